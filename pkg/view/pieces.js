// A piece as an element. Paths are made anew for every piece, so several boards on one page share no ids and a shadow root
// needs no sprite.

import { BOX, PATHS } from './piece-paths.js';
import { SOLID } from './piece-paths-solid.js';

/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("../index.js").Color} Color */

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {"plain" | "solid"} PieceSet */
/** @type {Readonly<Record<PieceSet, Readonly<Record<Kind, readonly string[]>>>>} */
const SETS = { plain: PATHS, solid: SOLID };
export const PIECE_SETS = /** @type {readonly PieceSet[]} */ (Object.keys(SETS));

/** The set that all pieces of the page are made of. @type {PieceSet} */
let chosen = 'plain';
/** @type {Map<string, SVGSVGElement>} */
const templates = new Map();

/** Pieces that are made from now on are of this set. @param {PieceSet} set */
export function usePieces(set) {
  chosen = set;
}

/** For what is drawn anew only when something has changed. */
export const piecesInUse = () => chosen;

/**
 * One piece as a picture. Colour comes from the class `w` or `b` and the style sheet.
 * @param {Kind} kind @param {Color} color
 * @returns {SVGSVGElement}
 */
export function pieceSvg(kind, color) {
  const name = `${chosen} ${kind}`;
  let template = templates.get(name);
  if (!template) {
    template = document.createElementNS(SVG, 'svg');
    template.setAttribute('viewBox', `${BOX.x} ${BOX.y} ${BOX.size} ${BOX.size}`);
    template.setAttribute('aria-hidden', 'true');
    template.setAttribute('focusable', 'false');
    for (const d of SETS[chosen][kind]) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', d);
      template.append(path);
    }
    templates.set(name, template);
  }
  const svg = /** @type {SVGSVGElement} */ (template.cloneNode(true));
  svg.setAttribute('class', `xb-pc ${color}`);
  svg.setAttribute('part', `piece ${color === 'w' ? 'white' : 'black'}`);
  return svg;
}

// A piece as an element. Paths are made anew for every piece, so several boards on one page share no ids and a shadow root
// needs no sprite.

import { BOX, PATHS } from './piece-paths.js';

/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("../index.js").Color} Color */

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Map<Kind, SVGSVGElement>} */
const templates = new Map();

/**
 * One piece as a picture. Colour comes from the class `w` or `b` and the style sheet.
 * @param {Kind} kind @param {Color} color
 * @returns {SVGSVGElement}
 */
export function pieceSvg(kind, color) {
  let template = templates.get(kind);
  if (!template) {
    template = document.createElementNS(SVG, 'svg');
    template.setAttribute('viewBox', `${BOX.x} ${BOX.y} ${BOX.size} ${BOX.size}`);
    template.setAttribute('aria-hidden', 'true');
    template.setAttribute('focusable', 'false');
    for (const d of PATHS[kind]) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', d);
      template.append(path);
    }
    templates.set(kind, template);
  }
  const svg = /** @type {SVGSVGElement} */ (template.cloneNode(true));
  svg.setAttribute('class', `xb-pc ${color}`);
  svg.setAttribute('part', `piece ${color === 'w' ? 'white' : 'black'}`);
  return svg;
}

// What the page adds to an arrangement of boards: how plies are listed and where, how the game is pictured.

import { LAYOUTS } from '../pkg/view/layouts.js';
import { slotsPicture, tallPicture, twinsPicture } from './pictures.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/view/layouts.js").LayoutName} LayoutName */
/** @typedef {import("../pkg/index.js").PositionField} PositionField */
/** @typedef {import("./places.js").RowKind} RowKind */

/**
 * @typedef {object} PageLayout
 * @property {LayoutName} name     the arrangement: style sheets and dictionaries go by it
 * @property {RowKind} rows    how plies stand in the list
 * @property {"side" | "ribbon"} moves  where a desk shows the list
 * @property {(() => SVGSVGElement) | null} picture  on the start screen; without one the game is offered below the others
 * @property {readonly PositionField[]} fields  of a position's text, in their order
 */

/** @type {Readonly<Record<LayoutName, PageLayout>>} */
const PAGES = {
  slots: {
    name: 'slots',
    rows: 'slots',
    moves: 'side',
    picture: slotsPicture,
    fields: ['placement', 'turn', 'castling', 'en-passant', 'halfmove', 'lost', 'results', 'number'],
  },
  twins: {
    name: 'twins',
    rows: 'boards',
    moves: 'ribbon',
    picture: twinsPicture,
    fields: ['placement', 'turn', 'castling', 'en-passant', 'halfmove', 'number', 'results', 'tranzits'],
  },
  tall: {
    name: 'tall',
    rows: 'turns',
    moves: 'side',
    picture: tallPicture,
    fields: ['placement', 'turn', 'plies', 'halfmove', 'number', 'first'],
  },
  single: {
    name: 'single',
    rows: 'pairs',
    moves: 'side',
    picture: null,
    fields: ['placement', 'turn', 'castling', 'en-passant', 'halfmove', 'number'],
  },
};

/** @param {GameId} id */
export function layoutOf(id) {
  return PAGES[LAYOUTS[id].name];
}

/** The order of the start screen. */
export const ORDER = /** @type {readonly GameId[]} */ (Object.keys(LAYOUTS));

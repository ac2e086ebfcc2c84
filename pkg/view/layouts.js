// How the boards of each game are arranged. The one place of the view that knows which game it is: everything else goes by
// an arrangement's name, or by what a position says of itself.

/** @typedef {import("../index.js").GameId} GameId */
/** @typedef {import("../index.js").Player} Player */
/** @typedef {"slots" | "twins" | "tall" | "single"} LayoutName */

/**
 * @typedef {object} Layout
 * @property {LayoutName} name  style sheets go by it
 * @property {readonly (readonly number[])[]} rows  the boards of a picture, in rows, as the First sees them
 * @property {readonly Player[]} white  who has White, by board
 */

/** @type {Readonly<Record<GameId, Layout>>} */
export const LAYOUTS = {
  'four-board': {
    name: 'slots',
    rows: [
      [1, 2],
      [3, 4],
    ],
    white: ['first', 'second', 'first', 'second'],
  },
  tranzit: { name: 'twins', rows: [[1, 2]], white: ['first', 'first'] },
  'double-move': { name: 'tall', rows: [[1]], white: ['first'] },
  orthodox: { name: 'single', rows: [[1]], white: ['first'] },
};

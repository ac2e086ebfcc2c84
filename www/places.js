// Where plies stand in the list: its rows and their cells.

/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {"pairs" | "boards" | "slots" | "turns"} RowKind */
/** @typedef {{ row: number, column: number }} Place */

/** How many cells a row has. @type {Readonly<Record<RowKind, number>>} */
export const WIDTHS = { pairs: 2, boards: 4, slots: 4, turns: 2 };

/**
 * Where the next ply of a position stands in the list, after the one before it.
 * @param {RowKind} kind
 * @param {GameState} state
 * @param {Place} before
 * @param {number} [board] the one that it is made on, or comes to
 * @returns {Place}
 */
export function placeIn(kind, state, before, board = state.boards.find((b) => b.turn)?.board ?? 1) {
  if (kind === 'slots' && state.slots) {
    const black = state.boards.some((b) => b.turn === 'b');
    return { row: state.slots.cycle, column: (state.slots.at === 'A' ? 0 : 2) + (black ? 1 : 0) };
  }
  const second = kind === 'turns' ? state.turn.ply === 2 : state.player === 'second';
  const row = before.row + (!second || before.row === 0 ? 1 : 0);
  if (kind === 'boards') return { row, column: (second ? 2 : 0) + board - 1 };
  return { row, column: second ? 1 : 0 };
}

// Where plies stand in the list: its rows and their cells.

/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {"pairs" | "boards" | "slots" | "turns"} RowKind */
/**
 * `entered`: the slots that another board has come to since the row began. What is played there then does not go on in that
 * row, which another board stands over: it begins a part of its own.
 * @typedef {{ row: number, column: number, part: number, entered: string }} Place
 */

/** @type {Place} */
export const NOWHERE = { row: 0, column: 0, part: 0, entered: '' };

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
    const { cycle, at } = state.slots;
    const entered = cycle === before.row ? before.entered : '';
    const black = state.boards.some((b) => b.turn === 'b');
    const column = (at === 'A' ? 0 : 2) + (black ? 1 : 0);
    return { row: cycle, column, part: entered.includes(at) ? 1 : 0, entered };
  }
  const second = kind === 'turns' ? state.turn.ply === 2 : state.player === 'second';
  const row = before.row + (!second || before.row === 0 ? 1 : 0);
  const column = kind === 'boards' ? (second ? 2 : 0) + board - 1 : second ? 1 : 0;
  return { ...NOWHERE, row, column };
}

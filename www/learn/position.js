// Position texts put together from what matters, so that a course can be read and changed by hand.

const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const ALL = 'KQkq';
const BOARDS = /** @type {const} */ ([1, 2, 3, 4]);

/** @typedef {Partial<Record<1 | 2 | 3 | 4, string>>} ByBoard */

/**
 * A position of four boards. A board that is not named stands as in the starting array, with all its castling rights.
 * @param {string} turn       "1:w"
 * @param {ByBoard} placements
 * @param {{ castling?: ByBoard, lost?: ByBoard, halfmoves?: ByBoard, results?: string, cycle?: number }} [rest]
 */
export function onFour(
  turn,
  placements,
  { castling = {}, lost = {}, halfmoves = {}, results = '****', cycle = 5 } = {},
) {
  const joined = (/** @type {ByBoard} */ given, /** @type {string} */ usual) =>
    BOARDS.map((board) => given[board] ?? usual).join('|');
  return [
    joined(placements, ARRAY),
    turn,
    joined(castling, ALL),
    '-|-|-|-',
    joined(halfmoves, '0'),
    joined(lost, '-'),
    results,
    cycle,
  ].join(' ');
}

/**
 * A position of two boards.
 * @param {"w" | "b"} turn
 * @param {string} one
 * @param {string} two
 * @param {{ castling?: string, halfmoves?: number, results?: string, crossed?: string }} [rest]
 */
export function onTwo(turn, one, two, { castling = '-', halfmoves = 0, results = '**', crossed = 'wb' } = {}) {
  return `${one}|${two} ${turn} ${castling} - ${halfmoves} 20 ${results} ${crossed}`;
}

/**
 * A position of one tall board, by the ranks that are not empty; at the beginning of a turn unless more is said.
 * @param {"w" | "b"} turn
 * @param {Readonly<Record<number, string>>} ranks
 * @param {{ plies?: 1 | 2, count?: number, first?: string }} [rest]
 */
export function onTall(turn, ranks, { plies = 2, count = 0, first = '-' } = {}) {
  const placement = Array.from({ length: 16 }, (_, index) => ranks[16 - index] ?? '8').join('/');
  return `${placement} ${turn} ${plies} ${count} ${turn === 'w' ? 21 : 22} ${first}`;
}

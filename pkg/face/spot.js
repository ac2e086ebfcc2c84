// @ts-check
/**
 * Spots and moves between texts and the module's numbers. A spot's number is `board << 7 | square`, both from 0; a
 * square's is `8 * rank + file`.
 */
import { ArgumentError } from './errors.js';

/** The names of the squares by their numbers: a1 to h16. */
export const SQUARES = Array.from({ length: 128 }, (_, index) => `${'abcdefgh'[index & 7]}${(index >> 3) + 1}`);

/** The names of the spots by their numbers: 1:a1 to 4:h16. */
const PLACES = Array.from({ length: 512 }, (_, index) => `${(index >> 7) + 1}:${SQUARES[index & 127]}`);

/** @type {Map<string, number>} */
const NUMBERS = new Map(SQUARES.map((name, index) => [name, index]));

/**
 * The number of a spot.
 * @param {unknown} spot
 * @param {import('./api.js').GameInfo} info
 * @returns {number}
 */
export function numberOfSpot(spot, info) {
  /** @type {unknown} */
  let board;
  /** @type {unknown} */
  let square;
  if (typeof spot === 'string') {
    const colon = spot.indexOf(':');
    // A board may be left out where there is one.
    if (colon === 1) board = '1234'.indexOf(spot.charAt(0)) + 1;
    else if (colon === -1 && info.boards === 1) board = 1;
    square = colon === 1 ? spot.slice(2) : spot;
  } else if (typeof spot === 'object' && spot !== null) {
    ({ board, square } = /** @type {{ board?: unknown, square?: unknown }} */ (spot));
  }
  const number = typeof square === 'string' ? NUMBERS.get(square) : undefined;
  if (typeof board !== 'number' || !Number.isInteger(board) || board < 1 || board > info.boards) {
    throw new ArgumentError('invalid-spot');
  }
  if (number === undefined || number >= 8 * info.ranks) throw new ArgumentError('invalid-spot');
  return ((board - 1) << 7) | number;
}

/** @param {number} number @returns {import('./api.js').Spot} */
export const spotOf = (number) => ({ board: (number >> 7) + 1, square: /** @type {string} */ (SQUARES[number & 127]) });

/** The letters of what a pawn may become, by their numbers in a move; none for 0. */
const PROMOTIONS = ['', 'n', 'b', 'r', 'q'];

/**
 * The text of a packed move.
 * @param {number} word
 * @param {boolean} many whether the game has more than one board
 * @returns {string}
 */
export function codeOf(word, many) {
  const from = word >>> 23;
  const to = (word >>> 14) & 511;
  if (many && (from ^ to) >> 7 !== 0) return `${PLACES[from]}>${PLACES[to]}`;
  const text = /** @type {string} */ (many ? PLACES[from] : SQUARES[from & 127]) + SQUARES[to & 127];
  const promotion = (word >>> 11) & 7;
  return promotion === 0 ? text : text + PROMOTIONS[promotion];
}

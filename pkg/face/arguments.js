// @ts-check
/** What methods are given: each is what it must be, or an ArgumentError says what is wrong. */
import { ArgumentError } from './errors.js';
import { gameOf } from './games.js';

/** No move text is longer: "1:a16>2:a16" has 11 characters, "resign:second:1" 15. */
export const LONGEST_CODE = 24;
/** No position text is as long: the longest there are have some 600 characters. */
const LONGEST_POSITION = 2048;

/** @param {unknown} id */
export function infoOf(id) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError('unknown-game');
  return info;
}

/** @param {unknown} position */
export function textOf(position) {
  if (position === undefined) return undefined;
  if (typeof position !== 'string') throw new ArgumentError('invalid-text', 'The position must be a text.');
  // What is cut off here is too long to be a position, and stays so.
  return position.length > LONGEST_POSITION ? position.slice(0, LONGEST_POSITION) : position;
}

/** @param {unknown} code */
export function codeOf(code) {
  if (typeof code !== 'string') throw new ArgumentError('invalid-text', 'The move must be a text.');
  if (code.length > LONGEST_CODE) throw new ArgumentError('invalid-code');
  return code;
}

/** @param {unknown} player */
export function playerOf(player) {
  if (player === 'first') return 0;
  if (player === 'second') return 1;
  throw new ArgumentError('invalid-player');
}

/**
 * A whole number within bounds.
 * @param {unknown} number
 * @param {number} least
 * @param {number} most
 * @param {import('./api.js').ErrorCode} code
 */
export function wholeOf(number, least, most, code) {
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    throw new ArgumentError(code);
  }
  return number;
}

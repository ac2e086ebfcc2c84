// What is wrong with a position, in words that fit its game: of kings it is told how many there are, and how many there can be.

import { describe, PositionError } from '../pkg/index.js';
import { layoutOf } from './layouts.js';
import { readSetup } from './position-text.js';

/** @typedef {import("../pkg/index.js").CrossboardError} CrossboardError */
/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/view/words.js").Words} Words */

/** @param {Words} words @param {GameInfo} info @param {string} text the position @param {CrossboardError} error */
export function faultText(words, info, text, error) {
  const said = describe(error, words.language);
  if (!(error instanceof PositionError) || error.fault !== 'kings') return said;
  const { name, fields } = layoutOf(info.id);
  const boards = readSetup(text, { ...info, fields })?.boards ?? [];
  const meant = error.board === undefined ? boards : boards.slice(error.board - 1, error.board);
  /** @param {string} king */
  const count = (king) => meant.flatMap((board) => Object.values(board)).filter((letter) => letter === king).length;
  const counted = meant.length > 0 ? words.t('kings.count', { w: count('K'), b: count('k') }) : '';
  return [said, counted, words.t(`kings.${name}`)].filter(Boolean).join(' ');
}

// An entry of the history as people write it, with the board where there are several.

import { moveText } from './move-text.js';
import { playerName } from './naming.js';

/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Words} words @param {Session} session @param {Entry} entry
 * @param {boolean} figures pieces as figures instead of letters
 */
export function entryText(words, session, entry, figures) {
  if ('from' in entry) {
    const text = moveText(words, entry, figures);
    return session.state.boards.length > 1 ? `${entry.from.board}: ${text}` : text;
  }
  return words.t(`entry.${entry.kind}${entry.board ? '.board' : ''}`, {
    who: entry.player ? playerName(words, session, entry.player) : '',
    n: entry.board ?? '',
  });
}

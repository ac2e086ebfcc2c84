// An entry of the history as people write it: plies in notation, acts in words.

import { playerName } from './naming.js';

/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Words} words @param {Session} session @param {Entry} entry
 * @param {string} written how the package writes it
 */
export function entryText(words, session, entry, written) {
  if ('from' in entry) return written;
  return words.t(`entry.${entry.kind}${entry.board ? '.board' : ''}`, {
    who: entry.player ? playerName(words, session, entry.player) : '',
    n: entry.board ?? '',
  });
}

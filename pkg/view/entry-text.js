// An entry of the history as people write it: plies in notation, acts in words.

import { byColour, personName, playerName } from './naming.js';

/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {Exclude<Entry, import("../index.js").Played>} Act */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Words} words @param {Session} session @param {Entry} entry
 * @param {string} written how the package writes it
 */
export function entryText(words, session, entry, written) {
  return 'from' in entry ? written : actText(words, session, entry);
}

/**
 * A resignation, an agreed draw or a flag fall in words.
 * @param {Words} words @param {Session} session @param {Act} entry
 */
export function actText(words, session, { kind, player, board }) {
  // A colour is many: "White resign" in some languages.
  const many = kind === 'resign' && player && !personName(session, player) && byColour(session.state);
  return words.t(`entry.${kind}${board ? '.board' : ''}${many ? '.many' : ''}`, {
    who: player ? playerName(words, session, player) : '',
    n: board ?? '',
  });
}

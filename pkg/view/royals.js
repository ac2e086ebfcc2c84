// The kings of each side: where they stand, and those that have been captured.

import { el, fill } from './dom.js';
import { playerName } from './naming.js';
import { pieceSvg } from './pieces.js';

/** @typedef {import("../index.js").Color} Color */
/** @typedef {import("./scene.js").Scene} Scene */

export class Royals {
  /** @param {Color} colour */
  constructor(colour) {
    this.colour = colour;
    this.root = el('div', { class: `royal ${colour}` });
  }

  /** @param {Scene} scene */
  render({ session, words }) {
    const { colour } = this;
    const [board] = session.state.boards;
    const standing = (board?.pieces ?? []).filter((p) => p.piece.kind === 'k' && p.piece.color === colour);
    const fallen = [];
    for (const entry of session.history) {
      if (!('capture' in entry) || entry.capture?.color !== colour) continue;
      for (const event of entry.events) if (event.type === 'king-captured') fallen.push(event.spot.square);
    }
    const badges = [
      ...fallen.map((square) =>
        el(
          'span',
          { class: 'badge down', role: 'img', 'aria-label': words.t('king.down', { square }) },
          pieceSvg('k', colour),
          el('em', {}, square),
        ),
      ),
      ...standing.map((p) =>
        el(
          'span',
          { class: 'badge', role: 'img', 'aria-label': words.t('king.at', { square: p.square }) },
          pieceSvg('k', colour),
          el('em', {}, p.square),
        ),
      ),
    ];
    const name = playerName(words, session, colour === 'w' ? 'first' : 'second');
    fill(
      this.root,
      badges,
      el('p', {}, el('b', {}, name), ' ', el('small', {}, words.t('kings.left', { n: standing.length }))),
    );
    this.root.dataset.kings = String(standing.length);
  }
}

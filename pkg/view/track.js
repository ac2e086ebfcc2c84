// The cycle of the two slots as four steps, the present one lit.

import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { playerInside } from './naming.js';
import { pieceSvg } from './pieces.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class Track {
  constructor() {
    this.root = el('ol', { class: 'track' });
  }

  /** @param {Scene} scene */
  render({ session, words }) {
    const { state } = session;
    this.root.setAttribute('aria-label', words.t('track'));
    const steps = [];
    for (const slot of /** @type {const} */ (['A', 'B'])) {
      const number = state.slots?.[slot];
      const board = state.boards.find((b) => b.board === number);
      if (!board) continue;
      steps.push(
        el('li', { class: 'num', 'aria-label': words.t('board.spoken', { n: board.board }) }, String(board.board)),
      );
      for (const colour of /** @type {const} */ (['w', 'b'])) {
        const player = colour === 'w' ? board.white : board.black;
        const now = board.turn === colour;
        steps.push(
          el(
            'li',
            { class: now ? 'on' : '', 'aria-current': now ? 'step' : null },
            pieceSvg('p', colour),
            el('span', { class: 'vh' }, words.t(`side.${colour}`)),
            el('em', {}, playerInside(words, session, player)),
          ),
        );
      }
    }
    steps.push(el('li', { class: 'loop', 'aria-hidden': 'true' }, icon('refresh')));
    fill(this.root, steps);
    this.root.hidden = state.outcome !== null;
  }
}

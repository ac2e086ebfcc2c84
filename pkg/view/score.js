// The score between two boards.

import { el, fill } from './dom.js';
import { playerName, pointsText } from './naming.js';
import { pieceSvg } from './pieces.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class Score {
  constructor() {
    this.root = el('div', { class: 'score' });
  }

  /** @param {Scene} scene */
  render({ session, words }) {
    const [a, b] = session.state.points ?? [0, 0];
    const people = /** @type {const} */ (['first', 'second']).map((player) =>
      el(
        'li',
        {},
        pieceSvg('k', player === 'first' ? 'w' : 'b'),
        el('span', { class: 'vh' }, playerName(words, session, player)),
      ),
    );
    fill(
      this.root,
      el(
        'div',
        { class: 'sc', 'data-points': `${a}:${b}` },
        el('small', {}, words.t('score')),
        el('b', {}, pointsText(a), el('i', {}, ':'), pointsText(b)),
        el('ul', {}, people),
      ),
    );
  }
}

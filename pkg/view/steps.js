// The plies of a turn of two: what has been played of it, and what is due.

import { el, fill } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class Steps {
  constructor() {
    this.root = el('div', { class: 'plies' });
    this.pips = el('span', { class: 'pips', 'aria-hidden': 'true' });
  }

  /** @param {Scene} scene */
  render({ session, words }) {
    const { state } = session;
    const { ply, of } = state.turn;
    const second = ply === 2;
    const items = [];
    if (second && state.last) {
      items.push(
        el(
          'li',
          { class: 'done' },
          el('span', { 'aria-hidden': 'true' }, '1'),
          el(
            'p',
            {},
            el('b', {}, session.written({ language: words.language }).at(-1) ?? ''),
            el('small', {}, words.t('step.played')),
          ),
          session.still
            ? null
            : el(
                'button',
                { type: 'button', class: 'btn', 'data-act': 'undo', onclick: () => session.undo() },
                icon('arrow-back-up'),
                words.t('step.back'),
              ),
        ),
      );
    } else {
      items.push(
        step(
          1,
          words.t(of === 1 ? 'step.only' : 'step.first'),
          words.t(of === 1 ? 'step.only.hint' : 'step.first.hint'),
          true,
        ),
      );
    }
    if (of > 1) items.push(step(2, words.t('step.second'), words.t('step.second.hint'), second));
    fill(this.root, state.outcome ? null : el('ol', { 'aria-label': words.t('steps') }, items));
    fill(
      this.pips,
      // One alone would count nothing.
      state.outcome || of < 2
        ? null
        : Array.from({ length: of }, (_, i) => el('i', { class: i + 1 < ply ? 'done' : '' })),
    );
  }
}

/** @param {number} number @param {string} title @param {string} hint @param {boolean} now */
function step(number, title, hint, now) {
  return el(
    'li',
    { class: now ? 'cur' : 'next' },
    el('span', { 'aria-hidden': 'true' }, String(number)),
    el('p', {}, el('b', {}, title), el('small', {}, hint)),
  );
}

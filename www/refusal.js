// Why a click was refused: the fact, the reason, the rule. Stands above the boards, shifts nothing, stays until closed or the next act.

import { describe } from '../pkg/index.js';
import { el, fill } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

export class RefusalNote {
  /** @type {import("./session.js").Refusal | null} */
  #shown = null;
  #language = '';

  constructor() {
    this.root = el('div', { class: 'why', role: 'alert', hidden: true });
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, words } = screen;
    const { refusal } = session;
    this.root.hidden = refusal === null;
    if (refusal === this.#shown && words.language === this.#language) return;
    this.#shown = refusal;
    this.#language = words.language;
    if (!refusal) {
      fill(this.root);
      return;
    }
    const { rule, reason } = refusal;
    fill(
      this.root,
      el(
        'p',
        {},
        el('b', {}, words.t('refused', { square: refusal.square })),
        ' ',
        reason ? describe(reason, words.language) : words.t('refused.plain'),
        ' ',
        rule
          ? el(
              'button',
              { type: 'button', class: 'link', 'data-rule': rule, onclick: () => screen.showRule(rule) },
              words.t('rule', { rule }),
            )
          : null,
      ),
      el(
        'button',
        { type: 'button', class: 'icon', 'aria-label': words.t('close'), onclick: () => session.closeRefusal() },
        icon('x'),
      ),
    );
  }
}

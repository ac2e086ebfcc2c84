// Why a click was refused: the fact, the reason, the rule; or a notice in its place. Stands above the boards, shifts nothing, stays until closed or the next act.

import { el, fill } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class RefusalNote {
  /** @type {import("./session.js").Refusal | null} */
  #shown = null;
  #language = '';
  #notice = '';

  constructor() {
    this.root = el('div', { class: 'why', role: 'alert', hidden: true });
  }

  /** @param {Scene} scene */
  render(scene) {
    const { session, words, describe, showRule } = scene;
    const { refusal, notice } = session;
    this.root.hidden = refusal === null && !notice;
    if (refusal === this.#shown && notice === this.#notice && words.language === this.#language) return;
    this.#shown = refusal;
    this.#notice = notice;
    this.#language = words.language;
    const close = el(
      'button',
      { type: 'button', class: 'icon', 'aria-label': words.t('close'), onclick: () => session.closeRefusal() },
      icon('x'),
    );
    if (!refusal && notice) {
      fill(this.root, el('p', {}, words.t(notice)), close);
      return;
    }
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
        rule && showRule
          ? el(
              'button',
              { type: 'button', class: 'link', 'data-rule': rule, onclick: () => showRule(rule) },
              words.t('rule', { rule }),
            )
          : rule
            ? el('span', { 'data-rule': rule }, words.t('rule', { rule }))
            : null,
      ),
      close,
    );
  }
}

// Why a click was refused: the fact, the reason, the rule; or a notice in its place. Stands above the boards, shifts nothing, stays until closed or the next act.

import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { fact as turnFact } from './turn-line.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class RefusalNote {
  /** @type {import("./session.js").Refusal | null} */
  #shown = null;
  #language = '';
  #notice = '';

  #covers;

  /** @param {boolean} [covers] where it stands it may hide the turn sentence, so it says whose turn it is */
  constructor(covers = false) {
    this.#covers = covers;
    this.root = el('div', { class: 'bar why', role: 'alert', hidden: true });
  }

  /** @param {Scene} scene */
  render(scene) {
    const { session, words, describe, showRule } = scene;
    const { refusal, notice, about } = session;
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
      fill(this.root, el('p', {}, words.t(notice, about)), close);
      return;
    }
    if (!refusal) {
      fill(this.root);
      return;
    }
    const { boards } = session.state;
    /** @param {import("./model.js").SpotKey} spot */
    const place = (spot) => {
      const [n = '', square = ''] = spot.split(':');
      return { n, square };
    };
    const many = refusal.why.length > 1;
    const elsewhere = boards.length > 1 && refusal.from !== null && place(refusal.from).n !== place(refusal.at).n;
    const head = refusal.stuck
      ? words.t('refused.stuck', { piece: words.t(`piece.${refusal.stuck}`), ...place(refusal.at) })
      : words.t(elsewhere ? 'refused.board' : 'refused', place(refusal.at));
    fill(
      this.root,
      el(
        'p',
        {},
        el('b', {}, head),
        refusal.why.map(({ at, reason, rule }) => [
          ' ',
          many
            ? `${words.t(place(at).n === place(refusal.at).n ? 'refused.to' : 'refused.to.board', place(at))} `
            : null,
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
        ]),
        this.#covers ? el('small', {}, turnFact(scene)) : null,
      ),
      close,
    );
  }
}

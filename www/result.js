// The result of the match: it cannot be missed, and is announced assertively. It never covers a board on a desk.

import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { pointsText } from '../pkg/view/naming.js';
import { outcomeReason, outcomeTitle } from '../pkg/view/turn-line.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

export class Result {
  #shown = '';

  constructor() {
    this.root = el('section', { class: 'result', role: 'alert', hidden: true });
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, words } = screen;
    const { outcome } = session.state;
    this.root.hidden = !outcome;
    const shown = outcome ? `${words.language} ${session.version}` : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!outcome) {
      fill(this.root);
      return;
    }
    const points = outcome.points
      ? words.t('result.points', { a: pointsText(outcome.points[0]), b: pointsText(outcome.points[1]) })
      : '';
    fill(
      this.root,
      icon('trophy'),
      el(
        'p',
        {},
        el('strong', {}, outcomeTitle(screen.scene), points ? el('b', { class: 'points' }, points) : null),
        ' ',
        el(
          'span',
          {},
          outcomeReason(screen.scene),
          ' ',
          el(
            'button',
            { type: 'button', class: 'link', 'data-rule': outcome.rule, onclick: () => screen.showRule(outcome.rule) },
            words.t('rule', { rule: outcome.rule }),
          ),
        ),
      ),
      el(
        'button',
        { type: 'button', class: 'btn', 'data-act': 'again', onclick: () => screen.newGame() },
        words.t('new'),
      ),
    );
  }
}

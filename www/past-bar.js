// An earlier position is looked at: which one, a step either way, and the way back. Stands in the place of the turn sentence.

import { el, say } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { moveWords } from '../pkg/view/move-text.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

export class PastBar {
  #fact = el('strong');
  #more = el('span');
  #steps = {
    first: this.#button('chevrons-left'),
    previous: this.#button('chevron-left'),
    next: this.#button('chevron-right'),
  };
  #back = el('button', { type: 'button', class: 'btn', 'data-act': 'back' });
  /** @type {import("../pkg/view/session.js").Session | null} */
  #session = null;

  constructor() {
    const { first, previous, next } = this.#steps;
    first.addEventListener('click', () => this.#session?.look(0));
    previous.addEventListener('click', () => this.#session?.step(-1));
    next.addEventListener('click', () => this.#session?.step(1));
    this.#back.addEventListener('click', () => this.#session?.look(null));
    this.root = el(
      'section',
      { class: 'past', hidden: true },
      el('p', { role: 'status' }, this.#fact, ' ', this.#more),
      el('div', { class: 'steps' }, first, previous, next),
      this.#back,
    );
  }

  /** @param {Screen} screen */
  render({ session, words, viewed }) {
    const { at, length } = session;
    this.#session = session;
    // A game that is only looked at has a bar of its own.
    this.root.hidden = at === null || viewed;
    this.root.setAttribute('aria-label', words.t('past'));
    const last = session.history.at(-1);
    say(this.#fact, at === null ? '' : words.t('past.at', { n: at, of: length }));
    say(
      this.#more,
      at === null
        ? ''
        : last && 'from' in last
          ? words.t('hint.last', { text: moveWords(words, last) })
          : words.t('view.start'),
    );
    this.#back.textContent = words.t('past.back');
    for (const [name, button] of Object.entries(this.#steps)) {
      button.setAttribute('aria-label', words.t(`nav.${name}`));
      button.disabled = name !== 'next' && at === 0;
    }
  }

  /** @param {string} picture */
  #button(picture) {
    return el('button', { type: 'button', class: 'icon' }, icon(picture));
  }
}

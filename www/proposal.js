// A chosen ply waits to be confirmed: what it is, Play, or something else after all.

import { el, say } from '../pkg/view/dom.js';
import { moveWords } from '../pkg/view/move-text.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

export class Proposal {
  #text = el('p');
  #play = el('button', { type: 'button', class: 'btn prim', 'data-act': 'confirm' });
  #cancel = el('button', { type: 'button', class: 'btn', 'data-act': 'unconfirm' });
  /** @type {import("../pkg/view/session.js").Session | null} */
  #session = null;

  constructor() {
    this.#play.addEventListener('click', () => this.#session?.confirm());
    this.#cancel.addEventListener('click', () => this.#session?.cancel());
    this.root = el(
      'section',
      { class: 'bar proposal', role: 'status', hidden: true },
      this.#text,
      this.#play,
      this.#cancel,
    );
  }

  /** @param {Screen} screen */
  render({ session, words }) {
    this.#session = session;
    const { proposed } = session;
    this.root.hidden = proposed === null;
    say(this.#text, proposed ? moveWords(words, proposed) : '');
    this.#play.textContent = words.t('proposed.play');
    this.#cancel.textContent = words.t('cancel');
  }
}

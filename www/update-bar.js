// A newer build of the page waits: a line that says so, and a button. Nothing is loaded anew without it.

import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';

/** @typedef {import('../pkg/view/words.js').Words} Words */

export class UpdateBar {
  #text = el('p');
  #now;
  #close;

  /** @param {() => void} takeOver */
  constructor(takeOver) {
    this.#now = el('button', { type: 'button', class: 'btn prim', 'data-act': 'update', onclick: takeOver });
    this.#close = el('button', { type: 'button', class: 'icon', onclick: () => this.root.remove() }, icon('x'));
    this.root = el('aside', { class: 'update', role: 'status' }, this.#text, this.#now, this.#close);
  }

  /** @param {Words} words */
  render(words) {
    this.#text.textContent = words.t('update.ready');
    this.#now.textContent = words.t('update.now');
    this.#close.setAttribute('aria-label', words.t('close'));
  }
}

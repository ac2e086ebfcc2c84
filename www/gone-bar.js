// The game on the page has been deleted in another tab: a line that says so, and what may be done with what is still here.

import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';

/** @typedef {import('../pkg/view/words.js').Words} Words */

export class GoneBar {
  #text = el('p', { role: 'alert' });
  #keep;
  #close;

  /**
   * @param {() => void} keep
   * @param {() => void} close
   */
  constructor(keep, close) {
    this.#keep = el('button', { type: 'button', class: 'btn prim', 'data-act': 'gone-keep', onclick: keep });
    this.#close = el('button', { type: 'button', class: 'icon', 'data-act': 'gone-close', onclick: close }, icon('x'));
    this.root = el('section', { class: 'update gone', hidden: true }, this.#text, this.#keep, this.#close);
  }

  /** @param {Words} words @param {boolean} gone */
  render(words, gone) {
    this.root.hidden = !gone;
    this.root.setAttribute('aria-label', words.t('gone'));
    const text = gone ? words.t('gone.text') : '';
    if (this.#text.textContent !== text) this.#text.textContent = text;
    this.#keep.textContent = words.t('gone.keep');
    this.#close.setAttribute('aria-label', words.t('viewer.close'));
  }
}

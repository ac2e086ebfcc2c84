// Another position to begin from, pasted as text; what is wrong with it is said in words while it is written.

import { games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { faultText } from './fault-text.js';
import { checkPosition } from './position-check.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/view/words.js").Words} Words */

export class PositionField {
  #summary = el('summary');
  #input = el('textarea', { rows: 2, spellcheck: 'false', autocomplete: 'off', 'data-key': 'position' });
  #said = el('p', { class: 'said', role: 'status' });
  root = el('details', { class: 'positionfield' }, this.#summary, this.#input, this.#said);
  /** @type {{ id: GameId, words: Words } | null} */
  #now = null;

  constructor() {
    this.#input.addEventListener('input', () => this.#check());
  }

  /** What the game is to begin from; nothing for its own start. */
  get text() {
    return this.root.open ? this.#input.value.trim() : '';
  }

  /** Whether a game can begin from what stands here. */
  get sound() {
    return this.text === '' || this.#error === null;
  }

  focus() {
    this.#input.focus();
  }

  /** @param {Words} words @param {GameId} id */
  render(words, id) {
    this.#now = { words, id };
    fill(this.#summary, words.t('start.position'));
    this.#input.setAttribute('aria-label', words.t('start.position.text'));
    this.#check();
  }

  get #error() {
    return this.#now ? checkPosition(this.#now.id, this.#input.value.trim()).error : null;
  }

  #check() {
    if (!this.#now) return;
    const { words } = this.#now;
    const written = this.#input.value.trim() !== '';
    const error = written ? this.#error : null;
    this.#input.setAttribute('aria-invalid', String(error !== null));
    const info = games.find(({ id }) => id === this.#now?.id);
    const told = error && info ? faultText(words, info, this.#input.value.trim(), error) : '';
    const said = error ? told : written ? words.t('start.position.sound') : '';
    if (this.#said.textContent !== said) fill(this.#said, said);
    this.#said.classList.toggle('wrong', error !== null);
  }
}

// A line to type a ply in. What is typed and cannot be is refused in words.

import { CrossboardError, describe, IllegalMoveError } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { codeOf } from './typed.js';
import { codeOfText } from './typed-text.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

export class MoveEntry {
  #input = el('input', {
    type: 'text',
    id: 'typed-move',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 24,
    'aria-describedby': 'typed-said',
  });
  #label = el('label', { for: 'typed-move' });
  #play = el('button', { type: 'submit', class: 'btn prim' });
  #close = el('button', { type: 'button', class: 'icon', onclick: () => this.close() }, icon('x'));
  #said = el('p', { id: 'typed-said', class: 'said', role: 'alert' });
  #open = false;
  /** Where the focus was. @type {Element | null} */
  #before = null;
  /** @type {Screen | null} */
  #screen = null;
  /** Why what was typed last is none, in the language of the page. @type {((screen: Screen) => string) | null} */
  #wrong = null;

  constructor() {
    this.root = el(
      'form',
      { class: 'bar entry', hidden: true },
      this.#label,
      this.#input,
      this.#play,
      this.#close,
      this.#said,
    );
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#enter();
    });
    this.root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.close();
    });
  }

  /** @param {Screen} screen */
  render(screen) {
    this.#screen = screen;
    const { words } = screen;
    this.#label.textContent = words.t('typed');
    this.root.setAttribute('aria-label', words.t('typed.open'));
    this.#play.textContent = words.t('proposed.play');
    this.#close.setAttribute('aria-label', words.t('close'));
    const [next] = screen.session.game.moves();
    this.#input.placeholder = words.t('typed.hint', { code: next?.code ?? 'e2e4' });
    this.#say();
    // After the last ply there is nothing to type.
    if (this.#open && !next) this.close();
    this.root.hidden = !this.#open;
  }

  open() {
    if (!this.#open) this.#before = document.activeElement;
    this.#open = true;
    this.root.hidden = false;
    this.#input.select();
    this.#input.focus();
  }

  close() {
    this.#open = false;
    this.root.hidden = true;
    this.#refuse(null);
    // Nothing had the focus: it must leave the hidden field all the same, or the next key would count as typed there.
    const before = this.#before !== document.body && this.#before?.isConnected ? this.#before : null;
    if (before instanceof HTMLElement) before.focus();
    else this.#screen?.focus();
  }

  #enter() {
    const screen = this.#screen;
    if (!screen) return;
    const { session, words } = screen;
    // A machine text first, with what is usual between the squares; else notation, in either alphabet.
    const typedText = this.#input.value;
    const typed = codeOf(session.game, typedText);
    const read = typed ? { code: typed } : codeOfText(session.game, typedText, words.language);
    if (!('code' in read)) {
      const { error } = read;
      this.#refuse(({ words: { language } }) => describe(error, language));
      return;
    }
    const { code } = read;
    try {
      this.#refuse(null);
      this.#input.value = '';
      session.enter(code);
    } catch (error) {
      if (!(error instanceof CrossboardError)) throw error;
      this.#input.value = typedText;
      this.#refuse(({ words }) =>
        error instanceof IllegalMoveError
          ? `${describe(error.reason, words.language)} ${words.t('rule', { rule: error.rule })}`
          : describe(error, words.language),
      );
    }
  }

  /** @param {((screen: Screen) => string) | null} wrong */
  #refuse(wrong) {
    this.#wrong = wrong;
    this.#say();
    if (wrong) this.#input.select();
  }

  #say() {
    const [wrong, screen] = [this.#wrong, this.#screen];
    const text = wrong && screen ? wrong(screen) : '';
    if (this.#said.textContent !== text) fill(this.#said, text);
  }
}

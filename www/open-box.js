// "Open a game": one box for anything that may be a game, written, pasted, dropped or from a file. It says what it takes the
// text for while it is written, and what is wrong with it where it is none.

import { CrossboardError, describe, games, PositionError, RecordError } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { LinkError } from './link.js';
import { lookAt, openText, SavedError } from './opening.js';

/** @typedef {import('../pkg/index.js').GameId} GameId */
/** @typedef {import('./app.js').App} App */

/** How long after the last key a text is looked at, in milliseconds. */
const PAUSE = 250;
/** How much of a line stands at either side of what is wrong in it. */
const AROUND = 36;
/** The longest file that is read, in bytes: texts of records may be of 2 MiB. */
const LONGEST_FILE = 8 << 20;
/** What may be of any game as long as nothing in it tells of which. @type {readonly string[]} */
const READ = ['record', 'codes'];
/** What is expected where a text may be read in several ways. @type {readonly string[]} */
const AMBIGUOUS = ['source-square', 'strict-form', 'piece-letter', 'board'];

export class OpenBox {
  #app;
  #open = false;
  /** The game that was chosen where the text leaves it open. @type {GameId | ''} */
  #game = '';
  /** What went wrong when the text was opened. @type {Error | null} */
  #failed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #text = el('textarea', {
    id: 'open-text',
    rows: 6,
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'data-key': 'open-text',
    oninput: () => this.#wait(),
    onkeydown: (event) => {
      const { key, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
      if (key === 'Enter' && (ctrlKey || metaKey)) void this.#take();
    },
  });
  #kind = el('output', { class: 'kind', for: 'open-text' });
  #which = el('fieldset', { class: 'which', hidden: true });
  #error = el('div', { class: 'unread', role: 'alert' });
  #file = el('input', {
    type: 'file',
    // The button beside it opens it; it is not to be met twice.
    hidden: true,
    accept: '.pgn,.txt,.json,.cbn,text/plain,application/json',
    onchange: () => void this.#read(this.#file.files?.[0]),
  });

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.button = el('button', {
      type: 'button',
      class: 'btn ghost big',
      'data-key': 'open',
      'aria-controls': 'open-box',
      onclick: () => {
        this.#open = !this.#open;
        this.render();
        if (!this.#open) return;
        this.#text.focus();
        this.root.scrollIntoView({ block: 'nearest' });
      },
    });
    this.root = el('section', { class: 'openbox', id: 'open-box' });
    this.root.addEventListener('dragover', (event) => event.preventDefault());
    this.root.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void this.#read(file);
    });
  }

  /** Shows a text that was pasted or dropped on the screen. @param {string} text */
  show(text) {
    this.#open = true;
    this.#set(text);
    this.#text.focus();
  }

  /** Reads a file that was dropped on the screen. @param {File} file */
  drop(file) {
    this.#open = true;
    void this.#read(file);
  }

  render() {
    const { words } = this.#app;
    this.button.textContent = words.t('open');
    this.button.setAttribute('aria-expanded', String(this.#open));
    this.root.hidden = !this.#open;
    this.root.setAttribute('aria-label', words.t('open'));
    this.#text.placeholder = words.t('open.example');
    if (this.#open && !this.root.contains(this.#text)) this.root.append(...this.#parts());
    for (const [key, part] of this.#labels) part.textContent = words.t(key);
    this.#renderLook();
    this.#renderError();
  }

  /** @type {Map<string, HTMLElement>} what is named in the language of the page */
  #labels = new Map();

  #parts() {
    /** @template {HTMLElement} T @param {string} key @param {T} part */
    const named = (key, part) => {
      this.#labels.set(key, part);
      return part;
    };
    return [
      named('open.text', el('label', { for: 'open-text' })),
      this.#text,
      this.#kind,
      this.#error,
      this.#which,
      el(
        'div',
        { class: 'row' },
        named(
          'open.do',
          el('button', { type: 'button', class: 'btn prim', 'data-key': 'open-do', onclick: () => void this.#take() }),
        ),
        named(
          'open.file',
          el('button', { type: 'button', class: 'btn', 'data-key': 'open-file', onclick: () => this.#file.click() }),
        ),
        this.#file,
      ),
    ];
  }

  /** Says what the text is taken for, and asks where that is open. */
  #renderLook() {
    const { words } = this.#app;
    const { kind, games: found } = lookAt(this.#text.value);
    const name = (/** @type {GameId} */ id) => games.find((g) => g.id === id)?.names[words.language] ?? id;
    const [only] = found;
    /** @type {readonly (GameId | '')[]} */
    const offered =
      found.length > 0 ? found : this.#failed && READ.includes(kind) ? ['', ...games.map(({ id }) => id)] : [];
    if (!offered.includes(this.#game)) this.#game = '';
    this.#kind.value = [
      kind === 'empty' ? words.t('open.forms') : words.t(`open.kind.${kind}`),
      found.length === 1 && only ? words.t('open.game', { name: name(only) }) : '',
    ]
      .filter(Boolean)
      .join(' ');
    this.#which.hidden = offered.length < 2;
    const focused = this.#which.contains(document.activeElement);
    fill(
      this.#which,
      el('legend', {}, words.t('open.which')),
      offered.length < 2
        ? null
        : offered.map((id, i) =>
            el(
              'label',
              {},
              el('input', {
                type: 'radio',
                name: 'open-game',
                value: id,
                checked: this.#game ? id === this.#game : i === 0,
                onchange: () => {
                  this.#game = id;
                },
              }),
              id ? name(id) : words.t('open.any'),
            ),
          ),
    );
    if (focused) this.#which.querySelector('input')?.focus();
    // All of it is in sight, where there is room.
    const { clientHeight } = this.root;
    if (this.#open && clientHeight < innerHeight / 2) this.root.scrollIntoView({ block: 'nearest' });
  }

  #renderError() {
    const error = this.#failed;
    const { words } = this.#app;
    const parts = [];
    if (error instanceof LinkError) parts.push(el('p', {}, words.t(`link.${error.why}`)));
    else if (error instanceof SavedError) parts.push(el('p', {}, words.t('open.spoilt')));
    else if (error instanceof RecordError) parts.push(...this.#recordError(error));
    else if (error instanceof PositionError)
      parts.push(el('p', {}, describe(error, words.language)), this.#excerpt(this.#offsetOf(error), 1));
    else if (error instanceof CrossboardError) parts.push(el('p', {}, describe(error, words.language)));
    else if (error) parts.push(el('p', {}, words.t('open.unread')));
    fill(this.#error, parts);
  }

  /** Where it is, what was expected there, and what might stand there: a click puts it there. @param {RecordError} error */
  #recordError(error) {
    const { words } = this.#app;
    const { line, column, offset, found, expected, reason, legal, cause } = error;
    const { language } = words;
    const what = [expected, ...(reason ? [reason] : [])].map((word) => describe(word, language)).join(' ');
    const label = words.t(AMBIGUOUS.includes(expected) ? 'open.meant' : 'open.near');
    return [
      el('p', {}, el('b', {}, words.t('open.at', { line, column })), ' ', what),
      cause instanceof PositionError ? el('p', {}, describe(cause, language)) : null,
      this.#excerpt(offset, found.length),
      legal.length > 0
        ? el(
            'div',
            { class: 'instead', role: 'group', 'aria-label': label },
            el('span', {}, label),
            legal.map((text) =>
              el(
                'button',
                { type: 'button', class: 'btn', 'data-instead': text, onclick: () => this.#replace(error, text) },
                text,
              ),
            ),
          )
        : null,
    ];
  }

  /** The line with what is wrong in it. @param {number} offset @param {number} length */
  #excerpt(offset, length) {
    const { value } = this.#text;
    const begin = value.lastIndexOf('\n', offset - 1) + 1;
    const end = value.indexOf('\n', offset) < 0 ? value.length : value.indexOf('\n', offset);
    const from = Math.max(begin, offset - AROUND);
    const to = Math.min(end, offset + length + AROUND);
    const wrong = value.slice(offset, Math.min(end, offset + length));
    return el(
      'p',
      { class: 'excerpt' },
      `${from > begin ? '…' : ''}${value.slice(from, offset)}`,
      el('mark', {}, wrong.trim() === '' ? '\u00a0' : wrong),
      `${value.slice(offset + wrong.length, to)}${to < end ? '…' : ''}`,
    );
  }

  /** @param {RecordError} error @param {string} text */
  #replace({ offset, found }, text) {
    const { value } = this.#text;
    const space = found === '' && /\S$/.test(value.slice(0, offset)) ? ' ' : '';
    this.#set(value.slice(0, offset) + space + text + value.slice(offset + found.length));
    void this.#take();
  }

  /** @param {string} text */
  #set(text) {
    this.#text.value = text;
    this.#failed = null;
    this.render();
  }

  #wait() {
    this.#failed = null;
    this.#renderError();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#renderLook(), PAUSE);
  }

  /** @param {File | undefined} file */
  async #read(file) {
    if (!file) return;
    // Whatever it is called, it is read as text.
    const text = file.size > LONGEST_FILE ? null : await file.text().catch(() => null);
    this.#file.value = '';
    if (text === null) {
      this.#failed = new Error('unread');
      this.render();
      return;
    }
    this.#set(text);
    await this.#take();
  }

  async #take() {
    clearTimeout(this.#timer);
    const { value } = this.#text;
    this.#renderLook();
    if (value.trim() === '') {
      this.#text.focus();
      return;
    }
    const chosen = this.#which.querySelector('input:checked');
    const game = chosen instanceof HTMLInputElement ? /** @type {GameId} */ (chosen.value) || undefined : undefined;
    try {
      const opened = await openText(value, game);
      this.#failed = null;
      await this.#app.view(opened);
    } catch (error) {
      if (!(error instanceof CrossboardError || error instanceof LinkError || error instanceof SavedError)) throw error;
      this.#failed = error;
      this.#renderLook();
      this.#renderError();
      this.#point(error);
      this.#error.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Marks what is wrong in the box itself. @param {Error} error */
  #point(error) {
    if (!(error instanceof RecordError || error instanceof PositionError)) return;
    const length = error instanceof RecordError ? error.found.length : 1;
    this.#text.focus();
    const offset = this.#offsetOf(error);
    this.#text.setSelectionRange(offset, offset + length);
  }

  /** A position is read without the space before it. @param {RecordError | PositionError} error */
  #offsetOf({ name, offset }) {
    const { value } = this.#text;
    return name === 'PositionError' ? offset + value.length - value.trimStart().length : offset;
  }
}

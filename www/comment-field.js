// What the reader himself says about the ply that is looked at: a comment and a sign.

import { el, fill } from '../pkg/view/dom.js';
import { partsOf, signsText } from './moves-notes.js';
import { tidy } from './notes.js';

/** @typedef {import('./screen-game.js').Screen} Screen */

/** The signs that one ply has one of, in the order in which they are offered. */
const SIGNS = [3, 1, 5, 6, 2, 4];
/** How long after the last key a comment is taken, in milliseconds. */
const PAUSE = 400;

export class CommentField {
  #shown = '';
  #label = el('label', { for: 'comment' });
  #text = el('textarea', { id: 'comment', rows: 2, maxlength: 2000, oninput: () => this.#wait() });
  #sign = el('select', { onchange: () => this.#now() });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Takes what is written, which knows which ply it is about. Whether it is something new. @type {() => boolean} */
  take = () => false;
  /** Keeps what has been taken. */
  #noted = () => {};

  constructor() {
    this.#text.addEventListener('change', () => this.#now());
    this.root = el('div', { class: 'comment' }, this.#label, el('div', { class: 'row' }, this.#text, this.#sign));
  }

  /** After how many entries stands what somebody is writing about; null if nobody is. @returns {number | null} */
  get writing() {
    return document.activeElement === this.#text ? Number(this.#text.dataset.at) : null;
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, words, notes, pieces } = screen;
    const at = session.at ?? session.length;
    const entry = session.entries[at - 1];
    const shown = () => [words.language, pieces, at, entry?.code, session.version, notes.version].join('|');
    this.root.hidden = session.aside !== null || screen.viewed;
    if (shown() === this.#shown) return;
    // What is being written is about the ply that it was begun for.
    if (this.take()) screen.keep();
    this.#shown = shown();
    const node = entry ? notes.at(at - 1, entry.code) : null;
    const written = entry ? session.game.notations({ language: words.language, pieces })[at - 1] : undefined;
    const ply = written && entry && 'from' in entry ? partsOf(written) : null;
    this.#label.textContent = entry
      ? words.t('comment.on', { text: ply ? `${ply.board} ${ply.ply}`.trim() : words.t('comment.act') })
      : words.t('comment.start');
    const text = (node ? node.after : notes.intro) ?? '';
    // What is being written stays as it is, with the space that it ends in.
    if (this.#text.dataset.at !== String(at) || tidy(this.#text.value) !== text) this.#text.value = text;
    this.#text.dataset.at = String(at);
    this.#sign.hidden = !ply;
    this.#sign.setAttribute('aria-label', words.t('comment.sign'));
    const signs = node?.nags ?? [];
    const mark = signs.find((nag) => SIGNS.includes(nag)) ?? 0;
    fill(
      this.#sign,
      el('option', { value: 0 }, '–'),
      SIGNS.map((nag) => el('option', { value: nag, selected: nag === mark }, signsText([nag]))),
    );
    this.take = () => {
      clearTimeout(this.#timer);
      const { value } = this.#text;
      const chosen = Number(this.#sign.value);
      if (tidy(value) === text && chosen === mark) return false;
      this.take = () => false;
      if (!entry) notes.introduce(value);
      else {
        const others = signs.filter((nag) => !SIGNS.includes(nag));
        notes.say(at - 1, entry.code, { after: value, nags: chosen ? [chosen, ...others] : others });
      }
      return true;
    };
    this.#noted = () => screen.noted();
  }

  /** Takes and keeps what has just been written. */
  #now() {
    if (this.take()) this.#noted();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#now(), PAUSE);
  }
}

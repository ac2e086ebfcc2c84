// What the reader himself says about the ply that is looked at: a comment and a sign; and what a record says before it.

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
  #beforeLabel = el('label', { for: 'comment-before' });
  #before = this.#area('comment-before');
  #label = el('label', { for: 'comment' });
  #text = this.#area('comment');
  #sign = el('select', { onchange: () => this.#now() });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Takes what is written, which knows which ply it is about. Whether it is something new. @type {() => boolean} */
  take = () => false;
  /** Keeps what has been taken. */
  #noted = () => {};

  constructor() {
    this.root = el(
      'div',
      { class: 'comment' },
      this.#beforeLabel,
      this.#before,
      this.#label,
      el('div', { class: 'row' }, this.#text, this.#sign),
    );
  }

  /** After how many entries stands what somebody is writing about; null if nobody is. @returns {number | null} */
  get writing() {
    return [this.#before, this.#text].some((area) => area === document.activeElement)
      ? Number(this.#text.dataset.at)
      : null;
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
    show(this.#text, text, at);
    // What stands before a ply comes from records; before the first it is that which the game begins with.
    const before = (at === 1 ? notes.intro : node?.before) ?? '';
    this.#beforeLabel.textContent = ply
      ? words.t('comment.before', { text: `${ply.board} ${ply.ply}`.trim() })
      : words.t('comment.before.act');
    const writing = this.#before === document.activeElement && this.#before.dataset.at === String(at);
    show(this.#before, before, at);
    this.#before.hidden = !before && !writing;
    this.#beforeLabel.hidden = this.#before.hidden;
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
      const after = this.#text.value;
      const first = this.#before.value;
      const chosen = Number(this.#sign.value);
      if (tidy(after) === text && tidy(first) === before && chosen === mark) return false;
      this.take = () => false;
      if (!entry || (at === 1 && tidy(first) !== before)) notes.introduce(entry ? first : after);
      if (entry) {
        const others = signs.filter((nag) => !SIGNS.includes(nag));
        const nags = chosen ? [chosen, ...others] : others;
        notes.say(at - 1, entry.code, { ...(at > 1 ? { before: first } : {}), after, nags });
      }
      return true;
    };
    this.#noted = () => screen.noted();
  }

  /** @param {string} id */
  #area(id) {
    const area = el('textarea', { id, rows: 2, maxlength: 2000, oninput: () => this.#wait() });
    area.addEventListener('change', () => this.#now());
    return area;
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

/** What is being written stays as it is, with the space that it ends in. @param {HTMLTextAreaElement} area @param {string} text @param {number} at */
function show(area, text, at) {
  if (area.dataset.at !== String(at) || tidy(area.value) !== text) area.value = text;
  area.dataset.at = String(at);
}

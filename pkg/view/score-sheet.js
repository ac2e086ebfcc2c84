// The plies of a game in notation, as running text; where one may step through them, each leads to its position.

import { el, fill } from './dom.js';
import { entryText } from './entry-text.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class ScoreSheet {
  #shown = '';
  /** The ply that led to the position that is shown. @type {Element | null} */
  #current = null;

  constructor() {
    this.root = el('ol', { class: 'score-sheet', part: 'moves' });
  }

  /** @param {Scene} scene @param {boolean} figures @param {boolean} steps */
  render({ session, words }, figures, steps) {
    const entries = session.entries;
    const at = session.at ?? session.length;
    const codes = entries.map(({ code }) => code).join(' ');
    const shown = [words.language, figures, steps, codes].join('|');
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#current = null;
      this.root.setAttribute('aria-label', words.t('moves'));
      const written = session.game.notations({ language: words.language, pieces: figures ? 'figurine' : 'letters' });
      fill(
        this.root,
        entries.map((entry, i) => {
          const text = entryText(words, session, entry, written[i] ?? '');
          return el(
            'li',
            {},
            el('i', { 'aria-hidden': 'true' }, `${i + 1}.`),
            steps ? el('button', { type: 'button', onclick: () => session.look(i + 1) }, text) : el('span', {}, text),
          );
        }),
      );
    }
    this.root.hidden = entries.length === 0;
    const part = this.root.children[at - 1]?.lastElementChild ?? null;
    if (part === this.#current) return;
    this.#current?.removeAttribute('aria-current');
    this.#current = part;
    if (!part) this.root.scrollTop = 0;
    if (part instanceof HTMLElement) {
      part.setAttribute('aria-current', 'step');
      // Only the list itself scrolls, never the page round it.
      this.root.scrollTop = part.offsetTop - this.root.offsetTop - this.root.clientHeight / 2;
    }
  }
}

// One tall board, upright, with the plies of the turn at its left and the kings of each side at its right.

import { el } from './dom.js';
import { Royals } from './royals.js';
import { Steps } from './steps.js';

/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("./screen-game.js").Extras} Extras */

export class TallArea {
  #steps = new Steps();
  #royals = { w: new Royals('w'), b: new Royals('b') };
  #holder = el('div', { class: 'bw' });
  #rail = el('div', { class: 'rail' }, this.#royals.b.root, this.#steps.pips, this.#royals.w.root);
  extra = null;

  constructor() {
    this.root = el('main', { class: 'area' }, this.#steps.root, this.#holder, this.#rail);
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, view } = screen;
    for (const board of session.state.boards) {
      const { root } = view.board(board.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
    this.#steps.render(screen);
    this.#royals.w.render(screen);
    this.#royals.b.render(screen);
    this.#rail.classList.toggle('turned', session.orientation === 'second');
  }

  /** @returns {Extras} */
  extras() {
    return {};
  }
}

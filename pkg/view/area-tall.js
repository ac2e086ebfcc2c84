// One tall board, upright, with the plies of the turn at its left and the kings of each side at its right.

import { el } from './dom.js';
import { Royals } from './royals.js';
import { Steps } from './steps.js';

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Extras} Extras */

export class TallArea {
  #steps = new Steps();
  #royals = { w: new Royals('w'), b: new Royals('b') };
  #holder = el('div', { class: 'bw' });
  #rail = el('div', { class: 'rail' }, this.#royals.b.root, this.#steps.pips, this.#royals.w.root);
  extra = null;

  constructor() {
    this.root = el('div', { class: 'area tall' }, this.#steps.root, this.#holder, this.#rail);
  }

  /** @param {Scene} scene */
  render(scene) {
    const { session, view } = scene;
    for (const board of session.state.boards) {
      const { root } = view.board(board.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
    this.#steps.render(scene);
    this.#royals.w.render(scene);
    this.#royals.b.render(scene);
    this.#rail.classList.toggle('turned', session.orientation === 'second');
  }

  /** @returns {Extras} */
  extras() {
    return {};
  }
}

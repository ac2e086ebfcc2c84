// One board.

import { el } from './dom.js';

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Extras} Extras */

export class SingleArea {
  #holder = el('div', { class: 'bw' });
  extra = null;

  constructor() {
    this.root = el('div', { class: 'area single' }, this.#holder);
  }

  /** @param {Scene} scene */
  render({ session, view }) {
    for (const board of session.state.boards) {
      const { root } = view.board(board.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
  }

  /** @returns {Extras} */
  extras() {
    return {};
  }
}

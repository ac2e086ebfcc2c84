// One board.

import { el } from './dom.js';

/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("./screen-game.js").Extras} Extras */

export class SingleArea {
  #holder = el('div', { class: 'bw' });
  extra = null;

  constructor() {
    this.root = el('main', { class: 'area' }, this.#holder);
  }

  /** @param {Screen} screen */
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

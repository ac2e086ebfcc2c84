// Boards in a row for a diagram, as many as matter, each under its name; what else is drawn on them is the game's own
// arrangement's to say.

import { BoardHead } from './board-head.js';
import { el, fill } from './dom.js';

/** @typedef {import("./scene.js").Area} Area */
/** @typedef {import("./scene.js").Scene} Scene */

export class PlainArea {
  /** @type {Map<number, { head: BoardHead, holder: HTMLElement, root: HTMLElement }>} */
  #cells = new Map();
  #own;
  #shown = '';
  extra = null;

  /** @param {Area} own the game's arrangement */
  constructor(own) {
    this.#own = own;
    this.root = el('div', { class: 'row-of-boards' });
  }

  /** @param {Scene} scene */
  render(scene) {
    const { session, view, show } = scene;
    const numbers = show?.boards ?? session.state.boards.map(({ board }) => board);
    if (String(numbers) !== this.#shown) {
      this.#shown = String(numbers);
      this.#cells.clear();
      for (const number of numbers) {
        const head = new BoardHead();
        const holder = el('div', { class: 'bw' }, view.board(number).root);
        const root = el('div', { class: 'one-board' }, numbers.length > 1 ? head.root : null, holder);
        this.#cells.set(number, { head, holder, root });
      }
      fill(
        this.root,
        [...this.#cells.values()].map(({ root }) => root),
        this.root.querySelector('.join'),
      );
    }
    for (const board of session.state.boards) this.#cells.get(board.board)?.head.render(scene, board);
  }

  /** @param {Scene} scene */
  extras(scene) {
    return this.#own.extras(scene);
  }
}

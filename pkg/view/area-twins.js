// Two equal boards with the score between them; the second stands at White's right hand.

import { BoardHead } from './board-head.js';
import { el } from './dom.js';
import { Legend } from './legend.js';
import { Score } from './score.js';

/** @typedef {import('./model.js').Mark} Mark */
/** @typedef {import('./model.js').SpotKey} SpotKey */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Extras} Extras */

export class TwinsArea {
  #heads = [new BoardHead(), new BoardHead()];
  #holders = [el('div', { class: 'bw' }), el('div', { class: 'bw' })];
  #slots = this.#heads.map((head, i) =>
    el('section', { class: `slot ${i ? 'two' : 'one'}` }, head.root, this.#holders[i]),
  );
  #score = new Score();
  #called = el('div', { class: 'called', 'aria-hidden': 'true' });
  #pair = el('div', { class: 'pair' }, this.#slots[0], this.#score.root, this.#slots[1]);
  #legend = new Legend();
  extra = this.#legend.root;

  constructor() {
    this.root = el('div', { class: 'area twins' }, this.#pair);
  }

  /** @param {Scene} scene */
  render(scene) {
    const { session, words, view } = scene;
    for (const [i, board] of session.state.boards.entries()) {
      const { root } = view.board(board.board);
      const holder = this.#holders[i];
      if (holder && root.parentElement !== holder) holder.append(root);
      this.#heads[i]?.render(scene, board);
      this.#slots[i]?.classList.toggle('decided', board.status === 'closed');
    }
    this.#pair.classList.toggle('turned', session.orientation === 'second');
    this.#score.render(scene);
    this.#legend.render(scene);
    // Called before the ply lands; seen for a moment after.
    const calling = session.announced ?? (session.animate?.kind === 'tranzit' ? session.animate : null);
    if (calling) {
      this.#called.textContent = words.t('announce');
      const holder = this.#holders[calling.to.board - 1];
      if (this.#called.parentElement !== holder || !session.announced) holder?.append(this.#called);
    } else this.#called.remove();
  }

  /**
   * The same square of the other board, for the square under the pointer or the piece that is chosen.
   * @param {Scene} scene
   * @returns {Extras}
   */
  extras({ session }) {
    /** @type {Map<SpotKey, Mark[]>} */
    const marks = new Map();
    const spot = session.selection?.by === 'from' ? session.selection.spot : session.hovered;
    if (spot && !session.over) {
      const [board, square] = spot.split(':');
      for (const other of session.state.boards) {
        if (String(other.board) !== board) marks.set(`${other.board}:${square}`, ['twin']);
      }
    }
    return { marks };
  }
}

// The promotion picker: stands on the square, over the board, until a piece is chosen or the choice is cancelled.

import { pieceSvg } from './pieces.js';

/** @typedef {import("./model.js").ViewModel} ViewModel */
/** @typedef {import("./model.js").OnIntent} OnIntent */
/** @typedef {import("./board.js").BoardView} BoardView */

export class Promotion {
  #onIntent;
  #shown = '';
  /** Gives the focus back to the square. @type {(() => void) | null} */
  #back = null;

  /** @param {OnIntent} onIntent */
  constructor(onIntent) {
    this.#onIntent = onIntent;
    this.root = document.createElement('div');
    this.root.className = 'xb-promotion';
    this.root.setAttribute('role', 'group');
    this.root.addEventListener('keydown', (event) => this.#key(event));
  }

  /**
   * @param {ViewModel} model
   * @param {ReadonlyMap<number, BoardView>} boards
   */
  render(model, boards) {
    const choice = model.promotion;
    const board = choice && boards.get(Number(choice.spot.split(':')[0]));
    const at = choice && board ? board.place(choice.spot) : null;
    if (!choice || !board || !at) {
      const focused = this.root.matches(':focus-within');
      this.root.remove();
      this.#shown = '';
      if (focused) this.#back?.();
      this.#back = null;
      return;
    }
    const shown = [choice.spot, choice.color, choice.kinds.join(''), at.column, at.row, model.strings.promote].join(
      '|',
    );
    if (shown === this.#shown && this.root.parentElement === board.root) return;
    this.#shown = shown;
    this.#back = () => board.focus(choice.spot);
    this.root.setAttribute('aria-label', model.strings.promote);
    this.root.replaceChildren(
      ...choice.kinds.map((kind) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.promote = kind;
        button.setAttribute('aria-label', model.strings.pieces[`${choice.color}${kind}`]);
        button.append(pieceSvg(kind, choice.color));
        button.addEventListener('click', () => this.#onIntent({ type: 'promote', kind }));
        return button;
      }),
    );
    this.root.style.setProperty('--column', String(at.column));
    this.root.style.setProperty('--row', String(at.row));
    this.root.classList.toggle('upward', at.row > at.rows / 2);
    board.root.append(this.root);
    this.root.querySelector('button')?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.#onIntent({ type: 'cancel' });
      return;
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.root.querySelectorAll('button')];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : 0;
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
}

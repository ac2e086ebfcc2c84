// All boards of a game, drawn from one model by one function; what the user wants comes back as intents.
// Written as the inside of a custom element: a root, no page globals, no ids, no inline style text.

import { BoardView } from './board.js';
import { Drag } from './drag.js';
import { keyOf, marksOf } from './marks.js';
import { Promotion } from './promotion.js';

/** @typedef {import("./model.js").ViewModel} ViewModel */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./model.js").Intent} Intent */
/** @typedef {import("./model.js").OnIntent} OnIntent */
/** @typedef {import("../index.js").Move} Move */

export class BoardsView {
  /** @type {Map<number, BoardView>} */
  #boards = new Map();
  #onIntent;
  #arranges;
  #drag;
  #promotion;
  /** @type {string | null} */
  #hovered = null;
  /** How many pieces glide to a square, or on a board. @type {Map<Element, number>} */
  #glides = new Map();

  /**
   * @param {OnIntent} onIntent
   * @param {HTMLElement} [around] an element the caller arranges the boards in; without it the view lines them up in a root of its own
   */
  constructor(onIntent, around) {
    this.#onIntent = onIntent;
    this.#arranges = around === undefined;
    const root = around ?? document.createElement('div');
    this.root = root;
    this.#promotion = new Promotion(onIntent);
    this.#drag = new Drag(onIntent);
    this.#drag.attach(root);
    root.addEventListener('click', (event) => {
      const key = this.#keyAt(event.target);
      if (key) this.#onIntent({ type: 'spot', spot: key });
    });
    root.addEventListener('pointerover', (event) => this.#hover(this.#keyAt(event.target)));
    root.addEventListener('pointerleave', () => this.#hover(null));
    root.addEventListener('focusin', (event) => this.#hover(this.#keyAt(event.target)));
  }

  /**
   * The board of that number; made when first asked for. Its root may be put anywhere inside this view's root.
   * @param {number} number
   * @returns {BoardView}
   */
  board(number) {
    let board = this.#boards.get(number);
    if (!board) {
      board = new BoardView(number, (intent) => {
        // Esc lets go of a piece that is held, too.
        if (intent.type === 'cancel') this.#drag.cancel();
        this.#onIntent(intent);
      });
      this.#boards.set(number, board);
    }
    return board;
  }

  /** @param {ViewModel} model */
  render(model) {
    const marks = marksOf(model);
    const movable = model.movable ?? new Set(model.moves.map((m) => keyOf(m.from)));
    for (const state of model.state.boards) {
      const board = this.board(state.board);
      if (this.#arranges && !board.root.parentElement) this.root.append(board.root);
      board.render(model, state, marks, movable);
    }
    this.#drag.check(model.version);
    this.#promotion.render(model, this.#boards);
    // Places are asked for in the frame that lays out anyway.
    const move = model.animate;
    if (move) requestAnimationFrame(() => this.#animate(move));
  }

  /**
   * @param {SpotKey} key
   * @returns {HTMLElement | null}
   */
  cell(key) {
    return this.#boards.get(Number(key.split(':')[0]))?.cell(key) ?? null;
  }

  /** @param {SpotKey} key */
  focus(key) {
    this.#boards.get(Number(key.split(':')[0]))?.focus(key);
  }

  get dragging() {
    return this.#drag.lifted;
  }

  cancelDrag() {
    this.#drag.cancel();
  }

  /** @param {EventTarget | null} target @returns {SpotKey | null} */
  #keyAt(target) {
    return target instanceof Element ? (target.closest('[data-spot]')?.getAttribute('data-spot') ?? null) : null;
  }

  /** @param {SpotKey | null} key */
  #hover(key) {
    if (key === this.#hovered) return;
    this.#hovered = key;
    this.#onIntent({ type: 'hover', spot: key });
  }

  /**
   * The piece glides from where it stood, across boards too. The time comes from the style sheet and is 0 when motion is unwanted.
   * @param {Move} move
   */
  #animate(move) {
    const from = this.cell(keyOf(move.from));
    const to = this.cell(keyOf(move.to));
    const piece = to?.querySelector('.xb-pc');
    const board = to?.closest('.xb-board');
    if (!from || !to || !piece || !board || typeof piece.animate !== 'function') return;
    const time = getComputedStyle(to).getPropertyValue('--xb-move').trim();
    const milliseconds = time.endsWith('ms') ? Number.parseFloat(time) : Number.parseFloat(time) * 1000;
    if (!(milliseconds > 0)) return;
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    if (a.width === 0 || b.width === 0) return;
    const dx = a.left + a.width / 2 - b.left - b.width / 2;
    const dy = a.top + a.height / 2 - b.top - b.height / 2;
    this.#glide(board, 'gliding', 1);
    this.#glide(to, 'glides', 1);
    const run = piece.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${a.width / b.width})` }, { transform: 'none' }],
      { duration: milliseconds, easing: 'cubic-bezier(.2, .7, .2, 1)' },
    );
    const done = () => {
      this.#glide(board, 'gliding', -1);
      this.#glide(to, 'glides', -1);
    };
    run.onfinish = done;
    run.oncancel = done;
  }

  /** A piece glides there, or has come; another may still be under way. @param {Element} place @param {string} name @param {1 | -1} more */
  #glide(place, name, more) {
    const count = (this.#glides.get(place) ?? 0) + more;
    if (count > 0) this.#glides.set(place, count);
    else this.#glides.delete(place);
    place.classList.toggle(name, count > 0);
  }
}

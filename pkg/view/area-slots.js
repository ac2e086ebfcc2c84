// Two large slots, each with the tray of a control board behind the home rank that it feeds.

import { BoardHead } from './board-head.js';
import { el, fill } from './dom.js';
import { Track } from './track.js';
import { Tray } from './tray.js';

/** @typedef {import("../index.js").BoardState} BoardState */
/** @typedef {import("../index.js").Color} Color */
/** @typedef {import("../index.js").Piece} Piece */
/** @typedef {import("./model.js").Mark} Mark */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Extras} Extras */

/** @typedef {"A" | "B"} SlotName */

const HOME_RANKS = /** @type {const} */ ([1, 2]);

export class SlotsArea {
  #slots = {
    A: new Slot('a'),
    B: new Slot('b'),
  };
  track = new Track();
  extra = this.track.root;
  #at = '';
  /** The slot where the turn is. */
  #acting = this.#slots.A.root;
  #width = 0;
  #frame = 0;

  constructor() {
    this.root = el('div', { class: 'area slots' }, this.#slots.A.root, this.#slots.B.root);
  }

  /** @param {Scene} scene */
  render(scene) {
    const { state } = scene.session;
    this.track.render(scene);
    const shown = shownIn(scene);
    /** @type {Set<number>} */
    const large = new Set(Object.values(shown));
    // A board that enters is what has come of it all.
    const wanted = scene.show?.boards && [...scene.show.boards, ...entered(scene)];
    for (const name of /** @type {const} */ (['A', 'B'])) {
      const board = state.boards.find((b) => b.board === shown[name]);
      const fed = scene.fresh.boards.find((b) => b.board === scene.fresh.slots?.[name]);
      const control = state.boards.find((b) => b.role === 'control' && b.white === fed?.white);
      const now = state.boards.find((b) => b.board === fed?.board);
      if (board && control && now) this.#slots[name].render(scene, board, control, now, large);
      if (wanted && board && control)
        this.#slots[name].choose(wanted.includes(board.board), wanted.includes(control.board));
    }
    const at = `${state.slots?.at} ${state.ply} ${scene.session.orientation}`;
    this.#acting = this.#slots[state.slots?.at ?? 'A'].root;
    if (at !== this.#at) this.#follow();
    this.#at = at;
  }

  /** The boards have another size: for the first time, or as a phone has been turned. */
  sized() {
    const width = this.root.clientWidth;
    if (width !== this.#width) this.#follow();
    this.#width = width;
  }

  /** On a phone the slot where the turn is comes into view. */
  #follow() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.root.scrollHeight <= this.root.clientHeight) return;
      this.root.scrollTop += this.#acting.getBoundingClientRect().top - this.root.getBoundingClientRect().top;
    });
  }

  /**
   * Lost pieces as outlines on the squares where the array has their kind, and the empty squares of a reserve.
   * @param {Scene} scene
   * @returns {Extras}
   */
  extras(scene) {
    const { state } = scene.session;
    /** @type {Map<SpotKey, Piece>} */
    const ghosts = new Map();
    /** @type {Map<SpotKey, Mark[]>} */
    const marks = new Map();
    /** @type {Map<number, Color>} */
    const faint = new Map();
    /** @type {Map<number, readonly [number, number]>} */
    const spans = new Map();
    for (const board of state.boards) {
      const array = scene.fresh.boards.find((b) => b.board === board.board)?.pieces ?? [];
      const taken = new Set(board.pieces.map((p) => p.square));
      if (board.status === 'reserve') {
        faint.set(board.board, 'b');
        // Where little is shown, of a reserve the ranks are that it gives from.
        if (scene.show) spans.set(board.board, HOME_RANKS);
        for (const p of array) if (!taken.has(p.square)) marks.set(`${board.board}:${p.square}`, ['left']);
      }
      if (board.status !== 'play') continue;
      for (const lost of board.lost ?? []) {
        for (const home of array) {
          const same = home.piece.kind === lost.kind && home.piece.color === lost.color;
          if (same && !taken.has(home.square)) ghosts.set(`${board.board}:${home.square}`, lost);
        }
      }
    }
    return { ghosts, marks, faint, spans };
  }
}

class Slot {
  #head = new BoardHead();
  #holder = el('div', { class: 'bw' });
  #tray = new Tray();

  /** @param {string} name */
  constructor(name) {
    this.root = el('section', { class: `slot ${name}` }, this.#head.root, this.#holder, this.#tray.root);
  }

  /**
   * @param {Scene} scene
   * @param {BoardState} board in this slot now
   * @param {BoardState} control whose tray is here
   * @param {BoardState} fed the board the control board serves
   * @param {ReadonlySet<number>} large the boards that stand in the slots
   */
  render(scene, board, control, fed, large) {
    const away = large.has(control.board);
    const { root } = scene.view.board(board.board);
    if (root.parentElement !== this.#holder) fill(this.#holder, root);
    this.#head.render(scene, board);
    this.#tray.render(scene, control, fed, away);
    // The tray lies behind the side of the board where White's home rank stands.
    const whiteBelow = fed.white === scene.session.orientation;
    this.root.classList.toggle('up', !whiteBelow);
    this.root.classList.toggle('on', board.turn !== undefined);
    this.root.classList.toggle('over', board.status === 'gone');
    this.root.classList.toggle('lingers', scene.session.lingering.includes(board.board));
    this.root.classList.toggle('grown', board.role === 'control' || away);
  }

  /** Leaves out what does not matter. @param {boolean} board @param {boolean} reserve */
  choose(board, reserve) {
    this.root.hidden = !board;
    this.#tray.root.hidden = !reserve || this.#tray.root.classList.contains('away');
  }
}

/** The boards that have entered since the beginning. @param {Scene} scene @returns {number[]} */
function entered({ session }) {
  return session.history.flatMap(({ events }) => events.flatMap((e) => (e.type === 'board-enters' ? [e.board] : [])));
}

/**
 * The board in each slot: the one in play, or the last that was, or one that has just been decided and is to be looked at.
 * @param {Scene} scene
 * @returns {Record<SlotName, number>}
 */
function shownIn({ session, fresh }) {
  const { state } = session;
  const { lingering } = session;
  // What stood in a slot before is asked for where something else is there now, or nothing.
  const whole = state.slots?.A && state.slots.B && lingering.length === 0;
  const begun = (whole ? fresh : session.game.at(0)).slots;
  const shown = { A: begun?.A ?? fresh.slots?.A ?? 0, B: begun?.B ?? fresh.slots?.B ?? 0 };
  /** @type {Set<SlotName>} */
  const kept = new Set();
  for (const [i, entry] of session.history.entries()) {
    for (const event of entry.events) {
      if (event.type !== 'board-enters') continue;
      if (i === session.history.length - 1 && lingering.includes(shown[event.slot])) kept.add(event.slot);
      else if (!kept.has(event.slot)) shown[event.slot] = event.board;
    }
  }
  const { A, B } = shown;
  return { A: kept.has('A') ? A : (state.slots?.A ?? A), B: kept.has('B') ? B : (state.slots?.B ?? B) };
}

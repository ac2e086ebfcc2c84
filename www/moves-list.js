// The plies of the game in rows, as the layout asks: two a row, four a row by slot, or the plies of a turn.

import { pieceSvg } from '../pkg/view/pieces.js';
import { el, fill } from './dom.js';
import { moveText, moveWords } from './move-text.js';
import { boardEvent, playerName } from './naming.js';

/** @typedef {import("../pkg/index.js").Entry} Entry */
/** @typedef {import("../pkg/index.js").Played} Played */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {"pairs" | "slots" | "turns"} RowKind */
/** @typedef {{ row: number, column: number }} Place */

export class MovesList {
  /** @type {{ code: string, place: Place }[]} where each entry stands; kept, as it never changes */
  #trace = [];
  #shown = '';
  #list = el('ol', { class: 'rows' });
  #head = el('div', { class: 'mhead', 'aria-hidden': 'true' });

  /** @param {RowKind} kind */
  constructor(kind) {
    this.kind = kind;
    this.root = el('div', { class: `moves ${kind}` }, this.#head, this.#list);
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, words } = screen;
    const shown = `${words.language} ${session.version}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#renderHead(screen);

    /** @type {Map<number, (Node | null)[]>} */
    const rows = new Map();
    /** @type {{ after: number, text: string }[]} */
    const notes = [];
    /** @param {Place} place @param {Node} node */
    const put = (place, node) => {
      const cells = rows.get(place.row) ?? [];
      cells[place.column] = node;
      rows.set(place.row, cells);
    };
    const plies = session.history.filter((entry) => 'from' in entry);
    /** @type {Place} */
    let place = { row: 0, column: 0 };
    for (const [index, entry] of session.history.entries()) {
      if ('from' in entry) {
        place = this.#placeOf(session, index, entry.code, place);
        put(place, this.#cell(screen, entry, entry === plies.at(-1)));
      } else {
        const text = words.t(`entry.${entry.kind}${entry.board ? '.board' : ''}`, {
          who: entry.player ? playerName(words, session, entry.player) : '',
          n: entry.board ?? '',
        });
        notes.push({ after: place.row, text });
      }
      for (const event of entry.events) {
        const text = event.type === 'king-captured' ? '' : boardEvent(words, session, event);
        if (text) notes.push({ after: place.row, text });
      }
    }
    this.#trace.length = session.history.length;
    if (!session.over) {
      put(placeIn(this.kind, session.state, place), el('span', { class: 'now' }, words.t('moves.now')));
    }

    const items = [];
    for (const number of [...rows.keys()].sort((a, b) => a - b)) {
      const cells = rows.get(number) ?? [];
      const width = this.kind === 'slots' ? 4 : 2;
      const filled = Array.from({ length: width }, (_, i) => cells[i] ?? el('span', { class: 'none' }));
      items.push(el('li', {}, el('span', { class: 'num' }, String(number)), this.#side(number), filled));
      for (const note of notes) if (note.after === number) items.push(el('li', { class: 'note' }, note.text));
    }
    fill(this.#list, items);
    this.root.toggleAttribute('data-empty', session.history.length === 0);
    this.follow();
  }

  /** Keeps the latest ply in sight. */
  follow() {
    const box = this.root.parentElement;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    box.scrollLeft = box.scrollWidth;
  }

  /** @param {Screen} screen */
  #renderHead({ session, words }) {
    const { slots } = session.state;
    const names =
      this.kind === 'slots'
        ? [
            ['A', slots?.A],
            ['B', slots?.B],
          ].map(([slot, n]) =>
            el('span', { class: 'wide' }, n ? words.t('board.spoken', { n }) : words.t('slot', { slot: String(slot) })),
          )
        : this.kind === 'turns'
          ? [el('span'), el('span', {}, words.t('step.first.short')), el('span', {}, words.t('step.second.short'))]
          : [el('span', {}, pieceSvg('k', 'w')), el('span', {}, pieceSvg('k', 'b'))];
    fill(this.#head, el('span', { class: 'num' }), names);
  }

  /** @param {number} turn the king of the side whose turn it was */
  #side(turn) {
    return this.kind === 'turns' ? el('span', { class: 'mside' }, pieceSvg('k', turn % 2 ? 'w' : 'b')) : null;
  }

  /** @param {Screen} screen @param {Played} played @param {boolean} newest */
  #cell({ session, words }, played, newest) {
    const across = played.kind !== 'move';
    const twins = this.kind === 'pairs' && session.state.boards.length > 1;
    const fell = played.events.some((e) => e.type === 'king-captured');
    return el(
      'span',
      {
        class: `ply${across ? ' x' : ''}${newest ? ' on' : ''}`,
        'data-code': played.code,
        title: moveWords(words, played),
      },
      twins ? el('i', {}, across ? '' : played.to.board === 1 ? 'i' : 'ii') : null,
      moveText(words, played),
      fell && played.capture ? mini(pieceSvg('k', played.capture.color)) : null,
    );
  }

  /** @param {Session} session @param {number} index @param {string} code @param {Place} before @returns {Place} */
  #placeOf(session, index, code, before) {
    const kept = this.#trace[index];
    if (kept?.code === code) return kept.place;
    this.#trace.length = Math.min(this.#trace.length, index);
    const place = placeIn(this.kind, session.game.at(index), before);
    this.#trace[index] = { code, place };
    return place;
  }
}

/** @param {SVGSVGElement} svg */
function mini(svg) {
  svg.classList.add('mini');
  return svg;
}

/**
 * Where the next ply of a position stands in the list, after the one before it.
 * @param {RowKind} kind
 * @param {GameState} state
 * @param {Place} before
 * @returns {Place}
 */
function placeIn(kind, state, before) {
  if (kind === 'slots' && state.slots) {
    const black = state.boards.some((b) => b.turn === 'b');
    return { row: state.slots.cycle, column: (state.slots.at === 'A' ? 0 : 2) + (black ? 1 : 0) };
  }
  const column = kind === 'turns' ? state.turn.ply - 1 : state.player === 'second' ? 1 : 0;
  return { row: before.row + (column === 0 || before.row === 0 ? 1 : 0), column };
}

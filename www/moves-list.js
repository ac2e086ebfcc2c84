// The plies of the game in rows, as the layout asks: two a row, four a row by slot, or the plies of a turn.

import { el, fill } from '../pkg/view/dom.js';
import { moveText, moveWords } from '../pkg/view/move-text.js';
import { boardEvent, playerName } from '../pkg/view/naming.js';
import { pieceSvg } from '../pkg/view/pieces.js';

/** @typedef {import("../pkg/index.js").Entry} Entry */
/** @typedef {import("../pkg/index.js").Played} Played */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("../pkg/view/session.js").Session} Session */
/** @typedef {"pairs" | "slots" | "turns"} RowKind */
/** @typedef {{ row: number, column: number }} Place */

/**
 * What one entry has put into the list, and how to take it out again.
 * @typedef {{ code: string, place: Place, cell: Element | null, remove: () => void }} Shown
 */

export class MovesList {
  /** @type {{ code: string, place: Place }[]} where each entry stands; kept, as it never changes */
  #trace = [];
  /** @type {Shown[]} the entries that stand in the list */
  #entries = [];
  /** The mark of the ply that is due. @type {Shown | null} */
  #now = null;
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();
  #shown = '';
  /** The words that all of the list depends on. */
  #ground = '';
  #list = el('ol', { class: 'rows' });
  #head = el('div', { class: 'mhead', 'aria-hidden': 'true' });

  /** @param {RowKind} kind */
  constructor(kind) {
    this.kind = kind;
    this.root = el('div', { class: `moves ${kind}` }, this.#head, this.#list);
  }

  /** Only what has changed is touched: a game may be long. @param {Screen} screen */
  render(screen) {
    const { session, words } = screen;
    const ground = JSON.stringify([words.language, session.seating]);
    const shown = `${session.version} ${ground}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#renderHead(screen);

    this.#now?.remove();
    this.#now = null;
    this.#newest()?.classList.remove('on');
    let kept = 0;
    if (ground === this.#ground) while (this.#stands(session.history[kept], kept)) kept += 1;
    for (const entry of this.#entries.splice(kept).reverse()) entry.remove();
    this.#ground = ground;

    for (const [i, entry] of session.history.slice(kept).entries())
      this.#entries.push(this.#add(screen, entry, kept + i));
    this.#trace.length = session.history.length;
    this.#newest()?.classList.add('on');
    if (!session.over) {
      const place = placeIn(this.kind, session.state, this.#place);
      this.#now = this.#put('', place, el('span', { class: 'now' }, words.t('moves.now')));
    }
    this.root.toggleAttribute('data-empty', session.history.length === 0);
    this.follow();
  }

  /** @param {Entry | undefined} entry @param {number} index */
  #stands(entry, index) {
    return entry !== undefined && this.#entries[index]?.code === entry.code;
  }

  /** Where the latest entry stands. */
  get #place() {
    return this.#entries.at(-1)?.place ?? { row: 0, column: 0 };
  }

  #newest() {
    return this.#entries.findLast((entry) => entry.cell)?.cell;
  }

  /** @param {Screen} screen @param {Entry} entry @param {number} index @returns {Shown} */
  #add(screen, entry, index) {
    const { session, words } = screen;
    const { code } = entry;
    const texts = [];
    /** @type {Shown} */
    let shown = { code, place: this.#place, cell: null, remove: () => {} };
    if ('from' in entry) {
      const place = this.#placeOf(session, index, code, this.#place);
      shown = this.#put(code, place, this.#cell(screen, entry));
    } else {
      texts.push(
        words.t(`entry.${entry.kind}${entry.board ? '.board' : ''}`, {
          who: entry.player ? playerName(words, session, entry.player) : '',
          n: entry.board ?? '',
        }),
      );
    }
    for (const event of entry.events) if (event.type !== 'king-captured') texts.push(boardEvent(words, session, event));
    const notes = texts.filter(Boolean).map((text) => el('li', { class: 'note' }, text));
    this.#list.append(...notes);
    const { remove } = shown;
    shown.remove = () => {
      for (const note of notes) note.remove();
      remove();
    };
    return shown;
  }

  /** Puts an element into its row, which is begun if need be. @param {string} code @param {Place} place @param {Element} cell @returns {Shown} */
  #put(code, place, cell) {
    const { row } = place;
    const width = this.kind === 'slots' ? 4 : 2;
    const none = () => el('span', { class: 'none' });
    const begun = this.#rows.get(row);
    const item =
      begun ??
      el('li', {}, el('span', { class: 'num' }, String(row)), this.#side(row), Array.from({ length: width }, none));
    if (!begun) {
      this.#rows.set(row, item);
      this.#list.append(item);
    }
    item.children[item.children.length - width + place.column]?.replaceWith(cell);
    const remove = () => {
      if (begun) return cell.replaceWith(none());
      item.remove();
      this.#rows.delete(row);
    };
    return { code, place, cell, remove };
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

  /** @param {Screen} screen @param {Played} played */
  #cell({ session, words }, played) {
    const across = played.kind !== 'move';
    const twins = this.kind === 'pairs' && session.state.boards.length > 1;
    const fell = played.events.some((e) => e.type === 'king-captured');
    return el(
      'span',
      {
        class: `ply${across ? ' x' : ''}`,
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

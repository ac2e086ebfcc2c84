// The plies of the game in rows, as the layout asks: two a row, two a board, four by slot, or the plies of a turn.

import { describe } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { entryText } from '../pkg/view/entry-text.js';
import { moveWords } from '../pkg/view/move-text.js';
import { boardEvent } from '../pkg/view/naming.js';
import { pieceSvg, piecesInUse } from '../pkg/view/pieces.js';
import { overText } from '../pkg/view/turn-line.js';
import { commentLine, partsOf, resultLine, signsText, variationLines } from './moves-notes.js';
import { NOWHERE, placeIn, WIDTHS } from './places.js';

/** @typedef {import("../pkg/index.js").Entry} Entry */
/** @typedef {import("../pkg/index.js").Played} Played */
/** @typedef {import("../pkg/view/words.js").Words} Words */
/** @typedef {import("./notes.js").Notes} Notes */
/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("../pkg/view/session.js").Session} Session */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {import("./places.js").RowKind} RowKind */

/**
 * What one entry has put into the list, and how to take it out again.
 * @typedef {{ code: string, said: string, place: Place, cell: Element | null, remove: () => void }} Shown
 */

export class MovesList {
  /** @type {{ code: string, place: Place }[]} where each entry stands; kept, as it never changes */
  #trace = [];
  /** @type {Shown[]} the entries that stand in the list */
  #entries = [];
  /** The mark of the ply that is due. @type {Shown | null} */
  #now = null;
  /** By part and number. @type {Map<string, HTMLElement>} */
  #rows = new Map();
  #shown = '';
  /** The ply that is marked. @type {Element | null} */
  #on = null;
  #frame = 0;
  /** The words that all of the list depends on. */
  #ground = '';
  #list = el('ol', { class: 'rows' });
  #head = el('div', { class: 'mhead', 'aria-hidden': 'true' });
  #note = el('p', { class: 'mnote', hidden: true });

  /** @param {RowKind} kind */
  constructor(kind) {
    this.kind = kind;
    this.root = el('div', { class: `moves ${kind}` }, this.#head, this.#note, this.#list);
  }

  /** Only what has changed is touched: a game may be long. @param {Screen} screen */
  render(screen) {
    const { session, words, notes, pieces } = screen;
    const { entries } = session;
    const ground = JSON.stringify([words.language, pieces, session.seating, piecesInUse()]);
    const shown = `${session.version} ${session.at} ${notes.version} ${ground}`;
    if (shown === this.#shown) return;
    this.#shown = shown;

    this.#now?.remove();
    this.#now = null;
    this.#mark(null);
    if (ground !== this.#ground) this.#renderHead(screen);
    let kept = 0;
    if (ground === this.#ground) while (this.#stands(screen, kept)) kept += 1;
    for (const entry of this.#entries.splice(kept).reverse()) entry.remove();
    this.#ground = ground;

    const grew = kept < entries.length;
    const written = kept < entries.length ? session.game.notations({ language: words.language, pieces }) : [];
    for (const [i, entry] of entries.slice(kept).entries())
      this.#entries.push(this.#add(screen, entry, kept + i, written[kept + i] ?? ''));
    this.#trace.length = entries.length;
    const state = session.game.state();
    if (!state.outcome && session.at === null && !session.fixed) {
      const place = placeIn(this.kind, state, this.#place);
      this.#now = this.#put('', place, el('span', { class: 'now' }, words.t('moves.now')));
    }
    this.root.toggleAttribute('data-empty', entries.length === 0);
    this.#mark(this.#shownIn(session));
    if (session.at === null || grew) this.follow();
    else {
      cancelAnimationFrame(this.#frame);
      this.#on?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  /** @param {Screen} screen @param {number} index */
  #stands({ session, notes }, index) {
    const entry = session.entries[index];
    const shown = this.#entries[index];
    return entry !== undefined && shown?.code === entry.code && shown.said === saidOf(notes, index, entry.code);
  }

  /** The ply that led to the position on the boards. @param {Session} session */
  #shownIn({ at, aside }) {
    if (aside) return this.#list.querySelector(`[data-line="${aside.toJSON().entries.join(' ')}"]`);
    return this.#entries.slice(0, at ?? undefined).findLast((entry) => entry.cell)?.cell ?? null;
  }

  /** @param {Element | null} cell */
  #mark(cell) {
    this.#on?.classList.remove('on');
    this.#on?.removeAttribute('aria-current');
    cell?.classList.add('on');
    cell?.setAttribute('aria-current', 'true');
    this.#on = cell;
  }

  /** Where the latest entry stands. */
  get #place() {
    return this.#entries.at(-1)?.place ?? NOWHERE;
  }

  /** @param {Screen} screen @param {Entry} entry @param {number} index @param {string} written @returns {Shown} */
  #add(screen, entry, index, written) {
    const { session, words, notes } = screen;
    const { code } = entry;
    const node = notes.at(index, code);
    const before = this.#place;
    /** @type {HTMLElement[]} */
    const lines = [];
    /** @type {Shown} */
    let shown = { code, said: '', place: before, cell: null, remove: () => {} };
    const { before: intro = index === 0 ? notes.intro : '' } = node;
    if (intro) this.#list.append(commentLine('', intro));
    const opening = intro ? this.#list.lastElementChild : null;
    if ('from' in entry) {
      const place = this.#placeOf(session, index, entry, before);
      shown = this.#put(code, place, this.#cell(screen, entry, index, written, node.nags ?? []));
    } else lines.push(noteLine(entryText(words, session, entry, written)));
    for (const event of entry.events) {
      const text = event.type === 'king-captured' ? '' : boardEvent(words, session, event);
      if (text) lines.push(noteLine(text));
    }
    if (node.after) lines.push(commentLine('from' in entry ? partsOf(written).ply : '', node.after));
    lines.push(...variationLines(screen, this.kind, index, node, before));
    const over = entry.events.find((event) => event.type === 'over');
    if (over) lines.push(resultLine(over.outcome, overText(words, session, describe, over.outcome, entry)));
    const entered = entry.events.flatMap((event) => (event.type === 'board-enters' ? [event.slot] : []));
    if (entered.length > 0) {
      lines.push(el('li', { class: 'mhead', 'aria-hidden': 'true' }, this.#names(session, words, index + 1)));
      shown.place = { ...shown.place, entered: shown.place.entered + entered.join('') };
    }
    this.#list.append(...lines);
    const { remove } = shown;
    shown.said = saidOf(notes, index, code);
    shown.remove = () => {
      for (const line of lines) line.remove();
      opening?.remove();
      remove();
    };
    return shown;
  }

  /** Puts an element into its row, which is begun if need be. @param {string} code @param {Place} place @param {Element} cell @returns {Shown} */
  #put(code, place, cell) {
    const { row } = place;
    const width = WIDTHS[this.kind];
    const none = () => el('span', { class: 'none' });
    if (this.kind === 'boards') cell.setAttribute('data-column', String(place.column));
    const key = `${place.part} ${row}`;
    const begun = this.#rows.get(key);
    const item =
      begun ??
      el('li', {}, el('span', { class: 'num' }, String(row)), this.#side(row), Array.from({ length: width }, none));
    if (!begun) {
      this.#rows.set(key, item);
      this.#list.append(item);
    }
    item.children[item.children.length - width + place.column]?.replaceWith(cell);
    const remove = () => {
      if (begun) return cell.replaceWith(none());
      item.remove();
      this.#rows.delete(key);
    };
    return { code, said: '', place, cell, remove };
  }

  /** Keeps the latest ply in sight. */
  follow() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const box = this.root.parentElement;
      if (!box) return;
      box.scrollTop = box.scrollHeight;
      box.scrollLeft = box.scrollWidth;
    });
  }

  /** @param {Screen} screen */
  #renderHead({ session, words }) {
    fill(this.#head, this.#names(session, words, 0));
    this.#note.hidden = this.kind !== 'boards';
    if (!this.#note.hidden) fill(this.#note, words.t('moves.boards'));
  }

  /** What stands over the columns from a ply on. @param {Session} session @param {Words} words @param {number} ply */
  #names(session, words, ply) {
    const { slots, boards } = session.game.at(ply);
    /** @param {'w' | 'b'} color @param {string} [text] */
    const side = (color, text) => el('span', {}, pieceSvg('k', color), text);
    const names = {
      slots: () =>
        [
          ['A', slots?.A],
          ['B', slots?.B],
        ].map(([slot, n]) =>
          el('span', { class: 'wide' }, n ? words.t('board.spoken', { n }) : words.t('slot', { slot: String(slot) })),
        ),
      turns: () => [
        el('span'),
        el('span', {}, words.t('step.first.short')),
        el('span', {}, words.t('step.second.short')),
      ],
      boards: () =>
        /** @type {const} */ (['w', 'b']).flatMap((color) =>
          boards.map(({ board }) => side(color, board === 1 ? 'i' : 'ii')),
        ),
      pairs: () => [side('w'), side('b')],
    }[this.kind]();
    return [el('span', { class: 'num' }), names];
  }

  /** @param {number} turn the king of the side whose turn it was */
  #side(turn) {
    return this.kind === 'turns' ? el('span', { class: 'mside' }, pieceSvg('k', turn % 2 ? 'w' : 'b')) : null;
  }

  /** @param {Screen} screen @param {Played} played @param {number} index @param {string} written @param {readonly number[]} nags */
  #cell({ session, words }, played, index, written, nags) {
    const { board, ply } = partsOf(written);
    const fell = played.events.some((e) => e.type === 'king-captured');
    return el(
      'button',
      {
        type: 'button',
        class: `ply${played.kind === 'move' ? '' : ' x'}`,
        'data-code': played.code,
        title: moveWords(words, played),
        onclick: () => session.look(index + 1),
      },
      // The column tells the board to the eye.
      board ? el('i', {}, board, ' ') : null,
      ply + signsText(nags),
      fell && played.capture ? mini(pieceSvg('k', played.capture.color)) : null,
    );
  }

  /** @param {Session} session @param {number} index @param {Played} entry @param {Place} before @returns {Place} */
  #placeOf(session, index, { code, to }, before) {
    const kept = this.#trace[index];
    if (kept?.code === code) return kept.place;
    this.#trace.length = Math.min(this.#trace.length, index);
    const place = placeIn(this.kind, session.game.at(index), before, to.board);
    this.#trace[index] = { code, place };
    return place;
  }
}

/** @param {string} text */
function noteLine(text) {
  return el('li', { class: 'note' }, text);
}

/** All that is said about an entry, to see whether it has changed. @param {Notes} notes @param {number} index @param {string} code */
function saidOf(notes, index, code) {
  return JSON.stringify([notes.at(index, code), index === 0 ? notes.intro : '']);
}

/** @param {SVGSVGElement} svg */
function mini(svg) {
  svg.classList.add('mini');
  return svg;
}

// A control board in its tray: the board, which board it serves, and the pieces that may be replaced from it.

import { BoardHead } from './board-head.js';
import { el, fill } from './dom.js';
import { pieceSvg, piecesInUse } from './pieces.js';

/** @typedef {import("../index.js").BoardState} BoardState */
/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("./scene.js").Scene} Scene */

export class Tray {
  #head = new BoardHead();
  #need = el('div', { class: 'need' });
  #holder = el('div', { class: 'small' });
  #shown = '';

  constructor() {
    this.root = el('div', { class: 'res' }, this.#holder, el('div', { class: 'cap' }, this.#head.root, this.#need));
  }

  /**
   * @param {Scene} scene
   * @param {BoardState} board the control board
   * @param {BoardState} fed the initial board that it serves
   * @param {boolean} large the control board stands in a slot
   */
  render(scene, board, fed, large) {
    const { session, words, view } = scene;
    const away = large || board.status === 'gone';
    const placed = session.moves.filter((m) => m.kind === 'placement' && m.from.board === board.board);
    const transferred = session.moves.filter((m) => m.kind === 'transfer' && m.to.board === board.board);
    const brought = transferred.length ? transferred : placed;
    const { selection, offer } = session;
    const choosing = selection !== null && offer.some((m) => brought.some((b) => b.code === m.code));
    this.root.classList.toggle('can', brought.length > 0);
    this.root.classList.toggle('away', away);
    const open = (selection?.by === 'to' && choosing) || (!away && (scene.show?.boards.includes(board.board) ?? false));
    const opens = open && !this.root.classList.contains('open');
    this.root.classList.toggle('open', open);
    // On a low phone the board unfolds now; it is to be seen.
    if (opens) requestAnimationFrame(() => this.root.scrollIntoView({ block: 'nearest' }));
    if (!away) {
      const { root } = view.board(board.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
    this.#head.render(scene, board, true);

    const source = transferred[0]?.from.board;
    const lost = source ? (board.lost ?? []) : fed.status === 'play' ? (fed.lost ?? []) : [];
    /** @type {Map<Kind, number>} */
    const counts = new Map();
    for (const piece of lost) counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
    const able = new Set(brought.map((m) => m.piece.kind));
    const chosen = choosing ? offer[0]?.piece.kind : undefined;
    const shown = JSON.stringify([
      words.language,
      board.status,
      fed.status,
      board.result,
      fed.board,
      [...counts],
      [...able],
      chosen,
      away,
      source,
      session.over,
      piecesInUse(),
    ]);
    if (shown === this.#shown) return;
    this.#shown = shown;

    const focused = this.#need.querySelector(':focus')?.getAttribute('data-kind');
    const pieces = [...counts].map(([kind, count]) => {
      const picture = [pieceSvg(kind, source ? 'b' : 'w'), count > 1 ? el('sub', {}, `×${count}`) : null];
      const name = words.t('tray.piece', { piece: words.t(`piece.${kind}`), n: count });
      if (!able.has(kind)) return el('span', { class: 'needed', role: 'img', 'aria-label': name }, picture);
      return el(
        'button',
        {
          type: 'button',
          class: 'needed',
          'data-kind': kind,
          'aria-label': name,
          'aria-pressed': String(chosen === kind),
          onclick: () => session.selectKind(source ?? board.board, kind),
        },
        picture,
      );
    });
    const caption = source
      ? words.t('tray.transfer', { n: source })
      : board.status === 'gone'
        ? words.t('tray.gone')
        : board.status === 'play'
          ? words.t(session.over ? 'tray.unfinished' : 'tray.inplay')
          : session.over
            ? words.t('tray.over')
            : fed.status !== 'play'
              ? words.t('tray.idle')
              : words.t(lost.length ? 'tray.need' : 'tray.none', { n: fed.board });
    fill(
      this.#need,
      el('span', {}, caption),
      (pieces.length && !away) || (pieces.length && board.status === 'play')
        ? el('span', { class: 'pcs' }, pieces)
        : null,
    );
    if (focused) /** @type {HTMLElement | null} */ (this.#need.querySelector(`[data-kind="${focused}"]`))?.focus();
  }
}

// One board: a grid of squares, drawn from a model. It knows files, ranks and pieces, and no rule.

import { arrowsSvg } from './arrows.js';
import { keyOf } from './marks.js';
import { pieceSvg, piecesInUse } from './pieces.js';

/** @typedef {import("./model.js").ViewModel} ViewModel */
/** @typedef {import("./model.js").Mark} Mark */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./model.js").OnIntent} OnIntent */
/** @typedef {import("../index.js").BoardState} BoardState */
/** @typedef {import("../index.js").Piece} Piece */

/**
 * @typedef {object} Cell
 * @property {HTMLElement} root
 * @property {HTMLButtonElement} button
 * @property {SpotKey} key
 * @property {string} drawn  what the cell shows now, to be left alone while it stays the same
 */

/** @type {readonly Mark[]} */
const SPOKEN = [
  'selected',
  'source',
  'forced',
  'framed',
  'move',
  'capture',
  'placement',
  'transfer',
  'tranzit',
  'check',
  'refused',
  'attacker',
  'line',
  'last',
  'left',
];

const FILES = 'abcdefghijklmnopqrstuvwxyz';

export class BoardView {
  /** @type {Map<SpotKey, Cell>} */
  #cells = new Map();
  /** @type {Cell[][]} rows from the top, as they stand */
  #rows = [];
  #shape = '';
  /** @type {SpotKey} the one square that the Tab key reaches */
  #stop = '';
  #grid;
  /** @type {SVGSVGElement | null} */
  #arrows = null;
  #drawnArrows = '';
  #onIntent;

  /**
   * @param {number} number
   * @param {OnIntent} onIntent
   */
  constructor(number, onIntent) {
    this.number = number;
    this.#onIntent = onIntent;
    this.root = document.createElement('div');
    this.root.className = 'xb-board';
    this.root.setAttribute('part', 'board');
    this.root.dataset.board = String(number);
    this.#grid = document.createElement('div');
    this.#grid.className = 'xb-grid';
    this.#grid.setAttribute('role', 'grid');
    this.root.append(this.#grid);
    this.#grid.addEventListener('keydown', (event) => this.#key(event));
    this.#grid.addEventListener('focusin', (event) => {
      const cell = this.#cellOf(event.target);
      if (cell) this.#stopAt(cell.key);
    });
  }

  /**
   * @param {ViewModel} model
   * @param {BoardState} board
   * @param {Map<SpotKey, Set<Mark>>} marks
   * @param {ReadonlySet<SpotKey>} movable
   */
  render(model, board, marks, movable) {
    const below = board.white === model.orientation ? 'w' : 'b';
    const [lowest, highest] = model.spans?.get(board.board) ?? [1, model.ranks];
    const shape = `${model.files}x${lowest}-${highest}${below}${model.picture ?? false}`;
    if (shape !== this.#shape) {
      const focused = this.#grid.matches(':focus-within');
      this.#build(model.files, lowest, highest, below, model.picture ?? false);
      this.#shape = shape;
      const stop = this.#stop;
      this.#stop = '';
      if (this.#cells.has(stop)) {
        this.#stopAt(stop);
        if (focused) this.focus(stop);
      }
    }
    this.#grid.setAttribute('role', model.picture ? 'img' : 'grid');
    this.#grid.setAttribute('aria-label', model.names.get(board.board) ?? String(board.board));
    // Where the turn is may be asked as long as it could be elsewhere: on a board in play, one that waits, one that was.
    const some = model.state.boards.some((b) => b.status !== 'closed' && !b.turn);
    const { dataset } = this.root;
    dataset.status = board.status;
    if (board.turn && board.status === 'play' && some) dataset.acting = '';
    else delete dataset.acting;

    /** @type {Map<SpotKey, Piece>} */
    const pieces = new Map(board.pieces.map((p) => [keyOf({ board: board.board, square: p.square }), p.piece]));
    const faint = model.faint?.get(board.board);
    for (const cell of this.#cells.values()) {
      const piece = pieces.get(cell.key);
      this.#draw(
        cell,
        model,
        piece,
        marks.get(cell.key),
        movable.has(cell.key),
        piece !== undefined && piece.color === faint,
      );
    }
    if (!this.#cells.has(this.#stop)) this.#stopAt(this.#firstStop(pieces, movable));
    this.#drawArrows(model.arrows ?? [], shape);
  }

  /**
   * Puts the focus on a square.
   * @param {SpotKey} key
   */
  focus(key) {
    const cell = this.#cells.get(key);
    if (!cell) return;
    this.#stopAt(key);
    cell.button.focus();
  }

  /**
   * The element that shows a square.
   * @param {SpotKey} key
   * @returns {HTMLElement | null}
   */
  cell(key) {
    return this.#cells.get(key)?.root ?? null;
  }

  /**
   * The column and row of a square as it stands, from the top left, from 0.
   * @param {SpotKey} key
   * @returns {{ column: number, row: number, columns: number, rows: number } | null}
   */
  place(key) {
    for (const [row, cells] of this.#rows.entries()) {
      const column = cells.findIndex((c) => c.key === key);
      if (column >= 0) return { column, row, columns: cells.length, rows: this.#rows.length };
    }
    return null;
  }

  /**
   * @param {readonly import("./model.js").Arrow[]} arrows
   * @param {string} shape
   */
  #drawArrows(arrows, shape) {
    const own = arrows.filter((ends) => ends.every((key) => this.#cells.has(key)));
    const drawn = own.length ? `${shape} ${own}` : '';
    if (drawn === this.#drawnArrows) return;
    this.#drawnArrows = drawn;
    this.#arrows?.remove();
    const pairs = own.flatMap(([from, to]) => {
      const [a, b] = [this.place(from), this.place(to)];
      return a && b ? [/** @type {const} */ ([a, b])] : [];
    });
    this.#arrows = pairs.length ? arrowsSvg(pairs, this.#rows[0]?.length ?? 0, this.#rows.length) : null;
    if (this.#arrows) this.root.append(this.#arrows);
  }

  /**
   * @param {number} files
   * @param {number} lowest
   * @param {number} highest
   * @param {"w" | "b"} below
   * @param {boolean} picture
   */
  #build(files, lowest, highest, below, picture) {
    const ranks = highest - lowest + 1;
    this.#cells.clear();
    this.#rows = [];
    this.root.style.setProperty('--files', String(files));
    this.root.style.setProperty('--ranks', String(ranks));
    const rows = [];
    for (let r = 0; r < ranks; r++) {
      const rank = below === 'w' ? highest - r : lowest + r;
      const row = document.createElement('div');
      if (!picture) row.setAttribute('role', 'row');
      row.className = 'xb-row';
      const cells = [];
      for (let f = 0; f < files; f++) {
        const file = below === 'w' ? f : files - 1 - f;
        const square = `${FILES[file]}${rank}`;
        const cell = this.#makeCell(square, (file + rank) % 2 === 0, picture);
        if (f === 0) cell.root.dataset.rank = String(rank);
        if (r === ranks - 1) cell.root.dataset.file = FILES[file];
        this.#cells.set(cell.key, cell);
        cells.push(cell);
        row.append(cell.root);
      }
      this.#rows.push(cells);
      rows.push(row);
    }
    this.#grid.replaceChildren(...rows);
  }

  /**
   * @param {string} square
   * @param {boolean} light
   * @param {boolean} picture
   * @returns {Cell}
   */
  #makeCell(square, light, picture) {
    const key = keyOf({ board: this.number, square });
    const root = document.createElement('div');
    if (!picture) root.setAttribute('role', 'gridcell');
    root.className = `xb-cell ${light ? 'light' : 'dark'}`;
    root.setAttribute('part', `square ${light ? 'light' : 'dark'}`);
    root.dataset.spot = key;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'xb-square';
    button.tabIndex = -1;
    button.disabled = picture;
    root.append(button);
    return { root, button, key, drawn: '' };
  }

  /**
   * @param {Cell} cell
   * @param {ViewModel} model
   * @param {Piece | undefined} piece
   * @param {Set<Mark> | undefined} marks
   * @param {boolean} movable
   * @param {boolean} faint
   */
  #draw(cell, model, piece, marks, movable, faint) {
    const { strings } = model;
    const ghost = piece ? undefined : (model.ghosts?.get(cell.key) ?? this.#arriving(model, cell.key, marks));
    const list = marks ? [...marks] : [];
    const words = [
      cell.key.slice(cell.key.indexOf(':') + 1),
      piece
        ? strings.pieces[`${piece.color}${piece.kind}`]
        : ghost && model.ghosts?.has(cell.key)
          ? strings.ghost.replace('{piece}', strings.pieces[`${ghost.color}${ghost.kind}`])
          : strings.empty,
    ];
    for (const mark of SPOKEN) {
      const text = marks?.has(mark) ? strings.marks[mark] : undefined;
      if (text) words.push(text);
    }
    const label = words.join(', ');
    const drawn = [
      piece?.color,
      piece?.kind,
      ghost?.color,
      ghost?.kind,
      list.join(' '),
      movable && !model.still,
      model.still,
      piecesInUse(),
      faint,
      label,
    ].join('|');
    if (drawn === cell.drawn) return;
    cell.drawn = drawn;

    cell.button.setAttribute('aria-label', label);
    cell.root.dataset.marks = list.join(' ');
    cell.root.classList.toggle('can', movable && !model.still);
    cell.root.classList.toggle('held', piece !== undefined && !model.still && !model.picture);
    if (marks?.has('selected') || marks?.has('source')) cell.root.setAttribute('aria-selected', 'true');
    else cell.root.removeAttribute('aria-selected');
    const content = [];
    if (piece) {
      const svg = pieceSvg(piece.kind, piece.color);
      if (faint) svg.classList.add('faint');
      content.push(svg);
    } else if (ghost) {
      const svg = pieceSvg(ghost.kind, ghost.color);
      svg.classList.add('ghost');
      content.push(svg);
    }
    // Two layers for marks, so that a frame, a dot and a badge can stand on one square.
    for (const layer of list.length ? ['under', 'over'] : []) {
      const mark = document.createElement('span');
      mark.className = `xb-mark ${layer}`;
      content.push(mark);
    }
    cell.button.replaceChildren(...content);
  }

  /**
   * The piece that would come to an empty square from another board, shown there in outline.
   * @param {ViewModel} model
   * @param {SpotKey} key
   * @param {Set<Mark> | undefined} marks
   * @returns {Piece | undefined}
   */
  #arriving(model, key, marks) {
    const { proposed } = model;
    if (proposed && keyOf(proposed.to) === key) return proposed.piece;
    if (!marks || !(marks.has('placement') || marks.has('transfer') || marks.has('tranzit'))) return undefined;
    return model.offer.find((m) => keyOf(m.to) === key)?.piece;
  }

  /**
   * @param {ReadonlyMap<SpotKey, Piece>} pieces
   * @param {ReadonlySet<SpotKey>} movable
   * @returns {SpotKey}
   */
  #firstStop(pieces, movable) {
    const cells = [...this.#rows].reverse().flat();
    const cell = cells.find((c) => movable.has(c.key)) ?? cells.find((c) => pieces.has(c.key)) ?? cells[0];
    return cell?.key ?? '';
  }

  /** @param {SpotKey} key */
  #stopAt(key) {
    if (key === this.#stop) return;
    const before = this.#cells.get(this.#stop);
    if (before) before.button.tabIndex = -1;
    this.#stop = key;
    const now = this.#cells.get(key);
    if (now) now.button.tabIndex = 0;
  }

  /** @param {EventTarget | null} target @returns {Cell | undefined} */
  #cellOf(target) {
    const key = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null;
    return key ? this.#cells.get(key) : undefined;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey) return;
    const cell = this.#cellOf(event.target);
    const at = cell && this.place(cell.key);
    if (!at) return;
    let { row, column } = at;
    switch (event.key) {
      case 'ArrowUp':
        row -= 1;
        break;
      case 'ArrowDown':
        row += 1;
        break;
      case 'ArrowLeft':
        column -= 1;
        break;
      case 'ArrowRight':
        column += 1;
        break;
      case 'Home':
        column = 0;
        if (event.ctrlKey) row = 0;
        break;
      case 'End':
        column = at.columns - 1;
        if (event.ctrlKey) row = at.rows - 1;
        break;
      case 'Escape':
        this.#onIntent({ type: 'cancel' });
        event.preventDefault();
        return;
      default:
        return;
    }
    event.preventDefault();
    const next = this.#rows[row]?.[column];
    if (next) this.focus(next.key);
  }
}

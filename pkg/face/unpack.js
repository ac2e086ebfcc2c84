// @ts-check
/**
 * Makes objects of what the module packs into numbers. `crates/wasm/src/pack.rs` describes the layout.
 *
 * @typedef {import('./api.js').Player} Player
 * @typedef {import('./load.js').Words} Words
 */
import { codeOf, SQUARES, spotOf } from './spot.js';

/** @type {readonly import('./api.js').Kind[]} */
const KINDS = ['p', 'n', 'b', 'r', 'q', 'k'];
/** @type {readonly import('./api.js').Color[]} */
const COLORS = ['w', 'b'];
/** @type {readonly Player[]} */
const PLAYERS = ['first', 'second'];
/** @type {readonly import('./api.js').Move['kind'][]} */
const SORTS = ['move', 'placement', 'transfer', 'tranzit'];
/** @type {readonly ('A' | 'B')[]} */
const SLOTS = ['A', 'B'];
/** @type {readonly import('./api.js').BoardState['role'][]} */
const ROLES = ['initial', 'control', 'board'];
/** @type {readonly import('./api.js').BoardState['status'][]} */
const STATUSES = ['reserve', 'play', 'closed', 'gone'];
/** @type {readonly ('w' | 'b' | '=')[]} */
const RESULTS = ['w', 'b', '='];
/** Lost pieces are listed as in the position's text. @type {readonly import('./api.js').Kind[]} */
const LOST = ['q', 'r', 'b', 'n', 'p'];
const NO_BOARD = 7;
const NO_POINTS = 31;
const NO_CHECK = 255;
const NO_WORD = 255;

/**
 * What stands at a number in a list that the module and this file agree on.
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 */
const at = (list, index) => /** @type {T} */ (list[index]);

/**
 * @param {number} kind
 * @param {number} color
 * @returns {import('./api.js').Piece}
 */
const piece = (kind, color) => ({ kind: at(KINDS, kind), color: at(COLORS, color) });

/** @param {number} player */
const playerOrNull = (player) => PLAYERS[player] ?? null;

/** What sort of ply a packed move is. @param {number} word */
export const sortOf = (word) => at(SORTS, word & 3);

/** The number of the spot that a packed move starts from. @param {number} word */
export const sourceOf = (word) => word >>> 23;

/**
 * A packed move.
 * @param {number} word
 * @param {boolean} many whether the game has more than one board
 * @returns {import('./api.js').Move}
 */
export function unpackMove(word, many) {
  const color = (word >>> 7) & 1;
  /** @type {import('./api.js').Move} */
  const move = {
    code: codeOf(word, many),
    kind: sortOf(word),
    piece: piece((word >>> 8) & 7, color),
    from: spotOf(word >>> 23),
    to: spotOf((word >>> 14) & 511),
  };
  const capture = (word >>> 4) & 7;
  if (capture < KINDS.length) move.capture = piece(capture, 1 - color);
  const promotion = (word >>> 11) & 7;
  if (promotion > 0) move.promotion = /** @type {'q' | 'r' | 'b' | 'n'} */ (at(KINDS, promotion));
  const special = (word >>> 2) & 3;
  if (special === 1) move.castling = 'king';
  else if (special === 2) move.castling = 'queen';
  else if (special === 3) move.enPassant = true;
  return move;
}

/**
 * A packed candidate: a move, and why not.
 * @param {number} word
 * @param {number} refusal
 * @param {boolean} many
 * @param {Words} words
 * @returns {import('./api.js').Candidate}
 */
export function unpackCandidate(word, refusal, many, words) {
  /** @type {import('./api.js').Candidate} */
  const candidate = {
    from: spotOf(word >>> 23),
    to: spotOf((word >>> 14) & 511),
    code: codeOf(word, many),
    kind: sortOf(word),
    legal: (refusal & 255) === NO_WORD,
  };
  if (!candidate.legal) {
    candidate.reason = at(words.reasons, refusal & 255);
    candidate.rule = at(words.rules, (refusal >>> 8) & 255);
  }
  return candidate;
}

/** Points are packed in halves. @param {number} word @returns {[number, number] | undefined} */
function unpackPoints(word) {
  const first = (word >>> 16) & 31;
  return first === NO_POINTS ? undefined : [first / 2, ((word >>> 21) & 31) / 2];
}

/**
 * @param {number} head
 * @param {number} tail
 * @param {Words} words
 * @returns {import('./api.js').Outcome}
 */
function unpackOutcome(head, tail, words) {
  /** @type {import('./api.js').Outcome} */
  const outcome = {
    winner: playerOrNull((head >>> 6) & 3),
    reason: at(words.endReasons, tail & 255),
    rule: at(words.rules, (tail >>> 8) & 255),
  };
  const points = unpackPoints(tail);
  if (points) outcome.points = points;
  return outcome;
}

/**
 * @param {number} head
 * @param {number} tail
 * @param {Words} words
 * @returns {import('./api.js').GameEvent}
 */
function unpackEvent(head, tail, words) {
  const board = ((head >>> 3) & 7) + 1;
  const player = at(PLAYERS, (head >>> 6) & 3);
  const spot = (head >>> 12) & 511;
  const reason = at(words.endReasons, tail & 255);
  const rule = at(words.rules, (tail >>> 8) & 255);
  switch (head & 7) {
    case 0:
      return { type: 'board-won', board, by: player, reason, rule };
    case 1:
      return { type: 'board-drawn', board, reason, rule };
    case 2:
      return { type: 'board-enters', board, slot: at(SLOTS, (head >>> 8) & 1), rule };
    case 3:
      return { type: 'board-closed', board, rule };
    case 4:
      return { type: 'king-must-hop', player, from: spotOf(spot), rule };
    case 5:
      return { type: 'king-captured', spot: spotOf(spot), left: (head >>> 9) & 7, rule };
    default:
      return { type: 'over', outcome: unpackOutcome(head, tail, words) };
  }
}

/** Reads numbers one after the other. */
class Reader {
  #words;
  #next = 0;

  /** @param {Uint32Array} words */
  constructor(words) {
    this.#words = words;
  }

  get done() {
    return this.#next >= this.#words.length;
  }

  read() {
    return this.#words[this.#next++] ?? 0;
  }
}

/**
 * @param {Reader} reader
 * @param {boolean} many
 * @param {Words} words
 * @returns {import('./api.js').Entry}
 */
function readEntry(reader, many, words) {
  const head = reader.read();
  const move = reader.read();
  /** @type {import('./api.js').GameEvent[]} */
  const events = [];
  for (let left = head >>> 7; left > 0; left--) {
    const first = reader.read();
    events.push(unpackEvent(first, reader.read(), words));
  }
  const act = head & 3;
  if (act === 0) return { ...unpackMove(move, many), events };
  const board = (head >>> 4) & 7;
  const kind = at(/** @type {const} */ (['resign', 'draw', 'flag']), act - 1);
  const player = PLAYERS[(head >>> 2) & 3];
  const parts = [kind, player, board === NO_BOARD ? undefined : board + 1];
  /** @type {Exclude<import('./api.js').Entry, import('./api.js').Played>} */
  const entry = { code: parts.filter((part) => part !== undefined).join(':'), kind, events };
  if (player) entry.player = player;
  if (board !== NO_BOARD) entry.board = board + 1;
  return entry;
}

/**
 * One packed entry of the history.
 * @param {Uint32Array} packed
 * @param {boolean} many
 * @param {Words} words
 */
export const unpackEntry = (packed, many, words) => readEntry(new Reader(packed), many, words);

/**
 * A packed history.
 * @param {Uint32Array} packed
 * @param {boolean} many
 * @param {Words} words
 */
export function unpackHistory(packed, many, words) {
  const reader = new Reader(packed);
  const entries = [];
  while (!reader.done) entries.push(readEntry(reader, many, words));
  return entries;
}

/**
 * @param {Reader} reader
 * @param {number} board
 * @returns {import('./api.js').BoardState}
 */
function readBoard(reader, board) {
  const head = reader.read();
  const lost = [reader.read(), reader.read()];
  const halfmoves = reader.read();
  const repetitions = reader.read();
  const pieces = [];
  for (let left = reader.read(); left > 0; left--) {
    const word = reader.read();
    pieces.push({ square: at(SQUARES, word & 127), piece: piece((word >>> 7) & 7, (word >>> 10) & 1) });
  }
  const white = (head >>> 4) & 1;
  /** @type {import('./api.js').BoardState} */
  const state = {
    board,
    role: at(ROLES, head & 3),
    status: at(STATUSES, (head >>> 2) & 3),
    pieces,
    white: at(PLAYERS, white),
    black: at(PLAYERS, 1 - white),
    halfmoves,
    repetitions,
  };
  const turn = COLORS[(head >>> 5) & 3];
  if (turn) state.turn = turn;
  const check = (head >>> 11) & 255;
  if (check !== NO_CHECK) state.check = at(SQUARES, check);
  const result = RESULTS[(head >>> 7) & 3];
  if (result) state.result = result;
  const color = COLORS[(head >>> 9) & 3];
  if (color) {
    state.lost = LOST.flatMap((kind) => {
      const index = KINDS.indexOf(kind);
      const count = (at(lost, index >> 2) >>> (8 * (index & 3))) & 255;
      return Array.from({ length: count }, () => ({ kind, color }));
    });
  }
  return state;
}

/**
 * A packed state.
 * @param {Uint32Array} packed
 * @param {import('./api.js').GameInfo} info
 * @param {Words} words
 * @returns {import('./api.js').GameState}
 */
export function unpackState(packed, info, words) {
  const reader = new Reader(packed);
  const head = reader.read();
  const has = (/** @type {number} */ bit) => ((head >>> bit) & 1) === 1;
  const ply = reader.read();
  const more = reader.read();
  const cycle = reader.read();
  const outcome = [reader.read(), reader.read()];
  const boards = Array.from({ length: reader.read() }, (_, index) => readBoard(reader, index + 1));
  /** @type {import('./api.js').GameState} */
  const state = {
    id: info.id,
    boards,
    player: playerOrNull(head & 3),
    turn: {
      ply: /** @type {1 | 2} */ ((head >>> 2) & 3),
      of: /** @type {1 | 2} */ ((head >>> 4) & 3),
    },
    ply,
    started: has(6),
    canUndo: has(7),
    canRedo: has(8),
    outcome: has(15) ? unpackOutcome(at(outcome, 0), at(outcome, 1), words) : null,
  };
  if (has(9)) state.forced = spotOf(more & 511);
  if (has(10)) {
    const board = (/** @type {number} */ number) => (number === NO_BOARD ? null : number + 1);
    state.slots = {
      A: board((more >>> 9) & 7),
      B: board((more >>> 12) & 7),
      at: at(SLOTS, (more >>> 15) & 1),
      cycle,
    };
  }
  const points = unpackPoints(more);
  if (has(11) && points) state.points = points;
  if (has(12)) state.crossed = { first: has(13), second: has(14) };
  if (has(16)) {
    state.last = /** @type {import('./api.js').Played} */ (readEntry(reader, info.boards > 1, words));
  }
  return state;
}

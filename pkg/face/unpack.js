// @ts-check
/**
 * Makes objects of what the module packs into numbers. `crates/wasm/src/pack.rs` describes the layout.
 *
 * All of it is on the way of every ply: objects are made as a whole, with their properties in the same order each time,
 * and none is handed out twice.
 *
 * @typedef {import('./api.js').Player} Player
 */
import { numbers, vocabulary } from './memory.js';
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
const NO_CAPTURE = 7;
const NO_POINTS = 31;
const NO_CHECK = 255;
const NO_WORD = 255;
/** How many numbers a state has before its boards, and a board before its pieces; the last says how many these are. */
const STATE_HEAD = 7;
const BOARD_HEAD = 6;

/**
 * What stands at a number in a list that the module and this file agree on.
 * @template T
 * @param {ArrayLike<T>} list
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
const sortOf = (word) => at(SORTS, word & 3);

/**
 * A packed move.
 * @param {number} word
 * @param {boolean} many whether the game has more than one board
 * @returns {import('./api.js').Move}
 */
function unpackMove(word, many) {
  const color = (word >>> 7) & 1;
  const code = codeOf(word, many);
  const kind = sortOf(word);
  const mover = piece((word >>> 8) & 7, color);
  const from = spotOf(word >>> 23);
  const to = spotOf((word >>> 14) & 511);
  const taken = (word >>> 4) & 7;
  /** @type {import('./api.js').Move} */
  const move =
    taken === NO_CAPTURE
      ? { code, kind, piece: mover, from, to }
      : { code, kind, piece: mover, from, to, capture: piece(taken, 1 - color) };
  const promotion = (word >>> 11) & 7;
  if (promotion > 0) move.promotion = /** @type {'q' | 'r' | 'b' | 'n'} */ (at(KINDS, promotion));
  const special = (word >>> 2) & 3;
  if (special === 1) move.castling = 'king';
  else if (special === 2) move.castling = 'queen';
  else if (special === 3) move.enPassant = true;
  return move;
}

/** The move at a place of an answer. @param {number} place @param {boolean} many */
export const unpackMoveAt = (place, many) => unpackMove(at(numbers(), place), many);

/**
 * Packed moves: all, or those from a spot, or of a sort.
 * @param {number} place of the first
 * @param {boolean} many
 * @param {number} spot -1 for all
 * @param {import('./api.js').Move['kind'] | undefined} sort
 */
export function unpackMoves(place, many, spot, sort) {
  const words = numbers();
  const end = place + at(words, place - 1);
  /** @type {import('./api.js').Move[]} */
  const moves = [];
  for (let next = place; next < end; next++) {
    const word = at(words, next);
    if ((spot === -1 || word >>> 23 === spot) && (sort === undefined || sortOf(word) === sort)) {
      moves.push(unpackMove(word, many));
    }
  }
  return moves;
}

/**
 * Why a ply is refused; nothing if it is not.
 * @param {number} word
 */
function unpackRefusal(word) {
  const number = word & 255;
  if (number === NO_WORD) return undefined;
  const { reasons, rules } = vocabulary();
  return { reason: at(reasons, number), rule: at(rules, (word >>> 8) & 255) };
}

/** What lies at a place of an answer, as a refusal. @param {number} place */
export const refusalAt = (place) => unpackRefusal(at(numbers(), place));

/**
 * Packed candidates: moves, and why not.
 * @param {number} place of the first
 * @param {boolean} many
 */
export function unpackCandidates(place, many) {
  vocabulary();
  const words = numbers();
  const end = place + at(words, place - 1);
  /** @type {import('./api.js').Candidate[]} */
  const candidates = [];
  for (let next = place; next < end; next += 2) {
    const word = at(words, next);
    const refusal = unpackRefusal(at(words, next + 1));
    candidates.push({
      from: spotOf(word >>> 23),
      to: spotOf((word >>> 14) & 511),
      code: codeOf(word, many),
      kind: sortOf(word),
      legal: !refusal,
      ...refusal,
    });
  }
  return candidates;
}

/** Points are packed in halves. @param {number} word @returns {[number, number] | undefined} */
function unpackPoints(word) {
  const first = (word >>> 16) & 31;
  return first === NO_POINTS ? undefined : [first / 2, ((word >>> 21) & 31) / 2];
}

/**
 * @param {number} head
 * @param {number} tail
 * @returns {import('./api.js').Outcome}
 */
function unpackOutcome(head, tail) {
  const { endReasons, rules } = vocabulary();
  /** @type {import('./api.js').Outcome} */
  const outcome = {
    winner: playerOrNull((head >>> 6) & 3),
    reason: at(endReasons, tail & 255),
    rule: at(rules, (tail >>> 8) & 255),
  };
  const points = unpackPoints(tail);
  if (points) outcome.points = points;
  return outcome;
}

/**
 * @param {number} head
 * @param {number} tail
 * @returns {import('./api.js').GameEvent}
 */
function unpackEvent(head, tail) {
  const { endReasons, rules } = vocabulary();
  const board = ((head >>> 3) & 7) + 1;
  const player = at(PLAYERS, (head >>> 6) & 3);
  const spot = (head >>> 12) & 511;
  const reason = at(endReasons, tail & 255);
  const rule = at(rules, (tail >>> 8) & 255);
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
      return { type: 'over', outcome: unpackOutcome(head, tail) };
  }
}

/**
 * An entry; it takes two numbers, and two for each event.
 * @param {Uint32Array} words
 * @param {number} place
 * @param {boolean} many
 * @returns {import('./api.js').Entry}
 */
function entryAt(words, place, many) {
  const head = at(words, place);
  const end = place + 2 + 2 * (head >>> 7);
  /** @type {import('./api.js').GameEvent[]} */
  const events = [];
  for (let next = place + 2; next < end; next += 2) events.push(unpackEvent(at(words, next), at(words, next + 1)));
  const act = head & 3;
  if (act === 0) {
    const played = /** @type {import('./api.js').Played} */ (unpackMove(at(words, place + 1), many));
    played.events = events;
    return played;
  }
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
 * @param {number} place
 * @param {boolean} many
 */
export function unpackEntry(place, many) {
  vocabulary();
  return entryAt(numbers(), place, many);
}

/**
 * A packed history.
 * @param {number} place of the first entry
 * @param {boolean} many
 */
export function unpackHistory(place, many) {
  vocabulary();
  const words = numbers();
  const end = place + at(words, place - 1);
  const entries = [];
  for (let next = place; next < end; next += 2 + 2 * (at(words, next) >>> 7)) entries.push(entryAt(words, next, many));
  return entries;
}

/**
 * @param {number} pawns as many as are lost, and those of three more kinds, a byte each
 * @param {number} queens
 * @param {import('./api.js').Color} color
 */
function unpackLost(pawns, queens, color) {
  /** @type {import('./api.js').Piece[]} */
  const pieces = [];
  for (const kind of LOST) {
    const index = KINDS.indexOf(kind);
    const count = kind === 'q' ? queens : (pawns >>> (8 * index)) & 255;
    for (let left = count; left > 0; left--) pieces.push({ kind, color });
  }
  return pieces;
}

/**
 * A board; it takes BOARD_HEAD numbers, and one for each piece.
 * @param {Uint32Array} words
 * @param {number} place
 * @param {number} board
 * @returns {import('./api.js').BoardState}
 */
function boardAt(words, place, board) {
  const head = at(words, place);
  const first = place + BOARD_HEAD;
  const end = first + at(words, first - 1);
  /** @type {import('./api.js').BoardState['pieces']} */
  const pieces = [];
  for (let next = first; next < end; next++) {
    const word = at(words, next);
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
    halfmoves: at(words, place + 3),
    repetitions: at(words, place + 4),
  };
  const turn = (head >>> 5) & 3;
  if (turn < COLORS.length) state.turn = at(COLORS, turn);
  const check = (head >>> 11) & 255;
  if (check !== NO_CHECK) state.check = at(SQUARES, check);
  const result = (head >>> 7) & 3;
  if (result < RESULTS.length) state.result = at(RESULTS, result);
  const color = (head >>> 9) & 3;
  if (color < COLORS.length) state.lost = unpackLost(at(words, place + 1), at(words, place + 2), at(COLORS, color));
  return state;
}

/** @param {number} number */
const boardOrNull = (number) => (number === NO_BOARD ? null : number + 1);

/**
 * A packed state.
 * @param {number} place
 * @param {import('./api.js').GameInfo} info
 * @returns {import('./api.js').GameState}
 */
export function unpackState(place, info) {
  vocabulary();
  const words = numbers();
  const head = at(words, place);
  const more = at(words, place + 2);
  const has = (/** @type {number} */ bit) => ((head >>> bit) & 1) === 1;
  let next = place + STATE_HEAD;
  const count = at(words, next - 1);
  /** @type {import('./api.js').BoardState[]} */
  const boards = [];
  for (let board = 1; board <= count; board++) {
    boards.push(boardAt(words, next, board));
    next += BOARD_HEAD + at(words, next + BOARD_HEAD - 1);
  }
  /** @type {import('./api.js').GameState} */
  const state = {
    id: info.id,
    boards,
    player: playerOrNull(head & 3),
    turn: {
      ply: /** @type {1 | 2} */ ((head >>> 2) & 3),
      of: /** @type {1 | 2} */ ((head >>> 4) & 3),
    },
    ply: at(words, place + 1),
    started: has(6),
    canUndo: has(7),
    canRedo: has(8),
    outcome: has(15) ? unpackOutcome(at(words, place + 4), at(words, place + 5)) : null,
  };
  if (has(9)) state.forced = spotOf(more & 511);
  if (has(10)) {
    state.slots = {
      A: boardOrNull((more >>> 9) & 7),
      B: boardOrNull((more >>> 12) & 7),
      at: at(SLOTS, (more >>> 15) & 1),
      cycle: at(words, place + 3),
    };
  }
  const points = unpackPoints(more);
  if (has(11) && points) state.points = points;
  if (has(12)) state.crossed = { first: has(13), second: has(14) };
  if (has(16)) state.last = /** @type {import('./api.js').Played} */ (entryAt(words, next, info.boards > 1));
  return state;
}

// @ts-check
/**
 * What the package throws. Each error has a stable `code`; its message is English, and `describe` tells it in either
 * language.
 *
 * @typedef {import('./api.js').ErrorCode} ErrorCode
 * @typedef {import('./api.js').Reason} Reason
 * @typedef {import('./api.js').RuleId} RuleId
 */
import en from '../locale/en.js';
import { ofCode, ofPlace, ofWord } from './sentences.js';

export class CrossboardError extends Error {
  /**
   * @param {ErrorCode} code
   * @param {string} [detail] more than the code's own sentence says
   * @param {ErrorOptions} [options]
   */
  constructor(code, detail, options) {
    super(detail ?? ofCode(en(), code) ?? code, options);
    /** @type {ErrorCode} */
    this.code = code;
  }
}

/** Used before init() is done. */
export class NotReadyError extends CrossboardError {
  constructor() {
    super('not-ready');
  }
}

/** An argument that cannot be meant. */
export class ArgumentError extends CrossboardError {}

/** A position text that is no position of the game. */
export class PositionError extends CrossboardError {
  /** @param {{ field: import('./api.js').PositionField, fault: import('./api.js').PositionFault, offset: number, board?: number | undefined }} place */
  constructor({ field, fault, offset, board }) {
    super('invalid-position', ofPlace(en(), { field, fault, offset, board }));
    /** @type {import('./api.js').PositionField} */
    this.field = field;
    /** @type {import('./api.js').PositionFault} */
    this.fault = fault;
    /** @type {number} */
    this.offset = offset;
    // Absent, not undefined, where the fault is of no board.
    if (board !== undefined) Object.assign(this, { board });
  }
}

/** A ply that may not be. */
export class IllegalMoveError extends CrossboardError {
  /**
   * @param {Reason} reason
   * @param {RuleId} rule
   * @param {ErrorCode} [code]
   */
  constructor(reason, rule, code = 'illegal-move') {
    super(code, `${ofWord(en(), reason) ?? reason} (${rule})`);
    /** @type {Reason} */
    this.reason = reason;
    /** @type {RuleId} */
    this.rule = rule;
  }
}

/** Something to be done in a match that is over. */
export class GameOverError extends IllegalMoveError {
  constructor() {
    super('game-over', 'O6', 'game-over');
  }
}

/** Used after free(). */
export class FreedError extends CrossboardError {
  constructor() {
    super('freed');
  }
}

/** A count that goes beyond its limit. */
export class LimitError extends CrossboardError {
  constructor() {
    super('limit');
  }
}

// The names are given as texts, so that they outlive a minifier.
for (const [name, kind] of Object.entries({
  CrossboardError,
  NotReadyError,
  ArgumentError,
  PositionError,
  IllegalMoveError,
  GameOverError,
  FreedError,
  LimitError,
})) {
  Object.defineProperty(kind.prototype, 'name', { value: name, configurable: true, writable: true });
}

/**
 * The error for what was thrown: the package's own, and whatever else. The module throws nothing.
 * @param {unknown} thrown
 */
export const errorOf = (thrown) =>
  thrown instanceof CrossboardError ? thrown : new CrossboardError('internal', undefined, { cause: thrown });

/**
 * The error for a failure that the module tells: a word and what belongs to it, parted by tabulators.
 * @param {string} text
 */
export function failureOf(text) {
  const [word, first = '', second = '', offset, board] = text.split('\t');
  switch (word) {
    case 'unknown-game':
      return new ArgumentError('unknown-game');
    case 'position':
      return new PositionError({
        field: /** @type {import('./api.js').PositionField} */ (first),
        fault: /** @type {import('./api.js').PositionFault} */ (second),
        offset: Number(offset),
        // Boards count from 1.
        board: Number(board) || undefined,
      });
    case 'no-entry':
      return new ArgumentError('invalid-code');
    case 'illegal':
      return new IllegalMoveError(/** @type {Reason} */ (first), /** @type {RuleId} */ (second));
    case 'game-over':
      return new GameOverError();
    case 'board-not-in-play':
      return new ArgumentError('board-not-in-play');
    default:
      return new CrossboardError('internal', undefined, { cause: text });
  }
}

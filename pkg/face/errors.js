// @ts-check
/**
 * What the package throws. Each error has a stable `code`; its message is English, and `describe` tells it in either
 * language.
 *
 * @typedef {import('./api.js').ErrorCode} ErrorCode
 * @typedef {import('./api.js').Expected} Expected
 * @typedef {import('./api.js').Reason} Reason
 * @typedef {import('./api.js').RuleId} RuleId
 */
import en from '../locale/en.js';
import { ofCode, ofPlace, ofText, ofWord } from './sentences.js';

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
  /** @param {string} [detail] what is to be waited for, if it is not init() */
  constructor(detail) {
    super('not-ready', detail);
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

/**
 * Puts in why a ply is refused, where that is known: absent, not undefined, where it is not.
 * @param {object} error
 * @param {Reason | undefined} reason
 * @param {RuleId | undefined} rule
 */
function addRefusal(error, reason, rule) {
  if (reason !== undefined) Object.assign(error, { reason, rule });
}

/** A text that is no legal ply, or may be several. */
export class NotationError extends CrossboardError {
  /** @param {{ found: string, expected: Expected, codes: string[], legal: string[], reason?: Reason | undefined, rule?: RuleId | undefined }} what */
  constructor({ found, expected, codes, legal, reason, rule }) {
    super('invalid-notation', ofText(en(), { found, expected, legal, reason }));
    /** @type {string} */
    this.found = found;
    /** @type {Expected} */
    this.expected = expected;
    /** @type {string[]} */
    this.codes = codes;
    /** @type {string[]} */
    this.legal = legal;
    addRefusal(this, reason, rule);
  }
}

/** A text that is no record. */
export class RecordError extends CrossboardError {
  /**
   * @param {{ line: number, column: number, offset: number, found: string, expected: Expected, legal: string[], reason?: Reason | undefined, rule?: RuleId | undefined }} what
   * @param {ErrorOptions} [options]
   */
  constructor({ line, column, offset, found, expected, legal, reason, rule }, options) {
    super('invalid-record', ofText(en(), { line, column, found, expected, legal, reason }), options);
    /** @type {number} */
    this.line = line;
    /** @type {number} */
    this.column = column;
    /** @type {number} */
    this.offset = offset;
    /** @type {string} */
    this.found = found;
    /** @type {Expected} */
    this.expected = expected;
    /** @type {string[]} */
    this.legal = legal;
    addRefusal(this, reason, rule);
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
  NotationError,
  RecordError,
})) {
  Object.defineProperty(kind.prototype, 'name', { value: name, configurable: true, writable: true });
}

/**
 * The error for what was thrown: the package's own, and whatever else. The module throws nothing.
 * @param {unknown} thrown
 */
export const errorOf = (thrown) =>
  thrown instanceof CrossboardError ? thrown : new CrossboardError('internal', undefined, { cause: thrown });

/** @param {string[]} parts field, fault, offset and board */
const positionOf = ([field, fault, offset, board]) =>
  new PositionError({
    field: /** @type {import('./api.js').PositionField} */ (field),
    fault: /** @type {import('./api.js').PositionFault} */ (fault),
    offset: Number(offset),
    // Boards count from 1.
    board: Number(board) || undefined,
  });

/** Texts that are joined by commas. @param {string | undefined} text */
const listOf = (text) => (text ? text.split(',') : []);

/** A reason and its rule, where they are known. @param {string | undefined} reason @param {string | undefined} rule */
const refusalOf = (reason, rule) => ({
  reason: /** @type {Reason | undefined} */ (reason || undefined),
  rule: /** @type {RuleId | undefined} */ (rule || undefined),
});

/** @param {string[]} parts as `crates/wasm/src/records.rs` puts them together */
function unread([line, column, offset, expected, reason, rule, legal, ...rest]) {
  const what = {
    line: Number(line),
    column: Number(column),
    offset: Number(offset),
    found: rest.slice(4).join('\t'),
    expected: /** @type {Expected} */ (expected),
    legal: listOf(legal),
    ...refusalOf(reason, rule),
  };
  return new RecordError(what, rest[0] ? { cause: positionOf(rest) } : undefined);
}

/** @param {string[]} parts the same */
function unwritten([what, word, reason, rule, ...code]) {
  switch (what) {
    case 'form':
      return new ArgumentError('invalid-form');
    case 'tag':
      return new ArgumentError('invalid-tags');
    case 'entry': {
      const cause = failureOf([word, reason, rule].join('\t'));
      const detail = `That record cannot be written: ${JSON.stringify(code.join('\t'))}: ${cause.message}`;
      return new ArgumentError('unwritable-record', detail, { cause });
    }
    default: {
      const why = what === 'start' ? 'the start is no position of the game.' : 'it holds too much.';
      return new ArgumentError('unwritable-record', `That record cannot be written: ${why}`);
    }
  }
}

/**
 * The error for a failure that the module tells: a word and what belongs to it, parted by tabulators.
 * @param {string} text
 * @param {string} [found] the text of the ply that it is about
 * @returns {CrossboardError}
 */
export function failureOf(text, found = '') {
  const [word, ...parts] = text.split('\t');
  const [first = '', second = '', third, fourth, fifth] = parts;
  switch (word) {
    case 'unknown-game':
      return new ArgumentError('unknown-game');
    case 'position':
      return positionOf(parts);
    case 'record':
      return unread(parts);
    case 'unwritten':
      return unwritten(parts);
    case 'link':
      return new ArgumentError('invalid-link');
    case 'link-version':
      return new ArgumentError('unknown-link');
    case 'notation':
      return new NotationError({
        found,
        expected: /** @type {Expected} */ (first),
        ...refusalOf(second, third),
        codes: listOf(fourth),
        legal: listOf(fifth),
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

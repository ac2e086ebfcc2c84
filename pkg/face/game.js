// @ts-check
/**
 * A game, for JavaScript: it checks every argument before the module sees it, so that whatever is passed, the game is
 * either changed as asked or not at all, and makes objects and errors of what comes back. It decides no rule.
 *
 * @typedef {import('./api.js').Entry} Entry
 * @typedef {import('./api.js').GameState} GameState
 * @typedef {import('./api.js').Move} Move
 */

import { lastFailure, RawGame } from '../wasm/crossboard.js';
import { codeOf, infoOf, LONGEST_CODE, playerOf, textOf, wholeOf } from './arguments.js';
import { count } from './count.js';
import { ArgumentError, CrossboardError, errorOf, FreedError } from './errors.js';
import { gameOf } from './games.js';
import { answerAt, opened, ready, textAt } from './memory.js';
import { languageOf, linkOf, optionsOf, plyTextOf, recordTextOf, shown, styleOf, wantedOf } from './notation.js';
import { writeRecord } from './record.js';
import { numberOfSpot } from './spot.js';
import {
  refusalAt,
  unpackCandidates,
  unpackEntry,
  unpackHistory,
  unpackMoveAt,
  unpackMoves,
  unpackState,
} from './unpack.js';

/** A game of the module on its way into an object made for it. @type {RawGame | undefined} */
let handed;

/** @param {string} id @param {string} [position] */
const open = (id, position) => opened(() => RawGame.open(id, position), lastFailure);

/** @param {string} detail @param {unknown} [cause] */
const badJSON = (detail, cause) =>
  new ArgumentError('invalid-json', `That is no saved game: ${detail}`, cause === undefined ? undefined : { cause });

/** @param {number} entry from 1 @param {string} detail @param {unknown} cause */
const badEntry = (entry, detail, cause) => Object.assign(badJSON(`entry ${entry}${detail}`, cause), { entry });

/** An object for a game of the module's. @param {RawGame} raw */
function taken(raw) {
  const id = /** @type {import('./api.js').GameId} */ (textAt(raw.id()));
  handed = raw;
  return new Game(id);
}

/** Symbol.dispose, or for engines without `using` a symbol that nobody asks for. @type {typeof Symbol.dispose} */
const dispose = Symbol.dispose ?? Symbol('Symbol.dispose');

export class Game {
  /** @type {RawGame | undefined} */
  #raw;
  #info;

  /**
   * @param {import('./api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const raw = handed;
    handed = undefined;
    ready();
    this.#info = infoOf(id);
    this.#raw = raw ?? open(id, textOf(position));
  }

  /**
   * @param {import('./api.js').GameJSON} value
   * @returns {Game}
   */
  static fromJSON(value) {
    ready();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJSON('it is no object.');
    const { v, game: id, start, entries, ...others } = /** @type {Record<string, unknown>} */ ({ ...value });
    if (v !== 1) throw badJSON('"v" must be 1.');
    if (!gameOf(id)) throw badJSON('"game" is no game.');
    if (start !== undefined && typeof start !== 'string') throw badJSON('"start" must be a text.');
    if (!Array.isArray(entries)) throw badJSON('"entries" must be a list.');
    const [other] = Object.keys(others);
    if (other !== undefined) throw badJSON(`nothing is known of "${other.slice(0, LONGEST_CODE)}".`);
    const codes = Array.from(/** @type {unknown[]} */ (entries), (entry, index) => {
      if (typeof entry === 'string' && entry.length <= LONGEST_CODE) return entry;
      throw badEntry(index + 1, ' is no text of one.', new ArgumentError('invalid-code'));
    });

    /** @type {Game} */
    let game;
    try {
      game = new Game(/** @type {import('./api.js').GameId} */ (id), start);
    } catch (cause) {
      throw cause instanceof CrossboardError ? badJSON(`"start": ${cause.message}`, cause) : cause;
    }
    codes.forEach((code, index) => {
      try {
        game.#call((raw) => answerAt(raw.enter(code)));
      } catch (cause) {
        game.free();
        if (!(cause instanceof CrossboardError)) throw cause;
        throw badEntry(index + 1, `, ${JSON.stringify(code)}: ${cause.message}`, cause);
      }
    });
    return game;
  }

  /**
   * @param {string} text
   * @param {{ game?: import('./api.js').GameId }} [options]
   * @returns {Game}
   */
  static fromRecord(text, options) {
    ready();
    const read = recordTextOf(text);
    const wanted = wantedOf(optionsOf(options));
    return taken(opened(() => RawGame.fromRecord(read, wanted), lastFailure));
  }

  /**
   * @param {string} link
   * @returns {Game}
   */
  static fromLink(link) {
    ready();
    const text = linkOf(link);
    return taken(opened(() => RawGame.fromLink(text), lastFailure));
  }

  /** @returns {string} */
  toLink() {
    return this.#answer((raw) => raw.link());
  }

  /** @returns {import('./api.js').GameJSON} */
  toJSON() {
    const start = this.start;
    const entries = this.history().map(({ code }) => code);
    return start === this.#info.start ? { v: 1, game: this.id, entries } : { v: 1, game: this.id, start, entries };
  }

  /** @returns {Game} a plain one: a constructor of a subclass may want other arguments, and do more */
  clone() {
    handed = this.#call((raw) => raw.copy());
    return new Game(this.#info.id);
  }

  /**
   * Works with the module's game; what the module throws becomes an error of the package.
   * @template T
   * @param {(raw: RawGame) => T} work
   * @returns {T}
   */
  #call(work) {
    if (!this.#raw) throw new FreedError();
    try {
      return work(this.#raw);
    } catch (thrown) {
      throw errorOf(thrown);
    }
  }

  /** After free() that is what is wrong, whatever else is: methods with arguments ask before they look at them. */
  #alive() {
    if (!this.#raw) throw new FreedError();
  }

  get #many() {
    return this.#info.boards > 1;
  }

  /**
   * Does what becomes an entry of the history.
   * @param {(raw: RawGame) => number} act
   */
  #enter(act) {
    return this.#call((raw) => unpackEntry(answerAt(act(raw)), this.#many));
  }

  /**
   * A text of the module's.
   * @param {(raw: RawGame) => number} ask
   */
  #text(ask) {
    return this.#call((raw) => textAt(ask(raw)));
  }

  /**
   * The same where it may be a failure instead.
   * @param {(raw: RawGame) => number} ask
   */
  #answer(ask) {
    return this.#call((raw) => {
      const address = ask(raw);
      answerAt(address);
      return textAt(address);
    });
  }

  get id() {
    return this.#info.id;
  }

  /** @returns {string} */
  get start() {
    return this.#text((raw) => raw.start());
  }

  /** @returns {string} */
  position() {
    return this.#text((raw) => raw.position());
  }

  /**
   * @param {unknown} from
   * @param {Move['kind']} [kind]
   * @returns {Move[]}
   */
  #moves(from, kind) {
    this.#alive();
    const spot = from === undefined ? -1 : numberOfSpot(from, this.#info);
    return this.#call((raw) => unpackMoves(answerAt(raw.moves()), this.#many, spot, kind));
  }

  /** @param {import('./api.js').SpotLike} [from] */
  moves(from) {
    return this.#moves(from);
  }

  /** @param {import('./api.js').SpotLike} [from] */
  placements(from) {
    return this.#moves(from, 'placement');
  }

  /** @param {import('./api.js').SpotLike} [from] */
  transfers(from) {
    return this.#moves(from, 'transfer');
  }

  /** @param {import('./api.js').SpotLike} [from] */
  tranzits(from) {
    return this.#moves(from, 'tranzit');
  }

  /** @param {import('./api.js').SpotLike} from */
  candidates(from) {
    this.#alive();
    const spot = numberOfSpot(from, this.#info);
    return this.#call((raw) => unpackCandidates(answerAt(raw.candidates(spot)), this.#many));
  }

  /** @param {import('./api.js').SpotLike} to */
  sources(to) {
    this.#alive();
    const spot = numberOfSpot(to, this.#info);
    return this.#call((raw) => unpackCandidates(answerAt(raw.sources(spot)), this.#many));
  }

  /**
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    return this.#call((raw) => typeof code === 'string' && code.length <= LONGEST_CODE && raw.isLegal(code));
  }

  /**
   * @param {string} code
   * @returns {{ legal: true } | { legal: false, reason: import('./api.js').Reason, rule: import('./api.js').RuleId }}
   */
  explain(code) {
    this.#alive();
    const text = codeOf(code);
    const refusal = this.#call((raw) => refusalAt(answerAt(raw.explain(text))));
    return refusal ? { legal: false, ...refusal } : { legal: true };
  }

  /**
   * @param {string} code
   * @returns {import('./api.js').Played}
   */
  play(code) {
    this.#alive();
    const text = codeOf(code);
    return /** @type {import('./api.js').Played} */ (this.#enter((raw) => raw.play(text)));
  }

  /** @returns {boolean} */
  undo() {
    return this.#call((raw) => raw.undo());
  }

  /** @returns {boolean} */
  redo() {
    return this.#call((raw) => raw.redo());
  }

  /** @returns {Entry[]} */
  history() {
    return this.#call((raw) => unpackHistory(answerAt(raw.history()), this.#many));
  }

  /** @returns {GameState} */
  state() {
    return this.#call((raw) => unpackState(answerAt(raw.state()), this.#info));
  }

  /** @param {unknown} ply */
  #ply(ply) {
    return wholeOf(
      ply,
      0,
      this.#call((raw) => raw.length()),
      'invalid-ply',
    );
  }

  /**
   * @param {number} ply
   * @returns {GameState}
   */
  at(ply) {
    const number = this.#ply(ply);
    return this.#call((raw) => unpackState(answerAt(raw.stateAt(number)), this.#info));
  }

  /**
   * @param {number} ply
   * @returns {string}
   */
  positionAt(ply) {
    const number = this.#ply(ply);
    return this.#text((raw) => raw.positionAt(number));
  }

  /** @param {unknown} board */
  #board(board) {
    return board === undefined ? undefined : wholeOf(board, 1, this.#info.boards, 'invalid-board');
  }

  /**
   * @param {import('./api.js').Player} player
   * @param {number} [board]
   * @returns {Entry}
   */
  resign(player, board) {
    this.#alive();
    const [who, where] = [playerOf(player), this.#board(board)];
    return this.#enter((raw) => raw.resign(who, where));
  }

  /**
   * @param {number} [board]
   * @returns {Entry}
   */
  agreeDraw(board) {
    this.#alive();
    const where = this.#board(board);
    return this.#enter((raw) => raw.agreeDraw(where));
  }

  /**
   * @param {import('./api.js').Player} player
   * @returns {Entry}
   */
  flag(player) {
    this.#alive();
    const who = playerOf(player);
    return this.#enter((raw) => raw.flag(who));
  }

  /**
   * @param {number} depth
   * @param {{ maxNodes?: number }} [options]
   * @returns {number}
   */
  perft(depth, options) {
    this.#alive();
    const plies = wholeOf(depth, 0, Number.MAX_SAFE_INTEGER, 'invalid-depth');
    const given = options === undefined ? {} : options;
    if (typeof given !== 'object' || given === null) throw new ArgumentError('invalid-limit');
    const { maxNodes = 1e9 } = given;
    const limit = wholeOf(maxNodes, 0, Number.MAX_SAFE_INTEGER, 'invalid-limit');
    return this.#call((raw) => count(raw, plies, limit));
  }

  /**
   * @param {Move | string} move
   * @param {import('./api.js').NotationStyle} [style]
   * @returns {string}
   */
  notation(move, style) {
    this.#alive();
    const code = codeOf(typeof move === 'object' && move !== null ? move.code : move);
    const bits = styleOf(optionsOf(style));
    return this.#answer((raw) => raw.notation(code, bits));
  }

  /**
   * @param {import('./api.js').NotationStyle} [style]
   * @returns {string[]}
   */
  notations(style) {
    this.#alive();
    const bits = styleOf(optionsOf(style));
    return this.#text((raw) => raw.notations(bits))
      .split('\n')
      .slice(0, -1);
  }

  /**
   * @param {string} text
   * @param {{ language?: 'en' | 'ru' }} [options]
   * @returns {Move}
   */
  parseMove(text, options) {
    this.#alive();
    const read = plyTextOf(text);
    const language = languageOf(optionsOf(options));
    return this.#call((raw) => unpackMoveAt(answerAt(raw.parseMove(read, language), shown(read)), this.#many));
  }

  /**
   * @param {import('./api.js').RecordOptions} [options]
   * @returns {string}
   */
  record(options) {
    this.#alive();
    const given = optionsOf(options);
    const { tags, comments = [] } = given;
    if (!Array.isArray(comments)) throw new ArgumentError('invalid-options');
    const { game, start, entries } = this.toJSON();
    const line = entries.map((code, index) => ({ code, after: comments[index] ?? undefined }));
    const record = { game, tags, start, line };
    return writeRecord(/** @type {import('./api.js').GameRecord} */ (record), given);
  }

  free() {
    this.#raw?.free();
    this.#raw = undefined;
  }

  [dispose]() {
    this.free();
  }
}

// @ts-check
/**
 * The packed hot path, for engines and benches: plies are integers, and no objects are made. It may change with any
 * version. The module must be ready: await init() of one of the other entries first.
 */
import { count } from './face/count.js';
import { ArgumentError, FreedError } from './face/errors.js';
import { gameOf } from './face/games.js';
import { numbersAt, openLine } from './face/load.js';
import { codeOf } from './face/spot.js';

export class RawGame {
  /** @type {import('./wasm/crossboard.js').RawLine | undefined} */
  #raw;
  #many;

  /**
   * @param {import('./face/api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const info = gameOf(id);
    if (!info) throw new ArgumentError('unknown-game');
    if (position !== undefined && typeof position !== 'string') throw new ArgumentError('invalid-text');
    this.#raw = openLine(id, position);
    this.#many = info.boards > 1;
  }

  get #line() {
    if (!this.#raw) throw new FreedError();
    return this.#raw;
  }

  /** @returns {Uint32Array} */
  plies() {
    const line = this.#line;
    const length = line.list();
    return numbersAt(line.listAt(), length);
  }

  /**
   * @param {number} ply
   * @returns {boolean}
   */
  play(ply) {
    return this.#line.play(ply);
  }

  /** @returns {boolean} */
  undo() {
    return this.#line.undo();
  }

  /**
   * @param {number} depth
   * @param {number} [maxNodes]
   * @returns {number}
   */
  perft(depth, maxNodes = 1e9) {
    if (!Number.isInteger(depth) || depth < 0) throw new ArgumentError('invalid-depth');
    return count(this.#line, depth, maxNodes);
  }

  /** @returns {string} */
  position() {
    return this.#line.position();
  }

  /**
   * @param {number} ply
   * @returns {string}
   */
  code(ply) {
    return codeOf(ply, this.#many);
  }

  free() {
    this.#raw?.free();
    this.#raw = undefined;
  }
}

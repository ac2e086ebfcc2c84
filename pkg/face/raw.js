// @ts-check
/** The packed hot path: plies are integers, and no objects are made. */

import { lastFailure, RawLine } from '../wasm/crossboard.js';
import { count } from './count.js';
import { ArgumentError, FreedError } from './errors.js';
import { gameOf } from './games.js';
import { numbers, opened, textAt } from './memory.js';
import { codeOf } from './spot.js';

export class RawGame {
  /** @type {RawLine | undefined} */
  #raw;
  #many;

  /**
   * @param {import('./api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const info = gameOf(id);
    if (!info) throw new ArgumentError('unknown-game');
    if (position !== undefined && typeof position !== 'string') throw new ArgumentError('invalid-text');
    this.#raw = opened(() => RawLine.open(id, position), lastFailure);
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
    const from = line.listAt() >>> 2;
    return numbers().slice(from, from + length);
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
    return textAt(this.#line.position());
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

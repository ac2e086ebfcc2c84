// @ts-check
/** The packed hot path: plies are integers, and no objects are made. */

import { lastFailure, RawLine } from '../wasm/crossboard.js';
import { infoOf, textOf, wholeOf } from './arguments.js';
import { count } from './count.js';
import { ArgumentError, FreedError } from './errors.js';
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
    const info = infoOf(id);
    const text = textOf(position);
    this.#raw = opened(() => RawLine.open(id, text), lastFailure);
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
    const line = this.#line;
    if (typeof ply !== 'number') throw new ArgumentError('invalid-code');
    return ply >>> 0 === ply && line.play(ply);
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
    const line = this.#line;
    const plies = wholeOf(depth, 0, Number.MAX_SAFE_INTEGER, 'invalid-depth');
    return count(line, plies, wholeOf(maxNodes, 0, Number.MAX_SAFE_INTEGER, 'invalid-limit'));
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
    return codeOf(wholeOf(ply, 0, 2 ** 32 - 1, 'invalid-code'), this.#many);
  }

  free() {
    this.#raw?.free();
    this.#raw = undefined;
  }
}

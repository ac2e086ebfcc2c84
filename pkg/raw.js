// @ts-check
/**
 * The packed hot path, for engines and benches: plies are integers, and no objects are made. It may change with any
 * version. The module must be ready: await init() of one of the other entries first.
 */
import { infoOf, textOf, wholeOf } from './face/arguments.js';
import { count } from './face/count.js';
import { ArgumentError, FreedError } from './face/errors.js';
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
    const info = infoOf(id);
    this.#raw = openLine(id, textOf(position));
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
    return this.#line.position();
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

import type { GameId } from './face/api.cjs';

/**
 * A line of plies for engines and benches: plies are integers, and no objects are made. It may change with any version. The
 * module must be ready: await init() of one of the other entries first. After free() all methods but code() and free() throw
 * FreedError.
 *
 * @example
 * ```js
 * await init();
 * const line = new RawGame('orthodox');
 * const [ply] = line.plies();
 * console.log(line.play(ply), line.undo()); // true true
 * ```
 */
export class RawGame {
  /**
   * Begins a line.
   *
   * @param id which game
   * @param position the text of a position; without it the game's own start
   * @throws {@link NotReadyError} before init()
   * @throws {@link ArgumentError} `unknown-game`, or `invalid-text` for a position that is no text
   * @throws {@link PositionError} for a text that is no position of the game
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('tranzit').plies().length); // 36
   * ```
   */
  constructor(id: GameId, position?: string);
  /**
   * Every legal ply as an unsigned integer of 32 bits, in no order. None once the match is over.
   *
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('double-move').plies() instanceof Uint32Array); // true
   * ```
   */
  plies(): Uint32Array;
  /**
   * Plays a ply; false if it is illegal.
   *
   * @param ply one of plies()
   * @throws {@link ArgumentError} `invalid-code` for what is no number
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('orthodox').play(0)); // false
   * ```
   */
  play(ply: number): boolean;
  /**
   * Takes the last ply back; false if there is none.
   *
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('orthodox').undo()); // false
   * ```
   */
  undo(): boolean;
  /**
   * The number of sequences of so many plies.
   *
   * @param depth how many plies
   * @param maxNodes how many positions may be met on the way, 1e9 unless given
   * @throws {@link ArgumentError} `invalid-depth` or `invalid-limit` for what is no whole number from 0 on
   * @throws {@link LimitError} beyond maxNodes
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('orthodox').perft(4)); // 197281
   * ```
   */
  perft(depth: number, maxNodes?: number): number;
  /**
   * The text of the position.
   *
   * @example
   * ```js
   * await init();
   * console.log(new RawGame('orthodox').position()); // rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
   * ```
   */
  position(): string;
  /**
   * The machine text of a ply.
   *
   * @param ply one of plies()
   * @throws {@link ArgumentError} `invalid-code` for what is no unsigned integer of 32 bits
   * @example
   * ```js
   * await init();
   * const line = new RawGame('orthodox');
   * console.log([...line.plies()].map((ply) => line.code(ply)).includes('e2e4')); // true
   * ```
   */
  code(ply: number): string;
  /**
   * Gives the memory back at once. Never needed.
   *
   * @example
   * ```js
   * await init();
   * new RawGame('orthodox').free();
   * ```
   */
  free(): void;
}

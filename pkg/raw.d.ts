import type { GameId } from './face/api.js';

/**
 * A line of plies for engines and benches: plies are integers, and no objects are made. It may change with any version. The
 * module must be ready: await init() of one of the other entries first.
 */
export class RawGame {
  constructor(id: GameId, position?: string);
  /** Every legal ply as an integer, in no order. None once the match is over. */
  plies(): Uint32Array;
  /** Plays a ply; false if it is illegal. */
  play(ply: number): boolean;
  undo(): boolean;
  /** The number of sequences of so many plies. Throws LimitError beyond maxNodes, 1e9 unless given. */
  perft(depth: number, maxNodes?: number): number;
  /** The text of the position. */
  position(): string;
  /** The machine text of a ply. */
  code(ply: number): string;
  free(): void;
}

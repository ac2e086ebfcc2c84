// @ts-check
import { LimitError } from './errors.js';

/** The module counts by recursion, so it is never asked for more. */
const DEEPEST = 100;

/**
 * The number of sequences of so many plies, however deep.
 * @param {{ perft(depth: number, maxNodes: number): number }} raw
 * @param {number} depth
 * @param {number} maxNodes
 */
export function count(raw, depth, maxNodes) {
  const found = raw.perft(Math.min(depth, DEEPEST), maxNodes);
  // It is no number where there are more than allowed.
  if (Number.isNaN(found)) throw new LimitError();
  // Where no sequence is as long, none is longer; otherwise there is no end to the counting.
  if (depth <= DEEPEST || found === 0) return found;
  throw new LimitError();
}

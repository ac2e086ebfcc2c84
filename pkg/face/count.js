// @ts-check
import { errorOf, LimitError } from './errors.js';

/** The module counts by recursion, so it is never asked for more. */
const DEEPEST = 100;

/**
 * The number of sequences of so many plies, however deep.
 * @param {{ perft(depth: number, maxNodes: number): number }} raw
 * @param {number} depth
 * @param {number} maxNodes
 */
export function count(raw, depth, maxNodes) {
  try {
    const found = raw.perft(Math.min(depth, DEEPEST), maxNodes);
    // Where no sequence is as long, none is longer; otherwise there is no end to the counting.
    if (depth <= DEEPEST || found === 0) return found;
  } catch (thrown) {
    throw errorOf(thrown);
  }
  throw new LimitError();
}

// @ts-check
/**
 * The positions that the bench measures on, and how many plies deep it counts from each.
 *
 * @typedef {object} Place
 * @property {string} name
 * @property {string} text the position text
 * @property {number} depth
 * @property {number} count the known number of sequences of so many plies
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VECTORS = fileURLToPath(new URL('../vectors/', import.meta.url));

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** @type {Place[]} */
export const ORTHODOX = [
  { name: 'start', text: START, depth: 4, count: 197_281 },
  {
    name: 'kiwipete',
    text: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 3,
    count: 97_862,
  },
  { name: 'position 3', text: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 4, count: 43_238 },
];

/**
 * Positions of a game from the middle of those that the tests are held against: each third, sixth, ... of those that
 * are not over and have plies enough to choose from. How many plies there are below each is told by whoever counts.
 * @param {string} game
 * @param {number} wanted
 * @returns {{ name: string, text: string, legal: number }[]}
 */
export function middle(game, wanted) {
  const found = ['', '-late'].flatMap((part) =>
    readFileSync(`${VECTORS}${game}${part}.jsonl`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => /** @type {{ position: string, legal: string[], moves: string[] }} */ (JSON.parse(line)))
      .filter(({ legal, moves }) => legal.length >= 12 && moves.length >= 12),
  );
  const step = found.length / wanted;
  return Array.from({ length: wanted }, (_, index) => {
    const one = found[Math.floor((index + 0.5) * step)];
    if (!one) throw new Error(`too few positions of ${game} in tests/vectors`);
    return { name: `middle ${index + 1}`, text: one.position, legal: one.legal.length };
  });
}

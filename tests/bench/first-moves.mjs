// @ts-check
/**
 * In a process of its own: from the import of a library to its first list of legal moves, in CPU milliseconds.
 *
 *   node first-moves.mjs LIBRARY ENTRY      ours | kokopu | chessops | chess.js | ffish; where ours is: its index.js
 */
import { readFileSync } from 'node:fs';

const [name, given = ''] = process.argv.slice(2);
/** What Node.js gets by the package's name. */
function entryOf() {
  /** @type {{ exports: { '.': { import: { node: string } } } }} */
  const { exports } = JSON.parse(readFileSync(new URL('./package.json', given), 'utf8'));
  return new URL(exports['.'].import.node, given).href;
}
const entry = name === 'ours' ? entryOf() : '';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const since = process.cpuUsage();

async function first() {
  if (name === 'ours') {
    /** @type {typeof import('../../pkg/index.js')} */
    const { init, Game } = await import(entry);
    await init();
    return new Game('orthodox').moves().length;
  }
  const { peers } = await import('./peers.mjs');
  return (await peers(name))[0]?.moves(START)();
}

const count = await first();
const { user, system } = process.cpuUsage(since);
if (count !== 20) throw new Error(`${name}: ${count} moves`);
console.log((user + system) / 1000);

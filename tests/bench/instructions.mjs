// @ts-check
/**
 * How many instructions a made leaf takes natively, by callgrind: a number that load does not disturb, to see
 * regressions by.
 *
 *   node tests/bench/instructions.mjs                    each game, cozy-chess and shakmaty
 *   node tests/bench/instructions.mjs --profile LIBRARY  where they go, by function (orthodox, ..., cozy)
 *   --json FILE                                          the numbers, too
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../crates/wasm/build.mjs';
import { games } from '../../pkg/face/games.js';
import { geometricMean } from './measure.mjs';
import { middle, ORTHODOX } from './positions.mjs';
import { nativeProgram, run } from './setup.mjs';

const { values } = parseArgs({ options: { profile: { type: 'string' }, json: { type: 'string' } } });

const program = nativeProgram('instructions');
const out = join(ROOT, 'target/bench/callgrind.out');

/**
 * Instructions a leaf.
 * @param {string} library @param {string} text @param {number} depth
 */
function measure(library, text, depth) {
  const valgrind = ['--tool=callgrind', `--callgrind-out-file=${out}`, '--toggle-collect=measured'];
  const { stdout, stderr } = run('valgrind', [...valgrind, program, library, text, String(depth)]);
  const collected = /Collected : (\d+)/.exec(stderr)?.[1];
  if (collected === undefined) throw new Error(`callgrind says nothing of instructions:\n${stderr}`);
  return Number(collected) / Number(stdout);
}

/** @param {string} library @returns {{ name: string, text: string, depth: number }[]} */
function places(library) {
  if (library === 'cozy' || library === 'shakmaty' || library === 'orthodox') {
    return ORTHODOX.map(({ name, text, depth }) => ({ name, text, depth: Math.min(depth, 3) }));
  }
  const start = games.find(({ id }) => id === library)?.start;
  if (start === undefined) throw new Error(`unknown: ${library}`);
  const middles = middle(library, 3).map(({ name, text }) => ({ name, text, depth: 2 }));
  return [{ name: 'start', text: start, depth: 3 }, ...middles];
}

if (values.profile) {
  for (const { name, text, depth } of places(values.profile).slice(0, 2)) {
    const each = measure(values.profile, text, depth);
    console.log(`\n${values.profile}, ${name}: ${each.toFixed(0)} instructions a leaf`);
    const { stdout } = spawnSync('callgrind_annotate', ['--auto=no', '--threshold=97', out], { encoding: 'utf8' });
    console.log(stdout.slice(stdout.indexOf('Ir  ')).trimEnd());
  }
} else {
  /** @type {Record<string, Record<string, number>>} */
  const record = {};
  for (const library of [...games.map(({ id }) => id), 'cozy', 'shakmaty']) {
    const found = Object.fromEntries(
      places(library).map((place) => [place.name, measure(library, place.text, place.depth)]),
    );
    record[library] = { ...found, mean: geometricMean(Object.values(found)) };
    const list = Object.entries(record[library]).map(([name, each]) => `${name} ${each.toFixed(0)}`);
    console.log(`${library.padEnd(12)} ${list.join(', ')}`);
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(record, null, 2)}\n`);
}

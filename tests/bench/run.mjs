// @ts-check
/**
 * `npm run bench`: measures the package and the peers, turn about in one process, and prints tables with ratios.
 *
 *   node tests/bench/run.mjs             all tables
 *   node tests/bench/run.mjs TABLE ...   these alone: orthodox native stepped games moves ply sizes growth
 *   --rounds N                           rounds of each table, 9 unless given
 *   --pkg DIR                            another folder of the package than pkg/
 *   --json FILE                          the numbers, too
 *
 * What it needs it installs and compiles into `node_modules` here and `target/bench`. README.md tells the method.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { problems, ROOT } from '../../crates/wasm/build.mjs';
import { longGame, windows } from './growth.mjs';
import { measure, median, rate, ratio, together } from './measure.mjs';
import { NAMES, peers } from './peers.mjs';
import { middle, ORTHODOX } from './positions.mjs';
import { BENCH, compile, installPeers, LIBRARIES, nativeProgram, perftOf, run } from './setup.mjs';

/** @typedef {import('./measure.mjs').Task} Task */
/** @typedef {import('./setup.mjs').Way} Way */
/** @typedef {import('../../pkg/index.js').GameId} GameId */
/** @typedef {typeof import('../../pkg/index.js')} Package */
/** @typedef {typeof import('../../pkg/raw.js')} Raw */
/**
 * A figure that is wanted, and what was measured. `least` or `most` is the bound.
 * @typedef {{ what: string, value: number, unit: string, least?: number, most?: number }} Goal
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    pkg: { type: 'string', default: join(ROOT, 'pkg') },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1');
const folder = resolve(values.pkg);

/** @type {Goal[]} */
const goals = [];
/** @type {Record<string, Record<string, string>[]>} */
const record = {};

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** Three digits. @param {number} number */
const show = (number) => (number >= 100 ? number.toFixed(0) : number.toPrecision(3));

/**
 * A table, as it stands in README.md.
 * @param {string} key @param {string} title @param {Record<string, string>[]} rows
 */
function table(key, title, rows) {
  record[key] = [...(record[key] ?? []), ...rows];
  const heads = Object.keys(rows[0] ?? {});
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => (row[head] ?? '').length)));
  /** @param {(head: string) => string} cell */
  const line = (cell) => `| ${heads.map((head, index) => cell(head).padEnd(widths[index] ?? 0)).join(' | ')} |`;
  say(`\n${title}\n`);
  say(line((head) => head));
  say(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  for (const row of rows) say(line((head) => row[head] ?? ''));
}

/** @param {string} name */
const load = (name) => import(pathToFileURL(join(folder, name)).href);

/** @returns {Promise<Package>} */
async function loadPackage() {
  /** @type {Package} */
  const crossboard = await load('index.js');
  await crossboard.init();
  return crossboard;
}

/** @type {ReturnType<typeof compile> | undefined} */
let compiled;
function modules() {
  compiled ??= compile(LIBRARIES);
  return compiled;
}

/** @param {string} what @param {number} got @param {number} wanted */
function agree(what, got, wanted) {
  if (got !== wanted) throw new Error(`${what}: ${got} instead of ${wanted}`);
}

/** Orthodox perft wholly in wasm, each library in a module of its own. */
async function orthodox() {
  /** @type {Way[]} */
  const ways = ['made', 'listed', 'counted'];
  /** @type {Task[]} */
  const tasks = [];
  for (const [library, bytes] of modules()) {
    const perft = perftOf(bytes);
    for (const { name: place, text, depth, count } of ORTHODOX) {
      for (const way of ways) {
        const run = () => perft(way, 0, text, depth);
        agree(`${library} ${way}, ${place}`, run(), count);
        tasks.push({ name: `${library} ${way}`, place, units: count, run });
      }
    }
  }
  const times = measure(tasks, rounds);
  /** @param {string} library @param {Way} way @param {string[]} [places] */
  const of = (library, way, places) => together(times, `${library} ${way}`, places);
  table(
    'orthodox',
    'Orthodox perft wholly in wasm, million nodes a second (ours / theirs)',
    LIBRARIES.map((library) => ({
      library,
      ...Object.fromEntries(
        ways.map((way) => {
          const against = library === 'ours' ? '' : ` (${show(ratio(of('ours', way), of(library, way)))})`;
          return [way, show(rate(of(library, way))) + against];
        }),
      ),
      ...Object.fromEntries(ORTHODOX.map(({ name }) => [`${name} made`, show(rate(of(library, 'made', [name])))])),
      wasm: `${((modules().get(library)?.length ?? 0) / 1000).toFixed(0)} kB`,
    })),
  );
  for (const [way, least] of /** @type {const} */ ([
    ['made', 1],
    ['counted', 0.7],
  ])) {
    const value = ratio(of('ours', way), of('cozy', way));
    goals.push({ what: `orthodox in wasm, ${way}, against cozy-chess`, value, unit: 'x', least });
  }
}

/** The same natively. */
async function native() {
  /** @type {Way[]} */
  const ways = ['made', 'listed', 'counted'];
  const libraries = ['orthodox', 'cozy', 'shakmaty'];
  const list = libraries.flatMap((library) =>
    ways.flatMap((way) => ORTHODOX.map((place) => ({ ...place, library, way, key: `${library} ${way}` }))),
  );
  const lines = list.map(({ library, way, depth, count, text }) => `${library} ${way} ${depth} ${count} ${text}`);
  const answer = run(nativeProgram('compare'), [String(rounds)], { input: lines.join('\n') }).stdout;
  /** @type {import('./measure.mjs').Times} */
  const times = new Map();
  for (const [index, line] of answer.trimEnd().split('\n').entries()) {
    const { key = '', name = '' } = list[index] ?? {};
    times.set(key, (times.get(key) ?? new Map()).set(name, line.split(' ').map(Number)));
  }
  /** @param {string} library @param {Way} way */
  const of = (library, way) => together(times, `${library} ${way}`);
  table(
    'native',
    'Orthodox perft natively, million nodes a second (ours / theirs)',
    libraries.map((library) => ({
      library: library === 'orthodox' ? 'ours' : library,
      ...Object.fromEntries(
        ways.map((way) => {
          const against = library === 'orthodox' ? '' : ` (${show(ratio(of('orthodox', way), of(library, way)))})`;
          return [way, show(rate(of(library, way))) + against];
        }),
      ),
    })),
  );
  const value = ratio(of('orthodox', 'made'), of('shakmaty', 'made'));
  goals.push({ what: 'orthodox natively, made, against shakmaty', value, unit: 'x', least: 1 });
}

/** Stepped from JavaScript. */
async function stepped() {
  const { Game } = await loadPackage();
  /** @type {Raw} */
  const { RawGame } = await load('raw.js');
  /** @param {InstanceType<Raw['RawGame']>} game @param {number} depth @returns {number} */
  const raw = (game, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    for (const ply of game.plies()) {
      game.play(ply);
      nodes += raw(game, depth - 1);
      game.undo();
    }
    return nodes;
  };
  /** @param {InstanceType<Package['Game']>} game @param {number} depth @returns {number} */
  const main = (game, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    for (const { code } of game.moves()) {
      game.play(code);
      nodes += main(game, depth - 1);
      game.undo();
    }
    return nodes;
  };
  /** @type {{ name: string, perft: (text: string) => ((depth: number) => number) }[]} */
  const all = [
    {
      name: 'ours, ./raw',
      perft: (text) => {
        const game = new RawGame('orthodox', text);
        return (depth) => raw(game, depth);
      },
    },
    {
      name: 'ours, moves() play() undo()',
      perft: (text) => {
        const game = new Game('orthodox', text);
        return (depth) => main(game, depth);
      },
    },
    ...(await peers()),
  ];
  /** @type {Task[]} */
  const tasks = all.flatMap(({ name, perft }) =>
    ORTHODOX.map(({ name: place, text, depth, count }) => {
      const from = perft(text);
      const run = () => from(depth);
      agree(`${name}, ${place}`, run(), count);
      return { name, place, units: count, run };
    }),
  );
  const times = measure(tasks, rounds);
  const ours = together(times, 'ours, ./raw');
  const objects = together(times, 'ours, moves() play() undo()');
  table(
    'stepped',
    'Orthodox perft stepped from JavaScript, every leaf made, million nodes a second',
    all.map(({ name }) => {
      const theirs = together(times, name);
      return {
        library: name,
        'Mn/s': show(rate(theirs)),
        './raw / this': show(ratio(ours, theirs)),
        'moves() play() undo() / this': show(ratio(objects, theirs)),
        ...Object.fromEntries(ORTHODOX.map(({ name: place }) => [place, show(rate(together(times, name, [place])))])),
      };
    }),
  );
  for (const [peer, least] of /** @type {const} */ ([
    ['kokopu', 3],
    ['ffish', 25],
  ])) {
    goals.push({ what: `./raw, made, against ${peer}`, value: ratio(ours, together(times, peer)), unit: 'x', least });
  }
}

/** Our games, wholly in wasm. */
async function games() {
  const { games: infos } = await loadPackage();
  const bytes = compile(['ours']).get('ours');
  if (!bytes) throw new Error('our module is missing');
  const perft = perftOf(bytes);
  /** @type {Way[]} */
  const ways = ['made', 'listed', 'counted'];
  /** @type {Task[]} */
  const tasks = [];
  for (const [game, { id, start }] of infos.entries()) {
    for (const { name: place, text, legal } of [{ name: 'start', text: start, legal: 0 }, ...middle(id, 6)]) {
      if (legal > 0) agree(`${id}, ${place}`, perft('counted', game, text, 1), legal);
      // As deep as takes some milliseconds.
      let depth = 2;
      while (depth < 5 && perft('counted', game, text, depth + 1) <= 250_000) depth++;
      const units = perft('counted', game, text, depth);
      for (const way of ways) {
        const run = () => perft(way, game, text, depth);
        agree(`${id} ${way}, ${place}`, run(), units);
        tasks.push({ name: `${id} ${way}`, place, units, run });
      }
    }
  }
  const times = measure(tasks, rounds);
  const middles = Array.from({ length: 6 }, (_, index) => `middle ${index + 1}`);
  /** @param {string} id @param {Way} way @param {string[]} places */
  const of = (id, way, places) => together(times, `${id} ${way}`, places);
  for (const [title, places] of /** @type {const} */ ([
    ['start', ['start']],
    ['middle of games', middles],
  ])) {
    table(
      'games',
      `Our games wholly in wasm, ${title}: million plies a second (of orthodox)`,
      infos.map(({ id }) => ({
        game: id,
        ...Object.fromEntries(
          ways.map((way) => {
            const share = ratio(of(id, way, [...places]), of('orthodox', way, [...places]));
            return [way, `${show(rate(of(id, way, [...places])))} (${show(share)})`];
          }),
        ),
      })),
    );
  }
  for (const { id } of infos) {
    if (id === 'orthodox') continue;
    const places = ['start', ...middles];
    const value = ratio(of(id, 'made', places), of('orthodox', 'made', places));
    goals.push({ what: `${id} in wasm, made, of our orthodox`, value, unit: 'x', least: 0.5 });
    if (id !== 'double-move') continue;
    for (const [name, where] of /** @type {const} */ ([
      ['start', ['start']],
      ['middle of games', middles],
    ])) {
      const least = 12;
      goals.push({
        what: `double-move in wasm, made, ${name}`,
        value: rate(of(id, 'made', [...where])),
        unit: 'Mn/s',
        least,
      });
    }
  }
}

/** All legal moves as JavaScript values. */
async function moves() {
  const { Game } = await loadPackage();
  /** @type {{ name: string, form: string, moves: (text: string) => (() => number) }[]} */
  const all = [
    {
      name: 'ours',
      form: 'Move objects',
      moves: (text) => {
        const game = new Game('orthodox', text);
        return () => game.moves().length;
      },
    },
    ...(await peers()),
  ];
  const places = ORTHODOX.map(({ name }) => name);
  const tasks = all.flatMap(({ name, moves }) =>
    ORTHODOX.map(({ name: place, text }, index) => {
      const run = moves(text);
      agree(`${name}, ${place}`, run(), [20, 48, 14][index] ?? 0);
      return { name, place, units: 1, run };
    }),
  );
  const times = measure(tasks, rounds);
  table(
    'moves',
    'All legal moves as JavaScript values, µs (ours / theirs)',
    all.map(({ name, form }) => ({
      library: `${name}, ${form}`,
      ...Object.fromEntries(
        places.map((place) => {
          const [ours, theirs] = [together(times, 'ours', [place]), together(times, name, [place])];
          const against = name === 'ours' ? '' : ` (${show(1 / ratio(ours, theirs))})`;
          return [place, show(median(theirs) / 1000) + against];
        }),
      ),
    })),
  );
  for (const place of places) {
    const value = 1 / ratio(together(times, 'ours', [place]), together(times, 'kokopu', [place]));
    goals.push({ what: `moves() of ${place}, of kokopu's time`, value, unit: 'x', most: 1 });
  }
}

/** A page's whole ply. */
async function ply() {
  const { Game, games: infos } = await loadPackage();
  /** @type {Task[]} */
  const tasks = infos.flatMap(({ id }) => {
    const game = new Game(id);
    const codes = game.moves().map(({ code }) => code);
    /** @param {string} name @param {(code: string) => number} work @returns {Task} */
    const task = (name, work) => ({
      name,
      place: id,
      units: codes.length,
      run: () => codes.reduce((sum, code) => sum + work(code), 0),
    });
    return [
      task('play, state, moves', (code) => {
        game.play(code);
        const sum = game.state().boards.length + game.moves().length;
        game.undo();
        return sum;
      }),
      task('play', (code) => {
        game.play(code);
        return Number(game.undo());
      }),
      task('state', () => game.state().boards.length),
      task('moves', () => game.moves().length),
    ];
  });
  const times = measure(tasks, rounds);
  const names = ['play, state, moves', 'play', 'state', 'moves'];
  table(
    'ply',
    "A page's whole ply on the start position, µs (taking it back counts as part of playing)",
    infos.map(({ id }) => ({
      game: id,
      ...Object.fromEntries(names.map((name) => [name, show(median(together(times, name, [id])) / 1000)])),
    })),
  );
  for (const { id } of infos) {
    const value = median(together(times, 'play, state, moves', [id])) / 1000;
    goals.push({ what: `a page's ply of ${id}`, value, unit: 'µs', most: 20 });
  }
}

/** Sizes, and the time to the first list of moves. */
async function sizes() {
  const { build } = await import('esbuild');
  /** What a page downloads. @param {string} code @param {string} from */
  const bundle = async (code, from) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: from },
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
      legalComments: 'none',
      external: ['fs', 'path'],
      logLevel: 'error',
      write: false,
    });
    return Buffer.from(outputFiles[0]?.contents ?? []);
  };
  /** @param {string} name */
  const file = (name) => readFileSync(join(BENCH, 'node_modules', name));
  const wasm = readFileSync(join(folder, 'wasm/crossboard_bg.wasm'));
  const entry = await bundle('export * from "./index.js"', folder);
  /** @type {[string, Buffer[]][]} */
  const parts = [
    ['ours, wasm', [wasm]],
    ['ours, default entry (wasm inlined)', [entry]],
    ['ours, slim entry and wasm', [await bundle('export * from "./slim.js"', folder), wasm]],
    ['kokopu', [await bundle('export { Position } from "kokopu"', BENCH)]],
    ['chessops (chess, fen)', [await bundle('export * from "chessops/chess"; export * from "chessops/fen"', BENCH)]],
    ['chess.js', [await bundle('export * from "chess.js"', BENCH)]],
    ['ffish, script and wasm', [file('ffish/ffish.js'), file('ffish/ffish.wasm')]],
  ];
  /** @param {Buffer[]} list @param {(data: Buffer) => Buffer} [pack] */
  const kB = (list, pack = (data) => data) => list.reduce((sum, data) => sum + pack(data).length, 0) / 1000;
  /** @param {Buffer} data */
  const gzip = (data) => gzipSync(data, { level: 9 });
  table(
    'sizes',
    'What a page downloads, kB',
    parts.map(([name, list]) => ({
      name,
      raw: kB(list).toFixed(1),
      gzip: kB(list, gzip).toFixed(1),
      brotli: kB(list, brotliCompressSync).toFixed(1),
    })),
  );
  goals.push({ what: 'the rules wasm, brotli', value: kB([wasm], brotliCompressSync), unit: 'kB', most: 60 });
  goals.push({ what: 'the default entry, gzip', value: kB([entry], gzip), unit: 'kB', most: 110 });

  const script = fileURLToPath(new URL('first-moves.mjs', import.meta.url));
  /** @type {Map<string, number[]>} */
  const took = new Map(['ours', ...NAMES].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, list] of took) {
      const args = [script, name, pathToFileURL(join(folder, 'index.js')).href];
      const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`first-moves.mjs ${name}: ${stderr}`);
      // The first round only brings the files into memory.
      if (round > 0) list.push(Number(stdout));
    }
  }
  const ours = took.get('ours') ?? [];
  table(
    'first moves',
    'From import to the first legal moves in a new process, CPU ms',
    [...took].map(([name, list]) => ({
      library: name,
      ms: show(median(list)),
      least: show(Math.min(...list)),
      'this / ours': show(ratio(ours, list)),
    })),
  );
  goals.push({ what: 'import to first legal moves', value: median(ours), unit: 'ms CPU', most: 10 });
}

/** Whether a ply costs more late in a game. */
async function growth() {
  const crossboard = await loadPackage();
  const plies = 2000;
  const [early, late, length] = [100, 1900, 50];
  /** @type {Task[]} */
  const tasks = [];
  const ids = crossboard.games.map(({ id }) => id);
  for (const id of ids) {
    const codes = longGame(crossboard, id, plies);
    for (const from of [early, late]) {
      const { long, fresh } = windows(crossboard, id, codes, from, length);
      tasks.push({ name: `at ply ${from}`, place: id, units: length, run: long });
      tasks.push({ name: `begun at ply ${from}`, place: id, units: length, run: fresh });
    }
  }
  const times = measure(tasks, rounds);
  /** @param {string} name @param {string} id */
  const of = (name, id) => together(times, name, [id]);
  table(
    'growth',
    `Play, state and moves late in a game of ${plies} plies, µs a ply`,
    ids.map((id) => ({
      game: id,
      ...Object.fromEntries(
        [`at ply ${early}`, `at ply ${late}`].map((name) => [name, show(median(of(name, id)) / 1000)]),
      ),
      'late / early': show(1 / ratio(of(`at ply ${late}`, id), of(`at ply ${early}`, id))),
      'late / begun there': show(1 / ratio(of(`at ply ${late}`, id), of(`begun at ply ${late}`, id))),
    })),
  );
  for (const id of ids) {
    const value = 1 / ratio(of(`at ply ${late}`, id), of(`begun at ply ${late}`, id));
    goals.push({ what: `${id}, a ply at ${late}, of one in a game begun there`, value, unit: 'x', most: 1.1 });
  }
}

const TABLES = { orthodox, native, stepped, games, moves, ply, sizes, growth };

/** @param {Goal} goal */
const met = ({ value, least = -Infinity, most = Infinity }) => value >= least && value <= most;

async function main() {
  const wanted = positionals.length > 0 ? positionals : Object.keys(TABLES);
  for (const name of wanted) if (!Object.hasOwn(TABLES, name)) throw new Error(`there is no table '${name}'`);
  installPeers();
  const machine = `${cpus()[0]?.model ?? 'unknown'} (${cpus().length}), Node.js ${process.version}`;
  const load = () => (loadavg()[0] ?? 0).toFixed(1);
  say(`${machine}; ${rounds} rounds, medians, CPU time; load ${load()}`);
  if (folder === join(ROOT, 'pkg') && readdirSync(folder).includes('wasm')) {
    for (const problem of problems(folder)) say(`pkg: ${problem}`);
  }
  for (const [name, make] of Object.entries(TABLES)) if (wanted.includes(name)) await make();
  table(
    'wanted',
    `What is wanted (load ${load()})`,
    goals.map((goal) => ({
      what: goal.what,
      measured: `${show(goal.value)} ${goal.unit}`,
      wanted: goal.least === undefined ? `at most ${goal.most}` : `at least ${goal.least}`,
      met: met(goal) ? 'yes' : 'no',
    })),
  );
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ machine, rounds, goals, tables: record }, null, 2)}\n`);
}

main().catch((error) => {
  console.error(`bench: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  process.exit(1);
});

// The package's entries, each in a process or a context of its own, found as an installed package is found.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';

const PKG = fileURLToPath(new URL('../../pkg', import.meta.url));
const WASM = join(PKG, 'wasm/crossboard_bg.wasm');
const run = promisify(execFile);

/** A folder where the package is installed. @type {string} */
let folder;
/** A server that gives the module out. @type {import('node:http').Server} */
let server;
/** @type {string} */
let address;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crossboard-entries-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PKG, join(folder, 'node_modules/crossboard'), 'junction');
  const bytes = readFileSync(WASM);
  server = createServer(({ url }, response) => {
    if (url === '/typed.wasm') response.setHeader('content-type', 'application/wasm');
    else if (url === '/typeless.wasm') response.setHeader('content-type', 'text/plain');
    else response.statusCode = 404;
    response.end(response.statusCode === 200 ? bytes : 'nothing here');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const at = server.address();
  assert(typeof at === 'object' && at !== null);
  address = `http://127.0.0.1:${at.port}`;
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/**
 * Runs a script beside the installed package; what it prints last is JSON.
 * @param {string} script
 * @param {'module' | 'commonjs'} [type]
 * @returns {Promise<unknown>}
 */
async function script(script, type = 'module') {
  const helpers = `
    const code = async (act) => { try { await act(); return 'fine'; } catch (error) { return error.code ?? String(error); } };
    const wasm = ${JSON.stringify(WASM)}, address = ${JSON.stringify(address)};
    const print = (value) => console.log(JSON.stringify(value));`;
  const { stdout, stderr } = await run(process.execPath, [`--input-type=${type}`, '-e', `${helpers}\n${script}`], {
    cwd: folder,
  }).catch((error) => assert.fail(error));
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

/** Addresses of files of the package. @param {string[]} names */
const files = (...names) => names.map((name) => pathToFileURL(join(PKG, name)).href);

test('ESM: init() needs no argument, may be called again and at the same time', async () => {
  assert.deepEqual(
    await script(`
      import { Game, games, describe, init, initSync, version } from 'crossboard';
      const early = await codes();
      async function codes() {
        return [games.length, typeof describe('T5', 'en'), await code(() => new Game('tranzit')), await code(() => Game.fromJSON({}))];
      }
      await Promise.all([init(), init(), init()]);
      const game = new Game('tranzit');
      await init();
      await init(null);
      initSync();
      print([early, game.moves().length, version]);
    `),
    [[4, 'string', 'not-ready', 'not-ready'], 36, '0.1.0'],
  );
});

test('ESM: initSync() alone, and while init() is on its way', async () => {
  assert.deepEqual(
    await script(`
      import { Game, init, initSync } from 'crossboard';
      const pending = init();
      initSync();
      const game = new Game('four-board');
      await pending;
      await init();
      print([game.moves().length, new Game('four-board').moves().length]);
    `),
    [20, 20],
  );
});

test('CommonJS', async () => {
  assert.deepEqual(
    await script(
      `
      const { Game, init, CrossboardError, NotReadyError, games } = require('crossboard');
      const slim = require('crossboard/slim');
      (async () => {
        let early;
        try { new Game('orthodox'); } catch (error) { early = [error instanceof NotReadyError, error instanceof CrossboardError, error.name]; }
        await init();
        slim.initSync(require('node:fs').readFileSync(wasm));
        print([early, new Game('orthodox').perft(3), new slim.Game('double-move').perft(2), games.length, require('crossboard/package.json').name, typeof require('crossboard/locale/ru.json').rules.T5]);
      })();
    `,
      'commonjs',
    ),
    [[true, true, 'NotReadyError'], 8902, 324, 4, 'crossboard', 'string'],
  );
});

test('slim: all kinds of input; what fails can be tried again', async () => {
  const inputs = [
    'readFileSync(wasm)',
    'new Uint8Array(readFileSync(wasm)).buffer',
    'new DataView(new Uint8Array(readFileSync(wasm)).buffer)',
    'new WebAssembly.Module(readFileSync(wasm))',
    'fetch(address + "/typed.wasm")',
    'await fetch(address + "/typeless.wasm")',
    'new URL("/typed.wasm", address)',
    'address + "/typeless.wasm"',
  ];
  for (const input of inputs) {
    assert.deepEqual(
      await script(`
        import { readFileSync } from 'node:fs';
        import { Game, init, initSync } from 'crossboard/slim';
        const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
        const failures = [
          await code(() => init()),
          await code(() => init(null)),
          await code(() => init({})),
          await code(() => init(7)),
          await code(() => init(new Uint8Array([1, 2, 3]))),
          await code(() => init(empty)),
          await code(() => init(address + '/none.wasm')),
          await code(() => init(fetch(address + '/none.wasm'))),
          await code(() => init(Promise.reject(new Error('no')))),
          await code(() => init('no address')),
          await code(() => initSync()),
          await code(() => initSync('x')),
          await code(() => initSync(empty)),
          await code(() => initSync(new Uint8Array(3))),
          await code(() => new Game('orthodox')),
        ];
        const together = await Promise.allSettled([init(empty), init(${input})]);
        print([failures, together.map(({ status }) => status), new Game('orthodox').moves().length]);
      `),
      [
        [
          ...['invalid-module', 'invalid-module', 'invalid-module', 'invalid-module'],
          ...['load-failed', 'load-failed', 'load-failed', 'load-failed', 'load-failed', 'load-failed'],
          ...['invalid-module', 'invalid-module', 'load-failed', 'load-failed', 'not-ready'],
        ],
        ['rejected', 'fulfilled'],
        20,
      ],
      input,
    );
  }
});

test('web and raw share the module with the other entries', async () => {
  assert.deepEqual(
    await script(`
      import { readFileSync } from 'node:fs';
      import * as main from 'crossboard';
      import * as slim from 'crossboard/slim';
      import * as web from 'crossboard/web';
      import { RawGame } from 'crossboard/raw';
      const early = [await code(() => new RawGame('orthodox')), await code(() => web.init())];
      await web.init(readFileSync(wasm));
      print([early, main.Game === web.Game, main.Game === slim.Game, new main.Game('orthodox').moves().length, new RawGame('orthodox').plies().length]);
    `),
    // Node.js fetches no files.
    [['not-ready', 'load-failed'], true, true, 20, 20],
  );
});

test('the entries offer the same, and raw the hot path alone', async () => {
  const api = Object.keys(await import('../../pkg/face/api.js'));
  assert.deepEqual(
    await script(`
      import * as main from 'crossboard';
      import * as slim from 'crossboard/slim';
      import * as web from 'crossboard/web';
      import * as raw from 'crossboard/raw';
      print([main, slim, web, raw].map((entry) => Object.keys(entry).sort()));
    `),
    [...Array(3).fill([...api, 'init', 'initSync'].sort()), ['RawGame']],
  );
  // Node.js gets a form of the main entry that is read faster; all others get the other.
  assert.deepEqual(
    await script(`
      const [main, node] = await Promise.all(${JSON.stringify(files('index.js', 'node.js'))}.map((file) => import(file)));
      print([Object.keys(node).sort(), node.Game === main.Game, import.meta.resolve('crossboard').endsWith('/node.js')]);
    `),
    [[...api, 'init', 'initSync'].sort(), true, true],
  );
});

test('the inlined module is the module, whatever an engine offers to decode it', async () => {
  const { text, base64 } = await import('../../pkg/wasm/bytes.js');
  const bytes = readFileSync(WASM);
  const alphabet = text.slice(0, 256);
  assert.equal(new Set(alphabet).size, 256);
  assert(Buffer.from(Array.from(text.slice(256), (character) => alphabet.indexOf(character))).equals(bytes));
  // What is written with an escape, or as two bytes, is what occurs least.
  assert(Buffer.byteLength(text) < 1.06 * bytes.length);
  assert(Buffer.from(base64, 'base64').equals(bytes));
  for (const entry of files('index.js', 'node.js', 'index.cjs')) {
    for (const without of ['', 'delete globalThis.Buffer;']) {
      assert.deepEqual(
        await script(`
          const entry = await import(${JSON.stringify(entry)});
          const { Game, init } = entry.default ?? entry;
          ${without}
          await init();
          print(new Game('orthodox').perft(3));
        `),
        8902,
        `${entry} ${without}`,
      );
    }
  }
});

test('the module itself and the dictionaries can be had', async () => {
  assert.deepEqual(
    await script(`
      import { readFileSync } from 'node:fs';
      import { fileURLToPath, pathToFileURL } from 'node:url';
      const path = fileURLToPath(import.meta.resolve('crossboard/wasm/crossboard_bg.wasm'));
      const en = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('crossboard/locale/en.json')), 'utf8'));
      print([WebAssembly.validate(readFileSync(path)), Object.keys(en.rules).length >= 70]);
    `),
    [true, true],
  );
});

/**
 * A script that makes games and drops them, and prints how many MiB the module's memory has.
 * @param {string} script
 * @param {string[]} [flags]
 */
async function mebibytes(script, flags = []) {
  const text = `
    import { readFileSync } from 'node:fs';
    import { Game, games, init } from 'crossboard/slim';
    let memory;
    const instantiate = WebAssembly.Instance;
    WebAssembly.Instance = function (...parameters) {
      const instance = new instantiate(...parameters);
      memory = instance.exports.memory;
      return instance;
    };
    await init(readFileSync(${JSON.stringify(WASM)}));
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    ${script}
    console.log(memory.buffer.byteLength / 2 ** 20);`;
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '-e', text], { cwd: folder });
  const found = Number(stdout);
  assert(found > 0.5, stdout);
  return found;
}

test('games that are made and dropped in one run of a script need little memory', async () => {
  // Nothing is collected before the script yields, so this does not depend on when the collector runs.
  for (const { id } of (await import('../../pkg/index.js')).games) {
    const found = await mebibytes(`
      for (let index = 0; index < 10000; index++) {
        const game = new Game('${id}');
        game.play(game.moves()[0].code);
      }`);
    assert(found < 64, `${id}: ${found} MiB`);
  }
});

test('games that are dropped are collected', async () => {
  const number = process.env.LONG_TESTS ? 100_000 : 10_000;
  const round = (/** @type {number} */ count) => `
    for (let index = 0; index < ${count}; index++) {
      const game = new Game(games[index % games.length].id);
      for (let ply = 0; ply < 3; ply++) game.play(game.moves()[0].code);
      if (index % 5 === 0) game.free();
      if (index % 500 === 0) {
        gc();
        await turn();
      }
    }`;
  const few = await mebibytes(round(2000), ['--expose-gc']);
  const many = await mebibytes(round(number), ['--expose-gc']);
  assert(many <= few + 1, `${few} MiB after 2000 games, ${many} MiB after ${number}`);
});

test('a classic script makes a global, and needs little of its surroundings', async () => {
  const context = createContext({ atob, TextDecoder, TextEncoder });
  runInContext(readFileSync(join(PKG, 'crossboard.global.js'), 'utf8'), context);
  const result = await runInContext(
    `(async () => {
      let early;
      try { new crossboard.Game('tranzit'); } catch (error) { early = [error.name, error.code, error instanceof crossboard.NotReadyError]; }
      await crossboard.init();
      const game = new crossboard.Game('tranzit');
      let refusal;
      try { game.play('1:e2e5'); } catch (error) { refusal = [error.name, error.rule]; }
      return JSON.stringify([early, game.moves().length, refusal, crossboard.describe('checkmate', 'ru'), Object.keys(crossboard).sort()]);
    })()`,
    context,
  );
  const main = await import('../../pkg/index.js');
  assert.deepEqual(JSON.parse(result), [
    ['NotReadyError', 'not-ready', true],
    36,
    ['IllegalMoveError', 'O1'],
    'Шах и мат.',
    Object.keys(main).sort(),
  ]);
});

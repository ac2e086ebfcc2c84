// What each part of the project may know, written down as absences: read from manifests, imports and names.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import test from 'node:test';
import { build as esbuild, transform } from 'esbuild';
import { filesBelow, isGenerated, ROOT } from '../../crates/wasm/build.mjs';

/** @param {string} name */
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
/** @param {string} folder */
const below = (folder) => filesBelow(join(ROOT, folder)).map((name) => `${folder}/${name}`);
/** @template T @param {Iterable<T>} values */
const unique = (values) => [...new Set(values)];

/** All files that are or would be committed. */
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => name !== '' && existsSync(join(ROOT, name)));
const generated = (/** @type {string} */ name) => name.startsWith('pkg/') && isGenerated(name.slice('pkg/'.length));
/** Those that were written by hand. */
const written = tracked.filter((name) => !generated(name) && !/(?:^|\/)(?:Cargo\.lock|package-lock\.json)$/.test(name));

/** Comments and literals of Rust; the groups hold what strings say. */
const LITERALS =
  /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|\bb?r(#*)"([\s\S]*?)"\1|\bb?"((?:[^"\\]|\\[\s\S])*)"|"((?:[^"\\]|\\[\s\S])*)"|'(?:[^'\\\n]|\\[^\n]+?)'/g;

/** A Rust source with its comments and literals blanked, at its length. @param {string} source */
const blanked = (source) =>
  source.replace(LITERALS, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : `"${' '.repeat(found.length - 2)}"`,
  );

/** A Rust source without its modules of tests. @param {string} source */
function withoutTests(source) {
  let text = source;
  for (;;) {
    const code = blanked(text);
    const start = code.search(/^#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{/m);
    if (start < 0) return text;
    let end = code.indexOf('{', start);
    let depth = 0;
    do {
      if (code[end] === '{') depth++;
      if (code[end] === '}') depth--;
      end++;
    } while (depth > 0 && end < code.length);
    text = text.slice(0, start) + text.slice(end);
  }
}

/** The Rust sources of a crate, less their tests: code, and the strings in it. @param {string} crate */
const rustSources = (crate) =>
  below(`crates/${crate}/src`)
    .filter((name) => name.endsWith('.rs') && !/(?:^|[/_])tests?(?:\.rs$|\/)/.test(name))
    .map((name) => {
      const source = withoutTests(read(name));
      const strings = [...source.matchAll(LITERALS)].map((found) => found[2] ?? found[3] ?? found[4] ?? '');
      return { name, code: blanked(source), strings };
    });

/**
 * The names of a manifest's dependencies.
 * @param {string} crate
 * @param {RegExp} section
 */
function dependencies(crate, section) {
  const parts = read(`crates/${crate}/Cargo.toml`).split(/^\[(.+?)\]\s*$/m);
  return parts.flatMap((part, index) => {
    if (index % 2 === 0 || !section.test(part)) return [];
    const named = /^(?:.*\.)?(?:dev-|build-)?dependencies\.([\w-]+)$/.exec(part)?.[1];
    return named ? [named] : [...(parts[index + 1] ?? '').matchAll(/^([\w-]+)/gm)].map((found) => found[1] ?? '');
  });
}
const ANY = /(?:^|\.)(?:build-|dev-)?dependencies(?:\.|$)/;
const BUILT = /(?:^|\.)(?:build-)?dependencies(?:\.|$)/;

/**
 * Fails with the place of everything that matches.
 * @param {Iterable<{ name: string, code: string }>} sources
 * @param {RegExp} pattern
 */
function refuse(sources, pattern) {
  const found = [];
  for (const { name, code } of sources) {
    for (const [text] of code.matchAll(pattern)) found.push(`${name}: ${text.trim()}`);
  }
  assert.deepEqual(found, []);
}

/** The ids of RULES.md, in its order. */
const RULES = [...read('crates/rules/RULES.md').matchAll(/^- \*\*([OFTD]\d+)\b/gm)].map((found) => found[1] ?? '');
const MENTION = /(?<![\w#&%.-])[OFTD]\d{1,2}(?![\w-])/g;
/** The four games, and the file of each. @type {Record<string, string>} */
const GAMES = {
  orthodox: 'orthodox.rs',
  'four-board': 'four_board.rs',
  tranzit: 'tranzit.rs',
  'double-move': 'double_move.rs',
};

test('board knows no other crate, no library, and not whose turn it is', () => {
  assert.deepEqual(dependencies('board', ANY), []);
  assert.match(read('crates/board/src/lib.rs'), /^#!\[no_std\]$/m);
  const sources = rustSources('board');
  refuse(sources, /\b(?:crossboard|std|alloc)::|\bextern crate\b|\bunsafe\b/g);
  refuse(sources, /\b(?:\w+_)?(?:[tT]urn|to_move|to_play)(?![a-z])\w*/g);
});

test('rules does no I/O, reads no clock, draws no random number, and has nothing unsafe', () => {
  assert.deepEqual(unique(dependencies('rules', BUILT)), ['crossboard-board']);
  assert.match(read('crates/rules/src/lib.rs'), /^#!\[no_std\]$/m);
  const sources = rustSources('rules');
  refuse(sources, /\bunsafe\b|\bstd::|\bextern crate (?!alloc\b)\w+/g);
  refuse(sources, /\bf32\b|\bf64\b|\b\d[\d_]*\.\d/g);
  refuse(sources, /\b(?:Instant|SystemTime|rand|random|getrandom|println|eprintln|dbg|File|stdin|stdout)\b/g);
  for (const crate of ['board', 'rules'])
    assert.match(read(`crates/${crate}/Cargo.toml`), /^\[lints\]\nworkspace = true$/m);
  assert.match(read('Cargo.toml'), /^unsafe_code = "forbid"$/m);
});

test('notation knows the rules crate alone, and has no std', () => {
  assert.deepEqual(unique(dependencies('notation', BUILT)), ['crossboard']);
  assert.match(read('crates/notation/src/lib.rs'), /^#!\[no_std\]$/m);
  refuse(rustSources('notation'), /\bunsafe\b|\bstd::|\bextern crate (?!alloc\b)\w+|\bf32\b|\bf64\b/g);
  assert.match(read('crates/notation/Cargo.toml'), /^\[lints\]\nworkspace = true$/m);
});

test('only wasm names JavaScript', () => {
  const crates = unique(below('crates').map((name) => name.split('/')[1] ?? ''));
  for (const crate of crates.filter((each) => each !== 'wasm' && existsSync(join(ROOT, `crates/${each}/Cargo.toml`)))) {
    assert.deepEqual(
      dependencies(crate, ANY).filter((name) => /^(?:wasm-bindgen|js-sys|web-sys|serde-wasm)/.test(name)),
      [],
    );
    refuse(rustSources(crate), /\b(?:wasm_bindgen|js_sys|web_sys|serde_wasm_bindgen|JsValue)\b/g);
  }
});

test("no game's file imports another game's", () => {
  const sources = rustSources('rules').filter(({ name }) => name.startsWith('crates/rules/src/games/'));
  for (const file of Object.values(GAMES)) {
    const own = sources.filter(({ name }) => basename(name) === file);
    assert.equal(own.length, 1, file);
    const others = Object.values(GAMES).filter((other) => other !== file);
    refuse(own, new RegExp(`\\b(?:${others.map((other) => basename(other, '.rs')).join('|')})\\b`, 'g'));
  }
});

test("nothing asks which game it is but a game's own file and the list of games", () => {
  for (const crate of ['board', 'rules', 'notation', 'wasm']) {
    for (const { name, strings } of rustSources(crate)) {
      for (const [id, file] of Object.entries(GAMES)) {
        const own = [`crates/rules/src/games/${file}`, 'crates/rules/src/games/mod.rs'];
        // `tranzit` is a kind of move too.
        if (name === 'crates/notation/src/manner.rs') continue;
        if (own.includes(name) || (id === 'tranzit' && name === 'crates/rules/src/ply.rs')) continue;
        assert(!strings.includes(id), `${name} names the game ${id}`);
      }
    }
  }
});

/** Hand-written scripts of the package and the page, comments left out. */
const scripts = await Promise.all(
  written
    .filter((name) => /^(?:pkg|www)\/.*\.m?js$/.test(name) && name !== 'www/serve.mjs')
    .map(async (name) => {
      const { code } = await transform(read(name), { minifyWhitespace: true, legalComments: 'none', charset: 'utf8' });
      return { name, code };
    }),
);
/** What each of them imports, as it stands there. */
const { metafile } = await esbuild({
  absWorkingDir: ROOT,
  entryPoints: scripts.map(({ name }) => name),
  outdir: join(ROOT, 'target/unwritten'),
  bundle: true,
  format: 'esm',
  write: false,
  metafile: true,
  logLevel: 'error',
  plugins: [
    {
      name: 'imports stay',
      setup({ onResolve }) {
        onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'entry-point' ? null : { path, external: true }));
      },
    },
  ],
});
/** @param {string} name @returns {{ specifier: string, target: string }[]} */
const imports = (name) =>
  (metafile.inputs[name]?.imports ?? []).map(({ path }) => ({
    specifier: path,
    target: path.startsWith('.') ? posix.join(posix.dirname(name), path) : path,
  }));

test('in the package and the page only the registries name games', () => {
  const registries = ['pkg/face/games.js', 'pkg/view/layouts.js'];
  const others = scripts.filter(({ name }) => !registries.includes(name));
  refuse(others, /["'`](?:orthodox|four-board|double-move)["'`]/g);
  // `tranzit` is a kind of move too, so here it's what it is compared with that counts.
  refuse(others, /\b(?:id|game|gameId)\s*[!=]==?\s*["'`]tranzit["'`]/g);
});

test('the page imports the package and its board view, and nothing else of ours', () => {
  for (const { name } of scripts.filter((script) => script.name.startsWith('www/'))) {
    for (const { specifier, target } of imports(name)) {
      assert.match(target, /^(?:www\/|pkg\/index\.js$|pkg\/view\/)/, `${name} imports ${specifier}`);
    }
  }
});

test('the board view knows no rule: it imports nothing but its own files', () => {
  for (const { name } of scripts.filter((script) => script.name.startsWith('pkg/view/'))) {
    for (const { specifier, target } of imports(name)) {
      assert.match(target, /^pkg\/view\//, `${name} imports ${specifier}`);
    }
  }
});

test('the package loads anywhere: no eval, no top-level await, no place of its own but in ./web', () => {
  const sources = scripts.filter(({ name }) => name.startsWith('pkg/'));
  refuse(sources, /\beval\(|\bnew Function\(/g);
  refuse(
    sources.filter(({ name }) => name !== 'pkg/entries/web.js' && !name.startsWith('pkg/view/')),
    /\bimport\.meta\b|\bprocess\.|["'`]node:/g,
  );
});

test('rules have one id each, numbered without a gap', () => {
  for (const letter of 'OFTD') {
    const ids = RULES.filter((id) => id.startsWith(letter));
    assert.deepEqual(
      ids,
      ids.map((_, index) => `${letter}${index + 1}`),
    );
  }
  assert(RULES.length >= 70);
});

test('each rule has a test that bears its id, and no test bears an id that is none', () => {
  const names = [...below('crates/rules/src'), ...below('crates/rules/tests')]
    .filter((name) => name.endsWith('.rs'))
    .flatMap((name) => [...blanked(read(name)).matchAll(/#\[test\](?:\s*#\[[^\]]*\])*\s*fn (\w+)/g)])
    .map((found) => found[1] ?? '');
  const borne = new Set(names.flatMap((name) => name.match(/(?<![a-z0-9])[oftd]\d+(?![a-z0-9])/g) ?? []));
  assert.deepEqual(
    RULES.filter((id) => !borne.has(id.toLowerCase())),
    [],
    'rules without a test',
  );
  assert.deepEqual(
    [...borne].filter((id) => !RULES.includes(id.toUpperCase())),
    [],
    'tests of no rule',
  );
});

test('code, tests and dictionaries name no rule that there is not', () => {
  const found = [];
  for (const name of written.filter((each) => /\.(?:rs|m?js|ts|json|jsonl|md|html)$/.test(each))) {
    if (name.startsWith('crates/wasm/toolchain/')) continue;
    for (const id of unique(read(name).match(MENTION) ?? [])) if (!RULES.includes(id)) found.push(`${name}: ${id}`);
  }
  assert.deepEqual(found, []);
});

/**
 * The leaves of a dictionary, by the path of their keys.
 * @param {unknown} value
 * @param {string} [path]
 * @returns {[path: string, text: string][]}
 */
function leaves(value, path = '') {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, path === '' ? key : `${path}/${key}`));
}

test('the dictionaries have the same words, and a sentence for each rule', () => {
  for (const folder of ['pkg/locale', 'pkg/view/locale', 'www/locale']) {
    const [english, russian] = ['en', 'ru'].map((language) => leaves(JSON.parse(read(`${folder}/${language}.json`))));
    assert(english && russian);
    // Russian has more plural forms.
    const keys = (/** @type {[string, string][]} */ words) =>
      unique(words.map(([path]) => path.replace(/\/(?:one|few|many|other)$/, '/plural'))).sort();
    assert.deepEqual(keys(russian), keys(english), folder);
    for (const [path, text] of [...english, ...russian]) assert.notEqual(text.trim(), '', `${folder}: ${path}`);
    if (folder !== 'pkg/locale') continue;
    for (const words of [english, russian]) {
      const told = words.map(([path]) => path.split('/').at(-1) ?? '').filter((key) => /^[OFTD]\d+$/.test(key));
      assert.deepEqual(unique(told).sort(), [...RULES].sort());
    }
  }
});

test('the types name every rule, and nothing is `any`', () => {
  const types = below('pkg')
    .filter((name) => name.endsWith('.d.ts') && !generated(name))
    .map(read)
    .join('\n');
  assert.doesNotMatch(types.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' '), /\bany\b/);
  assert.deepEqual(
    RULES.filter((id) => !new RegExp(`["']${id}["']`).test(types)),
    [],
  );
});

test('one version', () => {
  const workspace = /^version = "(.+)"$/m.exec(read('Cargo.toml'))?.[1];
  assert.equal(JSON.parse(read('pkg/package.json')).version, workspace);
});

test('wasm-bindgen in the crate is that of the tools', () => {
  const crate = /^wasm-bindgen = .*"(=[\d.]+)"/m.exec(read('crates/wasm/Cargo.toml'))?.[1];
  const tools = /^wasm-bindgen-cli = .*"(=[\d.]+)"/m.exec(read('crates/wasm/toolchain/tools/Cargo.toml'))?.[1];
  assert.equal(crate, tools);
});

test('the top level holds what it should', () => {
  const allowed = [
    '.ci',
    '.editorconfig',
    '.gitattributes',
    '.gitignore',
    '.npmrc',
    'CHANGELOG.md',
    'Cargo.lock',
    'Cargo.toml',
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'README.md',
    'biome.json',
    'crates',
    'package-lock.json',
    'package.json',
    'pkg',
    'rustfmt.toml',
    'tests',
    'tsconfig.json',
    'www',
  ];
  const entries = unique(tracked.map((name) => name.split('/')[0] ?? ''));
  assert.deepEqual(
    entries.filter((name) => !allowed.includes(name)),
    [],
  );
});

test('no work is left for later, and no path of a machine is in a file', () => {
  const later = new RegExp(
    ['TO' + 'DO', 'FIX' + 'ME', 'to' + 'do!', 'unimplemented' + '!'].map((word) => `\\b${word}`).join('|'),
  );
  const path = /(?<![\w.$})*-])\/(?:root|work|home\/\w+|Users\/\w+)\/[\w.]/;
  const found = [];
  for (const name of written) {
    const bytes = readFileSync(join(ROOT, name));
    if (bytes.includes(0)) continue;
    for (const [index, line] of bytes.toString('utf8').split('\n').entries()) {
      if (later.test(line) || path.test(line)) found.push(`${name}:${index + 1}: ${line.trim().slice(0, 100)}`);
    }
  }
  assert.deepEqual(found, []);
});

test('the locks name the public registries alone', () => {
  for (const name of tracked.filter((each) => each.endsWith('package-lock.json'))) {
    for (const [, host] of read(name).matchAll(/"resolved": "https?:\/\/([^/]+)/g)) {
      assert.equal(host, 'registry.npmjs.org', name);
    }
  }
  for (const name of tracked.filter((each) => each.endsWith('Cargo.lock'))) {
    for (const [, source] of read(name).matchAll(/^source = "(.+)"$/gm)) {
      assert.equal(source, 'registry+https://github.com/rust-lang/crates.io-index', name);
    }
  }
});

test('everything that is linked or tested with has a permissive licence', (t) => {
  const { status, stdout } = spawnSync('cargo', ['metadata', '--format-version=1', '--locked', '--offline'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) return t.skip('cargo metadata is not to be had here');
  const permissive =
    /^(?:MIT|Apache-2\.0|Apache-2\.0 WITH LLVM-exception|BSD-[23]-Clause|ISC|Zlib|Unlicense|Unicode-3\.0|CC0-1\.0|BSL-1\.0|0BSD)$/;
  /** @type {{ packages: { name: string, license: string | null }[] }} */
  const { packages } = JSON.parse(stdout);
  for (const { name, license } of packages) {
    // Of alternatives one will do, of what is joined by AND each must.
    const choices = (license ?? '').replaceAll('/', ' OR ').replace(/[()]/g, '').split(' AND ');
    const fine = choices.every((choice) => choice.split(' OR ').some((each) => permissive.test(each.trim())));
    assert(fine, `${name}: ${license}`);
  }
});

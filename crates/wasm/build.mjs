// @ts-check
/**
 * `npm run build`: makes the generated part of the npm package and puts it into `pkg/`, and the page for hosting in
 * `dist/`.
 *
 *   node crates/wasm/build.mjs             build, and put the generated files into pkg/
 *   node crates/wasm/build.mjs --aside     build the whole package in target/pkg alone
 *   node crates/wasm/build.mjs --out DIR   the same in another folder
 *   node crates/wasm/build.mjs --check     build nothing: say whether pkg/ is what the sources make
 *   --force                                build even where nothing has changed
 *
 * The package is always built aside, from the hand-written files of `pkg/` and the compiled module; only what is
 * generated is then copied. `pkg/wasm/stamp.json` says from which sources: a test fails when they have changed
 * since, or when a generated file was edited by hand.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeModules } from './locale.mjs';
import { buildSite, onePage, pageSources } from './site.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const ASIDE = join(ROOT, 'target/pkg');
const PKG = join(ROOT, 'pkg');
const SETUP = join(ROOT, 'crates/wasm/toolchain/setup-wasm.sh');
const TARGET_DIR = join(ROOT, 'target/wasm');
const DIST = join(ROOT, 'dist');
const STAMP = 'wasm/stamp.json';
/** The page in one file. */
const PAGE = 'crossboard.html';
const NAME = 'crossboard';
const LICENCES = ['LICENSE-MIT', 'LICENSE-APACHE'];
/** The entries that have a CommonJS form. `web` has none: a CommonJS module does not know its address. */
const COMMON_JS = ['index', 'slim', 'raw', 'element', 'define'];
const BANNER = '/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */';

/**
 * @typedef {{ v: 1, sources: string, compiler: string, files: Record<string, string> }} Stamp
 *   `sources`: SHA-256 over all that the package is built from; `files`: that of each generated file
 */

/** @param {string | Uint8Array} data */
const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/**
 * The files below a folder, sorted, by their names from there with `/`.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').includes('node_modules'))
    .sort();
}

/** The entries of the package, each bundled from `entries/`; what they share is in one module. */
const ENTRIES = ['index', 'node', 'slim', 'web', 'raw', 'element', 'define'];
const SHARED = 'core';
/** What an entry takes from beside itself: the element builds on the main entry, its definition on the element. */
const BESIDE = [SHARED, 'index', 'element'];

/** Whether the build makes this file of the package. @param {string} name */
export const isGenerated = (name) =>
  name.startsWith('wasm/') ||
  name === PAGE ||
  /\.(?:cjs|d\.cts|global\.js)$/.test(name) ||
  [...ENTRIES, SHARED].some((entry) => name === `${entry}.js`) ||
  LICENCES.includes(name);

/** Whether a hand-written file of the package goes into a generated one. @param {string} name */
const isBundled = (name) =>
  !isGenerated(name) && /^(?:[^/]+\.(?:js|ts)|(?:entries|face|locale|view)\/.*\.(?:js|ts|json))$/.test(name);

/**
 * All that the package is built from: names, from the root of the repository, and contents.
 * @returns {[name: string, content: string | Buffer][]}
 */
function sources() {
  const crates = filesBelow(join(ROOT, 'crates')).filter((name) =>
    /^[^/]+\/(?:src\/.*|Cargo\.toml|build\.rs)$/.test(name),
  );
  const names = [
    'Cargo.toml',
    'Cargo.lock',
    ...LICENCES,
    ...crates.map((name) => `crates/${name}`),
    'crates/wasm/build.mjs',
    'crates/wasm/site.mjs',
    ...pageSources().map((name) => `www/${name}`),
    'crates/wasm/toolchain/tools/Cargo.lock',
    'crates/wasm/toolchain/tools/package-lock.json',
    ...filesBelow(PKG)
      .filter(isBundled)
      .map((name) => `pkg/${name}`),
  ];
  /** @type {{ packages: Record<string, { version?: string }> }} */
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return [
    ...names.map((name) => /** @type {[string, Buffer]} */ ([name, readFileSync(join(ROOT, name))])),
    ['esbuild', lock.packages['node_modules/esbuild']?.version ?? ''],
  ];
}

/** The SHA-256 over the names and contents of all sources. */
export function sourcesHash() {
  return sha256(
    sources()
      .map(([name, content]) => `${sha256(content)}  ${name}\n`)
      .join(''),
  );
}

/**
 * @param {string} folder a package
 * @returns {Stamp | null}
 */
export function readStamp(folder) {
  const path = join(folder, STAMP);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/**
 * What is wrong with the generated files of a package, in words; nothing if they are what the sources make.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function problems(folder = PKG) {
  const stamp = readStamp(folder);
  if (!stamp) return [`${STAMP} is missing: run \`npm run build\``];
  const found = [];
  if (stamp.sources !== sourcesHash()) found.push('the sources have changed since it was built: run `npm run build`');
  for (const [name, hash] of Object.entries(stamp.files)) {
    const path = join(folder, name);
    if (!existsSync(path)) found.push(`${name} is missing`);
    else if (sha256(readFileSync(path)) !== hash) found.push(`${name} is not what was built`);
  }
  const known = new Set([...Object.keys(stamp.files), STAMP]);
  for (const name of filesBelow(folder)) {
    if (isGenerated(name) && !known.has(name)) found.push(`${name} was not built`);
  }
  return found;
}

/** The PATH with the compiler and the tools for wasm on it, made ready where they are missing. */
export function toolchainPath() {
  const script = `eval "$("$0" --env)" && printf %s "$PATH"`;
  return execFileSync('bash', ['-c', script, SETUP], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/**
 * The environment to compile in: without the variables that would change how Rust code is built, and with no path of
 * this machine in what is built. Crates from a registry lie in folders that bear the registry's name.
 * @param {string} path
 * @returns {NodeJS.ProcessEnv}
 */
function compileEnvironment(path) {
  const changing =
    /^(?:RUSTFLAGS|RUSTC|RUSTC_.*|RUSTDOC.*|RUSTUP_TOOLCHAIN|CARGO_(?:BUILD|ENCODED|PROFILE|TARGET|UNSTABLE)_.*|CARGO_INCREMENTAL)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !changing.test(name)));
  const cargoHome = env.CARGO_HOME ?? join(homedir(), '.cargo');
  const registries = join(cargoHome, 'registry/src');
  // Of several prefixes that fit, rustc takes the last.
  const remap = [
    [cargoHome, '/cargo'],
    ...(existsSync(registries) ? readdirSync(registries).map((name) => [join(registries, name), '/crates']) : []),
    [ROOT.replace(/[/\\]$/, ''), `/${NAME}`],
  ];
  return {
    ...env,
    PATH: path,
    CARGO_TARGET_DIR: TARGET_DIR,
    CARGO_ENCODED_RUSTFLAGS: remap.map(([from, to]) => `--remap-path-prefix=${from}=${to}`).join('\x1f'),
  };
}

/**
 * Runs a command; its output is shown only if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(command, args, env) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Replaces what must occur just once.
 * @param {string} text @param {RegExp} pattern @param {string} by @param {string} what
 */
function replaceOnce(text, pattern, by, what) {
  const found = text.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (found !== 1) throw new Error(`${what}: ${found} places instead of one`);
  return text.replace(pattern, () => by);
}

/**
 * The glue without its default place of the module, beside the script: `import.meta` is a syntax error in a classic
 * script, and bundlers would copy the module because of it. The package's entries always say where it is.
 * @param {string} glue
 */
function withoutDefaultPlace(glue) {
  const text = replaceOnce(
    glue,
    /module_or_path = new URL\('[\w.]+', import\.meta\.url\);/,
    `throw new TypeError('the module, or where it is, must be given');`,
    'the default place of the module in the glue',
  );
  if (/\bimport\.meta\b/.test(text)) throw new Error('the glue still has import.meta');
  return text;
}

/**
 * The module as the inside of a text in single quotes: a character for each byte. Engines take such a text as a whole,
 * without a loop over the characters; and gzip finds the repetitions of the module, which base64 hides: the inlined module is
 * a quarter smaller on its way. Which character is which byte is chosen by how often the byte occurs: the common ones get
 * those that are one byte of UTF-8 and need no escape. The text begins with the characters of all bytes, in order.
 * @param {Buffer} wasm
 */
function textOf(wasm) {
  const counts = new Array(256).fill(0);
  for (const byte of wasm) counts[byte]++;
  const byCount = [...counts.keys()].sort((a, b) => counts[b] - counts[a] || a - b);
  // No line ends and no NUL; a quote ends the text, a backslash begins an escape; '</' and '<!' would end or hide a script
  // inlined in a page; and the other controls with an escape of their own are written so by bundlers.
  const dear = [..."\0\n\r'\\<\x07\b\v\f\x1b"].map((character) => character.charCodeAt(0));
  const cheap = [...counts.keys()].filter((code) => code < 128 && !dear.includes(code));
  const common = byCount.slice(0, cheap.length);
  // Most bytes keep their number; dear characters but those above 127 are given to none that occurs often.
  const own = common.filter((byte) => cheap.includes(byte));
  const free = cheap.filter((code) => !own.includes(code));
  const rest = [...counts.keys()].filter((code) => code > 127);
  const codes = new Map(own.map((byte) => [byte, byte]));
  for (const byte of byCount) if (!codes.has(byte)) codes.set(byte, free.shift() ?? rest.shift() ?? dear.shift() ?? 0);
  const alphabet = Array.from(counts, (_, byte) => String.fromCharCode(codes.get(byte) ?? 0));
  return [...alphabet, ...Array.from(wasm, (byte) => alphabet[byte])]
    .join('')
    .replace(/[\n\r'\\<]|\0(?=\d)/g, escaped)
    .replaceAll('\0', '\\0');
}

/** @param {string} character */
const escaped = (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * Compiles the crate and makes the module small and fast.
 * @param {string} out the package's `wasm` folder
 * @param {NodeJS.ProcessEnv} env
 */
function compile(out, env) {
  const work = join(TARGET_DIR, 'pack');
  rmSync(work, { recursive: true, force: true });
  const pack = ['build', 'crates/wasm', '--target', 'web', '--release', '--no-pack', '--no-opt'];
  run('wasm-pack', [...pack, '--out-dir', work, '--out-name', NAME, '--', '--locked'], env);
  const module = join(work, `${NAME}_bg.wasm`);
  // The compiler has inlined what is worth it. What is called from one place alone stays a function: it is found again in
  // others by gzip. So are the zeros between data: left out, each would need the head of another piece of data. The lowest
  // kilobyte of the memory is the stack's last, and what only tools read is left out.
  const flags = [
    '-O3',
    '--one-caller-inline-max-function-size',
    '0',
    '--skip-pass=memory-packing',
    '--low-memory-unused',
  ];
  run('wasm-opt', [...flags, '--strip-producers', '--strip-target-features', module, '-o', module], env);

  mkdirSync(out, { recursive: true });
  const wasm = readFileSync(module);
  const text = textOf(wasm);
  /** @type {Record<string, string | Buffer>} */
  const files = {
    [`${NAME}.js`]: withoutDefaultPlace(readFileSync(join(work, `${NAME}.js`), 'utf8')),
    [`${NAME}.d.ts`]: readFileSync(join(work, `${NAME}.d.ts`)),
    [`${NAME}_bg.wasm`]: wasm,
    [`${NAME}_bg.wasm.d.ts`]: readFileSync(join(work, `${NAME}_bg.wasm.d.ts`)),
    'bytes.js': `// The module ${NAME}_bg.wasm, for the entry that carries it inlined: a character for each byte, after those of all bytes in order.\nexport const text =\n  '${text}';\n/** The same, in base64. */\nexport const base64 = '${wasm.toString('base64')}';\n`,
    'bytes.d.ts': `/** The module ${NAME}_bg.wasm, a character for each byte, after those of all bytes in order. */\nexport const text: string;\n/** The same, in base64. */\nexport const base64: string;\n`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
}

/** What all forms of the entries are made with. @param {string} out @returns {import('esbuild').BuildOptions} */
const forms = (out) => ({
  absWorkingDir: out,
  bundle: true,
  platform: 'neutral',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});

/** What goes into a form must be part of the stamp. @param {import('esbuild').Metafile | undefined} metafile */
function inputsOf(metafile) {
  const names = Object.keys(metafile?.inputs ?? {});
  for (const name of names) {
    if (!isGenerated(name) && !isBundled(name)) throw new Error(`${name} is bundled but not part of the stamp`);
  }
  return names;
}

/**
 * The entries in their forms. As ECMAScript modules they are two files, or one: to find, read and compile a module takes
 * an engine half a millisecond, whatever is in it. What they share is one file in either form, so that there is one
 * module and one class of each error, whatever is imported.
 * @param {string} out
 */
async function bundle(out) {
  const { build: esbuild } = await import('esbuild');
  const common = { ...forms(out), banner: { js: BANNER }, write: true };
  /** Read once a process, so without comments; but names stay, for those who look at a stack or at a class's name. */
  const small = { minifyWhitespace: true, minifySyntax: true };
  const text = textOf(readFileSync(join(out, `wasm/${NAME}_bg.wasm`)));
  const mark = `${NAME}_bg.wasm`;
  /**
   * Puts the module in as it is: esbuild would write each control character as an escape, which takes longer to read.
   * @type {import('esbuild').Plugin}
   */
  const inlined = {
    name: 'inlined module',
    setup({ onLoad, onEnd }) {
      onLoad({ filter: /\bbytes\.js$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8').replace(text, mark) }));
      onEnd(() => {
        const path = join(out, 'index.js');
        const quoted = new RegExp(`(["'])${mark}\\1`);
        writeFileSync(path, replaceOnce(readFileSync(path, 'utf8'), quoted, `'${text}'`, 'the inlined module'));
      });
    },
  };
  /** @type {import('esbuild').Plugin} */
  const shared = {
    name: 'shared',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^\\./(?:${BESIDE.join('|')})\\.js$`) }, ({ kind, path }) =>
        kind === 'entry-point' ? null : { path: path.replace(/\.js$/, '.cjs'), external: true },
      );
    },
  };
  // For Node.js, so that the names stand where its ECMAScript modules find them.
  const commonJs = /** @type {const} */ ({
    ...common,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
  const made = [
    await esbuild({
      ...common,
      plugins: [inlined],
      entryPoints: ENTRIES.map((name) => `entries/${name}.js`),
      external: BESIDE.map((name) => `./${name}.js`),
      outdir: '.',
      format: 'esm',
      ...small,
    }),
    await esbuild({ ...common, entryPoints: [`entries/${SHARED}.js`], outdir: '.', format: 'esm', ...small }),
    await esbuild({
      ...commonJs,
      plugins: [shared],
      entryPoints: {
        index: 'entries/node.js',
        slim: 'entries/slim.js',
        raw: 'entries/raw.js',
        element: 'entries/element.js',
        define: 'entries/define.js',
      },
      outdir: '.',
    }),
    await esbuild({ ...commonJs, entryPoints: { [SHARED]: `entries/${SHARED}.js` }, outdir: '.' }),
    // A classic script is read in the page's encoding, whatever that is.
    await esbuild({
      ...common,
      charset: 'ascii',
      entryPoints: ['entries/index.js'],
      outfile: `${NAME}.global.js`,
      format: 'iife',
      globalName: NAME,
      minify: true,
    }),
  ];
  for (const { metafile } of made) inputsOf(metafile);
}

/**
 * Types of the CommonJS forms: those of the ECMAScript modules under other names, together with what they import,
 * since each `.d.ts` here describes an ECMAScript module and each `.d.cts` a CommonJS one.
 * @param {string} out
 * @param {string[]} entries
 */
function commonJsTypes(out, entries) {
  const todo = [...entries];
  const seen = new Set(todo);
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const folder = posix.dirname(name);
    const text = readFileSync(join(out, `${name}.d.ts`), 'utf8').replace(
      /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.(?:d\.ts|js)\2/g,
      (_, before, quote, path) => {
        const target = posix.join(folder, path);
        if (!seen.has(target)) {
          seen.add(target);
          todo.push(target);
        }
        return `${before}${quote}${path}.cjs${quote}`;
      },
    );
    writeFileSync(join(out, `${name}.d.cts`), text);
  }
}

/**
 * No path of this machine may be in what is published.
 * @param {string} out
 * @param {string[]} names
 */
function refusePaths(out, names) {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const own = [ROOT.replace(/[/\\]$/, ''), cargoHome, homedir(), 'registry/src/'].filter((path) => path.length > 1);
  for (const name of names) {
    const text = readFileSync(join(out, name), 'latin1');
    // The inlined module is the same bytes again.
    const found = own.find((path) => text.includes(path)) ?? /\/(?:root|home|Users)\/[\w.]+/.exec(text)?.[0];
    if (found) throw new Error(`${name} contains the path '${found}'`);
  }
}

/**
 * Builds the whole package in a folder of its own.
 * @param {{ out?: string, force?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function build({ out = ASIDE, force = false, log = console.log } = {}) {
  const path = toolchainPath();
  // First, as the folders that crates are unpacked in are among the paths to leave out.
  run('cargo', ['fetch', '--quiet', '--locked'], { ...process.env, PATH: path });
  const env = compileEnvironment(path);
  const compiler = run('rustc', ['--version'], env).trim();
  const hash = sourcesHash();
  const handwritten = filesBelow(PKG).filter((name) => !isGenerated(name));
  const fresh = !force && problems(out).length === 0 && readStamp(out)?.compiler === compiler;

  // Files that are gone from the sources must not live on here.
  if (!fresh) rmSync(out, { recursive: true, force: true });
  for (const name of filesBelow(out)) {
    if (!isGenerated(name) && !handwritten.includes(name)) rmSync(join(out, name));
  }
  for (const name of handwritten) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    cpSync(join(PKG, name), join(out, name));
  }
  if (fresh) {
    log('build: nothing has changed');
    return false;
  }
  log(`build: ${compiler}`);
  compile(join(out, 'wasm'), env);
  await bundle(out);
  writeFileSync(join(out, PAGE), await onePage(out));
  commonJsTypes(out, [...COMMON_JS, `wasm/${NAME}_bg.wasm`]);
  for (const name of LICENCES) cpSync(join(ROOT, name), join(out, name));

  const generated = filesBelow(out).filter(isGenerated);
  refusePaths(out, generated);
  const files = Object.fromEntries(generated.map((name) => [name, sha256(readFileSync(join(out, name)))]));
  /** @type {Stamp} */
  const stamp = { v: 1, sources: hash, compiler, files };
  writeFileSync(join(out, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
  return true;
}

/**
 * Puts the generated files of a package that was built aside into `pkg/`, and takes away those of earlier builds.
 * @param {string} from
 */
function install(from) {
  for (const name of filesBelow(PKG)) if (isGenerated(name)) rmSync(join(PKG, name));
  for (const name of filesBelow(from).filter(isGenerated)) {
    mkdirSync(dirname(join(PKG, name)), { recursive: true });
    cpSync(join(from, name), join(PKG, name));
  }
}

/**
 * The sizes that matter to who loads the package: as it is, with gzip and with brotli.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function sizes(folder) {
  const { build: esbuild } = await import('esbuild');
  /** @param {string} entry @param {string[]} [external] */
  const minified = async (entry, external = []) => {
    const { outputFiles } = await esbuild({
      absWorkingDir: folder,
      entryPoints: [entry],
      bundle: true,
      external,
      minify: true,
      platform: 'neutral',
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
      write: false,
    });
    return Buffer.from(outputFiles[0]?.contents ?? []);
  };
  /** @type {[string, Buffer][]} */
  const parts = [
    [`${NAME}_bg.wasm`, readFileSync(join(folder, `wasm/${NAME}_bg.wasm`))],
    ['default entry, minified', await minified('index.js')],
    ['slim entry, minified', await minified('slim.js')],
    ['element without the main entry, minified', await minified('element.js', ['./index.js'])],
    ['define with everything, minified', await minified('define.js')],
  ];
  return parts.map(([name, data]) => {
    const [raw, gzip, brotli] = [data, gzipSync(data, { level: 9 }), brotliCompressSync(data)].map(
      ({ length }) => `${(length / 1000).toFixed(1)} kB`,
    );
    return `${name}: ${raw}, gzip ${gzip}, brotli ${brotli}`;
  });
}

/** @param {string[]} args */
async function main(args) {
  let out = '';
  let force = false;
  let check = false;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index];
    if (arg === '--aside') out = ASIDE;
    else if (arg === '--out') out = resolve(args[++index] ?? '');
    else if (arg === '--force') force = true;
    else if (arg === '--check') check = true;
    else throw new Error(`unknown argument '${arg}'`);
  }
  if (check) {
    const found = problems();
    for (const line of found) console.error(`pkg: ${line}`);
    process.exitCode = found.length > 0 ? 1 : 0;
    return;
  }
  if (out === PKG || out === ROOT) throw new Error('--out is a folder that is emptied first: not this one');
  writeModules();
  await build({ out: out || ASIDE, force });
  if (out === '') {
    install(ASIDE);
    await buildSite(DIST, ASIDE);
  }
  for (const line of await sizes(out || ASIDE)) console.log(`build: ${line}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`build: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });
}

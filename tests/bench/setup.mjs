// @ts-check
/**
 * Makes ready what the bench needs: the peers from npm, and the modules with perft of each Rust library, compiled as
 * the package's own module is.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, toolchainPath } from '../../crates/wasm/build.mjs';

export const BENCH = fileURLToPath(new URL('.', import.meta.url));
const OUT = join(ROOT, 'target/bench');

/** The libraries, by the feature of `peers-wasm` that links them. */
export const LIBRARIES = /** @type {const} */ (['ours', 'cozy', 'shakmaty-magics', 'shakmaty-hyperbola']);
/** @typedef {typeof LIBRARIES[number]} Library */

/**
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, input?: string }} [options]
 */
export function run(command, args, { cwd = BENCH, env = process.env, input = '' } = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    input,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return { stdout, stderr };
}

/** Installs the peers if they are not there as the lock file has them. */
export function installPeers() {
  const lock = join(BENCH, 'package-lock.json');
  const stamp = join(BENCH, 'node_modules/.stamp');
  const wanted = readFileSync(lock, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

/** The environment to compile in: without what would change how Rust code is built. */
export function environment() {
  const changing = /^(?:RUSTFLAGS|CARGO_(?:BUILD|ENCODED|PROFILE|TARGET)_.*|CARGO_TARGET_DIR)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !changing.test(name)));
}

/**
 * Compiles the module of each library.
 * @param {readonly Library[]} libraries
 * @param {boolean} names keep the names of functions, for profiles
 * @returns {Map<Library, Buffer>}
 */
export function compile(libraries, names = false) {
  const target = join(OUT, 'wasm');
  const env = { ...environment(), PATH: toolchainPath(), CARGO_TARGET_DIR: target };
  mkdirSync(OUT, { recursive: true });
  return new Map(
    libraries.map((library) => {
      // Only here a cdylib: the native bench links the crate, too.
      const args = ['rustc', '--lib', '--crate-type', 'cdylib', '--release', '--locked'];
      const options = ['--target', 'wasm32-unknown-unknown', '--features', library];
      run('cargo', [...args, ...options], { cwd: join(BENCH, 'peers-wasm'), env });
      const made = join(target, 'wasm32-unknown-unknown/release/bench_counts.wasm');
      const kept = join(OUT, `${library}.unoptimised.wasm`);
      const module = join(OUT, `${library}${names ? '.names' : ''}.wasm`);
      // wasm-opt takes seconds; what has not changed need not pass it again.
      if (!existsSync(module) || !existsSync(kept) || !readFileSync(kept).equals(readFileSync(made))) {
        cpSync(made, kept);
        run('wasm-opt', ['-O3', ...(names ? ['-g'] : []), made, '-o', module], { env });
      }
      return [library, readFileSync(module)];
    }),
  );
}

/**
 * Compiles a native program of the bench, and says where it is.
 * @param {string} name
 */
export function nativeProgram(name) {
  const target = join(OUT, 'native');
  // With names of functions, for profiles.
  const env = { ...environment(), CARGO_TARGET_DIR: target, CARGO_PROFILE_RELEASE_DEBUG: 'line-tables-only' };
  run('cargo', ['build', '--release', '--locked', '--bin', name], { cwd: join(BENCH, 'native'), env });
  return join(target, 'release', name);
}

/** @typedef {'made' | 'listed' | 'counted'} Way as in `peers-wasm/src/lib.rs` */
const WAYS = /** @type {const} */ (['made', 'listed', 'counted']);

/**
 * Perft in a module.
 * @param {Buffer} bytes
 * @returns {(way: Way, game: number, text: string, depth: number) => number}
 */
export function perftOf(bytes) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
  const { memory, input, perft } = /** @type {{ memory: WebAssembly.Memory, input: () => number,
      perft: (way: number, game: number, length: number, depth: number) => number }} */ (
    /** @type {unknown} */ (exports)
  );
  const encoder = new TextEncoder();
  return (way, game, text, depth) => {
    const { written } = encoder.encodeInto(text, new Uint8Array(memory.buffer, input(), 1024));
    const count = perft(WAYS.indexOf(way), game, written, depth);
    if (count < 0) throw new Error(`the library does not read ${text}`);
    return count;
  };
}

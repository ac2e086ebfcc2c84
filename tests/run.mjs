// @ts-check
/**
 * `npm test`: sets up what is missing, checks everything, and ends with the line `N passed, N failed`.
 *
 *   node tests/run.mjs              all steps
 *   node tests/run.mjs STEP ...     these alone, and what they need (`--list` names them)
 *   --long                          with the tests that take minutes
 *   --verbose                       with the output of what succeeds, too
 *
 * `WASM_TOOLCHAIN` says which compiler makes the wasm (see crates/wasm/toolchain/NOTES.md), `CHROME_PATH` which
 * browser is used. A step that fails doesn't keep the others from running, unless they need it.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ASIDE, build, sizes, toolchainPath } from '../crates/wasm/build.mjs';
import {
  attempt,
  installChromium,
  installModules,
  MINUTE,
  must,
  ROOT,
  SETUP,
  StepError,
  say,
  seconds,
  shown,
  tests,
  verbose,
} from './steps.mjs';

const CONSUMER = join(ROOT, 'target/consumer');
/** The version that Cargo.toml names as the oldest. */
const MIN_RUSTC = 85;

const args = process.argv.slice(2);
const long = args.includes('--long');

/**
 * @typedef {import('./steps.mjs').Count} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[]} [needs] steps without which it makes no sense
 * @property {boolean} [prepares] it makes ready and checks nothing, so it counts only when it fails
 * @property {() => Promise<Count | void>} run throws where it fails
 */

/** @param {string} folder */
const testFiles = (folder) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith('.test.mjs'))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

/** @param {string} folder @param {string[]} [parameters] */
async function nodeTests(folder, parameters = []) {
  const files = testFiles(folder);
  if (files.length === 0) throw new StepError(`there is no test in ${folder}`);
  return tests(
    process.execPath,
    ['--test', '--test-reporter=spec', ...parameters, ...files],
    // The page as it is built is there sooner; in the long run its sources are what is tested.
    {
      env: { ...native().env, ...(long ? { LONG_TESTS: '1' } : { PAGE: 'built' }) },
      limit: long ? 90 * MINUTE : 30 * MINUTE,
    },
    /^ℹ pass (\d+)$/gm,
    /^ℹ (?:fail|cancelled) (\d+)$/gm,
  );
}

/** @param {string} name a program of the development packages */
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/** The PATH to compile wasm with. */
let wasmPath = process.env.PATH ?? '';
/** The PATH to compile and test natively with. */
let nativePath = process.env.PATH ?? '';

const native = () => ({ env: { ...process.env, PATH: nativePath } });
const wasm = () => ({ env: { ...process.env, PATH: wasmPath } });

/** Whether the Rust on the PATH will do for all native steps. */
async function hasNativeRust() {
  const { status, output } = await attempt('rustc', ['--version'], { live: false });
  if (status !== 0 || Number(/^rustc 1\.(\d+)\./.exec(output)?.[1] ?? 0) < MIN_RUSTC) return false;
  for (const tool of ['fmt', 'clippy']) {
    if ((await attempt('cargo', [tool, '--version'], { live: false })).status !== 0) return false;
  }
  return true;
}

/** @type {Step[]} */
const STEPS = [
  {
    name: 'modules',
    title: "npm's development packages",
    prepares: true,
    run: installModules,
  },
  {
    name: 'toolchain',
    title: 'the compiler and the tools for wasm',
    prepares: true,
    async run() {
      if ((await attempt('bash', ['--version'], { live: false })).status !== 0) {
        throw new StepError(
          'bash is missing. Without it: install Rust with the targets wasm32-unknown-unknown and thumbv7em-none-eabi, ' +
            'and the versions of wasm-pack, wasm-bindgen-cli and binaryen that crates/wasm/toolchain/tools names',
        );
      }
      await must('bash', [SETUP, '--bare'], { live: true, limit: 30 * MINUTE });
      wasmPath = toolchainPath();
    },
  },
  {
    name: 'rust',
    title: 'the native compiler, and the crates',
    prepares: true,
    async run() {
      if (!(await hasNativeRust())) {
        say("  no Rust of 1.85 or later with rustfmt and clippy on the PATH: Debian's is used");
        const env = { ...process.env, WASM_TOOLCHAIN: 'debian' };
        await must('bash', [SETUP, '--target-only', '--rustfmt'], { env, live: true, limit: 30 * MINUTE });
        const line = await must('bash', [SETUP, '--target-only', '--env'], { env, live: false });
        const path = (/^export PATH=(.*)$/m.exec(line)?.[1] ?? '').replace(/\\(.)/g, '$1').split(delimiter);
        const old = new Set((process.env.PATH ?? '').split(delimiter));
        // A `cargo fmt` of rustup that has no toolchain may be on the PATH before Debian's.
        nativePath = [...path.filter((folder) => !old.has(folder)), '/usr/bin', ...old].join(delimiter);
      }
      await must('cargo', ['fetch', '--locked'], native());
      say(`  ${(await must('rustc', ['--version'], { ...native(), live: false })).trim()}`);
    },
  },
  {
    name: 'browser',
    title: 'a browser for the tests',
    needs: ['modules'],
    prepares: true,
    async run() {
      say(`  ${await installChromium()}`);
    },
  },
  {
    name: 'lint',
    title: 'JavaScript: format and lint',
    needs: ['modules'],
    run: async () => void (await must(bin('biome'), ['ci', '--error-on-warnings'])),
  },
  {
    name: 'types',
    title: 'JavaScript: types',
    needs: ['modules'],
    async run() {
      const found = [];
      for (const project of ['.', 'www/worker', 'tests']) found.push(await attempt(bin('tsc'), ['-p', project]));
      if (found.some(({ status }) => status !== 0)) {
        throw new StepError('tsc has found something', found.map(({ output }) => output).join(''));
      }
    },
  },
  {
    name: 'fmt',
    title: 'Rust: format',
    needs: ['rust'],
    async run() {
      await must('cargo', ['fmt', '--all', '--check'], native());
      await must('cargo', ['fmt', '--check', '--manifest-path', 'tests/bare/Cargo.toml'], native());
    },
  },
  {
    name: 'clippy',
    title: 'Rust: lint',
    needs: ['rust'],
    run: async () =>
      void (await must(
        'cargo',
        ['clippy', '--workspace', '--all-targets', '--locked', '--', '-D', 'warnings'],
        native(),
      )),
  },
  {
    name: 'clippy-wasm',
    title: 'Rust: lint, for wasm',
    needs: ['toolchain'],
    async run() {
      const parameters = ['-p', 'crossboard-wasm', '--lib', '--locked', '--target', 'wasm32-unknown-unknown'];
      await must('cargo', ['clippy', ...parameters, '--', '-D', 'warnings'], wasm());
    },
  },
  {
    name: 'doc',
    title: 'Rust: documentation',
    needs: ['rust'],
    async run() {
      const env = { ...native().env, RUSTDOCFLAGS: '-D warnings' };
      await must('cargo', ['doc', '--workspace', '--no-deps', '--locked'], { env });
    },
  },
  {
    name: 'cargo-test',
    title: long ? 'Rust: tests, the long ones too' : 'Rust: tests',
    needs: ['rust'],
    run: () =>
      tests(
        'cargo',
        ['test', '--workspace', '--locked', '--no-fail-fast', ...(long ? ['--', '--include-ignored'] : [])],
        { ...native(), limit: long ? 90 * MINUTE : 20 * MINUTE },
        /^test result: \w+\. (\d+) passed;/gm,
        /^test result: \w+\. \d+ passed; (\d+) failed;/gm,
      ),
  },
  {
    name: 'bare',
    title: 'board without an allocator, rules and notation without std',
    needs: ['toolchain'],
    async run() {
      say(
        (await must('bash', ['crates/wasm/toolchain/check-no-std.sh'], { ...wasm(), live: false }))
          .replace(/^(?=.)/gm, '  ')
          .trimEnd(),
      );
    },
  },
  {
    name: 'build',
    title: 'the package, built aside in target/pkg',
    needs: ['modules', 'toolchain'],
    async run() {
      await build({ log: (line) => say(`  ${line}`) });
      for (const line of await sizes(ASIDE)) say(`  ${line}`);
    },
  },
  {
    name: 'consumer',
    title: 'types of the package, for a strict consumer',
    needs: ['build'],
    async run() {
      // Packed and installed as npm does it, so that what the tarball lacks is missed.
      rmSync(CONSUMER, { recursive: true, force: true });
      const installed = join(CONSUMER, 'node_modules/crossboard');
      mkdirSync(installed, { recursive: true });
      await must('npm', ['pack', ASIDE, '--pack-destination', CONSUMER], { live: false });
      const tarball = readdirSync(CONSUMER).find((name) => name.endsWith('.tgz')) ?? '';
      await must('tar', ['-xzf', join(CONSUMER, tarball), '-C', installed, '--strip-components=1']);
      await cp(join(ROOT, 'tests/types'), CONSUMER, { recursive: true });
      await must(bin('tsc'), ['-p', CONSUMER]);
    },
  },
  {
    name: 'node',
    title: 'tests in Node.js',
    needs: ['modules'],
    run: () => nodeTests('tests/node'),
  },
  {
    name: 'page',
    title: 'tests in the browser',
    needs: ['modules', 'browser'],
    run: () => nodeTests('tests/browser', ['--test-concurrency=2']),
  },
];

/** The steps that were asked for, with what they need, in order. @param {string[]} names */
function chosen(names) {
  if (names.length === 0) return STEPS;
  /** @type {Set<string>} */
  const wanted = new Set();
  /** @param {string} name */
  const add = (name) => {
    const step = STEPS.find((each) => each.name === name);
    if (!step)
      throw new Error(`there is no step '${name}'; the steps are ${STEPS.map((each) => each.name).join(', ')}`);
    wanted.add(name);
    step.needs?.forEach(add);
  };
  names.forEach(add);
  return STEPS.filter(({ name }) => wanted.has(name));
}

async function main() {
  if (args.includes('--list')) {
    for (const { name, title } of STEPS) say(`${name.padEnd(12)} ${title}`);
    return;
  }
  const steps = chosen(args.filter((arg) => !arg.startsWith('--')));
  const start = performance.now();
  const total = { passed: 0, failed: 0 };
  /** @type {Set<string>} */
  const failed = new Set();
  for (const [index, { name, title, needs = [], prepares = false, run }] of steps.entries()) {
    say(`\n[${index + 1}/${steps.length}] ${name}: ${title}`);
    const since = performance.now();
    const lacking = needs.filter((need) => failed.has(need));
    try {
      if (lacking.length > 0) throw new StepError(`not run, as this failed: ${lacking.join(', ')}`);
      const count = (await run()) ?? { passed: prepares ? 0 : 1, failed: 0 };
      total.passed += count.passed;
      say(`  ok, ${count.passed > 1 ? `${count.passed} passed, ` : ''}${seconds(since)}`);
    } catch (error) {
      const { message, output, count } =
        error instanceof StepError
          ? error
          : new StepError(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (output && !verbose) say(shown(output));
      total.passed += count?.passed ?? 0;
      total.failed += count?.failed ?? 1;
      failed.add(name);
      say(`  FAILED, ${seconds(since)}: ${message}`);
    }
  }
  say(`\n${failed.size > 0 ? `failed: ${[...failed].join(', ')}` : 'all is well'}, ${seconds(start)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

// @ts-check
/**
 * What a run of steps needs: commands that end in time and whose output is shown where they fail, and how tests are
 * counted.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What sets up compilers and a browser. */
export const SETUP = 'crates/wasm/toolchain/setup-wasm.sh';
export const MINUTE = 60_000;
/** Whether the output of what succeeds is shown, too. */
export const verbose = process.argv.includes('--verbose');

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, limit?: number, live?: boolean }} Options
 *   `limit`: after so many milliseconds the command is ended; `live`: its output is shown as it comes
 */

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`);
/** @param {number} since */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends a command with all that it started. @param {import('node:child_process').ChildProcess} child */
function end(child) {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    running.forEach(end);
    process.exit(130);
  });
}

/**
 * Starts a command that goes on by itself, and waits until it says where it listens.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, pattern: RegExp, limit?: number }} options
 *   `pattern`: what it says, the address in its first group
 * @returns {Promise<{ address: string, stop: () => Promise<void>, output: () => string }>}
 */
export function started(command, parameters, { cwd = ROOT, env = process.env, pattern, limit = MINUTE }) {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  let output = '';
  const closed = new Promise((resolve) => child.on('close', resolve)).then(() => void running.delete(child));
  const stop = () => {
    end(child);
    return closed;
  };
  return new Promise((resolve, reject) => {
    /** @param {string} why */
    const fail = (why) => {
      clearTimeout(timer);
      void stop();
      reject(new StepError(`${command} ${parameters.join(' ')} ${why}`, output));
    };
    const timer = setTimeout(() => fail('does not say where it listens'), limit);
    child.on('error', ({ message }) => fail(message));
    child.on('close', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        const address = pattern.exec(stripVTControlCharacters(output))?.[1];
        if (!address) return;
        clearTimeout(timer);
        resolve({ address, stop, output: () => output });
      });
    }
  });
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Options} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function attempt(
  command,
  parameters,
  { env = process.env, cwd = ROOT, limit = 20 * MINUTE, live = verbose } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', CARGO_TERM_COLOR: 'never' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    let late = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        if (live) process.stdout.write(text.replace(/^(?=.)/gm, '  '));
      });
    }
    const timer = setTimeout(() => {
      late = true;
      end(child);
    }, limit);
    const since = performance.now();
    const beat = setInterval(() => say(`  ... ${Math.round((performance.now() - since) / MINUTE)} min`), MINUTE);
    /** @param {number} status @param {string} [more] */
    const done = (status, more = '') => {
      clearTimeout(timer);
      clearInterval(beat);
      running.delete(child);
      resolve({ status, output: output + more });
    };
    child.on('error', (error) => done(127, `${error.message}\n`));
    child.on('close', (code) => done(code ?? 1, late ? `\nended after ${limit / MINUTE} minutes\n` : ''));
  });
}

/** A failure whose output is worth showing. */
export class StepError extends Error {
  /** @param {string} message @param {string} [output] @param {Count} [count] */
  constructor(message, output = '', count) {
    super(message);
    this.output = output;
    this.count = count;
  }
}

/**
 * Runs a command that must succeed.
 * @param {string} command @param {string[]} parameters @param {Options} [options]
 */
export async function must(command, parameters, options) {
  const { status, output } = await attempt(command, parameters, options);
  if (status !== 0) throw new StepError(`${command} ${parameters.join(' ')} ended with ${status}`, output);
  return output;
}

/** @param {string} output @param {RegExp} pattern with one group, a number */
export const sum = (output, pattern) =>
  [...output.matchAll(pattern)].reduce((total, found) => total + Number(found[1]), 0);

/**
 * Runs a command that counts tests.
 * @param {string} command @param {string[]} parameters @param {Options} options
 * @param {RegExp} passes @param {RegExp} failures
 * @returns {Promise<Count>}
 */
export async function tests(command, parameters, options, passes, failures) {
  const { status, output } = await attempt(command, parameters, options);
  const count = { passed: sum(output, passes), failed: sum(output, failures) };
  if (status === 0 && count.failed === 0 && count.passed > 0) return count;
  // A test binary that doesn't compile, or crashes, counts nothing.
  if (count.failed === 0) count.failed = 1;
  throw new StepError(`${command} ${parameters.join(' ')} ended with ${status}`, output, count);
}

/** @param {string} output */
export function shown(output) {
  // Node's reporter repeats the failures at the end, and cargo tells them after the names of all tests.
  const from = Math.max(output.lastIndexOf('✖ failing tests:'), 0);
  const lines = stripVTControlCharacters(output.slice(from)).replaceAll('\x1b(B', '').trimEnd().split('\n');
  const kept =
    lines.length > 400 ? [...lines.slice(0, 40), `... ${lines.length - 400} lines ...`, ...lines.slice(-360)] : lines;
  return kept.map((line) => `  | ${line}`).join('\n');
}

/** Installs npm's development packages, unless they are there. */
export async function installModules() {
  const mark = join(ROOT, 'node_modules/.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs) return;
  say('  npm ci ...');
  await must('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Installs a browser, unless there is one. Returns its path. */
export async function installChromium() {
  const { findChromium } = await import('./chromium.mjs');
  if (!findChromium()) {
    if (process.env.CHROME_PATH) throw new StepError(`CHROME_PATH names no program: ${process.env.CHROME_PATH}`);
    await must('bash', [SETUP, '--target-only', '--browser'], { live: true });
  }
  const path = findChromium();
  if (!path) throw new StepError('no Chromium was found: install it, or say where it is with CHROME_PATH');
  return path;
}

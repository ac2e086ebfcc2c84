// @ts-check
/**
 * `npm run test:package`: packs the package, and uses it in every environment that the README names. Ends with the line
 * `N passed, N failed`.
 *
 *   node tests/package/run.mjs              all
 *   node tests/package/run.mjs NAME ...     these environments alone (`--list` names them)
 *   --lock [FOLDER ...]                     makes the lock files of consumers anew, and ends
 *   --table                                 prints the README's table, and ends
 *   --verbose                               with the output of what succeeds, too
 *
 * Consumers are installed in `target/package/`, each with packages of its own; what is there already is kept.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../crates/wasm/build.mjs';
import { launch } from '../chromium.mjs';
import { blocks } from '../node/examples.mjs';
import {
  attempt,
  installChromium,
  installModules,
  MINUTE,
  must,
  ROOT,
  StepError,
  say,
  seconds,
  shown,
  started,
} from '../steps.mjs';
import { ENVIRONMENTS } from './consumers.mjs';
import { served, visited } from './pages.mjs';
import { expected } from './share/use.js';
import { table, tableInReadme } from './table.mjs';
import { CHECKS, pack, scriptEntries, sizes, TARBALL, WORK } from './tarball.mjs';

const HERE = join(ROOT, 'tests/package');
const SOURCES = join(HERE, 'consumers');
const README = join(ROOT, 'pkg/README.md');
const LOCK = 'package-lock.json';
/** So many are at work at once. */
const AT_ONCE = 2;

const args = process.argv.slice(2);

/** The folders of consumers, those that take longest first. */
const FOLDERS = readdirSync(SOURCES).sort((one, other) => weight(other) - weight(one));

/** @param {string} folder */
function weight(folder) {
  const path = join(SOURCES, folder, LOCK);
  return existsSync(path) ? readFileSync(path).length : 0;
}

/**
 * Does something with each of a list, a few at a time.
 * @template T
 * @param {T[]} list
 * @param {(one: T) => Promise<void>} work
 */
async function each(list, work) {
  const left = [...list];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The files that a consumer shares with the others, and those that depend on what the package has. @param {string} folder */
function share(folder) {
  const place = join(folder, 'share');
  rmSync(place, { recursive: true, force: true });
  cpSync(join(HERE, 'share'), place, { recursive: true });
  // The same for where there are no ECMAScript modules.
  const scripts = ['use.js', 'page.js'].map((name) =>
    readFileSync(join(place, name), 'utf8').replace(/^export /gm, ''),
  );
  writeFileSync(join(place, 'classic.js'), scripts.join('\n'));
  writeFileSync(join(place, 'use.cjs'), `${scripts[0]}\nmodule.exports = { expected, use };\n`);
  const names = scriptEntries();
  const imports = (/** @type {(name: string) => string} */ place) =>
    [
      ...names.map((name, index) => `import * as entry${index} from '${place(name)}';`),
      'export const entries = {',
      ...names.map((name, index) => `  '${name}': Object.keys(entry${index}).length,`),
      '};\n',
    ].join('\n');
  const isPage = existsSync(join(folder, 'relative.js'));
  writeFileSync(
    join(place, 'entries.js'),
    imports((name) =>
      isPage ? `../node_modules/crossboard/${name === '.' ? 'index' : name.slice(2)}.js` : `crossboard${name.slice(1)}`,
    ),
  );
  const required = names.map((name) => `  '${name}': Object.keys(require('crossboard${name.slice(1)}')).length,`);
  writeFileSync(join(place, 'entries.cjs'), `exports.entries = {\n${required.join('\n')}\n};\n`);
}

/** Lays a consumer's files out, and installs its packages where that was not done. @param {string} name */
async function install(name) {
  const folder = join(WORK, name);
  const modules = join(folder, 'node_modules');
  const stamp = createHash('sha256')
    .update(readFileSync(join(SOURCES, name, 'package.json')))
    .update(readFileSync(join(SOURCES, name, LOCK)))
    .digest('hex');
  const mark = join(modules, '.installed');
  const old = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder)) {
      // What is built, and what is remembered, goes.
      if (entry !== 'node_modules' || old !== stamp) rmSync(join(folder, entry), { recursive: true, force: true });
    }
  }
  mkdirSync(folder, { recursive: true });
  cpSync(join(SOURCES, name), folder, { recursive: true });
  cpSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  if (name === 'typescript') {
    cpSync(join(ROOT, 'tests/types'), join(folder, 'types'), { recursive: true });
    writeFileSync(join(folder, 'types/readme.mts'), blocks(readFileSync(README, 'utf8'), 'ts').join('\n'));
  }
  if (name === 'page') {
    cpSync(join(WORK, 'unpacked/package'), join(folder, 'crossboard'), { recursive: true });
    blocks(readFileSync(README, 'utf8'), 'html').forEach((html, index) => {
      writeFileSync(join(folder, `readme-${index}.html`), `<!doctype html>\n<meta charset="utf-8">\n${html}`);
    });
  }
  share(folder);
  if (old === stamp) {
    for (const cache of ['.cache', '.vite', '.vite-temp', 'crossboard']) {
      rmSync(join(modules, cache), { recursive: true, force: true });
    }
    mkdirSync(join(modules, 'crossboard'));
    await must('tar', ['-xzf', TARBALL, '-C', join(modules, 'crossboard'), '--strip-components=1']);
    return;
  }
  await must('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, live: false });
  writeFileSync(mark, stamp);
}

/** Makes a lock file anew. It names no registry, and no sum of the package, which changes. @param {string} name */
async function lock(name) {
  const folder = join(WORK, 'lock', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(SOURCES, name, 'package.json'), join(folder, 'package.json'));
  cpSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  cpSync(TARBALL, join(WORK, 'lock/crossboard.tgz'));
  await must('npm', ['install', '--package-lock-only', '--omit-lockfile-registry-resolved'], {
    cwd: folder,
    live: false,
  });
  const made = JSON.parse(readFileSync(join(folder, LOCK), 'utf8'));
  delete made.packages['node_modules/crossboard'].integrity;
  writeFileSync(join(SOURCES, name, LOCK), `${JSON.stringify(made, null, 2)}\n`);
  say(`  ${name}`);
}

/** @typedef {{ passed: number, entries: Set<string> }} Count what succeeded, and which entries did */

/**
 * @param {import('./consumers.mjs').Environment} environment
 * @param {import('playwright-core').Browser} browser
 * @param {Count} count
 * @returns {import('./consumers.mjs').Job}
 */
function jobOf({ folder: name }, browser, count) {
  const folder = join(WORK, name);
  const program = (/** @type {string} */ command) => (command === 'node' ? process.execPath : command);
  const names = scriptEntries();

  /** @type {import('./consumers.mjs').Job['told']} */
  const told = (way, found) => {
    if (way === 'entries') {
      const lengths = /** @type {Record<string, number>} */ (found);
      assert.deepEqual(Object.keys(lengths ?? {}), names);
      // What only does something may export nothing.
      for (const entry of names) assert.ok(Number(lengths[entry]) > 0 || entry === './define', `${entry} is empty`);
    } else assert.deepEqual(found, way === 'words' ? true : expected, way);
    proved(way);
  };
  /** @param {string} way */
  const proved = (way) => {
    count.passed++;
    if (way === 'main') count.entries.add('.');
    if (way === 'slim' || way === 'web') count.entries.add(`./${way}`);
    if (way.endsWith('worker')) count.entries.add('.');
  };
  /** @type {(address: string, ways: string[], options?: { framed?: boolean }) => Promise<string>} */
  const open = async (address, ways, options) => {
    let text = '';
    for (const way of ways) {
      const found = await visited(browser, `${address}?${way}`, options);
      assert.deepEqual(found.trouble, [], `${address}?${way}: ${JSON.stringify(found.told)}`);
      told(way, found.told);
      text = found.text;
    }
    return text;
  };
  return {
    folder,
    told,
    proved,
    run: (command, parameters = [], env = {}) =>
      must(program(command), parameters, {
        cwd: folder,
        env: { ...process.env, ...env },
        limit: 5 * MINUTE,
        live: false,
      }),
    async tell([command = '', ...parameters], way) {
      const { status, output } = await attempt(program(command), [...parameters, way], {
        cwd: folder,
        limit: MINUTE,
        live: false,
      });
      if (status !== 0) throw new StepError(`${command} ${way} ended with ${status}`, output);
      // Whatever else it says is a warning.
      assert.match(output, /^.*\n$/, `${command} ${way} says\n${output}`);
      told(way, JSON.parse(output));
    },
    async site(at, ways, { headers, ...options } = {}) {
      const place = join(folder, at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '.');
      const site = await served(place, headers);
      try {
        await open(site.address + at.slice(at.lastIndexOf('/') + 1), ways, options);
      } finally {
        await site.stop();
      }
    },
    pages: open,
    async shown(at) {
      const site = await served(folder);
      try {
        const { trouble, text } = await visited(browser, site.address + at, { output: true });
        assert.deepEqual(trouble, []);
        count.passed++;
        return text;
      } finally {
        await site.stop();
      }
    },
    async server([command = '', ...parameters], pattern, work) {
      const server = await started(program(command), parameters, { cwd: folder, pattern });
      try {
        await work(server.address);
      } catch (error) {
        throw new StepError(error instanceof Error ? error.message : String(error), server.output());
      } finally {
        await server.stop();
      }
    },
  };
}

/** How bundlers come by the module's address: the package's README shows what their consumers do. */
function readmeOfBundlers() {
  const rows = [
    ...readFileSync(README, 'utf8').matchAll(/^\| ([\w.]+)(?: with `(.*)`)? \| `(.*crossboard_bg.*)` \|$/gm),
  ];
  assert.equal(rows.length, 5);
  for (const [, title = '', option = '', code = ''] of rows) {
    const name = title.replace(/\..*$/, '').toLowerCase();
    const sources = filesBelow(join(SOURCES, name)).map((file) => readFileSync(join(SOURCES, name, file), 'utf8'));
    assert.ok(
      sources.some((source) => source.includes(code)),
      `${title}: ${code}`,
    );
    assert.ok(
      ENVIRONMENTS.some((one) => one.name === name && one.run.toString().includes(option)),
      option,
    );
  }
}

async function main() {
  const names = args.filter((arg) => !arg.startsWith('--'));
  if (args.includes('--list')) {
    for (const { name, title } of ENVIRONMENTS) say(`${name.padEnd(16)} ${title}`);
    return;
  }
  if (args.includes('--table')) return say(table());
  const start = performance.now();
  await installModules();
  await pack();
  if (args.includes('--lock')) return each(names.length === 0 ? FOLDERS : names, lock);
  const wanted = names.length === 0 ? ENVIRONMENTS : ENVIRONMENTS.filter(({ name }) => names.includes(name));
  assert.equal(wanted.length, names.length || ENVIRONMENTS.length, 'unknown environment: --list names them');

  const total = { passed: 0, failed: 0 };
  /** @param {string} title @param {(count: Count) => unknown} check */
  const checked = async (title, check) => {
    const since = performance.now();
    /** @type {Count} */
    const count = { passed: 0, entries: new Set() };
    try {
      await check(count);
      total.passed += count.passed || 1;
      say(`ok      ${title}, ${count.passed ? `${count.passed} passed, ` : ''}${seconds(since)}`);
    } catch (error) {
      total.failed++;
      total.passed += count.passed;
      const { message, output } = error instanceof StepError ? error : new StepError(String(error));
      say(`FAILED  ${title}, ${seconds(since)}: ${message}${output ? `\n${shown(output)}` : ''}`);
    }
  };

  for (const line of sizes()) say(line);
  say(await installChromium());
  const browser = await launch();
  try {
    if (names.length === 0) {
      await checked('what the README says of bundlers is what is run', readmeOfBundlers);
      await checked('the README names what is tested', () => assert.equal(tableInReadme(), table()));
      await checked('consumers are those that are named', () =>
        assert.deepEqual(
          [...FOLDERS].sort(),
          [...new Set([...ENVIRONMENTS.map(({ folder }) => folder), 'tools'])].sort(),
        ),
      );
    }
    const folders = FOLDERS.filter(
      (name) => wanted.some(({ folder }) => folder === name) || (name === 'tools' && names.length === 0),
    );
    await each(folders, async (name) => {
      const since = performance.now();
      try {
        await install(name);
        say(`        ${name}: installed, ${seconds(since)}`);
      } catch (error) {
        return checked(`${name}: installation`, () => Promise.reject(error));
      }
      if (name === 'tools') for (const [title, check] of CHECKS) await checked(title, check);
      for (const environment of wanted.filter(({ folder }) => folder === name)) {
        await checked(environment.name, async (count) => {
          await environment.run(jobOf(environment, browser, count));
          assert.deepEqual([...count.entries].sort(), environment.entries, 'the entries that were run');
        });
      }
    });
  } finally {
    await browser.close();
  }
  say(`\n${total.failed > 0 ? 'not all is well' : 'all is well'}, ${seconds(start)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error instanceof StepError ? `${error.message}\n${error.output}` : error);
  process.exitCode = 2;
});

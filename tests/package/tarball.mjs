// @ts-check
/** What is published: that it is what is meant, all of it, and no larger than it must be. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../crates/wasm/build.mjs';
import { must, ROOT } from '../steps.mjs';

/** Where consumers are installed. */
export const WORK = join(ROOT, 'target/package');
export const TARBALL = join(WORK, 'crossboard.tgz');
/** The tarball's files, unpacked. */
const UNPACKED = join(WORK, 'unpacked/package');
const PKG = join(ROOT, 'pkg');

/** What the tarball is made of: every file is of one of these kinds, and there is one of each. */
const KINDS = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE-MIT$/,
  /^LICENSE-APACHE$/,
  /^(?:index|slim|raw)\.(?:js|d\.ts|cjs|d\.cts)$/,
  /^(?:element|define)\.(?:js|d\.ts|cjs|d\.cts)$/,
  /^web\.(?:js|d\.ts)$/,
  /^core\.(?:js|cjs)$/,
  /^node\.js$/,
  /^crossboard\.(?:global\.js|html)$/,
  /^face\/api\.d\.(?:ts|cts)$/,
  /^locale\/[a-z]{2}\.json$/,
  /^wasm\/crossboard_bg\.wasm(?:\.d\.ts|\.d\.cts)?$/,
];
/** In bytes: what may be downloaded for an installation, and what it takes then. */
const LARGEST = { packed: 1_150_000, unpacked: 3_600_000 };

/** Packs `pkg/` as npm publishes it. */
export async function pack() {
  mkdirSync(WORK, { recursive: true });
  /** @type {{ filename: string }[]} */
  const [made] = JSON.parse(
    await must('npm', ['pack', PKG, '--pack-destination', WORK, '--json', '--silent'], { live: false }),
  );
  assert.ok(made);
  renameSync(join(WORK, made.filename), TARBALL);
  rmSync(join(WORK, 'unpacked'), { recursive: true, force: true });
  mkdirSync(join(WORK, 'unpacked'));
  await must('tar', ['-xzf', TARBALL, '-C', join(WORK, 'unpacked')]);
}

/** @returns {{ exports: Record<string, unknown>, [name: string]: unknown }} */
export const manifest = () => JSON.parse(readFileSync(join(PKG, 'package.json'), 'utf8'));

/** The names of the entries that are scripts. */
export const scriptEntries = () => Object.keys(manifest().exports).filter((name) => !/\.\w+$/.test(name));

/** @type {[title: string, check: () => void | Promise<void>][]} */
export const CHECKS = [
  [
    'the tarball has what it should, and nothing else',
    () => {
      const names = filesBelow(UNPACKED);
      assert.deepEqual(
        names.filter((name) => !KINDS.some((kind) => kind.test(name))),
        [],
        'files that are not meant',
      );
      for (const kind of KINDS)
        assert.ok(
          names.some((name) => kind.test(name)),
          `no file is ${kind}`,
        );
    },
  ],
  [
    'the tarball is no larger than it may be, and has no source maps',
    () => {
      const names = filesBelow(UNPACKED);
      const packed = statSync(TARBALL).size;
      const unpacked = names.reduce((sum, name) => sum + statSync(join(UNPACKED, name)).size, 0);
      assert.ok(packed < LARGEST.packed, `packed: ${packed}`);
      assert.ok(unpacked < LARGEST.unpacked, `unpacked: ${unpacked}`);
      for (const name of names) {
        assert.doesNotMatch(name, /\.map$/);
        assert.doesNotMatch(readFileSync(join(UNPACKED, name), 'latin1'), /[#@] sourceMappingURL=/, name);
      }
    },
  ],
  [
    'all that the manifest names is in the tarball',
    () => {
      const { exports: exported, main, module, types, unpkg, jsdelivr, sideEffects } = manifest();
      const named = JSON.stringify([Object.values(exported), main, module, types, unpkg, jsdelivr, sideEffects]);
      const paths = named.match(/(?<=")\.\/[^"]+(?=")/g) ?? [];
      assert.ok(paths.length > 10);
      for (const path of paths) assert.ok(existsSync(join(UNPACKED, path)), path);
    },
  ],
  [
    'an entry has declarations of its own, for each of its forms, and is found without the exports map, too',
    () => {
      const { exports: exported } = manifest();
      for (const name of scriptEntries()) {
        const forms = /** @type {Record<string, Record<string, string>>} */ (exported[name]);
        assert.deepEqual(Object.keys(forms), ['import', 'require'], name);
        for (const [form, { types, default: script, ...others }] of Object.entries(forms)) {
          // Node.js reads the main entry's module in a form that is quicker for it.
          const quicker = name === '.' && form === 'import' ? { node: './node.js' } : {};
          assert.deepEqual(others, quicker, name);
          assert.match(types ?? '', form === 'import' ? /\.d\.ts$/ : /\.d\.cts$/, name);
          assert.equal(script?.replace(/\.\w+$/, ''), types?.replace(/\.d\.\w+$/, ''), name);
        }
        // What looks for files alone finds the entry by its name.
        assert.ok(existsSync(join(UNPACKED, name === '.' ? 'index.js' : `${name}.js`)), name);
      }
    },
  ],
  [
    'publint has nothing to say',
    async () => {
      const output = await must('node', [join(WORK, 'tools/node_modules/publint/src/cli.js'), TARBALL, '--strict'], {
        live: false,
      });
      assert.match(output, /All good!/);
      assert.doesNotMatch(output, /Suggestions|Warnings|Errors/);
    },
  ],
  [
    'attw finds the types of every entry right, for every way to resolve them',
    async () => {
      const command = [join(WORK, 'tools/node_modules/.bin/attw'), TARBALL, '--format', 'json'];
      const { analysis, problems } = JSON.parse(await must('node', command, { live: false }));
      assert.deepEqual(problems ?? {}, {});
      assert.deepEqual(analysis.problems, []);
      assert.deepEqual(
        Object.keys(analysis.entrypoints).sort(),
        Object.keys(manifest().exports).sort(),
        'the entries that it has looked at',
      );
    },
  ],
];

/** Sizes that matter to who installs or loads the package. */
export function sizes() {
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const packed = kB(statSync(TARBALL).size);
  const all = filesBelow(UNPACKED).map((name) => readFileSync(join(UNPACKED, name)));
  const script = readFileSync(join(UNPACKED, 'crossboard.global.js'));
  return [
    `tarball: ${packed}, ${all.length} files of ${kB(all.reduce((sum, { length }) => sum + length, 0))}`,
    `crossboard.global.js: ${kB(script.length)}, gzip ${kB(gzipSync(script, { level: 9 }).length)}`,
  ];
}

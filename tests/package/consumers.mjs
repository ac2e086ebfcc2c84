// @ts-check
/**
 * The environments that the package is used in. Each stands in the README's table, and is run by `npm run test:package`:
 * the package is installed as a tarball, built with what the environment builds with, and used.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {'.' | './slim' | './web'} Entry
 *
 * @typedef {object} Job what an environment is given to do its part
 * @property {string} folder where it is installed
 * @property {(program: string, parameters?: string[], env?: NodeJS.ProcessEnv) => Promise<string>} run
 *   a command in that folder; its output
 * @property {(command: string[], way: string) => Promise<void>} tell
 *   a program that prints what it did, as JSON and nothing else
 * @property {(at: string, ways: string[], options?: { headers?: Record<string, string>, framed?: boolean }) => Promise<void>} site
 *   a page of a folder served plainly, `dist/index.html`, once for each way
 * @property {(address: string, ways: string[]) => Promise<string>} pages a page of a server that runs; the text of the last
 * @property {(at: string) => Promise<string>} shown what a page shows in its `<output>`
 * @property {(command: string[], pattern: RegExp, work: (address: string) => Promise<void>) => Promise<void>} server
 *   a server of the environment's own, while `work` goes on
 * @property {(way: string, told: unknown) => void} told what was done must be what must be done
 * @property {(way: string) => void} proved something was done, and a test of the environment's own has looked at it
 *
 * @typedef {object} Environment
 * @property {string} name the test's, as `npm run test:package NAME` takes it
 * @property {string} folder in `consumers/`
 * @property {string} title
 * @property {Entry[]} entries that work in it as it is
 * @property {string} [note]
 * @property {(job: Job) => Promise<void>} run
 */

/** A program of the installed packages. @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

/** What a page of a bundler does by itself, beyond the entries. */
const BUNDLED = ['main', 'slim', 'web', 'worker', 'entries', 'words'];

const CSP = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

/**
 * The program that a package of binaries has for this machine.
 * @param {string} folder
 * @param {string} scope
 * @param {string[]} names
 */
function binary(folder, scope, names) {
  const found = names.map((name) => join(folder, 'node_modules', scope, name)).find(existsSync);
  assert.ok(found, `${scope} has no program for this machine`);
  return found;
}

/** The Node.js that runs this, and the later ones where the registry has their programs for this machine. @param {string} folder */
const nodes = (folder) => [
  process.execPath,
  ...readdirSync(join(folder, 'node_modules'))
    .filter((name) => /^node-\d+$/.test(name))
    .map((name) => join(folder, 'node_modules', name, 'bin/node')),
];

const { arch, platform } = process;
const glibc = platform === 'linux' ? '-glibc' : '';

/**
 * The pages in the package's README: those with scripts of one kind show what they promise.
 * @param {string} folder
 * @param {Job['shown']} shown
 * @param {'module' | 'classic'} kind
 */
async function readme(folder, shown, kind) {
  const pages = readdirSync(folder).filter((name) => /^readme-\d+\.html$/.test(name));
  const fitting = pages.filter(
    (name) => readFileSync(join(folder, name), 'utf8').includes('type="module"') === (kind === 'module'),
  );
  assert.ok(fitting.length > 0);
  for (const name of fitting) {
    const promised = /<\/output> <!-- (.*) -->/.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    assert.equal(await shown(name), promised, name);
  }
}

/** @type {Environment[]} */
export const ENVIRONMENTS = [
  {
    name: 'node-esm',
    folder: 'node',
    title: 'Node.js, ES modules',
    entries: ['.', './slim'],
    async run({ folder, tell }) {
      for (const node of nodes(folder)) {
        for (const way of ['main', 'slim', 'worker', 'entries']) {
          await tell([node, '--import', './share/offline.mjs', 'share/runtime.js'], way);
        }
      }
    },
  },
  {
    name: 'node-cjs',
    folder: 'node',
    title: 'Node.js, CommonJS',
    entries: ['.', './slim'],
    async run({ folder, tell }) {
      for (const node of nodes(folder)) {
        for (const way of ['main', 'slim', 'worker', 'entries']) {
          await tell([node, '--import', './share/offline.mjs', 'main.cjs'], way);
        }
      }
    },
  },
  {
    name: 'deno',
    folder: 'deno',
    title: 'Deno',
    entries: ['.', './slim'],
    note: 'no permission but to read',
    async run({ folder, tell }) {
      const deno = binary(folder, '@deno', [`${platform}-${arch}${glibc}/deno`, `win32-${arch}/deno.exe`]);
      for (const way of ['main', 'slim', 'worker', 'entries']) {
        await tell(
          [
            deno,
            'run',
            '--no-remote',
            '--node-modules-dir=manual',
            '--allow-read',
            '--preload',
            './share/offline.mjs',
            'share/runtime.js',
          ],
          way,
        );
      }
    },
  },
  {
    name: 'bun',
    folder: 'bun',
    title: 'Bun',
    entries: ['.', './slim'],
    async run({ folder, tell, run, site }) {
      const base = `bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
      const bun = binary(folder, '@oven', [`${base}/bin/bun`, `${base}-baseline/bin/bun`]);
      for (const way of ['main', 'slim', 'worker', 'entries']) {
        await tell([bun, '--preload', './share/offline.mjs', '--no-install', 'share/runtime.js'], way);
      }
      // It is a bundler, too.
      await run(bun, ['build', 'plain.js', '--outdir', 'dist', '--minify']);
      await cp(join(folder, 'page.html'), join(folder, 'dist/index.html'));
      await site('dist/index.html', ['main']);
    },
  },
  {
    name: 'typescript',
    folder: 'typescript',
    title: 'TypeScript, strict, with `nodenext`, `node16` and `bundler`',
    entries: ['.', './slim', './web'],
    note: 'from 5.2 on',
    async run({ run, told, proved }) {
      const compilers = {
        'typescript/bin/tsc': ['nodenext', 'node16', 'bundler'],
        'typescript-5/bin/tsc': ['nodenext', 'node16', 'bundler'],
        'typescript-oldest/bin/tsc': ['oldest'],
      };
      for (const [compiler, modes] of Object.entries(compilers)) {
        for (const mode of modes) {
          await run('node', [`node_modules/${compiler}`, '-p', `tsconfig.${mode}.json`]);
          told('main', JSON.parse(await run('node', [`out/${mode}/main.mjs`])));
          if (/nodenext|bundler/.test(mode))
            assert.equal(await run('node', [`out/${mode}/types/readme.mjs`]), '2 O1\n');
          if (mode === 'bundler') continue;
          assert.deepEqual(JSON.parse(await run('node', [`out/${mode}/main.cjs`])), ['move', 'second', 8902]);
        }
      }
      // These are compiled with all their names.
      proved('slim');
      proved('web');
    },
  },
  {
    name: 'vite',
    folder: 'vite',
    title: 'Vite, built and while developing',
    entries: ['.', './slim', './web'],
    async run({ run, server, pages, site }) {
      await run(bin('vite'), ['build', '--logLevel', 'warn']);
      await site('dist/index.html', BUNDLED);
      await server([bin('vite'), '--host', '127.0.0.1', '--port', '0'], /Local:\s+(http:\S+)/, async (address) => {
        await pages(address, BUNDLED);
      });
    },
  },
  {
    name: 'webpack',
    folder: 'webpack',
    title: 'webpack',
    entries: ['.', './slim', './web'],
    async run({ folder, run, site }) {
      await run(bin('webpack'), ['--mode', 'production']);
      await cp(join(folder, 'page.html'), join(folder, 'dist/index.html'));
      await site('dist/index.html', BUNDLED);
    },
  },
  {
    name: 'esbuild',
    folder: 'esbuild',
    title: 'esbuild',
    entries: ['.', './slim'],
    note: '`/slim` with `--loader:.wasm=file`',
    async run({ folder, run, site }) {
      await run(bin('esbuild'), ['plain.js', '--bundle', '--minify', '--outfile=dist/plain.js', '--log-level=warning']);
      const module = ['--bundle', '--format=esm', '--loader:.wasm=file', '--log-level=warning'];
      await run(bin('esbuild'), ['main.js', ...module, '--outfile=dist/main.js']);
      for (const page of ['classic.html', 'module.html']) await cp(join(folder, page), join(folder, 'dist', page));
      await site('dist/classic.html', ['main']);
      await site('dist/module.html', ['main', 'slim', 'entries', 'words']);
    },
  },
  {
    name: 'rollup',
    folder: 'rollup',
    title: 'Rollup',
    entries: ['.', './slim'],
    note: 'with `@rollup/plugin-node-resolve`, as for any package',
    async run({ folder, run, site }) {
      await run(bin('rollup'), ['-c', 'rollup.config.mjs', '--failAfterWarnings']);
      await cp(join(folder, 'page.html'), join(folder, 'dist/index.html'));
      const wasm = 'crossboard_bg.wasm';
      await cp(join(folder, 'node_modules/crossboard/wasm', wasm), join(folder, 'dist', wasm));
      await site('dist/index.html', ['main', 'slim', 'entries']);
    },
  },
  {
    name: 'parcel',
    folder: 'parcel',
    title: 'Parcel',
    entries: ['.', './slim', './web'],
    async run({ run, site }) {
      await run(bin('parcel'), ['build', 'index.html', '--no-cache', '--no-source-maps', '--public-url', './']);
      await site('dist/index.html', BUNDLED);
    },
  },
  {
    name: 'next',
    folder: 'next',
    title: 'Next.js, on the server and in the browser',
    entries: ['.', './slim', './web'],
    async run({ run, server, pages, told }) {
      const env = { NEXT_TELEMETRY_DISABLED: '1' };
      await run(bin('next'), ['build'], env);
      await server(
        [bin('next'), 'start', '--hostname', '127.0.0.1', '--port', '0'],
        /Local:\s+(http:\S+)/,
        async (address) => {
          told('main', await (await fetch(new URL('told', address))).json());
          const text = await pages(address, BUNDLED);
          assert.match(text, /20,20,36,18 Шах и мат\./);
        },
      );
    },
  },
  {
    name: 'vitest',
    folder: 'vitest',
    title: 'Vitest',
    entries: ['.', './slim'],
    async run({ run, proved }) {
      assert.match(await run(bin('vitest'), ['run', '--reporter=verbose']), /Tests\s+3 passed \(3\)/);
      for (const way of ['main', 'entries', 'slim']) proved(way);
    },
  },
  {
    name: 'jest',
    folder: 'jest',
    title: 'Jest, CommonJS and ES modules',
    entries: ['.', './slim'],
    async run({ run, proved }) {
      assert.match(await run(bin('jest'), ['crossboard.test.js']), /Tests:\s+3 passed, 3 total/);
      const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
      const pattern = ['--testMatch', '**/*.test.mjs'];
      assert.match(await run(bin('jest'), pattern, env), /Tests:\s+1 passed, 1 total/);
      for (const way of ['main', 'entries', 'slim', 'main']) proved(way);
    },
  },
  {
    name: 'module-script',
    folder: 'page',
    title: '`<script type="module">` from a plain server',
    entries: ['.', './slim', './web'],
    async run({ folder, shown, site }) {
      await readme(folder, shown, 'module');
      await site('module.html', ['main', 'slim', 'web']);
      await site('relative.html', ['main', 'slim', 'web', 'entries']);
    },
  },
  {
    name: 'classic-script',
    folder: 'page',
    title: '`<script>`, from a server and from disk',
    entries: ['.'],
    async run({ site, pages, folder, shown }) {
      await readme(folder, shown, 'classic');
      await site('classic.html', ['main']);
      await pages(`file://${join(folder, 'classic.html')}`, ['main']);
    },
  },
  {
    name: 'csp',
    folder: 'page',
    title: "Content-Security-Policy `script-src 'self' 'wasm-unsafe-eval'`",
    entries: ['.', './slim', './web'],
    note: "`/slim` and `/web` fetch: `connect-src 'self'`",
    async run({ site }) {
      const strict = { 'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" };
      await site('relative.html', ['main', 'worker', 'classic-worker'], { headers: strict });
      await site('classic.html', ['main'], { headers: strict });
      await site('relative.html', ['slim', 'web'], { headers: CSP });
    },
  },
  {
    name: 'sandbox',
    folder: 'page',
    title: '`<iframe sandbox="allow-scripts">`',
    entries: ['.', './slim', './web'],
    note: 'a module script wants `Access-Control-Allow-Origin`, as CDNs send it',
    async run({ site }) {
      await site('sandbox-classic.html', ['main'], { framed: true });
      const headers = { 'access-control-allow-origin': '*' };
      await site('sandbox-module.html', ['main', 'slim', 'web'], { framed: true, headers });
    },
  },
  {
    name: 'worker',
    folder: 'page',
    title: 'Web Worker, module and classic',
    entries: ['.'],
    async run({ site }) {
      await site('relative.html', ['worker', 'classic-worker']);
    },
  },
];

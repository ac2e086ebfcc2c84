// The package in a page, without a bundler: by module script and by classic script, under a strict policy, from disk.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from '../chromium.mjs';

const PKG = fileURLToPath(new URL('../../pkg/', import.meta.url));
const ORIGIN = 'http://package.invalid';
/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.html': 'text/html',
  '.json': 'application/json',
};

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** What each page does once it has `crossboard`, and leaves in its title. */
const USE = `
  let early;
  try { new crossboard.Game('tranzit'); } catch (error) { early = error.name; }
  await crossboard.init(SOURCE);
  const game = new crossboard.Game('tranzit');
  game.play('1:g1>2:g1');
  document.title = [early, game.moves().length, crossboard.describe('checkmate', 'ru')].join();`;
const DONE = 'NotReadyError,36,Шах и мат.';

/**
 * Opens a page that is made of a script, served under a policy that allows nothing but the package's own needs.
 * @param {{ html: string, script: string }} files
 */
async function titleOf({ html, script }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const trouble = [];
    page.on('pageerror', (error) => trouble.push(String(error)));
    page.on('console', (message) => trouble.push(message.text()));
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      const own = /** @type {Record<string, string>} */ ({ 'page.html': html, 'page.js': script });
      const file = join(PKG, path);
      if (!(path in own) && !existsSync(file)) return route.fulfill({ status: 404 });
      return route.fulfill({
        contentType: `${TYPES[extname(path)]}; charset=utf-8`.replace(/(wasm); .*/, '$1'),
        headers: {
          'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
        },
        body: own[path] ?? readFileSync(file),
      });
    });
    await page.goto(`${ORIGIN}/page.html`);
    await page.waitForFunction(() => document.title !== '', undefined, { timeout: 15000 }).catch(() => {});
    assert.deepEqual(trouble, []);
    return await page.title();
  } finally {
    await context.close();
  }
}

const MODULE = '<!doctype html><meta charset="utf-8"><script type="module" src="page.js"></script>';
const CLASSIC =
  '<!doctype html><meta charset="utf-8"><script src="crossboard.global.js"></script><script src="page.js"></script>';
const classic = `(async () => {${USE.replace('SOURCE', '')}})();`;

for (const [entry, source] of [
  ['index.js', ''],
  ['web.js', ''],
  ['slim.js', "fetch('./wasm/crossboard_bg.wasm')"],
  ['slim.js', "'./wasm/crossboard_bg.wasm'"],
]) {
  test(`${entry} by module script: init(${source})`, async () => {
    const script = `import * as crossboard from './${entry}';${USE.replace('SOURCE', source ?? '')}`;
    assert.equal(await titleOf({ html: MODULE, script }), DONE);
  });
}

test('crossboard.global.js by classic script', async () => {
  assert.equal(await titleOf({ html: CLASSIC, script: classic }), DONE);
});

test('crossboard.global.js from disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossboard-disk-'));
  try {
    writeFileSync(join(folder, 'crossboard.global.js'), readFileSync(join(PKG, 'crossboard.global.js')));
    writeFileSync(join(folder, 'page.js'), classic);
    writeFileSync(join(folder, 'page.html'), CLASSIC);
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(folder, 'page.html')).href);
    await page.waitForFunction(() => document.title !== '');
    assert.equal(await page.title(), DONE);
    await page.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

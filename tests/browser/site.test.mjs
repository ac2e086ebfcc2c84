// @ts-check
/** The page as one file, as a hosted site that works without a network, and in frames of other people's pages. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSite, onePage } from '../../crates/wasm/site.mjs';
import { launch } from '../chromium.mjs';
import { host } from './host.mjs';
import { begin, held, LINES, play, plies, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PKG = fileURLToPath(new URL('../../pkg/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crossboard-site-'));
const site = join(folder, 'site');
/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  await buildSite(site, PKG);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A page that is watched: what it reports and whom it asks.
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function watched(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const requests = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  return { context, page, problems, requests };
}

describe('one file', () => {
  const path = join(PKG, 'crossboard.html');

  test('is what the sources make', async () => {
    assert.equal(readFileSync(path, 'utf8'), await onePage(PKG), 'run npm run build');
  });

  for (const language of ['en-US', 'ru-RU']) {
    test(`a game is played by double click, ${language}, and nothing is asked for`, async () => {
      const { context, page, problems, requests } = await watched({ locale: language });
      try {
        const address = pathToFileURL(path).href;
        await page.goto(address);
        await begin(page, 'tranzit');
        assert.equal(await page.getAttribute('html', 'lang'), language.slice(0, 2));
        await play(page, LINES.tranzit);
        await page.locator(':is(.verdict, .result):visible').first().waitFor();
        // What was played is there again after a reload.
        const count = await plies(page);
        await page.reload();
        await page.waitForSelector(`.app[data-ply="${count}"]`);
        assert.deepEqual(
          [...new Set(requests)].filter((url) => url !== address && !url.startsWith('data:')),
          [],
        );
        assert.deepEqual(problems, []);
      } finally {
        await context.close();
      }
    });
  }

  test('its policy lets no other script run', async () => {
    const { context, page, problems } = await watched();
    try {
      await page.goto(pathToFileURL(path).href);
      await page.waitForSelector('.card');
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.strange = true';
        document.body.append(script);
      });
      assert.equal(await page.evaluate(() => 'strange' in window), false);
      assert.match(problems.join(), /Content Security Policy/);
    } finally {
      await context.close();
    }
  });
});

describe('hosted', () => {
  test('works under any path, with the network off after the first visit', async () => {
    const server = await host(site, '/some/where/');
    const { context, page, problems } = await watched();
    try {
      await page.goto(server.url);
      await page.waitForSelector('.card');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      for (const path of server.asked) assert(path.startsWith('/some/where/') || path === '/favicon.ico', path);
      await server.stop();
      await page.reload();
      await begin(page, 'four-board');
      await play(page, LINES['four-board'].split(' ').slice(0, 6).join(' '));
      // A page that was never asked for while there was a network: the boards alone.
      await page.goto(`${server.url}?embed=1&game=double-move&interactive=1`);
      await page.waitForSelector('crossboard-game [data-spot="1:e3"]');
      await page.goto(`${server.url}index.html`);
      await page.waitForSelector('.app[data-ply="6"]');
      assert.deepEqual(problems, []);
    } finally {
      await context.close();
      await server.stop();
    }
  });

  test('a new build waits until it is asked for, and then takes over whole', async () => {
    let newer = false;
    // The same site with another word in its script and another list in its worker.
    const server = await host(site, '/', (path) => {
      if (!newer) return undefined;
      const text = () => readFileSync(join(site, path), 'utf8');
      if (path === 'worker.js') return text().replace(/\$\{PREFIX\}\w+/, '$${PREFIX}newer');
      if (path === 'index.html') return text().replace('<title>', '<meta name="newer" content="yes"><title>');
      return undefined;
    });
    const { context, page, problems } = await watched();
    try {
      await page.goto(server.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await begin(page, 'orthodox');
      await play(page, 'e2e4');
      newer = true;
      await page.reload();
      await page.waitForSelector('.update [data-act="update"]');
      assert.equal(await page.locator('meta[name="newer"]').count(), 0, 'it has not waited');
      await page.click('.update [data-act="update"]');
      await page.waitForSelector('meta[name="newer"]', { state: 'attached' });
      await page.waitForSelector('.app[data-ply="1"]');
      const kept = await page.evaluate(() => caches.keys());
      assert.deepEqual(kept, ['crossboard-page-newer']);
      assert.deepEqual(problems, []);
    } finally {
      await context.close();
      await server.stop();
    }
  });

  test('can be installed: the manifest and its icons are as they should be', async () => {
    const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
    const sizes = [];
    for (const { src, sizes: size, type } of manifest.icons) {
      const bytes = readFileSync(join(site, src));
      if (type !== 'image/png') continue;
      sizes.push(size);
      assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, size, src);
    }
    assert.deepEqual(sizes, ['192x192', '512x512', '512x512']);
    const server = await host(site, '/deep/');
    const { context, page } = await watched();
    try {
      await page.goto(server.url);
      const client = await context.newCDPSession(page);
      const { errors, url } = await client.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      assert.equal(url, `${server.url}manifest.webmanifest`);
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      assert.deepEqual(
        // A context of tests is like a private window.
        installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
        [],
      );
    } finally {
      await context.close();
      await server.stop();
    }
  });
});

describe('in a frame', () => {
  for (const sandbox of ['allow-scripts', '']) {
    test(sandbox ? `sandboxed by "${sandbox}" alone` : 'not sandboxed', async () => {
      const server = await host(site, '/boards/');
      const around = join(folder, 'around');
      const page0 = `<!doctype html><title>Blog</title><p>Before</p><script>
        window.heights = [];
        addEventListener('message', ({ data }) => { if (data.type === 'crossboard-height') { window.height = data.height;
          window.heights.push(data.height); document.querySelector('iframe').height = data.height; } });</script>
        <iframe title="Game" width="420" height="100" ${sandbox && `sandbox="${sandbox}"`}
          src="${server.url}?embed=1&game=tranzit&interactive=1&lang=ru&moves=1:e2e4+1:e7e5"></iframe>`;
      const blog = await host(around, '/', (path) => (path === 'index.html' ? page0 : undefined));
      const { context, page, problems } = await watched();
      try {
        await page.goto(blog.url);
        const frame = page.frames().find((one) => one.url().startsWith(server.url));
        assert(frame);
        await frame.waitForSelector('crossboard-game [data-spot="1:g1"]');
        assert.equal(await frame.getAttribute('html', 'lang'), 'ru');
        await frame.click(square('1:g1'));
        await frame.click(square('2:g1'));
        await frame.waitForFunction(
          () =>
            document.querySelector('crossboard-game')?.shadowRoot?.querySelector('[data-spot="2:g1"] .xb-pc') != null,
        );
        await page.waitForFunction(
          () => /** @type {{ height?: number }} */ (/** @type {unknown} */ (window)).height !== undefined,
        );
        const inside = await frame.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        await page.waitForFunction(() => Number(document.querySelector('iframe')?.height) > 400);
        assert(inside.length === 2);
        // Not a word before there are boards: the height of an empty page would make the frame jump.
        const heights = await page.evaluate(
          () => /** @type {{ heights?: number[] }} */ (/** @type {unknown} */ (window)).heights ?? [],
        );
        assert(heights.length > 0 && heights.every((height) => height > 400), heights.join());
        assert.deepEqual(
          problems.filter((text) => !/favicon/.test(text)),
          [],
        );
      } finally {
        await context.close();
        await blog.stop();
        await server.stop();
      }
    });
  }
});

test('the whole page works in a sandboxed frame, too, without storage and worker', async () => {
  const server = await host(site);
  const blog = await host(folder, '/', (path) =>
    path === 'index.html'
      ? `<!doctype html><title>Blog</title><iframe title="Page" width="1200" height="700" sandbox="allow-scripts" src="${server.url}"></iframe>`
      : undefined,
  );
  const { context, page, problems } = await watched();
  try {
    await page.goto(blog.url);
    const frame = page.frames().find((one) => one.url().startsWith(server.url));
    await frame?.click('.card[data-game="orthodox"]');
    await frame?.click('[data-key="play"]');
    await frame?.click(square('1:e2'));
    await frame?.click(square('1:e4'));
    await frame?.waitForSelector('.app[data-ply="1"]');
    assert.deepEqual(problems, []);
  } finally {
    await context.close();
    await blog.stop();
    await server.stop();
  }
});

describe('code to embed', () => {
  /**
   * Opens the form on a page where a game is under way, and gives its codes.
   * @param {Page} page
   * @param {string} form
   */
  async function codeOf(page, form) {
    await page.check(`.embedding input[value="${form}"]`);
    return page.inputValue('.embedding textarea');
  }

  test('each form shows the position, in a page that knows nothing else', async () => {
    const server = await host(site);
    const { context, page, problems } = await watched({ permissions: ['clipboard-read', 'clipboard-write'] });
    const codes = /** @type {Record<string, string>} */ ({});
    try {
      await page.goto(server.url);
      await begin(page, 'four-board');
      await play(page, '1:e2e4 1:e7e5 2:d2d4 2:d7d5');
      await page.click('[data-tab="game"]');
      await page.click('[data-act="embed"]');
      for (const form of ['element', 'frame', 'picture']) codes[form] = await codeOf(page, form);
      await page.check('.embedding input[value="element"]');
      await page.click('.embedding [type="submit"]');
      await page.waitForFunction(() => document.querySelector('.embedding output')?.textContent !== '');
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), codes.element);

      const blog = await host(PKG, '/', (path) => (path === 'post.html' ? wrap(codes) : undefined));
      await toPackage(page);
      await page.goto(`${blog.url}post.html`);
      await page.waitForSelector('crossboard-game [data-spot="2:d4"]');
      assert.match(await held(page, '2:d4'), /pawn/);
      const frame = page.frames().find((one) => one.url().startsWith(server.url));
      await frame?.waitForSelector('crossboard-game [data-spot="2:d4"] .xb-pc');
      assert.equal(await page.locator('body > svg').count(), 1);
      assert.match((await page.textContent('body > svg > title')) ?? '', /\w/);
      assert.deepEqual(
        problems.filter((text) => !/favicon/.test(text)),
        [],
      );
      await blog.stop();
    } finally {
      await context.close();
      await server.stop();
    }
  });

  test('the snippets of the README do what they say', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const snippets = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html]) => html ?? '');
    assert.equal(snippets.length, 2);
    const post = `<!doctype html><meta charset="utf-8"><title>Post</title>${snippets.join('\n')}`;
    const server = await host(site, '/crossboard/');
    const blog = await host(PKG, '/', (path) => (path === 'post.html' ? post : undefined));
    const { context, page, problems } = await watched();
    try {
      await toPackage(page);
      await page.route('https://example.org/crossboard/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await fetch(new URL(pathname, server.url));
        await route.fulfill({
          body: Buffer.from(await response.arrayBuffer()),
          contentType: response.headers.get('content-type') ?? '',
        });
      });
      await page.goto(`${blog.url}post.html`);
      await page.click(square('1:b8'));
      await page.click(square('2:b8'));
      await page.waitForSelector('[data-spot="2:b8"] .xb-pc');
      const frame = page.frames().find((one) => one.url().startsWith('https://example.org/'));
      assert(frame);
      await frame.click(square('1:e3'));
      await frame.click(square('1:f1'));
      await frame.waitForSelector('[data-spot="1:f1"] .xb-pc');
      // The page around has heard how high it is, and from nobody else.
      await page.waitForFunction(() => document.querySelector('iframe')?.height !== '640');
      const high = await page.getAttribute('iframe', 'height');
      assert(Number(high) > 400, String(high));
      await page.evaluate(() => window.postMessage({ type: 'crossboard-height', height: 5 }, '*'));
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      assert.notEqual(await page.getAttribute('iframe', 'height'), '5');
      assert.deepEqual(problems, []);
    } finally {
      await context.close();
      await blog.stop();
      await server.stop();
    }
  });

  /** The package's own files stand in for the public host. @param {Page} page */
  const toPackage = (page) =>
    page.route('https://cdn.jsdelivr.net/npm/**', (route) =>
      route.fulfill({
        path: join(PKG, new URL(route.request().url()).pathname.replace(/^\/npm\/crossboard@[^/]+\//, '')),
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );

  /** @param {Record<string, string>} codes */
  const wrap = (codes) => `<!doctype html><meta charset="utf-8"><title>Post</title>${Object.values(codes).join('\n')}`;

  test('one file offers no frame: it has no address that others could reach', async () => {
    const { context, page } = await watched();
    try {
      await page.goto(pathToFileURL(join(PKG, 'crossboard.html')).href);
      await begin(page, 'orthodox');
      await page.click('[data-tab="game"]');
      await page.click('[data-act="embed"]');
      assert.deepEqual(
        await page.$$eval('.embedding input[name="form"]', (inputs) =>
          inputs.map((input) => input.getAttribute('value')),
        ),
        ['element', 'picture'],
      );
    } finally {
      await context.close();
    }
  });
});

// A page of somebody else's with elements on it, under the strictest policy that they need, watched for errors and strangers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from '../chromium.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PKG = fileURLToPath(new URL('../../pkg/', import.meta.url));
const ORIGIN = 'http://blog.invalid';
/** @type {Record<string, string>} */
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
/** What must be allowed, and nothing else. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
export const DEFINE = '<script type="module" src="pkg/define.js"></script>';

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/**
 * @typedef {object} Setting
 * @property {string} [body]
 * @property {string} [head] what loads the element
 * @property {string} [lang]
 * @property {string} [css]
 * @property {string} [script] a module, loaded as `page.js` if the head asks for it
 * @property {RegExp} [problems] what may be reported
 * @property {string} [policy] the one under test unless given
 * @property {boolean} [waits] until the elements are drawn: true unless given
 */

/**
 * Runs a test on a page that holds this body.
 * @param {Setting & import('playwright-core').BrowserContextOptions} setting
 * @param {(page: Page) => Promise<void>} run
 */
export async function onBlog(
  {
    body = '',
    head = DEFINE,
    lang = 'en',
    css = '',
    script = '',
    problems: expected,
    policy = POLICY,
    waits = true,
    ...options
  },
  run,
) {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 }, locale: 'en-US', ...options });
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    /** @type {Record<string, string>} */
    const own = {
      'page.html': `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blog</title><link rel="stylesheet" href="page.css">${head}<body><main><h1>Blog</h1>${body}</main></body></html>`,
      'page.css': css,
      'page.js': script,
    };
    await page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== ORIGIN) {
        problems.push(`request to ${url}`);
        return route.abort();
      }
      const path = url.pathname.slice(1);
      if (path === 'favicon.ico') return route.fulfill({ status: 204 });
      const file = path.startsWith('pkg/') ? join(PKG, path.slice(4)) : '';
      if (!(path in own) && !existsSync(file)) return route.fulfill({ status: 404 });
      return route.fulfill({
        contentType: `${TYPES[extname(path)] ?? 'text/plain'}; charset=utf-8`,
        headers: { 'content-security-policy': policy },
        body: own[path] ?? readFileSync(file),
      });
    });
    await page.goto(`${ORIGIN}/page.html`);
    if (waits) await drawn(page);
    await run(page);
    assert.deepEqual(
      problems.filter((text) => !expected?.test(text)),
      [],
    );
  } finally {
    await context.close();
  }
}

/** Waits until every element of the page has been drawn, or has failed. @param {Page} page */
export async function drawn(page) {
  await page.evaluate(async () => {
    await customElements.whenDefined('crossboard-game');
    for (const game of document.querySelectorAll('crossboard-game')) await game.ready;
  });
}

/** Keeps what the events of a page say, in `window.told`. */
export const LISTEN = `
  window.told = [];
  for (const type of ['crossboard-move', 'crossboard-change', 'crossboard-end', 'crossboard-error'])
    document.addEventListener(type, (event) => window.told.push([type, structuredClone(event.detail), event.target.id]));`;

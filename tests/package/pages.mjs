// @ts-check
/** Pages of consumers: served from a folder, and opened where every request and every word on the console is seen. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * A plain server of files.
 * @param {string} folder
 * @param {Record<string, string>} [headers]
 */
export async function served(folder, headers = {}) {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path === '/favicon.ico') response.statusCode = 204;
    else if (!existsSync(file) || !statSync(file).isFile()) response.statusCode = 404;
    else response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(response.statusCode === 200 ? readFileSync(file) : undefined);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the server has no address');
  return {
    address: `http://127.0.0.1:${at.port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/**
 * Opens a page, and waits until it has told what it did.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {{ framed?: boolean, output?: boolean }} [options]
 *   `framed`: it is a frame of the page that tells; `output`: the page tells nothing but fills its <output>
 * @returns {Promise<{ told: unknown, trouble: string[], text: string }>}
 *   `trouble`: errors and warnings on the console, requests that failed, and those to another origin
 */
export async function visited(browser, address, { framed = false, output = false } = {}) {
  const { origin } = new URL(address);
  const context = await browser.newContext({ locale: 'en-GB' });
  /** @type {string[]} */
  const trouble = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => trouble.push(`error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) trouble.push(`${message.type()}: ${message.text()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(?:data|blob|about):$/.test(url.protocol) || url.origin === origin) return;
      trouble.push(`another origin: ${request.url()}`);
    });
    await page.goto(address);
    if (output) {
      const filled = () => document.querySelector('output')?.value !== '';
      await page.waitForFunction(filled, undefined, { timeout: 30_000 }).catch(({ message }) => trouble.push(message));
      return { told: null, trouble, text: (await page.locator('output').textContent()) ?? '' };
    }
    const place = framed ? page.frameLocator('iframe').locator('html[data-told]') : page.locator('html[data-told]');
    const told = await place.getAttribute('data-told', { timeout: 30_000 }).catch((error) => {
      trouble.push(`nothing was told: ${error.message.split('\n')[0]}`);
      return null;
    });
    const text = framed ? '' : await page.locator('body').textContent();
    return { told: told === null ? null : JSON.parse(told ?? 'null'), trouble, text: text ?? '' };
  } finally {
    await context.close();
  }
}

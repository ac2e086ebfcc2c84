// The page in a real browser, for tests: opened from the project's own server, watched for errors and strangers.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { serve } from '../../www/serve.mjs';
import { launch } from '../chromium.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} ContextOptions */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve({ port: 0 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * The address of the page: its sources as they are, or, where `PAGE=built` says so, the page in one file as it was built
 * last, which is there in a third of the time.
 */
export const address = () => (process.env.PAGE === 'built' ? `${server.url}pkg/crossboard.html` : sources());

/** The address of the page's sources, for tests that reach into them. */
export const sources = () => `${server.url}www/`;

/**
 * @typedef {object} Saved a game to begin with
 * @property {string} game
 * @property {readonly string[]} [entries]
 * @property {string} [start]
 * @property {'first' | 'second'} [orientation]
 * @property {[string, string]} [names]
 */

/**
 * Runs a test on a page of its own and sees to it that nothing was reported on the console and no request left.
 * @param {ContextOptions & { saved?: Saved, prepare?: (page: Page) => Promise<unknown>, problems?: RegExp, at?: () => string }} options
 * @param {(page: Page) => Promise<void>} run
 */
export async function onPage({ saved, prepare, problems: expected, at = address, ...options }, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options });
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) problems.push(request.url());
    });
    if (saved) await page.addInitScript(store, gameText(saved));
    await prepare?.(page);
    await page.goto(at());
    await page.waitForSelector('.app');
    await run(page);
    assert.deepEqual(
      problems.filter((text) => !expected?.test(text)),
      [],
    );
  } finally {
    await context.close();
  }
}

/** @param {string} text */
function store(text) {
  // Once: a reload is to find what the page has kept itself.
  if (sessionStorage.getItem('stored')) return;
  sessionStorage.setItem('stored', 'yes');
  // As an earlier page kept its one game: this one takes it over.
  localStorage.setItem('crossboard.game.v1', text);
}

/** @param {Saved} saved */
function gameText({ game, entries = [], start, orientation = 'first', names = ['', ''] }) {
  const json = { v: 1, game, ...(start ? { start } : {}), entries };
  return JSON.stringify({ v: 1, game: json, orientation, seating: { names, began: 0, lot: false } });
}

/**
 * Chooses a game on the start screen and begins it.
 * @param {Page} page
 * @param {string} game
 */
export async function begin(page, game) {
  await page.click(`.card[data-game="${game}"]`);
  await page.click('[data-key="play"]');
  await page.waitForSelector(`.app[data-game="${game}"]`);
}

/**
 * Stops the time of the page: nothing happens there by itself until `page.clock.runFor` or `page.clock.resume`.
 * (After `page.clock.install` alone time goes on.)
 * @param {Page} page
 * @param {Date} [at]
 */
export async function stopTime(page, at = new Date()) {
  await page.clock.install({ time: new Date(at.getTime() - 1000) });
  await page.clock.pauseAt(at);
}

/**
 * Gives the window another size, and waits until the page has taken it.
 * @param {Page} page
 * @param {number} width
 * @param {number} height
 */
export async function resized(page, width, height) {
  await page.setViewportSize({ width, height });
  // What follows a size does so in the frame in which it is seen.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** The button of a square. @param {string} spot */
export const square = (spot) => `[data-spot="${spot}"] button`;

/** How many entries the history has. @param {Page} page */
export const plies = async (page) => Number(await page.getAttribute('.app', 'data-ply'));

/** Waits until the history has so many entries. @param {Page} page @param {number} count */
export const reached = (page, count) => page.waitForSelector(`.app[data-ply="${count}"]`);

/**
 * The two squares of a ply's text, and what it promotes to.
 * @param {string} code
 */
export function ends(code) {
  const found = /^(?:(\d):)?([a-h]\d+)(?:>(\d):)?([a-h]\d+)([qrbn]?)$/.exec(code);
  assert(found, code);
  const [, board = '1', from, other = board, to, promotion] = found;
  return { from: `${board}:${from}`, to: `${other}:${to}`, promotion };
}

/**
 * Plays plies by clicks.
 * @param {Page} page
 * @param {string} line
 */
export async function play(page, line) {
  let count = await plies(page);
  for (const code of line.split(' ')) {
    const { from, to, promotion } = ends(code);
    await page.click(square(from));
    await page.click(square(to));
    if (promotion) await page.click(`[data-promote="${promotion}"]`);
    count += 1;
    await reached(page, count);
    assert.equal(await page.locator('.why:visible').count(), 0, `${code} was refused`);
  }
}

/**
 * What has the focus, in shadow roots too.
 * @param {Page} page
 */
export const focusedIn = (page) =>
  page.evaluateHandle(() => {
    let now = document.activeElement;
    while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement;
    return now;
  });

/** The marks on a square. @param {Page} page @param {string} spot */
export const marks = async (page, spot) =>
  ((await page.getAttribute(`[data-spot="${spot}"]`, 'data-marks')) ?? '').split(' ').filter(Boolean);

/** All squares that bear a mark. @param {Page} page @param {string} mark */
export const marked = (page, mark) =>
  page.$$eval(`[data-marks~="${mark}"]`, (cells) => cells.map((cell) => cell.getAttribute('data-spot')));

/** What a square holds: "wn", or "" (an outline does not count). @param {Page} page @param {string} spot */
export const held = (page, spot) =>
  page.$eval(square(spot), (button) => {
    const label = button.getAttribute('aria-label') ?? '';
    return button.querySelector('.xb-pc:not(.ghost)') ? (label.split(', ')[1] ?? '') : '';
  });

/** A line for each game; what each shows is told where it is played. */
export const LINES = {
  'four-board':
    '1:e2e4 1:f7f6 2:h2h3 2:h7h6 1:d2d4 1:c7c5 2:g2g3 2:g7g6 1:a2a3 1:c5d4 2:a2a3 2:a7a6 3:d2>1:d2 1:g7g5 2:c2c3 2:c7c6 1:d1h5 ' +
    '2:b2b3 2:h6h5 4:a2a4 4:b7b5 2:d2d3 2:g6g5 4:a4b5 2:b7>4:b7 2:e2e3 2:d7d6 4:f2f3 4:e7e5 2:f2f3 2:e7e6 4:g2g4 4:d8h4',
  tranzit:
    '1:f2f3 1:e7e5 1:g2g4 1:d8h4 1:e1>2:e1 1:e8>2:e8 2:e1d2 1:b7>2:b7 1:b2>2:b2 2:e8e7 1:f1>2:f1 2:e7f7 2:d2e2 2:f7e8 2:f1h3 ' +
    '1:f8>2:f8 1:h2>2:h2 1:g8>2:g8 1:d1>2:d1 1:d7>2:d7 2:d1d7',
  'double-move': 'e3f1 e11f9 f9e7 e4e3 d6b7 e7d5 d5e3',
  orthodox: 'f2f3 e7e5 g2g4 d8h4',
};

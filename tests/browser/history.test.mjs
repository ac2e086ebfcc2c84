// Every address of the page is come to and left by Back and Forward, and shows each time what it showed before.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Game, init } from '../../pkg/index.js';
import { begin, LINES, onPage, play, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

await init();
const SENT = `#g=${Game.fromJSON({ v: 1, game: 'tranzit', entries: LINES.tranzit.split(' ').slice(0, 5) }).toLink()}`;
const ADDRESSES = [
  '#about',
  '#learn=four-board',
  '#learn=four-board/3',
  '#learn=orthodox',
  '#learn=tranzit/end',
  '#learn=double-move/2',
  '#rules=tranzit',
  '#rules=tranzit/T5',
  '#rules=orthodox',
  '#rules=double-move/F1',
  '#setup=four-board',
  '#setup=double-move',
  '#nothing',
  SENT,
  '#learn=x',
  '#g=spoilt',
  '#about',
];

/** What is shown, in a few words, once it has come to rest. (The start offers what was looked at last.) @param {Page} page */
async function shown(page) {
  const now = () =>
    page.evaluate(() => {
      const app = document.querySelector('.app');
      const at = app instanceof HTMLElement ? (app.dataset.at ?? '') : '';
      const notice = document.querySelector('.notice')?.textContent ?? '';
      const ply = app?.getAttribute('data-ply') ?? '';
      const rule = document.querySelector('section[data-rule]:target, .rules-page :focus')?.id ?? '';
      const what = `${app?.className} ${app?.getAttribute('data-game') ?? ''}`;
      return [location.hash, document.title, what, at, ply, notice, rule].join(' | ');
    });
  let before = '';
  let same = 0;
  while (same < 3) {
    const text = await now();
    same = text === before ? same + 1 : 0;
    before = text;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));
  }
  return before;
}

/** Walks through all addresses, back to where it began, and forth again. @param {Page} page @param {string} home what is shown without a hash */
async function walk(page, home) {
  const seen = [await shown(page)];
  assert.match(seen[0] ?? '', new RegExp(home));
  for (const hash of ADDRESSES) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    const text = await shown(page);
    assert(text.startsWith(hash.slice(0, 8)), `${hash}: ${text}`);
    seen.push(text);
  }
  // What is said of an address that leads nowhere is said there, and only there.
  for (const [i, text] of seen.entries())
    assert.equal(
      text.split(' | ')[5] !== '',
      ['#learn=orthodox', '#rules=double-move/F1', '#nothing', '#learn=x', '#g=spoilt'].includes(
        ADDRESSES[i - 1] ?? '',
      ),
      text,
    );
  for (let i = seen.length - 2; i >= 0; i--) {
    await page.goBack();
    assert.equal(await shown(page), seen[i], `back to ${ADDRESSES[i - 1] ?? 'the beginning'}`);
  }
  for (let i = 1; i < seen.length; i++) {
    await page.goForward();
    assert.equal(await shown(page), seen[i], `forward to ${ADDRESSES[i - 1]}`);
  }
  // From each to the beginning at once, and there again.
  for (let i = seen.length - 1; i > 0; i--) {
    await page.evaluate((by) => history.go(-by), i);
    await page.waitForFunction(() => location.hash === '');
    assert.equal(await shown(page), seen[0], `from ${ADDRESSES[i - 1]} to the beginning`);
    await page.evaluate((by) => history.go(by), i - 1);
    if (i > 1) await page.waitForFunction(() => location.hash !== '');
  }
}

test('from the start through every address and back, and forth again', () =>
  onPage({ reducedMotion: 'reduce' }, (page) => walk(page, 'app start')));

test('from a game through every address and back, and forth again; it can be gone on with', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4 e7e5');
    await walk(page, 'app single orthodox');
    await page.waitForSelector('.app.single[data-ply="2"]');
    await play(page, 'g1f3');
  }));

test('behind an address that leads nowhere one can choose and play, and Back leads there again', () =>
  onPage({}, async (page) => {
    await page.evaluate(() => {
      location.hash = 'learn=orthodox';
    });
    await page.waitForSelector('.start .notice');
    await begin(page, 'orthodox');
    assert.equal(await page.evaluate(() => location.hash), '');
    await page.click(square('1:e2'));
    await page.click(square('1:e4'));
    await page.goBack();
    await page.waitForSelector('.start .notice');
    await page.goForward();
    await page.waitForSelector('.app.single[data-ply="1"]');
  }));

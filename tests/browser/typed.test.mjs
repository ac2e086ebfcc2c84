// Typed plies, the keys' list, and positions as text.
import assert from 'node:assert/strict';
import test from 'node:test';
import { held, LINES, onPage, plies, reached } from './page.mjs';

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

test('plies are typed: codes, dashes, spaces, Cyrillic letters; across boards; and what cannot be is refused in words', () =>
  onPage({ saved: saved('tranzit', 0) }, async (page) => {
    await page.keyboard.press('/');
    const type = async (/** @type {string} */ text) => {
      await page.fill('#typed-move', text);
      await page.keyboard.press('Enter');
    };
    await type('e2e4');
    await reached(page, 1);
    await type('1:е7-е5');
    await reached(page, 2);
    await type('1:g1 > 2:g1');
    await reached(page, 3);
    assert.equal(await held(page, '2:g1'), 'white knight');
    await type('d7 x d4');
    assert.match((await page.textContent('#typed-said')) ?? '', /Rule O1$/);
    await type('hello');
    assert.match((await page.textContent('#typed-said')) ?? '', /That does not read as a move/);
    await type('1:e1>2:e1');
    assert.match((await page.textContent('#typed-said')) ?? '', /Rule O6$/);
    assert.equal(await plies(page), 3);
    // The letters typed are no commands.
    await page.keyboard.type('nur');
    assert.equal(await plies(page), 3);
    await page.keyboard.press('Escape');
    assert(await page.locator('.entry').isHidden());
    await page.keyboard.press('m');
    assert(await page.locator('#typed-move').evaluate((e) => e === document.activeElement));
  }));

test('a promotion is typed with its letter', () =>
  onPage(
    { saved: { game: 'orthodox', entries: 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5'.split(' ') } },
    async (page) => {
      await page.keyboard.press('m');
      await page.fill('#typed-move', 'a7b8=N');
      await page.keyboard.press('Enter');
      await reached(page, 9);
      assert.equal(await held(page, '1:b8'), 'white knight');
    },
  ));

test('on a phone a move is typed from the menu', () =>
  onPage(
    { viewport: { width: 320, height: 568 }, hasTouch: true, locale: 'ru-RU', saved: saved('four-board', 0) },
    async (page) => {
      await page.tap('.dock [data-act="menu"]');
      await page.tap('[data-act="type"]');
      const box = await page.locator('.entry').boundingBox();
      assert(box && box.x >= 0 && box.x + box.width <= 320);
      await page.fill('#typed-move', 'e2e4');
      await page.keyboard.press('Enter');
      await reached(page, 1);
    },
  ));

test('? lists the keys', () =>
  onPage({ saved: saved('tranzit', 2) }, async (page) => {
    await page.keyboard.press('?');
    await page.waitForSelector('.keylist:visible');
    assert(await page.locator('.keylist').evaluate((e) => e === document.activeElement));
    assert((await page.locator('.keylist dt').count()) >= 9);
  }));

test('each board is told as text', () =>
  onPage({ saved: saved('orthodox', 1) }, async (page) => {
    await page.click('[data-tab="game"]');
    await page.click('.pieces summary');
    const lines = await page.$$eval('.pieces li', (all) => all.map((e) => e.textContent));
    assert.equal(lines[0], 'White: Ke1, Qd1, Ra1, Rh1, Bc1, Bf1, Nb1, Ng1, a2, b2, c2, d2, e2, g2, h2, f3');
    assert.match((await page.textContent('.positiontext')) ?? '', /^rnbqkbnr\/pppppppp\/8\/8\/8\/5P2/);
  }));

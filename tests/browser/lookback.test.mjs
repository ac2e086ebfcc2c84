// Looking back: by the list, by keys and buttons, the way back, and playing on from an earlier position.
import assert from 'node:assert/strict';
import test from 'node:test';
import { held, LINES, onPage, play, reached, square } from './page.mjs';

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });
/** @param {import('playwright-core').Page} page */
const kept = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('crossboard.game'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').game?.entries.length),
  );

test('a click on a ply shows the position after it, and a button leads back to the game', () =>
  onPage({ saved: saved('orthodox', 4) }, async (page) => {
    await page.click('[data-code="e7e5"]');
    await reached(page, 2);
    assert.equal(await page.textContent('.past strong'), 'Looking back: 2 of 4');
    assert.equal(await held(page, '1:g4'), '');
    assert.equal(await page.getAttribute('[data-code="e7e5"]', 'aria-current'), 'true');
    assert.equal(await page.locator('.ply').count(), 4);
    assert(await page.locator('.result').isHidden());
    await page.click('[data-act="back"]');
    await reached(page, 4);
    assert(await page.locator('.past').isHidden());
    assert(await page.locator('.result').isVisible());
    // Nothing is kept of looking.
    await page.click('[data-code="f2f3"]');
    await page.reload();
    await reached(page, 4);
  }));

test('by keys: one step, the start, the game; not where they go from square to square', () =>
  onPage({ saved: saved('tranzit', 8) }, async (page) => {
    await page.keyboard.press('ArrowLeft');
    await reached(page, 7);
    await page.keyboard.press('Home');
    await reached(page, 0);
    await page.keyboard.press('ArrowRight');
    await reached(page, 1);
    await page.keyboard.press('End');
    await reached(page, 8);
    await page.focus('[data-board="2"] [tabindex="0"]');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.getAttribute('.app', 'data-ply'), '8');
    await page.focus('[data-code="1:g2g4"]');
    await page.keyboard.press('Enter');
    await reached(page, 3);
    await page.keyboard.press('ArrowLeft');
    await reached(page, 2);
    await page.keyboard.press('Escape');
    await reached(page, 8);
  }));

test('playing from an earlier position asks before the rest is cut off', () =>
  onPage({ saved: saved('double-move', 7) }, async (page) => {
    await page.click('[data-code="f9e7"]');
    await reached(page, 3);
    await page.click(square('1:e4'));
    await page.click(square('1:e3'));
    await page.click('.confirm [value="no"]');
    await page.waitForSelector('.confirm', { state: 'detached' });
    assert.deepEqual(await kept(page), [7]);
    await reached(page, 3);
    await page.click(square('1:f1'));
    await page.click(square('1:e3'));
    await page.click('.confirm [value="yes"]');
    await reached(page, 4);
    assert(await page.locator('.past').isHidden());
    assert.deepEqual(await kept(page), [4]);
    assert.equal(await held(page, '1:e3'), 'white knight');
  }));

test('looking back shows a board that was won, as it was', () =>
  onPage({ saved: saved('four-board', 24) }, async (page) => {
    await page.click('[data-code="1:d1h5"]');
    await reached(page, 17);
    assert.equal(await page.locator('.slot.a > .bw [data-board="1"]').count(), 1);
    await page.click('.past .steps button:nth-child(3)');
    await reached(page, 18);
    assert.equal(await page.locator('.slot.a > .bw [data-board="4"]').count(), 1);
  }));

test('on a phone the bar takes the place of the turn, and fits', async () => {
  for (const [width, height] of /** @type {const} */ ([
    [320, 568],
    [390, 844],
  ]))
    for (const game of /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox']))
      await onPage(
        { viewport: { width, height }, locale: 'ru-RU', hasTouch: true, saved: saved(game, 2) },
        async (page) => {
          await page.click('.dock [data-act="tab.moves"]');
          await page.locator('.side .ply').first().tap();
          await reached(page, 1);
          await page.click('.dock [data-act="tab.moves"]');
          assert(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth));
          const box = await page.locator('[data-act="back"]').boundingBox();
          assert(box && box.x + box.width <= width && box.height >= 40);
          await page.tap('[data-act="back"]');
          await reached(page, 2);
        },
      );
});

test('a game that has been gone on with is not asked about', () =>
  onPage({ saved: saved('orthodox', 2) }, async (page) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await play(page, 'g2g4');
    assert.deepEqual(await kept(page), [3]);
  }));

test('after a reload too, what was said of a ply that is cut off is not said of one that is played in its place', () =>
  onPage({ saved: { game: 'orthodox', entries: ['e2e4', 'e7e5', 'g1f3'] } }, async (page) => {
    await page.fill('#comment', 'Attacks e5');
    await page.keyboard.press('Tab');
    await page.locator('.rows .said', { hasText: 'Attacks e5' }).waitFor();
    await page.reload();
    await reached(page, 3);
    await page.click('.rows [data-code="e2e4"]');
    await page.click(square('1:c7'));
    await page.click(square('1:c5'));
    await page.click('dialog [value="yes"]');
    await reached(page, 2);
    await play(page, 'g1f3');
    assert.deepEqual(await page.$$eval('.rows .said', (lines) => lines.map((line) => line.textContent)), []);
  }));

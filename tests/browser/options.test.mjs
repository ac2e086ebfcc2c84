// The settings of play: confirming, turning, hints, reasons, pieces, coordinates, sounds, taking back by agreement.
import assert from 'node:assert/strict';
import test from 'node:test';
import { DEFAULTS } from '../../www/store.js';
import { held, LINES, marked, onPage, play, plies, reached, square } from './page.mjs';

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });
/** @param {Record<string, unknown>} settings */
const having = (settings) => ({
  prepare: (/** @type {import('playwright-core').Page} */ page) =>
    page.addInitScript(
      (text) => {
        if (!localStorage.getItem('crossboard.settings.v1')) localStorage.setItem('crossboard.settings.v1', text);
      },
      JSON.stringify({ v: 1, ...settings }),
    ),
});

test('every setting is kept, and is as it was left', () =>
  onPage({ saved: saved('orthodox', 2) }, async (page) => {
    await page.click('[data-tab="settings"]');
    const boxes = page.locator('.settings input[type="checkbox"]');
    const before = await boxes.evaluateAll((all) => all.map((b) => b instanceof HTMLInputElement && b.checked));
    const named = await boxes.evaluateAll((all) => all.map((b) => b.getAttribute('data-set') ?? ''));
    assert.deepEqual(Object.fromEntries(named.map((name, i) => [name, before[i]])), DEFAULTS);
    for (const box of await boxes.all()) {
      await box.click();
      assert.equal(await box.evaluate((b) => b === document.activeElement), true);
    }
    await page.click('[data-set="pieces=solid"]');
    await page.reload();
    await page.click('[data-tab="settings"]');
    assert.deepEqual(
      await boxes.evaluateAll((all) => all.map((b) => b instanceof HTMLInputElement && b.checked)),
      before.map((on) => !on),
    );
    assert.equal(await page.getAttribute('[data-set="pieces=solid"]', 'aria-pressed'), 'true');
  }));

test('a chosen move is shown and waits to be confirmed', () =>
  onPage({ saved: saved('tranzit', 0), ...having({ confirm: true }) }, async (page) => {
    await page.click(square('1:e2'));
    await page.click(square('1:e4'));
    assert.equal(await plies(page), 0);
    assert.equal(await page.textContent('.proposal p'), 'Pawn e2–e4');
    assert.equal(await page.locator('[data-spot="1:e4"] .ghost').count(), 1);
    assert.deepEqual(await marked(page, 'move'), ['1:e4']);
    // Another square instead.
    await page.click('[data-act="unconfirm"]');
    assert(await page.locator('.proposal').isHidden());
    await page.click(square('1:e3'));
    await page.click('[data-act="confirm"]');
    await reached(page, 1);
    assert.equal(await held(page, '1:e3'), 'white pawn');
    // The square once more confirms too, by key as well; across boards too.
    await page.click(square('1:b8'));
    await page.focus(square('2:b8'));
    await page.keyboard.press('Enter');
    assert.equal(await plies(page), 1);
    await page.keyboard.press('Enter');
    await reached(page, 2);
    await page.click(square('1:d2'));
    await page.click(square('1:d4'));
    await page.keyboard.press('Escape');
    assert(await page.locator('.proposal').isHidden());
    assert.equal(await plies(page), 2);
  }));

test('the boards turn to the side to move', () =>
  onPage({ saved: saved('double-move', 0), ...having({ turn: true }) }, async (page) => {
    const first = () => page.locator('[data-board="1"] [data-spot]').first().getAttribute('data-spot');
    assert.equal(await first(), '1:a16');
    await play(page, 'e3f1');
    assert.equal(await first(), '1:h1');
    await play(page, 'e11f9');
    assert.equal(await first(), '1:h1');
    await play(page, 'f9e7');
    assert.equal(await first(), '1:a16');
    await page.keyboard.press('u');
    assert.equal(await first(), '1:h1');
  }));

test('the boards turn at once when that is asked for, and after whatever changes the turn', () =>
  onPage({ saved: saved('double-move', 1) }, async (page) => {
    const below = async () => {
      const first = await page.locator('[data-board="1"] [data-spot]').first().getAttribute('data-spot');
      return first === '1:a16' ? 'white' : 'black';
    };
    /** A letter means the boards where it is not typed into a field. @param {string} letter */
    const key = async (letter) => {
      await page.locator('.tabs [aria-selected="true"]').focus();
      await page.keyboard.press(letter);
    };
    const wish = async () => {
      await page.click('[data-tab="settings"]');
      await page.click('[data-set="turn"]');
    };
    // Black is to move, and White sits below.
    assert.equal(await below(), 'white');
    await wish();
    assert.equal(await below(), 'black');
    // Turned over by hand it stays so, until that is asked for anew.
    await key('f');
    assert.equal(await below(), 'white');
    await wish();
    assert.equal(await below(), 'white');
    await wish();
    assert.equal(await below(), 'black');
    // Another setting is no turn.
    await key('f');
    await page.click('[data-set="coordinates"]');
    assert.equal(await below(), 'white');
    await key('u');
    await reached(page, 0);
    assert.equal(await below(), 'white');
    await key('r');
    await reached(page, 1);
    assert.equal(await below(), 'black');
    await page.reload();
    await reached(page, 1);
    assert.equal(await below(), 'black');
  }));

test('without hints no square is marked, and without reasons none is given', () =>
  onPage({ saved: saved('orthodox', 2), ...having({ legal: false, why: false }) }, async (page) => {
    await page.click(square('1:g1'));
    assert.deepEqual(await marked(page, 'selected'), ['1:g1']);
    assert.deepEqual(await marked(page, 'move'), []);
    assert.equal(await page.getAttribute(square('1:h3'), 'aria-label'), 'h3, empty');
    await page.click(square('1:g5'));
    assert(await page.locator('.why').first().isHidden());
    await page.click(square('1:h3'));
    await reached(page, 3);
  }));

test('coordinates are put away, and another set of pieces is used everywhere', () =>
  onPage({ saved: saved('four-board', 12) }, async (page) => {
    await page.click('[data-tab="settings"]');
    const shown = () =>
      page.$eval('[data-board="1"] [data-rank]', (cell) => getComputedStyle(cell, '::before').display !== 'none');
    assert.equal(await shown(), true);
    await page.click('[data-set="coordinates"]');
    assert.equal(await shown(), false);
    const paths = () =>
      page.$$eval('.xb-pc.w path:first-child', (all) => [...new Set(all.map((p) => p.getAttribute('d')))].length);
    const shape = () => page.$eval('[data-spot="1:a1"] path', (p) => p.getAttribute('d'));
    const before = [await shape(), await paths()];
    await page.click('[data-set="pieces=solid"]');
    assert.notEqual(await shape(), before[0]);
    assert.equal(await paths(), before[1]);
  }));

test('sounds are off, and sound when they are wanted', () =>
  onPage(
    {
      saved: saved('orthodox', 0),
      prepare: (page) =>
        page.addInitScript(() => {
          const heard = { tones: 0 };
          Object.assign(globalThis, { heard });
          const start = OscillatorNode.prototype.start;
          OscillatorNode.prototype.start = function (when) {
            heard.tones += 1;
            start.call(this, when);
          };
        }),
    },
    async (page) => {
      const tones = () =>
        page.evaluate(() => /** @type {{ heard: { tones: number } }} */ (Object(globalThis)).heard.tones);
      await play(page, 'e2e4');
      assert.equal(await tones(), 0);
      await page.click('[data-tab="settings"]');
      await page.click('[data-set="sound"]');
      await play(page, 'd7d5');
      assert.equal(await tones(), 1);
      await play(page, 'e4d5');
      assert.equal(await tones(), 3);
    },
  ));

test('taking back by agreement asks the other player', () =>
  onPage({ saved: saved('double-move', 3), ...having({ takeback: false }) }, async (page) => {
    await page.keyboard.press('u');
    assert.match((await page.textContent('.confirm p')) ?? '', /agree/);
    await page.click('.confirm [value="no"]');
    await page.waitForSelector('.confirm', { state: 'detached' });
    assert.equal(await plies(page), 3);
    await page.keyboard.press('u');
    await page.click('.confirm [value="yes"]');
    await reached(page, 2);
    // The first ply of one's own turn is taken back at once.
    await page.keyboard.press('u');
    await reached(page, 1);
  }));

test('a box that is ticked leaves the keys to the game; what is written in keeps them', () =>
  onPage({ saved: { game: 'orthodox', entries: ['e2e4'] } }, async (page) => {
    await page.click('[data-tab="settings"]');
    await page.click('[data-set="coordinates"]');
    await page.keyboard.press('u');
    await reached(page, 0);
    await page.keyboard.press('r');
    await reached(page, 1);
    await page.click('[data-tab="moves"]');
    await page.focus('#comment');
    await page.keyboard.press('u');
    assert.equal(await page.inputValue('#comment'), 'u');
    assert.equal(await plies(page), 1);
  }));

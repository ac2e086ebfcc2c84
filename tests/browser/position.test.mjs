// A game that begins from a position given as text, and what is said of a text that is none.
import assert from 'node:assert/strict';
import test from 'node:test';
import { held, onPage, play, reached } from './page.mjs';

test('what is wrong with a position is said in words, and a sound one is begun from', () =>
  onPage({}, async (page) => {
    await page.click('.card[data-game="tranzit"]');
    await page.click('.positionfield summary');
    const said = () => page.textContent('.positionfield .said');
    await page.fill('[data-key="position"]', '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/P7 w - - 0 1 ** -');
    assert.match((await said()) ?? '', /pawn.*board 2/i);
    assert.equal(await page.getAttribute('[data-key="position"]', 'aria-invalid'), 'true');
    // It is not begun, and the field has the focus.
    await page.click('[data-key="play"]');
    assert(await page.locator('[data-key="position"]').evaluate((e) => e === document.activeElement));
    await page.click('[data-set="language=ru"]');
    assert.match((await said()) ?? '', /пешка/i);
    await page.click('[data-set="language=en"]');
    await page.fill('[data-key="position"]', '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/P7/8 w - - 0 1 ** -');
    assert.equal(await said(), 'The game can begin from here.');
    // Of another game it is none.
    await page.click('.card[data-game="orthodox"]');
    assert.notEqual(await said(), 'The game can begin from here.');
    await page.click('.card[data-game="tranzit"]');
    await page.click('[data-key="play"]');
    await page.waitForSelector('.app[data-game="tranzit"]');
    assert.equal(await held(page, '2:a2'), 'white pawn');
    await play(page, '2:a2a4');
    await page.reload();
    await reached(page, 1);
    assert.equal(await held(page, '2:a4'), 'white pawn');
  }));

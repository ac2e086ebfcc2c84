// A phone, upright and on its side, down to a tiny frame: what is needed now is in sight and can be hit.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ends, LINES, onPage, reached, resized, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

/**
 * The boards where the turn is that could be seen whole, and are not: under the turn line, the bar below, or scrolled away.
 * @param {Page} page
 */
const hidden = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inside = document.querySelector('crossboard-game')?.shadowRoot;
    const area = inside?.querySelector('.area')?.getBoundingClientRect();
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    if (!inside || !area || !dock) return ['no boards'];
    const [top, bottom] = [Math.max(area.top, 0), Math.min(area.bottom, dock.top || innerHeight)];
    const acting = [...inside.querySelectorAll('.bw > .xb-board[data-acting]')];
    return acting.flatMap((board) => {
      const box = board.getBoundingClientRect();
      const fits = box.height <= bottom - top;
      return fits && (box.top < top - 1 || box.bottom > bottom + 1)
        ? [`board ${board.getAttribute('data-board')}`]
        : [];
    });
  });

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [360, 740],
  [320, 568],
]))
  for (const game of /** @type {const} */ (['four-board', 'tranzit']))
    test(`the board to move on is in sight, ${width}x${height}: ${game}`, () =>
      onPage(
        { viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce', saved: saved(game, 0) },
        async (page) => {
          assert.deepEqual(await hidden(page), [], 'at the beginning');
          for (const [i, code] of LINES[game].split(' ').slice(0, 13).entries()) {
            const { from, to } = ends(code);
            // Where a reserve is folded, the square to be filled is pointed at first.
            const unfolded = await page.isVisible(square(from));
            for (const spot of unfolded ? [from, to] : [to, from])
              if ((await page.getAttribute('.app', 'data-ply')) === String(i)) await page.click(square(spot));
            await reached(page, i + 1);
            assert.deepEqual(await hidden(page), [], code);
            if (i % 6 !== 5 && i !== 6) continue;
            await page.reload();
            await page.waitForSelector('.app');
            assert.deepEqual(await hidden(page), [], `${code}, loaded anew`);
            await page.click('.dock [data-act="flip"]');
            assert.deepEqual(await hidden(page), [], `${code}, turned over`);
            await resized(page, height, width);
            await resized(page, width, height);
            assert.deepEqual(await hidden(page), [], `${code}, held the other way and back`);
            await page.click('.dock [data-act="undo"]');
            await page.click('.dock [data-act="undo"]');
            assert.deepEqual(await hidden(page), [], `${code}, taken back`);
            await page.keyboard.press('r');
            await page.keyboard.press('r');
            assert.deepEqual(await hidden(page), [], `${code}, played again`);
          }
        },
      ));

// What the boards say: why a piece cannot go to that very square, what has been won and how, what a tray offers.
import assert from 'node:assert/strict';
import test from 'node:test';
import { onFour } from '../../www/learn/position.js';
import { ATTACKED, KNIGHT } from '../../www/learn/positions-four-board.js';
import { LINES, marked, marks, onPage, play, plies, reached, square, stopTime } from './page.mjs';

/** A board of the middle game, for what stands on none in particular. */
const QUIET = 'rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR';
/** All boards but one are drawn. */
const ONE_LEFT = onFour('2:w', { 1: '7k/5K2/6Q1/8/8/8/8/8', 2: QUIET }, { castling: { 1: '-' }, results: '=***' });
/** White has lost pieces of every kind on board 1; it is Black's second move there after this. */
const MUCH_LOST = onFour(
  '1:w',
  { 1: 'r4r2/pbqnNppk/1p1p4/8/4P3/8/PPP2PP1/5RK1', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'QRBBNNPPP' }, halfmoves: { 2: '2' }, cycle: 22 },
);

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

/** @typedef {import('playwright-core').Page} Page */
/** @param {Page} page */
const said = async (page) => ({
  text: (await page.textContent('.why p')) ?? '',
  rules: await page.$$eval('.why [data-rule]', (all) => all.map((e) => e.getAttribute('data-rule'))),
});

/** @param {Page} page @param {string} from @param {string} to */
async function drag(page, from, to) {
  const centre = async (/** @type {string} */ spot) => {
    const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
    assert(box);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(to)), { steps: 5 });
  await page.mouse.up();
}

test('a piece that can go nowhere says so, and then why not to the very square that is meant', () =>
  onPage({ saved: saved('four-board', 12) }, async (page) => {
    // A knight of the control board: none is lost, and both home squares are held.
    await page.click(square('3:g1'));
    assert.match((await said(page)).text, /^Knight g1 cannot move now\. /);
    await page.click(square('1:e2'));
    assert.match((await said(page)).text, /^Not e2 on board 1\. /);
    assert.deepEqual((await said(page)).rules, ['F6']);
    assert.deepEqual(await marked(page, 'refused'), ['1:e2']);
    await drag(page, '3:g1', '1:b1');
    assert.deepEqual((await said(page)).rules, ['F8']);
    assert.deepEqual(await marks(page, '1:b1'), ['refused']);
    // Another piece is chosen as ever.
    await page.click(square('1:g1'));
    assert.deepEqual(await marked(page, 'selected'), ['1:g1']);
    assert.equal(await page.locator('.why:visible').count(), 0);
  }));

test('two clicks that name a placement which cannot be done are refused in either order', () =>
  onPage({ saved: { game: 'four-board', entries: [], start: KNIGHT } }, async (page) => {
    for (const spots of [
      ['1:g1', '3:b1'],
      ['3:b1', '1:g1'],
    ]) {
      for (const spot of spots) await page.click(square(spot));
      assert.match((await said(page)).text, /^Not g1 on board 1\. /);
      assert.deepEqual((await said(page)).rules, ['F9']);
      assert.deepEqual(await marked(page, 'refused'), ['1:g1']);
      assert.equal(await plies(page), 0);
      await page.keyboard.press('Escape');
    }
    // A piece of the same board is another beginning.
    await page.click(square('1:g1'));
    await page.click(square('1:d2'));
    assert.deepEqual(await marked(page, 'selected'), ['1:d2']);
    assert.equal(await page.locator('.why:visible').count(), 0);
  }));

test('a square that nothing can fill says why, and then why not with that very piece', () =>
  onPage({ saved: { game: 'four-board', entries: [], start: ATTACKED } }, async (page) => {
    await page.click(square('1:g1'));
    assert.deepEqual((await said(page)).rules, ['F8']);
    await page.click(square('3:e1'));
    assert.deepEqual((await said(page)).rules, ['F5']);
    assert.deepEqual(await marked(page, 'refused'), ['1:g1']);
  }));

test('a drag of a piece that can go nowhere answers for the square it is dropped on', () =>
  onPage({ saved: { game: 'orthodox', entries: ['e2e4', 'e7e5', 'd2d3', 'f8b4'] } }, async (page) => {
    await drag(page, '1:g1', '1:f3');
    assert.match((await said(page)).text, /^Not f3\. /);
    assert.deepEqual((await said(page)).rules, ['O7']);
    assert.deepEqual(await marked(page, 'refused'), ['1:f3']);
    // And one of the other side.
    await drag(page, '1:e5', '1:d4');
    assert.deepEqual((await said(page)).rules, ['O6']);
    assert.equal(await plies(page), 4);
    // Dropped where it was, it is let go.
    await page.keyboard.press('Escape');
    await page.click(square('1:c1'));
    await page.click(square('1:d2'));
    await reached(page, 5);
  }));

test('while a king must cross, that is why no other piece may move', () =>
  onPage({ saved: saved('tranzit', 4) }, async (page) => {
    for (const [from, to] of /** @type {const} */ ([
      ['1:b1', '2:b1'],
      ['1:b1', '1:c3'],
      ['1:e2', '2:e2'],
    ])) {
      await drag(page, from, to);
      assert.deepEqual((await said(page)).rules, ['T11'], `${from} ${to}`);
      assert.deepEqual(await marked(page, 'refused'), [to]);
      await page.keyboard.press('Escape');
    }
    await page.click(square('1:d1'));
    assert.match((await said(page)).text, /^Queen d1 cannot move now\. /);
    assert.deepEqual((await said(page)).rules, ['T11']);
  }));

test('a tranzit that is refused is refused on the board it leads to', () =>
  onPage({ saved: saved('tranzit', 8) }, async (page) => {
    // A rook that would bear on the king of the other board, and may not move on its own.
    await page.click(square('1:b1'));
    await page.click(square('2:c3'));
    assert.deepEqual((await said(page)).rules, ['T2']);
    assert.match((await said(page)).text, /^Not c3 on board 2\. /);
    assert.deepEqual(await marked(page, 'refused'), ['2:c3']);
  }));

test('of reasons that differ from square to square both are told', () =>
  onPage(
    {
      saved: {
        game: 'tranzit',
        start: '4k3/8/8/8/8/8/4r3/R3K3|4R3/8/8/8/8/8/8/8 w - - 0 1 ** w',
        entries: [],
      },
    },
    async (page) => {
      await page.click(square('1:a1'));
      const { text, rules } = await said(page);
      assert.match(text, /cannot move now/);
      assert(rules.length >= 1 && rules.length <= 2);
      assert(!rules.includes('O1'));
    },
  ));

test('a board that is won stays to be looked at, and makes room after a while', () =>
  onPage({ saved: saved('four-board', 16) }, async (page) => {
    await stopTime(page);
    await play(page, '1:d1h5');
    const inSlot = (/** @type {number} */ n) => page.locator(`.slot.a > .bw [data-board="${n}"]`).count();
    assert.equal(await inSlot(1), 1);
    assert(await page.locator('.slot.a').evaluate((e) => e.classList.contains('lingers')));
    // The king that is mated is marked.
    assert.deepEqual(await marked(page, 'check'), ['1:e8']);
    await page.clock.runFor(9000);
    assert.equal(await inSlot(4), 1);
    assert.equal(await inSlot(1), 0);
    // In Russian as a chess player says it.
    await page.click('[data-set="language=ru"]');
    assert.match((await page.textContent('.turn small')) ?? '', /^Мат на доске 1: победа первого\. В игру/);
  }));

test('a turn of two plies is marked whole', () =>
  onPage({ saved: saved('double-move', 3) }, async (page) => {
    assert.deepEqual((await marked(page, 'last')).sort(), ['1:e11', '1:e7', '1:f9']);
    await page.keyboard.press('u');
    assert.deepEqual((await marked(page, 'last')).sort(), ['1:e11', '1:f9']);
  }));

test('with one board closed the turn line names the other', () =>
  onPage({ saved: saved('tranzit', 8) }, async (page) => {
    assert.equal(await page.textContent('.turn strong'), 'White to move on board 2');
    assert.equal(await page.textContent('.mnote'), 'i, ii: boards 1, 2');
  }));

test('the tray says what may be transferred, and one is transferred by it', () =>
  onPage({ saved: saved('four-board', 24) }, async (page) => {
    await page.waitForSelector('.res.can [data-kind="p"]');
    assert.match((await page.textContent('.res.can .need')) ?? '', /^May be transferred from board 2/);
    await page.click('.res.can [data-kind="p"]');
    assert((await marked(page, 'transfer')).includes('4:b7'));
    // Several pawns may go there: they are framed, and the one that is clicked goes.
    await page.click(square('4:b7'));
    assert((await marked(page, 'source')).includes('2:b7'));
    await page.click(square('2:b7'));
    await reached(page, 25);
  }));

test('at the end no board waits to enter play', () =>
  onPage({ saved: saved('four-board', 33) }, async (page) => {
    const trays = await page.$$eval('.need', (all) => all.map((e) => e.textContent));
    assert.equal(trays.filter((text) => text === 'Waits to enter play').length, 0);
  }));

test('a low desk has Play in sight, and large boards', () =>
  onPage({ viewport: { width: 1366, height: 650 } }, async (page) => {
    const box = await page.locator('[data-key="play"]').boundingBox();
    assert(box && box.y + box.height <= 650);
    await page.click('[data-key="play"]');
    await page.waitForSelector('.app[data-game="four-board"]');
    for (const n of [1, 2]) {
      const board = await page.locator(`[data-board="${n}"]`).boundingBox();
      assert(board && board.width >= 352 && board.y + board.height <= 650);
    }
    for (const n of [3, 4]) {
      const board = await page.locator(`[data-board="${n}"]`).boundingBox();
      assert(board && board.width >= 160 && board.y + board.height <= 650, `board ${n}`);
    }
  }));

test('a king that is hemmed in is told so, and not that it may not castle', () =>
  onPage({ saved: saved('double-move', 0) }, async (page) => {
    await page.click(square('1:e4'));
    assert.deepEqual(
      await page.$$eval('.why [data-rule]', (links) => links.map((link) => link.getAttribute('data-rule'))),
      ['O1'],
    );
  }));

test('the last board in play bears the frame that shows whose board it is', () =>
  onPage({ saved: { game: 'four-board', entries: [], start: ONE_LEFT } }, async (page) => {
    assert.deepEqual(
      await page.$$eval('.xb-board[data-acting]', (all) => all.map((board) => board.getAttribute('data-board'))),
      ['2'],
    );
  }));

for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [1366, 700],
  [1000, 700],
  [390, 844],
]))
  test(`the tray of a control board that is in play is folded, ${width}x${height}`, () =>
    onPage({ saved: saved('four-board', 20), viewport: { width, height } }, async (page) => {
      const trays = await page.$$eval('.res', (all) =>
        all.map((tray) => ({ away: tray.classList.contains('away'), height: tray.getBoundingClientRect().height })),
      );
      assert.deepEqual(
        trays.filter(({ away }) => away).map(({ height: high }) => high <= 56),
        [true],
        JSON.stringify(trays),
      );
    }));

for (const [width, height] of /** @type {const} */ ([
  [1000, 700],
  [1024, 640],
  [900, 600],
  [1280, 715],
]))
  for (const locale of ['en-US', 'ru-RU'])
    test(`a low desk that is not wide: the boards to play on are the large ones, ${width}x${height}, ${locale}`, () =>
      onPage(
        { locale, viewport: { width, height }, saved: { game: 'four-board', entries: [], start: MUCH_LOST } },
        async (page) => {
          const seen = await page.evaluate(() => {
            const inside = document.querySelector('crossboard-game')?.shadowRoot;
            /** @param {string} at */
            const boxes = (at) =>
              [...(inside?.querySelectorAll(at) ?? [])].map((e) => e.getBoundingClientRect().toJSON());
            const now = document.querySelector('.moves .now');
            const range = document.createRange();
            if (now) range.selectNodeContents(now);
            return {
              large: boxes('.bw > .xb-board'),
              small: boxes('.small > .xb-board'),
              trays: boxes('.res'),
              parts: boxes('.res .needed, .res .bname'),
              now: range.getBoundingClientRect().right,
              next: now?.nextElementSibling?.getBoundingClientRect().left ?? 0,
            };
          });
          assert(seen.large.length === 2 && seen.small.length === 2 && seen.parts.length > 5);
          for (const big of seen.large) {
            for (const small of seen.small) assert(big.width >= 1.5 * small.width, `${big.width} and ${small.width}`);
            assert(big.bottom <= height);
          }
          for (const part of seen.parts) {
            const inTray = seen.trays.some(
              (tray) => part.top >= tray.top && part.bottom <= tray.bottom && part.right <= tray.right,
            );
            assert(inTray, JSON.stringify(part));
          }
          assert(seen.now <= seen.next, `${seen.now} of ${seen.next}`);
        },
      ));

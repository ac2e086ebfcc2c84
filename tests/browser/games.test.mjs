// A whole game of each kind, played by clicks to its result.
import assert from 'node:assert/strict';
import test from 'node:test';
import { begin, focusedIn, held, LINES, marked, marks, onPage, play, reached, square, stopTime } from './page.mjs';

/** @param {string} line @param {number} from @param {number} [to] */
const part = (line, from, to) => line.split(' ').slice(from, to).join(' ');

test('four-board: a placement, a board won, a transfer, mate on a control board', () =>
  onPage({}, async (page) => {
    const line = LINES['four-board'];
    await begin(page, 'four-board');
    assert.equal(await page.textContent('.turn strong'), 'First plays White on board 1');
    assert.deepEqual(await page.$$eval('.xb-board', (boards) => boards.map((b) => b.getAttribute('data-status'))), [
      'play',
      'reserve',
      'play',
      'reserve',
    ]);

    await play(page, part(line, 0, 12));
    // First has lost a pawn on board 1: outlines stand on its home squares, and the tray offers one.
    assert.equal(await page.locator('[data-spot^="1:"] .ghost').count(), 3);
    await page.click('.res.can [data-kind="p"]');
    assert.deepEqual((await marked(page, 'placement')).sort(), ['1:a2', '1:d2', '1:e2']);
    await page.click(square('1:d2'));
    // Several pawns can come to d2: they are framed, and the one that is clicked goes.
    assert.deepEqual((await marked(page, 'source')).sort(), ['3:b2', '3:d2', '3:f2', '3:h2']);
    await page.click(square('3:d2'));
    await reached(page, 13);
    assert.equal(await held(page, '1:d2'), 'white pawn');
    assert.equal(await held(page, '3:d2'), '');
    assert.deepEqual(await marks(page, '3:d2'), ['last', 'left']);

    await play(page, part(line, 13, 17));
    // Mate on board 1: it is to be looked at, and then Second's control board 4 takes its place and stands large.
    assert.match(
      (await page.textContent('.turn small')) ?? '',
      /Checkmate on board 1: won by First\. Board 4 enters play\./,
    );
    assert.equal(await page.locator('.slot.a > .bw [data-board="1"]').count(), 1);
    assert.equal(await page.textContent('.slot.a .bname .tag'), 'mate, won by First');
    await page.click(square('2:c2'));
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.slot.a > .bw [data-board="4"]').count(), 1);
    assert.equal(await page.locator('[data-board="1"]').count(), 0);

    await play(page, part(line, 17, 24));
    await page.click(square('2:b7'));
    assert.deepEqual(await marked(page, 'transfer'), ['4:b7']);
    assert.deepEqual(await marks(page, '2:b7'), ['source']);
    await page.click(square('4:b7'));
    await reached(page, 25);
    assert.equal(await held(page, '4:b7'), 'black pawn');

    await play(page, part(line, 25));
    assert.equal(await page.textContent('.result strong'), 'First wins');
    assert.equal(await page.getAttribute('.result .link', 'data-rule'), 'F17');
    assert.equal(await page.locator('.xb-cell.can').count(), 0);
  }));

test("tranzit: the author's own example, and on to two decided boards", () =>
  onPage({}, async (page) => {
    const line = LINES.tranzit;
    await begin(page, 'tranzit');
    assert.equal(await page.textContent('.turn strong'), 'White to move, either board');
    await play(page, part(line, 0, 4));
    // Mate on board 1: it is closed, and White's king must go.
    assert.equal(await page.getAttribute('[data-board="1"]', 'data-status'), 'closed');
    assert.equal(await page.getAttribute('.sc', 'data-points'), '0:1');
    assert.equal(await page.textContent('.turn strong'), 'White’s king must cross');
    assert.deepEqual(await marked(page, 'forced'), ['1:e1']);
    await stopTime(page);
    await page.click(square('1:e1'));
    assert.deepEqual(await marked(page, 'tranzit'), ['2:e1']);
    await page.click(square('2:e1'));
    await page.waitForSelector('.called');
    assert.match((await page.textContent('.turn small')) ?? '', /^Tranzit! King e1 to board 2\./);
    await page.clock.resume();
    await reached(page, 5);
    await play(page, part(line, 5, 6));
    assert.deepEqual(await marked(page, 'forced'), []);
    await play(page, part(line, 6));
    assert.match((await page.textContent('.result strong')) ?? '', /^Draw.*1\s:\s1$/);
    assert.equal(await page.getAttribute('.result .link', 'data-rule'), 'T21');
    assert.equal(await page.getAttribute('.sc', 'data-points'), '1:1');
  }));

test("double-move: to the second king's capture", () =>
  onPage({}, async (page) => {
    const line = LINES['double-move'];
    await begin(page, 'double-move');
    assert.equal(await page.textContent('.turn strong'), 'White to move');
    await play(page, part(line, 0, 2));
    assert.equal(await page.textContent('.turn strong'), 'Black: ply 2 of 2');
    // The first ply may be taken back at once.
    await page.click('.plies .btn');
    await reached(page, 1);
    assert.equal(await page.textContent('.turn strong'), 'Black: ply 1 of 2');
    await play(page, part(line, 1, 6));
    assert.equal(await page.getAttribute('.royal.w', 'data-kings'), '1');
    await play(page, part(line, 6));
    assert.equal(await page.getAttribute('.royal.w', 'data-kings'), '0');
    assert.equal(await page.textContent('.result strong'), 'Black wins');
    assert.equal(await page.getAttribute('.result .link', 'data-rule'), 'D4');
  }));

test('orthodox: mate', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, LINES.orthodox);
    assert.equal(await page.textContent('.result strong'), 'Black wins');
    assert.deepEqual(await marked(page, 'check'), ['1:e1']);
    // The result is announced by a region that was there before.
    assert.equal(await page.getAttribute('.result', 'role'), 'alert');
    // A new game begins without a question: nothing is lost.
    await page.click('.result [data-act="again"]');
    await page.click('[data-key="play"]');
    await page.waitForSelector('.app[data-game="four-board"], .app[data-game="orthodox"][data-ply="0"]');
  }));

test('orthodox: promotion is chosen on the square', () =>
  onPage(
    { saved: { game: 'orthodox', entries: 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5'.split(' ') } },
    async (page) => {
      await page.click(square('1:a7'));
      await page.click(square('1:b8'));
      const picker = page.locator('.xb-promotion');
      await picker.waitFor();
      assert.deepEqual(
        await picker.locator('button').evaluateAll((buttons) => buttons.map((b) => b.getAttribute('aria-label'))),
        ['white queen', 'white rook', 'white bishop', 'white knight'],
      );
      // It stands on the square.
      const [box, cell] = await Promise.all([picker.boundingBox(), page.locator('[data-spot="1:b8"]').boundingBox()]);
      assert(box && cell && Math.abs(box.x - cell.x) < 2 && Math.abs(box.y - cell.y) < 2);
      // The first button has the focus; Esc takes the choice back and the pawn stays selected.
      assert.equal(await (await focusedIn(page)).evaluate((now) => now?.getAttribute('data-promote')), 'q');
      await page.keyboard.press('Escape');
      await picker.waitFor({ state: 'detached' });
      assert.equal(await held(page, '1:a7'), 'white pawn');
      await page.click(square('1:b8'));
      await page.click('[data-promote="n"]');
      await reached(page, 9);
      assert.equal(await held(page, '1:b8'), 'white knight');
    },
  ));

test('a ply does not set again what everything inside is styled by', () =>
  onPage({}, async (page) => {
    await begin(page, 'four-board');
    await page.evaluate(() => {
      const own = /** @type {any} */ (window);
      own.again = [];
      /** @type {MutationCallback} */
      const note = (records) => {
        for (const { target, attributeName } of records)
          own.again.push(`${/** @type {Element} */ (target).localName} ${attributeName}`);
      };
      const trees = [document, ...[...document.querySelectorAll('crossboard-game')].map((host) => host.shadowRoot)];
      for (const tree of trees)
        if (tree)
          new MutationObserver(note).observe(tree, { attributeFilter: ['lang', 'dir', 'theme'], subtree: true });
    });
    await play(page, '1:e2e4 1:e7e5');
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).again), []);
    // What is watched is what changes with the language.
    await page.click('[data-set="language=ru"]');
    assert((await page.evaluate(() => /** @type {any} */ (window).again)).includes('crossboard-game lang'));
  }));

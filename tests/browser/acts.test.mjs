// What a person does beside playing a line: taking back, being refused, dragging, cancelling, keys, agreeing.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  address,
  begin,
  focusedIn,
  held,
  LINES,
  marked,
  marks,
  onPage,
  play,
  plies,
  reached,
  square,
  stopTime,
} from './page.mjs';

const PHONE = { width: 390, height: 844 };
/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

test('undo and redo, by button and by key, across a board that changed hands', () =>
  onPage({ saved: saved('four-board', 17) }, async (page) => {
    await page.click('.foot [data-act="undo"]');
    await reached(page, 16);
    assert.equal(await page.locator('.slot.a > .bw [data-board="1"]').count(), 1);
    assert.equal(await held(page, '1:d1'), 'white queen');
    await page.keyboard.press('u');
    await reached(page, 15);
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await reached(page, 17);
    assert.equal(await page.locator('.slot.a > .bw [data-board="4"]').count(), 1);
    assert(await page.isDisabled('.foot [data-act="redo"]'));
    // By the place of the key: a Russian keyboard works too.
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'г', code: 'KeyU' })));
    await reached(page, 16);
  }));

test('the result goes when it is undone', () =>
  onPage({ saved: saved('orthodox', 4) }, async (page) => {
    await page.waitForSelector('.result:visible');
    await page.keyboard.press('u');
    await page.waitForSelector('.result', { state: 'hidden' });
    assert.equal(await page.textContent('.turn strong'), 'Black to move');
  }));

test('a refused click says why, with the rule, and shifts nothing', () =>
  onPage({ saved: { game: 'four-board', entries: LINES['four-board'].split(' ').slice(0, 12) } }, async (page) => {
    const before = await page.locator('[data-board="1"]').boundingBox();
    // From a light square to a dark one: F9.
    await page.click(square('3:a2'));
    await page.click(square('1:d2'));
    const why = page.locator('.why');
    await why.waitFor();
    assert.equal(await why.getAttribute('role'), 'alert');
    assert.match((await why.textContent()) ?? '', /^Not d2 on board 1\. .+Rule F9/);
    assert.deepEqual(await marks(page, '1:d2'), ['refused']);
    assert.deepEqual(await page.locator('[data-board="1"]').boundingBox(), before);
    assert.equal(await plies(page), 12);
    // The rule opens in the help.
    await page.click('.why [data-rule="F9"]');
    await page.waitForSelector('details[data-rule="F9"][open]');
    assert.match((await page.textContent('details[open] summary')) ?? '', /colour/);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'hidden' });
    assert.deepEqual(await marks(page, '1:d2'), []);
  }));

test('refused: a piece of the other side, a piece that must stay, a square no piece goes to', () =>
  onPage({ saved: { game: 'orthodox', entries: ['e2e4', 'e7e5', 'd2d3', 'f8b4'] } }, async (page) => {
    const rule = () => page.locator('.why [data-rule]').getAttribute('data-rule');
    await page.click(square('1:e5'));
    assert.equal(await rule(), 'O6');
    // In check: the knight g1 has no ply that ends it.
    await page.click(square('1:g1'));
    assert.equal(await rule(), 'O7');
    await page.click(square('1:b1'));
    await page.click(square('1:b5'));
    assert.equal(await rule(), 'O1');
    // The piece stays selected, so that another square may be tried.
    assert.deepEqual(await marked(page, 'selected'), ['1:b1']);
    await page.click(square('1:a3'));
    assert.equal(await rule(), 'O7');
    assert.equal(await plies(page), 4);
  }));

test('a piece is chosen, chosen anew, and let go', () =>
  onPage({}, async (page) => {
    await begin(page, 'tranzit');
    await page.click(square('1:b1'));
    assert.deepEqual(await marked(page, 'selected'), ['1:b1']);
    assert.deepEqual((await marked(page, 'move')).sort(), ['1:a3', '1:c3']);
    assert.deepEqual(await marked(page, 'tranzit'), ['2:b1']);
    assert.equal(await page.getAttribute(square('2:b1'), 'aria-label'), 'b1, empty, tranzit to this square');
    await page.click(square('1:g1'));
    assert.deepEqual(await marked(page, 'selected'), ['1:g1']);
    await page.click(square('1:g1'));
    assert.deepEqual(await marked(page, 'selected'), []);
    await page.click(square('1:g1'));
    await page.keyboard.press('Escape');
    assert.deepEqual(await marked(page, 'selected'), []);
    assert.deepEqual(await marked(page, 'move'), []);
  }));

test('Esc once takes back a refusal with the piece that is held, whatever this may do besides, and by whatever it was refused', () =>
  onPage({ saved: saved('four-board', 12) }, async (page) => {
    const clear = async (/** @type {string} */ what) => {
      assert.equal(await page.locator('.why:visible').count(), 0, what);
      assert.deepEqual([...(await marked(page, 'selected')), ...(await marked(page, 'refused'))], [], what);
    };
    const box = async (/** @type {string} */ spot) => {
      const found = await page.locator(`[data-spot="${spot}"]`).boundingBox();
      assert(found);
      return /** @type {const} */ ([found.x + found.width / 2, found.y + found.height / 2]);
    };
    for (const [from, to] of /** @type {const} */ ([
      ['1:d1', '1:h8'],
      ['1:g1', '1:g5'],
      ['1:a1', '1:a8'],
    ])) {
      await page.click(square(from));
      await page.click(square(to));
      await page.waitForSelector('.why:visible');
      await page.keyboard.press('Escape');
      await clear(`clicks ${from} ${to}`);
      await page.mouse.move(...(await box(from)));
      await page.mouse.down();
      await page.mouse.move(...(await box(to)), { steps: 3 });
      await page.mouse.up();
      await page.waitForSelector('.why:visible');
      await page.keyboard.press('Escape');
      await clear(`a drag ${from} ${to}`);
    }
    assert.equal(await plies(page), 12);
  }));

test('dragging plays, across boards too; a drag that ends nowhere does not', () =>
  onPage({}, async (page) => {
    await begin(page, 'tranzit');
    /** @param {string} spot */
    const centre = async (spot) => {
      const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
      assert(box);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** @param {string} from @param {{ x: number, y: number }} to */
    const drag = async (from, to) => {
      const start = await centre(from);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
    };
    await drag('1:e2', await centre('1:e4'));
    assert.deepEqual((await marked(page, 'move')).sort(), ['1:e3', '1:e4']);
    await page.mouse.up();
    await reached(page, 1);
    assert.equal(await held(page, '1:e4'), 'black pawn'.replace('black', 'white'));
    await drag('1:g8', await centre('2:g8'));
    await page.mouse.up();
    await reached(page, 2);
    assert.equal(await held(page, '2:g8'), 'black knight');
    await drag('1:b1', { x: 640, y: 40 });
    await page.mouse.up();
    await drag('1:b1', await centre('1:c3'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    assert.equal(await plies(page), 2);
    assert.deepEqual(await marked(page, 'selected'), []);
    // A drag to a square where the piece may not go is refused in words.
    await drag('1:b1', await centre('1:b4'));
    await page.mouse.up();
    await page.waitForSelector('.why:visible');
    assert.equal(await plies(page), 2);
    // Only pieces that may be dragged keep a phone from scrolling.
    const touch = (/** @type {string} */ spot) =>
      page.$eval(`[data-spot="${spot}"]`, (cell) => getComputedStyle(cell).touchAction);
    assert.equal(await touch('1:b1'), 'none');
    assert.equal(await touch('1:b8'), 'auto');
  }));

test('by keyboard alone: squares, plies, promotion, panels', () =>
  onPage(
    { saved: { game: 'orthodox', entries: 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5'.split(' ') } },
    async (page) => {
      // One tab stop a board.
      assert.equal(await page.locator('[role="grid"] [tabindex="0"]').count(), 1);
      await page.focus('[role="grid"] [tabindex="0"]');
      const at = async () =>
        (await focusedIn(page)).evaluate((now) => now?.closest('[data-spot]')?.getAttribute('data-spot'));
      await page.keyboard.press('Control+Home');
      assert.equal(await at(), '1:a8');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      assert.deepEqual(await marked(page, 'selected'), ['1:a7']);
      assert.equal(await page.getAttribute('[data-spot="1:a7"]', 'aria-selected'), 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.getAttribute(square('1:b8'), 'aria-label'), 'b8, black knight, can be captured');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await reached(page, 9);
      assert.equal(await held(page, '1:b8'), 'white rook');
      await page.focus('[data-spot="1:b8"] button');
      await page.keyboard.press('End');
      assert.equal(await at(), '1:h8');
      await page.keyboard.press('Control+End');
      assert.equal(await at(), '1:h1');
      await page.focus('[data-tab="moves"]');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-tab')), 'game');
    },
  ));

test('flip turns every board, and board 2 of two goes to the left', () =>
  onPage({}, async (page) => {
    await begin(page, 'tranzit');
    const left = async (/** @type {string} */ board) =>
      (await page.locator(`[data-board="${board}"]`).boundingBox())?.x ?? 0;
    assert((await left('1')) < (await left('2')));
    await page.keyboard.press('f');
    await page.waitForSelector('.pair.turned');
    assert((await left('2')) < (await left('1')));
    const first = await page.locator('[data-board="1"] [data-spot]').first().getAttribute('data-spot');
    assert.equal(first, '1:h1');
    await play(page, '1:e2e4');
  }));

test('four-board stands so that one player is below everywhere', () =>
  onPage({ saved: { game: 'four-board' } }, async (page) => {
    const corner = (/** @type {number} */ board) =>
      page.locator(`[data-board="${board}"] [data-spot]`).first().getAttribute('data-spot');
    assert.deepEqual(await Promise.all([1, 2, 3, 4].map(corner)), ['1:a8', '2:h1', '3:a8', '4:h1']);
    await page.keyboard.press('f');
    await page.waitForSelector('.slot.a.up');
    assert.deepEqual(await Promise.all([1, 2, 3, 4].map(corner)), ['1:h1', '2:a8', '3:h1', '4:a8']);
  }));

test('resigning a board and agreeing a draw, each after a second word', () =>
  onPage({ saved: saved('four-board', 4) }, async (page) => {
    await page.click('[data-tab="game"]');
    await page.click('[data-act="resign"]');
    await page.check('[name="who"][value="second"]');
    await page.check('[name="what"][value="1"]');
    await page.click('[data-form="resign"] [type="submit"]');
    await reached(page, 5);
    assert.equal(await page.locator('.slot.a > .bw [data-board="4"]').count(), 1);
    await page.click('[data-act="draw"]');
    await page.click('[data-form="draw"] [type="submit"]');
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'Draw');
    await page.click('[data-panel="game"] [data-act="undo"]');
    await page.waitForSelector('.result', { state: 'hidden' });
    await page.click('[data-tab="moves"]');
    assert.match((await page.textContent('.rows')) ?? '', /Second resigned board 1\./);
  }));

test('tranzit: what is left may be drawn, and it is said what the points come from', () =>
  onPage({ saved: { game: 'tranzit', entries: ['1:e2e4', '1:e7e5', 'resign:second:1'] } }, async (page) => {
    await page.click('.tools [data-opens="game"]');
    for (const form of ['resign', 'draw']) {
      await page.click(`[data-act="${form}"]`);
      // Board 1 is decided: the whole match would say too much.
      assert.deepEqual(await page.$$eval('[name="what"]', (all) => all.map((e) => /** @type {any} */ (e).value)), [
        '2',
      ]);
    }
    await page.click('[data-form="draw"] [type="submit"]');
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'White wins, 1 : 0');
    assert.match(
      (await page.textContent('.result p > span')) ?? '',
      /^Both boards are decided\. Board 2 gives points only to those who have crossed to it\. Rule T21/,
    );
  }));

/** How the match ends, by what is done last; board 4 has come into play in place of board 1. */
const ENDS = /** @type {const} */ ([
  [
    'a control board is resigned',
    ['resign:first:4'],
    /^First resigned board 4\. Control board 4 is won, and the match with it\. Rule F17/,
  ],
  [
    'mate on a control board',
    LINES['four-board'].split(' ').slice(17),
    /^It is checkmate\. Control board 4 is won, and the match with it\. Rule F17/,
  ],
  ['both initial boards are won', ['resign:second:2'], /^Both initial boards are won by one player\. Rule F15/],
  ['the match is resigned', ['resign:first'], /^A player has resigned\. Rule O3/],
  ['a draw is agreed', ['draw'], /^The players have agreed to a draw\. Rule O3/],
  ['time runs out', ['flag:first'], /^A player's time has run out\. Rule O10/],
  ['no board is left', ['draw:4', 'draw:2'], /^Both slots are empty: no board is left in play\. Rule F18/],
]);
for (const [name, last, why] of ENDS)
  test(`four-board says why the match is over, and no board is in play then: ${name}`, () => {
    const entries = [...LINES['four-board'].split(' ').slice(0, 17), ...last];
    return onPage({ saved: { game: 'four-board', entries } }, async (page) => {
      await page.waitForSelector('.result:visible');
      assert.match((await page.textContent('.result p > span')) ?? '', why);
      const [, sentence = ''] = /^(.*) Rule/.exec((await page.textContent('.result p > span')) ?? '') ?? [];
      assert.equal(await page.textContent('.turn small'), sentence);
      assert((await page.textContent('.rows .end'))?.endsWith(sentence));
      await page.click('[data-tab="game"]');
      await page.click('.pieces summary');
      // Neither in the panel, nor in what is read out, nor beside the boards.
      const said = await page.evaluate(() => {
        const boards = document.querySelector('crossboard-game')?.shadowRoot;
        const spoken = [...(boards?.querySelectorAll('[role="grid"]') ?? [])].map((e) => e.getAttribute('aria-label'));
        const parts = document.querySelectorAll('.standing, .pieces, .result, .turn, .rows');
        const shown = [...parts, boards?.querySelector('.area')].map((part) => part?.textContent);
        return [...shown, ...spoken].join('\n');
      });
      assert.doesNotMatch(said, /(?<!left )in play/i);
      const left = await page.$$eval('.standing li', (all) => all.map((e) => e.textContent));
      assert.equal(left.filter((text) => text?.includes('not played to the end')).length, 3 - closed(last));
    });
  });
/** How many of boards 1, 2 and 4 are decided. @param {readonly string[]} last */
const closed = (last) => 1 + (last.length > 5 ? 1 : last.filter((entry) => /:\d$/.test(entry)).length);

test('a new game leaves the one that is under way where it is', () =>
  onPage({ saved: saved('orthodox', 2) }, async (page) => {
    await page.keyboard.press('n');
    await page.waitForSelector('.app.start');
    await page.click('[data-key="continue"]');
    await reached(page, 2);
    await page.keyboard.press('n');
    await page.click('[data-key="play"]');
    await reached(page, 0);
    await page.keyboard.press('n');
    assert.equal(await page.locator('.saved li').count(), 2);
    await page.click('.saved li:nth-child(2) .open');
    await reached(page, 2);
  }));

test('who begins: by choice or by lot, with names or without', () =>
  onPage({}, async (page) => {
    await page.fill('[data-key="name-0"]', 'Anna');
    await page.fill('[data-key="name-1"]', 'Boris');
    await page.click('[data-key="begins-1"]');
    await begin(page, 'orthodox');
    assert.equal(await page.textContent('.turn strong'), 'Boris to move');
    await play(page, 'e2e4');
    assert.equal(await page.textContent('.turn strong'), 'Anna to move');
    await page.keyboard.press('n');
    await page.click('[data-key="begins-lot"]');
    await page.click('.card[data-game="four-board"]');
    await page.click('[data-key="play"]');
    await page.waitForSelector('.app[data-game="four-board"]');
    assert.match((await page.textContent('.turn small')) ?? '', /^The lot fell to (Anna|Boris): begins\./);
  }));

test('tranzit is said before the ply lands, and a click does not wait for it', () =>
  onPage({}, async (page) => {
    await begin(page, 'tranzit');
    // Nothing lands by itself.
    await stopTime(page);
    await page.click(square('1:b1'));
    await page.click(square('2:b1'));
    assert.equal(await page.textContent('.called'), 'Tranzit!');
    assert.equal(await plies(page), 0);
    await page.click(square('1:a1'));
    await reached(page, 1);
    assert.equal(await held(page, '2:b1'), 'white knight');
    // Esc takes it back in time.
    await page.click(square('1:g8'));
    await page.click(square('2:g8'));
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    assert.equal(await plies(page), 1);
  }));

/** What has the focus. @param {import('playwright-core').Page} page */
const focused = async (page) =>
  (await focusedIn(page)).evaluate(
    (now) => now?.closest('[data-spot]')?.getAttribute('data-spot') ?? now?.getAttribute('data-act') ?? now?.tagName,
  );

test('the focus is never lost', async () => {
  for (const game of /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox'])) {
    await onPage({ saved: { game } }, async (page) => {
      await page.focus(square('1:b2'));
      await page.keyboard.press('f');
      assert.equal(await focused(page), '1:b2', game);
    });
  }
  await onPage(
    { saved: { game: 'orthodox', entries: 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5'.split(' ') } },
    async (page) => {
      for (const key of ['Escape', 'Enter']) {
        await page.click(square('1:a7'));
        await page.focus(square('1:b8'));
        await page.keyboard.press('Enter');
        await page.keyboard.press(key);
        assert.equal(await focused(page), '1:b8');
        if (key === 'Escape') await page.keyboard.press('Escape');
      }
      await page.click('[data-tab="game"]');
      await page.focus('[data-act="draw"]');
      await page.keyboard.press('Enter');
      await page.focus('[data-form] [type="submit"]');
      await page.keyboard.press('Enter');
      assert.equal(await focused(page), 'H2');
      await page.keyboard.press('n');
      assert.equal(await focused(page), 'H1');
      await page.focus('[data-key="play"]');
      await page.keyboard.press('Enter');
      await reached(page, 0);
      assert.equal(await focused(page), 'H1');
      await play(page, 'e2e4');
      await page.click('[data-tab="moves"]');
      await page.focus('.foot [data-act="undo"]');
      await page.keyboard.press('Enter');
      assert.equal(await focused(page), 'redo');
    },
  );
});

test('one question at a time; the last language asked for holds', () =>
  onPage({ saved: saved('orthodox', 2) }, async (page) => {
    await page.keyboard.press('n');
    const count = await page.evaluate(() => {
      const press = (/** @type {string} */ at) => /** @type {HTMLElement} */ (document.querySelector(at)).click();
      press('[data-set="language=ru"]');
      press('[data-set="language=en"]');
      press('[data-key^="delete-"]');
      press('[data-key^="delete-"]');
      return document.querySelectorAll('dialog').length;
    });
    assert.equal(count, 1);
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
  }));

test('what is agreed before the first ply stands in the list', () =>
  onPage({ saved: { game: 'four-board', entries: [] } }, async (page) => {
    await page.click('[data-tab="game"]');
    await page.click('[data-act="draw"]');
    await page.check('[name="what"][value="1"]');
    await page.click('[data-form] [type="submit"]');
    await reached(page, 1);
    await page.click('[data-tab="moves"]');
    assert.match((await page.textContent('.rows .note')) ?? '', /Draw agreed on board 1/);
  }));

test('the list of plies is touched only where it changes, and is the same as one made anew', () =>
  onPage({ saved: saved('four-board', 17) }, async (page) => {
    const rows = () => page.$eval('.rows', (list) => list.innerHTML);
    await page.evaluate(() => document.querySelector('.rows li')?.setAttribute('data-old', ''));
    for (let i = 0; i < 9; i++) await page.keyboard.press('u');
    for (let i = 0; i < 5; i++) await page.keyboard.press('r');
    await reached(page, 13);
    assert.equal(await page.locator('.rows [data-old]').count(), 1);
    await page.evaluate(() => document.querySelector('.rows li')?.removeAttribute('data-old'));
    const before = await rows();
    await page.reload();
    await reached(page, 13);
    assert.equal(await rows(), before);
  }));

for (const game of /** @type {const} */ (['orthodox', 'four-board']))
  test(`two fingers play nothing, whichever comes first and wherever the second lies: ${game}`, () =>
    onPage({ saved: saved(game, 0), viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      const cdp = await page.context().newCDPSession(page);
      /** @typedef {{ x: number, y: number, id?: number }} At */
      /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {At[]} touchPoints */
      const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      /** @param {string} spot @returns {Promise<At>} */
      const centre = async (spot) => {
        const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
        assert(box);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 };
      };
      const from = await centre('1:e2');
      const to = await centre('1:e4');
      const dock = await page.locator('.dock').boundingBox();
      assert(dock);
      const beside = { x: dock.x + 5, y: dock.y + 5 };
      const free = await centre('1:d5');
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, id: 0 };
      const nothing = async (/** @type {string} */ what) => {
        assert.equal(await plies(page), 0, what);
        assert.equal(await page.locator('.lifting, .lifted').count(), 0, what);
        assert.deepEqual(await marked(page, 'selected'), [], what);
      };
      for (const [what, second] of /** @type {const} */ ([
        ['on a board', free],
        ['on the square it may go to', to],
        ['beside the boards', beside],
      ])) {
        const other = { ...second, id: 1 };
        // The piece is in the air when the second finger comes; then the first goes on to a square where it might land.
        await touch('touchStart', [from]);
        await touch('touchMove', [half]);
        assert.equal(await page.locator('.lifted').count(), 1);
        await touch('touchStart', [half, other]);
        await touch('touchMove', [to, { ...other, y: other.y - 30 }]);
        await touch('touchEnd', []);
        await nothing(`lifted, ${what}`);
        // The second comes before the first has moved.
        await touch('touchStart', [from]);
        await touch('touchStart', [from, other]);
        await touch('touchMove', [half, other]);
        await touch('touchMove', [to, other]);
        await touch('touchEnd', [to]);
        await touch('touchEnd', []);
        await nothing(`pressed, ${what}`);
      }
      await touch('touchStart', [from]);
      await touch('touchMove', [half]);
      await touch('touchCancel', []);
      await nothing('broken off');
      // One finger drags as before.
      await touch('touchStart', [from]);
      await touch('touchMove', [half]);
      await touch('touchMove', [to]);
      await touch('touchEnd', []);
      await reached(page, 1);
    }));

test('another button, or one let go where nobody hears of it, ends a drag and plays nothing', () =>
  onPage({ saved: saved('orthodox', 0) }, async (page) => {
    const centre = async (/** @type {string} */ spot) => {
      const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
      assert(box);
      return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
    };
    const [from, half, to] = [await centre('1:e2'), await centre('1:e3'), await centre('1:e4')];
    const nothing = async (/** @type {string} */ what) => {
      assert.equal(await plies(page), 0, what);
      assert.equal(await page.locator('.lifting, .lifted').count(), 0, what);
    };
    for (const button of /** @type {const} */ (['right', 'middle'])) {
      await page.mouse.move(...from);
      await page.mouse.down({ button });
      await page.mouse.move(...to, { steps: 3 });
      await nothing(`with the ${button} button`);
      await page.mouse.up({ button });
      await nothing(`with the ${button} button`);
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...half, { steps: 3 });
      await page.mouse.down({ button });
      await page.mouse.move(...to, { steps: 3 });
      await page.mouse.up({ button });
      await page.mouse.up();
      await nothing(`and the ${button} button`);
    }
    /** A pen, or a mouse. @param {string} type @param {readonly [number, number]} at @param {{ pointerType: string, button?: number, buttons: number }} more */
    const pointer = (type, [clientX, clientY], { pointerType, button = 0, buttons }) =>
      page.evaluate(
        ({ type, init }) => {
          const boards = document.querySelector('crossboard-game')?.shadowRoot;
          boards
            ?.elementFromPoint(init.clientX, init.clientY)
            ?.dispatchEvent(
              new PointerEvent(type, { ...init, pointerId: 1, isPrimary: true, bubbles: true, composed: true }),
            );
        },
        { type, init: { clientX, clientY, pointerType, button, buttons } },
      );
    const pen = { pointerType: 'pen', buttons: 1 };
    await pointer('pointerdown', from, { ...pen, button: 2, buttons: 2 });
    await pointer('pointermove', to, { ...pen, button: -1, buttons: 2 });
    await nothing('by the barrel');
    await pointer('pointerdown', from, { ...pen, button: 5, buttons: 32 });
    await pointer('pointermove', to, { ...pen, button: -1, buttons: 32 });
    await nothing('by the eraser');
    await pointer('pointerdown', from, { pointerType: 'mouse', button: 0, buttons: 1 });
    await pointer('pointermove', to, { pointerType: 'mouse', button: -1, buttons: 0 });
    await nothing('after a release that was not heard');
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up();
    await reached(page, 1);
  }));

test('a flip in the middle of a drag leaves nothing lifted', () =>
  onPage({ saved: saved('orthodox', 2) }, async (page) => {
    const box = await page.locator('[data-spot="1:g1"]').boundingBox();
    assert(box);
    await page.mouse.move(box.x + 9, box.y + 9);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y - 60, { steps: 3 });
    await page.keyboard.press('f');
    await page.mouse.up();
    assert.equal(await page.locator('.lifting, .lifted').count(), 0);
  }));

test('a piece that is dragged is let go when there is another position: by a key, or from another tab', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4 e7e5');
    const other = await page.context().newPage();
    await other.goto(address());
    await reached(other, 2);
    const lift = async (/** @type {string} */ spot) => {
      const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
      assert(box);
      await page.mouse.move(box.x + 9, box.y + 9);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, box.y - 60, { steps: 3 });
      assert.equal(await page.locator('.lifted').count(), 1);
    };
    const down = async (/** @type {string} */ spot) => {
      assert.equal(await page.locator('.lifting, .lifted').count(), 0);
      assert.equal(await page.getAttribute(`[data-spot="${spot}"]`, 'style'), '');
      // It does not come back with the pointer.
      await page.mouse.move(400, 400, { steps: 2 });
      assert.equal(await page.locator('.lifting, .lifted').count(), 0);
      await page.mouse.up();
    };
    await lift('1:g1');
    await page.keyboard.press('u');
    await reached(page, 1);
    await down('1:g1');
    await play(page, 'e7e5');
    await lift('1:g1');
    await play(other, 'g1f3');
    await reached(page, 3);
    await down('1:g1');
    // What changes no position lets go of nothing.
    await lift('1:d7');
    await other.fill('#comment', 'Solid');
    await other.keyboard.press('Tab');
    await page.locator('.rows .said', { hasText: 'Solid' }).waitFor();
    assert.equal(await page.locator('.lifted').count(), 1);
    await page.mouse.up();
  }));

test('two pieces that glide on one board: the end of one leaves the other over the edges', () =>
  onPage({ saved: saved('orthodox', 0) }, async (page) => {
    const glides = () =>
      page.$$eval('.gliding, .glides', (all) =>
        all.map((each) => each.getAttribute('data-spot') ?? `board ${each.getAttribute('data-board')}`),
      );
    /** Plays without waiting, and holds what glides. @param {string} from @param {string} to */
    const glide = (from, to) =>
      page.evaluate(
        async ([from, to]) => {
          const root = document.querySelector('crossboard-game')?.shadowRoot;
          for (const spot of [from, to]) {
            const button = root?.querySelector(`[data-spot="${spot}"] button`);
            if (button instanceof HTMLElement) button.click();
          }
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          const piece = root?.querySelector(`[data-spot="${to}"] .xb-pc`);
          const [run] = piece?.getAnimations() ?? [];
          run?.pause();
          const held = /** @type {any} */ (window);
          held.runs = [...(held.runs ?? []), run];
        },
        [from, to],
      );
    const end = (/** @type {number} */ i) =>
      page.evaluate(async (i) => {
        const run = /** @type {any} */ (window).runs[i];
        run.finish();
        await run.finished;
        await new Promise(requestAnimationFrame);
      }, i);
    await glide('1:e2', '1:e4');
    await glide('1:e7', '1:e5');
    assert.deepEqual((await glides()).sort(), ['1:e4', '1:e5', 'board 1']);
    await end(0);
    assert.deepEqual((await glides()).sort(), ['1:e5', 'board 1']);
    await end(1);
    assert.deepEqual(await glides(), []);
  }));

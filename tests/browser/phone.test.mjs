// A phone, upright and on its side, down to a tiny frame: what is needed now is in sight and can be hit.
import assert from 'node:assert/strict';
import test from 'node:test';
import { COURSES } from '../../www/learn/courses.js';
import { ends, LINES, onPage, reached, resized, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The games of the courses. @type {Readonly<Record<string, string>>} */
const LAYOUT_GAMES = { slots: 'four-board', twins: 'tranzit', tall: 'double-move' };

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

/** Each game, and a piece that tells much when it is chosen. */
const PLACES = /** @type {const} */ ([
  ['four-board', 12, '1:d1'],
  ['tranzit', 8, '2:d2'],
  ['double-move', 4, '1:d6'],
  ['orthodox', 2, '1:g2'],
]);

/** Where everything stands. @param {Page} page */
const standing = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inside = document.querySelector('crossboard-game')?.shadowRoot;
    /** @param {ParentNode | null | undefined} root @param {string} at */
    const boxes = (root, at) =>
      [...(root?.querySelectorAll(at) ?? [])]
        .map((e) => e.getBoundingClientRect().toJSON())
        .filter((box) => box.width > 1 && box.height > 1);
    return {
      boards: boxes(inside, '.bw > .xb-board'),
      cells: boxes(inside, '.bw .xb-cell'),
      turn: boxes(document, '.turn strong, .result strong'),
      small: boxes(document, '.turn small, .result span'),
      dock: boxes(document, '.dock button'),
    };
  });

test('a phone on its side: boards to play on, the turn and the ways on in sight', async () => {
  for (const [game, count, spot] of PLACES)
    for (const [locale, plies] of /** @type {const} */ ([
      ['ru-RU', count],
      ['en-US', 99],
    ]))
      await onPage(
        {
          viewport: { width: 844, height: 390 },
          locale,
          hasTouch: true,
          reducedMotion: 'reduce',
          saved: saved(game, plies),
        },
        async (page) => {
          if (plies === count) await page.click(square(spot));
          for (const [width, height] of /** @type {const} */ ([
            [844, 390],
            [740, 360],
            [667, 375],
            [932, 430],
          ])) {
            await resized(page, width, height);
            const what = `${game} ${plies} at ${width}x${height}`;
            const { boards, cells, turn, small, dock } = await standing(page);
            assert(boards.length > 0 && cells.length > 0, what);
            for (const cell of cells) assert(cell.width >= 23.9, `${what}: a square of ${cell.width}`);
            // As high as the window where there is one board, as wide as the room where there are two.
            const tall = game === 'double-move';
            for (const box of boards) {
              assert(box.left >= 0 && box.right <= width, what);
              if (!tall) assert(box.top >= 0 && box.bottom <= height, `${what}: a board is not seen whole`);
              if (boards.length === 1) assert(box.height >= height - 16, `${what}: ${box.height}`);
              else assert(box.width * 2 >= (width - 132 - 60) * 0.7, `${what}: ${box.width}`);
            }
            for (const box of [...turn, ...small]) {
              assert(box.top >= 0 && box.bottom <= height && box.left >= 0, `${what}: words out of sight`);
              for (const board of boards) assert(box.right <= board.left + 1, `${what}: words over a board`);
            }
            assert(turn.length > 0, what);
            assert.equal(dock.length, 5, what);
            for (const box of dock) {
              assert(box.width >= 44 && box.height >= 44, `${what}: a button of ${box.width}x${box.height}`);
              assert(box.top >= 0 && box.bottom <= height && box.right <= width, what);
              for (const board of boards) assert(box.left >= board.right, `${what}: a button over a board`);
            }
            const cut = await page.$$eval('.turn, .dock span, .result, .result .btn', (all) =>
              all.filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map((e) => e.textContent),
            );
            assert.deepEqual(cut, [], what);
          }
        },
      );
});

test('a phone on its side: what is said, asked and typed lies over no board', async () => {
  for (const [width, height] of /** @type {const} */ ([
    [844, 390],
    [667, 375],
  ]))
    for (const [game, count, spot] of PLACES)
      await onPage(
        { viewport: { width, height }, locale: 'ru-RU', reducedMotion: 'reduce', saved: saved(game, count) },
        async (page) => {
          const clear = async (/** @type {string} */ at) => {
            const { boards } = await standing(page);
            const bar = await page.locator(at).boundingBox();
            assert(bar, `${game}: ${at}`);
            assert(bar.x >= 0 && bar.y >= 0 && bar.y + bar.height <= height, `${game}: ${at} is cut`);
            for (const board of boards) assert(bar.x + bar.width <= board.left + 1, `${game}: ${at} over a board`);
          };
          await page.click(square('1:a1'));
          if (await page.locator('.why:visible').count()) await clear('.why');
          await page.keyboard.press('Escape');
          await page.keyboard.press('m');
          await page.fill('#typed-move', 'hello');
          await page.keyboard.press('Enter');
          await clear('.entry');
          await page.keyboard.press('Escape');
          await page.click('.dock [data-act="menu"]');
          await page.click('[data-tab="settings"]');
          await page.click('[data-set="confirm"]');
          await page.click('.side .shut');
          await page.click(square(spot));
          await page.locator('.bw [data-marks~="move"] button').first().click();
          await clear('.proposal');
          await page.click('[data-act="confirm"]');
          await page.locator('.dock button').first().focus();
          await page.keyboard.press('ArrowLeft');
          await clear('.past');
        },
      );
});

for (const [width, height] of /** @type {const} */ ([
  [280, 200],
  [320, 256],
  [500, 240],
]))
  test(`a tiny frame, ${width}x${height}: nothing stands over what is to be seen, and all can be come to`, async () => {
    /** How much of the window is covered by what does not scroll with the rest. @param {Page} page */
    const covered = (page) =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const bars = [...document.querySelectorAll('.cta, .opts, .dock, .app > .side, .app > .turn')].filter((e) => {
          const box = e.getBoundingClientRect();
          if (box.height === 0) return false;
          // What goes up with the page when this is scrolled covers nothing.
          const scroller = [...document.querySelectorAll('.app, .app > .area')].find(
            (s) => s.contains(e) && s.scrollHeight > s.clientHeight && getComputedStyle(s).overflowY === 'auto',
          );
          if (!scroller) return true;
          const before = scroller.scrollTop;
          scroller.scrollTop = before + (before > 20 ? -20 : 20);
          const moved = Math.abs(e.getBoundingClientRect().top - box.top) > 10;
          scroller.scrollTop = before;
          return !moved;
        });
        return bars.reduce((sum, e) => sum + e.getBoundingClientRect().height, 0) / innerHeight;
      });
    const options = { viewport: { width, height }, hasTouch: true, locale: 'ru-RU' };
    await onPage(options, async (page) => {
      assert.equal(await covered(page), 0, 'start');
      await page.click('.card[data-game="tranzit"]');
      await page.click('[data-key="play"]');
      await page.waitForSelector('.app[data-game="tranzit"]');
    });
    for (const [game, count] of PLACES)
      await onPage({ ...options, saved: saved(game, count) }, async (page) => {
        assert.equal(await covered(page), 0, game);
        await page.locator('.bw .can button').first().click();
        await page.click('.dock [data-act="menu"]');
        await page.click('[data-tab="settings"]');
        await page.click('[data-set="coordinates"]');
      });
    await onPage(options, async (page) => {
      for (const hash of ['#learn=tranzit/2', '#learn=four-board/4', '#learn=double-move/end']) {
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await page.waitForSelector('.app.learn');
        assert.equal(await covered(page), 0, hash);
        await page.locator('.bw button:visible').first().click();
        await page.locator('.ways .btn').first().click();
      }
    });
  });

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
]))
  test(`both boards of tranzit are whole and over nothing, ${width}x${height}`, () =>
    onPage({ viewport: { width, height }, hasTouch: true, saved: saved('tranzit', 12) }, async (page) => {
      const { boards, dock } = await standing(page);
      const [first] = dock;
      assert.equal(boards.length, 2);
      assert(first);
      for (const box of boards) {
        assert(box.top >= 0 && box.bottom <= first.top, `${box.bottom} of ${first.top}`);
        assert(box.width >= 192, String(box.width));
      }
      const score = await page.locator('crossboard-game .sc').boundingBox();
      assert(score && score.x + score.width <= width);
      for (const box of boards)
        assert(
          score.y >= box.bottom || score.y + score.height <= box.top || score.x >= box.right,
          'the score on a board',
        );
    }));

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [360, 640],
  [568, 320],
]))
  test(`what a step is about is in sight when it opens, and an edge tells that there is more, ${width}x${height}`, () =>
    onPage({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' }, async (page) => {
      let scrolled = 0;
      for (const course of Object.values(COURSES)) {
        for (const [index, { id, show }] of course.steps.entries()) {
          const hash = `#learn=${LAYOUT_GAMES[course.id]}/${index + 1}`;
          await page.evaluate((to) => {
            location.hash = to;
          }, hash);
          await page.waitForSelector(`.app.learn[data-at="${index + 1}"]`);
          const spots = Object.keys(show.marks ?? {});
          // The bishop that decides the answer.
          if (hash === '#learn=tranzit/2' && width < height) spots.push('2:f3');
          if (hash === '#learn=double-move/1' && width < height) spots.push('1:d2', '1:e7');
          const seen = await page.evaluate(async (wanted) => {
            for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done));
            const inside = document.querySelector('crossboard-game')?.shadowRoot;
            const area = inside?.querySelector('.area');
            const place = document.querySelector('.place');
            const room = area?.getBoundingClientRect();
            if (!area || !room || !place) throw new Error('no boards');
            return {
              out: wanted.filter((spot) => {
                const box = inside?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
                return !box || box.top < room.top - 1 || box.bottom > room.bottom + 1;
              }),
              above: area.scrollTop > 8,
              below: area.scrollTop + area.clientHeight < area.scrollHeight - 8,
              said: ['above', 'below'].filter((edge) => place.hasAttribute(`data-${edge}`)),
              small: [...(inside?.querySelectorAll('[data-rank], [data-file]') ?? [])].filter(
                (cell) =>
                  cell.getBoundingClientRect().width >= 24 &&
                  // The badge of some marks takes the letter's place.
                  !cell.getAttribute('data-marks') &&
                  getComputedStyle(cell, cell.hasAttribute('data-rank') ? '::before' : '::after').display === 'none',
              ).length,
            };
          }, spots);
          assert.deepEqual(seen.out, [], `${hash}, ${id}`);
          assert.deepEqual(seen.said, [...(seen.above ? ['above'] : []), ...(seen.below ? ['below'] : [])], hash);
          assert.equal(seen.small, 0, `${hash}: squares without coordinates`);
          if (seen.above || seen.below) scrolled += 1;
        }
      }
      assert(width > height || scrolled > 0);
    }));

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [360, 740],
  [430, 932],
  [320, 568],
  [844, 390],
  [740, 360],
  [667, 375],
  [932, 430],
]))
  test(`lessons on a phone, ${width}x${height}: the boards use the room, and lie under nothing`, () =>
    onPage({ viewport: { width, height }, hasTouch: true, locale: 'ru-RU' }, async (page) => {
      for (const hash of ['tranzit/1', 'tranzit/2', 'tranzit/end', 'four-board/1', 'four-board/4', 'double-move/3']) {
        await page.evaluate((to) => {
          location.hash = `#learn=${to}`;
        }, hash);
        await page.waitForSelector('.app.learn .bw:visible');
        const seen = await page.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const inside = document.querySelector('crossboard-game')?.shadowRoot;
          const area = inside?.querySelector('.area');
          const card = document.querySelector('.task')?.getBoundingClientRect().toJSON();
          const boards = [...(inside?.querySelectorAll('.bw > .xb-board') ?? [])]
            .map((e) => e.getBoundingClientRect().toJSON())
            .filter((box) => box.width > 0);
          return { boards, card, room: area?.getBoundingClientRect().toJSON(), more: area?.scrollHeight ?? 0 };
        });
        assert(seen.boards.length > 0 && seen.card && seen.room, hash);
        const beside = seen.card.left > 0 && seen.card.left >= seen.room.right - 12;
        for (const box of seen.boards) {
          assert(box.left >= 0 && box.right <= (beside ? seen.card.left : width), `${hash}: under the card`);
          if (!hash.startsWith('tranzit') || width > height) continue;
          // Squares of a finger's width do not go twice above each other; what room there is, they have.
          const most = Math.min(width - 24 - 84, (seen.room.height - 8) / 2);
          assert(box.width >= Math.max(192, most - 14), `${hash}: ${box.width} of ${most}`);
          if (most >= 192) assert(seen.more <= seen.room.height + 1, `${hash}: it need not be scrolled`);
        }
      }
    }));

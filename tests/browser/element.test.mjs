// The element <crossboard-game> on somebody else's page.
import assert from 'node:assert/strict';
import test from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { DEFINE, drawn, LISTEN, onBlog } from './element-page.mjs';
import { focusedIn, held, LINES, marked, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {[type: string, detail: Record<string, unknown>, id: string]} Told */

const SCRIPTED = `${DEFINE}<script type="module" src="page.js"></script>`;
/** @param {keyof typeof LINES} game @param {number} [count] */
const moves = (game, count) => LINES[game].split(' ').slice(0, count).join(' ');
/** @param {Page} page @returns {Promise<Told[]>} */
const told = (page) =>
  page.evaluate(() => /** @type {{ told?: Told[] }} */ (/** @type {unknown} */ (window)).told ?? []);
/** The element of an id, or the only one. @param {Page} page @param {string} [id] */
const game = (page, id) => page.locator(id ? `crossboard-game#${id}` : 'crossboard-game');
/** @param {Page} page @param {string} [id] */
const shown = (page, id) => game(page, id).locator('.frame').getAttribute('data-ply');

test('a bare element is a diagram: a picture in words, nothing to reach or to press', () =>
  onBlog({ body: '<crossboard-game></crossboard-game>' }, async (page) => {
    assert.equal(
      await game(page).evaluate((/** @type {import('../../pkg/element.js').CrossboardGame} */ e) => e.mode),
      'diagram',
    );
    const board = game(page).getByRole('img').first();
    assert.match((await board.getAttribute('aria-label')) ?? '', /^board\. white rook a1, .*white king e1/);
    assert.equal(await game(page).locator('.turn, .controls').count(), 0);
    assert.equal(await game(page).locator('button:not(:disabled)').count(), 0);
    await page.keyboard.press('Tab');
    assert.equal(await (await focusedIn(page)).evaluate((e) => e?.tagName), 'BODY');
  }));

test('attributes: game, position, moves, orientation, coordinates, notation', () =>
  onBlog(
    {
      body:
        '<crossboard-game id="a" game="tranzit" position="4k3/8/8/8/8/8/8/4K3|8/8/8/3R4/8/8/8/8 w - - 0 1 ** -" orientation="second"></crossboard-game>' +
        `<crossboard-game id="b" game="double-move" coordinates="none" notation="figurine" ply="2" moves="${moves('double-move')}"></crossboard-game>` +
        '<crossboard-game id="c" moves="e2e4, e7e5\n g1f3" ply="99" notation="letters"></crossboard-game>',
    },
    async (page) => {
      assert.equal(await game(page, 'a').locator('.xb-pc[part~="piece"]:visible').count(), 5);
      assert.equal(
        await game(page, 'a').locator('[data-board="2"] [data-spot]').first().getAttribute('data-spot'),
        '2:h1',
      );
      assert.equal(await shown(page, 'b'), '2');
      const digits = (/** @type {string} */ id) =>
        game(page, id)
          .locator('[data-rank]')
          .first()
          .evaluate((cell) => getComputedStyle(cell, '::before').display);
      assert.equal(await digits('b'), 'none');
      assert.notEqual(await digits('c'), 'none');
      assert.match((await game(page, 'b').locator('[part="moves"]').textContent()) ?? '', /♘/);
      assert.equal(await shown(page, 'c'), '3');
      assert.equal(await game(page, 'c').locator('[aria-current]').textContent(), 'Nf3');
      await game(page, 'b').evaluate((e) => {
        e.setAttribute('coordinates', '');
        e.setAttribute('notation', 'none');
        e.setAttribute('ply', '4');
      });
      await drawn(page);
      assert.notEqual(await digits('b'), 'none');
      assert.equal(await game(page, 'b').locator('[part="moves"]:visible').count(), 0);
      assert.equal(await shown(page, 'b'), '4');
      await game(page, 'c').evaluate((e) => e.setAttribute('game', 'four-board'));
      await game(page, 'c').evaluate((e) => e.setAttribute('moves', '1:e2e4'));
      await drawn(page);
      assert.equal(await game(page, 'c').locator('[role="grid"]').count(), 4);
    },
  ));

test('properties: data in, data out, the last given holds; typed and reflected', () =>
  onBlog({ body: '<crossboard-game></crossboard-game>' }, async (page) => {
    const seen = await page.evaluate(async () => {
      const made = document.querySelector('crossboard-game');
      if (!made) return null;
      made.interactive = true;
      made.value = { v: 1, game: 'orthodox', entries: ['e2e4', 'e7e5'] };
      await made.ready;
      const first = [made.mode, made.ply, made.moves, made.position, made.getAttribute('interactive')];
      const played = made.play('g1f3');
      const second = [played.code, made.value?.entries, made.state?.player, made.undo(), made.redo(), made.redo()];
      made.flip();
      const third = [made.orientation];
      made.position = '7k/8/8/8/8/8/8/K5R1 w - - 0 1';
      await made.ready;
      const fourth = [made.value, made.position];
      made.interactive = false;
      made.moves = ['g1g8'];
      await made.ready;
      return { first, second, third, fourth, fifth: [made.mode, made.ply, made.moves] };
    });
    assert.deepEqual(seen, {
      first: ['play', 2, ['e2e4', 'e7e5'], 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', ''],
      second: ['g1f3', ['e2e4', 'e7e5', 'g1f3'], 'second', true, true, false],
      third: ['second'],
      fourth: [
        { v: 1, game: 'orthodox', start: '7k/8/8/8/8/8/8/K5R1 w - - 0 1', entries: [] },
        '7k/8/8/8/8/8/8/K5R1 w - - 0 1',
      ],
      fifth: ['view', 0, ['g1g8']],
    });
  }));

test('events: asked before, told after, told at the end; they bubble and are plain', () =>
  onBlog(
    {
      head: SCRIPTED,
      body: '<crossboard-game id="g" interactive></crossboard-game>',
      script: `${LISTEN}
        document.addEventListener('crossboard-move', (event) => { if (event.detail.move.code === 'a2a3') event.preventDefault(); });`,
    },
    async (page) => {
      await page.click(square('1:a2'));
      await page.click(square('1:a3'));
      assert.equal(await shown(page), '0');
      assert.deepEqual(await marked(page, 'selected'), []);
      assert.deepEqual(
        (await told(page)).map(([type]) => type),
        ['crossboard-move'],
      );
      for (const code of LINES.orthodox.split(' ')) {
        await page.click(square(`1:${code.slice(0, 2)}`));
        await page.click(square(`1:${code.slice(2)}`));
      }
      const all = await told(page);
      assert.deepEqual(
        all.slice(1).map(([type, , id]) => `${type} ${id}`),
        ['move', 'change', 'move', 'change', 'move', 'change', 'move', 'change', 'end'].map((t) => `crossboard-${t} g`),
      );
      const [, asked] = all[1] ?? [];
      assert.deepEqual(asked, {
        game: 'orthodox',
        move: {
          code: 'f2f3',
          kind: 'move',
          piece: { kind: 'p', color: 'w' },
          from: { board: 1, square: 'f2' },
          to: { board: 1, square: 'f3' },
        },
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      });
      const [, end] = all.at(-1) ?? [];
      assert.deepEqual(end?.outcome, { winner: 'second', reason: 'checkmate', rule: 'O5' });
      assert.match((await page.textContent('.turn')) ?? '', /Black wins/);
    },
  ));

test('a refusal says why, with the rule; promotion is chosen on the square', () =>
  onBlog(
    { body: '<crossboard-game interactive position="8/P6k/8/8/8/8/8/K7 w - - 0 1"></crossboard-game>' },
    async (page) => {
      await page.click(square('1:a1'));
      await page.click(square('1:a3'));
      const why = game(page).locator('.why');
      assert.match((await why.textContent()) ?? '', /^Not a3\. .+Rule O1$/);
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'hidden' });
      await page.click(square('1:a7'));
      await page.click(square('1:a8'));
      await page.click('[data-promote="n"]');
      assert.equal(await held(page, '1:a8'), 'white knight');
    },
  ));

test('every game can be played to the end on it', async () => {
  for (const id of /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox'])) {
    await onBlog(
      {
        head: SCRIPTED,
        script: LISTEN,
        body: `<crossboard-game game="${id}" interactive></crossboard-game>`,
        reducedMotion: 'reduce',
      },
      async (page) => {
        const outcome = await page.evaluate(async (line) => {
          const made = document.querySelector('crossboard-game');
          const press = (/** @type {string} */ spot) => {
            const button = made?.shadowRoot?.querySelector(`[data-spot="${spot}"] button`);
            if (button instanceof HTMLElement) button.click();
          };
          for (const code of line.split(' ')) {
            const found = /^(?:(\d):)?([a-h]\d+)(?:>(\d):)?([a-h]\d+)$/.exec(code);
            if (!found) return code;
            const [, board = '1', from, other = board, to] = found;
            press(`${board}:${from}`);
            press(`${other}:${to}`);
          }
          return made?.value?.entries.join(' ');
        }, LINES[id]);
        assert.equal(outcome, LINES[id]);
        assert.equal((await told(page)).filter(([type]) => type === 'crossboard-end').length, 1, id);
      },
    );
  }
});

test('by keyboard alone: squares, and the steps of a record', () =>
  onBlog(
    {
      body: `<crossboard-game id="p" interactive></crossboard-game><crossboard-game id="v" moves="${moves('orthodox')}"></crossboard-game>`,
    },
    async (page) => {
      const at = async () =>
        (await focusedIn(page)).evaluate(
          (e) => e?.closest('[data-spot]')?.getAttribute('data-spot') ?? e?.getAttribute('data-act'),
        );
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+End');
      await page.keyboard.press('ArrowUp');
      assert.equal(await at(), '1:h2');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      assert.equal(await shown(page, 'p'), '1');
      await game(page, 'v').locator('[data-act="nav.next"]').focus();
      for (const [key, ply] of /** @type {const} */ ([
        ['Enter', '1'],
        ['ArrowRight', '2'],
        ['ArrowLeft', '1'],
        ['End', '4'],
        ['ArrowRight', '4'],
        ['Home', '0'],
        ['ArrowLeft', '0'],
      ])) {
        await page.keyboard.press(key);
        assert.equal(await shown(page, 'v'), ply, key);
        assert.equal(await at(), 'nav.next');
      }
      assert.equal(await game(page, 'v').locator('output').textContent(), '0 of 4');
    },
  ));

test('a record is stepped through by buttons and by its moves, and not played on', () =>
  onBlog(
    {
      head: SCRIPTED,
      script: LISTEN,
      body: `<crossboard-game notation="letters" moves="${moves('tranzit')}" game="tranzit"></crossboard-game>`,
    },
    async (page) => {
      await page.click('[data-act="nav.last"]');
      assert.equal(await shown(page), '21');
      await page.click('[data-act="nav.previous"]');
      await page.click('.score-sheet button >> nth=4');
      assert.equal(await shown(page), '5');
      assert.equal(await page.getAttribute('[data-board="1"]', 'data-status'), 'closed');
      await page.click(square('2:e1'));
      assert.deepEqual(await marked(page, 'selected'), []);
      const events = await told(page);
      assert.deepEqual(
        events.map(([type, detail]) => `${type} ${detail.ply}`),
        [21, 20, 5].map((n) => `crossboard-change ${n}`),
      );
    },
  ));

test('boards stand the same way round in a page that is written from right to left', async () => {
  /** @type {(string | null | undefined)[][]} */
  const seen = [];
  for (const dir of ['ltr', 'rtl']) {
    await onBlog(
      {
        body: `<div dir="${dir}">${['four-board', 'tranzit', 'double-move']
          .map(
            (id) =>
              `<crossboard-game game="${id}" interactive moves="${moves(/** @type {'tranzit'} */ (id), 8)}" notation="letters"></crossboard-game>`,
          )
          .join('')}</div>`,
      },
      async (page) => {
        const row = page.locator('crossboard-game .xb-row:last-child');
        assert.ok((await row.count()) >= 7);
        // From the left, as they are seen.
        const files = await row.evaluateAll((rows) =>
          rows.map((one) =>
            [...one.children]
              .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
              .map((cell) => cell.getAttribute('data-file') ?? '')
              .join(''),
          ),
        );
        for (const line of files) assert.match(line, /^(abcdefgh|hgfedcba)$/);
        // Boards, names, tracks and buttons are where they were, too.
        const places = await page
          .locator('crossboard-game')
          .evaluateAll((all) =>
            all.map((game) =>
              [...(game.shadowRoot?.querySelectorAll('.frame *') ?? [])]
                .map((e) => Math.round(e.getBoundingClientRect().left))
                .join(),
            ),
          );
        seen.push([...files, ...places]);
      },
    );
  }
  assert.deepEqual(seen[1], seen[0]);
});

test('nothing of what a page says for its text goes on into the boards', () =>
  onBlog(
    {
      viewport: { width: 1300, height: 900 },
      css: `
        main { display: grid; grid-template-columns: 600px 600px }
        .loud {
          direction: rtl; text-align: right; text-align-last: center; text-indent: 40px; text-transform: uppercase;
          letter-spacing: 6px; word-spacing: 9px; white-space: pre; word-break: break-all; overflow-wrap: anywhere;
          line-break: anywhere; hyphens: auto; tab-size: 2; quotes: none; line-height: 4; color: red;
          font: italic small-caps 900 30px / 3 monospace; font-kerning: none; font-feature-settings: "smcp";
          font-variation-settings: "wght" 900; font-synthesis: none; text-shadow: 2px 2px red; text-emphasis: dot;
          text-underline-offset: 9px; text-underline-position: under; text-rendering: geometricprecision;
          -webkit-text-stroke: 2px red; -webkit-text-fill-color: lime; list-style: square inside; border-collapse: collapse;
          border-spacing: 9px; fill: lime; stroke: lime; fill-opacity: 0.3; stroke-opacity: 0.3; stroke-width: 9px;
          stroke-linecap: square; stroke-linejoin: bevel; stroke-dasharray: 1; paint-order: fill; text-anchor: end; text-wrap: balance;
        }
        .hidden { visibility: hidden }`,
      body: ['quiet', 'loud']
        .map(
          (name) =>
            `<div class="${name}"><crossboard-game class="g" interactive game="four-board" lang="en" notation="letters" moves="${moves('four-board', 20)}"></crossboard-game><crossboard-game class="g" moves="e2e4" lang="en" notation="letters"></crossboard-game><crossboard-game class="g" moves="e2" lang="en"></crossboard-game></div>`,
        )
        .join(''),
    },
    async (page) => {
      const leaks = await page.evaluate(() => {
        const [quiet, loud] = ['quiet', 'loud'].map((name) =>
          [...document.querySelectorAll(`.${name} .g`)].flatMap((game) => [
            ...(game.shadowRoot?.querySelectorAll('.frame, .frame *, .trouble') ?? []),
          ]),
        );
        if (!quiet || !loud || quiet.length !== loud.length || quiet.length < 900) return [`${quiet?.length}`];
        /** @type {Map<string, string>} */
        const found = new Map();
        for (const [i, one] of quiet.entries()) {
          const other = loud[i];
          if (!other) continue;
          const [mine, theirs] = [getComputedStyle(one), getComputedStyle(other)];
          for (const name of mine) {
            if (mine.getPropertyValue(name) !== theirs.getPropertyValue(name)) {
              found.set(
                name,
                `${name}: ${theirs.getPropertyValue(name)} (${other.tagName}.${other.getAttribute('class')})`,
              );
            }
          }
        }
        return [...found.values()];
      });
      assert.deepEqual(leaks, []);
      // Whoever hides a part of his page means all that is in it.
      await page.$eval('.loud', (e) => e.setAttribute('class', 'loud hidden'));
      assert.equal(await page.locator('.loud .xb-board').first().isVisible(), false);
      assert.equal(await page.locator('.quiet .xb-board').first().isVisible(), true);
    },
  ));

test('touch: a tap selects, a tap plays; the page still scrolls over what cannot be moved', () =>
  onBlog(
    { body: '<crossboard-game interactive></crossboard-game>', hasTouch: true, viewport: { width: 390, height: 844 } },
    async (page) => {
      await page.tap(square('1:e2'));
      assert.deepEqual((await marked(page, 'move')).sort(), ['1:e3', '1:e4']);
      await page.tap(square('1:e4'));
      assert.equal(await shown(page), '1');
      const touch = (/** @type {string} */ spot) =>
        page.$eval(`[data-spot="${spot}"]`, (cell) => getComputedStyle(cell).touchAction);
      assert.equal(await touch('1:e7'), 'none');
      assert.equal(await touch('1:e4'), 'auto');
    },
  ));

test('dragging plays inside a shadow root of the page', () =>
  onBlog(
    {
      head: SCRIPTED,
      body: '<div id="host"></div>',
      script: `${LISTEN}
        const root = document.querySelector('#host').attachShadow({ mode: 'open' });
        root.append(document.createElement('crossboard-game'));
        root.firstChild.interactive = true;`,
      waits: false,
    },
    async (page) => {
      const box = await page.locator('[data-spot="1:d2"]').boundingBox();
      assert(box);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y - box.height, { steps: 4 });
      await page.mouse.move(box.x + box.width / 2, box.y - 1.5 * box.height, { steps: 4 });
      await page.mouse.up();
      assert.equal(await shown(page), '1');
      // Heard in the page, from the host.
      assert.deepEqual(
        (await told(page)).map(([type, , id]) => [type, id]),
        [
          ['crossboard-move', 'host'],
          ['crossboard-change', 'host'],
        ],
      );
    },
  ));

test('theming: a custom property, a part, a theme', () =>
  onBlog(
    {
      css: `
        #a { --crossboard-sq-dark: rgb(1, 2, 3); --crossboard-board: 240px; }
        #b::part(square dark) { background: rgb(4, 5, 6); }
        #b::part(controls) { display: none; }
        #c { --crossboard-paper: rgb(7, 8, 9); }`,
      body:
        '<crossboard-game id="a"></crossboard-game><crossboard-game id="b" interactive></crossboard-game>' +
        '<crossboard-game id="c" theme="dark"></crossboard-game><crossboard-game id="d" theme="light"></crossboard-game>',
    },
    async (page) => {
      const ground = (/** @type {string} */ id, selector = '.xb-cell.dark') =>
        game(page, id)
          .locator(selector)
          .first()
          .evaluate((e) => getComputedStyle(e).backgroundColor);
      assert.equal(await ground('a'), 'rgb(1, 2, 3)');
      assert.equal((await game(page, 'a').locator('.xb-board').boundingBox())?.width, 240);
      assert.equal(await ground('b'), 'rgb(4, 5, 6)');
      assert.equal(await game(page, 'b').locator('.controls:visible').count(), 0);
      assert.equal(await ground('c', '.frame'), 'rgb(7, 8, 9)');
      const light = await ground('d');
      const dark = await ground('c');
      assert.notEqual(light, dark);
      await game(page, 'd').evaluate((e) => e.removeAttribute('theme'));
      assert.equal(await ground('d'), light);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.equal(await ground('d'), dark);
      await game(page, 'd').evaluate((e) => e.setAttribute('theme', 'light'));
      assert.equal(await ground('d'), light);
    },
  ));

test('several on one page: no shared ids, no style text, nothing left in the page; each its own game', () =>
  onBlog(
    {
      css: 'p { margin: 7px } button { border: 3px solid red }',
      body:
        '<p id="own">text</p>' +
        ['four-board', 'tranzit', 'double-move', 'orthodox', 'orthodox']
          .map((id) => `<crossboard-game game="${id}" interactive></crossboard-game>`)
          .join(''),
    },
    async (page) => {
      assert.equal(await page.locator('crossboard-game [id]').count(), 0);
      assert.equal(await page.locator('crossboard-game style, crossboard-game link').count(), 0);
      assert.equal(
        await page.evaluate(() => document.adoptedStyleSheets.length + document.querySelectorAll('style').length),
        0,
      );
      assert.equal(await page.$eval('#own', (p) => getComputedStyle(p).margin), '7px');
      assert.equal(await page.$eval('crossboard-game .xb-square', (b) => getComputedStyle(b).borderTopWidth), '0px');
      const [one, two] = [game(page).nth(3), game(page).nth(4)];
      await one.locator('[data-spot="1:e2"] button').click();
      await two.locator('[data-spot="1:d2"] button').click();
      await two.locator('[data-spot="1:d4"] button').click();
      assert.equal(await one.locator('.frame').getAttribute('data-ply'), '0');
      assert.equal(await one.locator('[data-marks~="selected"]').count(), 1);
      assert.equal(await two.locator('.frame').getAttribute('data-ply'), '1');
    },
  ));

test('columns from 160 px on: nothing is wider than its place, boards are square', async () => {
  for (const width of [160, 200, 320, 560, 860]) {
    for (const lang of width < 500 ? ['en', 'ru'] : ['ru']) {
      await onBlog(
        {
          lang,
          css: `main { width: ${width}px }`,
          body: /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox'])
            .flatMap((id) => [
              `<crossboard-game game="${id}" interactive moves="${moves(id, 8)}" notation="letters"></crossboard-game>`,
              `<crossboard-game game="${id}" moves="${moves(id)}" ply="99" notation="letters"></crossboard-game>`,
            ])
            .join(''),
        },
        async (page) => {
          const wide = await page.locator('crossboard-game').evaluateAll((all) =>
            all.flatMap((e) => {
              const frame = e.shadowRoot?.querySelector('.frame')?.getBoundingClientRect();
              return [...(e.shadowRoot?.querySelectorAll('.frame *') ?? [])]
                .filter((inner) => {
                  const box = inner.getBoundingClientRect();
                  // What is there for the ear alone takes no room.
                  if (!frame || box.width <= 1 || inner.closest('.vh, svg')) return false;
                  return box.right > frame.right + 0.6 || box.left < frame.left - 0.6;
                })
                .map((inner) => `${e.getAttribute('game')} ${inner.tagName}.${inner.getAttribute('class')}`);
            }),
          );
          assert.deepEqual(wide, [], `${width} ${lang}`);
          const shapes = await page.locator('crossboard-game .xb-cell').evaluateAll((cells) => {
            const boxes = cells.map((c) => c.getBoundingClientRect()).filter((b) => b.width > 0);
            return boxes.filter((b) => Math.abs(b.width - b.height) > 0.6 || b.width < 12).length;
          });
          assert.equal(shapes, 0, `${width} ${lang}`);
        },
      );
    }
  }
});

test('removed, put back and moved, it keeps its game and hears no more than it should', () =>
  onBlog(
    {
      head: SCRIPTED,
      script: LISTEN,
      body: '<div id="x"><crossboard-game id="g" interactive lang="en"></crossboard-game></div><div id="y"></div>',
    },
    async (page) => {
      await page.click(square('1:e2'));
      await page.click(square('1:e4'));
      await page.evaluate(() => {
        const made = document.querySelector('crossboard-game');
        if (made) document.querySelector('#y')?.append(made);
      });
      await drawn(page);
      assert.equal(await shown(page), '1');
      await page.click(square('1:e7'));
      await page.click(square('1:e5'));
      assert.equal((await told(page)).length, 4);
      const kept = await page.evaluate(async () => {
        const made = document.querySelector('crossboard-game');
        if (!made) return null;
        made.remove();
        made.play('g1f3');
        made.setAttribute('orientation', 'second');
        made.setAttribute('lang', 'ru');
        await new Promise((done) => setTimeout(done, 30));
        document.querySelector('#x')?.append(made);
        await made.ready;
        return made.value?.entries;
      });
      assert.deepEqual(kept, ['e2e4', 'e7e5', 'g1f3']);
      assert.equal(await page.locator('[data-spot]').first().getAttribute('data-spot'), '1:h1');
      assert.equal(await page.textContent('.turn strong'), 'Ход чёрных');
      // Into another document and back.
      await page.evaluate(async () => {
        const made = document.querySelector('crossboard-game');
        const frame = document.createElement('iframe');
        document.body.append(frame);
        if (!made || !frame.contentDocument) return;
        frame.contentDocument.body.append(made);
        await made.ready;
        document.querySelector('#x')?.append(made);
        await made.ready;
      });
      const box = await page.locator('.xb-board').boundingBox();
      assert(box && box.width > 300 && Math.abs(box.width - box.height) < 1);
    },
  ));

test('removed elements are let go', () =>
  onBlog({ body: '', waits: false }, async (page) => {
    await page.evaluate(async () => {
      await customElements.whenDefined('crossboard-game');
      const refs = [];
      for (let i = 0; i < 20; i++) {
        const made = document.createElement('crossboard-game');
        made.interactive = true;
        document.querySelector('main')?.append(made);
        await made.ready;
        made.remove();
        refs.push(new WeakRef(made));
      }
      Object.assign(window, { refs });
    });
    const session = await page.context().newCDPSession(page);
    for (let i = 0; i < 3; i++) {
      await page.waitForTimeout(50);
      await session.send('HeapProfiler.collectGarbage');
    }
    const alive = await page.evaluate(
      () =>
        /** @type {{ refs?: WeakRef<object>[] }} */ (/** @type {unknown} */ (window)).refs?.filter((ref) => ref.deref())
          .length,
    );
    assert(alive !== undefined && alive <= 1, `${alive} of 20 are alive`);
  }));

test('upgraded late: properties that were set before are heeded, attributes too', () =>
  onBlog(
    {
      head: '<script type="module" src="page.js"></script>',
      body: '<crossboard-game orientation="second"></crossboard-game>',
      script: `
        const made = document.querySelector('crossboard-game');
        made.value = { v: 1, game: 'tranzit', entries: ['1:e2e4'] };
        made.interactive = true;
        made.notation = 'letters';
        const { define } = await import('./pkg/element.js');
        const { CrossboardGame } = await import('./pkg/element.js');
        define();
        define();
        window.same = customElements.get('crossboard-game') === CrossboardGame;
        await made.ready;`,
    },
    async (page) => {
      assert.equal(await game(page).locator('[role="grid"]').count(), 2);
      assert.equal(await shown(page), '1');
      assert.equal(await page.textContent('.score-sheet li >> nth=0'), '1.i e4');
      assert.deepEqual(
        await page.evaluate(() => {
          const made = document.querySelector('crossboard-game');
          return [
            Object.keys(made ?? {}).filter((key) => key !== 'presented'),
            made?.mode,
            made?.orientation,
            'same' in window && window.same,
          ];
        }),
        [[], 'play', 'second', true],
      );
    },
  ));

test('the script twice, in two versions: the first one stays, and nobody complains', () =>
  onBlog(
    {
      head: `${DEFINE}${DEFINE}<script type="module" src="pkg/define.js?again"></script><script type="module" src="pkg/element.js?other"></script>`,
      body: '<crossboard-game></crossboard-game>',
    },
    async (page) => {
      const [first, second] = await page.evaluate(async () => {
        const before = customElements.get('crossboard-game');
        const address = new URL('pkg/element.js?other', location.href).href;
        /** @type {typeof import('../../pkg/element.js')} */
        const { define, CrossboardGame } = await import(address);
        define();
        define('another-board');
        return [
          customElements.get('crossboard-game') === before,
          customElements.get('another-board') !== CrossboardGame,
        ];
      });
      assert(first && second);
    },
  ));

test('what stands inside is shown without scripts, if the script fails, and if it cannot be drawn', async () => {
  const body = '<crossboard-game moves="e2e5"><p id="instead">1. e4 e5</p></crossboard-game>';
  const visible = async (/** @type {Page} */ page) => assert(await page.isVisible('#instead'));
  await onBlog({ body, javaScriptEnabled: false, waits: false }, visible);
  await onBlog({ body, head: '<script type="module" src="gone.js"></script>', waits: false, problems: /404/ }, visible);
  await onBlog({ body, head: SCRIPTED, script: LISTEN }, async (page) => {
    await visible(page);
    assert.equal(await page.locator('.trouble').count(), 0);
    await page.evaluate(() => document.querySelector('crossboard-game')?.setAttribute('moves', 'e2e4'));
    await drawn(page);
    assert(!(await page.isVisible('#instead')));
    assert.equal(await game(page).locator('[role="grid"]').count(), 1);
    await page.evaluate(() => document.querySelector('crossboard-game')?.setAttribute('game', 'checkers'));
    await drawn(page);
    await visible(page);
    assert.equal((await told(page)).at(-1)?.[1].code, 'unknown-game');
  });
  // A policy that forbids WebAssembly.
  await onBlog(
    {
      body: '<crossboard-game><p id="instead">1. e4 e5</p></crossboard-game>',
      head: `<script type="module" src="page.js"></script>${DEFINE}`,
      script: LISTEN,
      policy: "default-src 'none'; script-src 'self'; style-src 'self'",
      problems: /WebAssembly|wasm/i,
    },
    async (page) => {
      await visible(page);
      assert.equal((await told(page)).at(-1)?.[1].code, 'load-failed');
    },
  );
  // With nothing inside it says itself what is wrong.
  await onBlog({ body: '<crossboard-game position="8/8 w"></crossboard-game>' }, async (page) => {
    assert.match((await page.textContent('.trouble')) ?? '', /“position”\. Fields: .+ \(character 6\)/);
  });
});

test('what is changed while it draws or fails is drawn too', () =>
  onBlog(
    {
      head: SCRIPTED,
      body: '<crossboard-game position="nonsense"></crossboard-game>',
      script: `document.addEventListener('crossboard-error', ({ target }) => target.removeAttribute('position'), { once: true });`,
      waits: false,
    },
    async (page) => {
      await page.waitForFunction(() => document.querySelector('crossboard-game')?.state?.started === false);
      assert.equal(await game(page).locator('.trouble').count(), 0);
      const ply = await page.evaluate(async () => {
        const made = document.querySelector('crossboard-game');
        if (!made) return null;
        made.moves = 'e2e4 e7e5';
        queueMicrotask(() => made.setAttribute('ply', '1'));
        await made.ready;
        made.setAttribute('ply', '2');
        await made.ready;
        return made.ply;
      });
      assert.equal(ply, 2);
    },
  ));

test('a record cannot be taken back; the result is announced; Esc lets go', () =>
  onBlog(
    {
      body:
        `<crossboard-game id="v" game="double-move" moves="${moves('double-move')}" ply="2"></crossboard-game>` +
        `<crossboard-game id="p" interactive moves="${moves('orthodox', 3)}"></crossboard-game>`,
    },
    async (page) => {
      assert.equal(await game(page, 'v').locator('.plies li.done').count(), 1);
      assert.equal(await game(page, 'v').locator('.plies button').count(), 0);
      const live = game(page, 'p').locator('.turn p');
      assert.equal(await live.getAttribute('aria-live'), 'polite');
      const box = await game(page, 'p').locator('[data-spot="1:d8"]').boundingBox();
      assert(box);
      await page.mouse.move(box.x + 9, box.y + 9);
      await page.mouse.down();
      await page.mouse.move(box.x + 9, box.y + 60, { steps: 3 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      assert.equal(await game(page, 'p').locator('.lifted, [data-marks~="selected"]').count(), 0);
      await game(page, 'p').locator('[data-spot="1:d8"] button').click();
      await game(page, 'p').locator('[data-act="flip"]').focus();
      await page.keyboard.press('Escape');
      assert.equal(await game(page, 'p').locator('[data-marks~="selected"]').count(), 0);
      await game(page, 'p').locator('[data-spot="1:d8"] button').click();
      await game(page, 'p').locator('[data-spot="1:h4"] button').click();
      assert.equal(await live.getAttribute('aria-live'), 'assertive');
    },
  ));

test('the language is the nearest one, then the browser’s', () =>
  onBlog(
    {
      lang: 'ru',
      locale: 'en-US',
      body:
        '<crossboard-game id="a" interactive></crossboard-game><div lang="en-GB"><crossboard-game id="b" interactive></crossboard-game></div>' +
        '<crossboard-game id="c" interactive lang="de"></crossboard-game>',
    },
    async (page) => {
      const says = (/** @type {string} */ id) => game(page, id).locator('.turn strong').textContent();
      assert.deepEqual(await Promise.all(['a', 'b', 'c'].map(says)), ['Ход белых', 'White to move', 'White to move']);
      await game(page, 'c').evaluate((e) => e.setAttribute('lang', 'ru'));
      await drawn(page);
      assert.equal(await says('c'), 'Ход белых');
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
      await page.waitForTimeout(20);
      await drawn(page);
      assert.equal(await says('a'), 'White to move');
    },
  ));

test('in a hidden place it is drawn, and is whole when it comes to sight', () =>
  onBlog(
    { css: '.off { display: none }', body: '<div class="off"><crossboard-game interactive></crossboard-game></div>' },
    async (page) => {
      await page.evaluate(() => document.querySelector('.off')?.removeAttribute('class'));
      const box = await page.locator('.xb-board').boundingBox();
      assert(box && box.width > 300 && Math.abs(box.width - box.height) < 1);
    },
  ));

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const lang of ['en', 'ru']) {
    test(`no accessibility violation, ${colorScheme}, ${lang}`, () =>
      onBlog(
        {
          colorScheme,
          lang,
          reducedMotion: 'reduce',
          css: 'body { background: canvas } :root { color-scheme: light dark }',
          body: /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox'])
            .flatMap((id) => [
              `<crossboard-game game="${id}" interactive moves="${moves(id, 8)}"></crossboard-game>`,
              `<crossboard-game game="${id}" moves="${moves(id)}" ply="3" notation="letters"></crossboard-game>`,
              `<crossboard-game game="${id}"></crossboard-game>`,
            ])
            .join(''),
        },
        async (page) => {
          await game(page).first().locator('.can button').first().click();
          const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
          assert.deepEqual(
            violations.map(
              (v) =>
                `${v.id} ${v.nodes
                  .map((n) => n.target.join(' '))
                  .slice(0, 3)
                  .join(', ')}`,
            ),
            [],
          );
        },
      ));
  }
}

// The element <crossboard-game> on somebody else's page.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './axe.mjs';
import { DEFINE, drawn, LISTEN, onBlog } from './element-page.mjs';
import { focusedIn, held, LINES, marked, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {[type: string, detail: Record<string, unknown>, id: string]} Told */

const SCRIPTED = `${DEFINE}<script type="module" src="page.js"></script>`;
/** The same where what is told at once is to be heard. */
const HEARD = `<script type="module" src="page.js"></script>${DEFINE}`;
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

test('an element that is taken away while a piece is dragged has it in its place when it is put back', () =>
  onBlog({ body: '<crossboard-game id="a" game="orthodox" interactive></crossboard-game>' }, async (page) => {
    const box = await page.locator('[data-spot="1:d2"]').boundingBox();
    assert(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - box.height, { steps: 4 });
    assert.equal(await page.locator('.lifted').count(), 1);
    await page.evaluate(async () => {
      const element = document.querySelector('crossboard-game');
      element?.remove();
      await new Promise(requestAnimationFrame);
      if (element) document.body.append(element);
    });
    await page.mouse.move(box.x, box.y, { steps: 2 });
    await page.mouse.up();
    const untouched = async () => {
      assert.equal(await page.locator('.lifted, .lifting').count(), 0);
      assert.equal(await page.locator('[data-spot][style*="--dx"]').count(), 0);
    };
    await untouched();
    await page.click('[data-spot="1:d2"] button');
    await page.click('[data-spot="1:d4"] button');
    assert.equal(await shown(page), '1');
    await untouched();
  }));

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
          // What is said of a board is there to be read: not cut off, and nothing lies over anything.
          const covered = await page.locator('crossboard-game').evaluateAll((all) =>
            all.flatMap((e) => {
              const frame = e.shadowRoot?.querySelector('.frame');
              if (!frame) return ['no frame'];
              /** @type {[what: string, box: DOMRect, of: Element][]} */
              const seen = [...frame.querySelectorAll('.ic')].map((icon) => [
                'icon',
                icon.getBoundingClientRect(),
                icon,
              ]);
              const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
              for (let node = walk.nextNode(); node; node = walk.nextNode()) {
                const of = node.parentElement;
                // For the ear alone.
                if (!of || of.closest('.vh, .royal p')) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                for (const box of range.getClientRects()) seen.push([node.textContent ?? '', box, of]);
              }
              const found = [...frame.querySelectorAll('.tag span, .bname em')]
                .filter((tag) => tag.scrollWidth > tag.clientWidth + 1)
                .map((tag) => `cut off: ${tag.textContent}`);
              for (const [i, [what, a, one]] of seen.entries()) {
                for (const [other, b, two] of seen.slice(i + 1)) {
                  // The list scrolls under what stands beside it.
                  if (one === two || one.closest('.score-sheet') !== two.closest('.score-sheet')) continue;
                  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                  if (x > 1 && y > 3) found.push(`${e.getAttribute('game')}: ${what} / ${other}`);
                }
              }
              return found;
            }),
          );
          assert.deepEqual(covered, [], `${width} ${lang}`);
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
      body: '<crossboard-game orientation="second" game="orthodox" moves="e2e4"></crossboard-game>',
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

test('what is wrong is told once, with its code, the attribute and the reader’s language', async () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  /** @type {[attributes: string, code: string, attribute: string, english: RegExp, russian: RegExp][]} */
  const wrong = [
    ['game="checkers"', 'unknown-game', 'game', /“game”\. There is no such game/, /«game»\. Такой игры нет/],
    ['game=""', 'unknown-game', 'game', /“game”/, /«game»/],
    ['position="8/8 w"', 'invalid-position', 'position', /“position”\. Fields: /, /«position»\. Поля записи: /],
    [`game="tranzit" position="${start}"`, 'invalid-position', 'position', /“position”/, /«position»/],
    [
      'moves="e2e4 e7e6 e2e4"',
      'illegal-move',
      'moves',
      /“moves”, entry 3, “e2e4”\. Nothing stands/,
      /«moves», запись 3, «e2e4»\. /,
    ],
    [
      'moves="e2e4,e9e5"',
      'invalid-code',
      'moves',
      /entry 2, “e9e5”\. That is no move text/,
      /запись 2, «e9e5»\. Это не запись хода/,
    ],
    [`moves="${'x'.repeat(900)}"`, 'invalid-code', 'moves', /entry 1, “x{40}…”\. That/, /запись 1, «x{40}…»\. Это/],
    [`moves="${LINES.orthodox} e2e4"`, 'game-over', 'moves', /entry 5, “e2e4”/, /запись 5, «e2e4»/],
    ['moves="resign:third"', 'invalid-code', 'moves', /entry 1, “resign:third”/, /запись 1/],
  ];
  for (const lang of ['en', 'ru']) {
    await onBlog(
      {
        head: HEARD,
        script: LISTEN,
        lang,
        // By the parser, and once more by a script that sets the same on an element that stands there already.
        body: wrong.map(([attributes], i) => `<crossboard-game id="p${i}" ${attributes}></crossboard-game>`).join(''),
      },
      async (page) => {
        for (const [i, [, code, attribute, english, russian]] of wrong.entries()) {
          const all = (await told(page)).filter(([, , id]) => id === `p${i}`);
          assert.deepEqual(
            all.map(([type, detail]) => [type, detail.code, detail.attribute]),
            [['crossboard-error', code, attribute]],
          );
          // The event is for who writes the page, the element for who reads it.
          assert.match(String(all[0]?.[1].message), english);
          const note = game(page, `p${i}`).locator('.trouble');
          assert.match((await note.textContent()) ?? '', lang === 'en' ? english : russian);
          assert.equal(await note.getAttribute('lang'), lang);
        }
        // Nothing else that is set makes it fail again; another language is another sentence.
        const before = (await told(page)).length;
        await page.evaluate(async () => {
          for (const e of document.querySelectorAll('crossboard-game')) {
            e.theme = 'dark';
            e.orientation = 'second';
            e.setAttribute('lang', 'ru');
            await e.ready;
          }
        });
        assert.equal((await told(page)).length, before);
        assert.match((await game(page, 'p0').locator('.trouble').textContent()) ?? '', /Такой игры нет/);
        // The same mistake again is a mistake again.
        await game(page, 'p0').evaluate((e) => e.setAttribute('game', 'checkers'));
        await drawn(page);
        assert.equal((await told(page)).length, before + 1);
        const caught = await page.evaluate(() => {
          const failed = document.querySelector('crossboard-game');
          try {
            failed?.play('e2e4');
            return null;
          } catch (error) {
            const { name, code, message } = /** @type {{ name: string, code: string, message: string }} */ (error);
            return [name, code, message];
          }
        });
        assert.deepEqual(caught?.slice(0, 2), ['NotReadyError', 'not-ready']);
        assert.match(caught?.[2] ?? '', /crossboard-error/);
        assert.doesNotMatch(caught?.[2] ?? '', /init\(\)/);
      },
    );
  }
  // By data.
  await onBlog({ head: HEARD, script: LISTEN, body: '<crossboard-game></crossboard-game>' }, async (page) => {
    for (const [value, message] of /** @type {[unknown, RegExp][]} */ ([
      [{ v: 2 }, /“value”\. .*"v" must be 1/],
      [{ v: 1, game: 'orthodox', entries: ['e2e4', 'e2e4'] }, /“value”, entry 2, “e2e4”\. Nothing stands/],
      ['text', /“value”/],
    ])) {
      const last = await page.evaluate(async (given) => {
        const made = document.querySelector('crossboard-game');
        if (made) made.value = /** @type {never} */ (given);
        await made?.ready;
        return made?.state;
      }, value);
      assert.equal(last, null);
      const [, detail] = (await told(page)).at(-1) ?? [];
      assert.deepEqual([detail?.code, detail?.attribute], ['invalid-json', 'value']);
      assert.match(String(detail?.message), message);
    }
  });
});

test('who has no WebAssembly reads a sentence, and the page hears why', async () => {
  for (const [lang, sentence] of /** @type {const} */ ([
    ['en', 'The boards cannot be shown here: the rules could not be loaded.'],
    ['ru', 'Доски показать не удалось: не загрузились правила игры.'],
  ])) {
    await onBlog(
      {
        lang,
        body: '<crossboard-game></crossboard-game>',
        head: HEARD,
        script: LISTEN,
        policy: "default-src 'none'; script-src 'self'; style-src 'self'",
        problems: /WebAssembly|wasm/i,
      },
      async (page) => {
        assert.equal(await page.textContent('.trouble'), sentence);
        const [[type, detail] = [], ...more] = await told(page);
        assert.deepEqual([type, detail?.code, detail?.attribute, more], ['crossboard-error', 'load-failed', null, []]);
        assert.match(String(detail?.message), /rules could not be loaded\. .*WebAssembly/);
      },
    );
  }
});

test('what is set last holds, and the game begins anew by it, even if it is what it was', () =>
  onBlog({ head: SCRIPTED, script: LISTEN, body: '<crossboard-game interactive></crossboard-game>' }, async (page) => {
    /** @typedef {import('../../pkg/element.js').CrossboardGame} Made */
    /** @param {(made: Made) => void} act */
    const after = async (act) => {
      await game(page).evaluate(act);
      await drawn(page);
      return game(page).evaluate((/** @type {Made} */ made) => [
        made.game,
        made.moves.join(' '),
        made.position.split(' ')[0],
      ]);
    };
    const board = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
    const e4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
    const rooks = '4k3/8/8/8/8/8/8/4K2R';
    /** @type {[act: (made: Made) => void, expected: unknown[]][]} */
    const steps = [
      // Played on, and begun anew by the same text, by what is absent, by null, by an empty text or list.
      [(made) => void made.play('e2e4'), ['orthodox', 'e2e4', e4]],
      [(made) => (made.moves = []), ['orthodox', '', board]],
      [(made) => void made.play('e2e4'), ['orthodox', 'e2e4', e4]],
      [(made) => (made.position = null), ['orthodox', '', board]],
      [(made) => void made.play('e2e4'), ['orthodox', 'e2e4', e4]],
      [(made) => (made.value = null), ['orthodox', '', board]],
      [(made) => (made.moves = 'e2e4'), ['orthodox', 'e2e4', e4]],
      [(made) => void made.undo(), ['orthodox', '', board]],
      [(made) => (made.moves = 'e2e4'), ['orthodox', 'e2e4', e4]],
      [(made) => void made.undo(), ['orthodox', '', board]],
      [(made) => made.setAttribute('moves', 'e2e4'), ['orthodox', 'e2e4', e4]],
      // One attribute after the other.
      [
        (made) => made.setAttribute('position', '4k3/8/8/8/8/8/4P3/4K2R w - - 0 1'),
        ['orthodox', 'e2e4', '4k3/8/8/8/4P3/8/8/4K2R'],
      ],
      [(made) => made.removeAttribute('moves'), ['orthodox', '', '4k3/8/8/8/8/8/4P3/4K2R']],
      [(made) => made.removeAttribute('position'), ['orthodox', '', board]],
      // A saved game stands before the attributes, until one of them is set.
      [(made) => (made.moves = 'e2e4'), ['orthodox', 'e2e4', e4]],
      [
        (made) => (made.value = { v: 1, game: 'orthodox', start: '4k3/8/8/8/8/8/8/4K2R w - - 0 1', entries: [] }),
        ['orthodox', '', rooks],
      ],
      [(made) => (made.orientation = 'second'), ['orthodox', '', rooks]],
      [(made) => (made.value = null), ['orthodox', 'e2e4', e4]],
      [
        (made) => (made.value = { v: 1, game: 'tranzit', entries: ['1:e2e4'] }),
        ['tranzit', '1:e2e4', `${e4}|8/8/8/8/8/8/8/8`],
      ],
      [(made) => (made.moves = ['d2d4']), ['orthodox', 'd2d4', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR']],
      [
        (made) => (made.value = { v: 1, game: 'tranzit', entries: ['1:e2e4'] }),
        ['tranzit', '1:e2e4', `${e4}|8/8/8/8/8/8/8/8`],
      ],
      [(made) => made.removeAttribute('moves'), ['orthodox', '', board]],
      // All that is set in one go is taken together, in whatever order.
      [
        (made) => {
          made.moves = '1:e2e4';
          made.game = 'tranzit';
        },
        ['tranzit', '1:e2e4', `${e4}|8/8/8/8/8/8/8/8`],
      ],
      [
        (made) => {
          made.game = null;
          made.moves = 'e2e4, d7d5 resign:second';
        },
        ['orthodox', 'e2e4 d7d5 resign:second', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR'],
      ],
      // A method goes by what has been set just before it.
      [
        (made) => {
          made.moves = 'd2d4';
          made.play('d7d5');
          made.undo();
          made.play('e7e5');
        },
        ['orthodox', 'd2d4 e7e5', 'rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR'],
      ],
    ];
    for (const [act, expected] of steps) assert.deepEqual(await after(act), expected, String(act));
    // Read at once, it is what has been set.
    assert.deepEqual(
      await game(page).evaluate((/** @type {Made} */ made) => {
        made.moves = ['e2e4', 'e7e5'];
        made.position = null;
        return [made.moves, made.mode, made.state, made.value];
      }),
      [['e2e4', 'e7e5'], 'play', null, null],
    );
    assert.deepEqual(
      (await told(page)).filter(([type]) => type === 'crossboard-error'),
      [],
    );
  }));

test('the same set again, as frameworks do it, leaves the reader where he is; with another ply it leads there', () =>
  onBlog({ body: `<crossboard-game moves="${moves('orthodox')}" ply="1"></crossboard-game>` }, async (page) => {
    const seen = await game(page).evaluate(
      async (/** @type {import('../../pkg/element.js').CrossboardGame} */ made) => {
        const button = /** @type {HTMLElement} */ (made.shadowRoot?.querySelector('[data-act="nav.next"]'));
        button.focus();
        button.click();
        /** @type {[ply: number, focused: boolean][]} */
        const found = [];
        const look = async () => {
          await made.ready;
          found.push([made.ply, made.shadowRoot?.activeElement === button]);
        };
        await look();
        made.moves = made.moves.join(' ');
        await look();
        made.value = structuredClone(made.value);
        await look();
        made.moves = [...made.moves];
        made.ply = 3;
        await look();
        made.ply = 1;
        made.moves = [...made.moves];
        await look();
        made.moves = made.moves.slice(0, 3);
        await look();
        return found;
      },
    );
    // Another game is opened where `ply` says.
    assert.deepEqual(seen, [
      [2, true],
      [2, true],
      [2, true],
      [3, true],
      [1, true],
      [1, false],
    ]);
  }));

test('properties are reflected as those of the platform: null takes away, a text is that of the attribute', () =>
  onBlog({ body: '<crossboard-game></crossboard-game>' }, async (page) => {
    const seen = await page.evaluate(async () => {
      const made = document.querySelector('crossboard-game');
      if (!made) return [];
      const given = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (made));
      const found = [];
      const cases = /** @type {const} */ ([
        ['game', 'tranzit', 'orthodox'],
        ['position', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', ''],
        ['moves', 'e2e4', ''],
        ['ply', 1, 0],
        ['orientation', 'second', 'first'],
        ['theme', 'dark', 'auto'],
        ['interactive', true, false],
        ['coordinates', false, true],
        ['notation', 'figurine', 'none'],
      ]);
      for (const [name, some, otherwise] of cases) {
        for (const nothing of [null, undefined]) {
          given[name] = some;
          if (!made.hasAttribute(name)) found.push(`${name} is not reflected`);
          given[name] = nothing;
          if (made.hasAttribute(name)) found.push(`${name}: ${made.getAttribute(name)}`);
          await made.ready;
          const now = name === 'position' ? (made.getAttribute(name) ?? '') : String(given[name]);
          if (now !== String(otherwise)) found.push(`${name} is ${given[name]}`);
        }
      }
      for (const [name, value, on] of /** @type {const} */ ([
        ['interactive', 'false', false],
        ['interactive', '', true],
        ['interactive', 'true', true],
        ['interactive', false, false],
        ['interactive', 1, true],
        ['coordinates', 'none', false],
        ['coordinates', 'false', false],
        ['coordinates', '', true],
        ['coordinates', true, true],
        ['coordinates', 0, false],
      ])) {
        given[name] = value;
        if (given[name] !== on) found.push(`${name} = ${JSON.stringify(value)} is ${given[name]}`);
      }
      return found;
    });
    assert.deepEqual(seen, []);
  }));

test('a game that is played begins at `ply`, the rest can be brought back; one that is looked at is gone on from where it is', () =>
  onBlog(
    {
      head: SCRIPTED,
      script: LISTEN,
      body:
        '<crossboard-game id="p" interactive moves="e2e4 e7e5 g1f3" ply="1"></crossboard-game>' +
        '<crossboard-game id="all" interactive moves="e2e4 e7e5 g1f3"></crossboard-game>' +
        '<crossboard-game id="v" moves="e2e4 e7e5 g1f3" ply="1"></crossboard-game>',
    },
    async (page) => {
      assert.deepEqual(await Promise.all(['p', 'all', 'v'].map((id) => shown(page, id))), ['1', '3', '1']);
      assert.equal(await game(page, 'p').locator('.turn strong').textContent(), 'Black to move');
      await game(page, 'p').locator('[data-act="redo"]').click();
      assert.equal(await shown(page, 'p'), '2');
      const played = await game(page, 'p').evaluate(
        async (/** @type {import('../../pkg/element.js').CrossboardGame} */ e) => {
          e.ply = 3;
          const forward = [e.ply, e.moves.length];
          e.ply = 0;
          const back = [e.ply, e.moves.length, e.redo()];
          e.ply = null;
          return [...forward, ...back, e.ply];
        },
      );
      assert.deepEqual(played, [3, 3, 0, 0, true, 1]);
      // Nothing is told of what has not changed.
      const before = (await told(page)).length;
      await game(page, 'p').evaluate((e) => e.setAttribute('ply', '1'));
      assert.equal((await told(page)).length, before);
      // From an earlier position of a record.
      const gone = await game(page, 'v').evaluate((/** @type {import('../../pkg/element.js').CrossboardGame} */ e) => {
        let refused = '';
        try {
          e.play('e2e4');
        } catch (error) {
          refused = /** @type {{ code: string }} */ (error).code;
        }
        const kept = [refused, e.ply, e.moves.join(' ')];
        e.play('c7c5');
        return [...kept, e.ply, e.moves.join(' '), e.state?.last?.code, e.redo(), e.undo(), e.ply];
      });
      assert.deepEqual(gone, ['illegal-move', 1, 'e2e4 e7e5 g1f3', 2, 'e2e4 c7c5', 'c7c5', false, true, 1]);
      // Set again, `ply` leads there again.
      const again = await game(page, 'v').evaluate((/** @type {import('../../pkg/element.js').CrossboardGame} */ e) => {
        e.moves = 'e2e4 e7e5 g1f3';
        e.ply = 1;
        return e.ready.then(() => {
          e.shadowRoot?.querySelector('button')?.click();
          e.ply = 3;
          e.ply = 1;
          return e.ply;
        });
      });
      assert.equal(again, 1);
    },
  ));

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

test('the language is followed when it changes anywhere around, and when the element is moved', () =>
  onBlog(
    {
      head: SCRIPTED,
      body: '<section><div><crossboard-game id="a" interactive></crossboard-game></div></section><div id="host"></div><p id="ru" lang="ru"></p>',
      script: `
        const root = document.querySelector('#host').attachShadow({ mode: 'open' });
        const inner = document.createElement('div');
        const deep = document.createElement('div');
        inner.append(deep);
        root.append(inner);
        const deepest = deep.attachShadow({ mode: 'open' });
        const game = document.createElement('crossboard-game');
        game.id = 'b';
        game.interactive = true;
        deepest.append(game);
        window.inner = inner;
        window.deep = deep;`,
      waits: false,
    },
    async (page) => {
      const becomes = (/** @type {string} */ id, /** @type {string} */ text) =>
        game(page, id).locator('.turn strong', { hasText: text }).waitFor({ timeout: 5000 });
      await becomes('a', 'White to move');
      await becomes('b', 'White to move');
      const set = (/** @type {string} */ selector, /** @type {string | null} */ lang) =>
        page.evaluate(
          ([where, value]) => {
            const { inner, deep } = /** @type {Record<string, Element>} */ (/** @type {unknown} */ (window));
            const e = where === 'inner' ? inner : where === 'deep' ? deep : document.querySelector(where ?? '');
            if (value) e?.setAttribute('lang', value);
            else e?.removeAttribute('lang');
          },
          [selector, lang],
        );
      for (const [id, selector] of /** @type {const} */ ([
        ['a', 'section > div'],
        ['a', 'section'],
        ['a', 'html'],
        ['b', 'deep'],
        ['b', 'inner'],
        ['b', '#host'],
        ['b', 'body'],
      ])) {
        await set(selector, 'ru');
        await becomes(id, 'Ход белых');
        await set(selector, 'en');
        await becomes(id, 'White to move');
        await set(selector, null);
      }
      // No language is said anywhere now, so it is the browser's; a part of the page that is moved takes it along.
      await page.evaluate(() => document.querySelector('#ru')?.append(...document.querySelectorAll('section')));
      await becomes('a', 'Ход белых');
      assert.equal(await game(page, 'a').locator('.frame').getAttribute('lang'), 'ru');
    },
  ));

test('each step of a long record changes a few things, and has nothing laid out anew', () =>
  onBlog({ body: '<crossboard-game notation="letters"></crossboard-game>' }, async (page) => {
    const seen = await page.evaluate(async () => {
      const made = document.querySelector('crossboard-game');
      const root = made?.shadowRoot;
      if (!made || !root) return null;
      /** @type {typeof import('../../pkg/index.js')} */
      const { Game } = await import(new URL('pkg/index.js', location.href).href);
      /** @param {number} length */
      const perStep = async (length) => {
        // Any plies will do, as long as no king falls.
        const played = new Game('double-move');
        let seed = 5;
        while (played.history().length < length) {
          const able = played.moves().filter(({ capture }) => capture?.kind !== 'k');
          seed = (seed * 1103515245 + 12345) % 2 ** 31;
          const move = able[seed % able.length];
          if (!move) break;
          played.play(move.code);
        }
        made.value = played.toJSON();
        made.ply = length - 40;
        await made.ready;
        let records = 0;
        const names = new Set();
        const watch = new MutationObserver((list) => {
          records += list.length;
          for (const { attributeName } of list) names.add(attributeName);
        });
        watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
        const next = root.querySelector('[data-act="nav.next"]');
        for (let i = 0; i < 32; i++) if (next instanceof HTMLElement) next.click();
        await new Promise((done) => setTimeout(done));
        watch.disconnect();
        return {
          steps: made.ply - (length - 40),
          records: records / 32,
          relaid: names.has('lang'),
          items: root.querySelectorAll('.score-sheet li').length,
        };
      };
      return { short: await perStep(60), long: await perStep(600) };
    });
    assert.deepEqual([seen?.short.items, seen?.long.items], [60, 600]);
    assert.deepEqual([seen?.short.steps, seen?.long.steps], [32, 32]);
    // A language said again has every ply laid out again.
    assert.deepEqual([seen?.short.relaid, seen?.long.relaid], [false, false]);
    assert(seen && seen.long.records < seen.short.records + 3 && seen.long.records < 60, JSON.stringify(seen));
    // The ply that is shown takes no more room than the others.
    const width = () =>
      game(page)
        .locator('.score-sheet li')
        .nth(590)
        .evaluate((e) => e.getBoundingClientRect().width);
    const before = await width();
    await game(page).evaluate((e) => e.setAttribute('ply', '591'));
    assert.equal(await game(page).locator('.score-sheet li').nth(590).locator('[aria-current]').count(), 1);
    assert.equal(await width(), before);
  }));

test('dark boards are printed light, with their squares', () =>
  onBlog(
    {
      colorScheme: 'dark',
      body: '<crossboard-game id="a" theme="dark" interactive></crossboard-game><crossboard-game id="b" interactive></crossboard-game>',
    },
    async (page) => {
      const style = (/** @type {string} */ id, /** @type {string} */ selector, /** @type {string} */ name) =>
        game(page, id)
          .locator(selector)
          .first()
          .evaluate((e, n) => getComputedStyle(e).getPropertyValue(n), name);
      const dark = await style('a', '.frame', 'background-color');
      assert.equal(dark, await style('b', '.frame', 'background-color'));
      await page.emulateMedia({ media: 'print' });
      for (const id of ['a', 'b']) {
        assert.equal(await style(id, '.frame', 'background-color'), 'rgb(246, 242, 234)', id);
        assert.equal(await style(id, '.turn strong', 'color'), 'rgb(38, 33, 26)', id);
        assert.equal(await style(id, '.xb-cell.dark', 'background-color'), 'rgb(211, 193, 164)', id);
        assert.equal(await style(id, '.xb-cell.dark', 'print-color-adjust'), 'exact', id);
        assert.equal(await game(page, id).locator('.controls:visible').count(), 0);
      }
    },
  ));

test('forced colours: the samples of the legend are in the system’s colours, as the marks are', () =>
  onBlog(
    {
      forcedColors: 'active',
      body: '<crossboard-game game="tranzit" interactive moves="1:e2e4 1:e7e5"></crossboard-game>',
    },
    async (page) => {
      await page.click(square('1:d2'));
      const colour = (/** @type {string} */ selector, /** @type {string} */ name, pseudo = '') =>
        game(page)
          .locator(selector)
          .first()
          .evaluate((e, [n, p]) => getComputedStyle(e, p || undefined).getPropertyValue(n ?? ''), [name, pseudo]);
      const mark = await colour('[data-marks~="move"] .over', 'background-color', '::before');
      assert.equal(await colour('.key.move', 'background-color', '::after'), mark);
      assert.equal(await colour('.key.move', 'background-color'), await colour('.xb-cell.light', 'background-color'));
      assert.equal(
        await colour('.key.tranzit', 'border-top-color'),
        await colour('[data-marks~="tranzit"] .under', 'border-top-color'),
      );
      assert.equal(await colour('.key.last', 'outline-style'), 'dotted');
    },
  ));

test('nothing is said twice: squares by their names alone, buttons without a description that is their name', () =>
  onBlog(
    {
      body: `<crossboard-game interactive></crossboard-game><crossboard-game game="tranzit" moves="${moves('tranzit')}" notation="letters"></crossboard-game>`,
    },
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      /** @param {{ value?: unknown } | undefined} said */
      const text = (said) => String(said?.value ?? '');
      const cells = nodes.filter(({ role }) => role?.value === 'gridcell').map(({ name }) => text(name));
      assert.equal(cells.length, 64 + 128);
      for (const name of cells) assert.match(name, /^[a-h][1-8], [a-z ]+(?:, [a-z ]+)*$/);
      const buttons = nodes.filter(({ role }) => role?.value === 'button');
      assert(buttons.length > 64 + 128);
      for (const { name, description } of buttons) {
        assert.notEqual(text(name), '');
        assert.notEqual(text(description), text(name));
      }
      for (const name of ['Undo', 'Redo', 'Flip', 'Back', 'Forward', 'To the start', 'To the end']) {
        assert.equal(buttons.filter((button) => text(button.name) === name).length, 1, name);
      }
    },
  ));

test('what is due in a turn is shown where a turn is told of, and where there is more than one', () =>
  onBlog(
    {
      css: 'main { width: 400px }',
      body: `<crossboard-game id="d" game="double-move"></crossboard-game><crossboard-game id="s" game="double-move" interactive></crossboard-game><crossboard-game id="t" game="double-move" interactive moves="e3f1"></crossboard-game><crossboard-game id="e" game="double-move" position="8/8/8/8/8/8/8/8/8/8/8/8/8/8/k7/K7 w 2 0 1 -"></crossboard-game>`,
    },
    async (page) => {
      const rings = (/** @type {string} */ id) => game(page, id).locator('.pips i:visible').count();
      assert.deepEqual(await Promise.all(['d', 's', 't', 'e'].map(rings)), [0, 0, 2, 0]);
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
          assert.deepEqual(await violations(page), []);
        },
      ));
  }
}

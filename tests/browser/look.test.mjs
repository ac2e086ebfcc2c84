// How the page stands: sizes, colours, accessibility, strict policy, and what it says when it cannot start.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { launch } from '../chromium.mjs';
import { violations } from './axe.mjs';
import { LINES, onPage, resized, sources, square } from './page.mjs';

/** A place of each game with something to see, and a piece to choose there. */
const PLACES = /** @type {const} */ ([
  ['four-board', 12, '3:d2'],
  ['tranzit', 8, '2:d2'],
  ['double-move', 4, '1:d6'],
  ['orthodox', 2, '1:g2'],
]);
/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [390, 844],
  [1280, 720],
])) {
  test(`nothing scrolls sideways at ${width} px`, async () => {
    /** @param {import('playwright-core').Page} page */
    const fits = async (page) => {
      assert(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth));
      const wide = await page.$$eval('.app, .app > *, .area, .area *', (all) =>
        all
          .filter((e) => e.scrollWidth > e.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(e).overflowX))
          .map((e) => `${e.tagName}.${e.getAttribute('class')}`),
      );
      assert.deepEqual(wide, []);
    };
    const viewport = { width, height };
    await onPage({ viewport }, fits);
    // Russian is the longer of the two.
    for (const locale of width === 320 ? ['en-US', 'ru-RU'] : ['ru-RU']) {
      for (const [game, count] of PLACES) {
        await onPage({ viewport, locale, saved: saved(game, count) }, async (page) => {
          await fits(page);
          // Squares are whole pixels, and wide enough to be hit where they are played on.
          const sizes = await page.$$eval('.bw .xb-cell', (cells) => [
            ...new Set(cells.map((c) => c.getBoundingClientRect().width)),
          ]);
          for (const size of sizes) assert(size >= 24 && Math.abs(size - Math.round(size)) < 0.05, `${game}: ${size}`);
        });
      }
    }
  });
}

test('low windows: squares to be hit, nothing sideways, the result covers nothing, long names cut short alone', async () => {
  for (const [game, count] of /** @type {const} */ ([
    ...PLACES.map(([id, n]) => /** @type {const} */ ([id, n])),
    ['orthodox', 4],
  ])) {
    await onPage({ saved: { ...saved(game, count), names: ['W'.repeat(24), 'Щ'.repeat(24)] } }, async (page) => {
      for (const [width, height] of /** @type {const} */ ([
        [280, 600],
        [640, 400],
        [740, 360],
        [800, 600],
        [900, 600],
        [932, 430],
        [900, 700],
        [1280, 450],
      ])) {
        await resized(page, width, height);
        const seen = await page.evaluate(() => {
          // The boards are in a shadow root.
          const inside = document.querySelector('crossboard-game')?.shadowRoot;
          const all = (/** @type {string} */ at) =>
            [document, inside].flatMap((root) => [...(root?.querySelectorAll(at) ?? [])]);
          const box = (/** @type {string} */ at) =>
            all(at)
              .map((e) => e.getBoundingClientRect())
              .filter((r) => r.width > 0);
          const over = box('.result')[0]?.top ?? innerHeight;
          return {
            boards: box('.bw .xb-board').length > 0,
            small: box('.bw .xb-cell').filter((r) => r.width < 23.9).length,
            outside: box('.bw .xb-board').filter((r) => r.left < 0 || r.right > innerWidth).length,
            wide: all('.area, .turn strong, .turn small').filter(
              (e) => e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1,
            ).length,
            covered: box('.top > *').filter((r) => r.bottom > over + 1).length,
          };
        });
        assert.deepEqual(
          seen,
          { boards: true, small: 0, outside: 0, wide: 0, covered: 0 },
          `${game} ${count} at ${width}x${height}`,
        );
      }
    });
  }
});

test('the fields of the start stand on lines, with times of one\u2019s own too, and leave the games in sight', async () => {
  for (const locale of ['en-US', 'ru-RU'])
    await onPage({ locale }, async (page) => {
      for (const kind of ['none', 'own'])
        for (const [width, height] of /** @type {const} */ ([
          [1280, 800],
          [1280, 720],
          [1000, 700],
          [900, 640],
          [1920, 1080],
        ])) {
          await resized(page, width, height);
          await page.selectOption('[data-key="clock"]', kind);
          const what = `${locale}, ${kind} at ${width}x${height}`;
          const seen = await page.evaluate(() => {
            /** @param {string} at */
            const boxes = (at) => [...document.querySelectorAll(at)].map((e) => e.getBoundingClientRect().toJSON());
            return {
              fields: boxes('.opts > .field'),
              controls: boxes('.names input, .opts .seg, .clockfield :is(select, input), [data-key="play"]'),
              bar: boxes('.opts')[0],
              stays: getComputedStyle(/** @type {Element} */ (document.querySelector('.opts'))).position === 'sticky',
            };
          });
          /** @param {DOMRect} a @param {DOMRect} b */
          const beside = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
          for (const a of seen.fields)
            for (const b of seen.fields) if (beside(a, b)) assert(Math.abs(a.top - b.top) <= 3, `${what}: fields`);
          for (const a of seen.controls)
            for (const b of seen.controls)
              if (beside(a, b)) assert(Math.abs(a.top + a.bottom - b.top - b.bottom) <= 8, `${what}: a line`);
          assert(
            (!seen.stays || seen.bar.height <= 250) && seen.bar.left >= 0 && seen.bar.right <= width,
            `${what}: ${seen.bar.height}`,
          );
        }
    });
});

test('the tall board stands upright and whole', async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 720],
    [390, 844],
    [320, 568],
  ])) {
    await onPage({ viewport: { width, height }, saved: saved('double-move', 2) }, async (page) => {
      const box = await page.locator('[data-board="1"]').boundingBox();
      assert(box && box.height > 1.9 * box.width && box.y + box.height <= height && box.x >= 0);
    });
  }
});

test('no sentence shifts the boards', async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [320, 568],
  ])) {
    for (const [game, count, spot] of PLACES) {
      await onPage({ viewport: { width, height }, locale: 'ru-RU', saved: saved(game, count) }, async (page) => {
        const where = () =>
          page.$$eval('.bw .xb-board', (boards) =>
            boards.map((b) => {
              const r = b.getBoundingClientRect();
              return [r.x, r.width];
            }),
          );
        const head = () => page.$eval('.area', (area) => area.getBoundingClientRect().y);
        const before = [await where(), await head()];
        if (width > 400) await page.click(square(spot));
        else await page.locator('.bw .can button').first().click();
        assert.deepEqual([await where(), await head()], before, game);
      });
    }
  }
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`no accessibility violation, ${colorScheme}`, async () => {
    /** @param {import('playwright-core').Page} page @param {string} name */
    const clean = async (page, name) => {
      assert.deepEqual(await violations(page), [], name);
    };
    /** Nothing is judged half-way through a change. @type {'reduce'} */
    const reducedMotion = 'reduce';
    await onPage({ colorScheme, reducedMotion }, (page) => clean(page, 'start'));
    for (const [game, count, spot] of PLACES) {
      await onPage({ colorScheme, reducedMotion, saved: saved(game, count) }, async (page) => {
        await page.click(square(spot));
        await clean(page, game);
        // The panels' colours are those of the rest, so once is enough.
        if (colorScheme === 'dark') return;
        await page.keyboard.press('Escape');
        // Three of the four have the side at the right.
        for (const tab of game === 'orthodox' || game === 'double-move' ? ['rules'] : ['game', 'rules', 'settings']) {
          await page.click(`[data-tab="${tab}"]:visible, .tools [data-act="tab.${tab}"]:visible`);
          await clean(page, `${game} ${tab}`);
        }
      });
      await onPage({ colorScheme, reducedMotion, saved: { game, entries: LINES[game].split(' ') } }, (page) =>
        clean(page, `${game}, over`),
      );
    }
    await onPage(
      { colorScheme, reducedMotion, viewport: { width: 390, height: 844 }, saved: saved('four-board', 12) },
      async (page) => {
        await page.click('.dock [data-act="menu"]');
        await clean(page, 'a sheet on a phone');
      },
    );
    // What comes and goes: clocks, an earlier position, a line to type in, a move to confirm, saved games, questions.
    await onPage({ colorScheme, reducedMotion }, async (page) => {
      await page.selectOption('[data-key="clock"]', 'own');
      await clean(page, 'times of one\u2019s own');
      await page.selectOption('[data-key="clock"]', '5+3');
      await page.click('.card[data-game="tranzit"]');
      await page.click('[data-key="play"]');
      await page.click(square('1:e2'));
      await page.click(square('1:e4'));
      await page.click('.tools [data-act="tab.settings"]:visible');
      await page.click('[data-set="confirm"]');
      await page.click('[data-set="pieces=solid"]');
      await page.click(square('1:e7'));
      await page.click(square('1:e5'));
      await clean(page, 'a move to confirm');
      await page.click('[data-act="confirm"]');
      await page.keyboard.press('m');
      await page.fill('#typed-move', 'hello');
      await page.keyboard.press('Enter');
      await clean(page, 'a line to type in');
      await page.keyboard.press('Escape');
      await page.click('[data-code="1:e2e4"]');
      await page.click('.tools [data-act="tab.game"]:visible');
      await page.click('.pieces summary');
      await clean(page, 'an earlier position');
      await page.click('.brand');
      await clean(page, 'saved games');
      await page.click('[data-key^="rename-"]');
      await clean(page, 'a name');
    });
  });
}

test('the boards are grids with rows, cells and names', () =>
  onPage({ saved: saved('four-board', 12) }, async (page) => {
    const grids = page.locator('[role="grid"]');
    assert.deepEqual(await grids.evaluateAll((all) => all.map((g) => g.getAttribute('aria-label'))), [
      'board 1, initial board, White: First, Black: Second, your move here',
      'board 3, control board, White: First, Black: Second, in reserve',
      'board 2, initial board, White: Second, Black: First',
      'board 4, control board, White: Second, Black: First, in reserve',
    ]);
    assert.deepEqual(
      await grids.evaluateAll((all) =>
        all.map((g) => g.querySelectorAll(':scope > [role="row"] > [role="gridcell"] > button').length),
      ),
      [64, 64, 64, 64],
    );
    assert.equal(await page.getAttribute(square('1:e2'), 'aria-label'), 'e2, empty, waits for a lost white pawn');
    assert.equal(await page.getAttribute('.turn p', 'aria-live'), 'polite');
  }));

test('several pages of boards share no ids, and no element carries style text', () =>
  onPage({ saved: saved('four-board', 12), at: sources }, async (page) => {
    assert.equal(await page.locator('.area [id]').count(), 0);
    const html = await page.evaluate(async () => (await fetch(location.href)).text());
    assert.doesNotMatch(html, /\sstyle=|<style|<script(?![^>]*\ssrc=)/);
  }));

test('the policy is strict', () =>
  onPage({ at: sources }, async (page) => {
    const policy = (await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content')) ?? '';
    assert.match(policy, /default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  }));

test('colours follow the system, and a choice overrules it', () =>
  onPage({ colorScheme: 'dark' }, async (page) => {
    const paper = () => page.$eval('.stage', (stage) => getComputedStyle(stage).backgroundColor);
    const dark = await paper();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await paper();
    assert.notEqual(dark, light);
    await page.click('.top [data-set="theme"]');
    assert.equal(await paper(), dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.click('.top [data-set="theme"]');
    assert.equal(await paper(), light);
  }));

test('the dark values stand twice and are the same', () => {
  const css = readFileSync(new URL('../../pkg/view/tokens.css', import.meta.url), 'utf8');
  const values = (/** @type {RegExp} */ selector) =>
    (selector.exec(css)?.[1] ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean);
  const chosen = values(/\n {2}:root\[data-theme="dark"\] \{([^}]*)\}/);
  const system = values(/:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/);
  assert(chosen.length > 30);
  assert.deepEqual(system, chosen);
});

test('motion unwanted: nothing glides, a tranzit lands at once', () =>
  onPage({ reducedMotion: 'reduce', saved: { game: 'tranzit' } }, async (page) => {
    await page.click(square('1:b1'));
    await page.$eval(square('2:b1'), (button) => button instanceof HTMLElement && button.click());
    assert.equal(await page.getAttribute('.app', 'data-ply'), '1');
    assert.equal(
      await page.evaluate(() => document.getAnimations().filter((a) => !(a instanceof CSSAnimation)).length),
      0,
    );
  }));

test('forced colours: squares and marks keep their shapes', () =>
  onPage({ forcedColors: 'active', saved: saved('tranzit', 8) }, async (page) => {
    await page.click(square('2:d2'));
    const style = (/** @type {string} */ selector, /** @type {string} */ pseudo) =>
      page.$eval(selector, (e, p) => getComputedStyle(e, p || undefined).backgroundColor, pseudo);
    const dot = await style('[data-marks~="move"] .over', '::before');
    const ground = await style('[data-marks~="move"]', '');
    assert.notEqual(dot, ground);
    assert.notEqual(dot, 'rgba(0, 0, 0, 0)');
  }));

test('opened as a file it says in both languages what to do', async () => {
  const browser = await launch();
  try {
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await page.goto(new URL('../../www/index.html', import.meta.url).href);
      const notice = page.locator('#unstarted');
      await notice.waitFor({ state: 'visible' });
      for (const language of ['en', 'ru']) {
        const part = notice.locator(`[lang="${language}"]`);
        assert(await part.isVisible());
        assert.match((await part.textContent()) ?? '', /npm start/);
      }
    }
  } finally {
    await browser.close();
  }
});

test('once started, that notice is gone', () =>
  onPage({}, async (page) => {
    await page.waitForSelector('#unstarted', { state: 'detached' });
  }));

test('boards stand the same way round in a page that is written from right to left', async () => {
  for (const [game, count] of PLACES) {
    await onPage({ saved: saved(game, count) }, async (page) => {
      const places = () =>
        page.$$eval('.bw .xb-cell', (cells) =>
          cells.map((c) => `${c.getAttribute('data-spot')} ${Math.round(c.getBoundingClientRect().x)}`),
        );
      const order = async () => {
        const found = new Map((await places()).map((text) => /** @type {[string, string]} */ (text.split(' '))));
        return ['1:a1', '1:h1'].map((spot) => Number(found.get(spot)));
      };
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const [a = 0, h = 0] = await order();
      assert(a < h, game);
    });
  }
});

// What is kept between visits, and what happens when nothing can be.
import assert from 'node:assert/strict';
import test from 'node:test';
import { address, begin, held, LINES, onPage, play, reached, sources, square, stopTime } from './page.mjs';

test('a reload continues the game as it stood: plies, side below, language, colours', () =>
  onPage({}, async (page) => {
    await begin(page, 'tranzit');
    await play(page, '1:e2e4 1:b8>2:b8');
    await page.keyboard.press('f');
    await page.click('[data-set="language=ru"]');
    await page.waitForSelector('html[lang="ru"]');
    await page.click('.top [data-set="theme"]');
    await page.waitForSelector('html[data-theme="dark"]');
    await page.reload();
    await reached(page, 2);
    assert.equal(await held(page, '2:b8'), 'чёрный конь');
    assert.equal(await page.getAttribute('html', 'lang'), 'ru');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    await page.waitForSelector('.pair.turned');
    await page.keyboard.press('u');
    await reached(page, 1);
  }));

test('a finished game comes back finished', () =>
  onPage({ saved: { game: 'orthodox', entries: LINES.orthodox.split(' ') } }, async (page) => {
    await page.waitForSelector('.result:visible');
    await page.reload();
    await page.waitForSelector('.result:visible');
  }));

for (const [name, text] of [
  ['no JSON', '{"v":1,'],
  ['another version', '{"v":99}'],
  ['another thing', '[1,2,3]'],
  [
    'no game of ours',
    '{"v":1,"game":{"v":1,"game":"bridge","entries":[]},"orientation":"first","seating":{"names":["",""]}}',
  ],
  [
    'an illegal ply',
    '{"v":1,"game":{"v":1,"game":"orthodox","entries":["e2e5"]},"orientation":"first","seating":{"names":["",""]}}',
  ],
  [
    'entries that are none',
    '{"v":1,"game":{"v":1,"game":"orthodox","entries":5},"orientation":"first","seating":{"names":["",""]}}',
  ],
]) {
  test(`spoilt storage gives a new start and says so: ${name}`, () =>
    onPage(
      {
        prepare: (page) =>
          page.addInitScript((saved) => {
            if (!sessionStorage.getItem('done')) localStorage.setItem('crossboard.game.v1', saved);
            sessionStorage.setItem('done', '1');
          }, text ?? ''),
      },
      async (page) => {
        await page.waitForSelector('.app.start .notice');
        await begin(page, 'orthodox');
        await play(page, 'e2e4');
        await page.reload();
        await reached(page, 1);
      },
    ));
}

test('spoilt settings are passed over', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() =>
          localStorage.setItem('crossboard.settings.v1', '{"v":1,"language":"xx","theme":7,"names":3}'),
        ),
    },
    async (page) => {
      assert.equal(await page.getAttribute('html', 'lang'), 'en');
    },
  ));

test('storage refused only means that nothing is kept', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    },
    async (page) => {
      await begin(page, 'tranzit');
      await play(page, '1:e2e4 1:e7e5');
      await page.click('[data-set="language=ru"]');
      await page.waitForSelector('html[lang="ru"]');
      await page.reload();
      await page.waitForSelector('.app.start');
    },
  ));

test('a sandboxed frame plays, and keeps nothing', () =>
  onPage(
    {
      at: sources,
      // A frame without an origin asks for modules as a stranger: the host must allow it, as hosts of static files do.
      prepare: async (page) => {
        await page.route('**/*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
        });
      },
    },
    async (page) => {
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.sandbox.value = 'allow-scripts';
        frame.src = src;
        frame.width = '1000';
        frame.height = '700';
        document.body.replaceChildren(frame);
      }, sources());
      const frame = page.frameLocator('iframe');
      await frame.locator('.card[data-game="orthodox"]').click();
      await frame.locator('[data-key="play"]').click();
      await frame.locator(square('1:e2')).click();
      await frame.locator(square('1:e4')).click();
      await frame.locator('.app[data-ply="1"]').waitFor();
    },
  ));

test('two pages of one game: each shows what the other has kept, and none writes over it', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    const other = await page.context().newPage();
    await other.goto(address());
    await reached(other, 1);
    await play(other, 'e7e5');
    await reached(page, 2);
    // Selecting keeps nothing.
    const kept = () =>
      page.evaluate(() => {
        const [key = ''] = Object.keys(localStorage).filter((k) => k.startsWith('crossboard.game.v1.'));
        return localStorage.getItem(key);
      });
    const before = await kept();
    await page.click(square('1:g1'));
    await page.keyboard.press('Escape');
    assert.equal(await kept(), before);
    // A page that has not heard of the newer state does not write over it.
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((k) => k.startsWith('crossboard.game.v1.'));
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text.replace('"e7e5"', '"e7e5","d2d4"'));
    });
    await page.keyboard.press('u');
    await reached(page, 3);
    await page.waitForSelector('.why:visible');
    await page.keyboard.press('n');
    await play(other, 'e5d4');
    await page.click('[data-key="continue"]');
    await reached(page, 4);
  }));

test('saves that cannot be read are kept aside, each of them', () =>
  onPage({}, async (page) => {
    const texts = ['{"v":99}', 'not even JSON', '{"v":98}'];
    for (const text of texts) {
      await page.evaluate((spoilt) => {
        sessionStorage.setItem('crossboard.tab', 'a');
        localStorage.setItem('crossboard.game.v1.a', spoilt);
      }, text);
      await page.reload();
      await page.waitForSelector('.notice');
    }
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('crossboard.game.aside.') ? [text] : [])),
    );
    assert.deepEqual(kept.sort(), texts.sort());
  }));

test('a question is gone with the screen that has asked it', () =>
  onPage(
    {
      saved: { game: 'orthodox', entries: ['e2e4', 'e7e5', 'g1f3'] },
      prepare: (page) =>
        page.addInitScript(() => localStorage.setItem('crossboard.settings.v1', '{"v":1,"takeback":false}')),
    },
    async (page) => {
      await page.keyboard.press('u');
      await page.waitForSelector('dialog[open]');
      await page.evaluate(() => {
        location.hash = 'rules=orthodox';
      });
      await page.waitForSelector('.rules-page');
      assert.equal(await page.locator('dialog').count(), 0);
      await page.goBack();
      await reached(page, 3);
    },
  ));

test('behind a broken address the way back leads to the game', () =>
  onPage({ saved: { game: 'tranzit', entries: ['1:e2e4'] } }, async (page) => {
    await page.evaluate(() => {
      location.hash = 'learn=xyz';
    });
    await page.waitForSelector('.start .notice');
    await page.goBack();
    await page.waitForSelector('.app[data-game="tranzit"]');
    await reached(page, 1);
  }));

test('a tranzit that is announced is kept when the page is left', () =>
  onPage({ saved: { game: 'tranzit' } }, async (page) => {
    await stopTime(page);
    for (const [i, leave] of [() => page.keyboard.press('n'), () => page.reload()].entries()) {
      const from = i ? '1:b8' : '1:b1';
      await page.click(square(from));
      await page.click(square(from.replace('1:', '2:')));
      await leave();
      if (!i) await page.click('[data-key="continue"]');
      await reached(page, i + 1);
    }
  }));

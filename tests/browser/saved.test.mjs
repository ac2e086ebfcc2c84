// Several saved games: the list, names, deleting, going on; tabs with a game each; what an earlier page kept; a full storage.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './axe.mjs';
import { address, begin, LINES, onPage, play, plies, reached } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {keyof typeof LINES} game @param {number} count */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });
/** @param {import('playwright-core').Page} page */
const places = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((k) => k.startsWith('crossboard.game'))
      .sort(),
  );

test('games are listed with name, game, turn or result; gone on with, renamed, deleted', () =>
  onPage({ saved: { ...saved('orthodox', 4), names: ['Anna', 'Boris'] } }, async (page) => {
    await page.keyboard.press('n');
    await page.fill('[data-key="name-0"]', '');
    await page.fill('[data-key="name-1"]', '');
    await begin(page, 'tranzit');
    await play(page, '1:e2e4');
    await page.keyboard.press('n');
    const rows = page.locator('.saved li');
    const texts = () => rows.evaluateAll((all) => all.map((row) => row.querySelector('.open')?.textContent ?? ''));
    assert.equal((await texts()).length, 2);
    assert.match((await texts())[0] ?? '', /^Chess-tranzit.*Black to move · .*20\d\d/);
    assert.match((await texts())[1] ?? '', /^Anna – BorisOrthodox chess · Boris wins/);
    await page.locator('.saved [data-key^="rename-"]').first().click();
    await page.fill('dialog input', 'Evening');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.match((await texts())[0] ?? '', /^EveningChess-tranzit · Black to move/);
    await page.locator('.saved .open').first().click();
    await reached(page, 1);
    await play(page, '1:e7e5');
    await page.keyboard.press('n');
    // The name stays when the game goes on.
    assert.match((await texts())[0] ?? '', /^Evening.*White to move/);
    await page.locator('.saved [data-key^="delete-"]').nth(1).click();
    await page.click('dialog [value="no"]');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await rows.count(), 2);
    await page.locator('.saved [data-key^="delete-"]').nth(1).click();
    await page.click('dialog [value="yes"]');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await rows.count(), 1);
    assert.equal((await places(page)).length, 1);
    // The game on the page itself: it is gone, and nothing is left to go on with.
    await page.locator('.saved [data-key^="delete-"]').click();
    await page.click('dialog [value="yes"]');
    await page.waitForSelector('.saved', { state: 'detached' });
    assert.equal(await page.locator('[data-key="continue"]').count(), 0);
    await page.reload();
    await page.waitForSelector('.app.start');
  }));

for (const width of [320, 390, 740, 1280])
  for (const locale of ['en-US', 'ru-RU'])
    test(`whatever a saved game is called, it is shown whole at ${width} px: ${locale}`, () =>
      onPage(
        {
          saved: {
            ...saved('four-board', 3),
            names: ['Александра Константиновна', 'Bartholomew Featherstone'],
          },
          viewport: { width, height: 640 },
          locale,
        },
        async (page) => {
          await page.keyboard.press('n');
          /** What is cut of the names and facts, or hides something else. */
          const cut = () =>
            page.$$eval('.saved .open > *', (parts) =>
              parts.flatMap((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                const text = range.getBoundingClientRect();
                const box = /** @type {HTMLElement} */ (part.closest('li')).getBoundingClientRect();
                const tools = /** @type {HTMLElement} */ (part.closest('li')?.querySelector('.icon'));
                const whole =
                  part.scrollWidth <= part.clientWidth + 1 &&
                  text.left >= box.left &&
                  text.right <= tools.getBoundingClientRect().left + 1 &&
                  text.top >= box.top &&
                  text.bottom <= box.bottom + 1 &&
                  getComputedStyle(part).textOverflow !== 'ellipsis';
                return whole ? [] : [part.textContent];
              }),
            );
          assert.deepEqual(await cut(), []);
          // As long as names can be, in one word too.
          for (const name of ['W'.repeat(60), `${'Щ'.repeat(24)} — финал турнира, третья доска, 12.11`]) {
            await page.locator('.saved [data-key^="rename-"]').first().click();
            await page.fill('dialog input', name);
            await page.keyboard.press('Enter');
            await page.waitForSelector('dialog', { state: 'detached' });
            assert.equal(await page.textContent('.saved .open b'), name.slice(0, 60));
            assert.deepEqual(await cut(), []);
            assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
          }
        },
      ));

test('two tabs with different games do not touch each other', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    const other = await page.context().newPage();
    await other.goto(address());
    await reached(other, 1);
    await other.keyboard.press('n');
    await begin(other, 'tranzit');
    await play(other, '1:d2d4');
    await play(page, 'e7e5');
    await play(other, '1:d7d5');
    for (const [tab, game] of /** @type {const} */ ([
      [page, 'orthodox'],
      [other, 'tranzit'],
    ])) {
      await tab.reload();
      await tab.waitForSelector(`.app[data-game="${game}"]`);
      assert.equal(await plies(tab), 2);
    }
    assert.equal((await places(page)).length, 2);
  }));

test('the one game that an earlier page kept is taken over', () =>
  onPage({ saved: saved('double-move', 3) }, async (page) => {
    await reached(page, 3);
    const found = await places(page);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /^crossboard\.game\.v1\../);
    await page.reload();
    await reached(page, 3);
  }));

test('a full storage is said once, and the game goes on', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    },
    async (page) => {
      await begin(page, 'orthodox');
      assert.match((await page.textContent('.why p')) ?? '', /keeps nothing/);
      await page.keyboard.press('Escape');
      await play(page, 'e2e4 e7e5');
    },
  ));

test('a game that this page cannot read is listed, cannot be opened, and can be deleted', () =>
  onPage(
    {
      saved: saved('orthodox', 1),
      prepare: (page) =>
        page.addInitScript(() => {
          if (sessionStorage.getItem('odd')) return;
          sessionStorage.setItem('odd', 'yes');
          const game = { v: 1, game: 'orthodox', entries: ['e2e5'] };
          const text = JSON.stringify({ v: 1, game, orientation: 'first', seating: { names: ['', ''] } });
          localStorage.setItem('crossboard.game.v1.odd', text);
        }),
    },
    async (page) => {
      await page.keyboard.press('n');
      assert(await page.isDisabled('[data-saved="odd"] .open'));
      await page.click('[data-key="delete-odd"]');
      await page.click('dialog [value="yes"]');
      await page.waitForSelector('[data-saved="odd"]', { state: 'detached' });
    },
  ));

test('a saved game with numbers that no page has written is listed, and opened without what they spoil', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          if (sessionStorage.getItem('odd')) return;
          sessionStorage.setItem('odd', 'yes');
          const game = { v: 1, game: 'orthodox', entries: ['e2e4'] };
          const text = JSON.stringify({
            v: 1,
            at: 1e300,
            game,
            orientation: 'first',
            seating: { names: ['', ''], began: 1e300 },
            clock: { left: [1e300, 1e300], increment: [1e300, 0], paused: false, given: [[1, 0, 1e300, 1e300]] },
            notes: {
              nodes: [
                [1e300, { code: 'e2e4', after: 'x', nags: [1e300] }],
                [0, { code: 'e2e4', after: 'y' }],
              ],
            },
            saves: { a: 1e300, b: -1, c: 0.5 },
          });
          localStorage.setItem('crossboard.game.v1.odd', text);
        }),
    },
    async (page) => {
      await reached(page, 1);
      assert(await page.locator('.clocks').isHidden());
      assert.deepEqual(await page.$$eval('.rows .said', (lines) => lines.map((line) => line.textContent)), ['e4 y']);
      await page.keyboard.press('n');
      await page.waitForSelector('[data-saved="odd"]');
      await page.click('[data-saved="odd"] .open');
      await play(page, 'e7e5');
      const saves = await page.evaluate(() => JSON.parse(localStorage.getItem('crossboard.game.v1.odd') ?? '').saves);
      assert.deepEqual(Object.values(saves), [1]);
    },
  ));

/** From now on nothing more can be kept. @param {Page} page */
const fill = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

for (const locale of ['en', 'ru'])
  test(`with a full storage each game that is not kept is told of, and none is given up unasked: ${locale}`, () =>
    onPage({ locale }, async (page) => {
      const question = async (/** @type {'yes' | 'no'} */ answer) => {
        await page.waitForSelector('dialog[open]');
        assert.match(
          (await page.textContent('dialog p')) ?? '',
          locale === 'en' ? /not saved anywhere/ : /нигде не сох/,
        );
        assert.deepEqual(await violations(page), []);
        await page.click(`dialog [value="${answer}"]`);
        await page.waitForSelector('dialog', { state: 'detached' });
      };
      await begin(page, 'orthodox');
      await play(page, 'e2e4');
      await page.keyboard.press('n');
      await fill(page);
      // A name that is not kept is not passed over.
      await page.click('.saved [data-key^="rename-"]');
      await page.fill('dialog input', 'Evening');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.notice');
      assert.match((await page.textContent('.notice')) ?? '', locale === 'en' ? /name/ : /Название/);
      assert.doesNotMatch((await page.textContent('.saved .open')) ?? '', /Evening/);
      // The game is kept as it stands: nothing is lost by another.
      for (const game of ['tranzit', 'four-board']) {
        await begin(page, game);
        await page.waitForSelector('.why:visible');
        assert.match(
          (await page.textContent('.why p')) ?? '',
          locale === 'en' ? /keeps nothing/ : /ничего не сохраняет/,
        );
        await page.keyboard.press('Escape');
        await page.keyboard.press('n');
      }
      await begin(page, 'tranzit');
      await page.keyboard.press('Escape');
      await play(page, '1:e2e4');
      await page.keyboard.press('n');
      await page.click('.card[data-game="orthodox"]');
      await page.click('[data-key="play"]');
      await question('no');
      await page.click('.saved .open');
      await question('no');
      await page.click('[data-key="continue"]');
      await page.waitForSelector('.app[data-game="tranzit"]');
      assert.equal(await plies(page), 1);
      await page.keyboard.press('n');
      await page.click('[data-key="open"]');
      await page.fill('#open-text', '1. e4 e5');
      await page.click('[data-key="open-do"]');
      await page.click('[data-act="go-on"]');
      await question('yes');
      await page.waitForSelector('.app[data-game="orthodox"]:not(.viewed)');
      assert.equal(await plies(page), 2);
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await page.click('.saved .open');
      await question('yes');
      await reached(page, 1);
    }));

test('a game of an earlier page for which there is no room stays where it is, and that is told', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const game = { v: 1, game: 'orthodox', entries: ['e2e4'] };
          const text = JSON.stringify({ v: 1, game, orientation: 'first', seating: { names: ['', ''] } });
          localStorage.setItem('crossboard.game.v1', text);
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (key, text) {
            if (this === localStorage && !sessionStorage.getItem('room'))
              throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, text);
          };
        }),
    },
    async (page) => {
      await page.waitForSelector('.app.start .notice');
      assert.match((await page.textContent('.notice')) ?? '', /still there/);
      assert.deepEqual(await places(page), ['crossboard.game.v1']);
      await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
      await page.reload();
      await reached(page, 1);
    },
  ));

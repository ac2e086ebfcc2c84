// One game in two tabs: whatever is done in either is kept, or it is told that it is not.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './axe.mjs';
import { address, begin, onPage, play, plies, reached, square, stopTime } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The games that are kept, by their places. @param {Page} page @returns {Promise<Record<string, any>>} */
const kept = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith('crossboard.game.v1.') ? [[key, JSON.parse(text)]] : [],
      ),
    ),
  );
/** The one game that is kept. @param {Page} page */
const keptGame = async (page) => {
  const [only, ...others] = Object.values(await kept(page));
  assert.equal(others.length, 0);
  return only;
};
/** Another tab with the game of this one. @param {Page} page @param {number} count */
async function second(page, count) {
  const other = await page.context().newPage();
  await other.goto(address());
  await reached(other, count);
  return other;
}
/** @param {Page} page */
const comments = (page) => page.$$eval('.rows .said', (lines) => lines.map((line) => line.textContent));
/** Waits until one comment is shown. @param {Page} page @param {RegExp} text */
const says = (page, text) => page.locator('.rows .said', { hasText: text }).waitFor();
/** @param {Page} page */
const told = (page) => page.locator('.why:visible').count();

/**
 * Two tabs choose a square each at the same moment, and are busy until both have: none can have heard of the other.
 * @param {Page} one @param {Page} other @param {[string, string]} spots
 */
const atOnce = (one, other, spots) => {
  const at = Date.now() + 400;
  return Promise.all(
    [one, other].map((page, i) =>
      page.evaluate(
        ({ at, spot }) => {
          const until = (/** @type {number} */ time) => {
            while (performance.timeOrigin + performance.now() < time);
          };
          until(at);
          const button = document
            .querySelector('crossboard-game')
            ?.shadowRoot?.querySelector(`[data-spot="${spot}"] button`);
          /** @type {HTMLElement} */ (button).click();
          until(at + 100);
        },
        { at, spot: spots[i] ?? '' },
      ),
    ),
  );
};

/** From now on a tab knows nothing of what others save, as in the moment before it is told. @param {Page} page */
const deaf = (page) =>
  page.evaluate(() => {
    const all = { ...localStorage };
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return this === localStorage ? (all[key] ?? null) : getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) all[key] = text;
      setItem.call(this, key, text);
    };
    /** @param {StorageEvent} event */
    const hold = (event) => event.stopImmediatePropagation();
    addEventListener('storage', hold, true);
    const open = () => {
      Object.assign(Storage.prototype, { getItem, setItem });
      removeEventListener('storage', hold, true);
    };
    Object.assign(window, {
      open,
      hear: () => {
        open();
        const [key = ''] = Object.keys(all).filter((k) => k.startsWith('crossboard.game.v1.'));
        dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
      },
    });
  });
/** It would hear of it, as soon as it reads what is kept. @param {Page} page */
const reads = (page) => page.evaluate(() => /** @type {any} */ (window).open());
/** It hears of it. @param {Page} page */
const hears = (page) => page.evaluate(() => /** @type {any} */ (window).hear());

test('a comment that is being written when another tab plays is kept, and goes on being written', () =>
  onPage({}, async (page) => {
    await stopTime(page);
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    const other = await second(page, 1);
    // Time stands here: nothing is taken because of a pause in writing.
    await page.fill('#comment', 'The best ');
    await play(other, 'e7e5');
    await reached(page, 1);
    await page.waitForSelector('.past:visible');
    assert.equal(await page.textContent('[for="comment"]'), 'Comment on e4');
    assert.equal(await page.inputValue('#comment'), 'The best ');
    await page.locator('#comment').pressSequentially('by test');
    await play(other, 'g1f3');
    await page.keyboard.press('Tab');
    for (const tab of [page, other]) {
      await says(tab, /^e4 The best by test$/);
      assert.equal(await told(tab), 0);
    }
    assert.deepEqual((await keptGame(page)).game.entries, ['e2e4', 'e7e5', 'g1f3']);
    // Written here and there in one place: both stand.
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) await deaf(tab);
    for (const tab of [page, other]) {
      await tab.click('.rows [data-code="e2e4"]');
      await tab.fill('#comment', tab === page ? 'Here' : 'There');
      await tab.keyboard.press('Tab');
    }
    for (const tab of [page, other]) await hears(tab);
    for (const tab of [page, other]) await says(tab, /^e4 There Here$/);
  }));

test('a comment on a ply that another tab has replaced meanwhile is told to be lost', () =>
  onPage({}, async (page) => {
    await stopTime(page);
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    const other = await second(page, 1);
    await deaf(page);
    await page.fill('#comment', 'The best');
    await other.keyboard.press('u');
    await reached(other, 0);
    await play(other, 'd2d4');
    await hears(page);
    await page.waitForSelector('.why:visible');
    assert.deepEqual((await keptGame(page)).game.entries, ['d2d4']);
  }));

test('a comment on a ply that has been taken back is there again when the ply is, whatever another tab has saved meanwhile', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4 e7e5');
    await page.fill('#comment', 'Precious');
    await page.keyboard.press('Tab');
    await says(page, /^e5 Precious$/);
    await page.locator('h1').focus();
    await page.keyboard.press('u');
    await reached(page, 1);
    const other = await second(page, 1);
    await other.keyboard.press('f');
    await page.waitForSelector('.app crossboard-game');
    await page.waitForFunction(() =>
      Object.values(localStorage).some((text) => text.includes('"orientation":"second"')),
    );
    await other.fill('#comment', 'Best');
    await other.keyboard.press('Tab');
    await says(page, /^e4 Best$/);
    await page.keyboard.press('r');
    await reached(page, 2);
    await says(page, /^e5 Precious$/);
    await says(other, /^e5 Precious$/);
    for (const tab of [page, other]) assert.equal(await told(tab), 0);
  }));

test('a comment on a ply that this tab has taken back without hearing of it is told, and there again with the ply', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4 e7e5');
    const other = await second(page, 2);
    await page.locator('h1').focus();
    await deaf(page);
    await other.fill('#comment', 'Solid');
    await other.keyboard.press('Tab');
    await other.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('"Solid"')));
    // What the other has saved can be read by now, but is not yet.
    await reads(page);
    await page.keyboard.press('u');
    await reached(page, 1);
    await page.waitForSelector('.why:visible');
    assert.match((await page.textContent('.why p')) ?? '', /comment/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await reached(page, 2);
    await says(page, /^e5 Solid$/);
  }));

test('two tabs that play in the same moment: one ply stands, and the other tab is told', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'd2d4');
    const other = await second(page, 1);
    await page.click(square('1:e7'));
    await other.click(square('1:d7'));
    await atOnce(page, other, ['1:e5', '1:d5']);
    // Each has played, and one of them is told.
    await page.waitForFunction(() => Object.values(localStorage).some((text) => /"[de]7[de]5"/.test(text)));
    await Promise.race([page, other].map((tab) => tab.waitForSelector('.why:visible')));
    const { entries } = (await keptGame(page)).game;
    for (const tab of [page, other]) await tab.waitForSelector(`.rows [data-code="${entries[1]}"]`);
    assert.equal((await told(page)) + (await told(other)), 1);
    assert.equal(entries.length, 2);
    assert.deepEqual((await keptGame(other)).game.entries, entries);
  }));

test('what a tab has played without hearing of the other stands where it can, else it is told', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'd2d4');
    const other = await second(page, 1);
    // The other has only turned the boards and said something.
    await deaf(other);
    await play(page, 'e7e5');
    await other.keyboard.press('f');
    await other.fill('#comment', 'Solid');
    await other.keyboard.press('Tab');
    await says(page, /^d4 Solid$/);
    await hears(other);
    for (const tab of [page, other]) {
      await reached(tab, 2);
      assert.equal(await told(tab), 0);
      assert.deepEqual(await comments(tab), ['d4 Solid']);
    }
    const game = await keptGame(page);
    assert.deepEqual([game.game.entries, game.orientation], [['d2d4', 'e7e5'], 'second']);
    // Taken back here, played on there.
    await deaf(other);
    await page.keyboard.press('u');
    await reached(page, 1);
    await play(other, 'd4e5');
    await page.waitForSelector('.why:visible');
    await reached(page, 3);
    await hears(other);
    assert.equal(await told(other), 0);
    // Out of sight it is told later.
    await page.keyboard.press('Escape');
    await deaf(other);
    await play(page, 'd7d6');
    await page.keyboard.press('n');
    await page.waitForSelector('.app.start');
    await play(other, 'f7f6');
    await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('"f7f6"')));
    await page.click('[data-key="continue"]');
    await page.waitForSelector('.why:visible');
    assert.equal(await plies(page), 4);
    assert.deepEqual((await keptGame(page)).game.entries.at(-1), 'f7f6');
  }));

for (const language of /** @type {const} */ (['en', 'ru']))
  test(`a game that is deleted in another tab: this one says so, and can keep it: ${language}`, () =>
    onPage({ locale: language }, async (page) => {
      await begin(page, 'orthodox');
      await play(page, 'd2d4');
      const other = await second(page, 1);
      const remove = async () => {
        await other.keyboard.press('n');
        await other.click('.saved [data-key^="delete-"]');
        await other.click('dialog [value="yes"]');
        await other.waitForSelector('.saved', { state: 'detached' });
      };
      assert.equal(await page.locator('.gone:visible').count(), 0);
      await remove();
      await page.waitForSelector('.gone:visible');
      assert.match((await page.textContent('.gone p')) ?? '', language === 'en' ? /was deleted/ : /удалили/);
      assert.deepEqual(await violations(page), []);
      // It does not come back by itself.
      await play(page, 'd7d5');
      await page.fill('#comment', 'Solid');
      await page.keyboard.press('Tab');
      assert.deepEqual(await kept(page), {});
      await page.setViewportSize({ width: 320, height: 568 });
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      const box = await page.locator('.gone').boundingBox();
      assert(box && box.x >= 0 && box.x + box.width <= 320);
      await page.click('[data-act="gone-keep"]');
      assert.equal(await page.locator('.gone:visible').count(), 0);
      assert.deepEqual((await keptGame(page)).game.entries, ['d2d4', 'd7d5']);
      await page.reload();
      await reached(page, 2);
      // All that is kept is cleared at once, while the game is out of sight.
      await page.keyboard.press('n');
      await other.evaluate(() => localStorage.clear());
      await page.waitForSelector('.saved', { state: 'detached' });
      await page.click('[data-key="continue"]');
      await page.waitForSelector('.gone:visible');
      await page.click('[data-act="gone-close"]');
      await page.waitForSelector('.app.start');
      assert.equal(await page.locator('[data-key="continue"]').count(), 0);
      assert.deepEqual(await kept(page), {});
    }));

test('a game that was deleted in another tab is not given up for a new one unasked', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'd2d4');
    const other = await second(page, 1);
    await other.evaluate(() => localStorage.clear());
    await page.waitForSelector('.gone:visible');
    for (const answer of ['no', 'yes']) {
      await page.keyboard.press('n');
      await page.click('.card[data-game="tranzit"]');
      await page.click('[data-key="play"]');
      await page.waitForSelector('dialog[open]');
      await page.click(`dialog [value="${answer}"]`);
      await page.waitForSelector('dialog', { state: 'detached' });
      if (answer === 'yes') break;
      assert.deepEqual(await kept(page), {});
      await page.click('[data-key="continue"]');
      await page.waitForSelector('.gone:visible');
      assert.equal(await plies(page), 1);
    }
    await page.waitForSelector('.app[data-game="tranzit"]');
    assert.equal((await keptGame(page)).game.game, 'tranzit');
  }));

test('a game that a tab plays on before it hears that it was deleted is not written anew in silence', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'd2d4');
    await page.evaluate(() => localStorage.clear());
    await play(page, 'd7d5');
    await page.waitForSelector('.gone:visible');
    assert.deepEqual(await kept(page), {});
  }));

test('a game that many pages have saved is gone on with in tabs as before: what is changed is not doubled, nor undone', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    await page.fill('#comment', 'One');
    await page.keyboard.press('Tab');
    await says(page, /^e4 One$/);
    // Each page that is loaded saves as one of its own.
    for (let i = 0; i < 14; i++) {
      await page.reload();
      await reached(page, 1);
      const { saves } = await keptGame(page);
      await page.keyboard.press('f');
      await page.waitForFunction((before) => {
        const [text = ''] = Object.entries(localStorage).flatMap(([key, text]) =>
          key.startsWith('crossboard.game.v1.') ? [text] : [],
        );
        return JSON.stringify(JSON.parse(text).saves) !== before;
      }, JSON.stringify(saves));
    }
    assert((await keptGame(page)).saves);
    const tabs = [page];
    const next = async () => {
      const tab = await second(page, 1);
      tabs.push(tab);
      return tab;
    };
    const write = async (/** @type {Page} */ tab, /** @type {string} */ text) => {
      await tab.fill('#comment', text);
      await tab.keyboard.press('Tab');
    };
    await write(await next(), 'Two');
    for (const tab of tabs) await says(tab, /^e4 Two$/);
    await write(await next(), '');
    for (const tab of tabs) await tab.locator('.rows .said').waitFor({ state: 'detached' });
    const fourth = await next();
    await fourth.locator('h1').focus();
    await fourth.keyboard.press('u');
    for (const tab of tabs) {
      await reached(tab, 0);
      assert.equal(await told(tab), 0);
    }
    const game = await keptGame(page);
    assert.deepEqual(game.game.entries, []);
    assert.deepEqual(game.notes.nodes ?? [], []);
  }));

for (const [what, spoilt] of /** @type {const} */ ([
  ['nothing of ours', '{"v":2}'],
  ['another game', null],
]))
  test(`a game whose place another version of the page takes is written anew, and that is told: ${what}`, () =>
    onPage({}, async (page) => {
      await begin(page, 'orthodox');
      await play(page, 'e2e4');
      const other = await second(page, 1);
      await other.keyboard.press('n');
      await other.click('.saved [data-key^="rename-"]');
      await other.fill('dialog input', 'Evening');
      await other.keyboard.press('Enter');
      await other.waitForSelector('dialog', { state: 'detached' });
      // The page has read the name with what was saved.
      await play(page, 'e7e5');
      await other.click('[data-key="continue"]');
      await reached(other, 2);
      const strange = await page.context().newPage();
      await strange.goto(`${address()}icon.svg`);
      await strange.evaluate((text) => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('crossboard.game.v1.')) ?? '';
        const saved = JSON.parse(localStorage.getItem(key) ?? '');
        const tranzit = { ...saved, game: { v: 1, game: 'tranzit', entries: [] } };
        localStorage.setItem(key, text ?? JSON.stringify(tranzit));
      }, spoilt);
      await page.waitForSelector('.why:visible');
      assert.match((await page.textContent('.why p')) ?? '', /put aside/);
      assert.equal(await page.locator('.gone:visible').count(), 0);
      await play(page, 'g1f3');
      await reached(other, 3);
      assert.equal(await other.locator('.gone:visible').count(), 0);
      await page.reload();
      await reached(page, 3);
      const game = await keptGame(page);
      assert.deepEqual(game.game.entries, ['e2e4', 'e7e5', 'g1f3']);
      if (spoilt) assert.equal(game.name, 'Evening');
      const aside = await page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('crossboard.game.aside.') ? [text] : [])),
      );
      assert(aside.length > 0);
      for (const text of aside) assert(spoilt ? text === spoilt : text.includes('tranzit'));
    }));

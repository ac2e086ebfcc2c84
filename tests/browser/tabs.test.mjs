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

test('consent is for the game as it stood: what another tab has played meanwhile is not taken back', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => localStorage.setItem('crossboard.settings.v1', '{"v":1,"takeback":false}')),
    },
    async (page) => {
      await begin(page, 'orthodox');
      await play(page, 'e2e4');
      const other = await second(page, 1);
      const answer = async () => {
        await page.click('dialog [value="yes"]');
        await page.waitForSelector('dialog', { state: 'detached' });
      };
      await page.keyboard.press('u');
      await page.waitForSelector('dialog[open]');
      await play(other, 'e7e5');
      await answer();
      await page.waitForSelector('.why:visible');
      await reached(page, 2);
      assert.deepEqual((await keptGame(page)).game.entries, ['e2e4', 'e7e5']);
      await page.keyboard.press('Escape');
      // From an earlier position, too.
      await page.click('.rows [data-code="e2e4"]');
      await page.click(square('1:d7'));
      await page.click(square('1:d5'));
      await page.waitForSelector('dialog[open]');
      await play(other, 'g1f3');
      await answer();
      await page.waitForSelector('.why:visible');
      await reached(page, 3);
      assert.deepEqual((await keptGame(page)).game.entries, ['e2e4', 'e7e5', 'g1f3']);
      await page.keyboard.press('Escape');
      // What was only said meanwhile is no reason.
      await page.keyboard.press('u');
      await page.waitForSelector('dialog[open]');
      await other.fill('#comment', 'Solid');
      await other.keyboard.press('Tab');
      await says(page, /Solid/);
      await answer();
      await reached(page, 2);
      assert.equal(await told(page), 0);
    },
  ));

test('a ply that has been chosen but not played when another tab plays is told to be lost', () =>
  onPage({}, async (page) => {
    await stopTime(page);
    await begin(page, 'tranzit');
    await play(page, '1:e2e4');
    const other = await second(page, 1);
    const lost = async (/** @type {string} */ what, /** @type {string} */ ply) => {
      await play(other, ply);
      await page.waitForSelector('.why:visible');
      const { entries } = (await keptGame(page)).game;
      assert.deepEqual([entries.at(-1), await plies(page)], [ply, entries.length], what);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.why', { state: 'hidden' });
      await page.clock.runFor(1000);
      assert.deepEqual((await keptGame(page)).game.entries, entries, what);
    };
    // Time stands: what is announced has not landed.
    await page.click(square('1:b8'));
    await page.click(square('2:b8'));
    await lost('announced', '1:e7e5');
    await page.click('[data-opens="settings"]:visible');
    await page.click('[data-set="confirm"]');
    await page.keyboard.press('Escape');
    await page.click(square('1:g1'));
    await page.click(square('1:f3'));
    await page.waitForSelector('[data-act="confirm"]:visible');
    await lost('to be confirmed', '1:d2d4');
    // A piece that is only held is no act.
    await page.click(square('1:d7'));
    await play(other, '1:a7a6');
    await reached(page, 4);
    assert.equal(await told(page), 0);
  }));

test('a promotion that is being chosen when another tab plays is told to be lost', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5');
    const other = await second(page, 8);
    await page.click(square('1:b7'));
    await page.click(square('1:a8'));
    await page.waitForSelector('[data-promote="q"]');
    await play(other, 'g1f3');
    await page.waitForSelector('.why:visible');
    assert.equal(await page.locator('[data-promote]').count(), 0);
    assert.equal((await keptGame(page)).game.entries.length, 9);
  }));

test('what another tab saves does not disturb who writes or presses something on the start screen', () =>
  onPage({}, async (page) => {
    await begin(page, 'orthodox');
    await play(page, 'e2e4');
    const other = await second(page, 1);
    await page.keyboard.press('n');
    await page.waitForSelector('.app.start');
    await begin(page, 'tranzit');
    await play(page, '1:e2e4');
    await page.keyboard.press('n');
    await page.waitForSelector('.app.start');
    const row = page.locator('.saved li', { hasText: 'Orthodox' });
    const follows = (/** @type {RegExp} */ text) => row.locator('small', { hasText: text }).waitFor();
    await page.click('[data-key="name-0"]');
    await page.keyboard.type('Alex');
    await play(other, 'e7e5');
    await follows(/White to move/);
    // It is the latest one now.
    assert.match((await page.textContent('.saved li:first-child b')) ?? '', /Orthodox/);
    await page.keyboard.type('ander');
    assert.equal(await page.inputValue('[data-key="name-0"]'), 'Alexander');
    // A press that begins before the other tab plays, and ends after it.
    const press = async (/** @type {string} */ target, /** @type {string} */ ply, /** @type {RegExp} */ then) => {
      await page.locator(target).scrollIntoViewIfNeeded();
      const box = await page.locator(target).boundingBox();
      assert(box);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await play(other, ply);
      await follows(then);
      await page.mouse.up();
    };
    await press('[data-key="begins-1"]', 'g1f3', /Black to move/);
    assert.equal(await page.getAttribute('[data-key="begins-1"]', 'aria-pressed'), 'true');
    await press('.saved li:first-child [data-key^="rename-"]', 'b8c6', /White to move/);
    await page.fill('dialog input', 'Ours');
    await page.click('dialog [value="yes"]');
    await page.locator('.saved b', { hasText: 'Ours' }).waitFor();
    // Renamed elsewhere, it is asked about by its new name.
    await other.keyboard.press('n');
    await other.click('.saved li:has-text("Ours") [data-key^="rename-"]');
    await other.fill('dialog input', 'Theirs');
    await other.click('dialog [value="yes"]');
    await page.locator('.saved b', { hasText: 'Theirs' }).waitFor();
    await page.click('.saved li:has-text("Theirs") [data-key^="rename-"]');
    assert.equal(await page.inputValue('dialog input'), 'Theirs');
    await page.click('dialog [value="no"]');
    // A row that has the focus and goes away leaves it on the screen.
    await page.focus('.saved li:has-text("Theirs") [data-key^="open-"]');
    await other.click('.saved li:has-text("Theirs") [data-key^="delete-"]');
    await other.click('dialog [value="yes"]');
    await page.locator('.saved b', { hasText: 'Theirs' }).waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-key')), 'title');
    // What is learnt there is counted here.
    await page.click('[data-key="name-0"]');
    await page.keyboard.press('End');
    await other.evaluate(() => localStorage.setItem('crossboard.learn.v1', '{"v":1,"done":{"twins":["cross"]}}'));
    await page.locator('[data-key="learn-tranzit"] small', { hasText: /^1 / }).waitFor();
    await page.keyboard.type('!');
    assert.equal(await page.inputValue('[data-key="name-0"]'), 'Alexander!');
    // Play, at last.
    const box = await page.locator('[data-key="play"]').boundingBox();
    assert(box);
    await page.mouse.move(box.x + 9, box.y + 9);
    await page.mouse.down();
    await begin(other, 'orthodox');
    await page.locator('.saved li', { hasText: 'Orthodox' }).waitFor();
    await page.mouse.up();
    await page.waitForSelector('.app[data-game]');
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

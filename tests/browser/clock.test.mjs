// Clocks on the page: chosen with the game, shown, warned of, paused, kept, and what a fallen flag brings.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './axe.mjs';
import { address, begin, LINES, onPage, play, plies, reached, resized, sources, square, stopTime } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @param {Page} page */
const times = (page) => page.$$eval('.face .time', (all) => all.map((e) => e.textContent));

/** @param {Page} page @param {string} game @param {string} kind */
async function beginTimed(page, game, kind) {
  await stopTime(page, new Date('2026-11-30T10:00:00'));
  await page.selectOption('[data-key="clock"]', kind);
  await begin(page, game);
}

/** The page sleeps: time goes by, and no timer runs. @param {Page} page @param {number} ms */
const sleepThrough = (page, ms) =>
  page.evaluate((ms) => {
    const before = performance.now.bind(performance);
    performance.now = () => before() + ms;
  }, ms);

/** Some game that was sent. */
const SENT = '#g=11QSVBRsfmA';
/** @param {Page} page @param {string} hash */
const go = (page, hash) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
/** What is kept of the one game. @param {Page} page */
const keptGame = (page) =>
  page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((k) => localStorage.getItem(k)?.includes('"clock":{"left"'));
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  });

test('it begins with the first ply, adds after each turn, and a fallen flag loses', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    assert.deepEqual(await times(page), ['5:00', '5:00']);
    await page.clock.runFor(60_000);
    assert.deepEqual(await times(page), ['5:00', '5:00']);
    await play(page, 'e2e4');
    // What is shown changes just after the second is full.
    await page.clock.runFor(10_100);
    assert.deepEqual(await times(page), ['5:00', '4:50']);
    await play(page, 'e7e5');
    assert.deepEqual(await times(page), ['5:00', '4:53']);
    await page.clock.runFor(269_000);
    assert.equal(await page.textContent('.clocks [role="status"]'), '');
    await page.clock.runFor(2000);
    assert.equal(await page.textContent('.clocks [role="status"]'), 'White: 30 seconds');
    await page.clock.runFor(20_000);
    assert.equal(await page.textContent('.clocks [role="status"]'), 'White: 10 seconds');
    assert.match((await times(page))[0] ?? '', /^\d\.\d$/);
    await page.clock.runFor(10_000);
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'Black wins');
    assert.equal(await page.getAttribute('.result .link', 'data-rule'), 'O10');
    assert.equal((await times(page))[0], '0.0');
  }));

test('in Chess-tranzit who runs out loses the boards that are open', () =>
  // With reduced motion a tranzit lands at once.
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    await beginTimed(page, 'tranzit', '10+5');
    await play(page, LINES.tranzit.split(' ').slice(0, 8).join(' '));
    await page.clock.runFor(620_000);
    await page.waitForSelector('.result:visible');
    assert.equal(await page.getAttribute('.result .link', 'data-rule'), 'T20');
  }));

test('a ply that comes after the time is none', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    await sleepThrough(page, 1_200_000);
    await page.click(square('1:e7'));
    await page.click(square('1:e5'));
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'White wins');
    assert.equal(await plies(page), 2);
  }));

test('paused by agreement it stands, and a ply lets it run; a key tells the time', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'double-move', '15+10');
    await play(page, 'e3f1');
    await page.clock.runFor(30_000);
    await page.click('[data-act="pause"]');
    await page.click('dialog [value="yes"]');
    await page.waitForSelector('dialog', { state: 'detached' });
    const before = await times(page);
    await page.clock.runFor(100_000);
    assert.deepEqual(await times(page), before);
    await page.keyboard.press('t');
    assert.match(
      (await page.textContent('.clocks [role="status"]')) ?? '',
      /^White: 15 minutes\. Black: 14 minutes \d+ seconds$/,
    );
    await play(page, 'e11f9');
    await page.clock.runFor(5000);
    assert.notDeepEqual(await times(page), before);
  }));

test('it is kept with the game, and stands after a reload until somebody goes on', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '30+0');
    await play(page, 'e2e4');
    await page.clock.runFor(60_000);
    await page.reload();
    await reached(page, 1);
    assert.deepEqual(await times(page), ['30:00', '29:00']);
    await page.clock.runFor(60_000);
    assert.deepEqual(await times(page), ['30:00', '29:00']);
    await page.click('[data-act="pause"]');
    await page.clock.runFor(2100);
    assert.deepEqual(await times(page), ['30:00', '28:58']);
    // The choice is there for the next game.
    await page.keyboard.press('n');
    assert.equal(await page.inputValue('[data-key="clock"]'), '30+0');
  }));

test('taken back and done again, or played again, a ply adds once, after a reload too', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4 e7e5');
    assert.deepEqual(await times(page), ['5:00', '5:03']);
    const undo = page.locator('.side .foot [data-act="undo"]');
    const redo = page.locator('.side .foot [data-act="redo"]');
    for (let i = 0; i < 3; i++) {
      await undo.click();
      await reached(page, 1);
      assert.deepEqual(await times(page), ['5:00', '5:00']);
      if (i < 2) await redo.click();
      else await play(page, 'e7e5');
      await reached(page, 2);
      assert.deepEqual(await times(page), ['5:00', '5:03']);
    }
    await page.click('[data-act="pause"]');
    await page.click('dialog [value="yes"]');
    await page.waitForSelector('dialog', { state: 'detached' });
    await undo.click();
    await redo.click();
    await reached(page, 2);
    assert.equal(await page.getAttribute('[data-act="pause"]', 'aria-label'), 'Let the clocks go on');
    await page.reload();
    await reached(page, 2);
    await undo.click();
    await reached(page, 1);
    assert.deepEqual(await times(page), ['5:00', '5:00']);
    await play(page, 'c7c5');
    assert.deepEqual(await times(page), ['5:00', '5:03']);
  }));

test('a game that is looked at has no clock, and one’s own falls in one’s own game', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    await go(page, SENT);
    await page.waitForSelector('.app.viewed');
    const sent = await plies(page);
    assert.equal(await page.locator('.clocks:visible').count(), 0);
    await page.keyboard.press('t');
    await page.clock.runFor(400_000);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    assert.equal(await plies(page), sent);
    assert.equal(await page.locator('.result:visible').count(), 0);
    await go(page, '');
    await page.waitForSelector('.app:not(.viewed)[data-ply="1"]');
    assert.deepEqual(await times(page), ['5:00', '5:00']);
    await page.click('[data-act="pause"]');
    await page.clock.runFor(301_000);
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'White wins');
  }));

test('time that was out when the game was left is out', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    await sleepThrough(page, 1_200_000);
    await go(page, SENT);
    await page.waitForSelector('.app.viewed');
    assert.deepEqual((await keptGame(page)).game.entries, ['e2e4', 'flag:second']);
    await go(page, '');
    await page.waitForSelector('.result:visible');
    assert.equal(await page.textContent('.result strong'), 'White wins');
  }));

test('it stands wherever the game is not in sight', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    for (const [i, hash] of ['#rules=orthodox', '#learn=tranzit', '#about', '#setup=orthodox', SENT].entries()) {
      await go(page, hash);
      await page.waitForSelector('[data-act="pause"]', { state: 'hidden' });
      await page.clock.runFor(600_000);
      await go(page, '');
      await page.waitForSelector('[data-act="pause"]');
      assert.equal(await page.getAttribute('[data-act="pause"]', 'aria-label'), 'Let the clocks go on', hash);
      assert.deepEqual(await times(page), ['5:00', i ? `4:${60 - i * 5}` : '5:00'], hash);
      await page.click('[data-act="pause"]');
      await page.clock.runFor(5000);
    }
  }));

test('the system’s time may be set to another: the clock counts on', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    await page.clock.runFor(10_100);
    assert.deepEqual(await times(page), ['5:00', '4:50']);
    for (const [at, shown] of /** @type {const} */ ([
      ['2026-11-30T11:00:00', '4:40'],
      ['2026-11-30T08:00:00', '4:30'],
    ])) {
      await page.clock.setSystemTime(new Date(at));
      await page.clock.runFor(10_000);
      assert.deepEqual(await times(page), ['5:00', shown]);
    }
    await play(page, 'e7e5');
    assert.deepEqual(await times(page), ['5:00', '4:33']);
  }));

test('a page that comes back shows its clock as it is kept', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    for (const type of ['pagehide', 'pageshow'])
      await page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
    assert.equal((await keptGame(page)).clock.paused, true);
    assert.equal(await page.getAttribute('[data-act="pause"]', 'aria-label'), 'Let the clocks go on');
    assert.equal(await page.locator('.face.on').count(), 0);
    await page.click('[data-act="pause"]');
    await page.clock.runFor(5100);
    assert.deepEqual(await times(page), ['5:00', '4:55']);
  }));

test('what another tab has played is gone on with, with its times', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    const other = await page.context().newPage();
    await other.goto(address());
    await reached(other, 1);
    await page.keyboard.press('n');
    await page.waitForSelector('.app.start');
    await play(other, 'e7e5');
    await other.clock.runFor(6000);
    await play(other, 'g1f3');
    assert.deepEqual(await times(other), ['4:57', '5:03']);
    await page.click('[data-key="continue"]');
    await reached(page, 3);
    assert.deepEqual(await times(page), ['4:57', '5:03']);
    await play(page, 'b8c6');
    const { clock } = await keptGame(page);
    assert.deepEqual(clock.left, [297_000, 306_000]);
    await reached(other, 4);
    assert.deepEqual(await times(other), ['4:57', '5:06']);
  }));

test('a second tab shows what runs in the first, and stops or gives back none of it', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    await page.clock.runFor(2100);
    const open = async (/** @type {number} */ count) => {
      const other = await page.context().newPage();
      await other.goto(address());
      await reached(other, count);
      return other;
    };
    const runs = async (/** @type {Page} */ tab) =>
      (await tab.getAttribute('[data-act="pause"]', 'aria-label')) !== 'Let the clocks go on' &&
      (await tab.locator('.face.on').count()) === 1;
    let other = await open(1);
    assert.deepEqual(await times(other), ['5:00', '4:58']);
    assert(await runs(other));
    await page.clock.runFor(10_000);
    // Turning the boards and a comment are no acts that a clock goes by, in either tab.
    for (const [mover, seer] of /** @type {const} */ ([
      [other, page],
      [page, other],
    ])) {
      await mover.keyboard.press('f');
      await mover.fill('#comment', mover === page ? 'Here' : 'There');
      await mover.keyboard.press('Tab');
      await mover.keyboard.press('Escape');
      await seer.locator('.rows .said', { hasText: mover === page ? 'Here' : 'There' }).waitFor();
      for (const tab of [page, other]) {
        assert(await runs(tab));
        assert.match((await times(tab))[1] ?? '', /^4:4[78]$/);
      }
    }
    // A ply there takes what has run here.
    await play(other, 'e7e5');
    await reached(page, 2);
    for (const tab of [page, other]) assert.match((await times(tab))[1] ?? '', /^4:5[01]$/);
    await play(page, 'g1f3');
    await reached(other, 3);
    // The other is left, one way or another: who sits here goes on.
    await other.keyboard.press('n');
    await other.waitForSelector('.app.start');
    assert(await runs(page));
    await other.close({ runBeforeUnload: true });
    other = await open(3);
    await other.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
    assert(await runs(page));
    assert.equal((await keptGame(page)).clock.paused, false);
    // Who has made the last act stops it, and that is seen in the other.
    await page.keyboard.press('n');
    await other.waitForSelector('[data-act="pause"][aria-label="Let the clocks go on"]');
    assert.equal((await keptGame(page)).clock.paused, true);
  }));

test('a clock that nobody stopped runs on, but nobody’s time is out for it', () =>
  onPage({}, async (page) => {
    await beginTimed(page, 'orthodox', '5+3');
    await play(page, 'e2e4');
    // As if the browser had been ended: what is kept stays as it is when the page goes.
    const kept = await page.evaluate(() => ({ ...localStorage }));
    for (const [later, shown] of /** @type {const} */ ([
      [60_000, '4:00'],
      [4_000_000, '5:00'],
    ])) {
      await page.goto(`${sources()}icon.svg`);
      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, kept);
      await page.clock.runFor(later);
      await page.goto(address());
      await reached(page, 1);
      assert.equal((await times(page))[1], shown);
      assert.equal(await page.locator('.result:visible').count(), 0);
    }
    assert.equal(await page.locator('.face.on').count(), 0);
  }));

test('times of one’s own, different for each', () =>
  onPage({ locale: 'ru-RU' }, async (page) => {
    await page.selectOption('[data-key="clock"]', 'own');
    await page.fill('[data-key="minutes-0"]', '90');
    await page.fill('[data-key="minutes-1"]', '3');
    await page.fill('[data-key="increment-1"]', '2');
    await page.click('[data-key="begins-1"]');
    await begin(page, 'four-board');
    assert.deepEqual(await times(page), ['3:00', '1:30:00']);
  }));

for (const locale of ['en-US', 'ru-RU'])
  test(`a time that cannot be is said to be none, and no game begins with another in its place: ${locale}`, () =>
    onPage({ locale }, async (page) => {
      await page.selectOption('[data-key="clock"]', 'own');
      /** What a field is described by. @param {string} key */
      const described = (key) =>
        page.$eval(`[data-key="${key}"]`, (input) => {
          const said = document.getElementById(input.getAttribute('aria-describedby') ?? '');
          return [input.getAttribute('aria-invalid'), said?.checkVisibility() ? said.textContent : null];
        });
      const range =
        locale === 'en-US' ? /1 to 300 minutes, 0 to 120 seconds/ : /минуты от 1 до 300, секунды от 0 до 120/;
      for (const [key, text, bounds] of /** @type {const} */ ([
        ['minutes-0', '0', /1 \D+ 300/],
        ['minutes-1', '0.5', /1 \D+ 300/],
        ['minutes-0', '301', /1 \D+ 300/],
        ['minutes-1', '', /1 \D+ 300/],
        ['increment-0', '-1', /0 \D+ 120/],
        ['increment-1', '121', /0 \D+ 120/],
        ['increment-1', '1.5', /0 \D+ 120/],
      ])) {
        let [invalid, said] = await described(key);
        assert.equal(invalid, 'false');
        assert.match(said ?? '', range);
        await page.fill(`[data-key="${key}"]`, text);
        // It stands as it was written, whatever else is done, and Play leads there.
        await page.click('[data-key="begins-1"]');
        assert.equal(await page.inputValue(`[data-key="${key}"]`), text, key);
        await page.click('[data-key="play"]');
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-key')), key);
        [invalid, said] = await described(key);
        assert.equal(invalid, 'true');
        assert.match(said ?? '', bounds);
        await page.fill(`[data-key="${key}"]`, '7');
      }
      assert.deepEqual(await violations(page), []);
      await page.fill('[data-key="minutes-0"]', '0');
      assert.deepEqual(await violations(page), []);
      await page.setViewportSize({ width: 320, height: 568 });
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      // Another choice has no times of one's own.
      await page.selectOption('[data-key="clock"]', '5+3');
      await begin(page, 'orthodox');
      assert.deepEqual(await times(page), ['5:00', '5:00']);
    }));

test('clocks fit at every width', async () => {
  for (const game of /** @type {const} */ (['four-board', 'tranzit']))
    await onPage({ locale: 'ru-RU' }, async (page) => {
      await page.fill('[data-key="name-0"]', 'Александра Константиновна');
      await page.selectOption('[data-key="clock"]', '15+10');
      await begin(page, game);
      await play(page, '1:e2e4');
      for (const [width, height] of /** @type {const} */ ([
        [1366, 650],
        [768, 1024],
        [390, 844],
        [360, 740],
        [320, 568],
      ])) {
        await resized(page, width, height);
        assert(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth));
        for (const face of await page.locator('.face .time').all()) {
          const box = await face.boundingBox();
          assert(box && box.x >= 0 && box.x + box.width <= width, `${game} ${width}`);
        }
        const top = await page.$eval('.top', (e) => e.scrollWidth - e.clientWidth);
        assert(top <= 1, `${game} ${width}: ${top}`);
      }
    });
});

test('both times, the pause and what else is in the header can be seen and hit, whatever the screen, letters and times', async () => {
  for (const minutes of ['10', '300'])
    await onPage({ locale: 'ru-RU' }, async (page) => {
      await page.click('.card[data-game="double-move"]');
      await page.selectOption('[data-key="clock"]', 'own');
      for (const field of await page.locator('.times .time input:first-of-type').all()) await field.fill(minutes);
      await page.click('[data-key="play"]');
      await play(page, 'e3f1');
      for (const letters of [16, 24, 32])
        for (const [width, height] of /** @type {const} */ ([
          [1280, 800],
          [844, 390],
          [740, 360],
          [667, 375],
          [430, 932],
          [390, 844],
          [320, 568],
          [280, 653],
        ])) {
          await page.evaluate((px) => {
            document.documentElement.style.fontSize = `${px}px`;
          }, letters);
          await resized(page, width, height);
          const hidden = await page.$$eval('.face, .clocks button, .top .brand, .top .game', (all) =>
            all.flatMap((node) => {
              const { left, right, top, bottom } = node.getBoundingClientRect();
              const points = [
                [left + 4, top + 6],
                [right - 4, top + 6],
                [left + 4, bottom - 6],
                [right - 4, bottom - 6],
              ];
              const seen = points.every(([x = 0, y = 0]) => node.contains(document.elementFromPoint(x, y)));
              return seen ? [] : [`${node.className} ${[left, top, right, bottom].map(Math.round)}`];
            }),
          );
          assert.deepEqual(hidden, [], `${minutes} min, ${letters} px, ${width}x${height}`);
        }
      // And from the game's panel.
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await resized(page, 1280, 800);
      await page.click('[data-tab="game"]');
      await page.click('.acts [data-act="stop"]');
      await page.click('dialog[open] [value="yes"]');
      await page.locator('.acts [data-act="stop"]', { hasText: 'Пустить часы' }).waitFor();
    });
});

test('what is asked, typed and refused covers neither the clocks nor a board; the line to type in goes with the last ply', () =>
  onPage({ locale: 'ru-RU' }, async (page) => {
    await page.selectOption('[data-key="clock"]', '5+3');
    await begin(page, 'orthodox');
    await play(page, 'f2f3 e7e5 g2g4');
    const covered = () =>
      page.evaluate(() => {
        const boxes = (/** @type {ParentNode | null | undefined} */ root, /** @type {string} */ at) =>
          [...(root?.querySelectorAll(at) ?? [])].map((e) => e.getBoundingClientRect());
        const stand = [
          ...boxes(document, '.face'),
          ...boxes(document.querySelector('crossboard-game')?.shadowRoot, '.xb-board'),
        ];
        const bars = boxes(document, '.bar').filter((r) => r.width > 0);
        const hit = bars.flatMap((bar) =>
          stand.filter((r) => bar.left < r.right && bar.right > r.left && bar.top < r.bottom && bar.bottom > r.top),
        );
        return { bars: bars.length, hit: hit.map((r) => [r.left, r.top, r.right, r.bottom].map(Math.round)) };
      });
    await page.keyboard.press('m');
    await page.fill('#typed-move', 'ферзь h9');
    await page.keyboard.press('Enter');
    assert.match((await page.textContent('#typed-said')) ?? '', /ферзь h9/);
    for (const [width, height] of /** @type {const} */ ([
      [1280, 800],
      [1000, 700],
      [390, 844],
      [320, 568],
    ])) {
      await resized(page, width, height);
      assert.deepEqual(await covered(), { bars: 1, hit: [] }, `typed at ${width}x${height}`);
    }
    // Said in the other language, too.
    await resized(page, 1280, 800);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-set="language=en"]')).click());
    assert.doesNotMatch((await page.textContent('#typed-said')) ?? '', /[а-я]{3}(?!.*h9)/i);
    await page.fill('#typed-move', 'Qh4');
    await page.keyboard.press('Enter');
    await reached(page, 4);
    await page.locator('.entry').waitFor({ state: 'hidden' });
  }));

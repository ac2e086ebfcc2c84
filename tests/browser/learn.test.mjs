// The courses and the rules pages as a reader uses them: by clicks, by keys, by address, without storage.
import assert from 'node:assert/strict';
import test from 'node:test';
import { COURSES } from '../../www/learn/courses.js';
import { PAGES } from '../../www/learn/pages.js';
import { violations } from './axe.mjs';
import { address, begin, ends, focusedIn, marked, onPage, resized, square, stopTime } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/learn/model.js').Step} Step */

/** @type {Readonly<Record<string, string>>} */
const GAMES = { slots: 'four-board', twins: 'tranzit', tall: 'double-move', single: 'orthodox' };
const LONG = Boolean(process.env.LONG_TESTS);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const WIDTHS = /** @type {const} */ ([
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
]);

/** @param {string} game @param {number} at */
const step = (game, at) => {
  const layout = Object.keys(GAMES).find((name) => GAMES[name] === game) ?? '';
  const found = COURSES[layout]?.steps[at - 1];
  assert(found);
  return found;
};

/** Opens an address of the page. @param {Page} page @param {string} hash */
async function go(page, hash) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.waitForFunction((to) => location.hash === to, hash);
}

/** @param {Page} page @param {string} game @param {number | 'end'} at */
async function openStep(page, game, at) {
  await go(page, `#learn=${game}/${at}`);
  await page.waitForSelector(`.learn[data-at="${at}"]`);
}

/** Clicks the ends of a ply. @param {Page} page @param {string} code */
async function tryCode(page, code) {
  const { from, to, promotion } = ends(code);
  await page.click(square(from));
  await page.click(square(to));
  if (promotion) await page.click(`[data-promote="${promotion}"]`);
}

/** Does a step as its solution says, and waits for the sentence at its end. @param {Page} page @param {Step} task */
async function solve(page, task) {
  if (task.goal.kind === 'ask') {
    for (const reason of task.goal.choices) {
      if (await page.locator('.learn[data-state="done"]').count()) break;
      await page.click(`[data-choice="${reason}"]`);
    }
  }
  for (const code of task.solution) {
    await page.waitForSelector('.learn:not([data-state="busy"])');
    await tryCode(page, code);
    assert.equal(await page.locator('.saidbox.bad').count(), 0, `${task.id}: ${code}`);
  }
  await page.waitForSelector('.learn[data-state="done"]');
  const ids = await page.$$eval('.saidbox.good [data-rule]', (links) => links.map((a) => a.getAttribute('data-rule')));
  assert.deepEqual(ids, task.rules, task.id);
}

for (const [name, options] of /** @type {const} */ ([
  ['a desk', { viewport: DESK, reducedMotion: 'reduce' }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'ru-RU', reducedMotion: 'reduce' }],
])) {
  for (const course of Object.values(COURSES)) {
    test(`the course of ${course.id} from its first step to its end, by clicks, on ${name}`, () =>
      onPage({ ...options }, async (page) => {
        const game = GAMES[course.id];
        const of = course.steps.length;
        await page.click(`[data-key="learn-${game}"]`);
        await page.waitForSelector('.learn[data-at="1"]');
        for (const [index, task] of course.steps.entries()) {
          await page.waitForSelector(`.learn[data-at="${index + 1}"]`);
          // Only what matters is shown.
          const shown = await page.$$eval('.learn .xb-board', (boards) =>
            boards.filter((b) => b.checkVisibility()).map((b) => Number(b.getAttribute('data-board'))),
          );
          assert.deepEqual(shown.sort(), [...task.show.boards].sort(), task.id);
          const text = await page.locator('.learn [role="status"]').textContent();
          assert(
            await page
              .locator('.tasktext')
              .getByText(text ?? '', { exact: true })
              .count(),
            task.id,
          );
          await solve(page, task);
          assert.equal(
            await page.locator('.learn [role="status"]').textContent(),
            await page.locator('.saidbox.good > p:first-child').textContent(),
          );
          // Nothing is said of a board that is not shown, and no word is left out of a sentence.
          const told = (await page.textContent('.turn strong')) ?? '';
          const board = /(?:board|доск[аеиу]) (\d)/.exec(told)?.[1];
          assert(!board || task.show.boards.includes(Number(board)), `${task.id}: ${told}`);
          assert.doesNotMatch((await page.textContent('.turn small')) ?? '', /\s[.,]|\{/, task.id);
          await page.click('[data-act="next"]');
        }
        await page.waitForSelector('.learn[data-at="end"]');
        assert.match((await page.locator('.count').textContent()) ?? '', new RegExp(`${of}\\D+${of}`));
        assert.equal(await page.locator('[data-act="lesson-left"]').count(), 0);
        await page.click('.ways [data-act="play"]');
        await page.waitForSelector(`.app[data-game="${game}"]`);
        assert.equal(await page.evaluate(() => location.hash), '');
      }));
  }
}

test('what a step has come to stays to be seen: the mate on its board, and in words above', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    for (const [id, boards] of /** @type {const} */ ([
      ['mate', [1, 3]],
      ['finish', [2, 4]],
    ])) {
      const at = (COURSES.slots?.steps.findIndex((task) => task.id === id) ?? 0) + 1;
      await openStep(page, 'four-board', at);
      await stopTime(page);
      for (const code of step('four-board', at).solution) await tryCode(page, code);
      await page.waitForSelector('.saidbox.good');
      await page.clock.runFor(60_000);
      const shown = await page.$$eval('.learn .xb-board', (all) =>
        all.filter((b) => b.checkVisibility()).map((b) => Number(b.getAttribute('data-board'))),
      );
      assert.deepEqual(shown.sort(), boards, id);
      // Whom the next move would be, on a board that is not shown, is no matter now.
      const fact = (await page.textContent('.turn strong')) ?? '';
      if (id === 'mate') {
        assert.match(fact, /^Checkmate on board 1/);
        assert.deepEqual(await marked(page, 'check'), ['1:h7']);
        assert.equal(await page.getAttribute(square('1:h1'), 'aria-label'), 'h1, white rook, last move');
      }
      if (id === 'finish') assert.equal(await page.getAttribute('[data-board="4"]', 'data-status'), 'gone');
      await page.clock.resume();
    }
  }));

test('what cannot be done is refused with its reason and rule, where two clicks can try it', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    let tried = 0;
    const elsewhere = [];
    for (const course of Object.values(COURSES)) {
      const game = GAMES[course.id] ?? '';
      for (const [index, task] of course.steps.entries()) {
        for (const { after = [], code, reason, rule } of task.tries) {
          // The picker leaves no way to forget the promotion.
          if (reason === 'promotion-missing') continue;
          await openStep(page, game, index + 1);
          if (await page.locator('[data-act="again"]').count()) await page.click('[data-act="again"]');
          for (const ply of after) await tryCode(page, ply);
          const { from, to, promotion } = ends(code);
          // Where ranks are left out, nothing there can be tried.
          if (task.show.ranks && !(await page.locator(square(from)).count())) continue;
          const mustHop = game === 'tranzit' && (await marked(page, 'forced')).length > 0;
          await page.click(square(from));
          // A piece that is not to be touched now is refused itself.
          if (rule !== 'O6') await page.click(square(to));
          if (promotion) await page.click(`[data-promote="${promotion}"]`);
          if (rule !== 'O6' && (await marked(page, 'selected')).includes(to)) {
            // A click on another piece of one's own chooses that one.
            elsewhere.push(code);
          } else if (reason) {
            const link = page.locator('.saidbox.bad [data-rule]');
            // While a king must hop, that is what holds back everything else, whichever rule comes first.
            const told = mustHop ? 'T11' : rule;
            assert.equal(await link.getAttribute('data-rule'), told, `${task.id}: ${code}`);
            assert.match((await link.getAttribute('href')) ?? '', new RegExp(`/${told}$`));
            assert.deepEqual(await marked(page, 'refused'), [rule === 'O6' ? from : to], `${task.id}: ${code}`);
            if (task.checklist && (await page.locator('.needs .failed').count()))
              assert.equal(await page.locator('.needs .failed a').textContent(), rule);
          } else {
            assert.equal(await page.locator('.saidbox.plain').count(), 1, `${task.id}: ${code}`);
            // Nothing has been played.
            assert.equal(await page.getAttribute('.learn', 'data-ply'), String(await plyCount(page, after.length)));
          }
          tried += 1;
          await go(page, '#about');
        }
      }
    }
    assert(tried > 50, String(tried));
    assert.deepEqual(elsewhere, ['3:b1>1:b1', '2:e8>4:e8', '2:d8>4:d8', '2:f6>4:g8']);
  }));

test('a piece is refused for a square that was chosen first, with the same reason as the other way round', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    let tried = 0;
    for (const [index, task] of (COURSES.slots?.steps ?? []).entries()) {
      for (const { code, rule } of task.tries) {
        const { from, to } = ends(code);
        if (!rule || rule === 'O6' || from[0] === to[0] || from === to) continue;
        await openStep(page, 'four-board', index + 1);
        await page.click(square(to));
        // A square with a piece on it chooses that piece; one that nothing is missing from chooses nothing.
        const chosen = (await marked(page, 'source')).length > 0 || (await page.locator('.saidbox.bad').count()) > 0;
        if (!chosen || (await marked(page, 'selected')).length > 0) continue;
        await page.click(square(from));
        assert.equal(await page.locator('.saidbox.bad [data-rule]').getAttribute('data-rule'), rule, code);
        assert.deepEqual(await marked(page, 'refused'), [to], code);
        tried += 1;
        await go(page, '#about');
      }
    }
    assert(tried >= 4, String(tried));
  }));

test('a square may be chosen first: the wrong piece is refused, and the choice stands for the right one', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    await openStep(page, 'four-board', 2);
    await page.click(square('1:g1'));
    await page.click(square('3:b1'));
    assert.equal(await page.locator('.saidbox.bad [data-rule]').getAttribute('data-rule'), 'F9');
    await page.click(square('3:g1'));
    await page.waitForSelector('.learn[data-state="done"]');
    // The same by the kind of piece that the tray names.
    await page.click('[data-act="again"]');
    await page.click('.res.can [data-kind="n"]');
    await page.click(square('1:f3'));
    assert.equal(await page.locator('.saidbox.bad [data-rule]').getAttribute('data-rule'), 'F6');
    await page.click(square('1:g1'));
    await page.waitForSelector('.learn[data-state="done"]');
  }));

/** How many entries there are after so many own plies: the replies count as well. @param {Page} page @param {number} own */
async function plyCount(page, own) {
  const count = Number(await page.getAttribute('.learn', 'data-ply'));
  assert(own === 0 ? count === 0 : count >= own);
  return count;
}

test('what a step frames is told as framed: of what may be done nothing is said that need not be so', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    let framed = 0;
    for (const course of Object.values(COURSES)) {
      for (const [index, task] of course.steps.entries()) {
        for (const [spot, mark] of Object.entries(task.show.marks ?? {})) {
          if (mark !== 'framed') continue;
          await openStep(page, GAMES[course.id] ?? '', index + 1);
          assert.match((await page.getAttribute(square(spot), 'aria-label')) ?? '', /^[a-h]\d+, [a-z ]+, framed/, spot);
          framed += 1;
        }
      }
    }
    assert(framed >= 6, String(framed));
  }));

test('conditions: unknown, then met up to the one that fails, then all met', () =>
  onPage({}, async (page) => {
    await openStep(page, 'four-board', 4);
    const states = () => page.$$eval('.needs li', (items) => items.map((li) => li.getAttribute('data-state')));
    assert.deepEqual(new Set(await states()), new Set(['unknown']));
    await tryCode(page, '3:g1>1:g1');
    assert.deepEqual(await states(), ['met', 'met', 'met', 'met', 'failed', 'unknown', 'unknown']);
    await tryCode(page, '3:b1>1:b1');
    assert.deepEqual(new Set(await states()), new Set(['met']));
  }));

test('conditions are those of what is tried now: not of a refusal that has been closed, let go, or followed by another try', () =>
  onPage({}, async (page) => {
    const states = () => page.$$eval('.needs li', (items) => items.map((li) => li.getAttribute('data-state')));
    const unknown = async (/** @type {string} */ what) => {
      assert.deepEqual(new Set(await states()), new Set(['unknown']), what);
      assert.equal(await page.locator('.saidbox').count(), 0, what);
      assert.equal(await page.locator('.task.tried').count(), 0, what);
    };
    const refused = async () => {
      await tryCode(page, '3:g1>1:g1');
      assert.deepEqual(await states(), ['met', 'met', 'met', 'met', 'failed', 'unknown', 'unknown']);
    };
    await openStep(page, 'four-board', 4);
    await refused();
    await page.keyboard.press('Escape');
    await unknown('Esc');
    await refused();
    await page.click(square('3:b1'));
    await unknown('another piece');
    await refused();
    await page.locator(square('3:g1')).click();
    await unknown('the piece is let go');
    // Another refusal is told by its own condition, or by none where it is of another kind.
    await refused();
    await tryCode(page, '3:b1>1:d4');
    assert.equal((await states()).filter((state) => state === 'failed').length, 1);
    assert.equal((await states())[1], 'failed');
    await page.keyboard.press('Escape');
    await page.click(square('1:e8'));
    assert.deepEqual(new Set(await states()), new Set(['unknown']));
    assert.equal(await page.locator('.saidbox.bad').count(), 1);
    // What a question was about stays once it is answered, whatever is refused after that.
    await openStep(page, 'four-board', 3);
    const ask = step('four-board', 3).goal;
    for (const reason of ask.kind === 'ask' ? ask.choices : [])
      if ((await page.locator('.learn[data-state="done"]').count()) === 0)
        await page.click(`[data-choice="${reason}"]`);
    const answered = await states();
    assert(answered.includes('failed'));
    await page.click(square('1:e8'));
    await page.keyboard.press('Escape');
    assert.deepEqual(await states(), answered);
  }));

test('hints come one after another, then the move itself as an arrow', () =>
  onPage({}, async (page) => {
    await openStep(page, 'double-move', 3);
    await page.click('[data-act="hint"]');
    assert.equal(await page.locator('.hinted').count(), 1);
    const first = await page.locator('.hinted').textContent();
    assert.equal(await page.locator('.learn [role="status"]').textContent(), first);
    await page.click('[data-act="hint"]');
    assert.equal(await page.locator('.hinted').count(), 2);
    assert.equal(await page.locator('.xb-arrows').count(), 0);
    await page.click('[data-act="hint"]');
    assert.equal(await page.locator('.xb-arrows .shaft').count(), 1);
    assert.equal(await page.locator('[data-act="hint"]').count(), 0);
    for (const code of step('double-move', 3).solution) await tryCode(page, code);
    await page.waitForSelector('.learn[data-state="done"]');
    assert.equal(await page.locator('.xb-arrows, .hinted').count(), 0);
  }));

test('a question: a wrong answer is said to be wrong, the right one ends the step', () =>
  onPage({}, async (page) => {
    await openStep(page, 'four-board', 3);
    // The focus stays on what was chosen.
    await page.focus('[data-choice="target-attacked"]');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('.choice.wrong').count(), 1);
    assert.equal(await (await focusedIn(page)).evaluate((e) => e?.getAttribute('data-choice')), 'target-attacked');
    assert.equal(await page.getAttribute('.learn', 'data-state'), 'open');
    await page.click('[data-choice="square-color-differs"]');
    await page.waitForSelector('.learn[data-state="done"]');
    assert.equal(await page.locator('.needs .failed a').textContent(), 'F9');
    await page.click('[data-act="again"]');
    assert.equal(await page.locator('.choice.wrong, .choice.right').count(), 0);
  }));

test('replies come after a pause and may be skipped; own plies are taken back with them', () =>
  onPage({}, async (page) => {
    await openStep(page, 'four-board', 1);
    await tryCode(page, '1:e2e4');
    await page.waitForSelector('.learn[data-state="busy"][data-ply="1"]');
    await page.waitForSelector('.learn[data-state="open"][data-ply="3"]');
    await page.click('[data-act="undo"]');
    await page.waitForSelector('.learn[data-ply="0"]');
    await tryCode(page, '1:d2d4');
    await page.waitForSelector('.learn[data-state="busy"]');
    await page.click('[data-act="hurry"]');
    assert.equal(await page.getAttribute('.learn', 'data-ply'), '3');
    assert.equal(await page.getAttribute('.learn', 'data-state'), 'open');
    await page.click('[data-act="again"]');
    await tryCode(page, '1:d2d4');
    await page.waitForSelector('.learn[data-state="busy"]');
    await page.click(square('1:a5'));
    assert.equal(await page.getAttribute('.learn', 'data-ply'), '3');
    assert.equal(await page.getAttribute('.learn', 'data-state'), 'open');
    // Left in the middle of it: nothing is played any more.
    await tryCode(page, '2:e7e5');
    await go(page, '#learn=four-board/2');
    await page.waitForSelector('.learn[data-at="2"][data-ply="0"]');
    await page.waitForTimeout(1000);
    assert.equal(await page.getAttribute('.learn', 'data-ply'), '0');
  }));

test('the turn of two: the first ply is taken back beside the board as well', () =>
  onPage({}, async (page) => {
    await openStep(page, 'double-move', 3);
    await tryCode(page, 'e6d8');
    await page.waitForSelector('.learn[data-ply="1"]');
    await page.click('.plies [data-act="undo"]');
    await page.waitForSelector('.learn[data-ply="0"]');
    await tryCode(page, 'e6g7');
    await tryCode(page, 'g7f9');
    await page.waitForSelector('.learn[data-state="done"]');
  }));

test('a threat is shown on a copy, and the position is there again after it', () =>
  onPage({}, async (page) => {
    await openStep(page, 'double-move', 5);
    await tryCode(page, 'g3g4');
    await tryCode(page, 'g4g5');
    const before = await page.getAttribute('.learn', 'data-ply');
    await page.click('[data-act="threat"]');
    await page.waitForSelector('.learn[data-state="aside"]');
    await page.waitForSelector('.badge.down');
    await page.click('[data-act="unthreat"]');
    await page.waitForSelector('.learn[data-state="open"]');
    assert.equal(await page.getAttribute('.learn', 'data-ply'), before);
    assert.equal(await page.locator('.badge.down').count(), 0);
    await page.click('[data-act="again"]');
    await solve(page, step('double-move', 5));
  }));

test('progress is kept, shown on the start screen, and shared between tabs', () =>
  onPage({}, async (page) => {
    assert.match((await page.getAttribute('[data-key="learn-tranzit"]', 'aria-label')) ?? '', /0 of 8/);
    await openStep(page, 'tranzit', 1);
    await solve(page, step('tranzit', 1));
    const other = await page.context().newPage();
    await other.goto(`${address()}#learn=tranzit/2`);
    await other.waitForSelector('.learn[data-at="2"]');
    await solve(other, step('tranzit', 2));
    await page.waitForSelector('.dots li.done:nth-child(2)');
    await other.close();
    await page.goto(address());
    await page.reload();
    await page.waitForSelector('.start');
    assert.match((await page.getAttribute('[data-key="learn-tranzit"]', 'aria-label')) ?? '', /2 of 8/);
    // The course goes on where it was left.
    await page.click('[data-key="learn-tranzit"]');
    await page.waitForSelector('.learn[data-at="3"]');
  }));

test('without storage, and with a spoilt one, the courses work all the same', async () => {
  await onPage(
    {
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('no', 'SecurityError');
            },
          }),
        ),
    },
    async (page) => {
      await openStep(page, 'tranzit', 1);
      await solve(page, step('tranzit', 1));
      await page.click('.brand');
      assert.match((await page.getAttribute('[data-key="learn-tranzit"]', 'aria-label')) ?? '', /1 of 8/);
    },
  );
  await onPage(
    { prepare: (page) => page.addInitScript(() => localStorage.setItem('crossboard.learn.v1', '{"v":1,"done":3}')) },
    async (page) => assert.match((await page.getAttribute('[data-key="learn-tranzit"]', 'aria-label')) ?? '', /0 of 8/),
  );
});

test('addresses: reload, back and forward, what leads nowhere, a game under way', () =>
  onPage({}, async (page) => {
    await page.goto(`${address()}#learn=four-board/3`);
    await page.reload();
    await page.waitForSelector('.learn.slots[data-at="3"]');
    assert.match(await page.title(), /Learn: Four-board chess/);
    await page.click('[data-act="next"]');
    await page.waitForSelector('.learn[data-at="4"]');
    assert.equal(await (await focusedIn(page)).evaluate((e) => e?.tagName), 'H2');
    await page.goBack();
    await page.waitForSelector('.learn[data-at="3"]');
    for (const hash of ['#learn=orthodox', '#learn=four-board/10', '#learn=x', '#rules=tranzit/F1', '#rules', '#%F0']) {
      await go(page, hash);
      await page.waitForSelector('.start .notice.quiet');
      await go(page, '#about');
      await page.waitForSelector('.about h1');
      assert.equal(await page.locator('.notice').count(), 0);
    }
    await page.click('.brand');
    await page.waitForSelector('.start');
    assert.equal(await page.locator('.notice').count(), 0);
    await begin(page, 'orthodox');
    await page.click(square('1:e2'));
    await page.click(square('1:e4'));
    await page.click('[data-tab="rules"]');
    await page.click('.help a[href="#rules=orthodox"]');
    await page.waitForSelector('.rules-page');
    await page.goBack();
    await page.waitForSelector('.app[data-game="orthodox"][data-ply="1"]');
  }));

test('a refusal in a game leads to its rule, and from there to the section with its diagram', () =>
  onPage({}, async (page) => {
    await begin(page, 'double-move');
    await page.click(square('1:e7'));
    await page.click(square('1:e9'));
    await page.click('.why [data-rule="D5"]');
    await page.click('details[data-rule="D5"] a');
    await page.waitForSelector('section[data-rule="D5"] .xb-board');
    assert.equal(await (await focusedIn(page)).evaluate((e) => e?.id), 'rule-D5');
  }));

test('a whole course by keys alone', () =>
  onPage({ reducedMotion: 'reduce' }, async (page) => {
    const course = COURSES.twins;
    assert(course);
    const focusOn = async (/** @type {string} */ selector) => {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    };
    await focusOn('[data-key="learn-tranzit"]');
    for (const [index, task] of course.steps.entries()) {
      await page.waitForSelector(`.learn[data-at="${index + 1}"]`);
      for (const code of task.solution) {
        const { from, to } = ends(code);
        for (const spot of [from, to]) await walk(page, spot);
      }
      await page.waitForSelector('.learn[data-state="done"]');
      // From the boards the Tab key leads on to the way to the next step.
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        if (await (await focusedIn(page)).evaluate((e) => e?.getAttribute('data-act') === 'next')) break;
      }
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.learn[data-at="end"]');
  }));

/** Goes to a square by Tab and arrows from wherever the focus is, and presses Enter. @param {Page} page @param {string} spot */
async function walk(page, spot) {
  const [board, name = ''] = spot.split(':');
  const at = async () =>
    (await focusedIn(page)).evaluate((e) => e?.closest('[data-spot]')?.getAttribute('data-spot') ?? '');
  for (let i = 0; i < 60 && !(await at()).startsWith(`${board}:`); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < 40; i++) {
    const here = (await at()).split(':')[1] ?? '';
    assert(here, `${spot} cannot be reached`);
    if (here === name) break;
    const file = name.charCodeAt(0) - here.charCodeAt(0);
    const rank = Number(name.slice(1)) - Number(here.slice(1));
    await page.keyboard.press(file > 0 ? 'ArrowRight' : file < 0 ? 'ArrowLeft' : rank > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await page.keyboard.press('Enter');
}

for (const page of Object.values(PAGES)) {
  test(`every diagram of the rules of ${page.id} is drawn, and every try has the verdict it shows`, () =>
    onPage({ reducedMotion: 'reduce' }, async (tab) => {
      await go(tab, `#rules=${GAMES[page.id]}`);
      await tab.waitForSelector('.rules-page .diagram');
      const all = await tab.locator('.diagram').count();
      for (let i = 0; i < all; i++) {
        const diagram = tab.locator('.diagram').nth(i);
        await diagram.scrollIntoViewIfNeeded();
        await diagram.locator('.xb-board').first().waitFor();
        const demos = diagram.locator('.demo');
        for (let k = 0; k < (await demos.count()); k++) {
          const legal = (await demos.nth(k).getAttribute('class'))?.includes('may');
          await demos.nth(k).click();
          assert.equal(await diagram.locator('.tried-text [data-rule]').count(), legal ? 0 : 1);
          assert.equal(await demos.nth(k).getAttribute('aria-pressed'), 'true');
        }
        if (await demos.count()) {
          await diagram.locator('[data-act="reset"]').click();
          assert.equal(await diagram.locator('.tried-text').textContent(), '');
        }
      }
      const rules = [...page.groups.flatMap((g) => g.sections.map((s) => s.rule)), ...page.common];
      const written = await tab.$$eval('section.rule', (list) => list.map((s) => s.getAttribute('data-rule')));
      assert.deepEqual(written, rules);
    }));
}

test('a link to a rule brings it to the top, though the page is drawn bit by bit', () =>
  onPage({}, async (page) => {
    for (const rule of ['F24', 'O9', 'F1', 'F13']) {
      await page.goto(`${address()}#rules=four-board/${rule}`);
      await page.reload();
      await page.waitForSelector(`section[data-rule="${rule}"] .xb-board`);
      await page.waitForTimeout(300);
      const gap = await page.evaluate((id) => {
        const [section, sheet] = [
          document.querySelector(`section[data-rule="${id}"]`),
          document.querySelector('.sheet'),
        ];
        return (section?.getBoundingClientRect().top ?? 0) - (sheet?.getBoundingClientRect().top ?? 0);
      }, rule);
      // Above the first there is the head of the page.
      assert(Math.abs(gap) < 3, `${rule}: ${gap}`);
      assert.equal(await (await focusedIn(page)).evaluate((e) => e?.id), `rule-${rule}`);
      assert.equal(await page.evaluate(() => document.querySelector('#app')?.scrollTop), 0);
    }
  }));

test('who says a rule of orthodox chess is FIDE, and of other games their author', () =>
  onPage({ locale: 'en-US' }, async (page) => {
    for (const [language, fide, author] of /** @type {const} */ ([
      ['en', 'The Laws of FIDE', 'Said by the author'],
      ['ru', 'Правила ФИДЕ', 'Сказано автором'],
    ])) {
      const shown = (/** @type {string} */ game) => page.waitForSelector(`.games [data-game="${game}"][aria-current]`);
      await go(page, '#rules=orthodox');
      await shown('orthodox');
      await page.click(`[data-set="language=${language}"]`);
      assert.equal(await page.textContent('[data-rule="O1"] .badge-said'), fide);
      assert(!(await page.$$eval('.badge-said', (all) => all.map((e) => e.textContent))).includes(author));
      await go(page, '#rules=tranzit');
      await shown('tranzit');
      assert.equal(await page.textContent('[data-rule="O1"] .badge-said'), author);
    }
  }));

test('a diagram is played on: legal plies are made, others say why; its line is stepped through', () =>
  onPage({}, async (page) => {
    await go(page, '#rules=four-board/F2');
    const diagram = page.locator('section[data-rule="F2"] .diagram');
    await diagram.locator('.xb-board').first().waitFor();
    assert.equal(await diagram.locator('output').textContent(), '4 of 4');
    await diagram.locator('[data-act="nav.first"]').click();
    assert.equal(await diagram.locator('output').textContent(), '0 of 4');
    await diagram.locator('[data-act="nav.last"]').click();
    await diagram.locator(square('1:g1')).click();
    await diagram.locator(square('1:g3')).click();
    assert.equal(await diagram.locator('.tried-text [data-rule]').getAttribute('data-rule'), 'O1');
    await diagram.locator(square('1:f3')).click();
    assert.equal(await diagram.locator('output').textContent(), '5 of 5');
    await diagram.locator('[data-act="reset"]').focus();
    await page.keyboard.press('Enter');
    assert.equal(await diagram.locator('output').textContent(), '4 of 4');
    assert.equal(await (await focusedIn(page)).evaluate((e) => e?.getAttribute('data-act')), 'reset');
    // In the other language it is the same diagram, as it stands.
    await diagram.locator('.demo.may').click();
    await page.click('[data-set="language=ru"]');
    assert.equal(await diagram.locator('output').textContent(), '5 из 5');
    assert.match((await diagram.locator('figcaption').textContent()) ?? '', /[а-я]/);
  }));

/** What is looked at by axe and measured: an address, and what is done there. @type {readonly (readonly [string, readonly string[]])[]} */
const PLACES = [
  ['', []],
  ['#learn=four-board/2', []],
  ['#learn=four-board/4', ['3:g1', '1:g1']],
  ['#learn=four-board/3', []],
  ['#learn=four-board/6', []],
  ['#learn=four-board/7', []],
  ['#learn=tranzit/2', ['1:d1']],
  ['#learn=tranzit/6', ['1:a7', '2:a7']],
  ['#learn=double-move/2', []],
  ['#learn=double-move/5', ['1:g3', '1:g4']],
  ['#learn=tranzit/end', []],
  ['#rules=four-board/F19', []],
  ['#rules=tranzit', []],
  ['#rules=double-move/D2', []],
  ['#rules=orthodox', []],
  ['#about', []],
];

// Each place in both languages and both themes, the pages of rules, which are long, once; all with all in the long run.
for (const [turn, [locale, colorScheme, viewport, rules]] of /** @type {const} */ ([
  ['en-US', 'light', PHONE, '#rules=tranzit'],
  ['en-US', 'dark', PHONE, '#rules=double-move'],
  ['ru-RU', 'dark', DESK, '#rules=four-board'],
  ['ru-RU', 'light', DESK, '#rules=orthodox'],
]).entries()) {
  test(`axe finds nothing: ${locale}, ${colorScheme}, ${viewport.width} px`, () =>
    onPage({ locale, colorScheme, viewport, reducedMotion: 'reduce' }, async (page) => {
      /** @type {readonly (readonly [string, readonly string[]])[]} */
      const places = LONG
        ? PLACES
        : [...PLACES.filter(([place], i) => !place.startsWith('#rules') && i % 2 === turn % 2), [rules, []]];
      for (const [hash, spots] of places) {
        await page.goto('about:blank');
        await page.goto(`${address()}${hash}`);
        await page.waitForSelector('.app');
        for (const spot of spots) await page.click(square(spot));
        if (hash === '#about') {
          await page.$$eval('details', (all) => all.map((d) => d.toggleAttribute('open', true)));
        }
        await page.waitForTimeout(50);
        assert.deepEqual(await violations(page), [], hash);
      }
    }));
}

for (const [hash, spots] of PLACES) {
  test(`nothing lies outside the page at any width, and squares can be hit: ${hash || 'start'}`, () =>
    onPage({ viewport: DESK, locale: 'ru-RU' }, async (page) => {
      if (hash) await go(page, hash);
      for (const spot of spots) await page.click(square(spot));
      for (const [width, height] of WIDTHS) {
        await resized(page, width, height);
        const wide = await page.evaluate(() => {
          const found = [];
          const inside = [...document.querySelectorAll('crossboard-game')].flatMap((game) => [
            ...(game.shadowRoot?.querySelectorAll('*') ?? []),
          ]);
          for (const e of [...document.querySelectorAll('.app, .app *'), ...inside]) {
            const box = e.getBoundingClientRect();
            const clipped =
              e.closest('.vh, svg, .dots, .name, .royal p') || getComputedStyle(e).position === 'absolute';
            if (box.width > 0 && !clipped && (box.right > innerWidth + 0.5 || box.left < -0.5))
              found.push(`${e.tagName}.${e.getAttribute('class')} ${box.left}-${box.right}`);
          }
          const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth;
          return scrolls ? ['document', ...found] : found;
        });
        assert.deepEqual(wide, [], `${hash} at ${width}`);
        const sizes = await page.$$eval('.learn .xb-cell, .diagram .xb-cell', (cells) =>
          cells.filter((c) => c.checkVisibility()).map((c) => c.getBoundingClientRect().width),
        );
        assert(Math.min(24, ...sizes) >= 24, `${hash} at ${width}: ${Math.min(...sizes)}`);
        // The whole card is in the page.
        for (const box of await page.$$eval('.task', (cards) => cards.map((c) => c.getBoundingClientRect().bottom)))
          assert(box <= height + 0.5, `${hash} at ${width}`);
      }
    }));
}

test('what may be placed is in sight as a whole, however much it is', () =>
  onPage({}, async (page) => {
    for (const [language, width, height] of /** @type {const} */ ([
      ['ru', 1280, 800],
      ['ru', 1024, 768],
      ['en', 360, 740],
      ['ru', 320, 568],
    ])) {
      await openStep(page, 'four-board', 6);
      await page.click(`[data-set="language=${language}"]`);
      await resized(page, width, height);
      const seen = await page.$$eval('.needed', (all) =>
        all.map((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const root = /** @type {ShadowRoot} */ (node.getRootNode());
          const corners = /** @type {const} */ ([
            [left + 3, top + 3],
            [right - 3, bottom - 3],
          ]);
          return corners.every(([x, y]) => node.contains(root.elementFromPoint(x, y)));
        }),
      );
      assert.deepEqual(seen, [true, true, true, true], `${language} ${width}x${height}`);
    }
  }));

test('on a phone laid on its side nothing lies on the boards of a lesson', () =>
  onPage({ viewport: { width: 740, height: 360 } }, async (page) => {
    for (const game of ['four-board', 'tranzit', 'double-move']) {
      await openStep(page, game, 2);
      const lying = await page.$$eval('.rail > *, .sc, .cap > *, .bname', (all) =>
        all.flatMap((node) => {
          const it = node.getBoundingClientRect();
          const boards = [.../** @type {ShadowRoot} */ (node.getRootNode()).querySelectorAll('.xb-board')];
          const on = boards.some((board) => {
            const { left, right, top, bottom } = board.getBoundingClientRect();
            return it.left < right - 1 && it.right > left + 1 && it.top < bottom - 1 && it.bottom > top + 1;
          });
          return on && it.width > 0 ? [node.className] : [];
        }),
      );
      assert.deepEqual(lying, [], game);
    }
  }));

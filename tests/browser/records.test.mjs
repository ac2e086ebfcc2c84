// Records on the page: the list in notation, comments and other lines, sharing, links, opening, and what is wrong with a text.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { Game, init } from '../../pkg/index.js';
import { violations } from './axe.mjs';
import { address, LINES, onPage, play, plies, reached } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {keyof typeof LINES} GameId */

await init();

/** @param {GameId} game @param {number} [count] */
const saved = (game, count) => ({ game, entries: LINES[game].split(' ').slice(0, count) });

/** The texts of the list's plies, in order, with their boards. @param {Page} page */
const listed = (page) =>
  page.$$eval('.rows .ply[data-code]', (cells) => cells.map((cell) => (cell.textContent ?? '').trim()));

/** The entries of the games that the page keeps, the latest first. @param {Page} page @returns {Promise<string[]>} */
const kept = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('crossboard.game.v1.'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
      .sort((a, b) => b.at - a.at)
      .map(({ game }) => game.entries.join(' ')),
  );

/** @param {Page} page */
async function openShare(page) {
  if (await page.locator('.tools [data-act="tab.game"]').isVisible()) await page.click('.tools [data-act="tab.game"]');
  else if (await page.locator('.dock').isVisible()) await page.click('.dock [data-act="menu"]');
  else await page.click('[data-tab="game"]');
  await page.click('.acts [data-act="share"]');
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('.sharing .row input')).value,
  );
}

/** @param {Page} page @param {string} text */
async function openText(page, text) {
  if ((await page.getAttribute('[data-key="open"]', 'aria-expanded')) === 'false')
    await page.click('[data-key="open"]');
  await page.fill('#open-text', text);
  await page.click('[data-key="open-do"]');
}

/** @param {Page} page */
const text = (page) => page.inputValue('.sharing textarea');

for (const game of /** @type {GameId[]} */ (Object.keys(LINES))) {
  test(`the list is in notation, in the language of the page: ${game}`, () =>
    onPage({ saved: saved(game) }, async (page) => {
      const { entries } = saved(game);
      const played = Game.fromJSON({ v: 1, game, entries });
      /** A ply without what it decides, which is told in words. @param {string} written */
      const alone = (written) => written.replace(/ [iv]+:\S+$/, '');
      /** @param {import('../../pkg/index.js').NotationStyle} style */
      const expected = (style) => played.notations(style).map(alone).sort();
      assert.deepEqual((await listed(page)).sort(), expected({ language: 'en' }));
      await page.click('[data-set="language=ru"]');
      assert.deepEqual((await listed(page)).sort(), expected({ language: 'ru' }));
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-set="figures"]')).click());
      assert.deepEqual((await listed(page)).sort(), expected({ pieces: 'figurine' }));
      // The result ends the list, with its reason.
      const result = { 'four-board': '1 : 0', tranzit: '1 : 1', 'double-move': '0 : 1', orthodox: '0 : 1' }[game];
      assert.equal(await page.textContent('.rows .end b'), result);
    }));
}

test('the columns are headed by the boards that their plies are on', () =>
  onPage({ saved: saved('four-board') }, async (page) => {
    const heads = (/** @type {string} */ at) => page.$$eval(`${at} .wide`, (spans) => spans.map((s) => s.textContent));
    assert.deepEqual(await heads('.moves > .mhead'), ['board 1', 'board 2']);
    // Board 4 has taken the place of board 1: from there on it is over the column.
    assert.deepEqual(await heads('.rows .mhead'), ['board 4', 'board 2']);
    const order = await page.$$eval('.rows > li', (rows) =>
      rows
        .map((row) => (row.matches('.mhead') ? 'head' : (row.querySelector('.num')?.textContent ?? '')))
        .filter(Boolean),
    );
    assert.deepEqual(order, ['1', '2', '3', '4', '5', 'head', '6', '7', '8', '9']);
    // It goes with what has brought it, and comes back.
    await page.click('[data-tab="moves"]');
    for (let i = 0; i < 17; i++) await page.keyboard.press('u');
    await reached(page, 16);
    assert.equal(await page.locator('.rows .mhead').count(), 0);
    for (let i = 0; i < 4; i++) await page.keyboard.press('r');
    await reached(page, 20);
    assert.equal(await page.locator('.rows .mhead').count(), 1);
  }));

test('what is played on a board that has come into a row that had begun stands below the words of it', () =>
  onPage(
    { saved: { game: 'four-board', entries: ['1:e2e4', '1:e7e5', 'resign:first:2', '3:d2d4', '3:d7d5'] } },
    (page) =>
      page
        .$$eval('.rows > li', (rows) =>
          rows.map((row) =>
            row.matches('.note')
              ? 'note'
              : row.matches('.mhead')
                ? [...row.querySelectorAll('.wide')].map((head) => head.textContent).join()
                : [...row.children].map((cell) => cell.textContent).join(),
          ),
        )
        .then((rows) =>
          assert.deepEqual(rows, [
            '1,i e4,i e5,,',
            'note',
            'note',
            'note',
            'board 1,board 3',
            '1,,,iii d4,iii d5',
            '2,to move,,,',
          ]),
        ),
  ));

test('tranzit has a column for each side on each board', () =>
  onPage({ saved: saved('tranzit', 10), viewport: { width: 390, height: 844 } }, async (page) => {
    await page.click('.dock [data-opens="moves"]');
    const places = await page.$$eval('.rows .ply', (cells) =>
      cells.map((cell) => `${cell.getAttribute('data-code')} ${cell.getAttribute('data-column')}`),
    );
    assert.deepEqual(places.slice(0, 6), [
      '1:f2f3 0',
      '1:e7e5 2',
      '1:g2g4 0',
      '1:d8h4 2',
      '1:e1>2:e1 1',
      '1:e8>2:e8 3',
    ]);
  }));

for (const [game, forms] of /** @type {const} */ ([
  ['four-board', ['record', 'codes']],
  ['tranzit', ['record', 'author-table', 'author-line', 'codes']],
  ['double-move', ['record', 'codes']],
  ['orthodox', ['record', 'codes']],
])) {
  test(`what is copied can be pasted: ${game}`, () =>
    onPage({ saved: { ...saved(game), names: ['Anna', 'Борис'] } }, async (page) => {
      await openShare(page);
      /** @type {Map<string, string>} */
      const texts = new Map();
      for (const form of forms) {
        await page.selectOption('.sharing [name="form"]', form);
        for (const language of form === 'codes' ? ['en'] : ['en', 'ru']) {
          if (form !== 'codes') await page.selectOption('.sharing [name="language"]', language);
          for (const pieces of form === 'codes' ? ['letters'] : ['letters', 'figurine']) {
            if (form !== 'codes') await page.selectOption('.sharing [name="pieces"]', pieces);
            texts.set(`${form} ${language} ${pieces}`, await text(page));
          }
        }
      }
      assert.equal(new Set(texts.values()).size >= (forms.length - 1) * 3 + 1, true);
      for (const [name, written] of texts) {
        await page.click('header .brand');
        await openText(page, written);
        await page.waitForSelector(`.viewed[data-game="${game}"]`);
        await reached(page, LINES[game].split(' ').length);
        if (name.startsWith('record')) {
          await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-tab="game"]')).click());
          assert.match((await page.textContent('.people')) ?? '', /Anna.*Борис/, name);
        }
      }
      // What was looked at is not what is kept.
      assert.deepEqual(await kept(page), [LINES[game]]);
    }));
}

test('the clipboard gets the text; where it is refused the text is selected', async () => {
  await onPage({ saved: saved('orthodox'), permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await openShare(page);
    await page.click('[data-share="copy"]');
    await page.waitForFunction(() => document.querySelector('.sharing .said')?.textContent === 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await text(page));
    assert.match(await text(page), /^\[Event "\?"\][\s\S]*\n1\. f3 e5 2\. g4 Qh4# 0-1\n$/);
  });
  await onPage(
    {
      saved: saved('orthodox'),
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }),
    },
    async (page) => {
      await openShare(page);
      await page.click('[data-share="copy"]');
      await page.waitForFunction(() => document.querySelector('.sharing .said')?.textContent?.startsWith('Selected'));
      assert.equal(await page.evaluate(() => getSelection()?.toString()), await text(page));
    },
  );
});

test('a link holds the whole game, and is looked at without a loss', async () => {
  let link = '';
  await onPage({ saved: { ...saved('tranzit', 10), names: ['Anna', ''] } }, async (page) => {
    await page.click('[data-act="comment"]');
    await page.fill('#comment', 'За короля!');
    await page.press('#comment', 'Tab');
    await openShare(page);
    link = await page.inputValue('.sharing .row input');
  });
  const hash = new URL(link).hash;
  await onPage({ saved: saved('orthodox', 2) }, async (page) => {
    await page.goto(address() + hash);
    await page.reload();
    await page.waitForSelector('.viewed[data-game="tranzit"][data-ply="10"]');
    assert.match((await page.textContent('.rows')) ?? '', /За короля!/);
    assert.deepEqual(await kept(page), ['f2f3 e7e5']);
    // Nothing is played there, or taken back.
    await page.keyboard.press('u');
    assert.equal(await page.locator('.viewed .xb-cell.can').count(), 0);
    await reached(page, 10);
    // Steps by buttons and by keys.
    await page.click('.viewbar [data-act="nav.first"]');
    await reached(page, 0);
    await page.keyboard.press('ArrowRight');
    await reached(page, 1);
    await page.click('.viewbar [data-act="nav.last"]');
    await page.click('.viewbar [data-act="nav.previous"]');
    await reached(page, 9);
    // Back to one's own, and again.
    await page.click('[data-act="viewer-close"]');
    await page.waitForSelector('.app:not(.viewed)[data-game="orthodox"][data-ply="2"]');
    await page.goBack();
    await page.waitForSelector('.viewed');
    await page.click('.viewbar [data-act="nav.previous"]');
    // Going on costs nothing either: one's own game is kept beside it.
    await page.click('[data-act="go-on"]');
    await page.waitForSelector('.app:not(.viewed)[data-game="tranzit"][data-ply="9"]');
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(await kept(page), [LINES.tranzit.split(' ').slice(0, 9).join(' '), 'f2f3 e7e5']);
    // What came after can be done again, with its comment.
    await page.keyboard.press('r');
    await reached(page, 10);
    assert.match((await page.textContent('.rows')) ?? '', /За короля!/);
    await page.reload();
    await reached(page, 10);
    assert.match((await page.textContent('.rows')) ?? '', /За короля!/);
  });
  // Where there is no game of one's own, too.
  await onPage({}, async (page) => {
    await page.goto(address() + hash);
    await page.reload();
    await page.click('[data-act="go-on"]');
    await page.waitForSelector('.app:not(.viewed)[data-ply="10"]');
  });
});

test('a game that is opened and left at once does not come back', () =>
  onPage({}, async (page) => {
    await page.click('[data-key="open"]');
    await page.fill('#open-text', '1. e4 {Best by test} e5 2. Nf3 Nc6');
    await page.click('[data-key="open-do"]');
    await page.waitForSelector('.app.viewed');
    const link = await page.evaluate(() => location.hash);
    assert.match(link, /&n=/);
    // What is said is packed while the page goes on: somebody leaves just then.
    await page.evaluate(() => {
      const Real = CompressionStream;
      globalThis.CompressionStream = class extends Real {
        /** @param {CompressionFormat} format */
        constructor(format) {
          super(format);
          document.dispatchEvent(new Event('packing'));
        }
      };
    });
    const settled = () => page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await page.evaluate(() => {
      location.hash = 'about';
      document.addEventListener('packing', () => location.assign('#rules=orthodox'), { once: true });
    });
    await page.waitForFunction(() => !document.querySelector('.app.viewed'));
    await page.evaluate((link) => location.assign(link), link);
    await page.waitForSelector('.rules-page');
    await settled();
    assert.equal(await page.evaluate(() => location.hash), '#rules=orthodox');
    assert.equal(await page.locator('.rules-page').count(), 1);
    // One that is opened as a text, too.
    await page.evaluate(() => location.assign('#'));
    await page.waitForSelector('.app.start');
    await page.evaluate(() => {
      /** @type {HTMLElement | null} */
      const button = document.querySelector('[data-key="play"]');
      document.addEventListener('packing', () => button?.click(), { once: true });
    });
    await page.click('[data-key="open"]');
    await page.fill('#open-text', '1. e4 {Best by test} e5 2. Nf3 Nc6');
    await page.click('[data-key="open-do"]');
    await page.waitForSelector('.app[data-game]');
    await settled();
    assert.equal(await page.locator('.app.viewed').count(), 0);
    assert.equal(await plies(page), 0);
  }));

test('a broken link says so, opens the start screen, and costs nothing', async () => {
  const good = `#g=${Game.fromJSON({ v: 1, game: 'orthodox', entries: ['e2e4', 'e7e5'] }).toLink()}`;
  for (const hash of [
    good.slice(0, -1),
    `${good}A`,
    good.replace('1', '9'),
    '#g=',
    '#g=%FF',
    `#g=${'A'.repeat(9000)}`,
  ]) {
    await onPage({ saved: saved('tranzit', 4) }, async (page) => {
      await page.goto(address() + hash);
      await page.reload();
      await page.waitForSelector('.start .notice');
      assert.match((await page.textContent('.notice')) ?? '', /^(?:The link is broken|This is no link)/, hash);
      assert.deepEqual(await kept(page), [LINES.tranzit.split(' ').slice(0, 4).join(' ')]);
      await page.click('[data-key="continue"]');
      await page.waitForSelector('.app[data-game="tranzit"][data-ply="4"]');
      assert.equal(new URL(page.url()).hash, '');
    });
  }
  // The comments of a cut link are lost, and that is said; the game is there.
  await onPage({}, async (page) => {
    // From elsewhere: the page puts what it shows into its address, and a reload would find that.
    await page.goto('about:blank');
    await page.goto(`${address() + good}&n=1AAAA`);
    await page.waitForSelector('.viewed[data-ply="2"]');
    await page.locator('.why', { hasText: /names and comments .* lost/ }).waitFor();
  });
});

test('a file is saved, and opened by choice or by dropping it', () =>
  onPage({ saved: saved('orthodox') }, async (page) => {
    await openShare(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-share="save"]')]);
    assert.equal(download.suggestedFilename(), 'crossboard-orthodox-4.pgn');
    const path = join(tmpdir(), `crossboard-${process.pid}.pgn`);
    await download.saveAs(path);
    assert.equal(await readFile(path, 'utf8'), await text(page));
    await page.click('header .brand');
    await page.click('[data-key="open"]');
    await page.setInputFiles('.openbox input[type="file"]', path);
    await page.waitForSelector('.viewed[data-game="orthodox"][data-ply="4"]');
    await page.click('[data-act="viewer-close"]');
    await page.waitForSelector('.start');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{"v":1,"game":"double-move","entries":["e3f1"]}'], 'game.json'));
      document
        .querySelector('.start')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.waitForSelector('.viewed[data-game="double-move"][data-ply="1"]');
    // No game at all: said, and nothing is lost.
    await page.click('header .brand');
    await page.click('[data-key="open"]');
    await writeFile(path, '{"v":1,');
    await page.setInputFiles('.openbox input[type="file"]', path);
    await page.waitForSelector('.unread p');
  }));

test('a text is recognised while it is written; what is open is asked', () =>
  onPage({}, async (page) => {
    await page.click('[data-key="open"]');
    const kind = async (/** @type {string} */ written) => {
      await page.fill('#open-text', written);
      await page.waitForTimeout(400);
      return page.textContent('.openbox .kind');
    };
    assert.equal(await kind('hello there'), 'This does not look like a game yet.');
    assert.equal(await kind(new Game('tranzit').position()), 'A position. Game: Chess-tranzit.');
    assert.equal(await kind('f3 | --- | 1 | e5 | ---'), 'The author’s table. Game: Chess-tranzit.');
    assert.equal(await kind('1. c8'), 'Moves, or a record. Game: Double Move Double Chess.');
    assert.equal(await kind('https://example.org/#g=11QSVBRsfmA'), 'A link to a game.');
    assert.equal(await page.locator('.which').isVisible(), false);
    await kind('1. e4 e5 2. Кf3');
    assert.deepEqual(await page.$$eval('.which label', (labels) => labels.map((l) => l.textContent)), [
      'Orthodox chess',
      'Four-board chess',
      'Chess-tranzit',
    ]);
    await page.click('.which label >> nth=2');
    await page.click('[data-key="open-do"]');
    await page.waitForSelector('.viewed[data-game="tranzit"][data-ply="3"]');
  }));

test('a text pasted outside of all fields is put into the box', () =>
  onPage({}, async (page) => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '1. d4 d5 2. c4');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    assert.equal(await page.inputValue('#open-text'), '1. d4 d5 2. c4');
  }));

test('what is wrong with a text is said in words, at its place, with what might stand there', () =>
  onPage({ locale: 'ru-RU' }, async (page) => {
    await openText(page, '1. e4 e5\n2. Крe3 Кc6 *');
    await page.waitForSelector('.unread mark');
    assert.equal(await page.textContent('.unread b'), 'Строка 2, столбец 4.');
    assert.equal(await page.textContent('.excerpt'), '2. Крe3 Кc6 *');
    assert.equal(await page.textContent('.excerpt mark'), 'Крe3');
    assert.equal(await page.evaluate(() => getSelection()?.toString()), 'Крe3');
    // A click puts what was meant in its place, and opens the game.
    await page.click('[data-instead="Крe2"]');
    await page.waitForSelector('.viewed[data-ply="4"]');
    await page.click('header .brand');
    // Several may be meant: each is offered.
    await openText(page, '[FEN "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"]\n\n1. Кd2');
    await page.waitForSelector('.unread');
    assert.match(
      (await page.textContent('.unread')) ?? '',
      /Так могут пойти несколько фигур[\s\S]*Что имелось в виду\?/,
    );
    assert.deepEqual(await page.$$eval('[data-instead]', (all) => all.map((b) => b.textContent)), ['Кbd2', 'Кfd2']);
    await page.click('[data-instead="Кfd2"]');
    await page.waitForSelector('.viewed[data-ply="1"]');
    await page.click('header .brand');
    await openText(page, '8/8/8/8/8/8/8/4K3 w - - 0 1');
    await page.waitForSelector('.unread mark');
  }));

const ANNOTATED = '1. e4! {Best by test.} (1. d4 {quiet} 1... d5 (1... Nf6 2. c4) 2. c4) 1... e5 2. Nf3 {develops} *';

test('tags that a text contradicts are told when it is opened, in both languages', () =>
  onPage({}, async (page) => {
    await openText(page, '[Variant "standard"]\n[Game "orthodox"]\n[Result "0-1"]\n[White "Anna"]\n\n1. e4 e5 1-0');
    await reached(page, 3);
    const told = page.locator('.why p');
    assert.match((await told.textContent()) ?? '', /^1 tag .* passed over.*: \[Result "0-1"\]$/);
    await page.click('header .brand');
    await openText(page, '[Game "orthodox"]\n[Variant "Atomic"]\n[Points "1-0"]\n\n1. e4 e5 *');
    await reached(page, 2);
    assert.match((await told.textContent()) ?? '', /^2 tags .*: \[Variant "Atomic"\] \[Points "1-0"\]$/);
    await page.click('[data-set="language=ru"]');
    assert.match((await told.textContent()) ?? '', /^2 тега .*: \[Variant "Atomic"\] \[Points "1-0"\]$/);
    // Where all agrees nothing is told.
    await page.click('header .brand');
    await openText(page, '[Game "orthodox"]\n[Result "1-0"]\n\n1. e4 e5 1-0');
    await reached(page, 3);
    assert.equal(await page.locator('.why:visible').count(), 0);
  }));

test('comments, signs and other lines are shown; the lines are stepped on the boards', () =>
  onPage({}, async (page) => {
    await openText(page, ANNOTATED);
    await page.waitForSelector('.viewed');
    assert.deepEqual(await listed(page), ['e4!', 'e5', 'Nf3']);
    assert.deepEqual(await page.$$eval('.rows .note', (lines) => lines.map((l) => l.textContent?.trim())), [
      'e4 Best by test.',
      '1. d4 quiet d5 2. c4',
      '1... Nf6 2. c4',
      'Nf3 develops',
    ]);
    const line = page.locator('.line button');
    await line.nth(0).click();
    await reached(page, 1);
    await page.waitForSelector('[data-spot="1:d4"] .xb-pc');
    assert.equal(await line.nth(0).getAttribute('aria-current'), 'true');
    // Keys go on in the line, to its end, and back out of it.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await reached(page, 3);
    assert.equal(await line.nth(2).getAttribute('aria-current'), 'true');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await reached(page, 0);
    assert.equal(await page.locator('.on').count(), 0);
    // Going on from a line makes it the game.
    await line.nth(3).click();
    await page.click('[data-act="go-on"]');
    await page.waitForSelector('.app:not(.viewed)[data-ply="2"]');
    assert.deepEqual(await kept(page), ['d2d4 g8f6']);
  }));

test('comments are written, kept over a reload, and stand in what is shared', () =>
  onPage({ saved: saved('orthodox', 3) }, async (page) => {
    await page.fill('#comment', 'Weakens } the king.');
    await page.selectOption('.comment select', { label: '??' });
    assert.match((await page.textContent('.rows')) ?? '', /g4\?\?/);
    // An earlier ply, by a click on it.
    await page.click('.rows [data-code="e7e5"]');
    assert.equal(await page.textContent('[for="comment"]'), 'Comment on e5');
    assert.equal(await page.inputValue('#comment'), '');
    await page.fill('#comment', 'Sound.');
    await page.press('#comment', 'Tab');
    await page.click('.rows [data-code="f2f3"]');
    await page.keyboard.press('Home');
    assert.equal(await page.textContent('[for="comment"]'), 'Comment before the first move');
    await page.fill('#comment', 'Fool’s mate');
    await page.reload();
    await reached(page, 3);
    assert.deepEqual(await page.$$eval('.rows .said', (lines) => lines.map((l) => l.textContent)), [
      'Fool’s mate',
      'e5 Sound.',
      'g4 Weakens ) the king.',
    ]);
    await openShare(page);
    const written = await text(page);
    const [, moves = ''] = written.split('\n\n');
    assert.equal(moves.replace(/\s+/g, ' ').trim(), '{Fool’s mate} 1. f3 e5 {Sound.} 2. g4 $4 {Weakens ) the king.} *');
    // Taken back, a ply keeps what was said; another in its place does not get it.
    await page.keyboard.press('Escape');
    await page.click('[data-tab="moves"]');
    await page.keyboard.press('u');
    await page.keyboard.press('r');
    await reached(page, 3);
    assert.equal(await page.locator('.rows .said').count(), 3);
    await page.keyboard.press('u');
    await reached(page, 2);
    await play(page, '1:e2e4');
    assert.equal(await page.locator('.rows .said').count(), 2);
    await page.click('header .brand');
    await openText(page, written);
    await page.waitForSelector('.viewed');
    assert.equal(await page.locator('.rows .said').count(), 3);
  }));

test('what a record says before its plies is changed where comments are written, and taken away', () =>
  onPage({}, async (page) => {
    await openText(page, '{Opening words} 1. e4 e5 (1... c5 2. Nf3) {So far} 2. {Now this} Nf3 {Good} Nc6 *');
    await reached(page, 4);
    await page.click('[data-act="go-on"]');
    const said = () => page.$$eval('.rows .said', (lines) => lines.map((line) => line.textContent));
    const before = page.locator('#comment-before');
    /** The plies with something said before them. */
    const places = [];
    for (const code of ['e2e4', 'e7e5', 'g1f3', 'b8c6']) {
      await page.click(`.rows [data-code="${code}"]`);
      if (await before.isVisible()) places.push(`${code} ${await before.inputValue()}`);
    }
    assert.equal(places.length, 2);
    assert.equal(places[0], 'e2e4 Opening words');
    assert.match(places[1] ?? '', /^g1f3 .*Now this$/);
    // Before the first ply, from that ply; at the start it is the same.
    await page.click('.rows [data-code="e2e4"]');
    assert.equal(await page.textContent('[for="comment-before"]'), 'Comment before e4');
    assert.deepEqual(await violations(page), []);
    await before.fill('Better words');
    await page.keyboard.press('Tab');
    await page.click('.past .steps button');
    assert.equal(await page.inputValue('#comment'), 'Better words');
    assert.equal(await before.isVisible(), false);
    // Before another, in the other language.
    await page.click('[data-set="language=ru"]');
    await page.click('.rows [data-code="g1f3"]');
    assert.match((await page.textContent('[for="comment-before"]')) ?? '', /^Комментарий перед Кf3/);
    await before.fill('И вот } это');
    await page.fill('#comment', 'Хорошо');
    await page.reload();
    await reached(page, 4);
    assert.deepEqual(
      (await said()).filter((text) => !text?.includes('So far')),
      ['Better words', 'И вот ) это', 'Кf3 Хорошо'],
    );
    // What is emptied is gone; the field stays as long as somebody writes in it.
    await page.click('.rows [data-code="g1f3"]');
    await before.fill('');
    await page.waitForFunction(() => !document.querySelector('.rows')?.textContent?.includes('И вот'));
    assert.equal(await before.isVisible(), true);
    await page.click('.rows [data-code="e7e5"]');
    await page.click('.rows [data-code="g1f3"]');
    assert.equal(await before.isVisible(), false);
  }));

test('spoilt notes are passed over', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const game = { v: 1, game: 'orthodox', entries: ['e2e4', 'e7e5'] };
          const nodes = [
            [0, { code: 'e2e4', after: 'kept', nags: [1, 'x', 999], variations: [[{ code: 'a1a8' }], 7] }],
            [1, { code: 'a7a6', after: 'of another ply' }],
            [9, null],
            'x',
          ];
          const seating = { names: ['', ''], began: 0, lot: false };
          const notes = { tags: { 'No tag': 1, Date: 5 }, intro: 7, nodes };
          localStorage.setItem(
            'crossboard.game.v1',
            JSON.stringify({ v: 1, game, orientation: 'first', seating, notes }),
          );
        }),
    },
    async (page) => {
      await reached(page, 2);
      assert.deepEqual(await page.$$eval('.rows .said', (lines) => lines.map((l) => l.textContent)), ['e4 kept']);
      await openShare(page);
      assert.match(await text(page), /1\. e4 \$1 \{kept\} 1\.\.\. e5 \*/);
    },
  ));

for (const [width, height, scheme] of /** @type {const} */ ([
  [320, 568, 'light'],
  [1280, 800, 'dark'],
])) {
  test(`sharing, opening and looking at a game can be used by all, at ${width} px`, async () => {
    /** @param {Page} page */
    const check = async (page) => {
      assert.deepEqual(await violations(page), []);
      assert(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth));
      const wide = await page.$$eval('.app, .app *', (all) =>
        all
          .filter(
            (e) =>
              e.clientWidth > 0 &&
              e.scrollWidth > e.clientWidth + 1 &&
              /auto|scroll/.test(getComputedStyle(e).overflowX),
          )
          .filter((e) => !e.matches('.ribbon, input, select'))
          .map((e) => `${e.tagName}.${e.getAttribute('class')}`),
      );
      assert.deepEqual(wide, []);
    };
    const options = /** @type {const} */ ({ viewport: { width, height }, locale: 'ru-RU', colorScheme: scheme });
    for (const game of /** @type {GameId[]} */ (['tranzit', 'four-board', 'orthodox'])) {
      await onPage({ ...options, saved: saved(game, 9) }, async (page) => {
        await openShare(page);
        await check(page);
      });
    }
    await onPage(options, async (page) => {
      await openText(page, '1. e4 e5 2. Ke3');
      await page.waitForSelector('.unread');
      await check(page);
      await openText(page, ANNOTATED);
      await page.waitForSelector('.viewed');
      if (width < 900) await page.click('.dock [data-opens="moves"]');
      await check(page);
    });
  });
}

test('storage refused: games are opened and shared all the same', () =>
  onPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }),
    },
    async (page) => {
      await openText(page, ANNOTATED);
      await page.click('[data-act="go-on"]');
      await page.waitForSelector('.app:not(.viewed)[data-ply="3"]');
      await openShare(page);
      assert.match(await text(page), /Best by test/);
    },
  ));

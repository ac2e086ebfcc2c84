// A position is set up: by clicks, keys, touch and drag; what is wrong with it is said; it is played from; it is kept.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './axe.mjs';
import { address, begin, focusedIn, held, LINES, marked, onPage, play, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const GAMES = /** @type {const} */ (['four-board', 'tranzit', 'double-move', 'orthodox']);
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Opens the editor of a game. @param {Page} page @param {string} game */
async function open(page, game) {
  await page.goto(`${address()}#setup=${game}`);
  await page.waitForSelector(`.setup[data-game="${game}"]`);
}
/** @param {Page} page @param {string} act */
const act = (page, act) => page.click(`[data-key="setup-${act}"]`);
/** @param {Page} page @param {string} tool */
const tool = (page, tool) => page.click(`[data-key="tool-${tool}"]`);
/** The text of the position as it stands. @param {Page} page */
const text = (page) => page.inputValue('#setup-text');
/** What has been done, as a screen reader hears it. @param {Page} page */
const told = (page) => page.textContent('.setup > .vh[role="status"]');
/** Waits until what is said of the position fits. @param {Page} page @param {RegExp} pattern */
const said = (page, pattern) =>
  page.waitForFunction(
    ({ source, flags }) => new RegExp(source, flags).test(document.querySelector('#setup-said')?.textContent ?? ''),
    { source: pattern.source, flags: pattern.flags },
  );
/** What the focus is on. @param {Page} page */
const focused = async (page) =>
  (await focusedIn(page)).evaluate((e) =>
    e instanceof Element
      ? (e.closest('[data-spot]')?.getAttribute('data-spot') ?? e.getAttribute('data-key') ?? e.tagName)
      : '',
  );
/** The middle of an element. @param {Locator} at */
async function middle(at) {
  const box = await at.boundingBox();
  assert(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** @param {Page} page @param {string} from @param {string | { x: number, y: number }} to */
async function drag(page, from, to) {
  const a = await middle(page.locator(from));
  const b = typeof to === 'string' ? await middle(page.locator(to)) : to;
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
}

test('by clicks: pieces are placed, replaced, taken off and moved; the text is alive', () =>
  onPage({}, async (page) => {
    await page.click('.card[data-game="orthodox"]');
    await page.click('[data-key="setup"]');
    await page.waitForSelector('.setup[data-game="orthodox"]');
    assert.equal(await text(page), `${START} w KQkq - 0 1`);
    await act(page, 'clear');
    assert.equal(await text(page), '8/8/8/8/8/8/8/8 w - - 0 1');
    await said(page, /kings.*O8/i);
    await tool(page, 'K');
    await page.click(square('1:e1'));
    assert.equal(await told(page), 'Placed: white king e1.');
    await page.click(square('1:g1'));
    assert.deepEqual(await marked(page, 'refused'), ['1:e1', '1:g1']);
    // The same again takes it off.
    await page.click(square('1:e1'));
    assert.equal(await told(page), 'Taken off: white king e1.');
    await tool(page, 'k');
    await page.click(square('1:e8'));
    await tool(page, 'q');
    await page.click(square('1:d8'));
    await tool(page, 'R');
    await page.click(square('1:d8'));
    assert.equal(await text(page), '3Rk3/8/8/8/8/8/8/6K1 w - - 0 1');
    await said(page, /the side not to move is in check/);
    assert.deepEqual(await marked(page, 'refused'), ['1:e8']);
    await page.click('[data-key="turn-b"]');
    await said(page, /^The game can begin from here\.$/);
    assert.deepEqual(await marked(page, 'refused'), []);
    // The hand moves without dragging, too.
    await tool(page, 'hand');
    await page.click(square('1:d8'));
    assert.deepEqual(await marked(page, 'selected'), ['1:d8']);
    await page.click(square('1:d2'));
    assert.equal(await told(page), 'Moved: white rook d8 to d2.');
    await tool(page, 'eraser');
    await page.click(square('1:d2'));
    await act(page, 'undo');
    assert.equal(await text(page), '4k3/8/8/8/8/8/3R4/6K1 b - - 0 1');
    await act(page, 'redo');
    assert.equal(await text(page), '4k3/8/8/8/8/8/8/6K1 b - - 0 1');
    // Bare kings: the package says that it is over at once.
    await said(page, /over at once.*material/);
    await act(page, 'start');
    assert.equal(await text(page), `${START} w KQkq - 0 1`);
    await act(page, 'flip');
    const [first] = await page.$$eval('.xb-cell', (cells) => cells.map((c) => c.getAttribute('data-spot')));
    assert.equal(first, '1:h1');
  }));

test('by dragging: between squares, from the palette, off the board; a drag that is broken off changes nothing', () =>
  onPage({}, async (page) => {
    await open(page, 'tranzit');
    await drag(page, square('1:b1'), square('2:c3'));
    assert.equal(await held(page, '2:c3'), 'white knight');
    assert.equal(await held(page, '1:b1'), '');
    await drag(page, '[data-key="tool-q"]', square('2:d5'));
    assert.equal(await held(page, '2:d5'), 'black queen');
    await drag(page, square('2:d5'), { x: 700, y: 700 });
    assert.equal(await held(page, '2:d5'), '');
    const before = await text(page);
    const { x, y } = await middle(page.locator(square('2:c3')));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 300);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    assert.equal(await text(page), before);
    // King or rook gone from home: the castling right goes with it, and that is said.
    await drag(page, square('1:h1'), square('1:h4'));
    assert.match((await told(page)) ?? '', /white rook h1, board 1 to h4, board 1\..*Castling rights/);
    assert.equal(await page.isChecked('[data-key="castling-0-K"]'), false);
    assert.equal(await page.isChecked('[data-key="castling-0-Q"]'), true);
    await act(page, 'undo');
    assert.equal(await page.isChecked('[data-key="castling-0-K"]'), true);
  }));

test('by keys: palette, letters, arrows, Enter, Delete, Escape, undo; with Russian letters too', () =>
  onPage({ locale: 'ru-RU' }, async (page) => {
    await open(page, 'double-move');
    await act(page, 'clear');
    await page.focus('[data-key="tool-hand"]');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'tool:K');
    assert.equal(await page.getAttribute('[data-key="tool-K"]', 'aria-checked'), 'true');
    assert.equal(await told(page), 'Выбрано: белый король.');
    await page.keyboard.press('Tab');
    assert.match(await focused(page), /^1:/);
    await page.keyboard.press('Control+End');
    assert.equal(await focused(page), '1:h1');
    await page.keyboard.press('Enter');
    assert.equal(await told(page), 'Поставлено: белый король h1.');
    for (const key of ['ArrowUp', 'k', ' ']) await page.keyboard.press(key);
    assert.equal(await held(page, '1:h2'), 'чёрный король');
    // The place of the key holds where the letters are others: «Й» is on Q.
    await page.evaluate(() => {
      const options = { key: 'Й', code: 'KeyQ', shiftKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    });
    for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
    assert.equal(await held(page, '1:g2'), 'белый ферзь');
    await page.keyboard.press('Delete');
    assert.equal(await told(page), 'Убрано: белый ферзь g2.');
    await page.keyboard.press('Control+z');
    assert.equal(await held(page, '1:g2'), 'белый ферзь');
    // Escape lets the tool go, then the hand picks up and puts down.
    await page.keyboard.press('Escape');
    assert.equal(await page.getAttribute('[data-key="tool-hand"]', 'aria-checked'), 'true');
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    assert.equal(await told(page), 'Переставлено: белый ферзь g2 на g4.');
    await said(page, /Отсюда можно начать/);
  }));

test('by touch: a piece is chosen and placed, dragged, and no hover is needed', () =>
  onPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
    await open(page, 'orthodox');
    await page.tap('[data-key="tool-n"]');
    await page.tap(square('1:e5'));
    assert.equal(await held(page, '1:e5'), 'black knight');
    const from = await middle(page.locator(square('1:e5')));
    const to = await middle(page.locator(square('1:c4')));
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const part of [0.3, 0.7, 1]) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.equal(await held(page, '1:c4'), 'black knight');
    assert.equal(await held(page, '1:e5'), '');
    // The palette is within reach, whatever is above it.
    const palette = await page.locator('.palette').boundingBox();
    assert(palette && palette.y + palette.height <= 741);
  }));

test('what is wrong is said where it is: the board, its squares, the field; pressing Play leads there', () =>
  onPage({}, async (page) => {
    await open(page, 'four-board');
    await tool(page, 'P');
    await page.click(square('4:a8'));
    await said(page, /pawn.*board 4.*Rule O8/i);
    assert.deepEqual(await marked(page, 'refused'), ['4:a8']);
    assert.match((await page.getAttribute(square('4:a8'), 'aria-label')) ?? '', /mistake here/);
    assert.equal(await page.locator('.setboard.wrong .bname b').textContent(), '4');
    await act(page, 'play');
    assert.equal(await focused(page), '4:a8');
    await page.click('[data-set="language=ru"]');
    await said(page, /пешка на первой или последней горизонтали \(доска 4.*Правило O8/);
    await page.click('[data-set="language=en"]');
    await act(page, 'undo');
    // A field that is out of sight is brought into it.
    await page.click('.setmore summary');
    await page.fill('[data-key="halfmove-2"]', '100');
    await page.click('.setmore summary');
    await said(page, /out of range \(board 3/);
    await act(page, 'play');
    assert.equal(await focused(page), 'halfmove-2');
    assert(await page.isVisible('[data-key="halfmove-2"]'));
    assert.equal(await page.getAttribute('[data-key="halfmove-2"]', 'aria-invalid'), 'true');
    assert.equal(await page.getAttribute('[data-key="halfmove-1"]', 'aria-invalid'), null);
    await page.fill('[data-key="halfmove-2"]', '99');
    await said(page, /can begin/);
    // A text that is no position at all: the boards stay, the text is marked.
    await page.fill('#setup-text', 'nonsense');
    await said(page, /cannot begin.*fields/i);
    assert.equal(await page.getAttribute('#setup-text', 'aria-invalid'), 'true');
    assert.equal(await held(page, '1:e1'), 'white king');
    await act(page, 'play');
    assert.equal(await focused(page), 'setup-text');
    // The rule is a click away, and the way back leads to the same text.
    await page.click('[data-rule="O8"]');
    await page.waitForSelector('.rules-page');
    await page.goBack();
    await page.waitForSelector('.setup');
    assert.equal(await text(page), 'nonsense');
  }));

/** A position with too many or too few kings for its game, with what is said of it and which squares are marked. */
const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const TALL = '8/8/8/8/8/8/8/8/8/8/8/8/8/8/8';
const KINGS = /** @type {const} */ ([
  [
    'orthodox',
    '8/8/8/8/8/8/8/k7 w - - 0 1',
    'White 0, Black 1. Each side has one.',
    'у белых 0, у чёрных 1. У каждой',
    [],
  ],
  [
    'orthodox',
    '8/8/8/8/8/8/8/kK5K w - - 0 1',
    'White 2, Black 1. Each side',
    'у белых 2, у чёрных 1. У каждой',
    ['b1', 'h1'],
  ],
  [
    'four-board',
    `${ARRAY}|${ARRAY.replace('K', '1')}|${ARRAY}|${ARRAY} 1:w KQkq|kq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|- **** 1`,
    'Kings there: White 0, Black 1. On every board each side has one.',
    'у белых 0, у чёрных 1. На каждой доске у каждой стороны',
    [],
  ],
  [
    'tranzit',
    `${ARRAY}|8/8/8/8/8/8/8/K7 w KQkq - 0 1 ** -`,
    'White 2, Black 1. On both boards together each side has one.',
    'у белых 2, у чёрных 1. На двух досках вместе',
    ['e1', 'a1'],
  ],
  [
    'double-move',
    `${TALL}/KKK4k w 1 0 1 -`,
    'White 3, Black 1. A side has two at most',
    'у белых 3, у чёрных 1. У стороны',
    ['a1', 'b1', 'c1'],
  ],
  [
    'double-move',
    `${TALL}/R6r w 1 0 1 -`,
    'White 0, Black 0. A side has two at most, and at least one',
    'у белых 0, у чёрных 0',
    [],
  ],
]);
for (const [game, position, en, ru, squares] of KINGS)
  test(`kings are counted in words that fit the game: ${game}, ${en.slice(0, 40)}`, () =>
    onPage({}, async (page) => {
      await open(page, game);
      await page.fill('#setup-text', position);
      const told = page.locator('.verdictline .why-not');
      await told.filter({ hasText: en }).waitFor();
      assert.deepEqual((await marked(page, 'refused')).map((spot) => spot?.slice(2)).sort(), [...squares].sort());
      await page.click('[data-set="language=ru"]');
      await told.filter({ hasText: ru }).waitFor();
      // The same where a position is written on the start screen.
      await page.evaluate(() => {
        location.hash = '';
      });
      await page.waitForSelector('.app.start');
      await page.click(`.card[data-game="${game}"]`);
      await page.click('.positionfield summary');
      await page.fill('[data-key="position"]', position);
      await page.locator('.positionfield .wrong', { hasText: ru }).waitFor();
    }));

test('every field of a text can be set', () =>
  onPage({}, async (page) => {
    await open(page, 'four-board');
    await page.click('.setmore summary');
    await page.uncheck('[data-key="castling-1-q"]');
    await page.fill('[data-key="lost-0-n"]', '2');
    await page.fill('[data-key="lost-3-p"]', '1');
    await page.fill('[data-key="number-0"]', '12');
    await page.fill('[data-key="halfmove-0"]', '7');
    await page.selectOption('[data-key="en-passant-1"]', 'e3');
    await page.selectOption('[data-key="results-0"]', '=');
    await page.selectOption('[data-key="turn"]', '2:b');
    const boards = Array(4).fill(START).join('|');
    assert.equal(await text(page), `${boards} 2:b KQkq|KQk|KQkq|KQkq -|e3|-|- 7|0|0|0 NN|-|-|p =*** 12`);

    await open(page, 'tranzit');
    await page.click('.setmore summary');
    await page.check('[data-key="tranzits-b"]');
    await page.selectOption('[data-key="results-1"]', 'w');
    await page.selectOption('[data-key="en-passant-0"]', '2:c6');
    assert.equal(await text(page), `${START}|8/8/8/8/8/8/8/8 w KQkq 2:c6 0 1 *w b`);
    // The package drops an en passant square that is none; that is told, and can be taken over.
    await said(page, /otherwise than written: en passant square\./);
    await act(page, 'settle');
    assert.equal(await text(page), `${START}|8/8/8/8/8/8/8/8 w KQkq - 0 1 *w b`);

    await open(page, 'double-move');
    await page.click('[data-key="plies-2"]');
    await page.click('[data-key="turn-b"]');
    await page.click('.setmore summary');
    await page.fill('[data-key="first-0"]', 'd11e9');
    assert.match(await text(page), / b 2 0 1 d11e9$/);
    await said(page, /First ply.*contradicts/);
    await page.fill('[data-key="first-0"]', '');
    assert.match(await text(page), / b 2 0 1 -$/);

    // A text of fewer fields that the package reads is drawn as well.
    await open(page, 'orthodox');
    await page.fill('#setup-text', '4k3/8/8/8/8/8/4P3/4K3 b - -');
    assert.equal(await held(page, '1:e2'), 'white pawn');
    await said(page, /can begin/);
  }));

test('from a game under way: its position, and back without loss; then played from, side by side', () =>
  onPage(
    { saved: { game: 'tranzit', entries: LINES.tranzit.split(' ').slice(0, 8), names: ['Ann', 'Bob'] } },
    async (page) => {
      await page.click('.tools [data-act="tab.game"]');
      await page.click('.gamepanel [data-act="setup"]');
      await page.waitForSelector('.setup');
      assert.equal(await held(page, '2:b7'), 'black pawn');
      assert.equal(await page.getAttribute('[data-board="1"]', 'data-status'), 'closed');
      await act(page, 'back');
      await page.waitForSelector('.app[data-ply="8"]');
      await page.goBack();
      await page.waitForSelector('.setup');
      await drag(page, square('2:b7'), square('2:b5'));
      await act(page, 'play');
      await page.waitForSelector('.app[data-ply="0"]');
      assert.equal(await held(page, '2:b5'), 'black pawn');
      await play(page, '2:d2d3');
      // Both games are kept.
      await page.click('.brand');
      assert.equal(await page.locator('.saved li').count(), 2);
      await page.locator('.saved .open').last().click();
      await page.waitForSelector('.app[data-ply="8"]');
      assert.equal(await held(page, '2:b7'), 'black pawn');
    },
  ));

test('what was set up stands after a reload; where nothing may be kept it works all the same', async () => {
  await onPage({}, async (page) => {
    await open(page, 'double-move');
    await tool(page, 'Q');
    await page.click(square('1:a16'));
    await act(page, 'flip');
    const before = await text(page);
    await page.reload();
    await page.waitForSelector('.setup[data-game="double-move"]');
    assert.equal(await text(page), before);
    assert.equal(await held(page, '1:a16'), 'white queen');
    // Each game has its own.
    await page.selectOption('[data-key="setup-game"]', 'orthodox');
    await page.waitForSelector('.setup[data-game="orthodox"]');
    assert.equal(await text(page), `${START} w KQkq - 0 1`);
    await page.goBack();
    await page.waitForSelector('.setup[data-game="double-move"]');
    assert.equal(await text(page), before);
  });
  const prepare = (/** @type {Page} */ page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
  await onPage({ prepare }, async (page) => {
    await open(page, 'orthodox');
    await tool(page, 'Q');
    await page.click(square('1:a4'));
    await act(page, 'play');
    await page.waitForSelector('.app[data-ply="0"]');
    assert.equal(await held(page, '1:a4'), 'white queen');
  });
});

test('the text is copied; what is pasted on the boards is taken', () =>
  onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await open(page, 'orthodox');
    await tool(page, 'N');
    await page.click(square('1:d4'));
    await act(page, 'copy');
    await page.waitForFunction(() => document.querySelector('.settext output')?.textContent === 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await text(page));
    await page.evaluate(() => navigator.clipboard.writeText('4k3/8/8/8/8/8/8/R3K3 w Q - 3 9\n'));
    await page.focus(square('1:d4'));
    await page.keyboard.press('Control+v');
    await page.waitForFunction(() => /R3K3/.test(document.querySelector('textarea')?.value ?? ''));
    assert.equal(await held(page, '1:a1'), 'white rook');
  }));

test('one board of several is emptied or set to its array, and nothing of the others', () =>
  onPage({}, async (page) => {
    await open(page, 'four-board');
    await page.click('.setmore summary');
    await page.fill('[data-key="lost-1-q"]', '1');
    await page.fill('[data-key="halfmove-2"]', '5');
    await act(page, 'clear-2');
    assert.equal(await told(page), 'Board 2 is empty.');
    const empty = '8/8/8/8/8/8/8/8';
    assert.equal(
      await text(page),
      `${START}|${empty}|${START}|${START} 1:w KQkq|-|KQkq|KQkq -|-|-|- 0|0|5|0 -|-|-|- **** 1`,
    );
    await said(page, /kings.*board 2/);
    // Where nothing can be pointed at, Play leads to the board.
    await act(page, 'play');
    assert.match(await focused(page), /^2:/);
    await act(page, 'start-2');
    await said(page, /can begin/);
    assert.equal(await page.inputValue('[data-key="halfmove-2"]'), '5');
    assert.equal(await page.inputValue('[data-key="halfmove-1"]'), '0');
    await open(page, 'tranzit');
    await act(page, 'clear-1');
    assert.equal(await page.isChecked('[data-key="castling-0-K"]'), false);
    await act(page, 'start-1');
    assert.equal(await text(page), `${START}|${empty} w KQkq - 0 1 ** -`);
  }));

test('a position written on the start screen goes to the boards; a text that is typed is undone as one', () =>
  onPage({}, async (page) => {
    await page.click('.card[data-game="orthodox"]');
    await page.click('.positionfield summary');
    await page.fill('[data-key="position"]', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    await page.click('[data-key="setup"]');
    await page.waitForSelector('.setup');
    assert.equal(await held(page, '1:a1'), 'white rook');
    await page.click('.setmore summary');
    await page.focus('[data-key="number-0"]');
    await page.keyboard.press('End');
    await page.keyboard.type('23');
    assert.match(await text(page), / 0 123$/);
    await act(page, 'undo');
    assert.match(await text(page), / 0 1$/);
    await act(page, 'back');
    await page.waitForSelector('.start');
  }));

test('a game from a position that was set up may have a clock, chosen as on the start screen', () =>
  onPage({ saved: { game: 'orthodox', entries: ['e2e4'], names: ['Ann', 'Bob'] } }, async (page) => {
    await page.click('[data-tab="game"]');
    await page.click('.gamepanel [data-act="setup"]');
    await page.waitForSelector('.setup');
    const clock = page.locator('.setup [data-key="clock"]');
    assert.equal(await clock.inputValue(), 'none');
    await clock.focus();
    await clock.selectOption('own');
    assert.equal(await clock.evaluate((select) => select === document.activeElement), true);
    assert.deepEqual(await page.$$eval('.setup [data-person]', (all) => all.map((e) => e.textContent)), ['Ann', 'Bob']);
    await page.fill('[data-key="minutes-0"]', '0');
    // Whatever is done on the boards, and in another language, what is written stands.
    await drag(page, square('1:d2'), square('1:d4'));
    await page.click('[data-set="language=ru"]');
    await act(page, 'play');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-key')), 'minutes-0');
    assert.equal(await page.inputValue('[data-key="minutes-0"]'), '0');
    assert.match((await page.textContent('#clock-wrong')) ?? '', /Ann.*от 1 до 300/);
    assert.deepEqual(await violations(page), []);
    await page.fill('[data-key="minutes-0"]', '7');
    await act(page, 'play');
    await page.waitForSelector('.app[data-ply="0"]');
    const times = await page.$$eval('.face .time', (all) => all.map((e) => e.textContent));
    assert.deepEqual(times.sort(), ['10:00', '7:00']);
    // It is the choice that the start screen offers next.
    await page.click('.brand');
    assert.equal(await page.inputValue('[data-key="clock"]'), 'own');
    assert.equal(await page.inputValue('[data-key="minutes-0"]'), '7');
  }));

test('a game begun the usual way is not touched by what is set up', () =>
  onPage({}, async (page) => {
    await open(page, 'orthodox');
    await act(page, 'clear');
    await act(page, 'back');
    await page.waitForSelector('.start');
    await begin(page, 'orthodox');
    assert.equal(await held(page, '1:e1'), 'white king');
  }));

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [360, 740],
  [740, 360],
  [1280, 450],
  [1280, 800],
]))
  test(`at ${width}x${height} nothing scrolls sideways, squares and pieces can be hit`, () =>
    onPage({ viewport: { width, height }, locale: 'ru-RU' }, async (page) => {
      for (const game of GAMES) {
        await open(page, game);
        await page.click('.setmore summary');
        await page.fill('#setup-text', 'x');
        await said(page, /O8/);
        const seen = await page.evaluate(() => {
          const boxes = (/** @type {string} */ at) =>
            [...document.querySelectorAll(at)].map((e) => e.getBoundingClientRect());
          const first = boxes('.xb-board')[0];
          return {
            wide: [...document.querySelectorAll('html, .setup, .setup *')]
              .filter(
                (e) =>
                  e.clientWidth > 0 &&
                  e.scrollWidth > e.clientWidth + 1 &&
                  (e.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(e).overflowX)),
              )
              .map((e) => e.className),
            small: boxes('.xb-cell').filter((r) => r.width < 23.9 || Math.abs(r.width - Math.round(r.width)) > 0.05)
              .length,
            tools: boxes('.tool').filter((r) => r.width < 36 || r.height < 40).length,
            outside: boxes('.xb-board, .tool, .setside').filter((r) => r.left < 0 || r.right > innerWidth + 0.5).length,
            play: boxes('[data-key="setup-play"]').filter((r) => r.width > 40 && r.top >= 0 && r.bottom <= innerHeight)
              .length,
            whole: first ? first.bottom <= innerHeight : false,
          };
        });
        assert.deepEqual(
          seen,
          { wide: [], small: 0, tools: 0, outside: 0, play: 1, whole: seen.whole },
          `${game} at ${width}x${height}`,
        );
        // Where there is the room the first board stands whole.
        if (height > 500) assert(seen.whole, `${game} at ${width}x${height}`);
        await act(page, 'start');
      }
    }));

for (const [colorScheme, locale, games] of /** @type {const} */ ([
  ['light', 'en-US', GAMES],
  ['dark', 'ru-RU', GAMES],
  ['light', 'ru-RU', ['four-board']],
  ['dark', 'en-US', ['four-board']],
]))
  test(`axe finds nothing to complain of: ${colorScheme}, ${locale}`, () =>
    onPage({ colorScheme, locale, reducedMotion: 'reduce' }, async (page) => {
      for (const game of games) {
        await open(page, game);
        await page.click('.setmore summary');
        await tool(page, 'P');
        await page.click(square('1:a1'));
        await said(page, /O8/);
        assert.deepEqual(await violations(page), [], game);
      }
    }));

test('every visible and spoken word of the editor changes with the language', () =>
  onPage({}, async (page) => {
    const words = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.setup *')].flatMap((e) => [
          ...['aria-label', 'title'].map((name) => e.getAttribute(name) ?? ''),
          ...[...e.childNodes].filter((n) => n instanceof Text).map((n) => n.textContent ?? ''),
        ]),
      );
    for (const game of GAMES) {
      await open(page, game);
      await tool(page, 'P');
      await page.click(square('1:a1'));
      await said(page, /O8/);
      assert.deepEqual(
        (await words()).filter((w) => /[а-яё]/i.test(w)),
        [],
      );
      await page.click('[data-set="language=ru"]');
      await said(page, /Правило/);
      const own =
        /Crossboard|Chess-tranzit|\bRU\b|\bEN\b|FEN|\bO8\b|O-O(-O)?|Enter|Delete|Esc|Ctrl\+[ZY]|[KQRBNPkqrbnp]( [KQRBNPkqrbnp])*/g;
      assert.deepEqual(
        (await words()).filter((w) => /[a-z]{2}/i.test(w.replace(own, ''))),
        [],
      );
      await page.click('[data-set="language=en"]');
      await act(page, 'start');
    }
  }));

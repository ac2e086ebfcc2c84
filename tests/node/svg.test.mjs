// Pictures of positions: well-formed, told in words, with every piece where it stands, and strict about what they are given.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Game, games, init, PositionError, toSVG } from '../../pkg/index.js';

/** @typedef {import('../../pkg/index.js').GameId} GameId */
/** @typedef {import('../../pkg/index.js').SvgOptions} SvgOptions */
/** @typedef {{ name: string, attributes: Record<string, string>, children: (Node | string)[] }} Node */

/**
 * Reads XML strictly: what is no well-formed element fails. There are no comments or declarations in what we write.
 * @param {string} text
 * @returns {Node}
 */
function parse(text) {
  const token = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  /** @type {Node} */
  const top = { name: '', attributes: {}, children: [] };
  const open = [top];
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    assert(found, `not well-formed at ${at}: ${text.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', empty, words] = found;
    const now = open.at(-1);
    assert(now);
    if (words !== undefined) {
      assert.doesNotMatch(words, /&(?!#\d+;)/);
      now.children.push(words.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
    } else if (closing) {
      assert.equal(name, now.name);
      open.pop();
    } else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
      const node = { name, attributes: Object.fromEntries(pairs), children: [] };
      assert.equal(Object.keys(node.attributes).length, pairs.length, 'an attribute twice');
      now.children.push(node);
      if (!empty) open.push(node);
    }
  }
  assert.equal(open.length, 1);
  const [svg, ...others] = top.children;
  assert(typeof svg === 'object' && others.length === 0 && svg.name === 'svg');
  return svg;
}

/** @param {Node} node @param {string} name @returns {Node[]} */
const all = (node, name) =>
  node.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  );
/** @param {Node} svg @param {string} name */
const wordsIn = (svg, name) => all(svg, name).map(({ children }) => children.join(''));
/** The groups that draw one piece each. @param {Node} svg */
const men = (svg) => all(svg, 'g').filter(({ attributes }) => /scale/.test(attributes.transform ?? ''));

/** Positions of the vectors, some of each game. */
const positions = games.flatMap(({ id }) =>
  [id, `${id}-late`].flatMap((name) =>
    readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .filter((_, index) => index % 40 === 0)
      .map((line) => ({ id, position: /** @type {{ position: string }} */ (JSON.parse(line)).position })),
  ),
);

test('before init(): every game, well-formed, with title, description and each piece', () => {
  for (const { id, position } of [...games.map((g) => ({ id: g.id, position: g.start })), ...positions]) {
    for (const language of /** @type {const} */ (['en', 'ru'])) {
      const svg = parse(toSVG(id, position, { language }));
      const info = games.find((g) => g.id === id);
      assert.deepEqual(wordsIn(svg, 'title'), [info?.names[language]]);
      assert.equal(svg.attributes.role, 'img');
      assert.equal(svg.attributes.lang, language);
      const letters = (position.split(' ')[0] ?? '').match(/[a-z]/gi) ?? [];
      assert.equal(men(svg).length, letters.length, position);
      const [told = ''] = wordsIn(svg, 'desc');
      assert.equal(told.match(/ [a-h]\d{1,2}(?=[,.])/g)?.length, letters.length, told);
      assert.equal(/[а-яё]/i.test(told), language === 'ru');
      if (language === 'ru') assert.doesNotMatch(told, /[a-z]{2}/);
      // Whole numbers of boards, as wide as they say.
      assert.equal(svg.attributes.viewBox, `0 0 ${svg.attributes.width} ${svg.attributes.height}`);
    }
  }
});

test('a description names every piece and whose move it is', () => {
  const told = (/** @type {GameId} */ id, /** @type {string} */ position, /** @type {SvgOptions} */ options = {}) =>
    wordsIn(parse(toSVG(id, position, options)), 'desc')[0];
  assert.equal(
    told('orthodox', '4k3/8/8/8/8/8/P7/K6R b - - 0 1', { marks: ['h1', { board: 1, square: 'a2' }] }),
    'White: king a1, rook h1, pawn a2. Black: king e8. Black to move. Marked: h1, a2.',
  );
  assert.equal(
    told('tranzit', '4k3/8/8/8/8/8/8/4K3|8/8/8/3r4/8/8/8/8 w - - 0 1 ** -', { language: 'ru', marks: ['2:d5'] }),
    'Доска 1. Белые: король e1. Чёрные: король e8. Доска 2. Белые: нет. Чёрные: ладья d5. Ходят белые. Отмечены: 2:d5.',
  );
  assert.match(
    told('four-board', games.find((g) => g.id === 'four-board')?.start ?? '') ?? '',
    /White to move on board 1\.$/,
  );
  // A placement alone will do; then nothing is said of the turn.
  assert.equal(told('orthodox', '8/8/8/8/8/8/8/K6k'), 'White: king a1. Black: king h1.');
});

test('it draws what the module knows', async () => {
  await init();
  for (const { id, position } of positions) {
    const { boards } = new Game(id, position).state();
    const [told = ''] = wordsIn(parse(toSVG(id, position)), 'desc');
    const parts = boards.length > 1 ? told.split(/Board \d\. /).slice(1) : [told];
    for (const [index, board] of boards.entries()) {
      const squares = [...(parts[index] ?? '').matchAll(/ ([a-h]\d{1,2})(?=[,.])/g)].map(([, square]) => square);
      assert.deepEqual(squares.sort(), board.pieces.map(({ square }) => square).sort());
    }
  }
});

test('the side below, the coordinates, the colours, the marks', () => {
  const at = (/** @type {SvgOptions} */ options) => {
    const svg = parse(toSVG('orthodox', '8/8/8/8/8/8/8/K7', options));
    return /translate\(([\d.]+) ([\d.]+)\)/
      .exec(men(svg)[0]?.attributes.transform ?? '')
      ?.slice(1)
      .map(Number);
  };
  const [x = 0, y = 0] = at({}) ?? [];
  const [u = 0, v = 0] = at({ orientation: 'second' }) ?? [];
  assert(x < 40 && y > 280 && u > 280 && v < 40);
  assert.equal(all(parse(toSVG('orthodox', '8/8/8/8/8/8/8/K7')), 'text').length, 16);
  assert.equal(all(parse(toSVG('orthodox', '8/8/8/8/8/8/8/K7', { coordinates: false })), 'text').length, 0);
  const grounds = /** @type {const} */ (['light', 'dark', 'print']).map(
    (theme) => all(parse(toSVG('orthodox', '8/8/8/8/8/8/8/K7', { theme })), 'rect')[0]?.attributes.fill,
  );
  assert.equal(new Set(grounds).size, 3);
  // In black and white there are no other colours.
  const print = toSVG('orthodox', '8/8/8/8/8/8/8/Kk6', { theme: 'print', marks: ['a1'] });
  for (const [, colour] of print.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)) assert.match(colour ?? '', /^#(.)\1\1$/);
  const rects = (/** @type {readonly string[]} */ marks) =>
    all(parse(toSVG('orthodox', '8/8/8/8/8/8/8/K7', { marks })), 'rect').length;
  assert.equal(rects(['e2', 'e4', 'e4']), rects([]) + 2);
  // Board 2 of two goes to the left, when the boards are turned.
  const names = (/** @type {SvgOptions} */ options) =>
    wordsIn(parse(toSVG('tranzit', '8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8/8', options)), 'text').filter((t) => t.length > 2);
  assert.deepEqual(names({}), ['Board 1', 'Board 2']);
  assert.deepEqual(names({ orientation: 'second' }), ['Board 2', 'Board 1']);
});

test('it is as wide as it is told to be, and keeps its shape', () => {
  for (const { id, start } of games) {
    const plain = parse(toSVG(id, start)).attributes;
    const [wide, high] = [Number(plain.width), Number(plain.height)];
    const half = parse(toSVG(id, start, { width: wide / 2 })).attributes;
    assert.deepEqual([half.width, half.height, half.viewBox], [`${wide / 2}`, `${high / 2}`, plain.viewBox]);
    // By its place: the height is that of the box that it is drawn in.
    const full = parse(toSVG(id, start, { width: '100%' })).attributes;
    assert.deepEqual([full.width, full.height, full.viewBox], ['100%', undefined, plain.viewBox]);
  }
});

test('a square marked twice is told of once; a title that says nothing is that of the game', () => {
  const bare = '8/8/8/8/8/8/8/K7';
  const svg = toSVG('orthodox', bare, { marks: ['e2', 'e4', { board: 1, square: 'e2' }, 'e4'] });
  assert.match(wordsIn(parse(svg), 'desc')[0] ?? '', / Marked: e2, e4\.$/);
  for (const title of ['', '  ', '\n', '\u0000', '\ud800']) {
    assert.deepEqual(wordsIn(parse(toSVG('orthodox', bare, { title })), 'title'), ['Orthodox chess']);
  }
});

test('nothing in it can clash or break out: no ids, no styles, no scripts, titles escaped', () => {
  const title = `<script>"&amp;'</title>\u0000\u000b\ud800 Ж 😀`;
  const text = toSVG('orthodox', '8/8/8/8/8/8/8/K7', { title });
  const svg = parse(text);
  assert.deepEqual(wordsIn(svg, 'title'), [`<script>"&amp;'</title> Ж 😀`]);
  for (const { id, start } of games) {
    assert.doesNotMatch(
      toSVG(id, start),
      /\s(?:id|style|class|on\w+|href|xlink:href)=|<(?:script|style|foreignObject|image|use)/i,
    );
  }
});

test('what cannot be meant is refused, and a placement is read as the module reads it', async () => {
  await init();
  /** @param {unknown[]} given */
  const code = (...given) => {
    try {
      /** @type {(...given: unknown[]) => string} */ (toSVG)(...given);
      return 'fine';
    } catch (error) {
      return /** @type {{ code?: string }} */ (error).code;
    }
  };
  const bare = '8/8/8/8/8/8/8/K7';
  for (const [given, expected] of /** @type {const} */ ([
    [['chess', bare], 'unknown-game'],
    [['__proto__', bare], 'unknown-game'],
    [[undefined, bare], 'unknown-game'],
    [['orthodox'], 'invalid-text'],
    [['orthodox', 7], 'invalid-text'],
    [['orthodox', bare, null], 'invalid-text'],
    [['orthodox', bare, 'light'], 'invalid-text'],
    [['orthodox', bare, { theme: 'blue' }], 'invalid-text'],
    [['orthodox', bare, { theme: 'toString' }], 'invalid-text'],
    [['orthodox', bare, { title: 1 }], 'invalid-text'],
    [['orthodox', bare, { width: '50%' }], 'invalid-options'],
    [['orthodox', bare, { width: 0 }], 'invalid-options'],
    [['orthodox', bare, { width: Number.NaN }], 'invalid-options'],
    [['orthodox', bare, { width: null }], 'invalid-options'],
    [['orthodox', bare, { width: 320.5 }], 'fine'],
    [['orthodox', bare, { language: 'de' }], 'invalid-language'],
    [['orthodox', bare, { orientation: 'white' }], 'invalid-player'],
    [['orthodox', bare, { marks: 'e2' }], 'invalid-spot'],
    [['orthodox', bare, { marks: ['e9'] }], 'invalid-spot'],
    [['tranzit', '8/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/8', { marks: ['e2'] }], 'invalid-spot'],
    [['orthodox', ''], 'invalid-position'],
    [['orthodox', 'k'.repeat(1e6)], 'invalid-position'],
    [['four-board', '1'.repeat(1e6)], 'invalid-position'],
    [['orthodox', bare, {}], 'fine'],
    [['orthodox', bare, undefined], 'fine'],
  ])) {
    assert.equal(code(...given), expected, JSON.stringify(given));
  }
  const faults = [
    ['orthodox', ''],
    ['orthodox', '8/8/8/8/8/8/8'],
    ['orthodox', '8/8/8/8/8/8/8/8/'],
    ['orthodox', '8/8/8/8/8/8/8/44'],
    ['orthodox', '8/8/8/8/8/8/8/7'],
    ['orthodox', '8/8/8/8/8/8/8/ppppppppp'],
    ['orthodox', '9/8/8/8/8/8/8/8'],
    ['orthodox', '8/8/8/8/8/8/8/7x'],
    ['orthodox', '8/8/8/8/8/8/8/7ы'],
    ['orthodox', '8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8'],
    ['tranzit', '8/8/8/8/8/8/8/8'],
    ['tranzit', '8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8'],
    ['tranzit', '8/8/8/8/8/8/8/8|8/8/8/7/8/8/8/8'],
    ['four-board', '8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|8/8'],
    ['double-move', '8/8/8/8/8/8/8/8'],
    ['double-move', `${'8/'.repeat(16)}8`],
    ...readFileSync(new URL('../vectors/invalid.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ field }) => field === 'placement')
      .map(({ game, text }) => [game, text]),
  ];
  /** @param {() => unknown} act */
  const thrown = (act) => {
    try {
      act();
      return null;
    } catch (error) {
      return error;
    }
  };
  let compared = 0;
  for (const [id, text] of faults) {
    const ours = thrown(() => toSVG(/** @type {GameId} */ (id), String(text)));
    // The other fields are missing here, so those of the start are put in their place.
    const rest = text.includes(' ')
      ? ''
      : ` ${games
          .find((g) => g.id === id)
          ?.start.split(' ')
          .slice(1)
          .join(' ')}`;
    const theirs = thrown(() => new Game(/** @type {GameId} */ (id), text === '' ? '' : `${text}${rest}`));
    assert(theirs instanceof PositionError, text);
    // The module also asks what a placement must have: kings, no pawns on the last rank. A picture may lack them.
    if (ours === null) {
      assert(['kings', 'pawn-rank'].includes(theirs.fault), `${id} ${text} ${theirs.fault}`);
      continue;
    }
    assert(ours instanceof PositionError);
    assert.deepEqual(
      [ours.field, ours.fault, ours.offset, ours.board],
      [theirs.field, theirs.fault, theirs.offset, theirs.board],
      `${id} ${text.slice(0, 80)}`,
    );
    compared += 1;
  }
  assert(compared > 20);
});

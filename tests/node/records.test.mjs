// Notation, records and links through the package: the author's example in all his forms, random games there and back in
// each form and language, what other programs make of our PGN and we of theirs, and what is refused, and where.
import assert from 'node:assert/strict';
import test, { before, describe as suite } from 'node:test';
import { parse as parsePgn } from '@mliebelt/pgn-parser';
import { Chess } from 'chess.js';
import {
  ArgumentError,
  describe,
  Game,
  GameOverError,
  games,
  IllegalMoveError,
  init,
  NotationError,
  PositionError,
  RecordError,
  readRecord,
  recognise,
  writeRecord,
} from '../../pkg/index.js';
import { tidy } from '../../www/notes.js';

/**
 * @typedef {import('../../pkg/index.js').CrossboardError} CrossboardError
 * @typedef {import('../../pkg/index.js').GameId} GameId
 * @typedef {import('../../pkg/index.js').RecordForm} RecordForm
 * @typedef {import('../../pkg/index.js').RecordNode} RecordNode
 * @typedef {import('../../pkg/index.js').GameRecord} GameRecord
 */

before(() => init());

/** Games of each kind that go there and back. */
const GAMES = process.env.LONG_TESTS ? 2000 : 60;
const LANGUAGES = /** @type {const} */ (['en', 'ru']);
const ACTS = ['resign:first', 'resign:second:1', 'draw', 'draw:1', 'draw:2', 'flag:second', 'flag:first'];

/** Random numbers that are the same each time. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * A game played at random, with plies between boards oftener than they come, and now and then no ply at all.
 * @param {GameId} id
 * @param {number} seed
 */
function random(id, seed) {
  const next = numbers(seed * 7919 + 17);
  for (let spoilt = 0; spoilt < 8; spoilt++) next(2);
  const game = new Game(id);
  const plies = next(next(4) === 0 ? 300 : 80);
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.moves();
    if (moves.length === 0) break;
    if (next(50) === 0) {
      const code = ACTS[next(ACTS.length)] ?? 'draw';
      const { entries, ...rest } = game.toJSON();
      try {
        return Game.fromJSON({ ...rest, entries: [...entries, code] });
      } catch (error) {
        assert(error instanceof ArgumentError, String(error));
      }
    }
    const rare = moves.filter(({ kind, capture, castling }) => kind !== 'move' || capture || castling);
    const some = rare.length > 0 && next(3) === 0 ? rare : moves;
    game.play(some[next(some.length)]?.code ?? '');
  }
  return game;
}

/** @param {GameId} id @returns {RecordForm[]} */
const formsOf = (id) => (id === 'tranzit' ? ['record', 'author-table', 'author-line', 'codes'] : ['record', 'codes']);

/** The error of a class that something throws. @template {CrossboardError} T @param {() => unknown} act @param {{ prototype: T }} kind @returns {T} */
function thrown(act, kind) {
  try {
    act();
  } catch (error) {
    if (Object.prototype.isPrototypeOf.call(kind.prototype, /** @type {object} */ (error))) {
      const known = /** @type {T} */ (error);
      for (const language of LANGUAGES) assert.match(describe(known, language), /\S/);
      return known;
    }
    throw error;
  }
  return assert.fail('nothing was thrown');
}

/** The author's example: mate on board 1, and both kings go over. */
const EXAMPLE = '1:f2f3 1:e7e5 1:g2g4 1:d8h4 1:e1>2:e1 1:e8>2:e8'.split(' ');

suite("the author's example", () => {
  const TABLE = 'f3 | --- | 1 | e5 | ---\ng4 | --- | 2 | Фh4# | ---\n--- | Крe1 | 3 | --- | Крe8\n';
  const LINE = '1. i f3   1. i e5\n2. i g4   2. i Фh4#\n3. ii Крe1   3. ii Крe8\n';

  test('is written in all forms', () => {
    const game = Game.fromJSON({ v: 1, game: 'tranzit', entries: EXAMPLE });
    assert.equal(game.record({ form: 'author-table', language: 'ru' }), TABLE);
    assert.equal(game.record({ form: 'author-line', language: 'ru' }), LINE);
    assert.match(game.record(), /\n1\. i f3 i e5 2\. i g4 i Qh4# i:0-1 3\. ii K@e1 ii K@e8 \*\n$/);
    assert.match(game.record({ form: 'codes' }), /\n1:f2f3 1:e7e5 .* 1:e8>2:e8\n$/);
    assert.deepEqual(game.notations({ language: 'ru' }), [
      'i f3',
      'i e5',
      'i g4',
      'i Фh4# i:0-1',
      'ii Кр@e1',
      'ii Кр@e8',
    ]);
    assert.equal(game.notations({ pieces: 'figurine', language: 'ru' })[4], 'ii ♔@e1');
  });

  test('is read in all forms, and with his habits', () => {
    const habits = TABLE.replace('Фh4#', 'фh4 #')
      .replace('Крe1', 'Kpe1')
      .replace('Крe8', 'кре8')
      .replaceAll('---', '—');
    for (const text of [TABLE, LINE, habits, TABLE.replaceAll(' | ', '\t'), EXAMPLE.join(' ')]) {
      assert.deepEqual(Game.fromRecord(text, { game: 'tranzit' }).toJSON().entries, EXAMPLE, text);
    }
    assert.deepEqual(recognise(TABLE), { kind: 'author-table', game: 'tranzit' });
    assert.deepEqual(recognise(LINE), { kind: 'author-line', game: 'tranzit' });
    assert.equal(recognise(EXAMPLE.join(' ')).kind, 'codes');
  });
});

for (const { id } of games) {
  test(`${id}: random games there and back, in each form and language, and as links`, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const game = random(id, seed);
      const { entries } = game.toJSON();
      for (const form of formsOf(id)) {
        for (const language of LANGUAGES) {
          const pieces = seed % 3 === 0 ? 'figurine' : 'letters';
          const text = game.record({ form, language, pieces, tags: { First: 'A "b" \\', Date: '2024.01.02' } });
          const again = Game.fromRecord(text, { game: id });
          assert.deepEqual(again.toJSON().entries, entries, text);
          assert.deepEqual(again.state(), game.state(), text);
          assert.deepEqual(writeRecord(readRecord(text, { game: id }), { form, language, pieces }), text);
          const { kind } = recognise(text);
          if (form === 'record') assert.equal(kind, 'record', text);
        }
      }
      const link = game.toLink();
      assert.match(link, /^1[\w-]+$/);
      assert.deepEqual(Game.fromLink(link).toJSON(), game.toJSON());
      assert.deepEqual(Game.fromLink(link).state(), game.state());
    }
  });

  test(`${id}: each legal ply is read as it is written`, () => {
    for (let seed = 0; seed < 12; seed++) {
      const game = random(id, seed + 500);
      for (const move of game.moves()) {
        for (const language of LANGUAGES) {
          for (const pieces of /** @type {const} */ (['letters', 'figurine'])) {
            const text = game.notation(move, { language, pieces });
            assert.deepEqual(game.parseMove(text, { language }), move, text);
          }
        }
        assert.deepEqual(game.parseMove(move.code), move);
        assert.equal(game.notation(move.code), game.notation(move));
      }
    }
  });

  test(`${id}: all texts of a history are those that its plies had`, () => {
    const game = random(id, 31);
    const again = new Game(id);
    const texts = game.history().map((entry) => {
      const text = 'piece' in entry ? again.notation(entry.code) : undefined;
      if ('piece' in entry) again.play(entry.code);
      return text;
    });
    game.notations().forEach((text, index) => {
      if (texts[index] !== undefined) assert.equal(text, texts[index]);
    });
    assert.equal(game.notations().length, game.history().length);
  });
}

suite('other programs', () => {
  test('read our PGN, and we theirs', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const game = random('orthodox', seed + 9000);
      const plies = game.history().flatMap((entry) => ('piece' in entry ? [entry.code] : []));
      const chess = new Chess();
      const text = game.record({ tags: { First: 'Anna', Event: 'x' } });
      chess.loadPgn(text);
      assert.deepEqual(
        chess.history({ verbose: true }).map(({ lan }) => lan),
        plies,
        text,
      );
      assert.deepEqual(chess.history(), game.notations().slice(0, plies.length), text);
      assert.equal(chess.getHeaders().White, 'Anna');
      // Theirs has no result where the players ended it, as their moves do not tell it.
      assert.deepEqual(Game.fromRecord(chess.pgn()).toJSON().entries.slice(0, plies.length), plies, chess.pgn());
    }
  });

  test('find our comments, variations and glyphs', () => {
    /** @type {GameRecord} */
    const record = {
      game: 'orthodox',
      tags: { First: 'Anna', Second: 'Борис', Opening: 'x' },
      line: [
        {
          code: 'e2e4',
          nags: [1, 14],
          after: 'best by test',
          variations: [[{ code: 'd2d4', after: 'or' }, { code: 'd7d5' }]],
        },
        {
          code: 'e7e5',
          variations: [[{ code: 'c7c5', variations: [[{ code: 'e7e6' }]] }], [{ code: 'c7c6' }]],
        },
        { code: 'g1f3' },
      ],
    };
    const text = writeRecord(record);
    const found = parsePgn(text, { startRule: 'game' });
    assert(!Array.isArray(found) && 'moves' in found);
    const [first, second, third] = /** @type {import('@mliebelt/pgn-types').PgnMove[]} */ (found.moves);
    assert.deepEqual(
      [first?.notation.notation, first?.nag, first?.commentAfter],
      ['e4', ['$1', '$14'], 'best by test'],
    );
    assert.deepEqual(
      first?.variations[0]?.map(({ notation }) => notation.notation),
      ['d4', 'd5'],
    );
    assert.deepEqual(
      second?.variations.map((line) => line[0]?.notation.notation),
      ['c5', 'c6'],
    );
    assert.equal(second?.variations[0]?.[0]?.variations[0]?.[0]?.notation.notation, 'e6');
    assert.equal(third?.notation.notation, 'Nf3');
    assert.deepEqual(readRecord(text), record);
    // A comment before a ply is one behind the other, as no reader of PGN takes it between the number and the ply.
    Object.assign(/** @type {RecordNode} */ (record.line[1]), { before: 'open' });
    assert.match(writeRecord(record), /\) \{open\} 1\.\.\. e5/);
    assert(!Array.isArray(parsePgn(writeRecord(record), { startRule: 'game' })));
    assert.deepEqual(readRecord(writeRecord(record)), record);
    const chess = new Chess();
    chess.loadPgn(text);
    assert.deepEqual(chess.history(), ['e4', 'e5', 'Nf3']);
    assert(chess.getComments().some(({ comment }) => comment === 'best by test'));
  });
});

suite('records as data', () => {
  test('a game written with its tags and comments', () => {
    const game = new Game('four-board');
    for (const code of ['1:e2e4', '1:e7e5', '2:g1f3']) game.play(code);
    const text = game.record({
      tags: { First: 'Anna', White: 'no', Result: '1-0', Extra: 'y' },
      comments: [undefined, 'so } it is', null],
    });
    assert.deepEqual(readRecord(text), {
      game: 'four-board',
      tags: { First: 'Anna', Extra: 'y' },
      line: [{ code: '1:e2e4' }, { code: '1:e7e5', after: 'so ) it is' }, { code: '2:g1f3' }],
    });
  });

  test('comments are read as comments, as the page keeps them', () => {
    const pieces = [
      '[%act resign:first]',
      '[%act draw]',
      '[%act foo]',
      '[%act',
      '[',
      '%act x]',
      '}',
      '{',
      '|',
      '; a',
      'b',
    ];
    for (const { id } of games) {
      const [first] = new Game(id).moves();
      assert(first);
      const { code } = first;
      for (const one of pieces) {
        for (const other of pieces) {
          const said = `${one}${other} ${one}`;
          const [before, after] = [tidy(said), tidy(`x ${said}`)];
          /** @type {GameRecord} */
          const record = { game: id, tags: {}, line: [{ code, before: said, after: `x ${said}` }] };
          const kept = readRecord(writeRecord(record), { game: id }).line;
          assert.deepEqual(kept, [{ code, before, after }]);
          const bare = readRecord(writeRecord({ game: id, tags: {}, comment: said, line: [] }), { game: id });
          assert.deepEqual([bare.comment, bare.line], [before, []]);
          const game = new Game(id);
          game.play(code);
          assert.equal(readRecord(game.record({ comments: [said] })).line[0]?.after, before);
        }
      }
    }
  });

  test('a start that was set up', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const game = new Game('orthodox', start);
    game.play('e2e4');
    const record = readRecord(game.record());
    assert.deepEqual(record, { game: 'orthodox', tags: {}, start, line: [{ code: 'e2e4' }] });
    assert.deepEqual(Game.fromRecord(writeRecord(record)).toJSON(), game.toJSON());
    assert.deepEqual(Game.fromLink(game.toLink()).toJSON(), game.toJSON());
  });

  test('what would be too much to read is not written', () => {
    /** @type {(id: GameId) => GameRecord} */
    const bare = (id) => ({ game: id, tags: {}, line: [] });
    for (const { id } of games) {
      const tags = (/** @type {number} */ count) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`A${index}`, 'x']));
      for (const more of [
        { comment: 'я'.repeat(1.2e6) },
        { comment: 'x'.repeat(2 ** 21 - 60) },
        { tags: { Annotator: '"'.repeat(1.5e6) } },
        { tags: tags(198) },
      ]) {
        assert.equal(thrown(() => writeRecord({ ...bare(id), ...more }), ArgumentError).code, 'unwritable-record');
      }
      for (const more of [
        { comment: 'я'.repeat(1e6) },
        { tags: { Annotator: '"'.repeat(1e6) } },
        { tags: tags(150) },
      ]) {
        const record = { ...bare(id), ...more };
        assert.deepEqual(readRecord(writeRecord(record)), record);
      }
    }
  });

  test('games without plies come back, in each form', () => {
    for (const { id } of games) {
      for (const entries of [[], ['flag:first'], ['resign:second'], ['draw']]) {
        const json = Game.fromJSON({ v: 1, game: id, entries }).toJSON();
        for (const form of formsOf(id)) {
          const text = Game.fromJSON(json).record({ form });
          assert.deepEqual(Game.fromRecord(text).toJSON(), json, text);
        }
        if (entries.length > 0) assert.equal(recognise(entries.join(' ')).kind, 'codes');
      }
    }
  });

  test('what cannot be written says why', () => {
    const record = { game: /** @type {const} */ ('orthodox'), tags: {}, line: [{ code: 'e2e4' }, { code: 'e2e4' }] };
    const error = thrown(() => writeRecord(record), ArgumentError);
    assert.equal(error.code, 'unwritable-record');
    assert(error.cause instanceof IllegalMoveError);
    assert.match(error.message, /"e2e4"/);
    const wrong = (/** @type {unknown} */ given, /** @type {string} */ code) =>
      assert.equal(thrown(() => writeRecord(/** @type {never} */ (given)), ArgumentError).code, code);
    for (const line of [
      undefined,
      null,
      {},
      [null],
      new Array(1),
      [{ code: 'e2e4', nags: [256] }],
      [{ code: 'e2e4', after: 7 }],
    ]) {
      wrong({ game: 'orthodox', line }, 'unwritable-record');
    }
    wrong(null, 'unwritable-record');
    wrong({ game: 'chess', line: [] }, 'unknown-game');
    wrong({ game: 'orthodox', tags: { 'a b': 'c' }, line: [] }, 'invalid-tags');
    wrong({ game: 'orthodox', tags: { a: 1 }, line: [] }, 'invalid-tags');
    wrong({ game: 'orthodox', start: 'x', line: [] }, 'unwritable-record');
    wrong({ game: 'orthodox', line: [{}] }, 'invalid-text');
    wrong({ game: 'orthodox', line: [{ code: 'e2e4', after: 'x'.repeat(1e7) }] }, 'unwritable-record');
    /** @type {RecordNode[]} A line that is its own variation. */
    const line = [{ code: 'e2e4' }];
    Object.assign(/** @type {RecordNode} */ (line[0]), { variations: [line] });
    wrong({ game: 'orthodox', line }, 'unwritable-record');
    assert.equal(
      thrown(() => new Game('orthodox').record({ form: 'author-table' }), ArgumentError).code,
      'invalid-form',
    );
  });
});

suite('errors', () => {
  test('say the line, the column, what was found and what was expected', () => {
    /** @type {[id: GameId, text: string, line: number, column: number, found: string, expected: string, legal: string][]} */
    const broken = [
      ['orthodox', '1. e4 e5\n2. Nf3 Kxf3 *', 2, 8, 'Kxf3', 'legal-ply', 'Ke7'],
      ['orthodox', '1. d4 d5 2. Nf3 Nf6\r\n3. Nd2', 2, 4, 'Nd2', 'source-square', 'Nfd2'],
      ['orthodox', '{😀} 1. e4 { no end', 1, 12, '{', 'comment-end', ''],
      ['orthodox', '{😀} 1. e4 {so [%act resign] it was}', 1, 16, '[%act resign]', 'comment-act', ''],
      ['orthodox', '1. f3 e5 2. g4 Qh4# 1-0', 1, 21, '1-0', 'result', '0-1'],
      ['orthodox', '1. e4 (1. d4', 1, 13, '', 'variation-end', ''],
      ['tranzit', '1. i e4 ii', 1, 9, 'ii', 'ply', ''],
      ['tranzit', 'f3 | --- | 1 | e5 | ---\ng4 | --- | 2 | ---', 2, 1, 'g4 | --- | 2 | ---', 'five-columns', ''],
      ['four-board', '1. ii e4', 1, 7, 'e4', 'legal-ply', 'i e4'],
      ['double-move', '1. c8 2. c9,c8', 1, 13, 'c8', 'legal-ply', ''],
    ];
    for (const [game, text, line, column, found, expected, legal] of broken) {
      for (const read of [Game.fromRecord, readRecord]) {
        const error = thrown(() => read(text, { game }), RecordError);
        assert.equal(error.code, 'invalid-record');
        assert.deepEqual(
          [error.line, error.column, error.found, error.expected],
          [line, column, found, expected],
          text,
        );
        assert.equal(text.slice(error.offset, error.offset + found.length), found);
        if (legal !== '') assert(error.legal.includes(legal), `${text}: ${error.legal}`);
      }
    }
    const error = thrown(() => Game.fromRecord('1. e4 e5 2. 0-0', { game: 'orthodox' }), RecordError);
    assert.deepEqual([error.reason, error.rule], ['no-such-move', 'O1']);
    assert.equal(
      describe(error, 'en').replace(/Possible: .*/, ''),
      'Line 1, column 13, “0-0”: That is no legal move here. The piece does not move like that, or something stands in its way. ',
    );
    assert.match(describe(error, 'ru'), /^Строка 1, столбец 13, «0-0»: Такой ход здесь невозможен\. .* Возможно: /);
    const bad = thrown(() => Game.fromRecord('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*'), RecordError);
    assert(bad.cause instanceof PositionError && bad.cause.fault === 'kings');
    assert.equal(bad.expected, 'position');
    assert.equal(
      thrown(() => Game.fromRecord('[Game "tranzit"]\n\n*', { game: 'orthodox' }), RecordError).expected,
      'game',
    );
  });

  test('of plies tell the plies that may be meant', () => {
    const game = new Game('orthodox', '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1');
    const error = thrown(() => game.parseMove('Nd2'), NotationError);
    assert.deepEqual([error.expected, error.codes, error.legal], ['source-square', ['b1d2', 'f1d2'], ['Nbd2', 'Nfd2']]);
    assert.equal(
      describe(error, 'en'),
      '“Nd2”: Several pieces may be meant: name the square that it comes from. Possible: Nbd2, Nfd2.',
    );
    assert.equal(thrown(() => game.parseMove('hello'), NotationError).expected, 'ply');
    assert.equal(thrown(() => game.parseMove(''), NotationError).expected, 'ply');
    assert.equal(thrown(() => game.parseMove('x'.repeat(1e7)), NotationError).found.length, 40);
    game.resign('first');
    thrown(() => game.parseMove('Nbd2'), GameOverError);
    thrown(() => game.notation('b1d2'), GameOverError);
    assert.equal(thrown(() => new Game('orthodox').notation('e2e5'), IllegalMoveError).reason, 'no-such-move');
  });

  test('of plies are those of the board at turn where none is named', () => {
    const game = new Game('four-board');
    for (const code of ['1:g1f3', '1:e7e5', '2:e2e4']) game.play(code);
    for (const [text, reason] of [
      ['Ke2', 'not-your-piece'],
      ['Qd5', 'no-such-move'],
      ['Ne5', 'no-such-move'],
      ['i Nf6', 'wrong-board'],
    ]) {
      assert.equal(thrown(() => game.parseMove(text ?? ''), NotationError).reason, reason, text);
    }
  });

  test('come at once for texts that are too long', () => {
    const long = '1. e4 '.repeat(2e6);
    const begun = performance.now();
    for (const read of [Game.fromRecord, readRecord]) {
      assert.equal(thrown(() => read(long), RecordError).expected, 'shorter-text');
    }
    assert.equal(recognise(long).kind, 'unknown');
    assert.equal(thrown(() => Game.fromLink(long), ArgumentError).code, 'invalid-link');
    assert(performance.now() - begun < 100);
  });

  test('come in time for texts that are meant to do harm', () => {
    const size = 2 ** 21 - 10;
    const fill = (/** @type {string} */ text) => text.repeat(Math.floor(size / text.length));
    for (const text of ['(', '1. e4 ', '{', '[a "b"]', '♘', 'e4 (e5) ', '|', 'i ', '$1 ', 'a'].map(fill)) {
      const begun = performance.now();
      recognise(text);
      thrown(() => Game.fromRecord(text), RecordError);
      assert(performance.now() - begun < 5000, text.slice(0, 8));
    }
  });
});

suite('links', () => {
  test('that are broken say so', () => {
    for (const { id } of games) {
      const link = random(id, 77).toLink();
      for (let end = 1; end < link.length; end++) {
        assert.equal(thrown(() => Game.fromLink(link.slice(0, end)), ArgumentError).code, 'invalid-link');
      }
      for (let at = 1; at < link.length; at++) {
        const sign = link[at] === 'A' ? 'B' : 'A';
        const changed = link.slice(0, at) + sign + link.slice(at + 1);
        assert.equal(thrown(() => Game.fromLink(changed), ArgumentError).code, 'invalid-link', changed);
      }
      assert.equal(thrown(() => Game.fromLink(`${link}A`), ArgumentError).code, 'invalid-link');
      assert.equal(thrown(() => Game.fromLink(`2${link.slice(1)}`), ArgumentError).code, 'unknown-link');
    }
    assert.equal(thrown(() => Game.fromLink(''), ArgumentError).code, 'unknown-link');
    assert.equal(thrown(() => Game.fromLink(/** @type {never} */ (7)), ArgumentError).code, 'invalid-text');
  });
});

// Whatever is passed, in whatever order: nothing traps, only the package's own errors are thrown, and what throws
// leaves the game as it was.
import assert from 'node:assert/strict';
import test, { before } from 'node:test';
import fc from 'fast-check';
import * as main from '../../pkg/index.js';
import { RawGame } from '../../pkg/raw.js';
import * as slim from '../../pkg/slim.js';
import * as web from '../../pkg/web.js';

const { CrossboardError, describe, FreedError, Game, games, init } = main;

const RUNS = Number(process.env.FUZZ_RUNS ?? 300);

before(() => init());

/** Any value that a script can pass, odd objects too. */
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, withTypedArray: true }),
  fc.constantFrom(
    ...[() => 1, Symbol('x'), Object.create(null), new Proxy({}, {}), Promise.resolve(), new Error('x'), Number.NaN],
    ...[-0, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31), Number.POSITIVE_INFINITY, 1n << 70n, '\ud800', '\0', 'é'.repeat(9)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const square = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 16 }))
  .map(([file, rank]) => `${'abcdefgh'[file]}${rank}`);
const number = fc.integer({ min: -1, max: 5 });
/** What is nearly or wholly right. */
const spot = fc.oneof(
  square,
  fc.tuple(number, square).map(([board, name]) => `${board}:${name}`),
  fc.record({ board: fc.oneof(number, anything), square: fc.oneof(square, anything) }),
  anything,
);
const code = fc.oneof(
  fc.tuple(square, square, fc.constantFrom('', 'q', 'n', 'k')).map((parts) => parts.join('')),
  fc
    .tuple(number, square, square, fc.constantFrom('', 'r'))
    .map(([board, from, to, into]) => `${board}:${from}${to}${into}`),
  fc.tuple(number, square, number, square).map(([board, from, other, to]) => `${board}:${from}>${other}:${to}`),
  fc.constantFrom('draw', 'draw:1', 'resign:first', 'resign:second:2', 'flag:first', ''),
  anything,
);
const player = fc.oneof(fc.constantFrom('first', 'second'), anything);
const board = fc.oneof(number, fc.constant(undefined), anything);
const depth = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constantFrom(100, 1e9), anything);
// Never without a limit: the default lets a count go on for half a minute.
const limit = fc.record({
  maxNodes: fc.oneof(
    fc.integer({ min: -1, max: 3000 }),
    anything.filter((value) => value !== undefined && !(typeof value === 'number' && value > 1e5)),
  ),
});

/** A call: the name of a method and its arguments; `best` plays one of the legal plies. */
const call = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('best'), fc.tuple(fc.nat(400))) },
  {
    weight: 8,
    arbitrary: fc.oneof(
      fc.tuple(
        fc.constantFrom('moves', 'placements', 'transfers', 'tranzits', 'candidates', 'sources'),
        fc.tuple(spot),
      ),
      fc.tuple(fc.constantFrom('isLegal', 'explain', 'play'), fc.tuple(code)),
      fc.tuple(fc.constantFrom('at', 'positionAt'), fc.tuple(fc.oneof(fc.nat(30), anything))),
      fc.tuple(fc.constant('flag'), fc.tuple(player)),
      fc.tuple(fc.constant('resign'), fc.tuple(player, board)),
      fc.tuple(fc.constant('agreeDraw'), fc.tuple(board)),
      fc.tuple(fc.constant('perft'), fc.tuple(depth, limit)),
      fc.tuple(fc.constantFrom('undo', 'redo', 'history', 'state', 'position', 'toJSON', 'clone'), fc.tuple(anything)),
    ),
  },
);

/** All that a game tells of itself. @param {main.Game} game */
const all = (game) => JSON.stringify([game, game.position(), game.state(), game.moves()]);

/**
 * @param {() => unknown} act
 * @returns {main.CrossboardError | undefined} what was thrown, if anything
 */
function attempt(act) {
  try {
    act();
    return undefined;
  } catch (error) {
    assert(error instanceof CrossboardError, `${error instanceof Error ? error.stack : String(error)}`);
    assert.notEqual(error.code, 'internal', String(error.cause));
    assert.notEqual(describe(error, 'ru'), '');
    return error;
  }
}

for (const { id, start } of games) {
  test(`${id}: any calls in any order`, () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
        const game = new Game(id);
        for (const [name, parameters] of calls) {
          const old = all(game);
          const method = /** @type {Record<string, (...parameters: unknown[]) => unknown>} */ (
            /** @type {unknown} */ (game)
          )[name];
          const error = attempt(() => {
            if (method) return method.apply(game, parameters);
            const moves = game.moves();
            const move = moves[Number(parameters[0]) % (moves.length || 1)];
            return move && game.play(move.code);
          });
          if (error) assert.equal(all(game), old);
        }
        const json = game.toJSON();
        assert.deepEqual(Game.fromJSON(json).toJSON(), json);
        assert.deepEqual(Game.fromJSON(json).state().boards, game.state().boards);
        while (game.undo());
        assert.equal(game.position(), start);
        game.free();
        for (const [name, parameters] of calls) {
          const method = /** @type {Record<string, (...parameters: unknown[]) => unknown>} */ (
            /** @type {unknown} */ (game)
          )[name];
          if (!method) continue;
          const error = attempt(() => method.apply(game, parameters));
          assert(error instanceof FreedError, `${name}: ${error}`);
        }
        assert(attempt(() => game.state()) instanceof FreedError);
      }),
      { numRuns: RUNS },
    );
  });

  test(`${id}: any position text`, () => {
    const pieces = 'rnbqkpRNBQKP/12345678|';
    const changed = fc
      .array(
        fc.tuple(
          fc.nat(start.length),
          fc.nat(3),
          fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...pieces, ' ', '-', '*', '=')),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((edits) =>
        edits.reduce((text, [at, length, by]) => text.slice(0, at) + by + text.slice(at + length), start),
      );
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: changed }, anything), (text) => {
        attempt(() => {
          const game = new Game(id, /** @type {string} */ (text));
          const position = game.position();
          assert.equal(new Game(id, position).position(), position);
          game.perft(2, { maxNodes: 20000 });
          for (const move of game.moves().slice(0, 5)) {
            game.play(move.code);
            assert.equal(game.undo(), true);
          }
          assert.equal(game.position(), position);
        });
      }),
      { numRuns: 4 * RUNS },
    );
  });
}

test('any id, any saved game, any word', () => {
  const entries = fc.oneof(fc.array(code, { maxLength: 5 }), anything);
  const id = fc.oneof(fc.constantFrom(...games.map((info) => info.id)), anything);
  const saved = fc.oneof(
    fc.record({
      v: fc.oneof(fc.constant(1), anything),
      game: id,
      start: fc.oneof(fc.constant(undefined), anything),
      entries,
    }),
    anything,
  );
  fc.assert(
    fc.property(id, saved, anything, anything, (one, json, word, language) => {
      attempt(() => new Game(/** @type {never} */ (one), /** @type {never} */ (word)));
      attempt(() => Game.fromJSON(/** @type {never} */ (json)));
      attempt(() => describe(/** @type {never} */ (word), /** @type {never} */ (language)));
      attempt(() => describe(/** @type {never} */ (word), 'en'));
    }),
    { numRuns: 4 * RUNS },
  );
});

test('any text of a ply, a record or a link, and any record', () => {
  const words = fc.constantFrom(
    ...['1.', 'e4', 'e5', 'Nf3', 'Кf3', '♘f3', 'i', 'ii', 'O-O', '@', 'x', '=Q', '+', '#', '1-0', '*', '1/2-1/2', '$1'],
    ...['{', '}', '(', ')', ';', '[', ']', '"', '[Event "x"]', '[Game "tranzit"]', '[FEN "x"]', '\n', '|', '\t', ','],
    ...['f3 | --- | 1 | e5 | ---', 'resign:first', 'draw:1', '1:e2e4', '{"v":1}', '[%act draw]', '\0', '\u00a0'],
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.base64String().map((letters) => `1${letters}`),
    anything,
  );
  const id = fc.oneof(fc.constantFrom(...games.map((info) => info.id)), anything);
  const options = fc.oneof(
    fc.record(
      {
        form: fc.oneof(fc.constantFrom('record', 'author-table', 'author-line', 'codes'), anything),
        language: fc.oneof(fc.constantFrom('en', 'ru'), anything),
        pieces: fc.oneof(fc.constantFrom('letters', 'figurine'), anything),
        tags: fc.oneof(
          fc.dictionary(fc.oneof(fc.constant('First'), fc.string()), fc.oneof(fc.string(), anything)),
          anything,
        ),
        comments: fc.oneof(fc.array(fc.string({ unit: 'binary' })), anything),
        game: id,
      },
      { requiredKeys: [] },
    ),
    anything,
  );
  const { line = anything } = fc.letrec((/** @type {(key: string) => fc.Arbitrary<unknown>} */ tie) => ({
    line: fc.oneof({ maxDepth: 4, depthIdentifier: 'line' }, anything, fc.array(tie('node'), { maxLength: 4 })),
    node: fc.record(
      {
        code: fc.oneof(fc.constantFrom('e2e4', '1:e2e4', 'e7e5', 'resign:first'), code),
        before: fc.oneof(fc.string({ unit: 'binary' }), anything),
        after: fc.oneof(fc.string({ unit: 'binary' }), anything),
        nags: fc.oneof(fc.array(fc.nat(300)), anything),
        variations: fc.oneof(fc.array(tie('line'), { maxLength: 3 }), anything),
      },
      { requiredKeys: [] },
    ),
  }));
  const records = fc.oneof(
    fc.record({ game: id, tags: options, start: text, comment: text, line }, { requiredKeys: ['game', 'line'] }),
    anything,
  );
  const given = (/** @type {unknown} */ value) => /** @type {never} */ (value);
  fc.assert(
    fc.property(id, text, options, records, (one, said, how, record) => {
      for (const read of [Game.fromRecord, Game.fromLink, main.readRecord, main.recognise]) {
        attempt(() => read(given(said), given(how)));
      }
      attempt(() => {
        const written = main.writeRecord(main.readRecord(given(said)));
        if (!written.includes('[%act')) assert.equal(main.writeRecord(main.readRecord(written)), written);
      });
      attempt(() => main.writeRecord(given(record), given(how)));
      attempt(() => {
        const game = new Game(given(one));
        attempt(() => game.parseMove(given(said), given(how)));
        attempt(() => game.notation(given(said), given(how)));
        attempt(() => game.notations(given(how)));
        attempt(() => game.record(given(how)));
        assert.deepEqual(Game.fromLink(game.toLink()).toJSON(), game.toJSON());
      });
    }),
    { numRuns: 4 * RUNS },
  );
});

test('texts of any length', () => {
  const long = 'x'.repeat(2 ** 26);
  for (const { id, start } of games) {
    const game = new Game(id);
    for (const text of [long, `${start}${' '.repeat(2 ** 24)}`, `${start} ${long}`, '8'.repeat(2 ** 22)]) {
      assert(attempt(() => new Game(id, text)));
      assert(attempt(() => game.play(text)));
      assert(attempt(() => game.explain(text)));
      assert(attempt(() => game.notation(text)));
      assert(attempt(() => game.parseMove(text)));
      assert(attempt(() => game.record({ tags: { First: text } })));
      assert(attempt(() => Game.fromRecord(text)));
      assert(attempt(() => Game.fromLink(text)));
      assert(attempt(() => main.readRecord(text, { game: id })));
      assert(attempt(() => main.writeRecord({ game: id, tags: {}, line: [{ code: text }] })));
      assert.equal(main.recognise(text).kind, 'unknown');
      assert(attempt(() => game.moves(text)));
      assert(attempt(() => Game.fromJSON({ v: 1, game: id, start: text, entries: [text] })));
      assert.equal(game.isLegal(text), false);
    }
  }
});

/** The method of a name. @param {object} object @param {string} name */
const methodOf = (object, name) =>
  /** @type {Record<string, (...parameters: unknown[]) => unknown>} */ (object)[name] ?? assert.fail(name);

/** The names of what a class's objects do. @param {{ prototype: object }} kind */
const methods = (kind) =>
  Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);

test('every method, with any arguments, before free() and after', () => {
  // Never without a limit, as the default lets a count go on for half a minute.
  const parameters = fc.array(anything, { maxLength: 3 });
  const all = methods(Game).filter((name) => name !== 'free' && name !== 'perft');
  assert(all.length >= 20);
  fc.assert(
    fc.property(
      fc.constantFrom(...games.map(({ id }) => id)),
      fc.array(fc.tuple(fc.constantFrom(...all), parameters), { maxLength: 12 }),
      (id, calls) => {
        const game = new Game(id);
        for (const [name, values] of calls) attempt(() => methodOf(game, name).apply(game, values));
        game.free();
        for (const [name, values] of calls) {
          assert(attempt(() => methodOf(game, name).apply(game, values)) instanceof FreedError, name);
        }
        assert(attempt(() => game.perft(/** @type {never} */ ('x'))) instanceof FreedError);
      },
    ),
    { numRuns: 2 * RUNS },
  );
});

test('options and spots that do something when they are read', () => {
  const game = new Game('orthodox');
  const freeing = {
    get maxNodes() {
      game.free();
      return 1e4;
    },
  };
  assert(attempt(() => game.perft(2, freeing)) instanceof FreedError);
  for (const name of ['moves', 'placements', 'transfers', 'tranzits', 'candidates', 'sources']) {
    const other = new Game('tranzit');
    const spot = {
      board: 1,
      get square() {
        other.free();
        return 'e2';
      },
    };
    assert(attempt(() => methodOf(other, name).call(other, spot)) instanceof FreedError, name);
  }
  const playing = new Game('orthodox');
  const spot = {
    board: 1,
    get square() {
      playing.play('e2e4');
      return 'e7';
    },
  };
  assert.equal(playing.moves(spot).length, 2, 'the plies are those of the position then');
});

test('raw: any calls in any order', () => {
  const names = methods(RawGame);
  assert.deepEqual(names.sort(), ['code', 'free', 'perft', 'play', 'plies', 'position', 'undo']);
  const given = fc.oneof(fc.nat(2 ** 32 - 1), anything);
  const calls = fc.array(
    fc.oneof(
      fc.tuple(fc.constant('best'), fc.tuple(fc.nat(400))),
      fc.tuple(fc.constantFrom('play', 'code'), fc.tuple(given)),
      fc.tuple(fc.constantFrom('plies', 'undo', 'position'), fc.tuple(anything)),
      fc.tuple(fc.constant('perft'), fc.tuple(fc.oneof(fc.nat(3), anything), fc.oneof(fc.nat(3000), fc.constant('x')))),
      { weight: 1, arbitrary: fc.tuple(fc.constant('free'), fc.tuple(anything)) },
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...games.map(({ id }) => id)), calls, (id, list) => {
      const line = new RawGame(id);
      let freed = false;
      for (const [name, values] of list) {
        const error = attempt(() => {
          if (name !== 'best') return methodOf(line, name).apply(line, values);
          const plies = line.plies();
          const ply = plies[Number(values[0]) % (plies.length || 1)];
          return ply !== undefined && line.play(ply);
        });
        if (name === 'free') freed = true;
        else if (freed && name !== 'code') assert(error instanceof FreedError, name);
      }
      line.free();
    }),
    { numRuns: RUNS },
  );
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...games.map(({ id }) => id)), anything), anything, (id, position) => {
      attempt(() => new RawGame(/** @type {never} */ (id), /** @type {never} */ (position)).free());
    }),
    { numRuns: RUNS },
  );
});

test('a picture is drawn, or refused by name, whatever it is asked for', () => {
  const start = fc.constantFrom(...games.map((info) => info.start));
  const letters = fc.string({ unit: fc.constantFrom(...'kqrbnpKQRBNP12345678/| -w'), maxLength: 90 });
  const options = fc.record(
    {
      orientation: fc.oneof(fc.constantFrom('first', 'second'), anything),
      language: fc.oneof(fc.constantFrom('en', 'ru'), anything),
      theme: fc.oneof(fc.constantFrom('light', 'dark', 'print'), anything),
      coordinates: anything,
      marks: fc.oneof(fc.array(fc.constantFrom('e2', '1:e2', '2:h8')), fc.array(anything), anything),
      title: fc.oneof(fc.string({ unit: 'binary' }), anything),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...games.map(({ id }) => id)), anything),
      fc.oneof(start, letters, anything),
      fc.oneof(options, anything),
      (id, position, how) => {
        attempt(() => {
          const text = main.toSVG(
            /** @type {never} */ (id),
            /** @type {never} */ (position),
            /** @type {never} */ (how),
          );
          assert.match(text, /^<svg [^<>]+><title>[^<>]*<\/title><desc>[^<>]*<\/desc>.*<\/svg>$/su);
        });
      },
    ),
    { numRuns: RUNS },
  );
});

test('init and initSync of each entry take anything, once it is ready', async () => {
  for (const entry of [main, slim, web]) {
    await fc.assert(
      fc.asyncProperty(anything, async (input) => {
        await entry.init(/** @type {never} */ (input));
        attempt(() => entry.initSync(/** @type {never} */ (input)));
      }),
      { numRuns: RUNS / 3 },
    );
  }
});

test('the fuzz knows all that is exported', () => {
  // What takes arguments is in a test above; errors are made by the package alone.
  const known = [
    'Game',
    'describe',
    'games',
    'init',
    'initSync',
    'readRecord',
    'recognise',
    'toSVG',
    'version',
    'writeRecord',
  ];
  assert.deepEqual(
    Object.keys(main)
      .filter((name) => !name.endsWith('Error'))
      .sort(),
    known,
  );
  for (const entry of [slim, web]) assert.deepEqual(Object.keys(entry).sort(), Object.keys(main).sort());
});

test('all this has left the module as it was', () => {
  assert.equal(new Game('orthodox').perft(3), 8902);
  assert.equal(new RawGame('double-move').perft(3), 6844);
});

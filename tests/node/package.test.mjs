// The package as its users meet it: what a game does and tells, what is thrown, saving, and the sentences.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test, { before, describe as suite } from 'node:test';
import { jsonPath, LANGUAGES, twins } from '../../crates/wasm/locale.mjs';
import {
  ArgumentError,
  CrossboardError,
  describe,
  FreedError,
  Game,
  GameOverError,
  games,
  IllegalMoveError,
  init,
  LimitError,
  PositionError,
  version,
} from '../../pkg/index.js';
import { RawGame } from '../../pkg/raw.js';
import * as glue from '../../pkg/wasm/crossboard.js';

/**
 * @typedef {import('../../pkg/index.js').BoardState} BoardState
 * @typedef {import('../../pkg/index.js').ErrorCode} ErrorCode
 * @typedef {import('../../pkg/index.js').GameEvent} GameEvent
 * @typedef {import('../../pkg/index.js').GameId} GameId
 * @typedef {import('../../pkg/index.js').GameJSON} GameJSON
 * @typedef {import('../../pkg/index.js').Reason} Reason
 * @typedef {ReturnType<typeof import('../../pkg/locale/en.js').default>} Dictionary
 */

before(() => init());

/**
 * A game after some plies.
 * @param {GameId} id
 * @param {string} [codes]
 * @param {string} [position]
 */
function after(id, codes = '', position) {
  const game = new Game(id, position);
  for (const code of codes.split(' ').filter((each) => each !== '')) game.play(code);
  return game;
}

/**
 * A board of a state, by its number from 1.
 * @param {Game} game
 * @param {number} number
 */
function board(game, number) {
  const found = game.state().boards[number - 1];
  assert(found);
  return found;
}

/** What events are about, in order. @param {GameEvent[]} events */
const told = (events) =>
  events.map((event) => {
    switch (event.type) {
      case 'board-won':
        return `${event.type} ${event.board} ${event.by} ${event.reason} ${event.rule}`;
      case 'board-drawn':
        return `${event.type} ${event.board} ${event.reason} ${event.rule}`;
      case 'board-enters':
        return `${event.type} ${event.board} ${event.slot} ${event.rule}`;
      case 'board-closed':
        return `${event.type} ${event.board} ${event.rule}`;
      case 'king-must-hop':
        return `${event.type} ${event.player} ${event.from.board}:${event.from.square} ${event.rule}`;
      case 'king-captured':
        return `${event.type} ${event.spot.board}:${event.spot.square} ${event.left} ${event.rule}`;
      default: {
        const { winner, reason, rule, points } = event.outcome;
        return [event.type, winner ?? 'nobody', reason, rule, ...(points ? [points.join(':')] : [])].join(' ');
      }
    }
  });

/**
 * Whether something throws an error of a class with a code, and leaves the game as it was.
 * @param {() => unknown} act
 * @param {{ prototype: CrossboardError, name: string }} kind
 * @param {ErrorCode} code
 * @param {Game} [game]
 */
function refuses(act, kind, code, game) {
  const old = game && JSON.stringify([game, game.position(), game.state()]);
  assert.throws(act, (error) => {
    assert(
      error instanceof CrossboardError && Object.prototype.isPrototypeOf.call(kind.prototype, error),
      String(error),
    );
    assert.equal(error.code, code);
    assert.equal(error.name, kind.name);
    assert.notEqual(error.message, '');
    for (const language of /** @type {const} */ (['en', 'ru'])) assert.notEqual(describe(error, language), '');
    return true;
  });
  if (game) assert.equal(JSON.stringify([game, game.position(), game.state()]), old);
}

/** Random numbers that are the same each time. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays a random game, calling back before each ply.
 * @param {GameId} id
 * @param {number} seed
 * @param {number} plies
 * @param {(game: Game) => void} look
 */
function wander(id, seed, plies, look) {
  const game = new Game(id);
  const random = numbers(seed);
  for (let ply = 0; ply < plies; ply++) {
    look(game);
    const moves = game.moves();
    // Plies between boards and captures are rare: take them more often.
    const eager = moves.filter(({ kind, capture }) => kind !== 'move' || capture);
    const from = eager.length > 0 && random(3) === 0 ? eager : moves;
    const move = from[random(from.length)];
    if (!move) break;
    game.play(move.code);
  }
  return game;
}

/**
 * A text of the module, which is asked without the face.
 * @param {(module: typeof glue) => number} ask
 */
function textOf(ask) {
  const module = readFileSync(new URL('../../pkg/wasm/crossboard_bg.wasm', import.meta.url));
  const { memory } = glue.initSync({ module });
  const at = ask(glue);
  const length = new DataView(memory.buffer).getUint32(at, true);
  return Buffer.from(memory.buffer, at + 4, 2 * length).toString('utf16le');
}

/** The stable words, as the module tells them. */
const wordsOf = () => {
  const [reasons = [], endReasons = [], rules = []] = textOf(({ words }) => words())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  return { reasons, endReasons, rules };
};

suite('what is fixed', () => {
  test('the list of games is what the module says', () => {
    assert.deepEqual(
      games.map(({ id, boards, files, ranks, start }) => [id, boards, files, ranks, start].join('\t')),
      textOf(({ infos }) => infos())
        .trimEnd()
        .split('\n'),
    );
    assert(Object.isFrozen(games) && games.every((info) => Object.isFrozen(info) && Object.isFrozen(info.names)));
  });

  test('one version', () => {
    assert.equal(
      textOf(({ version }) => version()),
      version,
    );
    assert.equal(JSON.parse(readFileSync(new URL('../../pkg/package.json', import.meta.url), 'utf8')).version, version);
  });

  test('the types name the words of the module, all of them and no other', () => {
    const types = readFileSync(new URL('../../pkg/face/api.d.ts', import.meta.url), 'utf8');
    /** @param {string} name */
    const union = (name) => {
      const text = new RegExp(
        `^export type ${name} =\\n?((?:\\s*\\|\\s*'[^']+')+|(?:\\s*'[^']+'\\s*\\|?)+);`,
        'm',
      ).exec(types);
      return [...(text?.[1] ?? '').matchAll(/'([^']+)'/g)].map((found) => found[1]);
    };
    const { reasons, endReasons, rules } = wordsOf();
    assert.deepEqual(union('Reason'), reasons);
    assert.deepEqual(union('EndReason'), endReasons);
    assert.deepEqual(union('RuleId'), rules);
    for (const language of LANGUAGES) {
      const dictionary = /** @type {Dictionary} */ (JSON.parse(readFileSync(jsonPath(language), 'utf8')));
      assert.deepEqual(Object.keys(dictionary.reasons), reasons);
      assert.deepEqual(Object.keys(dictionary.endReasons), endReasons);
      assert.deepEqual(Object.keys(dictionary.rules), rules);
      assert.deepEqual(Object.keys(dictionary.errors), union('ErrorCode'));
      assert.deepEqual(Object.keys(dictionary.fields), union('PositionField'));
      assert.deepEqual(Object.keys(dictionary.faults), union('PositionFault'));
      assert.deepEqual(Object.keys(dictionary.expected), union('Expected'));
    }
  });

  test('the dictionaries and style sheets that are imported are those of the JSON and CSS files', () => {
    assert.equal(twins().length, 11);
    for (const [path, text] of twins()) {
      assert.equal(readFileSync(path, 'utf8'), text, 'run node crates/wasm/locale.mjs');
    }
  });

  test('all that the manifest exports is there', () => {
    const folder = new URL('../../pkg/', import.meta.url);
    const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
    const paths = JSON.stringify([manifest.exports, manifest.main, manifest.types, manifest.unpkg]).match(
      /\.\/[^"]+\.\w+/g,
    );
    for (const path of paths ?? []) if (!(path in manifest.exports)) assert(existsSync(new URL(path, folder)), path);
  });
});

suite('a game', () => {
  test('tells its id, start and position, and plays', () => {
    for (const { id, start } of games) {
      const game = new Game(id);
      assert.equal(game.id, id);
      assert.equal(game.start, start);
      assert.equal(game.position(), start);
      assert.deepEqual(game.history(), []);
      const [move] = game.moves();
      assert(move);
      const played = game.play(move.code);
      assert.deepEqual(played, { ...move, events: [] });
      assert.deepEqual(game.history(), [played]);
      assert.deepEqual(game.state().last, played);
    }
  });

  test('settles the text that it begins with', () => {
    const text = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';
    assert.equal(new Game('orthodox', text).start, text.replace('e3', '-'));
  });

  test('moves have what belongs to them and nothing else', () => {
    const [castling] = after('orthodox', '', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
      .moves()
      .filter(({ code }) => code === 'e1c1');
    assert.deepEqual(castling, {
      code: 'e1c1',
      kind: 'move',
      piece: { kind: 'k', color: 'w' },
      from: { board: 1, square: 'e1' },
      to: { board: 1, square: 'c1' },
      castling: 'queen',
    });
    const game = after('orthodox', 'e2e4 a7a6 e4e5 d7d5');
    assert.deepEqual(
      game.moves('e5').find(({ enPassant }) => enPassant),
      {
        code: 'e5d6',
        kind: 'move',
        piece: { kind: 'p', color: 'w' },
        from: { board: 1, square: 'e5' },
        to: { board: 1, square: 'd6' },
        capture: { kind: 'p', color: 'b' },
        enPassant: true,
      },
    );
    const promotions = after('orthodox', '', '3n3k/2P5/8/8/8/8/8/K7 w - - 0 1').moves('1:c7');
    assert.deepEqual(
      promotions.map(({ code, promotion, capture }) => [code, promotion, capture?.kind]),
      ['n', 'b', 'r', 'q']
        .map((to) => [`c7c8${to}`, to, undefined])
        .concat(['n', 'b', 'r', 'q'].map((to) => [`c7d8${to}`, to, 'n'])),
    );
    assert.deepEqual(after('tranzit').tranzits('1:g1'), [
      {
        code: '1:g1>2:g1',
        kind: 'tranzit',
        piece: { kind: 'n', color: 'w' },
        from: { board: 1, square: 'g1' },
        to: { board: 2, square: 'g1' },
      },
    ]);
  });

  test('spots may be objects or texts, and leave out the board where there is one', () => {
    const one = new Game('orthodox');
    const two = new Game('tranzit');
    const codes = ['e2e3', 'e2e4'];
    for (const spot of ['e2', '1:e2', { board: 1, square: 'e2' }]) {
      assert.deepEqual(
        one.moves(spot).map(({ code }) => code),
        codes,
      );
    }
    assert.equal(two.moves('1:e2').length, 3);
    assert.equal(two.moves({ board: 2, square: 'e2' }).length, 0);
    assert.deepEqual(new Game('double-move').moves('h16'), []);
    for (const spot of ['', 'e9', 'i1', 'E2', 'e2 ', '0:e2', '2:e2', ':e2', '1:', '1:e2:', 'e16', 'a17', '11:e2']) {
      refuses(() => one.moves(spot), ArgumentError, 'invalid-spot');
    }
    refuses(() => two.moves('e2'), ArgumentError, 'invalid-spot');
    refuses(() => two.candidates({ board: 3, square: 'e2' }), ArgumentError, 'invalid-spot');
    refuses(() => two.sources({ board: 1.5, square: 'e2' }), ArgumentError, 'invalid-spot');
  });

  test('candidates and sources agree with the legal plies and with explain', () => {
    for (const { id, boards, files, ranks } of games) {
      const crossing = new Set();
      wander(id, 7, 80, (game) => {
        const moves = game.moves();
        const legal = new Set(moves.map(({ code }) => code));
        const seen = new Set();
        for (let number = 1; number <= boards; number++) {
          for (let square = 0; square < files * ranks; square++) {
            const spot = { board: number, square: `${'abcdefgh'[square % 8]}${(square >> 3) + 1}` };
            const candidates = game.candidates(spot);
            const sources = game.sources(spot);
            for (const one of candidates) assert.deepEqual(one.from, spot);
            for (const one of sources) {
              assert.deepEqual(one.to, spot);
              assert.notEqual(one.from.board, one.to.board);
            }
            const listed = [...candidates, ...sources];
            for (const { code, legal: is, reason, rule, kind } of listed) {
              assert.equal(is, legal.has(code), `${game.position()} ${code}`);
              assert.equal(reason === undefined, is);
              if (kind !== 'move') crossing.add(kind);
              if ((square + number) % 5 === 0) {
                assert.deepEqual(game.explain(code), is ? { legal: true } : { legal: false, reason, rule }, code);
              }
            }
            for (const { code, legal: is } of candidates) if (is) seen.add(code);
            assert.deepEqual(
              sources
                .filter((one) => one.legal)
                .map(({ code }) => code)
                .sort(),
              moves
                .filter(({ kind, to }) => kind !== 'move' && to.board === number && to.square === spot.square)
                .map(({ code }) => code)
                .sort(),
            );
          }
        }
        assert.deepEqual(seen, legal);
        assert.deepEqual(
          [...game.placements(), ...game.transfers(), ...game.tranzits()].map(({ code }) => code).sort(),
          moves
            .filter(({ kind }) => kind !== 'move')
            .map(({ code }) => code)
            .sort(),
        );
      });
      assert.deepEqual(
        [...crossing].sort(),
        { 'four-board': ['placement', 'transfer'], tranzit: ['tranzit'] }[String(id)] ?? [],
      );
    }
  });

  test('isLegal and explain', () => {
    const game = new Game('orthodox');
    assert.equal(game.isLegal('e2e4'), true);
    assert.deepEqual(game.explain('e2e4'), { legal: true });
    assert.deepEqual(game.explain('e2e5'), { legal: false, reason: 'no-such-move', rule: 'O1' });
    assert.deepEqual(game.explain('e7e5'), { legal: false, reason: 'not-your-piece', rule: 'O6' });
    for (const text of ['', 'e2', 'e2e4k', '1:e2e4', 'resign:first', 'draw', 'e2e4\0', 'x'.repeat(1e6)]) {
      assert.equal(game.isLegal(text), false);
      refuses(() => game.explain(text), ArgumentError, 'invalid-code', game);
      refuses(() => game.play(text), ArgumentError, 'invalid-code', game);
    }
  });

  test('undo and redo take one entry', () => {
    const game = after('orthodox', 'e2e4 e7e5');
    const texts = [0, 1, 2].map((ply) => game.positionAt(ply));
    game.resign('first');
    assert.equal(game.state().outcome?.winner, 'second');
    assert.deepEqual([game.undo(), game.undo(), game.position()], [true, true, texts[1]]);
    assert.deepEqual([game.state().canUndo, game.state().canRedo, game.state().ply], [true, true, 1]);
    assert.deepEqual([game.redo(), game.redo(), game.redo()], [true, true, false]);
    assert.deepEqual(game.state().outcome, { winner: 'second', reason: 'resignation', rule: 'O3' });
    while (game.undo());
    assert.equal(game.position(), texts[0]);
    assert.deepEqual([game.state().canUndo, game.state().canRedo], [false, true]);
    refuses(() => game.play('e2e5'), IllegalMoveError, 'illegal-move', game);
    assert.equal(game.state().canRedo, true, 'what was taken back outlives a refusal');
    game.play('d2d4');
    assert.equal(game.redo(), false);
  });

  test('at and positionAt look back', () => {
    for (const { id } of games) {
      /** @type {[string, string][]} */
      const seen = [];
      const game = wander(id, 3, 60, (at) => {
        const { canUndo, canRedo, ...state } = at.state();
        assert.deepEqual([canUndo, canRedo], [state.ply > 0, false]);
        seen.push([at.position(), JSON.stringify(state)]);
      });
      seen.forEach(([position, state], ply) => {
        assert.equal(game.positionAt(ply), position);
        const { canUndo, canRedo, ...earlier } = game.at(ply);
        assert.equal(typeof canUndo, 'boolean');
        assert.equal(typeof canRedo, 'boolean');
        assert.equal(JSON.stringify(earlier), state, `${id} ${ply}`);
      });
      for (const ply of [-1, 0.5, seen.length + 1, Number.NaN, 2 ** 32]) {
        refuses(() => game.at(ply), ArgumentError, 'invalid-ply');
        refuses(() => game.positionAt(ply), ArgumentError, 'invalid-ply');
      }
    }
  });

  test('a copy goes its own way', () => {
    const game = after('tranzit', '1:g1>2:g1');
    const copy = game.clone();
    assert(copy instanceof Game);
    copy.play('1:e7e5');
    assert.equal(game.history().length, 1);
    assert.equal(copy.history().length, 2);
    copy.undo();
    assert.equal(copy.position(), game.position());
    copy.free();
    assert.equal(game.undo(), true);
  });

  test('what it gives out is the caller’s own', () => {
    const game = after('orthodox', 'e2e4');
    const [move] = game.moves();
    assert(move);
    move.from.square = 'a1';
    move.piece.kind = 'k';
    const state = game.state();
    state.boards.length = 0;
    assert.equal(game.state().boards.length, 1);
    assert.notEqual(game.moves()[0]?.piece.kind, 'k');
  });

  test('perft keeps to its limit', () => {
    const game = new Game('double-move');
    assert.equal(game.perft(0), 1);
    assert.equal(game.perft(3), 6844);
    assert.equal(game.perft(3, {}), 6844);
    assert.equal(game.perft(3, { maxNodes: 7186 }), 6844);
    refuses(() => game.perft(100, { maxNodes: 1e6 }), LimitError, 'limit', game);
    refuses(() => game.perft(1e6, { maxNodes: 1e5 }), LimitError, 'limit', game);
    // King against king is over, so there is no sequence of any length; a forced line may be short.
    assert.equal(new Game('orthodox', '4k3/8/8/8/8/8/8/4K3 w - - 0 1').perft(1e6), 0);
    assert.equal(new Game('orthodox', '7k/5Q2/8/8/8/8/8/K7 b - - 99 80').perft(1e6, { maxNodes: 1e5 }), 0);
    refuses(() => game.perft(3, { maxNodes: 1000 }), LimitError, 'limit', game);
    for (const depth of [-1, 1.5, Number.POSITIVE_INFINITY, Number.NaN])
      refuses(() => game.perft(depth), ArgumentError, 'invalid-depth');
    refuses(() => game.perft(1, { maxNodes: Number.POSITIVE_INFINITY }), ArgumentError, 'invalid-limit');
  });

  test('after free() all but free() throws', () => {
    const game = new Game('tranzit');
    game.free();
    game.free();
    game[Symbol.dispose]();
    for (const act of [
      () => game.position(),
      () => game.start,
      () => game.moves(),
      () => game.candidates('1:e2'),
      () => game.sources('1:e2'),
      () => game.isLegal('1:e2e4'),
      () => game.explain('1:e2e4'),
      () => game.play('1:e2e4'),
      () => game.undo(),
      () => game.redo(),
      () => game.history(),
      () => game.state(),
      () => game.at(0),
      () => game.positionAt(0),
      () => game.resign('first'),
      () => game.agreeDraw(),
      () => game.flag('first'),
      () => game.perft(1),
      () => game.clone(),
      () => game.toJSON(),
    ]) {
      refuses(act, FreedError, 'freed');
    }
    assert.equal(game.id, 'tranzit');
  });

  test('after free() that is what is wrong, whatever the arguments', () => {
    const game = new Game('tranzit');
    game.free();
    for (const wrong of [undefined, null, 7, {}, 'x', Symbol('x'), 'x'.repeat(1e5)]) {
      const value = /** @type {never} */ (wrong);
      for (const act of [
        () => game.moves(value),
        () => game.placements(value),
        () => game.transfers(value),
        () => game.tranzits(value),
        () => game.candidates(value),
        () => game.sources(value),
        () => game.isLegal(value),
        () => game.explain(value),
        () => game.play(value),
        () => game.at(value),
        () => game.positionAt(value),
        () => game.resign(value, value),
        () => game.agreeDraw(value),
        () => game.flag(value),
        () => game.perft(value, value),
      ]) {
        refuses(act, FreedError, 'freed');
      }
    }
  });

  test('disposing frees', () => {
    const game = new Game('orthodox');
    assert.equal(typeof Symbol.dispose, 'symbol');
    game[Symbol.dispose]();
    refuses(() => game.moves(), FreedError, 'freed');
  });

  test('a subclass plays; fromJSON and clone give a plain game, and never ask its constructor', () => {
    let made = 0;
    class Match extends Game {
      /** @param {string} title */
      constructor(title) {
        made++;
        new Game('double-move');
        super('tranzit');
        this.title = title;
      }
    }
    const match = new Match('final');
    match.play('1:g1>2:g1');
    assert.deepEqual([match.title, match.moves().length, match instanceof Game], ['final', 36, true]);
    for (const other of [match.clone(), Match.fromJSON(match.toJSON())]) {
      assert.equal(Object.getPrototypeOf(other), Game.prototype);
      assert.equal(other.position(), match.position());
      assert.equal(other.undo(), true);
      assert.equal(match.history().length, 1);
    }
    assert.equal(made, 1);
    // Without its class, too.
    const { fromJSON } = Game;
    assert.deepEqual([match.toJSON()].map(fromJSON)[0]?.history(), match.history());
  });

  test('a method of something else is refused by the language', () => {
    for (const other of [{}, null, new Proxy(new Game('orthodox'), {})]) {
      assert.throws(() => Game.prototype.moves.call(/** @type {never} */ (other)), TypeError);
    }
  });
});

suite('how it ends', () => {
  test('mate in orthodox chess', () => {
    const game = after('orthodox', 'f2f3 e7e5 g2g4');
    const { events } = game.play('d8h4');
    assert.equal(told(events).at(-1), 'over second checkmate O5');
    const state = game.state();
    assert.deepEqual(state.outcome, { winner: 'second', reason: 'checkmate', rule: 'O5' });
    assert.equal(state.player, null);
    assert.equal(state.boards[0]?.check, 'e1');
    assert.equal(state.boards[0]?.result, 'b');
    assert.equal(state.boards[0]?.turn, undefined);
    assert.deepEqual(game.moves(), []);
    assert.deepEqual(game.explain('a2a3'), { legal: false, reason: 'game-over', rule: 'O6' });
    refuses(() => game.play('a2a3'), GameOverError, 'game-over', game);
    refuses(() => game.resign('first'), GameOverError, 'game-over', game);
    refuses(() => game.agreeDraw(), GameOverError, 'game-over', game);
    refuses(() => game.flag('first'), GameOverError, 'game-over', game);
  });

  test('threefold repetition, counted on the way', () => {
    const game = new Game('orthodox');
    const round = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    for (const code of round) game.play(code);
    assert.equal(board(game, 1).repetitions, 2);
    assert.equal(board(game, 1).halfmoves, 4);
    for (const code of round) game.play(code);
    assert.deepEqual(game.state().outcome, { winner: null, reason: 'threefold', rule: 'O5' });
    assert.equal(board(game, 1).result, '=');
    assert.equal(board(game, 1).repetitions, 3);
  });

  test('resigning, agreeing and the flag in orthodox chess', () => {
    const game = new Game('orthodox');
    const resigned = game.resign('second');
    assert.deepEqual([resigned.code, resigned.kind], ['resign:second', 'resign']);
    assert.equal(told(resigned.events).at(-1), 'over first resignation O3');
    game.undo();
    const agreed = game.agreeDraw();
    assert.deepEqual([agreed.code, agreed.kind, 'player' in agreed, 'board' in agreed], ['draw', 'draw', false, false]);
    assert.equal(told(agreed.events).at(-1), 'over nobody agreement O3');
    game.undo();
    assert.equal(told(game.flag('first').events).at(-1), 'over second time O10');
    const bare = new Game('orthodox', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    assert.deepEqual(bare.flag('first').events.at(-1), {
      type: 'over',
      outcome: { winner: null, reason: 'time', rule: 'O10' },
    });
  });

  test('a board that is not in play can be neither resigned nor agreed drawn', () => {
    const game = new Game('four-board');
    refuses(() => game.resign('first', 3), ArgumentError, 'board-not-in-play', game);
    refuses(() => game.agreeDraw(4), ArgumentError, 'board-not-in-play', game);
    refuses(() => game.agreeDraw(5), ArgumentError, 'invalid-board', game);
    refuses(() => game.resign('first', 0), ArgumentError, 'invalid-board', game);
    game.resign('second', 1);
    refuses(() => game.resign('second', 1), ArgumentError, 'board-not-in-play', game);
  });
});

suite('four-board chess', () => {
  test('its state: roles, slots, turn, who plays what', () => {
    const game = new Game('four-board');
    const state = game.state();
    assert.deepEqual(
      state.boards.map(({ board, role, status, white, black, turn }) => [board, role, status, white, black, turn]),
      [
        [1, 'initial', 'play', 'first', 'second', 'w'],
        [2, 'initial', 'play', 'second', 'first', undefined],
        [3, 'control', 'reserve', 'first', 'second', undefined],
        [4, 'control', 'reserve', 'second', 'first', undefined],
      ],
    );
    assert.deepEqual(state.slots, { A: 1, B: 2, at: 'A', cycle: 1 });
    assert.equal(state.player, 'first');
    assert.equal(state.points, undefined);
    assert.deepEqual([state.started, after('four-board', '1:e2e4').state().started], [false, false]);
    const answered = after('four-board', '1:e2e4 1:e7e5').state();
    assert.deepEqual([answered.started, answered.player, answered.slots?.at], [true, 'second', 'B']);
    assert.equal(answered.boards[1]?.turn, 'w');
    assert.equal(after('four-board', '1:e2e4 1:e7e5 2:e2e4 2:e7e5').state().slots?.cycle, 2);
  });

  test('a lost pawn is replaced by a placement', () => {
    const game = after('four-board', '1:a2a4 1:g8f6 2:g2g4 2:a7a6 1:e2e4 1:f6e4 2:b1a3 2:g8f6');
    assert.deepEqual(board(game, 1).lost, [{ kind: 'p', color: 'w' }]);
    assert.deepEqual(board(game, 3).lost, []);
    assert.deepEqual(
      game.placements('3:g2').map(({ code }) => code),
      ['3:g2>1:a2', '3:g2>1:e2'],
    );
    const sources = game.sources('1:e2');
    assert(sources.some(({ code, legal }) => code === '3:a2>1:e2' && legal));
    assert.deepEqual(
      sources.find(({ code }) => code === '3:b2>1:e2'),
      {
        from: { board: 3, square: 'b2' },
        to: { board: 1, square: 'e2' },
        code: '3:b2>1:e2',
        kind: 'placement',
        legal: false,
        reason: 'square-color-differs',
        rule: 'F9',
      },
    );
    const played = game.play('3:g2>1:e2');
    assert.equal(played.kind, 'placement');
    assert.deepEqual(board(game, 1).lost, []);
    assert.equal(board(game, 3).pieces.length, 31);
  });

  test('a board is won, the loser’s control board enters; a mate there ends the match', () => {
    const mate = '1:f2f3 1:e7e5 2:a2a3 2:a7a6 1:g2g4 1:d8h4';
    const game = after('four-board', mate.split(' ').slice(0, -1).join(' '));
    const { events } = game.play('1:d8h4');
    assert.deepEqual(told(events), ['board-won 1 second checkmate F14', 'board-enters 3 A F16']);
    const state = game.state();
    assert.deepEqual(
      state.boards.map(({ status, result }) => [status, result]),
      [
        ['gone', 'b'],
        ['play', undefined],
        ['play', undefined],
        ['reserve', undefined],
      ],
    );
    assert.deepEqual(state.slots, { A: 3, B: 2, at: 'B', cycle: 2 });
    assert.equal(state.outcome, null);
    assert.deepEqual(game.explain('1:a2a3'), { legal: false, reason: 'wrong-board', rule: 'O6' });
    for (const code of ['2:b2b3', '2:b7b6', '3:f2f3', '3:e7e5', '2:c2c3', '2:c7c6', '3:g2g4']) game.play(code);
    const last = game.play('3:d8h4');
    assert.deepEqual(told(last.events), ['board-won 3 second checkmate F17', 'over second control-board F17']);
    assert.equal(game.state().outcome?.winner, 'second');
  });

  test('both initial boards won is the match', () => {
    const game = after('four-board');
    assert.deepEqual(told(game.resign('second', 1).events), [
      'board-won 1 first resignation O3',
      'board-enters 4 A F16',
    ]);
    const entry = game.resign('second', 2);
    assert.deepEqual([entry.code, 'board' in entry && entry.board], ['resign:second:2', 2]);
    assert.deepEqual(told(entry.events), ['board-won 2 first resignation O3', 'over first both-initial-boards F15']);
  });

  test('drawn boards leave their slots empty', () => {
    const game = new Game('four-board');
    assert.deepEqual(told(game.agreeDraw(1).events), ['board-drawn 1 agreement O3']);
    assert.equal(game.state().slots?.A, null);
    assert.equal(told(game.agreeDraw(2).events).at(-1), 'over nobody slots-empty F18');
    assert.equal(game.state().outcome?.winner, null);
  });
});

suite('Chess-tranzit', () => {
  const mate = '1:f2f3 1:e7e5 1:g2g4';

  test('the author’s example: mate on board 1, and both kings go over', () => {
    const game = after('tranzit', mate);
    assert.deepEqual(told(game.play('1:d8h4').events), [
      'board-won 1 second checkmate T9',
      'board-closed 1 T10',
      'king-must-hop first 1:e1 T11',
    ]);
    const state = game.state();
    assert.deepEqual(state.forced, { board: 1, square: 'e1' });
    assert.deepEqual(state.points, [0, 1]);
    assert.deepEqual(state.crossed, { first: false, second: false });
    assert.deepEqual([state.boards[0]?.status, state.boards[0]?.result], ['closed', 'b']);
    assert.deepEqual(
      game.moves().map(({ code }) => code),
      ['1:e1>2:e1'],
    );
    const hop = game.play('1:e1>2:e1');
    assert.deepEqual(told(hop.events), ['king-must-hop second 1:e8 T11']);
    game.play('1:e8>2:e8');
    assert.equal(game.state().forced, undefined);
    assert.deepEqual(game.state().crossed, { first: true, second: true });
    assert.deepEqual(game.explain('1:a2a3'), { legal: false, reason: 'board-closed', rule: 'T10' });
  });

  test('points: the sum over both boards, nothing on board 2 without a tranzit', () => {
    const game = new Game('tranzit');
    assert.deepEqual(game.state().points, [0, 0]);
    const over = game.resign('first').events.at(-1);
    assert(over?.type === 'over');
    assert.deepEqual(over.outcome.points, [0, 1]);
    assert.equal(over.outcome.winner, 'second');
    game.undo();
    game.play('1:g1>2:g1');
    game.play('1:g8>2:g8');
    game.agreeDraw(1);
    assert.deepEqual(game.state().points, [0.5, 0.5]);
    const fallen = game.flag('second');
    assert.deepEqual(fallen.events.at(-1), {
      type: 'over',
      outcome: { winner: 'first', reason: 'time', rule: 'T20', points: [1.5, 0.5] },
    });
    assert.match(describe(fallen.events.at(-1) ?? 'T20', 'en'), /^First wins the match 1½ : ½\. /);
    assert.match(describe(fallen.events.at(-1) ?? 'T20', 'ru'), /^Первый игрок выигрывает партию со счётом 1½ : ½\. /);
  });
});

suite('Double Move Double Chess', () => {
  test('the plies of a turn', () => {
    const game = new Game('double-move');
    assert.deepEqual([game.state().player, game.state().turn], ['first', { ply: 1, of: 1 }]);
    game.play('e6g7');
    assert.deepEqual([game.state().player, game.state().turn], ['second', { ply: 1, of: 2 }]);
    game.play('b11b10');
    assert.deepEqual([game.state().player, game.state().turn], ['second', { ply: 2, of: 2 }]);
    assert.equal(board(game, 1).pieces.length, 64);
    assert(board(game, 1).pieces.some(({ square }) => square === 'd15'));
  });

  test('kings are captured, the second ends it', () => {
    const game = after('double-move', '', 'k6k/Q6Q/8/8/8/8/8/8/8/8/8/8/8/8/8/K6K w 2 0 60 -');
    assert.deepEqual(told(game.play('a15a16').events), ['king-captured 1:a16 1 D4']);
    assert.equal(game.state().outcome, null);
    const { capture, events } = game.play('h15h16');
    assert.equal(capture?.kind, 'k');
    assert.deepEqual(
      told(events).filter((event) => !event.startsWith('board-won')),
      ['king-captured 1:h16 0 D4', 'over first kings-captured D4'],
    );
    assert.equal(board(game, 1).result, 'w');
  });
});

suite('saving', () => {
  test('a game goes through JSON, with all kinds of entries', () => {
    for (const { id, boards } of games) {
      const game = wander(id, 11, 40, () => {});
      if (boards > 1 && !game.state().outcome) {
        const open = game.state().boards.find(({ status }) => status === 'play');
        if (open) game.agreeDraw(open.board);
      }
      if (!game.state().outcome) game.flag('first');
      const text = JSON.stringify(game);
      const json = /** @type {GameJSON} */ (JSON.parse(text));
      assert.deepEqual(Object.keys(json), ['v', 'game', 'entries']);
      const again = Game.fromJSON(json);
      assert.equal(JSON.stringify(again), text);
      assert.deepEqual(again.history(), game.history());
      assert.deepEqual(again.state(), game.state());
    }
  });

  test('the start is kept where it is not the game’s own', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const game = after('orthodox', 'e2e4', start);
    assert.deepEqual(game.toJSON(), { v: 1, game: 'orthodox', start, entries: ['e2e4'] });
    assert.equal(Game.fromJSON(game.toJSON()).start, start);
    assert.equal('start' in new Game('orthodox', games[0]?.start).toJSON(), false);
  });

  test('what is no saved game is refused, with the cause', () => {
    /** @type {unknown[]} */
    const bad = [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { v: 2, game: 'orthodox', entries: [] },
      { v: 1, game: 'chess', entries: [] },
      { v: 1, game: 'orthodox' },
      { v: 1, game: 'orthodox', entries: 'e2e4' },
      { v: 1, game: 'orthodox', entries: [1] },
      { v: 1, game: 'orthodox', start: 1, entries: [] },
      { v: 1, game: 'orthodox', entries: [], more: 1 },
      { v: 1, game: 'orthodox', entries: ['x'.repeat(100)] },
      // biome-ignore lint/suspicious/noSparseArray: a list with a hole
      { v: 1, game: 'orthodox', entries: [, 'e2e4'] },
    ];
    for (const value of bad) {
      refuses(() => Game.fromJSON(/** @type {GameJSON} */ (value)), ArgumentError, 'invalid-json');
    }
    /** @param {Record<string, unknown>} more */
    const cause = (more) => {
      try {
        Game.fromJSON(/** @type {GameJSON} */ ({ v: 1, game: 'orthodox', entries: [], ...more }));
      } catch (error) {
        assert(error instanceof ArgumentError);
        assert.equal(error.code, 'invalid-json');
        return error.cause;
      }
      return undefined;
    };
    assert(cause({ start: 'x' }) instanceof PositionError);
    assert(cause({ entries: ['e2e5'] }) instanceof IllegalMoveError);
    assert(cause({ entries: ['e2'] }) instanceof ArgumentError);
    assert(cause({ entries: ['draw', 'draw'] }) instanceof GameOverError);
    assert(cause({ game: 'four-board', entries: ['draw:3'] }) instanceof ArgumentError);
  });
});

suite('errors', () => {
  test('a position error names field, fault, place and board', () => {
    const start = games[1]?.start ?? '';
    /** @param {string} text */
    const error = (text) => {
      try {
        new Game('four-board', text);
      } catch (thrown) {
        assert(thrown instanceof PositionError);
        return thrown;
      }
      throw new Error('it was taken');
    };
    const nine = error(start.replace('|rnbqkbnr/pppppppp/8', '|rnbqkbnr/pppppppp/9'));
    assert.deepEqual([nine.field, nine.code], ['placement', 'invalid-position']);
    assert.equal(nine.board, 2);
    assert.equal(start.slice(0, nine.offset).split('|').length, 2);
    // The place is counted in the units of JavaScript's strings, not in bytes.
    const odd = error(`♚😀${start}`);
    assert(odd.offset <= 3, String(odd.offset));
    assert.equal(error('x x x x x x x').field, 'fields');
    assert.equal('board' in error(''), false);
    assert.match(nine.message, /^Placement: .* \(board 2, character \d+\)\.$/);
    assert.match(describe(nine, 'ru'), /^Расстановка: .* \(доска 2, символ \d+\)\.$/);
  });

  test('an illegal move names reason and rule', () => {
    const game = new Game('tranzit');
    try {
      game.play('1:e1>2:e2');
      assert.fail();
    } catch (error) {
      assert(error instanceof IllegalMoveError);
      assert.deepEqual([error.reason, error.rule], ['other-square', 'T2']);
      assert.equal(error.message, `${describe('other-square', 'en')} (T2)`);
      assert.equal(describe(error, 'ru'), describe('other-square', 'ru'));
    }
  });

  test('wrong arguments have codes', () => {
    const game = new Game('four-board');
    const wrong = /** @type {never} */ (/** @type {unknown} */ ({}));
    refuses(() => new Game(/** @type {GameId} */ ('chess')), ArgumentError, 'unknown-game');
    refuses(() => new Game('orthodox', wrong), ArgumentError, 'invalid-text');
    refuses(() => game.play(wrong), ArgumentError, 'invalid-text', game);
    refuses(() => game.resign(wrong), ArgumentError, 'invalid-player', game);
    refuses(() => game.flag(wrong), ArgumentError, 'invalid-player', game);
    refuses(() => game.agreeDraw(wrong), ArgumentError, 'invalid-board', game);
    refuses(() => game.perft(wrong), ArgumentError, 'invalid-depth', game);
    refuses(() => game.perft(1, /** @type {never} */ (null)), ArgumentError, 'invalid-limit', game);
    refuses(() => describe('T5', wrong), ArgumentError, 'invalid-language');
    refuses(() => describe(/** @type {Reason} */ ('toString'), 'en'), ArgumentError, 'unknown-word');
    refuses(() => describe(wrong, 'en'), ArgumentError, 'unknown-word');
    // What is no event, or not the whole of one, has no sentence with holes; the error says what is missing.
    for (const [half, what] of /** @type {const} */ ([
      [{ type: 'over' }, /"outcome"/],
      [{ type: 'over', outcome: {} }, /"reason"/],
      [{ type: 'over', outcome: { winner: 'third', reason: 'checkmate' } }, /"player"/],
      [{ type: 'over', outcome: { winner: 'first', reason: 'checkmate', points: 3 } }, /not whole/],
      [{ type: 'board-won' }, /"player"/],
      [{ type: 'board-won', by: 'first', reason: 'checkmate' }, /"board"/],
      [{ type: 'board-won', by: 'first', board: 1, reason: 'nonsense' }, /"reason"/],
      [{ type: 'board-drawn', board: 1 }, /"reason"/],
      [{ type: 'board-enters', board: 1 }, /"slot"/],
      [{ type: 'board-closed' }, /"board"/],
      [{ type: 'king-must-hop', player: 'first' }, /"square"/],
      [{ type: 'king-captured', spot: {} }, /"square"/],
      [game.moves()[0], /A ply has no sentence/],
      [{ type: 'castling' }, /There is no sentence/],
      [{}, /There is no sentence/],
      [null, /There is no sentence/],
    ])) {
      for (const language of /** @type {const} */ (['en', 'ru'])) {
        assert.throws(
          () => describe(/** @type {never} */ (half), language),
          (error) => error instanceof ArgumentError && error.code === 'unknown-word' && what.test(error.message),
          JSON.stringify(half),
        );
      }
    }
    assert.equal(game.isLegal(wrong), false);
  });
});

suite('sentences', () => {
  /** @param {string} text @param {'en' | 'ru'} language */
  const check = (text, language) => {
    assert.match(text, language === 'en' ? /^[A-Z"].*\.$/ : /^[А-ЯЁC«].*\.$/, text);
    assert.doesNotMatch(text, /[{}]|undefined|null| {2}/, text);
    if (language === 'ru') assert.match(text, /[а-яё]/);
  };

  test('there is one for every word, in both languages', () => {
    const { reasons, endReasons, rules } = wordsOf();
    const expected = Object.keys(JSON.parse(readFileSync(jsonPath('en'), 'utf8')).expected);
    for (const language of /** @type {const} */ (['en', 'ru'])) {
      const all = [...reasons, ...endReasons, ...rules, ...expected].map((word) =>
        describe(/** @type {Reason} */ (word), language),
      );
      for (const text of all) check(text, language);
    }
  });

  test('there is one for every event', () => {
    /** @type {GameEvent[]} */
    const events = [
      { type: 'board-won', board: 1, by: 'first', reason: 'checkmate', rule: 'F14' },
      { type: 'board-won', board: 2, by: 'second', reason: 'time', rule: 'T20' },
      { type: 'board-drawn', board: 2, reason: 'stalemate', rule: 'F26' },
      { type: 'board-enters', board: 4, slot: 'B', rule: 'F16' },
      { type: 'board-closed', board: 1, rule: 'T10' },
      { type: 'king-must-hop', player: 'second', from: { board: 1, square: 'e8' }, rule: 'T11' },
      { type: 'king-captured', spot: { board: 1, square: 'd4' }, left: 1, rule: 'D4' },
      { type: 'king-captured', spot: { board: 1, square: 'd4' }, left: 0, rule: 'D4' },
      { type: 'over', outcome: { winner: null, reason: 'slots-empty', rule: 'F18' } },
      { type: 'over', outcome: { winner: 'second', reason: 'control-board', rule: 'F17' } },
      { type: 'over', outcome: { winner: null, reason: 'boards-decided', rule: 'T21', points: [1, 1] } },
      { type: 'over', outcome: { winner: 'second', reason: 'double-mate', rule: 'T12', points: [0.5, 1] } },
    ];
    for (const language of /** @type {const} */ (['en', 'ru'])) {
      const texts = events.map((event) => describe(event, language));
      for (const text of texts) check(text, language);
      assert.equal(new Set(texts).size, texts.length);
    }
    assert.equal(describe(events[9] ?? 'O1', 'en'), 'Second wins the match. A control board has been won.');
    assert.match(describe(events[11] ?? 'O1', 'en'), /^Second wins the match 1 : ½\. /);
  });
});

suite('./raw', () => {
  test('plays the same plies as integers', () => {
    for (const { id } of games) {
      const raw = new RawGame(id);
      const game = new Game(id);
      const random = numbers(5);
      for (let ply = 0; ply < 60; ply++) {
        assert.equal(raw.position(), game.position());
        const plies = raw.plies().sort();
        assert.deepEqual(
          [...plies].map((each) => raw.code(each)),
          game.moves().map(({ code }) => code),
        );
        if (plies.length === 0) break;
        for (const each of plies) assert.equal(raw.play(each) && raw.undo(), true);
        const chosen = plies[random(plies.length)] ?? 0;
        assert.equal(raw.play(chosen), true);
        assert.equal(raw.undo() && raw.play(chosen), true);
        game.play(raw.code(chosen));
      }
      assert.equal(raw.perft(2), game.perft(2));
      assert.throws(() => raw.perft(100, 1e6), LimitError);
      for (const odd of [0, 1, 0xffffffff, -1, 0.5, Number.NaN]) assert.equal(raw.play(odd), false);
      raw.free();
      assert.throws(() => raw.plies(), FreedError);
    }
    assert.throws(() => new RawGame('orthodox', 'x'), PositionError);
  });
});

// What the module answers lies in its memory and is read there: what the package hands out must not depend on it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { before } from 'node:test';
import { Game, games, init } from '../../pkg/index.js';

/** @typedef {import('../../pkg/index.js').GameId} GameId */

/** The memory of the module. @type {WebAssembly.Memory} */
let memory;

before(async () => {
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
    constructor(module, imports) {
      super(module, imports);
      memory = /** @type {WebAssembly.Memory} */ (this.exports.memory);
    }
  };
  await init();
  WebAssembly.Instance = Instance;
});

/**
 * A game in which many kinds of things have happened.
 * @param {GameId} id
 * @param {number} [plies]
 */
function played(id, plies = 60) {
  const game = new Game(id);
  let seed = 5;
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.moves();
    // Captures, placements and tranzits first, as they are rare.
    const eager = moves.filter(({ kind, capture, promotion }) => kind !== 'move' || capture || promotion);
    const from = eager.length > 0 && ply % 3 === 0 ? eager : moves;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const move = from[Math.floor((seed / 2 ** 32) * from.length)];
    if (!move) break;
    game.play(move.code);
  }
  return game;
}

/** Where something is to be asked about: spots of pieces, and some more. @param {Game} game */
const spots = (game) =>
  game.state().boards.flatMap(({ board, pieces }) => pieces.slice(0, 6).map(({ square }) => ({ board, square })));

/** All that can be asked without changing a game. @type {Record<string, (game: Game) => unknown>} */
const QUESTIONS = {
  moves: (game) => game.moves(),
  'moves of each spot': (game) => spots(game).map((spot) => game.moves(spot)),
  placements: (game) => game.placements(),
  transfers: (game) => game.transfers(),
  tranzits: (game) => game.tranzits(),
  candidates: (game) => spots(game).map((spot) => game.candidates(spot)),
  sources: (game) => spots(game).map((spot) => game.sources(spot)),
  state: (game) => game.state(),
  'state of each ply': (game) => game.history().map((_, ply) => game.at(ply)),
  history: (game) => game.history(),
  explain: (game) => game.candidates(spots(game)[0] ?? 'a1').map(({ code }) => game.explain(code)),
  toJSON: (game) => game.toJSON(),
  position: (game) => [game.position(), game.start, game.positionAt(0)],
};

/** @param {Game} game */
const ask = (game) => Object.fromEntries(Object.entries(QUESTIONS).map(([name, question]) => [name, question(game)]));

/**
 * The objects that a value is made of.
 * @param {unknown} value
 * @param {object[]} [found]
 */
function objects(value, found = []) {
  if (typeof value === 'object' && value !== null) {
    found.push(value);
    for (const part of Object.values(value)) objects(part, found);
  }
  return found;
}

/** Spoils everything in a value. @param {unknown} value */
function spoil(value) {
  for (const object of objects(value)) {
    for (const key of Object.keys(object)) Reflect.set(object, key, 'spoilt');
    Reflect.set(object, 'more', 1);
    if (Array.isArray(object)) object.length = 0;
  }
}

for (const { id } of games) {
  test(`${id}: what was told stays when the game goes on and other things are asked`, () => {
    const game = played(id);
    const told = ask(game);
    const copy = structuredClone(told);
    ask(played(id, 40));
    while (game.undo());
    ask(game);
    game.resign('first');
    game.free();
    assert.deepEqual(told, copy);
  });

  test(`${id}: no object is handed out twice, so nobody can spoil another's`, () => {
    const game = played(id);
    const first = ask(game);
    const copy = structuredClone(first);
    const again = ask(game);
    const all = [...objects(first), ...objects(again)];
    assert.equal(new Set(all).size, all.length);
    spoil(first);
    assert.deepEqual(again, copy);
    assert.deepEqual(ask(game), copy);
    assert.deepEqual(ask(played(id)), copy);
    const fresh = new Game(id);
    const [code] = fresh.moves().map((move) => move.code);
    assert(code);
    const entry = fresh.play(code);
    const same = structuredClone(entry);
    spoil(fresh.state());
    spoil(fresh.history());
    assert.deepEqual(entry, same);
    spoil(entry);
    assert.deepEqual(fresh.history(), [same]);
    assert.deepEqual(fresh.state().last, same);
  });

  test(`${id}: the same is told while the memory grows`, () => {
    const game = played(id);
    const questions = Object.entries(QUESTIONS).filter(([name]) => name !== 'state of each ply');
    const told = questions.map(([, question]) => question(game));
    const copy = structuredClone(told);
    const kept = [];
    let grown = 0;
    for (let round = 0; round < 4000 && grown < 2 * questions.length; round++) {
      const before = memory.buffer.byteLength;
      kept.push(game.clone());
      if (memory.buffer.byteLength === before) continue;
      // The first question after the memory has grown is another one each time.
      const [name, question] = questions[grown % questions.length] ?? [];
      grown++;
      assert.deepEqual(question?.(game), copy[(grown - 1) % questions.length], name);
    }
    assert.equal(grown, 2 * questions.length);
    assert.deepEqual(told, copy);
    for (const each of kept) each.free();
  });
}

test('the memory may grow within a question', () => {
  const game = played('four-board');
  const state = game.state();
  const moves = game.moves();
  assert.equal(state.boards.length, 4);
  /** @type {Game[]} */
  const kept = [];
  // First the room that there is.
  for (const { byteLength } = memory.buffer; memory.buffer.byteLength === byteLength; ) kept.push(game.clone());
  let grown = 0;
  for (let round = 0; round < 40_000 && grown < 3; round++) {
    // Small ones, so that at times there is room for them but not for what the question needs.
    kept.push(new Game('orthodox'));
    const before = memory.buffer.byteLength;
    const now = round % 2 === 0 ? game.state() : game.moves();
    if (memory.buffer.byteLength === before) continue;
    grown++;
    assert.deepEqual(now, round % 2 === 0 ? state : moves);
  }
  assert(grown > 0, 'it never grew there');
  for (const each of kept) each.free();
});

test('the exports of the module take plain numbers and give one at most', () => {
  const types = readFileSync(new URL('../../pkg/wasm/crossboard_bg.wasm.d.ts', import.meta.url), 'utf8');
  const functions = [...types.matchAll(/^export const (\w+): \((.*)\) => (.*);$/gm)];
  assert(functions.length > 30);
  for (const [, name, parameters = '', result = ''] of functions) {
    assert.match(parameters, /^(?:\w+: (?:number|bigint)(?:, )?)*$/, name);
    assert.match(result, /^(?:number|bigint|void)$/, name);
  }
});

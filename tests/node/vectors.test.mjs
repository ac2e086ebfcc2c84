// The vectors, through the package's public face: positions, legal plies, results, counts, refusals, impossible texts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test, { before } from 'node:test';
import { Game, games, init, PositionError } from '../../pkg/index.js';

/**
 * @typedef {import('../../pkg/index.js').GameId} GameId
 * @typedef {import('../../pkg/index.js').GameState} GameState
 * @typedef {object} Vector
 * @property {GameId} game
 * @property {string} [start]
 * @property {string[]} moves
 * @property {string} position
 * @property {string[]} legal
 * @property {boolean} over
 * @property {string | number[] | null} result
 * @property {string[]} results
 * @property {Record<string, number>} perft
 */

const FOLDER = new URL('../vectors/', import.meta.url);
/** @param {string} name */
const lines = (name) =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
/** @param {string} name @returns {unknown[]} */
const objects = (name) => lines(name).map((line) => JSON.parse(line));
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

before(() => init());

/**
 * The result as the vectors write it: by colour where each player has one, by player in four-board chess, by points in
 * Chess-tranzit.
 * @param {GameState} state
 */
function resultOf({ outcome, boards }) {
  if (outcome === null) return null;
  if (outcome.points) return outcome.points;
  if (boards.length > 1) return outcome.winner === null ? 'draw' : { first: 'First', second: 'Second' }[outcome.winner];
  return outcome.winner === null ? '=' : { first: 'w', second: 'b' }[outcome.winner];
}

for (const name of names.filter((each) => !['explain.jsonl', 'invalid.jsonl'].includes(each))) {
  test(name, () => {
    const vectors = /** @type {Vector[]} */ (objects(name));
    assert(vectors.length > 0);
    for (const [index, vector] of vectors.entries()) {
      const where = `${name}:${index + 1}`;
      const game = new Game(vector.game, vector.start);
      for (const code of vector.moves) game.play(code);
      assert.equal(game.position(), vector.position, where);
      assert.deepEqual(
        game
          .moves()
          .map(({ code }) => code)
          .sort(),
        vector.legal,
        where,
      );
      const state = game.state();
      assert.equal(state.outcome !== null, vector.over, where);
      assert.deepEqual(resultOf(state), vector.result, where);
      assert.deepEqual(
        state.boards.map(({ result }) => result ?? '*'),
        vector.results,
        where,
      );
      assert.equal(new Game(vector.game, vector.position).position(), vector.position, where);
      for (const [depth, count] of Object.entries(vector.perft)) {
        assert.equal(game.perft(Number(depth)), count, `${where}, perft ${depth}`);
      }
      game.free();
    }
  });
}

test('explain.jsonl', () => {
  const vectors = /** @type {{ game: GameId, position: string, explain: Record<string, string> }[]} */ (
    objects('explain.jsonl')
  );
  for (const [index, { game: id, position, explain }] of vectors.entries()) {
    const game = new Game(id, position);
    for (const [code, rule] of Object.entries(explain)) {
      const where = `explain.jsonl:${index + 1} ${code}`;
      const answer = game.explain(code);
      assert(!answer.legal, where);
      assert.equal(answer.rule, rule, where);
      assert.equal(game.isLegal(code), false, where);
    }
    game.free();
  }
});

test('invalid.jsonl', () => {
  const vectors = /** @type {{ game: GameId, text: string, field: string }[]} */ (objects('invalid.jsonl'));
  for (const [index, { game, text, field }] of vectors.entries()) {
    const where = `invalid.jsonl:${index + 1}`;
    assert.throws(
      () => new Game(game, text),
      (error) => {
        assert(error instanceof PositionError, where);
        assert.equal(error.field, field, where);
        assert.equal(error.code, 'invalid-position');
        assert(error.offset >= 0 && error.offset <= text.length, where);
        const { boards } = games.find(({ id }) => id === game) ?? { boards: 0 };
        assert(error.board === undefined || (error.board >= 1 && error.board <= boards), where);
        return true;
      },
      where,
    );
  }
});

for (const [index, line] of lines('perft.tsv').entries()) {
  const [id, position, depth, count] = /** @type {[GameId, string, string, string]} */ (
    /** @type {unknown} */ (line.split('\t'))
  );
  test(`perft.tsv:${index + 1}: ${id} ${depth}`, () => {
    const game = new Game(id, position === 'start' ? undefined : position);
    assert.equal(game.perft(Number(depth)), Number(count));
  });
}

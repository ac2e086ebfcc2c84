// The page takes position texts apart and puts them together again: for every position of every game the text comes back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { before, describe as suite } from 'node:test';
import fc from 'fast-check';
import { ROOT } from '../../crates/wasm/build.mjs';
import { Game, games, init, PositionError } from '../../pkg/index.js';
import { layoutOf } from '../../www/layouts.js';
import { LETTERS, readSetup, writeSetup } from '../../www/position-text.js';

/**
 * @typedef {import('../../pkg/index.js').GameId} GameId
 * @typedef {import('../../pkg/index.js').GameInfo} GameInfo
 */

before(() => init());

/** @param {GameInfo} info */
const shapeOf = (info) => ({ ...info, fields: layoutOf(info.id).fields });
/** @param {string} game @param {string} name @returns {{ moves: string[] }[]} */
const vectors = (game, name) =>
  readFileSync(join(ROOT, `tests/vectors/${game}${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

for (const info of games) {
  const shape = shapeOf(info);
  /** @param {string} text */
  const comesBack = (text) => {
    const setup = readSetup(text, shape);
    assert(setup, text);
    assert.equal(writeSetup(setup, shape), text);
    return setup;
  };

  suite(info.id, () => {
    test('the start', () => {
      const setup = comesBack(info.start);
      // Who stands where is what the package says.
      const { boards } = new Game(info.id).state();
      assert.deepEqual(
        setup.boards.map((board) => Object.entries(board).sort()),
        boards.map(({ pieces }) =>
          pieces
            .map(({ square, piece }) => [square, piece.color === 'w' ? piece.kind.toUpperCase() : piece.kind])
            .sort(),
        ),
      );
    });

    test('every position of random games', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(), { maxLength: 60 }), (choices) => {
          const game = new Game(info.id);
          for (const choice of choices) {
            const moves = game.moves();
            const move = moves[choice % moves.length];
            if (!move) break;
            game.play(move.code);
            comesBack(game.position());
          }
          game.free();
        }),
        { numRuns: 25 },
      );
    });

    for (const name of ['', '-late'])
      test(`the positions of the vectors${name}`, () => {
        let count = 0;
        for (const line of vectors(info.id, name))
          for (const text of JSON.stringify(line).match(/"(?:[^"\\]|\\.)*\/(?:[^"\\]|\\.)*"/g) ?? []) {
            comesBack(JSON.parse(text));
            count += 1;
          }
        assert(count > 50, `${count} positions`);
      });

    test('whatever stands on the boards, sound or not', () => {
      const square = fc
        .tuple(fc.nat(info.files - 1), fc.integer({ min: 1, max: info.ranks }))
        .map(([file, rank]) => `${'abcdefgh'[file]}${rank}`);
      const board = fc.dictionary(square, fc.constantFrom(...LETTERS), { noNullPrototype: true });
      fc.assert(
        fc.property(fc.array(board, { minLength: info.boards, maxLength: info.boards }), (boards) => {
          const setup = readSetup(info.start, shape);
          assert(setup);
          const text = writeSetup({ ...setup, boards }, shape);
          assert.deepEqual(readSetup(text, shape)?.boards, boards);
          assert.deepEqual(readSetup(text, shape)?.parts, setup.parts);
          // The form is right: if the package takes it for no position, then for what stands there.
          try {
            new Game(info.id, text).free();
          } catch (error) {
            assert(error instanceof PositionError);
            assert(['kings', 'pawn-rank', 'castling-right', 'check-not-to-move', 'range'].includes(error.fault), text);
          }
        }),
      );
    });

    test('a text of another form is none', () => {
      for (const text of [
        '',
        ' ',
        info.start.slice(1),
        `${info.start} -`,
        `${info.start} `,
        info.start.replace(' ', '  '),
      ])
        assert.equal(readSetup(text, shape), null, JSON.stringify(text));
      for (const other of games.filter(
        ({ id, boards, ranks }) => id !== info.id && (boards !== info.boards || ranks !== info.ranks),
      ))
        assert.equal(readSetup(other.start, shape), null, other.id);
    });
  });
}

// The chess clock, told its time.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Game, init } from '../../pkg/index.js';
import { Clock, choiceOf, clockOf, clockText, NO_CLOCK, USUAL } from '../../www/clock.js';

await init();

/** @param {import('../../pkg/index.js').GameId} id @param {number} minutes @param {number} increment */
function start(id, minutes, increment) {
  const game = new Game(id);
  const time = { minutes, increment };
  const clock = Clock.of({ kind: 'own', people: [time, time] }, 0);
  assert(clock);
  clock.begin(game.state(), 0);
  const play = (/** @type {string} */ code, /** @type {number} */ now) => {
    game.play(code);
    clock.follow(game.state(), now);
  };
  return { game, clock, play };
}

test('it runs from the first ply, counts without drift, and adds after each turn', () => {
  const { clock, play } = start('orthodox', 5, 3);
  assert.equal(clock.left('first', 60_000), 300_000);
  play('e2e4', 60_000);
  assert.equal(clock.running, 'second');
  assert.equal(clock.left('second', 70_500), 289_500);
  play('e7e5', 70_500);
  assert.equal(clock.left('second', 99_999), 292_500);
  // However often it is asked.
  for (let now = 70_500; now < 80_500; now += 7) clock.left('first', now);
  assert.equal(clock.left('first', 80_500), 290_000);
});

test('a turn of two plies adds once, when it is complete; in four-board chess each ply is a turn', () => {
  const tall = start('double-move', 1, 2);
  tall.play('e3f1', 0);
  tall.play('e11f9', 10_000);
  assert.equal(tall.clock.running, 'second');
  assert.equal(tall.clock.left('second', 10_000), 50_000);
  tall.play('f9e7', 15_000);
  assert.equal(tall.clock.left('second', 15_000), 47_000);
  assert.equal(tall.clock.running, 'first');
  const four = start('four-board', 1, 2);
  for (const [i, code] of ['1:e2e4', '1:f7f6', '2:h2h3'].entries()) four.play(code, i * 1000);
  // Second played two running: a second each, and two seconds for each.
  assert.equal(four.clock.left('second', 2000), 62_000);
  assert.equal(four.clock.running, 'first');
});

test('time runs out, and not before', () => {
  const { clock, play } = start('orthodox', 1, 0);
  play('e2e4', 0);
  assert.equal(clock.fallen(59_999), null);
  assert.equal(clock.fallen(60_000), 'second');
  assert.equal(clock.left('second', 90_000), 0);
});

test('paused it stands; a ply, or going on, lets it run; taking back adds nothing', () => {
  const { clock, play, game } = start('orthodox', 1, 5);
  play('e2e4', 0);
  clock.pause(10_000);
  assert.equal(clock.left('second', 500_000), 50_000);
  assert.equal(clock.fallen(500_000), null);
  clock.resume(500_000);
  assert.equal(clock.left('second', 501_000), 49_000);
  clock.pause(501_000);
  play('e7e5', 600_000);
  assert.equal(clock.paused, false);
  assert.equal(clock.left('first', 601_000), 59_000);
  game.undo();
  clock.follow(game.state(), 601_000);
  assert.equal(clock.running, 'second');
  assert.equal(clock.left('second', 601_000), 54_000);
});

test('it is kept as data, and what is no clock is none', () => {
  const { clock, play, game } = start('orthodox', 1, 5);
  play('e2e4', 0);
  const kept = clockOf(JSON.parse(JSON.stringify(clock.toJSON(4000))));
  assert(kept);
  assert.deepEqual(kept.left, [60_000, 56_000]);
  const again = new Clock(kept);
  again.begin(game.state(), 1e6);
  assert.equal(again.left('second', 1e6 + 1000), 55_000);
  for (const wrong of [
    null,
    5,
    {},
    { left: [1], increment: [1, 2] },
    { left: [1, -2], increment: [0, 0] },
    { left: ['1', 2], increment: [0, 0] },
  ])
    assert.equal(clockOf(wrong), null);
  assert.deepEqual(choiceOf(NO_CLOCK), NO_CLOCK);
  for (const wrong of [
    null,
    { kind: 'x', people: NO_CLOCK.people },
    { kind: 'own', people: [{ minutes: 0, increment: 0 }, USUAL['5+3']] },
  ])
    assert.equal(choiceOf(wrong), null);
});

test('each player may have other times, by person', () => {
  const people = /** @type {[import('../../www/clock.js').Time, import('../../www/clock.js').Time]} */ ([
    { minutes: 10, increment: 0 },
    { minutes: 3, increment: 2 },
  ]);
  const clock = Clock.of({ kind: 'own', people }, 1);
  assert.equal(clock?.left('first', 0), 180_000);
  assert.equal(clock?.left('second', 0), 600_000);
  assert.equal(Clock.of(NO_CLOCK, 0), null);
});

test('time as text', () => {
  assert.deepEqual([3_725_000, 600_000, 59_001, 10_000, 9_950, 450, 0].map(clockText), [
    '1:02:05',
    '10:00',
    '1:00',
    '0:10',
    '10.0',
    '0.5',
    '0.0',
  ]);
});

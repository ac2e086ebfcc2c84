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
    const mover = game.state().player;
    game.play(code);
    clock.follow(game.state(), now, mover);
  };
  const undo = (/** @type {number} */ now) => {
    game.undo();
    clock.follow(game.state(), now);
  };
  const redo = (/** @type {number} */ now) => {
    game.redo();
    clock.follow(game.state(), now);
  };
  return { game, clock, play, undo, redo };
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

test('paused it stands; a ply, or going on, lets it run; taking back takes back what was added', () => {
  const { clock, play, undo } = start('orthodox', 1, 5);
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
  undo(601_000);
  assert.equal(clock.running, 'second');
  assert.equal(clock.left('second', 601_000), 49_000);
});

/** Both players' times. @param {Clock} clock @param {number} now */
const both = (clock, now) => [clock.left('first', now), clock.left('second', now)];

test('taken back and done again, or played again, a ply brings no more than once, in every game', () => {
  const lines = /** @type {const} */ ({
    orthodox: 'e2e4 e7e5 g1f3 b8c6',
    'double-move': 'e3f1 e11f9 f9e7 e4e3 d6b7',
    'four-board': '1:e2e4 1:f7f6 2:h2h3 2:h7h6',
    tranzit: '1:f2f3 1:e7e5 1:g2g4 1:d8h4',
  });
  for (const [id, line] of Object.entries(lines)) {
    const { game, clock, play, undo, redo } = start(/** @type {keyof typeof lines} */ (id), 5, 3);
    const codes = line.split(' ');
    const stood = [both(clock, 0)];
    for (const code of codes) {
      play(code, 0);
      stood.push(both(clock, 0));
    }
    assert(codes.length > 2 && Math.max(...(stood.at(-1) ?? [])) > 300_000, id);
    for (let round = 0; round < 3; round++) {
      for (let n = codes.length - 1; n >= 0; n--) {
        undo(0);
        assert.deepEqual(both(clock, 0), stood[n], `${id}: back to ${n}`);
      }
      for (let n = 1; n <= codes.length; n++) {
        if (round === 1) play(codes[n - 1] ?? '', 0);
        else redo(0);
        assert.deepEqual(both(clock, 0), stood[n], `${id}: again ${n}`);
      }
    }
    // Played from an earlier position, which takes back the rest at a stroke.
    const mover = game.at(1).player;
    for (let n = codes.length; n > 1; n--) game.undo();
    game.play(codes[1] ?? '');
    clock.follow(game.state(), 0, mover);
    assert.deepEqual(both(clock, 0), stood[2], `${id}: from an earlier position`);
  }
});

test('time that was spent stays spent, whatever is taken back, and nobody loses by taking back', () => {
  const { clock, play, undo, redo } = start('orthodox', 1, 3);
  play('e2e4', 0);
  play('e7e5', 59_000);
  assert.deepEqual(both(clock, 59_000), [60_000, 4000]);
  play('g1f3', 69_000);
  // What the first ply has brought is spent for the second.
  play('b8c6', 72_500);
  assert.deepEqual(both(clock, 72_500), [53_000, 3500]);
  undo(82_500);
  assert.deepEqual(both(clock, 82_500), [43_000, 500]);
  undo(82_500);
  undo(82_500);
  assert.equal(clock.fallen(82_500), null);
  assert.deepEqual(both(clock, 82_500), [43_000, 500]);
  for (let i = 0; i < 3; i++) redo(82_500);
  assert.deepEqual(both(clock, 82_500), [43_000, 3500]);
});

test('what is done again ends no pause; what each ply has brought is kept with the clock', () => {
  const { game, clock, play, undo, redo } = start('orthodox', 5, 3);
  play('e2e4', 0);
  play('e7e5', 0);
  undo(0);
  clock.pause(0);
  redo(5000);
  assert.equal(clock.paused, true);
  const kept = clockOf(JSON.parse(JSON.stringify(clock.toJSON(5000))));
  assert(kept);
  const again = new Clock(kept);
  again.begin(game.state(), 9000);
  game.undo();
  again.follow(game.state(), 9000);
  assert.deepEqual(both(again, 9000), [300_000, 300_000]);
  const strange = clockOf({ ...kept, given: [[2, 1, 0], [2, 7, 0, 0], 'x', [2, 1, -1, 0], [2, 1, 297_000, 3000]] });
  assert.deepEqual(strange?.given, [[2, 1, 297_000, 3000]]);
});

test('a resignation brings nothing', () => {
  const { game, clock, play } = start('orthodox', 5, 3);
  play('e2e4', 0);
  play('e7e5', 0);
  game.resign('first');
  clock.follow(game.state(), 0);
  assert.deepEqual(both(clock, 0), [300_000, 303_000]);
  assert.equal(clock.running, null);
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

test('another tab knows what has run since it was kept; what is no act in the game is none', () => {
  const { game, clock, play } = start('orthodox', 5, 3);
  assert.equal(clock.toJSON(0, 1_000_000).at, undefined);
  play('e2e4', 0);
  const kept = clockOf(JSON.parse(JSON.stringify(clock.toJSON(5000, 1_000_000))));
  assert(kept);
  assert.equal(kept.at, 1_000_000);
  const begun = (/** @type {number} */ date) => {
    const other = new Clock(kept);
    other.begin(game.state(), 70, date);
    return other.left('second', 80);
  };
  assert.equal(begun(1_002_000), 292_990);
  // The calendar may have been set back meanwhile.
  assert.equal(begun(900_000), 294_990);
  clock.pause(6000);
  assert.equal(clock.toJSON(6000, 1_001_000).at, undefined);
  // Whether anything has happened that a clock goes by.
  assert.equal(clock.follow(game.state(), 7000), false);
  game.undo();
  assert.equal(clock.follow(game.state(), 8000), true);
});

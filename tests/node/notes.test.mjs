// What is said about a game follows its history, wherever it has come from.
import assert from 'node:assert/strict';
import test, { before } from 'node:test';
import { Game, init, readRecord } from '../../pkg/index.js';
import { Notes } from '../../www/notes.js';

before(() => init());

const entries = ['e2e4', 'e7e5', 'g1f3'];
/** @param {readonly string[]} codes */
const game = (codes) => {
  const made = new Game('orthodox');
  for (const code of codes) made.play(code);
  return made;
};
/** Notes with a comment on the third ply, by the ways they come about. @type {Record<string, () => Notes>} */
const ways = {
  'made here': () => {
    const notes = new Notes();
    notes.follow(game(entries).history());
    notes.say(2, 'g1f3', { after: 'Attacks e5' });
    return notes;
  },
  'kept between visits': () => {
    const notes = Notes.from(JSON.parse(JSON.stringify(ways['made here']?.())));
    notes.check(game(entries).toJSON());
    return notes;
  },
  'read from a record': () => Notes.of(readRecord('1. e4 e5 2. Nf3 {Attacks e5}', { game: 'orthodox' })),
};
for (const [way, make] of Object.entries(ways))
  test(`what is said of a ply is not said of the same ply in another position: ${way}`, () => {
    // Taken back, it may come again.
    const again = make();
    for (const codes of [entries.slice(0, 1), entries]) again.follow(game(codes).history());
    assert.equal(again.at(2, 'g1f3').after, 'Attacks e5');
    const notes = make();
    assert.equal(notes.at(2, 'g1f3').after, 'Attacks e5');
    for (const codes of [
      ['e2e4', 'c7c5'],
      ['e2e4', 'c7c5', 'g1f3'],
    ])
      notes.follow(game(codes).history());
    assert.equal(notes.at(2, 'g1f3').after, undefined);
    assert.equal(notes.toJSON(), undefined);
  });

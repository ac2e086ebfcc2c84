// What two tabs have done with one game, brought together.
import assert from 'node:assert/strict';
import test from 'node:test';
import { losesNotes, mergeEntries, mergeNotes } from '../../www/merge.js';

test('a history that goes on from the other stands; nothing that was done is passed over', () => {
  /** @type {[string | null, string, string, string][]} */
  const cases = [
    ['a b', 'a b', 'a b', 'theirs'],
    ['a b', 'a b', 'a b c', 'theirs'],
    ['a b', 'a b', 'a', 'theirs'],
    ['a b', 'a b c', 'a b', 'mine'],
    ['a b', 'a', 'a b', 'mine'],
    ['a', 'a b', 'a b c', 'theirs'],
    ['a', 'a b c', 'a b', 'mine'],
    ['a', 'a b', 'a c', 'clash'],
    // Taken back on one side, played on the other.
    ['a b', 'a', 'a b c', 'clash'],
    ['a b', 'a b c', 'a', 'clash'],
    ['a b', 'a d', 'a', 'clash'],
    ['', 'a', 'b', 'clash'],
    // Nothing is known of what both had.
    [null, 'a b', 'a b c', 'theirs'],
    [null, 'a b', 'a', 'clash'],
    [null, 'a b', 'a c', 'clash'],
  ];
  const line = (/** @type {string} */ text) => text.split(' ').filter(Boolean);
  for (const [base, mine, theirs, whose] of cases) {
    const old = base === null ? null : line(base);
    assert.equal(mergeEntries(old, line(mine), line(theirs)), whose, `${base} | ${mine} | ${theirs}`);
  }
});

/** @param {string} entries @param {import('../../www/notes.js').NotesJSON} [notes] */
const side = (entries, notes) => ({ entries: entries.split(' '), notes });

test('comments of both sides stand, in the same place one after the other', () => {
  const base = side('a b', { tags: { Date: '1', Event: 'x' }, intro: 'in', nodes: [[0, { code: 'a', after: 'old' }]] });
  const mine = side('a b', {
    tags: { Date: '1' },
    intro: 'in, longer',
    nodes: [
      [0, { code: 'a', after: 'mine', nags: [1] }],
      [1, { code: 'b', after: 'here' }],
    ],
  });
  const theirs = side('a b c', {
    tags: { Date: '2', Event: 'x' },
    intro: 'in',
    nodes: [
      [0, { code: 'a', after: 'theirs' }],
      [2, { code: 'c', before: 'there' }],
    ],
  });
  assert.deepEqual(mergeNotes(base, mine, theirs, theirs), {
    tags: { Date: '2' },
    intro: 'in, longer',
    nodes: [
      [0, { code: 'a', nags: [1], after: 'theirs mine' }],
      [1, { code: 'b', after: 'here' }],
      [2, { code: 'c', before: 'there' }],
    ],
  });
  // What goes on from the other's words holds them.
  const shorter = side('a b', { nodes: [[0, { code: 'a', after: 'min' }]] });
  assert.deepEqual(mergeNotes(base, mine, shorter, mine).nodes?.[0], [0, { code: 'a', nags: [1], after: 'mine' }]);
  assert.deepEqual(mergeNotes(side('a'), side('a'), side('a'), side('a')), { tags: {}, nodes: [] });
});

test('taking a comment away is something said; what is said of other entries is not', () => {
  const base = side('a b', { nodes: [[1, { code: 'b', after: 'old' }]] });
  assert.deepEqual(mergeNotes(base, side('a b'), base, side('a b')).nodes, []);
  assert.deepEqual(mergeNotes(base, base, side('a b'), side('a b')).nodes, []);
  // Another entry stands here in its place, but not there.
  const other = side('a d', { nodes: [[1, { code: 'd', after: 'new' }]] });
  assert.deepEqual(mergeNotes(base, other, base, side('a b')), { tags: {}, ...base.notes });
  assert.deepEqual(mergeNotes(base, base, other, side('a d')), { tags: {}, ...other.notes });
  assert(losesNotes(base, other, ['a', 'b']));
  assert(!losesNotes(base, base, ['a', 'd']));
  assert(!losesNotes(base, other, ['a', 'd']));
});

test('what has been taken back keeps what was said about it as long as it may come again', () => {
  const said = { nodes: [[1, { code: 'b', after: 'old' }]] };
  /** @param {string} after @returns {import('../../www/notes.js').NotesJSON} */
  const about = (after) => ({ nodes: [[1, { code: 'b', after }]] });
  const mine = { ...side('a', about('old')), again: ['b'] };
  // The other side, which does not know the entry any more, has not taken the comment away.
  const kept = side('a', about('old'));
  assert.deepEqual(mergeNotes(kept, mine, side('a'), mine).nodes, said.nodes);
  assert.deepEqual(mergeNotes(kept, mine, side('a c'), side('a c')).nodes, []);
  // Nor has it where it plays the entry anew.
  assert.deepEqual(mergeNotes(kept, mine, side('a b'), side('a b')).nodes, said.nodes);
  // Written, or taken away, where the entry still stood.
  const base = side('a b', about('old'));
  assert.deepEqual(mergeNotes(base, mine, side('a b', about('new')), mine).nodes, about('new').nodes);
  assert.deepEqual(mergeNotes(base, mine, side('a b'), mine).nodes, []);
  // It does not stand: on whichever side it was said, that is told.
  assert(losesNotes(base, side('a b', about('new')), ['a']));
  assert(!losesNotes(base, mine, ['a']));
});

test('how a node was put together is no difference', () => {
  /** @type {import('../../www/notes.js').NotesJSON} */
  const one = { nodes: [[1, { code: 'b', after: 'x', nags: [1] }]] };
  /** @type {import('../../www/notes.js').NotesJSON} */
  const other = { nodes: [[1, { nags: [1], after: 'x', code: 'b' }]] };
  assert(!losesNotes(side('a b', one), side('a b', other), ['a']));
});

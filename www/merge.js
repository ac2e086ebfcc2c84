// A game that two tabs have gone on with: what each has done since both knew the same, brought together.

/** @typedef {import('../pkg/index.js').RecordNode} RecordNode */
/** @typedef {import('./notes.js').NotesJSON} NotesJSON */
/**
 * A history, and what is said about it; `again`: the entries after it that have been taken back and may come again.
 * @typedef {{ entries: readonly string[], again?: readonly string[], notes?: NotesJSON | undefined }} Side
 */

/**
 * Whose history stands: one that goes on from the other's, or where only one has played, that one's.
 * @param {readonly string[] | null} base the entries that both knew; null if that is not known any more
 * @param {readonly string[]} mine
 * @param {readonly string[]} theirs
 * @returns {"mine" | "theirs" | "clash"}
 */
export function mergeEntries(base, mine, theirs) {
  if (same(mine, theirs)) return 'theirs';
  if (!base) return goesOn(theirs, mine) ? 'theirs' : 'clash';
  if (same(mine, base)) return 'theirs';
  if (same(theirs, base)) return 'mine';
  // Whatever was taken back on one side is not a beginning of the other's.
  if (goesOn(mine, base) && goesOn(theirs, mine)) return 'theirs';
  if (goesOn(theirs, base) && goesOn(mine, theirs)) return 'mine';
  return 'clash';
}

/**
 * What is said about the history that stands; where both have said something new in the same place, both stand. What one side
 * says about other entries counts for nothing.
 * @param {Side} base
 * @param {Side} mine
 * @param {Side} theirs
 * @param {Pick<Side, "entries" | "again">} stands
 * @returns {NotesJSON}
 */
export function mergeNotes(base, mine, theirs, stands) {
  const [{ notes: b = {} }, { notes: m = {} }, { notes: t = {} }] = [base, mine, theirs];
  const names = new Set([m, t].flatMap((notes) => Object.keys(notes.tags ?? {})));
  const tags = [...names].flatMap((name) => {
    const said = one(b.tags?.[name], m.tags?.[name], t.tags?.[name]);
    return said === undefined ? [] : [[name, said]];
  });
  const intro = both(b.intro, m.intro, t.intro);
  // Who does not know of an entry, or not any more, has not taken away what is said about it.
  const [old, ours, others] = [base, mine, theirs].map((side) => ({
    line: lineOf(side),
    nodes: new Map(side.notes?.nodes ?? []),
  }));
  const said = lineOf(stands).flatMap((code, index) => {
    const [before, here, there] = [old, ours, others].map((side) => {
      if (side?.line[index] !== code) return null;
      const node = side.nodes.get(index);
      return { node: node?.code === code ? node : undefined };
    });
    const node = here && there ? mergeNode(code, before?.node, here.node, there.node) : (here ?? there)?.node;
    return node ? [/** @type {[number, RecordNode]} */ ([index, node])] : [];
  });
  return { tags: Object.fromEntries(tags), ...(intro ? { intro } : {}), nodes: said };
}

/**
 * Whether something new has been said on a side about entries that do not stand any more.
 * @param {Side} base
 * @param {Side} side
 * @param {readonly string[]} entries the history that stands
 */
export function losesNotes(base, side, entries) {
  const before = new Map(base.notes?.nodes ?? []);
  return (side.notes?.nodes ?? []).some(
    ([index, node]) => index < side.entries.length && entries[index] !== node.code && !same(node, before.get(index)),
  );
}

/** @param {Pick<Side, "entries" | "again">} side */
function lineOf({ entries, again = [] }) {
  return [...entries, ...again];
}

/**
 * @param {string} code
 * @param {RecordNode | undefined} base
 * @param {RecordNode | undefined} mine
 * @param {RecordNode | undefined} theirs
 * @returns {RecordNode | undefined}
 */
function mergeNode(code, base, mine, theirs) {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  const before = both(base?.before, mine?.before, theirs?.before);
  const after = both(base?.after, mine?.after, theirs?.after);
  const nags = one(base?.nags, mine?.nags, theirs?.nags);
  const variations = one(base?.variations, mine?.variations, theirs?.variations);
  return {
    code,
    ...(before ? { before } : {}),
    ...(nags ? { nags } : {}),
    ...(after ? { after } : {}),
    ...(variations ? { variations } : {}),
  };
}

/** What has been changed: here, if on both sides. @template T @param {T} base @param {T} mine @param {T} theirs @returns {T} */
function one(base, mine, theirs) {
  return same(mine, base) ? theirs : mine;
}

/** A text that may have been changed on both sides. */
function both(base = '', mine = '', theirs = '') {
  if (mine === base) return theirs;
  if (theirs === base || mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs} ${mine}`;
}

/** @param {readonly string[]} line @param {readonly string[]} from */
function goesOn(line, from) {
  return from.every((code, i) => code === line[i]);
}

/** Plain data alike, in whatever order it was put together. @param {unknown} a @param {unknown} b */
function same(a, b) {
  return JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
}

/** @param {string} _ @param {unknown} value */
function ordered(_, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

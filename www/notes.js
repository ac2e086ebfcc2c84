// What is said about a game beside its entries: names and dates, comments, signs, other lines. It follows the history.

import { CrossboardError, writeRecord } from '../pkg/index.js';

/** @typedef {import('../pkg/index.js').GameJSON} GameJSON */
/** @typedef {import('../pkg/index.js').GameRecord} GameRecord */
/** @typedef {import('../pkg/index.js').RecordNode} RecordNode */

/**
 * As it is kept between visits: only entries that something is said about, with their place.
 * @typedef {{ tags?: Record<string, string>, intro?: string, nodes?: [number, RecordNode][] }} NotesJSON
 */

/** How deep other lines may stand in one another. */
const DEEPEST = 64;

export class Notes {
  /** Goes up with every change. */
  version = 0;
  /** Names, dates and others, as records have them. @type {Record<string, string>} */
  tags = {};
  /** What is said before the first entry. */
  intro = '';
  /** By place in the history; entries that have been taken back keep what was said until another takes their place. @type {Map<number, RecordNode>} */
  #nodes = new Map();
  /** The history as it was last followed. @type {string[]} */
  #codes = [];

  /** @param {GameRecord} record */
  static of({ tags, comment, line }) {
    const notes = new Notes();
    notes.tags = { ...tags };
    notes.intro = comment ?? line[0]?.before ?? '';
    for (const [index, node] of line.entries()) {
      const { before, ...rest } = node;
      notes.#put(index, index === 0 ? rest : node);
    }
    notes.#codes = line.map(({ code }) => code);
    return notes;
  }

  /** What was kept; of anything else, what can be used. @param {unknown} value */
  static from(value) {
    const notes = new Notes();
    if (!isObject(value)) return notes;
    notes.tags = tagsOf(value.tags);
    if (typeof value.intro === 'string') notes.intro = value.intro;
    for (const pair of Array.isArray(value.nodes) ? value.nodes : []) {
      const [index, node] = Array.isArray(pair) ? pair : [];
      const kept = nodeOf(node, 0);
      if (kept && Number.isInteger(index) && index >= 0) notes.#put(index, kept);
    }
    return notes;
  }

  /** @returns {NotesJSON | undefined} nothing where nothing is said */
  toJSON() {
    const { tags, intro } = this;
    const nodes = [...this.#nodes].sort(([a], [b]) => a - b);
    if (!intro && nodes.length === 0 && Object.keys(tags).length === 0) return undefined;
    return { tags, ...(intro ? { intro } : {}), ...(nodes.length > 0 ? { nodes } : {}) };
  }

  /** What is said about an entry. @param {number} index @param {string} code @returns {RecordNode} */
  at(index, code) {
    const node = this.#nodes.get(index);
    return node?.code === code ? node : { code };
  }

  /** Forgets what was said about entries that others stand in place of. @param {readonly { code: string }[]} entries */
  follow(entries) {
    const codes = this.#codes;
    let same = 0;
    while (same < entries.length && same < codes.length && codes[same] === entries[same]?.code) same += 1;
    // Those that have only been taken back may come again.
    if (same === entries.length) return;
    if (same < codes.length) {
      for (const index of [...this.#nodes.keys()]) if (index >= same) this.#nodes.delete(index);
      this.version += 1;
    }
    this.#codes = entries.map(({ code }) => code);
  }

  /**
   * Says something about an entry, in place of what was said.
   * @param {number} index @param {string} code
   * @param {{ before?: string, after?: string, nags?: number[] }} said
   */
  say(index, code, { before, after, nags }) {
    const { before: oldBefore = '', after: oldAfter = '', nags: oldNags = [], ...node } = this.at(index, code);
    const ahead = tidy(before ?? oldBefore);
    const comment = tidy(after ?? oldAfter);
    const signs = nags ?? oldNags;
    this.#put(index, {
      ...node,
      ...(ahead ? { before: ahead } : {}),
      ...(signs.length > 0 ? { nags: signs } : {}),
      ...(comment ? { after: comment } : {}),
    });
    this.version += 1;
  }

  /** Says something before the first entry. @param {string} text */
  introduce(text) {
    this.intro = tidy(text);
    this.version += 1;
  }

  /**
   * The game with all that is said about it.
   * @param {GameJSON} json
   * @param {Record<string, string>} [tags] beside those that are kept
   * @returns {GameRecord}
   */
  record({ game, start, entries }, tags = {}) {
    const { intro } = this;
    const line = entries.map((code, index) => this.at(index, code));
    const [first] = line;
    if (first && intro) line[0] = { ...first, before: intro };
    return {
      game,
      tags: { ...this.tags, ...tags },
      ...(start ? { start } : {}),
      ...(intro && !first ? { comment: intro } : {}),
      line,
    };
  }

  /** The entries that have been taken back and may come again. @param {readonly string[]} entries those that stand */
  again(entries) {
    return entries.every((code, index) => code === this.#codes[index]) ? this.#codes.slice(entries.length) : [];
  }

  /**
   * Keeps of what was kept somewhere only what fits a game, and follows that from now on.
   * @param {GameJSON} json
   * @param {readonly string[]} [again] entries of it that have been taken back and may come again
   */
  check(json, again = []) {
    this.#codes = [...json.entries, ...again];
    for (const [index, { code }] of [...this.#nodes]) if (this.#codes[index] !== code) this.#nodes.delete(index);
    try {
      writeRecord(this.record(json));
    } catch (error) {
      if (!(error instanceof CrossboardError)) throw error;
      // Other lines that cannot be played, or tags that are none.
      this.tags = {};
      for (const [index, { variations: _, ...node }] of [...this.#nodes]) this.#put(index, node);
    }
  }

  /** @param {number} index @param {RecordNode} node */
  #put(index, node) {
    if (node.before || node.after || node.nags?.length || node.variations?.length) this.#nodes.set(index, node);
    else this.#nodes.delete(index);
  }
}

/** A comment as records can hold it: it neither ends early nor tells an act, as in the module. @param {string} text */
export function tidy(text) {
  return text.replaceAll('}', ')').replaceAll('[%act', '[ %act').replace(/\s+/g, ' ').trim();
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {Record<string, string>} */
function tagsOf(value) {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** @param {unknown} value @param {number} depth @returns {RecordNode | null} */
function nodeOf(value, depth) {
  if (!isObject(value) || typeof value.code !== 'string') return null;
  /** @type {RecordNode} */
  const node = { code: value.code };
  if (typeof value.before === 'string') node.before = value.before;
  if (typeof value.after === 'string') node.after = value.after;
  if (Array.isArray(value.nags)) node.nags = value.nags.filter((n) => Number.isInteger(n) && n >= 0 && n <= 255);
  if (Array.isArray(value.variations) && depth < DEEPEST) {
    const lines = value.variations.map((line) =>
      Array.isArray(line) ? line.flatMap((each) => nodeOf(each, depth + 1) ?? []) : [],
    );
    node.variations = lines.filter((line) => line.length > 0);
  }
  return node;
}

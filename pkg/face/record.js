// @ts-check
/**
 * Records as data, and on their way over the boundary: items parted by NUL, as `crates/wasm/src/tree.rs` describes them.
 *
 * @typedef {import('./api.js').GameRecord} GameRecord
 * @typedef {import('./api.js').RecordNode} RecordNode
 */
import { readRecord as readPacked, recogniseText, writeRecord as writePacked } from '../wasm/crossboard.js';
import { codeOf, infoOf } from './arguments.js';
import { ArgumentError, errorOf } from './errors.js';
import { answerAt, ready, textAt } from './memory.js';
import { LONGEST_RECORD, optionsOf, recordTextOf, styleOf, wantedOf } from './notation.js';

/** How deep variations may stand in one another, as in the module. */
const DEEPEST = 64;
const FORMS = ['record', 'author-table', 'author-line', 'codes'];

/** @param {string} detail */
const unwritable = (detail) => new ArgumentError('unwritable-record', `That record cannot be written: ${detail}`);

/**
 * A text of the module's, or the failure that it tells instead.
 * @param {() => number} ask
 */
function asked(ask) {
  ready();
  try {
    const address = ask();
    answerAt(address);
    return textAt(address);
  } catch (thrown) {
    throw errorOf(thrown);
  }
}

/** The items of a record, as long as they are not too many. */
class Items {
  /** @type {string[]} */
  #items = [];
  #length = 0;

  /** @param {string} letter @param {unknown} text @param {string} what */
  add(letter, text, what) {
    if (typeof text !== 'string') throw unwritable(`${what} must be a text.`);
    this.#length += text.length + 2;
    if (this.#length > LONGEST_RECORD) throw unwritable('it is too long.');
    this.#items.push(letter + text.replaceAll('\0', ' '));
  }

  /** The same for what may be absent. @param {string} letter @param {unknown} text @param {string} what */
  addSome(letter, text, what) {
    if (text !== undefined && text !== '') this.add(letter, text, what);
  }

  toString() {
    return this.#items.join('\0');
  }
}

/** @param {unknown} value @param {string} what @returns {unknown[]} */
function listOf(value, what) {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw unwritable(`${what} must be a list.`);
  return value;
}

/** @param {Items} items @param {unknown} line @param {number} depth */
function addLine(items, line, depth) {
  if (depth > DEEPEST) throw unwritable('its variations are too deep.');
  // Not by an iterator: the holes of a list would be passed over by some.
  const nodes = listOf(line, 'a line');
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (typeof node !== 'object' || node === null) throw unwritable('an entry of a line must be an object.');
    const { code, before, nags, after, variations } = /** @type {Record<string, unknown>} */ (node);
    items.add('E', codeOf(code), 'a code');
    items.addSome('B', before, 'a comment');
    const signs = listOf(nags, 'nags');
    for (let place = 0; place < signs.length; place++) {
      const nag = signs[place];
      if (typeof nag !== 'number' || !Number.isInteger(nag) || nag < 0 || nag > 255) {
        throw unwritable('a nag must be a whole number from 0 to 255.');
      }
      items.add('N', String(nag), 'a nag');
    }
    items.addSome('A', after, 'a comment');
    const others = listOf(variations, 'variations');
    for (let place = 0; place < others.length; place++) {
      items.add('(', '', '');
      addLine(items, others[place] ?? 0, depth + 1);
      items.add(')', '', '');
    }
  }
}

/** @param {Items} items @param {unknown} tags */
function addTags(items, tags) {
  if (tags === undefined) return;
  if (typeof tags !== 'object' || tags === null) throw new ArgumentError('invalid-tags');
  for (const [name, value] of Object.entries(tags)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') throw new ArgumentError('invalid-tags');
    items.add('T', name, 'a tag');
    items.add('V', value, 'a tag');
  }
}

/**
 * @param {GameRecord} record
 * @param {import('./api.js').WriteOptions} [options]
 * @returns {string}
 */
export function writeRecord(record, options) {
  ready();
  if (typeof record !== 'object' || record === null) throw unwritable('it is no object.');
  const { game, tags, start, comment, line } = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (record));
  const given = optionsOf(options);
  const { form = 'record' } = given;
  if (typeof form !== 'string' || !FORMS.includes(form)) throw new ArgumentError('invalid-form');
  const style = styleOf(given);
  const items = new Items();
  items.add('G', infoOf(game).id, 'the game');
  addTags(items, tags);
  items.addSome('S', start, 'the start');
  items.addSome('C', comment, 'a comment');
  addLine(items, line ?? 0, 0);
  return asked(() => writePacked(String(items), form, style));
}

/**
 * @param {string} text
 * @param {{ game?: import('./api.js').GameId }} [options]
 * @returns {GameRecord}
 */
export function readRecord(text, options) {
  ready();
  const read = recordTextOf(text);
  const wanted = wantedOf(optionsOf(options));
  const items = asked(() => readPacked(read, wanted)).split('\0');
  /** @type {[string, string][]} */
  const tags = [];
  const record = /** @type {GameRecord} */ ({ game: (items[0] ?? '').slice(1), tags: {}, line: [] });
  let line = record.line;
  /** @type {RecordNode[][]} the lines that this one stands in */
  const outer = [];
  let name = '';
  for (const item of items) {
    const said = item.slice(1);
    const node = /** @type {RecordNode} */ (line.at(-1));
    switch (item[0]) {
      case 'T':
        name = said;
        break;
      case 'V':
        tags.push([name, said]);
        break;
      case 'P':
        name = said;
        break;
      case 'Q':
        record.passedOver ??= [];
        record.passedOver.push([name, said]);
        break;
      case 'S':
        record.start = said;
        break;
      case 'C':
        record.comment = said;
        break;
      case 'E':
        line.push({ code: said });
        break;
      case 'B':
        node.before = said;
        break;
      case 'N':
        node.nags ??= [];
        node.nags.push(Number(said));
        break;
      case 'A':
        node.after = said;
        break;
      case '(':
        outer.push(line);
        line = [];
        node.variations ??= [];
        node.variations.push(line);
        break;
      case ')':
        line = outer.pop() ?? line;
        break;
    }
  }
  record.tags = Object.fromEntries(tags);
  return record;
}

/**
 * @param {string} text
 * @returns {import('./api.js').Recognised}
 */
export function recognise(text) {
  ready();
  if (typeof text !== 'string') throw new ArgumentError('invalid-text');
  if (text.length > LONGEST_RECORD) return { kind: 'unknown' };
  const [kind, game] = asked(() => recogniseText(text)).split('\t');
  const known = /** @type {import('./api.js').Recognised} */ ({ kind });
  if (game) known.game = /** @type {import('./api.js').GameId} */ (game);
  return known;
}

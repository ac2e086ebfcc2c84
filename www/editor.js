// A position that is being set up: its data and its text, the tool in hand, what has been done and can be undone. It draws
// nothing, and whether such a position can be it asks the package.

import { PositionError } from '../pkg/index.js';
import { checkPosition } from './position-check.js';
import { isLetter, LETTERS, NONE, readSetup, writeSetup } from './position-text.js';
import { readDraft, writeDraft } from './store.js';

/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("../pkg/index.js").PositionField} PositionField */
/** @typedef {import("../pkg/view/model.js").Intent} Intent */
/** @typedef {import("../pkg/view/model.js").SpotKey} SpotKey */
/** @typedef {import("./position-check.js").Verdict} Verdict */
/** @typedef {import("./position-text.js").Letter} Letter */
/** @typedef {import("./position-text.js").Placement} Placement */
/** @typedef {import("./position-text.js").Setup} Setup */
/** @typedef {import("./position-text.js").Shape} Shape */
/** @typedef {import("./store.js").Draft} Draft */

/** @typedef {"hand" | "eraser" | Letter} Tool */
/**
 * What has been done last, to be told.
 * @typedef {{ deed: "chosen", tool: Tool }
 *   | { deed: "placed" | "removed" | "picked", letter: Letter, at: SpotKey }
 *   | { deed: "moved", letter: Letter, at: SpotKey, to: SpotKey }
 *   | { deed: "empty", at: SpotKey }
 *   | { deed: "start" | "cleared", board: number | undefined }
 *   | { deed: "undone" | "redone" | "taken" | "loaded" | "let" }} Deed
 */
/** @typedef {{ text: string, setup: Setup }} Step */

export const TOOLS = /** @type {readonly Tool[]} */ (['hand', ...LETTERS.slice(0, 6), 'eraser', ...LETTERS.slice(6)]);

/** How many changes can be undone. */
const MOST_STEPS = 200;
/** The mark of a tool where squares have a board's number. */
const TOOL = 'tool';

/** @param {Tool} tool @returns {SpotKey} */
export const toolKey = (tool) => `${TOOL}:${tool}`;

/** @param {SpotKey} key @returns {Tool | undefined} */
function toolOf(key) {
  const [mark, name] = key.split(':');
  return mark === TOOL ? TOOLS.find((tool) => tool === name) : undefined;
}

export class Editor {
  /** @type {Tool} */
  tool = 'hand';
  /** The square whose piece waits to be put down elsewhere. @type {SpotKey | null} */
  picked = null;
  /** @type {Deed | null} */
  done = null;
  /** Castling rights that could not be any more were taken out with what was done last. */
  lapsed = false;
  #lapses = false;
  /** Grows with everything that is done. */
  version = 0;
  #info;
  #shape;
  #changed;
  /** @type {Step} */
  #now;
  /** @type {Step[]} */
  #past = [];
  /** @type {Step[]} */
  #future = [];
  /** What is being typed: its letters are undone together. */
  #typing = '';
  /** @type {Verdict} */
  #verdict;

  /**
   * @param {GameInfo} info
   * @param {readonly PositionField[]} fields of its texts
   * @param {() => void} changed something is to be drawn anew
   * @param {Draft | null} [brought] a position to go on from; what was being set up before can be had back by undoing
   */
  constructor(info, fields, changed, brought = null) {
    this.#info = info;
    this.#shape = { boards: info.boards, files: info.files, ranks: info.ranks, fields };
    this.#changed = changed;
    const draft = readDraft(info.id);
    /** @type {Player} */
    this.orientation = (brought ?? draft)?.orientation ?? 'first';
    const start = this.#stepOf(info.start, { boards: [], parts: {} });
    this.#now = draft ? this.#stepOf(draft.text, start.setup) : start;
    if (brought && brought.text !== this.text) {
      if (draft) this.#past.push(this.#now);
      this.#now = this.#stepOf(brought.text, start.setup);
    }
    this.#verdict = checkPosition(info.id, this.text);
    if (brought) this.#keep();
  }

  get text() {
    return this.#now.text;
  }

  /** The data of the text; of the last one that could be taken apart, while this one cannot. */
  get setup() {
    return this.#now.setup;
  }

  /** What the package says of it. */
  get verdict() {
    return this.#verdict;
  }

  get error() {
    return this.#verdict.error;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** The fields that are read otherwise than they are written. @returns {PositionField[]} */
  get settled() {
    if (this.#verdict.error || this.#verdict.text === this.text) return [];
    const read = readSetup(this.#verdict.text, this.#shape);
    const { fields } = this.#shape;
    if (!read) return [];
    const written = writeSetup(this.setup, this.#shape).split(' ');
    const now = writeSetup(read, this.#shape).split(' ');
    return fields.filter((_, at) => written[at] !== now[at]);
  }

  /** @param {SpotKey} key @returns {Letter | undefined} */
  at(key) {
    const [board, square = ''] = key.split(':');
    return this.setup.boards[Number(board) - 1]?.[square];
  }

  /** @param {PositionField} field @returns {readonly string[]} */
  parts(field) {
    return this.setup.parts[field] ?? [];
  }

  /** What the boards and the palette say. @param {Intent} intent */
  take(intent) {
    switch (intent.type) {
      case 'spot': {
        const tool = toolOf(intent.spot);
        if (tool) this.choose(tool);
        else this.#click(intent.spot);
        return;
      }
      case 'lift':
        this.picked = null;
        return;
      case 'drop':
        if (!intent.broken) this.#drop(intent.from, intent.to);
        return;
      case 'cancel':
        if (this.picked) this.#tell({ deed: 'let' }, () => this.#pick(null));
        else if (this.tool !== 'hand') this.choose('hand');
    }
  }

  /** @param {Tool} tool */
  choose(tool) {
    this.#tell({ deed: 'chosen', tool }, () => {
      this.tool = tool;
      this.picked = null;
    });
  }

  /** Takes a piece off. @param {SpotKey} key */
  remove(key) {
    const letter = this.at(key);
    if (letter) this.#place({ deed: 'removed', letter, at: key }, [[key, undefined]]);
    else this.#tell({ deed: 'empty', at: key });
  }

  /**
   * Sets a part of a field.
   * @param {PositionField} field @param {number} part @param {string} value @param {boolean} [typed] letter by letter
   */
  set(field, part, value, typed = false) {
    const setup = structuredClone(this.setup);
    const parts = setup.parts[field] ?? [];
    parts[part] = value;
    setup.parts[field] = parts;
    this.done = null;
    this.#go({ text: writeSetup(setup, this.#shape), setup }, typed ? `${field} ${part}` : '');
  }

  /** Takes a text that is typed or pasted, whatever it is. @param {string} text @param {boolean} [typed] */
  write(text, typed = true) {
    if (text === this.text) return;
    this.done = typed ? null : { deed: 'loaded' };
    this.#go(this.#stepOf(text, this.setup), typed ? 'text' : '');
  }

  /** The position as it stands once it has been read. */
  settle() {
    if (this.#verdict.error) return;
    this.done = { deed: 'taken' };
    this.#go(this.#stepOf(this.#verdict.text, this.setup), '');
  }

  /** The starting array. @param {number} [board] on this one alone, from 1 */
  toStart(board) {
    this.#renew(this.#stepOf(this.#info.start, this.setup).setup, board, { deed: 'start', board });
  }

  /** Empty boards, and nothing left of what stood on them. @param {number} [board] this one alone, from 1 */
  clear(board) {
    const { setup } = this.#stepOf(this.#info.start, this.setup);
    setup.boards = setup.boards.map(() => ({}));
    if (setup.parts.castling) setup.parts.castling = setup.parts.castling.map(() => NONE);
    this.#renew(setup, board, { deed: 'cleared', board });
  }

  /** Puts new boards in place of the old ones, or one of them with its parts of the fields. @param {Setup} fresh @param {number | undefined} board @param {Deed} done */
  #renew(fresh, board, done) {
    const setup = board === undefined ? fresh : structuredClone(this.setup);
    if (board !== undefined) {
      const at = board - 1;
      setup.boards[at] = fresh.boards[at] ?? {};
      for (const [name, parts] of Object.entries(fresh.parts)) {
        // A field of one part for all boards stays; that of castling is the first board's.
        const own = parts.length === this.#shape.boards || (name === 'castling' && at === 0);
        const now = setup.parts[/** @type {PositionField} */ (name)];
        const part = parts[at];
        if (own && now && part !== undefined) now[at] = part;
      }
    }
    this.done = done;
    this.#go({ text: writeSetup(setup, this.#shape), setup }, '');
  }

  flip() {
    this.orientation = this.orientation === 'first' ? 'second' : 'first';
    this.#keep();
    this.#tell(null);
  }

  undo() {
    this.#back(this.#past, this.#future, { deed: 'undone' });
  }

  redo() {
    this.#back(this.#future, this.#past, { deed: 'redone' });
  }

  /** @param {SpotKey} key */
  #click(key) {
    const letter = this.at(key);
    const { tool, picked } = this;
    if (tool === 'eraser') this.remove(key);
    else if (tool !== 'hand') {
      if (letter === tool) this.remove(key);
      else this.#place({ deed: 'placed', letter: tool, at: key }, [[key, tool]]);
    } else if (picked === key) this.#tell({ deed: 'let' }, () => this.#pick(null));
    else if (picked) this.#move(picked, key);
    else if (letter) this.#tell({ deed: 'picked', letter, at: key }, () => this.#pick(key));
    else this.#tell({ deed: 'empty', at: key });
  }

  /** @param {SpotKey} from @param {SpotKey | null} to */
  #drop(from, to) {
    const onBoard = to !== null && toolOf(to) === undefined;
    const tool = toolOf(from);
    if (!tool) {
      if (!onBoard) this.remove(from);
      else if (to !== from) this.#move(from, to);
    } else if (onBoard && isLetter(tool)) this.#place({ deed: 'placed', letter: tool, at: to }, [[to, tool]]);
  }

  /** @param {SpotKey} from @param {SpotKey} to */
  #move(from, to) {
    const letter = this.at(from);
    if (!letter) return;
    this.#place({ deed: 'moved', letter, at: from, to }, [
      [from, undefined],
      [to, letter],
    ]);
  }

  /** @param {SpotKey | null} key */
  #pick(key) {
    this.picked = key;
  }

  /** @param {Deed} done @param {readonly (readonly [SpotKey, Letter | undefined])[]} changes */
  #place(done, changes) {
    const setup = structuredClone(this.setup);
    for (const [key, letter] of changes) {
      const [board, square = ''] = key.split(':');
      const placement = setup.boards[Number(board) - 1];
      if (!placement) continue;
      if (letter) placement[square] = letter;
      else delete placement[square];
    }
    this.done = done;
    this.#go(this.#withoutLapsed(writeSetup(setup, this.#shape)), '');
  }

  /** Castling rights that the package does not grant any more go with the king or the rook. @param {string} text @returns {Step} */
  #withoutLapsed(text) {
    let now = text;
    for (;;) {
      const { error } = checkPosition(this.#info.id, now);
      if (!(error instanceof PositionError) || error.fault !== 'castling-right') break;
      const { offset } = error;
      const alone = /^[ |]/.test(now.slice(offset - 1)) && /^[ |]/.test(now.slice(offset + 1));
      now = now.slice(0, offset) + (alone ? NONE : '') + now.slice(offset + 1);
    }
    this.#lapses = now !== text;
    return this.#stepOf(now, this.setup);
  }

  /**
   * The data of a text; of what stood before, if this one cannot be taken apart.
   * @param {string} text @param {Setup} before
   * @returns {Step}
   */
  #stepOf(text, before) {
    const setup = readSetup(text, this.#shape);
    if (setup) return { text, setup };
    // What the package reads though it is written otherwise is drawn as the package writes it.
    const verdict = checkPosition(this.#info.id, text);
    return { text, setup: (verdict.error ? null : readSetup(verdict.text, this.#shape)) ?? before };
  }

  /** @param {Step} next @param {string} typing */
  #go(next, typing) {
    if (next.text !== this.text) {
      if (typing === '' || typing !== this.#typing) {
        this.#past.push(this.#now);
        if (this.#past.length > MOST_STEPS) this.#past.shift();
      }
      this.#future = [];
    }
    this.#typing = typing;
    this.#show(next);
  }

  /** @param {Step[]} from @param {Step[]} to @param {Deed} done */
  #back(from, to, done) {
    const next = from.pop();
    if (!next) return;
    to.push(this.#now);
    this.#typing = '';
    this.done = done;
    this.#show(next);
  }

  /** @param {Step} step */
  #show(step) {
    this.#now = step;
    this.lapsed = this.#lapses;
    this.#lapses = false;
    this.picked = null;
    this.#verdict = checkPosition(this.#info.id, step.text);
    this.#keep();
    this.version += 1;
    this.#changed();
  }

  /** @param {Deed | null} done @param {() => void} [run] */
  #tell(done, run) {
    run?.();
    this.done = done;
    this.lapsed = false;
    this.version += 1;
    this.#changed();
  }

  #keep() {
    writeDraft(this.#info.id, { text: this.text, orientation: this.orientation });
  }
}

// Any text that may be a game: a record in any form, a position, a saved game, a link. What it looks like, and the game of it.

import { Game, games, readRecord, recognise } from '../pkg/index.js';
import { fromLink, linkIn } from './link.js';
import { Notes } from './notes.js';

/** @typedef {import('../pkg/index.js').GameId} GameId */
/** @typedef {import('../pkg/index.js').GameRecord} GameRecord */
/** @typedef {import('../pkg/index.js').Recognised} Recognised */
/** @typedef {{ kind: Recognised['kind'] | 'link' | 'empty', games: GameId[] }} Look */
/** @typedef {import('./link.js').LinkError} LinkError */
/** @typedef {import('../pkg/view/words.js').Params} Params */
/** @typedef {import('../pkg/index.js').CrossboardError} CrossboardError */
/** @typedef {{ game: Game, notes: Notes, names: [string, string], notice?: string, about?: Params }} Opened `notice`: the key of something to be told, and what goes into its gaps */

/** A text that claims to be a saved game and is none. */
export class SavedError extends Error {}

/** How many tags that were passed over are named, and how much of their values. */
const TOLD = 6;
const LONGEST_VALUE = 40;
/** Longer texts are not read while somebody is still writing: only once he opens them. */
const AT_ONCE = 20_000;

/**
 * What a text looks like, and which games it can be of.
 * @param {string} text
 * @returns {Look}
 */
export function lookAt(text) {
  if (text.trim() === '') return { kind: 'empty', games: [] };
  if (linkIn(text) !== null) return { kind: 'link', games: [] };
  const { kind, game } = recognise(text);
  if (game) return { kind, games: [game] };
  if (text.length > AT_ONCE || kind === 'json' || kind === 'position') return { kind, games: [] };
  return { kind, games: games.map(({ id }) => id).filter((id) => reads(text, id)) };
}

/** @param {string} text @param {GameId} game */
function reads(text, game) {
  try {
    return readRecord(text, { game }).line.length > 0;
  } catch {
    return false;
  }
}

/**
 * The game of a text.
 * @param {string} text
 * @param {GameId} [game] which it is to be of, where the text does not say
 * @returns {Promise<Opened>}
 * @throws {CrossboardError | LinkError | SavedError}
 */
export async function openText(text, game) {
  const link = linkIn(text);
  if (link !== null) return openLink(link);
  const look = recognise(text);
  if (look.kind === 'json') return openSaved(text);
  if (look.kind === 'position') {
    const id = game ?? look.game;
    if (id) return { game: new Game(id, text.trim()), notes: new Notes(), names: ['', ''] };
  }
  return openRecord(readRecord(text, game ? { game } : {}));
}

/** @param {string} link @returns {Promise<Opened>} */
export async function openLink(link) {
  const { game, notes, whole } = await fromLink(link);
  return { game, notes, names: namesIn(notes), ...(whole ? {} : { notice: 'link.cut' }) };
}

/** @param {GameRecord} record @returns {Opened} */
function openRecord(record) {
  const { game: id, start, line, passedOver } = record;
  const entries = line.map(({ code }) => code);
  const game = Game.fromJSON({ v: 1, game: id, ...(start ? { start } : {}), entries });
  const notes = Notes.of(record);
  const tags = passedOver?.slice(0, TOLD).map(([name, value]) => `[${name} "${cut(value)}"]`);
  return {
    game,
    notes,
    names: namesIn(notes),
    ...(passedOver && tags ? { notice: 'open.passed', about: { n: passedOver.length, tags: tags.join(' ') } } : {}),
  };
}

/** A game as the page or the package has saved it. @param {string} text @returns {Opened} */
function openSaved(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SavedError();
  }
  const saved = /** @type {{ game?: unknown, notes?: unknown }} */ (value);
  const json = typeof saved.game === 'object' && saved.game !== null ? saved.game : saved;
  const game = Game.fromJSON(/** @type {import('../pkg/index.js').GameJSON} */ (json));
  const notes = Notes.from(saved.notes);
  notes.check(game.toJSON());
  return { game, notes, names: namesIn(notes) };
}

/** @param {string} value */
function cut(value) {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;
}

/** @param {Notes} notes @returns {[string, string]} */
function namesIn({ tags: { First, Second } }) {
  const name = (/** @type {string | undefined} */ tag) => (tag === undefined || tag === '?' ? '' : tag.slice(0, 24));
  return [name(First), name(Second)];
}

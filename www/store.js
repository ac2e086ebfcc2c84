// What is kept between visits. Storage may be refused or spoilt; then nothing is kept and nothing breaks.
// Each game has a place of its own; tabs that show the same game do not write over what they have not seen.

import { PIECE_SETS } from '../pkg/view/pieces.js';
import { choiceOf, clockOf } from './clock.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").GameJSON} GameJSON */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("../pkg/view/words.js").Language} Language */
/** @typedef {import("../pkg/view/pieces.js").PieceSet} PieceSet */
/** @typedef {"light" | "dark" | "auto"} Theme */

/**
 * @typedef {object} Settings
 * @property {1} v
 * @property {Language} [language]
 * @property {Theme} [theme]
 * @property {boolean} [keys] single-key commands are on
 * @property {[string, string]} [names]
 * @property {boolean} [figures] plies are written with figurines
 * @property {boolean} [confirm] a chosen ply is played when it has been confirmed
 * @property {boolean} [turn] after each turn the side to move is below
 * @property {boolean} [legal] where a piece may go is shown
 * @property {boolean} [why] what is refused is explained
 * @property {boolean} [coordinates]
 * @property {boolean} [sound]
 * @property {boolean} [takeback] moves are taken back without asking
 * @property {PieceSet} [pieces]
 * @property {ClockChoice} [clock] what was chosen last for a new game
 */
/** @typedef {import("../pkg/view/model.js").Seating} Seating */
/**
 * @typedef {object} SavedGame
 * @property {1} v
 * @property {string} id
 * @property {string} [name] as its players call it
 * @property {number} [at] when it was last played, in milliseconds
 * @property {GameJSON} game
 * @property {Player} orientation
 * @property {Seating} seating
 * @property {import("./notes.js").NotesJSON} [notes] what is said about it
 * @property {ClockJSON} [clock]
 * @property {Record<string, number>} [saves] of each tab, the number of the latest of its saves that this one knows of
 */
/** @typedef {import("./clock.js").ClockJSON} ClockJSON */
/** @typedef {import("./clock.js").ClockChoice} ClockChoice */

/** What is on or off, and how it is until somebody chooses. */
export const DEFAULTS = /** @type {const} */ ({
  keys: true,
  confirm: false,
  turn: false,
  legal: true,
  why: true,
  coordinates: true,
  sound: false,
  takeback: true,
  figures: false,
});
/** @typedef {keyof typeof DEFAULTS} Switch */
export const SWITCHES = /** @type {readonly Switch[]} */ (Object.keys(DEFAULTS));

const SETTINGS = 'crossboard.settings.v1';
/** The position that is set up, of each game. */
const SETUPS = 'crossboard.setup.v1';
/** Each game has a place of its own. */
const GAMES = 'crossboard.game.v1.';
/** Where the one game was kept when there was one. */
const ONE = 'crossboard.game.v1';
/** Where saves that cannot be read go, so that none is lost: each to a place of its own. */
const ASIDE = 'crossboard.game.aside.';
/** Which game this tab shows; each tab has its own. */
const TAB = 'crossboard.tab';

/** This page, as it is open in a tab, among those that save. */
const HERE = `t${newId()}`;
/** Of how many tabs a save tells, and how many saves of a game are remembered. */
const REMEMBERED = 12;

/** The saves of a game as this tab has read or written them, the latest last, by game. @type {Map<string, { text: string, saved: SavedGame }[]>} */
const known = new Map();

/** @param {string} key @returns {unknown} */
function read(key) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value @returns {boolean} whether there was room for it */
function write(key, value) {
  return tryWrite(key, JSON.stringify(value));
}

/** @param {string} key @param {string} text @returns {boolean} whether there was room for it */
function tryWrite(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // Refused or full: the page works on without keeping anything.
    return false;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is [string, string]} */
function isPair(value) {
  return Array.isArray(value) && value.length === 2 && value.every((name) => typeof name === 'string');
}

/** @returns {Settings} */
export function readSettings() {
  const value = read(SETTINGS);
  /** @type {Settings} */
  const settings = { v: 1 };
  if (!isRecord(value) || value.v !== 1) return settings;
  if (value.language === 'en' || value.language === 'ru') settings.language = value.language;
  if (value.theme === 'light' || value.theme === 'dark' || value.theme === 'auto') settings.theme = value.theme;
  if (isPair(value.names)) settings.names = value.names;
  for (const name of SWITCHES) if (typeof value[name] === 'boolean') settings[name] = value[name];
  const pieces = PIECE_SETS.find((set) => set === value.pieces);
  if (pieces) settings.pieces = pieces;
  const clock = choiceOf(value.clock);
  if (clock) settings.clock = clock;
  return settings;
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  write(SETTINGS, settings);
}

/**
 * The position that is being set up.
 * @typedef {object} Draft
 * @property {string} text as it stands, sound or not
 * @property {Player} orientation
 */

/** @param {GameId} game @returns {Draft | null} */
export function readDraft(game) {
  const value = read(SETUPS);
  const draft = isRecord(value) && value.v === 1 && isRecord(value.drafts) ? value.drafts[game] : null;
  if (!isRecord(draft) || typeof draft.text !== 'string') return null;
  return { text: draft.text, orientation: draft.orientation === 'second' ? 'second' : 'first' };
}

/** @param {GameId} game @param {Draft} draft */
export function writeDraft(game, draft) {
  const value = read(SETUPS);
  const drafts = isRecord(value) && value.v === 1 && isRecord(value.drafts) ? value.drafts : {};
  write(SETUPS, { v: 1, drafts: { ...drafts, [game]: draft } });
}

export function newId() {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return a.toString(36) + b.toString(36);
}

/** The game that this tab shows. @returns {string | null} */
export function tabGame() {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

/** @param {string} id */
export function setTabGame(id) {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // Refused: after a reload the tab shows the game that was played last.
  }
}

/**
 * A saved game; "spoilt" if there is something that is none. Whether its moves hold is for the package to say.
 * @param {string} id
 * @returns {SavedGame | "spoilt" | null}
 */
export function readGame(id) {
  const text = textAt(GAMES + id);
  return text === null ? null : gameIn(text, id);
}

/** A saved game that this tab goes on with. @param {string} id */
export function takeGame(id) {
  const saved = readGame(id);
  if (saved && saved !== 'spoilt') remember(saved);
  return saved;
}

/** All saved games that can be read, the latest first. @returns {SavedGame[]} */
export function listGames() {
  const games = [];
  for (const key of keys()) {
    const saved = gameIn(textAt(key) ?? '', key.slice(GAMES.length));
    if (saved !== 'spoilt') games.push(saved);
  }
  return games.sort((a, b) => (b.at ?? 0) - (a.at ?? 0) || (a.id < b.id ? -1 : 1));
}

/**
 * What another tab has saved of a game since this one last read or wrote it: null if nothing; "gone" if it has been deleted
 * there. This tab then knows of it.
 * @param {string} id
 * @returns {{ saved: SavedGame | "spoilt", base: SavedGame | null } | "gone" | null} `base`: the latest that both have known
 */
export function newerGame(id) {
  const before = known.get(id) ?? [];
  const last = before.at(-1);
  if (!last) return null;
  try {
    if (localStorage.getItem(GAMES + id) === null) return 'gone';
  } catch {
    return null;
  }
  if (textAt(GAMES + id) === last.text) return null;
  const saved = takeGame(id);
  if (!saved) return 'gone';
  if (saved === 'spoilt') return { saved, base: null };
  const { saves } = saved;
  // A page of an earlier version does not tell what it knew.
  const base = saves ? before.findLast((each) => knows(saves, each.saved.saves ?? {})) : last;
  return { saved, base: base?.saved ?? null };
}

/**
 * Whether one save has been made in the knowledge of another. A save has a higher number than all that it knows of, and tells of
 * the tabs with the highest: a tab that it does not tell of any more, as it tells of so many that saved later, it has known.
 * @param {Record<string, number>} saves
 * @param {Record<string, number>} others
 */
function knows(saves, others) {
  const told = Object.values(saves);
  const least = told.length < REMEMBERED ? 0 : Math.min(...told);
  return Object.entries(others).every(([tab, number]) => number <= (saves[tab] ?? least));
}

/** @param {SavedGame} saved as it stands in its place */
function remember(saved) {
  const text = textAt(GAMES + saved.id);
  if (text !== null) known.set(saved.id, [...(known.get(saved.id) ?? []), { text, saved }].slice(-REMEMBERED));
}

/** @param {SavedGame} game @returns {boolean} whether there was room for it */
export function writeGame(game) {
  /** @type {Map<string, number>} */
  const saves = new Map();
  for (const { saved } of known.get(game.id) ?? [])
    for (const [tab, number] of Object.entries(saved.saves ?? {}))
      saves.set(tab, Math.max(number, saves.get(tab) ?? 0));
  saves.set(HERE, Math.max(0, ...saves.values()) + 1);
  const latest = [...saves].sort(([, a], [, b]) => a - b).slice(-REMEMBERED);
  const saved = { ...game, saves: Object.fromEntries(latest) };
  const kept = write(GAMES + saved.id, saved);
  if (kept) remember(saved);
  return kept;
}

/** @param {string} id */
export function removeGame(id) {
  try {
    localStorage.removeItem(GAMES + id);
  } catch {
    // Nothing was kept.
  }
  known.delete(id);
}

/** Whatever else is saved of it stays. @param {string} id @param {string} name @returns {boolean} whether there was room for it */
export function renameGame(id, name) {
  const saved = readGame(id);
  return !saved || saved === 'spoilt' || write(GAMES + id, { ...saved, name });
}

/**
 * The one game that an earlier page has kept gets a place among the others.
 * @returns {"spoilt" | "unkept" | null} "unkept" if there is no room for it: it stays where it was
 */
export function takeOverOld() {
  const text = textAt(ONE);
  if (text === null) return null;
  const saved = gameIn(text, newId());
  if (saved === 'spoilt') {
    putAside(ONE);
    return 'spoilt';
  }
  if (!writeGame({ ...saved, at: Date.now() })) return 'unkept';
  try {
    localStorage.removeItem(ONE);
  } catch {
    // It stays where it was.
  }
  return null;
}

/** Takes a game that cannot be read out of the way, and keeps a copy. @param {string} id */
export function putGameAside(id) {
  putAside(GAMES + id);
  known.delete(id);
}

/**
 * Keeps a copy of what cannot be read and stands in the place of a game, which is to be written anew. The place is not given up:
 * other tabs would take the game for deleted.
 * @param {string} id
 * @returns {string | undefined} what the game has been called
 */
export function copyGameAside(id) {
  const text = textAt(GAMES + id);
  if (text !== null && !tryWrite(ASIDE + newId(), text)) putAside(GAMES + id);
  const name = known.get(id)?.at(-1)?.saved.name;
  known.delete(id);
  return name;
}

/** Calls back when another tab has saved or removed a game, or all that is kept. @param {() => void} run */
export function onGameSaved(run) {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(GAMES)) run();
  });
}

/** @param {string} key */
function putAside(key) {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return;
    // The place is given up first, as there may be no room for both.
    localStorage.removeItem(key);
    localStorage.setItem(ASIDE + newId(), text);
  } catch {
    // Nothing was kept.
  }
}

/** @param {string} text @param {string} id @returns {SavedGame | "spoilt"} */
function gameIn(text, id) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return 'spoilt';
  }
  if (!isRecord(value) || value.v !== 1 || !isRecord(value.game) || !isRecord(value.seating)) return 'spoilt';
  const { orientation, seating, name, at } = value;
  if ((orientation !== 'first' && orientation !== 'second') || !isPair(seating.names)) return 'spoilt';
  const clock = clockOf(value.clock);
  return {
    v: 1,
    id,
    ...(typeof name === 'string' && name ? { name } : {}),
    ...(isMoment(at) ? { at } : {}),
    game: /** @type {GameJSON} */ (/** @type {unknown} */ (value.game)),
    orientation,
    seating: { names: seating.names, began: seating.began === 1 ? 1 : 0, lot: seating.lot === true },
    ...(clock ? { clock } : {}),
    ...(isRecord(value.notes) ? { notes: value.notes } : {}),
    ...(isRecord(value.saves) ? { saves: numbersIn(value.saves) } : {}),
  };
}

/** @param {Record<string, unknown>} value @returns {Record<string, number>} */
function numbersIn(value) {
  return Object.fromEntries(Object.entries(value).flatMap(([tab, number]) => (isCount(number) ? [[tab, number]] : [])));
}

/** A moment that dates can tell of. @param {unknown} value @returns {value is number} */
function isMoment(value) {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}

/** A number that can be counted on from. @param {unknown} value @returns {value is number} */
function isCount(value) {
  return Number.isInteger(value) && /** @type {number} */ (value) >= 0 && /** @type {number} */ (value) < 2 ** 48;
}

/** @returns {string[]} the places of games */
function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(GAMES));
  } catch {
    return [];
  }
}

/** @param {string} key @returns {string | null} */
function textAt(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

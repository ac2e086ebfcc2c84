// What is kept between visits. Storage may be refused or spoilt; then nothing is kept and nothing breaks.
// Tabs share one saved game: none writes over what it has not seen.

/** @typedef {import("../pkg/index.js").GameJSON} GameJSON */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("../pkg/view/words.js").Language} Language */
/** @typedef {"light" | "dark" | "auto"} Theme */

/**
 * @typedef {object} Settings
 * @property {1} v
 * @property {Language} [language]
 * @property {Theme} [theme]
 * @property {boolean} [keys] single-key commands are on
 * @property {[string, string]} [names]
 */
/** @typedef {import("../pkg/view/model.js").Seating} Seating */
/**
 * @typedef {object} SavedGame
 * @property {1} v
 * @property {GameJSON} game
 * @property {Player} orientation
 * @property {Seating} seating
 */

const SETTINGS = 'crossboard.settings.v1';
const GAME = 'crossboard.game.v1';
/** Where a save that cannot be read goes, so that it is not lost. */
const ASIDE = 'crossboard.game.aside';

/** The saved text as this tab last read or wrote it. @type {string | null} */
let known = null;

/** @param {string} key @returns {unknown} */
function read(key) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Refused or full: the page works on without keeping anything.
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
  if (typeof value.keys === 'boolean') settings.keys = value.keys;
  if (isPair(value.names)) settings.names = value.names;
  return settings;
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  write(SETTINGS, settings);
}

/**
 * The saved game; "spoilt" if there is something that is none. Whether its moves hold is for the package to say.
 * @returns {SavedGame | "spoilt" | null}
 */
export function readGame() {
  const text = savedText();
  known = text;
  if (text === null) return null;
  const value = read(GAME);
  if (!isRecord(value) || value.v !== 1 || !isRecord(value.game) || !isRecord(value.seating)) return 'spoilt';
  const { orientation, seating } = value;
  if ((orientation !== 'first' && orientation !== 'second') || !isPair(seating.names)) return 'spoilt';
  return {
    v: 1,
    game: /** @type {GameJSON} */ (/** @type {unknown} */ (value.game)),
    orientation,
    seating: { names: seating.names, began: seating.began === 1 ? 1 : 0, lot: seating.lot === true },
  };
}

/** Whether another tab has saved a game since this one last read or wrote it. A game that is gone counts as none. */
export function savedElsewhere() {
  const text = savedText();
  return text !== null && text !== known;
}

/** @param {SavedGame} saved */
export function writeGame(saved) {
  write(GAME, saved);
  known = savedText();
}

/** Takes a save that cannot be read out of the way, and keeps a copy. */
export function putGameAside() {
  try {
    const text = localStorage.getItem(GAME);
    if (text === null) return;
    // The place is given up first, as there may be no room for both.
    localStorage.removeItem(GAME);
    localStorage.setItem(ASIDE, text);
  } catch {
    // Nothing was kept.
  }
  known = null;
}

/** Calls back when another tab has saved a game. @param {() => void} run */
export function onGameSaved(run) {
  addEventListener('storage', (event) => {
    if (event.key === GAME && event.newValue !== null) run();
  });
}

/** @returns {string | null} */
function savedText() {
  try {
    return localStorage.getItem(GAME);
  } catch {
    return null;
  }
}

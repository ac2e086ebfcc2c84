// What is kept between visits. Storage may be refused or spoilt; then nothing is kept and nothing breaks.
// With two tabs the last writer wins.

/** @typedef {import("../pkg/index.js").GameJSON} GameJSON */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./words.js").Language} Language */
/** @typedef {"light" | "dark" | "auto"} Theme */

/**
 * @typedef {object} Settings
 * @property {1} v
 * @property {Language} [language]
 * @property {Theme} [theme]
 * @property {boolean} [keys] single-key commands are on
 * @property {[string, string]} [names]
 */
/**
 * @typedef {object} Seating who plays: names of the two people, and which of them began
 * @property {[string, string]} names
 * @property {0 | 1} began
 * @property {boolean} lot
 */
/**
 * @typedef {object} SavedGame
 * @property {1} v
 * @property {GameJSON} game
 * @property {Player} orientation
 * @property {Seating} seating
 */

const SETTINGS = 'crossboard.settings.v1';
const GAME = 'crossboard.game.v1';

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
  /** @type {string | null} */
  let text = null;
  try {
    text = localStorage.getItem(GAME);
  } catch {
    return null;
  }
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

/** @param {SavedGame} saved */
export function writeGame(saved) {
  write(GAME, saved);
}

export function forgetGame() {
  try {
    localStorage.removeItem(GAME);
  } catch {
    // Nothing was kept.
  }
}

// The saved games on the start screen: each with its name, game, date and how it stands; to go on with, to rename, to delete.

import { Game, games } from '../pkg/index.js';
import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { byColour, colourOf } from '../pkg/view/naming.js';
import { listGames } from './store.js';

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./store.js").SavedGame} SavedGame */
/** @typedef {import("../pkg/index.js").GameState} GameState */

/** How saved games stand, by what is saved: reading them takes time. @type {Map<string, GameState | null>} */
const read = new Map();

/** @param {SavedGame} saved @returns {GameState | null} null if its moves do not hold */
function stateOf({ game }) {
  const text = JSON.stringify(game);
  const known = read.get(text);
  if (known !== undefined) return known;
  /** @type {GameState | null} */
  let state = null;
  try {
    const found = Game.fromJSON(game);
    state = found.state();
    found.free();
  } catch {
    // Of another version of the page: it is listed, and can be deleted.
  }
  read.set(text, state);
  return state;
}

/** @param {App} app @param {() => void} changed @returns {HTMLElement | null} */
export function savedList(app, changed) {
  const { words } = app;
  const all = listGames();
  if (all.length === 0) return null;
  return el(
    'section',
    { class: 'saved', 'aria-labelledby': 'saved-title' },
    el('h2', { id: 'saved-title' }, words.t('saved')),
    el(
      'ul',
      {},
      all.map((saved) => row(app, saved, changed)),
    ),
  );
}

/** @param {App} app @param {SavedGame} saved @param {() => void} changed */
function row(app, saved, changed) {
  const { words } = app;
  const state = stateOf(saved);
  const title = titleOf(app, saved);
  const facts = [
    saved.name || players(saved) ? gameName(app, saved) : '',
    state ? standing(app, saved, state) : words.t('saved.unreadable'),
    saved.at
      ? new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.at)
      : '',
  ];
  const open = el(
    'button',
    {
      type: 'button',
      class: 'open',
      'data-key': `open-${saved.id}`,
      disabled: !state,
      onclick: () => app.open(saved.id),
    },
    el('b', {}, title),
    el('small', {}, facts.filter(Boolean).join(' · ')),
  );
  return el(
    'li',
    { 'data-saved': saved.id },
    open,
    tool(
      'pencil',
      words.t('saved.rename', { name: title }),
      `rename-${saved.id}`,
      () => void app.rename(saved.id, title).then(changed),
    ),
    tool(
      'trash',
      words.t('saved.delete', { name: title }),
      `delete-${saved.id}`,
      () => void app.remove(saved.id, title).then(changed),
    ),
  );
}

/** @param {string} picture @param {string} text @param {string} key @param {() => void} run */
function tool(picture, text, key, run) {
  return el(
    'button',
    { type: 'button', class: 'icon', 'aria-label': text, 'data-key': key, onclick: run },
    icon(picture),
  );
}

/** @param {App} app @param {SavedGame} saved */
export function titleOf(app, saved) {
  return saved.name || players(saved) || gameName(app, saved);
}

/** @param {SavedGame} saved */
function players({ seating: { names } }) {
  const [a, b] = names.map((name) => name.trim());
  return a && b ? `${a} – ${b}` : a || b || '';
}

/** @param {App} app @param {SavedGame} saved */
function gameName({ words }, { game }) {
  return games.find((g) => g.id === game.game)?.names[words.language] ?? String(game.game);
}

/** Whose move it is, or how it ended. @param {App} app @param {SavedGame} saved @param {GameState} state */
function standing({ words }, { seating }, state) {
  const who = state.outcome ? state.outcome.winner : state.player;
  if (!who) return words.t('outcome.draw');
  const named = (seating.names[(who === 'first') === (seating.began === 0) ? 0 : 1] ?? '').trim();
  const key = state.outcome ? 'outcome.won' : 'saved.turn';
  if (named) return words.t(`${key}.named`, { name: named });
  return words.t(`${key}.${byColour(state) ? colourOf(who) : who}`);
}

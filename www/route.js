// Where a hash leads: a game that was sent, a course, the rules of a game, a position to set up, what the
// page is about; nowhere, or home.

import { layoutOf, ORDER } from './layouts.js';
import { COURSES } from './learn/courses.js';
import { PAGES } from './learn/pages.js';
import { linkIn } from './link.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("./learn/model.js").Course} Course */
/** @typedef {import("./learn/model.js").RuleId} RuleId */
/** @typedef {import("./learn/model.js").RulesPage} RulesPage */

/**
 * @typedef {{ to: "home" } | { to: "nowhere" } | { to: "about" } | { to: "game", link: string }
 *   | { to: "setup", game: GameId }
 *   | { to: "learn", game: GameId, at: number | "end" | null }
 *   | { to: "rules", game: GameId, rule: RuleId | null }} Route
 *   `at` is the number of a step, from 1; null for the first that is not done
 */

/** The course of a game, if it has one. @param {GameId} game @returns {Course | undefined} */
export const courseOf = (game) => COURSES[layoutOf(game).name];

/** @param {GameId} game @returns {RulesPage | undefined} */
export const rulesOf = (game) => PAGES[layoutOf(game).name];

/** The game that is arranged so. @param {string} layout @returns {GameId | undefined} */
export const gameOf = (layout) => ORDER.find((game) => layoutOf(game).name === layout);

/** Every rule that a page has a section for. @param {RulesPage} page @returns {RuleId[]} */
export const rulesOn = (page) => [...page.groups.flatMap((g) => g.sections.map((s) => s.rule)), ...page.common];

export const ABOUT = '#about';

/** @param {GameId} game @param {number | "end" | null} [at] */
export const learnHref = (game, at = null) => `#learn=${game}${at === null ? '' : `/${at}`}`;

/** Where a position of the game is set up. @param {GameId} game */
export const setupHref = (game) => `#setup=${game}`;

/**
 * Where a rule is told: on the game's own page, or on that of the game which has it.
 * @param {GameId} game @param {RuleId | null} [rule]
 */
export function rulesHref(game, rule = null) {
  if (rule === null) return `#rules=${game}`;
  const holder = [game, ...ORDER].find((id) => {
    const page = rulesOf(id);
    return page && rulesOn(page).includes(rule);
  });
  return `#rules=${holder ?? game}/${rule}`;
}

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  if (hash === '' || hash === '#') return { to: 'home' };
  if (hash === ABOUT) return { to: 'about' };
  const link = linkIn(hash);
  if (link !== null) return { to: 'game', link };
  const [, to, name, part = ''] = /^#(learn|rules|setup)=([\w-]+)(?:\/(\w+))?$/.exec(hash) ?? [];
  const game = ORDER.find((id) => id === name);
  if (!game) return { to: 'nowhere' };
  if (to === 'setup') return part === '' ? { to, game } : { to: 'nowhere' };
  if (to === 'learn') {
    const steps = courseOf(game)?.steps.length ?? 0;
    if (steps > 0 && part === '') return { to, game, at: null };
    if (steps > 0 && part === 'end') return { to, game, at: part };
    const at = /^[1-9]\d?$/.test(part) ? Number(part) : 0;
    return at >= 1 && at <= steps ? { to, game, at } : { to: 'nowhere' };
  }
  const page = rulesOf(game);
  const rule = page && rulesOn(page).find((id) => id === part);
  return to === 'rules' && page && (rule || part === '') ? { to, game, rule: rule ?? null } : { to: 'nowhere' };
}

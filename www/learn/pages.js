// The rules pages, by the layout of their game.

import { page as tall } from './rules-double-move.js';
import { page as slots } from './rules-four-board.js';
import { page as single } from './rules-orthodox.js';
import { page as twins } from './rules-tranzit.js';

/** @typedef {import("./model.js").RuleId} RuleId */
/** @typedef {import("./model.js").RulesPage} RulesPage */
/** @typedef {import("./model.js").Said} Said */
/** @typedef {import("./model.js").Section} Section */

/** @type {Readonly<Record<string, import("./model.js").RulesPage>>} */
export const PAGES = { slots, twins, tall, single };

const SHARED = single.groups.flatMap(({ sections }) => sections);

/** The section of a rule that all games share; its diagrams are of orthodox chess. @param {RuleId} rule @returns {Section} */
export function sharedSection(rule) {
  const found = SHARED.find((section) => section.rule === rule);
  if (!found) throw new RangeError(`no section for ${rule}`);
  return found;
}

/** Who says a rule, on the page of a game. @param {RulesPage} page @param {Section} section @returns {Said} */
export const saidOn = (page, section) => (page === single && section.alone) || section.said;

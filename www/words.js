// The words of the page, beside those of the boards: every visible or spoken one comes from locale/*.json through here.

import { Words } from '../pkg/view/words.js';

/** @typedef {import('../pkg/view/words.js').Language} Language */
/** @typedef {import('../pkg/view/words.js').Dictionary} Dictionary */

/**
 * Both languages at once: they are small, and a switch is not to wait or to fail.
 * @returns {Promise<Readonly<Record<Language, Words>>>}
 */
export async function loadWords() {
  const [en, ru] = await Promise.all([load('en'), load('ru')]);
  return { en, ru };
}

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
async function load(language) {
  const response = await fetch(new URL(`./locale/${language}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new Words(language, /** @type {Dictionary} */ (await response.json()));
}

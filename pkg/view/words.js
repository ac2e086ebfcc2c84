// The dictionaries: every visible or spoken word of the boards comes from locale/*.json through here.

import en from './locale/en.js';
import ru from './locale/ru.js';

/** @typedef {"en" | "ru"} Language */
/** @typedef {Readonly<Record<string, string | number>>} Params */
/** @typedef {Readonly<Record<string, string | Readonly<Record<string, string>>>>} Dictionary */

/** @type {readonly Language[]} */
export const LANGUAGES = ['ru', 'en'];

/** The words of the boards, in each language. @type {Readonly<Record<Language, () => Dictionary>>} */
const DICTIONARIES = { en, ru };

export class Words {
  #dictionary;
  #plural;

  /** @param {Language} language @param {Dictionary} [more] words beside those of the boards */
  constructor(language, more) {
    this.language = language;
    this.#dictionary = { ...DICTIONARIES[language](), ...more };
    this.#plural = new Intl.PluralRules(language);
  }

  /**
   * The text of a key, with {names} filled in. A key with plural forms goes by the number {n}.
   * @param {string} key
   * @param {Params} [params]
   * @returns {string}
   */
  t(key, params = {}) {
    let text = this.#dictionary[key];
    if (typeof text === 'object') text = text[this.#plural.select(Number(params.n ?? 0))] ?? text.other;
    if (text === undefined) {
      console.error(`no words for "${key}" in ${this.language}`);
      return key;
    }
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
  }

  /** @param {string} key */
  has(key) {
    return key in this.#dictionary;
  }
}

/**
 * The first of these languages that there are words in; English if there is none.
 * @param {readonly string[]} wanted
 * @returns {Language}
 */
export function preferred(wanted) {
  for (const tag of wanted) {
    const language = LANGUAGES.find((l) => tag.toLowerCase().split('-')[0] === l);
    if (language) return language;
  }
  return 'en';
}

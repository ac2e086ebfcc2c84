// The dictionaries: every visible or spoken word of the page comes from locale/*.json through here.

/** @typedef {"en" | "ru"} Language */
/** @typedef {Readonly<Record<string, string | number>>} Params */
/** @typedef {Readonly<Record<string, string | Readonly<Record<string, string>>>>} Dictionary */

/** @type {readonly Language[]} */
export const LANGUAGES = ['ru', 'en'];

export class Words {
  #dictionary;
  #plural;

  /** @param {Language} language @param {Dictionary} dictionary */
  constructor(language, dictionary) {
    this.language = language;
    this.#dictionary = dictionary;
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

/**
 * The language the browser asks for.
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

// Every word of the page comes from its dictionaries, and both say the same.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { LINES, onPage, square } from './page.mjs';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));
const VIEW = fileURLToPath(new URL('../../pkg/view/', import.meta.url));
/** @typedef {Record<string, string | Record<string, string>>} Dictionary */
/** The words of the page and of the boards on it. @param {string} language @returns {Dictionary} */
const dictionary = (language) =>
  Object.assign({}, ...[WWW, VIEW].map((at) => JSON.parse(readFileSync(`${at}locale/${language}.json`, 'utf8'))));
const en = dictionary('en');
const ru = dictionary('ru');

/** @param {string | Record<string, string> | undefined} value */
const texts = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}));

test('English and Russian have the same keys, the same gaps to fill, and all plural forms', () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
  for (const key of Object.keys(en)) {
    const gaps = (/** @type {string} */ text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    const all = [...texts(en[key]), ...texts(ru[key])].flatMap(gaps);
    for (const text of [...texts(en[key]).slice(-1), ...texts(ru[key]).slice(-1)]) {
      assert.deepEqual(gaps(text), [...new Set(all)].sort(), key);
    }
    for (const [words, language] of /** @type {const} */ ([
      [en[key], 'en'],
      [ru[key], 'ru'],
    ])) {
      if (typeof words !== 'object') continue;
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      assert.deepEqual(Object.keys(words).sort(), [...forms].sort(), `${key} in ${language}`);
    }
  }
});

test('every key that is asked for is there, and every key that is there is asked for', () => {
  /** @type {Set<string>} */
  const used = new Set();
  const missing = [];
  const keys = Object.keys(en);
  const scripts = [WWW, VIEW].flatMap((at) => readdirSync(at).map((name) => at + name));
  for (const name of scripts.filter((file) => file.endsWith('.js') && !file.endsWith('styles.js'))) {
    const code = readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    // Any string of the code may be a key, handed on to be looked up; a template may be many.
    for (const [, text] of code.matchAll(/'([^'\n]*)'/g)) if (text && keys.includes(text)) used.add(text);
    for (const [, text = ''] of code.matchAll(/`([^`]*)`/g)) {
      const pattern = new RegExp(
        `^${text
          .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\u0000')
          .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
          .replaceAll('\u0000', '[\\w.-]+')}$`,
      );
      if (/^[a-z]/.test(text) || text.startsWith('${')) for (const key of keys) if (pattern.test(key)) used.add(key);
    }
    for (const [, key = ''] of code.matchAll(/\bt\(\s*'([^']+)'/g))
      if (!keys.includes(key)) missing.push(`${name}: ${key}`);
  }
  assert.deepEqual(missing, []);
  assert.deepEqual(
    keys.filter((key) => !used.has(key)),
    [],
  );
});

/** What a person may see or hear of the page, sheet by sheet. @param {import('playwright-core').Page} page */
async function spoken(page) {
  return page.evaluate(() => {
    const found = [document.title];
    const tell = (/** @type {Node} */ root) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Element) {
          for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
          if (node.shadowRoot) tell(node.shadowRoot);
        } else if (!node.parentElement?.matches('style, script')) found.push(node.textContent ?? '');
      }
    };
    tell(document.body);
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

/** Names, moves, squares, keys and ids, which are the same in both languages. @param {string} text */
const own = (text) =>
  text
    // The text of a position.
    .replace(/^\S+(?:\/\S+){7,} [-\dwb].*$/, '')
    .replace(/Crossboard|Chess-tranzit|Tranzit!|\bRU\b|\bEN\b|English|Русский|\b(?:Esc|Enter|Home|End)\b/g, '')
    .replace(/(?<![a-z])(?:[a-h]?x)?[a-h]1?\d\b|\b[OFTD]\d+\b|\bO-O(?:-O)?\b|\b(?:i{1,2}|iv)\b/g, '')
    .replace(/^[urfn]$|^[KQRBN](?:[a-h\d]|\W|$).*/g, '');

for (const [game, count, spot] of /** @type {const} */ ([
  ['', 0, ''],
  ['four-board', 24, '2:b7'],
  ['tranzit', 4, '1:e1'],
  ['tranzit', 21, ''],
  ['double-move', 6, '1:d5'],
  ['orthodox', 2, '1:g1'],
])) {
  test(`every visible and spoken word changes with the language: ${game || 'start'} ${count}`, () =>
    onPage(game ? { saved: { game, entries: LINES[game].split(' ').slice(0, count) } } : {}, async (page) => {
      if (spot) await page.click(square(spot));
      assert.equal(await page.getAttribute('html', 'lang'), 'en');
      const english = await spoken(page);
      assert.deepEqual(
        english.filter((text) => /[а-яё]/i.test(own(text))),
        [],
      );
      await page.click('[data-set="language=ru"]');
      await page.waitForSelector('html[lang="ru"]');
      const russian = await spoken(page);
      assert.deepEqual(
        russian.filter((text) => /[a-z]{2}/i.test(own(text))),
        [],
      );
      assert.equal(russian.length, english.length);
    }));
}

test('the language is the one the browser asks for', async () => {
  await onPage({ locale: 'ru-RU' }, async (page) => assert.equal(await page.getAttribute('html', 'lang'), 'ru'));
  await onPage({ locale: 'de-DE' }, async (page) => assert.equal(await page.getAttribute('html', 'lang'), 'en'));
});

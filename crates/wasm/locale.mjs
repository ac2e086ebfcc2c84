// @ts-check
/**
 * The dictionaries of the package are JSON; a module cannot import that everywhere, so each has a twin in
 * JavaScript: a function, as engines read the inside of one only when it is called.
 *
 *   node crates/wasm/locale.mjs     writes the twins (the build does so too)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../pkg/locale/', import.meta.url));
export const LANGUAGES = ['en', 'ru'];

/** @param {string} language */
export const jsonPath = (language) => `${FOLDER}${language}.json`;
/** @param {string} language */
export const modulePath = (language) => `${FOLDER}${language}.js`;

/**
 * The module of a dictionary.
 * @param {string} language
 */
export const moduleOf = (language) =>
  [
    `// Made from ${language}.json by crates/wasm/locale.mjs.`,
    `const make = function () { return ${readFileSync(jsonPath(language), 'utf8').trimEnd()}; };`,
    '/** @type {ReturnType<typeof make> | undefined} */',
    'let made;',
    'export default () => (made ??= make());\n',
  ].join('\n');

/** Writes the modules where they are not as they should be. */
export function writeModules() {
  for (const language of LANGUAGES) {
    const text = moduleOf(language);
    /** @type {string | undefined} */
    let old;
    try {
      old = readFileSync(modulePath(language), 'utf8');
    } catch {
      // There is none yet.
    }
    if (old !== text) writeFileSync(modulePath(language), text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeModules();

// @ts-check
/**
 * What a module cannot import everywhere has a twin in JavaScript: the dictionaries, which are JSON, and the style sheets
 * of the board view. That of a dictionary is a function, as engines read the inside of one only when it is called.
 *
 *   node crates/wasm/locale.mjs     writes the twins (the build does so too)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PKG = fileURLToPath(new URL('../../pkg/', import.meta.url));
const VIEW = `${PKG}view/`;
/** The sheets of the page that go into a shadow root. */
const AREAS = ['area', 'boards'].map((name) => fileURLToPath(new URL(`../../www/${name}.css`, import.meta.url)));
export const LANGUAGES = ['en', 'ru'];
/** Where there are dictionaries: the package's sentences, and the words of the board view, the page and its lessons. */
const FOLDERS = ['locale/', 'view/locale/', '../www/locale/', '../www/learn/locale/'];

/** @param {string} language */
export const jsonPath = (language) => `${PKG}${FOLDERS[0]}${language}.json`;

/**
 * The module of a dictionary.
 * @param {string} language
 * @param {string} folder
 */
const moduleOf = (language, folder) =>
  [
    `// Made from ${language}.json by crates/wasm/locale.mjs.`,
    `const make = function () { return ${readFileSync(`${PKG}${folder}${language}.json`, 'utf8').trimEnd()}; };`,
    '/** @type {ReturnType<typeof make> | undefined} */',
    'let made;',
    'export default () => (made ??= make());\n',
  ].join('\n');

/**
 * The tokens of a whole page as those of a shadow host: each may be set from outside under a name of its own.
 * @param {string} css
 */
const forHost = (css) =>
  css
    .replaceAll(':root:not([data-theme="light"])', ':host(:not([theme="light"]))')
    .replaceAll(':root[data-theme="dark"]', ':host([theme="dark"])')
    .replaceAll(':root', ':host')
    .replace(
      /(--)([\w-]+): ([^;]+);/g,
      (_, dashes, name, value) => `${dashes}${name}: var(--crossboard-${name}, ${value});`,
    );

/** A style sheet without its comments and its white space. @param {string} css */
const small = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();

/** A style sheet as a constant of a module. @param {string} path @param {(css: string) => string} [change] */
function constantOf(path, change = (css) => css) {
  const text = small(change(readFileSync(path, 'utf8')));
  return `export const ${basename(path, '.css')} =\n  '${text.replace(/[\\']/g, '\\$&')}';\n`;
}

const STYLES = '// Made from the style sheets beside it by crates/wasm/locale.mjs.\n';

/** The module of all style sheets of the board view. */
function stylesModule() {
  const lines = readdirSync(VIEW)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => constantOf(`${VIEW}${name}`, name === 'tokens.css' ? forHost : undefined));
  return STYLES + lines.join('');
}

/** All twins: where each is, and what it is to hold. @returns {[path: string, text: string][]} */
export const twins = () => [
  ...FOLDERS.flatMap((folder) =>
    LANGUAGES.map(
      (language) => /** @type {[string, string]} */ ([`${PKG}${folder}${language}.js`, moduleOf(language, folder)]),
    ),
  ),
  [`${VIEW}styles.js`, stylesModule()],
  ...AREAS.map((path) => /** @type {[string, string]} */ ([path.replace(/css$/, 'js'), STYLES + constantOf(path)])),
];

/** Writes the modules where they are not as they should be. */
export function writeModules() {
  for (const [path, text] of twins()) {
    /** @type {string | undefined} */
    let old;
    try {
      old = readFileSync(path, 'utf8');
    } catch {
      // There is none yet.
    }
    if (old !== text) writeFileSync(path, text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeModules();

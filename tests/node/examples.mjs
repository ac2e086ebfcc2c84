// @ts-check
/** Examples of the documentation: found in it, run as they stand, and held to what their comments say. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';

const PKG = new URL('../../pkg/', import.meta.url);

/**
 * The blocks of code in a text of Markdown, or in the comments of a source.
 * @param {string} text
 * @param {string} language
 */
export function blocks(text, language) {
  const found = text.matchAll(new RegExp(`^([ *]*)\`\`\`${language}\\n([\\s\\S]*?)^[ *]*\`\`\``, 'gm'));
  return [...found].map(([, margin = '', code = '']) =>
    code
      .split('\n')
      .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line.slice(margin.trimEnd().length)))
      .join('\n'),
  );
}

/** What the lines of an example promise to log, in order. @param {string} code */
export const promised = (code) =>
  [...code.matchAll(/^.*\bconsole\.log\(.*\); \/\/ (.*)$/gm)].map((found) => found[1] ?? '');

/** @param {unknown} value */
const shown = (value) =>
  typeof value === 'string' ? value : inspect(value, { sorted: true, breakLength: Number.POSITIVE_INFINITY });

/**
 * Runs a module's text where nothing was imported before, and returns what it logs.
 * @param {string} source it may import and require the package by its names, and read its files from `node_modules/crossboard/`
 * @returns {Promise<string[]>}
 */
export async function logged(source) {
  /** @type {Record<string, { import: { default: string } }>} */
  const exported = JSON.parse(await readFile(new URL('package.json', PKG), 'utf8')).exports;
  const text = source
    .replace(/\bfrom 'crossboard(\/\w+)?'/g, (_, entry = '') => {
      const path = exported[`.${entry}`]?.import.default;
      assert.ok(path, `crossboard${entry} is an entry`);
      return `from ${JSON.stringify(new URL(path, PKG).href)}`;
    })
    .replaceAll("'node_modules/crossboard/", `'${decodeURIComponent(PKG.pathname)}`);
  const heard = `import { createRequire } from 'node:module';
import { parentPort as port } from 'node:worker_threads';
const require = createRequire(${JSON.stringify(new URL('package.json', PKG).href)});
const console = { log: (...values) => port.postMessage(values) };\n`;
  const worker = new Worker(new URL(`data:text/javascript;charset=utf-8,${encodeURIComponent(heard + text)}`));
  /** @type {string[]} */
  const lines = [];
  await new Promise((resolve, reject) => {
    worker.on('message', (values) => lines.push(values.map(shown).join(' ')));
    worker.on('error', (error) => reject(new Error(`${error.message}, in\n${source}`, { cause: error })));
    worker.on('exit', resolve);
  });
  return lines;
}

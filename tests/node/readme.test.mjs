// @ts-check
/** The examples of the README are run as they stand, and say what their comments say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

const ROOT = new URL('../../', import.meta.url);
const ENTRY = new URL('pkg/index.js', ROOT).href;

/** @param {string} file */
function examples(file) {
  const text = readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8');
  return [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
}

/**
 * Runs a module's text with `console.log` heard, and returns what was logged.
 * @param {string} source
 */
async function run(source) {
  /** @type {string[]} */
  const lines = [];
  const console = { log: (/** @type {unknown[]} */ ...values) => void lines.push(values.map(say).join(' ')) };
  const name = `readme${Math.random()}`;
  Reflect.set(globalThis, name, console);
  try {
    const text = `const console = globalThis[${JSON.stringify(name)}];\n${source.replaceAll("'crossboard'", JSON.stringify(ENTRY))}`;
    await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`);
  } finally {
    Reflect.deleteProperty(globalThis, name);
  }
  return lines;
}

/** @param {unknown} value */
const say = (value) => (typeof value === 'string' ? value : inspect(value, { sorted: true }));

test('the example of the README runs, and says what it promises', async () => {
  const [example] = examples('README.md');
  assert.ok(example, 'there is an example');
  const lines = await run(example);
  assert.match(lines[0] ?? '', /Four-board chess/);
  assert.equal(lines[1], '36');
  assert.equal(lines[2], "tranzit { color: 'w', kind: 'n' } { board: 2, square: 'g1' }");
  assert.ok(lines.includes('1:e7>2:e7 tranzit 2 e7'), lines.join('\n'));
  assert.ok(
    lines.some((line) => /^O1 .*[a-z].*[а-я]/.test(line)),
    lines.join('\n'),
  );
  assert.ok(lines.includes('true'));
  assert.equal(lines.at(-1), 'invalid-position placement');
});

// @ts-check
/** The examples of the READMEs are run as they stand, and say what their comments say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { blocks, logged, promised } from './examples.mjs';

const ROOT = new URL('../../', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, ROOT), 'utf8');

test('the example of the README runs, and says what it promises', async () => {
  const [example] = blocks(read('README.md'), 'js');
  assert.ok(example, 'there is an example');
  const lines = await logged(example);
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

test("the examples of the package's README run, and log what they promise", async () => {
  const examples = blocks(read('pkg/README.md'), 'js');
  assert.ok(examples.length >= 5);
  for (const example of examples) {
    assert.ok(promised(example).length > 0, example);
    assert.deepEqual(await logged(example), promised(example), example);
  }
});

test("the package's README has no block of code that is not run", () => {
  const kinds = [...read('pkg/README.md').matchAll(/^```(\w*)$/gm)].map(([, kind]) => kind).filter(Boolean);
  // The pages and the TypeScript are run by tests/package.
  assert.deepEqual([...new Set(kinds)].sort(), ['html', 'js', 'ts']);
});

test("the package's README lists every custom property of the element, and no other", () => {
  const defined = [...read('pkg/view/tokens.css').matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name);
  const [, list = ''] = /^## Custom properties\n\n.+?\n\n(.+?)\n\n/ms.exec(read('pkg/README.md')) ?? [];
  const listed = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  assert.ok(listed.length > 50);
  assert.deepEqual(listed, [...new Set(defined)]);
});

test('the README lists what the address of a frame may say', async () => {
  const { PARAMETERS } = await import('../../www/embed.js');
  const [, table = ''] = /^\| parameter \| what \|\n((?:\|.*\n)+)/m.exec(read('README.md')) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(listed.sort(), [...PARAMETERS, 'interactive', 'lang'].sort());
});

test("the package's README names every entry and every error", () => {
  const text = read('pkg/README.md');
  const { exports: exported } = JSON.parse(read('pkg/package.json'));
  for (const name of Object.keys(exported)) {
    if (name !== './package.json') assert.ok(text.includes(`\`crossboard${name.slice(1)}\``), name);
  }
  for (const [, name] of read('pkg/face/api.d.ts').matchAll(/^export class (\w+Error)\b/gm)) {
    assert.ok(text.includes(`\`${name}\``), name);
  }
});

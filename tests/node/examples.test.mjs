// The documentation in the types: everything that is exported is explained, with its errors and with an example that runs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { blocks, logged, promised } from './examples.mjs';

const PKG = new URL('../../pkg/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, PKG), 'utf8');

/** The names that examples use without an import. */
const NAMES = [
  ...['ArgumentError', 'CrossboardError', 'FreedError', 'Game', 'GameOverError', 'IllegalMoveError', 'LimitError'],
  ...['NotReadyError', 'NotationError', 'PositionError', 'RecordError', 'describe', 'games', 'init', 'initSync'],
  ...['readRecord', 'recognise', 'toSVG', 'version', 'writeRecord'],
].join(', ');
const READERS = `import { readFileSync } from 'node:fs';\nimport { readFile } from 'node:fs/promises';\n`;

/** Declarations, the entry that their examples are about, and what each of these begins with. */
const DECLARATIONS = {
  'face/api.d.ts': `import { ${NAMES} } from 'crossboard';\nawait init();\n`,
  'index.d.ts': `import { ${NAMES} } from 'crossboard';\n`,
  'slim.d.ts': `import { ${NAMES} } from 'crossboard/slim';\n${READERS}`,
  'web.d.ts': `import { ${NAMES} } from 'crossboard/web';\n${READERS}`,
  'raw.d.ts': `import { init } from 'crossboard';\nimport { RawGame } from 'crossboard/raw';\n`,
};

/**
 * What is declared: functions, values, classes that are not errors, and their members, each with the comment before it.
 * @param {string} text
 */
function declared(text) {
  const found = [];
  const pattern =
    /((?:^[ ]*\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?)^(export (?:function|const|class) \w+| {2}(?:static )?(?:readonly )?(?:\w+|\[Symbol\.\w+\])\??[(:])(.*)$/gm;
  let owner = '';
  for (const [, comment = '', name = '', rest = ''] of text.matchAll(pattern)) {
    if (name.startsWith('export')) owner = name;
    const isError = /class \w+Error$/.test(owner);
    const isMember = name.startsWith(' ');
    if (isError || (isMember && !owner.startsWith('export class'))) continue;
    found.push({ name: `${isMember ? `${owner} ` : ''}${name}`.replace(/^export /, ''), comment, rest });
  }
  return found;
}

for (const [file, before] of Object.entries(DECLARATIONS)) {
  test(`${file}: everything is explained, with its parameters and an example`, () => {
    // Members of interfaces are properties; what is between classes is left to the declaration of the types themselves.
    const text = read(file).replace(/^export (?:interface|type) [\s\S]*?^(?:\}|.*;$)/gm, '');
    const all = declared(text);
    assert.ok(all.length > 0);
    for (const { name, comment, rest } of all) {
      assert.match(comment, /@example/, name);
      for (const [, parameter] of `${name}${rest}`.matchAll(/[(,] ?(\w+)\??: (?!void)/g)) {
        assert.match(comment, new RegExp(`@param ${parameter} \\S`), `${name}: ${parameter}`);
      }
      // What takes arguments refuses some; but one question has an answer for anything.
      if (/@param/.test(comment) && !name.includes('isLegal'))
        assert.match(comment, /@throws \{@link \w+Error\}/, name);
    }
  });

  test(`${file}: the examples run, and log what they promise`, async () => {
    const examples = blocks(read(file), 'js');
    assert.ok(examples.length > 0);
    for (const example of examples) {
      assert.equal(promised(example).length, example.split('console.log(').length - 1, example);
      assert.deepEqual(await logged(before + example), promised(example), example);
    }
  });
}

test('what can be thrown is exported, by the names that the types give', async () => {
  const face = /** @type {Record<string, unknown>} */ (await import('../../pkg/index.js'));
  const named = Object.keys(DECLARATIONS).flatMap((file) => [...read(file).matchAll(/@throws \{@link (\w+)\}/g)]);
  for (const [, name = ''] of named) assert.equal(typeof face[name], 'function', name);
});

// The element where there are no elements: on a server it can be imported, by both kinds of module, and does nothing.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';

const require = createRequire(import.meta.url);

test('it is imported on a server, as a module and as CommonJS; define() is harmless', async () => {
  assert.equal(globalThis.customElements, undefined);
  const made = await import('../../pkg/element.js');
  await import('../../pkg/define.js');
  made.define();
  assert.equal(typeof made.CrossboardGame, 'function');
  assert.equal(made.NAME, 'crossboard-game');
  const old = require('../../pkg/element.cjs');
  require('../../pkg/define.cjs');
  old.define();
  assert.deepEqual(Object.keys(old).sort(), Object.keys(made).sort());
});

test('made where there is no document, it says so', async () => {
  const { CrossboardGame } = await import('../../pkg/element.js');
  assert.throws(() => new CrossboardGame(), /^TypeError: <crossboard-game> is made in a page/);
  const { CrossboardGame: Old } = require('../../pkg/element.cjs');
  assert.throws(() => new Old(), /is made in a page/);
});

test('the CommonJS form shares games and errors with the main entry, instead of holding the module once more', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../../pkg/element.cjs', import.meta.url), 'utf8');
  assert.match(text, /require\("\.\/index\.cjs"\)/);
  assert(text.length < 250_000, String(text.length));
  const define = readFileSync(new URL('../../pkg/define.cjs', import.meta.url), 'utf8');
  assert.match(define, /require\("\.\/element\.cjs"\)/);
  assert(define.length < 2000);
});

test('only the entries that define something count as having side effects', () => {
  const { sideEffects, exports } = require('../../pkg/package.json');
  assert.deepEqual(sideEffects, ['./define.js', './define.cjs', './crossboard.global.js']);
  assert.deepEqual(Object.keys(exports['./element']), ['import', 'require']);
});

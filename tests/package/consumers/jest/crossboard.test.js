const { readFileSync } = require('node:fs');
const { entries } = require('./share/entries.cjs');
const { expected, use } = require('./share/use.cjs');

test('main', async () => {
  expect(await use(require('crossboard'))).toEqual(expected);
});

test('entries', () => {
  expect(Object.keys(entries).length).toBeGreaterThan(3);
});

test('slim', async () => {
  // The entries share the module, so it is asked for afresh.
  jest.resetModules();
  const bytes = readFileSync(require.resolve('crossboard/wasm/crossboard_bg.wasm'));
  expect(await use(require('crossboard/slim'), bytes)).toEqual(expected);
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as crossboard from 'crossboard';
import * as slim from 'crossboard/slim';
import { expect, test, vi } from 'vitest';
import { entries } from './share/entries.js';
import { expected, use } from './share/use.js';

test('main', async () => {
  expect(await use(crossboard)).toEqual(expected);
});

test('entries', () => {
  expect(Object.keys(entries).length).toBeGreaterThan(3);
});

test('slim', async () => {
  // The entries share the module, so it is asked for afresh.
  vi.resetModules();
  const fresh = await import('crossboard/slim');
  const path = createRequire(import.meta.url).resolve('crossboard/wasm/crossboard_bg.wasm');
  await fresh.init(await readFile(path));
  expect(new fresh.Game('tranzit').moves()).toHaveLength(36);
  expect(slim.games).toHaveLength(4);
});

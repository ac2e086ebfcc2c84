// The committed package is what the sources make.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ASIDE, problems, ROOT, readStamp } from '../../crates/wasm/build.mjs';

const PKG = join(ROOT, 'pkg');

test('the generated files of pkg/ are those that were built from these sources', () => {
  assert.deepEqual(problems(), []);
});

test('a build aside with the same compiler gives the same files', (t) => {
  const aside = readStamp(ASIDE);
  if (!aside || problems(ASIDE).length > 0) return t.skip('nothing was built aside from these sources');
  const committed = readStamp(PKG);
  assert(committed, 'pkg/ has no stamp');
  if (aside.compiler !== committed.compiler) return t.skip(`pkg/ was built with ${committed.compiler}`);
  assert.deepEqual(committed, aside);
});

test('the stamp bears no path or name of a machine', () => {
  assert.doesNotMatch(readFileSync(join(PKG, 'wasm/stamp.json'), 'utf8'), /"\/|\\\\|:\/\//);
});

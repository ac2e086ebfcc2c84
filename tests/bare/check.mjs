// @ts-check
// Runs the linked probe: `node tests/bare/check.mjs MODULE`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const bytes = readFileSync(process.argv[2] ?? '');
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), [], 'the module imports nothing');

const { attacked, memory } = new WebAssembly.Instance(module).exports;
assert(typeof attacked === 'function' && memory instanceof WebAssembly.Memory);
const before = memory.buffer.byteLength;
/** @type {[tall: number, kind: string, square: number, count: number][]} */
const cases = [
  [0, 'n', 0, 2],
  [0, 'r', 0, 14],
  [0, 'q', 27, 27],
  [0, 'k', 63, 3],
  [1, 'r', 0, 22],
  [1, 'b', 0, 7],
  [1, 'k', 64, 5],
];
for (const [tall, kind, square, count] of cases) {
  assert.equal(attacked(tall, kind.charCodeAt(0), square), count, `${kind} on square ${square}`);
}
assert.equal(memory.buffer.byteLength, before, 'the memory has not grown');
console.log(`check-no-std: crossboard-board links without std and alloc, in ${bytes.length} bytes of wasm`);

// @ts-check
/** What is run outside of pages, as ECMAScript modules: one thing a process, by the name of its argument. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import * as crossboard from 'crossboard';
import * as slim from 'crossboard/slim';
import { entries } from './entries.js';
import { use } from './use.js';

/** @type {Record<string, () => unknown>} */
const ways = {
  main: () => use(crossboard),
  slim: async () => use(slim, await readFile(new URL(import.meta.resolve('crossboard/wasm/crossboard_bg.wasm')))),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.js', import.meta.url));
      worker.once('message', resolve);
      worker.once('error', reject);
    }),
  entries: () => entries,
};
console.log(JSON.stringify(await ways[process.argv[2] ?? '']?.()));

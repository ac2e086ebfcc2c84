// @ts-check
'use strict';
// As CommonJS: one thing a process, by the name of its argument.
const { readFileSync } = require('node:fs');
const { Worker } = require('node:worker_threads');
const crossboard = require('crossboard');
const slim = require('crossboard/slim');
const { entries } = require('./share/entries.cjs');

/** @type {Record<string, () => unknown>} */
const ways = {
  main: async () => (await import('./share/use.js')).use(crossboard),
  slim: async () => {
    const { use } = await import('./share/use.js');
    return use(slim, readFileSync(require.resolve('crossboard/wasm/crossboard_bg.wasm')));
  },
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(
        `import('./share/use.js').then(async ({ use }) =>
          require('node:worker_threads').parentPort.postMessage(await use(require('crossboard'))));`,
        { eval: true },
      );
      worker.once('message', resolve);
      worker.once('error', reject);
    }),
  entries: () => entries,
};
Promise.resolve(ways[process.argv[2] ?? '']?.()).then((told) => console.log(JSON.stringify(told)));

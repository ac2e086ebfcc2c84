// By the addresses of the files.
import * as crossboard from './node_modules/crossboard/index.js';
import * as slim from './node_modules/crossboard/slim.js';
import * as web from './node_modules/crossboard/web.js';
import { heard, show } from './share/page.js';
import { use } from './share/use.js';

show({
  main: () => use(crossboard),
  slim: () => use(slim, fetch('node_modules/crossboard/wasm/crossboard_bg.wasm')),
  web: () => use(web),
  worker: () => heard(new Worker('worker.js', { type: 'module' })),
  'classic-worker': () => heard(new Worker('classic-worker.js')),
  entries: async () => (await import('./share/entries.js')).entries,
});

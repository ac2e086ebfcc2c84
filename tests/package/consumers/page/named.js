// By the names of an import map.
import * as crossboard from 'crossboard';
import * as slim from 'crossboard/slim';
import * as web from 'crossboard/web';
import { show } from './share/page.js';
import { use } from './share/use.js';

show({
  main: () => use(crossboard),
  slim: () => use(slim, fetch('node_modules/crossboard/wasm/crossboard_bg.wasm')),
  web: () => use(web),
});

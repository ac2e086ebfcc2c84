import * as crossboard from 'crossboard';
import * as slim from 'crossboard/slim';
import { entries } from './share/entries.js';
import { show } from './share/page.js';
import { use } from './share/use.js';

show({
  main: () => use(crossboard),
  slim: () => use(slim, fetch('crossboard_bg.wasm')),
  entries: () => entries,
});

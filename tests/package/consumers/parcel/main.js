import address from 'url:crossboard/wasm/crossboard_bg.wasm';
import * as crossboard from 'crossboard';
import ru from 'crossboard/locale/ru.json';
import * as slim from 'crossboard/slim';
import * as web from 'crossboard/web';
import { entries } from './share/entries.js';
import { heard, show } from './share/page.js';
import { use } from './share/use.js';

show({
  main: () => use(crossboard),
  slim: () => use(slim, address),
  web: () => use(web),
  worker: () => heard(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })),
  entries: () => entries,
  words: () => ru.rules.T5 === crossboard.describe('T5', 'ru'),
});

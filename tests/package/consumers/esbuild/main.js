import * as crossboard from 'crossboard';
import ru from 'crossboard/locale/ru.json';
import * as slim from 'crossboard/slim';
import address from 'crossboard/wasm/crossboard_bg.wasm';
import { entries } from './share/entries.js';
import { show } from './share/page.js';
import { use } from './share/use.js';

show({
  main: () => use(crossboard),
  slim: () => use(slim, address),
  entries: () => entries,
  words: () => ru.rules.T5 === crossboard.describe('T5', 'ru'),
});

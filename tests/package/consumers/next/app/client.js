'use client';

import * as crossboard from 'crossboard';
import ru from 'crossboard/locale/ru.json';
import * as slim from 'crossboard/slim';
import * as web from 'crossboard/web';
import { useEffect } from 'react';
import { entries } from '../share/entries.js';
import { heard, show } from '../share/page.js';
import { use } from '../share/use.js';

// Drawn on the server, too, and then run in the browser.
export function Client() {
  useEffect(() => {
    show({
      main: () => use(crossboard),
      slim: () => use(slim, new URL('crossboard/wasm/crossboard_bg.wasm', import.meta.url)),
      web: () => use(web),
      worker: () => heard(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })),
      entries: () => entries,
      words: () => ru.rules.T5 === crossboard.describe('T5', 'ru'),
    });
  }, []);
  return <p>{crossboard.games.length}</p>;
}

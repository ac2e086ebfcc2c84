// Starts the page: loads the rules and the words, then shows the start screen or the game under way.

import { define } from '../pkg/element.js';
import { init } from '../pkg/index.js';
import { App } from './app.js';
import { listenToKeys } from './keys.js';

/** @param {HTMLElement} root */
async function start(root) {
  define();
  await init();
  listenToKeys(await App.open(root));
  document.querySelector('#unstarted')?.remove();
}

const root = document.querySelector('#app');
if (root instanceof HTMLElement) void start(root);

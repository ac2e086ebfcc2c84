// Starts the page: loads the rules and the words, then shows the start screen or the game under way.

import * as crossboard from '../pkg/index.js';
import { elementOf } from '../pkg/view/element.js';
import { App } from './app.js';
import { listenToKeys } from './keys.js';

/** @param {HTMLElement} root */
async function start(root) {
  customElements.define('crossboard-game', elementOf(crossboard));
  await crossboard.init();
  listenToKeys(await App.open(root));
  document.querySelector('#unstarted')?.remove();
}

const root = document.querySelector('#app');
if (root instanceof HTMLElement) void start(root);

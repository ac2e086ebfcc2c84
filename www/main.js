// Starts the page: loads the rules and the words, then shows the start screen or the game under way.

import * as crossboard from '../pkg/index.js';
import { elementOf } from '../pkg/view/element.js';
import { App } from './app.js';
import { isEmbed, showEmbed } from './embed.js';
import { listenToKeys } from './keys.js';
import { keepOffline } from './offline.js';

/** @param {HTMLElement} root */
async function start(root) {
  customElements.define('crossboard-game', elementOf(crossboard));
  const query = new URLSearchParams(location.search);
  if (isEmbed(query)) showEmbed(root, query);
  else {
    await crossboard.init();
    const app = await App.open(root);
    listenToKeys(app);
    void keepOffline((takeOver) => app.offerUpdate(takeOver));
  }
  document.querySelector('#unstarted')?.remove();
}

const root = document.querySelector('#app');
if (root instanceof HTMLElement) void start(root);

// What the marks now on the boards mean.

import { el, fill } from './dom.js';

/** @typedef {import("./scene.js").Scene} Scene */

export class Legend {
  constructor() {
    this.root = el('div', { class: 'legend', 'aria-hidden': 'true' });
  }

  /** @param {Scene} scene */
  render({ session, words }) {
    const { offer, state } = session;
    const items = [];
    const across = offer.find((m) => m.kind === 'tranzit');
    if (state.forced) items.push(key('forced', words.t('legend.forced')));
    if (offer.some((m) => m.kind === 'move' && !m.capture)) items.push(key('move', words.t('legend.move')));
    if (offer.some((m) => m.kind === 'move' && m.capture)) items.push(key('capture', words.t('legend.capture')));
    if (across) items.push(key('tranzit', words.t('legend.tranzit', { n: across.to.board })));
    if (state.boards.some((b) => b.status === 'closed')) items.push(key('shut', words.t('legend.closed')));
    if (state.last && !state.forced) items.push(key('last', words.t('legend.last')));
    fill(this.root, items);
  }
}

/** @param {string} name @param {string} text */
function key(name, text) {
  return el('span', {}, el('i', { class: `key ${name}` }), text);
}

// The head of a page beside the game: home, what it is, language, colours.

import { el } from '../pkg/view/dom.js';

/** @typedef {import("./app.js").App} App */

/** @param {App} app @param {HTMLElement} heading */
export function pageTop(app, heading) {
  return el(
    'header',
    { class: 'top' },
    app.brand(() => app.goStart()),
    heading,
    el('span', { class: 'grow' }),
    app.languageSwitch(),
    app.themeButton(),
  );
}

/**
 * Draws anew, and gives the focus back to what bears the same key.
 * @param {HTMLElement} root @param {() => void} draw
 */
export function keepingFocus(root, draw) {
  const held = document.activeElement;
  const key = held && root.contains(held) ? held.getAttribute('data-key') : null;
  draw();
  if (key === null || document.activeElement === held) return;
  const again = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const first = again?.matches(':disabled') ? null : again;
  const instead = first ?? root.querySelector('[data-fallback]');
  if (instead instanceof HTMLElement) instead.focus();
}

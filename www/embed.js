// ?embed=1: the boards alone, for a frame in somebody's page. Nothing is kept, and the frame may be sandboxed.

import { el, fill } from '../pkg/view/dom.js';
import { preferred } from '../pkg/view/words.js';
import { allWords } from './words.js';

/** What an address may say of the boards; the element's attributes have the same names. */
export const PARAMETERS = ['game', 'position', 'moves', 'ply', 'orientation', 'theme', 'coordinates', 'notation'];

/** @param {URLSearchParams} query */
export const isEmbed = (query) => query.get('embed') === '1';

/**
 * @param {URLSearchParams} query
 * @returns {Record<string, string>}
 */
export function attributesOf(query) {
  const given = PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  if (query.has('interactive') && query.get('interactive') !== '0') given.push(['interactive', '']);
  return Object.fromEntries(given);
}

/**
 * Shows the boards, and tells the page around how high they are.
 * @param {HTMLElement} root
 * @param {URLSearchParams} query
 */
export function showEmbed(root, query) {
  const page = document.documentElement;
  const language = preferred([query.get('lang') ?? '', ...navigator.languages]);
  const words = allWords()[language];
  page.lang = language;
  page.classList.add('embed');
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  document.title = words.t('title');
  const full = new URL(location.href);
  full.search = '';
  full.hash = '';
  const game = document.createElement('crossboard-game');
  for (const [name, value] of Object.entries(attributesOf(query))) game.setAttribute(name, value);
  fill(
    root,
    el('main', {}, el('h1', { class: 'vh' }, words.t('title')), game),
    el('p', { class: 'home' }, el('a', { href: full.href, target: '_blank', rel: 'noopener' }, words.t('embed.home'))),
  );
  if (window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    // To whoever has put the frame there; a height is no secret.
    window.parent.postMessage({ type: 'crossboard-height', height }, '*');
  };
  // Not before there is something to be seen: the height of an empty page would make the frame jump.
  void game.ready.then(() => new ResizeObserver(tell).observe(root));
}

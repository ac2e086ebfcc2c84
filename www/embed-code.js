// The code that puts the game, as it is shown now, into another page: the element, a frame, or a picture.

import { toSVG, version } from '../pkg/index.js';

/** @typedef {import('../pkg/view/session.js').Session} Session */
/** @typedef {import('../pkg/view/words.js').Words} Words */
/** @typedef {'element' | 'frame' | 'picture'} Form */

/** Where the package's files are for those who host nothing themselves. */
const CDN = 'https://cdn.jsdelivr.net/npm/crossboard';

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * What there is to show, as attributes of the element.
 * @param {Session} session
 * @param {boolean} playable
 * @returns {[name: string, value: string][]}
 */
function attributes(session, playable) {
  const { game: id, start, entries } = session.game.toJSON();
  /** @type {[string, string][]} */
  const given = [['game', id]];
  if (start !== undefined) given.push(['position', start]);
  const at = session.at ?? session.length;
  // Who is to go on playing gets the plies up to here; who is to look gets all of them, opened here.
  const shown = playable ? entries.slice(0, at) : entries;
  if (shown.length > 0) given.push(['moves', shown.join(' ')]);
  if (!playable && at > 0) given.push(['ply', String(at)]);
  if (session.orientation === 'second') given.push(['orientation', 'second']);
  if (shown.length > 0 && !playable) given.push(['notation', 'letters']);
  if (playable) given.push(['interactive', '']);
  return given;
}

/** A page that was opened as a file has no address that others could reach. @param {string} address */
export const isHosted = (address) => /^https?:/.test(address);

/**
 * @param {Form} form
 * @param {Session} session
 * @param {Words} words
 * @param {{ playable: boolean, address: string, title: string }} options `address` is that of this page
 * @returns {string}
 */
export function embedCode(form, session, words, { playable, address, title }) {
  if (form === 'picture') {
    const at = session.at ?? session.length;
    const { last } = session.game.at(at);
    const picture = toSVG(session.game.id, session.game.positionAt(at), {
      language: words.language,
      orientation: session.orientation,
      marks: last ? [last.from, last.to] : [],
    });
    // In its own size, or in what a narrow page has for it.
    return picture.replace('<svg ', '<svg style="max-width:100%;height:auto" ');
  }
  const given = attributes(session, playable);
  if (form === 'frame') {
    const url = new URL(address);
    url.hash = '';
    url.search = String(new URLSearchParams([['embed', '1'], ['lang', words.language], ...given.map(on)]));
    return `<iframe src="${escaped(url.href)}" title="${escaped(title)}" width="100%" height="640" loading="lazy" sandbox="allow-scripts"></iframe>`;
  }
  const written = given.map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`));
  return [
    `<script type="module" src="${CDN}@${version}/define.js"></script>`,
    `<crossboard-game lang="${words.language}" ${written.join(' ')}>`,
    `  ${escaped(title)}`,
    '</crossboard-game>',
  ].join('\n');
}

/** In an address every word has a value. @param {[string, string]} given @returns {[string, string]} */
const on = ([name, value]) => [name, value === '' ? '1' : value];

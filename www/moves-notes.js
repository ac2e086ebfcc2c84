// What stands between the rows of the list: comments, other lines, the result. And a ply's text in its parts.

import { CrossboardError, Game } from '../pkg/index.js';
import { el } from '../pkg/view/dom.js';
import { pointsText } from '../pkg/view/naming.js';
import { placeIn } from './places.js';

/** @typedef {import('../pkg/index.js').GameJSON} GameJSON */
/** @typedef {import('../pkg/index.js').Outcome} Outcome */
/** @typedef {import('../pkg/index.js').RecordNode} RecordNode */
/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').RowKind} RowKind */
/** @typedef {import('./screen-game.js').Screen} Screen */

/** Signs as books print them, by their numbers in records. @type {Readonly<Record<number, string>>} */
const SIGNS = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: '⨀',
  23: '⨀',
};

/** @param {readonly number[]} nags */
export function signsText(nags) {
  return nags.map((nag) => SIGNS[nag] ?? ` $${nag}`).join('');
}

/**
 * A ply's text in its parts: the board that it comes to, where there are several, and the ply alone. What it decides is told
 * in words.
 * @param {string} written
 */
export function partsOf(written) {
  const [, board = '', ply = written] = /^(?:([iv]+) )?(\S+)/.exec(written) ?? [];
  return { board, ply };
}

/** @param {string} ply what the comment is on @param {string} text */
export function commentLine(ply, text) {
  return el('li', { class: 'note said', title: text }, ply ? [el('b', {}, ply), ' '] : null, text);
}

/** @param {Outcome} outcome @param {string} why in words */
export function resultLine({ winner, points }, why) {
  const score = winner === null ? '½ : ½' : winner === 'first' ? '1 : 0' : '0 : 1';
  const told = points ? points.map(pointsText).join(' : ') : score;
  return el('li', { class: 'note end' }, el('b', {}, told), ' ', why);
}

/**
 * The other lines in place of an entry. Their plies lead to their positions.
 * @param {Screen} screen
 * @param {RowKind} kind
 * @param {number} index of the entry
 * @param {RecordNode} node
 * @param {Place} before where the entry before it stands
 */
export function variationLines(screen, kind, index, node, before) {
  if (!node.variations) return [];
  const { game } = screen.session;
  const { entries, ...start } = game.toJSON();
  const root = { ...start, entries: entries.slice(0, index) };
  return node.variations.flatMap((line) => linesOf(screen, kind, root, line, before, index, 1));
}

/**
 * @param {Screen} screen
 * @param {RowKind} kind
 * @param {GameJSON} root the game up to where the line leaves it
 * @param {readonly RecordNode[]} line
 * @param {Place} before
 * @param {number} at where the line leaves the game itself
 * @param {number} depth
 * @returns {HTMLElement[]}
 */
function linesOf(screen, kind, root, line, before, at, depth) {
  const { session, words, pieces } = screen;
  const codes = line.map(({ code }) => code);
  /** @type {Game} */
  let game;
  try {
    game = Game.fromJSON({ ...root, entries: [...root.entries, ...codes] });
  } catch (error) {
    if (error instanceof CrossboardError) return [];
    throw error;
  }
  const entries = [...root.entries, ...codes];
  const written = game.notations({ language: words.language, pieces }).slice(root.entries.length);
  const history = game.history().slice(root.entries.length);
  /** @type {HTMLElement[]} */
  const deeper = [];
  const item = el('li', { class: 'note line', 'data-depth': Math.min(depth, 4) });
  let place = before;
  for (const [i, node] of line.entries()) {
    const entry = history[i];
    const gone = root.entries.length + i;
    const next = entry && 'from' in entry ? placeIn(kind, game.at(gone), place, entry.to.board) : place;
    if (node.before) item.append(el('span', { class: 'said' }, node.before), ' ');
    const number =
      i === 0 || next.row !== place.row ? `${next.row}.${i === 0 && next.row === place.row ? '..' : ''} ` : '';
    const played = entries.slice(0, gone + 1);
    item.append(
      el(
        'button',
        {
          type: 'button',
          class: 'ply',
          'data-line': played.join(' '),
          onclick: () => session.lookAside(lineAt(game, line.length - 1 - i), at),
        },
        `${number}${written[i] ?? ''}${signsText(node.nags ?? [])}`,
      ),
      ' ',
    );
    if (node.after) item.append(el('span', { class: 'said' }, node.after), ' ');
    for (const other of node.variations ?? []) {
      const start = { ...root, entries: played.slice(0, -1) };
      deeper.push(...linesOf(screen, kind, start, other, place, at, depth + 1));
    }
    place = next;
  }
  return [item, ...deeper];
}

/** A game so many entries before its end; these can be done again. @param {Game} game @param {number} back */
function lineAt(game, back) {
  const line = game.clone();
  for (let i = 0; i < back; i++) line.undo();
  return line;
}

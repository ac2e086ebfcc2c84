// All boards as text: who stands where, for those who would rather read or hear a position than see it.

import { el, fill, plain } from '../pkg/view/dom.js';
import { spokenBoard } from '../pkg/view/naming.js';

/** @typedef {import("./screen-game.js").Screen} Screen */

const ORDER = 'kqrbnp';

export class PositionList {
  #shown = '';
  root = el('details', { class: 'pieces' });

  /** @param {Screen} screen */
  render({ session, words }) {
    const shown = `${words.language} ${session.version}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    fill(
      this.root,
      el('summary', {}, words.t('position.text')),
      session.state.boards.map((board) => [
        el('h3', {}, capital(spokenBoard(words, session, board))),
        el(
          'ul',
          {},
          /** @type {const} */ (['w', 'b']).map((colour) => {
            const pieces = board.pieces
              .filter((p) => p.piece.color === colour)
              .sort((a, b) => ORDER.indexOf(a.piece.kind) - ORDER.indexOf(b.piece.kind))
              .map((p) => `${p.piece.kind === 'p' ? '' : words.t(`letter.${p.piece.kind}`)}${p.square}`);
            return el('li', {}, `${words.t(`side.${colour}`)}: ${pieces.join(', ') || '–'}`);
          }),
        ),
      ]),
      el('p', { class: 'positiontext' }, plain(session.game.positionAt(session.at ?? session.length))),
    );
  }
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

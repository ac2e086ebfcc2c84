// The name of a board: its number, its part, who has White there, its result.

import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { boardResult, byColour, playerInside } from './naming.js';

/** @typedef {import("../index.js").BoardState} BoardState */
/** @typedef {import("./scene.js").Scene} Scene */

export class BoardHead {
  constructor() {
    this.root = el('div', { class: 'bname' });
  }

  /** @param {Scene} scene @param {BoardState} board @param {boolean} [plain] number and part alone */
  render({ session, words }, board, plain = false) {
    const role =
      board.role === 'board'
        ? words.t(board.status === 'closed' ? 'status.closed' : 'status.open')
        : words.t(`role.${board.role}`);
    const tag =
      board.result && !plain
        ? el('span', { class: 'tag' }, icon('lock'), el('span', {}, boardResult(words, session, board)))
        : null;
    const colours =
      plain || byColour(session.state) || board.result
        ? null
        : el('em', {}, words.t('board.white', { who: playerInside(words, session, board.white) }));
    // A result says that the board is closed, too.
    const part = tag && board.role === 'board' ? null : el('span', {}, role);
    fill(this.root, el('b', {}, String(board.board)), part, colours, tag);
  }
}

// Where on the boards what is wrong with a position can be seen: the squares of what the package names.

import { PositionError } from '../pkg/index.js';

/** @typedef {import("../pkg/view/model.js").SpotKey} SpotKey */
/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./position-text.js").Placement} Placement */

const HOMES = /** @type {const} */ ({ K: ['e1', 'h1'], Q: ['e1', 'a1'], k: ['e8', 'h8'], q: ['e8', 'a8'] });

/**
 * @param {Editor} editor @param {Placement[]} array the boards as the game starts
 * @param {number} ranks
 * @returns {SpotKey[]}
 */
export function faultSpots(editor, array, ranks) {
  const { error, setup, text } = editor;
  if (!(error instanceof PositionError)) return [];
  const { board, fault, offset } = error;
  const numbers = board === undefined ? setup.boards.map((_, at) => at + 1) : [board];
  /** @param {(square: string, letter: string) => boolean} wanted */
  const where = (wanted) =>
    numbers.flatMap((n) =>
      Object.entries(setup.boards[n - 1] ?? {}).flatMap(([square, letter]) =>
        wanted(square, letter) ? [`${n}:${square}`] : [],
      ),
    );
  const rankOf = (/** @type {string} */ square) => Number(square.slice(1));
  switch (fault) {
    case 'pawn-rank':
      return where((square, letter) => /p/i.test(letter) && [1, ranks].includes(rankOf(square)));
    case 'kings': {
      // The kings of a side that has more than it starts with; where there are too few, nothing can be pointed at.
      const count = (/** @type {readonly (Placement | undefined)[]} */ boards, /** @type {string} */ king) =>
        boards.flatMap((b) => Object.values(b ?? {})).filter((letter) => letter === king).length;
      const odd = ['K', 'k'].filter(
        (king) =>
          count(
            numbers.map((n) => setup.boards[n - 1]),
            king,
          ) >
          count(
            numbers.map((n) => array[n - 1]),
            king,
          ),
      );
      return where((_, letter) => odd.includes(letter));
    }
    case 'check-not-to-move': {
      // Of the board at turn it is told whose king it is not.
      const [turn = ''] = editor.parts('turn');
      const [side, at] = turn.split(':').reverse();
      const here = at === undefined || Number(at) === board;
      const safe = here ? { w: 'K', b: 'k' }[side ?? ''] : undefined;
      return where((_, letter) => /k/i.test(letter) && letter !== safe);
    }
    case 'castling-right': {
      const right = text.charAt(offset);
      const homes = right in HOMES ? HOMES[/** @type {keyof typeof HOMES} */ (right)] : [];
      return homes.map((square) => `${board ?? 1}:${square}`);
    }
    default:
      return [];
  }
}

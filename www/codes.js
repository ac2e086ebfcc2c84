// The texts of plies: their squares, and how they are called before anybody knows whether they are legal.

/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("../pkg/view/words.js").Words} Words */

/**
 * @param {string} code
 * @returns {{ from: string, to: string, boards: [string, string], squares: [string, string] } | null} squares with their boards, and apart
 */
export function endsOf(code) {
  const found = /^(?:(\d):)?([a-h]\d+)(?:>(\d):)?([a-h]\d+)[qrbn]?$/.exec(code);
  if (!found) return null;
  const [, one = '1', a = '', two = one, b = ''] = found;
  return { from: `${one}:${a}`, to: `${two}:${b}`, boards: [one, two], squares: [a, b] };
}

/** @param {Words} words @param {GameState} state before the ply @param {string} code */
export function tryWords(words, state, code) {
  const ends = endsOf(code);
  if (!ends) return code;
  const [a, b] = ends.boards;
  const [from, to] = ends.squares;
  const held = state.boards.find(({ board }) => String(board) === a)?.pieces.find(({ square }) => square === from);
  const piece = held ? words.t(`piece.${held.piece.kind}`) : words.t('try.nothing');
  if (a !== b) return words.t('try.across', { piece, from, to, a, b });
  return words.t(state.boards.length > 1 ? 'try.board' : 'try.move', { piece, from, to, a });
}

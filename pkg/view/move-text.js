// A ply in words.

/** @typedef {import("../index.js").Move} Move */
/** @typedef {import("./words.js").Words} Words */

/**
 * A ply in words, for the turn sentence and the screen reader.
 * @param {Words} words
 * @param {Move} move
 */
export function moveWords(words, move) {
  const piece = words.t(`piece.${move.piece.kind}`);
  const { from, to } = move;
  if (move.castling) return words.t(`said.castling.${move.castling}`);
  if (move.kind !== 'move')
    return words.t(`said.${move.kind}`, { piece, from: from.square, to: to.square, a: from.board, b: to.board });
  const text = words.t(move.capture ? 'said.capture' : 'said.move', { piece, from: from.square, to: to.square });
  return move.promotion ? words.t('said.promotion', { text, piece: words.t(`piece.${move.promotion}`) }) : text;
}

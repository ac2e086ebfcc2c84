// A ply as people write it: long form, with the letters of the language.

/** @typedef {import("../pkg/index.js").Move} Move */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Words} words
 * @param {Move} move
 */
export function moveText(words, move) {
  const letter = words.t(`letter.${move.piece.kind}`);
  if (move.castling) return move.castling === 'king' ? 'O-O' : 'O-O-O';
  if (move.kind === 'tranzit') return `${letter}${move.from.square} ⇄`;
  if (move.kind !== 'move') return `${letter}${move.from.board}→${move.to.square}`;
  const promoted = move.promotion ? `=${words.t(`letter.${move.promotion}`)}` : '';
  return `${letter}${move.from.square}${move.capture ? '×' : '–'}${move.to.square}${promoted}`;
}

/**
 * The same in words, for the turn sentence and the screen reader.
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

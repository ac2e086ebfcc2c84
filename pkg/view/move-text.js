// A ply as people write it: long form, with the letters of the language.

/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("../index.js").Move} Move */
/** @typedef {import("./words.js").Words} Words */

/** Chess figures, drawn as text and not in colours. @type {Readonly<Record<Kind, string>>} */
const FIGURES = {
  k: '\u2654\ufe0e',
  q: '\u2655\ufe0e',
  r: '\u2656\ufe0e',
  b: '\u2657\ufe0e',
  n: '\u2658\ufe0e',
  p: '',
};

/**
 * @param {Words} words
 * @param {Move} move
 * @param {boolean} [figures] pieces as figures instead of letters
 */
export function moveText(words, move, figures = false) {
  const name = (/** @type {Kind} */ kind) => (figures ? FIGURES[kind] : words.t(`letter.${kind}`));
  const letter = name(move.piece.kind);
  if (move.castling) return move.castling === 'king' ? 'O-O' : 'O-O-O';
  if (move.kind === 'tranzit') return `${letter}${move.from.square} ⇄`;
  if (move.kind !== 'move') return `${letter}${move.from.board}→${move.to.square}`;
  const promoted = move.promotion ? `=${name(move.promotion)}` : '';
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

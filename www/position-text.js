// A position's text as plain data, and back: who stands where on each board, and the other fields as they are written, in
// parts where a field has one for each board. Whether such a position can be is for the package to say.

/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/index.js").PositionField} PositionField */
/** @typedef {import("../pkg/index.js").Square} Square */

/**
 * The letter of a piece: a capital one is White's.
 * @typedef {"K" | "Q" | "R" | "B" | "N" | "P" | "k" | "q" | "r" | "b" | "n" | "p"} Letter
 */
/** @typedef {Record<Square, Letter>} Placement */
/**
 * @typedef {object} Setup
 * @property {Placement[]} boards
 * @property {Partial<Record<PositionField, string[]>>} parts  the fields but the placement
 */
/**
 * What texts of a game look like.
 * @typedef {Pick<GameInfo, "boards" | "files" | "ranks"> & { fields: readonly PositionField[] }} Shape
 */

export const LETTERS = /** @type {readonly Letter[]} */ ([...'KQRBNPkqrbnp']);
/** Nothing, in a field of a text. */
export const NONE = '-';

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** @param {string} sign @returns {sign is Letter} */
export const isLetter = (sign) => /** @type {readonly string[]} */ (LETTERS).includes(sign);

/** The squares of a board, from the highest rank down, as texts have them. @param {Shape} shape @returns {Square[][]} */
const ranksOf = ({ files, ranks }) =>
  Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_none, file) => `${FILES[file]}${ranks - row}`),
  );

/**
 * The data of a text; null if its form is not that of the game's texts.
 * @param {string} text @param {Shape} shape
 * @returns {Setup | null}
 */
export function readSetup(text, shape) {
  const fields = text.split(' ');
  if (fields.length !== shape.fields.length || fields.includes('')) return null;
  /** @type {Setup} */
  const setup = { boards: [], parts: {} };
  for (const [at, name] of shape.fields.entries()) {
    const parts = (fields[at] ?? '').split('|');
    if (name !== 'placement') {
      setup.parts[name] = parts;
      continue;
    }
    if (parts.length !== shape.boards) return null;
    for (const part of parts) {
      const board = readPlacement(part, shape);
      if (!board) return null;
      setup.boards.push(board);
    }
  }
  return setup;
}

/**
 * @param {Setup} setup @param {Shape} shape
 * @returns {string}
 */
export function writeSetup({ boards, parts }, shape) {
  return shape.fields
    .map((name) =>
      (name === 'placement' ? boards.map((board) => writePlacement(board, shape)) : (parts[name] ?? [NONE])).join('|'),
    )
    .join(' ');
}

/** @param {string} text @param {Shape} shape @returns {Placement | null} */
function readPlacement(text, shape) {
  const rows = text.split('/');
  if (rows.length !== shape.ranks) return null;
  /** @type {Placement} */
  const board = {};
  for (const [row, squares] of ranksOf(shape).entries()) {
    let file = 0;
    let counted = false;
    for (const sign of rows[row] ?? '') {
      const square = squares[file];
      const gap = /^[1-9]$/.test(sign);
      if (square === undefined || (gap && counted)) return null;
      if (gap) file += Number(sign);
      else if (isLetter(sign)) {
        board[square] = sign;
        file += 1;
      } else return null;
      counted = gap;
    }
    if (file !== squares.length) return null;
  }
  return board;
}

/** @param {Placement} board @param {Shape} shape */
function writePlacement(board, shape) {
  return ranksOf(shape)
    .map((squares) =>
      squares
        .map((square) => board[square] ?? ' ')
        .join('')
        .replace(/ +/g, (gap) => String(gap.length)),
    )
    .join('/');
}

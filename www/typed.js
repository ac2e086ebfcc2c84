// A typed text as the code of a ply. The one place where what people type is read: another notation is added here.

/** @typedef {import("../pkg/index.js").Game} Game */
/** @typedef {import("../pkg/index.js").Move} Move */

/** Cyrillic letters that look like those of squares, or stand on the same keys of a habit. @type {Readonly<Record<string, string>>} */
const LOOKALIKES = { а: 'a', в: 'b', с: 'c', д: 'd', е: 'e', х: 'x' };
const CODE = /^(?:(\d):)?([a-h]\d{1,2})(?:>(\d):)?([a-h]\d{1,2})([qrbn]?)$/;

/**
 * The code that is meant, legal or not; null if the text is no ply at all. Without a board's number the one board is meant where
 * the ply is legal, else the board at turn.
 * @param {Game} game
 * @param {string} typed
 * @returns {string | null}
 */
export function codeOf(game, typed) {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[авсдех]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[\s=]+/g, '')
    .replace(/([a-h]\d{1,2})[-–x×](?=[a-h])/g, '$1')
    .replace(/[→]|->|-(?=\d:)/g, '>')
    .replace(/[+#!?]+$/, '');
  const found = CODE.exec(text);
  if (!found) return null;
  const [, board, from = '', other, to = '', promotion = ''] = found;
  const { boards } = game.state();
  if (boards.length === 1) return `${from}${to}${promotion}`;
  if (board) return `${board}:${from}${other ? `>${other}:` : ''}${to}${promotion}`;
  const codes = boards.map((b) => `${b.board}:${from}${to}${promotion}`);
  const legal = codes.filter((code) => game.isLegal(code));
  const at = boards.find((b) => b.turn && b.status === 'play')?.board ?? 1;
  return legal.length === 1 ? (legal[0] ?? null) : `${at}:${from}${to}${promotion}`;
}

// A ply that somebody has typed, as he would write it: its machine text, or in words why it is none.

import { CrossboardError, NotationError } from '../pkg/index.js';

/** @typedef {import('../pkg/index.js').Game} Game */
/** @typedef {import('../pkg/view/words.js').Language} Language */

/**
 * @param {Game} game
 * @param {string} text notation or machine text
 * @param {Language} language of the words; letters may be of either
 * @returns {{ code: string } | { error: CrossboardError, choices: { code: string, text: string }[] }}
 *   `choices`: plies that may be meant, or legal ones near it
 */
export function codeOfText(game, text, language) {
  try {
    return { code: readMove(game, text.trim(), language).code };
  } catch (error) {
    if (!(error instanceof CrossboardError)) throw error;
    const codes = error instanceof NotationError ? error.codes : [];
    return {
      error,
      choices: codes.map((code) => ({ code, text: game.notation(code, { language }) })),
    };
  }
}

/**
 * First in the alphabet of the page: there `К` is what its reader means; what makes no sense so is read in either.
 * @param {Game} game @param {string} text @param {Language} language
 */
function readMove(game, text, language) {
  try {
    return game.parseMove(text, { language });
  } catch (error) {
    if (!(error instanceof NotationError) || error.codes.length > 1) throw error;
    return game.parseMove(text);
  }
}

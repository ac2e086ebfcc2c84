// What the package says of a position's text: how it stands once it has been read, or what is wrong with it.

import { CrossboardError, Game } from '../pkg/index.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").GameState} GameState */

/**
 * A position is settled when it is read, so its text may come back changed.
 * @typedef {{ error: null, text: string, state: GameState } | { error: CrossboardError }} Verdict
 */

/** @param {GameId} id @param {string} text @returns {Verdict} */
export function checkPosition(id, text) {
  try {
    const game = new Game(id, text);
    const verdict = { error: null, text: game.position(), state: game.state() };
    game.free();
    return verdict;
  } catch (error) {
    if (!(error instanceof CrossboardError)) throw error;
    return { error };
  }
}

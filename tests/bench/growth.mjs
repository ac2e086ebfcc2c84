// @ts-check
/**
 * A game of thousands of plies: pieces walk about, a pawn moves where the count of quiet plies would end the game, and
 * what would end a board is taken back. Which plies come is fixed: the same rules give the same game.
 */

/** @typedef {typeof import('../../pkg/index.js')} Package */
/** @typedef {import('../../pkg/index.js').GameId} GameId */
/** @typedef {import('../../pkg/index.js').Game} Game */
/** @typedef {import('../../pkg/index.js').Move} Move */
/** @typedef {import('../../pkg/index.js').GameState} GameState */

/** A pawn moves, or something is taken, before so many quiet plies. */
const QUIET = 60;

/** Numbers without order, the same each time. @param {number} seed */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * How gladly a move is played in a game that is to go on: the less, the better.
 * @param {Move} move @param {GameState} state
 */
function reluctance(move, state) {
  const due = state.boards.some(({ board, halfmoves }) => halfmoves >= QUIET && board === move.from.board);
  const pawn = move.piece.kind === 'p';
  if (move.promotion || move.kind === 'placement' || move.kind === 'transfer') return 5;
  if (move.capture) return due ? 2 : 4;
  if (move.kind === 'tranzit') return 3;
  if (pawn) return due ? 0 : 3;
  return move.castling || move.piece.kind === 'k' ? 2 : 1;
}

/**
 * The codes of a game that long.
 * @param {Package} crossboard @param {GameId} id @param {number} plies
 * @returns {string[]}
 */
export function longGame({ Game }, id, plies) {
  const game = new Game(id);
  const next = numbers(7);
  /** @type {string[]} */
  const codes = [];
  for (let tries = 0; codes.length < plies; tries++) {
    if (tries > 20 * plies) throw new Error(`${id}: no game of ${plies} plies was found, ${codes.length} at last`);
    const state = game.state();
    const moves = game
      .moves()
      .map((move) => ({ move, order: reluctance(move, state) + next() }))
      .sort((a, b) => a.order - b.order);
    const played = moves.some(({ move: { code } }) => {
      const { events } = game.play(code);
      // Somebody must have an answer, too, and no position stand for the third time.
      const ends = events.some(({ type }) => type !== 'king-must-hop' && type !== 'board-enters');
      const again = game.state().boards.some(({ repetitions }) => repetitions >= 2);
      if (!ends && !again) return codes.push(code);
      game.undo();
      return false;
    });
    if (!played) {
      for (let back = 0; back < 12 && game.undo(); back++) codes.pop();
    }
  }
  game.free();
  return codes;
}

/**
 * @param {Package} crossboard @param {GameId} id
 * @param {string[]} codes a whole game
 * @param {number} from the first ply that is measured
 * @param {number} plies how many are
 * @returns {{ long: () => number, fresh: () => number }} plays them, with all that a page asks, and takes them back:
 *   in the long game, and in one that begins where they do
 */
export function windows({ Game }, id, codes, from, plies) {
  const long = new Game(id);
  for (const code of codes.slice(0, from)) long.play(code);
  const fresh = new Game(id, long.position());
  const some = codes.slice(from, from + plies);
  /** @param {Game} game */
  const walk = (game) => {
    let sum = 0;
    for (const code of some) {
      game.play(code);
      sum += game.state().boards.length + game.moves().length;
    }
    for (let left = plies; left > 0; left--) game.undo();
    return sum;
  };
  return { long: () => walk(long), fresh: () => walk(fresh) };
}

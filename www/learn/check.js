// Whether what a learner tries is what a step asks for. The rules are asked, never known here; no screen is touched.

import { otherKey, wrongKey } from './keys.js';
import { fits } from './match.js';

/** @typedef {import("../../pkg/index.js").Game} Game */
/** @typedef {import("../../pkg/index.js").Reason} Reason */
/** @typedef {import("./model.js").Answer} Answer */
/** @typedef {import("./model.js").Course} Course */
/** @typedef {import("./model.js").Due} Due */
/** @typedef {import("./model.js").Outcome} Outcome */
/** @typedef {import("./model.js").PlyPattern} PlyPattern */
/** @typedef {import("./model.js").Step} Step */

/**
 * What comes of a ply, tried in a game that began at the step's position.
 * @param {Course} course
 * @param {Step} step
 * @param {Game} game
 * @param {number} at   how many plies of his own the learner has made in this step
 * @param {string} code the move's text; throws ArgumentError if it is none
 * @returns {Outcome}
 */
export function tryPly(course, step, game, at, code) {
  const verdict = game.explain(code);
  if (!verdict.legal) return { type: 'refused', reason: verdict.reason, rule: verdict.rule };
  const trial = game.clone();
  const played = trial.play(code);
  const { goal } = step;
  /** @param {readonly string[]} [threat] @returns {Outcome} */
  const other = (threat) => {
    const index = (step.wrong ?? []).findIndex((pattern) => fits(played, pattern));
    const key = index < 0 ? otherKey(course, step) : wrongKey(course, step, index);
    return threat ? { type: 'other', key, threat } : { type: 'other', key };
  };
  /** @param {boolean} done @param {readonly string[]} [replies] @returns {Outcome} */
  const right = (done, replies = []) => ({ type: 'right', at: at + 1, replies, done });

  switch (goal.kind) {
    case 'plies': {
      const due = goal.dues[at];
      if (!due || !fits(played, due.accept)) return other();
      const rest = goal.dues.slice(at + 1);
      if (!playAll(trial, due.replies ?? []) || !canDo(trial, rest)) return other();
      return right(rest.length === 0, due.replies);
    }
    case 'reach': {
      if (fits(played, goal.ply)) return right(true);
      return wayTo(trial, step.player, goal.within - at - 1, goal.ply) ? right(false) : other();
    }
    case 'ward': {
      const { player, turn } = trial.state();
      if (player === step.player) return right(false);
      const threat = player && wayTo(trial, player, turn.of, goal.threat);
      return threat ? other(threat) : right(true);
    }
    default:
      return other();
  }
}

/**
 * Whether a reason is the one by which the ply that a step asks about is illegal.
 * @param {Step} step
 * @param {Game} game
 * @param {Reason} choice
 * @returns {Answer}
 */
export function answer(step, game, choice) {
  const verdict = step.goal.kind === 'ask' ? game.explain(step.goal.code) : undefined;
  if (!verdict || verdict.legal) throw new TypeError(`${step.id} asks nothing`);
  return { right: verdict.reason === choice, reason: verdict.reason, rule: verdict.rule };
}

/** @param {Game} game @param {readonly string[]} codes @returns {boolean} whether all of them could be played */
function playAll(game, codes) {
  return codes.every((code) => game.isLegal(code) && game.play(code));
}

/**
 * Whether all that is still due can be done. The game is left as it was.
 * @param {Game} game
 * @param {readonly Due[]} dues
 * @returns {boolean}
 */
function canDo(game, dues) {
  const [due, ...rest] = dues;
  if (!due) return true;
  const before = game.state().ply;
  return game.moves().some(({ code }) => {
    const played = game.play(code);
    const found = fits(played, due.accept) && playAll(game, due.replies ?? []) && canDo(game, rest);
    while (game.state().ply > before) game.undo();
    return found;
  });
}

/**
 * The player's way to a ply of a kind within his own turn, if there is one. The game is left as it was.
 * @param {Game} game
 * @param {import("../../pkg/index.js").Player} player
 * @param {number} plies
 * @param {PlyPattern} pattern
 * @returns {string[] | undefined}
 */
function wayTo(game, player, plies, pattern) {
  if (plies <= 0 || game.state().player !== player) return undefined;
  for (const { code } of game.moves()) {
    const found = fits(game.play(code), pattern);
    const rest = found ? [] : wayTo(game, player, plies - 1, pattern);
    game.undo();
    if (rest) return [code, ...rest];
  }
  return undefined;
}

// One step of a course under way: what has been tried, what came of it, what the page plays in reply. It draws nothing.

import { Game } from '../pkg/index.js';
import { gistOf, Session } from '../pkg/view/session.js';
import { endsOf } from './codes.js';
import { answer, tryPly } from './learn/check.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").Reason} Reason */
/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("../pkg/view/model.js").Show} Show */
/** @typedef {import("./learn/model.js").Course} Course */
/** @typedef {import("./learn/model.js").Outcome} Outcome */
/** @typedef {import("./learn/model.js").Step} Step */
/** @typedef {import("./learn/model.js").Verdict} Verdict */

/**
 * What is to be said of the last try.
 * @typedef {{ type: "refused", square: string, reason: Reason | undefined, rule: RuleId | undefined }
 *   | { type: "other", key: string, code: string, threat: readonly string[] | undefined }
 *   | { type: "wrong" } | { type: "on" } | { type: "done" }} Said
 */

/** How long a reply is waited for, in milliseconds. */
const PAUSE = 750;
const NOBODY = /** @type {const} */ ({ names: ['', ''], began: 0, lot: false });

export class Lesson {
  /** How many own plies are done. */
  at = 0;
  done = false;
  /** How many hints are shown. */
  hints = 0;
  /** The reasons that have been answered with, and whether each is right. @type {Map<Reason, boolean>} */
  answers = new Map();
  /** What the rules say of the ply that has been tried, as long as that is what is spoken of. @type {Verdict | undefined} */
  verdict;
  /** Plies that the page is about to play. @type {string[]} */
  #queue = [];
  /** A threat is shown on a copy; the game itself waits here. @type {Game | null} */
  #waiting = null;
  /** Own plies with their replies: how many entries there were before each. @type {number[]} */
  #own = [];
  /** @type {Extract<Outcome, { type: "right" }> | null} */
  #right = null;
  /** @type {Said | null} */
  #said = null;
  #length = 0;
  #pointed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #changed;
  #calm;

  /**
   * @param {Course} course
   * @param {Step} step
   * @param {GameId} game
   * @param {() => void} changed something is to be drawn anew
   * @param {() => boolean} calm motion is unwanted
   */
  constructor(course, step, game, changed, calm) {
    this.course = course;
    this.step = step;
    this.#changed = changed;
    this.#calm = calm;
    this.session = new Session(
      new Game(game, step.position),
      { ...NOBODY, names: ['', ''] },
      step.player,
      () => this.#follow(),
      calm,
    );
    this.session.free = true;
    // A mate that one has given is looked at as long as one likes.
    this.session.keeps = true;
    this.session.may = ({ code }) => this.#try(code);
  }

  /** @returns {Said | null} */
  get said() {
    const { refusal } = this.session;
    if (!refusal) return this.#said;
    return { type: 'refused', ...gistOf(refusal) };
  }

  /** The page is playing, or waits to. */
  get busy() {
    return this.#queue.length > 0;
  }

  /** A threat is shown on a copy of the game. */
  get aside() {
    return this.#waiting !== null;
  }

  get canTakeBack() {
    return this.#own.length > 0 && !this.busy && !this.aside;
  }

  /** What is pointed out on the boards now. @returns {Show} */
  get show() {
    const { show, solution, goal } = this.step;
    const code = this.#pointed ? solution[this.at] : undefined;
    const ends = code === undefined ? null : endsOf(code);
    if (ends) return { ...show, marks: {}, arrows: [[ends.from, ends.to]] };
    const fresh = this.session.length === 0 && !this.aside;
    return fresh && (goal.kind === 'ask' || !this.session.selection) ? show : { ...show, marks: {}, arrows: [] };
  }

  /** Whether a ply can be shown that helps. */
  get canPoint() {
    const code = this.step.solution[this.at];
    if (code === undefined || this.done || this.busy || this.aside || this.#pointed) return false;
    return tryPly(this.course, this.step, this.session.game, this.at, code).type === 'right';
  }

  /** Plays the whole solution, to be looked at. */
  solve() {
    const { game } = this.session;
    for (const code of this.step.solution) {
      const outcome = tryPly(this.course, this.step, game, this.at, code);
      if (outcome.type !== 'right') break;
      for (const ply of [code, ...outcome.replies]) game.play(ply);
      this.at = outcome.at;
    }
    this.done = true;
    this.#adopt(game);
    this.session.fix(true);
  }

  hint() {
    if (this.hints < this.step.hints) this.hints += 1;
    else this.#pointed = this.canPoint;
    this.#changed();
  }

  /** @param {Reason} reason */
  choose(reason) {
    if (this.done || this.step.goal.kind !== 'ask') return;
    const { right } = answer(this.step, this.session.game, reason);
    this.answers.set(reason, right);
    this.session.closeRefusal();
    if (right) {
      this.done = true;
      this.verdict = this.#answered;
    }
    this.#said = { type: right ? 'done' : 'wrong' };
    this.#changed();
  }

  /** What a question has been about, once it is answered. */
  get #answered() {
    const { goal } = this.step;
    return this.done && goal.kind === 'ask' ? this.session.game.explain(goal.code) : undefined;
  }

  /** Takes the last own ply back, with its replies. */
  takeBack() {
    if (this.canTakeBack) this.#backTo(this.#own.pop() ?? 0);
  }

  /** @param {number} before how many entries are to be left */
  #backTo(before) {
    const { session } = this;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.at = Math.max(0, this.at - 1);
    this.done = false;
    this.#clear();
    session.fix(false);
    while (session.game.history().length > before) session.game.undo();
    this.#adopt(session.game);
  }

  /** Plays what is queued at once; comes back from a threat. */
  hurry() {
    clearTimeout(this.#timer);
    while (this.busy) this.#reply();
  }

  /** Plays the ply that was not right, and what the opponent would do, on a copy. */
  showThreat() {
    const said = this.#said;
    if (said?.type !== 'other' || !said.threat || this.aside) return;
    this.#waiting = this.session.game;
    this.#adopt(this.session.game.clone());
    this.session.fix(true);
    this.#queue = [said.code, ...said.threat];
    this.#wait();
    this.#changed();
  }

  /** Back from the copy. */
  endThreat() {
    if (!this.#waiting) return;
    clearTimeout(this.#timer);
    this.#queue = [];
    const game = this.#waiting;
    this.#waiting = null;
    this.session.fix(false);
    this.#adopt(game);
    this.#changed();
  }

  leave() {
    clearTimeout(this.#timer);
    this.session.drop();
  }

  /** @param {Game} game */
  #adopt(game) {
    const { session } = this;
    this.#length = game.history().length;
    session.adopt(game, session.seating, session.orientation);
  }

  #clear() {
    this.#said = null;
    this.verdict = undefined;
    this.#pointed = false;
  }

  /** @param {string} code @returns {boolean} whether it is to be played */
  #try(code) {
    this.#clear();
    const outcome = tryPly(this.course, this.step, this.session.game, this.at, code);
    if (outcome.type === 'right') {
      this.#right = outcome;
      this.verdict = { legal: true };
      return true;
    }
    if (outcome.type === 'other') this.#said = { type: 'other', key: outcome.key, code, threat: outcome.threat };
    return false;
  }

  /** The session has changed. */
  #follow() {
    const { session } = this;
    const right = this.#right;
    if (session.refusal) {
      const { reason, rule } = gistOf(session.refusal);
      this.#clear();
      if (reason && rule) this.verdict = { legal: false, reason, rule };
    } else if (this.verdict && !this.verdict.legal) this.verdict = this.#answered;
    if (right) {
      this.#right = null;
      this.#own.push(session.length - 1);
      this.#length = session.length;
      this.at = right.at;
      this.#queue = [...right.replies];
      this.done = right.done;
      this.#said = { type: right.done ? 'done' : 'on' };
      // It is drawn before the boards are held, so that the ply is seen to move.
      this.#changed();
      if (this.busy || this.done) session.fix(true);
      if (this.busy) this.#wait();
    } else if (session.length < this.#length && !this.aside) {
      // One ply has been taken back beside this lesson's own button: its replies go too.
      this.#backTo(this.#own.pop() ?? 0);
      return;
    } else this.#length = session.length;
    this.#changed();
  }

  #wait() {
    if (this.#calm()) this.hurry();
    else this.#timer = setTimeout(() => this.#reply(), PAUSE);
  }

  /** Plays the next of what is queued. */
  #reply() {
    const code = this.#queue.shift();
    if (code === undefined) return;
    this.session.play(code);
    if (this.busy) this.#wait();
    else if (!this.aside) {
      this.session.fix(this.done);
      this.#changed();
    }
  }
}

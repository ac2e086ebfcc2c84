// A chess clock. It is told the time and never asks for it, so that it can be tested, and counts from when a turn began, so that
// it does not drift.

/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {{ minutes: number, increment: number }} Time what one player has, and gets for each turn in seconds */
/** What was chosen for a new game: by person, as they are named. @typedef {{ kind: string, people: [Time, Time] }} ClockChoice */
/**
 * Times in milliseconds, of the First and of the Second.
 * @typedef {object} ClockJSON
 * @property {[number, number]} left
 * @property {[number, number]} increment
 * @property {boolean} paused
 */

/** Usual times, by name. @type {Readonly<Record<string, Time>>} */
export const USUAL = {
  '5+3': { minutes: 5, increment: 3 },
  '10+5': { minutes: 10, increment: 5 },
  '15+10': { minutes: 15, increment: 10 },
  '30+0': { minutes: 30, increment: 0 },
};
/** @type {ClockChoice} */
export const NO_CLOCK = {
  kind: 'none',
  people: [
    { minutes: 10, increment: 5 },
    { minutes: 10, increment: 5 },
  ],
};
export const MOST = { minutes: 300, increment: 120 };

export class Clock {
  #left;
  #increment;
  #paused;
  /** Whose time runs; nobody's before the first ply and after the last. @type {Player | null} */
  #running = null;
  /** Since when. */
  #since = 0;
  /** How many entries the game had. */
  #length = 0;
  /** Who was to move. @type {Player | null} */
  #turn = null;

  /** @param {ClockJSON} given */
  constructor({ left, increment, paused }) {
    this.#left = [...left];
    this.#increment = increment;
    this.#paused = paused;
  }

  /** For a new game. @param {ClockChoice} choice @param {0 | 1} began the person who is the First */
  static of(choice, began) {
    if (choice.kind === 'none') return null;
    const usual = USUAL[choice.kind];
    const [a, b] = usual ? [usual, usual] : choice.people;
    const [first, second] = began === 0 ? [a, b] : [b, a];
    return new Clock({
      left: [first.minutes * 60_000, second.minutes * 60_000],
      increment: [first.increment * 1000, second.increment * 1000],
      paused: false,
    });
  }

  get paused() {
    return this.#paused;
  }

  get running() {
    return this.#paused ? null : this.#running;
  }

  /** @param {Player} player @param {number} now */
  left(player, now) {
    const left = this.#left[index(player)] ?? 0;
    return Math.max(0, this.running === player ? left - Math.max(0, now - this.#since) : left);
  }

  /** Whose time is out. @param {number} now @returns {Player | null} */
  fallen(now) {
    const { running } = this;
    return running && this.left(running, now) <= 0 ? running : null;
  }

  /**
   * Follows the game: its clock runs from the first ply on; what a turn of several plies brings comes when it is complete.
   * @param {import("../pkg/index.js").GameState} state @param {number} now
   * @param {boolean} [ply] what has come last is a ply, and not a resignation or the like
   */
  follow(state, now, ply = true) {
    this.#settle(now);
    const played = state.ply === this.#length + 1;
    if (played) this.#paused = false;
    if (played && ply && this.#turn && (state.turn.ply === 1 || state.outcome) && this.#length > 0)
      this.#add(this.#turn);
    this.#length = state.ply;
    this.#turn = state.player;
    this.#running = state.ply > 0 && !state.outcome ? state.player : null;
  }

  /** Where the game stands, without anything having been played. @param {import("../pkg/index.js").GameState} state @param {number} now */
  begin(state, now) {
    this.#length = state.ply;
    this.follow(state, now);
  }

  /** @param {number} now */
  pause(now) {
    this.#settle(now);
    this.#paused = true;
  }

  /** @param {number} now */
  resume(now) {
    this.#paused = false;
    this.#since = now;
  }

  /** @param {number} now @returns {ClockJSON} */
  toJSON(now) {
    return {
      left: [this.left('first', now), this.left('second', now)],
      increment: this.#increment,
      paused: this.#paused,
    };
  }

  /** What has run is taken off. @param {number} now */
  #settle(now) {
    const { running } = this;
    if (running) this.#left[index(running)] = this.left(running, now);
    this.#since = now;
  }

  /** @param {Player} player */
  #add(player) {
    const i = index(player);
    this.#left[i] = (this.#left[i] ?? 0) + (this.#increment[i] ?? 0);
  }
}

/** Seconds in full above ten, tenths below. @param {number} left */
export function clockText(left) {
  if (left < 10_000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** A saved clock, if it is one. @param {unknown} value @returns {ClockJSON | null} */
export function clockOf(value) {
  const { left, increment, paused } = /** @type {Record<string, unknown>} */ (Object(value));
  if (!isTimes(left) || !isTimes(increment)) return null;
  return { left, increment, paused: paused === true };
}

/** A kept choice, if it is one. @param {unknown} value @returns {ClockChoice | null} */
export function choiceOf(value) {
  const { kind, people } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof kind !== 'string' || !Array.isArray(people) || people.length !== 2) return null;
  if (kind !== 'none' && kind !== 'own' && !Object.hasOwn(USUAL, kind)) return null;
  const [a, b] = people.map(timeOf);
  return a && b ? { kind, people: [a, b] } : null;
}

/** @param {unknown} value @returns {Time | null} */
function timeOf(value) {
  const { minutes, increment } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof minutes !== 'number' || typeof increment !== 'number') return null;
  if (!(minutes > 0 && minutes <= MOST.minutes && increment >= 0 && increment <= MOST.increment)) return null;
  return { minutes, increment };
}

/** @param {unknown} value @returns {value is [number, number]} */
function isTimes(value) {
  return Array.isArray(value) && value.length === 2 && value.every((n) => Number.isFinite(n) && n >= 0);
}

/** @param {Player} player */
function index(player) {
  return player === 'first' ? 0 : 1;
}

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
 * @property {Given[]} [given]
 * @property {number} [at] since when it runs with these times, in milliseconds of the calendar, so that another tab knows what has
 *   run meanwhile; none if it does not run
 */
/**
 * What a ply has brought: the ply, the number of who played it, what he had left before, and what was added.
 * @typedef {[ply: number, who: number, before: number, added: number]} Given
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
/** What times of one's own can be. @type {Time} */
export const LEAST = { minutes: 1, increment: 0 };
/** @type {Time} */
export const MOST = { minutes: 300, increment: 120 };
/** What a player can have at most with what all his turns bring, in milliseconds. */
const LONGEST = 10_000 * 3_600_000;

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
  /** What each ply has brought, those too that have been taken back: whoever plays such a ply again gets no more. @type {Map<number, Given>} */
  #given;
  /** Since when it has run where it was kept, in milliseconds of the calendar. @type {number | null} */
  #ranSince;

  /** @param {ClockJSON} given */
  constructor({ left, increment, paused, given = [], at }) {
    this.#left = [...left];
    this.#increment = increment;
    this.#paused = paused;
    this.#given = new Map(given.map((one) => [one[0], [...one]]));
    this.#ranSince = at ?? null;
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
   * What is taken back takes along what it had brought, and brings it again when it is done again. The time that was spent
   * stays spent.
   * @param {import("../pkg/index.js").GameState} state @param {number} now
   * @param {Player | null} [mover] who has just played the last ply; null if it was taken back or done again, or is no ply
   * @returns {boolean} whether anything has happened in the game that the clock goes by
   */
  follow(state, now, mover = null) {
    this.#settle(now);
    const { ply } = state;
    const acted = mover !== null || ply !== this.#length;
    // A ply may have been played from an earlier position.
    const kept = mover ? ply - 1 : ply;
    for (let n = this.#length; n > kept; n--) this.#takeBack(n);
    if (mover) {
      this.#paused = false;
      if ((state.turn.ply === 1 || state.outcome) && ply > 1) this.#give(ply, index(mover));
      else this.#given.delete(ply);
    } else for (let n = this.#length + 1; n <= ply; n++) this.#giveAgain(n);
    this.#stand(state);
    return acted;
  }

  /**
   * Where the game stands, without anything having been played.
   * @param {import("../pkg/index.js").GameState} state @param {number} now
   * @param {number} [date] the same in milliseconds of the calendar: what has run since the clock was kept has run
   */
  begin(state, now, date) {
    this.#settle(now);
    this.#stand(state);
    if (date !== undefined && this.#ranSince !== null) this.#since = now - Math.max(0, date - this.#ranSince);
    this.#ranSince = null;
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

  /** @param {number} now @param {number} [date] the same in milliseconds of the calendar @returns {ClockJSON} */
  toJSON(now, date) {
    return {
      left: [this.left('first', now), this.left('second', now)],
      increment: this.#increment,
      paused: this.#paused,
      given: [...this.#given.values()],
      ...(this.running && date !== undefined ? { at: date } : {}),
    };
  }

  /** @param {import("../pkg/index.js").GameState} state */
  #stand(state) {
    this.#length = state.ply;
    this.#running = state.ply > 0 && !state.outcome ? state.player : null;
  }

  /** What has run is taken off. @param {number} now */
  #settle(now) {
    const { running } = this;
    if (running) this.#left[index(running)] = this.left(running, now);
    this.#since = now;
  }

  /** @param {number} ply @param {number} who */
  #give(ply, who) {
    const was = this.#given.get(ply);
    const before = this.#left[who] ?? 0;
    const added = was?.[1] === who ? was[3] : (this.#increment[who] ?? 0);
    this.#left[who] = before + added;
    this.#given.set(ply, [ply, who, before, added]);
  }

  /** @param {number} ply */
  #giveAgain(ply) {
    const was = this.#given.get(ply);
    if (was) this.#give(ply, was[1]);
  }

  /** Nobody is left with more than he had before the ply, nor with less unless he has spent it. @param {number} ply */
  #takeBack(ply) {
    const was = this.#given.get(ply);
    if (!was) return;
    const [, who, before] = was;
    const left = this.#left[who] ?? 0;
    const then = Math.min(left, before);
    this.#left[who] = then;
    this.#given.set(ply, [ply, who, before, left - then]);
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
  const { left, increment, paused, given, at } = /** @type {Record<string, unknown>} */ (Object(value));
  if (!isTimes(left) || !isTimes(increment)) return null;
  // An earlier page kept nothing of what plies have brought.
  return {
    left,
    increment,
    paused: paused === true,
    given: Array.isArray(given) ? given.filter(isGiven) : [],
    ...(typeof at === 'number' && Number.isFinite(at) ? { at } : {}),
  };
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
  if (!(minutes >= LEAST.minutes && minutes <= MOST.minutes)) return null;
  if (!(increment >= LEAST.increment && increment <= MOST.increment)) return null;
  return { minutes, increment };
}

/** @param {unknown} value @returns {value is [number, number]} */
function isTimes(value) {
  return Array.isArray(value) && value.length === 2 && value.every(isTime);
}

/** No clock has run for so long. @param {unknown} value @returns {value is number} */
function isTime(value) {
  return typeof value === 'number' && value >= 0 && value <= LONGEST;
}

/** @param {unknown} value @returns {value is Given} */
function isGiven(value) {
  return Array.isArray(value) && value.length === 4 && value.every(isTime) && (value[1] === 0 || value[1] === 1);
}

/** @param {Player} player */
function index(player) {
  return player === 'first' ? 0 : 1;
}

// The steps of the courses that are done. All tabs add to them; where nothing may be kept they last as long as the page.

import { isDone, NOTHING, readProgress, withDone, writeProgress } from './learn/progress.js';

/** @typedef {import("./learn/model.js").Course} Course */
/** @typedef {import("./learn/model.js").Progress} Progress */

const KEY = 'crossboard.learn.v1';

export class Learned {
  /** @type {Progress} */
  #progress = NOTHING;

  /** @param {() => void} changed another tab has added something */
  constructor(changed) {
    this.#read();
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.#read();
      changed();
    });
  }

  /** What is kept is added to what is known here. */
  #read() {
    try {
      const kept = readProgress(localStorage.getItem(KEY));
      /** @type {Record<string, readonly string[]>} */
      const all = { ...this.#progress };
      for (const [course, steps] of Object.entries(kept))
        all[course] = [...new Set([...(all[course] ?? []), ...steps])];
      this.#progress = all;
    } catch {
      // Storage is refused.
    }
  }

  /** @param {Course} course @param {string} step */
  add(course, step) {
    this.#read();
    this.#progress = withDone(this.#progress, course, step);
    try {
      localStorage.setItem(KEY, writeProgress(this.#progress));
    } catch {
      // Refused or full.
    }
  }

  /** @param {Course} course @param {string} step */
  has(course, step) {
    return isDone(this.#progress, course, step);
  }

  /** How many of a course's steps are done. @param {Course} course */
  count(course) {
    return course.steps.filter(({ id }) => this.has(course, id)).length;
  }

  /** The number of the first step that is not done, from 1; the first when all are. @param {Course} course */
  next(course) {
    return (
      Math.max(
        0,
        course.steps.findIndex(({ id }) => !this.has(course, id)),
      ) + 1
    );
  }
}

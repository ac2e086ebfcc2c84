// Which steps are done: kept as a text with a version, read without trust.

/** @typedef {import("./model.js").Course} Course */
/** @typedef {import("./model.js").Progress} Progress */

const VERSION = 1;

/** @type {Progress} */
export const NOTHING = {};

/** @param {string | null} text what was kept @returns {Progress} */
export function readProgress(text) {
  try {
    const value = JSON.parse(text ?? '');
    if (value?.v !== VERSION || typeof value.done !== 'object' || value.done === null) return NOTHING;
    /** @type {[string, string[]][]} */
    const done = Object.entries(value.done).map(([course, steps]) => [
      course,
      Array.isArray(steps) ? [...new Set(steps.filter((step) => typeof step === 'string'))] : [],
    ]);
    return Object.fromEntries(done);
  } catch {
    return NOTHING;
  }
}

/** @param {Progress} progress */
export function writeProgress(progress) {
  return JSON.stringify({ v: VERSION, done: progress });
}

/** @param {Progress} progress @param {Course} course @param {string} step */
export function isDone(progress, course, step) {
  return (Object.hasOwn(progress, course.id) && progress[course.id]?.includes(step)) || false;
}

/** @param {Progress} progress @param {Course} course @param {string} step @returns {Progress} */
export function withDone(progress, course, step) {
  if (isDone(progress, course, step)) return progress;
  const before = Object.hasOwn(progress, course.id) ? (progress[course.id] ?? []) : [];
  return { ...progress, [course.id]: [...before, step] };
}

/** The first step that is not done, or null. @param {Progress} progress @param {Course} course */
export function nextStep(progress, course) {
  return course.steps.find(({ id }) => !isDone(progress, course, id)) ?? null;
}

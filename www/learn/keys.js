// The keys of all words, made from ids, so that data names none.

/** @typedef {import("./model.js").Course} Course */
/** @typedef {import("./model.js").Group} Group */
/** @typedef {import("./model.js").RulesPage} RulesPage */
/** @typedef {import("./model.js").Section} Section */
/** @typedef {import("./model.js").Step} Step */

/** @param {Course} course */
export const courseKeys = ({ id }) => ({ lead: `course.${id}.lead`, end: `course.${id}.end` });

/** @param {Course} course @param {Step} step */
export function stepKeys({ id }, step) {
  const key = `step.${id}.${step.id}`;
  return {
    title: `${key}.title`,
    task: `${key}.task`,
    hints: Array.from({ length: step.hints }, (_, index) => `${key}.hint.${index + 1}`),
    done: `${key}.done`,
  };
}

/** @param {Course} course @param {Step} step @param {number} index of the step's `wrong` */
export const wrongKey = ({ id }, step, index) => `step.${id}.${step.id}.wrong.${index + 1}`;

/**
 * What is said of a legal ply that has no sentence of its own.
 * @param {Course} _course @param {Step} step
 */
export const otherKey = (_course, step) => `other.${step.goal.kind}`;

/** @param {RulesPage} page */
export const pageKeys = ({ id }) => ({ lead: `page.${id}.lead`, credit: `page.${id}.credit` });

/** @param {RulesPage} page @param {Group} group */
export const groupKey = ({ id }, group) => `group.${id}.${group.id}`;

/**
 * The words of a rule: `why` where the reading is ours, `open` where another is as good, a caption for each diagram.
 * @param {Section} section
 */
export function sectionKeys({ rule, said, open, diagrams }) {
  const key = `rule.${rule}`;
  return {
    title: `${key}.title`,
    text: `${key}.text`,
    ...(said === 'reading' || said === 'both' ? { why: `${key}.why` } : {}),
    ...(open ? { open: `${key}.open` } : {}),
    captions: diagrams.map((_, index) => `${key}.caption.${index + 1}`),
  };
}

/** @param {import("./model.js").Said} said */
export const saidKey = (said) => `said.${said}`;

/** @param {boolean} right */
export const answerKey = (right) => `answer.${right ? 'right' : 'wrong'}`;

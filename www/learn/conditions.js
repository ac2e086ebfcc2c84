// The conditions of a ply between boards, in the order in which the rules look at them: a list to be ticked off.

/** @typedef {import("../../pkg/index.js").Reason} Reason */
/** @typedef {import("../../pkg/index.js").RuleId} RuleId */
/** @typedef {import("./model.js").Checklist} Checklist */
/** @typedef {import("./model.js").Condition} Condition */
/** @typedef {import("./model.js").Verdict} Verdict */

/** @type {Readonly<Record<Checklist, readonly { reason: Reason, rule: RuleId }[]>>} */
const LISTS = {
  placement: [
    { reason: 'king-stays', rule: 'F5' },
    { reason: 'not-home-square', rule: 'F6' },
    { reason: 'in-check', rule: 'F7' },
    { reason: 'target-occupied', rule: 'F8' },
    { reason: 'target-attacked', rule: 'F8' },
    { reason: 'square-color-differs', rule: 'F9' },
    { reason: 'nothing-to-replace', rule: 'F11' },
  ],
  transfer: [
    { reason: 'king-stays', rule: 'F20' },
    { reason: 'source-not-home', rule: 'F20' },
    { reason: 'source-attacked', rule: 'F20' },
    { reason: 'in-check', rule: 'F21' },
    { reason: 'target-occupied', rule: 'F21' },
    { reason: 'target-attacked', rule: 'F21' },
    { reason: 'square-color-differs', rule: 'F21' },
    { reason: 'not-home-square', rule: 'F21' },
    { reason: 'nothing-to-replace', rule: 'F22' },
  ],
  tranzit: [
    { reason: 'other-square', rule: 'T2' },
    { reason: 'target-occupied', rule: 'T3' },
    { reason: 'target-attacked', rule: 'T4' },
    { reason: 'gives-check', rule: 'T5' },
    { reason: 'own-king-attacked', rule: 'T6' },
  ],
};

/**
 * The conditions, and how they stand after a try. All are unknown before one, and after a refusal that is none of them.
 * @param {Checklist} list
 * @param {Verdict} [verdict]
 * @returns {Condition[]}
 */
export function conditions(list, verdict) {
  const all = LISTS[list];
  const failed = !verdict ? -1 : verdict.legal ? all.length : all.findIndex(({ reason }) => reason === verdict.reason);
  return all.map(({ reason, rule }, index) => ({
    key: `condition.${list}.${reason}`,
    rule,
    state: index < failed ? 'met' : index === failed ? 'failed' : 'unknown',
  }));
}

// A question in a native dialog: with two answers, or answered with a text.

import { el } from '../pkg/view/dom.js';

/** @typedef {import("../pkg/view/words.js").Words} Words */

/**
 * @param {Words} words
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function confirmed(words, question, yes) {
  return put(words, question, yes);
}

/**
 * @param {Words} words
 * @param {string} question
 * @param {string} given what stands there at first
 * @param {string} yes
 * @returns {Promise<string | null>} null if nothing has been answered
 */
export async function asked(words, question, given, yes) {
  const input = el('input', {
    type: 'text',
    value: given,
    maxlength: 60,
    'aria-label': question,
    autocomplete: 'off',
  });
  return (await put(words, question, yes, input)) ? input.value.trim() : null;
}

/**
 * @param {Words} words
 * @param {string} question
 * @param {string} yes
 * @param {HTMLInputElement} [input] begins with the focus; without it, the answer that changes nothing does
 * @returns {Promise<boolean>}
 */
function put(words, question, yes, input) {
  return new Promise((resolve) => {
    const dialog = el(
      'dialog',
      { class: 'confirm', 'aria-labelledby': 'question' },
      el(
        'form',
        { method: 'dialog' },
        el('p', { id: 'question' }, question),
        input ?? null,
        el(
          'div',
          { class: 'row' },
          el('button', { class: 'btn prim', value: 'yes' }, yes),
          el('button', { class: 'btn', value: 'no', autofocus: !input }, words.t('cancel')),
        ),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
    input?.focus();
    input?.select();
  });
}

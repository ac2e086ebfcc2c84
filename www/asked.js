// A question that is answered with a text, in a native dialog.

import { el } from '../pkg/view/dom.js';

/**
 * @param {import("../pkg/view/words.js").Words} words
 * @param {string} question
 * @param {string} given what stands there at first
 * @param {string} yes
 * @returns {Promise<string | null>} null if nothing has been answered
 */
export function asked(words, question, given, yes) {
  return new Promise((resolve) => {
    const input = el('input', {
      type: 'text',
      value: given,
      maxlength: 60,
      'aria-label': question,
      autocomplete: 'off',
    });
    const dialog = el(
      'dialog',
      { class: 'confirm', 'aria-labelledby': 'asked-question' },
      el(
        'form',
        { method: 'dialog' },
        el('p', { id: 'asked-question' }, question),
        input,
        el(
          'div',
          { class: 'row' },
          el('button', { class: 'btn prim', value: 'yes' }, yes),
          el('button', { class: 'btn', value: 'no', type: 'submit', formnovalidate: true }, words.t('cancel')),
        ),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes' ? input.value.trim() : null);
    });
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    input.select();
  });
}

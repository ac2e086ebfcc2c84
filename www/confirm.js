// A question with two answers, in a native dialog.

import { el } from '../pkg/view/dom.js';

/**
 * @param {import("../pkg/view/words.js").Words} words
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function confirmed(words, question, yes) {
  return new Promise((resolve) => {
    const dialog = el(
      'dialog',
      { class: 'confirm', 'aria-labelledby': 'confirm-question' },
      el(
        'form',
        { method: 'dialog' },
        el('p', { id: 'confirm-question' }, question),
        el(
          'div',
          { class: 'row' },
          el('button', { class: 'btn prim', value: 'yes' }, yes),
          el('button', { class: 'btn', value: 'no', autofocus: true }, words.t('cancel')),
        ),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

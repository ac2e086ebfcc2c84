// "Embed": the choice of a form, its code, and a button that copies it.

import { el } from '../pkg/view/dom.js';
import { embedCode, isHosted } from './embed-code.js';

/** @typedef {import('./embed-code.js').Form} Form */
/** @typedef {import('./screen-game.js').Screen} Screen */

/**
 * @param {Screen} screen
 * @param {() => void} close
 */
export function embedForm(screen, close) {
  const { words, session } = screen;
  const { state } = session;
  const forms = /** @type {Form[]} */ (
    isHosted(location.href) ? ['element', 'frame', 'picture'] : ['element', 'picture']
  );
  const code = el('textarea', { readonly: true, rows: 5, 'aria-label': words.t('embed.code'), spellcheck: 'false' });
  const hint = el('p', { class: 'hint' });
  const said = el('output', { class: 'said' });
  const playable = el('input', {
    type: 'checkbox',
    name: 'playable',
    checked: !state.outcome,
    disabled: !!state.outcome,
  });
  const playableLabel = el('label', {}, playable, words.t('embed.playable'));
  const form = el(
    'form',
    { class: 'agree embedding', 'data-form': 'embed', onsubmit: (event) => void copy(event) },
    el(
      'fieldset',
      {},
      el('legend', {}, words.t('embed.form')),
      forms.map((name, index) =>
        el(
          'label',
          {},
          el('input', { type: 'radio', name: 'form', value: name, checked: index === 0 }),
          words.t(`embed.${name}`),
        ),
      ),
    ),
    playableLabel,
    hint,
    code,
    el(
      'div',
      { class: 'row' },
      el('button', { type: 'submit', class: 'btn prim' }, words.t('embed.copy')),
      el('button', { type: 'button', class: 'btn', onclick: close }, words.t('close')),
      said,
    ),
  );
  const draw = () => {
    const chosen = /** @type {Form} */ (new FormData(form).get('form'));
    code.value = embedCode(chosen, session, words, {
      playable: playable.checked,
      address: location.href,
      title: screen.title,
    });
    playableLabel.hidden = chosen === 'picture';
    hint.textContent = words.t(`embed.${chosen}.hint`);
    said.value = '';
  };
  /** @param {Event} event */
  async function copy(event) {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(code.value);
      said.value = words.t('embed.copied');
    } catch {
      // No clipboard in a frame, without a secure connection, or by the reader's will.
      code.focus();
      code.select();
      said.value = words.t('embed.select');
    }
  }
  form.addEventListener('change', draw);
  draw();
  return form;
}

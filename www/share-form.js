// "Share": the game as a link, and as a text in any form, to be copied, saved or sent.

import { ArgumentError, writeRecord } from '../pkg/index.js';
import { el, plain } from '../pkg/view/dom.js';
import { personName } from '../pkg/view/naming.js';
import { LANGUAGES } from '../pkg/view/words.js';
import { isHosted } from './embed-code.js';
import { toLink } from './link.js';

/** @typedef {import('../pkg/index.js').GameId} GameId */
/** @typedef {import('../pkg/index.js').RecordForm} RecordForm */
/** @typedef {import('../pkg/view/words.js').Language} Language */
/** @typedef {import('./screen-game.js').Screen} Screen */
/** @typedef {RecordForm | 'position'} Form */

/** All forms of records. @type {readonly RecordForm[]} */
const RECORDS = ['record', 'author-table', 'author-line', 'codes'];
/** Forms that are the same in every language. @type {readonly Form[]} */
const PLAIN = ['codes', 'position'];

/**
 * @param {Screen} screen
 * @param {() => void} close
 */
export function shareForm(screen, close) {
  const { words, session, title } = screen;
  const { id } = session.game;
  /** @type {readonly Form[]} */
  const forms = [...RECORDS.filter((form) => has(id, form)), 'position'];
  const isPgn = /^\[Event /.test(writeRecord({ game: id, tags: {}, line: [] }));
  const said = el('output', { class: 'said' });
  const text = el('textarea', { readonly: true, rows: 7, 'aria-label': words.t('share.text'), spellcheck: 'false' });
  const link = el('input', { type: 'text', readonly: true, 'aria-label': words.t('share.link') });
  const language = choice(
    'language',
    words.t('language'),
    LANGUAGES.map((l) => [l, words.t(`language.${l}`)]),
    words.language,
  );
  const pieces = choice(
    'pieces',
    words.t('share.pieces'),
    /** @type {const} */ (['letters', 'figurine']).map((p) => [p, words.t(`share.pieces.${p}`)]),
    screen.pieces,
  );
  const form = el(
    'form',
    { class: 'agree sharing', 'data-form': 'share', onsubmit: (event) => event.preventDefault() },
    el(
      'div',
      { class: 'row' },
      link,
      button('copy-link', words.t('share.link.copy'), () => void copy(link)),
    ),
    isHosted(location.href) ? null : el('p', { class: 'hint' }, words.t('share.file')),
    el(
      'div',
      { class: 'choices' },
      choice(
        'form',
        words.t('share.form'),
        forms.map((name) => [name, words.t(name === 'record' && isPgn ? 'share.pgn' : `share.${name}`)]),
        'record',
      ),
      language,
      pieces,
    ),
    text,
    el(
      'div',
      { class: 'row' },
      button('copy', words.t('share.copy'), () => void copy(text), true),
      button('save', words.t('share.save'), save),
      typeof navigator.share === 'function' ? button('send', words.t('share.send'), () => void send()) : null,
      el('button', { type: 'button', class: 'btn', onclick: close }, words.t('close')),
    ),
    said,
  );

  const names = Object.fromEntries(
    /** @type {const} */ ([
      ['First', plain(personName(session, 'first'))],
      ['Second', plain(personName(session, 'second'))],
    ]).filter(([, name]) => name !== ''),
  );
  const chosen = () => {
    const data = new FormData(form);
    return {
      form: /** @type {Form} */ (data.get('form')),
      language: /** @type {Language} */ (data.get('language')),
      pieces: /** @type {'letters' | 'figurine'} */ (data.get('pieces')),
    };
  };
  const draw = () => {
    const { form: name, ...letters } = chosen();
    for (const part of [language, pieces]) part.hidden = PLAIN.includes(name);
    text.value =
      name === 'position'
        ? session.game.positionAt(session.at ?? session.length)
        : writeRecord(screen.notes.record(session.game.toJSON(), names), { form: name, ...letters });
    said.value = '';
  };
  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  async function copy(field) {
    try {
      await navigator.clipboard.writeText(field.value);
      said.value = words.t('share.copied');
    } catch {
      // No clipboard in a frame, without a secure connection, or by the reader's will.
      field.focus();
      field.select();
      said.value = words.t('share.select');
    }
  }
  function save() {
    const name = chosen().form;
    const ending = name === 'record' && isPgn ? 'pgn' : 'txt';
    const address = URL.createObjectURL(new Blob([text.value], { type: 'text/plain' }));
    el('a', { href: address, download: `crossboard-${id}-${session.length}.${ending}` }).click();
    // The browser has taken hold of it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    said.value = words.t('share.saved');
  }
  async function send() {
    try {
      await navigator.share({ title, ...(isHosted(link.value) ? { url: link.value } : { text: text.value }) });
    } catch (error) {
      // Whoever has changed his mind needs no answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      said.value = words.t('share.unsent');
    }
  }
  async function fillLink() {
    const address = new URL(location.href);
    address.search = '';
    address.hash = await toLink(session.game, screen.notes, names);
    link.value = address.href;
  }
  form.addEventListener('change', draw);
  draw();
  void fillLink();
  return form;
}

/** Whether a game has records of a form. @param {GameId} game @param {RecordForm} form */
function has(game, form) {
  try {
    writeRecord({ game, tags: {}, line: [] }, { form });
    return true;
  } catch (error) {
    if (error instanceof ArgumentError) return false;
    throw error;
  }
}

/** @param {string} act @param {string} text @param {() => void} run @param {boolean} [first] */
function button(act, text, run, first = false) {
  return el('button', { type: 'button', class: `btn${first ? ' prim' : ''}`, 'data-share': act, onclick: run }, text);
}

/** @param {string} name @param {string} label @param {readonly (readonly [string, string])[]} options @param {string} on */
function choice(name, label, options, on) {
  return el(
    'label',
    {},
    label,
    el(
      'select',
      { name },
      options.map(([value, text]) => el('option', { value, selected: value === on }, text)),
    ),
  );
}

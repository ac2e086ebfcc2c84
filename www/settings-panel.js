// Language, theme, and whether single keys are commands.

import { el, fill } from '../pkg/view/dom.js';
import { PIECE_SETS } from '../pkg/view/pieces.js';
import { LANGUAGES } from '../pkg/view/words.js';

/** @typedef {import("./screen-game.js").Screen} Screen */
/** @typedef {import("./app.js").App} App */

/** The switches in their order. @type {readonly import("./store.js").Switch[]} */
const SHOWN = ['legal', 'why', 'confirm', 'turn', 'takeback', 'coordinates', 'figures', 'sound', 'keys'];
const KEYS = /** @type {const} */ (['m', 'u', 'r', 'f', 'n', 't']);

export class SettingsPanel {
  #shown = '';

  constructor() {
    this.root = el('div', { class: 'settings' });
  }

  /** @param {App} app */
  render(app) {
    const { words, settings } = app;
    const shown = JSON.stringify([words.language, settings]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-set')
      : null;
    fill(
      this.root,
      el('h2', {}, words.t('settings')),
      segment(
        words.t('language'),
        LANGUAGES.map((l) => ({
          set: `language=${l}`,
          text: words.t(`language.${l}`),
          lang: l,
          on: words.language === l,
          run: () => app.setLanguage(l),
        })),
      ),
      segment(
        words.t('theme'),
        /** @type {const} */ (['auto', 'light', 'dark']).map((t) => ({
          set: `theme=${t}`,
          text: words.t(`theme.${t}`),
          on: (settings.theme ?? 'auto') === t,
          run: () => app.setTheme(t),
        })),
      ),
      segment(
        words.t('pieces'),
        PIECE_SETS.map((set) => ({
          set: `pieces=${set}`,
          text: words.t(`pieces.${set}`),
          on: (settings.pieces ?? 'plain') === set,
          run: () => app.setPieces(set),
        })),
      ),
      el(
        'div',
        {},
        SHOWN.map((name) =>
          el(
            'label',
            { class: 'check' },
            el('input', {
              type: 'checkbox',
              'data-set': name,
              checked: app.on(name),
              onchange: () => app.setSwitch(name, !app.on(name)),
            }),
            words.t(`set.${name}`),
          ),
        ),
      ),
      el(
        'dl',
        { class: 'keylist', tabindex: -1, 'aria-label': words.t('keys') },
        KEYS.map((key) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, words.t(`keys.${key}`))]),
        el('dt', {}, el('kbd', {}, 'Esc')),
        el('dd', {}, words.t('keys.esc')),
        el('dt', {}, el('kbd', {}, '← ↑ ↓ →')),
        el('dd', {}, words.t('keys.arrows')),
        el('dt', {}, el('kbd', {}, '← →')),
        el('dd', {}, words.t('keys.look')),
        el('dt', {}, el('kbd', {}, '?')),
        el('dd', {}, words.t('keys.help')),
      ),
    );
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-set="${focused}"]`))?.focus();
  }

  showKeys() {
    const list = /** @type {HTMLElement | null} */ (this.root.querySelector('.keylist'));
    list?.scrollIntoView({ block: 'nearest' });
    list?.focus({ preventScroll: true });
  }
}

/** @param {string} legend @param {readonly { set: string, text: string, on: boolean, run: () => void, lang?: string }[]} options */
function segment(legend, options) {
  return el(
    'fieldset',
    { class: 'field' },
    el('legend', {}, legend),
    el(
      'div',
      { class: 'seg' },
      options.map((o) =>
        el(
          'button',
          {
            type: 'button',
            'data-set': o.set,
            lang: o.lang,
            'aria-pressed': String(o.on),
            onclick: o.run,
          },
          o.text,
        ),
      ),
    ),
  );
}

// The rules of the game on the board: how to play in a few paragraphs, then every rule by its number.

import { describe } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { HELP } from './help.js';
import { courseOf, learnHref, rulesHref } from './route.js';

/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("./screen-game.js").Screen} Screen */

export class HelpPanel {
  #shown = '';

  constructor() {
    this.root = el('div', { class: 'help' });
  }

  /** @param {Screen} screen */
  render({ words, layout, info, learned }) {
    const course = courseOf(info.id);
    const [n, of] = course ? [learned.count(course), course.steps.length] : [0, 0];
    const shown = `${words.language} ${layout.name} ${n}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const help = HELP[layout.name] ?? { paragraphs: [], rules: [] };
    const paragraphs = help.paragraphs.map(({ key, rules }) =>
      el(
        'li',
        {},
        el('b', {}, words.t(`${key}.title`)),
        ' ',
        words.t(key),
        ' ',
        el(
          'span',
          { class: 'refs' },
          rules.map((rule) =>
            el(
              'button',
              {
                type: 'button',
                class: 'ref',
                'aria-label': words.t('rule', { rule }),
                onclick: () => this.open(rule),
              },
              rule,
            ),
          ),
        ),
      ),
    );
    const rules = help.rules.map((rule) =>
      el(
        'details',
        { 'data-rule': rule },
        el('summary', {}, el('b', {}, rule), ' ', describe(/** @type {RuleId} */ (rule), words.language)),
        el(
          'p',
          {},
          el(
            'a',
            { class: 'link', href: rulesHref(info.id, /** @type {RuleId} */ (rule)) },
            words.t('help.rule', { rule }),
          ),
        ),
      ),
    );
    fill(
      this.root,
      el('h2', {}, words.t('help.title')),
      el(
        'p',
        { class: 'onward' },
        course ? el('a', { class: 'link', href: learnHref(info.id) }, words.t('help.course', { n, of })) : null,
        el('a', { class: 'link', href: rulesHref(info.id) }, words.t('help.page')),
      ),
      el('ul', { class: 'how' }, paragraphs),
      el('h3', {}, words.t('help.marks')),
      el('ul', { class: 'keys' }, marks(words)),
      el('h3', {}, words.t('help.rules')),
      el('div', { class: 'rules' }, rules),
      el('p', { class: 'credit' }, words.t(`${layout.name}.credit`)),
    );
  }

  /** Opens one rule and brings it into sight. @param {string} rule */
  open(rule) {
    const details = this.root.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    if (!(details instanceof HTMLDetailsElement)) return;
    for (const other of this.root.querySelectorAll('details[open]')) other.removeAttribute('open');
    details.open = true;
    details.scrollIntoView({ block: 'center' });
    details.querySelector('summary')?.focus({ preventScroll: true });
  }
}

/** @param {import("../pkg/view/words.js").Words} words */
function marks(words) {
  return /** @type {const} */ (['move', 'capture', 'placement', 'transfer', 'tranzit', 'forced', 'last']).map((name) =>
    el('li', {}, el('i', { class: `key ${name}`, 'aria-hidden': 'true' }), words.t(`legend.${name}`, { n: 2 })),
  );
}

// The side: tabs and their panels. On a desk it stands at the right, on a phone it rises as a sheet.

import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';

/** @typedef {"moves" | "game" | "rules" | "settings"} Tab */
/** @typedef {{ root: HTMLElement }} Content */

export class Panel {
  /** @type {Map<Tab, { tab: HTMLButtonElement, label: HTMLElement, panel: HTMLElement }>} */
  #tabs = new Map();
  #close;
  #foot;
  #list = el('div', { class: 'tabs', role: 'tablist' });

  /**
   * @param {readonly (readonly [Tab, Content])[]} contents
   * @param {(tab: Tab) => void} choose
   * @param {() => void} close
   * @param {HTMLElement} foot
   */
  constructor(contents, choose, close, foot) {
    for (const [name, content] of contents) {
      const label = el('span');
      const tab = el(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${name}`,
          'aria-controls': `panel-${name}`,
          'data-tab': name,
          onclick: () => choose(name),
        },
        label,
      );
      const panel = el(
        'div',
        {
          class: 'panel',
          role: 'tabpanel',
          id: `panel-${name}`,
          'aria-labelledby': `tab-${name}`,
          tabindex: '0',
          'data-panel': name,
        },
        content.root,
      );
      this.#tabs.set(name, { tab, label, panel });
    }
    this.#close = el('button', { type: 'button', class: 'icon shut', onclick: close }, icon('x'));
    this.#foot = foot;
    this.#list.append(...[...this.#tabs.values()].map((t) => t.tab));
    this.#list.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const names = [...this.#tabs.keys()];
      const at = names.findIndex((n) => this.#tabs.get(n)?.tab === event.target);
      const next = names[(at + step + names.length) % names.length];
      if (!next) return;
      event.preventDefault();
      choose(next);
      this.#tabs.get(next)?.tab.focus();
    });
    this.root = el(
      'aside',
      { class: 'side' },
      el('div', { class: 'tabrow' }, this.#list, this.#close),
      [...this.#tabs.values()].map((t) => t.panel),
      foot,
    );
  }

  /** @param {import("../pkg/view/words.js").Words} words @param {Tab} chosen */
  render(words, chosen) {
    this.root.setAttribute('aria-label', words.t('side'));
    this.#list.setAttribute('aria-label', words.t('side'));
    this.#close.setAttribute('aria-label', words.t('close'));
    for (const [name, { tab, label, panel }] of this.#tabs) {
      const on = name === chosen;
      const text = words.t(`tab.${name}`);
      if (label.textContent !== text) label.textContent = text;
      tab.setAttribute('aria-selected', String(on));
      tab.tabIndex = on ? 0 : -1;
      panel.hidden = !on;
    }
    this.#foot.hidden = chosen !== 'moves';
  }

  /** @param {Tab} tab */
  focus(tab) {
    this.#tabs.get(tab)?.tab.focus();
  }
}

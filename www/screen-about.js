// What this is: whose games, which readings of their rules are ours, whose pieces, under which licence.

import { games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { ORDER } from './layouts.js';
import { pageKeys } from './learn/keys.js';
import { saidOn } from './learn/pages.js';
import { pageTop } from './page-top.js';
import { courseOf, learnHref, rulesHref, rulesOf } from './route.js';

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./learn/model.js").Section} Section */

export class AboutScreen {
  #app;
  #label = el('span');
  #name = el('span', { class: 'game' }, this.#label);
  #main = el('main', { class: 'rulebook about' });
  #language = '';
  game = null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.root = el(
      'div',
      { class: 'app paper' },
      pageTop(app, el('p', { class: 'title' }, this.#name)),
      el('div', { class: 'sheet' }, this.#main),
    );
  }

  get title() {
    return this.#app.words.t('about');
  }

  focus() {
    this.#main.querySelector('h1')?.focus();
  }

  leave() {}

  render() {
    const { words } = this.#app;
    if (words.language === this.#language) return;
    this.#language = words.language;
    this.#label.textContent = words.t('about');
    fill(
      this.#main,
      el('h1', { tabindex: -1 }, words.t('about.title')),
      el('p', { class: 'lead' }, words.t('about.lead')),
      el('h2', {}, words.t('about.games')),
      el('p', {}, words.t('about.readings')),
      ORDER.map((game) => this.#game(game)),
      el('h2', {}, words.t('about.made')),
      el('p', {}, words.t('about.licence')),
      el('p', {}, words.t('about.pieces')),
      el('p', {}, words.t('about.data')),
    );
  }

  /** @param {import("../pkg/index.js").GameId} game */
  #game(game) {
    const { words } = this.#app;
    const page = rulesOf(game);
    if (!page) return null;
    const name = games.find(({ id }) => id === game)?.names[words.language] ?? '';
    const sections = page.groups.flatMap((group) => group.sections);
    const ours = sections.filter((section) => ['reading', 'both'].includes(saidOn(page, section)));
    const open = sections.filter((section) => section.open);
    return el(
      'section',
      { class: 'credits' },
      el('h3', {}, name),
      el('p', {}, words.t(pageKeys(page).credit)),
      this.#list('about.ours', ours, game),
      this.#list('about.open', open, game),
      el(
        'p',
        { class: 'onward' },
        el(
          'a',
          { class: 'link', href: rulesHref(game), 'aria-label': words.t('rules.title', { name }) },
          words.t('rules'),
        ),
        courseOf(game)
          ? [
              ' · ',
              el(
                'a',
                { class: 'link', href: learnHref(game), 'aria-label': words.t('learn.title', { name }) },
                words.t('learn'),
              ),
            ]
          : null,
      ),
    );
  }

  /** @param {"about.ours" | "about.open"} key @param {readonly Section[]} sections @param {import("../pkg/index.js").GameId} game */
  #list(key, sections, game) {
    const { words } = this.#app;
    if (sections.length === 0) return null;
    return el(
      'details',
      {},
      el('summary', {}, words.t(key, { n: sections.length })),
      el(
        'ul',
        {},
        sections.map(({ rule }) =>
          el(
            'li',
            {},
            el('a', { href: rulesHref(game, rule) }, el('b', {}, rule), ' ', words.t(`rule.${rule}.title`)),
            el('span', {}, ` ${words.t(`rule.${rule}.${key === 'about.open' ? 'open' : 'why'}`)}`),
          ),
        ),
      ),
    );
  }
}

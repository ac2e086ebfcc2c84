// The rules of a game, one by one: what is said by whom, why we read it so, and a diagram to try.

import { games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { Diagram } from './diagram.js';
import { layoutOf, ORDER } from './layouts.js';
import { groupKey, pageKeys, saidKey, sectionKeys } from './learn/keys.js';
import { saidOn, sharedSection } from './learn/pages.js';
import { pageTop } from './page-top.js';
import { ABOUT, courseOf, gameOf, learnHref, rulesHref, rulesOf } from './route.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./learn/model.js").Section} Section */

/** How far outside the view a diagram is made. */
const NEAR = '700px';

export class RulesScreen {
  #app;
  #page;
  #label = el('span');
  #name = el('span', { class: 'game' }, this.#label);
  #contents = el('details', { class: 'contents', open: matchMedia('(min-width: 900px)').matches });
  #main = el('main', { class: 'rulebook' });
  #sheet = el('div', { class: 'sheet' }, this.#contents, this.#main);
  /** @type {Map<string, Diagram>} */
  #diagrams = new Map();
  /** @type {Map<Element, Diagram>} */
  #waiting = new Map();
  /** @type {IntersectionObserver | null} */
  #near = null;
  #language = '';
  /** The rule that was asked for, until the reader goes elsewhere. @type {RuleId | null} */
  #sought = null;

  /** @param {App} app @param {GameId} game */
  constructor(app, game) {
    const page = rulesOf(game);
    if (!page) throw new Error(game);
    this.#app = app;
    this.game = game;
    this.#page = page;
    this.root = el(
      'div',
      { class: 'app paper rules-page' },
      pageTop(app, el('p', { class: 'title' }, this.#name)),
      this.#sheet,
    );
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      this.#sheet.addEventListener(
        type,
        () => {
          this.#sought = null;
        },
        { passive: true },
      );
    }
    if (typeof IntersectionObserver === 'function') {
      this.#near = new IntersectionObserver((entries) => this.#come(entries), {
        root: this.#sheet,
        rootMargin: `${NEAR} 0px`,
      });
    }
  }

  get title() {
    return this.#app.words.t('rules.title', { name: this.#called(this.game) });
  }

  /** Brings a rule into view; the head of the page without one. @param {RuleId | null} rule */
  show(rule) {
    const heading = rule ? this.#main.querySelector(`#rule-${rule}`) : this.#main.querySelector('h1');
    if (!(heading instanceof HTMLElement)) return;
    this.#sought = rule;
    if (rule) this.#seek();
    else this.#sheet.scrollTop = 0;
    heading.focus({ preventScroll: true });
  }

  focus() {}

  #seek() {
    const section = this.#sought && this.#main.querySelector(`section[data-rule="${this.#sought}"]`);
    if (!section) return;
    // The sheet alone is to scroll, none of what it lies in.
    this.#sheet.scrollTop += section.getBoundingClientRect().top - this.#sheet.getBoundingClientRect().top;
  }

  leave() {
    this.#near?.disconnect();
    for (const diagram of this.#diagrams.values()) diagram.leave();
  }

  render() {
    const { words } = this.#app;
    if (words.language !== this.#language) this.#write();
    this.#language = words.language;
    for (const diagram of this.#diagrams.values()) diagram.render();
  }

  /** All the words, in the language of the page. */
  #write() {
    const { words } = this.#app;
    const page = this.#page;
    const keys = pageKeys(page);
    this.#label.textContent = words.t('rules');
    fill(
      this.#contents,
      el('summary', {}, words.t('rules.contents')),
      el(
        'nav',
        { 'aria-label': words.t('rules.contents') },
        page.groups.map((group) =>
          this.#list(
            words.t(groupKey(page, group)),
            group.sections.map((s) => s.rule),
          ),
        ),
        page.common.length ? this.#list(words.t('rules.common'), page.common) : null,
      ),
    );
    const course = courseOf(this.game);
    fill(
      this.#main,
      el(
        'nav',
        { class: 'games', 'aria-label': words.t('rules.games') },
        ORDER.map((game) =>
          el(
            'a',
            { href: rulesHref(game), 'aria-current': game === this.game ? 'page' : null, 'data-game': game },
            this.#called(game),
          ),
        ),
      ),
      el('h1', { tabindex: -1 }, this.title),
      el('p', { class: 'lead' }, words.t(keys.lead)),
      el(
        'p',
        { class: 'lead' },
        words.t(keys.credit),
        ' ',
        course ? el('a', { class: 'link', href: learnHref(this.game) }, words.t('rules.course')) : null,
      ),
      page.groups.map((group) => [
        el('h2', {}, words.t(groupKey(page, group))),
        group.sections.map((section) => this.#section(section, this.game)),
      ]),
      page.common.length
        ? [
            el('h2', {}, words.t('rules.common')),
            page.common.map((rule) => this.#section(sharedSection(rule), gameOf('single') ?? this.game)),
          ]
        : null,
      el('p', { class: 'ending' }, el('a', { class: 'link', href: ABOUT }, words.t('about'))),
    );
  }

  /** @param {string} title @param {readonly RuleId[]} rules */
  #list(title, rules) {
    const { words } = this.#app;
    return [
      el('h2', {}, title),
      el(
        'ul',
        {},
        rules.map((rule) =>
          el(
            'li',
            {},
            el('a', { href: rulesHref(this.game, rule) }, el('b', {}, rule), ' ', words.t(`rule.${rule}.title`)),
          ),
        ),
      ),
    ];
  }

  /** @param {Section} section @param {GameId} game whose boards its diagrams show */
  #section(section, game) {
    const { words } = this.#app;
    const keys = sectionKeys(section);
    const { rule } = section;
    const said = saidOn(this.#page, section);
    return el(
      'section',
      { class: 'rule', 'data-rule': rule, 'aria-labelledby': `rule-${rule}` },
      el(
        'div',
        { class: 'ruletext' },
        el('h3', { id: `rule-${rule}`, tabindex: -1 }, el('span', { class: 'ruleid' }, rule), ' ', words.t(keys.title)),
        el('p', { class: `badge-said ${said}` }, words.t(saidKey(said))),
        el('p', {}, words.t(keys.text)),
        keys.why ? el('p', { class: 'aside' }, el('b', {}, words.t('rules.why')), ' ', words.t(keys.why)) : null,
        keys.open ? el('p', { class: 'aside' }, el('b', {}, words.t('rules.open')), ' ', words.t(keys.open)) : null,
      ),
      section.diagrams.length
        ? el(
            'div',
            { class: 'diagrams' },
            section.diagrams.map((_, index) => this.#diagram(section, index, game).root),
          )
        : null,
    );
  }

  /** @param {Section} section @param {number} index @param {GameId} game */
  #diagram(section, index, game) {
    const key = `${section.rule} ${index}`;
    const known = this.#diagrams.get(key);
    if (known) return known;
    const data = section.diagrams[index];
    if (!data) throw new RangeError(key);
    const made = new Diagram(
      game,
      data,
      sectionKeys(section).captions[index] ?? '',
      section.rule,
      () => this.#app.words,
      () => this.#app.still,
    );
    this.#diagrams.set(key, made);
    if (this.#near) {
      this.#waiting.set(made.root, made);
      this.#near.observe(made.root);
    } else made.make();
    return made;
  }

  /** @param {readonly IntersectionObserverEntry[]} entries */
  #come(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.#waiting.get(target)?.make();
      this.#waiting.delete(target);
      this.#near?.unobserve(target);
    }
    // What has come above it may be higher than the room that was kept.
    this.#seek();
  }

  /** @param {GameId} game */
  #called(game) {
    const { words } = this.#app;
    return games.find(({ id }) => id === game)?.names[words.language] ?? layoutOf(game).name;
  }
}

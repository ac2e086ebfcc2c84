// The page as a whole: words, settings, which screen is shown, and what is kept.

import { Game, games } from '../pkg/index.js';
import { confirmed } from './confirm.js';
import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { ORDER } from './layouts.js';
import { Screen } from './screen-game.js';
import { StartScreen } from './screen-start.js';
import { Session } from './session.js';
import { forgetGame, readGame, readSettings, writeGame, writeSettings } from './store.js';
import { LANGUAGES, loadWords, preferred } from './words.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./store.js").Seating} Seating */
/** @typedef {import("./store.js").Theme} Theme */
/** @typedef {import("./words.js").Language} Language */
/** @typedef {import("./words.js").Words} Words */

export class App {
  #root;
  /** @type {Words} */
  words;
  settings = readSettings();
  /** @type {Screen | null} the game on the page */
  screen = null;
  /** @type {StartScreen | null} */
  #start = null;
  /** @type {Session | null} the game that may be gone on with */
  #session = null;
  /** The key of something to be said once on the start screen. */
  notice = '';
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.#root = root;
    this.words = words;
  }

  /** @param {HTMLElement} root */
  static async open(root) {
    const { language } = readSettings();
    const app = new App(root, await loadWords(language ?? preferred(navigator.languages)));
    app.#applyTheme();
    app.#dark.addEventListener('change', () => app.render());
    app.#restore();
    return app;
  }

  /** The name of the game that may be gone on with; empty if there is none. */
  get saved() {
    const session = this.#session;
    return session?.underWay ? (games.find((g) => g.id === session.game.id)?.names[this.words.language] ?? '') : '';
  }

  render() {
    document.documentElement.lang = this.words.language;
    document.title = this.screen ? this.words.t('title.game', { name: this.screen.title }) : this.words.t('title');
    for (const button of this.#root.querySelectorAll("[data-set^='language=']")) {
      button.setAttribute(
        'aria-pressed',
        String(button.getAttribute('data-set') === `language=${this.words.language}`),
      );
    }
    for (const group of this.#root.querySelectorAll('.top .lang'))
      group.setAttribute('aria-label', this.words.t('language'));
    for (const button of this.#root.querySelectorAll("[data-set='theme']"))
      button.setAttribute('aria-label', this.words.t(this.#isDark ? 'theme.tolight' : 'theme.todark'));
    for (const brand of this.#root.querySelectorAll('button.brand'))
      brand.setAttribute('aria-label', this.words.t('home'));
    this.screen?.render();
    this.#start?.render();
  }

  goStart() {
    if (!this.screen && this.#start) return;
    const chosen = this.screen?.info.id ?? ORDER[0];
    if (!chosen) return;
    this.screen?.leave();
    this.screen = null;
    this.#start = new StartScreen(this, chosen);
    fill(this.#root, this.#start.root);
    this.render();
  }

  /** @param {GameId} id @param {Seating} seating */
  async play(id, seating) {
    if (this.#session?.underWay && !(await confirmed(this.words, this.words.t('new.confirm'), this.words.t('new.yes'))))
      return;
    this.#set({ names: seating.names });
    this.#enter(new Game(id), seating, 'first');
    this.#save();
  }

  /** Back to the game under way. */
  resume() {
    const session = this.#session;
    if (session) this.#enter(session.game, session.seating, session.orientation);
  }

  /** @param {Language} language */
  async setLanguage(language) {
    if (language === this.words.language) return;
    this.words = await loadWords(language);
    this.#set({ language });
    this.render();
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#set({ theme });
    this.#applyTheme();
    this.render();
  }

  /** @param {boolean} keys */
  setKeys(keys) {
    this.#set({ keys });
    this.render();
  }

  /** @param {(() => void) | null} run */
  brand(run) {
    const content = [logo(), el('b', {}, 'Crossboard')];
    return run
      ? el('button', { type: 'button', class: 'brand', onclick: run }, content)
      : el('span', { class: 'brand' }, content);
  }

  languageSwitch() {
    return el(
      'div',
      { class: 'seg lang', role: 'group' },
      LANGUAGES.map((l) =>
        el(
          'button',
          {
            type: 'button',
            lang: l,
            'data-set': `language=${l}`,
            onclick: () => void this.setLanguage(l),
          },
          l.toUpperCase(),
        ),
      ),
    );
  }

  themeButton() {
    return el(
      'button',
      {
        type: 'button',
        class: 'icon',
        'data-set': 'theme',
        onclick: () => this.setTheme(this.#isDark ? 'light' : 'dark'),
      },
      icon('moon'),
    );
  }

  get #isDark() {
    const { theme = 'auto' } = this.settings;
    return theme === 'auto' ? this.#dark.matches : theme === 'dark';
  }

  /** @param {Partial<import("./store.js").Settings>} change */
  #set(change) {
    this.settings = { ...this.settings, ...change };
    writeSettings(this.settings);
  }

  #applyTheme() {
    const { theme = 'auto' } = this.settings;
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
  }

  #restore() {
    const saved = readGame();
    if (saved && saved !== 'spoilt') {
      try {
        this.#enter(Game.fromJSON(saved.game), saved.seating, saved.orientation);
        return;
      } catch {
        // Storage held no game of ours: said below.
        this.notice = 'start.spoilt';
      }
    } else if (saved === 'spoilt') this.notice = 'start.spoilt';
    if (this.notice) forgetGame();
    this.goStart();
  }

  /** @param {Game} game @param {Seating} seating @param {Player} orientation */
  #enter(game, seating, orientation) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    this.screen?.leave();
    this.#start = null;
    this.notice = '';
    const session = new Session(
      game,
      seating,
      orientation,
      (kept) => this.#changed(kept),
      () => this.#still.matches,
    );
    this.#session = session;
    this.screen = new Screen(this, session, info, new Game(info.id).state());
    fill(this.#root, this.screen.root);
    this.render();
  }

  #changed(kept = true) {
    if (kept) this.#save();
    this.screen?.render();
  }

  #save() {
    const session = this.#session;
    if (!session) return;
    writeGame({ v: 1, game: session.game.toJSON(), orientation: session.orientation, seating: session.seating });
  }
}

function logo() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'logo');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const at of ['2', '10']) {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of [
      ['x', at],
      ['y', at],
      ['width', '12'],
      ['height', '12'],
      ['rx', '2.5'],
    ])
      rect.setAttribute(name ?? '', value ?? '');
    svg.append(rect);
  }
  return svg;
}

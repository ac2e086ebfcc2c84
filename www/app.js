// The page as a whole: words, settings, which screen is shown, and what is kept.

import { Game, games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { Session } from '../pkg/view/session.js';
import { LANGUAGES, preferred } from '../pkg/view/words.js';
import { confirmed } from './confirm.js';
import { ORDER } from './layouts.js';
import { Screen } from './screen-game.js';
import { StartScreen } from './screen-start.js';
import {
  onGameSaved,
  putGameAside,
  readGame,
  readSettings,
  savedElsewhere,
  writeGame,
  writeSettings,
} from './store.js';
import { UpdateBar } from './update-bar.js';
import { allWords } from './words.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./store.js").Seating} Seating */
/** @typedef {import("./store.js").Theme} Theme */
/** @typedef {import("../pkg/view/words.js").Language} Language */
/** @typedef {import("../pkg/view/words.js").Words} Words */

export class App {
  #root;
  #dictionaries;
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
  /** @type {UpdateBar | null} */
  #update = null;
  /** A question stands: another is not to be put over it. */
  #asking = false;
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  /** @param {HTMLElement} root @param {Readonly<Record<Language, Words>>} dictionaries */
  constructor(root, dictionaries) {
    this.#root = root;
    this.#dictionaries = dictionaries;
    this.words = dictionaries[this.settings.language ?? preferred(navigator.languages)];
  }

  /** @param {HTMLElement} root */
  static async open(root) {
    const app = new App(root, allWords());
    app.#applyTheme();
    app.#dark.addEventListener('change', () => app.render());
    onGameSaved(() => app.#catchUp());
    // A ply that has been chosen is not lost by leaving before it lands.
    addEventListener('pagehide', () => app.#session?.land());
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
    this.#update?.render(this.words);
  }

  /**
   * Says that a newer build of the page waits.
   * @param {() => void} takeOver puts it in place
   */
  offerUpdate(takeOver) {
    this.#update?.root.remove();
    this.#update = new UpdateBar(takeOver);
    this.#update.render(this.words);
    document.body.append(this.#update.root);
  }

  /** @param {boolean} [focused] the focus goes with it, as somebody has asked for it */
  goStart(focused = true) {
    if (!this.screen && this.#start) return;
    const chosen = this.screen?.info.id ?? ORDER[0];
    if (!chosen) return;
    this.screen?.leave();
    this.screen = null;
    this.#start = new StartScreen(this, chosen);
    fill(this.#root, this.#start.root);
    this.render();
    if (focused) this.#start.focus();
  }

  /** @param {GameId} id @param {Seating} seating */
  async play(id, seating) {
    if (this.#asking) return;
    this.#catchUp();
    if (this.#session?.underWay) {
      this.#asking = true;
      const yes = await confirmed(this.words, this.words.t('new.confirm'), this.words.t('new.yes'));
      this.#asking = false;
      if (!yes) return;
    }
    this.#set({ names: seating.names });
    this.#enter(new Game(id), seating, 'first');
    this.#write();
    this.screen?.focus();
  }

  /** Back to the game under way. */
  resume() {
    this.#catchUp();
    const session = this.#session;
    if (session) this.#enter(session.game, session.seating, session.orientation);
    this.screen?.focus();
  }

  /** @param {Language} language */
  setLanguage(language) {
    if (language === this.words.language) return;
    this.words = this.#dictionaries[language];
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
            onclick: () => this.setLanguage(l),
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
    // What another tab has set meanwhile stays.
    this.settings = { ...this.settings, ...readSettings(), ...change };
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
    if (this.notice) putGameAside();
    this.goStart(false);
  }

  /**
   * Takes over the game as another tab has saved it.
   * @returns {boolean} whether there was one to take over
   */
  #catchUp() {
    if (!savedElsewhere()) return false;
    const saved = readGame();
    const session = this.#session;
    try {
      if (!saved || saved === 'spoilt') throw new Error('no game');
      const game = Game.fromJSON(saved.game);
      const { seating, orientation } = saved;
      if (session?.game.id === game.id) session.adopt(game, seating, orientation);
      else if (this.screen) {
        session?.drop();
        this.#enter(game, seating, orientation);
        this.#session?.tell('elsewhere.other');
      } else this.#session = this.#begin(game, seating, orientation);
    } catch {
      // Saved by another version of the page: it is not written over, and the game here goes on.
      putGameAside();
      return false;
    }
    this.#start?.render();
    return true;
  }

  /** @param {Game} game @param {Seating} seating @param {Player} orientation */
  #enter(game, seating, orientation) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    this.screen?.leave();
    this.#start = null;
    this.notice = '';
    const session = this.#begin(game, seating, orientation);
    this.#session = session;
    this.screen = new Screen(this, session, info, new Game(info.id).state());
    fill(this.#root, this.screen.root);
    this.render();
  }

  /** @param {Game} game @param {Seating} seating @param {Player} orientation */
  #begin(game, seating, orientation) {
    /** @type {Session} */
    const session = new Session(
      game,
      seating,
      orientation,
      (kept) => {
        if (session === this.#session) this.#changed(kept);
      },
      () => this.#still.matches,
    );
    return session;
  }

  /** @param {boolean} kept */
  #changed(kept) {
    // What another tab has saved is newer than what was seen here: it holds, not the act made here.
    if (kept && this.#catchUp()) this.#session?.tell('elsewhere');
    else if (kept) this.#write();
    this.screen?.render();
  }

  #write() {
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

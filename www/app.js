// The page as a whole: words, settings, which screen is shown, and what is kept.

import { Game, games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { Session } from '../pkg/view/session.js';
import { LANGUAGES, preferred } from '../pkg/view/words.js';
import { confirmed } from './confirm.js';
import { ORDER } from './layouts.js';
import { LinkError, linkIn, toLink } from './link.js';
import { Notes } from './notes.js';
import { openLink } from './opening.js';
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
/** @typedef {import("./opening.js").Opened} Opened */
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
  /** What is said about it. */
  #notes = new Notes();
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
    addEventListener('pagehide', () => {
      app.#session?.land();
      app.screen?.settle();
    });
    document.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
      // In a game nothing is opened by a slip of the hand.
      if (text.trim() && app.#start && !document.querySelector('dialog[open]')) app.#start.paste(text);
    });
    addEventListener('hashchange', () => void app.#followLink());
    app.#restore();
    await app.#followLink();
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
    this.#forgetLink();
    this.#start = new StartScreen(this, chosen);
    fill(this.#root, this.#start.root);
    this.render();
    if (focused) this.#start.focus();
  }

  /** @param {GameId} id @param {Seating} seating */
  async play(id, seating) {
    if (!(await this.#mayReplace('new.confirm', 'new.yes'))) return;
    this.#set({ names: seating.names });
    const notes = new Notes();
    notes.tags = { Date: today() };
    this.#enter(new Game(id), seating, 'first', notes);
    this.#write();
    this.screen?.focus();
  }

  /** Whether a game that is under way may make room for another. @param {string} question @param {string} yes */
  async #mayReplace(question, yes) {
    if (this.#asking) return false;
    this.#catchUp();
    if (!this.#session?.underWay) return true;
    this.#asking = true;
    const may = await confirmed(this.words, this.words.t(question), this.words.t(yes));
    this.#asking = false;
    return may;
  }

  /** Shows a game that was sent or opened. The one that is kept stays as it is. @param {Opened} opened */
  async view({ game, notes, names, notice = '' }) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    const link = `#${await toLink(game, notes, {})}`;
    this.#forgetLink();
    this.screen?.leave();
    this.#start = null;
    this.notice = '';
    const session = new Session(
      game,
      { names, began: 0, lot: false },
      'first',
      () => this.screen?.render(),
      () => this.#still.matches,
    );
    session.fix(true);
    this.screen = new Screen(this, session, info, new Game(info.id).state(), notes, true);
    fill(this.#root, this.screen.root);
    this.render();
    // A reload shows it again, and the address may be handed on.
    this.#putHash(link);
    this.screen.focus();
    if (notice) session.tell(notice);
  }

  /** Goes on with the game that is looked at, from the position that is shown: it becomes one's own. */
  async goOn() {
    const { screen } = this;
    if (!screen?.viewed) return;
    if (!(await this.#mayReplace('viewer.confirm', 'viewer.go'))) return;
    const { session, notes } = screen;
    const { game, aside } = session;
    const own = (aside ?? game).clone();
    // What comes after the position that is shown can be done again.
    const at = aside ? null : session.at;
    for (let ply = session.length; at !== null && ply > at; ply--) own.undo();
    this.#forgetLink();
    if (aside) notes.follow(own.history());
    this.#enter(own, session.seating, session.orientation, notes);
    this.#write();
    this.screen?.focus();
  }

  /** Back from a game that is looked at: to one's own, or to the start. */
  leaveViewer() {
    if (this.saved) this.resume();
    else this.goStart();
  }

  /** Something has been said about the game. */
  keep() {
    if (!this.screen?.viewed) this.#write();
  }

  /** Back to the game under way. */
  resume() {
    this.#catchUp();
    const session = this.#session;
    this.#forgetLink();
    if (session) this.#enter(session.game, session.seating, session.orientation, this.#notes);
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

  /** @param {boolean} figures */
  setFigures(figures) {
    this.#set({ figures });
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
        const game = Game.fromJSON(saved.game);
        this.#enter(game, saved.seating, saved.orientation, notesOf(saved, game));
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
      this.#notes = notesOf(saved, game);
      if (this.screen && !this.screen.viewed) this.screen.notes = this.#notes;
      if (session?.game.id === game.id) session.adopt(game, seating, orientation);
      else if (this.screen && !this.screen.viewed) {
        session?.drop();
        this.#enter(game, seating, orientation, this.#notes);
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

  /** The game of the address, if there is one in it. */
  async #followLink() {
    const link = linkIn(location.hash);
    if (link === null) return;
    try {
      await this.view(await openLink(link));
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.notice = `link.${error.why}`;
      // The start screen may be there already.
      this.#forgetLink();
      this.goStart(false);
      this.render();
    }
  }

  /** Takes the game out of the address. */
  #forgetLink() {
    if (linkIn(location.hash) !== null) this.#putHash('');
  }

  /** @param {string} hash */
  #putHash(hash) {
    try {
      history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
    } catch {
      // A sandboxed frame may not, nor may a page that asks for it very often.
    }
  }

  /** @param {Game} game @param {Seating} seating @param {Player} orientation @param {Notes} notes */
  #enter(game, seating, orientation, notes) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    this.screen?.leave();
    this.#start = null;
    this.notice = '';
    const session = this.#begin(game, seating, orientation);
    this.#session = session;
    this.#notes = notes;
    this.screen = new Screen(this, session, info, new Game(info.id).state(), notes, false);
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
    if (kept && this.#session) this.#notes.follow(this.#session.entries);
    if (kept && this.#catchUp()) this.#session?.tell('elsewhere');
    else if (kept) this.#write();
    this.screen?.render();
  }

  #write() {
    const session = this.#session;
    if (!session) return;
    const notes = this.#notes.toJSON();
    const { orientation, seating } = session;
    writeGame({ v: 1, game: session.game.toJSON(), orientation, seating, ...(notes ? { notes } : {}) });
  }
}

/** @param {import("./store.js").SavedGame} saved @param {Game} game */
function notesOf(saved, game) {
  const notes = Notes.from(saved.notes);
  notes.check(game.toJSON());
  return notes;
}

/** The date as records have it. */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
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

// The page as a whole: words, settings, which screen is shown, and what is kept.

import { Game, games } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { usePieces } from '../pkg/view/pieces.js';
import { Session } from '../pkg/view/session.js';
import { LANGUAGES, preferred } from '../pkg/view/words.js';

import { Clock } from './clock.js';
import { moment } from './clocks.js';
import { asked, confirmed } from './dialog.js';
import { isField } from './keys.js';
import { ORDER } from './layouts.js';
import { Learned } from './learned.js';
import { LinkError, toLink } from './link.js';
import { losesNotes, mergeEntries, mergeNotes } from './merge.js';
import { Notes } from './notes.js';
import { openLink } from './opening.js';
import { readRoute, setupHref } from './route.js';
import { AboutScreen } from './screen-about.js';
import { EditorScreen } from './screen-editor.js';
import { Screen } from './screen-game.js';
import { LearnScreen } from './screen-learn.js';
import { RulesScreen } from './screen-rules.js';
import { StartScreen } from './screen-start.js';
import { play as playSound, soundOf } from './sound.js';
import {
  copyGameAside,
  DEFAULTS,
  listGames,
  newerGame,
  newId,
  onGameSaved,
  putGameAside,
  readGame,
  readSettings,
  removeGame,
  renameGame,
  setTabGame,
  tabGame,
  takeGame,
  takeOverOld,
  writeGame,
  writeSettings,
} from './store.js';
import { UpdateBar } from './update-bar.js';
import { allWords } from './words.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./opening.js").Opened} Opened */
/** @typedef {import("./clock.js").ClockChoice} ClockChoice */
/** @typedef {import("./store.js").Draft} Draft */
/** @typedef {import("./store.js").Seating} Seating */
/** @typedef {import("./store.js").Switch} Switch */
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
  /** @type {LearnScreen | RulesScreen | AboutScreen | EditorScreen | null} what is read, learnt or set up beside the games */
  #page = null;
  /** What the page shows without a hash: the game under way, or the start screen. @type {"game" | "start"} */
  #home = 'start';
  /** The hash that is shown. */
  #hash = '';
  learned = new Learned(() => (this.#start ? this.#start.follow() : this.render()));
  /** @type {Session | null} the game that may be gone on with */
  #session = null;
  /** What is said about it. */
  #notes = new Notes();
  /** What the editor is to go on from. @type {Draft | null} */
  #brought = null;
  /** The address that the editor was opened from a game at. @type {string | null} */
  #cameFrom = null;
  /** Which of the saved games that is. */
  #id = '';
  /** @type {Clock | null} the clock of that game */
  clock = null;
  /** The last act that the clock goes by was done in this tab: it alone stops the clock when it is left. */
  #timekeeper = false;
  /** The clock as this tab last kept or found it. */
  #clockText = '';
  /** The game could not be kept as it stands, and that has been said. */
  #unkept = false;
  /** The key of something to be said once on the start screen. */
  notice = '';
  /** @type {UpdateBar | null} */
  #update = null;
  /** A question stands: another is not to be put over it. */
  #asking = false;
  /** A ply is being played, and not done again. */
  #plays = false;
  /** How many entries have been heard. */
  #heard = 0;
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
    usePieces(app.settings.pieces ?? 'plain');
    app.#dark.addEventListener('change', () => app.render());
    onGameSaved(() => {
      app.#meet();
      app.#start?.follow();
    });
    // A ply that has been chosen is not lost by leaving before it lands.
    addEventListener('pagehide', () => {
      app.#session?.land();
      if (app.screen?.settle()) app.keep();
      if (app.#shown) app.#stopClock();
    });
    // The page comes back as it was left, and another tab may have gone on meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      app.#meet();
      app.render();
    });
    document.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isField(event.target)) return;
      // In a game nothing is opened by a slip of the hand.
      if (text.trim() && app.#start && !document.querySelector('dialog[open]')) app.#start.paste(text);
    });
    app.#restore();
    addEventListener('hashchange', () => app.#follow());
    app.#follow();
    return app;
  }

  /** The name of the game that may be gone on with; empty if there is none. */
  get saved() {
    const session = this.#session;
    return session?.underWay ? (games.find((g) => g.id === session.game.id)?.names[this.words.language] ?? '') : '';
  }

  render() {
    document.documentElement.lang = this.words.language;
    const shown = this.screen ?? this.#page;
    document.title = shown ? this.words.t('title.game', { name: shown.title }) : this.words.t('title');
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
    this.#page?.render();
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

  /** Motion is unwanted. */
  get still() {
    return this.#still.matches;
  }

  /** @param {boolean} [focused] the focus goes with it, as somebody has asked for it */
  goStart(focused = true) {
    if (!this.screen && this.#start) return;
    const chosen = this.screen?.info.id ?? this.#page?.game ?? ORDER[0];
    if (!chosen) return;
    this.#close();
    // Where nobody has asked for it, as behind a broken address, the way back leads to the game.
    if (focused) {
      this.#home = 'start';
      this.#goHome();
    }
    this.#start = new StartScreen(this, chosen);
    fill(this.#root, this.#start.root);
    this.render();
    if (focused) this.#start.focus();
  }

  /**
   * Begins a game. Those under way stay where they are.
   * @param {GameId} id @param {Seating} seating @param {ClockChoice} [choice] @param {string} [position] where it begins, if not at its own start
   * @param {Player} [orientation] who sits below
   */
  async play(id, seating, choice, position, orientation = 'first') {
    if (this.#asking || (this.#alone && !(await this.#givesUp()))) return;
    this.#set({ names: seating.names, ...(choice ? { clock: choice } : {}) });
    const clock = choice ? Clock.of(choice, seating.began) : null;
    const notes = new Notes();
    notes.tags = { Date: today() };
    this.#enter({ id: newId(), game: new Game(id, position), seating, orientation, clock, notes });
    this.#timekeeper = true;
    this.#goHome();
    this.#write();
    this.screen?.focus();
  }

  /** Shows a game that was sent or opened. The one that is kept stays as it is. @param {Opened} opened */
  async view({ game, notes, names, notice = '', about }) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    const { hash } = location;
    const before = this.#in;
    const link = `#${await toLink(game, notes, {})}`;
    // Whoever has gone on meanwhile is not called back.
    if (location.hash !== hash || this.#in !== before) return;
    this.#close();
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
    this.#show(link);
    this.screen.focus();
    if (notice) session.tell(notice, about);
  }

  /** Goes on with the game that is looked at, from the position that is shown: it becomes one's own. */
  async goOn() {
    const { screen } = this;
    if (!screen?.viewed || (this.#alone && !(await this.#givesUp()))) return;
    const { session, notes } = screen;
    const { game, aside } = session;
    const own = (aside ?? game).clone();
    // What comes after the position that is shown can be done again.
    const at = aside ? null : session.at;
    for (let ply = session.length; at !== null && ply > at; ply--) own.undo();
    if (aside) notes.follow(own.history());
    const { seating, orientation } = session;
    this.#enter({ id: newId(), game: own, seating, orientation, clock: null, notes });
    this.#goHome();
    this.#write();
    this.screen?.focus();
  }

  /** Sets up a position that goes on from one that is shown. @param {GameId} game @param {Draft} draft */
  edit(game, draft) {
    this.#brought = draft;
    this.#cameFrom = location.hash;
    location.hash = setupHref(game);
  }

  /** Who plays a game from a position that was set up: whoever sits at the board stays there. @param {GameId} game @returns {Seating} */
  setupSeating(game) {
    const own = this.#session?.underWay && this.#session.game.id === game ? this.#session.seating : null;
    const { names, began } = own ?? { names: this.settings.names ?? ['', ''], began: 0 };
    return { names: [...names], began, lot: false };
  }

  /** Back from the editor to what was shown before: a game that was sent, one's own, or the start. */
  leaveEditor() {
    const from = this.#cameFrom;
    this.#cameFrom = null;
    if (from !== null && readRoute(from).to === 'game') location.hash = from;
    else if (this.#home === 'game' && this.#session) this.resume();
    else this.goStart();
  }

  /** Back from a game that is looked at: to one's own, or to the start. */
  leaveViewer() {
    if (this.saved) this.resume();
    else this.goStart();
  }

  /** Something has been said about the game. */
  keep() {
    if (!this.screen?.viewed) this.#save();
  }

  /** Shows what the address asks for. */
  #follow() {
    if (location.hash === this.#hash) return;
    this.#hash = location.hash;
    const route = readRoute(location.hash);
    const page = this.#page;
    switch (route.to) {
      case 'learn': {
        const screen =
          page instanceof LearnScreen && page.game === route.game ? page : new LearnScreen(this, route.game);
        screen.show(route.at);
        this.#open(screen);
        screen.focus();
        return;
      }
      case 'rules': {
        const screen =
          page instanceof RulesScreen && page.game === route.game ? page : new RulesScreen(this, route.game);
        this.#open(screen);
        screen.show(route.rule);
        return;
      }
      case 'setup':
        if (!this.#brought) this.#cameFrom = null;
        this.#open(
          page instanceof EditorScreen && page.game === route.game
            ? page
            : new EditorScreen(this, route.game, this.#brought),
        );
        this.#brought = null;
        this.#page?.focus();
        return;
      case 'about':
        this.#open(page instanceof AboutScreen ? page : new AboutScreen(this));
        this.#page?.focus();
        return;
      case 'game':
        void this.#openLink(route.link);
        return;
      case 'nowhere':
        this.#close();
        this.#start = null;
        this.notice = 'start.nowhere';
        this.goStart(false);
        return;
      default:
        if (this.#home === 'game' && this.#session) this.resume();
        else {
          this.goStart();
          // What was said of an address that leads nowhere is not said of this one.
          if (this.notice) {
            this.notice = '';
            this.render();
            this.#start?.focus();
          }
        }
    }
  }

  /** @param {LearnScreen | RulesScreen | AboutScreen | EditorScreen} page */
  #open(page) {
    if (page !== this.#page) {
      this.#close();
      this.#start = null;
      this.notice = '';
      this.#page = page;
      fill(this.#root, page.root);
    }
    this.render();
  }

  /** Leaves whatever is shown but the start screen. */
  #close() {
    // A question is about what is left now.
    for (const dialog of document.querySelectorAll('dialog')) dialog.close('no');
    const shown = this.#shown;
    this.screen?.leave();
    this.screen = null;
    // A ply that has been announced has landed now.
    if (shown) this.#stopClock();
    this.#page?.leave();
    this.#page = null;
  }

  /** The address without a hash: a game, or the start screen. */
  #goHome() {
    if (readRoute(location.hash).to === 'home') return;
    location.hash = '';
    this.#hash = location.hash;
  }

  /** The game that an address holds. @param {string} link */
  async #openLink(link) {
    const { hash } = location;
    /** @type {Opened | null} */
    let opened = null;
    try {
      opened = await openLink(link);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      if (location.hash !== hash) return;
      this.#close();
      this.#start = null;
      this.notice = `link.${error.why}`;
      this.goStart(false);
    }
    // The reader may have gone on meanwhile.
    if (opened && location.hash === hash) await this.view(opened);
  }

  /** Puts into the address what is shown. @param {string} hash */
  #show(hash) {
    if (readRoute(location.hash).to !== 'game') location.hash = hash;
    else if (location.hash !== hash) {
      try {
        history.replaceState(null, '', hash);
      } catch {
        // A frame may not. The link that was followed stays.
      }
    }
    this.#hash = location.hash;
  }

  /** Back to the game under way. */
  resume() {
    this.#meet();
    const session = this.#session;
    if (session) {
      const { game, seating, orientation, notice, about } = session;
      this.#enter({ id: this.#id, game, seating, orientation, clock: this.clock, notes: this.#notes });
      // What could not be said while the game was out of sight.
      if (notice) this.#session?.tell(notice, about);
    }
    this.#goHome();
    this.screen?.focus();
  }

  /** Goes on with a saved game. @param {string} id */
  async open(id) {
    if (id === this.#id && this.#session) return this.resume();
    if (this.#alone && !(await this.#givesUp())) return;
    if (this.#enterSaved(id)) this.screen?.focus();
    else {
      this.notice = 'start.spoilt';
      this.#start?.render();
    }
  }

  /** @param {string} id @param {string} title */
  async rename(id, title) {
    if (this.#asking) return;
    this.#asking = true;
    const name = await asked(this.words, this.words.t('saved.name'), title, this.words.t('saved.name.yes'));
    this.#asking = false;
    if (name === null) return;
    if (!renameGame(id, name)) this.notice = 'saved.unkept';
    else if (this.notice === 'saved.unkept') this.notice = '';
  }

  /** @param {string} id @param {string} title */
  async remove(id, title) {
    if (!(await this.#ask('saved.delete.confirm', 'saved.delete.yes', { name: title }))) return;
    removeGame(id);
    if (id !== this.#id) return;
    this.#session?.drop();
    this.#session = null;
    this.#id = '';
    this.#unkept = false;
    this.clock = null;
  }

  /** The game has been deleted in another tab, and is here alone. */
  get gone() {
    return this.#session !== null && this.#id === '';
  }

  /** Something has been played that is kept nowhere but here. */
  get #alone() {
    return (this.gone || this.#unkept) && (this.#session?.length ?? 0) > 0;
  }

  /** Another game is to take the place of one that is kept nowhere. */
  #givesUp() {
    return this.#ask('alone.confirm', 'alone.yes');
  }

  /** The game that was deleted in another tab becomes one of its own. */
  keepGone() {
    this.#id = newId();
    setTabGame(this.#id);
    this.#timekeeper = true;
    this.#write();
    this.screen?.render();
  }

  /** The game that was deleted in another tab is given up here too. */
  closeGone() {
    this.#session?.drop();
    this.goStart();
    this.#session = null;
    this.clock = null;
    this.render();
  }

  /** The clocks are stopped, or go on, if both players agree. */
  async pauseClock() {
    const { clock } = this;
    if (!clock) return;
    if (clock.paused) clock.resume(moment());
    // It may be another by then, from another tab.
    else if (await this.#ask('clocks.pause.confirm', 'clocks.pause.yes')) this.clock?.pause(moment());
    else return;
    this.#timekeeper = true;
    this.#save();
    this.render();
  }

  /** The screen that is shown. */
  get #in() {
    return this.screen ?? this.#page ?? this.#start;
  }

  /** One's own game is on the page. */
  get #shown() {
    return this.screen !== null && !this.screen.viewed;
  }

  /**
   * The game is left, and its clock stands, unless another tab keeps the time: somebody sits there. Time that was out before
   * that is out.
   */
  #stopClock() {
    // What another tab has saved is not written over.
    this.#meet();
    if (!this.#timekeeper || !this.clock?.running) return;
    const fallen = this.clock.fallen(moment());
    if (fallen) {
      this.#session?.flag(fallen);
      return;
    }
    this.clock.pause(moment());
    this.#write();
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

  /** Whether something is on. @param {Switch} name @returns {boolean} */
  on(name) {
    return this.settings[name] ?? DEFAULTS[name];
  }

  /** @param {Switch} name @param {boolean} on */
  setSwitch(name, on) {
    this.#set({ [name]: on });
    if (this.#session) this.#instruct(this.#session);
    this.render();
  }

  /** @param {import("../pkg/view/pieces.js").PieceSet} pieces */
  setPieces(pieces) {
    this.#set({ pieces });
    usePieces(pieces);
    this.render();
  }

  /** A game goes by the settings. @param {Session} session */
  #instruct(session) {
    session.confirms = this.on('confirm');
    session.turns = this.on('turn');
    session.hints = this.on('legal');
    session.explains = this.on('why');
    session.mayUndo = this.on('takeback')
      ? null
      : (go) => void this.#ask('takeback.confirm', 'takeback.yes').then((yes) => yes && go());
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

  /** The game of this tab, or the one that was played last. */
  #restore() {
    const old = takeOverOld();
    if (old) this.notice = `start.${old}`;
    const id = tabGame() ?? listGames()[0]?.id;
    if (!this.notice && id) {
      if (this.#enterSaved(id)) return;
      if (readGame(id)) {
        putGameAside(id);
        this.notice = 'start.spoilt';
      }
    }
    this.goStart(false);
  }

  /** @param {string} id @returns {boolean} whether there is such a game, and it can be read */
  #enterSaved(id) {
    const saved = takeGame(id);
    const game = saved && saved !== 'spoilt' ? gameOf(saved) : null;
    if (!saved || saved === 'spoilt' || !game) return false;
    const clock = saved.clock ? clockIn(saved.clock, game) : null;
    this.#enter({ ...saved, game, clock, notes: notesOf(saved.notes, game) });
    this.#timekeeper = false;
    this.#clockText = JSON.stringify(saved.clock);
    return true;
  }

  /**
   * Brings together what is here and what another tab has saved: what goes on from the other stands. Where that cannot be,
   * what was saved last stands, and it is told that the act made here does not.
   * @returns {"mine" | "theirs" | null} whose history it is now; null if no other tab has saved anything
   */
  #catchUp() {
    const session = this.#session;
    const found = session && newerGame(this.#id);
    if (!session || !found) return null;
    if (found === 'gone') {
      // Nothing is kept of it until somebody wants that.
      this.#id = '';
      this.screen?.render();
      return null;
    }
    const { saved, base } = found;
    const game = saved === 'spoilt' ? null : gameOf(saved);
    if (saved === 'spoilt' || game?.id !== session.game.id) {
      // Saved by another version of the page: a copy is kept, and the game here goes on. It is written at once, as it stands
      // nowhere else.
      this.#write(copyGameAside(this.#id));
      if (!this.#unkept) session.tell('aside');
      return 'mine';
    }
    const own = this.#shown ? this.screen : null;
    // What is being written is about what has stood here.
    const writing = own?.writing ?? null;
    own?.settle();
    const played = session.game.toJSON().entries;
    const mine = { entries: played, again: this.#notes.again(played), notes: this.#notes.toJSON() };
    const theirs = { entries: game.toJSON().entries, notes: Notes.from(saved.notes).toJSON() };
    const old = { entries: base?.game.entries ?? [], notes: Notes.from(base?.notes).toJSON() };
    const whose = mergeEntries(base && old.entries, mine.entries, theirs.entries);
    const stands = whose === 'mine' ? session.game : game;
    const { entries } = stands.toJSON();
    // What has been taken back here may come again as long as the game here goes on.
    const stays = whose === 'mine' || entries.join() === played.join();
    const again = stays ? mine.again : [];
    const notes = notesOf(mergeNotes(old, mine, theirs, { entries, again }), stands, again);
    notes.version = this.#notes.version + 1;
    this.#notes = notes;
    if (own) own.notes = notes;
    const { orientation } = base && base.orientation !== session.orientation ? session : saved;
    // A tab that has only turned the boards or said something has left the clock as it was.
    if (whose !== 'mine' && saved.clock && JSON.stringify(saved.clock) !== this.#clockText) {
      // On another screen too, so that nothing older is gone on with.
      this.#timekeeper = false;
      this.#clockText = JSON.stringify(saved.clock);
      this.clock = new Clock(saved.clock);
      this.clock.begin(game.state(), moment(), Date.now());
      own?.setClock(this.clock);
    }
    // A ply that has been chosen here, and cannot be played any more, is an act too.
    let lost = false;
    if (stays) session.orientation = orientation;
    else {
      // Whoever writes about a ply goes on writing about it.
      const goesOn = writing !== null && writing < entries.length && entries[writing - 1] === played[writing - 1];
      lost = session.pending;
      session.adopt(game, saved.seating, orientation, goesOn ? writing : null);
      this.#heard = session.length;
    }
    // What has only been said or turned here is kept too; what may come again here is not worth a save, as nobody else hears of it.
    const [said, before] = [notes.toJSON(), saved.notes].map((each) => JSON.stringify(notesOf(each, game)));
    const more = orientation !== saved.orientation || said !== before;
    if (whose !== 'mine' && more) this.#write();
    if (whose === 'clash' || lost || losesNotes(old, mine, entries)) session.tell('elsewhere');
    else if (losesNotes(old, theirs, entries)) session.tell('elsewhere.said');
    else own?.render();
    this.#start?.follow();
    return whose === 'mine' ? 'mine' : 'theirs';
  }

  /** Another tab may have saved the game. */
  #meet() {
    if (this.#catchUp() === 'mine') this.#write();
  }

  /** Keeps the game as it stands, with what another tab has saved of it. */
  #save() {
    if (this.#catchUp() !== 'theirs') this.#write();
  }

  /** @param {{ id: string, game: Game, seating: Seating, orientation: Player, clock: Clock | null, notes: Notes }} what */
  #enter({ id, game, seating, orientation, clock, notes }) {
    const info = games.find((g) => g.id === game.id);
    if (!info) throw new Error(game.id);
    this.#close();
    this.#start = null;
    this.notice = '';
    this.#home = 'game';
    // Of each game it is said anew.
    if (id !== this.#id) this.#unkept = false;
    this.#id = id;
    setTabGame(id);
    this.clock = clock;
    clock?.begin(game.state(), moment());
    const session = this.#begin(game, seating, orientation);
    this.#session = session;
    this.#notes = notes;
    this.#heard = session.length;
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
    this.#instruct(session);
    // A ply that comes too late is none.
    session.may = () => {
      const fallen = session === this.#session ? this.clock?.fallen(moment()) : null;
      if (fallen) session.flag(fallen);
      if (session === this.#session) this.#plays = !fallen;
      return !fallen;
    };
    session.branch = (go) => void this.#ask('past.confirm', 'past.yes').then((yes) => yes && go());
    return session;
  }

  /** One question at a time. @param {string} question @param {string} yes @param {import('../pkg/view/words.js').Params} [params] */
  async #ask(question, yes, params) {
    if (this.#asking) return false;
    this.#asking = true;
    const answer = await confirmed(this.words, this.words.t(question, params), this.words.t(yes));
    this.#asking = false;
    return answer;
  }

  /** @param {boolean} kept */
  #changed(kept) {
    const plays = this.#plays;
    if (kept) this.#plays = false;
    if (kept && this.#session) {
      if (this.#shown) this.screen?.settle();
      this.#notes.follow(this.#session.entries);
      if (this.#catchUp() !== 'theirs') {
        const { game } = this.#session;
        const state = game.state();
        const acted = this.clock?.follow(state, moment(), plays ? game.at(state.ply - 1).player : null);
        if (acted) this.#timekeeper = true;
        this.#write();
      }
    }
    if (kept) this.#sound();
    this.screen?.render();
  }

  warn() {
    if (this.on('sound')) playSound('low');
  }

  /** Of what has been played just now. */
  #sound() {
    const { state, entries = [] } = this.#session ?? {};
    const latest = entries.at(-1);
    if (this.on('sound') && state && latest && entries.length === this.#heard + 1) playSound(soundOf(latest, state));
    this.#heard = entries.length;
  }

  /** @param {string | undefined} [called] what the game is called, where that is not read from its place any more */
  #write(called) {
    const session = this.#session;
    if (!session || this.gone) return;
    const { orientation, seating } = session;
    const notes = this.#notes.toJSON();
    const found = readGame(this.#id);
    const before = found === 'spoilt' ? null : found;
    const name = before ? before.name : called;
    // The clock is as the tab that keeps the time has left it.
    const clock = (this.#timekeeper ? null : before?.clock) ?? this.clock?.toJSON(moment(), Date.now());
    const kept = writeGame({
      v: 1,
      id: this.#id,
      ...(name ? { name } : {}),
      at: Date.now(),
      game: session.game.toJSON(),
      orientation,
      seating,
      ...(clock ? { clock } : {}),
      ...(notes ? { notes } : {}),
    });
    if (kept) this.#clockText = JSON.stringify(clock);
    if (!kept && !this.#unkept) session.tell('unkept');
    this.#unkept = !kept;
  }
}

/** The game that was saved; null if it is none of ours. @param {import("./store.js").SavedGame} saved */
function gameOf(saved) {
  try {
    return Game.fromJSON(saved.game);
  } catch {
    return null;
  }
}

/**
 * A clock as another tab has kept it, or this one before it was left. One that runs in another tab runs here too; else it
 * stands until somebody goes on, and so does one whose time would be out by now: nobody has kept it.
 * @param {import("./clock.js").ClockJSON} saved @param {Game} game
 */
function clockIn(saved, game) {
  const state = game.state();
  if (saved.at !== undefined) {
    const running = new Clock(saved);
    running.begin(state, moment(), Date.now());
    if (!running.fallen(moment())) return running;
  }
  return new Clock({ ...saved, paused: state.ply > 0 });
}

/**
 * @param {import("./notes.js").NotesJSON | undefined} said
 * @param {Game} game
 * @param {readonly string[]} [again] what has been taken back of it and may come again
 */
function notesOf(said, game, again) {
  const notes = Notes.from(said);
  notes.check(game.toJSON(), again);
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

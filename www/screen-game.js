// The game screen: one session drawn by one function.

import { describe } from '../pkg/index.js';
import { attr, el, fill, focusedElement, focusFirst } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { RefusalNote } from '../pkg/view/refusal.js';
import { Scene } from '../pkg/view/scene.js';
import { TurnLine } from '../pkg/view/turn-line.js';
import { area } from './area.js';
import { Clocks } from './clocks.js';
import { CommentField } from './comment-field.js';
import { GamePanel } from './game-panel.js';
import { GoneBar } from './gone-bar.js';
import { HelpPanel } from './help-panel.js';
import { layoutOf } from './layouts.js';
import { MoveEntry } from './move-entry.js';
import { MovesList } from './moves-list.js';
import { Panel } from './panel.js';
import { PastBar } from './past-bar.js';
import { PositionList } from './position-list.js';
import { Proposal } from './proposal.js';
import { Result } from './result.js';
import { SettingsPanel } from './settings-panel.js';
import { ViewerBar } from './viewer-bar.js';

/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("../pkg/view/host.js").GameHost} GameHost */
/** @typedef {import("../pkg/view/session.js").Session} Session */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./notes.js").Notes} Notes */
/** @typedef {import("./panel.js").Tab} Tab */

export class Screen {
  /** @type {{ label: HTMLElement, key: string }[]} buttons whose words follow the language */
  #buttons = [];
  #app;
  #host = makeHost();
  #turn;
  #moves;
  #comment = new CommentField();
  #game = new GamePanel();
  #help = new HelpPanel();
  #settings = new SettingsPanel();
  #panel;
  #refusal = new RefusalNote(true);
  #result = new Result();
  /** @type {ViewerBar | null} */
  #viewer = null;
  #gone;
  /** @type {Clocks} */
  #clocks;
  #clocksHolder = el('div', { class: 'clockbox' });
  #past = new PastBar();
  #proposal = new Proposal();
  #entry = new MoveEntry();
  #position = new PositionList();
  #movesRoot;
  #size;
  /** @type {Tab} */
  #tab = 'moves';
  #open = false;
  #name = el('button', { type: 'button', class: 'game', onclick: () => this.#app.goStart() });
  #heading = el('h1', { class: 'title', tabindex: -1 }, this.#name);
  #footUndo = this.#button('undo', 'arrow-back-up', 'btn', () => this.session.undo());
  #footRedo = this.#button('redo', 'arrow-forward-up', 'btn', () => this.session.redo());
  #ribbonUndo = this.#button('undo', 'arrow-back-up', 'btn', () => this.session.undo());
  #ribbonRedo = this.#button('redo', 'arrow-forward-up', 'btn', () => this.session.redo());
  #dockUndo = this.#button('undo', 'arrow-back-up', 'dockb', () => this.session.undo());
  #dockMoves = this.#button('tab.moves', 'list', 'dockb', () => this.#toggle('moves'));
  #dockRules = this.#button('tab.rules', 'book', 'dockb', () => this.#toggle('rules'));
  #dockFlip = this.#button('flip', 'refresh', 'dockb', () => this.session.flip());
  #dockMenu = this.#button('menu', 'menu-2', 'dockb', () => this.#toggle('game'));
  #ribbonTabs = el('div', { class: 'tabs' });
  #ribbon = el('div', { class: 'ribbon', tabindex: '0', role: 'region' });

  /**
   * @param {App} app
   * @param {Session} session
   * @param {GameInfo} info
   * @param {GameState} fresh the game before its first ply
   * @param {Notes} notes what is said about the game
   * @param {boolean} viewed it was sent or opened: it is looked at, and not one's own
   */
  constructor(app, session, info, fresh, notes, viewed) {
    this.#app = app;
    this.session = session;
    this.info = info;
    this.notes = notes;
    this.viewed = viewed;
    this.layout = layoutOf(info.id);
    this.scene = new Scene({
      session,
      info,
      fresh,
      words: app.words,
      describe,
      showRule: (rule) => this.showRule(rule),
    });
    this.#host.present(this.scene, area);
    this.#turn = new TurnLine(this.scene.area.extra);
    // The clock is that of one's own game.
    this.#clocks = this.#makeClocks(viewed ? null : app.clock);
    this.#moves = new MovesList(this.layout.rows);
    const ribbon = this.layout.moves === 'ribbon';
    const movesRoot = el('div', { class: 'movesbox' });
    this.#panel = new Panel(
      [
        ['moves', { root: el('div', { class: 'movespanel' }, movesRoot, this.#comment.root) }],
        ['game', { root: el('div', {}, this.#game.root, this.#position.root) }],
        ['rules', this.#help],
        ['settings', this.#settings],
      ],
      (tab) => {
        this.#tab = tab;
        this.#open = true;
        this.render();
      },
      () => {
        this.#open = false;
        this.render();
      },
      el('div', { class: 'foot' }, this.#footUndo, this.#footRedo),
    );
    const top = el(
      'header',
      { class: 'top' },
      app.brand(() => app.goStart()),
      this.#heading,
      el('span', { class: 'grow' }),
      this.#clocksHolder,
      app.languageSwitch(),
      app.themeButton(),
    );
    const dock = el(
      'nav',
      { class: 'dock' },
      this.#dockUndo,
      this.#dockMoves,
      this.#dockRules,
      this.#dockFlip,
      this.#dockMenu,
    );
    const strip = ribbon
      ? el(
          'div',
          { class: 'strip' },
          this.#ribbon,
          el(
            'div',
            { class: 'tools' },
            this.#ribbonTabs,
            el('div', { class: 'foot' }, this.#ribbonUndo, this.#ribbonRedo),
          ),
        )
      : null;
    this.#ribbonTabs.append(
      this.#button('comment', null, '', () => this.#toggle('moves')),
      ...['game', 'rules', 'settings'].map((t) =>
        this.#button(`tab.${t}`, null, '', () => this.#toggle(/** @type {Tab} */ (t))),
      ),
    );
    this.#ribbonTabs.firstElementChild?.setAttribute('data-opens', 'moves');
    // Nothing is said there about a game that is not one's own.
    this.#ribbonTabs.firstElementChild?.toggleAttribute('hidden', viewed);
    for (const button of [...[...this.#ribbonTabs.children].slice(1), this.#dockMoves, this.#dockRules])
      button.setAttribute('data-opens', (button.getAttribute('data-act') ?? '').replace('tab.', ''));
    this.dock = dock;
    this.#gone = new GoneBar(
      () => app.keepGone(),
      () => app.closeGone(),
    );
    this.root = el(
      'div',
      { class: `app ${this.layout.name}`, 'data-game': info.id, 'data-moves': this.layout.moves },
      top,
      this.#turn.root,
      el('main', { class: 'place' }, this.#host),
      this.#panel.root,
      strip,
      dock,
      this.#refusal.root,
      this.#result.root,
      this.#past.root,
      this.#proposal.root,
      this.#entry.root,
      this.#gone.root,
    );
    if (viewed) {
      this.#viewer = new ViewerBar(
        this.scene,
        () => void app.goOn(),
        () => app.leaveViewer(),
      );
      this.root.classList.add('viewed');
      top.children[2]?.after(this.#viewer.root);
    }
    this.#movesRoot = movesRoot;
    this.#size = typeof ResizeObserver === 'function' ? new ResizeObserver(() => this.#placeMoves()) : null;
    this.#size?.observe(this.#host);
  }

  get learned() {
    return this.#app.learned;
  }

  get words() {
    return this.#app.words;
  }

  /** How pieces are written. @returns {'letters' | 'figurine'} */
  get pieces() {
    return this.#app.on('figures') ? 'figurine' : 'letters';
  }

  /** The name of the game. */
  get title() {
    return this.info.names[this.words.language];
  }

  /** Draws everything, and sees to it that the focus is not lost with what it was on. */
  render() {
    const focused = focusedElement();
    const here = this.root.contains(document.activeElement);
    const held = here && focused instanceof HTMLElement ? focused : null;
    const siblings = held ? [...(held.parentElement?.children ?? [])] : [];
    this.#draw();
    if (!held) return;
    const now = focusedElement();
    if (now !== held && now !== null && now !== document.body && now !== this.#host) return;
    if (now === held && !held.matches(':disabled') && held.checkVisibility?.() !== false) return;
    const boards = this.scene.area.root;
    const spot = held.closest('[data-spot]')?.getAttribute('data-spot');
    const act = held.dataset.act;
    const at = siblings.indexOf(held);
    focusFirst([
      spot ? this.scene.view.cell(spot)?.querySelector('button') : null,
      ...(act
        ? [...boards.querySelectorAll(`[data-act="${act}"]`), ...this.root.querySelectorAll(`[data-act="${act}"]`)]
        : []),
      ...siblings.slice(at + 1),
      ...siblings.slice(0, at).reverse(),
      // A sheet or the side has been closed: back to what opens it.
      ...(held.closest('.side') ? this.root.querySelectorAll(`[data-opens="${this.#tab}"], [data-act="menu"]`) : []),
      ...boards.querySelectorAll('[data-acting] [tabindex="0"]'),
      ...boards.querySelectorAll('[tabindex="0"]'),
      this.#heading,
    ]);
  }

  /** Puts the focus where the screen begins. */
  focus() {
    this.#heading.focus();
  }

  #draw() {
    const { session, words } = this;
    const { state } = session;
    const { theme = 'auto' } = this.#app.settings;
    attr(this.#host, 'theme', theme);
    attr(this.#host, 'lang', words.language);
    attr(this.#host, 'coordinates', this.#app.on('coordinates') ? null : 'none');
    this.scene.render(words);

    this.root.dataset.ply = String(state.ply);
    this.root.toggleAttribute('data-past', session.at !== null);
    this.root.classList.toggle('open', this.#open);
    this.root.classList.toggle('ended', session.over || (session.at !== null && !this.viewed));
    this.root.classList.toggle('choosing', session.selection !== null);
    fill(this.#name, el('span', { title: this.title }, this.title), icon('chevron-down'));
    this.#name.setAttribute('aria-label', words.t('choose.other', { name: this.title }));
    this.dock.setAttribute('aria-label', words.t('menu'));
    this.#ribbon.setAttribute('aria-label', words.t('tab.moves'));
    this.#turn.render(this.scene);
    this.#placeMoves();
    this.#moves.render(this);
    this.#comment.render(this);
    this.#viewer?.render();
    this.#gone.render(words, this.#app.gone && !this.viewed);
    this.#game.render(this);
    this.#help.render(this);
    this.#settings.render(this.#app);
    this.#panel.render(words, this.#tab);
    this.#refusal.render(this.scene);
    this.#result.render(this);
    this.#past.render(this);
    this.#clocks.render(this);
    this.#proposal.render(this);
    this.#entry.render(this);
    this.#position.render(this);
    for (const { label, key } of this.#buttons)
      if (label.textContent !== words.t(key)) label.textContent = words.t(key);
    for (const button of [this.#footUndo, this.#ribbonUndo, this.#dockUndo])
      button.disabled = this.viewed || (!state.canUndo && !session.announced);
    for (const button of [this.#footRedo, this.#ribbonRedo]) button.disabled = this.viewed || !state.canRedo;
    for (const [button, tab] of /** @type {const} */ ([
      [this.#dockMoves, 'moves'],
      [this.#dockRules, 'rules'],
      [this.#dockMenu, 'game'],
    ])) {
      button.setAttribute('aria-expanded', String(this.#open && this.#tab === tab));
    }
    for (const button of this.#ribbonTabs.children) {
      button.setAttribute('aria-expanded', String(this.#open && this.#tab === button.getAttribute('data-opens')));
    }
  }

  newGame() {
    this.#app.goStart();
  }

  /** Sets up a position that goes on from the one that is shown. */
  edit() {
    const { session } = this;
    this.#app.edit(this.info.id, {
      text: (session.aside ?? session.game).positionAt(session.at ?? session.length),
      orientation: session.orientation,
    });
  }

  /** @param {RuleId} rule */
  showRule(rule) {
    this.#tab = 'rules';
    this.#open = true;
    this.render();
    this.#help.open(rule);
  }

  /** Esc: a drag, then what is begun on the boards, then an open panel. */
  escape() {
    const { session } = this;
    const { view } = this.scene;
    if (view.dragging) {
      view.cancelDrag();
      session.cancel();
    } else if (session.announced || session.choice || session.proposed || session.refusal || session.selection)
      session.cancel();
    else if (session.at !== null) session.look(null);
    else if (this.#open) {
      this.#open = false;
      this.render();
    }
  }

  /** Something has been said about the game. */
  noted() {
    this.keep();
    this.render();
  }

  /** Takes what is being written, which is then to be kept. @returns {boolean} whether that is something new */
  settle() {
    return this.#comment.take();
  }

  /** After how many entries stands what somebody is writing about; null if nobody is. @returns {number | null} */
  get writing() {
    return this.#comment.writing;
  }

  /** What has been said is kept. */
  keep() {
    this.#app.keep();
  }

  /** A ply is to be typed. */
  type() {
    if (this.session.over) return;
    this.#entry.open();
  }

  /** The keys are told. */
  showKeys() {
    this.#tab = 'settings';
    this.#open = true;
    this.render();
    this.#settings.showKeys();
  }

  /** Both players' times are told. */
  tellTime() {
    this.#clocks.tell();
  }

  /** Little time is left. */
  low() {
    this.#app.warn();
  }

  /** What stops the clocks, or lets them go on; null where there are none. @returns {"clocks.pause" | "clocks.resume" | null} */
  get pauses() {
    return this.#clocks.pauses(this);
  }

  pause() {
    void this.#app.pauseClock();
  }

  /** @param {import("./clock.js").Clock | null} clock */
  setClock(clock) {
    this.#clocks.leave();
    this.#clocks = this.#makeClocks(clock);
  }

  /** @param {import("./clock.js").Clock | null} clock */
  #makeClocks(clock) {
    const clocks = new Clocks(clock, () => this.pause());
    fill(this.#clocksHolder, clocks.root);
    return clocks;
  }

  leave() {
    this.#clocks.leave();
    this.#size?.disconnect();
    if (this.settle()) this.keep();
    this.session.leave();
  }

  /** @param {Tab} tab */
  #toggle(tab) {
    this.#open = !(this.#open && this.#tab === tab);
    this.#tab = tab;
    this.render();
    if (this.#open) {
      this.#moves.follow();
      this.#panel.focus(tab);
    }
  }

  /** The one list of plies stands in the ribbon where there is one in sight, else in its panel. */
  #placeMoves() {
    const inRibbon = this.layout.moves === 'ribbon' && this.#ribbon.offsetParent !== null;
    const home = inRibbon ? this.#ribbon : this.#movesRoot;
    if (this.#moves.root.parentElement !== home) {
      home.append(this.#moves.root);
      this.#moves.follow();
    }
  }

  /**
   * @param {string} key the words on it
   * @param {string | null} picture
   * @param {string} className
   * @param {() => void} run
   */
  #button(key, picture, className, run) {
    const label = el('span');
    const button = el(
      'button',
      { type: 'button', class: className, 'data-act': key, onclick: run },
      picture ? icon(picture) : null,
      label,
    );
    this.#buttons.push({ label, key });
    return button;
  }
}

/** The element of the boards, which the page drives. */
function makeHost() {
  /** @type {HTMLElement} */
  const made = document.createElement('crossboard-game');
  return /** @type {GameHost} */ (made);
}

// The game screen: one session drawn by one function.

import { BoardsView } from '../pkg/view/view.js';
import { el, fill, focusFirst } from './dom.js';
import { GamePanel } from './game-panel.js';
import { HelpPanel } from './help-panel.js';
import { icon } from './icons.js';
import { JoinLine } from './join-line.js';
import { LAYOUTS } from './layouts.js';
import { MovesList } from './moves-list.js';
import { spokenBoard, viewStrings } from './naming.js';
import { Panel } from './panel.js';
import { RefusalNote } from './refusal.js';
import { Result } from './result.js';
import { SettingsPanel } from './settings-panel.js';
import { TurnLine } from './turn-line.js';

/** @typedef {import("../pkg/index.js").Color} Color */
/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("../pkg/index.js").Move} Move */
/** @typedef {import("../pkg/index.js").Piece} Piece */
/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("../pkg/view/model.js").Mark} Mark */
/** @typedef {import("../pkg/view/model.js").SpotKey} SpotKey */
/** @typedef {import("../pkg/view/model.js").PromotionKind} PromotionKind */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./panel.js").Tab} Tab */

/**
 * What an arrangement adds to the drawing of its boards.
 * @typedef {{ ghosts?: Map<SpotKey, Piece>, marks?: Map<SpotKey, Mark[]>, faint?: Map<number, Color> }} Extras
 */
/**
 * An arrangement of boards.
 * @typedef {object} Area
 * @property {HTMLElement} root
 * @property {HTMLElement | null} extra  stands in the turn row
 * @property {(screen: Screen) => void} render
 * @property {(screen: Screen) => Extras} extras
 */

export class Screen {
  /** @type {{ label: HTMLElement, key: string }[]} buttons whose words follow the language */
  #buttons = [];
  #app;
  #area;
  #turn;
  #moves;
  #game = new GamePanel();
  #help = new HelpPanel();
  #settings = new SettingsPanel();
  #panel;
  #join;
  #refusal = new RefusalNote();
  #result = new Result();
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
   */
  constructor(app, session, info, fresh) {
    this.#app = app;
    this.session = session;
    this.info = info;
    this.fresh = fresh;
    this.layout = LAYOUTS[info.id];
    this.#area = this.layout.area();
    this.view = new BoardsView((intent) => session.take(intent), this.#area.root);
    this.#turn = new TurnLine(this.#area.extra);
    this.#moves = new MovesList(this.layout.rows);
    const ribbon = this.layout.moves === 'ribbon';
    const movesRoot = el('div', { class: 'movesbox' });
    this.#panel = new Panel(
      [
        ['moves', { root: movesRoot }],
        ['game', this.#game],
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
    this.#join = new JoinLine(this.#area.root);
    const top = el(
      'header',
      { class: 'top' },
      app.brand(() => app.goStart()),
      this.#heading,
      el('span', { class: 'grow' }),
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
      ...['game', 'rules', 'settings'].map((t) =>
        this.#button(`tab.${t}`, null, '', () => this.#toggle(/** @type {Tab} */ (t))),
      ),
    );
    for (const button of [...this.#ribbonTabs.children, this.#dockMoves, this.#dockRules])
      button.setAttribute('data-opens', (button.getAttribute('data-act') ?? '').replace('tab.', ''));
    this.dock = dock;
    this.root = el(
      'div',
      { class: `app ${this.layout.name}`, 'data-game': info.id, 'data-moves': this.layout.moves },
      top,
      this.#turn.root,
      this.#area.root,
      this.#panel.root,
      strip,
      dock,
      this.#refusal.root,
      this.#result.root,
    );
    this.#movesRoot = movesRoot;
    this.#size =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => {
            this.#placeMoves();
            this.#join.render(this);
          })
        : null;
    this.#size?.observe(this.#area.root);
  }

  get words() {
    return this.#app.words;
  }

  /** The name of the game. */
  get title() {
    return this.info.names[this.words.language];
  }

  /** Draws everything, and sees to it that the focus is not lost with what it was on. */
  render() {
    const { activeElement } = document;
    const held = activeElement instanceof HTMLElement && this.root.contains(activeElement) ? activeElement : null;
    const siblings = held ? [...(held.parentElement?.children ?? [])] : [];
    this.#draw();
    if (!held) return;
    const now = document.activeElement;
    if (now !== held && now !== null && now !== document.body) return;
    if (now === held && !held.matches(':disabled') && held.checkVisibility?.() !== false) return;
    const spot = held.closest('[data-spot]')?.getAttribute('data-spot');
    const act = held.dataset.act;
    const at = siblings.indexOf(held);
    focusFirst([
      spot ? this.view.cell(spot)?.querySelector('button') : null,
      ...(act ? this.root.querySelectorAll(`[data-act="${act}"]`) : []),
      ...siblings.slice(at + 1),
      ...siblings.slice(0, at).reverse(),
      // A sheet or the side has been closed: back to what opens it.
      ...(held.closest('.side') ? this.root.querySelectorAll(`[data-opens="${this.#tab}"], [data-act="menu"]`) : []),
      ...this.#area.root.querySelectorAll('[data-acting] [tabindex="0"]'),
      ...this.#area.root.querySelectorAll('[tabindex="0"]'),
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
    const extras = this.#area.extras(this);
    session.lost = extras.ghosts ?? new Map();
    const marks = extras.marks ?? new Map();
    if (session.refusal) marks.set(session.refusal.at, [...(marks.get(session.refusal.at) ?? []), 'refused']);
    this.#area.render(this);
    const { choice } = session;
    const first = choice?.options[0];
    this.view.render({
      files: this.info.files,
      ranks: this.info.ranks,
      state,
      moves: session.moves,
      offer: session.announced ? [session.announced] : session.offer,
      orientation: session.orientation,
      trail: trailOf(session),
      marks,
      ghosts: extras.ghosts,
      faint: extras.faint,
      promotion:
        choice && first ? { spot: choice.spot, color: first.piece.color, kinds: kindsOf(choice.options) } : null,
      animate: session.animate,
      still: session.over,
      names: new Map(state.boards.map((b) => [b.board, spokenBoard(words, session, b)])),
      strings: viewStrings(words),
    });
    session.animate = null;

    this.root.dataset.ply = String(state.ply);
    this.root.classList.toggle('open', this.#open);
    this.root.classList.toggle('ended', session.over);
    this.root.classList.toggle('choosing', session.selection !== null);
    fill(this.#name, el('span', {}, this.title), icon('chevron-down'));
    this.#name.setAttribute('aria-label', words.t('choose.other', { name: this.title }));
    this.dock.setAttribute('aria-label', words.t('menu'));
    this.#ribbon.setAttribute('aria-label', words.t('tab.moves'));
    this.#turn.render(this);
    this.#placeMoves();
    this.#moves.render(this);
    this.#game.render(this);
    this.#help.render(this);
    this.#settings.render(this.#app);
    this.#panel.render(words, this.#tab);
    this.#refusal.render(this);
    this.#result.render(this);
    this.#join.render(this);
    for (const { label, key } of this.#buttons)
      if (label.textContent !== words.t(key)) label.textContent = words.t(key);
    for (const button of [this.#footUndo, this.#ribbonUndo, this.#dockUndo])
      button.disabled = !state.canUndo && !session.announced;
    for (const button of [this.#footRedo, this.#ribbonRedo]) button.disabled = !state.canRedo;
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

  /** @param {RuleId} rule */
  showRule(rule) {
    this.#tab = 'rules';
    this.#open = true;
    this.render();
    this.#help.open(rule);
  }

  /** Esc: a drag, then what is begun on the boards, then an open panel. */
  escape() {
    const { session, view } = this;
    if (view.dragging) {
      view.cancelDrag();
      session.cancel();
    } else if (session.announced || session.choice || session.refusal || session.selection) session.cancel();
    else if (this.#open) {
      this.#open = false;
      this.render();
    }
  }

  leave() {
    this.#size?.disconnect();
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

/** The latest ply that touched each board. @param {Session} session @returns {Move[]} */
function trailOf(session) {
  /** @type {Set<number>} */
  const seen = new Set();
  /** @type {Move[]} */
  const trail = [];
  for (let i = session.history.length - 1; i >= 0 && seen.size < session.state.boards.length; i--) {
    const entry = session.history[i];
    if (!entry || !('from' in entry)) continue;
    if (seen.has(entry.from.board) && seen.has(entry.to.board)) continue;
    if (!seen.has(entry.from.board) && !seen.has(entry.to.board)) trail.push(entry);
    seen.add(entry.from.board);
    seen.add(entry.to.board);
  }
  return trail;
}

/** @param {readonly Move[]} options @returns {PromotionKind[]} */
function kindsOf(options) {
  /** @type {PromotionKind[]} */
  const kinds = [];
  for (const { promotion } of options) if (promotion) kinds.push(promotion);
  return kinds.sort((a, b) => 'qrbn'.indexOf(a) - 'qrbn'.indexOf(b));
}

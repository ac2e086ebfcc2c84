// The custom element: a game to be played, a record to be stepped through, or a diagram. It renders from its attributes and
// properties, and tells what happens by events. Its types, and what each name is for, are in ../element.d.ts.

import { el } from './dom.js';
import { Frame } from './frame.js';
import { GameHost } from './host.js';
import { Scene } from './scene.js';
import { Session } from './session.js';
import { alone, base, board, parts, tokens } from './styles.js';
import { preferred, Words } from './words.js';

/** @typedef {import('../element.js').CrossboardGame} Declared */
/** @typedef {import('../index.js').GameJSON} GameJSON */
/** @typedef {import('../index.js').Move} Move */
/** @typedef {import('./words.js').Language} Language */

/** What another game is made from. */
const SOURCE = new Set(['game', 'position', 'moves']);
/** Properties that may have been set before the element was defined. */
const PROPERTIES = /** @type {const} */ ([
  'game',
  'position',
  'moves',
  'value',
  'ply',
  'orientation',
  'theme',
  'interactive',
  'coordinates',
  'notation',
]);

/** The words of each language, made when first asked for. @type {Map<Language, Words>} */
const dictionaries = new Map();

/** @param {Language} language */
function wordsOf(language) {
  let words = dictionaries.get(language);
  if (!words) {
    words = new Words(language);
    dictionaries.set(language, words);
  }
  return words;
}

/** The language that an element stands in. @param {Element} element @returns {Language} */
function languageAround(element) {
  /** @type {Element | null} */
  let at = element;
  while (at) {
    const near = at.closest('[lang]');
    if (near) return preferred([near.getAttribute('lang') ?? '', ...navigator.languages]);
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return preferred(navigator.languages);
}

/**
 * The class of the element, for the package's face that it is given: the view itself imports nothing but its own files.
 * @param {typeof import('../index.js')} crossboard
 */
export function elementOf({ Game, games, init, NotReadyError, describe, toSVG }) {
  return class CrossboardGame extends GameHost {
    static observedAttributes = [...SOURCE, 'ply', 'orientation', 'lang', 'interactive', 'notation'];

    /** A saved game that was given as data. @type {GameJSON | null} */
    #value = null;
    /** What was given has changed since the game was made. */
    #stale = true;
    /** Something is to be drawn. */
    #changes = false;
    /** @type {Promise<void> | null} */
    #drawing = null;
    /** @type {Session | null} */
    #session = null;
    /** @type {Frame | null} */
    #frame = null;
    /** The version of the session that was last told of, and how many entries it had. */
    #told = 0;
    #toldLength = 0;
    /** @type {MutationObserver | null} */
    #watch = null;

    constructor() {
      super();
      this.shadow.replaceChildren(el('slot'));
      for (const name of PROPERTIES) {
        if (!Object.hasOwn(this, name)) continue;
        const given = this[name];
        delete (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[name]);
        Object.assign(this, { [name]: given });
      }
    }

    /** @override */
    connectedCallback() {
      super.connectedCallback();
      if (this.presented) return;
      if (!this.#frame) this.dress([tokens, base, board, parts, alone]);
      this.#frame?.scene.enter();
      this.#watch = new MutationObserver(() => this.#schedule());
      this.#watch.observe(this.ownerDocument.documentElement, { attributeFilter: ['lang'] });
      this.#schedule();
    }

    /** @override */
    disconnectedCallback() {
      super.disconnectedCallback();
      this.#watch?.disconnect();
      this.#watch = null;
      this.#session?.land();
      this.#frame?.scene.leave();
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (SOURCE.has(name)) {
        this.#value = null;
        this.#stale = true;
      }
      if (name === 'orientation' && this.#session) this.#session.orientation = this.#side;
      if (name === 'ply' && !this.#stale && !this.interactive) this.#session?.look(this.#start);
      this.#schedule();
    }

    get ready() {
      return this.#drawing ?? Promise.resolve();
    }

    get game() {
      return /** @type {Declared['game']} */ (this.#value?.game ?? this.getAttribute('game') ?? games[0]?.id);
    }

    set game(id) {
      this.setAttribute('game', id);
    }

    get position() {
      return this.#session?.game.positionAt(this.ply) ?? this.getAttribute('position') ?? '';
    }

    set position(text) {
      this.#attribute('position', text || null);
    }

    get moves() {
      return this.value?.entries ?? [];
    }

    set moves(codes) {
      this.#attribute('moves', Array.isArray(codes) ? codes.join(' ') : (codes ?? null));
    }

    get value() {
      if (this.#session && !this.#stale) return this.#session.game.toJSON();
      return this.#value;
    }

    set value(value) {
      this.#value = value === null || value === undefined ? null : value;
      this.#stale = true;
      this.#schedule();
    }

    get ply() {
      return this.#session ? (this.#session.at ?? this.#session.length) : this.#start;
    }

    set ply(ply) {
      if (this.getAttribute('ply') === String(ply) && !this.interactive) this.#session?.look(ply);
      else this.setAttribute('ply', String(ply));
    }

    get orientation() {
      return this.#session?.orientation ?? this.#side;
    }

    set orientation(player) {
      if (this.#session) this.#session.orientation = player;
      this.setAttribute('orientation', player);
      this.#schedule();
    }

    get theme() {
      const theme = this.getAttribute('theme');
      return theme === 'light' || theme === 'dark' ? theme : 'auto';
    }

    set theme(theme) {
      this.setAttribute('theme', theme);
    }

    get interactive() {
      return this.hasAttribute('interactive') && this.getAttribute('interactive') !== 'false';
    }

    set interactive(on) {
      this.#attribute('interactive', on ? '' : null);
    }

    get coordinates() {
      return !/^(?:none|false)$/.test(this.getAttribute('coordinates') ?? '');
    }

    set coordinates(on) {
      this.#attribute('coordinates', on ? null : 'none');
    }

    get notation() {
      const notation = this.getAttribute('notation');
      return notation === 'letters' || notation === 'figurine' ? notation : 'none';
    }

    set notation(notation) {
      this.setAttribute('notation', notation);
    }

    get mode() {
      if (this.interactive) return 'play';
      return (this.#session?.length ?? this.moves.length) > 0 ? 'view' : 'diagram';
    }

    get state() {
      return this.#session?.state ?? null;
    }

    /** @param {string} code */
    play(code) {
      return this.#needed().play(code);
    }

    undo() {
      const { length } = this.#needed();
      this.#needed().undo();
      return this.#needed().length !== length;
    }

    redo() {
      const { length } = this.#needed();
      this.#needed().redo();
      return this.#needed().length !== length;
    }

    flip() {
      this.#needed().flip();
    }

    /** @param {import('../index.js').SvgOptions} [options] */
    toSVG(options) {
      const { game, state } = this.#needed();
      const last = state.last ? [state.last.from, state.last.to] : [];
      return toSVG(game.id, this.position, {
        orientation: this.orientation,
        language: this.#language,
        coordinates: this.coordinates,
        marks: last,
        theme: this.theme === 'dark' ? 'dark' : 'light',
        ...options,
      });
    }

    get #side() {
      return this.getAttribute('orientation') === 'second' ? 'second' : 'first';
    }

    /** The ply that a record is opened at. */
    get #start() {
      const ply = Number(this.getAttribute('ply') ?? 0);
      return Number.isInteger(ply) && ply > 0 ? ply : 0;
    }

    get #language() {
      return languageAround(this);
    }

    #needed() {
      if (this.#session) return this.#session;
      throw new /** @type {new () => Error} */ (/** @type {unknown} */ (NotReadyError))();
    }

    /** @param {string} name @param {string | null} value */
    #attribute(name, value) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }

    /** Draws once for all that is changed in one go, and again for what is changed while it draws. */
    #schedule() {
      if (this.presented || !this.isConnected) return;
      this.#changes = true;
      this.#drawing ??= this.#drawAll();
    }

    async #drawAll() {
      while (this.#changes) {
        this.#changes = false;
        await this.#draw();
      }
      this.#drawing = null;
    }

    async #draw() {
      try {
        await init();
        if (this.presented || !this.isConnected) return;
        if (this.#stale) this.#open();
      } catch (error) {
        this.#fail(error);
        return;
      }
      const session = this.#needed();
      const { mode } = this;
      session.fix(mode !== 'play');
      if (this.#frame?.scene.session !== session || this.#frame.mode !== mode) this.#mount(session, mode);
      this.#frame?.scene.words.language === this.#language || this.#say();
      this.#frame?.render(this.notation);
    }

    #say() {
      if (this.#frame) this.#frame.scene.words = wordsOf(this.#language);
    }

    /** Makes the game of what is given. */
    #open() {
      const start = this.getAttribute('position');
      const entries = (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean);
      const game = Game.fromJSON(this.#value ?? { v: 1, game: this.game, ...(start ? { start } : {}), entries });
      this.#session?.drop();
      const session = new Session(
        game,
        { names: ['', ''], began: 0, lot: false },
        this.#side,
        () => this.#changed(session),
        () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      );
      session.may = (move) => this.#tell('crossboard-move', { game: game.id, move, position: game.position() }, true);
      session.fix(!this.interactive);
      if (!this.interactive) session.look(this.#start);
      this.#session = session;
      this.#stale = false;
      this.#told = session.version;
      this.#toldLength = session.length;
    }

    /** @param {Session} session @param {import('./frame.js').Mode} mode */
    #mount(session, mode) {
      const info = games.find(({ id }) => id === session.game.id);
      if (!info) throw new Error(session.game.id);
      this.#frame?.scene.leave();
      const scene = new Scene({
        session,
        info,
        fresh: new Game(info.id).state(),
        words: wordsOf(this.#language),
        describe,
        picture: mode === 'diagram',
      });
      this.#frame = new Frame(scene, mode);
      this.shadow.replaceChildren(this.#frame.root);
      scene.enter();
    }

    /** @param {Session} session */
    #changed(session) {
      if (session !== this.#session) return;
      this.#frame?.render(this.notation);
      if (session.version === this.#told) return;
      const grown = session.length > this.#toldLength;
      this.#told = session.version;
      this.#toldLength = session.length;
      const { state, game } = session;
      const position = this.position;
      this.#tell('crossboard-change', { game: game.id, ply: this.ply, position, last: state.last ?? null });
      if (grown && state.outcome && session.at === null) {
        this.#tell('crossboard-end', { game: game.id, outcome: state.outcome, position });
      }
    }

    /** What stands inside the element is shown again; without it, what was wrong. @param {unknown} error */
    #fail(error) {
      const { code = 'internal', message = String(error) } = /** @type {{ code?: string, message?: string }} */ (error);
      this.#frame?.scene.leave();
      this.#session?.drop();
      this.#frame = null;
      this.#session = null;
      const note = el('p', { class: 'trouble', role: 'status' }, message);
      const slot = el('slot');
      this.shadow.replaceChildren(slot);
      if (slot.assignedNodes().every((node) => node.textContent?.trim() === '' && !(node instanceof Element))) {
        this.shadow.append(note);
      }
      this.#tell('crossboard-error', { code, message });
    }

    /** @param {string} type @param {object} detail @param {boolean} [cancelable] @returns {boolean} whether it may be */
    #tell(type, detail, cancelable = false) {
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
    }
  };
}

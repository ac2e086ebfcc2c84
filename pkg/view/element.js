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
/** @typedef {import('../index.js').Game} Game */
/** @typedef {import('../index.js').GameJSON} GameJSON */
/** @typedef {import('../index.js').Move} Move */
/** @typedef {import('./words.js').Language} Language */

/** What another game is made from. */
const SOURCE = new Set(['game', 'position', 'moves']);
/** @typedef {'game' | 'position' | 'moves' | 'value'} Source */
/**
 * What is wrong with what was given, or that the rules could not be loaded.
 * @typedef {object} Fault
 * @property {Source | null} attribute  what says it; null if the rules could not be loaded
 * @property {unknown} error
 * @property {unknown} [cause]  the error that tells more
 * @property {number} [entry]  which of the moves, from 1
 * @property {string} [text]  what stands there
 */
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

/** How much of a text that is wrong is shown. */
const SHOWN = 40;

/** @param {string} text */
const shortened = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The codes in the text of the attribute. @param {string} text */
const codesOf = (text) => text.split(/[\s,]+/).filter(Boolean);

/**
 * Whether a game stands where another begins, and nothing has been taken back.
 * @param {Game} game @param {Game} other
 */
const isAt = (game, other) => !game.state().canRedo && JSON.stringify(game.toJSON()) === JSON.stringify(other.toJSON());

/** The trees that an element stands in, the innermost first. @param {Node} node @returns {Node[]} */
function treesAround(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...treesAround(root.host)] : [root];
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
export function elementOf({ CrossboardError, Game, games, init, NotReadyError, describe, toSVG }) {
  return class CrossboardGame extends GameHost {
    static observedAttributes = [...SOURCE, 'ply', 'orientation', 'lang', 'interactive', 'notation'];

    /** A saved game that was given as data. @type {GameJSON | null} */
    #value = null;
    /** What was given has changed since the game was made. */
    #stale = true;
    /** Attributes that stood there before the element was defined, and are still to be told of. */
    #earlier = new Set();
    /** `ply` has been set since the game was made. */
    #sent = false;
    /** Why there is no game, once that has been told. @type {Fault | null} */
    #fault = null;
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
      this.#earlier = new Set(this.getAttributeNames());
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
      // The language is that of the nearest element that has one, so any around it may change it.
      this.#watch = new MutationObserver(() => {
        if (this.#language !== this.#spoken) this.#schedule();
      });
      for (const tree of treesAround(this)) this.#watch.observe(tree, { attributeFilter: ['lang'], subtree: true });
      // What could not be loaded may be there by now.
      if (this.#fault?.attribute === null) this.#stale = true;
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
      // These say where to begin: what has been played or looked at since is over, even if they say what they said before.
      // A property that was set before the element was defined holds all the same.
      if (this.#earlier.delete(name)) this.#renew(this.#value);
      else if (SOURCE.has(name)) this.#renew(null);
      else if (name === 'ply') this.#go();
      if (before === now) return;
      if (name === 'orientation' && this.#session) this.#session.orientation = this.#side;
      this.#schedule();
    }

    get ready() {
      return this.#drawing ?? Promise.resolve();
    }

    get game() {
      return /** @type {Declared['game']} */ (this.#value?.game ?? this.getAttribute('game') ?? games[0]?.id);
    }

    set game(id) {
      this.#give('game', id);
    }

    get position() {
      return this.#made?.game.positionAt(this.ply) ?? this.#value?.start ?? this.getAttribute('position') ?? '';
    }

    set position(text) {
      this.#give('position', text || null);
    }

    get moves() {
      return this.value?.entries ?? codesOf(this.getAttribute('moves') ?? '');
    }

    set moves(codes) {
      this.#give('moves', (Array.isArray(codes) ? codes.join(' ') : codes) || null);
    }

    get value() {
      return this.#made?.game.toJSON() ?? this.#value;
    }

    set value(value) {
      this.#renew(value ?? null);
    }

    get ply() {
      const made = this.#made;
      return made ? (made.at ?? made.length) : this.#start;
    }

    set ply(ply) {
      this.#attribute('ply', ply);
    }

    get orientation() {
      return this.#session?.orientation ?? this.#side;
    }

    set orientation(player) {
      this.#attribute('orientation', player);
      // The boards may have been turned since it was said.
      if (this.#session) this.#session.orientation = this.#side;
      this.#schedule();
    }

    get theme() {
      const theme = this.getAttribute('theme');
      return theme === 'light' || theme === 'dark' ? theme : 'auto';
    }

    set theme(theme) {
      this.#attribute('theme', theme);
    }

    get interactive() {
      return this.hasAttribute('interactive') && this.getAttribute('interactive') !== 'false';
    }

    set interactive(on) {
      // A text is what the attribute would be: so frameworks that set properties mean the same by it.
      this.#attribute('interactive', typeof on === 'string' ? on : on ? '' : null);
    }

    get coordinates() {
      return !/^(?:none|false)$/.test(this.getAttribute('coordinates') ?? '');
    }

    set coordinates(on) {
      this.#attribute('coordinates', typeof on === 'string' ? on : (on ?? true) ? null : 'none');
    }

    get notation() {
      const notation = this.getAttribute('notation');
      return notation === 'letters' || notation === 'figurine' ? notation : 'none';
    }

    set notation(notation) {
      this.#attribute('notation', notation);
    }

    get mode() {
      if (this.interactive) return 'play';
      return this.moves.length > 0 ? 'view' : 'diagram';
    }

    get state() {
      return this.#made?.state ?? null;
    }

    /** From the position that is shown: what came after an earlier one is no more. @param {string} code */
    play(code) {
      const session = this.#needed();
      session.land();
      const { game, at, length } = session;
      const later = length - (at ?? length);
      for (let i = 0; i < later; i++) game.undo();
      try {
        return session.play(code);
      } catch (error) {
        for (let i = 0; i < later; i++) game.redo();
        throw error;
      }
    }

    undo() {
      const session = this.#needed();
      const { length } = session;
      session.undo();
      return session.length !== length;
    }

    redo() {
      const session = this.#needed();
      const { length } = session;
      session.redo();
      return session.length !== length;
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

    /** The language that something is shown in now, if anything is. @type {Language | null} */
    #spoken = null;

    /** The game of what was given, once it is made. */
    get #made() {
      return this.#stale ? null : this.#session;
    }

    /** The same for who cannot do without. */
    #needed() {
      // The rules are loaded once there was a game: then there is nothing to wait for.
      if (this.#stale && this.#session) this.#open();
      const made = this.#made;
      if (made) return made;
      const Unready = /** @type {new (detail: string) => Error} */ (/** @type {unknown} */ (NotReadyError));
      throw new Unready(
        this.#fault
          ? 'The element shows no game, as crossboard-error has told.'
          : 'The element has no game yet: wait for its promise "ready" first, in the document.',
      );
    }

    /** Null and undefined take an attribute away. @param {string} name @param {unknown} value */
    #attribute(name, value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    }

    /** One of those that a game is made from. @param {Source} name @param {unknown} value */
    #give(name, value) {
      // To take away what is not there begins anew, too.
      this.#renew(null);
      this.#attribute(name, value);
    }

    /** The game is to be made anew: from this, or else from the attributes. @param {GameJSON | null} value */
    #renew(value) {
      this.#value = value;
      this.#stale = true;
      this.#schedule();
    }

    /** Goes where `ply` says, as soon as there is a game. */
    #go() {
      const session = this.#made;
      this.#sent = !session;
      if (!session) return;
      if (!this.interactive) {
        session.look(this.#start);
        return;
      }
      session.land();
      // Without the attribute it is the latest position, which is shown already.
      if (!this.hasAttribute('ply')) return;
      const { game, length } = session;
      let moved = false;
      for (let i = length; i > this.#start && game.undo(); i--) moved = true;
      for (let i = length; i < this.#start && game.redo(); i++) moved = true;
      if (moved) session.adopt(game, session.seating, session.orientation);
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
      } catch (error) {
        if (this.#stale) this.#fail({ attribute: null, error });
        else if (this.#fault) this.#complain(this.#fault);
        return;
      }
      if (this.presented || !this.isConnected) return;
      try {
        if (this.#stale) this.#open();
      } catch (error) {
        if (!this.#fault) this.#fail({ attribute: null, error });
      }
      if (this.#fault) {
        this.#complain(this.#fault);
        return;
      }
      const session = this.#made;
      // What is set while an error is told is drawn next.
      if (!session) return;
      this.#spoken = this.#language;
      const { mode } = this;
      session.fix(mode !== 'play');
      if (this.#frame?.scene.session !== session || this.#frame.mode !== mode) this.#mount(session, mode);
      this.#frame?.scene.words.language === this.#language || this.#say();
      this.#frame?.render(this.notation);
    }

    #say() {
      if (this.#frame) this.#frame.scene.words = wordsOf(this.#language);
    }

    /** The game of what is given. @returns {{ game: import('../index.js').Game } | { fault: Fault }} */
    #read() {
      const value = this.#value;
      if (value) {
        try {
          return { game: Game.fromJSON(value) };
        } catch (error) {
          const { cause, entry = 0 } = /** @type {{ cause?: unknown, entry?: number }} */ (error);
          return { fault: { attribute: 'value', error, cause, entry, text: String(value.entries?.[entry - 1]) } };
        }
      }
      const id = this.game;
      const start = this.getAttribute('position') || undefined;
      const entries = codesOf(this.getAttribute('moves') ?? '');
      try {
        new Game(id, start).free();
      } catch (error) {
        return { fault: { attribute: games.some((info) => info.id === id) ? 'position' : 'game', error } };
      }
      try {
        return { game: Game.fromJSON({ v: 1, game: id, ...(start ? { start } : {}), entries }) };
      } catch (error) {
        // It is no saved game that was given.
        const { cause = error, entry = 0 } = /** @type {{ cause?: unknown, entry?: number }} */ (error);
        return { fault: { attribute: 'moves', error: cause, entry, text: entries[entry - 1] ?? '' } };
      }
    }

    /** Makes the game of what is given. */
    #open() {
      // Tried once for what was given: whoever hears of the error may give something else.
      this.#stale = false;
      this.#fault = null;
      const read = this.#read();
      if ('fault' in read) {
        this.#fail(read.fault);
        throw read.fault.error;
      }
      const { game } = read;
      // The same again, as frameworks set it that draw all things anew: whoever looks at an earlier position stays there.
      if (this.#session && isAt(this.#session.game, game)) {
        game.free();
        if (this.#sent) this.#go();
        return;
      }
      this.#sent = false;
      // To be played on from there; what comes after it can be brought back.
      if (this.interactive && this.hasAttribute('ply')) {
        for (let i = game.history().length; i > this.#start; i--) game.undo();
      }
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
      if (session !== this.#made) return;
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

    /** There is no game: tells why, once. @param {Fault} fault */
    #fail(fault) {
      this.#stale = false;
      this.#fault = fault;
      this.#frame?.scene.leave();
      this.#session?.drop();
      this.#frame = null;
      this.#session = null;
      this.#complain(fault);
      const { attribute, error } = fault;
      const { code = 'internal' } = /** @type {{ code?: string }} */ (error);
      // Why something could not be loaded is for the page to know, not for its readers.
      const more = attribute === null && error instanceof Error ? ` ${error.message}` : '';
      this.#tell('crossboard-error', { code, message: `${this.#sentence(fault, 'en')}${more}`, attribute });
    }

    /** What stands inside the element is shown again; without it, what was wrong. @param {Fault} fault */
    #complain(fault) {
      this.#spoken = this.#language;
      const slot = el('slot');
      this.shadow.replaceChildren(slot);
      if (!slot.assignedNodes().every((node) => node.textContent?.trim() === '' && !(node instanceof Element))) return;
      const language = this.#language;
      this.shadow.append(
        el('p', { class: 'trouble', role: 'status', lang: language }, this.#sentence(fault, language)),
      );
    }

    /** What is wrong, in words. @param {Fault} fault @param {Language} language */
    #sentence({ attribute, error, cause = error, entry, text = '' }, language) {
      const words = wordsOf(language);
      if (attribute === null) return words.t('trouble.load');
      let why = String(cause);
      if (cause instanceof CrossboardError) {
        const rule = 'rule' in cause ? ` (${cause.rule})` : '';
        // An English message may tell more than the sentence that all errors of its kind have.
        why = language === 'en' ? cause.message : `${describe(cause, language)}${rule}`;
      }
      return words.t(entry ? 'trouble.entry' : 'trouble', {
        name: attribute,
        n: entry ?? 0,
        text: shortened(text),
        why,
      });
    }

    /** @param {string} type @param {object} detail @param {boolean} [cancelable] @returns {boolean} whether it may be */
    #tell(type, detail, cancelable = false) {
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
    }
  };
}

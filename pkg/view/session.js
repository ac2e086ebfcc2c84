// One game under way: the Game, what is selected, what was refused. It asks the package for every answer and draws nothing.

import { keyOf } from './marks.js';

/** @typedef {import("../index.js").Game} Game */
/** @typedef {import("../index.js").Move} Move */
/** @typedef {import("../index.js").Played} Played */
/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {import("../index.js").GameState} GameState */
/** @typedef {import("../index.js").Candidate} Candidate */
/** @typedef {import("../index.js").Player} Player */
/** @typedef {import("../index.js").Reason} Reason */
/** @typedef {import("../index.js").RuleId} RuleId */
/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./model.js").PromotionKind} PromotionKind */
/** @typedef {import("./model.js").Intent} Intent */
/** @typedef {import("./model.js").Seating} Seating */

/**
 * @typedef {{ by: "from", spot: SpotKey }
 *   | { by: "to", spot: SpotKey }
 *   | { by: "kind", board: number, kind: Kind }} Selection
 *   a piece; a square to be filled from another board; a kind of piece of another board
 */
/** @typedef {{ at: SpotKey, square: string, reason: Reason | undefined, rule: RuleId | undefined }} Refusal */

/** This rule only says how a piece moves: another reason, where there is one, tells more. */
const LEAST_TELLING = 'O1';
/** How long "tranzit!" stands before the ply lands, in milliseconds. */
const ANNOUNCED = 160;

export class Session {
  /** @type {GameState} */
  state;
  /** @type {Move[]} */
  moves = [];
  /** The entries up to the position that is shown. @type {Entry[]} */
  history = [];
  /** Goes up with every change of the position. */
  version = 0;
  /** @type {Selection | null} */
  selection = null;
  /** @type {Refusal | null} */
  refusal = null;
  /** The key of something to be told, until closed or the next act. */
  notice = '';
  /** @type {{ spot: SpotKey, options: Move[] } | null} */
  choice = null;
  /** @type {Move | null} a tranzit that has been announced and is about to land */
  announced = null;
  /** @type {Played | null} the ply just made, to be animated once */
  animate = null;
  /** @type {SpotKey | null} */
  hovered = null;
  /** Squares that wait for a lost piece; the scene, which draws them, says which. @type {ReadonlyMap<SpotKey, unknown>} */
  lost = new Map();
  /** Asked before a ply is played; whether it may be. @type {(move: Move) => boolean} */
  may = () => true;
  /** The position after so many entries is looked at; null for the latest. @type {number | null} */
  at = null;
  /** The whole history, whatever position is looked at. @type {Entry[]} */
  entries = [];
  /** Nothing is played here. */
  fixed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #changed;
  #calm;

  /**
   * @param {Game} game
   * @param {Seating} seating
   * @param {Player} orientation
   * @param {(kept: boolean) => void} changed something is to be drawn anew; kept too, if the game itself has changed
   * @param {() => boolean} calm motion is unwanted
   */
  constructor(game, seating, orientation, changed, calm) {
    this.game = game;
    this.seating = seating;
    this.orientation = orientation;
    this.#changed = changed;
    this.#calm = calm;
    this.state = game.state();
    this.#refresh();
  }

  get over() {
    return this.state.outcome !== null;
  }

  /** How many entries the whole history has. */
  get length() {
    return this.entries.length;
  }

  /** No piece can be taken hold of. */
  get still() {
    return this.fixed || this.at !== null || this.over;
  }

  /** Something has been played that a new game would lose. */
  get underWay() {
    return this.history.length > 0 && !this.over;
  }

  /** The plies on offer for what is selected. @returns {Move[]} */
  get offer() {
    const { selection } = this;
    if (!selection) return [];
    if (selection.by === 'from') return this.moves.filter((m) => keyOf(m.from) === selection.spot);
    if (selection.by === 'to') return this.moves.filter((m) => keyOf(m.to) === selection.spot && brought(m));
    return this.moves.filter((m) => brought(m) && m.from.board === selection.board && m.piece.kind === selection.kind);
  }

  /** @param {Intent} intent */
  take(intent) {
    const { version } = this;
    switch (intent.type) {
      case 'hover':
        this.hovered = intent.spot;
        this.#changed(false);
        return;
      case 'spot':
        if (this.land()) return;
        this.#click(intent.spot);
        break;
      case 'lift':
        if (this.land()) return;
        this.#clear();
        this.selection = { by: 'from', spot: intent.spot };
        break;
      case 'drop':
        if (intent.to && intent.to !== intent.from) this.#click(intent.to, true);
        break;
      case 'promote': {
        const move = this.choice?.options.find((m) => m.promotion === intent.kind);
        if (move) this.#choose([move], false);
        break;
      }
      case 'cancel':
        this.cancel();
        return;
    }
    this.#changed(this.version !== version);
  }

  /** One step back from whatever is begun: the picker, the refusal, the selection. */
  cancel() {
    if (this.announced) {
      clearTimeout(this.#timer);
      this.announced = null;
    } else if (this.choice) this.choice = null;
    else if (this.refusal || this.notice) this.#unsay();
    else this.selection = null;
    this.#changed(false);
  }

  closeRefusal() {
    this.#unsay();
    this.#changed(false);
  }

  /** @param {string} key */
  tell(key) {
    this.notice = key;
    this.#changed(false);
  }

  /** @param {number} board @param {Kind} kind */
  selectKind(board, kind) {
    if (this.land() || this.still) return;
    const { selection } = this;
    const again = selection?.by === 'kind' && selection.board === board && selection.kind === kind;
    this.#clear();
    if (!again) this.selection = { by: 'kind', board, kind };
    this.#changed(false);
  }

  undo() {
    if (this.announced) return this.cancel();
    if (!this.game.undo()) return;
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }

  redo() {
    if (this.land() || !this.game.redo()) return;
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }

  flip() {
    this.orientation = this.orientation === 'first' ? 'second' : 'first';
    this.#changed(true);
  }

  /** @param {Player} player @param {number} [board] */
  resign(player, board) {
    this.land();
    this.game.resign(player, board);
    this.#refresh();
    this.#changed(true);
  }

  /** @param {number} [board] */
  agreeDraw(board) {
    this.land();
    this.game.agreeDraw(board);
    this.#refresh();
    this.#changed(true);
  }

  /**
   * Looks at the position after so many entries; null for the latest.
   * @param {number | null} ply
   */
  look(ply) {
    this.land();
    const before = this.at ?? this.length;
    const at = ply === null || ply >= this.length ? null : Math.max(0, ply);
    if (at === this.at) return;
    this.at = at;
    this.#refresh();
    // One step forward is shown as it was played.
    const last = this.history.at(-1);
    if ((at ?? this.length) === before + 1 && last && 'from' in last) this.animate = last;
    this.#changed(false);
  }

  /** Nothing is played here any more, or again. @param {boolean} fixed */
  fix(fixed) {
    if (fixed === this.fixed) return;
    this.land();
    this.fixed = fixed;
    this.at = null;
    this.#refresh();
  }

  /**
   * Plays a ply that was not chosen on the boards.
   * @param {string} code
   */
  play(code) {
    this.land();
    const played = this.game.play(code);
    this.#follow(played);
    this.#changed(true);
    return played;
  }

  /** Ends what is begun. A ply that has been announced is played: it was chosen. */
  leave() {
    this.land();
    this.#clear();
  }

  /**
   * Goes on from another state of the game; what is pending here is dropped.
   * @param {Game} game @param {Seating} seating @param {Player} orientation
   */
  adopt(game, seating, orientation) {
    this.drop();
    this.game = game;
    this.seating = seating;
    this.orientation = orientation;
    this.at = null;
    this.#refresh();
    this.#changed(false);
  }

  /** Ends what is pending without a trace. */
  drop() {
    clearTimeout(this.#timer);
    this.announced = null;
    this.#clear();
  }

  #refresh() {
    const history = this.game.history();
    this.entries = history;
    this.state = this.at === null ? this.game.state() : this.game.at(this.at);
    this.history = this.at === null ? history : history.slice(0, this.at);
    this.moves = this.still ? [] : this.game.moves();
    this.version += 1;
    this.animate = null;
    this.#clear();
  }

  #clear() {
    this.selection = null;
    this.choice = null;
    this.#unsay();
  }

  #unsay() {
    this.refusal = null;
    this.notice = '';
  }

  /** @param {SpotKey} spot @param {boolean} [dragged] */
  #click(spot, dragged = false) {
    this.#unsay();
    if (this.choice) {
      this.choice = null;
      return;
    }
    if (this.still) return;
    const { selection, offer } = this;
    if (!selection) return this.#fresh(spot);
    if (selection.by === 'from') {
      if (spot === selection.spot) {
        this.selection = null;
        return;
      }
      const options = offer.filter((m) => keyOf(m.to) === spot);
      if (options.length) return this.#choose(options, dragged);
      if (this.#mayStart(spot) && !dragged) return this.#fresh(spot);
      this.refusal = refusalOf(spot, this.#why(selection.spot, spot));
      return;
    }
    const options = offer.filter((m) => keyOf(selection.by === 'to' ? m.from : m.to) === spot);
    if (options.length === 1) return this.#choose(options, dragged);
    if (options.length > 1) {
      this.selection = { by: 'to', spot };
      return;
    }
    this.selection = null;
    this.#fresh(spot);
  }

  /** A click with nothing selected. @param {SpotKey} spot */
  #fresh(spot) {
    this.selection = null;
    if (this.#mayStart(spot)) {
      this.selection = { by: 'from', spot };
      return;
    }
    if (this.#occupied(spot)) {
      this.refusal = refusalOf(spot, telling(this.game.candidates(spot)) ?? this.#why(spot, besides(spot)));
      return;
    }
    if (this.moves.some((m) => brought(m) && keyOf(m.to) === spot)) {
      this.selection = { by: 'to', spot };
      return;
    }
    const why = telling(this.game.sources(spot).filter((c) => c.kind === 'placement' || c.kind === 'transfer'));
    if (why && this.lost.has(spot)) this.refusal = refusalOf(spot, why);
  }

  /** Why the piece of one square may not go to another. @param {SpotKey} from @param {SpotKey} to */
  #why(from, to) {
    const known = this.game.candidates(from).find((c) => !c.legal && keyOf(c.to) === to);
    if (known) return known;
    try {
      const answer = this.game.explain(moveCode(from, to, this.state.boards.length));
      return answer.legal ? undefined : answer;
    } catch {
      // No move of this game at all, such as one to a board that no piece reaches from there.
      return undefined;
    }
  }

  /** @param {SpotKey} spot */
  #mayStart(spot) {
    return this.moves.some((m) => keyOf(m.from) === spot);
  }

  /** @param {SpotKey} spot */
  #occupied(spot) {
    return this.state.boards.some((b) => b.pieces.some((p) => keyOf({ board: b.board, square: p.square }) === spot));
  }

  /** @param {Move[]} options @param {boolean} dragged */
  #choose(options, dragged) {
    const [move] = options;
    if (!move) return;
    if (options.length > 1) {
      this.choice = { spot: keyOf(move.to), options };
      return;
    }
    this.choice = null;
    if (move.kind === 'tranzit') {
      this.announced = move;
      this.selection = null;
      if (!this.#calm()) {
        this.#timer = setTimeout(() => this.land(), ANNOUNCED);
        return;
      }
    }
    this.#play(move, dragged);
  }

  /** Lets an announced ply land now. @returns {boolean} whether there was one */
  land() {
    const move = this.announced;
    if (!move) return false;
    clearTimeout(this.#timer);
    this.#play(move, false);
    this.#changed(true);
    return true;
  }

  /** @param {Move} move @param {boolean} dragged */
  #play(move, dragged) {
    this.announced = null;
    const { version } = this;
    const may = this.may(move);
    // Who was asked may have changed the game himself.
    if (this.version !== version) return;
    if (!may) {
      this.#clear();
      return;
    }
    const played = this.game.play(move.code);
    if (dragged) this.#refresh();
    else this.#follow(played);
  }

  /** @param {Played} played */
  #follow(played) {
    this.at = null;
    this.#refresh();
    this.animate = played;
  }
}

/** @param {Move} move */
function brought(move) {
  return move.kind === 'placement' || move.kind === 'transfer';
}

/** @param {readonly Candidate[]} candidates */
function telling(candidates) {
  const refused = candidates.filter((c) => !c.legal);
  return refused.find((c) => c.rule !== LEAST_TELLING) ?? refused[0];
}

/** @param {SpotKey} at @param {{ reason?: Reason, rule?: RuleId } | undefined} why @returns {Refusal} */
function refusalOf(at, why) {
  return { at, square: squareOf(at), reason: why?.reason, rule: why?.rule };
}

/** Some other square of the same board, to ask what holds back a piece that goes nowhere. @param {SpotKey} spot */
function besides(spot) {
  return `${spot.split(':')[0]}:${squareOf(spot) === 'a1' ? 'a2' : 'a1'}`;
}

/** @param {SpotKey} spot */
function squareOf(spot) {
  return spot.slice(spot.indexOf(':') + 1);
}

/** The machine text of a move, as RULES.md gives it. @param {SpotKey} from @param {SpotKey} to @param {number} boards */
function moveCode(from, to, boards) {
  if (boards === 1) return `${squareOf(from)}${squareOf(to)}`;
  return from.split(':')[0] === to.split(':')[0] ? `${from}${squareOf(to)}` : `${from}>${to}`;
}

// One game under way: the Game, what is selected, what was refused. It asks the package for every answer and draws nothing.

import { keyOf } from './marks.js';

/** @typedef {import("../index.js").Game} Game */
/** @typedef {import("../index.js").Move} Move */
/** @typedef {import("../index.js").Played} Played */
/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {import("../index.js").GameState} GameState */
/** @typedef {import("../index.js").Candidate} Candidate */
/** @typedef {import("../index.js").Piece} Piece */
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
/**
 * @typedef {object} Refusal
 * @property {SpotKey} at  the square that is refused; of a piece that can go nowhere, its own
 * @property {SpotKey | null} from  whence, if from another square
 * @property {Kind | null} stuck  the piece that can go nowhere
 * @property {readonly Why[]} why  one reason; of a piece that can go nowhere up to two, with the squares they hold for
 */
/** @typedef {{ at: SpotKey, reason: Reason | undefined, rule: RuleId | undefined }} Why */

/** How long a board that has just been decided stays in sight if nobody acts, in milliseconds. */
const LINGERS = 8000;
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
  /** What goes into its gaps. @type {import("./words.js").Params} */
  about = {};
  /** @type {{ spot: SpotKey, options: Move[] } | null} */
  choice = null;
  /** @type {Move | null} a tranzit that has been announced and is about to land */
  announced = null;
  /** @type {Played | null} the ply just made, to be animated once */
  animate = null;
  /** @type {SpotKey | null} */
  hovered = null;
  /** Squares that wait for a lost piece; the scene, which draws them, says which. @type {ReadonlyMap<SpotKey, Piece>} */
  lost = new Map();
  /** Asked before a ply is played; whether it may be. @type {(move: Move) => boolean} */
  may = () => true;
  /** The position after so many entries is looked at; null for the latest. @type {number | null} */
  at = null;
  /** Another line that is looked at: a game in which it is played, from the position `at`. @type {Game | null} */
  aside = null;
  /** The whole history, whatever position is looked at. @type {Entry[]} */
  entries = [];
  /** Nothing is played here. */
  fixed = false;
  /** A piece may be chosen though it can go nowhere, so that each try is refused for its own reason. */
  free = false;
  /** A chosen ply is played only when it has been confirmed. */
  confirms = false;
  /** The ply that waits for that. @type {Move | null} */
  proposed = null;
  #turns = false;
  /** Where a chosen piece may go is shown. */
  hints = true;
  /** A board that has just been decided stays in sight as long as nothing else is played. */
  keeps = false;
  /** What is refused is explained. */
  explains = true;
  /** Asked before something is taken back, which goes on only if it is called. @type {((go: () => void) => void) | null} */
  mayUndo = null;
  /** Asked before a ply is played from an earlier position, as that cuts off the rest. @type {((go: () => void) => void) | null} */
  branch = null;
  /** The game as it was at the position that is looked at, where it may be gone on from. @type {Game | null} */
  #past = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} runs while a board that has just been decided stays in sight */
  #lingering;
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
    return this.fixed || this.aside !== null || (this.at !== null && !this.branch) || this.over;
  }

  /** The game that answers for the position that is shown. */
  get #asked() {
    return this.#past ?? this.game;
  }

  /** A ply has been chosen that has not been played yet: it is announced, waits to be confirmed, or what it promotes to is asked. */
  get pending() {
    return this.announced !== null || this.proposed !== null || this.choice !== null;
  }

  /** Something has been played that a new game would lose. */
  get underWay() {
    return this.history.length > 0 && !this.over;
  }

  /** Boards that the last entry shown has decided: they stay where they stood until the next act. @returns {number[]} */
  get lingering() {
    if (this.at === null && this.#lingering === undefined && !this.keeps) return [];
    return decidedBy(this.history.at(-1));
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
        this.#settle();
        if (!this.still) this.selection = { by: 'from', spot: intent.spot };
        break;
      case 'drop':
        if (intent.to && intent.to !== intent.from) this.#click(intent.to, true);
        else if (intent.broken || this.offer.length === 0) this.selection = null;
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
    if (!this.explains && this.refusal) this.closeRefusal();
    this.#changed(this.version !== version);
  }

  /** Plays the ply that waits to be confirmed. */
  confirm() {
    const move = this.proposed;
    if (!move) return;
    const { version } = this;
    this.proposed = null;
    this.#choose([move], false, true);
    this.#changed(this.version !== version);
  }

  /** One step back from whatever is begun: the picker, the proposal, the piece that is held with what it was refused. */
  cancel() {
    if (this.announced) {
      clearTimeout(this.#timer);
      this.announced = null;
    } else if (this.choice) this.choice = null;
    else if (this.proposed) this.proposed = null;
    else {
      // A notice is of something else.
      if (!this.notice) this.selection = null;
      this.#unsay();
    }
    this.#changed(false);
  }

  closeRefusal() {
    if (this.offer.length === 0) this.selection = null;
    this.#unsay();
    this.#changed(false);
  }

  /** @param {string} key @param {import("./words.js").Params} [about] what goes into its gaps */
  tell(key, about = {}) {
    this.notice = key;
    this.about = about;
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
    const stands = this.#asking();
    const take = () => {
      if (!stands() || !this.game.undo()) return;
      this.at = null;
      this.#refresh();
      this.#face();
      this.#changed(true);
    };
    // The first ply of a turn is one's own affair.
    if (this.mayUndo && this.length > 0 && this.state.turn.ply === 1) this.mayUndo(take);
    else take();
  }

  /**
   * Before a question: tells afterwards whether the answer is still about the game as it stood then. Where another has taken its
   * place that is told.
   */
  #asking() {
    const { game, length } = this;
    return () => {
      if (this.game !== game) this.tell('elsewhere');
      return this.game === game && this.length === length;
    };
  }

  /** The side to move is below: as soon as that is wanted, and after each turn. */
  get turns() {
    return this.#turns;
  }

  set turns(on) {
    if (on === this.#turns) return;
    this.#turns = on;
    this.#face();
  }

  /** The side to move is below, if that is wanted. @returns {boolean} whether the boards have been turned */
  #face() {
    const { player } = this.state;
    if (!this.#turns || !player || player === this.orientation) return false;
    this.orientation = player;
    return true;
  }

  redo() {
    if (this.land() || !this.game.redo()) return;
    this.at = null;
    this.#refresh();
    this.#face();
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
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }

  /** The time of a player is out. @param {Player} player */
  flag(player) {
    clearTimeout(this.#timer);
    this.announced = null;
    this.game.flag(player);
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }

  /** @param {number} [board] */
  agreeDraw(board) {
    this.land();
    this.game.agreeDraw(board);
    this.at = null;
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
    const { aside } = this;
    if (at === this.at && !aside) return;
    this.at = at;
    this.#refresh();
    // One step forward is shown as it was played.
    const last = this.history.at(-1);
    if (!aside && (at ?? this.length) === before + 1 && last && 'from' in last) this.animate = last;
    this.#changed(false);
  }

  /**
   * Looks at another line, which leaves the history after so many entries. Whatever is done next ends that.
   * @param {Game} line a game of its own, in which that line is played; what can be done again goes on with it
   * @param {number} at
   */
  lookAside(line, at) {
    this.land();
    this.at = at;
    this.#refresh(line);
    const last = this.history.at(-1);
    if (last && 'from' in last) this.animate = last;
    this.#changed(false);
  }

  /**
   * The entries up to the position that is shown, as the package writes them.
   * @param {import("../index.js").NotationStyle} style
   */
  written(style) {
    const { aside, game, history } = this;
    return (aside ?? game).notations(style).slice(0, history.length);
  }

  /** Looks so many entries further, or back; in another line as long as that goes. @param {number} by */
  step(by) {
    const { aside, at } = this;
    if (!aside || at === null || Math.abs(by) !== 1) this.look((at ?? this.length) + by);
    else if (by < 0 && aside.history().length === at + 1) this.look(at);
    else if (by < 0 ? aside.undo() : aside.redo()) this.lookAside(aside, at);
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

  /**
   * Plays a ply that somebody has typed: from the latest position, as if he had chosen it on the boards.
   * @param {string} code
   */
  enter(code) {
    this.land();
    if (this.at !== null) this.look(null);
    if (this.fixed) return;
    const move = this.moves.find((m) => m.code === code);
    // The game says why not.
    if (!move) {
      this.game.play(code);
      return;
    }
    const { version } = this;
    this.#clear();
    this.#choose([move], false);
    this.#changed(this.version !== version);
  }

  /** Ends what is begun. A ply that has been announced is played: it was chosen. */
  leave() {
    this.land();
    this.#settle();
    this.#clear();
  }

  /**
   * Goes on from another state of the game; what is pending here is dropped.
   * @param {Game} game @param {Seating} seating @param {Player} orientation
   * @param {number | null} [at] the position after so many entries is looked at
   */
  adopt(game, seating, orientation, at = null) {
    this.drop();
    this.#settle();
    this.game = game;
    this.seating = seating;
    this.orientation = orientation;
    this.at = at;
    this.#refresh();
    this.#changed(false);
  }

  /** Ends what is pending without a trace. */
  drop() {
    clearTimeout(this.#timer);
    this.announced = null;
    this.#clear();
  }

  /** A board that lingers makes room. */
  #settle() {
    clearTimeout(this.#lingering);
    this.#lingering = undefined;
  }

  /** @param {Game | null} [aside] another line that is looked at */
  #refresh(aside = null) {
    this.#settle();
    const history = this.game.history();
    this.entries = history;
    this.aside = aside;
    this.state = aside ? aside.state() : this.at === null ? this.game.state() : this.game.at(this.at);
    this.history = aside ? aside.history() : this.at === null ? history : history.slice(0, this.at);
    this.#past?.free();
    this.#past = this.at === null || this.still ? null : this.game.clone();
    if (this.#past) for (let i = history.length; i > (this.at ?? 0); i--) this.#past.undo();
    this.moves = this.still ? [] : this.#asked.moves();
    this.version += 1;
    this.animate = null;
    this.#clear();
  }

  #clear() {
    this.selection = null;
    this.proposed = null;
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
    this.#settle();
    if (this.choice) {
      this.choice = null;
      return;
    }
    const { proposed } = this;
    this.proposed = null;
    if (proposed && keyOf(proposed.to) === spot) return this.#choose([proposed], dragged, true);
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
      if (!dragged && (this.#mayStart(spot) || this.#isAnother(selection.spot, spot))) return this.#fresh(spot);
      this.refusal = this.#refused(selection.spot, spot);
      return;
    }
    const options = offer.filter((m) => keyOf(selection.by === 'to' ? m.from : m.to) === spot);
    if (options.length === 1) return this.#choose(options, dragged);
    if (options.length > 1) {
      this.selection = { by: 'to', spot };
      return;
    }
    // What the two clicks name together is refused; the first of them still stands, for another try.
    this.refusal = selection.by === 'to' ? this.#notFrom(selection.spot, spot) : this.#notTo(selection, spot);
    if (!this.refusal) this.#fresh(spot);
  }

  /**
   * Why the piece of one square does not fill another that was chosen first; null where another piece is meant.
   * @param {SpotKey} to @param {SpotKey} from @returns {Refusal | null}
   */
  #notFrom(to, from) {
    if (boardOf(from) === boardOf(to) || !this.#pieceOn(from)) return null;
    const why = this.#why(from, to);
    return why && why.rule !== NOT_NOW ? { at: to, from, stuck: null, why: [whyOf(to, why)] } : null;
  }

  /**
   * Why no piece of the kind that was chosen may go to a square; null where another piece is meant.
   * @param {{ board: number }} chosen @param {SpotKey} to @returns {Refusal | null}
   */
  #notTo({ board }, to) {
    if (boardOf(to) === String(board) || this.#mayStart(to)) return null;
    // That which could go somewhere tells most.
    for (const from of new Set(this.offer.map((m) => keyOf(m.from)))) {
      if (this.#isAnother(from, to)) return null;
      const why = this.#why(from, to);
      if (why && why.rule !== NOT_NOW) return { at: to, from, stuck: null, why: [whyOf(to, why)] };
    }
    return null;
  }

  /** A click with nothing selected. @param {SpotKey} spot */
  #fresh(spot) {
    this.selection = null;
    if (this.#mayStart(spot)) {
      this.selection = { by: 'from', spot };
      return;
    }
    const piece = this.#pieceOn(spot);
    if (piece) {
      this.refusal = this.#stuck(spot, piece);
      // It is held all the same: a click on a square then says why it cannot go there.
      if (this.refusal.why[0]?.rule !== NOT_NOW) this.selection = { by: 'from', spot };
      return;
    }
    if (this.moves.some((m) => brought(m) && keyOf(m.to) === spot)) {
      this.selection = { by: 'to', spot };
      return;
    }
    const lost = this.lost.get(spot);
    if (!lost) return;
    const sources = this.#asked.sources(spot).filter((c) => c.kind === 'placement' || c.kind === 'transfer');
    const [why] = telling(sources.filter((c) => this.#pieceOn(keyOf(c.from))?.kind === lost.kind));
    if (why) this.refusal = { at: spot, from: null, stuck: null, why: [whyOf(spot, why)] };
    // It is meant all the same: a click on a piece then says why that one cannot fill it.
    if (why) this.selection = { by: 'to', spot };
  }

  /** What holds back a piece that can go nowhere. @param {SpotKey} spot @param {Piece} piece @returns {Refusal} */
  #stuck(spot, piece) {
    const found = telling(this.#asked.candidates(spot));
    const [first] = found;
    if (first?.rule === NOT_NOW || !first)
      return { at: spot, from: null, stuck: piece.kind, why: [whyOf(spot, first ?? this.#why(spot, besides(spot)))] };
    const mustHop = this.#mustHop(spot);
    const why = mustHop ? [whyOf(spot, mustHop)] : found.slice(0, 2).map((c) => whyOf(keyOf(c.to), c));
    return { at: spot, from: null, stuck: piece.kind, why };
  }

  /** Why a piece may not go to a square. @param {SpotKey} from @param {SpotKey} to @returns {Refusal} */
  #refused(from, to) {
    const why = this.#why(from, to);
    const mustHop = why?.rule === NOT_NOW ? undefined : this.#mustHop(from);
    return { at: to, from, stuck: null, why: [whyOf(to, mustHop ?? why)] };
  }

  /** While one king must go, that holds back every other piece, whatever else does. @param {SpotKey} spot */
  #mustHop(spot) {
    const { forced } = this.state;
    return forced && keyOf(forced) !== spot ? MUST_HOP : undefined;
  }

  /** Why the piece of one square may not go to another. @param {SpotKey} from @param {SpotKey} to */
  #why(from, to) {
    const known = this.#asked.candidates(from).find((c) => !c.legal && keyOf(c.to) === to);
    if (known) return known;
    try {
      const answer = this.#asked.explain(moveCode(from, to, this.state.boards.length));
      return answer.legal ? undefined : answer;
    } catch {
      // No move of this game at all, such as one to a board that no piece reaches from there.
      return undefined;
    }
  }

  /** @param {SpotKey} spot */
  #mayStart(spot) {
    return (
      this.moves.some((m) => keyOf(m.from) === spot) ||
      (this.free && this.game.candidates(spot).some((c) => c.rule !== NOT_NOW))
    );
  }

  /**
   * Whether a click on a square means the piece there, as one beside the piece that is held, and not where that is to go.
   * @param {SpotKey} held @param {SpotKey} spot
   */
  #isAnother(held, spot) {
    const piece = this.#pieceOn(spot);
    if (!piece || piece.color !== this.#pieceOn(held)?.color) return false;
    return !this.#asked.candidates(held).some((c) => keyOf(c.to) === spot && c.kind !== 'move');
  }

  /** @param {SpotKey} spot @returns {Piece | undefined} */
  #pieceOn(spot) {
    const board = this.state.boards.find((b) => b.board === Number(spot.split(':')[0]));
    return board?.pieces.find((p) => p.square === squareOf(spot))?.piece;
  }

  /** @param {Move[]} options @param {boolean} dragged @param {boolean} [confirmed] */
  #choose(options, dragged, confirmed = false) {
    const [move] = options;
    if (!move) return;
    if (options.length > 1) {
      this.choice = { spot: keyOf(move.to), options };
      return;
    }
    this.choice = null;
    if (this.confirms && !confirmed) {
      this.proposed = move;
      return;
    }
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
    this.#settle();
    const { at } = this;
    if (at !== null) {
      this.#clear();
      const stands = this.#asking();
      this.branch?.(() => {
        if (!stands() || this.at !== at) return;
        for (let i = this.length; i > at; i--) this.game.undo();
        this.at = null;
        this.#play(move, false);
        this.#changed(true);
      });
      return;
    }
    const { version } = this;
    const may = this.may(move);
    // Who was asked may have changed the game himself.
    if (this.version !== version) return;
    if (!may) {
      this.#clear();
      return;
    }
    const played = this.game.play(move.code);
    this.#follow(played, dragged);
  }

  /** @param {Played} played @param {boolean} [dragged] the piece lies there already */
  #follow(played, dragged = false) {
    this.at = null;
    this.#refresh();
    if (!this.#face() && !dragged) this.animate = played;
    if (this.over || decidedBy(played).length === 0) return;
    this.#lingering = setTimeout(() => {
      this.#settle();
      this.#changed(false);
    }, LINGERS);
  }
}

/**
 * A refusal in one sentence: the square, and the reason that tells most.
 * @param {Refusal} refusal
 */
export function gistOf({ at, why: [first] }) {
  return { square: squareOf(first?.at ?? at), reason: first?.reason, rule: first?.rule };
}

/** @param {Move} move */
function brought(move) {
  return move.kind === 'placement' || move.kind === 'transfer';
}

/** @param {Entry | undefined} entry @returns {number[]} the boards that it has decided */
function decidedBy(entry) {
  return (entry?.events ?? []).flatMap((e) => (e.type === 'board-won' || e.type === 'board-drawn' ? [e.board] : []));
}

/** That there is no castling, how a piece moves, that it is not its turn, that its board is closed: any other reason tells more. */
const LEAST_TELLING = /** @type {const} */ (['D6', 'O1', 'O6', 'T10']);
const NOT_NOW = 'O6';
/** @type {{ reason: Reason, rule: RuleId }} */
const MUST_HOP = { reason: 'king-must-hop', rule: 'T11' };

/** One candidate for each rule that refuses some, the more telling only. @param {readonly Candidate[]} candidates */
function telling(candidates) {
  /** @type {Map<RuleId | undefined, Candidate>} */
  const byRule = new Map();
  for (const c of candidates) if (!c.legal && !byRule.has(c.rule)) byRule.set(c.rule, c);
  for (const rule of LEAST_TELLING) if (byRule.size > 1) byRule.delete(rule);
  return [...byRule.values()];
}

/** @param {SpotKey} at @param {{ reason?: Reason, rule?: RuleId } | undefined} why @returns {Why} */
function whyOf(at, why) {
  return { at, reason: why?.reason, rule: why?.rule };
}

/** Some other square of the same board, to ask what holds back a piece that goes nowhere. @param {SpotKey} spot */
function besides(spot) {
  return `${spot.split(':')[0]}:${squareOf(spot) === 'a1' ? 'a2' : 'a1'}`;
}

/** @param {SpotKey} spot */
function boardOf(spot) {
  return spot.slice(0, spot.indexOf(':'));
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

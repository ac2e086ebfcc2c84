// The boards of one game, arranged and drawn: one session, one function. The page and the element show the same scene.

import { PlainArea } from './area-plain.js';
import { SingleArea } from './area-single.js';
import { SlotsArea } from './area-slots.js';
import { TallArea } from './area-tall.js';
import { TwinsArea } from './area-twins.js';
import { JoinLine } from './join-line.js';
import { LAYOUTS } from './layouts.js';
import { spokenBoard, spokenPieces, viewStrings } from './naming.js';
import { BoardsView } from './view.js';

/** @typedef {import("../index.js").Color} Color */
/** @typedef {import("../index.js").EndReason} EndReason */
/** @typedef {import("../index.js").GameInfo} GameInfo */
/** @typedef {import("../index.js").GameState} GameState */
/** @typedef {import("../index.js").Move} Move */
/** @typedef {import("../index.js").Piece} Piece */
/** @typedef {import("../index.js").Reason} Reason */
/** @typedef {import("../index.js").RuleId} RuleId */
/** @typedef {import("./layouts.js").LayoutName} LayoutName */
/** @typedef {import("./model.js").Mark} Mark */
/** @typedef {import("./model.js").PromotionKind} PromotionKind */
/** @typedef {import("./model.js").Show} Show */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./words.js").Words} Words */

/**
 * What an arrangement adds to the drawing of its boards.
 * @typedef {{ ghosts?: Map<SpotKey, Piece>, marks?: Map<SpotKey, Mark[]>, faint?: Map<number, Color>, spans?: Map<number, readonly [number, number]> }} Extras
 */
/**
 * An arrangement of boards.
 * @typedef {object} Area
 * @property {HTMLElement} root
 * @property {HTMLElement | null} extra  stands in the turn row
 * @property {(scene: Scene) => void} render
 * @property {(scene: Scene) => Extras} extras
 * @property {() => void} [sized]  its place has another size
 */
/**
 * @typedef {object} Made
 * @property {Session} session
 * @property {GameInfo} info
 * @property {GameState} fresh  the game before its first ply
 * @property {Words} words
 * @property {(word: Reason | EndReason | RuleId, language: "en" | "ru") => string} describe  the sentence for a word of the rules
 * @property {((rule: RuleId) => void) | null} [showRule]  where a rule's number leads
 * @property {boolean} [picture]  nothing can be chosen or reached by keys
 * @property {Show | null} [show]  what is pointed out
 * @property {boolean} [plain]  the boards alone, in a row
 */

/** @type {Readonly<Record<LayoutName, new () => Area>>} */
const AREAS = { slots: SlotsArea, twins: TwinsArea, tall: TallArea, single: SingleArea };

export class Scene {
  #join;
  #size;
  #picture;

  /** @param {Made} made */
  constructor({ session, info, fresh, words, describe, showRule = null, picture = false, show = null, plain = false }) {
    this.session = session;
    this.info = info;
    this.fresh = fresh;
    this.words = words;
    this.describe = describe;
    this.showRule = showRule;
    this.show = show;
    this.#picture = picture;
    const own = new AREAS[LAYOUTS[info.id].name]();
    /** @type {Area} */
    this.area = plain ? new PlainArea(own) : own;
    this.area.root.setAttribute('part', 'boards');
    this.view = new BoardsView((intent) => session.take(intent), this.area.root);
    this.#join = new JoinLine(this.area.root);
    this.#size = typeof ResizeObserver === 'function' ? new ResizeObserver(() => this.#sized()) : null;
  }

  /** The name of the game. */
  get title() {
    return this.info.names[this.words.language];
  }

  /** Follows the size of its place, until `leave`. May be called again after it. */
  enter() {
    this.#size?.observe(this.area.root);
  }

  leave() {
    this.view.cancelDrag();
    this.#size?.disconnect();
    this.#join.stop();
  }

  #sized() {
    this.area.sized?.();
    this.#join.render(this);
  }

  /** @param {Words} [words] */
  render(words = this.words) {
    this.words = words;
    const { session, area, info } = this;
    const { state, choice } = session;
    const extras = area.extras(this);
    session.lost = extras.ghosts ?? new Map();
    const marks = extras.marks ?? new Map();
    if (session.refusal) marks.set(session.refusal.at, [...(marks.get(session.refusal.at) ?? []), 'refused']);
    const { selection } = session;
    // Chosen though it can go nowhere: no offer marks it.
    if (selection?.by === 'from' && session.offer.length === 0) marks.set(selection.spot, ['selected']);
    for (const [spot, mark] of Object.entries(this.show?.marks ?? {}))
      marks.set(spot, [...(marks.get(spot) ?? []), mark]);
    area.render(this);
    const first = choice?.options[0];
    const sure = session.announced ?? session.proposed;
    this.view.render({
      files: info.files,
      ranks: info.ranks,
      state,
      version: session.version,
      moves: session.moves,
      offer: sure ? [sure] : session.offer,
      proposed: session.proposed,
      quiet: !session.hints && !sure,
      orientation: session.orientation,
      trail: trailOf(session),
      marks,
      arrows: this.show?.arrows,
      spans: this.#spans(extras),
      ghosts: extras.ghosts,
      faint: extras.faint,
      promotion:
        choice && first ? { spot: choice.spot, color: first.piece.color, kinds: kindsOf(choice.options) } : null,
      animate: session.animate,
      still: session.still,
      picture: this.#picture,
      names: new Map(state.boards.map((b) => [b.board, this.#name(b)])),
      strings: viewStrings(words),
    });
    session.animate = null;
    this.#join.render(this);
  }

  /** @param {Extras} extras @returns {Map<number, readonly [number, number]>} */
  #spans({ spans }) {
    const { ranks } = this.show ?? {};
    const boards = ranks ? this.session.state.boards.map((b) => /** @type {const} */ ([b.board, ranks])) : [];
    return new Map([...(spans ?? []), ...boards]);
  }

  /** A picture is told as a whole. @param {import("../index.js").BoardState} board */
  #name(board) {
    const name = spokenBoard(this.words, this.session, board);
    return this.#picture ? `${name}. ${spokenPieces(this.words, board)}` : name;
  }
}

/** The latest ply that touched each board. @param {Session} session @returns {Move[]} */
function trailOf(session) {
  /** @type {Set<number>} */
  const seen = new Set();
  /** @type {Move[]} */
  const trail = [];
  const latest = session.history.length - 1;
  for (let i = latest; i >= 0 && seen.size < session.state.boards.length; i--) {
    const entry = session.history[i];
    if (!entry || !('from' in entry)) continue;
    // A turn of two plies is shown whole.
    const before = i === latest && i > 0 && session.game.at(i).turn.ply === 2 ? session.history[i - 1] : undefined;
    if (before && 'from' in before) trail.push(before);
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

// The turn sentence: whose move it is, where, and the one thing that is special now. It is the polite live region.

import { asName, el, fill, say } from './dom.js';
import { actText } from './entry-text.js';
import { moveWords } from './move-text.js';
import { boardEvent, byColour, colourOf, personName, playerName } from './naming.js';
import { pieceSvg, piecesInUse } from './pieces.js';

/** @typedef {import("../index.js").Color} Color */
/** @typedef {import("../index.js").Entry} Entry */
/** @typedef {import("../index.js").GameState} GameState */
/** @typedef {import("../index.js").Outcome} Outcome */
/** @typedef {import("./scene.js").Scene} Scene */

export class TurnLine {
  #disc = el('span', { class: 'who', 'aria-hidden': 'true' });
  #fact = el('strong');
  #more = el('small');
  #text = el('p', { 'aria-live': 'polite', 'aria-atomic': 'true' }, this.#fact, ' ', this.#more);
  #shown = '';

  #over;
  #live;

  /**
   * @param {Node | null} extra the track, or the legend
   * @param {'off' | 'assertive'} [over] how the result is announced: not here, where it has a region of its own
   * @param {boolean} [live] the turn is spoken when it changes
   */
  constructor(extra, over = 'off', live = true) {
    this.#over = over;
    this.#live = live;
    this.root = el('section', { class: 'turn' }, this.#disc, this.#text, extra);
  }

  /** @param {Scene} scene @param {boolean} [past] nobody is to move: what the last ply has come to is told, and not whose turn it is */
  render(scene, past = false) {
    const { session } = scene;
    this.root.setAttribute('aria-label', scene.words.t('turn'));
    const [came, ...others] = past && !session.over ? happened(scene, past) : [];
    const colour = came ? lastColour(scene) : actingColour(scene);
    const shown = `${colour} ${piecesInUse()}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      fill(this.#disc, pieceSvg('k', colour));
    }
    this.#text.setAttribute('aria-live', session.over ? this.#over : this.#live ? 'polite' : 'off');
    say(this.#fact, came ?? fact(scene));
    say(this.#more, came ? others.join(' ') : more(scene));
  }
}

/** @param {Scene} scene @returns {Color} */
function actingColour({ session }) {
  const { state } = session;
  const acting = state.boards.find((b) => b.turn)?.turn;
  if (acting) return acting;
  const winner = state.outcome?.winner;
  return winner ? colourOf(winner) : state.player ? colourOf(state.player) : 'w';
}

/** @param {Scene} scene @returns {Color} the colour that made the last ply */
function lastColour(scene) {
  return scene.session.state.last?.piece.color ?? actingColour(scene);
}

/** Whose move it is, in one sentence. @param {Scene} scene */
export function fact(scene) {
  const { session, words } = scene;
  const { state } = session;
  if (state.outcome) return outcomeTitle(scene);
  const player = state.player ?? 'first';
  const named = personName(session, player);
  const acting = state.boards.filter((b) => b.turn);
  if (state.forced) {
    return named ? words.t('turn.forced.named', { name: named }) : words.t(`turn.forced.${colourOf(player)}`);
  }
  if (!byColour(state)) {
    const [board] = acting;
    const params = { n: board?.board ?? '', colour: words.t(`side.${board?.turn ?? 'w'}.plays`) };
    return named ? words.t('turn.board.named', { name: named, ...params }) : words.t(`turn.board.${player}`, params);
  }
  const side = playerName(words, session, player);
  if (state.turn.of > 1) return words.t('turn.ply', { side, ply: state.turn.ply, of: state.turn.of });
  if (state.boards.length > 1) {
    const open = acting.filter((b) => b.status === 'play');
    const [only] = open;
    if (only && open.length === 1) {
      const n = only.board;
      return named ? words.t('turn.one.named', { name: named, n }) : words.t(`turn.one.${colourOf(player)}`, { n });
    }
    return named ? words.t('turn.any.named', { name: named }) : words.t(`turn.any.${colourOf(player)}`);
  }
  return named ? words.t('turn.plain.named', { name: named }) : words.t(`turn.plain.${colourOf(player)}`);
}

/** The board that the king who must go goes to. @param {GameState} state */
function otherBoard({ boards, forced }) {
  return boards.find((b) => b.board !== forced?.board)?.board ?? '';
}

/** @param {Scene} scene */
function more(scene) {
  const { session, words } = scene;
  const { state } = session;
  if (state.outcome) return outcomeReason(scene);
  if (session.announced) return words.t('announce.said', { text: moveWords(words, session.announced) });
  if (session.choice) return words.t('promote.hint');
  if (session.proposed) return words.t('proposed.hint', { text: moveWords(words, session.proposed) });
  const chosen = chosenText(scene);
  if (chosen) return chosen;
  const parts = happened(scene);
  return parts.length > 0 ? parts.join(' ') : startText(scene);
}

/**
 * What the last ply has brought about, each in a sentence; else the ply itself.
 * @param {Scene} scene @param {boolean} [past] nobody is to move
 */
function happened({ session, words }, past = false) {
  const { state } = session;
  const parts = [];
  for (const event of session.history.at(-1)?.events ?? []) {
    const text = boardEvent(words, session, event);
    if (text) parts.push(text);
  }
  const checked = state.boards.find((b) => b.check && b.status === 'play');
  if (checked) parts.push(words.t(state.boards.length > 1 ? 'hint.check.board' : 'hint.check', { n: checked.board }));
  if (state.forced) parts.push(words.t('hint.forced', { square: state.forced.square, n: otherBoard(state) }));
  const { last } = state;
  if (parts.length === 0 && last) {
    const said = moveWords(words, last);
    const inside = said.charAt(0).toLocaleLowerCase(words.language) + said.slice(1);
    parts.push(
      last.kind === 'tranzit'
        ? words.t('announce.said', { text: said })
        : state.boards.length > 1 && last.kind === 'move'
          ? words.t('hint.last.board', { text: inside, n: last.to.board })
          : words.t('hint.last', { text: inside }),
    );
    if (state.turn.ply === 2 && !past) parts.push(words.t('hint.second'));
  }
  return parts;
}

/** @param {Scene} scene */
function startText({ session, words }) {
  if (session.still) return words.t('view.start');
  const { seating } = session;
  const begins = asName((seating.names[seating.began] ?? '').trim()) || words.t(`person.${seating.began + 1}`);
  if (seating.lot) return words.t('hint.lot', { name: begins });
  return words.t('hint.start');
}

/** What is selected, and what may be done with it. @param {Scene} scene */
function chosenText({ session, words }) {
  const { selection, offer } = session;
  const [one] = offer;
  if (!selection || !one) return '';
  const piece = words.t(`piece.${one.piece.kind}`);
  const squares = [...new Set(offer.filter((m) => m.kind !== 'move').map((m) => m.to.square))];
  if (selection.by === 'to') return words.t('chosen.to', { square: one.to.square });
  if (selection.by === 'kind')
    return words.t('chosen.kind', { piece, n: one.from.board, squares: list(words, squares) });
  if (!session.hints) return words.t('chosen.quiet', { piece, square: one.from.square });
  const across = offer.find((m) => m.kind !== 'move');
  const home = offer.some((m) => m.kind === 'move');
  if (!across) return words.t('chosen.move', { piece, square: one.from.square });
  const params = {
    piece,
    square: one.from.square,
    a: across.from.board,
    b: across.to.board,
    squares: list(words, squares),
  };
  return words.t(home ? `chosen.move.${across.kind}` : `chosen.${across.kind}`, params);
}

/** @param {Scene["words"]} words @param {readonly string[]} squares */
function list(words, squares) {
  return new Intl.ListFormat(words.language, { type: 'disjunction' }).format(squares);
}

/** @param {Scene} scene */
export function outcomeTitle({ session, words }) {
  const { outcome } = session.state;
  if (!outcome) return '';
  if (!outcome.winner) return words.t('outcome.draw');
  const named = personName(session, outcome.winner);
  if (named) return words.t('outcome.won.named', { name: named });
  return words.t(byColour(session.state) ? `outcome.won.${colourOf(outcome.winner)}` : `outcome.won.${outcome.winner}`);
}

/** @param {Scene} scene */
export function outcomeReason({ session, words, describe }) {
  const { outcome } = session.state;
  return outcome ? overText(words, session, describe, outcome, session.history.at(-1)) : '';
}

/**
 * Why the match is over. Where a control board has been won, how it was is not yet why.
 * @param {Scene["words"]} words @param {Scene["session"]} session @param {Scene["describe"]} describe
 * @param {Outcome} outcome @param {Entry} [entry] what has brought it
 */
export function overText(words, session, describe, outcome, entry) {
  for (const event of entry?.events ?? []) {
    if (event.type !== 'board-won') continue;
    const board = session.state.boards.find((b) => b.board === event.board);
    if (board?.role !== 'control') continue;
    const how = entry && !('from' in entry) ? actText(words, session, entry) : describe(event.reason, words.language);
    return `${how} ${words.t('outcome.control', { n: event.board })}`;
  }
  const { points = [] } = outcome;
  const [reason, total] = [describe(outcome.reason, words.language), points.reduce((sum, n) => sum + n, 0)];
  if (points.length === 0) return reason;
  return [
    outcome.reason === 'agreement' && outcome.winner ? words.t('outcome.points') : reason,
    // T19: what has been made there counts for nobody who has not crossed.
    total < 2 ? words.t('outcome.uncrossed') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

// How players, boards and pieces are called, in the language of the page.

import { asName, plain } from './dom.js';

/** @typedef {import("../index.js").BoardState} BoardState */
/** @typedef {import("../index.js").Color} Color */
/** @typedef {import("../index.js").GameEvent} GameEvent */
/** @typedef {import("../index.js").GameState} GameState */
/** @typedef {import("../index.js").Kind} Kind */
/** @typedef {import("../index.js").Player} Player */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./model.js").ViewStrings} ViewStrings */

const KINDS = /** @type {const} */ (['k', 'q', 'r', 'b', 'n', 'p']);
const MARKS = /** @type {const} */ ([
  'selected',
  'source',
  'forced',
  'framed',
  'move',
  'capture',
  'placement',
  'transfer',
  'tranzit',
  'last',
  'check',
  'refused',
  'attacker',
  'line',
  'left',
]);

/**
 * Whether each player has one colour everywhere, so that the colour names him.
 * @param {GameState} state
 */
export function byColour(state) {
  return state.boards.every((b) => b.white === 'first');
}

/** @param {Player} player @returns {Color} the colour of a player who has one everywhere */
export function colourOf(player) {
  return player === 'first' ? 'w' : 'b';
}

/** @param {Player} player @returns {Player} */
export function otherPlayer(player) {
  return player === 'first' ? 'second' : 'first';
}

/**
 * The name a person has given; empty if none.
 * @param {Session} session @param {Player} player
 */
export function personName(session, player) {
  const { names, began } = session.seating;
  return asName((names[player === 'first' ? began : began === 0 ? 1 : 0] ?? '').trim());
}

/**
 * A player as the subject of a sentence: his own name, or "First", or "White".
 * @param {Words} words @param {Session} session @param {Player} player
 */
export function playerName(words, session, player) {
  return (
    personName(session, player) || words.t(byColour(session.state) ? `side.${colourOf(player)}` : `player.${player}`)
  );
}

/**
 * The same inside a sentence: "first", "white" where the language writes it small.
 * @param {Words} words @param {Session} session @param {Player} player
 */
export function playerInside(words, session, player) {
  return (
    personName(session, player) ||
    words.t(byColour(session.state) ? `side.${colourOf(player)}.inside` : `player.${player}.inside`)
  );
}

/**
 * The board and who plays there, for the screen reader.
 * @param {Words} words @param {Session} session @param {BoardState} board
 */
export function spokenBoard(words, session, board) {
  const { state } = session;
  const parts = [state.boards.length > 1 ? words.t('board.spoken', { n: board.board }) : words.t('board.only')];
  if (board.role !== 'board') parts.push(words.t(`role.${board.role}`));
  if (!byColour(state)) {
    parts.push(words.t('board.white', { who: playerInside(words, session, board.white) }));
    parts.push(words.t('board.black', { who: playerInside(words, session, board.black) }));
  }
  if (board.status !== 'play') parts.push(words.t(`status.${board.status}`));
  if (board.result) parts.push(boardResult(words, session, board));
  else if (session.over && state.boards.length > 1 && board.status !== 'reserve')
    parts.push(words.t('board.unfinished'));
  else if (board.turn && !session.still) parts.push(words.t('board.acting'));
  return plain(parts.join(', '));
}

/**
 * All pieces of a board in words.
 * @param {Words} words @param {BoardState} board
 */
export function spokenPieces(words, board) {
  if (board.pieces.length === 0) return words.t('square.empty');
  return board.pieces
    .map(({ square, piece }) => `${words.t(`piece.${piece.color}.${piece.kind}`)} ${square}`)
    .join(', ');
}

/**
 * @param {Words} words @param {Session} session @param {BoardState} board
 */
export function boardResult(words, session, board) {
  const how = decision(session, board.board)?.reason;
  const mate = how === 'checkmate' || how === 'double-mate';
  if (board.result === '=') return words.t(how === 'stalemate' ? 'result.board.stalemate' : 'result.board.draw');
  const winner = board.result === 'w' ? board.white : board.black;
  return words.t(mate ? 'result.board.mate' : 'result.board.won', { won: wonBy(words, session, winner) });
}

/** What has decided a board, if that has been seen. @param {Session} session @param {number} board */
function decision({ history }, board) {
  for (const entry of history)
    for (const event of entry.events)
      if ((event.type === 'board-won' || event.type === 'board-drawn') && event.board === board) return event;
  return undefined;
}

/**
 * Who has won, inside a sentence.
 * @param {Words} words @param {Session} session @param {Player} player
 */
function wonBy(words, session, player) {
  const named = personName(session, player);
  if (named) return words.t('won.named', { name: named });
  return words.t(byColour(session.state) ? `won.${colourOf(player)}` : `won.${player}`);
}

/**
 * What a ply has brought about on a board, in one sentence; empty for what is said elsewhere.
 * @param {Words} words @param {Session} session @param {GameEvent} event
 */
export function boardEvent(words, session, event) {
  switch (event.type) {
    case 'board-won':
      return words.t(
        event.reason === 'checkmate' ? 'event.mate' : event.reason === 'double-mate' ? 'event.double' : 'event.won',
        { n: event.board, won: wonBy(words, session, event.by) },
      );
    case 'board-drawn':
      return words.t(event.reason === 'stalemate' ? 'event.stalemate' : 'event.drawn', { n: event.board });
    case 'board-enters':
      return words.t('event.enters', { n: event.board });
    case 'king-captured':
      return words.t('event.king', { square: event.spot.square });
    default:
      return '';
  }
}

/** @param {number} points */
export function pointsText(points) {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole || ''}½` : String(whole);
}

/** @param {Words} words @returns {ViewStrings} */
export function viewStrings(words) {
  /** @type {Record<string, string>} */
  const pieces = {};
  for (const kind of KINDS) {
    pieces[`w${kind}`] = words.t(`piece.w.${kind}`);
    pieces[`b${kind}`] = words.t(`piece.b.${kind}`);
  }
  /** @type {Record<string, string>} */
  const marks = {};
  for (const mark of MARKS) marks[mark] = words.t(`mark.${mark}`);
  return {
    pieces: /** @type {ViewStrings["pieces"]} */ (pieces),
    marks: /** @type {ViewStrings["marks"]} */ (marks),
    empty: words.t('square.empty'),
    ghost: words.t('square.ghost'),
    promote: words.t('promote'),
  };
}

/// <reference lib="esnext.disposable" />
// The types of the package. `Symbol.dispose` and `using` need the library named above; TypeScript has it from 5.2 on.

export const version: string;

export type GameId = 'orthodox' | 'four-board' | 'tranzit' | 'double-move';

/** What is fixed about a game. */
export interface GameInfo {
  readonly id: GameId;
  readonly names: { readonly en: string; readonly ru: string };
  /** How many boards it has. */
  readonly boards: number;
  /** How many files each board has. */
  readonly files: number;
  /** How many ranks each board has. */
  readonly ranks: number;
  /** The text of the start position. */
  readonly start: string;
}

/** The games. The list needs no init(). */
export const games: readonly GameInfo[];

/** `a1` to `h16`. */
export type Square = string;

/** A square of a board; boards count from 1. */
export interface Spot {
  board: number;
  square: Square;
}

/** A spot, or its text: `1:e2`, and `e2` where there is one board. */
export type SpotLike = Spot | string;

export type Color = 'w' | 'b';
export type Kind = 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export interface Piece {
  kind: Kind;
  color: Color;
}

/** Who began (White in the games of one colour a player), and the other. */
export type Player = 'first' | 'second';

/** A ply. What it has not is absent. */
export interface Move {
  /** The machine text: `e2e4`, `1:g1>2:g1`, `3:b1>1:b1`. */
  code: string;
  kind: 'move' | 'placement' | 'transfer' | 'tranzit';
  /** The piece that moves, as it stands before. */
  piece: Piece;
  from: Spot;
  to: Spot;
  capture?: Piece;
  promotion?: 'q' | 'r' | 'b' | 'n';
  /** The wing that the king castles to. */
  castling?: 'king' | 'queen';
  enPassant?: true;
}

/** A ply that was played, with what it brought about, in order. */
export interface Played extends Move {
  events: GameEvent[];
}

export type GameEvent =
  | { type: 'board-won'; board: number; by: Player; reason: EndReason; rule: RuleId }
  | { type: 'board-drawn'; board: number; reason: EndReason; rule: RuleId }
  | { type: 'board-enters'; board: number; slot: 'A' | 'B'; rule: RuleId }
  | { type: 'board-closed'; board: number; rule: RuleId }
  | { type: 'king-must-hop'; player: Player; from: Spot; rule: RuleId }
  | { type: 'king-captured'; spot: Spot; left: number; rule: RuleId }
  | { type: 'over'; outcome: Outcome };

/** One entry of a history: a ply, a resignation, an agreed draw or a flag fall. */
export type Entry =
  | Played
  | { code: string; kind: 'resign' | 'draw' | 'flag'; player?: Player; board?: number; events: GameEvent[] };

/** A game as data: for storage and for Workers. */
export interface GameJSON {
  v: 1;
  game: GameId;
  /** The text of the position it began with; absent if that is the game's own start. */
  start?: string;
  /** The codes of the history's entries. */
  entries: string[];
}

/** A ply that might be meant, and if it is illegal why. */
export interface Candidate {
  from: Spot;
  to: Spot;
  code: string;
  kind: Move['kind'];
  legal: boolean;
  reason?: Reason;
  rule?: RuleId;
}

export interface BoardState {
  board: number;
  /** What it is for: an initial or a control board of four-board chess, or any other. */
  role: 'initial' | 'control' | 'board';
  /** `closed`: decided, but its pieces may still leave; `gone`: it has left the game. */
  status: 'reserve' | 'play' | 'closed' | 'gone';
  pieces: { square: Square; piece: Piece }[];
  /** Who plays White here. */
  white: Player;
  /** Who plays Black here. */
  black: Player;
  /** Set where the player to move may act now: with which colour. */
  turn?: Color;
  /** A king in check. */
  check?: Square;
  result?: 'w' | 'b' | '=';
  /** Four-board chess: pieces that may still be replaced. */
  lost?: Piece[];
  /** Plies without a capture or a pawn move. */
  halfmoves: number;
  /** How often the position stands, itself counted. */
  repetitions: number;
}

export interface GameState {
  id: GameId;
  boards: BoardState[];
  /** Who is to move; null when the match is over. */
  player: Player | null;
  /** Which ply of how many in this turn. */
  turn: { ply: 1 | 2; of: 1 | 2 };
  /** The king that must make its tranzit. */
  forced?: Spot;
  /** Four-board chess: the boards in the slots, the slot at turn, and the number of the cycle. */
  slots?: { A: number | null; B: number | null; at: 'A' | 'B'; cycle: number };
  /** Chess-tranzit: the points of First and Second so far. */
  points?: [number, number];
  /** Chess-tranzit: who has made a tranzit from board 1 to board 2. */
  crossed?: { first: boolean; second: boolean };
  /** How many entries the history has up to here. */
  ply: number;
  started: boolean;
  /** The last ply up to here. */
  last?: Played;
  canUndo: boolean;
  canRedo: boolean;
  /** How the match ended, once it has. */
  outcome: Outcome | null;
}

export interface Outcome {
  winner: Player | null;
  reason: EndReason;
  rule: RuleId;
  /** Chess-tranzit: the points of First and Second. */
  points?: [number, number];
}

/** A game: its position, its past, and what was taken back. */
export class Game {
  /** Begins a game from its start or from a position text. Throws PositionError. */
  constructor(id: GameId, position?: string);
  /** Throws ArgumentError; its `cause` says which entry or place of the start was wrong. */
  static fromJSON(value: GameJSON): Game;
  toJSON(): GameJSON;
  /** A copy with its past. */
  clone(): Game;
  readonly id: GameId;
  /** The text of the position it began with. */
  readonly start: string;
  /** The text of the position; the constructor takes it. */
  position(): string;
  /** Every legal ply, or those from one spot. */
  moves(from?: SpotLike): Move[];
  placements(from?: SpotLike): Move[];
  transfers(from?: SpotLike): Move[];
  tranzits(from?: SpotLike): Move[];
  /** Where the piece on a spot might go, legal or not. */
  candidates(from: SpotLike): Candidate[];
  /** What might be placed on a spot or brought to it, legal or not. */
  sources(to: SpotLike): Candidate[];
  /** False for anything that is no legal ply. */
  isLegal(code: string): boolean;
  /** Why a ply is illegal, by the first rule that it breaks. Throws ArgumentError if it is no move text of the game. */
  explain(code: string): { legal: true } | { legal: false; reason: Reason; rule: RuleId };
  /** Throws IllegalMoveError, or GameOverError; the game is then unchanged. */
  play(code: string): Played;
  /** Takes the last entry back; false if there is none. */
  undo(): boolean;
  /** Brings back what was taken back last; false if there is nothing. */
  redo(): boolean;
  history(): Entry[];
  /** One snapshot with all that a page needs to draw. */
  state(): GameState;
  /** The snapshot after so many entries: 0 is the start. */
  at(ply: number): GameState;
  positionAt(ply: number): string;
  /** Resigns a board, or the match. Throws GameOverError, or ArgumentError if the board is not in play. */
  resign(player: Player, board?: number): Entry;
  /** Agrees a draw of a board, or of the match. Throws as resign does. */
  agreeDraw(board?: number): Entry;
  /** The player's time is out. Throws GameOverError. */
  flag(player: Player): Entry;
  /** The number of sequences of so many plies. Throws LimitError beyond maxNodes, 1e9 unless given. */
  perft(depth: number, options?: { maxNodes?: number }): number;
  /** Gives the memory back at once. Never needed; all but this throws FreedError afterwards. */
  free(): void;
  [Symbol.dispose](): void;
}

/** Why a ply is refused. */
export type Reason =
  | 'game-over'
  | 'wrong-board'
  | 'empty-square'
  | 'not-your-piece'
  | 'boards-not-joined'
  | 'no-such-move'
  | 'castling-impossible'
  | 'castling-attacked'
  | 'promotion-missing'
  | 'promotion-not-due'
  | 'own-king-attacked'
  | 'king-stays'
  | 'control-board-gone'
  | 'not-home-square'
  | 'in-check'
  | 'target-occupied'
  | 'target-attacked'
  | 'square-color-differs'
  | 'nothing-to-replace'
  | 'king-exposed'
  | 'board-not-in-play'
  | 'source-not-home'
  | 'source-attacked'
  | 'other-square'
  | 'gives-check'
  | 'board-closed'
  | 'king-must-hop'
  | 'no-double-step'
  | 'no-castling'
  | 'takes-back';

/** Why a board or a match ended. */
export type EndReason =
  | 'checkmate'
  | 'stalemate'
  | 'threefold'
  | 'fifty-moves'
  | 'dead-material'
  | 'resignation'
  | 'agreement'
  | 'time'
  | 'both-initial-boards'
  | 'control-board'
  | 'slots-empty'
  | 'boards-decided'
  | 'king-blocked'
  | 'double-mate'
  | 'board-emptied'
  | 'kings-captured';

/** The rules, by their ids in RULES.md. */
export type RuleId =
  | 'O1'
  | 'O2'
  | 'O3'
  | 'O4'
  | 'O5'
  | 'O6'
  | 'O7'
  | 'O8'
  | 'O9'
  | 'O10'
  | 'F1'
  | 'F2'
  | 'F3'
  | 'F4'
  | 'F5'
  | 'F6'
  | 'F7'
  | 'F8'
  | 'F9'
  | 'F10'
  | 'F11'
  | 'F12'
  | 'F13'
  | 'F14'
  | 'F15'
  | 'F16'
  | 'F17'
  | 'F18'
  | 'F19'
  | 'F20'
  | 'F21'
  | 'F22'
  | 'F23'
  | 'F24'
  | 'F25'
  | 'F26'
  | 'F27'
  | 'F28'
  | 'F29'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'T5'
  | 'T6'
  | 'T7'
  | 'T8'
  | 'T9'
  | 'T10'
  | 'T11'
  | 'T12'
  | 'T13'
  | 'T14'
  | 'T15'
  | 'T16'
  | 'T17'
  | 'T18'
  | 'T19'
  | 'T20'
  | 'T21'
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'D5'
  | 'D6'
  | 'D7'
  | 'D8'
  | 'D9'
  | 'D10';

/** The codes of errors. */
export type ErrorCode =
  | 'not-ready'
  | 'freed'
  | 'unknown-game'
  | 'invalid-text'
  | 'invalid-code'
  | 'invalid-spot'
  | 'invalid-player'
  | 'invalid-board'
  | 'invalid-ply'
  | 'invalid-depth'
  | 'invalid-limit'
  | 'invalid-json'
  | 'invalid-language'
  | 'unknown-word'
  | 'invalid-module'
  | 'board-not-in-play'
  | 'invalid-position'
  | 'illegal-move'
  | 'game-over'
  | 'limit'
  | 'load-failed'
  | 'internal';

/** The fields of position texts. */
export type PositionField =
  | 'fields'
  | 'placement'
  | 'turn'
  | 'castling'
  | 'en-passant'
  | 'halfmove'
  | 'number'
  | 'lost'
  | 'results'
  | 'tranzits'
  | 'plies'
  | 'first';

/** What may be wrong in a field of a position text. */
export type PositionFault =
  | 'field-count'
  | 'syntax'
  | 'board-count'
  | 'digits'
  | 'rank-length'
  | 'rank-count'
  | 'kings'
  | 'pawn-rank'
  | 'castling-right'
  | 'check-not-to-move'
  | 'range'
  | 'contradiction';

/** The sentence for a word, an event or an error. */
export function describe(
  word: Reason | EndReason | RuleId | GameEvent | CrossboardError,
  language: 'en' | 'ru',
): string;

/** How a picture is drawn. */
export interface SvgOptions {
  /** Whose side is below: `first` unless given. */
  orientation?: Player;
  /** The language of the title and the description: `en` unless given. */
  language?: 'en' | 'ru';
  /** The colours: `light` unless given; `print` is black and white. */
  theme?: 'light' | 'dark' | 'print';
  /** Whether files and ranks are written at the edges: true unless given. */
  coordinates?: boolean;
  /** Squares to be framed, such as those of the last move. */
  marks?: readonly SpotLike[];
  /** The title; the name of the game unless given. */
  title?: string;
}

/**
 * A position as a picture that needs no script: SVG text with a title and a description in words. It needs no init(), and
 * reads the pieces alone, so that their placement will do for the text. Throws PositionError and ArgumentError.
 */
export function toSVG(id: GameId, position: string, options?: SvgOptions): string;

/** All errors of the package. */
export class CrossboardError extends Error {
  protected constructor(code: ErrorCode, detail?: string, options?: ErrorOptions);
  code: ErrorCode;
}
/** Used before init() is done. */
export class NotReadyError extends CrossboardError {
  protected constructor();
}
/** An argument that cannot be meant. */
export class ArgumentError extends CrossboardError {}
/** A position text that is no position of the game. */
export class PositionError extends CrossboardError {
  protected constructor(place: {
    field: PositionField;
    fault: PositionFault;
    offset: number;
    board?: number | undefined;
  });
  /** The field that is wrong. */
  field: PositionField;
  /** What is wrong there. */
  fault: PositionFault;
  /** Where: an index into the text. */
  offset: number;
  /** The board, from 1, where the fault is of one. */
  board?: number;
}
/** A ply that may not be. */
export class IllegalMoveError extends CrossboardError {
  protected constructor(reason: Reason, rule: RuleId, code?: ErrorCode);
  reason: Reason;
  rule: RuleId;
}
/** Something to be done in a match that is over. */
export class GameOverError extends IllegalMoveError {
  protected constructor();
}
/** Used after free(). */
export class FreedError extends CrossboardError {
  protected constructor();
}
/** A count that goes beyond its limit. */
export class LimitError extends CrossboardError {
  protected constructor();
}

/** Where the WebAssembly module comes from. */
export type InitInput = BufferSource | WebAssembly.Module | Response | Promise<Response> | URL | string;

/// <reference lib="esnext.disposable" />
// The types of the package. `Symbol.dispose` and `using` need the library named above; TypeScript has it from 5.2 on.
// The examples take their names from the package, after `await init()`. Boards count from 1; a ply is one player's single
// move, and plies, like all depths and numbers of entries, count from 0, the start. Besides the errors that are named, any
// method of a game throws FreedError after free(), and all but the list of games and describe NotReadyError before init().

/**
 * The version of the package, as in its package.json.
 *
 * @example
 * ```js
 * console.log(/^\d+\.\d+\.\d+/.test(version)); // true
 * ```
 */
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

/**
 * The games. The list is frozen, and needs no init().
 *
 * @example
 * ```js
 * console.log(games.map((game) => game.id).join()); // orthodox,four-board,tranzit,double-move
 * console.log(games[3].files, games[3].ranks); // 8 16
 * ```
 */
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

/**
 * A game: its position, its past, and what was taken back. What throws leaves it as it was. What it gives out are copies,
 * the caller's own.
 *
 * @example
 * ```js
 * const game = new Game('orthodox');
 * game.play('e2e4');
 * console.log(game.position()); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
 * ```
 */
export class Game {
  /**
   * Begins a game.
   *
   * @param id which game
   * @param position the text of a position, as position() gives it; without it the game's own start
   * @throws {@link NotReadyError} before init()
   * @throws {@link ArgumentError} `unknown-game`, or `invalid-text` for a position that is no text
   * @throws {@link PositionError} for a text that is no position of the game: which field, where in the text, and what is wrong
   * @example
   * ```js
   * console.log(new Game('tranzit').moves().length); // 36
   * try {
   *   new Game('orthodox', '8/8/8/8/8/8/8/K7 w - - 0 1');
   * } catch (error) {
   *   console.log(error.name, error.field, error.fault); // PositionError placement kings
   * }
   * ```
   */
  constructor(id: GameId, position?: string);
  /**
   * Brings a saved game back. It gives a plain Game, of a subclass too.
   *
   * @param value what toJSON() gave, or what JSON.parse makes of the text of it
   * @throws {@link NotReadyError} before init()
   * @throws {@link ArgumentError} `invalid-json`; the `cause` says what is wrong with an entry or the start, `entry` with which
   * @example
   * ```js
   * const game = new Game('tranzit');
   * game.play('1:g1>2:g1');
   * const saved = JSON.stringify(game);
   * console.log(saved); // {"v":1,"game":"tranzit","entries":["1:g1>2:g1"]}
   * console.log(Game.fromJSON(JSON.parse(saved)).undo()); // true
   * ```
   */
  static fromJSON(value: GameJSON): Game;
  /**
   * The game as data, for storage and for Workers; JSON.stringify asks for it. What was taken back is left out.
   *
   * @example
   * ```js
   * console.log(new Game('orthodox').toJSON()); // { entries: [], game: 'orthodox', v: 1 }
   * ```
   */
  toJSON(): GameJSON;
  /**
   * A copy with its past, and with what was taken back. It is a plain Game, of a subclass too.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * const copy = game.clone();
   * copy.play('e2e4');
   * console.log(game.history().length, copy.history().length); // 0 1
   * ```
   */
  clone(): Game;
  /**
   * Which game it is. It can be read after free(), too.
   *
   * @example
   * ```js
   * console.log(new Game('double-move').id); // double-move
   * ```
   */
  readonly id: GameId;
  /**
   * The text of the position it began with.
   *
   * @example
   * ```js
   * console.log(new Game('orthodox').start === games[0].start); // true
   * ```
   */
  readonly start: string;
  /**
   * The text of the position; the constructor takes it. The past is not in it: toJSON() has that.
   *
   * @example
   * ```js
   * const game = new Game('double-move');
   * console.log(new Game('double-move', game.position()).position() === game.position()); // true
   * ```
   */
  position(): string;
  /**
   * Every legal ply, or those from one spot. None once the match is over.
   *
   * @param from the spot, if not all
   * @throws {@link ArgumentError} `invalid-spot` for what is no spot of the game
   * @example
   * ```js
   * const game = new Game('tranzit');
   * console.log(game.moves('1:g1').map((move) => move.code).join()); // 1:g1f3,1:g1h3,1:g1>2:g1
   * console.log(game.moves({ board: 2, square: 'e2' })); // []
   * ```
   */
  moves(from?: SpotLike): Move[];
  /**
   * Four-board chess: the legal placements alone, all or those from one spot of a control board.
   *
   * @param from the spot, if not all
   * @throws {@link ArgumentError} `invalid-spot`
   * @example
   * ```js
   * const game = new Game('four-board');
   * for (const code of '1:a2a4 1:g8f6 2:g2g4 2:a7a6 1:e2e4 1:f6e4 2:b1a3 2:g8f6'.split(' ')) game.play(code);
   * console.log(game.placements('3:g2').map((move) => move.code).join()); // 3:g2>1:a2,3:g2>1:e2
   * ```
   */
  placements(from?: SpotLike): Move[];
  /**
   * Four-board chess: the legal transfers alone, all or those from one spot.
   *
   * @param from the spot, if not all
   * @throws {@link ArgumentError} `invalid-spot`
   * @example
   * ```js
   * console.log(new Game('four-board').transfers()); // []
   * ```
   */
  transfers(from?: SpotLike): Move[];
  /**
   * Chess-tranzit: the legal tranzits alone, all or those from one spot.
   *
   * @param from the spot, if not all
   * @throws {@link ArgumentError} `invalid-spot`
   * @example
   * ```js
   * console.log(new Game('tranzit').tranzits().length); // 16
   * ```
   */
  tranzits(from?: SpotLike): Move[];
  /**
   * Where the piece on a spot might go, legal or not: what is refused has its reason and rule. None from an empty square.
   *
   * @param from the spot
   * @throws {@link ArgumentError} `invalid-spot`
   * @example
   * ```js
   * const [first] = new Game('orthodox').candidates('e7');
   * console.log(first.code, first.legal, first.reason, first.rule); // e7e5 false not-your-piece O6
   * ```
   */
  candidates(from: SpotLike): Candidate[];
  /**
   * What might come to a spot from another board, legal or not.
   *
   * @param to the spot
   * @throws {@link ArgumentError} `invalid-spot`
   * @example
   * ```js
   * const sources = new Game('tranzit').sources({ board: 2, square: 'g1' });
   * console.log(sources.map(({ code, legal }) => `${code} ${legal}`).join()); // 1:g1>2:g1 true
   * ```
   */
  sources(to: SpotLike): Candidate[];
  /**
   * Whether a ply is legal now. False for anything that is no move text.
   *
   * @param code the machine text of a ply
   * @example
   * ```js
   * const game = new Game('orthodox');
   * console.log(game.isLegal('e2e4'), game.isLegal('e2e5'), game.isLegal('hello')); // true false false
   * ```
   */
  isLegal(code: string): boolean;
  /**
   * Why a ply is illegal: the first rule that it breaks.
   *
   * @param code the machine text of a ply
   * @throws {@link ArgumentError} `invalid-text` if it is no text, `invalid-code` if it is no move text of the game
   * @example
   * ```js
   * const why = new Game('tranzit').explain('1:e7e5');
   * if (!why.legal) console.log(why.reason, why.rule); // not-your-piece O6
   * ```
   */
  explain(code: string): { legal: true } | { legal: false; reason: Reason; rule: RuleId };
  /**
   * Plays a ply. What had been taken back is given up then.
   *
   * @param code the machine text of a ply
   * @throws {@link ArgumentError} `invalid-text` if it is no text, `invalid-code` if it is no move text of the game
   * @throws {@link IllegalMoveError} for an illegal ply: its `reason` and `rule` say why
   * @throws {@link GameOverError} once the match is over
   * @example
   * ```js
   * const game = new Game('orthodox');
   * for (const code of ['f2f3', 'e7e5', 'g2g4']) game.play(code);
   * const { piece, events } = game.play('d8h4');
   * console.log(piece.kind, events.map((event) => event.type).join()); // q over
   * ```
   */
  play(code: string): Played;
  /**
   * Takes the last entry back: a ply, a resignation, an agreed draw or a flag fall. False if there is none.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.play('e2e4');
   * console.log(game.undo(), game.undo()); // true false
   * ```
   */
  undo(): boolean;
  /**
   * Brings back what was taken back last. False if there is nothing.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.play('e2e4');
   * game.undo();
   * console.log(game.redo(), game.redo()); // true false
   * ```
   */
  redo(): boolean;
  /**
   * All entries so far, each ply with what it brought about.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.play('e2e4');
   * game.resign('second');
   * console.log(game.history().map((entry) => entry.code).join()); // e2e4,resign:second
   * ```
   */
  history(): Entry[];
  /**
   * One snapshot with all that a page needs to draw.
   *
   * @example
   * ```js
   * const { player, boards, outcome } = new Game('tranzit').state();
   * console.log(player, boards.length, boards[0].pieces.length, outcome); // first 2 32 null
   * ```
   */
  state(): GameState;
  /**
   * The snapshot after so many entries.
   *
   * @param ply how many entries: 0 is the start
   * @throws {@link ArgumentError} `invalid-ply` for what is no whole number from 0 to the length of the history
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.play('e2e4');
   * console.log(game.at(0).player, game.at(1).player); // first second
   * ```
   */
  at(ply: number): GameState;
  /**
   * The text of the position after so many entries.
   *
   * @param ply how many entries: 0 is the start
   * @throws {@link ArgumentError} `invalid-ply`, as at() throws it
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.play('e2e4');
   * console.log(game.positionAt(0) === game.start); // true
   * ```
   */
  positionAt(ply: number): string;
  /**
   * Resigns a board, or the match.
   *
   * @param player who resigns
   * @param board which board, from 1; the match if there is none
   * @throws {@link ArgumentError} `invalid-player`, `invalid-board`, or `board-not-in-play`
   * @throws {@link GameOverError} once the match is over
   * @example
   * ```js
   * const game = new Game('four-board');
   * game.resign('second', 1);
   * console.log(game.state().boards[0].result); // w
   * game.resign('second');
   * console.log(game.state().outcome.winner); // first
   * ```
   */
  resign(player: Player, board?: number): Entry;
  /**
   * Agrees a draw of a board, or of the match.
   *
   * @param board which board, from 1; the match if there is none
   * @throws {@link ArgumentError} `invalid-board`, or `board-not-in-play`
   * @throws {@link GameOverError} once the match is over
   * @example
   * ```js
   * const game = new Game('orthodox');
   * console.log(game.agreeDraw().code, game.state().outcome.winner); // draw null
   * ```
   */
  agreeDraw(board?: number): Entry;
  /**
   * The player's time is out. The package has no clock: who keeps one says so.
   *
   * @param player whose time is out
   * @throws {@link ArgumentError} `invalid-player`
   * @throws {@link GameOverError} once the match is over
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.flag('first');
   * console.log(game.state().outcome.reason); // time
   * ```
   */
  flag(player: Player): Entry;
  /**
   * The number of sequences of so many plies.
   *
   * @param depth how many plies
   * @param options `maxNodes`: how many positions may be met on the way, 1e9 unless given
   * @throws {@link ArgumentError} `invalid-depth` or `invalid-limit` for what is no whole number from 0 on
   * @throws {@link LimitError} beyond maxNodes
   * @example
   * ```js
   * console.log(new Game('orthodox').perft(3)); // 8902
   * ```
   */
  perft(depth: number, options?: { maxNodes?: number }): number;
  /**
   * How a legal ply is written: `Nf3`, `i N@b1`, `ii Qxf7# ii:1-0`.
   *
   * @param move the ply, or its machine text
   * @param style the language of the letters, or figurines; English letters unless given
   * @throws {@link ArgumentError} `invalid-text` or `invalid-code` for what is no ply of the game; `invalid-options`,
   * `invalid-language` or `invalid-pieces`
   * @throws {@link IllegalMoveError} for an illegal ply
   * @throws {@link GameOverError} once the match is over
   * @example
   * ```js
   * const game = new Game('tranzit');
   * console.log(game.notation('1:g1>2:g1'), game.notation('1:g1f3', { language: 'ru' })); // ii N@g1 i Кf3
   * ```
   */
  notation(move: Move | string, style?: NotationStyle): string;
  /**
   * How all entries of the history are written, one text each. What is no ply is written by its code.
   *
   * @param style the language of the letters, or figurines; English letters unless given
   * @throws {@link ArgumentError} `invalid-options`, `invalid-language` or `invalid-pieces`
   * @example
   * ```js
   * const game = new Game('orthodox');
   * for (const code of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) game.play(code);
   * console.log(game.notations({ pieces: 'figurine' }).join()); // f3,e5,g4,♕h4#
   * ```
   */
  notations(style?: NotationStyle): string[];
  /**
   * Reads a ply as people write it, in either alphabet and however freely; it is not played.
   *
   * @param text the ply: notation or machine text
   * @param options `language`: whose letters they are; without it `K` may be a king or, as in Russian, a knight
   * @throws {@link NotationError} if no legal ply is meant, or more than one: with what was expected, and the plies near it
   * @throws {@link GameOverError} once the match is over
   * @throws {@link ArgumentError} `invalid-text` if it is no text; `invalid-options` or `invalid-language`
   * @example
   * ```js
   * const game = new Game('orthodox', '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1');
   * console.log(game.parseMove('Крd1').code); // e1d1
   * try {
   *   game.parseMove('Nd2');
   * } catch (error) {
   *   console.log(error.expected, error.codes.join(), error.legal.join()); // source-square b1d2,f1d2 Nbd2,Nfd2
   * }
   * ```
   */
  parseMove(text: string, options?: { language?: 'en' | 'ru' }): Move;
  /**
   * The game written down: PGN where it is orthodox chess. NOTATION.md of the sources describes the forms.
   *
   * @param options the form, the style, and what is told of the game
   * @throws {@link ArgumentError} `invalid-form` if the game has no record of that form; `invalid-tags`, `invalid-options`,
   * `invalid-language` or `invalid-pieces`; `unwritable-record` beyond what is read: 2 MiB, 200 tags, 20 000 entries
   * @example
   * ```js
   * const game = new Game('tranzit');
   * game.play('1:g1>2:g1');
   * console.log(game.record({ language: 'ru', tags: { First: 'Anna' } }).split('\n').slice(2)); // [ '[First "Anna"]', '[Second "?"]', '[Result "*"]', '', '1. ii К@g1 *', '' ]
   * console.log(game.record({ form: 'author-line' }).trim()); // 1. ii Ng1
   * ```
   */
  record(options?: RecordOptions): string;
  /**
   * Reads a record, in any form and either language: the game after its main line. It gives a plain Game, of a subclass
   * too.
   *
   * @param text the record
   * @param options `game`: which game it is to be of; what the record says of it must agree
   * @throws {@link NotReadyError} before init()
   * @throws {@link RecordError} for a text that is no record: where, what was found there and what was expected
   * @throws {@link ArgumentError} `invalid-text` if it is no text; `invalid-options` or `unknown-game`
   * @example
   * ```js
   * console.log(Game.fromRecord('1. e4 e5 2. Кf3').toJSON().entries.join()); // e2e4,e7e5,g1f3
   * try {
   *   Game.fromRecord('1. e4 e5 2. Ke3');
   * } catch (error) {
   *   console.log(error.line, error.column, error.found, error.expected); // 1 13 Ke3 legal-ply
   * }
   * ```
   */
  static fromRecord(text: string, options?: { game?: GameId }): Game;
  /**
   * The game with its whole history in letters that the address of a page may hold, as short as can be: a hundred plies
   * take some ninety. What was taken back is left out.
   *
   * @throws {@link ArgumentError} `unwritable-record` beyond 20 000 entries
   * @example
   * ```js
   * const game = new Game('orthodox');
   * for (const code of ['e2e4', 'e7e5', 'g1f3']) game.play(code);
   * console.log(game.toLink()); // 11QSVBRsfmA
   * ```
   */
  toLink(): string;
  /**
   * Reads what toLink() gave. It gives a plain Game, of a subclass too.
   *
   * @param link the letters
   * @throws {@link NotReadyError} before init()
   * @throws {@link ArgumentError} `invalid-link` for one that was cut off or changed, `unknown-link` for one of another
   * version or no link at all, `invalid-text` if it is no text
   * @example
   * ```js
   * console.log(Game.fromLink('11QSVBRsfmA').history().length); // 3
   * try {
   *   Game.fromLink('11QSVBRsfm');
   * } catch (error) {
   *   console.log(error.code); // invalid-link
   * }
   * ```
   */
  static fromLink(link: string): Game;
  /**
   * Gives the memory back at once. Never needed: a game that is dropped is collected. All but free() and `id` throws
   * FreedError afterwards.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game.free();
   * try {
   *   game.moves();
   * } catch (error) {
   *   console.log(error.name); // FreedError
   * }
   * ```
   */
  free(): void;
  /**
   * The same as free(), for `using`.
   *
   * @example
   * ```js
   * const game = new Game('orthodox');
   * game[Symbol.dispose]();
   * ```
   */
  [Symbol.dispose](): void;
}

/** What was expected where the text of a ply or a record could not be read. */
export type Expected =
  | 'ply'
  | 'legal-ply'
  | 'source-square'
  | 'strict-form'
  | 'piece-letter'
  | 'board'
  | 'turn'
  | 'five-columns'
  | 'tag-name'
  | 'tag-value'
  | 'tag-end'
  | 'game'
  | 'position'
  | 'result'
  | 'board-result'
  | 'points'
  | 'act'
  | 'comment-act'
  | 'nag'
  | 'comment-end'
  | 'variation-start'
  | 'variation-end'
  | 'end'
  | 'shorter-text'
  | 'fewer-tags'
  | 'fewer-entries'
  | 'less-depth';

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
  | 'invalid-options'
  | 'invalid-pieces'
  | 'invalid-form'
  | 'invalid-tags'
  | 'invalid-notation'
  | 'invalid-record'
  | 'unwritable-record'
  | 'invalid-link'
  | 'unknown-link'
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

/**
 * The sentence for a reason, an end, a rule, what was expected, an event or an error. It needs no init().
 *
 * @param word what is to be told
 * @param language `en` or `ru`
 * @throws {@link ArgumentError} `invalid-language`, or `unknown-word` for what has no sentence
 * @example
 * ```js
 * console.log(describe('checkmate', 'en')); // It is checkmate.
 * console.log(describe('checkmate', 'ru')); // Шах и мат.
 * ```
 */
export function describe(
  word: Reason | EndReason | RuleId | Expected | GameEvent | CrossboardError,
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
  /** The title; the name of the game unless given, or if it is empty. */
  title?: string;
  /**
   * How wide it is: so many pixels, or `100%` to fill its place, however narrow; the height follows. Unless given it has
   * the size that it is drawn in, 40 pixels a square.
   */
  width?: number | '100%';
}

/**
 * A position as a picture that needs no script: SVG text with a title and a description in words, no ids and no styles. It
 * needs no init().
 *
 * @param id the game
 * @param position the text of the position; only the pieces are read, so that their placement will do
 * @param options how it is drawn
 * @throws {@link PositionError} a placement that is none of the game
 * @throws {@link ArgumentError} `unknown-game`, `invalid-text`, `invalid-player`, `invalid-language` or `invalid-spot`
 * @example
 * ```js
 * const svg = toSVG('orthodox', '4k3/8/8/8/8/8/8/4K2R', { marks: ['h1'] });
 * console.log(/<desc>(.*)<\/desc>/.exec(svg)[1]); // White: king e1, rook h1. Black: king e8. Marked: h1.
 * ```
 */
export function toSVG(id: GameId, position: string, options?: SvgOptions): string;

/** How plies are written. */
export interface NotationStyle {
  /** Whose letters: `en` unless given. */
  language?: 'en' | 'ru' | undefined;
  /** Letters, or figurines that every language reads: letters unless given. */
  pieces?: 'letters' | 'figurine' | undefined;
}

/** The forms of records. Those of its author are for Chess-tranzit alone; they and codes have the main line alone. */
export type RecordForm = 'record' | 'author-table' | 'author-line' | 'codes';

/** How a record is written. */
export interface WriteOptions extends NotationStyle {
  /** `record` unless given. */
  form?: RecordForm | undefined;
}

/** How a game's record is written, and what is told of the game. */
export interface RecordOptions extends WriteOptions {
  /** `Date`, `First`, `Second` and others; what the game itself tells is left out. */
  tags?: { readonly [name: string]: string | undefined } | undefined;
  /** The comment behind each entry, in the order of the history; nothing where there is none. */
  comments?: readonly (string | null | undefined)[] | undefined;
}

/** An entry of a record's line. What it has not is absent. */
export interface RecordNode {
  code: string;
  /** The comment before it. */
  before?: string;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on. */
  nags?: number[];
  /** The comment behind it. */
  after?: string;
  /** Other lines that may stand in its place. */
  variations?: RecordNode[][];
}

/** A record as data. */
export interface GameRecord {
  game: GameId;
  /** `Date`, `First`, `Second` and others, under these names where PGN has its own. The game, its start and its result are no tags here. */
  tags: Record<string, string>;
  /** The text of the position it begins with; absent if that is the game's own start. */
  start?: string;
  /** The comment on a record without entries. */
  comment?: string;
  /** The main line. */
  line: RecordNode[];
  /** Tags of the text that was read which went for nothing, as it says otherwise itself: names and values as they stand there. Absent if there are none; never written. */
  passedOver?: [name: string, value: string][];
}

/**
 * Reads a record with all that it holds, in any form and either language.
 *
 * @param text the record
 * @param options `game`: which game it is to be of; what the record says of it must agree
 * @throws {@link NotReadyError} before init()
 * @throws {@link RecordError} for a text that is no record: where, what was found there and what was expected
 * @throws {@link ArgumentError} `invalid-text` if it is no text; `invalid-options` or `unknown-game`
 * @example
 * ```js
 * const { game, line } = readRecord('1. e4! {best} (1. d4) e5 *');
 * console.log(game, line[0].nags, line[0].after, line[0].variations[0][0].code); // orthodox [ 1 ] best d2d4
 * ```
 */
export function readRecord(text: string, options?: { game?: GameId }): GameRecord;

/**
 * Writes a record with all that it holds.
 *
 * @param record what readRecord() gave, or made by hand
 * @param options the form and the style
 * @throws {@link NotReadyError} before init()
 * @throws {@link ArgumentError} `unwritable-record` for what is no record, would be more than is read (2 MiB, 200 tags,
 * 20 000 entries), or has an entry that cannot be played: its `cause` says why; `invalid-form` if the game has no record of that form; `unknown-game`, `invalid-code`, `invalid-tags`,
 * `invalid-options`, `invalid-language` or `invalid-pieces`
 * @example
 * ```js
 * const record = { game: 'orthodox', tags: {}, line: [{ code: 'e2e4', nags: [1], variations: [[{ code: 'd2d4' }]] }] };
 * console.log(writeRecord(record).split('\n').at(-2)); // 1. e4 $1 (1. d4) *
 * ```
 */
export function writeRecord(record: GameRecord, options?: WriteOptions): string;

/** What a text looks like. */
export interface Recognised {
  kind: 'unknown' | 'json' | 'position' | RecordForm;
  /** The game, where that shows. */
  game?: GameId;
}

/**
 * What a text looks like that somebody has pasted. Whether it is one, its reader says: Game.fromRecord() for all forms of
 * records, `new Game()` for positions, Game.fromJSON() for saved games.
 *
 * @param text the text
 * @throws {@link NotReadyError} before init()
 * @throws {@link ArgumentError} `invalid-text` if it is no text
 * @example
 * ```js
 * console.log(recognise('1. e4 e5').kind); // record
 * console.log(recognise('8/8/4k3/8/8/8/4P3/4K3 w - - 0 1')); // { game: 'orthodox', kind: 'position' }
 * console.log(recognise('f3 | --- | 1 | e5 | ---')); // { game: 'tranzit', kind: 'author-table' }
 * ```
 */
export function recognise(text: string): Recognised;

/** All errors of the package. Only the package makes them. Messages are English; describe() tells them in either language. */
export class CrossboardError extends Error {
  protected constructor(code: ErrorCode, detail?: string, options?: ErrorOptions);
  /** What is wrong, in a word that stays the same. */
  code: ErrorCode;
}
/** Used before init() is done. */
export class NotReadyError extends CrossboardError {
  protected constructor(detail?: string);
}
/** An argument that cannot be meant. */
export class ArgumentError extends CrossboardError {
  /** Of a saved game: which of its entries is wrong, from 1. */
  entry?: number;
}
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
  /** Where: an index into the text, in UTF-16 code units. */
  offset: number;
  /** The board, from 1, where the fault is of one. */
  board?: number;
}
/** A ply that may not be. */
export class IllegalMoveError extends CrossboardError {
  protected constructor(reason: Reason, rule: RuleId, code?: ErrorCode);
  /** Why it may not be. */
  reason: Reason;
  /** The first rule that it breaks. */
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

/** A text that is no legal ply, or may be several. */
export class NotationError extends CrossboardError {
  protected constructor(what: {
    found: string;
    expected: Expected;
    codes: string[];
    legal: string[];
    reason?: Reason | undefined;
    rule?: RuleId | undefined;
  });
  /** The text, or its beginning. */
  found: string;
  /** What was expected. */
  expected: Expected;
  /** The plies that may be meant, or legal ones near it, by their codes. */
  codes: string[];
  /** The same in notation. */
  legal: string[];
  /** Why the ply that is meant is illegal, if it can be told which is. */
  reason?: Reason;
  /** The rule that it breaks. */
  rule?: RuleId;
}
/** A text that is no record. Its `cause` is a PositionError where the start is wrong. */
export class RecordError extends CrossboardError {
  protected constructor(
    what: {
      line: number;
      column: number;
      offset: number;
      found: string;
      expected: Expected;
      legal: string[];
      reason?: Reason | undefined;
      rule?: RuleId | undefined;
    },
    options?: ErrorOptions,
  );
  /** The line, from 1. */
  line: number;
  /** The column in it, from 1, in UTF-16 code units. */
  column: number;
  /** The same place: an index into the text, in UTF-16 code units. */
  offset: number;
  /** What stands there; empty at the end of the text. */
  found: string;
  /** What was expected. */
  expected: Expected;
  /** What might stand there: plies that may be meant, or legal ones near it; the right result. */
  legal: string[];
  /** Why the ply that is meant is illegal, if it can be told which is. */
  reason?: Reason;
  /** The rule that it breaks. */
  rule?: RuleId;
}

/** Where the WebAssembly module comes from. */
export type InitInput = BufferSource | WebAssembly.Module | Response | Promise<Response> | URL | string;

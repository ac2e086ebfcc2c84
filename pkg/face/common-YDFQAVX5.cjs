/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  ArgumentError: () => ArgumentError,
  CrossboardError: () => CrossboardError,
  FreedError: () => FreedError,
  GameOverError: () => GameOverError,
  IllegalMoveError: () => IllegalMoveError,
  LONGEST_CODE: () => LONGEST_CODE,
  LimitError: () => LimitError,
  NotReadyError: () => NotReadyError,
  PositionError: () => PositionError,
  SQUARES: () => SQUARES,
  codeOf: () => codeOf,
  codeOf2: () => codeOf2,
  count: () => count,
  en_default: () => en_default,
  errorOf: () => errorOf,
  gameOf: () => gameOf,
  games: () => games,
  infoOf: () => infoOf,
  load: () => load,
  loadSync: () => loadSync,
  numberOfSpot: () => numberOfSpot,
  numbersAt: () => numbersAt,
  ofCode: () => ofCode,
  ofEvent: () => ofEvent,
  ofPlace: () => ofPlace,
  ofWord: () => ofWord,
  open: () => open,
  openLine: () => openLine,
  playerOf: () => playerOf,
  ready: () => ready,
  spotOf: () => spotOf,
  textOf: () => textOf,
  wholeOf: () => wholeOf
});
module.exports = __toCommonJS(stdin_exports);
var en_default = {
  "players": { "first": "First", "second": "Second" },
  "reasons": {
    "game-over": "The match is over.",
    "wrong-board": "It is another board's turn.",
    "empty-square": "Nothing stands on that square.",
    "not-your-piece": "That piece does not belong to the side to move.",
    "boards-not-joined": "No piece goes from that board to this one.",
    "no-such-move": "The piece does not move like that, or something stands in its way.",
    "castling-impossible": "Castling is impossible: there is no right to it, or something stands between king and rook.",
    "castling-attacked": "The king may not castle out of check, over an attacked square or onto one.",
    "promotion-missing": "A pawn that reaches the last rank must become a queen, rook, bishop or knight.",
    "promotion-not-due": "Only a pawn that reaches the last rank is promoted.",
    "own-king-attacked": "Your own king would stand attacked.",
    "king-stays": "The king never goes to another board.",
    "control-board-gone": "Your control board has left the game.",
    "not-home-square": "That is no home square of this kind of piece.",
    "in-check": "Your king is in check on the board the piece would come to.",
    "target-occupied": "The square is occupied.",
    "target-attacked": "The square is attacked.",
    "square-color-differs": "The square the piece leaves and the square it goes to differ in colour.",
    "nothing-to-replace": "No lost piece of this kind is left to replace.",
    "king-exposed": "A king on the board that the piece leaves would stand attacked.",
    "board-not-in-play": "The board that the piece would leave is no longer in play.",
    "source-not-home": "The piece does not stand on a home square of its kind.",
    "source-attacked": "The piece is attacked where it stands.",
    "other-square": "A tranzit goes to the square of the same name on the other board.",
    "gives-check": "A tranzit may not give check.",
    "board-closed": "The board is closed: its pieces may only leave it by tranzit, and none may come onto it.",
    "king-must-hop": "The king on the closed board must make its tranzit first.",
    "no-double-step": "Pawns move one square only in this game.",
    "no-castling": "There is no castling in this game.",
    "takes-back": "The second ply may not take the first one back."
  },
  "endReasons": {
    "checkmate": "It is checkmate.",
    "stalemate": "It is stalemate: the side to move has no legal ply.",
    "threefold": "The position has occurred for the third time.",
    "fifty-moves": "Each side has made fifty moves without a capture or a pawn move.",
    "dead-material": "Neither side has the material to mate.",
    "resignation": "A player has resigned.",
    "agreement": "The players have agreed to a draw.",
    "time": "A player's time has run out.",
    "both-initial-boards": "Both initial boards are won by one player.",
    "control-board": "A control board has been won.",
    "slots-empty": "Both slots are empty: no board is left in play.",
    "boards-decided": "Both boards are decided.",
    "king-blocked": "The king cannot leave the closed board: its square on the other board is occupied.",
    "double-mate": "It is double mate: the king cannot leave the closed board, as its square on the other board is attacked.",
    "board-emptied": "A player has no piece left on board 1 after his own ply.",
    "kings-captured": "Both kings of one side are captured."
  },
  "rules": {
    "O1": "Pieces move as in FIDE chess wherever a game does not say otherwise.",
    "O2": "The third occurrence of a position and the fifty-move count draw by themselves, without a claim; checkmate comes before both.",
    "O3": "A player may resign, and the players may agree a draw, for one board in play or for the whole match.",
    "O4": "An en passant capture is possible only at the next ply on that board, and only where a pawn has just stepped two squares to stand beside an enemy pawn.",
    "O5": "Orthodox chess is FIDE chess: drawn by stalemate, dead material, threefold repetition, or fifty moves without a capture or a pawn move.",
    "O6": "A ply is for the player, and on the board, at turn; there is none when the match is over.",
    "O7": "A ply may not leave the player's own king attacked.",
    "O8": "A position text must describe a position that can be: what cannot be is an error that names the field.",
    "O9": "When a ply breaks several rules, the refusal names the first of them in a fixed order.",
    "O10": "A player whose time is out loses the match; orthodox chess is drawn if the opponent has only a king.",
    "F1": "All four boards start with the orthodox array; boards 1 and 2 are in play, boards 3 and 4 in reserve.",
    "F2": "The game cycle is White then Black on the board in slot A, White then Black on the board in slot B, and again.",
    "F3": "The game counts as started once Black has answered White's first move on board 1.",
    "F4": "Check, checkmate and every ordinary move concern one board alone.",
    "F5": "Any white piece but the king may be placed from the own control board, unless that board has left the game.",
    "F6": "A piece is placed on a home square of its kind: one where such white pieces stand in the orthodox array.",
    "F7": "No piece may be placed while the player's king on his initial board is in check.",
    "F8": "A piece is placed on an empty square that Black does not attack.",
    "F9": "The square that a placed piece leaves and the square it is placed on have the same colour.",
    "F10": "A placed piece leaves the control board for good.",
    "F11": "A placed piece replaces a lost one: more of its kind were captured on the initial board than placed there.",
    "F12": "If the control board is in play, neither king on it may stand attacked once the placed piece has left.",
    "F13": "A piece that arrives has the rights of its square, but a rook may not castle; one that leaves a rook's corner takes that castling right with it.",
    "F14": "Checkmate on an initial board wins it, and the board leaves the game with all its pieces.",
    "F15": "A player who has won both initial boards wins the match at once.",
    "F16": "When an initial board is won, the loser's control board takes its slot; its owner has White there and moves first.",
    "F17": "The first checkmate on a control board ends the match: the mating player wins it.",
    "F18": "A drawn board leaves the game and its slot stays empty; when both slots are empty, the match is drawn.",
    "F19": "A piece is transferred from the opponent's initial board only while that board is in play.",
    "F20": "A transferred piece is not the king, stands on a home square of its kind, and is not attacked there.",
    "F21": "A piece is transferred to an empty, unattacked home square of its kind, of the colour of the square it leaves, and only while the player's king there is not in check.",
    "F22": "A transferred piece leaves its board for good, and replaces one of its kind lost on the control board.",
    "F23": "A transfer may not leave the player's king attacked on the board that the piece leaves.",
    "F24": "Mate wins a board; the third occurrence of its position or its hundredth ply without a capture or a pawn move draws it.",
    "F25": "White's ply is answered by Black on the same board; then White is to move on the board in the other slot, if there is one.",
    "F26": "If the side to move on a board has no legal ply, it loses the board when in check; otherwise the board is drawn, as it is with dead material.",
    "F27": "A board's position counts for repetition with its pieces, side to move, castling rights, en passant square and lost pieces; a capture, pawn move, placement or transfer starts both counts anew.",
    "F28": "Material is dead on a board only when no piece can reach it from another board any more.",
    "F29": "A board in reserve has the castling rights of the orthodox array, less those taken along by pieces that have left.",
    "T1": "Board 1 starts with the orthodox array, board 2 empty; White begins, and the players alternate, one ply each.",
    "T2": "A ply is an ordinary move on either board, or a tranzit: a piece goes to the square of the same name on the other board.",
    "T3": "A tranzit is impossible if its square on the other board is occupied; it never captures.",
    "T4": "A king cannot make a tranzit onto an attacked square.",
    "T5": "A tranzit may not give check, neither by the piece that arrives nor by a line that opens behind it.",
    "T6": "After a ply the player's own king may not stand attacked on its board.",
    "T7": "Castling is played on board 1 only; double step, en passant and promotion hold on both boards.",
    "T8": "Check is an attack on the king on its own board, and any ply that ends it answers it, a tranzit too.",
    "T9": "A player in check who has no legal ply other than a tranzit of the king loses the board where the king stands.",
    "T10": "A decided board is closed: its pieces may only leave it by tranzit, and no piece goes onto it.",
    "T11": "A king on a closed board must make the tranzit to the open one at its player's next ply.",
    "T12": "If that king's square on the other board is occupied, that board is drawn; if it is attacked, that board is lost too.",
    "T13": "A player who has no piece left on the open board 1 after his own ply loses it.",
    "T14": "The third occurrence of a position draws the board where the ply was made; for a tranzit, the board it arrived on.",
    "T15": "A hundred plies in a row without a capture or a pawn move draw the board where the last was made.",
    "T16": "A player who is not in check and has no legal ply draws the board where his king stands.",
    "T17": "Dead material on both boards together draws all open boards.",
    "T18": "A board won counts one point, a drawn one half a point for each; the result is the sum over both boards.",
    "T19": "A player who made no tranzit from board 1 to board 2 in the whole game scores nothing on board 2.",
    "T20": "A player whose time is out loses the boards still open and keeps the points of those decided.",
    "T21": "The game is over when both boards are decided.",
    "D1": "The game is played on one board of 8 files and 16 ranks, with two sets and two kings for each player.",
    "D2": "Each player's sixteen pieces start inside a ring of his sixteen pawns.",
    "D3": "White begins with one ply; after that each player makes two plies a turn.",
    "D4": "There is no check and no mate: kings are captured, and capturing the opponent's second king wins at once.",
    "D5": "Pawns move one square forward only, so there is no double step and no en passant.",
    "D6": "There is no castling.",
    "D7": "The second ply may not take the piece just moved back to where it came from, unless the first was a capture or a promotion.",
    "D8": "The game is drawn by agreement, or after fifty double moves of each player without a capture or a pawn move.",
    "D9": "The third occurrence of a position at the start of a turn draws.",
    "D10": "A player without a legal first ply draws; one without a legal second ply ends his turn after the first."
  },
  "events": {
    "board-won": "{player} wins board {board}. {reason}",
    "board-drawn": "Board {board} is drawn. {reason}",
    "board-enters": "Board {board} comes into play in slot {slot}.",
    "board-closed": "Board {board} is closed: its pieces may only leave it.",
    "king-must-hop": "{player} must make the tranzit of the king from {square} on board {board}.",
    "king-captured": "The king on {square} is captured; its side has one king left.",
    "last-king-captured": "The king on {square} is captured; it was the last of its side.",
    "won": "{player} wins the match. {reason}",
    "drawn": "The match is drawn. {reason}",
    "won-by-points": "{player} wins the match {points}. {reason}",
    "drawn-by-points": "The match is drawn {points}. {reason}"
  },
  "errors": {
    "not-ready": "The module is not ready: wait for init() first.",
    "freed": "The game has been freed.",
    "unknown-game": "There is no such game.",
    "invalid-text": "A text is needed.",
    "invalid-code": "That is no move text of this game.",
    "invalid-spot": "That is no square of this game.",
    "invalid-player": 'The player must be "first" or "second".',
    "invalid-board": "That is no board of this game.",
    "invalid-ply": "The history does not go as far as that.",
    "invalid-depth": "The depth must be a whole number from 0.",
    "invalid-limit": "The limit must be a whole number from 0.",
    "invalid-json": "That is no saved game.",
    "invalid-language": 'The language must be "en" or "ru".',
    "unknown-word": "There is no sentence for that.",
    "invalid-module": "The WebAssembly module must be given: its bytes, a compiled module, a response or an address.",
    "board-not-in-play": "That board is not in play.",
    "invalid-position": "That is no position of this game.",
    "illegal-move": "That ply is illegal.",
    "game-over": "The match is over.",
    "limit": "The count goes beyond the limit.",
    "load-failed": "The WebAssembly module could not be loaded.",
    "internal": "Something went wrong inside the module."
  },
  "fields": {
    "fields": "Fields",
    "placement": "Placement",
    "turn": "Turn",
    "castling": "Castling rights",
    "en-passant": "En passant square",
    "halfmove": "Halfmove count",
    "number": "Number",
    "lost": "Lost pieces",
    "results": "Results",
    "tranzits": "Tranzits made",
    "plies": "Plies left",
    "first": "First ply"
  },
  "faults": {
    "field-count": "too few or too many fields, or more than one space between two",
    "syntax": "it cannot be read here",
    "board-count": "too few or too many boards",
    "digits": "two digits side by side",
    "rank-length": "a rank is too short or too long",
    "rank-count": "too few or too many ranks",
    "kings": "too few or too many kings of one side",
    "pawn-rank": "a pawn on the first or the last rank",
    "castling-right": "a castling right without king and rook at home",
    "check-not-to-move": "the side not to move is in check",
    "range": "the number is out of range",
    "contradiction": "it contradicts another field"
  },
  "place": "{field}: {fault} (character {character}).",
  "placeOnBoard": "{field}: {fault} (board {board}, character {character})."
};
var fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
var find = (list2, word) => typeof word === "string" && Object.hasOwn(list2, word) ? list2[word] : void 0;
var ofWord = ({ reasons, endReasons, rules }, word) => find(rules, word) ?? find(reasons, word) ?? find(endReasons, word);
var ofCode = ({ errors }, code) => find(errors, code);
function ofPlace({ fields, faults, place, placeOnBoard }, { field, fault, offset, board }) {
  const values = { field: find(fields, field) ?? field, fault: find(faults, fault) ?? fault, character: offset + 1 };
  return board === void 0 ? fill(place, values) : fill(placeOnBoard, { ...values, board });
}
var points = (points2) => `${points2 >= 1 || points2 === 0 ? Math.floor(points2) : ""}${points2 % 1 === 0 ? "" : "½"}`;
function ofEvent(dictionary, event) {
  const { events, players } = dictionary;
  switch (event.type) {
    case "board-won":
      return fill(events["board-won"], {
        player: players[event.by],
        board: event.board,
        reason: ofWord(dictionary, event.reason) ?? ""
      });
    case "board-drawn":
      return fill(events["board-drawn"], { board: event.board, reason: ofWord(dictionary, event.reason) ?? "" });
    case "board-enters":
      return fill(events["board-enters"], { board: event.board, slot: event.slot });
    case "board-closed":
      return fill(events["board-closed"], { board: event.board });
    case "king-must-hop":
      return fill(events["king-must-hop"], {
        player: players[event.player],
        square: event.from.square,
        board: event.from.board
      });
    case "king-captured":
      return fill(event.left === 0 ? events["last-king-captured"] : events["king-captured"], {
        square: event.spot.square
      });
    case "over": {
      const { winner, reason, points: score } = event.outcome;
      const sentence = ofWord(dictionary, reason) ?? "";
      if (!score) {
        if (winner === null) return fill(events.drawn, { reason: sentence });
        return fill(events.won, { player: players[winner], reason: sentence });
      }
      const [high, low] = winner === "second" ? [score[1], score[0]] : score;
      const values = { points: `${points(high)} : ${points(low)}`, reason: sentence };
      if (winner === null) return fill(events["drawn-by-points"], values);
      return fill(events["won-by-points"], { ...values, player: players[winner] });
    }
    default:
      return void 0;
  }
}
var CrossboardError = class extends Error {
  /**
   * @param {ErrorCode} code
   * @param {string} [detail] more than the code's own sentence says
   * @param {ErrorOptions} [options]
   */
  constructor(code, detail, options) {
    super(detail ?? ofCode(en_default, code) ?? code, options);
    this.code = code;
  }
};
var NotReadyError = class extends CrossboardError {
  constructor() {
    super("not-ready");
  }
};
var ArgumentError = class extends CrossboardError {
};
var PositionError = class extends CrossboardError {
  /** @param {{ field: import('./api.js').PositionField, fault: import('./api.js').PositionFault, offset: number, board?: number | undefined }} place */
  constructor({ field, fault, offset, board }) {
    super("invalid-position", ofPlace(en_default, { field, fault, offset, board }));
    this.field = field;
    this.fault = fault;
    this.offset = offset;
    if (board !== void 0) Object.assign(this, { board });
  }
};
var IllegalMoveError = class extends CrossboardError {
  /**
   * @param {Reason} reason
   * @param {RuleId} rule
   * @param {ErrorCode} [code]
   */
  constructor(reason, rule, code = "illegal-move") {
    super(code, `${ofWord(en_default, reason) ?? reason} (${rule})`);
    this.reason = reason;
    this.rule = rule;
  }
};
var GameOverError = class extends IllegalMoveError {
  constructor() {
    super("game-over", "O6", "game-over");
  }
};
var FreedError = class extends CrossboardError {
  constructor() {
    super("freed");
  }
};
var LimitError = class extends CrossboardError {
  constructor() {
    super("limit");
  }
};
for (const [name, kind] of Object.entries({
  CrossboardError,
  NotReadyError,
  ArgumentError,
  PositionError,
  IllegalMoveError,
  GameOverError,
  FreedError,
  LimitError
})) {
  Object.defineProperty(kind.prototype, "name", { value: name, configurable: true, writable: true });
}
function errorOf(thrown) {
  if (thrown instanceof Error) {
    return thrown instanceof CrossboardError ? thrown : new CrossboardError("internal", void 0, { cause: thrown });
  }
  const failure = (
    /** @type {import('../wasm/crossboard.js').Failure} */
    thrown
  );
  switch (failure?.error) {
    case "unknown-game":
      return new ArgumentError("unknown-game");
    case "position":
      return new PositionError({
        field: (
          /** @type {import('./api.js').PositionField} */
          failure.field
        ),
        fault: (
          /** @type {import('./api.js').PositionFault} */
          failure.fault
        ),
        offset: failure.offset,
        board: failure.board
      });
    case "no-entry":
      return new ArgumentError("invalid-code");
    case "illegal":
      return new IllegalMoveError(
        /** @type {Reason} */
        failure.reason,
        /** @type {RuleId} */
        failure.rule
      );
    case "game-over":
      return new GameOverError();
    case "board-not-in-play":
      return new ArgumentError("board-not-in-play");
    case "limit":
      return new LimitError();
    default:
      return new CrossboardError("internal", void 0, { cause: thrown });
  }
}
var RawGame = class _RawGame {
  static __wrap(ptr) {
    const obj = Object.create(_RawGame.prototype);
    obj.__wbg_ptr = ptr;
    RawGameFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawGameFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawgame_free(ptr, 0);
  }
  /**
   * Agrees a draw of a board (from 1) or the match; the entry, packed. Throws a `Failure`.
   * @param {number | null} [board]
   * @returns {Uint32Array}
   */
  agreeDraw(board) {
    const ret = wasm.rawgame_agreeDraw(this.__wbg_ptr, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : board >>> 0);
    if (ret[3]) {
      throw takeFromExternrefTable0(ret[2]);
    }
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * What the piece on a spot might do: pairs of a packed move and why not.
   * @param {number} spot
   * @returns {Uint32Array}
   */
  candidates(spot) {
    const ret = wasm.rawgame_candidates(this.__wbg_ptr, spot);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * A copy with its past.
   * @returns {RawGame}
   */
  copy() {
    const ret = wasm.rawgame_copy(this.__wbg_ptr);
    return _RawGame.__wrap(ret);
  }
  /**
   * Plays what an entry's text says; its entry, packed. Throws a `Failure`.
   * @param {string} text
   * @returns {Uint32Array}
   */
  enter(text) {
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_enter(this.__wbg_ptr, ptr0, len0);
    if (ret[3]) {
      throw takeFromExternrefTable0(ret[2]);
    }
    var v2 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v2;
  }
  /**
   * Why a ply is illegal; nothing if it is legal. Throws a `Failure`.
   * @param {string} code
   * @returns {RawRefusal | undefined}
   */
  explain(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_explain(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * A player's time is out; the entry, packed. Throws a `Failure`.
   * @param {number} number
   * @returns {Uint32Array}
   */
  flag(number) {
    const ret = wasm.rawgame_flag(this.__wbg_ptr, number);
    if (ret[3]) {
      throw takeFromExternrefTable0(ret[2]);
    }
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * The history, packed.
   * @returns {Uint32Array}
   */
  history() {
    const ret = wasm.rawgame_history(this.__wbg_ptr);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * Whether a text is a legal ply.
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_isLegal(this.__wbg_ptr, ptr0, len0);
    return ret !== 0;
  }
  /**
   * How many entries the history has.
   * @returns {number}
   */
  length() {
    const ret = wasm.rawgame_length(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Every legal ply, packed.
   * @returns {Uint32Array}
   */
  moves() {
    const ret = wasm.rawgame_moves(this.__wbg_ptr);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * Begins a game, from its start or from a position text. Throws a `Failure`.
   * @param {string} id
   * @param {string | null} [position]
   */
  constructor(id, position) {
    let ptr0, len0, ptr1, len1;
    try {
      ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len0 = WASM_VECTOR_LEN;
      ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len1 = WASM_VECTOR_LEN;
    } catch (e) {
      if (ptr1) {
        wasm.__wbindgen_free(ptr1, len1 * 1, 1);
      }
      if (ptr0) {
        wasm.__wbindgen_free(ptr0, len0 * 1, 1);
      }
      throw e;
    }
    const ret = wasm.rawgame_new(ptr0, len0, ptr1, len1);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    this.__wbg_ptr = ret[0];
    RawGameFinalization.register(this, this.__wbg_ptr, this);
    return this;
  }
  /**
   * The number of sequences of that many plies. Throws a `Failure`. The numbers are whole: JavaScript's are
   * exact up to 2^53, and no count gets there.
   * @param {number} depth
   * @param {number} max_nodes
   * @returns {number}
   */
  perft(depth, max_nodes) {
    const ret = wasm.rawgame_perft(this.__wbg_ptr, depth, max_nodes);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
  }
  /**
   * Plays a ply; its entry, packed. Throws a `Failure`.
   * @param {string} code
   * @returns {Uint32Array}
   */
  play(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_play(this.__wbg_ptr, ptr0, len0);
    if (ret[3]) {
      throw takeFromExternrefTable0(ret[2]);
    }
    var v2 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v2;
  }
  /**
   * The text of the position after that many entries; nothing beyond the present.
   * @param {number} ply
   * @returns {string | undefined}
   */
  positionAt(ply) {
    const ret = wasm.rawgame_positionAt(this.__wbg_ptr, ply);
    let v1;
    if (ret[0] !== 0) {
      v1 = getStringFromWasm0(ret[0], ret[1]);
      wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
    }
    return v1;
  }
  /**
   * The text of the position.
   * @returns {string}
   */
  position() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawgame_position(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * Brings back what was taken back last; `false` if there is nothing.
   * @returns {boolean}
   */
  redo() {
    const ret = wasm.rawgame_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * Resigns a board (from 1) or the match; the entry, packed. Throws a `Failure`.
   * @param {number} number
   * @param {number | null} [board]
   * @returns {Uint32Array}
   */
  resign(number, board) {
    const ret = wasm.rawgame_resign(this.__wbg_ptr, number, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : board >>> 0);
    if (ret[3]) {
      throw takeFromExternrefTable0(ret[2]);
    }
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * What might come from another board to a spot: as `candidates`.
   * @param {number} spot
   * @returns {Uint32Array}
   */
  sources(spot) {
    const ret = wasm.rawgame_sources(this.__wbg_ptr, spot);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * The text of the position it began with.
   * @returns {string}
   */
  start() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawgame_start(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * The snapshot after that many entries, packed; nothing beyond the present.
   * @param {number} ply
   * @returns {Uint32Array | undefined}
   */
  stateAt(ply) {
    const ret = wasm.rawgame_stateAt(this.__wbg_ptr, ply);
    let v1;
    if (ret[0] !== 0) {
      v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
      wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    }
    return v1;
  }
  /**
   * The snapshot of the present, packed.
   * @returns {Uint32Array}
   */
  state() {
    const ret = wasm.rawgame_state(this.__wbg_ptr);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
  }
  /**
   * Takes the last entry back; `false` if there is none.
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.rawgame_undo(this.__wbg_ptr);
    return ret !== 0;
  }
};
if (Symbol.dispose) RawGame.prototype[Symbol.dispose] = RawGame.prototype.free;
var RawLine = class {
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawLineFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawline_free(ptr, 0);
  }
  /**
   * Where the list lies in the memory, in bytes.
   * @returns {number}
   */
  listAt() {
    const ret = wasm.rawline_listAt(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `list_at`.
   * @returns {number}
   */
  list() {
    const ret = wasm.rawline_list(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Begins a line, from the start of a game or from a position text. Throws a `Failure`.
   * @param {string} id
   * @param {string | null} [position]
   */
  constructor(id, position) {
    let ptr0, len0, ptr1, len1;
    try {
      ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len0 = WASM_VECTOR_LEN;
      ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len1 = WASM_VECTOR_LEN;
    } catch (e) {
      if (ptr1) {
        wasm.__wbindgen_free(ptr1, len1 * 1, 1);
      }
      if (ptr0) {
        wasm.__wbindgen_free(ptr0, len0 * 1, 1);
      }
      throw e;
    }
    const ret = wasm.rawline_new(ptr0, len0, ptr1, len1);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    this.__wbg_ptr = ret[0];
    RawLineFinalization.register(this, this.__wbg_ptr, this);
    return this;
  }
  /**
   * The number of sequences of that many plies. Throws a `Failure`.
   * @param {number} depth
   * @param {number} max_nodes
   * @returns {number}
   */
  perft(depth, max_nodes) {
    const ret = wasm.rawline_perft(this.__wbg_ptr, depth, max_nodes);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
  }
  /**
   * Plays a packed ply; `false` if it is illegal.
   * @param {number} word
   * @returns {boolean}
   */
  play(word) {
    const ret = wasm.rawline_play(this.__wbg_ptr, word);
    return ret !== 0;
  }
  /**
   * The text of the position.
   * @returns {string}
   */
  position() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawline_position(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * Takes the last ply back; `false` if there is none.
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.rawline_undo(this.__wbg_ptr);
    return ret !== 0;
  }
};
if (Symbol.dispose) RawLine.prototype[Symbol.dispose] = RawLine.prototype.free;
function words() {
  let deferred1_0;
  let deferred1_1;
  try {
    const ret = wasm.words();
    deferred1_0 = ret[0];
    deferred1_1 = ret[1];
    return getStringFromWasm0(ret[0], ret[1]);
  } finally {
    wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
  }
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm0(arg0, arg1));
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0, arg1) {
      const ret = getStringFromWasm0(arg0, arg1);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./crossboard_bg.js": import0
  };
}
var RawGameFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawgame_free(ptr, 1));
var RawLineFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawline_free(ptr, 1));
function getArrayU32FromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return getUint32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}
function getStringFromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}
var cachedUint32ArrayMemory0 = null;
function getUint32ArrayMemory0() {
  if (cachedUint32ArrayMemory0 === null || cachedUint32ArrayMemory0.byteLength === 0) {
    cachedUint32ArrayMemory0 = new Uint32Array(wasm.memory.buffer);
  }
  return cachedUint32ArrayMemory0;
}
var cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
    cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
  }
  return cachedUint8ArrayMemory0;
}
function isLikeNone(x) {
  return x === void 0 || x === null;
}
function passStringToWasm0(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory0().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory0();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN = offset;
  return ptr;
}
function takeFromExternrefTable0(idx) {
  const value = wasm.__wbindgen_externrefs.get(idx);
  wasm.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder.decode();
var MAX_SAFARI_DECODE_BYTES = 2146435072;
var numBytesDecoded = 0;
function decodeText(bytes) {
  numBytesDecoded += bytes.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes.length;
  }
  return cachedTextDecoder.decode(bytes);
}
var cachedTextEncoder = new TextEncoder();
if (!("encodeInto" in cachedTextEncoder)) {
  cachedTextEncoder.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN = 0;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module2) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module2;
  cachedUint32ArrayMemory0 = null;
  cachedUint8ArrayMemory0 = null;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module2) {
  if (wasm !== void 0) return wasm;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init(instance, module2);
}
var words2;
var memory;
var attempts = Promise.resolve();
function ready() {
  if (!words2) throw new NotReadyError();
  return words2;
}
function open(id, position) {
  ready();
  try {
    return new RawGame(id, position);
  } catch (thrown) {
    throw errorOf(thrown);
  }
}
function openLine(id, position) {
  ready();
  try {
    return new RawLine(id, position);
  } catch (thrown) {
    throw errorOf(thrown);
  }
}
function numbersAt(at, length) {
  if (!memory) throw new NotReadyError();
  return new Uint32Array(memory.buffer, at, length).slice();
}
function bytesOf(value) {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(
      /** @type {ArrayBuffer} */
      value.buffer,
      value.byteOffset,
      value.byteLength
    );
  }
  const isBuffer = Object.prototype.toString.call(value) === "[object ArrayBuffer]";
  return isBuffer ? (
    /** @type {ArrayBuffer} */
    value
  ) : void 0;
}
var failed = (cause) => cause instanceof CrossboardError ? cause : new CrossboardError(
  "load-failed",
  `The WebAssembly module could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
  { cause }
);
function instantiate(module2) {
  if (!WebAssembly.Module.exports(module2).some(({ name }) => name === "rawgame_new")) {
    throw new TypeError("it is another module");
  }
  memory = initSync({ module: module2 }).memory;
  const [reasons, endReasons, rules] = words().split("\n").map((line) => line.split(" "));
  words2 = /** @type {Words} */
  { reasons, endReasons, rules };
}
async function compile(input) {
  const source = await input;
  if (source instanceof WebAssembly.Module) return source;
  const bytes = bytesOf(source);
  if (bytes) return WebAssembly.compile(bytes);
  const response = typeof source === "string" || source instanceof URL ? await fetch(source) : source;
  if (!(response instanceof Response)) throw new ArgumentError("invalid-module");
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
function load(input, otherwise = () => void 0) {
  if (input instanceof Promise) input.catch(() => {
  });
  const attempt = attempts.then(async () => {
    if (words2) return;
    try {
      const module2 = await compile(input ?? otherwise());
      if (!words2) instantiate(module2);
    } catch (cause) {
      throw failed(cause);
    }
  });
  attempts = attempt.catch(() => {
  });
  return attempt;
}
function loadSync(input, otherwise = () => void 0) {
  if (words2) return;
  const source = input ?? otherwise();
  const bytes = bytesOf(source);
  if (!bytes && !(source instanceof WebAssembly.Module)) throw new ArgumentError("invalid-module");
  try {
    instantiate(bytes ? new WebAssembly.Module(bytes) : (
      /** @type {WebAssembly.Module} */
      source
    ));
  } catch (cause) {
    throw failed(cause);
  }
}
var ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
var list = [
  {
    id: "orthodox",
    names: { en: "Orthodox chess", ru: "Ортодоксальные шахматы" },
    boards: 1,
    files: 8,
    ranks: 8,
    start: `${ARRAY} w KQkq - 0 1`
  },
  {
    id: "four-board",
    names: { en: "Four-board chess", ru: "Шахматы на четырёх досках" },
    boards: 4,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|${ARRAY}|${ARRAY}|${ARRAY} 1:w KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|- **** 1`
  },
  {
    id: "tranzit",
    names: { en: "Chess-tranzit", ru: "Chess-tranzit" },
    boards: 2,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|8/8/8/8/8/8/8/8 w KQkq - 0 1 ** -`
  },
  {
    id: "double-move",
    names: { en: "Double Move Double Chess", ru: "Двойные двухходовые шахматы" },
    boards: 1,
    files: 8,
    ranks: 16,
    start: "8/2pppp2/1prnnrp1/1pbqkbp1/1pbkqbp1/1prnnrp1/2pppp2/8/8/2PPPP2/1PRNNRP1/1PBKQBP1/1PBQKBP1/1PRNNRP1/2PPPP2/8 w 1 0 1 -"
  }
];
var games = Object.freeze(list.map((info) => Object.freeze({ ...info, names: Object.freeze(info.names) })));
var gameOf = (id) => games.find((info) => info.id === id);
var LONGEST_CODE = 24;
var LONGEST_POSITION = 2048;
function infoOf(id) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError("unknown-game");
  return info;
}
function textOf(position) {
  if (position === void 0) return void 0;
  if (typeof position !== "string") throw new ArgumentError("invalid-text", "The position must be a text.");
  return position.length > LONGEST_POSITION ? position.slice(0, LONGEST_POSITION) : position;
}
function codeOf(code) {
  if (typeof code !== "string") throw new ArgumentError("invalid-text", "The move must be a text.");
  if (code.length > LONGEST_CODE) throw new ArgumentError("invalid-code");
  return code;
}
function playerOf(player) {
  if (player === "first") return 0;
  if (player === "second") return 1;
  throw new ArgumentError("invalid-player");
}
function wholeOf(number, least, most, code) {
  if (typeof number !== "number" || !Number.isInteger(number) || number < least || number > most) {
    throw new ArgumentError(code);
  }
  return number;
}
var DEEPEST = 100;
function count(raw, depth, maxNodes) {
  try {
    const found = raw.perft(Math.min(depth, DEEPEST), maxNodes);
    if (depth <= DEEPEST || found === 0) return found;
  } catch (thrown) {
    throw errorOf(thrown);
  }
  throw new LimitError();
}
var SQUARES = Array.from({ length: 128 }, (_, index) => `${"abcdefgh"[index & 7]}${(index >> 3) + 1}`);
var NUMBERS = new Map(SQUARES.map((name, index) => [name, index]));
function numberOfSpot(spot, info) {
  let board;
  let square;
  if (typeof spot === "string") {
    const colon = spot.indexOf(":");
    if (colon === 1) board = "1234".indexOf(spot.charAt(0)) + 1;
    else if (colon === -1 && info.boards === 1) board = 1;
    square = colon === 1 ? spot.slice(2) : spot;
  } else if (typeof spot === "object" && spot !== null) {
    ({ board, square } = /** @type {{ board?: unknown, square?: unknown }} */
    spot);
  }
  const number = typeof square === "string" ? NUMBERS.get(square) : void 0;
  if (typeof board !== "number" || !Number.isInteger(board) || board < 1 || board > info.boards) {
    throw new ArgumentError("invalid-spot");
  }
  if (number === void 0 || number >= 8 * info.ranks) throw new ArgumentError("invalid-spot");
  return board - 1 << 7 | number;
}
var spotOf = (number) => ({ board: (number >> 7) + 1, square: (
  /** @type {string} */
  SQUARES[number & 127]
) });
var PROMOTIONS = ["", "n", "b", "r", "q"];
function codeOf2(word, many) {
  const from = SQUARES[word >>> 23 & 127];
  const to = SQUARES[word >>> 14 & 127];
  const promotion = PROMOTIONS[word >>> 11 & 7] ?? "";
  if (!many) return `${from}${to}${promotion}`;
  const board = (word >>> 30) + 1;
  const target = (word >>> 21 & 3) + 1;
  return board === target ? `${board}:${from}${to}${promotion}` : `${board}:${from}>${target}:${to}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ArgumentError,
  CrossboardError,
  FreedError,
  GameOverError,
  IllegalMoveError,
  LONGEST_CODE,
  LimitError,
  NotReadyError,
  PositionError,
  SQUARES,
  codeOf,
  codeOf2,
  count,
  en_default,
  errorOf,
  gameOf,
  games,
  infoOf,
  load,
  loadSync,
  numberOfSpot,
  numbersAt,
  ofCode,
  ofEvent,
  ofPlace,
  ofWord,
  open,
  openLine,
  playerOf,
  ready,
  spotOf,
  textOf,
  wholeOf
});

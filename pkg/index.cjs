/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
"use strict";
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

// index.js
var index_exports = {};
__export(index_exports, {
  ArgumentError: () => ArgumentError,
  CrossboardError: () => CrossboardError,
  FreedError: () => FreedError,
  Game: () => Game,
  GameOverError: () => GameOverError,
  IllegalMoveError: () => IllegalMoveError,
  LimitError: () => LimitError,
  NotReadyError: () => NotReadyError,
  PositionError: () => PositionError,
  describe: () => describe,
  games: () => games,
  init: () => init,
  initSync: () => initSync2,
  toSVG: () => toSVG,
  version: () => version
});
module.exports = __toCommonJS(index_exports);

// wasm/crossboard.js
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
  enter(text2) {
    const ptr0 = passStringToWasm0(text2, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
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
  let offset2 = 0;
  for (; offset2 < len; offset2++) {
    const code = arg.charCodeAt(offset2);
    if (code > 127) break;
    mem[ptr + offset2] = code;
  }
  if (offset2 !== len) {
    if (offset2 !== 0) {
      arg = arg.slice(offset2);
    }
    ptr = realloc(ptr, len, len = offset2 + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory0().subarray(ptr + offset2, ptr + len);
    const ret = cachedTextEncoder.encodeInto(arg, view);
    offset2 += ret.written;
    ptr = realloc(ptr, len, offset2, 1) >>> 0;
  }
  WASM_VECTOR_LEN = offset2;
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
function decodeText(bytes2) {
  numBytesDecoded += bytes2.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes2.length;
  }
  return cachedTextDecoder.decode(bytes2);
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

// locale/en.js
var en_default = {
  "players": { "first": "First", "second": "Second" },
  "picture": {
    "board": "Board {board}",
    "w": "White",
    "b": "Black",
    "pieces": "{color}: {list}.",
    "none": "none",
    "turn": "{color} to move.",
    "turnOnBoard": "{color} to move on board {board}.",
    "marked": "Marked: {list}.",
    "kinds": {
      "k": "king",
      "q": "queen",
      "r": "rook",
      "b": "bishop",
      "n": "knight",
      "p": "pawn"
    },
    "inside": {
      "w": "White",
      "b": "Black"
    }
  },
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

// face/sentences.js
var fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
var find = (list2, word) => typeof word === "string" && Object.hasOwn(list2, word) ? list2[word] : void 0;
var ofWord = ({ reasons, endReasons, rules }, word) => find(rules, word) ?? find(reasons, word) ?? find(endReasons, word);
var ofCode = ({ errors }, code) => find(errors, code);
function ofPlace({ fields, faults, place, placeOnBoard }, { field, fault, offset: offset2, board }) {
  const values = { field: find(fields, field) ?? field, fault: find(faults, fault) ?? fault, character: offset2 + 1 };
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

// face/errors.js
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
  constructor({ field, fault, offset: offset2, board }) {
    super("invalid-position", ofPlace(en_default, { field, fault, offset: offset2, board }));
    this.field = field;
    this.fault = fault;
    this.offset = offset2;
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

// face/load.js
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
  const bytes2 = bytesOf(source);
  if (bytes2) return WebAssembly.compile(bytes2);
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
  const bytes2 = bytesOf(source);
  if (!bytes2 && !(source instanceof WebAssembly.Module)) throw new ArgumentError("invalid-module");
  try {
    instantiate(bytes2 ? new WebAssembly.Module(bytes2) : (
      /** @type {WebAssembly.Module} */
      source
    ));
  } catch (cause) {
    throw failed(cause);
  }
}

// wasm/bytes.js
var offset = 40;
var text = "()((()Ħ*\\*§§(+§§§(*§§)§,§§§§()§)§+§§§)§)§(-§§§§§((*§§,§§§¦(,§§¦§)§.§§§§§§(,§§§§)§)§*§§(,§§§§((*§§*§§-§§§§§)§/§§§§§§§((+§§§+§§§)¦,§¦¦§(*§§)¦+§§§,§§§§,§§§§+§§§+§§¤+¤§§(+¤§§+(())¤)*§§)-§§§¦¦(,§§§¦)§,§§§¦)¦,§§§§)¦()§.§§§§§§)§.§§§¦§§(.§§§¤§§(.§§§¥§§(+§¦§(-§§¦§§)§-§§¥§§)§-§§¤§§)§-§§¤§§(-§§¥§§(-§§¦§§(+§§¤,§§§§*§¤,§§§§*§§,§§§§+§§§+§§§)¤)§*í*.:VWVB\\a`[[Z``_]a(C:VWVB\\[\\`ZaX]`^(D:VWVO\\```Z^\\a`\\((:VWVG (7:VWVKXXXXXXXXXXXXXXXY(E:VWVKXXXXXXXXXXXXXXXZ(F+ã+á+(),)9G<+//))*)/(+3))):()+(*)(/)()33(<(-3*=4++)(((*1(*/)-9+++(+):()))4(+((H)((((,,,1+.I)*)()+++(J1112*())*))((+(1111,.()*)+)*((**.)*,,,K*))*))))(/---+*(+/:(,)))/))//+*+))))+3(....>(/3+))++)/*)3(/+++((+)+)(/((((,((+((/L*.)/>-/-))))/-+/))))MNO/......*+).)()(**/+((.9((+4/-/((((*+,,,,--P=--)QRS--/TUV+(.(***.*((*/,..)((4((((4)))....4,.....(.(((((,*2*??W++X@Y@(AZA.(8888)555555000(...7,.(*(*))((**((*)7(*))))))))((())))((****,,,,,,[((,,,2*-,,,,7(,3*)¨*¨*(¬0-+)(9.A+§)i¨¨è(3§(i´Ùé(3§(iĈúé(3/­.S.¡*(:(±*:(²*-(ģ*9l(č*:(ė*4¡(ã*5(ĉ*7 (ē*4(ď*7¡(ğ*7t(º*6(Ò+5(Ĝ*3(Ď*5(Ē*4¡(Ĉ*8(Ġ*:i(Ę*4(Ó+6(Ċ*7(ę*5(ĝ*5(Ğ*7i(Ě*4(Ô+4(Ö+6i(Õ+3(Đ*5(Ĕ*4¡(À*8(ġ*4(×+/(Ĥ*-(Ģ*7+)=+*= ))7(±+A (¨*9(Þ*:(é*8(+1Č+)(i)3ħ)µ+ë)¶*ĥ*á*ö)×*á*ĉ)µ*Ñ+ħ)ª+Ħ),«*Ñ*ĕ)Ñ*¸*Ğ)ê)ą)Á*¸*¸*ï)ē)Ċ)Ö*ú)č)´*´*í)Ò*ě)Ó*Í*Ò*Ô*´*´*Ĝ)´*´*í)ĝ)»*í)Õ*í)í)Ò*Î*Ï*Ć)đ*Ø*ĕ*å*-å+æ+µ)Ê)ï*Ë)@©)¸)µ+¥Ã)ć)­*à*Ħ*ç*¿)¿)À)À)Á)Á)¿)¿)Ć*Þ+Þ+À+Â+Þ)ä+ë*½*Ę)vð)ò)Ï)¨)¾)Â)Đ)~Ã*Ç+Õ)ý)É+^ô*ó)ă)²)Ý+ë*ß+ß+Ä+¿+õ*®+±)Û+ê* ß)â+ê*¼*ė)÷)Č*ì)¶)Ñ)Ù)ď)i}Å*Æ+Ø)û)È+\\½+Á+Ü)á+ì*¿*ę)yñ)Ă)Î)¤Í)Ò)Ē)}Ä*Æ+Ö)ü)Ë+]ò*Ė*ù)³)Û+ì*Ã+¾+Ý)ã+í*¾*Ě){õ)ċ*æ)¹)Ð)Ô)đ)kÂ*Å+×)þ)Ê+Qó*Ä)¡Ü+í*Ħ*Ç*­)Ď)¼+ß*à+à+­+­+Û*Ü*Ù+ć*¸+è*·+Ì+¨+®*ª)È)Ú+Ħ*Æ*¬)Č)³+²+Î+Ħ*Ë*°)Ĕ)Ï+Ð+µ+´+4*Þ,2Þ´2á+åC*I¦1§K(ihJOL(*hH(U(i*o5(H(Q+@H(Q+0¬I6H(Q+8H(Q+(¬I7H(Q+hJ:H(H(U(JPi,JKQ+(J8H(Q+XJCH(Q+HJ;¬j§­««J-H(Q+pJ>HKi0Q+(J9H(Q+`JDH(Q+PJ?¬j§­««J/¬j(z,hj(j)H(Y(J*®J+H*jè(|JKCj§­I5H+j(HKCj§­I0H7j§­I3H6j§­I4H(HPi)i,JKQ+(IEHKi0Q+(IFH(U(IQH(U(IR+hH-¢H/¢jh¥H-j(zCÏIMH-xÕI,*¦j(j)*§HP,hj(I+j(HMi/u5*BiĠ)4)3j(I+j(HMiğ(s5)Bi03HMJKÕ®J*HKiħ)iè(qJKCH4«I+H*j(HKCH3«3I*H/H,¥I<HOiXj)HMÕ®HMiè(8È*HOQ+`J1jħĦĥģğėćçħ(«I.HOQ+XJ2jħĦĥģğėćçħ(«I,H1jĦĥģğėćçħ¦«I1H2jĦĥģğėćçħ¦«I2*§HP,hH1j_®H2j1°¬H.ja®H,j/°¬¬I,H1j1°H.j/°¬I.i)4)3H1j/®H2ja°¬H.j1®H,j_°¬¬I.H2j/®H,j1®¬I,i63ILH-j)¥H-«I-H/H<«I/*hH,HE«H*¬H0j§HQHRHMiħ)nJKC«J*H.HF«H+¬H5j§HKC«J+¬x5(H)P*0IKHLHMi+o,hHKi-IL+hH*¢H+¢jh¥H*j(zCÏISH+H*xÕ¥H+«I+H)P*(HKn,hH)8ģ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HSb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(34)3+hH*¢H+¢jh¥H*j(zCÏINH+H*xÕ¥H+«I+H)P*(HKi+u,hH)HKi,i-8è)H)P*0IK3H)P*,HKi-JLHNb(;HLi(b(:HLHMb(9HLi)c(7HLHNb(6HLi(b(5HLHMb(4HLi*c(2HLHNb(1HLi(b(0HLHMb(/HLi+c(-HLHNb(,HLi(b(+HLHMb(*HLi,c((H)HKi,JK^*0H*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33H8H:«JEH;«J*H9H>«JFH?«J-¬j(z,hj(j)H(Y(J/®J+H/jè(|JKCj§­I,H+j(HKCj§­I.H8j§­I1H9j§­I2H(U(IPH(U(IQ+hH-¢I+H*j)¥H*«H-H*xÕ¥H-«I-H*¢H+jh¥H*j(zCÏJNi,JKQ+ĈÁiH1«H.j§HPHQHNiħ)nJLC«J*HKQ+ĐÁiH2«H,j§HLC«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ģ)3H)HKi)JK^*0H)P*,HLJMi.c((HMi,HRb((HMi+i(b((HMi*HNb((HLi-ILH*j)¥H*«J*H+¬j(z5(33J*H-¬j(z5(33H:j§­J*H8HC««J-H>j§­J+H9HD««J/¬j(z,hj(j)H(Y(J,®J.H,jè(|JKCj§­I<H.j(HKCj§­I@H8j§­IGH*H;«IHH9j§­IIH+H?«IJH(U(IPH(U(IQ+hHOiHj)H-¢H/¢jh¥H-j(zCJ*®H*jè(«ÏJN8È*H*ÏJMi.JLiĈāè(IKHOQ+HJ*j)¥I.HLQ+¨ĂhJ3H7«J4j(H*¥J1«I+HLQ+°ĂhJ=H6«J,j(HOQ+PJ5H*j(zÕ¤¥J2«I0*¦H5H*xÕ¥J5H,«J*x,hj§I,j§H.H4«j)¬¡jg­®4)3j§H*¡jg­®I,j(3I*H,H0j(H0H+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬¤H*H+j)®¤J+H*|Õ¤H=«I4HKQ+`J=H6«J0H2«I,HKQ+XJAH7«JBH1«I*H+H3«I3*¦H0H5«J+x,hj§I0j§H.HB«j)¬¡jg­®4)3j§H+¡jg­®I0j(3I+HOi8HHHJHN8É*H0H,j(H,H*j(zÕ¤¥«j)®H*j(H*¥«J*jg°¬¤H+H*j)®¤J*H+|Õ¤H=«H4¬I+H*HA«H3¬I*HOQ+8HMÕ°j)«Ï,hHKQ+0J=H6«J0H2«I3HKQ+(JAH7«JBH1«I,*¦H0H5«J0x,hj§I4j§H.HB«j)¬¡jg­®4)3j§H0¡jg­®I4j(3I0H4H3j(H3H,j(zÕ¤¥«j)®H,j(H,¥«J,jg°¬¤H0H,j)®¤J,H0|Õ¤H=«I0HKQ+@J3H6«J4H2«I2H,HA«H+H0H2j(H2HKQ+8J=H7«JBH1«J1j(zÕ¤¥«j)®H1j(H1¥«J+jg°¬*¦H4H5«J,x,hj§H.HB«j)¬¡jg­®I.j§4)3j(I.j§H,¡jg­®3¤H.H+j)®¤J,H.|Õ¤H3«¬¬I+H,H=«¬H*¬I*3H/H-xÕ¥H-j)¥H-«I-H/«I/H@j§HPHQHMiħ)nJKCHG«H*«J*H<j§HKCHI«H+«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ģ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HRb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33H8H:HC¬j§­«H;«J-H9H>HD¬j§­«H?«J/¬j(z,hj(j)H(Y(J*®J+H*jè(|JKCj§­I>H+j(HKCj§­I?H8j§­I1H9j§­I2H(U(IPH(U(IQ+hHOj)H-¢H/¢jh¥H-j(zCJ*®H*ÏJMiè(8È*HMi.JKiĈāè(ILHOQ+(J*j)¥I:HKQ+ĈāhJ5H7«J;j(H*¥J0«I,HKQ+ĐāhJ3H6«J+j(HOQ+0J4H*j(zÕ¤¥J<«I.H-xÕI@*¦H4H*xÕ¥J4H+«J*x,hj§I+j§H:H;«j)¬¡jg­®4)3j§H*¡jg­®I+j(3I*H/H@¥I@H+H.j(H.H,j(zÕ¤¥«j)®H,j(H,¥«J,jg°¬¤H*H*H,j)®¤J*~Õ¤H3«I3H<HLQ+@J<H6«J+«I;H0HLQ+8J0H7«J,«I.H*H5«I**¦H+H4«J+x,hj§H,H:«j)¬¡jg­®I,j§4)3j(I,j§H+¡jg­®3I+H-j)¥H-«I-H/H@«I/H?j§HPHQHMiħ)nJKCH1«H,H.j(H.¥«J:j)®¤J5H0«H*¬«J*H>j§HKCH2«H,H5~ÕH+H;j(H;H.j(zÕ¤¥«j)®H:jg°¬¤¤H<«H3¬«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ģ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HRb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33HCHE«J*HDHF«J-¬x5(j(j)H(Y(J/®J+H/jè(|JKCj§­I6H+j(HKCj§­I7H8j§­I8H9j§­I9H(U(INH(U(IP+hH-¢I+H*j)¥H*«H-H*xÕ¥H-«I-H*¢H+jh¥H*j(zCÏJMi,J(Q+ĈñhH8«H7j§HNHPHMiħ)nJKC«J*H(Q+ĐñhH9«H6j§HKC«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIQH+H*xÕ¥H+«I+H)P*(HKn,hH)8ģ)3H)HKi)JK^*0H)P*,HLJ(i.c((H(i,HQb((H(i+i(b((H(i*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33J*H-¬j(z5(33HOihL(3¿\\*I§0¦K(i¨/J+L(H+iĈ,H)H*j©¬´ÈøĈ©¬.8`H+Q+Ĉ,IL*hH+U(ĕ,J)i*n,hH(i*b(¸*H(HL_+(4)3H+H+U(Ĕ,b(<H+H+P*Đ,^*8H+H+Q+¨-_+@H+H+Q+°-_+HH+H+Q+¸-_+PH+H+Q+À-_+XH+Q+Ę,IMH+P*Ġ,I?H+U(Ĥ,I@H+U(ĥ,I1H+U(Ħ,I2H+U(ħ,I6H+W)Ė,I*H+H+Q+Ð-_+hH+H+Q+È-_+`H+H+Q+Ø-_+pH+H+Q+à-_+xH+H+Q+ø-_+H+H+Q+Ā-_+H+Q+è-IQH+P*ð-I:H+U(÷-IIH+U(ô-IAH+U(õ-IBH+U(ö-ICH+H*c)>H+H)b(=H+HL_+0H+iĐ(i(iĈ)Ĥ3(H+i¸,H+i08=H+Q+¸,ILH+U(Å,J)i*n,hH(i*b(¸*H(HL_+(4)3H+H+U(Ä,b(Ĥ,H+H+P*À,^*Ġ,H+H+Q)Æ,_)Ħ,H+H+Q)Î,_)®-H+H+Q)Ö,_)¶-H+H+Q)Þ,_)¾-H+H+Q)æ,_)Æ-H+H+Q)î,_)Î-H+H+W)ö,c)Ö-H+H+ið*J/^*Č,H+HL_*Ę,H+j¨¨¨¨è(_*Đ,H+j(_*Ø-H+H)b(ĥ,H+H+iĐ(^*Ĉ,H+iĠ*H+iĈ,8ô)H+U(­+J*i*o,hH+iÄ,I,+hH+P*°+I)H+Q+Ġ*ILH+P*¨+I.H+U(¬+I7H+U(®+I8H+H+U(¯+J-b(¯,H+H8b(®,H+H*b(­,H+H7b(¬,H+H.^*¨,H+HL_+Ġ+H+i¸,H+iĠ+8s*h*¦H+P*¸,,hH+Q*¼,4)3H+H,Q*(JN_+ð*H+H,Q*0JO_+ø*H+H,Q*8JP_+Ā*H+H,Q*@JR_+Ĉ*H+H,Q*HJS_+Đ*H+H,P*PJ0^*Ę*H)H+P*À,^*(H)HN_*,H)HO_*4H)HP_*<H)HR_*DH)HS_*LH)H0^*TH+H-b(Ç,H+H8b(Æ,H+H*b(Å,H+H7b(Ä,H+H.^*À,H+HL_+¸,H+iĠ+I0H+i¸,I-*h*hH)Q+@H)Q+H«JLH)Q+(«£j)z5(H)Q+0HL«£j)z5(H0i*b(.4)3H0H-]*0H-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨è)¬_*(3H+U(Ħ+i*o,hH+Q+Ġ+4)3H)Q+HH)Q+@H)Q+8¬j§­«jħ©¨¨¨¨¨¨§«x5)H.ÕH*Õjħ)«jX®¬H7Õjħ)«jH®¬H8Õjħ)«j`®¬j¨¨¨¨¨Ĉ)¬3ILH(i*b(¸*H(HL_+(4+3H+iĠ*H+iĈ,8ô)H+U(­+J*i*o5(33H+H6b(ė,H+H2b(Ė,H+H1b(ĕ,H+H@b(Ĕ,H+H?^*Đ,H+HM_+Ĉ,H+i¸,I-K(i8J)L(H+iĈ,J*P*(I,*h*h*hH*P*,J.i)o,hH.5)4*3H,U((iUo5)H-i*b(.H-i*b()4*3H,U((iYJ7iħ)i+s5(H,U()ibo5(H*P*(I.*§*h*hH*P*,J,i*u,hH,i*n5)4*3H.i*T((ihp5)3H,i*I,H.i*4)3i(3I.H)H,i(H.C^*,H)H.i)H.C^*(H)H*U(4b(4H)H*W(5c(5H)H*P*0i*^*0*hH)P*,i)o5(i(I,H)P*(U((J*iğ(o,hH*iĊ(o5)i)I,3H-i*b(.H-H,b()H-H7b((4*3H-H)W(5c).H-H)P*0J*b((H-i-j)d((H-H*ÕH)Y(4jH®¬j0°f()4)3H-H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨H¬_*(3H)i8L(H+U(¾,i*o,hH+Q+¸,ILH(i*b(¸*H(HL_+(4)3H+U(¹,I6H+U(¸,I;H+i¸,H+i@8=H+Q+¸,ILH+U(Å,J)i*n,hH(i*b(¸*H(HL_+(4)3H+H+U(Ä,b(Ĥ,H+H+P*À,^*Ġ,H+H+Q)Æ,_)Ħ,H+H+Q)Î,_)®-H+H+Q)Ö,_)¶-H+H+Q)Þ,_)¾-H+H+Q)æ,_)Æ-H+H+Q)î,_)Î-H+H+W)ö,c)Ö-H+H/^*Č,H+HL_*Ę,H+j¨¨¨¨è(_*Đ,H+j(_*Ø-H+H)b(ĥ,H+H+iĐ(^*Ĉ,H+i¸,H+iĈ,8ô)H+U(Å,i*o,h+hH+iĠ*H+i¸,H+P*È,J)8LH+U(Ħ*i*o,hH+Q+Ġ*ILH(i*b(¸*H(HL_+(4+3H)H+U(Ġ*b(XH+i¸,H+iĈ,8ô)H+U(Å,i*o5(33H+i¸,H+iP8=H+Q+¸,ILH+U(Å,J)i*n,hH(i*b(¸*H(HL_+(4)3H+H+U(Ä,b(Ĥ,H+H+P*À,^*Ġ,H+H+Q)Æ,_)Ħ,H+H+Q)Î,_)®-H+H+Q)Ö,_)¶-H+H+Q)Þ,_)¾-H+H+Q)æ,_)Æ-H+H+Q)î,_)Î-H+H+W)ö,c)Ö-H+H/^*Č,H+HL_*Ę,H+j¨¨¨¨è(_*Đ,H+j(_*Ø-H+H)b(ĥ,H+H+iĐ(^*Ĉ,H+i¸,H+iĈ,8ô)H+U(Å,i*o,h+hH+P*È,H+iĠ*H+i¸,8Û)H+U(Ħ*i*o,hH+Q+Ġ*ILH(i*b(¸*H(HL_+(4+3H+W)Ġ*c)ZH+i¸,H+iĈ,8ô)H+U(Å,i*o5(33H+iĈ,H+i`8=H+Q+Ĉ,ILH+U(ĕ,J)i*n,hH(i*b(¸*H(HL_+(4)3H+H+U(Ĕ,b(Ĝ+H+H+P*Đ,^*Ę+H+H+Q)Ė,_+à+H+H+Q)Ğ,_+è+H+H+Q)Ħ,_+ð+H+H+Q)®-_+ø+H+H+Q)¶-_+Ā+H+H+Q)¾-_+Ĉ+H+H+W)Æ-c)Đ+H+HL_+Ġ*H+H)b(­+H+H+P*Ę+^*¨+H+H+U(Ĝ+b(¬+H+H+Q+à+_)®+H+H+Q+è+_)¶+H+H+Q+ð+_)¾+H+H+Q+ø+_)Æ+H+H+Q+Ā+_)Î+H+H+Q+Ĉ+_)Ö+H+H+W)Đ+c)Þ+H+H+U(Ĝ+b(Ĥ,H+H+P*Ę+^*Ġ,H+H+Q+à+_)Ħ,H+H+Q+è+_)®-H+H+Q+ð+_)¶-H+H+Q+ø+_)¾-H+H+Q+Ā+_)Æ-H+H+Q+Ĉ+_)Î-H+H+W)Đ+c)Ö-H+j(_*Ø-H+H)b(ĥ,H+HL_*Ę,H+j¨¨¨¨è(_*Đ,H+H/^*Č,H+H+iĐ(^*Ĉ,H+i¸,H+iĈ,8ô)H+U(Å,i*o,h+hH+P*È,H+iĠ+H+i¸,i(iČ(8ZH+U(Ħ+i*o,hH+Q+Ġ+ILH(i*b(¸*H(HL_+(4+3H+P*Ġ+b(YH+i¸,H+iĈ,8ô)H+U(Å,i*o5(33H+i(c)¶,H+i(^)²,H+j(_+Ġ+H+j(_+¨,H+i(c)°,H+i¸,H+ið(8=H+Q+¸,ILH+U(Å,J)i*n,hH(i*b(¸*H(HL_+(4)3H+iÐ+I7H+iÀ+I8H+i°+I*HCÕjħ)«IMHBÕjħ)«INHAÕjħ)«IOH+H+U(Ä,b(Ĝ,H+H+P*À,^*Ę,H+H+Q)Æ,_)Ğ,H+H+Q)Î,_)Ħ,H+H+Q)Ö,_)®-H+H+Q)Þ,_)¶-H+H+Q)æ,_)¾-H+H+Q)î,_)Æ-H+H+W)ö,c)Î-H+H)b(ĝ,H+j¨¨¨¨è(_*Ĉ,H+i(^*Ð-H+HL_*Đ,H+iĐ(I<H+iĠ+I3ihI=*h*h*h*h*h*¦*h+hH+iĈ,H=J)ið(Q*(ILH)iø(P*(IDH)iü(U((IEH)iý(U((IFH)iþ(U((IGH+H)iÿ(U((b(Ç,H+HGb(Æ,H+HFb(Å,H+HEb(Ä,H+HD^*À,H+HL_+¸,H+iø,I2i(I-i(I,i(I4K(i8J5i(c)4H5i(^*0H+i¸,J1P*(I/*h*h*h*hH1P*,J)6*)(*3H/U((iUo5)H2i(c),H2i(^*(H2i*b(.4*3H2H1]*0H1Y(4jH®¬H1Y(5jX®¬H1Y(6j`®¬j¨¨¨¨¨H¬_*(4)3H)H/IJiøÊè(I)H>iħ)i*qIK+h*§H/T((J.i(v,hH.iħ)I0H/i)4)3H/U()igI9H.iGI0H.iu,hH0i.H9I0H/i*4)3H/U(*igH9i.I9H.iq,hH9H0i4I0H/i+4)3H0i:i¨¨Ę(H/U(+igH9i.I0H/i,3I.*h*h*h*hHKm,hH,m5)H-i)m,hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)J,i)I)3H,U((i*P*äÙhH0n5*+hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)U((H)i)I)i*P*äÙhH0o5(3H)i)I,4*3H,,hH-i)m,hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)J,i)I)3H,U((i*P*ÌÙhH0n5*+hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)U((H)i)I)i*P*ÌÙhH0o5(3H)i)I,4*3j¨¨¨¨¨HILH-H)iýÊè(ni)5*H)i)I-H0H)U((i*P*ÌÙhn,hH)I,H-I)4*3+hH-iýÊè(n5+H-U((H-i)J)I-i*P*ÌÙhH0o5(3H)i)I,4)3j¨¨¨¨¨HILH-H)iýÊè(ni)5)H)i)I-H0H)U((i*P*äÙhn,hH)I,H-I)4)3+hH-iýÊè(n5*H-U((H-i)J)I-i*P*äÙhH0o5(3H)i)I,3H4iĦ(u5)j¨¨¨¨¨è*IL3H2H1P*0H4ÕH1Y(4jH®¬H1Y(5jX®¬H1Y(6j`®¬HL¬_*(4*3H4H/H.I4i)I-H,U((H5i0J/H/U((i)b((H.J/HJo5(3H2H5W)4c(,H2H5P*0^((H2i*b(.3H+U(þ,i*o,hH+Q+ø,4+3H+]*ø,ILH3i,H+[)ü,JPe((H3HLf((H<HHi0Q+(£ÏHPjH®jP°ÏHLÏJ)iħ)H)i0iħ)H)i8iħ)H)i@HPÏiħ)i¨)w5)H>i)I>H3i.I3H<i`I<HHi,IHH=i8J=5(3H+HIb(ė,H+HCb(Ė,H+HBb(ĕ,H+HAb(Ĕ,H+H:^*Đ,H+HQ_+Ĉ,H+i¸,I/K(i8J)L(H)i0I.i(I0*h*h*h*h*h*hH+iĈ,J-J,P*,i,n,hi+I1*hH,P*(J5U((J2iR6<-..................,(3H2iĊ(n5*H2iğ(n5)4-3H.H,]*0H,Y(4jH®¬H,Y(5jX®¬H,Y(6j`®¬j¨¨¨¨¨è(¬_*(4-3i(I14*3i)I14)3i*I13i¨.I2i)I0*h*h*h*hH5U()J3iR6<+,,,,,,,,,,,,,,,,,,)(3H3iĊ(n5)H3iğ(o5+i(I24*3i¨,I24)3i¨*I23i¨¨4I3i*I0*h*h*h*hH5U(*J4iR6<+,,,,,,,,,,,,,,,,,,)(3H4iĊ(n5)H4iğ(o5+i(I34*3i¨¨0I34)3i¨¨,I33i¨¨¨@I4i+I0*h*h*h*hH5U(+J5iR6<+,,,,,,,,,,,,,,,,,,)(3H5iĊ(n5)H5iğ(o5+i(I44*3i¨¨¨8I44)3i¨¨¨0I43H.i*b(.H.H3H4H2H1^*(4)3H.i)b(-H.H,W(5c).H.H,U(4b(,H.H,P*0H0^*(3*hH)U(6i*o,hH/H)Q+0_*(4)3*h*h*hH)P*0J,i¨¨Ġ/i¨¨0oJ1H,i¨¨¨i¨¨¨8oJ25(H,i¶DmH,i¨FJ.mH,i7J0i)ni§H1H25(H)U(3I1H)U(2I2H)W)0I3H.m5)H2i+n5)H0i)n5)i*I,4*3H/H-]*0H-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(4*3i+I,*hH1i+n5(H0m5(H.i¨*o5)3H/i*b(.H/H1b(+H/H2b(*H/H3c)(4)3H/H-P*0H,ÕH-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(3H)i8L(H+U(¾,i*o,hH+Q+¸,ILH(i*b(¸*H(HL_+(403H+H+P*¸,J0^*ø,H+iĈ,H+iĀ(i)i§8ZH+U(Ď,i*o,hH+Q+Ĉ,ILH(i*b(¸*H(HL_+(403H+P*Ĉ,I1H+iĂ,H+iø,J,8«)H+iĠ,J.H+iĐ(iĈ)Ĥ2((H+H+Q+°,_+Ę,H+H+Q+¨,_+Đ,H+H+Q+Ġ+_+Ĉ,*§i)I/i+I)*h*h*h*hH,U((i)6+)(+*3i(I/4*3i*I)3H)i0H)H,U((i+nI/3i¨¨¬0I-i+I)*h*h*h*hH,U()i)6+)*+(3i*I)3H)i@i¨¨,i(H)H,U((i+nCH/4*3i(I-3H-H/3I)H+i(^*Ĕ.H+H)^*Đ.H+H0^*Ą.H+i(b(Ę.H+H;b(Ď.H+H1^*Ā.H+H+P(Ă,^*Ĉ.H+H+W(Ć,c)Č.H+H6b(ď.H+U(Ă,I,*h*h*h*h*hH6i*o,hH,i*n5)H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(443H,i*o5)H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(433H)H;H)i0iħ)nJ,m,hH)i¨¨,m5*H;H)i@o5*3H+H,mb(Ę.3H0iħ)i+o5*H+U(Ñ-iċ(u5)H+iĠ*I*403H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(403H6i*o5+3H+i(b(Ĕ.H.8¢4+3HDÕHEÕjħ)«jH®¬HFÕjħ)«jX®¬HGÕjħ)«j`®¬j¨¨¨¨¨è*¬3ILH(i*b(¸*H(HL_+(4-3H.H6H;mJ)m8Ú*,hi(I*4*3H+H.H)8Ú*b(Ĕ.H+iĠ,H)8ÿ*3*h*hH+U(ą.i+o5(H+U(ĉ-iċ(s5+H6i*n5(i)I*H+iØ-J)H+U(ď.H+U(Ď.i)nJ,m8Ú*5*H+H)H,8Ú*b(ĕ.H)H,8ÿ*4)3H+i(b(ĕ.H+iØ-8¢3*h*hH+U(Ć.i+o5(H8I*H+U(Á.iċ(s5+i*I*H6i*n5(H+iĐ-J)H+U(ď.H+U(Ď.i*nJ,m8Ú*5*H+H)H,8Ú*b(Ė.H)H,8ÿ*4)3H+i(b(Ė.H+iĐ-8¢3*h*hH+U(ć.i+o5(H7I*H+U(ù.iċ(s5+H6i*n5(H+iÈ.J*H+U(ď.H+U(Ď.i+nJ)m8Ú*,hi+I*4+3H+H*H)8Ú*b(ė.H+iÈ.H)8ÿ*4)3H+i(b(ė.H+iÈ.8¢3H+iĈ,J)H+iħ.iè(8NH(H)iÀ*Ĥ2((4+3H(H*b(/H(i±*c(-H(H@b(,H(H?^*(4)3H(H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨è*¬_+(3H(i*b(¸*3H+i¨/L(3Ċ:*J¦.§K(ihJLL(*h*hH(Q+8H(Q+(¬J<j§­J0H(Q+hJEH(H(U(JKi,JNQ+(J2«JFH(Q+XJBH(Q+HJ6¬j§­«J+j0°H(Q+pJGHNi0Q+(J9«JHH(Q+`JCH(Q+PJ:¬j§­«J,j`®¬H+j0®HKC«H(Q+@H(Q+0¬J=j§­J1H,j0°H,j0®H+j`°¬HKC«¬j(z5(j(j)H(Y(J)®J*H)jè(|JNCj§­I>H*j(HNCj§­I?H(HKi)i,IMH(U(INH(U(IO+hH+H,¬j(z,hH+¢H,¢jh¥H+j(zCÏI(H+xÕI)*¦j(j)*§HK,hj(I.j(H(i/u5*BiĠ)4)3j(I.j(H(iğ(s5)Bi03H(JPÕ®J*HPiħ)iè(qJPCH1«I.H*j(HPCH0«3I*H,H)¥I3HLiXj)H(Õ®H(iè(8È*HLQ+`J4jħĦĥģğėćçħ(«I)HLQ+XJ5jħĦĥģğėćçħ(«I-H4jĦĥģğėćçħ¦«I4H5jĦĥģğėćçħ¦«I5*hHK,hH4j_®H5j1°¬H)ja®H-j/°¬¬I-H4j1°H)j/°¬I)4)3H4j/®H5ja°¬H)j1®H-j_°¬¬I)H5j/®H-j1®¬I-3H+j)¥H+«I+H,H3«I,HMQ+(H-«H*¬H?j§HOHNH(iħ)nJ(C«HMQ+0H)«H.¬H>j§H(C«¬x5)4*33H2j§­I4H6HF«I+H9j§­I5H:HH«I,*hHOi),h+hH+H,¬x5*H+j(zI(H,¢I)H+¢I*H,H+xÕ¥H,«I,H+j)¥H+«I+H?j§HNH*H)jh¥H(CÏJ(nJKCH(i,J(Q+ĈÁi«H4«H(Q+ĐÁiH>j§HKC«H5«¬x5(4+3(3+hH+H,¬x5)H+j(zI(H,¢I)H+¢H,H+xÕ¥H,«I,H+j)¥H+«I+H)jh¥H(CÏi,J(Q+ĈÁiH4«H(Q+ĐÁiH5«¬x5(34)3HEj§­J)H2HB««I+HGj§­J*H9HC««I,H)H6«IIH*H:«IJ+h*¦*¦*hH+H,¬j(z,hHLiHj)H+¢H,¢jh¥H+j(zCJ)®H)jè(«ÏJP8È*H)ÏJKi.JMiĈāè(I(HLQ+HJ)j)¥I.HMQ+¨ĂhJ7H<«J8j(H)¥J0«I-HMQ+°ĂhJ;H=«J*j(HLQ+PJ3H)j(zÕ¤¥J1«I/*¦H*H3H)xÕ¥J3«J)x,hj§I*j§H.H8«j)¬¡jg­®4)3j§H)¡jg­®I*j(3I)H+xÕI8H*H/j(H/H-j(zÕ¤¥«j)®H-j(H-¥«J-jg°¬¤H)H-j)®¤J*H)|Õ¤H;«I;H(Q+`J@H=«J/H1«I-H(Q+XJAH<«JDH0«I)H*H7«I7*¦H/H3«J*x,hj§I/j§H.HD«j)¬¡jg­®4)3j§H*¡jg­®I/j(3I*H,H8¥IDHLi8HIHJHP8É*H/H-j(H-H)j(zÕ¤¥«j)®H)j(H)¥«J)jg°¬¤H*H*H)j)®¤J*~Õ¤H@«H;¬I)H*HA«H7¬J-HLQ+8HKÕ°j)«x5+BH(Q+0J;H=«J/H1«I7H(Q+(J@H<«JAH0«I*H/H3«J/j(z5)j§I8j§H.HA«j)¬¡jg­®4*3H2HBHE¬j§­«H6«I+H9HCHG¬j§­«H:«I,+hH+H,¬j(z,hHLj)H+¢H,¢jh¥H+j(zCJ)®H)ÏJKiè(8È*HKi.J(iĈāè(IMHLQ+(J)j)¥I-H(Q+ĈāhJ6H<«J9j(H)¥J:«I*H(Q+ĐāhJ0H=«J2j(HLQ+0J1H)j(zÕ¤¥J3«I.H+xÕI/*¦H2H1H)xÕ¥J1«J)x,hj§I2j§H-H9«j)¬¡jg­®4)3j§H)¡jg­®I2j(3I)H,H/¥I9H2H.j(H.H*j(zÕ¤¥«j)®H*j(H*¥«J*jg°¬¤H)H*j)®¤J*H)|Õ¤H0«I0H3HMQ+@J3H=«J.«I2H:HMQ+8J:H<«J/«I)H*H6«*¦H.H1«J*x,hj§I.j§H-H/«j)¬¡jg­®4)3j§H*¡jg­®I.j(3I*H+j)¥H+«I+H,H9«I,i)I(H*H)j(H)¥«J-j)®¤J6H:«¬H?j§HOHNHKiħ)nJKC«H4«H*H6~ÕH.H2j(H2H)j(zÕ¤¥«j)®H-jg°¬¤¤H3«H0¬H>j§HKC«H5«¬x5)4/33HBHF«I+HCHH«I,+hH+H,¬J)j(zI(H)x5.H+j(zIKH,¢I)H+¢I*H,H+xÕ¥H,«I,H+j)¥H+«I+H?j§HOHNH*H)jh¥HKCÏJKiħ)nJMCHKi,JKQ+Ĉñh«H4«HKQ+ĐñhH>j§HMC«H5«¬x5(34-3j§H/¡jg­®I8j(3I/H8H7j(H7H*j(zÕ¤¥«j)®H*j(H*¥«J*jg°¬¤H/H*j)®¤J*H/|Õ¤H;«I/H(Q+@J7H=«J8H1«I1H*H@«H)H/H1j(H1H(Q+8J;H<«JAH0«J0j(zÕ¤¥«j)®H0j(H0¥«J)jg°¬*¦H3H8«J*x,hj§H.HA«j)¬¡jg­®I.j§4)3j(I.j§H*¡jg­®3¤H.H)j)®¤J*H.|Õ¤H7«¬¬I)H*H;«¬H-¬3I-H+j)¥H+«I+H,HD«I,H?j§HOHNHKiħ)nJ(CH-«H4«H>j§H(CH)«H5«¬x5(33i)I(3HLihL(H(3âB*K§2¦K(iè+J+L(H+iÐ*H)H*j©¬´Èøè©¬18`H+Q+Ð*IN*hH+U(Ý*J;i*n,hH(i*b(¡H(HN_+(4)3H+H+Q+ð*_+0H+H+Q+ø*_+8H+U(î*IHH+U(í*I<H+P*è*I4H+P*ä*IIH+P*à*IJH+P*Ā*I2H+P*Ą*I5H+P*Ĉ*I=H+Q+Đ*IRH+P*Ę*I>H+U(ğ*IKH+U(ì*I?H+U(Č*I6H+U(č*I7H+U(Ď*I8H+U(Ĝ*I@H+U(ĝ*IAH+U(Ğ*IBH+P*Ø*ICH+U(Ü*I3H+W)Þ*IDH+H+Q+¨+_+HH+H+Q+Ġ*_+@H+H+Q+°+_+PH+H+Q+¸+_+XH+P*À+IEH+P*Ä+ILH+Y(Î+ISH+Y(Í+ITH+Y(Ì+IUH+]*È+IVH+HDc)nH+H;b(mH+H3b(lH+HC^*hH+HN_+`H+iÐ*I.i(I)H+i`J-U(4JFÕjħ)«INH-Y(6IOH-P*0I9H-P*,I,*§*h*hH-Y(5JPj*y5(H,m5(H-P*(I*H-U(7I:+hH*H/J1U((iĤ(o,hH,H/i)J/o5)4*33*h*hH/m,hi)I-H*i)H*CI0i(I/4)3i)I0H/i)I-H1T((ihp,hi(I/4)3H*I0H/i§n5)3H,H-u,hH,H-o5*H*5)4*3H*H-T((iç§t5)3*§*h*hH/i)J-m5(H,H-u,hH,H-n5)4*3H*H-T((ihp5)3H,H-I)H*H-4)3i(3I1i(I,H-H9IGH1i)H1CI**hH)i(H1CJ-m,hH*I)4)3*h+hH*H,JMU((iĤ(n5)H-H,i)J,o5(3H*I)H-I,4)3*h*hH,m,hi)I1i(I,H*I)4)3i)I)H,i)I1HMT((ihp,hi(I,4)3H*I)H,i§n5)3H-H1u,hH-H1n5)4*3H*H1T((ihp5)3H.H,HGÕHNjH®HPjX®¬HOj`®¬¬j¨¨¨¨¨è(¬_*(4*3H.i©*c(EH.HFb(DH.HG^*@H.H,^*<H.H)^*8H.H:b(7H.i)c(5H.HFb(4H.H9^*0H.H/^*,H.H0^*(iG4*3H.H,H9ÕHNjH®¬HPjX®¬HOj`®¬j¨¨¨¨¨è(¬_*(3i*I:i53H.H:b((H+Q+Ð*INH+U(Ý*J)i*n,hH(i*b(¡H(HN_+(4)3H+H+U(Ü*b(ì)H+H+P*Ø*^*è)H+H+Q+à*_*ð)H+H+Q+è*_*ø)H+W)Þ*I*H+i`J,i(iĘ(Ĥ3(H+j(_*Ā)H+H*c)î)H+H)b(í)H+HN_*à)H+j¨¨¨¨H_*Ø)H+H+iÐ)J)^*Ô)H+H,^*Ð)H+iĈ)H)8ô)H+U(ĕ)J,i*o,hH+iÜ*I*+hH+P*Ę)I)H+Q+Ĉ)INH+P*Đ)I-H+U(Ĕ)I0H+U(Ė)I.H+H+U(ė)b(ß+H+H.b(Þ+H+H,b(Ý+H+H0b(Ü+H+H-^*Ø+H+HN_+Ð+H+iÐ*H+iÐ+8s*h*¦H+P*Ð*,hH+Q*Ô*4)3H+H*Q*(JN_+Ġ)H+H*Q*0JO_+¨*H+H*Q*8JP_+°*H+H*Q*@JQ_+¸*H+H*Q*HJW_+À*H+H*P*PJ/^*È*H+P*Ø*I1H)HP_*<H)HO_*4H)HQ_*DH)HW_*LH)H1^*(H)HN_*,H)H/^*TH)Q+HH)Q+@H)Q+8¬j§­«jħ©¨¨¨¨¨¨§«x5)H-ÕH,Õjħ)«jX®¬H0Õjħ)«jH®¬H.Õjħ)«j`®¬j¨¨¨¨¨Ĉ)¬3INH(i*b(¡H(HN_+(4+3H+iĈ)H+iÐ)8ô)H+U(ĕ)J,i*o5(33*h*h*h*hH+Q+JNH+Q+xJOH+Q+`««£ÏH+Q+¸)JPH+Q+°)JQH+Q+««£Ïi)o5(HOH+Q+h«HN«£ÏHQH+Q+ «HP«£Ïi)o5(*§*hHIi)o5(i(HJU((J)iğ(n5)BH)iĊ(o5(i)4)3H<i*o5*H43I-H+iÐ*H+i0H+i`8LH+U(Ö*i*o,hH+Q+Ð*INH(i*b(¡H(HN_+(4-3H+H+U(Ð*b(*h*hH56*,()3H2U((iUo5+4,3*§*h*hH2U((iY6*()-3H2U()ibo5,H+i`4)3H2U()ibo5+H+iĘ(3I)*§*hH5i+q5(H2T(*ihv5(i(4)3H5i*I3H2i*3I*H+H8b(Þ*H+H7b(Ý*H+H6b(Ü*H+H=i*J,^*Ø*H+H3i(H*C^*Ô*H+H*i)H*C^*Ð*H+iÐ)H+iÐ*8Û)H+U(Ö)i*o,hH+Q+Ð)INH(i*b(¡H(HN_+(4-3H+U(Ð)i)n,hH)H+U(Ñ)b([H)i)b(ZH)H-i)8ÿ*4,3H(i*b(¡H(H8b(/H(H7b(.H(i)b(-H(H6b(,H(H,^*(4,3H(i*b(¡H(HCÕHDÕj`®H;ÕjX®¬H3Õjħ)«jH®¬¬j¨¨¨¨¨è)¬_+(4+3H(i*b(¡H(HHb(/H(H<b(.H(H4b((H(i-j)d((H(H4ÕH?Õjħ)«jH®¬j0°f()4*3H(i*b(¡H(H=ÕH6Õjħ)«jH®¬H7Õjħ)«jX®¬H8Õjħ)«j`®¬j¨¨¨¨¨H¬_+(4)3H+HKb(ß*H+HBb(Þ*H+HAb(Ý*H+H@b(Ü*H+H>^*Ø*H+HR_+Ð*H+iÐ)H+iÐ*i(iČ(8ZH+U(Ö)i*o,hH+Q+Ð)INH(i*b(¡H(HN_+(4)3H+P*Ð)I.H+iÐ*H+i@i)i§8ZH+U(Ö*i*o,hH+Q+Ð*INH(i*b(¡H(HN_+(4)3H+P*Ð*I3H+iÐ*I*i(I/*h*h*h*h*h*hH+iPJ)P*,i*n,hi+I,i+I0*hH)P*(J1U((J2iR6<-..................,(3H2iĊ(n5*H2iğ(n5)4-3H*H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨è(¬_*(4-3i(I04*3i)I04)3i*I03i)I/*h*h*h*hH1U()J2iR6<+,,,,,,,,,,,,,,,,,,)(3H2iĊ(n5)H2iğ(o5+i(I,4*3i*I,4)3i)I,3H*i*b(.H*H,i0H0c)(4)3H*i)b(-H*H)W(5c).H*H)U(4b(,H*H)P*0H/^*(3H+U(Ö*i*o,hH+Q+Ð*INH(i*b(¡H(HN_+(4)3H+W)Ð*I,*§*§*h*h*h*hHLi)6*()*3i(J*HEU((J)iUn5+BH)iĊ(n5*H)iğ(o5)i)4,3i)I*i)HEW((iğì)n5+B3H(i*b(¡H(HUjH®HV¬HTjX®¬HSj`®¬j¨¨¨¨¨H¬_+(4+3i)3I*i(3I)H,i0I0H+iÐ*J/H+i`iĘ(Ĥ2((H+H-b(É+H+H*b(È+H+H)b(Ç+H+H,c)Ä+H+H3^*À+H+H.b(Æ+*h*h*h*hH.iħ)iċ(u,hH-i)I*H,iħ)i+o5)H/H*i)8Ú*m5)i(I)4+3H,iħ)i+n5)H0i+n5)H-i)I*3H0i+n,hi)I)H+iĈ*H*i)8Ú*5*3H+iÐ*H+iç+iè(8*hH+U(Ä+H,iħ)n,hH+U(Å+H0n5)3H+i(b(Æ+3H(H+iÐ*i¨)Ĥ2((4+3H(H>ÕH@Õjħ)«jH®¬HAÕjħ)«jX®¬HBÕjħ)«j`®¬j¨¨¨¨¨è*¬_+(4)3H(H)b(/H(i±*c(-H(H?b(,H(H4^*(3H(i*b(¡3H+iè+L(3Ğ5*:¦0§K(ihJ@L(H(H)i)JCi+Q+(J9H(H)i+Q+(J6¬I1H*Q+(I;H*U(AIDH*U(@IB*h*hH*Q+8J-x5(H*Q+0I7H-H6j§­«I8*hH(Q+HJ5H(Q+@J:H(Q+8J3¬j§­«J<H6«J-j(z,hi)i.H)CI?H1j§­J2j¨¨¨¨¨Ĉgj¨¨Ĥ/H)C«I=H,P*8IA+hH=j)H-¢J0®J.j0°j¨*H0®H)CJ/«J4j0°H4j0®H)CH/¬H2«I>H.jħĦĥģğėćçħ(«I/H.jĦĥģğėćçħ¦«I4H0ÏI*H),¦H4j1°H/j/°¬-H4j/®H/j1®¬3H9«H>¬j§I0*hHBi)m5(H.H7«x5(HDH*8ċ)I03H0«H8«J.j(z,hH+H*H.H*i+H?nHA92(5+3H-j)¥H-«J-j(z5(33H6H7j§­«H3«H5«J-j(z,hH,P*8I*+hH-¢ÏJ?i+Q+ĀíhH8«J.j(z,hH+H?H.i(H*92(5+3H-j)¥H-«J-j(z5(33H5j§­J-H6H:««J.j(z,hH-H3«I9H,P*8IA+hj§H.¢J4ÏJ*i-J?Q+ĘÝhJ/H1«J2j§H4®J-j§­J0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«j§H?Q+ĐÝhJ/H1«J2H0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«¬I/H9j)H4®J4«j(z,hH/j§H?iĀÝè(J?Q+(J/H1«J2H0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«j§H0H?Q+0J0H1«J/«j)¬¡jg­®H-H/«J-j(H-¥«j)®¤H0«¬¬I/3j§I-*hH4H7«x5(HBi)m5(HDH*8ċ)I-3H-H/«H8«J-j(z,hH+H*H-i(HA92(5+3H.j)¥H.«J.j(z5(33H6H5H:¬j§­«H3«J-j(z,hH,P*8I?HBi)IA+hj§H-¢J5ÏJ*i-JEQ+ĈÝhJ3H1«J0j§H5®J.j§­J/«j)¬¡jg­®H.H0«J0j(H0¥«j)®¤H3«j§HEQ+ĀÝhJ3H1«J0H/«j)¬¡jg­®H.H0«J.j(H.¥«j)®¤H3«¬I3*¦j§HAm5(Bj§H7H5°j)«x5(BHDH*8ċ)3H3«H8«J.j(z,hH+H*H.i(H?92(5+3H-j)¥H-«J-j(z5(33H(U(Zi)o5)j)H(U([J*Õ®I.*¦H),hj¨)H*igÕJ-®j¨Ħĥģğėćçħ(«j¨,H-®j¨Ĥģğėćçħ¦«¬4)3H.j1°jħĦĥģğėćg«H.j/°jĦĥģğėćçħ(«¬3H6«H<«J-x5)H*i8i.I*H,P*8I?+hH@H(Q+X_+`H@H(Q+P_+XH@H(Q+H_+PH@H(Q+@_+HH@H(Q+8_+@H@H(Q+0_+8H@H(Q+(_+0H@H@i0JEH)H-¢ÏJAi0H*85*hH@Q+PH@Q+HH@Q+8J7H@Q+0J8H)C««J5j(z,hHEH5¢ÏHCH7H8¬8w5)3H+HAH.i(H?92(5*3H-j)¥H-«J-j(z5(34)3i)I*4)3i(I*HBi)m5(j(I.HDigJBi+Q+ĀÙhH6j§­«J-j(z,hj)HBÕ®H1­I1+hH.j)H-¢J.®j(H(H.ÏHCH18xC¬I.H-j)¥H-«J-j(z5(33*h*h*hH;j(z5(H(U(XJBi)i*i(H)CJ?JFHBH?i*m5(j`j(H)CI1i`i(H)CJ)i,IAHDi`IEH(Q+0H(Q+(¬I-*hHFm5(H-H1°jĈ(«j(z5(H(HAHCH-8w5(H(H)i-HCH-8w5(H(H)i.HCH-8w5(H.j)HEi.Õ®¬I.3HBH?i*m5(H-H1°j6«j(z5(H(HAHCH-8w5(H(H)i+HCH-8w5(H(H)i*HCH-8wm5)3H.j(z5)4*3H.j)HEi*Õ®¬I.3H+HDH.i(H,P*892(I*3H@ihL(H*3©4)8¦*h*h*h*h*h*hH)iħ)i)6-()*+,-3H*i,iĘ7J)Q+ĐÁiI-H)Q+ĈÁiI/4,3H*i.iègJ)Q+°ĂhJ5H,«J3j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ2H-j(H*CJ.j(zÕ¤¥J8«I4j§I-H.j)¥I0H)Q+¨ĂhJ6H+«J9j(H.¥J7«I1H)iĈāè(I)*hH3H2H.xÕ¥J2«J.x,hj§H0H9«j)¬¡jg­®I/4)3j§H.¡jg­®I-3j(I.H-H4j(H4H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H/H/H1j)®¤J/~Õ¤H5«I1H)Q+`J4H,«J,H8«I-H/H6«I/H-j(H-H)Q+XJ5H+«J3H7«J+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬*¦H,H2«J,x,hj§H0H3«j)¬¡jg­®I.j§4)3j§H,¡jg­®3¤H.H+j)®¤J+H.|Õ¤H4«H1¬I-H+H5«H/¬I/4+3H*i.iègJ)Q+ĐāhJ5H,«J3j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ2H-j(H*CJ.j(zÕ¤¥J8«I4j§I-H.j)¥I0H)Q+ĈāhJ6H+«J9j(H.¥J7«I1H)iĈāè(I)*hH3H2H.xÕ¥J2«J.x,hj§H0H9«j)¬¡jg­®I/4)3j§H.¡jg­®I-3j(I.H-H4j(H4H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H/H/H1j)®¤J/~Õ¤H5«I1H)Q+@J4H,«J,H8«I-H/H6«I/H-j(H-H)Q+8J5H+«J3H7«J+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬*¦H,H2«J,x,hj§H0H3«j)¬¡jg­®I.j§4)3j§H,¡jg­®3¤H.H+j)®¤J+H.|Õ¤H4«H1¬I-H+H5«H/¬I/4*3H*i.iègJ)Q+ĐāhJ8H,«J6j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ5H-j(H*CJ-j(zÕ¤¥J1«I3j§I2H-j)¥I/H)Q+ĈāhJ9H+«J7j(H-¥J4«I0H)iĈāè(I)*hH6H5H-xÕ¥J5«J-x,hj§H/H7«j)¬¡jg­®I.4)3j§H-¡jg­®I23j(I-H2H3j(H3H0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬¤H.H0j)®¤J7H.|Õ¤j(I.j(H)Q+@J;H,«J2H1«J3H)Q+8J<H+«J:H4«J0j(zÕ¤¥H3«j)®H0j(H0¥«J0jg°¬*¦H2H5«J2x,hj§H/H:«j)¬¡jg­®I-j§4)3j§H2¡jg­®3¤H-H-H0j)®¤J-~Õ¤I:H)Q+PJ0H,«J2H1«I3H8«I8H7H9«I6H:H;«I9H-H<«I7j(I-H0H3j(H3H)Q+HJ:H+«J;H4«J0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬*¦H2H5«J2x,hj§H/H;«j)¬¡jg­®I.j§4)3j§H2¡jg­®3¤H.H.H0j)®¤J.~Õ¤«I0H1H)Q+`J1H,«J3«I,H4H)Q+XJ4H+«J2«I+H.H:«I;*¦H3H5«J.x,hj§H/H2«j)¬¡jg­®I-j§4)3j§H.¡jg­®3I.H4H-H+j(H+¥«J4j)®¤J5«H6H7¬H;¬¬I/H-H5~ÕH.H,j(H,H+j(zÕ¤¥«j)®H4jg°¬¤¤H1«H8H9¬H0¬¬I-4)3H*i,iĘ7J)Q+ĐñhI-H)Q+ĈñhI/3H(H/_+(H(H-_+03ª5*;¦.§K(ihJ>L(H(H)i)J@i+Q+(J9H(H)i+Q+(J4¬I0H*Q+(I:H*U(AIAH*U(@IB*hH*Q+8J+x5(H*Q+0I6H+H4j§­«I7*hH(Q+HJ2H(Q+@J8H(Q+8J5¬j§­«J;H4«J+x,h4)3i)i.H)CI?H0j§­J1j¨¨¨¨¨Ĉgj¨¨Ĥ/H)C«I<+hH<j)H+¢J-®J,j0°j¨*H-®H)CJ.«J3j0°H3j0®H)CH.¬H1«I=H,jħĦĥģğėćçħ(«I.H,jĦĥģğėćçħ¦«I3H-ÏI*H),¦H3j1°H.j/°¬-H3j/®H.j1®¬3H9«H=¬I.j§I-*hHBi)m5(H,H6«x5(HAH*8ċ)I-3H+j)¥H+«I+H-H.«H7«J,j(z,hH/H,£j*j(H*i+H?nC®¤I/3H+j(z5(33H4H6j§­«H5«H2«J+j(z,h+hH/H+¢Ïi+Q+ĀíhH7«£¤I/H+j)¥H+«J+j(z5(33H2j§­J,H4H8««J+j(z,hH,H5«I9+hj§H+¢J3ÏJ?i-J*Q+ĘÝhJ-H0«J1j§H3®J,j§­J.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«j§H*Q+ĐÝhJ-H0«J1H.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«¬I-H9j)H3®J3«j(z,hH-j§H*iĀÝè(J*Q+(J-H0«J1H.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«j§H.H*Q+0J-H0«J.«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H-«¬¬I-3H+j)¥H+«I+j§I,*hH3H6«x5(HBi)m5(HAH?8ċ)I,3H/H,H-«H7«£¤I/H+j(z5(33H4H2H8¬j§­«H5«J+j(z,hHBi)I*+hj§I-j§H+¢J,ÏJ?i-JCQ+ĈÝhJ5H0«J.j§H,®J2j§­J8«j)¬¡jg­®H.H2«J.j(H.¥«j)®¤H5«j§HCQ+ĀÝhJ5H0«J.H8«j)¬¡jg­®H.H2«J2j(H2¥«j)®¤H5«¬I2H+j)¥H+«I+*hH*m5(H6H,°j)«x5(HAH?8ċ)I-3H/H-H2«H7«£¤I/H+j(z5(33H(U(Zi)o5(H(U([J*igÕI+H),¦j¨)H+®j¨Ħĥģğėćçħ(«j¨,H+®j¨Ĥģğėćçħ¦«¬-j)H+®J+j1°jħĦĥģğėćg«H+j/°jĦĥģğėćçħ(«¬3H4«H;«J+x5(H*i8i.I*+hH>H(Q+X_+`H>H(Q+P_+XH>H(Q+H_+PH>H(Q+@_+HH>H(Q+8_+@H>H(Q+0_+8H>H(Q+(_+0H>H>i0J?H)H+¢Ïi0H*85H+j)¥H+«I+*hH>Q+PH>Q+HH>Q+8J,H>Q+0J-H)C««J6j(z,hH?H6¢ÏH@H,H-¬8w5)3H/j)¤I/3H+j(z5(33*hHBi)m5(j(I,HAigJ*i+Q+ĀÙhH4j§­«J+j(z,hj)H*Õ®H0­I0+hH,j)H+¢J,®j(H(H,ÏH@H08xC¬I,H+j)¥H+«J+j(z5(33*h*hH:j(z5(H(U(XJ*i)i*i(H)CJBJCH*HBi*m5(j`j(H)CI0i`i(H)CJ)i,I?HAi`IAH(Q+0H(Q+(¬I+*hHCm5(H+H0°jĈ(«j(z5(H(H?H@H+8w5(H(H)i-H@H+8w5(H(H)i.H@H+8w5(H,j)HAi.Õ®¬I,3H*HBi*m5(H+H0°j6«j(z5(H(H?H@H+8w5(H(H)i+H@H+8w5(H(H)i*H@H+8w5(H,j)HAi*Õ®¬I,4)3H,x5)3H/H,£¤I/3H>ihL(H/3ü4*1¦3§H+iħħħ/J6i0I9*§H)H*i)i+J=Q+(H6i8J6ÕJ.°Ïi)m,hH)U(ZI<H)i(b(ZH)H*i+J7j)H9ÕJ.®J-j)H6ÕJ1®¬J,H7Q+(­J3_+(H)iħ)H)U(Yi)J7H7iħ)wCb(Yi*I7H)H)Q+@J0j(H,i)H)Q+8J/H.°Ïi)i(i*H-H0«xCi(i,H)Q+HJ2H-«xCU(ØÑhJ5J8i3C­J-_+@H)H/j(H,H8iMC­J0_+8H)H2H,j(H5i*iħ)i+wC­J/_+HH)H)Q+PH*iĈ(H5i,iĈÑé(J8H6i+i0Q+(H1±H8H9i+i0Q+(H.±­­J._+PH)U([4)3*¦*hj)H.®J,H)Q+(«J-j(z5(H)Q+0H,«j(z5(H)Q+PI1H)Q+HI/H)Q+@I-i*I7H)Q+84)3H)H-xJ7i+J8H8Q+(H,­_+(j(H,i)H)Q+8J0H.°Ïi)i(i*H)Q+@J-H,«xCi(i,H)Q+HJ/H,«xCU(ØÑhJ8J5i3CH-­I-H,j(H8i*iħ)i+wCH/­I/H)Q+PH7iĈ(H8i,H6i+i0Q+ĈÑiH.±­I1j(H,H5iMCH0­3I0H)U(ZI<H)i(b(ZH)H*i+J5H,j)H9ÕJ2®J4¬J,H5Q+(­J3_+(H)iħ)H)U(Yi)J5H5iħ)wCi(H7i*nCb(YH)H-j(H,i)H0H2°Ïi)i(i*H-H4«xCi(i,H/H4«xCU(ØÑhJ5J:i3C­J-_+@H)H0j(H,H:iMC­J0_+8H)H/H,j(H5i*iħ)i+wC­J/_+HH)H*iĈ(H5i,iĈÑé(J:H6i+i0Q+(H.±H:H9i+i0Q+(H2±­H1­J._+PH)U([3I:H6igI>*h*h*h*hH56.(++++)+3H)i(b(YH9iĠ)i+J5H6i+J?J;H;iGJ;H;i*n,hj)H5H?i*iĠ(H6i/J+Õ®J.jħĦĥģğėćçħ(«I,H.jĦĥģğėćçħ¦«I.H)H+b([H)H*,¦H.j1°H,j/°¬-H.j/®H,j1®¬3H=Q+(«H-H0¬j§­«H/«j(zb(Z4+3H<H:H6iħ)nm5)H6i/J5H9i/n5)*hj)H9iĠ(J*H5J+ÕJ3®J,H)Q+(«J1j(z5(H)Q+0H,«j(z5(i*I74+3H)H1xJ7i+J6H6Q+(H,­_+(H)j(H,i)H0H+igÕ°Ïi)i(i*H,H-«xCi(i,H,H/«xCU(ØÑhJ8J+i3CH-­_+@H)j(H,H+iMCH0­_+8H)H,j(H8i*iħ)i+wCH/­_+HH)H.H7iĈ(H8i,H*i+i0Q+ĈÑiH3±­_+P4*3H9i/H6i/J+J5H5iGJ5H5i*o5)H)H*i+H3j)H6iĠ(i-i+H+i.nJ+CÕJ4®j)i/i(H+CJ+i`H+H*CÕJ1®J2¬J,­_+(H)H-j(H,i)H0H1°Ïi)i(i*H-H2«xCi(i,H/H2«xCU(ØÑhJ+J5i3C­_+@H)H0j(H,H5iMC­_+8H)H/H,j(H+i*iħ)i+wC­_+HH)H*iĈ(H+i,J*iĈÑé(H6iè(i+Q+(H4±H*Q+ĈÑiH1±­H.­_+P4)3H+iħ)i.n5(H)H6H*H+83H)H>U(ïÃhH)U(XH9igU(ïÃhb(XH(H8b()H(H7b((3Æ3*3§4¦K(i8J/L(H)U(*J3ÕJ:jħ)«I@H)U(,J0ÕJ8jħ)«I?j)H8®J9H(H(U(J-i§i)i,J1H1i0H0iè(qCQ+(«x,§i*-H/i0H(H08H/U(1i-nI6H(U(I-H/U(03I1H(H-iħ)J4i,J-H9j(H0iè(qJ2CJ8j)H:®J;j(H3iè(qJ.C¬J<H-Q+(­_+(H-j(H9H2CJ9j(H;H.C¬J=H-Q+0­_+0H(H(Q+XJ>j(H<i)H(Q+HJAH(Q+PJBH.CH:°Ïi)i(i*H;H>H(Q+`J:H.C«xCi(i,H;H(Q+hJ>H(Q+pJCH.C«xCU(ØÑhJ2J.i3J5C­J;_+XH(H:j(H=H5C­J:_+`H(HAj(H<H.iMJ.C­_+HH(HBj(H=H.C­_+PH(H>j(H<H2i*iħ)i+qJ.C­J<_+hH(HCj(H=H.C­J=_+pH(H(Q+xH4iĈ(iĈÑé(J4H2i,J.H0i.i)i+J5Q+(H?±H.H3i+i0Q+(H@±­­_+xH)U((J.i.o,hH/H(H08H-H-Q+(H8­_+(H-H-Q+0H9­_+0H(H(Q+Hj(H8i)H.J-iMJ7C­_+HH(H(Q+Pj(H9H7C­_+PH(H(Q+Xj(H8H-i3J-C­J;_+XH(H(Q+`j(H9H-C­J:_+`H(H(Q+hj(H8H.i*i+qJ-C­J<_+hH(H(Q+pj(H9H-C­J=_+pH(H(Q+xH4H.i,H5Q+(H?±­_+x3H(i(H(W)i)i(H2CH1i*oJ-Cc)H-H6,hH;H<«J8H(Q+(«H:H=«J9H(Q+0«¬x,hH(igb(H(i©Fc(H(i(b(3H(Q+8H8«H(Q+@H9«¬x,hH(igb(H(i¨Fc(H(i(b(3H/H0b(5H/i¯Ħ(c(2H/H)U(+b(4H/H;H(H1i)i,J)Q+(«H<«£H:H)Q+0«H=«£¤d(6H+H/i2H,P*49((3*hH(U(i*n,hH(H0b(H(H3b(H(i)b(H(H1i*nH.i.nJ,b(H(U(I-H(P*I+i(I)*hH,5(H+i)o5(H-iħ)5(i(I-4*3H(805)H(i*c)i)I)H(H-i§i)J-b(H(H+i)J+i§H+C^*4)3H(i*c)i)I)H(H(U(i§i)J-b(H(H(P*i)J+i§H+C^*3*hH(W)J+ið)q5(H(U(i*o5(H(ië(b(H(iª.c(H(i(b(3*hH)m5(*hH+i,q5(H*P*4J,H*P*0J0w5(H(Q+xH-Õjħ)«jěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦J8jC°H8­jēËìÁÙßºĐ¼§¦J8jG°­H8­I8H*P*,I*i(I-i)I)+h*hH-H*H,i,J,Q+(H8yI-H)H+w5(H)i)I)H,P*0J,H0q5)33H-i*i¤s5(H(U(i*o5(H(iì(b(H(iª,c(H(i(b(3H(805(H(U(i*o5(H(ií(b(H(iª*c(H(i(b(3H/i8L(3ß2*2§.¦K(ihJ1L(*hH(U(¯*J2i*n5(H(U(®*J4i+I/*h*h*h*h*hH)U()J-H)U(+o,hH1i8H(i@J5H-i+J3i`J-H)U(*8¦H1U(8J6i*o5)4.3H1i0H(H/i`i@J-H2i)H)U((H)U(*i0H)U(,J0i8J)85*hH1U(0J.i*n5(H4i)sH.i)5(H(H/i.H1U(1i.J.H.U((i)b((3H-Q+HJ:H-Q+@J;«J7H-H2i§i)i+Q+(«J8x5*j)H)i0J.Õ®j)H0ÕJ<®¬I9H8¢ÏJ3igJ5i-J)Q+ĈÝhH)Q+ĀÝh¬H)Q+ĐÝh¬H)Q+ĘÝh¬H5i+Q+Āíh¬I8*h*h*h*hH.i/H0i/J)iGJ0i§H)H06*()*3H:H-Q+8H;¬j§­«I73H8H9«j(z5)H7H<°Ïi)5)4,3H8H9«x5+3H(H/H-H3H2i)H-Q+0H-Q+(¬8wJ-b(´*H(H/i`i@I)4)3H1U(9I0H-i(b(YH3H(i´*J3H-Q+(J7H-Q+@H-Q+H««J9j(z,§H-H9¢Ïi)H-Q+0H7¬8w-i(3b((H5H/i`J.J-H)U(,H6i)H08H-i(c(YH(H/i.H0i.J)H)U((J)H)i(ob((H-Q+HH-Q+@H-H2i§i)i+Q+(««J7x,hH/H3i(b((H(H.i@I)4+3H/H3H-H7¢ÏH2i)H-Q+0H-Q+(¬8wJ-b((H(H.i@I)3H-m5)i)I-*hH2i),hH1i@J.H)i(8dH)i(H.H1igiĘÆè(825+4)3H1i@J.H)i)8dH)i)H.H1igiĘÆè(825*i(I-3H(H4H-i(iBi?H4i)sCH+H,P*48m4*3H(H/i(b(´*H(H/i`i@I)3jħ)I7H)U(Zi)n,hH)Y([I73H)U(YJ.i,q5(*hH*H/i*P*4J-H*P*0J3q,hH)Q+PH(H/i.J0Y()j@®H0Y((j9®¬H0Y(*jG®¬H0Y(+jN®¬H0Y(,jU®¬j(j¨¨,H2i)C¬H)Y(Xj0®¬H7¤j½ĠÑĢ¿ßĆÃÆ§¦­I7H*P*,I0i(I*i)I)+h*hH*H0H-i,J-Q+(H7yI*H)H.w5(H)i)I)H-P*0J-H3q5)33H*i*i¥q5)3H.iċ(u5)H(H4i*i+iIH+H,P*48m4)3H(H4i*i*iIH+H,P*48m3H(U(¨*i*o5(H(*§H2m,hi)H(H/U(Ĥ)i+n5)B3H(U(¸*J)mH)H(i°*J/H)i)i)U((J2CI*H)i)H2C,hH(H(P*Ġ)i)J)i§H)C^*Ġ)3H(H*b(¸*i*H/H*i)J)U((m5(BH)U()I4i(3b(¯*H(H4b(®*H(H+H,P*48N3H1ihL(3ý3*3§0¦K(iØ*J+L(H+H*^*8H+H)^*4i)I3*hH*m,hi(I*4)3H*i+I,H)I-*hH*i,w,hH*i¤I.+hH/H-U((iHnH-i)U((iHnH-i*U((iHnH-i+U((iHnI/H-i,I-H.i,J.5(3H,m5)3+hH/H-U((iHnI/H-i)I-H,i)J,5(33H/i+o5(H+H+i4Õj¨¨¨¨¨1¬_+H+i<iđ¸è(H+iĈ(8xi(I3H+P*DI*H+P*@I)H+P*<I-3H+iĈ(H)H*iĥÓè(8gH+Q+I6*hH+U(J0i*n,hH(i*b(eH(H6_+(4)3H+H+Q+¨)_+HH+H+Q+°)_+PH+H+Q+¸)_+XH+H+Q+À)_+`H+Y(¤I:H+P* I*H+P*I2H+P*I5H+U(¥I/H+U(¦I4H+P*I,H+U(I1H+W)I.H+H+Q+Ð)_+pH+H+Q+È)_+hH+H+Q+Ø)_+xH+H+Q+à)_+H+H.c)Ö*H+H0b(Õ*H+H1b(Ô*H+H,^*Ð*H+H6_+È*H+iĈ(H+iÈ*8sH+P*i)n,hH+Q*I6H(i*b(eH(H6_+(4)3H0ÕI6H1Õjħ)«I;H+H+Q*J7_+Ę)H+H+Q*J8_+Ġ)H+H+Q*¤J9_+¨*H+H+Q*¬)J<_+°*H+H+Q*´)J=_+¸*H+H+P*¼)J0^*À*H+H+P*J1^*è)H+H7_*ì)H+H8_*ô)H+H9_*ü)H+H<_*Ą)H+H=_*Č)H+H0^*Ĕ)*hH+Q+Ĉ)J7H+Q+Ā)J8«J9H+Q+è)«£j)y,hH+Q+ð)H9«£j)y5)3H(i*b(eH(H,ÕH;jH®¬H6jX®¬H.Õj`®¬j¨¨¨¨¨è)¬_+(4)3H+Q+ø)H8¬j§­H7«jħ©¨¨¨¨¨¨§«j(z,hH(i*b(eH(H,ÕH;jH®¬H6jX®¬H.Õj`®¬j¨¨¨¨¨Ĉ)¬_+(4)3*h*§*hH2i)o5(i(H5U((J,iğ(n5)BH,iĊ(o5(i)4)3H/i*o5)H*3I,H+iÈ*H+iHH+iè)8L*¦H+U(Î*i*o,hH+Q+È*4)3H+U(È*I.H+iÈ*H+iX8Û)H+U(Î*i*o,hH+Q+È*4)3H+U(É*I0H+U(È*I2H+iÈ*H+ihi(iČ(8ZH+U(Î*i*o,hH+Q+È*4)3H+H1^*H+H+Q+Ę)_*H+H+Q+Ġ)_*H+H+Q+¨*_*H+H+Q+°*_*¤H+H+Q+¸*_*¬)H+H+P*À*^*´)H+H0b(»)H+H2b(º)H+H.b(¸)H+H+P*È*b(¹)H+iÈ*H+iø(i)i§8ZH+U(Î*i*o,hH+Q+È*4)3H+P*È*I.H+iĈ(J0H,i§i)8Ú*m,hH0H,i)8ÿ*H(i(b(eH(H,b(dH(H.^*`H(H+Q+¸)_+XH(H+Q+°)_+PH(H+Q+¨)_+HH(H+Q+ _+@H(H+Q+_+8H(H+Q+_+0H(H+Q+_+(4+3H*ÕH:jH®¬H/Õjħ)«jX®¬H4Õjħ)«j`®¬j¨¨¨¨¨È*¬3I6H(i*b(eH(H6_+(4)3H(i*b(eH(H4b(/H(H/b(.H(H*b((H(i-j)d((H(H*ÕH:jH®¬j0°f()3H3H-mm,hH)i)8á)3H+iØ*L(3ą3)4§K(ihJ+L(H)W)TI,H)U(VI/H)U(NI1H)U(4I-H)U(QI3H)W)DI0H)U(FI2H+H*i(ob(JH+H2i*ob(IH+H0i)b(GH+H3b(EH+H-i*ob(DH+H1b(CH+H/b(BH+H,c)@H+H0iħ)J,i*ob(FH+H0i0i)H,i*ob(HH+i@I3i.I,i(I/+hi3I0i*I1H.i3o,hH.H3U((I1H.i)I03H1H,H/I/H0I.H,i)J,i9o5(3H)i7U((I,H)P*<I3H)P*8I2H)W(5I4i(I0H+i4H)P*0J.iNi?i,i,8ç)H+P*8I1H+P*4i)o,hH,i@H4i0H-i(H-i*oCJ,i¨¨,I4H+i(^*\\H+H+P*<^*XH+H1^*TH/H)U(WH)U(Li*i4H)U(Mi,igI1H)P*@I5H)W)NH)iPU((i8J/i),hH/i)i¨ħ)H/i8I03H)iFI/H)W(QH)iSU((i88ÿ)I6H+i(H2H-i*nJ-C^*HH+H5^*@H+H1^*<H+j¨¨¨¨è(_*4H+H6H,i)i¨Ĥ/i¨DH,i)Ci(H3i7i¨¨Ħ+H-CH,i4i¨Ĉgi¨Ĉ)H4CH0^*DH+iTH+i48Ā)H+H)U(Fi*o,¦H+i`H/8H+Q+`-j(3_*<H+j¨¨¨¨H_*4H+iTJ-H+i48Ā)H+P*\\J0H+P*Tn,hH-8Ý*3H+P*XH0i*H.^*(H+H0i)^*\\H.,hH.i-I1H)P*,I3i(I0+hH0H3J)iGU((i/H)i=U((H)iFU((i*H)i<U((i,H)i>U((i-iħ(H)i?U((J,i1H)i9U((i3i¨ĘGH)i8U((CI-H+P*\\J.H+P*Tn,hH+iT8Ý*3H+P*XH.i*H-^*(H+H.i)J-^*\\i(H)i@P((H,i*nJ,CI/H+P*TH-n,hH+iT8Ý*3H+P*XH-i*H/^*(H+H.i*J-^*\\i(H)iDU((H,Ciħ)I,H+P*TH-n,hH+iT8Ý*3H+P*XH-i*H,^*(H+H.i+J-^*\\H)i:W)(I,H+P*TH-n,hH+iT8Ý*3H+P*XH-i*H,^*(H+H.i,J-^*\\H)i4P*(I,H+P*TH-n,hH+iT8Ý*3H+P*XH-i*H,^*(H+H.i-J-^*\\H)i0P*(I,H+P*TH-n,hH+iT8Ý*3H+P*XH-i*H,^*(H+H.i.^*\\H)i,P*(I)K(i8J.L(H)H,i+J/H)i+J2H+iTJ-P*(H-P*0J,s,hH-H,H2i,i,8â*H-P*0I,3H-P*,I2H.H,^*0H.H-i0^*,H.H2^*4H.i,J,P*,I-H,P*(H)H/o,hH,P*0H-i*I,H-H/H)i+J/I-+hH,H)U((H)i*U((i/H)i)U((i2^*(H)i+I)H,i,I,H/i)J/5(33H-^*(H.i8L(H1H0iHJ0o5(33H*,hH+iTH*83H(H+P*\\^*0H(H+Q*T_*(H+ihL(73H1H+P*<8¬+(3Á7*5§)¦K(iØ*J*L(H*H(P*Ø)H(P*Ü)J1i¸)i¸)H(H1Ci¸)Ĥ2((H*j¨¨¨¨8_*¼)H)U((I+i)I-H*i(^*Ä)*h*h*§*h*h*hH+i)i(H+i)sCJ+,hi*I,H+i*6**+)3H*H)i/H(i¸)H*i¼)iÔÄè(8<i*I+*hH*U(i+n5(H*U(i+n5(i¨¬,H*W)J,i+iĠ7J+I/iª¨,H+I-H*U(I.*hH,i0J0,hH*U( I+i(I,*h*hH0i*6*(+)3H-H.I-H+I,4*3H+i)I,4)3H.i)H-I-i(I,3i)I+*h*h*hH-iħ)J.H,H/J,iħ)J/sH.H/qiħ)6*)*(3i)I.4*3i*I.4)3i(I.3H*i³Ğ(c)°)H*H.b(¯)H*H,b(®)4,3H)U()I,i+I+i*I-3i(H)H-U((m5)BH)H+U((I2H*i¼)I/i.I0*h*§*h*hH,J+iħ)6+)(+(3i(4)3i)3I+i-I03H*H2H+H0i*H/iàÄè(P*(J+8Ç)H*H/H+8H*i(b(i*I+*hH*U(i+n5(H*U(i+n5(i¨¬,H*W)J,i+iĠ7J+I/iª¨,H+I-H*U(I.*hH,i0J0,hH*U( I+i(I,*h*hH0i*6*(+)3H-H.I-H+I,4*3H+i)I,4)3H.i)H-I-i(I,3i)I+*h*h*hH-iħ)J0H,H/J.iħ)J,sH,H0siħ)6*)*(3i)I,4*3i*I,4)3i(I,3H*i³Ğ(c)°)H*H,b(¯)H*H.b(®)4*3H)U()I,i)3I+H*iÈ)I.H*i¼)I-K(i¨)J0L(H0H*i¨)Ĥ2((i*H,i§i)H,iħ)i*nJ/CI3i*ibi*H+CH/CI2i.i/i-H+CH/CI4iàÄè(P*(I+H*U(i+n,hH0i(H3H4H2H-H+8Ç)3H*U(i+n,hH0i)H3H4H2H-H+8Ç)3iª¨,H0W)J3i+iĠ7I/H*U(I5*hH3i0J6,hH*U( I-i(I+*h*hH6i*6*(+)3H/H5I/H-I+4*3H-i)I+4)3H5i)H/I/i(I+3H.H2b(-H.H4b(,H.H/b()H.i)b((H.H+i¨¬,H3i+iĠ7J+b(*H.i©,H/iħ)J-H+iħ)J+sH+H-si)iħ)i+b(+H0i¨)L(H*H*W(Ì)c(°)H*H*P(È)J+^*¬)H*H,b(²)4)3H*H-b(­)H*H+b(¬)3H+iħ)i*o,hH*H*W)°)c)Ì)H*H*P*¬)^*È)H*P*Ä)J,H*P*¼)n,hH*i¼)8ğ)3H*P*À)H,i.J+H*W)Ì)c(,H+H*P*È)^((H*H,i)^*Ä)3H*Q+PH*Y(Xj0®H*U(¡H*U(i)H*U(i+ÕjG«j8®¬H*Y([jħ)H*U(ZC¬j½ĠÑĢ¿ßĆÃÆ§¦­H*Q+H*Y(j0®H*Y(jħ)H*U(C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J7jF°H7­jáó»ďùĕ¹Ôç§¦J7jC°H7­jēËìÁÙßºĐ¼§¦J7jG°­H7­I7*h*hH(P*Ä)J-H(P*À)J+w5(H(P*¼)H-i,Q+(H7z5(H+I,4)3H(H+^*Ä)H(P*¸)H+n,hH(i¸)8Ġ)H(P*Ü)I13H(H+i)J,^*À)H(P*¼)H+i,J+i(b(4H+H-^*0H+H7_+(3H*H,^*¨)H*iÈ)H*i¸)Ĥ2((H(P*Ô)H1n,hK(i8J,L(H,i,H(iÔ)J+P*(J-H+P*,i,H-i)J-H-i,uCJ-i0i¸)8ã)H,P*,i)n,hH,P*0H,P*48¬+(3H,P*0I.H+H-^*(H+H.^*,H,i8L(3H(P*Ø)H1i¸)H*iÈ)i¸)Ĥ2((H(H1i)^*Ü)H*H*P*Ä)^*Ð)H*H*Q*¼)_+È)H*H)Q((_*Ô)H*H)P(0^*Ü)H(P*è)J)H(P*à)n,hH(ià)8ġ)3H(H)i)J,^*è)H(P*ä)H)i@J(H*Q+È)_*(H(H*Q+Ð)_*0H(H*Q+Ø)_*8H,m,hi§H,iäÄè(8Ì*(3H*iØ*L(H(3Ê>*=§2¦K(iØ*J+L(H+iÈ)H)H*iĔÔè(8gH+Q+È)I@*hH+U(Õ)J7i*n,hH(i*b(H(H@_+(4)3H+H+Q+è)_+0H+H+Q+ð)_+8H+H+Q+ø)_+@H+H+Q+Ā)_+HH+U(æ)I;H+U(å)I8H+Y(ä)ICH+P*à)I3H+P*Ü)I<H+P*Ø)I=H+P*Ð)I4H+U(Ô)I9H+W)Ö)I5H+H+Q+Đ)_+XH+H+Q+Ĉ)_+PH+H+Q+Ę)_+`H+H+Q+Ġ)_+hH+H5c)Ö*H+H7b(Õ*H+H9b(Ô*H+H4^*Ð*H+H@_+È*K(iĈ)J-L(H+iÈ*J0P*,I*H0P*(I>H-i¨)i(iĈ(Ĥ3(i7I1H+iÈ)J:*§*h+h*h*h*h*h*hH,J)H*o,hH)H>U((J,iWo5*H/iħ)i0n5)4-3H/iħ)i0n5*j¨¨¨¨¨¨)I@H*I)4.3H1iħ)m,hj¨¨¨¨¨È)I@4.3H1i)I1i(I.i(I/4*3H,iYiħ)i0w,hi(I.j¨¨¨¨¨HI@*h*h*h*h*h*hi(iHH,iă(iħ)iĎ)qJ2CH,iĊ(69)33333333,33(3-+*33i)I.4,3i*I.4+3i+I.4*3i,I.4)3i-I.3H/iħ)i0q,hH-i8H-i¨)J,H1i+J6iĠ(H/J?8H-j)H?ÕJA®H6iè(J68È*i8i(H2CH,J,H-Q+(J@H,Q+(­_+(H,H-Q+0JBH,Q+0­_+0H-H-Q+ø)H2iĈ(H.i,H6i+Q+ĈÑiHA±­_+ø)H-H-Q+È)j(H@i)H.J,iMJ2C­_+È)H-H-Q+Ð)j(HBH2C­_+Ð)H-H-Q+Ø)j(H@H,i3J,C­_+Ø)H-H-Q+à)j(HBH,C­_+à)H-H-Q+è)j(H@H.i*i+qJ,C­_+è)H-H-Q+ð)j(HBH,C­_+ð)3H/i)I/i(I.4*3H.i),hj¨¨¨¨¨Ĉ(I@4-3H,H/iXI/i)I.4)3H1iħ),hj¨¨¨¨¨È)I@H*I)4,3H-iHJ)H-i¨)iĈ(Ĥ2((H:i8H)iĈ(Ĥ2((i(4,3H)i)I,H/iħ)i0u5)33j¨¨¨¨¨¨)I@3H:H0P*0H)ÕH0Y(4jH®H@¬¬H0Y(6j`®H0Y(5jX®¬¬_*,i)3^*(H-iĈ)L(H+P*È)i)n,hH+Q*Ì)I@H(i*b(H(H@_+(4)3H7ÕI@H9Õjħ)«IBH+H+Q+¨*_+H+H+Q+°*_+ H+H+Q+Ø)JA_*tH+H+Q+ð)_+À)H+H+Q+è)_+¸)H+H+Q+à)_+°)H+HA_+¨)H+Q+Ę)JAH+Q+Ĉ)JGH+Q+ø)JE¬j§­«jħ)«H+Q+Ġ)JDH+Q+Đ)JHH+Q+Ā)JF¬j§­«j¨¨¨¨¨¨¨¨§«¬j(z,hH(i*b(H(H4ÕHBjH®¬H@jX®¬H5Õj`®¬j¨¨¨¨¨Ĉ)¬_+(4)3*h*h*h*h*§*hH<i)o5(i(H=U((J)iğ(n5)BH)iĊ(o5(i)4)3H8i*o5)H33I)H+ið(H+i0i)i*8ZH+U(vi*o,hH(H+Q+p_+(4+3H+P*pI*H+ið(H+i@i(ið)8ZH+U(vi*o,hH(H+Q+p_+(4+3H+P*pI,H+ið(H+iPi)i§8ZH+U(vi*o,hH(H+Q+p_+(4+3H+HE_+è)H+H+Q+¨)_+È)H+H+Q+°)_+Ð)H+H+Q+¸)_+Ø)H+H+Q+À)_+à)H+H+Q+_+Ę)H+H+Q+ _+Ġ)H+H)b(¸*H+HF_+ð)H+P*pI)H+HA_+Ĉ)H+HG_+ø)H+HD_+Đ)H+HH_+Ā)H+H,c)¬*H+H*b(´*H+H)^*¨*H+i(b(µ*H+Q+Ð)ICH+Q+È)IEH+Q+à)IFH+Q+Ø)IIH+i*b(®**hHEHAHG«JA«JG£HCHDHH«JD«JH£¤JCÏi*s5(HAHI«JE£HDHF«JD£¤JAÏi*s5(HAjH®HC¬x5(H+ið(I,H+iÈ)I)K(i8J-L(H+i`J*P*(I.*h*h*§*h*hH*P*,J/i)n,hi)I/H.U((iUn5)3H-H.H/i)i88cH-U((i.o,hH,H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨H¬_*(4-3H-U(*I.j)H-U(,J/Õ®J@H)Q+(JAH)Q+0JBH/iè(qJ0C«JCH@H)Q+8JFH)Q+@JIH0C«¬x5+HCxJ1H)U(o5+HBHI¬IBHAHF¬IAH)iHH)iPH0CQ+(H/igÕJC°Ïi)i(i*H@H)iXH)i`H0CQ+(«xCi(i,H@H)ihH)ið(H0CQ+(«xCU(ØÑhJ05)*§H1,hH.i/u5-iĠ)4)3H.iğ(s5,i03H.iħ)H/n4*3H,i*b(.H,i(b((4+3H-H0H.HAHB83H-H-i0H/iè(qCQ+(HC°Ï3H)U(i)o5(i)m5(HAHBH.iè(qCH.Õ°Ïi)5(H,i*b(.H,H/b(*H,H.b()H,i)b((4)3H,H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(3H-i8L(H+U(vi*o,hH(H+Q+p_+(4,3H+i·*H+U(rb((H+H+W)pc(µ*HGHH¬x,hH+igb(³*H+i©Fc(±*H+i(b(®*3HDHE¬x,hH+igb(³*H+i¨Fc(±*H+i(b(®*3*hH+iÈ)J)U(i)o5(H)U(I**hH)P*J,i)o5(H*5(H)U(i)m5)3H)805(H)i*c)H)H*i§i)b(H)H,i)J)i§H)C^*3H+U(®*I*H+W)¬*ið)q5,H*iħ)i*n5*4,3H(H4ÕH5Õj`®H@jX®¬HBjH®¬¬j¨¨¨¨¨è)¬_+(4*3H(H;b(/H(H8b(.H(H3b((H(i-j)d((H(H3ÕHCjH®¬j0°f()4)3H+ië(b(³*H+iª.c(±*i(I*H+i(b(®*4)3H(i*b(4)3*hH+U(´*J)i*o,hH+P*¨*i)o5)H)i)o5)H+U(¸*5)H+U(µ*i)5)3H+iÈ)805(H*iħ)i*o5(H+ií(b(³*H+iª*c(±*H+i(b(®*3H(H+iÈ)i¨)Ĥ2((3H+iØ*L(3ü1*4§.¦K(i8J3L(H(H)U()J/i)J.mi`i(b(ZH(H.i`I-H(U(¡I0H(*§*hH/H)U(+J7oJ6m,hH-Q+HI9H-Q+@I;H-Q+8I:H3H-H0H)U((H)U(*J2i0H)U(,i885H3U((i*o,hH-i(b(Yi(4+3H-i(b(Yi(H9H:H;¬j§­«H2Õ°Ïi)5*B4)3H-i(b(ZH3i0H-H)U(*J28¦H3U(0J-i*o,hH(H.mi`H2H-i)H3U(183H(H0J-H-U(H.mb(3H(U(i)3b(i)I/H0,hH(H(P*i)J-i§H-C^*i(I/3H(H/b(¡H(W)J4i0I-*hH65(H(H.i`J.Q+HJ<H.Q+@J=«J9H.H0i)i+Q+(«J:x5(j)H)U(,J1ÕJ>®j)H2Õ®¬I;H:¢ÏJ6igJ8i-J)Q+ĈÝhH)Q+ĀÝh¬H)Q+ĐÝh¬H)Q+ĘÝh¬H8i+Q+Āíh¬I:*h*h*h*hH2i/H1i/J)iGJ1i§H)H16*)*(3i(I1H:H;«j(z5*4+3H<H.Q+8H=¬j§­«I93H:H;«j(z5(i(I1H9H>°Ïi)m5)3H.H6H0H.Q+0H.Q+(¬8wI13H(iĜ(I.H,P*4I,H-I)*h*hH4iħ)i+n,hH(H/i)i+Q+(j(z,hH(iĝ(I/4*3H(i(H/i6i[H+H,8Ç)H(U(i+nI5H(U(I)3H(iĝ(I/H55(H)iħ)i+o5)3H(Q+HH(Q+@H(H(U(¡J0i+J)Q+(««j(z,§i(-H(Q+H(Q+xH)Q+`««x5)i)3I)H1m5(H)H.U((i+o5(H(i(85(H(H)H0i)i(iWH+H,8Ç)3*hH4iħ)J2H.U((o5(H/U((H-o5(H(U(J.i+u5(H7i)I0*hH*P*4J/H*P*0J5w5(H(Q+PH(Y(Xj0®H(U(¡H4i)H-i+Õjħ)«j8®¬H(Y([jħ)H(U(ZC¬j½ĠÑĢ¿ßĆÃÆ§¦­H(Q+H(Y(j0®H(Y(jħ)H(U(C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J9jF°H9­jáó»ďùĕ¹Ôç§¦J9jC°H9­jēËìÁÙßºĐ¼§¦J9jG°­H9­I9H*P*,I4i(I*i)I)+h*hH*H4H/i,J/Q+(H9yI*H)H.w5(H)i)I)H/P*0J/H5q5)33H*i*i¤s5(H(H0i*i*i\\H+H,8Ç)4)3H.iċ(u5(H(H0i*i+i]H+H,8Ç)3H(H+H,8·)H(H1H+H,8h*hH2H(U(n,hH(U(H-n5)3H(i(b(3H3i8L(3¾1*9§+¦H)U(4J5Õjħ)«I;H)Y(6I<H)P*0I6H)P*,I0*§*h*hH)Y(5J=j*y5(H0m5(H)P*(I+H)U(7I4i(I)+hH)H+J,U((iĤ(o,hH0H)i)J)o5)4*33*h*hH)m,hi)I*H+i)H+CI7i(I)4)3i)I7H)i)I*H,T((ihp,hi(I)4)3H+I7H)i§n5)3H*H0w,hH*H0o5*H+5)4*3H*H+T((iç§t5)3*§*h*hH)i)J*m5(H*H0w,hH*H0n5)4*3H*H+T((ihp5)3H0H*I,H*H+4)3i(3I+H,i(H+CJ,m5(H*H6I:H+i)H+CI*+hH*H.J+U((iĤ(o,hH.i)J.H,o5)4*33*h*hH.m,hi)I2i(I.H*I84)3i)I8H.i)I2H+T((ihp,hi(I.4)3H*I8H.i§n5)3H,H2u,hH,H2o5*4)3H*H2T((ihp5)3*hH.i)J/m5(H,H/u,hH,H/o5*4)3H*H/T((ihp5)3H,H/n5(H/H:I9H*H/I+H,H/I3H*H.I1H,H.I/i)I*+hH*H1J-U((iĤ(o,hH*i)J*H/o5)4*33i(I2*h*hH*i)n,hi)I*H+I/4)3i)I/H-T((ihp5(H*i)I2H+I/H*m5)3H*H3w,hH*H3o5*4)3H*H+T((ihp5)3*h*hH2i)J-m5(*hH-H3w,hH-H3o5)4*3H+H-T((iç§r5)3H-H9I0i(I-i)I*4)3H-H9I0H+H-I*H3H-J-m,hi(I-4)3H,H2H.i*I+i(I1+hH*H1J3U((iĤ(o,hH1i)J1H+o5)4*33*h*h*hH1m,hi)I,i(I1H*I+4)3i)I+H1i)I,H3T((ihp,hi(I14)3H*I+H1i§n5)3H,H-w,hH,H-n5)4*3H*H,T((ihp5)3H(H0H1ÕH;jH®H=jX®¬H<j`®¬¬j¨¨¨¨¨è(¬_*(4+3H+I*H1I-3H(i©.c(eH(H5b(dH(H0^*`H(H-^*\\H(H*^*XH(H4b(WH(i©,c(UH(H5b(TH(H9^*PH(H2^*LH(H/^*HH(H4b(GH(i©*c(EH(H5b(DH(H:^*@H(H.^*<H(H8^*8H(H4b(7H(i)c(5H(H5b(4H(H6^*0H(H)^*,H(H7^*(ig4*3H(H0H6ÕH;jH®¬H=jX®¬H<j`®¬j¨¨¨¨¨è(¬_*(3i*I4i53H(H4b((3Ġ1*K§)¦K(iĈ(J-L(H)U(Ĥ)I7H)U(®*I/H)U(³*I3H)U(²*I4H)U(±*I5H)U(°*I6H)U(¯*I.H*i(H)U(qH+P*<J09-(I=H-ihJ1H)i@i(8[H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+HH-H+^*PH-U(|I>H-U(xI?H-U(yI@H-W)zI2H)U(ĥ)I8H*i)H)U(©)H09-(IAH1H)iø(i)8[H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+8H-H+^*@H-U(|IBH-U(xICH-U(yIDH-W)zIEH)U(Ħ)I9i*I:H*i*H)U(á)H09-(IFH1H)i°)i(8[H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+(H-H+^*0H-U(|IGH-U(xIHH-U(yIIH-W)zIJH)U(ħ)I;H*i+H)U(ę)H09-(IKH1H)iè)i)8[H-H-P*p^*`H-H-Q*h_+X*§H.i*o,hH.H/i)I:H/i(oH)P*Ġ)J<i)s4)3H)P*Ġ)I<i)3ILH-U(|IMH-U(xINH-U(yI0H-W)zI1H)P*°*I+H)U(¸*I*i,i¨)8Ó)J,m,hi,i¨)8Í+(3H,H-P*P^*0H,H-Q+H_*(H,i(b(?H,i(b(=H,H>b(<H,H2c):H,H@b(9H,H?b(8H,H=^*4H,H7b(GH,H)P*(^*@H,H)W),c)DH,i*i*H.H/CH.i*nJ2Cb(>H,i+H6H5mH4H3mH7i+oCb(FH,HA^*TH,i(b(_H,i*i*H.H/i)oCH2Cb(^H,i(b(]H,HBb(\\H,HEc)ZH,HDb(YH,HCb(XH,H8b(gH,i+H6H5i)nH4H3i)nH8i+oCb(fH,H-P*@^*PH,H-Q+8_*HH,H)P).^)`H,H)W)2c)dH,i)b(H,i*i*H.H/i*oCH2Cb(~H,i)b(}H,HHb(xH,HIb(yH,HJc)zH,HGb(|H,HF^*tH,H9b(H,i+H6H5i*nH4H3i*nH9i+oCb(H,H-P*0^*pH,H-Q+(_*hH,H)P*4^*H,H)W)8c)H,H-P*`^*H,H-Q+X_*H,i)b(H,i*i*H.H/i+oCH2Cb(H,i)b(H,HMb(H,H1c)H,H0b(H,HNb(H,HK^*H,H)W)>c)¤H,H)P):^) H,H;b(§H,i+H6H5i+nH4H3i+nH;i+oCb(¦H(H:b(WH(i,^*0H(H,^*,H(i,^*(H(i(b(NH(i©*c)LH(i(b(QH(H*b(<H(H<^*8H(H+^*4H(i*b(DH(i(c(UH(HLb(TH(i(^*@H(H)W)¬*c)JH(H)P)¨*^)FH-iĈ(L(3Å1*3§-¦K(iĘ(J.L(*h*h*hH)Q+HJ:H)Q+@J;«H:H)Q+8J9­­j(z5(H9H:«£J<j)~5(H;H9H:¬j§­«J9jýüþúĂòĒÒÒ§«I:H9jÒÓÑÕÍÝ½ýý(«I9H<Ïi)o,hH9x5*H:j(z5)4*3H9£Ïi(H:£Ïn5)3H)U(e5(H)U(Yiċ(s5(*hH+i*w,hH-P*0I4H.i8J2H)H)U(dJ08dH.i(b(H.H-^*H.H.iď(^*H)H0H2H.iĐ(iĄÆè(82Bj(I:H4H-P*0J/q,hH+i)I6H*i4I3+hH-H/i)J+^*0H,Q+(J9x5+H,H9j)¥_+(H-P*,H+i-J+U(*I0H+U((I2H+U(,I+H.H)Q+`_+pH.H)Q+X_+hH.H)Q+P_+`H.H)Q+H_+XH.H)Q+@_+PH.H)Q+8_+HH.H)Q+0_+@H.H)Q+(_+8H.i0H.i8H.U(tH2H+i8H0i085j¨¨,I9H.U(tJ5i)n,hH.H.P*pi)J+i§H+C^*pj(I93H.H5i)b(tH.Y(kjħ)H.U(jCI;H.Y(hj0®I<H*P*4I0H*P*0I1i(I/H.Q+`I=*hH.U(iJ7i,q5(H0H1w5(H9H<¬H;¬j½ĠÑĢ¿ßĆÃÆ§¦H=­I9H*P*,I8i(I+i)I/H0I2+h*hH+H8H2i,J2Q+(H9yI+H/H7w5(H/i)I/H2P*0J2H1q5)33H+i*i¥qI/3H.H/b(uH;H<j(j¨¨,H5C¬¬j½ĠÑĢ¿ßĆÃÆ§¦H=­I9*hH0H1q,hH*P*,H0i,Q+(H9y5)3H*H1^*4H*P*(H1n,hH*8Ġ)3H*H1i)^*0H*P*,H1i,J+i(b(4H+H0^*0H+H9_+(3H.iø(H.i8H*H6H,H-8?H1H*P*0J0q,hH*P*,I2H0J+H1i),hH3H2H+i)J+i,J/U(4i+i*H/P*0^*(3H1i)H0o,hH2H+i,i@I/+hH3H/i<U((i+i*H/i8P*(^*(H3H/i,U((i+i*H/P*(^*(H/iHI/H+i*J+H1s5(33H*H1^*03H.P*x,hH(j)_+(4.3H.Q+H:¤I:H-P*0J/H4s5(33H(j(_+(H(H:_+04+3H.i8J+H)H)U(dJ*8dH)H*H+84I:H:H,Q+(J9,hH(H:_+0H(j(_+(H,H9H:¥_+(4+3H(j)_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3H.iĘ(L(3Ģ0**§)¦H*i+u,hH(P*(H*i.J(])(H(i,[)(jH®¬J-x,hH)P*0J(I+H(H)P*(n,hH)H(i)i)8è)H)P*0I+3H)H(i)^*0H)P*,H+iUb((3H-jH°ÏI(*hH*i)u,hH(iħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iù(b((H(i)J(iħ)H,q5(33H-j@°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iú(b((H(i)J(iħ)H,iħ)q5(33H-j8°Ïiħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iê(b((H(i)J(iħ)H,q5(33H-j0°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iö(b((H(i)J(iħ)H,iħ)q5(33H-Ïiħ)J,m5)i(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iø(b((H(i)J(iħ)H,q5(34)3H(iħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+ię(b((H(i)J(iħ)H,q5(33H-j@°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iĚ(b((H(i)J(iħ)H,iħ)q5(33H-j8°Ïiħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iĊ(b((H(i)J(iħ)H,q5(33H-j0°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iĖ(b((H(i)J(iħ)H,iħ)q5(33H-Ïiħ)J,m5(i(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iĘ(b((H(i)J(iħ)H,q5(3373H*i,iôÔè(8Ì*(3ĝ/*.§2¦K(i8J0L(H*U(,I.H)U(I-*h*hj)H*U(*J,Õ®J1H)Q+(J9H)Q+0J:H,iè(qJ+C«J2j(z5(H1H)i8i@H+CQ+(«j(z5(i*I)i-I+4)3H2xH-o,hi+I)i-I+4)3*hH)iHH)iPH+CQ+(H,igÕ°Ïi)i(i*H1H)iXH)i`H+CQ+(«xCi(i,H1H)ihH)ið(H+CQ+(«xCU(ØÑhJ/m,h*h*¦*h*hj(j)*§H-,hiĠ)H,i/s5)BH)Q+@I4H)Q+8I6j(I1j(I24*3H,iĠ(w5*i03H,J+Õ®J2H+iħ)iè(qJ+CI8H2j(H+CI7j(H1H,iè(qJ+CJ3jħĦĥģğėćçħ(«I2H1j(H+CJ4jħĦĥģğėćçħ(«I1H3jĦĥģğėćçħ¦«I5H4jĦĥģğėćçħ¦«I3H)Q+8I6H)Q+@J4H-m5*B3H5j_®H3j1°¬H2ja®H1j/°¬¬I1H5j1°H2j/°¬I24*3H1jħĦĥģğėćçħ(«I2H1jĦĥģğėćçħ¦«I5H)Q+8I6j(I1H)Q+@3I4H5j/®H3ja°¬H2j1®H1j_°¬¬I2H3j/®H1j1®¬I13H)H-i)i,J+Q+(H1«H7H6H9¬j§­«¬I1H+i0Q+(H2«H8H4H:¬j§­«¬I24)3H0H/H,H)Q+8H9¬H)Q+@H:¬83H0Q+0H)H-i,J+Q+0j§­«I2H0Q+(H+Q+(j§­«I13H1H2H.iè(qCH.Õ°Ïi)m,h*h*§H-,hH,i8q5*iĘ)4)3H,iė(s5)i83H/5(H,iħ)H.o5(iCI)iè(I+4*3i-I)i(I+H,H.i/s5)H/i-o5)iDi-H,i/H.i/J)H)iGJ)H)i*nJ*CI)ié(i(H*CI+4)3*hH/,hH*U((i.n5)i1I)i(I+4*3i(I+i(i7H-CI-H.iĠ)i+I/*hH*U((J*i.o,hH-H/n5)i1I)4+3H-H/o5)i0I)4*3H*i)i+u5(i0I)4)3H)U(i)o,hiFI)4)3iFiEiFH)U(H,nCH)U(H.oCI)iê(I+3H(H+b()H(H)b((H0i8L(3Ó0)8§K(iø(J+L(H*P*,H*P*08uH*8*h*§*h*hH*P*0J.m5(H.i-I0H*P*,I1H)P*Ü)J7m,hH0I.H1I,+hH+i\\H)H,i)U((J-i)i`H,i(i+H-H,i+U((J4nJ5C8YH+U(\\J2i*o5+H,i-I,H.i-J.5(34)3H)P*Ø)J/H7i¸)i¸)I8H0I.H1I,+hH+i\\H8H,i)U((J-i)i`H,i(i+H-H,i+U((J4nJ5C8YH,i-J6H+U(\\J2i*o5+BH6I,H.i-J.5(33H(i(^*0H(j¨¨¨¨8_*(4*3H)P*Ø)I/H,i-3I.H+H+P(d^(GH+H+Q(]_+@*hH/H7i¸)i¸)J:H)H7CJ6U(¬)i*o,hi(I/i-I34)3i-I/H-i)s5(H,U(*igs5(H4i)s5(H,U(,igs5(H5H,U((i.ni)o,hi1I/4)3H+i0H6H,8EH+U(1I3H+U(0I/3i)i`8Ó)J,m,hi)i`8¬+(3H,H2b((H,H+Q+@_()H,H+P(G^(0H,H3b(5H,H/b(4H+i)^*<H+H,^*8H+i,^*4*hH.H0H1J1n5(H+i]I4i)I/+h*§*hH7,hH.I-4)3+h*hH+i\\H)H.i)U((J2i)i`H.i(i+H2H.i+U((J8nJ9C8YH+U(\\J5i*o5(H.i-J.H1o5)4-33H.J-i-4)3+h*hH+i\\H:H-i)U((J2i)i`H-i(i+H2H-i+U((J8nJ9C8YH+U(\\J5i*o5(H1H-i-J-o5)4,33H-i-3I.H+H4P(/^(oH+H4Q((_+h*hH6U(¬)i*o,hi(I0i-I34)3i-I0i(I3H2i)s5(H-U(*igs5(H8i)s5(H-U(,igs5(H-U((i.nH9m,hi1I04)3H+H6H-8EH+U()I3H+U((I03H+H+P(o^(WH+H+Q+h_+PH+P*4H/n,hH+i4H/i)i68è)H+P*8I,3H,H/i6J-H5b((H-H+Q+P_()H-H+P(W^(0H-H3b(5H-H0b(4H+H/i)J/^*<H.H1o5(33H(H+P*<^*0H(H+Q*4_*(3H*P*(,hH*P*,i)8á)3H+iø(L(3É0*-§,¦K(iø(J/L(*h*hH,iħ)J1i)u,hi6I0H.iħ)i-n,hi3I*4+3H)H*i+J2U(Ĥ)i+o,hi4I*4+3j)H-Õ®J5H.iħ)J.i+Q+ĀÊhj(j0H.C®«x,hi7I0i5I*4+3H)i@J3H1i`J,Q+@H,Q+H«H,Q+(J4«J6x,hH,Q+0H4¬I44*3H,H6¢Ïi)H,Q+0H4¬J48wm5)i8I0i6I*4*3H)H*i+J1U(Ĥ)i+o,hiDI0i<I*4*3jXI4iEI0i3I**h*hH.iħ)J.6.)((((+(3j`I43H.i+Q+ĀÊhH4®J6H+Õ°j)«x,hi=I*4*3H)i@J2H1i`J*H+i(H*Q+0H*Q+(¬8w,hi>I*4*3H2H,i+J1i`J,Q+(I4*hH,Q+0J5H,Q+@H,Q+H««J7x,hH4H5¬I44)3H,H7¢Ïi(H4H5¬J48wm5(iFI0i6I*4*3iFI0H4j)H-Õ®J5«j(z,hi7I*4*3H,H-i(H48w,hi8I*4*3H-i+H-H+i+H+i),hi9I*4*3H5H6«x,hi5I*4*3H/H)H1i.J)W(,c)DH/H)P((^*@H/i@H.U((m,hiGI0i:I*4*3H/H*Q+X_+pH/H*Q+P_+hH/H*Q+H_+`H/H*Q+@_+XH/H*Q+8_+PH/H*Q+0_+HH/H*Q+(_+@H/i0H/i@J)H+8¦i;iFH)i)8Ú*CI*iHI04)3i9I0H4H5«j(z,hi7I*4)3H,H-i)H48w,hi8I*4)3H-i+H-H+i+H+i),hi:I0i9I*4)3H/H)H1i.J,W(,c)DH/H,P((^*@H/i@H.U((m,hi<I0i:I*4)3H/H3H2i`J,Q+X_+pH/H,Q+P_+hH/H,Q+H_+`H/H,Q+@_+XH/H,Q+8_+PH/H,Q+0_+HH/H,Q+(_+@H/i8H/i@H+8¦*h*h*hH)U(°*i)n,hH)U(±*H*iħ)n5)3H)U(²*i)o5)H)U(³*H*iħ)o5)3H/i@J)i)8Ú*5)H)i(8Ú*5)iFI*i=I04*3H/i@i)8Ú*5(iFI*i=I04)3i;I*i=I03H(H0b()H(H*b((H/iø(L(3Æ0*.§9¦K(ihJ*L(H*i\\Õj¨¨¨¨¸1¬I4H(Q+pI5H(Q+`I6H(Q+PI7H(Q+hI8H(Q+XI9H(Q+HI:H(Q+@I;H(Q+8I<H(Q+0I=H(Q+(I>j8I0jĠ(I2i`I-+hH*i(^*\\H0j)¥I0H-Õjg«I?j(I1*h*h+h*h*h*hj)H1H?¤J@®J3H>H=H1H2¤jè(|J,C«xJ.m,hH*P*\\I+4)3H*P*\\I+H3H<H;H,C«x5)3H:H7H,CH@°Ïi)i(i*H3H9H6H,C«xCi(i,H3H8H5H,C«xCU(ØÑhI/H+i(r,hH*H4_+8H)iàÑè(iĐ°è(H*i88r5,H*i(^*\\3H)P*0J,I+H,H)P*(n,hH)H,i)i)8è)H)P*0I+3H)H,i)^*0H)P*,H+jĘĄ±»¿ĖBjøÄ±º½Ē:H.CH/i+ÕjĠ)«°d((4)3H*H+i)^*\\3H1j)¤J1j0z5(3H*P*\\i(r,hH*H4_+8H)iàÑè(iĐ°è(H*i88rH0x5)5)4*3H0j(z5)3H*iĊ(iğ(H(U(C^*4H*H(iĈ(Õj¨¨¨¨Ĉ0¬_+PH*H(iČ(Õj¨¨¨¨È1¬_+HH*H(iĔ(Õj¨¨¨¨H¬_+@H*H*i4ÕJ0j¨¨¨¨¸0¬_+8H*i\\iĘ¸è(H*i88xH*P*\\H*P*`I-*h*hH*P*dJ,H)P*(H)P*0J+s,hH)H+H,i)8è)H)P*0I+4)3H,m5)3H,m5(H)P*,H+H-H,Ĥ2((3H)H+H,^*0,hH-i)8á)3*hH(U(i)n,hH*H(U(b([H*H(U(b(4H*H0j¨¨¨¨Ø1¬_+@H*H*i[Õj¨¨¨¨Ø1¬_+8H*i\\iÜ®è(H*i88xH*P*\\H*P*`I,*h*hH*P*dJ(H)P*(H)P*0J+s,hH)H+H(i)8è)H)P*0I+4)3H(m5)3H(m5(H)P*,H+H,H(Ĥ2((3H)H(H+^*0m5)H,i)8á)4)3H)P*0J(I+H(H)P*(n,hH)H(i)i)8è)H)P*0I+3H)H(i)^*0H)P*,H+iUb((3H*ihL(73H)P*0J,I+H,H)P*(n,hH)H,i)i)8è)H)P*0I+3H)H,i)^*0H)P*,H+iWb((H-i`I-H2j0¥I24(3(3ć2*3§0¦K(i¸)J+L(H)U(I-i-I,*h*hH)U(J.i+n5(H-i+n5(i(I)4)3*hj)H*U(*J0Õ®J6H)H*U()J1i)J2i`J/Q+(«J8j(z5(H/Q+0H6«j(z5(i*I)4)3H8xJ/H)U(¡o,hi+I)4)3H*U(+J,H1n,hi(I,K(i¸)J-L(*hH)H*U()i)J/i`J0H)U(¡J.H*U((H*U(,i8H*U(*i0J18TJ*iħ)iFo5(H-i8J*H)i¨)Ĥ2((H-i0H*H0H.H185H.i)I,*h*hH-Q+XH-Q+PH-Q+@J6H-Q+8J7H.C««J8j(z,hH*H8¢ÏH,H6H7¬8w5)3H-Q+H-Q+H-Q+xJ6H-Q+pJ7H.C««J8x5)H-ið(H8¢ÏH,H6H7¬8wm5)3i2I*iTI,4)3H)iĜ(J*H/U((i+o,hiAI*iXI,4)3*hH)Q+HH)Q+@H)H.i+Q+(««j(z,§i(-H)Q+H)Q+xH)H.i+Q+`««x5)i)3I)iYI,H)H*U((i+n,hiFI*4*3iBiFH*H)i)U((i+nCI*4)3iFI*iYI,3H+H,b()H+H*b((H-i¸)L(H+U()I,H+U((I)4)3H*U(,H0o,hi?I)iPI,4)3H)H,i)J,i`J*Q+0H*Q+(¬H6«j(z,hi7I)iQI,4)3H)iĜ(I3*h*h*h*h*§H)Q+HH)Q+@H)H/i+J*Q+(««J6j(z,hH6I7i(4)3H)Q+H)Q+xH*Q+`««J7x5*i)3H1o5(H0H7¢Ïo5(H)H1i)i`J*H0H8j(zH*Q+0H*Q+(¬8wm5(i8I)iRI,4,3H6j(z5)i)I4H-I.H)Q+H)Q+xH)H/i+Q+`««J6j(z5)3i(I*4)3H6¢Ïi8H4i0I*H.iħ)i+n5(H3H4mU((i+nI53H+i8J-H)i¨)Ĥ2((H+i0H2i`H-H08¦H+U(0J)i*o,hH2mi`H-H0H)i)H+U(183H*i8I-H*i0I.*h*h*hH*H5J*i)m5(H1H.iħ)o5(H-H0o5(H+Q+XI:H+Q+PI;H+Q+8I6H+Q+@I74)3H+Q+XJ:H+Q+PJ;H+Q+8J6H+Q+@J7H/C««J9j(z,hH+i8H9¢ÏH/H6H7¬8w5*3H+Q+H+Q+H+Q+pJ9H+Q+xJ<H/C««J=x5(H+ið(H=¢ÏH/H9H<¬8w5)3H8j(zI)*hH:H;«H7H6H/C«J8j(z,hH+i8H8¢ÏH)H6H7¬8w5)3H+Q+H+Q+H+Q+xJ6H+Q+pJ7H/C««J8j(z,hH+ið(H8¢ÏH)H6H7¬8w5)3H,H3U((i+o,hiAI)iXI,4+3H*i),hiBI)iYI,H1H.iħ)o5+H-H0o5+3iFI)4*3i2I)iTI,4)3i@I)iSI,3H(H,b()H(H)b((H+i¸)L(3ô/*6§)¦K(iĈ(J,L(H)U(I5H)U(J9I.*§H)Q+HH)Q+@H)H)U(¡J6i+J0Q+(««J:x,hi)I-H5I.i(H)Q+H)Q+xH0Q+`««J:x5)B3H:¢Ïi8H-i0I7i(H.iħ)i+n5(BH)iĜ(H-i)U((i+n3H,i(c)*H,i(^*4H,j¨¨¨¨8_*,H)H,i,8SH7I8H,P*0I0H,P*,I.*hH,P*4J-m5(H0H-i-I1H8i)I2H0I-+hH-U((i/n5)H-i+U((H,i*J3H-i)U((i)i)b((i)H3J3H2H3U((i)b((H-i-J-H1o5(33H.,hH0i)8á)3H,H+^*DH,H*^*@H,H)^*8iª¨,H)W)J1i+iĠ7I-H,H,i*^*<H)U(I/*hH1i0J4,hi(I**h*hH4i*6*(+)3H-H/I-H)U( I*4*3H)U( i)I*4)3H/i)H-I-i(I*3H)W(I2i*I3*hH1iħ)i+n5(H5i+n5(i¨¬,H1i+iĠ7J)I0iª¨,H)I/*hH4,hH2i0I)i(I.*h*hH4i*6*(+)3H/H2I/H)I.4*3H)i)I.4)3H2i)H/I/i(I.3i)I3*h*h*hH/iħ)J+H.H0J.iħ)J)sH)H+siħ)6*)*(3i)I+4*3i*I+4)3i(I+3H,iHH,i8J)i(8Ì)H,ihH)i)8Ì)i,iè(8Ó)J),hH)H,Q*_*`H)H,Q*x_*XH)H,Q*p_*PH)H,Q*h_*HH)H,Q*`_*@H)H,Q*X_*8H)H,Q*P_*0H)H,Q*H_*(H(i*^*0H(H)^*,H(i*^*(H(H7i0c(OH(H8b(NH(i)b(QH(i*b(4H(H2c)DH(i(b(VH(i(c)TH(i(^*@H(i³Ğ¬0^)JH(H+b(IH(H.b(HH(H/b(GH(H3b(FH(H6i*H6H5i+oCH9i+nCb(WH(H-iħ)H*i¨¬,H1i+iĠ7i0c)RH,iĈ(L(73i,iè(8Í+(3Ć/)4§K(i8J0L(*hH)U(M5(H)P*,I2*hH)P*8J1H)P*0J3s5(H1H)P*4J,q5(H)i<J5H)U(@J/i)U((I.*hH/i-w,h+hH,H2I-*hH1H,J*i/u,hH*m,hi(I*i(I+4*3H.H-U((n,hi)I+i(I*4*3H*i)n,hi(I+4*3i)I+H.H-U()n,hi)I*4*3H*i*n,hi(I+4*3H.H-U(*n,hi*I*4*3H*i+n,hi(I+4*3H.H-U(+n,hi+I*4*3H*i,n,hi(I+4*3H.H-U(,n,hi,I*4*3H*i-n,hi(I+4*3H.H-U(-n,hi-I*4*3H*i.n,hi(I+4*3i.H*H-U(.H.nJ+CI*4)3H0i0H.H-H*8§H0P*4I*H0P*0I+3H+i)o5*H)H*H,i)J,^*4H,H3uH,H/wm,hH,H1u5)4,33K(iHJ(L(*hH/i,s5(3H(H/^*0H(i,^*4H(H(i4Õj¨¨¨¨Ĉ0¬_+@H(H(i0Õj¨¨¨¨Ĉ0¬_+8iă¯è(H(i8i´Äè(8ð*(3+hH,H2I-*hH1H,J*i0w,hH0H.H-H*8§H0P*,I*H0P*(I+4)3H*m,hi(I*i(I+4)3H.H-U((n,hi)I+i(I*4)3H*i)n,hi(I+4)3i)I+H.H-U()n,hi)I*4)3H*i*n,hi(I+4)3H.H-U(*n,hi*I*4)3H*i+n,hi(I+4)3H.H-U(+n,hi+I*4)3H*i,n,hi(I+4)3H.H-U(,n,hi,I*4)3H*i-n,hi(I+4)3H.H-U(-n,hi-I*4)3H*i.n,hi(I+4)3i.H*H-U(.H.nJ+CI*3H+i)o5)H)H*H,i)J,^*4*h*hH,H/q5(H,H3s5(H2H,H/J*H5H/8Ð*m5)3H,H1u5)4+33H)P*DI/H)H,^*DH/H2I4H*H/I,4*3H)H1^*43H)i)b(M*hH)U(Li)n,hH)P*HI/H)P*DI*4)3H)P*HJ/H)P*DJ*n5)3H*H2I4H/H*I,3H(H,^*,H(H4^*(H0i8L(3Ē0*0§)¦K(iè)J*L(H*i8H(P*H(P*J/iø(iø(H(H/Ciø(Ĥ2((H*j¨¨¨¨8_*H)U((I+H*i(^**h*h*h*h*hH+i)i(H+i)sCJ0,hi.I+i*I,i*I.i*I-H0i*6*+)*3H*i0H*i8H*U(tH)U(/H)U(1i0H)U(3i885j¨¨,I2H*U(tJ+i)n,hH*H*P*pi)J-i§H-C^*pj(I23H*H+i)b(t*hH*U(iJ.i,q5(H(P*J+H(P*J0w5(H*Q+`H*Y(hj0®H2¬H*Y(kjħ)H*U(jC¬j½ĠÑĢ¿ßĆÃÆ§¦­I2H(P*|I1i(I-i)I,+h*hH-H1H+i,J+Q+(H2yI-H,H.w5(H,i)I,H+P*0J+H0q5)33H-i*i¥qI,3H*H,b(uH*iĘ(H*i88£H*H*W(c(H*H*P(J+^*|H+iħ)i*o5+4,3i1I,i/I+H*i8H)U()J.i§i)J-i+Q+(J2H2H*Q+XH*Q+P««y,hi*I-4*34)3H)U()J.i§i)I-i-I+3H*H.b(H*H,b(H*H+b(H*H-b(H*i(b(|3H*H*W)c)H*H*P*|^*H*iČ(8ğ)H*P*J+H*P*^((H+H*W)c(,H*i)^*3H*Q+`H*Y(tj8®H*Y(hj0®¬H*Y(kjħ)H*U(jC¬j½ĠÑĢ¿ßĆÃÆ§¦­I2*h*hH(P*J-H(P*J,w5(H(P*|H-i,Q+(H2z5(H,I+4)3H(H,^*H(P*xH,n,hH(iø(8Ġ)H(P*I/3H(H,i)J+^*H(P*|H,i,J,i(b(4H,H-^*0H,H2_+(3H*H+^*xH*iĘ(H*i8iø(Ĥ2((H(P*H/n,hK(i8J+L(H+i,H(iĔ(J,P*(J-H,P*,i,H-i)J-H-i,uCJ-i0iø(8ã)H+P*,i)n,hH+P*0H+P*48¬+(3H+P*0I.H,H-^*(H,H.^*,H+i8L(3H(P*H/iø(H*iĘ(iø(Ĥ2((H(H/i)^*H*H*P*^* H*H*Q*_+H*H)Q((_*¤H*H)P(0^*¬)H(P*¨)J)H(P* n,hH(iĠ(8ġ)3H(H)i)J+^*¨)H(P*¤H)i@J(H*Q+_*(H(H*Q+ _*0H(H*Q+¨)_*8H+,hH*iè)L(H(73i§H+iäÄè(8Ì*(3Û/)7§K(iø(J+L(H*P*,H*P*08uH*8*h*§*h*hH*P*0J.m5(H.i-I/H*P*,I0H)P*ô*J6m,hH/I.H0I,+hH+i\\H)H,8ñ*H+U(\\J-i*o5+H,i-I,H.i-J.5(34)3H)P*ð*J1H6iÐ*iÐ*I3H/I.H0I,+hH+i\\H3H,8ñ*H,i-J5H+U(\\J-i*o5+BH5I,H.i-J.5(33H(i(^*0H(j¨¨¨¨8_*(4*3H)P*ð*I1H,i-3I.H+H+P(d^(GH+H+Q(]_+@*hH1H6iÐ*iÐ*J7H)H6CJ5U(Ä*i*o,hi-I44)3i-I2H,U()J1i+s5(H,U(*igs5(H,U(+J3i+s5(H,U(,igs5(*hH1H3n5(H,U((i.n5(i1I24)3H+i0H5H,8H+U(1I4H+U(0I23i)i`8Ó)J,m,hi)i`8¬+(3H,H-b((H,H+Q+@_()H,H+P(G^(0H,H4b(5H,H2b(4H+i)^*<H+H,^*8H+i,^*4*hH.H/H0J2n5(H+i]I1i)I/+h*§*hH6,hH.I-4)3+h*hH+i\\H)H.8ñ*H+U(\\J3i*o5(H.i-J.H2o5)4-33H.J-i-4)3+h*hH+i\\H7H-8ñ*H+U(\\J3i*o5(H2H-i-J-o5)4,33H-i-3I.H+H1P(/^(oH+H1Q((_+h*hH5U(Ä*i*o,hi(I0i-I44)3i-I0i(I4H-U()J8i+s5(H-U(*igs5(H-U(+J9i+s5(H-U(,igs5(*hH8H9n5(H-U((i.n5(i1I04)3H+H5H-8H+U()I4H+U((I03H+H+P(o^(WH+H+Q+h_+PH+P*4H/n,hH+i4H/i)i68è)H+P*8I,3H,H/i6J-H3b((H-H+Q+P_()H-H+P(W^(0H-H4b(5H-H0b(4H+H/i)J/^*<H.H2o5(33H(H+P*<^*0H(H+Q*4_*(3H*P*(,hH*P*,i)8á)3H+iø(L(3±/)-§K(iXJ+L(H(i@H)8|H)8®)H(iø(H)8|H)8®)H(i°)H)8|H)8®)H(iè)H)8|*hH(U(¯*J*i*o,hH+H(U(®*i)b(CH+iĊ(iğ(H*i)C^*DH+H+iDÕj¨¨¨¨¸0¬_+PH+H+iCÕj¨¨¨¨H¬_+HH+i0iä®è(H+iH8xH+P*0H+P*4I-*h*hH+P*8J,H)P*(H)P*0J*s,hH)H*H,i)8è)H)P*0I*4)3H,m5)3H,m5(H)P*,H*H-H,Ĥ2((3H)H*H,^*0m5)H-i)8á)4)3H)P*(H)P*0J*i)u,hH)H*i*i)8è)H)P*0I*3H)H*i*^*0H)P*,H*iÈĂ(c((3H+H(^*HH)H+iHJ*iê(8¯)H+H(^*HH)H*ië(8¯)H+H(^*HH)H*iì(8¯)H+H(^*HH)H*ií(8¯)H)P*0J,I*H,H)P*(n,§H)H,i)i)8è)H)P*0-H*3H)P*,iHb((H)H,i)J*^*0iğìĝù*H(P*Ĥ)J-i+iĠ7I.H*H)P*(n,§H)H*i)i)8è)H)P*0-H*3H)P*,H.b((H)H,i*J*^*0H*H)P*(n,§H)H*i)i)8è)H)P*0-H*3H)P*,iğìĝù*H-i-iĠ7b((H)H,i+J*^*0H*H)P*(n,§H)H*i)i)8è)H)P*0-H*3H)P*,iğìĝù*H-i5iĠ7b((H)H,i,J*^*0H*H)P*(n,hH)H*i)i)8è)H)P*0I*3H)H,i-^*0H)P*,H*iğìĝù*H-i=iĠ7b((H+H(iĠ)Õj¨¨¨¨Ĉ0¬_+0H+iHiĎ°è(H+i08xH+P*HH+P*LI,*h*hH+P*PJ(H)P*(H)P*0J*u,hH(m5*4)3H)H*H(i)8è)H)P*0I*3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8á)3H+iXL(3ħ.*/§,¦K(i8J-L(*hj)H*ÕJ5®J6H(Q+(«J7x,hH(Q+0H6«x5)3H*igI.*h*h*h*h*h*h*h*hH(Q+8H5°Ïi)i(i*H(Q+@H6«xCi(i,H(Q+HH6«xCU(ØÑhJ2i)6-,()*+-3H.i-J(Q+ĘÝhH(Q+ĐÝh¬I44-3H.i-J(Q+ĈÝhH(Q+ĀÝh¬I44,3H.i-J(Q+ĈÝhH(Q+ĀÝh¬H(Q+ĐÝh¬H(Q+ĘÝh¬I44+3H.i+Q+ĀÙhI4H*iħ)idi,H7xCo5*H4j)H*i`J(i.Õ®j)H(i*Õ®¬¬I44+3H.i+Q+ĀíhI44)3H6jħĦĥģğėćçħ(«I4H6jĦĥģğėćçħ¦«I5*§*§H7j(z,hH5j/®H4j1®¬I4H*iħ)J(iĠ(w,hi(4+3H*iĠ(i0nH(iĘ(qI/H*i0I1H*i84)3H5j1°H4j/°¬I4H*i0I1H*iħ)i/u,hi(4*3H*iĠ)iXnI/H*i83I0i)3I(+hH(iħ)I3i(I(H1I.*h*hH36+()()3H/m5*i(I/i*I(H0I.3j)H.Õ®H4¬I44(3(3H4x5)H25(i(i/H7xCI(+hH4j)¥H4«*hH(H4¢ÏJ.i+o,hH-H.b(7H-H)b(6H-H*b(5H-H)b(4H-i.b(3H+H-i3H,9((4)3H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i,b(.H+H-i.J0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i+b(.H+H0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i*b(.H+H0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i)b(.H+H0H,9((3J4j(z5(34)3+hH-H)b(6H-H*b(5H-H)b(4H-i.b(3H-H4¢d(7H+H-i3H,9((H4j)¥H4«J4j(z5(33H-i8L(3ß.*8§0¦H)P*(I+*h*h*h*hH)P*,J-6*+()3H+U((iUn5)3H*Q+HJ>jb°Ïi,H*Q+@J?jc°Ïi*H*Q+8J@jd°Ïi)iØÑè(I4H>Ïi*i,H?Ïi+i*H@Ïi,i)iØÑè(I5H+H-I6H*Q+(J<j¨¨¨¨¨¨¨¨8«xI7H<j8«xI8H<H*Q+0JA¬J;j¨¨¨¨¨¨¨¨8«xI9H;j8«xI:+h*§H+T((J*i(v,hH*iħ)I,H+i)4)3H+U()igI,H*iGI-H*iu,hH-i.H,I,H+i*4)3H+U(*igH,i.I,H*iq,hH,H-i4I,H+i+4)3H-i:i¨¨Ę(H+U(+igH,i.I,H+i,3I-H.iHI*H0H+H-*§*h*h+hH*m5)H*iÌÇè(H*i0J.I*P*(H,o5(3H.iÉÇè(U((I,H.iÈÇè(U((J/m5)i*I*j`jgH,CI;H9,§i*-H4U((I3H734*3H(H)P*0H0ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(73i*I*j(j/H,CI;H:,§i*-H5U((I3H833I*i(I2H<j)H;®J=«JBH=HA«¬j(z,hH@H;°Ïi)i(i*H=H?«xCi(i,H=H>«xCU(ØÑhi+nH/HBxnI23*hH*i*o,hH*H/nH3i-nH25)3H(H)P*0H0ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨¨*¬_*(73H.iHI.i)H/i)H,H1I1I0H-J+H6o5(3H(i*b(.H(H1b((73H(i*b(.H(i(b((73H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(3á/)/§K(iHJ,L(H(H)8|H)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iĤ(b((H(i`H)8|H,iĊ(iğ(H(U(¡C^*(H,H(iXÕj¨¨¨¨Ę0¬_+@H,H,Õj¨¨¨¨¸0¬_+8H,i,iĞ¸è(H,i88xH,P*,H,P*0I-*h*hH,P*4J*H)P*(H)P*0J+s,hH)H+H*i)8è)H)P*0I+4)3H*m5)3H*m5(H)P*,H+H-H*Ĥ2((3H)H*H+^*0,hH-i)8á)3H(iĘ(I0*h*hH(U(Z,hi(I*iĘÓè(I+iĚÓè(I/4)3H(U(,hi)I*iĚÓè(I+iĜÓè(I/4)3H)P*0J*I+H*H)P*(n,hH)H*i)i)8è)H)P*0I+3H)H*i)^*0H)P*,H+iUb((4)3*h*hH/H+J-H)P*(H)P*0J.s,hH)H.H-i)8è)H)P*0I.4)3H+H/n5)3H-m5(H)P*,H.H+H-Ĥ2((3H)H-H.^*0H(H*i`J+iZU((H+i[U((H)8º)3H,H0Õj¨¨¨¨Ĉ0¬_+@H,H(iĞ(Õj¨¨¨¨H¬_+8H,i,iĞ¸è(H,i88xH,P*,H,P*0I-*h*hH,P*4J*H)P*(H)P*0J+s,hH)H+H*i)8è)H)P*0I+4)3H*m5)3H*m5(H)P*,H+H-H*Ĥ2((3H)H*H+^*0,hH-i)8á)3iğìĝù*H(W)J-i+iĠ7I*H)P*0J+H)P*(n,§H)H+i)i)8è)H)P*0-H+3H)P*,H*b((H)H+i)J*^*0H*H)P*(n,§H)H*i)i)8è)H)P*0-H*3H)P*,iğìĝù*H-i-iĠ7b((H)H+i*J*^*0i+i*H(U(J+H(U( J-i)CJ(H)P*(H*s,hH)H*H(i)8è)H)P*0I*3H(,hH)P*,H*iĢÓè(iĠÓè(H-i)J-CiĞÓè(iĜÓè(H-CH+i)CH(Ĥ2((3H)H(H*^*0H,iHL(3Æ/*3§-¦K(iXJ0L(*hH(U(¯*J/i*n5(H(iĤ)I3H(i@I2H(i´*I4+hH4H(U(®*J-i+J+U((I1*hH3H+i*J,U((i+n,hi(I.H2H,i`J,i0H,H-i)sCQ+(J6H6H,Q+@H,Q+H««z5)3i(I.H2H+i`J,Q+HJ6H,Q+@J9«H6H,Q+8J7­­j(z5(H6H7«£J8j)~5(H9H6H7¬j§­«J7jýüþúĂòĒÒÒ§«I6H7jÒÓÑÕÍÝ½ýý(«I7H8Ïi)o,hH7xH6xI.4)3H7£Ïi(H6£ÏnI.3H2H+i`I+*h*h*h*§*h*hH1i)m,hH+H/i+Q+(J6I7H+Q+HJ9H+Q+@J8H6««J:j(z5)4*3H0i0J1H+H/i)J,8di)H+H,H1H0iWJ+iĘÆè(825*Bi)H(H-H,H+i°Ëè(8f5*BH,,hH(H-i(i(iKH)H*8m4.3H(H-i)i(iKH)H*8m4-3H6H:¢Ïi-J,Q+ĈÝhH,Q+ĀÝh¬H,Q+ĐÝh¬H,Q+ĘÝh¬j§­«I73*hH+Q+0H+Q+(¬j§­H9H8H+Q+8J:¬j§­«H7«J8j0°H8j0®H/i)J,C«x,hH6j§­I8H7H9«H:«I6+hH6x5*H6¢H6j)¥H6«I6Ïi+Q+ĀíhH8«x5(33H.5*4.3H0i0J1H+H/i)J58di)H+H5H1H0iWJ+iĘÆè(825(BH(H-H,H+i°Ëè(8f3I+H.m5)3H(H-i*i,iMH)H*8m4)3H+5*H(H-i*i)iKH)H*8m3H(U(¨*i*n,hH(i°*I.H(U(¸*I+H(*§*hH/i)m,hH+I-H.H+i)U((i)5)3H+mJ/H+H.H+i)i)U((J,CI-H/i(H,Cm,hH(H(P*Ġ)i)J+i§H+C^*Ġ)3H(H-b(¸*H.H-i)U((5(i*4)3H.H-i)U()I+i(3b(¯*H(H+b(®*3H(U(¯*J/i*o5(33H0iXL(3é0*0§+¦K(iÈ)J.L(*h*hH)U(i+o,hH)U(i+o5)3*hH+i*w,hH-P*0I2H)H-8SH2H-P*0J/q,hH+i)I4H*i4I1+hH-H/i)J+^*0H.H-P*,H+i-J+P((^*(H.H+U(,b(,H,Q+(J6x5+H,H6j)¥_+(H.i0J+H)i¨)Ĥ2((H+H.H*H.iÇ)iÈÑè(8<H.Q+XH.Y(`j0®H.U(©)H.U(¤i)H.U(¥i+ÕjG«j8®¬H.Y(cjħ)H.U(bC¬j½ĠÑĢ¿ßĆÃÆ§¦­H.Q+H.Y(j0®H.Y(jħ)H.U(C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J6jF°H6­jáó»ďùĕ¹Ôç§¦J6jC°H6­jēËìÁÙßºĐ¼§¦J6jG°­H6­I6*hH*P*4J+H*P*0J0q,hH*P*,H+i,Q+(H6y5)3H*H0^*4H*P*(H0n,hH*8Ġ)3H*H0i)^*0H*P*,H0i,J/i(b(4H/H+^*0H/H6_+(3H.i°)H.i0H*H4H,H-8OH0H*P*0J/q,hH*P*,I3H/J+H0i),hH1H3H+i)J+i,J5U(4i+i*H5P*0^*(3H/H0i)o,hH3H+i,i@I/+hH1H/i<U((i+i*H/i8P*(^*(H1H/i,U((i+i*H/P*(^*(H/iHI/H+i*J+H0s5(33H*H0^*03H.P*°),hH(j)_+(4.3H.Q+¸)H7¤I7H-P*0J/H2s5(33H(j(_+(H(H7_+04+3K(ihJ*L(H)U(I-*¦*hH)U(J0i+n5(H-i+n5(j(4)3*h*§H)Q+HH)Q+@H)H)U(¡J+i+Q+(««j(z,hi)I/H04)3H)Q+H)Q+xH)H+i+Q+`««x5)H-3iħ)i+n5(H)iĜ(H/U((i+o5(j)4)3H*H)H+8dH*iHJ/H)i`J1H+8d*¦j(H0i+o5(Bj(H*Q+Hj(z5(BH)H+H*843I7H)i(H*8R£I8*hH*Q+(j(z5(H-i+o5(H1H+H/84I63H)i)H*8R£H7H8¤H6¤¤3I6H*ihL(H6H,Q+(J7,hH(H6_+0H(j(_+(H,H7H6¥_+(4+3H(j)_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3H.iÈ)L(3Ģ-*0§*¦K(iø*J.L(*h*hH)U(¨*i*n,hH+i*q5)*h*hH)U(¯*J0i*n5(H-P*0I3H.i8J1H)H)U(®*J/i+i`i@J2H0i)J08dH.H/b(ç*H.H-^*ì*H.H.iç*^*è*H2H0H1H.iè*iĄÆè(82BH.H-^*8H)H/H0H1iÀÔè(8fBH-P*0J/H3u5(H*i4I2H+i)I4+hH-H/i)J+^*0H.H-P*,H+i-J+P((^*0H.H+U(,b(4H,Q+(J7x5*H,H7j)¥_+(H.i8J+H)iÀ*Ĥ2((H+H.i0H*H.i÷*iÈÑè(87H*P*0I0H+H*8aH.iÐ*H+H*H4H,H-8PH0H*P*0J+q,hH*P*,I1H+I/H+H0i),hH2H1H+i)J/i,J5U(4i+i*H5P*0^*(3H+H0i)o,hH1H/i,i@I++hH2H+i<U((i+i*H+i8P*(^*(H2H+i,U((i+i*H+P*(^*(H+iHI+H/i*J/H0s5(33H*H0^*03H.P*Ð*,hH(j)_+(4.3H.Q+Ø*H6¤I6H-P*0J/H3s5(33H(j(_+(H(H6_+04+3H(j)_+(4*3H(j(_+0H(j(_+(4)3*h*hH)U(¯*J*i*n,hH,Q+(I74)3H.i8J/H)H)U(®*J+i+i`i@J-H*i)J*8dH.H-H*H/84_+è*H.H.iè*^*8H)H+H*H/i¬Ôè(8fBH,Q+(J7H.Q+è*J6|5)3H(H6_+0H(j(_+(H,H7H6¥_+(4)3H(j)_+(3H.iø*L(3Ē.)8§K(iXJ+L(H)U(lJ3i*o,hH+H)U(qb(TH+H)P(m^*P3H)U(rI4H)U(¸)I5H)P*hI6*h*h*h*h*hH)P*J0m,hi0I14)3H)P*I*i0H0iø(J/J-8Ó)J1m5)H*ií(I2H0I-+hH.H/n5)H*U(lJ7i*o,hH+H.H2J,U(,b(HH+H,P((^*D3H*U(rI8H*P*hI9H+H+U(Hb(4H+H+P*D^*0H.H1J,H*Q+`_+`H,H*Q+X_+XH,H*Q+P_+PH,H*Q+H_+HH,H*Q+@_+@H,H*Q+8_+8H,H*Q+0_+0H,H*Q+(_+(H,iì(H7b((H,ihH9^*(H,iò(H8b((H,ií(H+P*0^((H,iñ(H+U(4b((H.iø(I.H*iø(I*H-i)J-5(33H+iDH)P*¤H)P*¨)8»)*hH)P*´)J,m,hi)I.4)3H)P*°)I*i)H,i4J-8Ó)J.m5*H-m5(H.H*H-Ĥ2((3i0I-*hH)P*J/m5(H)P*|I2i0H/i,J*8Ó)J-m5+H*m5(H-H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0iÀ)8Ó)J*m5+H*H3b(lH*H6^*hH*H)Q+`_+`H*H)Q+X_+XH*H)Q+P_+PH*H)Q+H_+HH*H)Q+@_+@H*H)Q+8_+8H*H)Q+0_+0H*H)Q+(_+(H*H4b(rH*H/^*H*H-^*|H*H/^*xH*H0^*H*H1^*H*H0^*H*H+U(@b(qH*H+P*<^(mH*H)Q*_*H*H)Q*_*H*H+Q+0_+ H*H+P*8^*¨)H*H5b(¸)H*H,^*´)H*H.^*°)H*H,^*¬)H(iÄÐè(^*,H(H*^*(H+iXL(73i0H-8¬+(3i)H-8¬+(3i0H*8¬+(3i0iÀ)8Í+(3û/*1¦.§*hH(H)i)J5mJ9U(i+o5(H(H5i`J4H(U(¡J6i+Q+(H(H9i`J7Q+0H7Q+(¬J-j§­«J+x5(*hH*H5i-J5U(@i)o5(H5U(AI8*¦H5Q+(x,hj)H8Õ®I,H5Q+0j§­4)3j)H8Õ®J,3I/H+H/«J+H,«x5(H,j(H7H8H6i)H-8wCH+­I+3H*H9i-Q+8H+«I,*hH4Q+HJ/H4Q+@J.H4H6i)i+J*Q+(««J+j(z,hH4H+¢ÏJ5H6H4Q+0H4Q+(¬8w5)H,H4H5H6H68j§­«I,3H7Q+HH7Q+@H*H7Q+(««J+x5)H7H+¢J+ÏJ*H6H-8w5(H+jg«I+H4Q+8J3H.¬j§­I0H,H/H*igJ(i+Q+Āíh«H3«H6,¦j¨)H+®j¨Ħĥģğėćçħ(«j¨,H+®j¨Ĥģğėćçħ¦«¬-j)H+®J1j1°jħĦĥģğėćg«H1j/°jĦĥģğėćçħ(«¬3H0«H/«¬H.j§H(i-J(Q+ĘÝhJ1H-«J2j§H+®J+j§­J0«j)¬¡jg­®H+H2«J2j(H2¥«j)®¤H1«j§H(Q+ĐÝhJ1H-«J2H0«j)¬¡jg­®H+H2«J2j(H2¥«j)®¤H1«¬«H3j§H(Q+ĈÝhJ.H-«J1H0«j)¬¡jg­®H+H1«J1j(H1¥«j)®¤H.«j§H0H-H(Q+ĀÝhJ.«J-«j)¬¡jg­®H+H-«J-j(H-¥«j)®¤H.«¬«¬H/j§­«¬j§­«73j(I-K(i¸)J*L(H,j(z,hH*i8J4H)i)J)i`I6H)mi`H4I4H*ið(I7H(U(¡I5+hH*i8H(i¨)Ĥ2((H*i0H6H,¢J+ÏJ)8¦H*U(0J8i*o,hH4H)H8i)H*U(183H,j)¥H,«I,*hH*Q+XH*Q+PH*Q+8J/H*Q+@J0H5i)J)C««J.j(z,hH*i8H.¢ÏH)H/H0¬8w5)3H*Q+H*Q+H*Q+pJ/H*Q+xJ0H)C««J.j(z,hH7H.¢ÏH)H/H0¬8w5)3j)H+®H-¬I-3H,j(z5(33H*i¸)L(H-I,3H,3ò-*1§)¦K(iø(J*L(*hH(U(J.i+oH(U(J1i+o5(H.I,*h*hH(Q+HH(Q+@H(H(U(¡J0i+Q+(««J3j(z5(i)I-H1I,H(Q+H(Q+xH(H0i+Q+`««J3j(z5(4)3H3¢Ïi8H-i0I+H,iħ)i+n5(H(iĜ(H-i)U((i+nI/3H+H/i),hi)H+i0J1I.H)P*0J,H)P*(n,hH)8ģ)3H)P*,H,i-J(H+i8J+b(,H(H.b(+H(H+b(*H(H1b()H(i.b((H)H,i)^*04)3H*H(H08dH*iHJ/H(i`J2H08d*hH*Q+Hj(z5(H.i+o5(H*i(b(oH*H)^*tH*H*iï(^*pH(H0H*H*ið(iĄÆè(82B3H(i(H*8RJ3j(z,hH)P*0J+i-I-+hH)P*(H+n,hH)H+i)i-8è)3H)H+i)J+^*0H)P*,H-J,i.c((H,i,H3¢ÏJ.b((H,i+i)b((H,i*H.b((H-i-I-H3j)¥H3«J3j(z5(33*hH*Q+(j(z5(H1i+o5(H*i)b(oH*H)^*tH*H*iï(^*pH2H0H/H*ið(iĄÆè(82B3H(i)H*8RJ3x5(H)P*0J+i-I-+hH)P*(H+n,hH)H+i)i-8è)3H)H+i)J+^*0H)P*,H-J(i®*c((H(i,H3¢ÏJ,b((H(i+i(b((H(i*H,b((H-i-I-H3j)¥H3«J3j(z5(33H*iø(L(3È2*2¦-§i-I9*hH(Q+(J2H(Q+0¬J,j)H*iħħħ/J6i0J5ÕJ0®J+«x5(j)H6i8J7Õ®J1H(H)i+Q+(«j(z5(*hH(Q+8H0°Ïi)i(i*H(Q+@J3H+«xCi(i,H+H(Q+HJ4«xCU(ØÑhJ6m,hj)H0®J+jħĦĥģğėćçħ(«I-H+jĦĥģğėćçħ¦«I+H),¦H+j1°H-j/°¬-H+j/®H-j1®¬3H1«x5)i)I8H(H)i)i+Q+(H1«j(z5)i(I8H(U(Zi)o5)H(U([H7nI84)3*¦j(I+*h*h*h*h*h*hH6iħ)i)6-()*+,-3H5igi+Q+Āíh4-3j§H5i-iĈ7J6Q+ĘÝhJ/H,«J+j§H5Õ®J.j§­J-«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H/«j§H,H6Q+ĐÝhJ+«J,H-«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4,3j§H5i-iĈ7J6Q+ĈÝhJ/H,«J+j§H5Õ®J.j§­J-«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H/«j§H,H6Q+ĀÝhJ+«J,H-«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4+3j§H5i-iĈ7J6Q+ĈÝhJ-H,«J+j§H5Õ®J.j§­J/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«j§H6Q+ĀÝhJ-H,«J+H/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«¬j§H6Q+ĐÝhJ-H,«J+H/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«¬j§H/H,H6Q+ĘÝhJ+«J,«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4*3H5igi+Q+ĀÙhI+3H+3H1«j(z,hiFi1H*iħ)i.nC73H5iħ)idi,H2j)H0®J,«xCo5)H3H4«H,«x5)H5H7iħ)i/s5)i(I5*h*hH7i/i*6-(+++)+3i)I53H*iħ)i.o,hi173*§i.H(U(Xi*i(H)CH5i)m5(Bi.H(Q+0H(Q+(¬J,j6jĈ(H5Cj`j(H)C®«j(z5(Bi/I6*hH(i`i(H)CJ*i,H)i)J)H,8w5(H(i+i-H5CH*H)H,8w5(i/iFH(i*i.H5CH*H)H,8wCI63H6373*h*h*h*h*§H),hH5iħ)i/u5*iĠ)4)3H5iħ)iğ(s5)i03I(i)I6H,H(H5J(Õ°Ïi)m5)3i(I64)3H5iĠ)i+i.i)H)Co5(H,*§H),hH(iħ)i/u5*iĠ)4)3H(iħ)iğ(s5)i03H(J5Õ°Ïi)5(H(iħ)H7nH5iħ)H7nH8m5*4)3H8H6H(iħ)H7iħ)nm5)3*hH7i+i(i/H)Co,hH*iħ)i.n5)i173H*i)iħ)i+u5(i073iFI93H93âB*J¦0§K(iØ)JRL(*hH)U(i*n,hH+i*w,hH-P*0ITH)H-8.HTH-P*0JPq,hH+i)IVH*i4IS+hH-HPi)J+^*0HRH-P*,H+i-J+P((^*0HRH+U(,b(4H,Q+(J/x,hH(j)_+(4-3H,H/j)¥_+(HRi8J+H)i¨)Ĥ2((H+HRi0H*HRi×)iÈÑè(86H*P*0IQ*h*hHRU(¤J+i*n,hHRY(¨)jěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦I/4)3HRP*i)o5)H+i)o5)HRU(¨)5)jÃÙāĜÒ´çàÕ§I/HRU(¥i)5)3HRQ+H/jC°H/­jēËìÁÙßºĐ¼§¦J/jG°­H/­I/HQHSP*(J+s,hH*P*,H+i,Q+(H/y5)3H*HQ^*4H*P*(HQn,hH*8Ġ)3H*HQi)^*0H*P*,HQi,JPi(b(4HPH+^*0HPH/_+(3HRiÀ)HRi8H*HVH,H-8UHQH*P*0JPq,hH*P*,IUHPJ+HQi),hHSHUH+i)J+i,JWU(4i+i*HWP*0^*(3HPHQi)o,hHUH+i,i@IP+hHSHPi<U((i+i*HPi8P*(^*(HSHPi,U((i+i*HPP*(^*(HPiHIPH+i*J+HQs5(33H*HQ^*03HRP*À),hH(j)_+(4-3HRQ+È)H2¤I2H-P*0JPHTs5(33H(j(_+(H(H2_+04*3K(ihJ*L(*hH)U(i*o5(H)Q+@H)Q+0¬I:H)Q+8H)Q+(¬I>H)Q+hJ?H)H)U(J-i,J+Q+(J@H)Q+XJEH)Q+HJ=¬j§­««J/H)Q+pJCH+i0Q+(J;H)Q+`JFH)Q+PJD¬j§­««J2¬j(z,hj(j)H)Y(J4®J.H4jè(|J+Cj§­I9H.j(H+Cj§­I<H>j§­I5H:j§­I6H)H-i)i,J+Q+(I8H+i0Q+(IGH)U(IPH)U(IQj(I4+hH/¢H2¢jh¥H/j(zCÏI+H/xÕI.*¦j(j)*§H-,hj(I0j(H+i/u5*BiĠ)4)3j(I0j(H+iğ(s5)Bi03H+JSÕ®J3HSiħ)iè(qJSCH6«I0H3j(HSCH5«3IHH2H.¥IAH*iXj)H+Õ®H+iè(8È*H*Q+`J7jħĦĥģğėćçħ(«I3H*Q+XJ1jħĦĥģğėćçħ(«I.H7jĦĥģğėćçħ¦«I7H1jĦĥģğėćçħ¦«I1*§H-,hH7j_®H1j1°¬H3ja®H.j/°¬¬I.H7j1°H3j/°¬I3i)4)3H7j/®H1ja°¬H3j1®H.j_°¬¬I3H1j/®H.j1®¬I.i63ISH/j)¥H/«I/H2HA«I2H.H8«HH¬H<j§HPHQH+iħ)nJTC«J.H3HG«H0¬H9j§HTC«J0¬j(z,hH.£H0£¤j*j(H+i+HSnC®H4¤I43H/H2¬j(z5(33H?H@«JGH=«J/H;HC«JHHD«J2¬j(z,hj(j)H)Y(J.®J0H.jè(|J+Cj§­I.H0j(H+Cj§­I0H@j§­I3H;j§­I7H)U(I+H)U(I-+hH2¢I1H2H/xÕ¥H2«I2H/¢H1jh¥H/j(zCÏJPi,JQQ+ĈÁiH3«H0j§H+H-HPiħ)nJPC«J1HQQ+ĐÁiH7«H.j§HPC«J9¬j(z,hH4H1£H9£¤¤I43H/j)¥H/«J/H2¬j(z5(33H?j§­J.H@HE««J/HCj§­J0H;HF««J2¬j(z,hj(j)H)Y(J3®J7H3jè(|J+Cj§­IAH7j(H+Cj§­IIH@j§­IJH.H=«ILH;j§­IMH0HD«INH)U(IQH)U(IS+hH*iHj)H/¢H2¢jh¥H/j(zCJ.®H.jè(«ÏJT8È*H.ÏJ-i.JPiĈāè(I+H*Q+HJ0j)¥I.HPQ+¨ĂhJ6H>«J8j(H0¥J7«I1HPQ+°ĂhJBH:«J3j(H*Q+PJ<H0j(zÕ¤¥J9«I5*¦H<H0xÕ¥J<H3«J0x,hj§I3j§H.H8«j)¬¡jg­®4)3j§H0¡jg­®I3j(3I0H3H5j(H5H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H0H1j)®¤J1H0|Õ¤HB«I8H+Q+`JBH:«J5H9«I3H+Q+XJKH>«JOH7«I0H1H6«I6*¦H5H<«J1x,hj§I1j§H.HO«j)¬¡jg­®4)3j§H1¡jg­®I1j(3I5H*i8HLHNHT8É*H1H3j(H3H0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬¤H5H5H0j)®¤J0~Õ¤HB«H8¬I3H0HK«H6¬I0H*Q+8H-Õ°j)«Ï,hH+Q+0JBH:«J6H9«I5H+Q+(JKH>«J8H7«I1*¦H6H<«J6x,hj§I6j§H.H8«j)¬¡jg­®4)3j§H6¡jg­®I6j(3I8H6H5j(H5H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H8H1j)®¤J5H8|Õ¤HB«I6H9H+Q+@J9H:«J8«I1H5HK«H3H6H9H1j(H1H+Q+8J9H>«JBH7«J7j(zÕ¤¥«j)®H7j(H7¥«J7jg°¬*¦H8H<«J1x,hj§H.HB«j)¬¡jg­®I.j§4)3j(I.j§H1¡jg­®3¤H.H.H7j)®¤J.~Õ¤«¬¬I3H.H9«¬H0¬I03H2H/xÕ¥H/j)¥H/«I/H2«I2HIj§HQHSH-iħ)nJ+CHJ«H0«J.HAj§H+CHM«H3«J0¬j(z,hH4H.£H0£¤¤I43H/H2¬j(z5(33H@H?HE¬j§­«H=«J/H;HCHF¬j§­«HD«J2¬j(z,hj(j)H)Y(J.®J0H.jè(|J+Cj§­ICH0j(H+Cj§­IDH@j§­I7H;j§­I1H)U(IQH)U(IS+hH*j)H/¢H2¢jh¥H/j(zCJ.®H.ÏJ+iè(8È*H+i.J-iĈāè(IPH*Q+(J.j)¥I3H-Q+ĈāhJ9H>«J=j(H.¥J<«I0H-Q+ĐāhJ5H:«J6j(H*Q+0J8H.j(zÕ¤¥JA«I?H/xÕII*¦H6H8H.xÕ¥J6«J.x,hj§I.j§H3H=«j)¬¡jg­®4)3j§H.¡jg­®I.j(3I=H.H?j(H?H0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬¤H=H0j)®¤J.H=|Õ¤H5«I=HAHPQ+@J5H:«J8«I?H<HPQ+8JAH>«JJ«I0H/j)¥H/«I/H2HI¥H2«I2HDj§HQHSH+iħ)nJ+CH7«H.H9«*¦H6H8«J.x,hj§I.j§H3HJ«j)¬¡jg­®4)3j§H.¡jg­®I.j(3J3H0j(H0¥«J9j)®¤J<HA«¬«J6HCj§H+CH1«H3H<~ÕH.H?j(H?H0j(zÕ¤¥«j)®H9jg°¬¤¤H5«H=¬«J.¬j(z,hH4H6£H.£¤¤I43H/H2¬j(z5(33HEHG«J/HFHH«J2¬x5(j(j)H)Y(J.®J:H.jè(|J+Cj§­I.H:j(H+Cj§­I:H@j§­I>H;j§­I@H)U(I+H)U(I)+hH2¢I;H2H/xÕ¥H2«I2H/¢H;jh¥H/j(zCÏJ-i,JPQ+ĈñhH>«H:j§H+H)H-iħ)nJ-C«J;HPQ+ĐñhH@«H.j§H-C«J0¬j(z,hH4H;£H0£¤¤I43H/j)¥H/«J/H2¬j(z5(33H*ihL(H4H,Q+(J/,hH(H4_+0H(j(_+(H,H/H4¥_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3HRiØ)L(3Ē.*/§)¦K(iØ*J*L(H*H(P*Ø)H(P*Ü)J,i¸)i¸)H(H,Ci¸)Ĥ2((H*j¨¨¨¨8_*¼)H)U((I/H*i(^*Ä)i.I+i*I0i*I-i*I.*h*h*h*h*h*hH/i)i(H/i)sCi)6+(*)+3H)U()J-i)I.i-I+4)3H)U()J-i)I.i1I0i/I+3H*H-b(²)H*H0b(±)H*H+b(°)H*H.b(¯)H*i(b(¬)4)3H*H)i/H(i¸)H*i¼)iÔÄè(86H*H*W)c)°)H*H*P)J+^*¬)H+iħ)i*n5)3H*H*W)°)c)Ì)H*H*P*¬)^*È)H*P*Ä)J+H*P*¼)n,hH*i¼)8ğ)3H*P*À)H+i.J-H*W)Ì)c(,H-H*P*È)^((H*H+i)^*Ä)3*h*hH*U(J+i*n,hH*Y(jěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦I14)3H*P*i)o5)H+i)o5)H*U(5)jÃÙāĜÒ´çàÕ§I1H*U(i)5)3H*Q+xH1jC°H1­jēËìÁÙßºĐ¼§¦J1jG°­H1­I1H(P*Ä)J-H(P*À)J+q,hH(P*¼)H-i,Q+(H1y5)3H(H+^*Ä)H(P*¸)H+n,hH(i¸)8Ġ)H(P*Ü)I,3H(H+i)^*À)H(P*¼)H+i,J+i(b(4H+H-^*0H+H1_+(3H*H(P*À)^*¨)H*iÈ)H*i¸)Ĥ2((H(P*Ô)H,n,hH(iÔ)8Ģ)3H(P*Ø)H,i¸)H*iÈ)i¸)Ĥ2((H(H,i)^*Ü)H*H*P*Ä)^*Ð)H*H*Q*¼)_+È)H*H)Q((_*Ô)H*H)P(0^*Ü)H(P*è)J)H(P*à)n,hH(ià)8ġ)3H(H)i)J,^*è)H(P*ä)H)i@J(H*Q+È)_*(H(H*Q+Ð)_*0H(H*Q+Ø)_*8H,,hH*iØ*L(H(73i§H,iäÄè(8Ì*(3û-*-§5¦K(iØ)J,L(H+Q+@I4H+Q+8I5H+Q+0I6H+Q+(I7*h*h*h*§+hH)H*¬x5*H,i¸)H7H6H)¢H*¢jh¥H)j(zCJ2jè(«ÏJ-8É*H)j)¥H)«I1H*H)xÕ¥H*«I*i(j)H2®J3H,Q+¸)«j(z5)BH,i¨)H5H4H-8É*H1I)H3H,Q+¨)«x5(3i)3I.H,iø(H+Q+HJ8H+Q+PJ9H-8É*H,iĈ(H+Q+XJ:H+Q+`J;H-8É*H,iĘ(H+Q+hJ<H+Q+pJ=H-8É*H,Q+xH2°Ïi)i(i*H3H,Q+«xCi(i,H3H,Q+«xCU(ØÑhI+i)i48Ó)J-5)i)i48¬+(3H(i(^*0H(j¨¨¨¨8_*(4)3H-H+b(*H-H.b()H-H2d((H,i)^*Ô)H,H-^*Ð)H,i,^*Ì)i)I++hH*H1¬j(z,hH,ihH7H6H1¢H*¢jh¥H1j(zCJ2jè(«ÏJ.8É*H1j)¥H1«I)H*H1xÕ¥H*«I*j)H2®J3H,Q+h«j(z,§i(-H,iXH5H4H.8É*H)I1H3H,Q+X«x5*i)3I/H,iHH8H9H.8É*H,i8H:H;H.8É*H,H<H=H.8É*H,Q+HH2°Ïi)i(i*H3H,Q+8«xCi(i,H3H,Q+(«xCU(ØÑhI0H,P*Ì)H+n,hH,iÌ)H+i)i+8è)H,P*Ð)I-3H-H+i+J.H0b(*H.H/b()H.H2d((H,H+i)J+^*Ô)H)I14)33H(H,P*Ô)^*0H(H,Q*Ì)_*(3H,iØ)L(3Ħ+*/§)¦i)I0iSi¨¨ì(H(P*0J-i¨¨¨)J.CH.i=i)H)CH+I.H-i¨¨¨,i(oI0iUH)CI2*hH(W)4J)H.s,h*h*hH-i¨¨¨0m,hH)H.I.i(I,i(I)*h*h*hH-iEi+i)6+()(*3H.I)4)3H.iĦħ+i)I)3H-iħħħ(I1H(P*,I/H(P*(I(+hH,iħħ+H)iħħ+w5*i)I-H,i)I,H(H1H/P*89*(m5(34,3H(H(Q*0J3Ïi¨¨¨ħ¡iØ¨¨¨*^*0i)I-H(P*(J/H(P*,J1H2H08ö*5+i(I,H)H.iħħ+I)+hH,iħħ+H)w5*H,i)I,H/iXH1P*89*(m5(34+3i)I-H(H/H2H08ö*5*H(H*H+H/P*49-(5*i(I,H.H)iħħ+I)+hH,iħħ+J*H)qI-H)H*u5+H,i)I,H(H1H/P*89*(m5(34*3H/H*H+H1P*49-(5)H(H3_*0i(73i)I-H(P*(J)H(P*,J(H2H08ö*5(H)H*H+H(P*49-(I-3H-3ç,*5§0¦H*U(,I,*§*h*hH)Q+(J:j)H*U(*J-ÕJ=®J9«J;x,hH)Q+0H9«x5)3i(i*H)Q+@J<H9«xCH)Q+8J>H-igÕ°Ïi)H9H)Q+HJ9«xI2H*U(+I0H*U()I3*§*h*hH)U(ZH)U([H,nJ6m5(H,H-i/m5(i)I4H9H<H>¬j§­«H=°Ïi)5)3H)Q+0H:¬H,Õ°Ïi)I4H,4)3H,i/H-iĠ(3I/I7i(i,H2CI8H;xI5i*I.i*H0H3o5*Bi*H4m5*Bj)H/ÕJ?®J;H:«J@j(z5)H)Q+0H;«j(z5)i*4*3H(i*b((73H>H?°Ïi)i(i*H;H<«xCi(i,H9H;«xCU(ØÑhI2H@xJ)i*H)H5C3I1H7H8*hidi,H:j)H=®J:«xCH-o5(H,H-i/s5(H9H<«H:«x5(i)i*H,i/J/i*nCi(H/i.oCI.3U(ØÑhI/i(I)*hH6H0H3nJ0m,hH.i*H0CI.4)3H,H-i/m5(H9H<H>¬j§­«H=°ÏI)3H(H+b(.H(H.b(-H(H2b(,H(H1b(+H(H/b()H(H5b((H(H)i)b(*H(H*P((^(/H(H*U(,b(33Ě,*,§)¦*hH)P*,J-,hH)P*(I.*h+hH,H-o,hH,H.H,i)I,U((iXiħ)i2q5)4*33H.U((I,*h*hH-i)n,hH,iS6+*)*)3H,iXn5*3H.H,iSnJ,I.*hH-H,J,i1w,hi(I-+hH,m5*H-Õj2¦J0jH°Ï5+H.U((iXJ-i1s5+H.i)I.H,i)I,H-H-H0ÏJ-u5(34*3H,m,hi(I-4)3H.U((iXJ-i1s5)H,i)n5(H.U()iXJ/i1s5)H/H-i2I-H,i*n5(H.U(*iXJ/i1s5)H/H-i2I-H,i+n5(H.U(+iXJ/i1s5)H/H-i2I-H,i,n5(H.U(,iXJ/i1s5)H/H-i2I-H,i-n5(H.U(-iXJ/i1s5)H/H-i2I-H,i.n5(H.U(.iXJ/i1s5)H/H-i2I-H,i/n5(H.U(/iXJ,i1s5)H,H-i2I-3H*H-s5(H+H-q5(H(i*b(.H(H-^*(73H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨è*¬_*(73i(I,+hH,H.U((ibiħ)iĞ)q5*H-H,i)J,o5(33i(I,3H(H)P*0H,ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(3Ę,*1¦1§K(i8J4L(H)Q+0J/H)Q+(J0¬I,*§H)Q+HJ1H)Q+@J2«J+H0«J-j(z,hi(H)H-¢Ïi)H,8w5)B3H+H/«J+j(z,hi)I9i(H)H+¢Ïi(H,8w5)B3i*I9i)3I:*h*§*§+hH,x,hi)I7i(4+3H,j)¥H,«I+i(j)H,¢J.®J-H0«j(z5)BH+I,H-H/«x5(3i)3I6H)Q+8J3H.°Ïi)i(i*H-H2«xCi(i,H-H1«xCU(ØÑhI7i)i48Ó)J5m5)H5H7b(*H5H6b()H5H.d((H4i)^*4H4H5^*0H4i,^*,i)I6+hH+j(z,hH+j)¥H+«I,j)H+¢J.®J-H0«j(z,§i(-H,I+H-H/«x5*i)3I8H3H.°Ïi)i(i*H-H2«xCi(i,H-H1«xCU(ØÑhI;H4P*,H6n,hH4i,H6i)i+8è)H4P*0I53H5H6i+J7H;b(*H7H8b()H7H.d((H4H6i)J6^*4H,I+4)33H4P*0I7H4P*,3I8H:m,hH2H)H9i+Q+(«H1«J+j(zI<H+¢ÏI53H(i*b(=H(H*b(<H(H6^*0H(H7^*,H(H8^*(H(i©.c)FH(H5b(9H(H<b(8H(iª,c)>H(i)^*4H(H)U(Yc):H4i8L(73i)i48¬+(3©.)8§K(iXJ+L(H)U(¬)J3i*o,hH+H)U(±)b(TH+H)P(­)^*P3H)U(²)I4H)U(ø)I5H)P*¨)I6*h*h*h*h*hH)P*Ü)J0m,hi8I14)3H)P*Ø)I*i8H0i¸)J/J.8Ó)J1m5)H*i­)I2H0I.+hH-H/n5)H*U(¬)J7i*o,hH+H-H2J,U(,b(HH+H,P((^*D3H*U(²)I8H*P*¨)I9H+H+U(Hb(4H+H+P*D^*0H-H1J,H*i¨)Ĥ2((H,i¬)H7b((H,i¨)H9^*(H,i²)H8b((H,i­)H+P*0^((H,i±)H+U(4b((H-i¸)I-H*i¸)I*H.i)J.5(33H+iDH)P*ä)H)P*è)8»)*hH)P*ô)J,m,hi)I.4)3H)P*ð)I-i)H,i4J*8Ó)J.m5*H*m5(H.H-H*Ĥ2((3*hH)P*À)J-m,hi0I/4)3H)P*¼)I2i0H-i,J*8Ó)J/m5+H*m5(H/H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i8iĈ)8Ó)J*m5+H*H)i¨)Ĥ2((H*H3b(¬)H*H6^*¨)H*H-^*À)H*H/^*¼)H*H-^*¸)H*H4b(²)H*H0^*Ü)H*H1^*Ø)H*H0^*Ô)H*H+P*<^(­)H*H+U(@b(±)H*H)Q*Ä)_*Ä)H*H)Q*Ì)_*Ì)H*H+Q+0_+à)H*H+P*8^*è)H*H5b(ø)H*H,^*ô)H*H.^*ð)H*H,^*ì)H(iĄÌè(^*,H(H*^*(H+iXL(73i8H.8¬+(3i)H*8¬+(3i0H*8¬+(3i8iĈ)8Í+(3Ħ-)8§K(iXJ+L(H)U(¬)J3i*o,hH+H)U(±)b(TH+H)P(­)^*P3H)U(²)I4H)U(ø)I5H)P*¨)I6*h*h*h*h*hH)P*Ü)J0m,hi0I14)3H)P*Ø)I*i0H0i¸)J/J,8Ó)J1m5)H*i­)I2H0I,+hH.H/n5)H*U(¬)J7i*o,hH+H.H2J-U(,b(HH+H-P((^*D3H*U(²)I8H*P*¨)I9H+H+U(Hb(4H+H+P*D^*0H.H1J-H*i¨)Ĥ2((H-i¬)H7b((H-i¨)H9^*(H-i²)H8b((H-i­)H+P*0^((H-i±)H+U(4b((H.i¸)I.H*i¸)I*H,i)J,5(33H+iDH)P*ä)H)P*è)8»)*hH)P*ô)J-m,hi)I.4)3H)P*ð)I*i)H-i4J,8Ó)J.m5*H,m5(H.H*H,Ĥ2((3i0I,*hH)P*À)J/m5(H)P*¼)I2i0H/i,J*8Ó)J,m5+H*m5(H,H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0iĀ)8Ó)J*m5+H*H)i¨)Ĥ2((H*H3b(¬)H*H6^*¨)H*H/^*À)H*H,^*¼)H*H/^*¸)H*H4b(²)H*H0^*Ü)H*H1^*Ø)H*H0^*Ô)H*H+P*<^(­)H*H+U(@b(±)H*H)Q*Ä)_*Ä)H*H)Q*Ì)_*Ì)H*H+Q+0_+à)H*H+P*8^*è)H*H5b(ø)H*H-^*ô)H*H.^*ð)H*H-^*ì)H(iäÎè(^*,H(H*^*(H+iXL(73i0H,8¬+(3i)H,8¬+(3i0H*8¬+(3i0iĀ)8Í+(3Ħ-)8§K(iXJ+L(H)U(Ä*J3i*o,hH+H)U(É*b(TH+H)P(Å*^*P3H)U(Ê*I4H)U(Đ*I5H)P*À*I6*h*h*h*h*hH)P*ô*J0m,hi0I14)3H)P*ð*I*i0H0iÐ*J/J,8Ó)J1m5)H*iÅ*I2H0I,+hH.H/n5)H*U(Ä*J7i*o,hH+H.H2J-U(,b(HH+H-P((^*D3H*U(Ê*I8H*P*À*I9H+H+U(Hb(4H+H+P*D^*0H.H1J-H*iÀ*Ĥ2((H-iÄ*H7b((H-iÀ*H9^*(H-iÊ*H8b((H-iÅ*H+P*0^((H-iÉ*H+U(4b((H.iÐ*I.H*iÐ*I*H,i)J,5(33H+iDH)P*ü*H)P*Ā*8»)*hH)P*Č*J-m,hi)I.4)3H)P*Ĉ*I*i)H-i4J,8Ó)J.m5*H,m5(H.H*H,Ĥ2((3i0I,*hH)P*Ø*J/m5(H)P*Ô*I2i0H/i,J*8Ó)J,m5+H*m5(H,H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0iĘ*8Ó)J*m5+H*H)iÀ*Ĥ2((H*H3b(Ä*H*H6^*À*H*H/^*Ø*H*H,^*Ô*H*H/^*Ð*H*H4b(Ê*H*H0^*ô*H*H1^*ð*H*H0^*ì*H*H+P*<^(Å*H*H+U(@b(É*H*H)Q*Ü*_*Ü*H*H)Q*ä*_*ä*H*H+Q+0_+ø*H*H+P*8^*Ā*H*H5b(Đ*H*H-^*Č*H*H.^*Ĉ*H*H-^*Ą*H(iôÉè(^*,H(H*^*(H+iXL(73i0H,8¬+(3i)H,8¬+(3i0H*8¬+(3i0iĘ*8Í+(3đ-**¦*§*h*§*h*h*h*h*h*h*hH)i/6-*(0)+03H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĠĆ¹ģ®µÅáė(|H*jĠĆ¹ģ®µÅáė(~5/i¨Ðè(73jĉĆ±ēÊÖąßĎ(I+H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĉĆ±ēÊÖąßĎ(z5,i(H(i0W((J(i0H(i0J(iħħ+iČČ)n5-BH(Õjħħ+«I*jČČ)I+4,3iĖêñË/I)H(P((J,iħ©Ĥ/i0 H,i@ iħ©Ĥ/J,iĖêñË/o5)iĜúđě.I)H(i+P((J(iħ©Ĥ/i0 H(i@ iħ©Ĥ/J,iĜúđě.o5)4*3jĕĂ¼ċÎÔąßČ(I+*§H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĕĂ¼ċÎÔąßČ(y,hjčĔåēþÍÁÞĊ(I+i(H(i+Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jčĔåēþÍÁÞĊ(y5)B3i§i)H*H+~C35,iÄÌè(73i§i)H)H,qCI-3H-5*iÈÎè(73i§i)H*H+~C35(iØÉè(73i(3»-)4§K(iÈ)J,L(H,j(_*,H,i)^*(H,i(c)4H,j(_*<H,i)^*8H,i(c)DH,j(_*LH,i)^*HH,i(c)TH,j(_*\\H,i)^*XH,i(c)dH,j(_*lH,i)^*hH,i(c)tH,i)^*xH,i(c)H,j(_*|H,j(_*H,i)^*H,i(c)H,j(_*H,i)^*H,i(c)¤H,j(_*À)H,H+_*¸)H,i0^*´)H,H,i¨)^*¬)H,i¸)I4H*I/*h+hH,H.i)J5^*°)H,H,H-i8J6^*¨)*h*h*h*§*h*h*hH),hH/m5-H.H4U((I7H,H-I2i(I-*h+hH)H-J.U((iHn5)H/H-i)J-o5(3H)I1H/I.i(4-3H-m,hi)I0i(I-H)I14*3i)I1H-i)I0H.T((ihp,hi(I-4*3i§I.H)I1H-i§o5)i(I04*3H(i(^*,H(H*^*(4-3*hH/H0u,hH/H0o5+H/I04)3H)H0T((ihp5*3H-I.3H/H0I/H)H04)3H-I.i(3I)H.5*3H(i(b(.H(i(c),H(H3^*(3H(i*b(54*3H2i(b(5H2H7b(4H2H3^*0H2H.^*,H2H1^*(H.H3J1i)I3H5I.H6J-i¨)o5(3H),hH(i*b(5H(i(b(.H(i(c),H(H1^*(4)3H(H,i¨)Ĥ2((3H,iÈ)L(3ĕ,*7§/¦H)i4I1H(i@I3H(iĤ)I4H(U(¯*i)I5H(U(®*I6+hH5H,H6nI.H3H,i`J/J*U(ZI-H*Y(XI:H(H,i.J+Y(,I;H+Y(+I<H+Y(*I=H+Y()I>H+Y((I?*h*¦*hH,H4U((i+n,hH-i)5)jħ)4*3jħ)I9H-i)J2,hH*Y([I93H(H/U(qI+*h*hH1H,i*P*(J-H)P*0J7q,hH*Q+PH9H>j@®H?j9®¬H=jG®¬H<jN®¬H;jU®¬H:j0®¬¬j½ĠÑĢ¿ßĆÃÆ§¦j¨¨üĈÏđćĄġ(¤­J9H)P*,J8H-i,Q+(y5-H+i,q5*i(I/i)I0+h*hH/H8H-i,J-Q+(H9yI/H+H0u5(H0i)I0H-P*0J-H7q5)33H/i)i¦qH.I.4)3H+i,q5)3H25)jħ)4*3H25(jħ)4)3H*Y([3I9H*Q+PH9H>j@®H?j9®¬H=jG®¬H<jN®¬H;jU®¬j¨¨,j(H.i)C¬H:j0®¬¤j½ĠÑĢ¿ßĆÃÆ§¦­I9H1H,i*J.P*(J+H)P*0J*q,hH)P*,H+i,Q+(H9y5)3H.H*^*(H)P*(H*n,hH)8Ġ)3H)H*i)^*0H)P*,H*i,J*H,b(4H*H+^*0H*H9_+(3H,i)J,i,o5(33ô0)0§K(iĈ,J*L(H*H(P*ð*H(P*ô*J+iÐ*iÐ*H(H+CiÐ*Ĥ2((H*j¨¨¨¨8_*Ô*H)U((I-i)I+H*i(^*Ü*i*I,*h*h*h*h*h*h*hH-i)i(H-i)sCJ.i)6+*+()3H)U()I,i)I/4+3H*H)i/H(iÐ*H*iÔ*iÔÄè(87H*H*W)¬*c)È*H*H*P*¨*^*Ä*4,3H)U()I,i+I.i*I+3H)H+U((5)3i.I.i(I-H,J+I0*h*h*hH+6+()*)3i)I-3i1i*H/CI0i/i-H/CI.H-I+3H*H,b(Ê*H*H0b(É*H*H.b(È*H*H+b(Ç*H*i(b(Ä*4)3H*U(®*I-H*U(¯*I/H*H)H.U((J+i*H+H,i§i)H,iħ)i*nJ,Ci.i-H,Ci*H*iÔ*J.iàÄè(P*(J08m*hH/i*n5(H+H-o5(H*U(¨*i*o5(H*i°*I-H*U(¸*I+H**§*hH/i)m,hH+I,H-H+i)U((i)5)3H+mJ/H+H-H+i)i)U((J1CI,H/i(H1Cm,hH*H*P*Ġ)i)J+i§H+C^*Ġ)3H*H,b(¸*H-H,i)U((5(i*4)3H-H,i)U()I+i(3b(¯*H*H+b(®*3H*H.H08NH*H*W)¬*c)È*H*H*P*¨*^*Ä*3H*U(Ä*i*o,hH*H*iÄ*J+W(,c)ä*H*H+P((^*à*H*P*Ü*J+H*P*Ô*n,hH*iÔ*8ğ)3H*P*Ø*H+i.J,H*W)ä*c(,H,H*P*à*^((H*H+i)^*Ü*3H*H(iÐ*8aH*H(P*Ø*^*À*H*ià*H*iÐ*Ĥ2((H(P*ô*J-H(P*ì*n,hK(i8J+L(H+i,H(iì*J,P*(J.H,P*,i,H.i)J.H.i,uCJ.i0iÐ*8ã)H+P*,i)n,hH+P*0H+P*48¬+(3H+P*0I/H,H.^*(H,H/^*,H+i8L(3H(P*ð*H-iÐ*H*ià*iÐ*Ĥ2((H(H-i)^*ô*H*H*P*Ü*^*è*H*H*Q*Ô*_+à*H*H)Q((_*ì*H*H)P(0^*ô*H(P*Ā*J)H(P*ø*n,hH(iø*8ġ)3H(H)i)J+^*Ā*H(P*ü*H)i@J(H*Q+à*_*(H(H*Q+è*_*0H(H*Q+ð*_*8H+,hH*iĈ,L(H(73i§H+iäÄè(8Ì*(3©-).§K(i8J-L(*h*hH-i,H+iħ)J/i)o,§H*i)u5)H)U((iYJ.iħ)i+s5)H)U()ibo5)H/H.iħ)u5)H*i*I*H)i*-H)3H*8¼)*hH-P*0J*,hH-P*4J)5)H(i/b((4+3H(i/b((4*3H-U(,I1*h*h*h*h*h*h*h*§*hH+iħ)i*w,hH*U((ifn5)3H-i,H*H)8¼)H-P*0J2m5*H-U(,I0H.I)H-P*44)3H)i+J/i¦w5/H*U()iYJ)iħ)i+s5/H*U(*ibo5/H)iħ)J0H+iħ)w5/H0H.iħ)n5+H-i,H*i+H/8¼)H-P*0J2m5,H-U(,I0H-P*43i.I/6*-),3H(i/b((4/3*h*h*h*hH2U((iĊ(69*...........+..().3H)iħ)H.iħ)o5-i,I/4.3H)iħ)H.iħ)o5,i+I/4-3H)iħ)H.iħ)o5+i*I/4,3H)iħ)H.iħ)o5*i)I/4+3H(i/b((4-3H(i/b((4,3H(i/b((4+3*h*hH,iħ)J*H1iĠ)i+u5(H)iħ)H+iħ)w5(H0iĠ)i+H*q5)3H(i/b((4+3H(H0b(,H(H)b(+H(H1b(*H(H.b()H(H/b((4*3H(i/b((4)3H(i/b((3H-i8L(3õ,*9¦,§*hH)Q+HJ3H)Q+@J-H)H*i+Q+(««J/j(z,hH/¢J+jg«I,H+ÏJ=igI>H)Q+0J.H)Q+(J+¬I1*¦H*,hj)H,®J.j1°jħĦĥģğėćg«H.j/°jĦĥģğėćçħ(«¬4)3H.I+j¨)H,®j¨Ħĥģğėćçħ(«j¨,H,®j¨Ĥģğėćçħ¦«¬3I7H/j(zI?j§I.H>i-J<Q+ĐÝhI4H<Q+ĘÝhI5H<Q+ĀÝhI6H<Q+ĈÝhI0H)Q+8I/H>i+J<Q+ĀíhI8H<Q+ĀÙhI9H)H=H*H*i)8I:H+H/H3j§­J;H0j§H0H1«J2j§H,®J+j§­J,«j)¬¡jg­®H+H2«J2j(H2¥«j)®¤«H6j§H1H6«J0H,«j)¬¡jg­®H+H0«J0j(H0¥«j)®¤«¬««H-H9«H/H8«H7H-H/¬j§­«¬¬H3«¬H-H5j§H1H5«J-H,«j)¬¡jg­®H+H-«J-j(H-¥«j)®¤«H4j§H,H1H4«J,«j)¬¡jg­®H+H,«J+j(H+¥«j)®¤«¬H;««¬«J+x5)j(I.H+H+j)¥«j(z5)H=H+¢Ï8à)H+¬I.4)3H(j(_+(H(i(b(@H(j(_+0H(j§_+873H(H=b(AH(H?b(@H(H._+8H(H:_+0H(H+_+(3«3)3§*h*hH(P*0J3i¨¨¨è)m5(*h*h*h*hH3i¨¨¨¨),hH(W)6J/5)i(I*4*3H*i8w,h*§*h*hH*H)i+i¤J/H)J1q5(H*H1J2i*J0m5(H)H/o,hH)H/J/i¤u,h+hH,H)H-J.T((iç§rH.i)T((iç§rH.i*T((iç§rH.i+T((iç§rI,H-i,J-5(33H)H-I.+hH,H.T((iç§rI,H.i)I.H/i)J/5(33H)H1I/*hH2i+J-m5(H/H2iĤħħħ/J.T((iç§rI+H-i)n5(H+H.T()iç§rI+H-i*n5(H+H.T(*iç§rI+3H+H,I-+hH/I+H0m5*iè)H0H0iè)wCJ1i+I2*hH1i*J/iĘ/J,m,hi(I.4)3H+H,I4i(I.H+I,+hH.H,P*(J5i§i/H5i.i©ª¬0H,i,P*(J.i§i/H.i.i©ª¬0H,i0P*(J.i§i/H.i.i©ª¬0H,i4P*(J.i§i/H.i.i©ª¬0I.H,i8J,H4o5(33H0H1I0H+H/I/H.i0iħ©Ĥ/H.iħ©Ĥ/i©¨,i8H-I-H2m5(3*§H+H1iĤ)i*J+P*(J,i§i/H,i.i©ª¬0J,H2i)n5(BH,H+P*,J/i§i/H/i.i©ª¬0J,H2i*n5(BH+P*0J+i§i/H+i.i©ª¬0H,3J+i0iħ©DH+iħ©Ĥ/i©¨,i8H-I-4)3i(H*m5)BH*i+I.i(I/H*i,w,hH*i¤I,+hH-H)H/J+T((iç§rH+i)T((iç§rH+i*T((iç§rH+i+T((iç§rI-H,H/i,J/o5(3H.m5)3H)H/I,+hH-H,T((iç§rI-H,i)I,H.i)J.5(33H-3I-4,3H*m5+H*i+I,H*i,w,hH*i4I.+hH-H)H+J/T((iç§rH/i)T((iç§rH/i*T((iç§rH/i+T((iç§rI-H.H+i,J+o5(3H,m5,3H)H+I++hH-H+T((iç§rI-H+i)I+H,i)J,5(34+3H)H*I.i(I*H)I+H/I,+hH+J-H.n5*H**§H-i)H-T((J*i(v5(BH-i*H*iq5(BH-i,i+H*isC3J+H-I*H,i)J,5(33i(I,3H/H,I-3H-H(W)4J+w5(H+H-I/i(I-i(I,*h*h*hH3iEi+i)6*()*3H/I,4)3H/iĦħ+i)I,3H3iħħħ(I0H(P*,I.H(P*(I(+hH-iħħ+H,iħħ+q,hi)I+H-i)I-H(H0H.P*89*(m5)4+33i)I+H(H)H*H.P*49-(5)i(I-H/H,iħħ+I)+hH-iħħ+J*H)qI+H)H*u5*H-i)I-H(H0H.P*89*(m5(34)3H(P*(H)H*H(P*,P*49-(I+3H+3ì,*0§0¦K(iHJ-L(*hH)iħ)i*qH*n5(H(H)i+J1i.J/])(H/i,[)(jH®¬J8jħħħħħħg«x5(H(i@J.H1i`J/Q+0I7H/Q+(H-iüÊè(U((b(<H-iøÊè(P*(^*8H7¬j§­I9jXj0H*CI:j`j(H*CI;H.H)i*J4i+i`J3H*i+I.H-i8I/H,P*8I,H8jH°I<+hH/H2U((I0H-H8f*@H-H<e)D*hH0H-i@U((m5(H3Q+HI6H3Q+@I7H3Q+8I5*¦*h*h*h*h*h*hH0i)6-)*+,-(3H6H5H7¬j§­«4-3H5H6«4,3H7H5H6¬j§­«4+3H5H6H7¬j§­«4*3H5H7«4)3H6H7«3H.Q+(«J6x5(H0i+Q+ĀÊhH;H:H0C®H9«J7x,h+hH6j)¥H6«J6j(z5(4*3(3+hH6J5j)¥H5«I6H5¢ÏI1H7I5*h+hH-H(H4H1H)H5¢ÏJ*H08CH-U((iFn,hH-H*b(DH-H)b(CH-H1b(BH-H4b(AH-i.b(@H+H-i@H,9*(5*3H5j)¥H5«J5j(z5(3H6x5*4)33i)I.4*3H2i)J2i-o5(3i(I.3H-iHL(H.3ċ,)3§K(i¨)J,j(_*,H,i)^*(H,i(c)4H,j(_*<H,i)^*8H,i(c)DH,j(_*LH,i)^*HH,i(c)TH,j(_*\\H,i)^*XH,i(c)dH,j(_*lH,i)^*hH,i(c)tH,i)^*xH,i(c)H,j(_*|H,j(_* H,i.^*H,H,iĈ(^*H,H+W(,c)H,H+P((^*H,iĘ(I3H*I.i(I++hH,H-i)J4^*H,H,H+i8J5^**h*h*h*§*h*h*hH),hH.m5-H-H3U((I6H+H,I1i(I+*h+hH)H+J-U((iHn5)H.H+i)J+o5(3H)I0H.I-i(4-3H+m,hi)I/i(I+H)I04*3i)I0H+i)I/H-T((ihp,hi(I+4*3i§I-H)I0H+i§o5)i(I/4*3H(i(^*,H(H*^*(4-3*hH.H/u,hH.H/o5+H.I/4)3H)H/T((ihp5*3H+I-3H.H/I.H)H/4)3H+I-i(3I)H-5*3H(i(b(.H(i(c),H(H2^*(3H(i*b(573H1i(b(5H1H6b(4H1H2^*0H1H-^*,H1H0^*(H-H2J0i)I2H4I-H5J+iĈ(o5(3H),hH(i*b(5H(i(b(.H(i(c),H(H0^*(73H(H,iĈ(Ĥ2((3Ø,*.¦,§K(i8J3L(*hH(Q+HH(Q+@H(H(U(¡J5i+J4Q+(««J0j(z,§i(-H(Q+H(Q+xH4Q+`««J0x5)i)3I4H(U(i+o,hH(U(i+o5)3*hH(iĜ(H4U((i+o5(H)5)H(H4i`J)H5i+Q+(J,I-H)Q+HJ1H)Q+@J/H,««J.j(z,hH,H.¢Ïi-J2Q+ĈÝhH2Q+ĀÝh¬H2Q+ĐÝh¬H2Q+ĘÝh¬j§­«I-3H)Q+0H)Q+(¬j§­H1H/H)Q+8J/¬j§­«H-«J.j0°H.j0®H5C«j(z5)H,j§­I.H-H1«H/«I,+hH,j(z,hH,¢H,j)¥H,«I,Ïi+Q+ĀíhH.«x5)4+33H(i)85)H(H4i*i)i^H*H+8Ç)H(U(i+n5(H(U(i+o5)3*hH(H4mJ)i`J2Q+0H2Q+(¬J,H0¢J-°j)«x,hH2H-ÏJ2H(U(¡i§i)H,8w5)H3H2b(6H3H4b(5H3H5b(3H3iYb(4H3i.b(2H*H3i2H+9((4*3H(H)i*i4iZH*H+8Ç)4)3H5,hH(H)i(i5iZH*H+8Ç)4)3H(H)i)i5iZH*H+8Ç)3H3i8L(3ď,)*§K(iXJ,L(H,i7H*H+i)i88c*hH,U(7i/o,hH(*§*h*h*hH)P*Ø)H)P*Ü)J*i¸)i¸)H)H*CJ-U(¬)i*o,hi(I*4)3i-I*H,U(8,hi(I+4*3i(I+H,T(9i(p,h4*3H,U(:5)H,T(;i(p5)H,i0H-H,i78AH,U(0J*iFo,hH,U(1I+4*3H,i<H-H,i78i*I*H,U(<i*o5*3i-I+3H(H+b(*H(H*b()i)4)3H,H,P(D^*PH,H,Q(<_+HH)i(^*ô)H(H)H,iH8V^*,i(3b((4)3H,iHH*H+i)8t*h*h*h*h*h*hH,U(HJ*i-o,hH*i)i(H*i)sCJ-m5)H,U(JI+H,U(II*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,iHH)H*i)H+i)H,U(K8Ñ)H,U(H5+H(H,P*L^*,H(i(b((4,3H,iHH)H*i)H+8Ù)H,U(H5)H(H,P*L^*,H(i(b((4+3H,iHH)H*i)8ď)H,U(Hm,hH(H,P*L^*,H(i(b((4+3H(H,U(Ib(*H(iHb()H(i)b((4*3H(H,U(Ib(*H(iHb()H(i)b((4)3H(H,U(Ib(*H(iHb()H(i)b((3H,iXL(3ó,*/§)¦K(iXJ*L(*h*hH)P*(J+H)P*,J0o,hH(U(5I-H(U(4I.*hH)P*0J,P*J/m,h+hH*i<H,H+i(8Y*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH,U(li*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*U((igs5(H+i+U((5(H+i,U((igs5(H*i0H,H+8å)H*U(1I-H*U(0I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*n5)4.3H(i*b((3H+i-J+H0o5(4*3(3H,P*H/iø(J,i4I/H,iø(I,+hH*i<H,H+i(8Y*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH/U((i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*U((igs5(H+i+U((5(H+i,U((igs5(H*i8H,H+8å)H*U(9I-H*U(8I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*o5-4)3H(i*b((4(3H+i-J+H0o5(33H(H-b(5H(H.b(4H)H+^*(3H(i*b((4)3H+i-I+H(H-b(5H(H.b(4H)H+^*(3H*iXL(3ć,)*§K(iXJ,L(H,i7H*H+i)i08c*hH,U(7i/o,h*h*h*h*hH)P*H)P*J*iø(iø(H)H*CJ-U(li*o,hi(I+4)3i-I+i(I*H,U(85)H,U(9igs5)H,U(:5)H,U(;igs5)H,i0H-H,i78å)H,U(0J+iFo,hH,U(1I*4*3H,i<H-H,i7i(8Yi*I+H,U(<i*o5*3i-I*3H(H*b(*H(H+b()i)I*4)3H,H,P(D^*PH,H,Q(<_+HH)i(^*´)H(H)H,iH8H^*,3H(H*b((4)3H,iHH*H+i)8t*h*h*h*h*h*hH,U(HJ*i-o,hH*i)i(H*i)sCJ-m5)H,U(JI+H,U(II*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,iHH)H*i)H+i)H,U(K8Ð)H,U(H5+H(H,P*L^*,H(i(b((4,3H,iHH)H*i)H+8Ô)H,U(H5)H(H,P*L^*,H(i(b((4+3H,iHH)H*i)8đ)H,U(Hm,hH(H,P*L^*,H(i(b((4+3H(H,U(Ib(*H(iHb()H(i)b((4*3H(H,U(Ib(*H(iHb()H(i)b((4)3H(H,U(Ib(*H(iHb()H(i)b((3H,iXL(3ê-)1§K(ihJ+L(H)I-*hH*,hH*i)J,H-P*Ü)w,hH(i¨¨¨¨ ^*(4*3H)P*Ø)H,i¸)I-3H+H-^*4H+H)^*0H+i8H-H+i0i¼Åè(8F*hH-U(²)J1i+n,hH+P*@I04)3H+H-W)°)c)ZH+H-P)¬)^)VH+H-W(­)c)bH+i*b(gH-U(¬)I,H+i(b(^H+H,i(H,i*oCb(a*hH+P*@J0m5(H+P*<J2I,H0i-J3iHJ.iĈ)iĈ)o,hi(H.i-i)i/I/+hH,i>i*b((H,iHI,H/i)J/5(33H.iĈ)q5(H2H3I.+hH,iĞ)i*b((H,iþ)i*b((H,iÞ)i*b((H,i¾)i*b((H,iĞ(i*b((H,iþ(i*b((H,i^i*b((H,i>i*b((H,i¨*J,H.o5(33*hH+i8J,P*0J.m5(H-W)I-H,P*,J,i*b(FH,i*H1J/mH/i*nCJ/H-H-iħ)i+nCb(GH.i)n5(H,i*b(fH,H/H-i0J-H-i+nCb(g33H0i)n,hH+P*<i+i*H+U(YJ-i(oH-i*nCH+U(Vi*nCb(G3H+H*^*PH+U(DJ-i*nI,*hH*5(H-i*o5(H)U(ø)I,3H(H+Q*8_*(H(H+Q*@_*0H(H+Q*H_*8H(H+Q*P_*@H(H+Q*X_*HH+H)P*è)i(ob(eH+H,H+U(di)b(dH+H)P*ô)i(ob(fH(H+Q*`_*P3H+ihL(3Ă,)2§K(i8J/L(*§H(U(°*i)n,hi(H(U(±*H)iħ)n5)B3H(U(²*H(U(³*H)iħ)nJ7m3I8H(iĤ)J4H)i+J5H*b((i)I0i+I1*h*h*h*hH(U(Ĥ)i)6+)(+*3i(I04*3i*I13H1i0H1H4U((i+nI03H/i1I1H/i2I6i¨¨¬0I3i+I2*h*h*h*hH(U(ĥ)i)6+)*+(3i*I23H2i@i¨¨,i(H2H4U((i+nCI34)3i(I33H/i3I2H(H5i(b(´*H(H0H3^*°*i+I3H)I0*h*h*h*h*hH*iħ)i)6*),(3i)I0H)i)m5)4*3i)I0H)i)m5)3i(I03H2H/H)b(4i*I3H1I2H6I1I63H1H+b((H2H0b((H6H,b((H/H3b(0H-H/i0J,H.9((H,H48«)*hH/U(0i*o,hH(i(^*´*H(i*b(¯*H(H/U(5J)b(­*H(H/P*0^*¨*H(H+H/U(4J(H)iBnCH(H+iħ)Cb(¬*4)3*§*h*h*hH*iħ)i)6*),(3H)i)m5)i*4*3H)i)5(i*4)3i+3I(H85(H/iAb(2H/H7b(1H/H(b(3H/i,b(0H-H/i0H.9((3H/i8L(3ð,*/§)¦K(iXJ*L(*h*hH)P*(J+H)P*,J0o,hH(U(5I-H(U(4I.*hH)P*0J,P*Ü)J/m,h+hH*i<H,H+8*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH,U(¬)i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*T((i(p5(H+i+U((5(H+i,T((i(p5(H*i0H,H+8AH*U(1I-H*U(0I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*n5)4.3H(i*b((3H+i-J+H0o5(4*3(3H,P*Ø)H/i¸)J,i4I/H,i¸)I,+hH*i<H,H+8*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH/U((i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*T((i(p5(H+i+U((5(H+i,T((i(p5(H*i8H,H+8AH*U(9I-H*U(8I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*o5-4)3H(i*b((4(3H+i-J+H0o5(33H(H-b(5H(H.b(4H)H+^*(3H(i*b((4)3H+i-I+H(H-b(5H(H.b(4H)H+^*(3H*iXL(3Ā,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*Ü)w,hH(i¨¨¨¨ ^*(4*3H)P*Ø)H-i¸)I+3H,H+^*4H,H)^*0H,i8H+H,i0iôÄè(8*h*hH+U(²)i+n,hH,P*@I.4)3H,H+W)°)c)ZH,H+P)¬)^)VH,H+W(­)c)bH,i*b(gH+U(¬)I+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(ø)I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P*è)i(ob(eH,H+H,U(di)b(dH,H)P*ô)i(ob(fH(H,Q*`_*P3H,ihL(3ù,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*w,hH(i¨¨¨¨ ^*(4*3H)P*H-iø(I+3H,H+^*4H,H)^*0H,i8H+H,i0iČÄè(8*h*hH+U(ri+n,hH,P*@I.4)3H,H+W)pc)ZH,H+P)l^)VH,H+W(mc)bH,i*b(gH+U(lI+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(¸)I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P*¨)i(ob(eH,H+H,U(di)b(dH,H)P*´)i(ob(fH(H,Q*`_*P3H,ihL(3Ā,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*ô*w,hH(i¨¨¨¨ ^*(4*3H)P*ð*H-iÐ*I+3H,H+^*4H,H)^*0H,i8H+H,i0iĤÄè(8>*h*hH+U(Ê*i+n,hH,P*@I.4)3H,H+W)È*c)ZH,H+P)Ä*^)VH,H+W(Å*c)bH,i*b(gH+U(Ä*I+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(Đ*I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P*Ā*i(ob(eH,H+H,U(di)b(dH,H)P*Č*i(ob(fH(H,Q*`_*P3H,ihL(3ģ+)0§K(i8J.L(*§*hH+i)m,hH*U((J-5)i(4*3H(H*H+i)H)P*49-(4)3H)P*4I2+hH*i)I,*h*h*h*hH-èi(p,hH-iħ)J0i¨)n5)H0iè)o5+H.H)^*,H.H(^*(H.jÈ¨¨¨._*0H+H/i+J*P*(H.H*P*,9*(m5*i)4.3H(H,H-iħ)J*H29-(m,hH*H,I*4,3i)4-3H(H*i+J,H*W()J*H29-(m,hH*H,I*4+3i)4,3H/i)I/H,I*4)3iÈ¨¨¨.I3H-i),hH*P()I3H*i-I,3i(I0*§H-i*m,hi(I1H,4)3H,W((I1H,i*3I*H-i,,§H*W((I0H*i*-H*3I,H-i0,§H,W((I/H,i*-H,3I*H-i8,hH+H1i+W),I13H.H-iH,§H+H0i+W),-H03c)6H.H1c)4H.H3^*0H.H)^*,H.H(^*(i)H+H/i+J,P*(H.H,P*,9*(5*BH/i)I/3H*U((J-5(3i(3H.i8L(3÷,*0§)¦K(iXJ*L(H)P*,I0H)P*(I1H*j(_+PH*j(_+HH*j(_+@H*j(_+8H*j(_+0H*j(_+(i/I.H(*§*h+h*h*h*h*h*hH,J/H0o,hH,H1U((J,iWo5*H-iħ)i0n5)4-3H-iħ)i0n5*j¨¨¨¨¨¨)I2H0I/4.3H.iħ)m,hj¨¨¨¨¨È)I24.3H.i)I.i(I+i(I-4*3H,iYiħ)i0w,hi(I+j¨¨¨¨¨HI2*h*h*h*h*h*hH,i(iHH,iă(iħ)iĎ)qJ,CiĊ(69)33333333,33(3-+*33i)I+4,3i*I+4+3i+I+4*3i,I+4)3i-I+3H-iħ)i0q,hH*H.i+iĠ(H-H,H+83H-i)I-i(I+4*3H+i),hj¨¨¨¨¨Ĉ(I24-3H,H-iXI-i)I+4)3H.iħ),hj¨¨¨¨¨È)I2H0I/4,3H(H*Q()_(1H(H*Q(1_(9H(H*Q(9_(AH(H*Q(A_(IH(H*Q(I_(QH(H*Q(P_(XH(H*U((b(0i(4,3H/i)I,H-iħ)i0u5)33j¨¨¨¨¨¨)I23H(H)P*0H/ÕH)Y(4jH®H2¬¬H)Y(6j`®H)Y(5jX®¬¬_*,i)3^*(H*iXL(3©-),§K(iĈ(J,L(H,i)c)H,H*^*H,i(^*|H,i)b(xH,ib^*tH,H*^*pH,i(^*lH,H*^*hH,H)^*dH,ib^*`H,iXH,i`8Gi-I**hH,P*XJ)m5(*§*h*§*h*h*h*hH,P*\\i,6+)/(/3H)P((iĚòõó.H)i,W((iďĄ)5.H,i@H,i`8GH,P*@J)m5.H,P*Di-6*)*.3*hH)P((iČČ­ã/n,hH,iHH,i`8GH,P*HJ)5)4-3H)P((iĎĀ­ã.o5.H,iPH,i`8GH,P*PJ)m5.*§*h*h*hH,P*Ti-6*()*3H)P((iĎúñÃ/H)i,U((iĜ(5)i(4*3H)P((iěòµģ.H)i,W((iĖð)5(i)4)3i*3iħ)J)i*n5.i,4-3H,P*Li)o5-H)U((iYJ-iħ)J.i+s5-H.H+iħ)q5+4-3H)P((iĎúñÃ/H)i,U((iĜ(5,i(4)3H)P((iěòµģ.H)i,W((iĖð)5+i)3I)H,i8H,i`8GH,P*8J-,hH,P*<i)o5+H-U((iYJ.iħ)J/i+s5+H/H+iħ)w5+3H-i(oI-i*4)3H)i(oI)i+3H,i0H,i`8GH,P*05(H(H.b(+H(H-b(*H(H)b()I*3H(H*b((H,iĈ(L(3ď+)8§*hH)i*w,hi)I.+hH(H.i-J*U(,I0H*U(+I1H*U(*I2H*U()I3H*U((I/*hH.i)n,hH0i+I4H1i2I5H2i4I6H3i;I7H/i)I8i(I+4)3i(I+H0i+J4H1i2J5H2i4J6H3i;J7H/i)J8i(H/i.oCiħ)I9H.I*+hH*i)J,H+J-H+H(H-i-J+U()i;H+U((J-i)i(H-i.oCH+U(*i4H+U(+i2H+U(,i+H9qCI+H*H,J*i)s5(33H+H(H+i-J-U()i;H-U((J*i)i(H*i.oCH-U(*i4H-U(+i2H-U(,i+H8i(H/i.oCiħ)H4H5H6H7qJ,i)J-H)H.H,J*s5*H(H,i-I,H*i-J*,hH(H-i-H,H*Ĥ2((3H,H0b(,H,H1b(+H,H2b(*H,H3b()H,H/b((H.i)J.H)o5(3373iÐÒè(iSiÄÄè(8ð*(3Æ,).§K(iø(J*L(H*i(^*<H*j¨¨¨¨8_*4i)I,*hH)P*ð*H)P*ô*J-iÐ*iÐ*H)H-CJ-U(Ä*i*o5(H-U(¯*J.i*n5(H*i@J)H-H-U(®*J+i+i`i@J/H.i)J,8dH*H+b(`H*H*i4J.^*pH*H*i`^*lH/H,H)H*iì(iĄÆè(82BH*H.^*@H-H+H,H)iÀÔè(8fBH*P*<I+H*P*8I,3H,H+8uH*P*8J+H*P*<i-J)I.*h*h*h+hH)m5)H*iì(H-H+8ñ*H)i-I)H+i-I+H*U(li*n5(3i)iX8Ó)J)m5)H)H*P(t^(0H)H*Q(l_((H*i)^*hH*H)^*dH*i,^*`i)I,+hH+H.o,hH*i@H-H+8ñ*H+i-I+H*U(@i*n5)H*P*`H,n,hH*i`H,i)i48è)H*P*dI)3H)H,i4J/H*P(H^(0H/H*Q(@_((H*H,i)J,^*h4)33H(H*P*h^*0H(H*Q*`_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¬+(3H*P*4,hH*P*8i)8á)3H*iø(L(3ô+*0¦)§H)igI4j)H)ÕJ/®J-jħĦĥģğėćçħ(«I.H-jĦĥģğėćçħ¦«I,H(H*i+Q+(I-H*,¦H,j/®H.j1®¬-H,j1°H.j/°¬3I.i)I)*hH(Q+HJ2H(Q+8J,H4i+J*Q+Āíh«H.H(Q+@J0H,¬j§­«¬H0H*Q+ĀÙh«¬«H-«j(z5(H/jg«I.H2j§­J2H,H-H4i-J(Q+ĈÝhJ,H(Q+ĀÝhJ/¬«««J1j(z,hH1H,j§H+H,«J1j§H.®J,j§­J3«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤«H/j§H+H/«J/H3«j)¬¡jg­®H,H/«J,j(H,¥«j)®¤«¬«j(z5)3H0H-H(iĀÝè(J(Q+@J,H(Q+8J0¬««H2«J-x,hi(73H-H,j§H+H,«J,j§H.®J-j§­J.«j)¬¡jg­®H,H-«J,j(H,¥«j)®¤«j§H+H0«J+H.«j)¬¡jg­®H+H-«J+j(H+¥«j)®¤H0«¬«j(zI)3H)3ĉ+)/§K(i8J-L(*h*h*h*h*hH*i)J0,hH*i)I+4)3H)U((J+,hH)I,+hH,i)I,*hH+èi(p,hH+iħ)i¨)n,hH.H,W((J+I.H+H,i*I,4*3H,H+i+i0 J1i-i¨¨¨¨,H1i/iEH+i)i*H+i*i*I,H.mH/I/4)3H,H+iħ)J+I,H+H.I.3H,U((J+5(3i(I+H/H.i8q5)i(I/H.i)J+i(v5)4-3H-i(^*0H-j¨¨¨¨8_*(4)3*hH+m,hi)I,4)3i)I/i)H+8Ó)J,m5,3H-i(^*0H-H,^*,H-H+^*(H0m5(*h*hH+H*i)J*q,hH-i(H*8ø)H-P*,I,H-P*0I+4)3i(I+H*m5)3H*m5(H+H,H)H*Ĥ2((3H-H*H+^*04)3H-iĘÖé(H)H*8r5)3H(H-P*0^*0H(H-Q*(_*(H-i8L(73i¨Öé(iþ(H-i7iĘÕé(iĀÖé(8¹*(3H/H+8¬+(3Ć+).§K(iXJ*L(H*i(^*0H*j¨¨¨¨8_*(i)I,H)P*Ø)H)P*Ü)J-i¸)i¸)H)H-CJ-U(¬)i*n,hH-H*8SH*P*,I,H*P*0I+3H,H+8uH*P*,J)H*P*0i-J+I/*h*h*h+hH+m5)H*i@H-H)U()J,i)i`H)i+i(H,H)U(+oC8YH+i-I+H)i-I)H*U(@i*n5(3i)iX8Ó)J+m5)H+H*P(H^(0H+H*Q(@_((H*i)^*<H*H+^*8H*i,^*4i)I,+hH)H/o,hH*iLH-H)i)U((J.i)i`H)i+i(H.H)i+U((oC8YH)i-I)H*U(Li*n5)H*P*4H,n,hH*i4H,i)i48è)H*P*8I+3H+H,i4J.H*P(T^(0H.H*Q(L_((H*H,i)J,^*<4)33H(H*P*<^*0H(H*Q*4_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¬+(3H*P*(,hH*P*,i)8á)3H*iXL(3ø+)-§K(iHJ+L(H(H)8|H)P*0J*H)P*(n,§H)H*i)i)8è)H)P*0-H*3H)P*,iHb((H)H*i)J,^*0iĊ(iğ(H(U(dCI-H,H)P*(n,§H)H,i)i)8è)H)P*0-H,3H)P*,H-b((H)H*i*^*0H+H(iXÕj¨¨¨¨Ę0¬_+(H+i8iġ¸è(H+8xH+P*8H+P*<I-*h*hH+P*@J*H)P*(H)P*0J,s,hH)H,H*i)8è)H)P*0I,4)3H*m5)3H*m5(H)P*,H,H-H*Ĥ2((3H)H*H,^*0,hH-i)8á)3H(U(ZH(U([H)8º)H+H(i`Õj¨¨¨¨Ĉ0¬_+@H+H(iYÕj¨¨¨¨H¬_+8H+iċ°è(H+i88xH+P*(H+P*,I,*h*hH+P*0J(H)P*(H)P*0J*s,hH)H*H(i)8è)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8á)3H+iHL(3Ą+).§K(iø(J*L(H*i(^*<H*j¨¨¨¨8_*4H)P*H)P*J+iø(iø(H)H+CJ-U(li*n,§H*i@J)H-H-U(dJ,8dH*i(b(`H*H*i4^*pH*H*i`^*lH-H,H)H*iì(iĄÆè(82BH*P*<I,H*P*8-i)3H,8uH*P*8J+H*P*<i-J)I.*h*h*h+hH)m5)H*iì(H-H+i(8YH)i-I)H+i-I+H*U(li*n5(3i)iX8Ó)J)m5)H)H*P(t^(0H)H*Q(l_((H*i)^*hH*H)^*dH*i,^*`i)I,+hH+H.o,hH*i@H-H+i(8YH+i-I+H*U(@i*n5)H*P*`H,n,hH*i`H,i)i48è)H*P*dI)3H)H,i4J/H*P(H^(0H/H*Q(@_((H*H,i)J,^*h4)33H(H*P*h^*0H(H*Q*`_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¬+(3H*P*4,hH*P*8i)8á)3H*iø(L(3û+*+§3¦K(i8J*L(H*i,Õj¨¨¨¨¸1¬I1H(Q+HI2H(Q+@I3H(Q+8I4j`I.H(Q+(J5H(Q+0¬I6j0I-+hH*i(^*,H-j)¥I-j(I/*h*h+h*hj)H.H/¤J7®J0H6«j(z,hH4H7°Ïi)i(i*H0H3«xCi(i,H0H2«xCU(ØÑhI,H*P*,i(r,hH*H1_+0H)iàÑè(iĐ°è(H*i08r5,H*i(^*,3H)P*0J+I(H+H)P*(n,hH)H+i)i)8è)H)P*0I(3H)H+i)^*0H)P*,H(jĘĄ±»¿ĖBjøÄ±º½Ē:H0H5«xCH,i+ÕjĠ)«°d((4)3H*H*P*,i)^*,3H/j)¤J/j0z5(3H*P*,i(r,hH*H1_+0H)iàÑè(iĐ°è(H*i08rH-x5)5)4*3H-j(z5)3H*i8L(73H)P*0J+I(H+H)P*(n,hH)H+i)i)8è)H)P*0I(3H)H+i)^*0H)P*,H(iWb((H.j0¥I.4(3(3Ï+)2§K(i8J,L(*hH(P*è)J.m5(H(H.i)J0^*è)H(P*ä)*§*hH(P*Ü)J)m5(H(H)i)J*^*Ü)H*m5(H(P*Ø)H)i¸)iÈ*4)3H(3I*H(P*À)J)H*P*¨)J+s,hH(iÄ)I-H(P*¼)I/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*À)3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*ô)J)H(P*ì)n,hH(iì)8Ĥ)3H(H)i)^*ô)H(P*ð)H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8á)3H,i8L(H.i(o3Ï+)2§K(i8J,L(*hH(P*Ā*J.m5(H(H.i)J0^*Ā*H(P*ü**§*hH(P*ô*J)m5(H(H)i)J*^*ô*H*m5(H(P*ð*H)iÐ*iø,4)3H(3I*H(P*Ø*J)H*P*À*J+s,hH(iÜ*I-H(P*Ô*I/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*Ø*3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*Č*J)H(P*Ą*n,hH(iĄ*8Ĥ)3H(H)i)^*Č*H(P*Ĉ*H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8á)3H,i8L(H.i(o3Ç+)2§K(i8J,L(*hH(P*¨)J.m5(H(H.i)J0^*¨)H(P*¤*§*hH(P*J)m5(H(H)i)J*^*H*m5(H(P*H)iø(iÈ)4)3H(3I*H(P*J)H*P*hJ+s,hH(iĄ(I-H(P*|I/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*´)J)H(P*¬)n,hH(i¬)8Ĥ)3H(H)i)^*´)H(P*°)H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8á)3H,i8L(H.i(o3à+)-§K(iĈ(J,L(H,H)P*H)P*J-iø(iø(H)H-CJ-Q+(_+0H,H-Q+0_+8H,H-Q+8_+@H,H-Q+@_+HH,H-Q+H_+PH,H-Q+P_+XH,H-Q+X_+`H,H-Q+`_+hH,H+_+p*hH*m,hH(j)_+0H(j(_+(4)3H-U(li*o,hH(j(_+0H(j(_+(4)3H)P*I-H,i(^*H,j¨¨¨¨8_*|H(H,i0H)iø(H*H,ið(H,iü(8?H,P*|,hH,P*i)8á)3H)P*J*H-u5(H)iĄ(I.H)P*|I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*3H,iĈ(L(3»+*.¦+§*¦*hj)H)ÕJ-®J,H(Q+(«J.j(z5(H(Q+0H,«j(z5(H-jħ)«I-H)i.i)I)H(Q+PI/H(Q+@I1H(Q+8I0H(Q+H4)3H(H.xJ4i+J2H2Q+(H,­_+(j(H,i)H(Q+8J/H-°Ïi)i(i*H(Q+@J0H,«xCi(i,H(Q+HJ.H,«xCU(ØÑhJ3J2i3CH0­I1j(H,H2iMCH/­I0H(Q+PH4iĈ(H3i,H)i.i)J)i+Q+ĈÑiH-jħ)«J-±­I/H,j(H3i*iħ)i+wCH.­3I.H(H*i+J2H2Q+(H,­_+(H(H.H,j(H+i*iħ)i+wC­_+HH(H1j(H,i)H+iħ)J2J+i3C­_+@H(H0j(H,H+iMC­_+8H(H/H*iĈ(H2i,H)i+Q+ĈÑiH-±­_+P3´+)/§*hH(P*0J,i*q5(H,i)I-H(P*,J/i2I)+h*hH)i,U((H)i1U((o5(H)i+U((H)i0U((o5(H)i*U((H)i/U((o5(H)i)U((H)i.U((o5(H)i2U((I+*hH)i-U((J.i.o,hH+H.n5)4*3H+i.o5)3H*i)I+H,H*i*s,hH,H*i*I,+h*h*hH)i)U((H/H+i-J*i,U((o5(H)i*U((H*i+U((o5(H)i+U((H*i*U((o5(H)i,U((H*i)U((o5(H*i-U((I-H)U((J.i.o,hH-H.n5*4)3H-i.n5)3H*H)U(,b(,H*H)P((^((H+i)I+3H)i-I)H,i)J,5(33H(H+^*04*3H)i-I)H-H*i)J*o5(333¨+*.¦)§H)igI2H)ÕJ,jg«I.j)H,®J,jħĦĥģğėćçħ(«I-H,jĦĥģğėćçħ¦«I,H*,¦H,j/®H-j1®¬-H,j1°H-j/°¬3I0H+H(H*i+Q+(H(Q+HJ,H(Q+8J-H2i+J)Q+Āíh«H0H(Q+@J1H-¬j§­«¬H1H)Q+ĀÙh«¬«H-H,j§­J0j§H2i-J(Q+ĈÝhJ-H+«J,j§H.®J/j§­J.«j)¬¡jg­®H,H/«J,j(H,¥«j)®¤H-«j§H(Q+ĀÝhJ-H+«J,H.«j)¬¡jg­®H,H/«J,j(H,¥«j)®¤H-«¬««¬j§H(Q+ĘÝhJ-H+«J,H.«j)¬¡jg­®H,H/«J,j(H,¥«j)®¤H-«j§H(Q+ĐÝhJ,H+«J+H.«j)¬¡jg­®H+H/«J+j(H+¥«j)®¤H,«¬H0«H1«¬««3¿+)-§K(i8J,L(H,i0H)H*P*4J-9((H(P*(I*H,P*0J(,hH,P*4I++hH*H(H(H+8©*H*P*0J(I+H(H*P*(n,§H*H(i)i)i)8â*H*P*0-H+3H*P*,iHb((H*H(i)^*0H,H)H-9((H,P*,I+H,P*(J(5(33H*P*,I+*hH*P*0J-m,hi(I(4)3i§I)*hH+H-J(i)T((i(v5(*§H(i*U((J.èJ/iç§r,hH.iG4)3H/ig*§H(i+U((J.èJ/ihv,hH.i74)3H/igH(i,U((i/i.3i.3J(i*q5(i¦I)H(iHq5(i¥i¤H(i¨0qCI)3H*H)H-J(^*03H(I)H(H*P*(n,§H*H(i)i)i)8â*H*P*,I+H*P*0-H)3H+i2b((H*H(i)^*0H,i8L(3Ĥ*)/§*hH)i0H(H(i0uCJ*H)q5(H*is5(H*i7iJ*iBH*J* J+iGH+igsJ,i-H*J*iCJ+iGs5(H+i*iÜùé(P*(i§H,J,iHw,hiÜúé(P*(i§H*iDJ+iGs5)H+i*iÜùé(P*(I,3H(i)H+i/iÜÙé(H,i*J*H*P*(J*P*0J-^*(H*P*(I.H*i0*hH-,hH-i(^*44)3H+i*iÜùé(J-H-P*(i¦H,J,^*(H,5(iÜúé(iÜúé(P*(i¦H+^*(3i(H(J-H)H*i7iJ)H.o,hH*H.iH)H*J+^*,H+H*^*,H+H.H)J,^*(H+H,8ā)3H*H)i)^*(H(i8q5(H-i,H*^*(3H-3®+*,§1¦*h*hj)H*ÕJ3®J/H)H)i0H*iħ)iè(qJ+CQ+(«J0j(z5(H/H)i8i@H+CQ+(«j(z5(i*I-4)3H)H0xJ-i,J,H/j(H+CJ0H,Q+(­_+(H,i0J,j(H/H+CJ1H,Q+(­_+(H)H)Q+XJ2j(H0i)H)Q+HJ4H)Q+PJ5H+CH3°Ïi)i(i*H/H2H)Q+`J2H+C«xCi(i,H/H)Q+hJ6H)Q+pJ7H+C«xCU(ØÑhJ+J,i3J.C­_+XH)H2j(H1H.C­_+`H)H4j(H0H,iMJ,C­_+HH)H5j(H1H,C­_+PH)H6j(H0H+i*iħ)i+qJ,C­_+hH)H7j(H1H,C­_+pH)H)Q+xH-iĈ(H+i,H*i+i0Q+ĈÑiH3±­_+x3H(H+b()H(H-b((3¨+).§i)I.i.I/iħ)I,*h*§*h*§*h*h*h*h*h*hi.H)U((J-i*H-i)uCiħ)i)6.()*+,-/3i*I*H)i*I+H)U()I,H)i+4/3i*I*H)i*I+H)U()i0i*I.H)i+4.3H)i)I+i*I*i+I.H)i*4-3H)i*I+H)U()I*i(I-i,I/H)U(,H)U(+i/4*3H)i)I+H)U(,i/i1i-I/i(I-i*I*H)U(+H)U(*i/4)3H)i-I+H)W((H)i*U((i8I-H)U(,I,H)U(+I*i(3i4H/I.i`I)4*3H)i+I+H)U(*I,H)U()I*i(I.H)i,3U((i+I)i(I-3H(H+U((i0H,H-8ÿ)^*,H(H.H*i.iè)H)^*(3Ħ**-§2¦*hj)H*U(*J,Õ®J0H)Q+(J1H)Q+0J2H,iè(qJ+C«J3x,hH0H)i8i@H+CQ+(«x5)3i*I-H)Q+HJ4H)Q+PJ5H+CH,igÕ°Ïi)i(i*H0H)Q+XJ6H)Q+`J7H+C«xCi(i,H0H)Q+hJ8H)Q+pJ9H+C«xCU(ØÑhI.H3xI,*h*hj)H*U(,J+Õ®J0H1H2H+iè(qJ/C«J1j(z5(H0H)i8i@H/CQ+(«j(z5(4)3i(i*H0H6H7H+iè(qJ)C«xCH4H5H)CH+igÕ°Ïi)i(i,H0H8H9H)C«xCU(ØÑhI)H1xJ+i*H+H,CI-3H(i*c(-H(H)b(,H(H-b(+H(i(b(*H(H.b()H(H,b((H(H*P((^(/H(H*U(,b(373H(i*b((3Ú+).§K(i8J-L(i*I.*hH)U(i*o,hH-i,H)Q+8H)Q+(¬H)Q+@H)Q+0¬H)8WH)U(I,4)3H)U(I,H-i,H)Q+8H)Q+(¬H)Q+@H)Q+0¬H)8WH,I.3H*i(H)W)J0H+P*<9-(I1H)U(I/*h*h*hH)P*i)o5(H,5(i*I+i*I**hH/i)6*(*+3H)U(i)J+I*4*3i*I+i*I*H/i*o5)3i)I+3i,iH8Ó)J,,hH,H-P*4^*0H,H-Q*,_*(H,i©.c)FH,i*b(?H,H.b(>H,i¨,c)<H,H0c):H,i(b(8H,H1^*4H(H.b(WH(i)^*0H(H,^*,H(i)^*(H(i(b(NH(H*b(MH(H+b(LH(i(b(QH(i*b(4H(i*b(DH(i(^*@H(i(c)TH(i(b(VH(H)iĎ(J)P)(^)FH(H)W),c)JH-i8L(73i,iH8Í+(3Ò+)*§K(iHJ,L(H,i7J-H*H+i,i08c*hH,U(7i/o,hH,i<H)H-8¨)H(*§H,U(<,hH(H,W(=c()i)4)3H(H,P*@^*,i(3b((4)3H,i<H*H+i,8t*h*h*h*h*h*hH,U(<J*i-o,hH*i)i(H*i)sCJ-m5)H,U(>I+H,U(=I*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,i<H)H*i)H+i)H,U(?8¾)H,U(<5+H(H,P*@^*,H(i(b((4,3H,i<H)H*i)H+8Â)H,U(<5)H(H,P*@^*,H(i(b((4+3H,i<H)H*i)8Đ)H,U(<m,hH(H,P*@^*,H(i(b((4+3H(H,U(=b(*H(iHb()H(i)b((4*3H(H,U(=b(*H(iHb()H(i)b((4)3H(H,U(=b(*H(iHb()H(i)b((3H,iHL(3Ñ+)*§K(iHJ,L(H,i7J-H*H+i*i08c*hH,U(7i/o,hH,i<H)H-8¤H(*§H,U(<,hH(H,W(=c()i)4)3H(H,P*@^*,i(3b((4)3H,i<H*H+i*8t*h*h*h*h*h*hH,U(<J*i-o,hH*i)i(H*i)sCJ-m5)H,U(>I+H,U(=I*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,i<H)H*i)H+i)H,U(?8Í)H,U(<5+H(H,P*@^*,H(i(b((4,3H,i<H)H*i)H+8Ò)H,U(<5)H(H,P*@^*,H(i(b((4+3H,i<H)H*i)8Ē)H,U(<m,hH(H,P*@^*,H(i(b((4+3H(H,U(=b(*H(iHb()H(i)b((4*3H(H,U(=b(*H(iHb()H(i)b((4)3H(H,U(=b(*H(iHb()H(i)b((3H,iHL(3Â+).§K(iXJ*L(H*i(^*0H*j¨¨¨¨8_*(i)I+H)P*Ø)H)P*Ü)J-i¸)i¸)H)H-CJ-U(¬)i*n,hH-H*8.H*P*0I,H*P*,I+3H+H,8uH+H,i-J)I.*h*h*h+hH)m5)H*i@H-H+8H)i-I)H+i-I+H*U(@i*n5(3i)iX8Ó)J)m5)H)H*P(H^(0H)H*Q(@_((H*i)^*<H*H)^*8H*i,^*4i)I,+hH+H.o,hH*iLH-H+8H+i-I+H*U(Li*n5)H*P*4H,n,hH*i4H,i)i48è)H*P*8I)3H)H,i4J/H*P(T^(0H/H*Q(L_((H*H,i)J,^*<4)33H(H*P*<^*0H(H*Q*4_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¬+(3H*P*(,hH*P*,i)8á)3H*iXL(3õ*).¦H(H+i+Q+(H(Q+Hj§­«H(Q+@j§H)igi-J+Q+ĘÝhJ0H(H*i)i+Q+(J/«J,j§H)Õ®J-j§­J1«j)¬¡jg­®H,H-«J,j(H,¥«j)®¤H0«j§H+Q+ĐÝhJ0H/«J,H1«j)¬¡jg­®H,H-«J,j(H,¥«j)®¤H0«¬«H(Q+8j§H+Q+ĈÝhJ0H/«J,H1«j)¬¡jg­®H,H-«J,j(H,¥«j)®¤H0«j§H1H/H+Q+ĀÝhJ/«J1«j)¬¡jg­®H-H1«J-j(H-¥«j)®¤H/«¬«¬«J-j(z,hH(Q+0H(Q+(¬I/+hH.H)H-¢Ï8à)H/«J.j(H.H.j)¥«xC¬I.H-j)¥H-«J-j(z5(33H.3ª+)-§K(iÈ)J,L(H,i0H)P*Ø)H)P*Ü)J-i¸)i¸)H)H-CJ-i¨)Ĥ2((H,H+_+°)*hH*m,hH(j)_+0H(j(_+(4)3H-U(¬)i*o,hH(j(_+0H(j(_+(4)3H)P*À)I-H,i(^*Ä)H,j¨¨¨¨8_*¼)H(H,i0H)i¸)H*H,i°)H,i¼)8OH,P*¼),hH,P*À)i)8á)3H)P*À)J(H-u5(H)iÄ)I.H)P*¼)I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*À)3H,iÈ)L(3Ĥ*)-§K(iÈ)J,L(H,H)P*Ø)H)P*Ü)J-i¸)i¸)H)H-CJ-i¨)Ĥ2((H,H+_+°)*hH*m,hH(j)_+0H(j(_+(4)3H-U(¬)i*o,hH(j(_+0H(j(_+(4)3H)P*À)I-H,i(^*Ä)H,j¨¨¨¨8_*¼)H(H,H)i¸)H*H,i°)H,i¼)8UH,P*¼),hH,P*À)i)8á)3H)P*À)J(H-u5(H)iÄ)I.H)P*¼)I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*À)3H,iÈ)L(3Ĥ*)-§K(iØ*J,L(H,H)P*ð*H)P*ô*J-iÐ*iÐ*H)H-CJ-iÀ*Ĥ2((H,H+_+À**hH*m,hH(j)_+0H(j(_+(4)3H-U(Ä*i*o,hH(j(_+0H(j(_+(4)3H)P*Ø*I-H,i(^*Ô*H,j¨¨¨¨8_*Ì*H(H,H)iÐ*H*H,iÀ*H,iÌ*8PH,P*Ì*,hH,P*Ð*i)8á)3H)P*Ø*J(H-u5(H)iÜ*I.H)P*Ô*I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*Ø*3H,iØ*L(3ġ*)+§*hH*x5(H(P*(U((I-H(P*,J.P*0I,H+m,hH,i-I++hH.P*(H,n,hH.8ģ)3H.H,i)J,^*0H.P*,H+J(i.b((H(i,H*¢d((H(i+H-b((H(i*H)b((H(i)H-b((H+i-I+H*j)¥H*«J*j(z5(34)3+hH.P*(H,i+u,hH.H,i,i-8è)H.P*0I,3H.P*,H,i-J(H*¢ÏJ+b(;H(H-b(:H(H)b(9H(H-b(8H(i)b(7H(H+b(6H(H-b(5H(H)b(4H(H-b(3H(i*b(2H(H+b(1H(H-b(0H(H)b(/H(H-b(.H(i+b(-H(H+b(,H(H-b(+H(H)b(*H(H-b()H(i,b((H.H,i,J,^*0H*j)¥H*«J*j(z5(33i(3Ą**-§)¦K(iø(J*L(H*i0J,H(H(U(¡J+8dH*iPJ-H(i`J.H+8dH(i(H,8RI/*h*hH)m,hi)I)H/H(Q+HH(Q+@«j§­«j(z5**hH*Q+Pj(z5(H(U(i+o5(H(H+H,H*i÷(iĘÆè(825+3H(i)H*i08RH(Q+H(Q+x«j§­«j(z5*H*Q+0j(z5)H(U(i+o5)H.H+H-H*i÷(iĘÆè(82m5)4*3i)I)H/j(z5)*hH*Q+Pj(z5(H(U(i+o5(H(H+H*i0H*i÷(iĘÆè(825*3H(i)H*i08Rj(z5)H*Q+0j(z5(H(U(i+o5(H.H+H-H*i÷(iĘÆè(825)3i(I)3H*iø(L(H)3·.*0§)¦K(ihJ+L(H+H(Q+`_+`H+H(Q+X_+XH+H(Q+P_+PH+H(Q+H_+HH+H(Q+@_+@H+H(Q+8_+8H+H(Q+0_+0H+H(Q+(_+(H(P*pI/H(P*J,H(P*n,hK(i8J*L(H*i,H(iĄ(J.P*(J-H.P*,i,H-i)J-H-i,uCJ-i0ið(8ã)H*P*,i)n,hH*P*0H*P*48¬+(3H*P*0I0H.H-^*(H.H0^*,H*i8L(3H(P*H,ið(J*H+Q+`_+`H*H+Q+X_+XH*H+Q+P_+PH*H+Q+H_+HH*H+Q+@_+@H*H+Q+8_+8H*H+Q+0_+0H*H+Q+(_+(H*H/^*hH(H,i)^*H(ihJ/I*K(i8J.L(H.i0H(H(U(dH)U((H)U(*i0H)U(,i885j¨¨,I2H(U(dJ)i)n,hH(H(P*`i)J,i§H,C^*`j(I23H(H)i)b(di(I)*hH(U(YJ-i,q5(H*P*4J,H*P*0J0w5(H(Q+PH(Y(Xj0®H2¬H(Y([jħ)H(U(ZC¬j½ĠÑĢ¿ßĆÃÆ§¦­I2H*P*,I1i(I*i)I)+h*hH*H1H,i,J,Q+(H2yI*H)H-w5(H)i)I)H,P*0J,H0q5)33H*i*i¥qI)3H(H)b(eH.i8L(H(Q+PH(Y(dj8®H(Y(Xj0®¬H(Y([jħ)H(U(ZC¬j½ĠÑĢ¿ßĆÃÆ§¦­I2*hH(P*tJ*H(P*pJ)q,hH(P*lH*i,Q+(H2y5)3H(H)^*tH(P*hH)n,hH/8Ġ)3H(H)i)^*pH(P*lH)i,J(i(b(4H(H*^*0H(H2_+(3H+ihL(3ý**1§*¦K(i8J+L(i-I/*hH)U(¯*J0i*n,h4)3H)U(®*J-H*U(+o,hi)I,4)3i+I,*hj)H*U(*J1Õ®J4H)i@J3H*U()J2i+i`J.Q+(«J5j(z5(H.Q+0H4«j(z5(i*I,4)3H0H5xo5(H-H2o,hi,I,H-H2i*o5)H-i*qH0i)m5)H+i0H)H2H1H-H*U(,H.Q+8H1igÕ°Ïi)i(i*H.Q+@H4«xCi(i,H.Q+HH4«xCU(ØÑh8CH+U(1I/H+U(0I,4)3H+H3H-i+i`H0i)H*U((H1i0H*U(,i88Å)H+U()I/H+U((I,3H(H/b()H(H,b((H+i8L(3Ć**,§)¦i)I.H(U(¡J-i)I+*hH(Q+HH(Q+@H(H-i+J,Q+(««J/j(z,hH(H/¢ÏH+H(Q+0H(Q+(¬8w5)3H(Q+H(Q+xH,H(i`J,Q+(««J/j(z,hH,H/¢ÏH+H(Q+hH(Q+`¬8w5)3i(I.3i(I,*h*hH(U(i+n,§H(H+i+Q+(j(z5)H(i(H-i6i[H)H*8Ç)H(U(i+n-i(35(H(U(i+o5)3H(Q+HH(Q+@H(H(U(¡J-i+J+Q+(««j(z,§i(-H(Q+H(Q+xH+Q+`««x5)i)3I+H.m5(H(iĜ(H+U((i+o5(H(i(85(H(H+H-i)i(iWH)H*8Ç)3H(H)H*8·)H(H.H)H*8h3ą*),§K(iHJ*L(H*H(U(*b(-H*H(U()J,b(,H*H(U(,b(/H*H(U(+J+b(.*§*h*hH+H,n,hH(U((I-H)P*(I+H(U(-i)s5)H)P*,I)4*3H*H*i.Õj¨¨¨¨è1¬_+8H*H*i,Õj¨¨¨¨è1¬_+0H)P*(H)P*,iß®è(H*i08r4*3H*H,i)b(DH*H*iDÕj¨¨¨¨H¬_+0i)H+H)P*,J)ič¸è(H*i08r5)B3H*H*i/Õj¨¨¨¨Ø1¬_+8H*H*i-Õj¨¨¨¨Ø1¬_+0i)H+H)iÜ®è(H*i08r5(Bi(H-i.n5(BH*H-i*P*äÙh^*DH*H*iDÕj¨¨¨¨¸0¬_+0H+H)iĐ°è(H*i08r3H*iHL(3ġ*),§K(iø(J+L(H*P*,H*P*08uH*8H+H)^*8H+H*P*,J)^*0H+H)H*P*0i-^*4H+iJH+i08n*h*hH+U(Ji*o,hi)i`8Ó)J,m5)H,H+Q(P_(.H,H+Q(J_((H+i)^*DH+H,^*@H+i,^*<H+H+P*8^*`H+H+Q*0_+XH+iê(H+iX8nH+U(ji*o,hi6I-i)I)+hH+P*<H)n,hH+i<H)i)i68è)H+P*@I,3H,H-J.H+Q(p_(.H.H+Q(j_((H+H)i)J)^*DH-i6I-H+iê(H+iX8nH+U(ji*o5(33H(H+P*D^*0H(H+Q*<_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)i`8¬+(3H*P*(,hH*P*,i)8á)3H+iø(L(3ġ*),§K(iø(J+L(H*P*,H*P*08uH*8H+H)^*8H+H*P*,J)^*0H+H)H*P*0i-^*4H+iJH+i08j*h*hH+U(Ji*o,hi)i`8Ó)J,m5)H,H+Q(P_(.H,H+Q(J_((H+i)^*DH+H,^*@H+i,^*<H+H+P*8^*`H+H+Q*0_+XH+iê(H+iX8jH+U(ji*o,hi6I-i)I)+hH+P*<H)n,hH+i<H)i)i68è)H+P*@I,3H,H-J.H+Q(p_(.H.H+Q(j_((H+H)i)J)^*DH-i6I-H+iê(H+iX8jH+U(ji*o5(33H(H+P*D^*0H(H+Q*<_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)i`8¬+(3H*P*(,hH*P*,i)8á)3H+iø(L(3²/*1§)¦K(iXJ,L(*§*h*§*h*§*h*h*hH)U(4J+i)i(H+i)sCJ+i)6+,)*(3H)i48É)I-i04*3H)P*0I.i0I1H)U(5m5,H)i64+3H)U(5i*i,3I1H)P*0I.iĘ(4+3H)U(5i*i,I1H)P*0I.H)U(6i)o5)H)i73U((i,4)3iĘ(3I2H(P*0J/H(P*(n,hH(8Ý*3H(P*,H/i*H1H.i/H2H+^*(H(H/i)J+^*0H(P*(H+n,hH(8Ý*3H(P*,H+i*H-^*(H(H/i*^*0H,i(^*<H,i(^*(H,H)P*,J)^*PH,H)H.i.^*TK(iHJ*L(H,P*@I2H,P*DI+H,P*<I1H,P*,I-H,P*0I)H,P*(I/H,P*PJ.,hH,P*TH.i.i)I03*h*hH)H-i(H/CJ)H+H2i(H1CJ-H)q5(H-H-H0J)s5(H(P*(H(P*0J0H)q,hH(H0H)i,i,8â*H(P*0I03H,P*TI2H*H(P*,J-^*4H*H0^*0H*H(i0^*,*hH/m5(H*H,i,J(Q*(J3_+8H*H(Q*0_+@H*P*<J(H3ÏJ+n5(H(H+J)i*J(,hH-H0i*H+i*H*i@H(Ĥ2((3H*H)H0^*03H.,hK(i8J/L(H.H2o,hH*i,J-P*,J(i*I+H2H.i.I)H-P*0H(i*I(+hH/i0H.8H-H+^*,H(H/Q+0_*(H(i0I(H+i*I+H.i.I.H)i)J)5(33H/i8L(3*hH1m5(H*H,i@J(Q*(J3_+8H*H(Q*0_+@H*P*<J(H3ÏJ+n5(H*P*0I-H(H+J)i*J(,hH*P*4H-i*H+i*H*i@H(Ĥ2((3H*H)H-^*03H*P*,H*P*0^*(H*iHL(4)3iË®è(iKiĠ¼è(8ð*(3H,iXL(3Č*).§K(i8J*L(*h*§*h*h*hH(U((J+i)i(H+i)sCi)6+*(),3H(U()I-H(U(*I/i*I+iÝÇè(I.i,4*3H(U()I+iáÇè(I.i,4)3H(U(*I-H(U(+I/H(U()I+i×Çè(I.i.3J(H)P*(H)P*0J,s,hH)H,H(i)8è)H)P*0I,3H(,hH)P*,H,H.H(Ĥ2((3H)H(H,^*0*hH+i*o,hH*i.i-H+i)J(C^*,H*iÑÇè(iÌÇè(H(C^*(H*H*Õj¨¨¨¨¨1¬_+0H)iàÑè(iç®è(H*i08r5*H-i)i)m5)4*3H-i)m5)3H*H/i)b((H*H*Õj¨¨¨¨H¬_+0H)iàÑè(iç®è(H*i08rB3H*i8L(3Ē*)/§K(ihJ,L(H,i2H)8£H,iHJ-H)8£H)U(dI.H,U(HI/H*i(H)U(YH+P*<9-(I*H-H)i(8[H,H,P*P^*@H,H,Q*H_+8H,U(\\I+H,U(XI-H,U(YI0H,U(gI1H,W)ZI2i,iH8Ó)J)m,hi,iH8Í+(3H)H,P*@^*0H)H,Q+8_*(H)H1b(GH)i)b(FH)i*b(?H)i*b(=H)H+b(<H)H2c):H)H0b(9H)H-b(8H)H*^*4H(i)^*0H(H)^*,H(i)^*(H)i*H.H/i*oCJ)b(>H(H)b(WH(i(b(NH(i©*c)LH(i*b(4H(i(b(QH(i*b(DH(i(^*@H(i(c)TH(i(b(VH(H,P(2^(FH(H,W(6c(JH,ihL(3Ħ**)¦,§K(i¸)J,L(H,H(i¨)Ĥ2((H(P*°)I-H(P*Ì)J+H(P*Ä)n,hH(iÄ)8Ģ)3H(P*È)H+i¸)J.H,i¨)Ĥ2((H.H-^*¨)H(H+i)^*Ì)H(H)H(i¨)J-H,i·)iÈÑè(86*h*hH(U(J)i*n,hH(Y(jěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦I*4)3H(P*i)o5)H)i)o5)H(U(5)jÃÙāĜÒ´çàÕ§I*H(U(i)5)3H(Q+xH*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°­H*­I*H(P*´)J+H(P*°)J)q,hH(P*¬)H+i,Q+(H*y5)3H(H)^*´)H(P*¨)H)n,hH-8Ġ)3H(H)i)^*°)H(P*¬)H)i,J(i(b(4H(H+^*0H(H*_+(3H,i¸)L(3Ø*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*È*I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)iÀ*H*H,i0H,i<8PH,P*<,hH,P*@i)8á)3H)P*È*J*H-u5(H)iÌ*I.H)P*Ä*I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*È*3H,iHL(3Ø*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*°)I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)i¨)H*H,i0H,i<8OH,P*<,hH,P*@i)8á)3H)P*°)J*H-u5(H)i´)I.H)P*¬)I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*°)3H,iHL(3Ó*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*pI-H,i(^*DH,j¨¨¨¨8_*<H(H)H)ihH*H,i0H,i<8?H,P*<,hH,P*@i)8á)3H)P*pJ*H-u5(H)iô(I.H)P*lI/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*p3H,iHL(3Ø*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*°)I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)i¨)H*H,i0H,i<8UH,P*<,hH,P*@i)8á)3H)P*°)J*H-u5(H)i´)I.H)P*¬)I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*°)3H,iHL(3à*)/§*hH(P*J-m5(H(H-i)J*^*H(H(P*H*ið(J)Q+(_+(H(H)Q+0_+0H(H)Q+8_+8H(H)Q+@_+@H(H)Q+H_+HH(H)Q+P_+PH(H)Q+X_+XH(H)Q+`_+`H(P*pJ*H)P*hJ+u5(H(iô(I,H(P*lI.H*J)H+i),hH,H.H)i)J)i,J/U(4i+i*H/P*0^*(3H+i)H*o,hH)i,H.i@I*+hH,H*i<U((i+i*H*i8P*(^*(H,H*i,U((i+i*H*P*(^*(H*iHI*H)i*J)H+s5(33H(H+^*p3H-i(o3À**-§,¦*hH(U(Zi)o5(*§H(U([J)iĠ)J*i8o,hH)i0iħ)iė(s5*H)i`igI,H)i0ig4)3H)i0I,H)i03I-j)H)Õ®J.jħĦĥģğėćçħ(«I/H.jĦĥģğėćçħ¦«I0H(Q+HH(Q+@H(Q+8¬j§­«I1H*i8o,¦H0j1°H/j/°¬-H0j/®H/j1®¬3I/H(H*i8oi+Q+(j)H,Õ®«H1«x5(H.H(Q+0H(Q+(¬J.«j(z5(H.H-Õ°j)«xH/H(H*i8ni+Q+(«H1«j(zI+3H(H)b([H(H+b(Z3è**+§,¦K(iXJ,L(H,i0J+H)H)U(dJ*8d*h*h*h*h*hH)H*H+H,iWiĘÆè(82m,hH,Q+0j(z5)i*I+i)I*4+3H)Q+HJ.H)Q+@J/«H.H)Q+8J-­­j(z5)H-H.«£J0j)~5)H/H-H.¬j§­«J-jýüþúĂòĒÒÒ§«I.H-jÒÓÑÕÍÝ½ýý(«I-H0Ïi)o,hi*I+i,I*H-x5+H.x5+4*3H-£Ïi(H.£Ïo5)i*I+i,I*4*3H*i)I+i(I*4)3i*I+H)U(e,hi*I*4)3H)U(Yiċ(u5)i+I*3H(i,b(-H(H*b(,H(H+b(+H(i(b((4)3H(i*b((3H,iXL(3×*).§K(iHJ+L(*h*h*h*hH)P*Ø)H)P*Ü)J,i¸)i¸)H)H,CJ/U(¬)i*o,hi-I-i(I,4)3i-I,H*U()J0i)s5(H*U(*igs5(H*U(+J.i)s5(H*U(,igs5(*hH.H0nJ.5(H*U((i.n5(i1I,4)3H+H/H*8EH+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3i(I,H+i,H/H0i`H*i(i+H.C8YH+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*ô)H(H)H+i88:^*,4*3H(iª2c()3i)I,3H(H,b((H+iHL(3¼*)/§K(i8J+L(i2I*H(P*(J,H,iGJ(H(J(iĐ/w,h+hH+i.H*J-i,H(J.H(i¸ö(J(i¸ö(J/iħħ+iČ(J0i)W(³×ic((H-i*H/H0iČ(iħħ+i)W(³×ic((H*i,I*H.iħÔĊ,s5(33H(i1s,hH*i*J*H+i.H(H(iħħ+iČ(J(iČ(iħħ+i)W(³×ic((3i(H,H(Cm,hH*i)J*H+i.H(i)U(´×ib((3H)H,i§iGH+i.H*i2H*8XH+i8L(3À**-¦,§H*igI2*h*hj)H*ÕJ-®J+H)Q+(«J,j(z5(H)Q+0H+«j(z5(i*I14)3H)H,xJ1i+J0H0Q+(H+­_+(H)j(H+i)H)Q+8J,H-°Ïi)i(i*H)Q+@J.H+«xCi(i,H)Q+HJ/H+«xCU(ØÑhJ0J3i3CH.­_+@H)H,j(H+H3iMC­_+8H)H/H+j(H0i*iħ)i+wC­_+HH)H)Q+PH1iĈ(H0i,H*i+i0Q+ĈÑiH-±­_+P3H)H)U(XH2U(ïÃhb(XH)8¢H(H0b()H(H1b((3Á*)-§*h*h*hH*H*i+i¤J,n,hH+i0I0i(I,4)3H+H,H*J,H+H,qCI,H+,hH)iħ)I.i)I/+hH*H-U((H.n5,H,H-i)J-o5(33H,H+i0J0s5)3H)iħ)i©ª¬0I-+hi¨ª¬0H*H,J/P*(H-J.H.i¨ª¬0H/i,P*(H-J.H.i¨©ª¬ i¨©ª¬ o5)H,i0J,H0u5(33H+H,o,hH)iħ)I-i)I/+hH-H*H,U((n,hH,I-4+3H+H,i)J,o5(33i(I/3H(H-^*,H(H/^*(3Ã*).§K(iHJ+L(H(*§*h*h*hH)P*ð*H)P*ô*J,iÐ*iÐ*H)H,CJ.U(Ä*i*o,hi-I-i(I,4)3i-I,H*U()J/i+s5(H*U(*igs5(H*U(+J0i+s5(H*U(,igs5(*hH/H0n5(H*U((i.n5(i1I,4)3H+H.H*8H+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3H+i,H.H*8ñ*H+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*Č*H(H)H+i88b^*,i(4*3H(iª2c()3i)3b((H+iHL(3­*)/§K(i8J+L(i2I*H(P*(J,I(H,iĐ/w,h+hH+i.H*J-i,H(J.H(i¸ö(J(i¸ö(J/iħħ+iČ(J0i)W(³×ic((H-i*H/H0iČ(iħħ+i)W(³×ic((H*i,I*H.iħÔĊ,s5(33H(i1s,hH*i*J*H+i.H(H(iħħ+iČ(J(iČ(iħħ+i)W(³×ic((3i(H,H(Cm,hH*i)J*H+i.H(i)U(´×ib((3H)i)H+i.H*i2H*8XH+i8L(3Þ**,§)¦K(iXJ*L(H)P*(i¨¨¨¨ n,hH)P*4H*i(^*TH*j¨¨¨¨8_*LP*(J+P*(I,*hH+P*,J+i),h*hH+i)J+m5(H*iLi(H+8é)H*P*TI-H+m5(H*P*PH-H,H+Ĥ2((3H*H+H-^*T4)3H*iLiĠÓé(H,H+8rB3H*H*P*TJ+^*HH*H*Q*LJ._+@H)H+^*0H)H._*(3H)P*0I+H)i(^*0H)Q*(I.H)j¨¨¨¨8_*(H*H+^*8H*H._+0i,i48Ó)J)m,hi,i48Í+(3H)H*P*8^*0H)H*Q+0_*(H(iĀÔé(^*,H(H)^*(H*iXL(3Č*).§i)I**h*h*h*h*h*h*hH)U(*J-i)6+*(()3*hH)U(+J,i)6+)((*3i)I+i*I*H)U((J.i)6++,,*3i(I*3H(i±\\c(,4+3i(I+3H+I*3i)I+*h*h*h*h*hH)U()J/i)6+(**)3i(I+3H*H+n5)3i¨.I*i)I)H,I+*h*h*h*hH.i)6+)(+*3i(I)4*3i¨,I*H-I+3H*H+i+nI)3i¨¨¨@I+i¨¨¬0I**h*h*h*hH/i)6+)*+(3i¨¨¨8I+H-I,3i¨¨,i(H,i+nCH+I*4)3i(I*3H)H*i©¨,m5)H(i*b((73H(i°Xc(,4)3H(iCb(-H(iª<c(+H(i(b((73H(H*b(+H(i(b((3±*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.8é)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3³*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.i)8è)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3e))§H(P*0J)H(P*(n,§H(H)i)i)8è)H(P*0-H)3H(P*,iĤ(b((H(H)i)^*03Ï*)*§H(P*0J+I,H+H(P*(n,hH(H+i)i)8è)H(P*0I,3H(H+i)^*0H(P*,H,iHb((H)H(i(H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8è)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i)H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8è)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i*H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8è)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i+H*9)(3±*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.8ø)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3Ħ))/§*hH(P*Ì)J-m5(H(H-i)J)^*Ì)H(P*È)H)i¸)J)P*¨)I*H(H)i¨)Ĥ2((H(P*°)J)H*u5(H(i´)I,H(P*¬)I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^*°)3H-i(o3Ħ))/§*hH(P*ä*J-m5(H(H-i)J)^*ä*H(P*à*H)iÈ*J)P*À*I*H(H)iÀ*Ĥ2((H(P*È*J)H*u5(H(iÌ*I,H(P*Ä*I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^*È*3H-i(o3Ħ))/§*hH(P*Ì)J-m5(H(H-i)J)^*Ì)H(P*È)H)i°)J)P*¨)I*H(H)i¨)Ĥ2((H(P*°)J)H*u5(H(i´)I,H(P*¬)I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^*°)3H-i(o3©,)1§K(i8J.L(*hi¸Ùé(P*(5(i¸Ùé(i§^*(iÈÙé(P*(J*iÄÙé(P*(J)n,hH*J(i¼Ùé(P*(J)n,høi¨)H(H(i¨)uCJ(Ĥ7)J,i§n5**hiÌÙé(P*(J)m,hiÌÙé(H,^*(4)3H)H*H,o5+3H.i0I/K(i8J-L(i¼Ùé(P*(iÄÙé(P*(J)H(w,§i©¨¨¨ -H-i0I0i(I,K(i8J+L(*§i(H(H)J)H(q5(BH+i,i¼Ùé(H)i,i,8â)H+P*,i)n,hH+P*4I,H+P*04)3H+P*0I(i¼Ùé(H)^*(iÀÙé(H(^*(i©¨¨¨ 3I(H0H,^*,H0H(^*(H+i8L(H-P*4I(H-P*03I)H/H(^*,H/H)^*(H-i8L(H.P*0i©¨¨¨ o5*i¼Ùé(P*(I)iÄÙé(P*(I(3H(H)w5)iÄÙé(H(i)J)^*(iÀÙé(P*(H(i*H*i)^*(3H)H*u5(iÈÙé(iÀÙé(P*(H*i*P*(^*(i¸Ùé(i¸Ùé(P*(i)^*(iÌÙé(P*(H.i8L(H*73(3Ģ))+§K(i8J*L(H(P*(I(*§H)U(3i@m,hH)P*(H(H)P*,P*89*(4)3H*i(^*4H)H*i4*§H(i¨)w,hH(igi¨§I+H(i.I)H(i¨8q,hH*H+b(5H*H)iè)b(4i*4*3H(i4I,H)igi¨§I)H(iħħ+u,hH*H+b(6H*H)b(5H*H,iĈ)b(4i+4*3H*H+b(7H*H)b(6H*H,igi¨§b(5H*H(i:ib(4i,4)3H*H(b(4i)38e3H*i8L(3¨*),§K(iHJ+L(H(*§*h*h*hH)P*Ø)H)P*Ü)J,i¸)i¸)H)H,CJ.U(¬)i*o,hi-I,4)3i-I-H*U(),hi(I,4)3i(I,H*T(*i(p,h4)3H*U(+5(H*T(,i(p5(H+H.H*8AH+U((J-iFn5)H+U()I,3H(H,b(*H(H-b()4)3H+i,H.H*8H+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*ô)H(H)H+i88V^*,i(4*3H(iª2c()3i)3b((H+iHL(3´**.¦*§*hH(Q+HJ+H(Q+@J,«H+H(Q+8J/­­j(z5(H(Q+J-H(Q+xJ.«H-H(Q+pJ0­­j(z5(H,H+H/¬j§­«J,jýüþúĂòĒÒÒ§«£ÏH.H-H0¬j§­«J.jýüþúĂòĒÒÒ§«£ÏI1H,jÒÓÑÕÍÝ½ýý(«£ÏH.jÒÓÑÕÍÝ½ýý(«£ÏI2*h*h*hH+H/«£ÏH-H0«£Ï6*()+3H2m5)H15*4)3H2i(H1o5)3H(U(i+n,hH(i(i*i,i_H)H*8Ç)3H(U(i+o5(H(i)i*i,i_H)H*8Ç)33º**)§)¦K(i8J*L(*§H(U((J(m,hH)P*(iĂÆè(i)H)P*,P*49-(4)3H*ió(^*,H*i,Õj¨¨¨¨¸0¬I+*hH(i),hH*H+_+0H)P*(H)P*,iĐ°è(H*i08r5)3H*iù(^*,H(i*,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08r5)3H*iē(^*,H(i,,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08r5)3H*ię(^*,H(i0,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08r5)3i(4)3i)3H*i8L(3Ĥ)),§K(iHJ+L(*h*h*h*hH)P*H)P*J,iø(iø(H)H,CJ.U(li*o,hi-I-i(I,4)3i-I,H*U()5(H*U(*igs5(H*U(+5(H*U(,igs5(H+H.H*8å)H+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3i(I,H+i,H.H*i(8YH+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*´)H(H)H+i88H^*,4*3H(iª2c()3i)I,3H(H,b((H+iHL(3ĝ))+§K(iHJ+L(*hH(i),hH+H)b(3H+H+i3Õj¨¨¨¨Ø1¬_+@H+i4iĐ°è(H+i@8xH+P*4H+P*8I,*h*hH+P*<J(H*P*(H*P*0J)s,hH*H)H(i)8è)H*P*0I)4)3H(m5)3H(m5(H*P*,H)H,H(Ĥ2((3H*H(H)^*0m5)H,i)8á)4)3H*P*0J(I)H(H*P*(n,hH*H(i)i)8è)H*P*0I)3H*H(i)^*0H*P*,H)iUb((3H+iHL(3Ĕ))0§*h*h*hH*m,hi,I-4)3i,H*i@J1J,8Ó)J-m5)H*I,+hH.H1n5)*hH)P*0J/m,hi)I04)3H)P*,I2i)H/i.J+8Ó)J0m5,H+m5(H0H2H+Ĥ2((3H-H.J+H/^*(H+i0H/^*(H+i,H0^*(H+i4H)Q*4_*(H+i<H)P*<^*(H.i@I.H)i@I)H,i)J,5(33H(H*^*0H(H-^*,H(H*^*(73i,H,8¬+(3i)H+8¬+(3Ą))-§*hH*m,h4)3H)U((J/iĉ(iħ)i0w,h4)3H*i)n,h4)3H)U()J+iYiħ)i1w,h4)3H)i*I.H+iXI,*h*h*hH*i*J-m,hi(I-4)3i)I+H,iħ)i)n5)3H,I+4)3H)U(*J,iXiħ)i.s5(H*i+I-H)i+I.H,iNI+3H(H-^*0H(H.^*,H(H+i+iĠ(iĠ(H/i)i/b((73H(i(^*,3ê.*3§)¦K(iHJ.L(H)P*@I*H)P*DI-H)P*<I,H)P*,I+H)P*0I3H)P*(I0H)P*PJ/,hH)P*TH/i6i)I13*h*hH3H+i(H0CJ+H-H*i(H,CJ*H+q5(H*H*H1J*s5(H.i<H*i,i,8ç)H.P*@I*H.P*<5)H.i(^*8H.H.P*D^*4H.H*^*0H.i0I+i(I,K(iHJ*L(H)P*@I/H)P*DI1H)P*<I3H)P*,I2H)P*0I4H)P*(I0H)P*PJ-,hH)P*TH-i6i)I,3*h*hH4H2i(H0CJ2H1H/i(H3CJ/H2q5(H/H,H/J1s5(H+P*(H+P*0J,H1q,hH+H,H1i,i,8â*H+P*0I,3H)P*TI/H*H+P*,J1^*4H*H,^*0H*H+i0^*,*hH0m5(H*H)i,J+Q*(J5_+8H*H+Q*0_+@H*P*<J0H5ÏJ+n5(H0H+J0i*J2,hH1H,i*H+i*H*i@H2Ĥ2((3H*H,H0^*03H-i(H-H/oC,hH/H-i6I0H*i,J/P*0H/P*,J,i*I++hH+j¨¨¨¨ĘħgH-i5Y((jP®H-i4Y((J5jH®¬H5jFyCH-8É)Õ¬_*(H-i6I-H+i0I+H,i*I,H0i)J05(3H/H,^*,3*hH3m5(H*H)i@J)Q*(J5_+8H*H)Q*0_+@H*P*<J,H5ÏJ)n5(H*P*0I-H,H)J,i*J+,hH*P*4H-i*H)i*H*i@H+Ĥ2((3H*H,H-^*03H*P*,H*P*0^*(H*iHL(4)3iË®è(iKiĠ¼è(8ð*(3H(H.P*8^*0H(H.Q*0_*(H.iHL(73iË®è(iKi¸¹è(8ð*(3H*H.P*D8¬+(3đ))+§K(i8J.L(H)P*ð*H)P*ô*J-iÐ*iÐ*H)H-CJ/U(Ä*I-H(*§*h*h*hH+m5(H-i*o5(H/U(¨*i*o,hi)I-4*3i)I-H/U(°*i)n,hH/U(±*H,iħ)n5+3H/U(²*H/U(³*H,iħ)nm5)4*3H-i*n5)i(I-3H(H-b()i)4)3H)i(^*Č*H.H,b(/H.H+b(.H.H*b(-H.i*b(,H(H)H.i,8b^*,i(3b((H.i8L(3ĉ)*,§)¦i)I+*hH(P*,P*¨)J,m5(H(P*(J(P*¼)J.H(P*À)J-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3Ć)*,§)¦i)I+*hH(P*,P*hJ,m5(H(P*(J(P*|J.H(P*J-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3ĉ)*,§)¦i)I+*hH(P*,P*À*J,m5(H(P*(J(P*Ô*J.H(P*Ø*J-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3Ċ))+§K(i8J-L(H)P*ð*H)P*ô*J,iÐ*iÐ*H)H,CJ.U(Ä*I,H(*§*h*h*hH*m5(H,i*o5(H.U(¨*i*o,hi)I,4*3i)I,H.U(°*i)n,hH.U(±*H+iħ)n5+3H.U(²*H.U(³*H+iħ)nm5)4*3H,i*n5)i(I,3H(H,b()i)4)3H)i(^*Č*H-H+b(.H-H*b(-H-i+b(,H(H)H-i,8b^*,i(3b((H-i8L(3Ă)),§K(i8J*L(*§H(W)(J(iĐ/w,hH*H(H(i¸ö(J,i¸ö(J+iħħ+iČ(J-i)W(³×ic(4H*H+H-iČ(iħħ+i)W(³×ic(6i)4)3H(I,i-H(i2q5(BH*H(H(iČ(J,iČ(iħħ+i)W(³×ic(6i+3I+i(H(H,Cm,hH+i)J+H*i3H,i)U(´×ib((3H)i)H*i3H+i-H+8XH*i8L(3Ċ)**§,¦K(iXJ*L(*h*hH(Q+HJ-H(Q+@J.«H-H(Q+8J,­­j(z5(H,H-«£J/j)~5(H.H,H-¬j§­«J,jýüþúĂòĒÒÒ§«I-H,jÒÓÑÕÍÝ½ýý(«I,H/Ïi)o,hH,x5*H-j(z5)4*3H,£Ïi(H-£Ïn5)3H(U(e5(H(U(Yiċ(s5(H*H(H(U(dJ+8dH*i(b(OH*H)^*TH*H*iO^*PH(H+H*H*iPiĄÆè(82B3H*iXL(3Ā)**§+¦K(ihJ,L(H(*§i(H)H*H+8TJ-iħ)iFo5(BH,H)Q+X_+`H,H)Q+P_+XH,H)Q+H_+PH,H)Q+@_+HH,H)Q+8_+@H,H)Q+0_+8H,H)Q+(_+0H,H,i0J)H*H+85*hH,Q+PH,Q+HH,Q+8J.H,Q+0J/H*C««J0x5(H)H0¢ÏH*i)H.H/¬8wm5(i2I-i.4)3iFI-i.3b()H(H-b((H,ihL(3Ĥ*)+§K(iHJ-L(iĤúé(iĤúé(P*(J.i)^*(*h*h*h*h*h*h*h*§i(H.i(p5(Bi)iĐúé(U((5(BiĐúé(i)b((iČúé(iČúé(P*(i)^*(i*3iħ)6++)()3iĘúé(P*(J.i(p5*H.H.i)J/r5+iĘúé(H/^*(iĜúé(P*(m5)H-i0H(H)P*<9((H-H,b(EH-H+b(DH-H*^*@H-H-Q+0_*8iĜúé(P*(H-i8iĠúé(P*(P*<9((4)3H-H(H)P*@9(((3iĘúé(iĘúé(P*(J(i)^*(H(i(t5*iĐúé(i(b((H+5+3(3K(i8J(L(H(iD^*,H(i¸Ôé(^*(H(H(Õj¨¨¨¨ĈG¬_+0iĐ°è(H(i0iÔÔé(8ð*(3iĐÔé(iõ(i¸Õé(8ð*(3(3ñ))+§K(i8J/L(H(H)i)H*b(i*I0*§*h*h*hH*iħ)i)6*)(*3H/H)b(/H/i-I*i+I0H/i.4*3i)I13H/i.I*H/H1b(-H/H)b(0H/i/3H,b((H*H+b((H/H0b(,H-H/i,H.9((*hH(U(i+o,hH(U(i+o5)3H/H)b(4H/i­Ĉ(c(2H-H/i2H.9((3H/i8L(3ć)*,§)¦K(iHJ+L(H)P*(i¨¨¨¨ n,hH)P*4H+i(^*DH+j¨¨¨¨8_*<P*(J*P*(I-*hH*P*,J*i),h*hH*i)J*m5(H+i<i(H*8é)H+P*DI,H*m5(H+P*@H,H-H*Ĥ2((3H+H*H,^*D4)3H+i<iĠÓé(H-H*8rB3H+H+P*DJ*^*8H+H+Q*<J._+0H)H*^*0H)H._*(3H(iĀÔé(^*,H(H)^*(H+iHL(3é))3§H(U(,I+H(U(+I,H(U()I-H(U((H(U(.I/H(U(3I0H(U(2I1H(U(1I2H(U(0I3H(U(/I*i0I)*h*h*hH(U(-6+)*(*3i4i(H(U(*CI)4)3i,I)3i/i¨)H2i?H3iFH1i=H0i6H*i(H*i.oCiħ)i3H-i0H/i/H+H,i*nCiħ)i,H)3ì))+§K(iHJ+L(H*i+u,hH+H(P*(H*i`ið(Õj¨¨¨¨Ę0¬_+@H+i4iĐ°è(H+i@8xH+P*4H+P*8I,*h*hH+P*<J(H)P*(H)P*0J*s,hH)H*H(i)8è)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8á)3H+iHL(73H*i,iĄÔè(8Ì*(3ë))+§K(iHJ+L(H*i+u,hH+H(P*(H*i`iñ(Õj¨¨¨¨H¬_+@H+i4iĐ°è(H+i@8xH+P*4H+P*8I,*h*hH+P*<J(H)P*(H)P*0J*s,hH)H*H(i)8è)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8á)3H+iHL(73H*i,iäÔè(8Ì*(3ý))-§K(iHJ+L(H)P*(J,H*iħ)J*U(I.i*I-H)P*,H*U((i)n,hH,U(¡I-3H)P*0i(H,U(J/H)P*4P*<9-(I)H+H,H*i`i(8[H(i)i*H.i+nCb(FH(H-b(>H(H.b(GH(H/c):H(H)^*4H(H+Q*(_*(H(H+P*0^*0H(H+W)<c)<H(H+W)8c)8H(H+P(?^(?H(H+P(B^(BH+iHL(3ã)),§K(i8J-L(H)P*Ø)H)P*Ü)J.i¸)i¸)H)H.CJ0U(¬)I.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)J.i)s5)H.H0U(i+o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*ô)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,8:^*,i(3b((H-i8L(3ç))-§K(i8J,L(*hH)P*Ø)H)P*Ü)J+i¸)i¸)H)H+CJ-U(¬)i*o,hi(I)i-I+4)3i-I)i(I+H*U()J.i)s5(H*U(*iè(w5(H*U(+J/i)s5(H*U(,igs5(*hH.H/n5(H*U((i.n5(i1I)4)3H,i0H-H*8EH,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3ç))-§K(i8J,L(*hH)P*ð*H)P*ô*J+iÐ*iÐ*H)H+CJ-U(Ä*i*o,hi(I)i-I+4)3i-I)i(I+H*U()J.i+s5(H*U(*iè(w5(H*U(+J/i+s5(H*U(,igs5(*hH.H/n5(H*U((i.n5(i1I)4)3H,i0H-H*8H,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3á)),§K(i8J-L(H)P*H)P*J.iø(iø(H)H.CJ0U(lI.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)5)H-i,H08£H-U(,i*o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*´)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,8H^*,i(3b((H-i8L(3ß)),§K(i8J-L(H)P*Ø)H)P*Ü)J.i¸)i¸)H)H.CJ0U(¬)I.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)5)H0iĎ(U((i*o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*ô)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,8V^*,i(3b((H-i8L(3Ü)),§K(i8J-L(H)P*Ø)H)P*Ü)J,i¸)i¸)H)H,CJ/U(¬)I,H(*§*h*h*hH*m5(H,i*o5(i)I.H+iħ)J,i)s5)H,H/U(i+o5)4*3H,i*n5)3H(H.b()i)4)3H)i(^*ô)H-H+b(.H-H*b(-H-i+b(,H(H)H-i,8:^*,i(3b((H-i8L(3Ą))+§*h*hH(H)8J,5(i(I,H)i0H(H(i0uCJ*H)q5(H*is5(H*i7iJ+i¨¨¨s5(H+J*iCo,hH+i§iBH*J*i§H*J+iĘħ£s5)3H+i·¨,J+i8h(J*i§n5(H*i8J*m5)H+i¨¨¤J+iHw,§H*i(^*,H*H+i8J,^*(H*H,iJ+H*^*,H+i;^*(H*H,8ā)i(-H*3BH(H)8I,3H,73(3Ú)),§K(i8J,L(H)P*H)P*J-iø(iø(H)H-CJ/U(lI-H(*§*h*h*hH*m5(H-i*o5(i)I.H+iħ)5)H,i,H/8£H,U(,i*o5)4*3H-i*n5)3H(H.b()i)4)3H)i(^*´)H,H+b(.H,H*b(-H,i+b(,H(H)H,i,8H^*,i(3b((H,i8L(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i¬8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8¹*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)iª8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8¹*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i©8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8¹*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i©Hc(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8¹*(3Ø)),§K(i8J,L(H)P*Ø)H)P*Ü)J-i¸)i¸)H)H-CJ/U(¬)I-H(*§*h*h*hH*m5(H-i*o5(i)I.H+iħ)5)H/iĎ(U((i*o5)4*3H-i*n5)3H(H.b()i)4)3H)i(^*ô)H,H+b(.H,H*b(-H,i+b(,H(H)H,i,8V^*,i(3b((H,i8L(3Õ))+§K(i8J.L(*hH-m5(H*H+J*H+q5(H.i,H)H*H)P*(i)J+H*H+sCJ*i0i,i)H-i©0qCH-i)nCJ0H*H0sCJ*H,H-8â)H.P*,i)n,hH.P*4I0H.P*0I/4)3H.P*0I+H)H*^*(H)H+^*,i©¨¨¨ I/3H(H0^*,H(H/^*(H.i8L(3Ē*)/§K(i8J-L(H)P*(I**h*hH)P*,J,i)n,hH*U((iUn5)3H-i0I/*hH,m5(H,i)n5(H*U((J0iđ(iħ)iĠ)q5(H*U()J+iYiħ)i0s5(H+iXI+H,i*n,hH+i+iĠ(iĠ(H0i)i/I+i)I.4)3H+iħ)i)o5(H*U(*J*iXiħ)i.s5(H*i+ið(iĠ(H0i)i/I+H,i+nI.3H/H+b()H/H.b((*h*hH-U(0J*m5(H-U(1J,iĠ)i+i*6,)(()(3H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(4*3H(i*b(.H(H,b()H(H*b((4)3H(i*b(.H(i(b((3H-i8L(3·))+§H(P*Ô),hH(P*Ø)i08á)3H(P*ä)I*H(P*è)J+,hH*I)+hH)P*(,hH)i,P*(i)8á)3H)i@I)H+i)J+5(33H(P*à),hH*i,8á)3H(P*ì),hH(P*ð)i)8á)3H(P*¸),hH(P*¼)i08á)33±))+§H(P*,hH(P*i08á)3H(P*¤I*H(P*¨)J+,hH*I)+hH)P*(,hH)i,P*(i)8á)3H)i@I)H+i)J+5(33H(P* ,hH*i,8á)3H(P*¬),hH(P*°)i)8á)3H(P*x,hH(P*|i08á)33·))+§H(P*ì*,hH(P*ð*i08á)3H(P*ü*I*H(P*Ā*J+,hH*I)+hH)P*(,hH)i,P*(i)8á)3H)i@I)H+i)J+5(33H(P*ø*,hH*i,8á)3H(P*Ą*,hH(P*Ĉ*i)8á)3H(P*Ð*,hH(P*Ô*i08á)33·))+§H(P*Ô),hH(P*Ø)i88á)3H(P*ä)I*H(P*è)J+,hH*I)+hH)P*(,hH)i,P*(i)8á)3H)i@I)H+i)J+5(33H(P*à),hH*i,8á)3H(P*ì),hH(P*ð)i)8á)3H(P*¸),hH(P*¼)i08á)33Ä)*,¦*§*h*hH(iħ)J(H)iħ)J)H(H)qCJ.igi-J/Q+ĀÝhJ*j)H(H)H(H)sCÕJ-®J+«j(z5(H/iĀÝè(J(Q+0J*H+«j(z5(H(Q+8J*H+«j(z5(H(Q+@J*H+«x5)3H*j)H.Õ®J*j§H-®¬j§­j(H*¥««I,3H,3Á))+§H)i7u,§H(i0-H(i,P*(3J(P*(J)i¦I*H(H)iJ+P*(J)i)m,hH+H)8î)H+H)iI+H)H*I*3*h*hH(P*,J)m5(H)P*(J,i)5(H)H,8î)H*H,I*4)3H(I)3H)H*^*(H)H*8ā)H+H)^*,3Ð)**§)¦i)I.i,I-*h*hH,ÕH*Õ¦J/jH°Ï5(H/ÏJ*i¨¨¨¨ H+s5(*h*h*§*hH,m5(H)P*(J-m5(H)P*,H,H-H+H*8î*4)3H*m,hH+I,4*3H+H*8Ó)3J,5(H(H+^*,4)3H(H,^*,i(I.3i0I-4)3i(I*3H(H-H*^*(H(H.^*(3Ç)**§)¦i)I/i,I.*hH-ÕH+Õ¦J0jH°j(z,hi(I+4)3H0ÏJ+i¨¨¨¨ H,s,hi(I+4)3*h*h*§H),hH*H)H-H,H+8î*4)3H+m,hH,I.4*3H,H+8Ó)3J.5(H(H,^*,4)3H(H.^*,i(I/3i0I.3H(H.H+^*(H(H/^*(3Æ+)2§K(iHJ-L(H)U(,I1H)U(-H-i(b(DH-H)^*@H-i(^*<H-H*^*4H-H*H+^*8i*J2P*Ā¿hI3*hH-i4J+U(8i)5(H+P*(J*H+P*,J4n5(H+P*0I0H+P*4P*(I5+h*§H*T((J+i(v,hH+iħ)I,H*i)4)3H*U()igI.H+iGI,H+iu,hH,i.H.I,H*i*4)3H*U(*igH.i.I.H+iq,hH.H,i4I,H*i+4)3H,i:i¨¨Ę(H*U(+igH.i.I,H*i,3I+H0H5w5)H0H*H+I0i)i*H,i¨¨,qCH/I/H4H+J*o5(33H(H3^*<H(H2P*°Àh^*8H(H1i*J*P*Ġ¾h^*4H(H*P*Ð¿h^*0H(H/^*,H(i)b((H(H)U(.b()H(H)U(/i)b(*H-iHL(3Â)*+§*¦K(i8J+L(H(*§*h*§*hj)H*U(*J,Õ®J.H)Q+(«J/j(z5(H)Q+0H.«j(z5(i*4)3H/xJ-H)U(dn5)i+3I)i-4)3H+i0H)H-H*U((H,i0H*U(,i88Å)H+U(0I)H+U(13b()H(H)b((H+i8L(3Á))+§K(i8J,L(*hH)P*H)P*J+iø(iø(H)H+CJ-U(li*o,hi(I)i-I+4)3i-I)i(I+H*U()5(H*U(*iè(w5(H*U(+5(H*U(,igs5(H,i0H-H*8å)H,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3¯)*)¦)§H(*§*h*h*hH+ÕH)Õ¦J,jH°Ï5(H,ÏJ+i¨¨¨¨ H*s5(H+5)H(H*^*0H(i(^*,i(4+3H(i(^*,4)3H*H+8Ó)J-m,hH(H+^*0H(H*^*,4)3H(H-^*0H(H)^*,i(4)3i)3^*(3¼)))§K(i8J,L(H*H)H*J)s,hi(i(8¬+(3H,i,H(P*(J*H(P*,H)H*i)J*H)H*sCJ)i0i,H+i)nCJ*H)H*sCJ)i)H+8ã)H,P*,i)n,hH,P*0H,P*48¬+(3H,P*0I*H(H)^*(H(H*^*,H,i8L(3²)))§K(i8J+L(H*H)H*J)s,hi(i(8¬+(3H+i,H(P*(J*H(P*,i0H)H*i)J*H)H*sCJ)H)i0uCJ)i)i)8ã)H+P*,i)n,hH+P*0H+P*48¬+(3H+P*0I*H(H)^*(H(H*^*,H+i8L(3Ã)))§K(iHJ-L(H-i(^*0H-H+^*4H-H,^*<H-i(^*8H),hH-i@H)H+H,H*P*89+(H(H-P*@J*i*nJ)^*0H(H-P*DJ+i(H)C^*,H(i(H+i¨0H*i)CH)C^*(H-iHL(73H-i88ħ*H-i08ħ*iðÂè(iZ8»+(3­))+§K(i8J+L(i+I*H(U((J(I,H(i2w,hH+H(H(iČ(J,iČ(iħ)i)W(³×ic(6i)I*3i(H(H,Cm,hH*i)J*H+i5H,i)U(´×ib((3H)i)H+i5H*i+H*8XH+i8L(3Â))+§K(i8J,L(*hH)P*Ø)H)P*Ü)J+i¸)i¸)H)H+CJ-U(¬)i*o,hi(I)i-I+4)3i-I)i(I+H*U()5(H*T(*i(p5(H*U(+5(H*T(,i(p5(H,i0H-H*8AH,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3+((3º))*§H(P*4I*H(P*0J(,hH(H*^*43H*,hH*H(^*073iCH)J+J*i/iÜÙé(H)iBH+ iGJ)i*H(^*(*hH(5(H*i*iÜÙé(J(H(P*¨Hi¦H)J(^*¨HH(5(iÜúé(iÜúé(P*(i¦H*^*(33¼)))§K(iHJ-L(H-i(^*8H-H+^*<H-H,^*DH-i(^*@H),hH-i0H)H+H,H*P*89+(H-P*4I)H(H-P*0J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H-iHL(73H-i@8ħ*H-i88ħ*iðÂè(iZ8»+(3·+*/§+¦K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i+s5(H+iħ)igs5(H)P*ô*I-H)P*ð*I/H,H,i,^*8K(i8J.L(H*i+i`H/H-iÐ*iÐ*H)H-CJ/i@J-H*H+H,i8J0iøÒè(P*(J18K*hj)H+ÕJ4®J3H/Q+@«J5x,hH-Q+0H3«x5)3H5xJ/H*i*J2iħ)i)s5(H-Q+8H4°Ïi)i(i*H-Q+@H3«xCi(i,H-Q+HH3«xCU(ØÑhJ-i+Q+ĀÊhj`j(H/CjXj0H/CH-C®J3x5(+hH.H2b(6H.H+b(5H.H*b(4H.i.b(3H.H3¢d(7H0H.i3H19((H3j)¥H3«J3j(z5(33H.i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88IH,iHL(3Ĕ)),§K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i)s5(H+iħ)igs5(H)P*Ü)I.H)P*Ø)I/H,H,i,^*8K(i8J-L(H*i)i`H/H.i¸)i¸)H)H.CH*H+H,i8J.iČÒè(P*(J/8KH-H+b(7H-i)H*b(6H-H+b(5H-H*b(4H-i.b(3H.H-i3H/9((H-i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88BH,iHL(3»**/§)¦K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)J/i+s5(H+iħ)igs5(H)P*ô*I.H)P*ð*I0H,H,i,^*8H,i8I1K(i8J-L(H*i*J2i+i`H0H.iÐ*iÐ*H)H.CH/i)si+Q+@J3j(z,hiĔÓè(P*(I.+hH-H+b(7H-H*b(6H-H2b(4H-i.b(3H-H3¢d(5H1H-i3H.9((H3j)¥H3«J3j(z5(33H-i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88IH,iHL(3º)),§K(iXJ*L(*hH(U(¨*i*o5(H(U(¯*J+i*n5(H*H(H(U(®*J,i+i`i@J-H+i)J+8dH*H,b(OH*H)^*TH*H*iO^*PH-H+H*H*iPiĄÆè(82BH*H)^*(H(H,H+H*iÀÔè(8fB3H*iXL(3»)),§*hH)P*0J*H)P*4n5(H)H*i)^*0H)H*i,J*U(EJ,i*n5(H)P*(J+H)P*,o,hH*W)FI-H(H+^*8H(H-c)6H(H,b(5H)H+i`^*(H(H*i8J)Q*(_*(H(H)Q(-_(-73H(i*b(573H(i*b(53·))*§K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)5(H+iħ)igs5(H)P*I*H)P*H,H,i,^*8H*iø(iø(H)H*Ci(H+H,i8iõ(8K3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88H,iHL(3Ê))+§K(i8J,L(H)P*,I-H)P*(I+*§*hH*,h+hH+H-n5*H)H+i)J+^*(H*i)J*5(33H+H-n5(H)H+i)^*(H,i0J)H+U((i*J*P*°½h^*,H)H*P*¨¾h^*(H,P*4I*H,P*04)3i(3I)H(H*^*,H(H)^*(H,i8L(3Ĝ1*1§,¦K(iHJ/L(H/i(^*4H/j¨¨¨¨8_*,*hH*iħ)5(H+èi(p5(H)P*Ü)I*H)P*Ø)I-H/H/i,^*8H/i8I0K(ihJ,L(*hj)H+ÕJ7®J5H-H*i¸)i¸)H)H*CJ*H*i0H+iħ)iè(qJ-CQ+(«J8x,hH5H*i8i@H-CQ+(«x5)3H,iHH*iHH*iPH-CQ+(H7°Ïi)i(i*H5H*iXH*i`H-CQ+(«xCi(i,H5H*ihH*ið(H-CQ+(«xCU(ØÑhJ3H+j(j(83*h*h*h*h*hH36.*))))()3H+iè(I*H+i`I-H,Q+PI6H,Q+HI5*¦H+i/J1i*J.i/u,hH,i8j)H-H.Ô®H*8È*H6H,Q+@¬I6H5H,Q+8¬J5H1i-s5)B3H,j)H1i*H-Õ®H*8È*H6H,Q+0¬I6H5H,Q+(¬3I5iĠÒè(P*(I.4+3H,Q+PI6H,Q+HI54)3*§H8j(z,hj(H5H+iħ)J*iè(qJ-CJ7j/®H5j(H-CJ5ja°¬jħĦĥģğėćçħ(«H7j1®H5j_°¬jĦĥģğėćçħ¦«¬I6H*iĠ(qJ.H+i0J-iħ)iĠ(qI2H5j/®j¨Ħĥģğėćçħ(«H5j1®j¨Ĥģğėćçħ¦«¬I5H+i84)3H5j(H+iħ)J*iè(qJ-CJ6j1°j(H5H-CJ7j_®¬jħĦĥģğėćçħ(«H7ja®H6j/°¬jĦĥģğėćçħ¦«¬I5H7j1°jħĦĥģğėćg«H7j/°jĦĥģğėćçħ(«¬I6H+i0I-H*i7sI2H*i/sI.H+i83I1+hH.iħ)I4i(I.H-I**h*hH46+()()3H2m5*i(I2i*I.H1I*3j(j)H*Õ®J7H*iħ)iè(qJ*CH6¬I6H7j(H*CH5¬I54(3(3H5H6¬x5)iĠÒè(P*(I.H35(i(i7H8xCI1+hH6¢I8H5j)¥H5«H6H5xÕ¥H6«I6*hH1H5¢H8jh¥H5j(zCÏJ*i+o,hH,H*b(gH,i(b(fH,H+b(eH,i.c(cH0H,icH.9((4)3H,H*b(gH,i(b(fH,H+b(eH,i,c(cH0H,icJ-H.9((H,H*b(gH,i(b(fH,H+b(eH,i+c(cH0H-H.9((H,H*b(gH,i(b(fH,H+b(eH,i*c(cH0H-H.9((H,H*b(gH,i(b(fH,H+b(eH,i)c(cH0H-H.9((3J5H6¬j(z5(34)3+hH,i(b(fH,H+b(eH,i.c(cH,H5¢H6¢jh¥H5j(zCd(gH0H,icH.9((H6H5xÕ¥H6«J6H5j)¥H5«J5¬j(z5(33H,ihL(3H/H/P*4^*@H/H/Q*,_+8H(H)H/i88H/iHL(3ĝ)),§K(i8J+L(H*H)H*J)s,hi(i(8¬+(3H+i,I,H(P*,I.*§i0H)H(P*(J*i)J-H)H-sCJ)H)i0uCJ-J)i(p,hi)I*i(I)i,4)3*§*h*§H*,hH.H*i)H)8î*4)3H)m,hi)I*4*3i)H)8Ó)3J*5(H,i)^*,i)4)3H,H*^*,i(3I*i03H,H)^*(H,H*^*(H+P*,i)n,hH+P*0H+P*48¬+(3H+P*0I)H(H-^*(H(H)^*,H+i8L(3¶,*/§)¦K(i¸)J,L(H,i0H(i¨)Ĥ2((H(P*°)I/H(P*Ì)J.H(P*Ä)n,hK(i8J+L(H+i,H(iÄ)J-P*(J*H-P*,i,H*i)J*H*i,uCJ0i0i°)8ã)H+P*,i)n,hH+P*0H+P*48¬+(3H+P*0I*H-H0^*(H-H*^*,H+i8L(3H(P*È)H.i°)J*H,i0i¨)Ĥ2((H*H/^*¨)H(H.i)^*Ì)H(H)H(i¨)J)H,i·)iÈÑè(8<H(Q+PH(Y(Xj0®H(U(¡H(U(i)H(U(i+ÕjG«j8®¬H(Y([jħ)H(U(ZC¬j½ĠÑĢ¿ßĆÃÆ§¦­H(Q+H(Y(j0®H(Y(jħ)H(U(C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J1jF°H1­jáó»ďùĕ¹Ôç§¦J1jC°H1­jēËìÁÙßºĐ¼§¦J1jG°­H1­I1*hH)P*4J*H)P*0J(q,hH)P*,H*i,Q+(H1y5)3H)H(^*4H)P*(H(n,hH)8Ġ)3H)H(i)^*0H)P*,H(i,J(i(b(4H(H*^*0H(H1_+(3H,i¸)L(3®)))§K(iHJ-L(H-i(^*8H-H+^*<H-H,^*DH-i(^*@H),hH-i0H)H+H,H*P*89+(H-P*4I)H(H-P*0J*^*,H(H)i(H*i)C^*(H-iHL(73H-i@8ħ*H-i88ħ*iðÂè(iZ8»+(3¿)))§K(iXJ*L(H*H)H)P*è)8o*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*Ø)H)P*Ü)J(i¸)i¸)H)H(Ci)iĤÒè(83H*iXL(3¿)))§K(iXJ*L(H*H)H)P*è)8l*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*Ø)H)P*Ü)J(i¸)i¸)H)H(Ci)i¼Óè(8F3H*iXL(3¿)))§K(iXJ*L(H*H)H)P*Ā*8q*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*ð*H)P*ô*J(iÐ*iÐ*H)H(Ci)iÔÓè(8>3H*iXL(3½)))§K(iXJ*L(H*H)H)P*¨)8p*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*H)P*J(iø(iø(H)H(Ci)iìÓè(83H*iXL(3¢**§)¦jÇ¨¨¨Ę+I+H(i),hK(i8J)H(i0c).i(I(H)i4I*+hH*H)i.H(U((^*(H)i0I*H(i)J(i*o5(3H)]*4H)]*0jH®¬I+3H+j3°Ïi¨¨¨§H+Ïi83 ),§H)P*,J-H)P*(J,J+H(P*(H(P*0J*s,hH(H*H+i,i,8â*H(P*0I*3H(H,H-o,§H+i*J+,hH(P*,H*i*H)H,i*i0H+Ĥ2((3H*H,H--H*3^*03©))+§H(i(^*4H(iCH)J*J+i/iÜÙé(H)iBH* iGJ*i*J,P*(J)^*0H,H(^*(H),hH)H(^*43iÜúé(iÜúé(P*(i)H+^*(H+i*iÜÙé(J(H(P*¨Hi)H*^*¨H3¬))*§K(i8J,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i)s5(H+iħ)igs5(H,i,8ģ)H,P*0J-H+b(,H-H*b(+H-H+b(*H-i.b((H,i)^*4H-i)H*b()3H(H)H,i,8BH,i8L(3ě))/§K(iÈ*J,L(H,H(iÀ*Ĥ2((H(P*È*I/H(P*ä*J.H(P*Ü*n,hK(i8J*L(H*i,H(iÜ*J-P*(J+H-P*,i,H+i)J+H+i,uCJ+i0iÈ*8ã)H*P*,i)n,hH*P*0H*P*48¬+(3H*P*0I0H-H+^*(H-H0^*,H*i8L(3H(P*à*H.iÈ*J*H,iÀ*Ĥ2((H*H/^*À*H(H.i)^*ä*H(H)H(iÀ*J)H,iÇ*iÈÑè(87H(H)8aH,iÈ*L(3¥)*§K(iHJ*L(H*i<H)P*0i)i*i,i,8ç)H*P*@I+H*P*<i)n,hH+H*P*D8¬+(3H*i(^*8H*H*P*D^*4H*H+^*0H*i0H)8H(H*P*8^*0H(H*Q*0_*(H*iHL(3£))§K(i8J-L(H-i(^*0H-H+^*4H),hH-H)H+H,H*P*89+(H-P*,I)H(H-P*(J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H-i8L(73H-i08ħ*iðÂè(iZ8»+(3+((3))§K(iHJ*L(H*H(U((J(i/iĉ(^*0H*H(i+i)b(7H*H*i7Õj¨¨¨¨H¬_+@H*H*i0Õj¨¨¨¨¸0¬_+8H)P*(H)P*,iÜ®è(H*i88rH*iHL(3Ġ*)/§H(P*HJ,H(P*LJ*P*@9,(I)*hH(P*(,hH(P*,H)n5)3H(i(^*8H,H(i0H*P*49((H(i(^*DH(P*4J)H(P*8i-I-K(i8J.L(H-H)i-J*H(i<J+P*(H+P*0J,s,hH+H,H*i,i,8â*H+P*0I,3H+P*,I*H.H,^*0H.H+i0^*,H.H*^*4H.i,J*P*,I/H*P*(H)H-o,hH*P*0H/i*I+H/H-H)i-J-I/+hH+H)i*U((i?H)i)U((iFH)i+U((i=H)i,U((i6H)U((J*i(H*i.oCi3^*(H)i-I)H+i,I+H-i)J-5(33H/^*(H.i8L(H(H(P*HH(P*LP*@9,(^*,H(i)^*(33£)*§H)P*,I,H)P*(I+*h*hH*,h+hH+H,n5*H)H+i)J+^*(H*i)J*5(33H+H,n5(H)H+i)^*(H+U((i*J)P*ĠÀhI+H)P*àÀhI*4)3i(I+3H(H*^*,H(H+^*(3©))*§K(iXJ-L(H-i(^*DH-H+^*HH),hH-iLJ.H)H+H,H*P*89+(H-i8H.8ª*H-P*8I)H-i0J*H-P*<^*,H*H)^*(H(H-Q+0_*(H-iXL(73H-iD8ħ*iðÂè(iZ8»+(3*+¦)§*h*hH(igJ-i-J(Q+ĀÝhJ*j)H)Õ®J+«j(z5(H(iĀÝè(J(Q+0J*H+«j(z5(H(Q+8J*H+«j(z5(H(Q+@J*H+«x5)3H*j)H-Õ®¬I,3H,3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*8é)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(iĠÓé(H)H*8r3))§K(iHJ-L(H-i(^*0H-H*^*4H-H+^*<H-i(^*8H-H,^*DH-i(^*@H(,hH(H*H+H,H)P*89+(H-iHL(73H-i@8ħ*H-i88ħ*H-i08ħ*iðÂè(iZ8»+(3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*i)8è)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(iàÑè(H)H*8r3)*§K(i8J+L(H(*§H)P*Ø)H)P*Ü)J,i¸)i¸)H)H,CU(¬)i*o,hH(i(b()i)4)3H)i(^*ô)H+i,b(,H+H*b(-H(H)H+i,8V^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*ð*H)P*ô*J,iÐ*iÐ*H)H,CU(Ä*i*o,hH(i(b()i)4)3H)i(^*Č*H+i,b(,H+H*b(-H(H)H+i,8b^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*H)P*J,iø(iø(H)H,CU(li*o,hH(i(b()i)4)3H)i(^*´)H+i,b(,H+H*b(-H(H)H+i,8H^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*Ø)H)P*Ü)J,i¸)i¸)H)H,CU(¬)i*o,hH(i(b()i)4)3H)i(^*ô)H+i,b(,H+H*b(-H(H)H+i,8:^*,i(3b((H+i8L(3))§K(i8J-L(H-i(^*(H-H+^*,H),hH-i0H)H+H,H*P*89+(H(H-U(0J)^*0H(H-P*4i(H)C^*,H(i(H-U(1H)C^*(H-i8L(73H-8ħ*iðÂè(iZ8»+(3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*8ø)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(iĘÖé(H)H*8r3))§K(i8J,L(H,i(^*(H,H+^*,H),hH,i0H)H+H*P*89)(H(H,U(0J)^*0H(H,P*4i(H)C^*,H(i(H,U(1H)C^*(H,i8L(73H,8ħ*iðÂè(iZ8»+(3)*§*h*hH,m5(H)P*(J-m5(H,H-I.H)P*,I-*hH*m,hH-H+8á)H+I-4)3H-H.H+H*H,J,8î*J-m5*3H)H*^*(H)H-^*,3i©¨¨¨ I+3H(H,^*,H(H+^*(3 ))§K(i8J+L(*hH*,hH*i)J*H)P*Ü)w,hH(i¨¨¨¨ ^*(4*3H)P*Ø)H*i¸)I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8DH(H+P*4^*0H(H+Q*,_*(3H+i8L(3 ))§K(i8J+L(*hH*,hH*i)J*H)P*ô*w,hH(i¨¨¨¨ ^*(4*3H)P*ð*H*iÐ*I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8JH(H+P*4^*0H(H+Q*,_*(3H+i8L(3 ))§K(i8J+L(*hH*,hH*i)J*H)P*Ü)w,hH(i¨¨¨¨ ^*(4*3H)P*Ø)H*i¸)I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8MH(H+P*4^*0H(H+Q*,_*(3H+i8L(3))§K(i8J+L(*hH*,hH*i)J*H)P*w,hH(i¨¨¨¨ ^*(4*3H)P*H*iø(I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8zH(H+P*4^*0H(H+Q*,_*(3H+i8L(3+((3+((3+((3))§K(i8J-L(H-i(^*0H-H+^*4H),hH-H)H+H,H*P*89+(H-P*,I)H(H-P*(J*^*,H(H)i(H*i)C^*(H-i8L(73H-i08ħ*iðÂè(iZ8»+(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i.8ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i0i88ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i,i@8ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i8i¸)8ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i-8ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i48ã)H)P*,i)n,hH)P*0H)P*48¬+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3£).§K(i8J+L(*hH)m5(H(P*(I*H(P*,I,+hH*H,n,hH)I-4*3H(H*i)J.^*(H+i0J/H*U((i*J*P*ĜÔh^*,H/H*P*´×h^*(H.I*H)i)J)5(33H+i8L(H-3))§K(i8J,L(H,i(^*0H,H+^*4H),hH,H)H+H*P*89)(H,P*,I)H(H,P*(J*^*,H(H)i(H*i)C^*(H,i8L(73H,i08ħ*iðÂè(iZ8»+(3¢)*§K(i8J+L(*hH)H*8ĥ)5(H)P*(J*H)P*,n5(H)H*i)^*(H+i0J)H*U((i*J*P*ĜÔh^*,H)H*P*´×h^*(H+P*4I)H+P*0I,3H(H)^*,H(H,^*(H+i8L(3«)))§*hH(i¬0w,hH(øN)i¸Ùé(P*(5)i¸Ùé(i§^*(H(iÌÙé(P*(J)q5)H(H)J(iÄÙé(P*(w5)iÀÙé(P*(H(i*iÈÙé(P*(^*(iÈÙé(H(^*(i¸Ùé(i¸Ùé(P*(i)^*(373(3)*§*h*hH*H)J,H(P*(H(P*0J+s,hH(H+H,i)i)8â*H(P*0I+4)3H)H*n5)3H,,hH(P*,H+H)H,Ĥ2((3H(P*0I+3H(H+H,^*03)*§K(i8J*L(*hH(H)P*0J+H)P*(q,§H*i0H)H+i,i,8Ė)H*P*0J+i©¨¨¨ o5)H)P*0-H+3^*,H(H)P*,^*(H*i8L(73H+H*P*48¬+(3))§K(i8J+L(H),hH+i0H)H*P*89((H+P*4I)H(H+P*0J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H+i8L(73iðÂè(iZ8»+(3)*§K(i8J*L(*hH(H)P*0J+H)P*(q,§H*i0H)H+i)i)8Ė)H*P*0J+i©¨¨¨ o5)H)P*0-H+3^*,H(H)P*,^*(H*i8L(73H+H*P*48¬+(3))§K(iHJ*L(H*H(U((i)b(7H*H(i)Õj¨¨¨¨Ø1¬_+@H*H*i7Õj¨¨¨¨H¬_+8H)P*(H)P*,iæ®è(H*i88rH*iHL(3)*§H(P*(i¨¨¨¨ o,hH)P*(H(P*,H(P*0H)P*,P*49-(73H)P*,I+H)P*(I)H(P*4P*(J*P*(I(H*P*,J*i),hH)H(H*i)H+P*49-(73H)H+H(H*8r3)-§K(i8J-L(H)P*(I/H,P*(I0H,P*,I1H-i0H0H18°+i)I,H-P*4I.H-P*0i)m,hH)i,H*H+8ą*H.8¹+i(I,3H(H.^*,H(H,^*(H-i8L(3))§K(i8J,L(H,i3H*H+H)P*(H)P*,P*49,(J)U(@H)U(A8ci*I)H(H,U(3i/o,§H(H,U(7b(-H(H,P(3^()i/-i*3b((H,i8L(3)*§K(i8J*L(*h*h*hH(,hH(i0J(H(P*(i)J+^*(H*H(^*4H+5)H*i48ø*4*38º+(3H)m5)3H*i8L(73iÈ¹è(ig8»+(3)*§K(i8J*L(*h*h*hH(,hH(i0J(H(P*(i)J+^*(H*H(^*4H+5)H*i48ù*4*38º+(3H)m5)3H*i8L(73iÈ¹è(ig8»+(3»)))§*h*h*h*h*h*hH(P*(J(U(<i)6+)*)(3H(i0P*(iħħħħ/w5+H(P*45*373H(i+b(<73H(H(P*(i)J)^*(H)m5)H(i)b(<(3K(i8J(L(H(H(i7Õj¨¨¨¨øG¬_+(iĐ°è(H(iÄÃè(8ð*(3(3+((3)*§K(i8J+L(H)P*(J*H)P*,n,§i(-H)H*i)^*(H+i0J)H*U((i*J*P*ĜÔh^*,H)H*P*´×h^*(H+P*4I*H+P*03I)H(H*^*,H(H)^*(H+i8L(3)*§K(i8J+L(H)P*(J*H)P*,n,§i(-H)H*i)^*(H+i0J)H*U((i*J*P*°½h^*,H)H*P*¨¾h^*(H+P*4I*H+P*03I)H(H*^*,H(H)^*(H+i8L(3)*§K(i8J,L(H)P*(I-H,i0H*H+8°+i)I*H,P*4I+H,P*0i)m,hH)i,iøºè(i-8ą*H+8¹+i(I*3H(H+^*,H(H*^*(H,i8L(3+((3))§K(iHJ-L(H-H)^*,H-H(^*(H-H+^*4H-H*^*0H-H-i0Õj¨¨¨¨ĘG¬_+@H-H-Õj¨¨¨¨ĈG¬_+8ią°è(H-i8H,8ð*(3¯,),§K(iHJ+L(H+H*^*,H+H)^*(H+H(^*@H+H+iGJ(^*<H+H(^*8H+H+i,^*4H+H+^*0*§K(iXJ(L(*h*h*§*h*hH+i0J,P*8J),hH)P*(J*iħħħħ/q5*H(i÷(^*HH(iĢ¹è(^*D4)3H(iC^*HH(ić¹è(^*D3i(I*H(i(^*@i)4)3H)H*i)^*(H)i0J*H*P*(i)J.^*(H.m5)H(H*^*HH(H)^*DH(H)i,J*^*@i(3H(i8H,P*(P*(H,P*,P*(8æ*H(i(^*LH(H(P*<J,^*TH(H(P*8J.^*P5)K(iXJ)L(H)i8H*H.H,8°*H)U(8i/n,hH*P*,I-H*P*(I*H)H)U(=b(TH)H)P(9^*PH)i0H*H)iPH-P*P9)(H)U(0iFnI-3H)iXL(H,,hH.i)8á)3H(i@8ü*H(iXL(H-4*3(3H(i0H(iL8Ù*H(P*0I*H(P*4I+H(H(i@8Ă*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8»+(3H+iHL(3))§K(i8J-L(H-i(^*(H-H*^*,H-H,^*4H-i(^*0H(,hH(H*H+H,H)P*89+(H-i8L(73H-i08ħ*H-8ħ*iðÂè(iZ8»+(3)+§K(i8J*L(H)P*Ø)H)P*Ü)I+H*i(^*4H*j¨¨¨¨8_*,H+i¸)i¸)H)H+CH*i,8DH(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*ð*H)P*ô*I+H*i(^*4H*j¨¨¨¨8_*,H+iÐ*iÐ*H)H+CH*i,8JH(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*H)P*I+H*i(^*4H*j¨¨¨¨8_*,H+iø(iø(H)H+CH*i,8zH(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*Ø)H)P*Ü)I+H*i(^*4H*j¨¨¨¨8_*,H+i¸)i¸)H)H+CH*i,8MH(H*P*4^*0H(H*Q*,_*(H*i8L(3å+)/§K(iHJ+L(H+H)^*,H+H(^*@H+H+iGJ(^*<H+H(^*8H+H(^*4H+H+i,^*0*§K(iHJ(L(*hH+i0J,P*8J)m,hiCI)ić¹è(I*4)3H)P*(,hi÷(I)iĢ¹è(I*4)3H)i§^*(H)i0J*H*P*(i)J-^*(H-m,h(3H(H*^*DH(H)^*@H(H)i,J)^*<H,P*(P*(I0K(i8J,L(H)8Ĉ)*§*hH)P*DJ*m5(H*i*I*H)P*@I-+hH0H-P*(o,hH.i-I.H/i)I/H-i,I-H*i,J*5)4*33H/H)P*8w5(H,H)P*4H.J*P((^*0H,H*U(,b(4H)P*HH,i0H)P*LP*89((i)4)3i(3H,i8L(H(i<8û*H(iHL(4)3H(H)^*DH(H*^*@H(i(^*<H(i0H(i<8ā*H(P*0J)i)H)CH(P*4i(H)C8»+(3H+iHL(3))§K(i8J,L(H,i(^*(H,H*^*,H,H+^*4H,i(^*0H(,hH(H*H+H)P*89)(H,i8L(73H,i08ħ*H,8ħ*iðÂè(iZ8»+(3)+§K(i8J)L(H(P*´)J+,hH(H+i)J*^*´)H)H(P*°)H*i4J*Q((_+(H)H*P(0^*0H(H)8HB3H)i8L(H+i(o3)+§K(i8J)L(H(P*Č*J+,hH(H+i)J*^*Č*H)H(P*Ĉ*H*i4J*Q((_+(H)H*P(0^*0H(H)8bB3H)i8L(H+i(o3)+§K(i8J)L(H(P*ô)J+,hH(H+i)J*^*ô)H)H(P*ð)H*i4J*Q((_+(H)H*P(0^*0H(H)8:B3H)i8L(H+i(o3)+§K(i8J)L(H(P*ô)J+,hH(H+i)J*^*ô)H)H(P*ð)H*i4J*Q((_+(H)H*P(0^*0H(H)8VB3H)i8L(H+i(o3}))§*h*hH(P*(H(P*0J+H*q,hH(H+H*8é)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3))§*h*hH(P*(H(P*0J+H*q,hH(H+H*i)8è)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3u)*¦*hH*iè(m,hH*m5)j(H*ÕJ,®H)i(H*Õ°¬I+H)H,®I)4)3H)H*Õ®I+j(I)3H(H)_+(H(H+_+03u))¦*hH+iè(m,hH+m5)H*i(H+Õ®H)H+ÕJ,°¬I)H*H,°I*4)3H*H+Õ°I)j(I*3H(H)_+(H(H*_+03q))§H(iħħ)u,§H(iħ(i8H(i/J+i0H)iħ)H+iħ)s,§H*iħ)H(iĠ(i+s-i(3-i(33}))§*h*hH(P*(H(P*0J+H*q,hH(H+H*8ø)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3y))§K(iHJ+L(H+H)^*4H+H(^*0H+H+i0Õj¨¨¨¨Ĉ0¬_+@H+H+i4Õj¨¨¨¨Ĉ0¬_+8iē®è(H+i8H*8ð*(3+((3+((3+((3k)+§*hH*m5(+hH(U((J,H)U((J-n,hH(i)I(H)i)I)H*i)J*5)4*33H,H-I+3H+3o))§K(i8J+L(H+i(^*0H+H*^*4H(,hH(H*H)P*89*(H+i8L(73H+i08ħ*iðÂè(iZ8»+(3s))§K(i8J-L(H-i(^*0H-H,^*4H(,hH(H*H+H,H)P*89+(H-i8L(73H-i08ħ*iðÂè(iZ8»+(3+((3+((3+((3q))§K(i8J,L(H,i(^*0H,H*^*4H(,hH(H*H+H)P*89)(H,i8L(73H,i08ħ*iðÂè(iZ8»+(3w))§*hH)P*(J*H)P*,n,hi(I)4)3H)H*i)^*(H*U((i*J*P*ĠÀhI)H*P*àÀhI*3H(H*^*,H(H)^*(3l)*§K(i8J)L(H)H(i0J(^*4H)i4J*8³*H(H(P*(i)J(^*(H(m,hH*8ä*3H)i8L(3l)*§H)P*0I*H)P*,I+*hH)P*(i)n,hH+I)4)3i(I)H*m5(H+i)8á)3H(H*^*,H(H)^*(3d))¦H(Q+HH(Q+@H(H)i+Q+(««J*x,hi(73H(H*¢ÏH)i)H(Q+0H(Q+(¬8w3q))§H(P*(J(P*0J*H(P*(n,hH(8ģ)3H(H*i)^*0H(P*,H*i-J(H)P((^((H(H)U(,b(,i(3q)*§H(P*(J(P*0J*H(P*(n,hH(8ģ)3H(P*,H*i-J+H)U(,b(,H+H)P((^((H(H*i)^*0i(3m))§K(i8J)L(H)i0H(H(P*(i)i,i,8Ú)H)P*0J(i©¨¨¨ o,hH(H)P*48¬+(3H)i8L(3b))§*hH)i)o5(H)i(H(i¨¨¨¨ H)uCJ*m5(H(,hH*H(8Ó)J)m5)3H)73(3o))§H(P*(J(P*0J*H(P*(n,hH(8ģ)3H(H*i)^*0H(P*,H*i-J(H)P((^((H(H)U(,b(,3o)*§H(P*(J(P*0J*H(P*(n,hH(8ģ)3H(P*,H*i-J+H)U(,b(,H+H)P((^((H(H*i)^*03d)*§H),hH(P*(I*H(P*,I++hH*H+n,hH)73H(H*i)J*^*(H)i)J)5(33i(3j))§K(i8J-L(H-i0H(H)H*H+H,8Ú)H-P*0J(i©¨¨¨ o,hH(H-P*48¬+(3H-i8L(3Ì**-§)¦K(iHJ*L(H*i0I,K(iHJ)L(*h*hH(m,hiCI(ić¹è(I*4)3H(P*(J+iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H+i)^*(H(i0J+H+P*(i)J-^*(H-m,h(3H)H+^*DH)H(^*@H)H(i,^*<H)i0H(P*,H(P*0P*9((H)Q+0I.H)i<8ü*H,H._+(H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)H)i<8Ă*H)P*(J(i)H(CH)P*,i(H(C8»+(3H*H*Q+0_*@H*i(^*<H*i<8÷*H*iHL(i03)+§H(P*(J(P*4,hH(i4J)P*,J*P*(J+,hH)P*(H+9.(3H*P*,,hH)P*(H*P*08á)33*hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8á)33e)*§K(i8J)L(H(i0J(H(P*(i)J*^*(H)H(^*4H*m,hH)i48ä*3H)i8L(3h))§K(iHJ+L(H+H*^*DH+H)^*@H+H*^*<H+i0H+i<8¬*H(H+Q+0_+(H+iHL(3j))§H(P*0J*H(P*(n,hH(8ğ)3H(H*i)^*0H(P*,H*i.J(H)P((^((H(H)W(,c(,3n)*§H)P*,I*H)P*(I+i,i08Ó)J)m,hi,i08Í+(3H)H*^*,H)H+^*(H(iäÔé(^*,H(H)^*(3_(*hH+i)o5(H+i(H)i¨¨¨¨ H+uCJ+m5(H(H)H+H*8î*J(m5(H(73(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8DH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8JH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8MH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8zH(H*P*4^*0H(H*Q*,_*(H*i8L(3Z))§H*H+8Ó)J,,hH+H)H)H+sCJ),hH,H(H)Ĥ2((3H(H*8á)3H,3b(H*i+u,hH(P*(H*i`J(iò(U((H(ió(U((H)8º)73H*i,iÔÔè(8Ì*(3Ĉ)*)§)¦K(iHJ+L(H+H)^*8H+H(^*4H+i)c)DH+H*^*@H+H+i4^*<K(i8J)L(H+i<J(Q*(I,H)H(^*4H)H,_*,K(i8J(L(H)i,J)P*(J*P*,J+i),hH*P*(I*H(H+i)^*,H(H*^*(H(iÈÓé(H)P*,H)P*0J(U(0H(U(18Æ)(3H(i¨¨¨¨ ^*(H(H)^*4H(iäÓé(H)P*,H)P*0J(U(0H(U(18Æ)(3X(H(H)H*U()J(i+i`i@H*i)i*H(i)sCi(H(H*U(+oC8Y3R(H(P*Ä),hH(P*È)i08á)3H(P*¨),hH(P*¬)i08á)33N(H(P*,hH(P*i08á)3H(P*h,hH(P*li08á)33R(H(P*Ü*,hH(P*à*i08á)3H(P*À*,hH(P*Ä*i08á)33R(H(P*Ä),hH(P*È)i88á)3H(P*¨),hH(P*¬)i08á)33`(*hH*i¨¨ì(n5(H(H*H)P*89*(m5(i)73H+m,hi(73H(H+i(H)P*49-(3b))§i,i<8Ó)J)m,hi,i<8Í+(3H)j©¨¨¨8_*(H)H(Q*(_*0H)H(P*0^*8H)3)+§H(P*(J(i4J)P*,J*P*(J+,hH)P*(H+9.(3H*P*,,hH)P*(H*P*08á)3*hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8á)33 )+§H(P*(J(i4J)P*LJ*P*(J+,hH)P*HH+9.(3H*P*,,hH)P*HH*P*08á)3H)i0i)i-8ě*H)i<i,i,8ě**hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8á)33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ø*33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ù*33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ø*33c))§*§H)P*(i©¨¨¨ n,hH)P*0I*H)P*,4)3H)8«+i(3I)H(H*^*,H(H)^*(3`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ù*33[))§H(H(U([J*b([H(H(U(ZH*iĠ)i+i*i-H)i)Cnb(ZH(8¢3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8ú*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8û*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8ü*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8þ*i(3I)H(H*^*,H(H)^*(3î5)/§K(i8J,L(H,i(^*4H,i4I*K(iØ)J)L(H,*§*h*h*h*h*h*h*h*h*h*h*§*h*h*§*h*h*h*hH(U((i)6.(-)012*3H(U()I.H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J+m58H)H*^*Ì)H)H+^*È)H)i`H)iÈ)iĉºè(i08·*H)P*`i)m5*H)P*d4+3H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J+m57H)H*^*Ì)H)H+^*È)H)iĐ(H)iÈ)i®»è(i/8·*H)P*i)m5,H)P*4-3H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J(m56H)H*^*Ì)H)H(^*È)H)i0H)iÈ)iýºè(i48·*H)P*0i)n,hH)P*4I*H)P*Ì)J(i¬0q57H(8¨*473H)P*È)BH)H)P*Ì)^*,H)i(^*(H)P*,I*H)P*(473H)iXH)iÈ)iđºè(i-H(i08¯*H)P*Xi),hH)P*\\4)3H)iPH)iÈ)iĖºè(i-H(i88¯*H)P*Pi),hH)P*T4)3K(i8J*L(H)iÈ)J/P*(BH*i0J+H(i,P*(à8Ø+^*,H+i(^*(i)I+H*P*4I-H*P*0i)m,hH/i,iěºè(i.8ą*H-8¹+i(I+3H)iHJ/H-^*,H/H+^*(H*i8L(H)P*Hi),hH)P*L4)3H.m5/K(i8J*L(H)iÈ)J.P*(I+*§H(i)J(U((i)n,hH*H(U()à8Ø+^*,H*i(^*(H*P*(I(H*P*,4)3H*i0J(i(^*(H(i©0i¨0H+U((C^*,H*P*0I(H*P*43I+i)I-H(i)m,hH.i,iġºè(i-8ą*H+8¹+i(I-3H)i@J(H+^*,H(H-^*(H*i8L(H)P*@i)m5/H)P*D3I*H)P*Ì)J(i¬0q54H(8¨*443H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J(m53H)H*^*Ì)H)H(^*È)H)ið(H)iÈ)iĦºè(i08·*H)P*pi)o5.H)P*tI*H)P*Ì)J(i¬0q53H(8¨*433H)iĈ(H)iÈ)iµ»è(i.H(i,8¯*H)P*i),hH)P*4)3H)iĀ(H)iÈ)i»»è(i,H(i48¯*H)P*i)m5.H)P*3I*H)P*Ì)J(i¬0q51H(8¨*413H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J(m50H)H*^*Ì)H)H(^*È)H)iĠ(H)iÈ)iî©è(i18·*H)P* i)o5-H)P*¤I*H)P*Ì)J(i¬0q50H(8¨*403H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J(m5/H)H*^*Ì)H)H(^*È)H)i°)H)iÈ)iē«è(i98·*H)P*°)i)o5-H)P*´)I*H)P*Ì)J(i¬0q5/H(8¨*4/3H)iÐ)H*8¶+H)P*Ô)I*H)P*Ð)J(m5.H)H*^*Ì)H)H(^*È)H)iÀ)H)iÈ)i¿»è(i-8·*H)P*À)i)o5-H)P*Ä)I*H)P*Ì)J(i¬0q5.H(8¨*4.3H)P*È)BH)i8J(H)P*Ì)^*,H(i(^*(H)P*<I*H)P*84.3H)P*È)BH)ihJ(H)P*Ì)^*,H(i(^*(H)P*lI*H)P*h4-3H)P*È)BH)iø(J(H)P*Ì)^*,H(i(^*(H)P*|I*H)P*x4,3H)P*È)BH)iĘ(J(H)P*Ì)^*,H(i(^*(H)P*I*H)P*4+3H)P*È)BH)i¨)J(H)P*Ì)^*,H(i(^*(H)P*¬)I*H)P*¨)4*3H)P*È)BH)i¸)J(H)P*Ì)^*,H(i(^*(H)P*¼)I*H)P*¸)4)3i)3^*(H,H*^*,H)iØ)L(H,P*,H,i8L(3Ä;*?§-¦K(i8J8L(H8H)^*4H8H(^*0*§H8i0I(K(iHJ4L(i(iàÁè(P*(9,(J6,hH6P*(m,hH6i§^*(H4i0I5H(P*(I7H(P*,I9K(i8J=L(H6i,J)P*,J*H7H9H7CJ2I(H2ÕJCjA°j©ª¬°¸Èè¨)¦IDH)P*(I2*h+hH(H2Q((JBHD­JAj§­HAj©ª¬°¸Èè¨)¥«j¨©ª¬°¸Èè¨§«IA*h+hHAx5)HA¢IEHAj)¥HA«IAH2HEÏi+H(H*iJ.i4P*(H7o5(H.i0P*(H9o5(3H5H)^*,H5H.^*(i(I)4*3HBHBj)®«j¨©ª¬°¸Èè¨§«x,hH(H+i0J+H*I(4)33H)P*0m,hH=i0I>K(ihJ/L(*§*hH)P*4J2i)J*H2w,h*hH)P*,J-H-i)J(i+J+i/H-i0qCJ:i)H*q,h*§H:i)J(H*H(H*sCJ(i7w,hH(iħħħħ)s5-i§H(i+i/i)i)4)3i,H(i0i0H(i,qC3I*H/iXI(K(i8J.L(*h*h*hH*Õj4¦JAjH°Ï5(HAÏJ+i/J-H+q5(H*i0J3H-i J-J+H3q5(H+iĠħħħ/s5(H+,§i0H+8Ó)-i03J35)i0H+8Í+(38©+H(H.Q+(_*,H(i(^*(4)3H(i(^*4H(H*i)J+^*,H(H-H3^*(H(H+H*i+i/H+i0qC^*03H.i8L(H/P*`I3H/P*\\J1H/P*XJ-m5,BH/P*dI(H1i1J*,hH-iħ)H*Ĥ3(3H/H(^*TH/H3^*PH/H1^*LH/H-^*HH/i0^*DH2,hH)P*(J.Q+(j§­j¨©ª¬°¸Èè¨§«IAH2I+H.I(+hHAx,h+hH,i0I,H(i0J(Q+(j¨©ª¬°¸Èè¨§«JAj¨©ª¬°¸Èè¨§y5(3HAj¨©ª¬°¸Èè¨§­IA3H-H1H.HA¢Ïi+H,J:iJ*i4P*(J0H*i0P*(H0CJ;J*Q((j¨©ª¬°¸Èè¨§«JBx,hi0I0+hH*H0I*H0i0I0H-H*H1J*Q((j¨©ª¬°¸Èè¨§«JBx5(33HAj)¥HA«IAH-HB¢Ïi+H*H1J*T((i(v,hH-Q+(j¨©ª¬°¸Èè¨§«¢Ïi+I*3H*H-H;iAJ0b((H-H*i0H1i0H0b((H-H*ii4J*H.H:ii4J0P(0^(0H*H0Q((_((H+i)J+5(33H/iHI(H/H2^*TH/H3H2^*Pi(I,+hH)H,J*P*(I+H*H(H,J*P*(^*(H*H+^*(H,i,J,i8o5(3H/P*LJ(m5)H(H(i4i;i J*in5)H/P*HH*i08á)4)3H(,hH+H(i/i(oI*H)P*(J+I,+hH,H,Q+(JAj§­j/°j©ª¬°¸Èè¨)«HAjħĦĥģğėćçħ(¬¤_+(H,i0I,H*i)J*5(3*hH(i0w,hH(H+H+Q((_((4)3H(m5(H+i0H+H(Ĥ2((3H+I(i(I*+hH*J.i)I**hH+H.J;U((i¨)o5(H+H*iI?H+H.iJ,i0I3H,i4I@*h+hH@P*(J,H3P*(H,CJ<H-J1I,H+H1Q((j¨©ª¬°¸Èè¨§«JAx,hi0I0+hH,H0I,H0i0I0H+H,H-J,Q((j¨©ª¬°¸Èè¨§«JAx5(33H+HA¢Ïi+H,H-J,T((i(v,hH+Q+(j¨©ª¬°¸Èè¨§«¢Ïi+I,3H,H1H.H1H-i0w,hH+H,J0U((H0H<iAJ0b((H+H,i0H-i0H0b((H+H,iI0iħ)n5*iI,+hH(H,J1P((I<H1H,H0J1P((^((H1H<^((H,i,J,5(34)33H;H<iAJ,b((H+H.i0H-i0H,b((4)3H;iħ)b((H+H.i0H-i0iħ)b((H0i4J,H?P(0^(0H,H?Q((_((3H(i4I(H-H.o5(33H)H:H2^*03i©¨¨¨ 4*38©+H/P*,I3H/P*(4)38©+H/P*4I3H/P*03I(H>H3^*,H>H(^*(H/ihL(3H5H9^*4H5H7^*0H5HC_+(3H5H)^*8H=i8L(*§H4P*@J+,hH4Q+0IAH4Q+8IBH4H7H98¯+^*8H4HB_*0H+P*(J(H+P*,J2HAÏJ.J)Q((j¨©ª¬°¸Èè¨§«JAx,hi0I*+hH)H*I)H*i0I*H(H)H2J)Q((j¨©ª¬°¸Èè¨§«JAx5(33H(HA¢Ïi+H)H2J)T((J*i(v,hH(H(Q+(j¨©ª¬°¸Èè¨§«¢Ïi+J)U((I*3H(H)H.iAJ.b((H(H)i0H2i0H.b((H+H+P*0H*i)^*0H+H+P*4i)^*4H(H)iJ(i4J)H5Q*(_*(H)H5P*0^*0H(4)3H4P*03i,P*(J)i¨0wH)i¬0qm,h8´)J(H)M)N)H(I)3H6H6P*(i)^*(H4iHL(H)4*3K(i8J(L(H(H(i7Õj¨¨¨¨èG¬_+(iĐ°è(H(iäÁè(8ð*(3K(i8J(L(H(H(i7Õj¨¨¨¨ĘD¬_+(iº°è(H(iÄÂè(8ð*(3H8i8L(3V))§K(i8J,L(H,H(Q*(_*0H,i0H)H*H+8BH,i8L(i(3Û))*§K(i8J(L(H)P*(iôÔé(i3H)P*,P*49-(I+H(i0J*i(b(-H*H+b(,H*H)^*(H*J)U(,I*H)U(-,hH)*§i)H*i)5(BH)P*(J)U(2i¨)m,hH)P*(i±×é(i*H)P*,P*49-(4)3H)P*(i°×é(i)H)P*,P*49-(3J*b(,3H*i)H(i8L(3î/)2§K(i8J.L(K(ihJ,L(H,H*^*@H,H)^*<H,H(^*`H,H,igJ(^*\\H,H(^*XH,H,i@^*TH,H,i<^*PH,iDI/K(iXJ+L(*h*h*h*§*h*hH,iPJ)P*8J(,hH(P*(m5*H+i÷(^*HH+iĢ¹è(^*D4)3H+iC^*HH+ić¹è(^*D3H+i(^*@i)4)3H(i§^*(H(i0J*H*P*(i)J-^*(H-m5)H+H*^*HH+H(^*DH+H(i,J-^*@i(3H+i8H)P*(P*(H)P*,P*(8æ*H+i(^*LH+H+P*<J3^*TH+H+P*8J(^*P5)K(iĘ(J*L(H*iHH-H(J)H38°*H*H*P(I^*@H*H*U(Mb(D*hH*U(HJ0i/o,hH*H*W)^c)vH*H*Q)V_)nH*H*Q)N_)fH*H0b(`H*H*P*@^(aH*H*U(Db(eH*i`8Ą*I)H/i¨¨¨¨ ^*(H/H)^*,4)3H*H*P*@^*xH*H*U(Db(|H*iHH-P*(H*iø(H-P*,P*T9)(H*U(Hi)n,hH*U(IJ-,§H*i8J)H-i*J-P*°½h^*,H)H-P*¨¾h^*(H*P*<I1H*P*8I2H*i0J)H*U(Ji*J-P*ĜÔh^*,H)H-P*´×h^*(H*P*4I0H*P*0I)i+-i,3I-H*H0^*H*H)^*H*H1^*H*H2^*H*H-b(H*iĀ(8Ą*I)H/i¨¨¨¨ ^*(H/H)^*,4)3H/H*P*L8Ą)3H*iĘ(L(H3,hH(i)8á)3H+i@8ú*H+iXL(4*3(3H+i0H+iL8Ù*H+P*0I)H+P*4I*H+H+i@8Ā*H+P*(J(H)H(CJ)i)H)CH+P*,H*H(Ci(H)C8»+(3*§H,P*Di¨¨¨¨ n,hi)I(i(I)H,P*H4)3H,H,P*L^*XH,H,Q*D_+PH,i0H,iP8ª*H,P*0I)H,P*4I4i(I(i(3I*H.H(^*4H.H*^*0H.H4^*,H.H)^*(H,ihL(H.P*(H.P*,H.P*0H.P*4H.i8L(3Ę.*/§)¦K(i8J-L(K(ihJ+L(H+H*^*@H+H)^*<H+H(^*`H+H+igJ(^*\\H+H(^*XH+H+i@^*TH+H+i<^*PH+iDI*K(iXJ(L(*h*h*h*§*h*hH+iPJ.P*8J),hH)P*(m5*H(i÷(^*HH(iĢ¹è(^*D4)3H(iC^*HH(ić¹è(^*D3H(i(^*@i)4)3H)i§^*(H)i0J,H,P*(i)J/^*(H/m5)H(H,^*HH(H)^*DH(H)i,J,^*@i(3H(i8H.P*(P*(H.P*,P*(8æ*H(i(^*LH(H(P*<J.^*TH(H(P*8J/^*P5)K(iXJ)L(H)i8H,P*(H/H.H,P*,P*d9+(*h*h*h*hH)U(8i)n,hi)H)U(9J,iFH,iEuCiħ)i)6**+)3H*H)P*<8Ą)4+3H)i*b(@H)i@8Ą*I,H*i¨¨¨¨ ^*(H*H,^*,4*3H)H,,§H)i0J0H,i*J,P*°½h^*,H0H,P*¨¾h^*(H)Q+0I2H)H)U(:i*J,P*ĜÔh^*,H)H,P*´×h^*(H)H2_*DH)H)Q+(_*Li+-i,3b(@H)i@8Ą*I,H*i¨¨¨¨ ^*(H*H,^*,4)3H)H)U(:i,b(@H)i@8Ą*I,H*i¨¨¨¨ ^*(H*H,^*,3H)iXL(H.,hH/i)8á)3H(i@8ú*H(iXL(4*3(3H(i0H(iL8Ù*H(P*0I*H(P*4I+H(H(i@8Ā*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8»+(3*§H+P*Di¨¨¨¨ n,hi)I(i(I)H+P*H4)3H+H+P*L^*XH+H+Q*D_+PH+i0H+iP8ª*H+P*0I)H+P*4I1i(I(i(3I*H-H(^*4H-H*^*0H-H1^*,H-H)^*(H+ihL(H-P*(H-P*,H-P*0H-P*4H-i8L(3Ğ-)2§K(i8J-L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+iDI0K(iHJ)L(*h*hH+iPJ.P*HJ(m,hiCI(ić¹è(I,4)3H(P*(,hi÷(I(iĢ¹è(I,4)3H(i§^*(H(i0J,H,P*(i)J/^*(H/m,h(3H)H,^*DH)H(^*@H)H(i,J,^*<H.P*(P*(I4H.P*8S+(J*lħħħħħħgkI/H*Ĥ+I.K(ihJ(L(*h*h*§H/m,hH,P*,I/H,P*(I3i(I,H(iH4)3H.iħ)s5)H,P*(J3H,P*,J/P*49,(H.m5)U(@H.iħ)q5)H(i)b(HH.i)I,H(i.3H,b((H(iHH3H4i(oH(U(HH(U(.H/P*X9/(H(U(Hm,hH0H(P*L8Ą)4*3H(H(U(Ii,b(PH(iP8Ą*I,H0i¨¨¨¨ ^*(H0H,^*,4)3H(i-b(0H(i08Ą*I,H0i¨¨¨¨ ^*(H0H,^*,3H(ihL(H)i<8ú*H)iHL(4)3H)H(^*DH)H,^*@H)i(^*<H)i0H)i<8Ā*H)P*0J(i)H(CH)P*4i(H(C8»+(3*§H+P*Di¨¨¨¨ n,hi)I,H+P*HI1i(4)3H+H+P*L^*XH+H+Q*D_+PH+H+iP8ª*H+P*,I2i(I,H+P*(3I(H-H,^*4H-H1^*0H-H2^*,H-H(^*(H+iø(L(H-P*(H-P*,H-P*0H-P*4H-i8L(3W(K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H(H)H*i,8H*i8L(3W(K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H(H)H*i,8H*i8L(3å-)2§K(i8J-L(K(ihJ*L(H*H)a+8H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i8^*PH*iDI0K(iHJ,L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J+H+P*(i)J/^*(H/m,h(3H,H+^*DH,H(^*@H,H(i,J+^*<H.P*(S+(J)lħħħħħħgkI/H)Ĥ+I.K(ihJ(L(*h*h*§H/m,hH+P*,I/H+P*(I1i(I+H(iH4)3H.iħ)s5)H+P*(J1H+P*,J/P*49,(H.m5)U(@H.iħ)q5)H(i)b(HH.i)I+H(i.3H+b((H(iHH1H(U(HH(U(.H/P*\\9+(H(U(Hm,hH0H(P*L8Ą)4*3H(H(U(Ii,b(PH(iP8Ą*I+H0i¨¨¨¨ ^*(H0H+^*,4)3H(i-b(0H(i08Ą*I+H0i¨¨¨¨ ^*(H0H+^*,3H(ihL(H,i<8ú*H,iHL(4)3H,H(^*DH,H*^*@H,i(^*<H,i0H,i<8Ā*H,P*0J(i)H(CH,P*4i(H(C8»+(3H-*§H*P*Di¨¨¨¨ n,hi(I(H*P*HI2i)4)3H*H*P*L^*XH*H*Q*D_+PH*i0H*iP8ª*H*P*0I(H*P*4I3i(3^*4H-H2^*0H-H3^*,H-H(^*(H*ihL(H-P*(H-P*,H-P*0H-P*4H-i8L(3Ì/*.§)¦K(i8J.L(K(ihJ,L(H,H)^*0H,H(^*,H,H*^*4H,H+^*8H,H,igJ(^*`H,H(^*\\H,H,i8^*XH,H,i4^*TH,H(^*PH,H(^*LH,H,i0^*HH,H,i,^*DH,i<I+K(iø(J(L(H(i@H,iDJ)P*(P*(H)P*,P*(8æ*H(i(^*LH(H(P*DJ/^*TH(H(P*@J0^*P*hH)P*8P*(J*,hH(i8H*H)P*<P*(8æ*H(P*8I*H(ihJ)H(P*<J-^*0H)H*^*,H)H-^*(*hH(P*hi¨¨¨¨ n,hH(H(Q*l_*\\H(i©¨¨¨ ^*X4)3H(H(P*p^*`H(H(Q*hJ2_+XH2Ïi©¨¨¨ o5*3H(i0H(iX8ý*H(P*0I*H(P*4I+H(H(iL8Ù*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8»+(3H(i¨¨¨¨ ^*X3H(H(P*`^*pH(H(Q+X_+hH(ihI*K(iĈ(J)L(*hH0H/8_J-m,hH)i(^*0H)i(b(,H)i,8Ą*I-H+i(^*(H+H-^*,4)3H)i\\H*P*,i(H*P*(i¨¨¨¨ oCH*P*0H-P*89)(*h*§H)P*\\m,hH)P*dI-H)P*`4)3H)H)Q*`_+H)iDH)iĀ(i)H*P*,H*P*(i¨¨¨¨ nJ-Ci(H*P*0H-C8ä)H)U(DJ-i/o5)H)P*LI-H)P*H3I1H+H-^*,H+H1^*(4)3H)H)U(Gb(kH)H)W(Ec(iH)H)Q*P_*tH)H)P*X^*|H)H)Q*H_*lH)H-b(hH)ih8Ą*I-H+i(^*(H+H-^*,3H*8«+H)iĈ(L(H/,hH0i)8á)3H(iø(L(*§H,P*<J(m,hi)I(H,P*@4)3H,H,P*@^*LH,H(^*Hi(I(H,i(^*DH,iD8÷*i03I)H.H(^*0H.H)i(H(C^*,H.i(H)H(C^*(H,ihL(H.P*(H.P*,H.P*0H.i8L(3Ã,)0§K(i8J+L(K(iXJ*L(H*H)^*0H*H(^*PH*H*iWJ(^*LH*H(^*HH*H(^*DH*H*i0^*@H*i4I-K(iHJ(L(*h*hH*i@J.P*8J)m,hiCI)ić¹è(I*4)3H)P*(,hi÷(I)iĢ¹è(I*4)3H)i§^*(H)i0J,H,P*(i)J/^*(H/m,h(3H(H,^*DH(H)^*@H(H)i,J,^*<H.P*(P*(I.K(iHJ)L(H)H,P*(H.i(oH,P*,P*`9)(*hH)U((m,hH-H)P*,8Ą)4)3H)H)U()i,b(0H)i08Ą*I,H-i¨¨¨¨ ^*(H-H,^*,3H)iHL(H(i<8ú*H(iHL(4)3H(H)^*DH(H*^*@H(i(^*<H(i0H(i<8Ā*H(P*0J)i)H)CH(P*4i(H)C8»+(3*§H*P*4i¨¨¨¨ n,hi)I(H*P*8I0i(4)3H*H*P*<^*HH*H*Q*4_+@H*H*i@8ª*H*P*,I1i(I(H*P*(3I)H+H(^*4H+H0^*0H+H1^*,H+H)^*(H*iXL(H+P*(H+P*,H+P*0H+P*4H+i8L(3Ę/*.§)¦K(i8J.L(K(iĘ(J,L(H,H)^*4H,H(^*0H,H*^*8H,H+^*<H,H,iė(J(^*H,H(^*H,H,i<^*|H,H,i8^*xH,H(^*tH,H(^*pH,H,i4^*lH,H,i0^*hH,i@I*K(iø(J(L(H(i@H,ihJ)P*(P*(H)P*,P*(8æ*H(i(^*LH(H(P*DJ/^*TH(H(P*@J0^*P*hH)P*8P*(J+,hH(i8H+H)P*<P*(8æ*H(P*8I+H(ihJ)H(P*<J-^*0H)H+^*,H)H-^*(*hH(P*hi¨¨¨¨ n,hH(H(Q*l_*\\H(i©¨¨¨ ^*X4)3H(H(P*p^*`H(H(Q*hJ2_+XH2Ïi©¨¨¨ o5*3H(i0H(iX8ý*H(P*0I*H(P*4I+H(H(iL8Ù*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8»+(3H(i¨¨¨¨ ^*X3H(H(P*`^*pH(H(Q+X_+hH(ihI+K(iĈ(J)L(*hH0H/8_J-m,hH)i(^*0H)i(b(,H)i,8Ą*I-H*i*^*(H*H-^*,4)3H)i\\H+P*,i(H+P*(i¨¨¨¨ oCH+P*0H-P*<9)(*h*§H)P*\\m,hH)P*dI-H)P*`4)3H)H)Q*`_+H)iDH)iĀ(i)H+P*,H+P*(i¨¨¨¨ nJ-Ci(H+P*0H-C8ä)H)U(DJ-i/o5)H)P*LI-H)P*H3I1H*H-^*LH*H1^*HH*j,_*@H*j(_*8H*j¨¨¨¨8_*0H*i(^*(4)3H)H)U(Gb(kH)H)W(Ec(iH)H)Q*P_*tH)H)P*X^*|H)H)Q*H_*lH)H-b(hH)ih8Ą*I-H*i*^*(H*H-^*,3H+8«+H)iĈ(L(H/,hH0i)8á)3H(iø(L(*§H,P*@i*n,hi)I(H,P*D4)3i(I(H,i(^*hH,iì(H,i@iPĤ2((i,i\\8Ó)J)m,hi,i\\8Í+(3H)j©¨¨¨8_*(H)i0J)H,ihiTĤ2((H)3I)H.H(^*0H.H)i(H(C^*,H.i(H)H(C^*(H,iĘ(L(H.P*(H.P*,H.P*0H.i8L(3X))§H)i0J*H*P*(i)J*^*(H*m,h(3H(H)^*,H(iĤÂè(^*(3°,).§K(i8J,L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+i@I.K(iHJ(L(*h*hH+iPJ0P*HJ)m,hiCI)ić¹è(I+4)3H)P*(,hi÷(I)iĢ¹è(I+4)3H)i§^*(H)i0J-H-P*(i)J/^*(H/m,h(3H(H-^*DH(H)^*@H(H)i,J-^*<H0P*(P*(I/H0P*8S+(I*K(iXJ)L(H)i0H-P*(H/H*Ĥ/H-P*,P*91(H.*§H)Q+0j)y,hH)i.b(@H.H)i@8Ą*^*,i)4)3H.H)Q+8âa+0i(3^*(H)iXL(H(i<8ú*H(iHL(4)3H(H)^*DH(H+^*@H(i(^*<H(i0H(i<8Ā*H(P*0J)i)H)CH(P*4i(H)C8»+(3H,H+P*@J(^*4H,H+P*Di(H(C^*0H,l((((((((H+S+HH(Ca+(H+iø(L(H,S+(H,P*0H,P*4H,i8L(3Đ0*1§)¦K(i8J-L(K(iXJ,L(H,H*^*<H,H)^*8H,H(^*PH,H,iWJ(^*LH,H(^*HH,H,i<^*DH,H,i8^*@H,i0I0K(ihJ)L(*h*h*h*§*h*hH,i@J+P*8J(,hH(P*(J*iħħħħ/q5*H)i÷(^*XH)iĢ¹è(^*T4)3H)iC^*XH)ić¹è(^*T3i(I*H)i(^*Pi)4)3H(H*i)^*(H(i0J*H*P*(i)J/^*(H/m5)H)H*^*XH)H(^*TH)H(i,J*^*Pi(3H)iHH+P*(P*(H+P*,P*(8æ*H)i(^*\\H)H)P*LJ/^*dH)H)P*HJ1^*`5)H)i@I2K(iĈ(J(L(H*P*,I+H*P*(I.H(iLH*H1H/8°*H(H(P(M^*DH(H(U(Qb(H*§H(U(LJ*i/o,hH(H(W)bc)zH(H(Q)Z_)rH(H(Q)R_)jH(H*b(dH(H(P*D^(eH(H(U(Hb(iH(id8Ą*I*i)4)3H(H(P*D^*|H(H(U(Hb(H(i@H.H(iü(H+P*P9)(H(U(@J*iFn,hi¨0I*i(4)3H(i8J+H*i*J*P*°½h^*,H+H*P*¨¾h^*(H(Q+8I4H(i0J*H(U(Ai*J+P*ĜÔh^*,H*H+P*´×h^*(H(H4_*LH(H(Q+0_*TH(i(^*H(iLI.K(iXJ*L(H*iPH(iĄ(8¶+H*P*TI+H(*§*hH*P*PJ3m5(H*H+^*LH*H3^*HH*i@H*iHiµ»è(i.H.8¯**hH*P*@i),hH*P*DI+4)3H*i8H*iHi»»è(i,H.i08¯*H*P*8i),hH*P*<I+4)3H*P*HBH*i0J+H*P*L^*,H+i(^*(H*P*4I+H*P*04*3H*P*LJ.i¬0q5(H.8¨*3i)3^*(H(H+^*,H*iXL(H(P*,I*H(P*(i)3I+H2H*^*,H2H+^*(H(iĈ(L(H)P*DI(H)P*@I*H/,hH1i)8á)3H)iP8ü*H0H(^*,H0H*^*(H)ihL(4*3(3H)i8H)i\\8Ù*H)P*8I*H)P*<I,H)i0H)iP8Ă*H)P*0J(H*H(CJ*i)H*CH)P*4H,H(Ci(H*C8»+(3H,P*4I(H-H,P*0J)^*0H-H(i(H)i)J)C^*,H-i(H(H)C^*(H,iXL(H-P*(H-P*,H-P*0H-i8L(3°,).§K(i8J,L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+i@I.K(iHJ(L(*h*hH+iPJ0P*HJ)m,hiCI)ić¹è(I+4)3H)P*(,hi÷(I)iĢ¹è(I+4)3H)i§^*(H)i0J-H-P*(i)J/^*(H/m,h(3H(H-^*DH(H)^*@H(H)i,J-^*<H0P*(P*(I/H0P*8S+(I*K(iXJ)L(H)i0H-P*HH/H*Ĥ/H-P*LP*H91(H.*§H)Q+0j)y,hH)i.b(@H.H)i@8Ą*^*,i)4)3H.H)Q+8âa+0i(3^*(H)iXL(H(i<8û*H(iHL(4)3H(H)^*DH(H+^*@H(i(^*<H(i0H(i<8ā*H(P*0J)i)H)CH(P*4i(H)C8»+(3H,H+P*@J(^*4H,H+P*Di(H(C^*0H,l((((((((H+S+HH(Ca+(H+iø(L(H,S+(H,P*0H,P*4H,i8L(3N))§K(i8J)L(H)H(i0^*4H)i48³*H)i8L(3H(*hH(U(i+o,hH(U(i+o5)3H(H)8S33Ă,)/§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H,i)^*(H(i0J,H,P*(i)J+^*(H+m,h(3H)H,^*DH)H(^*@H)H(i,J+^*<H.P*(P*(I.K(iø(J(L(i)I,*h*hH.H+P*(J.H+P*,J0P*49,(J+U(@H+U(A8Ê*iħħħ/J+i)m5(H(i<H.H+i0H+i8H0P*H9+(H(P*<i¨¨¨¨ n5(H(H(Q*<_+0H(H(P*DJ+^*8H(P*4I,4)3i(I+H(i(^*8H(j¨¨¨¨8_+03H(i(^*\\H(i(^*HH(H,^*pH(H,H+i6^*tH/H(iH8½)H(i0i)i68ě*H(iø(L(H)i<8ü*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H*i8H/8ª*H*P*8I(H*i0J)H*P*<^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3Ù+).§K(i8J+L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI.K(iHJ(L(*h*hH*iPJ-P*8J)m,hiCI+ić¹è(I)4)3H)P*(J,iĦħħħ/s,hi÷(I+iĢ¹è(I)4)3H)H,i)^*(H)i0J,H,P*(i)J/^*(H/m,h(3H(H,^*DH(H)^*@H(H)i,^*<H.H)P*,H-P*(P*(H)P*0P*@9)(H(i<8ü*H(iHL(4)3H(H+^*DH(H)^*@H(i(^*<H(i0H(i<8Ă*H(P*0J)i)H)CH(P*4i(H)C8»+(3i(I)H*i0J(H*P*Di¨¨¨¨ o,§H*H*P*L^*XH*H*Q*D_+PH*i8H-8¬*H*P*8I)H*P*<-i(3^*,H(H)^*(H+H*Q+0_*(H*ihL(H+P*(H+P*,H+i8L(3Ă,)/§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H,i)^*(H(i0J,H,P*(i)J+^*(H+m,h(3H)H,^*DH)H(^*@H)H(i,J+^*<H.P*(P*(I.K(iø(J(L(i)I,*h*hH.H+P*(J.H+P*,J0P*49,(J+U(@H+U(A8Ê*iħħħ/J+i)m5(H(i<H.H+i0H+i8H0P*L9+(H(P*<i¨¨¨¨ n5(H(H(Q*<_+0H(H(P*DJ+^*8H(P*4I,4)3i(I+H(i(^*8H(j¨¨¨¨8_+03H(i(^*\\H(i(^*HH(H,^*pH(H,H+i6^*tH/H(iH8½)H(i0i)i68ě*H(iø(L(H)i<8ü*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H*i8H/8ª*H*P*8I(H*i0J)H*P*<^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3².)0§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ1J.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J+iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H+i)^*(H(i0J+H+P*(i)J,^*(H,m,h(3H)H+^*DH)H(^*@H)H(i,J,^*<H.P*(P*(I+K(iĘ(J(L(H(ihH,P*(J.H+H,P*,J,P*|9)(*hH(P*hJ0i¨¨¨¨ n,hH/i¨¨¨¨ ^*(4)3H(i<H(iì(iTĤ2((H(H0^*8H(i0H.H,P*p9((*hH(P*4H+w,hH(P*0J.5)3H/i¨¨¨¨ ^*(H(P*@J,,hH(P*<I++hH+i)i+8ě*H+iHI+H,i)J,5(33H(i8i,iH8ě*4)3H.H+i@J+I,H(ihH(i8*§+hi(H+m5)BH+i@I+H,i4H,i@I,U((i)s5(3H+H.389H/H(P*p^*0H/H(Q*h_*(H(P*@J,,hH(P*<I++hH+i)i+8ě*H+iHI+H,i)J,5(33H(i8i,iH8ě*3H(iĘ(L(H)i<8ü*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3i(I(H*i0J)H*P*Di¨¨¨¨ o,§H*H*P*L^*XH*H*Q*D_+PH*i8H18ª*H*P*8I(H*P*<-i(3^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3D(*hH*m5(H(P*(m5(H(P*,H)8á)33Æ-)4§K(i8J1L(K(iHJ-L(H-i<I3K(iHJ+L(*h*hH(m,hiCI*ić¹è(I(4)3H(P*(J*iĦħħħ/s,hi÷(I*iĢ¹è(I(4)3H(H*i)^*(H(i0J*H*P*(i)J)^*(H)m,h(3H+H*^*DH+H(^*@H+H(i,J(^*<K(i8J2L(H2i,J4H(P*(H(P*,P*D9((H2P*0J*H2P*4i4I.K(iHJ(L(H(i<H.H*i4i,i,8ç)H(P*@I)H(P*<i)n,hH)H(P*D8¬+(3H(i(^*8H(H(P*D^*4H(H)^*0K(i8J/L(H.H*i4J0H(i0J,P*(H,P*0J)s,hH,H)H0i,i,8â*H,P*0I)3H,P*,I0H/H)^*0H/H,i0^*,H/H0^*4H/i,J)P*,I,H)P*(H*H.o,hH)P*0H,i*I)H,H.H*i4J.I,+hH)H*8É)^*(H*i4I*H)i,I)H.i)J.5(33H,^*(H/i8L(H3H(P*8^*0H3H(Q*0_*(H(iHL(H4i)i48ě*H2i8L(H+i<8ü*H+iHL(4)3H+H*^*DH+H(^*@H+i(^*<H+i0H+i<8Ă*H+P*0J(i)H(CH+P*4i(H(C8»+(3H-i0H38ª*H-P*0I(H-H-P*4^*,H-H(^*(H1H-Q+(_*(H-iHL(H1P*(H1P*,H1i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*,H(P*0P*89((H)i<8ü*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H*i0H-8¬*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3đ+)0§K(i8J-L(K(iHJ,L(H,i<I/K(iHJ*L(*h*hH(m,hiCI(ić¹è(I-4)3H(P*(J)iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H)i)^*(H(i0J)H)P*(i)J+^*(H+m,h(3H*H)^*DH*H(^*@H*H(i,J)^*<K(ihJ(L(H(i8J.H)P*(J+H)P*,J)P*x9((H(i0H+H)P*p9((H(P*0J0H(P*4i@J)I+H/H.*§+hi(H)m5)BH)i@I)H+i4H+i@I+U((i)s5(3H)H0389H(P*@J+,hH(P*<I)+hH)i)i+8ě*H)iHI)H+i)J+5(33H(i8i,iH8ě*H(ihL(H*i<8ü*H*iHL(4)3H*H(^*DH*H-^*@H*i(^*<H*i0H*i<8Ă*H*P*0J(i)H(CH*P*4i(H(C8»+(3H,i0H/8ª*H,P*0I(H,H,P*4^*,H,H(^*(H-H,Q+(_*(H,iHL(H-P*(H-P*,H-i8L(3ċ+)/§K(i8J,L(K(iHJ+L(H+i<I.K(iHJ)L(*h*hH(m,hiCI(ić¹è(I,4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I,4)3H(H*i)^*(H(i0J*H*P*(i)J-^*(H-m,h(3H)H*^*DH)H(^*@H)H(i,J*^*<K(iHJ(L(H(H*P*(H*P*,P*p9((H(P*(I*H(i<H(P*,J-i)i,i,8ç)H(P*@I/*hH(P*<i)o,hH(i(^*8H(H(P*D^*4H(H/^*0H-,hH-i@I-+hH(i0H*8H*i@I*H-i@J-5(33H.H(P*8^*0H.H(Q*0_*(H(iHL(4)3H/H(P*D8¬+(3H)i<8ü*H)iHL(4)3H)H(^*DH)H,^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H+i0H.8ª*H+P*0I(H+H+P*4^*,H+H(^*(H,H+Q+(_*(H+iHL(H,P*(H,P*,H,i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*,H(P*0P*<9((H)i<8ü*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8Ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H*i0H-8¬*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*LH(P*PP*D9((H)i<8þ*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8ă*H)P*0J(i)H(CH)P*4i(H(C8»+(3H*i0H-8¬*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3®*)-§K(i8J+L(K(iHJ)L(K(iHJ(L(H(i(^*8H(j¨¨¨¨8_*0H(H(i0^*<H(iî»è(^*DH(iÐ»è(^*@H(i<J*H(i@J,iÄ¼è(8H(iþ»è(^*DH(iî»è(^*@H*H,ià¼è(8H(iÄ¼è(^*DH(iþ»è(^*@H*H,iü¼è(8H)i<J*H(P*8^*0H*H(Q*0_*(H(iHL(H)i0H*8¬*H)P*0I(H)H)P*4^*,H)H(^*(H+H)Q+(_*(H)iHL(H+P*(H+P*,H+i8L(3ģ*)0§K(i8J+L(K(iHJ)L(H)i<I-K(iĘ(J(L(H(i(^*8H(j¨¨¨¨8_*0H(iìÍè(Q*(_*LH(iäÍè(Q*(_*DH(iDI.+hH(H,H.P*(J*U(@b(VH(H*U(Ab(WH(i)^*H(H*i0^*H(i*^*H(i*^*H(iÏ»è(^*H(i*^*|H(i)^*tH(H*^*pH(H(iW^*H(H(iV^*xH(idiħ¸è(H(ið(8xH(H(Q*d_+XH(H(P*lJ*^*`H(i0H(P*\\J/H*H/8©*H(iX8Ħ*H,i,J,i8o5(3H-H(P*8^*0H-H(Q*0_*(H(iĘ(L(H)i0H-8¬*H)P*0I(H)H)P*4^*,H)H(^*(H+H)Q+(_*(H)iHL(H+P*(H+P*,H+i8L(3ö)).§K(i8J*L(K(iHJ(L(K(i8J)L(H)i,i-i)i)8ç)H)P*0I,H)P*,i)n,hH,H)P*48¬+(3H)P*4J-iĜ¼è(U((b(,H-iĘ¼è(P((^((H(i<J+i-^*0H+H-^*,H+H,^*(H)i8L(H(i0H+8¬*H(P*0I)H(H(P*4^*,H(H)^*(H*H(Q+(_*(H(iHL(H*P*(H*P*,H*i8L(3J(H(i)^*,H(H)P*,H)P*(J)^*0H(H)^*(3<(H(P*(,hH(P*,i)8á)33F(*hH(P*(5(H(P*,J(i¬0q5(H(8¨*33?(H(P*(i(r,hH(P*,i)8á)33:(iÈÕé(iaiäÕé(8ð*(3ò+*.§)¦iôúé(U((i)o,hK(i8J+L(*§H(m,hiàÂè(I)i(4)3H(P*(I)H(i(^*(H(i0iàÂè(H)i)J*CI)H(P*,i(H*C3I.H+H)Q*0_+0H+H)Q*(_+(*h*h*hiôúé(U((i)6*)(*3iôÁè(iĥ(i´Âè(8ð*(3iôúé(i*b((*hièúé(P*(J,m5(iðúé(P*(J-,hiäúé(P*(J*i0I(H*Q+(j§­j¨©ª¬°¸Èè¨§«I/+hH/x,h+hH(J)i0I(H*iĈ(I*H)Q+(j¨©ª¬°¸Èè¨§«J/j¨©ª¬°¸Èè¨§y5(3H/j¨©ª¬°¸Èè¨§­I/3H*H/¢Ïi+ii,P*(J)i¬0w,hH)8¨*3H/j)¥H/«I/H-i)J-5(33H,H,i4i;i J(in5(iäúé(P*(H(i08á)33iàúé(H.^*(iäúé(H+Q+(_*(iìúé(H+Q+0_*(iôúé(i)b((H+i8L(3iàúé(3>(H(P*(i¨¨¨¨ o,hH(8Ħ*33G(H(,hH(H)8Í+(3iôÕé(iKiĈÕé(8ð*(3>(H(P*(J(H(Q+(j)¤_+(i(3;(H(U(i*n,hH(H)8.33?))H(H)8-I*8´)J(H*N)H(3=(H(H)H*8¯+^*,H(i(^*(36(H),hH(H*8á)33D(H(iĘÓé(Q*(_*0H(iĐÓé(Q*(_*(3D(H(iĈÓé(Q*(_*0H(iĀÓé(Q*(_*(3<(H(P*(H)H(P*,P*49*(38(H)H(P*(H(P*,8e3I*))§8)I*8´)J+H*N)H(H+^*,H(H)^*(3;(H(iäÔé(^*,H(H)^*(3D(H)P*(H(P*(H(P*,H)P*,P*49-(3G))H(P*(M)H)M)H)8¨*H*M)H*8¨*8(35(iÔÃè(iC8»+(31(H(H)8*(3A(H)P*(i¯Äè(i-H)P*,P*49-(3´4*<§-¦*hK(iØ+J,L(H,i0I.K(iè+J+L(H+i¸*H)iûÍè(H)CH*iõ(H)C81i*I4H+Q+¸*I?*hH+U(±+J5i*n,hH.i¨¨¨¨ ^*ì)H.H?_+(4)3H+H+Q+Ø*_+°*H+H+Q+Ð*_+¨*H+H+Q+È*_+Ġ)H+H+Q+À*_+Ę)H+U(é*I<H+Q+à*IAH+U(è*I6H+U(ê*I7H+U(ë*I8H+H+P*Ĕ*^*Đ)H+H+Q*Č*_+Ĉ)H+H+Q*Ą*_+Ā)H+H+Q*ü*_+ø)H+H+Q*ô*_+ð)H+H+Q*ì*_+è)H+U(°+I1H+U(¯+I2H+U(®+I=H+Q*Ĥ*ICH+U(ġ*I>H+W)¬+I*H+Q+Ę*IBH+U(Ġ*I9H+U(Ģ*I:H+U(ģ*I;H+H+W)¶+c)ä)H+H+P)²+^*à)H+j§_*@H+j§_*HH+i(^*<H+j¨¨¨¨¨)_*4H+i(^*@H+i48Ġ)H+P*8J)i(b(4H)jħħħħ7f*0i)I3H+i)^*<H)HAH*i)H*i0J0i+H5Õjħ)«j8®H6Õjħ)«j0®¬H8Õjħ)«jħ)H7i)C¬j½ĠÑĢ¿ßĆÃÆ§¦HBH9Õjħ)«j0®H;Õjħ)«jħ)H:i)C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J@jF°H@­jáó»ďùĕ¹Ôç§¦J@jC°H@­jēËìÁÙßºĐ¼§¦J@jG°­­H@­_+(*hH*iħ)i+n5(H0i+n5(i¨¬,H*i+iĠ7J)I-iª¨,H)I)*§*h*h*hH06+*)()3H)H2I)H14*3H1i)4)3H2i)H)I)i(3I/i)I4*h*h*hH)iħ)J0H-H/J/iħ)J-sH-H0siħ)6*)*(3i)I-4*3i*I-4)3i(I-3H+H?_+PH+H+Q+Ę)_+XH+H+Q+Ġ)_+`H+H+Q+¨*_+hH+H+Q+°*_+pH+H8b(H+H7b(H+H<b(H+H6b(H+HA_+xH+H+Q+è)_*H+H+Q+ð)_*H+H+Q+ø)_*H+H+Q+Ā)_*H+H+Q+Ĉ)_*¤H+H+P*Đ)^*¬)H+H5b(É)H+H1b(È)H+H2b(Ç)H+H=b(Æ)H+H*c)Ä)H+HC_*¼)H+H;b(»)H+H:b(º)H+H>b(¹)H+H9b(¸)H+HB_+°)H+i+b(Ú)H+i³Ğ(c)Ø)H+H-b(×)H+H/b(Ö)H+H)b(Õ)H+H4b(Ô)H+H+P*à)^)Ê)H+H+W)ä)c)Î)H+i)^*Ð)H+i(^*À*H+j¨¨¨¨8_*¸*H+iPH+i¸*8MH+P*¼*I)H+P*¸*H+P*À*iõ(n,hH)iûÍè(iõ(8Ð*i(oI33H+H+P*L^*à+H+H+Q*D_+Ø+H+H+Q*<_+Ð+H+H+Q*4_+È+H+i¸*J-H+iPi¸)Ĥ2((H.H-iÔ)Ĥ2((H.H3b(ø)H.i(^*ô)H.j¨¨¨¨8_*ì)H.j,_*ä)H.j(_*Ü)H.j¨¨¨¨¨)_*Ô)m5(H)i)8á)3H+iè+L(H,Q+0I?*hH(*§H,P*ô)J*i¨¨¨¨ n,hH(H?_*,i)4)3H,iĘ)J+H,i8iä)Ĥ2((H,H,Q+Ā)_+Đ)H,H,Q+ø)_+Ĉ)i0iĀ)8Ó)J)m5)H)H?_+(H)i0H+iä)Ĥ2((H)H*^*ì)H(iäÎè(^*0H(H)^*,H)H,Q+Ĉ)_+ð)H)H,Q+Đ)_+ø)i(3^*(H,iØ+L(4)3i0iĀ)8Í+(33ă,*0§+¦*hK(iè)J,L(K(iĈ(J+L(H+H)iðÏè(H)CH*i`H)C88H+Q+(I4H,H+U(eJ-i*n,§i¨¨¨¨ -H,H+Q+H_+HH,H+Q+@_+@H,H+Q+8_+8H,H+Q+0_+0H+j§_*tH+j§_*|H+Q+PI3H+U(XI)H+U(YI0H+U(ZI*H+U([I.H+Q*\\I5H+U(dI/H+W)fI1H+i(^*pH+j¨¨¨¨¨)_+hH+P*tI2H+i(^*tH+ih8Ġ)H,H1c)fH,H-b(eH,H/b(dH,H5_*\\H,H.b([H,H*b(ZH,H0b(YH,H)b(XH,H3_+PH+P*lJ-i(b(4H-H2^*0H,H+Q+h_+hH,H+Q+x_+xH,H+P*^*H+i)^*pH,H+Q+p_+pH-H3H)Õjħ)«j0®H/Õjħ)«j8®¬H.Õjħ)«jħ)H*i)C¬j½ĠÑĢ¿ßĆÃÆ§¦­_+(H,j0_+i(3^*H,H4_+(H+iĈ(L(H,Q+(I3*hH(*§H,P*J*i¨¨¨¨ n,hH(H3_*,i)4)3H,iĐ(J+H,i0iü(Ĥ2((H,Q+I4i0iĐ(8Ó)J)m5)H)H3_+(H)i0H+iü(Ĥ2((H)H4_+H)H*^*H(iĤÐè(^*0H(H)^*,i(3^*(H,iè)L(4)3i0iĐ(8Í+(33¶.*/§-¦*hK(iĈ*J,L(K(i¨*J+L(H+iĈ(H)iÏËè(H)CH*iĝ(H)C8;H+Q+I2*§H+U(ø)J)i*n,hH,H2_+(iÄ)I)i¨¨¨¨ 4)3H+i@H+iĈ(i0ið(Ĥ2((H+H+Q(ù)_+0H+H+Q(Ā)_(7H+j§_*Ĕ)H+j§_*Ĝ)H+i(^*Đ)H+j¨¨¨¨¨)_+Ĉ)H+W)ö)I0H+U(õ)I*H+Q*ì)I5H+P*è)I-H+Q+à)I6H+Q+Ø)I4*hH+U(ô)J.i*n,¦H)ÕjěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦-H-i)o5)H)5)H.i)o5)H*i)5)jÃÙāĜÒ´çàÕ§3I3H+P*Ĕ)I1H+i(^*Ĕ)H+iĈ)8Ġ)H+P*Č)J/i(b(4H/H1^*0H/H4H3jC°H3­jēËìÁÙßºĐ¼§¦J3jG°­H3­_+(H+i)^*Đ)3H,H2_+(H,i0H+i@ið(Ĥ2((H,H)b(H,H0c)H,H*b(H,H.b(H,H5_*H,H-^*H,H6_+H,H4_+xH,H+Q+0_(H,H+Q(7_( H,H+Q+Ĉ)_+¨)H,H+Q+Đ)_+°)H,H+Q+Ę)_+¸)H,H+P*Ġ)^*À)H,j¨¨¨¨¨*_*Ä)iÌ)I)i(3I*H)H,H*^*(H+i¨*L(H,Q+(I2*hH(*§H,P*Ä)J*i¨¨¨¨ n,hH(H2_*,i)4)3H,ið)J+H,i0i¼)Ĥ2((H,H,Q+Ð)_+à)H,H,Q+È)_+Ø)i8iØ)8Ó)J)m5)H)H2_+(H)i0H+i¼)Ĥ2((H)H*^*Ä)H(iàÌè(^*0H(H)^*,H)H,Q+Ø)_+È)H)H,Q+à)_+Ð)i(3^*(H,iĈ*L(4)3i8iØ)8Í+(33ï-*-§)¦*hK(iĈ-J,L(H,i0I-K(iØ/J+L(H+iĐ,H)iïÇè(H)CH*iĎ)H)C8/H+Q+Đ,I0*hH+U(Ġ.J)i*n,hH-i¨¨¨¨ ^*Ą*H-H0_+(4)3H+i8H+iĘ,i°*Ĥ2((H+H+P(Ĥ.^(Ä*H+H+P(ġ.^(Á*H+H)b(À*H+H0_+0H+j§_*Ø*H+j§_*à*H+i(^*Ô*H+j¨¨¨¨¨)_*Ì*H+i0J)H+iÌ*8aH+H+W)´*c)Ĉ,H+H+P*°*^*Ą,H+P*Ô*I*H+iè*J.H)iÀ*Ĥ2((H+H*^*Ā,H+i+b(Ċ,H+i(^*Ę,H+j¨¨¨¨8_*Đ,H.H+iĐ,8JH+P*Ĕ,I)H+P*Đ,i)I*H+P*Ę,iĎ)n,hH)iïÇè(iĎ)8Ð*i(oI*3H+iĐ,J/H+iè*iÐ*Ĥ2((H+H+P*ä*^*Ð/H+H+Q*Ü*_+È/H+H+Q*Ô*_+À/H+H+Q*Ì*_+¸/H-H/iì*Ĥ2((H-H*b(Đ*H-i(^*Č*H-j¨¨¨¨8_*Ą*H-j,_*ü*H-j(_*ô*H-j¨¨¨¨¨)_*ì*m5(H)i)8á)3H+iØ/L(H,Q+0I0*hH(*§H,P*Č*J*i¨¨¨¨ n,hH(H0_*,i)4)3H,i°+J+H,i8iü*Ĥ2((H,H,Q+Ę*_+¨+H,H,Q+Đ*_+Ġ*i0iĘ*8Ó)J)m5)H)H0_+(H)i0H+iü*Ĥ2((H)H*^*Ą*H(iôÉè(^*0H(H)^*,H)H,Q+Ġ*_+Ĉ*H)H,Q+¨+_+Đ*i(3^*(H,iĈ-L(4)3i0iĘ*8Í+(33Ã/*4§,¦*hK(iè*J,L(K(iÈ)J+L(H+H)iûÍè(H)CH*iõ(H)C81H+Q+(I7H,*§H+U(¡J)i*n,hH,H7_+(i¨¨¨¨ 4)3H,H+Q+H_+HH,H+Q+@_+@H,H+Q+8_+8H,H+Q+0_+0H,H+Q*\\_*\\H,H+Q*d_*dH,H+Q*l_*lH,H+Q*t_*tH,H+Q*|_*|H,H+P*^*H+Q+PI8H+U(XI*H+U(YI-H+U(ZI.H+U([I/H,H+W)c)H,H+U( b( H,H+P)¢^)¢H,H+W)¦c)¦H+j§_*¼)H+j§_*´)H+Q+I9H+U(I0H+U(I5H+U(I1H+U(I2H+Q*I:H+U(I3H+U(I4H+i(^*°)H+j¨¨¨¨¨)_+¨)H+P*´)I6H+i(^*´)H+i¨)8Ġ)H,H)b(¡H,H4b(H,H3b(H,H:_*H,H2b(H,H1b(H,H5b(H,H0b(H,H9_+H,H/b([H,H.b(ZH,H-b(YH,H*b(XH,H8_+PH,H7_+(H+P*¬)J-i(b(4H-H6^*0H+i)^*°)H-H8H*Õjħ)«j0®H3i)H4i+H)Õjħ)«j8®¬H/Õjħ)«jħ)H.i)C¬j½ĠÑĢ¿ßĆÃÆ§¦H9H0Õjħ)«j0®H2Õjħ)«jħ)H1i)C¬j½ĠÑĢ¿ßĆÃÆ§¦­jē¯þ­ĐðÉČĉ(¥J7jF°H7­jáó»ďùĕ¹Ôç§¦J7jC°H7­jēËìÁÙßºĐ¼§¦J7jG°­­H7­_+(H,H+Q+°)_+°)H,j0_+È)H,H+P*À)^*À)H,H+Q+¸)_+¸)H,H+Q+¨)_+¨)i(3^*Ä)H+iÈ)L(H,Q+(I7*hH(*§H,P*Ä)J*i¨¨¨¨ n,hH(H7_*,i)4)3H,iÐ)J+H,i0i¼)Ĥ2((H,Q+È)I8i0iÐ)8Ó)J)m5)H)H7_+(H)i0H+i¼)Ĥ2((H)H8_+È)H)H*^*Ä)H(iÄÏè(^*0H(H)^*,i(3^*(H,iè*L(4)3i0iÐ)8Í+(33ö+**§*¦*hK(iĘ,J,L(K(iĘ,J+L(H+ià*H)iïÇè(H)CH*iĎ)H)C8/H+Q+à*I-H,*§H+U(ð,J)i*n,hH,H-_+(i¨¨¨¨ 4)3H+i0H+iè*i°*Ĥ2((H+H+P(ô,^(¼*H+H+P(ñ,^(¹*H+H)b(¸*H+H-_+(H+j§_*Ð*H+j§_*Ø*H+i(^*Ì*H+j¨¨¨¨¨)_*Ä*H+H+iÄ*8aH+ià*J)H+iÀ*Ĥ2((H+H+P*Ü*^*Đ,H+H+Q*Ô*_+Ĉ,H+H+Q*Ì*_+Ā,H+H+Q*Ä*_+ø,H,H)iÜ*Ĥ2((H,j0_+à*i(3^*Ü*H+iĘ,L(H,Q+(I-*hH(*§H,P*Ü*J*i¨¨¨¨ n,hH(H-_*,i)4)3H,iè*J+H,i0iÔ*Ĥ2((H,Q+à*I.i0iè*8Ó)J)m5)H)H-_+(H)i0H+iÔ*Ĥ2((H)H._+à*H)H*^*Ü*H(iÔÊè(^*0H(H)^*,i(3^*(H,iĘ,L(4)3i0iè*8Í+(33­0*-§,¦*hK(iØ*J,L(H,i0I-K(iÈ*J+L(H+iØ)H)iðÏè(H)CH*i`H)C88H+Q+Ø)I0*hH+U(ĕ)J)i*n,hH-i¨¨¨¨ ^*¬)H-H0_+(4)3H+H+Q(č)_(]H+H+Q+Ĉ)_+XH+H+Q+Ā)_+PH+H+Q+ø)_+HH+H+Q+ð)_+@H+H+Q+è)_+8H+H+Q+à)_+0H+H+W)Ė)c)fH+H)b(eH+H0_+(H+j§_*H+j§_*xH+i(^*tH+j¨¨¨¨¨)_*lH+Q+PI0H+Y(dI1H+Y(XI2H+Y([I3H+U(ZI*H+P*xI.H+i(^*xH+iì(8Ġ)H+P*pJ)i(b(4H)H.^*0H)H0H1j8®H2j0®¬H3jħ)H*C¬j½ĠÑĢ¿ßĆÃÆ§¦­_+(i)I*H+i)^*tH+iÌ)H+8£H+i+b(Ò)H+i)^*È)H+H+Q+`_+À)H+H+Q+X_+¸)H+H+Q+P_+°)H+H+Q+H_+¨)H+H+Q+@_+ H+H+Q+8_+H+H+Q+0_+H+H+Q+(_+H+i(^*à)H+j¨¨¨¨8_*Ø)H+iĈ(H+iØ)8zH+P*Ü)I)H+P*Ø)H+P*à)i`n,hH)Q((jĚĄ±³ßõÀßĚ(­H)i0Q((j×Ĉé«¯¶ÄàĘ(­¬H)i8Q((jĘĆĈġªď³ÄW­H)i@Q((jàĆèª­²¼Ðø(­¬¬H)iHQ((jøÈå¹čñøÐó(­H)iPQ((jêÄñªĚ¶ðÍù(­¬H)iXQ((jēĊ©đª¬´¸Y­¬¬j(zI*3H+iØ)J/H+iĈ(iø(Ĥ2((H+H+P*^*À*H+H+Q*|_+¸*H+H+Q*t_+°*H+H+Q*l_+¨*H-H/iĔ(Ĥ2((H-H*b(¸)H-i(^*´)H-j¨¨¨¨8_*¬)H-j,_*¤H-j(_*H-j¨¨¨¨¨)_*m5(H)i)8á)3H+iÈ*L(H,Q+0I0*hH(*§H,P*´)J*i¨¨¨¨ n,hH(H0_*,i)4)3H,iØ)J+H,i8iĤ(Ĥ2((H,H,Q+À)_+Ð)H,H,Q+¸)_+È)i0iÀ)8Ó)J)m5)H)H0_+(H)i0H+iĤ(Ĥ2((H)H*^*¬)H(iÄÐè(^*0H(H)^*,H)H,Q+È)_+°)H)H,Q+Ð)_+¸)i(3^*(H,iØ*L(4)3i0iÀ)8Í+(33Ğ/*/§-¦*hK(iè+J,L(K(iè+J+L(H+i¸*H)iÏËè(H)CH*iĝ(H)C8;H+Q+¸*I4*hH+U(¨+J*i*n,hH,i¨¨¨¨ ^*ì)H,H4_+(4)3H+i@H+i¸*i0ið(Ĥ2((H+H+Q(©+_+0H+H+Q(°+_(7H+j§_*H+j§_* i(I)H+i(^*H+j¨¨¨¨¨)_*H+W)Ħ*I1H+U(ĥ*I-H+Q*Ĝ*I2H+P*Ę*I.H+Q+Đ*I6H+Q+Ĉ*I5*h*hH+U(Ĥ*J0i*n,hH*ÕjěÝĆäØßĆÃÆ§­jáó»ďùĕ¹Ôç§¦I34)3H.i)o5)H*5)H0i)o5)jÃÙāĜÒ´çàÕ§I3H-i)5)3H+P*I/H+i(^*H+iČ(8Ġ)H+P*J)i(b(4H)H/^*0H)H5H3jC°H3­jēËìÁÙßºĐ¼§¦J3jG°­H3­_+(i)I)H+i)^*3H+H4_+¨)H+i¨)J/i0H+i@ið(Ĥ2((H+H2_*Č)H+i°*H2jX°e)(H+H*b(Ę)H+H1c)Ė)H+H-b(ĕ)H+H0b(Ĕ)H+H.^*Ĉ)H+H6_+Ā)H+H5_+ø)H+i+b(²*H+H)^*¨*H+H+Q+0_(ę)H+H+Q(7_(Ġ)H+H2j8°f*¬*H+i(^*À*H+j¨¨¨¨8_*¸*H/H+i¸*8DH+P*¼*I*H+P*¸*i)I)H+P*À*iĝ(n,hH*iÏËè(iĝ(8Ð*i(oI)3H+i¸*J.H+i¨)i¸)Ĥ2((H+H+P*¤^*à+H+H+Q*_+Ø+H+H+Q*_+Ð+H+H+Q*_+È+H,H.iÔ)Ĥ2((H,H)b(ø)H,i(^*ô)H,j¨¨¨¨8_*ì)H,j,_*ä)H,j(_*Ü)H,j¨¨¨¨¨*_*Ô)m5(H*i)8á)3H+iè+L(H,Q+(I2*hH(*§H,P*ì)J*i¨¨¨¨ n,hH(H2_*,i)4)3H,i¨*J+H,i0iä)Ĥ2((H,H,Q+Ā)_+Ġ)H,H,Q+ø)_+Ę)H,H,Q+ð)_+Đ)i8iĈ)8Ó)J)m5)H)H2_+(H)i0H+iä)Ĥ2((H)H*^*ì)H(iĄÌè(^*0H(H)^*,H)H,Q+Đ)_+ð)H)H,Q+Ę)_+ø)H)H,Q+Ġ)_+Ā)i(3^*(H,iè+L(4)3i8iĈ)8Í+(334(H(H)Q*¤_+(35(H(H)Q*ä)_+(35(H(H)Q*ü*_+(32(H(H)H*8o32(H(H)H*8q32(H(H)H*8p32(H(H)H*8l34(H(H)Q*(_+(3f))§K(i8J*L(H*H)^*4H*H(^*0H*i0J(P*(H(P*,iĔúé(P*(J(iĎ)H(C9(((3A(H)P*(iĐÖé(i-H)P*,P*49-(35(H)iěØé(i@8e35(H)iûØé(iH8e31(H(H)8ĥ)3Ď))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H*i)^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H)i0H(P*,H(P*0P*p9((H)P*4H)i<8ü*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)H)i<8Ă*H)P*(J(i)H(CH)P*,i(H(C8»+(33û))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*,H(P*0P*l9,(H)i<8ú*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8Ā*H)P*0J(i)H(CH)P*4i(H(C8»+(33û))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*,H(P*0P*h9,(H)i<8ú*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8Ā*H)P*0J(i)H(CH)P*4i(H(C8»+(33ü))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H*i)^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*DH)i<8þ*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8ă*H)P*0J(i)H(CH)P*4i(H(C8»+(33÷))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,J*^*<H*8Ĉ)H(P*HH)i<8û*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8ā*H)P*0J(i)H(CH)P*4i(H(C8»+(33®*)-§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I+4)3H(P*(,hi÷(I(iĢ¹è(I+4)3H(i§^*(H(i0J*H*P*(i)J,^*(H,,hH)H*^*DH)H(^*@H)H(i,^*<H(P*LJ*H(P*PJ,P*<9,(H(P*,i)o,§i(-H(P*0J+H*H,P*@9,(u3I*H(H+^*0H(H*^*,H)i<8û*H)iHL(4*3(3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8ā*H)P*0J(i)H(CH)P*4i(H(C8»+(33?*))§H(8,I)8´)J*H)N)H*34(i¨ûé(i)b((31(H(i(^*(30(H(P*Ì)3/(H(P*30(H(P*ä*3,(i)3,(i)3,(i)3/(iÈÎè(3/(iÄÌè(3/(i¨Ðè(3/(iØÉè(3+((3*(33ïÆ)Þ,(i¨¨è(3ãBU¡ UUUUUUUUU¢UU¡UU¡UUUUUUUUUUUUU¡UUUUUUUUUUUU UUU¡UUUUUUUUUUUU¡UUUUUU¡UUUUU¡Hèè(è)fè()Hè)bè(>H HHHè5HHHHè(H HHHbHHHHè:HHH HHè(:HH HèJHHHHHHHHè(8HH HèJHHHHHHHHè(pHHH|HtH{HHHHHbHè(è*bHè()Hè)Hè(WWW¡V(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWW¡WWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWW¡W¡WWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WWU¡UXV[VYX_WWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWV(WWWV(WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWUXVY^VYWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WWUUUXV^V]WWV(è)b(è,HXHY()Hè)Hè)Hè)Hè)H(è)1è)1è)1è)1è)2((Ă/8((((a(((:(((HHHHHzHHHHHHHHHHHHHHHHHHHHHHnUU¡m 0()*+,-./0123456789:;<=>?@ABCDE()*+,-./01234567()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklm((((0(((,(((+(((,(((-(((.(((((((0(((,(((/(((,(((0(((1(((((((0(((,(((2(((,(((3(((4(((XVYVX(((µ/8(t(((ñ7((5(((1(((3(((4(((6(((9(((4(((;(((9(((9(((9(((9(((2(((:(((7(((0(((7(((7(((<(((:(((4(((9(((7(((7(((4(((3(((4(((5(((6(((3(((2(((î(8(÷(8(Ă(8(Ď(8(Ĝ(8(-)8(9)8(L)8(])8(n)8()8()8()8(¬)8(»)8(Ã)8(Ò)8(á)8(õ)8(ć)8(ē)8(Ĥ)8(3*8(B*8(N*8(Y*8(e*8(r*8(*8(*8(.(((1(((,(((0(((2(((0(((.(((,(((/(((0(((-(((-((((8(¤(8(­(8(±(8(¹(8(Ã(8(Ë(8(Ñ(8(Õ(8(Ü(8(ä(8(é(8(3(((.(((3(((.(((3(((2(((-(((1(((6(((9(((-(((5(((((8(3(8(9(8(D(8(J(8(U(8(_(8(d(8(m(8({(8((8((8(1(((1(((1(((3(((5(((3(((1(((,(((;(((5(((3(((6(((4(((3(((5(((6(((*8(*8(§*8(°*8(»*8(È*8(Ó*8(Ü*8(à*8(ó*8(Ā*8(ċ*8(ę*8(ĥ*8(0+8(=+8(5(((a08(S(((](((6(((iHH¢HUHHHHH((ó,8(((((((5(((Ā-8(w(((Ô)((A(((((((ħħħħħħħħX58(iðÂè(3Í,HH¡HHHH((b(((c(((d(((e(((P.8(R(((ð(((T(((P.8(R(((ã(((H(((HHHH57774776777777777777777777777777777777777777777777777777/777+773m°-8(w(((õ)((_(((,8(?(((a(((7(((v(((4(((,(((w(((Ç.8(@(((Â(((>(((((((0(((,(((x(((y(((y(((((((0(((,(((z((({((({(((((((0(((,(((|(((}(((}(((((((0(((,(((~(((((((((wYwZw[w\\w]w^w_w`wawYXnYnZn[n\\n]n^n_n`nanYXnYYnYZnY[nY\\nY]nY^nY_nY`nYanZXnZYnZZnZ[nZ\\nZ]nZ^nZ_nZ`nZa|Y|Z|[|\\|]|^|_|`|a|YX|YY|YZ|Y[|Y\\|Y]|Y^|Y_|Y`|Ya|ZX|ZYlYlZl[l\\l]l^l_l`lalYXU(((((0(((,(((((((iĠÆè(3±,)(((((((((s(((((((y(((()((((()(((((())((UWW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvzHYbHsy¤sy¤sy¤syHU¤U¤U¤UHX¤X¤X¤XHU¤U¤U¤UHRRRRHY(((å78(2(((ï78(Ď(((((((((,0((((()((0(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((h)((0(((((((((((( (((¡(((¢(((,+*)((((ħ(((((((j(((((((L(((((((©(((((((0(((((((8(i¸Ëè(3µ.)(((£(((¤(((U`WZZWYYWYYWYYWYYWZZW`W`WZxxxxZWYxzvvzxYWYxjsyjxYWYxjysjxYWYxzvvzxYWZxxxxZW`HHYHXHYHUÄ98(3(((Ï98((((¥(((¦((()8((§(((Ø(((8(((¨(((©(((ª(((«(((¬(((­(((®(((Ĉ(((8(((¯(((°(((±(((²(((³(((´(((µ(((¶(((·(((¸(((¹(((º(((»(((¼(((½(((¾(((¿(((À(((Á(((Â(((Ã((((<8(Ø88(H;8(D:8(¢WW`W`W`W`WxxxxxxxxWzvjysjvz¤`W`W`W`W`W`W`W`HHsyHUHXHYHRRHUô:8(/(((û:8(u(((Ä(((Å(((*0((Æ(((Ā(((0(((Ç(((È(((É(((Ê(((Ë(((Ì(((Í(((Î(((Ï(((Ð(((Ñ(((Ò(((Ó(((Ô(((Õ(((Ö(((×(((Ø(((Ù(((Ú(((Û(((Ü(((Ð(((0(((Ý(((Þ(((ß(((à(((á(((â((( WW`W`W`W`WxxxxxxxxWzvjysjvzHHsyHUHXHYè;8(0(((ð;8(`(((ã(((ä((()0((å(((À(((0(((æ(((ç(((è(((é(((ê(((ë(((ì(((í(((î(((ï(((ð(((ñ(((ò(((ó(((ô(((õ(((ö(((÷(((ø(((ù(((ú(((û((((((0(((ü(((ý(((þ(((ÿ(((Ā(((ā(iÐÑè(3M)(((h((((+*,()--Ă(((4(((,(((ă(((Ą(((ą(iĀÑè(3É))(((Ć(((Hl¡HHHHH ¡({.8(s(((3((6(((HHHH(((((((,(((,(((ć(((u(((((((,(((,(((ć(((u(((((((,(((,(((ć(((u(i¬Óè(35)(((Ĉ(((ĉ(((ĉ(iÄÓè(35)(((Ĉ(((ĉ(((ĉ(iÜÓè(35)(((Ĉ(((ĉ(((ĉ(iôÓè(3Ĥ3)(((Ĉ(((ĉ(((ĉ(((((((,(((,(((ć(((u(((YbZbHUHHH)*+,-.(((((,(((,(((Ċ(((ċ(((((((,(((,(((Č(((č(((à.8(L(((Z*((I(((à.8(L((([*((e(((à.8(L(((]*((J(((à.8(L(((Y*((e((()*2-.3((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((Ô68(Ö68(Ø68(Ú68(Ü68(Þ68(à68(â68(ä68(æ68(é68(ë68(í68(ï68(ñ68(ó68(õ68(÷68(ù68(û68(þ68(ā68(Ą68(ć68(Ċ68(č68(Đ68(ē68(Ė68(ę68(Ĝ68(ğ68(Ģ68(ĥ68((78(+78(.78(178(478(778(978(;78(=78(?78(A78(C78(E78(G78(I78(L78(O78(R78(U78(X78([78(^78(a78(d78(g78(j78(m78(o78(q78(s78(u78(w78(y78({78(}78(78(x(((v(((j(((z(((y(((s(((((((((((((((((((((((((*+((((((-/((((((26((((((<D((((((P`((((((x((((((ÈĈ((((((hè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*((((((/-((((((62((((((D<((((((`P((((((x((((((ĈÈ((((((èhĦ(((((((()))))))(*,08Hh¨((((((((ĥ((((((((*******(,08Hh¨(()((((((ģ((((((((,,,,,,,(08Hh¨(((*)(((((ğ((((((((0000000(8Hh¨((((,*)((((ė((((((((8888888(Hh¨(((((0,*)(((ć((((((((HHHHHHH(h¨((((((80,*)((ç((((((((hhhhhhh(¨(((((((H80,*)(§((((((((¨¨¨¨¨¨¨(iùßè(3Ġ)hH80,*)(Ħ(((((()())))))((*,08Hh*((((((((ĥ((((((*(******)(,08Hh¨,()((((((ģ((((((,(,,,,,,*(08Hh¨(0(*)(((((ğ((((((0(000000,(8Hh¨((8(,*)((((ė((((((8(8888880(Hh¨(((H(0,*)(((ć((((((H(HHHHHH8(h¨((((h(80,*)((ç((((((h(hhhhhhH(¨(((((¨(H80,*)(§((((((¨(¨¨¨¨¨¨h(iúáè(3Ġ)hH80,*((Ħ((((())()))))(((*,08H,*((((((((ĥ(((((**(*****()(,08Hh0,()((((((ģ(((((,,(,,,,,)*(08Hh¨80(*)(((((ğ(((((00(00000*,(8Hh¨(H8(,*)((((ė(((((88(88888,0(Hh¨((hH(0,*)(((ć(((((HH(HHHHH08(h¨(((¨h(80,*)((ç(((((hh(hhhhh8H(¨(((((¨(H80,*((§(((((¨¨(¨¨¨¨¨Hh(iûãè(3Ġ)hH80,(((Ħ(((()))())))((((*,080,*((((((((ĥ((((***(****(()(,08H80,()((((((ģ((((,,,(,,,,()*(08HhH80(*)(((((ğ((((000(0000)*,(8Hh¨hH8(,*)((((ė((((888(8888*,0(Hh¨(¨hH(0,*)(((ć((((HHH(HHHH,08(h¨(((¨h(80,*(((ç((((hhh(hhhh08H(¨(((((¨(H80,(((§((((¨¨¨(¨¨¨¨8Hh(iüåè(3Ġ)hH80((((Ħ((())))()))(((((*,080,*((((((((ĥ(((****(***((()(,08H80,()((((((ģ(((,,,,(,,,(()*(08HhH80(*)(((((ğ(((0000(000()*,(8Hh¨hH8(,*)((((ė(((8888(888)*,0(Hh¨(¨hH(0,*((((ć(((HHHH(HHH*,08(h¨(((¨h(80,((((ç(((hhhh(hhh,08H(¨(((((¨(H80((((§(((¨¨¨¨(¨¨¨08Hh(iýçè(3Ġ)hH8(((((Ħ(()))))())((((((*,H80,*((((((((ĥ((*****(**(((()(,0hH80,()((((((ģ((,,,,,(,,((()*(08¨hH80(*)(((((ğ((00000(00(()*,(8H(¨hH8(,*(((((ė((88888(88()*,0(Hh((¨hH(0,(((((ć((HHHHH(HH)*,08(h¨(((¨h(80(((((ç((hhhhh(hh*,08H(¨(((((¨(H8(((((§((¨¨¨¨¨(¨¨,08Hh(iþéè(3Ġ)hH((((((Ħ())))))()(((((((*hH80,*((((((((ĥ(******(*((((()(,¨hH80,()((((((ģ(,,,,,,(,(((()*(0(¨hH80(*((((((ğ(000000(0((()*,(8((¨hH8(,((((((ė(888888(8(()*,0(H(((¨hH(0((((((ć(HHHHHH(H()*,08(h((((¨h(8((((((ç(hhhhhh(h)*,08H(¨(((((¨(H((((((§(¨¨¨¨¨¨(¨*,08Hh(iÿëè(38h(((((((Ħ)))))))(iĘëè(3ć)¨hH80,*((((((((ĥ*******((((((()((¨hH80,((((((((ģ,,,,,,,(((((()*(((¨hH80((((((((ğ0000000((((()*,((((¨hH8((((((((ė8888888(((()*,0(((((¨hH((((((((ćHHHHHHH((()*,08((((((¨h((((((((çhhhhhhh(()*,08H(((((((¨((((((((§¨¨¨¨¨¨¨()*,08Hh(iāíè(3Ħ+,*((((((0-((((((92((((((J<((((((lP((((((°x((((((8È((((((Hh(((((,(,*((((0(0-((((9(92((((J(J<((((l(lP((((°(°x((((8(8È((((H(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,((((-0(0((((29(9((((<J(J((((Pl(l((((x°(°((((È8(8((((hH(H(((((*,((((((-0((((((29((((((<J((((((Pl((((((x°((((((È8((((((hH(iĈñè(3**+(iĘñè(3*-/(i¨òè(3*26(i¸òè(3*<D(iÈòè(3*P`(iØòè(3*x(ièòè(3*ÈĈ(iøòè(3*hè(iĈòè(3++*+(iĘòè(3+/-/(i¨óè(3+626(i¸óè(3+D<D(iÈóè(3+`P`(iØóè(3+x(ièóè(3+ĈÈĈ(iøóè(3+èhè(iĉóè(3++*+(ięóè(3+/-/(i©ôè(3+626(i¹ôè(3+D<D(iÉôè(3+`P`(iÙôè(3+x(iéôè(3+ĈÈĈ(iùôè(3+èhè(iĊôè(3++*+(iĚôè(3+/-/(iªõè(3+626(iºõè(3+D<D(iÊõè(3+`P`(iÚõè(3+x(iêõè(3+ĈÈĈ(iúõè(3+èhè(iċõè(3++*+(iěõè(3+/-/(i«öè(3+626(i»öè(3+D<D(iËöè(3+`P`(iÛöè(3+x(iëöè(3+ĈÈĈ(iûöè(3+èhè(iČöè(3++*+(iĜöè(3+/-/(i¬÷è(3+626(i¼÷è(3+D<D(iÌ÷è(3+`P`(iÜ÷è(3+x(iì÷è(3+ĈÈĈ(iü÷è(3+èhè(ič÷è(3++*+(iĝ÷è(3+/-/(i­øè(3+626(i½øè(3+D<D(iÍøè(3+`P`(iÝøè(3+x(iíøè(3+ĈÈĈ(iýøè(3+èhè(iĎøè(3++*+(iĞøè(3+/-/(i®ùè(3+626(i¾ùè(3+D<D(iÎùè(3+`P`(iÞùè(3+x(iîùè(3+ĈÈĈ(iþùè(3+èhè(iďùè(3++*+(iğùè(3+/-/(i¯úè(3+626(i¿úè(3+D<D(iÏúè(3+`P`(ißúè(3+x(iïúè(3+ĈÈĈ(iÿúè(3+èhè(iĐúè(3++*+(iĠúè(3+/-/(i°ûè(3+626(iÀûè(3+D<D(iÐûè(3+`P`(iàûè(3+x(iðûè(3+ĈÈĈ(iĀûè(3+èhè(iđûè(3++*+(iġûè(3+/-/(i±üè(3+626(iÁüè(3+D<D(iÑüè(3+`P`(iáüè(3+x(iñüè(3+ĈÈĈ(iāüè(3+èhè(iĒüè(3++*+(iĢüè(3+/-/(i²ýè(3+626(iÂýè(3+D<D(iÒýè(3+`P`(iâýè(3+x(iòýè(3+ĈÈĈ(iĂýè(3+èhè(iēýè(3++*+(iģýè(3+/-/(i³þè(3+626(iÃþè(3+D<D(iÓþè(3+`P`(iãþè(3+x(ióþè(3+ĈÈĈ(iăþè(3+èhè(iĔþè(3++*+(iĤþè(3+/-/(i´ÿè(3+626(iÄÿè(3+D<D(iÔÿè(3+`P`(iäÿè(3+x(iôÿè(3+ĈÈĈ(iĄÿè(3+èhè(iĕÿè(3++*+(iĥÿè(3+/-/(iµĀè(3+626(iÅĀè(3+D<D(iÕĀè(3+`P`(iåĀè(3+x(iõĀè(3+ĈÈĈ(iąĀè(3+èhè(iĖĀè(3*+*(iĦĀè(3*/-(i¶āè(3*62(iÆāè(3*D<(iÖāè(3*`P(iæāè(3*x(iöāè(3*ĈÈ(iĆāè(3+èhĦ(ięāè(3?)))))))))))))))(*,08Hh¨(iÈĂè(3)ĥ(iÙĂè(3>***************(,08Hh¨(iùĂè(3))(iĈĂè(3)ģ(ięĂè(3=,,,,,,,,,,,,,,,(08Hh¨(i¹ăè(3**)(iÈăè(3)ğ(iÙăè(3<000000000000000(8Hh¨(iùăè(3+,*)(iĈăè(3)ė(ięăè(3;888888888888888(Hh¨(i¹Ąè(3,0,*)(iÈĄè(3)ć(iÙĄè(3:HHHHHHHHHHHHHHH(h¨(iùĄè(3-80,*)(iĈĄè(3)ç(ięĄè(39hhhhhhhhhhhhhhh(¨(i¹ąè(3.H80,*)(iÈąè(3)§(iÙąè(37¨¨¨¨¨¨¨¨¨¨¨¨¨¨¨(iùąè(3/hH80,*)(iĉąè(3)Ħ(iĘąè(3I)())))))))))))))((*,08Hh¨(((((((*(iÉĆè(3)ĥ(iØĆè(3K*(**************)(,08Hh¨((((((((,()(iĉĆè(3)ģ(iĘĆè(3?,(,,,,,,,,,,,,,,*(08Hh¨(i¸ćè(3,0(*)(iÉćè(3)ğ(iØćè(3>0(00000000000000,(8Hh¨(iøćè(3-8(,*)(iĉćè(3)ė(iĘćè(3=8(888888888888880(Hh¨(i¸Ĉè(3.H(0,*)(iÉĈè(3)ć(iØĈè(3<H(HHHHHHHHHHHHHH8(h¨(iøĈè(3/h(80,*)(iĉĈè(3)ç(iĘĈè(3;h(hhhhhhhhhhhhhhH(¨(i¸ĉè(30¨(H80,*)(iÉĉè(3)§(iØĉè(39¨(¨¨¨¨¨¨¨¨¨¨¨¨¨¨h(iúĉè(3/hH80,*)(iĊĉè(3)Ħ(iĘĉè(3J))()))))))))))))(((*,08Hh¨((((((,*(iÊĊè(3)ĥ(iØĊè(3L**(*************()(,08Hh¨(((((((0,()(iĊĊè(3)ģ(iĘĊè(3M,,(,,,,,,,,,,,,,)*(08Hh¨((((((((80(*)(iÊċè(3)ğ(iØċè(3?00(0000000000000*,(8Hh¨(iøċè(3.H8(,*)(iĊċè(3)ė(iĘċè(3>88(8888888888888,0(Hh¨(i¸Čè(3/hH(0,*)(iÊČè(3)ć(iØČè(3=HH(HHHHHHHHHHHHH08(h¨(iøČè(30¨h(80,*)(iĊČè(3)ç(iĘČè(3<hh(hhhhhhhhhhhhh8H(¨(i¹čè(30¨(H80,*)(iÊčè(3)§(iØčè(3:¨¨(¨¨¨¨¨¨¨¨¨¨¨¨¨Hh(iûčè(3/hH80,*)(iċčè(3)Ħ(iĘčè(3K)))())))))))))))((((*,08Hh¨(((((0,*(iËĎè(3)ĥ(iØĎè(3M***(************(()(,08Hh¨((((((80,()(iċĎè(3)ģ(iĘĎè(3N,,,(,,,,,,,,,,,,()*(08Hh¨(((((((H80(*)(iËďè(3)ğ(iØďè(3O000(000000000000)*,(8Hh¨((((((((hH8(,*)(iċďè(3)ė(iĘďè(3?888(888888888888*,0(Hh¨(i¸Đè(30¨hH(0,*)(iËĐè(3)ć(iØĐè(3>HHH(HHHHHHHHHHHH,08(h¨(iùĐè(30¨h(80,*)(iċĐè(3)ç(iĘĐè(3=hhh(hhhhhhhhhhhh08H(¨(iºđè(30¨(H80,*)(iËđè(3)§(iØđè(3;¨¨¨(¨¨¨¨¨¨¨¨¨¨¨¨8Hh(iüđè(3/hH80,*)(iČđè(3)Ħ(iĘđè(3L))))()))))))))))(((((*,08Hh¨((((80,*(iÌĒè(3)ĥ(iØĒè(3N****(***********((()(,08Hh¨(((((H80,()(iČĒè(3)ģ(iĘĒè(3O,,,,(,,,,,,,,,,,(()*(08Hh¨((((((hH80(*)(iÌēè(3)ğ(iØēè(3P0000(00000000000()*,(8Hh¨(((((((¨hH8(,*)(iČēè(3)ė(iĘēè(3@8888(88888888888)*,0(Hh¨(i¹Ĕè(30¨hH(0,*)(iÌĔè(3)ć(iØĔè(3?HHHH(HHHHHHHHHHH*,08(h¨(iúĔè(30¨h(80,*)(iČĔè(3)ç(iĘĔè(3>hhhh(hhhhhhhhhhh,08H(¨(i»ĕè(30¨(H80,*)(iÌĕè(3)§(iØĕè(3<¨¨¨¨(¨¨¨¨¨¨¨¨¨¨¨08Hh(iýĕè(3/hH80,*)(ičĕè(3)Ħ(iĘĕè(3M)))))())))))))))((((((*,08Hh¨(((H80,*(iÍĖè(3)ĥ(iØĖè(3O*****(**********(((()(,08Hh¨((((hH80,()(ičĖè(3)ģ(iĘĖè(3P,,,,,(,,,,,,,,,,((()*(08Hh¨(((((¨hH80(*)(iÍėè(3)ğ(iØėè(3Q00000(0000000000(()*,(8Hh¨(((((((¨hH8(,*)(ičėè(3)ė(iĘėè(3A88888(8888888888()*,0(Hh¨(iºĘè(30¨hH(0,*)(iÍĘè(3)ć(iØĘè(3@HHHHH(HHHHHHHHHH)*,08(h¨(iûĘè(30¨h(80,*)(ičĘè(3)ç(iĘĘè(3?hhhhh(hhhhhhhhhh*,08H(¨(i¼ęè(30¨(H80,*)(iÍęè(3)§(iØęè(3=¨¨¨¨¨(¨¨¨¨¨¨¨¨¨¨,08Hh(iþęè(3/hH80,*)(iĎęè(3)Ħ(iĘęè(3N))))))()))))))))(((((((*,08Hh¨((hH80,*(iÎĚè(3)ĥ(iØĚè(3P******(*********((((()(,08Hh¨(((¨hH80,()(iĎĚè(3)ģ(iĘĚè(3Q,,,,,,(,,,,,,,,,(((()*(08Hh¨(((((¨hH80(*)(iÎěè(3)ğ(iØěè(3R000000(000000000((()*,(8Hh¨(((((((¨hH8(,*)(iĎěè(3)ė(iĘěè(3B888888(888888888(()*,0(Hh¨(i»Ĝè(30¨hH(0,*)(iÎĜè(3)ć(iØĜè(3AHHHHHH(HHHHHHHHH()*,08(h¨(iüĜè(30¨h(80,*)(iĎĜè(3)ç(iĘĜè(3@hhhhhh(hhhhhhhhh)*,08H(¨(i½ĝè(30¨(H80,*)(iÎĝè(3)§(iØĝè(3>¨¨¨¨¨¨(¨¨¨¨¨¨¨¨¨*,08Hh(iÿĝè(3/hH80,*)(iďĝè(3XĦ(((((((()))))))())))))))((((((((*,08Hh¨(¨hH80,*(iÏĞè(3Zĥ((((((((*******(********(((((()(,08Hh¨(((¨hH80,()(iďĞè(3[ģ((((((((,,,,,,,(,,,,,,,,((((()*(08Hh¨(((((¨hH80(*)(iÏğè(3\\ğ((((((((0000000(00000000(((()*,(8Hh¨(((((((¨hH8(,*)(iďğè(3Lė((((((((8888888(88888888((()*,0(Hh¨(i¼Ġè(30¨hH(0,*)(iÏĠè(3Kć((((((((HHHHHHH(HHHHHHHH(()*,08(h¨(iýĠè(30¨h(80,*)(iďĠè(3Jç((((((((hhhhhhh(hhhhhhhh()*,08H(¨(i¾ġè(30¨(H80,*)(iÏġè(3H§((((((((¨¨¨¨¨¨¨(¨¨¨¨¨¨¨¨)*,08Hh(iĀġè(3/hH80,*)(iĐġè(3@Ħ((((((())))))))()))))))(i±Ģè(37*,08Hh¨(¨hH80,*(iÐĢè(3Zĥ(((((((********(*******((((((()(,08Hh¨(((¨hH80,()(iĐĢè(3[ģ(((((((,,,,,,,,(,,,,,,,(((((()*(08Hh¨(((((¨hH80(*)(iÐģè(3\\ğ(((((((00000000(0000000((((()*,(8Hh¨(((((((¨hH8(,*)(iĐģè(3Lė(((((((88888888(8888888(((()*,0(Hh¨(i½Ĥè(30¨hH(0,*)(iÐĤè(3Kć(((((((HHHHHHHH(HHHHHHH((()*,08(h¨(iþĤè(30¨h(80,*)(iĐĤè(3Jç(((((((hhhhhhhh(hhhhhhh(()*,08H(¨(i¿ĥè(30¨(H80,*)(iÐĥè(3H§(((((((¨¨¨¨¨¨¨¨(¨¨¨¨¨¨¨()*,08Hh(iāĥè(3/hH80,*)(iđĥè(3?Ħ(((((()))))))))())))))(i²Ħè(37*,08Hh((¨hH80,*(iÑĦè(3Zĥ((((((*********(******(((((((()(,08Hh¨(((¨hH80,()(iđĦè(3[ģ((((((,,,,,,,,,(,,,,,,((((((()*(08Hh¨(((((¨hH80(*)(iÑħè(3\\ğ((((((000000000(000000(((((()*,(8Hh¨(((((((¨hH8(,*)(iđħè(3Lė((((((888888888(888888((((()*,0(Hh¨(i¾¨é(30¨hH(0,*)(iÑ¨é(3Kć((((((HHHHHHHHH(HHHHHH(((()*,08(h¨(iÿ¨é(30¨h(80,*)(iđ¨é(3Jç((((((hhhhhhhhh(hhhhhh((()*,08H(¨(iÀ©é(30¨(H80,*)(iÑ©é(3H§((((((¨¨¨¨¨¨¨¨¨(¨¨¨¨¨¨(()*,08Hh(iĂ©é(3.hH80,*(iĒ©é(3>Ħ((((())))))))))()))))(i³ªé(37*,08H(((¨hH80,*(iÒªé(3>ĥ(((((**********(*****(iñªé(3;)(,08Hh((((¨hH80,()(iĒªé(3[ģ(((((,,,,,,,,,,(,,,,,(((((((()*(08Hh¨(((((¨hH80(*)(iÒ«é(3\\ğ(((((0000000000(00000((((((()*,(8Hh¨(((((((¨hH8(,*)(iĒ«é(3Lė(((((8888888888(88888(((((()*,0(Hh¨(i¿¬é(30¨hH(0,*)(iÒ¬é(3Kć(((((HHHHHHHHHH(HHHHH((((()*,08(h¨(iĀ¬é(30¨h(80,*)(iĒ¬é(3Jç(((((hhhhhhhhhh(hhhhh(((()*,08H(¨(iÁ­é(3/¨(H80,*(iÒ­é(3H§(((((¨¨¨¨¨¨¨¨¨¨(¨¨¨¨¨((()*,08Hh(iă­é(3-hH80,(iē­é(3=Ħ(((()))))))))))())))(i´®é(37*,08((((¨hH80,*(iÓ®é(3=ĥ((((***********(****(iò®é(3;)(,08H(((((¨hH80,()(iē®é(3=ģ((((,,,,,,,,,,,(,,,,(i±¯é(3=)*(08Hh((((((¨hH80(*)(iÓ¯é(3\\ğ((((00000000000(0000(((((((()*,(8Hh¨(((((((¨hH8(,*)(iē¯é(3Lė((((88888888888(8888((((((()*,0(Hh¨(iÀ°é(30¨hH(0,*)(iÓ°é(3Kć((((HHHHHHHHHHH(HHHH(((((()*,08(h¨(iā°é(3/¨h(80,*(iē°é(3Jç((((hhhhhhhhhhh(hhhh((((()*,08H(¨(iÂ±é(3.¨(H80,(iÓ±é(3H§((((¨¨¨¨¨¨¨¨¨¨¨(¨¨¨¨(((()*,08Hh(iĄ±é(3,hH80(iĔ±é(3<Ħ((())))))))))))()))(iµ²é(37*,0(((((¨hH80,*(iÔ²é(3<ĥ(((************(***(ió²é(3;)(,08((((((¨hH80,()(iĔ²é(3<ģ(((,,,,,,,,,,,,(,,,(i²³é(3=)*(08H(((((((¨hH80(*)(iÔ³é(3<ğ(((000000000000(000(iñ³é(3?)*,(8Hh((((((((¨hH8(,*)(iĔ³é(3Lė(((888888888888(888(((((((()*,0(Hh¨(iÁ´é(3/¨hH(0,*(iÔ´é(3Kć(((HHHHHHHHHHHH(HHH((((((()*,08(h¨(iĂ´é(3.¨h(80,(iĔ´é(3Jç(((hhhhhhhhhhhh(hhh(((((()*,08H(¨(iÃµé(3-¨(H80(iÔµé(3H§(((¨¨¨¨¨¨¨¨¨¨¨¨(¨¨¨((((()*,08Hh(iąµé(3+hH8(iĕµé(3;Ħ(()))))))))))))())(i¶¶é(37*,((((((¨hH80,*(iÕ¶é(3;ĥ((*************(**(iô¶é(3;)(,0(((((((¨hH80,()(iĕ¶é(3;ģ((,,,,,,,,,,,,,(,,(i³·é(3=)*(08((((((((¨hH80(*)(iÕ·é(3;ğ((0000000000000(00(iò·é(3.)*,(8H(iā·é(3/¨hH8(,*(iĕ·é(3;ė((8888888888888(88(i±¸é(3/)*,0(Hh(iÂ¸é(3.¨hH(0,(iÕ¸é(3Kć((HHHHHHHHHHHHH(HH(((((((()*,08(h¨(iă¸é(3-¨h(80(iĕ¸é(3Jç((hhhhhhhhhhhhh(hh((((((()*,08H(¨(iÄ¹é(3,¨(H8(iÕ¹é(3H§((¨¨¨¨¨¨¨¨¨¨¨¨¨(¨¨(((((()*,08Hh(iĆ¹é(3*hH(iĖ¹é(3:Ħ())))))))))))))()(i·ºé(37*(((((((¨hH80,*(iÖºé(3:ĥ(**************(*(iõºé(3;)(,((((((((¨hH80,()(iĖºé(3:ģ(,,,,,,,,,,,,,,(,(i´»é(3,)*(0(iÁ»é(3/¨hH80(*(iÖ»é(3:ğ(00000000000000(0(ió»é(3-)*,(8(iĂ»é(3.¨hH8(,(iĖ»é(3:ė(88888888888888(8(i²¼é(3.)*,0(H(iÃ¼é(3-¨hH(0(iÖ¼é(3:ć(HHHHHHHHHHHHHH(H(iñ¼é(3/)*,08(h(iĄ¼é(3,¨h(8(iĖ¼é(3Jç(hhhhhhhhhhhhhh(h(((((((()*,08H(¨(iÅ½é(3+¨(H(iÖ½é(3H§(¨¨¨¨¨¨¨¨¨¨¨¨¨¨(¨((((((()*,08Hh(ić½é(3)h(iė½é(38Ħ)))))))))))))))(iÀ¾é(3/¨hH80,*(i×¾é(38ĥ***************(iö¾é(3))(iā¾é(3.¨hH80,(iė¾é(38ģ,,,,,,,,,,,,,,,(iµ¿é(3*)*(iÂ¿é(3-¨hH80(i×¿é(38ğ000000000000000(iô¿é(3+)*,(iă¿é(3,¨hH8(iė¿é(38ė888888888888888(i³Àé(3,)*,0(iÄÀé(3+¨hH(i×Àé(38ćHHHHHHHHHHHHHHH(iòÀé(3-)*,08(iąÀé(3*¨h(iėÀé(38çhhhhhhhhhhhhhhh(i±Áé(3.)*,08H(iÆÁé(3)¨(i×Áé(38§¨¨¨¨¨¨¨¨¨¨¨¨¨¨¨(iðÁé(3/)*,08Hh(iĉÁé(3*,*(ięÁé(3*0-(i©Âé(3*92(i¹Âé(3*J<(iÉÂé(3*lP(iÙÂé(3*°x(iéÂé(3*8È(iùÂé(3*Hh(iĈÂé(3,,(,*(iĘÂé(3,0(0-(i¨Ãé(3,9(92(i¸Ãé(3,J(J<(iÈÃé(3,l(lP(iØÃé(3,°(°x(ièÃé(3,8(8È(iøÃé(3,H(Hh(iĈÃé(3-*,(,*(iĘÃé(3--0(0-(i¨Äé(3-29(92(i¸Äé(3-<J(J<(iÈÄé(3-Pl(lP(iØÄé(3-x°(°x(ièÄé(3-È8(8È(iøÄé(3-hH(Hh(iĉÄé(3-*,(,*(ięÄé(3--0(0-(i©Åé(3-29(92(i¹Åé(3-<J(J<(iÉÅé(3-Pl(lP(iÙÅé(3-x°(°x(iéÅé(3-È8(8È(iùÅé(3-hH(Hh(iĊÅé(3-*,(,*(iĚÅé(3--0(0-(iªÆé(3-29(92(iºÆé(3-<J(J<(iÊÆé(3-Pl(lP(iÚÆé(3-x°(°x(iêÆé(3-È8(8È(iúÆé(3-hH(Hh(iċÆé(3-*,(,*(iěÆé(3--0(0-(i«Çé(3-29(92(i»Çé(3-<J(J<(iËÇé(3-Pl(lP(iÛÇé(3-x°(°x(iëÇé(3-È8(8È(iûÇé(3-hH(Hh(iČÇé(3-*,(,*(iĜÇé(3--0(0-(i¬Èé(3-29(92(i¼Èé(3-<J(J<(iÌÈé(3-Pl(lP(iÜÈé(3-x°(°x(iìÈé(3-È8(8È(iüÈé(3-hH(Hh(ičÈé(3-*,(,*(iĝÈé(3--0(0-(i­Éé(3-29(92(i½Éé(3-<J(J<(iÍÉé(3-Pl(lP(iÝÉé(3-x°(°x(iíÉé(3-È8(8È(iýÉé(3-hH(Hh(iĎÉé(3-*,(,*(iĞÉé(3--0(0-(i®Êé(3-29(92(i¾Êé(3-<J(J<(iÎÊé(3-Pl(lP(iÞÊé(3-x°(°x(iîÊé(3-È8(8È(iþÊé(3-hH(Hh(iďÊé(3-*,(,*(iğÊé(3--0(0-(i¯Ëé(3-29(92(i¿Ëé(3-<J(J<(iÏËé(3-Pl(lP(ißËé(3-x°(°x(iïËé(3-È8(8È(iÿËé(3-hH(Hh(iĐËé(3-*,(,*(iĠËé(3--0(0-(i°Ìé(3-29(92(iÀÌé(3-<J(J<(iÐÌé(3-Pl(lP(iàÌé(3-x°(°x(iðÌé(3-È8(8È(iĀÌé(3-hH(Hh(iđÌé(3-*,(,*(iġÌé(3--0(0-(i±Íé(3-29(92(iÁÍé(3-<J(J<(iÑÍé(3-Pl(lP(iáÍé(3-x°(°x(iñÍé(3-È8(8È(iāÍé(3-hH(Hh(iĒÍé(3-*,(,*(iĢÍé(3--0(0-(i²Îé(3-29(92(iÂÎé(3-<J(J<(iÒÎé(3-Pl(lP(iâÎé(3-x°(°x(iòÎé(3-È8(8È(iĂÎé(3-hH(Hh(iēÎé(3-*,(,*(iģÎé(3--0(0-(i³Ïé(3-29(92(iÃÏé(3-<J(J<(iÓÏé(3-Pl(lP(iãÏé(3-x°(°x(ióÏé(3-È8(8È(iăÏé(3-hH(Hh(iĔÏé(3,*,(,(iĤÏé(3,-0(0(i´Ðé(3,29(9(iÄÐé(3,<J(J(iÔÐé(3,Pl(l(iäÐé(3,x°(°(iôÐé(3,È8(8(iĄÐé(3,hH(H(iĕÐé(3**,(iĥÐé(3*-0(iµÑé(3*29(iÅÑé(3*<J(iÕÑé(3*Pl(iåÑé(3*x°(iõÑé(3*È8(iąÑé(3¸,hH(×õE£aÐHĊé*±ĔU2¹ö~¿DĆ]¿ĕ·)ăČ<3E(ĈėÕāÍåÿ5ZČĉóæĦz×Öħ²ÕĠß_òìfĎă]<þÑ-xĝÓ/»¯lBkėĚhä26þüġĈ5ðþ©)C(ĂÿĐ1ßïĘTé0Ê².©Z]v¿Ð@Jæĕ76TØ¦Ü>×÷)ē:¹É43ÖÆ^qñcÑ¬¶9{|ÂQ:QmģKħ/ĞH2,ÑêĕÎ¿rDh¯vcĀĂHĜ¬ð((((0(((,(((Đ(((đ(((Ē(((ē(((Ĕ(((8(((,(((ĕ(((Ė(((ė(((Ę(((óþTxē iÎC³áBý7UÃY<uÖóeýî§ę(((4(((,(((Ě(((ě(((Ĝ(((HHHR-8((((=(((T(((((((0(((,(((ĝ(((im(ę(((4(((,(((Ğ(((HHHHHH((R-8((((f(((1(((pHH¡Hą.8((((M(((P(((¡H(((d/8(x(((D(((-(iĠÕé(3»+)(((ğ(((HHHHHHHHH¡HHH((ª,8(p(((·*((6(((m(((Ġ(((4(((,(((ġ(((Ģ(((ģ(((¥H¥XXXYXZX[X\\X]X^X_X`XaYXYYYZY[Y\\Y]Y^Y_Y`YaZXZYZZZ[Z\\Z]Z^Z_Z`Za[X[Y[Z[[[\\[][^[_[`[a\\X\\Y\\Z\\[\\\\\\]\\^\\_\\`\\a]X]Y]Z][]\\]]]^]_]`]a^X^Y^Z^[^\\^]^^^_^`^a_X_Y_Z_[_\\_]_^___`_a`X`Y`Z`[`\\`]`^`_```aaXaYaZa[a\\a]a^a_a`aazkH¡H¡HzkH¡H(i´Ùé(3)g(iÀÙé(3),(¦1)4U¡+-cYVa^VXHP^`ZXHZXZ^UX]UZ]QHPHHHHQ..XVZ_V[4U/XVZVY[X(¼)70S7US;US3U¡S0U S7U¡S2S7U¡US>UU";

// face/games.js
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

// face/spot.js
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
function codeOf(word, many) {
  const from = SQUARES[word >>> 23 & 127];
  const to = SQUARES[word >>> 14 & 127];
  const promotion = PROMOTIONS[word >>> 11 & 7] ?? "";
  if (!many) return `${from}${to}${promotion}`;
  const board = (word >>> 30) + 1;
  const target = (word >>> 21 & 3) + 1;
  return board === target ? `${board}:${from}${to}${promotion}` : `${board}:${from}>${target}:${to}`;
}

// locale/ru.js
var ru_default = {
  "players": { "first": "Первый игрок", "second": "Второй игрок" },
  "picture": {
    "board": "Доска {board}",
    "w": "Белые",
    "b": "Чёрные",
    "pieces": "{color}: {list}.",
    "none": "нет",
    "turn": "Ходят {color}.",
    "turnOnBoard": "На доске {board} ходят {color}.",
    "marked": "Отмечены: {list}.",
    "kinds": {
      "k": "король",
      "q": "ферзь",
      "r": "ладья",
      "b": "слон",
      "n": "конь",
      "p": "пешка"
    },
    "inside": {
      "w": "белые",
      "b": "чёрные"
    }
  },
  "reasons": {
    "game-over": "Партия окончена.",
    "wrong-board": "Сейчас очередь хода на другой доске.",
    "empty-square": "На этом поле нет фигуры.",
    "not-your-piece": "Эта фигура не той стороны, чей сейчас ход.",
    "boards-not-joined": "С той доски на эту фигуры не переходят.",
    "no-such-move": "Эта фигура так не ходит, или её путь закрыт.",
    "castling-impossible": "Рокировка невозможна: права на неё нет, или между королём и ладьёй стоят фигуры.",
    "castling-attacked": "Рокировка невозможна: король под шахом, проходит через битое поле или становится на него.",
    "promotion-missing": "Пешка, дошедшая до последней горизонтали, должна превратиться в ферзя, ладью, слона или коня.",
    "promotion-not-due": "Превращается только пешка, дошедшая до последней горизонтали.",
    "own-king-attacked": "Ваш король оказался бы под боем.",
    "king-stays": "Король на другую доску не переходит.",
    "control-board-gone": "Ваша контрольная доска выбыла из игры.",
    "not-home-square": "Это не штатное поле такой фигуры.",
    "in-check": "На доске, куда идёт фигура, ваш король под шахом.",
    "target-occupied": "Поле занято.",
    "target-attacked": "Это поле под боем.",
    "square-color-differs": "Поле, с которого уходит фигура, и поле, на которое она идёт, разного цвета.",
    "nothing-to-replace": "Нет выбывшей фигуры этого вида, которую можно было бы заменить.",
    "king-exposed": "На доске, с которой уходит фигура, король оказался бы под боем.",
    "board-not-in-play": "Доска, с которой уходит фигура, уже не в игре.",
    "source-not-home": "Фигура стоит не на своём штатном поле.",
    "source-attacked": "Фигура сама стоит под боем.",
    "other-square": "Ход-перемещение делается только на одноимённое поле другой доски.",
    "gives-check": "Ходом-перемещением нельзя объявить шах.",
    "board-closed": "Доска закрыта: с неё можно только уйти ходом-перемещением, а перейти на неё нельзя.",
    "king-must-hop": "Сначала обязан сделать ход-перемещение король с закрытой доски.",
    "no-double-step": "В этой игре пешки ходят только на одно поле.",
    "no-castling": "В этой игре нет рокировки.",
    "takes-back": "Вторым ходом нельзя вернуть фигуру туда, откуда она только что пошла."
  },
  "endReasons": {
    "checkmate": "Поставлен мат.",
    "stalemate": "Пат: у стороны, чей ход, нет возможных ходов.",
    "threefold": "Позиция возникла в третий раз.",
    "fifty-moves": "Каждая сторона сделала пятьдесят ходов без взятий и без ходов пешками.",
    "dead-material": "Ни у одной из сторон не осталось материала для мата.",
    "resignation": "Один из игроков сдался.",
    "agreement": "Игроки согласились на ничью.",
    "time": "У одного из игроков истекло время.",
    "both-initial-boards": "Досрочная победа: обе начальные доски выиграл один игрок.",
    "control-board": "Выиграна контрольная доска.",
    "slots-empty": "Оба места игрового цикла пусты: досок в игре не осталось.",
    "boards-decided": "Результат зафиксирован на обеих досках.",
    "king-blocked": "Король не может уйти с закрытой доски: одноимённое поле другой доски занято.",
    "double-mate": "Двойной мат: король не может уйти с закрытой доски, потому что одноимённое поле другой доски под боем.",
    "board-emptied": "После собственного хода у игрока не осталось фигур и пешек на доске № 1.",
    "kings-captured": "Побиты оба короля одной из сторон."
  },
  "rules": {
    "O1": "Фигуры и пешки ходят по правилам ФИДЕ, если в правилах игры не сказано иное.",
    "O2": "Троекратное повторение позиции и правило 50 ходов дают ничью сами, без требования игрока; мат важнее и того и другого.",
    "O3": "Игрок может сдаться, а игроки могут согласиться на ничью — на одной доске, которая в игре, или во всей партии.",
    "O4": "Взятие на проходе возможно только следующим ходом на этой доске и только если пешка, пойдя на два поля, встала рядом с пешкой соперника.",
    "O5": "Ортодоксальные шахматы идут по правилам ФИДЕ; ничья — пат, мёртвый материал, троекратное повторение, 50 ходов без взятий и ходов пешками.",
    "O6": "Ходит тот игрок и на той доске, чья сейчас очередь; после конца партии ходов нет.",
    "O7": "После хода собственный король не может оставаться под боем.",
    "O8": "Запись позиции должна описывать возможную позицию: невозможное — ошибка, и в ней названо поле записи.",
    "O9": "Если ход нарушает несколько правил, в отказе называется первое из них по установленному порядку.",
    "O10": "Просрочивший время проигрывает партию; в ортодоксальных шахматах ничья, если у соперника остался один король.",
    "F1": "На всех четырёх досках обычная начальная расстановка; доски 1 и 2 в игре, доски 3 и 4 в резерве.",
    "F2": "Игровой цикл: белые, затем чёрные на доске места A, белые, затем чёрные на доске места B, и снова.",
    "F3": "Партия считается начатой, когда чёрные ответили на первый ход белых на доске 1.",
    "F4": "Шах, мат и каждый обычный ход относятся только к одной доске.",
    "F5": "Со своей контрольной доски можно выставить любую белую фигуру или пешку, кроме короля, пока эта доска не выбыла из игры.",
    "F6": "Фигуру выставляют на штатное поле её вида — туда, где такие белые фигуры стоят в начальной расстановке.",
    "F7": "Выставлять нельзя, пока король игрока на его начальной доске под шахом.",
    "F8": "Выставляют только на свободное поле, не атакованное чёрными.",
    "F9": "Поле, с которого берут фигуру, и поле, на которое её выставляют, должны быть одного цвета.",
    "F10": "Выставленная фигура уходит с контрольной доски навсегда.",
    "F11": "Выставляют взамен выбывшей: на начальной доске должно быть побито больше фигур этого вида, чем уже выставлено.",
    "F12": "Если контрольная доска в игре, то после ухода фигуры ни один из королей на ней не должен оказаться под боем.",
    "F13": "Пришедшая фигура имеет права своего поля, но ладья не рокирует; фигура, ушедшая с углового поля ладьи, уносит и право рокировки.",
    "F14": "Мат на начальной доске выигрывает её, и доска со всеми фигурами выбывает из игры.",
    "F15": "Игрок, выигравший обе начальные доски, сразу выигрывает партию: это досрочная победа.",
    "F16": "Когда начальная доска выиграна, её место занимает контрольная доска проигравшего; он играет на ней белыми и ходит первым.",
    "F17": "Первый мат на любой контрольной доске заканчивает партию: выигрывает поставивший мат.",
    "F18": "Доска, сыгранная вничью, выбывает из игры, и её место остаётся пустым; когда пусты оба места, вся партия — ничья.",
    "F19": "Переносить фигуры с начальной доски соперника можно, только пока эта доска в игре.",
    "F20": "Переносится не король, а фигура, которая стоит на штатном поле своего вида и не под боем.",
    "F21": "Переносят на свободное штатное поле того же вида и того же цвета, не стоящее под боем, и только если король игрока там не под шахом.",
    "F22": "Перенесённая фигура уходит со своей доски навсегда и заменяет фигуру того же вида, выбывшую на контрольной доске.",
    "F23": "После переноса король игрока на покинутой доске не должен оказаться под боем.",
    "F24": "Мат выигрывает доску; третье повторение её позиции или сотый ход подряд без взятий и ходов пешками даёт на ней ничью.",
    "F25": "На ход белых чёрные отвечают на той же доске; затем белые ходят на доске другого места, если оно не пусто.",
    "F26": "Если у стороны, чей ход на доске, нет возможных ходов, она под шахом проигрывает доску, а без шаха — ничья; ничья и при мёртвом материале.",
    "F27": "Для повторения важны фигуры доски, очередь хода, права рокировки, поле взятия на проходе и выбывшие фигуры; взятие, ход пешкой, выставление и перенос начинают оба счёта заново.",
    "F28": "Материал на доске мёртвый, только если ни одна фигура больше не может прийти на неё с другой доски.",
    "F29": "На доске в резерве действуют права рокировки начальной расстановки, кроме тех, что унесены ушедшими фигурами.",
    "T1": "На доске № 1 начальная расстановка, доска № 2 пуста; начинают белые, игроки ходят по очереди, по одному ходу.",
    "T2": "Ход — это обычный ход на любой из досок или ход-перемещение: фигура переходит на одноимённое поле другой доски.",
    "T3": "Ход-перемещение невозможен, если финишное поле занято; брать этим ходом нельзя.",
    "T4": "Король не может сделать ход-перемещение на атакованное поле.",
    "T5": "Ход-перемещение не может дать шах — ни пришедшей фигурой, ни открывшейся за ней линией.",
    "T6": "После хода собственный король не может стоять под боем на своей доске.",
    "T7": "Рокировка возможна только на доске № 1; ход пешки на два поля, взятие на проходе и превращение — на обеих досках.",
    "T8": "Шах — это нападение на короля на его доске; защищает любой ход, который его устраняет, в том числе ход-перемещение.",
    "T9": "Игрок под шахом, у которого остался разве что ход-перемещение короля, проигрывает доску, где стоит король.",
    "T10": "Доска с зафиксированным результатом закрыта: с неё можно только уйти ходом-перемещением, а перейти на неё нельзя.",
    "T11": "Король на закрытой доске обязан ближайшим ходом своего игрока сделать ход-перемещение на открытую.",
    "T12": "Если финишное поле этого короля занято, на другой доске ничья; если оно атаковано, проиграна и другая доска.",
    "T13": "Игрок, у которого после собственного хода не осталось фигур и пешек на открытой доске № 1, проигрывает её.",
    "T14": "Третье повторение позиции — ничья на доске, где сделан ход; для хода-перемещения — на доске, куда пришла фигура.",
    "T15": "Сто ходов подряд без взятий и ходов пешками — ничья на доске, где сделан последний из них.",
    "T16": "Если у игрока, который не под шахом, нет возможных ходов, на доске его короля ничья.",
    "T17": "Мёртвый материал на обеих досках вместе — ничья на всех открытых досках.",
    "T18": "Выигранная доска даёт одно очко, ничья — по пол-очка каждому; итог — сумма по двум доскам.",
    "T19": "Игрок, ни разу за партию не сделавший ход-перемещение с доски № 1 на доску № 2, получает на доске № 2 ноль очков.",
    "T20": "Просрочивший время проигрывает открытые доски и сохраняет очки закрытых.",
    "T21": "Партия окончена, когда результат зафиксирован на обеих досках.",
    "D1": "Играют на одной доске из 8 вертикалей и 16 горизонталей; у каждого игрока два комплекта и два короля.",
    "D2": "В начальной расстановке шестнадцать фигур игрока стоят внутри кольца из шестнадцати его пешек.",
    "D3": "Белые начинают одним ходом; дальше каждый игрок делает по два хода.",
    "D4": "Шаха и мата нет: королей бьют, и взятие второго короля соперника сразу выигрывает.",
    "D5": "Пешки ходят только на одно поле вперёд, поэтому нет ни хода на два поля, ни взятия на проходе.",
    "D6": "Рокировки нет.",
    "D7": "Вторым ходом нельзя вернуть фигуру туда, откуда она только что пошла, если первый ход не был взятием или превращением.",
    "D8": "Ничья — по соглашению или после 50 двойных ходов каждого игрока без взятий и ходов пешками.",
    "D9": "Третье повторение позиции к началу двойного хода — ничья.",
    "D10": "Если у игрока нет возможного первого хода — ничья; если нет второго, его очередь кончается после первого."
  },
  "events": {
    "board-won": "{player} выигрывает доску № {board}. {reason}",
    "board-drawn": "На доске № {board} ничья. {reason}",
    "board-enters": "Доска № {board} вступает в игру на место {slot}.",
    "board-closed": "Доска № {board} закрыта: с неё можно только уйти.",
    "king-must-hop": "{player} обязан сделать ход-перемещение королём с поля {square} доски № {board}.",
    "king-captured": "Король на поле {square} побит; у его стороны остался один король.",
    "last-king-captured": "Король на поле {square} побит; это был последний король его стороны.",
    "won": "{player} выигрывает партию. {reason}",
    "drawn": "Партия закончилась вничью. {reason}",
    "won-by-points": "{player} выигрывает партию со счётом {points}. {reason}",
    "drawn-by-points": "Партия закончилась вничью, {points}. {reason}"
  },
  "errors": {
    "not-ready": "Модуль ещё не готов: сначала дождитесь init().",
    "freed": "Партия уже освобождена вызовом free().",
    "unknown-game": "Такой игры нет.",
    "invalid-text": "Здесь нужен текст.",
    "invalid-code": "Это не запись хода этой игры.",
    "invalid-spot": "Такого поля в этой игре нет.",
    "invalid-player": "Игрок — это «first» или «second».",
    "invalid-board": "Такой доски в этой игре нет.",
    "invalid-ply": "В партии нет столько ходов.",
    "invalid-depth": "Глубина — целое число от 0.",
    "invalid-limit": "Предел — целое число от 0.",
    "invalid-json": "Это не сохранённая партия.",
    "invalid-language": "Язык — это «en» или «ru».",
    "unknown-word": "Для этого нет описания.",
    "invalid-module": "Нужен модуль WebAssembly: его байты, скомпилированный модуль, ответ сервера или адрес.",
    "board-not-in-play": "Эта доска не в игре.",
    "invalid-position": "Это не позиция этой игры.",
    "illegal-move": "Такой ход невозможен.",
    "game-over": "Партия окончена.",
    "limit": "Подсчёт выходит за установленный предел.",
    "load-failed": "Не удалось загрузить модуль WebAssembly.",
    "internal": "Внутренняя ошибка модуля."
  },
  "fields": {
    "fields": "Поля записи",
    "placement": "Расстановка",
    "turn": "Очередь хода",
    "castling": "Права рокировки",
    "en-passant": "Взятие на проходе",
    "halfmove": "Счёт ходов без взятий",
    "number": "Номер",
    "lost": "Выбывшие фигуры",
    "results": "Результаты",
    "tranzits": "Ходы-перемещения",
    "plies": "Оставшиеся ходы",
    "first": "Первый ход"
  },
  "faults": {
    "field-count": "полей слишком мало или слишком много, или между ними больше одного пробела",
    "syntax": "здесь запись нельзя прочесть",
    "board-count": "досок слишком мало или слишком много",
    "digits": "две цифры подряд",
    "rank-length": "горизонталь слишком короткая или слишком длинная",
    "rank-count": "горизонталей слишком мало или слишком много",
    "kings": "у одной из сторон слишком мало или слишком много королей",
    "pawn-rank": "пешка на первой или последней горизонтали",
    "castling-right": "право рокировки без короля и ладьи на своих полях",
    "check-not-to-move": "под шахом сторона, которая не ходит",
    "range": "число вне допустимых пределов",
    "contradiction": "противоречит другому полю записи"
  },
  "place": "{field}: {fault} (символ {character}).",
  "placeOnBoard": "{field}: {fault} (доска {board}, символ {character})."
};

// view/layouts.js
var LAYOUTS = {
  "four-board": {
    name: "slots",
    rows: [
      [1, 2],
      [3, 4]
    ],
    white: ["first", "second", "first", "second"]
  },
  tranzit: { name: "twins", rows: [[1, 2]], white: ["first", "first"] },
  "double-move": { name: "tall", rows: [[1]], white: ["first"] },
  orthodox: { name: "single", rows: [[1]], white: ["first"] }
};

// view/piece-paths.js
var BOX = { x: 1.2, y: 0.9, size: 21.6 };
var PATHS = {
  k: [
    "M12 2a1 1 0 0 1 .993 .883l.007 .117v2h2a1 1 0 0 1 .117 1.993l-.117 .007h-2v1.758a4.49 4.49 0 0 1 2.033 -.734l.24 -.018l.227 -.006a4.5 4.5 0 0 1 4.5 4.5a4.504 4.504 0 0 1 -4.064 4.478l-.217 .016l-.219 .006h-7a4.5 4.5 0 1 1 2.501 -8.241l-.001 -1.759h-2a1 1 0 0 1 -.117 -1.993l.117 -.007h2v-2a1 1 0 0 1 1 -1z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  q: [
    "M12 2a2 2 0 0 1 1.572 3.236l.793 1.983l1.702 -1.702a2.003 2.003 0 0 1 1.933 -2.517a2 2 0 0 1 .674 3.884l-1.69 9.295a1 1 0 0 1 -.865 .814l-.119 .007h-8a1 1 0 0 1 -.956 -.705l-.028 -.116l-1.69 -9.295a2 2 0 1 1 2.607 -1.367l1.701 1.702l.794 -1.983a2 2 0 0 1 1.572 -3.236z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  r: [
    "M14 3a1 1 0 0 1 .993 .883l.007 .117v2h1.652l.362 -2.164a1 1 0 0 1 1.034 -.836l.116 .013a1 1 0 0 1 .836 1.035l-.013 .116l-.5 3a1 1 0 0 1 -.865 .829l-.122 .007h-1.383l.877 7.89a1 1 0 0 1 -.877 1.103l-.117 .007h-8a1 1 0 0 1 -1 -.993l.006 -.117l.877 -7.89h-1.383a1 1 0 0 1 -.96 -.718l-.026 -.118l-.5 -3a1 1 0 0 1 1.947 -.442l.025 .114l.361 2.164h1.653v-2a1 1 0 0 1 1.993 -.117l.007 .117v2h2v-2a1 1 0 0 1 1 -1z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  b: [
    "M12 2a2 2 0 0 1 1.386 3.442c.646 .28 1.226 .62 1.74 1.017l-3.833 3.834l-.083 .094a1 1 0 0 0 1.403 1.403l.094 -.083l3.814 -3.813c.977 1.35 1.479 3.07 1.479 5.106c0 1.913 -1.178 3.722 -3.089 3.973l-.2 .02l-.211 .007h-5c-2.126 0 -3.5 -1.924 -3.5 -4c0 -3.68 1.57 -6.255 4.613 -7.56a2 2 0 0 1 1.387 -3.44z",
    "M12 5v1",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  n: [
    "M8.959 1.99l-.147 .028l-.115 .029a1 1 0 0 0 -.646 1.27l.749 2.245l-2.815 1.735a2 2 0 0 0 -.655 2.751l.089 .133a2 2 0 0 0 1.614 .819l1.563 -.001l-1.614 4.674a1 1 0 0 0 .945 1.327h7.961a1 1 0 0 0 1 -.978l.112 -5c0 -3.827 -1.555 -6.878 -4.67 -7.966l-2.399 -.83l-.375 -.121l-.258 -.074l-.135 -.031l-.101 -.013l-.055 -.001l-.048 .003z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  p: [
    "M12 2a4 4 0 0 1 4 4a5.03 5.03 0 0 1 -.438 2.001l.438 -.001a1 1 0 0 1 .117 1.993l-.117 .007h-1.263l1.24 5.79a1 1 0 0 1 -.747 1.184l-.113 .02l-.117 .006h-6a1 1 0 0 1 -.996 -1.093l.018 -.117l1.24 -5.79h-1.262a1 1 0 0 1 -.117 -1.993l.117 -.007h.438a5.154 5.154 0 0 1 -.412 -1.525l-.02 -.259l-.006 -.216a4 4 0 0 1 4 -4z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ]
};

// svg.js
var DICTIONARIES = { en: en_default, ru: ru_default };
var THEMES = {
  light: {
    ground: "#f6f2ea",
    ink: "#26211a",
    light: "#f3ebdd",
    dark: "#d3c1a4",
    edge: "#8a7653",
    mark: "#7a5200",
    wash: "#e0aa2c",
    w: { fill: "#fffdf7", stroke: "#2b241b" },
    b: { fill: "#2b241b", stroke: "#f3ebdd" }
  },
  dark: {
    ground: "#1a1713",
    ink: "#f2eadd",
    light: "#cfc1aa",
    dark: "#a28f74",
    edge: "#6c5d48",
    mark: "#4a3000",
    wash: "#e8b53a",
    w: { fill: "#fffcf4", stroke: "#1d1811" },
    b: { fill: "#1d1811", stroke: "#cfc1aa" }
  },
  print: {
    ground: "#fff",
    ink: "#000",
    light: "#fff",
    dark: "#ccc",
    edge: "#000",
    mark: "#000",
    wash: "#fff",
    w: { fill: "#fff", stroke: "#000" },
    b: { fill: "#000", stroke: "#fff" }
  }
};
var SQUARE = 40;
var MARGIN = 20;
var HEAD = 26;
var GAP = 20;
var OUTLINE = { w: 1.9, b: 1.1 };
var ORDER = "kqrbnp";
var LONGEST = 2048;
var escaped = (text2) => text2.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
var fill2 = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
function menOf(text2, ranks, fault) {
  const men = [];
  let rank = ranks - 1;
  let file = 0;
  let afterDigit = false;
  for (let at2 = 0; at2 < text2.length; at2++) {
    const character = text2.charAt(at2);
    const kind = character.toLowerCase();
    if (character === "/") {
      if (file !== 8) throw fault("rank-length", at2);
      if (rank === 0) throw fault("rank-count", at2);
      rank -= 1;
      file = 0;
      afterDigit = false;
    } else if (character >= "1" && character <= "8") {
      if (afterDigit) throw fault("digits", at2);
      file += Number(character);
      afterDigit = true;
    } else if (ORDER.includes(kind)) {
      const color = character === kind ? "b" : "w";
      men.push({ file, rank, piece: { kind: (
        /** @type {Kind} */
        kind
      ), color } });
      file += 1;
      afterDigit = false;
    } else throw fault("syntax", at2);
    if (file > 8) throw fault("rank-length", at2);
  }
  if (file !== 8) throw fault("rank-length", text2.length);
  if (rank !== 0) throw fault("rank-count", text2.length);
  return men;
}
function boardsOf({ boards, ranks }, position) {
  const [field = ""] = position.slice(0, LONGEST).split(" ", 1);
  if (field === "") throw new PositionError({ field: "fields", fault: "field-count", offset: 0 });
  const parts = field.split("|");
  if (parts.length !== boards && boards > 1) {
    const offset2 = parts.slice(0, boards).join("|").length;
    throw new PositionError({ field: "placement", fault: "board-count", offset: offset2 });
  }
  let start = 0;
  return (boards > 1 ? parts : [field]).map((text2, index) => {
    const begun = start;
    start += text2.length + 1;
    return menOf(text2, ranks, (fault, offset2) => {
      const board = boards > 1 ? index + 1 : void 0;
      return new PositionError({ field: "placement", fault, offset: begun + offset2, board });
    });
  });
}
function chosen(info, given) {
  if (given !== void 0 && (typeof given !== "object" || given === null)) {
    throw new ArgumentError("invalid-text", "The options must be an object.");
  }
  const {
    orientation = "first",
    language = "en",
    theme = "light",
    coordinates = true,
    marks = [],
    title
  } = (
    /** @type {Record<string, unknown>} */
    given ?? {}
  );
  if (orientation !== "first" && orientation !== "second") throw new ArgumentError("invalid-player");
  const words3 = typeof language === "string" && Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language] : void 0;
  if (!words3) throw new ArgumentError("invalid-language");
  if (typeof theme !== "string" || !Object.hasOwn(THEMES, theme)) {
    throw new ArgumentError("invalid-text", 'The theme must be "light", "dark" or "print".');
  }
  if (!Array.isArray(marks)) throw new ArgumentError("invalid-spot", "The marks must be a list of spots.");
  if (title !== void 0 && typeof title !== "string") {
    throw new ArgumentError("invalid-text", "The title must be a text.");
  }
  return {
    orientation,
    words: words3,
    colours: THEMES[
      /** @type {keyof typeof THEMES} */
      theme
    ],
    coordinates: Boolean(coordinates),
    marks: marks.map((spot) => numberOfSpot(spot, info)),
    title: title ?? info.names[
      /** @type {'en' | 'ru'} */
      language
    ],
    language: (
      /** @type {'en' | 'ru'} */
      language
    )
  };
}
function boardSvg({ ranks }, men, number, { orientation, colours, coordinates, marks }, white = "first") {
  const turned = white !== orientation;
  const column = (file) => (turned ? 7 - file : file) * SQUARE;
  const row = (rank) => (turned ? rank : ranks - 1 - rank) * SQUARE;
  const height = ranks * SQUARE;
  let dark = "";
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = rank % 2; file < 8; file += 2)
      dark += `M${column(file)} ${row(rank)}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }
  const parts = [
    `<rect width="${8 * SQUARE}" height="${height}" fill="${colours.light}"/>`,
    `<path fill="${colours.dark}" d="${dark}"/>`
  ];
  for (const spot of new Set(marks)) {
    if (spot >> 7 !== number - 1) continue;
    const [x, y] = [column(spot & 7), row((spot & 127) >> 3)];
    parts.push(
      `<rect x="${x + 1.5}" y="${y + 1.5}" width="${SQUARE - 3}" height="${SQUARE - 3}" fill="${colours.wash}" fill-opacity=".45" stroke="${colours.mark}" stroke-width="3"/>`
    );
  }
  parts.push(
    `<rect x="-.5" y="-.5" width="${8 * SQUARE + 1}" height="${height + 1}" fill="none" stroke="${colours.edge}"/>`
  );
  for (
    const color of
    /** @type {const} */
    ["w", "b"]
  ) {
    const { fill: inside, stroke } = colours[color];
    const own = men.filter(({ piece: piece2 }) => piece2.color === color);
    if (own.length === 0) continue;
    parts.push(
      `<g fill="${inside}" stroke="${stroke}" stroke-width="${OUTLINE[color]}" stroke-linejoin="round" paint-order="stroke">`
    );
    const scale = 0.86 * SQUARE / BOX.size;
    for (const { file, rank, piece: piece2 } of own) {
      const x = column(file) + 0.07 * SQUARE - BOX.x * scale;
      const y = row(rank) + 0.07 * SQUARE - BOX.y * scale;
      const paths = PATHS[piece2.kind].map((d) => `<path d="${d}"/>`).join("");
      parts.push(`<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${paths}</g>`);
    }
    parts.push("</g>");
  }
  if (coordinates) {
    parts.push(`<g fill="${colours.ink}" font-size="13" text-anchor="middle">`);
    for (let file = 0; file < 8; file++) {
      parts.push(`<text x="${column(file) + SQUARE / 2}" y="${height + 15}">${"abcdefgh".charAt(file)}</text>`);
    }
    for (let rank = 0; rank < ranks; rank++) {
      parts.push(`<text x="${-MARGIN / 2}" y="${row(rank) + SQUARE / 2 + 4.5}">${rank + 1}</text>`);
    }
    parts.push("</g>");
  }
  return parts.join("");
}
function description({ boards: count2 }, boards, position, { words: words3, marks }) {
  const { picture } = words3;
  const sentences = [];
  for (const [index, men] of boards.entries()) {
    if (count2 > 1) sentences.push(`${fill2(picture.board, { board: index + 1 })}.`);
    for (
      const color of
      /** @type {const} */
      ["w", "b"]
    ) {
      const list2 = men.filter(({ piece: piece2 }) => piece2.color === color).sort((a, b) => ORDER.indexOf(a.piece.kind) - ORDER.indexOf(b.piece.kind)).map(({ file, rank, piece: piece2 }) => `${picture.kinds[piece2.kind]} ${SQUARES[8 * rank + file]}`);
      sentences.push(fill2(picture.pieces, { color: picture[color], list: list2.join(", ") || picture.none }));
    }
  }
  const turn = /^\S+ (?:([1-4]):)?([wb])(?: |$)/.exec(position);
  if (turn) {
    const color = picture.inside[
      /** @type {Color} */
      turn[2]
    ];
    sentences.push(turn[1] ? fill2(picture.turnOnBoard, { color, board: turn[1] }) : fill2(picture.turn, { color }));
  }
  if (marks.length > 0) {
    const list2 = marks.map((spot) => `${count2 > 1 ? `${(spot >> 7) + 1}:` : ""}${SQUARES[spot & 127]}`);
    sentences.push(fill2(picture.marked, { list: list2.join(", ") }));
  }
  return sentences.join(" ");
}
function toSVG(id, position, options) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError("unknown-game");
  if (typeof position !== "string") throw new ArgumentError("invalid-text", "The position must be a text.");
  const how = chosen(info, options);
  const boards = boardsOf(info, position);
  const { rows, white } = LAYOUTS[info.id];
  const { colours, words: words3 } = how;
  const margin = how.coordinates ? MARGIN : 0;
  const head = info.boards > 1 ? HEAD : 0;
  const step = { x: 8 * SQUARE + margin + GAP, y: head + info.ranks * SQUARE + margin + GAP };
  const parts = [];
  for (const [line, numbers] of rows.entries()) {
    const shown = how.orientation === "second" ? [...numbers].reverse() : numbers;
    for (const [place, number] of shown.entries()) {
      const x = GAP + margin + place * step.x;
      const y = GAP + head + line * step.y;
      const name = head ? `<text y="-9" font-size="16" font-weight="600" fill="${colours.ink}">${escaped(fill2(words3.picture.board, { board: number }))}</text>` : "";
      const board = boardSvg(info, boards[number - 1] ?? [], number, how, white[number - 1]);
      parts.push(`<g transform="translate(${x} ${y})">${name}${board}</g>`);
    }
  }
  const width = GAP + step.x * Math.max(...rows.map((row) => row.length));
  const height = GAP + step.y * rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" lang="${how.language}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif">`,
    `<title>${escaped(how.title)}</title>`,
    `<desc>${escaped(description(info, boards, position, how))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...parts,
    "</svg>"
  ].join("");
}

// face/describe.js
var dictionaries = { en: en_default, ru: ru_default };
function describe(word, language) {
  const dictionary = typeof language === "string" && Object.hasOwn(dictionaries, language) ? dictionaries[language] : void 0;
  if (!dictionary) throw new ArgumentError("invalid-language");
  const sentence = find2(dictionary, word);
  if (sentence === void 0) throw new ArgumentError("unknown-word");
  return sentence;
}
function find2(dictionary, word) {
  if (typeof word === "string") return ofWord(dictionary, word);
  if (typeof word !== "object" || word === null) return void 0;
  if (word instanceof PositionError) return ofPlace(dictionary, word);
  if (word instanceof IllegalMoveError) return ofWord(dictionary, word.reason);
  if (word instanceof CrossboardError) return ofCode(dictionary, word.code);
  try {
    return ofEvent(
      dictionary,
      /** @type {import('./api.js').GameEvent} */
      word
    );
  } catch {
    return void 0;
  }
}

// face/count.js
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

// face/unpack.js
var KINDS = ["p", "n", "b", "r", "q", "k"];
var COLORS = ["w", "b"];
var PLAYERS = ["first", "second"];
var SORTS = ["move", "placement", "transfer", "tranzit"];
var SLOTS = ["A", "B"];
var ROLES = ["initial", "control", "board"];
var STATUSES = ["reserve", "play", "closed", "gone"];
var RESULTS = ["w", "b", "="];
var LOST = ["q", "r", "b", "n", "p"];
var NO_BOARD = 7;
var NO_POINTS = 31;
var NO_CHECK = 255;
var NO_WORD = 255;
var at = (list2, index) => (
  /** @type {T} */
  list2[index]
);
var piece = (kind, color) => ({ kind: at(KINDS, kind), color: at(COLORS, color) });
var playerOrNull = (player) => PLAYERS[player] ?? null;
var sortOf = (word) => at(SORTS, word & 3);
var sourceOf = (word) => word >>> 23;
function unpackMove(word, many) {
  const color = word >>> 7 & 1;
  const move = {
    code: codeOf(word, many),
    kind: sortOf(word),
    piece: piece(word >>> 8 & 7, color),
    from: spotOf(word >>> 23),
    to: spotOf(word >>> 14 & 511)
  };
  const capture = word >>> 4 & 7;
  if (capture < KINDS.length) move.capture = piece(capture, 1 - color);
  const promotion = word >>> 11 & 7;
  if (promotion > 0) move.promotion = /** @type {'q' | 'r' | 'b' | 'n'} */
  at(KINDS, promotion);
  const special = word >>> 2 & 3;
  if (special === 1) move.castling = "king";
  else if (special === 2) move.castling = "queen";
  else if (special === 3) move.enPassant = true;
  return move;
}
function unpackCandidate(word, refusal, many, words3) {
  const candidate = {
    from: spotOf(word >>> 23),
    to: spotOf(word >>> 14 & 511),
    code: codeOf(word, many),
    kind: sortOf(word),
    legal: (refusal & 255) === NO_WORD
  };
  if (!candidate.legal) {
    candidate.reason = at(words3.reasons, refusal & 255);
    candidate.rule = at(words3.rules, refusal >>> 8 & 255);
  }
  return candidate;
}
function unpackPoints(word) {
  const first = word >>> 16 & 31;
  return first === NO_POINTS ? void 0 : [first / 2, (word >>> 21 & 31) / 2];
}
function unpackOutcome(head, tail, words3) {
  const outcome = {
    winner: playerOrNull(head >>> 6 & 3),
    reason: at(words3.endReasons, tail & 255),
    rule: at(words3.rules, tail >>> 8 & 255)
  };
  const points2 = unpackPoints(tail);
  if (points2) outcome.points = points2;
  return outcome;
}
function unpackEvent(head, tail, words3) {
  const board = (head >>> 3 & 7) + 1;
  const player = at(PLAYERS, head >>> 6 & 3);
  const spot = head >>> 12 & 511;
  const reason = at(words3.endReasons, tail & 255);
  const rule = at(words3.rules, tail >>> 8 & 255);
  switch (head & 7) {
    case 0:
      return { type: "board-won", board, by: player, reason, rule };
    case 1:
      return { type: "board-drawn", board, reason, rule };
    case 2:
      return { type: "board-enters", board, slot: at(SLOTS, head >>> 8 & 1), rule };
    case 3:
      return { type: "board-closed", board, rule };
    case 4:
      return { type: "king-must-hop", player, from: spotOf(spot), rule };
    case 5:
      return { type: "king-captured", spot: spotOf(spot), left: head >>> 9 & 7, rule };
    default:
      return { type: "over", outcome: unpackOutcome(head, tail, words3) };
  }
}
var Reader = class {
  #words;
  #next = 0;
  /** @param {Uint32Array} words */
  constructor(words3) {
    this.#words = words3;
  }
  get done() {
    return this.#next >= this.#words.length;
  }
  read() {
    return this.#words[this.#next++] ?? 0;
  }
};
function readEntry(reader, many, words3) {
  const head = reader.read();
  const move = reader.read();
  const events = [];
  for (let left = head >>> 7; left > 0; left--) {
    const first = reader.read();
    events.push(unpackEvent(first, reader.read(), words3));
  }
  const act = head & 3;
  if (act === 0) return { ...unpackMove(move, many), events };
  const board = head >>> 4 & 7;
  const kind = at(
    /** @type {const} */
    ["resign", "draw", "flag"],
    act - 1
  );
  const player = PLAYERS[head >>> 2 & 3];
  const parts = [kind, player, board === NO_BOARD ? void 0 : board + 1];
  const entry = { code: parts.filter((part) => part !== void 0).join(":"), kind, events };
  if (player) entry.player = player;
  if (board !== NO_BOARD) entry.board = board + 1;
  return entry;
}
var unpackEntry = (packed, many, words3) => readEntry(new Reader(packed), many, words3);
function unpackHistory(packed, many, words3) {
  const reader = new Reader(packed);
  const entries = [];
  while (!reader.done) entries.push(readEntry(reader, many, words3));
  return entries;
}
function readBoard(reader, board) {
  const head = reader.read();
  const lost = [reader.read(), reader.read()];
  const halfmoves = reader.read();
  const repetitions = reader.read();
  const pieces = [];
  for (let left = reader.read(); left > 0; left--) {
    const word = reader.read();
    pieces.push({ square: at(SQUARES, word & 127), piece: piece(word >>> 7 & 7, word >>> 10 & 1) });
  }
  const white = head >>> 4 & 1;
  const state = {
    board,
    role: at(ROLES, head & 3),
    status: at(STATUSES, head >>> 2 & 3),
    pieces,
    white: at(PLAYERS, white),
    black: at(PLAYERS, 1 - white),
    halfmoves,
    repetitions
  };
  const turn = COLORS[head >>> 5 & 3];
  if (turn) state.turn = turn;
  const check = head >>> 11 & 255;
  if (check !== NO_CHECK) state.check = at(SQUARES, check);
  const result = RESULTS[head >>> 7 & 3];
  if (result) state.result = result;
  const color = COLORS[head >>> 9 & 3];
  if (color) {
    state.lost = LOST.flatMap((kind) => {
      const index = KINDS.indexOf(kind);
      const count2 = at(lost, index >> 2) >>> 8 * (index & 3) & 255;
      return Array.from({ length: count2 }, () => ({ kind, color }));
    });
  }
  return state;
}
function unpackState(packed, info, words3) {
  const reader = new Reader(packed);
  const head = reader.read();
  const has = (bit) => (head >>> bit & 1) === 1;
  const ply = reader.read();
  const more = reader.read();
  const cycle = reader.read();
  const outcome = [reader.read(), reader.read()];
  const boards = Array.from({ length: reader.read() }, (_, index) => readBoard(reader, index + 1));
  const state = {
    id: info.id,
    boards,
    player: playerOrNull(head & 3),
    turn: {
      ply: (
        /** @type {1 | 2} */
        head >>> 2 & 3
      ),
      of: (
        /** @type {1 | 2} */
        head >>> 4 & 3
      )
    },
    ply,
    started: has(6),
    canUndo: has(7),
    canRedo: has(8),
    outcome: has(15) ? unpackOutcome(at(outcome, 0), at(outcome, 1), words3) : null
  };
  if (has(9)) state.forced = spotOf(more & 511);
  if (has(10)) {
    const board = (number) => number === NO_BOARD ? null : number + 1;
    state.slots = {
      A: board(more >>> 9 & 7),
      B: board(more >>> 12 & 7),
      at: at(SLOTS, more >>> 15 & 1),
      cycle
    };
  }
  const points2 = unpackPoints(more);
  if (has(11) && points2) state.points = points2;
  if (has(12)) state.crossed = { first: has(13), second: has(14) };
  if (has(16)) {
    state.last = /** @type {import('./api.js').Played} */
    readEntry(reader, info.boards > 1, words3);
  }
  return state;
}

// face/game.js
var LONGEST_CODE = 24;
var LONGEST_POSITION = 2048;
var handed;
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
function codeOf2(code) {
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
var badJSON = (detail, cause) => new ArgumentError("invalid-json", `That is no saved game: ${detail}`, cause === void 0 ? void 0 : { cause });
var dispose = Symbol.dispose ?? /* @__PURE__ */ Symbol("Symbol.dispose");
var Game = class _Game {
  /** @type {RawGame | undefined} */
  #raw;
  #info;
  /**
   * @param {import('./api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const raw = handed;
    handed = void 0;
    ready();
    this.#info = infoOf(id);
    this.#raw = raw ?? open(id, textOf(position));
  }
  /**
   * @param {import('./api.js').GameJSON} value
   * @returns {Game}
   */
  static fromJSON(value) {
    ready();
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw badJSON("it is no object.");
    const { v, game: id, start, entries, ...others } = (
      /** @type {Record<string, unknown>} */
      { ...value }
    );
    if (v !== 1) throw badJSON('"v" must be 1.');
    if (!gameOf(id)) throw badJSON('"game" is no game.');
    if (start !== void 0 && typeof start !== "string") throw badJSON('"start" must be a text.');
    if (!Array.isArray(entries)) throw badJSON('"entries" must be a list.');
    const [other] = Object.keys(others);
    if (other !== void 0) throw badJSON(`nothing is known of "${other.slice(0, LONGEST_CODE)}".`);
    const codes = Array.from(
      /** @type {unknown[]} */
      entries,
      (entry, index) => {
        if (typeof entry === "string" && entry.length <= LONGEST_CODE) return entry;
        throw badJSON(`entry ${index + 1} is no text of one.`);
      }
    );
    let game;
    try {
      game = new _Game(
        /** @type {import('./api.js').GameId} */
        id,
        start
      );
    } catch (cause) {
      throw cause instanceof CrossboardError ? badJSON(`"start": ${cause.message}`, cause) : cause;
    }
    codes.forEach((code, index) => {
      try {
        game.#call((raw) => raw.enter(code));
      } catch (cause) {
        game.free();
        if (!(cause instanceof CrossboardError)) throw cause;
        throw badJSON(`entry ${index + 1}, ${JSON.stringify(code)}: ${cause.message}`, cause);
      }
    });
    return game;
  }
  /** @returns {import('./api.js').GameJSON} */
  toJSON() {
    const start = this.start;
    const entries = this.history().map(({ code }) => code);
    return start === this.#info.start ? { v: 1, game: this.id, entries } : { v: 1, game: this.id, start, entries };
  }
  /** @returns {Game} */
  clone() {
    handed = this.#call((raw) => raw.copy());
    return new _Game(this.#info.id);
  }
  /**
   * Works with the module's game; what the module throws becomes an error of the package.
   * @template T
   * @param {(raw: RawGame) => T} work
   * @returns {T}
   */
  #call(work) {
    if (!this.#raw) throw new FreedError();
    try {
      return work(this.#raw);
    } catch (thrown) {
      throw errorOf(thrown);
    }
  }
  get #many() {
    return this.#info.boards > 1;
  }
  /** @param {Uint32Array} packed */
  #entry(packed) {
    return unpackEntry(packed, this.#many, ready());
  }
  get id() {
    return this.#info.id;
  }
  /** @returns {string} */
  get start() {
    return this.#call((raw) => raw.start());
  }
  /** @returns {string} */
  position() {
    return this.#call((raw) => raw.position());
  }
  /**
   * @param {unknown} from
   * @param {Move['kind']} [kind]
   * @returns {Move[]}
   */
  #moves(from, kind) {
    const spot = from === void 0 ? -1 : numberOfSpot(from, this.#info);
    const words3 = this.#call((raw) => raw.moves());
    const moves = [];
    for (const word of words3) {
      if (spot !== -1 && sourceOf(word) !== spot) continue;
      if (kind !== void 0 && sortOf(word) !== kind) continue;
      moves.push(unpackMove(word, this.#many));
    }
    return moves;
  }
  /** @param {import('./api.js').SpotLike} [from] */
  moves(from) {
    return this.#moves(from);
  }
  /** @param {import('./api.js').SpotLike} [from] */
  placements(from) {
    return this.#moves(from, "placement");
  }
  /** @param {import('./api.js').SpotLike} [from] */
  transfers(from) {
    return this.#moves(from, "transfer");
  }
  /** @param {import('./api.js').SpotLike} [from] */
  tranzits(from) {
    return this.#moves(from, "tranzit");
  }
  /** @param {Uint32Array} packed @returns {import('./api.js').Candidate[]} */
  #candidates(packed) {
    const words3 = ready();
    return Array.from(
      { length: packed.length >> 1 },
      (_, index) => unpackCandidate(packed[2 * index] ?? 0, packed[2 * index + 1] ?? 0, this.#many, words3)
    );
  }
  /** @param {import('./api.js').SpotLike} from */
  candidates(from) {
    const spot = numberOfSpot(from, this.#info);
    return this.#candidates(this.#call((raw) => raw.candidates(spot)));
  }
  /** @param {import('./api.js').SpotLike} to */
  sources(to) {
    const spot = numberOfSpot(to, this.#info);
    return this.#candidates(this.#call((raw) => raw.sources(spot)));
  }
  /**
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    return this.#call((raw) => typeof code === "string" && code.length <= LONGEST_CODE && raw.isLegal(code));
  }
  /**
   * @param {string} code
   * @returns {{ legal: true } | { legal: false, reason: import('./api.js').Reason, rule: import('./api.js').RuleId }}
   */
  explain(code) {
    const text2 = codeOf2(code);
    const refusal = this.#call((raw) => raw.explain(text2));
    if (!refusal) return { legal: true };
    const { reason, rule } = refusal;
    return {
      legal: false,
      reason: (
        /** @type {import('./api.js').Reason} */
        reason
      ),
      rule: (
        /** @type {import('./api.js').RuleId} */
        rule
      )
    };
  }
  /**
   * @param {string} code
   * @returns {import('./api.js').Played}
   */
  play(code) {
    const text2 = codeOf2(code);
    return (
      /** @type {import('./api.js').Played} */
      this.#entry(this.#call((raw) => raw.play(text2)))
    );
  }
  /** @returns {boolean} */
  undo() {
    return this.#call((raw) => raw.undo());
  }
  /** @returns {boolean} */
  redo() {
    return this.#call((raw) => raw.redo());
  }
  /** @returns {Entry[]} */
  history() {
    return unpackHistory(
      this.#call((raw) => raw.history()),
      this.#many,
      ready()
    );
  }
  /** @param {Uint32Array} packed @returns {GameState} */
  #state(packed) {
    return unpackState(packed, this.#info, ready());
  }
  /** @returns {GameState} */
  state() {
    return this.#state(this.#call((raw) => raw.state()));
  }
  /** @param {unknown} ply */
  #ply(ply) {
    return wholeOf(
      ply,
      0,
      this.#call((raw) => raw.length()),
      "invalid-ply"
    );
  }
  /**
   * @param {number} ply
   * @returns {GameState}
   */
  at(ply) {
    const number = this.#ply(ply);
    return this.#state(this.#call((raw) => raw.stateAt(number) ?? raw.state()));
  }
  /**
   * @param {number} ply
   * @returns {string}
   */
  positionAt(ply) {
    const number = this.#ply(ply);
    return this.#call((raw) => raw.positionAt(number) ?? raw.position());
  }
  /** @param {unknown} board */
  #board(board) {
    return board === void 0 ? void 0 : wholeOf(board, 1, this.#info.boards, "invalid-board");
  }
  /**
   * @param {import('./api.js').Player} player
   * @param {number} [board]
   * @returns {Entry}
   */
  resign(player, board) {
    const [who, where] = [playerOf(player), this.#board(board)];
    return this.#entry(this.#call((raw) => raw.resign(who, where)));
  }
  /**
   * @param {number} [board]
   * @returns {Entry}
   */
  agreeDraw(board) {
    const where = this.#board(board);
    return this.#entry(this.#call((raw) => raw.agreeDraw(where)));
  }
  /**
   * @param {import('./api.js').Player} player
   * @returns {Entry}
   */
  flag(player) {
    const who = playerOf(player);
    return this.#entry(this.#call((raw) => raw.flag(who)));
  }
  /**
   * @param {number} depth
   * @param {{ maxNodes?: number }} [options]
   * @returns {number}
   */
  perft(depth, options) {
    const plies = wholeOf(depth, 0, Number.MAX_SAFE_INTEGER, "invalid-depth");
    const given = options === void 0 ? {} : options;
    if (typeof given !== "object" || given === null) throw new ArgumentError("invalid-limit");
    const { maxNodes = 1e9 } = given;
    const limit = wholeOf(maxNodes, 0, Number.MAX_SAFE_INTEGER, "invalid-limit");
    return this.#call((raw) => count(raw, plies, limit));
  }
  free() {
    this.#raw?.free();
    this.#raw = void 0;
  }
  [dispose]() {
    this.free();
  }
};

// face/version.js
var version = "0.1.0";

// index.js
function bytes() {
  const made = new Uint8Array(text.length);
  for (let index = 0; index < made.length; index++) made[index] = text.charCodeAt(index) - offset;
  return made;
}
var init = (module2) => load(module2, bytes);
var initSync2 = (module2) => loadSync(module2, bytes);

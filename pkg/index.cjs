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
var text = "()((()Ģ*\\*§§(+§§§(*§§)§,§§§§()§)§+§§§)§)§(-§§§§§((*§§,§§§¦(,§§¦§)§.§§§§§§(,§§§§)§)§*§§(,§§§§((*§§*§§-§§§§§)§+§§§)¦/§§§§§§§()§)¦(+§§§,§¦¦§(*§§)¦+§§§,§§§§,§§§§+§§§+§§¤+¤§§(+¤§§+(())¤)*§§)-§§§¦¦(,§§§¦)§+§§¦)§()§.§§§§§§)§.§§§¦§§(.§§§¤§§(.§§§¥§§(+§¦§(-§§¦§§)§-§§¥§§)§-§§¤§§)§-§§¤§§(-§§¥§§(-§§¦§§(+§§¤,§§§§*§¤,§§§§*§§,§§§§+§§§+§§§)¤)§*í*.:VWVB\\a`[[Z``_]a(D:VWVB\\[\\`ZaX]`^(E:VWVO\\```Z^\\a`\\((:VWVG (7:VWVKXXXXXXXXXXXXXXXY(F:VWVKXXXXXXXXXXXXXXXZ(G+æ+ä+(),/)93H:*+)))/((+)*));(/+)()(:/)(3(((-<>)34+*+)(((3*1*/-9++(+)<;()))4)+(+(I()((((,,,.1)*:()+)++(1112))*))((<+1111(J.*,)*+)*((**(.)*),,,K*)*)))))(/---+((*/+;(,)))/))//+*+))))+3(....?(/3+))++)/*)3(/+++((+)+)/((((,((+((/L*.)/?-/-))))/-+/))))MNO/......*+).)()(**/+((.9((+4/-/((((*+,,,,--P>--)QRS---/TUV+(.(***.*((*/,..)((4((((4)))....4,.....(.(((((,*2*@@W++XAYA(BZB.(8888)555555000(...7,.(*(*))((**((*)7(*))))))))((())))((****,,,,,,[((,,,2*-,,,,7(,3*)¨*¨*(¬0-+)(9.A+§)i¨¨è(3§(iÄØé(3§(iĘùé(3/­.S.¡*(:(³*:(´*-(Ħ*9l(Đ*:(Ě*4¡(æ*5(Č*7 (Ė*4(Ē*7¡(Ģ*7t(¼*6(Õ+5(ğ*3(đ*5(ĕ*4¡(ċ*8(ģ*:i(ě*4(Ö+6(č*7(Ĝ*5(Ġ*5(ġ*7i(ĝ*4(×+4(Ù+6i(Ø+3(ē*5(ė*4¡(Â*8(Ĥ*4(Ú+/(ħ*-(ĥ*7+)=+*= ))7(´+A (ª*9(á*:(ì*8(+1č+)(i)3ħ)¸+î)¸*¨+ä*ù)Ú*ä*ċ)·*Ô+©*­+¨*,­*Ô*ė)Ô*º*Ġ)í)ć)Ã*º*º*ò)ĕ)Č)Ù*ü)ď)¶*¶*ð)Õ*ĝ)Ö*Ï*Õ*×*¶*¶*Ğ)¶*¶*ð)ğ)½*ð)Ø*ð)ð)Õ*Ð*Ñ*Ĉ)Ĕ*Û*Ę*è*-è+é+·)Í)ò*Î)@©)¹)¸+¦Ç)ĉ)¯*ã*©+ê*Á)Á)Â)Â)Ã)Ã)Á)Á)ĉ*á+á+Ã+Å+á)ç+î*¿*Ě)xó)õ)Ò)¨)À)Ä)Ē)Å*Ê+Ø)ÿ)Ì+`÷*ö)ą)´)à+î*â+â+Ç+Â+ø*±+®)³)Þ+í*â)å+í*¾*ę)ú)ď*ï)¸)Ô)Ü)đ)iÇ*É+Û)ý)Ë+^À+Ä+ß)ä+ï*Á*ě)|ô)Ą)Ñ)¥Ð)Õ)Ĕ)Æ*É+Ù)þ)Î+_õ*ę*Å)µ)Þ+ï*Æ+Á+à)æ+ð*À*Ĝ)~ø)Ď*é)»)Ó)×)ē)kÄ*È+Ú)Ā)Í+Sö*Æ)z¤ß+ð*©+É*­)Đ)¿+â*ã+ã+°+°+Þ*ß*Ü+Ċ*»+ë*º+Ï+«+°*ª)Ë)Ý+©+È*¬)Ď)¶+µ+Ñ+©+Í*±)Ė)Ò+Ó+¸+·+4*Þ,2ĊÓ2ä+åC*I¦1§K(ihJOL(*hH(U(~i*o5(H(Q+@H(Q+0¬I6H(Q+8H(Q+(¬I7H(Q+hJ:H(H(U(JPi,JKQ+(J8H(Q+XJCH(Q+HJ;¬j§­««J-H(Q+pJ>HKi0Q+(J9H(Q+`JDH(Q+PJ?¬j§­««J/¬j(z,hj(j)H(Y(J*®J+H*jè(|JKCj§­I5H+j(HKCj§­I0H7j§­I3H6j§­I4H(HPi)i,JKQ+(IEHKi0Q+(IFH(U(IQH(U(IR+hH-¢H/¢jh¥H-j(zCÏIMH-xÕI,*¦j(j)*§HP,hj(I+j(HMi/u5*BiĠ)4)3j(I+j(HMiğ(s5)Bi03HMJKÕ®J*HKiħ)iè(qJKCH4«I+H*j(HKCH3«3I*H/H,¥I<HOiXj)HMÕ®HMiè(8Ê*HOQ+`J1jħĦĥģğėćçħ(«I.HOQ+XJ2jħĦĥģğėćçħ(«I,H1jĦĥģğėćçħ¦«I1H2jĦĥģğėćçħ¦«I2*§HP,hH1j_®H2j1°¬H.ja®H,j/°¬¬I,H1j1°H.j/°¬I.i)4)3H1j/®H2ja°¬H.j1®H,j_°¬¬I.H2j/®H,j1®¬I,i63ILH-j)¥H-«I-H/H<«I/*hH,HE«H*¬H0j§HQHRHMiħ)nJKC«J*H.HF«H+¬H5j§HKC«J+¬x5(H)P*0IKHLHMi+o,hHKi-IL+hH*¢H+¢jh¥H*j(zCÏISH+H*xÕ¥H+«I+H)P*(HKn,hH)8ĥ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HSb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(34)3+hH*¢H+¢jh¥H*j(zCÏINH+H*xÕ¥H+«I+H)P*(HKi+u,hH)HKi,i-8ë)H)P*0IK3H)P*,HKi-JLHNb(;HLi(b(:HLHMb(9HLi)c(7HLHNb(6HLi(b(5HLHMb(4HLi*c(2HLHNb(1HLi(b(0HLHMb(/HLi+c(-HLHNb(,HLi(b(+HLHMb(*HLi,c((H)HKi,JK^*0H*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33H8H:«JEH;«J*H9H>«JFH?«J-¬j(z,hj(j)H(Y(J/®J+H/jè(|JKCj§­I,H+j(HKCj§­I.H8j§­I1H9j§­I2H(U(IPH(U(IQ+hH-¢I+H*j)¥H*«H-H*xÕ¥H-«I-H*¢H+jh¥H*j(zCÏJNi,JKQ+ĈÁiH1«H.j§HPHQHNiħ)nJLC«J*HKQ+ĐÁiH2«H,j§HLC«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ĥ)3H)HKi)JK^*0H)P*,HLJMi.c((HMi,HRb((HMi+i(b((HMi*HNb((HLi-ILH*j)¥H*«J*H+¬j(z5(33J*H-¬j(z5(33H:j§­J*H8HC««J-H>j§­J+H9HD««J/¬j(z,hj(j)H(Y(J,®J.H,jè(|JKCj§­I<H.j(HKCj§­I@H8j§­IGH*H;«IHH9j§­IIH+H?«IJH(U(IPH(U(IQ+hHOiHj)H-¢H/¢jh¥H-j(zCJ*®H*jè(«ÏJN8Ê*H*ÏJMi.JLiĈāè(IKHOQ+HJ*j)¥I.HLQ+¨ĂhJ3H7«J4j(H*¥J1«I+HLQ+°ĂhJ=H6«J,j(HOQ+PJ5H*j(zÕ¤¥J2«I0*¦H5H*xÕ¥J5H,«J*x,hj§I,j§H.H4«j)¬¡jg­®4)3j§H*¡jg­®I,j(3I*H,H0j(H0H+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬¤H*H+j)®¤J+H*|Õ¤H=«I4HKQ+`J=H6«J0H2«I,HKQ+XJAH7«JBH1«I*H+H3«I3*¦H0H5«J+x,hj§I0j§H.HB«j)¬¡jg­®4)3j§H+¡jg­®I0j(3I+HOi8HHHJHN8Ë*H0H,j(H,H*j(zÕ¤¥«j)®H*j(H*¥«J*jg°¬¤H+H*j)®¤J*H+|Õ¤H=«H4¬I+H*HA«H3¬I*HOQ+8HMÕ°j)«Ï,hHKQ+0J=H6«J0H2«I3HKQ+(JAH7«JBH1«I,*¦H0H5«J0x,hj§I4j§H.HB«j)¬¡jg­®4)3j§H0¡jg­®I4j(3I0H4H3j(H3H,j(zÕ¤¥«j)®H,j(H,¥«J,jg°¬¤H0H,j)®¤J,H0|Õ¤H=«I0HKQ+@J3H6«J4H2«I2H,HA«H+H0H2j(H2HKQ+8J=H7«JBH1«J1j(zÕ¤¥«j)®H1j(H1¥«J+jg°¬*¦H4H5«J,x,hj§H.HB«j)¬¡jg­®I.j§4)3j(I.j§H,¡jg­®3¤H.H+j)®¤J,H.|Õ¤H3«¬¬I+H,H=«¬H*¬I*3H/H-xÕ¥H-j)¥H-«I-H/«I/H@j§HPHQHMiħ)nJKCHG«H*«J*H<j§HKCHI«H+«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ĥ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HRb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33H8H:HC¬j§­«H;«J-H9H>HD¬j§­«H?«J/¬j(z,hj(j)H(Y(J*®J+H*jè(|JKCj§­I>H+j(HKCj§­I?H8j§­I1H9j§­I2H(U(IPH(U(IQ+hHOj)H-¢H/¢jh¥H-j(zCJ*®H*ÏJMiè(8Ê*HMi.JKiĈāè(ILHOQ+(J*j)¥I:HKQ+ĈāhJ5H7«J;j(H*¥J0«I,HKQ+ĐāhJ3H6«J+j(HOQ+0J4H*j(zÕ¤¥J<«I.H-xÕI@*¦H4H*xÕ¥J4H+«J*x,hj§I+j§H:H;«j)¬¡jg­®4)3j§H*¡jg­®I+j(3I*H/H@¥I@H+H.j(H.H,j(zÕ¤¥«j)®H,j(H,¥«J,jg°¬¤H*H*H,j)®¤J*~Õ¤H3«I3H<HLQ+@J<H6«J+«I;H0HLQ+8J0H7«J,«I.H*H5«I**¦H+H4«J+x,hj§H,H:«j)¬¡jg­®I,j§4)3j(I,j§H+¡jg­®3I+H-j)¥H-«I-H/H@«I/H?j§HPHQHMiħ)nJKCH1«H,H.j(H.¥«J:j)®¤J5H0«H*¬«J*H>j§HKCH2«H,H5~ÕH+H;j(H;H.j(zÕ¤¥«j)®H:jg°¬¤¤H<«H3¬«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIRH+H*xÕ¥H+«I+H)P*(HKn,hH)8ĥ)3H)HKi)JK^*0H)P*,HLJNi.c((HNi,HRb((HNi+i(b((HNi*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33H-H/¬j(z5(33HCHE«J*HDHF«J-¬x5(j(j)H(Y(J/®J+H/jè(|JKCj§­I6H+j(HKCj§­I7H8j§­I8H9j§­I9H(U(INH(U(IP+hH-¢I+H*j)¥H*«H-H*xÕ¥H-«I-H*¢H+jh¥H*j(zCÏJMi,J(Q+ĈñhH8«H7j§HNHPHMiħ)nJKC«J*H(Q+ĐñhH9«H6j§HKC«J+¬j(z,hH)P*0JKi-IL+hH*¢H+¢jh¥H*j(zCÏIQH+H*xÕ¥H+«I+H)P*(HKn,hH)8ĥ)3H)HKi)JK^*0H)P*,HLJ(i.c((H(i,HQb((H(i+i(b((H(i*HMb((HLi-ILH*j)¥H*«J*H+¬j(z5(33J*H-¬j(z5(33HOihL(3ħ[*I§/¦K(iØ.J+L(H+iØ,H)H*j©¬´ÈøĈ©¬.8cH+Q+Ø,IL*hH+U(å,J)i*n,hH(i*b(Ę)H(HL_+(4)3H+H+U(ä,b(4H+H+P*à,^*0H+H+Q+ø,_+8H+H+Q+Ā,_+@H+H+Q+Ĉ,_+HH+H+Q+Đ,_+PH+Q+è,IMH+P*ð,I?H+U(ô,I@H+U(õ,I1H+U(ö,I2H+U(÷,I6H+W)æ,I*H+H+Q+Ġ,_+`H+H+Q+Ę,_+XH+H+Q+¨-_+hH+H+Q+°-_+pH+H+Q+È-_+xH+H+Q+Ð-_+H+Q+¸-IQH+P*À-I:H+U(Ç-IIH+U(Ä-IAH+U(Å-IBH+U(Æ-ICH+H*c)6H+H)b(5H+HL_+(H+iĈ(i(iè)Ĥ3(H+iĈ+H+8>H+Q+Ĉ+ILH+U(ĕ+J)i*n,hH(i*b(Ę)H(HL_+(4)3H+H+U(Ĕ+b(ô,H+H+P*Đ+^*ð,H+H+Q)Ė+_)ö,H+H+Q)Ğ+_)þ,H+H+Q)Ħ+_)Ć,H+H+Q)®,_)Ď,H+H+Q)¶,_)Ė,H+H+Q)¾,_)Ğ,H+H+W)Æ,c)Ħ,H+H+iÈ*J/^*Ü,H+HL_*è,H+j¨¨¨¨è(_*à,H+j(_*¨-H+H)b(õ,H+H+iĈ(^*Ø,H+ið*H+iØ,8÷)H+U(ý*J*i*o,hH+iĔ+I,+hH+P*Ā*I)H+Q+ð*ILH+P*ø*I.H+U(ü*I7H+U(þ*I8H+H+U(ÿ*J-b(ÿ+H+H8b(þ+H+H*b(ý+H+H7b(ü+H+H.^*ø+H+HL_+ð+H+iĈ+H+ið+8Q*h*¦H+P*Ĉ+,hH+Q*Č+4)3H+H,Q*(JN_+È*H+H,Q*0JO_+Ð*H+H,Q*8JP_+Ø*H+H,Q*@JR_+à*H+H,P*HJ0^*è*H)H+P*Đ+^*(H)HN_*,H)HO_*4H)HP_*<H)HR_*DH)H0^*LH+H-b(ė+H+H8b(Ė+H+H*b(ĕ+H+H7b(Ĕ+H+H.^*Đ+H+HL_+Ĉ+H+ið+I0H+iĈ+I-*h*hH)Q+@H)Q+H«JLH)Q+(«£j)z5(H)Q+0HL«£j)z5(H0i*b(.4)3H0H-]*0H-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨è)¬_*(3H+U(ö+i*o,hH+Q+ð+4)3H)Q+HH)Q+@H)Q+8¬j§­«jħ©¨¨¨¨¨¨§«x5)H.ÕH*Õjħ)«jX®¬H7Õjħ)«jH®¬H8Õjħ)«j`®¬j¨¨¨¨¨Ĉ)¬3ILH(i*b(Ę)H(HL_+(4+3H+ið*H+iØ,8÷)H+U(ý*J*i*o5(33H+H6b(ç,H+H2b(æ,H+H1b(å,H+H@b(ä,H+H?^*à,H+HM_+Ø,H+iĈ+I-K(i8J)L(H+iØ,J*P*(I,*h*h*hH*P*,J.i)o,hH.5)4*3H,U((iUo5)H-i*b(.H-i*b()4*3H,U((iYJ7iħ)i+s5(H,U()ibo5(H*P*(I.*§*h*hH*P*,J,i*u,hH,i*n5)4*3H.i*T((ihp5)3H,i*I,H.i*4)3i(3I.H)H,i(H.C^*,H)H.i)H.C^*(H)H*U(4b(4H)H*W(5c(5H)H*P*0i*^*0*hH)P*,i)o5(i(I,H)P*(U((J*iğ(o,hH*iĊ(o5)i)I,3H-i*b(.H-H,b()H-H7b((4*3H-H)W(5c).H-H)P*0J*b((H-i-j)d((H-H*ÕH)Y(4jH®¬j0°f()4)3H-H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨H¬_*(3H)i8L(H+U(Ď+i*o,hH+Q+Ĉ+ILH(i*b(Ę)H(HL_+(4)3H+U(ĉ+I6H+U(Ĉ+I;H+iĈ+H+i88>H+Q+Ĉ+ILH+U(ĕ+J)i*n,hH(i*b(Ę)H(HL_+(4)3H+H+U(Ĕ+b(ô,H+H+P*Đ+^*ð,H+H+Q)Ė+_)ö,H+H+Q)Ğ+_)þ,H+H+Q)Ħ+_)Ć,H+H+Q)®,_)Ď,H+H+Q)¶,_)Ė,H+H+Q)¾,_)Ğ,H+H+W)Æ,c)Ħ,H+H/^*Ü,H+HL_*è,H+j¨¨¨¨è(_*à,H+j(_*¨-H+H)b(õ,H+H+iĈ(^*Ø,H+iĈ+H+iØ,8÷)H+U(ĕ+i*o,h+hH+ið*H+iĈ+H+P*Ę+J)8NH+U(ö*i*o,hH+Q+ð*ILH(i*b(Ę)H(HL_+(4+3H)H+U(ð*b(PH+iĈ+H+iØ,8÷)H+U(ĕ+i*o5(33H+iĈ+H+iH8>H+Q+Ĉ+ILH+U(ĕ+J)i*n,hH(i*b(Ę)H(HL_+(4)3H+H+U(Ĕ+b(ô,H+H+P*Đ+^*ð,H+H+Q)Ė+_)ö,H+H+Q)Ğ+_)þ,H+H+Q)Ħ+_)Ć,H+H+Q)®,_)Ď,H+H+Q)¶,_)Ė,H+H+Q)¾,_)Ğ,H+H+W)Æ,c)Ħ,H+H/^*Ü,H+HL_*è,H+j¨¨¨¨è(_*à,H+j(_*¨-H+H)b(õ,H+H+iĈ(^*Ø,H+iĈ+H+iØ,8÷)H+U(ĕ+i*o,h+hH+P*Ę+H+ið*H+iĈ+8Þ)H+U(ö*i*o,hH+Q+ð*ILH(i*b(Ę)H(HL_+(4+3H+W)ð*c)RH+iĈ+H+iØ,8÷)H+U(ĕ+i*o5(33H+iØ,H+iX8>H+Q+Ø,ILH+U(å,J)i*n,hH(i*b(Ę)H(HL_+(4)3H+H+U(ä,b(ì+H+H+P*à,^*è+H+H+Q)æ,_+°+H+H+Q)î,_+¸+H+H+Q)ö,_+À+H+H+Q)þ,_+È+H+H+Q)Ć,_+Ð+H+H+Q)Ď,_+Ø+H+H+W)Ė,c)à+H+HL_+ð*H+H)b(ý*H+H+P*è+^*ø*H+H+U(ì+b(ü*H+H+Q+°+_)þ*H+H+Q+¸+_)Ć*H+H+Q+À+_)Ď*H+H+Q+È+_)Ė*H+H+Q+Ð+_)Ğ*H+H+Q+Ø+_)Ħ*H+H+W)à+c)®+H+H+U(ì+b(ô,H+H+P*è+^*ð,H+H+Q+°+_)ö,H+H+Q+¸+_)þ,H+H+Q+À+_)Ć,H+H+Q+È+_)Ď,H+H+Q+Ð+_)Ė,H+H+Q+Ø+_)Ğ,H+H+W)à+c)Ħ,H+j(_*¨-H+H)b(õ,H+HL_*è,H+j¨¨¨¨è(_*à,H+H/^*Ü,H+H+iĈ(^*Ø,H+iĈ+H+iØ,8÷)H+U(ĕ+i*o,h+hH+P*Ę+H+ið+H+iĈ+i(iČ(8\\H+U(ö+i*o,hH+Q+ð+ILH(i*b(Ę)H(HL_+(4+3H+P*ð+b(QH+iĈ+H+iØ,8÷)H+U(ĕ+i*o5(33H+i(c)Ć+H+i(^)Ă+H+j(_+ð+H+j(_+ø+H+i(c)Ā+H+iĈ+H+ih8>H+Q+Ĉ+ILH+U(ĕ+J)i*n,hH(i*b(Ę)H(HL_+(4)3H+iĠ*I7H+iĐ*I8H+iĀ*I*HCÕjħ)«IMHBÕjħ)«INHAÕjħ)«IOH+H+U(Ĕ+b(ì,H+H+P*Đ+^*è,H+H+Q)Ė+_)î,H+H+Q)Ğ+_)ö,H+H+Q)Ħ+_)þ,H+H+Q)®,_)Ć,H+H+Q)¶,_)Ď,H+H+Q)¾,_)Ė,H+H+W)Æ,c)Ğ,H+H)b(í,H+j¨¨¨¨è(_*Ø,H+i(^*Ġ,H+HL_*à,H+iĈ(I<H+ið+I3ihI=*h*h*h*h*h*¦*h+hH+iØ,H=J)ið(Q*(ILH)iø(P*(IDH)iü(U((IEH)iý(U((IFH)iþ(U((IGH+H)iÿ(U((b(ė+H+HGb(Ė+H+HFb(ĕ+H+HEb(Ĕ+H+HD^*Đ+H+HL_+Ĉ+H+iÈ,I2i(I-i(I,i(I4K(i8J5i(c)4H5i(^*0H+iĈ+J1P*(I/*h*h*h*hH1P*,J)6*)(*3H/U((iUo5)H2i(c),H2i(^*(H2i*b(.4*3H2H1]*0H1Y(4jH®¬H1Y(5jX®¬H1Y(6j`®¬j¨¨¨¨¨H¬_*(4)3H)H/IJiøÊè(I)H>iħ)i*qIK+h*§H/T((J.i(v,hH.iħ)I0H/i)4)3H/U()igI9H.iGI0H.iu,hH0i.H9I0H/i*4)3H/U(*igH9i.I9H.iq,hH9H0i4I0H/i+4)3H0i:i¨¨Ę(H/U(+igH9i.I0H/i,3I.*h*h*h*hHKm,hH,m5)H-i)m,hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)J,i)I)3H,U((i*P*äÙhH0n5*+hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)U((H)i)I)i*P*äÙhH0o5(3H)i)I,4*3H,,hH-i)m,hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)J,i)I)3H,U((i*P*ÌÙhH0n5*+hH)iýÊè(n,hj¨¨¨¨¨HIL4-3H)U((H)i)I)i*P*ÌÙhH0o5(3H)i)I,4*3j¨¨¨¨¨HILH-H)iýÊè(ni)5*H)i)I-H0H)U((i*P*ÌÙhn,hH)I,H-I)4*3+hH-iýÊè(n5+H-U((H-i)J)I-i*P*ÌÙhH0o5(3H)i)I,4)3j¨¨¨¨¨HILH-H)iýÊè(ni)5)H)i)I-H0H)U((i*P*äÙhn,hH)I,H-I)4)3+hH-iýÊè(n5*H-U((H-i)J)I-i*P*äÙhH0o5(3H)i)I,3H4iĦ(u5)j¨¨¨¨¨è*IL3H2H1P*0H4ÕH1Y(4jH®¬H1Y(5jX®¬H1Y(6j`®¬HL¬_*(4*3H4H/H.I4i)I-H,U((H5i0J/H/U((i)b((H.J/HJo5(3H2H5W)4c(,H2H5P*0^((H2i*b(.3H+U(Î,i*o,hH+Q+È,4+3H+]*È,ILH3i,H+[)Ì,JPe((H3HLf((H<HHi0Q+(£ÏHPjH®jP°ÏHLÏJ)iħ)H)i0iħ)H)i8iħ)H)i@HPÏiħ)i¨)w5)H>i)I>H3i.I3H<iXI<HHi,IHH=i8J=5(3H+HIb(ç,H+HCb(æ,H+HBb(å,H+HAb(ä,H+H:^*à,H+HQ_+Ø,H+iĈ+I/K(i8J)L(H)i0I.i(I0*h*h*h*h*h*hH+iØ,J-J,P*,i,n,hi+I1*hH,P*(J5U((J2iR6<-..................,(3H2iĊ(n5*H2iğ(n5)4-3H.H,]*0H,Y(4jH®¬H,Y(5jX®¬H,Y(6j`®¬j¨¨¨¨¨è(¬_*(4-3i(I14*3i)I14)3i*I13i¨.I2i)I0*h*h*h*hH5U()J3iR6<+,,,,,,,,,,,,,,,,,,)(3H3iĊ(n5)H3iğ(o5+i(I24*3i¨,I24)3i¨*I23i¨¨4I3i*I0*h*h*h*hH5U(*J4iR6<+,,,,,,,,,,,,,,,,,,)(3H4iĊ(n5)H4iğ(o5+i(I34*3i¨¨0I34)3i¨¨,I33i¨¨¨@I4i+I0*h*h*h*hH5U(+J5iR6<+,,,,,,,,,,,,,,,,,,)(3H5iĊ(n5)H5iğ(o5+i(I44*3i¨¨¨8I44)3i¨¨¨0I43H.i*b(.H.H3H4H2H1^*(4)3H.i)b(-H.H,W(5c).H.H,U(4b(,H.H,P*0H0^*(3*hH)U(6i*o,hH/H)Q+0_*(4)3*h*h*hH)P*0J,i¨¨Ġ/i¨¨0oJ1H,i¨¨¨i¨¨¨8oJ25(H,i¶DmH,i¨FJ.mH,i7J0i)ni§H1H25(H)U(3I1H)U(2I2H)W)0I3H.m5)H2i+n5)H0i)n5)i*I,4*3H/H-]*0H-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(4*3i+I,*hH1i+n5(H0m5(H.i¨*o5)3H/i*b(.H/H1b(+H/H2b(*H/H3c)(4)3H/H-P*0H,ÕH-Y(4jH®¬H-Y(5jX®¬H-Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(3H)i8L(H+U(Ď+i*o,hH+Q+Ĉ+ILH(i*b(Ę)H(HL_+(403H+H+P*Ĉ+J0^*È,H+iØ,H+iø(i)i§8\\H+U(Þ,i*o,hH+Q+Ø,ILH(i*b(Ę)H(HL_+(403H+P*Ø,I1H+iÒ,H+iÈ,J,8«)H+ið,J.H+iĈ(iè)Ĥ2((H+H+Q+Ā+_+è,H+H+Q+ø+_+à,H+H+Q+ð+_+Ø,*§i)I/i+I)*h*h*h*hH,U((i)6+)(+*3i(I/4*3i*I)3H)i0H)H,U((i+nI/3i¨¨¬0I-i+I)*h*h*h*hH,U()i)6+)*+(3i*I)3H)i@i¨¨,i(H)H,U((i+nCH/4*3i(I-3H-H/3I)H+i(^*Ä.H+H)^*À.H+H0^*´.H+i(b(È.H+H;b(¾.H+H1^*°.H+H+P(Ò,^*¸.H+H+W(Ö,c)¼.H+H6b(¿.H+U(Ò,I,*h*h*h*h*hH6i*o,hH,i*n5)H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(443H,i*o5)H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(433H)H;H)i0iħ)nJ,m,hH)i¨¨,m5*H;H)i@o5*3H+H,mb(È.3H0iħ)i+o5*H+U(ę,iċ(u5)H+ið*I*403H(H:ÕHOjH®¬HNjX®¬HMj`®¬j¨¨¨¨¨Ĉ*¬_+(403H6i*o5+3H+i(b(Ä.H.8¢4+3HDÕHEÕjħ)«jH®¬HFÕjħ)«jX®¬HGÕjħ)«j`®¬j¨¨¨¨¨è*¬3ILH(i*b(Ę)H(HL_+(4-3H.H6H;mJ)m8Ý*,hi(I*4*3H+H.H)8Ý*b(Ä.H+ið,H)8Ă*3*h*hH+U(µ.i+o5(H+U(É-iċ(s5+H6i*n5(i)I*H+iĠ,J)H+U(¿.H+U(¾.i)nJ,m8Ý*5*H+H)H,8Ý*b(Å.H)H,8Ă*4)3H+i(b(Å.H+iĠ,8¢3*h*hH+U(¶.i+o5(H8I*H+U(ù-iċ(s5+i*I*H6i*n5(H+iÐ-J)H+U(¿.H+U(¾.i*nJ,m8Ý*5*H+H)H,8Ý*b(Æ.H)H,8Ă*4)3H+i(b(Æ.H+iÐ-8¢3*h*hH+U(·.i+o5(H7I*H+U(©.iċ(s5+H6i*n5(H+iĀ-J*H+U(¿.H+U(¾.i+nJ)m8Ý*,hi+I*4+3H+H*H)8Ý*b(Ç.H+iĀ-H)8Ă*4)3H+i(b(Ç.H+iĀ-8¢3H+iØ,J)H+i×.iè(8WH(H)iĠ)Ĥ2((4+3H(H*b(/H(i±*c(-H(H@b(,H(H?^*(4)3H(H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨è*¬_+(3H(i*b(Ę)3H+iØ.L(3ä:*J¦.§K(ihJLL(j(j)H(Y(J*®J,H*jè(|JNCj§­I@H,j(HNCj§­IAH(Q+hJ5H(H(U(JKi,JNQ+(J0H(Q+XJCH(Q+HJ9¬j§­««I*H(Q+pJ:HNi0Q+(J6H(Q+`JDH(Q+PJ;¬j§­««I,H(Q+@H(Q+0¬J>j§­I-H(Q+8H(Q+(¬J?j§­I1H(HKi)i,IMH(U(INH(U(IO*h*h+hH*H,¬j(z,hH*¢H,¢jh¥H*j(zCÏI(H*xÕI3*¦j(j)*§HK,hj(I+j(H(i/u5*BiĠ)4)3j(I+j(H(iğ(s5)Bi03H(JPÕ®J)HPiħ)iè(qJPCH-«I+H)j(HPCH1«3I)H,H3¥I<HLiXj)H(Õ®H(iè(8Ê*HLQ+`J.jħĦĥģğėćçħ(«I3HLQ+XJ/jħĦĥģğėćçħ(«I4H.jĦĥģğėćçħ¦«I.H/jĦĥģğėćçħ¦«I/*hHK,hH.j_®H/j1°¬H3ja®H4j/°¬¬I4H.j1°H3j/°¬I34)3H.j/®H/ja°¬H3j1®H4j_°¬¬I3H/j/®H4j1®¬I43H*j)¥H*«I*H,H<«I,HMQ+(H4«H)¬HAj§HOHNH(iħ)nJ(C«HMQ+0H3«H+¬H@j§H(C«¬x5)4*33H0j§­I3H6j§­I4H0H5«JGH9«I*H6H:«JHH;«I,*hHOi),h+hH*H,¬x5*H*j(zI(H,¢I)H*¢I+H,H*xÕ¥H,«I,H*j)¥H*«I*HAj§HNH+H)jh¥H(CÏJ(nJKCH(i,J(Q+ĈÁi«H3«H(Q+ĐÁiH@j§HKC«H4«¬x5(4+3(3+hH*H,¬x5)H*j(zI(H,¢I)H*¢H,H*xÕ¥H,«I,H*j)¥H*«I*H)jh¥H(CÏi,J(Q+ĈÁiH3«H(Q+ĐÁiH4«¬x5(34)3H5j§­J)H0HC««I*H:j§­J+H6HD««I,H)H9«IIH+H;«IJ+h*¦*¦*hH*H,¬j(z,hHLiHj)H*¢H,¢jh¥H*j(zCJ)®H)jè(«ÏJP8Ê*H)ÏJKi.JMiĈāè(I(HLQ+HJ)j)¥I.HMQ+¨ĂhJ7H?«J8j(H)¥J/«I-HMQ+°ĂhJ=H>«J+j(HLQ+PJ<H)j(zÕ¤¥J1«I2*¦H+H<H)xÕ¥J<«J)x,hj§I+j§H.H8«j)¬¡jg­®4)3j§H)¡jg­®I+j(3I)H*xÕI8H+H2j(H2H-j(zÕ¤¥«j)®H-j(H-¥«J-jg°¬¤H)H-j)®¤J+H)|Õ¤H=«I=H(Q+`JEH>«J-H1«I2H(Q+XJBH?«JFH/«I)H+H7«I7*¦H-H<«J+x,hj§H.HF«j)¬¡jg­®I-j§4)3j(I-j§H+¡jg­®3H,H8¥IFHLi8HIHJHP8Ë*H2j(H2H)j(zÕ¤¥«j)®H)j(H)¥«J)jg°¬¤H-H)j)®¤J+H-|Õ¤HE«H=¬I)H+HB«H7¬J+HLQ+8HKÕ°j)«x5+BH(Q+0J=H>«J2H1«I7H(Q+(JEH?«JBH/«I-H2H<«J2j(z5)j§I8j§H.HB«j)¬¡jg­®4*3H0H5HC¬j§­«H9«I*H6H:HD¬j§­«H;«I,+hH*H,¬j(z,hHLj)H*¢H,¢jh¥H*j(zCJ)®H)ÏJ(iè(8Ê*H(i.JKiĈāè(IMHLQ+(J)j)¥I6HKQ+ĈāhJ5H?«J9j(H)¥J:«I0HKQ+ĐāhJ;H>«J+j(HLQ+0J/H)j(zÕ¤¥J-«I.H*xÕI1*¦H+H/H)xÕ¥J/«J)x,hj§I+j§H6H9«j)¬¡jg­®4)3j§H)¡jg­®I+j(3I)H,H1¥I9H+H.j(H.H0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬¤H)H0j)®¤J+H)|Õ¤H;«I;H-HMQ+@J-H>«J0«I.H:HMQ+8J:H?«J1«I)H+H5«*¦H/H0«J+x,hj§H1H6«j)¬¡jg­®I0j§4)3j(I0j§H+¡jg­®3I+H*j)¥H*«I*H,H9«I,H0H)j(H)¥«J6j)®¤J5H:«¬HAj§HOHNH(iħ)nJ(C«H3«H0H5~ÕH+H.j(H.H)j(zÕ¤¥«j)®H6jg°¬¤¤H-«H;¬H@j§H(C«H4«¬x5)4.33HCHG«I*HDHH«I,+hH*H,¬J)j(zI(H)x5.H*j(zIKH,¢I)H*¢I+H,H*xÕ¥H,«I,H*j)¥H*«I*HAj§HOHNH+H)jh¥HKCÏJKiħ)nJMCHKi,JKQ+Ĉñh«H3«HKQ+ĐñhH@j§HMC«H4«¬x5(34-3j§H2¡jg­®I8j(3I2H8H7j(H7H-j(zÕ¤¥«j)®H-j(H-¥«J-jg°¬¤H2H2H-j)®¤J2~Õ¤H=«I7H1H(Q+@J8H>«J1«I-H(Q+8J=H?«JBH/«I/H2HE«*¦H1H<«J1x,hj§I1j§H.HB«j)¬¡jg­®4)3j§H1¡jg­®I1j(3I.H)H7H1H-j(H-H/j(zÕ¤¥«j)®H/j(H/¥«J)jg°¬¤H.H.H)j)®¤J.~Õ¤H8«¬¬I)H.H=«¬H+¬3I+H*j)¥H*«I*H,HF«I,HAj§HOHNHKiħ)nJ(CH+«H3«H@j§H(CH)«H4«¬x5(33i)I(3HLihL(H(3Æ:*3¦2§K(i8J?L(H)U(,J@igH)U(*I=*hj)H@Õ®J-H(H(U(J>i)JAi,J:Q+(J.H:Q+0J/H@iè(qJ8C«x,hi*IA4)3H:H/j(H-H8C­_+0H:H.H-j(H8C­_+(H(Q+PI.H(Q+HI/*hH8m,hH(H/_+HH(j(H-H-H.«xCH.­_+PH(j(H-H-H(Q+`J.«xJ9CH.­_+`H(j(H-H-H(Q+pJ.«xJ:CH.­_+p4)3H(H._+PH(j(H-H-H/«xCH/­_+HH(j(H-H-H(Q+XJ.«xJ9CH.­_+XH(j(H-H-H(Q+hJ.«xJ:CH.­_+h3i(i*H9Ci(i,H:Ci.nI:3ÕI6j(I.j(j)H=Õ®J/H=iè(qJ9CI0H/j(H9CI3*§*hH8m,hH(H>i,J8H8Q+(H3­_+(H8H-H0¬J0H8Q+0­_+0H(H3j(H/H(Q+HJ1H(Q+PJ2H9J8C«j(zJ9CH1­J5_+HH(H2H0j(H9C­J4_+PH(j(H3H/H(Q+XJ1H(Q+`J2H8C«xJ<CH1­J1_+XH(H2j(H0H<C­J2_+`H(j(H3H/H(Q+hJ3H(Q+pJ7H8C«xJ;CH3­J/_+hH(H7j(H0H;C­J0_+pi(i,H;Ci(i*H<CH9U(ØÑhI<i(H)U((J9i.n5*BH-H(Q+0«J3x,hH-H(Q+@«x5*3H(H/_+hH(H1_+XH(H5_+HH(H3xi,i0J8H8Q+(H-­_+(H(j(H-i)H4H6°Ïi)i(i*H-H2«xCi(i,H-H0«xCU(ØÑhJ8J;i3CH2­_+`H(j(H-H;iMCH4­_+PH(H-j(H8i*iħ)i+wCH0­_+p4)3H(H>i,J8H-H3¬J.H8Q+(­_+(H8H8Q+0H0­_+0H(H.j(H/H(Q+HJ1H(Q+PJ2H=iè(qJ8C«j(zJ9CH1­J3_+HH(H2H0j(H9C­J4_+PH(j(H.H/H(Q+XJ1H(Q+`J2H8C«xJ<CH1­J1_+XH(H2j(H0H<C­J2_+`H(j(H.H/H(Q+hJ.H(Q+pJ5H8C«xJ;CH.­J/_+hH(H5j(H0H;C­J0_+pi(i,H;Ci(i*H<CH9U(ØÑhI<i(H)U((J9i.n5)B*hH-H(Q+(«J.x,hH-H(Q+8«x5)3H(H0_+pH(H2_+`H(H4_+PH(H.xi,J8H8Q+(H-­_+(H(j(H-i)H3H6°Ïi)i(i*H-H1«xCi(i,H-H/«xCU(ØÑhJ8J;i3CH1­_+XH(j(H-H;iMCH3­_+HH(H-j(H8i*iħ)i+wCH/­_+h3H-I.j(I-3H(H>i,J8H8Q+(H.­_+(H8H8Q+0H-­_+0H(H(Q+Hj(H.i)H9J>iMJ;C­_+HH(H(Q+hj(H.H9i*i+qJ9C­J/_+hH(H(Q+Xj(H.H>i3J>C­J1_+XH(H(Q+Pj(H-H;C­_+PH(H(Q+pj(H-H9C­J0_+pH(H(Q+`j(H-H>C­J2_+`i)3I8H(i(H(W)|i)i(H<CHAi*oJ9Cc)|H9H:,hH/H1«J-H(Q+(«H0H2«J.H(Q+0«¬x,hH(igb(H(i©Fc(H(i(b(~3H(Q+8H-«H(Q+@H.«¬x,hH(igb(H(i¨Fc(H(i(b(~3H?H@b(5H?i¯Ħ(c(2H?H)U(+b(4H?H1H(HAi,J)Q+(«H/«£H2H)Q+0«H0«£¤d(6H+H?i2H,P*49((3*hH(U(i*n,hH(H@b(H(H=b(H(i)b(H(H8i)HAi*nJ,b(H(U(I+i(I)*hH(P*xJ=i)o5(H+5(H,5(i(I+4*3H(Q+8H(Q+(¬j§­H(Q+hH(H+i,J,Q+(H(Q+XH(Q+H¬j§­««J-j0°H(Q+pH,Q+0H(Q+`H(Q+P¬j§­««J.j`®¬H-j0®H+C«H(Q+@H(Q+0¬j§­H.j0°H.j0®H-j`°¬H+C«¬j(z5)H(805)H(i*c)i)I)H(H+i)J+b(H(H=i)J,i§H,C^*x4)3H(i*c)i)I)H(H(U(i§i)J+b(H(H(P*xi)J,i§H,C^*x3*hH(W)|J=ið)q5(H(U(~i*o5(H(ië(b(H(iª.c(H(i(b(~3*hH)m5(*hH=i0q5(H*P*0J:i0q5(H*P*4I,H(8mI-H,H:w5(H*P*,I*i(I8i)I)+h*hH8H*H,i,J,Q+(H-yI8H)H=w5(H)i)I)H,P*0J,H:q5)33H8i*q5(H(U(~i*o5(H(iì(b(H(iª,c(H(i(b(~3H(Q+8H(Q+(¬j§­H(Q+hH(H+i,J)Q+(H(Q+XH(Q+H¬j§­««J-j0°H(Q+pH)Q+0H(Q+`H(Q+P¬j§­««J.j`®¬H-j0®H+C«H(Q+@H(Q+0¬j§­H.j0°H.j0®H-j`°¬H+C«¬j(z5(H(805(H(U(~i*o5(H(ií(b(H(iª*c(H(i(b(~3H?i8L(3ĚA*K§1¦K(iÈ+J+L(H+i`H)H*j©¬´Èøè©¬18cH+Q+`IN*hH+U(mJ;i*n,hH(i*b(H(HN_+(4)3H+H+Q+_+0H+H+Q+_+8H+U(~IHH+U(}I<H+P*xI4H+P*tIIH+P*pIJH+P*I2H+P*I5H+P*I=H+Q+ IRH+P*¨)I>H+U(¯)IKH+U(|I?H+U(I6H+U(I7H+U(I8H+U(¬)I@H+U(­)IAH+U(®)IBH+P*hICH+U(lI3H+W)nIDH+H+Q+¸)_+HH+H+Q+°)_+@H+H+Q+À)_+PH+H+Q+È)_+XH+P*Ð)IEH+P*Ô)ILH+Y(Þ)ISH+Y(Ý)ITH+Y(Ü)IUH+]*Ø)IVH+HDc)nH+H;b(mH+H3b(lH+HC^*hH+HN_+`H+ià)I.i(I)H+i`J-U(4JFÕjħ)«INH-Y(6IOH-P*0I9H-P*,I,*§*h*hH-Y(5JPj*y5(H,m5(H-P*(I*H-U(7I:+hH*H/J1U((iĤ(o,hH,H/i)J/o5)4*33*h*hH/m,hi)I-H*i)H*CI0i(I/4)3i)I0H/i)I-H1T((ihp,hi(I/4)3H*I0H/i§n5)3H,H-u,hH,H-o5*H*5)4*3H*H-T((iç§t5)3*§*h*hH/i)J-m5(H,H-u,hH,H-n5)4*3H*H-T((ihp5)3H,H-I)H*H-4)3i(3I1i(I,H-H9IGH1i)H1CI**hH)i(H1CJ-m,hH*I)4)3*h+hH*H,JMU((iĤ(n5)H-H,i)J,o5(3H*I)H-I,4)3*h*hH,m,hi)I1i(I,H*I)4)3i)I)H,i)I1HMT((ihp,hi(I,4)3H*I)H,i§n5)3H-H1u,hH-H1n5)4*3H*H1T((ihp5)3H.H,HGÕHNjH®HPjX®¬HOj`®¬¬j¨¨¨¨¨è(¬_*(4*3H.i©*c(EH.HFb(DH.HG^*@H.H,^*<H.H)^*8H.H:b(7H.i)c(5H.HFb(4H.H9^*0H.H/^*,H.H0^*(iG4*3H.H,H9ÕHNjH®¬HPjX®¬HOj`®¬j¨¨¨¨¨è(¬_*(3i*I:i53H.H:b((H+Q+à)INH+U(í)J)i*n,hH(i*b(H(HN_+(4)3H+H+U(ì)b(|H+H+P*è)^*xH+H+Q+ð)_*H+H+Q+ø)_*H+W)î)I*H+ià)J,i(iĈ(Ĥ3(H+j(_*H+H*c)~H+H)b(}H+HN_*pH+j¨¨¨¨H_*hH+H+iÀ*J)^*dH+H,^*`H)H+i`8÷)H+U(Í*J,i*o,hH+iä*I*+hH+P*Ð*I)H+Q+À*INH+P*È*I-H+U(Ì*I0H+U(Î*I.H+H+U(Ï*b(¿+H+H.b(¾+H+H,b(½+H+H0b(¼+H+H-^*¸+H+HN_+°+H+iØ*H+i°+8Q*h*¦H+P*Ø*,hH+Q*Ü*4)3H+H*Q*(JN_+Ĉ*H+H*Q*0JO_+Đ*H+H*Q*8JP_+Ę*H+H*Q*@JQ_+Ġ*H+H*P*HJ/^*¨+H+P*à*I1H)HP_*<H)HO_*4H)HQ_*DH)H/^*LH)H1^*(H)HN_*,H)Q+HH)Q+@H)Q+8¬j§­«jħ©¨¨¨¨¨¨§«x5)H-ÕH,Õjħ)«jX®¬H0Õjħ)«jH®¬H.Õjħ)«j`®¬j¨¨¨¨¨Ĉ)¬3INH(i*b(H(HN_+(4+3H+iÀ*H+i`8÷)H+U(Í*J,i*o5(33*h*h*h*hH+Q+Ā)JNH+Q+ø)JOH+Q+à)««£ÏH+Q+°*JPH+Q+¨*JQH+Q+Đ)««£Ïi)o5(HOH+Q+è)«HN«£ÏHQH+Q+Ę)«HP«£Ïi)o5(*§*hHIi)o5(i(HJU((J)iğ(n5)BH)iĊ(o5(i)4)3H<i*o5*H43I-H+i`H+i0H+ià)8NH+U(fi*o,hH+Q+`INH(i*b(H(HN_+(4-3H+H+U(`b(Ĉ)*h*hH56*,()3H2U((iUo5+4,3*§*h*hH2U((iY6*()-3H2U()ibo5,H+ià)4)3H2U()ibo5+H+iĐ)3I)*§*hH5i+q5(H2T(*ihv5(i(4)3H5i*I3H2i*3I*H+H8b(nH+H7b(mH+H6b(lH+H=i*J,^*hH+H3i(H*C^*dH+H*i)H*C^*`H+iØ*H+i`8Þ)H+U(Þ*i*o,hH+Q+Ø*INH(i*b(H(HN_+(4-3H+U(Ø*i)n,hH)H+U(Ù*b(SH)i)b(RH)H-i)8Ă*4,3H(i*b(H(H8b(/H(H7b(.H(i)b(-H(H6b(,H(H,^*(4,3H(i*b(H(HCÕHDÕj`®H;ÕjX®¬H3Õjħ)«jH®¬¬j¨¨¨¨¨è)¬_+(4+3H(i*b(H(HHb(/H(H<b(.H(H4b((H(i-j)d((H(H4ÕH?Õjħ)«jH®¬j0°f()4*3H(i*b(H(H=ÕH6Õjħ)«jH®¬H7Õjħ)«jX®¬H8Õjħ)«j`®¬j¨¨¨¨¨H¬_+(4)3H+HKb(oH+HBb(nH+HAb(mH+H@b(lH+H>^*hH+HR_+`H+iØ*H+i`i(iČ(8\\H+U(Þ*i*o,hH+Q+Ø*INH(i*b(H(HN_+(4)3H+P*Ø*I.H+i`H+i@i)i§8\\H+U(fi*o,hH+Q+`INH(i*b(H(HN_+(4)3H+P*`I3H+i`I*i(I/*h*h*h*h*h*hH+iPJ)P*,i*n,hi+I,i+I0*hH)P*(J1U((J2iR6<-..................,(3H2iĊ(n5*H2iğ(n5)4-3H*H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨è(¬_*(4-3i(I04*3i)I04)3i*I03i)I/*h*h*h*hH1U()J2iR6<+,,,,,,,,,,,,,,,,,,)(3H2iĊ(n5)H2iğ(o5+i(I,4*3i*I,4)3i)I,3H*i*b(.H*H,i0H0c)(4)3H*i)b(-H*H)W(5c).H*H)U(4b(,H*H)P*0H/^*(3H+U(fi*o,hH+Q+`INH(i*b(H(HN_+(4)3H+W)`I,*§*§*h*h*h*hHLi)6*()*3i(J*HEU((J)iUn5+BH)iĊ(n5*H)iğ(o5)i)4,3i)I*i)HEW((iğì)n5+B3H(i*b(H(HUjH®HV¬HTjX®¬HSj`®¬j¨¨¨¨¨H¬_+(4+3i)3I*i(3I)H,i0I0H+i`J/H+ià)iĈ(Ĥ2((H+H-b(É)H+H*b(È)H+H)b(Ç)H+H,c)Ä)H+H3^*À)H+H.b(Æ)*h*h*h*hH.iħ)iċ(u,hH-i)I*H,iħ)i+o5)H/H*i)8Ý*m5)i(I)4+3H,iħ)i+n5)H0i+n5)H-i)I*3H0i+n,hi)I)H+iĐ(H*i)8Ý*5*3H+i`H+iÇ+iè(8*hH+U(Ä)H,iħ)n,hH+U(Å)H0n5)3H+i(b(Æ)3H(H+i`iĘ(Ĥ2((4+3H(H>ÕH@Õjħ)«jH®¬HAÕjħ)«jX®¬HBÕjħ)«j`®¬j¨¨¨¨¨è*¬_+(4)3H(H)b(/H(i±*c(-H(H?b(,H(H4^*(3H(i*b(3H+iÈ+L(3Ė5*:¦0§K(ihJ@L(H(H)i)JCi+Q+(J9H(H)i+Q+(J6¬I1H*Q+(I;H*U(AIDH*U(@IB*h*hH*Q+8J-x5(H*Q+0I7H-H6j§­«I8*hH(Q+HJ5H(Q+@J:H(Q+8J3¬j§­«J<H6«J-j(z,hi)i.H)CI?H1j§­J2j¨¨¨¨¨Ĉgj¨¨Ĥ/H)C«I=H,P*8IA+hH=j)H-¢J0®J.j0°j¨*H0®H)CJ/«J4j0°H4j0®H)CH/¬H2«I>H.jħĦĥģğėćçħ(«I/H.jĦĥģğėćçħ¦«I4H0ÏI*H),¦H4j1°H/j/°¬-H4j/®H/j1®¬3H9«H>¬j§I0*hHBi)m5(H.H7«x5(HDH*8č)I03H0«H8«J.j(z,hH+H*H.H*i+H?nHA92(5+3H-j)¥H-«J-j(z5(33H6H7j§­«H3«H5«J-j(z,hH,P*8I*+hH-¢ÏJ?i+Q+ĀíhH8«J.j(z,hH+H?H.i(H*92(5+3H-j)¥H-«J-j(z5(33H5j§­J-H6H:««J.j(z,hH-H3«I9H,P*8IA+hj§H.¢J4ÏJ*i-J?Q+ĘÝhJ/H1«J2j§H4®J-j§­J0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«j§H?Q+ĐÝhJ/H1«J2H0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«¬I/H9j)H4®J4«j(z,hH/j§H?iĀÝè(J?Q+(J/H1«J2H0«j)¬¡jg­®H-H2«J2j(H2¥«j)®¤H/«j§H0H?Q+0J0H1«J/«j)¬¡jg­®H-H/«J-j(H-¥«j)®¤H0«¬¬I/3j§I-*hH4H7«x5(HBi)m5(HDH*8č)I-3H-H/«H8«J-j(z,hH+H*H-i(HA92(5+3H.j)¥H.«J.j(z5(33H6H5H:¬j§­«H3«J-j(z,hH,P*8I?HBi)IA+hj§H-¢J5ÏJ*i-JEQ+ĈÝhJ3H1«J0j§H5®J.j§­J/«j)¬¡jg­®H.H0«J0j(H0¥«j)®¤H3«j§HEQ+ĀÝhJ3H1«J0H/«j)¬¡jg­®H.H0«J.j(H.¥«j)®¤H3«¬I3*¦j§HAm5(Bj§H7H5°j)«x5(BHDH*8č)3H3«H8«J.j(z,hH+H*H.i(H?92(5+3H-j)¥H-«J-j(z5(33H(U(Ri)o5)j)H(U(SJ*Õ®I.*¦H),hj¨)H*igÕJ-®j¨Ħĥģğėćçħ(«j¨,H-®j¨Ĥģğėćçħ¦«¬4)3H.j1°jħĦĥģğėćg«H.j/°jĦĥģğėćçħ(«¬3H6«H<«J-x5)H*i8i.I*H,P*8I?+hH@H(Q+P_+`H@H(Q+H_+XH@H(Q+@_+PH@H(Q+8_+HH@H(Q+0_+@H@H(Q+(_+8H@i0H@i8JEH)H-¢ÏJAi0H*88*hH@Q+XH@Q+PH@Q+@J7H@Q+8J8H)C««J5j(z,hHEH5¢ÏHCH7H8¬8y5)3H+HAH.i(H?92(5*3H-j)¥H-«J-j(z5(34)3i)I*4)3i(I*HBi)m5(j(I.HDigJBi+Q+ĀÙhH6j§­«J-j(z,hj)HBÕ®H1­I1+hH.j(j)H-¢J.®H(H.ÏHCH18yC¬I.H-j)¥H-«J-j(z5(33*h*h*hH;j(z5(H(U(PJBi)i*i(H)CJ?JFHBH?i*m5(j`j(H)CI1i`i(H)CJ)i,IAHDi`IEH(Q+0H(Q+(¬I-*hHFm5(H-H1°jĈ(«j(z5(H(HAHCH-8y5(H(H)i-HCH-8y5(H(H)i.HCH-8y5(H.j)HEi.Õ®¬I.3HBH?i*m5(H-H1°j6«j(z5(H(HAHCH-8y5(H(H)i+HCH-8y5(H(H)i*HCH-8ym5)3H.j(z5)4*3H.j)HEi*Õ®¬I.3H+HDH.i(H,P*892(I*3H@ihL(H*3ğ8*6§4¦K(iĈ(J.L(*h*h*hH)Q+HJ=H)Q+@J@H)Q+8J>¬H>­j§­«H>­j(z5(H=H>«£JAj)~5(H@H=H>¬j§­«J=jýüþúĂòĒÒÒ§«I>H=jÒÓÑÕÍÝ½ýý(«I=HAÏi)o,hH=x5*H>j(z5)4*3H=£Ïi(H>£Ïn5)3H)U(]5(H)U(Qiċ(s5(*hH+i*w,hH-P*0I8H.i0J2H)H)U(\\J08tH.i(b(H.H-^*H.H.iÿ(^*H)H0H2H.iĀ(iĄÆè(83Bj(I>H8H-P*0J/q,hH+i)I9H*i4I3+hH-H/i)J+^*0H,Q+(J=x5+H,H=j)¥_+(H-P*,H+i-J+U(*I0H+U((I2H+U(,I+H.H)Q+X_+`H.H)Q+P_+XH.H)Q+H_+PH.H)Q+@_+HH.H)Q+8_+@H.H)Q+0_+8H.H)Q+(_+0H.H.i0H.U(dH2H+i8H0i088H.U(dJ4i)n,hH.H.P*`i)J+i§H+C^*`3H.H4i)b(dH*P*0I1*hH.U(YJ:i/u,hH3P*(I0i(I/i¨Òé(Q+(I=iĠÑé(Q+(I@iĘÑé(Q+(IAiĐÑé(Q+(I?iĈÑé(Q+(IBH.U(ZI5H.Q+PICH.Q+HIDH.Q+@IEH.Q+8IFH.Q+0IGH.U([I6H.U(XI74)3H.U([I6H.U(XI7H3P*(I0i(I/i¨Òé(Q+(I=iĠÑé(Q+(I@iĘÑé(Q+(IAiĐÑé(Q+(I?iĈÑé(Q+(IBH.U(ZI5H.Q+PICH.Q+HIDH.Q+@IEH.Q+8IFH.Q+0IGH1i0q5(H0H1w5(H?HF­jē¯þ­ĐðÉČĉ(¥J<jF°H<­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°H<­HBHG­jē¯þ­ĐðÉČĉ(¥J<jF°H<­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°H<­¤HAHE­jē¯þ­ĐðÉČĉ(¥J<jF°H<­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°H<­¤H@HD­jē¯þ­ĐðÉČĉ(¥J<jF°H<­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°H<­¤H=HC­jē¯þ­ĐðÉČĉ(¥J<jF°H<­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°H<­¤H7Õjħ)«j0®j½ĠÑĢ¿ßĆÃÆ§j½ĠÕĢ¿ßĆÃÆ§H4C¤H6Õjħ)«jħ)H5i)C¤jčõğîO­jáó»ďùĕ¹Ôç§¦J<jC°H<­jēËìÁÙßºĐ¼§¦J<jG°­H<­I<H*P*,I;i(I+i)I/H0I2+h*hH+H;H2i,J2Q+(H<yI+H/H:w5(H/i)I/H2P*0J2H1q5)33H+i)sI/3H.H/b(eH?HF­jē¯þ­ĐðÉČĉ(¥J?jF°H?­jáó»ďùĕ¹Ôç§¦J?jC°H?­jēËìÁÙßºĐ¼§¦J?jG°H?­HBHG­jē¯þ­ĐðÉČĉ(¥J?jF°H?­jáó»ďùĕ¹Ôç§¦J?jC°H?­jēËìÁÙßºĐ¼§¦J?jG°H?­¤HAHE­jē¯þ­ĐðÉČĉ(¥JAjF°HA­jáó»ďùĕ¹Ôç§¦JAjC°HA­jēËìÁÙßºĐ¼§¦JAjG°HA­¤H@HD­jē¯þ­ĐðÉČĉ(¥J@jF°H@­jáó»ďùĕ¹Ôç§¦J@jC°H@­jēËìÁÙßºĐ¼§¦J@jG°H@­¤H=HC­jē¯þ­ĐðÉČĉ(¥J=jF°H=­jáó»ďùĕ¹Ôç§¦J=jC°H=­jēËìÁÙßºĐ¼§¦J=jG°H=­¤H7Õjħ)«j0®j½ĠÑĢ¿ßĆÃÆ§j½ĠÕĢ¿ßĆÃÆ§H4C¤H6Õjħ)«jħ)H5i)C¤jčõğîO­jáó»ďùĕ¹Ôç§¦J=jC°H=­jēËìÁÙßºĐ¼§¦J=jG°­H=­I=*hH0H1q,hH*P*,H0i,Q+(H=y5)3H*H1^*4H*P*(H1n,hH*8Ģ)3H*H1i)^*0H*P*,H1i,J+i(b(4H+H0^*0H+H=_+(3H.ihH.i0H*H9H,H-84H1H*P*0J0q,hH*P*,I2H0J+H1i),hH3H2H+i)J+i,J/U(4i+i*H/P*0^*(3H1i)H0o,hH2H+i,i@I/+hH3H/i<U((i+i*H/i8P*(^*(H3H/i,U((i+i*H/P*(^*(H/iHI/H+i*J+H1s5(33H*H1^*03H.P*h,hH(j)_+(4.3H.Q+pH>¤I>H-P*0J/H8s5(33H(j(_+(H(H>_+04+3H.i0J+H)H)U(\\J*8tH)H*H+86I>H>H,Q+(J=,hH(H>_+0H(j(_+(H,H=H>¥_+(4+3H(j)_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3H.iĈ(L(3©4)8¦*h*h*h*h*h*hH)iħ)i)6-()*+,-3H*i,iĘ7J)Q+ĐÁiI-H)Q+ĈÁiI/4,3H*i.iègJ)Q+°ĂhJ5H,«J3j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ2H-j(H*CJ.j(zÕ¤¥J8«I4j§I-H.j)¥I0H)Q+¨ĂhJ6H+«J9j(H.¥J7«I1H)iĈāè(I)*hH3H2H.xÕ¥J2«J.x,hj§H0H9«j)¬¡jg­®I/4)3j§H.¡jg­®I-3j(I.H-H4j(H4H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H/H/H1j)®¤J/~Õ¤H5«I1H)Q+`J4H,«J,H8«I-H/H6«I/H-j(H-H)Q+XJ5H+«J3H7«J+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬*¦H,H2«J,x,hj§H0H3«j)¬¡jg­®I.j§4)3j§H,¡jg­®3¤H.H+j)®¤J+H.|Õ¤H4«H1¬I-H+H5«H/¬I/4+3H*i.iègJ)Q+ĐāhJ5H,«J3j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ2H-j(H*CJ.j(zÕ¤¥J8«I4j§I-H.j)¥I0H)Q+ĈāhJ6H+«J9j(H.¥J7«I1H)iĈāè(I)*hH3H2H.xÕ¥J2«J.x,hj§H0H9«j)¬¡jg­®I/4)3j§H.¡jg­®I-3j(I.H-H4j(H4H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H/H/H1j)®¤J/~Õ¤H5«I1H)Q+@J4H,«J,H8«I-H/H6«I/H-j(H-H)Q+8J5H+«J3H7«J+j(zÕ¤¥«j)®H+j(H+¥«J+jg°¬*¦H,H2«J,x,hj§H0H3«j)¬¡jg­®I.j§4)3j§H,¡jg­®3¤H.H+j)®¤J+H.|Õ¤H4«H1¬I-H+H5«H/¬I/4*3H*i.iègJ)Q+ĐāhJ8H,«J6j(j(j)H*Õ®J-H*iħ)iè(qJ*CJ5H-j(H*CJ-j(zÕ¤¥J1«I3j§I2H-j)¥I/H)Q+ĈāhJ9H+«J7j(H-¥J4«I0H)iĈāè(I)*hH6H5H-xÕ¥J5«J-x,hj§H/H7«j)¬¡jg­®I.4)3j§H-¡jg­®I23j(I-H2H3j(H3H0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬¤H.H0j)®¤J7H.|Õ¤j(I.j(H)Q+@J;H,«J2H1«J3H)Q+8J<H+«J:H4«J0j(zÕ¤¥H3«j)®H0j(H0¥«J0jg°¬*¦H2H5«J2x,hj§H/H:«j)¬¡jg­®I-j§4)3j§H2¡jg­®3¤H-H-H0j)®¤J-~Õ¤I:H)Q+PJ0H,«J2H1«I3H8«I8H7H9«I6H:H;«I9H-H<«I7j(I-H0H3j(H3H)Q+HJ:H+«J;H4«J0j(zÕ¤¥«j)®H0j(H0¥«J0jg°¬*¦H2H5«J2x,hj§H/H;«j)¬¡jg­®I.j§4)3j§H2¡jg­®3¤H.H.H0j)®¤J.~Õ¤«I0H1H)Q+`J1H,«J3«I,H4H)Q+XJ4H+«J2«I+H.H:«I;*¦H3H5«J.x,hj§H/H2«j)¬¡jg­®I-j§4)3j§H.¡jg­®3I.H4H-H+j(H+¥«J4j)®¤J5«H6H7¬H;¬¬I/H-H5~ÕH.H,j(H,H+j(zÕ¤¥«j)®H4jg°¬¤¤H1«H8H9¬H0¬¬I-4)3H*i,iĘ7J)Q+ĐñhI-H)Q+ĈñhI/3H(H/_+(H(H-_+03Ģ4*;¦.§K(ihJ>L(H(H)i)J@i+Q+(J9H(H)i+Q+(J4¬I0H*Q+(I:H*U(AIAH*U(@IB*hH*Q+8J+x5(H*Q+0I6H+H4j§­«I7*hH(Q+HJ2H(Q+@J8H(Q+8J5¬j§­«J;H4«J+x,h4)3i)i.H)CI?H0j§­J1j¨¨¨¨¨Ĉgj¨¨Ĥ/H)C«I<+hH<j)H+¢J-®J,j0°j¨*H-®H)CJ.«J3j0°H3j0®H)CH.¬H1«I=H,jħĦĥģğėćçħ(«I.H,jĦĥģğėćçħ¦«I3H-ÏI*H),¦H3j1°H.j/°¬-H3j/®H.j1®¬3H9«H=¬I.j§I-*hHBi)m5(H,H6«x5(HAH*8č)I-3H+j)¥H+«I+H-H.«H7«J,j(z,hH/H,£j*j(H*i+H?nC®¤I/3H+j(z5(33H4H6j§­«H5«H2«J+j(z,h+hH/H+¢Ïi+Q+ĀíhH7«£¤I/H+j)¥H+«J+j(z5(33H2j§­J,H4H8««J+j(z,hH,H5«I9+hj§H+¢J3ÏJ?i-J*Q+ĘÝhJ-H0«J1j§H3®J,j§­J.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«j§H*Q+ĐÝhJ-H0«J1H.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«¬I-H9j)H3®J3«j(z,hH-j§H*iĀÝè(J*Q+(J-H0«J1H.«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤H-«j§H.H*Q+0J-H0«J.«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H-«¬¬I-3H+j)¥H+«I+j§I,*hH3H6«x5(HBi)m5(HAH?8č)I,3H/H,H-«H7«£¤I/H+j(z5(33H4H2H8¬j§­«H5«J+j(z,hHBi)I*+hj§I-j§H+¢J,ÏJ?i-JCQ+ĈÝhJ5H0«J.j§H,®J2j§­J8«j)¬¡jg­®H.H2«J.j(H.¥«j)®¤H5«j§HCQ+ĀÝhJ5H0«J.H8«j)¬¡jg­®H.H2«J2j(H2¥«j)®¤H5«¬I2H+j)¥H+«I+*hH*m5(H6H,°j)«x5(HAH?8č)I-3H/H-H2«H7«£¤I/H+j(z5(33H(U(Ri)o5(H(U(SJ*igÕI+H),¦j¨)H+®j¨Ħĥģğėćçħ(«j¨,H+®j¨Ĥģğėćçħ¦«¬-j)H+®J+j1°jħĦĥģğėćg«H+j/°jĦĥģğėćçħ(«¬3H4«H;«J+x5(H*i8i.I*+hH>H(Q+P_+`H>H(Q+H_+XH>H(Q+@_+PH>H(Q+8_+HH>H(Q+0_+@H>H(Q+(_+8H>i0H>i8J?H)H+¢Ïi0H*88H+j)¥H+«I+*hH>Q+XH>Q+PH>Q+@J,H>Q+8J-H)C««J6j(z,hH?H6¢ÏH@H,H-¬8y5)3H/j)¤I/3H+j(z5(33*hHBi)m5(j(I,HAigJ*i+Q+ĀÙhH4j§­«J+j(z,hj)H*Õ®H0­I0+hH,j(j)H+¢J,®H(H,ÏH@H08yC¬I,H+j)¥H+«J+j(z5(33*h*hH:j(z5(H(U(PJ*i)i*i(H)CJBJCH*HBi*m5(j`j(H)CI0i`i(H)CJ)i,I?HAi`IAH(Q+0H(Q+(¬I+*hHCm5(H+H0°jĈ(«j(z5(H(H?H@H+8y5(H(H)i-H@H+8y5(H(H)i.H@H+8y5(H,j)HAi.Õ®¬I,3H*HBi*m5(H+H0°j6«j(z5(H(H?H@H+8y5(H(H)i+H@H+8y5(H(H)i*H@H+8y5(H,j)HAi*Õ®¬I,4)3H,x5)3H/H,£¤I/3H>ihL(H/3ª7*)¦/§K(i¨)J+L(H+i8H(P*H(P*J,ið(ið(H(H,Cið(Ĥ2((H+j¨¨¨¨8_*H)U((I,H+i(^**h*h*h*h*hH,i)i(H,i)sCJ0,hi.I,i*I-i*I/i*I.H0i*6*+)*3H+i0H+i8H+U(lH)U(/H)U(1i0H)U(3i888H+U(lJ.i)n,hH+H+P*hi)J,i§H,C^*h3H+H.i)b(l*hH+U(aJ0i0q5(H(P*xJ/i0q5(H(P*|J,H/w5(iĐÑé(Q+(H+Q+@­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­iĈÑé(Q+(H+Q+8­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤iĘÑé(Q+(H+Q+H­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤iĠÑé(Q+(H+Q+P­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤i¨Òé(Q+(H+Q+X­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤H+Y(`j0®j½ĠÑĢ¿ßĆÃÆ§j½ĠÕĢ¿ßĆÃÆ§H.C¤H+Y(cjħ)H+U(bC¤jčõğîO­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°­H*­I*H(P*tI1i(I.i)I-+h*hH.H1H,i,J,Q+(H*yI.H-H0w5(H-i)I-H,P*0J,H/q5)33H.i)sI-3H+H-b(mH+iĐ(H+i88 H+H+W(c(xH+H+P(J,^*tH,iħ)i*o5+4,3i1I-i/I,H+i8H)U()J/i§i)J.i+Q+(J*H*H+Q+XH+Q+P««y,hi*I.4*34)3H)U()J/i§i)I.i-I,3H+H/b(zH+H-b(yH+H,b(xH+H.b(wH+i(b(t3H+iĄ(8ġ)H+P*J,H+P*t^((H,H+W)xc(,H+i)^*3iĐÑé(Q+(H+Q+@­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­iĈÑé(Q+(H+Q+8­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤iĘÑé(Q+(H+Q+H­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤iĠÑé(Q+(H+Q+P­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤i¨Òé(Q+(H+Q+X­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­¤H+Y(`j0®H+Y(lj8®¬H+Y(cjħ)H+U(bC¬jē¯þ­ĐðÉČĉ(¥jčõğîO­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°­H*­I**h*hH(P*|J.H(P*xJ-w5(H(P*tH.i,Q+(H*z5(H-I,4)3H(H-^*|H(P*pH-n,hH(ið(8Ģ)3H(H-i)J,^*xH(P*tH-i,J-i(b(4H-H.^*0H-H*_+(3H+H,^*pH(P*J.H(P*n,hK(i8J,L(H,i,H(iČ(J-P*(J/H-P*,i,H/i)J/H/i,uCJ/i0ið(8æ)H,P*,i)n,hH,P*0H,P*48¯+(3H,P*0I0H-H/^*(H-H0^*,H,i8L(3H(P*H.ið(H+i8ið(Ĥ2((H(H.i)^*H+H+P*^*H+H+Q*_+H+H)Q((_*H+H)P(0^*¤H(P* J)H(P*n,hH(iĘ(8ģ)3H(H)i)J,^* H(P*H)i@J(H+Q+_*(H(H+Q+_*0H(H+Q+ _*8H,,hH+i¨)L(H(73i§H,iäÄè(8Î*(3î2*0¦3§H+iħħħ/J6i0I4*hH)H*i)J7i+J5Q+(J.j)H6i8J6ÕJ3®J,«x,hH)U(RI<H)i(b(RH)H*i+J5j)H4Õ®J-H,¬J2H5Q+(­J1_+(H)H2j(H)Q+8J/H-«j(zJ8CH/­J/_+8H)j(H2H)Q+@J0H-«xJ5CH0­J0_+@H)j(H2H-H)Q+HJ-«xJ9CH-­J-_+Hiħ)H)U(Qi)J7H7iħ)wCI=i*I7i(i,H9Ci(i*H5CH8U(ØÑhI94)3H5H,H.­J._+(H)U(RI<H)i(b(RH)H*i+J5j)H4Õ®J-H,¬J2H5Q+(­J1_+(H)H2j(H,j(H)Q+8J/H,«j(zJ5CH/­J/H-«j(zJ8CH/­J/_+8H)j(H2j(H,H)Q+@J0H,«xJ:CH0­J0H-«xJ9CH0­J0_+@H)j(H2H-j(H,H)Q+HJ-H,«xJ;CH-­J-«xJ>CH-­J-_+Hi(i,H>Ci(i*H9CH8U(ØÑhI9i(i,H;Ci(i*H:CH5U(ØÑhI53H)U(SI:H4iħ)I8H6igI;H)H=b(Q*h*h*hH96.(****)*3H)i(b(QH6H8i8n,hj)H4i+H6i+i*iĠ(H6i/J+Õ®J1jħĦĥģğėćçħ(«I,H1jĦĥģğėćçħ¦«I1H)H+b(SH)H*,¦H1j1°H,j/°¬-H1j/®H,j1®¬3H.«H/H0¬j§­«H-«j(zb(R4*3H+iħ)i.o,h*hj)H3®J.H)Q+(«J2x,hH)Q+0H.«x5)3H)H2xi+J4H4Q+(H.­_+(j(H.i)H/H3°Ïi)i(i*H.H0«xCi(i,H-H.«xCU(ØÑhJ4J6i3CH0­I0j(H.H6iMCH/­I/H.j(H4i*iħ)i+wCH-­I-H)H*i+Q+(I13H)H*i+H,H1­_+(H)H-H,j(H+iħ)J*i*i+wC­_+HH)H0j(H,i)H*J*i3C­_+@H)H/j(H,H*iMC­_+84*3H<H:H6iħ)nm5)H6i/J*H4i/n5)*hj)H4i`H*ÕJ.®J,H)Q+(«J1j(z5(H)Q+0H,«j(z5(i*I74*3H)H1xJ7i+J*H*Q+(H,­_+(H)j(H,i)H/H.°Ïi)i(i*H,H0«xCi(i,H,H-«xCU(ØÑhJ5J*i3CH0­_+@H)j(H,H*iMCH/­_+8H)H,j(H5i*iħ)i+wCH-­_+H4)3H4i/H6i/J+J4H4iGJ4H4i*o5(H)H*i+H1j)i/i(H+i.nJ+CJ4i`H4H*CÕ®J,j)H6i`i-i+H+CÕ®¬J.­_+(H)j(H.H,H-«xCH-­_+HH)j(H.H,H0«xCH0­_+@H)j(H.H,H/«xCH/­_+83H)H)U(PH;U(ïÃhH8igU(ïÃhb(PH(H5b()H(H7b((3Ð3*3§.¦K(iÈ*J+L(H+H*^*8H+H)^*4i)I3*hH*m,hi(I*4)3H*i+I,H)I-*hH*i,w,hH*i¤I.+hH/H-U((iHnH-i)U((iHnH-i*U((iHnH-i+U((iHnI/H-i,I-H.i,J.5(3H,m5)3+hH/H-U((iHnI/H-i)I-H,i)J,5(33H/i+o5(H+H+i4Õj¨¨¨¨¨1¬_+H+i<iđ¸è(H+iĈ(8{i(I3H+P*DI*H+P*@I)H+P*<I-3H+iĈ(H)H*iĥÓè(8hH+Q+I6*hH+U(J0i*n,hH(i*b(]H(H6_+(4)3H+H+Q+¨)_+HH+H+Q+°)_+PH+H+Q+¸)_+XH+H+Q+À)_+`H+Y(¤I:H+P* I*H+P*I2H+P*I5H+U(¥I/H+U(¦I4H+P*I,H+U(I1H+W)I.H+H+Q+Ð)_+pH+H+Q+È)_+hH+H+Q+Ø)_+xH+H+Q+à)_+H+H.c)Æ*H+H0b(Å*H+H1b(Ä*H+H,^*À*H+H6_+¸*H+iĈ(H+i¸*8QH+P*i)n,hH+Q*I6H(i*b(]H(H6_+(4)3H0ÕI6H1Õjħ)«I;H+H+Q*¤J8_*ü)H+H+Q*¬)J9_*Ą)H+H+P*´)J0^*Č)H+H+P*J1^*è)H+H+Q*J7_*ì)H+H7_+Đ)H+H+Q*J7_+Ę)H+H8_+Ġ)H+H9_+¨*H+H0^*°*H+H7_*ô)*hH+Q+Ĉ)J8H+Q+Ā)J9«J7H+Q+è)«£j)y,hH+Q+ð)H7«£j)y5)3H(i*b(]H(H,ÕH;jH®¬H6jX®¬H.Õj`®¬j¨¨¨¨¨è)¬_+(4)3H+Q+ø)H9¬j§­H8«jħ©¨¨¨¨¨¨§«j(z,hH(i*b(]H(H,ÕH;jH®¬H6jX®¬H.Õj`®¬j¨¨¨¨¨Ĉ)¬_+(4)3*h*§*hH2i)o5(i(H5U((J,iğ(n5)BH,iĊ(o5(i)4)3H/i*o5)H*3I,H+i¸*H+iHH+iè)8N*¦H+U(¾*i*o,hH+Q+¸*4)3H+U(¸*I.H+i¸*H+iX8Þ)H+U(¾*i*o,hH+Q+¸*4)3H+U(¹*I0H+U(¸*I2H+i¸*H+ihi(iČ(8\\H+U(¾*i*o,hH+Q+¸*4)3H+H1^*H+H+Q+Đ)_*H+H+Q+Ę)_*H+H+Q+Ġ)_*H+H+Q+¨*_*¤H+H+P*°*^*¬)H+H0b(³)H+H2b(²)H+H.b(°)H+H+P*¸*b(±)H+i¸*H+iø(i)i§8\\H+U(¾*i*o,hH+Q+¸*4)3H+P*¸*I.H+iĈ(J0H,i§i)8Ý*m,hH0H,i)8Ă*H(i(b(]H(H,b(\\H(H.^*XH(H+Q+°)_+PH(H+Q+¨)_+HH(H+Q+ _+@H(H+Q+_+8H(H+Q+_+0H(H+Q+_+(4+3H*ÕH:jH®¬H/Õjħ)«jX®¬H4Õjħ)«j`®¬j¨¨¨¨¨È*¬3I6H(i*b(]H(H6_+(4)3H(i*b(]H(H4b(/H(H/b(.H(H*b((H(i-j)d((H(H*ÕH:jH®¬j0°f()3H3H-mm,hH)i)8ä)3H+iÈ*L(3ą3)4§K(ihJ+L(H)W)TI,H)U(VI/H)U(NI1H)U(4I-H)U(QI3H)W)DI0H)U(FI2H+H*i(ob(JH+H2i*ob(IH+H0i)b(GH+H3b(EH+H-i*ob(DH+H1b(CH+H/b(BH+H,c)@H+H0iħ)J,i*ob(FH+H0i0i)H,i*ob(HH+i@I3i.I,i(I/+hi3I0i*I1H.i3o,hH.H3U((I1H.i)I03H1H,H/I/H0I.H,i)J,i9o5(3H)i7U((I,H)P*<I3H)P*8I2H)W(5I4i(I0H+i4H)P*0J.iNi?i,i,8ê)H+P*8I1H+P*4i)o,hH,i@H4i0H-i(H-i*oCJ,i¨¨,I4H+i(^*\\H+H+P*<^*XH+H1^*TH/H)U(WH)U(Li*i4H)U(Mi,igI1H)P*@I5H)W)NH)iPU((i8J/i),hH/i)i¨ħ)H/i8I03H)iFI/H)W(QH)iSU((i88ā)I6H+i(H2H-i*nJ-C^*HH+H5^*@H+H1^*<H+j¨¨¨¨è(_*4H+H6H,i)i¨Ĥ/i¨DH,i)Ci(H3i7i¨¨Ħ+H-CH,i4i¨Ĉgi¨Ĉ)H4CH0^*DH+iTH+i48Ă)H+H)U(Fi*o,¦H+i`H/8H+Q+`-j(3_*<H+j¨¨¨¨H_*4H+iTJ-H+i48Ă)H+P*\\J0H+P*Tn,hH-8à*3H+P*XH0i*H.^*(H+H0i)^*\\H.,hH.i-I1H)P*,I3i(I0+hH0H3J)iGU((i/H)i=U((H)iFU((i*H)i<U((i,H)i>U((i-iħ(H)i?U((J,i1H)i9U((i3i¨ĘGH)i8U((CI-H+P*\\J.H+P*Tn,hH+iT8à*3H+P*XH.i*H-^*(H+H.i)J-^*\\i(H)i@P((H,i*nJ,CI/H+P*TH-n,hH+iT8à*3H+P*XH-i*H/^*(H+H.i*J-^*\\i(H)iDU((H,Ciħ)I,H+P*TH-n,hH+iT8à*3H+P*XH-i*H,^*(H+H.i+J-^*\\H)i:W)(I,H+P*TH-n,hH+iT8à*3H+P*XH-i*H,^*(H+H.i,J-^*\\H)i4P*(I,H+P*TH-n,hH+iT8à*3H+P*XH-i*H,^*(H+H.i-J-^*\\H)i0P*(I,H+P*TH-n,hH+iT8à*3H+P*XH-i*H,^*(H+H.i.^*\\H)i,P*(I)K(i8J.L(H)H,i+J/H)i+J2H+iTJ-P*(H-P*0J,s,hH-H,H2i,i,8å*H-P*0I,3H-P*,I2H.H,^*0H.H-i0^*,H.H2^*4H.i,J,P*,I-H,P*(H)H/o,hH,P*0H-i*I,H-H/H)i+J/I-+hH,H)U((H)i*U((i/H)i)U((i2^*(H)i+I)H,i,I,H/i)J/5(33H-^*(H.i8L(H1H0iHJ0o5(33H*,hH+iTH*83H(H+P*\\^*0H(H+Q*T_*(H+ihL(73H1H+P*<8¯+(3ĉA*=§4¦K(i¸*J+L(H+i¸)H)H*iĔÔè(8hH+Q+¸)I@*hH+U(Å)J7i*n,hH(i*b(H(H@_+(4)3H+H+Q+Ø)_+0H+H+Q+à)_+8H+H+Q+è)_+@H+H+Q+ð)_+HH+U(Ö)I:H+U(Õ)I8H+Y(Ô)IJH+P*Ð)I4H+P*Ì)I;H+P*È)I<H+P*À)I5H+U(Ä)I9H+W)Æ)I6H+H+Q+Ā)_+XH+H+Q+ø)_+PH+H+Q+Ĉ)_+`H+H+Q+Đ)_+hH+H6c)¶*H+H7b(µ*H+H9b(´*H+H5^*°*H+H@_+¨*H+i¸)I.H+i¨*J2P*,I*H2P*(I=K(iĘ(J-j(_+hH-j(_+pH-j(_+XH-j(_+`i7I1*h*h+h*h*§*h*h*h*h*h*hH,J)H*o,hH)H=U((J,iWo5*H0iħ)i0n5)403H0iħ)i0n5*j¨¨¨¨¨¨)I@H*I)413H1iħ)m,hj¨¨¨¨¨È)I@413H1i)I1i(I0i(4-3*h*§*hH,iYiħ)i0w,hi(I/j¨¨¨¨¨HI@*h*h*h*h*h*hi(iHH,iă(iħ)iĎ)qJ>CH,iĊ(69)99999999,99(9-+*93i)I/4,3i*I/4+3i+I/4*3i,I/4)3i-I/3H0iħ)i0w5/j)H1i+i`H0Õjħ)«JK®JBH-Q+pJAH-Q+hJIH1i0J,C«x5)H-ih4*3H/i)m5*j¨¨¨¨¨Ĉ(I@423HBH-Q+`JAH-Q+XJIH,C«x5+H-iX3J3HAHBj(H,CJ@­_+0H3HIj(HBH,CJA­_+(j(H@i)HFHEH,CHK°Ïi)i(i*HBHCHHH,C«xCi(i,HBHDHGH,C«xCU(ØÑhJ,J3i3J?CHC­ICj(HAH?CHH­IHj(H@H3iMJ3CHF­IFj(HAH3CHE­IEj(H@H,i*iħ)i+qJ,CHD­IDj(HAH,CHG­IG4+3H,H0iXI0i)4,3H1iħ),hj¨¨¨¨¨È)I@H*I)4/3H-H-Q+hJ@_(8H-H-Q+pJA_(@H-H-Q+XJB_(HH-H-Q+`JI_(PH.HD_+H.HG_+xH.HC_+pH.HH_+hH.HF_+`H.HE_+XH.HI_(PH.HB_(HH.HA_(@H.H@_(8H.i(^*(4/3HBj(H,CI@j(HBH,CIA3H-iXH-ihH>CJ,H,Q+(HA­_+(H,H,Q+0H@­_+0HDj(H@H/i*i+qJ,C­IDHGj(HAH,C­IGHCj(H@i)H/J,i3J/C­ICHHj(HAH/C­IHHFj(H@H,iMJ,C­IFHEj(HAH,C­IE3H0i)I0i(3I/H)i)I,H0iħ)i0u5)33j¨¨¨¨¨¨)I@3H.H2P*0H)ÕH2Y(4jH®H@¬¬H2Y(6j`®H2Y(5jX®¬¬_*,H.i)^*(3H+P*¸)i)n,hH+Q*¼)I@H(i*b(H(H@_+(4)3H7ÕI@H9Õjħ)«IAH+H+Q+È)_+H+H+Q+Ð)_+ H+H+Q+Ø)_+¨)H+H+Q+à)_+°)H+Q+Ĉ)JBH+Q+ø)JGH+Q+è)JC¬j§­«jħ)«H+Q+Đ)JDH+Q+Ā)JHH+Q+ð)JE¬j§­«j¨¨¨¨¨¨¨¨§«¬j(z,hH(i*b(H(H5ÕHAjH®¬H@jX®¬H6Õj`®¬j¨¨¨¨¨Ĉ)¬_+(4)3*h*h*h*h*§*hH;i)o5(i(H<U((J)iğ(n5)BH)iĊ(o5(i)4)3H8i*o5)H43I)H+ið(H+i0i)i*8\\H+U(vi*o,hH(H+Q+p_+(4+3H+P*pI*H+ið(H+i@i(ið)8\\H+U(vi*o,hH(H+Q+p_+(4+3H+P*pI,H+ið(H+iPi)i§8\\H+U(vi*o,hH(H+Q+p_+(4+3H+H+Q+ JF_+À)H+H+Q+JI_+¸)H+HC_+Ø)H+H+Q+¨)_+È)H+H+Q+°)_+Ð)H+H)b(Ę)H+H*b(Ĕ)H+H,c)Č)H+i(b(ĕ)H+H+P*p^*Ĉ)H+HE_+à)H+HG_+è)H+HB_+ø)H+HH_+ð)H+HD_+Ā)H+Q+Ð)ICH+Q+È)IEH+i*b(Ď)*hHIHBHG«JB«JG£HFHDHH«JD«JH£¤JFÏi*s5(HBHE«JE£HCHD«JD£¤JBÏi*s5(HBjH®HF¬x5(H+ið(I,H+i¸)I)K(i8J-L(H+i`J*P*(I.*h*h*§*h*hH*P*,J/i)n,hi)I/H.U((iUn5)3H-H.H/i)i88eH-U((i.o,hH,H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨H¬_*(4-3H-U(*I.j)H-U(,J/Õ®J@H)Q+(JBH)Q+0JAH/iè(qJ0C«JCH@H)Q+8JFH)Q+@JIH0C«¬x5+HCxJ1H)U(o5+HAHI¬IAHBHF¬IBH)iHH)iPH0CQ+(H/igÕJC°Ïi)i(i*H@H)iXH)i`H0CQ+(«xCi(i,H@H)ihH)ið(H0CQ+(«xCU(ØÑhJ05)*§H1,hH.i/u5-iĠ)4)3H.iğ(s5,i03H.iħ)H/n4*3H,i*b(.H,i(b((4+3H-H0H.HBHA85H-H-i0H/iè(qCQ+(HC°Ï3H)U(i)o5(i)m5(HBHAH.iè(qCH.Õ°Ïi)5(H,i*b(.H,H/b(*H,H.b()H,i)b((4)3H,H*]*0H*Y(4jH®¬H*Y(5jX®¬H*Y(6j`®¬j¨¨¨¨¨Ĉ*¬_*(3H-i8L(H+U(vi*o,hH(H+Q+p_+(4,3H+iė)H+U(rb((H+H+W)pc(ĕ)HGHH¬x,hH+igb(ē)H+i©Fc(đ)H+i(b(Ď)3HDHE¬x,hH+igb(ē)H+i¨Fc(đ)H+i(b(Ď)3*hH+i¸)J)U(i)o5(H)U(I**hH)P*xJ,i)o5(H*5(H)U(i)m5)3H)Q+8H)Q+(¬j§­H)Q+hH)H*i,J-Q+(H)Q+XH)Q+H¬j§­««J@j0°H)Q+pH-Q+0H)Q+`H)Q+P¬j§­««JAj`®¬H@j0®H*C«H)Q+@H)Q+0¬j§­HAj0°HAj0®H@j`°¬H*C«¬j(z5(H)805(H)i*c)H)H*i)b(H)H,i)J)i§H)C^*x3H+U(Ď)I*H+W)Č)ið)q5,H*iħ)i*n5*4,3H(H5ÕH6Õj`®H@jX®¬HAjH®¬¬j¨¨¨¨¨è)¬_+(4*3H(H:b(/H(H8b(.H(H4b((H(i-j)d((H(H4ÕHJjH®¬j0°f()4)3H+ië(b(ē)H+iª.c(đ)i(I*H+i(b(Ď)4)3H(i*b(4)3*hH+U(Ĕ)J)i*o,hH+P*Ĉ)i)o5)H)i)o5)H+U(Ę)5)H+U(ĕ)i)5)3H+i¸)J)Q+8H)Q+(¬j§­H)Q+hH)H)U(J,i,J-Q+(H)Q+XH)Q+H¬j§­««J@j0°H)Q+pH-Q+0H)Q+`H)Q+P¬j§­««JAj`®¬H@j0®H,C«H)Q+@H)Q+0¬j§­HAj0°HAj0®H@j`°¬H,C«¬j(z5(H)805(H*iħ)i*o5(H+ií(b(ē)H+iª*c(đ)H+i(b(Ď)3H(H+i¸)iĘ(Ĥ2((3H+i¸*L(3å5*.¦5§K(i8J<L(*hH(U(ď)J:i*n5(H(U(Ď)J8i+I4*h*h*hH)U()J3H)U(+J7o,hH:i)I9K(i8J6L(H6i0H(i@J;H3i+J=iXJ3H)U(*8º)H6U(0J>i*o,hH6U(1I5H3i(b(QH=H(iĔ)J?H3Q+(J-H3Q+@H3Q+H««J.j(z,§H3H.¢Ïi)H3Q+0H-¬8y-i(3b((*¦*hj)H)Y(,J.®J-H;H7i+J3iXJ)Q+(«J/j(z5(H)Q+0H-«j(z5(H)Q+@I.H)Q+8I/H)Q+H4)3H)H/xi+J7H7Q+(H-­_+(j(H-i)H)Q+8J/H.°Ïi)i(i*H)Q+@J.H-«xCi(i,H)Q+HJ0H-«xCU(ØÑhJ7J;i3CH.­I.j(H-H;iMCH/­I/H-j(H7i*iħ)i+wCH0­3I0H)H>i)i+J7H7Q+(H-­_+(H)i(c(QH)H0H-j(H5i*iħ)i+wC­J0_+HH)H.j(H-i)H5J7i3C­J._+@H)H/j(H-H7iMC­_+8H(H3i.H5i.J5H5U((J5H5i(ob((H3H?H.H)H9mi+Q+(«H0«J-j(z,§H)H-¢ÏH9H)Q+0H)Q+(¬8y-i(3b((3H6i8L(H(H4iXU(iI3H(iĔ)J6H4U((m5*4)3H<i0H(H4iXJ6i@J3H:i)H)U((H)U(*i0H)U(,J5i8J788i(I)H<U(1I;H<U(0I9*hH6Q+`J0H6Q+XJ1«J-H3H:i§i)i+Q+(«J/x5(j)H7i0J7Õ®j)H5ÕJ2®¬I.H/¢ÏJ=igJ>i-J6Q+ĈÝhH6Q+ĀÝh¬H6Q+ĐÝh¬H6Q+ĘÝh¬H>i+Q+Āíh¬I/*h*h*h*hH7i/H5i/J6iGJ5i§H5H66*)*(3H.H/«j(z5*4+3H0H3Q+8H1¬j§­«I-3H.H/«j(z5(H-H2°Ïi)m5)3H3H=H:i)H3Q+0H3Q+(¬8yI)3H(H4H)b(Ĕ)*hH9i*n5(H8i)sH9i)5(H(H4i.H;i.J3H3U((i)b((H(iĔ)I6H(H4iXU(iI3H)5)4*3H(iĔ)I6H(H4iXU(iI3H)m5)3i)I)*hH:i),hH(H8i(8Ò*5*4)3H(H8i)8Ò*5)i(I)3H(H8H)i(iBi?H8i)sCH+H,P*48n4)3H3i0q5(*h*hH*P*0J9i0q5(H*H4i*P*4I5H(H8H:i§i)8I-H5H9w5(H*P*,I7i(I*i)I)+h*hH*H7H5i,J5Q+(H-yI*H)H3w5(H)i)I)H5P*0J5H9q5)33H*i)s5)3H3iċ(u5)H(H8i*i+iIH+H,P*48n4)3H(H8i*i*iIH+H,P*48n3H(U(Ĉ)i*o5(*§*hH:5(H(H4U(Ą)i+o5(H(i)b(ď)H(H8b(Ď)i)4)3H(U(Ę)J)mH)H(iĐ)J4H)i)i)U((J8CI*H)i)H8C,hH(H(P*Ā)i)J)i§H)C^*Ā)3H(H*b(Ę)H4H*i)J)U((m,hH(i*b(ď)4*3H(i(b(ď)H(H)U()J)b(Ď)H)i+I4i(3I**hH4H6U((5(H(H4iXi@J)Q+HJ.H)Q+@J/H)Q+8J-¬j§­«J0H-H.j§­«¬x5(H)H*i+Q+(J-H.H/««J.j(z,hH-H.¢Ïi-J4Q+ĈÝhH4Q+ĀÝh¬H4Q+ĐÝh¬H4Q+ĘÝh¬j§­«I-3H)Q+0H)Q+(¬j§­H-H0«J.j0°H.j0®H*C«j(z5)H)H*H-8¡5)3H(H+H,P*48W3H<i8L(3Ã1*2§)¦H(U(ď)J+i)I2H+H(U(Ď)J3mI/H)P*4I,H)P*0I**h*hH(U(Ą)i+n5(H(U(iI1H(i(i)8I4H*H,u5(H4H)P*,J-H,i,Q+(y,hH*I+4*3H1i,q5(i)I+H,I.+h*hH0H-H.i,J.Q+(H4yI0H+H1w5(H+i)I+H.P*0J.H*q5)33H0i)i¦qH/I/3H(i(H/i)8I4*hH*H,u5(H)P*,J-H,i,Q+(H4z5(H*I+4)3H)H*^*4H)P*(H*n,hH)8Ģ)3H)H*i)J+^*0H)P*,J-H*i,J*i(b(4H*H,^*0H*H4_+(3H2H3i)nI/*h*hH(U(ą)i+n,hH)P*8I,4)3H(U(I1H(i)i)8I4H)P*8J,H+w5(H4H-H,i,Q+(y,hH+I*4*3H1i,q5(i(I0i)I*H,I.+h*hH0H-H.i,J.Q+(H4yI0H*H1w5(H*i)I*H.P*0J.H+q5)33H0i)i¦qH/I/3H(i)H/i)8I4*hH+H,u5(H-H,i,Q+(H4z5(H+I*4)3H)H+^*8H)P*(H+n,hH)8Ģ)H)P*,I-3H)H+i)J*^*0H-H+i,J+i)b(4H+H,^*0H+H4_+(3H2H3i*nI/*h*hH(U(Ć)i+n,hH)P*<I,4)3H(U(É)I1H(i*i)8I4H)P*<J,H*w5(H4H)P*,J-H,i,Q+(y,hH*I+4*3H1i,q5(i(I0i)I+H,I.+h*hH0H-H.i,J.Q+(H4yI0H+H1w5(H+i)I+H.P*0J.H*q5)33H0i)i¦qH/I/3H(i*H/i)8I4*hH*H,u5(H)P*,J-H,i,Q+(H4z5(H*I+4)3H)H*^*<H)P*(H*n,hH)8Ģ)3H)H*i)J+^*0H)P*,J-H*i,J*i*b(4H*H,^*0H*H4_+(3H2H3i+nI,*h*hH(U(ć)i+n,hH)P*@I/4)3H(U(ù)I2H(i+i)8I4H)P*@J/H+w5(H-H/i,Q+(H4y5)H2i,q5(i(I0i)I*H/I.+h*hH0H-H.i,J.Q+(H4yI0H*H2w5(H*i)I*H.P*0J.H+q5)33H0i)i¦qH,I,3H(i+H,i)8I4H+H/s,hH-H/i,Q+(H4y5)3H)H+^*@H)P*(H+n,hH)8Ģ)H)P*,I-3H)H+i)^*0H-H+i,J(i+b(4H(H/^*0H(H4_+(33¾1*9§+¦H)U(4J5Õjħ)«I;H)Y(6I<H)P*0I6H)P*,I0*§*h*hH)Y(5J=j*y5(H0m5(H)P*(I+H)U(7I4i(I)+hH)H+J,U((iĤ(o,hH0H)i)J)o5)4*33*h*hH)m,hi)I*H+i)H+CI7i(I)4)3i)I7H)i)I*H,T((ihp,hi(I)4)3H+I7H)i§n5)3H*H0w,hH*H0o5*H+5)4*3H*H+T((iç§t5)3*§*h*hH)i)J*m5(H*H0w,hH*H0n5)4*3H*H+T((ihp5)3H0H*I,H*H+4)3i(3I+H,i(H+CJ,m5(H*H6I:H+i)H+CI*+hH*H.J+U((iĤ(o,hH.i)J.H,o5)4*33*h*hH.m,hi)I2i(I.H*I84)3i)I8H.i)I2H+T((ihp,hi(I.4)3H*I8H.i§n5)3H,H2u,hH,H2o5*4)3H*H2T((ihp5)3*hH.i)J/m5(H,H/u,hH,H/o5*4)3H*H/T((ihp5)3H,H/n5(H/H:I9H*H/I+H,H/I3H*H.I1H,H.I/i)I*+hH*H1J-U((iĤ(o,hH*i)J*H/o5)4*33i(I2*h*hH*i)n,hi)I*H+I/4)3i)I/H-T((ihp5(H*i)I2H+I/H*m5)3H*H3w,hH*H3o5*4)3H*H+T((ihp5)3*h*hH2i)J-m5(*hH-H3w,hH-H3o5)4*3H+H-T((iç§r5)3H-H9I0i(I-i)I*4)3H-H9I0H+H-I*H3H-J-m,hi(I-4)3H,H2H.i*I+i(I1+hH*H1J3U((iĤ(o,hH1i)J1H+o5)4*33*h*h*hH1m,hi)I,i(I1H*I+4)3i)I+H1i)I,H3T((ihp,hi(I14)3H*I+H1i§n5)3H,H-w,hH,H-n5)4*3H*H,T((ihp5)3H(H0H1ÕH;jH®H=jX®¬H<j`®¬¬j¨¨¨¨¨è(¬_*(4+3H+I*H1I-3H(i©.c(eH(H5b(dH(H0^*`H(H-^*\\H(H*^*XH(H4b(WH(i©,c(UH(H5b(TH(H9^*PH(H2^*LH(H/^*HH(H4b(GH(i©*c(EH(H5b(DH(H:^*@H(H.^*<H(H8^*8H(H4b(7H(i)c(5H(H5b(4H(H6^*0H(H)^*,H(H7^*(ig4*3H(H0H6ÕH;jH®¬H=jX®¬H<j`®¬j¨¨¨¨¨è(¬_*(3i*I4i53H(H4b((3ğ1*K§)¦K(iĈ(J-L(H)U(Ą)I7H)U(Ď)I/H)U(ē)I3H)U(Ē)I4H)U(đ)I5H)U(Đ)I6H)U(ď)I.H*i(H)U(iH+P*<J09-(I=H-ihJ1H)i@i(8]H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+HH-H+^*PH-U(|I>H-U(xI?H-U(yI@H-W)zI2H)U(ą)I8H*i)H)U(H09-(IAH1H)ið(i)8]H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+8H-H+^*@H-U(|IBH-U(xICH-U(yIDH-W)zIEH)U(Ć)I9i*I:H*i*H)U(É)H09-(IFH1H)iĠ(i(8]H-H-P*pJ+^*`H-H-Q*hJO_+XH-HO_+(H-H+^*0H-U(|IGH-U(xIHH-U(yIIH-W)zIJH)U(ć)I;H*i+H)U(ù)H09-(IKH1H)iÐ)i)8]H-H-P*p^*`H-H-Q*h_+X*§H.i*o,hH.H/i)I:H/i(oH)P*Ā)J<i)s4)3H)P*Ā)I<i)3ILH-U(|IMH-U(xINH-U(yI0H-W)zI1H)P*Đ)I+H)U(Ę)I*i,i¨)8Ö)J,m,hi,i¨)8Ð+(3H,H-P*P^*0H,H-Q+H_*(H,i(b(?H,i(b(=H,H>b(<H,H2c):H,H@b(9H,H?b(8H,H=^*4H,H7b(GH,H)P*(^*@H,H)W),c)DH,i*i*H.H/CH.i*nJ2Cb(>H,i+H6H5mH4H3mH7i+oCb(FH,HA^*TH,i(b(_H,i*i*H.H/i)oCH2Cb(^H,i(b(]H,HBb(\\H,HEc)ZH,HDb(YH,HCb(XH,H8b(gH,i+H6H5i)nH4H3i)nH8i+oCb(fH,H-P*@^*PH,H-Q+8_*HH,H)P).^)`H,H)W)2c)dH,i)b(H,i*i*H.H/i*oCH2Cb(~H,i)b(}H,HHb(xH,HIb(yH,HJc)zH,HGb(|H,HF^*tH,H9b(H,i+H6H5i*nH4H3i*nH9i+oCb(H,H-P*0^*pH,H-Q+(_*hH,H)P*4^*H,H)W)8c)H,H-P*`^*H,H-Q+X_*H,i)b(H,i*i*H.H/i+oCH2Cb(H,i)b(H,HMb(H,H1c)H,H0b(H,HNb(H,HK^*H,H)W)>c)¤H,H)P):^) H,H;b(§H,i+H6H5i+nH4H3i+nH;i+oCb(¦H(H:b(WH(i,^*0H(H,^*,H(i,^*(H(i(b(NH(i©*c)LH(i(b(QH(H*b(<H(H<^*8H(H+^*4H(i*b(DH(i(c(UH(HLb(TH(i(^*@H(H)W)Č)c)JH(H)P)Ĉ)^)FH-iĈ(L(3Ģ0**§)¦H*i+u,hH(P*(H*i.J(])(H(i,[)(jH®¬J-x,hH)P*0J(I+H(H)P*(n,hH)H(i)i)8ë)H)P*0I+3H)H(i)^*0H)P*,H+iUb((3H-jH°ÏI(*hH*i)u,hH(iħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iù(b((H(i)J(iħ)H,q5(33H-j@°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iú(b((H(i)J(iħ)H,iħ)q5(33H-j8°Ïiħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iê(b((H(i)J(iħ)H,q5(33H-j0°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iö(b((H(i)J(iħ)H,iħ)q5(33H-Ïiħ)J,m5)i(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iø(b((H(i)J(iħ)H,q5(34)3H(iħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+ię(b((H(i)J(iħ)H,q5(33H-j@°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iĚ(b((H(i)J(iħ)H,iħ)q5(33H-j8°Ïiħ)J,,hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iĊ(b((H(i)J(iħ)H,q5(33H-j0°ÏJ,iħ),hi(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iĖ(b((H(i)J(iħ)H,iħ)q5(33H-Ïiħ)J,m5(i(I(+hH)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iĘ(b((H(i)J(iħ)H,q5(3373H*i,iôÔè(8Î*(3þ5*5§)¦K(iØ)J+L(H+i0H(P*È)H(P*Ì)J2i/i¨)H(H2Ci¨)Ĥ2((H+j¨¨¨¨8_*´)H)U((I*i)I-H+i(^*¼)*h*h*§*h*h*hH*i)i(H*i)sCJ*,hi*I,H*i*6**+)3H+i0H)i/H(i¨)H+i´)iÔÄè(8Fi*I**hH+U(i+n5(H+U(i+n5(i¨¬,H+W)J,i+iĠ7J*I/iª¨,H*I-H+U(I.*hH,i0J0,hH+U(I*i(I,*h*hH0i*6*(+)3H-H.I-H*I,4*3H*i)I,4)3H.i)H-I-i(I,3i)I**h*h*hH-iħ)J.H,H/J,iħ)J/sH.H/qiħ)6*)*(3i)I.4*3i*I.4)3i(I.3H+i³Ğ(c)¨)H+H.b(§H+H,b(¦4,3H)U()I,i+I*i*I-3i(H)H-U((m5)BH+i0I/H)H*U((I1H+i´)I0i.I3*h*§*h*hH,J*iħ)6+)(+(3i(4)3i)3I*i-I33H/H1H*H3i*H0iàÄè(P*(J*8Ê)H/H0H*8H/i(b(i*I**hH+U(i+n5(H+U(i+n5(i¨¬,H+W)J,i+iĠ7J*I/iª¨,H*I-H+U(I.*hH,i0J0,hH+U(I*i(I,*h*hH0i*6*(+)3H-H.I-H*I,4*3H*i)I,4)3H.i)H-I-i(I,3i)I**h*h*hH-iħ)J0H,H/J.iħ)J,sH,H0siħ)6*)*(3i)I,4*3i*I,4)3i(I,3H+i³Ğ(c)¨)H+H,b(§H+H.b(¦4*3H)U()I,i)3I-H+iÀ)I.H+i´)I/K(iĘ(J0L(H0H+i0J*iĘ(Ĥ2((i*H,i§i)H,iħ)i*nJ1CI4i*ibi*H-CH1CI3i.i/i-H-CH1CI1iàÄè(P*(I-H*U(i+n,hH0i(H4H1H3H/H-8Ê)3H*U(i+n,hH0i)H4H1H3H/H-8Ê)3iª¨,H0W)J4i+iĠ7I/H*U(I5*hH4i0J6,hH*U(I-i(I**h*hH6i*6*(+)3H/H5I/H-I*4*3H-i)I*4)3H5i)H/I/i(I*3H.H3b(-H.H1b(,H.H/b()H.i)b((H.H*i¨¬,H4i+iĠ7J*b(*H.i©,H/iħ)J-H*iħ)J*sH*H-si)iħ)i+b(+H0iĘ(L(H+H+W(Ä)c(¨)H+H+P(À)J*^*¤H+H,b(ª)4)3H+H-b(¥H+H*b(¤3H*iħ)i*o,hH+P*¼)J,H+P*´)n,hH+i´)8ġ)3H+P*¸)H,i.J*H+iĤ(J-W(,c(,H*H-P((^((H+H,i)^*¼)3H+i08UI7*h*hH(P*´)J-H(P*°)J*w5(H(P*¬)H-i,Q+(H7z5(H*I,4)3H(H*^*´)H(P*¨)H*n,hH(i¨)8Ģ)H(P*Ì)I23H(H*i)J,^*°)H(P*¬)H*i,J*i(b(4H*H-^*0H*H7_+(3H+H,^* H(P*Ä)H2n,hK(i8J,L(H,i,H(iÄ)J*P*(J-H*P*,i,H-i)J-H-i,uCJ-i0i¨)8æ)H,P*,i)n,hH,P*0H,P*48¯+(3H,P*0I.H*H-^*(H*H.^*,H,i8L(3H(P*È)H2i/H+i0i¨)Ĥ2((H(H2i)^*Ì)H+H+P*¼)^*È)H+H+Q*´)_+À)H+H)Q((_*Ì)H+H)P(0^*Ô)H(P*Ø)J)H(P*Ð)n,hH(iÐ)8ģ)3H(H)i)J,^*Ø)H(P*Ô)H)i@J(H+Q+À)_*(H(H+Q+È)_*0H(H+Q+Ð)_*8H,m,hi§H,iäÄè(8Î*(3H+iØ)L(H(3ĝ/*.§2¦K(i8J0L(H*U(,I.H)U(I-*h*hj)H*U(*J,Õ®J1H)Q+(J9H)Q+0J:H,iè(qJ+C«J2j(z5(H1H)i8i@H+CQ+(«j(z5(i*I)i-I+4)3H2xH-o,hi+I)i-I+4)3*hH)iHH)iPH+CQ+(H,igÕ°Ïi)i(i*H1H)iXH)i`H+CQ+(«xCi(i,H1H)ihH)ið(H+CQ+(«xCU(ØÑhJ/m,h*h*¦*h*hj(j)*§H-,hiĠ)H,i/s5)BH)Q+@I4H)Q+8I6j(I1j(I24*3H,iĠ(w5*i03H,J+Õ®J2H+iħ)iè(qJ+CI8H2j(H+CI7j(H1H,iè(qJ+CJ3jħĦĥģğėćçħ(«I2H1j(H+CJ4jħĦĥģğėćçħ(«I1H3jĦĥģğėćçħ¦«I5H4jĦĥģğėćçħ¦«I3H)Q+8I6H)Q+@J4H-m5*B3H5j_®H3j1°¬H2ja®H1j/°¬¬I1H5j1°H2j/°¬I24*3H1jħĦĥģğėćçħ(«I2H1jĦĥģğėćçħ¦«I5H)Q+8I6j(I1H)Q+@3I4H5j/®H3ja°¬H2j1®H1j_°¬¬I2H3j/®H1j1®¬I13H)H-i)i,J+Q+(H1«H7H6H9¬j§­«¬I1H+i0Q+(H2«H8H4H:¬j§­«¬I24)3H0H/H,H)Q+8H9¬H)Q+@H:¬85H0Q+0H)H-i,J+Q+0j§­«I2H0Q+(H+Q+(j§­«I13H1H2H.iè(qCH.Õ°Ïi)m,h*h*§H-,hH,i8q5*iĘ)4)3H,iė(s5)i83H/5(H,iħ)H.o5(iCI)iè(I+4*3i-I)i(I+H,H.i/s5)H/i-o5)iDi-H,i/H.i/J)H)iGJ)H)i*nJ*CI)ié(i(H*CI+4)3*hH/,hH*U((i.n5)i1I)i(I+4*3i(I+i(i7H-CI-H.iĠ)i+I/*hH*U((J*i.o,hH-H/n5)i1I)4+3H-H/o5)i0I)4*3H*i)i+u5(i0I)4)3H)U(i)o,hiFI)4)3iFiEiFH)U(H,nCH)U(H.oCI)iê(I+3H(H+b()H(H)b((H0i8L(3Ï0)8§K(iø(J+L(H*P*,H*P*08vH*8*h*§*h*hH*P*0J.m5(H.i-I0H*P*,I1H)P*Ì)J7m,hH0I.H1I,+hH+i\\H)H,i)U((J-i)iXH,i(i+H-H,i+U((J4nJ5C8ZH+U(\\J2i*o5+H,i-I,H.i-J.5(34)3H)P*È)J/H7i/i¨)I8H0I.H1I,+hH+i\\H8H,i)U((J-i)iXH,i(i+H-H,i+U((J4nJ5C8ZH,i-J6H+U(\\J2i*o5+BH6I,H.i-J.5(33H(i(^*0H(j¨¨¨¨8_*(4*3H)P*È)I/H,i-3I.H+H+P(d^(GH+H+Q(]_+@*hH/H7i/i¨)J:H)H7CJ6U(i*o,hi(I/i-I34)3i-I/H-i)s5(H,U(*igs5(H4i)s5(H,U(,igs5(H5H,U((i.ni)o,hi1I/4)3H+i0H6H,8HH+U(1I3H+U(0I/3i)i`8Ö)J,m,hi)i`8¯+(3H,H2b((H,H+Q+@_()H,H+P(G^(0H,H3b(5H,H/b(4H+i)^*<H+H,^*8H+i,^*4*hH.H0H1J1n5(H+i]I4i)I/+h*§*hH7,hH.I-4)3+h*hH+i\\H)H.i)U((J2i)iXH.i(i+H2H.i+U((J8nJ9C8ZH+U(\\J5i*o5(H.i-J.H1o5)4-33H.J-i-4)3+h*hH+i\\H:H-i)U((J2i)iXH-i(i+H2H-i+U((J8nJ9C8ZH+U(\\J5i*o5(H1H-i-J-o5)4,33H-i-3I.H+H4P(/^(oH+H4Q((_+h*hH6U(i*o,hi(I0i-I34)3i-I0i(I3H2i)s5(H-U(*igs5(H8i)s5(H-U(,igs5(H-U((i.nH9m,hi1I04)3H+H6H-8HH+U()I3H+U((I03H+H+P(o^(WH+H+Q+h_+PH+P*4H/n,hH+i4H/i)i68ë)H+P*8I,3H,H/i6J-H5b((H-H+Q+P_()H-H+P(W^(0H-H3b(5H-H0b(4H+H/i)J/^*<H.H1o5(33H(H+P*<^*0H(H+Q*4_*(3H*P*(,hH*P*,i)8ä)3H+iø(L(3²0*-§,¦K(ihJ/L(*h*hH,iħ)J1i)u,hi6I0H.iħ)i-n,hi3I*4+3H)H*i+J2U(Ą)i+o,hi4I*4+3j)H-Õ®J5H.iħ)J.i+Q+ĀÊhj(j0H.C®«x,hi7I0i5I*4+3H)i@J3H1iXJ,Q+@H,Q+H«H,Q+(J4«J6x,hH,Q+0H4¬I44*3H,H6¢Ïi)H,Q+0H4¬J48ym5)i8I0i6I*4*3H)H*i+J1U(Ą)i+o,hiDI0i<I*4*3jXI4iEI0i3I**h*hH.iħ)J.6.)((((+(3j`I43H.i+Q+ĀÊhH4®J6H+Õ°j)«x,hi=I*4*3H)i@J2H1iXJ*H+i(H*Q+0H*Q+(¬8y,hi>I*4*3H2H,i+J1iXJ,Q+(I4*hH,Q+0J5H,Q+@H,Q+H««J7x,hH4H5¬I44)3H,H7¢Ïi(H4H5¬J48ym5(iFI0i6I*4*3iFI0H4j)H-Õ®J5«j(z,hi7I*4*3H,H-i(H48y,hi8I*4*3H-i+H-H+i+H+i),hi9I*4*3H5H6«x,hi5I*4*3H/H)H1i.J)W(,c)<H/H)P((^*8H/i8H.U((m,hiGI0i:I*4*3H/H*Q+P_+`H/H*Q+H_+XH/H*Q+@_+PH/H*Q+8_+HH/H*Q+0_+@H/H*Q+(_+8H/H/i8J)H+8º)i;iFH)i)8Ý*CI*iHI04)3i9I0H4H5«j(z,hi7I*4)3H,H-i)H48y,hi8I*4)3H-i+H-H+i+H+i),hi:I0i9I*4)3H/H)H1i.J,W(,c)<H/H,P((^*8H/i8H.U((m,hi<I0i:I*4)3H/H3H2iXJ,Q+P_+`H/H,Q+H_+XH/H,Q+@_+PH/H,Q+8_+HH/H,Q+0_+@H/H,Q+(_+8H/i0H/i8H+8º)*h*h*hH)U(Đ)i)n,hH)U(đ)H*iħ)n5)3H)U(Ē)i)o5)H)U(ē)H*iħ)o5)3H/i8J)i)8Ý*5)H)i(8Ý*5)iFI*i=I04*3H/i8i)8Ý*5(iFI*i=I04)3i;I*i=I03H(H0b()H(H*b((H/ihL(3Æ0*.§9¦K(ihJ*L(H*i\\Õj¨¨¨¨¸1¬I4H(Q+pI5H(Q+`I6H(Q+PI7H(Q+hI8H(Q+XI9H(Q+HI:H(Q+@I;H(Q+8I<H(Q+0I=H(Q+(I>j8I0jĠ(I2i`I-+hH*i(^*\\H0j)¥I0H-Õjg«I?j(I1*h*h+h*h*h*hj)H1H?¤J@®J3H>H=H1H2¤jè(|J,C«xJ.m,hH*P*\\I+4)3H*P*\\I+H3H<H;H,C«x5)3H:H7H,CH@°Ïi)i(i*H3H9H6H,C«xCi(i,H3H8H5H,C«xCU(ØÑhI/H+i(r,hH*H4_+8H)iàÑè(iĐ°è(H*i88s5,H*i(^*\\3H)P*0J,I+H,H)P*(n,hH)H,i)i)8ë)H)P*0I+3H)H,i)^*0H)P*,H+jĘĄ±»¿ĖBjøÄ±º½Ē:H.CH/i+ÕjĠ)«°d((4)3H*H+i)^*\\3H1j)¤J1j0z5(3H*P*\\i(r,hH*H4_+8H)iàÑè(iĐ°è(H*i88sH0x5)5)4*3H0j(z5)3H*iĊ(iğ(H(U(C^*4H*H(iø(Õj¨¨¨¨Ĉ0¬_+PH*H(iü(Õj¨¨¨¨È1¬_+HH*H(iĄ(Õj¨¨¨¨H¬_+@H*H*i4ÕJ0j¨¨¨¨¸0¬_+8H*i\\iĘ¸è(H*i88{H*P*\\H*P*`I-*h*hH*P*dJ,H)P*(H)P*0J+s,hH)H+H,i)8ë)H)P*0I+4)3H,m5)3H,m5(H)P*,H+H-H,Ĥ2((3H)H+H,^*0,hH-i)8ä)3*hH(U(i)n,hH*H(U(b([H*H(U(b(4H*H0j¨¨¨¨Ø1¬_+@H*H*i[Õj¨¨¨¨Ø1¬_+8H*i\\iÜ®è(H*i88{H*P*\\H*P*`I,*h*hH*P*dJ(H)P*(H)P*0J+s,hH)H+H(i)8ë)H)P*0I+4)3H(m5)3H(m5(H)P*,H+H,H(Ĥ2((3H)H(H+^*0m5)H,i)8ä)4)3H)P*0J(I+H(H)P*(n,hH)H(i)i)8ë)H)P*0I+3H)H(i)^*0H)P*,H+iUb((3H*ihL(73H)P*0J,I+H,H)P*(n,hH)H,i)i)8ë)H)P*0I+3H)H,i)^*0H)P*,H+iWb((H-i`I-H2j0¥I24(3(3Þ2*2§.¦K(i8J4L(H(H(U(i)b(H(H)U()J.i)J/miXi(b(RH(H/iXI-H(U(I0*hH)U(+J6H.n,hH4i0H-H0H)U((J2H)U(*i0H)U(,J/i8J)88H4U(0I3i(I.*hH-Q+HJ:H-Q+@J;«J7H-H0i)i+Q+(«J8x5(j)H)i0J.Õ®j)H/ÕJ<®¬I9H8¢ÏJ1igJ5i-J)Q+ĈÝhH)Q+ĀÝh¬H)Q+ĐÝh¬H)Q+ĘÝh¬H5i+Q+Āíh¬I8*h*h*h*hH.i/H/i/J)iGJ.i§H)H.6*)*(3i(I.H8H9«j(z5*4+3H:H-Q+8H;¬j§­«I73H8H9«j(z5(i(I.H7H<°Ïi)m5)3H-H1H0H-Q+0H-Q+(¬8yI.3H-U(QH-i(b(Qm,hH(i(b(3i(I1H2i.nH3i*n5)H(Q+HH(Q+8J7H(Q+@¬H7­j§­«H7­j(z5)H(Q+xH(Q+hJ7H(Q+p¬H7­j§­«H7­xI14)3H-i(b(RH(H.H)U(*8H(H0J)H)U(H/mb(i(I.3i)I/H0,hH(H(P*i)J)i§H)C^*i(I/3H(H/b(i(I-*hH(U(J2i0q5(H*P*0J3i0q5(H*P*4I)H(8UI7H)H3w5(H*P*,I5i(I*i)I-+h*hH*H5H)i,J)Q+(H7yI*H-H2w5(H-i)I-H)P*0J)H3q5)33H*i)sI-3*h*h*hH(H0i+Q+(x,hH1H-H(U(i+nm5)4*3H-H15)3H.i§H2iČ(qm5(H(H(Q+HH(Q+@H(H/i+J*Q+(««xJ)U(i+o5(H(H)iXJ)Q+@J9H)H*Q+(J7«H)Q+HJ8«J:j(z,hH7H:¢Ïi-J*Q+ĈÝhH*Q+ĀÝh¬H*Q+ĐÝh¬H*Q+ĘÝh¬j§­«I73H)Q+0H)Q+(¬j§­H8H)Q+8H9¬j§­«H7«J9j0°H9j0®H/C«j(z5)H)H/H78¡5)3H,P*4I,H(W)J*i0J/I0*h*hH*J)iħ)i+n,hH(H(U(J)i)i+Q+(j(z,hi+I)4*3H(i(H)i6i[H+H,8Ê)H(U(I0H(U(I)3H)iħ)i+n5(H0i+o5)3H(Q+HH(Q+@H(H(U(J2i+J1Q+(««j(z,§i(-H(Q+xH(Q+pH1Q+X««x5)i)3I1H.m5(H(iČ(H1U((i+o5(H(i(8£5(H(H1H2i)i(iWH+H,8Ê)H(U(I0H(U(I)3*hH*iħ)J*H)iħ)o5(H/H0o5(*hH-m,hH(U(iċ(s5)4*3H(H6i*i*i\\H+H,8Ê)4)3H(H6i*i+i]H+H,8Ê)3H(H+H,8²)H(H.H+H,8w*hH*H(U(n,hH(U(H/n5)3H(i(b(33H4i8L(3ô/*6§)¦K(iĈ(J,L(H)U(I5H)U(J9I.*§H)Q+HH)Q+@H)H)U(J6i+J0Q+(««J:x,hi)I-H5I.i(H)Q+xH)Q+pH0Q+X««J:x5)B3H:¢Ïi8H-i0I7i(H.iħ)i+n5(BH)iČ(H-i)U((i+n3H,i(c)*H,i(^*4H,j¨¨¨¨8_*,H)H,i,8RH7I8H,P*0I0H,P*,I.*hH,P*4J-m5(H0H-i-I1H8i)I2H0I-+hH-U((i/n5)H-i+U((H,i*J3H-i)U((i)i)b((i)H3J3H2H3U((i)b((H-i-J-H1o5(33H.,hH0i)8ä)3H,H+^*DH,H*^*@H,H)^*8iª¨,H)W)J1i+iĠ7I-H,H,i*^*<H)U(I/*hH1i0J4,hi(I**h*hH4i*6*(+)3H-H/I-H)U(I*4*3H)U(i)I*4)3H/i)H-I-i(I*3H)W(I2i*I3*hH1iħ)i+n5(H5i+n5(i¨¬,H1i+iĠ7J)I0iª¨,H)I/*hH4,hH2i0I)i(I.*h*hH4i*6*(+)3H/H2I/H)I.4*3H)i)I.4)3H2i)H/I/i(I.3i)I3*h*h*hH/iħ)J+H.H0J.iħ)J)sH)H+siħ)6*)*(3i)I+4*3i*I+4)3i(I+3H,iHH,i8J)i(8Ï)H,ihH)i)8Ï)i,iè(8Ö)J),hH)H,Q*_*`H)H,Q*x_*XH)H,Q*p_*PH)H,Q*h_*HH)H,Q*`_*@H)H,Q*X_*8H)H,Q*P_*0H)H,Q*H_*(H(i*^*0H(H)^*,H(i*^*(H(H7i0c(OH(H8b(NH(i)b(QH(i*b(4H(H2c)DH(i(b(VH(i(c)TH(i(^*@H(i³Ğ¬0^)JH(H+b(IH(H.b(HH(H/b(GH(H3b(FH(H6i*H6H5i+oCH9i+nCb(WH(H-iħ)H*i¨¬,H1i+iĠ7i0c)RH,iĈ(L(73i,iè(8Ð+(3ä2*2§0¦K(i¨)J+L(H)U(I-i-I,*h*hH)U(J/i+n5(H-i+n5(i(I)4)3*hj)H*U(*J0Õ®J5H)H*U()J1i)iXJ.Q+(«J7j(z5(H.Q+0H5«j(z5(i*I)4)3H7xJ.H)U(o,hi+I)4)3H*U(+J,H1n,hH+i0I.i(I,K(i¨)J-L(*hH)H*U()i)J1iXJ0H)U(J/H*U((H*U(,i8H*U(*i0J28TJ*iħ)iFo5(H-i8J*H)iĘ(Ĥ2((H-i0H*H0H/H288H/i)I0*h*hH-Q+XH-Q+PH-Q+@J5H-Q+8J6H/C««J7j(z,hH*H7¢ÏH0H5H6¬8y5)3iXI,H-Q+H-Q+H-Q+pJ5H-Q+hJ6H/C««J7x5)H-ihH7¢ÏH0H5H6¬8ym5)3i2I*iTI,4)3H)iČ(J*H1U((i+o,hiAI*4)3*hH)Q+HH)Q+@H)H/i+Q+(««j(z,§i(-H)Q+xH)Q+pH)H/i+Q+X««x5)i)3I)iYI,H)H*U((i+n,hiFI*4*3iBiFH*H)i)U((i+nCI*4)3iFI*iYI,3H.H,b()H.H*b((H-i¨)L(H+U(1I,H+U(0I)4)3H*U(,H0o,hi?I)iPI,4)3H)H,i)J4iXJ*Q+0H*Q+(¬H5«j(z,hi7I)iQI,4)3H)iČ(I2*h*h*h*h*§H)Q+HH)Q+@H)H.i+J*Q+(««J5j(z,hH5I6i(4)3H)Q+xH)Q+pH*Q+X««J6x5*i)3H1o5(H0H6¢Ïo5(H)H1i)iXJ*H0H7j(zH*Q+0H*Q+(¬8ym5(i8I)iRI,4,3i(I,H5j(z5)i)I3H-I/H)Q+xH)Q+pH)H.i+Q+X««J5j(z5)3i(I*i(I,4)3H5¢Ïi8H3i0I*H/iħ)i+n5(H2H3mU((i+nI,3H+i8J-H)iĘ(Ĥ2((H-H1H08H*i8I-H*H,I)*h*h*hH1H*i0J/iħ)o5(H)i)m5(H-H0o5(H+Q+XI9H+Q+PI:H+Q+8I5H+Q+@I64)3H+Q+XJ9H+Q+PJ:H+Q+8J5H+Q+@J6H.C««J8j(z,hH+i8H8¢ÏH.H5H6¬8y5*3H+Q+H+Q+H+Q+hJ8H+Q+pJ;H.C««J<x5(H+ihH<¢ÏH.H8H;¬8y5)3H7j(zI**hH9H:«H6H5H.C«J7j(z,hH+i8H7¢ÏH*H5H6¬8y5)3iXI,H+Q+H+Q+H+Q+pJ5H+Q+hJ6H.C««J7j(z,hH+ihH7¢ÏH*H5H6¬8y5)3H2H4U((i+o,hiAI)4+3H)i),hiBI)iYI,H1H/iħ)o5+H-H0o5+3iFI)4*3i2I)iTI,4)3i@I)iSI,3H(H,b()H(H)b((H+i¨)L(3Ć/)4§K(i8J0L(*hH)U(M5(H)P*,I2*hH)P*8J1H)P*0J3s5(H1H)P*4J,q5(H)i<J5H)U(@J/i)U((I.*hH/i-w,h+hH,H2I-*hH1H,J*i/u,hH*m,hi(I*i(I+4*3H.H-U((n,hi)I+i(I*4*3H*i)n,hi(I+4*3i)I+H.H-U()n,hi)I*4*3H*i*n,hi(I+4*3H.H-U(*n,hi*I*4*3H*i+n,hi(I+4*3H.H-U(+n,hi+I*4*3H*i,n,hi(I+4*3H.H-U(,n,hi,I*4*3H*i-n,hi(I+4*3H.H-U(-n,hi-I*4*3H*i.n,hi(I+4*3i.H*H-U(.H.nJ+CI*4)3H0i0H.H-H*8§H0P*4I*H0P*0I+3H+i)o5*H)H*H,i)J,^*4H,H3uH,H/wm,hH,H1u5)4,33K(iHJ(L(*hH/i,s5(3H(H/^*0H(i,^*4H(H(i4Õj¨¨¨¨Ĉ0¬_+@H(H(i0Õj¨¨¨¨Ĉ0¬_+8iă¯è(H(i8i´Äè(8ó*(3+hH,H2I-*hH1H,J*i0w,hH0H.H-H*8§H0P*,I*H0P*(I+4)3H*m,hi(I*i(I+4)3H.H-U((n,hi)I+i(I*4)3H*i)n,hi(I+4)3i)I+H.H-U()n,hi)I*4)3H*i*n,hi(I+4)3H.H-U(*n,hi*I*4)3H*i+n,hi(I+4)3H.H-U(+n,hi+I*4)3H*i,n,hi(I+4)3H.H-U(,n,hi,I*4)3H*i-n,hi(I+4)3H.H-U(-n,hi-I*4)3H*i.n,hi(I+4)3i.H*H-U(.H.nJ+CI*3H+i)o5)H)H*H,i)J,^*4*h*hH,H/q5(H,H3s5(H2H,H/J*H5H/8Ó*m5)3H,H1u5)4+33H)P*DI/H)H,^*DH/H2I4H*H/I,4*3H)H1^*43H)i)b(M*hH)U(Li)n,hH)P*HI/H)P*DI*4)3H)P*HJ/H)P*DJ*n5)3H*H2I4H/H*I,3H(H,^*,H(H4^*(H0i8L(3Û/)7§K(iø(J+L(H*P*,H*P*08vH*8*h*§*h*hH*P*0J.m5(H.i-I/H*P*,I0H)P*Ô*J6m,hH/I.H0I,+hH+i\\H)H,8ô*H+U(\\J-i*o5+H,i-I,H.i-J.5(34)3H)P*Ð*J1H6i°*i°*I3H/I.H0I,+hH+i\\H3H,8ô*H,i-J5H+U(\\J-i*o5+BH5I,H.i-J.5(33H(i(^*0H(j¨¨¨¨8_*(4*3H)P*Ð*I1H,i-3I.H+H+P(d^(GH+H+Q(]_+@*hH1H6i°*i°*J7H)H6CJ5U(Ĥ)i*o,hi-I44)3i-I2H,U()J1i+s5(H,U(*igs5(H,U(+J3i+s5(H,U(,igs5(*hH1H3n5(H,U((i.n5(i1I24)3H+i0H5H,8H+U(1I4H+U(0I23i)i`8Ö)J,m,hi)i`8¯+(3H,H-b((H,H+Q+@_()H,H+P(G^(0H,H4b(5H,H2b(4H+i)^*<H+H,^*8H+i,^*4*hH.H/H0J2n5(H+i]I1i)I/+h*§*hH6,hH.I-4)3+h*hH+i\\H)H.8ô*H+U(\\J3i*o5(H.i-J.H2o5)4-33H.J-i-4)3+h*hH+i\\H7H-8ô*H+U(\\J3i*o5(H2H-i-J-o5)4,33H-i-3I.H+H1P(/^(oH+H1Q((_+h*hH5U(Ĥ)i*o,hi(I0i-I44)3i-I0i(I4H-U()J8i+s5(H-U(*igs5(H-U(+J9i+s5(H-U(,igs5(*hH8H9n5(H-U((i.n5(i1I04)3H+H5H-8H+U()I4H+U((I03H+H+P(o^(WH+H+Q+h_+PH+P*4H/n,hH+i4H/i)i68ë)H+P*8I,3H,H/i6J-H3b((H-H+Q+P_()H-H+P(W^(0H-H4b(5H-H0b(4H+H/i)J/^*<H.H2o5(33H(H+P*<^*0H(H+Q*4_*(3H*P*(,hH*P*,i)8ä)3H+iø(L(3±/)-§K(iXJ+L(H(i@H)8H)8¯)H(ið(H)8H)8¯)H(iĠ(H)8H)8¯)H(iÐ)H)8*hH(U(ď)J*i*o,hH+H(U(Ď)i)b(CH+iĊ(iğ(H*i)C^*DH+H+iDÕj¨¨¨¨¸0¬_+PH+H+iCÕj¨¨¨¨H¬_+HH+i0iä®è(H+iH8{H+P*0H+P*4I-*h*hH+P*8J,H)P*(H)P*0J*s,hH)H*H,i)8ë)H)P*0I*4)3H,m5)3H,m5(H)P*,H*H-H,Ĥ2((3H)H*H,^*0m5)H-i)8ä)4)3H)P*(H)P*0J*i)u,hH)H*i*i)8ë)H)P*0I*3H)H*i*^*0H)P*,H*iÈĂ(c((3H+H(^*HH)H+iHJ*iê(8°)H+H(^*HH)H*ië(8°)H+H(^*HH)H*iì(8°)H+H(^*HH)H*ií(8°)H)P*0J,I*H,H)P*(n,§H)H,i)i)8ë)H)P*0-H*3H)P*,iHb((H)H,i)J*^*0iğìĝù*H(P*Ą)J-i+iĠ7I.H*H)P*(n,§H)H*i)i)8ë)H)P*0-H*3H)P*,H.b((H)H,i*J*^*0H*H)P*(n,§H)H*i)i)8ë)H)P*0-H*3H)P*,iğìĝù*H-i-iĠ7b((H)H,i+J*^*0H*H)P*(n,§H)H*i)i)8ë)H)P*0-H*3H)P*,iğìĝù*H-i5iĠ7b((H)H,i,J*^*0H*H)P*(n,hH)H*i)i)8ë)H)P*0I*3H)H,i-^*0H)P*,H*iğìĝù*H-i=iĠ7b((H+H(iĀ)Õj¨¨¨¨Ĉ0¬_+0H+iHiĎ°è(H+i08{H+P*HH+P*LI,*h*hH+P*PJ(H)P*(H)P*0J*u,hH(m5*4)3H)H*H(i)8ë)H)P*0I*3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8ä)3H+iXL(3ğ/*1¦.§*hH(H)i)J5mJ9U(i+o5(H(H5iXJ4H(U(J7i+Q+(J3H(H9iXJ6Q+0H6Q+(¬J0j§­«J+x5(*hH*H5i-J5U(@i)o5(H5U(AI8*¦H5Q+(x,hj)H8Õ®I,H5Q+0j§­4)3j)H8Õ®J,3I1H+H1«J+H,«x5(H,j(H6H8H7i)H08yCH+­I+3H*H9i-Q+8H+«I,*h*hH4Q+HJ1H4Q+@J/H4H7i)i+J8Q+(««J+x5(H4H+¢ÏJ5H7H4Q+0H4Q+(¬J28y5)H4Q+8H5igi-J*Q+ĈÝhH*Q+ĀÝh¬«H*Q+ĘÝhH*Q+ĐÝh¬H/«¬H1j§­«H3«J+x5(+hH-H5H+¢Ï8ã)H2«J.j(H.H.j)¥«xC¬I-H+j)¥H+«J+j(z5(3H,H-H3«j§­«I,3H6Q+HH6Q+@H6H8Q+(««J+x5)H6H+¢J+ÏJ*H7H08y5(H+jg«I+H4Q+8J3H/¬j§­I-H,H1H*igJ(i+Q+Āíh«H3«H7,¦j¨)H+®j¨Ħĥģğėćçħ(«j¨,H+®j¨Ĥģğėćçħ¦«¬-j)H+®J.j1°jħĦĥģğėćg«H.j/°jĦĥģğėćçħ(«¬3H-«H1«¬H/j§H(i-J(Q+ĘÝhJ.H0«J2j§H+®J+j§­J-«j)¬¡jg­®H+H2«J2j(H2¥«j)®¤H.«j§H(Q+ĐÝhJ.H0«J2H-«j)¬¡jg­®H+H2«J2j(H2¥«j)®¤H.«¬«H3j§H(Q+ĈÝhJ/H0«J.H-«j)¬¡jg­®H+H.«J.j(H.¥«j)®¤H/«j§H-H0H(Q+ĀÝhJ/«J0«j)¬¡jg­®H+H0«J+j(H+¥«j)®¤H/«¬«¬H1j§­«¬j§­«73j(I+K(iĘ(J*L(H,j(z,hH*iXI6H(U(i)I4+hH*H(iĘ(Ĥ2((H*H)H,¢J0Ï8H,j)¥H,«I,*hH*Q+HH*Q+@H*Q+(J1H*Q+0J/H4C««J-j(z,hH*H-¢ÏH4H/H1¬8y5)3H*Q+xH*Q+pH*Q+XJ1H*Q+`J/H4C««J-j(z,hH6H-¢ÏH4H/H1¬8y5)3j)H0®H+¬I+3H,j(z5(33H*iĘ(L(H+I,3H,3ħ.*/§,¦K(i8J-L(*hj)H*ÕJ5®J6H(Q+(«J7x,hH(Q+0H6«x5)3H*igI.*h*h*h*h*h*h*h*hH(Q+8H5°Ïi)i(i*H(Q+@H6«xCi(i,H(Q+HH6«xCU(ØÑhJ2i)6-,()*+-3H.i-J(Q+ĘÝhH(Q+ĐÝh¬I44-3H.i-J(Q+ĈÝhH(Q+ĀÝh¬I44,3H.i-J(Q+ĈÝhH(Q+ĀÝh¬H(Q+ĐÝh¬H(Q+ĘÝh¬I44+3H.i+Q+ĀÙhI4H*iħ)idi,H7xCo5*H4j)H*i`J(i.Õ®j)H(i*Õ®¬¬I44+3H.i+Q+ĀíhI44)3H6jħĦĥģğėćçħ(«I4H6jĦĥģğėćçħ¦«I5*§*§H7j(z,hH5j/®H4j1®¬I4H*iħ)J(iĠ(w,hi(4+3H*iĠ(i0nH(iĘ(qI/H*i0I1H*i84)3H5j1°H4j/°¬I4H*i0I1H*iħ)i/u,hi(4*3H*iĠ)iXnI/H*i83I0i)3I(+hH(iħ)I3i(I(H1I.*h*hH36+()()3H/m5*i(I/i*I(H0I.3j)H.Õ®H4¬I44(3(3H4x5)H25(i(i/H7xCI(+hH4j)¥H4«*hH(H4¢ÏJ.i+o,hH-H.b(7H-H)b(6H-H*b(5H-H)b(4H-i.b(3H+H-i3H,9((4)3H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i,b(.H+H-i.J0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i+b(.H+H0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i*b(.H+H0H,9((H-H.b(2H-H)b(1H-H*b(0H-H)b(/H-i)b(.H+H0H,9((3J4j(z5(34)3+hH-H)b(6H-H*b(5H-H)b(4H-i.b(3H-H4¢d(7H+H-i3H,9((H4j)¥H4«J4j(z5(33H-i8L(3ß.*8§0¦H)P*(I+*h*h*h*hH)P*,J-6*+()3H+U((iUn5)3H*Q+HJ>jb°Ïi,H*Q+@J?jc°Ïi*H*Q+8J@jd°Ïi)iØÑè(I4H>Ïi*i,H?Ïi+i*H@Ïi,i)iØÑè(I5H+H-I6H*Q+(J<j¨¨¨¨¨¨¨¨8«xI7H<j8«xI8H<H*Q+0JA¬J;j¨¨¨¨¨¨¨¨8«xI9H;j8«xI:+h*§H+T((J*i(v,hH*iħ)I,H+i)4)3H+U()igI,H*iGI-H*iu,hH-i.H,I,H+i*4)3H+U(*igH,i.I,H*iq,hH,H-i4I,H+i+4)3H-i:i¨¨Ę(H+U(+igH,i.I,H+i,3I-H.iHI*H0H+H-*§*h*h+hH*m5)H*iÌÇè(H*i0J.I*P*(H,o5(3H.iÉÇè(U((I,H.iÈÇè(U((J/m5)i*I*j`jgH,CI;H9,§i*-H4U((I3H734*3H(H)P*0H0ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(73i*I*j(j/H,CI;H:,§i*-H5U((I3H833I*i(I2H<j)H;®J=«JBH=HA«¬j(z,hH@H;°Ïi)i(i*H=H?«xCi(i,H=H>«xCU(ØÑhi+nH/HBxnI23*hH*i*o,hH*H/nH3i-nH25)3H(H)P*0H0ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨¨*¬_*(73H.iHI.i)H/i)H,H1I1I0H-J+H6o5(3H(i*b(.H(H1b((73H(i*b(.H(i(b((73H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(3á/)/§K(iHJ,L(H(H)8H)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iĤ(b((H(iXH)8H,iĊ(iğ(H(U(C^*(H,H(iPÕj¨¨¨¨Ę0¬_+@H,H,Õj¨¨¨¨¸0¬_+8H,i,iĞ¸è(H,i88{H,P*,H,P*0I-*h*hH,P*4J*H)P*(H)P*0J+s,hH)H+H*i)8ë)H)P*0I+4)3H*m5)3H*m5(H)P*,H+H-H*Ĥ2((3H)H*H+^*0,hH-i)8ä)3H(iĈ(I0*h*hH(U(R,hi(I*iĘÓè(I+iĚÓè(I/4)3H(U(,hi)I*iĚÓè(I+iĜÓè(I/4)3H)P*0J*I+H*H)P*(n,hH)H*i)i)8ë)H)P*0I+3H)H*i)^*0H)P*,H+iUb((4)3*h*hH/H+J-H)P*(H)P*0J.s,hH)H.H-i)8ë)H)P*0I.4)3H+H/n5)3H-m5(H)P*,H.H+H-Ĥ2((3H)H-H.^*0H(H*iXJ+iRU((H+iSU((H)8¼)3H,H0Õj¨¨¨¨Ĉ0¬_+@H,H(iĎ(Õj¨¨¨¨H¬_+8H,i,iĞ¸è(H,i88{H,P*,H,P*0I-*h*hH,P*4J*H)P*(H)P*0J+s,hH)H+H*i)8ë)H)P*0I+4)3H*m5)3H*m5(H)P*,H+H-H*Ĥ2((3H)H*H+^*0,hH-i)8ä)3iğìĝù*H(W)J-i+iĠ7I*H)P*0J+H)P*(n,§H)H+i)i)8ë)H)P*0-H+3H)P*,H*b((H)H+i)J*^*0H*H)P*(n,§H)H*i)i)8ë)H)P*0-H*3H)P*,iğìĝù*H-i-iĠ7b((H)H+i*J*^*0i+i*H(U(J+H(U(J-i)CJ(H)P*(H*s,hH)H*H(i)8ë)H)P*0I*3H(,hH)P*,H*iĢÓè(iĠÓè(H-i)J-CiĞÓè(iĜÓè(H-CH+i)CH(Ĥ2((3H)H(H*^*0H,iHL(3Ģ-*0§*¦K(iØ*J.L(*h*hH)U(Ĉ)i*n,hH+i*q5)*h*hH)U(ď)J0i*n5(H-P*0I3H.i8J1H)H)U(Ď)J/i+iXi@J2H0i)J08tH.H/b(Ç*H.H-^*Ì*H.H.iÇ*^*È*H2H0H1H.iÈ*iĄÆè(83BH.H-^*8H)H/H0H1iÀÔè(8gBH-P*0J/H3u5(H*i4I2H+i)I4+hH-H/i)J+^*0H.H-P*,H+i-J+P((^*0H.H+U(,b(4H,Q+(J7x5*H,H7j)¥_+(H.i8J+H)iĠ)Ĥ2((H+H.i0H*H.i×*iÈÑè(8<H*P*0I0H+H*8=H.i°*H+H*H4H,H-8PH0H*P*0J+q,hH*P*,I1H+I/H+H0i),hH2H1H+i)J/i,J5U(4i+i*H5P*0^*(3H+H0i)o,hH1H/i,i@I++hH2H+i<U((i+i*H+i8P*(^*(H2H+i,U((i+i*H+P*(^*(H+iHI+H/i*J/H0s5(33H*H0^*03H.P*°*,hH(j)_+(4.3H.Q+¸*H6¤I6H-P*0J/H3s5(33H(j(_+(H(H6_+04+3H(j)_+(4*3H(j(_+0H(j(_+(4)3*h*hH)U(ď)J*i*n,hH,Q+(I74)3H.i8J/H)H)U(Ď)J+i+iXi@J-H*i)J*8tH.H-H*H/86_+È*H.H.iÈ*^*8H)H+H*H/i¬Ôè(8gBH,Q+(J7H.Q+È*J6|5)3H(H6_+0H(j(_+(H,H7H6¥_+(4)3H(j)_+(3H.iØ*L(3ġ-*.¦2§H)P*,I6H)P*(I7K(i8J3j(_+0H3j(_+(i/I4*h+h*h*h*h*h*hH0J5H6o,hH0H7U((J0iWo5*H2iħ)i0n5)4-3H2iħ)i0n5*j¨¨¨¨¨¨)I*H6I54.3H4iħ)m,hj¨¨¨¨¨È)I*4.3H4i)I4i(I1i(I24*3*h*h*h*§*hH0iYiħ)i0w,hi(I1j¨¨¨¨¨HI**h*h*h*h*h*hi(iHH0iă(iħ)iĎ)qJ8CH0iĊ(69)88888888,88(8-+*83i)I14,3i*I14+3i+I14*3i,I14)3i-I13H2iħ)i0w5,H3Q+0J.j)H4i+i`H2Õjħ)«J/®J*«x5)H3i04*3H1i)m5,j¨¨¨¨¨Ĉ(I*413H3Q+(J.H*«x5)H33H*H.­_+(j(H*i)H-H/°Ïi)i(i*H*H,«xCi(i,H*H+«xCU(ØÑhJ0J9i3CH,­I,j(H*H9iMCH-­I-H*j(H0i*iħ)i+wCH+­I+3H3H3i0H8CJ0H0Q+(H*­_+(H+H*j(H1i*i+wC­I+H,j(H*i)H1J0i3C­I,H-j(H*H0iMC­I-3H2i)I2i(I14*3H0H2iXI2i)I14)3H4iħ),hj¨¨¨¨¨È)I*H6I54,3H3Q+0I*H3Q+(I.H(H+_+PH(H,_+HH(H-_+@H(H._+8H(H*_+0H(i(^*(73H5i)I0H2iħ)i0u5)33j¨¨¨¨¨¨)I*3H(H)P*0H5ÕH)Y(4jH®H*¬¬H)Y(6j`®H)Y(5jX®¬¬_*,H(i)^*(3ò-*1§)¦K(iø(J*L(*hH(U(J.i+oH(U(J1i+o5(H.I,*h*hH(Q+HH(Q+@H(H(U(J0i+Q+(««J3j(z5(i)I-H1I,H(Q+xH(Q+pH(H0i+Q+X««J3j(z5(4)3H3¢Ïi8H-i0I+H,iħ)i+n5(H(iČ(H-i)U((i+nI/3H+H/i),hi)H+i0J1I.H)P*0J,H)P*(n,hH)8ĥ)3H)P*,H,i-J(H+i8J+b(,H(H.b(+H(H+b(*H(H1b()H(i.b((H)H,i)^*04)3H*H(H08tH*iHJ/H(iXJ2H08t*hH*Q+Hj(z5(H.i+o5(H*i(b(oH*H)^*tH*H*iï(^*pH(H0H*H*ið(iĄÆè(83B3H(i(H*8LJ3j(z,hH)P*0J+i-I-+hH)P*(H+n,hH)H+i)i-8ë)3H)H+i)J+^*0H)P*,H-J,i.c((H,i,H3¢ÏJ.b((H,i+i)b((H,i*H.b((H-i-I-H3j)¥H3«J3j(z5(33*hH*Q+(j(z5(H1i+o5(H*i)b(oH*H)^*tH*H*iï(^*pH2H0H/H*ið(iĄÆè(83B3H(i)H*8LJ3x5(H)P*0J+i-I-+hH)P*(H+n,hH)H+i)i-8ë)3H)H+i)J+^*0H)P*,H-J(i®*c((H(i,H3¢ÏJ,b((H(i+i(b((H(i*H,b((H-i-I-H3j)¥H3«J3j(z5(33H*iø(L(3ø.)8§K(iXJ+L(H)U(dJ3i*o,hH+H)U(ib(TH+H)P(e^*P3H)U(jI4H)U(°)I5H)P*`I6*h*h*h*h*hH)P*J0m,hi0I14)3H)P*I*i0H0ið(J/J-8Ö)J1m5)H*ieI2H0I-+hH.H/n5)H*U(dJ7i*o,hH+H.H2J,U(,b(HH+H,P((^*D3H*U(jI8H*P*`I9H+H+U(Hb(4H+H+P*D^*0H.H1J,H*Q+X_+XH,H*Q+P_+PH,H*Q+H_+HH,H*Q+@_+@H,H*Q+8_+8H,H*Q+0_+0H,H*Q+(_+(H,idH7b((H,i`H9^*(H,iê(H8b((H,ieH+P*0^((H,ié(H+U(4b((H.ið(I.H*ið(I*H-i)J-5(33H+iDH)P*H)P* 8½)*hH)P*¬)J,m,hi)I.4)3H)P*¨)I*i)H,i4J-8Ö)J.m5*H-m5(H.H*H-Ĥ2((3i0I-*hH)P*xJ/m5(H)P*tI2i0H/i,J*8Ö)J-m5+H*m5(H-H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0i¸)8Ö)J*m5+H*H3b(dH*H6^*`H*H+P*<^(eH*H+U(@b(iH*H)Q+X_+XH*H)Q+P_+PH*H)Q+H_+HH*H)Q+@_+@H*H)Q+8_+8H*H)Q+0_+0H*H)Q+(_+(H*H/^*xH*H-^*tH*H/^*pH*H4b(jH*H0^*H*H1^*H*H0^*H*H5b(°)H*H,^*¬)H*H.^*¨)H*H,^*¤H*H)Q*|_*|H*H)Q*_*H*H+Q+0_+H*H+P*8^* H(iÄÐè(^*,H(H*^*(H+iXL(73i0H-8¯+(3i)H-8¯+(3i0H*8¯+(3i0i¸)8Ð+(3È2*2¦-§i-I9*hH(Q+(J2H(Q+0¬J,j)H*iħħħ/J6i0J5ÕJ0®J+«x5(j)H6i8J7Õ®J1H(H)i+Q+(«j(z5(*hH(Q+8H0°Ïi)i(i*H(Q+@J3H+«xCi(i,H+H(Q+HJ4«xCU(ØÑhJ6m,hj)H0®J+jħĦĥģğėćçħ(«I-H+jĦĥģğėćçħ¦«I+H),¦H+j1°H-j/°¬-H+j/®H-j1®¬3H1«x5)i)I8H(H)i)i+Q+(H1«j(z5)i(I8H(U(Ri)o5)H(U(SH7nI84)3*¦j(I+*h*h*h*h*h*hH6iħ)i)6-()*+,-3H5igi+Q+Āíh4-3j§H5i-iĈ7J6Q+ĘÝhJ/H,«J+j§H5Õ®J.j§­J-«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H/«j§H,H6Q+ĐÝhJ+«J,H-«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4,3j§H5i-iĈ7J6Q+ĈÝhJ/H,«J+j§H5Õ®J.j§­J-«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H/«j§H,H6Q+ĀÝhJ+«J,H-«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4+3j§H5i-iĈ7J6Q+ĈÝhJ-H,«J+j§H5Õ®J.j§­J/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«j§H6Q+ĀÝhJ-H,«J+H/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«¬j§H6Q+ĐÝhJ-H,«J+H/«j)¬¡jg­®H+H.«J+j(H+¥«j)®¤H-«¬j§H/H,H6Q+ĘÝhJ+«J,«j)¬¡jg­®H,H.«J,j(H,¥«j)®¤H+«¬4*3H5igi+Q+ĀÙhI+3H+3H1«j(z,hiFi1H*iħ)i.nC73H5iħ)idi,H2j)H0®J,«xCo5)H3H4«H,«x5)H5H7iħ)i/s5)i(I5*h*hH7i/i*6-(+++)+3i)I53H*iħ)i.o,hi173*§i.H(U(Pi*i(H)CH5i)m5(Bi.H(Q+0H(Q+(¬J,j6jĈ(H5Cj`j(H)C®«j(z5(Bi/I6*hH(i`i(H)CJ*i,H)i)J)H,8y5(H(i+i-H5CH*H)H,8y5(i/iFH(i*i.H5CH*H)H,8yCI63H6373*h*h*h*h*§H),hH5iħ)i/u5*iĠ)4)3H5iħ)iğ(s5)i03I(i)I6H,H(H5J(Õ°Ïi)m5)3i(I64)3H5iĠ)i+i.i)H)Co5(H,*§H),hH(iħ)i/u5*iĠ)4)3H(iħ)iğ(s5)i03H(J5Õ°Ïi)5(H(iħ)H7nH5iħ)H7nH8m5*4)3H8H6H(iħ)H7iħ)nm5)3*hH7i+i(i/H)Co,hH*iħ)i.n5)i173H*i)iħ)i+u5(i073iFI93H93ċ/).¦iĐÑé(Q+(J)H(Q+0­jē¯þ­ĐðÉČĉ(¥J*jF°H*­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*jG°H*­iĈÑé(Q+(J*H(Q+(­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤iĘÑé(Q+(J+H(Q+8­jē¯þ­ĐðÉČĉ(¥J,jF°H,­jáó»ďùĕ¹Ôç§¦J,jC°H,­jēËìÁÙßºĐ¼§¦J,jG°H,­¤iĠÑé(Q+(J,H(Q+@­jē¯þ­ĐðÉČĉ(¥J-jF°H-­jáó»ďùĕ¹Ôç§¦J-jC°H-­jēËìÁÙßºĐ¼§¦J-jG°H-­¤i¨Òé(Q+(J-H(Q+H­jē¯þ­ĐðÉČĉ(¥J.jF°H.­jáó»ďùĕ¹Ôç§¦J.jC°H.­jēËìÁÙßºĐ¼§¦J.jG°H.­¤H(Q+`H)­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­H(Q+XH*­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Q+hH+­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Q+pH,­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Q+xH-­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Y(j0®H(Y(jħ)H(U(C¬jē¯þ­ĐðÉČĉ(¥jčõğîO­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°­H)­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)H(Y(Pj0®H(U(H(U(i)H(U(i+ÕjG«j8®¬H(Y(Sjē¯þ­ĐðÉČĉ(¥j¼ĢÑĢ¿ßĆÃÆ§H(U(RC¤jčõğîO­jáó»ďùĕ¹Ôç§¦J*jC°H*­jēËìÁÙßºĐ¼§¦J*­jG°­H*­H)­3û-*-§5¦K(iØ)J,L(H+Q+@I4H+Q+8I5H+Q+0I6H+Q+(I7*h*h*h*§+hH)H*¬x5*H,i¸)H7H6H)¢H*¢jh¥H)j(zCJ2jè(«ÏJ-8Ë*H)j)¥H)«I1H*H)xÕ¥H*«I*i(j)H2®J3H,Q+¸)«j(z5)BH,i¨)H5H4H-8Ë*H1I)H3H,Q+¨)«x5(3i)3I.H,iø(H+Q+HJ8H+Q+PJ9H-8Ë*H,iĈ(H+Q+XJ:H+Q+`J;H-8Ë*H,iĘ(H+Q+hJ<H+Q+pJ=H-8Ë*H,Q+xH2°Ïi)i(i*H3H,Q+«xCi(i,H3H,Q+«xCU(ØÑhI+i)i48Ö)J-5)i)i48¯+(3H(i(^*0H(j¨¨¨¨8_*(4)3H-H+b(*H-H.b()H-H2d((H,i)^*Ô)H,H-^*Ð)H,i,^*Ì)i)I++hH*H1¬j(z,hH,ihH7H6H1¢H*¢jh¥H1j(zCJ2jè(«ÏJ.8Ë*H1j)¥H1«I)H*H1xÕ¥H*«I*j)H2®J3H,Q+h«j(z,§i(-H,iXH5H4H.8Ë*H)I1H3H,Q+X«x5*i)3I/H,iHH8H9H.8Ë*H,i8H:H;H.8Ë*H,H<H=H.8Ë*H,Q+HH2°Ïi)i(i*H3H,Q+8«xCi(i,H3H,Q+(«xCU(ØÑhI0H,P*Ì)H+n,hH,iÌ)H+i)i+8ë)H,P*Ð)I-3H-H+i+J.H0b(*H.H/b()H.H2d((H,H+i)J+^*Ô)H)I14)33H(H,P*Ô)^*0H(H,Q*Ì)_*(3H,iØ)L(3÷.*2§.¦K(iXJ/L(*hH(U(ď)J.i*n5(H(iĄ)I3H(i@I2H(iĔ)I4+hH4H(U(Ď)J-i+J,U((I0*§i(H2H,iXJ+Q+HJ6H+Q+@J9H+Q+8J5¬j§­«J:H5H6j§­«¬j(z5(BH3H,i*J,U((i+n,hi(H2H,iXJ,H-i)si+Q+(J7H7H,Q+@H,Q+H««z5)B3i(H5H6«£J7j)~5(BH9H5H6¬j§­«J8jýüþúĂòĒÒÒ§«I5H8jÒÓÑÕÍÝ½ýý(«J8xH5xH7Ïi)o5(BH8£Ïi(H5£Ïn3I1*h*h*h*h*§*h*hH0i)m,hH+H.i+Q+(J5H6H9««J6j(z5)4*3H/i0J0H+H.i)J,8ti)H+H,H0H/iWJ+iĘÆè(835*Bi)H(H-H,H+i°Ëè(8g5*BH,,hH(H-i(i(iKH)H*8n4/3H(H-i)i(iKH)H*8n4.3H5H6¢Ïi-J,Q+ĈÝhH,Q+ĀÝh¬H,Q+ĐÝh¬H,Q+ĘÝh¬j§­«I53H+Q+0H+Q+(¬j§­H5H:«J6j0°H6j0®H.i)J,C«j(z5)H+H,H58¡5)H/i0J0H+H,8ti)H+H,H0H/iWJ+iĘÆè(835(BH(H-H,H+i°Ëè(8g3I+H1m5)4*3H15)4,3H+5+H(H-i*i)iKH)H*8n4)3H(H-i*i,iMH)H*8n3H(U(Ĉ)i*n,hH(iĐ)I,H(U(Ę)I+H(*§*hH.i)m,hH+I-H,H+i)U((i)5)3H+mJ.H+H,H+i)i)U((J1CI-H.i(H1Cm,hH(H(P*Ā)i)J+i§H+C^*Ā)3H(H-b(Ę)H,H-i)U((5(i*4)3H,H-i)U()I+i(3b(ď)H(H+b(Ď)3H(U(ď)J.i*o5(33H/iXL(3ĖA*J¦0§K(iÈ)JRL(*hH)U(~i*n,h*hH+i*w,hH-P*0ITH)H-8.HTH-P*0JPq,hH+i)IVH*i4IS+hH-HPi)J+^*0HRH-P*,H+i-J+P((^*0HRH+U(,b(4H,Q+(J0x5+H,H0j)¥_+(HRi8J+H)iĘ(Ĥ2((H+HRi0H*HRiÇ)iÈÑè(81H*P*0IQ*hHRU(J+i*o,hHRP*i)o5)H+i)o5)HRU(5)HRU(i)5)3HRi88mI0HQHSP*(J+s,hH*P*,H+i,Q+(H0y5)3H*HQ^*4H*P*(HQn,hH*8Ģ)3H*HQi)^*0H*P*,HQi,JPi(b(4HPH+^*0HPH0_+(3HRi°)HRi8H*HVH,H-8XHQH*P*0JPq,hH*P*,IUHPJ+HQi),hHSHUH+i)J+i,JWU(4i+i*HWP*0^*(3HPHQi)o,hHUH+i,i@IP+hHSHPi<U((i+i*HPi8P*(^*(HSHPi,U((i+i*HPP*(^*(HPiHIPH+i*J+HQs5(33H*HQ^*03HRP*°),hH(j)_+(4.3HRQ+¸)H2¤I2H-P*0JPHTs5(33H(j(_+(H(H2_+04+3K(ihJ*L(*hH)U(~i*o5(H)Q+@H)Q+0¬I:H)Q+8H)Q+(¬I>H)Q+hJ?H)H)U(J-i,J+Q+(J@H)Q+XJEH)Q+HJ=¬j§­««J0H)Q+pJCH+i0Q+(J;H)Q+`JFH)Q+PJD¬j§­««J2¬j(z,hj(j)H)Y(J4®J.H4jè(|J+Cj§­I9H.j(H+Cj§­I<H>j§­I5H:j§­I6H)H-i)i,J+Q+(I8H+i0Q+(IGH)U(IPH)U(IQj(I4+hH0¢H2¢jh¥H0j(zCÏI+H0xÕI.*¦j(j)*§H-,hj(I/j(H+i/u5*BiĠ)4)3j(I/j(H+iğ(s5)Bi03H+JSÕ®J3HSiħ)iè(qJSCH6«I/H3j(HSCH5«3IHH2H.¥IAH*iXj)H+Õ®H+iè(8Ê*H*Q+`J7jħĦĥģğėćçħ(«I3H*Q+XJ1jħĦĥģğėćçħ(«I.H7jĦĥģğėćçħ¦«I7H1jĦĥģğėćçħ¦«I1*§H-,hH7j_®H1j1°¬H3ja®H.j/°¬¬I.H7j1°H3j/°¬I3i)4)3H7j/®H1ja°¬H3j1®H.j_°¬¬I3H1j/®H.j1®¬I.i63ISH0j)¥H0«I0H2HA«I2H.H8«HH¬H<j§HPHQH+iħ)nJTC«J.H3HG«H/¬H9j§HTC«J/¬j(z,hH.£H/£¤j*j(H+i+HSnC®H4¤I43H0H2¬j(z5(33H?H@«JGH=«J0H;HC«JHHD«J2¬j(z,hj(j)H)Y(J.®J/H.jè(|J+Cj§­I.H/j(H+Cj§­I/H@j§­I3H;j§­I7H)U(I+H)U(I-+hH2¢I1H2H0xÕ¥H2«I2H0¢H1jh¥H0j(zCÏJPi,JQQ+ĈÁiH3«H/j§H+H-HPiħ)nJPC«J1HQQ+ĐÁiH7«H.j§HPC«J9¬j(z,hH4H1£H9£¤¤I43H0j)¥H0«J0H2¬j(z5(33H?j§­J.H@HE««J0HCj§­J/H;HF««J2¬j(z,hj(j)H)Y(J3®J7H3jè(|J+Cj§­IAH7j(H+Cj§­IIH@j§­IJH.H=«ILH;j§­IMH/HD«INH)U(IQH)U(IS+hH*iHj)H0¢H2¢jh¥H0j(zCJ.®H.jè(«ÏJT8Ê*H.ÏJ-i.JPiĈāè(I+H*Q+HJ/j)¥I.HPQ+¨ĂhJ6H>«J8j(H/¥J7«I1HPQ+°ĂhJBH:«J3j(H*Q+PJ<H/j(zÕ¤¥J9«I5*¦H<H/xÕ¥J<H3«J/x,hj§I3j§H.H8«j)¬¡jg­®4)3j§H/¡jg­®I3j(3I/H3H5j(H5H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H/H1j)®¤J1H/|Õ¤HB«I8H+Q+`JBH:«J5H9«I3H+Q+XJKH>«JOH7«I/H1H6«I6*¦H5H<«J1x,hj§I1j§H.HO«j)¬¡jg­®4)3j§H1¡jg­®I1j(3I5H*i8HLHNHT8Ë*H1H3j(H3H/j(zÕ¤¥«j)®H/j(H/¥«J/jg°¬¤H5H5H/j)®¤J/~Õ¤HB«H8¬I3H/HK«H6¬I/H*Q+8H-Õ°j)«Ï,hH+Q+0JBH:«J6H9«I5H+Q+(JKH>«J8H7«I1*¦H6H<«J6x,hj§I6j§H.H8«j)¬¡jg­®4)3j§H6¡jg­®I6j(3I8H6H5j(H5H1j(zÕ¤¥«j)®H1j(H1¥«J1jg°¬¤H8H1j)®¤J5H8|Õ¤HB«I6H9H+Q+@J9H:«J8«I1H5HK«H3H6H9H1j(H1H+Q+8J9H>«JBH7«J7j(zÕ¤¥«j)®H7j(H7¥«J7jg°¬*¦H8H<«J1x,hj§H.HB«j)¬¡jg­®I.j§4)3j(I.j§H1¡jg­®3¤H.H.H7j)®¤J.~Õ¤«¬¬I3H.H9«¬H/¬I/3H2H0xÕ¥H0j)¥H0«I0H2«I2HIj§HQHSH-iħ)nJ+CHJ«H/«J.HAj§H+CHM«H3«J/¬j(z,hH4H.£H/£¤¤I43H0H2¬j(z5(33H@H?HE¬j§­«H=«J0H;HCHF¬j§­«HD«J2¬j(z,hj(j)H)Y(J.®J/H.jè(|J+Cj§­ICH/j(H+Cj§­IDH@j§­I7H;j§­I1H)U(IQH)U(IS+hH*j)H0¢H2¢jh¥H0j(zCJ.®H.ÏJ+iè(8Ê*H+i.J-iĈāè(IPH*Q+(J.j)¥I3H-Q+ĈāhJ9H>«J=j(H.¥J<«I/H-Q+ĐāhJ5H:«J6j(H*Q+0J8H.j(zÕ¤¥JA«I?H0xÕII*¦H6H8H.xÕ¥J6«J.x,hj§I.j§H3H=«j)¬¡jg­®4)3j§H.¡jg­®I.j(3I=H.H?j(H?H/j(zÕ¤¥«j)®H/j(H/¥«J/jg°¬¤H=H/j)®¤J.H=|Õ¤H5«I=HAHPQ+@J5H:«J8«I?H<HPQ+8JAH>«JJ«I/H0j)¥H0«I0H2HI¥H2«I2HDj§HQHSH+iħ)nJ+CH7«H.H9«*¦H6H8«J.x,hj§I.j§H3HJ«j)¬¡jg­®4)3j§H.¡jg­®I.j(3J3H/j(H/¥«J9j)®¤J<HA«¬«J6HCj§H+CH1«H3H<~ÕH.H?j(H?H/j(zÕ¤¥«j)®H9jg°¬¤¤H5«H=¬«J.¬j(z,hH4H6£H.£¤¤I43H0H2¬j(z5(33HEHG«J0HFHH«J2¬x5(j(j)H)Y(J.®J:H.jè(|J+Cj§­I.H:j(H+Cj§­I:H@j§­I>H;j§­I@H)U(I+H)U(I)+hH2¢I;H2H0xÕ¥H2«I2H0¢H;jh¥H0j(zCÏJ-i,JPQ+ĈñhH>«H:j§H+H)H-iħ)nJ-C«J;HPQ+ĐñhH@«H.j§H-C«J/¬j(z,hH4H;£H/£¤¤I43H0j)¥H0«J0H2¬j(z5(33H*ihL(H4H,Q+(J0,hH(H4_+0H(j(_+(H,H0H4¥_+(4+3H(j)_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3HRiÈ)L(3Ħ+*/§)¦i)I0iSi¨¨ì(H(P*0J-i¨¨¨)J.CH.i=i)H)CH+I.H-i¨¨¨,i(oI0iUH)CI2*hH(W)4J)H.s,h*h*hH-i¨¨¨0m,hH)H.I.i(I,i(I)*h*h*hH-iEi+i)6+()(*3H.I)4)3H.iĦħ+i)I)3H-iħħħ(I1H(P*,I/H(P*(I(+hH,iħħ+H)iħħ+w5*i)I-H,i)I,H(H1H/P*89*(m5(34,3H(H(Q*0J3Ïi¨¨¨ħ¡iØ¨¨¨*^*0i)I-H(P*(J/H(P*,J1H2H08ù*5+i(I,H)H.iħħ+I)+hH,iħħ+H)w5*H,i)I,H/iXH1P*89*(m5(34+3i)I-H(H/H2H08ù*5*H(H*H+H/P*49-(5*i(I,H.H)iħħ+I)+hH,iħħ+J*H)qI-H)H*u5+H,i)I,H(H1H/P*89*(m5(34*3H/H*H+H1P*49-(5)H(H3_*0i(73i)I-H(P*(J)H(P*,J(H2H08ù*5(H)H*H+H(P*49-(I-3H-3ç,*5§0¦H*U(,I,*§*h*hH)Q+(J:j)H*U(*J-ÕJ=®J9«J;x,hH)Q+0H9«x5)3i(i*H)Q+@J<H9«xCH)Q+8J>H-igÕ°Ïi)H9H)Q+HJ9«xI2H*U(+I0H*U()I3*§*h*hH)U(RH)U(SH,nJ6m5(H,H-i/m5(i)I4H9H<H>¬j§­«H=°Ïi)5)3H)Q+0H:¬H,Õ°Ïi)I4H,4)3H,i/H-iĠ(3I/I7i(i,H2CI8H;xI5i*I.i*H0H3o5*Bi*H4m5*Bj)H/ÕJ?®J;H:«J@j(z5)H)Q+0H;«j(z5)i*4*3H(i*b((73H>H?°Ïi)i(i*H;H<«xCi(i,H9H;«xCU(ØÑhI2H@xJ)i*H)H5C3I1H7H8*hidi,H:j)H=®J:«xCH-o5(H,H-i/s5(H9H<«H:«x5(i)i*H,i/J/i*nCi(H/i.oCI.3U(ØÑhI/i(I)*hH6H0H3nJ0m,hH.i*H0CI.4)3H,H-i/m5(H9H<H>¬j§­«H=°ÏI)3H(H+b(.H(H.b(-H(H2b(,H(H1b(+H(H/b()H(H5b((H(H)i)b(*H(H*P((^(/H(H*U(,b(33·.*/§)¦K(i¸*J*L(H*H(P*È)H(P*Ì)J,i/i¨)H(H,Ci¨)Ĥ2((H*j¨¨¨¨8_*¬)H)U((I/H*i(^*´)i.I+i*I0i*I-i*I.*h*h*h*h*h*hH/i)i(H/i)sCi)6+(*)+3H)U()J-i)I.i-I+4)3H)U()J-i)I.i1I0i/I+3H*H-b(¢H*H0b(¡H*H+b( H*H.b(H*i(b(4)3H*H)i/H(i¨)H*i¬)iÔÄè(81H*H*W)c) H*H*P)~J+^*H+iħ)i*n5)3H*H*W) c)¼)H*H*P*^*¸)H*P*´)J+H*P*¬)n,hH*i¬)8ġ)3H*P*°)H+i.J-H*W)¼)c(,H-H*P*¸)^((H*H+i)^*´)3*hH*U(J+i*o,hH*P*xi)o5)H+i)o5)H*U(5)H*U(i)5)3H*8mI1H(P*´)J-H(P*°)J+q,hH(P*¬)H-i,Q+(H1y5)3H(H+^*´)H(P*¨)H+n,hH(i¨)8Ģ)H(P*Ì)I,3H(H+i)^*°)H(P*¬)H+i,J+i(b(4H+H-^*0H+H1_+(3H*H(P*°)^*H*i¸)H*i¨)Ĥ2((H(P*Ä)H,n,hH(iÄ)8Ĥ)3H(P*È)H,i/H*i¸)i¨)Ĥ2((H(H,i)^*Ì)H*H*P*´)^*À)H*H*Q*¬)_+¸)H*H)Q((_*Ä)H*H)P(0^*Ì)H(P*Ø)J)H(P*Ð)n,hH(iÐ)8ģ)3H(H)i)J,^*Ø)H(P*Ô)H)i@J(H*Q+¸)_*(H(H*Q+À)_*0H(H*Q+È)_*8H,,hH*i¸*L(H(73i§H,iäÄè(8Î*(3Ě,*,§)¦*hH)P*,J-,hH)P*(I.*h+hH,H-o,hH,H.H,i)I,U((iXiħ)i2q5)4*33H.U((I,*h*hH-i)n,hH,iS6+*)*)3H,iXn5*3H.H,iSnJ,I.*hH-H,J,i1w,hi(I-+hH,m5*H-Õj2¦J0jH°Ï5+H.U((iXJ-i1s5+H.i)I.H,i)I,H-H-H0ÏJ-u5(34*3H,m,hi(I-4)3H.U((iXJ-i1s5)H,i)n5(H.U()iXJ/i1s5)H/H-i2I-H,i*n5(H.U(*iXJ/i1s5)H/H-i2I-H,i+n5(H.U(+iXJ/i1s5)H/H-i2I-H,i,n5(H.U(,iXJ/i1s5)H/H-i2I-H,i-n5(H.U(-iXJ/i1s5)H/H-i2I-H,i.n5(H.U(.iXJ/i1s5)H/H-i2I-H,i/n5(H.U(/iXJ,i1s5)H,H-i2I-3H*H-s5(H+H-q5(H(i*b(.H(H-^*(73H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨è*¬_*(73i(I,+hH,H.U((ibiħ)iĞ)q5*H-H,i)J,o5(33i(I,3H(H)P*0H,ÕH)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(3Ę,*1¦1§K(i8J4L(H)Q+0J/H)Q+(J0¬I,*§H)Q+HJ1H)Q+@J2«J+H0«J-j(z,hi(H)H-¢Ïi)H,8y5)B3H+H/«J+j(z,hi)I9i(H)H+¢Ïi(H,8y5)B3i*I9i)3I:*h*§*§+hH,x,hi)I7i(4+3H,j)¥H,«I+i(j)H,¢J.®J-H0«j(z5)BH+I,H-H/«x5(3i)3I6H)Q+8J3H.°Ïi)i(i*H-H2«xCi(i,H-H1«xCU(ØÑhI7i)i48Ö)J5m5)H5H7b(*H5H6b()H5H.d((H4i)^*4H4H5^*0H4i,^*,i)I6+hH+j(z,hH+j)¥H+«I,j)H+¢J.®J-H0«j(z,§i(-H,I+H-H/«x5*i)3I8H3H.°Ïi)i(i*H-H2«xCi(i,H-H1«xCU(ØÑhI;H4P*,H6n,hH4i,H6i)i+8ë)H4P*0I53H5H6i+J7H;b(*H7H8b()H7H.d((H4H6i)J6^*4H,I+4)33H4P*0I7H4P*,3I8H:m,hH2H)H9i+Q+(«H1«J+j(zI<H+¢ÏI53H(i*b(=H(H*b(<H(H6^*0H(H7^*,H(H8^*(H(i©.c)FH(H5b(9H(H<b(8H(iª,c)>H(i)^*4H(H)U(Qc):H4i8L(73i)i48¯+(3ě-)8§K(iXJ+L(H)U(J3i*o,hH+H)U(¡b(TH+H)P(^*P3H)U(¢I4H)U(è)I5H)P*I6*h*h*h*h*hH)P*Ì)J0m,hi8I14)3H)P*È)I*i8H0i/J/J.8Ö)J1m5)H*iĝ(I2H0I.+hH-H/n5)H*U(J7i*o,hH+H-H2J,U(,b(HH+H,P((^*D3H*U(¢I8H*P*I9H+H+U(Hb(4H+H+P*D^*0H-H1J,H*iĘ(Ĥ2((H,iĜ(H7b((H,iĘ(H9^*(H,iĢ(H8b((H,iĝ(H+P*0^((H,iġ(H+U(4b((H-i¨)I-H*i¨)I*H.i)J.5(33H+iDH)P*Ô)H)P*Ø)8½)*hH)P*ä)J,m,hi)I.4)3H)P*à)I-i)H,i4J*8Ö)J.m5*H*m5(H.H-H*Ĥ2((3*hH)P*°)J-m,hi0I/4)3H)P*¬)I2i0H-i,J*8Ö)J/m5+H*m5(H/H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i8iø)8Ö)J*m5+H*H)iĘ(Ĥ2((H*H3b(H*H6^*H*H-^*°)H*H/^*¬)H*H-^*¨)H*H4b(¢H*H0^*Ì)H*H1^*È)H*H0^*Ä)H*H+P*<^(H*H+U(@b(¡H*H)Q*´)_*´)H*H)Q*¼)_*¼)H*H+Q+0_+Ð)H*H+P*8^*Ø)H*H5b(è)H*H,^*ä)H*H.^*à)H*H,^*Ü)H(iĄÌè(^*,H(H*^*(H+iXL(73i8H.8¯+(3i)H*8¯+(3i0H*8¯+(3i8iø)8Ð+(3Ę-)8§K(iXJ+L(H)U(J3i*o,hH+H)U(¡b(TH+H)P(^*P3H)U(¢I4H)U(è)I5H)P*I6*h*h*h*h*hH)P*Ì)J0m,hi0I14)3H)P*È)I*i0H0i/J/J,8Ö)J1m5)H*iĝ(I2H0I,+hH.H/n5)H*U(J7i*o,hH+H.H2J-U(,b(HH+H-P((^*D3H*U(¢I8H*P*I9H+H+U(Hb(4H+H+P*D^*0H.H1J-H*iĘ(Ĥ2((H-iĜ(H7b((H-iĘ(H9^*(H-iĢ(H8b((H-iĝ(H+P*0^((H-iġ(H+U(4b((H.i¨)I.H*i¨)I*H,i)J,5(33H+iDH)P*Ô)H)P*Ø)8½)*hH)P*ä)J-m,hi)I.4)3H)P*à)I*i)H-i4J,8Ö)J.m5*H,m5(H.H*H,Ĥ2((3i0I,*hH)P*°)J/m5(H)P*¬)I2i0H/i,J*8Ö)J,m5+H*m5(H,H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0ið)8Ö)J*m5+H*H)iĘ(Ĥ2((H*H3b(H*H6^*H*H/^*°)H*H,^*¬)H*H/^*¨)H*H4b(¢H*H0^*Ì)H*H1^*È)H*H0^*Ä)H*H+P*<^(H*H+U(@b(¡H*H)Q*´)_*´)H*H)Q*¼)_*¼)H*H+Q+0_+Ð)H*H+P*8^*Ø)H*H5b(è)H*H-^*ä)H*H.^*à)H*H-^*Ü)H(iäÎè(^*,H(H*^*(H+iXL(73i0H,8¯+(3i)H,8¯+(3i0H*8¯+(3i0ið)8Ð+(3Ħ-)8§K(iXJ+L(H)U(Ĥ)J3i*o,hH+H)U(©*b(TH+H)P(ĥ)^*P3H)U(ª*I4H)U(ð*I5H)P*Ġ)I6*h*h*h*h*hH)P*Ô*J0m,hi0I14)3H)P*Ð*I*i0H0i°*J/J,8Ö)J1m5)H*iĥ)I2H0I,+hH.H/n5)H*U(Ĥ)J7i*o,hH+H.H2J-U(,b(HH+H-P((^*D3H*U(ª*I8H*P*Ġ)I9H+H+U(Hb(4H+H+P*D^*0H.H1J-H*iĠ)Ĥ2((H-iĤ)H7b((H-iĠ)H9^*(H-iª*H8b((H-iĥ)H+P*0^((H-i©*H+U(4b((H.i°*I.H*i°*I*H,i)J,5(33H+iDH)P*Ü*H)P*à*8½)*hH)P*ì*J-m,hi)I.4)3H)P*è*I*i)H-i4J,8Ö)J.m5*H,m5(H.H*H,Ĥ2((3i0I,*hH)P*¸*J/m5(H)P*´*I2i0H/i,J*8Ö)J,m5+H*m5(H,H2H*Ĥ2((3H+H+U(Tb(@H+H+P*P^*<H+H+Q*D_+0H+H+P*L^*8i0iø*8Ö)J*m5+H*H)iĠ)Ĥ2((H*H3b(Ĥ)H*H6^*Ġ)H*H/^*¸*H*H,^*´*H*H/^*°*H*H4b(ª*H*H0^*Ô*H*H1^*Ð*H*H0^*Ì*H*H+P*<^(ĥ)H*H+U(@b(©*H*H)Q*¼*_*¼*H*H)Q*Ä*_*Ä*H*H+Q+0_+Ø*H*H+P*8^*à*H*H5b(ð*H*H-^*ì*H*H.^*è*H*H-^*ä*H(iôÉè(^*,H(H*^*(H+iXL(73i0H,8¯+(3i)H,8¯+(3i0H*8¯+(3i0iø*8Ð+(3¿/*0§+¦K(i¸)J0L(*h*hH)U(i+o,hH)U(i+o5)3*hH+i*w,hH-P*0I2H)H-8RH2H-P*0J.q,hH+i)I4H*i4I1+hH-H.i)J+^*0H0H-P*,H+i-J+P((^*(H0H+U(,b(,H,Q+(J6x5+H,H6j)¥_+(H0i0J+H)iĘ(Ĥ2((H+H0H*H0i·)iÈÑè(8FH*P*0I/H+8UI6*hH/H*P*4J+s,hH*P*,H+i,Q+(H6y5)3H*H/^*4H*P*(H/n,hH*8Ģ)3H*H/i)^*0H*P*,H/i,J.i(b(4H.H+^*0H.H6_+(3H0iĠ(H0i0H*H4H,H-8aH/H*P*0J.q,hH*P*,I3H.J+H/i),hH1H3H+i)J+i,J5U(4i+i*H5P*0^*(3H.H/i)o,hH3H+i,i@I.+hH1H.i<U((i+i*H.i8P*(^*(H1H.i,U((i+i*H.P*(^*(H.iHI.H+i*J+H/s5(33H*H/^*03H0P* ,hH(j)_+(4.3H0Q+¨)H7¤I7H-P*0J.H2s5(33H(j(_+(H(H7_+04+3K(ihJ*L(H)U(I-*¦*hH)U(J/i+n5(H-i+n5(j(4)3*h*§H)Q+HH)Q+@H)H)U(J+i+Q+(««j(z,hi)I.H/4)3H)Q+xH)Q+pH)H+i+Q+X««x5)H-3iħ)i+n5(H)iČ(H.U((i+o5(j)4)3H*H)H+8tH*iHJ.H)iXJ1H+8t*¦j(H/i+o5(Bj(H*Q+Hj(z5(BH)H+H*863I7H)i(H*8L£I8*hH*Q+(j(z5(H-i+o5(H1H+H.86I63H)i)H*8L£H7H8¤H6¤¤3I6H*ihL(H6H,Q+(J7,hH(H6_+0H(j(_+(H,H7H6¥_+(4+3H(j)_+(4*3H(j)_+(4)3H(j(_+0H(j(_+(3H0i¸)L(3đ-**¦*§*h*§*h*h*h*h*h*h*hH)i/6-*(0)+03H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĠĆ¹ģ®µÅáė(|H*jĠĆ¹ģ®µÅáė(~5/i¨Ðè(73jĉĆ±ēÊÖąßĎ(I+H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĉĆ±ēÊÖąßĎ(z5,i(H(i0W((J(i0H(i0J(iħħ+iČČ)n5-BH(Õjħħ+«I*jČČ)I+4,3iĖêñË/I)H(P((J,iħ©Ĥ/i0 H,i@ iħ©Ĥ/J,iĖêñË/o5)iĜúđě.I)H(i+P((J(iħ©Ĥ/i0 H(i@ iħ©Ĥ/J,iĜúđě.o5)4*3jĕĂ¼ċÎÔąßČ(I+*§H(Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jĕĂ¼ċÎÔąßČ(y,hjčĔåēþÍÁÞĊ(I+i(H(i+Q((J*j`®H*j¨Ħ+«jP®¬H*j¨¨Ĥ/«j@®H*j¨¨¨Ġ7«j0®¬¬H*j0°j¨¨¨Ġ7«H*j@°j¨¨Ĥ/«¬H*jP°j¨Ħ+«H*j`°¬¬¬J*jčĔåēþÍÁÞĊ(y5)B3i§i)H*H+~C35,iÄÌè(73i§i)H)H,qCI-3H-5*iÈÎè(73i§i)H*H+~C35(iØÉè(73i(3»-)4§K(iÈ)J,L(H,j(_*,H,i)^*(H,i(c)4H,j(_*<H,i)^*8H,i(c)DH,j(_*LH,i)^*HH,i(c)TH,j(_*\\H,i)^*XH,i(c)dH,j(_*lH,i)^*hH,i(c)tH,i)^*xH,i(c)H,j(_*|H,j(_*H,i)^*H,i(c)H,j(_*H,i)^*H,i(c)¤H,j(_*À)H,H+_*¸)H,i0^*´)H,H,i¨)^*¬)H,i¸)I4H*I/*h+hH,H.i)J5^*°)H,H,H-i8J6^*¨)*h*h*h*§*h*h*hH),hH/m5-H.H4U((I7H,H-I2i(I-*h+hH)H-J.U((iHn5)H/H-i)J-o5(3H)I1H/I.i(4-3H-m,hi)I0i(I-H)I14*3i)I1H-i)I0H.T((ihp,hi(I-4*3i§I.H)I1H-i§o5)i(I04*3H(i(^*,H(H*^*(4-3*hH/H0u,hH/H0o5+H/I04)3H)H0T((ihp5*3H-I.3H/H0I/H)H04)3H-I.i(3I)H.5*3H(i(b(.H(i(c),H(H3^*(3H(i*b(54*3H2i(b(5H2H7b(4H2H3^*0H2H.^*,H2H1^*(H.H3J1i)I3H5I.H6J-i¨)o5(3H),hH(i*b(5H(i(b(.H(i(c),H(H1^*(4)3H(H,i¨)Ĥ2((3H,iÈ)L(3ô0)0§K(iÈ,J*L(H*H(P*Ð*H(P*Ô*J+i°*i°*H(H+Ci°*Ĥ2((H*j¨¨¨¨8_*´*H)U((I-i)I+H*i(^*¼*i*I,*h*h*h*h*h*h*hH-i)i(H-i)sCJ.i)6+*+()3H)U()I,i)I/4+3H*H)i/H(i°*H*i´*iÔÄè(8<H*H*W)Č)c)¨*H*H*P*Ĉ)^*Ĥ)4,3H)U()I,i+I.i*I+3H)H+U((5)3i.I.i(I-H,J+I0*h*h*hH+6+()*)3i)I-3i1i*H/CI0i/i-H/CI.H-I+3H*H,b(ª*H*H0b(©*H*H.b(¨*H*H+b(ħ)H*i(b(Ĥ)4)3H*U(Ď)I-H*U(ď)I/H*H)H.U((J+i*H+H,i§i)H,iħ)i*nJ,Ci.i-H,Ci*H*i´*J.iàÄè(P*(J08n*hH/i*n5(H+H-o5(H*U(Ĉ)i*o5(H*iĐ)I-H*U(Ę)I+H**§*hH/i)m,hH+I,H-H+i)U((i)5)3H+mJ/H+H-H+i)i)U((J1CI,H/i(H1Cm,hH*H*P*Ā)i)J+i§H+C^*Ā)3H*H,b(Ę)H-H,i)U((5(i*4)3H-H,i)U()I+i(3b(ď)H*H+b(Ď)3H*H.H08WH*H*W)Č)c)¨*H*H*P*Ĉ)^*Ĥ)3H*U(Ĥ)i*o,hH*H*iĤ)J+W(,c)Ä*H*H+P((^*À*H*P*¼*J+H*P*´*n,hH*i´*8ġ)3H*P*¸*H+i.J,H*W)Ä*c(,H,H*P*À*^((H*H+i)^*¼*3H*H(i°*8=H*H(P*¸*^*Ġ)H*iÀ*H*i°*Ĥ2((H(P*Ô*J-H(P*Ì*n,hK(i8J+L(H+i,H(iÌ*J,P*(J.H,P*,i,H.i)J.H.i,uCJ.i0i°*8æ)H+P*,i)n,hH+P*0H+P*48¯+(3H+P*0I/H,H.^*(H,H/^*,H+i8L(3H(P*Ð*H-i°*H*iÀ*i°*Ĥ2((H(H-i)^*Ô*H*H*P*¼*^*È*H*H*Q*´*_+À*H*H)Q((_*Ì*H*H)P(0^*Ô*H(P*à*J)H(P*Ø*n,hH(iØ*8ģ)3H(H)i)J+^*à*H(P*Ü*H)i@J(H*Q+À*_*(H(H*Q+È*_*0H(H*Q+Ð*_*8H+,hH*iÈ,L(H(73i§H+iäÄè(8Î*(3©-).§K(i8J-L(*h*hH-i,H+iħ)J/i)o,§H*i)u5)H)U((iYJ.iħ)i+s5)H)U()ibo5)H/H.iħ)u5)H*i*I*H)i*-H)3H*8¾)*hH-P*0J*,hH-P*4J)5)H(i/b((4+3H(i/b((4*3H-U(,I1*h*h*h*h*h*h*h*§*hH+iħ)i*w,hH*U((ifn5)3H-i,H*H)8¾)H-P*0J2m5*H-U(,I0H.I)H-P*44)3H)i+J/i¦w5/H*U()iYJ)iħ)i+s5/H*U(*ibo5/H)iħ)J0H+iħ)w5/H0H.iħ)n5+H-i,H*i+H/8¾)H-P*0J2m5,H-U(,I0H-P*43i.I/6*-),3H(i/b((4/3*h*h*h*hH2U((iĊ(69*...........+..().3H)iħ)H.iħ)o5-i,I/4.3H)iħ)H.iħ)o5,i+I/4-3H)iħ)H.iħ)o5+i*I/4,3H)iħ)H.iħ)o5*i)I/4+3H(i/b((4-3H(i/b((4,3H(i/b((4+3*h*hH,iħ)J*H1iĠ)i+u5(H)iħ)H+iħ)w5(H0iĠ)i+H*q5)3H(i/b((4+3H(H0b(,H(H)b(+H(H1b(*H(H.b()H(H/b((4*3H(i/b((4)3H(i/b((3H-i8L(3«3)3§*h*hH(P*0J3i¨¨¨è)m5(*h*h*h*hH3i¨¨¨¨),hH(W)6J/5)i(I*4*3H*i8w,h*§*h*hH*H)i+i¤J/H)J1q5(H*H1J2i*J0m5(H)H/o,hH)H/J/i¤u,h+hH,H)H-J.T((iç§rH.i)T((iç§rH.i*T((iç§rH.i+T((iç§rI,H-i,J-5(33H)H-I.+hH,H.T((iç§rI,H.i)I.H/i)J/5(33H)H1I/*hH2i+J-m5(H/H2iĤħħħ/J.T((iç§rI+H-i)n5(H+H.T()iç§rI+H-i*n5(H+H.T(*iç§rI+3H+H,I-+hH/I+H0m5*iè)H0H0iè)wCJ1i+I2*hH1i*J/iĘ/J,m,hi(I.4)3H+H,I4i(I.H+I,+hH.H,P*(J5i§i/H5i.i©ª¬0H,i,P*(J.i§i/H.i.i©ª¬0H,i0P*(J.i§i/H.i.i©ª¬0H,i4P*(J.i§i/H.i.i©ª¬0I.H,i8J,H4o5(33H0H1I0H+H/I/H.i0iħ©Ĥ/H.iħ©Ĥ/i©¨,i8H-I-H2m5(3*§H+H1iĤ)i*J+P*(J,i§i/H,i.i©ª¬0J,H2i)n5(BH,H+P*,J/i§i/H/i.i©ª¬0J,H2i*n5(BH+P*0J+i§i/H+i.i©ª¬0H,3J+i0iħ©DH+iħ©Ĥ/i©¨,i8H-I-4)3i(H*m5)BH*i+I.i(I/H*i,w,hH*i¤I,+hH-H)H/J+T((iç§rH+i)T((iç§rH+i*T((iç§rH+i+T((iç§rI-H,H/i,J/o5(3H.m5)3H)H/I,+hH-H,T((iç§rI-H,i)I,H.i)J.5(33H-3I-4,3H*m5+H*i+I,H*i,w,hH*i4I.+hH-H)H+J/T((iç§rH/i)T((iç§rH/i*T((iç§rH/i+T((iç§rI-H.H+i,J+o5(3H,m5,3H)H+I++hH-H+T((iç§rI-H+i)I+H,i)J,5(34+3H)H*I.i(I*H)I+H/I,+hH+J-H.n5*H**§H-i)H-T((J*i(v5(BH-i*H*iq5(BH-i,i+H*isC3J+H-I*H,i)J,5(33i(I,3H/H,I-3H-H(W)4J+w5(H+H-I/i(I-i(I,*h*h*hH3iEi+i)6*()*3H/I,4)3H/iĦħ+i)I,3H3iħħħ(I0H(P*,I.H(P*(I(+hH-iħħ+H,iħħ+q,hi)I+H-i)I-H(H0H.P*89*(m5)4+33i)I+H(H)H*H.P*49-(5)i(I-H/H,iħħ+I)+hH-iħħ+J*H)qI+H)H*u5*H-i)I-H(H0H.P*89*(m5(34)3H(P*(H)H*H(P*,P*49-(I+3H+3ì,*0§0¦K(iHJ-L(*hH)iħ)i*qH*n5(H(H)i+J1i.J/])(H/i,[)(jH®¬J8jħħħħħħg«x5(H(i@J.H1iXJ/Q+0I7H/Q+(H-iüÊè(U((b(<H-iøÊè(P*(^*8H7¬j§­I9jXj0H*CI:j`j(H*CI;H.H)i*J4i+iXJ3H*i+I.H-i8I/H,P*8I,H8jH°I<+hH/H2U((I0H-H8f*@H-H<e)D*hH0H-i@U((m5(H3Q+HI6H3Q+@I7H3Q+8I5*¦*h*h*h*h*h*hH0i)6-)*+,-(3H6H5H7¬j§­«4-3H5H6«4,3H7H5H6¬j§­«4+3H5H6H7¬j§­«4*3H5H7«4)3H6H7«3H.Q+(«J6x5(H0i+Q+ĀÊhH;H:H0C®H9«J7x,h+hH6j)¥H6«J6j(z5(4*3(3+hH6J5j)¥H5«I6H5¢ÏI1H7I5*h+hH-H(H4H1H)H5¢ÏJ*H08DH-U((iFn,hH-H*b(DH-H)b(CH-H1b(BH-H4b(AH-i.b(@H+H-i@H,9*(5*3H5j)¥H5«J5j(z5(3H6x5*4)33i)I.4*3H2i)J2i-o5(3i(I.3H-iHL(H.3ċ,)3§K(i¨)J,j(_*,H,i)^*(H,i(c)4H,j(_*<H,i)^*8H,i(c)DH,j(_*LH,i)^*HH,i(c)TH,j(_*\\H,i)^*XH,i(c)dH,j(_*lH,i)^*hH,i(c)tH,i)^*xH,i(c)H,j(_*|H,j(_* H,i.^*H,H,iĈ(^*H,H+W(,c)H,H+P((^*H,iĘ(I3H*I.i(I++hH,H-i)J4^*H,H,H+i8J5^**h*h*h*§*h*h*hH),hH.m5-H-H3U((I6H+H,I1i(I+*h+hH)H+J-U((iHn5)H.H+i)J+o5(3H)I0H.I-i(4-3H+m,hi)I/i(I+H)I04*3i)I0H+i)I/H-T((ihp,hi(I+4*3i§I-H)I0H+i§o5)i(I/4*3H(i(^*,H(H*^*(4-3*hH.H/u,hH.H/o5+H.I/4)3H)H/T((ihp5*3H+I-3H.H/I.H)H/4)3H+I-i(3I)H-5*3H(i(b(.H(i(c),H(H2^*(3H(i*b(573H1i(b(5H1H6b(4H1H2^*0H1H-^*,H1H0^*(H-H2J0i)I2H4I-H5J+iĈ(o5(3H),hH(i*b(5H(i(b(.H(i(c),H(H0^*(73H(H,iĈ(Ĥ2((3č,)*§K(iXJ,L(H,i7H*H+i)i88e*hH,U(7i/o,hH(*§*h*h*hH)P*È)H)P*Ì)J*i/i¨)H)H*CJ-U(i*o,hi(I*4)3i-I*H,U(8,hi(I+4*3i(I+H,T(9i(p,h4*3H,U(:5)H,T(;i(p5)H,i0H-H,i78BH,U(0J*iFo,hH,U(1I+4*3H,i<H-H,i78i*I*H,U(<i*o5*3i-I+3H(H+b(*H(H*b()i)4)3H,H,P(D^*PH,H,Q(<_+HH)i(^*ä)H(H)H,iH8[^*,i(3b((4)3H,iHH*H+i)8u*h*h*h*h*h*hH,U(HJ*i-o,hH*i)i(H*i)sCJ-m5)H,U(JI+H,U(II*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,iHH)H*i)H+i)H,U(K8Ô)H,U(H5+H(H,P*L^*,H(i(b((4,3H,iHH)H*i)H+8Ü)H,U(H5)H(H,P*L^*,H(i(b((4+3H,iHH)H*i)8đ)H,U(Hm,hH(H,P*L^*,H(i(b((4+3H(H,U(Ib(*H(iHb()H(i)b((4*3H(H,U(Ib(*H(iHb()H(i)b((4)3H(H,U(Ib(*H(iHb()H(i)b((3H,iXL(3ó,*/§)¦K(iXJ*L(*h*hH)P*(J+H)P*,J0o,hH(U(5I-H(U(4I.*hH)P*0J,P*J/m,h+hH*i<H,H+i(8Z*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH,U(di*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*U((igs5(H+i+U((5(H+i,U((igs5(H*i0H,H+8è)H*U(1I-H*U(0I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*n5)4.3H(i*b((3H+i-J+H0o5(4*3(3H,P*H/ið(J,i4I/H,ið(I,+hH*i<H,H+i(8Z*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH/U((i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*U((igs5(H+i+U((5(H+i,U((igs5(H*i8H,H+8è)H*U(9I-H*U(8I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*o5-4)3H(i*b((4(3H+i-J+H0o5(33H(H-b(5H(H.b(4H)H+^*(3H(i*b((4)3H+i-I+H(H-b(5H(H.b(4H)H+^*(3H*iXL(3ć,)*§K(iXJ,L(H,i7H*H+i)i08e*hH,U(7i/o,h*h*h*h*hH)P*H)P*J*ið(ið(H)H*CJ-U(di*o,hi(I+4)3i-I+i(I*H,U(85)H,U(9igs5)H,U(:5)H,U(;igs5)H,i0H-H,i78è)H,U(0J+iFo,hH,U(1I*4*3H,i<H-H,i7i(8Zi*I+H,U(<i*o5*3i-I*3H(H*b(*H(H+b()i)I*4)3H,H,P(D^*PH,H,Q(<_+HH)i(^*¬)H(H)H,iH87^*,3H(H*b((4)3H,iHH*H+i)8u*h*h*h*h*h*hH,U(HJ*i-o,hH*i)i(H*i)sCJ-m5)H,U(JI+H,U(II*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,iHH)H*i)H+i)H,U(K8Ó)H,U(H5+H(H,P*L^*,H(i(b((4,3H,iHH)H*i)H+8×)H,U(H5)H(H,P*L^*,H(i(b((4+3H,iHH)H*i)8ē)H,U(Hm,hH(H,P*L^*,H(i(b((4+3H(H,U(Ib(*H(iHb()H(i)b((4*3H(H,U(Ib(*H(iHb()H(i)b((4)3H(H,U(Ib(*H(iHb()H(i)b((3H,iXL(3ä-)1§K(ihJ+L(H)I-*hH*,hH*i)J,H-P*Ì)w,hH(i¨¨¨¨ ^*(4*3H)P*È)H,i/I-3H+H-^*4H+H)^*0H+i8H-H+i0i¼Åè(8G*hH-U(¢J1i+n,hH+P*@I04)3H+H-W) c)ZH+H-P)^)VH+H-W(c)bH+i*b(gH-U(I,H+i(b(^H+H,i(H,i*oCb(a*hH+P*@J0m5(H+P*<J2I,H0i-J3iHJ.iĈ)iĈ)o,hi(H.i-i)i/I/+hH,i>i*b((H,iHI,H/i)J/5(33H.iĈ)q5(H2H3I.+hH,iĞ)i*b((H,iþ)i*b((H,iÞ)i*b((H,i¾)i*b((H,iĞ(i*b((H,iþ(i*b((H,i^i*b((H,i>i*b((H,i¨*J,H.o5(33*hH+i8J,P*0J.m5(H-W)I-H,P*,J,i*b(FH,i*H1J/mH/i*nCJ/H-H-iħ)i+nCb(GH.i)n5(H,i*b(fH,H/H-i0J-H-i+nCb(g33H0i)n,hH+P*<i+i*H+U(YJ-i(oH-i*nCH+U(Vi*nCb(G3H+H*^*PH+U(DJ-i*nI,*hH*5(H-i*o5(H)U(è)I,3H(H+Q*8_*(H(H+Q*@_*0H(H+Q*H_*8H(H+Q*P_*@H(H+Q*X_*HH+H)P*Ø)i(ob(eH+H,H+U(di)b(dH+H)P*ä)i(ob(fH(H+Q*`_*P3H+ihL(3Ú.))¦iĐÑé(Q+(H(Q+0­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­iĈÑé(Q+(H(Q+(­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iĘÑé(Q+(H(Q+8­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iĠÑé(Q+(H(Q+@­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤i¨Òé(Q+(H(Q+H­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤i°Òé(Q+(H(Q+P­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤i¸Òé(Q+(H(Q+X­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iÀÒé(Q+(H(Q+`­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iÈÒé(Q+(H(Q+h­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iÐÒé(Q+(H(Q+p­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Y(jē¯þ­ĐðÉČĉ(¥jčõğîO­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°­H)­3Ă,)2§K(i8J/L(*§H(U(Đ)i)n,hi(H(U(đ)H)iħ)n5)B3H(U(Ē)H(U(ē)H)iħ)nJ7m3I8H(iĄ)J4H)i+J5H*b((i)I0i+I1*h*h*h*hH(U(Ą)i)6+)(+*3i(I04*3i*I13H1i0H1H4U((i+nI03H/i1I1H/i2I6i¨¨¬0I3i+I2*h*h*h*hH(U(ą)i)6+)*+(3i*I23H2i@i¨¨,i(H2H4U((i+nCI34)3i(I33H/i3I2H(H5i(b(Ĕ)H(H0H3^*Đ)i+I3H)I0*h*h*h*h*hH*iħ)i)6*),(3i)I0H)i)m5)4*3i)I0H)i)m5)3i(I03H2H/H)b(4i*I3H1I2H6I1I63H1H+b((H2H0b((H6H,b((H/H3b(0H-H/i0J,H.9((H,H48«)*hH/U(0i*o,hH(i(^*Ĕ)H(i*b(ď)H(H/U(5J)b(č)H(H/P*0^*Ĉ)H(H+H/U(4J(H)iBnCH(H+iħ)Cb(Č)4)3*§*h*h*hH*iħ)i)6*),(3H)i)m5)i*4*3H)i)5(i*4)3i+3I(H85(H/iAb(2H/H7b(1H/H(b(3H/i,b(0H-H/i0H.9((3H/i8L(3î,*/§)¦K(iXJ*L(*h*hH)P*(J+H)P*,J0o,hH(U(5I-H(U(4I.*hH)P*0J,P*Ì)J/m,h+hH*i<H,H+8*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH,U(i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*T((i(p5(H+i+U((5(H+i,T((i(p5(H*i0H,H+8BH*U(1I-H*U(0I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*n5)4.3H(i*b((3H+i-J+H0o5(4*3(3H,P*È)H/i/J,i4I/H,i¨)I,+hH*i<H,H+8*hH*U(<i*o,hH*H*P(D^*PH*H*Q(<_+H*hH/U((i*o,hi(I.i-I-4)3i-I.i(I-H+i)U((5(H+i*T((i(p5(H+i+U((5(H+i,T((i(p5(H*i8H,H+8BH*U(9I-H*U(8I.3H(H*P*P^(0H(H*Q+HJ1_((H1Ïiħ)i*o5-4)3H(i*b((4(3H+i-J+H0o5(33H(H-b(5H(H.b(4H)H+^*(3H(i*b((4)3H+i-I+H(H-b(5H(H.b(4H)H+^*(3H*iXL(3ú,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*Ì)w,hH(i¨¨¨¨ ^*(4*3H)P*È)H-i/I+3H,H+^*4H,H)^*0H,i8H+H,i0iôÄè(8*h*hH+U(¢i+n,hH,P*@I.4)3H,H+W) c)ZH,H+P)^)VH,H+W(c)bH,i*b(gH+U(I+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(è)I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P*Ø)i(ob(eH,H+H,U(di)b(dH,H)P*ä)i(ob(fH(H,Q*`_*P3H,ihL(3ø,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*w,hH(i¨¨¨¨ ^*(4*3H)P*H-ið(I+3H,H+^*4H,H)^*0H,i8H+H,i0iČÄè(8*h*hH+U(ji+n,hH,P*@I.4)3H,H+W)hc)ZH,H+P)d^)VH,H+W(ec)bH,i*b(gH+U(dI+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(°)I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P* i(ob(eH,H+H,U(di)b(dH,H)P*¬)i(ob(fH(H,Q*`_*P3H,ihL(3Ā,)/§K(ihJ,L(H)I+*hH*,hH*i)J-H+P*Ô*w,hH(i¨¨¨¨ ^*(4*3H)P*Ð*H-i°*I+3H,H+^*4H,H)^*0H,i8H+H,i0iĤÄè(8?*h*hH+U(ª*i+n,hH,P*@I.4)3H,H+W)¨*c)ZH,H+P)Ĥ)^)VH,H+W(ĥ)c)bH,i*b(gH+U(Ĥ)I+H,i(b(^H,H+i(H+i*oCb(aH,P*@J.m5)H,P*<J-I+H.i-J1iHJ/iĈ)iĈ)o,hi(H/i-i)i/I0+hH+i>i*b((H+iHI+H0i)J05(33H/iĈ)q5(H-H1I-+hH+iĞ)i*b((H+iþ)i*b((H+iÞ)i*b((H+i¾)i*b((H+iĞ(i*b((H+iþ(i*b((H+i^i*b((H+i>i*b((H+i¨*J+H-o5(33H.i)o5(H,P*<i+i*H,U(YJ+i(oH+i*nCH,U(Vi*nCb(G3H,H*^*PH,U(DJ-i*nI+*hH*5(H-i*o5(H)U(ð*I+3H(H,Q*8_*(H(H,Q*@_*0H(H,Q*H_*8H(H,Q*P_*@H(H,Q*X_*HH,H)P*à*i(ob(eH,H+H,U(di)b(dH,H)P*ì*i(ob(fH(H,Q*`_*P3H,ihL(3ģ+)0§K(i8J.L(*§*hH+i)m,hH*U((J-5)i(4*3H(H*H+i)H)P*49-(4)3H)P*4I2+hH*i)I,*h*h*h*hH-èi(p,hH-iħ)J0i¨)n5)H0iè)o5+H.H)^*,H.H(^*(H.jÈ¨¨¨._*0H+H/i+J*P*(H.H*P*,9*(m5*i)4.3H(H,H-iħ)J*H29-(m,hH*H,I*4,3i)4-3H(H*i+J,H*W()J*H29-(m,hH*H,I*4+3i)4,3H/i)I/H,I*4)3iÈ¨¨¨.I3H-i),hH*P()I3H*i-I,3i(I0*§H-i*m,hi(I1H,4)3H,W((I1H,i*3I*H-i,,§H*W((I0H*i*-H*3I,H-i0,§H,W((I/H,i*-H,3I*H-i8,hH+H1i+W),I13H.H-iH,§H+H0i+W),-H03c)6H.H1c)4H.H3^*0H.H)^*,H.H(^*(i)H+H/i+J,P*(H.H,P*,9*(5*BH/i)I/3H*U((J-5(3i(3H.i8L(3Ì,*1¦+§*hH)Q+HJ/H)Q+@J-H)H*i+Q+(J3««J2j(z,hH2¢J,jg«I+H,ÏJ4igI5j§I1*¦H*,hH)Q+0I0H)Q+(J.H)Q+8J,H5i+J6Q+Āíh«j)H+®J+j1°jħĦĥģğėćg«H+j/°jĦĥģğėćçħ(«¬H,H-¬j§­«¬H6Q+ĀÙhH-«¬«4)3H)Q+(I.H)Q+0J0H)Q+8J,H5i+J6Q+Āíh«j¨)H+®j¨Ħĥģğėćçħ(«j¨,H+®j¨Ĥģğėćçħ¦«¬H,H-¬j§­«¬H6Q+ĀÙhH-«¬«3H/«I+H)H*i)i+Q+(H/j§­«H5i-J)Q+ĈÝhH)Q+ĀÝh¬H,«H)Q+ĘÝhH)Q+ĐÝh¬H-«¬«J-x,hj(I.4*3H.H0¬I/j(I.+hH-J,j)¥H,«I-*hH4H,¢J0Ï8ã)H/«J,x,hH+j)H0®¬I+4)3H,H,j)¥«j(z5(H,H3«H.¬I.3H-j(z5(34)3H(j(_+(H(i(b(@H(j(_+0H(j§_+873H2j(zI)*hH+x5(j(I1H+H+j)¥«j(z5(H4H+¢Ï8ã)H+¬I13H(H4b(AH(H)b(@H(H1_+8H(H._+0H(H+_+(3©-),§K(iĈ(J,L(H,i)c)H,H*^*H,i(^*|H,i)b(xH,ib^*tH,H*^*pH,i(^*lH,H*^*hH,H)^*dH,ib^*`H,iXH,i`8Ii-I**hH,P*XJ)m5(*§*h*§*h*h*h*hH,P*\\i,6+)/(/3H)P((iĚòõó.H)i,W((iďĄ)5.H,i@H,i`8IH,P*@J)m5.H,P*Di-6*)*.3*hH)P((iČČ­ã/n,hH,iHH,i`8IH,P*HJ)5)4-3H)P((iĎĀ­ã.o5.H,iPH,i`8IH,P*PJ)m5.*§*h*h*hH,P*Ti-6*()*3H)P((iĎúñÃ/H)i,U((iĜ(5)i(4*3H)P((iěòµģ.H)i,W((iĖð)5(i)4)3i*3iħ)J)i*n5.i,4-3H,P*Li)o5-H)U((iYJ-iħ)J.i+s5-H.H+iħ)q5+4-3H)P((iĎúñÃ/H)i,U((iĜ(5,i(4)3H)P((iěòµģ.H)i,W((iĖð)5+i)3I)H,i8H,i`8IH,P*8J-,hH,P*<i)o5+H-U((iYJ.iħ)J/i+s5+H/H+iħ)w5+3H-i(oI-i*4)3H)i(oI)i+3H,i0H,i`8IH,P*05(H(H.b(+H(H-b(*H(H)b()I*3H(H*b((H,iĈ(L(3ď+)8§*hH)i*w,hi)I.+hH(H.i-J*U(,I0H*U(+I1H*U(*I2H*U()I3H*U((I/*hH.i)n,hH0i+I4H1i2I5H2i4I6H3i;I7H/i)I8i(I+4)3i(I+H0i+J4H1i2J5H2i4J6H3i;J7H/i)J8i(H/i.oCiħ)I9H.I*+hH*i)J,H+J-H+H(H-i-J+U()i;H+U((J-i)i(H-i.oCH+U(*i4H+U(+i2H+U(,i+H9qCI+H*H,J*i)s5(33H+H(H+i-J-U()i;H-U((J*i)i(H*i.oCH-U(*i4H-U(+i2H-U(,i+H8i(H/i.oCiħ)H4H5H6H7qJ,i)J-H)H.H,J*s5*H(H,i-I,H*i-J*,hH(H-i-H,H*Ĥ2((3H,H0b(,H,H1b(+H,H2b(*H,H3b()H,H/b((H.i)J.H)o5(3373iÐÒè(iSiÄÄè(8ó*(3Ģ+*,§-¦K(i8J-L(*hH(Q+HH(Q+@H(H(U(J/i+J.Q+(««J1j(z,§i(-H(Q+xH(Q+pH.Q+X««J1x5)i)3I.H(U(i+o,hH(U(i+o5)3*hH(iČ(H.U((i+o5(H)5)H(H.iXJ)Q+@J2H)H/i+Q+(J0«H)Q+HJ3«J4j(z,hH0H4¢Ïi-J,Q+ĈÝhH,Q+ĀÝh¬H,Q+ĐÝh¬H,Q+ĘÝh¬j§­«I03H)Q+0H)Q+(¬j§­H3H)Q+8H2¬j§­«H0«J2j0°H2j0®H/C«j(z5)H)H/H08¡5)H(i)8£5)H(H.i*i)i^H*H+8Ê)H(U(i+n5(H(U(i+o5)3*hH(H.mJ)iXJ,Q+0H,Q+(¬J0H1¢J1°j)«x,hH,H1ÏJ,H(U(i§i)H08y5)H-H,b(6H-H.b(5H-H/b(3H-iYb(4H-i.b(2H*H-i2H+9((4*3H(H)i*i4iZH*H+8Ê)4)3H/,hH(H)i(i5iZH*H+8Ê)4)3H(H)i)i5iZH*H+8Ê)3H-i8L(3Æ,).§K(iø(J*L(H*i(^*<H*j¨¨¨¨8_*4i)I,*hH)P*Ð*H)P*Ô*J-i°*i°*H)H-CJ-U(Ĥ)i*o5(H-U(ď)J.i*n5(H*i@J)H-H-U(Ď)J+i+iXi@J/H.i)J,8tH*H+b(`H*H*i4J.^*pH*H*i`^*lH/H,H)H*iì(iĄÆè(83BH*H.^*@H-H+H,H)iÀÔè(8gBH*P*<I+H*P*8I,3H,H+8vH*P*8J+H*P*<i-J)I.*h*h*h+hH)m5)H*iì(H-H+8ô*H)i-I)H+i-I+H*U(li*n5(3i)iX8Ö)J)m5)H)H*P(t^(0H)H*Q(l_((H*i)^*hH*H)^*dH*i,^*`i)I,+hH+H.o,hH*i@H-H+8ô*H+i-I+H*U(@i*n5)H*P*`H,n,hH*i`H,i)i48ë)H*P*dI)3H)H,i4J/H*P(H^(0H/H*Q(@_((H*H,i)J,^*h4)33H(H*P*h^*0H(H*Q*`_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¯+(3H*P*4,hH*P*8i)8ä)3H*iø(L(3ô+*0¦)§H)igI4j)H)ÕJ/®J-jħĦĥģğėćçħ(«I.H-jĦĥģğėćçħ¦«I,H(H*i+Q+(I-H*,¦H,j/®H.j1®¬-H,j1°H.j/°¬3I.i)I)*hH(Q+HJ2H-H(Q+8J,H4i+J*Q+Āíh«H.H(Q+@J0H,¬j§­«¬H*Q+ĀÙhH0«¬««j(z5(H/jg«I.H2j§­J2H,H-H4i-J(Q+ĈÝhJ,H(Q+ĀÝhJ/¬«««J1j(z,hH1H,j§H+H,«J1j§H.®J,j§­J3«j)¬¡jg­®H,H1«J1j(H1¥«j)®¤«H/j§H+H/«J/H3«j)¬¡jg­®H,H/«J,j(H,¥«j)®¤«¬«j(z5)3H0H-H(iĀÝè(J(Q+@J,H(Q+8J0¬««H2«J-x,hi(73H-H,j§H+H,«J,j§H.®J-j§­J.«j)¬¡jg­®H,H-«J,j(H,¥«j)®¤«j§H+H0«J+H.«j)¬¡jg­®H+H-«J+j(H+¥«j)®¤H0«¬«j(zI)3H)3¨-*0§)¦K(ihJ+L(H+H(Q+X_+`H+H(Q+P_+XH+H(Q+H_+PH+H(Q+@_+HH+H(Q+8_+@H+H(Q+0_+8H+H(Q+(_+0H(P*hI/H(P*J.H(P*|n,hK(i8J*L(H*i,H(iü(J,P*(J-H,P*,i,H-i)J-H-i,uCJ-i0iè(8æ)H*P*,i)n,hH*P*0H*P*48¯+(3H*P*0I1H,H-^*(H,H1^*,H*i8L(3H(H.i)^*H(P*H.i.J*H+Q+0_+(H*H+Q+8_+0H*H+Q+@_+8H*H+Q+H_+@H*H+Q+P_+HH*H+Q+X_+PH*H+Q+`_+XH*H/^*`H+H(H(U(\\H)U((H)U(*i0H)U(,i888H(U(\\J)i)n,hH(H(P*Xi)J*i§H*C^*X3H(H)i)b(\\H(P*hI)i(I**hH(U(QJ.i0q5(H)i0q5(H(P*lI,H(8I2H)H,u5(H(P*dI/i)I*+h*hH0H/H,i,J,Q+(H2yI0H*H.w5(H*i)I*H,P*0J,H)q5)33H0i)sI*3H(H*b(]H(8I2*hH)H(P*lJ*s,hH(P*dH*i,Q+(H2y5)3H(H)^*lH(P*`H)n,hH(i`8Ģ)3H(H)i)^*hH(P*dH)i,J(i(b(4H(H*^*0H(H2_+(3H+ihL(3ĉ+)/§K(i8J-L(*h*h*h*h*hH*i)J0,hH*i)I+4)3H)U((J+,hH)I,+hH,i)I,*hH+èi(p,hH+iħ)i¨)n,hH.H,W((J+I.H+H,i*I,4*3H,H+i+i0 J1i-i¨¨¨¨,H1i/iEH+i)i*H+i*i*I,H.mH/I/4)3H,H+iħ)J+I,H+H.I.3H,U((J+5(3i(I+H/H.i8q5)i(I/H.i)J+i(v5)4-3H-i(^*0H-j¨¨¨¨8_*(4)3*hH+m,hi)I,4)3i)I/i)H+8Ö)J,m5,3H-i(^*0H-H,^*,H-H+^*(H0m5(*h*hH+H*i)J*q,hH-i(H*8û)H-P*,I,H-P*0I+4)3i(I+H*m5)3H*m5(H+H,H)H*Ĥ2((3H-H*H+^*04)3H-i¨Öé(H)H*8s5)3H(H-P*0^*0H(H-Q*(_*(H-i8L(73i¸Õé(iþ(H-i7i¨Õé(iĐÕé(8»*(3H/H+8¯+(3Ą+).§K(iXJ*L(H*i(^*0H*j¨¨¨¨8_*(i)I,H)P*È)H)P*Ì)J-i/i¨)H)H-CJ-U(i*n,hH-H*8RH*P*,I,H*P*0I+3H,H+8vH*P*,J)H*P*0i-J+I/*h*h*h+hH+m5)H*i@H-H)U()J,i)iXH)i+i(H,H)U(+oC8ZH+i-I+H)i-I)H*U(@i*n5(3i)iX8Ö)J+m5)H+H*P(H^(0H+H*Q(@_((H*i)^*<H*H+^*8H*i,^*4i)I,+hH)H/o,hH*iLH-H)i)U((J.i)iXH)i+i(H.H)i+U((oC8ZH)i-I)H*U(Li*n5)H*P*4H,n,hH*i4H,i)i48ë)H*P*8I+3H+H,i4J.H*P(T^(0H.H*Q(L_((H*H,i)J,^*<4)33H(H*P*<^*0H(H*Q*4_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¯+(3H*P*(,hH*P*,i)8ä)3H*iXL(3ø+)-§K(iHJ+L(H(H)8H)P*0J*H)P*(n,§H)H*i)i)8ë)H)P*0-H*3H)P*,iHb((H)H*i)J,^*0iĊ(iğ(H(U(\\CI-H,H)P*(n,§H)H,i)i)8ë)H)P*0-H,3H)P*,H-b((H)H*i*^*0H+H(iPÕj¨¨¨¨Ę0¬_+(H+i8iġ¸è(H+8{H+P*8H+P*<I-*h*hH+P*@J*H)P*(H)P*0J,s,hH)H,H*i)8ë)H)P*0I,4)3H*m5)3H*m5(H)P*,H,H-H*Ĥ2((3H)H*H,^*0,hH-i)8ä)3H(U(RH(U(SH)8¼)H+H(iXÕj¨¨¨¨Ĉ0¬_+@H+H(iQÕj¨¨¨¨H¬_+8H+iċ°è(H+i88{H+P*(H+P*,I,*h*hH+P*0J(H)P*(H)P*0J*s,hH)H*H(i)8ë)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8ä)3H+iHL(3Ą+).§K(iø(J*L(H*i(^*<H*j¨¨¨¨8_*4H)P*H)P*J+ið(ið(H)H+CJ-U(di*n,§H*i@J)H-H-U(\\J,8tH*i(b(`H*H*i4^*pH*H*i`^*lH-H,H)H*iì(iĄÆè(83BH*P*<I,H*P*8-i)3H,8vH*P*8J+H*P*<i-J)I.*h*h*h+hH)m5)H*iì(H-H+i(8ZH)i-I)H+i-I+H*U(li*n5(3i)iX8Ö)J)m5)H)H*P(t^(0H)H*Q(l_((H*i)^*hH*H)^*dH*i,^*`i)I,+hH+H.o,hH*i@H-H+i(8ZH+i-I+H*U(@i*n5)H*P*`H,n,hH*i`H,i)i48ë)H*P*dI)3H)H,i4J/H*P(H^(0H/H*Q(@_((H*H,i)J,^*h4)33H(H*P*h^*0H(H*Q*`_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¯+(3H*P*4,hH*P*8i)8ä)3H*iø(L(3û+*+§3¦K(i8J*L(H*i,Õj¨¨¨¨¸1¬I1H(Q+HI2H(Q+@I3H(Q+8I4j`I.H(Q+(J5H(Q+0¬I6j0I-+hH*i(^*,H-j)¥I-j(I/*h*h+h*hj)H.H/¤J7®J0H6«j(z,hH4H7°Ïi)i(i*H0H3«xCi(i,H0H2«xCU(ØÑhI,H*P*,i(r,hH*H1_+0H)iàÑè(iĐ°è(H*i08s5,H*i(^*,3H)P*0J+I(H+H)P*(n,hH)H+i)i)8ë)H)P*0I(3H)H+i)^*0H)P*,H(jĘĄ±»¿ĖBjøÄ±º½Ē:H0H5«xCH,i+ÕjĠ)«°d((4)3H*H*P*,i)^*,3H/j)¤J/j0z5(3H*P*,i(r,hH*H1_+0H)iàÑè(iĐ°è(H*i08sH-x5)5)4*3H-j(z5)3H*i8L(73H)P*0J+I(H+H)P*(n,hH)H+i)i)8ë)H)P*0I(3H)H+i)^*0H)P*,H(iWb((H.j0¥I.4(3(3Í+)2§K(i8J,L(*hH(P*Ø)J.m5(H(H.i)J0^*Ø)H(P*Ô)*§*hH(P*Ì)J)m5(H(H)i)J)^*Ì)H)m5(H(P*È)H)i/i¨)4)3H(3I*H(P*°)J)H*P*J+s,hH(i´)I-H(P*¬)I/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*°)3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*ä)J)H(P*Ü)n,hH(iÜ)8Ħ)3H(H)i)^*ä)H(P*à)H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8ä)3H,i8L(H.i(o3Ï+)2§K(i8J,L(*hH(P*à*J.m5(H(H.i)J0^*à*H(P*Ü**§*hH(P*Ô*J)m5(H(H)i)J*^*Ô*H*m5(H(P*Ð*H)i°*i¸,4)3H(3I*H(P*¸*J)H*P*Ġ)J+s,hH(i¼*I-H(P*´*I/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*¸*3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*ì*J)H(P*ä*n,hH(iä*8Ħ)3H(H)i)^*ì*H(P*è*H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8ä)3H,i8L(H.i(o3Ä+)2§K(i8J,L(*hH(P* J.m5(H(H.i)J0^* H(P**§*hH(P*J)m5(H(H)i)J*^*H*m5(H(P*H)ið(i¸)4)3H(3I*H(P*xJ)H*P*`J+s,hH(iü(I-H(P*tI/H)I*H)H+i),hH-H/H)i)J*i,J2U(4i+i*H2P*0^*(3H)H+i)o,hH*i,H/i@I)+hH-H)i<U((i+i*H)i8P*(^*(H-H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*x3H0i@J)P*,H)P*(H,H)P(<^*0H,H)Q(4_+(H(P*¬)J)H(P*¤n,hH(iĤ(8Ħ)3H(H)i)^*¬)H(P*¨)H)i4J(H,Q+(_((H(H,P*0^(0m5(i)8ä)3H,i8L(H.i(o3´+)/§*hH(P*0J,i*q5(H,i)I-H(P*,J/i2I)+h*hH)i,U((H)i1U((o5(H)i+U((H)i0U((o5(H)i*U((H)i/U((o5(H)i)U((H)i.U((o5(H)i2U((I+*hH)i-U((J.i.o,hH+H.n5)4*3H+i.o5)3H*i)I+H,H*i*s,hH,H*i*I,+h*h*hH)i)U((H/H+i-J*i,U((o5(H)i*U((H*i+U((o5(H)i+U((H*i*U((o5(H)i,U((H*i)U((o5(H*i-U((I-H)U((J.i.o,hH-H.n5*4)3H-i.n5)3H*H)U(,b(,H*H)P((^((H+i)I+3H)i-I)H,i)J,5(33H(H+^*04*3H)i-I)H-H*i)J*o5(333Ò+)-§K(iø(J,L(H,H)P*H)P*J-ið(ið(H)H-CJ-Q+(_+(H,H-Q+0_+0H,H-Q+8_+8H,H-Q+@_+@H,H-Q+H_+HH,H-Q+P_+PH,H-Q+X_+XH,H+_+`*hH*m,hH(j)_+0H(j(_+(4)3H-U(di*o,hH(j(_+0H(j(_+(4)3H)P*xI-H,i(^*tH,j¨¨¨¨8_*lH(H,H)ið(H*H,i`H,iì(84H,P*l,hH,P*pi)8ä)3H)P*xJ*H-u5(H)iü(I.H)P*tI/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*x3H,iø(L(3¿+)-§K(i8J,L(H,i0H)H*P*4J-9((H(P*(I*H,P*0J(,hH,P*4I++hH*H(H(H+8«*H*P*0J(I+H(H*P*(n,§H*H(i)i)i)8å*H*P*0-H+3H*P*,iHb((H*H(i)^*0H,H)H-9((H,P*,I+H,P*(J(5(33H*P*,I+*hH*P*0J-m,hi(I(4)3i§I)*hH+H-J(i)T((i(v5(*§H(i*U((J.èJ/iç§r,hH.iG4)3H/ig*§H(i+U((J.èJ/ihv,hH.i74)3H/igH(i,U((i/i.3i.3J(i*q5(i¦I)H(iHq5(i¥i¤H(i¨0qCI)3H*H)H-J(^*03H(I)H(H*P*(n,§H*H(i)i)i)8å*H*P*,I+H*P*0-H)3H+i2b((H*H(i)^*0H,i8L(3Ĥ*)/§*hH)i0H(H(i0uCJ*H)q5(H*is5(H*i7iJ*iBH*J* J+iGH+igsJ,i-H*J*iCJ+iGs5(H+i*iìøé(P*(i§H,J,iHw,hiìùé(P*(i§H*iDJ+iGs5)H+i*iìøé(P*(I,3H(i)H+i/iìØé(H,i*J*H*P*(J*P*0J-^*(H*P*(I.H*i0*hH-,hH-i(^*44)3H+i*iìøé(J-H-P*(i¦H,J,^*(H,5(iìùé(iìùé(P*(i¦H+^*(3i(H(J-H)H*i7iJ)H.o,hH*H.iH)H*J+^*,H+H*^*,H+H.H)J,^*(H+H,8ă)3H*H)i)^*(H(i8q5(H-i,H*^*(3H-3È,**¦)§H(H)i+J-iXJ)Y(hj0®j½ĠÕĢ¿ßĆÃÆ§j½ĠÑĢ¿ßĆÃÆ§H*C¤H)Y(kjħ)H)U(jC¤H(H-i.J(Y()j/®H(Y((¬H(Y(+j=®H(Y(*j6®¬H(Y(,jD®¬¬j9®¤J,jF°H,­jáó»ďùĕ¹Ôç§¦J,jC°H,­jēËìÁÙßºĐ¼§¦J,jG°iĐÑé(Q+(H)Q+H­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­iĈÑé(Q+(H)Q+@­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤iĘÑé(Q+(H)Q+P­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤iĠÑé(Q+(H)Q+X­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤i¨Òé(Q+(H)Q+`­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤­H,­3¨+).§i)I.i.I/iħ)I,*h*§*h*§*h*h*h*h*h*hi.H)U((J-i*H-i)uCiħ)i)6.()*+,-/3i*I*H)i*I+H)U()I,H)i+4/3i*I*H)i*I+H)U()i0i*I.H)i+4.3H)i)I+i*I*i+I.H)i*4-3H)i*I+H)U()I*i(I-i,I/H)U(,H)U(+i/4*3H)i)I+H)U(,i/i1i-I/i(I-i*I*H)U(+H)U(*i/4)3H)i-I+H)W((H)i*U((i8I-H)U(,I,H)U(+I*i(3i4H/I.i`I)4*3H)i+I+H)U(*I,H)U()I*i(I.H)i,3U((i+I)i(I-3H(H+U((i0H,H-8ā)^*,H(H.H*i.iè)H)^*(3Ħ**-§2¦*hj)H*U(*J,Õ®J0H)Q+(J1H)Q+0J2H,iè(qJ+C«J3x,hH0H)i8i@H+CQ+(«x5)3i*I-H)Q+HJ4H)Q+PJ5H+CH,igÕ°Ïi)i(i*H0H)Q+XJ6H)Q+`J7H+C«xCi(i,H0H)Q+hJ8H)Q+pJ9H+C«xCU(ØÑhI.H3xI,*h*hj)H*U(,J+Õ®J0H1H2H+iè(qJ/C«J1j(z5(H0H)i8i@H/CQ+(«j(z5(4)3i(i*H0H6H7H+iè(qJ)C«xCH4H5H)CH+igÕ°Ïi)i(i,H0H8H9H)C«xCU(ØÑhI)H1xJ+i*H+H,CI-3H(i*c(-H(H)b(,H(H-b(+H(i(b(*H(H.b()H(H,b((H(H*P((^(/H(H*U(,b(373H(i*b((3Ú+).§K(i8J-L(i*I.*hH)U(~i*o,hH-i,H)Q+8H)Q+(¬H)Q+@H)Q+0¬H)8VH)U(I,4)3H)U(I,H-i,H)Q+8H)Q+(¬H)Q+@H)Q+0¬H)8VH,I.3H*i(H)W)|J0H+P*<9-(I1H)U(I/*h*h*hH)P*xi)o5(H,5(i*I+i*I**hH/i)6*(*+3H)U(i)J+I*4*3i*I+i*I*H/i*o5)3i)I+3i,iH8Ö)J,,hH,H-P*4^*0H,H-Q*,_*(H,i©.c)FH,i*b(?H,H.b(>H,i¨,c)<H,H0c):H,i(b(8H,H1^*4H(H.b(WH(i)^*0H(H,^*,H(i)^*(H(i(b(NH(H*b(MH(H+b(LH(i(b(QH(i*b(4H(i*b(DH(i(^*@H(i(c)TH(i(b(VH(H)iþ(J)P)(^)FH(H)W),c)JH-i8L(73i,iH8Ð+(3ď**-¦+§K(i8J0L(H0i0H(H)i)J1iXH*8º)H0U(0J2i*o,hH0U(1I)*¦*hj)H*ÕJ,®J+H(H1miXJ(Q+(«J-j(z5(H(Q+0H+«j(z5(H(Q+@I-H(Q+8I.H(Q+H4)3H(H-xi+J*H*Q+(H+­_+(j(H+i)H(Q+8J.H,°Ïi)i(i*H(Q+@J,H+«xCi(i,H(Q+HJ/H+«xCU(ØÑhJ*J1i3CH,­I-j(H+H1iMCH.­I.H+j(H*i*iħ)i+wCH/­3I,H(H,H+j(H)i*iħ)i+wC­_+HH(H-j(H+i)H)J)i3C­_+@H(H.j(H+H)iMC­_+8H(H2i)i+J(H(Q+(H+­_+(3H0i8L(3Ò+)*§K(iHJ,L(H,i7J-H*H+i,i08e*hH,U(7i/o,hH,i<H)H-8¨)H(*§H,U(<,hH(H,W(=c()i)4)3H(H,P*@^*,i(3b((4)3H,i<H*H+i,8u*h*h*h*h*h*hH,U(<J*i-o,hH*i)i(H*i)sCJ-m5)H,U(>I+H,U(=I*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,i<H)H*i)H+i)H,U(?8À)H,U(<5+H(H,P*@^*,H(i(b((4,3H,i<H)H*i)H+8Ä)H,U(<5)H(H,P*@^*,H(i(b((4+3H,i<H)H*i)8Ē)H,U(<m,hH(H,P*@^*,H(i(b((4+3H(H,U(=b(*H(iHb()H(i)b((4*3H(H,U(=b(*H(iHb()H(i)b((4)3H(H,U(=b(*H(iHb()H(i)b((3H,iHL(3Ñ+)*§K(iHJ,L(H,i7J-H*H+i*i08e*hH,U(7i/o,hH,i<H)H-8¥H(*§H,U(<,hH(H,W(=c()i)4)3H(H,P*@^*,i(3b((4)3H,i<H*H+i*8u*h*h*h*h*h*hH,U(<J*i-o,hH*i)i(H*i)sCJ-m5)H,U(>I+H,U(=I*H-i*6*+,*3H(i©dc)(4.3H(i©dc)(4-3H,i<H)H*i)H+i)H,U(?8Ð)H,U(<5+H(H,P*@^*,H(i(b((4,3H,i<H)H*i)H+8Õ)H,U(<5)H(H,P*@^*,H(i(b((4+3H,i<H)H*i)8Ĕ)H,U(<m,hH(H,P*@^*,H(i(b((4+3H(H,U(=b(*H(iHb()H(i)b((4*3H(H,U(=b(*H(iHb()H(i)b((4)3H(H,U(=b(*H(iHb()H(i)b((3H,iHL(3À+).§K(iXJ*L(H*i(^*0H*j¨¨¨¨8_*(i)I+H)P*È)H)P*Ì)J-i/i¨)H)H-CJ-U(i*n,hH-H*8.H*P*0I,H*P*,I+3H+H,8vH+H,i-J)I.*h*h*h+hH)m5)H*i@H-H+8H)i-I)H+i-I+H*U(@i*n5(3i)iX8Ö)J)m5)H)H*P(H^(0H)H*Q(@_((H*i)^*<H*H)^*8H*i,^*4i)I,+hH+H.o,hH*iLH-H+8H+i-I+H*U(Li*n5)H*P*4H,n,hH*i4H,i)i48ë)H*P*8I)3H)H,i4J/H*P(T^(0H/H*Q(L_((H*H,i)J,^*<4)33H(H*P*<^*0H(H*Q*4_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)iX8¯+(3H*P*(,hH*P*,i)8ä)3H*iXL(3ħ*)-§K(i¸)J,L(H,i0H)P*È)H)P*Ì)J-i/i¨)H)H-CJ-iĘ(Ĥ2((H,H+_+ *hH*m,hH(j)_+0H(j(_+(4)3H-U(i*o,hH(j(_+0H(j(_+(4)3H)P*°)I-H,i(^*´)H,j¨¨¨¨8_*¬)H(H,i0H)i¨)H*H,iĠ(H,i¬)8aH,P*¬),hH,P*°)i)8ä)3H)P*°)J(H-u5(H)i´)I.H)P*¬)I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*°)3H,i¸)L(3ġ*)-§K(i¸)J,L(H,H)P*È)H)P*Ì)J-i/i¨)H)H-CJ-iĘ(Ĥ2((H,H+_+ *hH*m,hH(j)_+0H(j(_+(4)3H-U(i*o,hH(j(_+0H(j(_+(4)3H)P*°)I-H,i(^*´)H,j¨¨¨¨8_*¬)H(H,H)i¨)H*H,iĠ(H,i¬)8XH,P*¬),hH,P*°)i)8ä)3H)P*°)J(H-u5(H)i´)I.H)P*¬)I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*°)3H,i¸)L(3Ĥ*)-§K(i¸*J,L(H,H)P*Ð*H)P*Ô*J-i°*i°*H)H-CJ-iĠ)Ĥ2((H,H+_+Ġ)*hH*m,hH(j)_+0H(j(_+(4)3H-U(Ĥ)i*o,hH(j(_+0H(j(_+(4)3H)P*¸*I-H,i(^*´*H,j¨¨¨¨8_*¬*H(H,H)i°*H*H,iĠ)H,i¬*8PH,P*¬*,hH,P*°*i)8ä)3H)P*¸*J(H-u5(H)i¼*I.H)P*´*I/H(J*H-i),hH.H/H(i)J*i,J0U(4i+i*H0P*0^*(3H(H-i)o,hH*i,H/i@I(+hH.H(i<U((i+i*H(i8P*(^*(H.H(i,U((i+i*H(P*(^*(H(iHI(H*i*J*H-s5(33H)H-^*¸*3H,i¸*L(3ġ*)+§*hH*x5(H(P*(U((I-H(P*,J.P*0I,H+m,hH,i-I++hH.P*(H,n,hH.8ĥ)3H.H,i)J,^*0H.P*,H+J(i.b((H(i,H*¢d((H(i+H-b((H(i*H)b((H(i)H-b((H+i-I+H*j)¥H*«J*j(z5(34)3+hH.P*(H,i+u,hH.H,i,i-8ë)H.P*0I,3H.P*,H,i-J(H*¢ÏJ+b(;H(H-b(:H(H)b(9H(H-b(8H(i)b(7H(H+b(6H(H-b(5H(H)b(4H(H-b(3H(i*b(2H(H+b(1H(H-b(0H(H)b(/H(H-b(.H(i+b(-H(H+b(,H(H-b(+H(H)b(*H(H-b()H(i,b((H.H,i,J,^*0H*j)¥H*«J*j(z5(33i(3ý**1§*¦K(i8J+L(i-I/*hH)U(ď)J0i*n,h4)3H)U(Ď)J-H*U(+o,hi)I,4)3i+I,*hj)H*U(*J1Õ®J4H)i@J3H*U()J2i+iXJ.Q+(«J5j(z5(H.Q+0H4«j(z5(i*I,4)3H0H5xo5(H-H2o,hi,I,H-H2i*o5)H-i*qH0i)m5)H+i0H)H2H1H-H*U(,H.Q+8H1igÕ°Ïi)i(i*H.Q+@H4«xCi(i,H.Q+HH4«xCU(ØÑh8DH+U(1I/H+U(0I,4)3H+H3H-i+iXH0i)H*U((H1i0H*U(,i88É)H+U()I/H+U((I,3H(H/b()H(H,b((H+i8L(3Ć**,§)¦i)I.H(U(J-i)I+*hH(Q+HH(Q+@H(H-i+J,Q+(««J/j(z,hH(H/¢ÏH+H(Q+0H(Q+(¬8y5)3H(Q+xH(Q+pH,H(iXJ,Q+(««J/j(z,hH,H/¢ÏH+H(Q+`H(Q+X¬8y5)3i(I.3i(I,*h*hH(U(i+n,§H(H+i+Q+(j(z5)H(i(H-i6i[H)H*8Ê)H(U(i+n-i(35(H(U(i+o5)3H(Q+HH(Q+@H(H(U(J-i+J+Q+(««j(z,§i(-H(Q+xH(Q+pH+Q+X««x5)i)3I+H.m5(H(iČ(H+U((i+o5(H(i(8£5(H(H+H-i)i(iWH)H*8Ê)3H(H)H*8²)H(H.H)H*8w3ą*),§K(iHJ*L(H*H(U(*b(-H*H(U()J,b(,H*H(U(,b(/H*H(U(+J+b(.*§*h*hH+H,n,hH(U((I-H)P*(I+H(U(-i)s5)H)P*,I)4*3H*H*i.Õj¨¨¨¨è1¬_+8H*H*i,Õj¨¨¨¨è1¬_+0H)P*(H)P*,iß®è(H*i08s4*3H*H,i)b(DH*H*iDÕj¨¨¨¨H¬_+0i)H+H)P*,J)ič¸è(H*i08s5)B3H*H*i/Õj¨¨¨¨Ø1¬_+8H*H*i-Õj¨¨¨¨Ø1¬_+0i)H+H)iÜ®è(H*i08s5(Bi(H-i.n5(BH*H-i*P*äÙh^*DH*H*iDÕj¨¨¨¨¸0¬_+0H+H)iĐ°è(H*i08s3H*iHL(3ġ*),§K(iø(J+L(H*P*,H*P*08vH*8H+H)^*8H+H*P*,J)^*0H+H)H*P*0i-^*4H+iJH+i08o*h*hH+U(Ji*o,hi)i`8Ö)J,m5)H,H+Q(P_(.H,H+Q(J_((H+i)^*DH+H,^*@H+i,^*<H+H+P*8^*`H+H+Q*0_+XH+iê(H+iX8oH+U(ji*o,hi6I-i)I)+hH+P*<H)n,hH+i<H)i)i68ë)H+P*@I,3H,H-J.H+Q(p_(.H.H+Q(j_((H+H)i)J)^*DH-i6I-H+iê(H+iX8oH+U(ji*o5(33H(H+P*D^*0H(H+Q*<_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)i`8¯+(3H*P*(,hH*P*,i)8ä)3H+iø(L(3ġ*),§K(iø(J+L(H*P*,H*P*08vH*8H+H)^*8H+H*P*,J)^*0H+H)H*P*0i-^*4H+iJH+i08j*h*hH+U(Ji*o,hi)i`8Ö)J,m5)H,H+Q(P_(.H,H+Q(J_((H+i)^*DH+H,^*@H+i,^*<H+H+P*8^*`H+H+Q*0_+XH+iê(H+iX8jH+U(ji*o,hi6I-i)I)+hH+P*<H)n,hH+i<H)i)i68ë)H+P*@I,3H,H-J.H+Q(p_(.H.H+Q(j_((H+H)i)J)^*DH-i6I-H+iê(H+iX8jH+U(ji*o5(33H(H+P*D^*0H(H+Q*<_*(4*3H(i(^*0H(j¨¨¨¨8_*(4)3i)i`8¯+(3H*P*(,hH*P*,i)8ä)3H+iø(L(3²/*1§)¦K(iXJ,L(*§*h*§*h*§*h*h*hH)U(4J+i)i(H+i)sCJ+i)6+,)*(3H)i48Ì)I-i04*3H)P*0I.i0I1H)U(5m5,H)i64+3H)U(5i*i,3I1H)P*0I.iĘ(4+3H)U(5i*i,I1H)P*0I.H)U(6i)o5)H)i73U((i,4)3iĘ(3I2H(P*0J/H(P*(n,hH(8à*3H(P*,H/i*H1H.i/H2H+^*(H(H/i)J+^*0H(P*(H+n,hH(8à*3H(P*,H+i*H-^*(H(H/i*^*0H,i(^*<H,i(^*(H,H)P*,J)^*PH,H)H.i.^*TK(iHJ*L(H,P*@I2H,P*DI+H,P*<I1H,P*,I-H,P*0I)H,P*(I/H,P*PJ.,hH,P*TH.i.i)I03*h*hH)H-i(H/CJ)H+H2i(H1CJ-H)q5(H-H-H0J)s5(H(P*(H(P*0J0H)q,hH(H0H)i,i,8å*H(P*0I03H,P*TI2H*H(P*,J-^*4H*H0^*0H*H(i0^*,*hH/m5(H*H,i,J(Q*(J3_+8H*H(Q*0_+@H*P*<J(H3ÏJ+n5(H(H+J)i*J(,hH-H0i*H+i*H*i@H(Ĥ2((3H*H)H0^*03H.,hK(i8J/L(H.H2o,hH*i,J-P*,J(i*I+H2H.i.I)H-P*0H(i*I(+hH/i0H.8H-H+^*,H(H/Q+0_*(H(i0I(H+i*I+H.i.I.H)i)J)5(33H/i8L(3*hH1m5(H*H,i@J(Q*(J3_+8H*H(Q*0_+@H*P*<J(H3ÏJ+n5(H*P*0I-H(H+J)i*J(,hH*P*4H-i*H+i*H*i@H(Ĥ2((3H*H)H-^*03H*P*,H*P*0^*(H*iHL(4)3iË®è(iKiĠ¼è(8ó*(3H,iXL(3Č*).§K(i8J*L(*h*§*h*h*hH(U((J+i)i(H+i)sCi)6+*(),3H(U()I-H(U(*I/i*I+iÝÇè(I.i,4*3H(U()I+iáÇè(I.i,4)3H(U(*I-H(U(+I/H(U()I+i×Çè(I.i.3J(H)P*(H)P*0J,s,hH)H,H(i)8ë)H)P*0I,3H(,hH)P*,H,H.H(Ĥ2((3H)H(H,^*0*hH+i*o,hH*i.i-H+i)J(C^*,H*iÑÇè(iÌÇè(H(C^*(H*H*Õj¨¨¨¨¨1¬_+0H)iàÑè(iç®è(H*i08s5*H-i)i)m5)4*3H-i)m5)3H*H/i)b((H*H*Õj¨¨¨¨H¬_+0H)iàÑè(iç®è(H*i08sB3H*i8L(3þ+))¦iĐÑé(Q+(H(Q+0­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­iĈÑé(Q+(H(Q+(­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iĘÑé(Q+(H(Q+8­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤iĠÑé(Q+(H(Q+@­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤i¨Òé(Q+(H(Q+H­jē¯þ­ĐðÉČĉ(¥J)jF°H)­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°H)­¤H(Y(\\j8®H(Y(Pj0®¬H(Y(Sjħ)H(U(RC¬jē¯þ­ĐðÉČĉ(¥jčõğîO­jáó»ďùĕ¹Ôç§¦J)jC°H)­jēËìÁÙßºĐ¼§¦J)jG°­H)­3Ē*)/§K(ihJ,L(H,i2H)8 H,iHJ-H)8 H)U(\\I.H,U(HI/H*i(H)U(QH+P*<9-(I*H-H)i(8]H,H,P*P^*@H,H,Q*H_+8H,U(\\I+H,U(XI-H,U(YI0H,U(gI1H,W)ZI2i,iH8Ö)J)m,hi,iH8Ð+(3H)H,P*@^*0H)H,Q+8_*(H)H1b(GH)i)b(FH)i*b(?H)i*b(=H)H+b(<H)H2c):H)H0b(9H)H-b(8H)H*^*4H(i)^*0H(H)^*,H(i)^*(H)i*H.H/i*oCJ)b(>H(H)b(WH(i(b(NH(i©*c)LH(i*b(4H(i(b(QH(i*b(DH(i(^*@H(i(c)TH(i(b(VH(H,P(2^(FH(H,W(6c(JH,ihL(3Ø*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*¨*I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)iĠ)H*H,i0H,i<8PH,P*<,hH,P*@i)8ä)3H)P*¨*J*H-u5(H)i¬*I.H)P*Ĥ)I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*¨*3H,iHL(3Ô*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P* I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)iĘ(H*H,i0H,i<8aH,P*<,hH,P*@i)8ä)3H)P* J*H-u5(H)iĤ(I.H)P*I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^* 3H,iHL(3Ó*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P*hI-H,i(^*DH,j¨¨¨¨8_*<H(H)H)i`H*H,i0H,i<84H,P*<,hH,P*@i)8ä)3H)P*hJ*H-u5(H)iì(I.H)P*dI/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^*h3H,iHL(3Ô*)-§K(iHJ,L(H,H+_+0*hH*m,hH(j)_+0H(j(_+(4)3H)P* I-H,i(^*DH,j¨¨¨¨8_*<H(H)H)iĘ(H*H,i0H,i<8XH,P*<,hH,P*@i)8ä)3H)P* J*H-u5(H)iĤ(I.H)P*I/H*J(H-i),hH.H/H*i)J(i,J0U(4i+i*H0P*0^*(3H*H-i)o,hH(i,H/i@I*+hH.H*i<U((i+i*H*i8P*(^*(H.H*i,U((i+i*H*P*(^*(H*iHI*H(i*J(H-s5(33H)H-^* 3H,iHL(3î**+§,¦K(iXJ,L(H,i0J+H)H)U(\\J*8t*h*h*h*h*hH)H*H+H,iWiĘÆè(83m,hH,Q+0j(z5)i*I+i)I*4+3H)Q+HJ-H)Q+@J/H)Q+8J.¬H.­j§­«H.­j(z5)H-H.«£J0j)~5)H/H-H.¬j§­«J-jýüþúĂòĒÒÒ§«I.H-jÒÓÑÕÍÝ½ýý(«I-H0Ïi)o,hi*I+i,I*H-x5+H.x5+4*3H-£Ïi(H.£Ïo5)i*I+i,I*4*3H*i)I+i(I*4)3i*I+H)U(],hi*I*4)3H)U(Qiċ(u5)i+I*3H(i,b(-H(H*b(,H(H+b(+H(i(b((4)3H(i*b((3H,iXL(3Ë**.¦)§H(Q+8H*«J/H(Q+HJ,«I+H(H)i+Q+(J0j§­I-*h+hH+x5)H+¢H+j)¥H+«I+Ïi+Q+ĀíhH-«x5(3i)73H/H,j§­J.«J+j0®H+j0°¬H+H(Q+@J+H*H.««J*j0°H*j0®¬¬J*j)®jĦĥģğėćçħ¦«¬H*j)°jħĦĥģğėćçħ(«¬H-«j(z,hi)73H,H0«H+«J*x,hi(73H(Q+0H(Q+(¬j)H*¢J*®­I,H)i)I)H*Ïi+Q+ĀÙhH-«I++h*hH+j(zI1H+x5(H+¢I*H+j)¥H+«I+H(H*ÏH)H,8y5)33H13À**-§,¦*hH(U(Ri)o5(*§H(U(SJ)iĠ)J*i8o,hH)i0iħ)iė(s5*H)i`igI,H)i0ig4)3H)i0I,H)i03I-j)H)Õ®J.jħĦĥģğėćçħ(«I/H.jĦĥģğėćçħ¦«I0H(Q+HH(Q+@H(Q+8¬j§­«I1H*i8o,¦H0j1°H/j/°¬-H0j/®H/j1®¬3I/H(H*i8oi+Q+(j)H,Õ®«H1«x5(H.H(Q+0H(Q+(¬J.«j(z5(H.H-Õ°j)«xH/H(H*i8ni+Q+(«H1«j(zI+3H(H)b(SH(H+b(R3Ã**-§*¦K(iø(J*L(H*i0J,H(H(U(J+8tH*iPJ-H(iXJ.H+8t*§*hH*Q+Pj(z5(H(U(i+o5(H(H+H,H*i÷(iĘÆè(83m5(i)4)3*hH*Q+0j(z5(H(U(i+o5(H.H+H-H*i÷(iĘÆè(83m5(i)4)3*hH)m,hH(Q+@I/H(Q+HI0H(i(H*i08LH/H0«j§­«x5)i)4*3i)H(i(H*i08Lj(z5)BH(i)H*i08Lj(z4)3H(Q+pI/H(Q+xI0H(i)H*i08LH/H0«j§­«j(z3H*iø(L(3×*)/§*hH(P*J-m5(H(H-i)J)^*H(H(P*H)i.J*Q+(_+(H(H*Q+0_+0H(H*Q+8_+8H(H*Q+@_+@H(H*Q+H_+HH(H*Q+P_+PH(H*Q+X_+XH(P*hJ)H*P*`J+u5(H(iì(I,H(P*dI.H)I*H)H+i),hH,H.H)i)J*i,J/U(4i+i*H/P*0^*(3H+i)H)o,hH*i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H*i*J*H+s5(33H(H+^*h3H-i(o3Õ*).§K(iHJ+L(*h*h*h*hH)P*È)H)P*Ì)J,i/i¨)H)H,CJ/U(i*o,hi-I-i(I,4)3i-I,H*U()J0i)s5(H*U(*igs5(H*U(+J.i)s5(H*U(,igs5(*hH.H0nJ.5(H*U((i.n5(i1I,4)3H+H/H*8HH+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3i(I,H+i,H/H0iXH*i(i+H.C8ZH+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*ä)H(H)H+i88A^*,4*3H(iª2c()3i)I,3H(H,b((H+iHL(3¼*)/§K(i8J+L(i2I*H(P*(J,H,iGJ(H(J(iĐ/w,h+hH+i.H*J-i,H(J.H(i¸ö(J(i¸ö(J/iħħ+iČ(J0i)W(ÃÖic((H-i*H/H0iČ(iħħ+i)W(ÃÖic((H*i,I*H.iħÔĊ,s5(33H(i1s,hH*i*J*H+i.H(H(iħħ+iČ(J(iČ(iħħ+i)W(ÃÖic((3i(H,H(Cm,hH*i)J*H+i.H(i)U(ÄÖib((3H)H,i§iGH+i.H*i2H*8YH+i8L(3Á*)-§*h*h*hH*H*i+i¤J,n,hH+i0I0i(I,4)3H+H,H*J,H+H,qCI,H+,hH)iħ)I.i)I/+hH*H-U((H.n5,H,H-i)J-o5(33H,H+i0J0s5)3H)iħ)i©ª¬0I-+hi¨ª¬0H*H,J/P*(H-J.H.i¨ª¬0H/i,P*(H-J.H.i¨©ª¬ i¨©ª¬ o5)H,i0J,H0u5(33H+H,o,hH)iħ)I-i)I/+hH-H*H,U((n,hH,I-4+3H+H,i)J,o5(33i(I/3H(H-^*,H(H/^*(3Ã*).§K(iHJ+L(H(*§*h*h*hH)P*Ð*H)P*Ô*J,i°*i°*H)H,CJ.U(Ĥ)i*o,hi-I-i(I,4)3i-I,H*U()J/i+s5(H*U(*igs5(H*U(+J0i+s5(H*U(,igs5(*hH/H0n5(H*U((i.n5(i1I,4)3H+H.H*8H+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3H+i,H.H*8ô*H+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*ì*H(H)H+i88d^*,i(4*3H(iª2c()3i)3b((H+iHL(3­*)/§K(i8J+L(i2I*H(P*(J,I(H,iĐ/w,h+hH+i.H*J-i,H(J.H(i¸ö(J(i¸ö(J/iħħ+iČ(J0i)W(ÃÖic((H-i*H/H0iČ(iħħ+i)W(ÃÖic((H*i,I*H.iħÔĊ,s5(33H(i1s,hH*i*J*H+i.H(H(iħħ+iČ(J(iČ(iħħ+i)W(ÃÖic((3i(H,H(Cm,hH*i)J*H+i.H(i)U(ÄÖib((3H)i)H+i.H*i2H*8YH+i8L(3Þ**,§)¦K(iXJ*L(H)P*(i¨¨¨¨ n,hH)P*4H*i(^*TH*j¨¨¨¨8_*LP*(J+P*(I,*hH+P*,J+i),h*hH+i)J+m5(H*iLi(H+8ì)H*P*TI-H+m5(H*P*PH-H,H+Ĥ2((3H*H+H-^*T4)3H*iLi°Óé(H,H+8sB3H*H*P*TJ+^*HH*H*Q*LJ._+@H)H+^*0H)H._*(3H)P*0I+H)i(^*0H)Q*(I.H)j¨¨¨¨8_*(H*H+^*8H*H._+0i,i48Ö)J)m,hi,i48Ð+(3H)H*P*8^*0H)H*Q+0_*(H(iĐÓé(^*,H(H)^*(H*iXL(3Č*).§i)I**h*h*h*h*h*h*hH)U(*J-i)6+*(()3*hH)U(+J,i)6+)((*3i)I+i*I*H)U((J.i)6++,,*3i(I*3H(i±\\c(,4+3i(I+3H+I*3i)I+*h*h*h*h*hH)U()J/i)6+(**)3i(I+3H*H+n5)3i¨.I*i)I)H,I+*h*h*h*hH.i)6+)(+*3i(I)4*3i¨,I*H-I+3H*H+i+nI)3i¨¨¨@I+i¨¨¬0I**h*h*h*hH/i)6+)*+(3i¨¨¨8I+H-I,3i¨¨,i(H,i+nCH+I*4)3i(I*3H)H*i©¨,m5)H(i*b((73H(i°Xc(,4)3H(iCb(-H(iª<c(+H(i(b((73H(H*b(+H(i(b((3±*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.8ì)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3³*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.i)8ë)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3Í**,§)¦K(i¨)J+L(H+H(iĘ(Ĥ2((H(P* I,H(P*¼)J*H(P*´)n,hH(i´)8Ĥ)3H(P*¸)H*i/J-H+iĘ(Ĥ2((H-H,^*H(H*i)^*¼)H(H)H(iĘ(J,H+iħ(iÈÑè(81*hH(U(J)i*o,hH(P*xi)o5)H)i)o5)H(U(5)H(U(i)5)3H(8mI.H(P*¤J*H(P* J)q,hH(P*H*i,Q+(H.y5)3H(H)^*¤H(P*H)n,hH,8Ģ)3H(H)i)^* H(P*H)i,J(i(b(4H(H*^*0H(H._+(3H+i¨)L(3e))§H(P*0J)H(P*(n,§H(H)i)i)8ë)H(P*0-H)3H(P*,iĤ(b((H(H)i)^*03Ï*)*§H(P*0J+I,H+H(P*(n,hH(H+i)i)8ë)H(P*0I,3H(H+i)^*0H(P*,H,iHb((H)H(i(H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8ë)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i)H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8ë)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i*H*9)(H(P*0J+I,H+H(P*(n,hH(H+i)i)8ë)H(P*0I,3H(H+i)^*0H(P*,H,iĤ(b((H)H(i+H*9)(3±*).§H(P*0J,I**§i)H)i¨)q5(Bi*H)i¨8q5(Bi+i,H)i¨¨,qC3J.H(P*(H,s,§H(H,H.8û)H(P*0-H*3H(P*,I**hH)i¨)w,hH)igi¨§I-H)i.I+H)i¨8q,hH*H-b()H*H+iè)b((4*3H)i4I/H+igi¨§I+H)iħħ+u,hH*H-b(*H*H+b()H*H/iĈ)b((4*3H*H-b(+H*H+b(*H*H/igi¨§b()H*H)i:ib((4)3H*H)b((3H(H,H.^*0i(3À**.¦*§*hH(Q+HJ/H(Q+@J-H(Q+8J+¬H+­j§­«H+­j(z5(H(Q+xJ0H(Q+pJ.H(Q+hJ,¬H,­j§­«H,­j(z5(H-H+H/¬j§­«J-jýüþúĂòĒÒÒ§«£ÏH.H,H0¬j§­«J.jýüþúĂòĒÒÒ§«£ÏI1H-jÒÓÑÕÍÝ½ýý(«£ÏH.jÒÓÑÕÍÝ½ýý(«£ÏI2*h*h*hH+H/«£ÏH,H0«£Ï6*()+3H2m5)H15*4)3H2i(H1o5)3H(U(i+n,hH(i(i*i,i_H)H*8Ê)3H(U(i+o5(H(i)i*i,i_H)H*8Ê)33ġ))/§*hH(P*¼)J-m5(H(H-i)J)^*¼)H(P*¸)H)i/J)P*I*H(H)iĘ(Ĥ2((H(P* J)H*u5(H(iĤ(I,H(P*I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^* 3H-i(o3ĥ))/§*hH(P*Ä*J-m5(H(H-i)J)^*Ä*H(P*À*H)i0J)P*Ġ)I*H(H)iĠ)Ĥ2((H(P*¨*J)H*u5(H(i¬*I,H(P*Ĥ)I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^*¨*3H-i(o3Ģ))/§*hH(P*¼)J-m5(H(H-i)J)^*¼)H(P*¸)H)iĠ(J)P*I*H(H)iĘ(Ĥ2((H(P* J)H*u5(H(iĤ(I,H(P*I.H)I+H)H*i),hH,H.H)i)J+i,J/U(4i+i*H/P*0^*(3H)H*i)o,hH+i,H.i@I)+hH,H)i<U((i+i*H)i8P*(^*(H,H)i,U((i+i*H)P*(^*(H)iHI)H+i*J+H*s5(33H(H*^* 3H-i(o3©,)1§K(i8J.L(*hiÈØé(P*(5(iÈØé(i§^*(iØØé(P*(J*iÔØé(P*(J)n,hH*J(iÌØé(P*(J)n,høi¨)H(H(i¨)uCJ(Ĥ7)J,i§n5**hiÜØé(P*(J)m,hiÜØé(H,^*(4)3H)H*H,o5+3H.i0I/K(i8J-L(iÌØé(P*(iÔØé(P*(J)H(w,§i©¨¨¨ -H-i0I0i(I,K(i8J+L(*§i(H(H)J)H(q5(BH+i,iÌØé(H)i,i,8å)H+P*,i)n,hH+P*4I,H+P*04)3H+P*0I(iÌØé(H)^*(iÐØé(H(^*(i©¨¨¨ 3I(H0H,^*,H0H(^*(H+i8L(H-P*4I(H-P*03I)H/H(^*,H/H)^*(H-i8L(H.P*0i©¨¨¨ o5*iÌØé(P*(I)iÔØé(P*(I(3H(H)w5)iÔØé(H(i)J)^*(iÐØé(P*(H(i*H*i)^*(3H)H*u5(iØØé(iÐØé(P*(H*i*P*(^*(iÈØé(iÈØé(P*(i)^*(iÜØé(P*(H.i8L(H*73(3Ģ))+§K(i8J*L(H(P*(I(*§H)U(3i@m,hH)P*(H(H)P*,P*89*(4)3H*i(^*4H)H*i4*§H(i¨)w,hH(igi¨§I+H(i.I)H(i¨8q,hH*H+b(5H*H)iè)b(4i*4*3H(i4I,H)igi¨§I)H(iħħ+u,hH*H+b(6H*H)b(5H*H,iĈ)b(4i+4*3H*H+b(7H*H)b(6H*H,igi¨§b(5H*H(i:ib(4i,4)3H*H(b(4i)38f3H*i8L(3Ħ)),§K(iHJ+L(H(*§*h*h*hH)P*È)H)P*Ì)J,i/i¨)H)H,CJ.U(i*o,hi-I,4)3i-I-H*U(),hi(I,4)3i(I,H*T(*i(p,h4)3H*U(+5(H*T(,i(p5(H+H.H*8BH+U((J-iFn5)H+U()I,3H(H,b(*H(H-b()4)3H+i,H.H*8H+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*ä)H(H)H+i88[^*,i(4*3H(iª2c()3i)3b((H+iHL(3º**)§)¦K(i8J*L(*§H(U((J(m,hH)P*(iĂÆè(i)H)P*,P*49-(4)3H*ió(^*,H*i,Õj¨¨¨¨¸0¬I+*hH(i),hH*H+_+0H)P*(H)P*,iĐ°è(H*i08s5)3H*iù(^*,H(i*,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08s5)3H*iē(^*,H(i,,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08s5)3H*ię(^*,H(i0,hH*H+_+0H)P*(H)P*,iĐ°è(H*i08s5)3i(4)3i)3H*i8L(3Ę)*,¦+§H*igI0*h*hj)H*ÕJ,®J+H)Q+(«J-j(z5(H)Q+0H+«j(z5(i*I/4)3H)H-xJ/i+J*H*Q+(H+­_+(H)j(H+i)H)Q+8J-H,°Ïi)i(i*H)Q+@J,H+«xCi(i,H)Q+HJ.H+«xCU(ØÑhJ*J1i3CH,­_+@H)H-j(H+H1iMC­_+8H)H.H+j(H*i*iħ)i+wC­_+H3H)H)U(PH0U(ïÃhb(PH)8¢H(H*b()H(H/b((3Ĥ)),§K(iHJ+L(*h*h*h*hH)P*H)P*J,ið(ið(H)H,CJ.U(di*o,hi-I-i(I,4)3i-I,H*U()5(H*U(*igs5(H*U(+5(H*U(,igs5(H+H.H*8è)H+U((J,iFn5)H+U()I-3H(H-b(*H(H,b()4)3i(I,H+i,H.H*i(8ZH+U(,i*o,hH+H+P(4^*@H+H+Q(,_+8H)i(^*¬)H(H)H+i887^*,4*3H(iª2c()3i)I,3H(H,b((H+iHL(3ĝ))+§K(iHJ+L(*hH(i),hH+H)b(3H+H+i3Õj¨¨¨¨Ø1¬_+@H+i4iĐ°è(H+i@8{H+P*4H+P*8I,*h*hH+P*<J(H*P*(H*P*0J)s,hH*H)H(i)8ë)H*P*0I)4)3H(m5)3H(m5(H*P*,H)H,H(Ĥ2((3H*H(H)^*0m5)H,i)8ä)4)3H*P*0J(I)H(H*P*(n,hH*H(i)i)8ë)H*P*0I)3H*H(i)^*0H*P*,H)iUb((3H+iHL(3Ĕ))0§*h*h*hH*m,hi,I-4)3i,H*i@J1J,8Ö)J-m5)H*I,+hH.H1n5)*hH)P*0J/m,hi)I04)3H)P*,I2i)H/i.J+8Ö)J0m5,H+m5(H0H2H+Ĥ2((3H-H.J+H/^*(H+i0H/^*(H+i,H0^*(H+i4H)Q*4_*(H+i<H)P*<^*(H.i@I.H)i@I)H,i)J,5(33H(H*^*0H(H-^*,H(H*^*(73i,H,8¯+(3i)H+8¯+(3Ą))-§*hH*m,h4)3H)U((J/iĉ(iħ)i0w,h4)3H*i)n,h4)3H)U()J+iYiħ)i1w,h4)3H)i*I.H+iXI,*h*h*hH*i*J-m,hi(I-4)3i)I+H,iħ)i)n5)3H,I+4)3H)U(*J,iXiħ)i.s5(H*i+I-H)i+I.H,iNI+3H(H-^*0H(H.^*,H(H+i+iĠ(iĠ(H/i)i/b((73H(i(^*,3ê.*3§)¦K(iHJ.L(H)P*@I*H)P*DI-H)P*<I,H)P*,I+H)P*0I3H)P*(I0H)P*PJ/,hH)P*TH/i6i)I13*h*hH3H+i(H0CJ+H-H*i(H,CJ*H+q5(H*H*H1J*s5(H.i<H*i,i,8ê)H.P*@I*H.P*<5)H.i(^*8H.H.P*D^*4H.H*^*0H.i0I+i(I,K(iHJ*L(H)P*@I/H)P*DI1H)P*<I3H)P*,I2H)P*0I4H)P*(I0H)P*PJ-,hH)P*TH-i6i)I,3*h*hH4H2i(H0CJ2H1H/i(H3CJ/H2q5(H/H,H/J1s5(H+P*(H+P*0J,H1q,hH+H,H1i,i,8å*H+P*0I,3H)P*TI/H*H+P*,J1^*4H*H,^*0H*H+i0^*,*hH0m5(H*H)i,J+Q*(J5_+8H*H+Q*0_+@H*P*<J0H5ÏJ+n5(H0H+J0i*J2,hH1H,i*H+i*H*i@H2Ĥ2((3H*H,H0^*03H-i(H-H/oC,hH/H-i6I0H*i,J/P*0H/P*,J,i*I++hH+j¨¨¨¨ĘħgH-i5Y((jP®H-i4Y((J5jH®¬H5jFyCH-8Ì)Õ¬_*(H-i6I-H+i0I+H,i*I,H0i)J05(3H/H,^*,3*hH3m5(H*H)i@J)Q*(J5_+8H*H)Q*0_+@H*P*<J,H5ÏJ)n5(H*P*0I-H,H)J,i*J+,hH*P*4H-i*H)i*H*i@H+Ĥ2((3H*H,H-^*03H*P*,H*P*0^*(H*iHL(4)3iË®è(iKiĠ¼è(8ó*(3H(H.P*8^*0H(H.Q*0_*(H.iHL(73iË®è(iKi¸¹è(8ó*(3H*H.P*D8¯+(3đ))+§K(i8J.L(H)P*Ð*H)P*Ô*J-i°*i°*H)H-CJ/U(Ĥ)I-H(*§*h*h*hH+m5(H-i*o5(H/U(Ĉ)i*o,hi)I-4*3i)I-H/U(Đ)i)n,hH/U(đ)H,iħ)n5+3H/U(Ē)H/U(ē)H,iħ)nm5)4*3H-i*n5)i(I-3H(H-b()i)4)3H)i(^*ì*H.H,b(/H.H+b(.H.H*b(-H.i*b(,H(H)H.i,8d^*,i(3b((H.i8L(3Ĉ)*,§)¦i)I+*hH(P*,P*J,m5(H(P*(J(P*¬)J.H(P*°)J-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3Ć)*,§)¦i)I+*hH(P*,P*`J,m5(H(P*(J(P*tJ.H(P*xJ-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3ĉ)*,§)¦i)I+*hH(P*,P*Ġ)J,m5(H(P*(J(P*´*J.H(P*¸*J-i,I(H,H-q,hH-H,i§J,H-w5)H(H,i,i8I(3H)iħ)I)+hH(H.n5)H(i,H(i8I(U((H)o5(3H*m5(H(i0P*(J)H-w5(H(Q+(I/i(I+i)I(+h*hH+H.H)i,J)Q+(H/yI+H(H*w5(H(i)I(H)P*0J)H-q5)33H+i)I+3H+3Ċ))+§K(i8J-L(H)P*Ð*H)P*Ô*J,i°*i°*H)H,CJ.U(Ĥ)I,H(*§*h*h*hH*m5(H,i*o5(H.U(Ĉ)i*o,hi)I,4*3i)I,H.U(Đ)i)n,hH.U(đ)H+iħ)n5+3H.U(Ē)H.U(ē)H+iħ)nm5)4*3H,i*n5)i(I,3H(H,b()i)4)3H)i(^*ì*H-H+b(.H-H*b(-H-i+b(,H(H)H-i,8d^*,i(3b((H-i8L(3Ċ**/§)¦K(i¨)J-L(H-i0H(iĘ(Ĥ2((H(P* I/H(P*¼)J.H(P*´)n,hK(i8J*L(H*i,H(i´)J+P*(J,H+P*,i,H,i)J,H,i,uCJ,i0iĠ(8æ)H*P*,i)n,hH*P*0H*P*48¯+(3H*P*0I0H+H,^*(H+H0^*,H*i8L(3H(P*¸)H.iĠ(J*H-i0iĘ(Ĥ2((H(H.i)^*¼)H*H/^*H(H)H(iĘ(J+H-iħ(iÈÑè(8FH(8UI1*hH(P*¤J*H(P* J)q,hH(P*H*i,Q+(H1y5)3H(H)^*¤H(P*H)n,hH+8Ģ)3H(H)i)^* H(P*H)i,J(i(b(4H(H*^*0H(H1_+(3H-i¨)L(3Đ)**§,¦K(iXJ*L(*h*hH(Q+HJ,H(Q+@J.H(Q+8J-¬H-­j§­«H-­j(z5(H,H-«£J/j)~5(H.H,H-¬j§­«J,jýüþúĂòĒÒÒ§«I-H,jÒÓÑÕÍÝ½ýý(«I,H/Ïi)o,hH,x5*H-j(z5)4*3H,£Ïi(H-£Ïn5)3H(U(]5(H(U(Qiċ(s5(H*H(H(U(\\J+8tH*i(b(OH*H)^*TH*H*iO^*PH(H+H*H*iPiĄÆè(83B3H*iXL(3Ă)),§K(i8J*L(*§H(W)(J(iĐ/w,hH*H(H(i¸ö(J,i¸ö(J+iħħ+iČ(J-i)W(ÃÖic(4H*H+H-iČ(iħħ+i)W(ÃÖic(6i)4)3H(I,i-H(i2q5(BH*H(H(iČ(J,iČ(iħħ+i)W(ÃÖic(6i+3I+i(H(H,Cm,hH+i)J+H*i3H,i)U(ÄÖib((3H)i)H*i3H+i-H+8YH*i8L(3Ĥ*)+§K(iHJ-L(i´úé(i´úé(P*(J.i)^*(*h*h*h*h*h*h*h*§i(H.i(p5(Bi)iĠùé(U((5(BiĠùé(i)b((iĜùé(iĜùé(P*(i)^*(i*3iħ)6++)()3i¨úé(P*(J.i(p5*H.H.i)J/r5+i¨úé(H/^*(i¬úé(P*(m5)H-i0H(H)P*<9((H-H,b(EH-H+b(DH-H*^*@H-H-Q+0_*8i¬úé(P*(H-i8i°úé(P*(P*<9((4)3H-H(H)P*@9(((3i¨úé(i¨úé(P*(J(i)^*(H(i(t5*iĠùé(i(b((H+5+3(3K(i8J(L(H(iD^*,H(iÈÓé(^*(H(H(Õj¨¨¨¨ĈG¬_+0iĐ°è(H(i0iäÓé(8ó*(3iĠÓé(iõ(iÈÔé(8ó*(3(3ù)**§+¦K(ihJ,L(H(*§i(H)H*H+8TJ-iħ)iFo5(BH,H)Q+P_+`H,H)Q+H_+XH,H)Q+@_+PH,H)Q+8_+HH,H)Q+0_+@H,H)Q+(_+8H,i0H,i8J)H*H+88*hH,Q+XH,Q+PH,Q+@J.H,Q+8J/H*C««J0x5(H)H0¢ÏH*i)H.H/¬8ym5(i2I-i.4)3iFI-i.3b()H(H-b((H,ihL(3ñ))+§K(i8J/L(H(H)i)H*b(i*I0*§*h*h*hH*iħ)i)6*)(*3H/H)b(/H/i-I*i+I0H/i.4*3i)I13H/i.I*H/H1b(-H/H)b(0H/i/3H,b((H*H+b((H/H0b(,H-H/i,H.9((*hH(U(i+o,hH(U(i+o5)3H/H)b(4H/i­Ĉ(c(2H-H/i2H.9((3H/i8L(3ć)*,§)¦K(iHJ+L(H)P*(i¨¨¨¨ n,hH)P*4H+i(^*DH+j¨¨¨¨8_*<P*(J*P*(I-*hH*P*,J*i),h*hH*i)J*m5(H+i<i(H*8ì)H+P*DI,H*m5(H+P*@H,H-H*Ĥ2((3H+H*H,^*D4)3H+i<i°Óé(H-H*8sB3H+H+P*DJ*^*8H+H+Q*<J._+0H)H*^*0H)H._*(3H(iĐÓé(^*,H(H)^*(H+iHL(3é))3§H(U(,I+H(U(+I,H(U()I-H(U((H(U(.I/H(U(3I0H(U(2I1H(U(1I2H(U(0I3H(U(/I*i0I)*h*h*hH(U(-6+)*(*3i4i(H(U(*CI)4)3i,I)3i/i¨)H2i?H3iFH1i=H0i6H*i(H*i.oCiħ)i3H-i0H/i/H+H,i*nCiħ)i,H)3ë))+§K(iHJ+L(H*i+u,hH+H(P*(H*iXihÕj¨¨¨¨Ę0¬_+@H+i4iĐ°è(H+i@8{H+P*4H+P*8I,*h*hH+P*<J(H)P*(H)P*0J*s,hH)H*H(i)8ë)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8ä)3H+iHL(73H*i,iĄÔè(8Î*(3ë))+§K(iHJ+L(H*i+u,hH+H(P*(H*iXié(Õj¨¨¨¨H¬_+@H+i4iĐ°è(H+i@8{H+P*4H+P*8I,*h*hH+P*<J(H)P*(H)P*0J*s,hH)H*H(i)8ë)H)P*0I*4)3H(m5)3H(m5(H)P*,H*H,H(Ĥ2((3H)H(H*^*0,hH,i)8ä)3H+iHL(73H*i,iäÔè(8Î*(3ý))-§K(iHJ+L(H)P*(J,H*iħ)J*U(I.i*I-H)P*,H*U((i)n,hH,U(I-3H)P*0i(H,U(J/H)P*4P*<9-(I)H+H,H*iXi(8]H(i)i*H.i+nCb(FH(H-b(>H(H.b(GH(H/c):H(H)^*4H(H+Q*(_*(H(H+P*0^*0H(H+W)<c)<H(H+W)8c)8H(H+P(?^(?H(H+P(B^(BH+iHL(3á)),§K(i8J-L(H)P*È)H)P*Ì)J.i/i¨)H)H.CJ0U(I.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)J.i)s5)H.H0U(i+o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*ä)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,8A^*,i(3b((H-i8L(3å))-§K(i8J,L(*hH)P*È)H)P*Ì)J+i/i¨)H)H+CJ-U(i*o,hi(I)i-I+4)3i-I)i(I+H*U()J.i)s5(H*U(*iè(w5(H*U(+J/i)s5(H*U(,igs5(*hH.H/n5(H*U((i.n5(i1I)4)3H,i0H-H*8HH,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3ç))-§K(i8J,L(*hH)P*Ð*H)P*Ô*J+i°*i°*H)H+CJ-U(Ĥ)i*o,hi(I)i-I+4)3i-I)i(I+H*U()J.i+s5(H*U(*iè(w5(H*U(+J/i+s5(H*U(,igs5(*hH.H/n5(H*U((i.n5(i1I)4)3H,i0H-H*8H,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3á)),§K(i8J-L(H)P*H)P*J.ið(ið(H)H.CJ0U(dI.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)5)H-i,H08 H-U(,i*o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*¬)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,87^*,i(3b((H-i8L(3Ý)),§K(i8J-L(H)P*È)H)P*Ì)J.i/i¨)H)H.CJ0U(I.H(*§*h*h*hH+m5(H.i*o5(i)I/H,iħ)5)H0iþ(U((i*o5)4*3H.i*n5)3H(H/b()i)4)3H)i(^*ä)H-H,b(/H-H+b(.H-H*b(-H-i*b(,H(H)H-i,8[^*,i(3b((H-i8L(3Ú)),§K(i8J-L(H)P*È)H)P*Ì)J,i/i¨)H)H,CJ/U(I,H(*§*h*h*hH*m5(H,i*o5(i)I.H+iħ)J,i)s5)H,H/U(i+o5)4*3H,i*n5)3H(H.b()i)4)3H)i(^*ä)H-H+b(.H-H*b(-H-i+b(,H(H)H-i,8A^*,i(3b((H-i8L(3Ą))+§*h*hH(H)8J,5(i(I,H)i0H(H(i0uCJ*H)q5(H*is5(H*i7iJ+i¨¨¨s5(H+J*iCo,hH+i§iBH*J*i§H*J+iĘħ£s5)3H+i·¨,J+i8h(J*i§n5(H*i8J*m5)H+i¨¨¤J+iHw,§H*i(^*,H*H+i8J,^*(H*H,iJ+H*^*,H+i;^*(H*H,8ă)i(-H*3BH(H)8I,3H,73(3Ú)),§K(i8J,L(H)P*H)P*J-ið(ið(H)H-CJ/U(dI-H(*§*h*h*hH*m5(H-i*o5(i)I.H+iħ)5)H,i,H/8 H,U(,i*o5)4*3H-i*n5)3H(H.b()i)4)3H)i(^*¬)H,H+b(.H,H*b(-H,i+b(,H(H)H,i,87^*,i(3b((H,i8L(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i¬8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8»*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)iª8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8»*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i©8c(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8»*(3ĉ)(K(iXJ)L(*h*hH*U(4i)u,hH)i©Hc(5H)H*U(?b(4H)H*P(;^*0H)i(^*@H)j¨¨¨¨8_*8H)iàÑè(^*HH)jÈ¨¨¨._*LH)H)i8^*DH)i0H)iD85*H(H)P*@^*0H(H)Q*8_*(4)3H)i(^*LH)j¨¨¨¨8_*DH*i4H)iD8H(H)P*L^*0H(H)Q*D_*(3H)iXL(73iĈÑè(i_H)iWiøÑè(iÀÒè(8»*(3Ö)),§K(i8J,L(H)P*È)H)P*Ì)J-i/i¨)H)H-CJ/U(I-H(*§*h*h*hH*m5(H-i*o5(i)I.H+iħ)5)H/iþ(U((i*o5)4*3H-i*n5)3H(H.b()i)4)3H)i(^*ä)H,H+b(.H,H*b(-H,i+b(,H(H)H,i,8[^*,i(3b((H,i8L(3Õ))+§K(i8J.L(*hH-m5(H*H+J*H+q5(H.i,H)H*H)P*(i)J+H*H+sCJ*i0i,i)H-i©0qCH-i)nCJ0H*H0sCJ*H,H-8å)H.P*,i)n,hH.P*4I0H.P*0I/4)3H.P*0I+H)H*^*(H)H+^*,i©¨¨¨ I/3H(H0^*,H(H/^*(H.i8L(3Ē*)/§K(i8J-L(H)P*(I**h*hH)P*,J,i)n,hH*U((iUn5)3H-i0I/*hH,m5(H,i)n5(H*U((J0iđ(iħ)iĠ)q5(H*U()J+iYiħ)i0s5(H+iXI+H,i*n,hH+i+iĠ(iĠ(H0i)i/I+i)I.4)3H+iħ)i)o5(H*U(*J*iXiħ)i.s5(H*i+ið(iĠ(H0i)i/I+H,i+nI.3H/H+b()H/H.b((*h*hH-U(0J*m5(H-U(1J,iĠ)i+i*6,)(()(3H(H)]*0H)Y(4jH®¬H)Y(5jX®¬H)Y(6j`®¬j¨¨¨¨¨H¬_*(4*3H(i*b(.H(H,b()H(H*b((4)3H(i*b(.H(i(b((3H-i8L(3·))+§H(P*Ä),hH(P*È)i08ä)3H(P*Ô)I*H(P*Ø)J+,hH*I)+hH)P*(,hH)i,P*(i)8ä)3H)i@I)H+i)J+5(33H(P*Ð),hH*i,8ä)3H(P*Ü),hH(P*à)i)8ä)3H(P*¨),hH(P*¬)i08ä)33¯))+§H(P*,hH(P*i08ä)3H(P*I*H(P* J+,hH*I)+hH)P*(,hH)i,P*(i)8ä)3H)i@I)H+i)J+5(33H(P*,hH*i,8ä)3H(P*¤,hH(P*¨)i)8ä)3H(P*p,hH(P*ti08ä)33·))+§H(P*Ì*,hH(P*Ð*i08ä)3H(P*Ü*I*H(P*à*J+,hH*I)+hH)P*(,hH)i,P*(i)8ä)3H)i@I)H+i)J+5(33H(P*Ø*,hH*i,8ä)3H(P*ä*,hH(P*è*i)8ä)3H(P*°*,hH(P*´*i08ä)33·))+§H(P*Ä),hH(P*È)i88ä)3H(P*Ô)I*H(P*Ø)J+,hH*I)+hH)P*(,hH)i,P*(i)8ä)3H)i@I)H+i)J+5(33H(P*Ð),hH*i,8ä)3H(P*Ü),hH(P*à)i)8ä)3H(P*¨),hH(P*¬)i08ä)33Ä)*,¦*§*h*hH(iħ)J(H)iħ)J)H(H)qCJ.igi-J/Q+ĀÝhJ*j)H(H)H(H)sCÕJ-®J+«j(z5(H/iĀÝè(J(Q+0J*H+«j(z5(H(Q+8J*H+«j(z5(H(Q+@J*H+«x5)3H*j)H.Õ®J*j§H-®¬j§­j(H*¥««I,3H,3Á))+§H)i7u,§H(i0-H(i,P*(3J(P*(J)i¦I*H(H)iJ+P*(J)i)m,hH+H)8ñ)H+H)iI+H)H*I*3*h*hH(P*,J)m5(H)P*(J,i)5(H)H,8ñ)H*H,I*4)3H(I)3H)H*^*(H)H*8ă)H+H)^*,3Ð)**§)¦i)I.i,I-*h*hH,ÕH*Õ¦J/jH°Ï5(H/ÏJ*i¨¨¨¨ H+s5(*h*h*§*hH,m5(H)P*(J-m5(H)P*,H,H-H+H*8ñ*4)3H*m,hH+I,4*3H+H*8Ö)3J,5(H(H+^*,4)3H(H,^*,i(I.3i0I-4)3i(I*3H(H-H*^*(H(H.^*(3Ç)**§)¦i)I/i,I.*hH-ÕH+Õ¦J0jH°j(z,hi(I+4)3H0ÏJ+i¨¨¨¨ H,s,hi(I+4)3*h*h*§H),hH*H)H-H,H+8ñ*4)3H+m,hH,I.4*3H,H+8Ö)3J.5(H(H,^*,4)3H(H.^*,i(I/3i0I.3H(H.H+^*(H(H/^*(3Æ+)2§K(iHJ-L(H)U(,I1H)U(-H-i(b(DH-H)^*@H-i(^*<H-H*^*4H-H*H+^*8i*J2P*Ā¿hI3*hH-i4J+U(8i)5(H+P*(J*H+P*,J4n5(H+P*0I0H+P*4P*(I5+h*§H*T((J+i(v,hH+iħ)I,H*i)4)3H*U()igI.H+iGI,H+iu,hH,i.H.I,H*i*4)3H*U(*igH.i.I.H+iq,hH.H,i4I,H*i+4)3H,i:i¨¨Ę(H*U(+igH.i.I,H*i,3I+H0H5w5)H0H*H+I0i)i*H,i¨¨,qCH/I/H4H+J*o5(33H(H3^*<H(H2P*°Àh^*8H(H1i*J*P*Ġ¾h^*4H(H*P*Ð¿h^*0H(H/^*,H(i)b((H(H)U(.b()H(H)U(/i)b(*H-iHL(3Â)*+§*¦K(i8J+L(H(*§*h*§*hj)H*U(*J,Õ®J.H)Q+(«J/j(z5(H)Q+0H.«j(z5(i*4)3H/xJ-H)U(\\n5)i+3I)i-4)3H+i0H)H-H*U((H,i0H*U(,i88É)H+U(0I)H+U(13b()H(H)b((H+i8L(3Á))+§K(i8J,L(*hH)P*H)P*J+ið(ið(H)H+CJ-U(di*o,hi(I)i-I+4)3i-I)i(I+H*U()5(H*U(*iè(w5(H*U(+5(H*U(,igs5(H,i0H-H*8è)H,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3¯)*)¦)§H(*§*h*h*hH+ÕH)Õ¦J,jH°Ï5(H,ÏJ+i¨¨¨¨ H*s5(H+5)H(H*^*0H(i(^*,i(4+3H(i(^*,4)3H*H+8Ö)J-m,hH(H+^*0H(H*^*,4)3H(H-^*0H(H)^*,i(4)3i)3^*(3¼)))§K(i8J,L(H*H)H*J)s,hi(i(8¯+(3H,i,H(P*(J*H(P*,H)H*i)J*H)H*sCJ)i0i,H+i)nCJ*H)H*sCJ)i)H+8æ)H,P*,i)n,hH,P*0H,P*48¯+(3H,P*0I*H(H)^*(H(H*^*,H,i8L(3²)))§K(i8J+L(H*H)H*J)s,hi(i(8¯+(3H+i,H(P*(J*H(P*,i0H)H*i)J*H)H*sCJ)H)i0uCJ)i)i)8æ)H+P*,i)n,hH+P*0H+P*48¯+(3H+P*0I*H(H)^*(H(H*^*,H+i8L(3Ã)))§K(iHJ-L(H-i(^*0H-H+^*4H-H,^*<H-i(^*8H),hH-i@H)H+H,H*P*89+(H(H-P*@J*i*nJ)^*0H(H-P*DJ+i(H)C^*,H(i(H+i¨0H*i)CH)C^*(H-iHL(73H-i88ª+H-i08ª+iðÂè(iZ8¾+(3­))+§K(i8J+L(i+I*H(U((J(I,H(i2w,hH+H(H(iČ(J,iČ(iħ)i)W(ÃÖic(6i)I*3i(H(H,Cm,hH*i)J*H+i5H,i)U(ÄÖib((3H)i)H+i5H*i+H*8YH+i8L(3À))+§K(i8J,L(*hH)P*È)H)P*Ì)J+i/i¨)H)H+CJ-U(i*o,hi(I)i-I+4)3i-I)i(I+H*U()5(H*T(*i(p5(H*U(+5(H*T(,i(p5(H,i0H-H*8BH,U(1I+H,U(0I)3H(H+b()H(H)b((H,i8L(3+((3º))*§H(P*4I*H(P*0J(,hH(H*^*43H*,hH*H(^*073iCH)J+J*i/iìØé(H)iBH+ iGJ)i*H(^*(*hH(5(H*i*iìØé(J(H(P*¨Hi¦H)J(^*¨HH(5(iìùé(iìùé(P*(i¦H*^*(33¼)))§K(iHJ-L(H-i(^*8H-H+^*<H-H,^*DH-i(^*@H),hH-i0H)H+H,H*P*89+(H-P*4I)H(H-P*0J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H-iHL(73H-i@8ª+H-i88ª+iðÂè(iZ8¾+(3·+*/§+¦K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i+s5(H+iħ)igs5(H)P*Ô*I-H)P*Ð*I/H,H,i,^*8K(i8J.L(H*i+iXH/H-i°*i°*H)H-CJ/i@J-H*H+H,i8J0iøÒè(P*(J18M*hj)H+ÕJ4®J3H/Q+@«J5x,hH-Q+0H3«x5)3H5xJ/H*i*J2iħ)i)s5(H-Q+8H4°Ïi)i(i*H-Q+@H3«xCi(i,H-Q+HH3«xCU(ØÑhJ-i+Q+ĀÊhj`j(H/CjXj0H/CH-C®J3x5(+hH.H2b(6H.H+b(5H.H*b(4H.i.b(3H.H3¢d(7H0H.i3H19((H3j)¥H3«J3j(z5(33H.i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88JH,iHL(3ē)),§K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i)s5(H+iħ)igs5(H)P*Ì)I.H)P*È)I/H,H,i,^*8K(i8J-L(H*i)iXH/H.i/i¨)H)H.CH*H+H,i8J.iČÒè(P*(J/8MH-H+b(7H-i)H*b(6H-H+b(5H-H*b(4H-i.b(3H.H-i3H/9((H-i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88CH,iHL(3»**/§)¦K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)J/i+s5(H+iħ)igs5(H)P*Ô*I.H)P*Ð*I0H,H,i,^*8H,i8I1K(i8J-L(H*i*J2i+iXH0H.i°*i°*H)H.CH/i)si+Q+@J3j(z,hiĔÓè(P*(I.+hH-H+b(7H-H*b(6H-H2b(4H-i.b(3H-H3¢d(5H1H-i3H.9((H3j)¥H3«J3j(z5(33H-i8L(3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88JH,iHL(3º)),§K(iXJ*L(*hH(U(Ĉ)i*o5(H(U(ď)J+i*n5(H*H(H(U(Ď)J,i+iXi@J-H+i)J+8tH*H,b(OH*H)^*TH*H*iO^*PH-H+H*H*iPiĄÆè(83BH*H)^*(H(H,H+H*iÀÔè(8gB3H*iXL(3»)),§*hH)P*0J*H)P*4n5(H)H*i)^*0H)H*i,J*U(EJ,i*n5(H)P*(J+H)P*,o,hH*W)FI-H(H+^*8H(H-c)6H(H,b(5H)H+iX^*(H(H*i8J)Q*(_*(H(H)Q(-_(-73H(i*b(573H(i*b(53·))*§K(iHJ,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)5(H+iħ)igs5(H)P*I*H)P*H,H,i,^*8H*ið(ið(H)H*Ci(H+H,i8iõ(8M3H,H,P*4^*@H,H,Q*,_+8H(H)H,i88H,iHL(3Ê))+§K(i8J,L(H)P*,I-H)P*(I+*§*hH*,h+hH+H-n5*H)H+i)J+^*(H*i)J*5(33H+H-n5(H)H+i)^*(H,i0J)H+U((i*J*P*°½h^*,H)H*P*¨¾h^*(H,P*4I*H,P*04)3i(3I)H(H*^*,H(H)^*(H,i8L(3ě1*1§,¦K(iHJ/L(H/i(^*4H/j¨¨¨¨8_*,*hH*iħ)5(H+èi(p5(H)P*Ì)I*H)P*È)I-H/H/i,^*8H/i8I0K(ihJ,L(*hj)H+ÕJ7®J5H-H*i/i¨)H)H*CJ*H*i0H+iħ)iè(qJ-CQ+(«J8x,hH5H*i8i@H-CQ+(«x5)3H,iHH*iHH*iPH-CQ+(H7°Ïi)i(i*H5H*iXH*i`H-CQ+(«xCi(i,H5H*ihH*ið(H-CQ+(«xCU(ØÑhJ3H+j(j(85*h*h*h*h*hH36.*))))()3H+iè(I*H+i`I-H,Q+PI6H,Q+HI5*¦H+i/J1i*J.i/u,hH,i8j)H-H.Ô®H*8Ê*H6H,Q+@¬I6H5H,Q+8¬J5H1i-s5)B3H,j)H1i*H-Õ®H*8Ê*H6H,Q+0¬I6H5H,Q+(¬3I5iĠÒè(P*(I.4+3H,Q+PI6H,Q+HI54)3*§H8j(z,hj(H5H+iħ)J*iè(qJ-CJ7j/®H5j(H-CJ5ja°¬jħĦĥģğėćçħ(«H7j1®H5j_°¬jĦĥģğėćçħ¦«¬I6H*iĠ(qJ.H+i0J-iħ)iĠ(qI2H5j/®j¨Ħĥģğėćçħ(«H5j1®j¨Ĥģğėćçħ¦«¬I5H+i84)3H5j(H+iħ)J*iè(qJ-CJ6j1°j(H5H-CJ7j_®¬jħĦĥģğėćçħ(«H7ja®H6j/°¬jĦĥģğėćçħ¦«¬I5H7j1°jħĦĥģğėćg«H7j/°jĦĥģğėćçħ(«¬I6H+i0I-H*i7sI2H*i/sI.H+i83I1+hH.iħ)I4i(I.H-I**h*hH46+()()3H2m5*i(I2i*I.H1I*3j(j)H*Õ®J7H*iħ)iè(qJ*CH6¬I6H7j(H*CH5¬I54(3(3H5H6¬x5)iĠÒè(P*(I.H35(i(i7H8xCI1+hH6¢I8H5j)¥H5«H6H5xÕ¥H6«I6*hH1H5¢H8jh¥H5j(zCÏJ*i+o,hH,H*b(gH,i(b(fH,H+b(eH,i.c(cH0H,icH.9((4)3H,H*b(gH,i(b(fH,H+b(eH,i,c(cH0H,icJ-H.9((H,H*b(gH,i(b(fH,H+b(eH,i+c(cH0H-H.9((H,H*b(gH,i(b(fH,H+b(eH,i*c(cH0H-H.9((H,H*b(gH,i(b(fH,H+b(eH,i)c(cH0H-H.9((3J5H6¬j(z5(34)3+hH,i(b(fH,H+b(eH,i.c(cH,H5¢H6¢jh¥H5j(zCd(gH0H,icH.9((H6H5xÕ¥H6«J6H5j)¥H5«J5¬j(z5(33H,ihL(3H/H/P*4^*@H/H/Q*,_+8H(H)H/i88H/iHL(3ĝ)),§K(i8J+L(H*H)H*J)s,hi(i(8¯+(3H+i,I,H(P*,I.*§i0H)H(P*(J*i)J-H)H-sCJ)H)i0uCJ-J)i(p,hi)I*i(I)i,4)3*§*h*§H*,hH.H*i)H)8ñ*4)3H)m,hi)I*4*3i)H)8Ö)3J*5(H,i)^*,i)4)3H,H*^*,i(3I*i03H,H)^*(H,H*^*(H+P*,i)n,hH+P*0H+P*48¯+(3H+P*0I)H(H-^*(H(H)^*,H+i8L(3®)))§K(iHJ-L(H-i(^*8H-H+^*<H-H,^*DH-i(^*@H),hH-i0H)H+H,H*P*89+(H-P*4I)H(H-P*0J*^*,H(H)i(H*i)C^*(H-iHL(73H-i@8ª+H-i88ª+iðÂè(iZ8¾+(3¾)))§K(iXJ*L(H*H)H)P*Ø)8p*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*È)H)P*Ì)J(i/i¨)H)H(Ci)iĤÒè(83H*iXL(3¾)))§K(iXJ*L(H*H)H)P*Ø)8l*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*È)H)P*Ì)J(i/i¨)H)H(Ci)i¼Óè(8G3H*iXL(3¿)))§K(iXJ*L(H*H)H)P*à*8r*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*Ð*H)P*Ô*J(i°*i°*H)H(Ci)iÔÓè(8?3H*iXL(3¼)))§K(iXJ*L(H*H)H)P* 8q*hH*P*(i¨¨¨¨ o,hH(H*Q*P_*PH(H*Q*H_*HH(H*Q*@_*@H(H*Q*8_*8H(H*Q*0_*0H(H*Q*(_*(4)3H(H)P*H)P*J(ið(ið(H)H(Ci)iìÓè(83H*iXL(3¢**§)¦jÇ¨¨¨Ę+I+H(i),hK(i8J)H(i0c).i(I(H)i4I*+hH*H)i.H(U((^*(H)i0I*H(i)J(i*o5(3H)]*4H)]*0jH®¬I+3H+j3°Ïi¨¨¨§H+Ïi83 ),§H)P*,J-H)P*(J,J+H(P*(H(P*0J*s,hH(H*H+i,i,8å*H(P*0I*3H(H,H-o,§H+i*J+,hH(P*,H*i*H)H,i*i0H+Ĥ2((3H*H,H--H*3^*03©))+§H(i(^*4H(iCH)J*J+i/iìØé(H)iBH* iGJ*i*J,P*(J)^*0H,H(^*(H),hH)H(^*43iìùé(iìùé(P*(i)H+^*(H+i*iìØé(J(H(P*¨Hi)H*^*¨H3¬))*§K(i8J,L(H,i(^*4H,j¨¨¨¨8_*,*hH*iħ)i)s5(H+iħ)igs5(H,i,8ĥ)H,P*0J-H+b(,H-H*b(+H-H+b(*H-i.b((H,i)^*4H-i)H*b()3H(H)H,i,8CH,i8L(3Ě))/§K(i¨*J,L(H,H(iĠ)Ĥ2((H(P*¨*I/H(P*Ä*J.H(P*¼*n,hK(i8J*L(H*i,H(i¼*J-P*(J+H-P*,i,H+i)J+H+i,uCJ+i0i¨*8æ)H*P*,i)n,hH*P*0H*P*48¯+(3H*P*0I0H-H+^*(H-H0^*,H*i8L(3H(P*À*H.i0J*H,iĠ)Ĥ2((H*H/^*Ġ)H(H.i)^*Ä*H(H)H(iĠ)J)H,iħ)iÈÑè(8<H(H)8=H,i¨*L(3¥)*§K(iHJ*L(H*i<H)P*0i)i*i,i,8ê)H*P*@I+H*P*<i)n,hH+H*P*D8¯+(3H*i(^*8H*H*P*D^*4H*H+^*0H*i0H)8H(H*P*8^*0H(H*Q*0_*(H*iHL(3£))§K(i8J-L(H-i(^*0H-H+^*4H),hH-H)H+H,H*P*89+(H-P*,I)H(H-P*(J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H-i8L(73H-i08ª+iðÂè(iZ8¾+(3+((3))§K(iHJ*L(H*H(U((J(i/iĉ(^*0H*H(i+i)b(7H*H*i7Õj¨¨¨¨H¬_+@H*H*i0Õj¨¨¨¨¸0¬_+8H)P*(H)P*,iÜ®è(H*i88sH*iHL(3Ġ*)/§H(P*HJ,H(P*LJ*P*@9,(I)*hH(P*(,hH(P*,H)n5)3H(i(^*8H,H(i0H*P*49((H(i(^*DH(P*4J)H(P*8i-I-K(i8J.L(H-H)i-J*H(i<J+P*(H+P*0J,s,hH+H,H*i,i,8å*H+P*0I,3H+P*,I*H.H,^*0H.H+i0^*,H.H*^*4H.i,J*P*,I/H*P*(H)H-o,hH*P*0H/i*I+H/H-H)i-J-I/+hH+H)i*U((i?H)i)U((iFH)i+U((i=H)i,U((i6H)U((J*i(H*i.oCi3^*(H)i-I)H+i,I+H-i)J-5(33H/^*(H.i8L(H(H(P*HH(P*LP*@9,(^*,H(i)^*(33£)*§H)P*,I,H)P*(I+*h*hH*,h+hH+H,n5*H)H+i)J+^*(H*i)J*5(33H+H,n5(H)H+i)^*(H+U((i*J)P*ĠÀhI+H)P*àÀhI*4)3i(I+3H(H*^*,H(H+^*(3©))*§K(iXJ-L(H-i(^*DH-H+^*HH),hH-iLJ.H)H+H,H*P*89+(H-i8H.8¬*H-P*8I)H-i0J*H-P*<^*,H*H)^*(H(H-Q+0_*(H-iXL(73H-iD8ª+iðÂè(iZ8¾+(3*+¦)§*h*hH(igJ-i-J(Q+ĀÝhJ*j)H)Õ®J+«j(z5(H(iĀÝè(J(Q+0J*H+«j(z5(H(Q+8J*H+«j(z5(H(Q+@J*H+«x5)3H*j)H-Õ®¬I,3H,3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*8ì)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(i°Óé(H)H*8s3))§K(iHJ-L(H-i(^*0H-H*^*4H-H+^*<H-i(^*8H-H,^*DH-i(^*@H(,hH(H*H+H,H)P*89+(H-iHL(73H-i@8ª+H-i88ª+H-i08ª+iðÂè(iZ8¾+(3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*i)8ë)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(iàÑè(H)H*8s3)*§K(i8J+L(H(*§H)P*È)H)P*Ì)J,i/i¨)H)H,CU(i*o,hH(i(b()i)4)3H)i(^*ä)H+i,b(,H+H*b(-H(H)H+i,8[^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*Ð*H)P*Ô*J,i°*i°*H)H,CU(Ĥ)i*o,hH(i(b()i)4)3H)i(^*ì*H+i,b(,H+H*b(-H(H)H+i,8d^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*H)P*J,ið(ið(H)H,CU(di*o,hH(i(b()i)4)3H)i(^*¬)H+i,b(,H+H*b(-H(H)H+i,87^*,i(3b((H+i8L(3)*§K(i8J+L(H(*§H)P*È)H)P*Ì)J,i/i¨)H)H,CU(i*o,hH(i(b()i)4)3H)i(^*ä)H+i,b(,H+H*b(-H(H)H+i,8A^*,i(3b((H+i8L(3))§K(i8J-L(H-i(^*(H-H+^*,H),hH-i0H)H+H,H*P*89+(H(H-U(0J)^*0H(H-P*4i(H)C^*,H(i(H-U(1H)C^*(H-i8L(73H-8ª+iðÂè(iZ8¾+(3))§H*i),h*h*hH*i)J*H(P*(H(P*0J+s,hH(H+H*8û)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(73H(i¨Öé(H)H*8s3))§K(i8J,L(H,i(^*(H,H+^*,H),hH,i0H)H+H*P*89)(H(H,U(0J)^*0H(H,P*4i(H)C^*,H(i(H,U(1H)C^*(H,i8L(73H,8ª+iðÂè(iZ8¾+(3)*§*h*hH,m5(H)P*(J-m5(H,H-I.H)P*,I-*hH*m,hH-H+8ä)H+I-4)3H-H.H+H*H,J,8ñ*J-m5*3H)H*^*(H)H-^*,3i©¨¨¨ I+3H(H,^*,H(H+^*(3))§K(i8J+L(*hH*,hH*i)J*H)P*Ì)w,hH(i¨¨¨¨ ^*(4*3H)P*È)H*i/I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8EH(H+P*4^*0H(H+Q*,_*(3H+i8L(3 ))§K(i8J+L(*hH*,hH*i)J*H)P*Ô*w,hH(i¨¨¨¨ ^*(4*3H)P*Ð*H*i°*I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8KH(H+P*4^*0H(H+Q*,_*(3H+i8L(3))§K(i8J+L(*hH*,hH*i)J*H)P*Ì)w,hH(i¨¨¨¨ ^*(4*3H)P*È)H*i/I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8OH(H+P*4^*0H(H+Q*,_*(3H+i8L(3))§K(i8J+L(*hH*,hH*i)J*H)P*w,hH(i¨¨¨¨ ^*(4*3H)P*H*ið(I)3H+i(^*4H+j¨¨¨¨8_*,H)H+i,8}H(H+P*4^*0H(H+Q*,_*(3H+i8L(3+((3+((3+((3))§K(i8J-L(H-i(^*0H-H+^*4H),hH-H)H+H,H*P*89+(H-P*,I)H(H-P*(J*^*,H(H)i(H*i)C^*(H-i8L(73H-i08ª+iðÂè(iZ8¾+(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i.8æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i0i88æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i,i@8æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i8i¨)8æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i-8æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3)+§K(i8J)L(H)i,H(P*(J*H(P*,i,H*i)J*H*i,uCJ*i)i48æ)H)P*,i)n,hH)P*0H)P*48¯+(3H)P*0I+H(H*^*(H(H+^*,H)i8L(3£).§K(i8J+L(*hH)m5(H(P*(I*H(P*,I,+hH*H,n,hH)I-4*3H(H*i)J.^*(H+i0J/H*U((i*J*P*ĜÔh^*,H/H*P*´×h^*(H.I*H)i)J)5(33H+i8L(H-3))§K(i8J,L(H,i(^*0H,H+^*4H),hH,H)H+H*P*89)(H,P*,I)H(H,P*(J*^*,H(H)i(H*i)C^*(H,i8L(73H,i08ª+iðÂè(iZ8¾+(3¢)*§K(i8J+L(*hH)H*8ħ)5(H)P*(J*H)P*,n5(H)H*i)^*(H+i0J)H*U((i*J*P*ĜÔh^*,H)H*P*´×h^*(H+P*4I)H+P*0I,3H(H)^*,H(H,^*(H+i8L(3«)))§*hH(i¬0w,hH(øN)iÈØé(P*(5)iÈØé(i§^*(H(iÜØé(P*(J)q5)H(H)J(iÔØé(P*(w5)iÐØé(P*(H(i*iØØé(P*(^*(iØØé(H(^*(iÈØé(iÈØé(P*(i)^*(373(3)*§*h*hH*H)J,H(P*(H(P*0J+s,hH(H+H,i)i)8å*H(P*0I+4)3H)H*n5)3H,,hH(P*,H+H)H,Ĥ2((3H(P*0I+3H(H+H,^*03)*§K(i8J*L(*hH(H)P*0J+H)P*(q,§H*i0H)H+i,i,8Ę)H*P*0J+i©¨¨¨ o5)H)P*0-H+3^*,H(H)P*,^*(H*i8L(73H+H*P*48¯+(3))§K(i8J+L(H),hH+i0H)H*P*89((H+P*4I)H(H+P*0J*^*0H(H)i(H*i)J*C^*,H(i(H)H*C^*(H+i8L(73iðÂè(iZ8¾+(3)*§K(i8J*L(*hH(H)P*0J+H)P*(q,§H*i0H)H+i)i)8Ę)H*P*0J+i©¨¨¨ o5)H)P*0-H+3^*,H(H)P*,^*(H*i8L(73H+H*P*48¯+(3))§K(iHJ*L(H*H(U((i)b(7H*H(i)Õj¨¨¨¨Ø1¬_+@H*H*i7Õj¨¨¨¨H¬_+8H)P*(H)P*,iæ®è(H*i88sH*iHL(3)*§H(P*(i¨¨¨¨ o,hH)P*(H(P*,H(P*0H)P*,P*49-(73H)P*,I+H)P*(I)H(P*4P*(J*P*(I(H*P*,J*i),hH)H(H*i)H+P*49-(73H)H+H(H*8s3)-§K(i8J-L(H)P*(I/H,P*(I0H,P*,I1H-i0H0H18³+i)I,H-P*4I.H-P*0i)m,hH)i,H*H+8Ĉ*H.8¼+i(I,3H(H.^*,H(H,^*(H-i8L(3))§K(i8J,L(H,i3H*H+H)P*(H)P*,P*49,(J)U(@H)U(A8ei*I)H(H,U(3i/o,§H(H,U(7b(-H(H,P(3^()i/-i*3b((H,i8L(3)*§K(i8J*L(*h*h*hH(,hH(i0J(H(P*(i)J+^*(H*H(^*4H+5)H*i48û*4*38½+(3H)m5)3H*i8L(73iÈ¹è(ig8¾+(3)*§K(i8J*L(*h*h*hH(,hH(i0J(H(P*(i)J+^*(H*H(^*4H+5)H*i48ü*4*38½+(3H)m5)3H*i8L(73iÈ¹è(ig8¾+(3»)))§*h*h*h*h*h*hH(P*(J(U(<i)6+)*)(3H(i0P*(iħħħħ/w5+H(P*45*373H(i+b(<73H(H(P*(i)J)^*(H)m5)H(i)b(<(3K(i8J(L(H(H(i7Õj¨¨¨¨øG¬_+(iĐ°è(H(iÄÃè(8ó*(3(3+((3)*§K(i8J+L(H)P*(J*H)P*,n,§i(-H)H*i)^*(H+i0J)H*U((i*J*P*ĜÔh^*,H)H*P*´×h^*(H+P*4I*H+P*03I)H(H*^*,H(H)^*(H+i8L(3)*§K(i8J+L(H)P*(J*H)P*,n,§i(-H)H*i)^*(H+i0J)H*U((i*J*P*°½h^*,H)H*P*¨¾h^*(H+P*4I*H+P*03I)H(H*^*,H(H)^*(H+i8L(3)*§K(i8J,L(H)P*(I-H,i0H*H+8³+i)I*H,P*4I+H,P*0i)m,hH)i,iøºè(i-8Ĉ*H+8¼+i(I*3H(H+^*,H(H*^*(H,i8L(3+((3))§K(iHJ-L(H-H)^*,H-H(^*(H-H+^*4H-H*^*0H-H-i0Õj¨¨¨¨ĘG¬_+@H-H-Õj¨¨¨¨ĈG¬_+8ią°è(H-i8H,8ó*(3¯,),§K(iHJ+L(H+H*^*,H+H)^*(H+H(^*@H+H+iGJ(^*<H+H(^*8H+H+i,^*4H+H+^*0*§K(iXJ(L(*h*h*§*h*hH+i0J,P*8J),hH)P*(J*iħħħħ/q5*H(i÷(^*HH(iĢ¹è(^*D4)3H(iC^*HH(ić¹è(^*D3i(I*H(i(^*@i)4)3H)H*i)^*(H)i0J*H*P*(i)J.^*(H.m5)H(H*^*HH(H)^*DH(H)i,J*^*@i(3H(i8H,P*(P*(H,P*,P*(8é*H(i(^*LH(H(P*<J,^*TH(H(P*8J.^*P5)K(iXJ)L(H)i8H*H.H,8²*H)U(8i/n,hH*P*,I-H*P*(I*H)H)U(=b(TH)H)P(9^*PH)i0H*H)iPH-P*P9)(H)U(0iFnI-3H)iXL(H,,hH.i)8ä)3H(i@8ÿ*H(iXL(H-4*3(3H(i0H(iL8Ü*H(P*0I*H(P*4I+H(H(i@8ą*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8¾+(3H+iHL(3))§K(i8J-L(H-i(^*(H-H*^*,H-H,^*4H-i(^*0H(,hH(H*H+H,H)P*89+(H-i8L(73H-i08ª+H-8ª+iðÂè(iZ8¾+(3)+§K(i8J*L(H)P*È)H)P*Ì)I+H*i(^*4H*j¨¨¨¨8_*,H+i/i¨)H)H+CH*i,8EH(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*Ð*H)P*Ô*I+H*i(^*4H*j¨¨¨¨8_*,H+i°*i°*H)H+CH*i,8KH(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*H)P*I+H*i(^*4H*j¨¨¨¨8_*,H+ið(ið(H)H+CH*i,8}H(H*P*4^*0H(H*Q*,_*(H*i8L(3)+§K(i8J*L(H)P*È)H)P*Ì)I+H*i(^*4H*j¨¨¨¨8_*,H+i/i¨)H)H+CH*i,8OH(H*P*4^*0H(H*Q*,_*(H*i8L(3å+)/§K(iHJ+L(H+H)^*,H+H(^*@H+H+iGJ(^*<H+H(^*8H+H(^*4H+H+i,^*0*§K(iHJ(L(*hH+i0J,P*8J)m,hiCI)ić¹è(I*4)3H)P*(,hi÷(I)iĢ¹è(I*4)3H)i§^*(H)i0J*H*P*(i)J-^*(H-m,h(3H(H*^*DH(H)^*@H(H)i,J)^*<H,P*(P*(I0K(i8J,L(H)8Ċ)*§*hH)P*DJ*m5(H*i*I*H)P*@I-+hH0H-P*(o,hH.i-I.H/i)I/H-i,I-H*i,J*5)4*33H/H)P*8w5(H,H)P*4H.J*P((^*0H,H*U(,b(4H)P*HH,i0H)P*LP*89((i)4)3i(3H,i8L(H(i<8þ*H(iHL(4)3H(H)^*DH(H*^*@H(i(^*<H(i0H(i<8Ą*H(P*0J)i)H)CH(P*4i(H)C8¾+(3H+iHL(3))§K(i8J,L(H,i(^*(H,H*^*,H,H+^*4H,i(^*0H(,hH(H*H+H)P*89)(H,i8L(73H,i08ª+H,8ª+iðÂè(iZ8¾+(3)+§K(i8J)L(H(P*¬)J+,hH(H+i)J*^*¬)H)H(P*¨)H*i4J*Q((_+(H)H*P(0^*0H(H)87B3H)i8L(H+i(o3)+§K(i8J)L(H(P*ì*J+,hH(H+i)J*^*ì*H)H(P*è*H*i4J*Q((_+(H)H*P(0^*0H(H)8dB3H)i8L(H+i(o3)+§K(i8J)L(H(P*ä)J+,hH(H+i)J*^*ä)H)H(P*à)H*i4J*Q((_+(H)H*P(0^*0H(H)8AB3H)i8L(H+i(o3)+§K(i8J)L(H(P*ä)J+,hH(H+i)J*^*ä)H)H(P*à)H*i4J*Q((_+(H)H*P(0^*0H(H)8[B3H)i8L(H+i(o3}))§*h*hH(P*(H(P*0J+H*q,hH(H+H*8ì)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3))§*h*hH(P*(H(P*0J+H*q,hH(H+H*i)8ë)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3u)*¦*hH*iè(m,hH*m5)j(H*ÕJ,®H)i(H*Õ°¬I+H)H,®I)4)3H)H*Õ®I+j(I)3H(H)_+(H(H+_+03u))¦*hH+iè(m,hH+m5)H*i(H+Õ®H)H+ÕJ,°¬I)H*H,°I*4)3H*H+Õ°I)j(I*3H(H)_+(H(H*_+03q))§H(iħħ)u,§H(iħ(i8H(i/J+i0H)iħ)H+iħ)s,§H*iħ)H(iĠ(i+s-i(3-i(33}))§*h*hH(P*(H(P*0J+H*q,hH(H+H*8û)H(P*0I+4)3H*m5)3H*m5(H(P*,H+H)H*Ĥ2((3H(H*H+^*0i(3y))§K(iHJ+L(H+H)^*4H+H(^*0H+H+i0Õj¨¨¨¨Ĉ0¬_+@H+H+i4Õj¨¨¨¨Ĉ0¬_+8iē®è(H+i8H*8ó*(3+((3+((3+((3i)*§K(iXJ+L(H+i0J,H(H)i+iXi@J(H*8tH(H*H,H+iWiĘÆè(83H+iXL(3k)+§*hH*m5(+hH(U((J,H)U((J-n,hH(i)I(H)i)I)H*i)J*5)4*33H,H-I+3H+3o))§K(i8J+L(H+i(^*0H+H*^*4H(,hH(H*H)P*89*(H+i8L(73H+i08ª+iðÂè(iZ8¾+(3s))§K(i8J-L(H-i(^*0H-H,^*4H(,hH(H*H+H,H)P*89+(H-i8L(73H-i08ª+iðÂè(iZ8¾+(3+((3+((3+((3q))§K(i8J,L(H,i(^*0H,H*^*4H(,hH(H*H+H)P*89)(H,i8L(73H,i08ª+iðÂè(iZ8¾+(3w))§*hH)P*(J*H)P*,n,hi(I)4)3H)H*i)^*(H*U((i*J*P*ĠÀhI)H*P*àÀhI*3H(H*^*,H(H)^*(3l)*§K(i8J)L(H)H(i0J(^*4H)i4J*8µ*H(H(P*(i)J(^*(H(m,hH*8ç*3H)i8L(3l)*§H)P*0I*H)P*,I+*hH)P*(i)n,hH+I)4)3i(I)H*m5(H+i)8ä)3H(H*^*,H(H)^*(3d))¦H(Q+HH(Q+@H(H)i+Q+(««J*x,hi(73H(H*¢ÏH)i)H(Q+0H(Q+(¬8y3q))§H(P*(J(P*0J*H(P*(n,hH(8ĥ)3H(H*i)^*0H(P*,H*i-J(H)P((^((H(H)U(,b(,i(3q)*§H(P*(J(P*0J*H(P*(n,hH(8ĥ)3H(P*,H*i-J+H)U(,b(,H+H)P((^((H(H*i)^*0i(3m))§K(i8J)L(H)i0H(H(P*(i)i,i,8Ý)H)P*0J(i©¨¨¨ o,hH(H)P*48¯+(3H)i8L(3b))§*hH)i)o5(H)i(H(i¨¨¨¨ H)uCJ*m5(H(,hH*H(8Ö)J)m5)3H)73(3o))§H(P*(J(P*0J*H(P*(n,hH(8ĥ)3H(H*i)^*0H(P*,H*i-J(H)P((^((H(H)U(,b(,3o)*§H(P*(J(P*0J*H(P*(n,hH(8ĥ)3H(P*,H*i-J+H)U(,b(,H+H)P((^((H(H*i)^*03d)*§H),hH(P*(I*H(P*,I++hH*H+n,hH)73H(H*i)J*^*(H)i)J)5(33i(3j))§K(i8J-L(H-i0H(H)H*H+H,8Ý)H-P*0J(i©¨¨¨ o,hH(H-P*48¯+(3H-i8L(3Ì**-§)¦K(iHJ*L(H*i0I,K(iHJ)L(*h*hH(m,hiCI(ić¹è(I*4)3H(P*(J+iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H+i)^*(H(i0J+H+P*(i)J-^*(H-m,h(3H)H+^*DH)H(^*@H)H(i,^*<H)i0H(P*,H(P*0P*9((H)Q+0I.H)i<8ÿ*H,H._+(H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)H)i<8ą*H)P*(J(i)H(CH)P*,i(H(C8¾+(3H*H*Q+0_*@H*i(^*<H*i<8ú*H*iHL(i03)+§H(P*(J(P*4,hH(i4J)P*,J*P*(J+,hH)P*(H+9.(3H*P*,,hH)P*(H*P*08ä)33*hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8ä)33e)*§K(i8J)L(H(i0J(H(P*(i)J*^*(H)H(^*4H*m,hH)i48ç*3H)i8L(3h))§K(iHJ+L(H+H*^*DH+H)^*@H+H*^*<H+i0H+i<8®*H(H+Q+0_+(H+iHL(3j))§H(P*0J*H(P*(n,hH(8ġ)3H(H*i)^*0H(P*,H*i.J(H)P((^((H(H)W(,c(,3n)*§H)P*,I*H)P*(I+i,i08Ö)J)m,hi,i08Ð+(3H)H*^*,H)H+^*(H(iôÓé(^*,H(H)^*(3_(*hH+i)o5(H+i(H)i¨¨¨¨ H+uCJ+m5(H(H)H+H*8ñ*J(m5(H(73(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8EH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8KH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8OH(H*P*4^*0H(H*Q*,_*(H*i8L(3k))§K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H)H*i,8}H(H*P*4^*0H(H*Q*,_*(H*i8L(3Z))§H*H+8Ö)J,,hH+H)H)H+sCJ),hH,H(H)Ĥ2((3H(H*8ä)3H,3b(H*i+u,hH(P*(H*iXJ(iê(U((H(ië(U((H)8¼)73H*i,iÔÔè(8Î*(3Ĉ)*)§)¦K(iHJ+L(H+H)^*8H+H(^*4H+i)c)DH+H*^*@H+H+i4^*<K(i8J)L(H+i<J(Q*(I,H)H(^*4H)H,_*,K(i8J(L(H)i,J)P*(J*P*,J+i),hH*P*(I*H(H+i)^*,H(H*^*(H(iØÒé(H)P*,H)P*0J(U(0H(U(18È)(3H(i¨¨¨¨ ^*(H(H)^*4H(iôÒé(H)P*,H)P*0J(U(0H(U(18È)(3X(H(H)H*U()J(i+iXi@H*i)i*H(i)sCi(H(H*U(+oC8Z3P(H(P*´),hH(P*¸)i08ä)3H(P*,hH(P*i08ä)33N(H(P*|,hH(P*i08ä)3H(P*`,hH(P*di08ä)33R(H(P*¼*,hH(P*À*i08ä)3H(P*Ġ),hH(P*Ĥ)i08ä)33P(H(P*´),hH(P*¸)i88ä)3H(P*,hH(P*i08ä)33`(*hH*i¨¨ì(n5(H(H*H)P*89*(m5(i)73H+m,hi(73H(H+i(H)P*49-(3b))§i,i<8Ö)J)m,hi,i<8Ð+(3H)j©¨¨¨8_*(H)H(Q*(_*0H)H(P*0^*8H)3)+§H(P*(J(i4J)P*,J*P*(J+,hH)P*(H+9.(3H*P*,,hH)P*(H*P*08ä)3*hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8ä)33 )+§H(P*(J(i4J)P*LJ*P*(J+,hH)P*HH+9.(3H*P*,,hH)P*HH*P*08ä)3H)i0i)i-8Ğ*H)i<i,i,8Ğ**hH(i§n5(H(H(P*,i)J)^*,H)5(H(i,8ä)33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08û*33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ü*33`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08û*33c))§*§H)P*(i©¨¨¨ n,hH)P*0I*H)P*,4)3H)8®+i(3I)H(H*^*,H(H)^*(3`))§H(P*,J)H)P*(i)^*(H(P*0J)H)P*(i)J)^*(H)m,hH(i08ü*33[))§H(H(U(SJ*b(SH(H(U(RH*iĠ)i+i*i-H)i)Cnb(RH(8¢3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8ý*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8þ*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8ÿ*i(3I)H(H*^*,H(H)^*(3]))§*§H)P*(m,hH)P*0I*H)P*,4)3H)8ā*i(3I)H(H*^*,H(H)^*(3î5)/§K(i8J,L(H,i(^*4H,i4I*K(iØ)J)L(H,*§*h*h*h*h*h*h*h*h*h*h*§*h*h*§*h*h*h*hH(U((i)6.(-)012*3H(U()I.H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J+m58H)H*^*Ì)H)H+^*È)H)i`H)iÈ)iĉºè(i08¹*H)P*`i)m5*H)P*d4+3H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J+m57H)H*^*Ì)H)H+^*È)H)iĐ(H)iÈ)i®»è(i/8¹*H)P*i)m5,H)P*4-3H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J(m56H)H*^*Ì)H)H(^*È)H)i0H)iÈ)iýºè(i48¹*H)P*0i)n,hH)P*4I*H)P*Ì)J(i¬0q57H(8ª*473H)P*È)BH)H)P*Ì)^*,H)i(^*(H)P*,I*H)P*(473H)iXH)iÈ)iđºè(i-H(i08±*H)P*Xi),hH)P*\\4)3H)iPH)iÈ)iĖºè(i-H(i88±*H)P*Pi),hH)P*T4)3K(i8J*L(H)iÈ)J/P*(BH*i0J+H(i,P*(à8Û+^*,H+i(^*(i)I+H*P*4I-H*P*0i)m,hH/i,iěºè(i.8Ĉ*H-8¼+i(I+3H)iHJ/H-^*,H/H+^*(H*i8L(H)P*Hi),hH)P*L4)3H.m5/K(i8J*L(H)iÈ)J.P*(I+*§H(i)J(U((i)n,hH*H(U()à8Û+^*,H*i(^*(H*P*(I(H*P*,4)3H*i0J(i(^*(H(i©0i¨0H+U((C^*,H*P*0I(H*P*43I+i)I-H(i)m,hH.i,iġºè(i-8Ĉ*H+8¼+i(I-3H)i@J(H+^*,H(H-^*(H*i8L(H)P*@i)m5/H)P*D3I*H)P*Ì)J(i¬0q54H(8ª*443H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J(m53H)H*^*Ì)H)H(^*È)H)ið(H)iÈ)iĦºè(i08¹*H)P*pi)o5.H)P*tI*H)P*Ì)J(i¬0q53H(8ª*433H)iĈ(H)iÈ)iµ»è(i.H(i,8±*H)P*i),hH)P*4)3H)iĀ(H)iÈ)i»»è(i,H(i48±*H)P*i)m5.H)P*3I*H)P*Ì)J(i¬0q51H(8ª*413H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J(m50H)H*^*Ì)H)H(^*È)H)iĠ(H)iÈ)iî©è(i18¹*H)P* i)o5-H)P*¤I*H)P*Ì)J(i¬0q50H(8ª*403H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J(m5/H)H*^*Ì)H)H(^*È)H)i°)H)iÈ)iē«è(i98¹*H)P*°)i)o5-H)P*´)I*H)P*Ì)J(i¬0q5/H(8ª*4/3H)iÐ)H*8¹+H)P*Ô)I*H)P*Ð)J(m5.H)H*^*Ì)H)H(^*È)H)iÀ)H)iÈ)i¿»è(i-8¹*H)P*À)i)o5-H)P*Ä)I*H)P*Ì)J(i¬0q5.H(8ª*4.3H)P*È)BH)i8J(H)P*Ì)^*,H(i(^*(H)P*<I*H)P*84.3H)P*È)BH)ihJ(H)P*Ì)^*,H(i(^*(H)P*lI*H)P*h4-3H)P*È)BH)iø(J(H)P*Ì)^*,H(i(^*(H)P*|I*H)P*x4,3H)P*È)BH)iĘ(J(H)P*Ì)^*,H(i(^*(H)P*I*H)P*4+3H)P*È)BH)i¨)J(H)P*Ì)^*,H(i(^*(H)P*¬)I*H)P*¨)4*3H)P*È)BH)i¸)J(H)P*Ì)^*,H(i(^*(H)P*¼)I*H)P*¸)4)3i)3^*(H,H*^*,H)iØ)L(H,P*,H,i8L(3Ä;*?§-¦K(i8J8L(H8H)^*4H8H(^*0*§H8i0I(K(iHJ4L(i(iàÁè(P*(9,(J6,hH6P*(m,hH6i§^*(H4i0I5H(P*(I7H(P*,I9K(i8J=L(H6i,J)P*,J*H7H9H7CJ2I(H2ÕJCjA°j©ª¬°¸Èè¨)¦IDH)P*(I2*h+hH(H2Q((JBHD­JAj§­HAj©ª¬°¸Èè¨)¥«j¨©ª¬°¸Èè¨§«IA*h+hHAx5)HA¢IEHAj)¥HA«IAH2HEÏi+H(H*iJ.i4P*(H7o5(H.i0P*(H9o5(3H5H)^*,H5H.^*(i(I)4*3HBHBj)®«j¨©ª¬°¸Èè¨§«x,hH(H+i0J+H*I(4)33H)P*0m,hH=i0I>K(ihJ/L(*§*hH)P*4J2i)J*H2w,h*hH)P*,J-H-i)J(i+J+i/H-i0qCJ:i)H*q,h*§H:i)J(H*H(H*sCJ(i7w,hH(iħħħħ)s5-i§H(i+i/i)i)4)3i,H(i0i0H(i,qC3I*H/iXI(K(i8J.L(*h*h*hH*Õj4¦JAjH°Ï5(HAÏJ+i/J-H+q5(H*i0J3H-i J-J+H3q5(H+iĠħħħ/s5(H+,§i0H+8Ö)-i03J35)i0H+8Ð+(38¬+H(H.Q+(_*,H(i(^*(4)3H(i(^*4H(H*i)J+^*,H(H-H3^*(H(H+H*i+i/H+i0qC^*03H.i8L(H/P*`I3H/P*\\J1H/P*XJ-m5,BH/P*dI(H1i1J*,hH-iħ)H*Ĥ3(3H/H(^*TH/H3^*PH/H1^*LH/H-^*HH/i0^*DH2,hH)P*(J.Q+(j§­j¨©ª¬°¸Èè¨§«IAH2I+H.I(+hHAx,h+hH,i0I,H(i0J(Q+(j¨©ª¬°¸Èè¨§«JAj¨©ª¬°¸Èè¨§y5(3HAj¨©ª¬°¸Èè¨§­IA3H-H1H.HA¢Ïi+H,J:iJ*i4P*(J0H*i0P*(H0CJ;J*Q((j¨©ª¬°¸Èè¨§«JBx,hi0I0+hH*H0I*H0i0I0H-H*H1J*Q((j¨©ª¬°¸Èè¨§«JBx5(33HAj)¥HA«IAH-HB¢Ïi+H*H1J*T((i(v,hH-Q+(j¨©ª¬°¸Èè¨§«¢Ïi+I*3H*H-H;iAJ0b((H-H*i0H1i0H0b((H-H*ii4J*H.H:ii4J0P(0^(0H*H0Q((_((H+i)J+5(33H/iHI(H/H2^*TH/H3H2^*Pi(I,+hH)H,J*P*(I+H*H(H,J*P*(^*(H*H+^*(H,i,J,i8o5(3H/P*LJ(m5)H(H(i4i;i J*in5)H/P*HH*i08ä)4)3H(,hH+H(i/i(oI*H)P*(J+I,+hH,H,Q+(JAj§­j/°j©ª¬°¸Èè¨)«HAjħĦĥģğėćçħ(¬¤_+(H,i0I,H*i)J*5(3*hH(i0w,hH(H+H+Q((_((4)3H(m5(H+i0H+H(Ĥ2((3H+I(i(I*+hH*J.i)I**hH+H.J;U((i¨)o5(H+H*iI?H+H.iJ,i0I3H,i4I@*h+hH@P*(J,H3P*(H,CJ<H-J1I,H+H1Q((j¨©ª¬°¸Èè¨§«JAx,hi0I0+hH,H0I,H0i0I0H+H,H-J,Q((j¨©ª¬°¸Èè¨§«JAx5(33H+HA¢Ïi+H,H-J,T((i(v,hH+Q+(j¨©ª¬°¸Èè¨§«¢Ïi+I,3H,H1H.H1H-i0w,hH+H,J0U((H0H<iAJ0b((H+H,i0H-i0H0b((H+H,iI0iħ)n5*iI,+hH(H,J1P((I<H1H,H0J1P((^((H1H<^((H,i,J,5(34)33H;H<iAJ,b((H+H.i0H-i0H,b((4)3H;iħ)b((H+H.i0H-i0iħ)b((H0i4J,H?P(0^(0H,H?Q((_((3H(i4I(H-H.o5(33H)H:H2^*03i©¨¨¨ 4*38¬+H/P*,I3H/P*(4)38¬+H/P*4I3H/P*03I(H>H3^*,H>H(^*(H/ihL(3H5H9^*4H5H7^*0H5HC_+(3H5H)^*8H=i8L(*§H4P*@J+,hH4Q+0IAH4Q+8IBH4H7H98²+^*8H4HB_*0H+P*(J(H+P*,J2HAÏJ.J)Q((j¨©ª¬°¸Èè¨§«JAx,hi0I*+hH)H*I)H*i0I*H(H)H2J)Q((j¨©ª¬°¸Èè¨§«JAx5(33H(HA¢Ïi+H)H2J)T((J*i(v,hH(H(Q+(j¨©ª¬°¸Èè¨§«¢Ïi+J)U((I*3H(H)H.iAJ.b((H(H)i0H2i0H.b((H+H+P*0H*i)^*0H+H+P*4i)^*4H(H)iJ(i4J)H5Q*(_*(H)H5P*0^*0H(4)3H4P*03i,P*(J)i¨0wH)i¬0qm,h8¶)J(H)M)N)H(I)3H6H6P*(i)^*(H4iHL(H)4*3K(i8J(L(H(H(i7Õj¨¨¨¨èG¬_+(iĐ°è(H(iäÁè(8ó*(3K(i8J(L(H(H(i7Õj¨¨¨¨ĘD¬_+(iº°è(H(iÄÂè(8ó*(3H8i8L(3V))§K(i8J,L(H,H(Q*(_*0H,i0H)H*H+8BH,i8L(i(3Û))*§K(i8J(L(H)P*(iĄÓé(i3H)P*,P*49-(I+H(i0J*i(b(-H*H+b(,H*H)^*(H*J)U(,I*H)U(-,hH)*§i)H*i)5(BH)P*(J)U(2i¨)m,hH)P*(iÁÖé(i*H)P*,P*49-(4)3H)P*(iÀÖé(i)H)P*,P*49-(3J*b(,3H*i)H(i8L(3î/)2§K(i8J.L(K(ihJ,L(H,H*^*@H,H)^*<H,H(^*`H,H,igJ(^*\\H,H(^*XH,H,i@^*TH,H,i<^*PH,iDI/K(iXJ+L(*h*h*h*§*h*hH,iPJ)P*8J(,hH(P*(m5*H+i÷(^*HH+iĢ¹è(^*D4)3H+iC^*HH+ić¹è(^*D3H+i(^*@i)4)3H(i§^*(H(i0J*H*P*(i)J-^*(H-m5)H+H*^*HH+H(^*DH+H(i,J-^*@i(3H+i8H)P*(P*(H)P*,P*(8é*H+i(^*LH+H+P*<J3^*TH+H+P*8J(^*P5)K(iĘ(J*L(H*iHH-H(J)H38²*H*H*P(I^*@H*H*U(Mb(D*hH*U(HJ0i/o,hH*H*W)^c)vH*H*Q)V_)nH*H*Q)N_)fH*H0b(`H*H*P*@^(aH*H*U(Db(eH*i`8ć*I)H/i¨¨¨¨ ^*(H/H)^*,4)3H*H*P*@^*xH*H*U(Db(|H*iHH-P*(H*iø(H-P*,P*T9)(H*U(Hi)n,hH*U(IJ-,§H*i8J)H-i*J-P*°½h^*,H)H-P*¨¾h^*(H*P*<I1H*P*8I2H*i0J)H*U(Ji*J-P*ĜÔh^*,H)H-P*´×h^*(H*P*4I0H*P*0I)i+-i,3I-H*H0^*H*H)^*H*H1^*H*H2^*H*H-b(H*iĀ(8ć*I)H/i¨¨¨¨ ^*(H/H)^*,4)3H/H*P*L8Ć)3H*iĘ(L(H3,hH(i)8ä)3H+i@8ý*H+iXL(4*3(3H+i0H+iL8Ü*H+P*0I)H+P*4I*H+H+i@8ă*H+P*(J(H)H(CJ)i)H)CH+P*,H*H(Ci(H)C8¾+(3*§H,P*Di¨¨¨¨ n,hi)I(i(I)H,P*H4)3H,H,P*L^*XH,H,Q*D_+PH,i0H,iP8¬*H,P*0I)H,P*4I4i(I(i(3I*H.H(^*4H.H*^*0H.H4^*,H.H)^*(H,ihL(H.P*(H.P*,H.P*0H.P*4H.i8L(3Ę.*/§)¦K(i8J-L(K(ihJ+L(H+H*^*@H+H)^*<H+H(^*`H+H+igJ(^*\\H+H(^*XH+H+i@^*TH+H+i<^*PH+iDI*K(iXJ(L(*h*h*h*§*h*hH+iPJ.P*8J),hH)P*(m5*H(i÷(^*HH(iĢ¹è(^*D4)3H(iC^*HH(ić¹è(^*D3H(i(^*@i)4)3H)i§^*(H)i0J,H,P*(i)J/^*(H/m5)H(H,^*HH(H)^*DH(H)i,J,^*@i(3H(i8H.P*(P*(H.P*,P*(8é*H(i(^*LH(H(P*<J.^*TH(H(P*8J/^*P5)K(iXJ)L(H)i8H,P*(H/H.H,P*,P*d9+(*h*h*h*hH)U(8i)n,hi)H)U(9J,iFH,iEuCiħ)i)6**+)3H*H)P*<8Ć)4+3H)i*b(@H)i@8ć*I,H*i¨¨¨¨ ^*(H*H,^*,4*3H)H,,§H)i0J0H,i*J,P*°½h^*,H0H,P*¨¾h^*(H)Q+0I2H)H)U(:i*J,P*ĜÔh^*,H)H,P*´×h^*(H)H2_*DH)H)Q+(_*Li+-i,3b(@H)i@8ć*I,H*i¨¨¨¨ ^*(H*H,^*,4)3H)H)U(:i,b(@H)i@8ć*I,H*i¨¨¨¨ ^*(H*H,^*,3H)iXL(H.,hH/i)8ä)3H(i@8ý*H(iXL(4*3(3H(i0H(iL8Ü*H(P*0I*H(P*4I+H(H(i@8ă*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8¾+(3*§H+P*Di¨¨¨¨ n,hi)I(i(I)H+P*H4)3H+H+P*L^*XH+H+Q*D_+PH+i0H+iP8¬*H+P*0I)H+P*4I1i(I(i(3I*H-H(^*4H-H*^*0H-H1^*,H-H)^*(H+ihL(H-P*(H-P*,H-P*0H-P*4H-i8L(3Ğ-)2§K(i8J-L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+iDI0K(iHJ)L(*h*hH+iPJ.P*HJ(m,hiCI(ić¹è(I,4)3H(P*(,hi÷(I(iĢ¹è(I,4)3H(i§^*(H(i0J,H,P*(i)J/^*(H/m,h(3H)H,^*DH)H(^*@H)H(i,J,^*<H.P*(P*(I4H.P*8S+(J*lħħħħħħgkI/H*Ĥ+I.K(ihJ(L(*h*h*§H/m,hH,P*,I/H,P*(I3i(I,H(iH4)3H.iħ)s5)H,P*(J3H,P*,J/P*49,(H.m5)U(@H.iħ)q5)H(i)b(HH.i)I,H(i.3H,b((H(iHH3H4i(oH(U(HH(U(.H/P*X9/(H(U(Hm,hH0H(P*L8Ć)4*3H(H(U(Ii,b(PH(iP8ć*I,H0i¨¨¨¨ ^*(H0H,^*,4)3H(i-b(0H(i08ć*I,H0i¨¨¨¨ ^*(H0H,^*,3H(ihL(H)i<8ý*H)iHL(4)3H)H(^*DH)H,^*@H)i(^*<H)i0H)i<8ă*H)P*0J(i)H(CH)P*4i(H(C8¾+(3*§H+P*Di¨¨¨¨ n,hi)I,H+P*HI1i(4)3H+H+P*L^*XH+H+Q*D_+PH+H+iP8¬*H+P*,I2i(I,H+P*(3I(H-H,^*4H-H1^*0H-H2^*,H-H(^*(H+iø(L(H-P*(H-P*,H-P*0H-P*4H-i8L(3W(K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H(H)H*i,8H*i8L(3W(K(i8J*L(H*i(^*4H*j¨¨¨¨8_*,H(H)H*i,8H*i8L(3å-)2§K(i8J-L(K(ihJ*L(H*H)a+8H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i8^*PH*iDI0K(iHJ,L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J+H+P*(i)J/^*(H/m,h(3H,H+^*DH,H(^*@H,H(i,J+^*<H.P*(S+(J)lħħħħħħgkI/H)Ĥ+I.K(ihJ(L(*h*h*§H/m,hH+P*,I/H+P*(I1i(I+H(iH4)3H.iħ)s5)H+P*(J1H+P*,J/P*49,(H.m5)U(@H.iħ)q5)H(i)b(HH.i)I+H(i.3H+b((H(iHH1H(U(HH(U(.H/P*\\9+(H(U(Hm,hH0H(P*L8Ć)4*3H(H(U(Ii,b(PH(iP8ć*I+H0i¨¨¨¨ ^*(H0H+^*,4)3H(i-b(0H(i08ć*I+H0i¨¨¨¨ ^*(H0H+^*,3H(ihL(H,i<8ý*H,iHL(4)3H,H(^*DH,H*^*@H,i(^*<H,i0H,i<8ă*H,P*0J(i)H(CH,P*4i(H(C8¾+(3H-*§H*P*Di¨¨¨¨ n,hi(I(H*P*HI2i)4)3H*H*P*L^*XH*H*Q*D_+PH*i0H*iP8¬*H*P*0I(H*P*4I3i(3^*4H-H2^*0H-H3^*,H-H(^*(H*ihL(H-P*(H-P*,H-P*0H-P*4H-i8L(3Ì/*.§)¦K(i8J.L(K(ihJ,L(H,H)^*0H,H(^*,H,H*^*4H,H+^*8H,H,igJ(^*`H,H(^*\\H,H,i8^*XH,H,i4^*TH,H(^*PH,H(^*LH,H,i0^*HH,H,i,^*DH,i<I+K(iø(J(L(H(i@H,iDJ)P*(P*(H)P*,P*(8é*H(i(^*LH(H(P*DJ/^*TH(H(P*@J0^*P*hH)P*8P*(J*,hH(i8H*H)P*<P*(8é*H(P*8I*H(ihJ)H(P*<J-^*0H)H*^*,H)H-^*(*hH(P*hi¨¨¨¨ n,hH(H(Q*l_*\\H(i©¨¨¨ ^*X4)3H(H(P*p^*`H(H(Q*hJ2_+XH2Ïi©¨¨¨ o5*3H(i0H(iX8Ā*H(P*0I*H(P*4I+H(H(iL8Ü*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8¾+(3H(i¨¨¨¨ ^*X3H(H(P*`^*pH(H(Q+X_+hH(ihI*K(iĈ(J)L(*hH0H/8bJ-m,hH)i(^*0H)i(b(,H)i,8ć*I-H+i(^*(H+H-^*,4)3H)i\\H*P*,i(H*P*(i¨¨¨¨ oCH*P*0H-P*89)(*h*§H)P*\\m,hH)P*dI-H)P*`4)3H)H)Q*`_+H)iDH)iĀ(i)H*P*,H*P*(i¨¨¨¨ nJ-Ci(H*P*0H-C8ç)H)U(DJ-i/o5)H)P*LI-H)P*H3I1H+H-^*,H+H1^*(4)3H)H)U(Gb(kH)H)W(Ec(iH)H)Q*P_*tH)H)P*X^*|H)H)Q*H_*lH)H-b(hH)ih8ć*I-H+i(^*(H+H-^*,3H*8®+H)iĈ(L(H/,hH0i)8ä)3H(iø(L(*§H,P*<J(m,hi)I(H,P*@4)3H,H,P*@^*LH,H(^*Hi(I(H,i(^*DH,iD8ú*i03I)H.H(^*0H.H)i(H(C^*,H.i(H)H(C^*(H,ihL(H.P*(H.P*,H.P*0H.i8L(3Ã,)0§K(i8J+L(K(iXJ*L(H*H)^*0H*H(^*PH*H*iWJ(^*LH*H(^*HH*H(^*DH*H*i0^*@H*i4I-K(iHJ(L(*h*hH*i@J.P*8J)m,hiCI)ić¹è(I*4)3H)P*(,hi÷(I)iĢ¹è(I*4)3H)i§^*(H)i0J,H,P*(i)J/^*(H/m,h(3H(H,^*DH(H)^*@H(H)i,J,^*<H.P*(P*(I.K(iHJ)L(H)H,P*(H.i(oH,P*,P*`9)(*hH)U((m,hH-H)P*,8Ć)4)3H)H)U()i,b(0H)i08ć*I,H-i¨¨¨¨ ^*(H-H,^*,3H)iHL(H(i<8ý*H(iHL(4)3H(H)^*DH(H*^*@H(i(^*<H(i0H(i<8ă*H(P*0J)i)H)CH(P*4i(H)C8¾+(3*§H*P*4i¨¨¨¨ n,hi)I(H*P*8I0i(4)3H*H*P*<^*HH*H*Q*4_+@H*H*i@8¬*H*P*,I1i(I(H*P*(3I)H+H(^*4H+H0^*0H+H1^*,H+H)^*(H*iXL(H+P*(H+P*,H+P*0H+P*4H+i8L(3Ę/*.§)¦K(i8J.L(K(iĘ(J,L(H,H)^*4H,H(^*0H,H*^*8H,H+^*<H,H,iė(J(^*H,H(^*H,H,i<^*|H,H,i8^*xH,H(^*tH,H(^*pH,H,i4^*lH,H,i0^*hH,i@I*K(iø(J(L(H(i@H,ihJ)P*(P*(H)P*,P*(8é*H(i(^*LH(H(P*DJ/^*TH(H(P*@J0^*P*hH)P*8P*(J+,hH(i8H+H)P*<P*(8é*H(P*8I+H(ihJ)H(P*<J-^*0H)H+^*,H)H-^*(*hH(P*hi¨¨¨¨ n,hH(H(Q*l_*\\H(i©¨¨¨ ^*X4)3H(H(P*p^*`H(H(Q*hJ2_+XH2Ïi©¨¨¨ o5*3H(i0H(iX8Ā*H(P*0I*H(P*4I+H(H(iL8Ü*H(P*(J)H*H)CJ*i)H*CH(P*,H+H)Ci(H*C8¾+(3H(i¨¨¨¨ ^*X3H(H(P*`^*pH(H(Q+X_+hH(ihI+K(iĈ(J)L(*hH0H/8bJ-m,hH)i(^*0H)i(b(,H)i,8ć*I-H*i*^*(H*H-^*,4)3H)i\\H+P*,i(H+P*(i¨¨¨¨ oCH+P*0H-P*<9)(*h*§H)P*\\m,hH)P*dI-H)P*`4)3H)H)Q*`_+H)iDH)iĀ(i)H+P*,H+P*(i¨¨¨¨ nJ-Ci(H+P*0H-C8ç)H)U(DJ-i/o5)H)P*LI-H)P*H3I1H*H-^*LH*H1^*HH*j,_*@H*j(_*8H*j¨¨¨¨8_*0H*i(^*(4)3H)H)U(Gb(kH)H)W(Ec(iH)H)Q*P_*tH)H)P*X^*|H)H)Q*H_*lH)H-b(hH)ih8ć*I-H*i*^*(H*H-^*,3H+8®+H)iĈ(L(H/,hH0i)8ä)3H(iø(L(*§H,P*@i*n,hi)I(H,P*D4)3i(I(H,i(^*hH,iì(H,i@iPĤ2((i,i\\8Ö)J)m,hi,i\\8Ð+(3H)j©¨¨¨8_*(H)i0J)H,ihiTĤ2((H)3I)H.H(^*0H.H)i(H(C^*,H.i(H)H(C^*(H,iĘ(L(H.P*(H.P*,H.P*0H.i8L(3X))§H)i0J*H*P*(i)J*^*(H*m,h(3H(H)^*,H(iĤÂè(^*(3°,).§K(i8J,L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+i@I.K(iHJ(L(*h*hH+iPJ0P*HJ)m,hiCI)ić¹è(I+4)3H)P*(,hi÷(I)iĢ¹è(I+4)3H)i§^*(H)i0J-H-P*(i)J/^*(H/m,h(3H(H-^*DH(H)^*@H(H)i,J-^*<H0P*(P*(I/H0P*8S+(I*K(iXJ)L(H)i0H-P*(H/H*Ĥ/H-P*,P*91(H.*§H)Q+0j)y,hH)i.b(@H.H)i@8ć*^*,i)4)3H.H)Q+8âa+0i(3^*(H)iXL(H(i<8ý*H(iHL(4)3H(H)^*DH(H+^*@H(i(^*<H(i0H(i<8ă*H(P*0J)i)H)CH(P*4i(H)C8¾+(3H,H+P*@J(^*4H,H+P*Di(H(C^*0H,l((((((((H+S+HH(Ca+(H+iø(L(H,S+(H,P*0H,P*4H,i8L(3Đ0*1§)¦K(i8J-L(K(iXJ,L(H,H*^*<H,H)^*8H,H(^*PH,H,iWJ(^*LH,H(^*HH,H,i<^*DH,H,i8^*@H,i0I0K(ihJ)L(*h*h*h*§*h*hH,i@J+P*8J(,hH(P*(J*iħħħħ/q5*H)i÷(^*XH)iĢ¹è(^*T4)3H)iC^*XH)ić¹è(^*T3i(I*H)i(^*Pi)4)3H(H*i)^*(H(i0J*H*P*(i)J/^*(H/m5)H)H*^*XH)H(^*TH)H(i,J*^*Pi(3H)iHH+P*(P*(H+P*,P*(8é*H)i(^*\\H)H)P*LJ/^*dH)H)P*HJ1^*`5)H)i@I2K(iĈ(J(L(H*P*,I+H*P*(I.H(iLH*H1H/8²*H(H(P(M^*DH(H(U(Qb(H*§H(U(LJ*i/o,hH(H(W)bc)zH(H(Q)Z_)rH(H(Q)R_)jH(H*b(dH(H(P*D^(eH(H(U(Hb(iH(id8ć*I*i)4)3H(H(P*D^*|H(H(U(Hb(H(i@H.H(iü(H+P*P9)(H(U(@J*iFn,hi¨0I*i(4)3H(i8J+H*i*J*P*°½h^*,H+H*P*¨¾h^*(H(Q+8I4H(i0J*H(U(Ai*J+P*ĜÔh^*,H*H+P*´×h^*(H(H4_*LH(H(Q+0_*TH(i(^*H(iLI.K(iXJ*L(H*iPH(iĄ(8¹+H*P*TI+H(*§*hH*P*PJ3m5(H*H+^*LH*H3^*HH*i@H*iHiµ»è(i.H.8±**hH*P*@i),hH*P*DI+4)3H*i8H*iHi»»è(i,H.i08±*H*P*8i),hH*P*<I+4)3H*P*HBH*i0J+H*P*L^*,H+i(^*(H*P*4I+H*P*04*3H*P*LJ.i¬0q5(H.8ª*3i)3^*(H(H+^*,H*iXL(H(P*,I*H(P*(i)3I+H2H*^*,H2H+^*(H(iĈ(L(H)P*DI(H)P*@I*H/,hH1i)8ä)3H)iP8ÿ*H0H(^*,H0H*^*(H)ihL(4*3(3H)i8H)i\\8Ü*H)P*8I*H)P*<I,H)i0H)iP8ą*H)P*0J(H*H(CJ*i)H*CH)P*4H,H(Ci(H*C8¾+(3H,P*4I(H-H,P*0J)^*0H-H(i(H)i)J)C^*,H-i(H(H)C^*(H,iXL(H-P*(H-P*,H-P*0H-i8L(3°,).§K(i8J,L(K(iø(J+L(H+H*a+8H+H)^*4H+H(^*pH+H+i÷(J(^*lH+H(^*hH+H(^*dH+H+i8^*`H+H(^*\\H+H(^*XH+H(^*TH+H+i4^*PH+i@I.K(iHJ(L(*h*hH+iPJ0P*HJ)m,hiCI)ić¹è(I+4)3H)P*(,hi÷(I)iĢ¹è(I+4)3H)i§^*(H)i0J-H-P*(i)J/^*(H/m,h(3H(H-^*DH(H)^*@H(H)i,J-^*<H0P*(P*(I/H0P*8S+(I*K(iXJ)L(H)i0H-P*HH/H*Ĥ/H-P*LP*H91(H.*§H)Q+0j)y,hH)i.b(@H.H)i@8ć*^*,i)4)3H.H)Q+8âa+0i(3^*(H)iXL(H(i<8þ*H(iHL(4)3H(H)^*DH(H+^*@H(i(^*<H(i0H(i<8Ą*H(P*0J)i)H)CH(P*4i(H)C8¾+(3H,H+P*@J(^*4H,H+P*Di(H(C^*0H,l((((((((H+S+HH(Ca+(H+iø(L(H,S+(H,P*0H,P*4H,i8L(3N))§K(i8J)L(H)H(i0^*4H)i48µ*H)i8L(3H(*hH(U(i+o,hH(U(i+o5)3H(H)8R33Ă,)/§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H,i)^*(H(i0J,H,P*(i)J+^*(H+m,h(3H)H,^*DH)H(^*@H)H(i,J+^*<H.P*(P*(I.K(iø(J(L(i)I,*h*hH.H+P*(J.H+P*,J0P*49,(J+U(@H+U(A8Ì*iħħħ/J+i)m5(H(i<H.H+i0H+i8H0P*H9+(H(P*<i¨¨¨¨ n5(H(H(Q*<_+0H(H(P*DJ+^*8H(P*4I,4)3i(I+H(i(^*8H(j¨¨¨¨8_+03H(i(^*\\H(i(^*HH(H,^*pH(H,H+i6^*tH/H(iH8¿)H(i0i)i68Ğ*H(iø(L(H)i<8ÿ*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H*i8H/8¬*H*P*8I(H*i0J)H*P*<^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3Ù+).§K(i8J+L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI.K(iHJ(L(*h*hH*iPJ-P*8J)m,hiCI+ić¹è(I)4)3H)P*(J,iĦħħħ/s,hi÷(I+iĢ¹è(I)4)3H)H,i)^*(H)i0J,H,P*(i)J/^*(H/m,h(3H(H,^*DH(H)^*@H(H)i,^*<H.H)P*,H-P*(P*(H)P*0P*@9)(H(i<8ÿ*H(iHL(4)3H(H+^*DH(H)^*@H(i(^*<H(i0H(i<8ą*H(P*0J)i)H)CH(P*4i(H)C8¾+(3i(I)H*i0J(H*P*Di¨¨¨¨ o,§H*H*P*L^*XH*H*Q*D_+PH*i8H-8®*H*P*8I)H*P*<-i(3^*,H(H)^*(H+H*Q+0_*(H*ihL(H+P*(H+P*,H+i8L(3Ă,)/§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H,i)^*(H(i0J,H,P*(i)J+^*(H+m,h(3H)H,^*DH)H(^*@H)H(i,J+^*<H.P*(P*(I.K(iø(J(L(i)I,*h*hH.H+P*(J.H+P*,J0P*49,(J+U(@H+U(A8Ì*iħħħ/J+i)m5(H(i<H.H+i0H+i8H0P*L9+(H(P*<i¨¨¨¨ n5(H(H(Q*<_+0H(H(P*DJ+^*8H(P*4I,4)3i(I+H(i(^*8H(j¨¨¨¨8_+03H(i(^*\\H(i(^*HH(H,^*pH(H,H+i6^*tH/H(iH8¿)H(i0i)i68Ğ*H(iø(L(H)i<8ÿ*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H*i8H/8¬*H*P*8I(H*i0J)H*P*<^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3².)0§K(i8J-L(K(ihJ*L(H*H)^*@H*H(^*`H*H*igJ(^*\\H*H(^*XH*H(^*TH*H*i@^*PH*iDI/K(iHJ)L(*h*hH*iPJ1J.P*8J(m,hiCI(ić¹è(I-4)3H(P*(J+iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H+i)^*(H(i0J+H+P*(i)J,^*(H,m,h(3H)H+^*DH)H(^*@H)H(i,J,^*<H.P*(P*(I+K(iĘ(J(L(H(ihH,P*(J.H+H,P*,J,P*|9)(*hH(P*hJ0i¨¨¨¨ n,hH/i¨¨¨¨ ^*(4)3H(i<H(iì(iTĤ2((H(H0^*8H(i0H.H,P*p9((*hH(P*4H+w,hH(P*0J.5)3H/i¨¨¨¨ ^*(H(P*@J,,hH(P*<I++hH+i)i+8Ğ*H+iHI+H,i)J,5(33H(i8i,iH8Ğ*4)3H.H+i@J+I,H(ihH(i8*§+hi(H+m5)BH+i@I+H,i4H,i@I,U((i)s5(3H+H.38:H/H(P*p^*0H/H(Q*h_*(H(P*@J,,hH(P*<I++hH+i)i+8Ğ*H+iHI+H,i)J,5(33H(i8i,iH8Ğ*3H(iĘ(L(H)i<8ÿ*H)iHL(4)3H)H(^*DH)H-^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3i(I(H*i0J)H*P*Di¨¨¨¨ o,§H*H*P*L^*XH*H*Q*D_+PH*i8H18¬*H*P*8I(H*P*<-i(3^*,H)H(^*(H-H*Q+0_*(H*ihL(H-P*(H-P*,H-i8L(3D(*hH*m5(H(P*(m5(H(P*,H)8ä)33Æ-)4§K(i8J1L(K(iHJ-L(H-i<I3K(iHJ+L(*h*hH(m,hiCI*ić¹è(I(4)3H(P*(J*iĦħħħ/s,hi÷(I*iĢ¹è(I(4)3H(H*i)^*(H(i0J*H*P*(i)J)^*(H)m,h(3H+H*^*DH+H(^*@H+H(i,J(^*<K(i8J2L(H2i,J4H(P*(H(P*,P*D9((H2P*0J*H2P*4i4I.K(iHJ(L(H(i<H.H*i4i,i,8ê)H(P*@I)H(P*<i)n,hH)H(P*D8¯+(3H(i(^*8H(H(P*D^*4H(H)^*0K(i8J/L(H.H*i4J0H(i0J,P*(H,P*0J)s,hH,H)H0i,i,8å*H,P*0I)3H,P*,I0H/H)^*0H/H,i0^*,H/H0^*4H/i,J)P*,I,H)P*(H*H.o,hH)P*0H,i*I)H,H.H*i4J.I,+hH)H*8Ì)^*(H*i4I*H)i,I)H.i)J.5(33H,^*(H/i8L(H3H(P*8^*0H3H(Q*0_*(H(iHL(H4i)i48Ğ*H2i8L(H+i<8ÿ*H+iHL(4)3H+H*^*DH+H(^*@H+i(^*<H+i0H+i<8ą*H+P*0J(i)H(CH+P*4i(H(C8¾+(3H-i0H38¬*H-P*0I(H-H-P*4^*,H-H(^*(H1H-Q+(_*(H-iHL(H1P*(H1P*,H1i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*,H(P*0P*89((H)i<8ÿ*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H*i0H-8®*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3đ+)0§K(i8J-L(K(iHJ,L(H,i<I/K(iHJ*L(*h*hH(m,hiCI(ić¹è(I-4)3H(P*(J)iĦħħħ/s,hi÷(I(iĢ¹è(I-4)3H(H)i)^*(H(i0J)H)P*(i)J+^*(H+m,h(3H*H)^*DH*H(^*@H*H(i,J)^*<K(ihJ(L(H(i8J.H)P*(J+H)P*,J)P*x9((H(i0H+H)P*p9((H(P*0J0H(P*4i@J)I+H/H.*§+hi(H)m5)BH)i@I)H+i4H+i@I+U((i)s5(3H)H038:H(P*@J+,hH(P*<I)+hH)i)i+8Ğ*H)iHI)H+i)J+5(33H(i8i,iH8Ğ*H(ihL(H*i<8ÿ*H*iHL(4)3H*H(^*DH*H-^*@H*i(^*<H*i0H*i<8ą*H*P*0J(i)H(CH*P*4i(H(C8¾+(3H,i0H/8¬*H,P*0I(H,H,P*4^*,H,H(^*(H-H,Q+(_*(H,iHL(H-P*(H-P*,H-i8L(3ċ+)/§K(i8J,L(K(iHJ+L(H+i<I.K(iHJ)L(*h*hH(m,hiCI(ić¹è(I,4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I,4)3H(H*i)^*(H(i0J*H*P*(i)J-^*(H-m,h(3H)H*^*DH)H(^*@H)H(i,J*^*<K(iHJ(L(H(H*P*(H*P*,P*p9((H(P*(I*H(i<H(P*,J-i)i,i,8ê)H(P*@I/*hH(P*<i)o,hH(i(^*8H(H(P*D^*4H(H/^*0H-,hH-i@I-+hH(i0H*8H*i@I*H-i@J-5(33H.H(P*8^*0H.H(Q*0_*(H(iHL(4)3H/H(P*D8¯+(3H)i<8ÿ*H)iHL(4)3H)H(^*DH)H,^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H+i0H.8¬*H+P*0I(H+H+P*4^*,H+H(^*(H,H+Q+(_*(H+iHL(H,P*(H,P*,H,i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*,H(P*0P*<9((H)i<8ÿ*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H*i0H-8®*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3æ*).§K(i8J+L(K(iHJ*L(H*i<I-K(iHJ)L(*h*hH(m,hiCI(ić¹è(I+4)3H(P*(J,iĦħħħ/s,hi÷(I(iĢ¹è(I+4)3H(H,i)^*(H(i0J,H,P*(i)J.^*(H.m,h(3H)H,^*DH)H(^*@H)H(i,^*<H-H(P*LH(P*PP*D9((H)i<8ā*H)iHL(4)3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8Ć*H)P*0J(i)H(CH)P*4i(H(C8¾+(3H*i0H-8®*H*P*0I(H*H*P*4^*,H*H(^*(H+H*Q+(_*(H*iHL(H+P*(H+P*,H+i8L(3®*)-§K(i8J+L(K(iHJ)L(K(iHJ(L(H(i(^*8H(j¨¨¨¨8_*0H(H(i0^*<H(iî»è(^*DH(iÐ»è(^*@H(i<J*H(i@J,iÄ¼è(8H(iþ»è(^*DH(iî»è(^*@H*H,ià¼è(8H(iÄ¼è(^*DH(iþ»è(^*@H*H,iü¼è(8H)i<J*H(P*8^*0H*H(Q*0_*(H(iHL(H)i0H*8®*H)P*0I(H)H)P*4^*,H)H(^*(H+H)Q+(_*(H)iHL(H+P*(H+P*,H+i8L(3ģ*)0§K(i8J+L(K(iHJ)L(H)i<I-K(iĘ(J(L(H(i(^*8H(j¨¨¨¨8_*0H(iìÍè(Q*(_*LH(iäÍè(Q*(_*DH(iDI.+hH(H,H.P*(J*U(@b(VH(H*U(Ab(WH(i)^*H(H*i0^*H(i*^*H(i*^*H(iÏ»è(^*H(i*^*|H(i)^*tH(H*^*pH(H(iW^*H(H(iV^*xH(idiħ¸è(H(ið(8{H(H(Q*d_+XH(H(P*lJ*^*`H(i0H(P*\\J/H*H/8«*H(iX8©+H,i,J,i8o5(3H-H(P*8^*0H-H(Q*0_*(H(iĘ(L(H)i0H-8®*H)P*0I(H)H)P*4^*,H)H(^*(H+H)Q+(_*(H)iHL(H+P*(H+P*,H+i8L(3ö)).§K(i8J*L(K(iHJ(L(K(i8J)L(H)i,i-i)i)8ê)H)P*0I,H)P*,i)n,hH,H)P*48¯+(3H)P*4J-iĜ¼è(U((b(,H-iĘ¼è(P((^((H(i<J+i-^*0H+H-^*,H+H,^*(H)i8L(H(i0H+8®*H(P*0I)H(H(P*4^*,H(H)^*(H*H(Q+(_*(H(iHL(H*P*(H*P*,H*i8L(3J(H(i)^*,H(H)P*,H)P*(J)^*0H(H)^*(3<(H(P*(,hH(P*,i)8ä)33F(*hH(P*(5(H(P*,J(i¬0q5(H(8ª*33?(H(P*(i(r,hH(P*,i)8ä)33:(iØÔé(iaiôÔé(8ó*(3ò+*.§)¦iĄùé(U((i)o,hK(i8J+L(*§H(m,hiàÂè(I)i(4)3H(P*(I)H(i(^*(H(i0iàÂè(H)i)J*CI)H(P*,i(H*C3I.H+H)Q*0_+0H+H)Q*(_+(*h*h*hiĄùé(U((i)6*)(*3iôÁè(iĥ(i´Âè(8ó*(3iĄùé(i*b((*hiøùé(P*(J,m5(iĀùé(P*(J-,hiôùé(P*(J*i0I(H*Q+(j§­j¨©ª¬°¸Èè¨§«I/+hH/x,h+hH(J)i0I(H*iĈ(I*H)Q+(j¨©ª¬°¸Èè¨§«J/j¨©ª¬°¸Èè¨§y5(3H/j¨©ª¬°¸Èè¨§­I/3H*H/¢Ïi+ii,P*(J)i¬0w,hH)8ª*3H/j)¥H/«I/H-i)J-5(33H,H,i4i;i J(in5(iôùé(P*(H(i08ä)33iðùé(H.^*(iôùé(H+Q+(_*(iüùé(H+Q+0_*(iĄùé(i)b((H+i8L(3iðùé(3>(H(P*(i¨¨¨¨ o,hH(8©+33G(H(,hH(H)8Ð+(3iĄÔé(iKiĘÔé(8ó*(3>(H(P*(J(H(Q+(j)¤_+(i(3;(H(U(~i*n,hH(H)8.33?))H(H)8-I*8¶)J(H*N)H(3=(H(H)H*8²+^*,H(i(^*(36(H),hH(H*8ä)33D(H(i¨Óé(Q*(_*0H(iĠÒé(Q*(_*(3D(H(iĘÒé(Q*(_*0H(iĐÒé(Q*(_*(3<(H(P*(H)H(P*,P*49*(38(H)H(P*(H(P*,8f3I*))§8)I*8¶)J+H*N)H(H+^*,H(H)^*(3;(H(iôÓé(^*,H(H)^*(3D(H)P*(H(P*(H(P*,H)P*,P*49-(3G))H(P*(M)H)M)H)8ª*H*M)H*8ª*8(35(iÔÃè(iC8¾+(31(H(H)8*(3A(H)P*(i¯Äè(i-H)P*,P*49-(3ë/*0§)¦*hK(i¸+J-L(H-i0I.K(iØ+J+L(H+i¸*H)iûÍè(H)CH*iõ(H)C82i*I)H+Q+¸*I3*hH+U(ġ*J*i*n,hH.i¨¨¨¨ ^*Ü)H.H3_+(4)3H+i0H+iÀ*iĉ(Ĥ2((H+H+W)Ħ*c)H+H+P)Ģ*^)H+H*b(H+H3_+(H+j§_*°)H+j§_*¨)H+i(^*¤H+j¨¨¨¨¨)_*H+8UI3H+P*¨)I0H+i(^*¨)H+iĜ(8Ģ)H+P* J*i(b(4H*H0^*0H*H3_+(i)I0H+i)^*¤*hH+U(i+n5(H+U(i+n5(i¨¬,H+W)J)i+iĠ7J*I1iª¨,H*I*H+U(I/*hH)i0J2,hH+U(I)*h*hH2i*6*(+)3H*H/I*H)I,4*3H)i)I,4)3H/i)H*I*3i)I)*h*h*hH*iħ)J2H,H1J/iħ)J,sH,H2siħ)6*)*(3i)I,4*3i*I,4)3i(I,3H+i¸)J1H+iĘ(Ĥ2((H+i³Ğ(c)°*H+H,b(¯*H+H/b(®*H+H*b(­*H+H)b(¬*H+i+b(²*H+i)^*¨*H+i(^*À*H+j¨¨¨¨8_*¸*H1H+i¸*8OH+P*¼*I)H+P*¸*H+P*À*iõ(n,hH)iûÍè(iõ(8Ó*i(oI03H+H+P*´)^*Ð+H+H+Q*¬)_+È+H+H+Q*¤_+À+H+H+Q*_+¸+H+i¸*J,H+i¸)i¨)Ĥ2((H.H,iÄ)Ĥ2((H.H0b(è)H.i(^*ä)H.j¨¨¨¨8_*Ü)H.j,_*Ô)H.j(_*Ì)H.j¨¨¨¨¨)_*Ä)m5(H)i)8ä)3H+iØ+L(H-Q+0I3*hH(*§H-P*ä)J*i¨¨¨¨ n,hH(H3_*,i)4)3H-iĈ)J,H-i8iÔ)Ĥ2((H-H-Q+ð)_+Ā)H-H-Q+è)_+ø)i0ið)8Ö)J)m5)H)H3_+(H)i0H,iÔ)Ĥ2((H)H*^*Ü)H(iäÎè(^*0H(H)^*,H)H-Q+ø)_+à)H)H-Q+Ā)_+è)i(3^*(H-i¸+L(4)3i0ið)8Ð+(33À0*3¦/§*hK(iØ)J7L(K(iĈ(J6L(H6i0H)iðÏè(H)CH*i`H)C89H6Q+0I+H7*§H6U(eJ8i*n,hH7H+_+(i¨¨¨¨ 4)3H6j§_*tH6j§_*|H6i(^*pH6j¨¨¨¨¨)_+hH6i(^*tH6Q+8I,H6Q+@I-H6Q+HI.H6Q+PI/H6U(XI)H6U(YI;H6U(ZI*H6U([I9H6Q*\\I0H6U(dI:H6W)fI<i¨Òé(Q+(I1iĠÑé(Q+(I2iĘÑé(Q+(I3iĐÑé(Q+(I4iĈÑé(Q+(I5H6ih8Ģ)H7H<c)^H7H8b(]H7H:b(\\H7H0_*TH7H9b(SH7H*b(RH7H;b(QH7H)b(PH7H/_+HH7H._+@H7H-_+8H7H,_+0H7H+_+(H6P*lJ8i(b(4H8jħħħħ7f*0H7H6Q+h_+`H7H6Q+x_+pH7H6P*^*xH6i)^*pH7H6Q+p_+hH8H,H4­jē¯þ­ĐðÉČĉ(¥J,jF°H,­jáó»ďùĕ¹Ôç§¦J,jC°H,­jēËìÁÙßºĐ¼§¦J,jG°H,­H+H5­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤H-H3­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤H.H2­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤H/H1­jē¯þ­ĐðÉČĉ(¥J+jF°H+­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°H+­¤H:Õjħ)«j8®H)Õjħ)«j0®¬H9Õjħ)«jē¯þ­ĐðÉČĉ(¥j¼ĢÑĢ¿ßĆÃÆ§H*i)C¤jčõğîO­jáó»ďùĕ¹Ôç§¦J+jC°H+­jēËìÁÙßºĐ¼§¦J+jG°­H+­_+(H7j0_+i(3^*|H6iĈ(L(H7Q+(I+*hH(*§H7P*|J*i¨¨¨¨ n,hH(H+_*,i)4)3H7iĈ(J6H7i0iô(Ĥ2((H7Q+I,i0iĈ(8Ö)J)m5)H)H+_+(H)i0H6iô(Ĥ2((H)H,_+H)H*^*|H(iĤÐè(^*0H(H)^*,i(3^*(H7iØ)L(4)3i0iĈ(8Ð+(33Ă,**§)¦*hK(iè*J,L(K(iÈ*J+L(H+i¸)H)iÏËè(H)CH*iĝ(H)C8;H+Q+¸)I-*hH+U(Ę)J)i*n,hH,i¨¨¨¨ ^*´)H,H-_+(4)3H+i0H+i¸)i0iĀ(Ĥ2((H+H+Q(Ġ)_(H+H+Q(ę)_(H+H)b(H+H-_+(H+j§_*¨)H+j§_*°)H+i(^*¤H+j¨¨¨¨¨)_**hH+U(J*i*o,hH+P*xi)o5)H)5)H*i)o5)H+U(i)5)3H+8mI-H+P*¨)I*H+i(^*¨)H+iĜ(8Ģ)H+P* J)i(b(4H)H*^*0H)H-_+(H+i)^*¤3H+i¸)J)H+iĘ(Ĥ2((H+H+P*´)^*À*H+H+Q*¬)_+¸*H+H+Q*¤_+°*H+H+Q*_+¨*H,H)i´)Ĥ2((H,i(^*¼)H,j¨¨¨¨¨*_*´)3H+iÈ*L(H,Q+(I-*hH(*§H,P*´)J*i¨¨¨¨ n,hH(H-_*,i)4)3H,ià)J+H,i0i¬)Ĥ2((H,H,Q+À)_+Ð)H,H,Q+¸)_+È)i8iÈ)8Ö)J)m5)H)H-_+(H)i0H+i¬)Ĥ2((H)H*^*´)H(iàÌè(^*0H(H)^*,H)H,Q+È)_+¸)H)H,Q+Ð)_+À)i(3^*(H,iè*L(4)3i8iÈ)8Ð+(33ï-*-§)¦*hK(iÈ-J,L(H,i0I-K(iø.J+L(H+iÐ,H)iïÇè(H)CH*iĎ)H)C8/H+Q+Ð,I0*hH+U(À.J)i*n,hH-i¨¨¨¨ ^*ä*H-H0_+(4)3H+i8H+iØ,iĐ)Ĥ2((H+H+P(Ä.^(Ĥ)H+H+P(Á.^(ġ)H+H)b(Ġ)H+H0_+0H+j§_*¸*H+j§_*À*H+i(^*´*H+j¨¨¨¨¨)_*¬*H+i0J)H+i¬*8=H+H+W)Ĕ)c)È,H+H+P*Đ)^*Ä,H+P*´*I*H+iÈ*J.H)iĠ)Ĥ2((H+H*^*À,H+i+b(Ê,H+i(^*Ø,H+j¨¨¨¨8_*Ð,H.H+iÐ,8KH+P*Ô,I)H+P*Ð,i)I*H+P*Ø,iĎ)n,hH)iïÇè(iĎ)8Ó*i(oI*3H+iÐ,J/H+iÈ*i°*Ĥ2((H+H+P*Ä*^*ð.H+H+Q*¼*_+è.H+H+Q*´*_+à.H+H+Q*¬*_+Ø.H-H/iÌ*Ĥ2((H-H*b(ð*H-i(^*ì*H-j¨¨¨¨8_*ä*H-j,_*Ü*H-j(_*Ô*H-j¨¨¨¨¨)_*Ì*m5(H)i)8ä)3H+iø.L(H,Q+0I0*hH(*§H,P*ì*J*i¨¨¨¨ n,hH(H0_*,i)4)3H,iĐ*J+H,i8iÜ*Ĥ2((H,H,Q+ø*_+Ĉ*H,H,Q+ð*_+Ā*i0iø*8Ö)J)m5)H)H0_+(H)i0H+iÜ*Ĥ2((H)H*^*ä*H(iôÉè(^*0H(H)^*,H)H,Q+Ā*_+è*H)H,Q+Ĉ*_+ð*i(3^*(H,iÈ-L(4)3i0iø*8Ð+(33ĥ+**§*¦*hK(iÈ*J,L(K(iÈ*J+L(H+i¸)H)iûÍè(H)CH*iõ(H)C82H+Q+¸)I-H,*§H+U(ġ)J)i*n,hH,H-_+(i¨¨¨¨ 4)3H+i0H+iÀ)iĉ(Ĥ2((H+H+W)Ħ)c)H+H+P)Ģ)^)H+H)b(H+H-_+(H+j§_*¨)H+j§_*°)H+i(^*¤H+j¨¨¨¨¨)_*H+8UI-H+P*¨)I*H+i(^*¨)H+iĜ(8Ģ)H+P* J)i(b(4H)H*^*0H)H-_+(H+i)^*¤H+i¸)J)H+iĘ(Ĥ2((H+H+P*´)^*À*H+H+Q*¬)_+¸*H+H+Q*¤_+°*H+H+Q*_+¨*H,H)i´)Ĥ2((H,j0_+¸)i(3^*´)H+iÈ*L(H,Q+(I-*hH(*§H,P*´)J*i¨¨¨¨ n,hH(H-_*,i)4)3H,iÀ)J+H,i0i¬)Ĥ2((H,Q+¸)I.i0iÀ)8Ö)J)m5)H)H-_+(H)i0H+i¬)Ĥ2((H)H._+¸)H)H*^*´)H(iÄÏè(^*0H(H)^*,i(3^*(H,iÈ*L(4)3i0iÀ)8Ð+(33ö+**§*¦*hK(iØ,J,L(K(iØ,J+L(H+iÀ*H)iïÇè(H)CH*iĎ)H)C8/H+Q+À*I-H,*§H+U(°,J)i*n,hH,H-_+(i¨¨¨¨ 4)3H+i0H+iÈ*iĐ)Ĥ2((H+H+P(´,^(Ĝ)H+H+P(±,^(ę)H+H)b(Ę)H+H-_+(H+j§_*°*H+j§_*¸*H+i(^*¬*H+j¨¨¨¨¨)_*Ĥ)H+H+iĤ)8=H+iÀ*J)H+iĠ)Ĥ2((H+H+P*¼*^*Ð,H+H+Q*´*_+È,H+H+Q*¬*_+À,H+H+Q*Ĥ)_+¸,H,H)i¼*Ĥ2((H,j0_+À*i(3^*¼*H+iØ,L(H,Q+(I-*hH(*§H,P*¼*J*i¨¨¨¨ n,hH(H-_*,i)4)3H,iÈ*J+H,i0i´*Ĥ2((H,Q+À*I.i0iÈ*8Ö)J)m5)H)H-_+(H)i0H+i´*Ĥ2((H)H._+À*H)H*^*¼*H(iÔÊè(^*0H(H)^*,i(3^*(H,iØ,L(4)3i0iÈ*8Ð+(33Ô3*-§5¦*hK(iÈ*J,L(H,i0I-K(i¸*J+L(H+iÐ)H)iðÏè(H)CH*i`H)C89H+Q+Ð)I0*hH+U(ą)J)i*n,hH-i¨¨¨¨ ^*¤H-H0_+(4)3H+H+Q(ý)_(]H+H+Q+ø)_+XH+H+Q+ð)_+PH+H+Q+è)_+HH+H+Q+à)_+@H+H+Q+Ø)_+8H+H+W)Ć)c)fH+H)b(eH+j§_*xH+j§_*H+H0_+0H+i(^*tH+j¨¨¨¨¨)_*li¨Òé(Q+(I2iĠÑé(Q+(I3iĘÑé(Q+(I4iĐÑé(Q+(I1iĈÑé(Q+(I5H+Y(XI6H+Y(dI7H+Y([I8H+U(ZI*H+Q+PI9H+Q+HI:H+Q+@I;H+Q+8I<H+P*xI.H+i(^*xH+iì(8Ģ)H+P*pJ)i(b(4H)H.^*0H)H1H<­jē¯þ­ĐðÉČĉ(¥J1jF°H1­jáó»ďùĕ¹Ôç§¦J1jC°H1­jēËìÁÙßºĐ¼§¦J1jG°H1­H0H5­jē¯þ­ĐðÉČĉ(¥J0jF°H0­jáó»ďùĕ¹Ôç§¦J0jC°H0­jēËìÁÙßºĐ¼§¦J0jG°H0­¤H4H;­jē¯þ­ĐðÉČĉ(¥J0jF°H0­jáó»ďùĕ¹Ôç§¦J0jC°H0­jēËìÁÙßºĐ¼§¦J0jG°H0­¤H3H:­jē¯þ­ĐðÉČĉ(¥J0jF°H0­jáó»ďùĕ¹Ôç§¦J0jC°H0­jēËìÁÙßºĐ¼§¦J0jG°H0­¤H2H9­jē¯þ­ĐðÉČĉ(¥J0jF°H0­jáó»ďùĕ¹Ôç§¦J0jC°H0­jēËìÁÙßºĐ¼§¦J0jG°H0­¤H6j0®H7j8®¬H8jħ)H*C¬jē¯þ­ĐðÉČĉ(¥jčõğîO­jáó»ďùĕ¹Ôç§¦J0jC°H0­jēËìÁÙßºĐ¼§¦J0jG°­H0­_+(i)I*H+i)^*tH+iÄ)H+i08 H+i+b(Ê)H+i)^*À)H+H+Q+`_+¸)H+H+Q+X_+°)H+H+Q+P_+¨)H+H+Q+H_+ H+H+Q+@_+H+H+Q+8_+H+H+Q+0_+H+i(^*Ø)H+j¨¨¨¨8_*Ð)H+iĈ(H+iÐ)8}H+P*Ô)I)H+P*Ð)H+P*Ø)i`n,hH)Q((jĚĄ±³ßõÀßĚ(­H)i0Q((j×Ĉé«¯¶ÄàĘ(­¬H)i8Q((jĘĆĈġªď³ÄW­H)i@Q((jàĆèª­²¼Ðø(­¬¬H)iHQ((jøÈå¹čñøÐó(­H)iPQ((jêÄñªĚ¶ðÍù(­¬H)iXQ((jēĊ©đª¬´¸Y­¬¬j(zI*3H+iÐ)J/H+iĈ(ið(Ĥ2((H+H+P*^*°*H+H+Q*|_+¨*H+H+Q*t_+Ġ)H+H+Q*l_+Ę)H-H/iČ(Ĥ2((H-H*b(°)H-i(^*¬)H-j¨¨¨¨8_*¤H-j,_*H-j(_*H-j¨¨¨¨¨)_*m5(H)i)8ä)3H+i¸*L(H,Q+0I0*hH(*§H,P*¬)J*i¨¨¨¨ n,hH(H0_*,i)4)3H,iÐ)J+H,i8iĜ(Ĥ2((H,H,Q+¸)_+È)H,H,Q+°)_+À)i0i¸)8Ö)J)m5)H)H0_+(H)i0H+iĜ(Ĥ2((H)H*^*¤H(iÄÐè(^*0H(H)^*,H)H,Q+À)_+¨)H)H,Q+È)_+°)i(3^*(H,iÈ*L(4)3i0i¸)8Ð+(33Ú.*,§)¦*hK(iÈ+J,L(K(iØ+J+L(H+i¸*H)iÏËè(H)CH*iĝ(H)C8;H+Q+¸*I/*hH+U(Ę*J*i*n,hH,i¨¨¨¨ ^*Ü)H,H/_+(4)3H+i0H+i¸*i0iĀ(Ĥ2((H+H+Q(Ġ*_(H+H+Q(ę*_(H+H*b(H+H/_+(H+j§_*¨)H+j§_*°)i(I)H+i(^*¤H+j¨¨¨¨¨)_**hH+U(J-i*o,hH+P*xi)o5)H*5)H-i)o5)H+U(i)5)3H+8mI/H+P*¨)I*H+i(^*¨)H+iĜ(8Ģ)H+P* J)i(b(4H)H*^*0H)H/_+(i)I)H+i)^*¤3H+H+W)c)°*H+H+P)~^*¬*H+i¸)J*H+iĘ(Ĥ2((H+H)^*¨*H+i+b(²*H+i(^*À*H+j¨¨¨¨8_*¸*H*H+i¸*8EH+P*¼*I*H+P*¸*i)I)H+P*À*iĝ(n,hH*iÏËè(iĝ(8Ó*i(oI)3H+i¸*J.H+i¸)i¨)Ĥ2((H+H+P*´)^*Ð+H+H+Q*¬)_+È+H+H+Q*¤_+À+H+H+Q*_+¸+H,H.iÄ)Ĥ2((H,H)b(è)H,i(^*ä)H,j¨¨¨¨8_*Ü)H,j,_*Ô)H,j(_*Ì)H,j¨¨¨¨¨*_*Ä)m5(H*i)8ä)3H+iØ+L(H,Q+(I/*hH(*§H,P*Ü)J*i¨¨¨¨ n,hH(H/_*,i)4)3H,iĘ)J+H,i0iÔ)Ĥ2((H,H,Q+ð)_+Đ)H,H,Q+è)_+Ĉ)H,H,Q+à)_+Ā)i8iø)8Ö)J)m5)H)H/_+(H)i0H+iÔ)Ĥ2((H)H*^*Ü)H(iĄÌè(^*0H(H)^*,H)H,Q+Ā)_+à)H)H,Q+Ĉ)_+è)H)H,Q+Đ)_+ð)i(3^*(H,iÈ+L(4)3i8iø)8Ð+(334(H(H)Q*_+(35(H(H)Q*Ô)_+(35(H(H)Q*Ü*_+(32(H(H)H*8p32(H(H)H*8r32(H(H)H*8q32(H(H)H*8l34(H(H)Q*(_+(3f))§K(i8J*L(H*H)^*4H*H(^*0H*i0J(P*(H(P*,iĤùé(P*(J(iĎ)H(C9(((3A(H)P*(iĠÕé(i-H)P*,P*49-(35(H)i«Øé(i@8f35(H)iċ×é(iH8f31(H(H)8ħ)3Ď))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H*i)^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H)i0H(P*,H(P*0P*p9((H)P*4H)i<8ÿ*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)H)i<8ą*H)P*(J(i)H(CH)P*,i(H(C8¾+(33û))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*,H(P*0P*l9,(H)i<8ý*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8ă*H)P*0J(i)H(CH)P*4i(H(C8¾+(33û))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*,H(P*0P*h9,(H)i<8ý*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8ă*H)P*0J(i)H(CH)P*4i(H(C8¾+(33ü))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(J*iĦħħħ/s,hi÷(I(iĢ¹è(I*4)3H(H*i)^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,^*<H(P*DH)i<8ā*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8Ć*H)P*0J(i)H(CH)P*4i(H(C8¾+(33÷))+§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I*4)3H(P*(,hi÷(I(iĢ¹è(I*4)3H(i§^*(H(i0J*H*P*(i)J+^*(H+m,h(3H)H*^*DH)H(^*@H)H(i,J*^*<H*8Ċ)H(P*HH)i<8þ*H)iHL(4)3H)H(^*DH)H*^*@H)i(^*<H)i0H)i<8Ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(33®*)-§*§K(iHJ)L(*hH(m,hiCI(ić¹è(I+4)3H(P*(,hi÷(I(iĢ¹è(I+4)3H(i§^*(H(i0J*H*P*(i)J,^*(H,,hH)H*^*DH)H(^*@H)H(i,^*<H(P*LJ*H(P*PJ,P*<9,(H(P*,i)o,§i(-H(P*0J+H*H,P*@9,(u3I*H(H+^*0H(H*^*,H)i<8þ*H)iHL(4*3(3H)H(^*DH)H+^*@H)i(^*<H)i0H)i<8Ą*H)P*0J(i)H(CH)P*4i(H(C8¾+(33?*))§H(8,I)8¶)J*H)N)H*34(i¸úé(i)b((31(H(i(^*(30(H(P*¼)3/(H(P*30(H(P*Ä*3,(i)3,(i)3,(i)3/(iÈÎè(3/(iÄÌè(3/(i¨Ðè(3/(iØÉè(3+((3*(33ÿÅ)Þ,(i¨¨è(3ãBU¡ UUUUUUUUU¢UU¡UU¡UUUUUUUUUUUUU¡UUUUUUUUUUUU UUU¡UUUUUUUUUUUU¡UUUUUU¡UUUUU¡Hèè(è)fè()Hè)bè(>H HHHè5HHHHè(H HHHbHHHHè:HHH HHè(:HH HèJHHHHHHHHè(8HH HèJHHHHHHHHè(pHHH|HtH{HHHHHbHè(è*bHè()Hè)Hè(WWW¡V(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWW¡WWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWW¡W¡WWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WWU¡UXV[VYX_WWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWV(WWWV(WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWUXVY^VYWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WW^`ZX]`XY_ZX`[^a[__a^W¡WWWWV(WWUUUXV^V]WWV(è)b(è,HXHY()Hè)Hè)Hè)Hè)H(è)1è)1è)1è)1è)2((Ă/8((((a(((:(((HHHHHzHHHHHHHHHHHHHHHHHHHHHHnUU¡m 0()*+,-./0123456789:;<=>?@ABCDE()*+,-./01234567()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklm((((0(((,(((+(((,(((-(((.(((((((0(((,(((/(((,(((0(((1(((((((0(((,(((2(((,(((3(((4(((XVYVX(((µ/8(t(((ñ7((5(((1(((3(((4(((6(((9(((4(((;(((9(((9(((9(((9(((2(((:(((7(((0(((7(((7(((<(((:(((4(((9(((7(((7(((4(((3(((4(((5(((6(((3(((2(((î(8(÷(8(Ă(8(Ď(8(Ĝ(8(-)8(9)8(L)8(])8(n)8()8()8()8(¬)8(»)8(Ã)8(Ò)8(á)8(õ)8(ć)8(ē)8(Ĥ)8(3*8(B*8(N*8(Y*8(e*8(r*8(*8(*8(.(((1(((,(((0(((2(((0(((.(((,(((/(((0(((-(((-((((8(¤(8(­(8(±(8(¹(8(Ã(8(Ë(8(Ñ(8(Õ(8(Ü(8(ä(8(é(8(3(((.(((3(((.(((3(((2(((-(((1(((6(((9(((-(((5(((((8(3(8(9(8(D(8(J(8(U(8(_(8(d(8(m(8({(8((8((8(1(((1(((1(((3(((5(((3(((1(((,(((;(((5(((3(((6(((4(((3(((5(((6(((*8(*8(§*8(°*8(»*8(È*8(Ó*8(Ü*8(à*8(ó*8(Ā*8(ċ*8(ę*8(ĥ*8(0+8(=+8(5(((a08(S(((](((6(((iHH¢HUHHHHH((ó,8(((((((5(((Ā-8(w(((Ô)((A(((((((ħħħħħħħħX58(iðÂè(3Í,HH¡HHHH((b(((c(((d(((e(((P.8(R(((ð(((T(((P.8(R(((ã(((H(((HHHH57774776777777777777777777777777777777777777777777777777/777+773m°-8(w(((õ)((_(((,8(?(((a(((7(((v(((4(((,(((w(((Ç.8(@(((Â(((>(((((((0(((,(((x(((y(((y(((((((0(((,(((z((({((({(((((((0(((,(((|(((}(((}(((((((0(((,(((~(((((((((wYwZw[w\\w]w^w_w`wawYXnYnZn[n\\n]n^n_n`nanYXnYYnYZnY[nY\\nY]nY^nY_nY`nYanZXnZYnZZnZ[nZ\\nZ]nZ^nZ_nZ`nZa|Y|Z|[|\\|]|^|_|`|a|YX|YY|YZ|Y[|Y\\|Y]|Y^|Y_|Y`|Ya|ZX|ZYlYlZl[l\\l]l^l_l`lalYXU(((((0(((,(((((((iĠÆè(3±,)(((((((((s(((((((y(((()((((()(((((())((UWW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvz¤WW`W`W`W`WxxxxxxxxWzvjysjvzHYbHsy¤sy¤sy¤syHU¤U¤U¤UHX¤X¤X¤XHU¤U¤U¤UHRRRRHY(((å78(2(((ï78(Ď(((((((((,0(((((x)((0(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((H)((0(((((((((((( (((¡(((¢(((,+*)((((ħ(((((((j(((((((L(((((((©(((((((0(((((((8(i¸Ëè(3µ.)(((£(((¤(((U`WZZWYYWYYWYYWYYWZZW`W`WZxxxxZWYxzvvzxYWYxjsyjxYWYxjysjxYWYxzvvzxYWZxxxxZW`HHYHXHYHUÄ98(3(((Ï98((((¥(((¦((()8((§(((È(((8(((¨(((©(((ª(((«(((¬(((­(((®(((ø(((8(((¯(((°(((±(((²(((³(((´(((µ(((¶(((·(((¸(((¹(((º(((»(((¼(((½(((¾(((¿(((À(((Á(((Â(((Ã((((<8(Ø88(H;8(D:8(¢WW`W`W`W`WxxxxxxxxWzvjysjvz¤`W`W`W`W`W`W`W`HHsyHUHXHYHRRHUô:8(/(((û:8(u(((Ä(((Å(((*0((Æ(((ð(((0(((Ç(((È(((É(((Ê(((Ë(((Ì(((Í(((Î(((Ï(((Ð(((Ñ(((Ò(((Ó(((Ô(((Õ(((Ö(((×(((Ø(((Ù(((Ú(((Û(((Ü(((À(((0(((Ý(((Þ(((ß(((à(((á(((â((( WW`W`W`W`WxxxxxxxxWzvjysjvzHHsyHUHXHYè;8(0(((ð;8(`(((ã(((ä((()0((å(((¸(((0(((æ(((ç(((è(((é(((ê(((ë(((ì(((í(((î(((ï(((ð(((ñ(((ò(((ó(((ô(((õ(((ö(((÷(((ø(((ù(((ú(((û((((((0(((ü(((ý(((þ(((ÿ(((Ā(((ā(iÐÑè(3M)(((h((((+*,()--Ă(((4(((,(((ă(((Ą(((ą(iĀÑè(3É))(((Ć(((Hl¡HHHHH ¡({.8(s(((3((6(((HHHH(((((((,(((,(((ć(((u(((((((,(((,(((ć(((u(((((((,(((,(((ć(((u(i¬Óè(35)(((Ĉ(((ĉ(((ĉ(iÄÓè(35)(((Ĉ(((ĉ(((ĉ(iÜÓè(35)(((Ĉ(((ĉ(((ĉ(iôÓè(3Ĥ3)(((Ĉ(((ĉ(((ĉ(((((((,(((,(((ć(((u(((YbZbHUHHH)*+,-.(((((,(((,(((Ċ(((ċ(((((((,(((,(((Č(((č(((à.8(L(((}*((I(((à.8(L(((~*((e(((à.8(L(((*((J(((à.8(L(((|*((e((()*2-.3((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((+(((*(((*(((*(((*(((*(((*(((*(((*(((*(((+(((Ô68(Ö68(Ø68(Ú68(Ü68(Þ68(à68(â68(ä68(æ68(é68(ë68(í68(ï68(ñ68(ó68(õ68(÷68(ù68(û68(þ68(ā68(Ą68(ć68(Ċ68(č68(Đ68(ē68(Ė68(ę68(Ĝ68(ğ68(Ģ68(ĥ68((78(+78(.78(178(478(778(978(;78(=78(?78(A78(C78(E78(G78(I78(L78(O78(R78(U78(X78([78(^78(a78(d78(g78(j78(m78(o78(q78(s78(u78(w78(y78({78(}78(78(x(((v(((j(((z(((y(((s(((((((((((((((((((((((((*+((((((-/((((((26((((((<D((((((P`((((((x((((((ÈĈ((((((hè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*+(((((/-/(((((626(((((D<D(((((`P`(((((x(((((ĈÈĈ(((((èhè((((((+*((((((/-((((((62((((((D<((((((`P((((((x((((((ĈÈ((((((èhĦ(((((((()))))))(*,08Hh¨((((((((ĥ((((((((*******(,08Hh¨(()((((((ģ((((((((,,,,,,,(08Hh¨(((*)(((((ğ((((((((0000000(8Hh¨((((,*)((((ė((((((((8888888(Hh¨(((((0,*)(((ć((((((((HHHHHHH(h¨((((((80,*)((ç((((((((hhhhhhh(¨(((((((H80,*)(§((((((((¨¨¨¨¨¨¨(iùßè(3Ġ)hH80,*)(Ħ(((((()())))))((*,08Hh*((((((((ĥ((((((*(******)(,08Hh¨,()((((((ģ((((((,(,,,,,,*(08Hh¨(0(*)(((((ğ((((((0(000000,(8Hh¨((8(,*)((((ė((((((8(8888880(Hh¨(((H(0,*)(((ć((((((H(HHHHHH8(h¨((((h(80,*)((ç((((((h(hhhhhhH(¨(((((¨(H80,*)(§((((((¨(¨¨¨¨¨¨h(iúáè(3Ġ)hH80,*((Ħ((((())()))))(((*,08H,*((((((((ĥ(((((**(*****()(,08Hh0,()((((((ģ(((((,,(,,,,,)*(08Hh¨80(*)(((((ğ(((((00(00000*,(8Hh¨(H8(,*)((((ė(((((88(88888,0(Hh¨((hH(0,*)(((ć(((((HH(HHHHH08(h¨(((¨h(80,*)((ç(((((hh(hhhhh8H(¨(((((¨(H80,*((§(((((¨¨(¨¨¨¨¨Hh(iûãè(3Ġ)hH80,(((Ħ(((()))())))((((*,080,*((((((((ĥ((((***(****(()(,08H80,()((((((ģ((((,,,(,,,,()*(08HhH80(*)(((((ğ((((000(0000)*,(8Hh¨hH8(,*)((((ė((((888(8888*,0(Hh¨(¨hH(0,*)(((ć((((HHH(HHHH,08(h¨(((¨h(80,*(((ç((((hhh(hhhh08H(¨(((((¨(H80,(((§((((¨¨¨(¨¨¨¨8Hh(iüåè(3Ġ)hH80((((Ħ((())))()))(((((*,080,*((((((((ĥ(((****(***((()(,08H80,()((((((ģ(((,,,,(,,,(()*(08HhH80(*)(((((ğ(((0000(000()*,(8Hh¨hH8(,*)((((ė(((8888(888)*,0(Hh¨(¨hH(0,*((((ć(((HHHH(HHH*,08(h¨(((¨h(80,((((ç(((hhhh(hhh,08H(¨(((((¨(H80((((§(((¨¨¨¨(¨¨¨08Hh(iýçè(3Ġ)hH8(((((Ħ(()))))())((((((*,H80,*((((((((ĥ((*****(**(((()(,0hH80,()((((((ģ((,,,,,(,,((()*(08¨hH80(*)(((((ğ((00000(00(()*,(8H(¨hH8(,*(((((ė((88888(88()*,0(Hh((¨hH(0,(((((ć((HHHHH(HH)*,08(h¨(((¨h(80(((((ç((hhhhh(hh*,08H(¨(((((¨(H8(((((§((¨¨¨¨¨(¨¨,08Hh(iþéè(3Ġ)hH((((((Ħ())))))()(((((((*hH80,*((((((((ĥ(******(*((((()(,¨hH80,()((((((ģ(,,,,,,(,(((()*(0(¨hH80(*((((((ğ(000000(0((()*,(8((¨hH8(,((((((ė(888888(8(()*,0(H(((¨hH(0((((((ć(HHHHHH(H()*,08(h((((¨h(8((((((ç(hhhhhh(h)*,08H(¨(((((¨(H((((((§(¨¨¨¨¨¨(¨*,08Hh(iÿëè(38h(((((((Ħ)))))))(iĘëè(3ć)¨hH80,*((((((((ĥ*******((((((()((¨hH80,((((((((ģ,,,,,,,(((((()*(((¨hH80((((((((ğ0000000((((()*,((((¨hH8((((((((ė8888888(((()*,0(((((¨hH((((((((ćHHHHHHH((()*,08((((((¨h((((((((çhhhhhhh(()*,08H(((((((¨((((((((§¨¨¨¨¨¨¨()*,08Hh(iāíè(3Ħ+,*((((((0-((((((92((((((J<((((((lP((((((°x((((((8È((((((Hh(((((,(,*((((0(0-((((9(92((((J(J<((((l(lP((((°(°x((((8(8È((((H(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,*(((-0(0-(((29(92(((<J(J<(((Pl(lP(((x°(°x(((È8(8È(((hH(Hh((((*,(,((((-0(0((((29(9((((<J(J((((Pl(l((((x°(°((((È8(8((((hH(H(((((*,((((((-0((((((29((((((<J((((((Pl((((((x°((((((È8((((((hH(iĈñè(3**+(iĘñè(3*-/(i¨òè(3*26(i¸òè(3*<D(iÈòè(3*P`(iØòè(3*x(ièòè(3*ÈĈ(iøòè(3*hè(iĈòè(3++*+(iĘòè(3+/-/(i¨óè(3+626(i¸óè(3+D<D(iÈóè(3+`P`(iØóè(3+x(ièóè(3+ĈÈĈ(iøóè(3+èhè(iĉóè(3++*+(ięóè(3+/-/(i©ôè(3+626(i¹ôè(3+D<D(iÉôè(3+`P`(iÙôè(3+x(iéôè(3+ĈÈĈ(iùôè(3+èhè(iĊôè(3++*+(iĚôè(3+/-/(iªõè(3+626(iºõè(3+D<D(iÊõè(3+`P`(iÚõè(3+x(iêõè(3+ĈÈĈ(iúõè(3+èhè(iċõè(3++*+(iěõè(3+/-/(i«öè(3+626(i»öè(3+D<D(iËöè(3+`P`(iÛöè(3+x(iëöè(3+ĈÈĈ(iûöè(3+èhè(iČöè(3++*+(iĜöè(3+/-/(i¬÷è(3+626(i¼÷è(3+D<D(iÌ÷è(3+`P`(iÜ÷è(3+x(iì÷è(3+ĈÈĈ(iü÷è(3+èhè(ič÷è(3++*+(iĝ÷è(3+/-/(i­øè(3+626(i½øè(3+D<D(iÍøè(3+`P`(iÝøè(3+x(iíøè(3+ĈÈĈ(iýøè(3+èhè(iĎøè(3++*+(iĞøè(3+/-/(i®ùè(3+626(i¾ùè(3+D<D(iÎùè(3+`P`(iÞùè(3+x(iîùè(3+ĈÈĈ(iþùè(3+èhè(iďùè(3++*+(iğùè(3+/-/(i¯úè(3+626(i¿úè(3+D<D(iÏúè(3+`P`(ißúè(3+x(iïúè(3+ĈÈĈ(iÿúè(3+èhè(iĐúè(3++*+(iĠúè(3+/-/(i°ûè(3+626(iÀûè(3+D<D(iÐûè(3+`P`(iàûè(3+x(iðûè(3+ĈÈĈ(iĀûè(3+èhè(iđûè(3++*+(iġûè(3+/-/(i±üè(3+626(iÁüè(3+D<D(iÑüè(3+`P`(iáüè(3+x(iñüè(3+ĈÈĈ(iāüè(3+èhè(iĒüè(3++*+(iĢüè(3+/-/(i²ýè(3+626(iÂýè(3+D<D(iÒýè(3+`P`(iâýè(3+x(iòýè(3+ĈÈĈ(iĂýè(3+èhè(iēýè(3++*+(iģýè(3+/-/(i³þè(3+626(iÃþè(3+D<D(iÓþè(3+`P`(iãþè(3+x(ióþè(3+ĈÈĈ(iăþè(3+èhè(iĔþè(3++*+(iĤþè(3+/-/(i´ÿè(3+626(iÄÿè(3+D<D(iÔÿè(3+`P`(iäÿè(3+x(iôÿè(3+ĈÈĈ(iĄÿè(3+èhè(iĕÿè(3++*+(iĥÿè(3+/-/(iµĀè(3+626(iÅĀè(3+D<D(iÕĀè(3+`P`(iåĀè(3+x(iõĀè(3+ĈÈĈ(iąĀè(3+èhè(iĖĀè(3*+*(iĦĀè(3*/-(i¶āè(3*62(iÆāè(3*D<(iÖāè(3*`P(iæāè(3*x(iöāè(3*ĈÈ(iĆāè(3+èhĦ(ięāè(3?)))))))))))))))(*,08Hh¨(iÈĂè(3)ĥ(iÙĂè(3>***************(,08Hh¨(iùĂè(3))(iĈĂè(3)ģ(ięĂè(3=,,,,,,,,,,,,,,,(08Hh¨(i¹ăè(3**)(iÈăè(3)ğ(iÙăè(3<000000000000000(8Hh¨(iùăè(3+,*)(iĈăè(3)ė(ięăè(3;888888888888888(Hh¨(i¹Ąè(3,0,*)(iÈĄè(3)ć(iÙĄè(3:HHHHHHHHHHHHHHH(h¨(iùĄè(3-80,*)(iĈĄè(3)ç(ięĄè(39hhhhhhhhhhhhhhh(¨(i¹ąè(3.H80,*)(iÈąè(3)§(iÙąè(37¨¨¨¨¨¨¨¨¨¨¨¨¨¨¨(iùąè(3/hH80,*)(iĉąè(3)Ħ(iĘąè(3I)())))))))))))))((*,08Hh¨(((((((*(iÉĆè(3)ĥ(iØĆè(3K*(**************)(,08Hh¨((((((((,()(iĉĆè(3)ģ(iĘĆè(3?,(,,,,,,,,,,,,,,*(08Hh¨(i¸ćè(3,0(*)(iÉćè(3)ğ(iØćè(3>0(00000000000000,(8Hh¨(iøćè(3-8(,*)(iĉćè(3)ė(iĘćè(3=8(888888888888880(Hh¨(i¸Ĉè(3.H(0,*)(iÉĈè(3)ć(iØĈè(3<H(HHHHHHHHHHHHHH8(h¨(iøĈè(3/h(80,*)(iĉĈè(3)ç(iĘĈè(3;h(hhhhhhhhhhhhhhH(¨(i¸ĉè(30¨(H80,*)(iÉĉè(3)§(iØĉè(39¨(¨¨¨¨¨¨¨¨¨¨¨¨¨¨h(iúĉè(3/hH80,*)(iĊĉè(3)Ħ(iĘĉè(3J))()))))))))))))(((*,08Hh¨((((((,*(iÊĊè(3)ĥ(iØĊè(3L**(*************()(,08Hh¨(((((((0,()(iĊĊè(3)ģ(iĘĊè(3M,,(,,,,,,,,,,,,,)*(08Hh¨((((((((80(*)(iÊċè(3)ğ(iØċè(3?00(0000000000000*,(8Hh¨(iøċè(3.H8(,*)(iĊċè(3)ė(iĘċè(3>88(8888888888888,0(Hh¨(i¸Čè(3/hH(0,*)(iÊČè(3)ć(iØČè(3=HH(HHHHHHHHHHHHH08(h¨(iøČè(30¨h(80,*)(iĊČè(3)ç(iĘČè(3<hh(hhhhhhhhhhhhh8H(¨(i¹čè(30¨(H80,*)(iÊčè(3)§(iØčè(3:¨¨(¨¨¨¨¨¨¨¨¨¨¨¨¨Hh(iûčè(3/hH80,*)(iċčè(3)Ħ(iĘčè(3K)))())))))))))))((((*,08Hh¨(((((0,*(iËĎè(3)ĥ(iØĎè(3M***(************(()(,08Hh¨((((((80,()(iċĎè(3)ģ(iĘĎè(3N,,,(,,,,,,,,,,,,()*(08Hh¨(((((((H80(*)(iËďè(3)ğ(iØďè(3O000(000000000000)*,(8Hh¨((((((((hH8(,*)(iċďè(3)ė(iĘďè(3?888(888888888888*,0(Hh¨(i¸Đè(30¨hH(0,*)(iËĐè(3)ć(iØĐè(3>HHH(HHHHHHHHHHHH,08(h¨(iùĐè(30¨h(80,*)(iċĐè(3)ç(iĘĐè(3=hhh(hhhhhhhhhhhh08H(¨(iºđè(30¨(H80,*)(iËđè(3)§(iØđè(3;¨¨¨(¨¨¨¨¨¨¨¨¨¨¨¨8Hh(iüđè(3/hH80,*)(iČđè(3)Ħ(iĘđè(3L))))()))))))))))(((((*,08Hh¨((((80,*(iÌĒè(3)ĥ(iØĒè(3N****(***********((()(,08Hh¨(((((H80,()(iČĒè(3)ģ(iĘĒè(3O,,,,(,,,,,,,,,,,(()*(08Hh¨((((((hH80(*)(iÌēè(3)ğ(iØēè(3P0000(00000000000()*,(8Hh¨(((((((¨hH8(,*)(iČēè(3)ė(iĘēè(3@8888(88888888888)*,0(Hh¨(i¹Ĕè(30¨hH(0,*)(iÌĔè(3)ć(iØĔè(3?HHHH(HHHHHHHHHHH*,08(h¨(iúĔè(30¨h(80,*)(iČĔè(3)ç(iĘĔè(3>hhhh(hhhhhhhhhhh,08H(¨(i»ĕè(30¨(H80,*)(iÌĕè(3)§(iØĕè(3<¨¨¨¨(¨¨¨¨¨¨¨¨¨¨¨08Hh(iýĕè(3/hH80,*)(ičĕè(3)Ħ(iĘĕè(3M)))))())))))))))((((((*,08Hh¨(((H80,*(iÍĖè(3)ĥ(iØĖè(3O*****(**********(((()(,08Hh¨((((hH80,()(ičĖè(3)ģ(iĘĖè(3P,,,,,(,,,,,,,,,,((()*(08Hh¨(((((¨hH80(*)(iÍėè(3)ğ(iØėè(3Q00000(0000000000(()*,(8Hh¨(((((((¨hH8(,*)(ičėè(3)ė(iĘėè(3A88888(8888888888()*,0(Hh¨(iºĘè(30¨hH(0,*)(iÍĘè(3)ć(iØĘè(3@HHHHH(HHHHHHHHHH)*,08(h¨(iûĘè(30¨h(80,*)(ičĘè(3)ç(iĘĘè(3?hhhhh(hhhhhhhhhh*,08H(¨(i¼ęè(30¨(H80,*)(iÍęè(3)§(iØęè(3=¨¨¨¨¨(¨¨¨¨¨¨¨¨¨¨,08Hh(iþęè(3/hH80,*)(iĎęè(3)Ħ(iĘęè(3N))))))()))))))))(((((((*,08Hh¨((hH80,*(iÎĚè(3)ĥ(iØĚè(3P******(*********((((()(,08Hh¨(((¨hH80,()(iĎĚè(3)ģ(iĘĚè(3Q,,,,,,(,,,,,,,,,(((()*(08Hh¨(((((¨hH80(*)(iÎěè(3)ğ(iØěè(3R000000(000000000((()*,(8Hh¨(((((((¨hH8(,*)(iĎěè(3)ė(iĘěè(3B888888(888888888(()*,0(Hh¨(i»Ĝè(30¨hH(0,*)(iÎĜè(3)ć(iØĜè(3AHHHHHH(HHHHHHHHH()*,08(h¨(iüĜè(30¨h(80,*)(iĎĜè(3)ç(iĘĜè(3@hhhhhh(hhhhhhhhh)*,08H(¨(i½ĝè(30¨(H80,*)(iÎĝè(3)§(iØĝè(3>¨¨¨¨¨¨(¨¨¨¨¨¨¨¨¨*,08Hh(iÿĝè(3/hH80,*)(iďĝè(3XĦ(((((((()))))))())))))))((((((((*,08Hh¨(¨hH80,*(iÏĞè(3Zĥ((((((((*******(********(((((()(,08Hh¨(((¨hH80,()(iďĞè(3[ģ((((((((,,,,,,,(,,,,,,,,((((()*(08Hh¨(((((¨hH80(*)(iÏğè(3\\ğ((((((((0000000(00000000(((()*,(8Hh¨(((((((¨hH8(,*)(iďğè(3Lė((((((((8888888(88888888((()*,0(Hh¨(i¼Ġè(30¨hH(0,*)(iÏĠè(3Kć((((((((HHHHHHH(HHHHHHHH(()*,08(h¨(iýĠè(30¨h(80,*)(iďĠè(3Jç((((((((hhhhhhh(hhhhhhhh()*,08H(¨(i¾ġè(30¨(H80,*)(iÏġè(3H§((((((((¨¨¨¨¨¨¨(¨¨¨¨¨¨¨¨)*,08Hh(iĀġè(3/hH80,*)(iĐġè(3@Ħ((((((())))))))()))))))(i±Ģè(37*,08Hh¨(¨hH80,*(iÐĢè(3Zĥ(((((((********(*******((((((()(,08Hh¨(((¨hH80,()(iĐĢè(3[ģ(((((((,,,,,,,,(,,,,,,,(((((()*(08Hh¨(((((¨hH80(*)(iÐģè(3\\ğ(((((((00000000(0000000((((()*,(8Hh¨(((((((¨hH8(,*)(iĐģè(3Lė(((((((88888888(8888888(((()*,0(Hh¨(i½Ĥè(30¨hH(0,*)(iÐĤè(3Kć(((((((HHHHHHHH(HHHHHHH((()*,08(h¨(iþĤè(30¨h(80,*)(iĐĤè(3Jç(((((((hhhhhhhh(hhhhhhh(()*,08H(¨(i¿ĥè(30¨(H80,*)(iÐĥè(3H§(((((((¨¨¨¨¨¨¨¨(¨¨¨¨¨¨¨()*,08Hh(iāĥè(3/hH80,*)(iđĥè(3?Ħ(((((()))))))))())))))(i²Ħè(37*,08Hh((¨hH80,*(iÑĦè(3Zĥ((((((*********(******(((((((()(,08Hh¨(((¨hH80,()(iđĦè(3[ģ((((((,,,,,,,,,(,,,,,,((((((()*(08Hh¨(((((¨hH80(*)(iÑħè(3\\ğ((((((000000000(000000(((((()*,(8Hh¨(((((((¨hH8(,*)(iđħè(3Lė((((((888888888(888888((((()*,0(Hh¨(i¾¨é(30¨hH(0,*)(iÑ¨é(3Kć((((((HHHHHHHHH(HHHHHH(((()*,08(h¨(iÿ¨é(30¨h(80,*)(iđ¨é(3Jç((((((hhhhhhhhh(hhhhhh((()*,08H(¨(iÀ©é(30¨(H80,*)(iÑ©é(3H§((((((¨¨¨¨¨¨¨¨¨(¨¨¨¨¨¨(()*,08Hh(iĂ©é(3.hH80,*(iĒ©é(3>Ħ((((())))))))))()))))(i³ªé(37*,08H(((¨hH80,*(iÒªé(3>ĥ(((((**********(*****(iñªé(3;)(,08Hh((((¨hH80,()(iĒªé(3[ģ(((((,,,,,,,,,,(,,,,,(((((((()*(08Hh¨(((((¨hH80(*)(iÒ«é(3\\ğ(((((0000000000(00000((((((()*,(8Hh¨(((((((¨hH8(,*)(iĒ«é(3Lė(((((8888888888(88888(((((()*,0(Hh¨(i¿¬é(30¨hH(0,*)(iÒ¬é(3Kć(((((HHHHHHHHHH(HHHHH((((()*,08(h¨(iĀ¬é(30¨h(80,*)(iĒ¬é(3Jç(((((hhhhhhhhhh(hhhhh(((()*,08H(¨(iÁ­é(3/¨(H80,*(iÒ­é(3H§(((((¨¨¨¨¨¨¨¨¨¨(¨¨¨¨¨((()*,08Hh(iă­é(3-hH80,(iē­é(3=Ħ(((()))))))))))())))(i´®é(37*,08((((¨hH80,*(iÓ®é(3=ĥ((((***********(****(iò®é(3;)(,08H(((((¨hH80,()(iē®é(3=ģ((((,,,,,,,,,,,(,,,,(i±¯é(3=)*(08Hh((((((¨hH80(*)(iÓ¯é(3\\ğ((((00000000000(0000(((((((()*,(8Hh¨(((((((¨hH8(,*)(iē¯é(3Lė((((88888888888(8888((((((()*,0(Hh¨(iÀ°é(30¨hH(0,*)(iÓ°é(3Kć((((HHHHHHHHHHH(HHHH(((((()*,08(h¨(iā°é(3/¨h(80,*(iē°é(3Jç((((hhhhhhhhhhh(hhhh((((()*,08H(¨(iÂ±é(3.¨(H80,(iÓ±é(3H§((((¨¨¨¨¨¨¨¨¨¨¨(¨¨¨¨(((()*,08Hh(iĄ±é(3,hH80(iĔ±é(3<Ħ((())))))))))))()))(iµ²é(37*,0(((((¨hH80,*(iÔ²é(3<ĥ(((************(***(ió²é(3;)(,08((((((¨hH80,()(iĔ²é(3<ģ(((,,,,,,,,,,,,(,,,(i²³é(3=)*(08H(((((((¨hH80(*)(iÔ³é(3<ğ(((000000000000(000(iñ³é(3?)*,(8Hh((((((((¨hH8(,*)(iĔ³é(3Lė(((888888888888(888(((((((()*,0(Hh¨(iÁ´é(3/¨hH(0,*(iÔ´é(3Kć(((HHHHHHHHHHHH(HHH((((((()*,08(h¨(iĂ´é(3.¨h(80,(iĔ´é(3Jç(((hhhhhhhhhhhh(hhh(((((()*,08H(¨(iÃµé(3-¨(H80(iÔµé(3H§(((¨¨¨¨¨¨¨¨¨¨¨¨(¨¨¨((((()*,08Hh(iąµé(3+hH8(iĕµé(3;Ħ(()))))))))))))())(i¶¶é(37*,((((((¨hH80,*(iÕ¶é(3;ĥ((*************(**(iô¶é(3;)(,0(((((((¨hH80,()(iĕ¶é(3;ģ((,,,,,,,,,,,,,(,,(i³·é(3=)*(08((((((((¨hH80(*)(iÕ·é(3;ğ((0000000000000(00(iò·é(3.)*,(8H(iā·é(3/¨hH8(,*(iĕ·é(3;ė((8888888888888(88(i±¸é(3/)*,0(Hh(iÂ¸é(3.¨hH(0,(iÕ¸é(3Kć((HHHHHHHHHHHHH(HH(((((((()*,08(h¨(iă¸é(3-¨h(80(iĕ¸é(3Jç((hhhhhhhhhhhhh(hh((((((()*,08H(¨(iÄ¹é(3,¨(H8(iÕ¹é(3H§((¨¨¨¨¨¨¨¨¨¨¨¨¨(¨¨(((((()*,08Hh(iĆ¹é(3*hH(iĖ¹é(3:Ħ())))))))))))))()(i·ºé(37*(((((((¨hH80,*(iÖºé(3:ĥ(**************(*(iõºé(3;)(,((((((((¨hH80,()(iĖºé(3:ģ(,,,,,,,,,,,,,,(,(i´»é(3,)*(0(iÁ»é(3/¨hH80(*(iÖ»é(3:ğ(00000000000000(0(ió»é(3-)*,(8(iĂ»é(3.¨hH8(,(iĖ»é(3:ė(88888888888888(8(i²¼é(3.)*,0(H(iÃ¼é(3-¨hH(0(iÖ¼é(3:ć(HHHHHHHHHHHHHH(H(iñ¼é(3/)*,08(h(iĄ¼é(3,¨h(8(iĖ¼é(3Jç(hhhhhhhhhhhhhh(h(((((((()*,08H(¨(iÅ½é(3+¨(H(iÖ½é(3H§(¨¨¨¨¨¨¨¨¨¨¨¨¨¨(¨((((((()*,08Hh(ić½é(3)h(iė½é(38Ħ)))))))))))))))(iÀ¾é(3/¨hH80,*(i×¾é(38ĥ***************(iö¾é(3))(iā¾é(3.¨hH80,(iė¾é(38ģ,,,,,,,,,,,,,,,(iµ¿é(3*)*(iÂ¿é(3-¨hH80(i×¿é(38ğ000000000000000(iô¿é(3+)*,(iă¿é(3,¨hH8(iė¿é(38ė888888888888888(i³Àé(3,)*,0(iÄÀé(3+¨hH(i×Àé(38ćHHHHHHHHHHHHHHH(iòÀé(3-)*,08(iąÀé(3*¨h(iėÀé(38çhhhhhhhhhhhhhhh(i±Áé(3.)*,08H(iÆÁé(3)¨(i×Áé(38§¨¨¨¨¨¨¨¨¨¨¨¨¨¨¨(iðÁé(3/)*,08Hh(iĉÁé(3*,*(ięÁé(3*0-(i©Âé(3*92(i¹Âé(3*J<(iÉÂé(3*lP(iÙÂé(3*°x(iéÂé(3*8È(iùÂé(3*Hh(iĈÂé(3,,(,*(iĘÂé(3,0(0-(i¨Ãé(3,9(92(i¸Ãé(3,J(J<(iÈÃé(3,l(lP(iØÃé(3,°(°x(ièÃé(3,8(8È(iøÃé(3,H(Hh(iĈÃé(3-*,(,*(iĘÃé(3--0(0-(i¨Äé(3-29(92(i¸Äé(3-<J(J<(iÈÄé(3-Pl(lP(iØÄé(3-x°(°x(ièÄé(3-È8(8È(iøÄé(3-hH(Hh(iĉÄé(3-*,(,*(ięÄé(3--0(0-(i©Åé(3-29(92(i¹Åé(3-<J(J<(iÉÅé(3-Pl(lP(iÙÅé(3-x°(°x(iéÅé(3-È8(8È(iùÅé(3-hH(Hh(iĊÅé(3-*,(,*(iĚÅé(3--0(0-(iªÆé(3-29(92(iºÆé(3-<J(J<(iÊÆé(3-Pl(lP(iÚÆé(3-x°(°x(iêÆé(3-È8(8È(iúÆé(3-hH(Hh(iċÆé(3-*,(,*(iěÆé(3--0(0-(i«Çé(3-29(92(i»Çé(3-<J(J<(iËÇé(3-Pl(lP(iÛÇé(3-x°(°x(iëÇé(3-È8(8È(iûÇé(3-hH(Hh(iČÇé(3-*,(,*(iĜÇé(3--0(0-(i¬Èé(3-29(92(i¼Èé(3-<J(J<(iÌÈé(3-Pl(lP(iÜÈé(3-x°(°x(iìÈé(3-È8(8È(iüÈé(3-hH(Hh(ičÈé(3-*,(,*(iĝÈé(3--0(0-(i­Éé(3-29(92(i½Éé(3-<J(J<(iÍÉé(3-Pl(lP(iÝÉé(3-x°(°x(iíÉé(3-È8(8È(iýÉé(3-hH(Hh(iĎÉé(3-*,(,*(iĞÉé(3--0(0-(i®Êé(3-29(92(i¾Êé(3-<J(J<(iÎÊé(3-Pl(lP(iÞÊé(3-x°(°x(iîÊé(3-È8(8È(iþÊé(3-hH(Hh(iďÊé(3-*,(,*(iğÊé(3--0(0-(i¯Ëé(3-29(92(i¿Ëé(3-<J(J<(iÏËé(3-Pl(lP(ißËé(3-x°(°x(iïËé(3-È8(8È(iÿËé(3-hH(Hh(iĐËé(3-*,(,*(iĠËé(3--0(0-(i°Ìé(3-29(92(iÀÌé(3-<J(J<(iÐÌé(3-Pl(lP(iàÌé(3-x°(°x(iðÌé(3-È8(8È(iĀÌé(3-hH(Hh(iđÌé(3-*,(,*(iġÌé(3--0(0-(i±Íé(3-29(92(iÁÍé(3-<J(J<(iÑÍé(3-Pl(lP(iáÍé(3-x°(°x(iñÍé(3-È8(8È(iāÍé(3-hH(Hh(iĒÍé(3-*,(,*(iĢÍé(3--0(0-(i²Îé(3-29(92(iÂÎé(3-<J(J<(iÒÎé(3-Pl(lP(iâÎé(3-x°(°x(iòÎé(3-È8(8È(iĂÎé(3-hH(Hh(iēÎé(3-*,(,*(iģÎé(3--0(0-(i³Ïé(3-29(92(iÃÏé(3-<J(J<(iÓÏé(3-Pl(lP(iãÏé(3-x°(°x(ióÏé(3-È8(8È(iăÏé(3-hH(Hh(iĔÏé(3,*,(,(iĤÏé(3,-0(0(i´Ðé(3,29(9(iÄÐé(3,<J(J(iÔÐé(3,Pl(l(iäÐé(3,x°(°(iôÐé(3,È8(8(iĄÐé(3,hH(H(iĕÐé(3**,(iĥÐé(3*-0(iµÑé(3*29(iÅÑé(3*<J(iÕÑé(3*Pl(iåÑé(3*x°(iõÑé(3*È8(iąÑé(3È+hH(×õE£aÐHĊé*±ĔU2¹ö~¿DĆ]¿ĕ·)ăČ<3Eò²[Ċċë±Ë4c+(ĈėÕāÍåÿ5ZČĉó^^½ėØy~ÆæĦz×Ö((((0(((,(((Đ(((đ(((Ē(((ē(((Ĕ(((8(((,(((ĕ(((Ė(((ė(((Ę(((óþTxē iÎC³áBý7UÃY<uÖóeýî§ę(((4(((,(((Ě(((ě(((Ĝ(((HHHR-8((((=(((T(((((((0(((,(((ĝ(((im(ę(((4(((,(((Ğ(((HHHHHH((R-8((((f(((1(((pHH¡Hą.8((((M(((P(((¡H(((d/8(x(((D(((-(i°Õé(3»+)(((ğ(((HHHHHHHHH¡HHH((ª,8(p(((·*((6(((m(((Ġ(((4(((,(((ġ(((Ģ(((ģ(((¥H¥XXXYXZX[X\\X]X^X_X`XaYXYYYZY[Y\\Y]Y^Y_Y`YaZXZYZZZ[Z\\Z]Z^Z_Z`Za[X[Y[Z[[[\\[][^[_[`[a\\X\\Y\\Z\\[\\\\\\]\\^\\_\\`\\a]X]Y]Z][]\\]]]^]_]`]a^X^Y^Z^[^\\^]^^^_^`^a_X_Y_Z_[_\\_]_^___`_a`X`Y`Z`[`\\`]`^`_```aaXaYaZa[a\\a]a^a_a`aazkH¡H¡HzkH¡H(iÄØé(3)g(iÐØé(3),(¦1)4U¡+-cYVa^VXHP^`ZXHZXZ^UX]UZ]QHPHHHHQ..XVZ_V[4U/XVZVY[X(¼)70S7US;US3U¡S0U S7U¡S2S7U¡US>UU";

// locale/ru.js
var ru_default = {
  "players": { "first": "Первый игрок", "second": "Второй игрок" },
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

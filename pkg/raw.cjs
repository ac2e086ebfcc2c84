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
  RawGame: () => RawGame
});
module.exports = __toCommonJS(stdin_exports);
var import_common_YDFQAVX5 = require("./face/common-YDFQAVX5.cjs");
var RawGame = class {
  /** @type {import('./wasm/crossboard.js').RawLine | undefined} */
  #raw;
  #many;
  /**
   * @param {import('./face/api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const info = (0, import_common_YDFQAVX5.infoOf)(id);
    this.#raw = (0, import_common_YDFQAVX5.openLine)(id, (0, import_common_YDFQAVX5.textOf)(position));
    this.#many = info.boards > 1;
  }
  get #line() {
    if (!this.#raw) throw new import_common_YDFQAVX5.FreedError();
    return this.#raw;
  }
  /** @returns {Uint32Array} */
  plies() {
    const line = this.#line;
    const length = line.list();
    return (0, import_common_YDFQAVX5.numbersAt)(line.listAt(), length);
  }
  /**
   * @param {number} ply
   * @returns {boolean}
   */
  play(ply) {
    const line = this.#line;
    if (typeof ply !== "number") throw new import_common_YDFQAVX5.ArgumentError("invalid-code");
    return ply >>> 0 === ply && line.play(ply);
  }
  /** @returns {boolean} */
  undo() {
    return this.#line.undo();
  }
  /**
   * @param {number} depth
   * @param {number} [maxNodes]
   * @returns {number}
   */
  perft(depth, maxNodes = 1e9) {
    const line = this.#line;
    const plies = (0, import_common_YDFQAVX5.wholeOf)(depth, 0, Number.MAX_SAFE_INTEGER, "invalid-depth");
    return (0, import_common_YDFQAVX5.count)(line, plies, (0, import_common_YDFQAVX5.wholeOf)(maxNodes, 0, Number.MAX_SAFE_INTEGER, "invalid-limit"));
  }
  /** @returns {string} */
  position() {
    return this.#line.position();
  }
  /**
   * @param {number} ply
   * @returns {string}
   */
  code(ply) {
    return (0, import_common_YDFQAVX5.codeOf2)((0, import_common_YDFQAVX5.wholeOf)(ply, 0, 2 ** 32 - 1, "invalid-code"), this.#many);
  }
  free() {
    this.#raw?.free();
    this.#raw = void 0;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  RawGame
});

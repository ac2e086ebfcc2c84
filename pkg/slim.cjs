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
  ArgumentError: () => import_common_YDFQAVX5.ArgumentError,
  CrossboardError: () => import_common_YDFQAVX5.CrossboardError,
  FreedError: () => import_common_YDFQAVX5.FreedError,
  Game: () => import_common_JGOUGU2W.Game,
  GameOverError: () => import_common_YDFQAVX5.GameOverError,
  IllegalMoveError: () => import_common_YDFQAVX5.IllegalMoveError,
  LimitError: () => import_common_YDFQAVX5.LimitError,
  NotReadyError: () => import_common_YDFQAVX5.NotReadyError,
  PositionError: () => import_common_YDFQAVX5.PositionError,
  describe: () => import_common_JGOUGU2W.describe,
  games: () => import_common_YDFQAVX5.games,
  init: () => init,
  initSync: () => initSync,
  version: () => import_common_JGOUGU2W.version
});
module.exports = __toCommonJS(stdin_exports);
var import_common_JGOUGU2W = require("./face/common-JGOUGU2W.cjs");
var import_common_YDFQAVX5 = require("./face/common-YDFQAVX5.cjs");
var init = (module2) => (0, import_common_YDFQAVX5.load)(module2);
var initSync = (module2) => (0, import_common_YDFQAVX5.loadSync)(module2);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ArgumentError,
  CrossboardError,
  FreedError,
  Game,
  GameOverError,
  IllegalMoveError,
  LimitError,
  NotReadyError,
  PositionError,
  describe,
  games,
  init,
  initSync,
  version
});

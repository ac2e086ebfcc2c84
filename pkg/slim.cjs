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

// entries/slim.js
var slim_exports = {};
__export(slim_exports, {
  ArgumentError: () => import_core2.ArgumentError,
  CrossboardError: () => import_core2.CrossboardError,
  FreedError: () => import_core2.FreedError,
  Game: () => import_core2.Game,
  GameOverError: () => import_core2.GameOverError,
  IllegalMoveError: () => import_core2.IllegalMoveError,
  LimitError: () => import_core2.LimitError,
  NotReadyError: () => import_core2.NotReadyError,
  NotationError: () => import_core2.NotationError,
  PositionError: () => import_core2.PositionError,
  RecordError: () => import_core2.RecordError,
  describe: () => import_core2.describe,
  games: () => import_core2.games,
  init: () => init,
  initSync: () => initSync,
  readRecord: () => import_core2.readRecord,
  recognise: () => import_core2.recognise,
  toSVG: () => import_core2.toSVG,
  version: () => import_core2.version,
  writeRecord: () => import_core2.writeRecord
});
module.exports = __toCommonJS(slim_exports);
var import_core = require("./core.cjs");
var import_core2 = require("./core.cjs");
var init = (module2) => (0, import_core.load)(module2);
var initSync = (module2) => (0, import_core.loadSync)(module2);
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
  NotationError,
  PositionError,
  RecordError,
  describe,
  games,
  init,
  initSync,
  readRecord,
  recognise,
  toSVG,
  version,
  writeRecord
});

// @ts-check
/** The entry without the module: its bytes, a compiled module, a response or an address are given to init. */
import { load, loadSync } from './core.js';

export {
  ArgumentError,
  CrossboardError,
  describe,
  FreedError,
  Game,
  GameOverError,
  games,
  IllegalMoveError,
  LimitError,
  NotationError,
  NotReadyError,
  PositionError,
  RecordError,
  readRecord,
  recognise,
  toSVG,
  version,
  writeRecord,
} from './core.js';

/** @type {typeof import('../slim.js').init} */
export const init = (module) => load(module);

/** @type {typeof import('../slim.js').initSync} */
export const initSync = (module) => loadSync(module);

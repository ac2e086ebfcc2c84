// @ts-check
/** The entry that fetches the module from beside the script. */
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

const beside = () => new URL('./wasm/crossboard_bg.wasm', import.meta.url);

/** @type {typeof import('../web.js').init} */
export const init = (module) => load(module, beside);

/** @type {typeof import('../web.js').initSync} */
export const initSync = (module) => loadSync(module);

// @ts-check
/** The main entry: it carries the module inlined, so that init() needs no argument anywhere. */
import { text } from '../wasm/bytes.js';
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

/** The bytes of the module: the text begins with the characters of all bytes, in order. */
function bytes() {
  const byteOf = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) byteOf[text.charCodeAt(byte)] = byte;
  const made = new Uint8Array(text.length - 256);
  for (let index = 0; index < made.length; index++)
    made[index] = /** @type {number} */ (byteOf[text.charCodeAt(index + 256)]);
  return made;
}

/** @type {typeof import('../index.js').init} */
export const init = (module) => load(module, bytes);

/** @type {typeof import('../index.js').initSync} */
export const initSync = (module) => loadSync(module, bytes);

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

/** The bytes of the module. Node.js has them at once; a loop there would run for milliseconds before it is compiled. */
function bytes() {
  const { Buffer } = /** @type {{ Buffer?: { from(text: string, encoding: 'latin1'): Uint8Array } }} */ (globalThis);
  if (Buffer) return Buffer.from(text, 'latin1');
  const made = new Uint8Array(text.length);
  for (let index = 0; index < made.length; index++) made[index] = text.charCodeAt(index);
  return made;
}

/** @type {typeof import('../index.js').init} */
export const init = (module) => load(module, bytes);

/** @type {typeof import('../index.js').initSync} */
export const initSync = (module) => loadSync(module, bytes);

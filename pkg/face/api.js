// @ts-check
/** What every entry of the package offers, but for init. Its types are in api.d.ts. */
export { describe } from './describe.js';
export {
  ArgumentError,
  CrossboardError,
  FreedError,
  GameOverError,
  IllegalMoveError,
  LimitError,
  NotationError,
  NotReadyError,
  PositionError,
  RecordError,
} from './errors.js';
export { Game } from './game.js';
export { games } from './games.js';
export { readRecord, recognise, writeRecord } from './record.js';
export { toSVG } from './svg.js';
export { version } from './version.js';

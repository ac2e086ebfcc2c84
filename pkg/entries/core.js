// @ts-check
/** What the entries share. It is a module of its own in the package, so that there is one state, whatever is imported. */
export * from '../face/api.js';
export { load, loadSync } from '../face/load.js';
export { RawGame } from '../face/raw.js';

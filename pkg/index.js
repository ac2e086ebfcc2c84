// @ts-check
/** The main entry: it carries the module inlined, so that init() needs no argument anywhere. */
import { load, loadSync } from './face/load.js';
import { offset, text } from './wasm/bytes.js';

export * from './face/api.js';

/** The bytes of the module. */
function bytes() {
  const made = new Uint8Array(text.length);
  for (let index = 0; index < made.length; index++) made[index] = text.charCodeAt(index) - offset;
  return made;
}

/** @type {typeof import('./index.js').init} */
export const init = (module) => load(module, bytes);

/** @type {typeof import('./index.js').initSync} */
export const initSync = (module) => loadSync(module, bytes);

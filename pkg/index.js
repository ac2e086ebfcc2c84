// @ts-check
/** The main entry: it carries the module inlined, so that init() needs no argument anywhere. */
import { load, loadSync } from './face/load.js';
import { base64 } from './wasm/bytes.js';

export * from './face/api.js';

/** The bytes of the module. */
const bytes = () => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** @type {typeof import('./index.js').init} */
export const init = (module) => load(module, bytes);

/** @type {typeof import('./index.js').initSync} */
export const initSync = (module) => loadSync(module, bytes);

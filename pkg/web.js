// @ts-check
/** The entry that fetches the module from beside the script. */
import { load, loadSync } from './face/load.js';

export * from './face/api.js';

const beside = () => new URL('./wasm/crossboard_bg.wasm', import.meta.url);

/** @type {typeof import('./web.js').init} */
export const init = (module) => load(module, beside);

/** @type {typeof import('./web.js').initSync} */
export const initSync = (module) => loadSync(module);

import type { InitInput } from './face/api.cjs';

export * from './face/api.cjs';

/**
 * Makes the package ready. Calling it again is harmless; calls at the same time wait for each other, and one that fails
 * leaves the way free for the next.
 *
 * @param module the module: its bytes, compiled, a response, or its address
 * @throws {@link ArgumentError} `invalid-module` for what is no module
 * @throws {@link CrossboardError} `load-failed`: the `cause` says why
 * @example
 * ```js
 * await init(await readFile('node_modules/crossboard/wasm/crossboard_bg.wasm')); // of node:fs/promises
 * console.log(new Game('orthodox').moves().length); // 20
 * ```
 */
export function init(module?: InitInput): Promise<void>;
/**
 * The same at once. A page's main thread may refuse to compile a large module so; init() is for pages.
 *
 * @param module the module: its bytes, or compiled
 * @throws {@link ArgumentError} `invalid-module` for what is no module
 * @throws {@link CrossboardError} `load-failed`: the `cause` says why
 * @example
 * ```js
 * initSync(readFileSync('node_modules/crossboard/wasm/crossboard_bg.wasm')); // of node:fs
 * console.log(games.length); // 4
 * ```
 */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

import type { InitInput } from './face/api.js';

export * from './face/api.js';

/**
 * Makes the package ready. Calling it again is harmless; calls at the same time wait for each other, and one that fails
 * leaves the way free for the next.
 *
 * @param module not needed: the module is inlined
 * @throws {@link ArgumentError} `invalid-module` for what is no module
 * @throws {@link CrossboardError} `load-failed`: the `cause` says why
 * @example
 * ```js
 * await init();
 * console.log(new Game('orthodox').moves().length); // 20
 * ```
 */
export function init(module?: InitInput): Promise<void>;
/**
 * The same at once. A page's main thread may refuse to compile a large module so; init() is for pages.
 *
 * @param module not needed
 * @throws {@link ArgumentError} `invalid-module` for what is no module
 * @throws {@link CrossboardError} `load-failed`: the `cause` says why
 * @example
 * ```js
 * initSync();
 * console.log(games.length); // 4
 * ```
 */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

import type { InitInput } from './face/api.js';

export * from './face/api.js';

/** Makes the package ready: the module is fetched from beside the script unless it is given. Calling it again is harmless. */
export function init(module?: InitInput): Promise<void>;
/** The same at once; the module must be given, unless the package is ready. */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

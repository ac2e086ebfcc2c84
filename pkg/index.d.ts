import type { InitInput } from './face/api.js';

export * from './face/api.js';

/** Makes the package ready. It needs no argument: the module is inlined. Calling it again is harmless. */
export function init(module?: InitInput): Promise<void>;
/** The same at once. */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

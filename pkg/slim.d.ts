import type { InitInput } from './face/api.js';

export * from './face/api.js';

/** Makes the package ready. The module must be given, unless the package is ready. Calling it again is harmless. */
export function init(module?: InitInput): Promise<void>;
/** The same at once. */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

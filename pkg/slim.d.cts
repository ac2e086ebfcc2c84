import type { InitInput } from './face/api.cjs';

export * from './face/api.cjs';

/** Makes the package ready. The module must be given, unless the package is ready. Calling it again is harmless. */
export function init(module?: InitInput): Promise<void>;
/** The same at once. */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

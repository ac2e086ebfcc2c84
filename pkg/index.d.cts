import type { InitInput } from './face/api.cjs';

export * from './face/api.cjs';

/** Makes the package ready. It needs no argument: the module is inlined. Calling it again is harmless. */
export function init(module?: InitInput): Promise<void>;
/** The same at once. */
export function initSync(module?: BufferSource | WebAssembly.Module): void;

/** The module crossboard_bg.wasm, in base64. */
export const base64: string;

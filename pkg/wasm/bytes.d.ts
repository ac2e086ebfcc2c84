/** The module crossboard_bg.wasm, a character for each byte, after those of all bytes in order. */
export const text: string;
/** The same, in base64. */
export const base64: string;

/** The module crossboard_bg.wasm, a character for each byte. */
export const text: string;

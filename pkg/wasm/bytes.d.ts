/** What is added to a byte of the module crossboard_bg.wasm to make a character of it. */
export const offset: number;
/** The module, a character for each byte. */
export const text: string;

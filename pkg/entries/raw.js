// @ts-check
/**
 * The entry for engines and benches. It may change with any version. The module must be ready: await init() of one of
 * the other entries first.
 */
export { RawGame } from './core.js';

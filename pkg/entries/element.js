// @ts-check
/** The entry of the element: its class, and what gives it its name. Importing it defines nothing. */
import { elementOf } from '../view/element.js';
import * as crossboard from './index.js';

/** @typedef {typeof import('../element.js')} Declared */

export const NAME = 'crossboard-game';

export const CrossboardGame = /** @type {Declared['CrossboardGame']} */ (
  /** @type {unknown} */ (elementOf(/** @type {typeof import('../index.js')} */ (/** @type {unknown} */ (crossboard))))
);

/** @type {Declared['define']} */
export function define(name = NAME) {
  const registry = globalThis.customElements;
  // A page may hold the script several times, even in several versions: the first one stays.
  if (!registry || registry.get(name)) return;
  // A class can bear one name alone.
  registry.define(name, name === NAME ? CrossboardGame : class extends CrossboardGame {});
}

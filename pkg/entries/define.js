// @ts-check
/** Defines the element `<crossboard-game>`, unless the page has it already. */
import { define } from './element.js';

define();

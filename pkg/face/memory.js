// @ts-check
/**
 * The module's memory. What the module answers is read where it lies, before it is asked for the next answer of the
 * sort, and nothing of it is kept: `crates/wasm/src/answer.rs` tells how answers lie.
 */
import { words } from '../wasm/crossboard.js';
import { errorOf, failureOf, NotReadyError } from './errors.js';

/**
 * The stable words, in the order of their numbers.
 * @typedef {object} Vocabulary
 * @property {import('./api.js').Reason[]} reasons
 * @property {import('./api.js').EndReason[]} endReasons
 * @property {import('./api.js').RuleId[]} rules
 */

/** @type {WebAssembly.Memory | undefined} There once the module is ready. */
let memory;
/** The memory as numbers. It loses its buffer, and has no length, once the memory has grown. */
let view = new Uint32Array(0);
/** @type {Vocabulary | undefined} */
let known;

/** Makes everything ready. @param {WebAssembly.Memory} own */
export function begin(own) {
  memory = own;
}

export const isReady = () => memory !== undefined;

/** Throws before the module is ready. */
export function ready() {
  if (!memory) throw new NotReadyError();
  return memory;
}

/** The memory as it is now: any call of the module may put an end to it. */
export function numbers() {
  if (view.length === 0) view = new Uint32Array(ready().buffer);
  return view;
}

/** The text of an answer. @param {number} address in bytes */
export function textAt(address) {
  const length = (numbers()[address >>> 2] ?? 0) & 0x7fff_ffff;
  const units = new Uint16Array(ready().buffer, address + 4, length);
  let text = '';
  // Engines take some thousand arguments at least.
  for (let from = 0; from < length; from += 2048) text += String.fromCharCode(...units.subarray(from, from + 2048));
  return text;
}

/**
 * The place of an answer's first number. Throws where the answer is a failure.
 * @param {number} address in bytes
 * @param {string} [found] the text of the ply that was asked about
 */
export function answerAt(address, found) {
  const at = address >>> 2;
  if (/** @type {number} */ (numbers()[at]) >>> 31) throw failureOf(textAt(address), found);
  return at + 1;
}

/**
 * What was opened; throws what has kept it from being.
 * @template T
 * @param {() => T | undefined} open
 * @param {() => number} failure where the failure lies
 * @returns {T}
 */
export function opened(open, failure) {
  ready();
  try {
    const made = open();
    if (made) return made;
  } catch (thrown) {
    throw errorOf(thrown);
  }
  throw failureOf(textAt(failure()));
}

/** The words of the module. To be asked for before numbers(), as it asks the module the first time. */
export function vocabulary() {
  if (!known) {
    const [reasons, endReasons, rules] = textAt(words())
      .split('\n')
      .map((line) => line.split(' '));
    known = /** @type {Vocabulary} */ ({ reasons, endReasons, rules });
  }
  return known;
}

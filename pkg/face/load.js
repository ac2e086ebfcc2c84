// @ts-check
/**
 * Starts the WebAssembly module, once. The entries differ only in where they take it from.
 */
import { initSync as startGlue } from '../wasm/crossboard.js';
import { ArgumentError, CrossboardError } from './errors.js';
import { begin, isReady } from './memory.js';

/** @type {Promise<void>} The attempts so far, one after the other. */
let attempts = Promise.resolve();

/**
 * The bytes of a buffer or a view; not every engine compiles a DataView.
 * @param {unknown} value
 */
function bytesOf(value) {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(/** @type {ArrayBuffer} */ (value.buffer), value.byteOffset, value.byteLength);
  }
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]';
  return isBuffer ? /** @type {ArrayBuffer} */ (value) : undefined;
}

/** @param {unknown} cause */
const failed = (cause) =>
  cause instanceof CrossboardError
    ? cause
    : new CrossboardError(
        'load-failed',
        `The WebAssembly module could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );

/**
 * The glue would stay half started with a module that is not ours, so look first.
 * @param {WebAssembly.Module} module
 */
function instantiate(module) {
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === 'rawgame_open')) {
    throw new TypeError('it is another module');
  }
  begin(startGlue({ module }).memory);
}

/**
 * @param {unknown} input
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(input) {
  const source = await input;
  if (source instanceof WebAssembly.Module) return source;
  const bytes = bytesOf(source);
  if (bytes) return WebAssembly.compile(bytes);
  const response = typeof source === 'string' || source instanceof URL ? await fetch(source) : source;
  if (!(response instanceof Response)) throw new ArgumentError('invalid-module');
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  // Streaming is refused with another type, as a simple server may send.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Makes the module ready. Harmless when it is ready already; calls at the same time wait for each other, and a failed
 * one leaves the way free for the next.
 * @param {unknown} input where the module comes from
 * @param {() => unknown} [otherwise] asked if there is no input, and only when it is needed
 * @returns {Promise<void>}
 */
export function load(input, otherwise = () => undefined) {
  // A promise that fails while it waits for its turn must not count as unheeded.
  if (input instanceof Promise) input.catch(() => {});
  const attempt = attempts.then(async () => {
    if (isReady()) return;
    try {
      const module = await compile(input ?? otherwise());
      // loadSync may have come in between.
      if (!isReady()) instantiate(module);
    } catch (cause) {
      throw failed(cause);
    }
  });
  attempts = attempt.catch(() => {});
  return attempt;
}

/**
 * The same at once.
 * @param {unknown} input
 * @param {() => unknown} [otherwise]
 */
export function loadSync(input, otherwise = () => undefined) {
  if (isReady()) return;
  const source = input ?? otherwise();
  const bytes = bytesOf(source);
  if (!bytes && !(source instanceof WebAssembly.Module)) throw new ArgumentError('invalid-module');
  try {
    instantiate(bytes ? new WebAssembly.Module(bytes) : /** @type {WebAssembly.Module} */ (source));
  } catch (cause) {
    throw failed(cause);
  }
}

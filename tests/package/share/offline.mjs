// @ts-check
/** Imported before a program of Node.js, Deno or Bun: it then ends with an error if it asks for anything over the network. */
import dns from 'node:dns';
import { Socket } from 'node:net';
import process from 'node:process';

/** @param {string} what */
const refuse = (what) => {
  console.error(`the network was asked: ${what}`);
  process.exit(3);
};
Socket.prototype.connect = (...parameters) => refuse(`connect ${JSON.stringify(parameters[0])}`);
for (const name of /** @type {const} */ (['lookup', 'resolve', 'resolve4', 'resolve6'])) {
  Object.defineProperty(dns, name, { value: () => refuse(`look up by ${name}`) });
}
globalThis.fetch = (input) => refuse(`fetch ${input instanceof Request ? input.url : input}`);

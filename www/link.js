// A whole game in the part of an address behind "#", which no browser sends to a server: `g=` is the game as the package
// writes it, `n=` what is said about it: the version, and in base64 a checksum and the text, compressed.

import { ArgumentError, Game } from '../pkg/index.js';
import { Notes } from './notes.js';

const VERSION = '1';
/** The longest text that is unpacked: a short link may hold a very long one. */
const LONGEST = 2 << 20;

/** A link that cannot be opened: damaged on its way, or no link that this page knows. */
export class LinkError extends Error {
  /** @param {'damaged' | 'unknown'} why */
  constructor(why) {
    super(`The link is ${why}.`);
    this.why = why;
  }
}

/** What a text has of a link to a game; nothing if there is none in it. @param {string} text */
export function linkIn(text) {
  // A record may name an address in its tags.
  if (text.trimStart().startsWith('[')) return null;
  return /(?:^|[\s#&])(g=[\w%-]*(?:&n=[\w%-]*)?)/.exec(text)?.[1] ?? null;
}

/**
 * @param {Game} game
 * @param {Notes} notes
 * @param {Record<string, string>} tags beside those of the notes
 * @returns {Promise<string>} to stand behind "#"
 */
export async function toLink(game, notes, tags) {
  const { tags: kept = {}, ...said } = notes.toJSON() ?? {};
  // The day alone is not worth the length.
  const { Date: date, ...named } = { ...kept, ...tags };
  const short = Object.keys(said).length === 0 && Object.keys(named).length === 0;
  const link = `g=${game.toLink()}`;
  if (short) return link;
  try {
    return `${link}&n=${await pack(JSON.stringify({ ...said, tags: { ...named, ...(date ? { Date: date } : {}) } }))}`;
  } catch {
    // A browser that cannot compress hands on the game alone.
    return link;
  }
}

/**
 * The game of a link, and what is said about it.
 * @param {string} link what `linkIn` has found
 * @returns {Promise<{ game: Game, notes: Notes, whole: boolean }>} `whole`: nothing that was said has been lost
 */
export async function fromLink(link) {
  const parts = new URLSearchParams(link);
  const game = gameOf(parts.get('g') ?? '');
  const packed = parts.get('n');
  let notes = new Notes();
  let whole = true;
  if (packed !== null) {
    try {
      notes = Notes.from(JSON.parse(await unpack(packed)));
    } catch {
      // Whatever it is that a cut or altered text brings about: the game is there.
      whole = false;
    }
    notes.check(game.toJSON());
  }
  return { game, notes, whole };
}

/** @param {string} letters */
function gameOf(letters) {
  try {
    return Game.fromLink(letters);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new LinkError(error.code === 'unknown-link' ? 'unknown' : 'damaged');
  }
}

/** @param {string} text */
async function pack(text) {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const all = new Uint8Array(4 + packed.length);
  new DataView(all.buffer).setUint32(0, checksum(packed));
  all.set(packed, 4);
  let letters = '';
  for (const byte of all) letters += String.fromCharCode(byte);
  return VERSION + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} letters */
async function unpack(letters) {
  if (!letters.startsWith(VERSION)) throw new LinkError('unknown');
  const found = atob(letters.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  const all = Uint8Array.from(found, (letter) => letter.charCodeAt(0));
  const packed = all.slice(4);
  if (new DataView(all.buffer).getUint32(0) !== checksum(packed)) throw new LinkError('damaged');
  const bytes = await through(packed, new DecompressionStream('deflate-raw'), LONGEST);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} longest
 */
async function through(bytes, stream, longest) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > longest) throw new RangeError('too long');
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** CRC-32, as zip has it. @param {Uint8Array} bytes */
function checksum(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

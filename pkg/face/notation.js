// @ts-check
/** How plies and records are asked for: options, and texts that are looked at before the module gets them. */
import { ArgumentError, RecordError } from './errors.js';
import { gameOf } from './games.js';

/** The longest text of a record that is read, in UTF-16 units: the module takes as many bytes. */
export const LONGEST_RECORD = 2 << 20;
/** The longest text of a ply, with its number, its marks and the results of boards. */
const LONGEST_PLY = 200;
/** Longer texts are no links. */
const LONGEST_LINK = 40_000;
/** How much of what was found an error tells. */
const SHOWN = 40;

/**
 * The options of a call: an object, or nothing.
 * @param {unknown} options
 * @returns {Record<string, unknown>}
 */
export function optionsOf(options) {
  if (options === undefined) return {};
  if (typeof options !== 'object' || options === null) throw new ArgumentError('invalid-options');
  return /** @type {Record<string, unknown>} */ (options);
}

/**
 * The number of a style, as the module has it: bit 0 for Russian, bit 1 for figurines.
 * @param {Record<string, unknown>} options
 */
export function styleOf({ language = 'en', pieces = 'letters' }) {
  if (language !== 'en' && language !== 'ru') throw new ArgumentError('invalid-language');
  if (pieces !== 'letters' && pieces !== 'figurine') throw new ArgumentError('invalid-pieces');
  return (language === 'ru' ? 1 : 0) | (pieces === 'figurine' ? 2 : 0);
}

/**
 * The number of the language that a ply is written in; 0 where it is not known.
 * @param {Record<string, unknown>} options
 */
export function languageOf({ language }) {
  if (language === undefined) return 0;
  return 1 + styleOf({ language });
}

/**
 * The id of the game that a text is to be of; empty where that is for the text to say.
 * @param {Record<string, unknown>} options
 */
export function wantedOf({ game }) {
  if (game === undefined) return '';
  const info = gameOf(game);
  if (!info) throw new ArgumentError('unknown-game');
  return info.id;
}

/** @param {unknown} text */
export function plyTextOf(text) {
  if (typeof text !== 'string') throw new ArgumentError('invalid-text', 'The move must be a text.');
  // What is cut off here is too long to be a ply, and stays so.
  return text.length > LONGEST_PLY ? text.slice(0, LONGEST_PLY + 1) : text;
}

/** @param {unknown} text */
export function linkOf(text) {
  if (typeof text !== 'string') throw new ArgumentError('invalid-text', 'The link must be a text.');
  if (text.length > LONGEST_LINK) throw new ArgumentError('invalid-link');
  return text;
}

/** What is told of a text that was found somewhere. @param {string} text */
export const shown = (text) =>
  Array.from(text.slice(0, 2 * SHOWN))
    .slice(0, SHOWN)
    .join('');

/** @param {unknown} text */
export function recordTextOf(text) {
  if (typeof text !== 'string') throw new ArgumentError('invalid-text', 'The record must be a text.');
  if (text.length > LONGEST_RECORD) {
    throw new RecordError({ line: 1, column: 1, offset: 0, found: '', expected: 'shorter-text', legal: [] });
  }
  return text;
}

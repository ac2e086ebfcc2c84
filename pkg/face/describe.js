// @ts-check
import en from '../locale/en.js';
import ru from '../locale/ru.js';
import {
  ArgumentError,
  CrossboardError,
  IllegalMoveError,
  NotationError,
  PositionError,
  RecordError,
} from './errors.js';
import { ofCode, ofEvent, ofPlace, ofText, ofWord } from './sentences.js';

/** @type {Record<string, () => import('./sentences.js').Dictionary>} */
const dictionaries = { en, ru };

/**
 * The sentence for a reason, an end reason, a rule, what was expected, an event or an error.
 * @param {import('./api.js').Reason | import('./api.js').EndReason | import('./api.js').RuleId | import('./api.js').Expected | import('./api.js').GameEvent | CrossboardError} word
 * @param {'en' | 'ru'} language
 * @returns {string}
 */
export function describe(word, language) {
  const dictionary =
    typeof language === 'string' && Object.hasOwn(dictionaries, language) ? dictionaries[language]?.() : undefined;
  if (!dictionary) throw new ArgumentError('invalid-language');
  const sentence = find(dictionary, word);
  if (sentence === undefined) throw new ArgumentError('unknown-word');
  return sentence;
}

/**
 * @param {import('./sentences.js').Dictionary} dictionary
 * @param {unknown} word
 */
function find(dictionary, word) {
  if (typeof word === 'string') return ofWord(dictionary, word);
  if (typeof word !== 'object' || word === null) return undefined;
  if (word instanceof PositionError) return ofPlace(dictionary, word);
  if (word instanceof NotationError || word instanceof RecordError) return ofText(dictionary, word);
  if (word instanceof IllegalMoveError) return ofWord(dictionary, word.reason);
  if (word instanceof CrossboardError) return ofCode(dictionary, word.code);
  try {
    return ofEvent(dictionary, /** @type {import('./api.js').GameEvent} */ (word));
  } catch {
    // An object that calls itself an event but has not what the event has.
    return undefined;
  }
}

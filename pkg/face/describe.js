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
import { Missing, ofCode, ofEvent, ofPlace, ofText, ofWord } from './sentences.js';

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
  if ('code' in word) {
    const detail = 'A ply has no sentence: game.notation() writes it, and its events have one each.';
    throw new ArgumentError('unknown-word', detail);
  }
  try {
    return ofEvent(dictionary, /** @type {import('./api.js').GameEvent} */ (word));
  } catch (cause) {
    const what = cause instanceof Missing ? ` "${cause.message}"` : ' what it must have';
    throw new ArgumentError('unknown-word', `That event is not whole: it has no${what}, or none that is known.`, {
      cause,
    });
  }
}

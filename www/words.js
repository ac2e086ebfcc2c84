// The words of the page and of its lessons, beside those of the boards: every visible or spoken one comes from locale/*.json through here.

import { Words } from '../pkg/view/words.js';
import learnEn from './learn/locale/en.js';
import learnRu from './learn/locale/ru.js';
import en from './locale/en.js';
import ru from './locale/ru.js';

/** @typedef {import('../pkg/view/words.js').Language} Language */

/**
 * Both languages at once: they are small, and a switch is not to wait or to fail.
 * @returns {Readonly<Record<Language, Words>>}
 */
export const allWords = () => ({
  en: new Words('en', { ...en(), ...learnEn() }),
  ru: new Words('ru', { ...ru(), ...learnRu() }),
});

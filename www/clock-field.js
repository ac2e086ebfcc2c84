// Which clock a new game has: none, a usual one, or times of one's own for each player. What cannot be is said, and is not played.

import { el, fill } from '../pkg/view/dom.js';
import { LEAST, MOST, NO_CLOCK, USUAL } from './clock.js';

/** @typedef {import("./clock.js").ClockChoice} ClockChoice */
/** @typedef {import("./clock.js").Time} Time */
/** @typedef {import("../pkg/view/words.js").Words} Words */

/** What is said of the times that can be, and of one that cannot. */
const RANGE = 'clock-range';
const WRONG = 'clock-wrong';

export class ClockField {
  /** @type {ClockChoice} */
  choice;
  root = el('fieldset', { class: 'field clockfield' });
  #changed;
  /** What is written where a time should be and is none, by field. @type {Map<string, string>} */
  #unsound = new Map();
  #range = el('p', { class: 'range', id: RANGE });
  #wrong = el('p', { class: 'wrong', id: WRONG, role: 'alert' });
  /** Says what is wrong, in the language of the page. */
  #say = () => {};

  /** @param {ClockChoice | undefined} choice @param {() => void} changed */
  constructor(choice, changed) {
    this.choice = choice ?? NO_CLOCK;
    this.#changed = changed;
  }

  /** Whether a game can begin with what stands here. */
  get sound() {
    return this.choice.kind !== 'own' || this.#unsound.size === 0;
  }

  /** To the time that cannot be. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector('[aria-invalid="true"]'))?.focus();
  }

  /** @param {Words} words @param {readonly string[]} people their names */
  render(words, people) {
    const { kind } = this.choice;
    const select = el(
      'select',
      { 'data-key': 'clock', 'aria-label': words.t('clock') },
      ['none', ...Object.keys(USUAL), 'own'].map((k) =>
        el(
          'option',
          { value: k, selected: k === kind },
          k === 'none' || k === 'own' ? words.t(`clock.${k}`) : k.replace('+', ' + '),
        ),
      ),
    );
    select.addEventListener('change', () => {
      this.choice = { ...this.choice, kind: select.value };
      this.#changed();
    });
    fill(
      this.root,
      el('legend', {}, words.t('clock')),
      select,
      kind === 'own'
        ? el(
            'div',
            { class: 'times' },
            people.map((name, i) => this.#person(words, name, i)),
            this.#range,
            this.#wrong,
          )
        : null,
    );
    this.#range.textContent = words.t('clock.range', {
      least: LEAST.minutes,
      most: MOST.minutes,
      from: LEAST.increment,
      to: MOST.increment,
    });
    this.#say = () => {
      const told = people.flatMap((name, person) =>
        /** @type {const} */ (['minutes', 'increment']).flatMap((what) =>
          this.#unsound.has(`${what}-${person}`)
            ? words.t('clock.wrong', { name, what: words.t(`clock.${what}`), least: LEAST[what], most: MOST[what] })
            : [],
        ),
      );
      if (this.#wrong.textContent !== told.join(' ')) this.#wrong.textContent = told.join(' ');
    };
    this.#say();
  }

  /** @param {Words} words @param {string} name @param {number} person */
  #person(words, name, person) {
    return el(
      'div',
      { class: 'time', role: 'group', 'aria-label': name },
      el('span', { 'data-person': person }, name),
      this.#number(words, person, 'minutes'),
      el('span', { 'aria-hidden': 'true' }, '+'),
      this.#number(words, person, 'increment'),
    );
  }

  /** @param {Words} words @param {number} person @param {keyof Time} what */
  #number(words, person, what) {
    const key = `${what}-${person}`;
    const input = el('input', {
      type: 'number',
      min: LEAST[what],
      max: MOST[what],
      step: 1,
      value: this.#unsound.get(key) ?? this.choice.people[person]?.[what],
      inputmode: 'numeric',
      'aria-label': words.t(`clock.${what}`),
      title: words.t(`clock.${what}`),
      'data-key': key,
    });
    const judge = () => {
      const wrong = this.#unsound.has(key);
      input.setAttribute('aria-invalid', String(wrong));
      input.setAttribute('aria-describedby', wrong ? WRONG : RANGE);
    };
    input.addEventListener('input', () => {
      const value = Number(input.value);
      // A part of a minute is none either: nothing is rounded that somebody has written.
      if (input.value === '' || !Number.isInteger(value) || value < LEAST[what] || value > MOST[what])
        this.#unsound.set(key, input.value);
      else {
        this.#unsound.delete(key);
        const [a, b] = this.choice.people;
        this.choice = {
          ...this.choice,
          people: person === 0 ? [{ ...a, [what]: value }, b] : [a, { ...b, [what]: value }],
        };
      }
      judge();
      this.#say();
    });
    judge();
    return input;
  }
}

// Which clock a new game has: none, a usual one, or times of one's own for each player.

import { el, fill } from '../pkg/view/dom.js';
import { MOST, NO_CLOCK, USUAL } from './clock.js';

/** @typedef {import("./clock.js").ClockChoice} ClockChoice */
/** @typedef {import("../pkg/view/words.js").Words} Words */

export class ClockField {
  /** @type {ClockChoice} */
  choice;
  root = el('fieldset', { class: 'field clockfield' });
  #changed;

  /** @param {ClockChoice | undefined} choice @param {() => void} changed */
  constructor(choice, changed) {
    this.choice = choice ?? NO_CLOCK;
    this.#changed = changed;
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
          )
        : null,
    );
  }

  /** @param {Words} words @param {string} name @param {number} person */
  #person(words, name, person) {
    return el(
      'div',
      { class: 'time', role: 'group', 'aria-label': name },
      el('span', { 'data-person': person }, name),
      this.#number(words, person, 'minutes', 1),
      el('span', { 'aria-hidden': 'true' }, '+'),
      this.#number(words, person, 'increment', 0),
    );
  }

  /** @param {Words} words @param {number} person @param {"minutes" | "increment"} what @param {number} least */
  #number(words, person, what, least) {
    const input = el('input', {
      type: 'number',
      min: least,
      max: MOST[what],
      step: 1,
      value: this.choice.people[person]?.[what],
      inputmode: 'numeric',
      'aria-label': words.t(`clock.${what}`),
      title: words.t(`clock.${what}`),
      'data-key': `${what}-${person}`,
    });
    input.addEventListener('input', () => {
      const value = Math.round(Number(input.value));
      const sound = input.value !== '' && value >= least && value <= MOST[what];
      input.setAttribute('aria-invalid', String(!sound));
      if (!sound) return;
      const [a, b] = this.choice.people;
      this.choice = {
        ...this.choice,
        people: person === 0 ? [{ ...a, [what]: value }, b] : [a, { ...b, [what]: value }],
      };
    });
    return input;
  }
}

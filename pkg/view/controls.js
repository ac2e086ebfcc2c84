// The buttons under the boards: steps through a record, or taking back and turning round in a game that is played.

import { el, fill } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {"first" | "previous" | "next" | "last"} Step */

const STEPS = /** @type {const} */ ([
  ['first', 'chevrons-left'],
  ['previous', 'chevron-left'],
  ['next', 'chevron-right'],
  ['last', 'chevrons-right'],
]);
/** @type {Readonly<Record<string, Step>>} */
const KEYS = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };

export class Controls {
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #at = el('output', { part: 'counter' });
  #scene;
  #steps;

  /** @param {Scene} scene @param {boolean} steps through a record; else for playing */
  constructor(scene, steps) {
    this.#scene = scene;
    this.#steps = steps;
    this.root = el('div', { class: 'controls', part: 'controls', role: 'group' });
    const { session } = scene;
    if (steps) {
      const [first, previous, next, last] = STEPS.map(([name, picture]) =>
        this.#button(`nav.${name}`, picture, () => this.step(name)),
      );
      fill(this.root, first, previous, this.#at, next, last);
      this.root.addEventListener('keydown', (event) => this.#key(event));
    } else {
      fill(
        this.root,
        this.#button('undo', 'arrow-back-up', () => session.undo()),
        this.#button('redo', 'arrow-forward-up', () => session.redo()),
        this.#button('flip', 'refresh', () => session.flip()),
      );
    }
  }

  render() {
    const { session, words } = this.#scene;
    const { state, length } = session;
    this.root.setAttribute('aria-label', words.t(this.#steps ? 'nav' : 'controls'));
    for (const [key, button] of this.#buttons) {
      // Its name, to the eye and to the ear: with a label beside it it would be said twice.
      button.title = words.t(key);
    }
    const at = session.at ?? length;
    this.#at.value = words.t('nav.at', { n: at, of: length });
    this.#able('nav.first', at > 0);
    this.#able('nav.previous', at > 0);
    this.#able('nav.next', at < length);
    this.#able('nav.last', at < length);
    this.#able('undo', state.canUndo || session.announced !== null);
    this.#able('redo', state.canRedo);
  }

  /** @param {Step} step */
  step(step) {
    const { session } = this.#scene;
    const at = session.at ?? session.length;
    session.look({ first: 0, previous: at - 1, next: at + 1, last: session.length }[step]);
  }

  /** Disabled to the ear and the eye alone: the focus stays where it is. @param {string} key @param {boolean} able */
  #able(key, able) {
    const button = this.#buttons.get(key);
    if (able) button?.removeAttribute('aria-disabled');
    else button?.setAttribute('aria-disabled', 'true');
  }

  /** @param {string} key @param {string} picture @param {() => void} run */
  #button(key, picture, run) {
    const button = el(
      'button',
      {
        type: 'button',
        class: 'icon',
        part: 'button',
        'data-act': key,
        onclick: () => {
          if (!button.hasAttribute('aria-disabled')) run();
        },
      },
      icon(picture),
    );
    this.#buttons.set(key, button);
    return button;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.step(step);
  }
}

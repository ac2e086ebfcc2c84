// Both players' times in the header, as the clock counts them, and what is said of them.

import { el, fill, say } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { byColour, colourOf, playerName } from '../pkg/view/naming.js';
import { pieceSvg } from '../pkg/view/pieces.js';
import { clockText } from './clock.js';

/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./clock.js").Clock} Clock */
/** @typedef {import("./screen-game.js").Screen} Screen */

const PLAYERS = /** @type {readonly Player[]} */ (['first', 'second']);
/** Seconds left that are told. */
const WARNINGS = [30, 10];

/** What clocks go by while the page is open: no setting of the system's time moves it. In milliseconds, from when the page began. */
export function moment() {
  return Math.floor(performance.now());
}

export class Clocks {
  #clock;
  #pause;
  /** @type {Record<Player, { root: HTMLElement, name: HTMLElement, time: HTMLElement }>} */
  #faces = { first: makeFace(), second: makeFace() };
  #button = el('button', { type: 'button', class: 'icon', 'data-act': 'pause', onclick: () => this.#pause() });
  #said = el('p', { class: 'vh', role: 'status' });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What has been warned of: the player and the seconds. @type {Set<string>} */
  #warned = new Set();
  /** @type {Screen | null} */
  #screen = null;
  #look = () => this.tick();

  /** @param {Clock | null} clock @param {() => void} pause */
  constructor(clock, pause) {
    this.#clock = clock;
    this.#pause = pause;
    this.root = el(
      'div',
      { class: 'clocks', role: 'group', hidden: !clock },
      PLAYERS.map((p) => this.#faces[p].root),
      this.#button,
      this.#said,
    );
    document.addEventListener('visibilitychange', this.#look);
  }

  leave() {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** @param {Screen} screen */
  render(screen) {
    this.#screen = screen;
    const clock = this.#clock;
    if (!clock) return;
    const { session, words } = screen;
    const label = words.t('clocks');
    // What was told before was told in the other language.
    if (this.root.getAttribute('aria-label') !== label) this.#say('');
    this.root.setAttribute('aria-label', label);
    for (const player of PLAYERS) {
      const { root, name } = this.#faces[player];
      const text = playerName(words, session, player);
      fill(
        name,
        byColour(session.state)
          ? pieceSvg('k', colourOf(player))
          : el('b', { class: 'seat' }, player === 'first' ? '1' : '2'),
        el('span', {}, text),
      );
      root.classList.toggle('on', clock.running === player);
    }
    const pauses = this.pauses(screen);
    this.#button.hidden = !pauses;
    if (pauses) {
      this.#button.setAttribute('aria-label', words.t(pauses));
      this.#button.title = words.t(pauses);
      fill(this.#button, icon(clock.paused ? 'play' : 'pause'));
    }
    this.tick();
  }

  /** What the clocks can be asked for now. @param {Screen} screen @returns {"clocks.pause" | "clocks.resume" | null} */
  pauses({ session }) {
    const clock = this.#clock;
    // Most games have none: then nothing is asked of the rules.
    if (!clock || session.length === 0 || session.over || session.game.state().outcome !== null) return null;
    return clock.paused ? 'clocks.resume' : 'clocks.pause';
  }

  /** Shows the time, sees whether it is out, and comes back when it will have changed. */
  tick() {
    clearTimeout(this.#timer);
    const [clock, screen] = [this.#clock, this.#screen];
    if (!clock || !screen) return;
    const now = moment();
    const fallen = clock.fallen(now);
    if (fallen) {
      // Drawn anew by what follows.
      screen.session.flag(fallen);
      return;
    }
    for (const player of PLAYERS) {
      const { root, time } = this.#faces[player];
      const left = clock.left(player, now);
      say(time, clockText(left));
      root.classList.toggle('low', left < 30_000);
    }
    // Three numbers take more room than two.
    this.root.classList.toggle(
      'hours',
      PLAYERS.some((player) => clock.left(player, now) >= 3_600_000),
    );
    const { running } = clock;
    if (!running) return;
    const left = clock.left(running, now);
    this.#warn(running, left);
    this.#timer = setTimeout(() => this.tick(), left > 11_000 ? (left % 1000) + 1 : 100);
  }

  /** Tells both times. */
  tell() {
    const [clock, screen] = [this.#clock, this.#screen];
    if (!clock || !screen) return;
    const { words, session } = screen;
    const now = moment();
    this.#say(PLAYERS.map((p) => `${playerName(words, session, p)}: ${this.#spoken(clock.left(p, now))}`).join('. '));
  }

  /** @param {Player} player @param {number} left */
  #warn(player, left) {
    const screen = this.#screen;
    for (const seconds of WARNINGS) {
      const key = `${player} ${seconds}`;
      if (left > seconds * 1000) {
        this.#warned.delete(key);
        continue;
      }
      if (this.#warned.has(key) || !screen) continue;
      this.#warned.add(key);
      screen.low();
      this.#say(`${playerName(screen.words, screen.session, player)}: ${this.#spoken(left)}`);
    }
  }

  /** @param {number} left */
  #spoken(left) {
    const words = this.#screen?.words;
    const seconds = Math.ceil(left / 1000);
    const minutes = Math.floor(seconds / 60);
    const parts = [];
    if (minutes) parts.push(words?.t('clocks.minutes', { n: minutes }));
    if (seconds % 60 || !minutes) parts.push(words?.t('clocks.seconds', { n: seconds % 60 }));
    return parts.join(' ');
  }

  /** The same said again is heard again. @param {string} text */
  #say(text) {
    this.#said.replaceChildren(text.replace(/[\u2068\u2069]/g, ''));
  }
}

function makeFace() {
  const name = el('span', { class: 'whose' });
  const time = el('span', { class: 'time', role: 'timer', 'aria-live': 'off' });
  return { root: el('div', { class: 'face' }, name, time), name, time };
}

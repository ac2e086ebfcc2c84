// A scene with all that it needs where there is no page round it: turn line, refusals, controls, the plies as text.

import { Controls } from './controls.js';
import { attr, el } from './dom.js';
import { LAYOUTS } from './layouts.js';
import { RefusalNote } from './refusal.js';
import { ScoreSheet } from './score-sheet.js';
import { TurnLine } from './turn-line.js';

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {"play" | "view" | "diagram"} Mode */
/** @typedef {"none" | "letters" | "figurine"} Notation */

export class Frame {
  #turn;
  #refusal = new RefusalNote();
  #controls;
  #sheet = new ScoreSheet();

  /** @param {Scene} scene @param {Mode} mode */
  constructor(scene, mode) {
    this.scene = scene;
    this.mode = mode;
    this.#turn = mode === 'diagram' ? null : new TurnLine(scene.area.extra, 'assertive');
    // One of several on its page: a landmark of each would be too much.
    this.#turn?.root.setAttribute('role', 'group');
    this.#turn?.root.setAttribute('part', 'turn');
    this.#refusal.root.setAttribute('part', 'refusal');
    this.#controls = mode === 'diagram' ? null : new Controls(scene, mode === 'view');
    this.root = el(
      'div',
      { class: 'frame', part: 'frame', role: 'group', 'data-layout': LAYOUTS[scene.info.id].name, 'data-mode': mode },
      this.#turn?.root,
      this.#refusal.root,
      scene.area.root,
      this.#controls?.root,
      this.#sheet.root,
    );
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) this.#escape();
    });
  }

  /** @param {Notation} notation */
  render(notation) {
    const { scene } = this;
    this.root.setAttribute('aria-label', scene.title);
    const { language } = scene.words;
    attr(this.root, 'lang', language);
    this.root.dataset.ply = String(scene.session.state.ply);
    scene.render();
    this.#turn?.render(scene);
    this.#refusal.render(scene);
    this.#controls?.render();
    if (notation === 'none') this.#sheet.root.hidden = true;
    else this.#sheet.render(scene, notation === 'figurine', this.mode === 'view');
  }

  /** Esc: a drag, then what is begun on the boards. */
  #escape() {
    const { session, view } = this.scene;
    if (view.dragging) view.cancelDrag();
    session.cancel();
  }
}

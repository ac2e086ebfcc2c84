// A game that was sent or opened is looked at: steps through it, and what may be done with it. It is not one's own until
// one goes on with it.

import { Controls } from '../pkg/view/controls.js';
import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';

/** @typedef {import('../pkg/view/scene.js').Scene} Scene */

export class ViewerBar {
  #scene;
  #steps;
  #said = el('p');
  #go;
  #close;

  /**
   * @param {Scene} scene
   * @param {() => void} goOn
   * @param {() => void} close
   */
  constructor(scene, goOn, close) {
    this.#scene = scene;
    this.#steps = new Controls(scene, true);
    this.#go = el('button', { type: 'button', class: 'btn prim', 'data-act': 'go-on', onclick: goOn });
    this.#close = el(
      'button',
      { type: 'button', class: 'icon', 'data-act': 'viewer-close', onclick: close },
      icon('x'),
    );
    this.root = el('section', { class: 'viewbar' }, this.#said, this.#steps.root, this.#go, this.#close);
  }

  render() {
    const { words } = this.#scene;
    this.root.setAttribute('aria-label', words.t('viewer'));
    this.#said.textContent = words.t('viewer');
    this.#go.textContent = words.t('viewer.go');
    this.#close.setAttribute('aria-label', words.t('viewer.close'));
    this.#close.title = words.t('viewer.close');
    this.#steps.render();
  }
}

// What any element that shows a scene is: a shadow root with the style sheets, made once a document.

import { base, board, parts, tokens } from './styles.js';

/** @typedef {import("./scene.js").Scene} Scene */

/** The sheets of each document: one that was made for another cannot be used. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** @param {Document} owner @param {string} text */
function sheetOf(owner, text) {
  let made = sheets.get(owner);
  if (!made) {
    made = new Map();
    sheets.set(owner, made);
  }
  let sheet = made.get(text);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    made.set(text, sheet);
  }
  return sheet;
}

/** Where there are no elements, as on a server, the class can still be imported. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class GameHost extends Base {
  /** @type {readonly string[]} */
  #styles = [];
  /** @type {Document | null} */
  #styled = null;
  /** The scene of a page that keeps the game itself. @type {Scene | null} */
  presented = null;

  constructor() {
    if (!globalThis.HTMLElement) {
      throw new TypeError(
        '<crossboard-game> is made in a page: where there is no document it can be imported, nothing else',
      );
    }
    super();
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
  }

  get shadow() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  /**
   * Shows the scene of a page that keeps the game itself: the boards and what stands round them, nothing else.
   * @param {Scene} scene
   * @param {string} style how they are arranged on that page
   */
  present(scene, style) {
    this.presented?.leave();
    this.presented = scene;
    this.shadow.replaceChildren(scene.area.root);
    this.dress([tokens, base, board, parts, style]);
    if (this.isConnected) scene.enter();
  }

  /** @param {readonly string[]} styles */
  dress(styles) {
    this.#styles = styles;
    this.#styled = null;
    this.#dress();
  }

  connectedCallback() {
    this.#dress();
    this.presented?.enter();
  }

  disconnectedCallback() {
    this.presented?.leave();
  }

  #dress() {
    if (this.#styled === this.ownerDocument) return;
    this.#styled = this.ownerDocument;
    this.shadow.adoptedStyleSheets = this.#styles.map((text) => sheetOf(this.ownerDocument, text));
  }
}

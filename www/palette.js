// The pieces to set up with, the hand that moves them, the eraser: one of them is chosen. Each can be dragged to a square, too.

import { el } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { pieceSvg, piecesInUse } from '../pkg/view/pieces.js';
import { TOOLS, toolKey } from './editor.js';
import { isLetter } from './position-text.js';

/** @typedef {import("../pkg/index.js").Color} Color */
/** @typedef {import("../pkg/index.js").Kind} Kind */
/** @typedef {import("../pkg/view/words.js").Words} Words */
/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./editor.js").Tool} Tool */

/** What a tool that is no piece looks like. */
const ICONS = { hand: 'arrows-move', eraser: 'eraser' };

/** @param {import("./position-text.js").Letter} letter */
export function pieceOf(letter) {
  const kind = /** @type {Kind} */ (letter.toLowerCase());
  return { kind, color: /** @type {Color} */ (letter === kind ? 'b' : 'w') };
}

/** @param {Words} words @param {Tool} tool */
export function toolName(words, tool) {
  if (!isLetter(tool)) return words.t(`editor.${tool}`);
  const { kind, color } = pieceOf(tool);
  return words.t(`piece.${color}.${kind}`);
}

export class Palette {
  #editor;
  /** @type {Map<Tool, HTMLButtonElement>} */
  #tools = new Map();
  #drawn = '';

  /** @param {Editor} editor */
  constructor(editor) {
    this.#editor = editor;
    this.root = el('div', { class: 'palette', role: 'radiogroup', onkeydown: (event) => this.#key(event) });
    for (const tool of TOOLS) {
      const button = el('button', {
        type: 'button',
        role: 'radio',
        class: `tool${isLetter(tool) ? ' held can' : ''}`,
        'data-spot': toolKey(tool),
        'data-key': `tool-${tool}`,
      });
      this.#tools.set(tool, button);
    }
    this.root.append(...this.#tools.values());
  }

  /** @param {Words} words */
  render(words) {
    const { tool: chosen } = this.#editor;
    this.root.setAttribute('aria-label', words.t('editor.palette'));
    const drawn = piecesInUse();
    for (const [tool, button] of this.#tools) {
      if (drawn !== this.#drawn) button.replaceChildren(picture(tool));
      const name = toolName(words, tool);
      button.setAttribute('aria-label', name);
      button.title = name;
      button.setAttribute('aria-checked', String(tool === chosen));
      button.tabIndex = tool === chosen ? 0 : -1;
    }
    this.#drawn = drawn;
  }

  /** @param {Event} event */
  #key(event) {
    const { key, altKey, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') this.#editor.choose('hand');
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    const at = TOOLS.indexOf(this.#editor.tool);
    const next = step
      ? TOOLS[(at + step + TOOLS.length) % TOOLS.length]
      : { Home: TOOLS[0], End: TOOLS[TOOLS.length - 1] }[key];
    if (!next) return;
    event.preventDefault();
    this.#editor.choose(next);
    this.#tools.get(next)?.focus();
  }
}

/** @param {Tool} tool */
function picture(tool) {
  if (!isLetter(tool)) return icon(ICONS[tool]);
  const { kind, color } = pieceOf(tool);
  return pieceSvg(kind, color);
}

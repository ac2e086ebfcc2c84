// The dotted line from a chosen piece to where it would land on another board. Decoration: the marks carry the meaning.

import { keyOf } from './marks.js';

/** @typedef {import("./scene.js").Scene} Scene */

const SVG = 'http://www.w3.org/2000/svg';
/** With more ends than this only the one under the pointer gets a line. */
const MANY = 2;

export class JoinLine {
  #frame = 0;

  /** @param {HTMLElement} area the element that holds the boards; the line lies in it */
  constructor(area) {
    this.area = area;
    this.root = document.createElementNS(SVG, 'svg');
    this.root.setAttribute('class', 'join');
    this.root.setAttribute('aria-hidden', 'true');
    area.append(this.root);
  }

  /** @param {Scene} scene */
  render(scene) {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw(scene));
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  /** @param {Scene} scene */
  #draw({ session, view, show }) {
    const sure = session.announced ?? session.proposed;
    const across = (sure ? [sure] : session.hints ? session.offer : []).filter((m) => m.from.board !== m.to.board);
    const wanted =
      across.length <= MANY
        ? across
        : across.filter((m) => session.hovered === keyOf(m.to) || session.hovered === keyOf(m.from)).slice(0, 1);
    const shown = (show?.arrows ?? []).filter(([from, to]) => from.split(':')[0] !== to.split(':')[0]);
    const lines = wanted.map((move) => /** @type {const} */ ([keyOf(move.from), keyOf(move.to)]));
    const drawn = session.selection || session.announced ? lines : shown;
    if (drawn.length === 0 && !this.root.firstChild) return;
    const origin = this.area.getBoundingClientRect();
    const paths = [];
    for (const [from, to] of drawn) {
      const a = centre(view.cell(from), origin, this.area);
      const b = centre(view.cell(to), origin, this.area);
      if (!a || !b) continue;
      const d = curve(a, b);
      for (const name of ['halo', 'dots']) {
        const path = document.createElementNS(SVG, 'path');
        path.setAttribute('d', d);
        path.setAttribute('class', name);
        paths.push(path);
      }
    }
    this.root.replaceChildren(...paths);
  }
}

/** @typedef {{ x: number, y: number, half: number, edge: number }} Point a centre, half a square, the right edge of its board */

/** @param {HTMLElement | null} cell @param {DOMRect} origin @param {HTMLElement} area @returns {Point | null} */
function centre(cell, origin, area) {
  const box = cell?.getBoundingClientRect();
  const board = cell?.closest('.xb-board')?.getBoundingClientRect();
  if (!box || !board || box.width === 0) return null;
  const left = area.scrollLeft - origin.left;
  return {
    x: box.left + box.width / 2 + left,
    y: box.top + box.height / 2 - origin.top + area.scrollTop,
    half: box.height / 2,
    edge: Math.min(board.right + left + 5, area.clientWidth - 16),
  };
}

/** @param {Point} a @param {Point} b */
function curve(a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (Math.abs(dx) > Math.abs(dy)) {
    // Side by side: an arc over the boards, from the upper edges of the squares.
    const top = Math.min(a.y, b.y) - Math.min(90, Math.abs(dx) / 8);
    return `M${a.x} ${a.y - a.half} C${a.x + dx / 5} ${top} ${b.x - dx / 5} ${top} ${b.x} ${b.y - b.half}`;
  }
  if (Math.abs(dx) < 1 && Math.abs(dy) < 6 * Math.max(a.half, b.half)) {
    // Close by: bent beside the squares.
    const bend = a.x + 1.7 * Math.min(a.half, b.half);
    return `M${a.x} ${a.y} C${bend} ${a.y} ${bend} ${b.y} ${b.x} ${b.y}`;
  }
  if (Math.abs(dx) < 1) {
    // One above the other: along the boards' side, not through the pieces between.
    return `M${a.edge} ${a.y} C${a.edge + 16} ${a.y} ${b.edge + 16} ${b.y} ${b.edge} ${b.y}`;
  }
  const sign = Math.sign(dy) || 1;
  const from = a.y + sign * a.half;
  const to = b.y - sign * b.half;
  return `M${a.x} ${from} C${a.x} ${from + (to - from) * 0.55} ${b.x} ${from + (to - from) * 0.45} ${b.x} ${to}`;
}

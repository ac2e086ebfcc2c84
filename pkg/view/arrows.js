// Arrows on one board, in squares: thin, over the pieces, deaf to the pointer. Decoration: words say the same.

const SVG = 'http://www.w3.org/2000/svg';
/** How far from the middle of its square an arrow begins and ends, in squares. */
const AWAY = 0.32;
const HEAD = 0.3;

/** @typedef {{ column: number, row: number }} Place */

/**
 * @param {readonly (readonly [Place, Place])[]} pairs
 * @param {number} columns
 * @param {number} rows
 */
export function arrowsSvg(pairs, columns, rows) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'xb-arrows');
  svg.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const d of pairs.map(([from, to]) => arrow(from, to))) {
    for (const name of ['halo', 'shaft']) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('class', name);
      path.setAttribute('d', d);
      svg.append(path);
    }
  }
  return svg;
}

/** @param {Place} from @param {Place} to */
function arrow(from, to) {
  const length = Math.hypot(to.column - from.column, to.row - from.row) || 1;
  const x = (to.column - from.column) / length;
  const y = (to.row - from.row) / length;
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    [from.column + 0.5 + x * along - y * aside, from.row + 0.5 + y * along + x * aside]
      .map((n) => Number(n.toFixed(3)))
      .join(' ');
  const end = length - AWAY / 2;
  return `M${at(AWAY, 0)} L${at(end, 0)} M${at(end - HEAD, -HEAD * 0.7)} L${at(end, 0)} L${at(end - HEAD, HEAD * 0.7)}`;
}

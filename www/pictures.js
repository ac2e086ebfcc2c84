// The small pictures of the start screen, one for each arrangement. Decoration: they say nothing that the words do not.

import { pieceSvg } from '../pkg/view/pieces.js';

/** @typedef {import("../pkg/index.js").Color} Color */
/** @typedef {import("../pkg/index.js").Kind} Kind */
/** @typedef {readonly [string, string, string?]} Man a piece ("wn"), its square ("b1"), a class */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
function shape(name, attributes, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** @param {string} className @param {...Node} children @returns {SVGSVGElement} */
function picture(className, ...children) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '0 0 320 176');
  if (className.includes('fill')) svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(...children);
  return svg;
}

/** @param {string} man @param {number} x @param {number} y @param {number} size @param {string} [className] */
function man(man, x, y, size, className) {
  const svg = pieceSvg(/** @type {Kind} */ (man[1]), /** @type {Color} */ (man[0]));
  for (const [key, value] of Object.entries({ x, y, width: size, height: size })) svg.setAttribute(key, String(value));
  if (className) svg.classList.add(className);
  return svg;
}

/**
 * A board with a few pieces; files and ranks count squares, turned ones have rank 1 above.
 * @param {number} x @param {number} y @param {number} square
 * @param {readonly Man[]} men
 * @param {{ files?: number, ranks?: number, turned?: boolean }} [options]
 */
function board(x, y, square, men, { files = 8, ranks = 8, turned = false } = {}) {
  let dark = '';
  for (let row = 0; row < ranks; row++) {
    for (let column = 0; column < files; column++) {
      if ((row + column) % 2) dark += `M${column * square} ${row * square}h${square}v${square}h${-square}z`;
    }
  }
  return shape(
    'g',
    { transform: `translate(${x} ${y})` },
    shape('rect', { class: 'ml', width: files * square, height: ranks * square, rx: 3 }),
    shape('path', { class: 'mdk', d: dark }),
    ...men.map(([piece, at, className]) => {
      const file = at.charCodeAt(0) - 97;
      const rank = Number(at.slice(1)) - 1;
      const column = turned ? files - 1 - file : file;
      const row = turned ? rank : ranks - 1 - rank;
      return man(piece, (column + 0.04) * square, (row + 0.04) * square, square * 0.92, className);
    }),
  );
}

export function slotsPicture() {
  return picture(
    'pic',
    shape('rect', { class: 'funnel', x: 30, y: 112, width: 108, height: 60, rx: 5 }),
    shape('rect', { class: 'funnel', x: 182, y: 4, width: 108, height: 60, rx: 5 }),
    board(30, 8, 13.5, [
      ['bk', 'e8'],
      ['bq', 'd7'],
      ['br', 'h8'],
      ['wp', 'e4'],
      ['wr', 'a1'],
      ['wk', 'g1'],
      ['wb', 'c4'],
      ['wn', 'b1', 'hit'],
      ['wp', 'f2'],
      ['wp', 'g2'],
      ['wp', 'h2'],
    ]),
    board(34, 124, 5.5, []),
    man('wb', 84, 134, 24),
    man('wr', 109, 134, 24),
    board(
      182,
      60,
      13.5,
      [
        ['wk', 'd1'],
        ['wr', 'h1'],
        ['wq', 'e2'],
        ['wp', 'd4'],
        ['bk', 'b8'],
        ['bb', 'f5'],
        ['bp', 'c7'],
        ['bp', 'b7'],
        ['bp', 'a7'],
        ['br', 'c8'],
      ],
      { turned: true },
    ),
    board(242, 8, 5.5, []),
    man('wn', 187, 18, 24),
    man('wp', 212, 18, 24),
    shape('path', { class: 'flow', d: 'M45 150C45 138 50 134 50 120' }),
    man('wn', 34, 146, 22, 'hit'),
  );
}

export function twinsPicture() {
  return picture(
    'pic',
    board(14, 24, 16.5, [
      ['bk', 'g8'],
      ['br', 'f8'],
      ['bp', 'h6'],
      ['bp', 'f7'],
      ['bp', 'g7'],
      ['wb', 'g5', 'gone'],
      ['wp', 'e4'],
      ['wk', 'g1'],
      ['wp', 'f2'],
      ['wp', 'g2'],
      ['wp', 'h2'],
      ['wr', 'a1'],
    ]),
    board(174, 24, 16.5, [
      ['bq', 'd8'],
      ['bn', 'f6'],
      ['wb', 'g5', 'hit'],
      ['bb', 'd4'],
      ['wb', 'c4'],
      ['wq', 'd1'],
      ['wr', 'f1'],
    ]),
    shape('path', { class: 'flow', d: 'M121 74C150 22 250 22 281 70' }),
  );
}

export function tallPicture() {
  /** @type {Man[]} */
  const men = [];
  const ring = ['pppp', 'prnnrp', 'pbqkbp', 'pbkqbp', 'prnnrp', 'pppp'];
  for (const [i, row] of ring.entries()) {
    for (const [j, kind] of [...row].entries()) {
      const file = 'abcdefgh'[j + (row.length === 4 ? 2 : 1)];
      men.push([`b${kind}`, `${file}${13 - i}`]);
      men.push([`w${kind === 'k' ? 'q' : kind === 'q' ? 'k' : kind}`, `${file}${5 - i}`]);
    }
  }
  const shown = men.filter(([, at]) => Number(at.slice(1)) >= 1 && Number(at.slice(1)) <= 12);
  return picture(
    'pic fill',
    board(88, -20, 18, shown, { ranks: 12 }),
    shape('rect', { class: 'kingmark', x: 143, y: 17, width: 16, height: 16, rx: 3 }),
    shape('rect', { class: 'kingmark', x: 161, y: -1, width: 16, height: 16, rx: 3 }),
    shape('path', { class: 'flow act', d: 'M169 133L151 97L133 61' }),
    shape('circle', { class: 'n', cx: 151, cy: 97, r: 10 }),
    shape('text', { x: 151, y: 101.5 }, '1'),
    shape('circle', { class: 'n', cx: 133, cy: 61, r: 10 }),
    shape('text', { x: 133, y: 65.5 }, '2'),
  );
}

// @ts-check
/**
 * A position as a picture: text alone, so that it is made anywhere and shown where no script runs. It bears no ids and no
 * styles, as several pictures may stand in one page, under any policy.
 *
 * @typedef {import('./api.js').Color} Color
 * @typedef {import('./api.js').GameInfo} GameInfo
 * @typedef {import('./api.js').Kind} Kind
 * @typedef {import('./api.js').Piece} Piece
 * @typedef {import('./api.js').PositionFault} PositionFault
 * @typedef {import('./api.js').SvgOptions} SvgOptions
 * @typedef {{ file: number, rank: number, piece: Piece }} Man both from 0
 */

import en from '../locale/en.js';
import ru from '../locale/ru.js';
import { LAYOUTS } from '../view/layouts.js';
import { BOX, PATHS } from '../view/piece-paths.js';
import { ArgumentError, PositionError } from './errors.js';
import { gameOf } from './games.js';
import { numberOfSpot, SQUARES } from './spot.js';

/** @type {Record<string, () => import('./sentences.js').Dictionary>} */
const DICTIONARIES = { en, ru };

const THEMES = {
  light: {
    ground: '#f6f2ea',
    ink: '#26211a',
    light: '#f3ebdd',
    dark: '#d3c1a4',
    edge: '#8a7653',
    mark: '#7a5200',
    wash: '#e0aa2c',
    w: { fill: '#fffdf7', stroke: '#2b241b' },
    b: { fill: '#2b241b', stroke: '#f3ebdd' },
  },
  dark: {
    ground: '#1a1713',
    ink: '#f2eadd',
    light: '#cfc1aa',
    dark: '#a28f74',
    edge: '#6c5d48',
    mark: '#4a3000',
    wash: '#e8b53a',
    w: { fill: '#fffcf4', stroke: '#1d1811' },
    b: { fill: '#1d1811', stroke: '#cfc1aa' },
  },
  print: {
    ground: '#fff',
    ink: '#000',
    light: '#fff',
    dark: '#ccc',
    edge: '#000',
    mark: '#000',
    wash: '#fff',
    w: { fill: '#fff', stroke: '#000' },
    b: { fill: '#000', stroke: '#fff' },
  },
};

/** One square, the letters' margin, the line of a board's number, and the space between boards. */
const SQUARE = 40;
const MARGIN = 20;
const HEAD = 26;
const GAP = 20;
/** How wide the outline of a piece is, in its own units. */
const OUTLINE = { w: 1.9, b: 1.1 };
/** The order in which a description names the pieces. */
const ORDER = 'kqrbnp';
/** No text of a placement is longer. */
const LONGEST = 2048;

/** What XML cannot hold at all is left out. @param {string} text */
const allowed = (text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** @param {string} text */
const escaped = (text) => allowed(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The size as attributes. By a share of its place a picture gets its height from the box that it is drawn in.
 * @param {number} width @param {number} height as it is drawn
 * @param {unknown} wanted
 */
function sizeOf(width, height, wanted) {
  if (wanted === '100%') return 'width="100%"';
  const wide = typeof wanted === 'number' ? wanted : width;
  return `width="${wide}" height="${Number(((height * wide) / width).toFixed(2))}"`;
}

/** @param {string} template @param {Record<string, string | number>} values */
const fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/**
 * The pieces of one board. The grammar is that of the module, and so are the faults.
 * @param {string} text
 * @param {number} ranks
 * @param {(fault: PositionFault, offset: number) => PositionError} fault
 * @returns {Man[]}
 */
function menOf(text, ranks, fault) {
  /** @type {Man[]} */
  const men = [];
  let rank = ranks - 1;
  let file = 0;
  let afterDigit = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const kind = character.toLowerCase();
    if (character === '/') {
      if (file !== 8) throw fault('rank-length', at);
      if (rank === 0) throw fault('rank-count', at);
      rank -= 1;
      file = 0;
      afterDigit = false;
    } else if (character >= '1' && character <= '8') {
      if (afterDigit) throw fault('digits', at);
      file += Number(character);
      afterDigit = true;
    } else if (ORDER.includes(kind)) {
      const color = character === kind ? 'b' : 'w';
      men.push({ file, rank, piece: { kind: /** @type {Kind} */ (kind), color } });
      file += 1;
      afterDigit = false;
    } else throw fault('syntax', at);
    if (file > 8) throw fault('rank-length', at);
  }
  if (file !== 8) throw fault('rank-length', text.length);
  if (rank !== 0) throw fault('rank-count', text.length);
  return men;
}

/**
 * The pieces of all boards, by the position's first field.
 * @param {GameInfo} info
 * @param {string} position
 */
function boardsOf({ boards, ranks }, position) {
  const [field = ''] = position.slice(0, LONGEST).split(' ', 1);
  if (field === '') throw new PositionError({ field: 'fields', fault: 'field-count', offset: 0 });
  const parts = field.split('|');
  if (parts.length !== boards && boards > 1) {
    const offset = parts.slice(0, boards).join('|').length;
    throw new PositionError({ field: 'placement', fault: 'board-count', offset });
  }
  let start = 0;
  return (boards > 1 ? parts : [field]).map((text, index) => {
    const begun = start;
    start += text.length + 1;
    return menOf(text, ranks, (fault, offset) => {
      const board = boards > 1 ? index + 1 : undefined;
      return new PositionError({ field: 'placement', fault, offset: begun + offset, board });
    });
  });
}

/**
 * What the options say, or what holds without them.
 * @param {GameInfo} info
 * @param {unknown} given
 */
function chosen(info, given) {
  if (given !== undefined && (typeof given !== 'object' || given === null)) {
    throw new ArgumentError('invalid-text', 'The options must be an object.');
  }
  const {
    orientation = 'first',
    language = 'en',
    theme = 'light',
    coordinates = true,
    marks = [],
    title,
    width,
  } = /** @type {Record<string, unknown>} */ (given ?? {});
  if (orientation !== 'first' && orientation !== 'second') throw new ArgumentError('invalid-player');
  const words =
    typeof language === 'string' && Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language]?.() : undefined;
  if (!words) throw new ArgumentError('invalid-language');
  if (typeof theme !== 'string' || !Object.hasOwn(THEMES, theme)) {
    throw new ArgumentError('invalid-text', 'The theme must be "light", "dark" or "print".');
  }
  if (!Array.isArray(marks)) throw new ArgumentError('invalid-spot', 'The marks must be a list of spots.');
  if (title !== undefined && typeof title !== 'string') {
    throw new ArgumentError('invalid-text', 'The title must be a text.');
  }
  if (width !== undefined && width !== '100%' && !(typeof width === 'number' && width > 0 && width < 1e5)) {
    throw new ArgumentError('invalid-options', 'The width must be a number of pixels, or "100%".');
  }
  return {
    orientation,
    words,
    colours: THEMES[/** @type {keyof typeof THEMES} */ (theme)],
    coordinates: Boolean(coordinates),
    // A square that is named twice is framed, and told of, once.
    marks: [...new Set(marks.map((spot) => numberOfSpot(spot, info)))],
    // A picture without a name says nothing to who cannot see it.
    title: allowed(title ?? '').trim() || info.names[/** @type {'en' | 'ru'} */ (language)],
    width,
    language: /** @type {'en' | 'ru'} */ (language),
  };
}

/** @typedef {ReturnType<typeof chosen>} Chosen */

/**
 * One board, its upper left corner at 0,0.
 * @param {GameInfo} info @param {readonly Man[]} men @param {number} number from 1 @param {Chosen} how
 */
function boardSvg({ ranks }, men, number, { orientation, colours, coordinates, marks }, white = 'first') {
  const turned = white !== orientation;
  const column = (/** @type {number} */ file) => (turned ? 7 - file : file) * SQUARE;
  const row = (/** @type {number} */ rank) => (turned ? rank : ranks - 1 - rank) * SQUARE;
  const height = ranks * SQUARE;
  let dark = '';
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = rank % 2; file < 8; file += 2)
      dark += `M${column(file)} ${row(rank)}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }
  const parts = [
    `<rect width="${8 * SQUARE}" height="${height}" fill="${colours.light}"/>`,
    `<path fill="${colours.dark}" d="${dark}"/>`,
  ];
  for (const spot of marks) {
    if (spot >> 7 !== number - 1) continue;
    const [x, y] = [column(spot & 7), row((spot & 127) >> 3)];
    parts.push(
      `<rect x="${x + 1.5}" y="${y + 1.5}" width="${SQUARE - 3}" height="${SQUARE - 3}" fill="${colours.wash}" fill-opacity=".45" stroke="${colours.mark}" stroke-width="3"/>`,
    );
  }
  parts.push(
    `<rect x="-.5" y="-.5" width="${8 * SQUARE + 1}" height="${height + 1}" fill="none" stroke="${colours.edge}"/>`,
  );
  for (const color of /** @type {const} */ (['w', 'b'])) {
    const { fill: inside, stroke } = colours[color];
    const own = men.filter(({ piece }) => piece.color === color);
    if (own.length === 0) continue;
    parts.push(
      `<g fill="${inside}" stroke="${stroke}" stroke-width="${OUTLINE[color]}" stroke-linejoin="round" paint-order="stroke">`,
    );
    const scale = (0.86 * SQUARE) / BOX.size;
    for (const { file, rank, piece } of own) {
      const x = column(file) + 0.07 * SQUARE - BOX.x * scale;
      const y = row(rank) + 0.07 * SQUARE - BOX.y * scale;
      const paths = PATHS[piece.kind].map((d) => `<path d="${d}"/>`).join('');
      parts.push(`<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${paths}</g>`);
    }
    parts.push('</g>');
  }
  if (coordinates) {
    parts.push(`<g fill="${colours.ink}" font-size="13" text-anchor="middle">`);
    for (let file = 0; file < 8; file++) {
      parts.push(`<text x="${column(file) + SQUARE / 2}" y="${height + 15}">${'abcdefgh'.charAt(file)}</text>`);
    }
    for (let rank = 0; rank < ranks; rank++) {
      parts.push(`<text x="${-MARGIN / 2}" y="${row(rank) + SQUARE / 2 + 4.5}">${rank + 1}</text>`);
    }
    parts.push('</g>');
  }
  return parts.join('');
}

/**
 * The position in words.
 * @param {GameInfo} info @param {readonly (readonly Man[])[]} boards @param {string} position @param {Chosen} how
 */
function description({ boards: count }, boards, position, { words, marks }) {
  const { picture } = words;
  const sentences = [];
  for (const [index, men] of boards.entries()) {
    if (count > 1) sentences.push(`${fill(picture.board, { board: index + 1 })}.`);
    for (const color of /** @type {const} */ (['w', 'b'])) {
      const list = men
        .filter(({ piece }) => piece.color === color)
        .sort((a, b) => ORDER.indexOf(a.piece.kind) - ORDER.indexOf(b.piece.kind))
        .map(({ file, rank, piece }) => `${picture.kinds[piece.kind]} ${SQUARES[8 * rank + file]}`);
      sentences.push(fill(picture.pieces, { color: picture[color], list: list.join(', ') || picture.none }));
    }
  }
  const turn = /^\S+ (?:([1-4]):)?([wb])(?: |$)/.exec(position);
  if (turn) {
    const color = picture.inside[/** @type {Color} */ (turn[2])];
    sentences.push(turn[1] ? fill(picture.turnOnBoard, { color, board: turn[1] }) : fill(picture.turn, { color }));
  }
  if (marks.length > 0) {
    const list = marks.map((spot) => `${count > 1 ? `${(spot >> 7) + 1}:` : ''}${SQUARES[spot & 127]}`);
    sentences.push(fill(picture.marked, { list: list.join(', ') }));
  }
  return sentences.join(' ');
}

/** @type {typeof import('./api.js').toSVG} */
export function toSVG(id, position, options) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError('unknown-game');
  if (typeof position !== 'string') throw new ArgumentError('invalid-text', 'The position must be a text.');
  const how = chosen(info, options);
  const boards = boardsOf(info, position);
  const { rows, white } = LAYOUTS[info.id];
  const { colours, words } = how;
  const margin = how.coordinates ? MARGIN : 0;
  const head = info.boards > 1 ? HEAD : 0;
  const step = { x: 8 * SQUARE + margin + GAP, y: head + info.ranks * SQUARE + margin + GAP };
  const parts = [];
  for (const [line, numbers] of rows.entries()) {
    // The second board of two stands at White's right hand, so it changes sides when the boards are turned.
    const shown = how.orientation === 'second' ? [...numbers].reverse() : numbers;
    for (const [place, number] of shown.entries()) {
      const x = GAP + margin + place * step.x;
      const y = GAP + head + line * step.y;
      const name = head
        ? `<text y="-9" font-size="16" font-weight="600" fill="${colours.ink}">${escaped(fill(words.picture.board, { board: number }))}</text>`
        : '';
      const board = boardSvg(info, boards[number - 1] ?? [], number, how, white[number - 1]);
      parts.push(`<g transform="translate(${x} ${y})">${name}${board}</g>`);
    }
  }
  const width = GAP + step.x * Math.max(...rows.map((row) => row.length));
  const height = GAP + step.y * rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${sizeOf(width, height, how.width)} role="img" lang="${how.language}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif">`,
    `<title>${escaped(how.title)}</title>`,
    `<desc>${escaped(description(info, boards, position, how))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

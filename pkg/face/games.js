// @ts-check
/**
 * What is fixed about each game. It stands here as well as in the module so that it needs no init(); a test holds the
 * two equal.
 */

const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** @type {import('./api.js').GameInfo[]} */
const list = [
  {
    id: 'orthodox',
    names: { en: 'Orthodox chess', ru: 'Ортодоксальные шахматы' },
    boards: 1,
    files: 8,
    ranks: 8,
    start: `${ARRAY} w KQkq - 0 1`,
  },
  {
    id: 'four-board',
    names: { en: 'Four-board chess', ru: 'Шахматы на четырёх досках' },
    boards: 4,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|${ARRAY}|${ARRAY}|${ARRAY} 1:w KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|- **** 1`,
  },
  {
    id: 'tranzit',
    names: { en: 'Chess-tranzit', ru: 'Chess-tranzit' },
    boards: 2,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|8/8/8/8/8/8/8/8 w KQkq - 0 1 ** -`,
  },
  {
    id: 'double-move',
    names: { en: 'Double Move Double Chess', ru: 'Двойные двухходовые шахматы' },
    boards: 1,
    files: 8,
    ranks: 16,
    start:
      '8/2pppp2/1prnnrp1/1pbqkbp1/1pbkqbp1/1prnnrp1/2pppp2/8/8/2PPPP2/1PRNNRP1/1PBKQBP1/1PBQKBP1/1PRNNRP1/2PPPP2/8 w 1 0 1 -',
  },
];

/** @type {readonly import('./api.js').GameInfo[]} */
export const games = Object.freeze(list.map((info) => Object.freeze({ ...info, names: Object.freeze(info.names) })));

/**
 * The game of an id, if there is one.
 * @param {unknown} id
 */
export const gameOf = (id) => games.find((info) => info.id === id);

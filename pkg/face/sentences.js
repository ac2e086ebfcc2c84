// @ts-check
/**
 * Sentences out of a dictionary. Nothing here knows a language.
 *
 * @typedef {ReturnType<typeof import('../locale/en.js').default>} Dictionary
 */

/**
 * @param {string} template
 * @param {Record<string, string | number>} values
 */
const fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/**
 * The entry of a word in one list of a dictionary.
 * @param {Record<string, string>} list
 * @param {unknown} word
 */
const find = (list, word) => (typeof word === 'string' && Object.hasOwn(list, word) ? list[word] : undefined);

/**
 * The sentence of a reason, an end reason, a rule, or what was expected in a record.
 * @param {Dictionary} dictionary
 * @param {unknown} word
 */
export const ofWord = ({ reasons, endReasons, rules, expected }, word) =>
  find(rules, word) ?? find(reasons, word) ?? find(endReasons, word) ?? find(expected, word);

/**
 * The sentence of an error's code.
 * @param {Dictionary} dictionary
 * @param {unknown} code
 */
export const ofCode = ({ errors }, code) => find(errors, code);

/**
 * What is wrong with a position text, and where.
 * @param {Dictionary} dictionary
 * @param {{ field: string, fault: string, offset: number, board?: number | undefined }} error
 */
export function ofPlace({ fields, faults, place, placeOnBoard }, { field, fault, offset, board }) {
  const values = { field: find(fields, field) ?? field, fault: find(faults, fault) ?? fault, character: offset + 1 };
  return board === undefined ? fill(place, values) : fill(placeOnBoard, { ...values, board });
}

/**
 * What is wrong with the text of a ply or a record: where, what was found and expected, why, and what might be meant.
 * @param {Dictionary} dictionary
 * @param {{ line?: number, column?: number, found: string, expected: string, legal: string[], reason?: string | undefined }} error
 */
export function ofText(dictionary, { line, column, found, expected, legal, reason }) {
  const { unread } = dictionary;
  const parts = [
    ofWord(dictionary, expected) ?? expected,
    ofWord(dictionary, reason) ?? '',
    legal.length > 0 ? fill(unread.possible, { list: legal.join(', ') }) : '',
  ];
  const sentence = parts.filter((part) => part !== '').join(' ');
  if (line === undefined || column === undefined) return fill(unread.found, { found, sentence });
  return fill(found === '' ? unread.at : unread.atFound, { line, column, found, sentence });
}

/** Points with halves as chess players write them: 0, ½, 1, 1½, 2. @param {number} points */
const points = (points) => `${points >= 1 || points === 0 ? Math.floor(points) : ''}${points % 1 === 0 ? '' : '½'}`;

/** What an event must have and has not, or nothing that is known. */
export class Missing extends Error {}

/**
 * The same where every value must be known.
 * @param {string} template
 * @param {Record<string, unknown>} values
 */
function told(template, values) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') throw new Missing(name);
  }
  return fill(template, /** @type {Record<string, string | number>} */ (values));
}

/**
 * The sentence of an event; none for what is no event. An event that is not whole throws.
 * @param {Dictionary} dictionary
 * @param {import('./api.js').GameEvent} event
 * @returns {string | undefined}
 */
export function ofEvent(dictionary, event) {
  const { events, players } = dictionary;
  const reason = (/** @type {unknown} */ word) => ofWord(dictionary, word);
  const player = (/** @type {unknown} */ word) => find(players, word);
  switch (event.type) {
    case 'board-won':
      return told(events['board-won'], { player: player(event.by), board: event.board, reason: reason(event.reason) });
    case 'board-drawn':
      return told(events['board-drawn'], { board: event.board, reason: reason(event.reason) });
    case 'board-enters':
      return told(events['board-enters'], { board: event.board, slot: event.slot });
    case 'board-closed':
      return told(events['board-closed'], { board: event.board });
    case 'king-must-hop':
      return told(events['king-must-hop'], {
        player: player(event.player),
        square: event.from?.square,
        board: event.from?.board,
      });
    case 'king-captured':
      return told(event.left === 0 ? events['last-king-captured'] : events['king-captured'], {
        square: event.spot?.square,
      });
    case 'over': {
      if (!event.outcome) throw new Missing('outcome');
      const { winner, reason: word, points: score } = event.outcome;
      const values = { reason: reason(word) };
      const won = winner === null ? undefined : { ...values, player: player(winner) };
      if (!score) return won ? told(events.won, won) : told(events.drawn, values);
      // The winner's points come first.
      const [high, low] = winner === 'second' ? [score[1], score[0]] : score;
      const all = { points: `${points(high)} : ${points(low)}` };
      return won
        ? told(events['won-by-points'], { ...won, ...all })
        : told(events['drawn-by-points'], { ...values, ...all });
    }
    default:
      return undefined;
  }
}

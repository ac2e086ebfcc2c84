// The rules in short: which paragraphs a layout's game has, and the rules each stands on. The words are in the dictionaries,
// the full sentence of a rule in the package.

/** @typedef {{ key: string, rules: readonly string[] }} Paragraph */
/** @typedef {{ paragraphs: readonly Paragraph[], rules: readonly string[] }} Help */

/** @param {string} letter @param {number} last @returns {string[]} */
function numbered(letter, last) {
  return Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
}

const COMMON = ['O1', 'O2', 'O3', 'O4', 'O6'];

/** @type {Readonly<Record<string, Help>>} */
export const HELP = {
  slots: {
    paragraphs: [
      { key: 'help.slots.goal', rules: ['F14', 'F15', 'F17'] },
      { key: 'help.slots.cycle', rules: ['F2', 'F4'] },
      { key: 'help.slots.place', rules: ['F5', 'F6', 'F8', 'F9', 'F10', 'F11'] },
      { key: 'help.slots.check', rules: ['F7', 'F12'] },
      { key: 'help.slots.lose', rules: ['F14', 'F16'] },
      { key: 'help.slots.transfer', rules: ['F19', 'F20', 'F21', 'F22'] },
      { key: 'help.slots.draw', rules: ['F18', 'F24'] },
    ],
    rules: [...numbered('F', 29), ...COMMON, 'O7'],
  },
  twins: {
    paragraphs: [
      { key: 'help.twins.goal', rules: ['T18', 'T21'] },
      { key: 'help.twins.ply', rules: ['T1', 'T2'] },
      { key: 'help.twins.tranzit', rules: ['T3', 'T4', 'T5'] },
      { key: 'help.twins.mate', rules: ['T8', 'T9'] },
      { key: 'help.twins.closed', rules: ['T10', 'T11'] },
      { key: 'help.twins.double', rules: ['T12', 'T13'] },
      { key: 'help.twins.cross', rules: ['T19'] },
      { key: 'help.twins.draw', rules: ['T14', 'T15', 'T16', 'T17'] },
    ],
    rules: [...numbered('T', 21), ...COMMON],
  },
  tall: {
    paragraphs: [
      { key: 'help.tall.goal', rules: ['D1', 'D4'] },
      { key: 'help.tall.turn', rules: ['D3', 'D7'] },
      { key: 'help.tall.check', rules: ['D4'] },
      { key: 'help.tall.pawn', rules: ['D5', 'D6'] },
      { key: 'help.tall.draw', rules: ['D8', 'D9', 'D10'] },
      { key: 'help.tall.array', rules: ['D2'] },
    ],
    rules: [...numbered('D', 10), 'O1', 'O2', 'O3', 'O6'],
  },
  single: {
    paragraphs: [
      { key: 'help.single.goal', rules: ['O1', 'O7'] },
      { key: 'help.single.draw', rules: ['O2', 'O5'] },
    ],
    rules: [...numbered('O', 7)],
  },
};

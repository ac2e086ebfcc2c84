// The rules that all games share, on a single board; the page of orthodox chess as well.

import * as at from './positions-orthodox.js';

const BOARDS = [1];

/** @type {import("./model.js").RulesPage} */
export const page = {
  id: 'single',
  common: [],
  groups: [
    {
      id: 'play',
      sections: [
        {
          rule: 'O1',
          said: 'author',
          alone: 'fide',
          diagrams: [
            {
              position: at.START,
              show: { boards: BOARDS },
              demos: [{ code: 'g1f3' }, { code: 'g1g3', reason: 'no-such-move', rule: 'O1' }],
            },
          ],
        },
        {
          rule: 'O4',
          said: 'reading',
          diagrams: [
            {
              position: at.EN_PASSANT,
              show: { boards: BOARDS, arrows: [['1:e5', '1:d6']] },
              demos: [{ code: 'e5d6' }, { code: 'e5f6', reason: 'no-such-move', rule: 'O1' }],
            },
          ],
        },
        {
          rule: 'O6',
          said: 'reading',
          diagrams: [
            {
              position: at.START,
              show: { boards: BOARDS },
              demos: [
                { code: 'e7e5', reason: 'not-your-piece', rule: 'O6' },
                { code: 'e4e5', reason: 'empty-square', rule: 'O6' },
              ],
            },
          ],
        },
        {
          rule: 'O7',
          said: 'reading',
          alone: 'fide',
          diagrams: [
            {
              position: at.PINNED,
              show: { boards: BOARDS, marks: { '1:e8': 'attacker' } },
              demos: [{ code: 'e3f5', reason: 'own-king-attacked', rule: 'O7' }, { code: 'e1d1' }],
            },
          ],
        },
      ],
    },
    {
      id: 'ends',
      sections: [
        {
          rule: 'O2',
          said: 'reading',
          diagrams: [
            {
              position: at.START,
              show: { boards: BOARDS },
              line: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'],
              brings: { type: 'over', winner: null, reason: 'threefold' },
            },
          ],
        },
        {
          rule: 'O5',
          said: 'fide',
          diagrams: [
            {
              position: at.DEAD,
              show: { boards: BOARDS },
              demos: [{ code: 'd3e3', brings: { type: 'over', winner: null, reason: 'dead-material', rule: 'O5' } }],
            },
          ],
        },
        { rule: 'O3', said: 'reading', diagrams: [] },
        { rule: 'O10', said: 'reading', diagrams: [{ position: at.BARE, show: { boards: BOARDS } }] },
      ],
    },
    {
      id: 'machine',
      sections: [
        { rule: 'O8', said: 'reading', diagrams: [] },
        {
          rule: 'O9',
          said: 'reading',
          diagrams: [
            {
              position: at.PINNED,
              show: { boards: BOARDS, marks: { '1:e8': 'attacker' } },
              demos: [
                { code: 'e3f4', reason: 'no-such-move', rule: 'O1' },
                { code: 'e3f5', reason: 'own-king-attacked', rule: 'O7' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

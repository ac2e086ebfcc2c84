// The rules of the game of two plies a turn, each with a diagram.

import * as at from './positions-double-move.js';

const BOARDS = [1];

/** @type {import("./model.js").RulesPage} */
export const page = {
  id: 'tall',
  common: ['O1', 'O2', 'O3', 'O6', 'O8', 'O9', 'O10'],
  groups: [
    {
      id: 'board',
      sections: [
        {
          rule: 'D1',
          said: 'author',
          diagrams: [
            {
              position: at.START,
              show: {
                boards: BOARDS,
                marks: { '1:d4': 'framed', '1:e5': 'framed', '1:d12': 'framed', '1:e13': 'framed' },
              },
            },
          ],
        },
        {
          rule: 'D2',
          said: 'reading',
          open: true,
          diagrams: [{ position: at.START, show: { boards: BOARDS, ranks: [1, 8] } }],
        },
      ],
    },
    {
      id: 'turn',
      sections: [
        {
          rule: 'D3',
          said: 'author',
          diagrams: [
            { position: at.START, show: { boards: BOARDS }, line: ['e7e8', 'e10e9', 'd10d9', 'd7d8', 'd6c8'] },
          ],
        },
        {
          rule: 'D7',
          said: 'both',
          diagrams: [
            {
              position: at.SECOND,
              show: { boards: BOARDS, ranks: [2, 9], arrows: [['1:d8', '1:e6']] },
              demos: [{ code: 'd8e6', reason: 'takes-back', rule: 'D7' }, { code: 'd8f9' }],
            },
            { position: at.CAPTURED, show: { boards: BOARDS, ranks: [9, 16] }, demos: [{ code: 'a14a13' }] },
          ],
        },
      ],
    },
    {
      id: 'kings',
      sections: [
        {
          rule: 'D4',
          said: 'author',
          diagrams: [
            {
              position: at.FEARLESS,
              show: { boards: BOARDS, marks: { '1:d9': 'attacker' } },
              demos: [{ code: 'e4d4' }, { code: 'd3d4' }],
            },
            {
              position: at.UNVEIL,
              show: { boards: BOARDS },
              line: ['d6g9', 'd3d13'],
              brings: { type: 'over', winner: 'first', rule: 'D4' },
            },
          ],
        },
        {
          rule: 'D6',
          said: 'author',
          diagrams: [
            {
              position: at.AT_HOME,
              show: { boards: BOARDS, ranks: [1, 4] },
              demos: [{ code: 'e1g1', reason: 'no-castling', rule: 'D6' }, { code: 'e1f1' }],
            },
          ],
        },
      ],
    },
    {
      id: 'pawns',
      sections: [
        {
          rule: 'D5',
          said: 'both',
          diagrams: [
            {
              position: at.START,
              show: { boards: BOARDS, ranks: [1, 9] },
              demos: [{ code: 'e7e8' }, { code: 'e7e9', reason: 'no-double-step', rule: 'D5' }],
            },
            {
              position: at.PROMOTE,
              show: { boards: BOARDS, ranks: [9, 16] },
              demos: [{ code: 'c15c16q' }, { code: 'c15c16n' }],
            },
          ],
        },
      ],
    },
    {
      id: 'draws',
      sections: [
        {
          rule: 'D8',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.COUNT,
              show: { boards: BOARDS },
              demos: [{ code: 'c13b13', brings: { type: 'over', winner: null, reason: 'fifty-moves', rule: 'D8' } }],
            },
          ],
        },
        {
          rule: 'D9',
          said: 'reading',
          open: true,
          diagrams: [
            {
              position: at.FEARLESS,
              show: { boards: BOARDS },
              line: [
                ['e4e5', 'd3c3', 'd9c9', 'd13c13', 'e5e4', 'c3d3', 'c9d9', 'c13d13'],
                ['e4e5', 'd3c3', 'd9c9', 'd13c13', 'e5e4', 'c3d3', 'c9d9', 'c13d13'],
              ].flat(),
              brings: { type: 'over', winner: null, reason: 'threefold', rule: 'D9' },
            },
          ],
        },
        {
          rule: 'D10',
          said: 'reading',
          diagrams: [
            {
              position: at.STUCK,
              show: { boards: BOARDS, ranks: [8, 16] },
              demos: [{ code: 'a16e16', brings: { type: 'over', winner: null, reason: 'stalemate', rule: 'D10' } }],
            },
          ],
        },
      ],
    },
  ],
};

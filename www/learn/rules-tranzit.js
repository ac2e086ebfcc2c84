// The rules of the game of two boards, each with a diagram.

import * as at from './positions-tranzit.js';

const BOTH = [1, 2];

/** @type {import("./model.js").RulesPage} */
export const page = {
  id: 'twins',
  common: ['O1', 'O2', 'O3', 'O4', 'O6', 'O8', 'O9', 'O10'],
  groups: [
    {
      id: 'ply',
      sections: [
        { rule: 'T1', said: 'author', diagrams: [{ position: at.START, show: { boards: BOTH } }] },
        {
          rule: 'T2',
          said: 'author',
          diagrams: [
            {
              position: at.START,
              show: { boards: BOTH, arrows: [['1:g1', '2:g1']] },
              demos: [
                { code: '1:g1>2:g1' },
                { code: '1:g1f3' },
                { code: '1:g1>2:f3', reason: 'other-square', rule: 'T2' },
              ],
            },
          ],
        },
        {
          rule: 'T3',
          said: 'author',
          diagrams: [
            {
              position: at.CROSS,
              show: { boards: BOTH, arrows: [['1:f3', '2:f3']] },
              demos: [{ code: '1:f3>2:f3', reason: 'target-occupied', rule: 'T3' }, { code: '1:d1>2:d1' }],
            },
          ],
        },
        {
          rule: 'T4',
          said: 'author',
          diagrams: [
            {
              position: at.KING_CROSSES,
              show: { boards: BOTH, marks: { '2:g8': 'attacker' }, arrows: [['1:g1', '2:g1']] },
              demos: [{ code: '1:g1>2:g1', reason: 'target-attacked', rule: 'T4' }, { code: '1:g1f1' }],
            },
          ],
        },
        {
          rule: 'T5',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.CROSS,
              show: {
                boards: BOTH,
                arrows: [
                  ['1:c4', '2:c4'],
                  ['2:c4', '2:g8'],
                ],
              },
              demos: [{ code: '1:c4>2:c4', reason: 'gives-check', rule: 'T5' }],
            },
            {
              position: at.LINES,
              show: { boards: BOTH, marks: { '1:e1': 'attacker' }, arrows: [['1:e5', '2:e5']] },
              demos: [{ code: '1:e5>2:e5', reason: 'gives-check', rule: 'T5' }, { code: '1:e5c6' }],
            },
          ],
        },
        {
          rule: 'T6',
          said: 'reading',
          diagrams: [
            {
              position: at.PINNED,
              show: { boards: BOTH, marks: { '1:e8': 'attacker' }, arrows: [['1:e3', '2:e3']] },
              demos: [{ code: '1:e3>2:e3', reason: 'own-king-attacked', rule: 'T6' }, { code: '1:e1d1' }],
            },
          ],
        },
        {
          rule: 'T7',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.CASTLING,
              show: { boards: BOTH },
              demos: [{ code: '2:e1g1', reason: 'castling-impossible', rule: 'O1' }, { code: '2:a2a4' }],
            },
          ],
        },
      ],
    },
    {
      id: 'mate',
      sections: [
        {
          rule: 'T8',
          said: 'reading',
          open: true,
          diagrams: [
            {
              position: at.PARRY,
              show: { boards: BOTH, marks: { '1:e1': 'attacker', '1:f1': 'line' }, arrows: [['2:f1', '1:f1']] },
              demos: [{ code: '2:f1>1:f1' }, { code: '1:g1>2:g1' }],
            },
          ],
        },
        {
          rule: 'T9',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.MATE,
              show: { boards: BOTH },
              demos: [{ code: '1:d1d8', brings: { type: 'board-won', board: 1, by: 'first', rule: 'T9' } }],
            },
          ],
        },
        {
          rule: 'T10',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.HELP,
              show: { boards: BOTH, arrows: [['1:a7', '2:a7']] },
              demos: [
                { code: '1:a7a8', reason: 'board-closed', rule: 'T10' },
                { code: '2:d3>1:d3', reason: 'board-closed', rule: 'T10' },
                { code: '1:a7>2:a7' },
              ],
            },
          ],
        },
        {
          rule: 'T11',
          said: 'both',
          diagrams: [
            {
              position: at.MATE,
              show: { boards: BOTH, marks: { '1:g1': 'forced' } },
              line: ['1:d1d8', '1:g8>2:g8'],
              brings: { type: 'king-must-hop', player: 'first', rule: 'T11' },
              demos: [{ code: '2:e3f5', reason: 'king-must-hop', rule: 'T11' }, { code: '1:g1>2:g1' }],
            },
          ],
        },
        {
          rule: 'T12',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.DOUBLE_READY,
              show: { boards: BOTH, marks: { '2:g8': 'refused', '2:g3': 'attacker' } },
              demos: [{ code: '1:d1d8', brings: { type: 'board-won', board: 2, by: 'first', reason: 'double-mate' } }],
            },
            {
              position: at.BLOCKED,
              show: { boards: BOTH, marks: { '2:g8': 'refused' } },
              demos: [{ code: '1:d1d8', brings: { type: 'board-drawn', board: 2, reason: 'king-blocked' } }],
            },
          ],
        },
        {
          rule: 'T13',
          said: 'author',
          diagrams: [
            {
              position: at.LAST,
              show: { boards: BOTH, marks: { '1:f1': 'source' } },
              demos: [
                { code: '1:f1>2:f1', brings: { type: 'board-won', board: 1, by: 'second', reason: 'board-emptied' } },
                { code: '2:d2f1' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'draws',
      sections: [
        {
          rule: 'T14',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.START,
              show: { boards: BOTH },
              line: [
                ['1:g1>2:g1', '1:g8>2:g8', '2:g1>1:g1', '2:g8>1:g8'],
                ['1:g1>2:g1', '1:g8>2:g8', '2:g1>1:g1', '2:g8>1:g8'],
              ].flat(),
              brings: { type: 'board-drawn', board: 1, reason: 'threefold', rule: 'T14' },
            },
          ],
        },
        {
          rule: 'T15',
          said: 'reading',
          diagrams: [
            {
              position: at.HUNDREDTH,
              show: { boards: BOTH },
              demos: [
                { code: '1:a2b2', brings: { type: 'board-drawn', board: 1, reason: 'fifty-moves', rule: 'T15' } },
                { code: '2:c2d4', brings: { type: 'board-drawn', board: 2, reason: 'fifty-moves', rule: 'T15' } },
              ],
            },
          ],
        },
        {
          rule: 'T16',
          said: 'reading',
          diagrams: [
            {
              position: at.STALEMATE,
              show: { boards: BOTH },
              demos: [{ code: '1:g5g6', brings: { type: 'board-drawn', board: 1, reason: 'stalemate', rule: 'T16' } }],
            },
          ],
        },
        {
          rule: 'T17',
          said: 'reading',
          diagrams: [
            {
              position: at.DEAD,
              show: { boards: BOTH },
              demos: [
                { code: '1:e1e2', brings: { type: 'board-drawn', board: 2, reason: 'dead-material', rule: 'T17' } },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'points',
      sections: [
        {
          rule: 'T18',
          said: 'author',
          diagrams: [
            {
              position: at.EQUAL,
              show: { boards: BOTH },
              demos: [{ code: '2:d1d8', brings: { type: 'over', winner: null, reason: 'boards-decided' } }],
            },
          ],
        },
        {
          rule: 'T19',
          said: 'author',
          diagrams: [
            {
              position: at.BLOCKED,
              show: { boards: BOTH },
              demos: [{ code: '1:d1d8', brings: { type: 'over', winner: 'first', reason: 'boards-decided' } }],
            },
          ],
        },
        { rule: 'T20', said: 'author', diagrams: [{ position: at.HELP, show: { boards: BOTH } }] },
        {
          rule: 'T21',
          said: 'author',
          diagrams: [
            {
              position: at.HELP,
              show: { boards: BOTH },
              line: ['1:a7>2:a7', '2:g8h8', '2:a7a8'],
              brings: { type: 'over', winner: 'first', rule: 'T21' },
            },
          ],
        },
      ],
    },
  ],
};

// The rules of the game of four boards, each with a diagram.

import * as at from './positions-four-board.js';

/** @type {import("./model.js").RulesPage} */
export const page = {
  id: 'slots',
  common: ['O1', 'O2', 'O3', 'O4', 'O6', 'O7', 'O8', 'O9', 'O10'],
  groups: [
    {
      id: 'cycle',
      sections: [
        { rule: 'F1', said: 'author', diagrams: [{ position: at.START, show: { boards: [1, 2, 3, 4] } }] },
        {
          rule: 'F2',
          said: 'author',
          diagrams: [
            {
              position: at.START,
              show: { boards: [1, 2] },
              line: ['1:e2e4', '1:e7e5', '2:d2d4', '2:d7d5'],
              demos: [{ code: '1:g1f3' }, { code: '2:c2c4', reason: 'wrong-board', rule: 'O6' }],
            },
          ],
        },
        {
          rule: 'F3',
          said: 'author',
          diagrams: [{ position: at.START, show: { boards: [1] }, line: ['1:e2e4', '1:e7e5'] }],
        },
        {
          rule: 'F4',
          said: 'author',
          diagrams: [
            {
              position: at.CHECK_ELSEWHERE,
              show: { boards: [1, 2], marks: { '2:b4': 'attacker' } },
              demos: [{ code: '1:g1f3' }],
            },
          ],
        },
      ],
    },
    {
      id: 'placement',
      sections: [
        {
          rule: 'F5',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.KNIGHT,
              show: { boards: [1, 3], arrows: [['3:g1', '1:g1']] },
              demos: [{ code: '3:g1>1:g1' }, { code: '3:e1>1:g1', reason: 'king-stays', rule: 'F5' }],
            },
          ],
        },
        {
          rule: 'F6',
          said: 'author',
          open: true,
          diagrams: [
            {
              position: at.KNIGHT,
              show: { boards: [1, 3], ranks: [1, 3], marks: { '1:g1': 'placement' } },
              demos: [{ code: '3:g1>1:g1' }, { code: '3:g1>1:f3', reason: 'not-home-square', rule: 'F6' }],
            },
          ],
        },
        {
          rule: 'F7',
          said: 'author',
          diagrams: [
            {
              position: at.CHECK,
              show: { boards: [1, 3], marks: { '1:b4': 'attacker', '1:c3': 'line', '1:d2': 'line' } },
              demos: [{ code: '3:c2>1:c2', reason: 'in-check', rule: 'F7' }, { code: '1:b1c3' }],
            },
          ],
        },
        {
          rule: 'F8',
          said: 'author',
          diagrams: [
            {
              position: at.ATTACKED,
              show: {
                boards: [1, 3],
                marks: { '1:c5': 'attacker', '1:d4': 'line', '1:e3': 'line', '1:f2': 'line', '1:b1': 'placement' },
              },
              demos: [{ code: '3:g1>1:g1', reason: 'target-attacked', rule: 'F8' }, { code: '3:b1>1:b1' }],
            },
          ],
        },
        {
          rule: 'F9',
          said: 'author',
          diagrams: [
            {
              position: at.BISHOP,
              show: { boards: [1, 3], ranks: [1, 3], marks: { '1:f1': 'placement' } },
              demos: [{ code: '3:c1>1:f1', reason: 'square-color-differs', rule: 'F9' }, { code: '3:f1>1:f1' }],
            },
          ],
        },
        {
          rule: 'F10',
          said: 'author',
          diagrams: [
            {
              position: at.KNIGHT,
              show: { boards: [1, 3], marks: { '3:g1': 'left' }, arrows: [['3:g1', '1:g1']] },
              line: ['3:g1>1:g1'],
            },
          ],
        },
        {
          rule: 'F11',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.KNIGHT_ONLY,
              show: { boards: [1, 3] },
              demos: [{ code: '3:f1>1:f1', reason: 'nothing-to-replace', rule: 'F11' }, { code: '3:g1>1:g1' }],
            },
          ],
        },
        {
          rule: 'F12',
          said: 'reading',
          open: true,
          diagrams: [
            {
              position: at.EXPOSED,
              show: { boards: [1, 3], marks: { '3:b4': 'attacker', '3:c3': 'line' }, arrows: [['3:d2', '1:c1']] },
              demos: [{ code: '3:d2>1:c1', reason: 'king-exposed', rule: 'F12' }, { code: '3:e2>1:c2' }],
            },
          ],
        },
        {
          rule: 'F13',
          said: 'reading',
          diagrams: [
            {
              position: at.NO_CASTLING,
              show: { boards: [1, 3], marks: { '3:h1': 'left' }, arrows: [['3:h1', '1:h1']] },
              demos: [{ code: '1:e1g1', reason: 'castling-impossible', rule: 'O1' }],
            },
          ],
        },
      ],
    },
    {
      id: 'win',
      sections: [
        {
          rule: 'F14',
          said: 'author',
          diagrams: [
            {
              position: at.MATE,
              show: { boards: [1, 3], arrows: [['3:h1', '1:h1']] },
              demos: [{ code: '3:h1>1:h1', brings: { type: 'board-won', board: 1, by: 'first', rule: 'F14' } }],
            },
          ],
        },
        {
          rule: 'F15',
          said: 'author',
          diagrams: [
            {
              position: at.EARLY,
              show: { boards: [2, 1] },
              demos: [{ code: '2:d8h4', brings: { type: 'over', winner: 'first', rule: 'F15' } }],
            },
          ],
        },
        {
          rule: 'F16',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.MATE,
              show: { boards: [1, 4] },
              line: ['3:h1>1:h1'],
              brings: { type: 'board-enters', board: 4, slot: 'A', rule: 'F16' },
            },
          ],
        },
        {
          rule: 'F17',
          said: 'both',
          open: true,
          diagrams: [
            {
              position: at.FINISH,
              show: { boards: [4, 2], arrows: [['2:d8', '4:d8']] },
              demos: [{ code: '2:d8>4:d8', brings: { type: 'over', winner: 'first', rule: 'F17' } }],
            },
          ],
        },
        {
          rule: 'F18',
          said: 'reading',
          open: true,
          diagrams: [
            {
              position: at.STALEMATE,
              show: { boards: [1] },
              demos: [{ code: '1:g5g6', brings: { type: 'board-drawn', board: 1, reason: 'stalemate' } }],
            },
          ],
        },
      ],
    },
    {
      id: 'transfer',
      sections: [
        {
          rule: 'F19',
          said: 'author',
          diagrams: [
            {
              position: at.TRANSFER,
              show: { boards: [4, 2], arrows: [['2:b8', '4:b8']] },
              demos: [{ code: '2:b8>4:b8' }],
            },
            {
              position: at.SOURCE_GONE,
              show: { boards: [4, 2] },
              demos: [{ code: '2:b8>4:b8', reason: 'board-not-in-play', rule: 'F19' }],
            },
          ],
        },
        {
          rule: 'F20',
          said: 'author',
          open: true,
          diagrams: [
            {
              position: at.TRAP,
              show: { boards: [4, 2], marks: { '2:h7': 'attacker' } },
              demos: [{ code: '2:g8>4:g8', reason: 'source-attacked', rule: 'F20' }, { code: '2:b8>4:b8' }],
            },
          ],
        },
        {
          rule: 'F21',
          said: 'both',
          diagrams: [
            {
              position: at.TRAP,
              show: { boards: [4, 2], ranks: [5, 8], marks: { '4:b8': 'transfer' } },
              demos: [
                { code: '2:b8>4:g8', reason: 'square-color-differs', rule: 'F21' },
                { code: '2:b8>4:c6', reason: 'target-occupied', rule: 'F21' },
                { code: '2:b8>4:b8' },
              ],
            },
          ],
        },
        {
          rule: 'F22',
          said: 'author',
          diagrams: [
            {
              position: at.TRANSFER,
              show: { boards: [4, 2], marks: { '2:b8': 'left' }, arrows: [['2:b8', '4:b8']] },
              line: ['2:b8>4:b8'],
            },
          ],
        },
        {
          rule: 'F23',
          said: 'reading',
          diagrams: [
            {
              position: at.ROOK_GONE,
              show: { boards: [2, 4], marks: { '2:a8': 'left' }, arrows: [['2:a8', '4:a8']] },
              demos: [{ code: '2:e8c8', reason: 'castling-impossible', rule: 'O1' }],
            },
          ],
        },
      ],
    },
    {
      id: 'settling',
      sections: [
        {
          rule: 'F24',
          said: 'reading',
          diagrams: [
            {
              position: at.HUNDREDTH,
              show: { boards: [1] },
              demos: [
                { code: '1:a2b2', brings: { type: 'board-drawn', board: 1, reason: 'fifty-moves', rule: 'F24' } },
              ],
            },
          ],
        },
        {
          rule: 'F25',
          said: 'reading',
          diagrams: [
            {
              position: at.ONE_SLOT,
              show: { boards: [2, 1] },
              line: ['2:e2e3', '2:f8e7'],
              demos: [{ code: '2:g1f3' }, { code: '1:f7f8', reason: 'wrong-board', rule: 'O6' }],
            },
          ],
        },
        {
          rule: 'F26',
          said: 'reading',
          diagrams: [
            {
              position: at.ONLY_PLACEMENT,
              show: { boards: [1, 3], marks: { '1:b3': 'attacker' } },
              demos: [{ code: '3:a2>1:e2' }, { code: '1:a1a2', reason: 'own-king-attacked', rule: 'O7' }],
            },
          ],
        },
        {
          rule: 'F27',
          said: 'reading',
          diagrams: [
            {
              position: at.START,
              show: { boards: [1, 2] },
              line: [
                ['1:g1f3', '1:g8f6', '2:g1f3', '2:g8f6', '1:f3g1', '1:f6g8', '2:f3g1', '2:f6g8'],
                ['1:g1f3', '1:g8f6', '2:g1f3', '2:g8f6', '1:f3g1', '1:f6g8'],
              ].flat(),
              brings: { type: 'board-drawn', board: 1, reason: 'threefold' },
            },
          ],
        },
        {
          rule: 'F28',
          said: 'reading',
          diagrams: [{ position: at.NOT_DEAD, show: { boards: [1, 3] }, demos: [{ code: '3:d1>1:d1' }] }],
        },
        {
          rule: 'F29',
          said: 'reading',
          diagrams: [
            {
              position: at.CORNER_LEFT,
              show: { boards: [3, 1], marks: { '3:a1': 'left' }, arrows: [['3:a1', '1:a1']] },
              demos: [{ code: '3:e1c1', reason: 'castling-impossible', rule: 'O1' }],
            },
          ],
        },
      ],
    },
  ],
};

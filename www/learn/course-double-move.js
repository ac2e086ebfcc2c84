// The course of the game of two plies a turn: the turn, looking two plies ahead, two kings.

import * as at from './positions-double-move.js';

/** @type {import("./model.js").PlyPattern} */
const TAKES_KING = { brings: { type: 'king-captured' } };
/** @type {import("./model.js").PlyPattern} */
const WINS = { brings: { type: 'over', winner: 'first', reason: 'kings-captured' } };

/** @type {import("./model.js").Course} */
export const course = {
  id: 'tall',
  steps: [
    {
      id: 'turn',
      position: at.START,
      player: 'first',
      goal: { kind: 'plies', dues: [{ accept: {}, replies: ['e10e9', 'd10d9'] }, { accept: {} }, { accept: {} }] },
      show: { boards: [1] },
      hints: 1,
      solution: ['e7e8', 'f7f8', 'c7c8'],
      tries: [
        { code: 'e7e9', reason: 'no-double-step', rule: 'D5' },
        { after: ['d6c8', 'e6f8'], code: 'f8e6', reason: 'takes-back', rule: 'D7' },
      ],
      rules: ['D1', 'D3', 'D5'],
    },
    {
      id: 'back',
      position: at.SECOND,
      player: 'first',
      goal: { kind: 'ask', code: 'd8e6', choices: ['no-such-move', 'takes-back', 'not-your-piece'] },
      show: {
        boards: [1],
        ranks: [2, 9],
        marks: { '1:d8': 'selected', '1:e6': 'refused' },
        arrows: [['1:d8', '1:e6']],
      },
      hints: 1,
      solution: [],
      tries: [],
      rules: ['D7'],
    },
    {
      id: 'leaps',
      position: at.LEAPS,
      player: 'first',
      goal: { kind: 'reach', within: 2, ply: { capture: ['q'] } },
      show: { boards: [1], marks: { '1:e6': 'framed' } },
      hints: 2,
      solution: ['e6d8', 'd8f9'],
      tries: [{ code: 'e6f8' }, { code: 'd4d5' }, { after: ['e6d8'], code: 'd8f7' }],
      rules: ['D3'],
    },
    {
      id: 'open',
      position: at.OPEN,
      player: 'first',
      goal: { kind: 'reach', within: 2, ply: TAKES_KING },
      show: { boards: [1], marks: { '1:h10': 'framed' } },
      hints: 2,
      solution: ['d6d7', 'c5h10'],
      tries: [{ code: 'c5b6' }, { code: 'd6d8', reason: 'no-double-step', rule: 'D5' }],
      rules: ['D4'],
    },
    {
      id: 'ward',
      position: at.WARD,
      player: 'first',
      goal: { kind: 'ward', threat: TAKES_KING },
      show: {
        boards: [1],
        marks: { '1:e7': 'attacker' },
        arrows: [
          ['1:e7', '1:d5'],
          ['1:d5', '1:e3'],
        ],
      },
      hints: 2,
      solution: ['e3e2', 'g3g4'],
      tries: [{ after: ['g3g4'], code: 'g4g5' }],
      rules: ['D4'],
    },
    {
      id: 'promote',
      position: at.PROMOTE,
      player: 'first',
      goal: { kind: 'reach', within: 2, ply: TAKES_KING },
      show: { boards: [1], ranks: [9, 16] },
      hints: 2,
      wrong: [{ promotion: ['q', 'r', 'b'] }],
      solution: ['c15c16n', 'c16d14'],
      tries: [{ code: 'c15c16q' }, { code: 'c15c16', reason: 'promotion-missing', rule: 'O1' }, { code: 'd3d4' }],
      rules: ['D5'],
    },
    {
      id: 'both',
      position: at.BOTH,
      player: 'first',
      goal: { kind: 'reach', within: 2, ply: WINS },
      show: { boards: [1] },
      hints: 2,
      solution: ['c5c13', 'c13f13'],
      tries: [{ code: 'f7e8' }, { after: ['c5c13'], code: 'c13c12' }],
      rules: ['D4'],
    },
    {
      id: 'unveil',
      position: at.UNVEIL,
      player: 'first',
      goal: { kind: 'reach', within: 2, ply: WINS },
      show: { boards: [1] },
      hints: 2,
      solution: ['d6g9', 'd3d13'],
      tries: [{ code: 'c7d9' }, { code: 'd6e7' }],
      rules: ['D4'],
    },
  ],
};

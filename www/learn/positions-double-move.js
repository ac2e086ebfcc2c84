// The positions of the course and of the rules page: the tall board.

import { onTall } from './position.js';

export const START =
  '8/2pppp2/1prnnrp1/1pbqkbp1/1pbkqbp1/1prnnrp1/2pppp2/8/8/2PPPP2/1PRNNRP1/1PBKQBP1/1PBQKBP1/1PRNNRP1/2PPPP2/8 w 1 0 1 -';

/** White's knight has just gone from e6 to d8: the second ply is due. */
export const SECOND = onTall(
  'w',
  {
    15: '2pppp2',
    14: '1pr2rp1',
    13: '1pbqkbp1',
    12: '1pbkqbp1',
    11: '1prnnrp1',
    10: '2p1pp2',
    9: '3p4',
    8: '3N4',
    7: '2PPPP2',
    6: '1PRN1RP1',
    5: '1PBKQBP1',
    4: '1PBQKBP1',
    3: '1PRNNRP1',
    2: '2PPPP2',
  },
  { plies: 1, count: 1, first: 'e6d8' },
);

/** The knight reaches the queen with two leaps. */
export const LEAPS = onTall('w', {
  14: '3kk3',
  13: '2p2p2',
  9: '2p2q2',
  6: '4N3',
  5: '2P2P2',
  4: '3P4',
  3: '3KK3',
});

/** The bishop looks at the king of h10 through its own pawn. */
export const OPEN = onTall('w', {
  13: '2pk1p2',
  12: '2pp4',
  10: '7k',
  6: '3P4',
  5: '2B2P2',
  3: '3KK3',
  2: '2P2P2',
});

/** The black knight is two leaps from the king of e3. */
export const WARD = onTall('w', {
  13: '3kk3',
  12: '2p2p2',
  7: '4n3',
  5: '2P5',
  3: '3KK1P1',
  2: '2P2P2',
  1: '2B5',
});

/** A pawn is about to be promoted; a king stands a knight's leap away. */
export const PROMOTE = onTall('w', {
  15: '2P5',
  14: '3k4',
  12: '2p2k2',
  11: '4pp2',
  4: '2P2P2',
  3: '3KK3',
});

/** The rook sees one king, and from there the other. */
export const BOTH = onTall('w', {
  13: '2k2k2',
  12: '3p4',
  10: '4b3',
  7: '5B2',
  5: '2R5',
  3: '3KK3',
  2: '2PP4',
});

/** The bishop stands before its rook: one king falls to each. */
export const UNVEIL = onTall('w', {
  13: '3k1p2',
  12: '2p2p2',
  9: '6k1',
  7: '2N5',
  6: '3B4',
  4: '5Q2',
  3: '3RKK2',
  2: '2P2P2',
});

/** A king may stand beside rooks and go where they bear. */
export const FEARLESS = onTall('w', { 13: '3kk3', 9: '3r4', 4: '4K3', 3: '3K4', 2: '2PP4' });

/** Nothing stands in the way of castling, were there any. */
export const AT_HOME = onTall('w', { 14: '3kk3', 13: '2pp4', 3: '3K4', 1: 'R3K2R' });

/** One ply is missing to fifty double moves of each player. */
export const COUNT = onTall(
  'b',
  { 14: '3kk3', 13: '2r5', 3: '3KK3', 2: '2R5' },
  { plies: 1, count: 199, first: 'c12c13' },
);

/** After the rook's ply White cannot move. */
export const STUCK = onTall('b', { 16: 'r4BRK', 15: '4P1PP', 8: '3kk3' }, { plies: 1, count: 1, first: 'd9d8' });

/** The rook has taken on a14; White may step back, since it was a capture. */
export const CAPTURED = onTall('w', { 14: 'R2kk3', 13: '2pp4', 3: '3KK3', 2: '2P5' }, { plies: 1 });

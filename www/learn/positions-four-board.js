// The positions of the course and of the rules page: four boards.

import { onFour } from './position.js';

/** A quiet board 2, for positions in which all happens on board 1. */
const QUIET = 'rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR';
/** Board 1 once it is won: the rook placed on h1 has mated. */
const WON = 'r4r2/pbqnNppk/1p1p4/8/4P3/8/PPPQ1PP1/5RKR';

/** Board 3 without the rook that went to board 1. */
const SERVED = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1';

export const START = onFour('1:w', {}, { cycle: 1 });

/** White has lost a knight on board 1: g1 is free and safe. */
export const KNIGHT = onFour(
  '1:w',
  { 1: 'r1bqkbnr/pppp1ppp/8/4n3/4P3/8/PPPP1PPP/RNBQKB1R', 2: QUIET },
  { lost: { 1: 'N' }, halfmoves: { 2: '2' } },
);

/** The same with the bishop out on c4: its home is free, but no bishop is lost. */
export const KNIGHT_ONLY = onFour(
  '1:w',
  { 1: 'r1bqkb1r/pppp1ppp/5n2/4n3/2B1P3/8/PPPP1PPP/RNBQK2R', 2: QUIET },
  { lost: { 1: 'N' }, halfmoves: { 1: '2', 2: '2' } },
);

/** White has lost the light-squared bishop. */
export const BISHOP = onFour(
  '1:w',
  { 1: 'r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R', 2: QUIET },
  { lost: { 1: 'B' }, halfmoves: { 2: '2' } },
);

/** A knight is lost, and both homes of knights are free: the bishop on c5 bears on g1. */
export const ATTACKED = onFour(
  '1:w',
  { 1: 'r1bqk2r/ppppnppp/8/2bPp3/5P2/5N2/PPPP2PP/R1BQKB1R', 2: QUIET },
  { lost: { 1: 'N' }, halfmoves: { 1: '1', 2: '2' } },
);

/** A pawn is lost, and White is in check. */
export const CHECK = onFour(
  '1:w',
  { 1: 'rnbqk1nr/ppp2ppp/8/4p3/1bpPP3/5N2/PP3PPP/RNBQKB1R', 2: QUIET },
  { lost: { 1: 'P' }, halfmoves: { 1: '2', 2: '2' } },
);

/** A rook has been given on h7; put back on h1, it mates. */
export const MATE = onFour(
  '1:w',
  { 1: 'r4r2/pbqnNppk/1p1p4/8/4P3/8/PPPQ1PP1/5RK1', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'RBBNPP' }, halfmoves: { 2: '2' }, cycle: 22 },
);

/** First has won board 1 and attacks board 4 with Black, where a knight is lost. */
export const TRANSFER = onFour(
  '4:b',
  {
    1: WON,
    2: 'rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR',
    3: SERVED,
    4: 'r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1',
  },
  {
    castling: { 1: '-', 3: 'Qkq', 4: 'kq' },
    lost: { 1: 'BBNPP', 4: 'n' },
    halfmoves: { 1: '0', 2: '3', 4: '1' },
    results: 'w***',
    cycle: 28,
  },
);

/** Both homes of knights are free on board 4; on board 2 the knight on g8 is attacked. */
export const TRAP = onFour(
  '4:b',
  {
    1: WON,
    2: 'rnbqkbnr/ppp2ppB/4p3/3p4/3P4/4P3/PPP2PPP/RNBQK1NR',
    3: SERVED,
    4: 'r1bqkb1r/1pp2ppp/p1p2n2/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1',
  },
  {
    castling: { 1: '-', 3: 'Qkq', 4: 'kq' },
    lost: { 1: 'BBNPP', 4: 'n' },
    halfmoves: { 4: '2' },
    results: 'w***',
    cycle: 29,
  },
);

/** The queen lost on board 4 comes from board 2 and mates. */
export const FINISH = onFour(
  '4:b',
  {
    1: WON,
    2: 'rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR',
    3: SERVED,
    4: 'r1b2rk1/pp3p1p/2pb2p1/8/3P3K/2P5/PP1N1PP1/R1BQ1R2',
  },
  {
    castling: { 1: '-', 3: 'Qkq', 4: '-' },
    lost: { 1: 'BBNPP', 4: 'qnnp' },
    halfmoves: { 2: '3', 4: '1' },
    results: 'w***',
    cycle: 40,
  },
);

/** Board 1 is won; mate on board 2 wins the other initial board as well. */
export const EARLY = onFour(
  '2:b',
  { 1: WON, 2: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR', 3: SERVED },
  { castling: { 1: '-', 3: 'Qkq' }, lost: { 1: 'BBNPP' }, results: 'w***', cycle: 28 },
);

/** Check stands on board 2, and the turn is on board 1. */
export const CHECK_ELSEWHERE = onFour(
  '1:w',
  {
    1: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
    2: 'rnbqk1nr/pppp1ppp/4p3/8/1bPP4/8/PP2PPPP/RNBQKBNR',
  },
  { halfmoves: { 2: '1' }, cycle: 3 },
);

/** Board 3 is in play since First lost board 2; its bishop shields the king. */
export const EXPOSED = onFour(
  '1:w',
  {
    1: 'rnbqkb1r/ppp2ppp/5n2/3p4/3P4/2N2N2/PP2PPPP/R2QKB1R',
    2: '6k1/6Qp/7B/8/8/8/PP4PP/6K1',
    3: 'rnb1k1nr/ppppqppp/4p3/8/1bPP4/8/PP1BPPPP/RN1QKBNR',
  },
  { castling: { 2: '-' }, lost: { 1: 'BP' }, halfmoves: { 1: '1', 3: '3' }, results: '*w**', cycle: 30 },
);

/** A rook has been placed on h1 again; the right to castle went with the one that was lost. */
export const NO_CASTLING = onFour(
  '1:w',
  {
    1: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PP1/RNBQK2R',
    2: QUIET,
    3: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1',
  },
  { castling: { 1: 'Qkq', 3: 'Qkq' }, lost: { 1: 'P' }, halfmoves: { 1: '1', 2: '2' }, cycle: 8 },
);

/** The queen may leave Black without a move on board 1. */
export const STALEMATE = onFour(
  '1:w',
  { 1: '7k/5K2/8/6Q1/8/8/8/8', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'RRBBNNPPPPPPPP' }, halfmoves: { 1: '8', 2: '2' }, cycle: 60 },
);

/** Board 2 is drawn: nothing can be brought from it to board 4 any more. */
export const SOURCE_GONE = onFour(
  '4:b',
  {
    1: WON,
    2: 'rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR',
    3: SERVED,
    4: 'r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1',
  },
  {
    castling: { 1: '-', 3: 'Qkq', 4: 'kq' },
    lost: { 1: 'BBNPP', 4: 'n' },
    halfmoves: { 2: '3', 4: '1' },
    results: 'w=**',
    cycle: 28,
  },
);

/** The rook of a8 has gone from board 2 to board 4. */
export const ROOK_GONE = onFour(
  '2:b',
  {
    1: WON,
    2: '4kb1r/pppq1ppp/2np1n2/4p3/4P1b1/2NP1N2/PPP1BPPP/R1BQ1RK1',
    3: SERVED,
    4: 'rnbqkb1r/1ppp1ppp/5n2/p3p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R',
  },
  {
    castling: { 1: '-', 2: 'k', 3: 'Qkq', 4: 'KQk' },
    lost: { 1: 'BBNPP' },
    halfmoves: { 2: '1', 4: '1' },
    results: 'w***',
    cycle: 31,
  },
);

/** Ninety-nine plies without a capture or a pawn move on board 1. */
export const HUNDREDTH = onFour(
  '1:w',
  { 1: '4k3/7r/8/8/8/8/R7/4K3', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'RBBNNPPPPPPPP' }, halfmoves: { 1: '99', 2: '2' }, cycle: 90 },
);

/** No move on board 1, but a lost pawn may be placed there. */
export const ONLY_PLACEMENT = onFour(
  '1:w',
  { 1: '6k1/8/8/8/8/1q6/8/K7', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'P' }, halfmoves: { 1: '6', 2: '2' }, cycle: 60 },
);

/** Kings alone on board 1, but board 3 can still help. */
export const NOT_DEAD = onFour(
  '1:w',
  { 1: '4k3/8/8/8/8/8/8/4K3', 2: QUIET },
  { castling: { 1: '-' }, lost: { 1: 'QRRBBNNPPPPPPPP' }, halfmoves: { 1: '3', 2: '2' }, cycle: 60 },
);

/** Board 3 has come into play without the rook of a1, which was placed on board 1. */
export const CORNER_LEFT = onFour(
  '3:w',
  {
    1: 'rnbqkb1r/ppp2ppp/5n2/3p4/3P4/2N2N2/PP2PPPP/R2QKB1R',
    2: '6k1/6Qp/7B/8/8/8/PP4PP/6K1',
    3: 'rnbqkbnr/ppp1pppp/8/3p4/3P1B2/2N5/PPPQPPPP/4KBNR',
  },
  {
    castling: { 1: 'Kkq', 2: '-', 3: 'Kkq' },
    lost: { 1: 'BP' },
    halfmoves: { 1: '1', 3: '5' },
    results: '*w**',
    cycle: 34,
  },
);

/** Board 1 is drawn: its slot stays empty. */
export const ONE_SLOT = onFour(
  '2:w',
  { 1: '7k/5K2/6Q1/8/8/8/8/8', 2: 'rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR' },
  { castling: { 1: '-' }, lost: { 1: 'RRBBNNPPPPPPPP' }, halfmoves: { 1: '9', 2: '2' }, results: '=***', cycle: 61 },
);

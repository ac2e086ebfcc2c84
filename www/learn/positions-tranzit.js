// The positions of the course and of the rules page: two boards and a crossing.

import { onTwo } from './position.js';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1 ** -';

/** The knight's square is occupied, the bishop would give check; the rook may cross. */
export const CROSS = onTwo('w', '8/pp6/8/2p5/2B5/5N2/PPP2PPP/3R2K1', '6k1/6pp/8/8/8/5b2/8/8', { crossed: 'b' });

/** Check along the first rank; the rook of board 2 may come between. */
export const PARRY = onTwo('w', '6k1/p4ppp/8/8/8/8/PP3PPP/4r1K1', '8/4n3/8/8/8/4N3/8/5R2');

/** The same mated: board 1 is Black's, and the king must go. */
export const HOP = onTwo('w', '6k1/p4ppp/8/8/8/8/PP3PPP/4r1K1', '8/4n3/8/8/8/4N3/8/2R5', { results: 'b*' });

/** The rook mates on d8; both kings stand on board 1. */
export const MATE = onTwo('w', '6k1/p4ppp/8/8/8/8/PP3PPP/3R2K1', '8/4n3/3p4/8/8/2P1N3/8/8');

/** Board 1 is White's. The rook left there is wanted on board 2. */
export const HELP = onTwo('w', '8/R4ppp/8/8/8/8/1P3PPP/8', '6k1/8/3p2K1/8/8/3P4/8/8', { results: 'w*' });

/** Check on board 2. White's last piece on board 1 is the rook. */
export const LAST = onTwo('w', '3k4/ppp5/8/8/8/8/8/5R2', '8/8/8/2p5/8/8/3N1PPP/4r1K1');

/** A mate wins board 1; with the king's square of board 2 attacked it wins both. */
export const DOUBLE = onTwo('w', '6k1/p4ppp/8/8/8/1Q6/PP3PPP/3R2K1', '8/3n4/8/8/8/8/8/8', { crossed: 'b' });

/** The square is attacked already. */
export const DOUBLE_READY = onTwo('w', '6k1/p4ppp/8/8/8/8/PP3PPP/3R2K1', '8/3n4/8/8/8/6Q1/8/8');

/** The square is occupied by Black's own rook; White has never crossed. */
export const BLOCKED = onTwo('w', '6k1/p4ppp/8/8/8/8/PP3PPP/3R2K1', '6r1/3p4/8/8/8/8/8/8', { crossed: 'b' });

/** The black rook of board 2 bears on the king's square there. */
export const KING_CROSSES = onTwo('w', '6k1/5ppp/8/8/8/8/5PPP/6K1', '6r1/3p4/8/8/8/3P4/3R4/8');

/** The knight stands before its rook and before its king. */
export const LINES = onTwo('w', '4k3/8/8/4N3/8/8/PPP2PPP/4RK2', '8/2p5/8/8/8/8/2P5/8');
export const PINNED = onTwo('w', '4r1k1/5ppp/8/8/8/4N3/PPP2PPP/4K3', '8/2p5/8/8/8/8/2P5/8');

/** King and rook at home on board 2: no castling there. */
export const CASTLING = onTwo('w', '4k2r/5ppp/8/8/8/8/PPP5/8', '8/2p5/8/8/8/8/P4PPP/4K2R', { castling: 'k' });

/** Ninety-nine plies without a capture or a pawn move. */
export const HUNDREDTH = onTwo('w', '4k3/7r/8/8/8/8/R7/4K3', '8/2n5/8/8/8/8/2N5/8', { halfmoves: 99 });

/** The queen may leave Black without any ply. */
export const STALEMATE = onTwo('w', '7k/5K2/8/6Q1/8/8/8/8', '7R/8/8/8/8/8/8/8');

/** The last pawn may be taken: nobody can mate any more. */
export const DEAD = onTwo('w', '4k3/8/8/8/8/8/4p3/4K3', '8/8/8/8/8/8/2B5/8');

/** Board 1 is Black's; White mates on board 2. */
export const EQUAL = onTwo('w', '8/p7/8/8/8/8/PP6/8', '6k1/5ppp/8/8/8/8/5PPP/3R2K1', { results: 'b*' });

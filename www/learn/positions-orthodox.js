// The positions of the rules that all games share, shown on a single board.

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Black's pawn has just stepped two squares to stand beside White's. */
export const EN_PASSANT = '4k3/pp4pp/8/3pP3/8/8/PP4PP/4K3 w - d6 0 20';

/** The last pawn may be taken. */
export const DEAD = '8/8/3k4/8/8/3Kp3/8/6B1 w - - 0 60';

/** The knight shields its king. */
export const PINNED = '4r1k1/5ppp/8/8/8/4N3/5PPP/4K3 w - - 0 30';

/** A king alone has nothing to mate with. */
export const BARE = '4k3/8/8/8/8/8/3Q4/4K3 w - - 0 70';

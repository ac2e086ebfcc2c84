//! The pieces of one board.

use crate::bits::Bits;
use crate::keys::piece_key;
use crate::piece::{Color, Kind, Piece};
use crate::square::Square;

/// The pieces of one board, by colour and by kind, and the hash key of them.
///
/// Pieces change through [`Board::put`] and [`Board::take`] alone, so that the key cannot drift.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<B> {
    colors: [B; 2],
    kinds: [B; 6],
    key: u64,
}

impl<B: Bits> Board<B> {
    /// The board without a piece.
    pub const EMPTY: Board<B> = Board { colors: [B::EMPTY; 2], kinds: [B::EMPTY; 6], key: 0 };

    /// Puts a piece on a square, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        let bit = B::of(square);
        self.colors[piece.color as usize] |= bit;
        self.kinds[piece.kind as usize] |= bit;
        self.key ^= piece_key(piece, square);
    }

    /// Takes the piece from a square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        let bit = B::of(square);
        self.colors[piece.color as usize] ^= bit;
        self.kinds[piece.kind as usize] ^= bit;
        self.key ^= piece_key(piece, square);
        Some(piece)
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = B::of(square);
        let color = if !(self.colors[0] & bit).is_empty() {
            Color::White
        } else if !(self.colors[1] & bit).is_empty() {
            Color::Black
        } else {
            return None;
        };
        let kind = *Kind::ALL.iter().find(|&&kind| !(self.kinds[kind as usize] & bit).is_empty())?;
        Some(Piece { color, kind })
    }

    /// The occupied squares.
    #[inline(always)]
    pub fn occupied(&self) -> B {
        self.colors[0] | self.colors[1]
    }

    /// The squares of a colour's pieces.
    #[inline(always)]
    pub fn color(&self, color: Color) -> B {
        self.colors[color as usize]
    }

    /// The squares of a kind's pieces, of both colours.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> B {
        self.kinds[kind as usize]
    }

    /// The squares of a colour's pieces of a kind.
    #[inline(always)]
    pub fn pieces(&self, color: Color, kind: Kind) -> B {
        self.colors[color as usize] & self.kinds[kind as usize]
    }

    /// The square of a colour's king: the lowest, if there are several.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Kind::King).first()
    }

    /// The hash key of the pieces on their squares.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The hash key computed anew, for tests that hold the kept one against it.
    pub fn key_from_scratch(&self) -> u64 {
        self.iter().fold(0, |key, (square, piece)| key ^ piece_key(piece, square))
    }

    /// All pieces with their squares, from the lowest square.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().squares().filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// Where the piece on a square bears (for a pawn: where it captures).
    pub fn attacks_from(&self, square: Square) -> B {
        match self.piece_at(square) {
            None => B::EMPTY,
            Some(Piece { color, kind: Kind::Pawn }) => B::pawn(color, square),
            Some(Piece { kind, .. }) => B::piece(kind, square, self.occupied()),
        }
    }

    /// The pieces of a colour that bear on a square when the board is occupied as given. Pieces outside
    /// `occupied` do not count: so one can ask what would be, with a piece away.
    pub fn attackers(&self, square: Square, by: Color, occupied: B) -> B {
        let queens = self.kind(Kind::Queen);
        let leapers = (B::pawn(!by, square) & self.kind(Kind::Pawn))
            | (B::knight(square) & self.kind(Kind::Knight))
            | (B::king(square) & self.kind(Kind::King));
        let rooks = B::rook(square, occupied) & (self.kind(Kind::Rook) | queens);
        let bishops = B::bishop(square, occupied) & (self.kind(Kind::Bishop) | queens);
        (leapers | rooks | bishops) & self.color(by) & occupied
    }

    /// Whether a square is attacked by a colour: one of its pieces bears on it, be that piece pinned, and be the
    /// square protected or not.
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by, self.occupied()).is_empty()
    }

    /// Whether a colour has a king here, and it is attacked.
    pub fn king_attacked(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| self.is_attacked(king, !color))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_key_is_the_key_from_scratch() {
        let mut board = Board::<u128>::EMPTY;
        for step in 0..3_000_u64 {
            let random = crate::mix(step);
            let square = Square::new((random % 128) as u8);
            if random & (1 << 20) == 0 {
                let color = Color::ALL[(random >> 21 & 1) as usize];
                let kind = Kind::ALL[(random >> 24) as usize % 6];
                board.put(square, Piece { color, kind });
                assert_eq!(board.piece_at(square), Some(Piece { color, kind }));
            } else {
                board.take(square);
                assert_eq!(board.piece_at(square), None);
            }
            assert_eq!(board.key(), board.key_from_scratch());
        }
    }
}

//! The pieces of one board.

use crate::bits::Bits;
use crate::keys::piece_key;
use crate::piece::{Color, Kind, Piece};
use crate::square::Square;

/// The pieces of one board, and the hash key of them.
///
/// The kinds are kept as three planes of bits, chosen so that every set that move generation asks for takes two
/// operations at most, and copying a board copies five sets, not eight:
///
/// | plane | set for |
/// | --- | --- |
/// | 0 | rook, queen, knight |
/// | 1 | bishop, queen, king |
/// | 2 | pawn, knight, king |
///
/// Pieces change through [`Board::put`], [`Board::take`] and [`Board::shift`] alone, so that the key cannot drift.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<B> {
    colors: [B; 2],
    planes: [B; 3],
    key: u64,
}

/// Which planes a kind is set in, by its number.
const CODES: [u8; 6] = [0b100, 0b101, 0b010, 0b001, 0b011, 0b110];

/// The kind of the bits of a square in the planes. Two of the eight never come: no piece, and all three.
const KINDS: [Kind; 8] =
    [Kind::Pawn, Kind::Rook, Kind::Bishop, Kind::Queen, Kind::Pawn, Kind::Knight, Kind::King, Kind::King];

impl<B: Bits> Board<B> {
    /// The board without a piece.
    pub const EMPTY: Board<B> = Board { colors: [B::EMPTY; 2], planes: [B::EMPTY; 3], key: 0 };

    #[inline(always)]
    fn toggle(&mut self, squares: B, piece: Piece) {
        let code = CODES[piece.kind as usize];
        self.colors[piece.color as usize] ^= squares;
        for (index, plane) in self.planes.iter_mut().enumerate() {
            *plane ^= squares.only_if(code >> index & 1 != 0);
        }
    }

    /// Puts a piece on a square, in place of what stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.toggle(B::of(square), piece);
        self.key ^= piece_key(piece, square);
    }

    /// Takes the piece from a square.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(B::of(square), piece);
        self.key ^= piece_key(piece, square);
        Some(piece)
    }

    /// Moves a piece of a colour from its square to an empty one.
    #[inline(always)]
    pub fn shift(&mut self, color: Color, from: Square, to: Square) -> Kind {
        let kind = self.kind_at(from);
        let piece = Piece { color, kind };
        self.toggle(B::of(from) | B::of(to), piece);
        self.key ^= piece_key(piece, from) ^ piece_key(piece, to);
        kind
    }

    /// The kind of the piece on an occupied square.
    #[inline(always)]
    fn kind_at(&self, square: Square) -> Kind {
        let [p0, p1, p2] = self.planes;
        let code = u8::from(p0.has(square)) | u8::from(p1.has(square)) << 1 | u8::from(p2.has(square)) << 2;
        KINDS[code as usize % 8]
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.colors[0].has(square) {
            Color::White
        } else if self.colors[1].has(square) {
            Color::Black
        } else {
            return None;
        };
        Some(Piece { color, kind: self.kind_at(square) })
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
        let [p0, p1, p2] = self.planes;
        match kind {
            Kind::Pawn => p2 & !(p0 | p1),
            Kind::Knight => p2 & p0,
            Kind::Bishop => p1 & !(p0 | p2),
            Kind::Rook => p0 & !(p1 | p2),
            Kind::Queen => p0 & p1,
            Kind::King => p2 & p1,
        }
    }

    /// The squares of what moves like a rook: rooks and queens, of both colours.
    #[inline(always)]
    pub fn orthogonal(&self) -> B {
        self.planes[0] & !self.planes[2]
    }

    /// The squares of what moves like a bishop: bishops and queens, of both colours.
    #[inline(always)]
    pub fn diagonal(&self) -> B {
        self.planes[1] & !self.planes[2]
    }

    /// The squares of a colour's pieces of a kind.
    #[inline(always)]
    pub fn pieces(&self, color: Color, kind: Kind) -> B {
        self.colors[color as usize] & self.kind(kind)
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
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: B) -> B {
        let leapers = (B::pawn(!by, square) & self.kind(Kind::Pawn))
            | (B::knight(square) & self.kind(Kind::Knight))
            | (B::king(square) & self.kind(Kind::King));
        let rooks = B::rook(square, occupied) & self.orthogonal();
        let bishops = B::bishop(square, occupied) & self.diagonal();
        (leapers | rooks | bishops) & self.color(by) & occupied
    }

    /// Whether a square is attacked by a colour: one of its pieces bears on it, be that piece pinned, and be the
    /// square protected or not.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.attacked_when(square, by, self.occupied())
    }

    /// Whether a square is attacked by a colour when the board is occupied as given. Rays are followed only where a
    /// slider stands on their line.
    #[inline]
    pub fn attacked_when(&self, square: Square, by: Color, occupied: B) -> bool {
        let them = self.color(by);
        let leapers = (B::pawn(!by, square) & self.kind(Kind::Pawn))
            | (B::knight(square) & self.kind(Kind::Knight))
            | (B::king(square) & self.kind(Kind::King));
        if !(leapers & them).is_empty() {
            return true;
        }
        let rooks = B::cross(square) & self.orthogonal() & them;
        if !rooks.is_empty() && !(B::rook(square, occupied) & rooks).is_empty() {
            return true;
        }
        let bishops = B::saltire(square) & self.diagonal() & them;
        !bishops.is_empty() && !(B::bishop(square, occupied) & bishops).is_empty()
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

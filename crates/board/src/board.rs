//! The pieces of one board.

use crate::bits::Bits;
use crate::piece::{Color, Kind, Piece};
use crate::square::Square;

/// The pieces of one board.
///
/// The kinds are kept as three planes of bits, chosen so that every set that move generation asks for takes two
/// operations at most, and copying a board copies five sets, not eight:
///
/// | plane | set for |
/// | --- | --- |
/// | 0 | rook, queen, knight |
/// | 1 | bishop, queen, king |
/// | 2 | pawn, knight, king |
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<B> {
    colors: [B; 2],
    planes: [B; 3],
}

/// Which planes a kind is set in, by its number.
const CODES: [u8; 6] = [0b100, 0b101, 0b010, 0b001, 0b011, 0b110];

/// The kind of the bits of a square in the planes. Two of the eight never come: no piece, and all three.
const KINDS: [Kind; 8] =
    [Kind::Pawn, Kind::Rook, Kind::Bishop, Kind::Queen, Kind::Pawn, Kind::Knight, Kind::King, Kind::King];

impl<B: Bits> Board<B> {
    /// The board without a piece.
    pub const EMPTY: Board<B> = Board { colors: [B::EMPTY; 2], planes: [B::EMPTY; 3] };

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
    }

    /// Takes the piece from a square.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(B::of(square), piece);
        Some(piece)
    }

    /// Changes what stands on a square of a colour's piece on all squares of a set: takes it off where it stands, puts
    /// it where nothing does.
    #[inline(always)]
    fn toggle_like(&mut self, color: Color, like: Square, squares: B) -> Kind {
        self.colors[color as usize] ^= squares;
        let mut code = 0;
        for (index, plane) in self.planes.iter_mut().enumerate() {
            let is_set = plane.has(like);
            *plane ^= squares.only_if(is_set);
            code |= usize::from(is_set) << index;
        }
        KINDS[code % 8]
    }

    /// Moves a piece of a colour from its square to an empty one.
    #[inline(always)]
    pub fn shift(&mut self, color: Color, from: Square, to: Square) -> Kind {
        self.toggle_like(color, from, B::of(from) | B::of(to))
    }

    /// Takes the piece of a colour from its square.
    #[inline(always)]
    pub fn capture(&mut self, color: Color, square: Square) -> Piece {
        let kind = self.toggle_like(color, square, B::of(square));
        Piece { color, kind }
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

    /// Whether a pawn, a rook or a queen stands here, of either colour.
    #[inline(always)]
    pub fn has_pawn_or_major(&self) -> bool {
        let [p0, p1, p2] = self.planes;
        !((p0 & !p2) | (p2 & !(p0 | p1))).is_empty()
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

    /// The hash key of the pieces on their squares, computed when it is asked for.
    #[inline]
    pub fn key(&self) -> u64 {
        let ([white, black], [p0, p1, p2]) = (self.colors, self.planes);
        let parts = [white.key(0), black.key(1), p0.key(2), p1.key(3), p2.key(4)];
        parts.into_iter().fold(0, u64::wrapping_add)
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
        let rooks = B::rook(square, occupied) & self.orthogonal();
        let bishops = B::bishop(square, occupied) & self.diagonal();
        (self.leapers_at(square, by) | ((rooks | bishops) & self.color(by))) & occupied
    }

    /// The pawns, knights and kings of a colour that bear on a square.
    #[inline]
    pub fn leapers_at(&self, square: Square, by: Color) -> B {
        let pawns = B::pawn(!by, square) & self.kind(Kind::Pawn);
        let knights = B::knight(square) & self.kind(Kind::Knight);
        let kings = B::king(square) & self.kind(Kind::King);
        (pawns | knights | kings) & self.color(by)
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
        if !self.leapers_at(square, by).is_empty() {
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

    /// A board with pieces put and taken at random.
    fn scattered<B: Bits>(seed: u64, check: &mut dyn FnMut(&Board<B>)) {
        let mut board = Board::<B>::EMPTY;
        for step in 0..3_000_u64 {
            let random = crate::mix(seed + step);
            let square = Square::new((random % (8 * u64::from(B::RANKS))) as u8);
            if random & (1 << 20) == 0 {
                let color = Color::ALL[(random >> 21 & 1) as usize];
                let kind = Kind::ALL[(random >> 24) as usize % 6];
                board.put(square, Piece { color, kind });
                assert_eq!(board.piece_at(square), Some(Piece { color, kind }));
            } else {
                board.take(square);
                assert_eq!(board.piece_at(square), None);
            }
            check(&board);
        }
    }

    #[test]
    fn pieces_stand_where_they_were_put() {
        scattered::<u64>(0, &mut |board| assert_eq!(board.iter().count() as u32, board.occupied().count()));
        scattered::<u128>(0, &mut |board| assert_eq!(board.iter().count() as u32, board.occupied().count()));
    }

    /// Every board that differs from a board in one square or by one piece's move has another key, and so have all of
    /// them among each other.
    fn near_boards_have_other_keys<B: Bits>() {
        extern crate std;
        use std::collections::BTreeMap;
        let mut board = Board::<B>::EMPTY;
        for index in 0..40_u8 {
            let random = crate::mix(u64::from(index));
            let square = Square::new((random % (8 * u64::from(B::RANKS))) as u8);
            board.put(square, Piece { color: Color::ALL[index as usize % 2], kind: Kind::ALL[index as usize % 6] });
        }
        let mut seen = BTreeMap::new();
        let mut see = |board: &Board<B>| {
            let other = seen.insert(board.key(), *board);
            assert!(other.is_none_or(|other| other == *board));
        };
        for square in B::FULL.squares() {
            for from in B::FULL.squares() {
                let mut moved = board;
                let piece = moved.take(from);
                moved.take(square);
                see(&moved);
                for kind in Kind::ALL {
                    for color in Color::ALL {
                        let mut other = moved;
                        other.put(square, Piece { color, kind });
                        see(&other);
                    }
                }
                if let Some(piece) = piece {
                    moved.put(square, piece);
                    see(&moved);
                }
            }
        }
    }

    #[test]
    fn near_boards_have_other_keys_on_both_shapes() {
        near_boards_have_other_keys::<u64>();
        near_boards_have_other_keys::<u128>();
    }
}

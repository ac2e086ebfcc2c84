//! Sets of squares, and where pieces bear.
//!
//! Sliders by *obstruction difference*: of the occupied squares on each of the four lines through a square, the nearest
//! below is subtracted from the nearest above, which leaves exactly the squares between them, both ends included.

use crate::keys::part;
use crate::piece::{Color, Kind};
use crate::square::Square;
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of the squares of one shape of board: `u64` for 8x8, `u128` for 8x16.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + 'static
{
    /// How many ranks the board has.
    const RANKS: u8;
    /// No square.
    const EMPTY: Self;
    /// Every square.
    const FULL: Self;

    /// The set of one square.
    fn of(square: Square) -> Self;
    /// The squares of a rank, from 0.
    fn rank(rank: u8) -> Self;
    /// The set, or no square: chosen without a branch.
    fn only_if(self, condition: bool) -> Self;
    /// How many squares.
    fn count(self) -> u32;
    /// The lowest square.
    fn first(self) -> Option<Square>;
    /// The set without its lowest square.
    fn without_first(self) -> Self;

    /// Where a rook on a square bears when nothing else stands on the board.
    fn cross(square: Square) -> Self;
    /// Where a bishop on a square bears when nothing else stands on the board.
    fn saltire(square: Square) -> Self;
    /// Where a king on a square bears.
    fn king(square: Square) -> Self;
    /// Where a knight on a square bears.
    fn knight(square: Square) -> Self;
    /// Where a pawn of a colour on a square captures.
    fn pawn(color: Color, square: Square) -> Self;
    /// Where a rook on a square bears, the first occupied square of each ray included.
    fn rook(square: Square, occupied: Self) -> Self;
    /// Where a bishop on a square bears, the first occupied square of each ray included.
    fn bishop(square: Square, occupied: Self) -> Self;
    /// The squares strictly between two squares of one line; none if they are on none.
    fn between(a: Square, b: Square) -> Self;
    /// The whole line through two squares, both included; none if they are on none.
    fn line(a: Square, b: Square) -> Self;

    /// Where a queen on a square bears when nothing else stands on the board.
    #[inline(always)]
    fn star(square: Square) -> Self {
        Self::cross(square) | Self::saltire(square)
    }

    /// Whether the set has no square.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether a square is in the set.
    fn has(self, square: Square) -> bool;

    /// Whether the set has two squares or more.
    fn has_two(self) -> bool {
        !self.without_first().is_empty()
    }

    /// What the set adds to a hash key, by its place among the sets of a board, from 0 to 4.
    fn key(self, place: usize) -> u64;

    /// Whether a square exists on this shape.
    fn contains_square(square: Square) -> bool {
        square.rank() < Self::RANKS
    }

    /// The squares, from the lowest.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// Where a piece that is no pawn bears.
    fn piece(kind: Kind, square: Square, occupied: Self) -> Self {
        match kind {
            Kind::Pawn => Self::EMPTY,
            Kind::Knight => Self::knight(square),
            Kind::Bishop => Self::bishop(square, occupied),
            Kind::Rook => Self::rook(square, occupied),
            Kind::Queen => Self::rook(square, occupied) | Self::bishop(square, occupied),
            Kind::King => Self::king(square),
        }
    }
}

/// The squares of a set, from the lowest.
#[derive(Copy, Clone, Debug)]
pub struct Squares<B>(B);

impl<B: Bits> Iterator for Squares<B> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_first();
        Some(square)
    }
}

const KING: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const KNIGHT: [(i8, i8); 8] = [(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)];
/// The upward direction of each line: rank, file, and the two diagonals.
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

macro_rules! shape {
    ($shape:ty, $ranks:expr, $module:ident, $of:expr, $has:expr, $from_highest:expr, $key:expr) => {
        mod $module {
            pub(super) const SQUARES: usize = 8 * $ranks;

            const fn on_board(square: usize, step: (i8, i8)) -> Option<usize> {
                let file = (square % 8) as i8 + step.0;
                let rank = (square / 8) as i8 + step.1;
                if file < 0 || file > 7 || rank < 0 || rank >= $ranks {
                    return None;
                }
                Some(rank as usize * 8 + file as usize)
            }

            const fn leaps(steps: &[(i8, i8)]) -> [$shape; SQUARES] {
                let mut table = [0; SQUARES];
                let mut square = 0;
                while square < SQUARES {
                    let mut i = 0;
                    while i < steps.len() {
                        if let Some(to) = on_board(square, steps[i]) {
                            table[square] |= 1 << to;
                        }
                        i += 1;
                    }
                    square += 1;
                }
                table
            }

            const fn ray(from: usize, step: (i8, i8)) -> $shape {
                let mut set = 0;
                let mut square = from;
                while let Some(to) = on_board(square, step) {
                    set |= 1 << to;
                    square = to;
                }
                set
            }

            /// The four lines through each square, the square itself left out.
            const fn lines() -> [[$shape; 4]; SQUARES] {
                let mut table = [[0; 4]; SQUARES];
                let mut square = 0;
                while square < SQUARES {
                    let mut i = 0;
                    while i < 4 {
                        let (file, rank) = super::LINES[i];
                        table[square][i] = ray(square, (-file, -rank)) | ray(square, (file, rank));
                        i += 1;
                    }
                    square += 1;
                }
                table
            }

            pub(super) static KING: [$shape; SQUARES] = leaps(&super::KING);
            pub(super) static KNIGHT: [$shape; SQUARES] = leaps(&super::KNIGHT);
            pub(super) static LINES: [[$shape; 4]; SQUARES] = lines();

            /// The squares that a slider reaches on one line; `below` are all squares with a lower number than its own.
            #[inline(always)]
            pub(super) fn slide(line: $shape, below: $shape, occupied: $shape) -> $shape {
                let occupied = line & occupied;
                let upper = occupied & !below;
                let nearest_below: $shape = $from_highest((occupied & below) | 1);
                let nearest_above = upper & upper.wrapping_neg();
                line & nearest_above.wrapping_add(nearest_above).wrapping_add(nearest_below)
            }
        }

        impl Bits for $shape {
            const RANKS: u8 = $ranks;
            const EMPTY: Self = 0;
            const FULL: Self = Self::MAX;

            #[inline(always)]
            fn of(square: Square) -> Self {
                $of(square.index() as u32)
            }

            #[inline(always)]
            fn has(self, square: Square) -> bool {
                $has(self, square.index() as u32)
            }

            #[inline(always)]
            fn key(self, place: usize) -> u64 {
                $key(self, place)
            }

            #[inline(always)]
            fn rank(rank: u8) -> Self {
                0xff << (8 * u32::from(rank % $ranks))
            }

            #[inline(always)]
            fn only_if(self, condition: bool) -> Self {
                self & (condition as $shape).wrapping_neg()
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> Option<Square> {
                (self != 0).then(|| Square::new(self.trailing_zeros() as u8))
            }

            #[inline(always)]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn cross(square: Square) -> Self {
                {
                    let lines = &$module::LINES[square.index() % $module::SQUARES];
                    lines[0] | lines[1]
                }
            }

            #[inline(always)]
            fn saltire(square: Square) -> Self {
                {
                    let lines = &$module::LINES[square.index() % $module::SQUARES];
                    lines[2] | lines[3]
                }
            }

            #[inline(always)]
            fn king(square: Square) -> Self {
                $module::KING[square.index() % $module::SQUARES]
            }

            #[inline(always)]
            fn knight(square: Square) -> Self {
                $module::KNIGHT[square.index() % $module::SQUARES]
            }

            #[inline(always)]
            fn pawn(color: Color, square: Square) -> Self {
                const A_FILE: $shape = <$shape>::MAX / 0xff;
                let bit = Self::of(square);
                let (west, east) = (bit & !A_FILE, bit & !(A_FILE << 7));
                match color {
                    Color::White => west << 7 | east << 9,
                    Color::Black => west >> 9 | east >> 7,
                }
            }

            #[inline(always)]
            fn rook(square: Square, occupied: Self) -> Self {
                let lines = &$module::LINES[square.index() % $module::SQUARES];
                let below = Self::of(square).wrapping_sub(1);
                $module::slide(lines[0], below, occupied) | $module::slide(lines[1], below, occupied)
            }

            #[inline(always)]
            fn bishop(square: Square, occupied: Self) -> Self {
                let lines = &$module::LINES[square.index() % $module::SQUARES];
                let below = Self::of(square).wrapping_sub(1);
                $module::slide(lines[2], below, occupied) | $module::slide(lines[3], below, occupied)
            }

            fn between(a: Square, b: Square) -> Self {
                let (low, high) = if a < b { (a, b) } else { (b, a) };
                let inside = Self::of(high).wrapping_sub(1) & !Self::of(low).wrapping_sub(1) & !Self::of(low);
                let lines = &$module::LINES[low.index() % $module::SQUARES];
                lines.iter().find(|line| line.has(high)).map_or(0, |line| line & inside)
            }

            fn line(a: Square, b: Square) -> Self {
                let lines = &$module::LINES[a.index() % $module::SQUARES];
                lines.iter().find(|line| line.has(b)).map_or(0, |line| line | Self::of(a))
            }
        }
    };
}

shape!(
    u64,
    8,
    eight,
    |index: u32| 1_u64 << (index % 64),
    |set: u64, index: u32| set >> (index % 64) & 1 != 0,
    |set: u64| u64::MAX << set.ilog2(),
    part
);
// Shifts of 128 bits by a variable are calls in wasm; by a constant they are nothing.
shape!(
    u128,
    16,
    sixteen,
    |index: u32| {
        let bit = 1_u64 << (index % 64);
        if index < 64 { u128::from(bit) } else { u128::from(bit) << 64 }
    },
    |set: u128, index: u32| {
        let half = if index < 64 { set as u64 } else { (set >> 64) as u64 };
        half >> (index % 64) & 1 != 0
    },
    |set: u128| {
        let (low, high) = (set as u64, (set >> 64) as u64);
        if high == 0 {
            u128::from(u64::MAX << (low | 1).ilog2()) | u128::from(u64::MAX) << 64
        } else {
            u128::from(u64::MAX << high.ilog2()) << 64
        }
    },
    |set: u128, place: usize| part(set as u64, 2 * place).wrapping_add(part((set >> 64) as u64, 2 * place + 1))
);

#[cfg(test)]
mod tests {
    use super::*;

    /// The plain way: walk until something stands in the way.
    fn walk<B: Bits>(from: Square, occupied: B, steps: &[(i8, i8)]) -> B {
        let mut set = B::EMPTY;
        for &(file, rank) in steps {
            let (mut f, mut r) = (from.file() as i8 + file, from.rank() as i8 + rank);
            while (0..8).contains(&f) && (0..B::RANKS as i8).contains(&r) {
                let square = Square::at(f as u8, r as u8);
                set |= B::of(square);
                if occupied.has(square) {
                    break;
                }
                f += file;
                r += rank;
            }
        }
        set
    }

    fn sliders_equal_the_plain_walk<B: Bits>(random: impl Fn(u64) -> B) {
        let rook = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let bishop = [(1, 1), (-1, -1), (1, -1), (-1, 1)];
        for seed in 0..2_000 {
            let mut occupied = random(seed);
            if seed % 2 == 0 {
                occupied &= random(seed + 1_000_000);
            }
            for from in B::FULL.squares() {
                assert_eq!(B::rook(from, occupied), walk(from, occupied, &rook));
                assert_eq!(B::bishop(from, occupied), walk(from, occupied, &bishop));
            }
        }
    }

    #[test]
    fn sliders_on_8x8() {
        sliders_equal_the_plain_walk::<u64>(crate::mix);
    }

    #[test]
    fn sliders_on_8x16() {
        sliders_equal_the_plain_walk::<u128>(|seed| u128::from(crate::mix(seed)) << 64 | u128::from(crate::mix(!seed)));
    }

    fn between_and_line<B: Bits>() {
        for a in B::FULL.squares() {
            for b in B::FULL.squares() {
                let between = B::between(a, b);
                let rook = B::rook(a, B::of(b)) & B::rook(b, B::of(a));
                let bishop = B::bishop(a, B::of(b)) & B::bishop(b, B::of(a));
                let on_rook_line = a.file() == b.file() || a.rank() == b.rank();
                let diagonal = (a.file() as i8 - b.file() as i8).abs() == (a.rank() as i8 - b.rank() as i8).abs();
                if a == b || !(on_rook_line || diagonal) {
                    assert!(between.is_empty());
                    assert!(B::line(a, b).is_empty());
                } else {
                    assert_eq!(between, if on_rook_line { rook } else { bishop });
                    assert!(B::line(a, b).has(a) && B::line(a, b).has(b));
                    assert_eq!(B::line(a, b) & between, between);
                }
            }
        }
    }

    #[test]
    fn between_and_line_on_both_shapes() {
        between_and_line::<u64>();
        between_and_line::<u128>();
    }

    #[test]
    fn leapers_stay_on_the_board() {
        let corner = Square::at(0, 0);
        assert_eq!(u64::king(corner).count(), 3);
        assert_eq!(u64::knight(corner).count(), 2);
        assert_eq!(u64::pawn(Color::White, corner).count(), 1);
        assert_eq!(u64::pawn(Color::Black, corner).count(), 0);
        assert_eq!(u128::pawn(Color::White, Square::at(3, 15)).count(), 0);
        assert_eq!(u128::knight(Square::at(3, 8)).count(), 8);
    }
}

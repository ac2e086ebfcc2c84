//! Hash keys. They are computed, not stored: a table of random numbers would not compress, and the module is
//! downloaded.

use crate::piece::Piece;
use crate::square::Square;

/// A bijective mixer (the finaliser of splitmix64): near inputs give unrelated outputs.
pub const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The key of a piece on a square. A board's key is the exclusive or of those of its pieces.
pub const fn piece_key(piece: Piece, square: Square) -> u64 {
    mix(((piece.color as u64) << 16) | ((piece.kind as u64) << 8) | square.index() as u64)
}

//! Hash keys. A table of a random number for each piece on each square would be 12 KB that do not compress, in a module
//! that is downloaded. One number a piece, turned by the square, serves as well.

use crate::piece::Piece;
use crate::square::Square;

/// A bijective mixer (the finaliser of splitmix64): near inputs give unrelated outputs.
pub const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number for each piece on each half of the tallest board, with an odd count of ones: so the 64 rotations of one
/// are independent of each other.
static PIECES: [[[u64; 2]; 6]; 2] = {
    let mut table = [[[0; 2]; 6]; 2];
    let mut index = 0;
    let mut seed = 0;
    while index < 24 {
        let number = mix(seed);
        seed += 1;
        if number.count_ones() % 2 == 1 {
            table[index / 12][index / 2 % 6][index % 2] = number;
            index += 1;
        }
    }
    table
};

/// The key of a piece on a square: the piece's number, turned by the square. A board's key is the exclusive or of
/// those of its pieces.
#[inline(always)]
pub fn piece_key(piece: Piece, square: Square) -> u64 {
    let index = square.index();
    PIECES[piece.color as usize][piece.kind as usize][index / 64 % 2].rotate_left((index % 64) as u32)
}

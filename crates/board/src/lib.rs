//! One chess board of 8 files and 8 or 16 ranks: squares, pieces, attacks and hash keys.
//!
//! The crate knows nothing of a game: not whose ply it is, not what is legal. It needs neither the standard
//! library nor an allocator, and every table is computed when it is compiled.
//!
//! A shape of board is the integer that holds a set of its squares: `u64` for 8x8 and `u128` for 8x16, both
//! [`Bits`]. Square `a1` is bit 0, `h1` bit 7, `a2` bit 8, on either shape.
//!
//! ```
//! use crossboard_board::{Bits, Board, Color, Kind, Piece, Square};
//!
//! let mut board = Board::<u64>::EMPTY;
//! let a1 = Square::parse("a1").unwrap();
//! board.put(a1, Piece { color: Color::White, kind: Kind::Rook });
//! assert_eq!(board.attacks_from(a1).count(), 14);
//! ```
#![no_std]

mod bits;
mod board;
mod keys;
mod piece;
mod placement;
mod square;

pub use bits::{Bits, Squares};
pub use board::Board;
pub use keys::mix;
pub use piece::{Color, Kind, Piece};
pub use placement::{PlacementError, PlacementFault};
pub use square::Square;

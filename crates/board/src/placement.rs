//! The placement field of a position text: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`.
//!
//! ```text
//! placement = rank { "/" rank }        from the highest rank down, as many as the board has
//! rank      = { piece | digit }        eight squares; digits 1 to 8, no two running
//! ```

use crate::bits::Bits;
use crate::board::Board;
use crate::piece::Piece;
use crate::square::Square;
use core::fmt;

/// What is wrong with a placement.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlacementFault {
    /// A character that is no piece letter, no digit 1 to 8 and no slash.
    Character,
    /// Two digits running.
    Digits,
    /// A rank with more or fewer than eight squares.
    RankLength,
    /// More or fewer ranks than the board has.
    Ranks,
}

/// A fault, and the byte offset in the field where it was seen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlacementError {
    /// What is wrong.
    pub fault: PlacementFault,
    /// Where, in bytes from the beginning of the field.
    pub offset: usize,
}

impl<B: Bits> Board<B> {
    /// Reads a placement.
    ///
    /// # Errors
    /// Says what is wrong, and where.
    pub fn parse(text: &str) -> Result<Board<B>, PlacementError> {
        let mut board = Board::EMPTY;
        let (mut rank, mut file) = (B::RANKS - 1, 0);
        let mut after_digit = false;
        for (offset, byte) in text.bytes().enumerate() {
            let fail = |fault| Err(PlacementError { fault, offset });
            match byte {
                b'/' => {
                    if file != Square::FILES {
                        return fail(PlacementFault::RankLength);
                    }
                    if rank == 0 {
                        return fail(PlacementFault::Ranks);
                    }
                    rank -= 1;
                    file = 0;
                    after_digit = false;
                }
                b'1'..=b'8' => {
                    if after_digit {
                        return fail(PlacementFault::Digits);
                    }
                    file += byte - b'0';
                    after_digit = true;
                }
                _ => {
                    let Some(piece) = Piece::from_letter(byte) else {
                        return fail(PlacementFault::Character);
                    };
                    if file < Square::FILES {
                        board.put(Square::at(file, rank), piece);
                    }
                    file += 1;
                    after_digit = false;
                }
            }
            if file > Square::FILES {
                return fail(PlacementFault::RankLength);
            }
        }
        let offset = text.len();
        if file != Square::FILES {
            return Err(PlacementError { fault: PlacementFault::RankLength, offset });
        }
        if rank != 0 {
            return Err(PlacementError { fault: PlacementFault::Ranks, offset });
        }
        Ok(board)
    }

    /// Writes the placement.
    ///
    /// # Errors
    /// Only those of the writer.
    pub fn write(&self, out: &mut impl fmt::Write) -> fmt::Result {
        for rank in (0..B::RANKS).rev() {
            let mut empty = 0;
            for file in 0..Square::FILES {
                match self.piece_at(Square::at(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(out, "{empty}")?;
                            empty = 0;
                        }
                        out.write_char(piece.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(out, "{empty}")?;
            }
            if rank > 0 {
                out.write_char('/')?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (PlacementFault, usize) {
        let error = Board::<u64>::parse(text).unwrap_err();
        (error.fault, error.offset)
    }

    #[test]
    fn faults_name_their_place() {
        use PlacementFault::{Character, Digits, RankLength, Ranks};
        assert_eq!(fault(""), (RankLength, 0));
        assert_eq!(fault("8/8/8/8/8/8/8"), (Ranks, 13));
        assert_eq!(fault("8/8/8/8/8/8/8/8/"), (Ranks, 15));
        assert_eq!(fault("8/8/8/8/8/8/8/44"), (Digits, 15));
        assert_eq!(fault("8/8/8/8/8/8/8/7"), (RankLength, 15));
        assert_eq!(fault("8/8/8/8/8/8/8/ppppppppp"), (RankLength, 22));
        assert_eq!(fault("9/8/8/8/8/8/8/8"), (Character, 0));
        assert_eq!(fault("8/8/8/8/8/8/8/7x"), (Character, 15));
        assert_eq!(fault("8/8/8/8/8/8/8/7ы"), (Character, 15));
    }
}

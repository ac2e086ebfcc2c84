//! Squares by file and rank.

use crate::piece::Color;
use core::fmt;

/// A square of a board of 8 files and up to 16 ranks: `8 * rank + file`, both from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many files every board has.
    pub const FILES: u8 = 8;
    /// How many ranks the tallest board has.
    pub const MAX_RANKS: u8 = 16;

    /// The square of an index below 128; the index is taken modulo 128.
    pub const fn new(index: u8) -> Square {
        Square(index & 127)
    }

    /// The square on a file (0 to 7) and a rank (0 to 15).
    pub const fn at(file: u8, rank: u8) -> Square {
        Square::new((rank << 3) | (file & 7))
    }

    /// The index: `8 * rank + file`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for a to 7 for h.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The colour of the square itself (a1 is dark).
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) & 1 == 1
    }

    /// The square one rank ahead of a side, if it exists below 16 ranks. The caller minds the board's own end.
    pub const fn ahead(self, color: Color) -> Option<Square> {
        match color {
            Color::White if self.0 < 120 => Some(Square(self.0 + 8)),
            Color::Black if self.0 >= 8 => Some(Square(self.0 - 8)),
            _ => None,
        }
    }

    /// Reads `a1` to `h16`: a file letter and a rank number without a leading zero.
    pub fn parse(text: &str) -> Option<Square> {
        let (square, rest) = Square::parse_prefix(text.as_bytes())?;
        rest.is_empty().then_some(square)
    }

    /// Reads the square that a text begins with, taking as many digits as make a rank up to 16.
    pub fn parse_prefix(text: &[u8]) -> Option<(Square, &[u8])> {
        let (&file, rest) = text.split_first()?;
        if !(b'a'..=b'h').contains(&file) {
            return None;
        }
        let (&digit, rest) = rest.split_first()?;
        if !(b'1'..=b'9').contains(&digit) {
            return None;
        }
        let (mut rank, mut rest) = (digit - b'0', rest);
        if let Some((&next, after)) = rest.split_first() {
            if rank == 1 && (b'0'..=b'6').contains(&next) {
                rank = 10 + (next - b'0');
                rest = after;
            }
        }
        Some((Square::at(file - b'a', rank - 1), rest))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for index in 0..128 {
            let square = Square::new(index);
            let mut text = Text::default();
            fmt::write(&mut text, format_args!("{square}")).unwrap();
            assert_eq!(Square::parse(text.as_str()), Some(square));
        }
        for bad in ["", "a", "a0", "a17", "i1", "a01", "a1 ", "A1", "a1b", "aa", "é1"] {
            assert_eq!(Square::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a1_is_dark() {
        assert!(!Square::at(0, 0).is_light());
        assert!(Square::at(7, 0).is_light());
    }

    #[derive(Default)]
    struct Text([u8; 4], usize);

    impl Text {
        fn as_str(&self) -> &str {
            core::str::from_utf8(&self.0[..self.1]).unwrap()
        }
    }

    impl fmt::Write for Text {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for byte in text.bytes() {
                self.0[self.1] = byte;
                self.1 += 1;
            }
            Ok(())
        }
    }
}

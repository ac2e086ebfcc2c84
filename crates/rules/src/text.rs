//! Reading the fields of a position text, strictly.
//!
//! ```text
//! position = field { " " field }          the fields of the game, one space between
//! boards   = part { "|" part }            a field of several boards
//! number   = "0" | nonzero { digit }
//! ```

use crate::position_error::{Fault, Field, PositionError};
use crate::state::BoardResult;
use crossboard_board::{Bits, Board, Color, Kind, PlacementFault, Square};

/// A part of a position text that knows its place in it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    pub(crate) offset: usize,
    pub(crate) field: Field,
    pub(crate) board: Option<u8>,
}

impl<'a> Part<'a> {
    /// The error of this part, at its beginning.
    #[cold]
    pub(crate) fn error(&self, fault: Fault) -> PositionError {
        self.error_at(fault, 0)
    }

    /// The error of this part, so many bytes into it.
    #[cold]
    pub(crate) fn error_at(&self, fault: Fault, at: usize) -> PositionError {
        PositionError { field: self.field, fault, offset: self.offset + at, board: self.board }
    }

    /// The part without its first bytes; empty if that is in the middle of a character.
    #[cold]
    pub(crate) fn after(self, bytes: usize) -> Part<'a> {
        Part { text: self.text.get(bytes..).unwrap_or_default(), offset: self.offset + bytes, ..self }
    }

    /// Splits a field of several boards.
    #[cold]
    pub(crate) fn boards<const N: usize>(self) -> Result<[Part<'a>; N], PositionError> {
        let mut parts = [self; N];
        let mut rest = Some(self);
        for (index, part) in parts.iter_mut().enumerate() {
            let Some(now) = rest else { return Err(self.error_at(Fault::BoardCount, self.text.len())) };
            let (head, tail) = cut(now.text, b'|');
            *part = Part { text: head, board: Some(index as u8), ..now };
            rest = tail.map(|_| now.after(head.len() + 1));
        }
        match rest {
            None => Ok(parts),
            Some(rest) => Err(self.error_at(Fault::BoardCount, rest.offset - self.offset - 1)),
        }
    }

    /// Reads the results, a sign a board: `*` for none yet, `w`, `b`, `=`.
    #[cold]
    pub(crate) fn results<const N: usize>(self) -> Result<[Option<BoardResult>; N], PositionError> {
        let mut results = [None; N];
        if self.text.len() != N {
            return Err(self.error(Fault::BoardCount));
        }
        for (at, (byte, result)) in self.text.bytes().zip(&mut results).enumerate() {
            *result = BoardResult::parse(byte).ok_or(self.error_at(Fault::Syntax, at))?;
        }
        Ok(results)
    }

    /// Reads the pieces of a board.
    #[cold]
    pub(crate) fn placement<B: Bits>(self) -> Result<Board<B>, PositionError> {
        Board::parse(self.text).map_err(|error| {
            let fault = match error.fault {
                PlacementFault::Character => Fault::Syntax,
                PlacementFault::Digits => Fault::Digits,
                PlacementFault::RankLength => Fault::RankLength,
                PlacementFault::Ranks => Fault::RankCount,
            };
            self.error_at(fault, error.offset)
        })
    }

    /// Reads `w` or `b`.
    #[cold]
    pub(crate) fn color(self) -> Result<Color, PositionError> {
        match self.text {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            _ => Err(self.error(Fault::Syntax)),
        }
    }

    /// Reads a number in a range.
    #[cold]
    pub(crate) fn number(self, least: u32, most: u32) -> Result<u32, PositionError> {
        let bytes = self.text.as_bytes();
        if bytes.is_empty() || !bytes.iter().all(u8::is_ascii_digit) || (bytes.len() > 1 && bytes[0] == b'0') {
            let at = bytes.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(0);
            return Err(self.error_at(Fault::Syntax, at));
        }
        match self.text.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(self.error(Fault::Range)),
        }
    }

    /// Reads an en passant square of an 8x8 board: on the third or the sixth rank; `-` for none.
    #[cold]
    pub(crate) fn en_passant(self) -> Result<Option<Square>, PositionError> {
        if self.text == "-" {
            return Ok(None);
        }
        match Square::parse(self.text) {
            Some(square) if square.rank() == 2 || square.rank() == 5 => Ok(Some(square)),
            _ => Err(self.error(Fault::Syntax)),
        }
    }

    /// No pawn may stand on the first or the last rank.
    #[cold]
    pub(crate) fn check_pawns<B: Bits>(self, board: &Board<B>) -> Result<(), PositionError> {
        if (board.kind(Kind::Pawn) & (B::rank(0) | B::rank(B::RANKS - 1))).is_empty() {
            Ok(())
        } else {
            Err(self.error(Fault::PawnRank))
        }
    }

    /// A side has exactly one king here.
    #[cold]
    pub(crate) fn check_one_king_each<B: Bits>(self, board: &Board<B>) -> Result<(), PositionError> {
        for color in Color::ALL {
            if board.pieces(color, Kind::King).count() != 1 {
                return Err(self.error(Fault::Kings));
            }
        }
        Ok(())
    }
}

/// A text up to a byte, and what comes after it if it is there. The byte is ASCII, so both are texts.
fn cut(text: &str, at: u8) -> (&str, Option<&str>) {
    match text.bytes().position(|byte| byte == at) {
        None => (text, None),
        Some(end) => (text.get(..end).unwrap_or_default(), text.get(end + 1..)),
    }
}

/// Splits a position text into its fields.
#[cold]
pub(crate) fn fields<const N: usize>(text: &str, names: [Field; N]) -> Result<[Part<'_>; N], PositionError> {
    let mut parts = [Part { text: "", offset: 0, field: Field::Fields, board: None }; N];
    let fail = |offset| PositionError { field: Field::Fields, fault: Fault::FieldCount, offset, board: None };
    let mut offset = 0;
    let mut rest = Some(text);
    for (part, field) in parts.iter_mut().zip(names) {
        let (head, tail) = cut(rest.ok_or(fail(text.len()))?, b' ');
        if head.is_empty() {
            return Err(fail(offset));
        }
        *part = Part { text: head, offset, field, board: None };
        offset += head.len() + 1;
        rest = tail;
    }
    match rest {
        None => Ok(parts),
        Some(_) => Err(fail(offset - 1)),
    }
}

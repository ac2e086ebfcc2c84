//! Reading the fields of a position text, strictly.
//!
//! ```text
//! position = field { " " field }          the fields of the game, one space between
//! boards   = part { "|" part }            a field of several boards
//! number   = "0" | nonzero { digit }
//! ```

use crate::position_error::{Fault, Field, PositionError};
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
    pub(crate) fn error(&self, fault: Fault) -> PositionError {
        self.error_at(fault, 0)
    }

    /// The error of this part, so many bytes into it.
    pub(crate) fn error_at(&self, fault: Fault, at: usize) -> PositionError {
        PositionError { field: self.field, fault, offset: self.offset + at, board: self.board }
    }

    /// Splits a field of several boards.
    pub(crate) fn boards<const N: usize>(self) -> Result<[Part<'a>; N], PositionError> {
        let mut parts = [self; N];
        let mut rest = self.text;
        let mut offset = self.offset;
        for (index, part) in parts.iter_mut().enumerate() {
            let last = index + 1 == N;
            let end = match (rest.find('|'), last) {
                (None, true) => rest.len(),
                (Some(end), false) => end,
                (Some(end), true) => return Err(self.error_at(Fault::BoardCount, offset - self.offset + end)),
                (None, false) => return Err(self.error_at(Fault::BoardCount, self.text.len())),
            };
            *part = Part { text: &rest[..end], offset, field: self.field, board: Some(index as u8) };
            if !last {
                rest = &rest[end + 1..];
                offset += end + 1;
            }
        }
        Ok(parts)
    }

    /// Reads the pieces of a board.
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
    pub(crate) fn color(self) -> Result<Color, PositionError> {
        match self.text {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            _ => Err(self.error(Fault::Syntax)),
        }
    }

    /// Reads a number in a range.
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
    pub(crate) fn check_pawns<B: Bits>(self, board: &Board<B>) -> Result<(), PositionError> {
        if (board.kind(Kind::Pawn) & (B::rank(0) | B::rank(B::RANKS - 1))).is_empty() {
            Ok(())
        } else {
            Err(self.error(Fault::PawnRank))
        }
    }

    /// A side has exactly one king here.
    pub(crate) fn check_one_king_each<B: Bits>(self, board: &Board<B>) -> Result<(), PositionError> {
        for color in Color::ALL {
            if board.pieces(color, Kind::King).count() != 1 {
                return Err(self.error(Fault::Kings));
            }
        }
        Ok(())
    }
}

/// Splits a position text into its fields.
pub(crate) fn fields<'a, const N: usize>(text: &'a str, names: [Field; N]) -> Result<[Part<'a>; N], PositionError> {
    let mut parts = [Part { text: "", offset: 0, field: Field::Fields, board: None }; N];
    let fail = |offset| PositionError { field: Field::Fields, fault: Fault::FieldCount, offset, board: None };
    let mut offset = 0;
    let mut pieces = text.split(' ');
    for (part, field) in parts.iter_mut().zip(names) {
        let Some(piece) = pieces.next() else {
            return Err(fail(text.len()));
        };
        if piece.is_empty() {
            return Err(fail(offset));
        }
        *part = Part { text: piece, offset, field, board: None };
        offset += piece.len() + 1;
    }
    match pieces.next() {
        None => Ok(parts),
        Some(_) => Err(fail(offset - 1)),
    }
}

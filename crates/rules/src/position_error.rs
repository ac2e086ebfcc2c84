//! What is wrong with a position text (O8).

use core::fmt;

/// The fields of position texts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Field {
    /// The number of fields, and the single spaces between them.
    Fields,
    /// The pieces.
    Placement,
    /// Whose turn, and on which board.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant squares.
    EnPassant,
    /// The counts of plies without capture or pawn move.
    Halfmove,
    /// The number of the move, turn or cycle.
    Number,
    /// The lost pieces (four-board).
    Lost,
    /// The boards' results.
    Results,
    /// Who has made a tranzit from board 1 to board 2 (tranzit).
    Tranzits,
    /// The plies left in the turn (double-move).
    Plies,
    /// The first ply of the turn (double-move).
    First,
}

impl Field {
    /// The stable name.
    pub const fn word(self) -> &'static str {
        match self {
            Field::Fields => "fields",
            Field::Placement => "placement",
            Field::Turn => "turn",
            Field::Castling => "castling",
            Field::EnPassant => "en-passant",
            Field::Halfmove => "halfmove",
            Field::Number => "number",
            Field::Lost => "lost",
            Field::Results => "results",
            Field::Tranzits => "tranzits",
            Field::Plies => "plies",
            Field::First => "first",
        }
    }
}

/// What is wrong there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Fault {
    /// Too few or too many fields, or more than one space between two.
    FieldCount,
    /// The text cannot be read there.
    Syntax,
    /// Too few or too many boards in the field.
    BoardCount,
    /// Two digits running.
    Digits,
    /// A rank with more or fewer than eight squares.
    RankLength,
    /// More or fewer ranks than the board has.
    RankCount,
    /// Not the number of kings that a side must have.
    Kings,
    /// A pawn on the first or the last rank.
    PawnRank,
    /// A castling right without king and rook at home.
    CastlingRight,
    /// The side not to move is in check.
    CheckNotToMove,
    /// A number that is out of range.
    Range,
    /// It contradicts another field.
    Contradiction,
}

impl Fault {
    /// Every fault, in the order of their numbers.
    pub const ALL: &[Fault] = &[
        Fault::FieldCount,
        Fault::Syntax,
        Fault::BoardCount,
        Fault::Digits,
        Fault::RankLength,
        Fault::RankCount,
        Fault::Kings,
        Fault::PawnRank,
        Fault::CastlingRight,
        Fault::CheckNotToMove,
        Fault::Range,
        Fault::Contradiction,
    ];

    /// The stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Fault::FieldCount => "field-count",
            Fault::Syntax => "syntax",
            Fault::BoardCount => "board-count",
            Fault::Digits => "digits",
            Fault::RankLength => "rank-length",
            Fault::RankCount => "rank-count",
            Fault::Kings => "kings",
            Fault::PawnRank => "pawn-rank",
            Fault::CastlingRight => "castling-right",
            Fault::CheckNotToMove => "check-not-to-move",
            Fault::Range => "range",
            Fault::Contradiction => "contradiction",
        }
    }
}

/// Why a position text is refused: the field, the place, and what is wrong there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The field.
    pub field: Field,
    /// What is wrong.
    pub fault: Fault,
    /// Where: bytes from the beginning of the text.
    pub offset: usize,
    /// The board, from 0, where the fault is of one.
    pub board: Option<u8>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} at {}", self.field.word(), self.fault.word(), self.offset)?;
        match self.board {
            Some(board) => write!(f, " (board {})", board + 1),
            None => Ok(()),
        }
    }
}

impl core::error::Error for PositionError {}

//! A ply is intent only: from where, to where, into what.
//!
//! ```text
//! ply       = move | cross                       games of several boards
//!           | from to [ promotion ]              games of one board: e2e4, e7e8q, c6c7
//! move      = board ":" from to [ promotion ]    1:e2e4
//! cross     = board ":" from ">" board ":" to    1:g1>2:g1, 3:b1>1:b1
//! promotion = "q" | "r" | "b" | "n"
//! ```
//! Castling is written as the king's move. A cross-board move is a ply whose two boards differ: no special path.

use core::fmt;
use crossboard_board::{Kind, Piece, Square};

/// How many boards a game has, and how many ranks each.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Boards, 1 to 4.
    pub boards: u8,
    /// Ranks, 8 or 16.
    pub ranks: u8,
}

impl Shape {
    /// Whether a spot exists.
    pub const fn has(self, spot: Spot) -> bool {
        spot.board < self.boards && spot.square.rank() < self.ranks
    }
}

/// A square of a board. Boards count from 0 in the code and from 1 in texts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The board, from 0.
    pub board: u8,
    /// The square on it.
    pub square: Square,
}

impl Spot {
    /// The square of a board (from 0).
    pub const fn new(board: u8, square: Square) -> Spot {
        Spot { board, square }
    }

    const fn order(self) -> u32 {
        (self.board as u32) << 7 | self.square.index() as u32
    }
}

/// Sorts plies by their order. They are some dozens, nearly in order: inserting each is quick, and small in code that is
/// downloaded.
pub(crate) fn sort(plies: &mut [Ply]) {
    for end in 1..plies.len() {
        let ply = plies[end];
        let mut at = end;
        // By hand: an engine takes longer for a call that moves a few bytes than for the move.
        while at > 0 && plies[at - 1].order() > ply.order() {
            plies[at] = plies[at - 1];
            at -= 1;
        }
        plies[at] = ply;
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.board + 1, self.square)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A ply: what a player wants. Whether it may be is for the game to say.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply {
    /// Where the piece stands.
    pub from: Spot,
    /// Where it goes.
    pub to: Spot,
    /// What a pawn on the last rank becomes.
    pub promotion: Option<Kind>,
}

impl Ply {
    /// A ply on one board.
    pub const fn on(board: u8, from: Square, to: Square, promotion: Option<Kind>) -> Ply {
        Ply { from: Spot::new(board, from), to: Spot::new(board, to), promotion }
    }

    /// A ply from one board to another.
    pub const fn cross(from: Spot, to: Spot) -> Ply {
        Ply { from, to, promotion: None }
    }

    /// A number that sorts as plies do: by board, square, target and promotion.
    pub(crate) const fn order(self) -> u32 {
        let promotion = match self.promotion {
            None => 0,
            Some(kind) => 1 + kind as u32,
        };
        self.from.order() << 12 | self.to.order() << 3 | promotion
    }

    /// Whether the piece leaves its board.
    pub const fn is_cross(self) -> bool {
        self.from.board != self.to.board
    }

    /// Reads a move text of a game with that shape. `None` if it is no move text of it.
    pub fn parse(text: &str, shape: Shape) -> Option<Ply> {
        let bytes = text.as_bytes();
        let (board, bytes) = if shape.boards == 1 { (0, bytes) } else { parse_board(bytes, shape)? };
        let (from, bytes) = Square::parse_prefix(bytes)?;
        let from = Spot::new(board, from);
        let (to, bytes) = match bytes.split_first()? {
            (b'>', bytes) if shape.boards > 1 => {
                let (to_board, bytes) = parse_board(bytes, shape)?;
                if to_board == board {
                    return None;
                }
                let (to, bytes) = Square::parse_prefix(bytes)?;
                (Spot::new(to_board, to), bytes)
            }
            _ => {
                let (to, bytes) = Square::parse_prefix(bytes)?;
                (Spot::new(board, to), bytes)
            }
        };
        let promotion = match bytes {
            [] => None,
            [letter @ (b'q' | b'r' | b'b' | b'n')] if to.board == board => Kind::from_letter(*letter),
            _ => return None,
        };
        (shape.has(from) && shape.has(to)).then_some(Ply { from, to, promotion })
    }

    /// The move text for a game of that shape.
    pub const fn text(self, shape: Shape) -> PlyText {
        PlyText { ply: self, shape }
    }
}

fn parse_board(bytes: &[u8], shape: Shape) -> Option<(u8, &[u8])> {
    match bytes {
        [digit @ b'1'..=b'4', b':', rest @ ..] if digit - b'1' < shape.boards => Some((digit - b'1', rest)),
        _ => None,
    }
}

/// A ply that writes itself as text.
#[derive(Copy, Clone, Debug)]
pub struct PlyText {
    ply: Ply,
    shape: Shape,
}

impl fmt::Display for PlyText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ply { from, to, promotion } = self.ply;
        if self.ply.is_cross() {
            return write!(f, "{from}>{to}");
        }
        if self.shape.boards > 1 {
            write!(f, "{}:", from.board + 1)?;
        }
        write!(f, "{}{}", from.square, to.square)?;
        match promotion {
            Some(kind) => write!(f, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

/// What sort of ply a move is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// An ordinary move on one board.
    Move,
    /// From the own control board to the own initial board (four-board, F5).
    Placement,
    /// From the opponent's initial board to his control board (four-board, F19).
    Transfer,
    /// From a board to the same square of the other (tranzit, T2).
    Tranzit,
}

/// The wing to which a king castles.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Wing {
    /// To the g file.
    King,
    /// To the c file.
    Queen,
}

/// A legal ply with all that a reader of it wants to know.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The ply.
    pub ply: Ply,
    /// What sort of ply it is.
    pub kind: MoveKind,
    /// The piece that moves, as it stands before.
    pub piece: Piece,
    /// The piece that it captures.
    pub capture: Option<Piece>,
    /// Where the king castles to.
    pub castling: Option<Wing>,
    /// Whether the capture is en passant.
    pub en_passant: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    const ONE: Shape = Shape { boards: 1, ranks: 8 };
    const TALL: Shape = Shape { boards: 1, ranks: 16 };
    const FOUR: Shape = Shape { boards: 4, ranks: 8 };
    const TWO: Shape = Shape { boards: 2, ranks: 8 };

    #[test]
    fn texts_round_trip() {
        for (shape, texts) in [
            (ONE, &["e2e4", "e7e8q", "e1g1", "a1a1"][..]),
            (TALL, &["c6c7", "a16h1", "a1a16", "c15c16n", "a1a1"]),
            (TWO, &["1:e2e4", "1:g1>2:g1", "2:a1>1:b7", "2:a2a1b"]),
            (FOUR, &["3:b1>1:b1", "2:g8>4:g8", "4:h7h8r"]),
        ] {
            for text in texts {
                let ply = Ply::parse(text, shape).unwrap_or_else(|| panic!("{text}"));
                assert_eq!(ply.text(shape).to_string(), *text);
            }
        }
    }

    #[test]
    fn what_is_no_move_text_is_refused() {
        for (shape, texts) in [
            (
                ONE,
                &["", "e2", "e2e", "e2e9", "e2e4k", "e2e4p", "e2e4qq", "1:e2e4", "e2>e4", " e2e4", "E2E4", "e2-e4"][..],
            ),
            (TALL, &["a1a17", "a01a2", "a16b"]),
            (TWO, &["e2e4", "3:e2e4", "0:e2e4", "1:e2>1:e4", "1:e2>2:e2q", "1:e2>e2", "1:e2>3:e2", "1e2e4"]),
            (FOUR, &["5:e2e4", "1:e2>5:e2", "１:e2e4", "1:e2e16"]),
        ] {
            for text in texts {
                assert_eq!(Ply::parse(text, shape), None, "{text}");
            }
        }
    }
}

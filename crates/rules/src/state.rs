//! One snapshot of a game, with all that a page needs to draw it.

use crate::event::{Outcome, Player, Slot};
use crate::ply::Spot;
use alloc::vec::Vec;
use crossboard_board::{Bits, Board, Color, Kind, Piece, Square};

/// What a board is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    /// An initial board of four-board chess.
    Initial,
    /// A control board of four-board chess.
    Control,
    /// A board of any other game.
    Board,
}

/// What may happen on a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    /// Not yet in play (F1).
    Reserve,
    /// In play.
    Play,
    /// Decided, but its pieces may still leave (T10).
    Closed,
    /// It has left the game (F14, F18).
    Gone,
}

/// The result of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum BoardResult {
    /// White won it.
    White,
    /// Black won it.
    Black,
    /// Drawn.
    Drawn,
}

impl BoardResult {
    /// The result of a board that a colour won.
    pub const fn won_by(color: Color) -> BoardResult {
        match color {
            Color::White => BoardResult::White,
            Color::Black => BoardResult::Black,
        }
    }

    /// The result of the one board of a match.
    pub(crate) const fn of_match(outcome: Outcome) -> BoardResult {
        match outcome.winner {
            Some(Player::First) => BoardResult::White,
            Some(Player::Second) => BoardResult::Black,
            None => BoardResult::Drawn,
        }
    }

    /// The colour that won.
    pub const fn winner(self) -> Option<Color> {
        match self {
            BoardResult::White => Some(Color::White),
            BoardResult::Black => Some(Color::Black),
            BoardResult::Drawn => None,
        }
    }

    /// Reads `*` (none yet), `w`, `b` or `=`; `None` if it is none of them.
    pub(crate) const fn parse(byte: u8) -> Option<Option<BoardResult>> {
        match byte {
            b'*' => Some(None),
            b'w' => Some(Some(BoardResult::White)),
            b'b' => Some(Some(BoardResult::Black)),
            b'=' => Some(Some(BoardResult::Drawn)),
            _ => None,
        }
    }

    /// `w`, `b` or `=`.
    pub const fn letter(self) -> char {
        match self {
            BoardResult::White => 'w',
            BoardResult::Black => 'b',
            BoardResult::Drawn => '=',
        }
    }
}

/// Pieces by kind that were lost and may still be replaced (F11, F22): how many of each, indexed by [`Kind`].
/// The king's count stays 0.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lost(pub [u8; 6]);

impl Lost {
    /// The kinds in the order of the text: `QRBNP`.
    pub const ORDER: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

    /// How many of a kind.
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }
}

/// One board of a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// What it is for.
    pub role: Role,
    /// What may happen on it.
    pub status: Status,
    /// The pieces, from the lowest square.
    pub pieces: Vec<(Square, Piece)>,
    /// Who plays White here.
    pub white: Player,
    /// The colour that the player to move may act with here, now.
    pub turn: Option<Color>,
    /// A king in check.
    pub check: Option<Square>,
    /// The result, once there is one.
    pub result: Option<BoardResult>,
    /// The colour whose lost pieces count here, and how many may still be replaced (four-board).
    pub lost: Option<(Color, Lost)>,
    /// Plies without capture or pawn move.
    pub halfmoves: u16,
    /// How often the position stands, itself counted.
    pub repetitions: u32,
}

/// The pieces of a board, from the lowest square. The room for them is taken at once: growing costs more than they do.
pub(crate) fn pieces_of<B: Bits>(board: &Board<B>) -> Vec<(Square, Piece)> {
    let mut pieces = Vec::with_capacity(board.occupied().count() as usize);
    pieces.extend(board.iter());
    pieces
}

/// The slots of four-board chess (F2).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slots {
    /// The boards in slot A and slot B, from 0.
    pub boards: [Option<u8>; 2],
    /// The slot at turn (the one that was, once the match is over).
    pub at: Slot,
    /// The number of the cycle, from 1.
    pub cycle: u32,
}

/// One snapshot of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The boards, in order.
    pub boards: Vec<BoardState>,
    /// Who is to move; nobody once the match is over.
    pub player: Option<Player>,
    /// Which ply of how many in this turn.
    pub turn: (u8, u8),
    /// The king that must go to the other board (T11).
    pub forced: Option<Spot>,
    /// The slots (four-board).
    pub slots: Option<Slots>,
    /// The points so far in halves, of First and Second (tranzit).
    pub half_points: Option<[u8; 2]>,
    /// Who has made a tranzit from board 1 to board 2: First, Second (T19).
    pub crossed: Option<[bool; 2]>,
    /// How many entries the history has up to here.
    pub ply: u32,
    /// Whether the game counts as started (F3; elsewhere once a ply is made).
    pub started: bool,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// Whether something was taken back that may be brought back.
    pub can_redo: bool,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// A snapshot of boards, with nothing else said yet.
    pub(crate) const fn of(boards: Vec<BoardState>) -> State {
        State {
            boards,
            player: None,
            turn: (1, 1),
            forced: None,
            slots: None,
            half_points: None,
            crossed: None,
            ply: 0,
            started: false,
            can_undo: false,
            can_redo: false,
            outcome: None,
        }
    }
}

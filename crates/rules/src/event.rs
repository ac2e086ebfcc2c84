//! Players, outcomes, and what a ply brings about.

use crate::ply::{Move, Spot};
use crate::reason::EndReason;
use crate::rule::Rule;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Not;
use crossboard_board::Color;

/// The two players: who began, and the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Player {
    /// Who began: White, in the games of one colour a player.
    First,
    /// The other.
    Second,
}

impl Player {
    /// `first` or `second`.
    pub const fn word(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }

    /// The player of a colour, in the games where the First plays White throughout.
    pub const fn of_color(color: Color) -> Player {
        match color {
            Color::White => Player::First,
            Color::Black => Player::Second,
        }
    }

    /// The player of a word.
    pub fn from_word(word: &str) -> Option<Player> {
        match word {
            "first" => Some(Player::First),
            "second" => Some(Player::Second),
            _ => None,
        }
    }
}

impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// How a match ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody if it is drawn.
    pub winner: Option<Player>,
    /// Why.
    pub reason: EndReason,
    /// By which rule.
    pub rule: Rule,
    /// The points of First and Second in halves (tranzit, T18): 2 is one point.
    pub half_points: Option<[u8; 2]>,
}

/// One of the two slots of four-board chess (F2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Slot {
    /// It starts with board 1.
    A,
    /// It starts with board 2.
    B,
}

/// What a ply, a resignation, an agreement or a flag fall brought about. Boards count from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A board is won.
    BoardWon {
        /// The board.
        board: u8,
        /// Who won it.
        by: Player,
        /// Why.
        reason: EndReason,
        /// By which rule.
        rule: Rule,
    },
    /// A board is drawn.
    BoardDrawn {
        /// The board.
        board: u8,
        /// Why.
        reason: EndReason,
        /// By which rule.
        rule: Rule,
    },
    /// A control board comes into play (F16).
    BoardEnters {
        /// The board.
        board: u8,
        /// The slot that it takes.
        slot: Slot,
        /// By which rule.
        rule: Rule,
    },
    /// A decided board is closed (T10).
    BoardClosed {
        /// The board.
        board: u8,
        /// By which rule.
        rule: Rule,
    },
    /// A king on a closed board must go to the other board (T11).
    KingMustHop {
        /// Whose king.
        player: Player,
        /// Where it stands.
        from: Spot,
        /// By which rule.
        rule: Rule,
    },
    /// A king is captured (D4).
    KingCaptured {
        /// Where.
        spot: Spot,
        /// How many kings its side has left.
        left: u8,
        /// By which rule.
        rule: Rule,
    },
    /// The match is over.
    Over(Outcome),
}

/// Where events are told to. `()` takes none of them, for searches and counts.
pub trait Log {
    /// Takes an event.
    fn tell(&mut self, event: Event);
}

impl Log for () {
    fn tell(&mut self, _: Event) {}
}

impl Log for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

/// What was done: one entry of a game's history.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A ply.
    Ply(Move),
    /// A resignation (O3), of a board or of the match.
    Resign {
        /// Who resigns.
        player: Player,
        /// The board, from 0; the whole match if none is named.
        board: Option<u8>,
    },
    /// An agreed draw (O3), of a board or of the match.
    Draw {
        /// The board, from 0; the whole match if none is named.
        board: Option<u8>,
    },
    /// A player's time is out (O10, T20).
    Flag {
        /// Whose.
        player: Player,
    },
}

/// An act that is no ply, as text: `resign:first`, `resign:first:1`, `draw`, `draw:1`, `flag:second`.
#[cold]
pub(crate) fn write_act(act: &Act, f: &mut impl fmt::Write) -> fmt::Result {
    let (word, player, board) = match *act {
        Act::Ply(_) => return Ok(()),
        Act::Resign { player, board } => ("resign", Some(player), board),
        Act::Draw { board } => ("draw", None, board),
        Act::Flag { player } => ("flag", Some(player), None),
    };
    f.write_str(word)?;
    if let Some(player) = player {
        write!(f, ":{}", player.word())?;
    }
    if let Some(board) = board {
        write!(f, ":{}", board + 1)?;
    }
    Ok(())
}

/// Reads such a text. `None` if it is none.
#[cold]
pub(crate) fn parse_act(text: &str, boards: u8) -> Option<Act> {
    let mut parts = text.split(':');
    let board = |part: Option<&str>| match part {
        None => Some(None),
        Some(number) => match number.as_bytes() {
            [digit @ b'1'..=b'4'] if digit - b'1' < boards => Some(Some(digit - b'1')),
            _ => None,
        },
    };
    let act = match parts.next()? {
        "resign" => Act::Resign { player: Player::from_word(parts.next()?)?, board: board(parts.next())? },
        "draw" => Act::Draw { board: board(parts.next())? },
        "flag" => Act::Flag { player: Player::from_word(parts.next()?)? },
        _ => return None,
    };
    parts.next().is_none().then_some(act)
}

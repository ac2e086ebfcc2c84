//! The list of games: the one place that names them all.

pub mod double_move;
pub mod four_board;
pub mod orthodox;
pub mod tranzit;

use crate::any::AnyGame;
use crate::line::AnyLine;
use crate::ply::Shape;
use crate::position_error::PositionError;
use alloc::boxed::Box;

/// A game begun, or what is wrong with the text that it was to begin with.
pub type Opened = Result<Box<dyn AnyGame>, PositionError>;

/// A line of plies begun, or what is wrong with the text.
pub type OpenedLine = Result<Box<dyn AnyLine>, PositionError>;

/// What is fixed about a game.
#[derive(Debug)]
pub struct Info {
    /// The stable id.
    pub id: &'static str,
    /// How many boards, and how many ranks each (8 files always).
    pub shape: Shape,
    /// The text of the start position.
    pub start: &'static str,
    open: fn(Option<&str>) -> Opened,
    line: fn(Option<&str>) -> OpenedLine,
}

impl Info {
    /// Begins a game, from its start or from a position text.
    ///
    /// # Errors
    /// If the text is no position of the game (O8).
    pub fn open(&self, position: Option<&str>) -> Opened {
        (self.open)(position)
    }

    /// Begins a line of plies, from the start or from a position text.
    ///
    /// # Errors
    /// If the text is no position of the game (O8).
    pub fn line(&self, position: Option<&str>) -> OpenedLine {
        (self.line)(position)
    }
}

/// The games.
pub static GAMES: [&Info; 4] = [&orthodox::INFO, &four_board::INFO, &tranzit::INFO, &double_move::INFO];

/// The game of an id.
pub fn find(id: &str) -> Option<&'static Info> {
    GAMES.iter().copied().find(|info| info.id == id)
}

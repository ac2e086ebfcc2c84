//! What all games share: a position is a small value that is copied and changed, never unmade.

use crate::event::{Log, Outcome, Player};
use crate::games::Info;
use crate::past::Past;
use crate::ply::{Move, Ply, Spot};
use crate::position_error::PositionError;
use crate::reason::{EndReason, Refusal};
use crate::rule::Rule;
use crate::state::State;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::ControlFlow;

/// How a board, or the match, is ended by the players (O3).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// That player resigned it.
    Lost(Player),
    /// They agreed a draw.
    Drawn,
}

impl Ended {
    /// The player that the other one left the win to.
    pub(crate) fn winner(self) -> Option<Player> {
        match self {
            Ended::Lost(player) => Some(!player),
            Ended::Drawn => None,
        }
    }
}

impl Outcome {
    /// The outcome of a match that the players ended, by O3 or O10.
    pub(crate) const fn by_players(winner: Option<Player>, ended: Ended, on_time: bool) -> Outcome {
        let (reason, rule) = match ended {
            Ended::Drawn => (EndReason::Agreement, Rule::O3),
            Ended::Lost(_) if on_time => (EndReason::Time, Rule::O10),
            Ended::Lost(_) => (EndReason::Resignation, Rule::O3),
        };
        Outcome { winner, reason, rule, half_points: None }
    }
}

/// A position of a game. Everything but the past of it: that is in [`Past`].
pub trait Position: Copy + PartialEq + Debug + 'static {
    /// What is fixed about the game.
    const INFO: &'static Info;

    /// Reads a position text, checks it and settles it (O8).
    ///
    /// # Errors
    /// If the text is no position of the game.
    fn parse(text: &str) -> Result<Self, PositionError>;

    /// Writes the position text.
    fn write(&self, out: &mut String);

    /// Puts the position into the record of what has stood: as the first of a game, or after a ply or another act.
    fn remember(&self, past: &mut Past);

    /// Calls `visit` for every legal ply, in no order, until it breaks.
    fn legal<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>;

    /// Adds every legal ply to a list, in no order. What is fast enough for a page, and small: the search and the counts
    /// have [`Position::legal`] built into their loops.
    fn plies(&self, out: &mut Vec<Ply>);

    /// How many plies are legal.
    fn count(&self) -> u64 {
        let mut count = 0;
        let _ = self.legal(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether the match has stopped though there may be legal plies. A position that has none may say no: counting
    /// them tells as much.
    fn is_stopped(&self) -> bool {
        self.outcome().is_some()
    }

    /// Why a ply is illegal, by the first rule that it breaks (O9). The clear way; `legal` may be faster, and
    /// tests hold the two equal.
    fn refusal(&self, ply: Ply) -> Option<Refusal>;

    /// What a ply is, legal or not. `None` where nothing stands to move.
    fn describe(&self, ply: Ply) -> Option<Move>;

    /// Plays a legal ply, and settles. That the match is over is not told: the outcome says it. The past holds what has stood up to now; whoever goes on from the new position
    /// lets it be remembered.
    fn play(&mut self, ply: Ply, past: &Past, log: &mut dyn Log);

    /// Ends a board that is in play as the players say, and settles. Only for games of several boards.
    fn end_board(&mut self, board: u8, ended: Ended, log: &mut dyn Log);

    /// Whether a board may be resigned or agreed drawn.
    fn is_in_play(&self, board: u8) -> bool;

    /// The outcome of a match that the players end: resigned, agreed or lost on time. The position stays.
    fn end_match(&self, ended: Ended, on_time: bool, log: &mut dyn Log) -> Outcome;

    /// Shows in a snapshot what became of the boards in a match that the players ended.
    fn show_end(&self, _: Ended, _: &mut State) {}

    /// The number of the move (orthodox, tranzit), the turn (double-move) or the cycle (four-board), from 1.
    fn number(&self) -> u32;

    /// Who is to move; nobody once the match is over.
    fn player(&self) -> Option<Player>;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Calls `visit` with the plies that the piece on a spot might be meant to make, legal or not.
    fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply));

    /// Calls `visit` with the cross-board plies that might be meant to come to a spot, legal or not.
    fn tries_to(&self, to: Spot, visit: &mut dyn FnMut(Ply));

    /// The snapshot. `repetitions` says how often the newest position of a track stands among as many before it as
    /// there were plies without capture or pawn move. The result of a one-board game is
    /// put in from its outcome.
    fn state(&self, repetitions: &dyn Fn(u8, u32) -> u32) -> State;
}

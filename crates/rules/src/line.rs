//! A line of plies for engines: forward and back, without a history to tell of.

use crate::any::LimitExceeded;
use crate::past::Past;
use crate::perft::perft;
use crate::ply::Ply;
use crate::position::Position;
use crate::position_error::PositionError;
use alloc::string::String;
use alloc::vec::Vec;

/// A line of plies from a position, the game chosen when the program runs.
pub trait AnyLine {
    /// Adds every legal ply to a list, in no order; none once the match is over.
    fn plies(&self, out: &mut Vec<Ply>);
    /// Plays a ply that [`AnyLine::plies`] lists: what is illegal is not found out here.
    fn advance(&mut self, ply: Ply);
    /// Takes the last ply back; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// How many plies have been played and not taken back.
    fn length(&self) -> usize;
    /// The text of the position.
    fn position(&self) -> String;
    /// The number of sequences of that many legal plies from here.
    ///
    /// # Errors
    /// When more than `max_nodes` plies would have to be made or counted.
    fn perft(&mut self, depth: u32, max_nodes: u64) -> Result<u64, LimitExceeded>;
}

/// A line of plies of one game.
#[derive(Clone, Debug)]
pub struct Line<P> {
    /// The positions before the present one, each with the length of the record it had.
    before: Vec<(P, usize)>,
    now: P,
    past: Past,
}

impl<P: Position> Line<P> {
    /// A line from the start of a game, or from a position text.
    ///
    /// # Errors
    /// If the text is no position of the game (O8).
    pub fn new(position: Option<&str>) -> Result<Line<P>, PositionError> {
        let now = P::parse(position.unwrap_or(P::INFO.start))?;
        let mut past = Past::default();
        now.remember(&mut past);
        Ok(Line { before: Vec::new(), now, past })
    }
}

impl<P: Position> AnyLine for Line<P> {
    fn plies(&self, out: &mut Vec<Ply>) {
        if !self.now.is_stopped() {
            self.now.plies(out);
        }
    }

    fn advance(&mut self, ply: Ply) {
        self.before.push((self.now, self.past.mark()));
        self.now.play(ply, &self.past, &mut ());
        self.now.remember(&mut self.past);
    }

    fn undo(&mut self) -> bool {
        let Some((position, mark)) = self.before.pop() else { return false };
        self.now = position;
        self.past.rewind(mark);
        true
    }

    fn length(&self) -> usize {
        self.before.len()
    }

    fn position(&self) -> String {
        let mut text = String::new();
        self.now.write(&mut text);
        text
    }

    fn perft(&mut self, depth: u32, max_nodes: u64) -> Result<u64, LimitExceeded> {
        let mut budget = max_nodes;
        let mark = self.past.mark();
        let count = perft(&self.now, &mut self.past, depth, &mut budget);
        self.past.rewind(mark);
        count
    }
}

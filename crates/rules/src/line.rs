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
    /// Every legal ply, in no order; none once the match is over. The list is kept, and made anew only when the line has
    /// moved since.
    fn plies(&mut self) -> &[Ply];
    /// Plays a ply; `false` if it is illegal, and nothing has changed then.
    fn play(&mut self, ply: Ply) -> bool;
    /// Takes the last ply back; `false` if there is none.
    fn undo(&mut self) -> bool;
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
    plies: Vec<Ply>,
    /// How many plies had been played when the list was made; nothing if it holds no longer.
    listed_at: Option<usize>,
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
        Ok(Line { before: Vec::new(), now, past, plies: Vec::new(), listed_at: None })
    }
}

impl<P: Position> AnyLine for Line<P> {
    fn plies(&mut self) -> &[Ply] {
        if self.listed_at != Some(self.before.len()) {
            self.plies.clear();
            if !self.now.is_stopped() {
                self.now.plies(&mut self.plies);
            }
            self.listed_at = Some(self.before.len());
        }
        &self.plies
    }

    fn play(&mut self, ply: Ply) -> bool {
        if !self.plies().contains(&ply) {
            return false;
        }
        self.before.push((self.now, self.past.mark()));
        self.now.play(ply, &self.past, &mut ());
        self.now.remember(&mut self.past);
        true
    }

    fn undo(&mut self) -> bool {
        let Some((position, mark)) = self.before.pop() else { return false };
        self.now = position;
        self.past.rewind(mark);
        // A list that was made further on is of another position.
        self.listed_at = self.listed_at.filter(|&at| at <= self.before.len());
        true
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

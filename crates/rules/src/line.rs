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
    /// The positions before the present one, each with the length of the record up to it.
    before: Vec<(P, usize)>,
    now: P,
    past: Past,
    /// Whether the present position is in the record. It comes there when the line goes on from it: a search looks at most
    /// positions only to take them back.
    is_remembered: bool,
}

impl<P: Position> Line<P> {
    /// A line from the start of a game, or from a position text.
    ///
    /// # Errors
    /// If the text is no position of the game (O8).
    pub fn new(position: Option<&str>) -> Result<Line<P>, PositionError> {
        let now = P::parse(position.unwrap_or(P::INFO.start))?;
        Ok(Line { before: Vec::new(), now, past: Past::default(), is_remembered: false })
    }

    fn remember(&mut self) {
        if !self.is_remembered {
            self.now.remember(&mut self.past);
            self.is_remembered = true;
        }
    }
}

impl<P: Position> AnyLine for Line<P> {
    fn plies(&self, out: &mut Vec<Ply>) {
        if !self.now.is_stopped() {
            self.now.plies(out);
        }
    }

    fn advance(&mut self, ply: Ply) {
        self.remember();
        self.before.push((self.now, self.past.mark()));
        self.now.play(ply, &self.past, &mut ());
        self.is_remembered = false;
    }

    fn undo(&mut self) -> bool {
        let Some((position, mark)) = self.before.pop() else { return false };
        self.now = position;
        self.past.rewind(mark);
        self.is_remembered = true;
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
        self.remember();
        let mut budget = max_nodes;
        let mark = self.past.mark();
        let count = perft(&self.now, &mut self.past, depth, &mut budget);
        self.past.rewind(mark);
        count
    }
}

#[cfg(test)]
mod tests {
    use crate::games::GAMES;
    use crate::ply::{Ply, sort};
    use alloc::vec::Vec;
    use crossboard_board::mix;

    /// A line that goes forward and back at random, and often to and fro with its pieces so that positions come again,
    /// is the game that is begun with the same plies.
    #[test]
    fn a_line_is_the_game_of_its_plies() {
        for info in GAMES {
            let mut ended = 0;
            for seed in 0..60_u64 {
                let mut line = info.line(None).expect("the start");
                let mut game = info.open(None).expect("the start");
                let mut played: Vec<Ply> = Vec::new();
                for step in 0..120 {
                    let random = mix(seed << 32 | step);
                    let mut plies = Vec::new();
                    line.plies(&mut plies);
                    sort(&mut plies);
                    let listed: Vec<Ply> = game.moves().iter().map(|listed| listed.ply).collect();
                    assert_eq!(plies, listed, "{} {played:?}", info.id);
                    assert_eq!(line.position(), game.position());
                    ended += u32::from(plies.is_empty());
                    if plies.is_empty() || random % 8 == 0 {
                        for _ in 0..1 + (random >> 8) % 5 {
                            assert_eq!(line.undo(), game.undo());
                            played.pop();
                        }
                        continue;
                    }
                    // To and fro: what undoes the mover's last ply but one, if it is legal.
                    let cycle = if info.shape.boards == 4 { 4 } else { 2 };
                    let back = played.len().checked_sub(cycle).map(|at| played[at]);
                    let fro =
                        plies.iter().find(|ply| back.is_some_and(|back| ply.from == back.to && ply.to == back.from));
                    let ply = *fro.unwrap_or(&plies[(random >> 16) as usize % plies.len()]);
                    line.advance(ply);
                    game.play(ply).expect("legal");
                    played.push(ply);
                }
            }
            assert!(ended > 0 || info.shape.ranks == 16, "{}: no game ended", info.id);
        }
    }
}

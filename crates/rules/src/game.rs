//! A game with its past: play, undo, redo, repetition.

use crate::any::{AnyGame, Candidate, EndError, Entry, EntryError, LimitExceeded};
use crate::event::{Act, Event, Outcome, Player, parse_act, write_act};
use crate::games::Info;
use crate::past::Past;
use crate::perft::perft;
use crate::ply::{Move, Ply, Spot, sort};
use crate::position::{Ended, Position};
use crate::position_error::PositionError;
use crate::reason::{Reason, Refusal};
use crate::rule::Rule;
use crate::state::{BoardResult, State};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What is kept of each moment of the game.
#[derive(Copy, Clone, Debug)]
struct Moment<P> {
    position: P,
    /// The outcome of a match that the players ended; the position does not know of it.
    ended: Option<Ended>,
    /// How the match ended, once it has.
    outcome: Option<Outcome>,
    /// How long the record was.
    mark: usize,
}

/// A game of one kind.
#[derive(Clone, Debug)]
pub struct Game<P> {
    start: Moment<P>,
    /// Whether it began with another position than the game's own start.
    is_set_up: bool,
    /// The moment after each entry.
    moments: Vec<Moment<P>>,
    entries: Vec<Entry>,
    /// What was taken back, the last one first to come back.
    undone: Vec<Act>,
    past: Past,
}

impl<P: Position> Game<P> {
    /// A game from its start, or from a position text.
    ///
    /// # Errors
    /// If the text is no position of the game (O8).
    #[cold]
    pub fn new(position: Option<&str>) -> Result<Game<P>, PositionError> {
        let position_is_given = position.is_some();
        let position = P::parse(position.unwrap_or(P::INFO.start))?;
        let mut past = Past::default();
        position.remember(&mut past);
        let start = Moment { position, ended: None, outcome: position.outcome(), mark: past.mark() };
        Ok(Game {
            start,
            is_set_up: position_is_given && text_of(&start.position) != P::INFO.start,
            moments: Vec::new(),
            entries: Vec::new(),
            undone: Vec::new(),
            past,
        })
    }

    /// The present position.
    pub fn now(&self) -> &P {
        &self.moment().position
    }

    /// How the match ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.moment().outcome
    }

    fn moment(&self) -> &Moment<P> {
        self.moments.last().unwrap_or(&self.start)
    }

    fn moment_at(&self, ply: usize) -> Option<&Moment<P>> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.moments.get(index),
        }
    }

    #[cold]
    fn snapshot(&self, ply: usize) -> Option<State> {
        let moment = self.moment_at(ply)?;
        let repetitions = |track, back| self.past.repetitions(track, moment.mark, back);
        let mut state = moment.position.state(&repetitions);
        if let Some(ended) = moment.ended {
            state.outcome = moment.outcome;
            state.half_points = moment.outcome.and_then(|outcome| outcome.half_points);
            state.player = None;
            state.forced = None;
            for board in &mut state.boards {
                board.turn = None;
            }
            moment.position.show_end(ended, &mut state);
        }
        if let [board] = &mut state.boards[..] {
            board.result = state.outcome.map(BoardResult::of_match);
        }
        state.ply = ply as u32;
        state.started |= state.slots.is_none() && (ply > 0 || self.is_set_up);
        state.can_undo = !self.entries.is_empty();
        state.can_redo = !self.undone.is_empty();
        Some(state)
    }

    /// Whether a board that the players want to end may be ended; the whole match always may while it goes on.
    fn check_end(&self, board: Option<u8>) -> Result<(), EndError> {
        if self.outcome().is_some() {
            return Err(EndError::GameOver);
        }
        match board {
            Some(board) if !self.now().is_in_play(board) => Err(EndError::BoardNotInPlay),
            _ => Ok(()),
        }
    }

    /// Does what is known to be allowed.
    fn act(&mut self, act: Act) -> &Entry {
        let mut moment = *self.moment();
        let mut events = Vec::new();
        let (board, ended, on_time) = match act {
            Act::Ply(mv) => {
                moment.position.play(mv.ply, &self.past, &mut events);
                (None, None, false)
            }
            Act::Resign { player, board } => (board, Some(Ended::Lost(player)), false),
            Act::Draw { board } => (board, Some(Ended::Drawn), false),
            Act::Flag { player } => (None, Some(Ended::Lost(player)), true),
        };
        match (ended, board) {
            (Some(ended), Some(board)) if P::INFO.shape.boards > 1 => {
                moment.position.end_board(board, ended, &mut events);
                moment.outcome = moment.position.outcome();
            }
            (Some(ended), _) => {
                moment.outcome = Some(moment.position.end_match(ended, on_time, &mut events));
                moment.ended = Some(ended);
            }
            (None, _) => moment.outcome = moment.position.outcome(),
        }
        if let Some(outcome) = moment.outcome {
            events.push(Event::Over(outcome));
        }
        moment.position.remember(&mut self.past);
        moment.mark = self.past.mark();
        self.moments.push(moment);
        self.entries.push(Entry { act, events });
        // The entry has just been put there.
        &self.entries[self.entries.len() - 1]
    }

    /// What plies would be, and whether they may be; sorted, each once.
    #[inline(never)]
    #[cold]
    fn candidates_of(&self, mut plies: Vec<Ply>) -> Vec<Candidate> {
        sort(&mut plies);
        plies.dedup();
        let candidate = |&ply: &Ply| Some(Candidate { mv: self.now().describe(ply)?, refusal: self.refusal(ply) });
        plies.iter().filter_map(candidate).collect()
    }
}

impl<P: Position> AnyGame for Game<P> {
    fn info(&self) -> &'static Info {
        P::INFO
    }

    #[cold]
    fn start(&self) -> String {
        text_of(&self.start.position)
    }

    fn position(&self) -> String {
        text_of(self.now())
    }

    #[cold]
    fn position_at(&self, ply: usize) -> Option<String> {
        self.moment_at(ply).map(|moment| text_of(&moment.position))
    }

    fn moves(&self) -> Vec<Move> {
        // Growing costs more than the plies do.
        let mut plies = Vec::with_capacity(64);
        if self.outcome().is_none() {
            self.now().plies(&mut plies);
        }
        sort(&mut plies);
        let mut moves = Vec::with_capacity(plies.len());
        moves.extend(plies.iter().filter_map(|&ply| self.now().describe(ply)));
        moves
    }

    fn candidates(&self, from: Spot) -> Vec<Candidate> {
        let mut plies = Vec::new();
        if P::INFO.shape.has(from) {
            self.now().tries(from, &mut |ply| plies.push(ply));
        }
        self.candidates_of(plies)
    }

    fn sources(&self, to: Spot) -> Vec<Candidate> {
        let mut plies = Vec::new();
        if P::INFO.shape.has(to) {
            self.now().tries_to(to, &mut |ply| plies.push(ply));
        }
        self.candidates_of(plies)
    }

    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::new(Reason::GameOver, Rule::O6));
        }
        if !P::INFO.shape.has(ply.from) || !P::INFO.shape.has(ply.to) {
            return Some(Refusal::new(Reason::NoSuchMove, Rule::O1));
        }
        // No text says so, but a ply that was put together may.
        if ply.is_cross() && ply.promotion.is_some() {
            return Some(Refusal::new(Reason::PromotionNotDue, Rule::O1));
        }
        self.now().refusal(ply)
    }

    fn number(&self) -> u32 {
        self.now().number()
    }

    #[cold]
    fn foresee(&self, ply: Ply) -> Option<(Vec<Event>, State)> {
        if self.refusal(ply).is_some() {
            return None;
        }
        let mut position = *self.now();
        let mut events = Vec::new();
        position.play(ply, &self.past, &mut events);
        events.extend(position.outcome().map(Event::Over));
        Some((events, position.state(&|_, _| 1)))
    }

    fn play(&mut self, ply: Ply) -> Result<&Entry, Refusal> {
        if let Some(refusal) = self.refusal(ply) {
            return Err(refusal);
        }
        let Some(mv) = self.now().describe(ply) else {
            return Err(Refusal::new(Reason::EmptySquare, Rule::O6));
        };
        self.undone.clear();
        Ok(self.act(Act::Ply(mv)))
    }

    #[cold]
    fn resign(&mut self, player: Player, board: Option<u8>) -> Result<&Entry, EndError> {
        self.check_end(board)?;
        self.undone.clear();
        Ok(self.act(Act::Resign { player, board }))
    }

    #[cold]
    fn agree_draw(&mut self, board: Option<u8>) -> Result<&Entry, EndError> {
        self.check_end(board)?;
        self.undone.clear();
        Ok(self.act(Act::Draw { board }))
    }

    #[cold]
    fn flag(&mut self, player: Player) -> Result<&Entry, EndError> {
        self.check_end(None)?;
        self.undone.clear();
        Ok(self.act(Act::Flag { player }))
    }

    #[cold]
    fn enter(&mut self, text: &str) -> Result<&Entry, EntryError> {
        if let Some(ply) = Ply::parse(text, P::INFO.shape) {
            return self.play(ply).map_err(EntryError::Illegal);
        }
        match parse_act(text, P::INFO.shape.boards).ok_or(EntryError::NotAnEntry)? {
            Act::Ply(_) => Err(EntryError::NotAnEntry),
            Act::Resign { player, board } => self.resign(player, board).map_err(EntryError::End),
            Act::Draw { board } => self.agree_draw(board).map_err(EntryError::End),
            Act::Flag { player } => self.flag(player).map_err(EntryError::End),
        }
    }

    fn undo(&mut self) -> bool {
        let Some(entry) = self.entries.pop() else { return false };
        self.moments.pop();
        let mark = self.moment().mark;
        self.past.rewind(mark);
        self.undone.push(entry.act);
        true
    }

    fn redo(&mut self) -> bool {
        let Some(act) = self.undone.pop() else { return false };
        self.act(act);
        true
    }

    fn entries(&self) -> &[Entry] {
        &self.entries
    }

    #[cold]
    fn entry_text(&self, entry: &Entry) -> String {
        match entry.act {
            Act::Ply(mv) => mv.ply.text(P::INFO.shape).to_string(),
            act => {
                let mut text = String::new();
                // Writing to a string cannot fail.
                let _ = write_act(&act, &mut text);
                text
            }
        }
    }

    fn state(&self) -> State {
        self.snapshot(self.entries.len()).unwrap_or_else(|| self.now().state(&|_, _| 1))
    }

    fn state_at(&self, ply: usize) -> Option<State> {
        self.snapshot(ply)
    }

    fn perft(&mut self, depth: u32, max_nodes: u64) -> Result<u64, LimitExceeded> {
        let position = *self.now();
        let mut budget = max_nodes;
        if depth > 0 && self.outcome().is_some() {
            return Ok(0);
        }
        let mark = self.past.mark();
        let count = perft(&position, &mut self.past, depth, &mut budget);
        self.past.rewind(mark);
        count
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn text_of<P: Position>(position: &P) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

//! A game of any kind for JavaScript: numbers and texts in, the address of an answer out.

use crate::answer;
use crate::pack;
use crate::reply::Failure;
use crossboard::{Act, AnyGame, Candidate, Entry, EntryError, Player, Ply, games};
use wasm_bindgen::prelude::*;

/// A game. No argument whatever makes it trap, and what fails leaves it as it was.
#[wasm_bindgen]
pub struct RawGame(pub(crate) Box<dyn AnyGame>);

/// The player of a number: 0 is First, all else Second.
fn player(number: u32) -> Player {
    match number {
        0 => Player::First,
        _ => Player::Second,
    }
}

/// The last ply among entries: a resignation or an agreement after it leaves it the last.
fn last_ply(entries: &[Entry]) -> Option<&Entry> {
    entries.iter().rev().find(|entry| matches!(entry.act, Act::Ply(_)))
}

/// Answers with an entry.
#[inline(never)]
fn entry(done: Result<&Entry, Failure>) -> u32 {
    match done {
        Ok(entry) => answer::numbers(|words| pack::push_entry(words, entry)),
        Err(failure) => failure.answer(),
    }
}

/// Answers with pairs of a packed move and why not.
fn pairs(candidates: Option<Vec<Candidate>>) -> u32 {
    answer::numbers(|words| {
        for Candidate { mv, refusal } in candidates.unwrap_or_default() {
            words.extend([pack::move_word(&mv), pack::refusal_word(refusal)]);
        }
    })
}

impl RawGame {
    pub(crate) fn parse(&self, code: &str) -> Result<Ply, Failure> {
        Ply::parse(code, self.0.info().shape).ok_or(Failure::NoEntry)
    }

    /// A board of the game from the number of JavaScript, which counts from 1.
    fn board(&self, board: Option<u32>) -> Result<Option<u8>, Failure> {
        match board {
            None => Ok(None),
            Some(number) => match u8::try_from(number) {
                Ok(number) if (1..=self.0.info().shape.boards).contains(&number) => Ok(Some(number - 1)),
                _ => Err(Failure::BoardNotInPlay),
            },
        }
    }
}

#[wasm_bindgen]
impl RawGame {
    /// Begins a game, from its start or from a position text. Nothing where that fails: the last failure says why.
    pub fn open(id: &str, position: Option<String>) -> Option<RawGame> {
        let Some(info) = games::find(id) else {
            Failure::UnknownGame.answer();
            return None;
        };
        match info.open(position.as_deref()) {
            Ok(game) => Some(RawGame(game)),
            Err(error) => {
                Failure::position(&error, position.as_deref().unwrap_or_default()).answer();
                None
            }
        }
    }

    /// A copy with its past.
    pub fn copy(&self) -> RawGame {
        RawGame(self.0.boxed_clone())
    }

    /// The id of the game.
    pub fn id(&self) -> u32 {
        answer::text(self.0.info().id)
    }

    /// The text of the position it began with.
    pub fn start(&self) -> u32 {
        answer::text(&self.0.start())
    }

    /// The text of the position.
    pub fn position(&self) -> u32 {
        answer::text(&self.0.position())
    }

    /// The text of the position after that many entries; beyond the present, the present one.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, ply: u32) -> u32 {
        answer::text(&self.0.position_at(ply as usize).unwrap_or_else(|| self.0.position()))
    }

    /// Every legal ply, packed.
    pub fn moves(&self) -> u32 {
        let moves = self.0.moves();
        answer::numbers(|words| words.extend(moves.iter().map(pack::move_word)))
    }

    /// What the piece on a spot might do: pairs of a packed move and why not.
    pub fn candidates(&self, spot: u32) -> u32 {
        pairs(pack::spot_of(spot, self.0.info().shape).map(|spot| self.0.candidates(spot)))
    }

    /// What might come from another board to a spot: as `candidates`.
    pub fn sources(&self, spot: u32) -> u32 {
        pairs(pack::spot_of(spot, self.0.info().shape).map(|spot| self.0.sources(spot)))
    }

    /// Whether a text is a legal ply.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, code: &str) -> bool {
        self.parse(code).is_ok_and(|ply| self.0.refusal(ply).is_none())
    }

    /// Why a ply is illegal: one number, as behind a candidate.
    pub fn explain(&self, code: &str) -> u32 {
        match self.parse(code) {
            Ok(ply) => answer::numbers(|words| words.push(pack::refusal_word(self.0.refusal(ply)))),
            Err(failure) => failure.answer(),
        }
    }

    /// Plays a ply; its entry, packed.
    pub fn play(&mut self, code: &str) -> u32 {
        match self.parse(code) {
            Ok(ply) => entry(self.0.play(ply).map_err(Failure::from)),
            Err(failure) => failure.answer(),
        }
    }

    /// Plays what an entry's text says; its entry, packed.
    pub fn enter(&mut self, text: &str) -> u32 {
        entry(self.0.enter(text).map_err(|error| match error {
            EntryError::NotAnEntry => Failure::NoEntry,
            EntryError::Illegal(refusal) => Failure::from(refusal),
            EntryError::End(error) => Failure::from(error),
        }))
    }

    /// Resigns a board (from 1) or the match; the entry, packed.
    pub fn resign(&mut self, number: u32, board: Option<u32>) -> u32 {
        match self.board(board) {
            Ok(board) => entry(self.0.resign(player(number), board).map_err(Failure::from)),
            Err(failure) => failure.answer(),
        }
    }

    /// Agrees a draw of a board (from 1) or the match; the entry, packed.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self, board: Option<u32>) -> u32 {
        match self.board(board) {
            Ok(board) => entry(self.0.agree_draw(board).map_err(Failure::from)),
            Err(failure) => failure.answer(),
        }
    }

    /// A player's time is out; the entry, packed.
    pub fn flag(&mut self, number: u32) -> u32 {
        entry(self.0.flag(player(number)).map_err(Failure::from))
    }

    /// Takes the last entry back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Brings back what was taken back last; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The history, packed: one entry after the other.
    pub fn history(&self) -> u32 {
        answer::numbers(|words| {
            for entry in self.0.entries() {
                pack::push_entry(words, entry);
            }
        })
    }

    /// How many entries the history has.
    pub fn length(&self) -> u32 {
        self.0.entries().len() as u32
    }

    /// The snapshot of the present, packed.
    pub fn state(&self) -> u32 {
        let state = self.0.state();
        answer::numbers(|words| pack::push_state(words, &state, last_ply(self.0.entries())))
    }

    /// The snapshot after that many entries, packed; beyond the present, the present one.
    #[wasm_bindgen(js_name = stateAt)]
    pub fn state_at(&self, ply: u32) -> u32 {
        match (self.0.state_at(ply as usize), self.0.entries().get(..ply as usize)) {
            (Some(state), Some(past)) => answer::numbers(|words| pack::push_state(words, &state, last_ply(past))),
            _ => self.state(),
        }
    }

    /// The number of sequences of that many plies; no number where there are more than allowed. JavaScript's numbers
    /// are exact up to 2^53, and no count gets there.
    pub fn perft(&mut self, depth: u32, max_nodes: f64) -> f64 {
        self.0.perft(depth, max_nodes as u64).map_or(f64::NAN, |count| count as f64)
    }
}

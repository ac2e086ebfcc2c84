//! A game of any kind for JavaScript: numbers and texts in, numbers and texts out.

use crate::pack;
use crate::reply::{Explanation, Failure, object};
use crossboard::{Act, AnyGame, Entry, EntryError, Player, Ply, games};
use wasm_bindgen::prelude::*;

/// A game. No argument whatever makes it trap, and what fails leaves it as it was.
#[wasm_bindgen]
pub struct RawGame(Box<dyn AnyGame>);

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

impl RawGame {
    fn parse(&self, code: &str) -> Result<Ply, Failure> {
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
    /// Begins a game, from its start or from a position text. Throws a `Failure`.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, position: Option<String>) -> Result<RawGame, JsValue> {
        let info = games::find(id).ok_or(Failure::UnknownGame)?;
        let game = info
            .open(position.as_deref())
            .map_err(|error| Failure::position(&error, position.as_deref().unwrap_or_default()))?;
        Ok(RawGame(game))
    }

    /// A copy with its past.
    pub fn copy(&self) -> RawGame {
        RawGame(self.0.boxed_clone())
    }

    /// The text of the position it began with.
    pub fn start(&self) -> String {
        self.0.start()
    }

    /// The text of the position.
    pub fn position(&self) -> String {
        self.0.position()
    }

    /// The text of the position after that many entries; nothing beyond the present.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, ply: u32) -> Option<String> {
        self.0.position_at(ply as usize)
    }

    /// Every legal ply, packed.
    pub fn moves(&self) -> Vec<u32> {
        pack::move_words(&self.0.moves())
    }

    /// What the piece on a spot might do: pairs of a packed move and why not.
    pub fn candidates(&self, spot: u32) -> Vec<u32> {
        let spot = pack::spot_of(spot, self.0.info().shape);
        let candidates = spot.map(|spot| self.0.candidates(spot)).unwrap_or_default();
        let words = candidates.iter().flat_map(|one| [pack::move_word(&one.mv), pack::refusal_word(one.refusal)]);
        words.collect()
    }

    /// What might come from another board to a spot: as `candidates`.
    pub fn sources(&self, spot: u32) -> Vec<u32> {
        let spot = pack::spot_of(spot, self.0.info().shape);
        let candidates = spot.map(|spot| self.0.sources(spot)).unwrap_or_default();
        let words = candidates.iter().flat_map(|one| [pack::move_word(&one.mv), pack::refusal_word(one.refusal)]);
        words.collect()
    }

    /// Whether a text is a legal ply.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, code: &str) -> bool {
        self.parse(code).is_ok_and(|ply| self.0.refusal(ply).is_none())
    }

    /// Why a ply is illegal; nothing if it is legal. Throws a `Failure`.
    #[wasm_bindgen(unchecked_return_type = "RawRefusal | undefined")]
    pub fn explain(&self, code: &str) -> Result<JsValue, JsValue> {
        match self.0.refusal(self.parse(code)?) {
            Some(refusal) => object(&Explanation::from(refusal)),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Plays a ply; its entry, packed. Throws a `Failure`.
    pub fn play(&mut self, code: &str) -> Result<Vec<u32>, JsValue> {
        let ply = self.parse(code)?;
        Ok(pack::entry_words(self.0.play(ply).map_err(Failure::from)?))
    }

    /// Plays what an entry's text says; its entry, packed. Throws a `Failure`.
    pub fn enter(&mut self, text: &str) -> Result<Vec<u32>, JsValue> {
        match self.0.enter(text) {
            Ok(entry) => Ok(pack::entry_words(entry)),
            Err(EntryError::NotAnEntry) => Err(Failure::NoEntry.into()),
            Err(EntryError::Illegal(refusal)) => Err(Failure::from(refusal).into()),
            Err(EntryError::End(error)) => Err(Failure::from(error).into()),
        }
    }

    /// Resigns a board (from 1) or the match; the entry, packed. Throws a `Failure`.
    pub fn resign(&mut self, number: u32, board: Option<u32>) -> Result<Vec<u32>, JsValue> {
        let board = self.board(board)?;
        Ok(pack::entry_words(self.0.resign(player(number), board).map_err(Failure::from)?))
    }

    /// Agrees a draw of a board (from 1) or the match; the entry, packed. Throws a `Failure`.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self, board: Option<u32>) -> Result<Vec<u32>, JsValue> {
        let board = self.board(board)?;
        Ok(pack::entry_words(self.0.agree_draw(board).map_err(Failure::from)?))
    }

    /// A player's time is out; the entry, packed. Throws a `Failure`.
    pub fn flag(&mut self, number: u32) -> Result<Vec<u32>, JsValue> {
        Ok(pack::entry_words(self.0.flag(player(number)).map_err(Failure::from)?))
    }

    /// Takes the last entry back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Brings back what was taken back last; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The history, packed.
    pub fn history(&self) -> Vec<u32> {
        pack::history_words(self.0.entries())
    }

    /// How many entries the history has.
    pub fn length(&self) -> u32 {
        self.0.entries().len() as u32
    }

    /// The snapshot of the present, packed.
    pub fn state(&self) -> Vec<u32> {
        pack::state_words(&self.0.state(), last_ply(self.0.entries()))
    }

    /// The snapshot after that many entries, packed; nothing beyond the present.
    #[wasm_bindgen(js_name = stateAt)]
    pub fn state_at(&self, ply: u32) -> Option<Vec<u32>> {
        let state = self.0.state_at(ply as usize)?;
        let past = self.0.entries().get(..ply as usize)?;
        Some(pack::state_words(&state, last_ply(past)))
    }

    /// The number of sequences of that many plies. Throws a `Failure`. The numbers are whole: JavaScript's are
    /// exact up to 2^53, and no count gets there.
    pub fn perft(&mut self, depth: u32, max_nodes: f64) -> Result<f64, JsValue> {
        match self.0.perft(depth, max_nodes as u64) {
            Ok(count) => Ok(count as f64),
            Err(_) => Err(Failure::Limit.into()),
        }
    }
}

//! A line of plies for engines: integers in and out, and nothing made on the way.

use crate::pack;
use crate::reply::Failure;
use crossboard::{AnyLine, Ply, games};
use wasm_bindgen::prelude::*;

/// A line of plies. No argument whatever makes it trap, and what fails leaves it as it was.
#[wasm_bindgen]
pub struct RawLine {
    line: Box<dyn AnyLine>,
    plies: Vec<Ply>,
    /// The legal plies, packed: a buffer that JavaScript reads where it lies.
    words: Vec<u32>,
    /// The length of the line when they were listed; nothing if they are of another position by now.
    listed_at: Option<usize>,
}

impl RawLine {
    fn relist(&mut self) {
        if self.listed_at != Some(self.line.length()) {
            self.plies.clear();
            self.line.plies(&mut self.plies);
            self.words.clear();
            self.words.extend(self.plies.iter().map(|&ply| pack::ply_word(ply)));
            self.listed_at = Some(self.line.length());
        }
    }
}

#[wasm_bindgen]
impl RawLine {
    /// Begins a line, from the start of a game or from a position text. Throws a `Failure`.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, position: Option<String>) -> Result<RawLine, JsValue> {
        let info = games::find(id).ok_or(Failure::UnknownGame)?;
        let line = info
            .line(position.as_deref())
            .map_err(|error| Failure::position(&error, position.as_deref().unwrap_or_default()))?;
        Ok(RawLine { line, plies: Vec::new(), words: Vec::new(), listed_at: None })
    }

    /// Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `list_at`.
    pub fn list(&mut self) -> u32 {
        self.relist();
        self.words.len() as u32
    }

    /// Where the list lies in the memory, in bytes.
    #[wasm_bindgen(js_name = listAt)]
    pub fn list_at(&self) -> u32 {
        self.words.as_ptr() as usize as u32
    }

    /// Plays a packed ply; `false` if it is illegal.
    pub fn play(&mut self, word: u32) -> bool {
        self.relist();
        let listed = self.words.iter().position(|&other| other == word);
        let Some(&ply) = listed.and_then(|place| self.plies.get(place)) else { return false };
        self.line.advance(ply);
        true
    }

    /// Takes the last ply back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let undone = self.line.undo();
        // A list that was made further on is of another position.
        self.listed_at = self.listed_at.filter(|&at| at <= self.line.length());
        undone
    }

    /// The text of the position.
    pub fn position(&self) -> String {
        self.line.position()
    }

    /// The number of sequences of that many plies. Throws a `Failure`.
    pub fn perft(&mut self, depth: u32, max_nodes: f64) -> Result<f64, JsValue> {
        match self.line.perft(depth, max_nodes as u64) {
            Ok(count) => Ok(count as f64),
            Err(_) => Err(Failure::Limit.into()),
        }
    }
}

//! A line of plies for engines: integers in and out, and nothing made on the way.

use crate::pack;
use crate::reply::Failure;
use crossboard::{AnyLine, Shape, games};
use wasm_bindgen::prelude::*;

/// A line of plies. No argument whatever makes it trap, and what fails leaves it as it was.
#[wasm_bindgen]
pub struct RawLine {
    line: Box<dyn AnyLine>,
    shape: Shape,
    /// The legal plies, packed: a buffer that JavaScript reads where it lies.
    words: Vec<u32>,
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
        Ok(RawLine { line, shape: info.shape, words: Vec::new() })
    }

    /// Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `plies_at`.
    pub fn list(&mut self) -> u32 {
        self.words.clear();
        self.words.extend(self.line.plies().iter().map(|&ply| pack::ply_word(ply)));
        self.words.len() as u32
    }

    /// Where the list lies in the memory, in bytes.
    #[wasm_bindgen(js_name = listAt)]
    pub fn list_at(&self) -> u32 {
        self.words.as_ptr() as usize as u32
    }

    /// Plays a packed ply; `false` if it is illegal.
    pub fn play(&mut self, word: u32) -> bool {
        pack::ply_of(word, self.shape).is_some_and(|ply| self.line.play(ply))
    }

    /// Takes the last ply back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.line.undo()
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

//! A line of plies for engines: integers in and out, and nothing made on the way.

use crate::answer;
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
    /// Begins a line, from the start of a game or from a position text. Nothing where that fails: the last failure
    /// says why.
    pub fn open(id: &str, position: Option<String>) -> Option<RawLine> {
        let Some(info) = games::find(id) else {
            Failure::UnknownGame.answer();
            return None;
        };
        match info.line(position.as_deref()) {
            Ok(line) => Some(RawLine { line, plies: Vec::new(), words: Vec::new(), listed_at: None }),
            Err(error) => {
                Failure::position(&error, position.as_deref().unwrap_or_default()).answer();
                None
            }
        }
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
    pub fn position(&self) -> u32 {
        answer::text(&self.line.position())
    }

    /// The number of sequences of that many plies; no number where there are more than allowed.
    pub fn perft(&mut self, depth: u32, max_nodes: f64) -> f64 {
        self.line.perft(depth, max_nodes as u64).map_or(f64::NAN, |count| count as f64)
    }
}

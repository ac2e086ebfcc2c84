//! Notation and records: texts in, texts or the address of an answer out.

use crate::answer;
use crate::pack;
use crate::raw_game::RawGame;
use crate::reply::Failure;
use crate::tree;
use crossboard::games::{Info, find};
use crossboard::{EntryError, Refusal};
use crossboard_notation::{
    BadLink, BadRecord, Form, Language, Pieces, ReadError, Record, RecordError, Style, read_link, read_ply, recognise,
    write_entries, write_link, write_ply,
};
use wasm_bindgen::prelude::*;

/// The style of a number: bit 0 for Russian, bit 1 for figurines.
fn style(number: u32) -> Style {
    Style {
        language: if number & 1 == 0 { Language::En } else { Language::Ru },
        pieces: if number & 2 == 0 { Pieces::Letters } else { Pieces::Figurine },
    }
}

/// A failure that is being told: a word, and what belongs to it, parted by tabulators.
struct Told(String);

impl Told {
    fn of(word: &str) -> Told {
        Told(word.to_string())
    }

    fn and(mut self, part: &str) -> Told {
        self.0.push('\t');
        self.0.push_str(part);
        self
    }

    fn number(self, number: usize) -> Told {
        self.and(&number.to_string())
    }

    fn list(mut self, parts: &[String]) -> Told {
        self.0.push('\t');
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.0.push(',');
            }
            self.0.push_str(part);
        }
        self
    }

    fn refusal(self, refusal: Option<Refusal>) -> Told {
        match refusal {
            Some(Refusal { reason, rule }) => self.and(reason.word()).and(rule.id()),
            None => self.and("").and(""),
        }
    }

    fn answer(self) -> u32 {
        answer::failure(&self.0)
    }
}

/// Answers why a record was not read.
#[cold]
fn unread(error: &RecordError) -> u32 {
    let told = Told::of("record")
        .number(error.line)
        .number(error.column)
        .number(error.offset)
        .and(error.expected.word())
        .refusal(error.refusal)
        .list(&error.legal);
    let told = match &error.position {
        Some(position) => told
            .and(position.field.word())
            .and(position.fault.word())
            .number(position.offset)
            .number(position.board.map_or(0, |board| usize::from(board) + 1)),
        None => told.and("").and("").and("").and(""),
    };
    // What was found may hold anything.
    told.and(&error.found).answer()
}

/// Answers why a record was not written.
#[cold]
fn unwritten(error: &BadRecord) -> u32 {
    let told = Told::of("unwritten");
    match error {
        BadRecord::Start => told.and("start"),
        BadRecord::Limit => told.and("limit"),
        BadRecord::Tag => told.and("tag"),
        BadRecord::Form => told.and("form"),
        BadRecord::Entry { code, error } => {
            let refusal = match error {
                EntryError::Illegal(refusal) => Some(*refusal),
                _ => None,
            };
            let why = match error {
                EntryError::NotAnEntry => "no-entry",
                EntryError::Illegal(_) => "illegal",
                EntryError::End(crossboard::EndError::GameOver) => "game-over",
                EntryError::End(crossboard::EndError::BoardNotInPlay) => "board-not-in-play",
            };
            // The code may hold anything.
            told.and("entry").and(why).refusal(refusal).and(code)
        }
    }
    .answer()
}

/// Answers why a ply was not read.
#[cold]
fn unread_ply(error: &ReadError, info: &Info) -> u32 {
    let codes: Vec<String> = error.plies.iter().map(|ply| ply.text(info.shape).to_string()).collect();
    Told::of("notation").and(error.expected.word()).refusal(error.refusal).list(&codes).list(&error.legal).answer()
}

#[wasm_bindgen]
impl RawGame {
    /// Reads a record, in any form, of a game if it is named: the game after its main line. Nothing where that fails: the
    /// last failure says why.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, game: &str) -> Option<RawGame> {
        let record = match Record::parse(text, find(game)) {
            Ok(record) => record,
            Err(error) => {
                unread(&error);
                return None;
            }
        };
        match record.game() {
            Ok(game) => Some(RawGame(game)),
            Err(error) => {
                unwritten(&error);
                None
            }
        }
    }

    /// Reads a link. Nothing where that fails: the last failure says why.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(text: &str) -> Option<RawGame> {
        match read_link(text) {
            Ok(game) => Some(RawGame(game)),
            Err(error) => {
                answer::failure(if error == BadLink::Version { "link-version" } else { "link" });
                None
            }
        }
    }

    /// The game in the letters of a link.
    pub fn link(&self) -> u32 {
        match write_link(&*self.0) {
            Some(text) => answer::text(&text),
            None => unwritten(&BadRecord::Limit),
        }
    }

    /// The notation of a legal ply.
    pub fn notation(&self, code: &str, style_bits: u32) -> u32 {
        match self.parse(code) {
            Ok(ply) => match write_ply(&*self.0, ply, style(style_bits)) {
                Some(text) => answer::text(&text),
                None => match self.0.refusal(ply) {
                    Some(refusal) => Failure::from(refusal).answer(),
                    None => Failure::NoEntry.answer(),
                },
            },
            Err(failure) => failure.answer(),
        }
    }

    /// The notation of the whole history, a line each.
    pub fn notations(&self, style_bits: u32) -> u32 {
        let mut lines = String::new();
        for text in write_entries(&*self.0, style(style_bits)) {
            lines.push_str(&text);
            lines.push('\n');
        }
        answer::text(&lines)
    }

    /// Reads the notation of a ply, in a language: 1 English, 2 Russian, 0 if it is not known. The move, packed.
    #[wasm_bindgen(js_name = parseMove)]
    pub fn parse_move(&self, text: &str, language: u32) -> u32 {
        let language = match language {
            1 => Some(Language::En),
            2 => Some(Language::Ru),
            _ => None,
        };
        let moves = self.0.moves();
        if moves.is_empty() {
            return Failure::GameOver.answer();
        }
        match read_ply(&*self.0, text, language) {
            Ok(ply) => {
                let mv = moves.iter().find(|mv| mv.ply == ply);
                answer::numbers(|words| words.extend(mv.map(pack::move_word)))
            }
            Err(error) => unread_ply(&error, self.0.info()),
        }
    }
}

/// Reads a record, in any form, of a game if it is named: all that it holds, packed.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str, game: &str) -> u32 {
    match Record::parse(text, find(game)) {
        Ok(record) => answer::text(&tree::pack(&record)),
        Err(error) => unread(&error),
    }
}

/// Writes a packed record, in a form, a style and a language.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(packed: &str, form: &str, style_bits: u32) -> u32 {
    let form = Form::from_word(form).unwrap_or_default();
    match tree::unpack(packed).and_then(|record| record.write(form, style(style_bits))) {
        Ok(text) => answer::text(&text),
        Err(error) => unwritten(&error),
    }
}

/// What a text looks like, and the game if that shows, parted by a tabulator.
#[wasm_bindgen(js_name = recogniseText)]
pub fn recognise_text(text: &str) -> u32 {
    let (what, info) = recognise(text);
    Told::of(what.word()).and(info.map_or("", |info| info.id)).told()
}

impl Told {
    fn told(self) -> u32 {
        answer::text(&self.0)
    }
}

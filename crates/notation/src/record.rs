//! What a record holds: tags, a start, and a tree of entries.

use crate::tags::{is_derived, is_tag_name, own_name};
use crate::text::cut;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use crossboard::games::Info;
use crossboard::{AnyGame, EntryError};

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 2 << 20;
/// The most entries, results of boards and variations of a record, together.
pub const MAX_ENTRIES: usize = 20_000;
/// The most tags of a record.
pub const MAX_TAGS: usize = 200;
/// How deep variations may stand in one another.
pub const MAX_DEPTH: usize = 64;

/// One entry of a line, with what is said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// Its code: `e2e4`, `1:g1>2:g1`, `resign:first:1`.
    pub code: String,
    /// The comment before it; empty if there is none.
    pub before: String,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on.
    pub nags: Vec<u8>,
    /// The comment behind it; empty if there is none.
    pub after: String,
    /// Other lines that may stand in its place.
    pub variations: Vec<Vec<Node>>,
}

/// A game written down.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game.
    pub info: &'static Info,
    /// What is known of the game: `Date`, `First`, `Second` and others. The game itself, its result and its start have no
    /// place here: they are written from what the record holds.
    pub tags: Vec<(String, String)>,
    /// The text of the position that it begins with, if that is not the game's own start.
    pub start: Option<String>,
    /// The comment on a record without entries; empty if there is none.
    pub comment: String,
    /// The main line.
    pub line: Vec<Node>,
    /// Tags of a text that was read which went for nothing, as the text itself or another tag says otherwise, or as they say
    /// nothing that can be understood: with their values as they stand there. Nothing writes them.
    pub passed_over: Vec<(String, String)>,
}

/// Why a record cannot be written, or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRecord {
    /// The start is no position of the game.
    Start,
    /// An entry cannot be where it stands.
    Entry {
        /// Its code.
        code: String,
        /// Why.
        error: EntryError,
    },
    /// Variations are deeper than [`MAX_DEPTH`], entries more than [`MAX_ENTRIES`], tags more than [`MAX_TAGS`], or the
    /// text would be longer than [`MAX_TEXT`]: nothing is written that would not be read.
    Limit,
    /// A tag has no name that tags can have.
    Tag,
    /// The game has no such form.
    Form,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.info.id == other.info.id
            && self.tags == other.tags
            && self.start == other.start
            && self.comment == other.comment
            && self.line == other.line
    }
}

impl Record {
    /// The record of a game, its history being the main line.
    pub fn of(game: &dyn AnyGame) -> Record {
        let start = game.start();
        let node = |entry| Node { code: game.entry_text(entry), ..Node::default() };
        Record {
            info: game.info(),
            tags: Vec::new(),
            start: (start != game.info().start).then_some(start),
            comment: String::new(),
            line: game.entries().iter().map(node).collect(),
            passed_over: Vec::new(),
        }
    }

    /// The game as it stands before the first entry.
    ///
    /// # Errors
    /// If the start is no position of it.
    pub(crate) fn open(&self) -> Result<Box<dyn AnyGame>, BadRecord> {
        self.info.open(self.start.as_deref()).map_err(|_| BadRecord::Start)
    }

    /// The game after the main line.
    ///
    /// # Errors
    /// If the start or an entry cannot be; what [`Record::parse`] has read can.
    pub fn game(&self) -> Result<Box<dyn AnyGame>, BadRecord> {
        let mut game = self.open()?;
        for node in &self.line {
            enter(&mut *game, &node.code)?;
        }
        Ok(game)
    }

    /// Adds a tag, under its own name where it has PGN's. What is written from what the record holds is left out, and so is
    /// a second tag of a name.
    ///
    /// # Errors
    /// If no tag has such a name, or there are [`MAX_TAGS`] already.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), BadRecord> {
        if !is_tag_name(name) {
            return Err(BadRecord::Tag);
        }
        if self.tags.len() == MAX_TAGS {
            return Err(BadRecord::Limit);
        }
        let name = own_name(name);
        if !is_derived(name) && self.tag(name).is_none() {
            self.tags.push((name.to_string(), value.to_string()));
        }
        Ok(())
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.0 == name).map(|tag| &*tag.1)
    }
}

/// Enters a code.
pub(crate) fn enter(game: &mut dyn AnyGame, code: &str) -> Result<(), BadRecord> {
    match game.enter(code) {
        Ok(_) => Ok(()),
        Err(error) => Err(BadRecord::Entry { code: code.to_string(), error }),
    }
}

/// The act that a result says of a match which play has not ended.
pub(crate) fn implied_act(score: crate::score::Score, termination: Option<&str>) -> Option<&'static str> {
    use crate::score::Score;
    let on_time = termination == Some(TIME_FORFEIT);
    match (score, on_time) {
        (Score::Open, _) => None,
        (Score::Drawn, _) => Some("draw"),
        (Score::First, false) => Some("resign:second"),
        (Score::Second, false) => Some("resign:first"),
        (Score::First, true) => Some("flag:second"),
        (Score::Second, true) => Some("flag:first"),
    }
}

/// What PGN's tag `Termination` says of a flag that fell.
pub(crate) const TIME_FORFEIT: &str = "time forfeit";

/// Whether a word is the code of an act that is no ply.
pub(crate) fn is_act(word: &str) -> bool {
    let name = cut(word, b':').map_or(word, |parts| parts.0);
    ["resign", "draw", "flag"].contains(&name)
}

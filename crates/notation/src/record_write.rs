//! Writing records.
//!
//! ```text
//! record  = { tag } line result
//! tag     = "[" name value "]"
//! line    = { [ number ] [ comment ] entry { nag } [ comment ] { "(" line ")" } }
//! number  = digits "." | digits "..."
//! entry   = ply { board ":" score } | act { board ":" score }
//! result  = score [ points ]
//! score   = "1-0" | "0-1" | "1/2-1/2" | "*"
//! ```

use crate::manner::{self, Manner};
use crate::read::board_score;
use crate::record::{
    BadRecord, MAX_DEPTH, MAX_ENTRIES, MAX_TAGS, MAX_TEXT, Node, Record, TIME_FORFEIT, enter, implied_act, is_act,
};
use crate::record_parse::tidy;
use crate::score::{Score, push_number, push_points};
use crate::style::{Language, Pieces, Style};
use crate::tags::ROSTER;
use crate::text::{count, from, line_end, next_word, part, seek};
use crate::write::{Hand, Scribe};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use crossboard::{AnyGame, Player, Slot};

/// The forms of records.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Tags, numbered entries, comments and variations.
    #[default]
    Record,
    /// The table of the author of Chess-tranzit: the main line alone.
    AuthorTable,
    /// His form of one line a move: the main line alone.
    AuthorLine,
    /// The codes of the main line.
    Codes,
}

impl Form {
    /// The form of a word: `record`, `author-table`, `author-line`, `codes`.
    pub fn from_word(word: &str) -> Option<Form> {
        match word {
            "record" => Some(Form::Record),
            "author-table" => Some(Form::AuthorTable),
            "author-line" => Some(Form::AuthorLine),
            "codes" => Some(Form::Codes),
            _ => None,
        }
    }
}

/// Lines are no longer, but for comments.
const WIDTH: usize = 80;

/// How many letters a text has.
fn width(text: &str) -> usize {
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
}

/// Words in lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// Letters in the last line.
    width: usize,
    /// Whether a variation begins with the next word.
    is_open: bool,
}

impl Lines {
    /// Adds a word, in a new line if this one is full.
    fn word(&mut self, word: &str) {
        let width = usize::from(self.is_open) + width(part(word, 0, line_end(word, 0)));
        if self.width > 0 {
            let fits = self.width + 1 + width < WIDTH;
            self.join(if fits { " " } else { "\n" });
        }
        if core::mem::take(&mut self.is_open) {
            self.join("(");
        }
        self.join(word);
    }

    /// Adds letters to the last word.
    fn join(&mut self, letters: &str) {
        self.text.push_str(letters);
        let last = letters.bytes().rposition(|byte| byte == b'\n');
        self.width = match last {
            Some(at) => width(from(letters, at + 1)),
            None => self.width + width(letters),
        };
    }
}

/// Writes the tree of a record.
struct Writer {
    scribe: Scribe,
    manner: &'static Manner,
    lines: Lines,
    /// The number that stood with each entry; an act has the one before it.
    numbers: Vec<u32>,
    /// Entries, results of boards and variations so far, as readers count them.
    written: usize,
}

impl Writer {
    fn game(&self) -> &dyn AnyGame {
        &*self.scribe.game
    }

    /// Whether a game begins in the middle of what has one number.
    fn is_continued(&self) -> bool {
        let state = self.game().state();
        match state.slots {
            Some(slots) => {
                let is_second_slot = slots.at == Slot::B && slots.boards[0].is_some();
                is_second_slot || state.boards.iter().any(|board| board.turn == Some(crossboard::Color::Black))
            }
            None if self.manner.joins_turns => state.turn.0 == 2,
            None => state.player == Some(Player::Second),
        }
    }

    fn comment(&mut self, comment: &str) {
        if !comment.is_empty() {
            let mut word = String::from("{");
            word.push_str(&tidy(comment));
            word.push('}');
            self.lines.word(&word);
        }
    }

    /// Enters a code, and gives its text and whether it is a ply.
    fn enter(&mut self, code: &str) -> Result<(String, bool), BadRecord> {
        let number = self.game().number();
        let (text, ply) =
            self.scribe.enter(code).map_err(|error| BadRecord::Entry { code: code.to_string(), error })?;
        self.numbers.push(if ply.is_some() { number } else { self.numbers.last().copied().unwrap_or(0) });
        Ok((text, ply.is_some()))
    }

    fn undo(&mut self) {
        self.scribe.game.undo();
        self.numbers.pop();
    }

    /// Writes a line and leaves the game behind it.
    fn line(&mut self, nodes: &[Node], depth: usize) -> Result<(), BadRecord> {
        self.written += nodes.len();
        if depth > MAX_DEPTH || self.written > MAX_ENTRIES {
            return Err(BadRecord::Limit);
        }
        let mut is_forced = true;
        for (index, node) in nodes.iter().enumerate() {
            let number = self.game().number();
            let is_new = self.numbers.last() != Some(&number);
            let dots = if is_new && !(self.numbers.is_empty() && self.is_continued()) { "." } else { "..." };
            let (text, is_ply) = self.enter(&node.code)?;
            self.written += board_results(&text);
            // PGN's readers take no comment between a number and its ply.
            let is_split = !self.manner.is_pgn && !node.before.is_empty();
            let numbered = is_ply && (is_forced || is_new || !node.before.is_empty()) || is_split;
            let mut word = String::new();
            if self.manner.is_pgn {
                self.comment(&node.before);
            }
            if numbered {
                push_number(&mut word, number);
                word.push_str(dots);
                // A number and its ply stay together.
                if !is_split {
                    word.push(' ');
                } else {
                    self.lines.word(&word);
                    self.comment(&node.before);
                    word.clear();
                }
            }
            word.push_str(&text);
            if self.manner.joins_turns && is_ply && !numbered {
                let fits = self.lines.width + 1 + width(&word) < WIDTH;
                self.lines.join(if fits { "," } else { ",\n" });
                self.lines.join(&word);
            } else if self.manner.is_pgn && !is_ply {
                let mut word = String::from("{[%act ");
                word.push_str(&text);
                word.push_str("]}");
                self.lines.word(&word);
            } else {
                self.lines.word(&word);
            }
            for &nag in &node.nags {
                let mut word = String::from("$");
                push_number(&mut word, u32::from(nag));
                self.lines.word(&word);
            }
            self.comment(&node.after);
            is_forced = !(node.after.is_empty() && node.variations.is_empty() && node.nags.is_empty() && is_ply);
            // PGN has no entry for an act to which variations could belong: they repeat the ply before it.
            let of_act = match nodes.get(index + 1) {
                Some(next) if self.manner.is_pgn && is_act(&next.code) => &next.variations[..],
                _ => &[],
            };
            let own = if self.manner.is_pgn && !is_ply { &[] } else { &node.variations[..] };
            let repeated = of_act.iter().map(|line| {
                let first = Node { code: node.code.clone(), ..Node::default() };
                core::iter::once(first).chain(line.iter().cloned()).collect()
            });
            let repeated: Vec<Vec<Node>> = repeated.collect();
            for line in own.iter().chain(&repeated).filter(|line| !line.is_empty()) {
                is_forced = true;
                self.undo();
                let before = self.numbers.len();
                self.lines.is_open = true;
                self.variation(line, depth + 1)?;
                while self.numbers.len() > before {
                    self.undo();
                }
                self.enter(&node.code)?;
            }
        }
        Ok(())
    }

    fn variation(&mut self, line: &[Node], depth: usize) -> Result<(), BadRecord> {
        self.written += 1;
        self.line(line, depth)?;
        self.lines.join(")");
        Ok(())
    }
}

/// How many results of boards a text has.
fn board_results(text: &str) -> usize {
    let (mut at, mut found) = (0, 0);
    loop {
        let word = next_word(text, &mut at);
        if word.is_empty() {
            return found;
        }
        found += usize::from(board_score(word).is_some());
    }
}

/// What has been written, if it is no more than is read.
fn within_limits(text: String, tags: usize, entries: usize) -> Result<String, BadRecord> {
    let is_within = text.len() <= MAX_TEXT && tags <= MAX_TAGS && entries <= MAX_ENTRIES;
    if is_within { Ok(text) } else { Err(BadRecord::Limit) }
}

/// Adds a tag.
fn push_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => {
                out.push('\\');
                out.push(letter);
            }
            '\n' | '\r' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out.push_str("\"]\n");
}

impl Record {
    /// Writes the record. Only [`Form::Record`] has comments, variations and tags that are no part of the game.
    ///
    /// # Errors
    /// If the record holds what cannot be played, the game has no such form, or the text would be more than is read.
    pub fn write(&self, form: Form, style: Style) -> Result<String, BadRecord> {
        let manner = manner::of(self.info);
        match form {
            Form::Record => self.write_record(manner, style),
            Form::Codes => self.write_codes(),
            _ if !manner.has_author_forms => Err(BadRecord::Form),
            form => self.write_as_author(form, style),
        }
    }

    fn write_record(&self, manner: &'static Manner, style: Style) -> Result<String, BadRecord> {
        let outcome = self.game()?.state().outcome;
        let score = Score::of(outcome.as_ref());
        // What PGN's result implies is not written twice.
        let mut is_time_told = false;
        let mut line = &self.line[..];
        if let (true, Some((last, rest))) = (manner.is_pgn, line.split_last()) {
            let is_bare = last.before.is_empty()
                && last.after.is_empty()
                && last.nags.is_empty()
                && last.variations.iter().all(Vec::is_empty);
            let told = self.tag("Termination");
            let is_implied = implied_act(score, told) == Some(&*last.code);
            is_time_told = told.is_none() && implied_act(score, Some(TIME_FORFEIT)) == Some(&*last.code) && !is_implied;
            if is_bare && (is_implied || is_time_told) {
                line = rest;
            } else {
                is_time_told = false;
            }
        }
        let mut writer = Writer {
            scribe: Scribe { game: self.open()?, hand: Hand::strict(style) },
            manner,
            lines: Lines::default(),
            numbers: Vec::new(),
            written: 0,
        };
        writer.comment(&self.comment);
        writer.line(line, 0)?;
        // The result that implies an act is an entry to who reads it.
        let entries = writer.written + self.line.len() - line.len();
        writer.lines.word(score.word());
        let points = outcome.and_then(|outcome| outcome.half_points).map(|halves| {
            let mut points = String::new();
            push_points(&mut points, halves);
            points
        });
        if let Some(points) = &points {
            writer.lines.word(points);
        }
        let mut out = String::new();
        if !manner.is_pgn {
            push_tag(&mut out, "Game", self.info.id);
        }
        for (name, pgn, unknown) in ROSTER {
            let value = self.tag(name);
            // What others than PGN do not ask for stands there if it is known.
            if manner.is_pgn || value.is_some() || !matches!(name, "Event" | "Site" | "Round") {
                push_tag(&mut out, if manner.is_pgn { pgn } else { name }, value.unwrap_or(unknown));
            }
        }
        push_tag(&mut out, "Result", score.word());
        if let Some(points) = &points {
            push_tag(&mut out, "Points", points);
        }
        self.push_start(&mut out, manner);
        if is_time_told {
            push_tag(&mut out, "Termination", TIME_FORFEIT);
        }
        for (name, value) in &self.tags {
            if !ROSTER.iter().any(|entry| entry.0 == name) {
                push_tag(&mut out, name, value);
            }
        }
        // Each is a line.
        let tags = count(&out, b'\n');
        out.push('\n');
        out.push_str(&writer.lines.text);
        out.push('\n');
        within_limits(out, tags, entries)
    }

    fn push_start(&self, out: &mut String, manner: &Manner) {
        if let Some(start) = &self.start {
            push_tag(out, "SetUp", "1");
            push_tag(out, if manner.is_pgn { "FEN" } else { "Position" }, start);
        }
    }

    fn write_codes(&self) -> Result<String, BadRecord> {
        let mut out = String::new();
        push_tag(&mut out, "Game", self.info.id);
        self.push_start(&mut out, manner::of(self.info));
        let mut game = self.open()?;
        let mut lines = Lines::default();
        for node in &self.line {
            enter(&mut *game, &node.code)?;
            lines.word(&node.code);
        }
        out.push('\n');
        out.push_str(&lines.text);
        out.push('\n');
        within_limits(out, 0, self.line.len())
    }

    fn write_as_author(&self, form: Form, style: Style) -> Result<String, BadRecord> {
        let is_table = form == Form::AuthorTable;
        let hand = Hand { style, author: true, prefix: !is_table };
        let mut scribe = Scribe { game: self.open()?, hand };
        let mut out = String::new();
        let mut row = Row::default();
        let mut has_plies = false;
        for node in &self.line {
            let state = scribe.game.number();
            let player = scribe.game.moves().first().map(|mv| mv.piece.color);
            let (text, ply) =
                scribe.enter(&node.code).map_err(|error| BadRecord::Entry { code: node.code.clone(), error })?;
            has_plies |= ply.is_some();
            match (ply, player) {
                (Some(ply), Some(color)) => {
                    let column = 2 * color as usize;
                    if row.number != state || row.cells[column..].iter().any(|cell| !cell.is_empty()) {
                        row.end(&mut out, is_table);
                        row.number = state;
                    }
                    row.cells[column + if is_table { ply.to.board as usize % 2 } else { 0 }] = text;
                }
                _ => {
                    row.end(&mut out, is_table);
                    out.push_str(&text);
                    out.push('\n');
                }
            }
        }
        row.end(&mut out, is_table);
        if let Some(outcome) = scribe.game.state().outcome {
            out.push_str(Score::of(Some(&outcome)).word());
            if let Some(halves) = outcome.half_points {
                out.push(' ');
                push_points(&mut out, halves);
            }
            out.push('\n');
        }
        let mut tags = String::new();
        // Nothing else might tell whose a text is that has no plies.
        if self.start.is_some() || !has_plies {
            push_tag(&mut tags, "Game", self.info.id);
            self.push_start(&mut tags, manner::of(self.info));
        }
        // Nothing else might tell that `K` is no Russian knight.
        let is_english = style.language == Language::En && style.pieces == Pieces::Letters;
        let has = |signs: &[u8]| seek(&out, 0, signs) < out.len();
        if is_english && has(b"K") && !has(b"QRBN") {
            push_tag(&mut tags, "Language", "en");
        }
        if !tags.is_empty() {
            tags.push('\n');
        }
        let entries = self.line.len() + board_results(&out);
        tags.push_str(&out);
        within_limits(tags, 0, entries)
    }
}

/// A row of the author's table, or a line of his.
#[derive(Default)]
struct Row {
    number: u32,
    /// White's ply on board 1 and board 2, then Black's; in the form of a line the first of each two.
    cells: [String; 4],
}

impl Row {
    /// Adds the row if there is anything in it, and empties it.
    fn end(&mut self, out: &mut String, is_table: bool) {
        if self.cells.iter().all(String::is_empty) {
            return;
        }
        if is_table {
            for (column, cell) in self.cells.iter().enumerate() {
                if column == 2 {
                    push_number(out, self.number);
                    out.push_str(" | ");
                }
                out.push_str(if cell.is_empty() { "---" } else { cell });
                out.push_str(if column < 3 { " | " } else { "\n" });
            }
        } else {
            let mut is_second = false;
            for cell in self.cells.iter().filter(|cell| !cell.is_empty()) {
                if is_second {
                    out.push_str("   ");
                }
                push_number(out, self.number);
                out.push_str(". ");
                out.push_str(cell);
                is_second = true;
            }
            out.push('\n');
        }
        *self = Row::default();
    }
}

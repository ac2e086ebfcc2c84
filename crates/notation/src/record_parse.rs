//! Reading records, in any form.
//!
//! ```text
//! text    = { tag } ( { row } | movetext )
//! row     = cell "|" cell "|" [ digits ] "|" cell "|" cell         the author's table; "---" for no ply
//! movetext = { number | [ board ] ply | act | board ":" score | nag | comment | "(" movetext ")" | "," }
//!            [ score [ points ] ]
//! comment = "{" letters "}" | ";" letters to the end of the line
//! nag     = "$" digits | "!" | "?" | "!!" | "??" | "!?" | "?!"
//! ```
//! Numbers are not looked at, as in PGN. A line that begins with `%` is skipped.

use crate::expected::Expected;
use crate::manner::{self, Manner, TRIED};
use crate::read::{after_number, board_score, find, split_marks};
use crate::record::{MAX_DEPTH, MAX_ENTRIES, MAX_TEXT, Node, Record, implied_act, is_act};
use crate::record_error::RecordError;
use crate::score::{Score, parse_points, push_points};
use crate::style::{Language, fold, is_russian_piece};
use crate::tags::{Tag, Told, blank_letter, kept, passed_over, read_tags, word_end};
use crate::text::{cut, from, is_blank, line_end, part, seek, trim, trim_end};
use crate::write::board_of;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use crossboard::games::{Info, find as find_game};
use crossboard::{AnyGame, Color};

/// Longer words mean nothing, in bytes.
const LONGEST_WORD: usize = 100;

/// A line that is being read.
#[derive(Default)]
struct Frame {
    nodes: Vec<Node>,
    /// The comment that will stand before the next entry.
    pending: String,
}

/// Reads the movetext for one game.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    game: Box<dyn AnyGame>,
    manner: &'static Manner,
    language: Option<Language>,
    termination: Option<&'a str>,
    frames: Vec<Frame>,
    /// Entries and variations so far.
    count: usize,
    /// The board that was named for the next ply, and where.
    board: Option<(u8, usize, usize)>,
    /// Whether a comment is about the entry before it.
    is_behind: bool,
    /// The result, once it is read.
    score: Option<Score>,
    /// Whether the points are read too.
    has_points: bool,
}

type Done<T = ()> = Result<T, RecordError>;

/// The nag of a sign: behind a ply, or alone.
fn nag_of(sign: &str) -> Option<u8> {
    const SIGNS: [(&str, u8); 16] = [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("□", 7),
        ("=", 10),
        ("∞", 13),
        ("⩲", 14),
        ("⩱", 15),
        ("±", 16),
        ("∓", 17),
        ("+-", 18),
        ("+−", 18),
        ("-+", 19),
    ];
    SIGNS.iter().find(|each| each.0 == sign).map(|each| each.1)
}

/// What begins an act in a comment.
const ACT: &str = "[%act";

/// A comment as a record can hold it: without what would end it, and without what would make an act of it.
pub(crate) fn tidy(comment: &str) -> String {
    let mut kept = String::new();
    for (at, letter) in comment.char_indices() {
        kept.push(if letter == '}' { ')' } else { letter });
        if from(comment, at).starts_with(ACT) {
            kept.push(' ');
        }
    }
    kept
}

/// Where the next bar of a row stands that is in no comment; the end if there is none.
fn next_bar(text: &str, mut at: usize, bar: u8) -> usize {
    loop {
        at = seek(text, at, &[bar, b'{', b';']);
        match text.as_bytes().get(at) {
            Some(b'{') => at = seek(text, at, b"}"),
            Some(b';') => return text.len(),
            _ => return at,
        }
    }
}

fn append(text: &mut String, more: &str) {
    let more = trim(more);
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

impl<'a> Reader<'a> {
    fn error<T>(&self, start: usize, end: usize, expected: Expected) -> Done<T> {
        Err(RecordError::at(self.text, start, end, expected))
    }

    fn with_legal<T>(&self, start: usize, end: usize, expected: Expected, legal: String) -> Done<T> {
        Err(RecordError { legal: vec![legal], ..RecordError::at(self.text, start, end, expected) })
    }

    fn frame(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::default());
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// What a comment says and which acts it tells, from one place in the text to another.
    fn comment(&mut self, start: usize, stop: usize) -> Done {
        let comment = part(self.text, start, stop);
        let mut said = String::new();
        let mut rest = comment;
        let mut at = 0;
        loop {
            at = seek(rest, at, b"[");
            let Some(behind) = from(rest, at).strip_prefix(ACT).and_then(|behind| behind.strip_prefix(' ')) else {
                at += 1;
                if at < rest.len() {
                    continue;
                }
                break;
            };
            let Some((act, after)) = cut(behind, b']') else { break };
            append(&mut said, part(rest, 0, at));
            let (act_start, act_end) = (stop - (rest.len() - at), stop - after.len());
            if !is_act(act) {
                return self.error(act_start, act_end, Expected::CommentAct);
            }
            self.say(&said);
            said.clear();
            self.enter(act, act_start, act_end, Expected::CommentAct)?;
            (rest, at) = (after, 0);
        }
        append(&mut said, rest);
        self.say(&said);
        Ok(())
    }

    fn say(&mut self, comment: &str) {
        // What ends in a line or is told in parts may hold what comments cannot.
        let comment = tidy(comment);
        let is_behind = self.is_behind;
        let frame = self.frame();
        match frame.nodes.last_mut() {
            Some(node) if is_behind => append(&mut node.after, &comment),
            _ => append(&mut frame.pending, &comment),
        }
    }

    /// Counts an entry or a variation.
    fn count(&mut self, start: usize, end: usize) -> Done {
        self.count += 1;
        if self.count > MAX_ENTRIES { self.error(start, end, Expected::FewerEntries) } else { Ok(()) }
    }

    /// Enters a code and puts it into the line.
    fn enter(&mut self, code: &str, start: usize, end: usize, expected: Expected) -> Done {
        if self.score.is_some() {
            return self.error(start, end, Expected::End);
        }
        self.count(start, end)?;
        if self.game.enter(code).is_err() {
            return self.error(start, end, expected);
        }
        let frame = self.frame();
        let before = core::mem::take(&mut frame.pending);
        frame.nodes.push(Node { code: code.to_string(), before, ..Node::default() });
        self.is_behind = true;
        Ok(())
    }

    fn open_variation(&mut self, start: usize) -> Done {
        let code = self.frame().nodes.last().map(|node| node.code.clone());
        if code.is_none() || self.score.is_some() {
            let expected = if self.score.is_some() { Expected::End } else { Expected::Ply };
            return self.error(start, start + 1, expected);
        }
        if self.frames.len() > MAX_DEPTH {
            return self.error(start, start + 1, Expected::LessDepth);
        }
        self.count(start, start + 1)?;
        self.game.undo();
        self.frames.push(Frame::default());
        self.is_behind = false;
        Ok(())
    }

    fn close_variation(&mut self, start: usize) -> Done {
        if self.frames.len() < 2 {
            return self.error(start, start + 1, Expected::VariationStart);
        }
        let line = self.end_frame();
        for _ in &line.nodes {
            self.game.undo();
        }
        if let Some(node) = self.frame().nodes.last_mut() {
            let code = node.code.clone();
            append(&mut node.after, &line.pending);
            if !line.nodes.is_empty() {
                node.variations.push(line.nodes);
            }
            // It has been entered before.
            if self.game.enter(&code).is_err() {
                return self.error(start, start + 1, Expected::LegalPly);
            }
        }
        self.is_behind = false;
        Ok(())
    }

    /// Takes the last line away; what was said at its end belongs to its last entry.
    fn end_frame(&mut self) -> Frame {
        let mut frame = self.frames.pop().unwrap_or_default();
        if let Some(node) = frame.nodes.last_mut() {
            append(&mut node.after, &core::mem::take(&mut frame.pending));
        }
        frame
    }

    fn nag(&mut self, nag: Option<u8>, start: usize, end: usize) -> Done {
        let Some(nag) = nag else { return self.error(start, end, Expected::Nag) };
        match self.frame().nodes.last_mut() {
            Some(node) => node.nags.push(nag),
            None => return self.error(start, end, Expected::Ply),
        }
        Ok(())
    }

    /// Reads to a place. A cell of the author's table has a board and a colour.
    fn read(&mut self, end: usize, cell: Option<(u8, Color)>) -> Done {
        while self.at < end {
            let start = self.at;
            let bytes = self.text.as_bytes();
            let is_line_start = start == 0 || matches!(bytes[start - 1], b'\n' | b'\r');
            if is_line_start && cell.is_none() {
                if bytes[start] == b'%' {
                    self.at = line_end(self.text, self.at);
                    continue;
                }
                if self.manner.has_author_forms && self.frames.len() < 2 && self.row()? {
                    continue;
                }
            }
            self.at += 1;
            match bytes[start] {
                b',' => {}
                byte if is_blank(byte) => {}
                b'{' => {
                    let stop = seek(self.text, self.at, b"}");
                    if stop >= end {
                        return self.error(start, start + 1, Expected::CommentEnd);
                    }
                    let said = self.at;
                    self.at = stop + 1;
                    self.comment(said, stop)?;
                }
                b';' => {
                    let stop = line_end(self.text, self.at).min(end);
                    let said = self.at;
                    self.at = stop;
                    self.comment(said, stop)?;
                }
                b'(' => self.open_variation(start)?,
                b')' => self.close_variation(start)?,
                b'$' => {
                    self.at = word_end(self.text, self.at);
                    self.nag(part(self.text, start + 1, self.at).parse().ok(), start, self.at)?;
                }
                _ => {
                    let stop = word_end(self.text, start);
                    if stop == start {
                        // A blank that is no ASCII, or a sign that no word has.
                        let blank = blank_letter(self.text, start);
                        self.at = start + blank.max(1);
                        if blank == 0 {
                            let expected = if self.score.is_some() { Expected::End } else { Expected::Ply };
                            return self.error(start, self.at, expected);
                        }
                    } else {
                        self.at = stop;
                        self.word(start, stop, cell)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Reads a row of the author's table, if the line is one.
    fn row(&mut self) -> Done<bool> {
        let (start, end) = (self.at, line_end(self.text, self.at));
        let text = part(self.text, 0, end);
        let bar = if next_bar(text, start, b'|') < end { b'|' } else { b'\t' };
        let mut cells: Vec<(usize, usize)> = Vec::new();
        let mut from = start;
        // More are as wrong as six.
        while from <= end && cells.len() < 8 {
            let to = next_bar(text, from, bar);
            cells.push((from, to));
            from = to + 1;
        }
        let cell = |&(from, to): &(usize, usize)| trim(part(text, from, to));
        let is_empty = |at: &(usize, usize)| cell(at).is_empty();
        if bar == b'\t' && cells.len() < 5 || cells.len() < 2 {
            return Ok(false);
        }
        // A bar may stand at both ends.
        if bar == b'|' && cells.len() > 5 && is_empty(&cells[0]) {
            cells.remove(0);
        }
        if cells.len() == 6 && is_empty(&cells[5]) {
            cells.pop();
        }
        if cells.len() != 5 {
            return self.error(start, end, Expected::FiveColumns);
        }
        let is_rule = |text: &str| text.chars().all(|sign| sign == ':' || fold(sign) == '-');
        let number = cell(&cells[2]);
        let is_numbered = trim_end(number, b".").bytes().all(|byte| byte.is_ascii_digit()) || is_rule(number);
        if !is_numbered {
            // The heads of the columns.
            if self.count == 0 {
                self.at = end;
                return Ok(true);
            }
            return self.error(cells[2].0, cells[2].1, Expected::FiveColumns);
        }
        for (column, &(from, to)) in cells.iter().enumerate() {
            self.at = from;
            if column != 2 && !is_rule(trim(part(text, from, to))) {
                let board = u8::from(column == 1 || column == 4);
                self.read(to, Some((board, if column < 2 { Color::White } else { Color::Black })))?;
            }
        }
        self.at = end;
        Ok(true)
    }

    fn word(&mut self, start: usize, end: usize, cell: Option<(u8, Color)>) -> Done {
        let text = self.text;
        let word = part(text, start, end);
        if word.len() > LONGEST_WORD {
            return self.error(start, end, Expected::Ply);
        }
        if let Some((_, from, to)) = self.board {
            // Only a ply follows the number of a board.
            let body = split_marks(word).0;
            if board_of(body).is_some() || is_act(body) || Score::parse(body).is_some() {
                return self.error(from, to, Expected::Ply);
            }
        }
        if self.score.is_some() && self.frames.len() < 2 {
            return match (parse_points(word), self.game.state().half_points) {
                (Some(points), Some(_)) if !self.has_points => self.points(points, start, end),
                _ => self.error(start, end, Expected::End),
            };
        }
        if let Some(score) = Score::parse(word) {
            return self.result(score, start, end);
        }
        if let Some((board, score)) = board_score(word) {
            self.count(start, end)?;
            let actual = Score::of_board(self.game.state().boards.get(board as usize).and_then(|state| state.result));
            return if actual == score {
                Ok(())
            } else {
                self.with_legal(start, end, Expected::BoardResult, actual.word().to_string())
            };
        }
        if nag_of(word).is_some() {
            return self.nag(nag_of(word), start, end);
        }
        if let Some(points) = parse_points(word).filter(|_| self.game.state().half_points.is_some()) {
            if self.frames.len() < 2 && word != "0-0" {
                let score = match points[0].cmp(&points[1]) {
                    core::cmp::Ordering::Less => Score::Second,
                    core::cmp::Ordering::Equal => Score::Drawn,
                    core::cmp::Ordering::Greater => Score::First,
                };
                self.result(score, start, end)?;
                return self.points(points, start, end);
            }
        }
        let rest = after_number(word);
        if rest.len() < word.len() || rest.is_empty() {
            self.is_behind = false;
        }
        let start = end - rest.len();
        let (body, marks) = split_marks(rest);
        if body.is_empty() {
            return if marks.is_empty() { Ok(()) } else { self.nag(nag_of(marks), start, end) };
        }
        if is_act(body) {
            self.enter(body, start, end, Expected::Act)?;
        } else if let (Some(board), true) = (board_of(body), self.game.info().shape.boards > 1) {
            self.board = Some((board, start, end));
            return Ok(());
        } else if !(body == "e.p." && self.is_behind) {
            self.ply(body, start, end, cell)?;
        }
        if marks.is_empty() { Ok(()) } else { self.nag(nag_of(marks), start, end) }
    }

    fn ply(&mut self, word: &str, start: usize, end: usize, cell: Option<(u8, Color)>) -> Done {
        let moves = self.game.moves();
        if let (Some((_, color)), Some(mv)) = (cell, moves.first()) {
            if mv.piece.color != color {
                return self.error(start, end, Expected::Turn);
            }
        }
        let board = self.board.take().map(|board| board.0).or(cell.map(|cell| cell.0));
        match find(&*self.game, &moves, word, board, self.language) {
            Ok(mv) => {
                let code = mv.ply.text(self.game.info().shape).to_string();
                self.enter(&code, start, end, Expected::LegalPly)
            }
            Err(error) => Err(RecordError::at(self.text, start, end, error.expected).with(error)),
        }
    }

    /// Reads the result. A match that play has not ended is resigned, drawn or lost on time, as it says.
    fn result(&mut self, score: Score, start: usize, end: usize) -> Done {
        // In a variation it says what might have been.
        if self.frames.len() > 1 {
            return Ok(());
        }
        if self.game.state().outcome.is_none() {
            if let Some(act) = implied_act(score, self.termination) {
                self.enter(act, start, end, Expected::Result)?;
            }
        }
        let actual = Score::of(self.game.state().outcome.as_ref());
        // A record may leave the result open.
        if actual != score && score != Score::Open {
            return self.with_legal(start, end, Expected::Result, actual.word().to_string());
        }
        self.score = Some(score);
        Ok(())
    }

    fn points(&mut self, points: [u8; 2], start: usize, end: usize) -> Done {
        let state = self.game.state();
        // The outcome has them of a match that the players ended.
        let actual = state.outcome.map_or(state.half_points, |outcome| outcome.half_points).unwrap_or_default();
        if actual == points {
            self.has_points = true;
            return Ok(());
        }
        let mut legal = String::new();
        push_points(&mut legal, actual);
        self.with_legal(start, end, Expected::Points, legal)
    }
}

/// The game that PGN's tag `Variant` names.
pub(crate) fn variant(value: &str) -> Option<&'static Info> {
    let is_orthodox =
        ["standard", "chess", "from position", "normal"].iter().any(|name| value.eq_ignore_ascii_case(name));
    find_game(if is_orthodox { TRIED[0] } else { value })
}

/// The language of a movetext that does not name it: letters that only one alphabet has tell.
fn language_of(movetext: &str, has_tags: bool) -> Option<Language> {
    let mut is_english = has_tags;
    let mut at = 0;
    while let Some(letter) = from(movetext, at).chars().next() {
        at += letter.len_utf8();
        match letter {
            '{' => at = seek(movetext, at, b"}"),
            ';' => at = line_end(movetext, at),
            _ => {}
        }
        if letter > '\u{400}' && is_russian_piece(letter) {
            return Some(Language::Ru);
        }
        is_english |= matches!(letter, 'Q' | 'R' | 'B' | 'N');
    }
    is_english.then_some(Language::En)
}

impl Record {
    /// Reads a record, in any form. The game is the one that its tag names, or else the one that is asked for; if neither
    /// is known, the first in which the whole text can be played.
    ///
    /// # Errors
    /// If the text is no record of the game; the error says where, and what was expected there.
    pub fn parse(text: &str, game: Option<&'static Info>) -> Result<Record, RecordError> {
        if text.len() > MAX_TEXT {
            return Err(RecordError::at(text, 0, 0, Expected::ShorterText));
        }
        let mut tags_read = Vec::new();
        let movetext = read_tags(text, &mut tags_read)?;
        let tag = |name: &str| tags_read.iter().find(|tag| tag.name == name);
        let named = match (tag("Game"), tag("Variant")) {
            (Some(tag), _) => Some((tag, find_game(&tag.value))),
            (None, Some(tag)) => Some((tag, variant(&tag.value))),
            _ => None,
        };
        let tried: Vec<&'static Info> = match (named, game) {
            (Some((_, Some(named))), None) => vec![named],
            (Some((_, Some(named))), Some(game)) if named.id == game.id => vec![named],
            (Some((tag, _)), _) => {
                return Err(RecordError::at(text, tag.start, tag.end, Expected::Game));
            }
            (None, Some(game)) => vec![game],
            (None, None) => TRIED.iter().filter_map(|id| find_game(id)).collect(),
        };
        let language = tag("Language").and_then(|tag| Language::from_word(&tag.value));
        let language = language.or_else(|| language_of(from(text, movetext), !tags_read.is_empty()));
        let mut furthest: Option<RecordError> = None;
        for info in tried {
            match read(text, movetext, info, &tags_read, language) {
                Ok(record) => return Ok(record),
                Err(error) if furthest.as_ref().is_none_or(|other| other.offset < error.offset) => {
                    furthest = Some(error);
                }
                Err(_) => {}
            }
        }
        Err(furthest.unwrap_or_else(|| RecordError::at(text, 0, 0, Expected::Game)))
    }
}

/// Reads the movetext as of one game.
fn read(text: &str, movetext: usize, info: &'static Info, tags: &[Tag], language: Option<Language>) -> Done<Record> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let start = tag("FEN").or(tag("Position"));
    let game = info.open(start.map(|tag| &*tag.value)).map_err(|error| {
        let tag_start = start.map_or(0, |tag| tag.start);
        let at = RecordError::at(text, tag_start, start.map_or(0, |tag| tag.end), Expected::Position);
        RecordError { position: Some(error), ..at }
    })?;
    let settled = game.start();
    let mut reader = Reader {
        text,
        at: movetext,
        game,
        manner: manner::of(info),
        language,
        termination: tag("Termination").map(|tag| tag.value.as_str()),
        frames: vec![Frame::default()],
        count: 0,
        board: None,
        is_behind: false,
        score: None,
        has_points: false,
    };
    reader.read(text.len(), None)?;
    if let Some((_, from, to)) = reader.board {
        return reader.error(from, to, Expected::Ply);
    }
    if reader.frames.len() > 1 {
        return reader.error(text.len(), text.len(), Expected::VariationEnd);
    }
    if let (None, Some(tag)) = (reader.score, tag("Result")) {
        if let Some(score) = Score::parse(&tag.value) {
            reader.result(score, tag.start, tag.end)?;
        }
    }
    if tags.is_empty() && reader.count == 0 && reader.score.is_none() {
        return reader.error(text.len(), text.len(), Expected::Ply);
    }
    let frame = reader.end_frame();
    let is_time_told = frame.nodes.last().is_some_and(|node| node.code.starts_with("flag"));
    let state = reader.game.state();
    let told = Told {
        game: info,
        score: Score::of(state.outcome.as_ref()),
        points: state.outcome.and_then(|outcome| outcome.half_points),
        has_start: start.is_some(),
    };
    Ok(Record {
        info,
        tags: kept(tags, is_time_told),
        start: (settled != info.start).then_some(settled),
        comment: frame.pending,
        line: frame.nodes,
        passed_over: passed_over(tags, &told),
    })
}

//! The tags of a record.

use crate::expected::Expected;
use crate::record::{MAX_TAGS, TIME_FORFEIT};
use crate::record_error::RecordError;
use crate::record_parse::variant;
use crate::score::{Score, parse_points};
use crate::style::Language;
use crate::text::{from, is_blank, line_end, part, seek};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use crossboard::games::{Info, find as find_game};

/// A tag, and where its value stands.
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// The tags that come first, in this order; what they are called in PGN, and what stands for an unknown value. The first
/// two and the fourth are of PGN alone.
pub(crate) static ROSTER: [(&str, &str, &str); 6] = [
    ("Event", "Event", "?"),
    ("Site", "Site", "?"),
    ("Date", "Date", "????.??.??"),
    ("Round", "Round", "?"),
    ("First", "White", "?"),
    ("Second", "Black", "?"),
];

/// Where a word ends that begins at a byte.
pub(crate) fn word_end(text: &str, start: usize) -> usize {
    const ENDS: &[u8] = b" \t\n\r\x0b\x0c\0{}(),;|[]\"$";
    let bytes = text.as_bytes();
    let mut end = start;
    while end < bytes.len() && !ENDS.contains(&bytes[end]) && blank_letter(text, end) == 0 {
        end += 1;
    }
    // `e8(Q)` is one word.
    if end > start && bytes.get(end) == Some(&b'(') {
        let close = seek(text, end + 1, ENDS);
        if bytes.get(close) == Some(&b')') && (2..=5).contains(&(close - end)) {
            return close + 1;
        }
    }
    end
}

/// How many bytes the blank has that stands at a place and is no ASCII; 0 if there is none.
pub(crate) fn blank_letter(text: &str, at: usize) -> usize {
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    match rest {
        [0xc2, 0xa0, ..] => 2,
        // Thin and narrow blanks, and the byte order mark.
        [0xe2, 0x80, 0x89 | 0xaf, ..] | [0xef, 0xbb, 0xbf, ..] => 3,
        _ => 0,
    }
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte)
}

/// Whether a tag may have a name.
pub(crate) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.len() < 100 && name.bytes().all(is_name_byte)
}

/// What a tag is called here that PGN may call otherwise.
pub(crate) fn own_name(name: &str) -> &str {
    ROSTER.iter().find(|entry| entry.1 == name).map_or(name, |entry| entry.0)
}

/// Whether a tag is written from what the record holds.
pub(crate) fn is_derived(name: &str) -> bool {
    ["Game", "Variant", "Result", "SetUp", "FEN", "Position", "Points", "Language"].contains(&name)
}

/// Reads the tags, and gives the place behind them.
pub(crate) fn read_tags(text: &str, tags: &mut Vec<Tag>) -> Result<usize, RecordError> {
    let bytes = text.as_bytes();
    let mut at = if text.starts_with('\u{feff}') { 3 } else { 0 };
    let skip = |mut at: usize| {
        while at < bytes.len() && is_blank(bytes[at]) {
            at += 1;
        }
        at
    };
    let fail = |at: usize, expected| {
        let end = if at < text.len() {
            word_end(text, at).max(at + from(text, at).chars().next().map_or(0, char::len_utf8))
        } else {
            at
        };
        Err(RecordError::at(text, at, end, expected))
    };
    loop {
        at = skip(at);
        let is_line_start = at == 0 || matches!(bytes[at - 1], b'\n' | b'\r');
        if bytes.get(at) == Some(&b'%') && is_line_start {
            at = line_end(text, at);
            continue;
        }
        if bytes.get(at) != Some(&b'[') {
            return Ok(at);
        }
        if tags.len() == MAX_TAGS {
            return fail(at, Expected::FewerTags);
        }
        at = skip(at + 1);
        let start = at;
        while at < bytes.len() && is_name_byte(bytes[at]) {
            at += 1;
        }
        let name = part(text, start, at).to_string();
        if name.is_empty() {
            return fail(at, Expected::TagName);
        }
        at = skip(at);
        if bytes.get(at) != Some(&b'"') {
            return fail(at, Expected::TagValue);
        }
        at += 1;
        let (start, mut value, mut is_escaped) = (at, String::new(), false);
        let end = loop {
            let letter = from(text, at).chars().next();
            let Some(letter) = letter.filter(|&letter| letter != '\n' && letter != '\r') else {
                return fail(start - 1, Expected::TagValue);
            };
            at += letter.len_utf8();
            if !is_escaped && letter == '"' {
                break at - 1;
            }
            is_escaped = !is_escaped && letter == '\\' && matches!(bytes.get(at), Some(b'"' | b'\\'));
            if !is_escaped {
                value.push(letter);
            }
        };
        at = skip(at);
        if bytes.get(at) != Some(&b']') {
            return fail(at, Expected::TagEnd);
        }
        at += 1;
        tags.push(Tag { name, value, start, end });
    }
}

/// Whether a tag of the roster says that nothing is known.
fn is_unknown(tag: &Tag) -> bool {
    let name = own_name(&tag.name);
    ROSTER.iter().any(|entry| entry.0 == name && entry.2 == tag.value)
}

/// The tags that a record keeps, those of the roster first: the others are written from what it holds.
pub(crate) fn kept(tags: &[Tag], is_time_told: bool) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for tag in tags {
        let name = own_name(&tag.name);
        let is_told = name == "Termination" && tag.value == TIME_FORFEIT && is_time_told;
        if !is_derived(name) && !is_unknown(tag) && !is_told && found.iter().all(|other| other.0 != name) {
            found.push((name.to_string(), tag.value.clone()));
        }
    }
    let mut ordered = Vec::new();
    for name in ROSTER.map(|entry| entry.0) {
        if let Some(index) = found.iter().position(|tag| tag.0 == name) {
            ordered.push(found.remove(index));
        }
    }
    ordered.append(&mut found);
    ordered
}

/// What a text has been read as, so that its tags can be held against it.
pub(crate) struct Told {
    pub(crate) game: &'static Info,
    pub(crate) score: Score,
    pub(crate) points: Option<[u8; 2]>,
    pub(crate) has_start: bool,
}

/// The tags that went for nothing, as the text or a tag before them says otherwise, or as nobody knows what they say.
pub(crate) fn passed_over(tags: &[Tag], told: &Told) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for tag in tags {
        let name = own_name(&tag.name);
        let value = tag.value.trim();
        // The first that is known holds; of two starts that of `FEN`.
        let holds = tags.iter().find(|other| own_name(&other.name) == name && !is_unknown(other));
        let is_second = !is_unknown(tag) && holds.is_some_and(|other| other.value.trim() != value);
        let fen = tags.iter().find(|other| other.name == "FEN");
        let is_nothing = match name {
            "Game" => find_game(value).is_none_or(|game| game.id != told.game.id),
            "Variant" => variant(value).is_none_or(|game| game.id != told.game.id),
            "Result" => match Score::parse(value) {
                Some(score) => score != Score::Open && score != told.score,
                None => !matches!(value, "" | "?"),
            },
            "Points" => told.points.is_none() || parse_points(value) != told.points,
            "SetUp" => (value == "1") != told.has_start,
            "Position" => is_second || fen.is_some_and(|fen| fen.value.trim() != value),
            "Language" => is_second || Language::from_word(&tag.value).is_none(),
            _ => is_second,
        };
        if is_nothing {
            found.push((tag.name.clone(), tag.value.clone()));
        }
    }
    found
}

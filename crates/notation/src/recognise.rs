//! What a pasted text is.

use crate::manner;
use crate::read::{after_number, board_score, split_marks};
use crate::record::{MAX_TEXT, is_act};
use crate::score::{Score, parse_points};
use crate::text::{count, cut, from, line_end, next_word, part, seek, trim};
use crate::write::board_of;
use crossboard::Ply;
use crossboard::games::{GAMES, Info, find};

/// What a text looks like.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// Nothing that is known.
    Unknown,
    /// A game that JavaScript has saved.
    Json,
    /// The text of a position.
    Position,
    /// A record, or moves alone.
    Record,
    /// The table of the author of Chess-tranzit.
    AuthorTable,
    /// His form of one line a move.
    AuthorLine,
    /// Codes of entries.
    Codes,
}

impl What {
    /// The stable word.
    pub const fn word(self) -> &'static str {
        match self {
            What::Unknown => "unknown",
            What::Json => "json",
            What::Position => "position",
            What::Record => "record",
            What::AuthorTable => "author-table",
            What::AuthorLine => "author-line",
            What::Codes => "codes",
        }
    }
}

/// What a text looks like, and of which game it is, if that shows. Whether it can be read is for the reader to say:
/// `Record::parse` for records, the author's forms and codes, `Info::open` for positions.
pub fn recognise(text: &str) -> (What, Option<&'static Info>) {
    let text = trim(text.strip_prefix('\u{feff}').unwrap_or(text));
    if text.is_empty() || text.len() > MAX_TEXT {
        return (What::Unknown, None);
    }
    let inside = trim(from(text, 1));
    if text.starts_with('{') && inside.ends_with('}') && (inside.starts_with('"') || inside == "}") {
        return (What::Json, None);
    }
    if let Some(info) = position_of(text) {
        return (What::Position, Some(info));
    }
    let mut seen = Seen::default();
    let (mut at, mut game, mut has_result) = (0, None, false);
    while at < text.len() && seen.words < 10_000 {
        let end = line_end(text, at);
        let line = trim(part(text, at, end));
        if seen.words == 0 && (line.starts_with('[') || line.starts_with('%')) {
            seen.tags += 1;
            // The author's forms have it behind the plies.
            has_result |= line.starts_with("[Result ");
            let value = line.strip_prefix("[Game \"").and_then(|value| cut(value, b'"'));
            game = game.or(value.and_then(|value| find(value.0)));
        } else if !has_result && (count(line, b'|') >= 4 || count(line, b'\t') >= 4) {
            return (What::AuthorTable, of_author());
        } else {
            seen.line(line);
        }
        at = end + 1;
    }
    let Seen { words, codes, numbers, boards, ends, squares, tags } = seen;
    if words > 0 && codes == words {
        (What::Codes, game)
    } else if boards > 0
        && !has_result
        && numbers == boards
        && 2 * boards + ends == words
        && game.is_none_or(|info| manner::of(info).has_author_forms)
    {
        (What::AuthorLine, of_author())
    } else if tags + numbers + boards + ends + squares > 0 || seek(text, 0, b"*{(") < text.len() {
        (What::Record, game)
    } else {
        (What::Unknown, None)
    }
}

/// What stands in a text.
#[derive(Default)]
struct Seen {
    words: usize,
    codes: usize,
    /// The numbers of moves.
    numbers: usize,
    boards: usize,
    /// Results, and what is no ply.
    ends: usize,
    /// Words that end in a square, or castle, as moves do.
    squares: usize,
    tags: usize,
}

impl Seen {
    fn line(&mut self, line: &str) {
        let mut at = 0;
        loop {
            let word = next_word(line, &mut at);
            if word.is_empty() {
                return;
            }
            let body = split_marks(after_number(word)).0;
            self.words += usize::from(!body.is_empty());
            let is_end = is_act(body) || board_score(body).is_some() || Score::parse(body).is_some();
            self.ends += usize::from(is_end || parse_points(body).is_some());
            let is_ply = |info: &&Info| Ply::parse(body, info.shape).is_some();
            self.codes += usize::from(is_act(body) || GAMES.iter().any(is_ply));
            self.numbers += usize::from(after_number(word).is_empty());
            self.boards += usize::from(board_of(body).is_some());
            let is_move = matches!(body.as_bytes(), [.., b'a'..=b'h' | b'A'..=b'H', b'1'..=b'9'])
                || matches!(body.as_bytes(), [b'O' | b'0', b'-', b'O' | b'0', ..]);
            self.squares += usize::from(is_move);
        }
    }
}

/// The game whose author has forms of his own.
fn of_author() -> Option<&'static Info> {
    GAMES.into_iter().find(|info| manner::of(info).has_author_forms)
}

/// The game whose positions have the look of a text.
fn position_of(text: &str) -> Option<&'static Info> {
    let placement = part(text, 0, seek(text, 0, b" "));
    let is_placement = placement.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/' || byte == b'|');
    if line_end(text, 0) < text.len() || !is_placement {
        return None;
    }
    let like = |info: &&Info| {
        let start = part(info.start, 0, seek(info.start, 0, b" "));
        b"/|".iter().all(|&sign| count(placement, sign) == count(start, sign))
    };
    GAMES.into_iter().find(like)
}

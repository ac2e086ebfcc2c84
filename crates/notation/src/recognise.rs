//! What a pasted text is.

use crate::manner;
use crate::read::{after_number, board_score, split_marks};
use crate::record::{MAX_TEXT, is_act};
use crate::score::{Score, parse_points};
use crate::write::board_of;
use crossboard::Ply;
use crossboard::games::{GAMES, Info};

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
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() || text.len() > MAX_TEXT {
        return (What::Unknown, None);
    }
    if text.starts_with('{') && text[1..].trim_start().starts_with(['"', '}']) && text.ends_with('}') {
        return (What::Json, None);
    }
    if let Some(info) = position_of(text) {
        return (What::Position, Some(info));
    }
    let movetext = text.lines().skip_while(|line| line.trim().is_empty() || line.trim_start().starts_with(['[', '%']));
    let mut words = 0;
    let (mut codes, mut numbers, mut boards, mut ends) = (0, 0, 0, 0);
    for line in movetext.take(100) {
        if line.matches('|').count() >= 4 || line.matches('\t').count() >= 4 {
            return (What::AuthorTable, GAMES.into_iter().find(|info| manner::of(info).has_author_forms));
        }
        for word in line.split_whitespace().take(100) {
            let body = split_marks(after_number(word)).0;
            words += usize::from(!body.is_empty());
            let is_ply = |info: &&Info| Ply::parse(body, info.shape).is_some();
            let is_end = is_act(body) || board_score(body).is_some() || Score::parse(body).is_some();
            ends += usize::from(is_end || parse_points(body).is_some());
            codes += usize::from(is_act(body) || GAMES.iter().any(is_ply));
            numbers += usize::from(after_number(word).is_empty());
            boards += usize::from(board_of(body).is_some());
        }
    }
    if text.starts_with('[') {
        return (if words > 0 && codes == words { What::Codes } else { What::Record }, tagged(text));
    }
    if words > 0 && codes == words {
        (What::Codes, None)
    } else if boards > 0 && numbers == boards && 2 * boards + ends == words {
        (What::AuthorLine, GAMES.into_iter().find(|info| manner::of(info).has_author_forms))
    } else if numbers > 0 || boards > 0 || text.contains(['*', '{', '(']) || looks_like_moves(text) {
        (What::Record, None)
    } else {
        (What::Unknown, None)
    }
}

/// The game that the tag of a record names.
fn tagged(text: &str) -> Option<&'static Info> {
    let value = text.split_once("[Game \"")?.1.split('"').next()?;
    crossboard::games::find(value)
}

/// The game whose positions have the look of a text.
fn position_of(text: &str) -> Option<&'static Info> {
    let mut lines = text.lines();
    let (line, rest) = (lines.next()?, lines.next());
    let placement = line.split(' ').next()?;
    let is_placement = placement.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/' || byte == b'|');
    if rest.is_some() || !is_placement {
        return None;
    }
    let like = |sign: char, info: &Info| {
        let start = info.start.split(' ').next().unwrap_or_default();
        placement.matches(sign).count() == start.matches(sign).count()
    };
    GAMES.into_iter().find(|info| like('/', info) && like('|', info))
}

/// Whether a text begins with squares, as moves do.
fn looks_like_moves(text: &str) -> bool {
    text.split_whitespace().take(4).any(|word| {
        let body = split_marks(after_number(word)).0;
        let mut letters = body.chars().rev();
        let is_rank = letters.next().is_some_and(|letter| letter.is_ascii_digit() || letter == 'O' || letter == '0');
        is_rank && body.chars().count() < 9 && body.chars().any(|letter| !letter.is_ascii_digit())
    })
}

//! How each game is written down: the one place in this crate that names them.

use crossboard::games::Info;

/// What is particular about the records of a game.
#[derive(Debug)]
pub(crate) struct Manner {
    id: &'static str,
    /// Its number in links, which stays.
    pub(crate) number: usize,
    /// Its records are PGN: players are White and Black, and what is no move stands in comments.
    pub(crate) is_pgn: bool,
    /// The plies of a turn are joined by a comma.
    pub(crate) joins_turns: bool,
    /// Its author has forms of his own: a table and a line.
    pub(crate) has_author_forms: bool,
}

static MANNERS: [Manner; 4] = [
    Manner { id: "four-board", number: 1, is_pgn: false, joins_turns: false, has_author_forms: false },
    Manner { id: "tranzit", number: 2, is_pgn: false, joins_turns: false, has_author_forms: true },
    Manner { id: "double-move", number: 3, is_pgn: false, joins_turns: true, has_author_forms: false },
    Manner { id: "orthodox", number: 0, is_pgn: true, joins_turns: false, has_author_forms: false },
];

/// The games in the order in which a text that doesn't name its game is tried.
pub(crate) const TRIED: [&str; 4] = ["orthodox", "tranzit", "four-board", "double-move"];

/// The id of the game that has a number in links.
pub(crate) fn with_number(number: usize) -> Option<&'static str> {
    MANNERS.iter().find(|manner| manner.number == number).map(|manner| manner.id)
}

pub(crate) fn of(info: &Info) -> &'static Manner {
    MANNERS.iter().find(|manner| manner.id == info.id).unwrap_or(&MANNERS[0])
}

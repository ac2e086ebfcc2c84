//! Results in text: of a match, of a board, and the points of both players.

use crate::text::cut;
use alloc::string::String;
use crossboard::{BoardResult, Outcome, Player};

/// What a result's text says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    First,
    Second,
    Drawn,
    Open,
}

impl Score {
    pub(crate) fn of(outcome: Option<&Outcome>) -> Score {
        match outcome.map(|outcome| outcome.winner) {
            None => Score::Open,
            Some(None) => Score::Drawn,
            Some(Some(Player::First)) => Score::First,
            Some(Some(Player::Second)) => Score::Second,
        }
    }

    /// The score of a board, White's first.
    pub(crate) fn of_board(result: Option<BoardResult>) -> Score {
        match result {
            None => Score::Open,
            Some(BoardResult::Drawn) => Score::Drawn,
            Some(BoardResult::White) => Score::First,
            Some(BoardResult::Black) => Score::Second,
        }
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Score::First => "1-0",
            Score::Second => "0-1",
            Score::Drawn => "1/2-1/2",
            Score::Open => "*",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Score> {
        match &*plain(word) {
            "1-0" => Some(Score::First),
            "0-1" => Some(Score::Second),
            "1/2-1/2" | "½-½" | "1/2" | "½" => Some(Score::Drawn),
            "*" => Some(Score::Open),
            _ => None,
        }
    }
}

/// A word with plain hyphens; nothing if it is too long for a result.
fn plain(word: &str) -> String {
    let mut plain = String::new();
    for sign in word.chars().take_while(|_| word.len() < 16) {
        plain.push(if matches!(sign, '–' | '—' | '‑' | '−') { '-' } else { sign });
    }
    plain
}

/// Adds a number.
pub(crate) fn push_number(out: &mut String, number: u32) {
    if number > 9 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// Adds points that are counted in halves: `1½-½`.
pub(crate) fn push_points(out: &mut String, halves: [u8; 2]) {
    for (index, halves) in halves.into_iter().enumerate() {
        if index > 0 {
            out.push('-');
        }
        if halves != 1 {
            push_number(out, u32::from(halves / 2));
        }
        if halves % 2 == 1 {
            out.push('½');
        }
    }
}

/// Reads points, in halves: `1½-½`, `1.5-0.5`, `2-0`.
pub(crate) fn parse_points(word: &str) -> Option<[u8; 2]> {
    let word = plain(word);
    let (first, second) = cut(&word, b'-')?;
    let half = |text: &str| match text {
        "0" => Some(0),
        "½" | "1/2" | "0.5" | "0,5" => Some(1),
        "1" => Some(2),
        "1½" | "1.5" | "1,5" => Some(3),
        "2" => Some(4),
        _ => None,
    };
    Some([half(first)?, half(second)?])
}

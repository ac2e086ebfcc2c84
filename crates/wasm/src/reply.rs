//! What is rare, as texts: why something was not done, and the lists of games and words.

use crate::answer;
use crossboard::{EndError, PositionError, Reason, Refusal, Shape, Square, WORDS, games};
use wasm_bindgen::prelude::*;

/// Why something was not done.
pub(crate) enum Failure {
    UnknownGame,
    Position { field: &'static str, fault: &'static str, offset: u32, board: Option<u8> },
    NoEntry,
    Illegal { reason: &'static str, rule: &'static str },
    GameOver,
    BoardNotInPlay,
}

impl Failure {
    /// With the place counted as JavaScript counts: in UTF-16 units, not in bytes; and boards from 1.
    #[inline(never)]
    pub(crate) fn position(error: &PositionError, text: &str) -> Failure {
        let before = text.char_indices().take_while(|(at, _)| *at < error.offset);
        Failure::Position {
            field: error.field.word(),
            fault: error.fault.word(),
            offset: before.map(|(_, char)| char.len_utf16() as u32).sum(),
            board: error.board.map(|board| board + 1),
        }
    }

    /// Answers with it: the word of `pkg/face/errors.js`, and what is told of it, parted by tabulators.
    #[inline(never)]
    #[cold]
    pub(crate) fn answer(self) -> u32 {
        match self {
            Failure::UnknownGame => answer::failure("unknown-game"),
            Failure::Position { field, fault, offset, board } => {
                // No board counts as board 0.
                answer::failure(&format!("position\t{field}\t{fault}\t{offset}\t{}", board.unwrap_or_default()))
            }
            Failure::NoEntry => answer::failure("no-entry"),
            Failure::Illegal { reason, rule } => answer::failure(&format!("illegal\t{reason}\t{rule}")),
            Failure::GameOver => answer::failure("game-over"),
            Failure::BoardNotInPlay => answer::failure("board-not-in-play"),
        }
    }
}

/// Where the last failure lies.
#[wasm_bindgen(js_name = lastFailure)]
pub fn last_failure() -> u32 {
    answer::last_text()
}

impl From<Refusal> for Failure {
    fn from(Refusal { reason, rule }: Refusal) -> Failure {
        match reason {
            Reason::GameOver => Failure::GameOver,
            _ => Failure::Illegal { reason: reason.word(), rule: rule.id() },
        }
    }
}

impl From<EndError> for Failure {
    fn from(error: EndError) -> Failure {
        match error {
            EndError::GameOver => Failure::GameOver,
            EndError::BoardNotInPlay => Failure::BoardNotInPlay,
        }
    }
}

/// What is fixed about each game, in the order of the list: a line each, with the id, the numbers of boards, files and
/// ranks, and the start position, parted by tabulators.
#[wasm_bindgen]
pub fn infos() -> u32 {
    let mut lines = String::new();
    for info in games::GAMES {
        let Shape { boards, ranks } = info.shape;
        lines += &format!("{}\t{boards}\t{}\t{ranks}\t{}\n", info.id, Square::FILES, info.start);
    }
    answer::text(&lines)
}

/// The stable words, whose places are the numbers in packed buffers: the reasons of refusals, those of ends, and the
/// rules, a line each, parted by spaces.
#[wasm_bindgen]
pub fn words() -> u32 {
    let mut lines = String::new();
    let mut line = |words: &mut dyn Iterator<Item = &'static str>| {
        for word in words {
            lines += word;
            lines.push(' ');
        }
        lines.pop();
        lines.push('\n');
    };
    line(&mut WORDS.reasons.iter().map(|reason| reason.word()));
    line(&mut WORDS.end_reasons.iter().map(|reason| reason.word()));
    line(&mut WORDS.rules.iter().map(|rule| rule.id()));
    answer::text(&lines)
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> u32 {
    answer::text(env!("CARGO_PKG_VERSION"))
}

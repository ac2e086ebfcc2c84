//! What is rich and rare: errors and explanations as JavaScript objects; and the lists of games and words, as texts,
//! since they are read once, when every page waits.

use crossboard::{EndError, PositionError, Reason, Refusal, Shape, Square, WORDS, games};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What is thrown, as a plain object: the package's face makes an error of it. */
export type Failure =
  | { error: "unknown-game" }
  | { error: "position"; field: string; fault: string; offset: number; board?: number }
  | { error: "no-entry" }
  | { error: "illegal"; reason: string; rule: string }
  | { error: "game-over" }
  | { error: "board-not-in-play" }
  | { error: "limit" };
/** Why a ply is illegal. */
export interface RawRefusal { reason: string; rule: string }
"#;

/// Why something was not done.
#[derive(Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub(crate) enum Failure {
    UnknownGame,
    Position {
        field: &'static str,
        fault: &'static str,
        offset: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        board: Option<u8>,
    },
    NoEntry,
    Illegal {
        reason: &'static str,
        rule: &'static str,
    },
    GameOver,
    BoardNotInPlay,
    Limit,
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

impl From<Failure> for JsValue {
    #[inline(never)]
    #[cold]
    fn from(failure: Failure) -> JsValue {
        object(&failure).unwrap_or_else(|error| error)
    }
}

#[derive(Serialize)]
pub(crate) struct Explanation {
    reason: &'static str,
    rule: &'static str,
}

impl From<Refusal> for Explanation {
    fn from(Refusal { reason, rule }: Refusal) -> Explanation {
        Explanation { reason: reason.word(), rule: rule.id() }
    }
}

/// A value as a JavaScript object.
pub(crate) fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(value)?)
}

/// What is fixed about each game, in the order of the list: a line each, with the id, the numbers of boards, files and
/// ranks, and the start position, parted by tabulators.
#[wasm_bindgen]
pub fn infos() -> String {
    let mut lines = String::new();
    for info in games::GAMES {
        let Shape { boards, ranks } = info.shape;
        lines += &format!("{}\t{boards}\t{}\t{ranks}\t{}\n", info.id, Square::FILES, info.start);
    }
    lines
}

/// The stable words, whose places are the numbers in packed buffers: the reasons of refusals, those of ends, and the
/// rules, a line each, parted by spaces.
#[wasm_bindgen]
pub fn words() -> String {
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
    lines
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

//! What is rich and rare: errors, explanations, the list of games and the list of words, as JavaScript objects.

use crossboard::{EndError, PositionError, Reason, Refusal, Rule, Square, WORDS, games};
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
/** What is fixed about a game. */
export interface RawInfo { id: string; boards: number; files: number; ranks: number; start: string }
/** The stable words, in the order of their numbers. */
export interface RawWords { reasons: string[]; endReasons: string[]; rules: string[] }
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

#[derive(Serialize)]
struct Info {
    id: &'static str,
    boards: u8,
    files: u8,
    ranks: u8,
    start: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Words {
    reasons: Vec<&'static str>,
    end_reasons: Vec<&'static str>,
    rules: Vec<&'static str>,
}

/// A value as a JavaScript object.
pub(crate) fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(value)?)
}

/// What is fixed about each game, in the order of the list.
#[wasm_bindgen(unchecked_return_type = "RawInfo[]")]
pub fn infos() -> Result<JsValue, JsValue> {
    let infos = games::GAMES.map(|info| Info {
        id: info.id,
        boards: info.shape.boards,
        files: Square::FILES,
        ranks: info.shape.ranks,
        start: info.start,
    });
    object(&infos.as_slice())
}

/// The stable words: the numbers in packed buffers are their places here.
#[wasm_bindgen(unchecked_return_type = "RawWords")]
pub fn words() -> Result<JsValue, JsValue> {
    object(&Words {
        reasons: WORDS.reasons.iter().map(|reason| reason.word()).collect(),
        end_reasons: WORDS.end_reasons.iter().map(|reason| reason.word()).collect(),
        rules: WORDS.rules.iter().copied().map(Rule::id).collect(),
    })
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

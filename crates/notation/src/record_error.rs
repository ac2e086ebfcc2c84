//! Why a text is no record, and where.

use crate::expected::Expected;
use crate::read::ReadError;
use crate::text::part;
use alloc::string::String;
use alloc::vec::Vec;
use crossboard::{PositionError, Refusal};

/// Why a text is no record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in it, from 1, in UTF-16 units.
    pub column: usize,
    /// The same place from the beginning of the text, from 0, in UTF-16 units.
    pub offset: usize,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
    /// What might stand there: the legal plies that may be meant, or some near it; the right result.
    pub legal: Vec<String>,
    /// Why the ply that is meant is illegal, if it can be told which is.
    pub refusal: Option<Refusal>,
    /// What is wrong with the start position.
    pub position: Option<PositionError>,
}

/// How many letters of what was found are told.
const SHOWN: usize = 40;

impl RecordError {
    /// An error at a place, in bytes.
    #[cold]
    pub(crate) fn at(text: &str, start: usize, end: usize, expected: Expected) -> RecordError {
        let (mut line, mut column, mut offset) = (1, 1, 0);
        let mut before = ' ';
        for letter in part(text, 0, start).chars() {
            offset += letter.len_utf16();
            column += letter.len_utf16();
            if letter == '\n' || letter == '\r' {
                // A line may end in two signs.
                line += usize::from(!(letter == '\n' && before == '\r'));
                column = 1;
            }
            before = letter;
        }
        let mut found = String::new();
        for letter in part(text, start, end).chars().take(SHOWN) {
            found.push(letter);
        }
        RecordError { line, column, offset, found, expected, legal: Vec::new(), refusal: None, position: None }
    }

    /// With what is known of a ply that was not read.
    pub(crate) fn with(self, error: ReadError) -> RecordError {
        RecordError { expected: error.expected, legal: error.legal, refusal: error.refusal, ..self }
    }
}

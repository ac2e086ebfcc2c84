#![doc = include_str!("../NOTATION.md")]
#![no_std]

extern crate alloc;

mod expected;
mod link;
mod manner;
mod pattern;
mod read;
mod recognise;
mod record;
mod record_error;
mod record_parse;
mod record_write;
mod score;
mod style;
mod tags;
mod text;
mod write;

pub use expected::Expected;
pub use link::{BadLink, read_link, write_link};
pub use read::{ReadError, read_ply};
pub use recognise::{What, recognise};
pub use record::{BadRecord, MAX_DEPTH, MAX_ENTRIES, MAX_TAGS, MAX_TEXT, Node, Record};
pub use record_error::RecordError;
pub use record_write::Form;
pub use style::{Language, Pieces, Style};
pub use write::{write_entries, write_ply};

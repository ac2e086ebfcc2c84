//! The rules of chess on more than one board: four-board chess, Chess-tranzit, Double Move Double Chess, and
//! orthodox chess as the base case. The authority is `RULES.md`; the ids of its rules (`F11`, `T5` ...) stand in
//! the code, the tests, and every refusal.
//!
//! ```
//! use crossboard::{Ply, games};
//!
//! let mut game = games::find("tranzit").unwrap().open(None).unwrap();
//! let shape = game.info().shape;
//! let hop = Ply::parse("1:g1>2:g1", shape).unwrap();
//! game.play(hop).unwrap();
//! assert_eq!(game.moves().len(), 36);
//! let capture = Ply::parse("1:e7e4", shape).unwrap();
//! assert_eq!(game.refusal(capture).unwrap().rule.id(), "O1");
//! ```
//!
//! The crate does no I/O, reads no clock, draws no random number and needs no standard library.
#![no_std]

extern crate alloc;

mod any;
mod chess;
mod event;
mod game;
pub mod games;
mod line;
mod past;
mod perft;
mod ply;
mod position;
mod position_error;
mod reason;
mod rule;
mod state;
mod text;

pub use any::{AnyGame, Candidate, EndError, Entry, EntryError, LimitExceeded, WORDS, Words};
pub use crossboard_board::{Color, Kind, Piece, Square};
pub use event::{Act, Event, Log, Outcome, Player, Slot};
pub use game::Game;
pub use line::{AnyLine, Line};
pub use past::Past;
pub use ply::{Move, MoveKind, Ply, PlyText, Shape, Spot, Wing};
pub use position::{Ended, Position};
pub use position_error::{Fault, Field, PositionError};
pub use reason::{EndReason, Reason, Refusal};
pub use rule::Rule;
pub use state::{BoardResult, BoardState, Lost, Role, Slots, State, Status};

//! A game of any kind behind one face, for those who choose it when the program runs.

use crate::event::Act;
use crate::event::{Event, Player};
use crate::games::Info;
use crate::ply::{Move, Ply, Spot};
use crate::reason::{EndReason, Reason, Refusal};
use crate::rule::Rule;
use crate::state::State;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// What was done, and what it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was done.
    pub act: Act,
    /// What it brought about, in order.
    pub events: Vec<Event>,
}

/// A ply that might be meant, and whether it may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The ply as it would be, legal or not.
    pub mv: Move,
    /// Why not; legal if there is nothing.
    pub refusal: Option<Refusal>,
}

/// Why a player cannot resign, agree a draw or lose on time now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EndError {
    /// The match is over.
    GameOver,
    /// The board named is not in play.
    BoardNotInPlay,
}

/// The count went beyond what was allowed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LimitExceeded;

/// Why a history cannot be continued by a text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// It is no text of a ply or another act of this game.
    NotAnEntry,
    /// The ply is illegal.
    Illegal(Refusal),
    /// The act cannot be now.
    End(EndError),
}

/// A game of any kind: the position, its past, and what was taken back.
///
/// Nothing here leaves a game half changed: what fails leaves it as it was.
pub trait AnyGame {
    /// Which game it is.
    fn info(&self) -> &'static Info;
    /// The text of the position it began with, settled (O8).
    fn start(&self) -> String;
    /// The text of the position.
    fn position(&self) -> String;
    /// The text of the position after that many entries; `None` beyond the present.
    fn position_at(&self, ply: usize) -> Option<String>;
    /// Every legal ply, sorted by board, square, target and promotion.
    fn moves(&self) -> Vec<Move>;
    /// Where the piece on a spot might go, legal or not: by its way of moving on an empty board, and over to
    /// other boards. Contains every legal ply from there. Empty where nothing stands.
    fn candidates(&self, from: Spot) -> Vec<Candidate>;
    /// What might come from another board to a spot, legal or not. Contains every legal cross-board ply to it.
    fn sources(&self, to: Spot) -> Vec<Candidate>;
    /// Why a ply is illegal, by the first rule that it breaks (O9); `None` if it is legal.
    fn refusal(&self, ply: Ply) -> Option<Refusal>;
    /// The number of the move (orthodox, tranzit), the turn (double-move) or the cycle (four-board), from 1.
    fn number(&self) -> u32;
    /// What a ply would bring about, and the snapshot after it, in which repetitions are not counted; `None` if it is
    /// illegal.
    fn foresee(&self, ply: Ply) -> Option<(Vec<Event>, State)>;
    /// Plays a ply. What was taken back before is dropped.
    ///
    /// # Errors
    /// If the ply is illegal; the game is then unchanged.
    fn play(&mut self, ply: Ply) -> Result<&Entry, Refusal>;
    /// Resigns a board (from 0) or the match (O3).
    ///
    /// # Errors
    /// If the match is over or the board not in play.
    fn resign(&mut self, player: Player, board: Option<u8>) -> Result<&Entry, EndError>;
    /// Agrees a draw of a board (from 0) or the match (O3).
    ///
    /// # Errors
    /// If the match is over or the board not in play.
    fn agree_draw(&mut self, board: Option<u8>) -> Result<&Entry, EndError>;
    /// A player's time is out (O10, T20).
    ///
    /// # Errors
    /// If the match is over.
    fn flag(&mut self, player: Player) -> Result<&Entry, EndError>;
    /// Plays what an entry's text says: a ply, `resign:first`, `draw:1`, `flag:second`.
    ///
    /// # Errors
    /// If the text says nothing, or nothing that may be now.
    fn enter(&mut self, text: &str) -> Result<&Entry, EntryError>;
    /// Takes the last entry back; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Brings back what was taken back last; `false` if there is nothing.
    fn redo(&mut self) -> bool;
    /// The history.
    fn entries(&self) -> &[Entry];
    /// The text of an entry: a ply's move text, or `resign:first` and the like.
    fn entry_text(&self, entry: &Entry) -> String;
    /// The snapshot of the present.
    fn state(&self) -> State;
    /// The snapshot after that many entries; `None` beyond the present.
    fn state_at(&self, ply: usize) -> Option<State>;
    /// The number of sequences of that many legal plies.
    ///
    /// # Errors
    /// When more than `max_nodes` plies would have to be made or counted.
    fn perft(&mut self, depth: u32, max_nodes: u64) -> Result<u64, LimitExceeded>;
    /// A copy with its past.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// The stable words of the package, in the order of their numbers.
#[derive(Copy, Clone, Debug)]
pub struct Words {
    /// Why a ply is refused.
    pub reasons: &'static [Reason],
    /// Why a board or match ended.
    pub end_reasons: &'static [EndReason],
    /// The rules.
    pub rules: &'static [Rule],
}

/// All words.
pub const WORDS: Words = Words { reasons: Reason::ALL, end_reasons: EndReason::ALL, rules: Rule::ALL };

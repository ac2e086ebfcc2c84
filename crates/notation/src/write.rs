//! Writing plies and other entries.

use crate::pattern::Pattern;
use crate::score::Score;
use crate::style::Style;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use crossboard::{AnyGame, BoardState, EndReason, EntryError, Event, Kind, Move, MoveKind, Ply, Square, Wing};

/// What the boards are called.
pub(crate) static NUMERALS: [&str; 4] = ["i", "ii", "iii", "iv"];

/// The number of a board, from 0, by its name.
pub(crate) fn board_of(numeral: &str) -> Option<u8> {
    NUMERALS.iter().position(|name| name.eq_ignore_ascii_case(numeral)).map(|index| index as u8)
}

/// Where and how plies are written.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Hand {
    pub(crate) style: Style,
    /// Whether a tranzit is written as its author does, where that cannot be taken for another ply.
    pub(crate) author: bool,
    /// Whether the board is named.
    pub(crate) prefix: bool,
}

fn push_square(out: &mut String, square: Square) {
    push_file(out, square);
    push_rank(out, square);
}

fn push_file(out: &mut String, square: Square) {
    out.push(char::from(b'a' + square.file()));
}

fn push_rank(out: &mut String, square: Square) {
    crate::score::push_number(out, u32::from(square.rank()) + 1);
}

impl Hand {
    pub(crate) const fn strict(style: Style) -> Hand {
        Hand { style, author: false, prefix: true }
    }

    /// Adds a ply, one of those that are legal, without marks.
    pub(crate) fn push(self, out: &mut String, mv: &Move, moves: &[Move], boards: u8) {
        let from = mv.ply.from.square;
        if self.prefix && boards > 1 {
            out.push_str(NUMERALS[mv.ply.to.board as usize % 4]);
            out.push(' ');
        }
        if let Some(wing) = mv.castling {
            return out.push_str(if wing == Wing::King { "O-O" } else { "O-O-O" });
        }
        let mut pattern = Pattern::of(mv);
        let rivals = |pattern: Pattern| moves.iter().filter(move |other| other.ply != mv.ply && pattern.fits(other));
        let is_pawn = mv.piece.kind == Kind::Pawn;
        let as_author = self.author && mv.kind == MoveKind::Tranzit && rivals(pattern).next().is_none();
        if mv.kind != MoveKind::Move && !as_author {
            out.push_str(self.style.sign(mv.piece.kind));
            pattern.drop = true;
            if rivals(pattern).next().is_some() {
                push_square(out, from);
            }
            out.push('@');
        } else if !is_pawn {
            out.push_str(self.style.sign(mv.piece.kind));
            if rivals(pattern).next().is_some() {
                let alone = |file, rank| rivals(Pattern { file, rank, ..pattern }).next().is_none();
                let by_file = alone(Some(from.file()), None);
                let by_rank = !by_file && alone(None, Some(from.rank()));
                if !by_rank {
                    push_file(out, from);
                }
                if !by_file {
                    push_rank(out, from);
                }
            }
        } else if mv.capture.is_some() {
            push_file(out, from);
        } else if !as_author && rivals(pattern).next().is_some() {
            push_square(out, from);
        }
        if mv.capture.is_some() {
            out.push('x');
        }
        push_square(out, mv.ply.to.square);
        if let Some(kind) = mv.ply.promotion {
            out.push('=');
            out.push_str(self.style.sign(kind));
        }
    }

    /// Adds a ply's marks, `+`, `#` for a mate and `##` for a double mate, and what became of boards.
    fn push_marks(self, out: &mut String, board: u8, events: &[Event], boards: &[BoardState]) {
        let mut mark = boards.get(board as usize).map_or("", |state| if state.check.is_some() { "+" } else { "" });
        for event in events {
            match *event {
                Event::BoardWon { reason: EndReason::DoubleMate, .. } => mark = "##",
                Event::BoardWon { reason: EndReason::Checkmate, board: won, .. } if won == board => {
                    mark = "#";
                }
                Event::Over(outcome) if outcome.reason == EndReason::Checkmate => mark = "#",
                _ => {}
            }
        }
        out.push_str(mark);
        self.push_boards(out, events, boards, (mark == "#").then_some(board));
    }

    /// Adds the results of the boards that were decided. The author's mark says it of a mate.
    fn push_boards(self, out: &mut String, events: &[Event], boards: &[BoardState], mated: Option<u8>) {
        for event in events {
            let (Event::BoardWon { board, .. } | Event::BoardDrawn { board, .. }) = *event else { continue };
            if self.author && mated == Some(board) {
                continue;
            }
            out.push(' ');
            out.push_str(NUMERALS[board as usize % 4]);
            out.push(':');
            out.push_str(Score::of_board(boards.get(board as usize).and_then(|state| state.result)).word());
        }
    }

    /// The text of a ply, if it is legal.
    pub(crate) fn ply(self, game: &dyn AnyGame, ply: Ply) -> Option<String> {
        let (events, state) = game.foresee(ply)?;
        let moves = game.moves();
        let mv = moves.iter().find(|mv| mv.ply == ply)?;
        let mut text = String::new();
        self.push(&mut text, mv, &moves, game.info().shape.boards);
        self.push_marks(&mut text, ply.to.board, &events, &state.boards);
        Some(text)
    }
}

/// Plays entries and writes them.
pub(crate) struct Scribe {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) hand: Hand,
}

impl Scribe {
    /// Enters a code and gives its text, and the ply if it is one.
    pub(crate) fn enter(&mut self, code: &str) -> Result<(String, Option<Ply>), EntryError> {
        let ply = Ply::parse(code, self.game.info().shape);
        if let Some(text) = ply.and_then(|ply| self.hand.ply(&*self.game, ply)) {
            self.game.enter(code)?;
            return Ok((text, ply));
        }
        let events = self.game.enter(code)?.events.clone();
        let mut text = code.to_string();
        self.hand.push_boards(&mut text, &events, &self.game.state().boards, None);
        Ok((text, None))
    }
}

/// The notation of a ply, if it is legal: `Nf3`, `i N@b1`, `i Qxf7# i:1-0`.
pub fn write_ply(game: &dyn AnyGame, ply: Ply, style: Style) -> Option<String> {
    Hand::strict(style).ply(game, ply)
}

/// The notation of all that a game's history holds, an entry each. An entry that is no ply is written by its code.
pub fn write_entries(game: &dyn AnyGame, style: Style) -> Vec<String> {
    // What a game has written it can read.
    let Ok(start) = game.info().open(Some(&game.start())) else { return Vec::new() };
    let mut scribe = Scribe { game: start, hand: Hand::strict(style) };
    let text = |entry| scribe.enter(&game.entry_text(entry)).ok().map(|(text, _)| text);
    game.entries().iter().filter_map(text).collect()
}

//! Reading one ply.

use crate::expected::Expected;
use crate::pattern::{Pattern, patterns};
use crate::score::Score;
use crate::style::{Language, Reading, Style};
use crate::text::{cut, from, next_word, trim_end};
use crate::write::{Hand, board_of};
use alloc::string::String;
use alloc::vec::Vec;
use crossboard::{AnyGame, Move, Ply, Refusal, Spot};

/// How many legal plies an error tells of.
const NEAR: usize = 8;

/// Why a text is not read as a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// What was expected.
    pub expected: Expected,
    /// The plies that the text may mean, if there are several; else legal ones near it.
    pub plies: Vec<Ply>,
    /// The same in notation.
    pub legal: Vec<String>,
    /// Why the ply that is meant is illegal, if it can be told which is.
    pub refusal: Option<Refusal>,
}

/// Takes the number of a move from the beginning of a word: `1.e4`, `12...`, `…`.
pub(crate) fn after_number(word: &str) -> &str {
    let bytes = word.as_bytes();
    let mut digits = 0;
    while digits < bytes.len() && bytes[digits].is_ascii_digit() {
        digits += 1;
    }
    let mut rest = from(word, digits);
    while let Some(after) = rest.strip_prefix('.').or(rest.strip_prefix('…')) {
        rest = after;
    }
    if digits + rest.len() < word.len() || rest.is_empty() { rest } else { word }
}

/// A ply's word without the marks behind it, and the marks `!` and `?` among them.
pub(crate) fn split_marks(word: &str) -> (&str, &str) {
    let body = trim_end(word, b"!?");
    (trim_end(body, b"+#"), from(word, body.len()))
}

/// A word for a board's result: `ii:1/2-1/2`.
pub(crate) fn board_score(word: &str) -> Option<(u8, Score)> {
    let (board, score) = cut(word, b':')?;
    Some((board_of(board)?, Score::parse(score)?))
}

/// Finds the legal ply that a word means.
pub(crate) fn find(
    game: &dyn AnyGame,
    moves: &[Move],
    word: &str,
    board: Option<u8>,
    language: Option<Language>,
) -> Result<Move, ReadError> {
    let shape = game.info().shape;
    let style = Style::letters(language.unwrap_or_default());
    let error = |expected, moves_meant: &[&Move], refusal| {
        let text = |mv: &&Move| {
            let mut text = String::new();
            Hand::strict(style).push(&mut text, mv, moves, shape.boards);
            text
        };
        let plies = moves_meant.iter().map(|mv| mv.ply).collect();
        Err(ReadError { expected, plies, legal: moves_meant.iter().map(text).collect(), refusal })
    };
    if moves.is_empty() {
        return error(Expected::End, &[], None);
    }
    let code = if board.is_none() || shape.boards > 1 { Ply::parse(word, shape) } else { None };
    if let Some(ply) = code {
        if let Some(mv) = moves.iter().find(|mv| mv.ply == ply) {
            return Ok(*mv);
        }
    }
    let mut meant = Vec::new();
    for reading in [Reading::Exact(language), Reading::Free] {
        meant = patterns(word, board, reading);
        let found: Vec<&Move> = moves.iter().filter(|mv| meant.iter().any(|pattern| pattern.fits(mv))).collect();
        match found[..] {
            [] => {}
            [mv] => return Ok(*mv),
            [first, ..] => {
                let differ = |by: fn(&Move) -> u8| found.iter().any(|mv| by(mv) != by(first));
                let expected = if differ(|mv| mv.ply.to.board) {
                    Expected::Board
                } else if differ(|mv| mv.piece.kind as u8) {
                    Expected::PieceLetter
                } else if differ(|mv| mv.kind as u8) {
                    Expected::StrictForm
                } else {
                    Expected::SourceSquare
                };
                return error(expected, &found, None);
            }
        }
    }
    let refusal = match code {
        Some(ply) => game.refusal(ply),
        None => why_not(game, &meant),
    };
    let nearness = |mv: &&Move| {
        let of = |pattern: &Pattern| {
            let to = pattern.to == Some(mv.ply.to.square);
            let kind = pattern.kinds >> mv.piece.kind as u8 & 1 != 0;
            let board = pattern.board.is_none_or(|board| board == mv.ply.to.board);
            4 * u8::from(to) + 2 * u8::from(kind) + u8::from(board)
        };
        let of_code = code.map_or(0, |ply| u8::from(ply.to == mv.ply.to) + 2 * u8::from(ply.from == mv.ply.from));
        meant.iter().map(of).max().unwrap_or(0) + of_code
    };
    // The nearest ones, each nearness in the order of the plies.
    let mut near: Vec<&Move> = Vec::new();
    for degree in (0..=10).rev() {
        near.extend(moves.iter().filter(|mv| nearness(mv) == degree));
    }
    near.truncate(NEAR);
    let is_readable = code.is_some() || !meant.is_empty();
    error(if is_readable { Expected::LegalPly } else { Expected::Ply }, &near, refusal)
}

/// Why the ply that is meant, legal or not, is refused: one of a piece at turn, else one on a board at turn, else any.
fn why_not(game: &dyn AnyGame, meant: &[Pattern]) -> Option<Refusal> {
    let boards = if meant.is_empty() { Vec::new() } else { game.state().boards };
    // On a board at turn: of the other side, and of a piece at turn that does not go there; then on any other.
    let (mut of_other, mut of_none, mut elsewhere) = (None, None, None);
    for (board, state) in boards.iter().enumerate() {
        for &(square, piece) in &state.pieces {
            let is_kind = |pattern: &&Pattern| pattern.kinds >> piece.kind as u8 & 1 != 0;
            if !meant.iter().any(|pattern| is_kind(&pattern) || pattern.castling.is_some()) {
                continue;
            }
            let from = Spot::new(board as u8, square);
            for candidate in game.candidates(from) {
                if meant.iter().any(|pattern| pattern.fits(&candidate.mv)) {
                    // A piece at turn tells more than one of the other side.
                    let of_turn = candidate.refusal.filter(|refusal| refusal.rule.id() != "O6");
                    if of_turn.is_some() {
                        return of_turn;
                    }
                    let found = if state.turn.is_some() { &mut of_other } else { &mut elsewhere };
                    *found = found.or(candidate.refusal);
                }
            }
            // Who names no board means one at turn.
            if let (Some(pattern), true) = (meant.iter().find(is_kind), state.turn == Some(piece.color)) {
                if let (Some(to), None, None, false) = (pattern.to, pattern.board, of_none, pattern.drop) {
                    of_none = game.refusal(Ply::on(board as u8, square, to, None));
                }
            }
        }
    }
    // What might be elsewhere alone is no such move here.
    of_other.or(elsewhere.and(of_none)).or(elsewhere)
}

/// Reads the notation of a ply, or its code, in the position of a game.
///
/// The language says which alphabet is meant; without it `K` may be a king or, as in Russian, a knight. A word that is
/// no ply in its own alphabet is read in both, capitals and small letters alike. Marks, the number of the move and
/// the results of boards may stand with it.
///
/// # Errors
/// If no legal ply is meant, or more than one.
pub fn read_ply(game: &dyn AnyGame, text: &str, language: Option<Language>) -> Result<Ply, ReadError> {
    let moves = game.moves();
    let mut board = None;
    let mut found = None;
    let nothing = |board| find(game, &moves, "", board, language).map(|mv| mv.ply);
    if text.len() > 200 {
        return nothing(None);
    }
    let mut at = 0;
    loop {
        let word = next_word(text, &mut at);
        if word.is_empty() {
            break;
        }
        let (body, _) = split_marks(after_number(word));
        if found.is_none() {
            match board_of(body) {
                Some(number) if board.is_none() && game.info().shape.boards > 1 => board = Some(number),
                _ if body.is_empty() => {}
                _ => found = Some(find(game, &moves, body, board, language)?.ply),
            }
        } else if !body.is_empty() && board_score(body).is_none() && Score::parse(body).is_none() && body != "e.p." {
            // A second ply.
            return nothing(board);
        }
    }
    match found {
        Some(ply) => Ok(ply),
        None => nothing(board),
    }
}

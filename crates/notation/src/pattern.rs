//! What the text of one ply may mean.
//!
//! ```text
//! ply       = castling | [ piece ] [ file ] [ rank ] [ "x" | "-" | "@" ] square [ promotion ] [ "e.p." ]
//! castling  = "O-O" | "O-O-O"                     with noughts too
//! promotion = [ "=" ] piece | "(" piece ")"
//! piece     = letters of a language, or a figurine; none for a pawn
//! ```

use crate::style::Reading;
use alloc::vec::Vec;
use crossboard::{Kind, Move, MoveKind, Square, Wing};

/// A longer word is no ply.
const LONGEST: usize = 16;

/// One meaning of a text.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Pattern {
    /// The kinds of piece that it may be, one bit each.
    pub(crate) kinds: u8,
    /// The board that the piece comes to.
    pub(crate) board: Option<u8>,
    pub(crate) file: Option<u8>,
    pub(crate) rank: Option<u8>,
    pub(crate) to: Option<Square>,
    /// What a pawn may become, one bit each.
    pub(crate) promotion: u8,
    pub(crate) capture: bool,
    pub(crate) drop: bool,
    pub(crate) castling: Option<Wing>,
}

impl Pattern {
    /// How a ply is named by no more than its piece, board and target.
    pub(crate) fn of(mv: &Move) -> Pattern {
        Pattern {
            kinds: 1 << mv.piece.kind as u8,
            board: Some(mv.ply.to.board),
            to: Some(mv.ply.to.square),
            promotion: mv.ply.promotion.map_or(0, |kind| 1 << kind as u8),
            capture: mv.capture.is_some(),
            ..Pattern::default()
        }
    }

    /// Whether a ply may be meant.
    pub(crate) fn fits(&self, mv: &Move) -> bool {
        let from = mv.ply.from.square;
        if self.board.is_some_and(|board| board != mv.ply.to.board) || self.castling != mv.castling {
            return false;
        }
        if self.castling.is_some() {
            return true;
        }
        let is_promotion = match mv.ply.promotion {
            None => self.promotion == 0,
            Some(kind) => self.promotion >> kind as u8 & 1 != 0,
        };
        // A tranzit may be written as the piece on its new board alone; what comes from elsewhere needs its sign.
        let is_crossing = match mv.kind {
            MoveKind::Move => !self.drop,
            MoveKind::Tranzit => self.drop || self.file.is_none() && self.rank.is_none(),
            MoveKind::Placement | MoveKind::Transfer => self.drop,
        };
        self.kinds >> mv.piece.kind as u8 & 1 != 0
            && self.to == Some(mv.ply.to.square)
            && self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
            && is_promotion
            && is_crossing
            && (!self.capture || mv.capture.is_some())
            // A pawn's capture names the file that it leaves.
            && (mv.piece.kind != Kind::Pawn || mv.capture.is_none() || self.file.is_some())
    }
}

/// What a word may mean in a reading: nothing, one thing, or two, since `b` and `c` are both files and pieces.
pub(crate) fn patterns(word: &str, board: Option<u8>, reading: Reading) -> Vec<Pattern> {
    let mut found = Vec::new();
    if word.len() > 4 * LONGEST {
        return found;
    }
    if let Some(wing) = castling(word) {
        found.push(Pattern { board, castling: Some(wing), ..Pattern::default() });
        return found;
    }
    let letters: Vec<char> = word.chars().filter(|&sign| sign != '\u{fe0e}').map(|sign| reading.see(sign)).collect();
    let (kinds, length) = reading.kinds(&letters);
    if length > 0 {
        found.extend(rest(letters.get(length..).unwrap_or_default(), kinds, board, reading));
    }
    found.extend(rest(&letters, 1 << Kind::Pawn as u8, board, reading));
    found
}

fn castling(word: &str) -> Option<Wing> {
    let (mut noughts, mut length) = (0, 0);
    for sign in word.chars() {
        length += 1;
        match (length % 2, Reading::Free.see(sign)) {
            (1, 'o' | '0') => noughts += 1,
            (0, '-') => {}
            _ => return None,
        }
    }
    match (noughts, length) {
        (2, 3) => Some(Wing::King),
        (3, 5) => Some(Wing::Queen),
        _ => None,
    }
}

fn file(text: &mut &[char]) -> Option<u8> {
    let (&letter, rest) = text.split_first()?;
    let file = ('a'..='h').contains(&letter).then(|| letter as u8 - b'a')?;
    *text = rest;
    Some(file)
}

fn rank(text: &mut &[char]) -> Option<u8> {
    let (&digit, mut rest) = text.split_first()?;
    let mut rank = ('1'..='9').contains(&digit).then(|| digit as u8 - b'0')?;
    if let (1, Some((&next @ '0'..='6', after))) = (rank, rest.split_first()) {
        rank = 10 + (next as u8 - b'0');
        rest = after;
    }
    *text = rest;
    Some(rank - 1)
}

/// What follows the piece.
fn rest(letters: &[char], kinds: u8, board: Option<u8>, reading: Reading) -> Option<Pattern> {
    let mut text = letters;
    let mut pattern = Pattern { kinds, board, ..Pattern::default() };
    let first = (file(&mut text), rank(&mut text));
    let sign = text.first().map(|&sign| Reading::Free.see(sign));
    match sign {
        Some('x') => pattern.capture = true,
        Some('@') => pattern.drop = true,
        _ => {}
    }
    let has_sign = matches!(sign, Some('x' | '@' | '-'));
    if has_sign {
        text = text.get(1..).unwrap_or_default();
    }
    let mut after = text;
    match (file(&mut after), rank(&mut after), first) {
        (Some(file), Some(rank), first) => {
            (pattern.file, pattern.rank) = first;
            pattern.to = Some(Square::at(file, rank));
            text = after;
        }
        (_, _, (Some(file), Some(rank))) if !has_sign => pattern.to = Some(Square::at(file, rank)),
        _ => return None,
    }
    let is_bracket = text.first() == Some(&'(');
    if let Some(('=' | '(' | '/', after)) = text.split_first() {
        text = after;
    }
    let (promotion, length) = reading.kinds(text);
    pattern.promotion = promotion;
    text = text.get(length..).unwrap_or_default();
    if let (true, Some((')', after))) = (is_bracket, text.split_first()) {
        text = after;
    }
    let is_end = match text {
        [] => true,
        ['e', 'p'] | ['e', '.', 'p', '.'] => promotion == 0,
        _ => false,
    };
    is_end.then_some(pattern)
}

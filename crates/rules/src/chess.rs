//! FIDE chess on one 8x8 board (O1): pieces, castling, en passant, the count of plies. Nothing here knows of
//! another board, of whose turn it is, or of an end.
//!
//! Two ways lead to legality. [`Chess::legal`] is the fast one, by pins and check masks. [`Chess::refusal`] is
//! the clear one: does the piece move so, and if it did, would the king stand attacked? It gives the reasons, and
//! tests hold the two equal.

use crate::event::Player;
use crate::ply::{Move, MoveKind, Ply, Spot, Wing};
use crate::position_error::{Fault, PositionError};
use crate::reason::{Reason, Refusal};
use crate::rule::Rule;
use crate::state::{BoardState, Role, Status};
use crate::text::Part;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;
use crossboard_board::{Bits, Board, Color, Kind, Piece, Square, mix};

/// Who may still castle where: a set of colour and wing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Castling(u8);

/// The rights that stay when a square is touched: 0 to 15.
static KEPT: [u8; 64] = {
    let mut kept = [15; 64];
    let mut index = 0;
    while index < 4 {
        let (_, color, wing) = LETTERS[index];
        let bit = Castling::bit(color, wing);
        kept[king_home(color).index()] &= !bit;
        kept[rook_home(color, wing).index()] &= !bit;
        index += 1;
    }
    kept
};

const LETTERS: [(char, Color, Wing); 4] = [
    ('K', Color::White, Wing::King),
    ('Q', Color::White, Wing::Queen),
    ('k', Color::Black, Wing::King),
    ('q', Color::Black, Wing::Queen),
];

impl Castling {
    pub(crate) const NONE: Castling = Castling(0);

    const fn bit(color: Color, wing: Wing) -> u8 {
        1 << (2 * color as u8 + wing as u8)
    }

    pub(crate) const fn has(self, color: Color, wing: Wing) -> bool {
        self.0 & Castling::bit(color, wing) != 0
    }

    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    const fn any(self, color: Color) -> bool {
        self.has(color, Wing::King) || self.has(color, Wing::Queen)
    }

    /// Takes the rights that end when a piece leaves a square for another.
    #[inline(always)]
    pub(crate) fn touch(&mut self, from: Square, to: Square) {
        self.0 &= KEPT[from.index() % 64] & KEPT[to.index() % 64];
    }

    /// Reads `KQkq` in that order, or `-`, and holds each right against the board.
    #[cold]
    pub(crate) fn parse(part: Part<'_>, board: &Board<u64>) -> Result<Castling, PositionError> {
        if part.text == "-" {
            return Ok(Castling::NONE);
        }
        let mut rights = Castling::NONE;
        let mut order = LETTERS.iter();
        for (at, letter) in part.text.char_indices() {
            let Some(&(_, color, wing)) = order.by_ref().find(|known| known.0 == letter) else {
                return Err(part.error_at(Fault::Syntax, at));
            };
            let king = board.piece_at(king_home(color));
            let rook = board.piece_at(rook_home(color, wing));
            let at_home =
                king == Some(Piece { color, kind: Kind::King }) && rook == Some(Piece { color, kind: Kind::Rook });
            if !at_home {
                return Err(part.error_at(Fault::CastlingRight, at));
            }
            rights.0 |= Castling::bit(color, wing);
        }
        if rights.is_none() {
            return Err(part.error(Fault::Syntax));
        }
        Ok(rights)
    }
}

impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("-");
        }
        for (letter, color, wing) in LETTERS {
            if self.has(color, wing) {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

const fn home_rank(color: Color) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

pub(crate) const fn king_home(color: Color) -> Square {
    Square::at(4, home_rank(color))
}

pub(crate) const fn rook_home(color: Color, wing: Wing) -> Square {
    Square::at(if matches!(wing, Wing::King) { 7 } else { 0 }, home_rank(color))
}

/// The rank, from 0, on which a colour's pawns are promoted.
pub(crate) const fn last_rank(color: Color) -> u8 {
    7 - home_rank(color)
}

/// The rank from which a colour's pawns may make a double step.
pub(crate) const fn pawn_rank(color: Color) -> u8 {
    match color {
        Color::White => 1,
        Color::Black => 6,
    }
}

/// The home squares of a kind of piece of a colour in the orthodox array (F6, F20).
pub(crate) fn home_squares(color: Color, kind: Kind) -> u64 {
    const FILES: [u64; 6] = [0xff, 0x42, 0x24, 0x81, 0x08, 0x10];
    let rank = if kind == Kind::Pawn { pawn_rank(color) } else { home_rank(color) };
    FILES[kind as usize] << (8 * rank)
}

/// An ordinary move on one board: intent only.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Kind>,
}

impl Step {
    /// The step of a ply, its boards left aside.
    pub(crate) const fn of(ply: Ply) -> Step {
        Step { from: ply.from.square, to: ply.to.square, promotion: ply.promotion }
    }
}

/// Squares one rank ahead of a colour's pawns.
#[inline(always)]
const fn pawn_step(us: Color, pawns: u64) -> u64 {
    match us {
        Color::White => pawns << 8,
        Color::Black => pawns >> 8,
    }
}

/// Adds the plies of a piece to the squares of a set to a list.
pub(crate) fn add_plies<B: Bits>(board: u8, from: Square, targets: B, promotes: bool, out: &mut Vec<Ply>) {
    for to in targets.squares() {
        if promotes {
            out.extend(Kind::PROMOTIONS.map(|kind| Ply::on(board, from, to, Some(kind))));
        } else {
            out.push(Ply::on(board, from, to, None));
        }
    }
}

/// What keeps a king safe on its board.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Guard {
    /// The king, where there is one here.
    pub(crate) king: Option<Square>,
    /// The pieces that give check.
    pub(crate) checkers: u64,
    /// The own pieces that alone stand between the king and a slider.
    pub(crate) pinned: u64,
    /// Where another piece must go to end a check: everywhere if there is none, nowhere if there are two.
    pub(crate) mask: u64,
}

/// One board of chess.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chess {
    pub(crate) board: Board<u64>,
    pub(crate) castling: Castling,
    /// The square behind the pawn that has just made a double step, if an enemy pawn stands beside it (O4).
    pub(crate) en_passant: Option<Square>,
    /// Plies without capture or pawn move.
    pub(crate) halfmoves: u8,
}

impl Chess {
    /// The empty board.
    pub(crate) const EMPTY: Chess =
        Chess { board: Board::EMPTY, castling: Castling::NONE, en_passant: None, halfmoves: 0 };

    /// The key of all that repetition looks at here: pieces, castling rights, en passant square; and what a game adds
    /// to them, a number below 2^48.
    #[inline(always)]
    pub(crate) fn key(&self, more: u64) -> u64 {
        let Chess { board, castling, en_passant, halfmoves: _ } = self;
        let rest = more << 16 | u64::from(castling.0) << 8 | en_passant.map_or(0xff, |square| square.index() as u64);
        board.key() ^ mix(rest)
    }

    pub(crate) fn in_check(&self, color: Color) -> bool {
        self.board.king_attacked(color)
    }

    // --- making a move ------------------------------------------------------

    /// The square of the piece that a step would capture.
    pub(crate) fn captured_square(&self, step: Step) -> Option<Square> {
        if self.is_en_passant(step) {
            return Some(Square::at(step.to.file(), step.from.rank()));
        }
        self.board.occupied().has(step.to).then_some(step.to)
    }

    pub(crate) fn is_en_passant(&self, step: Step) -> bool {
        self.en_passant == Some(step.to)
            && step.from.file() != step.to.file()
            && self.board.kind(Kind::Pawn).has(step.from)
    }

    /// The wing to which a step castles.
    pub(crate) fn castling_wing(&self, step: Step) -> Option<Wing> {
        let color = if self.board.color(Color::White).has(step.from) { Color::White } else { Color::Black };
        if step.from != king_home(color) || !self.board.kind(Kind::King).has(step.from) {
            return None;
        }
        match (step.to.rank() == step.from.rank(), step.to.file()) {
            (true, 6) => Some(Wing::King),
            (true, 2) => Some(Wing::Queen),
            _ => None,
        }
    }

    /// Makes a step that is known to be a move of a colour's piece. Returns what was captured.
    #[inline]
    pub(crate) fn make(&mut self, us: Color, step: Step) -> Option<Piece> {
        let Step { from, to, promotion } = step;
        let mut captured = self.board.color(!us).has(to).then(|| self.board.capture(!us, to));
        let kind = self.board.shift(us, from, to);
        let en_passant = self.en_passant.take();
        self.halfmoves = if captured.is_some() { 0 } else { self.halfmoves.saturating_add(1) };
        if kind == Kind::Pawn {
            self.halfmoves = 0;
            // Two ranks, one file: no other step of a pawn differs in just this bit.
            if from.index() ^ to.index() == 16 {
                let behind = Square::at(to.file(), (from.rank() + to.rank()) / 2);
                let beside = u64::pawn(us, behind) & self.board.pieces(!us, Kind::Pawn);
                self.en_passant = (beside != 0).then_some(behind);
            } else if let Some(kind) = promotion {
                self.board.put(to, Piece { color: us, kind });
            } else if en_passant == Some(to) && from.file() != to.file() {
                captured = self.board.take(Square::at(to.file(), from.rank()));
            }
        } else if kind == Kind::King && from.file().abs_diff(to.file()) == 2 {
            let (wing, file) = if to.file() == 6 { (Wing::King, 5) } else { (Wing::Queen, 3) };
            self.board.shift(us, rook_home(us, wing), Square::at(file, to.rank()));
        }
        self.castling.touch(from, to);
        captured
    }

    /// Whether a step that a colour has just made here gives check. What neither left nor came to a line or a knight's
    /// leap of the enemy king cannot.
    #[inline]
    pub(crate) fn gives_check(&self, us: Color, step: Step) -> bool {
        let Some(king) = self.board.king(!us) else { return false };
        let near = u64::star(king) | u64::knight(king);
        let touched = u64::of(step.from) | u64::of(step.to);
        let file_steps = step.from.file().abs_diff(step.to.file());
        // Castling moves a rook too, and a pawn taken en passant stood beside.
        let is_special = match file_steps {
            1 => self.board.kind(Kind::Pawn).has(step.to),
            2 => self.board.kind(Kind::King).has(step.to),
            _ => false,
        };
        (near & touched != 0 || is_special) && self.board.is_attacked(king, us)
    }

    /// Takes a piece off the board, with the rights that go with it, and looks at O4 again.
    pub(crate) fn leave(&mut self, square: Square) -> Option<Piece> {
        let piece = self.board.take(square);
        self.castling.touch(square, square);
        self.review_en_passant();
        piece
    }

    /// O4: the en passant square stands only when a pawn has made the double step, and an enemy pawn stands
    /// beside it.
    pub(crate) fn review_en_passant(&mut self) {
        self.en_passant = self.en_passant.filter(|&square| {
            let mover = if square.rank() == 2 { Color::White } else { Color::Black };
            let (Some(pawn), Some(behind)) = (square.ahead(mover), square.ahead(!mover)) else { return false };
            let pawns = self.board.kind(Kind::Pawn);
            let beside = u64::pawn(mover, square) & pawns & self.board.color(!mover);
            (self.board.color(mover) & pawns).has(pawn)
                && !self.board.occupied().has(square)
                && !self.board.occupied().has(behind)
                && !beside.is_empty()
        });
    }

    // --- texts and views ----------------------------------------------------

    /// Drops an en passant square that is not for a colour to take, or that O4 does not grant.
    #[cold]
    pub(crate) fn keep_en_passant_for(&mut self, turn: Color) {
        let rank = if turn == Color::White { 5 } else { 2 };
        self.en_passant = self.en_passant.filter(|square| square.rank() == rank);
        self.review_en_passant();
    }

    #[cold]
    pub(crate) fn write_placement(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = self.board.write(out);
    }

    #[cold]
    pub(crate) fn write_en_passant(&self, out: &mut String) {
        match self.en_passant {
            Some(square) => out.push_str(&format!("{square}")),
            None => out.push('-'),
        }
    }

    /// What a ply from this board is, legal or not.
    #[cold]
    pub(crate) fn describe(&self, ply: Ply, kind: MoveKind) -> Option<Move> {
        let step = Step::of(ply);
        let piece = self.board.piece_at(step.from)?;
        let on_board = !ply.is_cross();
        let capture = self.captured_square(step).filter(|_| on_board).and_then(|square| self.board.piece_at(square));
        Some(Move {
            ply,
            kind,
            piece,
            capture: capture.filter(|captured| captured.color != piece.color),
            castling: self.castling_wing(step).filter(|_| on_board),
            en_passant: on_board && self.is_en_passant(step),
        })
    }

    /// The ordinary moves that the piece on a spot might be meant to make: where it goes on an empty board.
    #[cold]
    pub(crate) fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply)) {
        let Spot { board, square } = from;
        let Some(Piece { color, kind }) = self.board.piece_at(square) else { return };
        let mut targets = u64::piece(kind, square, 0);
        if kind == Kind::King && square == king_home(color) {
            targets |= u64::of(Square::at(6, square.rank())) | u64::of(Square::at(2, square.rank()));
        }
        if kind == Kind::Pawn {
            targets = u64::pawn(color, square);
            let one = square.ahead(color);
            let two = one.filter(|_| square.rank() == pawn_rank(color)).and_then(|one| one.ahead(color));
            for to in one.into_iter().chain(two) {
                targets |= u64::of(to);
            }
        }
        for to in targets.squares() {
            if kind == Kind::Pawn && to.rank() == last_rank(color) {
                for promotion in Kind::PROMOTIONS {
                    visit(Ply::on(board, square, to, Some(promotion)));
                }
            } else {
                visit(Ply::on(board, square, to, None));
            }
        }
    }

    /// The view of this board in the games where it is in play and White is a player's.
    #[cold]
    pub(crate) fn state(&self, white: Player) -> BoardState {
        let check = Color::ALL.into_iter().find(|&color| self.in_check(color));
        BoardState {
            role: Role::Board,
            status: Status::Play,
            pieces: crate::state::pieces_of(&self.board),
            white,
            turn: None,
            check: check.and_then(|color| self.board.king(color)),
            result: None,
            lost: None,
            halfmoves: u16::from(self.halfmoves),
            repetitions: 1,
        }
    }

    // --- the fast way -------------------------------------------------------

    /// What keeps a colour's king safe (O7): all of it empty or full where it has no king here.
    #[inline]
    pub(crate) fn guard(&self, us: Color) -> Guard {
        let board = &self.board;
        let Some(king) = board.king(us) else {
            return Guard { king: None, checkers: 0, pinned: 0, mask: u64::FULL };
        };
        let mut checkers = board.leapers_at(king, !us);
        let mut pinned = 0;
        for (sniper, between) in self.snipers(king, !us) {
            if between == 0 {
                checkers |= u64::of(sniper);
            } else if !between.has_two() {
                pinned |= between & board.color(us);
            }
        }
        let mask = match checkers.first() {
            None => u64::FULL,
            Some(_) if checkers.has_two() => 0,
            Some(checker) => checkers | u64::between(king, checker),
        };
        Guard { king: Some(king), checkers, pinned, mask }
    }

    /// The sliders of a colour that would bear on a square of the empty board, each with the pieces that stand between.
    #[inline]
    fn snipers(&self, square: Square, by: Color) -> impl Iterator<Item = (Square, u64)> {
        let board = &self.board;
        let occupied = board.occupied();
        let lined = (u64::cross(square) & board.orthogonal()) | (u64::saltire(square) & board.diagonal());
        (lined & board.color(by)).squares().map(move |from| (from, u64::between(square, from) & occupied))
    }

    /// The pieces of a colour that alone stand between a square and a slider of theirs.
    #[inline]
    pub(crate) fn screens(&self, square: Square, us: Color) -> u64 {
        let alone = self.snipers(square, us).filter(|(_, between)| !between.has_two());
        alone.fold(0, |screens, (_, between)| screens | between) & self.board.color(us)
    }

    /// The squares from which a piece of a kind and colour would attack a square.
    #[inline(always)]
    pub(crate) fn attack_squares(&self, square: Square, kind: Kind, by: Color) -> u64 {
        match kind {
            Kind::Pawn => u64::pawn(!by, square),
            kind => u64::piece(kind, square, self.board.occupied()),
        }
    }

    /// Calls `visit` for every piece of a colour that has a legal step, with the squares that it may go to and
    /// whether it is promoted there, until it breaks.
    #[inline]
    pub(crate) fn legal_sets<F>(&self, us: Color, guard: &Guard, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Square, u64, bool) -> ControlFlow<()>,
    {
        let board = &self.board;
        let own = board.color(us);
        let enemy = board.color(!us);
        let occupied = own | enemy;
        let Guard { king, checkers, pinned, mask } = *guard;
        if mask != 0 {
            let mask = mask & !own;
            let allowed = |from: Square| match king {
                Some(king) if pinned.has(from) => u64::line(king, from),
                _ => u64::FULL,
            };
            for from in board.pieces(us, Kind::Pawn).squares() {
                let ahead = pawn_step(us, u64::of(from)) & !occupied;
                let twice = pawn_step(us, ahead & u64::rank(pawn_rank(us) ^ 3)) & !occupied;
                let targets = (ahead | twice | (u64::pawn(us, from) & enemy)) & mask & allowed(from);
                if targets != 0 {
                    visit(from, targets, from.rank() == last_rank(us) ^ 1)?;
                }
            }
            // A pinned knight has no move.
            for from in (board.pieces(us, Kind::Knight) & !pinned).squares() {
                let targets = u64::knight(from) & mask;
                if targets != 0 {
                    visit(from, targets, false)?;
                }
            }
            for from in (board.diagonal() & own).squares() {
                let mut targets = u64::bishop(from, occupied);
                if board.orthogonal().has(from) {
                    targets |= u64::rook(from, occupied);
                }
                let targets = targets & mask & allowed(from);
                if targets != 0 {
                    visit(from, targets, false)?;
                }
            }
            for from in board.pieces(us, Kind::Rook).squares() {
                let targets = u64::rook(from, occupied) & mask & allowed(from);
                if targets != 0 {
                    visit(from, targets, false)?;
                }
            }
            if let Some(to) = self.en_passant {
                for from in (u64::pawn(!us, to) & board.pieces(us, Kind::Pawn)).squares() {
                    // Two pawns leave a rank at once, which the masks do not see.
                    if self.is_safe(us, Step { from, to, promotion: None }) {
                        visit(from, u64::of(to), false)?;
                    }
                }
            }
        }
        let Some(king) = king else { return ControlFlow::Continue(()) };
        let mut targets = 0;
        for to in (u64::king(king) & !own).squares() {
            if !board.attacked_when(to, !us, occupied ^ u64::of(king)) {
                targets |= u64::of(to);
            }
        }
        if checkers == 0 && self.castling.any(us) {
            for (wing, file) in [(Wing::King, 6), (Wing::Queen, 2)] {
                if self.may_castle(us, wing).is_none() {
                    targets |= u64::of(Square::at(file, king.rank()));
                }
            }
        }
        if targets == 0 { ControlFlow::Continue(()) } else { visit(king, targets, false) }
    }

    /// Calls `visit` for every legal step of a colour until it breaks. Without a king there is no check.
    #[inline]
    pub(crate) fn legal<F>(&self, us: Color, guard: &Guard, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Step) -> ControlFlow<()>,
    {
        self.legal_sets(us, guard, &mut |from, targets, promotes| {
            for to in targets.squares() {
                if promotes {
                    for kind in Kind::PROMOTIONS {
                        visit(Step { from, to, promotion: Some(kind) })?;
                    }
                } else {
                    visit(Step { from, to, promotion: None })?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// [`Chess::legal_sets`] for those who are not in a hurry: one copy of the code for all of them.
    #[inline(never)]
    fn legal_sets_to(
        &self,
        us: Color,
        guard: &Guard,
        visit: &mut dyn FnMut(Square, u64, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.legal_sets(us, guard, &mut |from, targets, promotes| visit(from, targets, promotes))
    }

    /// Adds every legal step of a colour to a list of plies, as of a board.
    pub(crate) fn plies(&self, board: u8, us: Color, guard: &Guard, out: &mut Vec<Ply>) {
        let _ = self.legal_sets_to(us, guard, &mut |from, targets, promotes| {
            add_plies(board, from, targets, promotes, out);
            ControlFlow::Continue(())
        });
    }

    /// How many legal steps a colour has.
    #[inline(never)]
    pub(crate) fn count_legal(&self, us: Color, guard: &Guard) -> u64 {
        let mut count = 0;
        let _ = self.legal_sets(us, guard, &mut |_, targets, promotes| {
            count += u64::from(targets.count()) * if promotes { 4 } else { 1 };
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether a colour has a legal step.
    pub(crate) fn has_legal(&self, us: Color, guard: &Guard) -> bool {
        self.legal_sets_to(us, guard, &mut |_, _, _| ControlFlow::Break(())).is_break()
    }

    /// Whether a colour that is not in check surely has a legal step: one that no pin can forbid. The answer is almost
    /// always yes, and seen at once; where it is no, [`Chess::has_legal`] knows.
    #[inline]
    pub(crate) fn is_surely_mobile(&self, us: Color) -> bool {
        let own = self.board.color(us);
        // What stands on no line with its king is not pinned.
        let free = own & !self.board.king(us).map_or(0, u64::star);
        let pawns = self.board.kind(Kind::Pawn) & free;
        pawn_step(us, pawns) & !self.board.occupied() != 0 || self.has_piece_step(us, free)
    }

    /// Whether one of the pieces given, none of them pinned, or the king can step.
    #[inline(never)]
    fn has_piece_step(&self, us: Color, free: u64) -> bool {
        const A_FILE: u64 = u64::MAX / 0xff;
        const H_FILE: u64 = A_FILE << 7;
        let board = &self.board;
        let open = !board.color(us);
        if (board.kind(Kind::Knight) & free).squares().any(|from| u64::knight(from) & open != 0) {
            return true;
        }
        let (rooks, bishops) = (board.orthogonal() & free, board.diagonal() & free);
        let east = (rooks | bishops << 8 | bishops >> 8) & !H_FILE;
        let west = (rooks | bishops << 8 | bishops >> 8) & !A_FILE;
        if (rooks << 8 | rooks >> 8 | east << 1 | west >> 1) & open != 0 {
            return true;
        }
        board.king(us).is_some_and(|king| {
            let occupied = board.occupied() ^ u64::of(king);
            (u64::king(king) & open).squares().any(|to| !board.attacked_when(to, !us, occupied))
        })
    }

    // --- the clear way ------------------------------------------------------

    /// Why a colour may not make a step: O1 if no such piece moves so, O7 if its king would stand attacked. The
    /// piece on `from` is that colour's.
    #[cold]
    pub(crate) fn refusal(&self, us: Color, step: Step) -> Option<Refusal> {
        if let Some(reason) = self.does_not_move_so(us, step) {
            return Some(Refusal::new(reason, Rule::O1));
        }
        (!self.is_safe(us, step)).then_some(Refusal::new(Reason::OwnKingAttacked, Rule::O7))
    }

    /// Why no such piece moves so (O1), the safety of the king left aside.
    #[cold]
    pub(crate) fn does_not_move_so(&self, us: Color, step: Step) -> Option<Reason> {
        let Step { from, to, promotion } = step;
        let occupied = self.board.occupied();
        let Some(piece) = self.board.piece_at(from) else { return Some(Reason::NoSuchMove) };
        if self.board.color(us).has(to) {
            return Some(Reason::NoSuchMove);
        }
        if piece.kind != Kind::Pawn {
            if !u64::piece(piece.kind, from, occupied).has(to) {
                return match self.castling_wing(step) {
                    Some(_) if promotion.is_some() => Some(Reason::PromotionNotDue),
                    Some(wing) => self.may_castle(us, wing),
                    None => Some(Reason::NoSuchMove),
                };
            }
            return promotion.map(|_| Reason::PromotionNotDue);
        }
        let captures = u64::pawn(us, from).has(to) && (self.board.color(!us).has(to) || self.en_passant == Some(to));
        let one = from.ahead(us).filter(|&square| !occupied.has(square));
        let two = one
            .filter(|_| from.rank() == pawn_rank(us))
            .and_then(|square| square.ahead(us))
            .filter(|&square| !occupied.has(square));
        if !captures && one != Some(to) && two != Some(to) {
            return Some(Reason::NoSuchMove);
        }
        match (to.rank() == last_rank(us), promotion) {
            (true, None) => Some(Reason::PromotionMissing),
            (true, Some(kind)) if !Kind::PROMOTIONS.contains(&kind) => Some(Reason::PromotionMissing),
            (false, Some(_)) => Some(Reason::PromotionNotDue),
            _ => None,
        }
    }

    /// Why a colour may not castle to a wing.
    fn may_castle(&self, us: Color, wing: Wing) -> Option<Reason> {
        let rank = home_rank(us);
        let (empty, safe) = match wing {
            Wing::King => (0x60, [4, 5, 6]),
            Wing::Queen => (0x0e, [4, 3, 2]),
        };
        if !self.castling.has(us, wing) || self.board.occupied() & empty << (8 * rank) != 0 {
            return Some(Reason::CastlingImpossible);
        }
        let attacked = safe.iter().any(|&file| self.board.is_attacked(Square::at(file, rank), !us));
        attacked.then_some(Reason::CastlingAttacked)
    }

    /// Whether a colour's own king is safe after a step.
    pub(crate) fn is_safe(&self, us: Color, step: Step) -> bool {
        let mut after = *self;
        after.make(us, step);
        !after.in_check(us)
    }
}

/// Whether the pieces can mate nobody any more (O5): two kings, with nothing, with one knight, or with bishops of
/// either side that all stand on one square colour.
pub(crate) fn is_dead_material<'a>(boards: impl Iterator<Item = &'a Board<u64>>) -> bool {
    const LIGHT: u64 = 0x55aa_55aa_55aa_55aa;
    let (mut knights, mut light, mut dark) = (0, 0, 0);
    for board in boards {
        if board.has_pawn_or_major() {
            return false;
        }
        knights += board.kind(Kind::Knight).count();
        light += (board.kind(Kind::Bishop) & LIGHT).count();
        dark += (board.kind(Kind::Bishop) & !LIGHT).count();
    }
    match knights {
        0 => light == 0 || dark == 0,
        1 => light + dark == 0,
        _ => false,
    }
}

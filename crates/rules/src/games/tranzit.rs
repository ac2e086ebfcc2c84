//! Chess-tranzit, by Sergey Fomintsev.
//!
//! Two boards, one king a side on both together; board 2 is empty at first (T1). A ply is an ordinary move on
//! either board, or a *tranzit*: a piece goes to the square of the same name on the other board (T2). It never
//! captures (T3), the king never lands on an attacked square (T4), it never gives check (T5), and the own king is
//! never left attacked (T6). Castling on board 1 only (T7).
//!
//! Mate on a board decides it (T8, T9). A decided board is closed: its pieces may only leave it, none comes (T10).
//! A king on it must go to the other board next (T11); if it cannot, that board is decided too (T12). Who leaves
//! board 1 without a piece loses it (T13). Repetition (T14), the count of 100 (T15) and stalemate (T16) draw one
//! board, dead material all that are open (T17). Points for both boards are added (T18); who never went from board
//! 1 to board 2 scores nothing there (T19). Time out loses the open boards (T20). Both decided: over (T21).
//!
//! Position text: the pieces of both boards, the side to move, castling rights on board 1, the en passant square
//! with its board, the count, the number of the move, both results, and who has gone from board 1 to board 2.

use crate::chess::{Castling, Chess, Guard, Step, is_dead_material};
use crate::event::{Event, Log, Outcome, Player};
use crate::game::Game;
use crate::games::Info;
use crate::line::Line;
use crate::past::Past;
use crate::ply::{Move, MoveKind, Ply, Shape, Spot};
use crate::position::{Ended, Position};
use crate::position_error::{Fault, Field, PositionError};
use crate::reason::{EndReason, Reason, Refusal};
use crate::rule::Rule;
use crate::state::{BoardResult, BoardState, State, Status};
use crate::text::fields;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use crossboard_board::{Bits, Color, Kind, mix};

/// What is fixed about Chess-tranzit.
pub static INFO: Info = Info {
    id: "tranzit",
    shape: Shape { boards: 2, ranks: 8 },
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1 ** -",
    open: |text| Ok(Box::new(Game::<Tranzit>::new(text)?)),
    line: |text| Ok(Box::new(Line::<Tranzit>::new(text)?)),
};

/// The count at which T15 draws.
const MOST_HALFMOVES: u8 = 100;

/// A position of Chess-tranzit. Colours stand for players: White is the First (T1).
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Tranzit {
    boards: [Chess; 2],
    turn: Color,
    /// Plies without capture or pawn move, on both boards together (T15).
    halfmoves: u8,
    number: u32,
    results: [Option<BoardResult>; 2],
    /// Which colours have gone from board 1 to board 2 (T19).
    crossed: [bool; 2],
}

const FIELDS: [Field; 8] = [
    Field::Placement,
    Field::Turn,
    Field::Castling,
    Field::EnPassant,
    Field::Halfmove,
    Field::Number,
    Field::Results,
    Field::Tranzits,
];

const fn other(board: u8) -> u8 {
    1 - board
}

impl Tranzit {
    fn key(&self) -> u64 {
        let Tranzit { boards: [one, two], turn, halfmoves: _, number: _, results, crossed: _ } = self;
        let sign = |result: Option<BoardResult>| result.map_or(3, |result| result as u64);
        let rest = *turn as u64 | sign(results[0]) << 1 | sign(results[1]) << 3;
        one.key(rest) ^ mix(two.key(0))
    }

    fn chess(&self, board: u8) -> &Chess {
        &self.boards[board as usize % 2]
    }

    fn is_open(&self, board: u8) -> bool {
        self.results[board as usize % 2].is_none()
    }

    fn is_over(&self) -> bool {
        !self.is_open(0) && !self.is_open(1)
    }

    /// Where a colour's king stands.
    fn king(&self, color: Color) -> Option<Spot> {
        (0..2).find_map(|board| Some(Spot::new(board, self.chess(board).board.king(color)?)))
    }

    /// Whether a colour's king is attacked on its board (T8).
    fn in_check(&self, color: Color) -> bool {
        self.boards.iter().any(|chess| chess.in_check(color))
    }

    /// T11: the king of the side to move, if it stands on a closed board while the other is open.
    fn forced(&self) -> Option<Spot> {
        self.king(self.turn).filter(|king| !self.is_open(king.board) && self.is_open(other(king.board)))
    }

    /// Moves a piece to the same square of the other board.
    fn hop(&mut self, from: Spot) {
        let left = self.boards[from.board as usize % 2].leave(from.square);
        if let Some(piece) = left {
            self.boards[other(from.board) as usize % 2].board.put(from.square, piece);
        }
    }

    /// Whether the king of `from`'s board may land on the other (T4); the square is empty.
    fn is_attacked_there(&self, from: Spot) -> bool {
        self.chess(other(from.board)).board.is_attacked(from.square, !self.turn)
    }

    /// The squares of a board from which the side to move may go to the other one: the fast way, by masks. Its king is
    /// not forced.
    fn hops(&self, board: u8, guards: &[Guard; 2]) -> u64 {
        let us = self.turn;
        let (here, there) = (self.chess(board), self.chess(other(board)));
        let mut hoppers = here.board.color(us) & !there.board.occupied();
        if !self.is_open(other(board)) || hoppers == 0 {
            return 0;
        }
        // T6: nothing pinned leaves the king's board, and in check nothing but the king; what comes to it must end
        // the check.
        let (leave, come) = (&guards[board as usize % 2], &guards[other(board) as usize % 2]);
        if let Some(king) = leave.king {
            hoppers &= if leave.checkers == 0 { !leave.pinned } else { u64::of(king) };
            // T4.
            if hoppers.has(king) && self.is_attacked_there(Spot::new(board, king)) {
                hoppers ^= u64::of(king);
            }
        }
        hoppers &= come.mask;
        // T5: nothing leaves that opens a line to the enemy king, nothing comes that attacks it.
        if let Some(king) = here.board.king(!us) {
            if here.board.is_attacked(king, us) {
                // Only a king that is yet to leave a closed board can stand so. Leaving does not help, but a capture
                // of the line by a piece of its own is not ours to make: look at each one.
                return self.hops_one_by_one(board, hoppers);
            }
            hoppers &= !here.screens(king, us);
        }
        if let Some(king) = there.board.king(!us) {
            if there.board.is_attacked(king, us) {
                return self.hops_one_by_one(board, hoppers);
            }
            let pawns = here.board.kind(Kind::Pawn) & there.attack_squares(king, Kind::Pawn, us);
            let knights = here.board.kind(Kind::Knight) & there.attack_squares(king, Kind::Knight, us);
            let rooks = here.board.orthogonal() & there.attack_squares(king, Kind::Rook, us);
            let bishops = here.board.diagonal() & there.attack_squares(king, Kind::Bishop, us);
            hoppers &= !(pawns | knights | rooks | bishops);
        }
        hoppers
    }

    /// Those of some squares from which a tranzit keeps T5, by making each.
    fn hops_one_by_one(&self, board: u8, hoppers: u64) -> u64 {
        hoppers.squares().fold(0, |kept, square| {
            let mut after = *self;
            after.hop(Spot::new(board, square));
            if after.in_check(!self.turn) { kept } else { kept | u64::of(square) }
        })
    }

    fn guards(&self) -> [Guard; 2] {
        [self.boards[0].guard(self.turn), self.boards[1].guard(self.turn)]
    }

    /// Whether the ordinary moves of a board count: it is open, and a check is answered on the king's own board (T6).
    fn has_moves(&self, board: u8, guards: &[Guard; 2]) -> bool {
        let in_check_there = guards[other(board) as usize % 2].checkers != 0;
        self.is_open(board) && !in_check_there
    }

    /// Calls `visit` for every legal ply of a side whose king is not forced.
    fn free_plies<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>,
    {
        let guards = self.guards();
        for board in 0..2 {
            if self.has_moves(board, &guards) {
                let guard = &guards[board as usize % 2];
                self.chess(board)
                    .legal(self.turn, guard, &mut |step| visit(Ply::on(board, step.from, step.to, step.promotion)))?;
            }
            for square in self.hops(board, &guards).squares() {
                visit(Ply::cross(Spot::new(board, square), Spot::new(other(board), square)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the side to move, its king not forced, has a legal ply; a tranzit of the king does not count if so
    /// asked.
    fn has_free_ply(&self, king_hops: bool) -> bool {
        let guards = self.guards();
        // Moves are seen sooner than tranzits.
        (0..2).any(|board| {
            self.has_moves(board, &guards) && self.chess(board).has_legal(self.turn, &guards[board as usize % 2])
        }) || (0..2).any(|board| {
            let kings = self.chess(board).board.kind(Kind::King);
            self.hops(board, &guards) & !kings.only_if(!king_hops) != 0
        })
    }

    fn tranzit_refusal(&self, ply: Ply) -> Option<Refusal> {
        let us = self.turn;
        let refuse = |reason, rule| Some(Refusal::new(reason, rule));
        let Ply { from, to, .. } = ply;
        if from.square != to.square {
            return refuse(Reason::OtherSquare, Rule::T2);
        }
        if self.chess(to.board).board.occupied().has(to.square) {
            return refuse(Reason::TargetOccupied, Rule::T3);
        }
        let is_king = self.king(us) == Some(from);
        if is_king && self.is_attacked_there(from) {
            return refuse(Reason::TargetAttacked, Rule::T4);
        }
        let forced = self.forced();
        let mut after = *self;
        after.hop(from);
        if forced != Some(from) && after.in_check(!us) {
            return refuse(Reason::GivesCheck, Rule::T5);
        }
        if after.in_check(us) {
            return refuse(Reason::OwnKingAttacked, Rule::T6);
        }
        if !self.is_open(to.board) {
            return refuse(Reason::BoardClosed, Rule::T10);
        }
        if forced.is_some_and(|king| king != from) {
            return refuse(Reason::KingMustHop, Rule::T11);
        }
        None
    }

    fn move_refusal(&self, ply: Ply) -> Option<Refusal> {
        let board = ply.from.board;
        let step = Step::of(ply);
        if let Some(reason) = self.chess(board).does_not_move_so(self.turn, step) {
            return Some(Refusal::new(reason, Rule::O1));
        }
        let mut after = *self;
        after.boards[board as usize % 2].make(self.turn, step);
        if after.in_check(self.turn) {
            return Some(Refusal::new(Reason::OwnKingAttacked, Rule::T6));
        }
        if !self.is_open(board) {
            return Some(Refusal::new(Reason::BoardClosed, Rule::T10));
        }
        self.forced().map(|_| Refusal::new(Reason::KingMustHop, Rule::T11))
    }

    // --- settling -------------------------------------------------------------

    #[cold]
    fn decide(&mut self, board: u8, result: BoardResult, reason: EndReason, rule: Rule, log: &mut dyn Log) {
        self.results[board as usize % 2] = Some(result);
        log.tell(match result.winner() {
            Some(color) => Event::BoardWon { board, by: Player::of_color(color), reason, rule },
            None => Event::BoardDrawn { board, reason, rule },
        });
        if !self.is_over() {
            log.tell(Event::BoardClosed { board, rule: Rule::T10 });
        }
    }

    /// Step 1: T13, for the side that has just moved.
    fn settle_emptied(&mut self, log: &mut dyn Log) {
        let mover = !self.turn;
        if self.is_open(0) && self.boards[0].board.color(mover) == 0 {
            self.decide(0, BoardResult::won_by(!mover), EndReason::BoardEmptied, Rule::T13, log);
        }
    }

    /// Step 2: T9, for the side to move.
    fn settle_mate(&mut self, in_check: bool, log: &mut dyn Log) {
        let us = self.turn;
        if let Some(king) = self.king(us).filter(|king| in_check && self.is_open(king.board)) {
            if !self.has_free_ply(false) {
                self.decide(king.board, BoardResult::won_by(!us), EndReason::Checkmate, Rule::T9, log);
            }
        }
    }

    /// The end of step 3: T17.
    fn settle_dead(&mut self, log: &mut dyn Log) {
        if is_dead_material(self.boards.iter().map(|chess| &chess.board)) {
            for board in 0..2 {
                if self.is_open(board) {
                    self.decide(board, BoardResult::Drawn, EndReason::DeadMaterial, Rule::T17, log);
                }
            }
        }
    }

    /// Steps 4 and 5: stalemate (T16), then a king on a closed board (T11, T12).
    fn settle_stuck(&mut self, in_check: bool, log: &mut dyn Log) {
        let us = self.turn;
        let Some(king) = self.king(us).filter(|_| !self.is_over()) else { return };
        if self.is_open(king.board) {
            let chess = self.chess(king.board);
            if in_check || chess.is_surely_mobile(us) || self.has_free_ply(true) {
                return;
            }
            self.decide(king.board, BoardResult::Drawn, EndReason::Stalemate, Rule::T16, log);
            if self.is_over() {
                return;
            }
        }
        let there = other(king.board);
        if self.chess(there).board.occupied().has(king.square) {
            self.decide(there, BoardResult::Drawn, EndReason::KingBlocked, Rule::T12, log);
        } else if self.is_attacked_there(king) {
            self.decide(there, BoardResult::won_by(!us), EndReason::DoubleMate, Rule::T12, log);
        } else {
            log.tell(Event::KingMustHop { player: Player::of_color(us), from: king, rule: Rule::T11 });
        }
    }

    /// Whether steps 4 and 5 surely change nothing, the side to move not being in check: what is true of most positions,
    /// and quick to see.
    #[inline]
    fn goes_on(&self) -> bool {
        let us = self.turn;
        // If its king is not here, it is on the other board.
        let home = usize::from(self.boards[0].board.pieces(us, Kind::King) == 0);
        self.results[home].is_none() && self.boards[home].is_surely_mobile(us)
    }

    /// Steps 1 to 5, after a ply to a board.
    #[inline(never)]
    fn settle(&mut self, board: u8, in_check: bool, is_third: bool, log: &mut dyn Log) {
        let before = self.results;
        self.settle_emptied(log);
        if !self.is_over() {
            self.settle_mate(in_check, log);
        }
        if self.results == before {
            if is_third {
                self.decide(board, BoardResult::Drawn, EndReason::Threefold, Rule::T14, log);
            } else if self.halfmoves >= MOST_HALFMOVES {
                self.decide(board, BoardResult::Drawn, EndReason::FiftyMoves, Rule::T15, log);
            }
        }
        self.settle_dead(log);
        self.settle_stuck(in_check, log);
        if self.results != before {
            self.halfmoves = 0;
        }
    }

    /// What a position read, or one that the players have just decided a board of, comes to (O8, O3).
    fn settle_still(&mut self, log: &mut dyn Log) {
        let in_check = self.in_check(self.turn);
        self.settle_emptied(log);
        if !self.is_over() {
            self.settle_mate(in_check, log);
        }
        self.settle_dead(log);
        self.settle_stuck(in_check, log);
    }

    // --- points ---------------------------------------------------------------

    /// The points in halves of First and Second (T18, T19) from the boards' results.
    fn half_points(&self, results: [Option<BoardResult>; 2]) -> [u8; 2] {
        let mut points = [0, 0];
        for (board, result) in results.into_iter().enumerate() {
            for color in Color::ALL {
                let counts = board == 0 || self.crossed[color as usize];
                points[color as usize] += match result {
                    Some(BoardResult::Drawn) if counts => 1,
                    Some(result) if counts && result.winner() == Some(color) => 2,
                    _ => 0,
                };
            }
        }
        points
    }

    fn outcome_of(&self, results: [Option<BoardResult>; 2], reason: EndReason, rule: Rule) -> Outcome {
        let points = self.half_points(results);
        let winner = match points[0].cmp(&points[1]) {
            core::cmp::Ordering::Less => Some(Player::Second),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(Player::First),
        };
        Outcome { winner, reason, rule, half_points: Some(points) }
    }

    /// The results when the players end the match: all open boards are lost, or drawn (O3, T20).
    fn results_after(&self, ended: Ended) -> [Option<BoardResult>; 2] {
        let rest = ended_result(ended);
        self.results.map(|result| result.or(Some(rest)))
    }
}

const fn ended_result(ended: Ended) -> BoardResult {
    match ended {
        Ended::Drawn => BoardResult::Drawn,
        Ended::Lost(Player::First) => BoardResult::Black,
        Ended::Lost(Player::Second) => BoardResult::White,
    }
}

impl Position for Tranzit {
    const INFO: &'static Info = &INFO;

    #[cold]
    fn parse(text: &str) -> Result<Tranzit, PositionError> {
        let [placement, turn, castling, en_passant, halfmove, number, results, tranzits] = fields(text, FIELDS)?;
        let [one, two] = placement.boards()?;
        let mut boards = [Chess::EMPTY; 2];
        for (part, chess) in [one, two].into_iter().zip(&mut boards) {
            chess.board = part.placement()?;
            part.check_pawns(&chess.board)?;
        }
        for color in Color::ALL {
            let kings: u32 = boards.iter().map(|chess| chess.board.pieces(color, Kind::King).count()).sum();
            if kings != 1 {
                return Err(placement.error(Fault::Kings));
            }
        }
        let turn_field = turn;
        let turn = turn.color()?;
        boards[0].castling = Castling::parse(castling, &boards[0].board)?;
        if en_passant.text != "-" {
            let board = match en_passant.text.as_bytes() {
                [b'1', b':', ..] => 0,
                [b'2', b':', ..] => 1,
                _ => return Err(en_passant.error(Fault::Syntax)),
            };
            let part = en_passant.after(2);
            let square = part.en_passant()?.ok_or(part.error(Fault::Syntax))?;
            boards[board].en_passant = Some(square);
            boards[board].keep_en_passant_for(turn);
        }
        let halfmoves = halfmove.number(0, u32::from(MOST_HALFMOVES))? as u8;
        let number = number.number(1, u32::MAX)?;
        let results = results.results()?;
        let crossed = match tranzits.text {
            "-" => [false, false],
            "w" => [true, false],
            "b" => [false, true],
            "wb" => [true, true],
            _ => return Err(tranzits.error(Fault::Syntax)),
        };
        let mut position = Tranzit { boards, turn, halfmoves, number, results, crossed };
        if halfmoves >= MOST_HALFMOVES && !position.is_over() {
            return Err(halfmove.error(Fault::Range));
        }
        for board in 0..2 {
            if position.is_open(board) && position.chess(board).in_check(!turn) {
                return Err(PositionError { board: Some(board), ..turn_field.error(Fault::CheckNotToMove) });
            }
        }
        position.settle_still(&mut ());
        if position.results != results {
            position.halfmoves = 0;
        }
        Ok(position)
    }

    #[cold]
    fn write(&self, out: &mut String) {
        self.boards[0].write_placement(out);
        out.push('|');
        self.boards[1].write_placement(out);
        out.push_str(&format!(" {} {} ", self.turn.letter(), self.boards[0].castling));
        match self.boards.iter().position(|chess| chess.en_passant.is_some()) {
            None => out.push('-'),
            Some(board) => {
                out.push_str(if board == 0 { "1:" } else { "2:" });
                self.boards[board].write_en_passant(out);
            }
        }
        out.push_str(&format!(" {} {} ", self.halfmoves, self.number));
        for result in self.results {
            out.push(result.map_or('*', BoardResult::letter));
        }
        out.push_str(match self.crossed {
            [false, false] => " -",
            [true, false] => " w",
            [false, true] => " b",
            [true, true] => " wb",
        });
    }

    fn remember(&self, past: &mut Past) {
        past.add(0, self.key());
    }

    fn legal<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>,
    {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        match self.forced() {
            // Settling has seen to it that the king can go.
            Some(king) => visit(Ply::cross(king, Spot::new(other(king.board), king.square))),
            None => self.free_plies(visit),
        }
    }

    fn plies(&self, out: &mut Vec<Ply>) {
        if self.is_over() {
            return;
        }
        if let Some(king) = self.forced() {
            out.push(Ply::cross(king, Spot::new(other(king.board), king.square)));
            return;
        }
        let guards = self.guards();
        for board in 0..2 {
            if self.has_moves(board, &guards) {
                self.chess(board).plies(board, self.turn, &guards[board as usize % 2], out);
            }
            let hops = self.hops(board, &guards).squares();
            out.extend(hops.map(|square| Ply::cross(Spot::new(board, square), Spot::new(other(board), square))));
        }
    }

    fn count(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        if self.forced().is_some() {
            return 1;
        }
        let guards = self.guards();
        let of_board = |board: u8| {
            let guard = &guards[board as usize % 2];
            let moves =
                if self.has_moves(board, &guards) { self.chess(board).count_legal(self.turn, guard) } else { 0 };
            moves + u64::from(self.hops(board, &guards).count())
        };
        of_board(0) + of_board(1)
    }

    #[cold]
    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        if self.is_over() {
            return Some(Refusal::new(Reason::GameOver, Rule::O6));
        }
        match self.chess(ply.from.board).board.piece_at(ply.from.square) {
            None => Some(Refusal::new(Reason::EmptySquare, Rule::O6)),
            Some(piece) if piece.color != self.turn => Some(Refusal::new(Reason::NotYourPiece, Rule::O6)),
            Some(_) if ply.is_cross() => self.tranzit_refusal(ply),
            Some(_) => self.move_refusal(ply),
        }
    }

    #[cold]
    fn describe(&self, ply: Ply) -> Option<Move> {
        let kind = if ply.is_cross() { MoveKind::Tranzit } else { MoveKind::Move };
        self.chess(ply.from.board).describe(ply, kind)
    }

    fn play(&mut self, ply: Ply, past: &Past, log: &mut dyn Log) {
        let us = self.turn;
        let (here, there) = (ply.from.board as usize % 2, ply.to.board);
        self.boards[1 - here].en_passant = None;
        self.halfmoves += 1;
        let (in_check, may_be_dead);
        if ply.is_cross() {
            self.boards[here].en_passant = None;
            self.hop(ply.from);
            self.crossed[us as usize] |= here == 0;
            // A tranzit never gives check (T5); a forced one may attack a king only where step 5 takes over.
            in_check = false;
            may_be_dead = false;
        } else {
            let chess = &mut self.boards[here];
            let captured = chess.make(us, Step::of(ply));
            in_check = chess.gives_check(us, Step::of(ply));
            // The count is the game's: a board's own says only whether it begins anew.
            if core::mem::take(&mut chess.halfmoves) == 0 {
                self.halfmoves = 0;
            }
            let is_less = captured.is_some() || ply.promotion.is_some();
            may_be_dead = is_less && !self.boards.iter().any(|chess| chess.board.has_pawn_or_major());
        }
        self.turn = !us;
        if us == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        let is_third = past.stands_thrice(0, u32::from(self.halfmoves), || self.key());
        let is_empty = self.boards[0].board.color(us) == 0 && self.is_open(0);
        let may_end = is_empty || may_be_dead || is_third || self.halfmoves >= MOST_HALFMOVES;
        if in_check || may_end || !self.goes_on() {
            self.settle(there, in_check, is_third, log);
        }
    }

    #[cold]
    fn end_board(&mut self, board: u8, ended: Ended, log: &mut dyn Log) {
        let reason = match ended {
            Ended::Drawn => EndReason::Agreement,
            Ended::Lost(_) => EndReason::Resignation,
        };
        self.decide(board, ended_result(ended), reason, Rule::O3, log);
        self.settle_still(log);
        self.halfmoves = 0;
    }

    fn is_in_play(&self, board: u8) -> bool {
        board < 2 && self.is_open(board)
    }

    #[cold]
    fn end_match(&self, ended: Ended, on_time: bool, log: &mut dyn Log) -> Outcome {
        let (reason, rule) = match ended {
            Ended::Drawn => (EndReason::Agreement, Rule::O3),
            Ended::Lost(_) if on_time => (EndReason::Time, Rule::T20),
            Ended::Lost(_) => (EndReason::Resignation, Rule::O3),
        };
        let mut decided = *self;
        for board in 0..2 {
            if self.is_open(board) {
                decided.decide(board, ended_result(ended), reason, rule, log);
            }
        }
        self.outcome_of(decided.results, reason, rule)
    }

    #[cold]
    fn show_end(&self, ended: Ended, state: &mut State) {
        for (board, result) in state.boards.iter_mut().zip(self.results_after(ended)) {
            board.result = result;
            board.status = Status::Closed;
        }
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn player(&self) -> Option<Player> {
        (!self.is_over()).then(|| Player::of_color(self.turn))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.outcome_of(self.results, EndReason::BoardsDecided, Rule::T21))
    }

    #[cold]
    fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply)) {
        self.chess(from.board).tries(from, visit);
        visit(Ply::cross(from, Spot::new(other(from.board), from.square)));
    }

    #[cold]
    fn tries_to(&self, to: Spot, visit: &mut dyn FnMut(Ply)) {
        visit(Ply::cross(Spot::new(other(to.board), to.square), to));
    }

    #[cold]
    fn state(&self, repetitions: &dyn Fn(u8, u32) -> u32) -> State {
        let player = self.player();
        let forced = self.forced();
        // A board where a ply begins, or where a tranzit comes to; a forced king's is the one that it stands on.
        let mut acts = [false; 2];
        let mut plies = Vec::new();
        self.plies(&mut plies);
        for ply in plies {
            acts[ply.from.board as usize % 2] = true;
            acts[ply.to.board as usize % 2] |= forced.is_none();
        }
        let board = |board: u8| BoardState {
            status: if self.is_open(board) { Status::Play } else { Status::Closed },
            turn: acts[board as usize % 2].then_some(self.turn),
            result: self.results[board as usize % 2],
            halfmoves: u16::from(self.halfmoves),
            repetitions: repetitions(0, u32::from(self.halfmoves)),
            ..self.chess(board).state(Player::First)
        };
        State {
            player,
            forced,
            half_points: Some(self.half_points(self.results)),
            crossed: Some(self.crossed),
            outcome: self.outcome(),
            ..State::of([board(0), board(1)].into())
        }
    }
}

//! Four-board chess with transfer.
//!
//! Two initial boards (1 and 2) are in play, two control boards (3 and 4) in reserve (F1). Slots A and B are
//! played in turn, White then Black in each (F2). Check, mate and ordinary moves concern one board (F4).
//!
//! *Placement* (F5-F13): White on his own initial board X may, instead of a move, put a white piece of his own
//! control board K on a home square of its kind on X, to replace a lost one. *Transfer* (F19-F23): Black on the
//! opponent's control board K may bring a black piece from a home square of the opponent's initial board Y.
//! X or Y and K are always boards 1 and 3, or 2 and 4.
//!
//! Mate on an initial board wins it (F14); both won: the match (F15); else the loser's control board takes the
//! slot (F16), and the first mate on a control board ends the match (F17). A drawn board leaves its slot empty
//! (F18). F24-F28 settle a ply and move the turn on.
//!
//! Position text: the pieces of the four boards, the turn (`1:w`), castling rights, en passant squares, counts
//! and lost pieces of each board, the results, and the number of the cycle.

use crate::chess::{Castling, Chess, Step, home_squares, is_dead_material};
use crate::event::{Event, Log, Outcome, Player, Slot};
use crate::game::Game;
use crate::games::Info;
use crate::line::Line;
use crate::past::Past;
use crate::ply::{Move, MoveKind, Ply, Shape, Spot};
use crate::position::{Ended, Position};
use crate::position_error::{Fault, Field, PositionError};
use crate::reason::{EndReason, Reason, Refusal};
use crate::rule::Rule;
use crate::state::{BoardResult, BoardState, Lost, Role, Slots, State, Status};
use crate::text::{Part, fields};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use crossboard_board::{Bits, Color, Kind, Piece};

/// What is fixed about four-board chess.
pub static INFO: Info = Info {
    id: "four-board",
    shape: Shape { boards: 4, ranks: 8 },
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|\
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \
            1:w KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|- **** 1",
    open: |text| Ok(Box::new(Game::<FourBoard>::new(text)?)),
    line: |text| Ok(Box::new(Line::<FourBoard>::new(text)?)),
};

/// The count at which F24 draws.
const MOST_HALFMOVES: u8 = 100;
/// The most pieces of a side that may stand on a board and be lost there, together. No ply changes their sum, so a
/// text that was read can be written and read again.
const MOST_PIECES: u32 = 127;

/// A position of four-board chess.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct FourBoard {
    boards: [Chess; 4],
    /// Pieces that may still be replaced: White's on the initial boards, Black's on the control boards (F11, F22).
    lost: [Lost; 4],
    results: [Option<BoardResult>; 4],
    /// The boards in slots A and B; they follow from the results.
    slots: [Option<u8>; 2],
    /// Whether the side to move on a board is in check there; kept for the boards that are not decided.
    checked: [bool; 4],
    /// The board and the colour at turn; nothing once the match is over.
    turn: Option<(u8, Color)>,
    /// The slot at turn.
    at: Slot,
    cycle: u32,
    outcome: Option<Outcome>,
}

const FIELDS: [Field; 8] = [
    Field::Placement,
    Field::Turn,
    Field::Castling,
    Field::EnPassant,
    Field::Halfmove,
    Field::Lost,
    Field::Results,
    Field::Number,
];

const fn is_control(board: u8) -> bool {
    board >= 2
}

/// The other board that pieces go to or come from: 1 and 3, 2 and 4.
const fn joined(board: u8) -> u8 {
    board ^ 2
}

/// The colour whose lost pieces are counted on a board: White's on his own initial board, Black's on the control
/// board that he attacks.
const fn lost_color(board: u8) -> Color {
    if is_control(board) { Color::Black } else { Color::White }
}

/// Who plays a colour on a board.
const fn player_of(board: u8, color: Color) -> Player {
    match (board & 1, color) {
        (0, Color::White) | (1, Color::Black) => Player::First,
        _ => Player::Second,
    }
}

/// The colour that a player has on a board.
const fn color_of(board: u8, player: Player) -> Color {
    match (board & 1, player) {
        (0, Player::First) | (1, Player::Second) => Color::White,
        _ => Color::Black,
    }
}

/// A player's own control board.
const fn control_of(player: Player) -> u8 {
    match player {
        Player::First => 2,
        Player::Second => 3,
    }
}

/// Who won a decided board.
fn winner_of(board: u8, result: Option<BoardResult>) -> Option<Player> {
    Some(player_of(board, result?.winner()?))
}

/// The boards in slots A and B, which follow from the results (F16, F18).
fn slots(results: &[Option<BoardResult>; 4]) -> [Option<u8>; 2] {
    [0, 1].map(|initial: u8| {
        if results[initial as usize].is_none() {
            return Some(initial);
        }
        let control = control_of(!winner_of(initial, results[initial as usize])?);
        results[control as usize].is_none().then_some(control)
    })
}

/// What the results say of the match (F15, F17, F18).
fn verdict(results: &[Option<BoardResult>; 4]) -> Option<Outcome> {
    let over = |winner, reason, rule| Some(Outcome { winner, reason, rule, half_points: None });
    for control in [2, 3] {
        if let Some(winner) = winner_of(control, results[control as usize]) {
            return over(Some(winner), EndReason::ControlBoard, Rule::F17);
        }
    }
    let winners = [0, 1].map(|board| winner_of(board, results[board as usize]));
    if winners[0].is_some() && winners[0] == winners[1] {
        return over(winners[0], EndReason::InitialBoards, Rule::F15);
    }
    if slots(results) == [None, None] {
        return over(None, EndReason::SlotsEmpty, Rule::F18);
    }
    None
}

impl FourBoard {
    fn chess(&self, board: u8) -> &Chess {
        &self.boards[board as usize % 4]
    }

    fn chess_mut(&mut self, board: u8) -> &mut Chess {
        &mut self.boards[board as usize % 4]
    }

    fn result(&self, board: u8) -> Option<BoardResult> {
        self.results[board as usize % 4]
    }

    /// The slot that a board is in.
    fn slot_of(&self, board: u8) -> Option<Slot> {
        match self.slots {
            [Some(a), _] if a == board => Some(Slot::A),
            [_, Some(b)] if b == board => Some(Slot::B),
            _ => None,
        }
    }

    fn board_in(&self, slot: Slot) -> Option<u8> {
        self.slots[slot as usize]
    }

    /// The side to move on a board: White, but where Black is at turn.
    fn side_on(&self, board: u8) -> Color {
        match self.turn {
            Some((at, color)) if at == board => color,
            _ => Color::White,
        }
    }

    /// F27: pieces, side to move, castling rights, en passant square and lost pieces of one board.
    fn key(&self, board: u8, side: Color) -> u64 {
        let lost = self.lost[board as usize % 4];
        let lost = Lost::ORDER.iter().fold(0, |key, &kind| key << 7 | u64::from(lost.of(kind)));
        self.chess(board).key(lost << 1 | side as u64)
    }

    /// Whether a cross-board ply may come to a board that is at turn for a colour: White's placements to the own
    /// initial board, Black's transfers to the opponent's control board.
    const fn may_receive(board: u8, color: Color) -> bool {
        is_control(board) == matches!(color, Color::Black)
    }

    // --- legality -------------------------------------------------------------

    /// F5-F12 for White, in the order written.
    fn placement_refusal(&self, from: Spot, to: Spot, kind: Kind) -> Option<Refusal> {
        let refuse = |reason, rule| Some(Refusal::new(reason, rule));
        let (x, k) = (self.chess(to.board), self.chess(from.board));
        if kind == Kind::King {
            return refuse(Reason::KingStays, Rule::F5);
        }
        if self.result(from.board).is_some() {
            return refuse(Reason::ControlBoardGone, Rule::F5);
        }
        if !home_squares(Color::White, kind).has(to.square) {
            return refuse(Reason::NotHomeSquare, Rule::F6);
        }
        if x.in_check(Color::White) {
            return refuse(Reason::InCheck, Rule::F7);
        }
        if x.board.occupied().has(to.square) {
            return refuse(Reason::TargetOccupied, Rule::F8);
        }
        if x.board.is_attacked(to.square, Color::Black) {
            return refuse(Reason::TargetAttacked, Rule::F8);
        }
        if from.square.is_light() != to.square.is_light() {
            return refuse(Reason::SquareColorDiffers, Rule::F9);
        }
        if self.lost[to.board as usize % 4].of(kind) == 0 {
            return refuse(Reason::NothingToReplace, Rule::F11);
        }
        // A control board in reserve may not come to stand so that it could not be read (O8) either: White moves first
        // there.
        let mut left = *k;
        left.leave(from.square);
        let in_play = self.slot_of(from.board).is_some();
        if left.in_check(Color::Black) || in_play && left.in_check(Color::White) {
            return refuse(Reason::KingExposed, Rule::F12);
        }
        None
    }

    /// F19-F23 for Black, in the order written.
    fn transfer_refusal(&self, from: Spot, to: Spot, kind: Kind) -> Option<Refusal> {
        let refuse = |reason, rule| Some(Refusal::new(reason, rule));
        let (k, y) = (self.chess(to.board), self.chess(from.board));
        if self.result(from.board).is_some() {
            return refuse(Reason::BoardNotInPlay, Rule::F19);
        }
        if kind == Kind::King {
            return refuse(Reason::KingStays, Rule::F20);
        }
        let home = home_squares(Color::Black, kind);
        if !home.has(from.square) {
            return refuse(Reason::SourceNotHome, Rule::F20);
        }
        if y.board.is_attacked(from.square, Color::White) {
            return refuse(Reason::SourceAttacked, Rule::F20);
        }
        if k.in_check(Color::Black) {
            return refuse(Reason::InCheck, Rule::F21);
        }
        if k.board.occupied().has(to.square) {
            return refuse(Reason::TargetOccupied, Rule::F21);
        }
        if k.board.is_attacked(to.square, Color::White) {
            return refuse(Reason::TargetAttacked, Rule::F21);
        }
        if from.square.is_light() != to.square.is_light() {
            return refuse(Reason::SquareColorDiffers, Rule::F21);
        }
        if !home.has(to.square) {
            return refuse(Reason::NotHomeSquare, Rule::F21);
        }
        if self.lost[to.board as usize % 4].of(kind) == 0 {
            return refuse(Reason::NothingToReplace, Rule::F22);
        }
        let mut left = *y;
        left.leave(from.square);
        if left.in_check(Color::Black) {
            return refuse(Reason::KingExposed, Rule::F23);
        }
        None
    }

    fn cross_refusal(&self, from: Spot, to: Spot, kind: Kind) -> Option<Refusal> {
        match lost_color(to.board) {
            Color::White => self.placement_refusal(from, to, kind),
            Color::Black => self.transfer_refusal(from, to, kind),
        }
    }

    /// Every placement or transfer to the board at turn.
    fn cross_plies(&self, board: u8, color: Color, visit: &mut dyn FnMut(Ply) -> ControlFlow<()>) -> ControlFlow<()> {
        let lost = self.lost[board as usize % 4];
        if lost == Lost::default() || !FourBoard::may_receive(board, color) {
            return ControlFlow::Continue(());
        }
        let source = joined(board);
        let there = self.chess(board).board.occupied();
        for kind in Lost::ORDER {
            if lost.of(kind) == 0 {
                continue;
            }
            let homes = home_squares(color, kind) & !there;
            for from in self.chess(source).board.pieces(color, kind).squares() {
                for to in homes.squares() {
                    let (from, to) = (Spot::new(source, from), Spot::new(board, to));
                    if self.cross_refusal(from, to, kind).is_none() {
                        visit(Ply::cross(from, to))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a colour that is in check on a board has an ordinary move there (F14, F17).
    #[inline(never)]
    fn has_answer(&self, board: u8, color: Color) -> bool {
        let chess = self.chess(board);
        chess.has_legal(color, &chess.guard(color))
    }

    fn has_legal(&self, board: u8, color: Color) -> bool {
        let chess = self.chess(board);
        chess.has_legal(color, &chess.guard(color))
            || self.cross_plies(board, color, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// F28.
    fn is_dead(&self, board: u8) -> bool {
        if self.chess(board).board.has_pawn_or_major() {
            return false;
        }
        let source = joined(board);
        let color = lost_color(board);
        let pieces = &self.chess(source).board;
        let can_come = self.result(source).is_none() && pieces.color(color) != pieces.pieces(color, Kind::King);
        !can_come && is_dead_material(core::iter::once(&self.chess(board).board))
    }

    // --- settling -------------------------------------------------------------

    /// Makes a placement or a transfer of a colour's piece.
    #[inline(never)]
    fn bring(&mut self, ply: Ply, color: Color) {
        let (source, board) = (ply.from.board, ply.to.board);
        let Some(piece) = self.chess_mut(source).leave(ply.from.square) else { return };
        self.chess_mut(source).halfmoves = 0;
        self.checked[source as usize % 4] = self.chess(source).in_check(Color::White);
        let chess = self.chess_mut(board);
        chess.board.put(ply.to.square, piece);
        chess.en_passant = None;
        chess.halfmoves = 0;
        let lost = &mut self.lost[board as usize % 4].0[piece.kind as usize % 6];
        *lost = lost.saturating_sub(1);
        self.checked[board as usize % 4] = self.chess(board).in_check(!color);
    }

    /// Decides a board, with the consequences (F15-F18).
    #[cold]
    fn decide(&mut self, board: u8, result: BoardResult, reason: EndReason, rule: Rule, log: &mut dyn Log) {
        let slot = self.slot_of(board);
        self.results[board as usize % 4] = Some(result);
        self.slots = slots(&self.results);
        self.checked[board as usize % 4] = false;
        log.tell(match winner_of(board, Some(result)) {
            Some(by) => Event::BoardWon { board, by, reason, rule },
            None => Event::BoardDrawn { board, reason, rule },
        });
        if let Some(mut outcome) = verdict(&self.results) {
            if outcome.rule == Rule::F17 && reason != EndReason::Checkmate {
                outcome.reason = reason;
            }
            self.outcome = Some(outcome);
            self.turn = None;
            self.checked = [false; 4];
        } else if let (Some(slot), Some(winner)) = (slot, winner_of(board, Some(result))) {
            log.tell(Event::BoardEnters { board: control_of(!winner), slot, rule: Rule::F16 });
        }
    }

    /// F25, when it is not Black's turn on the same board: White's turn in the other slot, or in this one again.
    fn next_slot(&mut self) {
        let other = if self.at == Slot::A { Slot::B } else { Slot::A };
        let next = if self.board_in(other).is_some() { other } else { self.at };
        // The cycle begins anew when the turn comes to a slot not later than the one just played.
        if !(self.at == Slot::A && next == Slot::B) {
            self.cycle = self.cycle.saturating_add(1);
        }
        self.at = next;
        self.turn = self.board_in(next).map(|board| (board, Color::White));
    }

    /// The turn leaves a board that has just been decided (F26, O3).
    fn leave_decided(&mut self, color: Color) {
        if self.outcome.is_some() {
            return;
        }
        match self.board_in(self.at) {
            Some(control) if color == Color::White => self.turn = Some((control, Color::White)),
            _ => self.next_slot(),
        }
    }

    /// Whether F26 and F28 surely leave the board at turn alone: what is true of most positions, and quick to see.
    #[inline]
    fn goes_on(&self) -> bool {
        let Some((board, color)) = self.turn else { return true };
        let chess = self.chess(board);
        !self.checked[board as usize % 4] && chess.board.has_pawn_or_major() && chess.is_surely_mobile(color)
    }

    /// F26, as long as the turn comes to boards that are decided by it.
    #[inline(never)]
    fn settle_turn(&mut self, log: &mut dyn Log) {
        while let Some((board, color)) = self.turn {
            let chess = self.chess(board);
            let in_check = self.checked[board as usize % 4];
            let is_dead = self.is_dead(board);
            let stuck = (in_check || !chess.is_surely_mobile(color)) && !self.has_legal(board, color);
            if in_check && stuck {
                self.decide(board, BoardResult::won_by(!color), EndReason::Checkmate, Rule::F26, log);
            } else if is_dead {
                self.decide(board, BoardResult::Drawn, EndReason::DeadMaterial, Rule::F28, log);
            } else if stuck {
                self.decide(board, BoardResult::Drawn, EndReason::Stalemate, Rule::F26, log);
            } else {
                return;
            }
            self.leave_decided(color);
        }
    }

    // --- text -----------------------------------------------------------------

    #[cold]
    fn parse_lost(part: Part<'_>, board: u8) -> Result<Lost, PositionError> {
        let mut lost = Lost::default();
        if part.text == "-" {
            return Ok(lost);
        }
        if part.text.is_empty() {
            return Err(part.error(Fault::Syntax));
        }
        let letter = |kind: Kind| match lost_color(board) {
            Color::White => kind.letter().to_ascii_uppercase(),
            Color::Black => kind.letter(),
        };
        let mut order = Lost::ORDER.iter().peekable();
        for (at, character) in part.text.char_indices() {
            while order.next_if(|&&kind| letter(kind) != character).is_some() {}
            let Some(&&kind) = order.peek() else {
                return Err(part.error_at(Fault::Syntax, at));
            };
            if at >= MOST_PIECES as usize {
                return Err(part.error_at(Fault::Range, at));
            }
            lost.0[kind as usize] += 1;
        }
        Ok(lost)
    }

    #[cold]
    fn parse_results(part: Part<'_>) -> Result<[Option<BoardResult>; 4], PositionError> {
        let results = part.results::<4>()?;
        // Each control board must have come into play to be decided, and one mate on them ends the match.
        let winners = [0, 1, 2, 3].map(|board| winner_of(board, results[board as usize]));
        let both_initial = winners[0].is_some() && winners[0] == winners[1];
        let mates = [winners[2], winners[3]].iter().flatten().count();
        if mates > 1 || mates > 0 && both_initial {
            return Err(part.error(Fault::Contradiction));
        }
        for owner in [Player::First, Player::Second] {
            let control = control_of(owner) as usize;
            let entered = winners[..2].contains(&Some(!owner));
            if results[control].is_some() && !entered {
                return Err(part.error_at(Fault::Contradiction, control));
            }
        }
        Ok(results)
    }

    #[cold]
    fn parse_turn(part: Part<'_>) -> Result<Option<(u8, Color)>, PositionError> {
        let board = match part.text.as_bytes() {
            b"-" => return Ok(None),
            [digit @ b'1'..=b'4', b':', ..] => digit - b'1',
            _ => return Err(part.error(Fault::Syntax)),
        };
        let color = part.after(2);
        Ok(Some((board, color.color()?)))
    }
}

impl Position for FourBoard {
    const INFO: &'static Info = &INFO;

    #[cold]
    fn parse(text: &str) -> Result<FourBoard, PositionError> {
        let [placement, turn_part, castling, en_passant, halfmove, lost_part, results_part, number] =
            fields(text, FIELDS)?;
        let mut boards = [Chess::EMPTY; 4];
        for (part, chess) in placement.boards::<4>()?.into_iter().zip(&mut boards) {
            chess.board = part.placement()?;
            part.check_one_king_each(&chess.board)?;
            part.check_pawns(&chess.board)?;
        }
        let turn = FourBoard::parse_turn(turn_part)?;
        for (part, chess) in castling.boards::<4>()?.into_iter().zip(&mut boards) {
            chess.castling = Castling::parse(part, &chess.board)?;
        }
        for (part, chess) in en_passant.boards::<4>()?.into_iter().zip(&mut boards) {
            chess.en_passant = part.en_passant()?;
        }
        let halfmoves = halfmove.boards::<4>()?;
        for (part, chess) in halfmoves.into_iter().zip(&mut boards) {
            chess.halfmoves = part.number(0, u32::from(MOST_HALFMOVES))? as u8;
        }
        let mut lost = [Lost::default(); 4];
        for (board, part) in lost_part.boards::<4>()?.into_iter().enumerate() {
            lost[board] = FourBoard::parse_lost(part, board as u8)?;
            let standing = boards[board].board.color(lost_color(board as u8)).count();
            if standing + lost[board].0.iter().map(|&count| u32::from(count)).sum::<u32>() > MOST_PIECES {
                return Err(part.error(Fault::Range));
            }
        }
        let results = FourBoard::parse_results(results_part)?;
        let cycle = number.number(1, u32::MAX)?;
        let outcome = verdict(&results);
        let mut position = FourBoard {
            boards,
            lost,
            results,
            slots: slots(&results),
            checked: [false; 4],
            turn,
            at: Slot::A,
            cycle,
            outcome,
        };
        match turn {
            None if outcome.is_none() => return Err(results_part.error(Fault::Contradiction)),
            Some(_) if outcome.is_some() => return Err(results_part.error(Fault::Contradiction)),
            Some((board, _)) => match position.slot_of(board) {
                Some(slot) => position.at = slot,
                None => return Err(results_part.error(Fault::Contradiction)),
            },
            None => {}
        }
        for board in 0..4 {
            let side = position.side_on(board);
            let undecided = position.result(board).is_none();
            if undecided && position.chess(board).halfmoves >= MOST_HALFMOVES {
                return Err(halfmoves[board as usize].error(Fault::Range));
            }
            // Once the match is over nobody is to move, and a board keeps what it had, as one that was decided (F24).
            let awaits = undecided && turn.is_some();
            if awaits && position.chess(board).in_check(!side) {
                return Err(PositionError { board: Some(board), ..turn_part.error(Fault::CheckNotToMove) });
            }
            position.checked[board as usize] = awaits && position.chess(board).in_check(side);
            let chess = position.chess_mut(board);
            if awaits {
                chess.keep_en_passant_for(side);
            } else {
                chess.review_en_passant();
            }
        }
        position.settle_turn(&mut ());
        Ok(position)
    }

    #[cold]
    fn write(&self, out: &mut String) {
        let each = |out: &mut String, write: &dyn Fn(&mut String, usize)| {
            for board in 0..4 {
                out.push(if board == 0 { ' ' } else { '|' });
                write(out, board);
            }
        };
        for (board, chess) in self.boards.iter().enumerate() {
            if board > 0 {
                out.push('|');
            }
            chess.write_placement(out);
        }
        match self.turn {
            Some((board, color)) => out.push_str(&format!(" {}:{}", board + 1, color.letter())),
            None => out.push_str(" -"),
        }
        each(out, &|out, board| out.push_str(&format!("{}", self.boards[board].castling)));
        each(out, &|out, board| self.boards[board].write_en_passant(out));
        each(out, &|out, board| out.push_str(&format!("{}", self.boards[board].halfmoves)));
        each(out, &|out, board| {
            let (lost, color) = (self.lost[board], lost_color(board as u8));
            if lost == Lost::default() {
                out.push('-');
            }
            for kind in Lost::ORDER {
                for _ in 0..lost.of(kind) {
                    out.push(Piece { color, kind }.letter());
                }
            }
        });
        out.push(' ');
        for result in self.results {
            out.push(result.map_or('*', BoardResult::letter));
        }
        out.push_str(&format!(" {}", self.cycle));
    }

    fn remember(&self, past: &mut Past) {
        for board in 0..4 {
            let mut side = self.side_on(board);
            let back = u32::from(self.chess(board).halfmoves);
            if self.result(board).is_some() {
                // Who would be to move on a board that has left the game is not kept: it is the side for which its
                // position has stood before, if it has.
                let other = self.key(board, Color::Black);
                if past.is_newest(board, other) {
                    continue;
                }
                if past.count(board, other, back) > 1 {
                    side = Color::Black;
                }
            }
            past.add(board, self.key(board, side));
        }
    }

    fn legal<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>,
    {
        let Some((board, color)) = self.turn else { return ControlFlow::Continue(()) };
        let chess = self.chess(board);
        let guard = chess.guard(color);
        chess.legal(color, &guard, &mut |step| visit(Ply::on(board, step.from, step.to, step.promotion)))?;
        self.cross_plies(board, color, visit)
    }

    fn plies(&self, out: &mut Vec<Ply>) {
        let Some((board, color)) = self.turn else { return };
        let chess = self.chess(board);
        chess.plies(board, color, &chess.guard(color), out);
        let _ = self.cross_plies(board, color, &mut |ply| {
            out.push(ply);
            ControlFlow::Continue(())
        });
    }

    fn count(&self) -> u64 {
        let Some((board, color)) = self.turn else { return 0 };
        let chess = self.chess(board);
        let mut count = chess.count_legal(color, &chess.guard(color));
        let _ = self.cross_plies(board, color, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    #[cold]
    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        let refuse = |reason| Some(Refusal::new(reason, Rule::O6));
        let Some((board, color)) = self.turn else { return refuse(Reason::GameOver) };
        if ply.to.board != board {
            return refuse(Reason::WrongBoard);
        }
        let Some(piece) = self.chess(ply.from.board).board.piece_at(ply.from.square) else {
            return refuse(Reason::EmptySquare);
        };
        if piece.color != color {
            return refuse(Reason::NotYourPiece);
        }
        if !ply.is_cross() {
            return self.chess(board).refusal(color, Step::of(ply));
        }
        if ply.from.board != joined(board) || !FourBoard::may_receive(board, color) {
            return refuse(Reason::BoardsNotJoined);
        }
        self.cross_refusal(ply.from, ply.to, piece.kind)
    }

    #[cold]
    fn describe(&self, ply: Ply) -> Option<Move> {
        let kind = match (ply.is_cross(), is_control(ply.from.board)) {
            (false, _) => MoveKind::Move,
            (true, true) => MoveKind::Placement,
            (true, false) => MoveKind::Transfer,
        };
        self.chess(ply.from.board).describe(ply, kind)
    }

    fn play(&mut self, ply: Ply, past: &Past, log: &mut dyn Log) {
        let Some((board, color)) = self.turn else { return };
        let index = board as usize % 4;
        if ply.is_cross() {
            self.bring(ply, color);
        } else {
            let chess = &mut self.boards[index];
            let captured = chess.make(color, Step::of(ply));
            self.checked[index] = chess.gives_check(color, Step::of(ply));
            if let Some(captured) = captured.filter(|captured| captured.color == lost_color(board)) {
                self.lost[index].0[captured.kind as usize % 6] += 1;
            }
        }
        let chess = self.chess(board);
        let halfmoves = chess.halfmoves;
        if self.checked[index] && !self.has_answer(board, !color) {
            let rule = if is_control(board) { Rule::F17 } else { Rule::F14 };
            self.decide(board, BoardResult::won_by(color), EndReason::Checkmate, rule, log);
        } else if past.stands_thrice(board, u32::from(halfmoves), || self.key(board, !color)) {
            self.decide(board, BoardResult::Drawn, EndReason::Threefold, Rule::F24, log);
        } else if halfmoves >= MOST_HALFMOVES {
            self.decide(board, BoardResult::Drawn, EndReason::FiftyMoves, Rule::F24, log);
        }
        if self.outcome.is_none() {
            if color == Color::White && self.results[index].is_none() {
                self.turn = Some((board, Color::Black));
            } else {
                self.next_slot();
            }
            if !self.goes_on() {
                self.settle_turn(log);
            }
        }
    }

    #[cold]
    fn end_board(&mut self, board: u8, ended: Ended, log: &mut dyn Log) {
        let (result, reason) = match ended {
            Ended::Drawn => (BoardResult::Drawn, EndReason::Agreement),
            Ended::Lost(player) => (BoardResult::won_by(!color_of(board, player)), EndReason::Resignation),
        };
        let at_turn = self.turn.filter(|turn| turn.0 == board);
        self.decide(board, result, reason, Rule::O3, log);
        if let Some((_, color)) = at_turn {
            self.leave_decided(color);
        }
        self.settle_turn(log);
    }

    fn is_in_play(&self, board: u8) -> bool {
        self.outcome.is_none() && self.slot_of(board).is_some()
    }

    #[cold]
    fn end_match(&self, ended: Ended, on_time: bool, _: &mut dyn Log) -> Outcome {
        Outcome::by_players(ended.winner(), ended, on_time)
    }

    fn number(&self) -> u32 {
        self.cycle
    }

    fn player(&self) -> Option<Player> {
        self.turn.map(|(board, color)| player_of(board, color))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[cold]
    fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply)) {
        self.chess(from.board).tries(from, visit);
        let to = joined(from.board);
        let piece = self.chess(from.board).board.piece_at(from.square);
        if let Some(piece) = piece.filter(|piece| piece.color == lost_color(to)) {
            for square in home_squares(piece.color, piece.kind).squares() {
                visit(Ply::cross(from, Spot::new(to, square)));
            }
        }
    }

    #[cold]
    fn tries_to(&self, to: Spot, visit: &mut dyn FnMut(Ply)) {
        let source = joined(to.board);
        for square in self.chess(source).board.color(lost_color(to.board)).squares() {
            visit(Ply::cross(Spot::new(source, square), to));
        }
    }

    #[cold]
    fn state(&self, repetitions: &dyn Fn(u8, u32) -> u32) -> State {
        let boards = [0, 1, 2, 3].map(|board| {
            let status = match (self.result(board), self.slot_of(board)) {
                (Some(_), _) => Status::Gone,
                (None, Some(_)) => Status::Play,
                (None, None) => Status::Reserve,
            };
            BoardState {
                role: if is_control(board) { Role::Control } else { Role::Initial },
                status,
                turn: self.turn.filter(|turn| turn.0 == board).map(|turn| turn.1),
                result: self.result(board),
                lost: Some((lost_color(board), self.lost[board as usize])),
                repetitions: repetitions(board, u32::from(self.chess(board).halfmoves)),
                ..self.chess(board).state(player_of(board, Color::White))
            }
        });
        State {
            player: self.player(),
            slots: Some(Slots { boards: self.slots, at: self.at, cycle: self.cycle }),
            // F3: Black has answered on board 1.
            started: self.cycle > 1 || self.turn.is_none_or(|turn| turn.0 != 0),
            outcome: self.outcome,
            ..State::of(boards.into())
        }
    }
}

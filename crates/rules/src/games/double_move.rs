//! Double Move Double Chess, by Vadrya Pokshtya.
//!
//! One board of 8 files and 16 ranks, two kings a side (D1, D2). White begins with one ply; after that a turn is
//! two plies (D3). There is no check: kings are captured like any piece, and whoever captures the second of the
//! opponent's two wins at once (D4). Pawns move one square only and are promoted on the last rank (D5). No
//! castling (D6). The second ply may not take the first one back, unless the first was a capture or a promotion
//! (D7). 200 plies without a pawn move or capture draw (D8), and so does the third occurrence of a position at
//! the start of a turn (D9), and a player without a legal first ply; without a second one his turn ends (D10).
//!
//! Position text: the pieces from rank 16 down, the side to move, the plies left in its turn, the plies without
//! pawn move or capture, the number of the turn, and the first ply of the turn where D7 looks at it.

use crate::chess::add_plies;
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
use crate::state::{BoardState, Role, State, Status};
use crate::text::{Part, fields};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use crossboard_board::{Bits, Board, Color, Kind, Piece, Square, mix};

/// What is fixed about Double Move Double Chess.
pub static INFO: Info = Info {
    id: "double-move",
    shape: Shape { boards: 1, ranks: 16 },
    start: "8/2pppp2/1prnnrp1/1pbqkbp1/1pbkqbp1/1prnnrp1/2pppp2/8/\
            8/2PPPP2/1PRNNRP1/1PBKQBP1/1PBQKBP1/1PRNNRP1/2PPPP2/8 w 1 0 1 -",
    open: |text| Ok(Box::new(Game::<DoubleMove>::new(text)?)),
    line: |text| Ok(Box::new(Line::<DoubleMove>::new(text)?)),
};

/// The count at which D8 draws: 50 double moves by each player.
const MOST_HALFMOVES: u16 = 200;

/// A position of Double Move Double Chess.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct DoubleMove {
    board: Board<u128>,
    turn: Color,
    /// Plies left in the turn: 1 or 2.
    plies: u8,
    halfmoves: u16,
    number: u32,
    /// The first ply of the turn, when the second is due and may not take it back (D7).
    first: Option<(Square, Square)>,
    outcome: Option<Outcome>,
}

const FIELDS: [Field; 6] = [Field::Placement, Field::Turn, Field::Plies, Field::Halfmove, Field::Number, Field::First];

const fn last_rank(color: Color) -> u8 {
    match color {
        Color::White => 15,
        Color::Black => 0,
    }
}

impl DoubleMove {
    /// D9 looks at the pieces and the side to move, not at the plies due.
    fn key(&self) -> u64 {
        let DoubleMove { board, turn, plies: _, halfmoves: _, number: _, first: _, outcome: _ } = self;
        board.key() ^ mix(*turn as u64)
    }

    /// White's first turn has one ply (D3). A position that was set up may give it two: then it is a turn like others.
    fn is_first_turn(&self) -> bool {
        self.number == 1 && self.turn == Color::White && self.plies == 1 && self.first.is_none()
    }

    /// Where the pawn on a square goes; captures apart from steps forward.
    fn pawn_targets(&self, us: Color, from: Square) -> u128 {
        let ahead = from.ahead(us).map_or(0, u128::of) & !self.board.occupied();
        ahead | (u128::pawn(us, from) & self.board.color(!us))
    }

    /// D9 compares positions at the start of a turn only.
    fn is_start_of_turn(&self) -> bool {
        self.plies == 2 || self.is_first_turn()
    }

    fn pass_turn(&mut self) {
        self.turn = !self.turn;
        self.plies = 2;
        self.number = self.number.saturating_add(1);
        self.first = None;
    }

    /// Whether a pawn of the side to move can step ahead: cheap to see, and the answer almost always to whether there is
    /// a legal ply. D7 never forbids it.
    #[inline]
    fn is_surely_mobile(&self) -> bool {
        let pawns = self.board.pieces(self.turn, Kind::Pawn);
        let ahead = if self.turn == Color::White { pawns << 8 } else { pawns >> 8 };
        ahead & !self.board.occupied() != 0
    }

    #[inline]
    fn has_legal(&self) -> bool {
        self.is_surely_mobile() || self.has_ply()
    }

    #[inline(never)]
    fn has_ply(&self) -> bool {
        self.sets(&mut |_, _, _| ControlFlow::Break(())).is_break()
    }

    /// Calls `visit` for every piece that the rules allow a ply, be the match over or not, with the squares that it
    /// may go to and whether it is promoted there, until it breaks.
    #[inline]
    fn sets<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Square, u128, bool) -> ControlFlow<()>,
    {
        let us = self.turn;
        let own = self.board.color(us);
        let occupied = self.board.occupied();
        let mut tell = |from: Square, mut targets: u128, promotes: bool| {
            if let Some((origin, now)) = self.first {
                if now == from {
                    targets &= !u128::of(origin);
                }
            }
            if targets == 0 { ControlFlow::Continue(()) } else { visit(from, targets, promotes) }
        };
        for from in self.board.pieces(us, Kind::Pawn).squares() {
            tell(from, self.pawn_targets(us, from), from.rank() == last_rank(us) ^ 1)?;
        }
        for from in self.board.pieces(us, Kind::Knight).squares() {
            tell(from, u128::knight(from) & !own, false)?;
        }
        for from in (self.board.diagonal() & own).squares() {
            let mut targets = u128::bishop(from, occupied);
            if self.board.orthogonal().has(from) {
                targets |= u128::rook(from, occupied);
            }
            tell(from, targets & !own, false)?;
        }
        for from in self.board.pieces(us, Kind::Rook).squares() {
            tell(from, u128::rook(from, occupied) & !own, false)?;
        }
        for from in self.board.pieces(us, Kind::King).squares() {
            tell(from, u128::king(from) & !own, false)?;
        }
        ControlFlow::Continue(())
    }

    fn kings(&self, color: Color) -> u32 {
        self.board.pieces(color, Kind::King).count()
    }

    /// D4: a side without a king has lost.
    fn settle_kings(&mut self) {
        for color in Color::ALL {
            if self.kings(color) == 0 {
                self.outcome = Some(Outcome {
                    winner: Some(Player::of_color(!color)),
                    reason: EndReason::KingsCaptured,
                    rule: Rule::D4,
                    half_points: None,
                });
            }
        }
    }

    fn draw(&mut self, reason: EndReason, rule: Rule) {
        if self.outcome.is_none() {
            self.outcome = Some(Outcome { winner: None, reason, rule, half_points: None });
        }
    }

    /// The end of a turn whose player has no legal second ply, and a draw for want of a first one (D10).
    fn settle_plies(&mut self) {
        if self.plies == 1 && !self.is_first_turn() && !self.has_legal() {
            self.pass_turn();
        }
    }

    #[cold]
    fn parse_first(&self, part: Part<'_>) -> Result<Option<(Square, Square)>, PositionError> {
        if part.text == "-" {
            return Ok(None);
        }
        let Some(Ply { from, to, promotion: None }) = Ply::parse(part.text, INFO.shape) else {
            return Err(part.error(Fault::Syntax));
        };
        let (from, to) = (from.square, to.square);
        let occupied = self.board.occupied();
        let came_so = match self.board.piece_at(to) {
            Some(Piece { color, kind }) if color == self.turn => match kind {
                Kind::Pawn => from.ahead(color) == Some(to),
                _ => u128::piece(kind, from, occupied).has(to),
            },
            _ => false,
        };
        if self.plies == 1 && came_so && !occupied.has(from) {
            Ok(Some((from, to)))
        } else {
            Err(part.error(Fault::Contradiction))
        }
    }
}

impl Position for DoubleMove {
    const INFO: &'static Info = &INFO;

    #[cold]
    fn parse(text: &str) -> Result<DoubleMove, PositionError> {
        let [placement, turn, plies, halfmove, number, first] = fields(text, FIELDS)?;
        let board = placement.placement()?;
        placement.check_pawns(&board)?;
        let mut position = DoubleMove {
            board,
            turn: turn.color()?,
            plies: plies.number(1, 2)? as u8,
            halfmoves: halfmove.number(0, u32::from(MOST_HALFMOVES))? as u16,
            number: number.number(1, u32::MAX)?,
            first: None,
            outcome: None,
        };
        let kings = Color::ALL.map(|color| position.kings(color));
        if kings.iter().any(|&kings| kings > 2) || kings == [0, 0] {
            return Err(placement.error(Fault::Kings));
        }
        position.first = position.parse_first(first)?;
        position.settle_kings();
        position.settle_plies();
        if position.halfmoves >= MOST_HALFMOVES {
            position.draw(EndReason::FiftyMoves, Rule::D8);
        }
        if position.is_start_of_turn() && !position.has_legal() {
            position.draw(EndReason::Stalemate, Rule::D10);
        }
        Ok(position)
    }

    #[cold]
    fn write(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = self.board.write(out);
        out.push_str(&format!(" {} {} {} {} ", self.turn.letter(), self.plies, self.halfmoves, self.number));
        match self.first {
            Some((from, to)) => out.push_str(&format!("{from}{to}")),
            None => out.push('-'),
        }
    }

    fn remember(&self, past: &mut Past) {
        if self.is_start_of_turn() {
            past.add(0, self.key());
        }
    }

    fn legal<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>,
    {
        if self.outcome.is_some() {
            return ControlFlow::Continue(());
        }
        self.sets(&mut |from, targets, promotes| {
            for to in targets.squares() {
                if promotes {
                    for kind in Kind::PROMOTIONS {
                        visit(Ply::on(0, from, to, Some(kind)))?;
                    }
                } else {
                    visit(Ply::on(0, from, to, None))?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn plies(&self, out: &mut Vec<Ply>) {
        if self.outcome.is_none() {
            let _ = self.sets(&mut |from, targets, promotes| {
                add_plies(0, from, targets, promotes, out);
                ControlFlow::Continue(())
            });
        }
    }

    fn count(&self) -> u64 {
        let mut count = 0;
        if self.outcome.is_none() {
            let _ = self.sets(&mut |_, targets, promotes| {
                count += u64::from(targets.count()) * if promotes { 4 } else { 1 };
                ControlFlow::Continue(())
            });
        }
        count
    }

    #[cold]
    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        let us = self.turn;
        let (from, to) = (ply.from.square, ply.to.square);
        let refuse = |reason, rule| Some(Refusal::new(reason, rule));
        let kind = match self.board.piece_at(from) {
            None => return refuse(Reason::EmptySquare, Rule::O6),
            Some(piece) if piece.color != us => return refuse(Reason::NotYourPiece, Rule::O6),
            Some(piece) => piece.kind,
        };
        let targets = match kind {
            Kind::Pawn => self.pawn_targets(us, from),
            _ => u128::piece(kind, from, self.board.occupied()) & !self.board.color(us),
        };
        if !targets.has(to) {
            let two_ahead = from.ahead(us).and_then(|one| one.ahead(us));
            if kind == Kind::Pawn && two_ahead == Some(to) {
                return refuse(Reason::NoDoubleStep, Rule::D5);
            }
            if kind == Kind::King && from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2 {
                return refuse(Reason::NoCastling, Rule::D6);
            }
            return refuse(Reason::NoSuchMove, Rule::O1);
        }
        let promotes = kind == Kind::Pawn && to.rank() == last_rank(us);
        match ply.promotion {
            None if promotes => return refuse(Reason::PromotionMissing, Rule::O1),
            Some(_) if !promotes => return refuse(Reason::PromotionNotDue, Rule::O1),
            Some(kind) if !Kind::PROMOTIONS.contains(&kind) => return refuse(Reason::PromotionMissing, Rule::O1),
            _ => {}
        }
        if self.first == Some((to, from)) {
            return refuse(Reason::TakesBack, Rule::D7);
        }
        None
    }

    #[cold]
    fn describe(&self, ply: Ply) -> Option<Move> {
        let piece = self.board.piece_at(ply.from.square)?;
        Some(Move {
            ply,
            kind: MoveKind::Move,
            piece,
            capture: self.board.piece_at(ply.to.square).filter(|other| other.color != piece.color),
            castling: None,
            en_passant: false,
        })
    }

    fn play(&mut self, ply: Ply, past: &Past, log: &mut dyn Log) {
        let (from, to) = (ply.from.square, ply.to.square);
        let captured = self.board.color(!self.turn).has(to).then(|| self.board.capture(!self.turn, to));
        let moved = self.board.shift(self.turn, from, to);
        if let Some(kind) = ply.promotion {
            self.board.put(to, Piece { color: self.turn, kind });
        }
        let moved_on = captured.is_some() || moved == Kind::Pawn;
        self.halfmoves = if moved_on { 0 } else { self.halfmoves + 1 };
        if let Some(Piece { kind: Kind::King, color }) = captured {
            self.settle_kings();
            log.tell(Event::KingCaptured { spot: ply.to, left: self.kings(color) as u8, rule: Rule::D4 });
        }
        if self.plies == 2 {
            self.plies = 1;
            self.first = (captured.is_none() && ply.promotion.is_none()).then_some((from, to));
            self.settle_plies();
        } else {
            self.pass_turn();
        }
        if self.halfmoves >= MOST_HALFMOVES {
            self.draw(EndReason::FiftyMoves, Rule::D8);
        }
        if self.plies == 2 {
            if past.stands_thrice(0, u32::from(self.halfmoves), || self.key()) {
                self.draw(EndReason::Threefold, Rule::D9);
            }
            if !self.has_legal() {
                self.draw(EndReason::Stalemate, Rule::D10);
            }
        }
    }

    #[cold]
    fn end_board(&mut self, _: u8, _: Ended, _: &mut dyn Log) {}

    fn is_in_play(&self, board: u8) -> bool {
        board == 0 && self.outcome.is_none()
    }

    #[cold]
    fn end_match(&self, ended: Ended, on_time: bool, _: &mut dyn Log) -> Outcome {
        Outcome::by_players(ended.winner(), ended, on_time)
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn player(&self) -> Option<Player> {
        self.outcome.is_none().then(|| Player::of_color(self.turn))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[cold]
    fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply)) {
        let square = from.square;
        let Some(Piece { color, kind }) = self.board.piece_at(square) else { return };
        let mut targets = u128::piece(kind, square, 0);
        if kind == Kind::King {
            for file in [square.file().wrapping_sub(2), square.file() + 2] {
                if file < Square::FILES {
                    targets |= u128::of(Square::at(file, square.rank()));
                }
            }
        }
        if kind == Kind::Pawn {
            let one = square.ahead(color);
            targets = u128::pawn(color, square);
            for to in one.into_iter().chain(one.and_then(|one| one.ahead(color))) {
                targets |= u128::of(to);
            }
        }
        for to in targets.squares() {
            if kind == Kind::Pawn && to.rank() == last_rank(color) {
                for promotion in Kind::PROMOTIONS {
                    visit(Ply::on(0, square, to, Some(promotion)));
                }
            } else {
                visit(Ply::on(0, square, to, None));
            }
        }
    }

    #[cold]
    fn tries_to(&self, _: Spot, _: &mut dyn FnMut(Ply)) {}

    #[cold]
    fn state(&self, repetitions: &dyn Fn(u8, u32) -> u32) -> State {
        let player = self.player();
        let board = BoardState {
            role: Role::Board,
            status: Status::Play,
            pieces: crate::state::pieces_of(&self.board),
            white: Player::First,
            turn: player.map(|_| self.turn),
            check: None,
            result: None,
            lost: None,
            halfmoves: self.halfmoves,
            repetitions: repetitions(0, u32::from(self.halfmoves)),
        };
        let turn = match (self.plies, self.is_first_turn()) {
            (2, _) => (1, 2),
            (_, true) => (1, 1),
            (_, false) => (2, 2),
        };
        State { player, turn, outcome: self.outcome, ..State::of(vec![board]) }
    }
}

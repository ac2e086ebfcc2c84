//! Orthodox chess, the base case.
//!
//! FIDE chess (O1, O5): checkmate, stalemate, dead material, the third occurrence of a position and 100 plies
//! without capture or pawn move end it, looked at in this order. A ply is for the side to move (O6) and may not
//! leave its king attacked (O7). On time a lone king does not win (O10).
//!
//! Position text: FEN, the en passant square only where O4 grants it.

use crate::chess::{Castling, Chess, Step, is_dead_material};
use crate::event::{Log, Outcome, Player};
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
use crate::text::fields;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use crossboard_board::{Color, Kind};

/// What is fixed about orthodox chess.
pub static INFO: Info = Info {
    id: "orthodox",
    shape: Shape { boards: 1, ranks: 8 },
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    open: |text| Ok(Box::new(Game::<Orthodox>::new(text)?)),
    line: |text| Ok(Box::new(Line::<Orthodox>::new(text)?)),
};

/// A position of orthodox chess.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Orthodox {
    chess: Chess,
    turn: Color,
    number: u32,
    /// Whether the position stands for the third time. The rest of O5 is read off the position when asked for.
    threefold: bool,
}

const FIELDS: [Field; 6] =
    [Field::Placement, Field::Turn, Field::Castling, Field::EnPassant, Field::Halfmove, Field::Number];

impl Orthodox {
    fn key(&self) -> u64 {
        let Orthodox { chess, turn, number: _, threefold: _ } = self;
        chess.key(*turn as u64)
    }

    /// The draws of O5 that do not ask for legal plies.
    fn drawn(&self) -> Option<EndReason> {
        if is_dead_material(core::iter::once(&self.chess.board)) {
            Some(EndReason::DeadMaterial)
        } else if self.threefold {
            Some(EndReason::Threefold)
        } else if self.chess.halfmoves >= 100 {
            Some(EndReason::FiftyMoves)
        } else {
            None
        }
    }
}

impl Position for Orthodox {
    const INFO: &'static Info = &INFO;

    #[cold]
    fn parse(text: &str) -> Result<Orthodox, PositionError> {
        let full;
        let text = if text.bytes().filter(|&byte| byte == b' ').count() == 3 {
            full = format!("{text} 0 1");
            &full
        } else {
            text
        };
        let [placement, turn, castling, en_passant, halfmove, number] = fields(text, FIELDS)?;
        let board = placement.placement()?;
        placement.check_one_king_each(&board)?;
        placement.check_pawns(&board)?;
        let turn_field = turn;
        let turn = turn.color()?;
        let mut chess = Chess {
            board,
            castling: Castling::parse(castling, &board)?,
            en_passant: en_passant.en_passant()?,
            halfmoves: halfmove.number(0, 100)? as u8,
        };
        let number = number.number(1, u32::MAX)?;
        if chess.in_check(!turn) {
            return Err(turn_field.error(Fault::CheckNotToMove));
        }
        chess.keep_en_passant_for(turn);
        Ok(Orthodox { chess, turn, number, threefold: false })
    }

    #[cold]
    fn write(&self, out: &mut String) {
        self.chess.write_placement(out);
        out.push(' ');
        out.push(self.turn.letter());
        out.push_str(&format!(" {} ", self.chess.castling));
        self.chess.write_en_passant(out);
        out.push_str(&format!(" {} {}", self.chess.halfmoves, self.number));
    }

    fn remember(&self, past: &mut Past) {
        past.add(0, self.key());
    }

    fn legal<F>(&self, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Ply) -> ControlFlow<()>,
    {
        let guard = self.chess.guard(self.turn);
        self.chess.legal(self.turn, &guard, &mut |step| visit(Ply::on(0, step.from, step.to, step.promotion)))
    }

    fn plies(&self, out: &mut Vec<Ply>) {
        self.chess.plies(0, self.turn, &self.chess.guard(self.turn), out);
    }

    fn count(&self) -> u64 {
        self.chess.count_legal(self.turn, &self.chess.guard(self.turn))
    }

    fn is_stopped(&self) -> bool {
        self.drawn().is_some()
    }

    #[cold]
    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        match self.chess.board.piece_at(ply.from.square) {
            None => Some(Refusal::new(Reason::EmptySquare, Rule::O6)),
            Some(piece) if piece.color != self.turn => Some(Refusal::new(Reason::NotYourPiece, Rule::O6)),
            Some(_) => self.chess.refusal(self.turn, Step::of(ply)),
        }
    }

    #[cold]
    fn describe(&self, ply: Ply) -> Option<Move> {
        self.chess.describe(ply, MoveKind::Move)
    }

    #[inline]
    fn play(&mut self, ply: Ply, past: &Past, _: &mut dyn Log) {
        self.chess.make(self.turn, Step::of(ply));
        if self.turn == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = !self.turn;
        self.threefold = past.stands_thrice(0, u32::from(self.chess.halfmoves), || self.key());
    }

    #[cold]
    fn end_board(&mut self, _: u8, _: Ended, _: &mut dyn Log) {}

    fn is_in_play(&self, board: u8) -> bool {
        board == 0 && self.outcome().is_none()
    }

    #[cold]
    fn end_match(&self, ended: Ended, on_time: bool, _: &mut dyn Log) -> Outcome {
        let winner = match ended {
            Ended::Drawn => None,
            Ended::Lost(player) => {
                let color = if player == Player::First { Color::Black } else { Color::White };
                // O10: a lone king does not win on time.
                let lone_king = self.chess.board.color(color) == self.chess.board.pieces(color, Kind::King);
                (!(on_time && lone_king)).then_some(!player)
            }
        };
        Outcome::by_players(winner, ended, on_time)
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn player(&self) -> Option<Player> {
        self.outcome().is_none().then(|| Player::of_color(self.turn))
    }

    fn outcome(&self) -> Option<Outcome> {
        let guard = self.chess.guard(self.turn);
        let (winner, reason) = if self.chess.has_legal(self.turn, &guard) {
            (None, self.drawn()?)
        } else if guard.checkers == 0 {
            (None, EndReason::Stalemate)
        } else {
            (Some(Player::of_color(!self.turn)), EndReason::Checkmate)
        };
        Some(Outcome { winner, reason, rule: Rule::O5, half_points: None })
    }

    #[cold]
    fn tries(&self, from: Spot, visit: &mut dyn FnMut(Ply)) {
        self.chess.tries(from, visit);
    }

    #[cold]
    fn tries_to(&self, _: Spot, _: &mut dyn FnMut(Ply)) {}

    #[cold]
    fn state(&self, repetitions: &dyn Fn(u8, u32) -> u32) -> State {
        let outcome = self.outcome();
        let player = self.player();
        let board = BoardState {
            role: Role::Board,
            status: Status::Play,
            turn: player.map(|_| self.turn),
            lost: None,
            repetitions: repetitions(0, u32::from(self.chess.halfmoves)),
            ..self.chess.state(Player::First)
        };
        State { player, outcome, ..State::of(vec![board]) }
    }
}

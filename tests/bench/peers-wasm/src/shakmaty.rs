//! Perft of shakmaty.

use crate::{Listed, Way};
use core::hint::black_box;
use shakmaty::{CastlingMode, Chess, Move, Position, fen::Fen};

/// Perft of a FEN. `None` if it is none.
pub fn perft(text: &str, way: Way, depth: u32) -> Option<u64> {
    let fen: Fen = text.parse().ok()?;
    let position: Chess = fen.into_position(CastlingMode::Standard).ok()?;
    Some(match way {
        Way::Made => made(&position, depth),
        Way::Counted => shakmaty::perft(&position, depth),
        Way::Listed => {
            let mut listed = Listed::default();
            list(&position, depth, &mut listed);
            black_box(listed.sum);
            listed.count
        }
    })
}

pub fn made(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes += made(&next, depth - 1);
    }
    nodes
}

fn list(position: &Chess, depth: u32, listed: &mut Listed) {
    if depth == 0 {
        listed.count += 1;
        return;
    }
    for mv in position.legal_moves() {
        if depth == 1 {
            listed.look(mv.from().map_or(0, |square: shakmaty::Square| square as u64), Move::to(mv) as u64);
        } else {
            let mut next = position.clone();
            next.play_unchecked(mv);
            list(&next, depth - 1, listed);
        }
    }
}

//! Perft of cozy-chess.

use crate::{Listed, Way};
use core::hint::black_box;
use cozy_chess::Board;

/// Perft of a FEN. `None` if it is none.
pub fn perft(text: &str, way: Way, depth: u32) -> Option<u64> {
    let board: Board = text.parse().ok()?;
    Some(match way {
        Way::Made => made(&board, depth),
        Way::Counted => counted(&board, depth),
        Way::Listed => {
            let mut listed = Listed::default();
            list(&board, depth, &mut listed);
            black_box(listed.sum);
            listed.count
        }
    })
}

pub fn made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += made(&next, depth - 1);
        }
        false
    });
    nodes
}

pub fn counted(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 0 {
        return 1;
    }
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += counted(&next, depth - 1);
        }
        false
    });
    nodes
}

fn list(board: &Board, depth: u32, listed: &mut Listed) {
    if depth == 0 {
        listed.count += 1;
        return;
    }
    board.generate_moves(|moves| {
        for mv in moves {
            if depth == 1 {
                listed.look(mv.from as u64, mv.to as u64);
            } else {
                let mut next = board.clone();
                next.play_unchecked(mv);
                list(&next, depth - 1, listed);
            }
        }
        false
    });
}

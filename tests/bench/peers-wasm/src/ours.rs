//! Perft of this project's own crate.

use crate::{Listed, Way};
use core::hint::black_box;
use core::ops::ControlFlow;
use crossboard::games::{GAMES, double_move::DoubleMove, four_board::FourBoard, orthodox::Orthodox, tranzit::Tranzit};
use crossboard::{Past, Position};

/// Perft of a game by its place in the list of games. `None` if the text is no position of it.
pub fn perft(game: u32, text: &str, way: Way, depth: u32) -> Option<u64> {
    if way == Way::Counted {
        let info = GAMES.get(game as usize)?;
        return info.open(Some(text)).ok()?.perft(depth, u64::MAX).ok();
    }
    match GAMES.get(game as usize)?.id {
        "orthodox" => of::<Orthodox>(text, way, depth),
        "four-board" => of::<FourBoard>(text, way, depth),
        "tranzit" => of::<Tranzit>(text, way, depth),
        "double-move" => of::<DoubleMove>(text, way, depth),
        _ => None,
    }
}

fn of<P: Position>(text: &str, way: Way, depth: u32) -> Option<u64> {
    let position = P::parse(text).ok()?;
    let mut past = Past::default();
    position.remember(&mut past);
    if way == Way::Made {
        return Some(made(&position, &mut past, depth));
    }
    let mut listed = Listed::default();
    list(&position, &mut past, depth, &mut listed);
    black_box(listed.sum);
    Some(listed.count)
}

/// With every leaf made and settled.
pub fn made<P: Position>(position: &P, past: &mut Past, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.is_stopped() {
        return 0;
    }
    let mut nodes = 0;
    let _ = position.legal(&mut |ply| {
        let mut next = *position;
        next.play(ply, past, &mut ());
        nodes += if depth > 1 { below(&next, past, depth - 1) } else { made(&next, past, 0) };
        ControlFlow::Continue(())
    });
    nodes
}

/// The same below a ply from which it goes on: its position is remembered meanwhile.
fn below<P: Position>(position: &P, past: &mut Past, depth: u32) -> u64 {
    let mark = past.mark();
    position.remember(past);
    let nodes = made(position, past, depth);
    past.rewind(mark);
    nodes
}

fn list<P: Position>(position: &P, past: &mut Past, depth: u32, listed: &mut Listed) {
    if depth == 0 {
        listed.count += 1;
        return;
    }
    if position.is_stopped() {
        return;
    }
    let _ = position.legal(&mut |ply| {
        if depth == 1 {
            listed.look(ply.from.square.index() as u64, ply.to.square.index() as u64);
        } else {
            let mark = past.mark();
            let mut next = *position;
            next.play(ply, past, &mut ());
            list(&next, past, depth - 1, listed);
            past.rewind(mark);
        }
        ControlFlow::Continue(())
    });
}

/// The place of a game in the list of games.
pub fn number(id: &str) -> Option<u32> {
    GAMES.iter().position(|info| info.id == id).map(|index| index as u32)
}

/// The text of a game's start position.
pub fn start(game: u32) -> Option<&'static str> {
    GAMES.get(game as usize).map(|info| info.start)
}

//! Counting sequences of plies.

use crate::any::LimitExceeded;
use crate::past::Past;
use crate::ply::Ply;
use crate::position::Position;
use alloc::vec::Vec;

/// Counts the sequences of `depth` legal plies. A sequence that ends earlier, because the match is over, does not
/// count; the ply that ends it does. `budget` is the number of plies that may still be made or counted.
pub(crate) fn perft<P: Position>(
    position: &P,
    past: &mut Past,
    depth: u32,
    budget: &mut u64,
) -> Result<u64, LimitExceeded> {
    if depth == 0 {
        return Ok(1);
    }
    count(position, past, depth, budget, &mut Vec::new())
}

/// The plies of all depths lie in one list, those of this one at its end.
fn count<P: Position>(
    position: &P,
    past: &mut Past,
    depth: u32,
    budget: &mut u64,
    plies: &mut Vec<Ply>,
) -> Result<u64, LimitExceeded> {
    if position.is_stopped() {
        return Ok(0);
    }
    if depth <= 1 {
        let nodes = position.count();
        *budget = budget.checked_sub(nodes).ok_or(LimitExceeded)?;
        return Ok(nodes);
    }
    let mut nodes = 0;
    let first = plies.len();
    position.plies(plies);
    while plies.len() > first {
        let Some(ply) = plies.pop() else { break };
        *budget = budget.checked_sub(1).ok_or(LimitExceeded)?;
        let mut next = *position;
        next.play(ply, past, &mut ());
        let mark = past.mark();
        next.remember(past);
        let below = count(&next, past, depth - 1, budget, plies);
        past.rewind(mark);
        nodes += below?;
    }
    Ok(nodes)
}

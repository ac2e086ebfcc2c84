//! Counting sequences of plies.

use crate::any::LimitExceeded;
use crate::past::Past;
use crate::position::Position;
use core::ops::ControlFlow;

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
    if position.is_stopped() {
        return Ok(0);
    }
    let mut nodes = 0;
    if depth == 1 {
        nodes = position.count();
        *budget = budget.checked_sub(nodes).ok_or(LimitExceeded)?;
        return Ok(nodes);
    }
    let mut failed = None;
    let _ = position.legal(&mut |ply| {
        let Some(left) = budget.checked_sub(1) else {
            failed = Some(LimitExceeded);
            return ControlFlow::Break(());
        };
        *budget = left;
        let mut next = *position;
        next.play(ply, past, &mut ());
        let mark = past.mark();
        next.remember(past);
        let below = perft(&next, past, depth - 1, budget);
        past.rewind(mark);
        match below {
            Ok(count) => {
                nodes += count;
                ControlFlow::Continue(())
            }
            Err(limit) => {
                failed = Some(limit);
                ControlFlow::Break(())
            }
        }
    });
    failed.map_or(Ok(nodes), Err)
}

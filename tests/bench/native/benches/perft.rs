//! Perft natively: orthodox chess against the peers, then our games. `cargo bench` here.

use bench_counts::{Way, cozy, ours, shakmaty};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// As in ../positions.mjs, with the number of leaves.
const POSITIONS: [(&str, u32, u64); 3] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
];

fn orthodox(bencher: Bencher<'_, '_>, position: usize, perft: impl Fn(&str, u32) -> Option<u64> + Sync) {
    let (text, depth, count) = POSITIONS[position];
    assert_eq!(perft(text, depth), Some(count));
    bencher.counter(ItemsCount::new(count)).bench(|| perft(divan::black_box(text), depth));
}

mod made {
    use super::*;

    #[divan::bench(args = [0, 1, 2])]
    fn ours(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::ours::perft(0, text, Way::Made, depth));
    }

    #[divan::bench(args = [0, 1, 2])]
    fn cozy(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::cozy::perft(text, Way::Made, depth));
    }

    #[divan::bench(args = [0, 1, 2])]
    fn shakmaty(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::shakmaty::perft(text, Way::Made, depth));
    }
}

mod counted {
    use super::*;

    #[divan::bench(args = [0, 1, 2])]
    fn ours(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::ours::perft(0, text, Way::Counted, depth));
    }

    #[divan::bench(args = [0, 1, 2])]
    fn cozy(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::cozy::perft(text, Way::Counted, depth));
    }

    #[divan::bench(args = [0, 1, 2])]
    fn shakmaty(bencher: Bencher<'_, '_>, position: usize) {
        orthodox(bencher, position, |text, depth| super::shakmaty::perft(text, Way::Counted, depth));
    }
}

/// From the start position of each game.
mod games {
    use super::*;

    const GAMES: [(&str, u32); 4] = [("orthodox", 4), ("four-board", 4), ("tranzit", 3), ("double-move", 4)];

    fn start(bencher: Bencher<'_, '_>, game: usize, way: Way) {
        let (id, depth) = GAMES[game];
        let game = super::ours::number(id).unwrap();
        let text = super::ours::start(game).unwrap();
        let count = super::ours::perft(game, text, way, depth).unwrap();
        bencher.counter(ItemsCount::new(count)).bench(|| super::ours::perft(game, divan::black_box(text), way, depth));
    }

    #[divan::bench(args = [0, 1, 2, 3])]
    fn made(bencher: Bencher<'_, '_>, game: usize) {
        start(bencher, game, Way::Made);
    }

    #[divan::bench(args = [0, 1, 2, 3])]
    fn counted(bencher: Bencher<'_, '_>, game: usize) {
        start(bencher, game, Way::Counted);
    }
}

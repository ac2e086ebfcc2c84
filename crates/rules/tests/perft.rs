//! Counts of sequences of plies: orthodox chess against the published figures, every game against itself by play
//! and undo.

mod common;

use common::{open, read, start, vector_positions};
use crossboard::{AnyGame, LimitExceeded, games};

fn published(text: &str, depth: u32, count: u64) {
    assert_eq!(open("orthodox", text).perft(depth, u64::MAX), Ok(count), "{text} {depth}");
}

#[test]
fn orthodox_start() {
    for (depth, count) in (0..).zip([1, 20, 400, 8_902, 197_281, 4_865_609]) {
        assert_eq!(start("orthodox").perft(depth, u64::MAX), Ok(count));
    }
}

#[test]
fn orthodox_kiwipete() {
    let text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    published(text, 1, 48);
    published(text, 2, 2_039);
    published(text, 3, 97_862);
    published(text, 4, 4_085_603);
}

#[test]
fn orthodox_position_3() {
    let text = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    published(text, 4, 43_238);
    published(text, 5, 674_624);
    published(text, 6, 11_030_083);
}

#[test]
fn orthodox_position_4() {
    let text = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    published(text, 4, 422_333);
    published(text, 5, 15_833_292);
    // The same with the colours exchanged.
    published("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 4, 422_333);
}

#[test]
fn orthodox_position_5() {
    published("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487);
}

#[test]
fn orthodox_position_6() {
    published("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594);
}

/// By play and undo: slow, and independent of how the counting goes about it.
fn walk(game: &mut dyn AnyGame, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.moves();
    assert!(game.state().outcome.is_none() || moves.is_empty());
    let mut count = 0;
    for mv in moves {
        game.play(mv.ply).expect("a legal ply");
        count += walk(game, depth - 1);
        assert!(game.undo());
    }
    count
}

#[test]
fn every_game_by_play_and_undo() {
    for info in games::GAMES {
        let positions = vector_positions(info.id);
        let sample = positions.iter().step_by(positions.len() / 12);
        let tables = sample.map(|text| read(info.id, text)).chain([start(info.id)]);
        for mut game in tables {
            for depth in 0..=2 {
                let count = walk(&mut *game, depth);
                assert_eq!(game.perft(depth, u64::MAX), Ok(count), "{} {depth} {}", info.id, game.position());
            }
        }
    }
}

#[test]
fn the_limit_is_kept() {
    for info in games::GAMES {
        let mut game = start(info.id);
        let (position, count) = (game.position(), game.perft(2, u64::MAX).unwrap());
        let least = count + game.perft(1, u64::MAX).unwrap();
        assert_eq!(game.perft(2, least), Ok(count));
        assert_eq!(game.perft(2, least - 1), Err(LimitExceeded));
        assert_eq!(game.perft(9, 1_000), Err(LimitExceeded));
        assert_eq!(game.perft(u32::MAX, 0), Err(LimitExceeded));
        assert_eq!(game.perft(0, 0), Ok(1));
        assert_eq!(game.position(), position);
        assert_eq!(game.perft(2, u64::MAX), Ok(count), "a count leaves nothing behind");
    }
}

#[test]
fn a_match_that_is_over_has_no_sequences() {
    for info in games::GAMES {
        let mut game = start(info.id);
        game.enter("resign:second").unwrap();
        assert_eq!((game.perft(0, 9), game.perft(1, 9), game.perft(3, 9)), (Ok(1), Ok(0), Ok(0)), "{}", info.id);
    }
}

#[test]
fn repetition_ends_sequences() {
    // The knights go out and home twice: the ply before the last is counted, nothing after the third occurrence.
    let mut game = start("orthodox");
    for code in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1".split(' ') {
        game.enter(code).unwrap();
    }
    let all = game.perft(2, u64::MAX).unwrap();
    let after_home = {
        game.enter("f6g8").unwrap();
        let none = game.perft(1, u64::MAX).unwrap();
        game.undo();
        none
    };
    assert_eq!(after_home, 0);
    assert_eq!(all, walk(&mut *game, 2));
    let fresh = read("orthodox", &game.position()).perft(2, u64::MAX).unwrap();
    assert_eq!(fresh, all + 20, "a position read has no past");
}

//! The rules of four-board chess, F1 to F29, one by one.

mod common;

use common::*;
use crossboard::{Color, Kind, Role};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3";
/// White pieces of every kind on both square colours; black's men keep his king from them.
const STORE: &str = "4k3/pppppppp/8/8/QQRRBBNN/PP6/8/4K3";

/// Boards 1 and 2 in play.
const INITIAL: Four = Four { boards: [ARRAY, QUIET, ARRAY, ARRAY], ..Four::START };

/// Boards 1 and 3 in play: First has lost board 2, and plays White on both.
const CONTROL: Four = Four { boards: [QUIET, QUIET, QUIET, ARRAY], results: "*w**", cycle: 5, ..Four::START };

// --- F1 to F4 -------------------------------------------------------------------------------------

#[test]
fn f1_four_arrays_two_in_play_two_in_reserve() {
    let game = start("four-board");
    assert_eq!(game.position(), Four::START.text());
    assert_eq!(statuses(&game), "pprr");
    assert_eq!(slots(&game), "1 2 A 1");
    let state = game.state();
    let roles: Vec<Role> = state.boards.iter().map(|board| board.role).collect();
    assert_eq!(roles, [Role::Initial, Role::Initial, Role::Control, Role::Control]);
    let white: Vec<&str> = state.boards.iter().map(|board| board.white.word()).collect();
    assert_eq!(white, ["first", "second", "first", "second"]);
    assert!(state.boards.iter().all(|board| board.pieces.len() == 32));
    assert_eq!(codes(&*game).len(), 20);
}

#[test]
fn f2_the_cycle_is_white_and_black_in_a_then_white_and_black_in_b() {
    let mut game = start("four-board");
    let mut seen = Vec::new();
    for code in "1:e2e4 1:e7e5 2:d2d4 2:d7d5 1:g1f3 1:b8c6 2:c2c4 2:e7e6".split(' ') {
        seen.push(format!("{} {} {}", field(&game, 1), player(&game), field(&game, 7)));
        play(&mut game, code);
    }
    assert_eq!(
        seen,
        [
            "1:w first 1",
            "1:b second 1",
            "2:w second 1",
            "2:b first 1",
            "1:w first 2",
            "1:b second 2",
            "2:w second 2",
            "2:b first 2"
        ]
    );
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 2 A 3"));
}

#[test]
fn f2_players_alternate_once_one_has_white_in_both_slots_or_a_slot_is_empty() {
    let turns = |mut game: Table, codes: &str| {
        let mut seen = player(&game).to_owned();
        for code in codes.split(' ') {
            play(&mut game, code);
            seen = format!("{seen} {}", player(&game));
        }
        seen
    };
    let game = CONTROL.open();
    assert_eq!(slots(&game), "1 3 A 5");
    assert_eq!(turns(game, "1:a2a3 1:a7a6 3:a2a3 3:a7a6 1:a3a4"), "first second first second first second");
    let empty = Four { results: "*=**", ..INITIAL }.open();
    assert_eq!(slots(&empty), "1 - A 1");
    assert_eq!(turns(empty, "1:a2a3 1:a7a6 1:a3a4"), "first second first second");
}

#[test]
fn f3_the_game_counts_as_started_once_black_has_answered_on_board_1() {
    let mut game = start("four-board");
    assert!(!game.state().started);
    play(&mut game, "1:e2e4");
    assert!(!game.state().started);
    play(&mut game, "1:e7e5");
    assert!(game.state().started);
    assert!(!game.state_at(1).unwrap().started);
    game.undo();
    assert!(!game.state().started);
}

#[test]
fn f4_check_concerns_one_board_alone() {
    // Second's king is in check on board 2; on board 1 he plays as he likes, and must answer on board 2.
    let boards = ["4k3/p7/8/8/8/8/P7/4K3", "4r1k1/p7/8/8/8/8/P7/4K3", ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    assert_eq!(board(&game, 2).check, Some(spot(2, "e1").square));
    assert_eq!(board(&game, 1).check, None);
    play(&mut game, "1:a2a3");
    legal(&game, "1:a7a6 1:e8d8");
    play(&mut game, "1:a7a6");
    refused(&game, "2:a2a3", "own-king-attacked O7");
    assert_eq!(plies(&game, ""), "2:e1d1 2:e1d2 2:e1f1 2:e1f2");
}

// --- F5 to F13: placement -------------------------------------------------------------------------

/// First may place on board 1 all that is on board 3.
fn placing(lost: &'static str, board_3: &'static str) -> Table {
    Four { boards: [KINGS, QUIET, board_3, ARRAY], lost, ..Four::START }.open()
}

#[test]
fn f5_any_white_piece_but_the_king_from_any_square_of_the_own_control_board() {
    let game = placing("QRBNP|-|-|-", STORE);
    // F6 and F9: home squares, of the colour of the square where the piece stands.
    assert_eq!(
        crossings(&game),
        "3:a3>1:b2 3:a3>1:d2 3:a3>1:f2 3:a3>1:h2 3:a4>1:d1 3:b3>1:a2 3:b3>1:c2 3:b3>1:e2 3:b3>1:g2 3:c4>1:h1 \
         3:d4>1:a1 3:e4>1:f1 3:f4>1:c1 3:g4>1:b1 3:h4>1:g1"
    );
    let kinds: Vec<_> = game.moves().iter().filter(|mv| mv.ply.is_cross()).map(|mv| mv.kind).collect();
    assert!(kinds.iter().all(|&kind| kind == crossboard::MoveKind::Placement));
    let boards = [KINGS, QUIET, "4k3/pppppppp/8/8/8/4K3/8/8", ARRAY];
    let game = Four { boards, lost: "QRBNP|-|-|-", ..Four::START };
    let game = game.read();
    assert_eq!(results(&game.state()), "=***", "a king is not placed, so board 1 is dead");
    refused(&placing("N|-|-|-", STORE), "3:e1>1:b1 3:e1>1:e1", "king-stays F5");
}

#[test]
fn f5_whether_the_control_board_is_in_reserve_or_in_play_but_not_once_it_has_left() {
    let in_play = Four { boards: [KINGS, QUIET, "4k3/8/8/8/8/8/8/N3K3", ARRAY], lost: "N|-|-|-", ..CONTROL };
    legal(&in_play.open(), "3:a1>1:g1");
    let gone =
        Four { boards: [QUIET, QUIET, "4k3/8/8/8/8/8/8/N3K3", ARRAY], lost: "N|-|-|-", results: "*w=*", ..CONTROL };
    let gone = gone.open();
    assert_eq!((statuses(&gone).as_str(), slots(&gone).as_str()), ("pggr", "1 - A 5"));
    refused(&gone, "3:a1>1:g1", "control-board-gone F5");
}

#[test]
fn f5_a_placement_is_white_s_ply_on_his_own_initial_board() {
    let mut game = placing("N|-|-|-", ARRAY);
    refused(&game, "4:b1>1:b1 2:e1>1:e1", "boards-not-joined O6");
    refused(&game, "3:b8>1:b8", "not-your-piece O6");
    assert_eq!(play(&mut game, "3:b1>1:b1"), "");
    assert_eq!((field(&game, 1).as_str(), player(&game)), ("1:b", "second"), "it is his ply");
    // Black does not place on an initial board.
    let black = Four { boards: [KINGS, QUIET, ARRAY, ARRAY], turn: "1:b", lost: "N|-|-|-", ..Four::START }.open();
    refused(&black, "3:b8>1:b8", "boards-not-joined O6");
    refused(&black, "3:b1>1:b1", "not-your-piece O6");
    assert_eq!(crossings(&black), "");
    // White places nothing on a control board.
    let control = Four { turn: "3:w", lost: "N|-|n|-", boards: [ARRAY, QUIET, KINGS, ARRAY], ..CONTROL }.open();
    refused(&control, "1:b1>3:b1 4:b1>3:b1", "boards-not-joined O6");
    assert_eq!(crossings(&control), "");
    // Second places on board 2 from board 4.
    let second = Four { boards: [QUIET, KINGS, ARRAY, ARRAY], turn: "2:w", lost: "-|N|-|-", ..Four::START }.open();
    assert_eq!(crossings(&second), "4:b1>2:b1 4:g1>2:g1");
    refused(&second, "3:b1>2:b1", "boards-not-joined O6");
}

#[test]
fn f6_the_target_is_a_home_square_of_that_kind() {
    let game = placing("QRBNP|-|-|-", STORE);
    refused(
        &game,
        "3:a4>1:d3 3:a4>1:b1 3:c4>1:b1 3:e4>1:b1 3:g4>1:f1 3:b3>1:a3 3:b3>1:h7 3:a4>1:d8",
        "not-home-square F6",
    );
    legal(&game, "3:a4>1:d1");
}

#[test]
fn f7_a_placement_never_answers_a_check() {
    let boards = ["k3r3/8/8/8/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let game = Four { boards, lost: "QP|-|-|-", ..Four::START }.open();
    refused(&game, "3:e2>1:e2 3:d1>1:d1", "in-check F7");
    assert_eq!(crossings(&game), "");
}

#[test]
fn f8_the_target_is_empty_and_not_attacked_by_black() {
    let boards = ["1r2k3/8/8/8/8/2N5/8/4K1N1", QUIET, ARRAY, ARRAY];
    let game = Four { boards, lost: "NN|-|-|-", ..Four::START }.open();
    refused(&game, "3:g1>1:g1", "target-occupied F8");
    refused(&game, "3:b1>1:b1", "target-attacked F8");
    // By a pinned piece too.
    let boards = ["1r2k2R/8/8/8/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let pinned = Four { boards, turn: "1:b", lost: "N|-|-|-", ..Four::START }.open();
    assert!(board(&pinned, 1).check.is_some());
    let boards = ["k1r4R/8/8/8/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let pinned = Four { boards, lost: "B|-|-|-", ..Four::START }.open();
    refused(&pinned, "3:c1>1:c1", "target-attacked F8");
    legal(&pinned, "3:f1>1:f1");
    // Attacked by white alone is no matter.
    let boards = ["4k3/8/8/8/8/8/3N4/4K3", QUIET, ARRAY, ARRAY];
    legal(&Four { boards, lost: "N|-|-|-", ..Four::START }.open(), "3:b1>1:b1 3:g1>1:g1");
}

#[test]
fn f9_source_and_target_have_the_same_colour() {
    let game = placing("RNP|-|-|-", ARRAY);
    refused(&game, "3:b1>1:g1 3:g1>1:b1 3:a1>1:h1 3:h1>1:a1 3:a2>1:b2", "square-color-differs F9");
    legal(&game, "3:b1>1:b1 3:a1>1:a1 3:a2>1:g2");
}

#[test]
fn f10_the_piece_leaves_the_control_board_for_good() {
    let mut game = placing("N|-|-|-", ARRAY);
    let before = game.position();
    play(&mut game, "3:g1>1:g1");
    let after = Four {
        boards: ["4k3/8/8/8/8/8/8/4K1N1", QUIET, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R", ARRAY],
        turn: "1:b",
        castling: Some("-|-|KQkq|KQkq"),
        ..Four::START
    };
    assert_eq!(game.position(), after.text());
    after.open();
    // Captured on board 1, it is lost there and not on board 3.
    play(&mut game, "1:e8e7 2:e1d1 2:e8d8 1:g1e2 1:e7e6 2:d1e1 2:d8e8");
    assert_eq!(board(&game, 3).pieces.len(), 31);
    while game.undo() {}
    assert_eq!(game.position(), before);
}

#[test]
fn f11_it_replaces_a_lost_piece_of_its_kind() {
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 1:g8f6 2:a2a3 2:a7a6 1:b1c3 1:f6e4 2:b2b3 2:b7b6");
    assert_eq!(field(&game, 5), "P|-|-|-");
    refused(&game, "3:b1>1:b1", "nothing-to-replace F11");
    assert_eq!(crossings(&game), "3:a2>1:e2 3:c2>1:e2 3:e2>1:e2 3:g2>1:e2");
    play(&mut game, "3:a2>1:e2");
    assert_eq!(field(&game, 5), "-|-|-|-");
    assert_eq!(board(&game, 1).lost.map(|(_, lost)| lost.of(Kind::Pawn)), Some(0));
    play(&mut game, "1:e4c3 2:c2c3 2:c7c6");
    assert_eq!(field(&game, 5), "N|-|-|-");
    refused(&game, "3:b1>1:b1", "target-attacked F8");
    play(&mut game, "1:d2c3 1:a7a6 2:d2d3 2:d7d6");
    assert_eq!(field(&game, 5), "N|-|-|-", "black's loss on board 1 is not counted");
    play(&mut game, "3:b1>1:b1 1:b7b6 2:e2e3 2:e7e6");
    refused(&game, "3:g1>1:g1", "target-occupied F8");
    play(&mut game, "1:g1f3 1:c7c6 2:f2f3 2:f7f6");
    refused(&game, "3:g1>1:g1", "nothing-to-replace F11");
}

#[test]
fn f11_white_s_losses_count_on_each_initial_board_apart() {
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 1:d7d5 2:e2e4 2:d7d5 1:a2a3 1:d5e4 2:a2a3 2:a7a6");
    assert_eq!(field(&game, 5), "P|-|-|-");
    play(&mut game, "1:a3a4 1:a7a6 2:a3a4 2:d5e4");
    assert_eq!(field(&game, 5), "P|P|-|-");
    let lost: Vec<_> = game.state().boards.iter().map(|board| board.lost.unwrap()).collect();
    let counts: Vec<_> = lost.iter().map(|(color, lost)| (*color, lost.of(Kind::Pawn))).collect();
    assert_eq!(counts, [(Color::White, 1), (Color::White, 1), (Color::Black, 0), (Color::Black, 0)]);
}

#[test]
fn f11_a_promoted_piece_counts_as_what_it_was_when_captured() {
    let boards = ["r3k3/1Pn5/8/8/8/8/P7/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    play(&mut game, "1:b7a8q");
    assert_eq!(field(&game, 5), "-|-|-|-", "promotion loses nothing");
    play(&mut game, "1:c7a8 2:e1d1 2:e8d8");
    assert_eq!(field(&game, 5), "Q|-|-|-");
    legal(&game, "3:d1>1:d1");
    // En passant loses a pawn.
    let boards = ["4k3/8/8/8/3p4/8/4P3/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    play(&mut game, "1:e2e4 1:d4e3");
    assert_eq!(field(&game, 5), "P|-|-|-");
    // Several are written in the order QRBNP.
    let mut game = Four { lost: "QRRBNPPP|QN|-|-", ..Four::START }.open();
    play(&mut game, "1:e2e4");
    assert_eq!(field(&game, 5), "QRRBNPPP|QN|-|-");
}

#[test]
fn f11_no_capture_makes_a_text_that_is_not_read() {
    // A set-up position in which more may be lost than a side has pieces.
    let boards = ["r3k3/8/8/8/8/8/8/R3K3", QUIET, ARRAY, ARRAY];
    let text = Four { boards, turn: "1:b", lost: "QRRBBNNPPPPPPPP|-|-|-", ..Four::START }.text();
    if let Ok(mut game) = crossboard::games::find("four-board").unwrap().open(Some(&text)) {
        play(&mut game, "1:a8a1");
        open("four-board", &game.position());
    }
}

#[test]
fn f12_a_check_on_the_control_board_bars_every_placement() {
    let boards = [KINGS, QUIET, "4r1k1/8/8/8/8/8/8/NB2K3", ARRAY];
    let game = Four { boards, lost: "BN|-|-|-", ..CONTROL }.open();
    refused(&game, "3:a1>1:g1 3:b1>1:f1", "king-exposed F12");
    assert_eq!(crossings(&game), "");
    // Not so while the control board is in reserve.
    let boards = [KINGS, QUIET, "4r1k1/8/8/8/8/8/8/NB2K3", ARRAY];
    assert_eq!(crossings(&Four { boards, lost: "BN|-|-|-", ..INITIAL }.open()), "3:a1>1:g1 3:b1>1:f1");
}

#[test]
fn f12_the_piece_that_leaves_opens_no_line_on_either_king() {
    let own = Four { boards: [KINGS, QUIET, "4r1k1/8/8/8/8/8/4N3/N3K3", ARRAY], lost: "N|-|-|-", ..CONTROL }.open();
    refused(&own, "3:e2>1:b1", "king-exposed F12");
    legal(&own, "3:a1>1:g1");
    let enemy = Four { boards: [KINGS, QUIET, "4k3/8/8/8/8/8/4N3/4RK2", ARRAY], lost: "RN|-|-|-", ..CONTROL }.open();
    refused(&enemy, "3:e2>1:b1", "king-exposed F12");
    legal(&enemy, "3:e1>1:a1");
}

#[test]
fn f12_holds_for_black_s_king_in_reserve_too() {
    // On board 3, in reserve, the knight stands between the white rook and the black king; the rook may leave.
    let boards = [KINGS, QUIET, "4k3/8/8/8/8/8/4N3/4RK2", ARRAY];
    let mut game = Four { boards, lost: "RN|-|-|-", ..Four::START }.open();
    refused(&game, "3:e2>1:b1", "king-exposed F12");
    play(&mut game, "3:e1>1:a1");
    open("four-board", &game.position());
    // White's king in reserve is no matter: White moves first there.
    let boards = [KINGS, QUIET, "k3r3/8/8/8/8/8/4N3/4K3", ARRAY];
    let mut game = Four { boards, lost: "N|-|-|-", ..Four::START }.open();
    play(&mut game, "3:e2>1:b1");
    open("four-board", &game.position());
}

#[test]
fn f13_a_placed_pawn_may_double_step() {
    let mut game = placing("P|-|-|-", ARRAY);
    play(&mut game, "3:a2>1:a2 1:e8d8 2:e1d1 2:e8d8");
    legal(&game, "1:a2a3 1:a2a4");
}

#[test]
fn f13_a_placed_rook_may_not_castle() {
    let boards = ["4k3/1b6/8/8/8/6N1/8/R3K2R", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "1:b", castling: Some("KQ|-|KQkq|KQkq"), ..Four::START }.open();
    play(&mut game, "1:b7h1");
    assert_eq!(field(&game, 2), "Q|-|KQkq|KQkq");
    play(&mut game, "2:e1d1 2:e8d8 1:g3h1 1:e8d8 2:d1e1 2:d8e8 1:h1g3 1:d8e8 2:e1d1 2:e8d8");
    play(&mut game, "3:h1>1:h1");
    assert_eq!(field(&game, 2), "Q|-|Qkq|KQkq", "and the rook that left takes the right on board 3 with it");
    play(&mut game, "1:e8d8 2:d1e1 2:d8e8");
    refused(&game, "1:e1g1", "castling-impossible O1");
    legal(&game, "1:e1c1");
}

#[test]
fn f13_a_rook_that_leaves_takes_the_castling_right_with_it() {
    let mut game = placing("RRN|-|-|-", ARRAY);
    play(&mut game, "3:a1>1:a1");
    assert_eq!(field(&game, 2), "-|-|Kkq|KQkq");
    play(&mut game, "1:e8d8 2:e1d1 2:e8d8 3:g1>1:g1");
    assert_eq!(field(&game, 2), "-|-|Kkq|KQkq");
    play(&mut game, "1:d8e8 2:d1e1 2:d8e8 3:h1>1:h1");
    assert_eq!(field(&game, 2), "-|-|kq|KQkq");
}

#[test]
fn f13_placements_may_give_check_and_mate() {
    let boards = ["3k4/8/8/8/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, lost: "Q|-|-|-", ..Four::START }.open();
    play(&mut game, "3:d1>1:d1");
    assert_eq!(board(&game, 1).check, Some(spot(1, "d8").square));
    let boards = ["k7/2K5/8/8/8/8/8/8", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, lost: "R|-|-|-", ..Four::START }.open();
    assert_eq!(play(&mut game, "3:a1>1:a1"), "board-won 1 first checkmate F14, board-enters 4 A F16");
}

// --- F14 to F18: winning a board ------------------------------------------------------------------

const MATE_BY_WHITE: &str = "6k1/5ppp/8/8/8/8/8/R5K1";
const MATE_BY_BLACK: &str = "r5k1/8/8/8/8/8/5PPP/6K1";

#[test]
fn f14_checkmate_on_an_initial_board_wins_it() {
    let mut game = start("four-board");
    play(&mut game, "1:f2f3 1:e7e5 2:a2a3 2:a7a6 1:g2g4");
    assert_eq!(play(&mut game, "1:d8h4"), "board-won 1 second checkmate F14, board-enters 3 A F16");
    assert_eq!(field(&game, 6), "b***");
    assert_eq!(statuses(&game), "gppr");
    assert_eq!(over(&game), "-");
    // It leaves with all its pieces: the text of it stays as it was (F24), nothing moves on it, nothing comes.
    let kept: Vec<String> = (0..6)
        .filter(|&index| index != 1)
        .map(|index| field(&game, index).split('|').next().unwrap().to_owned())
        .collect();
    play(&mut game, "2:b2b3 2:b7b6 3:e2e4 3:e7e5");
    refused(&game, "1:e1f2 1:h4e1", "wrong-board O6");
    let now: Vec<String> = (0..6)
        .filter(|&index| index != 1)
        .map(|index| field(&game, index).split('|').next().unwrap().to_owned())
        .collect();
    assert_eq!(kept, now);
    assert_eq!(board(&game, 1).pieces.len(), 32);
}

#[test]
fn f15_both_initial_boards_won_win_the_match_at_once() {
    let boards = [MATE_BY_WHITE, MATE_BY_BLACK, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "2:b", results: "w***", ..Four::START }.open();
    assert_eq!(play(&mut game, "2:a8a1"), "board-won 2 first checkmate F14, over first both-initial-boards F15");
    assert_eq!((field(&game, 1).as_str(), field(&game, 6).as_str()), ("-", "wb**"));
    assert_eq!((slots(&game).split(' ').next(), statuses(&game).as_str()), (Some("4"), "ggrp"));
    refused(&game, "4:e2e4", "game-over O6");
    open("four-board", &game.position());
    // One each is not both.
    let boards = [MATE_BY_WHITE, MATE_BY_WHITE, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "2:w", results: "w***", ..Four::START }.open();
    assert_eq!(play(&mut game, "2:a1a8"), "board-won 2 second checkmate F14, board-enters 3 B F16");
    assert_eq!((slots(&game).as_str(), field(&game, 1).as_str()), ("4 3 A 2", "4:w"));
}

#[test]
fn f15_counts_boards_that_were_resigned() {
    let mut game = start("four-board");
    play(&mut game, "resign:first:1");
    assert_eq!(
        play(&mut game, "resign:first:2"),
        "board-won 2 second resignation O3, over second both-initial-boards F15"
    );
}

#[test]
fn f16_the_loser_s_control_board_takes_the_slot() {
    // First wins board 1: Second's control board 4 in slot A; Second has White there.
    let boards = [MATE_BY_WHITE, QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    assert_eq!(play(&mut game, "1:a1a8"), "board-won 1 first checkmate F14, board-enters 4 A F16");
    assert_eq!(
        (slots(&game).as_str(), field(&game, 1).as_str()),
        ("4 2 B 1", "2:w"),
        "played when the slot's turn comes"
    );
    play(&mut game, "2:e1d1 2:e8d8");
    assert_eq!((slots(&game).as_str(), field(&game, 1).as_str(), player(&game)), ("4 2 A 2", "4:w", "second"));
    assert_eq!(board(&game, 4).white.word(), "second");
    play(&mut game, "4:e2e4");
    assert_eq!(player(&game), "first");
    // First loses board 2: his control board 3 in slot B.
    let boards = [QUIET, MATE_BY_WHITE, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "2:w", ..Four::START }.open();
    assert_eq!(play(&mut game, "2:a1a8"), "board-won 2 second checkmate F14, board-enters 3 B F16");
    assert_eq!((slots(&game).as_str(), field(&game, 1).as_str()), ("1 3 A 2", "1:w"));
}

#[test]
fn f17_the_first_mate_on_a_control_board_ends_the_match() {
    // By the attacker, and by the owner.
    for (control, turn, code, end) in [
        (MATE_BY_BLACK, "3:b", "3:a8a1", "board-won 3 second checkmate F17, over second control-board F17"),
        (MATE_BY_WHITE, "3:w", "3:a1a8", "board-won 3 first checkmate F17, over first control-board F17"),
    ] {
        let mut game = Four { boards: [QUIET, QUIET, control, ARRAY], turn, ..CONTROL }.open();
        assert_eq!(play(&mut game, code), end);
        assert_eq!(field(&game, 1), "-");
        assert_eq!(over(&game), end.split_once("over ").unwrap().1);
        open("four-board", &game.position());
    }
    // Whatever stands on the initial boards: First has won board 1 here.
    let boards = [QUIET, QUIET, ARRAY, MATE_BY_WHITE];
    let mut game = Four { boards, turn: "4:w", results: "w***", ..Four::START }.open();
    assert_eq!(play(&mut game, "4:a1a8"), "board-won 4 second checkmate F17, over second control-board F17");
}

#[test]
fn f17_a_control_board_resigned_ends_the_match() {
    for (player, winner) in [("first", "second"), ("second", "first")] {
        let mut game = CONTROL.open();
        assert_eq!(
            play(&mut game, &format!("resign:{player}:3")),
            format!("board-won 3 {winner} resignation O3, over {winner} resignation F17")
        );
        assert_eq!(field(&game, 1), "-");
        assert!(game.undo());
        assert_eq!(game.position(), CONTROL.text());
    }
}

#[test]
fn f18_a_drawn_board_leaves_its_slot_empty() {
    // By stalemate, 50 moves, dead material, agreement (threefold: F27).
    for (four, code, told) in [
        (
            Four { boards: ["7k/8/8/5Q2/8/8/8/4K3", QUIET, ARRAY, ARRAY], ..Four::START },
            "1:f5f7",
            "board-drawn 1 stalemate F26",
        ),
        (
            Four { boards: [QUIET, QUIET, ARRAY, ARRAY], halfmoves: "99|0|0|0", ..Four::START },
            "1:e1d1",
            "board-drawn 1 fifty-moves F24",
        ),
        (Four { boards: [QUIET, QUIET, ARRAY, ARRAY], ..Four::START }, "draw:1", "board-drawn 1 agreement O3"),
        (
            Four { boards: ["4k3/8/8/8/8/8/3r4/4K3", QUIET, KINGS, ARRAY], ..Four::START },
            "1:e1d2",
            "board-drawn 1 dead-material F28",
        ),
    ] {
        let mut game = four.open();
        assert_eq!(play(&mut game, code), told);
        assert_eq!(
            (slots(&game).as_str(), field(&game, 1).as_str(), field(&game, 6).as_str()),
            ("- 2 B 1", "2:w", "=***")
        );
        assert_eq!((statuses(&game).as_str(), over(&game).as_str()), ("gprr", "-"));
        play(&mut game, "2:e1d1 2:e8d8");
        assert_eq!((slots(&game).as_str(), field(&game, 1).as_str()), ("- 2 B 2", "2:w"), "the other slot alone");
        open("four-board", &game.position());
    }
    // A drawn control board leaves its slot empty too.
    let mut game = CONTROL.open();
    assert_eq!(play(&mut game, "draw:3"), "board-drawn 3 agreement O3");
    assert_eq!(slots(&game), "1 - A 5");
}

#[test]
fn f18_both_slots_empty_draw_the_match() {
    let mut game = start("four-board");
    play(&mut game, "draw:1");
    assert_eq!(play(&mut game, "draw:2"), "board-drawn 2 agreement O3, over draw slots-empty F18");
    assert_eq!((field(&game, 1).as_str(), statuses(&game).as_str()), ("-", "ggrr"));
    // A board won and its control board drawn leave a slot empty as well.
    let mut game = Four { results: "b*=*", turn: "2:w", ..Four::START }.open();
    assert_eq!(slots(&game), "- 2 B 1");
    assert_eq!(play(&mut game, "draw:2"), "board-drawn 2 agreement O3, over draw slots-empty F18");
}

// --- F19 to F23: transfer -------------------------------------------------------------------------

/// Second, with Black on board 3, may bring black pieces from board 1.
fn bringing(lost: &'static str) -> Four {
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/8/4K2R", ARRAY];
    Four { boards, turn: "3:b", lost, ..CONTROL }
}

#[test]
fn f19_the_opponent_s_initial_board_is_still_in_play() {
    let mut game = bringing("-|-|qrbnp|-").open();
    assert_eq!(crossings(&game).split(' ').count(), 34);
    let kinds: Vec<_> = game.moves().iter().filter(|mv| mv.ply.is_cross()).map(|mv| mv.kind).collect();
    assert!(kinds.iter().all(|&kind| kind == crossboard::MoveKind::Transfer));
    refused(&game, "2:e8>3:e8 4:b8>3:b8", "boards-not-joined O6");
    assert_eq!(play(&mut game, "1:b8>3:b8"), "");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 3 A 6"), "it is his ply");
    // Drawn, or lost by the owner of the control board.
    for results in ["=w**", "b***"] {
        let game = Four { results, ..bringing("-|-|qrbnp|-") }.open();
        refused(&game, "1:b8>3:b8 1:e8>3:e8", "board-not-in-play F19");
        assert_eq!(crossings(&game), "");
    }
}

#[test]
fn f20_the_piece_stands_on_a_home_square_and_is_not_attacked_and_no_king() {
    let boards = ["r1b1k2r/p2p4/1n6/8/q7/8/8/B1R1K3", QUIET, "4k3/8/8/8/8/8/8/4K2R", ARRAY];
    let game = Four { boards, turn: "3:b", lost: "-|-|qrbnp|-", ..CONTROL }.open();
    refused(&game, "1:e8>3:e8", "king-stays F20");
    refused(&game, "1:b6>3:b8 1:a4>3:d8", "source-not-home F20");
    refused(&game, "1:c8>3:c8 1:h8>3:a8", "source-attacked F20");
    assert_eq!(crossings(&game), "1:a7>3:a7 1:a7>3:c7 1:a7>3:e7 1:a7>3:g7 1:a8>3:a8 1:d7>3:b7 1:d7>3:d7 1:d7>3:f7");
}

#[test]
fn f21_the_target_is_a_home_square_empty_not_attacked_of_one_colour() {
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "2b1k3/8/8/8/8/8/8/4K2R", ARRAY];
    let game = Four { boards, turn: "3:b", lost: "-|-|qrbnp|-", ..CONTROL }.open();
    refused(&game, "1:c8>3:c8", "target-occupied F21");
    refused(&game, "1:h8>3:h8 1:b7>3:h7", "target-attacked F21");
    refused(&game, "1:b8>3:g8 1:a7>3:b7 1:d8>3:a8", "square-color-differs F21");
    refused(&game, "1:b8>3:f8 1:b8>3:b6 1:d8>3:d6 1:b7>3:b5", "not-home-square F21");
    legal(&game, "1:b8>3:b8 1:d8>3:d8 1:a7>3:g7");
    // Not out of check.
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/8/3KR3", ARRAY];
    let game = Four { boards, turn: "3:b", lost: "-|-|qrbnp|-", ..CONTROL }.open();
    refused(&game, "1:b8>3:b8 1:a7>3:e7", "in-check F21");
    assert_eq!(crossings(&game), "");
}

#[test]
fn f22_the_piece_leaves_for_good_and_replaces_a_lost_one() {
    let game = bringing("-|-|n|-");
    let mut table = game.open();
    refused(&table, "1:d8>3:d8 1:c8>3:c8", "nothing-to-replace F22");
    assert_eq!(crossings(&table), "1:b8>3:b8 1:g8>3:g8");
    play(&mut table, "1:g8>3:g8");
    let boards = ["rnbqkb1r/pppppppp/8/8/8/8/8/4K3", QUIET, "4k1n1/8/8/8/8/8/8/4K2R", ARRAY];
    assert_eq!(table.position(), Four { boards, turn: "1:w", lost: "-|-|-|-", cycle: 6, ..game }.text());
    play(&mut table, "1:e1d1 1:a7a6 3:h1h2");
    refused(&table, "1:b8>3:b8", "nothing-to-replace F22");
}

#[test]
fn f22_black_s_losses_on_the_control_board_are_counted() {
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "4k3/7n/8/8/8/8/7p/4K2R", ARRAY];
    let mut game = Four { boards, turn: "3:w", ..CONTROL }.open();
    play(&mut game, "3:h1h2");
    assert_eq!(field(&game, 5), "-|-|p|-");
    let (color, lost) = board(&game, 3).lost.unwrap();
    assert_eq!((color, lost.of(Kind::Pawn)), (Color::Black, 1));
    play(&mut game, "3:e8d8 1:e1d1 1:a7a6 3:h2h7");
    assert_eq!(field(&game, 5), "-|-|np|-");
    play(&mut game, "1:b8>3:b8");
    assert_eq!(field(&game, 5), "-|-|p|-");
    // What white loses there is not.
    let boards = [QUIET, QUIET, "4k3/8/8/8/8/8/7r/4K2R", ARRAY];
    let mut game = Four { boards, turn: "3:b", ..CONTROL }.open();
    play(&mut game, "3:h2h1");
    assert_eq!(field(&game, 5), "-|-|-|-");
}

#[test]
fn f23_a_pinned_piece_is_attacked_and_stays() {
    let boards = ["3rk3/8/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/8/4K2R", ARRAY];
    legal(&Four { boards, turn: "3:b", lost: "-|-|qrb|-", ..CONTROL }.read(), "3:e8d8");
    // The queen on d8 stands between the rook on a8 and her king.
    let boards = ["R2qk3/8/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/8/4K2R", ARRAY];
    let game = Four { boards, turn: "3:b", lost: "-|-|q|-", ..CONTROL }.open();
    refused(&game, "1:d8>3:d8", "source-attacked F20");
}

#[test]
fn f23_the_castling_right_goes_with_the_rook_and_none_comes() {
    let boards = ["r3k2r/8/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/8/4K2N", ARRAY];
    let game = Four { boards, turn: "3:b", castling: Some("kq|-|-|KQkq"), lost: "-|-|rrp|-", ..CONTROL };
    let mut table = game.open();
    play(&mut table, "1:a8>3:a8");
    assert_eq!(field(&table, 2), "k|-|-|KQkq");
    play(&mut table, "1:e1d2 1:e8g8 3:h1g3");
    refused(&table, "3:e8c8", "castling-impossible O1");
    let mut table = game.open();
    play(&mut table, "1:h8>3:h8");
    assert_eq!(field(&table, 2), "q|-|-|KQkq");
    // A pawn that arrives may double-step.
    let mut table = bringing("-|-|p|-").open();
    play(&mut table, "1:a7>3:a7 1:e1d1 1:h7h6 3:h1h2");
    legal(&table, "3:a7a6 3:a7a5");
}

#[test]
fn f23_a_transfer_may_give_check_and_mate() {
    // A rook on a8, and the white king on the a file between his own men.
    let boards = ["r3k3/8/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/1PP5/KB6", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|r|-", ..CONTROL }.open();
    refused(&game, "1:a8>3:h8", "square-color-differs F21");
    play(&mut game, "1:a8>3:a8");
    assert_eq!(board(&game, 3).check, Some(spot(3, "a1").square));
    let boards = ["r3k3/8/8/8/8/8/8/4K3", QUIET, "4k3/8/8/8/8/8/1P6/KN6", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|r|-", ..CONTROL }.open();
    play(&mut game, "1:a8>3:a8");
    legal(&game, "1:e1d1");
    let boards = ["r3k3/8/8/8/8/8/8/4K3", QUIET, "1r2k3/8/8/8/8/8/8/K7", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|r|-", ..CONTROL }.open();
    assert_eq!(play(&mut game, "1:a8>3:a8"), "board-won 3 second checkmate F17, over second control-board F17");
}

// --- F24 to F29: settling -------------------------------------------------------------------------

#[test]
fn f24_mate_comes_before_repetition_and_count_and_these_before_the_turn_moves() {
    let boards = [MATE_BY_WHITE, QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, halfmoves: "99|0|0|0", ..Four::START }.open();
    assert_eq!(play(&mut game, "1:a1a8"), "board-won 1 first checkmate F14, board-enters 4 A F16");
    assert_eq!(field(&game, 4), "100|0|0|0", "the board keeps the text it had");
    play(&mut game, "2:e1d1 2:e8d8 4:e2e4");
    open("four-board", &game.position());
    // The count before stalemate, which is seen when the turn comes.
    let boards = ["7k/8/8/5Q2/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, halfmoves: "99|0|0|0", ..Four::START }.open();
    assert_eq!(play(&mut game, "1:f5f7"), "board-drawn 1 fifty-moves F24");
    // After black's ply too.
    let boards = [QUIET, QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "2:b", halfmoves: "0|99|0|0", ..Four::START }.open();
    assert_eq!(play(&mut game, "2:e8d8"), "board-drawn 2 fifty-moves F24");
    assert_eq!((slots(&game).as_str(), field(&game, 1).as_str()), ("1 - A 2", "1:w"));
}

#[test]
fn f24_a_decided_board_keeps_its_text() {
    // En passant square, castling rights, count and lost pieces stay when board 1 is agreed drawn.
    let boards = ["r3k2r/8/8/8/3p4/8/4P3/R3K2R", QUIET, ARRAY, ARRAY];
    let four = Four { boards, castling: Some("KQkq|-|KQkq|KQkq"), lost: "NP|-|-|-", ..Four::START };
    let mut game = four.open();
    play(&mut game, "1:e2e4 draw:1");
    let boards = ["r3k2r/8/8/8/3pP3/8/8/R3K2R", QUIET, ARRAY, ARRAY];
    let after = Four { boards, turn: "2:w", en_passant: "e3|-|-|-", results: "=***", ..four };
    assert_eq!(game.position(), after.text());
    play(&mut game, "2:e1d1 2:e8d8 2:d1e1 2:d8e8");
    assert_eq!(game.position(), Four { halfmoves: "0|4|0|0", cycle: 3, ..after }.text());
    open("four-board", &game.position());
}

#[test]
fn f25_the_turn_after_each_ply() {
    // White's ply that ends the board is followed by the other slot, Black's ply likewise.
    let boards = [MATE_BY_WHITE, QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    play(&mut game, "1:a1a8");
    assert_eq!(field(&game, 1), "2:w");
    // With the other slot empty: this slot's board, White to move, and the cycle goes up.
    let mut game = Four { boards, results: "*=**", cycle: 3, ..Four::START }.open();
    play(&mut game, "1:a1a8");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("4:w", "4 - A 4"));
    let boards = [QUIET, MATE_BY_BLACK, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "2:b", results: "=***", cycle: 3, ..Four::START }.open();
    play(&mut game, "2:a8a1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("4:w", "- 4 B 4"));
    // Black wins in slot B: slot A, and the cycle goes up.
    let mut game = Four { boards, turn: "2:b", cycle: 3, ..Four::START }.open();
    play(&mut game, "2:a8a1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 4 A 4"));
}

#[test]
fn f25_the_cycle_number_goes_up_when_the_turn_comes_to_a_slot_not_later() {
    let mut game = start("four-board");
    for (code, cycle) in [("1:e2e4", 1), ("1:e7e5", 1), ("2:e2e4", 1), ("2:e7e5", 2), ("1:d2d4", 2)] {
        play(&mut game, code);
        assert_eq!(game.state().slots.unwrap().cycle, cycle);
    }
    // At once on the control board (F26): the number stays, in slot B too.
    let mut game = Four { turn: "2:w", cycle: 4, ..Four::START }.open();
    play(&mut game, "resign:second:2");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("4:w", "1 4 B 4"));
    play(&mut game, "4:e2e4 4:e7e5");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 4 A 5"));
    // Drawn at turn in B: on to A, and up. Drawn at turn in A: on to B, not up.
    let mut game = Four { turn: "2:w", cycle: 4, ..Four::START }.open();
    play(&mut game, "draw:2");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 - A 5"));
    let mut game = Four { turn: "1:b", cycle: 4, ..Four::START }.open();
    play(&mut game, "draw:1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("2:w", "- 2 B 4"));
}

#[test]
fn f26_no_legal_ply_not_in_check_draws_when_the_turn_comes() {
    let boards = ["7k/8/8/5Q2/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    assert_eq!(play(&mut game, "1:f5f7"), "board-drawn 1 stalemate F26");
    assert_eq!(slots(&game), "- 2 B 1");
    // White's stalemate on board 2 waits until the turn comes there.
    let boards = [QUIET, "4k3/8/8/8/8/5q2/8/7K", ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    refused(&game, "2:h1h2", "wrong-board O6");
    assert_eq!(play(&mut game, "1:e1d1"), "");
    assert_eq!(play(&mut game, "1:e8d8"), "");
    let boards = [QUIET, "4k3/8/8/8/8/6q1/8/7K", ARRAY, ARRAY];
    let mut game = Four { boards, ..Four::START }.open();
    play(&mut game, "1:e1d1");
    assert_eq!(play(&mut game, "1:e8d8"), "board-drawn 2 stalemate F26");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 - A 2"));
}

#[test]
fn f26_placements_and_transfers_count_as_plies() {
    // White has no ordinary ply on board 1, but a knight to place.
    let boards = ["4k3/8/8/8/8/6q1/8/7K", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, lost: "N|-|-|-", ..Four::START }.open();
    assert_eq!(plies(&game, ""), "3:b1>1:b1");
    play(&mut game, "3:b1>1:b1");
    assert_eq!(results(&game.state()), "****");
    // Black has none on board 3, but a knight to bring.
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "7k/5Q2/8/8/8/8/8/4K3", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|n|-", ..CONTROL }.open();
    assert_eq!(plies(&game, ""), "1:b8>3:b8");
    play(&mut game, "1:b8>3:b8");
    // Without one it is stalemate.
    let boards = ["rnbqkbnr/pppppppp/8/8/8/8/8/4K3", QUIET, "7k/8/8/5Q2/8/8/8/4K3", ARRAY];
    let mut game = Four { boards, turn: "3:w", ..CONTROL }.open();
    assert_eq!(play(&mut game, "3:f5f7"), "board-drawn 3 stalemate F26");
}

#[test]
fn f26_in_check_without_a_legal_ply_the_board_is_lost() {
    // The pawn that leaves a7 opens the file of the rook behind it: mate on board 1, where the turn comes next.
    let boards = ["rr2k3/p7/8/8/8/8/8/K7", QUIET, "4k3/8/8/8/8/8/7P/4K3", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|p|-", ..CONTROL }.open();
    assert_eq!(play(&mut game, "1:a7>3:a7"), "board-won 1 second checkmate F26, over second both-initial-boards F15");
    // A line so opened that leaves a way out is a check like any other.
    let boards = ["r3k3/p7/8/8/8/8/8/K7", QUIET, "4k3/8/8/8/8/8/7P/4K3", ARRAY];
    let mut game = Four { boards, turn: "3:b", lost: "-|-|p|-", ..CONTROL }.open();
    assert_eq!(play(&mut game, "1:a7>3:a7"), "");
    assert_eq!(plies(&game, ""), "1:a1b1 1:a1b2");
    // On a control board the match ends (F17).
    let boards = [QUIET, QUIET, "6k1/8/8/8/8/8/5PPP/r5K1", ARRAY];
    let game = Four { boards, turn: "3:w", ..CONTROL }.read();
    assert_eq!((over(&game).as_str(), field(&game, 6).as_str()), ("second control-board F17", "*wb*"));
}

#[test]
fn f26_dead_material_is_looked_at_first_and_waits_for_the_turn() {
    // Board 2 is dead already, but its turn has not come.
    let boards = [QUIET, KINGS, ARRAY, KINGS];
    let mut game = Four { boards, ..Four::START }.open();
    play(&mut game, "1:e1d1");
    assert_eq!(play(&mut game, "1:e8d8"), "board-drawn 2 dead-material F28");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 - A 2"));
    // Dead and stalemated: dead. Dead and in check: dead.
    for board in ["8/8/8/8/4b3/1k6/8/K7", "4k3/8/8/8/4b3/8/8/7K"] {
        let mut game = Four { boards: [QUIET, board, KINGS, KINGS], turn: "1:b", ..Four::START }.open();
        assert_eq!(play(&mut game, "1:e8d8"), "board-drawn 2 dead-material F28");
        let game = Four { boards: [board, QUIET, KINGS, ARRAY], ..Four::START }.read();
        assert_eq!((field(&game, 6).as_str(), field(&game, 1).as_str()), ("=***", "2:w"));
    }
}

#[test]
fn f27_repetition_is_counted_on_each_board_apart() {
    let mut game = start("four-board");
    play(&mut game, "1:g1f3 1:g8f6 2:a2a3 2:a7a6 1:f3g1 1:f6g8 2:b2b3 2:b7b6");
    assert_eq!((board(&game, 1).repetitions, board(&game, 2).repetitions), (2, 1));
    play(&mut game, "1:g1f3 1:g8f6 2:c2c3 2:c7c6 1:f3g1");
    assert_eq!(play(&mut game, "1:f6g8"), "board-drawn 1 threefold F24");
    assert_eq!((field(&game, 6).as_str(), field(&game, 4).as_str()), ("=***", "8|0|0|0"));
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("2:w", "- 2 B 4"));
    assert_eq!(game.state_at(4).unwrap().boards[0].repetitions, 1);
    assert_eq!(game.state_at(6).unwrap().boards[0].repetitions, 2);
}

#[test]
fn f27_castling_rights_and_en_passant_square_are_part_of_the_position() {
    let boards = ["4k3/p7/8/8/8/8/P7/4K2R", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, castling: Some("K|-|KQkq|KQkq"), ..Four::START }.open();
    let (there, back) = ("1:h1g1 1:e8d8 2:e1d1 2:e8d8", "1:g1h1 1:d8e8 2:d1e1 2:d8e8");
    play(&mut game, there);
    play(&mut game, back);
    assert_eq!(board(&game, 1).repetitions, 1, "the right is gone");
    assert_eq!(board(&game, 2).repetitions, 2);
}

#[test]
fn f27_counts_start_anew_with_capture_pawn_move_placement_and_transfer_on_both_boards() {
    let boards = ["4k3/p7/8/8/8/8/r6P/K7", QUIET, ARRAY, ARRAY];
    let four = Four { boards, halfmoves: "40|50|60|70", lost: "N|-|-|-", ..Four::START };
    let mut game = four.read();
    assert_eq!(play(&mut game, "1:a1a2"), "");
    assert_eq!(field(&game, 4), "0|50|60|70");
    play(&mut game, "1:e8d8 2:e1d1");
    assert_eq!(field(&game, 4), "1|51|60|70");
    play(&mut game, "2:a7a6");
    assert_eq!(field(&game, 4), "1|0|60|70");
    play(&mut game, "3:b1>1:b1");
    assert_eq!(field(&game, 4), "0|0|0|70", "placement: both boards");
    let mut game = Four { halfmoves: "40|0|60|70", ..bringing("-|-|n|-") }.open();
    play(&mut game, "1:b8>3:b8");
    assert_eq!(field(&game, 4), "0|0|0|70", "transfer: both boards");
}

#[test]
fn f27_a_placement_starts_the_record_of_both_boards_anew() {
    // Boards 1 and 3 in play. Twice there and back, then a piece leaves board 3: its record begins with that.
    let boards = ["4k3/p7/8/8/8/8/P7/4K3", QUIET, "4k3/p7/8/8/8/8/P7/N3K3", ARRAY];
    let mut game = Four { boards, lost: "N|-|-|-", ..CONTROL }.open();
    let round = "1:e1d1 1:e8d8 3:e1d1 3:e8d8 1:d1e1 1:d8e8 3:d1e1 3:d8e8";
    play(&mut game, round);
    assert_eq!((board(&game, 1).repetitions, board(&game, 3).repetitions), (2, 2));
    play(&mut game, "3:a1>1:g1");
    assert_eq!((board(&game, 1).repetitions, board(&game, 3).repetitions), (1, 1));
    // The position on board 3 after the piece has left is the first of the new record.
    play(&mut game, "1:e8d8 3:e1d1 3:e8d8 1:e1d1 1:d8e8 3:d1e1 3:d8e8");
    assert_eq!(board(&game, 3).repetitions, 2);
    play(&mut game, "1:d1e1 1:e8d8 3:e1d1 3:e8d8 1:e1d1 1:d8e8 3:d1e1");
    assert_eq!(play(&mut game, "3:d8e8"), "board-drawn 3 threefold F24");
}

#[test]
fn f28_material_is_dead_only_when_no_piece_can_come() {
    // Initial board: white pieces on the owner's control board, in reserve or in play, keep it alive.
    for (control, results, over) in [
        (ARRAY, "****", "****"),
        ("4k3/8/8/8/8/8/P7/4K3", "****", "****"),
        (KINGS, "****", "=***"),
        // Black pieces there do not.
        ("rnbqkbnr/pppppppp/8/8/8/8/8/4K3", "****", "=***"),
        ("4k3/8/8/8/8/8/P7/4K3", "*w**", "*w**"),
        ("4k3/8/8/8/8/8/P7/4K3", "*w=*", "=w=*"),
    ] {
        let boards = [KINGS, QUIET, control, ARRAY];
        let game = Four { boards, results, ..Four::START }.read();
        assert_eq!(field(&game, 6), over, "{control} {results}");
    }
    // Control board: black pieces on the opponent's initial board, while it is in play.
    for (initial, results, over) in [
        (QUIET, "*w**", "*w**"),
        ("4k3/8/8/8/8/8/P7/4K3", "*w**", "*w=*"),
        (QUIET, "=w**", "=w=*"),
        (QUIET, "b***", "b*=*"),
    ] {
        let boards = [initial, QUIET, KINGS, ARRAY];
        let game = Four { boards, turn: "3:w", results, ..Four::START }.read();
        assert_eq!(field(&game, 6), over, "{initial} {results}");
    }
    // The kinds of O5: a pair of bishops is not dead.
    let boards = ["4k3/8/8/8/8/8/8/2B1KB2", QUIET, KINGS, ARRAY];
    assert_eq!(field(&Four { boards, ..Four::START }.open(), 6), "****");
}

#[test]
fn f28_the_last_piece_leaving_the_control_board_makes_the_initial_board_dead() {
    let boards = [KINGS, QUIET, "4k3/pppppppp/8/8/8/8/8/1N2K1N1", ARRAY];
    let mut game = Four { boards, lost: "NN|-|-|-", ..Four::START }.open();
    assert_eq!(play(&mut game, "3:b1>1:b1"), "", "a knight can still come");
    assert!(game.undo());
    let boards = [KINGS, QUIET, "4k3/pppppppp/8/8/8/8/8/1N2K3", ARRAY];
    let mut game = Four { boards, lost: "NN|-|-|-", ..Four::START }.open();
    assert_eq!(play(&mut game, "3:b1>1:b1"), "board-drawn 1 dead-material F28");
    assert_eq!(
        (field(&game, 1).as_str(), field(&game, 5).as_str()),
        ("2:w", "N|-|-|-"),
        "lost, though nothing can replace it"
    );
}

#[test]
fn f29_a_board_in_reserve_has_the_rights_of_the_array_less_those_that_left() {
    let boards = [MATE_BY_BLACK, QUIET, ARRAY, ARRAY];
    let four = Four { boards, turn: "1:w", lost: "QRRBN|-|-|-", ..Four::START };
    let mut game = four.open();
    play(&mut game, "3:f1>1:f1");
    assert_eq!(field(&game, 2), "-|-|KQkq|KQkq");
    play(&mut game, "1:g8h8 2:e1d1 2:e8d8");
    // Rights on board 3 serve once it is in play.
    let boards = [QUIET, QUIET, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3K2R", ARRAY];
    let mut game = Four { boards, castling: Some("-|-|KQkq|KQkq"), lost: "R|-|-|-", ..Four::START }.open();
    play(&mut game, "3:h1>1:h1 1:e8d8 resign:first:2");
    assert_eq!((field(&game, 1).as_str(), field(&game, 2).as_str()), ("3:w", "-|-|Qkq|KQkq"));
    legal(&game, "3:e1c1");
    refused(&game, "3:e1g1", "castling-impossible O1");
}

// --- what a page asks -----------------------------------------------------------------------------

#[test]
fn f21_candidates_and_sources_say_why_not() {
    let game = bringing("-|-|n|-").open();
    let words = |candidates: Vec<crossboard::Candidate>| -> Vec<String> {
        let word = |candidate: &crossboard::Candidate| {
            let why = candidate.refusal.map_or("legal".to_owned(), |refusal| refusal.rule.to_string());
            format!("{} {why}", candidate.mv.ply.text(game.info().shape))
        };
        candidates.iter().filter(|candidate| candidate.mv.ply.is_cross()).map(word).collect()
    };
    assert_eq!(words(game.candidates(spot(1, "b8"))), ["1:b8>3:b8 legal", "1:b8>3:g8 F21"]);
    assert_eq!(words(game.candidates(spot(1, "d8"))), ["1:d8>3:d8 F22"]);
    let sources = words(game.sources(spot(3, "b8")));
    assert_eq!(sources.len(), 16);
    assert!(sources.contains(&"1:b8>3:b8 legal".to_owned()) && sources.contains(&"1:e8>3:b8 F20".to_owned()));
    assert!(game.sources(spot(2, "b8")).iter().all(|candidate| candidate.refusal.is_some()));
}

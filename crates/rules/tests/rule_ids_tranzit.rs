//! The rules of Chess-tranzit, T1 to T21, one by one.

mod common;

use common::*;
use crossboard::{Color, Player};

const EMPTY: &str = "8/8/8/8/8/8/8/8";

/// A game from two boards and the rest of the text, which settling must not change.
fn two(one: &str, two: &str, rest: &str) -> Table {
    open("tranzit", &format!("{one}|{two} {rest}"))
}

/// The same, settled.
fn settled(one: &str, two: &str, rest: &str) -> Table {
    read("tranzit", &format!("{one}|{two} {rest}"))
}

#[test]
fn t1_the_array_on_board_1_white_begins_players_alternate() {
    let mut game = start("tranzit");
    assert_eq!(game.position(), format!("{ARRAY}|{EMPTY} w KQkq - 0 1 ** -"));
    assert_eq!((board(&game, 1).pieces.len(), board(&game, 2).pieces.len()), (32, 0));
    let mut seen = Vec::new();
    for code in ["1:e2e4", "1:g8>2:g8", "1:e1>2:e1", "2:g8f6"] {
        seen.push(format!("{} {} {}", player(&game), field(&game, 1), field(&game, 5)));
        play(&mut game, code);
        assert_eq!(game.state().turn, (1, 1));
    }
    assert_eq!(seen, ["first w 1", "second b 1", "first w 2", "second b 2"]);
}

#[test]
fn t2_a_move_on_either_board_or_a_tranzit_to_the_same_square() {
    let mut game = start("tranzit");
    // 20 moves, and 16 pieces that may go over.
    assert_eq!(codes(&*game).len(), 36);
    assert_eq!(crossings(&game).split(' ').count(), 16);
    refused(&game, "1:g1>2:f1 1:e2>2:e4", "other-square T2");
    let tranzit = *game.moves().iter().find(|mv| mv.ply.is_cross()).unwrap();
    assert_eq!((tranzit.kind, tranzit.capture), (crossboard::MoveKind::Tranzit, None));
    play(&mut game, "1:g1>2:g1 1:a7a6 2:g1f3 1:a6a5");
    legal(&game, "1:e2e4 2:f3e5 1:d1>2:d1 2:f3>1:f3");
    assert_eq!(
        game.position(),
        format!("rnbqkbnr/1ppppppp/8/p7/8/8/PPPPPPPP/RNBQKB1R|8/8/8/8/8/5N2/8/8 w KQkq - 0 3 ** w")
    );
}

#[test]
fn t3_a_tranzit_never_captures() {
    let game = two("4k3/8/8/8/8/8/PP6/4K3", "8/8/8/8/8/8/nN6/8", "w - - 0 1 ** wb");
    refused(&game, "1:a2>2:a2 1:b2>2:b2 2:b2>1:b2", "target-occupied T3");
    legal(&game, "1:e1>2:e1");
}

#[test]
fn t4_the_king_does_not_land_on_an_attacked_square() {
    let game = two("4k3/8/8/8/8/8/8/4K3", "4r3/8/8/8/8/8/P7/8", "w - - 0 1 ** wb");
    refused(&game, "1:e1>2:e1", "target-attacked T4");
    let game = two("4k3/8/8/8/8/8/8/4K3", "4r3/4p3/8/8/8/8/P7/8", "w - - 0 1 ** wb");
    legal(&game, "1:e1>2:e1");
    // Not next to the other king either.
    let game = two("8/p7/8/8/8/8/8/4K3", "8/8/8/8/8/P7/4k3/8", "w - - 0 1 ** wb");
    refused(&game, "1:e1>2:e1", "target-attacked T4");
    // Other pieces may.
    let game = two("4k3/8/8/8/8/8/8/N3K3", "r7/8/8/8/8/8/8/8", "w - - 0 1 ** wb");
    legal(&game, "1:a1>2:a1");
}

#[test]
fn t5_a_tranzit_never_gives_check() {
    // By the piece that arrives.
    let game = two("8/p7/8/4R3/8/8/8/4K3", "4k3/8/8/8/8/8/P7/8", "w - - 0 1 ** wb");
    refused(&game, "1:e5>2:e5", "gives-check T5");
    // By a line that opens behind it.
    let game = two("4k3/8/8/4N3/8/8/4R3/4K3", EMPTY, "w - - 0 1 ** wb");
    refused(&game, "1:e5>2:e5", "gives-check T5");
    legal(&game, "1:e2>2:e2 1:e1>2:e1");
    // By the king's going, too.
    let game = two("4k3/8/8/4K3/8/8/4R3/8", EMPTY, "w - - 0 1 ** wb");
    refused(&game, "1:e5>2:e5", "gives-check T5");
    // On a closed board as well: board 2 is closed, and black's king stands there.
    let game = two("8/p7/8/8/8/8/8/K7", "4k3/8/8/4N3/8/8/4R3/8", "w - - 0 9 *w wb");
    refused(&game, "2:e5>1:e5", "gives-check T5");
    legal(&game, "2:e2>1:e2");
}

#[test]
fn t6_the_own_king_is_not_left_attacked() {
    // A pinned piece does not go over, and does not move.
    let game = two("4r2k/8/8/8/8/8/4N3/4K3", EMPTY, "w - - 0 1 ** wb");
    refused(&game, "1:e2>2:e2 1:e2c3", "own-king-attacked T6");
    // The king does not stay in check by a ply on the other board.
    let game = two("4r2k/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/P7/8", "w - - 0 1 ** wb");
    refused(&game, "2:a2a3 2:a2>1:a2", "own-king-attacked T6");
    assert_eq!(plies(&game, ""), "1:e1>2:e1 1:e1d1 1:e1d2 1:e1f1 1:e1f2");
    // On its own board alone: pieces on the other are nothing to it.
    let game = two("7k/8/8/8/8/8/8/4K3", "4r3/8/8/8/8/8/P7/8", "w - - 0 1 ** wb");
    legal(&game, "1:e1e2 2:a2a3");
}

#[test]
fn t7_castling_on_board_1_only_and_the_rights_go_with_the_pieces() {
    let game = two("r3k2r/8/8/8/8/8/8/R3K2R", "8/8/8/8/8/8/P7/8", "w KQkq - 0 1 ** wb");
    legal(&game, "1:e1g1 1:e1c1");
    let mut table = game.boxed_clone();
    play(&mut table, "1:h1>2:h1");
    assert_eq!(field(&table, 2), "Qkq");
    play(&mut table, "1:e8>2:e8 2:h1>1:h1");
    assert_eq!(field(&table, 2), "Q", "a right does not come back");
    let mut table = game.boxed_clone();
    play(&mut table, "1:e1>2:e1 1:a8>2:a8 2:e1>1:e1 2:a8>1:a8");
    assert_eq!(field(&table, 2), "k");
    refused(&table, "1:e1g1 1:e1c1", "castling-impossible O1");
    let game = two("4k3/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/R3K2R", "w - - 0 1 ** wb");
    refused(&game, "2:e1g1 2:e1c1", "castling-impossible O1");
}

#[test]
fn t7_double_step_en_passant_and_promotion_on_both_boards() {
    let mut game = two("4k3/8/8/8/8/8/8/4K3", "8/1p6/8/2P5/3p4/8/P3P3/8", "w - - 0 1 ** wb");
    play(&mut game, "2:e2e4");
    assert_eq!(field(&game, 3), "2:e3");
    legal(&game, "2:d4e3");
    play(&mut game, "2:b7b5");
    assert_eq!(field(&game, 3), "2:b6");
    play(&mut game, "2:c5b6");
    assert_eq!(field(&game, 0), "4k3/8/8/8/8/8/8/4K3|8/8/1P6/8/3pP3/8/P7/8");
    let mut game = two("4k3/8/8/8/8/8/8/4K3", "8/P7/8/8/8/8/8/8", "w - - 0 1 ** wb");
    refused(&game, "2:a7a8", "promotion-missing O1");
    legal(&game, "2:a7a8n");
    play(&mut game, "2:a7a8q");
    assert_eq!(board(&game, 2).pieces[0].1.letter(), 'Q');
    // A pawn that has come over may make its double step; en passant holds on one board only.
    let mut game = two("4k3/8/8/8/3p4/8/4P3/4K3", "8/8/8/8/8/8/8/8", "w - - 0 1 ** wb");
    play(&mut game, "1:e2>2:e2 1:e8e7");
    legal(&game, "2:e2e4");
    play(&mut game, "2:e2e4");
    assert_eq!(field(&game, 3), "-");
    refused(&game, "1:d4e3", "no-such-move O1");
}

#[test]
fn t8_a_check_is_answered_by_any_ply_that_ends_it() {
    let game = two("4r2k/8/8/8/1B6/8/8/4K3", "8/8/8/8/4B3/8/8/8", "w - - 0 1 ** wb");
    assert_eq!(board(&game, 1).check, Some(spot(1, "e1").square));
    // A move onto the line, a tranzit of another piece onto the line, a tranzit of the king, a move of the king.
    legal(&game, "1:b4e7 2:e4>1:e4 1:e1>2:e1 1:e1d1");
    refused(&game, "1:b4c3 2:e4d3 1:b4>2:b4", "own-king-attacked T6");
    assert_eq!(crossings(&game), "1:e1>2:e1 2:e4>1:e4");
    // A double check is answered by the king alone.
    let game = two("4r2k/8/8/8/7b/8/8/4K3", "8/8/8/8/4B3/8/8/8", "w - - 0 1 ** wb");
    assert_eq!(plies(&game, ""), "1:e1>2:e1 1:e1d1 1:e1d2 1:e1f1");
}

#[test]
fn t9_mate_on_a_board_leaves_no_ply_but_the_king_s_tranzit() {
    // The author's own example: 1. i f3 i e5 2. i g4 i Qh4# 3. ii Ke1 ii Ke8.
    let mut game = start("tranzit");
    play(&mut game, "1:f2f3 1:e7e5 1:g2g4");
    assert_eq!(
        play(&mut game, "1:d8h4"),
        "board-won 1 second checkmate T9, board-closed 1 T10, king-must-hop first 1:e1 T11"
    );
    assert_eq!((field(&game, 6).as_str(), statuses(&game).as_str()), ("b*", "cp"));
    assert_eq!(play(&mut game, "1:e1>2:e1"), "king-must-hop second 1:e8 T11");
    assert_eq!(play(&mut game, "1:e8>2:e8"), "");
    assert_eq!((player(&game), over(&game).as_str()), ("first", "-"));
    assert_eq!(field(&game, 7), "wb");
}

#[test]
fn t9_a_tranzit_of_another_piece_that_parries_is_no_mate() {
    // The same mate, but a bishop on board 2 can come to f2.
    let mut game = two("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR", "8/8/8/8/8/8/5B2/8", "b KQkq - 0 2 ** w");
    assert_eq!(play(&mut game, "1:d8h4"), "");
    assert_eq!(plies(&game, ""), "1:e1>2:e1 2:f2>1:f2");
    // On board 2 as well, and the king's tranzit to board 1 is not looked at.
    let mut game = two("8/p7/8/8/8/8/P7/8", "6k1/5ppp/8/8/8/8/8/R5K1", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "2:a1a8"),
        "board-won 2 first checkmate T9, board-closed 2 T10, king-must-hop second 2:g8 T11"
    );
}

#[test]
fn t10_a_closed_board_has_no_moves_and_takes_no_piece() {
    let mut game = two("4k3/p7/8/8/8/8/P7/R7", "7q/8/8/8/8/8/8/4K3", "w - - 0 9 w* wb");
    refused(&game, "1:a2a3 1:a1b1 1:a1f1", "board-closed T10");
    refused(&game, "2:e1>1:e1", "board-closed T10");
    assert_eq!(statuses(&game), "cp");
    // What stands there may leave.
    assert_eq!(crossings(&game), "1:a1>2:a1 1:a2>2:a2");
    refused(&game, "1:a1a8", "no-such-move O1");
    // T6 is named before T10.
    let pinned = two("4k3/8/8/8/8/8/P7/8", "r7/8/8/8/8/8/8/K3N3", "w - - 0 9 w* wb");
    refused(&pinned, "2:e1>1:e1", "own-king-attacked T6");
    play(&mut game, "2:e1e2");
    assert_eq!(plies(&game, ""), "1:e8>2:e8");
}

#[test]
fn t10_board_2_closed_leaves_board_1_alone() {
    let mut game = start("tranzit");
    assert_eq!(play(&mut game, "draw:2"), "board-drawn 2 agreement O3, board-closed 2 T10");
    assert_eq!(crossings(&game), "");
    refused(&game, "1:g1>2:g1 1:e1>2:e1", "board-closed T10");
    assert_eq!(codes(&*game).len(), 20);
    // T3 is named before T10.
    let game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/8/8/n7/8", "w - - 0 9 *= wb");
    refused(&game, "1:a2>2:a2", "target-occupied T3");
}

#[test]
fn t11_a_king_on_a_closed_board_must_go_and_nothing_else_may() {
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/1N6/8", "w - - 0 9 b* wb");
    assert_eq!(game.state().forced, Some(spot(1, "e1")));
    assert_eq!(plies(&game, ""), "1:e1>2:e1");
    refused(&game, "2:b2d3 1:a2>2:a2", "king-must-hop T11");
    refused(&game, "1:a2a3 1:e1e2", "board-closed T10");
    refused(&game, "1:e1>2:e2", "other-square T2");
    // First the mated player's king, then the other one.
    assert_eq!(play(&mut game, "1:e1>2:e1"), "king-must-hop second 1:e8 T11");
    assert_eq!(game.state().forced, Some(spot(1, "e8")));
    assert_eq!(play(&mut game, "1:e8>2:e8"), "");
    assert_eq!(game.state().forced, None);
    legal(&game, "2:b2d3 1:a2>2:a2 2:e1e2");
}

#[test]
fn t11_t5_does_not_apply_to_the_forced_king() {
    // White's king, going, opens the rook's line on the closed board where black's king stands.
    let mut game = two("4k3/8/8/8/8/8/4K3/4R3", "8/8/8/8/8/8/P7/8", "w - - 0 9 b* wb");
    assert_eq!(plies(&game, ""), "1:e2>2:e2");
    assert_eq!(play(&mut game, "1:e2>2:e2"), "king-must-hop second 1:e8 T11");
    assert_eq!(plies(&game, ""), "1:e8>2:e8");
    // Free, it may not.
    let game = two("4k3/8/8/8/8/8/4K3/4R3", "8/8/8/8/8/8/P7/8", "w - - 0 9 ** wb");
    refused(&game, "1:e2>2:e2", "gives-check T5");
}

#[test]
fn t11_after_a_draw_the_player_to_move_goes_first() {
    let mut game = start("tranzit");
    play(&mut game, "1:e2e4 1:e7e5 1:g1f3");
    assert_eq!(
        play(&mut game, "draw:1"),
        "board-drawn 1 agreement O3, board-closed 1 T10, king-must-hop second 1:e8 T11"
    );
    assert_eq!(play(&mut game, "1:e8>2:e8"), "king-must-hop first 1:e1 T11");
    assert_eq!(play(&mut game, "1:e1>2:e1"), "");
    assert_eq!(player(&game), "second");
}

#[test]
fn t12_the_square_occupied_draws_the_other_board() {
    let mut game = two("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKB2", "8/8/8/8/8/8/8/4N3", "b Qkq - 0 2 ** w");
    assert_eq!(
        play(&mut game, "1:d8h4"),
        "board-won 1 second checkmate T9, board-closed 1 T10, board-drawn 2 king-blocked T12, \
         over second boards-decided T21 1:2"
    );
    assert_eq!(field(&game, 6), "b=");
    assert!(game.moves().is_empty());
    // By an enemy piece as well; occupied is looked at before attacked.
    let game = settled("4k3/8/8/8/8/8/8/4K3", "4r3/8/8/8/8/8/8/4r3", "w - - 0 9 b* wb");
    assert_eq!((field(&game, 6).as_str(), over(&game).as_str()), ("b=", "second boards-decided T21 1:3"));
}

#[test]
fn t12_the_square_attacked_is_a_double_mate() {
    let mut game = two("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR", "4r3/8/8/8/8/8/8/8", "b KQkq - 0 2 ** b");
    assert_eq!(
        play(&mut game, "1:d8h4"),
        "board-won 1 second checkmate T9, board-closed 1 T10, board-won 2 second double-mate T12, \
         over second boards-decided T21 0:4"
    );
    assert_eq!(field(&game, 6), "bb");
}

#[test]
fn t12_holds_for_the_mating_player_s_king_too() {
    // White's king goes; black's, on the closed board too, finds its square occupied, or attacked.
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "4n3/8/8/8/8/8/8/8", "w - - 0 9 b* wb");
    assert_eq!(play(&mut game, "1:e1>2:e1"), "board-drawn 2 king-blocked T12, over second boards-decided T21 1:3");
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/R7/8/8/8", "w - - 0 9 b* wb");
    assert_eq!(play(&mut game, "1:e1>2:e1"), "king-must-hop second 1:e8 T11");
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "R7/8/8/8/8/8/8/8", "w - - 0 9 b* wb");
    assert_eq!(play(&mut game, "1:e1>2:e1"), "board-won 2 first double-mate T12, over draw boards-decided T21 2:2");
}

#[test]
fn t13_who_leaves_board_1_without_a_piece_loses_it() {
    let mut game = two("4k3/8/8/8/8/8/P7/8", "8/8/8/8/8/8/8/4K3", "w - - 3 9 ** wb");
    assert_eq!(
        play(&mut game, "1:a2>2:a2"),
        "board-won 1 second board-emptied T13, board-closed 1 T10, king-must-hop second 1:e8 T11"
    );
    assert_eq!((field(&game, 6).as_str(), field(&game, 4).as_str()), ("b*", "0"));
    // A king counts as a piece: it may be the last to stay, and the last to leave.
    let mut game = two("4k3/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/P7/8", "w - - 0 9 ** wb");
    assert_eq!(play(&mut game, "1:e1e2"), "");
    play(&mut game, "1:e8e7");
    assert!(play(&mut game, "1:e2>2:e2").starts_with("board-won 1 second board-emptied T13"));
    // A capture is no leaving: the mover is looked at.
    let mut game = two("4k3/8/8/8/8/8/r7/N7", "8/8/8/8/8/8/7P/4K3", "b - - 0 9 ** wb");
    assert_eq!(play(&mut game, "1:a2a1"), "");
    assert_eq!(field(&game, 6), "**");
    // After his own next ply, which is not on board 1, he has none there.
    assert_eq!(
        play(&mut game, "2:h2h3"),
        "board-won 1 second board-emptied T13, board-closed 1 T10, king-must-hop second 1:e8 T11"
    );
    // Unless a piece of his comes to it.
    assert!(game.undo());
    assert_eq!(play(&mut game, "2:h2>1:h2"), "");
    // Board 2 may be left by all, and board 1 too once it is decided.
    let mut game = two("4k3/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/P7/8", "w - - 0 9 ** wb");
    assert_eq!(play(&mut game, "2:a2>1:a2"), "");
}

#[test]
fn t13_with_board_2_decided_ends_the_match() {
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", EMPTY, "w - - 0 9 ** wb");
    play(&mut game, "1:a2>2:a2 1:e8e7");
    // Both decided at once: T13 first, then T12 for black's king, whose square is taken.
    let mut game = two("4k3/8/8/8/8/8/P7/8", "4r3/8/8/8/8/8/8/3K4", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "1:a2>2:a2"),
        "board-won 1 second board-emptied T13, board-closed 1 T10, board-drawn 2 king-blocked T12, \
         over second boards-decided T21 1:3"
    );
}

#[test]
fn t14_threefold_repetition_draws_the_board_of_the_third_ply() {
    let mut game = start("tranzit");
    play(&mut game, "1:g1f3 1:g8f6 1:f3g1 1:f6g8 1:g1f3 1:g8f6 1:f3g1");
    assert_eq!(board(&game, 1).repetitions, 2);
    assert_eq!(
        play(&mut game, "1:f6g8"),
        "board-drawn 1 threefold T14, board-closed 1 T10, king-must-hop first 1:e1 T11"
    );
    assert_eq!((field(&game, 6).as_str(), field(&game, 4).as_str()), ("=*", "0"));
    assert_eq!(board(&game, 1).repetitions, 1, "the record starts anew");
    assert_eq!(game.state_at(4).unwrap().boards[1].repetitions, 2, "one record for both boards");
}

#[test]
fn t14_tranzits_included_and_the_board_arrived_on() {
    let mut game = two("4k3/p7/8/8/8/8/P7/N3K3", "n7/8/8/8/8/8/8/8", "w - - 0 9 ** wb");
    play(&mut game, "1:a1>2:a1 2:a8>1:a8 2:a1>1:a1 1:a8>2:a8 1:a1>2:a1 2:a8>1:a8 2:a1>1:a1");
    assert_eq!(play(&mut game, "1:a8>2:a8"), "board-drawn 2 threefold T14, board-closed 2 T10");
    assert_eq!(field(&game, 6), "*=");
    // Castling rights make another position: king and rook that were away.
    let mut game = two("4k3/p7/8/8/8/8/P7/4K2R", "n7/8/8/8/8/8/8/8", "w K - 0 9 ** wb");
    let round = "1:h1>2:h1 2:a8b6 2:h1>1:h1 2:b6a8";
    play(&mut game, round);
    assert_eq!(board(&game, 1).repetitions, 1);
    play(&mut game, round);
    assert_eq!(board(&game, 1).repetitions, 2);
    // Who has gone from 1 to 2 does not (T19 is no part of the position).
    let mut game = two("4k3/p7/8/8/8/8/P7/N3K3", "n7/8/8/8/8/8/8/8", "w - - 0 9 ** -");
    play(&mut game, "1:a1>2:a1 2:a8>1:a8 2:a1>1:a1 1:a8>2:a8");
    assert_eq!(board(&game, 1).repetitions, 2);
}

#[test]
fn t15_a_hundred_plies_draw_the_board_of_the_last() {
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 99 90 ** wb");
    assert_eq!(play(&mut game, "2:a1b3"), "board-drawn 2 fifty-moves T15, board-closed 2 T10");
    assert_eq!((field(&game, 6).as_str(), field(&game, 4).as_str()), ("*=", "0"));
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 99 90 ** wb");
    assert_eq!(
        play(&mut game, "2:a1>1:a1"),
        "board-drawn 1 fifty-moves T15, board-closed 1 T10, king-must-hop second 1:e8 T11"
    );
    // A tranzit of a pawn is not a pawn move; a pawn move and a capture are.
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/1n6/N7", "w - - 98 90 ** wb");
    play(&mut game, "1:a2>2:a2");
    assert_eq!(field(&game, 4), "99");
    assert_eq!((board(&game, 1).halfmoves, board(&game, 2).halfmoves), (99, 99));
    play(&mut game, "1:a7a6");
    assert_eq!(field(&game, 4), "0");
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/1n6/8/N7", "w - - 98 90 ** wb");
    play(&mut game, "2:a1b3");
    assert_eq!(field(&game, 4), "0");
}

#[test]
fn t15_count_and_record_start_anew_when_a_board_is_decided() {
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 50 90 ** wb");
    play(&mut game, "2:a1b3 1:e8d8 2:b3a1 1:d8e8");
    assert_eq!((board(&game, 1).halfmoves, board(&game, 1).repetitions), (54, 2));
    play(&mut game, "draw:2");
    assert_eq!((board(&game, 1).halfmoves, board(&game, 1).repetitions), (0, 1));
    assert_eq!(field(&game, 4), "0");
    // The position then standing is the first: it stands for the third time after two rounds.
    play(&mut game, "1:e1d1 1:e8d8 1:d1e1 1:d8e8 1:e1d1 1:e8d8 1:d1e1");
    assert_eq!(play(&mut game, "1:d8e8"), "board-drawn 1 threefold T14, over draw boards-decided T21 2:2");
    // Threefold is looked at before the count.
    let mut game = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 92 90 ** wb");
    play(&mut game, "2:a1b3 1:e8d8 2:b3a1 1:d8e8 2:a1b3 1:e8d8 2:b3a1");
    assert!(play(&mut game, "1:d8e8").starts_with("board-drawn 1 threefold T14"));
}

#[test]
fn t16_stalemate_draws_the_board_of_the_king() {
    // No ply at all: the king is shut in, and its square on board 2 is attacked.
    let mut game = two("7k/8/8/5Q2/8/8/8/4K3", "7R/8/8/8/8/8/8/8", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "1:f5f7"),
        "board-drawn 1 stalemate T16, board-closed 1 T10, board-drawn 2 king-blocked T12, \
         over draw boards-decided T21 2:2"
    );
    let mut game = two("7k/8/8/5Q2/8/8/8/4K3", "R7/8/8/8/8/8/8/8", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "1:f5f7"),
        "board-drawn 1 stalemate T16, board-closed 1 T10, board-won 2 first double-mate T12, \
         over first boards-decided T21 3:1"
    );
    // With a tranzit left, of the king or of another piece, it is none.
    let mut game = two("7k/8/8/5Q2/8/8/8/4K3", EMPTY, "w - - 0 9 ** wb");
    assert_eq!(play(&mut game, "1:f5f7"), "");
    assert_eq!(plies(&game, ""), "1:h8>2:h8");
    let mut game = two("7k/8/8/5Q2/8/8/8/4K3", "R7/8/8/8/8/8/n7/8", "w - - 0 9 ** wb");
    assert_eq!(play(&mut game, "1:f5f7"), "");
    legal(&game, "2:a2b4 2:a2>1:a2");
}

#[test]
fn t16_with_the_other_board_closed_ends_the_match() {
    let mut game = two("7k/8/8/5Q2/8/8/8/4K3", EMPTY, "w - - 0 9 *b wb");
    assert_eq!(play(&mut game, "1:f5f7"), "board-drawn 1 stalemate T16, over second boards-decided T21 1:3");
    // A stalemate needs the king out of check: in check it is T9 alone.
    let mut game = two("6k1/5ppp/8/8/8/8/8/R5K1", EMPTY, "w - - 0 9 *b wb");
    assert_eq!(play(&mut game, "1:a1a8"), "board-won 1 first checkmate T9, over draw boards-decided T21 2:2");
}

#[test]
fn t17_dead_material_on_both_boards_together_draws_all_open_boards() {
    let mut game = two("4k3/8/8/8/8/8/3r4/4K3", "8/8/8/8/8/8/8/N7", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "1:e1d2"),
        "board-drawn 1 dead-material T17, board-closed 1 T10, board-drawn 2 dead-material T17, \
         over draw boards-decided T21 2:2"
    );
    // A pawn on the other board, closed or not, keeps both alive.
    let mut game = two("4k3/8/8/8/8/8/3r4/4K3", "8/8/8/8/8/8/8/NN6", "w - - 0 9 ** wb");
    assert_eq!(play(&mut game, "1:e1d2"), "");
    let mut game = two("4k3/8/8/8/8/8/3r4/4K3", "8/8/8/8/8/8/P7/8", "w - - 0 9 *b wb");
    assert_eq!(play(&mut game, "1:e1d2"), "");
    // One open board: that one.
    let mut game = two("4k3/8/8/8/8/8/3r4/4K3", EMPTY, "w - - 0 9 *b wb");
    assert_eq!(play(&mut game, "1:e1d2"), "board-drawn 1 dead-material T17, over second boards-decided T21 1:3");
    // Bishops of one square colour, on both boards.
    let game = settled("4k3/8/8/8/8/8/8/2B1K3", "5b2/8/8/8/8/8/8/8", "w - - 0 9 ** wb");
    assert_eq!(field(&game, 6), "==");
    let game = settled("4k3/8/8/8/8/8/8/2B1K3", "2b5/8/8/8/8/8/8/8", "w - - 0 9 ** wb");
    assert_eq!(field(&game, 6), "**");
}

#[test]
fn t18_a_board_won_is_a_point_and_drawn_a_half_for_each() {
    for (results, points, winner) in [
        ("ww", [4, 0], Some(Player::First)),
        ("bb", [0, 4], Some(Player::Second)),
        ("wb", [2, 2], None),
        ("==", [2, 2], None),
        ("w=", [3, 1], Some(Player::First)),
        ("=b", [1, 3], Some(Player::Second)),
    ] {
        let game = two("4k3/8/8/8/8/8/P7/4K3", EMPTY, &format!("w - - 0 9 {results} wb"));
        let outcome = game.state().outcome.unwrap();
        assert_eq!((outcome.half_points, outcome.winner), (Some(points), winner), "{results}");
        assert_eq!(game.state().half_points, Some(points));
    }
    // So far.
    let game = two("4k3/8/8/8/8/8/P7/4K3", EMPTY, "w - - 0 9 *b wb");
    assert_eq!(game.state().half_points, Some([0, 2]));
}

#[test]
fn t19_who_never_went_from_board_1_to_2_scores_nothing_on_board_2() {
    for (results, crossed, points) in [
        ("ww", "b", [2, 0]),
        ("ww", "w", [4, 0]),
        ("bb", "w", [0, 2]),
        ("==", "w", [2, 1]),
        ("==", "-", [1, 1]),
        ("=b", "-", [1, 1]),
        ("w=", "b", [2, 1]),
        ("bw", "-", [0, 2]),
    ] {
        let game = two("4k3/8/8/8/8/8/P7/4K3", EMPTY, &format!("w - - 0 9 {results} {crossed}"));
        assert_eq!(game.state().outcome.unwrap().half_points, Some(points), "{results} {crossed}");
    }
    let mut game = start("tranzit");
    assert_eq!(game.state().crossed, Some([false, false]));
    play(&mut game, "1:g1>2:g1");
    assert_eq!(game.state().crossed, Some([true, false]));
    play(&mut game, "1:g8f6 2:g1>1:g1");
    assert_eq!((game.state().crossed, field(&game, 7).as_str()), (Some([true, false]), "w"));
    play(&mut game, "1:f6>2:f6");
    assert_eq!((game.state().crossed, field(&game, 7).as_str()), (Some([true, true]), "wb"));
    game.undo();
    assert_eq!(game.state().crossed, Some([true, false]));
    // From board 2 to board 1 does not count.
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 0 9 ** -");
    play(&mut game, "2:a1>1:a1");
    assert_eq!(field(&game, 7), "-");
}

#[test]
fn t19_holds_for_boards_resigned_and_lost_on_time() {
    // White resigns at once: board 2 brings black nothing.
    for code in ["resign:first", "flag:first"] {
        let mut game = start("tranzit");
        play(&mut game, code);
        assert_eq!(game.state().outcome.unwrap().half_points, Some([0, 2]), "{code}");
        let mut game = start("tranzit");
        play(&mut game, "1:e2e4 1:g8>2:g8");
        play(&mut game, code);
        assert_eq!(game.state().outcome.unwrap().half_points, Some([0, 4]), "{code}");
    }
    let mut game = start("tranzit");
    play(&mut game, "draw");
    assert_eq!(over(&game), "draw agreement O3 1:1");
    // The loser may be ahead all the same.
    let mut game = two("8/8/8/8/8/8/8/8", "4k3/p7/8/8/8/8/P7/4K3", "w - - 0 9 w* w");
    play(&mut game, "resign:first");
    assert_eq!(over(&game), "first resignation O3 2:0");
}

#[test]
fn t20_time_out_loses_the_open_boards_and_keeps_the_others() {
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/N7", "w - - 0 9 ** wb");
    assert_eq!(
        play(&mut game, "flag:first"),
        "board-won 1 second time T20, board-closed 1 T10, board-won 2 second time T20, over second time T20 0:4"
    );
    assert_eq!((player(&game), results(&game.state()).as_str()), ("-", "bb"));
    assert_eq!(field(&game, 6), "**", "not part of the text");
    let mut game = two("8/8/8/8/8/8/8/8", "4k3/p7/8/8/8/8/P7/4K3", "w - - 0 9 w* wb");
    assert_eq!(play(&mut game, "flag:first"), "board-won 2 second time T20, over draw time T20 2:2");
    assert_eq!(results(&game.state()), "wb");
    assert!(game.undo());
    assert_eq!(play(&mut game, "flag:second"), "board-won 2 first time T20, over first time T20 4:0");
}

#[test]
fn t21_the_game_is_over_when_both_boards_are_decided() {
    let mut game = start("tranzit");
    play(&mut game, "draw:2");
    assert_eq!(over(&game), "-");
    assert_eq!(
        play(&mut game, "resign:second:1"),
        "board-won 1 first resignation O3, over first boards-decided T21 2:0"
    );
    assert_eq!((field(&game, 6).as_str(), statuses(&game).as_str(), player(&game)), ("w=", "cc", "-"));
    refused(&game, "1:e2e4 1:e1>2:e1", "game-over O6");
    assert_eq!(game.state().forced, None);
    let state = game.state();
    assert!(state.boards.iter().all(|board| board.turn.is_none()));
    open("tranzit", &game.position());
}

#[test]
fn t21_resigning_the_board_of_the_king_makes_it_go() {
    let mut game = start("tranzit");
    play(&mut game, "1:e2e4");
    // Black to move first, then White, whoever resigned.
    assert_eq!(
        play(&mut game, "resign:first:1"),
        "board-won 1 second resignation O3, board-closed 1 T10, king-must-hop second 1:e8 T11"
    );
    assert_eq!(play(&mut game, "1:e8>2:e8"), "king-must-hop first 1:e1 T11");
    play(&mut game, "1:e1>2:e1");
    // The other board's occupied square ends the match.
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/4N3", "w - - 0 9 ** w");
    assert_eq!(
        play(&mut game, "resign:second:1"),
        "board-won 1 first resignation O3, board-closed 1 T10, board-drawn 2 king-blocked T12, \
         over first boards-decided T21 3:0"
    );
    // Board 2 resigned leaves the kings on board 1 in peace.
    let mut game = two("4k3/8/8/8/8/8/P7/4K3", "8/8/8/8/8/8/8/3N4", "w - - 5 9 ** w");
    assert_eq!(play(&mut game, "resign:second:2"), "board-won 2 first resignation O3, board-closed 2 T10");
    assert_eq!(field(&game, 4), "0");
    legal(&game, "1:e1e2 2:d1>1:d1");
}

#[test]
fn t21_closed_boards_keep_castling_rights_until_king_or_rook_leaves_and_en_passant_until_the_next_ply() {
    let mut game = two("r3k2r/8/8/8/3p4/8/4P3/R3K2R", "8/8/8/8/8/8/8/3N4", "w KQkq - 0 9 ** w");
    play(&mut game, "1:e2e4 draw:1");
    assert_eq!((field(&game, 2).as_str(), field(&game, 3).as_str()), ("KQkq", "1:e3"));
    open("tranzit", &game.position());
    play(&mut game, "1:e8>2:e8");
    assert_eq!((field(&game, 2).as_str(), field(&game, 3).as_str()), ("KQ", "-"));
    play(&mut game, "1:e1>2:e1");
    assert_eq!(field(&game, 2), "-");
    let mut game = two("4k3/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/4K3/8", "w - - 0 9 w* w");
    play(&mut game, "1:a1>2:a1");
    assert_eq!(board(&game, 2).pieces.len(), 2);
}

#[test]
fn t10_turn_is_shown_where_the_player_may_act() {
    let turns = |game: &Table| game.state().boards.iter().map(|board| board.turn).collect::<Vec<_>>();
    let white = Some(Color::White);
    assert_eq!(turns(&start("tranzit")), [white, white]);
    // A forced king may act on the board that it leaves.
    let forced = two("4k3/p7/8/8/8/8/P7/4K3", "8/8/8/8/8/8/1N6/8", "w - - 0 9 b* wb");
    assert_eq!(turns(&forced), [white, None]);
    // Pieces on a closed board may still go.
    let closed = two("4k3/p7/8/8/8/8/P7/R7", "7q/8/8/8/8/8/8/4K3", "w - - 0 9 w* wb");
    assert_eq!(turns(&closed), [white, white]);
    let closed = two("4k3/p7/8/8/8/8/8/8", "7q/8/8/8/8/8/P7/4K3", "w - - 0 9 w* wb");
    assert_eq!(turns(&closed), [None, white]);
}

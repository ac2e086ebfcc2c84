//! The rules common to all games, O1 to O10, one by one.

mod common;

use common::*;
use crossboard::{Act, EndError, EntryError, Fault, Field, Kind, Ply, Square};

fn fen(text: &str) -> Table {
    open("orthodox", text)
}

// --- O1 -------------------------------------------------------------------------------------------

#[test]
fn o1_pieces_move_as_in_fide_chess() {
    let game = fen("4k3/8/2p5/8/3N4/1p6/8/Q2RK2B w - - 0 1");
    assert_eq!(plies(&game, "d4"), "d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    assert_eq!(plies(&game, "d1"), "d1b1 d1c1 d1d2 d1d3");
    assert_eq!(plies(&game, "h1"), "h1c6 h1d5 h1e4 h1f3 h1g2");
    assert_eq!(plies(&game, "a1"), "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1b2 a1c1 a1c3");
    assert_eq!(plies(&game, "e1"), "e1d2 e1e2 e1f1 e1f2");
    refused(&game, "a1d4 a1d1 d1d4 d4d6 e1e3 h1b7 a1b3 d4d4 e1e1", "no-such-move O1");
}

#[test]
fn o1_pawns_step_double_step_and_capture_forward() {
    let game = fen("4k3/1p4p1/8/1Pp5/6P1/p1p2p2/PP2P3/4K3 w - - 0 1");
    assert_eq!(plies(&game, "a2"), "");
    assert_eq!(plies(&game, "b2"), "b2a3 b2b3 b2b4 b2c3");
    assert_eq!(plies(&game, "e2"), "e2e3 e2e4 e2f3");
    assert_eq!(plies(&game, "b5"), "b5b6");
    assert_eq!(plies(&game, "g4"), "g4g5");
    refused(&game, "a2a3 a2a4 b5c6 g4g6 g4f5 e2d3 b5b4 e2e5", "no-such-move O1");
    let blocked_far = fen("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1");
    legal(&blocked_far, "e2e3");
    refused(&blocked_far, "e2e4", "no-such-move O1");
    let blocked_near = fen("4k3/4p3/4N3/8/8/8/8/4K3 b - - 0 1");
    refused(&blocked_near, "e7e6 e7e5", "no-such-move O1");
}

#[test]
fn o1_en_passant_takes_the_pawn_that_has_just_made_a_double_step() {
    let mut game = fen("4k3/3p4/8/4P3/3p4/8/4P3/4K3 w - - 0 1");
    play(&mut game, "e2e4");
    assert_eq!(field(&game, 3), "e3");
    legal(&game, "d4e3");
    let mv = *game.moves().iter().find(|mv| mv.en_passant).expect("en passant");
    assert_eq!(mv.capture.map(crossboard::Piece::letter), Some('P'));
    play(&mut game, "d4e3");
    assert_eq!(game.position(), "4k3/3p4/8/4P3/8/4p3/8/4K3 w - - 0 2");
    play(&mut game, "e1e2 d7d5");
    assert_eq!(field(&game, 3), "d6");
    legal(&game, "e5d6");
    play(&mut game, "e2e3 e8e7");
    refused(&game, "e5d6", "no-such-move O1");
}

#[test]
fn o1_promotion_to_q_r_b_n_never_to_k() {
    let game = fen("1n2k3/P7/8/8/8/8/6p1/4K3 w - - 0 1");
    assert_eq!(plies(&game, "a7"), "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r");
    refused(&game, "a7a8 a7b8", "promotion-missing O1");
    refused(&game, "e1e2q", "promotion-not-due O1");
    let (from, to) = (Square::parse("a7").unwrap(), Square::parse("a8").unwrap());
    for kind in [Kind::King, Kind::Pawn] {
        let refusal = game.refusal(Ply::on(0, from, to, Some(kind))).expect("never");
        assert_eq!(refusal.rule.id(), "O1");
    }
    assert!(Ply::parse("a7a8k", game.info().shape).is_none());
    let mut game = game;
    play(&mut game, "a7b8r");
    assert_eq!(game.position(), "1R2k3/8/8/8/8/8/6p1/4K3 b - - 0 1");
    legal(&game, "e8d7 e8e7 e8f7");
}

#[test]
fn o1_castling_moves_king_and_rook() {
    let mut game = fen("r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 3 1");
    play(&mut game, "e1g1");
    assert_eq!(game.position(), "r3k2r/p6p/8/8/8/8/P6P/R4RK1 b kq - 4 1");
    play(&mut game, "e8c8");
    assert_eq!(game.position(), "2kr3r/p6p/8/8/8/8/P6P/R4RK1 w - - 5 2");
}

#[test]
fn o1_castling_neither_out_of_nor_over_nor_onto_an_attack() {
    let over = fen("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    legal(&over, "e1c1");
    refused(&over, "e1g1", "castling-attacked O1");
    refused(&fen("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1", "castling-attacked O1");
    let onto = fen("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    refused(&onto, "e1c1", "castling-attacked O1");
    legal(&onto, "e1g1");
    refused(&fen("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1", "castling-attacked O1");
    refused(&fen("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1 e1g1", "castling-attacked O1");
    // The rook may be attacked, and it may pass an attacked square.
    legal(&fen("rr2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1 e1g1");
}

#[test]
fn o1_castling_needs_the_right_and_a_free_way() {
    refused(&fen("4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1"), "e1c1 e1g1", "castling-impossible O1");
    refused(&fen("4k3/8/8/8/8/8/8/Rn2Kn1R w KQ - 0 1"), "e1c1 e1g1", "castling-impossible O1");
    refused(&fen("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "e1c1 e1g1", "castling-impossible O1");
    let mut game = fen("r3k2r/7p/8/8/8/8/7P/R3K2R w KQkq - 0 1");
    play(&mut game, "a1a8");
    assert_eq!(field(&game, 2), "Kk", "a rook that leaves and a rook that is captured take a right each");
    play(&mut game, "e8e7 h1g1 e7e6 g1h1 h8g8 e1e2 g8h8");
    assert_eq!(field(&game, 2), "-", "a right does not come back with the piece");
}

// --- O2 -------------------------------------------------------------------------------------------

#[test]
fn o2_third_occurrence_and_50_moves_need_no_claim() {
    let mut game = start("orthodox");
    assert_eq!(play(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"), "");
    assert_eq!(play(&mut game, "f6g8"), "over draw threefold O5");
    assert_eq!(player(&game), "-");
    let mut game = fen("4k3/7r/8/8/8/8/R7/4K3 b - - 98 80");
    assert_eq!(play(&mut game, "h7h6"), "");
    assert_eq!(play(&mut game, "a2a3"), "over draw fifty-moves O5");
}

#[test]
fn o2_checkmate_comes_before_both() {
    let mut game = fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80");
    assert_eq!(play(&mut game, "a1a8"), "over first checkmate O5");
    assert_eq!(field(&game, 4), "100");
    let mut boards = Four { halfmoves: "99|0|0|0", ..Four::START };
    boards.boards[0] = "6k1/5ppp/8/8/8/8/8/R5K1";
    let mut game = boards.open();
    assert_eq!(play(&mut game, "1:a1a8"), "board-won 1 first checkmate F14, board-enters 4 A F16");
    let mut game = open("tranzit", "6k1/5ppp/8/8/8/8/8/R5K1|8/8/8/8/8/8/8/8 w - - 99 80 ** -");
    assert!(play(&mut game, "1:a1a8").starts_with("board-won 1 first checkmate T9"));
}

// --- O3 -------------------------------------------------------------------------------------------

#[test]
fn o3_the_whole_match_is_resigned_or_agreed_drawn_in_every_game() {
    for id in ["orthodox", "four-board", "double-move"] {
        for (code, end) in [
            ("resign:first", "second resignation O3"),
            ("resign:second", "first resignation O3"),
            ("draw", "draw agreement O3"),
        ] {
            let mut game = start(id);
            let before = game.position();
            assert_eq!(play(&mut game, code), format!("over {end}"), "{id}");
            assert_eq!(over(&game), end);
            assert_eq!(game.position(), before, "it is not part of the text");
            assert!(game.moves().is_empty());
            let state = game.state();
            assert_eq!((state.player, state.forced, state.can_undo), (None, None, true));
            assert!(state.boards.iter().all(|board| board.turn.is_none()));
            no_end(&mut game, "draw", EndError::GameOver);
            no_end(&mut game, "resign:first:1", EndError::GameOver);
            no_end(&mut game, "flag:first", EndError::GameOver);
            assert!(game.undo());
            assert_eq!((over(&game).as_str(), game.moves().is_empty()), ("-", false));
            assert!(game.redo());
            assert_eq!(over(&game), end);
        }
    }
}

#[test]
fn o3_tranzit_resigned_as_a_whole_loses_all_open_boards() {
    let mut game = start("tranzit");
    play(&mut game, "1:g1>2:g1 1:g8>2:g8");
    assert_eq!(
        play(&mut game, "resign:first"),
        "board-won 1 second resignation O3, board-closed 1 T10, board-won 2 second resignation O3, \
         over second resignation O3 0:4"
    );
    assert_eq!(results(&game.state()), "bb");
    assert_eq!(field(&game, 6), "**", "not part of the text");
    assert!(game.undo());
    assert_eq!(results(&game.state()), "**");
    play(&mut game, "draw");
    assert_eq!((over(&game).as_str(), results(&game.state()).as_str()), ("draw agreement O3 2:2", "=="));
    // A board already decided keeps its result.
    let mut game = open("tranzit", "8/8/8/8/8/8/8/8|4k3/q7/8/8/8/8/Q7/4K3 w - - 0 60 w* wb");
    play(&mut game, "resign:first");
    assert_eq!((over(&game).as_str(), results(&game.state()).as_str()), ("draw resignation O3 2:2", "wb"));
}

#[test]
fn o3_one_board_in_play_is_resigned_or_agreed_drawn() {
    let mut game = start("four-board");
    assert_eq!(play(&mut game, "resign:first:2"), "board-won 2 second resignation O3, board-enters 3 B F16");
    assert_eq!((slots(&game).as_str(), results(&game.state()).as_str()), ("1 3 A 1", "*w**"));
    assert_eq!(play(&mut game, "draw:1"), "board-drawn 1 agreement O3");
    assert_eq!((slots(&game).as_str(), results(&game.state()).as_str()), ("- 3 B 1", "=w**"));
    let mut game = start("tranzit");
    assert_eq!(
        play(&mut game, "resign:first:1"),
        "board-won 1 second resignation O3, board-closed 1 T10, king-must-hop first 1:e1 T11"
    );
    assert_eq!(plies(&game, ""), "1:e1>2:e1");
    // Of one board alone, the board is the match.
    for id in ["orthodox", "double-move"] {
        let mut game = start(id);
        play(&mut game, "resign:second:1");
        assert_eq!(over(&game), "first resignation O3");
        assert!(game.undo());
        play(&mut game, "draw:1");
        assert_eq!(over(&game), "draw agreement O3");
    }
}

#[test]
fn o3_a_board_that_is_not_in_play_cannot_be_ended() {
    let mut game = start("four-board");
    for code in ["resign:first:3", "draw:3", "resign:second:4", "draw:4"] {
        no_end(&mut game, code, EndError::BoardNotInPlay);
    }
    play(&mut game, "resign:first:2");
    no_end(&mut game, "draw:2", EndError::BoardNotInPlay);
    no_end(&mut game, "draw:4", EndError::BoardNotInPlay);
    let mut game = start("tranzit");
    play(&mut game, "draw:2");
    no_end(&mut game, "resign:first:2", EndError::BoardNotInPlay);
}

#[test]
fn o3_the_turn_goes_on_from_the_board_at_turn_and_stays_elsewhere() {
    // White's turn, and the board is replaced: at once on the control board.
    let mut game = start("four-board");
    play(&mut game, "resign:second:1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("4:w", "4 2 A 1"));
    // Black's turn: on to the other slot.
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 resign:second:1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("2:w", "4 2 B 1"));
    // White's turn, drawn: the slot stays empty, on to the other.
    let mut game = start("four-board");
    play(&mut game, "draw:1");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("2:w", "- 2 B 1"));
    play(&mut game, "2:e2e4 2:e7e5");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("2:w", "- 2 B 2"));
    // Not at turn: the turn stays.
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 draw:2");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:b", "1 - A 1"));
    play(&mut game, "1:e7e5");
    assert_eq!((field(&game, 1).as_str(), slots(&game).as_str()), ("1:w", "1 - A 2"));
}

#[test]
fn o3_the_position_is_settled_again_when_another_board_is_ended() {
    // Board 1 is dead but for the placements from board 3. When board 3 is agreed drawn, it is drawn too.
    let game = Four {
        boards: ["4k3/8/8/8/8/8/8/4K3", "4k3/p7/8/8/8/8/P7/4K3", "4k3/8/8/8/8/8/8/1N2K3", ARRAY],
        results: "*w**",
        lost: "N|-|-|-",
        cycle: 9,
        ..Four::START
    };
    let mut table = game.open();
    assert_eq!(
        play(&mut table, "draw:3"),
        "board-drawn 3 agreement O3, board-drawn 1 dead-material F28, over draw slots-empty F18"
    );
    assert_eq!((field(&table, 1).as_str(), results(&table.state()).as_str()), ("-", "=w=*"));
}

#[test]
fn o3_resigning_is_undone_and_entered_like_a_ply() {
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 resign:second:2 draw:1");
    let after = game.state();
    let texts: Vec<String> = game.entries().iter().map(|entry| game.entry_text(entry)).collect();
    assert_eq!(texts, ["1:e2e4", "resign:second:2", "draw:1"]);
    assert!(matches!(game.entries()[2].act, Act::Draw { board: Some(0) }));
    assert!(game.undo() && game.undo());
    assert_eq!(game.position(), game.position_at(1).unwrap());
    assert!(game.redo() && game.redo());
    assert_eq!(game.state(), after);
    for bad in [
        "resign",
        "resign:third",
        "resign:first:0",
        "resign:first:5",
        "draw:",
        "draw:1:1",
        "flag",
        "flag:first:1",
        "Draw",
        "draw ",
        "resign:first:1 ",
        "",
        "resign:first:١",
    ] {
        assert_eq!(game.enter(bad).map(|_| ()), Err(EntryError::NotAnEntry), "{bad}");
    }
    assert_eq!(start("orthodox").enter("draw:2").map(|_| ()), Err(EntryError::NotAnEntry));
    assert_eq!(start("tranzit").enter("draw:3").map(|_| ()), Err(EntryError::NotAnEntry));
}

// --- O4 -------------------------------------------------------------------------------------------

#[test]
fn o4_en_passant_square_only_when_an_enemy_pawn_stands_beside() {
    let mut game = start("orthodox");
    play(&mut game, "e2e4");
    assert_eq!(field(&game, 3), "-");
    for (text, code, square) in [
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "e3"),
        ("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1", "e2e4", "e3"),
        ("4k3/8/8/8/5P2/8/4P3/4K3 w - - 0 1", "e2e4", "-"),
        ("4k3/8/8/8/5n2/8/4P3/4K3 w - - 0 1", "e2e4", "-"),
        ("4k3/8/8/7p/7p/7p/P7/4K3 w - - 0 1", "a2a4", "-"),
        ("4k3/8/8/p7/p7/p7/7P/4K3 w - - 0 1", "h2h4", "-"),
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e3", "-"),
        ("4k3/7p/8/6P1/8/8/8/4K3 b - - 0 1", "h7h5", "h6"),
    ] {
        let mut game = fen(text);
        play(&mut game, code);
        assert_eq!(field(&game, 3), square, "{text}");
    }
}

#[test]
fn o4_pins_are_ignored() {
    // The pawn on d4 is pinned, and may not take; the square is part of the position all the same.
    let mut game = fen("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1");
    play(&mut game, "e2e4");
    assert_eq!(field(&game, 3), "e3");
    refused(&game, "d4e3", "own-king-attacked O7");
}

#[test]
fn o4_the_square_makes_another_position() {
    // After the double step black might have taken: that position is not the one that comes back.
    let mut game = fen("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    play(&mut game, "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
    assert_eq!(board(&game, 1).repetitions, 2);
    assert_eq!(play(&mut game, "g8f6"), "over draw threefold O5");
}

#[test]
fn o4_in_four_board_the_square_waits_for_the_next_ply_on_its_board() {
    let boards = ["4k3/3p4/8/4P3/8/8/8/4K2R", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "1:b", ..Four::START }.open();
    play(&mut game, "1:d7d5");
    assert_eq!(field(&game, 3), "d6|-|-|-");
    play(&mut game, "2:e1d1 2:e8d8");
    assert_eq!(field(&game, 3), "d6|-|-|-");
    legal(&game, "1:e5d6");
    play(&mut game, "1:h1h2");
    assert_eq!(field(&game, 3), "-|-|-|-", "whatever that ply is");
    // A placement on the board is a ply on it.
    let boards = ["4k3/3p4/8/4P3/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let mut game = Four { boards, turn: "1:b", lost: "N|-|-|-", ..Four::START }.open();
    play(&mut game, "1:d7d5 2:e1d1 2:e8d8 3:b1>1:b1");
    assert_eq!(field(&game, 3), "-|-|-|-");
}

#[test]
fn o4_is_looked_at_again_when_a_piece_leaves_the_board() {
    // Boards 1 and 3 in play. On board 3 black makes a double step beside the white pawn on e5, which then leaves.
    let boards = ["4k3/p7/8/8/8/8/8/4K3", QUIET, "4k3/3p4/8/4P3/8/8/8/N3K3", ARRAY];
    let four = Four { boards, turn: "3:b", lost: "NP|-|-|-", results: "*w**", cycle: 7, ..Four::START };
    let mut game = four.open();
    play(&mut game, "3:d7d5");
    assert_eq!(field(&game, 3), "-|-|d6|-");
    play(&mut game, "3:e5>1:b2");
    assert_eq!(field(&game, 3), "-|-|-|-");
    // Another piece leaves: the square stays.
    let mut game = four.open();
    play(&mut game, "3:d7d5 3:a1>1:g1");
    assert_eq!(field(&game, 3), "-|-|d6|-");
}

#[test]
fn o4_in_tranzit_the_square_is_for_the_very_next_ply() {
    let text = "4k3/8/8/8/3p4/8/4P3/4K3|n7/8/8/8/8/8/7N/8 w - - 0 1 ** wb";
    let mut game = open("tranzit", text);
    play(&mut game, "1:e2e4");
    assert_eq!(field(&game, 4 - 1), "1:e3");
    legal(&game, "1:d4e3");
    play(&mut game, "2:a8c7");
    assert_eq!(field(&game, 3), "-");
    let mut game = open("tranzit", text);
    play(&mut game, "1:e2e4 2:a8>1:a8");
    assert_eq!(field(&game, 3), "-");
    let mut game = open("tranzit", text);
    play(&mut game, "1:e2e4 1:d4>2:d4");
    assert_eq!(field(&game, 3), "-");
}

// --- O5 -------------------------------------------------------------------------------------------

#[test]
fn o5_checkmate_wins_and_stalemate_draws() {
    let mut game = start("orthodox");
    assert_eq!(play(&mut game, "f2f3 e7e5 g2g4 d8h4"), "over second checkmate O5");
    assert_eq!(results(&game.state()), "b");
    let mut game = fen("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1");
    assert_eq!(play(&mut game, "c1c7"), "over draw stalemate O5");
    assert_eq!(results(&game.state()), "=");
}

#[test]
fn o5_dead_material() {
    for text in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/2b1K3 w - - 0 1",
        // Bishops on one square colour, however many, of either side.
        "4k3/8/8/8/8/8/B1B5/3BK3 w - - 0 1",
        "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "2b1k3/3b4/8/8/8/8/6B1/4KB2 w - - 0 1",
    ] {
        assert_eq!(over(&fen(text)), "draw dead-material O5", "{text}");
    }
    for text in [
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
        "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",
        "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "4k3/8/8/8/8/8/8/q3K3 w - - 0 1",
    ] {
        assert_eq!(over(&fen(text)), "-", "{text}");
    }
    let mut game = fen("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1");
    assert_eq!(play(&mut game, "e1d2"), "over draw dead-material O5");
}

#[test]
fn o5_order_of_the_ends() {
    // Stalemate before dead material.
    let mut game = fen("k7/8/1K6/8/8/6B1/8/8 w - - 0 1");
    assert_eq!(over(&game), "draw dead-material O5");
    game = fen("k7/8/1K6/8/4B3/8/8/8 b - - 0 1");
    assert_eq!(over(&game), "draw dead-material O5");
    game = fen("k7/8/1K6/4B3/8/8/8/8 b - - 0 1");
    assert_eq!(over(&game), "draw stalemate O5");
    // Stalemate and checkmate before 50 moves, dead material before it too.
    assert_eq!(over(&fen("k7/2Q5/1K6/8/8/8/8/8 b - - 100 90")), "draw stalemate O5");
    assert_eq!(over(&fen("k7/1Q6/1K6/8/8/8/8/8 b - - 100 90")), "first checkmate O5");
    assert_eq!(over(&fen("4k3/8/8/8/8/8/8/4K3 w - - 100 90")), "draw dead-material O5");
    assert_eq!(over(&fen("4k3/8/8/8/8/8/8/4K2R w - - 100 90")), "draw fifty-moves O5");
    // Threefold before 50 moves.
    let mut game = fen("4k3/7r/8/8/8/8/R7/4K3 w - - 92 80");
    play(&mut game, "a2a3 h7h6 a3a2 h6h7 a2a3 h7h6 a3a2");
    assert_eq!(play(&mut game, "h6h7"), "over draw threefold O5");
    assert_eq!(field(&game, 4), "100");
}

#[test]
fn o5_threefold_looks_at_castling_rights_and_side_to_move() {
    let mut game = fen("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
    play(&mut game, "h1g1 h8g8 g1h1 g8h8");
    assert_eq!(board(&game, 1).repetitions, 1, "the rights are gone");
    play(&mut game, "h1g1 h8g8 g1h1 g8h8");
    assert_eq!(board(&game, 1).repetitions, 2);
    // Rooks away: the position after the fourth ply has white's right to the queen's wing alone, for the third time.
    play(&mut game, "h1g1");
    assert_eq!(play(&mut game, "h8g8"), "over draw threefold O5");
}

#[test]
fn o5_counts_start_anew_with_a_capture_or_a_pawn_move() {
    let mut game = fen("4k3/p6r/8/8/8/8/R6P/4K3 w - - 50 80");
    play(&mut game, "e1d1");
    assert_eq!((field(&game, 4).as_str(), board(&game, 1).halfmoves), ("51", 51));
    play(&mut game, "a7a6");
    assert_eq!(field(&game, 4), "0");
    play(&mut game, "d1e1 e8d8");
    assert_eq!(field(&game, 4), "2");
    play(&mut game, "a2a6");
    assert_eq!(field(&game, 4), "0");
}

// --- O6 -------------------------------------------------------------------------------------------

#[test]
fn o6_a_ply_is_for_the_player_at_turn_with_a_piece_of_his() {
    let game = start("orthodox");
    refused(&game, "e7e5", "not-your-piece O6");
    refused(&game, "e4e5", "empty-square O6");
    let game = start("tranzit");
    refused(&game, "1:e7e5 1:g8>2:g8", "not-your-piece O6");
    refused(&game, "2:e2e4 2:g1>1:g1", "empty-square O6");
    let game = start("double-move");
    refused(&game, "c10c9", "not-your-piece O6");
    refused(&game, "a1a2", "empty-square O6");
}

#[test]
fn o6_a_ply_is_on_the_board_at_turn() {
    let mut game = start("four-board");
    refused(&game, "2:e2e4 3:e2e4 4:e2e4 3:b1>2:b1", "wrong-board O6");
    refused(&game, "1:e7e5", "not-your-piece O6");
    refused(&game, "1:e4e5", "empty-square O6");
    refused(&game, "4:b1>1:b1 2:b1>1:b1", "boards-not-joined O6");
    play(&mut game, "1:e2e4");
    refused(&game, "1:d2d4", "not-your-piece O6");
    refused(&game, "2:e2e4", "wrong-board O6");
    refused(&game, "3:b8>1:b8", "boards-not-joined O6");
}

#[test]
fn o6_no_ply_when_the_match_is_over() {
    let mut game = start("orthodox");
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    refused(&game, "e1f2 a2a3 e4e5", "game-over O6");
    for id in ["orthodox", "four-board", "tranzit", "double-move"] {
        let mut game = start(id);
        let code = codes(&*game).swap_remove(0);
        play(&mut game, "resign:first");
        refused(&game, &code, "game-over O6");
        assert!(game.candidates(spot(1, "c3")).iter().all(|candidate| candidate.refusal.is_some()));
    }
}

// --- O7 -------------------------------------------------------------------------------------------

#[test]
fn o7_the_own_king_is_not_left_attacked() {
    let game = fen("4r2k/8/8/8/1b6/8/3NB3/4K3 w - - 0 1");
    assert_eq!(plies(&game, "d2"), "");
    refused(&game, "d2b1 e2d1 e2h5", "own-king-attacked O7");
    legal(&game, "e1d1 e1f1 e1f2");
    let game = fen("4k3/8/8/8/8/5n2/8/R3K3 w Q - 0 1");
    refused(&game, "a1a8 e1d2", "own-king-attacked O7");
    refused(&game, "e1c1", "castling-attacked O1");
    assert_eq!(plies(&game, ""), "e1d1 e1e2 e1f1 e1f2");
    // The king does not flee along the line of the check.
    let game = fen("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
    refused(&game, "e4f4 e4d4", "own-king-attacked O7");
}

#[test]
fn o7_en_passant_that_opens_a_rank_is_refused() {
    let mut game = fen("8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1");
    play(&mut game, "e2e4");
    assert_eq!(field(&game, 3), "e3");
    refused(&game, "d4e3", "own-king-attacked O7");
    legal(&game, "d4d3");
    // En passant takes the pawn that gives check.
    let mut game = fen("8/8/8/2k5/3p4/8/4P3/4K3 w - - 0 1");
    play(&mut game, "e1d1 c5d5 e2e4");
    legal(&game, "d4e3 d5e4");
    refused(&game, "d4d3", "own-king-attacked O7");
}

#[test]
fn o7_protects_the_king_on_each_board_of_four() {
    let boards = ["4r2k/8/8/8/8/8/4B3/4K3", QUIET, ARRAY, ARRAY];
    let game = Four { boards, ..Four::START }.open();
    refused(&game, "1:e2d1", "own-king-attacked O7");
    legal(&game, "1:e1d1");
}

#[test]
fn o7_is_not_for_double_move() {
    let game = open("double-move", "k6k/8/8/8/8/8/8/4r3/8/8/8/8/8/4B3/8/K3K3 w 2 0 9 -");
    legal(&game, "e3d4 e1d1 e1f2");
}

// --- O8 -------------------------------------------------------------------------------------------

#[test]
fn o8_en_passant_that_o4_does_not_grant_is_dropped() {
    for (text, settled) in [
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/4N3/4K3 b - - 0 1"),
        ("4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3p4/8/4P3/4K3 b - e3 0 1", "4k3/8/8/8/3p4/8/4P3/4K3 b - - 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - f6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ] {
        assert_eq!(read("orthodox", text).position(), settled, "{text}");
        open("orthodox", settled);
    }
}

#[test]
fn o8_a_four_board_text_is_settled_by_f26() {
    // Stalemate at turn, on board 1: drawn, and the turn is on board 2.
    let boards = ["7k/5Q2/8/8/8/8/8/4K3", QUIET, ARRAY, ARRAY];
    let game = Four { boards, turn: "1:b", ..Four::START }.read();
    let settled = Four { boards, turn: "2:w", results: "=***", ..Four::START };
    assert_eq!(game.position(), settled.text());
    settled.open();
    // Mate at turn: board 1 lost for Black, his control board comes in.
    let boards = ["R5k1/5ppp/8/8/8/8/8/6K1", QUIET, ARRAY, ARRAY];
    let game = Four { boards, turn: "1:b", ..Four::START }.read();
    assert_eq!(game.position(), Four { boards, turn: "2:w", results: "w***", ..Four::START }.text());
    // The same for White: at once on the control board.
    let boards = ["6k1/8/8/8/8/8/5PPP/r5K1", QUIET, ARRAY, ARRAY];
    let game = Four { boards, ..Four::START }.read();
    assert_eq!(game.position(), Four { boards, turn: "3:w", results: "b***", ..Four::START }.text());
    // Dead boards one after the other end the match; the count goes up when the turn passes B.
    let dead = "4k3/8/8/8/8/8/8/4K3";
    let boards = [dead, dead, dead, dead];
    let game = Four { boards, turn: "2:w", ..Four::START }.read();
    assert_eq!(game.position(), Four { boards, turn: "-", results: "==**", cycle: 2, ..Four::START }.text());
    assert_eq!(over(&game), "draw slots-empty F18");
}

#[test]
fn o8_a_tranzit_text_is_settled_by_its_steps() {
    for (text, settled) in [
        // Step 1: the side not to move has nothing on board 1.
        (
            "8/8/4k3/8/8/8/8/8|8/8/8/8/8/8/P7/4K3 b - - 7 9 ** wb",
            "8/8/4k3/8/8/8/8/8|8/8/8/8/8/8/P7/4K3 b - - 0 9 b* wb",
        ),
        // Step 2: mate.
        (
            "R5k1/5ppp/8/8/8/8/8/6K1|8/8/8/8/8/8/8/8 b - - 7 9 ** wb",
            "R5k1/5ppp/8/8/8/8/8/6K1|8/8/8/8/8/8/8/8 b - - 0 9 w* wb",
        ),
        // T17.
        (
            "8/4k3/8/8/8/8/8/4K3|8/8/8/8/8/8/N7/8 b - - 7 9 ** wb",
            "8/4k3/8/8/8/8/8/4K3|8/8/8/8/8/8/N7/8 b - - 0 9 == wb",
        ),
        // Step 4, and 5: stalemate on board 1, and board 2 closed, the match is over.
        (
            "7k/5Q2/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 b - - 7 9 *w wb",
            "7k/5Q2/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 b - - 0 9 =w wb",
        ),
        // Step 5: the king on the closed board is blocked.
        (
            "4k3/8/8/8/8/8/8/4K3|4r3/8/8/8/8/8/R7/8 b - - 7 9 w* wb",
            "4k3/8/8/8/8/8/8/4K3|4r3/8/8/8/8/8/R7/8 b - - 0 9 w= wb",
        ),
        // Nothing to settle: the count stays.
        (
            "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/R7/8 b - - 7 9 w* wb",
            "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/R7/8 b - - 7 9 w* wb",
        ),
    ] {
        assert_eq!(read("tranzit", text).position(), settled, "{text}");
        open("tranzit", settled);
    }
}

#[test]
fn o8_a_double_move_text_is_settled() {
    // White's men are all shut in, but for the bishop, which has just come to b6 and may not go back (D7).
    let men = "7k/8/8/8/8/8/8/8/p1p5/P1P5/1Bp5/1pP5/pPp5/PpPp4/RP1P4/KN6";
    let game = read("double-move", &format!("{men} w 1 1 9 a5b6"));
    assert_eq!(game.position(), format!("{men} b 2 1 10 -"));
    open("double-move", &format!("{men} b 2 1 10 -"));
    // Without the first ply named, it may.
    assert_eq!(plies(&open("double-move", &format!("{men} w 1 1 9 -")), ""), "b6a5");
    // No first ply: drawn; the text stays as it is.
    let men = "7k/8/8/8/8/8/8/8/8/8/8/8/p1p5/PpPp4/RP1P4/KN6";
    assert_eq!(over(&open("double-move", &format!("{men} w 2 1 9 -"))), "draw stalemate D10");
    assert_eq!(over(&open("double-move", &format!("{men} w 1 1 1 -"))), "draw stalemate D10");
    // 200 plies: drawn.
    assert_eq!(over(&open("double-move", "k7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 1 200 90 -")), "draw fifty-moves D8");
}

#[test]
fn o8_errors_name_field_fault_and_place() {
    use Fault::*;
    let bad = |text, field, fault, rest| is_error("orthodox", text, field, fault, rest);
    bad("4k3/8/8/8/8/8/8/8 w - - 0 1", Field::Placement, Kings, "4k3/8/8/8/8/8/8/8 w - - 0 1");
    bad("4k3/8/8/8/8/8/8/KK6 w - - 0 1", Field::Placement, Kings, "4k3/8/8/8/8/8/8/KK6 w - - 0 1");
    bad("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", Field::Placement, PawnRank, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    bad("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", Field::Placement, PawnRank, "4k3/8/8/8/8/8/8/p3K3 w - - 0 1");
    bad("4k3/8/8/44/8/8/8/4K3 w - - 0 1", Field::Placement, Digits, "4/8/8/8/4K3 w - - 0 1");
    bad("4k3/8/8/7/8/8/8/4K3 w - - 0 1", Field::Placement, RankLength, "/8/8/8/4K3 w - - 0 1");
    bad("4k3/8/8/8x/8/8/8/4K3 w - - 0 1", Field::Placement, Syntax, "x/8/8/8/4K3 w - - 0 1");
    bad("4k3/8/8/8/8/8/4K3 w - - 0 1", Field::Placement, RankCount, " w - - 0 1");
    bad("4k3/8/8/8/8/8/8/4K3 W - - 0 1", Field::Turn, Syntax, "W - - 0 1");
    bad("4k3/8/8/8/8/8/8/4K2R w K- - 0 1", Field::Castling, Syntax, "- - 0 1");
    bad("r3k3/8/8/8/8/8/8/4K2R w qK - 0 1", Field::Castling, Syntax, "K - 0 1");
    bad("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", Field::Castling, Syntax, "K - 0 1");
    bad("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", Field::Castling, CastlingRight, "Q - 0 1");
    bad("4k3/8/8/8/8/8/8/3K3R w K - 0 1", Field::Castling, CastlingRight, "K - 0 1");
    bad("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", Field::EnPassant, Syntax, "e9 0 1");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 101 1", Field::Halfmove, Range, "101 1");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 01 1", Field::Halfmove, Syntax, "01 1");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 0 0", Field::Number, Range, "0");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", Field::Number, Range, "99999999999");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", Field::Fields, FieldCount, " ");
    bad("4k3/8/8/8/8/8/8/4K3 w -  - 0 1", Field::Fields, FieldCount, " - 0 1");
    bad("4k3/8/8/8/8/8/8/4K3 w - - 0", Field::Fields, FieldCount, "");
    bad("", Field::Fields, FieldCount, "");
    bad("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", Field::Turn, CheckNotToMove, "w - - 0 1");
}

#[test]
fn o8_only_an_orthodox_text_may_leave_out_its_last_two_fields() {
    assert_eq!(read("orthodox", "4k3/8/8/8/8/8/8/4K2R w K -").position(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for id in ["four-board", "tranzit", "double-move"] {
        let text = start(id).position();
        let (short, _) = text.rsplit_once(' ').unwrap();
        let (shorter, _) = short.rsplit_once(' ').unwrap();
        for text in [short, shorter] {
            let error = error(id, text);
            assert_eq!((error.field, error.fault), (Field::Fields, Fault::FieldCount), "{text}");
        }
    }
}

#[test]
fn o8_errors_of_four_boards_name_the_board() {
    let board_of = |four: Four| {
        let error = error("four-board", &four.text());
        (error.field, error.fault, error.board.map(|board| board + 1))
    };
    let with = |index: usize, board: &'static str| {
        let mut four = Four::START;
        four.boards[index] = board;
        four
    };
    assert_eq!(board_of(with(2, "8/8/8/8/8/8/8/4K3")), (Field::Placement, Fault::Kings, Some(3)));
    let no_king = Four { results: "*b**", turn: "1:w", ..with(1, "4k3/8/8/8/8/8/8/8") };
    assert_eq!(board_of(no_king), (Field::Placement, Fault::Kings, Some(2)), "decided too");
    assert_eq!(board_of(with(3, "4k2P/8/8/8/8/8/8/4K3")), (Field::Placement, Fault::PawnRank, Some(4)));
    // Black in check with White to move, on any undecided board; White to move may be in check.
    for board in 0..4 {
        let four = with(board, "4k3/8/8/8/8/8/8/4RK2");
        let board = Some(board as u8 + 1);
        assert_eq!(board_of(four), (Field::Turn, Fault::CheckNotToMove, board));
    }
    with(1, "4r1k1/p7/8/8/8/8/P7/4K3").open();
    Four { results: "*w**", ..with(1, "4k3/8/8/8/8/8/8/4RK2") }.open();
    let black = Four { turn: "1:b", ..with(0, "4k3/p7/8/8/8/8/8/4RK2") };
    black.open();
    let both = Four { turn: "1:b", ..with(0, "4r1k1/p7/8/8/8/8/P7/4K3") };
    assert_eq!(board_of(both), (Field::Turn, Fault::CheckNotToMove, Some(1)));
    assert_eq!(
        board_of(Four { castling: Some("KQkq|KQkq|KQkq|Kk"), ..with(3, QUIET) }),
        (Field::Castling, Fault::CastlingRight, Some(4))
    );
    assert_eq!(board_of(Four { halfmoves: "0|100|0|0", ..Four::START }), (Field::Halfmove, Fault::Range, Some(2)));
    assert_eq!(board_of(Four { halfmoves: "0|0|0|100", ..Four::START }), (Field::Halfmove, Fault::Range, Some(4)));
    Four { halfmoves: "0|100|0|0", results: "*=**", ..Four::START }.open();
    assert_eq!(
        board_of(Four { halfmoves: "0|101|0|0", results: "*=**", ..Four::START }),
        (Field::Halfmove, Fault::Range, Some(2))
    );
    assert_eq!(board_of(Four { lost: "-|PN|-|-", ..Four::START }), (Field::Lost, Fault::Syntax, Some(2)));
    assert_eq!(board_of(Four { lost: "-|-|N|-", ..Four::START }), (Field::Lost, Fault::Syntax, Some(3)));
    assert_eq!(board_of(Four { lost: "n|-|-|-", ..Four::START }), (Field::Lost, Fault::Syntax, Some(1)));
    assert_eq!(board_of(Four { lost: "-|-|-|k", ..Four::START }), (Field::Lost, Fault::Syntax, Some(4)));
}

#[test]
fn o8_the_text_of_a_match_that_is_over_reads_back() {
    // Over, with black at turn on board 1: an en passant square for him.
    let boards = ["4k3/8/8/8/3p4/8/4P3/4K3", QUIET, QUIET, ARRAY];
    let four = Four { boards, results: "*w**", cycle: 5, ..Four::START };
    let mut game = four.open();
    play(&mut game, "1:e2e4 resign:first:3");
    assert_eq!((field(&game, 1).as_str(), over(&game).as_str()), ("-", "second resignation F17"));
    open("four-board", &game.position());
    // His king in check.
    let boards = ["4k3/p7/8/8/8/8/8/R3K3", QUIET, QUIET, ARRAY];
    let mut game = Four { boards, ..four }.open();
    play(&mut game, "1:a1a7 1:e8d8 3:e1d1 3:e8d8 1:a7a8 resign:first:3");
    assert_eq!(field(&game, 1), "-");
    open("four-board", &game.position());
}

#[test]
fn o8_four_board_results_that_cannot_be() {
    for (results, turn) in [
        // A control board is decided that never came into play.
        ("**=*", "1:w"),
        ("w*=*", "2:w"),
        ("=*w*", "-"),
        // Two mates on control boards, or one after both initial boards were won.
        ("bbww", "-"),
        ("wb*w", "-"),
        // The turn on a board that is not in play.
        ("w***", "1:w"),
        ("w***", "3:w"),
        ("=***", "3:w"),
        ("****", "4:w"),
        // Over and a turn, not over and none.
        ("****", "-"),
        ("wb**", "2:w"),
        ("==**", "1:w"),
    ] {
        let text = Four { turn, results, ..Four::START }.text();
        let error = error("four-board", &text);
        assert_eq!((error.field, error.fault), (Field::Results, Fault::Contradiction), "{text}");
    }
    for (results, turn) in [
        ("w***", "4:w"),
        ("b***", "3:w"),
        ("=***", "2:b"),
        ("ww*=", "3:w"),
        ("b*=*", "2:w"),
        ("wb**", "-"),
        ("bbw*", "-"),
    ] {
        Four { turn, results, ..Four::START }.open();
    }
}

#[test]
fn o8_tranzit_errors() {
    use Fault::*;
    let bad = |text: &str, field, fault, rest: &str| is_error("tranzit", text, field, fault, rest);
    let two = "4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/P7/4K3";
    open("tranzit", &format!("{two} w - - 0 1 ** -"));
    let kings = "4k3/8/8/8/8/8/8/4K3|4k3/8/8/8/8/8/P7/8 w - - 0 1 ** -";
    bad(kings, Field::Placement, Kings, kings);
    let pawn = "4k3/8/8/8/8/8/8/4K3|7P/8/8/8/8/8/8/8 w - - 0 1 ** -";
    bad(pawn, Field::Placement, PawnRank, &pawn["4k3/8/8/8/8/8/8/4K3|".len()..]);
    bad("4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/8/4K2R w K - 0 1 ** -", Field::Castling, CastlingRight, "K - 0 1 ** -");
    let text = |rest: &str| format!("{two} {rest}");
    for (rest, field, fault, at) in [
        ("w - e3 0 1 ** -", Field::EnPassant, Syntax, "e3 0 1 ** -"),
        ("w - 3:e3 0 1 ** -", Field::EnPassant, Syntax, "3:e3 0 1 ** -"),
        ("w - 1:- 0 1 ** -", Field::EnPassant, Syntax, "- 0 1 ** -"),
        ("w - - 100 1 ** -", Field::Halfmove, Range, "100 1 ** -"),
        ("w - - 100 1 *w -", Field::Halfmove, Range, "100 1 *w -"),
        ("w - - 101 1 bw -", Field::Halfmove, Range, "101 1 bw -"),
        ("w - - 0 0 ** -", Field::Number, Range, "0 ** -"),
        ("w - - 0 1 *** -", Field::Results, BoardCount, "*** -"),
        ("w - - 0 1 *x -", Field::Results, Syntax, "x -"),
        ("w - - 0 1 ** bw", Field::Tranzits, Syntax, "bw"),
        ("w - - 0 1 ** ww", Field::Tranzits, Syntax, "ww"),
    ] {
        bad(&text(rest), field, fault, at);
    }
    open("tranzit", &text("w - - 100 1 bw -"));
    // In check and not to move: on an open board alone.
    let check = "4k3/8/8/8/8/8/8/4RK2|8/8/8/8/8/8/P7/8";
    let wrong = error("tranzit", &format!("{check} w - - 0 1 ** -"));
    assert_eq!((wrong.field, wrong.fault, wrong.board), (Field::Turn, CheckNotToMove, Some(0)));
    open("tranzit", &format!("{check} w - - 0 1 w* -"));
}

#[test]
fn o8_double_move_errors() {
    use Fault::*;
    let bad = |text: &str, field, fault, rest| is_error("double-move", text, field, fault, rest);
    let men = "k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/P7/4K3";
    open("double-move", &format!("{men} w 2 200 2 -"));
    for (rest, field, fault, at) in [
        ("w 0 0 2 -", Field::Plies, Range, "0 0 2 -"),
        ("w 3 0 2 -", Field::Plies, Range, "3 0 2 -"),
        ("w 2 201 2 -", Field::Halfmove, Range, "201 2 -"),
        ("w 2 0 0 -", Field::Number, Range, "0 -"),
        ("w 1 0 3 e2", Field::First, Syntax, "e2"),
        ("w 1 0 3 c15c16q", Field::First, Syntax, "c15c16q"),
        // It must be a move that a piece of the side to move can just have made.
        ("w 2 0 3 e2e1", Field::First, Contradiction, "e2e1"),
        ("w 1 0 3 e3e1", Field::First, Contradiction, "e3e1"),
        ("w 1 0 3 e1e2", Field::First, Contradiction, "e1e2"),
        ("b 1 0 3 e2e1", Field::First, Contradiction, "e2e1"),
    ] {
        bad(&format!("{men} {rest}"), field, fault, at);
    }
    open("double-move", &format!("{men} w 1 1 3 e2e1"));
    let three = "k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/PK6/K3K3 w 2 0 2 -";
    bad(three, Field::Placement, Kings, three);
    let none = "8/8/8/8/8/8/8/8/8/8/8/8/8/8/P7/8 w 2 0 2 -";
    bad(none, Field::Placement, Kings, none);
    assert_eq!(over(&read("double-move", "8/8/8/8/8/8/8/8/8/8/8/8/8/8/P7/7K w 2 0 2 -")), "first kings-captured D4");
    let pawn = "k6p/8/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 2 0 2 -";
    bad(pawn, Field::Placement, PawnRank, pawn);
}

// --- O9 -------------------------------------------------------------------------------------------

#[test]
fn o9_the_first_rule_broken_is_named() {
    // O6 before all: another's piece that does not move so either.
    refused(&start("orthodox"), "e7e4", "not-your-piece O6");
    // O1 before O7: a pinned bishop does not go straight.
    let game = fen("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1");
    refused(&game, "e2e3", "no-such-move O1");
    refused(&game, "e2d3", "own-king-attacked O7");
    refused(&game, "e2d3q", "promotion-not-due O1");
    // Cross-board: F6 before F8 before F9 before F11.
    let game = start("four-board");
    refused(&game, "3:b1>1:b3", "not-home-square F6");
    refused(&game, "3:b1>1:g1", "target-occupied F8");
    refused(&game, "3:e1>1:e1", "king-stays F5");
    // Tranzit: T2 before T3.
    let game = start("tranzit");
    refused(&game, "1:e2>2:e3", "other-square T2");
}

#[test]
fn o9_castling_faults_are_o1() {
    let game = open("tranzit", "4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/8/4K2R w - - 0 1 ** wb");
    refused(&game, "2:e1g1", "castling-impossible O1");
    let game = fen("4rk2/8/8/8/8/8/8/4K2R w K - 0 1");
    refused(&game, "e1g1", "castling-attacked O1");
}

#[test]
fn o9_a_text_that_is_no_move_is_an_error_and_no_refusal() {
    for (id, texts) in [
        ("orthodox", &["", "e2", "e2e9", "1:e2e4", "e2e4k", "e2>e4", "O-O", "e2e4 "][..]),
        ("four-board", &["e2e4", "5:e2e4", "1:e2e4>", "3:b1>1:b1q", "1:b1>1:b1"]),
        ("tranzit", &["3:e2e4", "1:e2>3:e2", "e2e4"]),
        ("double-move", &["a17a1", "1:e2e4", "a0a1"]),
    ] {
        let mut game = start(id);
        for text in texts {
            assert!(Ply::parse(text, game.info().shape).is_none(), "{text}");
            assert_eq!(game.enter(text).map(|_| ()), Err(EntryError::NotAnEntry), "{text}");
        }
    }
    assert!(matches!(start("orthodox").enter("e2e5"), Err(EntryError::Illegal(_))));
}

// --- O10 ------------------------------------------------------------------------------------------

#[test]
fn o10_time_out_loses_the_match() {
    for id in ["orthodox", "four-board", "double-move"] {
        let mut game = start(id);
        let before = game.position();
        assert_eq!(play(&mut game, "flag:first"), "over second time O10", "{id}");
        assert_eq!(game.position(), before);
        assert!(game.undo());
        assert_eq!(play(&mut game, "flag:second"), "over first time O10", "{id}");
    }
}

#[test]
fn o10_a_lone_king_does_not_win_on_time_in_orthodox_chess() {
    let mut game = fen("4k3/p7/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut game, "flag:second");
    assert_eq!(over(&game), "draw time O10");
    assert!(game.undo());
    play(&mut game, "flag:first");
    assert_eq!(over(&game), "second time O10");
    // Resigning is no matter of material; nor is a flag in the other games.
    let mut game = fen("4k3/p7/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut game, "resign:second");
    assert_eq!(over(&game), "first resignation O3");
    let mut game = open("double-move", "k6k/p7/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 2 0 9 -");
    play(&mut game, "flag:second");
    assert_eq!(over(&game), "first time O10");
}

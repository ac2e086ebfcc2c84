//! The rules of Double Move Double Chess, D1 to D10, one by one.

mod common;

use common::*;
use crossboard::{Color, Kind};

/// White's men that cannot move at all: king, rook and knight in the corner behind pawns that black's pawns block.
const SHUT_IN: &str = "p1p5/PpPp4/RP1P4/KN6";

/// A game from 16 ranks and the rest, which settling must not change.
fn tall(text: &str) -> Table {
    open("double-move", text)
}

#[test]
fn d1_one_board_of_8_files_and_16_ranks_with_two_sets_each() {
    let game = start("double-move");
    assert_eq!((game.info().shape.boards, game.info().shape.ranks), (1, 16));
    let pieces = board(&game, 1).pieces;
    assert_eq!(pieces.len(), 64);
    for color in Color::ALL {
        let count = |kind| pieces.iter().filter(|(_, piece)| piece.color == color && piece.kind == kind).count();
        assert_eq!(Kind::ALL.map(count), [16, 4, 4, 4, 2, 2]);
    }
}

#[test]
fn d2_the_array() {
    let game = start("double-move");
    let (white, black): (Vec<_>, Vec<_>) =
        board(&game, 1).pieces.into_iter().partition(|(_, piece)| piece.color == Color::White);
    let letter_at = |square: &str| {
        let square = spot(1, square).square;
        white.iter().find(|(at, _)| *at == square).map_or('.', |(_, piece)| piece.letter())
    };
    for (rank, letters) in [
        (1, "........"),
        (2, "..PPPP.."),
        (3, ".PRNNRP."),
        (4, ".PBQKBP."),
        (5, ".PBKQBP."),
        (6, ".PRNNRP."),
        (7, "..PPPP.."),
        (8, "........"),
    ] {
        let ours: String = "abcdefgh".chars().map(|file| letter_at(&format!("{file}{rank}"))).collect();
        assert_eq!(ours, letters, "rank {rank}");
    }
    // Black the same, rank r becoming 17 - r.
    assert_eq!(white.len(), black.len());
    for (square, piece) in &white {
        let mirrored = crossboard::Square::at(square.file(), 15 - square.rank());
        assert!(black.iter().any(|(at, other)| *at == mirrored && other.kind == piece.kind), "{square}");
    }
    // Two bishops of each side on each square colour.
    let light = white.iter().filter(|(at, piece)| piece.kind == Kind::Bishop && at.is_light()).count();
    assert_eq!(light, 2);
}

#[test]
fn d3_white_begins_with_one_ply_then_two_plies_a_turn() {
    let mut game = start("double-move");
    let mut seen = Vec::new();
    for code in "c7c8 c10c9 d10d9 d7d8 e7e8 e10e9 f10f9 f7f8".split(' ') {
        let (at, of) = game.state().turn;
        seen.push(format!("{} {at}/{of} {} {}", player(&game), field(&game, 2), field(&game, 4)));
        play(&mut game, code);
    }
    assert_eq!(
        seen,
        [
            "first 1/1 1 1",
            "second 1/2 2 2",
            "second 2/2 1 2",
            "first 1/2 2 3",
            "first 2/2 1 3",
            "second 1/2 2 4",
            "second 2/2 1 4",
            "first 1/2 2 5"
        ]
    );
    assert_eq!(field(&game, 1), "w");
}

#[test]
fn d3_a_set_up_first_turn_of_two_plies_reads_back_after_its_first() {
    // The text says two plies for White's first turn.
    let text = "k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 1 -";
    if let Ok(mut game) = crossboard::games::find("double-move").unwrap().open(Some(text)) {
        play(&mut game, "a1a2");
        open("double-move", &game.position());
    }
}

#[test]
fn d4_there_is_no_check_and_kings_are_captured_like_any_piece() {
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/1r6/K6K w 2 0 9 -");
    assert_eq!(board(&game, 1).check, None);
    // The king may stand on, go to and stay on attacked squares.
    legal(&game, "a1b1 a1a2 h1g1 a1b2 h1h2");
    play(&mut game, "h1h2 h2h3");
    assert_eq!(play(&mut game, "b2b1"), "");
    assert_eq!(play(&mut game, "b1a1"), "king-captured a1 1 D4");
    assert_eq!(over(&game), "-");
    let capture = game.entries().last().unwrap();
    assert!(matches!(capture.act, crossboard::Act::Ply(mv) if mv.capture.map(|piece| piece.kind) == Some(Kind::King)));
}

#[test]
fn d4_capturing_the_second_king_wins_at_once_with_the_first_ply_too() {
    let text = "k7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 7 9 -";
    let mut game = tall(text);
    assert_eq!(play(&mut game, "a1a16"), "king-captured a16 0 D4, over first kings-captured D4");
    assert_eq!((player(&game), results(&game.state()).as_str()), ("-", "w"));
    assert!(game.moves().is_empty());
    refused(&game, "h1h2", "game-over O6");
    assert_eq!(game.position(), "R7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 1 0 9 -", "the fields stand as if it went on");
    assert_eq!(over(&tall(&game.position())), "first kings-captured D4");
    // With the second ply.
    let mut game = tall("k7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/1R5K w 2 7 9 -");
    play(&mut game, "b1a1");
    assert_eq!(play(&mut game, "a1a16"), "king-captured a16 0 D4, over first kings-captured D4");
    assert_eq!(game.position(), "R7/8/8/8/8/8/8/8/8/8/8/8/8/8/8/7K b 2 0 10 -");
    // A pawn that captures it and is promoted; both kings in one turn.
    let mut game = tall("k1k5/1P6/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 2 7 9 -");
    assert_eq!(play(&mut game, "b15a16q"), "king-captured a16 1 D4");
    assert_eq!(play(&mut game, "a16c16"), "king-captured c16 0 D4, over first kings-captured D4");
}

#[test]
fn d5_pawns_move_one_square_capture_diagonally_and_are_promoted() {
    let mut game = start("double-move");
    refused(&game, "c7c9 b6b8", "no-double-step D5");
    refused(&game, "c2c4", "no-double-step D5");
    legal(&game, "c7c8 b6b7");
    refused(&game, "c7c6 c7d8", "no-such-move O1");
    play(&mut game, "c7c8");
    refused(&game, "c10c8", "no-double-step D5");
    let game = tall("k6k/2P5/8/8/8/8/8/8/8/1p1p4/2P5/8/8/8/2p5/1R5K w 2 0 9 -");
    assert_eq!(plies(&game, "c6"), "c6b7 c6c7 c6d7");
    assert_eq!(plies(&game, "c15"), "c15c16b c15c16n c15c16q c15c16r");
    refused(&game, "c15c16", "promotion-missing O1");
    refused(&game, "c6c7q b1b2q", "promotion-not-due O1");
    // Black towards rank 1.
    let game = tall("k6k/2P5/8/8/8/8/8/8/8/1p1p4/2P5/8/8/8/2p5/1R5K b 2 0 9 -");
    assert_eq!(plies(&game, "c2"), "c2b1b c2b1n c2b1q c2b1r c2c1b c2c1n c2c1q c2c1r");
    assert_eq!(plies(&game, "b7"), "b7b6 b7c6");
    // The middle of the board is no last rank.
    let game = tall("k6k/8/8/8/8/8/8/8/8/2P5/8/8/8/8/8/7K w 2 0 9 -");
    assert_eq!(plies(&game, "c7"), "c7c8");
    // No en passant: two single steps in one turn leave nothing to take.
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/3p4/8/4P3/7K w 2 0 9 -");
    play(&mut game, "e2e3 e3e4");
    refused(&game, "d4e3", "no-such-move O1");
}

#[test]
fn d6_no_castling() {
    let game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R3K2R w 2 0 9 -");
    refused(&game, "e1g1 e1c1", "no-castling D6");
    refused(&game, "e1e3", "no-such-move O1");
    let moved = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/4K3/8/8/R6R w 2 0 9 -");
    refused(&moved, "e4g4 e4c4", "no-castling D6");
}

#[test]
fn d7_the_second_ply_may_not_take_the_first_back() {
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 9 -");
    play(&mut game, "a1a5");
    assert_eq!(field(&game, 5), "a1a5");
    refused(&game, "a5a1", "takes-back D7");
    legal(&game, "a5a2 a5b5 h1h2");
    // In two steps, or with another piece, it may come about.
    play(&mut game, "h1h2");
    assert_eq!(field(&game, 5), "-");
    // Kings too.
    play(&mut game, "a16a15");
    refused(&game, "a15a16", "takes-back D7");
}

#[test]
fn d7_not_after_a_capture_nor_for_the_last_turn_s_ply() {
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/n7/8/8/8/R6K w 2 0 9 -");
    play(&mut game, "a1a5");
    assert_eq!(field(&game, 5), "-");
    legal(&game, "a5a1");
    play(&mut game, "a5a1 a16a15 h16h15");
    // A turn's second ply may be taken back by the next turn's first.
    play(&mut game, "a1a5 h1h2 a15a16 h15h16");
    legal(&game, "h2h1 a5a1");
    // White's first turn has one ply and leaves none to look at.
    let mut game = start("double-move");
    play(&mut game, "e6g7");
    assert_eq!(field(&game, 5), "-");
    // O1 is named before D7.
    let mut game = tall("k6k/1P6/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 9 -");
    play(&mut game, "a1a5");
    refused(&game, "a5a1q", "promotion-not-due O1");
}

#[test]
fn d7_a_promoted_pawn_may_step_back() {
    let mut game = tall("k6k/2P5/8/8/8/8/8/8/8/8/8/8/8/8/8/7K w 2 0 9 -");
    play(&mut game, "c15c16q");
    assert_eq!(field(&game, 5), "-");
    legal(&game, "c16c15");
    // A pawn's step that is no promotion cannot be taken back anyway.
    let mut game = tall("k6k/8/8/2P5/8/8/8/8/8/8/8/8/8/8/8/7K w 2 0 9 -");
    play(&mut game, "c13c14");
    assert_eq!(field(&game, 5), "c13c14");
    refused(&game, "c14c13", "no-such-move O1");
    open("double-move", &game.position());
}

#[test]
fn d8_200_plies_without_pawn_move_or_capture_draw_at_once() {
    let men = "k6k/p7/8/8/8/8/8/8/8/8/8/8/8/8/P7/R6K";
    // In the middle of a turn.
    let mut game = tall(&format!("{men} w 2 199 150 -"));
    assert_eq!(play(&mut game, "h1h2"), "over draw fifty-moves D8");
    assert_eq!((field(&game, 3).as_str(), player(&game)), ("200", "-"));
    assert_eq!(over(&tall(&game.position())), "draw fifty-moves D8");
    // With the second ply.
    let mut game = tall(&format!("{men} w 2 198 150 -"));
    assert_eq!(play(&mut game, "h1h2"), "");
    assert_eq!(play(&mut game, "h2h3"), "over draw fifty-moves D8");
    // A pawn move or a capture starts anew; the first ply of a turn counts as well as the second.
    let mut game = tall(&format!("{men} w 2 198 150 -"));
    play(&mut game, "h1h2 a2a3");
    assert_eq!(field(&game, 3), "0");
    let mut game = tall(&format!("{men} w 2 199 150 -"));
    play(&mut game, "a2a3 h1h2");
    assert_eq!((field(&game, 3).as_str(), board(&game, 1).halfmoves), ("1", 1));
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/n7/8/R6K w 2 199 150 -");
    play(&mut game, "a1a3");
    assert_eq!(field(&game, 3), "0");
}

#[test]
fn d8_draw_by_agreement() {
    let mut game = start("double-move");
    assert_eq!(play(&mut game, "draw"), "over draw agreement O3");
}

#[test]
fn d9_third_occurrence_at_the_start_of_a_turn_draws() {
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 9 -");
    // Each side goes away with two plies and comes back with two.
    let round = "a1a2 h1h2 a16a15 h16h15 a2a1 h2h1 a15a16 h15h16";
    play(&mut game, round);
    assert_eq!(board(&game, 1).repetitions, 2);
    play(&mut game, &round[..round.len() - " h15h16".len()]);
    assert_eq!(play(&mut game, "h15h16"), "over draw threefold D9");
    assert_eq!(board(&game, 1).repetitions, 3);
    assert_eq!(game.state_at(8).unwrap().boards[0].repetitions, 2);
}

#[test]
fn d9_positions_in_the_middle_of_a_turn_do_not_count() {
    // The same pieces with the same side to move stand in the middle of turns and at the start of others: only the
    // starts count. White's knight is on c3 at the start of a turn once, in the middle of two.
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 9 -");
    play(&mut game, "a1a2 a2a3 h16h15 a16a15 a3a2 a2a1 a15a16 h15h16");
    assert_eq!(board(&game, 1).repetitions, 2, "start and now");
    // In the middle: a2, for the third time in all, and no draw.
    play(&mut game, "a1a2");
    assert_eq!(over(&game), "-");
    // Read in the middle of a turn, the position is no first occurrence.
    let mut game = tall("k6k/8/8/8/8/8/8/8/8/8/8/8/8/8/R7/7K w 1 1 9 -");
    play(&mut game, "h1h2 h16h15 a16a15 a2a1 h2h1 h15h16 a15a16");
    play(&mut game, "a1a2");
    assert_eq!(over(&game), "-");
}

#[test]
fn d9_a_capture_or_pawn_move_in_either_ply_starts_the_record_anew() {
    // White's start of turn 11 is the first of a new record, as the pawn moved in turn 10.
    let mut game = tall("k6k/p7/8/8/8/8/8/8/8/8/8/8/8/8/8/R6K w 2 0 9 -");
    play(&mut game, "a1a2 h1h2 a15a14 h16h15 a2a1 h2h1 h15h16 a16a15");
    assert_eq!(board(&game, 1).repetitions, 1);
    play(&mut game, "a1a2 h1h2 h16h15 a15a16 a2a1 h2h1 h15h16 a16a15");
    assert_eq!(board(&game, 1).repetitions, 2);
    // With the pieces away it stands for the third time: the first was right after the pawn's move.
    play(&mut game, "a1a2 h1h2 h16h15");
    assert_eq!(play(&mut game, "a15a16"), "over draw threefold D9");
}

#[test]
fn d9_is_looked_at_before_d10() {
    // Nothing to see but the order of the words: a stalemate that stands for the third time cannot come about, for
    // the first one ended the match. The count comes before both.
    let text = format!("k6k/8/8/8/8/8/8/8/8/8/8/8/{SHUT_IN} b 2 198 9 -");
    let mut game = tall(&text);
    play(&mut game, "a16a15");
    assert_eq!(play(&mut game, "h16h15"), "over draw fifty-moves D8");
}

#[test]
fn d10_no_legal_first_ply_draws() {
    let text = format!("k6k/8/8/8/8/8/8/8/8/8/8/8/{SHUT_IN} b 2 5 9 -");
    let mut game = tall(&text);
    assert_eq!(play(&mut game, "a16a15"), "");
    assert_eq!(play(&mut game, "h16h15"), "over draw stalemate D10");
    assert_eq!((player(&game), results(&game.state()).as_str()), ("-", "="));
    assert_eq!(over(&tall(&game.position())), "draw stalemate D10");
    // White's one first ply of the game.
    assert_eq!(over(&tall(&format!("k6k/8/8/8/8/8/8/8/8/8/8/8/{SHUT_IN} w 1 0 1 -"))), "draw stalemate D10");
}

#[test]
fn d10_no_legal_second_ply_ends_the_turn() {
    // After the pawn's step nothing of white's can move.
    let text = format!("k6k/8/8/8/8/8/8/8/8/7p/8/7P/{SHUT_IN} w 2 5 9 -");
    let mut game = tall(&text);
    assert_eq!(plies(&game, ""), "h5h6");
    assert_eq!(play(&mut game, "h5h6"), "");
    assert_eq!(game.position(), format!("k6k/8/8/8/8/8/8/8/8/7p/7P/8/{SHUT_IN} b 2 0 10 -"));
    assert_eq!((player(&game), game.state().turn), ("second", (1, 2)));
    // The bishop's only second ply would take the first back (D7).
    let men = "p1p5/P1P5/2p5/BpP5/pPp5/PpPp4/RP1P4/KN6";
    let mut game = tall(&format!("7k/8/8/8/8/8/8/8/{men} w 2 5 9 -"));
    assert_eq!(plies(&game, ""), "a5b6");
    play(&mut game, "a5b6");
    assert_eq!((field(&game, 1).as_str(), field(&game, 2).as_str(), field(&game, 4).as_str()), ("b", "2", "10"));
    play(&mut game, "h16h15 h15h14");
    assert_eq!(plies(&game, ""), "b6a5");
}

#[test]
fn d10_a_turn_cut_short_counts_as_a_start_of_the_next() {
    // White's bishop goes to and fro, one ply a turn; black's king as well, with two.
    let men = "p1p5/P1P5/2p5/BpP5/pPp5/PpPp4/RP1P4/KN6";
    let mut game = tall(&format!("7k/8/8/8/8/8/8/8/{men} w 2 5 9 -"));
    let round = "a5b6 h16h15 h15h14 b6a5 h14h15 h15h16";
    play(&mut game, round);
    assert_eq!(board(&game, 1).repetitions, 2);
    play(&mut game, "a5b6 h16h15 h15h14 b6a5 h14h15");
    assert_eq!(play(&mut game, "h15h16"), "over draw threefold D9");
    // Right after a capture or a pawn move as well: the position then standing is the first of the record.
    let mut game = tall(&format!("7k/8/8/8/8/8/8/8/{men} w 2 0 9 -"));
    play(&mut game, round);
    assert_eq!(board(&game, 1).repetitions, 2);
    play(&mut game, "a5b6 h16h15 h15h14 b6a5 h14h15");
    assert_eq!(play(&mut game, "h15h16"), "over draw threefold D9");
}

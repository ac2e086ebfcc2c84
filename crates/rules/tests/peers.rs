//! Orthodox chess against cozy-chess, another implementation, along random games.

mod common;

use common::{Random, Table, codes, play, read, start, vector_positions};
use cozy_chess::util::display_uci_move;
use cozy_chess::{Board, Color, File, GameStatus, Piece, Rank, Square};
use crossboard::EndReason;

/// Its en passant square by O4: it keeps the file after every double step, we only beside an enemy pawn.
fn en_passant(peer: &Board) -> String {
    let Some(file) = peer.en_passant() else { return "-".to_owned() };
    let mover = peer.side_to_move();
    let rank = Rank::Fifth.relative_to(mover);
    let pawns = peer.colored_pieces(mover, Piece::Pawn);
    let beside = [-1, 1].into_iter().filter_map(|step: i8| File::try_index((file as i8 + step) as usize));
    if beside.into_iter().any(|file| pawns.has(Square::new(file, rank))) {
        Square::new(file, Rank::Sixth.relative_to(mover)).to_string()
    } else {
        "-".to_owned()
    }
}

/// Its FEN, with our en passant square.
fn fen(peer: &Board) -> String {
    let fen = peer.to_string();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let square = en_passant(peer);
    fields[3] = &square;
    fields.join(" ")
}

fn uci(peer: &Board) -> Vec<String> {
    let mut codes = Vec::new();
    peer.generate_moves(|moves| {
        codes.extend(moves.into_iter().map(|mv| display_uci_move(peer, mv).to_string()));
        false
    });
    codes.sort();
    codes
}

fn compare(game: &Table, peer: &Board) {
    let state = game.state();
    let text = game.position();
    assert_eq!(text, fen(peer));
    let checked = state.boards[0].check.map(|square| square.to_string());
    let theirs = (!peer.checkers().is_empty()).then(|| peer.king(peer.side_to_move()).to_string());
    assert_eq!(checked, theirs, "check in {text}");
    let ended = state.outcome.map(|outcome| outcome.reason);
    match ended {
        None => {
            let mut ours = codes(&**game);
            ours.sort();
            assert_eq!(ours, uci(peer), "plies in {text}");
            assert_eq!(peer.status(), GameStatus::Ongoing, "{text}");
        }
        Some(EndReason::Checkmate) => {
            assert_eq!(peer.status(), GameStatus::Won, "{text}");
            let winner = if peer.side_to_move() == Color::White { "second" } else { "first" };
            assert_eq!(state.outcome.and_then(|outcome| outcome.winner).map(crossboard::Player::word), Some(winner));
        }
        Some(EndReason::Stalemate | EndReason::FiftyMoves) => assert_eq!(peer.status(), GameStatus::Drawn, "{text}"),
        // It does not know of these; plies there are, whatever the rules say.
        Some(EndReason::DeadMaterial | EndReason::Threefold) => assert_ne!(peer.status(), GameStatus::Won, "{text}"),
        Some(other) => panic!("{other:?} in {text}"),
    }
    // It reads our text as the same position.
    let read = Board::from_fen(&text, false).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    assert_eq!(fen(&read), text);
    assert_eq!(uci(&read), uci(peer), "{text}");
}

/// Plays a random game in both. Gives its length and how it ended.
fn random_game(seed: u64, from: Option<&str>, cap: usize) -> (usize, Option<EndReason>) {
    let mut random = Random(seed);
    let mut game = from.map_or_else(|| start("orthodox"), |text| read("orthodox", text));
    let mut peer = Board::from_fen(&game.position(), false).expect("our text");
    compare(&game, &peer);
    for length in 0..cap {
        if let Some(outcome) = game.state().outcome {
            return (length, Some(outcome.reason));
        }
        let moves = game.moves();
        let forcing: Vec<_> =
            moves.iter().filter(|mv| mv.capture.is_some() || mv.castling.is_some() || mv.en_passant).collect();
        let mv = if !forcing.is_empty() && random.one_in(3) { *random.pick(&forcing) } else { random.pick(&moves) };
        let code = mv.ply.text(game.info().shape).to_string();
        let theirs = cozy_chess::util::parse_uci_move(&peer, &code).expect("a move text");
        peer.try_play(theirs).unwrap_or_else(|_| panic!("seed {seed}: {code} is illegal in {peer}"));
        play(&mut game, &code);
        compare(&game, &peer);
    }
    (cap, game.state().outcome.map(|outcome| outcome.reason))
}

#[test]
fn random_games_from_the_start() {
    let (mut plies, mut mates) = (0, 0);
    for seed in 0..200 {
        let (length, end) = random_game(seed, None, 300);
        plies += length;
        mates += usize::from(end == Some(EndReason::Checkmate));
    }
    assert!(plies > 20_000 && mates > 3, "{plies} plies, {mates} mates");
}

#[test]
fn random_games_from_the_vectors() {
    let mut plies = 0;
    for (seed, text) in (1_000..).zip(vector_positions("orthodox")) {
        plies += random_game(seed, Some(&text), 60).0;
    }
    assert!(plies > 8_000, "{plies}");
}

#[test]
fn random_games_with_much_castling_and_en_passant() {
    for seed in 0..60 {
        random_game(seed, Some("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), 80);
        random_game(seed, Some("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), 80);
        random_game(seed, Some("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), 80);
    }
}

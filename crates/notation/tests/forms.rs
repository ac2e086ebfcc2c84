//! Each form by examples, in both languages.

mod common;

use common::{EN, FIGURES, RU, STYLES, Table, codes, open, play, start};
use crossboard::Ply;
use crossboard_notation::{Expected, Form, Language, Record, read_ply, write_entries, write_ply};

/// A position of Chess-tranzit with White to move.
fn tranzit(boards: &str) -> Table {
    open("tranzit", &format!("{boards} w - - 0 1 ** wb"))
}

/// What a code is written as in English, in Russian and by figures, in the position of a game.
#[track_caller]
fn is_written(game: &Table, code: &str, texts: [&str; 3]) {
    let ply = Ply::parse(code, game.info().shape).expect(code);
    for (style, text) in STYLES.into_iter().zip(texts) {
        assert_eq!(write_ply(&**game, ply, style).as_deref(), Some(text), "{code}");
        assert_eq!(read_ply(&**game, text, Some(style.language)), Ok(ply), "{text}");
    }
}

/// What texts are read as, without a language and in both.
#[track_caller]
fn is_read(game: &Table, texts: &str, code: &str) {
    for text in texts.split(" | ") {
        for language in [None, Some(Language::En), Some(Language::Ru)] {
            match read_ply(&**game, text, language) {
                Ok(ply) => assert_eq!(ply.text(game.info().shape).to_string(), code, "{text}"),
                Err(error) => panic!("{text} {language:?}: {error:?}"),
            }
        }
    }
}

/// What a text that is no single ply is refused with.
#[track_caller]
fn is_refused(game: &Table, text: &str, language: Option<Language>, expected: Expected, legal: &str) {
    let error = read_ply(&**game, text, language).expect_err(text);
    assert_eq!((error.expected, error.legal.join(", ").as_str()), (expected, legal), "{text}");
    assert_eq!(error.plies.len(), error.legal.len());
}

#[test]
fn orthodox_is_san() {
    let game = start("orthodox");
    is_written(&game, "e2e4", ["e4", "e4", "e4"]);
    is_written(&game, "g1f3", ["Nf3", "Кf3", "♘f3"]);
    let game = open("orthodox", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1");
    is_written(&game, "e1g1", ["O-O", "O-O", "O-O"]);
    is_written(&game, "e1c1", ["O-O-O", "O-O-O", "O-O-O"]);
    is_written(&game, "e1e2", ["Ke2", "Крe2", "♔e2"]);
    is_written(&game, "h1h8", ["Rxh8+", "Лxh8+", "♖xh8+"]);
    is_written(&game, "b7a8q", ["bxa8=Q+", "bxa8=Ф+", "bxa8=♕+"]);
    is_written(&game, "b7b8n", ["b8=N", "b8=К", "b8=♘"]);
    is_read(&game, "0-0 | O-O | О-О | o-o | o–o | e1g1", "e1g1");
    is_read(&game, "0-0-0 | O-O-O | О-О-О", "e1c1");
    is_read(&game, "bxa8=Q | bxa8Q | b:a8=Ф | ba8(Q) | b7xa8=ф | b7a8q | BXA8=Q+!? | ♙bxa8=♛ | bxa8/Q", "b7a8q");
    // A pawn that captures names its file.
    let game = open("orthodox", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    is_refused(&game, "d5", None, Expected::LegalPly, "exd5, e5, Kd1, Kf1, Kd2, Ke2, Kf2");
    // Two rooks, knights on one file, on one rank, and three queens.
    let game = open("orthodox", "8/1k6/8/8/4K3/8/8/R6R w - - 0 1");
    is_written(&game, "a1d1", ["Rad1", "Лad1", "♖ad1"]);
    let game = open("orthodox", "7k/8/8/R7/4K3/8/8/R7 w - - 0 1");
    is_written(&game, "a1a3", ["R1a3", "Л1a3", "♖1a3"]);
    let game = open("orthodox", "8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    is_written(&game, "h4e1", ["Qh4e1", "Фh4e1", "♕h4e1"]);
    // A pinned piece is no rival.
    let game = open("orthodox", "4r2k/8/8/8/8/4N3/8/N3K3 w - - 0 1");
    is_written(&game, "a1c2", ["Nc2", "Кc2", "♘c2"]);
    let game = open("orthodox", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    is_written(&game, "a1a8", ["Ra8#", "Лa8#", "♖a8#"]);
    let game = open("orthodox", "4k3/8/8/8/4pP2/8/8/4K3 b - f3 0 1");
    is_written(&game, "e4f3", ["exf3", "exf3", "exf3"]);
    is_read(&game, "exf3 | ef3 | exf3e.p. | exf3ep | e4xf3 | e4-f3 | 12... e:f3 | exf3 e.p.", "e4f3");
}

#[test]
fn letters_that_look_alike_are_told_apart_by_what_is_legal() {
    // The king and the knight may both go to f3; `K` is the one in English, the other in Russian.
    let game = open("orthodox", "7k/p7/8/8/8/8/4K3/6N1 w - - 0 1");
    let [king, knight] = ["e2f3", "g1f3"].map(|code| Ply::parse(code, game.info().shape).expect(code));
    assert_eq!(read_ply(&*game, "Kf3", Some(Language::En)), Ok(king));
    assert_eq!(read_ply(&*game, "Кf3", Some(Language::Ru)), Ok(knight));
    assert_eq!(read_ply(&*game, "Kpf3", None), Ok(king));
    is_refused(&game, "Kf3", None, Expected::PieceLetter, "Nf3, Kf3");
    is_refused(&game, "Kf3", Some(Language::Ru), Expected::PieceLetter, "Кf3, Крf3");
    is_refused(&game, "Кf3", Some(Language::En), Expected::PieceLetter, "Nf3, Kf3");
    is_read(&game, "Kd2 | Кd2 | kd2 | Крd2 | Kpd2 | KPD2 | кРd2 | ♚d2", "e2d2");
    is_read(&game, "Kh3 | Кh3 | kh3 | Nh3 | NH3 | nh3 | ♘h3", "g1h3");
    // `b` and `c` are files and pieces: capitals tell, unless nothing else is legal.
    let game = open("orthodox", "7k/8/8/3p4/2P5/1B6/8/4K3 w - - 0 1");
    let [pawn, bishop] = ["c4d5", "b3a4"].map(|code| Ply::parse(code, game.info().shape).expect(code));
    assert_eq!(read_ply(&*game, "cd5", None), Ok(pawn));
    assert_eq!(read_ply(&*game, "Сa4", None), Ok(bishop));
    assert_eq!(read_ply(&*game, "сa4", Some(Language::Ru)), Ok(bishop));
    let game = open("orthodox", "7k/8/8/3p4/2P1B3/8/8/4K3 w - - 0 1");
    is_refused(&game, "CXD5", None, Expected::PieceLetter, "cxd5, Bxd5");
    is_refused(&game, "сxd5", Some(Language::Ru), Expected::PieceLetter, "cxd5, Сxd5");
}

#[test]
fn four_boards_are_named_and_drops_read_as_drops() {
    let game = start("four-board");
    is_written(&game, "1:e2e4", ["i e4", "i e4", "i e4"]);
    is_read(&game, "i e4 | I E4 | e4 | 1. i e4 | 1:e2e4 | i e2-e4!", "1:e2e4");
    let mut game = start("four-board");
    // White loses a knight and a pawn on board 1.
    play(&mut game, "1:g1f3 1:e7e5 2:e2e4 2:e7e5 1:f3e5 1:d7d6 2:g1f3 2:b8c6 1:e5c6 1:b7c6 2:f1c4 2:f8c5");
    is_written(&game, "3:g1>1:g1", ["i N@g1", "i К@g1", "i ♘@g1"]);
    is_read(&game, "i N@g1 | i К@g1 | i n@g1 | N@g1 | i Ng1@g1 | 3:g1>1:g1", "3:g1>1:g1");
}

#[test]
fn a_source_is_named_where_several_may_be_meant() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let text = format!(
        "rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/R1BQKBNR|{array}|{array}|{array} 1:w KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 NP|-|-|- **** 1"
    );
    let game = open("four-board", &text);
    is_written(&game, "3:c2>1:a2", ["i Pc2@a2", "i Пc2@a2", "i ♙c2@a2"]);
    is_written(&game, "3:b1>1:b1", ["i N@b1", "i К@b1", "i ♘@b1"]);
    is_read(&game, "i Pc2@a2 | i pC2@A2 | i Пc2@a2 | Pc2@a2 | 3:c2>1:a2", "3:c2>1:a2");
    let legal = ["a2", "c2", "e2", "g2"].map(|square| format!("i P{square}@a2")).join(", ");
    is_refused(&game, "i P@a2", None, Expected::SourceSquare, &legal);
    // Only a tranzit may be written without its sign.
    let error = read_ply(&*game, "i Nb1", None).expect_err("a drop");
    assert_eq!(error.expected, Expected::LegalPly);
    assert!(error.legal.contains(&"i N@b1".to_owned()), "{error:?}");
}

#[test]
fn boards_won_and_drawn_show() {
    let mut game = start("four-board");
    play(&mut game, "1:f2f3 1:e7e5 2:e2e4 2:e7e5 1:g2g4 1:d8h4 2:g1f3 2:b8c6 draw:2");
    let texts = write_entries(&*game, EN);
    assert_eq!(texts[5], "i Qh4# i:0-1");
    assert_eq!(texts[8], "draw:2 ii:1/2-1/2");
    let record = Record::of(&*game);
    let text = record.write(Form::Record, EN).expect("a record");
    assert!(
        text.ends_with("\n\n1. i f3 i e5 ii e4 ii e5 2. i g4 i Qh4# i:0-1 ii Nf3 ii Nc6 draw:2 ii:1/2-1/2 *\n"),
        "{text}"
    );
}

#[test]
fn tranzits_read_as_drops_or_as_their_author_writes() {
    let game = start("tranzit");
    is_written(&game, "1:g1>2:g1", ["ii N@g1", "ii К@g1", "ii ♘@g1"]);
    is_written(&game, "1:e2>2:e2", ["ii P@e2", "ii П@e2", "ii ♙@e2"]);
    is_read(&game, "ii N@g1 | ii Ng1 | ii ng1 | II NG1 | ii Кg1 | ii кg1 | ii ♘g1 | Ng1 | 1:g1>2:g1", "1:g1>2:g1");
    is_read(&game, "ii Kpe1 | ii Кре1 | ii кре1 | ii Крe1 | ii K@e1 | ii Ke1 | ii KPE1", "1:e1>2:e1");
    is_read(&game, "ii e2 | ii P@e2 | ii пe2 | ii Pe2 | e2", "1:e2>2:e2");
    // The pawn of board 2 may go to e4, and that of board 1 may come there.
    let game = tranzit("4k3/8/8/8/4P3/8/8/4K3|8/8/8/8/8/4P3/8/8");
    is_written(&game, "1:e4>2:e4", ["ii P@e4", "ii П@e4", "ii ♙@e4"]);
    is_written(&game, "2:e3e4", ["ii e3e4", "ii e3e4", "ii e3e4"]);
    is_refused(&game, "ii e4", None, Expected::StrictForm, "ii P@e4, ii e3e4");
    is_read(&game, "ii e3-e4 | 2:e3e4 | ii e3e4", "2:e3e4");
    // A knight of each board.
    let game = tranzit("4k3/8/8/4N3/8/8/8/4K3|8/8/8/8/2N5/8/8/8");
    is_written(&game, "2:c4e5", ["ii Nce5", "ii Кce5", "ii ♘ce5"]);
    is_written(&game, "1:e5>2:e5", ["ii N@e5", "ii К@e5", "ii ♘@e5"]);
    is_refused(&game, "ii Кe5", Some(Language::Ru), Expected::StrictForm, "ii К@e5, ii Кce5");
    // Without the board's number two boards may be meant.
    let game = tranzit("4k3/8/8/8/8/8/4P3/4K3|8/8/8/8/8/8/4P3/8");
    is_refused(&game, "e4", None, Expected::Board, "i e4, ii e4");
}

#[test]
fn a_double_mate_shows() {
    // The king is mated on board 1, and its square on board 2 is attacked.
    let mut game = open("tranzit", "7k/R7/8/8/8/8/8/K7|8/8/8/8/8/8/8/7R w - - 0 1 ** wb");
    play(&mut game, "1:a7a1".replace("1:a7a1", "2:h1h2").as_str());
    assert_eq!(write_entries(&*game, EN), ["ii Rh2"]);
    let game = open("tranzit", "7k/R7/6K1/8/8/8/8/8|8/8/8/8/8/8/8/7R w - - 0 1 ** wb");
    let ply = Ply::parse("1:a7a8", game.info().shape).expect("a code");
    assert_eq!(write_ply(&*game, ply, EN).as_deref(), Some("i Ra8## i:1-0 ii:1-0"));
    let mut game = game;
    play(&mut game, "1:a7a8");
    let text = Record::of(&*game).write(Form::Record, EN).expect("a record");
    assert!(text.contains("\n[Result \"1-0\"]\n[Points \"2-0\"]\n"), "{text}");
    assert!(text.ends_with("\n1. i Ra8## i:1-0 ii:1-0 1-0 2-0\n"), "{text}");
}

const EXAMPLE: &str = "1:f2f3 1:e7e5 1:g2g4 1:d8h4 1:e1>2:e1 1:e8>2:e8";

/// The author's example, in his letters and with his habits.
#[test]
fn the_authors_example_is_read_in_all_forms() {
    for text in [
        "F3 | --- | 1 | E5 | ---\nG4 | --- | 2 | Фh4 # | ---\n--- | Kpe1 | 3 | --- | Kpe8\n",
        "| F3 | --- | 1 | E5 | --- |\r\n| G4 | --- | 2 | Фh4 # | --- |\r\n| --- | Kpe1 | 3 | --- | Kpe8 |",
        "White 1|White 2|No.|Black 1|Black 2\n---|---|---|---|---\nf3|-|1.|e5|—\ng4||2.|фh4#|\n|крe1|3.||Кре8",
        "F3\t---\t1\tE5\t---\nG4\t---\t2\tQh4#\t---\n---\tKe1\t3\t---\tKe8",
        "1. i f3   1. i e5\n2. i g4   2. i Фh4 #\n3. ii Kpe1   3. ii Kpe8",
        "1. i F3 1. i E5 2. i G4 2. i Qh4# 3. ii Ke1 3. ii Ke8",
        "1.i f3 i e5 2.i g4 i Qh4# i:0-1 3.ii K@e1 ii K@e8",
        "1. f3 e5 2. g4 Фh4# 3. ii Kpe1 Kpe8",
        EXAMPLE,
        "[Game \"tranzit\"]\n\n1:f2f3 1:e7e5 1:g2g4 1:d8h4 1:e1>2:e1 1:e8>2:e8 *",
    ] {
        let record = Record::parse(text, None).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(record.info.id, "tranzit");
        assert_eq!(codes(&*record.game().expect("a game")).join(" "), EXAMPLE, "{text}");
    }
}

#[test]
fn the_authors_example_is_written_in_all_forms() {
    let mut game = start("tranzit");
    play(&mut game, EXAMPLE);
    let record = Record::of(&*game);
    let written = |form, style| record.write(form, style).expect("a form of the game");
    assert_eq!(
        written(Form::AuthorTable, RU),
        "f3 | --- | 1 | e5 | ---\ng4 | --- | 2 | Фh4# | ---\n--- | Крe1 | 3 | --- | Крe8\n"
    );
    assert_eq!(
        written(Form::AuthorTable, EN),
        "f3 | --- | 1 | e5 | ---\ng4 | --- | 2 | Qh4# | ---\n--- | Ke1 | 3 | --- | Ke8\n"
    );
    assert_eq!(written(Form::AuthorLine, RU), "1. i f3   1. i e5\n2. i g4   2. i Фh4#\n3. ii Крe1   3. ii Крe8\n");
    assert_eq!(
        written(Form::Record, EN),
        "[Game \"tranzit\"]\n[Date \"????.??.??\"]\n[First \"?\"]\n[Second \"?\"]\n[Result \"*\"]\n\n\
         1. i f3 i e5 2. i g4 i Qh4# i:0-1 3. ii K@e1 ii K@e8 *\n"
    );
    assert!(written(Form::Record, RU).ends_with("\n1. i f3 i e5 2. i g4 i Фh4# i:0-1 3. ii Кр@e1 ii Кр@e8 *\n"));
    assert!(written(Form::Record, FIGURES).ends_with("\n1. i f3 i e5 2. i g4 i ♕h4# i:0-1 3. ii ♔@e1 ii ♔@e8 *\n"));
    assert_eq!(written(Form::Codes, EN), "[Game \"tranzit\"]\n\n1:f2f3 1:e7e5 1:g2g4 1:d8h4 1:e1>2:e1 1:e8>2:e8\n");
}

/// In the author's forms too a ply that might be another is written strictly.
#[test]
fn the_authors_forms_are_strict_where_they_must_be() {
    let mut game = tranzit("4k3/8/8/8/4P3/8/8/4K3|8/8/8/8/8/4P3/8/8");
    play(&mut game, "1:e4>2:e4 1:e8e7 2:e4>1:e4 1:e7e8 2:e3e4 resign:second:1");
    let text = Record::of(&*game).write(Form::AuthorTable, EN).expect("a table");
    let (_, rows) = text.split_once("\n\n").expect("tags");
    assert_eq!(
        rows,
        "--- | P@e4 | 1 | Ke7 | ---\ne4 | --- | 2 | Ke8 | ---\n--- | e3e4 | 3 | --- | ---\nresign:second:1 i:1-0\n"
    );
}

#[test]
fn turns_of_double_move_are_joined() {
    let mut game = start("double-move");
    play(&mut game, "c7c8 c10c9 d10d9 d7d8");
    let record = Record::of(&*game);
    let text = record.write(Form::Record, EN).expect("a record");
    assert!(text.ends_with("\n1. c8 2. c9,d9 3. d8 *\n"), "{text}");
    for text in ["c8 c9,d9 d8", "1. c8 2. c9, d9 3. d8", "1.c8 2.c9 2...d9 3.d8 *", "c7c8 c10c9 d10d9 d7d8"] {
        let read = Record::parse(text, Some(game.info())).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(read.line, record.line, "{text}");
    }
    // The first ply of a turn has a comment: the second begins anew.
    let commented = Record::parse("1. c8 2. c9 {so} d9 3. d8", Some(game.info())).expect("a record");
    let text = commented.write(Form::Record, EN).expect("a record");
    assert!(text.ends_with("\n1. c8 2. c9 {so} 2... d9 3. d8 *\n"), "{text}");
}

#[test]
fn orthodox_records_are_pgn() {
    let text = "[Event \"F/S Return Match\"]\n[Site \"Belgrade, Serbia JUG\"]\n[Date \"1992.11.04\"]\n[Round \"29\"]\n\
        [White \"Fischer, Robert J.\"]\n[Black \"Spassky, Boris V.\"]\n[Result \"1/2-1/2\"]\n[ECO \"C95\"]\n\n\
        {Intro} 1. e4 {best by test} e5 2. Nf3 Nc6 3. Bb5 $1 {[%clk 1:00:00] The Ruy} a6 (3... Nf6 4. O-O (4. d3 d6)\n\
        4... Nxe4) ; to the end\n4. Ba4!? Nf6 1/2-1/2\n";
    let record = Record::parse(text, None).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(record.info.id, "orthodox");
    assert_eq!(record.tag("First"), Some("Fischer, Robert J."));
    assert_eq!(record.line.len(), 9);
    assert_eq!(record.line[0].before, "Intro");
    assert_eq!(record.line[0].after, "best by test");
    assert_eq!(record.line[4].nags, [1]);
    assert_eq!(record.line[4].after, "[%clk 1:00:00] The Ruy");
    assert_eq!(record.line[5].variations[0][1].variations[0].len(), 2);
    assert_eq!(record.line[6].before, "to the end");
    assert_eq!(record.line[6].nags, [5]);
    assert_eq!(record.line[8].code, "draw");
    assert_eq!(
        record.write(Form::Record, EN).as_deref(),
        Ok("[Event \"F/S Return Match\"]\n[Site \"Belgrade, Serbia JUG\"]\n[Date \"1992.11.04\"]\n[Round \"29\"]\n\
            [White \"Fischer, Robert J.\"]\n[Black \"Spassky, Boris V.\"]\n[Result \"1/2-1/2\"]\n[ECO \"C95\"]\n\n\
            {Intro} 1. e4 {best by test} 1... e5 2. Nf3 Nc6 3. Bb5 $1\n{[%clk 1:00:00] The Ruy} 3... a6 \
            (3... Nf6 4. O-O (4. d3 d6) 4... Nxe4)\n{to the end} 4. Ba4 $5 4... Nf6 1/2-1/2\n")
    );
}

/// What ends a match off the board is told as PGN tells it, if it can.
#[test]
fn ends_off_the_board_survive() {
    for (codes, told) in [
        ("e2e4 resign:second", "\n\n1. e4 1-0\n"),
        ("e2e4 e7e5 resign:second", "\n\n1. e4 e5 1-0\n"),
        ("e2e4 resign:first", "\n\n1. e4 0-1\n"),
        ("e2e4 draw", "\n\n1. e4 1/2-1/2\n"),
        ("e2e4 flag:second", "[Termination \"time forfeit\"]\n\n1. e4 1-0\n"),
        ("e2e4 flag:first", "[Termination \"time forfeit\"]\n\n1. e4 0-1\n"),
        ("e2e4 resign:second:1", "\n\n1. e4 {[%act resign:second:1]} 1-0\n"),
        ("resign:first", "\n\n0-1\n"),
    ] {
        let mut game = start("orthodox");
        play(&mut game, codes);
        let record = Record::of(&*game);
        let text = record.write(Form::Record, EN).expect("a record");
        assert!(text.ends_with(told), "{text}");
        assert_eq!(Record::parse(&text, None), Ok(record));
    }
    let mut game = start("tranzit");
    play(&mut game, "1:e2e4 resign:second:1 1:e8>2:e8 flag:first");
    let text = Record::of(&*game).write(Form::Record, RU).expect("a record");
    assert!(text.ends_with("\n1. i e4 resign:second:1 i:1-0 1... ii Кр@e8 flag:first ii:0-1 1/2-1/2 1-1\n"), "{text}");
}

/// A cycle has begun, or goes on, where a game is set up in it.
#[test]
fn numbers_of_set_up_games_say_whether_they_go_on() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let rights = "KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|-";
    for (turn, results, code, text) in [
        ("1:w", "****", "1:e2e4", "7. i e4 *"),
        ("1:b", "****", "1:e7e5", "7... i e5 *"),
        ("2:w", "****", "2:e2e4", "7... ii e4 *"),
        ("2:w", "=***", "2:e2e4", "7. ii e4 *"),
        ("2:b", "=***", "2:e7e5", "7... ii e5 *"),
    ] {
        let position = format!("{array}|{array}|{array}|{array} {turn} {rights} {results} 7");
        let mut game = open("four-board", &position);
        play(&mut game, code);
        let written = Record::of(&*game).write(Form::Record, EN).expect("a record");
        assert!(written.ends_with(&format!("\n\n{text}\n")), "{written}");
    }
}

#[test]
fn tags_are_kept_once_in_the_order_of_the_roster() {
    let text = "[ECO \"A00\"]\n[Black \"B\"]\n[Second \"C\"]\n[White \"?\"]\n[Date \"1999.01.01\"]\n\
        [Termination \"time forfeit\"]\n[ECO \"B00\"]\n\n1. e4 0-1";
    let record = Record::parse(text, None).expect("a record");
    let tags: Vec<String> = record.tags.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(tags, ["Date=1999.01.01", "Second=B", "ECO=A00"]);
    assert_eq!(record.line[1].code, "flag:first");
    // A tag that is no more than the result says is kept as it is.
    let text = text.replace("0-1", "*");
    assert_eq!(Record::parse(&text, None).expect("a record").tag("Termination"), Some("time forfeit"));
}

#[test]
fn starts_that_were_set_up_survive() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 17";
    let mut game = open("orthodox", fen);
    play(&mut game, "e8d7 e2e4");
    let record = Record::of(&*game);
    let text = record.write(Form::Record, EN).expect("a record");
    assert!(text.contains(&format!("\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n17... Kd7 18. e4 *\n")), "{text}");
    assert_eq!(Record::parse(&text, None).as_ref(), Ok(&record));
    let position = "4k3/8/8/8/4P3/8/8/4K3|8/8/8/8/8/4P3/8/8 b - - 0 9 ** wb";
    let mut game = open("tranzit", position);
    play(&mut game, "1:e8d7 2:e3>1:e3");
    let record = Record::of(&*game);
    for form in [Form::Record, Form::AuthorTable, Form::AuthorLine, Form::Codes] {
        let text = record.write(form, EN).expect("a form of the game");
        assert!(text.contains(&format!("[SetUp \"1\"]\n[Position \"{position}\"]\n")), "{text}");
        let read = Record::parse(&text, None).expect("a record");
        assert_eq!((read.start, read.line), (record.start.clone(), record.line.clone()));
    }
}

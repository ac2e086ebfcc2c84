//! Texts that are no records, each with the place of its error, and texts that are meant to do harm.

mod common;

use common::{EN, IDS, open, play, random_game, start};
use crossboard::{Kind, Reason};
use crossboard_notation::{
    BadRecord, Form, Language, MAX_ENTRIES, MAX_TAGS, MAX_TEXT, Node, Record, RecordError, read_ply,
};
use std::time::Instant;

/// Game, text with `^` before what is found there, the words: expected, legal ones among others.
const BROKEN: &[(&str, &str, &str, &str, &str)] = &[
    // game, text ("^" marks the place), found, expected, one of the legal texts
    ("orthodox", "1. e4 ^e9 *", "e9", "legal-ply", ""),
    ("orthodox", "1. e4 e5 2. ^Nf4", "Nf4", "legal-ply", "Nf3"),
    ("orthodox", "1. e4 e5\n2. Nf3 ^Kxf3 *", "Kxf3", "legal-ply", "Ke7"),
    ("orthodox", "1. e4 ^hello", "hello", "ply", "a6"),
    ("orthodox", "1. d4 d5 2. Nf3 Nf6 3. ^Nd2", "Nd2", "source-square", "Nfd2"),
    ("orthodox", "1. ^i e4", "i", "ply", "a3"),
    ("orthodox", "^(e4)", "(", "ply", ""),
    ("orthodox", "1. e4 ^)", ")", "variation-start", ""),
    ("orthodox", "1. e4 (1. d4 (1. c4)^", "", "variation-end", ""),
    ("orthodox", "1. e4 ^{ no end", "{", "comment-end", ""),
    ("orthodox", "1. e4 ^$256", "$256", "nag", ""),
    ("orthodox", "1. e4 ^$", "$", "nag", ""),
    ("orthodox", "1. ^e4!!!", "e4!!!", "nag", ""),
    ("orthodox", "^$1 e4", "$1", "ply", ""),
    ("orthodox", "1. f3 e5 2. g4 Qh4# ^1-0", "1-0", "result", "0-1"),
    ("orthodox", "1. f3 e5 2. g4 Qh4# ^e4", "e4", "end", ""),
    ("orthodox", "1. e4 1-0 ^e5", "e5", "end", ""),
    ("orthodox", "1. e4 * ^[Event \"next\"]", "[", "end", ""),
    ("orthodox", "1. e4 * ^(1. d4)", "(", "end", ""),
    ("orthodox", "1. e4 ^[Event \"next\"]", "[", "ply", ""),
    ("orthodox", "1. e4 {^[%act resign:third]}", "[%act resign:third]", "comment-act", ""),
    ("orthodox", "1. e4 {Ё [%clk 0:01] ^[%act resign] more} e5", "[%act resign]", "comment-act", ""),
    ("orthodox", "{[%act draw] ^[%act draw]}", "[%act draw]", "comment-act", ""),
    ("orthodox", "1. e4 ; why ^[%act draw:2]\n", "[%act draw:2]", "comment-act", ""),
    ("orthodox", "1. e4 ^resign:third", "resign:third", "act", ""),
    ("orthodox", "1. e4 ^draw:2", "draw:2", "act", ""),
    ("orthodox", "[Event \"x\"]\n[^\"y\"]\n", "\"", "tag-name", ""),
    ("orthodox", "[Event ^x]\n\n*", "x", "tag-value", ""),
    ("orthodox", "[Event ^\"x]\n\n*", "\"", "tag-value", ""),
    ("orthodox", "[Event \"x\" ^y]\n\n*", "y", "tag-end", ""),
    ("orthodox", "[Event \"x\"^", "", "tag-end", ""),
    ("orthodox", "[FEN \"^8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", "8/8/8/8/8/8/8/8 w - - 0 1", "position", ""),
    ("orthodox", "[Result \"^1-0\"]\n\n1. f3 e5 2. g4 Qh4#", "1-0", "result", "0-1"),
    ("orthodox", "[Game \"^tranzit\"]\n\n*", "tranzit", "game", ""),
    ("orthodox", "[Game \"^bridge\"]\n\n*", "bridge", "game", ""),
    ("orthodox", "[Variant \"^Atomic\"]\n\n1. e4 *", "Atomic", "game", ""),
    ("orthodox", "^", "", "ply", ""),
    ("orthodox", "1. e4 ^| e5", "|", "ply", ""),
    ("tranzit", "1. i e4 i e5 2. ^ii i e5", "ii", "ply", ""),
    ("tranzit", "1. i e4 ^ii", "ii", "ply", ""),
    ("tranzit", "1. i ^e5", "e5", "legal-ply", "i a3"),
    ("tranzit", "1. i e4 ^i:1-0", "i:1-0", "board-result", "*"),
    ("tranzit", "f3 | --- | 1 | --- | ^e2", "e2", "legal-ply", "ii P@e7"),
    ("tranzit", "--- | --- | 1 | ^e5 | ---", "e5", "turn", ""),
    ("tranzit", "f3 | --- | 1 | e5 | ---\n^g4 | --- | 2 | ---", "g4 | --- | 2 | ---", "five-columns", ""),
    ("tranzit", "f3 | --- | 1 | e5 | ---\ng4 | --- |^ two | --- | ---", " two ", "five-columns", ""),
    ("tranzit", "1. i e4 resign:first ^resign:second", "resign:second", "act", ""),
    ("tranzit", "1. i e4 resign:second 1-0 ^2-0", "2-0", "points", "1-0"),
    ("tranzit", "1. i e4 resign:second 1-0 1-0 ^1-0", "1-0", "end", ""),
    ("four-board", "1. ii ^e4", "e4", "legal-ply", "i e4"),
    ("four-board", "1. i e4 i e5 ^resign:first:3", "resign:first:3", "act", ""),
    ("four-board", "1. i e4 i e5 ^1-1", "1-1", "ply", ""),
    ("double-move", "1. c8 2. c9,^c8", "c8", "legal-ply", ""),
    ("double-move", "1. ^c9", "c9", "legal-ply", "c8"),
];

fn parse(id: &str, text: &str) -> Result<Record, RecordError> {
    Record::parse(text, Some(start(id).info()))
}

#[test]
fn broken_records_say_where_and_what() {
    for &(id, marked, found, expected, legal) in BROKEN {
        let text = marked.replacen('^', "", 1);
        let error = parse(id, &text).expect_err(&text);
        assert_eq!(error.expected.word(), expected, "{text}: {error:?}");
        if !legal.is_empty() {
            assert!(error.legal.iter().any(|each| each == legal), "{text}: {error:?}");
        }
        assert!(error.legal.len() <= 8, "{text}: {error:?}");
        if let Some(at) = marked.find('^') {
            assert_eq!(error.found, found, "{text}");
            let before = &text[..at];
            let line = before.lines().count().max(1) + usize::from(before.ends_with('\n'));
            let column = before.rsplit('\n').next().expect("a line").encode_utf16().count() + 1;
            assert_eq!((error.line, error.column), (line, column), "{text}");
            assert_eq!(error.offset, before.encode_utf16().count(), "{text}");
        }
    }
}

#[test]
fn places_count_as_javascript_does() {
    let error = parse("orthodox", "{😀 шах}\r\n1. e4 {😀} e9").expect_err("no ply");
    assert_eq!((error.line, error.column, error.offset), (2, 12, 21));
    let error = parse("orthodox", "\u{feff}e4 e9").expect_err("no ply");
    assert_eq!((error.line, error.offset), (1, 4));
}

#[test]
fn refusals_name_their_rule() {
    let game = start("orthodox");
    let error = read_ply(&*game, "Bb5", None).expect_err("nothing moves so");
    assert_eq!(error.refusal.map(|refusal| refusal.reason), Some(Reason::NoSuchMove));
    let game = open("orthodox", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let error = read_ply(&*game, "O-O", None).expect_err("the right is lost");
    assert_eq!(error.refusal.map(|refusal| refusal.reason), Some(Reason::CastlingImpossible));
    let game = start("orthodox");
    let error = read_ply(&*game, "e7e5", None).expect_err("not Black's turn");
    assert_eq!(error.refusal.map(|refusal| refusal.reason), Some(Reason::NotYourPiece));
    let game = start("four-board");
    let error = read_ply(&*game, "i N@b1", None).expect_err("nothing is lost");
    assert_eq!(error.refusal.map(|refusal| refusal.reason), Some(Reason::TargetOccupied));
    // A text of several plies, or of none.
    for text in ["e4 e5", "", "   ", "1.", "i", "i ii e4", "#", &"e4 ".repeat(100), &"К".repeat(1000)] {
        assert!(read_ply(&*game, text, None).is_err(), "{text}");
    }
}

/// Who names no board means the one at turn: that another is not at turn is told only of what is named, or nowhere else.
#[test]
fn refusals_are_of_the_board_at_turn() {
    let mut game = start("four-board");
    play(&mut game, "1:g1f3 1:e7e5 2:e2e4");
    for (text, reason) in [
        ("Ke2", Reason::NotYourPiece),
        ("Nf3", Reason::NotYourPiece),
        ("Qd5", Reason::NoSuchMove),
        ("Bc5", Reason::NoSuchMove),
        ("Ne5", Reason::NoSuchMove),
        ("i Ke7", Reason::WrongBoard),
        ("i Nf6", Reason::WrongBoard),
        ("1:g8f6", Reason::WrongBoard),
    ] {
        let error = read_ply(&*game, text, Some(Language::En));
        let refusal = error.as_ref().err().and_then(|error| error.refusal);
        assert_eq!(refusal.map(|refusal| refusal.reason), Some(reason), "{text}: {error:?}");
    }
    let mut refused = 0;
    for seed in 0..30 {
        let game = random_game("four-board", seed, 60, &[]);
        let state = game.state();
        let at_turn = state.boards.iter().find(|board| board.turn.is_some());
        let Some(board) = at_turn.filter(|_| !game.moves().is_empty()) else { continue };
        for (letter, kind) in [
            ("", Kind::Pawn),
            ("N", Kind::Knight),
            ("B", Kind::Bishop),
            ("R", Kind::Rook),
            ("Q", Kind::Queen),
            ("K", Kind::King),
        ] {
            if !board.pieces.iter().any(|(_, piece)| piece.kind == kind && Some(piece.color) == board.turn) {
                continue;
            }
            for square in 0..64 {
                let text = format!("{letter}{}{}", char::from(b'a' + square % 8), square / 8 + 1);
                let Err(error) = read_ply(&*game, &text, Some(Language::En)) else { continue };
                let reason = error.refusal.map(|refusal| refusal.reason);
                refused += usize::from(reason.is_some());
                assert_ne!(reason, Some(Reason::WrongBoard), "{text} in {}", game.position());
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// As large as may be: what took the square of the length would not come to an end here. `--nocapture` says the times.
#[test]
fn hostile_texts_are_refused() {
    let long = [
        "1. e4 e5 ".repeat(1_200_000),
        "(".repeat(10_000_000),
        "{".repeat(10_000_000),
        "[a \"\"]".repeat(2_000_000),
        "\u{0}".repeat(10_000_000),
    ];
    for text in &long {
        let error = Record::parse(text, None).expect_err("too long");
        assert_eq!(error.expected.word(), "shorter-text");
    }
    let knights = "Nf3 Nf6 Ng1 Ng8 ";
    let deep = format!("e4 {}", "(e4 ".repeat(500_000));
    let wide = format!("e4 {}", "() ".repeat(500_000));
    let nested = format!("e4 {}", "(d4 ) ".repeat(300_000));
    let marked = format!("e4 {}", "$1 ".repeat(600_000));
    let commented = format!("e4 {}", "{a} ".repeat(500_000));
    let acts = format!("e4 {{{}}}", "[%act draw]".repeat(100_000));
    let open = format!("e4 {{{}", "[%act ".repeat(300_000));
    let unclosed = format!("e4 {{{}}}", "[%act ".repeat(300_000));
    let bracketed = format!("e4 {{{}}}", "[".repeat(2_000_000));
    let table = "f3 | --- | 1 | e5 | ---\n".repeat(80_000);
    let bars = "|".repeat(2_000_000);
    let tabs = "\t".repeat(2_000_000);
    let rows = "| |\n".repeat(500_000);
    let lines = "\n".repeat(2_000_000);
    let numbers = "1.\n".repeat(600_000);
    let results = format!("[Game \"four-board\"]\n1. i e4 i e5 {}", "iii:* ".repeat(300_000));
    let points = format!("[Game \"tranzit\"]\nresign:first {}", "0-1 0-1 ".repeat(200_000));
    let dots = ".".repeat(2_000_000);
    let digits = "1".repeat(2_000_000);
    let word = "К".repeat(1_000_000);
    let words = "К ".repeat(600_000);
    let quotes = format!("[a \"{}", "\\\"".repeat(900_000));
    let tags = "[a \"b\"]".repeat(250_000);
    let blanks = "\u{a0}".repeat(1_000_000);
    let percents = "%\n".repeat(1_000_000);
    let commas = ",".repeat(2_000_000);
    let brackets = "e8(".repeat(600_000);
    let repeated = knights.repeat(100_000);
    for (name, text) in [
        ("deep", &deep),
        ("wide", &wide),
        ("nested", &nested),
        ("marked", &marked),
        ("commented", &commented),
        ("acts", &acts),
        ("open", &open),
        ("unclosed", &unclosed),
        ("bracketed", &bracketed),
        ("table", &table),
        ("bars", &bars),
        ("tabs", &tabs),
        ("rows", &rows),
        ("lines", &lines),
        ("numbers", &numbers),
        ("results", &results),
        ("points", &points),
        ("dots", &dots),
        ("digits", &digits),
        ("word", &word),
        ("words", &words),
        ("quotes", &quotes),
        ("tags", &tags),
        ("blanks", &blanks),
        ("percents", &percents),
        ("commas", &commas),
        ("brackets", &brackets),
        ("repeated", &repeated),
    ] {
        assert!(text.len() <= MAX_TEXT, "{name}");
        let before = Instant::now();
        let read = Record::parse(text, None);
        println!("{name}: {:?}, {:?}", before.elapsed(), read.as_ref().map_err(|error| error.expected.word()).err());
        if let Err(error) = read {
            assert!(error.found.chars().count() <= 40, "{name}");
        }
    }
    let error = Record::parse(&deep, None).expect_err("too deep");
    assert_eq!(error.expected.word(), "less-depth");
    let error = Record::parse(&tags, None).expect_err("too many tags");
    assert_eq!(error.expected.word(), "fewer-tags");
    let error = Record::parse(&nested, None).expect_err("too many");
    assert_eq!(error.expected.word(), "fewer-entries");
}

/// Pieces of records, thrown together: an error or a record, never a panic, and what is read can be written and read.
#[test]
fn scraps_do_no_harm() {
    let scraps = [
        "e4",
        "e5",
        "Nf3",
        "Кf3",
        "Kpe1",
        "i",
        "ii",
        "iv",
        "1.",
        "1...",
        "1-0",
        "*",
        "½-½",
        "1½-½",
        "{a}",
        "{",
        "}",
        "(",
        ")",
        ";",
        "\n",
        "%",
        "$1",
        "$",
        "!?",
        "|",
        "---",
        "resign:first",
        "draw:1",
        "flag:second",
        "1:e2e4",
        "1:g1>2:g1",
        "N@b1",
        "O-O",
        "0-0",
        ",",
        "[%act draw]",
        "{[%act draw]}",
        "i:1-0",
        "[Game \"tranzit\"]",
        "\"",
        "\\",
        "e8=Q",
        "е4",
        "Ф",
        "♘f3",
        "😀",
        "\u{a0}",
        "#",
        "1",
        "..",
        "[",
        "]",
        "f3 | --- | 1 | e5 | ---\n",
        "\t",
        "e.p.",
        "=",
        "+-",
        "1/2",
        "c8,c9",
        "c9",
        "0-0-0",
        "2-0",
        "x",
        "@",
        "ii:*",
        "12.",
        "e2-e4",
    ];
    let mut random = common::Random(1);
    let mut read = 0;
    for _ in 0..6_000 {
        let length = random.below(12);
        let mut text = String::new();
        for _ in 0..length {
            text.push_str(scraps[random.below(scraps.len())]);
            text.push_str(if random.one_in(4) { "" } else { " " });
        }
        crossboard_notation::recognise(&text);
        if let Ok(record) = Record::parse(&text, None) {
            read += 1;
            let again = record.write(Form::Record, EN).expect("what was read can be written");
            assert_eq!(Record::parse(&again, None).as_ref(), Ok(&record), "{text:?}\n{again}");
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn tags_that_go_for_nothing_are_told() {
    let hop = "1. i f3 i e5 2. i g4 i Qh4# i:0-1 3. ii K@e1 ii K@e8";
    let cases = [
        // What agrees is not told, nor what leaves it open.
        ("", "1. e4 e5 1-0", ""),
        ("[Variant \"Standard\"] [SetUp \"0\"] [Result \"1-0\"] [Language \"en\"]", "1. e4 e5", ""),
        ("[Result \"*\"] [White \"?\"] [First \"Anna\"] [White \"?\"]", "1. f3 e5 2. g4 Qh4#", ""),
        ("[Result \"?\"]", "1. f3 e5 2. g4 Qh4# 0-1", ""),
        ("[Game \"tranzit\"] [Variant \"tranzit\"]", hop, ""),
        ("[Game \"tranzit\"] [Points \"½-1½\"]", &format!("{hop} {{[%act draw:2]}} 0-1 ½-1½"), ""),
        // The text says otherwise.
        ("[Result \"0-1\"]", "1. e4 e5 1-0", "Result 0-1"),
        ("[Result \"1-0\"]", "1. e4 e5 *", "Result 1-0"),
        ("[Result \"White won\"]", "1. e4 e5 1-0", "Result White won"),
        ("[Points \"1-0\"]", "1. e4 e5 1-0", "Points 1-0"),
        ("[SetUp \"1\"]", "1. e4", "SetUp 1"),
        ("[Language \"xx\"]", "1. e4", "Language xx"),
        // Another tag does.
        ("[Game \"tranzit\"] [Variant \"standard\"]", hop, "Variant standard"),
        ("[Game \"orthodox\"] [Variant \"Crazyhouse\"]", "1. e4", "Variant Crazyhouse"),
        ("[Game \"orthodox\"] [Game \"tranzit\"]", "1. e4", "Game tranzit"),
        ("[Result \"0-1\"] [Result \"1-0\"]", "1. e4 1-0", "Result 0-1"),
        ("[White \"Anna\"] [First \"Boris\"]", "1. e4", "First Boris"),
        ("[Event \"a\"] [Event \"b\"] [Event \"a\"]", "1. e4", "Event b"),
        ("[FEN \"8/8/8/8/8/8/4P3/K6k w - - 0 1\"] [SetUp \"0\"]", "1. e4", "SetUp 0"),
        ("[FEN \"8/8/8/8/8/8/4P3/K6k w - - 0 1\"] [Position \"x\"]", "1. e4", "Position x"),
    ];
    for (tags, moves, expected) in cases {
        let text = format!("{}\n\n{moves}", tags.replace("] [", "]\n["));
        let record = Record::parse(&text, None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let told: Vec<String> = record.passed_over.iter().map(|(name, value)| format!("{name} {value}")).collect();
        assert_eq!(told.join(", "), expected, "{text}");
        // What is written from what was read tells nothing twice.
        let again = Record::parse(&record.write(Form::Record, EN).expect("writable"), None).expect("readable");
        assert_eq!(again.passed_over, [], "{text}");
    }
}

#[test]
fn what_cannot_be_played_is_not_written() {
    let info = start("orthodox").info();
    let node = |code: &str| Node { code: code.to_owned(), ..Node::default() };
    let mut record = Record {
        info,
        tags: Vec::new(),
        start: None,
        comment: String::new(),
        line: vec![node("e2e5")],
        passed_over: Vec::new(),
    };
    for form in [Form::Record, Form::Codes] {
        let error = record.write(form, EN).expect_err("illegal");
        assert!(matches!(error, BadRecord::Entry { ref code, .. } if code == "e2e5"), "{error:?}");
    }
    record.line = vec![node("e2e4")];
    record.line[0].variations = vec![vec![node("huh")]];
    assert!(matches!(record.write(Form::Record, EN), Err(BadRecord::Entry { ref code, .. }) if code == "huh"));
    assert_eq!(record.write(Form::AuthorTable, EN), Err(BadRecord::Form));
    record.start = Some("nonsense".to_owned());
    assert_eq!(record.write(Form::Record, EN), Err(BadRecord::Start));
    record.start = None;
    record.line = vec![node("e2e4"); MAX_ENTRIES + 1];
    assert!(record.write(Form::Record, EN).is_err());
}

/// Nothing is written that would not be read: the text counts, not what it is made from.
#[test]
fn what_is_too_much_to_read_is_not_written() {
    for id in IDS {
        let info = start(id).info();
        let bare = Record {
            info,
            tags: Vec::new(),
            start: None,
            comment: String::new(),
            line: Vec::new(),
            passed_over: Vec::new(),
        };
        let check = |record: &Record| {
            let text = match record.write(Form::Record, EN) {
                Ok(text) => text,
                Err(error) => {
                    assert_eq!(error, BadRecord::Limit);
                    return false;
                }
            };
            assert_eq!(Record::parse(&text, None).as_ref(), Ok(record));
            true
        };
        // A letter more or less, around what just fits.
        let longest = MAX_TEXT - bare.write(Form::Record, EN).expect("a record").len() - "{}".len() - 1;
        for (letter, size) in [("x", 1), ("я", 2)] {
            let mut fits = [0; 2];
            for letters in longest / size - 1..longest / size + 2 {
                fits[usize::from(check(&Record { comment: letter.repeat(letters), ..bare.clone() }))] += 1;
            }
            assert!(fits[0] > 0 && fits[1] > 0, "{id} {letter} {fits:?}");
        }
        let tag = |value: String| Record { tags: vec![("Annotator".to_owned(), value)], ..bare.clone() };
        assert!(check(&tag("\"".repeat(MAX_TEXT / 2 - 200))));
        assert!(!check(&tag("\"".repeat(MAX_TEXT / 2))));
        let mut fits = [0; 2];
        for count in MAX_TAGS - 12..=MAX_TAGS {
            let tags = (0..count).map(|number| (format!("A{number}"), "x".to_owned())).collect();
            fits[usize::from(check(&Record { tags, ..bare.clone() }))] += 1;
        }
        assert!(fits[0] > 0 && fits[1] > 0, "{id} {fits:?}");
    }
}

/// Results count too, of boards and that which implies an act.
#[test]
fn results_count_as_entries() {
    let node = |code: &str| Node { code: code.to_owned(), ..Node::default() };
    for (id, codes) in [("orthodox", ["g1f3", "resign:second"]), ("four-board", ["1:g1f3", "resign:second:1"])] {
        let info = start(id).info();
        let mut fits = [0; 2];
        for room in 0..4 {
            let mut line: Vec<Node> = codes.iter().map(|code| node(code)).collect();
            line[0].variations = vec![vec![node(codes[0])]; (MAX_ENTRIES - room) / 2];
            // One more where that is even.
            if room % 2 == 0 {
                line[0].variations[0].push(node(if id == "orthodox" { "g8f6" } else { "1:g8f6" }));
            }
            let record =
                Record { info, tags: Vec::new(), start: None, comment: String::new(), line, passed_over: Vec::new() };
            let text = record.write(Form::Record, EN);
            fits[usize::from(text.is_ok())] += 1;
            match text {
                Ok(text) => assert_eq!(Record::parse(&text, None), Ok(record)),
                Err(error) => assert_eq!(error, BadRecord::Limit),
            }
        }
        assert!(fits[0] > 0 && fits[1] > 0, "{id} {fits:?}");
    }
}

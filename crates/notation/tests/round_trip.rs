//! What is written is read as what it was, whatever the game, the form and the language.
//!
//! A failure names the game and the seed.

mod common;

use common::{EN, FIGURES, IDS, RU, Random, STYLES, Table, codes, open, random_game, start, step, vector_positions};
use crossboard::AnyGame;
use crossboard_notation::{
    BadRecord, Form, Language, MAX_DEPTH, MAX_ENTRIES, Node, Record, Style, read_ply, recognise, write_entries,
    write_ply,
};
use std::time::Instant;

const FORMS: [Form; 4] = [Form::Record, Form::AuthorTable, Form::AuthorLine, Form::Codes];

/// What comments are put together from: all that means something elsewhere in a record.
const PIECES: [&str; 42] = [
    "a comment",
    "слово",
    "(not a variation) 1. e4 $3 *",
    "[%clk 1:00:00]",
    "\n",
    "\r\n",
    "\t",
    " ",
    "; % \" \\ [",
    "{",
    "}",
    "i",
    "1-0",
    "Кf3 Qd5",
    "♘f3 😀",
    "resign:first",
    "[%act resign:first]",
    "[%act draw]",
    "[%act foo]",
    "[%act ",
    "[%act",
    "[%act\n",
    "[",
    "%act ",
    "%",
    "]",
    "|",
    " | ",
    "f3 | --- | 1 | e5 | ---",
    "\n% skipped",
    "\n[Event \"x\"]\n",
    ";",
    "(",
    ")",
    "\u{a0}",
    "\u{feff}",
    "\u{0}",
    "*",
    "draw",
    "i:1-0",
    "---",
    "1.",
];

/// A comment of pieces, as a record can hold it.
fn random_comment(random: &mut Random) -> String {
    loop {
        let comment = tidy(&raw_comment(random));
        if !comment.is_empty() {
            return comment;
        }
    }
}

fn raw_comment(random: &mut Random) -> String {
    (0..=random.below(4)).map(|_| *random.pick(&PIECES)).collect()
}

/// What comes back of a comment.
fn tidy(comment: &str) -> String {
    let blanks = [' ', '\t', '\n', '\r', '\u{b}', '\u{c}', '\0'];
    comment.replace('}', ")").replace("[%act", "[ %act").trim_matches(blanks).to_owned()
}

/// Every legal ply of a position, in every style: read back, and never read as another.
fn check_plies(game: &dyn AnyGame) {
    for mv in game.moves() {
        for style in STYLES {
            let text = write_ply(game, mv.ply, style).expect("a legal ply");
            let fen = game.position();
            assert_eq!(read_ply(game, &text, Some(style.language)), Ok(mv.ply), "{text} in {fen}");
            // Without a language it may be ambiguous, but it's never another ply.
            match read_ply(game, &text, None) {
                Ok(ply) => assert_eq!(ply, mv.ply, "{text} in {fen}"),
                Err(error) => assert!(error.plies.contains(&mv.ply) && error.plies.len() > 1, "{text} in {fen}"),
            }
            // Capitals do not matter to who has no other reading, as in the author's own text.
            if let Ok(ply) = read_ply(game, &text.to_lowercase(), Some(style.language)) {
                let kinds = ["b", "c"].iter().any(|letter| text.to_lowercase().contains(letter));
                assert!(ply == mv.ply || kinds, "{text} in {fen}");
            }
        }
        let code = mv.ply.text(game.info().shape).to_string();
        assert_eq!(read_ply(game, &code, None), Ok(mv.ply), "{code}");
    }
}

/// A line with everything that a record may hold.
fn random_line(game: &mut Table, random: &mut Random, length: usize, depth: usize) -> Vec<Node> {
    let mut nodes = Vec::new();
    let is_pgn = game.info().id == "orthodox";
    for _ in 0..length {
        if !step(game, random) {
            break;
        }
        let code = codes(&**game).pop().expect("an entry");
        let is_ply = !["resign", "draw", "flag"].iter().any(|act| code.starts_with(act));
        let mut node = Node { code, ..Node::default() };
        // In PGN it would stand behind the entry before.
        let is_alone = nodes.last().is_none_or(|last: &Node| !last.variations.is_empty());
        if random.one_in(12) && (is_alone || !is_pgn) {
            node.before = random_comment(random);
        }
        if random.one_in(6) {
            node.after = random_comment(random);
        }
        while random.one_in(8) {
            node.nags.push(random.below(256) as u8);
        }
        // PGN has no place for what might have been played instead of a resignation.
        while depth < 4 && random.one_in(8) && (is_ply || !is_pgn) {
            game.undo();
            let before = game.entries().len();
            let length = random.below(8);
            let variation = random_line(game, random, length, depth + 1);
            while game.entries().len() > before {
                game.undo();
            }
            game.enter(&node.code).expect("what was played before");
            if !variation.is_empty() {
                node.variations.push(variation);
            }
        }
        nodes.push(node);
    }
    nodes
}

fn check_tree(id: &str, seed: u64, positions: &[String]) {
    let mut random = Random(seed);
    let mut game = match positions {
        [] => start(id),
        positions if random.one_in(3) => open(id, &positions[random.below(positions.len())]),
        _ => start(id),
    };
    let length = random.below(60);
    let mut record = Record::of(&*game);
    record.line = random_line(&mut game, &mut random, length, 0);
    if record.line.is_empty() && random.one_in(2) {
        record.comment = random_comment(&mut random);
    }
    for (name, value) in [("First", "Иванов \"И. И.\""), ("Date", "2024.05.01"), ("Annotator", "\\"), ("Event", "x]y")]
    {
        if random.one_in(3) {
            record.tags.push((name.to_owned(), value.to_owned()));
        }
    }
    // Those of the roster come first, in its order.
    let order = ["Event", "Date", "First", "Second"];
    record.tags.sort_by_key(|tag| order.iter().position(|name| *name == tag.0).unwrap_or(9));
    for style in STYLES {
        let text = record.write(Form::Record, style).expect("a record");
        for hint in [None, Some(record.info)] {
            let read = Record::parse(&text, hint).unwrap_or_else(|error| panic!("{id} {seed}: {error:?}\n{text}"));
            assert_eq!(read, record, "{id} {seed}\n{text}");
            assert_eq!(read.write(Form::Record, style).as_ref(), Ok(&text), "{id} {seed}");
        }
        // Lines of comments are as their authors made them.
        let movetext = text.split_inclusive('}').map(|part| part.split('{').next().unwrap_or_default());
        let bare: String = movetext.collect::<Vec<_>>().join("{}");
        let widest = bare.lines().filter(|line| !line.contains(['{', '"'])).map(|line| line.chars().count()).max();
        assert!(widest <= Some(85), "{id} {seed}\n{text}");
    }
}

fn check_main_line(id: &str, seed: u64, positions: &[String]) {
    let game = random_game(id, seed, 140, positions);
    let record = Record::of(&*game);
    for form in FORMS {
        for style in STYLES {
            let Ok(text) = record.write(form, style) else {
                assert!(id != "tranzit" && matches!(form, Form::AuthorTable | Form::AuthorLine), "{id} {seed}");
                continue;
            };
            let read = Record::parse(&text, None).unwrap_or_else(|error| panic!("{id} {seed}: {error:?}\n{text}"));
            assert_eq!(read.info.id, id, "{seed}\n{text}");
            let again = read.game().expect("what was read can be played");
            assert_eq!(codes(&*again), codes(&*game), "{id} {seed}\n{text}");
            assert_eq!(again.position(), game.position(), "{id} {seed}\n{text}");
            let read = Record::parse(&text, Some(game.info())).expect("read as the game asked for");
            assert_eq!(read.line, record.line, "{id} {seed}\n{text}");
            assert_eq!(read.start, record.start, "{id} {seed}");
        }
    }
    for style in STYLES {
        let texts = write_entries(&*game, style);
        assert_eq!(texts.len(), game.entries().len());
        let mut again = game.info().open(Some(&game.start())).expect("a start");
        for (text, code) in texts.iter().zip(codes(&*game)) {
            if let Ok(ply) = read_ply(&*again, text, Some(style.language)) {
                assert_eq!(ply.text(game.info().shape).to_string(), code, "{id} {seed} {text}");
            } else {
                assert!(text.starts_with(&code), "{id} {seed} {text}");
            }
            again.enter(&code).expect("played before");
        }
    }
}

fn check(id: &str, seeds: std::ops::Range<u64>) {
    let positions = vector_positions(id);
    for seed in seeds {
        check_main_line(id, seed, &positions);
        check_tree(id, seed, &positions);
        if seed % 8 == 0 {
            check_plies(&*random_game(id, seed, 80, &positions));
        }
    }
}

#[test]
fn orthodox() {
    check("orthodox", 0..60);
}

#[test]
fn four_board() {
    check("four-board", 0..60);
}

#[test]
fn tranzit() {
    check("tranzit", 0..60);
}

#[test]
fn double_move() {
    check("double-move", 0..60);
}

#[test]
#[ignore = "ten thousand games of each take minutes"]
fn ten_thousand_games() {
    std::thread::scope(|scope| {
        for id in IDS {
            scope.spawn(move || check(id, 1_000_000..1_010_000));
        }
    });
}

/// A game without plies is read as what it was, in each of its forms.
#[test]
fn games_without_plies_come_back() {
    for id in IDS {
        for acts in
            ["", "flag:first", "resign:second", "draw", "resign:first:1", "draw:1 resign:second", "draw:2 flag:first"]
        {
            let mut game = start(id);
            if !acts.split_whitespace().all(|act| game.enter(act).is_ok()) {
                continue;
            }
            let record = Record::of(&*game);
            for form in FORMS {
                let text = match record.write(form, RU) {
                    Err(BadRecord::Form) if id != "tranzit" => continue,
                    text => text.expect("a form of the game"),
                };
                assert_eq!(Record::parse(&text, None).as_ref(), Ok(&record), "{text}");
                let (what, info) = recognise(&text);
                assert_ne!(what.word(), "unknown", "{text}");
                assert!(id == "orthodox" || info.is_some_and(|info| info.id == id), "{text}");
            }
            if !acts.is_empty() {
                assert_eq!(recognise(acts).0.word(), "codes", "{acts}");
                assert_eq!(recognise(&record.write(Form::Codes, RU).expect("codes")).0.word(), "codes");
            }
        }
    }
}

/// Whatever a comment says, wherever it stands, it is read as a comment.
#[test]
fn comments_stay_comments() {
    let lines =
        [("orthodox", ["e2e4", "e7e5"]), ("four-board", ["1:e2e4", "1:e7e5"]), ("tranzit", ["1:e2e4", "1:e7e5"])];
    let lines = lines.into_iter().chain([("double-move", ["c7c8", "c10c9"])]);
    for (id, codes) in lines {
        let mut random = Random(7);
        for round in 0..400 {
            let mut said = || PIECES.get(round).map_or_else(|| raw_comment(&mut random), |&piece| piece.to_owned());
            let node = |code: &str| Node { code: code.to_owned(), ..Node::default() };
            let info = start(id).info();
            let mut record = Record {
                info,
                tags: Vec::new(),
                start: None,
                comment: said(),
                line: Vec::new(),
                passed_over: Vec::new(),
            };
            let text = record.write(Form::Record, EN).expect("a record");
            let read = Record::parse(&text, Some(info)).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            record.comment = tidy(&record.comment);
            assert_eq!(read, record, "{text}");
            // Before the first, behind it, in a variation, and before what follows one.
            record.comment.clear();
            let variation = vec![Node { before: said(), after: said(), ..node(codes[0]) }];
            let first = Node { before: said(), after: said(), variations: vec![variation], ..node(codes[0]) };
            record.line = vec![first, Node { before: said(), after: said(), ..node(codes[1]) }];
            for form in [Form::Record, Form::Codes] {
                let text = record.write(form, EN).expect("a form of the game");
                let read = Record::parse(&text, Some(info)).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
                let played: Vec<&str> = read.line.iter().map(|node| &*node.code).collect();
                assert_eq!(played, codes, "{text}");
                assert_eq!(recognise(&text).0.word(), if form == Form::Record { "record" } else { "codes" }, "{text}");
            }
            let text = record.write(Form::Record, EN).expect("a record");
            let read = Record::parse(&text, Some(info)).expect("read before");
            let inner = |node: &mut Node| {
                node.before = tidy(&node.before);
                node.after = tidy(&node.after);
            };
            for node in &mut record.line {
                inner(node);
                node.variations.iter_mut().flatten().for_each(inner);
            }
            assert_eq!(read, record, "{text}");
            assert_eq!(read.write(Form::Record, EN), record.write(Form::Record, EN));
        }
    }
}

/// A game that lasts: moves that change nothing for good, and a pawn move or a capture when it must be.
fn long_game(id: &str, length: usize) -> Table {
    for seed in 0.. {
        let mut random = Random(seed);
        let mut game = start(id);
        while game.entries().len() < length {
            let state = game.state();
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            let must = state.boards.iter().any(|board| board.turn.is_some() && board.halfmoves > 90);
            let lasting = |mv: &&crossboard::Move| {
                let counts = mv.capture.is_some() || mv.piece.kind == crossboard::Kind::Pawn;
                counts == must && mv.kind == crossboard::MoveKind::Move || must && mv.ply.is_cross()
            };
            let fit: Vec<_> = moves.iter().filter(lasting).collect();
            let ply =
                if fit.is_empty() { moves[random.below(moves.len())].ply } else { fit[random.below(fit.len())].ply };
            let (events, _) = game.foresee(ply).expect("a legal ply");
            if events.is_empty() || random.one_in(20) {
                game.play(ply).expect("a legal ply");
            }
        }
        if game.entries().len() >= length {
            return game;
        }
    }
    unreachable!("one of the games lasts")
}

/// Records of thousands of plies are written and read; `--nocapture` says in which time, which grows by their length.
#[test]
fn long_records() {
    for (id, length) in [("four-board", 10_000), ("tranzit", 5_000), ("orthodox", 3_000)] {
        let game = long_game(id, length);
        let before = Instant::now();
        let record = Record::of(&*game);
        let text = record.write(Form::Record, RU).expect("a record");
        let written = before.elapsed();
        let read = Record::parse(&text, None).expect("a record");
        let taken = before.elapsed();
        println!("{id}: {length} entries, {} bytes, written in {written:?}, read in {:?}", text.len(), taken - written);
        assert_eq!(read, record);
    }
}

/// Bytes of games of some lengths, for those who put them into links.
#[test]
fn sizes() {
    for id in IDS {
        for length in [20, 60, 150] {
            let game = (0..).map(|seed| random_game(id, seed, 400, &[])).find(|game| game.entries().len() >= length);
            let mut game = game.expect("a game that lasts");
            while game.entries().len() > length {
                game.undo();
            }
            let record = Record::of(&*game);
            let sizes = FORMS.map(|form| record.write(form, EN).map_or(0, |text| text.len()));
            // An entry has some ten bytes, be it written or coded; the tags of PGN have a hundred, those of a start more.
            assert!(sizes[0] <= 120 + 12 * length && sizes[3] <= 30 + 13 * length, "{id} {length}: {sizes:?}");
            println!("{id} {length}: record {}, table {}, line {}, codes {}", sizes[0], sizes[1], sizes[2], sizes[3]);
        }
    }
}

/// The limits hold, and what they allow is read.
#[test]
fn what_the_limits_allow_is_read() {
    let mut line = vec![Node { code: "g1f3".to_owned(), ..Node::default() }];
    for _ in 0..MAX_DEPTH {
        line = vec![Node { code: "g1f3".to_owned(), variations: vec![line], ..Node::default() }];
    }
    let info = start("orthodox").info();
    let mut record =
        Record { info, tags: Vec::new(), start: None, comment: String::new(), line, passed_over: Vec::new() };
    let text = record.write(Form::Record, EN).expect("as deep as it may be");
    assert_eq!(Record::parse(&text, None).as_ref(), Ok(&record));
    let deeper = format!("1. Nf3 ({text})").replace(" *", "");
    let (tags, line) = text.split_once("\n\n").expect("tags");
    let deeper = deeper.replace(tags, "");
    assert!(line.len() < deeper.len());
    assert_eq!(Record::parse(&deeper, None).expect_err("too deep").expected.word(), "less-depth");
    record.line = vec![Node { code: "g1f3".to_owned(), variations: vec![record.line], ..Node::default() }];
    assert!(record.write(Form::Record, EN).is_err());
    record.line = vec![Node { code: "g1f3".to_owned(), ..Node::default() }];
    record.line[0].variations = vec![record.line.clone(); MAX_ENTRIES / 2];
    assert!(record.write(Form::Record, EN).is_err());
    record.line[0].variations.pop();
    let text = record.write(Form::Record, EN).expect("as many as there may be");
    assert_eq!(Record::parse(&text, None), Ok(record));
}

/// A style is a language and figures or letters: the language of figures doesn't matter.
#[test]
fn figures_have_no_language() {
    let game = random_game("tranzit", 3, 100, &[]);
    let record = Record::of(&*game);
    let russian = Style { language: Language::Ru, ..FIGURES };
    assert_eq!(record.write(Form::Record, FIGURES), record.write(Form::Record, russian));
}

/// Placements, transfers and tranzits of the vectors' positions, each read back.
#[test]
fn crossings_of_the_vectors() {
    let mut seen = [0; 4];
    for id in ["four-board", "tranzit"] {
        for position in vector_positions(id) {
            let game = open(id, &position);
            let crossings = game.moves().into_iter().filter(|mv| mv.ply.is_cross());
            for mv in crossings.take(12) {
                seen[mv.kind as usize] += 1;
                for style in STYLES {
                    let text = write_ply(&*game, mv.ply, style).expect("a legal ply");
                    assert!(text.contains('@'), "{text}");
                    assert_eq!(read_ply(&*game, &text, Some(style.language)), Ok(mv.ply), "{text} in {position}");
                }
            }
        }
    }
    assert!(seen[1..].iter().all(|&count| count > 20), "{seen:?}");
}

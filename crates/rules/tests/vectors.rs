//! The vectors of `tests/vectors`: what two independent slow implementations say of positions along games. The
//! same files are read through the wasm package under Node.

use crossboard::{AnyGame, BoardResult, BoardState, Outcome, Player, Ply, games};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors")
}

fn lines(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder().join(name)).expect(name);
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect(name)).collect();
    assert!(!lines.is_empty(), "{name} is empty");
    lines
}

fn codes(game: &dyn AnyGame) -> Vec<String> {
    let shape = game.info().shape;
    let mut codes: Vec<String> = game.moves().iter().map(|mv| mv.ply.text(shape).to_string()).collect();
    codes.sort();
    codes
}

/// What the vectors call the result.
fn result(game: &dyn AnyGame) -> Value {
    let Some(Outcome { winner, half_points, .. }) = game.state().outcome else { return Value::Null };
    let words = if game.info().id == "four-board" { ["First", "Second", "draw"] } else { ["w", "b", "="] };
    match (half_points, winner) {
        (Some(halves), _) => halves.map(|half| f64::from(half) / 2.0).to_vec().into(),
        (None, Some(Player::First)) => words[0].into(),
        (None, Some(Player::Second)) => words[1].into(),
        (None, None) => words[2].into(),
    }
}

fn results(game: &dyn AnyGame) -> Vec<String> {
    let sign = |board: &BoardState| board.result.map_or('*', BoardResult::letter).to_string();
    game.state().boards.iter().map(sign).collect()
}

/// Numbers are compared as numbers: `1` and `1.0` are one point.
fn same_result(a: &Value, b: &Value) -> bool {
    let numbers = |value: &Value| -> Option<Vec<f64>> { value.as_array()?.iter().map(Value::as_f64).collect() };
    match (numbers(a), numbers(b)) {
        (Some(a), Some(b)) => a == b,
        _ => a == b,
    }
}

fn check_line(at: &str, line: &Value, faults: &mut String) {
    let id = line["game"].as_str().expect("game");
    let info = games::find(id).expect("a known game");
    let mut game = match info.open(line["start"].as_str()) {
        Ok(game) => game,
        Err(error) => {
            writeln!(faults, "{at}: start refused: {error}").unwrap();
            return;
        }
    };
    for code in line["moves"].as_array().expect("moves") {
        let code = code.as_str().expect("a code");
        let ply = Ply::parse(code, info.shape).expect("a ply");
        if let Err(refusal) = game.play(ply) {
            writeln!(faults, "{at}: {code} refused: {refusal:?} in {}", game.position()).unwrap();
            return;
        }
    }
    let mut differ = |what: &str, ours: String, theirs: String| {
        if ours != theirs {
            writeln!(faults, "{at}: {what}\n   ours   {ours}\n   theirs {theirs}\n   in {}", line["position"]).unwrap();
        }
    };
    differ("position", game.position(), line["position"].as_str().expect("position").to_owned());
    let legal: Vec<&str> = line["legal"].as_array().expect("legal").iter().filter_map(Value::as_str).collect();
    differ("legal", codes(&*game).join(" "), legal.join(" "));
    differ("over", game.state().outcome.is_some().to_string(), line["over"].to_string());
    if !same_result(&result(&*game), &line["result"]) {
        differ("result", result(&*game).to_string(), line["result"].to_string());
    }
    differ("results", serde_json::to_string(&results(&*game)).unwrap(), line["results"].to_string());
    for (depth, count) in line["perft"].as_object().expect("perft") {
        let ours = game.perft(depth.parse().expect("a depth"), u64::MAX).expect("no limit");
        differ(&format!("perft {depth}"), ours.to_string(), count.to_string());
    }
}

fn check_file(name: &str) {
    let mut faults = String::new();
    for (index, line) in lines(name).iter().enumerate() {
        check_line(&format!("{name}:{}", index + 1), line, &mut faults);
    }
    let shown: Vec<&str> = faults.lines().take(40).collect();
    assert!(faults.is_empty(), "\n{}\n({} lines in all)", shown.join("\n"), faults.lines().count());
}

macro_rules! files {
    ($($test:ident: $name:literal),* $(,)?) => {
        $(#[test] fn $test() { check_file($name); })*
    };
}

files!(
    orthodox: "orthodox.jsonl",
    orthodox_late: "orthodox-late.jsonl",
    four_board: "four-board.jsonl",
    four_board_late: "four-board-late.jsonl",
    tranzit: "tranzit.jsonl",
    tranzit_late: "tranzit-late.jsonl",
    double_move: "double-move.jsonl",
    double_move_late: "double-move-late.jsonl",
);

#[test]
fn explain_names_the_first_rule_broken() {
    let mut faults = String::new();
    for (index, line) in lines("explain.jsonl").iter().enumerate() {
        let info = games::find(line["game"].as_str().expect("game")).expect("a known game");
        let position = line["position"].as_str().expect("position");
        let game = info.open(Some(position)).expect(position);
        for (code, rule) in line["explain"].as_object().expect("explain") {
            let ply = Ply::parse(code, info.shape).expect(code);
            let ours = game.refusal(ply).map_or("legal", |refusal| refusal.rule.id());
            if Some(ours) != rule.as_str() {
                writeln!(faults, "explain.jsonl:{}: {code}: ours {ours}, theirs {rule} in {position}", index + 1)
                    .unwrap();
            }
        }
    }
    assert!(faults.is_empty(), "\n{faults}");
}

#[test]
fn impossible_texts_name_their_field() {
    let mut faults = String::new();
    for (index, line) in lines("invalid.jsonl").iter().enumerate() {
        let info = games::find(line["game"].as_str().expect("game")).expect("a known game");
        let text = line["text"].as_str().expect("text");
        let ours = match info.open(Some(text)) {
            Ok(_) => "accepted".to_owned(),
            Err(error) => {
                assert!(error.offset <= text.len() && text.is_char_boundary(error.offset), "{text}");
                error.field.word().to_owned()
            }
        };
        if Some(ours.as_str()) != line["field"].as_str() {
            writeln!(faults, "invalid.jsonl:{}: ours {ours}, theirs {} in {text}", index + 1, line["field"]).unwrap();
        }
    }
    assert!(faults.is_empty(), "\n{faults}");
}

#[test]
fn perft_table() {
    let text = fs::read_to_string(folder().join("perft.tsv")).expect("perft.tsv");
    assert!(text.lines().count() > 10);
    for line in text.lines() {
        let [id, position, depth, count] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let info = games::find(id).expect("a known game");
        let mut game = info.open((position != "start").then_some(position)).expect(position);
        let ours = game.perft(depth.parse().expect(depth), u64::MAX).expect("no limit");
        assert_eq!(ours.to_string(), count, "{line}");
    }
}

//! What the tests share: opening, playing, and saying in one line what happened.

// Every test file takes what it needs, none takes all.
#![allow(dead_code)]

use crossboard::{
    AnyGame, BoardResult, BoardState, EndError, EntryError, Event, Fault, Field, Outcome, Player, Ply, PositionError,
    Slot, Spot, Square, State, Status, games,
};
use std::fs;
use std::path::PathBuf;

pub(crate) const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// Two kings and a pawn each, far from everything: a board on which nothing happens.
pub(crate) const QUIET: &str = "4k3/p7/8/8/8/8/P7/4K3";

pub(crate) type Table = Box<dyn AnyGame>;

pub(crate) fn start(id: &str) -> Table {
    games::find(id).expect(id).open(None).expect(id)
}

/// A game from a text that must come back as it is.
pub(crate) fn open(id: &str, text: &str) -> Table {
    let game = read(id, text);
    assert_eq!(game.position(), text, "settled otherwise");
    game
}

/// A game from a text that settling may change.
pub(crate) fn read(id: &str, text: &str) -> Table {
    games::find(id).expect(id).open(Some(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub(crate) fn error(id: &str, text: &str) -> PositionError {
    match games::find(id).expect(id).open(Some(text)) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error,
    }
}

/// The text is refused, for a field and a reason, and the place named is where `rest` begins.
pub(crate) fn is_error(id: &str, text: &str, field: Field, fault: Fault, rest: &str) {
    let error = error(id, text);
    assert_eq!((error.field, error.fault), (field, fault), "{text}");
    assert_eq!(&text[error.offset..], rest, "{text}");
}

/// Plays entries, one space between them. Gives what the last one brought about.
#[track_caller]
pub(crate) fn play(game: &mut Table, codes: &str) -> String {
    let mut told = String::new();
    for code in codes.split(' ') {
        match game.enter(code) {
            Ok(entry) => told = events(&entry.events),
            Err(error) => panic!("{code}: {error:?} in {}", game.position()),
        }
    }
    told
}

/// The events in one line: `board-won 1 first checkmate F14, board-enters 4 A F16`.
pub(crate) fn events(events: &[Event]) -> String {
    let lines: Vec<String> = events.iter().map(event).collect();
    lines.join(", ")
}

fn event(event: &Event) -> String {
    match *event {
        Event::BoardWon { board, by, reason, rule } => {
            format!("board-won {} {} {} {rule}", board + 1, by.word(), reason.word())
        }
        Event::BoardDrawn { board, reason, rule } => format!("board-drawn {} {} {rule}", board + 1, reason.word()),
        Event::BoardEnters { board, slot, rule } => format!("board-enters {} {slot:?} {rule}", board + 1),
        Event::BoardClosed { board, rule } => format!("board-closed {} {rule}", board + 1),
        Event::KingMustHop { player, from, rule } => format!("king-must-hop {} {from} {rule}", player.word()),
        Event::KingCaptured { spot, left, rule } => format!("king-captured {} {left} {rule}", spot.square),
        Event::Over(outcome) => format!("over {}", verdict(outcome)),
    }
}

/// `first checkmate O5`, `draw agreement O3`; the halves of points behind it where there are any: `first time T20 4:0`.
pub(crate) fn verdict(outcome: Outcome) -> String {
    let Outcome { winner, reason, rule, half_points } = outcome;
    let points = half_points.map_or(String::new(), |[first, second]| format!(" {first}:{second}"));
    format!("{} {} {rule}{points}", winner.map_or("draw", Player::word), reason.word())
}

/// How the match ended; `-` while it goes on.
pub(crate) fn over(game: &Table) -> String {
    game.state().outcome.map_or("-".to_owned(), verdict)
}

pub(crate) fn ply(game: &Table, code: &str) -> Ply {
    Ply::parse(code, game.info().shape).unwrap_or_else(|| panic!("{code} is no move text"))
}

/// Each of the plies is refused for that reason: `in-check F7`.
#[track_caller]
pub(crate) fn refused(game: &Table, codes: &str, reason: &str) {
    for code in codes.split(' ') {
        let ply = ply(game, code);
        let refusal = game.refusal(ply).unwrap_or_else(|| panic!("{code} is legal in {}", game.position()));
        let ours = format!("{} {}", refusal.reason.word(), refusal.rule);
        assert_eq!(ours, reason, "{code} in {}", game.position());
        assert!(game.moves().iter().all(|mv| mv.ply != ply), "{code} is refused and listed");
        let (before, entries) = (game.position(), game.entries().len());
        let mut copy = game.boxed_clone();
        assert_eq!(copy.play(ply).unwrap_err(), refusal);
        assert_eq!((copy.position(), copy.entries().len()), (before, entries), "changed by a refused ply");
    }
}

/// Each of the plies is legal.
#[track_caller]
pub(crate) fn legal(game: &Table, codes: &str) {
    for code in codes.split(' ') {
        let ply = ply(game, code);
        if let Some(refusal) = game.refusal(ply) {
            panic!("{code} is refused: {} {} in {}", refusal.reason.word(), refusal.rule, game.position());
        }
        assert!(game.moves().iter().any(|mv| mv.ply == ply), "{code} is legal and not listed");
    }
}

pub(crate) fn codes(game: &dyn AnyGame) -> Vec<String> {
    let shape = game.info().shape;
    game.moves().iter().map(|mv| mv.ply.text(shape).to_string()).collect()
}

/// The legal plies that begin so, by the alphabet, one space between them.
pub(crate) fn plies(game: &Table, prefix: &str) -> String {
    let mut codes: Vec<String> = codes(&**game).into_iter().filter(|code| code.starts_with(prefix)).collect();
    codes.sort();
    codes.join(" ")
}

/// The legal plies between boards, by the alphabet, one space between them.
pub(crate) fn crossings(game: &Table) -> String {
    let mut codes: Vec<String> = codes(&**game).into_iter().filter(|code| code.contains('>')).collect();
    codes.sort();
    codes.join(" ")
}

/// One field of the position text, from 0.
pub(crate) fn field(game: &Table, index: usize) -> String {
    game.position().split(' ').nth(index).expect("a field").to_owned()
}

/// An end that the players cannot make now.
#[track_caller]
pub(crate) fn no_end(game: &mut Table, code: &str, error: EndError) {
    let before = game.state();
    assert_eq!(game.enter(code).map(|_| ()), Err(EntryError::End(error)), "{code}");
    assert_eq!(game.state(), before);
}

/// A board of the snapshot, from 1.
pub(crate) fn board(game: &Table, number: usize) -> BoardState {
    game.state().boards.swap_remove(number - 1)
}

/// The results, a sign a board.
pub(crate) fn results(state: &State) -> String {
    state.boards.iter().map(|board| board.result.map_or('*', BoardResult::letter)).collect()
}

/// What may happen on each board, a letter each: reserve, play, closed, gone.
pub(crate) fn statuses(game: &Table) -> String {
    let letter = |board: &BoardState| match board.status {
        Status::Reserve => 'r',
        Status::Play => 'p',
        Status::Closed => 'c',
        Status::Gone => 'g',
    };
    game.state().boards.iter().map(letter).collect()
}

/// The slots: `1 2 A 1` for boards 1 and 2 in them, slot A at turn, cycle 1; `-` for an empty one.
pub(crate) fn slots(game: &Table) -> String {
    let slots = game.state().slots.expect("slots");
    let name = |board: Option<u8>| board.map_or("-".to_owned(), |board| (board + 1).to_string());
    let at = if slots.at == Slot::A { 'A' } else { 'B' };
    format!("{} {} {at} {}", name(slots.boards[0]), name(slots.boards[1]), slots.cycle)
}

pub(crate) fn player(game: &Table) -> &'static str {
    game.state().player.map_or("-", Player::word)
}

pub(crate) fn spot(board: u8, square: &str) -> Spot {
    Spot::new(board - 1, Square::parse(square).expect(square))
}

/// A position of four-board chess, part by part.
#[derive(Copy, Clone)]
pub(crate) struct Four {
    pub(crate) boards: [&'static str; 4],
    pub(crate) turn: &'static str,
    /// Without it: all rights on boards with the array, none elsewhere.
    pub(crate) castling: Option<&'static str>,
    pub(crate) en_passant: &'static str,
    pub(crate) halfmoves: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) results: &'static str,
    pub(crate) cycle: u32,
}

impl Four {
    pub(crate) const START: Four = Four {
        boards: [ARRAY; 4],
        turn: "1:w",
        castling: None,
        en_passant: "-|-|-|-",
        halfmoves: "0|0|0|0",
        lost: "-|-|-|-",
        results: "****",
        cycle: 1,
    };

    pub(crate) fn text(&self) -> String {
        let rights = self.boards.map(|board| if board == ARRAY { "KQkq" } else { "-" }).join("|");
        let Four { boards, turn, castling, en_passant, halfmoves, lost, results, cycle } = self;
        let castling = castling.unwrap_or(&rights);
        format!("{} {turn} {castling} {en_passant} {halfmoves} {lost} {results} {cycle}", boards.join("|"))
    }

    /// The game from here; settling must not change it.
    pub(crate) fn open(&self) -> Table {
        open("four-board", &self.text())
    }

    /// The game from here, settled.
    pub(crate) fn read(&self) -> Table {
        read("four-board", &self.text())
    }
}

pub(crate) fn vectors() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors")
}

/// The positions of a game's vectors.
pub(crate) fn vector_positions(id: &str) -> Vec<String> {
    let mut positions = Vec::new();
    for name in [format!("{id}.jsonl"), format!("{id}-late.jsonl")] {
        let text = fs::read_to_string(vectors().join(&name)).expect(&name);
        for line in text.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect(&name);
            positions.push(line["position"].as_str().expect("position").to_owned());
        }
    }
    positions
}

/// Random numbers that are the same in every run (splitmix64).
#[derive(Clone, Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

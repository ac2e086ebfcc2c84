//! What the tests share: random games and positions to begin with.

// Every test file takes what it needs, none takes all.
#![allow(dead_code)]

use crossboard::{AnyGame, MoveKind, games};
use crossboard_notation::{Language, Pieces, Style};
use std::fs;
use std::path::PathBuf;

pub(crate) type Table = Box<dyn AnyGame>;

pub(crate) const IDS: [&str; 4] = ["orthodox", "four-board", "tranzit", "double-move"];

pub(crate) const EN: Style = Style::letters(Language::En);
pub(crate) const RU: Style = Style::letters(Language::Ru);
pub(crate) const FIGURES: Style = Style { language: Language::En, pieces: Pieces::Figurine };
pub(crate) const STYLES: [Style; 3] = [EN, RU, FIGURES];

pub(crate) fn start(id: &str) -> Table {
    games::find(id).expect(id).open(None).expect(id)
}

pub(crate) fn open(id: &str, text: &str) -> Table {
    games::find(id).expect(id).open(Some(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Plays entries, one space between them.
#[track_caller]
pub(crate) fn play(game: &mut Table, codes: &str) {
    for code in codes.split_whitespace() {
        if let Err(error) = game.enter(code) {
            panic!("{code}: {error:?} in {}", game.position());
        }
    }
}

pub(crate) fn codes(game: &dyn AnyGame) -> Vec<String> {
    game.entries().iter().map(|entry| game.entry_text(entry)).collect()
}

/// The positions of a game's vectors.
pub(crate) fn vector_positions(id: &str) -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut positions = Vec::new();
    for name in [format!("{id}.jsonl"), format!("{id}-late.jsonl")] {
        let text = fs::read_to_string(folder.join(&name)).expect(&name);
        positions.extend(text.lines().map(|line| {
            let (_, rest) = line.split_once("\"position\":").expect("a position");
            rest.split('"').nth(1).expect("a text").to_owned()
        }));
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

/// What the players may do besides plies.
const ACTS: [&str; 10] = [
    "resign:first:1",
    "resign:second:1",
    "resign:first:2",
    "draw:1",
    "draw:2",
    "draw:3",
    "resign:second",
    "draw",
    "flag:first",
    "flag:second",
];

/// Plays one entry at random: rare kinds of plies oftener than they come, and now and then no ply at all.
pub(crate) fn step(game: &mut Table, random: &mut Random) -> bool {
    let moves = game.moves();
    if moves.is_empty() {
        return false;
    }
    if random.one_in(60) && game.enter(ACTS[random.below(ACTS.len())]).is_ok() {
        return true;
    }
    let rare: Vec<_> = moves
        .iter()
        .filter(|mv| mv.kind != MoveKind::Move || mv.castling.is_some() || mv.en_passant || mv.capture.is_some())
        .collect();
    let ply = if !rare.is_empty() && random.one_in(3) { random.pick(&rare).ply } else { random.pick(&moves).ply };
    game.play(ply).expect("a legal ply");
    true
}

/// A game played at random, from the start or from a position of the vectors.
pub(crate) fn random_game(id: &str, seed: u64, most: usize, positions: &[String]) -> Table {
    let mut random = Random(seed);
    let mut game = match positions {
        [] => start(id),
        positions if random.one_in(2) => open(id, &positions[random.below(positions.len())]),
        _ => start(id),
    };
    let length = random.below(most);
    for _ in 0..length {
        if !step(&mut game, &mut random) {
            break;
        }
    }
    game
}

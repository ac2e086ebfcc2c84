//! One suite that every game passes: random games, from the start, from the positions of the vectors and from boards
//! with random men, and at every ply what holds whatever the rules say.
//!
//! A failure names the seed; `walk::<Tranzit>(seed, start, cap)` plays the same game again.

mod common;

use common::{Random, vector_positions};
use crossboard::games::double_move::DoubleMove;
use crossboard::games::four_board::FourBoard;
use crossboard::games::orthodox::Orthodox;
use crossboard::games::tranzit::Tranzit;
use crossboard::{
    Act, AnyGame, BoardResult, Color, EndReason, Event, Game, Kind, Move, Ply, Position, PositionError, Spot, Square,
    State, Status,
};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that is being played at random, with what it must not forget.
struct Walk<P: Position> {
    game: Game<P>,
    random: Random,
    /// The snapshot after each entry, the flags of undo and redo left aside.
    states: Vec<State>,
    positions: Vec<String>,
    /// What has stood on each track, as text: the positions that repetition compares.
    stood: Vec<Vec<String>>,
    /// It likes to go back where it came from.
    shuffles: bool,
}

/// What a walk came to.
#[derive(Default)]
struct Tally {
    games: usize,
    plies: usize,
    longest: usize,
    enumerated: usize,
    /// Why games ended, and how many did.
    ends: Vec<(&'static str, usize)>,
    unfinished: usize,
}

impl Tally {
    fn note(&mut self, state: &State) {
        self.games += 1;
        self.plies += state.ply as usize;
        self.longest = self.longest.max(state.ply as usize);
        let Some(outcome) = state.outcome else {
            self.unfinished += 1;
            return;
        };
        let word = outcome.reason.word();
        match self.ends.iter_mut().find(|end| end.0 == word) {
            Some(end) => end.1 += 1,
            None => self.ends.push((word, 1)),
        }
    }
}

fn plain(mut state: State) -> State {
    state.can_undo = false;
    state.can_redo = false;
    state
}

/// A snapshot as it is foreseen: repetitions are not counted, nor is what the history and the match's end add.
fn uncounted(mut state: State) -> State {
    for board in &mut state.boards {
        board.repetitions = 1;
        if state.slots.is_none() && state.half_points.is_none() {
            board.result = None;
        }
    }
    (state.ply, state.started, state.can_undo, state.can_redo) = (0, false, false, false);
    state
}

fn plies(moves: &[Move]) -> Vec<Ply> {
    moves.iter().map(|mv| mv.ply).collect()
}

/// Every square of every board.
fn spots<P: Position>() -> Vec<Spot> {
    let shape = P::INFO.shape;
    (0..shape.boards).flat_map(|board| (0..8 * shape.ranks).map(move |at| Spot::new(board, Square::new(at)))).collect()
}

const PROMOTIONS: [Option<Kind>; 7] = [
    None,
    Some(Kind::Queen),
    Some(Kind::Rook),
    Some(Kind::Bishop),
    Some(Kind::Knight),
    Some(Kind::King),
    Some(Kind::Pawn),
];

impl<P: Position> Walk<P> {
    fn new(seed: u64, start: Option<&str>) -> Result<Walk<P>, PositionError> {
        let game = Game::<P>::new(start)?;
        let (states, positions) = (vec![plain(game.state())], vec![game.position()]);
        let mut random = Random(seed);
        let shuffles = random.one_in(4);
        let stood = vec![Vec::new(); game.state().boards.len()];
        let mut walk = Walk { game, random, states, positions, stood, shuffles };
        walk.check_repetition(None, &[]);
        Ok(walk)
    }

    fn shape(&self) -> crossboard::Shape {
        P::INFO.shape
    }

    /// What holds in every position.
    fn check_now(&mut self) {
        let moves = self.game.moves();
        let state = self.game.state();
        let list = plies(&moves);
        assert!(list.is_sorted_by(|a, b| a < b), "moves are not sorted, or not unique");
        for mv in &moves {
            assert_eq!(self.game.refusal(mv.ply), None, "{}", mv.ply.text(self.shape()));
            assert_eq!(Ply::parse(&mv.ply.text(self.shape()).to_string(), self.shape()), Some(mv.ply));
        }
        assert_eq!(self.game.perft(1, u64::MAX), Ok(moves.len() as u64));
        assert_eq!(moves.is_empty(), state.outcome.is_some(), "a position without plies that is not over");
        self.check_text(&state, &moves);
        check_state(&state, &moves);
    }

    /// The text reads back to the same position, with the same keys and plies.
    fn check_text(&self, state: &State, moves: &[Move]) {
        let text = self.game.position();
        let read = match Game::<P>::new(Some(&text)) {
            Ok(read) => read,
            Err(error) => panic!("not read: {error}: {text}"),
        };
        assert_eq!(read.position(), text, "read otherwise");
        assert_eq!(self.game.position_at(state.ply as usize), Some(text));
        if state.outcome.is_some() {
            return;
        }
        assert_eq!(read.moves(), moves);
        // Positions are equal only if the hash keys of their boards are: the kept ones, and those from scratch.
        assert_eq!(read.now(), self.game.now(), "the kept position is not the one from scratch");
    }

    /// The clear way and the fast one agree on every ply there is.
    fn check_all_plies(&self) {
        let moves = plies(&self.game.moves());
        let mut found = Vec::new();
        for from in spots::<P>() {
            for to in spots::<P>() {
                for promotion in PROMOTIONS {
                    let ply = Ply { from, to, promotion };
                    if self.game.refusal(ply).is_none() {
                        found.push(ply);
                    }
                }
            }
        }
        found.sort_unstable();
        assert_eq!(found, moves);
    }

    /// The same for a sample, and what a page asks of each square.
    fn check_some_plies(&mut self) {
        let spots = spots::<P>();
        let moves = self.game.moves();
        let list = plies(&moves);
        for _ in 0..200 {
            let from = *self.random.pick(&spots);
            let to = *self.random.pick(&spots);
            let promotion = *self.random.pick(&PROMOTIONS);
            let ply = Ply { from, to, promotion };
            let refusal = self.game.refusal(ply);
            assert_eq!(refusal.is_none(), list.binary_search(&ply).is_ok(), "{}", ply.text(self.shape()));
        }
        for &spot in &spots {
            let candidates = self.game.candidates(spot);
            assert!(candidates.is_sorted_by(|a, b| a.mv.ply < b.mv.ply));
            for candidate in &candidates {
                assert_eq!(candidate.refusal, self.game.refusal(candidate.mv.ply));
            }
            let legal: Vec<Move> = candidates.iter().filter(|one| one.refusal.is_none()).map(|one| one.mv).collect();
            let from: Vec<Move> = moves.iter().copied().filter(|mv| mv.ply.from == spot).collect();
            assert_eq!(legal, from, "candidates of {spot}");
            let sources = self.game.sources(spot);
            assert!(sources.is_sorted_by(|a, b| a.mv.ply < b.mv.ply));
            for source in &sources {
                assert_eq!(source.refusal, self.game.refusal(source.mv.ply));
                assert!(source.mv.ply.to == spot && source.mv.ply.is_cross());
            }
            let legal: Vec<Move> = sources.iter().filter(|one| one.refusal.is_none()).map(|one| one.mv).collect();
            let to: Vec<Move> = moves.iter().copied().filter(|mv| mv.ply.to == spot && mv.ply.is_cross()).collect();
            assert_eq!(legal, to, "sources of {spot}");
        }
    }

    /// Some entries are taken back and brought back.
    fn check_undo(&mut self, most: usize) {
        let length = self.game.entries().len();
        let steps = self.random.below(most.min(length)) + usize::from(length > 0);
        let entries = self.game.entries().to_vec();
        for at in (length - steps..length).rev() {
            assert!(self.game.undo());
            assert_eq!(plain(self.game.state()), self.states[at], "undone to {at}");
            assert_eq!(self.game.position(), self.positions[at]);
            let count = self.game.moves().len() as u64;
            assert_eq!(self.game.perft(1, u64::MAX), Ok(count));
            assert!(self.game.state().can_redo);
        }
        for at in length - steps..length {
            assert!(self.game.redo());
            assert_eq!(plain(self.game.state()), self.states[at + 1], "redone to {at}");
        }
        assert_eq!(self.game.entries(), entries, "the same events again");
        assert!(!self.game.redo() && !self.game.state().can_redo);
    }

    /// What repetition compares on a track, written as text; nothing where it does not look now.
    fn compared(&self, track: usize, results: &str, moved: Option<Color>) -> Option<String> {
        let text = self.game.position();
        let fields: Vec<&str> = text.split(' ').collect();
        let part = |field: usize| fields[field].split('|').nth(track).expect("a board");
        match P::INFO.id {
            "orthodox" => Some(fields[..4].join(" ")),
            "double-move" => {
                let is_start = fields[2] == "2" || fields[1] == "w" && fields[4] == "1";
                is_start.then(|| fields[..2].join(" "))
            }
            // One record for both boards.
            "tranzit" => (track == 0).then(|| format!("{} {results}", fields[..4].join(" "))),
            _ => {
                // A board that is drawn by the ply just made has lost its turn in the text.
                let is_black = moved == Some(Color::White) || fields[1] == format!("{}:b", track + 1);
                let side = if is_black { 'b' } else { 'w' };
                Some(format!("{} {side} {} {} {}", part(0), part(2), part(3), part(5)))
            }
        }
    }

    /// Repetition is what a list of texts says it is.
    fn check_repetition(&mut self, before: Option<&State>, events: &[Event]) {
        let state = self.game.state();
        let text = self.game.position();
        let results: String = state.boards.iter().map(|board| board.result.map_or('*', BoardResult::letter)).collect();
        for track in 0..self.stood.len() {
            let Some(key) = self.compared(track, &results, None) else { continue };
            let drawn = events.iter().any(|event| match *event {
                Event::BoardDrawn { reason: EndReason::Threefold, board, .. } => {
                    board as usize == track || P::INFO.id != "four-board"
                }
                Event::Over(outcome) => outcome.reason == EndReason::Threefold,
                _ => false,
            });
            if drawn {
                // The third time with the results that there were.
                let was: String = before.map_or(String::new(), |state| {
                    state.boards.iter().map(|board| board.result.map_or('*', BoardResult::letter)).collect()
                });
                let moved = before.and_then(|state| state.boards[track].turn);
                let key = self.compared(track, &was, moved).expect("the same track");
                let times = self.stood[track].iter().filter(|other| **other == key).count();
                assert_eq!(times + 1, 3, "drawn by repetition");
            }
            let decided = state.boards[track].result.is_some() && P::INFO.id == "four-board";
            if decided || state.outcome.is_some() {
                continue;
            }
            let stood = &mut self.stood[track];
            if P::INFO.id == "four-board" {
                // A record for each board, which captures, pawn moves and pieces that leave start anew; what did not
                // change was not touched.
                if stood.last() == Some(&key) {
                    continue;
                }
                if text.split(' ').nth(4).and_then(|counts| counts.split('|').nth(track)) == Some("0") {
                    stood.clear();
                }
            }
            stood.push(key);
            let last = &stood[stood.len() - 1];
            let times = stood.iter().filter(|other| *other == last).count();
            assert_eq!(state.boards[track].repetitions as usize, times, "repetitions");
            assert!(times < 3, "stands for the third time and is not drawn");
        }
    }

    /// A ply that takes back what the same side did lately.
    fn back(&mut self, moves: &[Move]) -> Option<Move> {
        let recent = self.game.entries().iter().rev().take(8).filter_map(|entry| match entry.act {
            Act::Ply(mv) => Some(mv.ply),
            _ => None,
        });
        let backs: Vec<Move> = recent
            .filter_map(|ply| moves.iter().copied().find(|mv| mv.ply.from == ply.to && mv.ply.to == ply.from))
            .collect();
        if backs.is_empty() { None } else { Some(*self.random.pick(&backs)) }
    }

    /// Something to do: mostly a ply, sometimes a board ended by the players.
    fn choose(&mut self) -> String {
        let state = self.game.state();
        if self.random.one_in(250) && self.shape().boards > 1 {
            let board = self.random.below(self.shape().boards as usize) + 1;
            let code = match self.random.below(3) {
                0 => format!("draw:{board}"),
                1 => format!("resign:first:{board}"),
                _ => format!("resign:second:{board}"),
            };
            if state.boards[board - 1].status == Status::Play {
                return code;
            }
        }
        if self.random.one_in(2_000) {
            return (*self.random.pick(&["draw", "resign:first", "resign:second", "flag:first", "flag:second"])).into();
        }
        let moves = self.game.moves();
        let captures: Vec<&Move> = moves.iter().filter(|mv| mv.capture.is_some()).collect();
        let crossings: Vec<&Move> = moves.iter().filter(|mv| mv.ply.is_cross()).collect();
        let mut mv = *self.random.pick(&moves);
        if self.shuffles && !self.random.one_in(3) {
            // Men that are not pawns go, and come back.
            let quiet: Vec<&Move> =
                moves.iter().filter(|mv| mv.piece.kind != Kind::Pawn && mv.capture.is_none()).collect();
            let out = if quiet.is_empty() { mv } else { **self.random.pick(&quiet) };
            let back = self.back(&moves).unwrap_or(out);
            return back.ply.text(self.shape()).to_string();
        }
        match self.random.below(16) {
            0..4 if !captures.is_empty() => mv = **self.random.pick(&captures),
            4..6 if !crossings.is_empty() => mv = **self.random.pick(&crossings),
            6 => {
                // A ply that brings something about: a mate, a draw, a king captured.
                let telling = moves.iter().find(|mv| {
                    let mut copy = self.game.clone();
                    copy.play(mv.ply).is_ok_and(|entry| !entry.events.is_empty())
                });
                mv = *telling.unwrap_or(&mv);
            }
            _ => {}
        }
        mv.ply.text(self.shape()).to_string()
    }

    fn step(&mut self) {
        let code = self.choose();
        let before = self.game.state();
        let foreseen = Ply::parse(&code, self.shape()).and_then(|ply| self.game.foresee(ply));
        let entry = match self.game.enter(&code) {
            Ok(entry) => entry.clone(),
            Err(error) => panic!("{code}: {error:?}"),
        };
        assert_eq!(self.game.entry_text(&entry), code);
        let after = self.game.state();
        if let Some((events, state)) = foreseen {
            assert_eq!(events, entry.events, "{code} was foreseen otherwise");
            assert_eq!(uncounted(state), uncounted(after.clone()), "{code} was foreseen otherwise");
        }
        let numbers = self.game.position();
        let numbers: Vec<&str> = numbers.split(' ').collect();
        assert!(numbers.contains(&&*self.game.number().to_string()), "{code}");
        check_events(&before, &after, &entry.events, &code);
        check_kept(&before, &after, &self.positions[self.positions.len() - 1], &self.game.position());
        self.check_repetition(Some(&before), &entry.events);
        self.states.push(plain(after));
        self.positions.push(self.game.position());
    }

    /// The texts of all entries make the same game again.
    fn check_replay(&self, start: Option<&str>) {
        let mut again = Game::<P>::new(start).expect("it was read before");
        for entry in self.game.entries() {
            let text = self.game.entry_text(entry);
            assert_eq!(again.enter(&text), Ok(entry), "{text}");
        }
        assert_eq!(again.state(), self.game.state());
        assert_eq!((again.start(), again.position()), (self.game.start(), self.game.position()));
        for (at, state) in self.states.iter().enumerate() {
            assert_eq!(again.state_at(at).map(plain).as_ref(), Some(state));
            assert_eq!(again.position_at(at).as_ref(), Some(&self.positions[at]));
        }
        assert_eq!((again.state_at(self.states.len()), again.position_at(self.states.len())), (None, None));
    }
}

/// The snapshot agrees with the legal plies, and with itself.
fn check_state(state: &State, moves: &[Move]) {
    assert_eq!(state.player.is_none(), state.outcome.is_some());
    for (board, shown) in (0_u8..).zip(&state.boards) {
        let here = |mv: &&Move| mv.ply.from.board == board || mv.ply.to.board == board;
        assert!(shown.turn.is_none() || moves.iter().any(|mv| here(&mv)), "turn where nothing can be done");
        assert!(shown.pieces.is_sorted_by(|a, b| a.0 < b.0));
        assert!(shown.repetitions >= 1);
        if let Some(check) = shown.check {
            assert!(shown.pieces.iter().any(|(at, piece)| *at == check && piece.kind == Kind::King));
        }
    }
    for mv in moves {
        let on = |spot: Spot| &state.boards[spot.board as usize];
        let acting = if mv.kind == crossboard::MoveKind::Tranzit { mv.ply.from } else { mv.ply.to };
        assert_eq!(on(acting).turn, Some(mv.piece.color), "a ply where no turn is shown");
        assert!(on(mv.ply.from).pieces.contains(&(mv.ply.from.square, mv.piece)));
        assert!(!matches!(mv.capture, Some(piece) if piece.color == mv.piece.color));
    }
    if let Some(forced) = state.forced {
        assert!(moves.len() == 1 && moves[0].ply.from == forced && moves[0].ply.is_cross());
    }
}

/// Events tell of what has changed, and of all that has.
fn check_events(before: &State, after: &State, events: &[Event], code: &str) {
    let over: Vec<_> = events.iter().filter(|event| matches!(event, Event::Over(_))).collect();
    match after.outcome {
        Some(outcome) => assert_eq!(over, [&Event::Over(outcome)], "{code}"),
        None => assert!(over.is_empty(), "{code}"),
    }
    assert!(over.is_empty() || matches!(events.last(), Some(Event::Over(_))), "over is told last");
    if before.boards.len() == 1 {
        return;
    }
    for (board, (was, is)) in (0_u8..).zip(before.boards.iter().zip(&after.boards)) {
        let told = events.iter().filter(|event| match event {
            Event::BoardWon { board: of, .. } | Event::BoardDrawn { board: of, .. } => *of == board,
            _ => false,
        });
        assert_eq!(told.count(), usize::from(was.result != is.result), "{code}: board {}", board + 1);
        let enters = events.iter().any(|event| matches!(event, Event::BoardEnters { board: of, .. } if *of == board));
        let was_reserve = was.status == Status::Reserve && is.status != Status::Reserve;
        assert!(!was_reserve || enters, "{code}: board {} entered unseen", board + 1);
    }
}

/// A decided board never changes: its result in any game, its men and its part of the text where it has left the game.
fn check_kept(before: &State, after: &State, text_before: &str, text_after: &str) {
    let part = |text: &str, board: usize| -> Vec<String> {
        let fields = text.split(' ').filter(|field| field.contains('|'));
        fields.filter_map(|field| field.split('|').nth(board).map(str::to_owned)).collect()
    };
    for (board, (was, is)) in before.boards.iter().zip(&after.boards).enumerate() {
        if was.result.is_some() {
            assert_eq!(was.result, is.result);
        }
        if was.status == Status::Gone {
            assert_eq!((&was.pieces, is.status), (&is.pieces, Status::Gone));
            assert_eq!(part(text_before, board), part(text_after, board));
        }
    }
    assert!(before.outcome.is_none());
}

/// Plays one game to its end, or so many entries.
fn walk<P: Position>(seed: u64, start: Option<&str>, cap: usize, tally: &mut Tally) {
    let Ok(mut walk) = Walk::<P>::new(seed, start) else { return };
    walk.check_now();
    while walk.game.outcome().is_none() && walk.game.entries().len() < cap {
        walk.step();
        walk.check_now();
        if walk.random.one_in(24) {
            walk.check_some_plies();
        }
        if walk.random.one_in(24) {
            walk.check_undo(6);
        }
        if walk.random.one_in(400) {
            walk.check_all_plies();
            tally.enumerated += 1;
        }
    }
    walk.check_some_plies();
    walk.check_replay(start);
    let length = walk.game.entries().len();
    walk.check_undo(length);
    while walk.game.undo() {}
    assert_eq!(plain(walk.game.state()), walk.states[0]);
    while walk.game.redo() {}
    tally.note(&walk.game.state());
}

/// The same, naming seed and start when something fails.
fn run<P: Position>(seed: u64, start: Option<&str>, cap: usize, tally: &mut Tally) {
    let outcome = catch_unwind(AssertUnwindSafe(|| walk::<P>(seed, start, cap, tally)));
    assert!(outcome.is_ok(), "{}: seed {seed}, cap {cap}, start {start:?}", P::INFO.id);
}

fn from_start<P: Position>(games: u64, cap: usize) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        run::<P>(seed, None, cap, &mut tally);
    }
    tally
}

fn from_vectors<P: Position>(games: usize, cap: usize) -> Tally {
    let mut tally = Tally::default();
    let positions = vector_positions(P::INFO.id);
    let step = (positions.len() / games).max(1);
    for (seed, position) in (1_000..).zip(positions.iter().step_by(step)) {
        run::<P>(seed, Some(position), cap, &mut tally);
    }
    tally
}

/// A placement with the kings given and men at random, few or many.
fn placement(random: &mut Random, ranks: usize, kings: &[char]) -> String {
    let mut squares = vec!['.'; 8 * ranks];
    for &king in kings {
        let at = random.below(squares.len());
        squares[at] = king;
    }
    let most = if random.one_in(3) { 24 } else { 8 };
    let men = random.below(most * ranks / 8);
    for _ in 0..men {
        let at = random.below(squares.len());
        let man = *random.pick(&['Q', 'R', 'B', 'N', 'P', 'P', 'P', 'q', 'r', 'b', 'n', 'p', 'p', 'p']);
        let is_edge = at < 8 || at >= squares.len() - 8;
        if squares[at] == '.' && !(is_edge && man.eq_ignore_ascii_case(&'p')) {
            squares[at] = man;
        }
    }
    let mut text = String::new();
    for (index, rank) in squares.chunks(8).rev().enumerate() {
        if index > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for &man in rank.iter().chain(&['/']) {
            if man == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                write!(text, "{empty}").unwrap();
                empty = 0;
            }
            if man != '/' {
                text.push(man);
            }
        }
    }
    text
}

/// A text with random men; often none that can be.
fn soup(random: &mut Random, id: &str) -> String {
    let side = *random.pick(&["w", "b"]);
    let rights = *random.pick(&["-", "-", "-", "K", "Q", "kq", "KQkq"]);
    let ep = *random.pick(&["-", "-", "a3", "d3", "e6", "g6"]);
    let count = *random.pick(&[0, 0, 5, 90, 98]);
    let number = 2 + random.below(90);
    match id {
        "orthodox" => format!("{} {side} {rights} {ep} {count} {number}", placement(random, 8, &['K', 'k'])),
        "double-move" => {
            let kings = [&['K', 'k'][..], &['K', 'K', 'k'], &['K', 'k', 'k'], &['K', 'K', 'k', 'k']];
            // White's first turn has one ply (D3).
            let (plies, number) = if random.one_in(8) { (1, 1) } else { (1 + random.below(2), number) };
            let count = *random.pick(&[0, 0, 5, 190, 198]);
            format!("{} {side} {plies} {count} {number} -", placement(random, 16, random_kings(&kings, number)))
        }
        "tranzit" => {
            let kings = [[&['K', 'k'][..], &[]], [&['K'], &['k']], [&['k'], &['K']], [&[], &['K', 'k']]];
            let [one, two] = *random.pick(&kings);
            let boards = format!("{}|{}", placement(random, 8, one), placement(random, 8, two));
            let results = *random.pick(&["**", "**", "**", "w*", "*b", "=*", "*="]);
            let crossed = *random.pick(&["-", "w", "b", "wb"]);
            let ep = if ep == "-" { ep.to_owned() } else { format!("{}:{ep}", 1 + random.below(2)) };
            format!("{boards} {side} {rights} {ep} {count} {number} {results} {crossed}")
        }
        _ => {
            let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
            let mut boards = Vec::new();
            for _ in 0..4 {
                boards.push(if random.one_in(3) { array.to_owned() } else { placement(random, 8, &['K', 'k']) });
            }
            let (results, turns) = *random.pick(&[
                ("****", &["1", "2"][..]),
                ("w***", &["4", "2"]),
                ("b***", &["3", "2"]),
                ("*w**", &["1", "3"]),
                ("*b**", &["1", "4"]),
                ("ww**", &["4", "3"]),
                ("bb**", &["3", "4"]),
                ("=***", &["2"]),
                ("=w**", &["3"]),
                ("b*=*", &["2"]),
            ]);
            let turn = *random.pick(turns);
            let lost = |random: &mut Random, white: bool| {
                let all = *random.pick(&["-", "N", "QRBNP", "RNPP", "QRRBBNNPPPPPPPP", "PPPPPPPP"]);
                if white { all.to_owned() } else { all.to_lowercase() }
            };
            let lost: Vec<String> = (0..4).map(|board| lost(random, board < 2)).collect();
            format!(
                "{} {turn}:{side} -|-|-|- {ep}|-|-|{ep} {count}|0|5|{count} {} {results} {number}",
                boards.join("|"),
                lost.join("|")
            )
        }
    }
}

fn random_kings<'a>(kings: &[&'a [char]; 4], number: usize) -> &'a [char] {
    kings[number % 4]
}

fn from_soup<P: Position>(games: u64, cap: usize) -> Tally {
    let mut tally = Tally::default();
    let mut read = 0;
    for seed in 50_000.. {
        let text = soup(&mut Random(seed), P::INFO.id);
        if Game::<P>::new(Some(&text)).is_ok_and(|game| game.outcome().is_none()) {
            run::<P>(seed, Some(&text), cap, &mut tally);
            read += 1;
        }
        if read == games {
            break;
        }
    }
    tally
}

fn show(id: &str, what: &str, tally: &Tally) {
    println!(
        "{id}, {what}: {} games, {} plies, longest {}, {} positions enumerated, {} unfinished, ends {:?}",
        tally.games, tally.plies, tally.longest, tally.enumerated, tally.unfinished, tally.ends
    );
}

fn suite<P: Position>(scale: usize) {
    let id = P::INFO.id;
    let start = from_start::<P>(10 * scale as u64, 500);
    show(id, "from the start", &start);
    let vectors = from_vectors::<P>(20 * scale, 120);
    show(id, "from the vectors", &vectors);
    let soup = from_soup::<P>(60 * scale as u64, 60);
    show(id, "random men", &soup);
    for tally in [&start, &vectors, &soup] {
        assert!(tally.plies > 300, "too few plies to say anything");
    }
    assert!(vectors.unfinished < vectors.games && soup.unfinished < soup.games, "no game ends");
}

#[test]
fn orthodox() {
    suite::<Orthodox>(1);
}

#[test]
fn four_board() {
    suite::<FourBoard>(1);
}

#[test]
fn tranzit() {
    suite::<Tranzit>(1);
}

#[test]
fn double_move() {
    suite::<DoubleMove>(1);
}

/// Every position of the vectors, and some hundreds with random men: all plies between all squares.
fn enumerate<P: Position>(positions: usize) {
    let vectors = vector_positions(P::INFO.id);
    let step = (vectors.len() / positions).max(1);
    let soups = (90_000..).map(|seed| soup(&mut Random(seed), P::INFO.id));
    for text in vectors.into_iter().step_by(step).chain(soups.take(4 * positions)) {
        if let Ok(mut walk) = Walk::<P>::new(0, Some(&text)) {
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                walk.check_now();
                walk.check_all_plies();
                walk.check_some_plies();
            }));
            assert!(outcome.is_ok(), "{}: {text}", P::INFO.id);
        }
    }
}

#[test]
fn all_plies_between_all_squares() {
    enumerate::<Orthodox>(100);
    enumerate::<FourBoard>(16);
    enumerate::<Tranzit>(40);
    enumerate::<DoubleMove>(30);
}

#[test]
#[ignore = "ten thousand games take minutes"]
fn ten_thousand_games() {
    fn long<P: Position>(share: u64) {
        let id = P::INFO.id;
        show(id, "from the start", &from_start::<P>(share, 3_000));
        show(id, "from the vectors", &from_vectors::<P>(1_000_000, 600));
        show(id, "random men", &from_soup::<P>(4 * share, 300));
        enumerate::<P>(100);
    }
    std::thread::scope(|scope| {
        scope.spawn(|| {
            long::<Orthodox>(400);
            long::<DoubleMove>(400);
        });
        scope.spawn(|| {
            long::<Tranzit>(500);
            long::<FourBoard>(400);
        });
    });
}

// --- texts at random ------------------------------------------------------------------------------

fn mutate(random: &mut Random, text: &str) -> String {
    const ODD: [&str; 24] = [
        "",
        " ",
        "  ",
        "|",
        "/",
        ":",
        "-",
        "*",
        "=",
        "0",
        "1",
        "8",
        "9",
        "99",
        "4294967295",
        "18446744073709551616",
        "k",
        "K",
        "P",
        "é",
        "Ж",
        "♔",
        "\u{0}",
        "１",
    ];
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..1 + random.below(3) {
        if characters.is_empty() {
            break;
        }
        let at = random.below(characters.len());
        match random.below(7) {
            0 => characters[at] = (*random.pick(&ODD)).to_owned(),
            1 => drop(characters.remove(at)),
            2 => characters.insert(at, characters[at].clone()),
            3 => characters.insert(at, (*random.pick(&ODD)).to_owned()),
            4 => {
                let other = random.below(characters.len());
                characters.swap(at, other);
            }
            5 => characters.truncate(at),
            _ => characters[at] = characters[random.below(characters.len())].clone(),
        }
    }
    characters.concat()
}

fn reads_or_says_where<P: Position>(text: &str) -> bool {
    match Game::<P>::new(Some(text)) {
        Err(error) => {
            assert!(error.offset <= text.len() && text.is_char_boundary(error.offset), "{error}: {text}");
            assert!(error.board.is_none_or(|board| board < P::INFO.shape.boards));
            false
        }
        Ok(game) => {
            let settled = game.position();
            let again = Game::<P>::new(Some(&settled)).unwrap_or_else(|error| panic!("{error}: {settled} from {text}"));
            assert_eq!(again.position(), settled, "settled twice: {text}");
            assert_eq!(again.state().outcome.is_some(), game.state().outcome.is_some(), "{text}");
            assert_eq!(again.moves(), game.moves(), "{text}");
            true
        }
    }
}

fn mutated_texts<P: Position>(rounds: usize) {
    let positions = vector_positions(P::INFO.id);
    let mut random = Random(7);
    let (mut read, mut walked) = (0, 0);
    for round in 0..rounds {
        let position = random.pick(&positions);
        let text = mutate(&mut random, position);
        let outcome = catch_unwind(|| reads_or_says_where::<P>(&text));
        match outcome {
            Ok(is_read) => read += usize::from(is_read),
            Err(_) => panic!("{}: {text:?}", P::INFO.id),
        }
        // What is read can be played, whatever it is.
        if round % 16 == 0 && Game::<P>::new(Some(&text)).is_ok() {
            run::<P>(round as u64, Some(&text), 12, &mut Tally::default());
            walked += 1;
        }
    }
    println!("{}: {rounds} texts, {read} read, {walked} played on", P::INFO.id);
    assert!(read > rounds / 100 && read < rounds);
}

#[test]
fn mutated_texts_never_panic_and_errors_name_a_place() {
    mutated_texts::<Orthodox>(8_000);
    mutated_texts::<FourBoard>(6_000);
    mutated_texts::<Tranzit>(8_000);
    mutated_texts::<DoubleMove>(8_000);
}

#[test]
fn very_long_and_very_odd_texts_never_panic() {
    fn odd<P: Position>() {
        let start = P::INFO.start;
        let long = [
            "8/".repeat(300_000),
            " ".repeat(300_000),
            "|".repeat(300_000),
            "♔".repeat(100_000),
            format!("{start}{}", "0".repeat(300_000)),
            format!("{}{start}", "K".repeat(300_000)),
            start.replace('8', &"1".repeat(100_000)),
            start.replace('*', &"*".repeat(100_000)),
            start.replace('-', &"QRBNP".repeat(50_000)),
            start.replace(" 1", &format!(" {}", "9".repeat(100_000))),
            start.replace(' ', "\u{a0}"),
            start.replace(' ', "\t"),
            format!("\u{feff}{start}"),
            format!("{start}\n"),
        ];
        for text in long.into_iter().filter(|text| text != start) {
            assert!(!reads_or_says_where::<P>(&text));
            assert!(Ply::parse(&text, P::INFO.shape).is_none());
            assert!(Game::<P>::new(None).unwrap().enter(&text).is_err());
        }
    }
    odd::<Orthodox>();
    odd::<FourBoard>();
    odd::<Tranzit>();
    odd::<DoubleMove>();
}

#[test]
fn mutated_entries_never_panic_and_change_nothing_when_refused() {
    fn entries<P: Position>() {
        let mut random = Random(11);
        let codes = ["resign:first", "resign:second:1", "draw", "draw:2", "flag:first"];
        let mut game = Game::<P>::new(None).unwrap();
        for _ in 0..4_000 {
            let moves = game.moves();
            let own: Vec<String> = moves.iter().map(|mv| mv.ply.text(P::INFO.shape).to_string()).collect();
            let text = if own.is_empty() || random.one_in(4) { *random.pick(&codes) } else { random.pick(&own) };
            let text = mutate(&mut random, text);
            let before = (game.state(), game.position());
            if game.enter(&text).is_err() {
                assert_eq!((game.state(), game.position()), before, "{text}");
            }
            if game.outcome().is_some() || game.entries().len() > 40 {
                game = Game::<P>::new(None).unwrap();
            }
        }
    }
    entries::<Orthodox>();
    entries::<FourBoard>();
    entries::<Tranzit>();
    entries::<DoubleMove>();
}

#[test]
fn a_match_that_ended_by_repetition_goes_on_when_its_text_is_read() {
    // Repetition is of the past, which a text does not have.
    let mut game = Game::<Orthodox>::new(None).unwrap();
    for code in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(' ') {
        game.enter(code).unwrap();
    }
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(EndReason::Threefold));
    let again = Game::<Orthodox>::new(Some(&game.position())).unwrap();
    assert_eq!((again.outcome(), again.state().boards[0].repetitions), (None, 1));
}

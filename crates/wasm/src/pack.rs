//! What a page asks every ply, as plain numbers: read over the boundary at once instead of by thousands of calls.
//!
//! This is the one place that describes the layout; `pkg/face/unpack.js` reads it. Boards, squares and pieces have
//! the numbers of their types (boards from 0); words of the package have their place in [`crossboard::WORDS`].
//!
//! # A move: one number
//!
//! From the highest bit: the ply itself in 21 bits, so that the numbers sort as plies do, then what is told of it.
//!
//! ```text
//! bits  31-30 29-23  22-21 20-14  13-11      10-8   7       6-4      3-2      1-0
//!       board square board square promotion  kind   colour  capture  special  sort
//!       ---- from -- ----- to ---  0 = none  - the piece -   7 = none
//!
//! special: 0 none, 1 castling on the king's wing, 2 on the queen's, 3 en passant
//! sort:    0 move, 1 placement, 2 transfer, 3 tranzit
//! ```
//! A captured piece has the other colour than the piece that captures it.
//!
//! # An entry of the history: `ENTRY_HEAD + 2 * events` numbers
//!
//! ```text
//! 0  bits 0-1 act (0 ply, 1 resignation, 2 agreed draw, 3 flag fall) | 2-3 player | 4-6 board | 7- events
//! 1  the move, 0 if it is none
//! then for each event two:
//! 0  bits 0-2 type | 3-5 board | 6-7 player | 8 slot | 9-11 kings left | 12-20 spot
//! 1  bits 0-7 reason | 8-15 rule | 16-20 points of First | 21-25 of Second
//!
//! type:    0 board won, 1 drawn, 2 enters, 3 closed, 4 king must hop, 5 king captured, 6 over
//! player:  0 First, 1 Second, 2 nobody        board: 7 = none
//! spot:    board << 7 | square                points: in halves, 31 = none
//! ```
//!
//! # A state
//!
//! ```text
//! 0  bits 0-1 player | 2-3 ply of the turn | 4-5 plies in the turn | 6 started | 7 undo | 8 redo
//!    | 9 forced | 10 slots | 11 points | 12 crossed | 13 First has crossed | 14 Second has | 15 over | 16 last
//!    (bits 9-12, 15, 16: whether there is such a thing)
//! 1  entries in the history up to here
//! 2  bits 0-8 the forced king's spot | 9-11 board in slot A | 12-14 in B | 15 slot at turn
//!    | 16-20 points of First | 21-25 of Second
//! 3  cycle
//! 4  the outcome: as the event `over`, two numbers
//! 6  how many boards
//! then for each board BOARD_HEAD numbers and one for each piece:
//! 0  bits 0-1 role | 2-3 status | 4 who is White | 5-6 colour at turn | 7-8 result | 9-10 colour of the lost pieces
//!    | 11-18 the king in check
//! 1  lost pawns, knights, bishops, rooks, a byte each from the lowest
//! 2  lost queens
//! 3  plies without capture or pawn move
//! 4  repetitions
//! 5  how many pieces
//!    a piece: bits 0-6 square | 7-9 kind | 10 colour
//! then the entry of the last ply, if there is one
//!
//! colour: 0 White, 1 Black, 2 none     result: 0 White, 1 Black, 2 drawn, 3 none
//! role:   0 initial, 1 control, 2 any  status: 0 reserve, 1 play, 2 closed, 3 gone    check: 255 = none
//! ```

use crossboard::{
    Act, BoardState, Color, Entry, Event, Kind, Move, Outcome, Player, Ply, Refusal, Shape, Spot, Square, State, Wing,
};

const NO_BOARD: u32 = 7;
const NO_CAPTURE: u32 = 7;
const NO_CHECK: u32 = 255;
const NO_POINTS: u32 = 31;
/// No reason, no rule.
const NO_WORD: u32 = 255;

/// The number of a spot: `board << 7 | square`.
fn spot_bits(spot: Spot) -> u32 {
    (u32::from(spot.board) << 7) | spot.square.index() as u32
}

/// The spot of a number, if the game has it.
#[inline(never)]
pub(crate) fn spot_of(number: u32, shape: Shape) -> Option<Spot> {
    let board = u8::try_from(number >> 7).ok()?;
    let spot = Spot::new(board, Square::new((number & 127) as u8));
    shape.has(spot).then_some(spot)
}

/// A move as one number.
pub(crate) fn move_word(mv: &Move) -> u32 {
    let Move { ply, kind, piece, capture, castling, en_passant } = *mv;
    let special = match castling {
        Some(Wing::King) => 1,
        Some(Wing::Queen) => 2,
        None if en_passant => 3,
        None => 0,
    };
    ply_word(ply)
        | ((piece.kind as u32) << 8)
        | ((piece.color as u32) << 7)
        | (capture.map_or(NO_CAPTURE, |piece| piece.kind as u32) << 4)
        | (special << 2)
        | kind as u32
}

/// The bits of a ply alone, as in a move's number.
pub(crate) fn ply_word(Ply { from, to, promotion }: Ply) -> u32 {
    (spot_bits(from) << 23) | (spot_bits(to) << 14) | (promotion.map_or(0, |kind| kind as u32) << 11)
}

/// A refusal: reason in the lowest byte, rule in the next; 65535 for none.
pub(crate) fn refusal_word(refusal: Option<Refusal>) -> u32 {
    match refusal {
        Some(Refusal { reason, rule }) => reason as u32 | ((rule as u32) << 8),
        None => NO_WORD | (NO_WORD << 8),
    }
}

fn player_bits(player: Option<Player>) -> u32 {
    player.map_or(2, |player| player as u32)
}

fn color_bits(color: Option<Color>) -> u32 {
    color.map_or(2, |color| color as u32)
}

fn board_bits(board: Option<u8>) -> u32 {
    board.map_or(NO_BOARD, u32::from)
}

fn points_bits(points: Option<[u8; 2]>) -> u32 {
    let [first, second] = points.map_or([NO_POINTS; 2], |points| points.map(u32::from));
    (first << 16) | (second << 21)
}

/// An event's parts; what it has not stays as in [`Default`].
struct EventParts {
    sort: u32,
    board: Option<u8>,
    player: Option<Player>,
    slot: u32,
    left: u32,
    spot: u32,
    reason: u32,
    rule: u32,
    points: Option<[u8; 2]>,
}

impl Default for EventParts {
    fn default() -> EventParts {
        EventParts {
            sort: 0,
            board: None,
            player: None,
            slot: 0,
            left: 0,
            spot: 0,
            reason: NO_WORD,
            rule: NO_WORD,
            points: None,
        }
    }
}

impl EventParts {
    fn words(&self) -> [u32; 2] {
        [
            self.sort
                | (board_bits(self.board) << 3)
                | (player_bits(self.player) << 6)
                | (self.slot << 8)
                | (self.left << 9)
                | (self.spot << 12),
            self.reason | (self.rule << 8) | points_bits(self.points),
        ]
    }
}

fn event_words(event: &Event) -> [u32; 2] {
    let parts = EventParts::default();
    match *event {
        Event::BoardWon { board, by, reason, rule } => EventParts {
            sort: 0,
            board: Some(board),
            player: Some(by),
            reason: reason as u32,
            rule: rule as u32,
            ..parts
        },
        Event::BoardDrawn { board, reason, rule } => {
            EventParts { sort: 1, board: Some(board), reason: reason as u32, rule: rule as u32, ..parts }
        }
        Event::BoardEnters { board, slot, rule } => {
            EventParts { sort: 2, board: Some(board), slot: slot as u32, rule: rule as u32, ..parts }
        }
        Event::BoardClosed { board, rule } => EventParts { sort: 3, board: Some(board), rule: rule as u32, ..parts },
        Event::KingMustHop { player, from, rule } => {
            EventParts { sort: 4, player: Some(player), spot: spot_bits(from), rule: rule as u32, ..parts }
        }
        Event::KingCaptured { spot, left, rule } => {
            EventParts { sort: 5, spot: spot_bits(spot), left: u32::from(left & 7), rule: rule as u32, ..parts }
        }
        Event::Over(Outcome { winner, reason, rule, half_points }) => EventParts {
            sort: 6,
            player: winner,
            reason: reason as u32,
            rule: rule as u32,
            points: half_points,
            ..parts
        },
    }
    .words()
}

/// One entry.
pub(crate) fn push_entry(words: &mut Vec<u32>, entry: &Entry) {
    let (act, player, board, mv) = match &entry.act {
        Act::Ply(mv) => (0, None, None, move_word(mv)),
        Act::Resign { player, board } => (1, Some(*player), *board, 0),
        Act::Draw { board } => (2, None, *board, 0),
        Act::Flag { player } => (3, Some(*player), None, 0),
    };
    let events = entry.events.len() as u32;
    words.push(act | (player_bits(player) << 2) | (board_bits(board) << 4) | (events << 7));
    words.push(mv);
    words.extend(entry.events.iter().flat_map(event_words));
}

fn push_board(words: &mut Vec<u32>, board: &BoardState) {
    let BoardState { role, status, pieces, white, turn, check, result, lost, halfmoves, repetitions } = board;
    words.push(
        *role as u32
            | ((*status as u32) << 2)
            | ((*white as u32) << 4)
            | (color_bits(*turn) << 5)
            | (result.map_or(3, |result| result as u32) << 7)
            | (color_bits(lost.map(|(color, _)| color)) << 9)
            | (check.map_or(NO_CHECK, |square| square.index() as u32) << 11),
    );
    let lost = |kind| lost.map_or(0, |(_, lost)| u32::from(lost.of(kind)));
    words.push(lost(Kind::Pawn) | (lost(Kind::Knight) << 8) | (lost(Kind::Bishop) << 16) | (lost(Kind::Rook) << 24));
    words.push(lost(Kind::Queen));
    words.push(u32::from(*halfmoves));
    words.push(*repetitions);
    words.push(pieces.len() as u32);
    words.extend(
        pieces
            .iter()
            .map(|(square, piece)| square.index() as u32 | ((piece.kind as u32) << 7) | ((piece.color as u32) << 10)),
    );
}

/// A state, with the entry of the last ply up to it.
pub(crate) fn push_state(words: &mut Vec<u32>, state: &State, last: Option<&Entry>) {
    let State {
        boards,
        player,
        turn: (ply_of_turn, plies),
        forced,
        slots,
        half_points,
        crossed,
        ply,
        started,
        can_undo,
        can_redo,
        outcome,
    } = state;
    let [first, second] = crossed.unwrap_or_default();
    let flags = [
        *started,
        *can_undo,
        *can_redo,
        forced.is_some(),
        slots.is_some(),
        half_points.is_some(),
        crossed.is_some(),
        first,
        second,
        outcome.is_some(),
        last.is_some(),
    ];
    let flags = (6..).zip(flags).fold(0, |bits, (at, flag)| bits | (u32::from(flag) << at));
    let [slot_a, slot_b] = slots.map_or([None; 2], |slots| slots.boards);
    words.extend([
        player_bits(*player) | (u32::from(ply_of_turn & 3) << 2) | (u32::from(plies & 3) << 4) | flags,
        *ply,
        forced.map_or(0, spot_bits)
            | (board_bits(slot_a) << 9)
            | (board_bits(slot_b) << 12)
            | (slots.map_or(0, |slots| slots.at as u32) << 15)
            | points_bits(*half_points),
        slots.map_or(0, |slots| slots.cycle),
    ]);
    words.extend(outcome.map_or([0; 2], |outcome| event_words(&Event::Over(outcome))));
    words.push(boards.len() as u32);
    for board in boards {
        push_board(words, board);
    }
    if let Some(entry) = last {
        push_entry(words, entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossboard::{MoveKind, Piece};

    const FOUR: Shape = Shape { boards: 4, ranks: 8 };
    const TALL: Shape = Shape { boards: 1, ranks: 16 };

    fn mv(text: &str, shape: Shape) -> Move {
        Move {
            ply: Ply::parse(text, shape).unwrap(),
            kind: MoveKind::Tranzit,
            piece: Piece { color: Color::Black, kind: Kind::King },
            capture: None,
            castling: None,
            en_passant: true,
        }
    }

    #[test]
    fn a_move_keeps_its_ply() {
        for (shape, texts) in [
            (FOUR, &["1:e2e4", "4:h8>1:a1", "3:b1>1:b1", "4:h7h8r", "1:a7a8q", "2:a7a8b", "2:a7a8n"][..]),
            (TALL, &["a1a16", "h16a1", "c15c16q"]),
        ] {
            for text in texts {
                let mv = mv(text, shape);
                let word = move_word(&mv);
                assert_eq!(word & !0x7ff, ply_word(mv.ply), "{text}");
                assert_eq!(spot_of(word >> 23, shape), Some(mv.ply.from), "{text}");
                assert_eq!(spot_of((word >> 14) & 511, shape), Some(mv.ply.to), "{text}");
                assert_eq!((word >> 11) & 7, mv.ply.promotion.map_or(0, |kind| kind as u32), "{text}");
            }
        }
    }

    #[test]
    fn numbers_sort_as_plies_do() {
        let texts = ["1:e2e4", "1:e2>2:a1", "2:a7a8", "2:a7a8n", "2:a7a8b", "2:a7a8r", "2:a7a8q", "4:a1b1"];
        let moves = texts.map(|text| mv(text, FOUR));
        assert!(moves.is_sorted_by_key(|mv| mv.ply));
        assert!(moves.iter().map(move_word).is_sorted());
    }

    #[test]
    fn what_a_number_says_beyond_the_game_is_refused() {
        let one = Shape { boards: 1, ranks: 8 };
        assert_eq!(spot_of(64, one), None);
        assert_eq!(spot_of(1 << 7, one), None);
        assert_eq!(spot_of(u32::MAX, FOUR), None);
    }
}

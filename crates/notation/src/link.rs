//! Whole games in a few letters, for the address of a page.
//!
//! ```text
//! link  = "1" base64url( checksum payload )        without padding; the checksum has three bytes
//! ```
//! The payload is one number in mixed radix, by a range coder: the game (of 16), whether it was set up (of 2) and the text
//! of its start if it was, and then, until the match is over, each entry: the index of the ply among the legal ones, as they
//! are sorted, of as many and one; the one more is no ply but an act (of 4: end of the text, resignation, draw, flag) with
//! its player (of 2) and board (of as many and one, 0 for the match). The checksum is over the payload and the text of the
//! last position, so that a link is never read by other rules than it was written by.

use crate::manner;
use crate::record::MAX_ENTRIES;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use crossboard::games::find;
use crossboard::{Act, AnyGame, Player};

/// The letter that links begin with. Another order of plies, another payload, another letter.
const VERSION: u8 = b'1';
/// Longer texts are no links: 20 000 plies take fewer letters.
const LONGEST: usize = 40_000;
/// Longer texts are no positions.
const LONGEST_START: usize = 1000;

/// Why a text is no link that can be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BadLink {
    /// It is a link of another version, or no link at all.
    Version,
    /// It has been cut off or changed.
    Damaged,
}

const TOP: u32 = 1 << 24;

/// Adds numbers, each below its bound, to one number.
struct Writer {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Writer {
    fn carry(&mut self) {
        if self.low >> 32 != 0 {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
            self.low &= 0xffff_ffff;
        }
    }

    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// Adds a span of a whole.
    fn span(&mut self, start: u32, size: u32, total: u32) {
        let unit = self.range / total;
        self.low += u64::from(start * unit);
        self.range = if start + size == total { self.range - start * unit } else { size * unit };
        self.carry();
        while self.range < TOP {
            self.shift();
            self.range <<= 8;
        }
    }

    fn number(&mut self, number: usize, bound: usize) {
        self.span(number as u32, 1, bound as u32);
    }

    /// The bytes: no more than tell the number from its neighbours.
    fn end(mut self) -> Vec<u8> {
        let end = self.low + u64::from(self.range);
        for count in 0..=4 {
            let below = (1_u64 << (32 - 8 * count)) - 1;
            let rounded = (self.low + below) & !below;
            if rounded < end {
                self.low = rounded;
                self.carry();
                for _ in 0..count {
                    self.shift();
                }
                break;
            }
        }
        self.bytes
    }
}

/// Takes them out again.
struct Reader<'a> {
    value: u32,
    range: u32,
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self) {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.value = self.value << 8 | u32::from(byte);
        self.at += 1;
    }

    /// Which part of a whole is next.
    fn peek(&self, total: u32) -> u32 {
        (self.value / (self.range / total)).min(total - 1)
    }

    /// Takes a span of a whole. Nothing once there is no more.
    fn span(&mut self, start: u32, size: u32, total: u32) -> Option<()> {
        let unit = self.range / total;
        self.value -= start * unit;
        self.range = if start + size == total { self.range - start * unit } else { size * unit };
        while self.range < TOP {
            self.next();
            self.range <<= 8;
        }
        (self.at <= self.bytes.len() + 4).then_some(())
    }

    fn number(&mut self, bound: usize) -> Option<usize> {
        let number = self.peek(bound as u32);
        self.span(number, 1, bound as u32)?;
        Some(number as usize)
    }
}

/// How often letters have stood in a text so far, by their numbers in ASCII; the last is the end.
struct Letters([u32; 128]);

const END: usize = 127;

impl Letters {
    fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    fn before(&self, letter: usize) -> u32 {
        self.0.iter().take(letter).sum()
    }

    fn size(&self, letter: usize) -> u32 {
        self.0.get(letter).copied().unwrap_or(0)
    }

    fn count(&mut self, letter: usize) {
        if let Some(count) = self.0.get_mut(letter) {
            *count += 12;
        }
    }
}

fn write_start(writer: &mut Writer, text: &str) {
    let mut letters = Letters([1; 128]);
    // Positions are ASCII; nothing else has a place among the letters.
    for byte in text.bytes().map(usize::from).filter(|&byte| byte < END).chain([END]) {
        writer.span(letters.before(byte), letters.size(byte), letters.total());
        letters.count(byte);
    }
}

fn read_start(reader: &mut Reader<'_>) -> Option<String> {
    let mut letters = Letters([1; 128]);
    let mut text = String::new();
    loop {
        let place = reader.peek(letters.total());
        let mut letter = 0;
        while letters.before(letter + 1) <= place {
            letter += 1;
        }
        reader.span(letters.before(letter), letters.size(letter), letters.total())?;
        if letter == END {
            return Some(text);
        }
        if text.len() == LONGEST_START {
            return None;
        }
        letters.count(letter);
        text.push(char::from(letter as u8));
    }
}

fn write_act(writer: &mut Writer, act: &Act, boards: usize) {
    let (sort, player, board) = match *act {
        Act::Ply(_) => return,
        Act::Resign { player, board } => (1, Some(player), Some(board)),
        Act::Draw { board } => (2, None, Some(board)),
        Act::Flag { player } => (3, Some(player), None),
    };
    writer.number(sort, 4);
    if let Some(player) = player {
        writer.number(player as usize, 2);
    }
    if let Some(board) = board {
        writer.number(board.map_or(0, |board| usize::from(board) + 1), boards + 1);
    }
}

/// Reads an act and does it; false at the end.
fn read_act(reader: &mut Reader<'_>, game: &mut dyn AnyGame) -> Option<bool> {
    let sort = reader.number(4)?;
    if sort == 0 {
        return Some(false);
    }
    let player = match sort {
        1 | 3 if reader.number(2)? == 1 => Player::Second,
        _ => Player::First,
    };
    let board = match sort {
        1 | 2 => reader.number(usize::from(game.info().shape.boards) + 1)?.checked_sub(1),
        _ => None,
    };
    let board = board.map(|board| board as u8);
    let done = match sort {
        1 => game.resign(player, board).is_ok(),
        2 => game.agree_draw(board).is_ok(),
        _ => game.flag(player).is_ok(),
    };
    done.then_some(true)
}

/// FNV-1a over the payload and the position, folded to 24 bits.
fn checksum(payload: &[u8], position: &str) -> [u8; 3] {
    let mut hash: u32 = 0x811c_9dc5;
    for &byte in payload.iter().chain(position.as_bytes()) {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    let [first, second, third, fourth] = hash.to_le_bytes();
    [first ^ fourth, second, third]
}

/// The number of a sign of base64url, and the sign of a number.
static SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn to_text(bytes: impl Iterator<Item = u8>) -> String {
    let mut text = String::new();
    text.push(char::from(VERSION));
    let (mut held, mut bits) = (0_u32, 0);
    let mut push = |six: u32| text.push(char::from(SIGNS[(six & 63) as usize]));
    for byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 6 {
            bits -= 6;
            push(held >> bits);
        }
    }
    if bits > 0 {
        push(held << (6 - bits));
    }
    text
}

fn from_text(text: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0_u32, 0);
    for sign in text {
        let six = SIGNS.iter().position(|other| other == sign)?;
        held = held << 6 | six as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    // What is over is empty: no two texts are one link.
    (bits < 6 && held & ((1 << bits) - 1) == 0).then_some(bytes)
}

/// A game with its whole history in the letters of an address; nothing beyond [`MAX_ENTRIES`].
pub fn write_link(game: &dyn AnyGame) -> Option<String> {
    let info = game.info();
    let boards = usize::from(info.shape.boards);
    let count = game.entries().len();
    if count > MAX_ENTRIES {
        return None;
    }
    let mut writer = Writer { low: 0, range: u32::MAX, bytes: Vec::new() };
    writer.number(manner::of(info).number, 16);
    let start = game.start();
    let is_set_up = start != info.start;
    writer.number(usize::from(is_set_up), 2);
    if is_set_up {
        write_start(&mut writer, &start);
    }
    let mut replayed = game.boxed_clone();
    while replayed.undo() {}
    for entry in game.entries() {
        let moves = replayed.moves();
        let index = match &entry.act {
            Act::Ply(mv) => moves.iter().position(|other| other.ply == mv.ply)?,
            _ => moves.len(),
        };
        writer.number(index, moves.len() + 1);
        write_act(&mut writer, &entry.act, boards);
        replayed.redo();
    }
    let state = replayed.state();
    if state.outcome.is_none() {
        let moves = replayed.moves();
        writer.number(moves.len(), moves.len() + 1);
        writer.number(0, 4);
    }
    let payload = writer.end();
    let sum = checksum(&payload, &replayed.position());
    Some(to_text(sum.into_iter().chain(payload)))
}

fn read(bytes: &[u8]) -> Option<Box<dyn AnyGame>> {
    let (sum, payload) = bytes.split_at_checked(3)?;
    let mut reader = Reader { value: 0, range: u32::MAX, bytes: payload, at: 0 };
    for _ in 0..4 {
        reader.next();
    }
    let number = reader.number(16)?;
    let info = find(manner::with_number(number)?)?;
    let start = if reader.number(2)? == 1 { Some(read_start(&mut reader)?) } else { None };
    let mut game = info.open(start.as_deref()).ok()?;
    while game.state().outcome.is_none() {
        let moves = game.moves();
        let index = reader.number(moves.len() + 1)?;
        match moves.get(index) {
            Some(mv) => {
                game.play(mv.ply).ok()?;
            }
            None => {
                if !read_act(&mut reader, &mut *game)? {
                    break;
                }
            }
        }
        if game.entries().len() > MAX_ENTRIES {
            return None;
        }
    }
    (checksum(payload, &game.position()) == sum).then_some(game)
}

/// Reads a link: the game with its whole history.
///
/// # Errors
/// If the text is no link of this version, or not whole.
pub fn read_link(text: &str) -> Result<Box<dyn AnyGame>, BadLink> {
    match text.as_bytes().split_first() {
        Some((&VERSION, rest)) if rest.len() < LONGEST => {
            from_text(rest).and_then(|bytes| read(&bytes)).ok_or(BadLink::Damaged)
        }
        Some((&VERSION, _)) => Err(BadLink::Damaged),
        _ => Err(BadLink::Version),
    }
}

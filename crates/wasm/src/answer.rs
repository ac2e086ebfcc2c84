//! Where answers lie: two buffers, one for numbers and one for texts, which JavaScript reads where they are, before it
//! asks for the next of the sort.
//!
//! A call that answers gives the address of a buffer. The first number there says how many follow, or how many units of
//! UTF-16 where the answer is a text, two to a number; its highest bit is set where the answer is a failure, a text. So all exports take and
//! give plain numbers, one at most: engines make a wrapper for each other signature when they compile the module, which
//! takes them longer than all the rest of it.

use std::cell::RefCell;
use std::thread::LocalKey;

type Buffer = RefCell<Vec<u32>>;

/// Set in the first number of a failure.
const FAILED: u32 = 1 << 31;

/// Buffers of more numbers are given back.
const LARGE: usize = 1 << 16;

thread_local! {
    static NUMBERS: Buffer = const { RefCell::new(Vec::new()) };
    static TEXT: Buffer = const { RefCell::new(Vec::new()) };
}

fn write(buffer: &'static LocalKey<Buffer>, write: impl FnOnce(&mut Vec<u32>) -> u32) -> u32 {
    buffer.with_borrow_mut(|words| {
        // A large answer is not held on to.
        if words.capacity() > LARGE {
            *words = Vec::new();
        }
        words.clear();
        words.push(0);
        let head = write(words);
        if let Some(first) = words.first_mut() {
            *first = head;
        }
        words.as_ptr() as usize as u32
    })
}

/// Answers with the numbers that are pushed.
pub(crate) fn numbers(push: impl FnOnce(&mut Vec<u32>)) -> u32 {
    write(&NUMBERS, |words| {
        push(words);
        words.len() as u32 - 1
    })
}

/// Answers with a text, and flags in the first number.
#[inline(never)]
fn flagged(text: &str, flags: u32) -> u32 {
    write(&TEXT, |words| {
        let mut length = 0;
        for unit in text.encode_utf16() {
            match words.last_mut() {
                Some(last) if length % 2 == 1 => *last |= u32::from(unit) << 16,
                _ => words.push(u32::from(unit)),
            }
            length += 1;
        }
        length | flags
    })
}

/// Answers with a text.
pub(crate) fn text(text: &str) -> u32 {
    flagged(text, 0)
}

/// Answers that something was not done, and why.
#[cold]
pub(crate) fn failure(text: &str) -> u32 {
    flagged(text, FAILED)
}

/// Where the last text lies.
pub(crate) fn last_text() -> u32 {
    TEXT.with_borrow(|words| words.as_ptr() as usize as u32)
}

//! The face of a module that uses `board` and nothing else.
#![no_std]

use core::fmt;
use crossboard_board::{Bits, Board, Color, Kind, Piece, Square};

/// A sum over what `board` computes for a piece on an otherwise empty board: reading, placing, attacks, keys and
/// writing take part, so that they are linked. The squares it attacks are the lowest byte.
fn probe<B: Bits>(kind: Kind, index: u8) -> u32 {
    let square = Square::new(index);
    let mut board = Board::<B>::EMPTY;
    board.put(square, Piece { color: Color::White, kind });
    let attacked = board.attacks_from(square).count();
    let mut text = Text { bytes: [0; 256], len: 0 };
    if board.write(&mut text).is_err() {
        return u32::MAX;
    }
    let again = core::str::from_utf8(&text.bytes[..text.len]).ok().and_then(|text| Board::<B>::parse(text).ok());
    match again {
        Some(again) if again.key() == board.key() && again == board => attacked,
        _ => u32::MAX,
    }
}

/// How many squares a piece attacks on the empty board of 8 ranks, or of 16.
#[unsafe(no_mangle)]
pub extern "C" fn attacked(tall: bool, kind: u8, square: u8) -> u32 {
    let Some(kind) = Kind::from_letter(kind) else {
        return u32::MAX;
    };
    if tall { probe::<u128>(kind, square) } else { probe::<u64>(kind, square) }
}

/// A buffer to write to, as there is no `String` here.
struct Text {
    bytes: [u8; 256],
    len: usize,
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

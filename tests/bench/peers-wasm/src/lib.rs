//! Perft of each library, in three ways, behind the same exports.

#[cfg(feature = "cozy")]
pub mod cozy;
#[cfg(feature = "ours")]
pub mod ours;
#[cfg(any(feature = "shakmaty-hyperbola", feature = "shakmaty-magics"))]
pub mod shakmaty;

/// How leaves are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Every leaf is made.
    Made,
    /// The last ply is generated, each ply of it looked at, but not made.
    Listed,
    /// The last ply is counted, by the fastest way that the library has.
    Counted,
}

/// A count, and a number made of what was looked at, so that looking is not optimised away.
#[derive(Copy, Clone, Debug, Default)]
pub struct Listed {
    pub count: u64,
    pub sum: u64,
}

impl Listed {
    #[inline(always)]
    pub fn look(&mut self, from: u64, to: u64) {
        self.count += 1;
        self.sum = self.sum.wrapping_add(from << 8 | to);
    }
}

#[cfg(target_arch = "wasm32")]
mod exports {
    use super::Way;
    use core::hint::black_box;
    use std::sync::atomic::{AtomicU8, Ordering};

    /// Texts come in through here.
    static INPUT: [AtomicU8; 1024] = [const { AtomicU8::new(0) }; 1024];

    #[unsafe(no_mangle)]
    extern "C" fn input() -> *const AtomicU8 {
        INPUT.as_ptr()
    }

    /// The number of sequences of plies from the position in the input; -1 if the text is none.
    /// `way` is 0 made, 1 listed, 2 counted; `game` is a game's place in the list of games, 0 orthodox.
    #[unsafe(no_mangle)]
    extern "C" fn perft(way: u32, game: u32, length: u32, depth: u32) -> f64 {
        let bytes: Vec<u8> = INPUT.iter().take(length as usize).map(|byte| byte.load(Ordering::Relaxed)).collect();
        let way = [Way::Made, Way::Listed, Way::Counted][way as usize % 3];
        let Ok(text) = core::str::from_utf8(&bytes) else { return -1.0 };
        #[cfg(feature = "ours")]
        let count = crate::ours::perft(game, text, way, depth);
        #[cfg(feature = "cozy")]
        let count = crate::cozy::perft(text, way, depth);
        #[cfg(any(feature = "shakmaty-hyperbola", feature = "shakmaty-magics"))]
        let count = crate::shakmaty::perft(text, way, depth);
        let _ = black_box(game);
        count.map_or(-1.0, |count| count as f64)
    }
}

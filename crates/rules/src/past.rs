//! What has stood before: the record that repetition is counted by.
//!
//! One stack holds the positions of all tracks (four-board has one for each board, the other games one). Every
//! entry knows the one before it on its track. Counting looks back no further than the count of plies without
//! capture or pawn move, since nothing before those can come again: so the length of the game does not matter.

use alloc::vec::Vec;

const NONE: u32 = u32::MAX;
/// Four boards have a track each.
const TRACKS: usize = 4;

#[derive(Copy, Clone, Debug)]
struct Stand {
    key: u64,
    /// The position before on the same track.
    before: u32,
    track: u8,
}

/// The positions that have stood, by their keys.
#[derive(Clone, Debug)]
pub struct Past {
    stands: Vec<Stand>,
    /// The newest position of each track.
    heads: [u32; TRACKS],
}

impl Default for Past {
    fn default() -> Past {
        Past { stands: Vec::new(), heads: [NONE; TRACKS] }
    }
}

impl Past {
    /// How often a position would stand on a track if it came next, itself counted, among as many positions before it
    /// as `back` says: the plies without capture or pawn move that led to it.
    #[inline]
    pub fn count(&self, track: u8, key: u64, back: u32) -> u32 {
        // A position stands again four plies later at the soonest.
        if back < 4 { 1 } else { 1 + self.times(self.heads[track as usize % TRACKS], key, back) }
    }

    /// Whether a position would stand on a track for the third time if it came next; as [`Past::count`]. The key is asked
    /// for only where it may matter.
    #[inline]
    pub fn stands_thrice(&self, track: u8, back: u32, key: impl FnOnce() -> u64) -> bool {
        // It stood twice before, and a position comes again four plies later at the soonest.
        back >= 8 && self.stands.len() >= 8 && self.times(self.heads[track as usize % TRACKS], key(), back) >= 2
    }

    /// Adds a position to a track. The one that stands there already is not added again: it is of a board that the ply
    /// did not touch.
    #[inline]
    pub fn add(&mut self, track: u8, key: u64) {
        if self.is_newest(track, key) {
            return;
        }
        let head = &mut self.heads[track as usize % TRACKS];
        let before = core::mem::replace(head, self.stands.len() as u32);
        self.stands.push(Stand { key, before, track });
    }

    /// Whether a position is the newest of a track.
    #[inline]
    pub fn is_newest(&self, track: u8, key: u64) -> bool {
        let head = self.stands.get(self.heads[track as usize % TRACKS] as usize);
        head.is_some_and(|head| head.key == key)
    }

    /// How often the newest position of a track stands, when only the first `length` entries of the stack count.
    pub fn repetitions(&self, track: u8, length: usize, back: u32) -> u32 {
        let mut at = self.heads[track as usize % TRACKS];
        while let Some(stand) = self.stands.get(at as usize) {
            if (at as usize) < length {
                return 1 + self.times(stand.before, stand.key, back);
            }
            at = stand.before;
        }
        1
    }

    /// How often a key stands among an entry and those before it on its track, so many in all.
    fn times(&self, newest: u32, key: u64, most: u32) -> u32 {
        let mut times = 0;
        let mut at = newest;
        for _ in 0..most {
            let Some(stand) = self.stands.get(at as usize) else { break };
            times += u32::from(stand.key == key);
            at = stand.before;
        }
        times
    }

    /// The length of the stack, to come back to by [`Past::rewind`].
    pub fn mark(&self) -> usize {
        self.stands.len()
    }

    /// Takes away all that came since a mark.
    pub fn rewind(&mut self, mark: usize) {
        while self.stands.len() > mark {
            if let Some(stand) = self.stands.pop() {
                self.heads[stand.track as usize % TRACKS] = stand.before;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occurrences_are_counted_as_far_back_as_asked() {
        let mut past = Past::default();
        let mut counts = Vec::new();
        for (back, key) in [1, 2, 3, 4, 1, 2, 3, 4, 1].into_iter().enumerate() {
            counts.push(past.count(0, key, back as u32));
            past.add(0, key);
            past.add(1, 7);
        }
        assert_eq!(counts, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
        assert_eq!(past.repetitions(0, past.mark(), 8), 3);
        assert_eq!(past.repetitions(0, past.mark(), 7), 2);
        assert_eq!(past.repetitions(1, past.mark(), 8), 1);
    }

    #[test]
    fn rewinding_restores_every_track() {
        let mut past = Past::default();
        for key in [1, 2, 3, 4] {
            past.add(0, key);
        }
        let mark = past.mark();
        past.add(0, 9);
        past.add(2, 5);
        past.rewind(mark);
        assert_eq!(past.count(0, 1, 4), 2);
        assert_eq!(past.repetitions(2, past.mark(), 9), 1);
    }
}

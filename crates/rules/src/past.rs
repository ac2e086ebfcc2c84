//! What has stood before: the record that repetition is counted by.
//!
//! One stack holds the positions of all tracks (four-board has one for each board, the other games one). Every
//! entry knows the one before it in its record, so counting walks only as far back as the record goes, and the
//! length of the game does not matter: a record starts anew with every capture and pawn move.

use alloc::vec::Vec;

const NONE: u32 = u32::MAX;
/// Four boards have a record each.
const TRACKS: usize = 4;

#[derive(Copy, Clone, Debug)]
struct Stand {
    key: u64,
    /// The position before in the same record.
    before: u32,
    /// What the track's head was before, for taking this one away.
    head: u32,
    /// How many positions the record has before this one.
    depth: u16,
    track: u8,
}

/// The positions that have stood, by their keys.
#[derive(Clone, Debug)]
pub struct Past {
    stands: Vec<Stand>,
    heads: [u32; TRACKS],
}

impl Default for Past {
    fn default() -> Past {
        Past { stands: Vec::new(), heads: [NONE; TRACKS] }
    }
}

impl Past {
    /// How often a position would stand in a track's record if it came next, itself counted.
    #[inline]
    pub fn count(&self, track: u8, key: u64) -> u32 {
        match self.head(track) {
            // A position stands again four plies later at the soonest.
            Some(head) if head.depth >= 3 => 1 + self.times(self.heads[track as usize % TRACKS], key),
            _ => 1,
        }
    }

    /// Adds a position to a track's record, or starts the record anew with it. The position that stands there already
    /// is not added again: it is of a board that the ply did not touch.
    #[inline]
    pub fn add(&mut self, track: u8, key: u64, anew: bool) {
        let head = self.heads[track as usize % TRACKS];
        let (before, depth) = match self.head(track) {
            Some(stand) if stand.key == key => return,
            Some(stand) if !anew => (head, stand.depth.saturating_add(1)),
            _ => (NONE, 0),
        };
        self.heads[track as usize % TRACKS] = self.stands.len() as u32;
        self.stands.push(Stand { key, before, head, depth, track });
    }

    /// Whether a position is the newest of a track.
    pub fn is_newest(&self, track: u8, key: u64) -> bool {
        self.head(track).is_some_and(|head| head.key == key)
    }

    fn head(&self, track: u8) -> Option<&Stand> {
        self.stands.get(self.heads[track as usize % TRACKS] as usize)
    }

    /// How often the newest position of a track stands in its record, when only the first `length` entries of
    /// the stack count.
    pub fn repetitions(&self, track: u8, length: usize) -> u32 {
        let newest = self.stands.iter().take(length).rposition(|stand| stand.track == track);
        newest.map_or(1, |index| self.times(index as u32, self.stands[index].key))
    }

    /// How often a key stands in the record that ends with an entry.
    fn times(&self, newest: u32, key: u64) -> u32 {
        let mut times = 0;
        let mut at = newest;
        while let Some(stand) = self.stands.get(at as usize) {
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
                self.heads[stand.track as usize % TRACKS] = stand.head;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn third_occurrence_is_counted_within_the_record() {
        let mut past = Past::default();
        let mut counts = Vec::new();
        for key in [1, 2, 3, 4, 1, 2, 3, 4, 1] {
            counts.push(past.count(0, key));
            past.add(0, key, false);
            past.add(1, 7, false);
        }
        assert_eq!(counts, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
        assert_eq!(past.repetitions(0, past.mark()), 3);
        assert_eq!(past.repetitions(1, past.mark()), 1);
        past.add(0, 9, true);
        assert_eq!(past.count(0, 1), 1);
        assert_eq!(past.repetitions(0, past.mark()), 1);
    }

    #[test]
    fn rewinding_restores_every_track() {
        let mut past = Past::default();
        for key in [1, 2, 3, 4] {
            past.add(0, key, false);
        }
        let mark = past.mark();
        past.add(0, 9, true);
        past.add(2, 5, false);
        past.rewind(mark);
        assert_eq!(past.count(0, 1), 2);
        assert_eq!(past.repetitions(2, past.mark()), 1);
    }
}

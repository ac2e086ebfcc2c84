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
    /// Adds a position to a track's record, or starts the record anew with it. Says how often it stands in the
    /// record now, itself counted.
    pub fn stand(&mut self, track: u8, key: u64, anew: bool) -> u32 {
        let head = self.heads[track as usize % TRACKS];
        let (before, depth) = match self.stands.get(head as usize) {
            Some(stand) if !anew => (head, stand.depth.saturating_add(1)),
            _ => (NONE, 0),
        };
        self.heads[track as usize % TRACKS] = self.stands.len() as u32;
        self.stands.push(Stand { key, before, head, depth, track });
        // A position stands again four plies later at the soonest.
        if depth < 4 { 1 } else { self.times(self.stands.len() - 1) }
    }

    /// How often the newest position of a track stands in its record, when only the first `length` entries of
    /// the stack count.
    pub fn repetitions(&self, track: u8, length: usize) -> u32 {
        let newest = self.stands.iter().take(length).rposition(|stand| stand.track == track);
        newest.map_or(1, |index| self.times(index))
    }

    fn times(&self, index: usize) -> u32 {
        let Some(newest) = self.stands.get(index) else { return 0 };
        let mut times = 1;
        let mut at = newest.before;
        while let Some(stand) = self.stands.get(at as usize) {
            times += u32::from(stand.key == newest.key);
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
            counts.push(past.stand(0, key, false));
            past.stand(1, 7, false);
        }
        assert_eq!(counts, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
        assert_eq!(past.repetitions(0, past.mark()), 3);
        assert_eq!(past.stand(0, 1, true), 1);
        assert_eq!(past.repetitions(0, past.mark()), 1);
    }

    #[test]
    fn rewinding_restores_every_track() {
        let mut past = Past::default();
        for key in [1, 2, 3, 4] {
            past.stand(0, key, false);
        }
        let mark = past.mark();
        past.stand(0, 9, true);
        past.stand(2, 5, false);
        past.rewind(mark);
        assert_eq!(past.stand(0, 1, false), 2);
        assert_eq!(past.repetitions(2, past.mark()), 1);
    }
}

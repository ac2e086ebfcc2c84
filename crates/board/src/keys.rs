//! Hash keys, computed from the sets of a board when they are asked for. Keys that are kept up to date ply by ply would
//! need a table of random numbers, which does not compress in a module that is downloaded, and cost every ply more than
//! the few that are asked cost now.

/// A bijective mixer (the finaliser of splitmix64): near inputs give unrelated outputs.
pub const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number for each word of the sets of a board.
static SALTS: [u64; 10] = {
    let mut salts = [0; 10];
    let mut index = 0;
    while index < 10 {
        salts[index] = mix(index as u64);
        index += 1;
    }
    salts
};

/// What a word of a set adds to a hash key. A product alone would not do: it leaves a difference in the highest bits
/// where it was, and there that of another word can undo it.
#[inline(always)]
pub(crate) fn part(word: u64, index: usize) -> u64 {
    mix(word ^ SALTS[index % SALTS.len()])
}

//! Whole sets of hexes at once: all neighbours of a set, as words of bits.

use super::Hex;
use smallvec::SmallVec;

/// The neighbours of sets of hexes. A step in one direction is the same distance in the numbers of hexes almost everywhere: rows
/// of a grid differ in two kinds alone. So a whole set takes the step at once, by a shift of its bits.
#[derive(Clone, Debug)]
pub struct Spreading {
    words: usize,
    /// The steps that there are, each of so many numbers.
    steps: Vec<i32>,
    /// By word of a set and step, the hexes from which the step leads to a neighbour.
    from: Vec<u64>,
}

impl Spreading {
    /// The steps between hexes and their neighbours.
    pub(super) fn new(hexes: usize, steps: &[(Hex, Hex)]) -> Spreading {
        let words = hexes.div_ceil(64);
        let by = |&(from, to): &(Hex, Hex)| i32::from(to.0) - i32::from(from.0);
        let mut all: Vec<i32> = steps.iter().map(by).collect();
        all.sort_unstable();
        all.dedup();
        let mut from = vec![0; words * all.len()];
        for step in steps {
            let number = all.binary_search(&by(step)).unwrap_or(0);
            let hex = step.0.index();
            from[hex / 64 * all.len() + number] |= 1 << (hex % 64);
        }
        Spreading { words, steps: all, from }
    }

    /// How many words a set of hexes has.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// Adds every neighbour of a set of hexes to another one.
    pub fn spread(&self, set: &[u64], to: &mut [u64]) {
        for (place, &word) in set.iter().enumerate().filter(|&(_, &word)| word != 0) {
            let from = &self.from[place * self.steps.len()..];
            for (&by, &from) in self.steps.iter().zip(from) {
                let moving = word & from;
                if moving == 0 {
                    continue;
                }
                let (whole, bits) = (by.unsigned_abs() as usize / 64, by.unsigned_abs() % 64);
                // Of what is moved out of a word nothing is lost: all of it is on the map.
                let (place, near, beyond, far) = if by > 0 {
                    let far = moving.checked_shr(64 - bits).unwrap_or(0);
                    (place + whole, moving << bits, place + whole + 1, far)
                } else {
                    let far = moving.checked_shl(64 - bits).unwrap_or(0);
                    (place - whole, moving >> bits, (place - whole).wrapping_sub(1), far)
                };
                to[place] |= near;
                if far != 0 {
                    to[beyond] |= far;
                }
            }
        }
    }

    /// Adds to a set of hexes every hex that is no more than so many hexes away from one of them.
    pub fn widen(&self, set: &mut [u64], far: u8) {
        let mut edge: SmallVec<[u64; 16]> = SmallVec::from_slice(set);
        for _ in 0..far {
            self.spread(&edge, set);
            edge.copy_from_slice(set);
        }
    }
}

/// The hexes of a set, in the order of their numbers.
pub fn hexes_of(set: &[u64]) -> impl Iterator<Item = Hex> + '_ {
    set.iter().enumerate().flat_map(|(place, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            u16::try_from(64 * place + bit as usize).ok().map(Hex)
        })
    })
}

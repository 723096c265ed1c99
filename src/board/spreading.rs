//! Whole sets of hexes at once: all neighbours of a set, as words of bits.

use super::Hex;
use smallvec::SmallVec;

/// The neighbours of sets of hexes. A step in one direction is the same distance in the numbers of hexes almost everywhere: rows
/// of a grid differ in two kinds alone. So a whole set takes the step at once, by a shift of its bits.
#[derive(Clone, Debug)]
pub struct Spreading {
    words: usize,
    shifts: Vec<Shift>,
}

/// A step of so many numbers, and the hexes from which it leads to a neighbour.
#[derive(Clone, Debug)]
struct Shift {
    by: i32,
    from: Vec<u64>,
}

impl Spreading {
    /// The steps between hexes and their neighbours.
    pub(super) fn new(hexes: usize, steps: impl Iterator<Item = (Hex, Hex)>) -> Spreading {
        let words = hexes.div_ceil(64);
        let mut shifts: Vec<Shift> = Vec::new();
        for (from, to) in steps {
            let by = i32::from(to.0) - i32::from(from.0);
            let known = shifts.iter().position(|shift| shift.by == by);
            let number = known.unwrap_or_else(|| {
                shifts.push(Shift { by, from: vec![0; words] });
                shifts.len() - 1
            });
            shifts[number].from[from.index() / 64] |= 1 << (from.index() % 64);
        }
        Spreading { words, shifts }
    }

    /// How many words a set of hexes has.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// Adds every neighbour of a set of hexes to another one.
    pub fn spread(&self, set: &[u64], to: &mut [u64]) {
        for Shift { by, from } in &self.shifts {
            let (whole, bits) = (by.unsigned_abs() as usize / 64, by.unsigned_abs() % 64);
            for (place, (&word, &from)) in set.iter().zip(from).enumerate() {
                let moving = word & from;
                if moving == 0 {
                    continue;
                }
                // Of what is moved out of a word nothing is lost: all of it is on the map.
                let (near, far, beyond) = if *by > 0 {
                    (moving << bits, moving.checked_shr(64 - bits).unwrap_or(0), place + whole + 1)
                } else {
                    let beyond = (place - whole).wrapping_sub(1);
                    (moving >> bits, moving.checked_shl(64 - bits).unwrap_or(0), beyond)
                };
                to[if *by > 0 { place + whole } else { place - whole }] |= near;
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

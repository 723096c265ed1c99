//! Whims: what a computer happens to think more, or less, of than its judgement says.

use fnv::FnvHasher;
use std::hash::{Hash, Hasher};

/// A mood: it has an opinion about everything, and sticks to it. By default it has none.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Whim {
    /// How strong its opinions are: their standard deviation.
    pub strength: f64,
    /// Another seed, other opinions.
    pub seed: u64,
}

impl Whim {
    /// The opinion of something: about normally distributed around 0, never beyond 3.5 standard deviations, and the same whenever
    /// and wherever it is asked for.
    #[must_use]
    pub fn about(self, something: &impl Hash) -> f64 {
        if self.strength == 0.0 {
            return 0.0;
        }
        let mut hasher = FnvHasher::default();
        something.hash(&mut hasher);
        self.strength * normal(scattered(self.seed ^ hasher.finish()))
    }
}

/// Bits of which each depends on all of those given (the finalizer of `SplitMix64`).
const fn scattered(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// The sum of four even draws of 16 bits each, as far from its mean as its standard deviation is long: a computer has an opinion of
/// thousands of actions a turn, and no logarithm differs from machine to machine.
fn normal(bits: u64) -> f64 {
    let draws = (0..4).map(|k| (bits >> (16 * k) & 0xffff) as f64 / 65_536.0);
    (draws.sum::<f64>() - 2.0) * f64::sqrt(3.0)
}

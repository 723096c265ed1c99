//! Whims: what a computer happens to think more, or less, of than its judgement says.

use super::SeededDice;
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
    /// The opinion of something: drawn from a normal distribution around 0, the same whenever it is asked for.
    #[must_use]
    pub fn about(self, something: &impl Hash) -> f64 {
        if self.strength == 0.0 {
            return 0.0;
        }
        let mut hasher = FnvHasher::default();
        something.hash(&mut hasher);
        self.strength * SeededDice::new(self.seed ^ hasher.finish()).normal()
    }
}

//! Exact ratios of two totals.

use std::cmp::Ordering;

/// `over : under`, compared without rounding. `under` may be zero: the ratio is then greater than any
/// whole number, unless `over` is zero too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The first total.
    pub over: u32,
    /// The second total.
    pub under: u32,
}

impl Ratio {
    /// Compares with `n : 1`.
    #[must_use]
    pub fn cmp_whole(self, n: u32) -> Ordering {
        u64::from(self.over).cmp(&(u64::from(n) * u64::from(self.under)))
    }

    /// The ratio rounded down to a whole number; `None` when `under` is zero.
    #[must_use]
    pub fn floor(self) -> Option<u32> {
        self.over.checked_div(self.under)
    }
}

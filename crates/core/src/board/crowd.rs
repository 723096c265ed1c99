//! How far a crowd is from any hex, for judges who ask it of many: coordinates lie side by side, so that the distances to several
//! are worked out at once.

use super::{Grid, Hex};
use smallvec::SmallVec;

/// Where a crowd stands.
pub struct Crowd {
    /// Axial coordinates.
    q: SmallVec<[i16; 32]>,
    r: SmallVec<[i16; 32]>,
}

impl Crowd {
    /// Those who stand in these hexes.
    pub fn new(grid: &Grid, hexes: impl IntoIterator<Item = Hex>) -> Crowd {
        let places: SmallVec<[(i16, i16); 32]> =
            hexes.into_iter().map(|hex| grid.coordinates(hex)).collect();
        let (q, r) = (places.iter().map(|place| place.0), places.iter().map(|place| place.1));
        Crowd { q: q.collect(), r: r.collect() }
    }

    /// Whether nobody is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.q.is_empty()
    }

    /// How far the nearest is from a hex, in hexes; `None` if nobody is there.
    #[inline]
    #[must_use]
    pub fn nearest(&self, grid: &Grid, hex: Hex) -> Option<u16> {
        self.distances(grid, hex).min().map(i16::unsigned_abs)
    }

    /// How many are not farther than this from a hex.
    #[inline]
    #[must_use]
    pub fn within(&self, grid: &Grid, hex: Hex, far: u16) -> usize {
        let far = i16::try_from(far).unwrap_or(i16::MAX);
        let near = self.distances(grid, hex).map(|distance| i16::from(distance <= far));
        usize::from(near.sum::<i16>().unsigned_abs())
    }

    /// Signed, for which every processor has instructions that work on eight at once. Boards have 256 columns and rows at most:
    /// nothing comes near the limits of sixteen bits.
    #[inline]
    fn distances(&self, grid: &Grid, hex: Hex) -> impl Iterator<Item = i16> {
        let (q, r) = grid.coordinates(hex);
        let size = |x: i16| x.max(-x);
        self.q.iter().zip(&self.r).map(move |(&to_q, &to_r)| {
            let (q, r) = (to_q - q, to_r - r);
            size(q).max(size(r)).max(size(q + r))
        })
    }
}

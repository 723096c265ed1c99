//! In which direction a distant hex lies, and which hexes lie nearest to the line between two centres: with integers only.

use super::grid::Grid;
use super::{Direction, Hex};
use smallvec::SmallVec;

/// The hexsides of `from` that the line between the centres leaves through: the same one twice, or two neighbours if it
/// leaves through the corner between them.
#[must_use]
pub fn bearing(grid: &Grid, from: Hex, to: Hex) -> (Direction, Direction) {
    let (a, b) = (grid.axial(from), grid.axial(to));
    let (q, r) = (b.0 - a.0, b.1 - a.1);
    let (mut most, mut best) = (i32::MIN, (Direction(0), Direction(0)));
    for (direction, (dq, dr)) in Direction::ALL.into_iter().zip(grid.steps()) {
        // The scalar product in cube coordinates.
        let along = 2 * q * dq + 2 * r * dr + q * dr + r * dq;
        if along > most {
            (most, best) = (along, (direction, direction));
        } else if along == most {
            best.1 = direction;
        }
    }
    best
}

/// The hexes nearest to a point of a line: one, or those that are equally near; `None` is off the map.
pub type Nearest = SmallVec<[Option<Hex>; 3]>;

/// For two hexes at a distance of N: the hexes nearest to each of the N - 1 points that divide the line between their
/// centres evenly.
#[must_use]
pub fn stations(grid: &Grid, from: Hex, to: Hex) -> SmallVec<[Nearest; 2]> {
    let (a, b) = (grid.axial(from), grid.axial(to));
    let n = i32::from(grid.distance(from, to));
    let station = |k: i32| {
        // The point in units of 1/n.
        let (q, r) = (a.0 * (n - k) + b.0 * k, a.1 * (n - k) + b.1 * k);
        let (low_q, low_r) = (q.div_euclid(n), r.div_euclid(n));
        let mut least = i32::MAX;
        let mut nearest = Nearest::new();
        for (hex_q, hex_r) in [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(i, j)| (low_q + i, low_r + j))
        {
            let (dq, dr) = (q - hex_q * n, r - hex_r * n);
            let far = dq * dq + dr * dr + dq * dr;
            if far < least {
                least = far;
                nearest.clear();
            }
            if far == least {
                nearest.push(grid.at_axial(hex_q, hex_r));
            }
        }
        nearest
    };
    (1..n).map(station).collect()
}

//! BMW 4.1: ways from hex to hex.

use super::rules;
use super::scene::Scene;
use super::why::{Refused, Why, no};
use crate::board::{Direction, Hex};

/// BMW 4.1: the way is a chain of adjacent hexes.
///
/// # Errors
/// When it is empty or has a gap.
pub fn check_way(
    scene: &Scene,
    from: Hex,
    path: &[Hex],
) -> Result<Vec<(Hex, Direction, Hex)>, Refused> {
    if path.is_empty() {
        return no(rules::MOVEMENT, Why::EmptyPath);
    }
    let mut at = from;
    let mut steps = Vec::with_capacity(path.len());
    for &to in path {
        let Some(d) = scene.map.grid.direction(at, to) else {
            return no(rules::MOVEMENT, Why::NotContiguous);
        };
        steps.push((at, d, to));
        at = to;
    }
    Ok(steps)
}

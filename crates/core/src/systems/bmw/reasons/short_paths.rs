//! Why no short way of a unit leads to a hex: all of them are tried.

use super::super::why::Refused;
use crate::board::{Direction, Grid, Hex};

/// A step of a way that is tried.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The number of the step; the first is 0.
    pub index: usize,
    /// Whether the way ends with it.
    pub last: bool,
    /// From where.
    pub at: Hex,
    /// Which way.
    pub d: Direction,
    /// Where to.
    pub to: Hex,
}

/// The nearest obstacle on the ways from `start` to `target` with a length within `lengths`: each step is barred for
/// some reason of a grade, or not. What bars the last step of every way comes first; if nothing does, the way that is
/// barred by the lowest grade counts, and on it the first step of that grade. `leads` says which steps may belong to
/// a way at all. Nothing comes back if there is no way of such a length, and nothing in it if a way is open.
pub fn nearest_bar(
    grid: &Grid,
    start: Hex,
    target: Hex,
    lengths: std::ops::RangeInclusive<usize>,
    mut leads: impl FnMut(&[Hex], Hex) -> bool,
    mut bar: impl FnMut(Step) -> Option<(u8, Refused)>,
) -> Option<Option<Refused>> {
    let mut best: Option<(u8, Option<Refused>)> = None;
    // The lowest grade in which the last steps are barred, while all of them are.
    let mut arrival: Option<Option<(u8, Refused)>> = None;
    let mut open: Vec<Vec<Hex>> = vec![Vec::new()];
    // Shorter ways come first.
    for length in 1..=*lengths.end() {
        let mut longer = Vec::new();
        for way in &open {
            let at = way.last().copied().unwrap_or(start);
            for (_, to) in grid.neighbors(at) {
                if leads(way, to) {
                    longer.push([&way[..], &[to]].concat());
                }
            }
        }
        for way in longer.iter().filter(|way| way[length - 1] == target) {
            if !lengths.contains(&length) {
                continue;
            }
            let mut worst: Option<(u8, Refused)> = None;
            let mut at = start;
            for (index, &to) in way.iter().enumerate() {
                let Some(d) = grid.direction(at, to) else { break };
                let last = index + 1 == length;
                let found = bar(Step { index, last, at, d, to });
                if last {
                    arrival = match (arrival, &found) {
                        (None, found) => Some(found.clone()),
                        (Some(Some(known)), Some(found)) if found.0 < known.0 => {
                            Some(Some(found.clone()))
                        }
                        (Some(Some(known)), Some(_)) => Some(Some(known)),
                        (Some(_), _) => Some(None),
                    };
                }
                if let Some((grade, refused)) = found
                    && worst.as_ref().is_none_or(|&(known, _)| grade > known)
                {
                    worst = Some((grade, refused));
                }
                at = to;
            }
            let grade = worst.as_ref().map_or(0, |&(grade, _)| grade);
            if best.as_ref().is_none_or(|&(known, _)| grade < known) {
                best = Some((grade, worst.map(|(_, refused)| refused)));
            }
        }
        open = longer;
    }
    match arrival {
        Some(Some((_, refused))) => Some(Some(refused)),
        _ => best.map(|(_, refused)| refused),
    }
}

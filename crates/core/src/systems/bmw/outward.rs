//! Ways that lead away from a hex, for every kind of retreat (BMW 7.8, 8.3, 9.2, 10.4).

use super::action::Path;
use super::scene::Scene;
use crate::board::{Direction, Hex};
use crate::scenario::options::RetreatDirection;

/// What may be done with a hex on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Entered, passed, and a place to end.
    Free,
    /// Entered and passed, but no place to end.
    Pass,
    /// Entered and a place to end, but not passed.
    Halt,
    /// Not entered.
    Barred,
}

/// One reached hex: where, from which earlier node, and what may be done there.
#[derive(Clone, Copy, Debug)]
struct Node {
    hex: Hex,
    before: usize,
    depth: usize,
    ground: Ground,
}

/// All ways that lead away from a hex, step by step.
pub struct Outward {
    nodes: Vec<Node>,
}

const ROOT: usize = usize::MAX;
/// Ways of up to so many hexes are told apart by every hex they enter, if they may lead anywhere.
const ALL_TOLD_APART: usize = 3;

impl Outward {
    /// Explores up to `depth` steps. Each step leads farther from the start (RUL-39), unless the scenario
    /// lets retreats lead anywhere; then no hex is entered twice.
    pub fn explore(
        scene: &Scene,
        start: Hex,
        depth: usize,
        mut ground: impl FnMut(Hex, Direction, Hex) -> Ground,
    ) -> Outward {
        let grid = &scene.map.grid;
        let outward = scene.options.retreat_direction == RetreatDirection::Outward;
        // Ways that lead outward may share what they share. Where ways lead anywhere, the way to a hex
        // decides what may follow: short ones are all told apart, for long ones there are too many.
        let shared = outward || depth > ALL_TOLD_APART;
        let mut found = Outward { nodes: Vec::with_capacity(32) };
        // The nodes that were found with the last step.
        let mut layer = 0..0;
        for step in 1..=depth {
            let begun = found.nodes.len();
            for before in (step == 1).then_some(ROOT).into_iter().chain(layer) {
                let from = match found.nodes.get(before) {
                    Some(node) if node.ground == Ground::Halt => continue,
                    Some(node) => node.hex,
                    None => start,
                };
                for (d, to) in grid.neighbors(from) {
                    let farther = if outward {
                        usize::from(grid.distance(start, to)) == step
                    } else {
                        to != start && !found.passes(before, to)
                    };
                    if !farther || shared && found.knows(found.nodes.len(), step, to) {
                        continue;
                    }
                    let kind = ground(from, d, to);
                    if kind != Ground::Barred {
                        found.nodes.push(Node { hex: to, before, depth: step, ground: kind });
                    }
                }
            }
            layer = begun..found.nodes.len();
        }
        found
    }

    /// Whether a node before `end` is this hex at this length, which is that of the last before `end` if any has it.
    fn knows(&self, end: usize, depth: usize, hex: Hex) -> bool {
        let mut alike = self.nodes[..end].iter().rev().take_while(|n| n.depth == depth);
        alike.any(|n| n.hex == hex)
    }

    fn passes(&self, mut node: usize, hex: Hex) -> bool {
        while node != ROOT {
            if self.nodes[node].hex == hex {
                return true;
            }
            node = self.nodes[node].before;
        }
        false
    }

    /// Whether some way of this length ends well.
    #[must_use]
    pub fn ends_at(&self, depth: usize) -> bool {
        self.ends().any(|node| self.nodes[node].depth == depth)
    }

    fn ends(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes.len())
            .filter(|&n| matches!(self.nodes[n].ground, Ground::Free | Ground::Halt))
            .filter(|&n| !self.knows(n, self.nodes[n].depth, self.nodes[n].hex))
    }

    /// One way to every end at a length within `depths`.
    pub fn paths(
        &self,
        depths: std::ops::RangeInclusive<usize>,
    ) -> impl Iterator<Item = Path> + '_ {
        self.ends()
            .filter(move |&n| depths.contains(&self.nodes[n].depth))
            .map(|node| self.path(node))
    }

    fn path(&self, mut node: usize) -> Path {
        let mut path = Path::new();
        while node != ROOT {
            path.push(self.nodes[node].hex);
            node = self.nodes[node].before;
        }
        path.reverse();
        path
    }

    /// Whether any way ends well at a length within `depths`.
    #[must_use]
    pub fn any(&self, depths: std::ops::RangeInclusive<usize>) -> bool {
        self.ends().any(|n| depths.contains(&self.nodes[n].depth))
    }

    /// Whether any hex at all can be entered at this length.
    #[must_use]
    pub fn reaches(&self, depth: usize) -> bool {
        self.nodes.iter().any(|n| n.depth == depth)
    }
}

/// BMW 7.8, RUL-39: whether the step to `path[index]`, on a way that begins beside `start`, leads away.
#[must_use]
pub fn leads_away(scene: &Scene, start: Hex, path: &[Hex], index: usize) -> bool {
    let to = path[index];
    match scene.options.retreat_direction {
        RetreatDirection::Outward => usize::from(scene.map.grid.distance(start, to)) == index + 1,
        RetreatDirection::Any => to != start && !path[..index].contains(&to),
    }
}

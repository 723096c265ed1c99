//! BARONS 7.0, U-88: the ways of units with a leader who has points of his own: what both have spent counts.

use super::super::facing::Facing;
use super::super::pathfinding::Leg;
use super::super::scene::Scene;
use super::super::walker::Walker;
use super::Mover;
use crate::board::{Hex, StepCost};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A place that both can come to.
#[derive(Clone, Copy)]
struct Label {
    hex: Hex,
    facing: Facing,
    turned: bool,
    /// Whether the steps end there (7.23a).
    stop: bool,
    /// What the units have spent, and what the leader has.
    spent: (u8, u8),
    from: Option<(usize, Leg)>,
}

/// What units and leader have spent on the best ways to a place: none costs both of them less than another.
type Front = SmallVec<[(u8, u8); 2]>;

/// Whether a way costs neither units nor leader less than another to the same place.
fn is_behind(front: &Front, spent: (u8, u8)) -> bool {
    front.iter().any(|best| best.0 <= spent.0 && best.1 <= spent.1)
}

/// The fronts of the hexes that have been reached, by facing and whether a turn is spent.
struct Fronts {
    /// By hex: its number among the reached ones, from 1.
    numbers: Vec<u32>,
    reached: Vec<[Front; 12]>,
}

impl Fronts {
    fn new(hexes: usize) -> Fronts {
        Fronts { numbers: vec![0; hexes], reached: Vec::with_capacity(64) }
    }

    fn of(&mut self, label: &Label) -> &mut Front {
        let number = &mut self.numbers[label.hex.index()];
        if *number == 0 {
            self.reached.push(Default::default());
            *number = u32::try_from(self.reached.len()).expect("a grid has at most 65,536 hexes");
        }
        let place = usize::from(label.facing.0) * 2 + usize::from(label.turned);
        &mut self.reached[*number as usize - 1][place]
    }
}

/// Every place that units and leader can come to, the cheapest first; of two that cost one of them less and the other
/// more, both.
pub struct Rides {
    labels: Vec<Label>,
}

impl Rides {
    /// The ways of a mover from where it stands.
    pub(super) fn of(mover: &Mover, scene: &Scene, walker: &Walker) -> Rides {
        let Some(hex) = mover.at else { return Rides { labels: Vec::new() } };
        let spent = (mover.spent, mover.leader_spent);
        let start = (hex, mover.facing(walker.state()), mover.turned);
        Rides::new(mover, scene, walker, start, spent, mover.is_held(walker))
    }

    /// The ways from a place, when so much has been spent; who is `held` takes no step.
    pub(super) fn new(
        mover: &Mover,
        scene: &Scene,
        walker: &Walker,
        (hex, facing, turned): (Hex, Facing, bool),
        spent: (u8, u8),
        held: bool,
    ) -> Rides {
        let most = mover.leader.map_or(u8::MAX, |unit| walker.state().leader_ma(scene, unit));
        let limits = (walker.allowance(), most);
        let mut labels = vec![Label { hex, facing, turned, stop: held, spent, from: None }];
        let mut open = BinaryHeap::from([Reverse((spent, 0_usize))]);
        let mut fronts = Fronts::new(scene.map.grid.len());
        let mut settled = Vec::new();
        while let Some(Reverse((spent, index))) = open.pop() {
            let label = labels[index];
            let front = fronts.of(&label);
            if is_behind(front, spent) {
                continue;
            }
            front.push(spent);
            settled.push(index);
            let mut go = |label: Label| {
                let within = label.spent.0 <= limits.0 && label.spent.1 <= limits.1;
                if within && !is_behind(fronts.of(&label), label.spent) {
                    open.push(Reverse((label.spent, labels.len())));
                    labels.push(label);
                }
            };
            for facing in Facing::ALL.into_iter().filter(|&facing| facing != label.facing) {
                let units = spent.0.saturating_add(u8::from(label.turned));
                let from = Some((index, Leg::Turn(facing)));
                go(Label { facing, turned: true, spent: (units, spent.1), from, ..label });
            }
            for direction in label.facing.front() {
                let Some(to) = scene.beside(label.hex, direction).filter(|_| !label.stop) else {
                    continue;
                };
                let (cost, stop) = match walker.passage(label.hex, direction, to) {
                    StepCost::Cost(cost) => (cost, false),
                    StepCost::CostThenStop(cost) => (cost, true),
                    StepCost::Barred => continue,
                };
                let ride = mover.leader_cost(scene, label.hex, direction);
                let spent = (spent.0.saturating_add(cost), spent.1.saturating_add(ride));
                go(Label { hex: to, stop, spent, from: Some((index, Leg::Step(to))), ..label });
            }
        }
        let mut found = Rides { labels };
        found.settle(&settled);
        found
    }

    /// Forgets what was never settled: the places keep their order, and their ways.
    fn settle(&mut self, settled: &[usize]) {
        let mut numbers = vec![usize::MAX; self.labels.len()];
        for (new, &old) in settled.iter().enumerate() {
            numbers[old] = new;
        }
        let kept = settled.iter().map(|&old| {
            let label = self.labels[old];
            Label { from: label.from.map(|(before, leg)| (numbers[before], leg)), ..label }
        });
        self.labels = kept.collect();
    }

    /// The cheapest way to a hex, in a facing if one is needed.
    pub(super) fn way(&self, hex: Hex, facing: Option<Facing>) -> Option<Vec<Leg>> {
        let fits = |label: &&Label| label.hex == hex && facing.is_none_or(|f| f == label.facing);
        let mut from = self.labels.iter().find(fits)?.from;
        let mut legs = Vec::new();
        while let Some((index, leg)) = from {
            legs.push(leg);
            from = self.labels[index].from;
        }
        legs.reverse();
        Some(legs)
    }

    /// Whether a place satisfies a condition on hex and facing.
    pub(super) fn any(&self, fits: impl Fn(Hex, Facing) -> bool) -> bool {
        self.labels.iter().any(|label| fits(label.hex, label.facing))
    }
}

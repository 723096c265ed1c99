//! BARONS 10.3: enemy cavalry that sees somebody move before its front may charge him, whether its side likes it or not.

use super::charging::Charging;
use super::edward;
use super::event::Event;
use super::rules;
use super::scene::Scene;
use super::state::{Effectiveness, State};
use super::system::Barons;
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// How near a mover must come.
const NEAR: u16 = 3;

/// Cavalry checks, one after the other, whether it charges a mover.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reaction {
    movers: SmallVec<[UnitId; 2]>,
    hex: Hex,
    queue: VecDeque<UnitId>,
}

impl Reaction {
    /// The checks that an entered hex sets off.
    #[must_use]
    pub fn new(movers: SmallVec<[UnitId; 2]>, hex: Hex, queue: VecDeque<UnitId>) -> Reaction {
        Reaction { movers, hex, queue }
    }
}

/// BARONS 10.3, 12.1, 13.0: whether a top unit is cavalry that checks: unshaken like its whole stack, of a Battle in good
/// order, the hex within three hexes and in its front arc.
fn is_triggered(scene: &Scene, s: &State, cavalry: UnitId, hex: Hex) -> bool {
    let Some(at) = s.hex(cavalry) else { return false };
    if scene.map.grid.distance(at, hex) > NEAR {
        return false; // most units
    }
    let printed = scene.unit(cavalry);
    printed.reaction.is_some()
        && s.top(at) == Some(cavalry)
        && s.stack(at).all(|unit| !s.unit(unit).shaken)
        && s.battle(printed.battle).effectiveness == Effectiveness::Good
        && s.unit(cavalry).facing.sees(&scene.map.grid, at, hex)
        && edward::check(scene, s, cavalry, hex).is_ok()
}

/// Whether a pair of cavalry and mover has been checked this turn.
fn has_checked(s: &State, cavalry: UnitId, movers: &[UnitId]) -> bool {
    s.reactions.iter().any(|&(by, mover)| by == cavalry && movers.contains(&mover))
}

/// BARONS 10.3: the cavalry that must check when a mover has entered a hex: the nearest first, then by hex number.
#[must_use]
pub fn triggered(scene: &Scene, s: &State, movers: &[UnitId], hex: Hex) -> VecDeque<UnitId> {
    let Some(&first) = movers.first() else { return VecDeque::new() };
    let enemy = scene.unit(first).side.enemy();
    let mut found: SmallVec<[(u16, u16, UnitId); 8]> = SmallVec::new();
    for &unit in &scene.reacting[enemy] {
        let Some(at) = s.hex(unit) else { continue };
        if is_triggered(scene, s, unit, hex) && !has_checked(s, unit, movers) {
            found.push((scene.map.grid.distance(at, hex), scene.number(at), unit));
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, _, unit)| unit).collect()
}

impl Procedure<Barons> for Reaction {
    /// BARONS 10.3: one ten-sided die for each pair and turn; a throw above the rating of the top unit is a charge. Once the
    /// mover has been driven off nobody else checks.
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        let here = self.movers.iter().copied().find(|&unit| s.hex(unit) == Some(self.hex));
        let (Some(mover), Some(cavalry)) = (here, self.queue.pop_front()) else {
            return Step::Done;
        };
        if !is_triggered(cx.scene, s, cavalry, self.hex) || has_checked(s, cavalry, &self.movers) {
            return Step::Ask;
        }
        s.reactions.push((cavalry, mover));
        let side = cx.scene.unit(cavalry).side;
        let rating = cx.scene.unit(cavalry).reaction.unwrap_or(u8::MAX);
        let die = cx.roll(side, rules::REACTION, "reaction", 10);
        let charges = die > rating;
        let (unit, hex) = (cavalry, self.hex);
        cx.record(
            rules::REACTION,
            Event::ReactionChecked { unit, mover, hex, die, rating, charges },
        );
        if !charges {
            return Step::Ask;
        }
        Step::Call(Charging::reaction(s, cavalry, self.hex, die).into())
    }
}

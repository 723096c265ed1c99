//! BMW 7.6, 7.8, 9.2, 9.5, 15.4: a side retreats.

use super::super::action::{Action, Units};
use super::super::advance::Left;
use super::super::event::{Event, Fate};
use super::super::reasons::Pointed;
use super::super::scene::Scene;
use super::super::special::fortress;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use super::super::{morale, mutate, retreat, rules};
use super::reasons::ways;
use super::{CombatFacts, Occupation};
use crate::kernel::{Cx, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 7.8: the beaten units go, one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Retreats {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    side: Side,
    /// Units that have yet to retreat.
    pending: Units,
}

impl Retreats {
    /// BMW 7.6, 9.5, 15.4: everybody on the side retreats, but garrisons on their walls ignore AR.
    pub(super) fn begin(
        cx: &mut Cx<'_, Bmw>,
        s: &mut State,
        combat: CombatFacts,
        side: Side,
    ) -> Retreats {
        let mut pending = Units::new();
        for unit in combat.of(side, s).clone() {
            if side == s.active && fortress::holds_walls(cx.scene, s, unit) {
                cx.record(rules::FORTRESS, Event::HeldWalls { unit });
            } else {
                retreat::mount(cx, s, unit);
                pending.push(unit);
            }
        }
        Retreats { combat, side, pending }
    }

    /// The units that have yet to retreat and have a way to.
    #[must_use]
    pub fn goers(&self, scene: &Scene, s: &State) -> Units {
        let goes = |&u: &UnitId| retreat::can_retreat(scene, s, u);
        self.pending.iter().copied().filter(goes).collect()
    }
}

impl Procedure<Bmw> for Retreats {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let goes = |&u: &UnitId| retreat::can_retreat(scene, s, u);
        self.pending.iter().any(goes).then_some((self.side, rules::RETREATS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let ways = |&unit: &UnitId| {
            let paths = retreat::options(scene, s, unit).into_iter();
            paths.map(move |path| Action::Retreat { unit, path })
        };
        self.pending.iter().flat_map(ways).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Retreat { unit, path } if self.pending.contains(unit) => {
                retreat::check(scene, s, *unit, path)
            }
            Action::Retreat { .. } => no(rules::COMBAT_RESULTS, Why::NotInvolved),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let goes = |u: &UnitId| retreat::can_retreat(scene, s, *u);
        let stuck = |u: &UnitId| self.pending.contains(u) && !goes(u);
        if let Some(unit) = pointed.counters.first().copied().filter(stuck) {
            return vec![Rejection { rule: rules::RETREATS, why: Why::NoWay { unit } }];
        }
        let goers = self.pending.iter().copied().filter(goes);
        ways(s, pointed, rules::RETREATS, goers, |unit, hex| retreat::why_not(scene, s, unit, hex))
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        let Action::Retreat { unit, path } = action else { return Step::Ask };
        self.pending.retain(|u| u != unit);
        self.combat.loses(cx.scene, s, *unit, Left::Result);
        retreat::carry_out(cx, s, *unit, path).unwrap_or_else(|| {
            morale::review(cx, s);
            Step::Ask
        })
    }

    /// BMW 7.8: who has no way is eliminated.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        for unit in std::mem::take(&mut self.pending) {
            self.combat.loses(cx.scene, s, unit, Left::Result);
            mutate::eliminate(cx, s, unit, Fate::NoRetreat);
            morale::review(cx, s);
        }
        Step::Goto(Occupation::new(self.combat.clone()).into())
    }
}

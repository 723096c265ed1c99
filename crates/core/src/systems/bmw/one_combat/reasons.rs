//! Why somebody cannot go, stay or be lost as somebody points at it (BMW 7.6, 7.8, 7.9, 8.3, 9.2, 9.4, 9.6, 15.1).

use super::super::action::Units;
use super::super::advance::{self, Left, Limit, Vacated};
use super::super::reasons::{Pointed, Step, nearest_bar};
use super::super::rules;
use super::super::scene::Scene;
use super::super::special::fortress;
use super::super::state::State;
use super::super::why::{Refused, Why};
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, UnitId};

/// BMW 7.6: whoever somebody points at has no part in this.
pub(super) fn not_involved(pointed: &Pointed) -> Vec<Refused> {
    let rule = rules::COMBAT_RESULTS;
    pointed.first(rule, |_| Some(Rejection { rule, why: Why::NotInvolved }))
}

/// The reasons of all who might go to the hex; who stands there himself is to be sent elsewhere.
pub(super) fn ways(
    s: &State,
    pointed: &Pointed,
    rule: Rule,
    units: impl IntoIterator<Item = UnitId>,
    reason: impl Fn(UnitId, Hex) -> Option<Refused>,
) -> Vec<Refused> {
    let units: Units = units.into_iter().collect();
    if let Some(unit) = pointed.counters.first().copied().filter(|u| units.contains(u)) {
        return vec![Rejection { rule, why: Why::PickHex { unit } }];
    }
    let Some(hex) = pointed.hex else {
        return pointed.first(rule, |unit| Some(Rejection { rule, why: Why::NotOnMap { unit } }));
    };
    let stands = |unit: UnitId| (s.hex(unit) == Some(hex)).then_some(Why::PickHex { unit });
    let reason = |unit| match stands(unit) {
        Some(why) => Some(Rejection { rule, why }),
        None => reason(unit, hex),
    };
    units.into_iter().filter_map(reason).collect()
}

/// Those of whom one may advance.
pub(super) struct Advancers<'a> {
    pub(super) scene: &'a Scene,
    pub(super) s: &'a State,
    pub(super) units: Units,
    pub(super) ground: Vec<Vacated>,
    pub(super) limit: Limit,
}

impl Advancers<'_> {
    /// BMW 7.9, 9.2, 9.6: why nobody may advance to where somebody points.
    pub(super) fn reasons(&self, pointed: &Pointed) -> Vec<Refused> {
        let (scene, s, rule) = (self.scene, self.s, rules::ADVANCES);
        if let Some(unit) = pointed.counters.first().copied().filter(|u| self.units.contains(u)) {
            let goes = !advance::options(scene, s, unit, &self.ground, self.limit).is_empty();
            let why = if goes { Why::PickHex { unit } } else { Why::NoWay { unit } };
            return vec![Rejection { rule, why }];
        }
        let Some(hex) = pointed.hex else {
            return pointed
                .first(rule, |unit| Some(Rejection { rule, why: Why::NotOnMap { unit } }));
        };
        if let Some(other) = s.unit_at(hex) {
            let own =
                self.units.iter().any(|&u| scene.counter(u).side == scene.counter(other).side);
            return vec![if own {
                Rejection { rule: rules::FRIENDLY_UNITS, why: Why::Stacking { hex } }
            } else {
                Rejection { rule, why: Why::EnemyHex { hex } }
            }];
        }
        let barred: Vec<Refused> =
            self.units.iter().filter_map(|&unit| self.barred(unit, hex)).collect();
        if barred.is_empty() { vec![self.out_of_reach(hex)] } else { barred }
    }

    fn far(&self, unit: UnitId, first: Hex) -> usize {
        let side = self.scene.counter(unit).side;
        let kinds = self.ground.iter().filter(|g| g.by != side && g.hex == first);
        let far = |left: Left| advance::farthest(self.scene, self.s, unit, left, self.limit);
        kinds.map(|g| far(g.left)).max().unwrap_or(0)
    }

    /// What bars the ways that are not too long.
    fn barred(&self, unit: UnitId, hex: Hex) -> Option<Refused> {
        let (scene, s) = (self.scene, self.s);
        let start = s.hex(unit)?;
        let enemy = scene.counter(unit).side.enemy();
        let longest = self.ground.iter().map(|g| self.far(unit, g.hex)).max()?;
        let leads =
            |way: &[Hex], to: Hex| way.len() < self.far(unit, way.first().copied().unwrap_or(to));
        let bar = |step: Step| {
            let hex = step.to;
            if s.can_step(scene, unit, step.at, step.d) {
                let held = Rejection { rule: rules::ADVANCES, why: Why::EnemyHex { hex } };
                s.unit_of(enemy, hex).map(|_| (1, held))
            } else if fortress::keeps_out(scene, unit, hex) {
                Some((2, Rejection { rule: rules::FORTRESS, why: Why::Fortress }))
            } else {
                let why = Why::WayTerrain { unit, hex };
                Some((2, Rejection { rule: rules::MOVEMENT_POINTS, why }))
            }
        };
        nearest_bar(&scene.map.grid, start, hex, 1..=longest, leads, bar)?
    }

    fn out_of_reach(&self, hex: Hex) -> Refused {
        let limits = self
            .units
            .iter()
            .flat_map(|&unit| self.ground.iter().map(move |ground| self.far(unit, ground.hex)));
        let limit = limits.max().unwrap_or(0);
        let (rule, why) = if self.ground.iter().any(|ground| ground.hex == hex) {
            (rules::ADVANCES, Why::NobodyBeside)
        } else if self.limit == Limit::Occupy {
            (rules::CHARGES, Why::MustOccupy)
        } else if limit > 1 {
            (rules::CAVALRY_RETREATS, Why::AdvanceLimit { limit })
        } else {
            (rules::ADVANCES, Why::NotVacated)
        };
        Rejection { rule, why }
    }
}

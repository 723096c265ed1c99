//! Where counters stand at first, and whether every Battle has room (BARONS 7.3, 14.0).

use super::super::rules;
use super::super::scene::{MovementMode, Printed, Setup};
use super::super::standing::{Standing, prohibited, stacking_fault};
use super::{Compiler, Draft};
use crate::board::{Hex, HexMap, HexSet};
use crate::phrase;
use std::collections::BTreeMap;

impl Compiler<'_> {
    fn may_stand(&self, map: &HexMap, hex: Hex, mode: MovementMode) -> bool {
        if !self.ground.readable {
            return true;
        }
        let terrain = self.data.terrain.values().nth(usize::from(map.terrain(hex)));
        terrain.is_some_and(|t| [t.foot, t.horse, t.leader][mode as usize].is_some())
    }

    /// BARONS 14.0: whether a counter starts in its Battle's area.
    fn in_area(&mut self, at: &str, label: &str, id: &str, area: &HexSet, hex: Hex) {
        if !area.contains(hex) {
            let what = phrase!("fault-starts-in-outside-its-battle", id = id, label = label);
            let todo = phrase!("fault-start-it-in-the");
            self.fault(at, "setup-area", rules::SCENARIOS, what, todo);
        }
    }

    /// BARONS 7.1, 7.3, 7.31a, 14.0: where automatic set-up puts the units.
    pub(super) fn standing(&mut self, map: &HexMap, draft: &Draft) {
        let mut hexes: BTreeMap<Hex, Vec<Standing<'_>>> = BTreeMap::new();
        for (i, unit) in draft.units.iter().enumerate() {
            let Some(unit) = unit else { continue };
            let setup = draft.setups[unit.battle.index()].as_ref();
            let (Some(hex), Some(Setup::Zone(area))) = (unit.setup, setup) else { continue };
            let (at, label) = (format!("barons.units[{i}].setup"), map.grid.label(hex));
            self.in_area(&at, &label, &unit.id, area, hex);
            if !self.may_stand(map, hex, unit.class.into()) {
                self.ground.faults.push(prohibited(&at, &label, &unit.id));
            }
            let others = hexes.entry(hex).or_default();
            let new = Standing { unit, facing: unit.facing };
            self.ground.faults.extend(stacking_fault(&at, &label, &new, others));
            others.push(new);
        }
    }

    /// BARONS 14.0: where automatic set-up puts the leaders.
    pub(super) fn leaders_standing(&mut self, map: &HexMap, draft: &Draft) {
        for (i, leader) in draft.leaders.iter().enumerate() {
            let Some(leader) = leader else { continue };
            let setup = draft.setups[leader.battle.index()].as_ref();
            let (Some(hex), Some(Setup::Zone(area))) = (leader.setup, setup) else { continue };
            let (at, label) = (format!("barons.leaders[{i}].setup"), map.grid.label(hex));
            self.in_area(&at, &label, &leader.id, area, hex);
            if !self.may_stand(map, hex, MovementMode::Leader) {
                self.ground.faults.push(prohibited(&at, &label, &leader.id));
            }
            let enemy = |unit: &&Printed| unit.setup == Some(hex) && unit.side != leader.side;
            if let Some(enemy) = draft.units.iter().flatten().find(enemy) {
                let what = phrase!(
                    "fault-starts-in-among-enemies",
                    id = leader.id,
                    label = label,
                    other = enemy.id
                );
                self.fault(
                    &at,
                    "enemy",
                    rules::LEADERS,
                    what,
                    phrase!("fault-give-him-another-hex"),
                );
            }
        }
    }

    /// BARONS 7.3, 14.0: every Battle has room for its units in its area, wherever the enemy stands.
    pub(super) fn room(&mut self, map: &HexMap, draft: &Draft) {
        for (i, setup) in draft.setups.iter().enumerate() {
            let Some(Setup::Zone(area)) = setup else { continue };
            let units = draft.units.iter().flatten().filter(|u| u.battle.index() == i);
            let (foot, horse): (Vec<_>, Vec<_>) = units.partition(|unit| unit.class.is_foot());
            let enemies: Vec<&HexSet> = draft
                .setups
                .iter()
                .zip(&draft.sides)
                .filter(|(_, side)| side.is_some() && **side != draft.sides[i])
                .filter_map(|(setup, _)| match setup {
                    Some(Setup::Zone(area)) => Some(area),
                    _ => None,
                })
                .collect();
            let needed = [foot.len().div_ceil(2), horse.len().div_ceil(2)];
            let open = |modes: &[MovementMode]| {
                let contested = |hex| enemies.iter().any(|area| area.contains(hex));
                let any = |&hex: &Hex| {
                    !contested(hex) && modes.iter().any(|&mode| self.may_stand(map, hex, mode))
                };
                area.iter().filter(any).count()
            };
            let enough = open(&[MovementMode::Foot]) >= needed[0]
                && open(&[MovementMode::Horse]) >= needed[1]
                && open(&[MovementMode::Foot, MovementMode::Horse]) >= needed[0] + needed[1]
                && open(&[MovementMode::Leader]) > 0;
            if !enough {
                let at = format!("barons.battles[{i}].setup");
                let what = phrase!("fault-the-area-has-no");
                self.fault(at, "no-room", rules::SCENARIOS, what, phrase!("fault-make-it-larger"));
            }
        }
    }
}

//! Where counters start (BMW 4.2 to 4.4, 14.1 to 15.4).

use super::super::rules;
use super::super::scene::{Class, Counter, Scene};
use crate::board::Hex;
use crate::kernel::{Rule, Side};
use crate::phrase;
use crate::scenario::Fault;
use crate::scenario::bmw::UnitKind;
use crate::words::Phrase;
use std::collections::BTreeMap;

use super::Compiler;

impl Compiler<'_> {
    /// BMW 4.2, 4.3, 4.4, 15.4: counters start where they may: one unit in a hex, on terrain and on the side of walls
    /// open to them, leaders among no enemies.
    pub(super) fn standing(&mut self, scene: &Scene) {
        let mut taken: BTreeMap<Hex, &Counter> = BTreeMap::new();
        for counter in scene.counters.iter().filter(|c| c.is_unit()) {
            let Some(hex) = counter.setup else { continue };
            let label = scene.map.grid.label(hex);
            let id = &counter.id;
            if let Some(other) = taken.insert(hex, counter) {
                let what =
                    phrase!("fault-and-both-start-in", id = id, other = other.id, label = label);
                let todo = phrase!("fault-give-each-unit-a");
                self.ground.faults.push(offence(
                    counter,
                    "overstacked",
                    rules::FRIENDLY_UNITS,
                    what,
                    todo,
                ));
            }
            self.on_open_terrain(scene, counter, counter.front.class, hex);
            let garrison = counter.kind() == Some(UnitKind::Garrison);
            if scene.special.closed_by_walls(&scene.options, counter.side, garrison, hex) {
                let what = phrase!("fault-starts-in-behind-walls", id = id, label = label);
                let todo = phrase!("fault-start-it-elsewhere-or");
                self.ground.faults.push(offence(counter, "fortress", rules::FORTRESS, what, todo));
            }
        }
        for counter in scene.counters.iter().filter(|c| c.is_leader()) {
            let Some(hex) = counter.setup else { continue };
            self.on_open_terrain(scene, counter, Class::Leader, hex);
            if let Some(enemy) = taken.get(&hex).filter(|other| other.side != counter.side) {
                let label = scene.map.grid.label(hex);
                let what = phrase!(
                    "fault-starts-in-with-an",
                    id = counter.id,
                    label = label,
                    other = enemy.id
                );
                let todo = phrase!("fault-start-him-elsewhere");
                self.ground.faults.push(offence(counter, "enemy", rules::ENEMY_UNITS, what, todo));
            }
        }
        if self.data.begin.is_none() {
            self.armies_of_something(scene);
        }
    }

    fn on_open_terrain(&mut self, scene: &Scene, counter: &Counter, class: Class, hex: Hex) {
        if !self.ground.readable || scene.terrain_cost(class, hex).is_some() {
            return;
        }
        let label = scene.map.grid.label(hex);
        let what = phrase!("fault-starts-in-which-it", id = counter.id, label = label);
        let (rule, todo) = (rules::MOVEMENT_POINTS, phrase!("fault-start-it-elsewhere"));
        let fault = offence(counter, "prohibited-terrain", rule, what, todo);
        self.ground.faults.push(fault.waivable());
    }

    /// BMW 2.3: each side has a unit that takes part from the start.
    fn armies_of_something(&mut self, scene: &Scene) {
        for side in Side::ALL {
            let mut units = scene.counters.iter().filter(|c| c.side == side && c.is_unit());
            if !units.any(|counter| counter.setup.is_some()) {
                let what = phrase!("fault-no-unit-of-side", id = scene.armies[side].id);
                let todo = phrase!("fault-give-it-one-that");
                let fault = Fault::new("bmw.units", "no-army", what, todo);
                self.ground.faults.push(fault.against(rules::COUNTERS.section));
            }
        }
    }

    /// BMW 14.1: no side sets up where the other may.
    pub(super) fn zones_apart(&mut self, scene: &Scene) {
        let zones = |place: usize| {
            let plan = &scene.setup[place];
            plan.groups.iter().map(|(zone, _)| *zone).chain(plan.trebuchets)
        };
        for (place, plan) in scene.setup.iter().enumerate() {
            let before = scene.setup[..place].iter().enumerate();
            for (other, _) in before.filter(|(_, other)| other.side != plan.side) {
                let shared = zones(other)
                    .flat_map(|zone| scene.zones[zone].hexes.iter())
                    .find(|&&hex| zones(place).any(|zone| scene.zones[zone].set.contains(hex)));
                let Some(&hex) = shared else { continue };
                let what = phrase!("fault-both-sides-may-set", it = scene.map.grid.label(hex));
                let at = format!("bmw.setup[{place}].groups");
                let fault = Fault::new(at, "overlap", what, phrase!("fault-keep-the-zones-of"));
                self.ground.faults.push(fault.against(rules::FIRST_PLAYER.section));
            }
        }
    }
}

/// A fault of where a counter starts.
fn offence(counter: &Counter, name: &str, rule: Rule, what: Phrase, todo: Phrase) -> Fault {
    let list = if counter.is_leader() { "leaders" } else { "units" };
    let at = format!("bmw.{list}.{}", counter.id);
    Fault::new(at, name, what, todo).against(rule.section)
}

//! Numbers that counters, tables and dice can work with (BMW 2.3, 3.2, 4.2, 6.1, 6.4, 7.5, 9.6, 15.1 to 15.5).

use super::super::{rules, special};
use crate::kernel::Rule;
use crate::phrase;
use crate::scenario::Fault;
use crate::scenario::bmw::FaceData;
use std::ops::RangeInclusive;

use super::Compiler;

/// The most points for one thing: what all things together bring can still be counted.
const MOST_POINTS: u32 = 1_000_000;
/// The most movement points for a step: more would be taken for a step that is barred.
const MOST_COST: u32 = 100;

/// What checks the numbers of a special rule.
pub struct Numbers<'a, 'b> {
    compiler: &'a mut Compiler<'b>,
    at: String,
}

impl Numbers<'_, '_> {
    /// The number in a field must be in a range; a fault calls it by its name.
    pub fn range(
        &mut self,
        field: &str,
        name: &str,
        rule: Rule,
        value: impl Into<u32>,
        range: RangeInclusive<u32>,
    ) {
        self.compiler.range(format!("{}.{field}", self.at), name, rule, value, range);
    }

    /// The number in a field is of victory points.
    pub fn points(&mut self, field: &str, rule: Rule, value: u32) {
        self.range(field, "points", rule, value, 0..=MOST_POINTS);
    }
}

impl Compiler<'_> {
    fn range(
        &mut self,
        at: impl Into<String>,
        name: &str,
        rule: Rule,
        value: impl Into<u32>,
        range: RangeInclusive<u32>,
    ) {
        let fault = Fault::outside(at, name, value, range);
        self.ground.faults.extend(fault.map(|fault| fault.against(rule.section)));
    }

    /// The numbers of a scenario, one by one.
    pub(super) fn numbers(&mut self) {
        let data = self.data;
        self.range("bmw.sequence.turns", "turns", rules::GAME_TURNS, data.sequence.turns, 1..=255);
        self.range("bmw.road_cost", "cost", rules::MOVEMENT_POINTS, data.road_cost, 1..=MOST_COST);
        for (id, terrain) in &data.terrain {
            let at = format!("bmw.terrain.{id}");
            let cost = terrain.cost;
            let costs = [("foot", cost.foot), ("horse", cost.horse), ("train", cost.train)];
            for (class, cost) in costs.into_iter().filter_map(|(class, c)| Some((class, c?))) {
                let at = format!("{at}.cost.{class}");
                self.range(at, "cost", rules::MOVEMENT_POINTS, cost, 1..=MOST_COST);
            }
            let (at, rule) = (format!("{at}.shift"), rules::TERRAIN_IN_COMBAT);
            self.range(at, "shift", rule, terrain.shift, 0..=10);
        }
        for (id, hexside) in &data.hexsides {
            let at = format!("bmw.hexsides.{id}.cost");
            let cost = hexside.cost.unwrap_or_default();
            self.range(at, "cost", rules::MOVEMENT_POINTS, cost, 0..=MOST_COST);
        }
        for (i, unit) in data.units.iter().enumerate() {
            let at = format!("bmw.units[{i}]");
            self.face(&format!("{at}.front"), &unit.front);
            self.face(&format!("{at}.back"), &unit.back);
            if let Some(variant) = &unit.variant {
                self.face(&format!("{at}.variant.front"), &variant.front);
                self.face(&format!("{at}.variant.back"), &variant.back);
            }
        }
        for (i, leader) in data.leaders.iter().enumerate() {
            let at = format!("bmw.leaders[{i}]");
            let (at, rule) = (format!("{at}.vp"), rules::VICTORY_POINTS);
            self.range(at, "points", rule, leader.vp, 0..=MOST_POINTS);
        }
        for (i, bonus) in data.begin.iter().flat_map(|begin| begin.bonus).enumerate() {
            let at = format!("bmw.begin.bonus[{i}]");
            self.range(at, "points", rules::VICTORY_POINTS, bonus, 0..=MOST_POINTS);
        }
        self.special_values();
    }

    /// BMW 2.3, 6.1, 6.4: the values printed on one side of a counter.
    fn face(&mut self, at: &str, face: &FaceData) {
        let fits = |(factor, range)| factor <= 6 && (1..=20).contains(&range);
        if !face.archery.is_none_or(fits) {
            let what = phrase!("fault-an-archery-factor-is");
            let fault = Fault::new(
                format!("{at}.archery"),
                "archery",
                what,
                phrase!("fault-write-factor-range"),
            );
            self.ground.faults.push(fault.against(rules::ARCHERY_PROCEDURE.section));
        }
    }

    /// BMW 15.1 to 15.5: the numbers of special rules.
    fn special_values(&mut self) {
        for (at, rule) in self.special.clone() {
            let mut numbers = Numbers { compiler: self, at };
            for extension in special::ALL {
                extension.numbers(&rule, &mut numbers);
            }
        }
    }
}

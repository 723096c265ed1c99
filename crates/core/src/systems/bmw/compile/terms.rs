//! Special rules and set-up (BMW 14.2, 14.3, 15.1 to 16.1).

use super::super::rules;
use super::super::scene::SetupPlan;
use super::super::special::{self, Special, SpecialRule};
use super::Compiler;
use crate::board::Hex;
use crate::kernel::Side;
use crate::phrase;
use crate::scenario::bmw::MoraleData;
use crate::scenario::geography::Area;
use crate::scenario::{OptionSet, form};
use std::mem::discriminant;

/// What a special rule asks for while its terms are compiled. What is not there is a fault of the scenario.
pub struct TermsCompiler<'a, 'b> {
    compiler: &'a mut Compiler<'b>,
    zones: &'a [Area],
    at: String,
}

impl<'a> TermsCompiler<'a, '_> {
    /// The side with this id.
    pub fn side(&mut self, id: &str) -> Option<Side> {
        self.compiler.side(id, &self.at)
    }

    /// The index of the zone with this id.
    pub fn zone(&mut self, id: &str) -> Option<usize> {
        self.compiler.ground.area(self.zones, id, &self.at)
    }

    /// The zone with this id.
    pub fn area(&mut self, id: &str) -> Option<&'a Area> {
        let zones = self.zones;
        self.zone(id).map(|zone| &zones[zone])
    }

    /// Checks the morale levels in a field.
    pub fn morale(&mut self, field: &str, morale: MoraleData) {
        self.compiler.morale(morale, &format!("{}.{field}", self.at));
    }
}

impl Compiler<'_> {
    /// Reads the special rules, each of which may be there once.
    pub(super) fn read_special(&mut self) {
        for (i, written) in self.data.special.iter().enumerate() {
            let at = format!("bmw.special[{i}]");
            let rule: SpecialRule = match written.read() {
                Ok(rule) => rule,
                Err(misfit) => {
                    let todo = phrase!("fault-compare-with-the-schema-gonfalon-schema-scenario");
                    let mut fault = form::met(&misfit, todo);
                    fault.at = at;
                    self.ground.faults.push(fault);
                    continue;
                }
            };
            let alike =
                |(_, other): &(String, SpecialRule)| discriminant(other) == discriminant(&rule);
            if self.special.iter().any(alike) {
                let what = phrase!("fault-the-special-rule-is");
                self.fault(&at, "duplicate-rule", what, phrase!("fault-keep-one-of-them"));
            }
            self.special.push((at, rule));
        }
    }

    /// The terms of the special rules.
    pub(super) fn terms(&mut self, zones: &[Area]) -> Special {
        let mut special = Special::default();
        for (at, rule) in self.special.clone() {
            let mut compiler = TermsCompiler { compiler: self, zones, at };
            for extension in special::ALL {
                extension.compile(&rule, &mut compiler, &mut special);
            }
        }
        special
    }

    pub(super) fn setup(&mut self, zones: &[Area]) -> Vec<SetupPlan> {
        let mut plans = Vec::new();
        for (i, plan) in self.data.setup.iter().enumerate() {
            let at = format!("bmw.setup[{i}]");
            let Some(side) = self.side(&plan.side, &format!("{at}.side")) else { continue };
            let rule = rules::find(&plan.rule);
            if rule.is_none() {
                let what = phrase!("fault-there-is-no-rule", rule = plan.rule);
                self.fault(
                    format!("{at}.rule"),
                    "unknown-rule",
                    what,
                    phrase!("fault-use-14-2-or"),
                );
            }
            let mut groups = Vec::new();
            for (j, group) in plan.groups.iter().enumerate() {
                if let Some((option, value)) = &group.when {
                    match self.data.options.get(option) {
                        Some(now) if now != *value => continue,
                        Some(_) => {}
                        None => {
                            let what = phrase!("fault-there-is-no-option", id = option);
                            let at = format!("{at}.groups[{j}].when");
                            self.fault(
                                at,
                                "unknown-option",
                                what,
                                phrase!("fault-use-a-name-from-bmw"),
                            );
                        }
                    }
                }
                let at = format!("{at}.groups[{j}].zone");
                if let Some(zone) = self.ground.area(zones, &group.zone, &at) {
                    groups.push((zone, group.clone()));
                }
            }
            let trebuchets = plan.trebuchets.as_ref();
            let trebuchets =
                trebuchets.and_then(|id| self.ground.area(zones, id, &format!("{at}.trebuchets")));
            if let Some(rule) = rule {
                let of_groups = groups.iter().map(|&(zone, _)| zone);
                let all = of_groups.chain(trebuchets);
                let mut hexes: Vec<Hex> =
                    all.flat_map(|zone| zones[zone].hexes.iter().copied()).collect();
                hexes.sort_unstable();
                hexes.dedup();
                plans.push(SetupPlan { side, rule, groups, trebuchets, hexes });
            }
        }
        plans
    }
}

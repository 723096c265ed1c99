//! Special rules and set-up (BMW 14.2, 14.3, 15.1 to 16.1).

use super::super::rules;
use super::super::scene::SetupPlan;
use super::super::special::{Fortress, Line, Sortie, Special, Withdrawal};
use crate::scenario::OptionSet;
use crate::scenario::ground::Area;
use crate::scenario::special::SpecialRule;

use super::Compiler;

impl Compiler<'_> {
    pub(super) fn special(&mut self, zones: &[Area]) -> Special {
        let mut special = Special::default();
        for (i, rule) in self.data.special.iter().enumerate() {
            let at = format!("bmw.special[{i}]");
            match rule {
                SpecialRule::KarrWaFarr { side, minus } => {
                    special.karr_wa_farr = self.side(side, &at).map(|side| (side, *minus));
                }
                SpecialRule::CampsAndPlunder { vp, scatters_on } => {
                    special.camps = Some((*vp, *scatters_on));
                }
                SpecialRule::Trebuchets { vp } => special.trebuchets = Some(*vp),
                SpecialRule::Fortress { zone, barred } => {
                    let parts = (self.ground.area(zones, zone, &at), self.side(barred, &at));
                    if let (Some(zone), Some(barred)) = parts {
                        special.fortress =
                            Some(Fortress { walls: zones[zone].set.clone(), barred });
                    }
                }
                SpecialRule::Sortie { side, zone, stage } => {
                    let parts = (self.ground.area(zones, zone, &at), self.side(side, &at));
                    if let (Some(zone), Some(side)) = parts {
                        let walls = zones[zone].hexes.clone();
                        special.sortie = Some(Sortie { side, walls, stage: *stage });
                    }
                }
                SpecialRule::StrategicWithdrawal {
                    side,
                    bonus,
                    morale,
                    deploy,
                    overflow,
                    closed,
                    open_camps,
                } => {
                    self.morale(*morale, &format!("{at}.morale"));
                    let side = self.side(side, &at);
                    let ids = [deploy, overflow, closed, open_camps];
                    let found = ids.map(|id| self.ground.area(zones, id, &at));
                    if let (Some(side), [Some(deploy), Some(overflow), Some(closed), Some(camps)]) =
                        (side, found)
                    {
                        special.withdrawal = Some(Withdrawal {
                            side,
                            bonus: *bonus,
                            morale: *morale,
                            deploy,
                            overflow,
                            closed: zones[closed].set.clone(),
                            open_camps: zones[camps].set.clone(),
                        });
                    }
                }
                SpecialRule::Line { side, from, to } => {
                    let side = self.side(side, &at);
                    let ends =
                        (self.ground.area(zones, from, &at), self.ground.area(zones, to, &at));
                    if let (Some(side), (Some(from), Some(to))) = (side, ends) {
                        let (from, to) = (zones[from].set.clone(), zones[to].set.clone());
                        special.line = Some(Line { side, from, to });
                    }
                }
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
                let what = format!("there is no rule {}", plan.rule);
                self.fault(format!("{at}.rule"), "unknown-rule", what, "Use 14.2 or 14.3.");
            }
            let mut groups = Vec::new();
            for (j, group) in plan.groups.iter().enumerate() {
                if let Some((option, value)) = &group.when {
                    match self.data.options.get(option) {
                        Some(now) if now != *value => continue,
                        Some(_) => {}
                        None => {
                            let what = format!("there is no option \"{option}\"");
                            let at = format!("{at}.groups[{j}].when");
                            self.fault(at, "unknown-option", what, "Use a name from bmw.options.");
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
                plans.push(SetupPlan { side, rule, groups, trebuchets });
            }
        }
        plans
    }
}

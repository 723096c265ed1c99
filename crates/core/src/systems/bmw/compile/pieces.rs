//! The counters and the armies (BMW 2.3, 11.2 to 11.4).

use super::super::scene::{Army, Class, Counter, FaceValues, Role, cost_table};
use crate::board::HexMap;
use crate::kernel::{Both, Side};
use crate::phrase;
use crate::scenario::Fault;
use crate::scenario::bmw::{Dot, FaceData, MarkerKind, MoraleData, UnitData, UnitKind};
use crate::scenario::{OptionSet, outline};
use std::collections::BTreeSet;

use super::{Compiler, reconstructed};

/// The most losses that an army's morale counts.
const MOST_LOSSES: u32 = 100_000;

impl Compiler<'_> {
    /// BMW 2.3: every counter with the values printed on both of its sides.
    pub(super) fn counters(&mut self, map: &HexMap) -> Vec<Counter> {
        let data = self.data;
        let mut counters = Vec::new();
        let mut ids: BTreeSet<&str> = BTreeSet::new();
        for (i, unit) in data.units.iter().enumerate() {
            let at = format!("bmw.units[{i}]");
            self.id(&mut ids, &unit.id, &at);
            let Some(side) = self.side(&unit.side, &format!("{at}.side")) else { continue };
            let setup = unit.setup.as_ref();
            let setup = setup.and_then(|l| self.ground.hex(&map.grid, l, &format!("{at}.setup")));
            let (kind, front, back) = self.values(unit, &at);
            counters.push(Counter {
                id: unit.id.clone(),
                name: unit.name.clone(),
                side,
                role: Role::Unit(kind),
                front: face(side, kind, &front, true),
                back: face(side, kind, &back, false),
                setup,
                reconstructed: reconstructed(unit.source.as_ref()),
            });
        }
        for (i, leader) in data.leaders.iter().enumerate() {
            let at = format!("bmw.leaders[{i}]");
            self.id(&mut ids, &leader.id, &at);
            let Some(side) = self.side(&leader.side, &format!("{at}.side")) else { continue };
            let setup = leader.setup.as_ref();
            let setup = setup.and_then(|l| self.ground.hex(&map.grid, l, &format!("{at}.setup")));
            let values = FaceValues {
                strength: leader.value,
                ma: leader.ma,
                archery: None,
                dot: Dot::None,
                class: Class::Leader,
                costs: cost_table(side, Class::Leader, false),
            };
            counters.push(Counter {
                id: leader.id.clone(),
                name: leader.name.clone(),
                side,
                role: Role::Leader { vp: leader.vp },
                front: values.clone(),
                back: values,
                setup,
                reconstructed: None,
            });
        }
        for (i, marker) in data.markers.iter().enumerate() {
            let at = format!("bmw.markers[{i}]");
            self.id(&mut ids, &marker.id, &at);
            let Some(side) = self.side(&marker.side, &format!("{at}.side")) else { continue };
            let setup = self.ground.hex(&map.grid, &marker.setup, &format!("{at}.setup"));
            let values = FaceValues {
                strength: 0,
                ma: 0,
                archery: None,
                dot: Dot::None,
                class: Class::Train,
                costs: cost_table(side, Class::Train, false),
            };
            counters.push(Counter {
                id: marker.id.clone(),
                name: marker.name.clone(),
                side,
                role: match marker.kind {
                    MarkerKind::Camp => Role::Camp,
                    MarkerKind::Trebuchet => Role::Trebuchet,
                },
                front: values.clone(),
                back: values,
                setup,
                reconstructed: None,
            });
        }
        counters
    }

    /// A counter's id: not empty, and its own.
    pub(super) fn id<'a>(&mut self, ids: &mut BTreeSet<&'a str>, id: &'a str, at: &str) {
        self.ground.faults.extend(outline::id(at, id));
        if !ids.insert(id) {
            let what = phrase!("fault-the-id-is-used", id = id);
            self.fault(at, "duplicate-id", what, phrase!("fault-give-every-counter-an"));
        }
    }

    pub(super) fn values(&mut self, unit: &UnitData, at: &str) -> (UnitKind, FaceData, FaceData) {
        if let Some(variant) = &unit.variant {
            match self.data.options.get(&variant.option) {
                Some(value) if value == variant.value => {
                    return (variant.kind, variant.front, variant.back);
                }
                Some(_) => {}
                None => {
                    let what = phrase!("fault-there-is-no-option", id = variant.option);
                    let at = format!("{at}.variant.option");
                    self.fault(at, "unknown-option", what, phrase!("fault-use-a-name-from-bmw"));
                }
            }
        }
        (unit.kind, unit.front, unit.back)
    }

    pub(super) fn armies(&mut self) -> Both<Army> {
        for i in 0..2 {
            self.morale(self.data.morale[i], &format!("bmw.morale[{i}]"));
        }
        Both::from_fn(|side| {
            let (file, morale) =
                (&self.scenario.sides[side as usize], self.data.morale[side as usize]);
            Army { id: file.id.clone(), name: file.name.clone(), morale }
        })
    }

    pub(super) fn morale(&mut self, morale: MoraleData, at: &str) {
        if morale.demoralized == 0 || morale.disintegrates > MOST_LOSSES {
            let what = phrase!(
                "fault-the-army-is-demoralized",
                demoralized = morale.demoralized,
                disintegrates = morale.disintegrates
            );
            let todo = phrase!("fault-use-1-to-an", most = MOST_LOSSES);
            self.ground.faults.push(Fault::new(at, "morale", what, todo).against("11.3"));
        }
        if morale.demoralized > morale.disintegrates {
            let what = phrase!("fault-the-army-would-disintegrate");
            let todo = phrase!("fault-make-disintegrates-the-larger");
            self.ground.faults.push(Fault::new(at, "morale", what, todo).against("11.4"));
        }
        if morale.rally.is_some_and(|(low, high)| low < 1 || high > 6 || low > high) {
            let what = phrase!("fault-rally-takes-faces-of");
            let todo = phrase!("fault-write-lowest-highest-within");
            self.ground
                .faults
                .push(Fault::new(format!("{at}.rally"), "rally", what, todo).against("11.2"));
        }
    }
}

/// BMW 2.3, 9.1, 9.5: the values of one side of a counter. Cavalry differs from foot by its class alone; the
/// front of dismounted cavalry is foot.
fn face(side: Side, kind: UnitKind, data: &FaceData, front: bool) -> FaceValues {
    let class = match kind {
        UnitKind::Infantry | UnitKind::LightInfantry | UnitKind::Garrison => Class::Foot,
        UnitKind::Dismounted if front => Class::Foot,
        UnitKind::Train => Class::Train,
        UnitKind::HeavyCavalry
        | UnitKind::Cavalry
        | UnitKind::LightCavalry
        | UnitKind::HorseArchers
        | UnitKind::Dismounted => Class::Horse,
    };
    FaceValues {
        strength: data.strength,
        ma: data.ma,
        archery: data.archery,
        dot: data.dot,
        class,
        costs: cost_table(side, class, kind == UnitKind::Garrison),
    }
}

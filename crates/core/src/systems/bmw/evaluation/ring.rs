//! An enemy unit and who stands against it: what an attack on it promises.

use super::super::odds::{charging, halves_from, summed};
use super::super::scene::Scene;
use super::super::state::{Mark, State};
use super::expectation::{Stakes, Table, odds_column};
use super::weights::Weights;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Styles, UnitId};
use crate::scenario::bmw::{Dot, Halves};

/// An enemy unit as it could be attacked.
pub struct AttackTarget<'a> {
    pub scene: &'a Scene,
    pub s: &'a State,
    pub table: &'a Table<'a>,
    pub styles: Styles<'a, Weights>,
    pub prices: &'a Prices,
    pub unit: UnitId,
    pub hex: Hex,
    pub prize: f64,
    /// Its way out before combat, if nobody faster is near (BMW 8.3).
    pub light: bool,
    /// Shifts to the left for its ground, unless somebody attacks from a hill, and for his own demoralization.
    pub hill: u32,
    pub shaken: u32,
    /// Whether all attacks are halved.
    pub halved: bool,
}

/// Who stands against an enemy unit.
#[derive(Clone, Copy)]
pub struct Ring {
    pub strength: u32,
    /// The strength of those whose attack is halved by where they stand (BMW 7.5).
    pub halved: u32,
    /// Somebody attacks from a hill.
    pub high: bool,
    /// What the cheapest of them is worth.
    pub least: f64,
    /// Somebody is faster than the enemy, or charges: it cannot leave before combat.
    pub pinned: bool,
    /// Directions in which the enemy could retreat.
    pub open: u8,
}

impl AttackTarget<'_> {
    pub fn new<'a>(
        scene: &'a Scene,
        s: &'a State,
        (table, prices, styles): (&'a Table<'a>, &'a Prices, Styles<'a, Weights>),
        (unit, hex): (UnitId, Hex),
    ) -> AttackTarget<'a> {
        AttackTarget {
            scene,
            s,
            table,
            styles,
            prices,
            unit,
            hex,
            prize: prices.of(scene, unit),
            light: s.values(scene, unit).dot == Dot::Solid,
            hill: u32::from(scene.effects(hex).shift),
            shaken: u32::from(s.demoralized[s.active]),
            halved: scene.halves(hex) == Halves::IntoAndOutOf,
        }
    }

    /// Who stands against it already.
    pub fn ring(&self) -> Ring {
        let (scene, s) = (self.scene, self.s);
        let mut ring = Ring {
            strength: 0,
            halved: 0,
            high: false,
            least: f64::INFINITY,
            pinned: false,
            open: 0,
        };
        for (d, hex) in scene.map.grid.neighbors(self.hex) {
            if let Some(own) = s.unit_of(s.active, hex) {
                ring.join(self, own);
            } else if s.can_step(scene, self.unit, self.hex, d) && !s.in_zoc(s.active, hex) {
                ring.open |= 1 << d.index();
            }
        }
        ring
    }

    /// What an attack by such a ring is worth; nothing without anybody in it.
    pub fn value(&self, ring: Ring) -> f64 {
        if ring.strength + ring.halved == 0 {
            return 0.0;
        }
        let attack = if self.halved {
            summed(0, ring.strength + ring.halved)
        } else {
            summed(ring.strength, ring.halved)
        };
        let left = self.shaken + if ring.high { 0 } else { self.hill };
        let defence = u32::from(self.s.values(self.scene, self.unit).strength)
            + u32::from(self.s.leader_value(
                self.scene,
                self.scene.counter(self.unit).side,
                self.hex,
            ));
        let weights = self.styles.army();
        let doomed = match ring.open.count_ones() {
            0 => 1.0,
            1 => weights.one_way_out,
            2 => weights.two_ways_out,
            _ => weights.many_ways_out,
        };
        let stakes = Stakes {
            prize: self.prize,
            flight: doomed * self.prize,
            cornered: ring.open == 0,
            loss: ring.least,
            rout: weights.rout * ring.least,
        };
        let value = self.table.expected(odds_column(self.scene, attack, defence, left), stakes);
        if self.light && !ring.pinned && ring.open != 0 {
            value.min(value * weights.unpinned)
        } else {
            value
        }
    }
}

impl Ring {
    /// Adds a strength that attacks from a hex.
    pub fn strike(&mut self, target: &AttackTarget<'_>, from: Hex, strength: u32) {
        if halves_from(target.scene, from, target.hex) {
            self.halved += strength;
        } else {
            self.strength += strength;
        }
        self.high |= target.scene.effects(from).shift > 0;
    }

    pub fn join(&mut self, target: &AttackTarget<'_>, own: UnitId) {
        let (scene, s) = (target.scene, target.s);
        let values = s.values(scene, own);
        let Some(hex) = s.hex(own) else { return };
        let leader = s.leader_value(scene, s.active, hex);
        let strength = u32::from(values.strength);
        let strength =
            if s.piece(own).has(Mark::Charging) { charging(scene, strength) } else { strength };
        self.strike(target, hex, strength + u32::from(leader));
        self.least = self.least.min(target.prices.of(scene, own));
        self.pinned |= values.ma > s.values(scene, target.unit).ma;
    }
}

/// What it costs to stand there besides the enemy that is meant: whoever else is near must be attacked too
/// (BMW 7.3).
pub fn exposure(target: &AttackTarget<'_>, hex: Hex) -> f64 {
    let (scene, s) = (target.scene, target.s);
    let others = scene.map.grid.neighbors(hex).filter_map(|(_, n)| {
        let other = s.unit_of(s.active.enemy(), n).filter(|&u| u != target.unit)?;
        (!scene.special.walled_against(s.active, n)).then_some((other, n))
    });
    others
        .map(|(other, n)| {
            let strength = f64::from(s.values(scene, other).strength);
            let own = scene.map.grid.neighbors(n).filter_map(|(_, a)| s.unit_of(s.active, a));
            let own: f64 = own.map(|u| f64::from(s.values(scene, u).strength)).sum();
            target.styles.army().exposure * (strength - own).max(0.0)
        })
        .sum()
}

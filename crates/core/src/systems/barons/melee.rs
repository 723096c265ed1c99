//! BARONS 9.0, 9.1.2, 9.1.3, 9.2, 9.3: what counts in a roll of melee.

use super::facing::Arc;
use super::rules;
use super::scene::Scene;
use super::state::State;
use crate::board::{Direction, Hex};
use crate::kernel::{Rule, UnitId};
use crate::scenario::barons::Class;
use crate::scenario::barons::options::OverallBonus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// BARONS 9.2.1: the leader who helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Led {
    /// The leader.
    pub unit: UnitId,
    /// His combat bonus.
    pub bonus: u8,
}

/// Everything that counts in one roll but the die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Roll {
    /// The rolling hex.
    pub from: Hex,
    /// The hex it rolls against.
    pub at: Hex,
    /// Whether it attacks; if not, it replies.
    pub attack: bool,
    /// The class that gives the die and the type (9.0).
    pub class: Class,
    /// The opponent's class.
    pub against: Class,
    /// Strength points (7.31f).
    pub strength: u8,
    /// The type modifier (9.1.3).
    pub types: i8,
    /// For a flank hexside (9.2.2).
    pub flank: i8,
    /// For a rear hexside (9.2.3).
    pub rear: i8,
    /// For a part of a concentric attack (9.2.5).
    pub concentric: i8,
    /// For a slope (9.2.4).
    pub slope: i8,
    /// The leader who helps, with his bonus (9.2.1).
    pub leader: Option<Led>,
    /// For a charge, under an option.
    pub charge: i8,
}

impl Roll {
    /// The rule by which it is made.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        if self.attack { rules::MODIFIERS_CHECKED } else { rules::REPLY }
    }

    /// What is added to the die.
    #[must_use]
    pub fn adds(&self) -> i8 {
        let leader = self.leader.map_or(0, |led| i8::try_from(led.bonus).unwrap_or(i8::MAX));
        self.types + self.flank + self.rear + self.concentric + self.slope + self.charge + leader
    }

    /// BARONS 9.0: how many sides the die has.
    #[must_use]
    pub fn sides(&self, scene: &Scene) -> u8 {
        scene.tables.dice[self.class as usize]
    }

    /// BARONS 9.3: the row of the table for a face: 0 or less to 12 or more.
    #[must_use]
    pub fn row(&self, face: u8) -> usize {
        let modified = i16::from(face) + i16::from(self.adds());
        usize::try_from(modified.clamp(0, 12)).unwrap_or(0)
    }

    /// BARONS 9.3: the column of the table, from 0: strength 1 to 7 or more.
    #[must_use]
    pub fn column(&self) -> usize {
        usize::from(self.strength.clamp(1, 7)) - 1
    }

    /// BARONS 9.3: the hits for a face.
    #[must_use]
    pub fn hits(&self, scene: &Scene, face: u8) -> u8 {
        if self.strength == 0 { 0 } else { scene.tables.melee[self.row(face)][self.column()] }
    }
}

/// BARONS 9.0, U-39: the class of a stack: that with more strength now; infantry if men-at-arms have no more.
#[must_use]
pub fn class_of(scene: &Scene, s: &State, units: &[UnitId]) -> Class {
    let strength = |class: Class| {
        let own = units.iter().filter(|&&unit| scene.unit(unit).class == class);
        own.map(|&unit| u16::from(s.strength(scene, unit))).sum::<u16>()
    };
    // Mostly there is nothing to compare.
    if let Some(class) = units.first().map(|&unit| scene.unit(unit).class)
        && units[1..].iter().all(|&unit| scene.unit(unit).class == class)
    {
        return if strength(class) > 0 { class } else { Class::Inf };
    }
    // The priority of the book among equals: infantry first.
    let mut best = Class::Inf;
    for class in Class::ALL {
        if strength(class) > strength(best) {
            best = class;
        }
    }
    best
}

/// BARONS 9.2.1, U-38: the best leader of the same Battle in a hex.
fn best_leader(scene: &Scene, s: &State, hex: Hex) -> Option<Led> {
    let first = s.top(hex)?;
    let (battle, side) = (scene.unit(first).battle, scene.unit(first).side);
    let any = scene.options.overall_bonus == OverallBonus::Any;
    let counts = |leader: &UnitId| {
        let printed = scene.leader(*leader);
        printed.battle == battle || any && printed.overall && printed.side == side
    };
    let leaders = s.leaders_in(scene, hex).filter(counts);
    leaders
        .map(|unit| Led { unit, bonus: s.bonus(scene, unit) })
        .filter(|led| led.bonus > 0)
        .max_by_key(|led| (led.bonus, std::cmp::Reverse(led.unit)))
}

/// BARONS 9.2.4, U-35: uphill or downhill, for either roller.
fn slope(scene: &Scene, from: Hex, at: Hex) -> i8 {
    match scene.rise(from, at) {
        1.. => scene.tables.up_slope,
        0 => 0,
        _ => scene.tables.down_slope,
    }
}

/// BARONS 9.2.5: whether attacks from these directions around the target are concentric: two opposite ones, three with one
/// between each, or more than three.
#[must_use]
pub fn is_concentric(directions: &[Direction]) -> bool {
    let bits = directions.iter().fold(0_u8, |bits, d| bits | 1 << d.0);
    let opposite = bits & 0b00_0111 & (bits >> 3) != 0;
    let every_other = bits & 0b01_0101 == 0b01_0101 || bits & 0b10_1010 == 0b10_1010;
    opposite || every_other || bits.count_ones() > 3
}

/// The units of an attacking hex that take part.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Strikers {
    /// The hex.
    pub hex: Hex,
    /// Its units that attack.
    pub units: SmallVec<[UnitId; 2]>,
}

/// BARONS 7.31f, 9.1.2, 9.2: the roll of one attacking hex, all its strength together, among all that attack.
#[must_use]
pub fn attack(scene: &Scene, s: &State, target: Hex, strikers: &Strikers, all: &[Hex]) -> Roll {
    let from = strikers.hex;
    let defenders: SmallVec<[UnitId; 2]> = s.stack(target).collect();
    let (class, against) = (class_of(scene, s, &strikers.units), class_of(scene, s, &defenders));
    let grid = &scene.map.grid;
    let facing = defenders.first().map(|&unit| s.unit(unit).facing);
    let through = grid.direction(target, from).zip(facing).map(|(d, facing)| facing.arc(d));
    let outside = matches!(through, Some(Arc::Flank | Arc::Rear));
    let around: SmallVec<[Direction; 6]> =
        all.iter().filter_map(|&hex| grid.direction(target, hex)).collect();
    let concentric = outside && is_concentric(&around);
    let charging = strikers.units.iter().any(|&unit| s.unit(unit).charge.is_some());
    let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
    Roll {
        from,
        at: target,
        attack: true,
        class,
        against,
        strength: strikers.units.iter().map(|&unit| s.strength(scene, unit)).sum(),
        types: scene.tables.types[against as usize][class as usize],
        flank: if through == Some(Arc::Flank) { scene.tables.flank } else { 0 },
        rear: if through == Some(Arc::Rear) { scene.tables.rear } else { 0 },
        concentric: if concentric { small(scene.options.concentric_bonus) } else { 0 },
        slope: slope(scene, from, target),
        leader: best_leader(scene, s, from),
        charge: if charging { small(scene.options.charge_bonus) } else { 0 },
    }
}

/// BARONS 7.31f, 9.1.4, 9.2: the reply of the defender's whole stack against one attacking hex: type, leader and slope
/// only.
#[must_use]
pub fn reply(scene: &Scene, s: &State, target: Hex, strikers: &Strikers) -> Roll {
    let defenders: SmallVec<[UnitId; 2]> = s.stack(target).collect();
    let (class, against) = (class_of(scene, s, &defenders), class_of(scene, s, &strikers.units));
    Roll {
        from: target,
        at: strikers.hex,
        attack: false,
        class,
        against,
        strength: defenders.iter().map(|&unit| s.strength(scene, unit)).sum(),
        types: scene.tables.types[against as usize][class as usize],
        flank: 0,
        rear: 0,
        concentric: 0,
        slope: slope(scene, target, strikers.hex),
        leader: best_leader(scene, s, target),
        charge: 0,
    }
}

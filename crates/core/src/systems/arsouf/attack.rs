//! ARSOUF 6.3 to 6.11: what counts in an attack, and what comes of the dice. Sums are kept in half points.

use super::event::Event;
use super::mutate;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Arsouf;
use crate::kernel::{Cx, Side, UnitId};
use crate::scenario::arsouf_options::HalfValue;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What a leader adds, in points (6.6).
const LEADER: u16 = 2;
/// What a charge adds, in points (7.1).
const CHARGE: u16 = 1;

/// Who won.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The attacker: the defender is wounded or killed.
    AttackerWins,
    /// Nobody.
    Tie,
    /// The defender: the attacker is wounded.
    DefenderWins,
}

/// Everything that counts in an attack but the dice; values in half points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Attack {
    /// The attacking piece.
    pub unit: UnitId,
    /// The attacked piece.
    pub target: UnitId,
    /// The attacker's fighting value (6.3), in half points.
    pub value: u16,
    /// What his leader adds (6.6), in half points.
    pub leader: u16,
    /// What a charge adds (7.1), in half points.
    pub charge: u16,
    /// The defender's fighting value (6.4), in half points.
    pub target_value: u16,
    /// What his leader adds (6.6), in half points.
    pub target_leader: u16,
    /// What each supporter adds (6.5).
    pub supporters: SmallVec<[Supporter; 6]>,
    /// What they add together, in half points: by option rounded down, to less than the sum.
    pub support: u16,
}

/// ARSOUF 6.5: a piece that supports the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Supporter {
    /// The piece.
    pub unit: UnitId,
    /// What it adds, in half points.
    pub adds: u16,
}

impl Attack {
    /// Everything that counts when `unit` attacks `target` now.
    #[must_use]
    pub fn new(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> Attack {
        let (attacker, defender) = (scene.piece(unit), scene.piece(target));
        let supporters = supporters(scene, s, unit, target);
        let support = support(scene, &supporters);
        Attack {
            unit,
            target,
            value: 2 * u16::from(attacker.value),
            leader: leader(scene, s, unit),
            charge: if charges(scene, s, unit, target) { 2 * CHARGE } else { 0 },
            target_value: 2 * u16::from(defender.value),
            target_leader: leader(scene, s, target),
            supporters,
            support,
        }
    }

    /// ARSOUF 6.3: what the attacker adds to his die, in half points.
    #[must_use]
    pub fn attack(&self) -> u16 {
        self.value + self.leader + self.charge
    }

    /// ARSOUF 6.4: what the defender adds to his die, in half points.
    #[must_use]
    pub fn defence(&self) -> u16 {
        self.target_value + self.target_leader + self.support
    }

    /// ARR-9: what rounding the sum of the halves takes off, in half points.
    #[must_use]
    pub fn lost(&self) -> u16 {
        self.supporters.iter().map(|supporter| supporter.adds).sum::<u16>() - self.support
    }

    /// ARSOUF 6.7: the higher total wins; equal totals leave everything as it is.
    #[must_use]
    pub fn verdict(&self, attack_die: u8, defence_die: u8) -> Verdict {
        let attack = self.attack() + 2 * u16::from(attack_die);
        let defence = self.defence() + 2 * u16::from(defence_die);
        match attack.cmp(&defence) {
            std::cmp::Ordering::Greater => Verdict::AttackerWins,
            std::cmp::Ordering::Equal => Verdict::Tie,
            std::cmp::Ordering::Less => Verdict::DefenderWins,
        }
    }
}

/// ARSOUF 1.2, 6.6, 6.10: what a piece's leader adds to it: he stands next to it, and adds nothing to himself.
#[must_use]
pub fn leader(scene: &Scene, s: &State, unit: UnitId) -> u16 {
    let Some(hex) = s.hex(unit) else { return 0 };
    let inspires = |&other: &UnitId| {
        other != unit
            && (!s.piece(other).wounded || scene.options.wounded_leader_inspires)
            && s.hex(other).is_some_and(|at| scene.map.grid.adjacent(hex, at))
    };
    let side = scene.piece(unit).side;
    if scene.leaders[side].iter().any(inspires) { 2 * LEADER } else { 0 }
}

/// ARSOUF 6.5: every other piece of the defender's side next to the attacker that is not wounded, with the half of its
/// fighting value in half points.
fn supporters(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> SmallVec<[Supporter; 6]> {
    let Some(hex) = s.hex(unit) else { return SmallVec::new() };
    let side: Side = scene.piece(target).side;
    s.beside(scene, hex)
        .map(|(_, u)| u)
        .filter(|&u| u != target && scene.side(u) == side && !s.piece(u).wounded)
        .map(|u| Supporter { unit: u, adds: half(scene, s, u) })
        .collect()
}

/// ARSOUF 6.5, ARR-9: what a piece adds that supports somebody, in half points: the half of its fighting value.
#[must_use]
pub fn half(scene: &Scene, s: &State, unit: UnitId) -> u16 {
    let boost = if scene.options.leader_boosts_support { leader(scene, s, unit) / 2 } else { 0 };
    // Half of the value, in half points, is the value itself.
    let half = u16::from(scene.piece(unit).value) + boost;
    match scene.options.half_fv {
        HalfValue::Exact | HalfValue::FloorSum => half,
        HalfValue::FloorEach => half / 2 * 2,
        HalfValue::CeilEach => half.div_ceil(2) * 2,
    }
}

/// ARSOUF 6.5, ARR-9: the sum of the halves.
fn support(scene: &Scene, supporters: &[Supporter]) -> u16 {
    let sum = supporters.iter().map(|supporter| supporter.adds).sum::<u16>();
    if scene.options.half_fv == HalfValue::FloorSum { sum / 2 * 2 } else { sum }
}

/// ARSOUF 7.1: whether the attack follows a charge at this very target.
fn charges(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> bool {
    let ends = (s.hex(unit), s.hex(target));
    let (Some(from), Some(to)) = ends else { return false };
    let direction = s.piece(unit).charge;
    direction.is_some() && scene.map.grid.direction(from, to) == direction
}

/// ARSOUF 2.1, 6.3 to 6.11: one attack: the attacker's die, then the defender's; the loser is wounded or killed, and
/// nobody moves.
pub fn carry_out(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId, target: UnitId) {
    let attack = Attack::new(cx.scene, s, unit, target);
    let attack_die = cx.roll(cx.scene.piece(unit).side, rules::ATTACK_TOTAL, "attack", 6);
    let defence_die = cx.roll(cx.scene.piece(target).side, rules::DEFENCE_TOTAL, "defence", 6);
    let verdict = attack.verdict(attack_die, defence_die);
    s.pieces[unit.index()].attacked = true;
    cx.record(rules::ATTACK_TOTAL, Event::Attacked { attack, attack_die, defence_die, verdict });
    match verdict {
        Verdict::AttackerWins => mutate::lose(cx, s, target),
        Verdict::DefenderWins => mutate::lose(cx, s, unit),
        Verdict::Tie => {}
    }
}

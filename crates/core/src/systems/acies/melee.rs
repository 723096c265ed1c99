//! ACIES 10.9, 10.10: what both sides add to their dice, and what comes of the totals.

use super::attack_resolution::AttackResolution;
use super::card::Kind;
use super::field::Cell;
use super::flank;
use super::scene::Scene;
use super::state::State;
use super::totals::{Added, Part, Verdict};
use crate::kernel::{Both, Side};
use crate::scenario::acies::options::{EncircleBonus, TfaNegates};
use crate::scenario::acies::{Tactic, UnitType};
use smallvec::SmallVec;

/// ACIES 16.1: what Overrun adds.
pub const OVERRUN: i8 = 2;
/// ACIES 16.2, 16.5, 16.7: what Bloodlust, Defensible Terrain and Treacherous Terrain add.
pub const BLOODLUST: i8 = 3;
/// ACIES 7.5: what the Encircling army adds.
const ENCIRCLING: i8 = 1;

/// A combat: who fights whom, with what cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Melee {
    /// The attacking side.
    pub attacker: Side,
    /// The units: the attacker's, the defender's.
    pub kinds: (Kind, Kind),
    /// Whether the attacker holds a tactical flank advantage.
    pub flank: bool,
    /// Overrun of the attacker.
    pub overrun: u8,
    /// Treacherous Terrain of the attacker.
    pub treacherous: u8,
    /// Defensible Terrain of the defender.
    pub defensible: u8,
    /// Bloodlust of each side.
    pub bloodlust: Both<u8>,
}

impl Melee {
    /// A combat without cards.
    #[must_use]
    pub fn plain(attacker: Side, kinds: (Kind, Kind), flank: bool) -> Melee {
        let bloodlust = Both([0; 2]);
        Melee { attacker, kinds, flank, overrun: 0, treacherous: 0, defensible: 0, bloodlust }
    }

    /// The same combat with one more tactics card of a side.
    #[must_use]
    pub fn with(mut self, side: Side, tactic: Tactic) -> Melee {
        match tactic {
            Tactic::Overrun => self.overrun += 1,
            Tactic::TreacherousTerrain => self.treacherous += 1,
            Tactic::DefensibleTerrain => self.defensible += 1,
            Tactic::Bloodlust => self.bloodlust[side] += 1,
            _ => {}
        }
        self
    }

    /// The combat of an attack as it stands.
    #[must_use]
    pub fn of(s: &State, resolution: &AttackResolution) -> Option<Melee> {
        let attacker = s.field.at(resolution.from)?;
        let defender = s.field.at(resolution.target?)?;
        Some(Melee {
            attacker: attacker.side,
            kinds: (attacker.kind, defender.kind),
            flank: resolution.flank,
            overrun: resolution.overrun,
            treacherous: resolution.treacherous,
            defensible: resolution.defensible,
            bloodlust: resolution.bloodlust,
        })
    }

    /// ACIES 11.5: what a unit's notes add, a flank considered.
    fn versus(&self, scene: &Scene, (own, other): (Kind, Kind), attacks: bool) -> i8 {
        let (plus, minus) = scene.versus(own, other);
        let (void, all) = match scene.options.tfa_negates {
            TfaNegates::BothPositive => (true, false),
            TfaNegates::DefenderOnly => (!attacks, false),
            TfaNegates::All => (true, true),
        };
        let plus = if self.flank && void { 0 } else { plus };
        let minus = if self.flank && all { 0 } else { minus };
        plus + minus
    }

    /// ACIES 10.9: everything that one side adds to its die.
    #[must_use]
    pub fn parts(&self, scene: &Scene, s: &State, attacks: bool) -> SmallVec<[Added; 8]> {
        let (own, other) = if attacks { self.kinds } else { (self.kinds.1, self.kinds.0) };
        let side = if attacks { self.attacker } else { self.attacker.enemy() };
        let mut parts = SmallVec::new();
        let melee = i8::try_from(scene.unit(own).melee).unwrap_or(i8::MAX);
        parts.push(Added { part: Part::Melee, adds: melee });
        let mut add = |part, adds| {
            if adds != 0 {
                parts.push(Added { part, adds });
            }
        };
        add(Part::Versus, self.versus(scene, (own, other), attacks));
        add(Part::Flank, if attacks && self.flank { flank::BONUS } else { 0 });
        let counts = attacks || scene.options.encircle_bonus == EncircleBonus::MeleeAll;
        let encircling = counts && s.encircling() == Some(side);
        add(Part::Encircling, if encircling { ENCIRCLING } else { 0 });
        let times =
            |count: u8, value: i8| i8::try_from(count).unwrap_or(i8::MAX).saturating_mul(value);
        let mut cards =
            |tactic, count, value| add(Part::Cards { tactic, count }, times(count, value));
        if attacks {
            cards(Tactic::Overrun, self.overrun, OVERRUN);
            cards(Tactic::TreacherousTerrain, self.treacherous, BLOODLUST);
        } else {
            cards(Tactic::DefensibleTerrain, self.defensible, BLOODLUST);
        }
        cards(Tactic::Bloodlust, self.bloodlust[side], BLOODLUST);
        parts
    }

    /// ACIES 10.9: what one side adds to its die.
    #[must_use]
    pub fn adds(&self, scene: &Scene, s: &State, attacks: bool) -> i16 {
        self.parts(scene, s, attacks).iter().map(|added| i16::from(added.adds)).sum()
    }

    /// ACIES 10.10, 10.11, 11.6: what comes of two totals: whether the attacker wins, and what the loser suffers.
    #[must_use]
    pub fn result(&self, scene: &Scene, attack: i16, defence: i16) -> (Option<bool>, Verdict) {
        if attack == defence {
            return (None, Verdict::Tie);
        }
        let won = attack > defence;
        let (high, low) = (attack.max(defence), attack.min(defence));
        let winner = if won { self.kinds.0 } else { self.kinds.1 };
        if scene.kind_type(winner) == UnitType::Sk {
            return (Some(won), Verdict::Marker);
        }
        let routs = high > 2 * low || won && self.flank;
        (Some(won), if routs { Verdict::Eliminated } else { Verdict::Marker })
    }

    /// ACR-15: whether by option skirmishers that have won stop short of the loser's last marker.
    #[must_use]
    pub fn spares(&self, scene: &Scene, s: &State, loser: Cell, result: Verdict) -> bool {
        let Some(piece) = s.field.at(loser) else { return false };
        let winner = if piece.side == self.attacker { self.kinds.1 } else { self.kinds.0 };
        !scene.options.sk_dm_can_eliminate
            && result == Verdict::Marker
            && scene.kind_type(winner) == UnitType::Sk
            && piece.markers + 1 >= scene.unit(piece.kind).hits
    }
}

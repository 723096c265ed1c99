//! Where units and leaders stand who attack nobody: behind the enemy's heels, on his spoils, across his line.

use super::super::action::Action;
use super::super::movement::{self, Moves, Way};
use super::super::scene::{Role, Scene};
use super::super::special::objective::objective;
use super::super::special::{camps, line};
use super::super::state::State;
use super::distances::{Distances, bars_line, is_guard};
use super::march::March;
use super::reached::reached;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Candidate, Side, UnitId};

/// A move that only betters a unit's place must better it by so much.
const BETTER: f64 = 0.15;

/// What it is worth to shut the enemy's line (BMW 16.1).
const BARRING: f64 = 3.0;
/// More than any spoils are worth.
const SPOILS: f64 = 20.0;
/// So many hexes from those that march to their objective an escort still covers them.
const ESCORT: f64 = 2.0;

/// Units that may still move and have neither a post to keep nor somewhere to go.
pub fn idle<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = (UnitId, Hex)> + 'a {
    s.units_on_map(scene, s.active).filter(|&(unit, hex)| {
        !s.piece(unit).moved && objective(scene, unit).is_none() && !is_guard(scene, s, unit, hex)
    })
}

/// The moves of the first unit that is out of place.
pub fn following(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
) -> Vec<Candidate<Action>> {
    let shut = scene.special.line.is_none() || line::winner(scene, s).is_none();
    let march = March::new(scene, s, s.active);
    let posts = Placement { scene, s, prices, ground, march, shut };
    for (unit, from) in idle(scene, s) {
        let stays = posts.worth(unit, from);
        if posts.best(unit, from) - stays <= BETTER {
            continue;
        }
        let better = |hex: Hex| posts.worth(unit, hex) - stays;
        if !reached(scene, s, unit, Way::March).into_iter().any(|hex| better(hex) > BETTER) {
            continue;
        }
        let Some(moves) = Moves::of(scene, s, unit, Way::March) else { continue };
        let ends = moves.ends().iter().enumerate();
        return ends.map(|(k, &hex)| Candidate::worth(moves.action(k), better(hex))).collect();
    }
    Vec::new()
}

/// What it is worth to have units in hexes where they attack nobody.
struct Placement<'a> {
    scene: &'a Scene,
    s: &'a State,
    prices: &'a Prices,
    ground: &'a Distances<'a>,
    march: March,
    /// Whether the enemy's line is shut (BMW 16.1).
    shut: bool,
}

impl Placement<'_> {
    fn worth(&self, unit: UnitId, hex: Hex) -> f64 {
        let Placement { scene, s, ground, ref march, .. } = *self;
        let stays = s.hex(unit) == Some(hex);
        let keeps = if s.values(scene, unit).strength <= 2 { 3.0 } else { 2.0 };
        let distance = ground.distance(hex);
        let mut worth = -0.12 * (distance - keeps).abs();
        if distance <= 4.0 {
            worth -= 0.015 * ground.shortage(hex);
        }
        worth -= 0.1 * (march.distance(scene, hex) - ESCORT).max(0.0);
        if s.in_ezoc(s.active, hex) {
            worth -= if stays { 0.5 } else { 4.0 };
        }
        if !stays && camps::captures(scene, s, unit, hex) {
            worth += spoils(scene, s, self.prices, unit, hex);
        }
        if !self.shut && bars_line(scene, s.active, hex) {
            worth += BARRING;
        }
        worth + 0.1 * f64::from(scene.effects(hex).shift)
    }

    /// More than any hex in reach can be worth: many units stand well enough without a closer look.
    fn best(&self, unit: UnitId, from: Hex) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let ma = s.values(scene, unit).ma;
        let mut markers = scene.markers[s.active.enemy()].iter().filter_map(|&u| s.hex(u));
        let spoils = markers.any(|hex| scene.map.grid.distance(from, hex) <= u16::from(ma));
        let excess = (self.ground.distance(from) - f64::from(ma) - 3.0).max(0.0);
        0.2 - 0.12 * excess
            + if spoils { SPOILS } else { 0.0 }
            + if self.shut { 0.0 } else { BARRING }
    }
}

/// What a unit captures in a hex, less the risk of the plunder (BMW 15.2, 15.3).
pub fn spoils(scene: &Scene, s: &State, prices: &Prices, unit: UnitId, hex: Hex) -> f64 {
    let of = |marker: UnitId| match (scene.counter(marker).role, scene.special.camps) {
        (Role::Camp, Some(terms)) => {
            let scattered = f64::from(7_u8.saturating_sub(terms.scatters_on)) / 6.0;
            f64::from(terms.vp) - scattered * prices.of(scene, unit)
        }
        (Role::Trebuchet, _) => f64::from(scene.special.trebuchets.map_or(0, |terms| terms.vp)),
        _ => 0.0,
    };
    s.markers_in(scene, scene.counter(unit).side.enemy(), hex).map(of).sum()
}

/// The rides of the first leader who is out of place: leaders belong with strong units.
pub fn riding(scene: &Scene, s: &State, ground: &Distances<'_>) -> Vec<Candidate<Action>> {
    for &leader in &scene.leaders[s.active] {
        let Some(from) = s.hex(leader).filter(|_| !s.piece(leader).moved) else { continue };
        let stays = seat(scene, s, leader, from, ground);
        let reached = movement::costs(scene, s, leader, Way::March);
        let better = |hex: Hex| seat(scene, s, leader, hex, ground) - stays;
        if !reached.iter().any(|&(hex, _)| better(hex) > BETTER) {
            continue;
        }
        let Some(moves) = Moves::of(scene, s, leader, Way::March) else { continue };
        let seats = moves.ends().iter().enumerate().filter(|&(_, &hex)| s.holds(s.active, hex));
        return seats.map(|(k, &hex)| Candidate::worth(moves.action(k), better(hex))).collect();
    }
    Vec::new()
}

/// What it is worth to have a leader in a hex.
fn seat(scene: &Scene, s: &State, leader: UnitId, hex: Hex, ground: &Distances<'_>) -> f64 {
    let side: Side = s.active;
    let danger = 0.02 * ground.shortage(hex);
    let Some(unit) = s.unit_of(side, hex) else { return -2.0 - danger };
    let others = s.leaders_in(scene, side, hex).filter(|&other| other != leader).count();
    let crowd = if others > 0 { 0.6 } else { 0.0 };
    let strength = 0.08 * f64::from(s.values(scene, unit).strength);
    let fights = s.in_ezoc(side, hex)
        || scene
            .map
            .grid
            .neighbors(hex)
            .any(|(_, n)| s.holds(side.enemy(), n) && !scene.special.walled_against(side, n));
    // A dear leader keeps out of the fight.
    let help = match scene.counter(leader).role {
        Role::Leader { vp } if vp >= 10 => -0.3,
        _ => 0.3 * f64::from(scene.counter(leader).front.strength),
    };
    let idle = 0.05 * (ground.distance(hex) - 2.0).clamp(0.0, 10.0);
    strength - crowd - danger - idle + if fights { help } else { 0.0 }
}

//! The movement phase: who closes in on whom, who follows, who stays.
//!
//! Every decision is planned anew from what is on the table: first the attack that promises most, then one unit
//! after the other that is out of place, then the leaders.

use super::super::action::Action;
use super::super::movement::{self, Way};
use super::super::scene::{Role, Scene};
use super::super::special::{camps, line};
use super::super::state::{Face, State};
use super::super::{Bmw, cavalry};
use super::blow::{Stakes, Table, rung};
use super::ground::{Ground, bars_line, is_guard};
use super::worth;
use crate::board::Hex;
use crate::kernel::{Candidate, GameOf, Side, UnitId};
use crate::scenario::bmw::{Dot, Halves};

/// No more units close in on one enemy.
const MOST: usize = 5;
/// Plans for so many enemies are weighed against each other.
const PLANS: usize = 4;
/// A plan must promise so much.
const PROMISE: f64 = 0.3;
/// A move that only betters a unit's place must better it by so much.
const BETTER: f64 = 0.15;

/// What to do next in the movement phase; ending it gains nothing.
pub fn moves(scene: &Scene, game: &GameOf<Bmw>) -> Vec<Candidate<Action>> {
    let s = &game.state;
    let ground = Ground::new(scene, s, s.active);
    let mut listed = vec![Candidate::worth(Action::EndMovement, 0.0)];
    if s.flips_open {
        listed.extend(flips(scene, s, &ground));
    }
    if listed.len() == 1 {
        let runners = muster(scene, s);
        listed.extend(closing(scene, s, &runners));
        if listed.len() == 1 {
            listed.extend(following(scene, s, &runners, &ground));
        }
    }
    if listed.len() == 1 {
        listed.extend(riding(scene, s, &ground));
    }
    listed
}

/// BMW 9.6: heavy cavalry that is near the enemy turns to its strong side.
fn flips(scene: &Scene, s: &State, ground: &Ground) -> Option<Candidate<Action>> {
    let unit = s.units_on_map(scene, s.active).find(|&(unit, hex)| {
        s.piece(unit).face == Face::Back
            && ground.distance(hex) <= 5.0
            && cavalry::check_flip(scene, s, unit).is_ok()
    });
    unit.map(|(unit, _)| Candidate::worth(Action::Flip { unit }, 1.0))
}

/// A unit that may still move, and where it could go.
struct Runner {
    unit: UnitId,
    from: Hex,
    strength: u32,
    ma: u8,
    reach: Vec<u64>,
    charge: Vec<u64>,
}

fn has(bits: &[u64], hex: Hex) -> bool {
    bits.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
}

fn muster(scene: &Scene, s: &State) -> Vec<Runner> {
    let free = |unit: UnitId, how: Way| -> Vec<u64> {
        let mut bits = vec![0; scene.map.grid.len().div_ceil(64)];
        for (hex, _) in movement::costs(scene, s, unit, how) {
            if s.unit_at(hex).is_none() {
                bits[hex.index() / 64] |= 1 << (hex.index() % 64);
            }
        }
        bits
    };
    s.units_on_map(scene, s.active)
        .filter(|&(unit, hex)| !s.piece(unit).moved && !is_guard(scene, s, unit, hex))
        .map(|(unit, from)| {
            let values = s.values(scene, unit);
            let charges = cavalry::check_charger(scene, s, unit).is_ok();
            Runner {
                unit,
                from,
                strength: values.strength.into(),
                ma: values.ma,
                reach: free(unit, Way::March),
                charge: if charges { free(unit, Way::Charge) } else { Vec::new() },
            }
        })
        .filter(|runner| runner.reach.iter().any(|word| *word != 0))
        .collect()
}

/// An enemy unit as it could be attacked.
struct Quarry<'a> {
    scene: &'a Scene,
    s: &'a State,
    table: &'a Table,
    unit: UnitId,
    hex: Hex,
    prize: f64,
    /// Its way out before combat, if nobody faster is near (BMW 8.3).
    light: bool,
    /// Shifts to the left, and whether attacks are halved.
    left: u32,
    halved: bool,
}

/// Who stands against an enemy unit.
#[derive(Clone, Copy)]
struct Ring {
    strength: u32,
    /// What the cheapest of them is worth.
    least: f64,
    /// Somebody is faster than the enemy, or charges: it cannot leave before combat.
    pinned: bool,
    /// Directions in which the enemy could retreat.
    open: u8,
}

impl Quarry<'_> {
    fn new<'a>(
        scene: &'a Scene,
        s: &'a State,
        table: &'a Table,
        unit: UnitId,
        hex: Hex,
    ) -> Quarry<'a> {
        Quarry {
            scene,
            s,
            table,
            unit,
            hex,
            prize: worth::of(scene, s, unit),
            light: s.values(scene, unit).dot == Dot::Solid,
            left: u32::from(scene.effects(hex).shift) + u32::from(s.demoralized[s.active]),
            halved: scene.halves(hex) == Halves::IntoAndOutOf,
        }
    }

    /// Who stands against it already.
    fn ring(&self) -> Ring {
        let (scene, s) = (self.scene, self.s);
        let mut ring = Ring { strength: 0, least: f64::INFINITY, pinned: false, open: 0 };
        for (d, hex) in scene.map.grid.neighbors(self.hex) {
            if let Some(own) = s.unit_of(s.active, hex) {
                ring.join(scene, s, own, self.unit);
            } else if s.can_step(scene, self.unit, self.hex, d) && !s.in_zoc(s.active, hex) {
                ring.open |= 1 << d.index();
            }
        }
        ring
    }

    /// What an attack by such a ring is worth; nothing without anybody in it.
    fn value(&self, ring: Ring) -> f64 {
        if ring.strength == 0 {
            return 0.0;
        }
        let attack = if self.halved { ring.strength.div_ceil(2) } else { ring.strength };
        let defence = u32::from(self.s.values(self.scene, self.unit).strength)
            + u32::from(self.s.leader_value(
                self.scene,
                self.scene.counter(self.unit).side,
                self.hex,
            ));
        let doomed = match ring.open.count_ones() {
            0 => 1.0,
            1 => 0.3,
            2 => 0.12,
            _ => 0.04,
        };
        let stakes = Stakes {
            prize: self.prize,
            flight: doomed * self.prize,
            loss: ring.least,
            rout: 0.15 * ring.least,
        };
        let value = self.table.expected(rung(self.scene, attack, defence, self.left), stakes);
        if self.light && !ring.pinned && ring.open != 0 { value.min(value * 0.15) } else { value }
    }
}

impl Ring {
    fn join(&mut self, scene: &Scene, s: &State, own: UnitId, enemy: UnitId) {
        let values = s.values(scene, own);
        self.strength += u32::from(values.strength)
            + s.hex(own)
                .map_or(0, |hex| u32::from(s.leader_value(scene, scene.counter(own).side, hex)));
        self.least = self.least.min(worth::of(scene, s, own));
        self.pinned |= values.ma > s.values(scene, enemy).ma;
    }
}

/// The first move of a plan to attack an enemy unit.
struct Plan {
    gain: f64,
    unit: UnitId,
    to: Hex,
    charge: bool,
}

/// The first moves of the attacks that promise most.
fn closing(scene: &Scene, s: &State, runners: &[Runner]) -> Vec<Candidate<Action>> {
    let table = Table::new(&scene.crt);
    let enemy = s.active.enemy();
    let mut plans: Vec<Plan> = s
        .units_on_map(scene, enemy)
        .filter(|&(_, hex)| !scene.special.walled_against(s.active, hex))
        .filter_map(|(unit, hex)| plan(&Quarry::new(scene, s, &table, unit, hex), runners))
        .collect();
    plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    plans.truncate(PLANS);
    let go = |plan: &Plan| {
        let how = if plan.charge { Way::Charge } else { Way::March };
        let moves = movement::reach(scene, s, plan.unit, how);
        let action = moves.into_iter().find(|action| action.end() == Some(plan.to))?;
        Some(Candidate::worth(action, plan.gain))
    };
    plans.iter().filter_map(go).collect()
}

/// The best attack on one enemy unit that the runners can bring about.
fn plan(quarry: &Quarry<'_>, runners: &[Runner]) -> Option<Plan> {
    let (scene, s) = (quarry.scene, quarry.s);
    let grid = &scene.map.grid;
    let slots: Vec<(Hex, u8, f64)> = grid
        .neighbors(quarry.hex)
        .filter(|&(_, hex)| s.unit_at(hex).is_none())
        .map(|(_, hex)| {
            let covered =
                grid.neighbors(quarry.hex).filter(|&(_, n)| n == hex || grid.adjacent(n, hex));
            let covered = covered.fold(0, |mask, (d, _)| mask | 1 << d.index());
            (hex, covered, exposure(quarry, hex))
        })
        .collect();
    let near: Vec<&Runner> = runners
        .iter()
        .filter(|r| {
            !grid.adjacent(r.from, quarry.hex) && slots.iter().any(|slot| has(&r.reach, slot.0))
        })
        .collect();
    if near.is_empty() {
        return None;
    }
    let mut ring = quarry.ring();
    let base = quarry.value(ring);
    let (mut first, mut best, mut cost): (Option<Plan>, f64, f64) = (None, PROMISE, 0.0);
    let mut taken: Vec<(UnitId, Hex)> = Vec::new();
    for _ in 0..MOST {
        let free = |unit: UnitId, hex: Hex| !taken.iter().any(|&(u, h)| u == unit || h == hex);
        let mut pick: Option<(f64, &Runner, &(Hex, u8, f64))> = None;
        for &runner in &near {
            for slot in slots.iter().filter(|slot| has(&runner.reach, slot.0)) {
                let shut = f64::from((ring.open & slot.1).count_ones());
                let score = 0.5 * f64::from(runner.strength) + 0.9 * shut - slot.2;
                if free(runner.unit, slot.0) && pick.is_none_or(|(most, ..)| score > most) {
                    pick = Some((score, runner, slot));
                }
            }
        }
        let Some((_, runner, &(hex, covered, exposed))) = pick else { break };
        taken.push((runner.unit, hex));
        let charge = quarry.light && !ring.pinned && ring.open != 0 && has(&runner.charge, hex);
        ring.strength += runner.strength;
        ring.least = ring.least.min(worth::of(scene, s, runner.unit));
        ring.pinned |= charge || runner.ma > s.values(scene, quarry.unit).ma;
        if scene.exerts_zoc(scene.counter(runner.unit), s.piece(runner.unit).face) {
            ring.open &= !covered;
        }
        cost += exposed + 0.1 + if charge { 0.6 } else { 0.0 };
        let gain = quarry.value(ring) - base - cost;
        let plan = first.get_or_insert(Plan { gain, unit: runner.unit, to: hex, charge });
        if gain > best {
            best = gain;
            plan.gain = gain;
        }
    }
    first.filter(|plan| best > PROMISE && plan.gain >= best)
}

/// What it costs to stand there besides the enemy that is meant: whoever else is near must be attacked too
/// (BMW 7.3).
fn exposure(quarry: &Quarry<'_>, hex: Hex) -> f64 {
    let (scene, s) = (quarry.scene, quarry.s);
    let others = scene.map.grid.neighbors(hex).filter_map(|(_, n)| {
        let other = s.unit_of(s.active.enemy(), n).filter(|&u| u != quarry.unit)?;
        (!scene.special.walled_against(s.active, n)).then_some((other, n))
    });
    others
        .map(|(other, n)| {
            let strength = f64::from(s.values(scene, other).strength);
            let own = scene.map.grid.neighbors(n).filter_map(|(_, a)| s.unit_of(s.active, a));
            let own: f64 = own.map(|u| f64::from(s.values(scene, u).strength)).sum();
            0.35 * (strength - own).max(0.0)
        })
        .sum()
}

/// The moves of the first unit that is out of place.
fn following(
    scene: &Scene,
    s: &State,
    runners: &[Runner],
    ground: &Ground,
) -> Vec<Candidate<Action>> {
    let shut = scene.special.line.is_none() || line::winner(scene, s).is_none();
    for runner in runners {
        let stays = post(scene, s, runner, runner.from, ground, shut);
        let better = |hex: Hex| post(scene, s, runner, hex, ground, shut) - stays;
        let worth_it = scene
            .map
            .grid
            .hexes()
            .filter(|&hex| has(&runner.reach, hex))
            .any(|hex| better(hex) > BETTER);
        if worth_it {
            let moves = movement::reach(scene, s, runner.unit, Way::March).into_iter();
            return moves
                .filter_map(|action| {
                    let gain = better(action.end()?);
                    Some(Candidate::worth(action, gain))
                })
                .collect();
        }
    }
    Vec::new()
}

/// What it is worth to have a unit in a hex where it attacks nobody.
fn post(scene: &Scene, s: &State, runner: &Runner, hex: Hex, ground: &Ground, shut: bool) -> f64 {
    let side = s.active;
    let distance = ground.distance(hex);
    let keeps = if runner.strength <= 2 { 3.0 } else { 2.0 };
    let mut worth = -0.12 * (distance - keeps).abs();
    if distance <= 4.0 {
        worth -= 0.015 * ground.shortage(hex);
    }
    if s.in_ezoc(side, hex) {
        worth -= if hex == runner.from { 0.5 } else { 4.0 };
    }
    if hex != runner.from && camps::captures(scene, s, runner.unit, hex) {
        worth += spoils(scene, s, runner, hex);
    }
    if !shut && bars_line(scene, side, hex) {
        worth += 3.0;
    }
    worth + 0.1 * f64::from(scene.effects(hex).shift)
}

/// BMW 15.2, 15.3: what is captured in a hex, less the risk of the plunder.
fn spoils(scene: &Scene, s: &State, runner: &Runner, hex: Hex) -> f64 {
    let of = |marker: UnitId| match (scene.counter(marker).role, scene.special.camps) {
        (Role::Camp, Some((points, scatters_on))) => {
            let scattered = f64::from(7_u8.saturating_sub(scatters_on)) / 6.0;
            f64::from(points) - scattered * worth::of(scene, s, runner.unit)
        }
        (Role::Trebuchet, _) => f64::from(scene.special.trebuchets.unwrap_or(0)),
        _ => 0.0,
    };
    s.markers_in(scene, s.active.enemy(), hex).map(of).sum()
}

/// The rides of the first leader who is out of place: leaders belong with strong units.
fn riding(scene: &Scene, s: &State, ground: &Ground) -> Vec<Candidate<Action>> {
    for &leader in &scene.leaders[s.active] {
        let Some(from) = s.hex(leader).filter(|_| !s.piece(leader).moved) else { continue };
        let stays = seat(scene, s, leader, from, ground);
        let reached = movement::costs(scene, s, leader, Way::March);
        let better = |hex: Hex| seat(scene, s, leader, hex, ground) - stays;
        if !reached.iter().any(|&(hex, _)| better(hex) > BETTER) {
            continue;
        }
        let moves = movement::reach(scene, s, leader, Way::March).into_iter();
        return moves
            .filter(|action| action.end().is_some_and(|hex| s.holds(s.active, hex)))
            .filter_map(|action| {
                let gain = better(action.end()?);
                Some(Candidate::worth(action, gain))
            })
            .collect();
    }
    Vec::new()
}

/// What it is worth to have a leader in a hex.
fn seat(scene: &Scene, s: &State, leader: UnitId, hex: Hex, ground: &Ground) -> f64 {
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

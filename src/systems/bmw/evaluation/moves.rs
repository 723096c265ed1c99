//! The movement phase: who closes in on whom.
//!
//! Every decision is planned anew from what is on the table: first the attack that promises most, then one unit
//! after the other that is out of place, then the leaders.

use super::super::action::Action;
use super::super::movement::{Moves, Way};
use super::super::odds::charging;
use super::super::scene::{Role, Scene};
use super::super::special::objective::objective;
use super::super::state::{Face, State};
use super::super::{Bmw, cavalry};
use super::distances::Distances;
use super::expectation::Table;
use super::march::{self, making_room, marching};
use super::placement::{following, idle, judge_place, judge_ride, riding};
use super::reached::reached;
use super::ring::{AttackTarget, exposure};
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Candidate, GameOf, Styles, Tally, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// No more units close in on one enemy.
const MOST: usize = 5;
/// Plans for so many enemies are weighed against each other.
const PLANS: usize = 3;
/// What it is worth to turn to the front.
const FRONT: f64 = 1.0;

/// What to do next in the movement phase; ending it gains nothing.
pub fn moves(
    scene: &Scene,
    game: &GameOf<Bmw>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let s = &game.state;
    let ground = Distances::new(scene, s, s.active);
    let mut listed = vec![Candidate::worth(Action::EndMovement, 0.0)];
    if s.flips_open {
        listed.extend(flips(scene, s, &ground));
    }
    if listed.len() == 1 {
        listed.extend(making_room(scene, s));
    }
    if listed.len() == 1 {
        listed.extend(marching(scene, s, &ground, styles));
    }
    if listed.len() == 1 {
        let prices = Prices::new(scene, s, styles.army());
        listed.extend(closing(scene, s, &prices, &ground, styles));
        if listed.len() == 1 {
            listed.extend(following(scene, s, &prices, &ground, styles));
        }
    }
    if listed.len() == 1 {
        listed.extend(riding(scene, s, &ground, styles));
    }
    listed
}

/// Heavy cavalry that is near the enemy turns to its front (BMW 9.6).
fn flips(scene: &Scene, s: &State, ground: &Distances<'_>) -> Option<Candidate<Action>> {
    let unit = s.units_on_map(scene, s.active).find(|&(unit, hex)| {
        s.piece(unit).face == Face::Back
            && ground.distance(hex) <= 5.0
            && cavalry::check_flip(scene, s, unit).is_ok()
    });
    unit.map(|(unit, _)| Candidate::worth(Action::Flip { unit }, FRONT))
}

/// A unit that may still move, and where it could go.
struct Attacker {
    unit: UnitId,
    from: Hex,
    strength: u32,
    ma: u8,
    /// The vacant hexes that it reaches.
    hexes: Vec<Hex>,
    reach: Vec<u64>,
    /// Those that it reaches in a charge, once somebody asked.
    charge: OnceCell<Vec<u64>>,
}

fn has(bits: &[u64], hex: Hex) -> bool {
    bits.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
}

fn bits(scene: &Scene, hexes: &[Hex]) -> Vec<u64> {
    let mut bits = vec![0; scene.map.grid.len().div_ceil(64)];
    for hex in hexes {
        bits[hex.index() / 64] |= 1 << (hex.index() % 64);
    }
    bits
}

impl Attacker {
    fn new(scene: &Scene, s: &State, unit: UnitId, from: Hex) -> Attacker {
        let values = s.values(scene, unit);
        let hexes = reached(scene, s, unit, Way::March);
        Attacker {
            unit,
            from,
            strength: values.strength.into(),
            ma: values.ma,
            reach: bits(scene, &hexes),
            hexes,
            charge: OnceCell::new(),
        }
    }

    fn charges_to(&self, scene: &Scene, s: &State, hex: Hex) -> bool {
        let reach = self.charge.get_or_init(|| {
            if cavalry::check_charger(scene, s, self.unit).is_err() {
                return Vec::new();
            }
            bits(scene, &reached(scene, s, self.unit, Way::Charge))
        });
        has(reach, hex)
    }
}

/// The first move of a plan to attack an enemy unit.
struct Plan {
    unit: UnitId,
    to: Hex,
    charge: bool,
    /// The enemy who is meant.
    target: UnitId,
    prospects: Prospects,
}

/// What a plan promises, and what it costs.
#[derive(Clone, Copy, Default)]
struct Prospects {
    attack: f64,
    duties: f64,
    approach: f64,
    charges: f64,
}

impl Prospects {
    fn judge(&self, target: UnitId, tally: &mut impl Tally<Term>) {
        tally.add(Term::Attack { target }, self.attack);
        tally.add(Term::Duties, -self.duties);
        tally.add(Term::Effort, -self.approach);
        tally.add(Term::Charging, -self.charges);
    }

    fn gain(&self, target: UnitId) -> f64 {
        let mut sum = 0.0;
        self.judge(target, &mut sum);
        sum
    }
}

/// The first moves of the attacks that promise most.
fn closing(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let go = |plan: &Plan| {
        let how = if plan.charge { Way::Charge } else { Way::March };
        let action = Moves::of(scene, s, plan.unit, how)?.to(plan.to)?;
        Some(Candidate::worth(action, plan.prospects.gain(plan.target)))
    };
    plans(scene, s, prices, ground, styles).iter().filter_map(go).collect()
}

/// Judges whatever can be done in the phase.
pub struct MoveJudge<'a> {
    scene: &'a Scene,
    s: &'a State,
    styles: Styles<'a, Weights>,
    ground: Distances<'a>,
    prices: Prices,
    plans: Vec<Plan>,
}

impl<'a> MoveJudge<'a> {
    /// Looks around.
    pub fn new(scene: &'a Scene, s: &'a State, styles: Styles<'a, Weights>) -> MoveJudge<'a> {
        let ground = Distances::new(scene, s, s.active);
        let prices = Prices::new(scene, s, styles.army());
        let plans = plans(scene, s, &prices, &ground, styles);
        MoveJudge { scene, s, styles, ground, prices, plans }
    }

    /// What an action is judged by.
    pub fn judge(&self, action: &Action, tally: &mut impl Tally<Term>) {
        let MoveJudge { scene, s, styles, ref ground, ref prices, ref plans } = *self;
        if let Action::Flip { .. } = action {
            return tally.add(Term::Front, FRONT);
        }
        let Action::Move { unit, path, charge } = action else { return };
        let (Some(from), Some(&to)) = (s.hex(*unit), path.last()) else { return };
        let way = (*unit, from, to);
        if matches!(scene.counter(*unit).role, Role::Leader { .. }) {
            return judge_ride(scene, s, (ground, styles), way, tally);
        }
        if objective(scene, *unit).is_some() {
            return march::judge(scene, s, (ground, styles), way, tally);
        }
        let is_it = |plan: &&Plan| (plan.unit, plan.to, plan.charge) == (*unit, to, *charge);
        match plans.iter().find(is_it) {
            Some(plan) => plan.prospects.judge(plan.target, tally),
            None => judge_place(scene, s, (prices, ground, styles), way, tally),
        }
    }

    /// What an action gains.
    pub fn gain(&self, action: &Action) -> f64 {
        let mut sum = 0.0;
        self.judge(action, &mut sum);
        sum
    }
}

/// The attacks that promise most.
fn plans(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Plan> {
    let near = |&(unit, hex): &(UnitId, Hex)| {
        ground.distance(hex) <= f64::from(s.values(scene, unit).ma) + 1.0
    };
    let attackers: Vec<Attacker> = idle(scene, s)
        .filter(near)
        .map(|(unit, hex)| Attacker::new(scene, s, unit, hex))
        .filter(|attacker| !attacker.hexes.is_empty())
        .collect();
    if attackers.is_empty() {
        return Vec::new();
    }
    let table = Table::new(&scene.crt, styles.army());
    let mut plans: Vec<Plan> = s
        .units_on_map(scene, s.active.enemy())
        .filter(|&(_, hex)| !scene.special.walled_against(s.active, hex))
        .filter_map(|enemy| {
            let target = AttackTarget::new(scene, s, (&table, prices, styles), enemy);
            plan(&target, &attackers)
        })
        .collect();
    let gain = |plan: &Plan| plan.prospects.gain(plan.target);
    plans.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    plans.truncate(PLANS);
    plans
}

/// The best attack on one enemy unit that the attackers can bring about.
fn plan(target: &AttackTarget<'_>, attackers: &[Attacker]) -> Option<Plan> {
    let (scene, s, weights) = (target.scene, target.s, target.styles.army());
    let grid = &scene.map.grid;
    let vacant: SmallVec<[Hex; 6]> =
        grid.neighbors(target.hex).map(|(_, n)| n).filter(|&n| s.unit_at(n).is_none()).collect();
    let near: Vec<&Attacker> = attackers
        .iter()
        .filter(|r| {
            !grid.adjacent(r.from, target.hex) && vacant.iter().any(|&hex| has(&r.reach, hex))
        })
        .collect();
    if near.is_empty() {
        return None;
    }
    let slots: SmallVec<[(Hex, u8, f64); 6]> = vacant
        .into_iter()
        .filter(|&hex| near.iter().any(|attacker| has(&attacker.reach, hex)))
        .map(|hex| {
            let covered =
                grid.neighbors(target.hex).filter(|&(_, n)| n == hex || grid.adjacent(n, hex));
            let covered = covered.fold(0, |mask, (d, _)| mask | 1 << d.index());
            (hex, covered, exposure(target, hex))
        })
        .collect();
    let mut ring = target.ring();
    let base = target.value(ring);
    let (mut first, mut best): (Option<Plan>, f64) = (None, weights.promise);
    let mut now = Prospects::default();
    let mut taken: Vec<(UnitId, Hex)> = Vec::new();
    for _ in 0..MOST {
        let free = |unit: UnitId, hex: Hex| !taken.iter().any(|&(u, h)| u == unit || h == hex);
        let mut pick: Option<(f64, &Attacker, &(Hex, u8, f64))> = None;
        for &attacker in &near {
            for slot in slots.iter().filter(|slot| has(&attacker.reach, slot.0)) {
                let shut = f64::from((ring.open & slot.1).count_ones());
                let score =
                    weights.stronger * f64::from(attacker.strength) + weights.shuts * shut - slot.2;
                if free(attacker.unit, slot.0) && pick.is_none_or(|(most, ..)| score > most) {
                    pick = Some((score, attacker, slot));
                }
            }
        }
        let Some((_, attacker, &(hex, covered, exposed))) = pick else { break };
        taken.push((attacker.unit, hex));
        let charged = charging(scene, attacker.strength);
        let pins = target.light && !ring.pinned && ring.open != 0;
        let charge = (pins || charged > attacker.strength) && attacker.charges_to(scene, s, hex);
        ring.strike(target, hex, if charge { charged } else { attacker.strength });
        ring.least = ring.least.min(target.prices.of(scene, attacker.unit));
        ring.pinned |= charge || attacker.ma > s.values(scene, target.unit).ma;
        if scene.exerts_zoc(scene.counter(attacker.unit), s.piece(attacker.unit).face) {
            ring.open &= !covered;
        }
        let own = target.styles.of(attacker.unit);
        now.duties += exposed;
        now.approach += own.approach;
        now.charges += if charge { own.charge } else { 0.0 };
        now.attack = target.value(ring) - base;
        let gain = now.gain(target.unit);
        let plan = first.get_or_insert(Plan {
            unit: attacker.unit,
            to: hex,
            charge,
            target: target.unit,
            prospects: now,
        });
        if gain > best {
            best = gain;
            plan.prospects = now;
        }
    }
    first.filter(|plan| best > weights.promise && plan.prospects.gain(target.unit) >= best)
}

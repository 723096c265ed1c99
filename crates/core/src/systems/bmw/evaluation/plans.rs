//! The movement phase: the attacks that promise most, and how they are kept from decision to decision.

use super::super::cavalry;
use super::super::movement::{self, Way};
use super::super::odds::charging;
use super::super::scene::Scene;
use super::super::state::State;
use super::distances::Distances;
use super::expectation::Table;
use super::placement::{idle, is_idle};
use super::ring::{AttackTarget, exposure};
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::board::{Direction, Hex, Reach};
use crate::kernel::{Styles, Tally, UnitId};
use smallvec::SmallVec;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// No more units close in on one enemy.
const MOST: usize = 5;
/// Plans for so many enemies are weighed against each other.
const PLANS: usize = 3;
/// A plan looks at own units so many hexes from the enemy who is meant: those next to others who are next to where it leads.
const SEEN: u16 = 3;

thread_local! {
    /// The plans of the last decision. While a side moves, its enemies stay where they are, so that only the plans change that have to
    /// do with a counter that moved.
    static LAST: RefCell<Option<Planned>> = const { RefCell::new(None) };
}

/// The first move of a plan to attack an enemy unit.
#[derive(Clone, Copy)]
pub struct Plan {
    pub unit: UnitId,
    pub to: Hex,
    pub charge: bool,
    /// The enemy who is meant.
    pub target: UnitId,
    pub prospects: Prospects,
}

/// What a plan promises, and what it costs.
#[derive(Clone, Copy, Default)]
pub struct Prospects {
    attack: f64,
    duties: f64,
    approach: f64,
    charges: f64,
}

impl Prospects {
    /// What the plan is judged by.
    pub fn judge(&self, target: UnitId, tally: &mut impl Tally<Term>) {
        tally.add(Term::Attack { target }, self.attack);
        tally.add(Term::Duties, -self.duties);
        tally.add(Term::Effort, -self.approach);
        tally.add(Term::Charging, -self.charges);
    }

    /// What it gains.
    pub fn gain(&self, target: UnitId) -> f64 {
        let mut sum = 0.0;
        self.judge(target, &mut sum);
        sum
    }
}

/// A unit that may still move, and where it could go.
struct Attacker {
    unit: UnitId,
    from: Hex,
    strength: u32,
    ma: u8,
    ways: Rc<Reach>,
    /// Its ways in a charge, once somebody asked; none if it can't charge.
    charge: OnceCell<Option<Rc<Reach>>>,
}

impl Attacker {
    /// A unit that is near enough to the enemy, if it can go anywhere.
    fn new(
        scene: &Scene,
        s: &State,
        ground: &Distances<'_>,
        (unit, from): (UnitId, Hex),
    ) -> Option<Attacker> {
        let values = s.values(scene, unit);
        if ground.distance(from) > f64::from(values.ma) + 1.0 {
            return None;
        }
        let ways = movement::ways(scene, s, unit, Way::March)?;
        let (strength, ma) = (values.strength.into(), values.ma);
        Some(Attacker { unit, from, strength, ma, ways, charge: OnceCell::new() })
    }

    fn goes_to(&self, hex: Hex) -> bool {
        self.ways.cost(hex).is_some()
    }

    fn charges_to(&self, scene: &Scene, s: &State, hex: Hex) -> bool {
        let ways = self.charge.get_or_init(|| {
            cavalry::check_charger(scene, s, self.unit).ok()?;
            movement::ways(scene, s, self.unit, Way::Charge)
        });
        ways.as_ref().is_some_and(|ways| ways.cost(hex).is_some())
    }
}

/// What plans are made with.
#[derive(Clone, Copy)]
struct Council<'a> {
    scene: &'a Scene,
    s: &'a State,
    prices: &'a Prices,
    ground: &'a Distances<'a>,
    styles: Styles<'a, Weights>,
}

/// The best attack on each enemy, and all that it depends on.
struct Planned {
    scene: u64,
    weights: Weights,
    s: State,
    attackers: Vec<Attacker>,
    targets: Vec<(UnitId, Hex, Option<Plan>)>,
}

/// The attacks that promise most.
pub fn plans(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Plan> {
    let council = Council { scene, s, prices, ground, styles };
    LAST.with_borrow_mut(|last| {
        let planned = match last.take().and_then(|last| last.renewed(council)) {
            Some(renewed) => renewed,
            None => Planned::anew(council),
        };
        last.insert(planned).best()
    })
}

impl Planned {
    fn anew(council: Council<'_>) -> Planned {
        let Council { scene, s, ground, styles, .. } = council;
        let enemies = s.units_on_map(scene, s.active.enemy());
        let open = enemies.filter(|&(_, hex)| !scene.special.walled_against(s.active, hex));
        let mut planned = Planned {
            scene: scene.id.number(),
            weights: styles.army().clone(),
            s: s.clone(),
            attackers: idle(scene, s).filter_map(|u| Attacker::new(scene, s, ground, u)).collect(),
            targets: open.map(|(unit, hex)| (unit, hex, None)).collect(),
        };
        planned.plan(council, |_| true);
        planned
    }

    /// The plans of another position, if it differs by own counters on the map alone.
    fn renewed(mut self, council: Council<'_>) -> Option<Planned> {
        let Council { scene, s, ground, styles, .. } = council;
        if self.scene != scene.id.number() || self.weights != *styles.army() {
            return None;
        }
        let moved = s.moved_since(&self.s)?;
        let (mut hexes, mut movers) = (SmallVec::<[Hex; 8]>::new(), Vec::new());
        for &unit in &moved {
            let counter = scene.counter(unit);
            if counter.side != s.active || !counter.is_unit() && !counter.is_leader() {
                return None;
            }
            hexes.extend([self.s.hex(unit)?, s.hex(unit)?]);
            if let Some(place) = self.attackers.iter().position(|attacker| attacker.unit == unit) {
                movers.push(self.attackers.remove(place).ways);
            }
        }
        for unit in moved {
            let place = (unit, s.hex(unit)?);
            let goes = scene.counter(unit).is_unit() && is_idle(scene, s, place);
            if let Some(attacker) = goes.then(|| Attacker::new(scene, s, ground, place)).flatten() {
                movers.push(Rc::clone(&attacker.ways));
                let place = self.attackers.partition_point(|other| other.unit < unit);
                self.attackers.insert(place, attacker);
            }
        }
        self.s = s.clone();
        let grid = &scene.map.grid;
        self.plan(council, |target| {
            hexes.iter().any(|&hex| grid.distance(hex, target) <= SEEN)
                || grid
                    .neighbors(target)
                    .any(|(_, hex)| movers.iter().any(|ways| ways.cost(hex).is_some()))
        });
        Some(self)
    }

    /// Plans the attacks anew on enemies in some hexes.
    fn plan(&mut self, council: Council<'_>, is_due: impl Fn(Hex) -> bool) {
        let Council { scene, s, prices, styles, .. } = council;
        if self.attackers.is_empty() {
            return self.targets.iter_mut().for_each(|(_, _, plan)| *plan = None);
        }
        let table = Table::new(&scene.crt, styles.army());
        for (unit, hex, known) in &mut self.targets {
            if is_due(*hex) {
                let target = AttackTarget::new(scene, s, (&table, prices, styles), (*unit, *hex));
                *known = plan(&target, &self.attackers);
            }
        }
    }

    fn best(&self) -> Vec<Plan> {
        let gain = |plan: &Plan| plan.prospects.gain(plan.target);
        let mut plans: Vec<Plan> = self.targets.iter().filter_map(|&(_, _, plan)| plan).collect();
        plans.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
        plans.truncate(PLANS);
        plans
    }
}

/// The best attack on one enemy unit that the attackers can bring about.
fn plan(target: &AttackTarget<'_>, attackers: &[Attacker]) -> Option<Plan> {
    let (scene, s, weights) = (target.scene, target.s, target.styles.army());
    let grid = &scene.map.grid;
    let vacant: SmallVec<[Hex; 6]> =
        grid.neighbors(target.hex).map(|(_, n)| n).filter(|&n| s.unit_at(n).is_none()).collect();
    // Which of these hexes each of them can go to, in bits.
    let mut near: SmallVec<[(&Attacker, u8); 16]> = SmallVec::new();
    let mut open = 0;
    for attacker in attackers.iter().filter(|r| !grid.adjacent(r.from, target.hex)) {
        let goes =
            |mask, (place, &hex): (usize, &Hex)| mask | u8::from(attacker.goes_to(hex)) << place;
        let hexes = vacant.iter().enumerate().fold(0, goes);
        if hexes != 0 {
            near.push((attacker, hexes));
            open |= hexes;
        }
    }
    if near.is_empty() {
        return None;
    }
    let mut slots = [(0_u8, 0.0); 6];
    for place in Direction::of_set(open).map(Direction::index) {
        let hex = vacant[place];
        let covered =
            grid.neighbors(target.hex).filter(|&(_, n)| n == hex || grid.adjacent(n, hex));
        let covered = covered.fold(0, |mask, (d, _)| mask | 1 << d.index());
        slots[place] = (covered, exposure(target, hex));
    }
    let mut ring = target.ring();
    let base = target.value(ring);
    let (mut first, mut best): (Option<Plan>, f64) = (None, weights.promise);
    let mut now = Prospects::default();
    for _ in 0..MOST {
        let shuts =
            slots.map(|(covered, _)| weights.shuts * f64::from((ring.open & covered).count_ones()));
        let mut pick: Option<(f64, usize, usize)> = None;
        for (number, &(attacker, hexes)) in near.iter().enumerate() {
            let stronger = weights.stronger * f64::from(attacker.strength);
            for place in Direction::of_set(hexes & open).map(Direction::index) {
                let score = stronger + shuts[place] - slots[place].1;
                if pick.is_none_or(|(most, ..)| score > most) {
                    pick = Some((score, number, place));
                }
            }
        }
        let Some((_, number, place)) = pick else { break };
        let (attacker, hex, (covered, exposed)) = (near[number].0, vacant[place], slots[place]);
        near[number].1 = 0;
        open &= !(1 << place);
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

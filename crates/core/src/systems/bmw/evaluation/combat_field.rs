//! The combat phase: who could attack whom, and what an attack promises.

use super::super::charts::crt::OddsColumn;
use super::super::combat::{Duties, opponents};
use super::super::odds::{
    any_or_all_halve, halves_from, halves_into, share, shift_of_several, summed,
};
use super::super::retreat;
use super::super::scene::Scene;
use super::super::state::{Mark, State};
use super::expectation::{Stakes, Table, odds_column};
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Scaled, Tally, UnitId};
use crate::scenario::bmw::Dot;
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::cmp::Reverse;

/// Enemies who could be attacked together, and who is able to.
pub struct Set {
    pub foes: Numbers,
    /// The strongest first, and whether their attack is halved (BMW 7.5).
    pub able: SmallVec<[(usize, bool); 6]>,
}

/// Fighters or foes by their numbers.
pub type Numbers = SmallVec<[usize; 6]>;

/// An own unit that may still attack.
pub struct Fighter {
    pub unit: UnitId,
    /// What it adds to an attack, leader and charge included (BMW 10.2, RUL-61).
    share: u32,
    strength: u8,
    ma: u8,
    charges: bool,
    /// Whether it attacks from a hill.
    high: bool,
    price: f64,
    /// Whom it could attack.
    pub faced: Numbers,
    /// Whether it would die if it had to retreat now, once somebody asked.
    trapped: OnceCell<bool>,
}

/// An enemy unit that could be attacked.
pub struct Foe {
    pub unit: UnitId,
    /// What it has to defend with.
    share: u32,
    /// Its movement points, if it may leave before combat (BMW 8.3).
    nimble: Option<u8>,
    /// What its ground does to attacks: shifts to the left, and whether they are halved.
    shift: u32,
    pub halves: bool,
    price: f64,
    /// Who could attack it, in the order of the fighters, and whether the attack is halved by where it comes from.
    pub near: SmallVec<[(usize, bool); 6]>,
    /// The same as of a fighter.
    trapped: OnceCell<bool>,
    /// What an attack by all of them on it alone gains, once somebody asked.
    whole: OnceCell<f64>,
}

/// Those who are attacked together.
pub struct Defence {
    strength: u32,
    /// Shifts to the left by their ground, if nobody attacks from a hill.
    shift: u32,
    pub halves: bool,
    prize: f64,
    flight: f64,
    /// Whether none of them has anywhere to go.
    cornered: bool,
    /// The most movement points among those who could leave before combat.
    nimble: Option<u8>,
    target: Option<UnitId>,
}

/// Those who attack together, as one after the other joins.
pub struct Joined {
    full: u32,
    halved: u32,
    high: bool,
    charges: bool,
    fastest: u8,
    loss: f64,
    rout: f64,
}

/// What is the same for every attack of this decision.
pub struct Field<'a> {
    pub scene: &'a Scene,
    pub s: &'a State,
    pub weights: &'a Weights,
    table: Table<'a>,
    pub fighters: Vec<Fighter>,
    pub foes: Vec<Foe>,
    /// Foes that must still be attacked.
    pub owed: Vec<usize>,
    /// Own units that must still attack.
    pub bound: Vec<usize>,
}

impl Default for Joined {
    /// Nobody has joined.
    fn default() -> Joined {
        Joined {
            full: 0,
            halved: 0,
            high: false,
            charges: false,
            fastest: 0,
            loss: f64::INFINITY,
            rout: 0.0,
        }
    }
}

impl Joined {
    /// One more joins.
    pub fn join(&mut self, field: &Field<'_>, number: usize, halved: bool) {
        let fighter = &field.fighters[number];
        *if halved { &mut self.halved } else { &mut self.full } += fighter.share;
        self.high |= fighter.high;
        self.charges |= fighter.charges;
        self.fastest = self.fastest.max(fighter.ma);
        self.loss = self.loss.min(fighter.price);
        if field.is_trapped(&fighter.trapped, fighter.unit) {
            self.rout += fighter.price;
        }
    }

    /// What they attack with (BMW 7.2, 7.5).
    pub fn strength(&self) -> u32 {
        summed(self.full, self.halved)
    }
}

impl<'a> Field<'a> {
    /// Looks at everybody who may still attack, and at whom.
    pub fn new(scene: &'a Scene, s: &'a State, weights: &'a Weights, duties: &Duties) -> Field<'a> {
        let prices = Prices::new(scene, s, weights);
        let (mut fighters, mut foes) = (Vec::new(), Vec::<Foe>::new());
        for (unit, from) in
            s.units_on_map(scene, s.active).filter(|&(u, _)| !s.piece(u).has(Mark::Fought))
        {
            let mut faced = Numbers::new();
            for enemy in opponents(scene, s, unit) {
                let Some(hex) = s.hex(enemy) else { continue };
                let known = foes.iter().position(|foe| foe.unit == enemy);
                let number = known.unwrap_or_else(|| {
                    foes.push(Foe::new(scene, s, &prices, enemy, hex));
                    foes.len() - 1
                });
                foes[number].near.push((fighters.len(), halves_from(scene, from, hex)));
                faced.push(number);
            }
            if !faced.is_empty() {
                let values = s.values(scene, unit);
                fighters.push(Fighter {
                    unit,
                    share: share(scene, s, unit).strength,
                    strength: values.strength,
                    ma: values.ma,
                    charges: s.piece(unit).has(Mark::Charging),
                    high: scene.effects(from).shift > 0,
                    price: prices.of(scene, unit),
                    faced,
                    trapped: OnceCell::new(),
                });
            }
        }
        let foe = |unit| foes.iter().position(|foe| foe.unit == unit);
        let fighter = |unit| fighters.iter().position(|fighter| fighter.unit == unit);
        let owed = duties.units().filter_map(foe).collect();
        let bound = duties.units().filter_map(fighter).collect();
        let table = Table::new(&scene.crt, weights);
        Field { scene, s, weights, table, fighters, foes, owed, bound }
    }

    /// Who could be attacked together: each enemy alone, and those whom one own unit faces.
    pub fn sets(&self) -> Vec<Set> {
        // A set is told from others by its units: each has at most six, of sixteen bits.
        let (mut sets, mut known) = (Vec::new(), Vec::<u128>::new());
        let unit = |number: usize| self.foes[number].unit;
        for fighter in &self.fighters {
            let faced = &fighter.faced;
            let mut order: Numbers = (0..faced.len()).collect();
            order.sort_unstable_by_key(|&place| unit(faced[place]));
            // Every selection of at most six neighbours.
            for chosen in 1_u32..1 << faced.len() {
                let selected = order.iter().filter(|&&place| chosen >> place & 1 == 1);
                let foes: Numbers = selected.map(|&place| faced[place]).collect();
                let key = foes.iter().fold(1, |key, &foe| key << 16 | u128::from(unit(foe).0));
                if !known.contains(&key) {
                    known.push(key);
                    sets.push(Set { able: self.able(&foes), foes });
                }
            }
        }
        sets
    }

    /// Who can attack all of these.
    fn able(&self, foes: &[usize]) -> SmallVec<[(usize, bool); 6]> {
        let (first, others) = (&self.foes[foes[0]], &foes[1..]);
        let attacks_all = |&(fighter, halved): &(usize, bool)| {
            others.iter().try_fold((fighter, halved), |(_, halved), &foe| {
                let near = &self.foes[foe].near;
                let &(_, too) = near.iter().find(|(other, _)| *other == fighter)?;
                Some((fighter, halved || too))
            })
        };
        let mut able: SmallVec<[(usize, bool); 6]> =
            first.near.iter().filter_map(attacks_all).collect();
        able.sort_by_key(|&(fighter, _)| Reverse(self.fighters[fighter].strength));
        able
    }

    /// Those who are attacked together.
    pub fn defence(&self, foes: &[usize]) -> Defence {
        let foes = foes.iter().map(|&number| &self.foes[number]);
        let mut defence = Defence {
            strength: foes.clone().map(|foe| foe.share).sum(),
            shift: shift_of_several(self.scene, foes.clone().map(|foe| foe.shift)),
            halves: any_or_all_halve(self.scene, foes.clone().map(|foe| foe.halves)),
            prize: f64::INFINITY,
            flight: 0.0,
            cornered: true,
            nimble: None,
            target: foes.clone().next().map(|foe| foe.unit),
        };
        for foe in foes {
            defence.prize = defence.prize.min(foe.price);
            if self.is_trapped(&foe.trapped, foe.unit) {
                defence.flight += foe.price;
            } else {
                defence.cornered = false;
                defence.nimble = defence.nimble.max(foe.nimble);
            }
        }
        defence
    }

    /// BMW 7.2: the odds, as `odds.rs` has them.
    pub fn odds_column(&self, joined: &Joined, defence: &Defence) -> OddsColumn {
        let hill = if joined.high { 0 } else { defence.shift };
        let left = hill + u32::from(self.s.demoralized[self.s.active]);
        odds_column(self.scene, joined.strength(), defence.strength, left)
    }

    /// What an attack promises.
    pub fn gain(&self, joined: &Joined, defence: &Defence) -> f64 {
        let mut sum = 0.0;
        self.judge(joined, defence, &mut sum);
        sum
    }

    /// What an attack is judged by.
    pub fn judge(&self, joined: &Joined, defence: &Defence, tally: &mut impl Tally<Term>) {
        let odds_column = self.odds_column(joined, defence);
        let &Defence { prize, flight, cornered, target, .. } = defence;
        let stakes = Stakes { prize, flight, cornered, loss: joined.loss, rout: joined.rout };
        let mut kept = 1.0;
        // Whether the defenders probably leave before the dice fall (BMW 8.3).
        if !joined.charges && defence.nimble.is_some_and(|ma| ma >= joined.fastest) {
            let (value, evasion) = (self.table.expected(odds_column, stakes), self.weights.evasion);
            kept = if evasion * value < value { evasion } else { 1.0 };
        }
        let tally = &mut Scaled::by(tally, kept);
        self.table.prospects(odds_column, stakes, target, tally);
    }

    /// Whether a unit would die if it had to retreat now.
    fn is_trapped(&self, known: &OnceCell<bool>, unit: UnitId) -> bool {
        *known.get_or_init(|| !retreat::can_retreat(self.scene, self.s, unit))
    }

    /// What the enemies who must be attacked as well can still be attacked with, and to what end.
    pub fn left_over(&self, fighters: &[usize], foes: &[usize]) -> f64 {
        let mut sum = 0.0;
        for number in self.owed.iter().filter(|number| !foes.contains(number)) {
            let foe = &self.foes[*number];
            let free = |&&(fighter, _): &&(usize, bool)| !fighters.contains(&fighter);
            let rest = foe.near.iter().filter(free);
            match rest.clone().count() {
                0 => {}
                all if all == foe.near.len() => {
                    sum += foe.whole.get_or_init(|| self.alone(*number, rest));
                }
                _ => sum += self.alone(*number, rest),
            }
        }
        sum
    }

    /// What an attack on one enemy gains.
    pub fn alone<'b>(&self, foe: usize, by: impl Iterator<Item = &'b (usize, bool)>) -> f64 {
        let (defence, mut joined) = (self.defence(&[foe]), Joined::default());
        for &(fighter, halved) in by {
            joined.join(self, fighter, halved || defence.halves);
        }
        self.gain(&joined, &defence)
    }
}

impl Foe {
    fn new(scene: &Scene, s: &State, prices: &Prices, unit: UnitId, hex: Hex) -> Foe {
        let values = s.values(scene, unit);
        Foe {
            unit,
            share: share(scene, s, unit).strength,
            nimble: (values.dot == Dot::Solid).then_some(values.ma),
            shift: scene.effects(hex).shift.into(),
            halves: halves_into(scene, hex),
            price: prices.of(scene, unit),
            near: SmallVec::new(),
            trapped: OnceCell::new(),
            whole: OnceCell::new(),
        }
    }
}

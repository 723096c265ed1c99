//! BMW 7.3: the combat phase as a whole: who attacks whom, so that everybody who must fight does, at the best total value. The duty
//! that leaves the fewest ways comes first, and of the allocations so far only the most promising are followed up.
//!
//! Where everybody stands once the dice have fallen is not known: losses, retreats and advances are left out.

use super::super::action::{Action, Units};
use super::combat_field::{Field, Joined, Numbers, Set};
use smallvec::SmallVec;

/// So many allocations are followed up at each step.
const WIDTH: usize = 8;
/// So many of those who are able to attack together are combined in every way; the weakest of the others stay away first.
const COMBINED: usize = 4;
/// Fighters and foes are counted by the bits of a mask.
const MOST: usize = 128;

/// An attack in an allocation.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// The number of its [`Set`].
    pub set: usize,
    /// Who attacks, a bit each.
    pub fighters: u128,
    /// What it gains by itself.
    pub gain: f64,
}

/// Who attacks whom.
#[derive(Clone, Debug, Default)]
pub struct Allocation {
    /// The attacks.
    pub attacks: SmallVec<[Attack; 6]>,
    /// What they gain together.
    pub gain: f64,
    fought: u128,
    attacked: u128,
    /// What may be hoped for of the duties that are left.
    outlook: f64,
}

/// What has to be done next.
enum Duty {
    /// Nothing.
    None,
    /// Somebody who must fight has nobody left.
    Stuck,
    /// An enemy has to be attacked.
    Foe(usize),
    /// An own unit has to attack.
    Fighter(usize),
}

/// The allocations that gain most, the best first. None if the duties cannot all be met by attacks that are weighed here.
pub fn allocations(field: &Field<'_>, sets: &[Set]) -> Vec<Allocation> {
    if field.fighters.len() > MOST || field.foes.len() > MOST {
        return Vec::new();
    }
    let foes: Vec<u128> = sets.iter().map(|set| mask(&set.foes)).collect();
    let search = Search { field, sets, foes: &foes };
    let (mut open, mut complete) = (vec![Allocation::default()], Vec::new());
    while !open.is_empty() {
        let mut next: Vec<Allocation> = Vec::new();
        for allocation in open {
            match search.duty(&allocation) {
                Duty::None => complete.push(allocation),
                Duty::Stuck => {}
                duty => search.go_on(&allocation, &duty, &mut next),
            }
        }
        next.sort_by(|a, b| f64::total_cmp(&b.promise(), &a.promise()));
        next.truncate(WIDTH);
        open = next;
    }
    complete.sort_by(|a, b| f64::total_cmp(&b.gain, &a.gain));
    complete.truncate(WIDTH);
    let tempting = search.tempting();
    for allocation in &mut complete {
        search.round_off(allocation, &tempting);
    }
    complete.sort_by(|a, b| f64::total_cmp(&b.gain, &a.gain));
    complete
}

impl Attack {
    /// The action that declares it.
    pub fn action(&self, field: &Field<'_>, sets: &[Set]) -> Action {
        let Set { foes, able } = &sets[self.set];
        let takes_part = |&&(fighter, _): &&(usize, bool)| self.fighters & bit(fighter) != 0;
        let attackers =
            able.iter().filter(takes_part).map(|&(number, _)| field.fighters[number].unit);
        let defenders = foes.iter().map(|&number| field.foes[number].unit);
        Action::Attack { attackers: attackers.collect(), defenders: defenders.collect::<Units>() }
    }
}

impl Allocation {
    fn promise(&self) -> f64 {
        self.gain + self.outlook
    }

    fn with(&self, attack: Attack, foes: u128) -> Allocation {
        let mut with = self.clone();
        with.attacks.push(attack);
        with.gain += attack.gain;
        with.fought |= attack.fighters;
        with.attacked |= foes;
        with
    }
}

struct Search<'a> {
    field: &'a Field<'a>,
    sets: &'a [Set],
    /// The foes of each set, a bit each.
    foes: &'a [u128],
}

impl Search<'_> {
    /// The duty that leaves the fewest ways.
    fn duty(&self, allocation: &Allocation) -> Duty {
        let (mut duty, mut fewest) = (Duty::None, usize::MAX);
        for &foe in self.field.owed.iter().filter(|&&foe| allocation.attacked & bit(foe) == 0) {
            let near = self.field.foes[foe].near.iter();
            let ways = near.filter(|&&(fighter, _)| allocation.fought & bit(fighter) == 0).count();
            if ways < fewest {
                (duty, fewest) = (Duty::Foe(foe), ways);
            }
        }
        for &own in self.field.bound.iter().filter(|&&own| allocation.fought & bit(own) == 0) {
            let faced = self.field.fighters[own].faced.iter();
            let ways = faced.filter(|&&foe| allocation.attacked & bit(foe) == 0).count();
            if ways < fewest {
                (duty, fewest) = (Duty::Fighter(own), ways);
            }
        }
        if fewest == 0 { Duty::Stuck } else { duty }
    }

    /// The allocation with every attack that meets the duty.
    fn go_on(&self, allocation: &Allocation, duty: &Duty, next: &mut Vec<Allocation>) {
        for (number, &foes) in self.foes.iter().enumerate() {
            let wanted = match *duty {
                Duty::Foe(foe) => foes & bit(foe) != 0,
                Duty::Fighter(own) => {
                    self.sets[number].able.iter().any(|&(fighter, _)| fighter == own)
                }
                Duty::None | Duty::Stuck => false,
            };
            if !wanted || foes & allocation.attacked != 0 {
                continue;
            }
            let own = if let Duty::Fighter(own) = *duty { bit(own) } else { 0 };
            for attack in self.attacks(number, allocation, own) {
                let mut with = allocation.with(attack, foes);
                with.outlook = self.outlook(&with);
                let known = next
                    .iter_mut()
                    .find(|known| known.fought == with.fought && known.attacked == with.attacked);
                match known {
                    Some(known) if known.gain >= with.gain => {}
                    Some(known) => *known = with,
                    None => next.push(with),
                }
            }
        }
    }

    /// The attacks on a set by those who are free: of those that reach the same odds the one that takes the least strength. These
    /// take part in any case, and those who must fight and would have nobody left.
    fn attacks(&self, number: usize, allocation: &Allocation, own: u128) -> SmallVec<[Attack; 8]> {
        let (set, foes, field) = (&self.sets[number], self.foes[number], self.field);
        let is_free = |fighter: usize| allocation.fought & bit(fighter) == 0;
        let taken = allocation.attacked | foes;
        let left =
            |fighter: usize| field.fighters[fighter].faced.iter().any(|&foe| taken & bit(foe) == 0);
        let bound = field.bound.iter().copied().filter(|&own| is_free(own) && !left(own));
        let forced = bound.fold(own, |mask, own| mask | bit(own));
        let able: SmallVec<[(usize, bool); 6]> =
            set.able.iter().copied().filter(|&(fighter, _)| is_free(fighter)).collect();
        let mut attacks: SmallVec<[Attack; 8]> = SmallVec::new();
        if forced & !able.iter().fold(0, |mask, &(fighter, _)| mask | bit(fighter)) != 0 {
            return attacks;
        }
        let (defence, mut reached) =
            (field.defence(&set.foes), SmallVec::<[(usize, u32); 8]>::new());
        let mut consider = |fighters: u128| {
            let mut joined = Joined::default();
            for &(fighter, halved) in able.iter().filter(|(own, _)| fighters & bit(*own) != 0) {
                joined.join(field, fighter, halved || defence.halves);
            }
            let (column, strength) = (field.odds_column(&joined, &defence).0, joined.strength());
            let gain = field.gain(&joined, &defence) - f64::from(strength) * field.weights.effort;
            let attack = Attack { set: number, fighters, gain };
            match reached.iter().position(|&(known, _)| known == column) {
                Some(place) if strength < reached[place].1 => {
                    (reached[place].1, attacks[place]) = (strength, attack);
                }
                Some(_) => {}
                None => {
                    reached.push((column, strength));
                    attacks.push(attack);
                }
            }
        };
        let optional: Numbers =
            able.iter().map(|&(own, _)| own).filter(|&own| forced & bit(own) == 0).collect();
        if optional.len() <= COMBINED {
            for chosen in 0_usize..1 << optional.len() {
                let chosen = (0..optional.len()).filter(|&place| chosen >> place & 1 == 1);
                let fighters = chosen.fold(forced, |mask, place| mask | bit(optional[place]));
                if fighters != 0 {
                    consider(fighters);
                }
            }
        } else {
            if forced != 0 {
                consider(forced);
            }
            for first in 0..2 {
                for end in first + 1..=optional.len() {
                    consider(forced | mask(&optional[first..end]));
                }
            }
        }
        attacks
    }

    /// What the enemies who must still be attacked promise, each as if all who are free attacked it.
    fn outlook(&self, allocation: &Allocation) -> f64 {
        let open = self.field.owed.iter().filter(|&&foe| allocation.attacked & bit(foe) == 0);
        let promise = |&foe: &usize| {
            let near = self.field.foes[foe].near.iter();
            let free = near.filter(|&&(fighter, _)| allocation.fought & bit(fighter) == 0);
            self.field.alone(foe, free)
        };
        open.map(promise).sum()
    }

    /// Attacks that nobody has to make and that promise something, the best first.
    fn tempting(&self) -> Vec<Attack> {
        let mut found = Vec::new();
        for number in 0..self.sets.len() {
            found.extend(self.attacks(number, &Allocation::default(), 0));
        }
        found.retain(|attack| attack.gain > 0.0);
        found.sort_by(|a, b| f64::total_cmp(&b.gain, &a.gain));
        found
    }

    /// Adds the attacks that promise something besides.
    fn round_off(&self, allocation: &mut Allocation, tempting: &[Attack]) {
        for attack in tempting {
            let foes = self.foes[attack.set];
            if allocation.fought & attack.fighters == 0 && allocation.attacked & foes == 0 {
                *allocation = allocation.with(*attack, foes);
            }
        }
    }
}

/// The mask of one number.
fn bit(number: usize) -> u128 {
    1 << number
}

/// The mask of some numbers.
fn mask(numbers: &[usize]) -> u128 {
    numbers.iter().fold(0, |mask, &number| mask | bit(number))
}

//! The combat phase: whole attacks, with everybody who could take part.

use super::super::action::{Action, Units};
use super::super::combat::{Duties, check_attack, check_sides, lone_leaders, may_fight};
use super::super::scene::{Role, Scene};
use super::super::state::{Mark, State};
use super::allocation::{Allocation, allocations};
use super::combat_field::{Field, Joined, Numbers, Set};
use super::terms::Term;
use super::weights::Weights;
use crate::kernel::{Candidate, Tally, UnitId};

/// So many legal attacks are weighed against each other.
const MOST: usize = 12;
/// What an attack on a lone leader is worth.
const LONE_LEADER: f64 = 0.2;
/// Of attacks that belong together the one that promises most comes first: a share of its gain counts twice.
const HASTE: f64 = 0.05;

/// An attack and what it promises.
struct Attack {
    /// The number of its [`Set`].
    set: usize,
    /// How many of those who are able take part, the strongest first.
    count: usize,
    gain: f64,
}

/// The attacks that promise most, and the end of the phase where it is allowed. Empty if no attack of this kind is
/// possible although one is owed.
pub fn attacks(scene: &Scene, s: &State, weights: &Weights) -> Vec<Candidate<Action>> {
    let duties = Duties::of(scene, s);
    let owes = duties.units().next().is_some();
    let field = Field::new(scene, s, weights, &duties);
    let sets = field.sets();
    let allocations = whole(&field, &sets);
    let mut listed: Vec<Candidate<Action>> = Vec::with_capacity(MOST + 2);
    for Allocation { attacks, gain, .. } in &allocations {
        for attack in attacks {
            let action = attack.action(&field, &sets);
            if !listed.iter().any(|candidate| candidate.action == action) {
                listed.push(Candidate::worth(action, gain + HASTE * attack.gain));
            }
        }
    }
    if allocations.is_empty() {
        listed.extend(one_by_one(&field, &sets, &duties));
    }
    listed.extend(on_leaders(scene, s));
    if !owes {
        listed.push(Candidate::worth(Action::EndCombat, 0.0));
    }
    listed
}

/// Who could attack whom in the whole phase, if the player looks so far.
fn whole(field: &Field<'_>, sets: &[Set]) -> Vec<Allocation> {
    if field.weights.whole_phase > 0.0 { allocations(field, sets) } else { Vec::new() }
}

/// Attacks that can be declared one after the other, until nobody owes a fight and no further one promises anything.
pub fn allotted(scene: &Scene, s: &State, weights: &Weights) -> Vec<Action> {
    let field = Field::new(scene, s, weights, &Duties::of(scene, s));
    let sets = field.sets();
    let allocations = allocations(&field, &sets);
    let Some(Allocation { attacks, .. }) = allocations.first() else { return Vec::new() };
    let mut attacks = attacks.clone();
    attacks.sort_by(|a, b| f64::total_cmp(&b.gain, &a.gain));
    attacks.iter().map(|attack| attack.action(&field, &sets)).collect()
}

/// The attacks that promise most, each for itself.
fn one_by_one(field: &Field<'_>, sets: &[Set], duties: &Duties) -> Vec<Candidate<Action>> {
    let mut found: Vec<Attack> = Vec::with_capacity(2 * sets.len());
    for (number, set) in sets.iter().enumerate() {
        add(field, number, set, &mut found);
    }
    found.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    let mut listed: Vec<Candidate<Action>> = Vec::with_capacity(MOST);
    for Attack { set, count, gain } in found {
        let Set { foes, able } = &sets[set];
        let fighters: Numbers = able[..count].iter().map(|&(fighter, _)| fighter).collect();
        let attackers: Units = fighters.iter().map(|&number| field.fighters[number].unit).collect();
        let defenders: Units = foes.iter().map(|&number| field.foes[number].unit).collect();
        debug_assert!(
            check_sides(field.scene, field.s, &attackers, &defenders).is_ok(),
            "they may fight"
        );
        if duties.check(&attackers, &defenders).is_ok() {
            let gain = gain + field.left_over(&fighters, foes);
            listed.push(Candidate::worth(Action::Attack { attackers, defenders }, gain));
        }
        if listed.len() == MOST {
            break;
        }
    }
    listed
}

/// What an attack is judged by.
pub fn judge(
    scene: &Scene,
    s: &State,
    weights: &Weights,
    action: &Action,
    tally: &mut impl Tally<Term>,
) {
    let Action::Attack { attackers, defenders } = action else { return };
    if let [leader] = defenders[..]
        && matches!(scene.counter(leader).role, Role::Leader { .. })
    {
        return tally.add(Term::LoneLeader { target: leader }, LONE_LEADER);
    }
    let field = Field::new(scene, s, weights, &Duties::of(scene, s));
    let fighter = |unit: &UnitId| field.fighters.iter().position(|known| known.unit == *unit);
    let foe = |unit: &UnitId| field.foes.iter().position(|known| known.unit == *unit);
    let fighters: Numbers = attackers.iter().filter_map(fighter).collect();
    let foes: Numbers = defenders.iter().filter_map(foe).collect();
    let (defence, mut joined) = (field.defence(&foes), Joined::default());
    for &number in &fighters {
        let halved = foes.iter().any(|&foe| field.foes[foe].near.contains(&(number, true)));
        joined.join(&field, number, halved || defence.halves);
    }
    field.judge(&joined, &defence, tally);
    let effort = f64::from(joined.strength()) * weights.effort;
    tally.add(Term::Effort, -effort);
    let sets = field.sets();
    let mut allocations = whole(&field, &sets).into_iter();
    let with_it = allocations.find_map(|Allocation { attacks, gain, .. }| {
        let found = attacks.iter().find(|attack| attack.action(&field, &sets) == *action)?;
        Some(gain - found.gain + HASTE * found.gain)
    });
    tally.add(Term::Duties, with_it.unwrap_or_else(|| field.left_over(&fighters, &foes)));
}

/// An attack on a lone leader (BMW 10.4): it costs nothing.
fn on_leaders(scene: &Scene, s: &State) -> Option<Candidate<Action>> {
    lone_leaders(scene, s).find_map(|leader| {
        s.units_on_map(scene, s.active).find_map(|(unit, _)| {
            let (attackers, defenders) = (Units::from_elem(unit, 1), Units::from_elem(leader, 1));
            let fits = !s.piece(unit).has(Mark::Fought)
                && may_fight(scene, s, unit, leader)
                && check_attack(scene, s, &attackers, &defenders).is_ok();
            let action = Action::Attack { attackers, defenders };
            fits.then(|| Candidate::worth(action, LONE_LEADER))
        })
    })
}

/// Adds attacks on a set: with everybody, and with fewer and fewer of the weaker ones.
fn add(field: &Field<'_>, number: usize, set: &Set, found: &mut Vec<Attack>) {
    let (defence, mut joined) = (field.defence(&set.foes), Joined::default());
    let mut last = None;
    for (place, &(fighter, halved)) in set.able.iter().enumerate() {
        joined.join(field, fighter, halved || defence.halves);
        let (count, odds_column) = (place + 1, field.odds_column(&joined, &defence));
        // One more that does not better the odds is worth it only where it must fight anyway.
        let better = last.is_none_or(|last| last < odds_column);
        last = Some(odds_column);
        if !better && count < set.able.len() {
            continue;
        }
        let strength = f64::from(joined.strength()) * field.weights.effort;
        let gain = field.gain(&joined, &defence) - strength;
        found.push(Attack { set: number, count, gain });
    }
}

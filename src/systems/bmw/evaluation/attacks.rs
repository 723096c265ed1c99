//! The combat phase: whole attacks, with everybody who could take part.

use super::super::action::{Action, Units};
use super::super::charts::crt::OddsColumn;
use super::super::combat::{Duties, check_attack, check_sides, lone_leaders, may_fight, opponents};
use super::super::odds::attack_and_column;
use super::super::retreat;
use super::super::scene::{Role, Scene};
use super::super::state::State;
use super::expectation::{Stakes, Table};
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::kernel::{Candidate, Scaled, Tally, UnitId};
use crate::scenario::bmw::Dot;

/// So many legal attacks are weighed against each other.
const MOST: usize = 12;
/// What an attack on a lone leader is worth.
const LONE_LEADER: f64 = 0.2;

/// An attack and what it promises.
struct Attack {
    attackers: Units,
    defenders: Units,
    gain: f64,
}

/// What is the same for every attack of this decision.
struct Field<'a> {
    scene: &'a Scene,
    s: &'a State,
    weights: &'a Weights,
    table: Table<'a>,
    prices: Prices,
    /// Enemy units that must still be attacked.
    owed: Vec<UnitId>,
    /// Units that would die if they had to retreat now.
    trapped: Vec<(UnitId, bool)>,
}

/// The attacks that promise most, and the end of the phase where it is allowed. Empty if no attack of this kind is
/// possible although one is owed.
pub fn attacks(scene: &Scene, s: &State, weights: &Weights) -> Vec<Candidate<Action>> {
    let duties = Duties::of(scene, s);
    let owes = duties.units().next().is_some();
    let fighters = fighters(scene, s);
    let mut field = Field::new(scene, s, weights, &duties);
    let mut found: Vec<Attack> = Vec::new();
    for defenders in targets(scene, s, &fighters) {
        field.add(&fighters, &defenders, &mut found);
    }
    found.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    let legal = |a: &Attack| {
        check_sides(scene, s, &a.attackers, &a.defenders).is_ok()
            && duties.check(&a.attackers, &a.defenders).is_ok()
    };
    let mut listed: Vec<Candidate<Action>> = Vec::new();
    for attack in found.into_iter().filter(legal).take(MOST) {
        let rest = field.left_over(&fighters, &attack);
        let Attack { attackers, defenders, gain } = attack;
        listed.push(Candidate::worth(Action::Attack { attackers, defenders }, gain + rest));
    }
    listed.extend(on_leaders(scene, s));
    if !owes {
        listed.push(Candidate::worth(Action::EndCombat, 0.0));
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
    let fighters = fighters(scene, s);
    let mut field = Field::new(scene, s, weights, &Duties::of(scene, s));
    let (attack, odds_column) = attack_and_column(scene, s, attackers, defenders);
    field.judge(attackers, defenders, odds_column, tally);
    tally.add(Term::Effort, -f64::from(attack) * weights.effort);
    let (attackers, defenders) = (attackers.clone(), defenders.clone());
    let rest = field.left_over(&fighters, &Attack { attackers, defenders, gain: 0.0 });
    tally.add(Term::Duties, rest);
}

/// Own units that may still attack.
fn fighters(scene: &Scene, s: &State) -> Vec<UnitId> {
    s.units_on_map(scene, s.active)
        .map(|(unit, _)| unit)
        .filter(|&unit| !s.piece(unit).fought && opponents(scene, s, unit).next().is_some())
        .collect()
}

/// Who could be attacked together: each enemy alone, and those whom one own unit faces.
fn targets(scene: &Scene, s: &State, fighters: &[UnitId]) -> Vec<Units> {
    let mut targets: Vec<Units> = Vec::new();
    for &fighter in fighters {
        let faced: Units = opponents(scene, s, fighter).collect();
        // Every selection of at most six neighbours.
        for chosen in 1_u32..1 << faced.len() {
            let mut set: Units =
                (0..faced.len()).filter(|i| chosen >> i & 1 == 1).map(|i| faced[i]).collect();
            set.sort_unstable();
            if !targets.contains(&set) {
                targets.push(set);
            }
        }
    }
    targets
}

/// An attack on a lone leader (BMW 10.4): it costs nothing.
fn on_leaders(scene: &Scene, s: &State) -> Option<Candidate<Action>> {
    lone_leaders(scene, s).find_map(|leader| {
        s.units_on_map(scene, s.active).find_map(|(unit, _)| {
            let (attackers, defenders) = (Units::from_elem(unit, 1), Units::from_elem(leader, 1));
            let fits = !s.piece(unit).fought
                && may_fight(scene, s, unit, leader)
                && check_attack(scene, s, &attackers, &defenders).is_ok();
            let action = Action::Attack { attackers, defenders };
            fits.then(|| Candidate::worth(action, LONE_LEADER))
        })
    })
}

impl<'a> Field<'a> {
    fn new(scene: &'a Scene, s: &'a State, weights: &'a Weights, duties: &Duties) -> Field<'a> {
        let owed = duties.units().filter(|&u| scene.counter(u).side != s.active).collect();
        Field {
            scene,
            s,
            weights,
            table: Table::new(&scene.crt, weights),
            prices: Prices::new(scene, s, weights),
            owed,
            trapped: Vec::new(),
        }
    }

    /// Adds attacks on these defenders: with everybody, and with fewer and fewer of the weaker ones.
    fn add(&mut self, fighters: &[UnitId], defenders: &Units, found: &mut Vec<Attack>) {
        let (scene, s) = (self.scene, self.s);
        let mut able: Units = fighters
            .iter()
            .copied()
            .filter(|&unit| defenders.iter().all(|&d| may_fight(scene, s, unit, d)))
            .collect();
        able.sort_by_key(|&unit| std::cmp::Reverse(s.values(scene, unit).strength));
        let mut last = None;
        for count in 1..=able.len() {
            let attackers = Units::from_slice(&able[..count]);
            let (attack, odds_column) = attack_and_column(scene, s, &attackers, defenders);
            // One more that does not better the odds is worth it only where it must fight anyway.
            let better = last.is_none_or(|last| last < odds_column);
            last = Some(odds_column);
            if !better && count < able.len() {
                continue;
            }
            let strength = f64::from(attack) * self.weights.effort;
            let gain = self.gain(&attackers, defenders, odds_column) - strength;
            found.push(Attack { attackers, defenders: defenders.clone(), gain });
        }
    }

    fn gain(&mut self, attackers: &[UnitId], defenders: &[UnitId], odds_column: OddsColumn) -> f64 {
        let mut sum = 0.0;
        self.judge(attackers, defenders, odds_column, &mut sum);
        sum
    }

    fn judge(
        &mut self,
        attackers: &[UnitId],
        defenders: &[UnitId],
        odds_column: OddsColumn,
        tally: &mut impl Tally<Term>,
    ) {
        let scene = self.scene;
        let worth = |&unit: &UnitId| self.prices.of(scene, unit);
        let least = |units: &[UnitId]| units.iter().map(worth).fold(f64::INFINITY, f64::min);
        let (prize, loss) = (least(defenders), least(attackers));
        let (flight, rout) = (self.doomed(defenders), self.doomed(attackers));
        let stakes = Stakes { prize, flight, loss, rout };
        let target = defenders.first().copied();
        let mut kept = 1.0;
        if self.evade(attackers, defenders) {
            let (value, evasion) = (self.table.expected(odds_column, stakes), self.weights.evasion);
            kept = if evasion * value < value { evasion } else { 1.0 };
        }
        let tally = &mut Scaled::by(tally, kept);
        self.table.prospects(odds_column, stakes, target, tally);
    }

    /// What a side loses when all these units must retreat now.
    fn doomed(&mut self, units: &[UnitId]) -> f64 {
        let mut sum = 0.0;
        for &unit in units {
            if self.is_trapped(unit) {
                sum += self.prices.of(self.scene, unit);
            }
        }
        sum
    }

    fn is_trapped(&mut self, unit: UnitId) -> bool {
        if let Some(&(_, trapped)) = self.trapped.iter().find(|(known, _)| *known == unit) {
            return trapped;
        }
        let trapped = !retreat::can_retreat(self.scene, self.s, unit);
        self.trapped.push((unit, trapped));
        trapped
    }

    /// Whether the defenders probably leave before the dice fall (BMW 8.3).
    fn evade(&mut self, attackers: &[UnitId], defenders: &[UnitId]) -> bool {
        let (scene, s) = (self.scene, self.s);
        let charged = attackers.iter().any(|&unit| s.piece(unit).charging);
        let fastest = attackers.iter().map(|&unit| s.values(scene, unit).ma).max().unwrap_or(0);
        !charged
            && defenders.iter().any(|&unit| {
                let values = s.values(scene, unit);
                values.dot == Dot::Solid && values.ma >= fastest && !self.is_trapped(unit)
            })
    }

    /// What the enemies who must be attacked as well can still be attacked with, and to what end.
    fn left_over(&mut self, fighters: &[UnitId], attack: &Attack) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let mut sum = 0.0;
        for index in 0..self.owed.len() {
            let enemy = self.owed[index];
            if attack.defenders.contains(&enemy) {
                continue;
            }
            let rest = fighters.iter().copied().filter(|unit| {
                !attack.attackers.contains(unit) && may_fight(scene, s, *unit, enemy)
            });
            let rest: Units = rest.collect();
            if !rest.is_empty() {
                let alone = [enemy];
                let (_, odds_column) = attack_and_column(scene, s, &rest, &alone);
                sum += self.gain(&rest, &alone, odds_column);
            }
        }
        sum
    }
}

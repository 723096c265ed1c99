//! Everything but moving, shooting and attacking: retreats, losses, advances, leaders, rally, the questions of
//! Acre.

use super::super::action::Action;
use super::super::frame::Frame;
use super::super::odds::odds;
use super::super::one_combat::CombatFacts;
use super::super::scene::Scene;
use super::super::special::camps;
use super::super::special::objective::objective;
use super::super::state::{Face, Place, State};
use super::super::system::Bmw;
use super::super::{retreat, walk};
use super::distances::{Distances, bars_line};
use super::expectation::{Stakes, Table};
use super::placement::spoils;
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Candidate, GameOf, Scaled, Side, Tally, UnitId, check, forward_actions};
use crate::scenario::bmw::OffMap;
use std::cell::OnceCell;

/// What it counts to refuse a throw that costs nothing (BMW 11.1, 11.2): more than any whim.
const REFUSED: f64 = -100.0;

/// So far away no enemy hampers its rally (BMW 11.1); farther off it would only have a longer way back.
const AWAY: f64 = 2.0;

/// Set-up and deployment: everything where history, or the first free hex, has it.
pub fn set_up(scene: &Scene, game: &GameOf<Bmw>) -> Vec<Candidate<Action>> {
    let s = &game.state;
    let legal = |action: &Action| check::<Bmw>(scene, game, action).is_ok();
    let waits =
        |u: &UnitId| matches!(s.piece(*u).place, Place::Unplaced | Place::Off(OffMap::Reserve));
    let own = [&scene.units, &scene.leaders, &scene.markers];
    let waiting = own.into_iter().flat_map(|list| &list[s.active]).any(waits);
    let done = [Action::SetUpDone, Action::SetUpHistorically];
    let wanted =
        done.into_iter().find(|action| (*action == Action::SetUpDone || waiting) && legal(action));
    wanted.map(|action| Candidate::worth(action, 0.0)).into_iter().collect()
}

/// Every legal answer with what it gains.
pub fn all(
    scene: &Scene,
    game: &GameOf<Bmw>,
    top: &Frame,
    weights: &Weights,
) -> Vec<Candidate<Action>> {
    let actions = forward_actions::<Bmw>(scene, game);
    if actions.len() == 1 {
        return actions.into_iter().map(|action| Candidate::worth(action, 0.0)).collect();
    }
    let gains = with_answers(scene, &game.state, (top, &actions), weights, |answers| {
        let gain = |action: &Action| {
            let mut sum = 0.0;
            answers.judge(action, &mut sum);
            sum
        };
        actions.iter().map(gain).collect::<Vec<f64>>()
    });
    let weighed = actions.into_iter().zip(gains);
    weighed.map(|(action, gain)| Candidate::worth(action, gain)).collect()
}

/// What an answer is judged by; nothing where there is no other.
pub fn account(
    scene: &Scene,
    game: &GameOf<Bmw>,
    top: &Frame,
    weights: &Weights,
    action: &Action,
    tally: &mut impl Tally<Term>,
) {
    let actions = forward_actions::<Bmw>(scene, game);
    if actions.len() > 1 {
        with_answers(scene, &game.state, (top, &actions), weights, |answers| {
            answers.judge(action, tally);
        });
    }
}

/// Looks around at a decision, and asks what its answers are worth.
fn with_answers<T>(
    scene: &Scene,
    s: &State,
    (top, actions): (&Frame, &[Action]),
    weights: &Weights,
    ask: impl FnOnce(&Answers<'_>) -> T,
) -> T {
    let combat = top.combat();
    let side = actions.iter().find_map(acting).map_or(s.active, |unit| scene.counter(unit).side);
    let (ground, prices) = (Distances::new(scene, s, side), Prices::new(scene, s, weights));
    let promise = OnceCell::new();
    ask(&Answers { scene, s, side, ground, prices, weights, combat, promise })
}

/// The counter that an answer is about.
fn acting(action: &Action) -> Option<UnitId> {
    action.walker().or(match action {
        Action::Lose { unit }
        | Action::Stand { unit }
        | Action::Follow { unit }
        | Action::KarrWaFarr { unit }
        | Action::PlaceRally { unit, .. }
        | Action::SpecialRally { unit, .. }
        | Action::ReorgRoll { unit } => Some(*unit),
        Action::LeaderGoes { leader } | Action::LeaderStays { leader } => Some(*leader),
        _ => None,
    })
}

struct Answers<'a> {
    scene: &'a Scene,
    s: &'a State,
    side: Side,
    ground: Distances<'a>,
    prices: Prices,
    weights: &'a Weights,
    combat: Option<&'a CombatFacts>,
    /// What the attack promises, once somebody asked: many ways out of it are weighed.
    promise: OnceCell<f64>,
}

impl Answers<'_> {
    /// What an action is judged by.
    fn judge(&self, action: &Action, tally: &mut impl Tally<Term>) {
        let (scene, s, weights) = (self.scene, self.s, self.weights);
        match action {
            Action::Lose { unit } => {
                tally.add(Term::Sacrifice { unit: *unit }, -self.prices.of(scene, *unit));
                let leader = s.hex(*unit).map_or(0, |hex| s.leader_value(scene, self.side, hex));
                tally.add(Term::Leader, -f64::from(leader));
                if s.piece(*unit).face == Face::Back {
                    tally.add(Term::Disorder, 0.5);
                }
            }
            Action::Retreat { unit, path } => {
                let end = path[path.len() - 1];
                if s.unit_at(end).is_some() {
                    let price = self.prices.of(scene, *unit);
                    return tally.add(Term::Sacrifice { unit: *unit }, -price);
                }
                let run_over = path.iter().filter(|&&hex| s.unit_at(hex).is_some()).count();
                self.shelter(*unit, end, tally);
                tally.add(Term::RunOver, -0.6 * f64::from(u8::try_from(run_over).unwrap_or(9)));
            }
            Action::RetreatBeforeCombat { unit, path } => {
                tally.add(Term::Escape, self.threat(*unit));
                self.shelter(*unit, path[path.len() - 1], tally);
                tally.add(Term::Line, -self.home(*unit));
                tally.add(Term::Ground, -weights.flinch);
            }
            Action::KarrWaFarr { unit } => {
                tally.add(Term::Escape, self.threat(*unit));
                tally.add(Term::Ground, -weights.feint);
            }
            // Who has somewhere to go pursues nobody.
            Action::Advance { unit, .. } if objective(scene, *unit).is_some() => {
                tally.add(Term::Objective, -1.0);
            }
            Action::Advance { unit, path } => {
                let end = path[path.len() - 1];
                self.front(*unit, end, tally);
                if let Some(hex) = s.hex(*unit) {
                    self.front(*unit, hex, &mut Scaled::by(tally, -1.0));
                }
                let spoils: f64 = path.iter().map(|&hex| self.spoils(*unit, hex)).sum();
                tally.add(Term::Spoils, spoils);
                tally.add(Term::Pursuit, weights.pursuit);
                if s.hex(*unit).is_some_and(|hex| bars_line(scene, self.side, hex)) {
                    tally.add(Term::Line, -4.0);
                }
            }
            Action::LeaderRetreat { leader, path } => {
                let end = path[path.len() - 1];
                if s.holds(self.side, end) {
                    tally.add(Term::Friends, 3.0);
                }
                self.shelter(*leader, end, tally);
            }
            Action::ReorgRoll { .. } | Action::Rally => tally.add(Term::Rally, 0.5),
            Action::SkipReorg { .. } | Action::NoRally => tally.add(Term::Rally, REFUSED),
            Action::LeaderGoes { .. } => tally.add(Term::Leading, 0.5),
            Action::PlaceRally { unit, hex } => {
                tally.add(Term::Rally, f64::from(scene.counter(*unit).front.strength));
                self.shelter(*unit, *hex, tally);
            }
            Action::SpecialRally { unit, leader } => {
                tally.add(Term::Rally, self.special_rally(*unit, *leader));
            }
            Action::Withdraw => tally.add(Term::Withdrawal, self.withdrawal()),
            Action::Sortie => tally.add(Term::Caution, -0.5),
            _ => {}
        }
    }

    /// How well a beaten unit stands in a hex: away from the enemy, among friends.
    fn shelter(&self, unit: UnitId, hex: Hex, tally: &mut impl Tally<Term>) {
        let away = self.ground.distance(hex).min(AWAY);
        tally.add(Term::Shelter, self.weights.shelter * away);
        tally.add(Term::Outnumbered, -0.03 * self.ground.shortage(hex));
        if walk::eventful(self.scene, self.s, unit, hex) {
            tally.add(Term::Eventful, -0.5);
        }
    }

    fn home(&self, unit: UnitId) -> f64 {
        let line = self.s.hex(unit).filter(|&hex| bars_line(self.scene, self.side, hex));
        if line.is_some() { 4.0 } else { 0.0 }
    }

    /// How well a victorious unit stands in a hex: on the enemy's heels, but not alone among many.
    fn front(&self, unit: UnitId, hex: Hex, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, self.s);
        let faced =
            scene.map.grid.neighbors(hex).filter_map(|(_, n)| s.unit_of(self.side.enemy(), n));
        let faced: f64 = faced.map(|enemy| f64::from(s.values(scene, enemy).strength)).sum();
        let own = f64::from(s.values(scene, unit).strength);
        let beset = (faced - own).max(0.0);
        tally.add(Term::Distance, -0.05 * self.ground.distance(hex));
        tally.add(Term::Beset, -self.weights.beset * beset);
        tally.add(Term::Outnumbered, -0.02 * self.ground.shortage(hex));
        tally.add(Term::Cover, self.weights.cover * f64::from(scene.effects(hex).shift));
    }

    /// What is captured in a hex, less the risk of the plunder (BMW 15.2, 15.3).
    fn spoils(&self, unit: UnitId, hex: Hex) -> f64 {
        if !camps::captures(self.scene, self.s, unit, hex) {
            return 0.0;
        }
        spoils(self.scene, self.s, &self.prices, unit, hex)
    }

    /// What the attack that a unit is in promises the other side, as far as this unit is concerned.
    fn threat(&self, unit: UnitId) -> f64 {
        let Some(combat) = self.combat else { return 0.0 };
        let promise = *self.promise.get_or_init(|| self.promise(combat));
        if combat.attackers.contains(&unit) { -promise } else { promise }
    }

    fn promise(&self, combat: &CombatFacts) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let odds = odds(scene, s, &combat.attackers, &combat.defenders);
        let worth = |&unit: &UnitId| self.prices.of(scene, unit);
        let least = |units: &[UnitId]| units.iter().map(worth).fold(f64::INFINITY, f64::min);
        let doomed = |units: &[UnitId]| -> f64 {
            let trapped = |unit: &&UnitId| !retreat::can_retreat(scene, s, **unit);
            units.iter().filter(trapped).map(worth).sum()
        };
        let stakes = Stakes {
            prize: least(&combat.defenders),
            flight: doomed(&combat.defenders),
            cornered: !combat.defenders.iter().any(|&unit| retreat::can_retreat(scene, s, unit)),
            loss: least(&combat.attackers),
            rout: doomed(&combat.attackers),
        };
        Table::new(&scene.crt, self.weights).expected(odds.odds_column, stakes)
    }

    /// The chance of the special rally times the unit's strength (BMW 15.5); a leader's help is best spent on
    /// the strongest.
    fn special_rally(&self, unit: UnitId, leader: Option<UnitId>) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let strength = f64::from(scene.counter(unit).front.strength);
        let help = leader.map_or(0, |u| scene.counter(u).front.strength);
        let high = scene.morale(self.side, s.stage).rally.map_or(0, |(_, high)| high);
        let needed = 6_u8.saturating_sub(high);
        strength * (1.0 + f64::from(help.min(needed))) - 0.1 * f64::from(help)
    }

    /// What the special rally of both sides brings back, less the bonus for the enemy (BMW 15.5, 16.2).
    fn withdrawal(&self) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let rallied = |side: Side| {
            let high = scene.morale(side, s.stage).rally.map_or(0, |(_, high)| high);
            f64::from(s.fallen[side]) * f64::from(high) / 6.0
        };
        let left = (u32::from(scene.turns) + 1).saturating_sub(s.turn.into());
        let bonus = scene.special.withdrawal.as_ref().map_or(0, |w| w.bonus) * left;
        rallied(self.side) - rallied(self.side.enemy()) - f64::from(bonus)
    }
}

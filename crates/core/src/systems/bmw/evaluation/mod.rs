//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing.
//! No rule stands here: what is legal, the procedures say.
//!
//! | file | what it weighs |
//! | --- | --- |
//! | `terms.rs` | what actions are judged by |
//! | `weights.rs` | what all of it rests on |
//! | `worth.rs` | counters, armies and whole positions, in victory points |
//! | `expectation.rs` | an attack, by the combat results table |
//! | `distances.rs` | hexes: how far the enemy is, and who is near |
//! | `strengths.rs` | hexes: how much stronger one side is near them |
//! | `moves.rs` | the movement phase: what to do next |
//! | `plans.rs` | the movement phase: who closes in on whom |
//! | `march.rs` | the movement phase: who has somewhere to go |
//! | `ring.rs` | the movement phase: who stands against an enemy, and what an attack promises |
//! | `placement.rs` | the movement phase: who follows, who stays, where leaders belong |
//! | `combat_field.rs` | the combat phase: who could attack whom, and what it promises |
//! | `attacks.rs` | the combat phase: whole attacks |
//! | `allocation.rs` | the combat phase: who attacks whom, all attacks together |
//! | `targets.rs` | archery |
//! | `answers.rs` | everything else: retreats, losses, advances, leaders, rally, the questions of Acre |

mod allocation;
mod answers;
mod attacks;
mod combat_field;
mod distances;
mod expectation;
mod march;
mod moves;
mod placement;
mod plans;
mod ring;
mod strengths;
mod targets;
mod terms;
mod weights;
mod worth;

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::Place;
use super::system::Bmw;
use crate::kernel::{
    Account, Candidate, Dice, Evaluator, GameOf, Portfolio, Side, Styles, UnitId, forward_actions,
};
use crate::scenario::bmw::OffMap;

pub use terms::Term;
pub use weights::Weights;

impl Evaluator for Bmw {
    type Weights = Weights;
    type Term = Term;
    type Features = ();

    const DECIDED: f64 = worth::VICTORY;

    fn portfolio() -> &'static Portfolio<Weights, ()> {
        &weights::PORTFOLIO
    }

    /// RUL-124: whoever has an objective leads another battle than who only fights.
    fn suits(scene: &Scene, side: Side) -> usize {
        usize::from(scene.special.objective.as_ref().is_some_and(|terms| terms.side == side))
    }

    /// One unit is a victory point (BMW 16.2).
    fn value(scene: &Scene, game: &GameOf<Bmw>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    /// Everything lies open.
    fn is_open(_: &Scene, _: &GameOf<Bmw>, _: Side, _: &mut dyn Dice) -> bool {
        true
    }

    fn player_turn(_: &Scene, game: &GameOf<Bmw>) -> u32 {
        let s = &game.state;
        u32::from(s.stage) * 1000 + u32::from(s.turn) * 2 + s.active as u32
    }

    fn allocation(scene: &Scene, game: &GameOf<Bmw>, styles: Styles<'_, Weights>) -> Vec<Action> {
        match game.top() {
            Some(Frame::Combat(_)) => attacks::allotted(scene, &game.state, styles.army()),
            _ => Vec::new(),
        }
    }

    fn lost(scene: &Scene, game: &GameOf<Bmw>, side: Side) -> Vec<UnitId> {
        let is_lost =
            |unit: &UnitId| game.state.piece(*unit).place == Place::Off(OffMap::Eliminated);
        scene.units[side].iter().copied().filter(is_lost).collect()
    }

    fn fate(unit: UnitId, lost: u8, otherwise: u8) -> Option<Term> {
        Some(Term::Fate { unit, lost, otherwise })
    }

    fn is_new_phase(before: &GameOf<Bmw>, now: &GameOf<Bmw>) -> bool {
        let phase = |game: &GameOf<Bmw>| match game.top()? {
            own @ (Frame::Movement(_) | Frame::OffensiveFire(_) | Frame::DefensiveFire(_)) => {
                Some(std::mem::discriminant(own))
            }
            _ => None,
        };
        phase(before).is_some() && phase(now) != phase(before)
    }

    fn is_set_up(game: &GameOf<Bmw>) -> bool {
        game.state.turn > 0
    }

    fn phasing(_: &Scene, game: &GameOf<Bmw>) -> Option<Side> {
        (game.state.turn > 0).then_some(game.state.active)
    }

    fn account(
        scene: &Scene,
        game: &GameOf<Bmw>,
        styles: Styles<'_, Weights>,
        action: &Action,
    ) -> Option<Account<Term>> {
        let listed = Self::shortlist(scene, game, styles);
        if listed.iter().any(|candidate| candidate.action == *action && candidate.gain.is_none()) {
            return None;
        }
        let (s, army, mut account) = (&game.state, styles.army(), Account::default());
        let tally = &mut account;
        match game.top() {
            Some(Frame::Movement(_)) => {
                moves::MoveJudge::new(scene, s, styles).judge(action, tally);
            }
            Some(Frame::Combat(plan)) if plan.attackers.is_empty() && plan.defenders.is_empty() => {
                attacks::judge(scene, s, army, action, tally);
            }
            Some(Frame::OffensiveFire(fire)) => {
                targets::judge(scene, s, &fire.declared, army, action, tally);
            }
            Some(Frame::DefensiveFire(_)) => targets::judge(scene, s, &[], army, action, tally),
            Some(Frame::SetUp(_)) | None => {}
            Some(top) => answers::account(scene, game, top, army, action, tally),
        }
        Some(account)
    }

    fn shortlist(
        scene: &Scene,
        game: &GameOf<Bmw>,
        styles: Styles<'_, Weights>,
    ) -> Vec<Candidate<Action>> {
        let s = &game.state;
        let listed = match game.top() {
            Some(Frame::SetUp(_)) => answers::set_up(scene, game),
            Some(Frame::Movement(phase)) if phase.selected.is_none() => {
                moves::moves(scene, game, styles)
            }
            // Only a person picks a counter up.
            Some(Frame::Movement(_)) => {
                let judge = moves::MoveJudge::new(scene, s, styles);
                let weighed = |action| {
                    let gain = judge.gain(&action);
                    Candidate::worth(action, gain)
                };
                forward_actions::<Bmw>(scene, game).into_iter().map(weighed).collect()
            }
            Some(Frame::Combat(plan)) if plan.attackers.is_empty() && plan.defenders.is_empty() => {
                attacks::attacks(scene, s, styles.army())
            }
            Some(Frame::OffensiveFire(fire)) => {
                targets::offensive(scene, game, &fire.declared, styles.army())
            }
            Some(Frame::DefensiveFire(_)) => targets::defensive(scene, game, styles.army()),
            Some(top) => answers::all(scene, game, top, styles.army()),
            None => Vec::new(),
        };
        if listed.is_empty() {
            // Nothing to say about it: every action is tried.
            return forward_actions::<Bmw>(scene, game).into_iter().map(Candidate::tried).collect();
        }
        listed
    }
}

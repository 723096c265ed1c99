//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing. No rule
//! stands here: what is legal, the procedures say.
//!
//! | file | what it weighs |
//! | --- | --- |
//! | `terms.rs` | what actions are judged by |
//! | `weights.rs` | what all of it rests on |
//! | `worth.rs` | pieces and whole positions, in points of fighting value |
//! | `expectation.rs` | an attack, by the 36 pairs of faces |
//! | `distances.rs` | how far it is to the goal |
//! | `placement.rs` | a space for a piece: what it can do there, and what can be done to it (8.1) |
//! | `column.rs` | what the baggage and its escort want besides |
//! | `ranks.rs` | how well pieces stand by each other (6.5) |
//! | `plain.rs` | nothing: it plays by rule of thumb, as a yardstick |

mod column;
mod distances;
mod expectation;
mod placement;
mod plain;
mod ranks;
mod terms;
mod weights;
mod worth;

use super::action::Action;
use super::attack_phase::targets;
use super::claim::can_claim;
use super::frame::Frame;
use super::movement::Movement;
use super::present::deploys_unseen;
use super::scene::Scene;
use super::setup::imagine;
use super::state::Place;
use super::system::Arsouf;
use super::victory::still_possible;
use crate::kernel::{
    Account, Candidate, Dice, Evaluator, GameOf, Portfolio, RuleOfThumb, Side, Styles, Tally,
    UnitId, forward_actions,
};
use placement::Situation;

pub use distances::Distances;
pub use terms::Term;
pub use weights::Weights;

impl Evaluator for Arsouf {
    type Weights = Weights;
    type Term = Term;
    type Features = ();

    const DECIDED: f64 = worth::DECISIVE;

    fn portfolio() -> &'static Portfolio<Weights, ()> {
        &weights::PORTFOLIO
    }

    /// Who marches and who hunts are two tasks.
    fn suits(scene: &Scene, side: Side) -> usize {
        usize::from(side != scene.goal.side)
    }

    /// One unit is a point of fighting value of a sound piece.
    fn value(scene: &Scene, game: &GameOf<Arsouf>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    /// ARR-3: hidden is only a deployment that is going on.
    fn is_open(scene: &Scene, game: &GameOf<Arsouf>, _: Side, _: &mut dyn Dice) -> bool {
        !deploys_unseen(scene, game)
    }

    /// ARR-3: who may not see the other side deploy imagines it where the scenario has it.
    fn determinize(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        viewer: Side,
        _: &mut dyn Dice,
    ) -> GameOf<Arsouf> {
        let mut game = game.clone();
        if deploys_unseen(scene, &game) {
            imagine(scene, &mut game.state, viewer.enemy());
        }
        game
    }

    fn rule_of_thumb() -> Option<RuleOfThumb<Arsouf>> {
        Some(plain::choose)
    }

    fn lost(scene: &Scene, game: &GameOf<Arsouf>, side: Side) -> Vec<UnitId> {
        let is_killed = |unit: &UnitId| game.state.piece(*unit).place == Place::Killed;
        scene.of[side].iter().copied().filter(is_killed).collect()
    }

    fn fate(unit: UnitId, lost: u8, otherwise: u8) -> Option<Term> {
        Some(Term::Fate { unit, lost, otherwise })
    }

    fn player_turn(_: &Scene, game: &GameOf<Arsouf>) -> u32 {
        u32::from(game.state.turn) * 2 + game.state.active as u32
    }

    fn is_new_phase(before: &GameOf<Arsouf>, now: &GameOf<Arsouf>) -> bool {
        let phase = |game: &GameOf<Arsouf>| match game.top()? {
            own @ (Frame::Movement(_) | Frame::Attacks(_)) => Some(std::mem::discriminant(own)),
            _ => None,
        };
        phase(before).is_some() && phase(now) != phase(before)
    }

    fn is_set_up(game: &GameOf<Arsouf>) -> bool {
        game.state.turn > 0
    }

    fn phasing(_: &Scene, game: &GameOf<Arsouf>) -> Option<Side> {
        let plays = matches!(game.top(), Some(Frame::Movement(_) | Frame::Attacks(_)));
        plays.then_some(game.state.active)
    }

    fn account(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        styles: Styles<'_, Weights>,
        action: &Action,
    ) -> Option<Account<Term>> {
        let s = &game.state;
        Some(match *action {
            Action::ClaimWin => Account::of(Term::Victory, worth::DECISIVE),
            Action::Move { unit, hex } => Situation::new(scene, s, styles).account(unit, hex),
            Action::Attack { unit, target } => {
                let mut account = Account::default();
                let (weights, left) = (styles.of(unit), still_possible(scene, s));
                expectation::promise(scene, s, left, (unit, target), weights, &mut account);
                account.add(Term::Caution, -weights.promise);
                account
            }
            _ => Account::default(),
        })
    }

    fn shortlist(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        styles: Styles<'_, Weights>,
    ) -> Vec<Candidate<Action>> {
        let s = &game.state;
        match game.top() {
            Some(Frame::SetUp(setup)) => {
                let done = setup.next(scene, s).is_none();
                let action = if done { Action::DeployDone } else { Action::DeployAutomatically };
                vec![Candidate::worth(action, 0.0)]
            }
            Some(Frame::Movement(phase)) if phase.picked.is_none() => {
                if can_claim(scene, s) {
                    return vec![Candidate::worth(Action::ClaimWin, worth::DECISIVE)];
                }
                Situation::new(scene, s, styles).next_moves()
            }
            // Only a person picks a piece up: its moves are weighed like those of any other.
            Some(Frame::Movement(Movement { picked: Some(unit), .. })) => {
                let mut moves = Situation::new(scene, s, styles).moves(*unit);
                moves.push(Candidate::worth(Action::PutBack, 0.0));
                moves
            }
            Some(Frame::Attacks(phase)) => {
                let left = still_possible(scene, s);
                let able = s.on_board(scene, s.active).map(|(unit, _)| unit).filter(|unit| {
                    phase.picked.is_none_or(|picked| picked == *unit)
                        && !phase.announced.iter().any(|&(other, _)| other == *unit)
                });
                let attacks = able.flat_map(|unit| {
                    let targets = targets(scene, s, unit).into_iter();
                    targets.map(move |target| {
                        let weights = styles.of(unit);
                        let gain = expectation::expected(scene, s, left, (unit, target), weights)
                            - weights.promise;
                        Candidate::worth(Action::Attack { unit, target }, gain)
                    })
                });
                let rest = phase.picked.map_or(Action::EndAttacks, |_| Action::PutBack);
                attacks.chain([Candidate::worth(rest, 0.0)]).collect()
            }
            _ => forward_actions::<Arsouf>(scene, game).into_iter().map(Candidate::tried).collect(),
        }
    }
}

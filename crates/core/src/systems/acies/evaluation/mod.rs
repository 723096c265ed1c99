//! What a computer opponent knows of the system: how good a position is, and what each action is worth. No rule stands
//! here: what is legal, the procedures say.
//!
//! | file | what it weighs |
//! | --- | --- |
//! | `terms.rs` | what actions are judged by |
//! | `weights.rs` | what all of it rests on |
//! | `worth.rs` | cards and whole positions |
//! | `outlook.rs` | how a battle is going to end |
//! | `fights.rs` | combats and shots, over every face of the dice |
//! | `placement.rs` | where a unit stands well: whom it blocks, whom it threatens |
//! | `replies.rs` | an attack that is going on |
//! | `hand.rs` | cards that are played or discarded |
//! | `belief.rs` | what hidden cards might be |

mod belief;
mod fights;
mod hand;
mod outlook;
mod placement;
mod replies;
mod terms;
mod weights;
mod worth;

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::{Phase, State};
use super::system::Acies;
use crate::kernel::{
    Account, Awaits, Candidate, Dice, Evaluator, GameOf, Portfolio, Side, Styles, Tally, awaits,
    forward_actions,
};
use std::borrow::Cow;

pub use outlook::Features;
pub use terms::Term;
pub use weights::Weights;

impl Evaluator for Acies {
    type Weights = Weights;
    type Term = Term;
    type Features = Features;

    const DECIDED: f64 = worth::VICTORY;

    fn portfolio() -> &'static Portfolio<Weights, Features> {
        &weights::PORTFOLIO
    }

    /// One unit of value is about one card of the army.
    fn value(scene: &Scene, game: &GameOf<Acies>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    fn features(scene: &Scene, game: &GameOf<Acies>, side: Side) -> Option<Features> {
        Some(outlook::features(scene, &game.state, side))
    }

    fn player_turn(_: &Scene, game: &GameOf<Acies>) -> u32 {
        u32::from(game.state.turn)
    }

    fn is_set_up(game: &GameOf<Acies>) -> bool {
        game.state.turn > 0
    }

    /// Shots and attacks have each an end of their own: what could still be shot at or attacked is left alone on no whim.
    fn is_new_phase(before: &GameOf<Acies>, now: &GameOf<Acies>) -> bool {
        let was = before.state.phase;
        matches!(was, Phase::Missile | Phase::Attack) && now.state.phase != was
    }

    fn phasing(_: &Scene, game: &GameOf<Acies>) -> Option<Side> {
        (game.state.turn > 0).then_some(game.state.active)
    }

    fn account(
        scene: &Scene,
        game: &GameOf<Acies>,
        styles: Styles<'_, Weights>,
        action: &Action,
    ) -> Option<Account<Term>> {
        let mut account = Account::default();
        if let (Awaits::Decision { side, .. }, Some(top)) =
            (awaits::<Acies>(scene, game), game.top())
        {
            let mut s = Cow::Borrowed(&game.state);
            judge(scene, &mut s, side, (top, action), styles.army(), &mut account);
        }
        Some(account)
    }

    fn shortlist(
        scene: &Scene,
        game: &GameOf<Acies>,
        styles: Styles<'_, Weights>,
    ) -> Vec<Candidate<Action>> {
        let (Awaits::Decision { side, .. }, Some(top)) = (awaits::<Acies>(scene, game), game.top())
        else {
            return Vec::new();
        };
        let mut s = Cow::Borrowed(&game.state);
        let weigh = |action: Action| {
            let mut sum = 0.0;
            judge(scene, &mut s, side, (top, &action), styles.army(), &mut sum);
            Candidate::worth(action, sum)
        };
        forward_actions::<Acies>(scene, game).into_iter().map(weigh).collect()
    }

    /// ACIES 4.2, 17.1: once the units of the set-up lie open, nothing is weighed but the field, the own hand and numbers of
    /// cards, and no action is tried.
    fn is_open(_: &Scene, game: &GameOf<Acies>, viewer: Side, dice: &mut dyn Dice) -> bool {
        let open = !game.state.face_down[viewer.enemy()];
        if open {
            Acies::skip_guess(dice);
        }
        open
    }

    fn skip_guess(dice: &mut dyn Dice) {
        belief::lots(dice);
    }

    /// ACIES 17.3: hands, decks and face-down cards are dealt anew from the cards that have not been seen.
    fn determinize(
        scene: &Scene,
        game: &GameOf<Acies>,
        viewer: Side,
        dice: &mut dyn Dice,
    ) -> GameOf<Acies> {
        let mut game = game.clone();
        belief::deal_anew(scene, &mut game.state, viewer, dice);
        game
    }
}

/// What an action is judged by, to the side that decides. Some change a copy of the position for a moment.
fn judge(
    scene: &Scene,
    s: &mut Cow<'_, State>,
    side: Side,
    (top, action): (&Frame, &Action),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    match (top, *action) {
        (_, Action::Concede | Action::TakeUp { .. }) => tally.add(Term::Want, -100.0),
        (_, Action::DeployAutomatically) => tally.add(Term::Ready, weights.ready),
        (_, Action::Deploy { card, cell }) => hand::deploy(scene, card, cell, weights, tally),
        (_, Action::Scout { .. }) => hand::scout(s, side, weights, tally),
        (_, Action::Flank { card }) => hand::flank(scene, s, side, card, weights, tally),
        (_, Action::Rally { card }) => hand::rally(scene, card, weights, tally),
        (_, Action::Cohesion { cell, other }) => {
            hand::cohesion(scene, s, (cell, other), weights, tally);
        }
        (Frame::Discards(_), Action::Pass) => hand::draw(s, side, tally),
        (_, Action::Discard { card }) => hand::discard(scene, s, side, card, weights, tally),
        (_, Action::Move { from, to }) => {
            placement::advance(scene, s.to_mut(), (from, to), weights, tally);
        }
        (_, Action::Play { card, cell }) => {
            placement::enter(scene, s.to_mut(), side, (card, cell), weights, tally);
        }
        (_, Action::Upright { cell }) => placement::upright(scene, s, cell, tally),
        (_, Action::Shoot { from, target }) => {
            fights::shot(scene, s, (from, target), weights, tally);
        }
        (_, Action::Attack { .. }) => fights::attack(scene, s, action, weights, tally),
        (Frame::AttackResolution(resolution), _) => {
            replies::judge(scene, s, side, (resolution, action), weights, tally);
        }
        (_, Action::Tactic { tactic }) => hand::tactic(s, side, tactic, weights, tally),
        _ => {}
    }
}

//! What a computer opponent may know of a rule system besides its legal actions.

use super::{
    Account, Awaits, Dice, GameOf, Portfolio, Ruleset, Side, Styles, UnitId, Weights, awaits,
    legal_actions,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// An action worth weighing.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action; it is legal.
    pub action: A,
    /// What it is worth to the deciding side compared with the position as it is, where the system can say so
    /// without carrying the action out. Without it the action is tried.
    pub gain: Option<f64>,
}

impl<A> Candidate<A> {
    /// An action whose worth shows when it is tried: over every throw it may cause.
    pub fn tried(action: A) -> Self {
        Candidate { action, gain: None }
    }

    /// An action whose worth the system has worked out by itself.
    pub fn worth(action: A, gain: f64) -> Self {
        Candidate { action, gain: Some(gain) }
    }
}

/// What somebody does next who judges nothing; `None` when the game is over.
pub type RuleOfThumb<R> = fn(&<R as Ruleset>::Scene, &GameOf<R>) -> Option<<R as Ruleset>::Action>;

/// A rule system that can evaluate its positions.
///
/// One unit of value is one victory point of the system, or what is as dear. Values must not depend on anything
/// but the arguments: the same game gives the same values on every machine.
///
/// A shortlist decides how long a computer's turn takes. In a game of armies it should name the moves of one
/// unit at a time, whole moves rather than counters to be picked up, and leave out what is plainly worse.
pub trait Evaluator: Ruleset {
    /// The numbers that the worth of actions rests on; by default those of a player who looks one action ahead.
    type Weights: Weights;

    /// What an action is judged by, in the words of the field: somebody comes nearer to the enemy, an attack is likely to succeed.
    type Term: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What the victory counts in a [`value`](Self::value), in points.
    const DECIDED: f64;

    /// What the odds of a position are told by: numbers of which each says how far a side is ahead in something. No numbers where
    /// the system doesn't tell them.
    type Features: Weights;

    /// The styles that self-play found.
    fn portfolio() -> &'static Portfolio<Self::Weights, Self::Features>;

    /// The place in the portfolio of the style that suits a side: who has another task judges differently.
    fn suits(_: &Self::Scene, _: Side) -> usize {
        0
    }

    /// How far `side` is ahead, the end of the game included.
    fn value(scene: &Self::Scene, game: &GameOf<Self>, side: Side) -> f64;

    /// How far `side` is ahead in each feature, where the odds can be told from a position: the other side is as far behind.
    fn features(_: &Self::Scene, _: &GameOf<Self>, _: Side) -> Option<Self::Features> {
        None
    }

    /// The logarithm of the odds that `side` wins a game that goes on, where they can be told from the position: a logistic
    /// regression over its [features](Self::features), which `gonfalon fit` finds.
    fn log_odds(scene: &Self::Scene, game: &GameOf<Self>, side: Side) -> Option<f64> {
        let features = Self::features(scene, game, side)?.values();
        let counts = Self::portfolio().outlook.values();
        Some(counts.iter().zip(features).map(|(count, ahead)| count * ahead).sum())
    }

    /// How the game is going to end for `side`, when a victory counts `decided` points: what a line has led to is measured by it. By
    /// the [odds](Self::log_odds) it is what may be expected of that; without them it is the value of the position.
    fn outlook(scene: &Self::Scene, game: &GameOf<Self>, side: Side, decided: f64) -> f64 {
        let end = match awaits::<Self>(scene, game) {
            Awaits::Over(outcome) => {
                Some(outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 }))
            }
            Awaits::Decision { .. } => None,
        };
        match (Self::log_odds(scene, game, side), end) {
            (Some(odds), end) => decided * end.unwrap_or_else(|| (odds / 2.0).tanh()),
            (None, end) => {
                Self::value(scene, game, side) + end.unwrap_or(0.0) * (decided - Self::DECIDED)
            }
        }
    }

    /// Whether an action only alters what the one before has just done: whoever has thought about it does not do so.
    fn alters(_before: &Self::Action, _action: &Self::Action) -> bool {
        false
    }

    /// The number of the player turn, by which a computer's time is counted; it changes with every one.
    fn player_turn(scene: &Self::Scene, game: &GameOf<Self>) -> u32;

    /// The actions worth weighing at this decision: legal ones, at least one, in an order that depends on the
    /// position alone. Under a tight cap only the first of them are weighed.
    fn shortlist(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        _styles: Styles<'_, Self::Weights>,
    ) -> Vec<Candidate<Self::Action>> {
        forward_actions::<Self>(scene, game).into_iter().map(Candidate::tried).collect()
    }

    /// What a legal action is judged by, compared with leaving things as they are: for an action of the shortlist the terms add up
    /// to its gain. Nothing if the action has to be tried.
    fn account(
        _: &Self::Scene,
        _: &GameOf<Self>,
        _styles: Styles<'_, Self::Weights>,
        _: &Self::Action,
    ) -> Option<Account<Self::Term>> {
        None
    }

    /// How two positions differ for a side: terms that add up to the difference of their values, as far as there are words for it.
    fn change(
        _: &Self::Scene,
        _from: &GameOf<Self>,
        _to: &GameOf<Self>,
        _: Side,
    ) -> Account<Self::Term> {
        Account::default()
    }

    /// How somebody plays by rule of thumb, in a system where that is written down: a yardstick for what judges.
    fn rule_of_thumb() -> Option<RuleOfThumb<Self>> {
        None
    }

    /// The units of a side that are out of the game for good; none where units have no numbers.
    fn lost(_: &Self::Scene, _: &GameOf<Self>, _: Side) -> Vec<UnitId> {
        Vec::new()
    }

    /// The term that says in how many cases of a hundred a unit is lost, and in how many it would be otherwise.
    fn fate(_: UnitId, _lost: u8, _otherwise: u8) -> Option<Self::Term> {
        None
    }

    /// Whether another phase has begun, in which it is better to think anew than to go on with a plan that was made before.
    fn is_new_phase(_before: &GameOf<Self>, _now: &GameOf<Self>) -> bool {
        false
    }

    /// Whether an action follows from others, so that judgement alone decides on it: plans differ in what matters.
    fn is_trifle(_: &Self::Action) -> bool {
        false
    }

    /// Whether so much follows from the decision that each answer is worth playing on, also one that judgement thinks much worse.
    fn is_pivotal(_: &GameOf<Self>) -> bool {
        false
    }

    /// Whether the set-up is over.
    fn is_set_up(_: &GameOf<Self>) -> bool {
        true
    }

    /// Whose player turn it is, once that is settled.
    fn phasing(scene: &Self::Scene, game: &GameOf<Self>) -> Option<Side>;

    /// How play probably goes on from the middle of a procedure, whose position says little: `None` where it
    /// can be evaluated as it stands. Whoever decides answers; the answer is legal.
    fn expected_action(_: &Self::Scene, _: &GameOf<Self>) -> Option<Self::Action> {
        None
    }

    /// All that one would begin in a phase in which everybody acts once, the best first: legal one after the other, and nobody
    /// who must take part is left out, as far as that can be told before the dice. Empty where nothing is allotted so.
    fn allocation(
        _: &Self::Scene,
        _: &GameOf<Self>,
        _styles: Styles<'_, Self::Weights>,
    ) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whether shortlist and values of this game do without a guess at what `viewer` does not know: they look at nothing of it,
    /// and no action that needs it is tried. The lots of the guess are drawn nevertheless, so that chance decides the same
    /// between equals.
    fn is_open(_: &Self::Scene, _: &GameOf<Self>, _viewer: Side, _dice: &mut dyn Dice) -> bool {
        false
    }

    /// Draws the lots of a guess that nobody needs.
    fn skip_guess(_: &mut dyn Dice) {}

    /// The game as `viewer` may imagine it: whatever is hidden from that side is replaced by a guess.
    fn determinize(
        _: &Self::Scene,
        game: &GameOf<Self>,
        _viewer: Side,
        _dice: &mut dyn Dice,
    ) -> GameOf<Self> {
        game.clone()
    }
}

/// The legal actions without those that only take back what was planned, unless nothing else is left.
#[must_use]
pub fn forward_actions<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>) -> Vec<R::Action> {
    let mut actions = legal_actions::<R>(scene, game);
    if !actions.iter().all(R::retracts) {
        actions.retain(|action| !R::retracts(action));
    }
    actions
}

//! What an opponent judges by, and what it happens to think of its actions besides.

use super::{Handicap, Level, Opponent, SearchOptions, Temper};
use crate::kernel::{Evaluator, GameOf, Side, Style, Whim};
use std::borrow::Cow;

/// What self-play found to suit a side.
pub(super) fn usual<R: Evaluator>(scene: &R::Scene, side: Side) -> &'static Style<R::Weights> {
    &R::portfolio().styles[R::suits(scene, side)]
}

/// What an opponent judges by who leads a side.
pub(super) fn style<R: Evaluator>(
    scene: &R::Scene,
    side: Side,
    opponent: Opponent,
) -> Cow<'static, Style<R::Weights>> {
    let tempers = &R::portfolio().tempers;
    let even = match opponent.level {
        Level::Random | Level::Easy | Level::Greedy | Level::Plain => Cow::Owned(Style::default()),
        Level::Normal | Level::Hard | Level::Mcts => Cow::Borrowed(usual::<R>(scene, side)),
    };
    let factors = match opponent.style {
        Temper::Even => return even,
        Temper::Cautious => &tempers.cautious,
        Temper::Bold => &tempers.bold,
    };
    let name = format!("{} {}", opponent.style.tag(), even.name);
    Cow::Owned(Style { name, weights: factors.on(&even.weights) })
}

/// The mood in which a side misjudges its actions in this player turn. A set-up is judged as it is: who errs there has lost before
/// the first move.
pub(super) fn whim<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    side: Side,
    search: &SearchOptions,
) -> Whim {
    if !R::is_set_up(game) {
        return Whim::default();
    }
    let handicaps = R::portfolio().handicap;
    let own = if search.opponent.level == Level::Easy { handicaps.squire } else { 0.0 };
    let given = match search.opponent.handicap {
        Handicap::None => 0.0,
        Handicap::Small => handicaps.small,
        Handicap::Large => handicaps.large,
    };
    // Errors that know nothing of each other.
    let strength = f64::hypot(own, given);
    let turn = u64::from(R::player_turn(scene, game)) * 2 + side as u64;
    Whim { strength, seed: search.mood ^ (turn + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9) }
}

/// Adds to the worth of each action what is thought of it. To take back what was planned nobody has an opinion of, or turns would
/// not end.
pub(super) fn misjudge<R: Evaluator>(actions: &mut [(f64, R::Action)], whim: Whim) {
    for (value, action) in actions {
        if !R::retracts(action) {
            *value += whim.about(action);
        }
    }
}

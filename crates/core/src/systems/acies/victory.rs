//! ACIES 14: how a game ends.

use super::event::Event;
use super::rules;
use super::scene::Scene;
use super::state::{Cause, End, State};
use super::system::Acies;
use crate::kernel::{Cx, Rule, Side};

impl Cause {
    /// The word of the protocol.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cause::NoCards => "no-cards",
            Cause::Rout => "rout",
            Cause::TurnCap => "turn-cap",
            Cause::Conceded => "conceded",
        }
    }

    /// The rule that ends the game.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Cause::NoCards => rules::DEFEAT,
            Cause::Rout => rules::ROUTE_LEVEL,
            Cause::TurnCap => rules::TURN_CAP,
            Cause::Conceded => rules::CONCEDING,
        }
    }
}

fn end(cx: &mut Cx<'_, Acies>, s: &mut State, winner: Option<Side>, by: Cause) {
    if s.over.is_none() {
        s.over = Some(End { winner, by });
        cx.record(by.rule(), Event::Over { winner, by });
    }
}

/// A side has lost.
pub fn defeat(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, by: Cause) {
    end(cx, s, Some(side.enemy()), by);
}

/// ACIES 14.6: a side gives up.
pub fn concede(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side) {
    defeat(cx, s, side, Cause::Conceded);
}

/// ACIES 14.2: whoever has no card to draw after the first hands has lost; if neither has one, nobody wins.
pub fn check_decks(cx: &mut Cx<'_, Acies>, s: &mut State) {
    match Side::ALL.map(|side| s.of(side).deck.is_empty()) {
        [true, true] => end(cx, s, None, Cause::NoCards),
        [true, false] => end(cx, s, Some(Side::B), Cause::NoCards),
        [false, true] => end(cx, s, Some(Side::A), Cause::NoCards),
        [false, false] => {}
    }
}

/// ACIES 14.4: the optional rule: a side has lost as soon as its casualties are worth more than half of its army.
pub fn check_rout(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side) {
    if !cx.scene.options.route_level {
        return;
    }
    let (lost, total) = cx.scene.rout(s, side);
    if 2 * lost > total {
        defeat(cx, s, side, Cause::Rout);
    }
}

/// ACIES 14.5: the last turn is over: a draw, or with the Route Level the side with the smaller share of losses wins.
pub fn check_cap(cx: &mut Cx<'_, Acies>, s: &mut State) {
    if s.turn < cx.scene.options.turn_cap {
        return;
    }
    let winner = better_share(cx.scene, s).filter(|_| cx.scene.options.route_level);
    end(cx, s, winner, Cause::TurnCap);
}

fn better_share(scene: &Scene, s: &State) -> Option<Side> {
    let [a, b] = Side::ALL.map(|side| scene.rout(s, side));
    let share = |own: (u32, u32), other: (u32, u32)| u64::from(own.0) * u64::from(other.1.max(1));
    match share(a, b).cmp(&share(b, a)) {
        std::cmp::Ordering::Less => Some(Side::A),
        std::cmp::Ordering::Greater => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}

//! From the system's own types to words and view models.

pub(super) mod about;
pub(super) mod aim;
mod arguments;
mod board;
mod chances;
mod charts;
mod choice;
mod entry;
pub(super) mod kind_word;
pub(super) mod localizer;
mod notes;
mod prompt;
mod reasons;
mod refusal;
mod showing;
mod state;
mod table;
mod wire;

pub use state::Position;

use super::action::Action;
use super::combat::Combat;
use super::event::Event;
use super::frame::Frame;
use super::scene::Scene;
use super::system::Bmw;
use super::why::Why;
use crate::kernel::{GameOf, Side, UnitId};
use crate::present;
use crate::view::wire::write;
use crate::view::{BoardView, GroundRules, MapView, StandingCounter};
use crate::words::Language;
use localizer::Localizer;
use serde_json::Value;
use std::sync::Arc;

present! {
    Bmw {
    /// BMW 8.3: who knows what will be attacked may be gone in time.
    const ANNOUNCES: bool = false;

    fn may_announce(action: &Action) -> bool {
        arguments::may_announce(action)
    }

    fn selected(l10n: Localizer<'_>, game: &GameOf<Bmw>) -> Option<String> {
        prompt::picked(game).map(|unit| l10n.id(unit))
    }

    fn throws(scene: &Scene, game: &GameOf<Bmw>) -> usize {
        match game.top() {
            Some(Frame::Reorganization(asks)) => asks.left(scene, &game.state),
            _ => 0,
        }
    }

    fn idle(l10n: Localizer<'_>, game: &GameOf<Bmw>) -> String {
        prompt::idle(l10n, game)
    }

    fn awaited(_: &Scene, game: &GameOf<Bmw>) -> Vec<Action> {
        match game.top() {
            Some(Frame::Combat(combat)) if combat.is_planned() => vec![Action::Commit],
            Some(Frame::Combat(_)) => vec![Action::EndCombat],
            Some(Frame::SetUp(_)) if prompt::picked(game).is_none() => vec![Action::SetUpDone],
            _ => Vec::new(),
        }
    }

    fn by_hand(_: &Scene, game: &GameOf<Bmw>, action: &Action) -> Vec<Action> {
        let Action::Attack { attackers, defenders } = action else { return vec![action.clone()] };
        let plan = match game.top() {
            Some(Frame::Combat(combat)) if combat.is_planned() => Some(combat),
            _ => None,
        };
        if plan.is_some_and(|plan| plan.is_of(attackers, defenders)) {
            return vec![Action::Commit];
        }
        // A plan is changed into it: who is in both stays, and nothing is called off.
        let planned = plan.map_or_else(Vec::new, Combat::units);
        let wanted: Vec<UnitId> = attackers.iter().chain(defenders).copied().collect();
        let released = planned.iter().filter(|unit| !wanted.contains(unit));
        let engaged = wanted.iter().filter(|unit| !planned.contains(unit));
        let release = released.map(|&unit| Action::Release { unit });
        release.chain(engaged.map(|&unit| Action::Engage { unit })).collect()
    }

    fn taking_part(l10n: Localizer<'_>, action: &Action) -> Vec<String> {
        match action {
            Action::Attack { attackers, defenders } => {
                attackers.iter().chain(defenders).map(|&unit| l10n.id(unit)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn concerned(l10n: Localizer<'_>, why: &Why) -> Vec<String> {
        match *why {
            Why::Strands { unit } | Why::Obligation { unit } | Why::Unplaced { unit } => {
                vec![l10n.id(unit)]
            }
            Why::NotAdjacentToAll { attacker, defender } => {
                vec![l10n.id(attacker), l10n.id(defender)]
            }
            _ => Vec::new(),
        }
    }

    fn ground_rules(l10n: Localizer<'_>) -> GroundRules {
        charts::ground_rules(l10n)
    }

    fn map(l10n: Localizer<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(l10n.scene.view(l10n.language)))
    }

    fn board(l10n: Localizer<'_>, game: &GameOf<Bmw>, _: Option<Side>) -> Option<BoardView> {
        Some(board::board(l10n, &game.state))
    }

    fn standing<'a>(scene: &'a Scene, game: &GameOf<Bmw>) -> Vec<StandingCounter<'a>> {
        board::standing(scene, &game.state)
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].name.get(language)
    }

    fn write_event(scene: &Scene, event: &Event, _: Option<Side>) -> Value {
        write(event, scene)
    }
    }
}

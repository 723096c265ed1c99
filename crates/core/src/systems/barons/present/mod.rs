//! From the system's own types to words and view models.

mod arguments;
mod board;
mod buttons;
mod charts;
mod choice;
mod command;
mod display;
mod entry;
mod facts;
mod help;
mod hits;
mod interrupt;
mod localizer;
mod mark;
mod prompt;
mod reasons;
mod refusal;
mod showing;
mod state;
mod table;
mod touch;
mod wire;

pub use board::corner;
pub use localizer::facing_name;
pub use state::Position;

use super::action::Action;
use super::event::Event;
use super::frame::Frame;
use super::scene::Scene;
use super::system::Barons;
use super::why::Why;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::view::wire::write;
use crate::view::{BoardView, GroundRules, MapView, StandingCounter};
use crate::words::Language;
use localizer::Localizer;
use serde_json::Value;
use std::sync::Arc;

present! {
    Barons {
    /// BARONS 10.3: cavalry may react to what the other side does in its turn.
    const ANNOUNCES: bool = false;

    fn may_announce(action: &Action) -> bool {
        arguments::may_announce(action)
    }

    fn is_secret(_: &Scene, game: &GameOf<Barons>) -> bool {
        matches!(game.top(), Some(Frame::Allotment(_)))
    }

    fn awaited(_: &Scene, game: &GameOf<Barons>) -> Vec<Action> {
        match game.top() {
            Some(Frame::SetUp(_)) => vec![Action::SetUpDone],
            Some(Frame::Allotment(_)) => vec![Action::AllotDone],
            Some(Frame::Mover(mover)) if game.state.hex(mover.head()).is_some() => {
                vec![Action::Finish { below: false }]
            }
            _ => Vec::new(),
        }
    }

    fn concerned(l10n: Localizer<'_>, why: &Why) -> Vec<String> {
        match *why {
            Why::FacingDiffers { unit } | Why::OtherBattle { unit } | Why::Pairing { unit } => {
                vec![l10n.id(unit)]
            }
            _ => Vec::new(),
        }
    }

    fn idle(l10n: Localizer<'_>, game: &GameOf<Barons>) -> String {
        prompt::idle(l10n, game)
    }

    fn selected(l10n: Localizer<'_>, game: &GameOf<Barons>) -> Option<String> {
        prompt::selected(l10n, game).map(|unit| l10n.id(unit))
    }

    fn along(l10n: Localizer<'_>, game: &GameOf<Barons>) -> Vec<String> {
        prompt::along(game).into_iter().map(|unit| l10n.id(unit)).collect()
    }

    fn ground_rules(l10n: Localizer<'_>) -> GroundRules {
        charts::ground_rules(l10n)
    }

    fn map(l10n: Localizer<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(&l10n.scene.views[l10n.language.index()]))
    }

    fn board(l10n: Localizer<'_>, game: &GameOf<Barons>, _: Option<Side>) -> Option<BoardView> {
        Some(board::board(l10n, &game.state))
    }

    fn standing<'a>(scene: &'a Scene, game: &GameOf<Barons>) -> Vec<StandingCounter<'a>> {
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

//! What keeps no phase open, and what is still possible when one is ended: said where it is decided.

use super::super::action::Action;
use super::super::arrivals;
use super::super::attack;
use super::super::card::Card;
use super::super::frame::Frame;
use super::super::initiative;
use super::super::manoeuvre;
use super::super::missile;
use super::super::rally;
use super::super::scene::Scene;
use super::super::scout;
use super::super::setup::SetUp;
use super::super::state::State;
use super::super::system::Acies;
use super::Localizer;
use crate::kernel::GameOf;
use crate::say;
use crate::scenario::acies::Tactic;

/// ACIES 5.1, 5.2, 16.12: whether an action alone keeps no phase open. Cohesion takes no harm by waiting: where nothing else can be
/// done nothing changes on the field, and it may be played at every later decision of the turn, of which the last is always asked.
/// Break Morale does nothing while no unit of the Melee Line can attack.
pub fn can_wait(scene: &Scene, game: &GameOf<Acies>, action: &Action) -> bool {
    match (action, game.top()) {
        (Action::Cohesion { .. }, Some(top)) => !matches!(top, Frame::Initiative(_)),
        (Action::Tactic { tactic: Tactic::BreakMorale }, Some(Frame::Attacks(_))) => {
            !attack::has_breaker(scene, &game.state)
        }
        _ => false,
    }
}

/// What follows from an action that its label does not say: what is still possible when a phase is ended, or that a card would do
/// nothing.
pub fn note(l10n: Localizer, game: &GameOf<Acies>, action: &Action) -> Option<String> {
    match (action, game.top()?) {
        (Action::Tactic { .. }, _) if can_wait(l10n.scene, game, action) => {
            Some(say!(l10n, "acies-note-breaks-nothing"))
        }
        (Action::Pass, Frame::Arrivals(_)) => units_left(l10n, &game.state),
        (Action::DeployDone, Frame::SetUp(set_up)) => to_deploy(l10n, &game.state, set_up),
        _ => None,
    }
}

/// ACIES 8.6: how many units may still be played in the turn, if any can be.
fn units_left(l10n: Localizer, s: &State) -> Option<String> {
    let holds = s.of(s.active).hand.iter().any(|card| matches!(card, Card::Unit(_)));
    if !holds || !arrivals::has_room(l10n.scene, s) {
        return None;
    }
    let most = l10n.scene.options.units_per_turn;
    Some(match most.saturating_sub(s.units_played) {
        0 => say!(l10n, "acies-note-units-left-any"),
        left => say!(l10n, "acies-note-units-left", left = left),
    })
}

/// ACIES 4.2: how many units may still be deployed.
fn to_deploy(l10n: Localizer, s: &State, set_up: &SetUp) -> Option<String> {
    let left = set_up.left(s);
    (left > 0).then(|| say!(l10n, "acies-note-to-deploy", left = left))
}

/// ACIES 5.1, 17.1: the question where, as both sides can see, nothing can be done but to play a card.
pub fn alone(l10n: Localizer, game: &GameOf<Acies>) -> Option<(String, String)> {
    let (scene, s) = (l10n.scene, &game.state);
    let question = match game.top()? {
        Frame::Scouting(_) if scout::check_limit(scene, s).is_err() => {
            say!(l10n, "acies-ask-nobody-scouts")
        }
        Frame::Moves(_) if !manoeuvre::any_move(scene, s) => say!(l10n, "acies-ask-nobody-moves"),
        Frame::Readying(_) if !manoeuvre::any_flanking(s) => say!(l10n, "acies-ask-nobody-turns"),
        Frame::Arrivals(_) if !arrivals::has_room(scene, s) => {
            say!(l10n, "acies-ask-nobody-enters")
        }
        Frame::Shots(_) if !missile::any_shot(scene, s) => say!(l10n, "acies-ask-nobody-shoots"),
        Frame::Attacks(attacks) if !attacks.is_reply() && !attack::any(scene, s) => {
            let question = say!(l10n, "acies-ask-nobody-attacks");
            return Some((question, say!(l10n, "acies-hint-nobody-attacks")));
        }
        Frame::Rallies(rallies) if rallies.side() == s.active && !rally::any(s, s.active) => {
            say!(l10n, "acies-ask-nobody-rallies")
        }
        Frame::Initiative(step) if !step.is_reply() && !initiative::may_claim(scene, s) => {
            return Some((say!(l10n, "acies-ask-turn-ends"), say!(l10n, "acies-hint-turn-ends")));
        }
        _ => return None,
    };
    Some((question, say!(l10n, "acies-hint-cohesion-alone")))
}

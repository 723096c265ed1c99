//! Questions in words. Both sides read them: they say nothing of hands, nor of what was deployed.

use super::super::action::Action;
use super::super::arrivals::check_limit;
use super::super::attack_resolution::{AttackResolution, Stage};
use super::super::discard::KEEP;
use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::state::{Cause, State};
use super::super::system::Acies;
use super::entry::over;
use super::{Localizer, waiting};
use crate::kernel::{GameOf, Outcome, Procedure, Rule, Side, legal_actions};
use crate::say;
use crate::view::Reply;

/// The side that is asked, if one is.
pub fn decider(scene: &Scene, game: &GameOf<Acies>) -> Option<Side> {
    let (side, _) = game.top()?.asks(scene, &game.state)?;
    Some(side)
}

/// ACIES 17.4: whether the question comes up whatever the side holds, so that it can be answered out of its hand only.
fn is_reply(scene: &Scene, game: &GameOf<Acies>) -> bool {
    let s = &game.state;
    match game.top() {
        Some(Frame::Encircling(procedure)) => {
            procedure.is_reply() || decider(scene, game) != Some(s.active)
        }
        Some(Frame::Attacks(procedure)) => procedure.is_reply(),
        Some(Frame::AttackResolution(resolution)) => resolution.is_reply(scene, s),
        Some(Frame::Rallies(procedure)) => procedure.is_reply(s),
        Some(Frame::Initiative(procedure)) => procedure.is_reply(),
        _ => false,
    }
}

pub fn reply(scene: &Scene, game: &GameOf<Acies>) -> Option<Reply> {
    if !is_reply(scene, game) {
        return None;
    }
    let actions = legal_actions::<Acies>(scene, game);
    let idle = |action: &Action| matches!(action, Action::Pass | Action::Stand);
    let pass = actions.iter().position(idle)?;
    let fits = actions.iter().any(|action| !idle(action) && *action != Action::Concede);
    Some(Reply { fits, pass })
}

/// What it means if nothing is offered but to go on.
pub fn idle(l10n: Localizer, game: &GameOf<Acies>) -> String {
    match game.top() {
        Some(Frame::Scouting(_)) => say!(l10n, "idle-scout"),
        Some(Frame::Encircling(_)) => say!(l10n, "idle-encircle"),
        Some(Frame::Rallies(_)) => say!(l10n, "idle-rally"),
        Some(Frame::Initiative(_)) => say!(l10n, "idle-again"),
        Some(Frame::Arrivals(_)) => match check_limit(l10n.scene, &game.state) {
            Ok(()) => say!(l10n, "idle-play"),
            Err(_) => say!(l10n, "idle-played", most = l10n.scene.options.units_per_turn),
        },
        Some(Frame::Moves(_)) => say!(l10n, "idle-move"),
        Some(Frame::Readying(_)) => say!(l10n, "idle-turn"),
        Some(Frame::Shots(_) | Frame::Reaction(_)) => say!(l10n, "idle-shoot"),
        Some(Frame::Attacks(_)) => say!(l10n, "idle-attack"),
        _ => say!(l10n, "idle"),
    }
}

/// How the game has ended.
pub fn ending(l10n: Localizer, game: &GameOf<Acies>, _: &Outcome) -> String {
    let s = &game.state;
    let Some(end) = s.over else { return String::new() };
    let told = over(l10n, end.winner, end.by);
    let loser = end.winner.map(Side::enemy).filter(|_| end.by == Cause::NoCards);
    // ACIES 16.0: what was being played comes to the reserve when it has been carried out, too late.
    match loser.filter(|side| !s.of(*side).reserve.is_empty()) {
        Some(_) => format!("{told} {}", say!(l10n, "acies-over-afterwards")),
        None => told,
    }
}

/// What is asked, and what to do.
pub fn question(l10n: Localizer, game: &GameOf<Acies>, _: Rule) -> (String, String) {
    let s = &game.state;
    let Some(top) = game.top() else { return (String::new(), String::new()) };
    if let Some(asked) = waiting::alone(l10n, game) {
        return asked;
    }
    match top {
        Frame::SetUp(_) => (say!(l10n, "acies-ask-deploy"), say!(l10n, "acies-hint-deploy")),
        Frame::Scouting(_) => (say!(l10n, "acies-ask-scout"), say!(l10n, "acies-hint-scout")),
        Frame::Encircling(procedure) if procedure.is_reply() => {
            (say!(l10n, "acies-ask-stop-discard"), say!(l10n, "acies-hint-stop"))
        }
        Frame::Encircling(_) => {
            (say!(l10n, "acies-ask-encircle"), say!(l10n, "acies-hint-encircle"))
        }
        Frame::Moves(_) => (say!(l10n, "acies-ask-move"), say!(l10n, "acies-hint-move")),
        Frame::Readying(_) => (say!(l10n, "acies-ask-ready"), say!(l10n, "acies-hint-ready")),
        Frame::Arrivals(_) => (say!(l10n, "acies-ask-play"), say!(l10n, "acies-hint-play")),
        Frame::Reaction(reaction) => {
            let question = say!(l10n, "acies-ask-react", unit = l10n.at(s, reaction.target()));
            (question, say!(l10n, "acies-hint-react"))
        }
        Frame::Shots(_) => (say!(l10n, "acies-ask-shoot"), say!(l10n, "acies-hint-shoot")),
        Frame::Attacks(procedure) if procedure.is_reply() => {
            (say!(l10n, "acies-ask-stop-all"), say!(l10n, "acies-hint-stop"))
        }
        Frame::Attacks(_) if s.break_morale => {
            (say!(l10n, "acies-ask-attack"), say!(l10n, "acies-hint-attack-main-body"))
        }
        Frame::Attacks(_) => (say!(l10n, "acies-ask-attack"), say!(l10n, "acies-hint-attack")),
        Frame::AttackResolution(resolution) => combat(l10n, s, resolution),
        Frame::Discards(_) => {
            let hand = s.of(s.active).hand.len();
            let many = hand.saturating_sub(usize::from(KEEP));
            if many > 0 {
                (
                    say!(l10n, "acies-ask-discard-many", cards = many),
                    say!(l10n, "acies-hint-discard"),
                )
            } else {
                (say!(l10n, "acies-ask-discard"), say!(l10n, "acies-hint-discard"))
            }
        }
        Frame::Rallies(_) => (say!(l10n, "acies-ask-rally"), say!(l10n, "acies-hint-rally")),
        Frame::Initiative(procedure) if procedure.is_reply() => {
            (say!(l10n, "acies-ask-prevent"), say!(l10n, "acies-hint-prevent"))
        }
        Frame::Initiative(_) => (say!(l10n, "acies-ask-again"), say!(l10n, "acies-hint-again")),
        Frame::Course(_) => (String::new(), String::new()),
    }
}

fn combat(l10n: Localizer, s: &State, resolution: &AttackResolution) -> (String, String) {
    let attacker = l10n.at(s, resolution.from);
    match (resolution.stage, resolution.target) {
        (Stage::Response, Some(target)) => {
            let target = l10n.at(s, target);
            let question = say!(l10n, "acies-ask-respond", unit = attacker, target = target);
            (question, say!(l10n, "acies-hint-respond"))
        }
        (Stage::Response, None) => {
            let question = say!(l10n, "acies-ask-respond-main-body", unit = attacker);
            (question, say!(l10n, "acies-hint-stop"))
        }
        (Stage::Cards, target) => {
            let target = l10n.at(s, target.unwrap_or(resolution.from));
            let question = say!(l10n, "acies-ask-card", unit = attacker, target = target);
            (question, say!(l10n, "acies-hint-card"))
        }
        (Stage::Advance { winner, into }, _) => {
            let cell = into.to_string();
            let question = say!(l10n, "acies-ask-advance", unit = l10n.at(s, winner), cell = cell);
            (question, say!(l10n, "acies-hint-advance"))
        }
        (Stage::Stance | Stage::Over, _) => {
            let question = say!(l10n, "acies-ask-stance", unit = attacker);
            (question, say!(l10n, "acies-hint-stance"))
        }
    }
}

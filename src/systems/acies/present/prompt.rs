//! Questions in words. Both sides read them: they say nothing of hands, nor of what was deployed.

use super::super::action::Action;
use super::super::assault::{Assault, Stage};
use super::super::discard::KEEP;
use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Acies;
use super::Voice;
use super::entry::over;
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
        Some(Frame::Assault(assault)) => assault.is_reply(scene, s),
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

/// The question, and what to click.
/// How the game has ended.
pub fn ending(v: Voice, game: &GameOf<Acies>, _: &Outcome) -> String {
    game.state.over.map_or_else(String::new, |end| over(v, end.winner, end.by))
}

/// What is asked, and what to do.
pub fn question(v: Voice, game: &GameOf<Acies>, _: Rule) -> (String, String) {
    let s = &game.state;
    let Some(top) = game.top() else { return (String::new(), String::new()) };
    match top {
        Frame::SetUp(_) => (say!(v, "acies-ask-deploy"), say!(v, "acies-hint-deploy")),
        Frame::Scouting(_) => (say!(v, "acies-ask-scout"), say!(v, "acies-hint-scout")),
        Frame::Encircling(procedure) if procedure.is_reply() => {
            (say!(v, "acies-ask-stop-discard"), say!(v, "acies-hint-stop"))
        }
        Frame::Encircling(_) => (say!(v, "acies-ask-encircle"), say!(v, "acies-hint-encircle")),
        Frame::Moves(_) => (say!(v, "acies-ask-move"), say!(v, "acies-hint-move")),
        Frame::Readying(_) => (say!(v, "acies-ask-ready"), say!(v, "acies-hint-ready")),
        Frame::Arrivals(_) => (say!(v, "acies-ask-play"), say!(v, "acies-hint-play")),
        Frame::Reaction(reaction) => {
            let question = say!(v, "acies-ask-react", unit = v.at(s, reaction.target()));
            (question, say!(v, "acies-hint-react"))
        }
        Frame::Shots(_) => (say!(v, "acies-ask-shoot"), say!(v, "acies-hint-shoot")),
        Frame::Attacks(procedure) if procedure.is_reply() => {
            (say!(v, "acies-ask-stop-all"), say!(v, "acies-hint-stop"))
        }
        Frame::Attacks(_) if s.break_morale => {
            (say!(v, "acies-ask-attack"), say!(v, "acies-hint-attack-main-body"))
        }
        Frame::Attacks(_) => (say!(v, "acies-ask-attack"), say!(v, "acies-hint-attack")),
        Frame::Assault(assault) => combat(v, s, assault),
        Frame::Discards(_) => {
            let hand = s.of(s.active).hand.len();
            let many = hand.saturating_sub(usize::from(KEEP));
            if many > 0 {
                (say!(v, "acies-ask-discard-many", cards = many), say!(v, "acies-hint-discard"))
            } else {
                (say!(v, "acies-ask-discard"), say!(v, "acies-hint-discard"))
            }
        }
        Frame::Rallies(_) => (say!(v, "acies-ask-rally"), say!(v, "acies-hint-rally")),
        Frame::Initiative(procedure) if procedure.is_reply() => {
            (say!(v, "acies-ask-prevent"), say!(v, "acies-hint-prevent"))
        }
        Frame::Initiative(_) => (say!(v, "acies-ask-again"), say!(v, "acies-hint-again")),
        Frame::Course(_) => (String::new(), String::new()),
    }
}

fn combat(v: Voice, s: &State, assault: &Assault) -> (String, String) {
    let attacker = v.at(s, assault.from);
    match (assault.stage, assault.target) {
        (Stage::Response, Some(target)) => {
            let target = v.at(s, target);
            let question = say!(v, "acies-ask-respond", unit = attacker, target = target);
            (question, say!(v, "acies-hint-respond"))
        }
        (Stage::Response, None) => {
            let question = say!(v, "acies-ask-respond-main-body", unit = attacker);
            (question, say!(v, "acies-hint-stop"))
        }
        (Stage::Cards, target) => {
            let target = v.at(s, target.unwrap_or(assault.from));
            let question = say!(v, "acies-ask-card", unit = attacker, target = target);
            (question, say!(v, "acies-hint-card"))
        }
        (Stage::Advance { winner, into }, _) => {
            let cell = into.to_string();
            let question = say!(v, "acies-ask-advance", unit = v.at(s, winner), cell = cell);
            (question, say!(v, "acies-hint-advance"))
        }
        (Stage::Stance | Stage::Over, _) => {
            let question = say!(v, "acies-ask-stance", unit = attacker);
            (question, say!(v, "acies-hint-stance"))
        }
    }
}

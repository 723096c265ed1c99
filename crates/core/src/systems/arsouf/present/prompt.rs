//! The pending decision in words.

use super::super::attack_phase::can_attack;
use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::system::Arsouf;
use super::Localizer;
use super::board::deploys_unseen;
use crate::kernel::{GameOf, Outcome, Rule, UnitId};
use crate::say;
use crate::words::{Gender, Noun};

/// How the game has ended: the winner and the reason (ARSOUF M8.3).
pub fn ending(l10n: Localizer, _: &GameOf<Arsouf>, outcome: &Outcome) -> String {
    let (language, scene) = (l10n.language, l10n.scene);
    let winner = outcome.winner.map_or_else(
        || Noun::bare(language, "".into(), Gender::M),
        |side| scene.armies[side].name.noun(language),
    );
    let goal = scene.goal.name.noun(language);
    say!(l10n, "arsouf-over-{}" outcome.level, winner = winner, goal = goal)
}

/// The piece that the decision is about.
pub fn selected(scene: &Scene, game: &GameOf<Arsouf>) -> Option<UnitId> {
    match game.top()? {
        Frame::SetUp(setup) => setup.next(scene, &game.state),
        Frame::Movement(movement) => movement.picked,
        Frame::Attacks(attacks) => attacks.picked,
        Frame::Course(_) => None,
    }
}

/// What it means if nothing is offered but to go on.
pub fn idle(l10n: Localizer, game: &GameOf<Arsouf>) -> String {
    match game.top() {
        Some(Frame::Movement(_)) => say!(l10n, "idle-move"),
        Some(Frame::Attacks(_)) => say!(l10n, "idle-attack"),
        _ => say!(l10n, "idle"),
    }
}

/// ARSOUF M3.1, M5.1, M6.1: what is asked, and what to do.
pub fn question(l10n: Localizer, game: &GameOf<Arsouf>, _: Rule) -> (String, String) {
    let Localizer { scene, language } = l10n;
    let s = &game.state;
    let name = |unit: UnitId| scene.name(unit, language);
    let Some(top) = game.top() else { return (String::new(), String::new()) };
    match (top, selected(scene, game)) {
        // The other side reads the question too: it does not say which piece comes next.
        (Frame::SetUp(_), next) if deploys_unseen(scene, game) => {
            let hint = match next {
                Some(_) => say!(language, "arsouf-hint-place"),
                None => say!(language, "arsouf-hint-deployed"),
            };
            (say!(language, "arsouf-ask-unseen"), hint)
        }
        (Frame::SetUp(_), Some(unit)) => (
            say!(language, "arsouf-ask-place", unit = name(unit)),
            say!(language, "arsouf-hint-place"),
        ),
        (Frame::SetUp(_), None) => {
            (say!(language, "arsouf-ask-deployed"), say!(language, "arsouf-hint-deployed"))
        }
        (Frame::Movement(_), Some(unit)) => (
            say!(language, "arsouf-ask-move-to", unit = name(unit)),
            say!(language, "arsouf-hint-move-to"),
        ),
        (Frame::Movement(_), None) => {
            (say!(language, "arsouf-ask-move"), say!(language, "arsouf-hint-move"))
        }
        (Frame::Attacks(_), Some(unit)) => (
            say!(language, "arsouf-ask-target", unit = name(unit)),
            say!(language, "arsouf-hint-target"),
        ),
        (Frame::Attacks(_), None) if can_attack(scene, s, s.active) => {
            (say!(language, "arsouf-ask-attack"), say!(language, "arsouf-hint-attack"))
        }
        (Frame::Attacks(_), None) => {
            (say!(language, "arsouf-ask-no-attack"), say!(language, "arsouf-hint-no-attack"))
        }
        (Frame::Course(_), _) => (String::new(), String::new()),
    }
}

//! Offered actions in words, and what somebody who points at something may try.

use super::super::action::Action;
use super::super::attack::Attack;
use super::super::charge::charge;
use super::super::reach::allowance;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Arsouf;
use super::Localizer;
use super::duel::duel;
use crate::board::Hex;
use crate::kernel::{GameOf, Rule, UnitId};
use crate::say;
use crate::scenario::arsouf::PhaseName;
use crate::view::{Choice, ChoiceKind, Forecast, Target};
use crate::words::Language;

/// What a choice is called, besides its action.
struct About {
    subject: Option<UnitId>,
    label: String,
    note: Option<String>,
    rule: Rule,
    kind: ChoiceKind,
}

pub fn choice(l10n: Localizer, game: &GameOf<Arsouf>, id: usize, action: &Action) -> Choice {
    let Localizer { scene, language } = l10n;
    let s = &game.state;
    let about = about(scene, s, action, language);
    let (target, hex) = aim(scene, s, action);
    let forecast = match action {
        Action::Attack { unit, target } => {
            let attack = Attack::new(scene, s, *unit, *target);
            Some(Forecast::Duel(duel(scene, &attack, language)))
        }
        _ => None,
    };
    Choice {
        id,
        subject: about.subject.map(|unit| scene.piece(unit).id.clone()),
        command: None,
        card: None,
        target,
        hex,
        path: way(scene, s, action),
        from: Vec::new(),
        left: None,
        facing: None,
        chit: None,
        label: about.label,
        note: about.note,
        loses: false,
        also: Vec::new(),
        can_wait: false,
        rule: about.rule.into(),
        kind: about.kind,
        forecast,
    }
}

/// What an action points at, and the hex of that.
pub fn aim(scene: &Scene, s: &State, action: &Action) -> (Target, Option<Hex>) {
    let button = |id: &str| (Target::Button(id.to_owned()), None);
    let at_unit = |unit: UnitId| (Target::Unit(scene.piece(unit).id.clone()), s.hex(unit));
    let at_hex = |hex: Hex| (Target::Hex(scene.label(hex)), Some(hex));
    match *action {
        Action::Place { hex, .. } | Action::Move { hex, .. } => at_hex(hex),
        Action::TakeUp { unit } => s.hex(unit).map_or_else(|| at_unit(unit), at_hex),
        Action::TakeBack { unit } => match (s.phase, s.piece(unit).from) {
            (PhaseName::Movement, Some(from)) => at_hex(from),
            _ => at_unit(unit),
        },
        Action::Select { unit } => at_unit(unit),
        Action::Attack { target, .. } => at_unit(target),
        Action::DeployAutomatically => button("deploy-automatically"),
        Action::DeployDone => button("deploy-done"),
        Action::PutBack => button("put-back"),
        Action::EndMovement => button("end-movement"),
        Action::EndAttacks => button("end-attacks"),
        Action::ClaimWin => button("claim-win"),
    }
}

/// The straight way of a charge is shown; other moves have no particular way.
fn way(scene: &Scene, s: &State, action: &Action) -> Vec<Hex> {
    let Action::Move { unit, hex } = *action else { return Vec::new() };
    let Some(start) = s.hex(unit) else { return Vec::new() };
    let middle = charge(scene, s, unit, start, hex).and_then(|(d, _)| scene.step(start, d));
    middle.into_iter().chain([hex]).collect()
}

/// ARSOUF M4.6: what each choice is called; that which ends a phase names the phase.
fn about(scene: &Scene, s: &State, action: &Action, language: Language) -> About {
    let name = |unit: UnitId| scene.name(unit, language);
    let about =
        |subject, label: String, rule, kind| About { subject, label, note: None, rule, kind };
    let button = |label: String, rule, kind| about(None, label, rule, kind);
    let by = |unit: UnitId, label: String, rule, kind| about(Some(unit), label, rule, kind);
    match *action {
        Action::Place { unit, hex } => {
            let text = say!(language, "arsouf-do-place", unit = name(unit), hex = scene.label(hex));
            by(unit, text, rules::DEPLOYMENT, ChoiceKind::Place)
        }
        Action::TakeUp { unit } => {
            let text = say!(language, "arsouf-do-take-up", unit = name(unit));
            by(unit, text, rules::DEPLOYMENT, ChoiceKind::TakeBack)
        }
        Action::DeployAutomatically => {
            let text = say!(language, "arsouf-do-deploy-automatically");
            button(text, rules::DEPLOYMENT, ChoiceKind::Decide)
        }
        Action::DeployDone => {
            let text = say!(language, "arsouf-do-deploy-done");
            button(text, rules::DEPLOYMENT, ChoiceKind::Commit)
        }
        Action::Select { unit } => {
            let (text, rule) = match s.phase {
                PhaseName::Deployment => {
                    (say!(language, "arsouf-do-select-next", unit = name(unit)), rules::DEPLOYMENT)
                }
                PhaseName::Movement => {
                    (say!(language, "arsouf-do-select", unit = name(unit)), rules::MOVING)
                }
                PhaseName::Combat => {
                    let text = say!(language, "arsouf-do-select-attacker", unit = name(unit));
                    (text, rules::ATTACKERS)
                }
            };
            by(unit, text, rule, ChoiceKind::Select)
        }
        Action::PutBack => {
            let text = say!(language, "arsouf-do-put-back");
            let rule = if s.phase == PhaseName::Combat { rules::ATTACKERS } else { rules::MOVING };
            button(text, rule, ChoiceKind::Cancel)
        }
        Action::Move { unit, hex } => moving(scene, s, unit, hex, language),
        Action::TakeBack { unit } => match (s.phase, s.piece(unit).from) {
            (PhaseName::Movement, Some(from)) => {
                let label = scene.label(from);
                let text = say!(language, "arsouf-do-take-back", unit = name(unit), hex = label);
                by(unit, text, rules::TAKING_BACK, ChoiceKind::TakeBack)
            }
            _ => {
                let text = say!(language, "arsouf-do-drop", unit = name(unit));
                by(unit, text, rules::ATTACKERS, ChoiceKind::Release)
            }
        },
        Action::EndMovement => {
            let text = say!(language, "arsouf-do-end-movement");
            button(text, rules::MOVING, ChoiceKind::End)
        }
        Action::Attack { unit, target } => {
            let text =
                say!(language, "arsouf-do-attack", unit = name(unit), target = name(target),);
            by(unit, text, rules::ATTACKERS, ChoiceKind::Strike)
        }
        Action::EndAttacks => {
            let text = say!(language, "arsouf-do-end-attacks");
            button(text, rules::ATTACK_PHASE, ChoiceKind::End)
        }
        Action::ClaimWin => {
            let text = say!(language, "arsouf-do-claim-win");
            button(text, rules::OBJECT, ChoiceKind::Decide)
        }
    }
}

fn moving(scene: &Scene, s: &State, unit: UnitId, hex: Hex, language: Language) -> About {
    let name = |unit: UnitId| scene.name(unit, language);
    let label = scene.label(hex);
    let aim = s.hex(unit).and_then(|start| charge(scene, s, unit, start, hex));
    let goal = scene.goal.town.contains(hex) && scene.piece(unit).side == scene.goal.side;
    let note = aim.map(|(_, target)| say!(language, "arsouf-note-charge", target = name(target)));
    let (text, rule, kind) = if let Some((_, target)) = aim {
        let (unit, target) = (name(unit), name(target));
        let text = say!(language, "arsouf-do-charge", unit = unit, hex = label, target = target);
        (text, rules::CHARGING, ChoiceKind::Charge)
    } else if goal {
        let goal = scene.goal.name.noun(language);
        let text = say!(language, "arsouf-do-arrive", unit = name(unit), goal = goal);
        (text, rules::ARRIVAL, ChoiceKind::Move)
    } else {
        let (anywhere, on_road) = allowance(scene, s, unit);
        let near = s.hex(unit).is_some_and(|start| scene.map.grid.adjacent(start, hex));
        let rule = match (s.piece(unit).wounded, anywhere < on_road && !near) {
            (true, _) => rules::WOUNDED_MOVES,
            (false, true) => rules::SLOW_PIECES,
            (false, false) => rules::ALLOWANCE,
        };
        let text = say!(language, "arsouf-do-move", unit = name(unit), hex = label);
        (text, rule, ChoiceKind::Move)
    };
    About { subject: Some(unit), label: text, note, rule, kind }
}

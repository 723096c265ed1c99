//! Events and throws as lines of the journal.

use super::super::attack::{Attack, Supporter};
use super::super::event::Event;
use super::super::scene::Scene;
use super::Localizer;
use super::duel::verdict_word;
use super::halves;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::arsouf::PhaseName;
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::Language;

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "arsouf-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(l10n: Localizer, throw: &ThrowView, _: Side) -> String {
    let purpose = throw.text.as_str();
    say!(l10n, "arsouf-log-die", purpose = purpose, face = throw.face)
}

/// A phase's name.
pub fn phase_name(phase: PhaseName, language: Language) -> String {
    match phase {
        PhaseName::Deployment => say!(language, "arsouf-phase-deployment"),
        PhaseName::Movement => say!(language, "arsouf-phase-movement"),
        PhaseName::Combat => say!(language, "arsouf-phase-combat"),
    }
}

/// ARSOUF M4.4, M5.5, M6.3, M6.5, M7.2: one line for each event.
pub fn sentence(l10n: Localizer, event: &Event) -> Option<Sentence> {
    let Localizer { scene, language: l } = l10n;
    let name = |unit: UnitId| scene.name(unit, l);
    let army = |side: Side| scene.armies[side].name.noun(l);
    let of = |unit: UnitId| Some(scene.piece(unit).side);
    let plain = |text: String, side: Option<Side>, hexes: &[Hex]| {
        let line = Sentence { side, ..Sentence::new(text) };
        line.at(hexes.iter().map(|&hex| scene.label(hex)))
    };
    Some(match event {
        Event::Deploys { side } => Sentence {
            kind: EntryKind::Phase,
            ..plain(say!(l, "arsouf-log-deploys", side = army(*side)), Some(*side), &[])
        },
        Event::Placed { unit, .. } if scene.options.deploy_order == DeployOrder::Hidden => {
            // Both sides read the same journal (ARR-3).
            plain(say!(l, "arsouf-log-placed-unseen", unit = name(*unit)), of(*unit), &[])
        }
        Event::TakenUp { unit, .. } if scene.options.deploy_order == DeployOrder::Hidden => {
            plain(say!(l, "arsouf-log-taken-up", unit = name(*unit)), of(*unit), &[])
        }
        Event::Placed { unit, hex } => {
            let text = say!(l, "arsouf-log-placed", unit = name(*unit), hex = scene.label(*hex));
            plain(text, of(*unit), &[*hex])
        }
        Event::TakenUp { unit, hex } => {
            plain(say!(l, "arsouf-log-taken-up", unit = name(*unit)), of(*unit), &[*hex])
        }
        Event::Deployed { side } => {
            plain(say!(l, "arsouf-log-deployed", side = army(*side)), Some(*side), &[])
        }
        Event::Turn { turn } => Sentence {
            kind: EntryKind::Turn,
            ..plain(say!(l, "arsouf-log-turn", turn = *turn), None, &[])
        },
        Event::Phase { side, phase } => {
            let name = phase_name(*phase, l);
            let text = say!(l, "arsouf-log-phase", side = army(*side), phase = name);
            plain(text, Some(*side), &[]).kind(EntryKind::Phase)
        }
        Event::Moved { unit, from, hex } => {
            let hexes = (scene.label(*from), scene.label(*hex));
            let text =
                say!(l, "arsouf-log-moved", unit = name(*unit), from = hexes.0, hex = hexes.1);
            plain(text, of(*unit), &[*from, *hex])
        }
        Event::Charged { unit, target, hex } => {
            let at = scene.label(*hex);
            let (who, whom) = (name(*unit), name(*target));
            let text = say!(l, "arsouf-log-charged", unit = who, target = whom, hex = at);
            plain(text, of(*unit), &[*hex])
        }
        Event::TookBack { unit, from, hex } => {
            let at = scene.label(*hex);
            let text = say!(l, "arsouf-log-took-back", unit = name(*unit), hex = at);
            plain(text, of(*unit), &[*from, *hex])
        }
        Event::Arrived { unit, hex } => {
            let goal = scene.goal.name.noun(l);
            let text = say!(l, "arsouf-log-arrived", unit = name(*unit), goal = goal);
            plain(text, of(*unit), &[*hex])
        }
        Event::Announced { unit, target } => {
            let (who, whom) = (name(*unit), name(*target));
            plain(say!(l, "arsouf-log-announced", unit = who, target = whom), of(*unit), &[])
        }
        Event::Dropped { unit } => {
            plain(say!(l, "arsouf-log-dropped", unit = name(*unit)), of(*unit), &[])
        }
        Event::Void { unit } => {
            plain(say!(l, "arsouf-log-void", unit = name(*unit)), of(*unit), &[])
        }
        Event::Attacked { attack, attack_die, defence_die, verdict } => {
            let text = say!(
                l,
                "arsouf-log-attacked",
                unit = name(attack.unit),
                target = name(attack.target),
                attack = sum(*attack_die, &own_parts(attack, l), attack.attack(), l),
                defence = sum(*defence_die, &target_parts(scene, attack, l), attack.defence(), l),
                verdict = verdict_word(*verdict, l),
            );
            plain(text, of(attack.unit), &[])
        }
        Event::Wounded { unit } => {
            plain(say!(l, "arsouf-log-wounded", unit = name(*unit)), of(*unit), &[])
        }
        Event::Killed { unit, hex } => {
            plain(say!(l, "arsouf-log-killed", unit = name(*unit)), of(*unit), &[*hex])
        }
        Event::Recovered { unit } => {
            plain(say!(l, "arsouf-log-recovered", unit = name(*unit)), of(*unit), &[])
        }
        Event::Over { winner, by } => {
            let goal = scene.goal.name.noun(l);
            let word = by.word();
            let text = say!(l, "arsouf-over-{}" word, winner = army(*winner), goal = goal);
            plain(text, Some(*winner), &[]).kind(EntryKind::End)
        }
    })
}

/// A die and what is added to it: `4 + 3 + 2 leader = 9`.
fn sum(die: u8, parts: &[String], adds: u16, language: Language) -> String {
    let total = halves(2 * u16::from(die) + adds, language);
    let sum = format!("{die} + {} = {total}", parts.join(" + "));
    sum.replace("+ -", "- ")
}

fn own_parts(attack: &Attack, l: Language) -> Vec<String> {
    let mut parts = vec![say!(l, "arsouf-part-value", adds = halves(attack.value, l))];
    if attack.leader > 0 {
        parts.push(say!(l, "arsouf-part-leader", adds = halves(attack.leader, l)));
    }
    if attack.charge > 0 {
        parts.push(say!(l, "arsouf-part-charge", adds = halves(attack.charge, l)));
    }
    parts
}

fn target_parts(scene: &Scene, attack: &Attack, l: Language) -> Vec<String> {
    let mut parts = vec![say!(l, "arsouf-part-value", adds = halves(attack.target_value, l))];
    if attack.target_leader > 0 {
        parts.push(say!(l, "arsouf-part-leader", adds = halves(attack.target_leader, l)));
    }
    parts.extend(attack.supporters.iter().map(|&Supporter { unit, adds: half }| {
        let (adds, unit) = (halves(half, l), scene.name(unit, l));
        say!(l, "arsouf-part-support", adds = adds, unit = unit)
    }));
    if attack.lost() > 0 {
        parts.push(say!(l, "arsouf-part-rounding", adds = halves(attack.lost(), l)));
    }
    parts
}

//! Events and throws as lines of the journal.

use super::super::attack::{Attack, Supporter};
use super::super::event::Event;
use super::super::scene::Scene;
use super::duel::verdict_word;
use super::{Arsouf, halves};
use crate::board::Hex;
use crate::kernel::{Record, Side, UnitId};
use crate::say;
use crate::scenario::arsouf::PhaseName;
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::{Entry, EntryKind, Present};
use crate::words::Language;

/// A line in the making.
struct Line {
    kind: EntryKind,
    text: String,
    rule: &'static str,
    side: Option<Side>,
    hexes: Vec<Hex>,
}

pub fn entry(
    scene: &Scene,
    record: &Record<Event>,
    step: usize,
    language: Language,
) -> Option<Entry> {
    Some(match record {
        Record::Throw(throw) => {
            let side = Some(throw.side);
            let throw = Arsouf::throw(scene, throw, language);
            let purpose = throw.text.as_str();
            Entry {
                kind: EntryKind::Throw,
                text: say!(language, "arsouf-log-die", purpose = purpose, face = throw.face),
                rule: Some(throw.rule.clone()),
                throw: Some(throw),
                side,
                hexes: Vec::new(),
                cell: None,
                step,
            }
        }
        Record::Event(event) => {
            let line = line(scene, event, language);
            Entry {
                kind: line.kind,
                text: line.text,
                rule: Some(line.rule.to_owned()),
                throw: None,
                side: line.side,
                hexes: line.hexes.iter().map(|&hex| scene.label(hex)).collect(),
                cell: None,
                step,
            }
        }
    })
}

/// A phase's name.
pub fn phase_name(phase: PhaseName, language: Language) -> String {
    match phase {
        PhaseName::Deployment => say!(language, "arsouf-phase-deployment"),
        PhaseName::Movement => say!(language, "arsouf-phase-movement"),
        PhaseName::Combat => say!(language, "arsouf-phase-combat"),
    }
}

/// The number of the rule that a phase belongs to.
pub fn phase_rule(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Deployment => "4.2",
        PhaseName::Movement => "5.1",
        PhaseName::Combat => "6.1",
    }
}

/// ARSOUF M4.4, M5.5, M6.3, M6.5, M7.2: one line for each event.
fn line(scene: &Scene, event: &Event, l: Language) -> Line {
    let name = |unit: UnitId| scene.name(unit, l);
    let army = |side: Side| scene.armies[side].name.get(l);
    let of = |unit: UnitId| Some(scene.piece(unit).side);
    let plain = |text: String, rule: &'static str, side: Option<Side>, hexes: &[Hex]| Line {
        kind: EntryKind::Event,
        text,
        rule,
        side,
        hexes: hexes.to_vec(),
    };
    match event {
        Event::Deploys { side } => Line {
            kind: EntryKind::Phase,
            ..plain(say!(l, "arsouf-log-deploys", side = army(*side)), "4.2", Some(*side), &[])
        },
        Event::Placed { unit, .. } if scene.options.deploy_order == DeployOrder::Hidden => {
            // Both sides read the same journal (ARR-3).
            plain(say!(l, "arsouf-log-placed-unseen", unit = name(*unit)), "4.2", of(*unit), &[])
        }
        Event::TakenUp { unit, .. } if scene.options.deploy_order == DeployOrder::Hidden => {
            plain(say!(l, "arsouf-log-taken-up", unit = name(*unit)), "4.2", of(*unit), &[])
        }
        Event::Placed { unit, hex } => {
            let text = say!(l, "arsouf-log-placed", unit = name(*unit), hex = scene.label(*hex));
            plain(text, "4.2", of(*unit), &[*hex])
        }
        Event::TakenUp { unit, hex } => {
            plain(say!(l, "arsouf-log-taken-up", unit = name(*unit)), "4.2", of(*unit), &[*hex])
        }
        Event::Deployed { side } => {
            plain(say!(l, "arsouf-log-deployed", side = army(*side)), "4.2", Some(*side), &[])
        }
        Event::Turn { turn } => Line {
            kind: EntryKind::Turn,
            ..plain(say!(l, "arsouf-log-turn", turn = *turn), "5.1", None, &[])
        },
        Event::Phase { side, phase } => {
            let name = phase_name(*phase, l);
            let text = say!(l, "arsouf-log-phase", side = army(*side), phase = name);
            let rule = phase_rule(*phase);
            Line { kind: EntryKind::Phase, ..plain(text, rule, Some(*side), &[]) }
        }
        Event::Moved { unit, from, hex } => {
            let hexes = (scene.label(*from), scene.label(*hex));
            let text =
                say!(l, "arsouf-log-moved", unit = name(*unit), from = hexes.0, hex = hexes.1);
            plain(text, "5.1", of(*unit), &[*from, *hex])
        }
        Event::Charged { unit, target, hex } => {
            let at = scene.label(*hex);
            let (who, whom) = (name(*unit), name(*target));
            let text = say!(l, "arsouf-log-charged", unit = who, target = whom, hex = at);
            plain(text, "7.1", of(*unit), &[*hex])
        }
        Event::TookBack { unit, from, hex } => {
            let at = scene.label(*hex);
            let text = say!(l, "arsouf-log-took-back", unit = name(*unit), hex = at);
            plain(text, "M5.4", of(*unit), &[*from, *hex])
        }
        Event::Arrived { unit, hex } => {
            let goal = scene.goal.name.get(l);
            let text = say!(l, "arsouf-log-arrived", unit = name(*unit), goal = goal);
            plain(text, "5.7", of(*unit), &[*hex])
        }
        Event::Announced { unit, target } => {
            let (who, whom) = (name(*unit), name(*target));
            plain(say!(l, "arsouf-log-announced", unit = who, target = whom), "6.2", of(*unit), &[])
        }
        Event::Dropped { unit } => {
            plain(say!(l, "arsouf-log-dropped", unit = name(*unit)), "6.2", of(*unit), &[])
        }
        Event::Void { unit } => {
            plain(say!(l, "arsouf-log-void", unit = name(*unit)), "6.2", of(*unit), &[])
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
            plain(text, "6.3", of(attack.unit), &[])
        }
        Event::Wounded { unit } => {
            plain(say!(l, "arsouf-log-wounded", unit = name(*unit)), "6.7", of(*unit), &[])
        }
        Event::Killed { unit, hex } => {
            plain(say!(l, "arsouf-log-killed", unit = name(*unit)), "6.8", of(*unit), &[*hex])
        }
        Event::Recovered { unit } => {
            plain(say!(l, "arsouf-log-recovered", unit = name(*unit)), "6.12", of(*unit), &[])
        }
        Event::Over { winner, by } => {
            let goal = scene.goal.name.get(l);
            let word = by.word();
            let text = say!(l, "arsouf-over-{}" word, winner = army(*winner), goal = goal);
            let rule = by.rule().section;
            Line { kind: EntryKind::End, ..plain(text, rule, Some(*winner), &[]) }
        }
    }
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

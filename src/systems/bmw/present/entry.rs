//! Events and throws as lines of the journal.

use super::super::event::{Event, Fate, Manner, Turned};
use super::super::scene::Scene;
use super::{label, name, names};
use crate::board::Hex;
use crate::kernel::{Record, Side, Throw, UnitId};
use crate::scenario::bmw::PhaseName;
use crate::view::{Entry, EntryKind, ThrowView};

/// A line in the making.
struct Line {
    kind: EntryKind,
    text: String,
    rule: &'static str,
    side: Option<Side>,
    hexes: Vec<Hex>,
    cell: Option<(String, u8)>,
}

pub fn entry(scene: &Scene, record: &Record<Event>, step: usize) -> Option<Entry> {
    match record {
        Record::Throw(throw) => Some(die(throw, step)),
        Record::Event(event) => {
            let line = line(scene, event);
            Some(Entry {
                kind: line.kind,
                text: line.text,
                rule: Some(line.rule.to_owned()),
                throw: None,
                side: line.side,
                hexes: line.hexes.iter().map(|&hex| label(scene, hex)).collect(),
                cell: line.cell,
                step,
            })
        }
    }
}

fn die(throw: &Throw, step: usize) -> Entry {
    Entry {
        kind: EntryKind::Throw,
        text: format!("Die for {}: {}", throw.purpose, throw.face),
        rule: Some(throw.rule.section.to_owned()),
        throw: Some(ThrowView {
            rule: throw.rule.section.to_owned(),
            purpose: throw.purpose.to_owned(),
            sides: throw.sides,
            face: throw.face,
        }),
        side: None,
        hexes: Vec::new(),
        cell: None,
        step,
    }
}

pub fn phase_name(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Movement => "Movement",
        PhaseName::Archery => "Archery fire",
        PhaseName::Combat => "Combat",
        PhaseName::Reorganization => "Reorganization and rally",
    }
}

#[allow(clippy::too_many_lines)] // one sentence for each event
fn line(scene: &Scene, event: &Event) -> Line {
    let side_of = |u: UnitId| Some(scene.counter(u).side);
    let army = |side: Side| scene.armies[side].name.as_str();
    let plain = |text: String, rule, side| Line {
        kind: EntryKind::Event,
        text,
        rule,
        side,
        hexes: Vec::new(),
        cell: None,
    };
    let at = |text: String, rule, side, hexes: &[Hex]| Line {
        hexes: hexes.to_vec(),
        ..plain(text, rule, side)
    };
    match event {
        Event::Placed { unit, hex } => {
            let text = format!("{} is placed in {}.", name(scene, *unit), label(scene, *hex));
            at(text, "3.1", side_of(*unit), &[*hex])
        }
        Event::TakenUp { unit } => {
            plain(format!("{} is taken up again.", name(scene, *unit)), "3.1", side_of(*unit))
        }
        Event::SetUp { side } => {
            plain(format!("{}: set-up done.", army(*side)), "3.1", Some(*side))
        }
        Event::Turn { stage, turn } => Line {
            kind: EntryKind::Turn,
            ..plain(
                if *stage > 1 {
                    format!("Stage {stage}, turn {turn}")
                } else {
                    format!("Turn {turn}")
                },
                "3.2",
                None,
            )
        },
        Event::Phase { side, phase } => Line {
            kind: EntryKind::Phase,
            ..plain(format!("{}: {}", army(*side), phase_name(*phase)), "3.2", Some(*side))
        },
        Event::Moved { unit, from, path, manner } => {
            let (verb, rule) = match manner {
                Manner::Move => ("moves", "4.1"),
                Manner::Charge => ("charges", "9.6"),
                Manner::BeforeCombat => ("retreats before combat", "8.3"),
                Manner::Feint => ("feigns a retreat", "15.1"),
                Manner::Follow => ("is lured after it", "15.1"),
                Manner::Retreat => ("retreats", "7.8"),
                Manner::Advance => ("advances", "7.9"),
                Manner::Escape => ("escapes", "10.4"),
            };
            let end = path.last().copied().unwrap_or(*from);
            let (from_label, to) = (label(scene, *from), label(scene, end));
            let text = format!("{} {verb} from {from_label} to {to}.", name(scene, *unit));
            let mut hexes = vec![*from];
            hexes.extend(path.iter().copied());
            at(text, rule, side_of(*unit), &hexes)
        }
        Event::Turned { unit, back, cause } => {
            let who = name(scene, *unit);
            let sides = if *back { "its back" } else { "its front" };
            let (text, rule) = match cause {
                Turned::Choice => (format!("{who} turns to {sides}."), "9.6"),
                Turned::Archery => (format!("{who} is disordered by archery."), "6.2"),
                Turned::RunThrough => (format!("{who} is disordered by the retreat."), "7.8"),
                Turned::Retreat => (format!("{who} is disordered by its retreat."), "7.8"),
                Turned::Mounted => (format!("{who} mounts."), "9.5"),
                Turned::ChargeOver => (format!("{who} has spent its charge."), "9.6"),
                Turned::Reorganized => (format!("{who} reorganizes."), "11.1"),
                Turned::Withdrawal => (format!("{who} reorganizes."), "15.5"),
            };
            plain(text, rule, side_of(*unit))
        }
        Event::Aimed { firer, target } => plain(
            format!("{} aims at {}.", name(scene, *firer), name(scene, *target)),
            "6.3",
            side_of(*firer),
        ),
        Event::Shot { firer, target, factor, hit } => plain(
            format!(
                "{} shoots at {} (hits on {factor} or less): {}.",
                name(scene, *firer),
                name(scene, *target),
                if *hit { "a hit" } else { "no effect" }
            ),
            "6.2",
            side_of(*firer),
        ),
        Event::Attack { attackers, defenders } => plain(
            format!("{} attack {}.", names(scene, attackers), names(scene, defenders)),
            "7.1",
            attackers.first().and_then(|&u| side_of(u)),
        ),
        Event::Stood { unit } => {
            plain(format!("{} stands.", name(scene, *unit)), "8.3", side_of(*unit))
        }
        Event::Feigned { unit, hexes } => plain(
            match hexes {
                0 => format!("{} lures nobody: an ordinary retreat.", name(scene, *unit)),
                n => format!("{} feigns a retreat of {n} hexes.", name(scene, *unit)),
            },
            "15.1",
            side_of(*unit),
        ),
        Event::Odds { attack, defence, odds, result, automatic, die } => Line {
            cell: die.map(|face| (odds.clone(), face)),
            ..plain(
                format!(
                    "{attack} against {defence}, {odds}: {}{}.",
                    result.printed(),
                    if *automatic { " without a die" } else { "" }
                ),
                "7.2",
                None,
            )
        },
        Event::HeldWalls { unit } => plain(
            format!("{} holds the walls and does not retreat.", name(scene, *unit)),
            "15.4",
            side_of(*unit),
        ),
        Event::Eliminated { unit, fate } => {
            let (why, rule) = fate_words(*fate);
            plain(format!("{} is eliminated: {why}.", name(scene, *unit)), rule, side_of(*unit))
        }
        Event::Removed { unit } => {
            plain(format!("{} leaves the game.", name(scene, *unit)), "15.2", side_of(*unit))
        }
        Event::LeaderLost { unit, fate } => {
            let (why, rule) = fate_words(*fate);
            plain(format!("{} is lost: {why}.", name(scene, *unit)), rule, side_of(*unit))
        }
        Event::Captured { marker, by, hex } => at(
            format!("{} captures {}.", name(scene, *by), name(scene, *marker)),
            "15.2",
            side_of(*by),
            &[*hex],
        ),
        Event::Reorganization { unit, modifier, success } => plain(
            format!(
                "{} tries to reorganize ({modifier:+}): {}.",
                name(scene, *unit),
                if *success { "in order" } else { "still disordered" }
            ),
            "11.1",
            side_of(*unit),
        ),
        Event::RallyTried { side, success } => {
            let outcome = if *success { "succeeds" } else { "fails" };
            plain(format!("{}: the rally {outcome}.", army(*side)), "11.2", Some(*side))
        }
        Event::RallyWithoutHex { side } => {
            plain(format!("{}: no hex for a rallied unit.", army(*side)), "11.2", Some(*side))
        }
        Event::Rallied { unit, hex } => {
            let hexes: Vec<Hex> = hex.iter().copied().collect();
            at(format!("{} rallies.", name(scene, *unit)), "11.2", side_of(*unit), &hexes)
        }
        Event::SpecialRallyTried { unit, leader, success } => {
            let help = leader.map_or(String::new(), |u| format!(", helped by {}", name(scene, u)));
            let outcome = if *success { "rallies" } else { "stays eliminated" };
            let text = format!("Special rally{help}: {} {outcome}.", name(scene, *unit));
            plain(text, "15.5", side_of(*unit))
        }
        Event::Demoralized { side, losses } => plain(
            format!("The {} are demoralized with losses of {losses}.", army(*side)),
            "11.3",
            Some(*side),
        ),
        Event::Recovered { side, losses } => plain(
            format!("The {} recover: losses are down to {losses}.", army(*side)),
            "11.3",
            Some(*side),
        ),
        Event::Disintegrated { side, losses } => plain(
            format!("The {} disintegrate with losses of {losses}.", army(*side)),
            "11.4",
            Some(*side),
        ),
        Event::SortieDeclared { side } => {
            plain(format!("{}: the garrison sallies.", army(*side)), "15.4", Some(*side))
        }
        Event::Withdrew { side, turn, bonus } => plain(
            format!(
                "The {} withdraw on turn {turn}; the other side gains {bonus} points.",
                army(*side)
            ),
            "15.5",
            Some(*side),
        ),
        Event::SecondStage => {
            Line { kind: EntryKind::Turn, ..plain("Second stage".to_owned(), "15.5", None) }
        }
        Event::Over { winner, level, line } => Line {
            kind: EntryKind::End,
            ..plain(over(scene, *winner, level), if *line { "16.1" } else { "3.3" }, *winner)
        },
    }
}

/// The end of the game as a sentence.
pub fn over(scene: &Scene, winner: Option<Side>, level: &str) -> String {
    match winner {
        Some(side) => format!("The {} win: {level} victory.", scene.armies[side].name),
        None => "The battle is a draw.".to_owned(),
    }
}

fn fate_words(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Loss => ("a loss in combat", "7.6"),
        Fate::NoRetreat => ("no way to retreat", "7.8"),
        Fate::Plunder => ("it scatters to plunder", "15.2"),
        Fate::Trapped => ("no way out", "10.4"),
    }
}

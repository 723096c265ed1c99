//! Events and throws as lines of the journal.

use super::super::event::{Event, Fate, Manner, Turned};
use super::Voice;
use crate::board::Hex;
use crate::kernel::{Record, Side, Throw, UnitId};
use crate::say;
use crate::scenario::bmw::PhaseName;
use crate::view::{Entry, EntryKind, ThrowView};
use crate::words::along;

/// A line in the making.
struct Line {
    kind: EntryKind,
    text: String,
    rule: &'static str,
    side: Option<Side>,
    hexes: Vec<Hex>,
    cell: Option<(String, u8)>,
}

pub fn entry(voice: Voice, record: &Record<Event>, step: usize) -> Option<Entry> {
    match record {
        Record::Throw(throw) => Some(die(voice, throw, step)),
        Record::Event(event) => {
            let line = line(voice, event);
            Some(Entry {
                kind: line.kind,
                text: line.text,
                rule: Some(line.rule.to_owned()),
                throw: None,
                side: line.side,
                hexes: line.hexes.iter().map(|&hex| voice.label(hex)).collect(),
                cell: line.cell,
                step,
            })
        }
    }
}

fn die(voice: Voice, throw: &Throw, step: usize) -> Entry {
    let view = throw_view(voice, throw);
    Entry {
        kind: EntryKind::Throw,
        text: say!(voice, "bmw-die", purpose = &view.text, face = throw.face),
        rule: Some(view.rule.clone()),
        throw: Some(view),
        side: Some(throw.side),
        hexes: Vec::new(),
        cell: None,
        step,
    }
}

/// A die in words.
pub fn throw_view(voice: Voice, throw: &Throw) -> ThrowView {
    ThrowView {
        side: voice.scene.armies[throw.side].id.clone(),
        rule: throw.rule.section.to_owned(),
        purpose: throw.purpose.to_owned(),
        text: say!(voice, "bmw-throw-{}" throw.purpose),
        sides: throw.sides,
        face: throw.face,
    }
}

pub fn phase_name(voice: Voice, phase: PhaseName) -> String {
    match phase {
        PhaseName::Movement => say!(voice, "bmw-phase-movement"),
        PhaseName::Archery => say!(voice, "bmw-phase-archery"),
        PhaseName::Combat => say!(voice, "bmw-phase-combat"),
        PhaseName::Reorganization => say!(voice, "bmw-phase-reorganization"),
    }
}

fn plain(text: String, rule: &'static str, side: Option<Side>) -> Line {
    Line { kind: EntryKind::Event, text, rule, side, hexes: Vec::new(), cell: None }
}

#[allow(clippy::too_many_lines)] // one sentence for each event
fn line(voice: Voice, event: &Event) -> Line {
    let side_of = |u: UnitId| Some(voice.scene.counter(u).side);
    let who = |u: UnitId| voice.name(u);
    let at = |text: String, rule, side, hexes: &[Hex]| Line {
        hexes: hexes.to_vec(),
        ..plain(text, rule, side)
    };
    match event {
        Event::Placed { unit, hex } => {
            let text = say!(voice, "bmw-log-placed", unit = who(*unit), hex = voice.label(*hex));
            at(text, "3.1", side_of(*unit), &[*hex])
        }
        Event::TakenUp { unit } => {
            plain(say!(voice, "bmw-log-taken-up", unit = who(*unit)), "3.1", side_of(*unit))
        }
        Event::SetUp { side } => {
            plain(say!(voice, "bmw-log-set-up", army = voice.army(*side)), "3.1", Some(*side))
        }
        Event::Turn { stage, turn } => {
            let text = if *stage > 1 {
                say!(voice, "bmw-log-stage-turn", stage = *stage, turn = *turn)
            } else {
                say!(voice, "bmw-log-turn", turn = *turn)
            };
            Line { kind: EntryKind::Turn, ..plain(text, "3.2", None) }
        }
        Event::Phase { side, phase } => {
            let (army, phase) = (voice.army(*side), phase_name(voice, *phase));
            let text = say!(voice, "bmw-log-phase", army = army, phase = phase);
            Line { kind: EntryKind::Phase, ..plain(text, "3.2", Some(*side)) }
        }
        Event::Moved { unit, with, from, path, manner } => {
            let end = path.last().copied().unwrap_or(*from);
            let mut hexes = vec![*from];
            hexes.extend(path.iter().copied());
            let (text, rule) = moved(voice, *unit, (*from, end), *manner);
            let with: Vec<_> = with.iter().map(|&leader| voice.name(leader)).collect();
            let text = along(voice.language, text, &with);
            at(text, rule, side_of(*unit), &hexes)
        }
        Event::Turned { unit, back, cause } => {
            let (text, rule) = turned(voice, *unit, *back, *cause);
            plain(text, rule, side_of(*unit))
        }
        Event::Aimed { firer, target } => {
            let text = say!(voice, "bmw-log-aims", unit = who(*firer), target = who(*target));
            plain(text, "6.3", side_of(*firer))
        }
        Event::Shot { firer, target, factor, hit } => {
            let (unit, target) = (who(*firer), who(*target));
            let text = if *hit {
                say!(voice, "bmw-log-shoots-hit", unit = unit, target = target, factor = *factor)
            } else {
                say!(voice, "bmw-log-shoots-miss", unit = unit, target = target, factor = *factor)
            };
            plain(text, "6.2", side_of(*firer))
        }
        Event::Attack { attackers, defenders } => {
            let side = attackers.first().and_then(|&u| side_of(u));
            let (attackers, defenders) = (voice.names(attackers), voice.names(defenders));
            let text = say!(voice, "bmw-log-attack", attackers = attackers, defenders = defenders);
            plain(text, "7.1", side)
        }
        Event::Stood { unit } => {
            plain(say!(voice, "bmw-log-stands", unit = who(*unit)), "8.3", side_of(*unit))
        }
        Event::Feigned { unit, hexes } => {
            let text = match hexes {
                0 => say!(voice, "bmw-log-lures-nobody", unit = who(*unit)),
                n => say!(voice, "bmw-log-feigned", unit = who(*unit), count = *n),
            };
            plain(text, "15.1", side_of(*unit))
        }
        Event::Odds { attack, defence, odds, result, automatic, die } => {
            let odds = voice.scene.crt.words(odds, voice.language);
            let (attack, defence, shown) = (*attack, *defence, odds.clone());
            let result = result.printed();
            let text = if *automatic {
                say!(
                    voice,
                    "bmw-log-odds-automatic",
                    attack = attack,
                    defence = defence,
                    odds = shown,
                    result = result
                )
            } else {
                say!(
                    voice,
                    "bmw-log-odds",
                    attack = attack,
                    defence = defence,
                    odds = shown,
                    result = result
                )
            };
            Line { cell: die.map(|face| (odds, face)), ..plain(text, "7.2", None) }
        }
        Event::HeldWalls { unit } => {
            plain(say!(voice, "bmw-log-holds-walls", unit = who(*unit)), "15.4", side_of(*unit))
        }
        Event::Eliminated { unit, fate } => {
            let (why, rule) = fate_words(voice, *fate);
            let text = say!(voice, "bmw-log-eliminated", unit = who(*unit), why = why);
            plain(text, rule, side_of(*unit))
        }
        Event::Removed { unit } => {
            plain(say!(voice, "bmw-log-leaves-game", unit = who(*unit)), "15.2", side_of(*unit))
        }
        Event::LeaderLost { unit, fate } => {
            let (why, rule) = fate_words(voice, *fate);
            let text = say!(voice, "bmw-log-leader-lost", unit = who(*unit), why = why);
            plain(text, rule, side_of(*unit))
        }
        Event::Captured { marker, by, hex } => {
            let text = say!(voice, "bmw-log-captures", unit = who(*by), marker = who(*marker));
            at(text, "15.2", side_of(*by), &[*hex])
        }
        Event::Reorganization { unit, modifier, success } => {
            let (name, modifier) = (who(*unit), format!("{modifier:+}"));
            let text = if *success {
                say!(voice, "bmw-log-reorganization-won", unit = name, modifier = modifier)
            } else {
                say!(voice, "bmw-log-reorganization-lost", unit = name, modifier = modifier)
            };
            plain(text, "11.1", side_of(*unit))
        }
        Event::RallyTried { side, success } => {
            let text = if *success {
                say!(voice, "bmw-log-rally-won", army = voice.army(*side))
            } else {
                say!(voice, "bmw-log-rally-lost", army = voice.army(*side))
            };
            plain(text, "11.2", Some(*side))
        }
        Event::RallyWithoutHex { side } => {
            let text = say!(voice, "bmw-log-rally-without-hex", army = voice.army(*side));
            plain(text, "11.2", Some(*side))
        }
        Event::Rallied { unit, hex } => {
            let hexes: Vec<Hex> = hex.iter().copied().collect();
            at(say!(voice, "bmw-log-rallied", unit = who(*unit)), "11.2", side_of(*unit), &hexes)
        }
        Event::SpecialRallyTried { unit, leader, success } => {
            plain(special_rally(voice, *unit, *leader, *success), "15.5", side_of(*unit))
        }
        Event::Demoralized { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-demoralized", army = army, losses = *losses);
            plain(text, "11.3", Some(*side))
        }
        Event::Recovered { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-recovered", army = army, losses = *losses);
            plain(text, "11.3", Some(*side))
        }
        Event::Disintegrated { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-disintegrated", army = army, losses = *losses);
            plain(text, "11.4", Some(*side))
        }
        Event::SortieDeclared { side } => {
            plain(say!(voice, "bmw-log-sortie", army = voice.army(*side)), "15.4", Some(*side))
        }
        Event::Withdrew { side, turn, bonus } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-withdrew", army = army, turn = *turn, points = *bonus);
            plain(text, "15.5", Some(*side))
        }
        Event::SecondStage => Line {
            kind: EntryKind::Turn,
            ..plain(say!(voice, "bmw-log-second-stage"), "15.5", None)
        },
        Event::Over { winner, level, line } => Line {
            kind: EntryKind::End,
            ..plain(over(voice, *winner, level.word()), if *line { "16.1" } else { "3.3" }, *winner)
        },
    }
}

fn moved(
    voice: Voice,
    unit: UnitId,
    (from, to): (Hex, Hex),
    manner: Manner,
) -> (String, &'static str) {
    let unit = voice.name(unit);
    let (from, to) = (voice.label(from), voice.label(to));
    match manner {
        Manner::Move => (say!(voice, "bmw-log-moves", unit = unit, from = from, to = to), "4.1"),
        Manner::Charge => {
            (say!(voice, "bmw-log-charges", unit = unit, from = from, to = to), "9.6")
        }
        Manner::BeforeCombat => {
            let text =
                say!(voice, "bmw-log-retreats-before-combat", unit = unit, from = from, to = to,);
            (text, "8.3")
        }
        Manner::Feint => (say!(voice, "bmw-log-feigns", unit = unit, from = from, to = to), "15.1"),
        Manner::Follow => {
            (say!(voice, "bmw-log-follows", unit = unit, from = from, to = to), "15.1")
        }
        Manner::Retreat => {
            (say!(voice, "bmw-log-retreats", unit = unit, from = from, to = to), "7.8")
        }
        Manner::Advance => {
            (say!(voice, "bmw-log-advances", unit = unit, from = from, to = to), "7.9")
        }
        Manner::Escape => {
            (say!(voice, "bmw-log-escapes", unit = unit, from = from, to = to), "10.4")
        }
    }
}

fn turned(voice: Voice, unit: UnitId, back: bool, cause: Turned) -> (String, &'static str) {
    let unit = voice.name(unit);
    match cause {
        Turned::Choice if back => (say!(voice, "bmw-log-turns-to-back", unit = unit), "9.6"),
        Turned::Choice => (say!(voice, "bmw-log-turns-to-front", unit = unit), "9.6"),
        Turned::Archery => (say!(voice, "bmw-log-disordered-by-archery", unit = unit), "6.2"),
        Turned::RunThrough => {
            (say!(voice, "bmw-log-disordered-by-the-retreat", unit = unit), "7.8")
        }
        Turned::Retreat => (say!(voice, "bmw-log-disordered-by-its-retreat", unit = unit), "7.8"),
        Turned::Mounted => (say!(voice, "bmw-log-mounts", unit = unit), "9.5"),
        Turned::ChargeOver => (say!(voice, "bmw-log-charge-spent", unit = unit), "9.6"),
        Turned::Reorganized => (say!(voice, "bmw-log-reorganizes", unit = unit), "11.1"),
        Turned::Withdrawal => (say!(voice, "bmw-log-reorganizes", unit = unit), "15.5"),
    }
}

fn special_rally(voice: Voice, unit: UnitId, leader: Option<UnitId>, success: bool) -> String {
    let unit = voice.name(unit);
    match (leader.map(|u| voice.name(u)), success) {
        (None, true) => say!(voice, "bmw-log-special-rally-won", unit = unit),
        (None, false) => say!(voice, "bmw-log-special-rally-lost", unit = unit),
        (Some(leader), true) => {
            say!(voice, "bmw-log-special-rally-helped-won", unit = unit, leader = leader)
        }
        (Some(leader), false) => {
            say!(voice, "bmw-log-special-rally-helped-lost", unit = unit, leader = leader)
        }
    }
}

/// The end of the game as a sentence.
pub fn over(voice: Voice, winner: Option<Side>, level: &str) -> String {
    match winner {
        Some(side) => {
            let level = say!(voice, "bmw-level-{}" level);
            say!(voice, "bmw-over-win", army = voice.army(side), level = level)
        }
        None => say!(voice, "bmw-over-draw"),
    }
}

fn fate_words(voice: Voice, fate: Fate) -> (String, &'static str) {
    match fate {
        Fate::Loss => (say!(voice, "bmw-fate-loss"), "7.6"),
        Fate::NoRetreat => (say!(voice, "bmw-fate-no-retreat"), "7.8"),
        Fate::Plunder => (say!(voice, "bmw-fate-plunder"), "15.2"),
        Fate::Trapped => (say!(voice, "bmw-fate-trapped"), "10.4"),
    }
}

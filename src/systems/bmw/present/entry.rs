//! Events and throws as lines of the journal.

use super::super::event::{Event, Fate, Manner, Turned};
use super::super::special;
use super::Voice;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::bmw::PhaseName;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::Language;
use crate::words::along;

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "bmw-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(voice: Voice, throw: &ThrowView, _: Side) -> String {
    say!(voice, "bmw-die", purpose = &throw.text, face = throw.face)
}

/// A phase's name.
pub fn phase_name(voice: Voice, phase: PhaseName) -> String {
    match phase {
        PhaseName::Movement => say!(voice, "bmw-phase-movement"),
        PhaseName::Archery => say!(voice, "bmw-phase-archery"),
        PhaseName::Combat => say!(voice, "bmw-phase-combat"),
        PhaseName::Reorganization => say!(voice, "bmw-phase-reorganization"),
    }
}

fn plain(text: String, side: Option<Side>) -> Sentence {
    Sentence { side, ..Sentence::new(text) }
}

/// What an event says.
#[allow(clippy::too_many_lines)] // one sentence for each event
pub fn sentence(voice: Voice, event: &Event) -> Option<Sentence> {
    let side_of = |u: UnitId| Some(voice.scene.counter(u).side);
    let who = |u: UnitId| voice.name(u);
    let at = |text: String, side, hexes: &[Hex]| {
        plain(text, side).at(hexes.iter().map(|&hex| voice.label(hex)))
    };
    Some(match event {
        Event::Placed { unit, hex } => {
            let text = say!(voice, "bmw-log-placed", unit = who(*unit), hex = voice.label(*hex));
            at(text, side_of(*unit), &[*hex])
        }
        Event::TakenUp { unit } => {
            plain(say!(voice, "bmw-log-taken-up", unit = who(*unit)), side_of(*unit))
        }
        Event::SetUp { side } => {
            plain(say!(voice, "bmw-log-set-up", army = voice.army(*side)), Some(*side))
        }
        Event::Turn { stage, turn } => {
            let text = if *stage > 1 {
                say!(voice, "bmw-log-stage-turn", stage = *stage, turn = *turn)
            } else {
                say!(voice, "bmw-log-turn", turn = *turn)
            };
            Sentence { kind: EntryKind::Turn, ..plain(text, None) }
        }
        Event::Phase { side, phase } => {
            let (army, phase) = (voice.army(*side), phase_name(voice, *phase));
            let text = say!(voice, "bmw-log-phase", army = army, phase = phase);
            Sentence { kind: EntryKind::Phase, ..plain(text, Some(*side)) }
        }
        Event::Moved { unit, with, from, path, manner } => {
            let end = path.last().copied().unwrap_or(*from);
            let mut hexes = vec![*from];
            hexes.extend(path.iter().copied());
            let text = moved(voice, *unit, (*from, end), *manner);
            let with: Vec<_> = with.iter().map(|&leader| voice.name(leader)).collect();
            let text = along(voice.language, text, &with);
            at(text, side_of(*unit), &hexes)
        }
        Event::Turned { unit, back, cause } => {
            plain(turned(voice, *unit, *back, *cause), side_of(*unit))
        }
        Event::Aimed { firer, target } => {
            let text = say!(voice, "bmw-log-aims", unit = who(*firer), target = who(*target));
            plain(text, side_of(*firer))
        }
        Event::Shot { firer, target, factor, hit } => {
            let (unit, target) = (who(*firer), who(*target));
            let text = if *hit {
                say!(voice, "bmw-log-shoots-hit", unit = unit, target = target, factor = *factor)
            } else {
                say!(voice, "bmw-log-shoots-miss", unit = unit, target = target, factor = *factor)
            };
            plain(text, side_of(*firer))
        }
        Event::Attack { attackers, defenders } => {
            let side = attackers.first().and_then(|&u| side_of(u));
            let (attackers, defenders) = (voice.names(attackers), voice.names(defenders));
            let text = say!(voice, "bmw-log-attack", attackers = attackers, defenders = defenders);
            plain(text, side)
        }
        Event::Stood { unit } => {
            plain(say!(voice, "bmw-log-stands", unit = who(*unit)), side_of(*unit))
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
            Sentence { cell: die.map(|face| (odds, face)), ..plain(text, None) }
        }
        Event::Eliminated { unit, fate } => {
            let why = fate_words(voice, *fate);
            let text = say!(voice, "bmw-log-eliminated", unit = who(*unit), why = why);
            plain(text, side_of(*unit))
        }
        Event::Removed { unit } => {
            plain(say!(voice, "bmw-log-leaves-game", unit = who(*unit)), side_of(*unit))
        }
        Event::LeaderLost { unit, fate } => {
            let why = fate_words(voice, *fate);
            let text = say!(voice, "bmw-log-leader-lost", unit = who(*unit), why = why);
            plain(text, side_of(*unit))
        }
        Event::Reorganization { unit, modifier, success } => {
            let (name, modifier) = (who(*unit), format!("{modifier:+}"));
            let text = if *success {
                say!(voice, "bmw-log-reorganization-won", unit = name, modifier = modifier)
            } else {
                say!(voice, "bmw-log-reorganization-lost", unit = name, modifier = modifier)
            };
            plain(text, side_of(*unit))
        }
        Event::RallyTried { side, success } => {
            let text = if *success {
                say!(voice, "bmw-log-rally-won", army = voice.army(*side))
            } else {
                say!(voice, "bmw-log-rally-lost", army = voice.army(*side))
            };
            plain(text, Some(*side))
        }
        Event::RallyWithoutHex { side } => {
            let text = say!(voice, "bmw-log-rally-without-hex", army = voice.army(*side));
            plain(text, Some(*side))
        }
        Event::Rallied { unit, hex } => {
            let hexes: Vec<Hex> = hex.iter().copied().collect();
            at(say!(voice, "bmw-log-rallied", unit = who(*unit)), side_of(*unit), &hexes)
        }
        Event::Demoralized { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-demoralized", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Recovered { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-recovered", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Disintegrated { side, losses } => {
            let army = voice.army(*side);
            let text = say!(voice, "bmw-log-disintegrated", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Over { winner, level, .. } => {
            Sentence { kind: EntryKind::End, ..plain(over(voice, *winner, level.word()), *winner) }
        }
        _ => return special::ALL.iter().find_map(|rule| rule.sentence(voice, event)),
    })
}

fn moved(voice: Voice, unit: UnitId, (from, to): (Hex, Hex), manner: Manner) -> String {
    let unit = voice.name(unit);
    let (from, to) = (voice.label(from), voice.label(to));
    match manner {
        Manner::Move => say!(voice, "bmw-log-moves", unit = unit, from = from, to = to),
        Manner::Charge => {
            say!(voice, "bmw-log-charges", unit = unit, from = from, to = to)
        }
        Manner::BeforeCombat => {
            say!(voice, "bmw-log-retreats-before-combat", unit = unit, from = from, to = to)
        }
        Manner::Feint => say!(voice, "bmw-log-feigns", unit = unit, from = from, to = to),
        Manner::Follow => {
            say!(voice, "bmw-log-follows", unit = unit, from = from, to = to)
        }
        Manner::Retreat => {
            say!(voice, "bmw-log-retreats", unit = unit, from = from, to = to)
        }
        Manner::Advance => {
            say!(voice, "bmw-log-advances", unit = unit, from = from, to = to)
        }
        Manner::Escape => {
            say!(voice, "bmw-log-escapes", unit = unit, from = from, to = to)
        }
    }
}

fn turned(voice: Voice, unit: UnitId, back: bool, cause: Turned) -> String {
    let unit = voice.name(unit);
    match cause {
        Turned::Choice if back => say!(voice, "bmw-log-turns-to-back", unit = unit),
        Turned::Choice => say!(voice, "bmw-log-turns-to-front", unit = unit),
        Turned::Archery => say!(voice, "bmw-log-disordered-by-archery", unit = unit),
        Turned::RunThrough => {
            say!(voice, "bmw-log-disordered-by-the-retreat", unit = unit)
        }
        Turned::Retreat => say!(voice, "bmw-log-disordered-by-its-retreat", unit = unit),
        Turned::Mounted => say!(voice, "bmw-log-mounts", unit = unit),
        Turned::ChargeOver => say!(voice, "bmw-log-charge-spent", unit = unit),
        Turned::Reorganized => say!(voice, "bmw-log-reorganizes", unit = unit),
        Turned::Withdrawal => say!(voice, "bmw-log-reorganizes", unit = unit),
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

fn fate_words(voice: Voice, fate: Fate) -> String {
    match fate {
        Fate::Loss => say!(voice, "bmw-fate-loss"),
        Fate::NoRetreat => say!(voice, "bmw-fate-no-retreat"),
        Fate::Plunder => say!(voice, "bmw-fate-plunder"),
        Fate::Trapped => say!(voice, "bmw-fate-trapped"),
    }
}

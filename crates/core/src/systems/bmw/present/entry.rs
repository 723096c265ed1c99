//! Events and throws as lines of the journal.

use super::super::charts::crt::Crt;
use super::super::event::{Event, Fate, MoveKind, Turned};
use super::super::special;
use super::Localizer;
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
pub fn die(l10n: Localizer, throw: &ThrowView, _: Side) -> String {
    say!(l10n, "bmw-die", purpose = &throw.text, face = throw.face)
}

/// A phase's name.
pub fn phase_name(l10n: Localizer, phase: PhaseName) -> String {
    match phase {
        PhaseName::Movement => say!(l10n, "bmw-phase-movement"),
        PhaseName::Archery => say!(l10n, "bmw-phase-archery"),
        PhaseName::Combat => say!(l10n, "bmw-phase-combat"),
        PhaseName::Reorganization => say!(l10n, "bmw-phase-reorganization"),
    }
}

fn plain(text: String, side: Option<Side>) -> Sentence {
    Sentence { side, ..Sentence::new(text) }
}

/// What an event says.
#[allow(clippy::too_many_lines)] // one sentence for each event
pub fn sentence(l10n: Localizer, event: &Event) -> Option<Sentence> {
    let side_of = |u: UnitId| Some(l10n.scene.counter(u).side);
    let who = |u: UnitId| l10n.name(u);
    let at = |text: String, side, hexes: &[Hex]| {
        plain(text, side).at(hexes.iter().map(|&hex| l10n.label(hex)))
    };
    Some(match event {
        Event::Placed { unit, hex } => {
            let text = say!(l10n, "bmw-log-placed", unit = who(*unit), hex = l10n.label(*hex));
            at(text, side_of(*unit), &[*hex])
        }
        Event::TakenUp { unit } => {
            plain(say!(l10n, "bmw-log-taken-up", unit = who(*unit)), side_of(*unit))
        }
        Event::SetUp { side } => {
            plain(say!(l10n, "bmw-log-set-up", army = l10n.army(*side)), Some(*side))
        }
        Event::Turn { stage, turn } => {
            let text = if *stage > 1 {
                say!(l10n, "bmw-log-stage-turn", stage = *stage, turn = *turn)
            } else {
                say!(l10n, "bmw-log-turn", turn = *turn)
            };
            Sentence { kind: EntryKind::Turn, ..plain(text, None) }
        }
        Event::Phase { side, phase } => {
            let (army, phase) = (l10n.army(*side), phase_name(l10n, *phase));
            let text = say!(l10n, "bmw-log-phase", army = army, phase = phase);
            Sentence { kind: EntryKind::Phase, ..plain(text, Some(*side)) }
        }
        Event::Moved { unit, with, from, path, manner } => {
            let end = path.last().copied().unwrap_or(*from);
            let mut hexes = vec![*from];
            hexes.extend(path.iter().copied());
            let text = moved(l10n, *unit, (*from, end), *manner);
            let with: Vec<_> = with.iter().map(|&leader| l10n.name(leader)).collect();
            let text = along(l10n.language, text, &with);
            at(text, side_of(*unit), &hexes)
        }
        Event::Turned { unit, back, cause } => {
            plain(turned(l10n, *unit, *back, *cause), side_of(*unit))
        }
        Event::Aimed { firer, target } => {
            let text = say!(l10n, "bmw-log-aims", unit = who(*firer), target = who(*target));
            plain(text, side_of(*firer))
        }
        Event::Shot { firer, target, factor, as_before, hit } => {
            let (unit, target, factor) = (who(*firer), who(*target), *factor);
            // BMW 6.5: who has been disordered in this phase shoots as before.
            let before = if *as_before { "yes" } else { "no" };
            let text = if *hit {
                say!(
                    l10n,
                    "bmw-log-shoots-hit",
                    unit = unit,
                    target = target,
                    factor = factor,
                    before = before
                )
            } else {
                say!(
                    l10n,
                    "bmw-log-shoots-miss",
                    unit = unit,
                    target = target,
                    factor = factor,
                    before = before
                )
            };
            plain(text, side_of(*firer))
        }
        Event::Attack { attackers, defenders } => {
            let side = attackers.first().and_then(|&u| side_of(u));
            let (attackers, defenders) = (l10n.names(attackers), l10n.names(defenders));
            let text = say!(l10n, "bmw-log-attack", attackers = attackers, defenders = defenders);
            plain(text, side)
        }
        Event::Stood { unit } => {
            plain(say!(l10n, "bmw-log-stands", unit = who(*unit)), side_of(*unit))
        }
        Event::Odds { attack, defence, odds, result, automatic, die } => {
            let crt = &l10n.scene.crt;
            let (attack, defence) = (*attack, *defence);
            let unshifted = crt.column(crt.clamp(Crt::ratio(attack, defence)));
            let shifted = unshifted != *odds;
            let odds = crt.words(odds, l10n.language);
            let shown = if shifted {
                let from = crt.words(&unshifted, l10n.language);
                say!(l10n, "bmw-log-shifted", from = from, odds = odds.clone())
            } else {
                odds.clone()
            };
            let result = match result.printed() {
                "-" => say!(l10n, "bmw-log-no-effect"),
                printed => printed.to_owned(),
            };
            let text = if *automatic {
                say!(
                    l10n,
                    "bmw-log-odds-automatic",
                    attack = attack,
                    defence = defence,
                    odds = shown,
                    result = result
                )
            } else {
                say!(
                    l10n,
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
            let why = fate_words(l10n, *fate);
            let text = say!(l10n, "bmw-log-eliminated", unit = who(*unit), why = why);
            plain(text, side_of(*unit))
        }
        Event::Removed { unit } => {
            plain(say!(l10n, "bmw-log-leaves-game", unit = who(*unit)), side_of(*unit))
        }
        Event::LeaderLost { unit, fate } => {
            let why = fate_words(l10n, *fate);
            let text = say!(l10n, "bmw-log-leader-lost", unit = who(*unit), why = why);
            plain(text, side_of(*unit))
        }
        Event::Reorganization { unit, modifier, success } => {
            let (name, modifier) = (who(*unit), format!("{modifier:+}"));
            // BMW 9.6, 11.1: who changes sides is not disordered by a spent charge; it only turns.
            let turns = l10n.scene.counter(*unit).changes_sides();
            let text = match (turns, *success) {
                (true, true) => say!(l10n, "bmw-log-turning-won", unit = name, modifier = modifier),
                (true, false) => {
                    say!(l10n, "bmw-log-turning-lost", unit = name, modifier = modifier)
                }
                (false, true) => {
                    say!(l10n, "bmw-log-reorganization-won", unit = name, modifier = modifier)
                }
                (false, false) => {
                    say!(l10n, "bmw-log-reorganization-lost", unit = name, modifier = modifier)
                }
            };
            plain(text, side_of(*unit))
        }
        Event::RallyTried { side, success } => {
            let text = if *success {
                say!(l10n, "bmw-log-rally-won", army = l10n.army(*side))
            } else {
                say!(l10n, "bmw-log-rally-lost", army = l10n.army(*side))
            };
            plain(text, Some(*side))
        }
        Event::RallyWithoutHex { side } => {
            let text = say!(l10n, "bmw-log-rally-without-hex", army = l10n.army(*side));
            plain(text, Some(*side))
        }
        Event::Rallied { unit, hex } => {
            let hexes: Vec<Hex> = hex.iter().copied().collect();
            at(say!(l10n, "bmw-log-rallied", unit = who(*unit)), side_of(*unit), &hexes)
        }
        Event::Demoralized { side, losses } => {
            let army = l10n.army(*side);
            let text = say!(l10n, "bmw-log-demoralized", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Recovered { side, losses } => {
            let army = l10n.army(*side);
            let text = say!(l10n, "bmw-log-recovered", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Disintegrated { side, losses } => {
            let army = l10n.army(*side);
            let text = say!(l10n, "bmw-log-disintegrated", army = army, losses = *losses);
            plain(text, Some(*side))
        }
        Event::Over { winner, level, .. } => {
            Sentence { kind: EntryKind::End, ..plain(over(l10n, *winner, level.word()), *winner) }
        }
        _ => return special::ALL.iter().find_map(|rule| rule.sentence(l10n, event)),
    })
}

fn moved(l10n: Localizer, unit: UnitId, (from, to): (Hex, Hex), manner: MoveKind) -> String {
    let unit = l10n.name(unit);
    let (from, to) = (l10n.label(from), l10n.label(to));
    match manner {
        MoveKind::Move => say!(l10n, "bmw-log-moves", unit = unit, from = from, to = to),
        MoveKind::Charge => {
            say!(l10n, "bmw-log-charges", unit = unit, from = from, to = to)
        }
        MoveKind::BeforeCombat => {
            say!(l10n, "bmw-log-retreats-before-combat", unit = unit, from = from, to = to)
        }
        MoveKind::Feint => say!(l10n, "bmw-log-feigns", unit = unit, from = from, to = to),
        MoveKind::Follow => {
            say!(l10n, "bmw-log-follows", unit = unit, from = from, to = to)
        }
        MoveKind::Retreat => {
            say!(l10n, "bmw-log-retreats", unit = unit, from = from, to = to)
        }
        MoveKind::Advance => {
            say!(l10n, "bmw-log-advances", unit = unit, from = from, to = to)
        }
        MoveKind::Escape => {
            say!(l10n, "bmw-log-escapes", unit = unit, from = from, to = to)
        }
    }
}

fn turned(l10n: Localizer, unit: UnitId, back: bool, cause: Turned) -> String {
    let turns = l10n.scene.counter(unit).changes_sides();
    let unit = l10n.name(unit);
    match cause {
        Turned::Choice if back => say!(l10n, "bmw-log-turns-to-back", unit = unit),
        Turned::Choice => say!(l10n, "bmw-log-turns-to-front", unit = unit),
        // A unit that fights on both of its sides is not disordered on either.
        Turned::Archery if turns => say!(l10n, "bmw-log-to-back-by-archery", unit = unit),
        Turned::RunThrough if turns => {
            say!(l10n, "bmw-log-to-back-by-the-retreat", unit = unit)
        }
        Turned::Retreat if turns => say!(l10n, "bmw-log-to-back-by-its-retreat", unit = unit),
        Turned::Archery => say!(l10n, "bmw-log-disordered-by-archery", unit = unit),
        Turned::RunThrough => {
            say!(l10n, "bmw-log-disordered-by-the-retreat", unit = unit)
        }
        Turned::Retreat => say!(l10n, "bmw-log-disordered-by-its-retreat", unit = unit),
        Turned::Mounted => say!(l10n, "bmw-log-mounts", unit = unit),
        Turned::ChargeOver => say!(l10n, "bmw-log-charge-spent", unit = unit),
        Turned::Reorganized if turns => say!(l10n, "bmw-log-turns-to-front", unit = unit),
        Turned::Reorganized => say!(l10n, "bmw-log-reorganizes", unit = unit),
        Turned::Withdrawal => say!(l10n, "bmw-log-reorganizes", unit = unit),
    }
}

/// The end of the game as a sentence.
pub fn over(l10n: Localizer, winner: Option<Side>, level: &str) -> String {
    match winner {
        Some(side) => {
            let level = say!(l10n, "bmw-level-{}" level);
            say!(l10n, "bmw-over-win", army = l10n.army(side), level = level)
        }
        None => say!(l10n, "bmw-over-draw"),
    }
}

fn fate_words(l10n: Localizer, fate: Fate) -> String {
    match fate {
        Fate::Loss => say!(l10n, "bmw-fate-loss"),
        Fate::NoRetreat => say!(l10n, "bmw-fate-no-retreat"),
        Fate::Plunder => say!(l10n, "bmw-fate-plunder"),
        Fate::Trapped => say!(l10n, "bmw-fate-trapped"),
    }
}

//! Events and throws as lines of the journal.

use super::super::event::{Alarm, Event, Loss, Withdrawal, values};
use super::super::state::{Cause, Effectiveness};
use super::Localizer;
use super::hits::parts;
use super::localizer::rolled;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::barons::options::WoundedAgain;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::Language;
use crate::words::along;

/// More names than these out of command are not told one by one: the map rings them, and the count says the rest.
const FEW: usize = 4;

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "barons-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(l10n: Localizer, throw: &ThrowView, _: Side) -> String {
    let (purpose, sides, face) = (&throw.text, throw.sides, throw.face);
    say!(l10n, "barons-log-die", purpose = purpose, sides = sides, face = face)
}

/// What an event says; nothing if what came before has said it already.
pub fn sentence(l10n: Localizer, event: &Event) -> Option<Sentence> {
    let line = match event {
        Event::SetsUp { .. }
        | Event::Placed { .. }
        | Event::TakenUp { .. }
        | Event::Ready { .. }
        | Event::Designated { .. }
        | Event::Allots { .. }
        | Event::Allotted { .. }
        | Event::Revealed { .. } => preparation(l10n, event)?,
        Event::Turn { .. }
        | Event::Begins { .. }
        | Event::Replacement { .. }
        | Event::ChitPlaced { .. }
        | Event::ChitDeclined { .. }
        | Event::EdwardRolled { .. }
        | Event::Offered { .. }
        | Event::Passed { .. }
        | Event::Initiative { .. }
        | Event::Activated { .. }
        | Event::Continued { .. }
        | Event::Reacted { .. } => turn(l10n, event)?,
        Event::Moved { .. }
        | Event::Turned { .. }
        | Event::Swapped { .. }
        | Event::Finished { .. }
        | Event::Rode { .. }
        | Event::Entered { .. }
        | Event::NewAttack { .. }
        | Event::Charges { .. }
        | Event::ReactionChecked { .. }
        | Event::Sighted { .. }
        | Event::NoCharge { .. }
        | Event::ChargeEnds { .. }
        | Event::Displaced { .. }
        | Event::Retreated { .. }
        | Event::Cornered { .. }
        | Event::Advanced { .. } => with_company(l10n, event, movement(l10n, event)?),
        Event::Shot { .. }
        | Event::Attacked { .. }
        | Event::Struck { .. }
        | Event::Hit { .. }
        | Event::Lost { .. }
        | Event::Checked { .. }
        | Event::Shaken { .. }
        | Event::Recovery { .. }
        | Event::LeaderRolled { .. }
        | Event::LeaderGone { .. } => fight(l10n, event)?,
        Event::Effectiveness { .. } | Event::BattleDown { .. } | Event::Over { .. } => {
            outcome(l10n, event)?
        }
    };
    Some(line)
}

fn side_of(l10n: Localizer, unit: UnitId) -> Side {
    l10n.scene.side(unit)
}

/// BARONS 12.0: what makes a unit check; harm is told just before it.
fn alarm_told(l10n: Localizer, alarm: Alarm) -> Option<String> {
    Some(match alarm {
        Alarm::Harm => return None,
        Alarm::Above => say!(l10n, "barons-alarm-above"),
        Alarm::Rout { of } => say!(l10n, "barons-alarm-rout", unit = l10n.name(of)),
        Alarm::Passed { by } => say!(l10n, "barons-alarm-passed", unit = l10n.name(by)),
        Alarm::Passing => say!(l10n, "barons-alarm-passing"),
        Alarm::Effectiveness { battle } => {
            say!(l10n, "barons-alarm-effectiveness", battle = l10n.battle(battle))
        }
        Alarm::Leader { of } => say!(l10n, "barons-alarm-leader", unit = l10n.name(of)),
    })
}

/// BARONS 6.3: whether friends check their morale when a leader is wounded. Where he can be wounded twice, the event does not
/// say which time it is.
fn alarms(l10n: Localizer, leader: UnitId) -> bool {
    l10n.scene.leader(leader).overall && l10n.scene.options.wounded_again == WoundedAgain::Immune
}

/// Set-up and allotment.
fn preparation(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::SetsUp { side } => {
            let text = say!(l10n, "barons-log-sets-up", army = l10n.army(side));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Placed { unit, hex } => {
            let text =
                say!(l10n, "barons-log-placed", unit = l10n.name(unit), hex = l10n.label(hex));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::TakenUp { unit, hex } => {
            let text = say!(l10n, "barons-log-taken-up", unit = l10n.name(unit));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::Ready { side } => {
            Sentence::new(say!(l10n, "barons-log-ready", army = l10n.army(side))).of(side)
        }
        Event::Designated { battle } => {
            let edward = l10n.scene.edward.map(|(edward, _)| edward)?;
            let (name, target) = (l10n.battle(edward), l10n.battle(battle));
            let text = say!(l10n, "barons-log-designated", edward = name, battle = target);
            Sentence::new(text).of(l10n.scene.battle(edward).side)
        }
        Event::Allots { side } => {
            let text = say!(l10n, "barons-log-allots", army = l10n.army(side));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Allotted { side } => {
            Sentence::new(say!(l10n, "barons-log-allotted", army = l10n.army(side))).of(side)
        }
        Event::Revealed { battle, chits } => {
            let name = l10n.battle(battle);
            let text = if chits.iter().all(|&n| n == 0) {
                say!(l10n, "barons-log-revealed-none", battle = name)
            } else {
                let chits = chits_in_a_row(chits);
                say!(l10n, "barons-log-revealed", battle = name, chits = chits.join(", "))
            };
            Sentence::new(text).of(l10n.scene.battle(battle).side)
        }
        _ => return None,
    })
}

/// How many chits of each value from 1 to 4, as values, the highest first.
fn chits_in_a_row(counts: [u8; 4]) -> Vec<String> {
    values(counts).map(|value| value.to_string()).collect()
}

/// The phases of a turn up to the activation.
fn turn(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Turn { turn } => {
            Sentence::new(say!(l10n, "barons-log-turn", turn = turn)).kind(EntryKind::Turn)
        }
        Event::Begins { side, segment } => {
            let (army, name) = (l10n.army(side), l10n.segment(segment));
            let text = say!(l10n, "barons-log-begins", army = army, segment = name);
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Replacement { side, chit: 0, .. } => {
            Sentence::new(say!(l10n, "barons-log-no-replacement", army = l10n.army(side))).of(side)
        }
        Event::Replacement { side, chit, .. } => {
            let text = say!(l10n, "barons-log-replacement", army = l10n.army(side), chit = chit);
            Sentence::new(text).of(side)
        }
        Event::ChitPlaced { battle, chit } => {
            let text =
                say!(l10n, "barons-log-chit-placed", battle = l10n.battle(battle), chit = chit);
            Sentence::new(text).of(l10n.scene.battle(battle).side)
        }
        Event::ChitDeclined { side, chit } => {
            let text = say!(l10n, "barons-log-chit-declined", army = l10n.army(side), chit = chit);
            Sentence::new(text).of(side)
        }
        Event::EdwardRolled { freed, .. } => {
            let edward = l10n.scene.edward.map(|(edward, _)| edward)?;
            let name = l10n.battle(edward);
            let text = if freed {
                say!(l10n, "barons-log-edward-freed", edward = name)
            } else {
                say!(l10n, "barons-log-edward-bound", edward = name)
            };
            Sentence::new(text).of(l10n.scene.battle(edward).side)
        }
        Event::Offered { side, battle, chit } => {
            let (army, battle) = (l10n.army(side), l10n.battle(battle));
            let text = say!(l10n, "barons-log-offered", army = army, battle = battle, chit = chit);
            Sentence::new(text).of(side)
        }
        Event::Passed { side, able: true } => {
            Sentence::new(say!(l10n, "barons-log-passed", army = l10n.army(side))).of(side)
        }
        Event::Passed { side, able: false } => {
            Sentence::new(say!(l10n, "barons-log-no-bid", army = l10n.army(side))).of(side)
        }
        Event::Initiative { side, battle, chit } => {
            let (army, battle) = (l10n.army(side), l10n.battle(battle));
            let text =
                say!(l10n, "barons-log-initiative", army = army, battle = battle, chit = chit);
            Sentence::new(text).of(side)
        }
        Event::Activated { battle, chit, commanded, units, ref out } => {
            let side = l10n.scene.battle(battle).side;
            let battle = l10n.battle(battle);
            let text = if out.is_empty() || out.len() > FEW {
                say!(
                    l10n,
                    "barons-log-activated",
                    battle = battle,
                    chit = chit,
                    commanded = commanded,
                    units = units,
                )
            } else {
                say!(
                    l10n,
                    "barons-log-activated-out",
                    battle = battle,
                    chit = chit,
                    commanded = commanded,
                    units = units,
                    out = l10n.names(out),
                )
            };
            Sentence::new(text).of(side)
        }
        Event::Continued { battle } => {
            let text = say!(l10n, "barons-log-continued", battle = l10n.battle(battle));
            Sentence::new(text).of(l10n.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        Event::Reacted { battle } => {
            let text = say!(l10n, "barons-log-reacted", battle = l10n.battle(battle));
            Sentence::new(text).of(l10n.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        _ => return None,
    })
}

/// The line of a move with those who go along.
fn with_company(l10n: Localizer, event: &Event, line: Sentence) -> Sentence {
    let company: Vec<_> = event.company().iter().map(|&counter| l10n.name(counter)).collect();
    Sentence { text: along(l10n.language, line.text, &company), ..line }
}

/// Moves, charges, retreats and advances.
fn movement(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        // The steps and turns of a move or a ride are told when it ends.
        Event::Rode { unit, from, hex, facing, .. } => {
            let (who, one, other) = (l10n.name(unit), l10n.label(from), l10n.label(hex));
            let facing = l10n.facing(facing);
            let text =
                say!(l10n, "barons-log-rode", unit = who, from = one, hex = other, facing = facing);
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(from), l10n.label(hex)])
        }
        Event::Finished { unit, from: Some(from), hex, spent, facing, .. } if from != hex => {
            let (who, one, other) = (l10n.name(unit), l10n.label(from), l10n.label(hex));
            let text = match facing.map(|facing| l10n.facing(facing)) {
                None => say!(
                    l10n,
                    "barons-log-moved",
                    unit = who,
                    from = one,
                    hex = other,
                    spent = spent
                ),
                Some(facing) => say!(
                    l10n,
                    "barons-log-moved-facing",
                    unit = who,
                    from = one,
                    hex = other,
                    facing = facing,
                    spent = spent
                ),
            };
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(from), l10n.label(hex)])
        }
        Event::Turned { unit, facing, moving: false, .. }
        | Event::Finished { unit, facing: Some(facing), .. } => {
            let facing = l10n.facing(facing);
            let text = say!(l10n, "barons-log-turned", unit = l10n.name(unit), facing = facing);
            Sentence::new(text).of(side_of(l10n, unit))
        }
        Event::Swapped { unit, hex } => {
            let text =
                say!(l10n, "barons-log-swapped", unit = l10n.name(unit), hex = l10n.label(hex));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::Entered { unit, hex, .. } => {
            let text =
                say!(l10n, "barons-log-entered", unit = l10n.name(unit), hex = l10n.label(hex));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::NewAttack { hex, count } => {
            let text = say!(l10n, "barons-log-new-attack", hex = l10n.label(hex), count = count);
            Sentence::new(text).at([l10n.label(hex)])
        }
        Event::Charges { unit, target, reaction, .. } => {
            let (who, hex) = (l10n.name(unit), l10n.label(target));
            let line = if reaction {
                Sentence::new(say!(l10n, "barons-log-charges-back", unit = who, hex = hex))
            } else {
                Sentence::new(say!(l10n, "barons-log-charges", unit = who, hex = hex))
            };
            line.of(side_of(l10n, unit)).at([l10n.label(target)])
        }
        Event::ReactionChecked { unit, mover, hex, die, rating, charges } => {
            let (who, whom, place) = (l10n.name(unit), l10n.name(mover), l10n.label(hex));
            let text = if charges {
                say!(
                    l10n,
                    "barons-log-reacts",
                    unit = who,
                    target = whom,
                    hex = place,
                    die = die,
                    rating = rating
                )
            } else {
                say!(
                    l10n,
                    "barons-log-stays",
                    unit = who,
                    target = whom,
                    hex = place,
                    die = die,
                    rating = rating
                )
            };
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::Sighted { unit, hex, .. } => {
            let (who, place) = (l10n.name(unit), l10n.label(hex));
            let text = say!(l10n, "barons-log-sighted", unit = who, hex = place);
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(hex)])
        }
        Event::NoCharge { unit } => {
            let text = say!(l10n, "barons-log-no-charge", unit = l10n.name(unit));
            Sentence::new(text).of(side_of(l10n, unit))
        }
        Event::ChargeEnds { unit } => {
            let text = say!(l10n, "barons-log-charge-ends", unit = l10n.name(unit));
            Sentence::new(text).of(side_of(l10n, unit))
        }
        Event::Displaced { unit, from, hex } => {
            let text =
                say!(l10n, "barons-log-displaced", unit = l10n.name(unit), hex = l10n.label(hex));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(from), l10n.label(hex)])
        }
        Event::Retreated { unit, from, hex, why, .. } => {
            let (who, to) = (l10n.name(unit), l10n.label(hex));
            let line = match why {
                Withdrawal::Forced => {
                    Sentence::new(say!(l10n, "barons-log-retreats", unit = who, hex = to))
                }
                Withdrawal::Evasion => {
                    Sentence::new(say!(l10n, "barons-log-evades", unit = who, hex = to))
                }
                Withdrawal::Disengagement => {
                    Sentence::new(say!(l10n, "barons-log-disengages", unit = who, hex = to))
                }
                Withdrawal::Recoil => {
                    Sentence::new(say!(l10n, "barons-log-recoils", unit = who, hex = to))
                }
            };
            line.of(side_of(l10n, unit)).at([l10n.label(from), l10n.label(hex)])
        }
        Event::Cornered { unit, missing } => {
            let text = say!(l10n, "barons-log-cornered", unit = l10n.name(unit), missing = missing);
            Sentence::new(text).of(side_of(l10n, unit))
        }
        Event::Advanced { unit, from, hex, .. } => {
            let text =
                say!(l10n, "barons-log-advanced", unit = l10n.name(unit), hex = l10n.label(hex));
            Sentence::new(text).of(side_of(l10n, unit)).at([l10n.label(from), l10n.label(hex)])
        }
        // Its steps have told it.
        _ => return None,
    })
}

/// Shots, melees, and what they do to units and leaders.
fn fight(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match event {
        Event::Shot { unit, target, whom, range, die, adds, hits } => {
            let text = say!(
                l10n,
                "barons-log-shot",
                unit = l10n.name(*unit),
                whom = l10n.names(whom),
                hex = l10n.label(*target),
                range = *range,
                rolled = rolled(*die, *adds),
                hits = *hits,
            );
            Sentence::new(text).of(side_of(l10n, *unit)).at([l10n.label(*target)])
        }
        Event::Attacked { target, from, who, whom } => {
            let hexes: Vec<Hex> = from.iter().copied().chain([*target]).collect();
            let (from, hex) = (l10n.labels(from), l10n.label(*target));
            let (who, whom) = (l10n.names(who), l10n.names(whom));
            let text =
                say!(l10n, "barons-log-attacked", who = who, from = from, whom = whom, hex = hex);
            Sentence::new(text).at(hexes.iter().map(|&hex| l10n.label(hex)))
        }
        Event::Struck { roll, who, whom, die, hits } => {
            let parts = parts(l10n, roll).into_iter();
            let parts: Vec<String> = parts.map(|p| format!("{} {}", p.label, p.adds)).collect();
            let parts = match &parts[..] {
                [] => String::new(),
                parts => format!(" ({})", parts.join(", ")),
            };
            let (who, whom) = (l10n.names(who), l10n.names(whom));
            let strength = roll.strength;
            let (rolled, hits) = (rolled(*die, roll.adds()), *hits);
            let text = if roll.attack {
                say!(
                    l10n,
                    "barons-log-struck",
                    who = who,
                    whom = whom,
                    strength = strength,
                    rolled = rolled,
                    parts = parts,
                    hits = hits,
                )
            } else {
                say!(
                    l10n,
                    "barons-log-replied",
                    who = who,
                    whom = whom,
                    strength = strength,
                    rolled = rolled,
                    parts = parts,
                    hits = hits,
                )
            };
            Sentence::new(text).at([l10n.label(roll.from), l10n.label(roll.at)])
        }
        Event::Hit { unit, hits, total } => {
            let text =
                say!(l10n, "barons-log-hit", unit = l10n.name(*unit), hits = *hits, total = *total);
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        Event::Lost { unit, hex, by, filled } => {
            let (who, filled) = (l10n.name(*unit), *filled);
            let line = match by {
                Loss::Eliminated => {
                    Sentence::new(say!(l10n, "barons-log-eliminated", unit = who, filled = filled))
                }
                Loss::Routed => {
                    Sentence::new(say!(l10n, "barons-log-routed", unit = who, filled = filled))
                }
            };
            line.of(side_of(l10n, *unit)).at([l10n.label(*hex)])
        }
        Event::Checked { unit, alarm, die, leader, against, passed } => {
            let (who, rolled) = (l10n.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *passed {
                say!(l10n, "barons-log-steady", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(l10n, "barons-log-fails", unit = who, rolled = rolled, morale = *against)
            };
            let why = alarm_told(l10n, *alarm);
            let text = why.into_iter().fold(text, |text, why| {
                say!(l10n, "barons-log-checks-because", check = text, why = why)
            });
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        Event::Shaken { unit } => {
            let text = say!(l10n, "barons-log-shaken", unit = l10n.name(*unit));
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        Event::Recovery { unit, die, leader, against, recovered } => {
            let (who, rolled) = (l10n.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *recovered {
                say!(l10n, "barons-log-recovers", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(
                    l10n,
                    "barons-log-stays-shaken",
                    unit = who,
                    rolled = rolled,
                    morale = *against
                )
            };
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        Event::LeaderRolled { unit, wounded, .. } => {
            let text = if *wounded && alarms(l10n, *unit) {
                say!(l10n, "barons-log-overall-wounded", unit = l10n.name(*unit))
            } else if *wounded {
                say!(l10n, "barons-log-wounded", unit = l10n.name(*unit))
            } else {
                say!(l10n, "barons-log-unhurt", unit = l10n.name(*unit))
            };
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        Event::LeaderGone { unit } => {
            let text = say!(l10n, "barons-log-leader-gone", unit = l10n.name(*unit));
            Sentence::new(text).of(side_of(l10n, *unit))
        }
        _ => return None,
    })
}

/// What becomes of whole Battles, and of the game.
fn outcome(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Effectiveness { battle, check, number, die, failed, .. } => {
            let (name, check) = (l10n.battle(battle), l10n.symbol(check));
            let text = if failed {
                say!(
                    l10n,
                    "barons-log-effectiveness-failed",
                    battle = name,
                    check = check,
                    number = number,
                    die = die,
                )
            } else {
                say!(
                    l10n,
                    "barons-log-effectiveness-held",
                    battle = name,
                    check = check,
                    number = number,
                    die = die,
                )
            };
            Sentence::new(text).of(l10n.scene.battle(battle).side)
        }
        Event::BattleDown { battle, effectiveness } => {
            let name = l10n.battle(battle);
            let text = match effectiveness {
                Effectiveness::Broken => say!(l10n, "barons-log-battle-broken", battle = name),
                Effectiveness::Good | Effectiveness::Shaken => {
                    say!(l10n, "barons-log-battle-shaken", battle = name)
                }
            };
            Sentence::new(text).of(l10n.scene.battle(battle).side)
        }
        Event::Over { winner, by, points } => {
            let text = over(l10n, winner, by, points.0);
            let line = Sentence::new(text).kind(EntryKind::End);
            Sentence { side: winner, ..line }
        }
        _ => return None,
    })
}

/// The end in a sentence, with the points of both sides.
pub fn over(l10n: Localizer, winner: Option<Side>, by: Cause, points: [u8; 2]) -> String {
    let end = match (winner.map(|side| l10n.army(side)), by) {
        (Some(winner), Cause::Defeated) => say!(l10n, "barons-over-defeated", army = winner),
        (Some(winner), Cause::Conceded) => say!(l10n, "barons-over-conceded", army = winner),
        (Some(winner), Cause::TurnLimit) => say!(l10n, "barons-over-turn-limit", army = winner),
        (None, _) => say!(l10n, "barons-over-draw"),
    };
    say!(
        l10n,
        "barons-over-points",
        over = end,
        first = l10n.army(Side::A),
        a = points[0],
        second = l10n.army(Side::B),
        b = points[1],
    )
}

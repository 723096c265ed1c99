//! Events and throws as lines of the journal.

use super::super::event::{Event, Loss, Withdrawal, values};
use super::super::state::{Cause, Spirit};
use super::Voice;
use super::hits::parts;
use super::voice::rolled;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::Language;
use crate::words::along;

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "barons-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(v: Voice, throw: &ThrowView, _: Side) -> String {
    let (purpose, sides, face) = (&throw.text, throw.sides, throw.face);
    say!(v, "barons-log-die", purpose = purpose, sides = sides, face = face)
}

/// What an event says; nothing if what came before has said it already.
pub fn sentence(v: Voice, event: &Event) -> Option<Sentence> {
    let line = match event {
        Event::SetsUp { .. }
        | Event::Placed { .. }
        | Event::TakenUp { .. }
        | Event::Ready { .. }
        | Event::Designated { .. }
        | Event::Allots { .. }
        | Event::Allotted { .. }
        | Event::Revealed { .. } => preparation(v, event)?,
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
        | Event::Reacted { .. } => turn(v, event)?,
        Event::Moved { .. }
        | Event::Turned { .. }
        | Event::Swapped { .. }
        | Event::Finished { .. }
        | Event::Entered { .. }
        | Event::NewAttack { .. }
        | Event::Charges { .. }
        | Event::ReactionChecked { .. }
        | Event::NoCharge { .. }
        | Event::ChargeEnds { .. }
        | Event::Displaced { .. }
        | Event::Retreated { .. }
        | Event::Cornered { .. }
        | Event::Advanced { .. } => with_company(v, event, movement(v, event)?),
        Event::Shot { .. }
        | Event::Attacked { .. }
        | Event::Struck { .. }
        | Event::Hit { .. }
        | Event::Lost { .. }
        | Event::Checked { .. }
        | Event::Shaken { .. }
        | Event::Recovery { .. }
        | Event::LeaderRolled { .. }
        | Event::LeaderGone { .. } => fight(v, event)?,
        Event::Effectiveness { .. } | Event::BattleDown { .. } | Event::Over { .. } => {
            outcome(v, event)?
        }
    };
    Some(line)
}

fn side_of(v: Voice, unit: UnitId) -> Side {
    v.scene.side(unit)
}

/// Set-up and allotment.
fn preparation(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::SetsUp { side } => {
            let text = say!(v, "barons-log-sets-up", army = v.army(side));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Placed { unit, hex } => {
            let text = say!(v, "barons-log-placed", unit = v.name(unit), hex = v.label(hex));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(hex)])
        }
        Event::TakenUp { unit, hex } => {
            let text = say!(v, "barons-log-taken-up", unit = v.name(unit));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(hex)])
        }
        Event::Ready { side } => {
            Sentence::new(say!(v, "barons-log-ready", army = v.army(side))).of(side)
        }
        Event::Designated { battle } => {
            let edward = v.scene.edward.map(|(edward, _)| edward)?;
            let (name, target) = (v.battle(edward), v.the_battle(battle));
            let text = say!(v, "barons-log-designated", edward = name, battle = target);
            Sentence::new(text).of(v.scene.battle(edward).side)
        }
        Event::Allots { side } => {
            let text = say!(v, "barons-log-allots", army = v.army(side));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Allotted { side } => {
            Sentence::new(say!(v, "barons-log-allotted", army = v.army(side))).of(side)
        }
        Event::Revealed { battle, chits } => {
            let name = v.battle(battle);
            let text = if chits.iter().all(|&n| n == 0) {
                say!(v, "barons-log-revealed-none", battle = name)
            } else {
                let chits = chits_in_a_row(chits);
                say!(v, "barons-log-revealed", battle = name, chits = chits.join(", "))
            };
            Sentence::new(text).of(v.scene.battle(battle).side)
        }
        _ => return None,
    })
}

/// How many chits of each value from 1 to 4, as values, the highest first.
fn chits_in_a_row(counts: [u8; 4]) -> Vec<String> {
    values(counts).map(|value| value.to_string()).collect()
}

/// The phases of a turn up to the activation.
fn turn(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Turn { turn } => {
            Sentence::new(say!(v, "barons-log-turn", turn = turn)).kind(EntryKind::Turn)
        }
        Event::Begins { side, segment } => {
            let (army, name) = (v.army(side), v.segment(segment));
            let text = say!(v, "barons-log-begins", army = army, segment = name);
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Replacement { side, chit: 0, .. } => {
            Sentence::new(say!(v, "barons-log-no-replacement", army = v.army(side))).of(side)
        }
        Event::Replacement { side, chit, .. } => {
            let text = say!(v, "barons-log-replacement", army = v.army(side), chit = chit);
            Sentence::new(text).of(side)
        }
        Event::ChitPlaced { battle, chit } => {
            let text = say!(v, "barons-log-chit-placed", battle = v.battle(battle), chit = chit);
            Sentence::new(text).of(v.scene.battle(battle).side)
        }
        Event::ChitDeclined { side, chit } => {
            let text = say!(v, "barons-log-chit-declined", army = v.army(side), chit = chit);
            Sentence::new(text).of(side)
        }
        Event::EdwardRolled { freed, .. } => {
            let edward = v.scene.edward.map(|(edward, _)| edward)?;
            let name = v.battle(edward);
            let text = if freed {
                say!(v, "barons-log-edward-freed", edward = name)
            } else {
                say!(v, "barons-log-edward-bound", edward = name)
            };
            Sentence::new(text).of(v.scene.battle(edward).side)
        }
        Event::Offered { side, battle, chit } => {
            let (army, battle) = (v.army(side), v.battle(battle));
            let text = say!(v, "barons-log-offered", army = army, battle = battle, chit = chit);
            Sentence::new(text).of(side)
        }
        Event::Passed { side } => {
            Sentence::new(say!(v, "barons-log-passed", army = v.army(side))).of(side)
        }
        Event::Initiative { side, battle, chit } => {
            let (army, battle) = (v.army(side), v.battle(battle));
            let text = say!(v, "barons-log-initiative", army = army, battle = battle, chit = chit);
            Sentence::new(text).of(side)
        }
        Event::Activated { battle, chit, commanded, units } => {
            let side = v.scene.battle(battle).side;
            let battle = v.battle(battle);
            let text = say!(
                v,
                "barons-log-activated",
                battle = battle,
                chit = chit,
                commanded = commanded,
                units = units,
            );
            Sentence::new(text).of(side)
        }
        Event::Continued { battle } => {
            let text = say!(v, "barons-log-continued", battle = v.battle(battle));
            Sentence::new(text).of(v.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        Event::Reacted { battle } => {
            let text = say!(v, "barons-log-reacted", battle = v.battle(battle));
            Sentence::new(text).of(v.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        _ => return None,
    })
}

/// The line of a move with those who go along.
fn with_company(v: Voice, event: &Event, line: Sentence) -> Sentence {
    let company: Vec<_> = event.company().iter().map(|&counter| v.name(counter)).collect();
    Sentence { text: along(v.language, line.text, &company), ..line }
}

/// Moves, charges, retreats and advances.
fn movement(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        // A ride has a line of its own; the steps of a move are told when it ends.
        Event::Moved { unit, from, hex, spent: 0, .. } => {
            let (who, one, other) = (v.name(unit), v.label(from), v.label(hex));
            let text = say!(v, "barons-log-rode", unit = who, from = one, hex = other);
            Sentence::new(text).of(side_of(v, unit)).at([v.label(from), v.label(hex)])
        }
        Event::Finished { unit, from: Some(from), hex, spent, .. } if from != hex => {
            let (who, one, other) = (v.name(unit), v.label(from), v.label(hex));
            let text =
                say!(v, "barons-log-moved", unit = who, from = one, hex = other, spent = spent);
            Sentence::new(text).of(side_of(v, unit)).at([v.label(from), v.label(hex)])
        }
        Event::Turned { unit, facing, .. } => {
            let facing = v.facing(facing);
            let text = say!(v, "barons-log-turned", unit = v.name(unit), facing = facing);
            Sentence::new(text).of(side_of(v, unit))
        }
        Event::Swapped { unit, hex } => {
            let text = say!(v, "barons-log-swapped", unit = v.name(unit), hex = v.label(hex));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(hex)])
        }
        Event::Entered { unit, hex, .. } => {
            let text = say!(v, "barons-log-entered", unit = v.name(unit), hex = v.label(hex));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(hex)])
        }
        Event::NewAttack { hex, count } => {
            let text = say!(v, "barons-log-new-attack", hex = v.label(hex), count = count);
            Sentence::new(text).at([v.label(hex)])
        }
        Event::Charges { unit, target, reaction, .. } => {
            let (who, hex) = (v.name(unit), v.label(target));
            let line = if reaction {
                Sentence::new(say!(v, "barons-log-charges-back", unit = who, hex = hex))
            } else {
                Sentence::new(say!(v, "barons-log-charges", unit = who, hex = hex))
            };
            line.of(side_of(v, unit)).at([v.label(target)])
        }
        Event::ReactionChecked { unit, mover, die, rating, charges } => {
            let (who, whom) = (v.name(unit), v.name(mover));
            let text = if charges {
                say!(v, "barons-log-reacts", unit = who, target = whom, die = die, rating = rating)
            } else {
                say!(v, "barons-log-stays", unit = who, target = whom, die = die, rating = rating)
            };
            Sentence::new(text).of(side_of(v, unit))
        }
        Event::NoCharge { unit } => {
            let text = say!(v, "barons-log-no-charge", unit = v.name(unit));
            Sentence::new(text).of(side_of(v, unit))
        }
        Event::ChargeEnds { unit } => {
            let text = say!(v, "barons-log-charge-ends", unit = v.name(unit));
            Sentence::new(text).of(side_of(v, unit))
        }
        Event::Displaced { unit, from, hex } => {
            let text = say!(v, "barons-log-displaced", unit = v.name(unit), hex = v.label(hex));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(from), v.label(hex)])
        }
        Event::Retreated { unit, from, hex, why, .. } => {
            let (who, to) = (v.name(unit), v.label(hex));
            let line = match why {
                Withdrawal::Forced => {
                    Sentence::new(say!(v, "barons-log-retreats", unit = who, hex = to))
                }
                Withdrawal::Evasion => {
                    Sentence::new(say!(v, "barons-log-evades", unit = who, hex = to))
                }
                Withdrawal::Disengagement => {
                    Sentence::new(say!(v, "barons-log-disengages", unit = who, hex = to))
                }
                Withdrawal::Recoil => {
                    Sentence::new(say!(v, "barons-log-recoils", unit = who, hex = to))
                }
            };
            line.of(side_of(v, unit)).at([v.label(from), v.label(hex)])
        }
        Event::Cornered { unit, missing } => {
            let text = say!(v, "barons-log-cornered", unit = v.name(unit), missing = missing);
            Sentence::new(text).of(side_of(v, unit))
        }
        Event::Advanced { unit, from, hex, .. } => {
            let text = say!(v, "barons-log-advanced", unit = v.name(unit), hex = v.label(hex));
            Sentence::new(text).of(side_of(v, unit)).at([v.label(from), v.label(hex)])
        }
        // Its steps have told it.
        _ => return None,
    })
}

/// Shots, melees, and what they do to units and leaders.
fn fight(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match event {
        Event::Shot { unit, target, range, die, adds, hits } => {
            let text = say!(
                v,
                "barons-log-shot",
                unit = v.name(*unit),
                hex = v.label(*target),
                range = *range,
                rolled = rolled(*die, *adds),
                hits = *hits,
            );
            Sentence::new(text).of(side_of(v, *unit)).at([v.label(*target)])
        }
        Event::Attacked { target, from } => {
            let hexes: Vec<Hex> = from.iter().copied().chain([*target]).collect();
            let (from, hex) = (v.labels(from), v.label(*target));
            Sentence::new(say!(v, "barons-log-attacked", from = from, hex = hex))
                .at(hexes.iter().map(|&hex| v.label(hex)))
        }
        Event::Struck { roll, die, hits } => {
            let parts = parts(v, roll).into_iter();
            let parts: Vec<String> = parts.map(|p| format!("{} {}", p.label, p.adds)).collect();
            let parts = match &parts[..] {
                [] => String::new(),
                parts => format!(" ({})", parts.join(", ")),
            };
            let (from, at, strength) = (v.label(roll.from), v.label(roll.at), roll.strength);
            let (rolled, hits) = (rolled(*die, roll.adds()), *hits);
            let text = if roll.attack {
                say!(
                    v,
                    "barons-log-struck",
                    from = from,
                    hex = at,
                    strength = strength,
                    rolled = rolled,
                    parts = parts,
                    hits = hits,
                )
            } else {
                say!(
                    v,
                    "barons-log-replied",
                    from = from,
                    hex = at,
                    strength = strength,
                    rolled = rolled,
                    parts = parts,
                    hits = hits,
                )
            };
            Sentence::new(text).at([v.label(roll.from), v.label(roll.at)])
        }
        Event::Hit { unit, hits, total } => {
            let text =
                say!(v, "barons-log-hit", unit = v.name(*unit), hits = *hits, total = *total);
            Sentence::new(text).of(side_of(v, *unit))
        }
        Event::Lost { unit, hex, by, filled } => {
            let (who, filled) = (v.name(*unit), *filled);
            let line = match by {
                Loss::Eliminated => {
                    Sentence::new(say!(v, "barons-log-eliminated", unit = who, filled = filled))
                }
                Loss::Routed => {
                    Sentence::new(say!(v, "barons-log-routed", unit = who, filled = filled))
                }
            };
            line.of(side_of(v, *unit)).at([v.label(*hex)])
        }
        Event::Checked { unit, die, leader, against, passed } => {
            let (who, rolled) = (v.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *passed {
                say!(v, "barons-log-steady", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(v, "barons-log-fails", unit = who, rolled = rolled, morale = *against)
            };
            Sentence::new(text).of(side_of(v, *unit))
        }
        Event::Shaken { unit } => {
            let text = say!(v, "barons-log-shaken", unit = v.name(*unit));
            Sentence::new(text).of(side_of(v, *unit))
        }
        Event::Recovery { unit, die, leader, against, recovered } => {
            let (who, rolled) = (v.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *recovered {
                say!(v, "barons-log-recovers", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(v, "barons-log-stays-shaken", unit = who, rolled = rolled, morale = *against)
            };
            Sentence::new(text).of(side_of(v, *unit))
        }
        Event::LeaderRolled { unit, wounded, .. } => {
            let text = if *wounded {
                say!(v, "barons-log-wounded", unit = v.name(*unit))
            } else {
                say!(v, "barons-log-unhurt", unit = v.name(*unit))
            };
            Sentence::new(text).of(side_of(v, *unit))
        }
        Event::LeaderGone { unit } => {
            let text = say!(v, "barons-log-leader-gone", unit = v.name(*unit));
            Sentence::new(text).of(side_of(v, *unit))
        }
        _ => return None,
    })
}

/// What becomes of whole Battles, and of the game.
fn outcome(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Effectiveness { battle, check, number, die, failed, .. } => {
            let (name, check) = (v.battle(battle), v.symbol(check));
            let text = if failed {
                say!(
                    v,
                    "barons-log-effectiveness-failed",
                    battle = name,
                    check = check,
                    number = number,
                    die = die,
                )
            } else {
                say!(
                    v,
                    "barons-log-effectiveness-held",
                    battle = name,
                    check = check,
                    number = number,
                    die = die,
                )
            };
            Sentence::new(text).of(v.scene.battle(battle).side)
        }
        Event::BattleDown { battle, spirit } => {
            let name = v.battle(battle);
            let text = match spirit {
                Spirit::Broken => say!(v, "barons-log-battle-broken", battle = name),
                Spirit::Good | Spirit::Shaken => {
                    say!(v, "barons-log-battle-shaken", battle = name)
                }
            };
            Sentence::new(text).of(v.scene.battle(battle).side)
        }
        Event::Over { winner, by, points } => {
            let text = over(v, winner, by, points.0);
            let line = Sentence::new(text).kind(EntryKind::End);
            Sentence { side: winner, ..line }
        }
        _ => return None,
    })
}

/// The end in a sentence, with the points of both sides.
pub fn over(v: Voice, winner: Option<Side>, by: Cause, points: [u8; 2]) -> String {
    let end = match (winner.map(|side| v.army(side)), by) {
        (Some(winner), Cause::Defeated) => say!(v, "barons-over-defeated", army = winner),
        (Some(winner), Cause::Conceded) => say!(v, "barons-over-conceded", army = winner),
        (Some(winner), Cause::TurnLimit) => say!(v, "barons-over-turn-limit", army = winner),
        (None, _) => say!(v, "barons-over-draw"),
    };
    say!(
        v,
        "barons-over-points",
        over = end,
        first = v.army(Side::A),
        a = points[0],
        second = v.army(Side::B),
        b = points[1],
    )
}

//! Events and throws as lines of the journal.

use super::super::event::{Event, Loss, Withdrawal, values};
use super::super::state::{Cause, Spirit};
use super::Voice;
use super::hits::parts;
use super::voice::{rolled, segment_rule};
use crate::board::Hex;
use crate::kernel::{Record, Side, Throw, UnitId};
use crate::say;
use crate::view::{Entry, EntryKind, ThrowView};
use crate::words::along;

/// A line in the making.
struct Line {
    kind: EntryKind,
    text: String,
    rule: &'static str,
    side: Option<Side>,
    hexes: Vec<Hex>,
}

impl Line {
    fn of(self, side: Side) -> Line {
        Line { side: Some(side), ..self }
    }

    fn at(self, hexes: &[Hex]) -> Line {
        Line { hexes: hexes.to_vec(), ..self }
    }

    fn kind(self, kind: EntryKind) -> Line {
        Line { kind, ..self }
    }
}

/// A line about nobody in particular.
fn line(text: String, rule: &'static str) -> Line {
    Line { kind: EntryKind::Event, text, rule, side: None, hexes: Vec::new() }
}

pub fn entry(v: Voice, record: &Record<Event>, step: usize) -> Option<Entry> {
    match record {
        Record::Throw(throw) => {
            let side = Some(throw.side);
            let throw = throw_view(v, throw);
            let (purpose, sides, face) = (&throw.text, throw.sides, throw.face);
            Some(Entry {
                kind: EntryKind::Throw,
                text: say!(v, "barons-log-die", purpose = purpose, sides = sides, face = face),
                rule: Some(throw.rule.clone()),
                throw: Some(throw),
                side,
                hexes: Vec::new(),
                cell: None,
                step,
            })
        }
        Record::Event(event) => {
            let line = told(v, event)?;
            Some(Entry {
                kind: line.kind,
                text: line.text,
                rule: Some(line.rule.to_owned()),
                throw: None,
                side: line.side,
                hexes: line.hexes.iter().map(|&hex| v.label(hex)).collect(),
                cell: None,
                step,
            })
        }
    }
}

/// A die in words.
pub fn throw_view(v: Voice, throw: &Throw) -> ThrowView {
    ThrowView {
        side: v.scene.armies[throw.side].id.clone(),
        rule: throw.rule.section.to_owned(),
        purpose: throw.purpose.to_owned(),
        text: say!(v, "barons-throw-{}" throw.purpose),
        sides: throw.sides,
        face: throw.face,
    }
}

/// What an event says; nothing if what came before has said it already.
fn told(v: Voice, event: &Event) -> Option<Line> {
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
fn preparation(v: Voice, event: &Event) -> Option<Line> {
    Some(match *event {
        Event::SetsUp { side } => {
            let text = say!(v, "barons-log-sets-up", army = v.army(side));
            line(text, "14.0").of(side).kind(EntryKind::Phase)
        }
        Event::Placed { unit, hex } => {
            let text = say!(v, "barons-log-placed", unit = v.name(unit), hex = v.label(hex));
            line(text, "14.0").of(side_of(v, unit)).at(&[hex])
        }
        Event::TakenUp { unit, hex } => {
            let text = say!(v, "barons-log-taken-up", unit = v.name(unit));
            line(text, "14.0").of(side_of(v, unit)).at(&[hex])
        }
        Event::Ready { side } => {
            line(say!(v, "barons-log-ready", army = v.army(side)), "14.0").of(side)
        }
        Event::Designated { battle } => {
            let edward = v.scene.edward.map(|(edward, _)| edward)?;
            let (name, target) = (v.battle(edward), v.the_battle(battle));
            let text = say!(v, "barons-log-designated", edward = name, battle = target);
            line(text, "14.1").of(v.scene.battle(edward).side)
        }
        Event::Allots { side } => {
            let text = say!(v, "barons-log-allots", army = v.army(side));
            line(text, "5.0").of(side).kind(EntryKind::Phase)
        }
        Event::Allotted { side } => {
            line(say!(v, "barons-log-allotted", army = v.army(side)), "5.0").of(side)
        }
        Event::Revealed { battle, chits } => {
            let name = v.battle(battle);
            let text = if chits.iter().all(|&n| n == 0) {
                say!(v, "barons-log-revealed-none", battle = name)
            } else {
                let chits = chits_in_a_row(chits);
                say!(v, "barons-log-revealed", battle = name, chits = chits.join(", "))
            };
            line(text, "5.0").of(v.scene.battle(battle).side)
        }
        _ => return None,
    })
}

/// How many chits of each value from 1 to 4, as values, the highest first.
fn chits_in_a_row(counts: [u8; 4]) -> Vec<String> {
    values(counts).map(|value| value.to_string()).collect()
}

/// The phases of a turn up to the activation.
fn turn(v: Voice, event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Turn { turn } => {
            line(say!(v, "barons-log-turn", turn = turn), "3.0").kind(EntryKind::Turn)
        }
        Event::Begins { side, segment } => {
            let (army, name) = (v.army(side), v.segment(segment));
            let text = say!(v, "barons-log-begins", army = army, segment = name);
            line(text, segment_rule(segment)).of(side).kind(EntryKind::Phase)
        }
        Event::Replacement { side, chit: 0, .. } => {
            line(say!(v, "barons-log-no-replacement", army = v.army(side)), "4.0").of(side)
        }
        Event::Replacement { side, chit, .. } => {
            let text = say!(v, "barons-log-replacement", army = v.army(side), chit = chit);
            line(text, "4.0").of(side)
        }
        Event::ChitPlaced { battle, chit } => {
            let text = say!(v, "barons-log-chit-placed", battle = v.battle(battle), chit = chit);
            line(text, "4.0").of(v.scene.battle(battle).side)
        }
        Event::ChitDeclined { side, chit } => {
            let text = say!(v, "barons-log-chit-declined", army = v.army(side), chit = chit);
            line(text, "4.0").of(side)
        }
        Event::EdwardRolled { freed, .. } => {
            let edward = v.scene.edward.map(|(edward, _)| edward)?;
            let name = v.battle(edward);
            let text = if freed {
                say!(v, "barons-log-edward-freed", edward = name)
            } else {
                say!(v, "barons-log-edward-bound", edward = name)
            };
            line(text, "14.1").of(v.scene.battle(edward).side)
        }
        Event::Offered { side, battle, chit } => {
            let (army, battle) = (v.army(side), v.battle(battle));
            let text = say!(v, "barons-log-offered", army = army, battle = battle, chit = chit);
            line(text, "3.B1").of(side)
        }
        Event::Passed { side } => {
            line(say!(v, "barons-log-passed", army = v.army(side)), "3.B1").of(side)
        }
        Event::Initiative { side, battle, chit } => {
            let (army, battle) = (v.army(side), v.battle(battle));
            let text = say!(v, "barons-log-initiative", army = army, battle = battle, chit = chit);
            line(text, "3.B2").of(side)
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
            line(text, "3.C").of(side)
        }
        Event::Continued { battle } => {
            let text = say!(v, "barons-log-continued", battle = v.battle(battle));
            line(text, "11.0").of(v.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        Event::Reacted { battle } => {
            let text = say!(v, "barons-log-reacted", battle = v.battle(battle));
            line(text, "3.C7").of(v.scene.battle(battle).side).kind(EntryKind::Phase)
        }
        _ => return None,
    })
}

/// The line of a move with those who go along.
fn with_company(v: Voice, event: &Event, line: Line) -> Line {
    let company: Vec<_> = event.company().iter().map(|&counter| v.name(counter)).collect();
    Line { text: along(v.language, line.text, &company), ..line }
}

/// Moves, charges, retreats and advances.
fn movement(v: Voice, event: &Event) -> Option<Line> {
    Some(match *event {
        // A ride has a line of its own; the steps of a move are told when it ends.
        Event::Moved { unit, from, hex, spent: 0, .. } => {
            let (who, one, other) = (v.name(unit), v.label(from), v.label(hex));
            let text = say!(v, "barons-log-rode", unit = who, from = one, hex = other);
            line(text, "7.0").of(side_of(v, unit)).at(&[from, hex])
        }
        Event::Finished { unit, from: Some(from), hex, spent, .. } if from != hex => {
            let (who, one, other) = (v.name(unit), v.label(from), v.label(hex));
            let text =
                say!(v, "barons-log-moved", unit = who, from = one, hex = other, spent = spent);
            line(text, "7.0").of(side_of(v, unit)).at(&[from, hex])
        }
        Event::Turned { unit, facing, .. } => {
            let facing = v.facing(facing);
            let text = say!(v, "barons-log-turned", unit = v.name(unit), facing = facing);
            line(text, "7.11").of(side_of(v, unit))
        }
        Event::Swapped { unit, hex } => {
            let text = say!(v, "barons-log-swapped", unit = v.name(unit), hex = v.label(hex));
            line(text, "7.31").of(side_of(v, unit)).at(&[hex])
        }
        Event::Entered { unit, hex, .. } => {
            let text = say!(v, "barons-log-entered", unit = v.name(unit), hex = v.label(hex));
            line(text, "14.5").of(side_of(v, unit)).at(&[hex])
        }
        Event::NewAttack { hex, count } => {
            let text = say!(v, "barons-log-new-attack", hex = v.label(hex), count = count);
            line(text, "5.3").at(&[hex])
        }
        Event::Charges { unit, target, reaction, .. } => {
            let (who, hex) = (v.name(unit), v.label(target));
            let line = if reaction {
                line(say!(v, "barons-log-charges-back", unit = who, hex = hex), "10.3")
            } else {
                line(say!(v, "barons-log-charges", unit = who, hex = hex), "10.0")
            };
            line.of(side_of(v, unit)).at(&[target])
        }
        Event::ReactionChecked { unit, mover, die, rating, charges } => {
            let (who, whom) = (v.name(unit), v.name(mover));
            let text = if charges {
                say!(v, "barons-log-reacts", unit = who, target = whom, die = die, rating = rating)
            } else {
                say!(v, "barons-log-stays", unit = who, target = whom, die = die, rating = rating)
            };
            line(text, "10.3").of(side_of(v, unit))
        }
        Event::NoCharge { unit } => {
            let text = say!(v, "barons-log-no-charge", unit = v.name(unit));
            line(text, "10.3").of(side_of(v, unit))
        }
        Event::ChargeEnds { unit } => {
            let text = say!(v, "barons-log-charge-ends", unit = v.name(unit));
            line(text, "10.0").of(side_of(v, unit))
        }
        Event::Displaced { unit, from, hex } => {
            let text = say!(v, "barons-log-displaced", unit = v.name(unit), hex = v.label(hex));
            line(text, "6.3").of(side_of(v, unit)).at(&[from, hex])
        }
        Event::Retreated { unit, from, hex, why, .. } => {
            let (who, to) = (v.name(unit), v.label(hex));
            let line = match why {
                Withdrawal::Forced => {
                    line(say!(v, "barons-log-retreats", unit = who, hex = to), "9.4.1")
                }
                Withdrawal::Evasion => {
                    line(say!(v, "barons-log-evades", unit = who, hex = to), "9.42")
                }
                Withdrawal::Disengagement => {
                    line(say!(v, "barons-log-disengages", unit = who, hex = to), "7.24")
                }
                Withdrawal::Recoil => {
                    line(say!(v, "barons-log-recoils", unit = who, hex = to), "10.2")
                }
            };
            line.of(side_of(v, unit)).at(&[from, hex])
        }
        Event::Cornered { unit, missing } => {
            let text = say!(v, "barons-log-cornered", unit = v.name(unit), missing = missing);
            line(text, "9.4.1").of(side_of(v, unit))
        }
        Event::Advanced { unit, from, hex, .. } => {
            let text = say!(v, "barons-log-advanced", unit = v.name(unit), hex = v.label(hex));
            line(text, "9.4").of(side_of(v, unit)).at(&[from, hex])
        }
        // Its steps have told it.
        _ => return None,
    })
}

/// Shots, melees, and what they do to units and leaders.
fn fight(v: Voice, event: &Event) -> Option<Line> {
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
            line(text, "8.5").of(side_of(v, *unit)).at(&[*target])
        }
        Event::Attacked { target, from } => {
            let hexes: Vec<Hex> = from.iter().copied().chain([*target]).collect();
            let (from, hex) = (v.labels(from), v.label(*target));
            line(say!(v, "barons-log-attacked", from = from, hex = hex), "9.1").at(&hexes)
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
            line(text, if roll.attack { "9.1.2" } else { "9.1.4" }).at(&[roll.from, roll.at])
        }
        Event::Hit { unit, hits, total } => {
            let text =
                say!(v, "barons-log-hit", unit = v.name(*unit), hits = *hits, total = *total);
            line(text, "8.61").of(side_of(v, *unit))
        }
        Event::Lost { unit, hex, by, filled } => {
            let (who, filled) = (v.name(*unit), *filled);
            let line = match by {
                Loss::Eliminated => {
                    line(say!(v, "barons-log-eliminated", unit = who, filled = filled), "8.62")
                }
                Loss::Routed => {
                    line(say!(v, "barons-log-routed", unit = who, filled = filled), "12.2")
                }
            };
            line.of(side_of(v, *unit)).at(&[*hex])
        }
        Event::Checked { unit, die, leader, against, passed } => {
            let (who, rolled) = (v.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *passed {
                say!(v, "barons-log-steady", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(v, "barons-log-fails", unit = who, rolled = rolled, morale = *against)
            };
            line(text, "12.0").of(side_of(v, *unit))
        }
        Event::Shaken { unit } => {
            let text = say!(v, "barons-log-shaken", unit = v.name(*unit));
            line(text, "12.1").of(side_of(v, *unit))
        }
        Event::Recovery { unit, die, leader, against, recovered } => {
            let (who, rolled) = (v.name(*unit), rolled(*die, -i8::from(*leader)));
            let text = if *recovered {
                say!(v, "barons-log-recovers", unit = who, rolled = rolled, morale = *against)
            } else {
                say!(v, "barons-log-stays-shaken", unit = who, rolled = rolled, morale = *against)
            };
            line(text, "12.3").of(side_of(v, *unit))
        }
        Event::LeaderRolled { unit, wounded, .. } => {
            let text = if *wounded {
                say!(v, "barons-log-wounded", unit = v.name(*unit))
            } else {
                say!(v, "barons-log-unhurt", unit = v.name(*unit))
            };
            line(text, "6.3").of(side_of(v, *unit))
        }
        Event::LeaderGone { unit } => {
            let text = say!(v, "barons-log-leader-gone", unit = v.name(*unit));
            line(text, "6.3").of(side_of(v, *unit))
        }
        _ => return None,
    })
}

/// What becomes of whole Battles, and of the game.
fn outcome(v: Voice, event: &Event) -> Option<Line> {
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
            line(text, "13.0").of(v.scene.battle(battle).side)
        }
        Event::BattleDown { battle, spirit } => {
            let name = v.battle(battle);
            let text = match spirit {
                Spirit::Broken => say!(v, "barons-log-battle-broken", battle = name),
                Spirit::Good | Spirit::Shaken => {
                    say!(v, "barons-log-battle-shaken", battle = name)
                }
            };
            line(text, "13.0").of(v.scene.battle(battle).side)
        }
        Event::Over { winner, by, points } => {
            let text = over(v, winner, by, points.0);
            let line = line(text, by.rule().section).kind(EntryKind::End);
            Line { side: winner, ..line }
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

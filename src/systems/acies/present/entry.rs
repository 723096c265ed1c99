//! Events and throws as lines of the journal. Both sides read the same: hidden cards are counted, not named.

use super::super::action::{Kind as AttackKind, Look, Withdrawal};
use super::super::card::Kind;
use super::super::event::Event;
use super::super::field::Cell;
use super::super::state::{Cause, Phase};
use super::super::totals::{Added, Part, Verdict};
use super::Voice;
use super::voice::{rolled, whole};
use crate::kernel::Side;
use crate::say;
use crate::scenario::acies::UnitType;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::Language;

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "acies-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(v: Voice, throw: &ThrowView, side: Side) -> String {
    let (purpose, face) = (&throw.text, throw.face);
    say!(v, "acies-log-die", side = v.side(side), purpose = purpose, face = face)
}

/// What an event says; nothing if it is a secret, or if what came before has said it already.
pub fn sentence(v: Voice, event: &Event) -> Option<Sentence> {
    course(v, event)
        .or_else(|| cards(v, event))
        .or_else(|| field(v, event))
        .or_else(|| fight(v, event))
        .or_else(|| combat(v, event))
}

/// Set-up, turns and phases, the end.
fn course(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Deploys { side } => {
            let phase = v.phase(Phase::SetUp);
            let text = say!(v, "acies-log-begins", side = v.side(side), phase = phase);
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Deployed { side } => {
            let text = say!(v, "acies-log-deployed", side = v.the_side(side));
            Sentence::new(text).of(side)
        }
        Event::Revealed { side, kind, cell } => {
            let text = say!(v, "acies-log-revealed", unit = v.unit(kind), cell = cell.to_string());
            Sentence::new(text).of(side).at([cell])
        }
        Event::FirstRoll { side, die } => {
            let text = say!(v, "acies-log-first-roll", side = v.the_side(side), die = die);
            Sentence::new(text).of(side)
        }
        Event::First { side } => {
            let text = say!(v, "acies-log-first", side = v.the_side(side));
            Sentence::new(text).of(side)
        }
        Event::Turn { turn, side, extra } => {
            let name = v.side(side);
            let line = if extra {
                Sentence::new(say!(v, "acies-log-extra-turn", turn = turn, side = name))
            } else {
                Sentence::new(say!(v, "acies-log-turn", turn = turn, side = name))
            };
            line.of(side).kind(EntryKind::Turn)
        }
        Event::Begins { side, phase } if whole(phase) == phase => {
            let text = say!(v, "acies-log-begins", side = v.side(side), phase = v.phase(phase));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Again { side } => {
            let text = say!(v, "acies-log-again", side = v.the_side(side));
            Sentence::new(text).of(side)
        }
        Event::Cancelled { side } => {
            let text = say!(v, "acies-log-cancelled", side = v.the_side(side));
            Sentence::new(text).of(side)
        }
        Event::Over { winner, by } => {
            let line = Sentence::new(over(v, winner, by)).kind(EntryKind::End);
            Sentence { side: winner, ..line }
        }
        _ => return None,
    })
}

/// Hands and piles.
fn cards(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match event {
        Event::Shuffled { side, cards } => {
            let text = say!(v, "acies-log-shuffled", side = v.the_side(*side), cards = *cards);
            Sentence::new(text).of(*side)
        }
        Event::Drew { side, count, .. } if *count > 0 => {
            let text = say!(v, "acies-log-drew", side = v.the_side(*side), cards = *count);
            Sentence::new(text).of(*side)
        }
        Event::Scouted { side, kind, look, .. } => {
            let (name, unit) = (v.the_side(*side), v.unit(*kind));
            let text = match look {
                Look::EnemyHand => {
                    say!(v, "acies-log-scouted-enemy-hand", side = name, unit = unit)
                }
                Look::EnemyDeck => {
                    say!(v, "acies-log-scouted-enemy-deck", side = name, unit = unit)
                }
                Look::OwnDeck => say!(v, "acies-log-scouted-own-deck", side = name, unit = unit),
            };
            Sentence::new(text).of(*side)
        }
        Event::FlankDiscard { side, kind } => {
            let (name, unit) = (v.the_side(*side), v.unit(*kind));
            let text = say!(v, "acies-log-flank-discard", side = name, unit = unit);
            Sentence::new(text).of(*side)
        }
        Event::FlankPoints { side, points } => {
            let name = v.the_side(*side);
            let text = say!(v, "acies-log-flank-points", side = name, points = *points);
            Sentence::new(text).of(*side)
        }
        Event::Encircling { side: Some(side) } => {
            let text = say!(v, "acies-log-encircling", side = v.the_side(*side));
            Sentence::new(text).of(*side)
        }
        Event::Encircling { side: None } => Sentence::new(say!(v, "acies-log-nobody-encircling")),
        Event::Played { side, tactic } => {
            let (name, card) = (v.the_side(*side), v.tactic(*tactic));
            let text = say!(v, "acies-log-played", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::FlankBarred { side, kind } => {
            let text = say!(v, "acies-log-flank-barred", unit = v.unit(*kind));
            Sentence::new(text).of(*side)
        }
        Event::MainBody { side, left } => {
            let text = say!(v, "acies-log-main-body", side = v.of_side(*side), left = *left);
            Sentence::new(text).of(*side)
        }
        Event::Discarded { side, card } => {
            let (name, card) = (v.the_side(*side), v.card(*card));
            let text = say!(v, "acies-log-discarded", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::Rallied { side, card: Some(card), face_up: true } => {
            let (name, card) = (v.the_side(*side), v.card(*card));
            let text = say!(v, "acies-log-rallied", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::Rallied { side, .. } => {
            let text = say!(v, "acies-log-rallied-face-down", side = v.the_side(*side));
            Sentence::new(text).of(*side)
        }
        _ => return None,
    })
}

/// Units that come, move and turn, shots, markers.
fn field(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Moved { side, kind, from, to } => {
            let (unit, from_, to_) = (v.unit(kind), from.to_string(), to.to_string());
            let text = say!(v, "acies-log-moved", unit = unit, from = from_, to = to_);
            Sentence::new(text).of(side).at([from, to])
        }
        Event::Readied { side, kind, cell } => {
            let text = say!(v, "acies-log-readied", unit = v.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Upright { side, kind, cell } => {
            let text = say!(v, "acies-log-upright", unit = v.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Entered { side, kind, cell } => {
            let text = say!(v, "acies-log-entered", unit = v.unit(kind), cell = cell.to_string());
            Sentence::new(text).of(side).at([cell])
        }
        Event::Shot { side, kind, from, target, whom, die, adds, value, hit, .. } => {
            let (unit, cell) = (v.unit_at(kind, from), v.unit_at(whom, target).text.into_owned());
            let fire = (adds, say!(v, "acies-adds-fire", unit = v.unit(whom)));
            let added: Vec<_> = Some(fire).filter(|_| adds != 0).into_iter().collect();
            let (rolled, need) = (rolled(die, &added), v.at_most(value));
            let name = v.side(side);
            let text = if hit {
                say!(
                    v,
                    "acies-log-hit",
                    side = name,
                    unit = unit,
                    cell = cell,
                    rolled = rolled,
                    need = need
                )
            } else {
                say!(
                    v,
                    "acies-log-missed",
                    side = name,
                    unit = unit,
                    cell = cell,
                    rolled = rolled,
                    need = need
                )
            };
            Sentence::new(text).of(side).at([from, target])
        }
        Event::Rampage { side, kind, cell, die, lost } => {
            let (name, unit) = (v.side(side), v.unit_at(kind, cell));
            let text = if lost {
                say!(v, "acies-log-rampage", side = name, unit = unit, die = die)
            } else {
                say!(v, "acies-log-no-rampage", side = name, unit = unit, die = die)
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Marked { side, kind, cell, markers } => {
            let (unit, hits) = (v.unit_at(kind, cell), v.scene.unit(kind).hits);
            let text = say!(v, "acies-log-marked", unit = unit, markers = markers, hits = hits);
            Sentence::new(text).of(side).at([cell])
        }
        Event::Recovered { side, kind, cell, markers } => {
            let unit = v.unit_at(kind, cell);
            let text = say!(v, "acies-log-recovered", unit = unit, markers = markers);
            Sentence::new(text).of(side).at([cell])
        }
        Event::Eliminated { side, kind, cell } => {
            let text = say!(v, "acies-log-eliminated", unit = v.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        _ => return None,
    })
}

/// Attacks.
fn fight(v: Voice, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Attacked { side, kind, from, how, target, whom } => {
            let unit = v.unit_at(kind, from);
            let cell = target.zip(whom).map_or_else(Default::default, |(cell, whom)| {
                v.unit_at(whom, cell).text.into_owned()
            });
            let line = match how {
                AttackKind::Frontal => {
                    let text = say!(v, "acies-log-attacked", unit = unit, cell = cell);
                    Sentence::new(text)
                }
                AttackKind::Flank => {
                    let text = say!(v, "acies-log-attacked-flank", unit = unit, cell = cell);
                    Sentence::new(text)
                }
                AttackKind::MainBody => {
                    Sentence::new(say!(v, "acies-log-attacked-main-body", unit = unit))
                }
            };
            let cells: Vec<Cell> = [Some(from), target].into_iter().flatten().collect();
            line.of(side).at(&cells)
        }
        Event::FlankTried { side, kind, cell, die, value, success } => {
            let (unit, need) = (v.unit_at(kind, cell), v.at_most(value));
            let name = v.side(side);
            let text = if success {
                say!(v, "acies-log-flank-found", side = name, unit = unit, die = die, need = need)
            } else {
                say!(v, "acies-log-flank-failed", side = name, unit = unit, die = die, need = need)
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Flanking { side, kind, cell, .. } => {
            let text = say!(v, "acies-log-flanking", unit = v.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Stopped { cell, by } => {
            let (at, card) = (cell.to_string(), v.tactic(by));
            let text = say!(v, "acies-log-stopped", cell = at, card = card);
            Sentence::new(text).at([cell])
        }
        Event::Diverted { cell, target } => {
            let (at, to) = (cell.to_string(), target.to_string());
            let text = say!(v, "acies-log-diverted", cell = at, target = to);
            Sentence::new(text).at([cell, target])
        }
        Event::WithdrawalRolled { side, kind, cell, die, adds, value, success } => {
            let (unit, need) = (v.unit_at(kind, cell), v.at_most(value));
            let faster = (adds, say!(v, "acies-adds-faster"));
            let added: Vec<_> = Some(faster).filter(|_| adds != 0).into_iter().collect();
            let (name, rolled) = (v.side(side), rolled(die, &added));
            let text = if success {
                say!(v, "acies-log-escapes", side = name, unit = unit, rolled = rolled, need = need)
            } else {
                say!(v, "acies-log-caught", side = name, unit = unit, rolled = rolled, need = need)
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Withdrew { side, kind, cell, how, .. } => {
            let unit = v.unit_at(kind, cell);
            let text = match how {
                Withdrawal::Line => say!(v, "acies-log-withdrew-line", unit = unit),
                Withdrawal::Hand => say!(v, "acies-log-withdrew-hand", unit = unit),
                Withdrawal::Stay => say!(v, "acies-log-withdrew-stay", unit = unit),
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Advanced { side, kind, from, to } => {
            let (unit, from_, to_) = (v.unit(kind), from.to_string(), to.to_string());
            let text = say!(v, "acies-log-advanced", unit = unit, from = from_, to = to_);
            Sentence::new(text).of(side).at([from, to])
        }
        _ => return None,
    })
}

/// ACIES 17.2: both dice of a combat, whose they are, and everything that is added to them.
fn combat(v: Voice, event: &Event) -> Option<Sentence> {
    let Event::Fought { side, attacker, defender, kinds, dice, parts, totals, winner, result } =
        event
    else {
        return None;
    };
    let sum = |die: u8, parts: &[Added], enemy: Kind| {
        let part = |added: &Added| (added.adds, what(v, added.part, v.scene.kind_type(enemy)));
        rolled(die, &parts.iter().map(part).collect::<Vec<_>>())
    };
    let text = say!(
        v,
        "acies-log-fought",
        attacker = v.unit_at(kinds.0, *attacker).text.into_owned(),
        defender = v.unit_at(kinds.1, *defender).text.into_owned(),
        side = v.side(*side).text.into_owned(),
        attack = sum(dice.0, &parts.0, kinds.1),
        enemy = v.side(side.enemy()).text.into_owned(),
        defence = sum(dice.1, &parts.1, kinds.0),
        verdict = verdict(v, totals.0 > totals.1, *result),
    );
    let line = Sentence::new(text).at([*attacker, *defender]);
    Some(Sentence { side: *winner, ..line })
}

/// What is added to a die, in a few words.
fn what(v: Voice, part: Part, enemy: UnitType) -> String {
    match part {
        Part::Melee => say!(v, "acies-adds-melee"),
        Part::Versus => say!(v, "acies-adds-versus", code = v.code(enemy)),
        Part::Flank => say!(v, "acies-adds-flank"),
        Part::Encircling => say!(v, "acies-adds-encircling"),
        Part::Cards { tactic, count } => v.cards(tactic, count),
    }
}

/// What came of both totals.
fn verdict(v: Voice, attacker: bool, result: Verdict) -> String {
    match (result, attacker) {
        (Verdict::Tie, _) => say!(v, "acies-verdict-tie"),
        (Verdict::Marker, true) => say!(v, "acies-verdict-attacker"),
        (Verdict::Marker, false) => say!(v, "acies-verdict-defender"),
        (Verdict::Spared, true) => say!(v, "acies-verdict-attacker-spares"),
        (Verdict::Spared, false) => say!(v, "acies-verdict-defender-spares"),
        (Verdict::Eliminated, true) => say!(v, "acies-verdict-attacker-routs"),
        (Verdict::Eliminated, false) => say!(v, "acies-verdict-defender-routs"),
    }
}

/// The end in a sentence.
pub fn over(v: Voice, winner: Option<Side>, by: Cause) -> String {
    let Some(winner) = winner else {
        return match by {
            Cause::NoCards => say!(v, "acies-over-both"),
            _ => say!(v, "acies-over-draw"),
        };
    };
    let (side, loser) = (v.the_side(winner), v.of_side(winner.enemy()));
    match by {
        Cause::NoCards => say!(v, "acies-over-no-cards", side = side, loser = loser),
        Cause::Rout => say!(v, "acies-over-rout", side = side, loser = loser),
        Cause::TurnCap => say!(v, "acies-over-turn-cap", side = side, loser = loser),
        Cause::Conceded => say!(v, "acies-over-conceded", side = side, loser = loser),
    }
}

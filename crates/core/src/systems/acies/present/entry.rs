//! Events and throws as lines of the journal. Both sides read the same: hidden cards are counted, not named.

use super::super::action::{Kind as AttackKind, ScoutTarget, Withdrawal};
use super::super::card::Kind;
use super::super::event::Event;
use super::super::field::Cell;
use super::super::state::{Cause, Phase};
use super::super::totals::{Added, Part, Verdict};
use super::Localizer;
use super::localizer::{rolled, whole};
use crate::kernel::Side;
use crate::say;
use crate::scenario::acies::UnitType;
use crate::view::{EntryKind, Sentence, ThrowView};
use crate::words::{Gender, Language, Noun};

/// What a die decides, in words.
pub fn purpose(purpose: &str, language: Language) -> String {
    say!(language, "acies-throw-{}" purpose)
}

/// What a die says in the journal.
pub fn die(l10n: Localizer, throw: &ThrowView, side: Side) -> String {
    let (purpose, face) = (&throw.text, throw.face);
    say!(l10n, "acies-log-die", side = l10n.side(side), purpose = purpose, face = face)
}

/// What an event says; nothing if it is a secret, or if what came before has said it already.
pub fn sentence(l10n: Localizer, event: &Event) -> Option<Sentence> {
    course(l10n, event)
        .or_else(|| cards(l10n, event))
        .or_else(|| field(l10n, event))
        .or_else(|| fight(l10n, event))
        .or_else(|| combat(l10n, event))
}

/// Set-up, turns and phases, the end.
fn course(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Deploys { side } => {
            let phase = l10n.phase(Phase::SetUp);
            let text = say!(l10n, "acies-log-begins", side = l10n.side(side), phase = phase);
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Deployed { side } => {
            let text = say!(l10n, "acies-log-deployed", side = l10n.side(side));
            Sentence::new(text).of(side)
        }
        Event::Revealed { side, kind, cell } => {
            let text =
                say!(l10n, "acies-log-revealed", unit = l10n.unit(kind), cell = cell.to_string());
            Sentence::new(text).of(side).at([cell])
        }
        Event::FirstRoll { side, die } => {
            let text = say!(l10n, "acies-log-first-roll", side = l10n.side(side), die = die);
            Sentence::new(text).of(side)
        }
        Event::First { side } => {
            let text = say!(l10n, "acies-log-first", side = l10n.side(side));
            Sentence::new(text).of(side)
        }
        Event::Turn { turn, side, extra } => {
            let name = l10n.side(side);
            let line = if extra {
                Sentence::new(say!(l10n, "acies-log-extra-turn", turn = turn, side = name))
            } else {
                Sentence::new(say!(l10n, "acies-log-turn", turn = turn, side = name))
            };
            line.of(side).kind(EntryKind::Turn)
        }
        Event::Begins { side, phase } if whole(phase) == phase => {
            let text =
                say!(l10n, "acies-log-begins", side = l10n.side(side), phase = l10n.phase(phase));
            Sentence::new(text).of(side).kind(EntryKind::Phase)
        }
        Event::Again { side } => {
            let text = say!(l10n, "acies-log-again", side = l10n.side(side));
            Sentence::new(text).of(side)
        }
        Event::Cancelled { side } => {
            let text = say!(l10n, "acies-log-cancelled", side = l10n.side(side));
            Sentence::new(text).of(side)
        }
        Event::Over { winner, by } => {
            let line = Sentence::new(over(l10n, winner, by)).kind(EntryKind::End);
            Sentence { side: winner, ..line }
        }
        _ => return None,
    })
}

/// Hands and piles.
fn cards(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match event {
        Event::Shuffled { side, cards } => {
            let text = say!(l10n, "acies-log-shuffled", side = l10n.side(*side), cards = *cards);
            Sentence::new(text).of(*side)
        }
        Event::Drew { side, count, .. } if *count > 0 => {
            let text = say!(l10n, "acies-log-drew", side = l10n.side(*side), cards = *count);
            Sentence::new(text).of(*side)
        }
        Event::Scouted { side, kind, look, .. } => {
            let (name, unit) = (l10n.side(*side), l10n.unit(*kind));
            let text = match look {
                ScoutTarget::EnemyHand => {
                    say!(l10n, "acies-log-scouted-enemy-hand", side = name, unit = unit)
                }
                ScoutTarget::EnemyDeck => {
                    say!(l10n, "acies-log-scouted-enemy-deck", side = name, unit = unit)
                }
                ScoutTarget::OwnDeck => {
                    say!(l10n, "acies-log-scouted-own-deck", side = name, unit = unit)
                }
            };
            Sentence::new(text).of(*side)
        }
        Event::FlankDiscard { side, kind } => {
            let (name, unit) = (l10n.side(*side), l10n.unit(*kind));
            let text = say!(l10n, "acies-log-flank-discard", side = name, unit = unit);
            Sentence::new(text).of(*side)
        }
        Event::FlankPoints { side, points } => {
            let name = l10n.side(*side);
            let text = say!(l10n, "acies-log-flank-points", side = name, points = *points);
            Sentence::new(text).of(*side)
        }
        Event::Encircling { side: Some(side) } => {
            let text = say!(l10n, "acies-log-encircling", side = l10n.side(*side));
            Sentence::new(text).of(*side)
        }
        Event::Encircling { side: None } => {
            Sentence::new(say!(l10n, "acies-log-nobody-encircling"))
        }
        Event::Played { side, tactic } => {
            let (name, card) = (l10n.side(*side), l10n.tactic(*tactic));
            let text = say!(l10n, "acies-log-played", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::FlankBarred { side, kind } => {
            let text = say!(l10n, "acies-log-flank-barred", unit = l10n.unit(*kind));
            Sentence::new(text).of(*side)
        }
        Event::MainBody { side, left } => {
            let text = say!(l10n, "acies-log-main-body", side = l10n.side(*side), left = *left);
            Sentence::new(text).of(*side)
        }
        Event::Discarded { side, card } => {
            let (name, card) = (l10n.side(*side), l10n.card(*card));
            let text = say!(l10n, "acies-log-discarded", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::Rallied { side, card: Some(card), face_up: true } => {
            let (name, card) = (l10n.side(*side), l10n.card(*card));
            let text = say!(l10n, "acies-log-rallied", side = name, card = card);
            Sentence::new(text).of(*side)
        }
        Event::Rallied { side, .. } => {
            let text = say!(l10n, "acies-log-rallied-face-down", side = l10n.side(*side));
            Sentence::new(text).of(*side)
        }
        _ => return None,
    })
}

/// Units that come, move and turn, shots, markers.
fn field(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Moved { side, kind, from, to } => {
            let (unit, from_, to_) = (l10n.unit(kind), from.to_string(), to.to_string());
            let text = say!(l10n, "acies-log-moved", unit = unit, from = from_, to = to_);
            Sentence::new(text).of(side).at([from, to])
        }
        Event::Readied { side, kind, cell } => {
            let text = say!(l10n, "acies-log-readied", unit = l10n.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Upright { side, kind, cell } => {
            let text = say!(l10n, "acies-log-upright", unit = l10n.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Entered { side, kind, cell } => {
            let text =
                say!(l10n, "acies-log-entered", unit = l10n.unit(kind), cell = cell.to_string());
            Sentence::new(text).of(side).at([cell])
        }
        Event::Shot { side, kind, from, target, whom, die, adds, value, hit, .. } => {
            let (unit, cell) = (l10n.unit_at(kind, from), l10n.unit_at(whom, target));
            let fire = (adds, say!(l10n, "acies-adds-fire", unit = l10n.unit(whom)));
            let added: Vec<_> = Some(fire).filter(|_| adds != 0).into_iter().collect();
            let (rolled, need) = (rolled(die, &added), l10n.at_most(value));
            let name = l10n.side(side);
            let text = if hit {
                say!(
                    l10n,
                    "acies-log-hit",
                    side = name,
                    unit = unit,
                    cell = cell,
                    rolled = rolled,
                    need = need
                )
            } else {
                say!(
                    l10n,
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
            let (name, unit) = (l10n.side(side), l10n.unit_at(kind, cell));
            let text = if lost {
                say!(l10n, "acies-log-rampage", side = name, unit = unit, die = die)
            } else {
                say!(l10n, "acies-log-no-rampage", side = name, unit = unit, die = die)
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Marked { side, kind, cell, markers } => {
            let (unit, hits) = (l10n.unit_at(kind, cell), l10n.scene.unit(kind).hits);
            let text = say!(l10n, "acies-log-marked", unit = unit, markers = markers, hits = hits);
            Sentence::new(text).of(side).at([cell])
        }
        Event::Recovered { side, kind, cell, markers } => {
            let unit = l10n.unit_at(kind, cell);
            let text = say!(l10n, "acies-log-recovered", unit = unit, markers = markers);
            Sentence::new(text).of(side).at([cell])
        }
        Event::Eliminated { side, kind, cell } => {
            let text = say!(l10n, "acies-log-eliminated", unit = l10n.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        _ => return None,
    })
}

/// Attacks.
fn fight(l10n: Localizer, event: &Event) -> Option<Sentence> {
    Some(match *event {
        Event::Attacked { side, kind, from, how, target, whom } => {
            let unit = l10n.unit_at(kind, from);
            // An attack on the main body is told without.
            let cell = target.zip(whom).map_or_else(
                || Noun::bare(l10n.language, "".into(), Gender::M),
                |(cell, whom)| l10n.unit_at(whom, cell),
            );
            let line = match how {
                AttackKind::Frontal => {
                    let text = say!(l10n, "acies-log-attacked", unit = unit, cell = cell);
                    Sentence::new(text)
                }
                AttackKind::Flank => {
                    let text = say!(l10n, "acies-log-attacked-flank", unit = unit, cell = cell);
                    Sentence::new(text)
                }
                AttackKind::MainBody => {
                    Sentence::new(say!(l10n, "acies-log-attacked-main-body", unit = unit))
                }
            };
            let cells: Vec<Cell> = [Some(from), target].into_iter().flatten().collect();
            line.of(side).at(&cells)
        }
        Event::FlankTried { side, kind, cell, die, value, success } => {
            let (unit, need) = (l10n.unit_at(kind, cell), l10n.at_most(value));
            let name = l10n.side(side);
            let text = if success {
                say!(
                    l10n,
                    "acies-log-flank-found",
                    side = name,
                    unit = unit,
                    die = die,
                    need = need
                )
            } else {
                say!(
                    l10n,
                    "acies-log-flank-failed",
                    side = name,
                    unit = unit,
                    die = die,
                    need = need
                )
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Flanking { side, kind, cell, .. } => {
            let text = say!(l10n, "acies-log-flanking", unit = l10n.unit_at(kind, cell));
            Sentence::new(text).of(side).at([cell])
        }
        Event::Stopped { cell, by } => {
            let (at, card) = (cell.to_string(), l10n.tactic(by));
            let text = say!(l10n, "acies-log-stopped", cell = at, card = card);
            Sentence::new(text).at([cell])
        }
        Event::Diverted { cell, target } => {
            let (at, to) = (cell.to_string(), target.to_string());
            let text = say!(l10n, "acies-log-diverted", cell = at, target = to);
            Sentence::new(text).at([cell, target])
        }
        Event::WithdrawalRolled { side, kind, cell, die, adds, value, success } => {
            let (unit, need) = (l10n.unit_at(kind, cell), l10n.at_most(value));
            let faster = (adds, say!(l10n, "acies-adds-faster"));
            let added: Vec<_> = Some(faster).filter(|_| adds != 0).into_iter().collect();
            let (name, rolled) = (l10n.side(side), rolled(die, &added));
            let text = if success {
                say!(
                    l10n,
                    "acies-log-escapes",
                    side = name,
                    unit = unit,
                    rolled = rolled,
                    need = need
                )
            } else {
                say!(
                    l10n,
                    "acies-log-caught",
                    side = name,
                    unit = unit,
                    rolled = rolled,
                    need = need
                )
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Withdrew { side, kind, cell, how, .. } => {
            let unit = l10n.unit_at(kind, cell);
            let text = match how {
                Withdrawal::Line => say!(l10n, "acies-log-withdrew-line", unit = unit),
                Withdrawal::Hand => say!(l10n, "acies-log-withdrew-hand", unit = unit),
                Withdrawal::Stay => say!(l10n, "acies-log-withdrew-stay", unit = unit),
            };
            Sentence::new(text).of(side).at([cell])
        }
        Event::Advanced { side, kind, from, to } => {
            let (unit, from_, to_) = (l10n.unit(kind), from.to_string(), to.to_string());
            let text = say!(l10n, "acies-log-advanced", unit = unit, from = from_, to = to_);
            Sentence::new(text).of(side).at([from, to])
        }
        _ => return None,
    })
}

/// ACIES 17.2: both dice of a combat, whose they are, and everything that is added to them.
fn combat(l10n: Localizer, event: &Event) -> Option<Sentence> {
    let Event::Fought { side, attacker, defender, kinds, dice, parts, totals, winner, result } =
        event
    else {
        return None;
    };
    let sum = |die: u8, parts: &[Added], enemy: Kind| {
        let part =
            |added: &Added| (added.adds, what(l10n, added.part, l10n.scene.kind_type(enemy)));
        rolled(die, &parts.iter().map(part).collect::<Vec<_>>())
    };
    let text = say!(
        l10n,
        "acies-log-fought",
        attacker = l10n.unit_at(kinds.0, *attacker),
        defender = l10n.unit_at(kinds.1, *defender),
        side = l10n.side(*side),
        attack = sum(dice.0, &parts.0, kinds.1),
        enemy = l10n.side(side.enemy()),
        defence = sum(dice.1, &parts.1, kinds.0),
        verdict = verdict(l10n, totals.0 > totals.1, *result),
    );
    let line = Sentence::new(text).at([*attacker, *defender]);
    Some(Sentence { side: *winner, ..line })
}

/// What is added to a die, in a few words.
fn what(l10n: Localizer, part: Part, enemy: UnitType) -> String {
    match part {
        Part::Melee => say!(l10n, "acies-adds-melee"),
        Part::Versus => say!(l10n, "acies-adds-versus", code = l10n.code(enemy)),
        Part::Flank => say!(l10n, "acies-adds-flank"),
        Part::Encircling => say!(l10n, "acies-adds-encircling"),
        Part::Cards { tactic, count } => l10n.cards(tactic, count),
    }
}

/// What came of both totals.
fn verdict(l10n: Localizer, attacker: bool, result: Verdict) -> String {
    match (result, attacker) {
        (Verdict::Tie, _) => say!(l10n, "acies-verdict-tie"),
        (Verdict::Marker, true) => say!(l10n, "acies-verdict-attacker"),
        (Verdict::Marker, false) => say!(l10n, "acies-verdict-defender"),
        (Verdict::Spared, true) => say!(l10n, "acies-verdict-attacker-spares"),
        (Verdict::Spared, false) => say!(l10n, "acies-verdict-defender-spares"),
        (Verdict::Eliminated, true) => say!(l10n, "acies-verdict-attacker-routs"),
        (Verdict::Eliminated, false) => say!(l10n, "acies-verdict-defender-routs"),
    }
}

/// The end in a sentence.
pub fn over(l10n: Localizer, winner: Option<Side>, by: Cause) -> String {
    let Some(winner) = winner else {
        return match by {
            Cause::NoCards => say!(l10n, "acies-over-both"),
            _ => say!(l10n, "acies-over-draw"),
        };
    };
    let (side, loser) = (l10n.side(winner), l10n.side(winner.enemy()));
    match by {
        Cause::NoCards => say!(l10n, "acies-over-no-cards", side = side, loser = loser),
        Cause::Rout => say!(l10n, "acies-over-rout", side = side, loser = loser),
        Cause::TurnCap => say!(l10n, "acies-over-turn-cap", side = side, loser = loser),
        Cause::Conceded => say!(l10n, "acies-over-conceded", side = side, loser = loser),
    }
}

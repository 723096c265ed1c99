//! Choices in words.

use super::super::action::{Action, Path};
use super::super::state::{Face, State};
use super::super::system::Bmw;
use super::super::{rules, special};
use super::Localizer;
use super::about::About;
use super::aim::{Aim, aim, button};
use super::chances;
use super::notes::note;
use super::table::{odds_of, planned};
use crate::board::Hex;
use crate::kernel::{GameOf, Rule, UnitId};
use crate::say;
use crate::scenario::bmw::PhaseName;
use crate::view::{Choice, ChoiceKind, Forecast, Target};

pub fn choice(l10n: Localizer, game: &GameOf<Bmw>, id: usize, action: &Action) -> Choice {
    let about = about(l10n, &game.state, action);
    let note = note(l10n, game, action);
    let aim = aim(&game.state, action);
    let forecast = match action {
        Action::Commit => planned(l10n, game).map(Forecast::Odds),
        Action::Attack { attackers, defenders } => {
            odds_of(l10n, &game.state, attackers, defenders).map(Forecast::Odds)
        }
        _ => None,
    };
    Choice {
        id,
        subject: about.subject.map(|u| l10n.id(u)),
        command: None,
        card: None,
        hex: aim.hex(&game.state),
        target: target(l10n, &aim),
        path: about.path.to_vec(),
        from: Vec::new(),
        left: about.left,
        facing: None,
        chit: None,
        label: about.label,
        note,
        loses: false,
        also: Vec::new(),
        can_wait: false,
        rule: about.rule.into(),
        kind: about.kind,
        forecast,
    }
}

fn target(l10n: Localizer, aim: &Aim) -> Target {
    match aim {
        Aim::Unit(unit) => Target::Unit(l10n.id(*unit)),
        Aim::Hex(hex) => Target::Hex(l10n.label(*hex)),
        Aim::Button { word, of, by } => Target::Button(button(l10n.scene, word, *of, *by)),
    }
}

#[allow(clippy::too_many_lines)] // one line or two for each action
fn about(l10n: Localizer, s: &State, action: &Action) -> About {
    let scene = l10n.scene;
    let who = |u: UnitId| l10n.name(u);
    let hex_label = |hex: Hex| l10n.label(hex);
    let (on_unit, plain) = (About::on_unit, About::plain);
    let along = |unit: UnitId, path: &Path, label: String, rule, kind| About {
        path: path.clone(),
        ..on_unit(unit, label, rule, kind)
    };
    let end = |path: &Path| hex_label(path[path.len() - 1]);
    match action {
        Action::Place { unit, hex } => {
            let label = say!(l10n, "bmw-do-place", unit = who(*unit), hex = hex_label(*hex));
            on_unit(*unit, label, rules::GAME_SEQUENCE, ChoiceKind::Place)
        }
        Action::TakeUp { unit } => {
            let label = say!(l10n, "bmw-do-take-up", unit = who(*unit));
            on_unit(*unit, label, rules::GAME_SEQUENCE, ChoiceKind::Cancel)
        }
        Action::SetUpHistorically => {
            let label = say!(l10n, "bmw-do-set-up-historically");
            plain(label, rules::GAME_SEQUENCE, ChoiceKind::Decide)
        }
        Action::SetUpDone => {
            let label = say!(l10n, "bmw-do-set-up-done");
            plain(label, rules::GAME_SEQUENCE, ChoiceKind::Commit)
        }
        Action::Select { unit } => {
            let label = say!(l10n, "bmw-do-select", unit = who(*unit));
            on_unit(*unit, label, moving(s), ChoiceKind::Select)
        }
        Action::PutBack => plain(say!(l10n, "bmw-do-put-back"), moving(s), ChoiceKind::Cancel),
        Action::Move { unit, path, charge } => {
            let (label, rule, kind) = if *charge {
                let label = say!(l10n, "bmw-do-charge", unit = who(*unit), hex = end(path));
                (label, rules::CHARGES, ChoiceKind::Charge)
            } else {
                let label = say!(l10n, "bmw-do-move", unit = who(*unit), hex = end(path));
                (label, rules::MOVEMENT, ChoiceKind::Move)
            };
            About { left: left(l10n, s, *unit, path), ..along(*unit, path, label, rule, kind) }
        }
        Action::Flip { unit } => {
            let label = match s.piece(*unit).face {
                Face::Front => say!(l10n, "bmw-do-flip-to-fast", unit = who(*unit)),
                Face::Back => say!(l10n, "bmw-do-flip-to-strong", unit = who(*unit)),
            };
            on_unit(*unit, label, rules::CHARGES, ChoiceKind::Flip)
        }
        Action::EndMovement => {
            plain(say!(l10n, "bmw-do-end-movement"), rules::MOVEMENT, ChoiceKind::End)
        }
        Action::Fire { firer, target } => {
            let rule = if scene.counter(*firer).side == s.active {
                rules::OFFENSIVE_ARCHERY
            } else {
                rules::DEFENSIVE_ARCHERY
            };
            let hits = chances::hits(l10n, s, *firer);
            let (unit, target) = (who(*firer), who(*target));
            let label = say!(l10n, "bmw-do-fire", unit = unit, target = target, hits = hits);
            on_unit(*firer, label, rule, ChoiceKind::Fire)
        }
        Action::EndFire => {
            let label = match s.phase {
                PhaseName::Archery => say!(l10n, "bmw-do-resolve-fire"),
                _ => say!(l10n, "bmw-do-end-fire"),
            };
            plain(label, rules::ARCHERY, ChoiceKind::End)
        }
        Action::Engage { unit } => {
            let label = if scene.counter(*unit).side == s.active {
                say!(l10n, "bmw-do-engage-attacker", unit = who(*unit))
            } else {
                say!(l10n, "bmw-do-engage-defender", unit = who(*unit))
            };
            on_unit(*unit, label, rules::MULTI_UNIT_COMBAT, ChoiceKind::Engage)
        }
        Action::Release { unit } => {
            let label = say!(l10n, "bmw-do-release", unit = who(*unit));
            on_unit(*unit, label, rules::MULTI_UNIT_COMBAT, ChoiceKind::Release)
        }
        Action::Commit => {
            plain(say!(l10n, "bmw-do-attack"), rules::COMBAT_PROCEDURE, ChoiceKind::Commit)
        }
        Action::CallOff => {
            plain(say!(l10n, "bmw-do-call-off"), rules::COMBAT_PHASE, ChoiceKind::Cancel)
        }
        Action::Attack { attackers, defenders } => {
            let (ours, theirs) = (l10n.names(attackers), l10n.names(defenders));
            let text = say!(l10n, "bmw-do-attack-whom", attackers = ours, defenders = theirs);
            plain(text, rules::COMBAT_PROCEDURE, ChoiceKind::Commit)
        }
        Action::EndCombat => {
            plain(say!(l10n, "bmw-do-end-combat"), rules::COMBAT_PHASE, ChoiceKind::End)
        }
        Action::RetreatBeforeCombat { unit, path } => {
            let label = say!(l10n, "bmw-do-leave", unit = who(*unit), hex = end(path));
            along(*unit, path, label, rules::RETREAT_BEFORE_COMBAT, ChoiceKind::Retreat)
        }
        Action::Stand { unit } => {
            let label = say!(l10n, "bmw-do-stand", unit = who(*unit));
            on_unit(*unit, label, rules::RETREAT_BEFORE_COMBAT, ChoiceKind::Pass)
        }
        Action::Lose { unit } => {
            let label = say!(l10n, "bmw-do-lose", unit = who(*unit));
            on_unit(*unit, label, rules::COMBAT_RESULTS, ChoiceKind::Loss)
        }
        Action::Retreat { unit, path } => {
            let label = if s.unit_at(path[path.len() - 1]).is_some() {
                say!(l10n, "bmw-do-retreat-lost", unit = who(*unit), hex = end(path))
            } else {
                say!(l10n, "bmw-do-retreat", unit = who(*unit), hex = end(path))
            };
            along(*unit, path, label, rules::RETREATS, ChoiceKind::Retreat)
        }
        Action::Advance { unit, path } => {
            let label = say!(l10n, "bmw-do-advance", unit = who(*unit), hex = end(path));
            along(*unit, path, label, rules::ADVANCES, ChoiceKind::Advance)
        }
        Action::Hold => plain(say!(l10n, "bmw-do-hold"), rules::ADVANCES, ChoiceKind::Pass),
        Action::LeaderRetreat { leader, path } => {
            let label = say!(l10n, "bmw-do-escape", unit = who(*leader), hex = end(path));
            along(*leader, path, label, rules::LONE_LEADERS, ChoiceKind::Retreat)
        }
        Action::LeaderGoes { leader } => {
            let label = say!(l10n, "bmw-do-leader-goes", unit = who(*leader));
            on_unit(*leader, label, rules::LEADER_STACKING, ChoiceKind::Decide)
        }
        Action::LeaderStays { leader } => {
            let label = say!(l10n, "bmw-do-leader-stays", unit = who(*leader));
            on_unit(*leader, label, rules::LEADER_STACKING, ChoiceKind::Pass)
        }
        Action::ReorgRoll { unit } => {
            let needs = chances::reorganizes(l10n, s, *unit);
            let label = match chances::why_needed(l10n, s, *unit) {
                Some(why) => {
                    let unit = who(*unit);
                    say!(l10n, "bmw-do-reorganize-modified", unit = unit, needs = needs, why = why)
                }
                None => say!(l10n, "bmw-do-reorganize", unit = who(*unit), needs = needs),
            };
            on_unit(*unit, label, rules::REORGANIZATION, ChoiceKind::Roll)
        }
        Action::SkipReorg { unit } => {
            let label = say!(l10n, "bmw-do-skip-reorganization", unit = who(*unit));
            on_unit(*unit, label, rules::REORGANIZATION, ChoiceKind::Pass)
        }
        Action::Rally => {
            let label = say!(l10n, "bmw-do-rally", needs = chances::rallies(l10n, s));
            plain(label, rules::RALLY, ChoiceKind::Roll)
        }
        Action::NoRally => plain(say!(l10n, "bmw-do-no-rally"), rules::RALLY, ChoiceKind::Pass),
        Action::PlaceRally { unit, hex } => {
            let hex_name = hex_label(*hex);
            let label = say!(l10n, "bmw-do-place-rallied", unit = who(*unit), hex = hex_name);
            on_unit(*unit, label, rules::RALLY, ChoiceKind::Place)
        }
        _ => {
            let about = special::ALL.iter().find_map(|rule| rule.choice(l10n, s, action));
            about.expect("every answer of a special rule has words")
        }
    }
}

/// The rule by which counters are picked up: set-up or movement.
fn moving(s: &State) -> Rule {
    if s.turn == 0 { rules::GAME_SEQUENCE } else { rules::MOVEMENT }
}

/// Movement points left after a way.
fn left(l10n: Localizer, s: &State, unit: UnitId, path: &Path) -> Option<u8> {
    let scene = l10n.scene;
    let values = s.values(scene, unit);
    let mut at = s.hex(unit)?;
    let mut left = values.ma;
    for &to in path {
        let d = scene.map.grid.direction(at, to)?;
        left = left.checked_sub(scene.step_cost(values, at, d)?)?;
        at = to;
    }
    Some(left)
}

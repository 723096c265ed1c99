//! Choices in words.

use super::super::action::{Action, Path};
use super::super::state::{Face, State};
use super::super::system::Bmw;
use super::super::{rules, special};
use super::Voice;
use super::about::About;
use super::aim::{Aim, aim, button};
use super::table::planned;
use crate::board::Hex;
use crate::kernel::{GameOf, Rule, UnitId};
use crate::say;
use crate::scenario::bmw::PhaseName;
use crate::view::{Choice, Forecast, Look, Target};

pub fn choice(voice: Voice, game: &GameOf<Bmw>, id: usize, action: &Action) -> Choice {
    let about = about(voice, &game.state, action);
    let aim = aim(&game.state, action);
    let forecast = match action {
        Action::Commit => planned(voice, game).map(Forecast::Odds),
        _ => None,
    };
    Choice {
        id,
        subject: about.subject.map(|u| voice.id(u)),
        card: None,
        hex: aim.hex(&game.state),
        target: target(voice, &aim),
        path: about.path.to_vec(),
        left: about.left,
        facing: None,
        chit: None,
        label: about.label,
        rule: about.rule.into(),
        look: about.look,
        forecast,
    }
}

fn target(voice: Voice, aim: &Aim) -> Target {
    match aim {
        Aim::Unit(unit) => Target::Unit(voice.id(*unit)),
        Aim::Hex(hex) => Target::Hex(voice.label(*hex)),
        Aim::Button { word, of, by } => Target::Button(button(voice.scene, word, *of, *by)),
    }
}

#[allow(clippy::too_many_lines)] // one line or two for each action
fn about(voice: Voice, s: &State, action: &Action) -> About {
    let scene = voice.scene;
    let who = |u: UnitId| voice.name(u);
    let hex_label = |hex: Hex| voice.label(hex);
    let (on_unit, plain) = (About::on_unit, About::plain);
    let along = |unit: UnitId, path: &Path, label: String, rule, look| About {
        path: path.clone(),
        ..on_unit(unit, label, rule, look)
    };
    let end = |path: &Path| hex_label(path[path.len() - 1]);
    match action {
        Action::Place { unit, hex } => {
            let label = say!(voice, "bmw-do-place", unit = who(*unit), hex = hex_label(*hex));
            on_unit(*unit, label, rules::GAME_SEQUENCE, Look::Place)
        }
        Action::TakeUp { unit } => {
            let label = say!(voice, "bmw-do-take-up", unit = who(*unit));
            on_unit(*unit, label, rules::GAME_SEQUENCE, Look::Cancel)
        }
        Action::SetUpHistorically => {
            let label = say!(voice, "bmw-do-set-up-historically");
            plain(label, rules::GAME_SEQUENCE, Look::Decide)
        }
        Action::SetUpDone => {
            let label = say!(voice, "bmw-do-set-up-done");
            plain(label, rules::GAME_SEQUENCE, Look::Commit)
        }
        Action::Select { unit } => {
            let label = say!(voice, "bmw-do-select", unit = who(*unit));
            on_unit(*unit, label, moving(s), Look::Select)
        }
        Action::PutBack => plain(say!(voice, "bmw-do-put-back"), moving(s), Look::Cancel),
        Action::Move { unit, path, charge } => {
            let (label, rule, look) = if *charge {
                let label = say!(voice, "bmw-do-charge", unit = who(*unit), hex = end(path));
                (label, rules::CHARGES, Look::Charge)
            } else {
                let label = say!(voice, "bmw-do-move", unit = who(*unit), hex = end(path));
                (label, rules::MOVEMENT, Look::Move)
            };
            About { left: left(voice, s, *unit, path), ..along(*unit, path, label, rule, look) }
        }
        Action::Flip { unit } => {
            let label = match s.piece(*unit).face {
                Face::Front => say!(voice, "bmw-do-flip-to-fast", unit = who(*unit)),
                Face::Back => say!(voice, "bmw-do-flip-to-strong", unit = who(*unit)),
            };
            on_unit(*unit, label, rules::CHARGES, Look::Flip)
        }
        Action::EndMovement => {
            plain(say!(voice, "bmw-do-end-movement"), rules::MOVEMENT, Look::Pass)
        }
        Action::Fire { firer, target } => {
            let rule = if scene.counter(*firer).side == s.active {
                rules::OFFENSIVE_ARCHERY
            } else {
                rules::DEFENSIVE_ARCHERY
            };
            let values = scene.counter(*firer).face(s.piece(*firer).face_before);
            let label = say!(
                voice,
                "bmw-do-fire",
                unit = who(*firer),
                target = who(*target),
                factor = values.archery.map_or(0, |(factor, _)| factor),
            );
            on_unit(*firer, label, rule, Look::Fire)
        }
        Action::EndFire => {
            let label = match s.phase {
                PhaseName::Archery => say!(voice, "bmw-do-resolve-fire"),
                _ => say!(voice, "bmw-do-end-fire"),
            };
            plain(label, rules::ARCHERY, Look::Pass)
        }
        Action::Engage { unit } => {
            let label = if scene.counter(*unit).side == s.active {
                say!(voice, "bmw-do-engage-attacker", unit = who(*unit))
            } else {
                say!(voice, "bmw-do-engage-defender", unit = who(*unit))
            };
            on_unit(*unit, label, rules::MULTI_UNIT_COMBAT, Look::Engage)
        }
        Action::Release { unit } => {
            let label = say!(voice, "bmw-do-release", unit = who(*unit));
            on_unit(*unit, label, rules::MULTI_UNIT_COMBAT, Look::Release)
        }
        Action::Commit => {
            plain(say!(voice, "bmw-do-attack"), rules::COMBAT_PROCEDURE, Look::Commit)
        }
        Action::CallOff => plain(say!(voice, "bmw-do-call-off"), rules::COMBAT_PHASE, Look::Cancel),
        Action::Attack { attackers, defenders } => {
            let (ours, theirs) = (voice.names(attackers), voice.names(defenders));
            let text = say!(voice, "bmw-do-attack-whom", attackers = ours, defenders = theirs);
            plain(text, rules::COMBAT_PROCEDURE, Look::Commit)
        }
        Action::EndCombat => {
            plain(say!(voice, "bmw-do-end-combat"), rules::COMBAT_PHASE, Look::Pass)
        }
        Action::RetreatBeforeCombat { unit, path } => {
            let label = say!(voice, "bmw-do-leave", unit = who(*unit), hex = end(path));
            along(*unit, path, label, rules::RETREAT_BEFORE_COMBAT, Look::Retreat)
        }
        Action::Stand { unit } => {
            let label = say!(voice, "bmw-do-stand", unit = who(*unit));
            on_unit(*unit, label, rules::RETREAT_BEFORE_COMBAT, Look::Pass)
        }
        Action::Lose { unit } => {
            let label = say!(voice, "bmw-do-lose", unit = who(*unit));
            on_unit(*unit, label, rules::COMBAT_RESULTS, Look::Loss)
        }
        Action::Retreat { unit, path } => {
            let label = if s.unit_at(path[path.len() - 1]).is_some() {
                say!(voice, "bmw-do-retreat-lost", unit = who(*unit), hex = end(path))
            } else {
                say!(voice, "bmw-do-retreat", unit = who(*unit), hex = end(path))
            };
            along(*unit, path, label, rules::RETREATS, Look::Retreat)
        }
        Action::Advance { unit, path } => {
            let label = say!(voice, "bmw-do-advance", unit = who(*unit), hex = end(path));
            along(*unit, path, label, rules::ADVANCES, Look::Advance)
        }
        Action::Hold => plain(say!(voice, "bmw-do-hold"), rules::ADVANCES, Look::Pass),
        Action::LeaderRetreat { leader, path } => {
            let label = say!(voice, "bmw-do-escape", unit = who(*leader), hex = end(path));
            along(*leader, path, label, rules::LONE_LEADERS, Look::Retreat)
        }
        Action::LeaderGoes { leader } => {
            let label = say!(voice, "bmw-do-leader-goes", unit = who(*leader));
            on_unit(*leader, label, rules::LEADER_STACKING, Look::Decide)
        }
        Action::LeaderStays { leader } => {
            let label = say!(voice, "bmw-do-leader-stays", unit = who(*leader));
            on_unit(*leader, label, rules::LEADER_STACKING, Look::Pass)
        }
        Action::ReorgRoll { unit } => {
            let label = say!(voice, "bmw-do-reorganize", unit = who(*unit));
            on_unit(*unit, label, rules::REORGANIZATION, Look::Roll)
        }
        Action::SkipReorg { unit } => {
            let label = say!(voice, "bmw-do-skip-reorganization", unit = who(*unit));
            on_unit(*unit, label, rules::REORGANIZATION, Look::Pass)
        }
        Action::Rally => plain(say!(voice, "bmw-do-rally"), rules::RALLY, Look::Roll),
        Action::NoRally => plain(say!(voice, "bmw-do-no-rally"), rules::RALLY, Look::Pass),
        Action::PlaceRally { unit, hex } => {
            let hex_name = hex_label(*hex);
            let label = say!(voice, "bmw-do-place-rallied", unit = who(*unit), hex = hex_name);
            on_unit(*unit, label, rules::RALLY, Look::Place)
        }
        _ => {
            let about = special::ALL.iter().find_map(|rule| rule.choice(voice, action));
            about.expect("every answer of a special rule has words")
        }
    }
}

/// The rule by which counters are picked up: set-up or movement.
fn moving(s: &State) -> Rule {
    if s.turn == 0 { rules::GAME_SEQUENCE } else { rules::MOVEMENT }
}

/// Movement points left after a way.
fn left(voice: Voice, s: &State, unit: UnitId, path: &Path) -> Option<u8> {
    let scene = voice.scene;
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

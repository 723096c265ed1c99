//! Questions and choices in words.

use super::super::Bmw;
use super::super::action::{Action, Path};
use super::super::combat::owing;
use super::super::frame::Doing;
use super::super::movement::wished_way;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Face, State};
use super::super::victory;
use super::entry::over;
use super::table::planned;
use super::wire::write_action;
use super::{label, name, names};
use crate::board::Hex;
use crate::kernel::{Awaits, GameOf, Rule, Side, UnitId, awaits};
use crate::scenario::bmw::PhaseName;
use crate::view::{Choice, Ending, Look, Prompt, Target};

pub fn prompt(scene: &Scene, game: &GameOf<Bmw>) -> Prompt {
    let s = &game.state;
    match awaits::<Bmw>(scene, game) {
        Awaits::Over(outcome) => {
            let (a, b) = (victory::points(scene, s, Side::A), victory::points(scene, s, Side::B));
            let summary = format!(
                "{} {} {a}, {} {b} victory points.",
                over(scene, outcome.winner, outcome.level),
                scene.armies[Side::A].name,
                scene.armies[Side::B].name,
            );
            Prompt {
                over: Some(Ending {
                    winner: outcome.winner.map(|side| scene.armies[side].id.clone()),
                    level: outcome.level.to_owned(),
                    rule: outcome.rule.section.to_owned(),
                    summary: summary.clone(),
                }),
                side: None,
                side_id: String::new(),
                side_name: String::new(),
                rule: Some(outcome.rule.into()),
                question: summary,
                hint: String::new(),
                selected: None,
            }
        }
        Awaits::Decision { side, rule } => {
            let (question, hint) = question(scene, game, rule);
            let selected = selected(game).map(|u| scene.counter(u).id.clone());
            Prompt {
                over: None,
                side: Some(side),
                side_id: scene.armies[side].id.clone(),
                side_name: scene.armies[side].name.clone(),
                rule: Some(rule.into()),
                question,
                hint,
                selected,
            }
        }
    }
}

fn selected(game: &GameOf<Bmw>) -> Option<UnitId> {
    match game.top() {
        Some(Doing::Movement(movement)) => movement.selected,
        Some(Doing::SetUp(setup)) => setup.selected,
        _ => None,
    }
}

fn question(scene: &Scene, game: &GameOf<Bmw>, rule: Rule) -> (String, String) {
    let s = &game.state;
    let picked = selected(game).map(|u| name(scene, u));
    let (question, hint) = match game.top() {
        Some(Doing::SetUp(_)) => match picked {
            Some(who) => (format!("Where does {who} stand?"), "Click a marked hex.".to_owned()),
            None => (
                "Set up your army.".to_owned(),
                "Click a counter in the list or on the map, or take the historical set-up."
                    .to_owned(),
            ),
        },
        Some(Doing::Movement(_)) => match picked {
            Some(who) => (
                format!("Where does {who} move?"),
                "Click a marked hex; the number is what is left of its movement points.".to_owned(),
            ),
            None => (
                "Move your counters, one after the other.".to_owned(),
                "Click a counter; end the phase when you are done.".to_owned(),
            ),
        },
        Some(Doing::WithdrawalQuestion(_)) => (
            "Does your army withdraw?".to_owned(),
            "The army leaves, reorganizes, and comes back for a second stage.".to_owned(),
        ),
        Some(Doing::SortieQuestion(_)) => (
            "Does the garrison sally?".to_owned(),
            "Once in the game; the units appear on the walls.".to_owned(),
        ),
        Some(Doing::Walk(_)) => {
            ("Does the leader go along?".to_owned(), "Decide for each leader.".to_owned())
        }
        Some(Doing::Escape(_)) => {
            ("Where does the lone leader escape to?".to_owned(), "Click a marked hex.".to_owned())
        }
        Some(Doing::OffensiveFire(fire)) => (
            format!("Declare your shots ({} declared).", fire.declared.len()),
            "Click an archer, then a target; then let them fly.".to_owned(),
        ),
        Some(Doing::DefensiveFire(_)) => (
            "Shoot back at adjacent enemies?".to_owned(),
            "One unit after the other; then end the fire.".to_owned(),
        ),
        Some(Doing::Combat(combat)) => {
            let duties = owing(scene, s).count();
            if combat.attackers.is_empty() && combat.defenders.is_empty() {
                let owed = match duties {
                    0 => "Nobody has to fight any more.".to_owned(),
                    1 => "One unit has still to fight.".to_owned(),
                    n => format!("{n} units have still to fight."),
                };
                (format!("Attack whom? {owed}"), "Click an enemy unit, or one of yours.".to_owned())
            } else {
                (
                    "Who takes part in this combat?".to_owned(),
                    "Click units to add or release them; then attack.".to_owned(),
                )
            }
        }
        Some(Doing::Melee(_)) => melee_question(rule),
        Some(Doing::Reorganization(_)) => (
            "Try to turn this cavalry to its strong side?".to_owned(),
            "5 or more succeeds; it may also stay as it is.".to_owned(),
        ),
        Some(Doing::Rally(_)) => {
            if rule_asks_hex(game) {
                ("Which unit returns, and where?".to_owned(), "Choose unit and hex.".to_owned())
            } else {
                (
                    "Try to rally an eliminated unit?".to_owned(),
                    "One try in each of your turns.".to_owned(),
                )
            }
        }
        Some(Doing::SpecialRally(_)) => (
            "Special rally: for which unit do you throw?".to_owned(),
            "One die for each eliminated unit; each leader may help once.".to_owned(),
        ),
        Some(Doing::SpecialRallyPlace(_)) => {
            ("Where does the rallied unit return?".to_owned(), "Click a marked hex.".to_owned())
        }
        _ => (rule.title.to_owned(), String::new()),
    };
    (question, hint)
}

fn rule_asks_hex(game: &GameOf<Bmw>) -> bool {
    matches!(game.top(), Some(Doing::Rally(super::super::rally::Rally::Won)))
}

fn melee_question(rule: Rule) -> (String, String) {
    let (question, hint) = match rule.section {
        "8.3" => (
            "Do your light troops stand, or leave before combat?",
            "Choose for each unit: stand, or a marked hex.",
        ),
        "15.1" => {
            ("The feigned retreat: which way, and who follows?", "Click a marked hex or unit.")
        }
        "9.4" => (
            "Do your horse archers fight, or leave?",
            "Choose for each unit: stand, or a marked hex.",
        ),
        "7.6" => ("Which unit do you lose?", "Click one of your units in this combat."),
        "7.8" => {
            ("Where do your units retreat?", "Click a unit's marked hex; one after the other.")
        }
        "9.6" => ("The charge has won the hex.", "Click who advances, and where."),
        _ => ("Who advances?", "Click a marked hex, or hold."),
    };
    (question.to_owned(), hint.to_owned())
}

/// What a choice is about, besides its action.
struct About {
    subject: Option<UnitId>,
    target: Target,
    hex: Option<Hex>,
    path: Path,
    left: Option<u8>,
    label: String,
    rule: Rule,
    look: Look,
}

pub fn choice(scene: &Scene, game: &GameOf<Bmw>, id: usize, action: &Action) -> Choice {
    let s = &game.state;
    let about = about(scene, s, action);
    let forecast = match action {
        Action::Commit => planned(scene, game),
        _ => None,
    };
    Choice {
        id,
        action: write_action(scene, action),
        subject: about.subject.map(|u| scene.counter(u).id.clone()),
        target: about.target,
        hex: about.hex,
        path: about.path.to_vec(),
        left: about.left,
        label: about.label,
        rule: about.rule.into(),
        look: about.look,
        forecast,
    }
}

#[allow(clippy::too_many_lines)] // one line or two for each action
fn about(scene: &Scene, s: &State, action: &Action) -> About {
    let unit_target = |u: UnitId| Target::Unit(scene.counter(u).id.clone());
    let button = |id: &str, label: &str, rule, look| About {
        subject: None,
        target: Target::Button(id.to_owned()),
        hex: None,
        path: Path::new(),
        left: None,
        label: label.to_owned(),
        rule,
        look,
    };
    let on_unit = |unit: UnitId, label: String, rule, look| About {
        subject: Some(unit),
        target: unit_target(unit),
        hex: s.hex(unit),
        path: Path::new(),
        left: None,
        label,
        rule,
        look,
    };
    let to_hex = |unit: UnitId, hex: Hex, verb: &str, rule, look| About {
        subject: Some(unit),
        target: Target::Hex(label(scene, hex)),
        hex: Some(hex),
        path: Path::new(),
        left: None,
        label: format!("{}: {verb} {}", name(scene, unit), label(scene, hex)),
        rule,
        look,
    };
    let along = |unit: UnitId, path: &Path, verb: &str, rule, look| About {
        path: path.clone(),
        ..to_hex(unit, path[path.len() - 1], verb, rule, look)
    };
    let who = |u: UnitId| name(scene, u);
    match action {
        Action::Place { unit, hex } => to_hex(*unit, *hex, "to", rules::GAME_SEQUENCE, Look::Place),
        Action::TakeUp { unit } => {
            let text = format!("Take {} off the map", who(*unit));
            About {
                target: Target::Button("take-up".to_owned()),
                ..on_unit(*unit, text, rules::GAME_SEQUENCE, Look::Cancel)
            }
        }
        Action::SetUpHistorically => {
            button("set-up-historically", "Historical set-up", rules::GAME_SEQUENCE, Look::Decide)
        }
        Action::SetUpDone => {
            button("set-up-done", "Set-up done", rules::GAME_SEQUENCE, Look::Commit)
        }
        Action::Select { unit } => {
            on_unit(*unit, format!("Pick up {}", who(*unit)), moving(s), Look::Select)
        }
        Action::PutBack => button("put-back", "Put it back", moving(s), Look::Cancel),
        Action::Move { unit, path, charge } => {
            let (verb, rule, look) = if *charge {
                ("charge to", rules::CHARGES, Look::Charge)
            } else {
                ("to", rules::MOVEMENT, Look::Move)
            };
            About { left: left(scene, s, *unit, path), ..along(*unit, path, verb, rule, look) }
        }
        Action::Flip { unit } => {
            let side = match s.piece(*unit).face {
                Face::Front => "fast side",
                Face::Back => "strong side",
            };
            let text = format!("Turn {} to its {side}", who(*unit));
            on_unit(*unit, text, rules::CHARGES, Look::Flip)
        }
        Action::PlaceGarrison { unit, hex } => {
            to_hex(*unit, *hex, "appears in", rules::FORTRESS, Look::Place)
        }
        Action::EndMovement => button("end-movement", "End movement", rules::MOVEMENT, Look::Pass),
        Action::Withdraw => {
            button("withdraw", "Withdraw", rules::STRATEGIC_WITHDRAWAL, Look::Decide)
        }
        Action::NoWithdraw => {
            button("no-withdraw", "Fight on", rules::STRATEGIC_WITHDRAWAL, Look::Pass)
        }
        Action::Sortie => button("sortie", "Sally", rules::FORTRESS, Look::Decide),
        Action::NoSortie => button("no-sortie", "Not now", rules::FORTRESS, Look::Pass),
        Action::Fire { firer, target } => {
            let rule = if scene.counter(*firer).side == s.active {
                rules::OFFENSIVE_ARCHERY
            } else {
                rules::DEFENSIVE_ARCHERY
            };
            let values = scene.counter(*firer).face(s.piece(*firer).face_before);
            let factor = values.archery.map_or(0, |(factor, _)| factor);
            let text = format!("{} at {} (hits on 1-{factor})", who(*firer), who(*target));
            About { subject: Some(*firer), ..on_unit(*target, text, rule, Look::Fire) }
        }
        Action::EndFire => {
            let (text, rule) = match s.phase {
                PhaseName::Archery => ("Resolve and end fire", rules::ARCHERY),
                _ => ("End fire", rules::ARCHERY),
            };
            button("end-fire", text, rule, Look::Pass)
        }
        Action::Engage { unit } => {
            let attacks = scene.counter(*unit).side == s.active;
            let verb = if attacks { "attacks" } else { "is attacked" };
            on_unit(*unit, format!("{} {verb}", who(*unit)), rules::MULTI_UNIT_COMBAT, Look::Engage)
        }
        Action::Release { unit } => {
            let text = format!("Release {}", who(*unit));
            on_unit(*unit, text, rules::MULTI_UNIT_COMBAT, Look::Release)
        }
        Action::Commit => button("commit", "Attack", rules::COMBAT_PROCEDURE, Look::Commit),
        Action::CallOff => button("call-off", "Drop the plan", rules::COMBAT_PHASE, Look::Cancel),
        Action::Attack { attackers, defenders } => {
            let text = format!("{} against {}", names(scene, attackers), names(scene, defenders));
            button("attack", &text, rules::COMBAT_PROCEDURE, Look::Commit)
        }
        Action::EndCombat => button("end-combat", "End combat", rules::COMBAT_PHASE, Look::Pass),
        Action::RetreatBeforeCombat { unit, path } => {
            along(*unit, path, "leaves to", rules::RETREAT_BEFORE_COMBAT, Look::Retreat)
        }
        Action::KarrWaFarr { unit } => About {
            target: Target::Button(format!("karr-wa-farr {}", scene.counter(*unit).id)),
            ..on_unit(
                *unit,
                format!("{}: feign a retreat", who(*unit)),
                rules::KARR_WA_FARR,
                Look::Decide,
            )
        },
        Action::Stand { unit } => {
            let text = format!("{} stands", who(*unit));
            on_unit(*unit, text, rules::RETREAT_BEFORE_COMBAT, Look::Pass)
        }
        Action::Follow { unit } => {
            on_unit(*unit, format!("{} follows", who(*unit)), rules::KARR_WA_FARR, Look::Advance)
        }
        Action::Lose { unit } => {
            on_unit(*unit, format!("Lose {}", who(*unit)), rules::COMBAT_RESULTS, Look::Loss)
        }
        Action::Retreat { unit, path } => {
            let dies = s.unit_at(path[path.len() - 1]).is_some();
            let verb = if dies { "is lost among friends at" } else { "retreats to" };
            along(*unit, path, verb, rules::RETREATS, Look::Retreat)
        }
        Action::Advance { unit, path } => {
            along(*unit, path, "advances to", rules::ADVANCES, Look::Advance)
        }
        Action::Hold => button("hold", "Hold", rules::ADVANCES, Look::Pass),
        Action::LeaderRetreat { leader, path } => {
            along(*leader, path, "escapes to", rules::LONE_LEADERS, Look::Retreat)
        }
        Action::LeaderGoes { leader } => on_unit(
            *leader,
            format!("{} goes along", who(*leader)),
            rules::LEADER_STACKING,
            Look::Decide,
        ),
        Action::LeaderStays { leader } => About {
            target: Target::Button(format!("stays {}", scene.counter(*leader).id)),
            ..on_unit(
                *leader,
                format!("{} stays", who(*leader)),
                rules::LEADER_STACKING,
                Look::Pass,
            )
        },
        Action::ReorgRoll { unit } => {
            on_unit(*unit, format!("Throw for {}", who(*unit)), rules::REORGANIZATION, Look::Roll)
        }
        Action::SkipReorg { unit } => About {
            target: Target::Button("skip-reorg".to_owned()),
            ..on_unit(
                *unit,
                format!("Leave {} as it is", who(*unit)),
                rules::REORGANIZATION,
                Look::Pass,
            )
        },
        Action::Rally => button("rally", "Try to rally", rules::RALLY, Look::Roll),
        Action::NoRally => button("no-rally", "Don't try", rules::RALLY, Look::Pass),
        Action::PlaceRally { unit, hex } => {
            to_hex(*unit, *hex, "returns in", rules::RALLY, Look::Place)
        }
        Action::SpecialRally { unit, leader } => {
            let help = leader.map_or(String::new(), |u| format!(" with {}", who(u)));
            let id = leader.map_or("alone", |u| scene.counter(u).id.as_str());
            About {
                target: Target::Button(format!("rally {} {id}", scene.counter(*unit).id)),
                ..on_unit(
                    *unit,
                    format!("Throw for {}{help}", who(*unit)),
                    rules::STRATEGIC_WITHDRAWAL,
                    Look::Roll,
                )
            }
        }
    }
}

/// The rule by which counters are picked up: set-up or movement.
fn moving(s: &State) -> Rule {
    if s.turn == 0 { rules::GAME_SEQUENCE } else { rules::MOVEMENT }
}

/// Movement points left after a way.
fn left(scene: &Scene, s: &State, unit: UnitId, path: &Path) -> Option<u8> {
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

/// What somebody who points at a hex or a counter may wish for.
pub fn wishes(scene: &Scene, game: &GameOf<Bmw>, target: &Target) -> Vec<Action> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let (unit, hex) = match target {
        Target::Unit(id) => {
            let unit = scene.find(id);
            (unit, unit.and_then(|u| s.hex(u)))
        }
        Target::Hex(text) => {
            let hex = scene.map.grid.parse(text);
            (hex.and_then(|h| s.unit_at(h)), hex)
        }
        Target::Button(id) => return button_wish(id).into_iter().collect(),
    };
    let here: Vec<UnitId> = match (unit, hex) {
        (Some(unit), _) => vec![unit],
        (None, Some(hex)) => {
            Side::ALL.into_iter().flat_map(|side| s.leaders_in(scene, side, hex)).collect()
        }
        (None, None) => Vec::new(),
    };
    let picked = selected(game);
    match top {
        Doing::SetUp(_) => match (picked, hex) {
            (Some(unit), Some(hex)) => vec![Action::Place { unit, hex }],
            _ => here.into_iter().map(|unit| Action::Select { unit }).collect(),
        },
        Doing::Movement(_) => match (picked, hex) {
            (Some(unit), Some(hex)) if s.hex(unit) != Some(hex) => {
                let from = s.hex(unit);
                let path = from.map(|from| wished_way(scene, s, unit, from, hex));
                path.into_iter().map(|path| Action::Move { unit, path, charge: false }).collect()
            }
            _ => here.into_iter().map(|unit| Action::Select { unit }).collect(),
        },
        Doing::OffensiveFire(_) => fire_wishes(scene, s, s.active, &here),
        Doing::DefensiveFire(_) => fire_wishes(scene, s, s.active.enemy(), &here),
        Doing::Combat(_) => here.into_iter().map(|unit| Action::Engage { unit }).collect(),
        Doing::Melee(melee) => {
            let Some(hex) = hex else { return Vec::new() };
            let path = Path::from_elem(hex, 1);
            let mut wishes = Vec::new();
            for &unit in melee.attackers.iter().chain(&melee.defenders) {
                let path = path.clone();
                wishes.push(Action::Advance { unit, path: path.clone() });
                wishes.push(Action::Retreat { unit, path: path.clone() });
                wishes.push(Action::RetreatBeforeCombat { unit, path });
            }
            wishes.extend(here.into_iter().map(|unit| Action::Lose { unit }));
            wishes
        }
        Doing::Rally(_) => {
            let Some(hex) = hex else { return Vec::new() };
            let pile = scene.units[s.active].iter().copied().filter(|&u| s.hex(u).is_none());
            pile.map(|unit| Action::PlaceRally { unit, hex }).collect()
        }
        _ => Vec::new(),
    }
}

/// Shots at an enemy from every archer near, or of an archer at every enemy near.
fn fire_wishes(scene: &Scene, s: &State, side: Side, here: &[UnitId]) -> Vec<Action> {
    let mut wishes = Vec::new();
    for &unit in here {
        if scene.counter(unit).side == side {
            let targets = s.units_on_map(scene, side.enemy()).filter(|&(_, hex)| {
                s.hex(unit).is_some_and(|at| scene.map.grid.distance(at, hex) <= 3)
            });
            wishes.extend(targets.map(|(target, _)| Action::Fire { firer: unit, target }));
        } else {
            let firers = s.units_on_map(scene, side).filter(|&(_, hex)| {
                s.hex(unit).is_some_and(|at| scene.map.grid.distance(at, hex) <= 3)
            });
            wishes.extend(firers.map(|(firer, _)| Action::Fire { firer, target: unit }));
        }
    }
    wishes
}

fn button_wish(id: &str) -> Option<Action> {
    Some(match id {
        "set-up-done" => Action::SetUpDone,
        "set-up-historically" => Action::SetUpHistorically,
        "end-movement" => Action::EndMovement,
        "end-fire" => Action::EndFire,
        "end-combat" => Action::EndCombat,
        "commit" | "attack" => Action::Commit,
        "withdraw" => Action::Withdraw,
        "sortie" => Action::Sortie,
        "rally" => Action::Rally,
        "hold" => Action::Hold,
        _ => return None,
    })
}

//! "Why not there?": every answer for every hex and every counter of random positions is judged by a slow reader
//! who works everything out anew from the counters, the map and the printed rules.

mod fighting;
mod marching;
mod placing;
mod reader;

use super::offers::battle;
use gonfalon::board::Hex;
use gonfalon::kernel::{Awaits, Cx, GameOf, Log, SeededDice, UnitId, apply, awaits, legal_actions};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::frame::Doing;
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::why::Refused;
use gonfalon::view::{Present, Target};
use gonfalon::words::Language;
use reader::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What somebody points at, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finger {
    At(Hex),
    On(UnitId),
}

/// What the judge has found.
#[derive(Default)]
struct Findings {
    positions: usize,
    answers: usize,
    false_ones: Vec<String>,
    /// How often each reason was given.
    kinds: BTreeMap<String, usize>,
}

/// Judges every answer in a position.
fn judge(scene: &Scene, game: &GameOf<Bmw>, what: &str, found: &mut Findings) {
    let reader = Reader::new(scene, game);
    let choices: Vec<_> = legal_actions::<Bmw>(scene, game)
        .iter()
        .enumerate()
        .map(|(id, action)| Bmw::choice(scene, game, id, action, Language::English))
        .collect();
    let hexes: BTreeSet<Hex> = choices.iter().filter_map(|choice| choice.hex).collect();
    let mut units: BTreeSet<String> = BTreeSet::new();
    let mut ends: BTreeSet<Hex> = BTreeSet::new();
    for choice in &choices {
        match &choice.target {
            Target::Unit(id) => drop(units.insert(id.clone())),
            Target::Hex(label) => drop(ends.insert(scene.map.grid.parse(label).expect("a hex"))),
            Target::Button(_) => units.extend(choice.subject.clone()),
            other => panic!("{what}: {other:?}"),
        }
    }
    found.positions += 1;
    let mut ask = |target: Target, finger: Finger, offered: bool| {
        let reasons = Bmw::why_not(scene, game, &target);
        found.answers += 1;
        let mut fault = |text: String| {
            found.false_ones.push(format!("{what}: {target:?} at {}: {text}", reader.stage()));
        };
        if reasons.is_empty() != offered {
            fault(format!("offered: {offered}, but {reasons:?}"));
        }
        for reason in &reasons {
            *found.kinds.entry(reason.to_string()).or_default() += 1;
            if let Err(text) = verdict(&reader, finger, reason) {
                fault(format!("{reason} {:?}: {text}", reason.why));
            }
        }
    };
    for hex in scene.map.grid.hexes() {
        let label = scene.map.grid.label(hex);
        ask(Target::Hex(label), Finger::At(hex), hexes.contains(&hex));
    }
    for (index, counter) in scene.counters.iter().enumerate() {
        let unit = UnitId(u16::try_from(index).expect("few counters"));
        let there = game.state.hex(unit).is_some_and(|hex| ends.contains(&hex));
        let offered = units.contains(&counter.id) || there;
        ask(Target::Unit(counter.id.clone()), Finger::On(unit), offered);
    }
}

/// Whether a reason is true of what somebody points at.
fn verdict(reader: &Reader<'_>, finger: Finger, reason: &Refused) -> Result<(), String> {
    match reader.game.top() {
        Some(Doing::Movement(movement)) => match (movement.selected, reader.hex_of(finger)) {
            (Some(unit), Some(hex)) => marching::verdict(reader, unit, hex, reason),
            _ => marching::verdict_on_picking(reader, finger, reason),
        },
        Some(Doing::SetUp(_)) => placing::verdict_on_set_up(reader, finger, reason),
        Some(Doing::Rally(_) | Doing::SpecialRally(_) | Doing::SpecialRallyPlace(_)) => {
            placing::verdict_on_rally(reader, finger, reason)
        }
        Some(Doing::OffensiveFire(_) | Doing::DefensiveFire(_)) => {
            fighting::verdict_on_fire(reader, finger, reason)
        }
        Some(Doing::Combat(plan)) => fighting::verdict_on_plan(reader, plan, finger, reason),
        Some(Doing::Melee(_) | Doing::Escape(_)) => {
            fighting::verdict_on_melee(reader, finger, reason)
        }
        _ if reason.to_string() == "3.2/wrong-phase" => Ok(()),
        _ => Err("nothing else is asked".to_owned()),
    }
}

/// An action for a game in which armies meet and every kind of decision comes up.
fn pick(scene: &Scene, game: &GameOf<Bmw>, offers: &[Action], dice: &mut SeededDice) -> Action {
    let idle = |a: &&Action| {
        let ends = matches!(a, Action::EndMovement | Action::EndFire | Action::EndCombat);
        ends || matches!(a, Action::PutBack | Action::Release { .. } | Action::CallOff)
            || matches!(a, Action::Flip { .. } | Action::TakeUp { .. } | Action::Hold)
    };
    if let Some(action) = offers.iter().find(|a| matches!(a, Action::SetUpDone))
        && dice.below(4) > 0
    {
        return action.clone();
    }
    if offers.contains(&Action::SetUpHistorically) && dice.below(2) == 0 {
        return Action::SetUpHistorically;
    }
    let mut deeds: Vec<&Action> = offers.iter().filter(|a| !idle(a)).collect();
    if deeds.is_empty() || dice.below(14) == 0 {
        deeds = offers.iter().collect();
    }
    if let Some(commit) =
        deeds.iter().find(|a| ***a == Action::Commit).filter(|_| dice.below(3) > 0)
    {
        return (*commit).clone();
    }
    // Moves mostly lead towards the enemy.
    let s = &game.state;
    let enemies: Vec<Hex> = s.units_on_map(scene, s.active.enemy()).map(|(_, hex)| hex).collect();
    let near = |a: &&&Action| match a {
        Action::Move { path, .. } => path.last().map(|&end| {
            enemies.iter().map(|&e| scene.map.grid.distance(end, e)).min().unwrap_or(0)
        }),
        _ => None,
    };
    if dice.below(4) > 0
        && let Some(best) = deeds.iter().filter(|a| near(a).is_some()).min_by_key(near)
    {
        return (*best).clone();
    }
    deeds[dice.below(deeds.len())].clone()
}

/// Plays a game at random and judges every `every`-th position.
fn play_and_judge(
    scene: &Scene,
    mut game: GameOf<Bmw>,
    (seed, every, most): (u64, usize, usize),
    what: &str,
    found: &mut Findings,
) {
    let mut dice = SeededDice::new(seed);
    let mut picks = SeededDice::new(!seed);
    let before = found.positions;
    gonfalon::kernel::flow::begin::<Bmw>(
        &mut Cx::new(scene, &mut dice, &mut Log::default()),
        &mut game,
    );
    for step in 0..20_000 {
        let Awaits::Decision { .. } = awaits::<Bmw>(scene, &game) else { return };
        if picks.below(every) == 0 {
            judge(scene, &game, &format!("{what}, seed {seed}, step {step}"), found);
            if found.positions - before >= most {
                return;
            }
        }
        let offers = legal_actions::<Bmw>(scene, &game);
        let action = pick(scene, &game, &offers, &mut picks);
        apply::<Bmw>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game, &action);
    }
}

fn built_in(id: &str, plan: (u64, usize, usize), found: &mut Findings) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, game) = Bmw::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    play_and_judge(&scene, game, plan, id, found);
}

fn small(seed: u64, every: usize, most: usize, found: &mut Findings) {
    let table = battle(&mut SeededDice::new(seed), &[]);
    let (scene, game) = Bmw::start(table.scenario()).unwrap_or_else(|f| panic!("{}", f[0]));
    play_and_judge(&scene, game, (seed, every, most), "a small battle", found);
}

fn report(found: &Findings) {
    println!("{} positions, {} answers", found.positions, found.answers);
    for (kind, count) in &found.kinds {
        println!("{count:>8} {kind}");
    }
    let shown: Vec<&str> = found.false_ones.iter().take(40).map(String::as_str).collect();
    assert!(shown.is_empty(), "{} falsehoods:\n{}", found.false_ones.len(), shown.join("\n"));
}

#[test]
fn every_reason_is_true_in_small_battles() {
    let mut found = Findings::default();
    for seed in 0..6 {
        small(seed, 9, 8, &mut found);
    }
    for (id, seed) in [("first-clash", 1), ("horse-and-bow", 2), ("sortie", 3)] {
        built_in(id, (seed, 11, 4), &mut found);
    }
    report(&found);
}

#[test]
fn every_reason_is_true_at_acre() {
    let mut found = Findings::default();
    built_in("acre", (4, 60, 8), &mut found);
    report(&found);
}

/// The whole search, a matter of minutes: `cargo test --test it reasons -- --ignored --nocapture`.
#[test]
#[ignore = "it takes minutes"]
fn every_reason_is_true_in_a_thousand_positions() {
    let mut found = Findings::default();
    for seed in 100..140 {
        small(seed, 13, 10, &mut found);
    }
    for seed in 200..216 {
        for id in ["first-clash", "horse-and-bow", "sortie"] {
            built_in(id, (seed, 17, 6), &mut found);
        }
    }
    let mut seed = 300;
    while found.positions < 1_000 {
        built_in("acre", (seed, 90, 60), &mut found);
        seed += 1;
    }
    report(&found);
}

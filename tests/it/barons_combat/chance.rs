//! Random play of The Barons' War: invariants after every action, chits in balance, refusals without effect, nobody stuck.

use crate::barons::table::ThenOnes;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Ruleset, SeededDice, apply, awaits, check, flow, legal_actions,
};
use gonfalon::kernel::{Side, UnitId};
use gonfalon::scenario::barons::BaronsData;
use gonfalon::scenario::{FromScenario, Scenario, catalogue};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::facing::Facing;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::scene::Scene;

/// Points on the tracks of a side.
fn on_tracks(scene: &Scene, game: &GameOf<Barons>, side: Side) -> i32 {
    scene.commands[side].iter().map(|&b| i32::from(game.state.battle(b).points())).sum()
}

/// What a random game has seen.
#[derive(Default)]
struct Seen {
    actions: usize,
    refused: usize,
    melees: usize,
    charges: usize,
    reactions: usize,
    overs: usize,
}

/// Actions that may or may not be legal: most are not.
fn wild(scene: &Scene, pick: &mut SeededDice, legal: &[Action]) -> Action {
    let unit = UnitId(pick.below(scene.units.len() + scene.leaders.len()) as u16);
    let hexes: Vec<_> = scene.map.grid.hexes().collect();
    let hex = hexes[pick.below(hexes.len())];
    let near = scene.map.grid.neighbors(hex).map(|(_, near)| near).next().unwrap_or(hex);
    let facing = Facing(pick.below(6) as u8);
    match pick.below(16) {
        0 => Action::Pick { unit, stack: pick.below(2) == 0, leader: pick.below(2) == 0 },
        1 => Action::Step { hex, against: None },
        2 => Action::March { hex, against: Some(near) },
        3 => Action::Face { unit, facing },
        4 => Action::Charge { target: hex, hex: near, facing },
        5 => Action::Fire { unit, target: hex },
        6 => Action::Attack { target: hex, from: vec![near] },
        7 => Action::Retreat { unit, hex },
        8 => Action::Advance { unit, stack: false, leader: false },
        9 => Action::Evade { unit },
        10 => Action::Finish { below: true },
        11 => Action::Swap { unit },
        12 => Action::Place { unit, hex },
        13 => Action::ContinueCharge { unit },
        14 => Action::Reply { hex },
        _ => legal[pick.below(legal.len())].clone(),
    }
}

fn random_game(scenario: &Scenario, seed: u64, seen: &mut Seen) {
    let (scene, mut game) = Barons::start(scenario).expect("a built-in scenario");
    let (mut dice, mut pick) = (SeededDice::new(seed), SeededDice::new(!seed));
    let mut log: Log<Event> = Log::default();
    flow::begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let mut balance: Option<[i32; 2]> = None;
    let mut same_mover = 0;
    for step in 0..20_000 {
        if let Awaits::Over(_) = awaits::<Barons>(&scene, &game) {
            seen.overs += 1;
            return;
        }
        let legal = legal_actions::<Barons>(&scene, &game);
        let (last, others) = legal.split_last().expect("something is offered");
        assert_eq!(*last, Action::Concede);
        assert!(!others.is_empty(), "something but giving up is offered: {:?}", game.top());
        // Refusals and permissions change nothing, and what is refused is not offered.
        for _ in 0..3 {
            let action = wild(&scene, &mut pick, &legal);
            let before = (serde_json::to_string(&game).expect("plain data"), dice.clone());
            let verdict = check::<Barons>(&scene, &game, &action);
            if verdict.is_err() {
                assert!(!legal.contains(&action), "{action:?} is offered and refused");
                seen.refused += 1;
            } else {
                let covered = legal.iter().any(|offered| Barons::covers(offered, &action));
                assert!(
                    covered,
                    "{action:?} is accepted, and nothing like it offered: {:?}",
                    game.top()
                );
            }
            assert_eq!(serde_json::to_string(&game).expect("plain data"), before.0);
            assert_eq!(dice.clone().below(1 << 20), before.1.clone().below(1 << 20));
        }
        // Set-up and the end of things soon; attacks and charges rather than nothing.
        let kind = |a: &Action| {
            serde_json::to_value(a).expect("plain")["type"].as_str().unwrap_or_default().to_owned()
        };
        let quick = ["set-up-done", "set-up-automatically", "allot-done", "allot-automatically"];
        let fierce = ["attack", "charge", "fire", "continue-charge", "continue-attack", "advance"];
        let find = |wanted: &[&str]| -> Vec<&Action> {
            others.iter().filter(|a| wanted.contains(&kind(a).as_str())).collect()
        };
        let action = if let Some(name) = quick.iter().find(|name| !find(&[name]).is_empty()) {
            find(&[name])[0].clone()
        } else {
            let strong = find(&fierce);
            let forward: Vec<&Action> = others.iter().filter(|a| !Barons::retracts(a)).collect();
            if !strong.is_empty() && pick.below(3) > 0 {
                strong[pick.below(strong.len())].clone()
            } else if !forward.is_empty() {
                forward[pick.below(forward.len())].clone()
            } else {
                others[pick.below(others.len())].clone()
            }
        };
        // A mover is done after so many actions as it has movement points and turns.
        let moving = |game: &GameOf<Barons>| {
            game.procedures().iter().any(|doing| matches!(doing, Frame::Mover(_)))
        };
        same_mover = if moving(&game) { same_mover + 1 } else { 0 };
        assert!(same_mover < 150, "a mover is stuck: {:?}", game.top());
        let mut log = Log::default();
        apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        if let Err(what) = Barons::audit(&scene, &game.state) {
            panic!("seed {seed}, step {step}, after {action:?}: {what}");
        }
        seen.actions += 1;
        for event in log.events() {
            match *event {
                Event::ChitPlaced { battle, chit } => {
                    let side = scene.battle(battle).side as usize;
                    if let Some(balance) = &mut balance {
                        balance[side] += i32::from(chit);
                    }
                }
                Event::Initiative { side, chit, .. } => {
                    if let Some(balance) = &mut balance {
                        balance[side as usize] -= i32::from(chit);
                    }
                }
                Event::Attacked { .. } => seen.melees += 1,
                Event::Charges { reaction, .. } => {
                    seen.charges += 1;
                    seen.reactions += usize::from(reaction);
                }
                _ => {}
            }
        }
        if game.state.revealed {
            let now = Side::ALL.map(|side| on_tracks(&scene, &game, side));
            let expected = *balance.get_or_insert_with(|| {
                // At the reveal every point is on a track.
                Side::ALL.map(|side| i32::from(scene.command_points[side]))
            });
            let spent = log.events().any(|event| matches!(event, Event::Initiative { .. }));
            if balance.is_some() && !spent {
                assert_eq!(now, expected, "seed {seed}, step {step}: chits in balance");
            }
        }
    }
    panic!("the game with seed {seed} does not end");
}

/// BARONS 3.0: a few hundred games of the tutorial.
#[test]
fn r3_0_random_games_of_the_tutorial() {
    let tutorial = catalogue::find("barons-tutorial").expect("it is built in");
    let mut seen = Seen::default();
    for seed in 0..200 {
        random_game(&tutorial, seed, &mut seen);
    }
    assert_eq!(seen.overs, 200);
    assert!(seen.actions > 10_000 && seen.refused > 10_000, "{} {}", seen.actions, seen.refused);
    assert!(seen.melees > 50 && seen.charges > 50, "{} {}", seen.melees, seen.charges);
    assert!(seen.reactions > 10, "{}", seen.reactions);
}

/// BARONS 3.0: games of Evesham, twenty turns each.
#[test]
fn r3_0_random_games_of_evesham() {
    let mut evesham = catalogue::find("evesham").expect("it is built in");
    evesham.data_mut::<BaronsData>().expect("its data").options.turn_limit = 20;
    let mut seen = Seen::default();
    for seed in 0..8 {
        random_game(&evesham, seed, &mut seen);
    }
    assert_eq!(seen.overs, 8);
    assert!(seen.melees > 10 && seen.reactions > 5, "{} {}", seen.melees, seen.reactions);
}

/// Dice that always show the lowest face: a game still ends.
#[test]
fn r3_0_the_lowest_dice_end_a_game_too() {
    let tutorial = catalogue::find("barons-tutorial").expect("it is built in");
    let (scene, mut game) = Barons::start(&tutorial).expect("a built-in scenario");
    let mut pick = SeededDice::new(1);
    let mut log: Log<Event> = Log::default();
    flow::begin::<Barons>(&mut Cx::new(&scene, &mut ThenOnes(Vec::new()), &mut log), &mut game);
    for _ in 0..20_000 {
        if matches!(awaits::<Barons>(&scene, &game), Awaits::Over(_)) {
            return;
        }
        let mut legal = legal_actions::<Barons>(&scene, &game);
        legal.pop();
        let done = legal.iter().find(|a| {
            matches!(a, Action::SetUpAutomatically | Action::AllotAutomatically | Action::AllotDone)
        });
        let ready = legal.iter().find(|a| matches!(a, Action::SetUpDone | Action::AllotDone));
        let action =
            ready.or(done).cloned().unwrap_or_else(|| legal[pick.below(legal.len())].clone());
        let mut log = Log::default();
        apply::<Barons>(
            &mut Cx::new(&scene, &mut ThenOnes(Vec::new()), &mut log),
            &mut game,
            &action,
        );
    }
    panic!("it does not end");
}

//! What the computer does with fronts.

use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Awaits, Both, Cx, Log, SeededDice, apply, awaits};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;

/// So much of a battle is looked at.
const ACTIONS: usize = 500;

/// To and fro is what somebody does who decides anew each time.
#[test]
fn r7_11_the_computer_turns_nobody_twice_on_the_spot() {
    let scenario = catalogue::find("evesham").expect("it is built in");
    let (mut turns, mut again) = (0, Vec::new());
    for seed in 1..=2 {
        let (scene, mut game) = Barons::start(&scenario).expect("it has no faults");
        let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
        begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let memories = Both::from_fn(|_| Memory::default());
        let mut last = None;
        for step in 0..ACTIONS {
            let Awaits::Decision { side, .. } = awaits::<Barons>(&scene, &game) else {
                break;
            };
            let search = SearchOptions {
                nodes: Some(200_000),
                ..SearchOptions::new(Level::Hard, seed).at_step(step)
            };
            let chosen =
                think::<Barons>(&scene, &game, &search, &Cancel::default(), &memories[side]);
            let action = chosen.expect("it is not over").action;
            if let Action::Face { unit, .. } = action {
                turns += 1;
                if last == Some((side, unit)) {
                    again.push((seed, step, scene.unit(unit).id.clone()));
                }
            }
            last = match action {
                Action::Face { unit, .. } => Some((side, unit)),
                _ => None,
            };
            log.records.clear();
            apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        }
    }
    assert!(turns > 20, "{turns} turns");
    assert!(again.is_empty(), "{again:?}");
}

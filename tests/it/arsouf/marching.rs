//! What the computer makes of a column that has a long way to go.

use super::table::Table;
use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Awaits, Cx, Log, SeededDice, apply, awaits, check};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::action::Action;

/// ARSOUF M8.1: a column that has only wounded enemies around it goes in before its time is over, whoever leads it.
#[test]
fn m8_1_a_column_with_nobody_to_fear_goes_in() {
    let pieces =
        "B1 1105, B2 1205, T 1305, I1 1006, S1 0907 wounded, S2 1007 wounded, A1 0806 wounded";
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let (scene, mut game) = Table::with(pieces).goal(2, 1).turn(25).compiled();
        let (mut dice, mut log) = (SeededDice::new(1), Log::default());
        begin::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let winner = loop {
            let side = match awaits::<Arsouf>(&scene, &game) {
                Awaits::Decision { side, .. } => side,
                Awaits::Over(outcome) => break outcome.winner,
            };
            let action = if side == scene.goal.side {
                let (search, memory) = (SearchOptions::new(level, 1), Memory::default());
                let found = think::<Arsouf>(&scene, &game, &search, &Cancel::default(), &memory);
                found.expect("it is not over").action
            } else {
                // The others stay where they are.
                let ends = [Action::EndMovement, Action::EndAttacks];
                let end = ends.into_iter().find(|end| check::<Arsouf>(&scene, &game, end).is_ok());
                end.expect("a phase can be ended")
            };
            log.records.clear();
            apply::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        };
        assert_eq!(winner, Some(scene.goal.side), "{level:?}");
    }
}

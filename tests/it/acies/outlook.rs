//! How the computer thinks that a battle is going to end.

use super::random::positions;
use gonfalon::kernel::{Cx, Evaluator, Log, SeededDice, Side, apply};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;

/// At random positions of every battle: what one side hopes the other fears, and nothing is certain before the end.
#[test]
fn what_one_side_hopes_the_other_fears() {
    positions(400, &[], |scene, game, number| {
        let [own, other] = Side::ALL.map(|side| Acies::outlook(scene, game, side, 10.0));
        assert!(own.abs() < 10.0, "position {number}: {own}");
        assert!((own + other).abs() < 1e-9, "position {number}: {own} and {other}");
    });
}

#[test]
fn r14_2_the_end_is_certain() {
    positions(1, &[], |scene, game, _| {
        let mut game = game.clone();
        let (mut dice, mut log) = (SeededDice::new(1), Log::default());
        apply::<Acies>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &Action::Concede);
        let ends = Side::ALL.map(|side| Acies::outlook(scene, &game, side, 10.0).abs());
        assert!(ends.iter().all(|end| (end - 10.0).abs() < 1e-9), "{ends:?}");
    });
}

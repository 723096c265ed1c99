//! How the computer thinks that a battle is going to end.

use super::random::positions;
use gonfalon::kernel::{Awaits, Cx, Evaluator, Log, SeededDice, Side, apply, awaits};
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
fn the_end_is_certain() {
    positions(8, &[], |scene, game, number| {
        let Awaits::Decision { side: loser, .. } = awaits::<Acies>(scene, game) else { return };
        let mut game = game.clone();
        let (mut dice, mut log) = (SeededDice::new(1), Log::default());
        apply::<Acies>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &Action::Concede);
        for (side, end) in [(loser, -10.0), (loser.enemy(), 10.0)] {
            let told = Acies::outlook(scene, &game, side, 10.0);
            assert!((told - end).abs() < 1e-9, "position {number}: {told} instead of {end}");
        }
    });
}

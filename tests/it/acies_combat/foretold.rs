//! What an attack is told to promise, before it is declared.

use crate::acies::random::positions;
use gonfalon::kernel::{Awaits, Cx, Log, SeededDice, apply, awaits, legal_actions};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::{Action, Kind};
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;

/// ACIES 12.1, 12.2: at random positions of every battle the odds of an attack say in how many ways the target may withdraw first, and
/// the defender is offered as many.
#[test]
fn r12_2_the_odds_of_an_attack_say_whether_the_target_may_leave() {
    let (mut declared, mut leaving) = (0, 0);
    positions(6000, &[], |scene, game, number| {
        let l10n = Localizer { scene, language: Language::ENGLISH };
        for action in legal_actions::<Acies>(scene, game) {
            let Action::Attack { kind: Kind::Frontal | Kind::Flank, .. } = action else { continue };
            let told = Acies::choice(l10n, game, 0, &action).forecast;
            let told = told.expect("an attack on a unit is foretold").escapes().len();
            let mut game = game.clone();
            let (mut dice, mut log) = (SeededDice::new(number), Log::default());
            apply::<Acies>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &action);
            if !matches!(awaits::<Acies>(scene, &game), Awaits::Decision { .. }) {
                continue;
            }
            let legal = legal_actions::<Acies>(scene, &game);
            // An attempt at the flank may fail.
            if !legal.contains(&Action::Stand) {
                continue;
            }
            let ways = legal.iter().filter(|it| matches!(it, Action::Withdraw { .. })).count();
            assert_eq!(told, ways, "position {number}: {action:?}");
            declared += 1;
            leaving += usize::from(ways > 0);
        }
    });
    assert!(declared > 100 && leaving > 20, "{declared} attacks, {leaving} with a way out");
}

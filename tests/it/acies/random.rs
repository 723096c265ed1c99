//! Positions from games at random, of every built-in battle and at every kind of decision.

use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Awaits, Cx, GameOf, Log, SeededDice, apply, awaits, legal_actions};
use gonfalon::scenario::acies::AciesData;
use gonfalon::scenario::{FromScenario, OptionSet, Scenario};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::Phase;

/// The battles.
pub const GAMES: [&str; 8] = [
    include_str!("../../../scenarios/acies/fast-play.json"),
    include_str!("../../../scenarios/acies/macedon-carthage.json"),
    include_str!("../../../scenarios/acies/macedon-persia.json"),
    include_str!("../../../scenarios/acies/rome-carthage-quick.json"),
    include_str!("../../../scenarios/acies/rome-carthage.json"),
    include_str!("../../../scenarios/acies/rome-gauls.json"),
    include_str!("../../../scenarios/acies/rome-parthia.json"),
    include_str!("../../../scenarios/acies/tutorial.json"),
];

/// Every so many actions a position is shown.
const STRIDE: usize = 5;

/// Shows this many positions of games under these optional rulings, each with a number of its own.
pub fn positions(
    count: usize,
    rulings: &[(&str, &str)],
    mut look: impl FnMut(&Scene, &GameOf<Acies>, u64),
) {
    let mut shown = 0;
    for seed in 0_u64.. {
        let text = GAMES[usize::try_from(seed).expect("a small number") % GAMES.len()];
        let mut scenario: Scenario = serde_json::from_str(text).expect("a scenario");
        let mut changes = serde_json::Map::new();
        for (name, value) in rulings {
            changes.insert((*name).to_owned(), (*value).into());
        }
        let data = scenario.data_mut::<AciesData>().expect("its data");
        data.options = data.options.with(&changes).expect("known options");
        // A battle that begins in the middle does not fit on every field.
        let Ok((scene, mut game)) = Acies::start(&scenario) else { continue };
        let (mut dice, mut pick) = (SeededDice::new(seed), SeededDice::new(!seed));
        let mut log = Log::default();
        begin::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        // No game has more than its share of the positions.
        for step in 0..2000 {
            if matches!(awaits::<Acies>(&scene, &game), Awaits::Over(_)) {
                break;
            }
            if (step + usize::try_from(seed).expect("a small number")).is_multiple_of(STRIDE) {
                look(&scene, &game, seed << 16 | step as u64);
                shown += 1;
                if shown == count {
                    return;
                }
            }
            let action = any(&scene, &game, &mut pick);
            let mut cx = Cx::<Acies>::new(&scene, &mut dice, &mut log);
            apply(&mut cx, &mut game, &action);
        }
    }
}

/// Attacks and cards rather than passes; set-up is soon over.
fn any(scene: &Scene, game: &GameOf<Acies>, pick: &mut SeededDice) -> Action {
    let mut legal = legal_actions::<Acies>(scene, game);
    legal.retain(|action| *action != Action::Concede);
    let mut idle = |action: &Action| {
        let placed = matches!(action, Action::TakeUp { .. } | Action::Deploy { .. });
        let waits = matches!(action, Action::Pass | Action::Stand | Action::Hold);
        placed && pick.below(3) > 0 || waits
    };
    let lively: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
    let ready = game.state.phase == Phase::SetUp && pick.below(3) == 0;
    let done = legal.iter().position(|action| *action == Action::DeployDone);
    if let Some(done) = done.filter(|_| ready) {
        return legal[done];
    }
    let from = if lively.is_empty() || pick.below(4) == 0 { &legal } else { &lively };
    // First a kind of action, then one of that kind: rare kinds come as often as others.
    let mut kinds: Vec<_> = from.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let kind = kinds[pick.below(kinds.len())];
    let of_kind: Vec<&Action> =
        from.iter().filter(|action| std::mem::discriminant(*action) == kind).collect();
    *of_kind[pick.below(of_kind.len())]
}

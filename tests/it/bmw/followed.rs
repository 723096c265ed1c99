//! How the computer ends its movement and its archery.

use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Awaits, Both, Cx, Evaluator, Log, SeededDice, Styles, apply, awaits};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;

/// So much of a battle is looked at.
const ACTIONS: usize = 400;

/// Whims compare plans; what all of them leave out, such as a leader who follows his men, or a shot (6.1), is done before the phase
/// ends.
#[test]
fn r5_1_hard_ends_no_phase_while_judgement_would_go_on() {
    let scenario = catalogue::find("acre-even").expect("it is built in");
    let (scene, mut game) = Bmw::start(&scenario).expect("it has no faults");
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let memories = Both::from_fn(|_| Memory::default());
    let think_as = |level, game: &_, side, step| {
        let search =
            SearchOptions { nodes: Some(60_000), ..SearchOptions::new(level, 1).at_step(step) };
        let chosen = think::<Bmw>(&scene, game, &search, &Cancel::default(), &memories[side]);
        chosen.expect("it is not over").action
    };
    let (mut ended, mut shot, mut early) = (0, 0, Vec::new());
    for step in 0..ACTIONS {
        let Awaits::Decision { side, .. } = awaits::<Bmw>(&scene, &game) else { break };
        let action = think_as(Level::Hard, &game, side, step);
        let before = game.clone();
        log.records.clear();
        apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        if Bmw::is_new_phase(&before, &game) {
            ended += 1;
            shot += usize::from(action == Action::EndFire);
            let judged = think_as(Level::Normal, &before, side, step);
            if judged != action {
                early.push((step, side, judged));
            }
        }
    }
    assert!(shot > 3 && ended > shot + 3, "{ended} phases ended, {shot} of shots");
    assert!(early.is_empty(), "{early:?}");
}

/// What is listed besides the end of the movement promises something: a sum that does not come out even would stand in the way of those
/// who come later, such as leaders.
#[test]
fn r5_1_what_promises_nothing_keeps_nobody_from_moving() {
    let (mut decided, mut least) = (0, f64::INFINITY);
    for (id, seed) in [("acre-even", 1), ("acre-even", 2), ("bmw-lewes", 1), ("bmw-arsouf", 1)] {
        let scenario = catalogue::find(id).expect("it is built in");
        let (scene, mut game) = Bmw::start(&scenario).expect("it has no faults");
        let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
        begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let memory = Memory::default();
        for step in 0.. {
            let Awaits::Decision { side, .. } = awaits::<Bmw>(&scene, &game) else { break };
            let style = &Bmw::portfolio().styles[Bmw::suits(&scene, side)];
            let listed = Bmw::shortlist(&scene, &game, Styles::one(style));
            let moves = listed.iter().filter(|it| matches!(it.action, Action::Move { .. }));
            let best = moves.filter_map(|it| it.gain).max_by(f64::total_cmp);
            if let Some(best) = best.filter(|_| listed[0].action == Action::EndMovement) {
                decided += 1;
                least = least.min(best);
            }
            let search = SearchOptions::new(Level::Normal, seed).at_step(step);
            let chosen = think::<Bmw>(&scene, &game, &search, &Cancel::default(), &memory);
            let action = chosen.expect("it is not over").action;
            log.records.clear();
            apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        }
    }
    assert!(decided > 200, "{decided} decisions");
    assert!(least > 1e-7, "{least}");
}

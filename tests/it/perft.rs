//! Counts of legal lines on tiny boards, dice enumerated; the expected numbers are worked out by hand.

use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Ruleset, ScriptedDice, apply, awaits, every_outcome, legal_actions,
};
use gonfalon::scenario::bmw::{BeginData, PhaseName};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::scene::Scene;

/// One row of clear hexes with the first unit of each side at its ends.
fn row(columns: u16, phase: PhaseName) -> (Scene, GameOf<Bmw>) {
    let mut scenario = catalogue::find("acre").expect("Acre is built in");
    let map = scenario.map.as_mut().expect("Acre has a map");
    (map.columns, map.rows) = (columns, 1);
    map.grid = vec![".".repeat(columns.into())];
    map.roads.clear();
    map.places.clear();
    map.zones.clear();
    map.variants.clear();
    let data = scenario.bmw.as_mut().expect("Acre has its data");
    data.units.retain(|unit| ["C19", "M31"].contains(&unit.id.as_str()));
    for unit in &mut data.units {
        let column = if unit.id == "C19" { 1 } else { columns };
        unit.setup = Some(format!("{column:02}01"));
        unit.front.ma = 1;
        unit.front.strength = 5;
    }
    data.leaders.clear();
    data.markers.clear();
    data.setup.clear();
    data.special.clear();
    data.begin = Some(BeginData {
        stage: 1,
        turn: 1,
        side: "crusader".to_owned(),
        phase,
        counters: std::collections::BTreeMap::new(),
        sortie: false,
        bonus: [0, 0],
        ..BeginData::default()
    });
    let (scene, mut game) = Bmw::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (ScriptedDice::new(&[]), Log::default());
    begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (scene, game)
}

fn perft<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>, depth: u32) -> u64 {
    if depth == 0 || matches!(awaits::<R>(scene, game), Awaits::Over(_)) {
        return 1;
    }
    let lines = |action: &R::Action| -> u64 {
        let outcomes = every_outcome(|dice| {
            let (mut next, mut log) = (game.clone(), Log::default());
            apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut next, action);
            perft::<R>(scene, &next, depth - 1)
        });
        outcomes.into_iter().map(|(_, lines)| lines).sum()
    };
    legal_actions::<R>(scene, game).iter().map(lines).sum()
}

/// End the phase or pick the unit up; then one step or put it back; after that, only the end.
#[test]
fn a_unit_that_can_make_one_step() {
    let (scene, game) = row(4, PhaseName::Movement);
    let counts: Vec<u64> = (0..5).map(|depth| perft::<Bmw>(&scene, &game, depth)).collect();
    assert_eq!(counts, [1, 2, 3, 4, 5]);
}

/// The units must fight. With nothing planned there are two ways to begin (2); with one unit in the plan,
/// drop it, release the unit, or add the other (3); with both, drop, release either, or attack, which throws
/// one die (3 + 6).
#[test]
fn two_units_that_must_fight() {
    let (scene, game) = row(2, PhaseName::Combat);
    let counts: Vec<u64> = (0..4).map(|depth| perft::<Bmw>(&scene, &game, depth)).collect();
    assert_eq!(counts, [1, 2, 2 * 3, 2 * (2 + 2 + 9)]);
}

//! What the computer deploys (4.2).

use super::table::{Table, cards};
use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Awaits, Cx, Log, SeededDice, Side, apply, awaits};
use gonfalon::scenario::FromScenario;
use gonfalon::systems::acies::Acies;

/// The units that a level puts down for the first of two armies.
fn deployed(level: Level, decks: [&str; 2], budget: u32) -> Vec<String> {
    let table = Table::built_in(decks, budget);
    let (scene, mut game) = Acies::start(table.scenario()).expect("it has no faults");
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    begin::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let memory = Memory::default();
    for step in 0..8 {
        if !matches!(awaits::<Acies>(&scene, &game), Awaits::Decision { side: Side::A, .. }) {
            break;
        }
        let search =
            SearchOptions { nodes: Some(20_000), ..SearchOptions::new(level, 1).at_step(step) };
        let chosen = think::<Acies>(&scene, &game, &search, &Cancel::default(), &memory);
        let action = chosen.expect("it is not over").action;
        apply::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
    }
    let field = game.state.field.of(Side::A);
    let mut units: Vec<String> =
        field.map(|(_, piece)| scene.unit(piece.kind).id.clone()).collect();
    units.sort();
    units
}

fn sorted(text: &str) -> Vec<String> {
    let mut units = cards(text);
    units.sort();
    units
}

#[test]
fn r4_2_easy_deploys_what_the_deck_names() {
    for (nation, triple) in [
        ("rome", "hoplites legionaires*2"),
        ("carthage", "phalanx warriors elephants"),
        ("parthia", "cataphracts horde psiloi"),
    ] {
        let decks = [&*format!("{nation}-1800"), "gauls-1800"];
        assert_eq!(deployed(Level::Easy, decks, 1800), sorted(triple), "{nation}");
    }
}

#[test]
fn r4_2_normal_deploys_those_who_fight_best() {
    for (deck, budget, triple) in [
        ("gauls-1800", 1800, "heavy-cavalry light-cavalry*2"),
        ("rome-1800", 1800, "heavy-cavalry*2 legionaires"),
        ("carthage-1800", 1800, "heavy-cavalry*2 elephants"),
        ("macedon-1800", 1800, "heavy-cavalry*3"),
        ("parthia-1800", 1800, "cataphracts*3"),
    ] {
        let other = format!("carthage-{budget}");
        assert_eq!(deployed(Level::Normal, [deck, &other], budget), sorted(triple), "{deck}");
    }
}

/// It neither attacks nor moves, and dies of the first attack that reaches it.
#[test]
fn r4_2_nobody_deploys_artillery() {
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        for (deck, budget) in [("rome-1000", 1000), ("rome-1800", 1800)] {
            let other = format!("carthage-{budget}");
            let units = deployed(level, [deck, &other], budget);
            assert_eq!(units.len(), 3, "{level:?}, {deck}");
            assert!(!units.iter().any(|unit| unit == "artillery"), "{level:?}, {deck}: {units:?}");
        }
    }
}

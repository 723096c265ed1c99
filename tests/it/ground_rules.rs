//! What the rules say of the ground, for the key of the map and the hex under the pointer.

use gonfalon::scenario::catalogue;
use gonfalon::session::{self, Port};
use gonfalon::view::GroundRules;

fn of(id: &str) -> (Box<dyn Port>, GroundRules) {
    let scenario = catalogue::built_in().into_iter().find(|scenario| scenario.id == id);
    let port = session::new(scenario.expect("it is built in"), 1).expect("it can be played");
    let rules = port.ground_rules().clone();
    (port, rules)
}

/// What is said of a terrain.
fn said(id: &str, terrain: &str) -> String {
    let (port, rules) = of(id);
    let map = port.map().expect("a map");
    let number = map.terrains.iter().position(|known| known.name == terrain);
    rules.terrains[number.expect("the map has it")].clone()
}

#[test]
fn bmw_4_2_the_chart_is_told_in_words() {
    assert_eq!(said("acre", "Clear"), "1 movement point");
    assert_eq!(said("acre", "Dunes"), "foot 3, horse 3, train may not enter");
    assert_eq!(said("acre", "Sea"), "may not be entered");
    assert!(said("acre", "Swamp").contains("horse may not enter"));
    assert!(said("acre", "Swamp").contains("halved"));
    assert_eq!(of("acre").1.rule, "4.2");
    assert!(of("acre").1.road.contains("1 movement point a hex"));
}

#[test]
fn arsouf_4_3_closed_ground_and_rivers_are_told() {
    let (port, rules) = of("arsouf");
    let map = port.map().expect("a map");
    assert_eq!(rules.terrains.len(), map.terrains.len());
    assert_eq!(rules.features.len(), map.features.len());
    let river = map.features.iter().position(|feature| feature.id == "river").expect("a river");
    let ford = map.features.iter().position(|feature| feature.id == "ford").expect("a ford");
    assert!(rules.features[river].contains("may not be crossed"));
    assert!(rules.features[ford].contains("crossed like open ground"));
}

#[test]
fn barons_7_0_slopes_are_told() {
    let (port, rules) = of("lewes");
    assert_eq!(rules.terrains.len(), port.map().expect("a map").terrains.len());
    assert!(rules.steep.contains("cavalry may not"));
    assert!(rules.slope.contains("melee -1 uphill"));
}

#[test]
fn where_there_is_no_map_nothing_is_told() {
    assert_eq!(of("acies-fast-play").1, GroundRules::default());
}

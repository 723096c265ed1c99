//! Positions of Acies to look at in the window: each is a real game.

use gonfalon::gui::opening::begin;
use gonfalon::scenario::Text;
use gonfalon::scenario::acies::{AciesData, Tactic, stock};
use gonfalon::session::Port;
use gonfalon::words::Language;
use serde_json::{Value, json};

/// Eight cards a side, most of them face to face, when a phase of Rome's turn begins. Carthage can answer.
pub fn field(phase: &str) -> Box<dyn Port> {
    begun(eight_a_side(phase), 4)
}

/// The same, but Carthage's hand holds nothing to answer with.
pub fn unanswered(phase: &str) -> Box<dyn Port> {
    let mut start = eight_a_side(phase);
    let hand = start["sides"][1]["hand"].as_array_mut().expect("a hand");
    for card in hand {
        if ["difficult-terrain", "shields"].iter().any(|id| card == id) {
            *card = json!("horde");
        }
    }
    begun(start, 4)
}

/// The same in a field of another width: each wing has so many columns, the centre twice as many.
pub fn with_wings_of(columns: u8) -> Box<dyn Port> {
    begun(eight_a_side("manoeuvre"), columns)
}

/// The same while an attack waits for Carthage's answer.
pub fn attacking() -> Box<dyn Port> {
    let mut port = field("attack");
    let attack = port.choices().iter().find(|choice| choice.label.contains("M6"));
    let id = attack.expect("it is offered").id;
    port.choose(id).expect("it is allowed");
    port
}

/// Rome may flank and draw, and has so few cards left in deck and reserve.
pub fn short_of_cards(deck: usize, reserve: usize) -> Box<dyn Port> {
    let mut start = eight_a_side("encircling");
    start["sides"][0]["deck"] = json!(vec!["horde"; deck]);
    start["sides"][0]["reserve"] = json!(vec!["horde"; reserve]);
    begun(start, 4)
}

/// Rome may discard a card of its hand before it draws, and has so many cards left to draw.
pub fn short_of_draws(deck: usize) -> Box<dyn Port> {
    let mut start = eight_a_side("discard");
    start["sides"][0]["hand"] = json!(["bloodlust"]);
    start["sides"][0]["known"] = json!([]);
    start["sides"][0]["deck"] = json!(vec!["horde"; deck]);
    start["sides"][0]["reserve"] = json!([]);
    begun(start, 4)
}

/// One Roman unit stands in the melee line, with nobody but the main body before it.
pub fn before_the_main_body() -> Box<dyn Port> {
    let mut start = eight_a_side("attack");
    start["field"] = json!([
        { "cell": "M6", "side": "rome", "unit": "legionaires", "markers": 0, "stance": "upright" }
    ]);
    begun(start, 4)
}

/// Rome has two units with markers that cannot move, and in its hand Cohesion alone.
pub fn with_cohesion(phase: &str) -> Box<dyn Port> {
    let mut start = eight_a_side(phase);
    start["field"] = json!([
        { "cell": "A9", "side": "rome", "unit": "hoplites", "markers": 1, "stance": "turned" },
        { "cell": "M6", "side": "rome", "unit": "legionaires", "markers": 1, "stance": "upright" },
        { "cell": "B6", "side": "carthage", "unit": "phalanx", "markers": 0, "stance": "upright" }
    ]);
    start["sides"][0]["hand"] = json!(["cohesion"]);
    start["sides"][0]["known"] = json!([]);
    begun(start, 4)
}

/// A field without cards.
pub fn empty() -> Box<dyn Port> {
    let mut start = eight_a_side("play");
    start["field"] = json!([]);
    begun(start, 4)
}

/// Every unit lies on the field, in every stance, and every tactic is in Rome's hand.
pub fn every_card() -> Box<dyn Port> {
    let stock = stock();
    let stances = ["upright", "turned", "upright", "flanking-west", "flanking-east"];
    let field = stock.units.iter().enumerate().map(|(k, unit)| {
        let (side, line) = [("rome", "A"), ("carthage", "B")][k % 2];
        let line = if k % 3 == 0 { "M" } else { line };
        // Artillery never flanks and stays in its First Line.
        let stance = if line == "M" { stances[k % 5] } else { stances[k % 2] };
        json!({ "cell": format!("{line}{}", k + 1), "side": side, "unit": unit.id, "stance": stance })
    });
    let mut start = eight_a_side("play");
    start["field"] = field.collect();
    start["sides"][0]["known"] = json!([]);
    start["sides"][0]["hand"] = Tactic::ALL.map(Tactic::word).into_iter().collect();
    begun(start, 6)
}

fn eight_a_side(phase: &str) -> Value {
    let card = |cell: &str, side: &str, unit: &str, markers: u8, stance: &str| {
        json!({
            "cell": cell, "side": side, "unit": unit, "markers": markers, "stance": stance
        })
    };
    let (rome, carthage) = ("rome", "carthage");
    json!({
        "turn": 3, "active": "rome", "phase": phase,
        "field": [
            card("A2", rome, "light-cavalry", 0, "upright"),
            card("M3", rome, "horse-archers", 0, "flanking-east"),
            card("M6", rome, "legionaires", 1, "upright"),
            card("A7", rome, "hoplites", 0, "turned"),
            card("M7", rome, "legionaires", 0, "upright"),
            card("A9", rome, "artillery", 0, "upright"),
            card("M10", rome, "elephants", 0, "upright"),
            card("A13", rome, "light-infantry", 0, "upright"),
            card("M4", carthage, "peltasts", 1, "upright"),
            card("B6", carthage, "phalanx", 2, "upright"),
            card("B7", carthage, "warriors", 0, "upright"),
            card("B9", carthage, "bowmen", 0, "upright"),
            card("M12", carthage, "cataphracts", 0, "flanking-west"),
            card("B13", carthage, "heavy-chariots", 0, "turned"),
            card("B14", carthage, "war-wagon", 0, "upright"),
            card("B15", carthage, "horde", 0, "upright")
        ],
        "sides": [
            {
                "hand": ["hoplites", "javelineers", "heavy-cavalry", "overrun", "treacherous-terrain", "rally", "reserve"],
                "deck": vec!["horde"; 12], "casualties": ["psiloi", "warriors"],
                "known": ["heavy-cavalry"]
            },
            {
                "hand": ["numides", "shields", "auxilia", "difficult-terrain", "slingers", "bloodlust", "cohesion"],
                "deck": vec!["horde"; 12], "known": ["auxilia"]
            }
        ]
    })
}

fn begun(start: Value, wing: u8) -> Box<dyn Port> {
    let mut scenario = super::battles::built_in("acies-tutorial");
    let wing = [("wing_columns".to_owned(), wing.into())].into_iter().collect();
    scenario.set_options(&wing).expect("the option exists");
    let data = scenario.data_mut::<AciesData>().expect("its own part");
    data.begin = Some(serde_json::from_value(start).expect("it is a position"));
    // Its lesson tells of another position.
    scenario.notes = Text::default();
    begin(scenario, 1, Language::ENGLISH).expect("it begins")
}

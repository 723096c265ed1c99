//! Positions of Acies to look at in the window: each is a real game.

use gonfalon::gui::opening::begin;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::Port;
use gonfalon::words::Language;
use serde_json::{Value, json};

/// Eight cards a side, most of them face to face, when a phase of Rome's turn begins.
pub fn field(phase: &str) -> Box<dyn Port> {
    let card = |cell: &str, side: &str, unit: &str, markers: u8, stance: &str| {
        json!({
            "cell": cell, "side": side, "unit": unit, "markers": markers, "stance": stance
        })
    };
    let (rome, carthage) = ("rome", "carthage");
    begun(json!({
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
                "deck": vec!["horde"; 12], "casualties": ["psiloi", "warriors"]
            },
            {
                "hand": ["numides", "shields", "auxilia", "difficult-terrain", "slingers", "bloodlust", "cohesion"],
                "deck": vec!["horde"; 12]
            }
        ]
    }))
}

fn begun(start: Value) -> Box<dyn Port> {
    let scenario = catalogue::find("acies-tutorial").expect("it is built in");
    let mut file = json!(scenario);
    file["acies"]["begin"] = start;
    let scenario: Scenario = serde_json::from_value(file).expect("it is sound");
    begin(scenario, 1, Language::ENGLISH).expect("it begins")
}

//! Real battles in which a test begins: as they are built in, in the middle, or one action before the end.

use gonfalon::gui::opening;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::Port;
use gonfalon::view::ChoiceKind;
use gonfalon::words::Language;
use serde_json::{Value, json};

/// A battle that is built in, without its lesson.
pub fn built_in(id: &str) -> Scenario {
    let scenario = catalogue::find(id).unwrap_or_else(|| panic!("{id} is built in"));
    Scenario { lesson: None, ..scenario }
}

/// A game of a scenario, before its first decision.
pub fn game(scenario: Scenario) -> Box<dyn Port> {
    opening::begin(scenario, 7, Language::ENGLISH).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The steps of a turn in First Clash in which nothing is done: the end of the movement, and three phases in which nothing can
/// be done, which pass by themselves.
pub const IDLE_TURN: usize = 4;

/// Battles of the Medieval World: First Clash, before the Crusaders' first move.
pub fn first_clash() -> Box<dyn Port> {
    game(built_in("first-clash"))
}

/// Acre, a large battle, in its third turn, when the Crusaders move.
pub fn acre() -> Box<dyn Port> {
    game(beginning("acre", json!({"turn": 3, "side": "crusader", "phase": "movement"})))
}

/// A built-in battle that begins in the middle.
fn beginning(id: &str, begin: Value) -> Scenario {
    let mut scenario = built_in(id);
    if let Some(data) = scenario.data_mut::<BmwData>() {
        data.begin = Some(serde_json::from_value(begin).expect("it is a position"));
    } else if let Some(data) = scenario.data_mut::<ArsoufData>() {
        data.begin = Some(serde_json::from_value(begin).expect("it is a position"));
    }
    scenario
}

/// First Clash with the Crusaders in a corner where the Muslims cannot reach them in the first turn; a side begins.
pub fn apart(side: &str) -> Box<dyn Port> {
    let corner = json!({"C1": {"at": "0101"}, "C2": {"at": "0102"}, "C3": {"at": "0103"}});
    let begin = json!({"turn": 1, "side": side, "phase": "movement", "counters": corner});
    game(beginning("first-clash", begin))
}

/// First Clash in the last player turn, with two armies apart: an eliminated unit is all that counts, and the battle is
/// over when nobody else moves.
pub fn last_turn() -> Box<dyn Port> {
    game(beginning(
        "first-clash",
        json!({"turn": 4, "side": "muslim", "phase": "movement", "counters": {"M1": {"off": "eliminated"}}}),
    ))
}

/// The same, over.
pub fn over() -> Box<dyn Port> {
    let mut port = last_turn();
    while port.prompt().over.is_none() {
        let pass = port.choices().iter().find(|choice| choice.kind.passes());
        let id = pass.expect("a phase can be ended").id;
        port.choose(id).expect("it is offered");
    }
    port
}

/// Arsouf after so much play at random that its journal has more than 500 lines.
pub fn long() -> Box<dyn Port> {
    let mut port = game(built_in("arsouf"));
    let mut pick = SeededDice::new(3);
    while port.journal().len() <= 500 {
        assert!(port.prompt().over.is_none(), "it ends too early");
        let choices = port.choices().iter().filter(|choice| choice.kind != ChoiceKind::Concede);
        let ids: Vec<usize> = choices.map(|choice| choice.id).collect();
        port.choose(ids[pick.below(ids.len())]).expect("it is offered");
    }
    port
}

/// The tutorial of Arsouf after the deployment, with pieces where `pieces` says, and as many baggage trains to bring as
/// `baggage` says.
pub fn arsouf(side: &str, phase: &str, pieces: &Value, baggage: u8) -> Box<dyn Port> {
    let begin = json!({"turn": 1, "side": side, "phase": phase, "pieces": pieces});
    let mut scenario = beginning("arsouf-tutorial", begin);
    scenario.data_mut::<ArsoufData>().expect("its own part").goal.baggage = baggage;
    game(scenario)
}

/// First Clash when the Crusaders attack: one of them stands before two Muslims.
pub fn face_to_face() -> Box<dyn Port> {
    let close = json!({"C1": {"at": "0404"}, "C2": {"at": "0503"}, "M1": {"at": "0504"}, "M2": {"at": "0505"}});
    game(beginning(
        "first-clash",
        json!({"turn": 1, "side": "crusader", "phase": "combat", "counters": close}),
    ))
}

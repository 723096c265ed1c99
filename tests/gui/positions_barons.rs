//! Positions of The Barons' War to look at in the window: each is a real game.

use super::actions;
use gonfalon::gui::opening::begin;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::session::Port;
use gonfalon::words::Language;
use serde_json::{Value, json};

/// A battle when the first side shares out its chits: both armies stand as the program sets them up.
fn deployed(id: &str) -> Box<dyn Port> {
    let scenario = super::battles::built_in(id);
    let mut port = begin(scenario, 1, Language::ENGLISH).expect("it begins");
    for _ in 0..2 {
        for kind in ["set-up-automatically", "set-up-done"] {
            let id = actions::find(&*port, kind).expect("it is offered");
            port.choose(id).expect("it is allowed");
        }
    }
    port
}

/// Lewes: the Barons share out 45 points to four Battles.
pub fn sharing() -> Box<dyn Port> {
    deployed("lewes")
}

/// The tutorial: each side shares out 8 points to a single Battle, the Vanguard and the Foraging party.
pub fn sharing_little() -> Box<dyn Port> {
    deployed("barons-tutorial")
}

/// A battle that begins in its midst.
fn amid(id: &str, start: Value) -> Box<dyn Port> {
    let mut scenario = super::battles::built_in(id);
    let data = scenario.data_mut::<BaronsData>().expect("its own part");
    data.begin = Some(serde_json::from_value(start).expect("it is a position"));
    begin(scenario, 1, Language::ENGLISH).expect("it begins")
}

/// Lewes in its third turn: Henry de Montfort's Battle owes a check for its second loss, Segrave's is Shaken.
pub fn displays() -> Box<dyn Port> {
    let gone = json!({"gone": true});
    let counters = json!({
        "L.HDM.IN1": gone, "L.HDM.IN2": gone,
        "L.SEG.IN1": gone, "L.SEG.IN2": gone, "L.SEG.IN3": gone
    });
    amid(
        "lewes",
        json!({
            "turn": 3, "at": "movement", "initiative": "barons", "activations": [1, 1],
            "battle": "L.SIM", "chit": 3, "counters": counters,
            "battles": {"L.HDM": {"pending": [2]}, "L.SEG": {"state": "shaken"}}
        }),
    )
}

/// The Vanguard moves with a chit of 3: the men-at-arms, who are worn, stand on the crossbows.
pub fn moving() -> Box<dyn Port> {
    amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": "movement", "initiative": "barons", "activations": [1, 1],
            "battle": "T.BAR", "chit": 3,
            "counters": {
                "T.BAR.MA1": {"hits": 2},
                "T.BAR.IN1": {"at": "0505", "below": true},
                "T.ROY.IN1": {"hits": 3, "shaken": true}
            },
            "battles": {
                "T.BAR": {"chits": [2, 1]},
                "T.ROY": {"chits": [3, 1]}
            }
        }),
    )
}

/// The horse of the Vanguard before its charge: one spearman stands alone in the open, the others far away.
pub fn charging() -> Box<dyn Port> {
    let gone = json!({"gone": true});
    amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": "movement", "initiative": "barons", "activations": [1, 1],
            "battle": "T.BAR", "chit": 3,
            "counters": {
                "T.BAR.HC1": {"at": "0406"}, "T.ROY.IN1": {"at": "0806"},
                "T.ROY.HC1": gone, "T.ROY.MA1": gone
            }
        }),
    )
}

/// The bid for the next turn, which the Barons open.
pub fn bidding() -> Box<dyn Port> {
    amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": "initiative", "initiative": "royalists", "activations": [1, 1],
            "battles": {"T.BAR": {"chits": [3, 1]}, "T.ROY": {"chits": [3, 1]}}
        }),
    )
}

/// The men-at-arms have come into the sight of the Poitevin horse, who threw a 7 against 3 and must charge.
pub fn interrupted() -> Box<dyn Port> {
    let mut port = amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": "movement", "initiative": "barons", "activations": [1, 1],
            "battle": "T.BAR", "chit": 3,
            "counters": {"T.BAR.MA1": {"at": "0704"}}
        }),
    );
    let pick = json!({"type": "pick", "unit": "T.BAR.MA1", "stack": false, "leader": false});
    port.play(&pick, None).expect("it is allowed");
    let step = json!({"type": "step", "hex": "0804"});
    port.play(&step, Some(&[7])).expect("it is allowed");
    port
}

/// The Royalists may turn before the Vanguard, which has moved up, shoots and fights.
pub fn adjusting() -> Box<dyn Port> {
    near_each_other("adjustment")
}

/// The crossbows of the Vanguard may shoot at those who stand before them.
pub fn shooting() -> Box<dyn Port> {
    near_each_other("offensive-fire")
}

fn near_each_other(at: &str) -> Box<dyn Port> {
    amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": at, "initiative": "barons", "activations": [1, 1],
            "battle": "T.BAR", "chit": 3,
            "counters": {"T.BAR.IN1": {"at": "0705"}, "T.ROY.IN1": {"at": "0905"}}
        }),
    )
}

/// Melee: the leader and his knights at the flank of the Foragers.
pub fn melee() -> Box<dyn Port> {
    amid(
        "barons-tutorial",
        json!({
            "turn": 3, "at": "melee", "initiative": "barons", "activations": [1, 1],
            "battle": "T.BAR", "chit": 3,
            "counters": {
                "T.BAR.HC1": {"at": "1007", "facing": 0},
                "T.BAR.L": {"at": "1007"}
            }
        }),
    )
}

/// Melee: three stacks of the Vanguard around the Foragers' men-at-arms, each facing them.
pub fn surrounding() -> Box<dyn Port> {
    let gone = json!({"gone": true});
    let far = json!({"at": "0101"});
    // Which way each must face follows from who can attack alone.
    let begins = |facings: [u8; 3]| {
        amid(
            "barons-tutorial",
            json!({
                "turn": 3, "at": "melee", "initiative": "barons", "activations": [1, 1],
                "battle": "T.BAR", "chit": 4,
                "counters": {
                    "T.ROY.MA1": {"at": "0705"}, "T.ROY.HC1": gone, "T.ROY.IN1": gone,
                    "T.ROY.IN2": gone, "T.ROY.IN3": gone,
                    "T.BAR.IN1": {"at": "0704", "facing": facings[0]},
                    "T.BAR.IN2": {"at": "0706", "facing": facings[1]},
                    "T.BAR.MA1": {"at": "0604", "facing": facings[2]},
                    "T.BAR.HC1": far, "T.BAR.HC2": {"at": "0201"}
                }
            }),
        )
    };
    let attacks = |port: &dyn Port, from: &str| {
        let alone = |action: &Value| action["from"] == json!([from]);
        actions::offered(port).iter().any(alone)
    };
    let facing = |k: usize, from: &str| {
        let faces = |f: &u8| {
            let mut facings = [0; 3];
            facings[k] = *f;
            attacks(&*begins(facings), from)
        };
        (0..6).find(faces).expect("it can face them")
    };
    begins([facing(0, "0704"), facing(1, "0706"), facing(2, "0604")])
}

/// A spearman has stepped into the hex of another who faces elsewhere.
pub fn unlike() -> Box<dyn Port> {
    for (stands, moves) in (0..36).map(|k| (k / 6, k % 6)) {
        let mut port = amid(
            "barons-tutorial",
            json!({
                "turn": 3, "at": "movement", "initiative": "barons", "activations": [1, 1],
                "battle": "T.BAR", "chit": 3,
                "counters": {
                    "T.BAR.IN1": {"at": "0304", "facing": stands},
                    "T.BAR.IN2": {"at": "0303", "facing": moves}
                }
            }),
        );
        let pick = json!({"type": "pick", "unit": "T.BAR.IN2", "stack": false, "leader": false});
        port.play(&pick, None).expect("it is allowed");
        let step = json!({"type": "step", "hex": "0304"});
        if port.play(&step, None).is_ok() && stands != moves {
            return port;
        }
    }
    panic!("it can step there from some facing")
}

/// The Foragers' men-at-arms have left so many comrades behind that their Battle checks at the end of the turn; each game throws
/// other dice.
pub fn wavering(seed: u64) -> Box<dyn Port> {
    let mut scenario = super::battles::built_in("barons-tutorial");
    let gone = json!({"gone": true});
    let start = json!({
        "turn": 3, "at": "melee", "initiative": "barons", "activations": [1, 1],
        "battle": "T.BAR", "chit": 3,
        "counters": {"T.ROY.HC1": gone, "T.ROY.IN1": gone},
        "battles": {"T.ROY": {"pending": [2]}}
    });
    let data = scenario.data_mut::<BaronsData>().expect("its own part");
    data.begin = Some(serde_json::from_value(start).expect("it is a position"));
    begin(scenario, seed, Language::ENGLISH).expect("it begins")
}

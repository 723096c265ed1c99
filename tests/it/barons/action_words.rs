//! Actions of The Barons' War in words, the same in tests and in worked examples: a word and its fields, such as `pick SIM.MA1
//! stack`, `step 0605 against 0705`, `attack 0605 from 0505 0504`, or a word alone, such as `withdraw`.

use serde_json::{Map, Value};

/// The fields of each action in order: `unit` is the next word, `#facing` a number, `?stack` true if that word is there,
/// `=against` the word after that word, `*from` all words after that word. Actions that are not listed have no fields.
const FIELDS: &[(&str, &str)] = &[
    ("pick", "unit ?stack ?leader"),
    ("step", "hex =against"),
    ("march", "hex =against"),
    ("face", "unit #facing"),
    ("finish", "?below"),
    ("swap", "unit"),
    ("charge", "target hex #facing"),
    ("continue-charge", "unit"),
    ("enter", "hex #facing"),
    ("fire", "unit target"),
    ("attack", "target *from"),
    ("reply", "hex"),
    ("retreat", "unit hex"),
    ("advance", "unit ?stack ?leader"),
    ("evade", "unit"),
    ("bid", "battle #chit"),
    ("place-chit", "battle #chit"),
    ("take-chit", "battle #chit"),
    ("place", "unit hex"),
    ("take-up", "unit"),
    ("designate", "battle"),
    ("react", "battle"),
    ("displace", "unit hex"),
];

/// An action in words, in the protocol's writing; what is in that writing already stays as it is.
pub fn told(action: impl Into<Value>) -> Value {
    match action.into() {
        Value::String(line) if line.starts_with('{') => {
            serde_json::from_str(&line).expect("an action in JSON")
        }
        Value::String(line) => read(&line),
        action => action,
    }
}

fn read(line: &str) -> Value {
    let mut words = line.split_whitespace();
    let kind = words.next().expect("a word");
    let mut rest: Vec<&str> = words.collect();
    let mut action = Map::new();
    action.insert("type".to_owned(), kind.into());
    let fields = FIELDS.iter().find(|(word, _)| *word == kind).map_or("", |(_, fields)| fields);
    for field in fields.split_whitespace() {
        let (sign, name) = field.split_at(usize::from(!field.as_bytes()[0].is_ascii_lowercase()));
        let place = rest.iter().position(|word| *word == name);
        let value: Option<Value> = match sign {
            "?" => Some(place.map(|place| rest.remove(place)).is_some().into()),
            "=" => place.map(|place| {
                rest.remove(place);
                rest.remove(place).into()
            }),
            "*" => {
                let place = place.unwrap_or_else(|| panic!("{line}: no {name}"));
                let list = rest.split_off(place);
                Some(list[1..].into())
            }
            _ => {
                assert!(!rest.is_empty(), "{line}: no {name}");
                let word = rest.remove(0);
                let number = || word.parse::<u8>().unwrap_or_else(|_| panic!("{line}: {word}"));
                Some(if sign == "#" { number().into() } else { word.into() })
            }
        };
        action.extend(value.map(|value| (name.to_owned(), value)));
    }
    assert!(rest.is_empty(), "{line}: what is {rest:?}?");
    action.into()
}

/// Begin the move of a unit or leader alone.
pub fn pick(unit: &str) -> Value {
    told(format!("pick {unit}"))
}

/// Begin the move of a stack.
pub fn pick_stack(unit: &str) -> Value {
    told(format!("pick {unit} stack"))
}

/// Begin the move of a unit with its leader.
pub fn pick_led(unit: &str) -> Value {
    told(format!("pick {unit} leader"))
}

/// Step into a hex.
pub fn step(hex: &str) -> Value {
    told(format!("step {hex}"))
}

/// Step into a hex; this enemy hex counts as the new attack.
pub fn step_against(hex: &str, against: &str) -> Value {
    told(format!("step {hex} against {against}"))
}

/// Go to a hex.
pub fn march(hex: &str) -> Value {
    told(format!("march {hex}"))
}

/// Turn a unit.
pub fn face(unit: &str, facing: u8) -> Value {
    told(format!("face {unit} {facing}"))
}

/// End a move.
pub fn finish() -> Value {
    told("finish")
}

/// End a move below the other unit of the hex.
pub fn finish_below() -> Value {
    told("finish below")
}

/// Bring a unit of a stack to the top.
pub fn swap(unit: &str) -> Value {
    told(format!("swap {unit}"))
}

/// Charge.
pub fn charge(target: &str, hex: &str, facing: u8) -> Value {
    told(format!("charge {target} {hex} {facing}"))
}

/// Go on charging.
pub fn go_on(unit: &str) -> Value {
    told(format!("continue-charge {unit}"))
}

/// Enter the map.
pub fn enter(hex: &str, facing: u8) -> Value {
    told(format!("enter {hex} {facing}"))
}

/// Shoot.
pub fn fire(unit: &str, target: &str) -> Value {
    told(format!("fire {unit} {target}"))
}

/// Attack a hex from others.
pub fn attack(target: &str, from: &str) -> Value {
    told(format!("attack {target} from {from}"))
}

/// Roll against a hex.
pub fn reply(hex: &str) -> Value {
    told(format!("reply {hex}"))
}

/// Retreat a step.
pub fn retreat(unit: &str, hex: &str) -> Value {
    told(format!("retreat {unit} {hex}"))
}

/// Advance alone.
pub fn advance(unit: &str) -> Value {
    told(format!("advance {unit}"))
}

/// Advance as a stack.
pub fn advance_stack(unit: &str) -> Value {
    told(format!("advance {unit} stack"))
}

/// Avoid combat.
pub fn evade(unit: &str) -> Value {
    told(format!("evade {unit}"))
}

/// Bid a chit of a Battle.
pub fn bid(battle: &str, chit: u8) -> Value {
    told(format!("bid {battle} {chit}"))
}

/// Put a chit on a track.
pub fn place_chit(battle: &str, chit: u8) -> Value {
    told(format!("place-chit {battle} {chit}"))
}

/// Take a chit off a track.
pub fn take_chit(battle: &str, chit: u8) -> Value {
    told(format!("take-chit {battle} {chit}"))
}

/// Set a counter up.
pub fn place(unit: &str, hex: &str) -> Value {
    told(format!("place {unit} {hex}"))
}

/// Take a counter up again.
pub fn take_up(unit: &str) -> Value {
    told(format!("take-up {unit}"))
}

/// Name the Battle that Edward's must attack.
pub fn designate(battle: &str) -> Value {
    told(format!("designate {battle}"))
}

/// Move a Battle with 0 command.
pub fn react(battle: &str) -> Value {
    told(format!("react {battle}"))
}

/// A leader makes room.
pub fn displace(unit: &str, hex: &str) -> Value {
    told(format!("displace {unit} {hex}"))
}

/// End the movement segment.
pub fn end_movement() -> Value {
    told("end-movement")
}

/// End the adjustment.
pub fn end_adjustment() -> Value {
    told("end-adjustment")
}

/// End a fire segment.
pub fn end_fire() -> Value {
    told("end-fire")
}

/// End the melee segment.
pub fn end_melee() -> Value {
    told("end-melee")
}

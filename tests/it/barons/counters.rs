//! Counters of The Barons' War in words: `SIM.HC1 0505 f1 hits2 shaken` is a counter of the built-in battle, `A1 Inf 5/7 0606 f3
//! hits2` one whose values the line prints.
//!
//! States: a hex, `f3` (the facing, from 0, north by north-east, clockwise to 5), `hits2`, `shaken`, `below`, `gone`, `waits`, `wounded`,
//! `charges0604`. Printed values: the class (`Inf`, `MaA`, `HC`, `leader`), strength and morale (`5/7`), `back3/5`, `ma6`, `fire3` (the
//! range), `react10`; of leaders `bonus1`, `span4`, `rank2`, `ma9`. The Battle of such a counter is the first letter of its id.

use gonfalon::scenario::Text;
use gonfalon::scenario::barons::begin::CounterBegin;
use gonfalon::scenario::barons::{Class, LeaderData, UnitData};

/// What a line prints.
pub enum Printed {
    /// Nothing: the counter is that of the built-in battle.
    Nothing,
    /// A unit.
    Unit(UnitData),
    /// A leader.
    Leader(LeaderData),
}

/// A counter in its state.
pub struct Counter {
    /// Its id, as the line has it.
    pub id: String,
    /// Its values.
    pub printed: Printed,
    /// Its state.
    pub begin: CounterBegin,
}

/// The lines of a text: commas and semicolons part them too.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '\n']).map(str::trim).filter(|line| !line.is_empty())
}

/// The hex and the facing in the words of a unit, if it stands on the map.
pub fn stance(words: &str) -> Option<(&str, u8)> {
    let mut words = words.split(' ');
    let hex = words.find(|word| word.len() == 4 && word.bytes().all(|b| b.is_ascii_digit()))?;
    let facing = words.find_map(|word| number(word, "f"));
    Some((hex, facing.expect("a unit faces somewhere")))
}

/// A text of one language.
pub fn text(en: &str) -> Text {
    Text::from(en)
}

fn pair(words: &str) -> (u8, u8) {
    let (one, other) = words.split_once('/').expect("two numbers");
    (one.parse().expect("a number"), other.parse().expect("a number"))
}

fn number(word: &str, name: &str) -> Option<u8> {
    word.strip_prefix(name)?.parse().ok()
}

fn unit(id: &str, class: &str, values: &str) -> UnitData {
    let (class, ma, reaction) = match class {
        "Inf" => (Class::Inf, 6, None),
        "MaA" => (Class::MaA, 6, None),
        _ => (Class::Horse, 9, Some(10)),
    };
    let front = pair(values);
    UnitData {
        figure: None,
        id: id.to_owned(),
        name: text(id),
        battle: id[..1].to_owned(),
        class,
        front,
        back: (front.0.saturating_sub(2), front.1.saturating_sub(2)),
        ma,
        range: 0,
        reaction,
        setup: None,
        facing: 0,
        arms: None,
        source: None,
    }
}

fn leader(id: &str) -> LeaderData {
    LeaderData {
        id: id.to_owned(),
        name: text(id),
        battle: id[..1].to_owned(),
        bonus: 0,
        span: 30,
        ma: 9,
        leadership: 2,
        overall: matches!(&id[..1], "A" | "B"),
        setup: None,
        arms: None,
        source: None,
    }
}

impl Counter {
    /// The counter of a line.
    pub fn read(line: &str) -> Counter {
        let mut words = line.split_whitespace().peekable();
        let id = words.next().expect("an id").to_owned();
        let printed = match words.peek() {
            Some(&class) if ["Inf", "MaA", "HC"].contains(&class) => {
                words.next();
                Printed::Unit(unit(&id, class, words.next().expect("strength and morale")))
            }
            Some(&"leader") => {
                words.next();
                Printed::Leader(leader(&id))
            }
            _ => Printed::Nothing,
        };
        let mut counter = Counter { id, printed, begin: CounterBegin::default() };
        for word in words {
            let known = counter.state(word) || counter.value(word).is_some();
            assert!(known, "what is {word} in {line}?");
        }
        counter
    }

    /// Whether the word is a state, which is set.
    fn state(&mut self, word: &str) -> bool {
        let begin = &mut self.begin;
        match word {
            "shaken" => begin.shaken = true,
            "below" => begin.below = true,
            "wounded" => begin.wounded = true,
            "gone" => begin.gone = true,
            "waits" => begin.waits = true,
            _ => {
                if let Some(n) = number(word, "hits") {
                    begin.hits = n;
                } else if let Some(hex) = word.strip_prefix("charges") {
                    begin.charges = Some(hex.to_owned());
                } else if let Some(facing) = number(word, "f") {
                    begin.facing = Some(facing);
                } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
                    begin.at = Some(word.to_owned());
                } else {
                    return false;
                }
            }
        }
        true
    }

    /// Sets a printed value, if the word is one.
    fn value(&mut self, word: &str) -> Option<()> {
        match &mut self.printed {
            Printed::Nothing => return None,
            Printed::Unit(unit) => {
                if let Some(back) = word.strip_prefix("back") {
                    unit.back = pair(back);
                } else if let Some(n) = number(word, "fire") {
                    unit.range = n;
                } else if let Some(n) = number(word, "react") {
                    unit.reaction = Some(n);
                } else {
                    unit.ma = number(word, "ma")?;
                }
            }
            Printed::Leader(leader) => {
                if let Some(n) = number(word, "bonus") {
                    leader.bonus = n;
                } else if let Some(n) = number(word, "span") {
                    leader.span = n;
                } else if let Some(n) = number(word, "rank") {
                    leader.leadership = n;
                } else {
                    leader.ma = number(word, "ma")?;
                }
            }
        }
        Some(())
    }
}

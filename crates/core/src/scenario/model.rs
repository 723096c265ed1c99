//! The parts of a scenario file that all systems share.

use super::acies::AciesData;
use super::acies::deck::DeckRef;
use super::arms_data::ArmsData;
use super::arsouf::ArsoufData;
use super::barons::BaronsData;
use super::bmw::BmwData;
use super::lesson::Lesson;
use super::map_file::MapFile;
use super::option_set::OptionSet;
use super::provenance::Provenance;
use super::text::Text;
use super::texts::{Texts, inside, texts};
use super::waiver::Waiver;
use crate::kernel::System;
use crate::phrase;
use crate::words::Phrase;
use crate::words::{Language, Translation};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Declares a scenario: the fields that every system has, and the systems' parts. A file has one part, under the word of its
/// system; so the systems stand side by side where files are read, and one of them is there afterwards.
macro_rules! scenario {
    (
        $(#[$meta:meta])*
        pub struct Scenario { $($(#[$field_meta:meta])* pub $field:ident: $kind:ty,)+ }
        parts { $($(#[$part_meta:meta])* $system:ident = $tag:ident: $data:ty,)+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(try_from = "Written")]
        pub struct Scenario {
            $($(#[$field_meta])* pub $field: $kind,)+
            /// What the rule system adds; it says which system that is.
            #[serde(flatten)]
            pub part: Part,
        }

        /// What one rule system adds to a scenario.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Part { $($(#[$part_meta])* $system($data)),+ }

        // As files have it.
        #[derive(Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        #[schemars(rename = "Scenario", extend("oneOf" = [$({ "required": [stringify!($tag)] }),+]))]
        struct Written {
            $($(#[$field_meta])* $field: $kind,)+
            $($(#[$part_meta])* $tag: Option<$data>,)+
        }

        impl JsonSchema for Scenario {
            fn schema_name() -> Cow<'static, str> {
                Written::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                Written::json_schema(generator)
            }
        }

        impl TryFrom<Written> for Scenario {
            type Error = String;

            fn try_from(written: Written) -> Result<Scenario, String> {
                let mut parts = Vec::new();
                $(parts.extend(written.$tag.map(Part::$system));)+
                let [part] = <[Part; 1]>::try_from(parts).map_err(|parts| {
                    let there: Vec<_> = parts.iter().map(Part::system).collect();
                    Part::not_one(&there).told(Language::ENGLISH)
                })?;
                Ok(Scenario { $($field: written.$field,)+ part })
            }
        }

        impl Part {
            /// The rule system.
            #[must_use]
            pub fn system(&self) -> System {
                match self { $(Part::$system(_) => System::$system),+ }
            }

            fn options(&self) -> Vec<(String, String)> {
                match self { $(Part::$system(data) => data.options.entries()),+ }
            }

            fn set_options(&mut self, changes: &Map<String, Value>) -> Result<(), String> {
                match self { $(Part::$system(data) => data.options = data.options.with(changes)?),+ }
                Ok(())
            }

            fn forget_position(&mut self) {
                match self { $(Part::$system(data) => data.begin = None),+ }
            }
        }

        impl Texts for Part {
            fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
                match self {
                    $(Part::$system(data) => data.texts(&inside(at, stringify!($tag)), visit)),+
                }
            }
        }

        $(impl PartData for $data {
            fn of(part: &Part) -> Option<&$data> {
                match part {
                    Part::$system(data) => Some(data),
                    _ => None,
                }
            }

            fn of_mut(part: &mut Part) -> Option<&mut $data> {
                match part {
                    Part::$system(data) => Some(data),
                    _ => None,
                }
            }
        })+
    };
}

scenario! {
    /// A scenario: everything a battle consists of before the first die is thrown.
    pub struct Scenario {
        /// The file format's version: 2.
        pub format: u32,
        /// A short unique word: lower-case letters, digits and hyphens.
        pub id: String,
        /// The language that the texts of the file are written in, by its tag, such as `en`.
        #[serde(default = "english", skip_serializing_if = "is_english")]
        pub language: String,
        /// The battle's name.
        pub title: Text,
        /// A line below the name.
        #[serde(default)]
        pub subtitle: Text,
        /// What happened in history, in a paragraph or two (Markdown).
        #[serde(default)]
        pub history: Text,
        /// Hints for players (Markdown).
        #[serde(default)]
        pub notes: Text,
        /// Facts for the start screen.
        #[serde(default)]
        pub facts: Facts,
        /// Where the components come from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub source: Option<Provenance>,
        /// The two sides, in the order in which they are listed and set up.
        pub sides: [SideData; 2],
        /// The map, for systems that have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub map: Option<MapFile>,
        /// What somebody learns by playing it, step by step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub lesson: Option<Lesson>,
        /// Faults and warnings that the author wants: they are not reported.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub waive: Vec<Waiver>,
        /// Translations of its texts, by language and place: an author's own, which go with the file.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        pub translations: BTreeMap<String, BTreeMap<String, Translation>>,
    }

    parts {
        /// What Battles of the Medieval World adds.
        Bmw = bmw: BmwData,
        /// What Arsouf adds.
        Arsouf = arsouf: ArsoufData,
        /// What The Barons' War adds.
        Barons = barons: BaronsData,
        /// What Acies adds.
        Acies = acies: AciesData,
    }
}

texts! {
    Scenario { title, subtitle, history, notes, facts, source, sides, map, lesson, ..part }
    Facts { date }
    SideData[id] { name, arms }
}

/// The language of files that do not say theirs.
fn english() -> String {
    Language::ENGLISH.tag().to_owned()
}

fn is_english(tag: &str) -> bool {
    tag == Language::ENGLISH.tag()
}

/// What a system adds to a scenario, as its own rules read it.
pub trait PartData: Sized {
    /// These data, if the part is of this kind.
    fn of(part: &Part) -> Option<&Self>;

    /// The same, to be changed.
    fn of_mut(part: &mut Part) -> Option<&mut Self>;
}

impl Part {
    /// Why these are not the one part that a scenario has.
    pub(super) fn not_one(systems: &[System]) -> Phrase {
        let quoted = |systems: &[System]| -> Vec<String> {
            systems.iter().map(|system| format!("\"{}\"", system.tag())).collect()
        };
        if systems.is_empty() {
            let all = quoted(&System::ALL).join(", ");
            phrase!("fault-a-scenario-has-the-part", list = all)
        } else {
            let there = quoted(systems).join(" and ");
            phrase!("fault-a-scenario-has-one-part", list = there)
        }
    }
}

impl Scenario {
    /// The rule system.
    #[must_use]
    pub fn system(&self) -> System {
        self.part.system()
    }

    /// Whether another one is the same battle, whatever is told about it.
    #[must_use]
    pub fn is_fought_like(&self, other: &Scenario) -> bool {
        self.sides == other.sides && self.map == other.map && self.part == other.part
    }

    /// What stands below the title of a battle: what it is about, and its date if that is not said yet.
    #[must_use]
    pub fn below_title(&self, language: Language) -> Vec<&str> {
        let (line, date) = (self.subtitle.get(language), self.facts.date.get(language));
        let date = if line.contains(date) { "" } else { date };
        [line, date].into_iter().filter(|text| !text.is_empty()).collect()
    }

    /// What a system adds, if the scenario is for that system.
    #[must_use]
    pub fn data<T: PartData>(&self) -> Option<&T> {
        T::of(&self.part)
    }

    /// The same, to be changed.
    pub fn data_mut<T: PartData>(&mut self) -> Option<&mut T> {
        T::of_mut(&mut self.part)
    }

    /// The language that its texts are written in: English if the program does not know the one that the file names.
    #[must_use]
    pub fn written_in(&self) -> Language {
        Language::with_tag(&self.language).unwrap_or(Language::ENGLISH)
    }

    /// The same with its texts in every language that has translations of them.
    #[must_use]
    pub fn translated(mut self) -> Scenario {
        let data = self.data_mut::<AciesData>();
        for deck in data.into_iter().flat_map(|data| data.decks.iter_mut().flatten()) {
            if let DeckRef::Whole(deck) = deck {
                deck.translate(&format!("decks/{}", deck.deck));
            }
        }
        let written = self.written_in();
        self.texts("", &mut |_, text| text.write_in(written));
        self.translate(&format!("scenarios/{}", self.id));
        let own = std::mem::take(&mut self.translations);
        for (tag, overlay) in &own {
            // What is written there needs no translation.
            let language = Language::with_tag(tag).filter(|language| *language != written);
            let Some(language) = language else { continue };
            self.texts("", &mut |at, text| {
                if let Some(translation) = overlay.get(at) {
                    text.translate(language, translation.clone());
                }
            });
        }
        self.translations = own;
        self
    }

    /// The same scenario with everything written out that it only names.
    #[must_use]
    pub fn written_out(&self) -> Scenario {
        let mut whole = self.clone();
        if let Some(data) = whole.data_mut::<AciesData>() {
            *data = data.written_out();
        }
        whole
    }

    /// The same scenario from its first turn on: a position in which it begins may say what one side alone knows.
    #[must_use]
    pub fn without_position(&self) -> Scenario {
        let mut open = self.clone();
        open.part.forget_position();
        open
    }

    /// Whether a fault or warning of this name is not reported.
    #[must_use]
    pub fn waives(&self, name: &str) -> bool {
        self.waive.iter().any(|waiver| waiver.fault == name)
    }

    /// The optional rulings with their values, in the order of their names.
    #[must_use]
    pub fn options(&self) -> Vec<(String, String)> {
        self.part.options()
    }

    /// Sets optional rulings.
    ///
    /// # Errors
    /// A sentence, without its full stop, that names the unknown option or value; nothing has changed then.
    pub fn set_options(&mut self, changes: &Map<String, Value>) -> Result<(), String> {
        self.part.set_options(changes)
    }
}

/// Reads a scenario inside another file, with its translations.
///
/// # Errors
/// What the reader says.
pub fn read_translated<'de, D: Deserializer<'de>>(reader: D) -> Result<Scenario, D::Error> {
    Scenario::deserialize(reader).map(Scenario::translated)
}

/// Facts for the start screen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The year of the battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<i32>,
    /// The date in words.
    #[serde(default)]
    pub date: Text,
    /// The usual length in minutes: shortest and longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<(u32, u32)>,
    /// How much there is to know.
    #[serde(default)]
    pub complexity: Complexity,
    /// Whether it is meant for learning the game.
    #[serde(default)]
    pub tutorial: bool,
}

/// How much there is to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Complexity {
    /// A few minutes to learn.
    #[default]
    Low,
    /// An evening to learn.
    Medium,
    /// More than an evening.
    High,
}

/// One of the two sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideData {
    /// A short word, such as `crusader`.
    pub id: String,
    /// The side's name.
    pub name: Text,
    /// How its counters look.
    pub livery: Livery,
    /// Its arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
}

/// The colour family and pattern of a side's counters: told apart without colour too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Livery {
    /// Red with an upright bar.
    Red,
    /// Green with a slanting bar.
    Green,
    /// Blue with a level bar.
    Blue,
    /// Ochre with a chevron.
    Ochre,
}

//! The parts of a scenario file that all systems share.

use super::acies::AciesData;
use super::arsouf::ArsoufData;
use super::barons::BaronsData;
use super::bmw::BmwData;
use super::map_file::MapFile;
use super::option_set::OptionSet;
use super::provenance::Provenance;
use super::text::Text;
use crate::kernel::System;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The format this program writes and the newest it reads.
pub const FORMAT: u32 = 1;

/// A scenario: everything a battle consists of before the first die is thrown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The file format's version: 1.
    pub format: u32,
    /// The rule system.
    pub system: System,
    /// A short unique word: lower-case letters, digits and hyphens.
    pub id: String,
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
    /// What Battles of the Medieval World adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bmw: Option<BmwData>,
    /// What Arsouf adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arsouf: Option<ArsoufData>,
    /// What The Barons' War adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub barons: Option<BaronsData>,
    /// What Acies adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acies: Option<AciesData>,
    /// Names of faults that the author wants: they are not reported.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waive: Vec<String>,
}

impl Scenario {
    /// The same scenario with everything written out that it only names.
    #[must_use]
    pub fn written_out(&self) -> Scenario {
        Scenario { acies: self.acies.as_ref().map(AciesData::written_out), ..self.clone() }
    }

    /// The same scenario from its first turn on: a position in which it begins may say what one side alone knows.
    #[must_use]
    pub fn without_position(&self) -> Scenario {
        let mut open = self.clone();
        open.bmw.iter_mut().for_each(|data| data.begin = None);
        open.arsouf.iter_mut().for_each(|data| data.begin = None);
        open.barons.iter_mut().for_each(|data| data.begin = None);
        open.acies.iter_mut().for_each(|data| data.begin = None);
        open
    }
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

impl Scenario {
    /// The optional rulings with their values, in the order of their names.
    #[must_use]
    pub fn options(&self) -> Vec<(String, String)> {
        if let Some(data) = &self.bmw {
            data.options.entries()
        } else if let Some(data) = &self.arsouf {
            data.options.entries()
        } else if let Some(data) = &self.barons {
            data.options.entries()
        } else if let Some(data) = &self.acies {
            data.options.entries()
        } else {
            Vec::new()
        }
    }

    /// Sets optional rulings.
    ///
    /// # Errors
    /// A sentence, without its full stop, that names the unknown option or value; nothing has changed then.
    pub fn set_options(&mut self, changes: &Map<String, Value>) -> Result<(), String> {
        if let Some(data) = &mut self.bmw {
            data.options = data.options.with(changes)?;
        } else if let Some(data) = &mut self.arsouf {
            data.options = data.options.with(changes)?;
        } else if let Some(data) = &mut self.barons {
            data.options = data.options.with(changes)?;
        } else if let Some(data) = &mut self.acies {
            data.options = data.options.with(changes)?;
        } else if !changes.is_empty() {
            return Err("this scenario has no optional rulings".to_owned());
        }
        Ok(())
    }
}

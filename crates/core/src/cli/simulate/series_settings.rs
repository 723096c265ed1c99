//! What is the same for every game of a series: the first line of its file.

use crate::kernel::{Both, System};
use crate::scenario::Scenario;
use crate::session::hashes::hash_of;
use crate::simulation::Player;
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The format of the files.
const FORMAT: u8 = 1;

/// What is the same for every game of a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesSettings {
    /// The format of the file.
    pub series: u8,
    /// The version of the program.
    pub program: String,
    /// The id of the battle.
    pub scenario: String,
    /// Whose rules it follows.
    pub system: System,
    /// A hash of everything that the battle says, options included.
    pub content: String,
    /// The sides.
    pub sides: [SideNames; 2],
    /// The optional rulings.
    pub options: BTreeMap<String, String>,
    /// Who plays each side.
    pub players: Both<Player>,
    /// The seed of game 0; the others follow it.
    pub seed: u64,
    /// A game with more actions is unfinished.
    pub longest: u64,
    /// Whether the luck of the dice is reckoned.
    pub luck: bool,
}

/// A side's id and name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideNames {
    /// Its id in the scenario.
    pub id: String,
    /// Its name in English, or in the only language that it has.
    pub name: String,
}

impl SeriesSettings {
    /// The settings of games of a battle.
    #[must_use]
    pub fn new(
        scenario: &Scenario,
        players: Both<Player>,
        seed: u64,
        longest: u64,
        luck: bool,
    ) -> SeriesSettings {
        let sides = scenario.sides.each_ref().map(|side| SideNames {
            id: side.id.clone(),
            name: side.name.get(Language::ENGLISH).to_owned(),
        });
        SeriesSettings {
            series: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            scenario: scenario.id.clone(),
            system: scenario.system(),
            content: hash_of(&scenario.written_out()),
            sides,
            options: scenario.options().into_iter().collect(),
            players,
            seed,
            longest,
            luck,
        }
    }

    /// Whether a first line is of a format that this program reads.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.series == FORMAT
    }

    /// What is not the same in other settings: what it is, what it is here, and what there.
    #[must_use]
    pub fn differences(&self, other: &SeriesSettings) -> Vec<(String, String, String)> {
        let mut found = Vec::new();
        let mut compare = |what: &str, own: String, theirs: String| {
            if own != theirs {
                found.push((what.to_owned(), own, theirs));
            }
        };
        compare("program", self.program.clone(), other.program.clone());
        compare("scenario", self.scenario.clone(), other.scenario.clone());
        let names: BTreeSet<&String> = self.options.keys().chain(other.options.keys()).collect();
        for name in names {
            let value = |options: &BTreeMap<String, String>| {
                options.get(name).map_or("nothing", String::as_str).to_owned()
            };
            compare(&format!("option {name}"), value(&self.options), value(&other.options));
        }
        for (k, player) in self.players.0.iter().enumerate() {
            let what = format!("player of {}", self.sides[k].id);
            compare(&what, player.to_string(), other.players.0[k].to_string());
        }
        compare("seed", self.seed.to_string(), other.seed.to_string());
        compare("longest", self.longest.to_string(), other.longest.to_string());
        compare("luck", self.luck.to_string(), other.luck.to_string());
        if found.is_empty() && self != other {
            let (own, theirs) = (self.content.clone(), other.content.clone());
            found.push(("content of the scenario".to_owned(), own, theirs));
        }
        found
    }

    /// A clause about the first difference: "the seed is 2 there, and 1 here".
    #[must_use]
    pub fn first_difference(&self, there: &SeriesSettings) -> Option<String> {
        let (what, own, theirs) = self.differences(there).into_iter().next()?;
        Some(format!("the {what} is {theirs} there, and {own} here"))
    }
}

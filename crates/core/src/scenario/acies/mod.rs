//! What a scenario of Acies adds: cards, decks, army lists, options, and where the game begins.

pub mod begin;
pub mod deck;
pub mod options;

use super::text::Text;
use super::texts::Texts;
use crate::kernel::System;
use crate::scenario::texts::texts;
use crate::view::Emblem;
use begin::BeginData;
use deck::DeckRef;
use options::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most kinds of units a game can have.
pub const MOST_UNITS: usize = 64;
/// The most cards a deck can have.
pub const MOST_CARDS: usize = 250;

/// What Acies adds to a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AciesData {
    /// How decks are made, which the budget depends on.
    #[serde(default)]
    pub building: Building,
    /// The decks of both sides, in the order of the sides: the id of a built-in deck, or a whole deck. A game that
    /// begins in mid-battle may do without: its armies are the cards that are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<[DeckRef; 2]>,
    /// Kinds of units besides those of the game, or in place of those with the same id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<UnitData>,
    /// Army lists besides those of the game, or in place of those with the same id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<ArmyList>,
    /// The optional rulings.
    #[serde(default)]
    pub options: Options,
    /// Set if the game begins in mid-battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<BeginData>,
}

impl AciesData {
    /// The same with everything written out that it only names: the built-in decks, and the units and army lists of
    /// the game.
    #[must_use]
    pub fn written_out(&self) -> AciesData {
        let mut data = self.clone();
        for deck in data.decks.iter_mut().flatten() {
            if let Some(whole) = deck.resolve().cloned() {
                *deck = DeckRef::Whole(Box::new(whole));
            }
        }
        let own = |id: &str| self.units.iter().any(|unit| unit.id == id);
        data.units.extend(stock().units.iter().filter(|unit| !own(&unit.id)).cloned());
        let own = |id: &str| self.lists.iter().any(|list| list.id == id);
        data.lists.extend(stock().lists.iter().filter(|list| !own(&list.id)).cloned());
        data
    }
}

/// How decks are made (ACIES 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Building {
    /// Both decks have every card: nothing is bought, nothing is checked (3.1).
    #[default]
    FastPlay,
    /// Cards are bought: units with so many points, tactics with 2000 of their own (3.2, 3.3).
    Points(#[schemars(extend("examples" = [1800]))] u32),
}

/// A kind of unit (ACIES 1.2, 15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitData {
    /// A short word: lower-case letters, digits and hyphens.
    pub id: String,
    /// The name.
    pub name: Text,
    /// The type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// Mobility, 0 to 20: 0 never changes its line.
    #[serde(rename = "move")]
    pub mobility: u8,
    /// What it adds to its die in a melee, 0 to 20.
    pub melee: u8,
    /// The highest die that hits at short and at long range, 0 to 10; 0 if it can't shoot so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missile: Option<(u8, u8)>,
    /// Disorder markers that eliminate it, 1 to 9.
    pub hits: u8,
    /// Points.
    pub cost: u16,
    /// Whether it may be discarded to scout (6.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub scout: bool,
    /// Whether it may be discarded for a flank point (7.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub flank: bool,
    /// What is added to the die of shots at it (9.5), -9 to 9.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fire: i8,
    /// What it adds to its die against certain types (10.9), -9 to 9. HI covers PH, CAV covers LC and HC.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub versus: BTreeMap<Foe, i8>,
    /// Whether it enters upright though its type does not (8.7).
    #[serde(default, skip_serializing_if = "is_false")]
    pub enters_upright: bool,
    /// Whether it may attack elephants only from the flank (10.4).
    #[serde(default, skip_serializing_if = "is_false")]
    pub elephants_only_by_flank: bool,
    /// The picture on its card. If nothing is said: that of the game's unit with the same id, or else that of its type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Emblem>,
    /// The number of the section about it. If nothing is said: that of the game's unit with the same id, or else 1.2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Set if its values were reconstructed: what was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<super::provenance::Provenance>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_false(value: &bool) -> bool {
    !*value
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_zero(value: &i8) -> bool {
    *value == 0
}

/// Types of units (ACIES 1.6).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "UPPERCASE")]
pub enum UnitType {
    /// Skirmishers.
    Sk,
    /// Light infantry.
    Li,
    /// Medium infantry.
    Mi,
    /// Heavy infantry.
    Hi,
    /// Phalanx: heavy infantry of a special kind.
    Ph,
    /// Warband.
    Wb,
    /// Light cavalry.
    Lc,
    /// Heavy cavalry.
    Hc,
    /// Elephants.
    El,
    /// War wagons.
    Ww,
    /// Chariots.
    Ch,
    /// Artillery.
    Ar,
}

impl UnitType {
    /// Every type.
    pub const ALL: [UnitType; 12] = [
        UnitType::Sk,
        UnitType::Li,
        UnitType::Mi,
        UnitType::Hi,
        UnitType::Ph,
        UnitType::Wb,
        UnitType::Lc,
        UnitType::Hc,
        UnitType::El,
        UnitType::Ww,
        UnitType::Ch,
        UnitType::Ar,
    ];

    /// The printed abbreviation, such as `HI`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            UnitType::Sk => "SK",
            UnitType::Li => "LI",
            UnitType::Mi => "MI",
            UnitType::Hi => "HI",
            UnitType::Ph => "PH",
            UnitType::Wb => "WB",
            UnitType::Lc => "LC",
            UnitType::Hc => "HC",
            UnitType::El => "EL",
            UnitType::Ww => "WW",
            UnitType::Ch => "CH",
            UnitType::Ar => "AR",
        }
    }
}

/// Whom a modifier is against: a type, or all cavalry (ACIES 1.6).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "UPPERCASE")]
#[allow(missing_docs)] // the abbreviations of the types
pub enum Foe {
    Sk,
    Li,
    Mi,
    /// Heavy infantry, phalanx included.
    Hi,
    Ph,
    Wb,
    Lc,
    Hc,
    /// Light and heavy cavalry.
    Cav,
    El,
    Ww,
    Ch,
    Ar,
}

impl Foe {
    /// ACIES 1.6: whether a type is meant.
    #[must_use]
    pub fn covers(self, kind: UnitType) -> bool {
        match self {
            Foe::Cav => matches!(kind, UnitType::Lc | UnitType::Hc),
            Foe::Hi => matches!(kind, UnitType::Hi | UnitType::Ph),
            other => other.word() == kind.word(),
        }
    }

    /// The printed abbreviation, such as `CAV`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Foe::Sk => "SK",
            Foe::Li => "LI",
            Foe::Mi => "MI",
            Foe::Hi => "HI",
            Foe::Ph => "PH",
            Foe::Wb => "WB",
            Foe::Lc => "LC",
            Foe::Hc => "HC",
            Foe::Cav => "CAV",
            Foe::El => "EL",
            Foe::Ww => "WW",
            Foe::Ch => "CH",
            Foe::Ar => "AR",
        }
    }
}

/// Tactics cards (ACIES 16), in the order of the rules.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each is a section of its own
pub enum Tactic {
    Overrun,
    Bloodlust,
    Outflank,
    Shields,
    DefensibleTerrain,
    DifficultTerrain,
    TreacherousTerrain,
    Reserve,
    Rally,
    Cohesion,
    Initiative,
    BreakMorale,
}

impl Tactic {
    /// Every tactics card.
    pub const ALL: [Tactic; 12] = [
        Tactic::Overrun,
        Tactic::Bloodlust,
        Tactic::Outflank,
        Tactic::Shields,
        Tactic::DefensibleTerrain,
        Tactic::DifficultTerrain,
        Tactic::TreacherousTerrain,
        Tactic::Reserve,
        Tactic::Rally,
        Tactic::Cohesion,
        Tactic::Initiative,
        Tactic::BreakMorale,
    ];

    /// The word used in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tactic::Overrun => "overrun",
            Tactic::Bloodlust => "bloodlust",
            Tactic::Outflank => "outflank",
            Tactic::Shields => "shields",
            Tactic::DefensibleTerrain => "defensible-terrain",
            Tactic::DifficultTerrain => "difficult-terrain",
            Tactic::TreacherousTerrain => "treacherous-terrain",
            Tactic::Reserve => "reserve",
            Tactic::Rally => "rally",
            Tactic::Cohesion => "cohesion",
            Tactic::Initiative => "initiative",
            Tactic::BreakMorale => "break-morale",
        }
    }
}

/// What a deck of a nation may hold (ACIES 3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyList {
    /// A short word, such as `rome`.
    pub id: String,
    /// The nation's name.
    pub name: Text,
    /// How many cards of each unit a deck may have; none of the others. Budgets beyond 1800 points allow more, in
    /// proportion, rounded up.
    pub limits: BTreeMap<String, u8>,
    /// The same for budgets up to 1000 points; half of the others, rounded up, where nothing is said.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub quick: BTreeMap<String, u8>,
}

/// The units and army lists that belong to the game, as shipped.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// The file format's version: 1.
    pub format: u32,
    /// The rule system.
    pub system: System,
    /// The units in the order of the table (ACIES 15).
    pub units: Vec<UnitData>,
    /// The army lists (ACIES 3.5).
    pub lists: Vec<ArmyList>,
}

/// The units and army lists that belong to the game.
///
/// # Panics
/// If the shipped file is broken; a test reads it.
#[must_use]
pub fn stock() -> &'static Stock {
    static STOCK: std::sync::OnceLock<Stock> = std::sync::OnceLock::new();
    STOCK.get_or_init(|| {
        let mut stock: Stock =
            serde_json::from_str(include_str!("../../../../../scenarios/acies/cards/cards.json"))
                .expect("the shipped cards are sound");
        stock.translate("cards/acies");
        stock
    })
}

texts! {
    AciesData { decks, units, lists }
    UnitData[id] { name, source }
    ArmyList[id] { name }
    Stock { units, lists }
}

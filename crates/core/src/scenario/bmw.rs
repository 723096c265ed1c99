//! What Battles of the Medieval World adds to a scenario file.

use super::arms_data::ArmsData;
use super::options::Options;
use super::provenance::Provenance;
use super::special::SpecialRuleData;
use super::text::Text;
use crate::scenario::texts::texts;
use crate::view::CounterFigure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The system's part of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BmwData {
    /// Terrain effects, by terrain id (TEC, 4.2, 7.5).
    pub terrain: BTreeMap<String, TerrainEffects>,
    /// Effects of hexside features, by feature id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hexsides: BTreeMap<String, HexsideEffects>,
    /// Movement points for a step along a road (4.2).
    #[serde(default = "one")]
    pub road_cost: u8,
    /// The combat results table (7.2, 7.6).
    pub crt: CrtData,
    /// Morale of the sides, in their order (11.2 to 11.4).
    pub morale: [MoraleData; 2],
    /// Combat units (2.3).
    pub units: Vec<UnitData>,
    /// Leaders (10.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<LeaderData>,
    /// Camps and trebuchets (15.2, 15.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerData>,
    /// How the sides set up, in order. Empty: everything starts on its `setup` hex.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<SetupData>,
    /// Who moves first, and for how many turns (3.1).
    pub sequence: SequenceData,
    /// Special rules, with their parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<SpecialRuleData>,
    /// Optional rulings; what is not named has its default.
    #[serde(default)]
    pub options: Options,
    /// A start in mid-battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<BeginData>,
}

fn one() -> u8 {
    1
}

/// What a terrain does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainEffects {
    /// Its name.
    pub name: Text,
    /// Movement points to enter; a class that is not named may not enter.
    pub cost: ClassCosts,
    /// Whether it blocks a line of sight (6.4): everything but clear terrain does.
    #[serde(default)]
    pub blocks_sight: bool,
    /// Whether a charge may cross it (9.6).
    #[serde(default)]
    pub charge: bool,
    /// Columns shifted left when the defender stands in it and no attacker does (7.5).
    #[serde(default)]
    pub shift: u8,
    /// Which attacks it halves (7.5).
    #[serde(default)]
    pub halves: Halves,
    /// Whether it is river: the option `river_model` decides what it does.
    #[serde(default)]
    pub river: bool,
    /// Whether it can't be marched over at all when a line is traced (16.1).
    #[serde(default)]
    pub sea: bool,
}

/// Movement points by class; a class that is missing may not enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClassCosts {
    /// For units on foot, and for leaders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foot: Option<u8>,
    /// For mounted units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub horse: Option<u8>,
    /// For trains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub train: Option<u8>,
}

/// Which attacks are halved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Halves {
    /// None.
    #[default]
    None,
    /// Attacks out of it.
    OutOf,
    /// Attacks into it and out of it.
    IntoAndOutOf,
}

/// What a hexside feature does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideEffects {
    /// Its name.
    pub name: Text,
    /// Extra movement points to cross it; nothing (`null` in the file) bars it.
    pub cost: Option<u8>,
    /// Whether attacks across it are halved.
    #[serde(default)]
    pub halves: bool,
    /// Whether it is river: it counts only with `river_model` = `hexside`.
    #[serde(default)]
    pub river: bool,
}

/// A combat result.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum CombatResult {
    /// Attacker loss.
    #[serde(rename = "AL")]
    AttackerLoss,
    /// Attacker retreat.
    #[serde(rename = "AR")]
    AttackerRetreat,
    /// No effect.
    #[serde(rename = "-")]
    NoEffect,
    /// Exchange.
    #[serde(rename = "EX")]
    Exchange,
    /// Defender retreat.
    #[serde(rename = "DR")]
    DefenderRetreat,
    /// Defender loss.
    #[serde(rename = "DL")]
    DefenderLoss,
}

impl CombatResult {
    /// As printed.
    #[must_use]
    pub fn printed(self) -> &'static str {
        match self {
            CombatResult::AttackerLoss => "AL",
            CombatResult::AttackerRetreat => "AR",
            CombatResult::NoEffect => "-",
            CombatResult::Exchange => "EX",
            CombatResult::DefenderRetreat => "DR",
            CombatResult::DefenderLoss => "DL",
        }
    }
}

/// The combat results table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CrtData {
    /// Odds columns from worst to best, without gaps: `1-n` ... `1-1` ... `n-1`.
    pub columns: Vec<String>,
    /// One row for each face of the die, 1 to 6; one result per column.
    pub rows: [Vec<CombatResult>; 6],
    /// The automatic result at worse odds.
    pub below: CombatResult,
    /// The automatic result at better odds.
    pub above: CombatResult,
}

/// Morale of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoraleData {
    /// Losses at which the army is demoralized (11.3).
    pub demoralized: u32,
    /// Losses at which it disintegrates (11.4).
    pub disintegrates: u32,
    /// Rally succeeds on these faces: lowest and highest (11.2); nothing (`null` in the file): no rally.
    pub rally: Option<(u8, u8)>,
}

/// The kind of a combat unit: decides which special rules it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UnitKind {
    /// Foot in close order.
    Infantry,
    /// Skirmishers on foot (8.0).
    LightInfantry,
    /// Heavy cavalry: changes sides and charges (9.6).
    HeavyCavalry,
    /// Other cavalry (9.1).
    Cavalry,
    /// Light cavalry (9.3).
    LightCavalry,
    /// Horse archers (9.4).
    HorseArchers,
    /// Dismounted cavalry: foot on the front, cavalry on the back (9.5).
    Dismounted,
    /// A town's garrison, on foot (15.4).
    Garrison,
    /// Baggage: class Train.
    Train,
}

/// The dot on a side of a counter (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Dot {
    /// None.
    #[default]
    None,
    /// Solid: no ZOC, disengagement, retreat before combat.
    Solid,
    /// Open: disengagement without entering another EZOC.
    Open,
}

/// The printed values of one side of a counter (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FaceData {
    /// Combat strength.
    pub strength: u8,
    /// Movement allowance.
    pub ma: u8,
    /// Archery factor and range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archery: Option<(u8, u8)>,
    /// The dot.
    #[serde(default, skip_serializing_if = "is_no_dot")]
    pub dot: Dot,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature serde asks for
fn is_no_dot(dot: &Dot) -> bool {
    *dot == Dot::None
}

/// A combat unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitData {
    /// A short unique word.
    pub id: String,
    /// The side's id.
    pub side: String,
    /// Its name.
    pub name: Text,
    /// Its kind.
    pub kind: UnitKind,
    /// The front side.
    pub front: FaceData,
    /// The back side.
    pub back: FaceData,
    /// Where it starts by default; missing: set aside, off the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// Other values under an option.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<UnitVariant>,
    /// The figure on its counter. If nothing is said: that of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<CounterFigure>,
    /// Its arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
    /// Where its values come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

/// Values that a unit has under an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitVariant {
    /// The option's name.
    pub option: String,
    /// The value that brings the change.
    pub value: String,
    /// The kind it then has.
    pub kind: UnitKind,
    /// The front side it then has.
    pub front: FaceData,
    /// The back side it then has.
    pub back: FaceData,
}

/// A leader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderData {
    /// A short unique word.
    pub id: String,
    /// The side's id.
    pub side: String,
    /// The name.
    pub name: Text,
    /// Combat value (10.2).
    pub value: u8,
    /// Movement allowance.
    pub ma: u8,
    /// Victory points for the enemy if lost (16.2).
    pub vp: u32,
    /// Where the leader starts by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// His arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
}

/// What a marker is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarkerKind {
    /// A camp (15.2).
    Camp,
    /// A trebuchet (15.3).
    Trebuchet,
}

/// A camp or trebuchet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkerData {
    /// A short unique word.
    pub id: String,
    /// The owner's id.
    pub side: String,
    /// Its name.
    pub name: Text,
    /// What it is.
    pub kind: MarkerKind,
    /// Where it starts by default.
    pub setup: String,
    /// Its arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
}

/// How one side sets up (14.2, 14.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupData {
    /// The side's id.
    pub side: String,
    /// The number of the rule that says so.
    pub rule: String,
    /// Groups of hexes that its units fill.
    pub groups: Vec<SetupGroup>,
    /// The zone for its trebuchets, at most one in a hex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trebuchets: Option<String>,
}

/// A zone and what must stand in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupGroup {
    /// The zone.
    pub zone: String,
    /// How many units it takes.
    pub take: Take,
    /// Only units of these kinds; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<UnitKind>,
    /// Whether every hex must hold a unit or lie in a friendly ZOC.
    #[serde(default)]
    pub covered: bool,
    /// The group counts only while this option has this value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<(String, String)>,
}

/// How many units a set-up zone takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Take {
    /// One in each hex.
    EveryHex,
    /// Exactly so many.
    Exactly(u16),
    /// All that are left.
    Rest,
}

/// Who moves first, and for how many turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SequenceData {
    /// The id of the first player's side.
    pub first: String,
    /// The number of game turns.
    pub turns: u8,
}

/// A phase of a player turn (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// Movement.
    #[default]
    Movement,
    /// Archery fire.
    Archery,
    /// Combat.
    Combat,
    /// Reorganization and rally.
    Reorganization,
}

/// A start in mid-battle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginData {
    /// The stage, 1 or 2 (15.5).
    #[serde(default = "one")]
    pub stage: u8,
    /// The game turn.
    pub turn: u8,
    /// The id of the side whose player turn it is.
    pub side: String,
    /// The phase.
    pub phase: PhaseName,
    /// States of counters, by id; the others stand front side up on their `setup` hex.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<String, CounterBegin>,
    /// Whether the movement phase is under way though nobody has moved in it: withdrawal and sortie have been declined
    /// or declared already (15.4, 15.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// Whether the offensive fire of the archery phase is over, and the other side shoots (6.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub defensive_fire: bool,
    /// Shots that have been declared and wait for their dice, in order (6.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<ShotBegin>,
    /// The unit with which reorganization goes on, in the order of the scenario: those before it have been dealt with
    /// (11.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reorganize_from: Option<String>,
    /// How far the rally is: reorganization is over then (11.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rally: Option<RallyBegin>,
    /// Whether the sortie has been declared (15.4).
    #[serde(default)]
    pub sortie: bool,
    /// Whether garrison units may still appear (15.4), if that is not as `sortie` says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sortie_open: Option<bool>,
    /// Which armies have been demoralized before, in the order of the sides (15.5); those that are now have been.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub ever_demoralized: [bool; 2],
    /// Victory points already won by strategic withdrawal, per side (16.2).
    #[serde(default)]
    pub bonus: [u32; 2],
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_nobody(sides: &[bool; 2]) -> bool {
    !sides[0] && !sides[1]
}

/// A declared shot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShotBegin {
    /// The id of the unit that shoots.
    pub firer: String,
    /// The id of its target.
    pub target: String,
}

/// How far a rally is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RallyBegin {
    /// Nothing has been tried.
    Open,
    /// The die was good: a unit is to be placed.
    Won,
}

/// The state of a counter at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterBegin {
    /// The hex it stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Where it is instead of on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<OffMap>,
    /// Whether its back side is up.
    #[serde(default)]
    pub back: bool,
    /// Whether it has moved in this player turn (4.1).
    #[serde(default)]
    pub moved: bool,
    /// Whether it is charging (9.6): it has moved then.
    #[serde(default)]
    pub charging: bool,
    /// Whether it has disengaged in this player turn (8.23): it has moved then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disengaged: bool,
    /// Whether it was turned to its front in this movement phase (9.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped_up: bool,
    /// Whether it has fired in this archery phase (6.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fired: bool,
    /// Whether its back side was up when the archery phase began (6.5), if that is not as `back` says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_before: Option<bool>,
    /// Whether it has fought in this combat phase (7.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
    /// Whether it had to attack or be attacked when the combat phase began (7.3), if that is not as it would be now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<bool>,
}

/// Where a counter is when it is not on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OffMap {
    /// In the pile of eliminated units.
    Eliminated,
    /// Set aside.
    SetAside,
    /// Withdrawn, to be deployed again.
    Reserve,
    /// Out of the game, not counted as lost.
    Removed,
}

texts! {
    BmwData { terrain, hexsides, units, leaders, markers }
    TerrainEffects { name }
    HexsideEffects { name }
    UnitData[id] { name, arms, source }
    LeaderData[id] { name, arms }
    MarkerData[id] { name, arms }
}

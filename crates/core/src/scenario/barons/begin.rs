//! A game of The Barons' War that begins in mid-battle.

use super::SymbolKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position: who stands where in what state, and what comes next.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginData {
    /// The turn, from 1.
    pub turn: u16,
    /// What comes next.
    pub at: BeginAt,
    /// The side that has the initiative, or had it last when `at` is `turn` or `initiative`.
    pub initiative: String,
    /// For how many turns running it has had it: 1 or 2.
    #[serde(default = "one")]
    pub running: u8,
    /// How many turns each side has won, in the order of the sides.
    #[serde(default)]
    pub activations: [u16; 2],
    /// The activated Battle, unless `at` is `turn` or `initiative`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
    /// The value of the chit in force.
    #[serde(default)]
    pub chit: u8,
    /// States of combat units and leaders by id; the others stand where automatic set-up puts them, or are off the
    /// map if that names no hex.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<String, CounterBegin>,
    /// States of Battles by id; the others have no chits and are in good order.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub battles: BTreeMap<String, BattleBegin>,
    /// The Battle that Edward's must attack (14.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edward_target: Option<String>,
    /// Whether Edward is free for good (14.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edward_freed: bool,
    /// How many times the attack has been continued in this activation (11.0).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u8,
    /// Enemy hexes that count as new attacks of the activated Battle, besides those that are charged at (5.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub designated: Vec<String>,
    /// Enemy hexes that have been attacked in this melee (9.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<String>,
    /// Hexes charged at that have been emptied (10.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub emptied: Vec<String>,
    /// Reaction charges that have been checked in this turn (10.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reactions: Vec<ReactionBegin>,
    /// Units that owe a morale check at the end of this fire segment, in order (8.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// A reaction charge that has been checked (10.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReactionBegin {
    /// The cavalry, by id.
    pub unit: String,
    /// The unit or leader that moved, by id.
    pub mover: String,
}

const fn one() -> u8 {
    1
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeginAt {
    /// A new turn with chit replacement (4.0).
    #[default]
    Turn,
    /// The bid (3.B1).
    Initiative,
    /// Movement of the activated Battle (3.C1).
    Movement,
    /// Its enemy's adjustment (3.C2).
    Adjustment,
    /// Defensive fire (3.C3).
    DefensiveFire,
    /// Offensive fire (3.C4).
    OffensiveFire,
    /// Melee (3.C5).
    Melee,
    /// Recovery and effectiveness (3.D).
    Recovery,
}

/// The state of a combat unit or leader.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterBegin {
    /// Its hex, if not that of automatic set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The vertex it faces, if not that of automatic set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<u8>,
    /// Whether it lies below the other unit of its hex.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub below: bool,
    /// Cohesion hits, 0 to 5 (8.61).
    #[serde(default)]
    pub hits: u8,
    /// Whether it is Shaken (12.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shaken: bool,
    /// The hex at which it charges (10.0).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charges: Option<String>,
    /// Whether it has moved in this round (7.0); who charges has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Where it stood when the round began, if not where it stands: command, contact with the enemy and passing fire
    /// go by that (5.3, 6.2, 8.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The hex it has shot at in this round (8.0, 9.0).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fired: Option<String>,
    /// Whether it has attacked in this melee (9.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Whether it has turned in this adjustment (3.C2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub adjusted: bool,
    /// Whether it has checked its morale in this segment (12.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub checked: bool,
    /// Whether it spent itself in a charge in this turn (10.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
    /// Whether it has charged in this activation and still has to fall back, though it charges no more (10.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub owes_recoil: bool,
    /// For a leader: whether his wounded side is up (6.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wounded: bool,
    /// Whether it has left play; a unit fills a box of its Battle's display then (13.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// Whether it is not on the map yet, as part of a Battle that comes later (14.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
}

/// The state of a Battle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleBegin {
    /// The chits on its track (5.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chits: Vec<u8>,
    /// How many 4-chits it has used (6.1).
    #[serde(default)]
    pub fours_used: u8,
    /// Its lasting state (13.0): `shaken` or `broken`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<SymbolKind>,
    /// The turn in which it became Broken or lost its last unit (14.1), if not the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down_since: Option<u16>,
    /// The hex through which it enters, once that is settled (14.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// Boxes whose symbols are still to be checked, counted from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<u8>,
}

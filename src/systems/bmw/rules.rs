//! The table of contents: one constant for every numbered section of the standard rules and of Acre that
//! states something. The texts stand in the reference, under the same numbers.

use crate::kernel::{Rule, System};

const fn rule(section: &'static str, title: &'static str) -> Rule {
    Rule { system: System::Bmw, section, title }
}

/// BMW 2.1.
pub const MAP: Rule = rule("2.1", "The Game Map");
/// BMW 2.2.
pub const CHARTS: Rule = rule("2.2", "Charts and Tables");
/// BMW 2.3.
pub const COUNTERS: Rule = rule("2.3", "The Playing Pieces");
/// BMW 3.1.
pub const GAME_SEQUENCE: Rule = rule("3.1", "Game Sequence");
/// BMW 3.2.
pub const GAME_TURNS: Rule = rule("3.2", "Game Turns");
/// BMW 3.3.
pub const VICTORY: Rule = rule("3.3", "Victory");
/// BMW 3.4.
pub const LEVELS_OF_VICTORY: Rule = rule("3.4", "Levels of Victory");
/// BMW 4.1.
pub const MOVEMENT: Rule = rule("4.1", "Moving in General");
/// BMW 4.2.
pub const MOVEMENT_POINTS: Rule = rule("4.2", "Movement Points and Terrain");
/// BMW 4.3.
pub const FRIENDLY_UNITS: Rule = rule("4.3", "Friendly Units");
/// BMW 4.4.
pub const ENEMY_UNITS: Rule = rule("4.4", "Enemy Units");
/// BMW 5.1.
pub const EXERTING_ZOC: Rule = rule("5.1", "Exerting a Zone of Control");
/// BMW 5.2.
pub const ZOC_AND_MOVEMENT: Rule = rule("5.2", "ZOC and Movement");
/// BMW 5.3.
pub const ZOC_AND_COMBAT: Rule = rule("5.3", "ZOC and Combat");
/// BMW 6.1.
pub const ARCHERY: Rule = rule("6.1", "Archery Attacks");
/// BMW 6.2.
pub const ARCHERY_PROCEDURE: Rule = rule("6.2", "Procedure and Effect");
/// BMW 6.3.
pub const OFFENSIVE_ARCHERY: Rule = rule("6.3", "Offensive Archery");
/// BMW 6.4.
pub const RANGED_FIRE: Rule = rule("6.4", "Range and Line of Sight");
/// BMW 6.5.
pub const DEFENSIVE_ARCHERY: Rule = rule("6.5", "Defensive Archery");
/// BMW 7.1.
pub const COMBAT_PHASE: Rule = rule("7.1", "The Combat Phase");
/// BMW 7.2.
pub const COMBAT_PROCEDURE: Rule = rule("7.2", "Combat Procedure");
/// BMW 7.3.
pub const WHO_MUST_FIGHT: Rule = rule("7.3", "Which Units Must Fight");
/// BMW 7.4.
pub const MULTI_UNIT_COMBAT: Rule = rule("7.4", "Several Units and Several Hexes");
/// BMW 7.5.
pub const TERRAIN_IN_COMBAT: Rule = rule("7.5", "Terrain in Combat");
/// BMW 7.6.
pub const COMBAT_RESULTS: Rule = rule("7.6", "Combat Results");
/// BMW 7.7.
pub const ELIMINATION: Rule = rule("7.7", "Elimination");
/// BMW 7.8.
pub const RETREATS: Rule = rule("7.8", "Retreats");
/// BMW 7.9.
pub const ADVANCES: Rule = rule("7.9", "Advances");
/// BMW 8.1.
pub const LIGHT_TROOPS: Rule = rule("8.1", "What Light Troops Are");
/// BMW 8.2.
pub const DISENGAGEMENT: Rule = rule("8.2", "Disengagement");
/// BMW 8.21.
pub const SOLID_DOT_DISENGAGEMENT: Rule = rule("8.21", "Solid Dot");
/// BMW 8.22.
pub const OPEN_DOT_DISENGAGEMENT: Rule = rule("8.22", "Open Dot");
/// BMW 8.23.
pub const DISENGAGEMENT_AND_CHARGE: Rule = rule("8.23", "Disengaging and Charging");
/// BMW 8.3.
pub const RETREAT_BEFORE_COMBAT: Rule = rule("8.3", "Retreat Before Combat");
/// BMW 9.1.
pub const CAVALRY_TYPES: Rule = rule("9.1", "Cavalry Types");
/// BMW 9.2.
pub const CAVALRY_RETREATS: Rule = rule("9.2", "Cavalry Retreats and Advances");
/// BMW 9.3.
pub const LIGHT_CAVALRY: Rule = rule("9.3", "Light Cavalry");
/// BMW 9.4.
pub const HORSE_ARCHERS: Rule = rule("9.4", "Horse Archers");
/// BMW 9.5.
pub const DISMOUNTED_CAVALRY: Rule = rule("9.5", "Dismounted Cavalry");
/// BMW 9.6.
pub const CHARGES: Rule = rule("9.6", "Heavy Cavalry and Charges");
/// BMW 10.1.
pub const LEADER_MOVEMENT: Rule = rule("10.1", "Leader Movement");
/// BMW 10.2.
pub const LEADER_STACKING: Rule = rule("10.2", "Leader Stacking");
/// BMW 10.3.
pub const LEADERS_AND_ARCHERY: Rule = rule("10.3", "Leaders and Archery");
/// BMW 10.4.
pub const LONE_LEADERS: Rule = rule("10.4", "Lone Leaders");
/// BMW 11.1.
pub const REORGANIZATION: Rule = rule("11.1", "Reorganisation");
/// BMW 11.2.
pub const RALLY: Rule = rule("11.2", "Rally");
/// BMW 11.3.
pub const DEMORALIZATION: Rule = rule("11.3", "Demoralisation");
/// BMW 11.4.
pub const DISINTEGRATION: Rule = rule("11.4", "Disintegration");
/// BMW 14.1.
pub const FIRST_PLAYER: Rule = rule("14.1", "First Player");
/// BMW 14.2.
pub const CRUSADER_DEPLOYMENT: Rule = rule("14.2", "Crusader Deployment");
/// BMW 14.3.
pub const MUSLIM_DEPLOYMENT: Rule = rule("14.3", "Muslim Deployment");
/// BMW 14.4.
pub const CRUSADER_MORALE: Rule = rule("14.4", "Crusader Morale");
/// BMW 14.5.
pub const MUSLIM_MORALE: Rule = rule("14.5", "Muslim Morale");
/// BMW 15.1.
pub const KARR_WA_FARR: Rule = rule("15.1", "Karr-wa-Farr");
/// BMW 15.2.
pub const CAMPS_AND_PLUNDER: Rule = rule("15.2", "Camps and Plunder");
/// BMW 15.3.
pub const TREBUCHETS: Rule = rule("15.3", "Trebuchets");
/// BMW 15.4.
pub const FORTRESS: Rule = rule("15.4", "The Fortress of Acre");
/// BMW 15.5.
pub const STRATEGIC_WITHDRAWAL: Rule = rule("15.5", "The Strategic Withdrawal");
/// BMW 16.1.
pub const CLEAR_VICTORY: Rule = rule("16.1", "Clear Victory");
/// BMW 16.2.
pub const VICTORY_POINTS: Rule = rule("16.2", "Victory Points");

/// Every section above, in document order.
pub const ALL: [Rule; 60] = [
    MAP,
    CHARTS,
    COUNTERS,
    GAME_SEQUENCE,
    GAME_TURNS,
    VICTORY,
    LEVELS_OF_VICTORY,
    MOVEMENT,
    MOVEMENT_POINTS,
    FRIENDLY_UNITS,
    ENEMY_UNITS,
    EXERTING_ZOC,
    ZOC_AND_MOVEMENT,
    ZOC_AND_COMBAT,
    ARCHERY,
    ARCHERY_PROCEDURE,
    OFFENSIVE_ARCHERY,
    RANGED_FIRE,
    DEFENSIVE_ARCHERY,
    COMBAT_PHASE,
    COMBAT_PROCEDURE,
    WHO_MUST_FIGHT,
    MULTI_UNIT_COMBAT,
    TERRAIN_IN_COMBAT,
    COMBAT_RESULTS,
    ELIMINATION,
    RETREATS,
    ADVANCES,
    LIGHT_TROOPS,
    DISENGAGEMENT,
    SOLID_DOT_DISENGAGEMENT,
    OPEN_DOT_DISENGAGEMENT,
    DISENGAGEMENT_AND_CHARGE,
    RETREAT_BEFORE_COMBAT,
    CAVALRY_TYPES,
    CAVALRY_RETREATS,
    LIGHT_CAVALRY,
    HORSE_ARCHERS,
    DISMOUNTED_CAVALRY,
    CHARGES,
    LEADER_MOVEMENT,
    LEADER_STACKING,
    LEADERS_AND_ARCHERY,
    LONE_LEADERS,
    REORGANIZATION,
    RALLY,
    DEMORALIZATION,
    DISINTEGRATION,
    FIRST_PLAYER,
    CRUSADER_DEPLOYMENT,
    MUSLIM_DEPLOYMENT,
    CRUSADER_MORALE,
    MUSLIM_MORALE,
    KARR_WA_FARR,
    CAMPS_AND_PLUNDER,
    TREBUCHETS,
    FORTRESS,
    STRATEGIC_WITHDRAWAL,
    CLEAR_VICTORY,
    VICTORY_POINTS,
];

/// The section with this number.
#[must_use]
pub fn find(section: &str) -> Option<Rule> {
    ALL.into_iter().find(|rule| rule.section == section)
}

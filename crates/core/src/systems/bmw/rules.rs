//! The table of contents: one constant for every numbered section of the standard rules and of Acre that
//! states something. The texts stand in the reference, under the same numbers.

use crate::kernel::Rule;
use crate::rules;

rules! {
    Bmw "BMW";
    sections {
        MAP = "2.1";
        CHARTS = "2.2";
        COUNTERS = "2.3";
        GAME_SEQUENCE = "3.1";
        GAME_TURNS = "3.2";
        VICTORY = "3.3";
        LEVELS_OF_VICTORY = "3.4";
        MOVEMENT = "4.1";
        MOVEMENT_POINTS = "4.2";
        FRIENDLY_UNITS = "4.3";
        ENEMY_UNITS = "4.4";
        EXERTING_ZOC = "5.1";
        ZOC_AND_MOVEMENT = "5.2";
        ZOC_AND_COMBAT = "5.3";
        ARCHERY = "6.1";
        ARCHERY_PROCEDURE = "6.2";
        OFFENSIVE_ARCHERY = "6.3";
        RANGED_FIRE = "6.4";
        DEFENSIVE_ARCHERY = "6.5";
        COMBAT_PHASE = "7.1";
        COMBAT_PROCEDURE = "7.2";
        WHO_MUST_FIGHT = "7.3";
        MULTI_UNIT_COMBAT = "7.4";
        TERRAIN_IN_COMBAT = "7.5";
        COMBAT_RESULTS = "7.6";
        ELIMINATION = "7.7";
        RETREATS = "7.8";
        ADVANCES = "7.9";
        LIGHT_TROOPS = "8.1";
        DISENGAGEMENT = "8.2";
        SOLID_DOT_DISENGAGEMENT = "8.21";
        OPEN_DOT_DISENGAGEMENT = "8.22";
        DISENGAGEMENT_AND_CHARGE = "8.23";
        RETREAT_BEFORE_COMBAT = "8.3";
        CAVALRY_TYPES = "9.1";
        CAVALRY_RETREATS = "9.2";
        LIGHT_CAVALRY = "9.3";
        HORSE_ARCHERS = "9.4";
        DISMOUNTED_CAVALRY = "9.5";
        CHARGES = "9.6";
        LEADER_MOVEMENT = "10.1";
        LEADER_STACKING = "10.2";
        LEADERS_AND_ARCHERY = "10.3";
        LONE_LEADERS = "10.4";
        REORGANIZATION = "11.1";
        RALLY = "11.2";
        DEMORALIZATION = "11.3";
        DISINTEGRATION = "11.4";
        FIRST_PLAYER = "14.1";
        CRUSADER_DEPLOYMENT = "14.2";
        MUSLIM_DEPLOYMENT = "14.3";
        CRUSADER_MORALE = "14.4";
        MUSLIM_MORALE = "14.5";
        KARR_WA_FARR = "15.1";
        CAMPS_AND_PLUNDER = "15.2";
        TREBUCHETS = "15.3";
        FORTRESS = "15.4";
        STRATEGIC_WITHDRAWAL = "15.5";
        CLEAR_VICTORY = "16.1";
        VICTORY_POINTS = "16.2";
    }
    chapters {
    }
}

/// The section with this number.
#[must_use]
pub fn find(section: &str) -> Option<Rule> {
    ALL.iter().copied().find(|rule| rule.section == section)
}

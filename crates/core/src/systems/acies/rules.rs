//! The table of contents: one constant for every numbered section. The numbers are ours, as published in the
//! reference: the game's text has none.

use crate::kernel::Rule;
use crate::rules;
use crate::scenario::acies::{Tactic, UnitData};

rules! {
    Acies "ACIES";
    sections {
        PILES = "1.1";
        UNIT_CARDS = "1.2";
        MARKERS = "1.3";
        FLANK_POINTS = "1.4";
        LEAVING = "1.5";
        TYPES = "1.6";
        ZONES = "2.1";
        COLUMNS = "2.2";
        ONE_CARD = "2.3";
        OPPOSITION = "2.4";
        ONE_ENEMY = "2.5";
        LINES = "2.6";
        STANCES = "2.7";
        STATE_CHECK = "2.8";
        FAST_PLAY = "3.1";
        POINTS = "3.2";
        TACTICS_BUDGET = "3.3";
        STANDARD_TACTICS = "3.4";
        ARMY_LISTS = "3.5";
        DECK_SIZE = "3.6";
        CHOOSING_DECKS = "4.1";
        DEPLOYMENT = "4.2";
        FIRST_HAND = "4.3";
        REVEALING = "4.4";
        FIRST_PLAYER = "4.5";
        NO_MULLIGAN = "4.6";
        TURN = "5.0";
        PHASES = "5.1";
        COHESION_TIME = "5.2";
        SCOUTING = "6.1";
        SCOUTED = "6.2";
        FLANK_DISCARD = "7.1";
        ENCIRCLING_CARDS = "7.2";
        ENCIRCLING_ORDER = "7.3";
        ENCIRCLING = "7.4";
        ENCIRCLING_BONUS = "7.5";
        MOVES = "8.1";
        THROUGH = "8.2";
        IMMOBILE = "8.3";
        WHO_MOVES = "8.4";
        READYING = "8.5";
        PLAYING = "8.6";
        ARRIVAL = "8.7";
        FRESH = "8.8";
        TRIGGERS = "8.9";
        REACTION = "8.10";
        REACTION_FIRST = "8.11";
        SHOTS = "9.1";
        TARGETS = "9.2";
        OVERHEAD = "9.3";
        RANGE = "9.4";
        TO_HIT = "9.5";
        HIT = "9.6";
        RAMPAGE = "9.7";
        FREE_SHOTS = "9.8";
        ATTACKS = "10.1";
        ATTACKERS = "10.2";
        ATTACK_KINDS = "10.3";
        ELEPHANTS_ONLY_BY_FLANK = "10.4";
        ATTACHED = "10.5";
        RESPONSE = "10.6";
        NO_ESCAPE = "10.7";
        COMBAT_CARDS = "10.8";
        TOTALS = "10.9";
        RESULT = "10.10";
        ATTACKER_LOSES = "10.11";
        ADVANCE = "10.12";
        STANCE_AFTER = "10.13";
        NO_ADVANCE = "10.14";
        MAIN_BODY = "10.15";
        MAIN_BODY_EMPTY = "10.16";
        FLANK_TARGETS = "11.1";
        FLANK_CASES = "11.2";
        FLANK_ATTEMPT = "11.3";
        FLANK_BONUS = "11.4";
        VOID = "11.5";
        FLANK_KILL = "11.6";
        FLANK_KEPT = "11.7";
        FLANK_ENDS = "11.8";
        FLANK_LIMITS = "11.9";
        WITHDRAWAL = "12.1";
        WITHDRAWAL_WAYS = "12.2";
        WITHDRAWAL_ROLL = "12.3";
        WITHDRAWN = "12.4";
        SKIRMISHERS = "12.5";
        CAVALRY = "12.6";
        OTHERS = "12.7";
        DISCARD = "13.1";
        DRAW = "13.2";
        SEVEN = "13.3";
        RALLY_TIME = "13.4";
        INITIATIVE_STEP = "13.5";
        DECK_OUT = "14.1";
        DEFEAT = "14.2";
        CASUALTIES_STAY = "14.3";
        ROUTE_LEVEL = "14.4";
        TURN_CAP = "14.5";
        CONCEDING = "14.6";
        SLINGERS = "15.1";
        BOWMEN = "15.2";
        JAVELINMEN = "15.3";
        LIGHT_INFANTRY = "15.4";
        PSILOI = "15.5";
        PELTASTS = "15.6";
        AUXILIA = "15.7";
        BARBARIANS = "15.8";
        HORDE = "15.9";
        WARRIORS = "15.10";
        LEGIONARIES = "15.11";
        HOPLITES = "15.12";
        PHALANX = "15.13";
        HORSE_ARCHERS = "15.14";
        LIGHT_CAVALRY = "15.15";
        NUMIDIANS = "15.16";
        HEAVY_CAVALRY = "15.17";
        CATAPHRACTS = "15.18";
        LIGHT_CHARIOTS = "15.19";
        HEAVY_CHARIOTS = "15.20";
        ELEPHANTS = "15.21";
        WAR_WAGON = "15.22";
        ARTILLERY = "15.23";
        OVERRUN = "16.1";
        BLOODLUST = "16.2";
        OUTFLANK = "16.3";
        SHIELDS = "16.4";
        DEFENSIBLE = "16.5";
        DIFFICULT = "16.6";
        TREACHEROUS = "16.7";
        RESERVE = "16.8";
        RALLY = "16.9";
        COHESION = "16.10";
        INITIATIVE = "16.11";
        BREAK_MORALE = "16.12";
        OPEN_AND_HIDDEN = "17.1";
        CHANCE = "17.2";
        COMPUTER_SEES = "17.3";
        ONE_SCREEN = "17.4";
        LEGAL_LIST = "17.5";
    }
    chapters {
        SET_UP = "4.0";
        SCOUT_PHASE = "6.0";
        ENCIRCLING_PHASE = "7.0";
        MANOEUVRE_PHASE = "8.0";
        MISSILE_PHASE = "9.0";
        ATTACK_PHASE = "10.0";
        DISCARD_PHASE = "13.0";
    }
}

/// The section about a tactics card.
#[must_use]
pub const fn tactic(tactic: Tactic) -> Rule {
    match tactic {
        Tactic::Overrun => OVERRUN,
        Tactic::Bloodlust => BLOODLUST,
        Tactic::Outflank => OUTFLANK,
        Tactic::Shields => SHIELDS,
        Tactic::DefensibleTerrain => DEFENSIBLE,
        Tactic::DifficultTerrain => DIFFICULT,
        Tactic::TreacherousTerrain => TREACHEROUS,
        Tactic::Reserve => RESERVE,
        Tactic::Rally => RALLY,
        Tactic::Cohesion => COHESION,
        Tactic::Initiative => INITIATIVE,
        Tactic::BreakMorale => BREAK_MORALE,
    }
}

/// The section with this number.
#[must_use]
pub fn section(number: &str) -> Option<Rule> {
    ALL.iter().find(|rule| rule.section == number).copied()
}

/// The section about a unit (15).
#[must_use]
pub fn unit(unit: &UnitData) -> Rule {
    unit.rule.as_deref().and_then(section).unwrap_or(UNIT_CARDS)
}

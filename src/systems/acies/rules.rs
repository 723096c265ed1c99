//! The table of contents: one constant for every numbered section. The numbers are ours, as published in the
//! reference: the game's text has none.

use crate::kernel::{Rule, System};
use crate::scenario::acies::Tactic;

const fn rule(section: &'static str, title: &'static str) -> Rule {
    Rule { system: System::Acies, section, title }
}

/// ACIES 1.1.
pub const PILES: Rule = rule("1.1", "Players, Decks and Piles");
/// ACIES 1.2.
pub const UNIT_CARDS: Rule = rule("1.2", "What a Unit Card Says");
/// ACIES 1.3.
pub const MARKERS: Rule = rule("1.3", "Disorder Markers");
/// ACIES 1.4.
pub const FLANK_POINTS: Rule = rule("1.4", "Flank Points");
/// ACIES 1.5.
pub const LEAVING: Rule = rule("1.5", "Cards That Leave the Field");
/// ACIES 1.6.
pub const TYPES: Rule = rule("1.6", "Unit Types");
/// ACIES 2.1.
pub const ZONES: Rule = rule("2.1", "Zones and Lines");
/// ACIES 2.2.
pub const COLUMNS: Rule = rule("2.2", "Columns and Cells");
/// ACIES 2.3.
pub const ONE_CARD: Rule = rule("2.3", "One Card to a Cell");
/// ACIES 2.4.
pub const OPPOSITION: Rule = rule("2.4", "Opposition");
/// ACIES 2.5.
pub const ONE_ENEMY: Rule = rule("2.5", "One Enemy at Most");
/// ACIES 2.6.
pub const LINES: Rule = rule("2.6", "How Long a Line May Be");
/// ACIES 2.7.
pub const STANCES: Rule = rule("2.7", "Stances");
/// ACIES 2.8.
pub const STATE_CHECK: Rule = rule("2.8", "Flanking Cards That Are Opposed");
/// ACIES 3.1.
pub const FAST_PLAY: Rule = rule("3.1", "Fast Play");
/// ACIES 3.2.
pub const POINTS: Rule = rule("3.2", "Points");
/// ACIES 3.3.
pub const TACTICS_BUDGET: Rule = rule("3.3", "The Tactics Budget");
/// ACIES 3.4.
pub const STANDARD_TACTICS: Rule = rule("3.4", "The Standard Tactics");
/// ACIES 3.5.
pub const ARMY_LISTS: Rule = rule("3.5", "Army Lists");
/// ACIES 3.6.
pub const DECK_SIZE: Rule = rule("3.6", "Smallest Deck");
/// ACIES 4.0.
pub const SET_UP: Rule = rule("4.0", "Set-up");
/// ACIES 4.1.
pub const CHOOSING_DECKS: Rule = rule("4.1", "Choosing Decks");
/// ACIES 4.2.
pub const DEPLOYMENT: Rule = rule("4.2", "The Secret Deployment");
/// ACIES 4.3.
pub const FIRST_HAND: Rule = rule("4.3", "The First Hand");
/// ACIES 4.4.
pub const REVEALING: Rule = rule("4.4", "Revealing the Deployment");
/// ACIES 4.5.
pub const FIRST_PLAYER: Rule = rule("4.5", "Who Goes First");
/// ACIES 4.6.
pub const NO_MULLIGAN: Rule = rule("4.6", "No Mulligan");
/// ACIES 5.0.
pub const TURN: Rule = rule("5.0", "The Course of a Turn");
/// ACIES 5.1.
pub const PHASES: Rule = rule("5.1", "The Order of the Phases");
/// ACIES 5.2.
pub const COHESION_TIME: Rule = rule("5.2", "When Cards May Be Played");
/// ACIES 6.0.
pub const SCOUT_PHASE: Rule = rule("6.0", "Phase 1: Scout");
/// ACIES 6.1.
pub const SCOUTING: Rule = rule("6.1", "Sending a Scout");
/// ACIES 6.2.
pub const SCOUTED: Rule = rule("6.2", "What the Scout Sees");
/// ACIES 7.0.
pub const ENCIRCLING_PHASE: Rule = rule("7.0", "Phase 2: Encircling");
/// ACIES 7.1.
pub const FLANK_DISCARD: Rule = rule("7.1", "Discarding for Flank Points");
/// ACIES 7.2.
pub const ENCIRCLING_CARDS: Rule = rule("7.2", "Cards of This Phase");
/// ACIES 7.3.
pub const ENCIRCLING_ORDER: Rule = rule("7.3", "Taking Turns");
/// ACIES 7.4.
pub const ENCIRCLING: Rule = rule("7.4", "The Encircling Army");
/// ACIES 7.5.
pub const ENCIRCLING_BONUS: Rule = rule("7.5", "The Bonus of the Encircling Army");
/// ACIES 8.0.
pub const MANOEUVRE_PHASE: Rule = rule("8.0", "Phase 3: Manoeuvre");
/// ACIES 8.1.
pub const MOVES: Rule = rule("8.1", "Moving to the Melee Line");
/// ACIES 8.2.
pub const THROUGH: Rule = rule("8.2", "Not Through an Enemy");
/// ACIES 8.3.
pub const IMMOBILE: Rule = rule("8.3", "Moves That Do Not Exist");
/// ACIES 8.4.
pub const WHO_MOVES: Rule = rule("8.4", "Who May Move");
/// ACIES 8.5.
pub const READYING: Rule = rule("8.5", "Readying");
/// ACIES 8.6.
pub const PLAYING: Rule = rule("8.6", "Playing a Unit");
/// ACIES 8.7.
pub const ARRIVAL: Rule = rule("8.7", "The Stance of Arriving Units");
/// ACIES 8.8.
pub const FRESH: Rule = rule("8.8", "Arriving Without Markers");
/// ACIES 8.9.
pub const TRIGGERS: Rule = rule("8.9", "What Triggers Reaction Fire");
/// ACIES 8.10.
pub const REACTION: Rule = rule("8.10", "Who May React");
/// ACIES 8.11.
pub const REACTION_FIRST: Rule = rule("8.11", "Reaction Fire Comes First");
/// ACIES 9.0.
pub const MISSILE_PHASE: Rule = rule("9.0", "Phase 4: Missile");
/// ACIES 9.1.
pub const SHOTS: Rule = rule("9.1", "One Shot Each");
/// ACIES 9.2.
pub const TARGETS: Rule = rule("9.2", "The Target");
/// ACIES 9.3.
pub const OVERHEAD: Rule = rule("9.3", "Shooting Over Friends");
/// ACIES 9.4.
pub const RANGE: Rule = rule("9.4", "Range Value 0");
/// ACIES 9.5.
pub const TO_HIT: Rule = rule("9.5", "The Roll to Hit");
/// ACIES 9.6.
pub const HIT: Rule = rule("9.6", "What a Hit Does");
/// ACIES 9.7.
pub const RAMPAGE: Rule = rule("9.7", "Rampaging Elephants");
/// ACIES 9.8.
pub const FREE_SHOTS: Rule = rule("9.8", "Shooting Is Free");
/// ACIES 10.0.
pub const ATTACK_PHASE: Rule = rule("10.0", "Phase 5: Attack");
/// ACIES 10.1.
pub const ATTACKS: Rule = rule("10.1", "One Attack Each");
/// ACIES 10.2.
pub const ATTACKERS: Rule = rule("10.2", "Who May Attack");
/// ACIES 10.3.
pub const ATTACK_KINDS: Rule = rule("10.3", "Kinds of Attack");
/// ACIES 10.4.
pub const ELEPHANTS_ONLY_BY_FLANK: Rule = rule("10.4", "Cavalry and Elephants");
/// ACIES 10.5.
pub const ATTACHED: Rule = rule("10.5", "Cards with the Declaration");
/// ACIES 10.6.
pub const RESPONSE: Rule = rule("10.6", "The Defender's Response");
/// ACIES 10.7.
pub const NO_ESCAPE: Rule = rule("10.7", "No Escape on Treacherous Terrain");
/// ACIES 10.8.
pub const COMBAT_CARDS: Rule = rule("10.8", "Cards in the Combat");
/// ACIES 10.9.
pub const TOTALS: Rule = rule("10.9", "Melee Totals");
/// ACIES 10.10.
pub const RESULT: Rule = rule("10.10", "The Result");
/// ACIES 10.11.
pub const ATTACKER_LOSES: Rule = rule("10.11", "When the Attacker Loses");
/// ACIES 10.12.
pub const ADVANCE: Rule = rule("10.12", "Advance");
/// ACIES 10.13.
pub const STANCE_AFTER: Rule = rule("10.13", "Stance After a Won Flank Attack");
/// ACIES 10.14.
pub const NO_ADVANCE: Rule = rule("10.14", "No Advance Without Elimination");
/// ACIES 10.15.
pub const MAIN_BODY: Rule = rule("10.15", "Attacking the Main Body");
/// ACIES 10.16.
pub const MAIN_BODY_EMPTY: Rule = rule("10.16", "Main Body and Empty Deck");
/// ACIES 11.1.
pub const FLANK_TARGETS: Rule = rule("11.1", "Targets of a Flank Attack");
/// ACIES 11.2.
pub const FLANK_CASES: Rule = rule("11.2", "Cases and the Attempt");
/// ACIES 11.3.
pub const FLANK_ATTEMPT: Rule = rule("11.3", "Success and Failure");
/// ACIES 11.4.
pub const FLANK_BONUS: Rule = rule("11.4", "Plus Four");
/// ACIES 11.5.
pub const VOID: Rule = rule("11.5", "Weapon Advantages Are Void");
/// ACIES 11.6.
pub const FLANK_KILL: Rule = rule("11.6", "A Win Eliminates");
/// ACIES 11.7.
pub const FLANK_KEPT: Rule = rule("11.7", "Keeping the Advantage");
/// ACIES 11.8.
pub const FLANK_ENDS: Rule = rule("11.8", "How the Advantage Ends");
/// ACIES 11.9.
pub const FLANK_LIMITS: Rule = rule("11.9", "What a Flanking Card May Not Do");
/// ACIES 12.1.
pub const WITHDRAWAL: Rule = rule("12.1", "Who May Withdraw");
/// ACIES 12.2.
pub const WITHDRAWAL_WAYS: Rule = rule("12.2", "Three Ways");
/// ACIES 12.3.
pub const WITHDRAWAL_ROLL: Rule = rule("12.3", "The Withdrawal Roll");
/// ACIES 12.4.
pub const WITHDRAWN: Rule = rule("12.4", "A Successful Withdrawal");
/// ACIES 12.5.
pub const SKIRMISHERS: Rule = rule("12.5", "Skirmishers Slip Away");
/// ACIES 12.6.
pub const CAVALRY: Rule = rule("12.6", "Cavalry Rides Away");
/// ACIES 12.7.
pub const OTHERS: Rule = rule("12.7", "All Other Attackers");
/// ACIES 13.0.
pub const DISCARD_PHASE: Rule = rule("13.0", "Phase 6: Draw and Discard");
/// ACIES 13.1.
pub const DISCARD: Rule = rule("13.1", "Discarding");
/// ACIES 13.2.
pub const DRAW: Rule = rule("13.2", "Drawing");
/// ACIES 13.3.
pub const SEVEN: Rule = rule("13.3", "Seven Cards");
/// ACIES 13.4.
pub const RALLY_TIME: Rule = rule("13.4", "Rally in This Phase");
/// ACIES 13.5.
pub const INITIATIVE_STEP: Rule = rule("13.5", "Initiative");
/// ACIES 14.1.
pub const DECK_OUT: Rule = rule("14.1", "The Deck Runs Out");
/// ACIES 14.2.
pub const DEFEAT: Rule = rule("14.2", "Defeat");
/// ACIES 14.3.
pub const CASUALTIES_STAY: Rule = rule("14.3", "Casualties Stay");
/// ACIES 14.4.
pub const ROUTE_LEVEL: Rule = rule("14.4", "Route Level");
/// ACIES 14.5.
pub const TURN_CAP: Rule = rule("14.5", "Turn Cap");
/// ACIES 14.6.
pub const CONCEDING: Rule = rule("14.6", "Conceding");
/// ACIES 16.1.
pub const OVERRUN: Rule = rule("16.1", "Overrun");
/// ACIES 16.2.
pub const BLOODLUST: Rule = rule("16.2", "Bloodlust");
/// ACIES 16.3.
pub const OUTFLANK: Rule = rule("16.3", "Outflank");
/// ACIES 16.4.
pub const SHIELDS: Rule = rule("16.4", "Shields");
/// ACIES 16.5.
pub const DEFENSIBLE: Rule = rule("16.5", "Defensible Terrain");
/// ACIES 16.6.
pub const DIFFICULT: Rule = rule("16.6", "Difficult Terrain");
/// ACIES 16.7.
pub const TREACHEROUS: Rule = rule("16.7", "Treacherous Terrain");
/// ACIES 16.8.
pub const RESERVE: Rule = rule("16.8", "Reserve");
/// ACIES 16.9.
pub const RALLY: Rule = rule("16.9", "Rally");
/// ACIES 16.10.
pub const COHESION: Rule = rule("16.10", "Cohesion");
/// ACIES 16.11.
pub const INITIATIVE: Rule = rule("16.11", "Initiative (Card)");
/// ACIES 16.12.
pub const BREAK_MORALE: Rule = rule("16.12", "Break Morale");
/// ACIES 17.1.
pub const OPEN_AND_HIDDEN: Rule = rule("17.1", "Open and Hidden");
/// ACIES 17.2.
pub const CHANCE: Rule = rule("17.2", "Dice and Shuffles");
/// ACIES 17.3.
pub const COMPUTER_SEES: Rule = rule("17.3", "What the Computer Sees");
/// ACIES 17.4.
pub const ONE_SCREEN: Rule = rule("17.4", "Two at One Screen");
/// ACIES 17.5.
pub const LEGAL_LIST: Rule = rule("17.5", "The List of Legal Actions");

/// ACIES 15.1.
pub const SLINGERS: Rule = rule("15.1", "Slingers");
/// ACIES 15.2.
pub const BOWMEN: Rule = rule("15.2", "Bowmen");
/// ACIES 15.3.
pub const JAVELINMEN: Rule = rule("15.3", "Javelinmen");
/// ACIES 15.4.
pub const LIGHT_INFANTRY: Rule = rule("15.4", "Light Infantry");
/// ACIES 15.5.
pub const PSILOI: Rule = rule("15.5", "Psiloi");
/// ACIES 15.6.
pub const PELTASTS: Rule = rule("15.6", "Peltasts");
/// ACIES 15.7.
pub const AUXILIA: Rule = rule("15.7", "Auxilia");
/// ACIES 15.8.
pub const BARBARIANS: Rule = rule("15.8", "Barbarians");
/// ACIES 15.9.
pub const HORDE: Rule = rule("15.9", "Horde");
/// ACIES 15.10.
pub const WARRIORS: Rule = rule("15.10", "Warriors");
/// ACIES 15.11.
pub const LEGIONARIES: Rule = rule("15.11", "Legionaries");
/// ACIES 15.12.
pub const HOPLITES: Rule = rule("15.12", "Hoplites");
/// ACIES 15.13.
pub const PHALANX: Rule = rule("15.13", "Phalanx");
/// ACIES 15.14.
pub const HORSE_ARCHERS: Rule = rule("15.14", "Horse Archers");
/// ACIES 15.15.
pub const LIGHT_CAVALRY: Rule = rule("15.15", "Light Cavalry");
/// ACIES 15.16.
pub const NUMIDIANS: Rule = rule("15.16", "Numidians");
/// ACIES 15.17.
pub const HEAVY_CAVALRY: Rule = rule("15.17", "Heavy Cavalry");
/// ACIES 15.18.
pub const CATAPHRACTS: Rule = rule("15.18", "Cataphracts");
/// ACIES 15.19.
pub const LIGHT_CHARIOTS: Rule = rule("15.19", "Light Chariots");
/// ACIES 15.20.
pub const HEAVY_CHARIOTS: Rule = rule("15.20", "Heavy Chariots");
/// ACIES 15.21.
pub const ELEPHANTS: Rule = rule("15.21", "Elephants");
/// ACIES 15.22.
pub const WAR_WAGON: Rule = rule("15.22", "War Wagon");
/// ACIES 15.23.
pub const ARTILLERY: Rule = rule("15.23", "Artillery");

/// ACIES 15.1 to 15.23: the units of the game, in the order of the table.
pub const UNITS: [Rule; 23] = [
    SLINGERS,
    BOWMEN,
    JAVELINMEN,
    LIGHT_INFANTRY,
    PSILOI,
    PELTASTS,
    AUXILIA,
    BARBARIANS,
    HORDE,
    WARRIORS,
    LEGIONARIES,
    HOPLITES,
    PHALANX,
    HORSE_ARCHERS,
    LIGHT_CAVALRY,
    NUMIDIANS,
    HEAVY_CAVALRY,
    CATAPHRACTS,
    LIGHT_CHARIOTS,
    HEAVY_CHARIOTS,
    ELEPHANTS,
    WAR_WAGON,
    ARTILLERY,
];

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

/// Every constant above, in the order of the numbers.
pub const ALL: [Rule; 145] = [
    PILES,
    UNIT_CARDS,
    MARKERS,
    FLANK_POINTS,
    LEAVING,
    TYPES,
    ZONES,
    COLUMNS,
    ONE_CARD,
    OPPOSITION,
    ONE_ENEMY,
    LINES,
    STANCES,
    STATE_CHECK,
    FAST_PLAY,
    POINTS,
    TACTICS_BUDGET,
    STANDARD_TACTICS,
    ARMY_LISTS,
    DECK_SIZE,
    SET_UP,
    CHOOSING_DECKS,
    DEPLOYMENT,
    FIRST_HAND,
    REVEALING,
    FIRST_PLAYER,
    NO_MULLIGAN,
    TURN,
    PHASES,
    COHESION_TIME,
    SCOUT_PHASE,
    SCOUTING,
    SCOUTED,
    ENCIRCLING_PHASE,
    FLANK_DISCARD,
    ENCIRCLING_CARDS,
    ENCIRCLING_ORDER,
    ENCIRCLING,
    ENCIRCLING_BONUS,
    MANOEUVRE_PHASE,
    MOVES,
    THROUGH,
    IMMOBILE,
    WHO_MOVES,
    READYING,
    PLAYING,
    ARRIVAL,
    FRESH,
    TRIGGERS,
    REACTION,
    REACTION_FIRST,
    MISSILE_PHASE,
    SHOTS,
    TARGETS,
    OVERHEAD,
    RANGE,
    TO_HIT,
    HIT,
    RAMPAGE,
    FREE_SHOTS,
    ATTACK_PHASE,
    ATTACKS,
    ATTACKERS,
    ATTACK_KINDS,
    ELEPHANTS_ONLY_BY_FLANK,
    ATTACHED,
    RESPONSE,
    NO_ESCAPE,
    COMBAT_CARDS,
    TOTALS,
    RESULT,
    ATTACKER_LOSES,
    ADVANCE,
    STANCE_AFTER,
    NO_ADVANCE,
    MAIN_BODY,
    MAIN_BODY_EMPTY,
    FLANK_TARGETS,
    FLANK_CASES,
    FLANK_ATTEMPT,
    FLANK_BONUS,
    VOID,
    FLANK_KILL,
    FLANK_KEPT,
    FLANK_ENDS,
    FLANK_LIMITS,
    WITHDRAWAL,
    WITHDRAWAL_WAYS,
    WITHDRAWAL_ROLL,
    WITHDRAWN,
    SKIRMISHERS,
    CAVALRY,
    OTHERS,
    DISCARD_PHASE,
    DISCARD,
    DRAW,
    SEVEN,
    RALLY_TIME,
    INITIATIVE_STEP,
    DECK_OUT,
    DEFEAT,
    CASUALTIES_STAY,
    ROUTE_LEVEL,
    TURN_CAP,
    CONCEDING,
    SLINGERS,
    BOWMEN,
    JAVELINMEN,
    LIGHT_INFANTRY,
    PSILOI,
    PELTASTS,
    AUXILIA,
    BARBARIANS,
    HORDE,
    WARRIORS,
    LEGIONARIES,
    HOPLITES,
    PHALANX,
    HORSE_ARCHERS,
    LIGHT_CAVALRY,
    NUMIDIANS,
    HEAVY_CAVALRY,
    CATAPHRACTS,
    LIGHT_CHARIOTS,
    HEAVY_CHARIOTS,
    ELEPHANTS,
    WAR_WAGON,
    ARTILLERY,
    OVERRUN,
    BLOODLUST,
    OUTFLANK,
    SHIELDS,
    DEFENSIBLE,
    DIFFICULT,
    TREACHEROUS,
    RESERVE,
    RALLY,
    COHESION,
    INITIATIVE,
    BREAK_MORALE,
    OPEN_AND_HIDDEN,
    CHANCE,
    COMPUTER_SEES,
    ONE_SCREEN,
    LEGAL_LIST,
];

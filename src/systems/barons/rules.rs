//! The table of contents: one constant for every numbered section that the rules engine enforces. The letters are
//! ours: clauses of a section. The texts stand in the reference, under the same numbers.

use crate::kernel::{Rule, System};

const fn rule(section: &'static str, title: &'static str) -> Rule {
    Rule { system: System::Barons, section, title }
}

/// BARONS 2.4.
pub const DICE: Rule = rule("2.4", "Game Dice");
/// BARONS 3.0.
pub const SEQUENCE: Rule = rule("3.0", "Sequence of Play");
/// BARONS 3.A.
pub const REPLACEMENT_PHASE: Rule = rule("3.A", "Phase A: Command Chit Replacement");
/// BARONS 3.B1.
pub const INITIATIVE: Rule = rule("3.B1", "Initiative Determination");
/// BARONS 3.B2.
pub const EXPENDITURE: Rule = rule("3.B2", "Expenditure of the Command Chit");
/// BARONS 3.C.
pub const ACTIVATION: Rule = rule("3.C", "Battle Activation");
/// BARONS 3.C1.
pub const MOVEMENT_SEGMENT: Rule = rule("3.C1", "Activated Battle Movement");
/// BARONS 3.C2.
pub const ADJUSTMENT: Rule = rule("3.C2", "Defensive Adjustment");
/// BARONS 3.C3.
pub const DEFENSIVE_SEGMENT: Rule = rule("3.C3", "Defensive Fire Combat");
/// BARONS 3.C4.
pub const OFFENSIVE_SEGMENT: Rule = rule("3.C4", "Offensive Fire Combat");
/// BARONS 3.C5.
pub const MELEE_SEGMENT: Rule = rule("3.C5", "Melee Combat");
/// BARONS 3.C6.
pub const CHARGE_SEGMENT: Rule = rule("3.C6", "Charge Continuation");
/// BARONS 3.C7.
pub const CONTINUATION_SEGMENT: Rule = rule("3.C7", "Attack Continuation");
/// BARONS 3.D.
pub const RECOVERY_PHASE: Rule = rule("3.D", "Phase D: Morale Recovery");
/// BARONS 4.0.
pub const REPLACEMENT: Rule = rule("4.0", "Command Chit Replacement");
/// BARONS 5.0.
pub const CHITS: Rule = rule("5.0", "Command Chits");
/// BARONS 5.1.
pub const PLAYING_CHITS: Rule = rule("5.1", "Playing Command Chits");
/// BARONS 5.1a.
pub const HIGHER_CHIT: Rule = rule("5.1a", "The Higher Chit Wins");
/// BARONS 5.1b.
pub const TWO_RUNNING: Rule = rule("5.1b", "After Two Turns Running");
/// BARONS 5.1c.
pub const SPENT_CHIT: Rule = rule("5.1c", "The Chit Is Used Up");
/// BARONS 5.2.
pub const INITIATIVE_NUMBERS: Rule = rule("5.2", "Initiative Numbers");
/// BARONS 5.3.
pub const RESTRICTIONS: Rule = rule("5.3", "Command Chit Restrictions");
/// BARONS 6.0.
pub const LEADERS: Rule = rule("6.0", "Leaders");
/// BARONS 6.1.
pub const RATINGS: Rule = rule("6.1", "Leader Ratings");
/// BARONS 6.2.
pub const COMMAND: Rule = rule("6.2", "Effects of Being in Command");
/// BARONS 6.2a.
pub const COMMAND_TRACE: Rule = rule("6.2a", "Tracing Command");
/// BARONS 6.2b.
pub const COMMAND_MOMENT: Rule = rule("6.2b", "When Command Is Checked");
/// BARONS 6.2c.
pub const OUT_OF_COMMAND: Rule = rule("6.2c", "In and Out of Command");
/// BARONS 6.2d.
pub const CHARGERS_COMMAND: Rule = rule("6.2d", "Chargers Are in Command");
/// BARONS 6.3.
pub const LEADER_CASUALTIES: Rule = rule("6.3", "Leader Casualties");
/// BARONS 7.0.
pub const MOVEMENT: Rule = rule("7.0", "Movement");
/// BARONS 7.1.
pub const FACING: Rule = rule("7.1", "Facing");
/// BARONS 7.11.
pub const CHANGING_FACING: Rule = rule("7.11", "Changing Facing");
/// BARONS 7.12.
pub const FACING_COSTS: Rule = rule("7.12", "Cost of Changing Facing");
/// BARONS 7.13.
pub const FACING_EFFECTS: Rule = rule("7.13", "Effects of Facing");
/// BARONS 7.13a.
pub const FRONT_MOVES: Rule = rule("7.13a", "Moving Through the Front");
/// BARONS 7.13b.
pub const FIRE_ARC: Rule = rule("7.13b", "Firing Arcs");
/// BARONS 7.13c.
pub const FRONT_MELEE: Rule = rule("7.13c", "Melee Through the Front");
/// BARONS 7.13d.
pub const FLANK_EFFECTS: Rule = rule("7.13d", "Attacks on Flank and Rear");
/// BARONS 7.13e.
pub const RETREAT_FACING: Rule = rule("7.13e", "Facing After a Retreat");
/// BARONS 7.2.
pub const ZOC: Rule = rule("7.2", "Zones of Control");
/// BARONS 7.21.
pub const ZOC_LIMITS: Rule = rule("7.21", "Limits of the ZOC");
/// BARONS 7.22.
pub const ZOC_COMMAND: Rule = rule("7.22", "ZOC and Units out of Command");
/// BARONS 7.22a.
pub const ZOC_ENTRY_OUT: Rule = rule("7.22a", "No Entry");
/// BARONS 7.22b.
pub const ZOC_EXIT_OUT: Rule = rule("7.22b", "No Exit");
/// BARONS 7.23.
pub const ZOC_EFFECTS: Rule = rule("7.23", "Effects of the ZOC");
/// BARONS 7.23a.
pub const ZOC_STOPS: Rule = rule("7.23a", "Stop on Entry");
/// BARONS 7.23b.
pub const ZOC_NEGATED: Rule = rule("7.23b", "Friends Restore Command Only");
/// BARONS 7.23c.
pub const ZOC_RECOVERY: Rule = rule("7.23c", "No Recovery");
/// BARONS 7.23d.
pub const ZOC_SEVERAL: Rule = rule("7.23d", "Several Zones");
/// BARONS 7.23e.
pub const ZOC_RETREAT: Rule = rule("7.23e", "Retreats");
/// BARONS 7.23f.
pub const ZOC_TO_ZOC: Rule = rule("7.23f", "From Zone to Zone");
/// BARONS 7.24.
pub const LEAVING_ZOC: Rule = rule("7.24", "Leaving an Enemy ZOC");
/// BARONS 7.3.
pub const STACKING: Rule = rule("7.3", "Stacking");
/// BARONS 7.31.
pub const STACK_RULES: Rule = rule("7.31", "Stacking Restrictions");
/// BARONS 7.31a.
pub const STACK_BATTLE: Rule = rule("7.31a", "One Battle");
/// BARONS 7.31b.
pub const STACK_MOVES: Rule = rule("7.31b", "Moving as a Stack");
/// BARONS 7.31c.
pub const STACK_ALLOWANCE: Rule = rule("7.31c", "Pace of a Stack");
/// BARONS 7.31d.
pub const STACK_HITS: Rule = rule("7.31d", "Hits on a Stack");
/// BARONS 7.31e.
pub const STACK_FIRE: Rule = rule("7.31e", "Fire from a Stack");
/// BARONS 7.31f.
pub const STACK_MELEE: Rule = rule("7.31f", "Melee of a Stack");
/// BARONS 7.31g.
pub const STACK_THROUGH: Rule = rule("7.31g", "Stacks Pass Through Nobody");
/// BARONS 7.31h.
pub const THROUGH_STACK: Rule = rule("7.31h", "Nobody Passes Through a Stack");
/// BARONS 7.32.
pub const STACK_MORALE: Rule = rule("7.32", "Stacking and Morale Checks");
/// BARONS 7.4.
pub const RETREATS: Rule = rule("7.4", "Retreats");
/// BARONS 8.0.
pub const FIRE: Rule = rule("8.0", "Fire Combat");
/// BARONS 8.1.
pub const DEFENSIVE_FIRE: Rule = rule("8.1", "Defensive Fire");
/// BARONS 8.2.
pub const CONTACT_FIRE: Rule = rule("8.2", "Contact Fire Against Charging Cavalry");
/// BARONS 8.3.
pub const SIGHT_AND_RANGE: Rule = rule("8.3", "Line of Sight and Range 1");
/// BARONS 8.4.
pub const RANGE: Rule = rule("8.4", "Range");
/// BARONS 8.41.
pub const SIGHT_LEVEL: Rule = rule("8.41", "Sight on the Same Level");
/// BARONS 8.42.
pub const SIGHT_HEIGHTS: Rule = rule("8.42", "Sight Between Different Levels");
/// BARONS 8.5.
pub const FIRE_PROCEDURE: Rule = rule("8.5", "Fire Procedure");
/// BARONS 8.6.
pub const RESULTS: Rule = rule("8.6", "Applying Results");
/// BARONS 8.61.
pub const HITS: Rule = rule("8.61", "Cohesion Hits");
/// BARONS 8.62.
pub const ELIMINATION: Rule = rule("8.62", "Elimination");
/// BARONS 9.0.
pub const MELEE: Rule = rule("9.0", "Melee Combat");
/// BARONS 9.1.
pub const MELEE_PROCEDURE: Rule = rule("9.1", "Melee Procedure");
/// BARONS 9.1.1.
pub const ATTACK: Rule = rule("9.1.1", "Announcing");
/// BARONS 9.1.2.
pub const MODIFIERS_CHECKED: Rule = rule("9.1.2", "Die Roll Modifiers");
/// BARONS 9.1.3.
pub const TYPES: Rule = rule("9.1.3", "Type Modifier");
/// BARONS 9.1.4.
pub const REPLY: Rule = rule("9.1.4", "The Defender's Reply");
/// BARONS 9.1.5.
pub const SIMULTANEOUS: Rule = rule("9.1.5", "Applying the Results");
/// BARONS 9.2.
pub const MODIFIERS: Rule = rule("9.2", "Melee Die Roll Modifiers");
/// BARONS 9.2.1.
pub const LEADER_BONUS: Rule = rule("9.2.1", "Leader Combat Bonus");
/// BARONS 9.2.2.
pub const FLANK: Rule = rule("9.2.2", "Flank Attack");
/// BARONS 9.2.3.
pub const REAR: Rule = rule("9.2.3", "Rear Attack");
/// BARONS 9.2.4.
pub const SLOPE: Rule = rule("9.2.4", "Slopes");
/// BARONS 9.2.5.
pub const CONCENTRIC: Rule = rule("9.2.5", "Concentric Attack");
/// BARONS 9.3.
pub const MELEE_RESULTS: Rule = rule("9.3", "Melee Results");
/// BARONS 9.4.
pub const ADVANCE: Rule = rule("9.4", "Advance and Retreat");
/// BARONS 9.4.1.
pub const RETREAT: Rule = rule("9.4.1", "Retreat Procedure");
/// BARONS 9.4.1.1.
pub const RETREAT_ZOC: Rule = rule("9.4.1.1", "No Enemy ZOC");
/// BARONS 9.4.1.2.
pub const RETREAT_STACKING: Rule = rule("9.4.1.2", "Stacking on the Way");
/// BARONS 9.4.1.3.
pub const RETREAT_TERRAIN: Rule = rule("9.4.1.3", "Impassable Hexsides");
/// BARONS 9.4.1.4.
pub const RETREAT_STEEP: Rule = rule("9.4.1.4", "No Steep Slope Upwards");
/// BARONS 9.4.1.5.
pub const RETREAT_ON: Rule = rule("9.4.1.5", "No Stopping on Friends");
/// BARONS 9.4.1.6.
pub const RETREAT_CHECK: Rule = rule("9.4.1.6", "Friends Check Morale");
/// BARONS 9.42.
pub const EVASION: Rule = rule("9.42", "Cavalry Retreat Option");
/// BARONS 10.0.
pub const CHARGES: Rule = rule("10.0", "Cavalry Charges");
/// BARONS 10.1.
pub const CHARGE_PROCEDURE: Rule = rule("10.1", "Charge Procedure");
/// BARONS 10.2.
pub const CHARGE_CONTINUATION: Rule = rule("10.2", "Charge Continuation and Recoil");
/// BARONS 10.3.
pub const REACTION: Rule = rule("10.3", "Reaction Charges");
/// BARONS 11.0.
pub const CONTINUATION: Rule = rule("11.0", "Attack Continuation");
/// BARONS 12.0.
pub const MORALE: Rule = rule("12.0", "Morale");
/// BARONS 12.1.
pub const SHAKEN: Rule = rule("12.1", "Effects of Being Shaken");
/// BARONS 12.2.
pub const ROUT: Rule = rule("12.2", "Effects of Rout");
/// BARONS 12.3.
pub const RECOVERY: Rule = rule("12.3", "Morale Recovery");
/// BARONS 13.0.
pub const EFFECTIVENESS: Rule = rule("13.0", "Command Effectiveness");
/// BARONS 14.0.
pub const SCENARIOS: Rule = rule("14.0", "Scenarios");
/// BARONS 14.1.
pub const EDWARD: Rule = rule("14.1", "Edward's Battle (Optional)");
/// BARONS 14.2.
pub const LEWES: Rule = rule("14.2", "Lewes (Historical)");
/// BARONS 14.3.
pub const LEWES_FREE: Rule = rule("14.3", "Lewes (Free Set-Up)");
/// BARONS 14.4.
pub const EVESHAM: Rule = rule("14.4", "Evesham (Historical)");
/// BARONS 14.5.
pub const REINFORCEMENTS: Rule = rule("14.5", "Evesham (Possible)");
/// BARONS 15.0.
pub const VICTORY: Rule = rule("15.0", "Game End and Victory");

/// Every section that the rules enforce, in the order of the book.
pub const ALL: [Rule; 116] = [
    DICE,
    SEQUENCE,
    REPLACEMENT_PHASE,
    INITIATIVE,
    EXPENDITURE,
    ACTIVATION,
    MOVEMENT_SEGMENT,
    ADJUSTMENT,
    DEFENSIVE_SEGMENT,
    OFFENSIVE_SEGMENT,
    MELEE_SEGMENT,
    CHARGE_SEGMENT,
    CONTINUATION_SEGMENT,
    RECOVERY_PHASE,
    REPLACEMENT,
    CHITS,
    PLAYING_CHITS,
    HIGHER_CHIT,
    TWO_RUNNING,
    SPENT_CHIT,
    INITIATIVE_NUMBERS,
    RESTRICTIONS,
    LEADERS,
    RATINGS,
    COMMAND,
    COMMAND_TRACE,
    COMMAND_MOMENT,
    OUT_OF_COMMAND,
    CHARGERS_COMMAND,
    LEADER_CASUALTIES,
    MOVEMENT,
    FACING,
    CHANGING_FACING,
    FACING_COSTS,
    FACING_EFFECTS,
    FRONT_MOVES,
    FIRE_ARC,
    FRONT_MELEE,
    FLANK_EFFECTS,
    RETREAT_FACING,
    ZOC,
    ZOC_LIMITS,
    ZOC_COMMAND,
    ZOC_ENTRY_OUT,
    ZOC_EXIT_OUT,
    ZOC_EFFECTS,
    ZOC_STOPS,
    ZOC_NEGATED,
    ZOC_RECOVERY,
    ZOC_SEVERAL,
    ZOC_RETREAT,
    ZOC_TO_ZOC,
    LEAVING_ZOC,
    STACKING,
    STACK_RULES,
    STACK_BATTLE,
    STACK_MOVES,
    STACK_ALLOWANCE,
    STACK_HITS,
    STACK_FIRE,
    STACK_MELEE,
    STACK_THROUGH,
    THROUGH_STACK,
    STACK_MORALE,
    RETREATS,
    FIRE,
    DEFENSIVE_FIRE,
    CONTACT_FIRE,
    SIGHT_AND_RANGE,
    RANGE,
    SIGHT_LEVEL,
    SIGHT_HEIGHTS,
    FIRE_PROCEDURE,
    RESULTS,
    HITS,
    ELIMINATION,
    MELEE,
    MELEE_PROCEDURE,
    ATTACK,
    MODIFIERS_CHECKED,
    TYPES,
    REPLY,
    SIMULTANEOUS,
    MODIFIERS,
    LEADER_BONUS,
    FLANK,
    REAR,
    SLOPE,
    CONCENTRIC,
    MELEE_RESULTS,
    ADVANCE,
    RETREAT,
    RETREAT_ZOC,
    RETREAT_STACKING,
    RETREAT_TERRAIN,
    RETREAT_STEEP,
    RETREAT_ON,
    RETREAT_CHECK,
    EVASION,
    CHARGES,
    CHARGE_PROCEDURE,
    CHARGE_CONTINUATION,
    REACTION,
    CONTINUATION,
    MORALE,
    SHAKEN,
    ROUT,
    RECOVERY,
    EFFECTIVENESS,
    SCENARIOS,
    EDWARD,
    LEWES,
    LEWES_FREE,
    EVESHAM,
    REINFORCEMENTS,
    VICTORY,
];

//! Optional rulings of Battles of the Medieval World: where the text leaves a choice, the scenario decides.
//!
//! What each value means and why the default is as it is stands in the reference, under the ruling's number.

use super::option_set::{OptionSet, choice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

choice! {
    /// RUL-32: what shifts start from.
    ShiftModel {
        /// The ladder of ten odds.
        Ladder,
        /// The ratio itself, beyond the ladder too.
        TrueRatio,
    }
}

choice! {
    /// RUL-34: with several defenders, who must stand on a hill.
    Multi {
        /// One is enough.
        Any,
        /// All of them.
        All,
    }
}

choice! {
    /// RUL-37: where rivers run.
    RiverModel {
        /// In hexes.
        Hex,
        /// Along hexsides.
        Hexside,
    }
}

choice! {
    /// RUL-38: what an eliminated unit counts.
    EliminationStrength {
        /// The strength of its front side.
        Front,
        /// The strength of the side it died on.
        Current,
    }
}

choice! {
    /// RUL-39: where a retreat leads.
    RetreatDirection {
        /// Each step farther from the start.
        Outward,
        /// Anywhere, without entering a hex twice.
        Any,
    }
}

choice! {
    /// RUL-42: horse that cannot retreat three hexes.
    BlockedRetreat {
        /// Is eliminated.
        Eliminate,
        /// Stops short.
        StopShort,
    }
}

choice! {
    /// RUL-44: who advances after an exchange.
    ExAdvance {
        /// The attacker.
        Attacker,
        /// Nobody.
        None,
    }
}

choice! {
    /// RUL-17: leaders in the hex of a unit that retreats or advances.
    Accompany {
        /// Go with it.
        Mandatory,
        /// Go or stay, as their owner likes.
        Optional,
    }
}

choice! {
    /// RUL-20: when offensive fire is declared.
    OffensiveFire {
        /// All of it before the first die.
        AllUpfront,
        /// Target by target.
        PerTarget,
    }
}

choice! {
    /// RUL-25: shots of the barred side into a fortress.
    WallFire {
        /// Not allowed.
        Prohibited,
        /// Allowed.
        Allowed,
    }
}

choice! {
    /// RUL-54: how far attacking horse archers leave.
    HaDistance {
        /// One to three hexes.
        UpToThree,
        /// Three hexes.
        ExactlyThree,
    }
}

choice! {
    /// RUL-61: what a charge does to strength.
    ChargeMultiplier {
        /// Nothing.
        None,
        /// Half as much again, rounded up.
        #[serde(rename = "x1_5")]
        X15,
        /// Doubles it.
        X2,
    }
}

choice! {
    /// RUL-50: reorganization of cavalry whose sides are both ordered.
    HcReorg {
        /// As the owner likes.
        Optional,
        /// Like every unit.
        Mandatory,
        /// Never.
        None,
    }
}

choice! {
    /// RUL-67: the side of a rallied unit.
    RallySide {
        /// Front.
        Front,
        /// Back.
        Back,
    }
}

choice! {
    /// RUL-69: what morale counts.
    MoraleCounts {
        /// Everything that gives the enemy victory points for losses.
        VpLosses,
        /// Strength of eliminated units only.
        StrengthOnly,
    }
}

choice! {
    /// RUL-72: how the ratio of victory points is read.
    VictoryRounding {
        /// As an exact fraction.
        Exact,
        /// Rounded down.
        Floor,
    }
}

choice! {
    /// RUL-74: where the seventh unit of the siege line stands.
    SiegeSeventh {
        /// Beside the siege line.
        Adjacent,
        /// In the main line.
        MainLine,
    }
}

choice! {
    /// RUL-77: feigned retreats in one combat.
    KwfPerCombat {
        /// One.
        One,
        /// As many as are able.
        Unlimited,
    }
}

choice! {
    /// RUL-83: who may enter the fortress.
    FortressEntry {
        /// Every unit of its side.
        AnyMuslim,
        /// The garrison only.
        GarrisonOnly,
    }
}

choice! {
    /// RUL-85: when a sortie may be declared.
    SortieWindow {
        /// In the second stage.
        SecondStage,
        /// In any stage.
        AnyStage,
    }
}

choice! {
    /// RUL-86: garrison units that find no room.
    SortieOverflow {
        /// Come later.
        Later,
        /// Never come.
        Lost,
    }
}

choice! {
    /// RUL-87: when an army may withdraw.
    WithdrawCondition {
        /// While it is demoralized.
        Currently,
        /// Once it has been demoralized.
        Ever,
    }
}

choice! {
    /// RUL-94: the level of a victory by a traced line.
    LineLevel {
        /// Epic.
        Epic,
        /// Marginal.
        Marginal,
    }
}

choice! {
    /// RUL-99: whether the southern swamp is a river.
    Switch {
        /// Swamp.
        Off,
        /// River.
        On,
    }
}

/// The optional rulings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// RUL-11: an open dot exerts a ZOC.
    pub open_dot_exerts_zoc: bool,
    /// RUL-40: every retreat after combat disorders.
    pub plain_retreat_disorders: bool,
    /// RUL-32: what shifts start from.
    pub shift_model: ShiftModel,
    /// RUL-34: with several defenders, who must stand on a hill.
    pub hill_multi: Multi,
    /// RUL-36: with several defenders, who must stand in swamp.
    pub swamp_multi: Multi,
    /// RUL-37: where rivers run.
    pub river_model: RiverModel,
    /// RUL-38: what an eliminated unit counts.
    pub elimination_strength: EliminationStrength,
    /// RUL-39: where a retreat leads.
    pub retreat_direction: RetreatDirection,
    /// RUL-42: horse that cannot retreat three hexes.
    pub cavalry_blocked_retreat: BlockedRetreat,
    /// RUL-44: who advances after an exchange.
    pub ex_advance: ExAdvance,
    /// RUL-17: leaders in the hex of a unit that retreats or advances.
    pub leaders_accompany: Accompany,
    /// RUL-18: leaders move as foot does.
    pub leaders_enter_swamp: bool,
    /// RUL-20: when offensive fire is declared.
    pub offensive_fire: OffensiveFire,
    /// RUL-25: shots of the barred side into a fortress.
    pub archery_into_fortress: WallFire,
    /// RUL-54: how far attacking horse archers leave.
    pub ha_attack_distance: HaDistance,
    /// RUL-56: a charge needs a flip to the front in the same phase.
    pub charge_requires_flip: bool,
    /// RUL-59: after a charge a second horse attacker may advance.
    pub charge_second_cavalry_advance: bool,
    /// RUL-61: what a charge does to strength.
    pub charge_multiplier: ChargeMultiplier,
    /// RUL-50: reorganization of cavalry whose sides are both ordered.
    pub hc_reorg: HcReorg,
    /// RUL-67: the side of a rallied unit.
    pub rally_side: RallySide,
    /// RUL-69: what morale counts.
    pub morale_counts: MoraleCounts,
    /// RUL-72: how the ratio of victory points is read.
    pub victory_rounding: VictoryRounding,
    /// RUL-74: where the seventh unit of the siege line stands.
    pub siege_seventh: SiegeSeventh,
    /// RUL-77: feigned retreats in one combat.
    pub kwf_per_combat: KwfPerCombat,
    /// RUL-81: a unit that scatters to plunder counts as eliminated.
    pub plunder_is_elimination: bool,
    /// RUL-83: who may enter the fortress.
    pub fortress_entry: FortressEntry,
    /// RUL-85: when a sortie may be declared.
    pub sortie_window: SortieWindow,
    /// RUL-86: garrison units that find no room.
    pub sortie_overflow: SortieOverflow,
    /// RUL-87: when an army may withdraw.
    pub withdraw_condition: WithdrawCondition,
    /// RUL-94: the level of a victory by a traced line.
    pub line_victory_level: LineLevel,
    /// RUL-96: the Muslim 7-4 and 6-4 units are heavy cavalry.
    pub muslim_heavy_cavalry: bool,
    /// RUL-99: whether the southern swamp is a river.
    pub belus_river: Switch,
    /// RUL-64: an attacked lone leader who cannot leave is lost.
    pub lone_leader_stays_dies: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            open_dot_exerts_zoc: true,
            plain_retreat_disorders: false,
            shift_model: ShiftModel::Ladder,
            hill_multi: Multi::Any,
            swamp_multi: Multi::Any,
            river_model: RiverModel::Hex,
            elimination_strength: EliminationStrength::Front,
            retreat_direction: RetreatDirection::Outward,
            cavalry_blocked_retreat: BlockedRetreat::Eliminate,
            ex_advance: ExAdvance::Attacker,
            leaders_accompany: Accompany::Mandatory,
            leaders_enter_swamp: true,
            offensive_fire: OffensiveFire::AllUpfront,
            archery_into_fortress: WallFire::Prohibited,
            ha_attack_distance: HaDistance::UpToThree,
            charge_requires_flip: false,
            charge_second_cavalry_advance: true,
            charge_multiplier: ChargeMultiplier::None,
            hc_reorg: HcReorg::Optional,
            rally_side: RallySide::Front,
            morale_counts: MoraleCounts::VpLosses,
            victory_rounding: VictoryRounding::Exact,
            siege_seventh: SiegeSeventh::Adjacent,
            kwf_per_combat: KwfPerCombat::One,
            plunder_is_elimination: true,
            fortress_entry: FortressEntry::AnyMuslim,
            sortie_window: SortieWindow::SecondStage,
            sortie_overflow: SortieOverflow::Later,
            withdraw_condition: WithdrawCondition::Currently,
            line_victory_level: LineLevel::Epic,
            muslim_heavy_cavalry: true,
            belus_river: Switch::Off,
            lone_leader_stays_dies: true,
        }
    }
}

impl OptionSet for Options {}

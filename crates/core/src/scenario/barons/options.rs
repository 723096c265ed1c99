//! Optional rulings of The Barons' War: where the text leaves a choice, the scenario decides.
//!
//! What each value means and why the default is as it is stands in the reference, under the ruling's number.

use crate::scenario::option_set::{OptionSet, choice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

choice! {
    /// U-15: what becomes of a chit that loses a bid.
    LosersChit {
        /// It stays on its track.
        Kept,
        /// It is out of the game.
        Lost,
    }
}

choice! {
    /// U-21: how often a Battle may continue its attack in a turn.
    Continuations {
        /// Once.
        One,
        /// As often as its side likes.
        Unlimited,
    }
}

choice! {
    /// U-25: how near the activated units must be for a hex to adjust its facing.
    AdjustRange {
        /// Within three hexes.
        Three,
        /// Within the printed fire range of an activated unit.
        Printed,
    }
}

choice! {
    /// U-26: fire at an adjacent hex.
    AdjacentFire {
        /// Only at somebody who came there, or for lack of a farther target.
        Strict,
        /// Always.
        Free,
    }
}

choice! {
    /// U-34: which attackers may be rolled against.
    ReplyArc {
        /// Any.
        Any,
        /// Those in front of the defender.
        FrontOnly,
    }
}

choice! {
    /// U-38: whose bonus counts in melee.
    OverallBonus {
        /// That of the Battle's own leader.
        Own,
        /// That of the overall leader as well.
        Any,
    }
}

choice! {
    /// U-51: a leader alone whose hex is entered.
    OverrunLeader {
        /// He escapes to his Battle.
        Displace,
        /// He first rolls as for a hit on his stack.
        CasualtyRoll,
    }
}

choice! {
    /// U-58: how far chargers recoil.
    ChargeRecoil {
        /// One hex if their target stood, two if not.
        OneThenTwo,
        /// Two hexes.
        Two,
    }
}

choice! {
    /// U-71: how often a leader's fate is rolled for.
    LeaderRoll {
        /// Once for each shot or melee that hit.
        PerResult,
        /// Once for each hit.
        PerHit,
    }
}

choice! {
    /// U-71: what a second wound does.
    WoundedAgain {
        /// Nothing.
        Immune,
        /// The leader leaves play.
        Removed,
    }
}

choice! {
    /// U-79: which activations are counted for reinforcements.
    ThirdActivation {
        /// Those of the side itself.
        OwnSide,
        /// Those of both sides.
        Game,
    }
}

/// The optional rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// U-04: men-at-arms count as infantry where cavalry evades and charges.
    pub foot_includes_maa: bool,
    /// U-11: boxes of a chit track.
    pub track_boxes: u8,
    /// U-15: what becomes of a chit that loses a bid.
    pub losers_chit: LosersChit,
    /// U-21: how often a Battle may continue its attack in a turn.
    pub continuations: Continuations,
    /// U-23: units out of command move.
    pub ooc_moves: bool,
    /// U-25: which hexes may adjust their facing.
    pub adjust_range: AdjustRange,
    /// U-26: fire at an adjacent hex.
    pub range1: AdjacentFire,
    /// U-28: contact fire at continued charges.
    pub contact_fire_in_continuation: bool,
    /// U-29: what fire through flank or rear adds to the die.
    pub fire_flank_bonus: u8,
    /// U-34: which attackers may be rolled against.
    pub reply_arc: ReplyArc,
    /// U-36: what a concentric attack adds to the die.
    pub concentric_bonus: u8,
    /// U-38: whose bonus counts in melee.
    pub overall_bonus: OverallBonus,
    /// U-42: how much weaker a counter's back is than its front.
    pub back_delta: u8,
    /// U-51: a leader alone whose hex is entered.
    pub overrun_leader: OverrunLeader,
    /// U-54: what a charge adds to the melee die.
    pub charge_bonus: u8,
    /// U-58: how far chargers recoil.
    pub charge_recoil: ChargeRecoil,
    /// U-62: cavalry reacts in the enemy's 0-command move too.
    pub react_in_7a: bool,
    /// U-65: a spent charger may recover in the same turn.
    pub spent_recovers_same_turn: bool,
    /// U-71: how often a leader's fate is rolled for.
    pub leader_roll: LeaderRoll,
    /// U-71: what a second wound does.
    pub wounded_again: WoundedAgain,
    /// U-73: effectiveness before recovery.
    pub effectiveness_first: bool,
    /// U-74: a failed Waver or Shaken check checks units that are Shaken too.
    pub waver_routs_shaken: bool,
    /// U-78: Edward's Battle is bound to one enemy Battle.
    pub edward_rule: bool,
    /// U-79: which activations are counted for reinforcements.
    pub third_activation: ThirdActivation,
    /// U-81: the last turn; 0 for none.
    pub turn_limit: u16,
    /// U-94: hits by fire force retreats.
    pub fire_retreat: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            foot_includes_maa: true,
            track_boxes: 12,
            losers_chit: LosersChit::Kept,
            continuations: Continuations::One,
            ooc_moves: true,
            adjust_range: AdjustRange::Three,
            range1: AdjacentFire::Strict,
            contact_fire_in_continuation: true,
            fire_flank_bonus: 1,
            reply_arc: ReplyArc::Any,
            concentric_bonus: 1,
            overall_bonus: OverallBonus::Own,
            back_delta: 2,
            overrun_leader: OverrunLeader::Displace,
            charge_bonus: 0,
            charge_recoil: ChargeRecoil::OneThenTwo,
            react_in_7a: false,
            spent_recovers_same_turn: true,
            leader_roll: LeaderRoll::PerResult,
            wounded_again: WoundedAgain::Immune,
            effectiveness_first: false,
            waver_routs_shaken: false,
            edward_rule: false,
            third_activation: ThirdActivation::OwnSide,
            turn_limit: 0,
            fire_retreat: true,
        }
    }
}

impl OptionSet for Options {}

//! Optional rulings of Arsouf: where the text leaves a choice, the scenario decides.
//!
//! What each value means and why the default is as it is stands in the reference, under the ruling's number.

use super::option_set::{OptionSet, choice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

choice! {
    /// ARR-2: which pieces move one space off the road.
    SlowPieces {
        /// Infantry and baggage.
        InfantryAndBaggage,
        /// Baggage only.
        BaggageOnly,
    }
}

choice! {
    /// ARR-3: who deploys first.
    DeployOrder {
        /// The side with the goal; the other sees it.
        CrusaderFirst,
        /// The other side.
        MoslemFirst,
        /// The side with the goal, unseen by the other.
        Hidden,
    }
}

choice! {
    /// ARR-9: half of an odd fighting value.
    HalfValue {
        /// Exactly half.
        Exact,
        /// Each half is rounded down.
        FloorEach,
        /// The sum of the halves is rounded down.
        FloorSum,
        /// Each half is rounded up.
        CeilEach,
    }
}

choice! {
    /// ARR-13: when wounded pieces recover.
    Recovery {
        /// At the end of every half-turn, those of both sides.
        EndOfEachHalf,
        /// At the start of their own half-turn.
        OwnTurnStart,
        /// At the end of their own half-turn.
        OwnTurnEnd,
    }
}

choice! {
    /// ARR-17: which moves may be taken back.
    Undo {
        /// Any of this phase.
        Any,
        /// The last one.
        Last,
    }
}

/// The optional rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// ARR-2: which pieces move one space off the road.
    pub slow_pieces: SlowPieces,
    /// ARR-3: who deploys first.
    pub deploy_order: DeployOrder,
    /// ARR-4: pieces pass through their own side's pieces.
    pub pass_friends: bool,
    /// ARR-5: forest ends a move.
    pub forest_stops: bool,
    /// ARR-6: the other side may enter the goal's spaces.
    pub moslems_may_enter_arsouf: bool,
    /// ARR-7: all attacks are announced before the first die.
    pub declare_all_attacks_first: bool,
    /// ARR-9: half of an odd fighting value.
    pub half_fv: HalfValue,
    /// ARR-10: a leader adds to the supporters next to him too.
    pub leader_boosts_support: bool,
    /// ARR-12: a charge may pass through a friend.
    pub charge_through_friends: bool,
    /// ARR-13: when wounded pieces recover.
    pub recovery: Recovery,
    /// ARR-14: a wounded leader still adds.
    pub wounded_leader_inspires: bool,
    /// ARR-15: a side whose leader is killed loses.
    pub leader_death_ends_game: bool,
    /// ARR-16: baggage may attack.
    pub baggage_may_attack: bool,
    /// ARR-17: which moves may be taken back.
    pub undo: Undo,
    /// ARR-20: baggage beyond what is needed counts as other pieces.
    pub surplus_baggage_counts: bool,
    /// ARR-21: the last turn; 0 for none.
    pub turn_limit: u16,
    /// ARR-23: a win that nobody can prevent any more may be claimed.
    pub claim_win: bool,
    /// ARR-24: the corner that the printed board leaves empty is open ground.
    pub fill_corner: bool,
    /// ARR-26: attacks across closed hexsides.
    pub attack_across_river: bool,
    /// ARR-33: an attack phase without a possible attack ends by itself.
    pub auto_skip_empty_attack: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            slow_pieces: SlowPieces::InfantryAndBaggage,
            deploy_order: DeployOrder::CrusaderFirst,
            pass_friends: true,
            forest_stops: false,
            moslems_may_enter_arsouf: false,
            declare_all_attacks_first: false,
            half_fv: HalfValue::Exact,
            leader_boosts_support: false,
            charge_through_friends: false,
            recovery: Recovery::EndOfEachHalf,
            wounded_leader_inspires: true,
            leader_death_ends_game: false,
            baggage_may_attack: true,
            undo: Undo::Any,
            surplus_baggage_counts: false,
            turn_limit: 50,
            claim_win: true,
            fill_corner: false,
            attack_across_river: false,
            auto_skip_empty_attack: false,
        }
    }
}

impl OptionSet for Options {}

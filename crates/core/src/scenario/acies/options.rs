//! Optional rulings of Acies: where the text leaves a choice, the scenario decides.
//!
//! What each value means and why the default is as it is stands in the reference, under the ruling's number.

use crate::scenario::option_set::{OptionSet, choice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

choice! {
    /// ACR-14: what a missile hit does to elephants.
    ElephantMissile {
        /// A roll for rampage and nothing else.
        RampageOnly,
        /// A disorder marker.
        Dm,
        /// Both.
        DmAndRampage,
    }
}

choice! {
    /// ACR-19: whose modifiers a tactical flank advantage takes away.
    TfaNegates {
        /// The positive ones of both units.
        BothPositive,
        /// The positive ones of the defender.
        DefenderOnly,
        /// All of both units.
        All,
    }
}

choice! {
    /// ACR-31: how long Break Morale lasts.
    BreakMorale {
        /// The rest of the phase.
        Phase,
        /// One attack.
        OneAttack,
    }
}

choice! {
    /// ACR-32: whom Difficult Terrain stops.
    DifficultTerrain {
        /// One unit, in reply to its declaration.
        OneUnit,
        /// Every unit: it is played before the first attack.
        AllUnits,
    }
}

choice! {
    /// ACR-7: when the Encircling army's bonus counts.
    EncircleBonus {
        /// In every melee.
        MeleeAll,
        /// When it attacks.
        AttackerOnly,
    }
}

choice! {
    /// ACR-17: where a flank can be.
    TfaGeometry {
        /// In the same line or in the next.
        SameOrDiagonal,
        /// In the same line.
        SameLine,
    }
}

choice! {
    /// ACR-8: which enemies bar a way to the Melee Line.
    Through {
        /// Those between the columns of start and goal.
        Between,
        /// Those, and one in the own column.
        Strict,
    }
}

/// The optional rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // each is a question of its own
pub struct Options {
    /// ACR-1: columns of a wing, 2 to 12; the centre has twice as many.
    pub wing_columns: u8,
    /// ACR-37: units that may be discarded to scout in a turn; 0 is any number.
    pub scouts_per_turn: u8,
    /// ACR-36: units that may be played in a turn; 0 is any number.
    pub units_per_turn: u8,
    /// ACR-12: own cards do not block shooting.
    pub overhead_fire: bool,
    /// ACR-14: what a missile hit does to elephants.
    pub el_missile: ElephantMissile,
    /// ACR-15: a marker placed by skirmishers in melee may eliminate.
    pub sk_dm_can_eliminate: bool,
    /// ACR-11: a withdrawal draws reaction fire.
    pub reaction_on_withdraw: bool,
    /// ACR-18: an attempt at a flank needs a roll.
    pub tfa_roll: bool,
    /// ACR-19: whose modifiers a tactical flank advantage takes away.
    pub tfa_negates: TfaNegates,
    /// ACR-17: a flank may lie in another zone.
    pub tfa_cross_zone: bool,
    /// ACR-20: a withdrawal from the Melee Line succeeds up to this result.
    pub withdraw_melee: u8,
    /// ACR-20: a withdrawal to the hand succeeds up to this result.
    pub withdraw_hand: u8,
    /// ACR-20: a withdrawal on the spot succeeds up to this result.
    pub withdraw_stay: u8,
    /// ACR-20: a failed withdrawal costs a disorder marker.
    pub withdraw_fail_dm: bool,
    /// ACR-23: a unit that goes back to the hand loses its markers.
    pub withdraw_to_hand_clears_dm: bool,
    /// ACR-16: a winner may advance into the enemy's First Line.
    pub advance_enemy_first_line: bool,
    /// ACR-31: how long Break Morale lasts.
    pub break_morale: BreakMorale,
    /// ACR-32: whom Difficult Terrain stops.
    pub difficult_terrain: DifficultTerrain,
    /// ACR-22: a turn gained by Initiative may gain another.
    pub initiative_chain: bool,
    /// ACR-27: a side may play several tactics cards in one combat.
    pub stack_tactics: bool,
    /// ACR-25: the optional rule of the Route Level.
    pub route_level: bool,
    /// ACR-25: what a face-down card counts towards the Route Level.
    pub face_down_rout_points: u16,
    /// ACR-26: the game is drawn after so many player turns.
    pub turn_cap: u16,
    /// ACR-4: decks that name an army list must keep to it.
    pub army_lists: bool,
    /// ACR-7: when the Encircling army's bonus counts.
    pub encircle_bonus: EncircleBonus,
    /// ACR-10: artillery enters upright.
    pub ar_enters_upright: bool,
    /// ACR-45: whoever goes second draws one card more.
    pub second_player_extra_card: bool,
    /// ACR-17: where a flank can be.
    pub tfa_geometry: TfaGeometry,
    /// ACR-33: Outflank may be attached to an attack on the card in front.
    pub outflank_frontal: bool,
    /// ACR-8: which enemies bar a way to the Melee Line.
    pub through: Through,
    /// ACIES 17.4: replies that nothing in the hand fits are not asked for.
    pub fast_windows: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            wing_columns: 4,
            scouts_per_turn: 1,
            units_per_turn: 1,
            overhead_fire: true,
            el_missile: ElephantMissile::RampageOnly,
            sk_dm_can_eliminate: true,
            reaction_on_withdraw: false,
            tfa_roll: true,
            tfa_negates: TfaNegates::BothPositive,
            tfa_cross_zone: true,
            withdraw_melee: 6,
            withdraw_hand: 6,
            withdraw_stay: 4,
            withdraw_fail_dm: false,
            withdraw_to_hand_clears_dm: true,
            advance_enemy_first_line: false,
            break_morale: BreakMorale::Phase,
            difficult_terrain: DifficultTerrain::OneUnit,
            initiative_chain: false,
            stack_tactics: true,
            route_level: false,
            face_down_rout_points: 25,
            turn_cap: 300,
            army_lists: true,
            encircle_bonus: EncircleBonus::MeleeAll,
            ar_enters_upright: false,
            second_player_extra_card: false,
            tfa_geometry: TfaGeometry::SameOrDiagonal,
            outflank_frontal: false,
            through: Through::Between,
            fast_windows: false,
        }
    }
}

impl OptionSet for Options {}

//! Special rules: a typed list with parameters that any scenario of the system can use.

use super::bmw::MoraleData;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A special rule. Each is asked about in one place of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SpecialRule {
    /// 15.1: light foot of `side` may feign a retreat when attacked.
    KarrWaFarr {
        /// The side that feigns.
        side: String,
        /// Subtracted from each die.
        #[serde(default = "three")]
        minus: u8,
    },
    /// 15.2: entering an enemy camp captures it and may scatter the unit.
    CampsAndPlunder {
        /// Victory points for a camp.
        #[serde(default = "five")]
        vp: u32,
        /// The unit scatters on this face or a higher one.
        #[serde(default = "four")]
        scatters_on: u8,
    },
    /// 15.3: trebuchets are immobile and can be captured.
    Trebuchets {
        /// Victory points for a trebuchet.
        #[serde(default = "five")]
        vp: u32,
    },
    /// 15.4: a walled zone that `barred` may neither enter, nor attack, nor control.
    Fortress {
        /// The zone.
        zone: String,
        /// The side that stays outside.
        barred: String,
    },
    /// 15.4: the set-aside garrison may sally into the fortress zone.
    Sortie {
        /// The garrison's side.
        side: String,
        /// The zone it appears in.
        zone: String,
        /// The first stage in which it may be declared.
        #[serde(default = "two")]
        stage: u8,
    },
    /// 15.5: a demoralized army may leave the map and come back; a second stage begins.
    StrategicWithdrawal {
        /// The side that may withdraw.
        side: String,
        /// Victory points for the other side per turn of the first stage that is left, the present one
        /// included.
        #[serde(default = "five")]
        bonus: u32,
        /// Morale of the withdrawn army in the second stage.
        morale: MoraleData,
        /// Where it comes back.
        deploy: String,
        /// Where the rest comes back when that zone is full.
        overflow: String,
        /// Where the other side may not go in its movement before.
        closed: String,
        /// Hexes of the closed zone that may be entered while an enemy camp stands there.
        open_camps: String,
    },
    /// 16.1: a line free of the enemy between two zones at the end of the game wins.
    Line {
        /// The side that wins by it.
        side: String,
        /// Where the line starts.
        from: String,
        /// Where it ends.
        to: String,
    },
}

fn two() -> u8 {
    2
}
fn three() -> u8 {
    3
}
fn four() -> u8 {
    4
}
fn five() -> u32 {
    5
}

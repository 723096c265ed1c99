//! The printed tables of The Barons' War, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The tables; the default is as printed, with the damaged and lost cells restored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Tables {
    /// Hits in melee: a row for each modified die from 0 or less to 12 or more, a column for each strength from 1 to 7
    /// or more (9.3).
    pub melee: [[u8; 7]; 13],
    /// Added to the roller's die: a row for the opponent's class, a column for the roller's: infantry, men-at-arms,
    /// heavy cavalry (9.1.3).
    pub types: [[i8; 3]; 3],
    /// The die of each class: infantry, men-at-arms, heavy cavalry (9.0).
    pub dice: [u8; 3],
    /// Hits by fire: a row for each modified die from 1 to 10, a column for each range from 1 to 3 (8.5).
    pub fire: [[u8; 3]; 10],
    /// The chit that each throw from 1 to 10 brings; 0 for none (4.0).
    pub replacement: [u8; 10],
    /// Added to the melee die of a hex that attacks through a flank hexside (9.2.2).
    pub flank: i8,
    /// Added to the melee die of a hex that attacks through a rear hexside (9.2.3).
    pub rear: i8,
    /// Added to the melee die of a hex on the lower side of a slope (9.2.4).
    pub up_slope: i8,
    /// Added to the melee die of a hex on the higher side of a slope (9.2.4).
    pub down_slope: i8,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            melee: [
                [0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 1],
                [0, 0, 0, 0, 0, 1, 1],
                [0, 0, 1, 1, 1, 1, 1],
                [1, 1, 1, 1, 1, 1, 1],
                [1, 1, 1, 1, 1, 1, 2],
                [1, 1, 1, 1, 2, 2, 2],
                [1, 1, 1, 2, 2, 2, 2],
                [1, 1, 2, 2, 2, 2, 2],
                [1, 2, 2, 2, 2, 2, 3],
                [1, 2, 2, 2, 2, 3, 3],
            ],
            types: [[0, 1, 2], [-1, 0, 1], [-2, -1, 0]],
            dice: [6, 8, 10],
            fire: [
                [0, 0, 0],
                [0, 0, 0],
                [0, 0, 0],
                [0, 0, 0],
                [0, 0, 0],
                [0, 0, 0],
                [0, 0, 0],
                [1, 0, 0],
                [1, 1, 0],
                [1, 1, 1],
            ],
            replacement: [0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
            flank: 1,
            rear: 1,
            up_slope: -1,
            down_slope: 1,
        }
    }
}

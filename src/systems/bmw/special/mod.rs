//! The special rules of a scenario (BMW 15.1 to 16.1): typed, parametrised, each asked about in one place.

pub mod camps;
pub mod fortress;
pub mod karr_wa_farr;
pub mod line;
pub mod special_rally;
pub mod withdrawal;

use crate::board::{Hex, HexSet};
use crate::kernel::Side;
use crate::scenario::bmw::MoraleData;
use crate::scenario::options::{FortressEntry, Options};

/// The special rules that a scenario uses.
#[derive(Clone, Debug, Default)]
pub struct Special {
    /// 15.1: who may feign a retreat, and what is subtracted from the dice.
    pub karr_wa_farr: Option<(Side, u8)>,
    /// 15.2: victory points for a camp, and the lowest face that scatters the unit.
    pub camps: Option<(u32, u8)>,
    /// 15.3: victory points for a trebuchet.
    pub trebuchets: Option<u32>,
    /// 15.4: the walls and the side they keep out.
    pub fortress: Option<Fortress>,
    /// 15.4: the sortie.
    pub sortie: Option<Sortie>,
    /// 15.5: the strategic withdrawal.
    pub withdrawal: Option<Withdrawal>,
    /// 16.1: victory by a traced line.
    pub line: Option<Line>,
}

/// 15.4: walls.
#[derive(Clone, Debug)]
pub struct Fortress {
    /// The walled hexes.
    pub walls: HexSet,
    /// The side they keep out.
    pub barred: Side,
}

/// 15.4: a sortie.
#[derive(Clone, Debug)]
pub struct Sortie {
    /// Whose garrison.
    pub side: Side,
    /// Where it appears, in the scenario's order.
    pub walls: Vec<Hex>,
    /// The first stage in which it may be declared.
    pub stage: u8,
}

/// 15.5: a strategic withdrawal.
#[derive(Clone, Debug)]
pub struct Withdrawal {
    /// Who may withdraw.
    pub side: Side,
    /// The other side's victory points per turn that is left.
    pub bonus: u32,
    /// Morale afterwards.
    pub morale: MoraleData,
    /// Index of the zone for deployment.
    pub deploy: usize,
    /// Index of the zone for those who find no room.
    pub overflow: usize,
    /// Closed to the other side's movement before.
    pub closed: HexSet,
    /// Open while an enemy camp stands there.
    pub open_camps: HexSet,
}

/// 16.1: a line between two zones.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who wins by it.
    pub side: Side,
    /// Where it starts.
    pub from: HexSet,
    /// Where it ends.
    pub to: HexSet,
}

impl Special {
    /// BMW 15.4: whether the walls keep a counter out of a hex.
    #[must_use]
    pub fn closed_by_walls(&self, options: &Options, side: Side, garrison: bool, hex: Hex) -> bool {
        self.fortress.as_ref().is_some_and(|fortress| {
            fortress.walls.contains(hex)
                && (side == fortress.barred
                    || options.fortress_entry == FortressEntry::GarrisonOnly && !garrison)
        })
    }

    /// BMW 15.4: whether a hex is walled against attacks of a side.
    #[must_use]
    pub fn walled_against(&self, side: Side, hex: Hex) -> bool {
        self.fortress.as_ref().is_some_and(|f| side == f.barred && f.walls.contains(hex))
    }
}

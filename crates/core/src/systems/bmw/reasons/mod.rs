//! Why nothing can be done with what somebody points at: the truth about all ways, not about one. Each procedure
//! answers for its own questions ([`Procedure::why_not`](super::frame::Procedure::why_not)); what takes a search stands here.

mod short_paths;
mod shots;
mod unreachable;

pub use short_paths::{Step, nearest_bar};
pub use shots::{at_defensive, at_offensive};
pub use unreachable::of_hex;

use super::action::Units;
use super::scene::Scene;
use super::state::State;
use super::why::{Refused, Why};
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, Side, UnitId};

/// What somebody points at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointed {
    /// The hex, if it is one, or the hex of the counter.
    pub hex: Option<Hex>,
    /// The counter, or all counters of the hex: units, then leaders, then markers.
    pub counters: Units,
}

impl Pointed {
    /// A counter.
    #[must_use]
    pub fn at_unit(s: &State, unit: UnitId) -> Pointed {
        Pointed { hex: s.hex(unit), counters: Units::from_iter([unit]) }
    }

    /// A hex with all that stands in it.
    #[must_use]
    pub fn at_hex(scene: &Scene, s: &State, hex: Hex) -> Pointed {
        let mut counters: Units = s.unit_at(hex).into_iter().collect();
        for side in Side::ALL {
            counters.extend(s.leaders_in(scene, side, hex));
        }
        for side in Side::ALL {
            counters.extend(s.markers_in(scene, side, hex));
        }
        Pointed { hex: Some(hex), counters }
    }

    /// The reasons of the counters of a side; where there are none, that of the first counter.
    pub fn each(
        &self,
        scene: &Scene,
        side: Side,
        rule: Rule,
        mut reason: impl FnMut(UnitId) -> Option<Refused>,
    ) -> Vec<Refused> {
        let own = self.counters.iter().copied().filter(|&u| scene.counter(u).side == side);
        let reasons: Vec<Refused> = own.filter_map(&mut reason).collect();
        if reasons.is_empty() { self.first(rule, reason) } else { reasons }
    }

    /// The reason of the first counter; in an empty hex, that it is empty.
    pub fn first(&self, rule: Rule, reason: impl FnMut(UnitId) -> Option<Refused>) -> Vec<Refused> {
        match self.counters.first().copied() {
            Some(unit) => std::iter::once(unit).filter_map(reason).collect(),
            None => vec![Rejection { rule, why: Why::NoCounter }],
        }
    }
}

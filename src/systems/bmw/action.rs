//! Everything that can be answered to a question of the rules.

use crate::board::{Hex, Reach};
use crate::kernel::UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Hexes of a way, without the start.
pub type Path = SmallVec<[Hex; 12]>;
/// Counters.
pub type Units = SmallVec<[UnitId; 8]>;

/// The way to a reached hex, in order.
#[must_use]
pub fn way(reach: &Reach, to: Hex) -> Path {
    let mut path = Path::from_elem(to, reach.steps(to));
    reach.fill_way(to, &mut path);
    path
}

/// An action. In play, counters and hexes are indices; the protocol writes ids and printed numbers, with
/// the same type.
#[derive(
    Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Action", description = "What can be answered to a question of the rules.")]
pub enum Act<U, H, P, L> {
    /// Set-up and deployment: put a counter on a hex (also one that stands elsewhere already).
    Place {
        /// The counter.
        unit: U,
        /// The hex.
        hex: H,
    },
    /// Set-up and deployment: take a counter off the map again.
    TakeUp {
        /// The counter.
        unit: U,
    },
    /// Set-up and deployment: put everything where the scenario has it.
    SetUpHistorically,
    /// Set-up and deployment: ready.
    SetUpDone,
    /// Movement, set-up: pick a counter up to see where it can go.
    Select {
        /// The counter.
        unit: U,
    },
    /// Put the picked counter back.
    PutBack,
    /// Movement: move a counter along a way.
    Move {
        /// The counter.
        unit: U,
        /// The hexes it enters, in order.
        path: P,
        /// Whether it charges (9.6).
        #[serde(default)]
        charge: bool,
    },
    /// Movement: turn heavy or dismounted cavalry over (9.5, 9.6).
    Flip {
        /// The unit.
        unit: U,
    },
    /// Movement after a sortie: put a garrison unit on the walls (15.4).
    PlaceGarrison {
        /// The unit.
        unit: U,
        /// The hex.
        hex: H,
    },
    /// End the movement phase.
    EndMovement,
    /// Withdraw the army (15.5).
    Withdraw,
    /// Fight on.
    NoWithdraw,
    /// Declare the sortie (15.4).
    Sortie,
    /// Keep the garrison inside.
    NoSortie,
    /// Archery: shoot, or declare a shot.
    Fire {
        /// The shooting unit.
        firer: U,
        /// The unit shot at.
        target: U,
    },
    /// Archery: no more shots.
    EndFire,
    /// Combat: take a unit, own or enemy, into the planned combat.
    Engage {
        /// The unit.
        unit: U,
    },
    /// Combat: take a unit out of the planned combat.
    Release {
        /// The unit.
        unit: U,
    },
    /// Combat: attack as planned.
    Commit,
    /// Combat: drop the plan.
    CallOff,
    /// Combat: declare and begin an attack at once.
    Attack {
        /// The attacking units.
        attackers: L,
        /// The defending units, or a lone leader.
        defenders: L,
    },
    /// End the combat phase.
    EndCombat,
    /// Leave before combat (8.3, 9.4).
    RetreatBeforeCombat {
        /// The unit.
        unit: U,
        /// The hexes it enters, in order.
        path: P,
    },
    /// Feign a retreat (15.1).
    KarrWaFarr {
        /// The unit.
        unit: U,
    },
    /// Stay and fight.
    Stand {
        /// The unit.
        unit: U,
    },
    /// Take up the pursuit of a feigned retreat (15.1).
    Follow {
        /// The unit.
        unit: U,
    },
    /// Remove a unit as a loss (7.6).
    Lose {
        /// The unit.
        unit: U,
    },
    /// Retreat after combat (7.8, 9.2).
    Retreat {
        /// The unit.
        unit: U,
        /// The hexes it enters, in order.
        path: P,
    },
    /// Advance after combat (7.9, 9.2, 9.6).
    Advance {
        /// The unit.
        unit: U,
        /// The hexes it enters, in order.
        path: P,
    },
    /// Do not advance.
    Hold,
    /// A lone leader leaves (10.4).
    LeaderRetreat {
        /// The leader.
        leader: U,
        /// The hexes entered, in order.
        path: P,
    },
    /// A leader goes with the unit.
    LeaderGoes {
        /// The leader.
        leader: U,
    },
    /// A leader stays behind.
    LeaderStays {
        /// The leader.
        leader: U,
    },
    /// Throw for a unit's reorganization (11.1).
    ReorgRoll {
        /// The unit.
        unit: U,
    },
    /// Leave a unit as it is.
    SkipReorg {
        /// The unit.
        unit: U,
    },
    /// Try to rally (11.2).
    Rally,
    /// Do not try.
    NoRally,
    /// Put a rallied unit on the map (11.2, 15.5).
    PlaceRally {
        /// The unit.
        unit: U,
        /// The hex.
        hex: H,
    },
    /// Throw for an eliminated unit in the special rally (15.5).
    SpecialRally {
        /// The unit.
        unit: U,
        /// A leader who helps; each may help once.
        leader: Option<U>,
    },
}

/// An action in play.
pub type Action = Act<UnitId, Hex, Path, Units>;
/// An action in the protocol's writing.
pub type WireAction = Act<String, String, Vec<String>, Vec<String>>;

/// Builds a `convert` method that rebuilds every variant with converted parts.
macro_rules! conversion {
    ($self:ident, $u:ident, $h:ident, $p:ident, $l:ident) => {
        match $self {
            Act::Place { unit, hex } => Act::Place { unit: $u(unit)?, hex: $h(hex)? },
            Act::TakeUp { unit } => Act::TakeUp { unit: $u(unit)? },
            Act::SetUpHistorically => Act::SetUpHistorically,
            Act::SetUpDone => Act::SetUpDone,
            Act::Select { unit } => Act::Select { unit: $u(unit)? },
            Act::PutBack => Act::PutBack,
            Act::Move { unit, path, charge } => {
                Act::Move { unit: $u(unit)?, path: $p(path)?, charge: *charge }
            }
            Act::Flip { unit } => Act::Flip { unit: $u(unit)? },
            Act::PlaceGarrison { unit, hex } => {
                Act::PlaceGarrison { unit: $u(unit)?, hex: $h(hex)? }
            }
            Act::EndMovement => Act::EndMovement,
            Act::Withdraw => Act::Withdraw,
            Act::NoWithdraw => Act::NoWithdraw,
            Act::Sortie => Act::Sortie,
            Act::NoSortie => Act::NoSortie,
            Act::Fire { firer, target } => Act::Fire { firer: $u(firer)?, target: $u(target)? },
            Act::EndFire => Act::EndFire,
            Act::Engage { unit } => Act::Engage { unit: $u(unit)? },
            Act::Release { unit } => Act::Release { unit: $u(unit)? },
            Act::Commit => Act::Commit,
            Act::CallOff => Act::CallOff,
            Act::Attack { attackers, defenders } => {
                Act::Attack { attackers: $l(attackers)?, defenders: $l(defenders)? }
            }
            Act::EndCombat => Act::EndCombat,
            Act::RetreatBeforeCombat { unit, path } => {
                Act::RetreatBeforeCombat { unit: $u(unit)?, path: $p(path)? }
            }
            Act::KarrWaFarr { unit } => Act::KarrWaFarr { unit: $u(unit)? },
            Act::Stand { unit } => Act::Stand { unit: $u(unit)? },
            Act::Follow { unit } => Act::Follow { unit: $u(unit)? },
            Act::Lose { unit } => Act::Lose { unit: $u(unit)? },
            Act::Retreat { unit, path } => Act::Retreat { unit: $u(unit)?, path: $p(path)? },
            Act::Advance { unit, path } => Act::Advance { unit: $u(unit)?, path: $p(path)? },
            Act::Hold => Act::Hold,
            Act::LeaderRetreat { leader, path } => {
                Act::LeaderRetreat { leader: $u(leader)?, path: $p(path)? }
            }
            Act::LeaderGoes { leader } => Act::LeaderGoes { leader: $u(leader)? },
            Act::LeaderStays { leader } => Act::LeaderStays { leader: $u(leader)? },
            Act::ReorgRoll { unit } => Act::ReorgRoll { unit: $u(unit)? },
            Act::SkipReorg { unit } => Act::SkipReorg { unit: $u(unit)? },
            Act::Rally => Act::Rally,
            Act::NoRally => Act::NoRally,
            Act::PlaceRally { unit, hex } => Act::PlaceRally { unit: $u(unit)?, hex: $h(hex)? },
            Act::SpecialRally { unit, leader } => Act::SpecialRally {
                unit: $u(unit)?,
                leader: match leader {
                    Some(leader) => Some($u(leader)?),
                    None => None,
                },
            },
        }
    };
}

impl WireAction {
    /// The action in play that this writing means.
    ///
    /// # Errors
    /// Whatever `unit` and `hex` say about an unknown counter or hex.
    pub fn read<E>(
        &self,
        unit: impl Fn(&String) -> Result<UnitId, E>,
        hex: impl Fn(&String) -> Result<Hex, E>,
    ) -> Result<Action, E> {
        let path = |path: &Vec<String>| path.iter().map(&hex).collect::<Result<Path, E>>();
        let list = |list: &Vec<String>| list.iter().map(&unit).collect::<Result<Units, E>>();
        Ok(conversion!(self, unit, hex, path, list))
    }
}

impl Action {
    /// The counter that an action leads along a way.
    #[must_use]
    pub fn walker(&self) -> Option<UnitId> {
        match self {
            Act::Move { unit, .. }
            | Act::RetreatBeforeCombat { unit, .. }
            | Act::Retreat { unit, .. }
            | Act::Advance { unit, .. } => Some(*unit),
            Act::LeaderRetreat { leader, .. } => Some(*leader),
            _ => None,
        }
    }

    /// Where that way ends.
    #[must_use]
    pub fn end(&self) -> Option<Hex> {
        match self {
            Act::Move { path, .. }
            | Act::RetreatBeforeCombat { path, .. }
            | Act::Retreat { path, .. }
            | Act::Advance { path, .. }
            | Act::LeaderRetreat { path, .. } => path.last().copied(),
            _ => None,
        }
    }
}

/// Nothing can fail when an action is written.
enum Never {}

impl Action {
    /// The action in the protocol's writing.
    pub fn write(
        &self,
        unit: impl Fn(UnitId) -> String,
        hex: impl Fn(Hex) -> String,
    ) -> WireAction {
        let one = |u: &UnitId| Ok(unit(*u));
        let at = |h: &Hex| Ok(hex(*h));
        let path = |path: &Path| Ok(path.iter().map(|&h| hex(h)).collect());
        let list = |list: &Units| Ok(list.iter().map(|&u| unit(u)).collect());
        let convert =
            || -> Result<WireAction, Never> { Ok(conversion!(self, one, at, path, list)) };
        match convert() {
            Ok(action) => action,
            Err(never) => match never {},
        }
    }
}

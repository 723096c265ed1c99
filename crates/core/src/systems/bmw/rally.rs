//! BMW 11.2: rally of an eliminated unit.

use super::action::{Action, Units};
use super::event::Event;
use super::reasons::Pointed;
use super::scene::Scene;
use super::special::fortress;
use super::state::{Face, Place, State};
use super::system::Bmw;
use super::why::{Refused, Why, no, not_asked};
use super::{morale, mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::OffMap;
use crate::scenario::options::RallySide;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The active side's rally.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rally {
    /// Nothing has been tried.
    #[default]
    Open,
    /// The die was good: a unit is to be placed.
    Won,
    /// Tried or declined.
    Closed,
}

/// RUL-67: the side on which a rallied unit comes back.
#[must_use]
pub fn rally_face(scene: &Scene) -> Face {
    match scene.options.rally_side {
        RallySide::Front => Face::Front,
        RallySide::Back => Face::Back,
    }
}

fn pile<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
    let dead = Place::Off(OffMap::Eliminated);
    scene.units[s.active].iter().copied().filter(move |&u| s.piece(u).place == dead)
}

/// BMW 11.2, RUL-66: where a unit may come back: in the hex of a leader who is alone, or next to one who is
/// with a unit: vacant, enterable, outside EZOC.
#[must_use]
pub fn rally_hexes(scene: &Scene, s: &State, unit: UnitId) -> Vec<Hex> {
    let counter = scene.counter(unit);
    let side = counter.side;
    let values = counter.face(rally_face(scene));
    let mut hexes = Vec::new();
    for at in scene.leaders[side].iter().filter_map(|&u| s.hex(u)) {
        if s.unit_at(at).is_none() {
            let open = scene.terrain_cost(values.class, at).is_some();
            if open && !fortress::keeps_out(scene, unit, at) {
                hexes.push(at);
            }
            continue;
        }
        for (d, n) in scene.map.grid.neighbors(at) {
            let vacant =
                s.unit_at(n).is_none() && s.leaders_in(scene, side.enemy(), n).next().is_none();
            if vacant && scene.step_cost(values, at, d).is_some() && !s.in_ezoc(side, n) {
                hexes.push(n);
            }
        }
    }
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// BMW 11.2, RUL-66: why none of some units may come back in a hex.
#[must_use]
pub fn why_not(scene: &Scene, s: &State, units: &[UnitId], hex: Hex) -> Option<Refused> {
    let side = scene.counter(*units.first()?).side;
    let lone = s.leaders_in(scene, side, hex).next().is_some() && s.unit_at(hex).is_none();
    let with_units = |&u: &UnitId| {
        s.hex(u).is_some_and(|at| s.unit_at(at).is_some() && scene.map.grid.adjacent(at, hex))
    };
    let near = scene.leaders[side].iter().any(with_units);
    let enemy_leader = s.leaders_in(scene, side.enemy(), hex).next().is_some();
    let why = match s.unit_at(hex) {
        _ if !lone && !near => Why::BadHex,
        Some(unit) if scene.counter(unit).side == side => Why::Stacking { hex },
        Some(_) => Why::EnemyHex { hex },
        None if !lone && enemy_leader => Why::EnemyLeader { hex },
        None if !lone && s.in_ezoc(side, hex) => Why::RallyEzoc { hex },
        None => closed(scene, units, hex),
    };
    Some(Rejection { rule: rules::RALLY, why })
}

/// Whether it is walls or terrain that close a hex to units.
#[must_use]
pub fn closed(scene: &Scene, units: &[UnitId], hex: Hex) -> Why {
    if units.iter().all(|&unit| fortress::keeps_out(scene, unit, hex)) {
        Why::Fortress
    } else {
        Why::ProhibitedTerrain { hex }
    }
}

/// BMW 11.2: whether a rally may be tried: a range, a leader on the map, and somebody to rally.
fn check_rally(scene: &Scene, s: &State) -> Result<(), Refused> {
    if pile(scene, s).next().is_none() {
        return no(rules::RALLY, Why::NoEliminated);
    }
    let leader = scene.leaders[s.active].iter().any(|&u| s.hex(u).is_some());
    if !leader || scene.morale(s.active, s.stage).rally.is_none() {
        return no(rules::RALLY, Why::NoLeader);
    }
    Ok(())
}

/// BMW 11.2: the faces on which the active side's rally succeeds, the lowest and the highest.
#[must_use]
pub fn range(scene: &Scene, s: &State) -> (u8, u8) {
    scene.morale(s.active, s.stage).rally.unwrap_or((1, 0))
}

/// BMW 11.2: the eliminated units of the active side for which there is a place.
#[must_use]
pub fn may_return(scene: &Scene, s: &State) -> Vec<UnitId> {
    pile(scene, s).filter(|&unit| !rally_hexes(scene, s, unit).is_empty()).collect()
}

fn placements(scene: &Scene, s: &State) -> Vec<(UnitId, Hex)> {
    pile(scene, s)
        .flat_map(|u| rally_hexes(scene, s, u).into_iter().map(move |hex| (u, hex)))
        .collect()
}

impl Procedure<Bmw> for Rally {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let asks = match self {
            Rally::Open => check_rally(scene, s).is_ok(),
            Rally::Won => pile(scene, s).any(|unit| !rally_hexes(scene, s, unit).is_empty()),
            Rally::Closed => false,
        };
        asks.then_some((s.active, rules::RALLY))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        match self {
            Rally::Open => vec![Action::Rally, Action::NoRally],
            Rally::Won => placements(scene, s)
                .into_iter()
                .map(|(unit, hex)| Action::PlaceRally { unit, hex })
                .collect(),
            Rally::Closed => Vec::new(),
        }
    }

    fn is_exact(&self) -> bool {
        *self == Rally::Won
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match (self, action) {
            (Rally::Open, Action::Rally) => check_rally(scene, s),
            (Rally::Open, Action::NoRally) => Ok(()),
            (Rally::Won, Action::Rally) => no(rules::RALLY, Why::AlreadyAttempted),
            (Rally::Won, Action::PlaceRally { unit, hex }) => {
                if scene.counter(*unit).side != s.active {
                    return no(rules::GAME_TURNS, Why::NotYourDecision);
                }
                if !pile(scene, s).any(|u| u == *unit) {
                    return no(rules::RALLY, Why::NoEliminated);
                }
                if rally_hexes(scene, s, *unit).contains(hex) {
                    Ok(())
                } else {
                    no(rules::RALLY, Why::BadHex)
                }
            }
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let units: Units = pile(scene, s).collect();
        match (self, pointed.hex) {
            (Rally::Won, Some(hex)) => why_not(scene, s, &units, hex).into_iter().collect(),
            _ => vec![Rejection { rule: rules::GAME_TURNS, why: Why::WrongPhase }],
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        *self = match *action {
            Action::Rally => {
                let face = cx.roll(s.active, rules::RALLY, "rally", 6);
                let (low, high) = range(cx.scene, s);
                let success = (low..=high).contains(&face);
                cx.record(rules::RALLY, Event::RallyTried { side: s.active, success });
                if success { Rally::Won } else { Rally::Closed }
            }
            Action::PlaceRally { unit, hex } => {
                mutate::revive(cx.scene, s, unit, rally_face(cx.scene));
                mutate::settle(cx.scene, s, unit, hex);
                cx.record(rules::RALLY, Event::Rallied { unit, hex: Some(hex) });
                morale::review(cx, s);
                Rally::Closed
            }
            _ => Rally::Closed,
        };
        Step::Ask
    }

    /// BMW 11.2: a rally without a hex comes to nothing.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if *self == Rally::Won {
            cx.record(rules::RALLY, Event::RallyWithoutHex { side: s.active });
        }
        Step::Done
    }
}

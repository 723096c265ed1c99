//! BARONS 12.0 to 12.2: morale checks and rout.

use super::event::{Alarm, Event, Loss};
use super::scene::Scene;
use super::state::State;
use super::system::Barons;
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Side, UnitId};

/// Whether a check counts against the one that a unit makes in a combat window (12.0, U-66).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cap {
    /// It does; a unit that has checked is passed over.
    Window,
    /// It does not: a friend passed in retreat, and who passes him.
    Free,
}

/// BARONS 12.0, 13.0: a new combat window, or another failed symbol: every unit may have to check again.
pub fn new_window(s: &mut State) {
    for unit in &mut s.units {
        unit.checked = false;
    }
}

/// BARONS 12.0: whether a friendly leader in the hex helps.
#[must_use]
pub fn leader_helps(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    s.leaders_in(scene, hex).any(|leader| scene.leader(leader).side == side)
}

/// BARONS 12.0, 12.1, 7.32: a morale check: a ten-sided die, one less with a leader, against the unit's morale. Who fails
/// is Shaken; who was Shaken already routs. When the top unit fails, the other one checks at once.
pub fn check(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId, alarm: Alarm, cap: Cap) {
    let Some(hex) = s.hex(unit) else { return };
    if cap == Cap::Window {
        if s.unit(unit).checked {
            return;
        }
        s.unit_mut(unit).checked = true;
    }
    let side = cx.scene.unit(unit).side;
    let leader = leader_helps(cx.scene, s, hex, side);
    let against = s.morale(cx.scene, unit);
    let die = cx.roll(side, rules::MORALE, "morale", 10);
    let passed = i16::from(die) - i16::from(leader) <= i16::from(against);
    cx.record(rules::MORALE, Event::Checked { unit, alarm, die, leader, against, passed });
    if passed {
        return;
    }
    // Who is passed in a retreat, or passes, shares the hex with no mate.
    let is_top = cap == Cap::Window && s.top(hex) == Some(unit);
    let partner = s.below(hex).filter(|_| is_top);
    if s.unit(unit).shaken {
        rout(cx, s, unit);
    } else {
        mutate::shake(cx, s, unit);
    }
    if let Some(partner) = partner {
        check(cx, s, partner, Alarm::Above, Cap::Window);
    }
}

/// BARONS 12.2: a unit routs: it leaves play, and every friendly unit in its hex or next to it checks at once, one after
/// the other with all that follows, in the order of hex numbers, top before bottom (U-68).
pub fn rout(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId) {
    let Some(hex) = s.hex(unit) else { return };
    let side = cx.scene.unit(unit).side;
    mutate::lose(cx, s, unit, Loss::Routed);
    let mut hexes: Vec<Hex> = cx.scene.map.grid.neighbors(hex).map(|(_, near)| near).collect();
    hexes.push(hex);
    hexes.retain(|&near| s.holder(cx.scene, near) == Some(side));
    hexes.sort_by_key(|&near| cx.scene.number(near));
    let witnesses: Vec<UnitId> = hexes.into_iter().flat_map(|near| s.stack(near)).collect();
    for witness in witnesses {
        check(cx, s, witness, Alarm::Rout { of: unit }, Cap::Window);
    }
}

/// BARONS 6.3, U-72: when the overall leader is wounded, every friendly unit within five hexes checks at once.
pub fn check_around(cx: &mut Cx<'_, Barons>, s: &mut State, hex: Hex, leader: UnitId) {
    const FAR: u16 = 5;
    let scene = cx.scene;
    let side = scene.leader(leader).side;
    let near = |&(_, at): &(UnitId, Hex)| scene.map.grid.distance(hex, at) <= FAR;
    let mut units: Vec<(UnitId, Hex)> = s.on_map(scene, side).filter(near).collect();
    units.sort_by_key(|&(unit, at)| (scene.number(at), s.top(at) != Some(unit)));
    for (unit, _) in units {
        check(cx, s, unit, Alarm::Leader { of: leader }, Cap::Window);
    }
}

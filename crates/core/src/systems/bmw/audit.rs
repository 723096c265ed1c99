//! Every invariant of a position, checked the slow way.

use super::scene::Scene;
use super::state::{Face, Mark, Place, State};
use super::{morale, mutate};
use crate::kernel::{Side, UnitId};
use crate::scenario::bmw::OffMap;

/// Checks a position against the rules that hold at every moment.
///
/// # Errors
/// A sentence that names the first invariant that does not hold.
pub fn audit(scene: &Scene, s: &State) -> Result<(), String> {
    if s.pieces.len() != scene.counters.len() {
        return Err("every counter has one piece".to_owned());
    }
    occupation(scene, s)?;
    zones(scene, s)?;
    losses(scene, s)?;
    for (index, counter) in scene.counters.iter().enumerate() {
        let unit = id(index);
        let piece = s.piece(unit);
        if !counter.is_unit() && piece.face == Face::Back {
            return Err(format!("{} has no back side", counter.id));
        }
        if let (Place::Map(hex), true) = (piece.place, counter.is_unit())
            && scene.special.closed_by_walls(
                &scene.options,
                counter.side,
                counter.kind() == Some(crate::scenario::bmw::UnitKind::Garrison),
                hex,
            )
        {
            return Err(format!("{} stands in a fortress that is closed to it (15.4)", counter.id));
        }
        let marker = !counter.is_unit() && !counter.is_leader();
        if marker && piece.has(Mark::Moved) {
            return Err(format!("{} has moved (15.3)", counter.id));
        }
    }
    if s.turn > scene.turns {
        return Err(format!("turn {} of {} (3.2)", s.turn, scene.turns));
    }
    Ok(())
}

fn id(index: usize) -> UnitId {
    UnitId(u16::try_from(index).unwrap_or(u16::MAX))
}

/// BMW 4.3, 4.4: one combat unit in a hex, and the tables agree with the pieces. A unit that is on its way
/// is in no hex's table.
fn occupation(scene: &Scene, s: &State) -> Result<(), String> {
    let mut standing = vec![None; scene.map.grid.len()];
    for side in Side::ALL {
        for (unit, hex) in s.units_on_map(scene, side) {
            if s.unit_at(hex) != Some(unit) {
                let walking = s.pieces.iter().any(|p| p.place == Place::Map(hex));
                let label = scene.map.grid.label(hex);
                if !walking {
                    return Err(format!("{label} is not in the table of units"));
                }
                continue;
            }
            if let Some(other) = standing[hex.index()].replace(unit) {
                let (a, b): (UnitId, UnitId) = (other, unit);
                let (a, b) = (&scene.counter(a).id, &scene.counter(b).id);
                return Err(format!("{a} and {b} share {} (4.3)", scene.map.grid.label(hex)));
            }
        }
    }
    for hex in scene.map.grid.hexes() {
        if s.unit_at(hex) != standing[hex.index()] {
            return Err(format!("the table of units is wrong at {}", scene.map.grid.label(hex)));
        }
    }
    Ok(())
}

/// BMW 5.1: the tables of zones of control agree with the units.
fn zones(scene: &Scene, s: &State) -> Result<(), String> {
    for side in Side::ALL {
        for hex in scene.map.grid.hexes() {
            let covered = s.controllers(scene, side.enemy(), hex).next().is_some();
            if covered != s.in_zoc(side, hex) {
                let label = scene.map.grid.label(hex);
                return Err(format!("the ZOC of {side:?} is wrong at {label} (5.1)"));
            }
        }
    }
    Ok(())
}

/// BMW 7.7, 11.3: the count of fallen strength and the flags of morale agree with the piles.
fn losses(scene: &Scene, s: &State) -> Result<(), String> {
    for side in Side::ALL {
        let dead = |u: &&UnitId| s.piece(**u).place == Place::Off(OffMap::Eliminated);
        let units = scene.units[side].iter().filter(dead);
        let sum: u32 = units.map(|&u| mutate::counted_strength(scene, s, u)).sum();
        if sum != s.fallen[side] {
            return Err(format!("{side:?} has lost {sum}, not {} (7.7)", s.fallen[side]));
        }
        let levels = scene.morale(side, s.stage);
        let losses = morale::losses(scene, s, side);
        let over = s.over.is_some();
        if !over && s.demoralized[side] != (losses >= levels.demoralized) {
            return Err(format!("{side:?} has the wrong morale at {losses} (11.3)"));
        }
        if !over && losses >= levels.disintegrates {
            return Err(format!("{side:?} should have disintegrated at {losses} (11.4)"));
        }
    }
    Ok(())
}

//! BMW 15.4: the fortress, its garrison, and the sortie.

use super::super::action::Action;
use super::super::event::Event;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::{OffMap, PhaseName, UnitKind};
use crate::scenario::options::{SortieOverflow, SortieWindow};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 15.4: whether it is the walls that keep a counter out of a hex.
#[must_use]
pub fn keeps_out(scene: &Scene, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    let garrison = counter.kind() == Some(UnitKind::Garrison);
    scene.special.closed_by_walls(&scene.options, counter.side, garrison, hex)
}

/// BMW 15.4, RUL-84: whether a unit is a garrison on its walls, which ignores AR.
#[must_use]
pub fn holds_walls(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let on_walls = |hex| scene.special.fortress.as_ref().is_some_and(|f| f.walls.contains(hex));
    scene.counter(unit).kind() == Some(UnitKind::Garrison) && s.hex(unit).is_some_and(on_walls)
}

fn is_inside(scene: &Scene, s: &State, unit: UnitId) -> bool {
    scene.counter(unit).kind() == Some(UnitKind::Garrison)
        && s.piece(unit).place == Place::Off(OffMap::SetAside)
}

/// BMW 15.4, RUL-85: whether the sortie may be declared at the start of this player turn.
///
/// # Errors
/// The rule that forbids it.
pub fn check_sortie(scene: &Scene, s: &State) -> Result<(), Refused> {
    if s.sortie {
        return no(rules::FORTRESS, Why::SortieUsed);
    }
    let any_stage = scene.options.sortie_window == SortieWindow::AnyStage;
    match &scene.special.sortie {
        Some(sortie)
            if sortie.side == s.active
                && (any_stage || s.stage >= sortie.stage)
                && scene.units[sortie.side].iter().any(|&u| is_inside(scene, s, u)) =>
        {
            Ok(())
        }
        _ => no(rules::FORTRESS, Why::SortieWindow),
    }
}

/// Shall the garrison sally?
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct SortieQuestion {}

impl Procedure<Bmw> for SortieQuestion {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        Some((s.active, rules::FORTRESS))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        vec![Action::Sortie, Action::NoSortie]
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Sortie => check_sortie(scene, s),
            Action::NoSortie => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        if *action == Action::Sortie {
            s.sortie = true;
            s.sortie_open = true;
            cx.record(rules::FORTRESS, Event::SortieDeclared { side: s.active });
        }
        Step::Done
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        Step::Done
    }
}

/// BMW 15.4, RUL-86: garrison units appear in vacant wall hexes during their side's movement phase.
///
/// # Errors
/// The rule that forbids it.
pub fn check_garrison(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    if scene.counter(unit).side != s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    let Some(sortie) = scene.special.sortie.as_ref().filter(|sortie| {
        s.sortie_open && sortie.side == s.active && s.phase == PhaseName::Movement && !s.edge_closed
    }) else {
        return no(rules::FORTRESS, Why::SortieWindow);
    };
    if !is_inside(scene, s, unit) {
        return no(rules::FORTRESS, Why::SortieUsed);
    }
    if !sortie.walls.contains(&hex) {
        return no(rules::FORTRESS, Why::Fortress);
    }
    if s.unit_at(hex).is_some() {
        return no(rules::FORTRESS, Why::HexOccupied);
    }
    Ok(())
}

/// Offers places on the walls to the garrison.
pub fn add_garrison(scene: &Scene, s: &State, actions: &mut Vec<Action>) {
    let Some(sortie) = scene.special.sortie.as_ref().filter(|_| s.sortie_open) else { return };
    for &unit in scene.units[sortie.side].iter().filter(|&&u| is_inside(scene, s, u)) {
        actions.extend(sortie.walls.iter().map(|&hex| Action::PlaceGarrison { unit, hex }));
    }
}

/// RUL-86 under `sortie_overflow` = lost: who finds no room in the first movement phase never comes.
pub fn close_sortie(scene: &Scene, s: &mut State) {
    let own = scene.special.sortie.as_ref().is_some_and(|sortie| sortie.side == s.active);
    if own && s.sortie && scene.options.sortie_overflow == SortieOverflow::Lost {
        s.sortie_open = false;
    }
}

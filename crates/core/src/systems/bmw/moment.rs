//! BMW 3.2, 6.3, 11.1, 15.4: a moment of a game as the beginning of another: the way back from `begin.rs`.

use super::combat::has_duty;
use super::frame::Frame;
use super::rally::Rally;
use super::scene::Scene;
use super::start::ids;
use super::state::{Face, Mark, Place, State};
use super::system::Bmw;
use crate::kernel::{GameOf, UnitId};
use crate::scenario::bmw::{BeginData, CounterBegin, PhaseName, RallyBegin, ShotBegin};

/// The beginning that leads to this moment; nothing in set-up, and in the middle of what a file cannot say.
#[must_use]
pub(super) fn beginning(scene: &Scene, game: &GameOf<Bmw>) -> Option<BeginData> {
    let s = &game.state;
    let mut begin = BeginData {
        stage: s.stage,
        turn: s.turn,
        side: scene.armies[s.active].id.clone(),
        phase: s.phase,
        sortie: s.sortie,
        sortie_open: (s.sortie_open != s.sortie).then_some(s.sortie_open),
        ever_demoralized: s.ever_demoralized.0,
        bonus: s.bonus.0,
        ..BeginData::default()
    };
    match game.top()? {
        Frame::Movement(movement) if movement.selected.is_none() => begin.under_way = true,
        Frame::OffensiveFire(fire) => {
            let id = |unit: UnitId| scene.counter(unit).id.clone();
            let shot = |&(firer, target): &(UnitId, UnitId)| ShotBegin {
                firer: id(firer),
                target: id(target),
            };
            begin.declared = fire.declared.iter().map(shot).collect();
        }
        Frame::DefensiveFire(_) => begin.defensive_fire = true,
        Frame::Combat(combat) if !combat.is_planned() => {}
        Frame::Reorganization(reorganization) => {
            let unit = reorganization.unit(scene, s)?;
            begin.reorganize_from = Some(scene.counter(unit).id.clone());
        }
        Frame::Rally(Rally::Open) => begin.rally = Some(RallyBegin::Open),
        Frame::Rally(Rally::Won) => begin.rally = Some(RallyBegin::Won),
        frame if asks_before_the_first_move(frame, s) => {}
        _ => return None,
    }
    for unit in ids(scene) {
        begin.counters.insert(scene.counter(unit).id.clone(), counter(scene, s, unit)?);
    }
    Some(begin)
}

/// BMW 3.2: the same without marks of phases that are over: no rule asks about them any more.
#[must_use]
pub(super) fn settled(scene: &Scene, s: &State) -> State {
    let mut s = s.clone();
    let (phase, active) = (s.phase, s.active);
    for unit in ids(scene) {
        let own = scene.counter(unit).side == active && s.hex(unit).is_some();
        let piece = s.piece_mut(unit);
        piece.keep(Mark::Moved, own);
        piece.keep(Mark::Disengaged, own);
        piece.keep(Mark::Charging, own && phase != PhaseName::Reorganization);
        piece.keep(Mark::FlippedUp, own && phase == PhaseName::Movement);
        let on_map = matches!(piece.place, Place::Map(_));
        if phase != PhaseName::Archery || !on_map {
            piece.mark(Mark::Fired, false);
            piece.face_before = piece.face;
        }
        if phase != PhaseName::Combat || !on_map {
            piece.mark(Mark::Fought, false);
            piece.mark(Mark::Duty, false);
        }
    }
    s
}

/// BMW 15.4, 15.5: the questions of special rules before the first move.
fn asks_before_the_first_move(frame: &Frame, s: &State) -> bool {
    let untouched =
        s.pieces.iter().all(|piece| !piece.has(Mark::Moved) && !piece.has(Mark::FlippedUp));
    matches!(frame, Frame::PlayerTurn(_)) && s.phase == PhaseName::Movement && untouched
}

fn counter(scene: &Scene, s: &State, unit: UnitId) -> Option<CounterBegin> {
    let (printed, piece) = (scene.counter(unit), s.piece(unit));
    let (at, off) = match piece.place {
        Place::Map(hex) => (Some(scene.map.grid.label(hex)), None),
        Place::Off(off) => (None, Some(off)),
        Place::Unplaced => return None,
    };
    let (on_map, own) = (at.is_some(), printed.side == s.active);
    let in_phase = |phase: PhaseName| on_map && s.phase == phase;
    let charges = own && on_map && s.phase != PhaseName::Reorganization;
    let was_back = piece.face_before == Face::Back;
    let is_back = piece.face == Face::Back;
    let duty = piece.has(Mark::Duty) != has_duty(scene, s, unit);
    let fights = in_phase(PhaseName::Combat) && printed.is_unit();
    Some(CounterBegin {
        at,
        off,
        back: is_back,
        moved: own && on_map && piece.has(Mark::Moved),
        charging: charges && piece.has(Mark::Charging),
        disengaged: own && on_map && piece.has(Mark::Disengaged),
        flipped_up: own && in_phase(PhaseName::Movement) && piece.has(Mark::FlippedUp),
        fired: in_phase(PhaseName::Archery) && piece.has(Mark::Fired),
        back_before: (in_phase(PhaseName::Archery) && was_back != is_back).then_some(was_back),
        fought: in_phase(PhaseName::Combat) && piece.has(Mark::Fought),
        duty: (fights && duty).then_some(piece.has(Mark::Duty)),
    })
}

//! ARSOUF 1.3, 5.1, 6.2, 7.1: a moment of a game as the beginning of another: the way back from `begin.rs`.

use super::frame::Frame;
use super::scene::{Scene, unit_id};
use super::state::{Place, State};
use super::system::Arsouf;
use crate::kernel::{GameOf, UnitId};
use crate::scenario::arsouf::{AnnouncedBegin, BeginData, PieceBegin, PieceState};

/// The beginning that leads to this moment; nothing in deployment, and while a piece is picked up.
#[must_use]
pub(super) fn beginning(scene: &Scene, game: &GameOf<Arsouf>) -> Option<BeginData> {
    let s = &game.state;
    let id = |unit: UnitId| scene.piece(unit).id.clone();
    let announced = match game.top()? {
        Frame::Movement(movement) if movement.picked.is_none() => Vec::new(),
        Frame::Attacks(attacks) if attacks.picked.is_none() => {
            let pair = |&(unit, target): &(UnitId, UnitId)| AnnouncedBegin {
                unit: id(unit),
                target: id(target),
            };
            attacks.announced.iter().map(pair).collect()
        }
        _ => return None,
    };
    let mut begin = BeginData {
        turn: s.turn,
        side: scene.armies[s.active].id.clone(),
        phase: s.phase,
        last: s.last.map(id),
        announced,
        ..BeginData::default()
    };
    for index in 0..scene.pieces.len() {
        let unit = unit_id(index);
        begin.pieces.insert(id(unit), piece(scene, s, unit)?);
    }
    Some(begin)
}

/// ARSOUF 1.3: everything that lies on the board counts.
#[must_use]
pub(super) fn settled(_: &Scene, s: &State) -> State {
    s.clone()
}

fn piece(scene: &Scene, s: &State, unit: UnitId) -> Option<PieceBegin> {
    let piece = s.piece(unit);
    let state = match piece.place {
        Place::Map(_) if piece.wounded => PieceState::Wounded,
        Place::Map(_) => PieceState::Upright,
        Place::Killed => PieceState::Killed,
        Place::Arrived => PieceState::Arrived,
        Place::Undeployed => return None,
    };
    let hex = s.hex(unit);
    let begun = piece.from.filter(|from| hex.is_some_and(|hex| hex != *from));
    let charges = piece.charge.zip(hex).and_then(|(direction, hex)| scene.step(hex, direction));
    Some(PieceBegin {
        at: hex.map(|hex| scene.label(hex)),
        state,
        from: begun.map(|hex| scene.label(hex)),
        moved: hex.is_some() && piece.from.is_some() && begun.is_none(),
        attacked: hex.is_some() && piece.attacked,
        charges: charges.map(|hex| scene.label(hex)),
        ..PieceBegin::default()
    })
}

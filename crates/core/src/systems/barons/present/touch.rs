//! What an action is about on the map: where it goes, and who does it.

use super::super::action::Action;
use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Barons;
use super::reasons::Spot;
use crate::board::Hex;
use crate::kernel::{GameOf, UnitId};
use smallvec::SmallVec;

type Units = SmallVec<[UnitId; 4]>;
type Hexes = SmallVec<[Hex; 4]>;

/// Whether an action goes to a spot, or is done by a counter there.
pub fn touches(scene: &Scene, game: &GameOf<Barons>, action: &Action, spot: Spot) -> bool {
    let s = &game.state;
    let (units, hexes) = about(scene, game, action);
    match (spot.unit, spot.hex) {
        (Some(unit), hex) => units.contains(&unit) || hex.is_some_and(|hex| hexes.contains(&hex)),
        (None, Some(hex)) => {
            hexes.contains(&hex) || units.iter().any(|&unit| s.hex(unit) == Some(hex))
        }
        (None, None) => false,
    }
}

/// Who acts.
fn actors(scene: &Scene, game: &GameOf<Barons>) -> Units {
    match game.top() {
        Some(Frame::Mover(mover)) => mover.units().iter().copied().chain(mover.leader()).collect(),
        Some(Frame::Charging(charging)) => Units::from_slice(charging.units()),
        Some(Frame::Advance(advance)) => {
            let turning = advance.turning().into_iter();
            turning.flat_map(|unit| together(scene, &game.state, unit, true, false)).collect()
        }
        _ => Units::new(),
    }
}

/// A unit, the other one of its hex, and the leader of its Battle.
fn together(scene: &Scene, s: &State, unit: UnitId, stack: bool, leader: bool) -> Units {
    let mut units = Units::from_slice(&[unit]);
    if !scene.is_leader(unit) {
        units.extend(s.partner(unit).filter(|_| stack));
        units.extend(leader.then(|| scene.battle(scene.battle_of(unit)).leader));
    }
    units
}

/// The counters and the hexes that an action is about.
fn about(scene: &Scene, game: &GameOf<Barons>, action: &Action) -> (Units, Hexes) {
    let s = &game.state;
    let unit = |unit: UnitId| Units::from_slice(&[unit]);
    let hex = |hex: Hex| Hexes::from_slice(&[hex]);
    let target = match game.top() {
        Some(Frame::Advance(advance)) => hex(advance.target()),
        _ => Hexes::new(),
    };
    match *action {
        Action::Place { unit: who, hex: to }
        | Action::Retreat { unit: who, hex: to }
        | Action::Displace { unit: who, hex: to }
        | Action::Fire { unit: who, target: to } => (unit(who), hex(to)),
        Action::TakeUp { unit: who }
        | Action::Select { unit: who }
        | Action::Evade { unit: who } => (unit(who), Hexes::new()),
        Action::Swap { unit: who } => (together(scene, s, who, true, false), Hexes::new()),
        Action::Pick { unit: who, stack, leader } => {
            (together(scene, s, who, stack, leader), Hexes::new())
        }
        Action::Face { unit: who, .. } => {
            let actors = actors(scene, game);
            let turn =
                if actors.is_empty() { together(scene, s, who, true, false) } else { actors };
            (turn, Hexes::new())
        }
        Action::PutBack
        | Action::Finish { .. }
        | Action::Withdraw
        | Action::ContinueCharge { .. }
        | Action::EndCharge => (actors(scene, game), Hexes::new()),
        Action::Step { hex: to, .. }
        | Action::March { hex: to, .. }
        | Action::Enter { hex: to, .. }
        | Action::Charge { target: to, .. } => (actors(scene, game), hex(to)),
        Action::Attack { target, ref from } => {
            (Units::new(), from.iter().copied().chain([target]).collect())
        }
        Action::Reply { hex: to } => (Units::new(), hex(to)),
        Action::Advance { unit: who, stack, leader } => {
            (together(scene, s, who, stack, leader), target)
        }
        Action::SetUpAutomatically
        | Action::SetUpDone
        | Action::Designate { .. }
        | Action::PlaceChit { .. }
        | Action::TakeChit { .. }
        | Action::AllotAutomatically
        | Action::AllotDone
        | Action::DeclineChit
        | Action::Bid { .. }
        | Action::Pass
        | Action::EndMovement
        | Action::EndAdjustment
        | Action::EndEvasion
        | Action::EndFire
        | Action::EndMelee
        | Action::NoAdvance
        | Action::ContinueAttack
        | Action::EndActivation
        | Action::React { .. }
        | Action::NoReaction
        | Action::Concede => (Units::new(), Hexes::new()),
    }
}

//! ACIES 16.10, 5.2: Cohesion, which the active side may play at any of its decisions while no reply is pending (5.2).

use super::action::Action;
use super::card::Card;
use super::event::Event;
use super::field::Cell;
use super::piles;
use super::reply;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no};
use crate::kernel::{Cx, Side};
use crate::scenario::acies::Tactic;
use smallvec::SmallVec;

const CARD: Card = Card::Tactic(Tactic::Cohesion);

fn disordered(s: &State, side: Side) -> SmallVec<[Cell; 8]> {
    s.field.of(side).filter(|(_, piece)| piece.markers > 0).map(|(cell, _)| cell).collect()
}

/// Every way to play it.
pub fn offer(s: &State, side: Side, actions: &mut Vec<Action>) {
    if !s.of(side).holds(CARD) {
        return;
    }
    let cells = disordered(s, side);
    if let [cell] = cells[..] {
        actions.push(Action::Cohesion { cell, other: None });
    }
    for (at, &cell) in cells.iter().enumerate() {
        let others = cells[at + 1..].iter();
        actions.extend(others.map(|&other| Action::Cohesion { cell, other: Some(other) }));
    }
}

/// ACIES 17.1: whether the side whose turn it is is asked for it: it has a unit with a marker, and a hand.
#[must_use]
pub fn is_asked(scene: &Scene, s: &State) -> bool {
    let marked = s.field.of(s.active).any(|(_, piece)| piece.markers > 0);
    reply::is_asked(scene, s, s.active, marked, || s.of(s.active).holds(CARD))
}

/// Whether it may be played on these units.
///
/// # Errors
/// Why not.
pub fn check(s: &State, side: Side, cell: Cell, other: Option<Cell>) -> Result<(), Refused> {
    if !s.of(side).holds(CARD) {
        return no(rules::TURN, Why::NotInHand { card: CARD });
    }
    for cell in [Some(cell), other].into_iter().flatten() {
        let Some(piece) = s.field.at(cell) else {
            return no(rules::COHESION, Why::Empty { cell });
        };
        if piece.side != side {
            return no(rules::COHESION, Why::NotYours { cell });
        }
        if piece.markers == 0 {
            return no(rules::COHESION, Why::NoMarker { cell });
        }
    }
    let two = disordered(s, side).len() > 1;
    if two != other.is_some() || other == Some(cell) {
        return no(rules::COHESION, Why::TwoUnits);
    }
    Ok(())
}

/// Plays it.
pub fn play(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, cell: Cell, other: Option<Cell>) {
    piles::play(cx, s, side, Tactic::Cohesion);
    for cell in [Some(cell), other].into_iter().flatten() {
        let Some(piece) = s.field.at_mut(cell) else { continue };
        piece.markers -= 1;
        cx.record(
            rules::COHESION,
            Event::Recovered { side, kind: piece.kind, cell, markers: piece.markers },
        );
    }
}

//! ACIES 1.3, 2.8: markers, elimination, and the state check after every change.

use super::card::Card;
use super::event::Event;
use super::field::{Cell, Stance};
use super::piles;
use super::rules;
use super::state::State;
use super::system::Acies;
use super::victory;
use crate::kernel::Cx;

/// ACIES 1.3: puts a marker on a unit, which is eliminated if it has as many as hits. Returns whether it was.
pub fn mark(cx: &mut Cx<'_, Acies>, s: &mut State, cell: Cell) -> bool {
    let Some(piece) = s.field.at_mut(cell) else { return false };
    piece.markers += 1;
    let (side, kind, markers) = (piece.side, piece.kind, piece.markers);
    cx.record(rules::MARKERS, Event::Marked { side, kind, cell, markers });
    let lost = markers >= cx.scene.unit(kind).hits;
    if lost {
        eliminate(cx, s, cell);
    }
    lost
}

/// ACIES 1.3: a unit goes face up to its owner's casualties (ACR-24).
pub fn eliminate(cx: &mut Cx<'_, Acies>, s: &mut State, cell: Cell) {
    let Some(piece) = s.field.take(cell) else { return };
    let (side, kind) = (piece.side, piece.kind);
    s.of_mut(side).casualties.put(Card::Unit(kind));
    cx.record(rules::MARKERS, Event::Eliminated { side, kind, cell });
    settle(cx, s);
    victory::check_rout(cx, s, side);
}

/// ACIES 2.8: a flanking unit that is opposed becomes upright.
pub fn settle(cx: &mut Cx<'_, Acies>, s: &mut State) {
    let opposed = |cell: &Cell| s.field.opposite(*cell).is_some();
    let flanking =
        s.field.pieces().filter(|(_, piece)| matches!(piece.stance, Stance::Flanking(_)));
    let turned: smallvec::SmallVec<[Cell; 4]> =
        flanking.map(|(cell, _)| cell).filter(opposed).collect();
    for cell in turned {
        raise(cx, s, cell);
    }
}

/// ACIES 11.8: turns a unit upright: its flank is given up.
pub fn raise(cx: &mut Cx<'_, Acies>, s: &mut State, cell: Cell) {
    let Some(piece) = s.field.at_mut(cell) else { return };
    piece.stance = Stance::Upright;
    cx.record(rules::FLANK_ENDS, Event::Upright { side: piece.side, kind: piece.kind, cell });
}

/// ACIES 1.5, 12.4: a unit goes back to its owner's hand.
pub fn take_back(cx: &Cx<'_, Acies>, s: &mut State, cell: Cell) {
    let Some(piece) = s.field.take(cell) else { return };
    piles::take_in(s, piece.side, Card::Unit(piece.kind), piles::Seen::Openly);
    if !cx.scene.options.withdraw_to_hand_clears_dm && piece.markers > 0 {
        s.of_mut(piece.side).wounds.push((piece.kind, piece.markers));
    }
}

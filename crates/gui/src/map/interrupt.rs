//! Where something happens that interrupts a player turn.

use super::super::game_table::View;
use super::highlight::Marks;
use super::stack::PlacedCounter;
use super::state::MapState;
use egui::{Rect, Stroke, pos2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{InterruptView, MapView};

/// Where the counters stand that are concerned, and the hexes that may be struck at.
fn places(view: &View, map: &MapView, interrupt: &InterruptView) -> Vec<Hex> {
    let (who, whom) = &interrupt.between;
    let at = |id: &String| view.snapshot.board_index.get(id).and_then(|piece| piece.at);
    let targets = interrupt.targets.iter().filter_map(|label| map.hex(label));
    who.iter().chain(whom).filter_map(at).chain(targets).collect()
}

/// Brings the counters into sight once, when the interruption begins.
pub fn look(view: &View, map: &MapView, state: &mut MapState, screen: Rect) {
    let interrupt = view.snapshot.table.interrupt.as_ref();
    if interrupt == state.interrupted.as_ref() {
        return;
    }
    state.interrupted = interrupt.cloned();
    let (Some(interrupt), Some(camera)) = (interrupt, &mut state.camera) else { return };
    let mut bounds = Rect::NOTHING;
    for hex in places(view, map, interrupt) {
        let (x, y) = map.hexes[hex.index()].center;
        bounds.extend_with(pos2(x, y));
    }
    if !bounds.is_positive() && !bounds.is_finite() {
        return;
    }
    let seen = camera.seen(screen);
    if seen.shrink(2.0).contains_rect(bounds) && camera.zoom >= 14.0 {
        return;
    }
    camera.center = bounds.center();
    let room = screen.size() * 0.6;
    let most = (room.x / (bounds.width() + 3.0)).min(room.y / (bounds.height() + 3.0));
    camera.zoom = camera.zoom.max(20.0).min(most);
    state.moved = true;
}

/// Rings around the counters: full ones around those who interrupt, thin ones around the others.
pub fn rings(marks: &Marks, interrupt: &InterruptView, lies: impl Fn(Hex) -> Vec<PlacedCounter>) {
    let view = marks.view;
    let color = view.side_text(interrupt.side);
    let (who, whom) = &interrupt.between;
    for (ids, wide) in [(who, 0.12), (whom, 0.06)] {
        for id in ids {
            let Some(hex) = view.snapshot.board_index.get(id).and_then(|piece| piece.at) else {
                continue;
            };
            let of =
                |lie: &&PlacedCounter| view.snapshot.board_index.board.counters[lie.0].id == *id;
            let lies = lies(hex);
            let Some((_, rect)) = lies.iter().find(of) else { continue };
            let (c, r) = (rect.center(), rect.width() * 0.8);
            let wide = (marks.camera.zoom * wide).clamp(1.6, 6.0);
            let halo = Stroke::new(wide + 2.0, view.palette.halo);
            marks.painter.circle_stroke(c, r, halo);
            marks.painter.circle_stroke(c, r, Stroke::new(wide, color));
        }
    }
}

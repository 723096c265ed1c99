//! The banner over the map while something interrupts a player turn, and where it happens.

use super::super::command_queue::{Command, CommandQueue};
use super::super::game_table::View;
use super::super::widgets;
use super::camera::Camera;
use super::highlight::Marks;
use super::stack::PlacedCounter;
use super::state::MapState;
use crate::board::Hex;
use crate::view::{InterruptView, MapView};
use egui::{
    Align2, Area, CornerRadius, Frame, Id, Label, Margin, Order, Pos2, Rect, RichText, Stroke, Ui,
    pos2, vec2,
};

/// Where the counters stand that are concerned.
fn places(view: &View, interrupt: &InterruptView) -> Vec<Hex> {
    let (who, whom) = &interrupt.between;
    let at = |id: &String| view.snapshot.board_index.get(id).and_then(|piece| piece.at);
    who.iter().chain(whom).filter_map(at).collect()
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
    for hex in places(view, interrupt) {
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

/// Shows the banner where it does not hide the counters: it stays as long as the interruption lasts.
pub fn banner(
    ui: &Ui,
    view: &View,
    map: &MapView,
    (camera, screen): (Camera, Rect),
    out: &mut CommandQueue,
) {
    let Some(interrupt) = &view.snapshot.table.interrupt else { return };
    if screen.width() < 200.0 || screen.height() < 140.0 {
        return;
    }
    let place = |hex: &Hex| camera.to_screen(screen, map.hexes[hex.index()].center);
    let points: Vec<Pos2> = places(view, interrupt).iter().map(place).collect();
    let height = points.iter().map(|p| p.y).sum::<f32>() / points.len().max(1) as f32;
    let above = points.is_empty() || height > screen.center().y - 40.0;
    // What the computer does is shown at the same edge.
    let room = if view.computer.step(ui.input(|i| i.time)).is_some() { 84.0 } else { 8.0 };
    let (pivot, at) = if above {
        (Align2::CENTER_TOP, screen.center_top() + vec2(36.0, room))
    } else {
        (Align2::CENTER_BOTTOM, screen.center_bottom() - vec2(0.0, room))
    };
    let color = view.side_text(interrupt.side);
    let livery = view.palette.livery(view.liveries.of(interrupt.side));
    Area::new(Id::unique("interrupt"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::new()
                .fill(ui.visuals().panel_fill)
                .stroke(Stroke::new(3.0, color))
                .corner_radius(CornerRadius::same(6))
                .inner_margin(Margin::symmetric(12, 8))
                .show(ui, |ui| {
                    ui.set_width((screen.width() - 130.0).clamp(160.0, 460.0));
                    ui.horizontal_wrapped(|ui| {
                        let side = view.port.side_name(interrupt.side);
                        widgets::tag(ui, side, livery.body, livery.ink);
                        ui.label(RichText::new(&interrupt.title).strong().size(16.0));
                        widgets::rule_links(ui, &interrupt.rule, out);
                    });
                    ui.add(Label::new(&interrupt.text).wrap());
                    if let Some(&hex) = places(view, interrupt).first()
                        && !points.iter().all(|p| screen.contains(*p))
                        && ui.button(crate::say!(ui, "gui-unit-find")).clicked()
                    {
                        out.send(Command::CenterOn(hex));
                    }
                });
        });
}

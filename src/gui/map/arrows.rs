//! Turning the picked counter on the map: arrows at the corners of its hex, and the wheel with Shift or Alt.

use super::super::command::{Command, Outbox};
use super::super::desk::Desk;
use super::super::table::View;
use super::super::turning::Turning;
use super::camera::Camera;
use super::facing::{self, way};
use crate::view::MapView;
use egui::{
    Event, Id, MouseWheelUnit, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
};

/// So many points of a touchpad are one turn.
const POINTS: f32 = 40.0;

/// What a person may turn now.
#[must_use]
pub fn turning<'a>(view: &View<'a>, desk: &Desk) -> Option<Turning<'a>> {
    if view.asks_person(desk) { Turning::of(view, desk.inspected.as_deref()) } else { None }
}

/// Shows an arrow for each offered turn at its corner of the hex.
pub fn show(
    ui: &Ui,
    view: &View,
    map: &MapView,
    turning: &Turning,
    (camera, screen, fan): (Camera, Rect, Rect),
    out: &mut Outbox,
) {
    let Some(hex) = view.shot.standing.get(turning.unit).and_then(|piece| piece.at) else { return };
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let size = (camera.zoom * 0.42).clamp(12.0, 22.0);
    let far = (camera.zoom * 1.06).max(size * 1.5);
    let painter = ui.painter_at(screen);
    let palette = view.palette;
    for choice in &turning.turns {
        let Some(corner) = choice.facing else { continue };
        let way = way(view, corner);
        let middle = center + way * far;
        if !screen.contains(middle) || fan.expand(size * 0.4).contains(middle) {
            continue;
        }
        let rect = Rect::from_center_size(middle, Vec2::splat(size));
        let id = Id::unique(("turn", corner));
        let response = ui.interact(rect.intersect(screen), id, Sense::click());
        let lit = response.hovered() || response.has_focus();
        let fill = if lit { palette.select } else { palette.plate };
        painter.circle_filled(middle, size * 0.54, palette.thin(palette.halo, 0.8));
        painter.circle(middle, size * 0.48, fill, Stroke::new(1.4, palette.plate_ink));
        let arrow = facing::head(middle, way, size * 0.38, size * 0.46);
        painter.add(Shape::convex_polygon(arrow, palette.plate_ink, Stroke::NONE));
        let words = facing::words(view, choice);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        if response.clicked() {
            out.send(Command::Choose(choice.id));
        }
        response.on_hover_text(words);
    }
}

/// Turns with the wheel while Shift or Alt is held over the counter's hex.
pub fn wheel(
    ui: &Ui,
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    (response, screen): (&Response, Rect),
    turning: Option<&Turning>,
    out: &mut Outbox,
) {
    let state = &mut desk.map;
    let over = || {
        let turning = turning?;
        let hex = view.shot.standing.get(turning.unit)?.at?;
        let at = state.camera?.to_map(screen, ui.ctx().pointer_hover_pos()?);
        let under = map.layout.hex_at(&map.map.grid, at.x, at.y);
        (under == Some(hex) && response.contains_pointer()).then_some(turning)
    };
    let held = ui.input(|i| (i.modifiers.shift || i.modifiers.alt) && !i.modifiers.command);
    let turning = over().filter(|_| held);
    state.turning = turning.is_some();
    let Some(turning) = turning else {
        state.wheel = 0.0;
        return;
    };
    state.wheel += ui.input(|i| i.events.iter().filter_map(way_of_wheel).sum::<f32>());
    // Away from the player: to the left.
    if state.wheel.abs() >= 1.0 {
        out.extend(turning.next(state.wheel < 0.0).map(Command::Choose));
        state.wheel = 0.0;
    }
}

fn way_of_wheel(event: &Event) -> Option<f32> {
    let Event::MouseWheel { unit, delta, .. } = event else { return None };
    let way = if delta.y.abs() >= delta.x.abs() { delta.y } else { delta.x };
    Some(match unit {
        MouseWheelUnit::Point => way / POINTS,
        MouseWheelUnit::Line | MouseWheelUnit::Page => way.signum(),
    })
}

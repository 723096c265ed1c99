//! Turning the picked counter on the map: arrows at the corners of its hex, and the wheel with Shift or Alt.

use super::super::command_queue::{Command, CommandQueue};
use super::super::facing_choices::FacingChoices;
use super::super::game_table::View;
use super::super::workspace::Workspace;
use super::camera::Camera;
use super::facing::{self, way};
use super::notches;
use egui::{Id, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};
use gonfalon_core::view::MapView;

/// What a person may turn now.
#[must_use]
pub fn facing_choices<'a>(view: &View<'a>, workspace: &Workspace) -> Option<FacingChoices<'a>> {
    if view.asks_person(workspace) {
        FacingChoices::of(view, workspace.inspected.as_deref())
    } else {
        None
    }
}

/// Shows an arrow for each offered turn at its corner of the hex.
pub fn show(
    ui: &Ui,
    view: &View,
    map: &MapView,
    facing_choices: &FacingChoices,
    (camera, screen, fan): (Camera, Rect, Rect),
    out: &mut CommandQueue,
) {
    let Some(hex) = view.snapshot.board_index.get(facing_choices.unit).and_then(|piece| piece.at)
    else {
        return;
    };
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let (size, far) = facing::arrow(camera.zoom);
    let painter = ui.painter_at(screen);
    let palette = view.palette;
    for choice in &facing_choices.turns {
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
        let arrow = facing::head(middle, way, size * 0.42, size * 0.72);
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
    workspace: &mut Workspace,
    (response, screen): (&Response, Rect),
    facing_choices: Option<&FacingChoices>,
    out: &mut CommandQueue,
) {
    let state = &mut workspace.map;
    let over = || {
        let facing_choices = facing_choices?;
        let hex = view.snapshot.board_index.get(facing_choices.unit)?.at?;
        let under = state.camera?.hex_at(map, screen, ui.ctx().pointer_hover_pos()?);
        (under == Some(hex) && response.contains_pointer()).then_some(facing_choices)
    };
    let held = ui.input(|i| (i.modifiers.shift || i.modifiers.alt) && !i.modifiers.command);
    let facing_choices = over().filter(|_| held);
    state.wheel_taken = facing_choices.is_some();
    if !state.wheel_taken {
        state.wheel = 0.0;
        return;
    }
    state.wheel += ui.input(|i| i.events.iter().filter_map(notches::of).sum::<f32>());
    // Away from the player: to the left.
    if state.wheel.abs() >= 1.0 {
        out.send(Command::TurnBy { right: state.wheel < 0.0 });
        state.wheel = 0.0;
    }
}

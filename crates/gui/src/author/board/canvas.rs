//! The map panel: what is done in a frame, one thing after the other.

use super::{
    finished_look, hex_points, key_strokes, map_words, name_field, overlays, pointer_strokes,
    strokes_made,
};
use crate::author::balance::heat_map;
use crate::author::tools::toolbox::Tool;
use crate::author::work::{Around, Work};
use crate::map::camera::Camera;
use crate::map::picture;
use crate::say;
use crate::settings::Wheel;
use egui::{EventFilter, Key, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2};
use gonfalon_core::editor::mapping::hexside_paint;
use gonfalon_core::view::MapView;

/// Shows the map.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let language = around.settings.language;
    let is_new = work.board.sketch.is_none();
    work.board.follow(&work.file.document, language);
    if let (true, Some(sketch)) = (is_new, &work.board.sketch) {
        work.toolbox.terrain = strokes_made::commonest(sketch);
    }
    if work.board.sketch.is_none() {
        ui.centered_and_justified(|ui| ui.label(say!(ui, "author-map-none")));
        return;
    }
    let screen = ui.available_rect_before_wrap();
    if screen.width() < 8.0 || screen.height() < 8.0 {
        return;
    }
    let response = ui.allocate_rect(screen, Sense::click_and_drag());
    work.board.id = Some(response.id);
    let camera = move_camera(ui, work, around, &response, screen);
    point(ui, work, &response, (camera, screen));
    pointer_strokes::act(ui, &response, work, (camera, screen));
    if work.board.naming.is_none() && hears(ui, &response) {
        key_strokes::read(ui, work);
    }
    work.board.follow(&work.file.document, language);
    overlays::paint(ui, work, around, (camera, screen));
    finished_look::switch(ui, &mut work.board, screen);
    name_field::show(ui, work, (camera, screen));
    heat_map::legend(ui, work, around, screen);
    map_words::status(ui, work, around.palette, screen);
    map_words::describe(ui, work, &response, (camera, screen));
}

/// Whether the map listens to the keyboard: it has the focus, or nothing has.
fn hears(ui: &Ui, response: &Response) -> bool {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
    let free = ui.memory(|m| m.focused().is_none()) && !egui::Popup::is_any_open(ui.ctx());
    let modal = ui.memory(|m| m.top_modal_layer().is_some());
    response.has_focus() || (free && !modal)
}

fn move_camera(
    ui: &Ui,
    work: &mut Work,
    around: &Around,
    response: &Response,
    screen: Rect,
) -> Camera {
    let board = &mut work.board;
    let bounds = board.sketch.as_ref().map_or(Rect::ZERO, |sketch| picture::extent(&sketch.view));
    let home = Camera::centred(bounds, screen);
    let camera = board.camera.get_or_insert(home);
    if !board.moved && *camera != home {
        *camera = home;
    }
    board.screen = Some(screen);
    let seek = board.seek.take().zip(board.sketch.as_ref());
    if let Some((hex, sketch)) = seek {
        camera.center = hex_points::center(&sketch.view, hex);
        camera.zoom = camera.zoom.max(14.0);
        board.moved = true;
    }
    let space = ui.input(|i| i.key_down(Key::Space)) && response.dragged_by(PointerButton::Primary);
    if space
        || [PointerButton::Middle, PointerButton::Secondary].iter().any(|b| response.dragged_by(*b))
    {
        camera.pan(response.drag_delta());
        camera.keep_on(bounds);
        board.moved = true;
    }
    if response.contains_pointer() {
        let (scroll, zoom) = ui.input(|i| (i.smooth_scroll_delta(), i.zoom_delta()));
        let by_wheel = around.settings.wheel == Wheel::Zoom;
        let factor = if by_wheel { zoom * (scroll.y * 0.004).exp() } else { zoom };
        let pan = if by_wheel { Vec2::ZERO } else { scroll };
        if let Some(at) = ui.ctx().pointer_hover_pos()
            && ((factor - 1.0).abs() > 1e-4 || pan != Vec2::ZERO)
        {
            camera.pan(pan);
            camera.zoom_at(screen, at, factor);
            camera.keep_on(bounds);
            board.moved = true;
        }
    }
    *camera
}

fn point(ui: &Ui, work: &mut Work, response: &Response, (camera, screen): (Camera, Rect)) {
    let Some(sketch) = &work.board.sketch else { return };
    let map: &MapView = &sketch.view;
    let pointer: Option<Pos2> = response.hover_pos().or_else(|| {
        response.is_pointer_button_down_on().then(|| ui.input(|i| i.pointer.latest_pos())).flatten()
    });
    let moved = ui.input(|i| i.pointer.delta() != Vec2::ZERO || i.pointer.any_pressed());
    let hover = pointer.and_then(|at| camera.hex_at(map, screen, at));
    if moved || hover.is_none() || work.board.cursor.is_none() {
        work.board.hover = hover;
    }
    if let (Some(_), Some(at), Tool::Hexside, true) = (hover, pointer, work.toolbox.tool, moved) {
        let at = camera.to_map(screen, at);
        work.board.side = hexside_paint::side_at(&sketch.geometry, at.x, at.y);
    }
}

//! The field on the map in which the name of a place is written.

use super::board_state::Naming;
use super::{hex_points, strokes_made};
use crate::author::work::Work;
use crate::map::camera::Camera;
use crate::say;
use egui::{Area, Frame, Id, Key, Rect, TextEdit, Ui, vec2};

/// How wide it is.
const WIDE: f32 = 150.0;

/// Shows it where a name is being written. Enter or a click elsewhere gives the place its name, Escape leaves it as it was.
pub fn show(ui: &Ui, work: &mut Work, (camera, screen): (Camera, Rect)) {
    let Some(Naming { hex, mut name, mut fresh }) = work.board.naming.take() else { return };
    let Some(sketch) = &work.board.sketch else { return };
    let at = hex_points::center(&sketch.view, hex);
    let at = camera.to_screen(screen, at.into()) + vec2(-WIDE / 2.0, camera.zoom * 0.5);
    let id = Id::unique("author-place-field");
    let area = Area::new(id).order(egui::Order::Foreground).fixed_pos(at).constrain_to(screen);
    let field = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let words = say!(ui, "author-place-name");
            let field = TextEdit::singleline(&mut name).desired_width(WIDE);
            ui.add(field).accessible_name(words)
        })
    });
    let field = field.inner.inner;
    if fresh {
        field.request_focus();
        // To a field that has the keyboard the click that opened it would be one elsewhere.
        fresh = ui.input(|i| i.pointer.any_click());
    } else if field.lost_focus() {
        if !ui.input(|i| i.key_pressed(Key::Escape)) {
            strokes_made::place_name(&mut work.file.document, sketch, &name, hex);
        }
        if let Some(map) = work.board.id {
            ui.memory_mut(|memory| memory.request_focus(map));
        }
        return;
    }
    work.board.naming = Some(Naming { hex, name, fresh });
}

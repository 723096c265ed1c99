//! The turns that are offered, as a row of little compasses.

use super::super::command_queue::{Command, CommandQueue};
use super::super::facing_choices::FacingChoices;
use super::super::map::facing::{head, way, words};
use super::super::snapshot::View;
use crate::say;
use egui::{
    Align2, CornerRadius, FontId, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use gonfalon_core::view::Choice;

/// The side of a compass.
const SIDE: f32 = 34.0;
/// The height of the name of its direction, below it.
const NAME: f32 = 13.0;

/// Shows the row, if turns are offered.
pub fn show(ui: &mut Ui, view: &View, inspected: Option<&str>, out: &mut CommandQueue) {
    let Some(facing_choices) = FacingChoices::of(view, inspected) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.label(say!(ui, "gui-turning"));
        for corner in 0..6 {
            one(ui, view, &facing_choices, corner, out);
        }
        ui.weak(egui::RichText::new(say!(ui, "gui-turning-keys")).small());
    });
}

fn one(
    ui: &mut Ui,
    view: &View,
    facing_choices: &FacingChoices,
    corner: u8,
    out: &mut CommandQueue,
) {
    let choice = facing_choices.to(corner);
    let now = facing_choices.now == Some(corner);
    let sense = if choice.is_some() { Sense::click() } else { Sense::hover() };
    let (whole, response) = ui.allocate_exact_size(vec2(SIDE, SIDE + NAME), sense);
    let (rect, below) = whole.split_top_bottom_at_y(whole.top() + SIDE);
    let palette = view.palette;
    let facings = view.snapshot.map.as_deref().map_or(&[][..], |map| &map.facings[..]);
    if let Some(name) = facings.get(usize::from(corner)) {
        let ink = ui.visuals().text_color();
        let font = FontId::proportional(10.5);
        ui.painter().text(below.center(), Align2::CENTER_CENTER, name, font, ink);
    }
    let visuals = ui.style().interact(&response);
    let fill = if now { palette.thin(palette.select, 0.45) } else { visuals.weak_bg_fill };
    let fill = if choice.is_some() || now { fill } else { palette.faint };
    let taught = |choice: &Choice| {
        view.lesson.is_some_and(|run| run.can_show() && run.wants(view.port, choice.id))
    };
    let line = if choice.is_some_and(taught) {
        Stroke::new(3.5, palette.accent)
    } else if now {
        Stroke::new(2.0, palette.select)
    } else {
        visuals.bg_stroke
    };
    ui.painter().rect(rect, CornerRadius::same(4), fill, line, StrokeKind::Inside);
    let ink = match (choice, now) {
        (Some(_), _) => palette.accent,
        (None, true) => ui.visuals().text_color(),
        (None, false) => palette.grid,
    };
    let arrow = head(rect.center(), way(view, corner), SIDE * 0.42, SIDE * 0.3);
    ui.painter().add(Shape::convex_polygon(arrow, ink, Stroke::NONE));
    if let Some(left) = choice.and_then(|c| c.left) {
        let at = rect.center() - way(view, corner) * SIDE * 0.16;
        let font = FontId::proportional(11.0);
        ui.painter().text(at, Align2::CENTER_CENTER, left, font, ui.visuals().text_color());
    }
    let words = match choice {
        Some(choice) => words(view, choice),
        None if now => say!(view, "gui-turning-now"),
        None => say!(view, "gui-turning-not"),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, choice.is_some(), &words));
    let response = response.on_hover_text(words);
    if let (Some(choice), true) = (choice, response.clicked()) {
        out.send(Command::Choose(choice.id));
    }
}

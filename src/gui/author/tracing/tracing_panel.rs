//! What is done with the picture below the map.

use crate::gui::author::author_command::AuthorCommand;
use crate::gui::author::board::hex_points;
use crate::gui::author::tools::toolbox::Tool;
use crate::gui::author::work::{Around, Work};
use crate::gui::command_queue::Command;
use crate::gui::widgets;
use crate::say;
use egui::{Button, DragValue, Response, Slider, TextEdit, Ui, vec2};

/// Shows it.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    widgets::part(ui, &say!(ui, "author-tracing"));
    ui.horizontal_wrapped(|ui| {
        let open = ui.button(say!(ui, "author-tracing-open"));
        if open.on_hover_text(say!(ui, "author-tracing-open-about")).clicked() {
            around.out.send(Command::Author(AuthorCommand::TracingDialog));
        }
        if work.tracing.is_some() && ui.button(say!(ui, "author-tracing-close")).clicked() {
            work.tracing = None;
        }
    });
    let Some(tracing) = &mut work.tracing else { return };
    ui.weak(tracing.path().display().to_string());
    let label = ui.label(say!(ui, "author-tracing-opacity")).id;
    let mut opacity = tracing.opacity;
    let slider = ui.add(Slider::new(&mut opacity, 0.0..=1.0).show_value(false)).labelled_by(label);
    let mut begins = begun(&slider);
    let middle = tracing.middle();
    ui.horizontal_wrapped(|ui| {
        let mut number = |ui: &mut Ui, name: String, speed: f64| {
            let mut by = 0.0_f32;
            let label = ui.label(name).id;
            // What is typed is a change by that much, made once.
            let field = DragValue::new(&mut by).speed(speed).update_while_editing(false);
            begins |= begun(&ui.add(field).labelled_by(label));
            by
        };
        let scale = number(ui, say!(ui, "author-tracing-scale"), 0.002);
        let turn = number(ui, say!(ui, "author-tracing-turn"), 0.1);
        let right = number(ui, say!(ui, "author-tracing-right"), 0.05);
        let down = number(ui, say!(ui, "author-tracing-down"), 0.05);
        if begins {
            tracing.remember();
        }
        tracing.opacity = opacity;
        let placement = tracing.placement.scaled((1.0 + scale).max(0.05), middle);
        tracing.placement = placement.turned(turn, middle);
        tracing.placement.origin += vec2(right, down);
    });
    let back = Button::new(say!(ui, "author-tracing-back"));
    if ui.add_enabled(tracing.has_changed(), back).clicked() {
        tracing.take_back();
    }
    let own = work.toolbox.tool == Tool::Align;
    let button = Button::new(say!(ui, "author-tracing-align")).selected(own);
    if ui.add(button).on_hover_text(say!(ui, "author-tracing-align-about")).clicked() {
        work.toolbox.tool = if own { Tool::Paint } else { Tool::Align };
        tracing.known.clear();
        tracing.asked = None;
    }
    if own {
        align(ui, work);
    }
}

/// Whether somebody has just begun to turn a control.
fn begun(control: &Response) -> bool {
    control.drag_started() || control.gained_focus()
}

/// Asks for the hex of the point that was clicked.
fn align(ui: &mut Ui, work: &mut Work) {
    let (Some(tracing), Some(sketch)) = (&mut work.tracing, &work.board.sketch) else { return };
    ui.label(say!(ui, "author-tracing-known", n = tracing.known.len()));
    let Some(point) = tracing.asked else {
        ui.weak(say!(ui, "author-tracing-click"));
        return;
    };
    ui.horizontal(|ui| {
        let label = ui.label(say!(ui, "author-tracing-hex")).id;
        let field = ui.add(TextEdit::singleline(&mut tracing.label).desired_width(70.0));
        let field = field.labelled_by(label);
        if tracing.listens {
            field.request_focus();
            // To a field that has the keyboard the click on the map would be one elsewhere.
            tracing.listens = ui.input(|i| i.pointer.any_down() || i.pointer.any_click());
        }
        let hex = sketch.view.hex(tracing.label.trim());
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let done = ui.add_enabled(hex.is_some(), Button::new(say!(ui, "gui-ok"))).clicked();
        if let (Some(hex), true) = (hex, entered || done) {
            tracing.known.push((point, hex));
            tracing.asked = None;
            tracing.label.clear();
            if tracing.known.len() >= 3 {
                tracing.align(|hex| hex_points::center(&sketch.view, hex));
                tracing.known.clear();
                work.toolbox.tool = Tool::Paint;
            }
        }
    });
}

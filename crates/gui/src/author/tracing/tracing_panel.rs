//! What is done with the picture below the map.

use crate::author::author_command::AuthorCommand;
use crate::author::board::hex_points;
use crate::author::tools::toolbox::Tool;
use crate::author::work::{Around, Work};
use crate::command_queue::Command;
use crate::say;
use crate::widgets;
use egui::{Button, DragValue, Grid, Response, Slider, TextEdit, Ui, vec2};

/// So far the middles of two hexes beside each other lie apart, in the map's units: a hex is 1 from its middle to a corner.
const HEX: f32 = 1.732_050_8;
/// The width of a picture, in hexes.
const WIDTHS: (f32, f32) = (1.0, 500.0);
/// How far it can be turned, in degrees.
const ANGLES: (f32, f32) = (-180.0, 180.0);
/// Where its middle can be put, in hexes from the corner of the map.
const PLACES: (f32, f32) = (-500.0, 500.0);

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
    lost(ui, work, around);
    let Some(tracing) = &mut work.tracing else { return };
    ui.weak(tracing.path().display().to_string());
    let label = ui.label(say!(ui, "author-tracing-opacity")).id;
    let mut opacity = tracing.opacity;
    let slider = ui.add(Slider::new(&mut opacity, 0.0..=1.0).show_value(false)).labelled_by(label);
    let mut begins = begun(&slider);
    let middle = tracing.middle();
    let hexes = say!(ui, "author-tracing-hexes");
    Grid::new("author-tracing-numbers").num_columns(2).show(ui, |ui| {
        let mut shifted = |ui: &mut Ui, name: String, before: f32, speed: f64, range| {
            let (now, began) = shifted(ui, name, before, speed, range);
            begins |= began;
            now
        };
        // Two middles of hexes beside each other lie so far apart on the map.
        let (width, angle, at) = (tracing.width() / HEX, tracing.angle(), middle / HEX);
        let wide = shifted(ui, say!(ui, "author-tracing-width"), width, 0.02, (WIDTHS, &*hexes));
        let turn = shifted(ui, say!(ui, "author-tracing-turn"), angle, 0.1, (ANGLES, "°"));
        let right = shifted(ui, say!(ui, "author-tracing-right"), at.x, 0.05, (PLACES, &*hexes));
        let down = shifted(ui, say!(ui, "author-tracing-down"), at.y, 0.05, (PLACES, &*hexes));
        if begins {
            tracing.remember();
        }
        tracing.opacity = opacity;
        // What nobody changes stays as it is to the last bit: a little in every frame would be a change, too.
        let differs = |now: f32, before: f32| now.to_bits() != before.to_bits();
        if differs(wide, width) {
            tracing.placement = tracing.placement.scaled((wide / width).max(0.001), middle);
        }
        if differs(turn, angle) {
            tracing.placement = tracing.placement.turned(turn - angle, middle);
        }
        if differs(right, at.x) || differs(down, at.y) {
            tracing.placement.origin += vec2(right - at.x, down - at.y) * HEX;
        }
    });
    let unmoved = (!tracing.has_changed()).then(|| say!(ui, "author-tracing-back-none"));
    if widgets::ready_button(ui, say!(ui, "author-tracing-back"), unmoved).clicked() {
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

/// A number with its unit and its range behind it. Returns what it is now, and whether somebody has begun to change it.
fn shifted(
    ui: &mut Ui,
    name: String,
    before: f32,
    speed: f64,
    ((least, most), unit): ((f32, f32), &str),
) -> (f32, bool) {
    let (mut value, mut began) = (before, false);
    let label = ui.label(name).id;
    ui.horizontal(|ui| {
        let field = DragValue::new(&mut value).speed(speed).range(least..=most).max_decimals(2);
        let field = field.update_while_editing(false);
        let response = ui.add(field.clamp_existing_to_range(false)).labelled_by(label);
        ui.weak(say!(
            ui,
            "author-tracing-range",
            unit = unit,
            least = whole(least),
            most = whole(most)
        ));
        began = begun(&response);
        if !response.changed() {
            value = before;
        }
    });
    ui.end_row();
    (value, began)
}

#[allow(clippy::cast_possible_truncation)] // bounds are whole and small
fn whole(bound: f32) -> i32 {
    bound as i32
}

/// What is to be done about a picture that is not where it was.
fn lost(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let Some(lost) = &work.lost_picture else { return };
    let path = lost.path().display().to_string();
    let words = say!(ui, "author-tracing-lost", path = path);
    ui.colored_label(ui.visuals().warn_fg_color, words);
    ui.horizontal_wrapped(|ui| {
        if ui.button(say!(ui, "author-tracing-seek")).clicked() {
            around.out.send(Command::Author(AuthorCommand::TracingDialog));
        }
        let forget = ui.button(say!(ui, "author-tracing-forget"));
        if forget.on_hover_text(say!(ui, "author-tracing-forget-about")).clicked() {
            work.lost_picture = None;
        }
    });
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
        let missing = hex.is_none().then(|| say!(ui, "author-tracing-no-hex"));
        let done = widgets::ready_button(ui, say!(ui, "gui-ok"), missing).clicked();
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

//! What is seen of the computer while it plays: its last step with the reason, pause, speed, skip.

use super::command::{Command, Outbox};
use super::settings::Speed;
use super::settings_window::key_name;
use super::table::View;
use crate::say;
use egui::{
    Align2, Area, ComboBox, CornerRadius, Frame, Id, Label, Margin, Order, Rect, RichText, Spinner,
    Stroke, Ui, vec2,
};

/// Whether it thinks or waits, in words.
fn state(ui: &mut Ui, view: &View) {
    let words = if view.computer.paused {
        say!(ui, "gui-computer-paused")
    } else {
        say!(ui, "gui-computer-thinking")
    };
    ui.horizontal(|ui| {
        if !view.computer.paused && !view.settings.reduced_motion {
            ui.add(Spinner::new().size(14.0));
        }
        ui.label(RichText::new(words).strong());
    });
}

/// Pause or go on, skip, speed.
fn controls(ui: &mut Ui, view: &View, out: &mut Outbox, place: &str) {
    ui.horizontal_wrapped(|ui| {
        let key = key_name(ui, view.settings.pause);
        let name = if view.computer.paused {
            say!(ui, "gui-computer-resume")
        } else {
            say!(ui, "gui-computer-pause")
        };
        if ui
            .button(name)
            .on_hover_text(say!(view, "gui-computer-pause-about", key = key))
            .clicked()
        {
            out.send(Command::PauseComputer);
        }
        let skip = ui.button(say!(ui, "gui-computer-skip"));
        if skip.on_hover_text(say!(view, "gui-computer-skip-about")).clicked() {
            out.send(Command::SkipComputer);
        }
        let mut speed = view.settings.speed;
        ComboBox::new(("computer-speed", place), "")
            .width(96.0)
            .selected_text(speed.name(&*ui))
            .show_ui(ui, |ui| {
                for other in Speed::ALL {
                    let name = other.name(&*ui);
                    ui.selectable_value(&mut speed, other, name);
                }
            })
            .response
            .accessible_name(say!(view, "gui-settings-speed"));
        if speed != view.settings.speed {
            out.send(Command::Speed(speed));
        }
    });
}

/// In the prompt panel, in place of what a person could choose.
pub fn in_prompt(ui: &mut Ui, view: &View, out: &mut Outbox) {
    state(ui, view);
    controls(ui, view, out, "prompt");
    if view.computer.hints(ui.input(|i| i.time)) {
        ui.colored_label(view.palette.charge, say!(view, "gui-computer-hint"));
    }
}

/// ARSOUF M7.2: on the map, what the computer has just done, and why.
pub fn on_map(ui: &Ui, view: &View, screen: Rect, out: &mut Outbox) {
    let now = ui.input(|i| i.time);
    let plays = view.computer.decides(view.port).is_some();
    let deed = view.computer.deed(now);
    if (!plays && deed.is_none()) || screen.width() < 300.0 || screen.height() < 220.0 {
        return;
    }
    let palette = view.palette;
    let color = deed.map_or(palette.grid, |deed| view.side_text(deed.side));
    let wide = (screen.width() - 40.0).min(460.0);
    Area::new(Id::unique("computer-on-map"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(screen.center_bottom() - vec2(0.0, 10.0))
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::new()
                .fill(ui.visuals().panel_fill)
                .stroke(Stroke::new(2.0, color))
                .corner_radius(CornerRadius::same(6))
                .inner_margin(Margin::symmetric(10, 6))
                .show(ui, |ui| {
                    ui.set_width(wide);
                    for line in deed.iter().flat_map(|deed| &deed.lines) {
                        ui.add(Label::new(RichText::new(line).color(color)).wrap());
                    }
                    if let Some(reason) = deed.and_then(|deed| deed.reason.as_ref()) {
                        ui.add(Label::new(RichText::new(reason).small().weak()).wrap());
                    }
                    if plays {
                        state(ui, view);
                        controls(ui, view, out, "map");
                    }
                    if view.computer.hints(now) {
                        let hint = say!(view, "gui-computer-hint");
                        ui.add(Label::new(RichText::new(hint).color(palette.charge)).wrap());
                    }
                });
        });
}

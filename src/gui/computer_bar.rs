//! What is seen of the computer while it plays: its last step with the reason, pause, speed, skip.

use super::command_queue::{Command, CommandQueue};
use super::commands::key_help::key_name;
use super::computer::ComputerStep;
use super::settings::Speed;
use super::snapshot::View;
use crate::say;
use egui::{
    Align2, Area, Color32, ComboBox, CornerRadius, Frame, Id, Label, Margin, Order, Pos2, Rect,
    RichText, Spinner, Stroke, Ui, vec2,
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
fn controls(ui: &mut Ui, view: &View, out: &mut CommandQueue, place: &str) {
    ui.horizontal_wrapped(|ui| {
        let key = key_name(&*ui, view.settings.pause);
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
pub fn in_prompt(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    state(ui, view);
    controls(ui, view, out, "prompt");
    if view.computer.hints(ui.input(|i| i.time)) {
        ui.colored_label(view.palette.charge, say!(view, "gui-computer-hint"));
    }
}

/// ARSOUF M7.2: on the map, what the computer has just done, and why; where it does not hide it.
pub fn on_map(ui: &Ui, view: &View, (screen, last): (Rect, Option<Pos2>), out: &mut CommandQueue) {
    let now = ui.input(|i| i.time);
    let plays = view.computer.decides(view.port).is_some();
    let computer_step = view.computer.step(now);
    if (!plays && computer_step.is_none()) || screen.width() < 300.0 || screen.height() < 220.0 {
        return;
    }
    let color =
        computer_step.map_or(view.palette.grid, |computer_step| view.side_text(computer_step.side));
    let wide = (screen.width() - 130.0).min(520.0);
    let above = last.is_none_or(|at| at.y > screen.center().y);
    let (pivot, at) = if above {
        (Align2::CENTER_TOP, screen.center_top() + vec2(36.0, 8.0))
    } else {
        (Align2::CENTER_BOTTOM, screen.center_bottom() + vec2(0.0, -8.0))
    };
    Area::new(Id::unique("computer-on-map"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::new()
                .fill(ui.visuals().panel_fill)
                .stroke(Stroke::new(2.0, color))
                .corner_radius(CornerRadius::same(6))
                .inner_margin(Margin::symmetric(10, 6))
                .show(ui, |ui| {
                    ui.set_width(wide);
                    if let Some(computer_step) = computer_step {
                        told(ui, computer_step, color);
                    }
                    if plays {
                        ui.horizontal(|ui| {
                            state(ui, view);
                            controls(ui, view, out, "map");
                        });
                    }
                    if view.computer.hints(now) {
                        let hint = say!(view, "gui-computer-hint");
                        let hint = RichText::new(hint).color(view.palette.charge);
                        ui.add(Label::new(hint).wrap());
                    }
                });
        });
}

/// A step in two lines, always as high: the frame does not jump from step to step.
fn told(ui: &mut Ui, computer_step: &ComputerStep, color: Color32) {
    let whole = computer_step.lines.join("\n");
    let line = RichText::new(computer_step.lines.join(" · ")).color(color);
    ui.add(Label::new(line).truncate()).on_hover_text(whole);
    let reason = computer_step.reason.as_deref().unwrap_or(" ");
    ui.add(Label::new(RichText::new(reason).small().weak()).truncate()).on_hover_text(reason);
}

//! What the computer is doing and can be told while it plays: speed, skip; and what its pause is called.

use super::command_queue::{Command, CommandQueue};
use super::commands::key_help::key_name;
use super::lesson::LessonRun;
use super::settings::Speed;
use super::snapshot::View;
use crate::say;
use egui::{Button, ComboBox, Response, RichText, Spinner, Ui, vec2};

/// Whether it thinks or waits, in words.
pub fn state(ui: &mut Ui, view: &View) -> Response {
    // The computer waits for who reads.
    let waits = view.lesson.is_some_and(LessonRun::holds);
    let words = if waits {
        let astray = view.lesson.is_some_and(LessonRun::is_astray);
        if astray { say!(ui, "gui-lesson-waits-astray") } else { say!(ui, "gui-lesson-waits") }
    } else if view.computer.paused {
        say!(ui, "gui-computer-paused", key = key_name(view, view.settings.pause))
    } else {
        say!(ui, "gui-computer-thinking")
    };
    ui.horizontal(|ui| {
        if !view.computer.paused && !waits && !view.settings.reduced_motion {
            ui.add(Spinner::new().size(14.0));
        }
        ui.label(RichText::new(words).strong())
    })
    .inner
}

/// What the button says that lets it wait or go on, with its key.
pub fn pause(view: &View) -> String {
    let key = key_name(view, view.settings.pause);
    if view.computer.paused {
        say!(view, "gui-computer-resume", key = key)
    } else {
        say!(view, "gui-computer-pause", key = key)
    }
}

/// Skip, and speed.
pub fn controls(ui: &mut Ui, view: &View, out: &mut CommandQueue, place: &str) {
    ui.horizontal_wrapped(|ui| {
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

/// The computer has to decide first: nothing happens before whoever plays against it has seen the set-up.
fn begin(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let side = &view.port.prompt().side_name;
    ui.label(say!(ui, "gui-computer-begins-about"));
    let ink = view.palette.accent_ink;
    let words = RichText::new(say!(ui, "gui-computer-begins", side = side)).strong().color(ink);
    let button = ui.add(Button::new(words).fill(view.palette.accent).min_size(vec2(160.0, 34.0)));
    if ui.memory(|m| m.focused().is_none()) {
        button.request_focus();
    }
    if button.clicked() {
        out.send(Command::PauseComputer);
    }
}

/// In the prompt panel, in place of what a person could choose.
pub fn in_prompt(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    state(ui, view);
    if view.computer.begins {
        begin(ui, view, out);
    }
    if view.computer.hints(ui.input(|i| i.time)) {
        ui.colored_label(view.palette.charge, say!(view, "gui-computer-hint"));
    }
}

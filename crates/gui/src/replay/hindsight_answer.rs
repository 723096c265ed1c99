//! What the computer would have done at the moment that is shown again, in words.

use super::ReplayCommand;
use crate::advice::figures_shown;
use crate::command_queue::{Command, CommandQueue};
use crate::say;
use crate::snapshot::View;
use egui::style::ScrollAnimation;
use egui::{Id, Rect, Ui};
use gonfalon_core::view::Considered;

/// The button that asks, where something is shown again, and the answer.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if view.step_on_show.is_none() {
        return;
    }
    ui.add_space(6.0);
    let about = say!(view, "gui-hindsight-about");
    if ui.button(say!(view, "gui-hindsight-ask")).on_hover_text(about).clicked() {
        out.send(Command::Replay(ReplayCommand::LookBack));
    }
    let looking_back = view.looking_back;
    let waits = Id::unique("hindsight-waits");
    if looking_back.is_thinking() {
        ui.data_mut(|data| data.insert_temp(waits, true));
        ui.weak(say!(view, "gui-advice-thinking"));
        return;
    }
    let Some(hindsight) = looking_back.found() else { return };
    ui.add_space(4.0);
    let top = ui.cursor().min;
    let (side, deed) = (view.port.side_name(hindsight.side), &hindsight.done.choice.label);
    considered(ui, 0, say!(view, "hindsight-done", side = side, deed = deed), &hindsight.done);
    match &hindsight.instead {
        Some(instead) => {
            let deed = &instead.choice.label;
            considered(ui, 1, say!(view, "hindsight-instead", deed = deed), instead);
        }
        None if hindsight.had_choice => {
            ui.label(say!(view, "hindsight-same"));
        }
        None => {
            ui.label(say!(view, "hindsight-no-choice"));
        }
    }
    // An answer below the edge is brought into sight, once.
    if ui.data_mut(|data| data.remove_temp::<bool>(waits)).is_some() {
        let answer = Rect::from_min_max(top, ui.min_rect().max);
        ui.scroll_to_rect_animation(answer, None, ScrollAnimation::none());
    }
}

/// A deed with its reasons and the figures behind them.
fn considered(ui: &mut Ui, number: usize, deed: String, considered: &Considered) {
    ui.label(deed);
    figures_shown::show(ui, number, &considered.reasons, considered.figures.as_ref());
}

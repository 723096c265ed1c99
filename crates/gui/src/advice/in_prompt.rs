//! What is suggested, in words.

use super::figures_shown;
use crate::command_queue::{Command, CommandQueue};
use crate::commands::context::CommandContext;
use crate::commands::{UiCommand, key_help};
use crate::panels::foretold;
use crate::say;
use crate::snapshot::View;
use crate::widgets;
use egui::style::ScrollAnimation;
use egui::{Align, Button, Id, Response, RichText, Role, Ui, WidgetInfo};

/// What is suggested, below what can be answered.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let advice = view.advice;
    if !advice.is_thinking() && advice.thought_out().is_none() {
        return;
    }
    let title = widgets::part(ui, &say!(ui, "gui-advice"));
    bring_into_sight(&title, advice.thought_out());
    if advice.is_thinking() {
        ui.weak(say!(ui, "gui-advice-thinking"));
        return;
    }
    if advice.found().is_empty() {
        ui.weak(say!(ui, "gui-advice-none"));
    }
    for (number, suggestion) in advice.found().iter().enumerate() {
        let choice = &suggestion.choice;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(format!("{}.", number + 1)).strong());
            ui.label(&choice.label);
            widgets::rule_link(ui, &choice.rule.section, out);
        });
        figures_shown::show(ui, number, &suggestion.reasons, suggestion.figures.as_ref());
        // What stands below a button is not said once more.
        let offered = &view.snapshot.offers.buttons;
        let mut above = offered.iter().filter_map(|&id| view.port.choices().get(id));
        let said = above.any(|button| button.forecast == choice.forecast);
        if let Some(forecast) = choice.forecast.as_ref().filter(|_| !said) {
            foretold::brief(ui, view, forecast);
        }
        let words = say!(ui, "gui-advice-use", n = number + 1);
        let key = (number == 0)
            .then(|| key_help::of(&*ui, UiCommand::Suggest, &CommandContext::default()));
        let key = RichText::new(key.unwrap_or_default()).small().weak();
        let button = ui.add(Button::new(&words).right_text(key));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
        if button.on_hover_text(say!(view, "gui-advice-use-about")).clicked() {
            out.send(Command::UseSuggestion(number));
        }
    }
}

/// What has just been thought out is brought into sight, once.
fn bring_into_sight(title: &Response, found: Option<u64>) {
    let id = Id::unique("advice-in-sight");
    let shown = title.ctx.data(|data| data.get_temp::<Option<u64>>(id)).flatten();
    if shown != found {
        title.ctx.data_mut(|data| data.insert_temp(id, found));
        if found.is_some() {
            title.scroll_to_me_animation(Some(Align::Min), ScrollAnimation::none());
        }
    }
}

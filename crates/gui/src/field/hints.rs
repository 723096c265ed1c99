//! Words at the pointer, and the line of actions between the field and the hand.

use super::super::command_queue::{Command, CommandQueue};
use super::super::paint::card::{self as face, CardAppearance};
use super::super::snapshot::View;
use super::super::workspace::Workspace;
use super::plays::{TargetKind, chance, percent};
use super::spot::Spot;
use super::stage::Stage;
use super::{alt_text, key};
use crate::say;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Button, Color32, Label, Layout, PopupCloseBehavior, RichText, Role, Sense, TextStyle,
    Ui, WidgetInfo, vec2,
};
use gonfalon_core::view::{Choice, ChoiceKind};

/// What a click would do, with its chances.
pub fn tooltip(ui: &mut Ui, stage: &Stage, choices: &[&Choice], spot: &Spot) {
    ui.set_max_width(320.0);
    if let Some(target) = stage.target(spot) {
        ui.strong(alt_text::short(stage.view, stage.cards, &target));
    }
    let several = choices.iter().filter(|c| c.kind != ChoiceKind::TakeBack).count() > 1;
    if several {
        ui.label(say!(stage.view, "gui-click-several"));
    }
    for choice in choices.iter().take(5) {
        let words = choice.label.as_str();
        ui.label(match choice.kind {
            ChoiceKind::TakeBack => say!(stage.view, "gui-right-click", choice = words),
            _ if several => format!("• {words}"),
            _ => say!(stage.view, "gui-click", choice = words),
        });
        if let Some(forecast) = &choice.forecast {
            ui.weak(alt_text::brief(stage.view, forecast));
        }
    }
    if choices.len() > 5 {
        ui.weak(say!(stage.view, "gui-field-more", n = choices.len() - 5));
    }
}

/// A card large, with what it says.
pub fn about(ui: &mut Ui, stage: &Stage, spot: &Spot) {
    let (Some(face), Some(side)) = (spot.face(stage.cards), spot.owner(stage.cards)) else {
        ui.label(alt_text::spot(stage.view, stage.cards, spot, stage.mirrored()));
        return;
    };
    ui.set_max_width(400.0);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(face::upright(128.0), Sense::hover());
        let markers = spot.on_field(stage.cards).map_or(0, |card| card.markers);
        let ctx = ui.ctx().clone();
        let mut shapes = Vec::new();
        let appearance = CardAppearance { markers, ..CardAppearance::default() };
        let rect = rect.shrink(3.0);
        face::draw(face, rect, appearance, stage.paint(&ctx, side), &mut shapes);
        ui.painter().extend(shapes);
        ui.vertical(|ui| {
            ui.set_max_width(230.0);
            ui.strong(&face.name);
            ui.add(
                Label::new(alt_text::spot(stage.view, stage.cards, spot, stage.mirrored())).wrap(),
            );
            if let gonfalon_core::view::CardKind::Unit(unit) = &face.kind {
                let more: Vec<&str> =
                    unit.traits.iter().chain(&unit.versus).map(String::as_str).collect();
                if !more.is_empty() {
                    ui.add(Label::new(RichText::new(more.join(", ")).strong()).wrap());
                }
            }
            if !face.text.is_empty() {
                ui.add(Label::new(RichText::new(&face.text).weak()).wrap());
            }
        });
    });
}

/// What the picked card may do without a place, or what to do next; and how large the field is shown.
pub fn actions(ui: &mut Ui, stage: &Stage, workspace: &mut Workspace, out: &mut CommandQueue) {
    let view = stage.view;
    ui.spacing_mut().item_spacing.x = 6.0;
    ui.spacing_mut().button_padding = vec2(8.0, 2.0);
    ui.horizontal_centered(|ui| {
        ui.add_space(8.0);
        let room = (ui.available_width() - buttons_width(ui, view)).max(60.0);
        ui.allocate_ui_with_layout(vec2(room, 26.0), Layout::left_to_right(Align::Center), |ui| {
            match workspace.field.picked.clone().filter(|_| stage.active) {
                Some(card) => {
                    let name = say!(view, "gui-field-unpick");
                    let unpick = ui.button("×").on_hover_text(&name);
                    unpick.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                    if unpick.clicked() {
                        workspace.field.unpick();
                    }
                    ui.strong(alt_text::short(view, stage.cards, &card));
                    let ways = stage.plays.placeless(&card);
                    if ways.is_empty() {
                        said(ui, &say!(view, "gui-field-target"));
                        return;
                    }
                    all_ways(ui, stage, &ways, out);
                }
                None => {
                    let keys = say!(view, "gui-field-keys");
                    let font = TextStyle::Small.resolve(ui.style());
                    let ink = ui.visuals().weak_text_color();
                    let keys = ui.painter().layout_no_wrap(keys, font, ink);
                    let hint = next(stage);
                    let room = ui.available_width() - keys.size().x - 10.0;
                    if stage.active && room > 200.0 {
                        let place = Layout::left_to_right(Align::Center);
                        let size = vec2(room, 26.0);
                        ui.allocate_ui_with_layout(size, place, |ui| said(ui, &hint));
                        ui.label(keys);
                    } else {
                        said(ui, &hint);
                    }
                }
            }
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(8.0);
            let fit = Button::new(say!(view, "gui-fit"));
            let plus = ui.add_enabled(workspace.field.can_enlarge(), Button::new("+"));
            if plus.on_hover_text(say!(view, "gui-field-larger")).clicked() {
                workspace.field.scale(1.25);
            }
            let less = workspace.field.can_reduce();
            let minus = ui.add_enabled(less, Button::new("−"));
            if minus.on_hover_text(say!(view, "gui-field-smaller")).clicked() {
                workspace.field.scale(0.8);
            }
            if ui.add_enabled(less, fit).on_hover_text(say!(view, "gui-field-fit-about")).clicked()
            {
                workspace.field.fit();
            }
            let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
            let signs = MenuButton::new(say!(view, "gui-signs")).config(stays);
            let (button, _) = signs.ui(ui, |ui| key::show(ui, stage));
            button.on_hover_text(say!(view, "gui-field-key-about"));
        });
    });
}

/// The room of the buttons at the right end.
fn buttons_width(ui: &Ui, view: &View) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |words: String| {
        ui.painter().layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x
    };
    let gaps = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let words = [say!(view, "gui-fit"), say!(view, "gui-signs")];
    let names = words.into_iter().chain(["+".to_owned(), "−".to_owned()]);
    names.map(|name| wide(name) + gaps).sum::<f32>() + 16.0
}

/// What to do next; who is waited for while nobody here may act.
fn next(stage: &Stage) -> String {
    let view = stage.view;
    let prompt = view.port.prompt();
    if view.reel.during().is_some() {
        return say!(view, "gui-prompt-soon");
    }
    if stage.step.is_some() {
        return say!(view, "gui-prompt-past-about");
    }
    if prompt.over.is_some() {
        return say!(view, "gui-over");
    }
    if view.passing {
        return say!(view, "gui-replies-passing");
    }
    if !stage.active {
        return say!(view, "gui-field-waits", side = &prompt.side_name);
    }
    prompt.hint.clone()
}

/// Words in the bar; all of them below the pointer, where they have no room.
fn said(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).weak()).truncate());
}

/// Everything that the picked card may do: beside each other what has room, the rest in a list behind a button.
fn all_ways(ui: &mut Ui, stage: &Stage, ways: &[&Choice], out: &mut CommandQueue) {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let (padding, gap) = (2.0 * spacing.button_padding.x, spacing.item_spacing.x);
    let written = |words: String| {
        ui.painter().layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x + padding
    };
    let wide: Vec<f32> = ways.iter().map(|choice| written(named(choice)) + gap).collect();
    let more = |n: usize| say!(stage.view, "gui-field-more-ways", n = n);
    let room = ui.available_width();
    let shown = if wide.iter().sum::<f32>() <= room + gap {
        ways.len()
    } else {
        let room = room - written(more(ways.len()));
        let ends = wide.iter().scan(0.0, |sum, wide| {
            *sum += wide;
            Some(*sum)
        });
        ends.take_while(|end| *end <= room).count()
    };
    let (beside, listed) = ways.split_at(shown);
    for choice in beside {
        way(ui, stage, choice, out);
    }
    if !listed.is_empty() {
        ui.menu_button(more(listed.len()), |ui| {
            for choice in listed {
                way(ui, stage, choice, out);
            }
        });
    }
}

/// What something that a card may do is called, with its chance.
fn named(choice: &Choice) -> String {
    match choice.forecast.as_ref().and_then(chance).map(percent) {
        Some(percent) => format!("{} ({percent} %)", choice.label),
        None => choice.label.clone(),
    }
}

/// Something that the picked card may do.
fn way(ui: &mut Ui, stage: &Stage, choice: &Choice, out: &mut CommandQueue) {
    let palette = stage.view.palette;
    let color = super::marks::color(palette, TargetKind::of(choice.kind));
    let button = Button::new(named(choice)).stroke(egui::Stroke::new(1.6, color));
    let mut about = format!("{} {}", choice.rule.section, choice.rule.title);
    if let Some(forecast) = &choice.forecast {
        about = format!("{about}\n{}", alt_text::chances(stage.view, forecast));
    }
    if ui.add(button).on_hover_text(about).clicked() {
        out.send(Command::Choose(choice.id));
    }
}

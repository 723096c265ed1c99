//! The panel of a lesson, below everything else: what to do, why, and what went wrong.

use super::LessonRun;
use super::keys;
use crate::command_queue::{Command, CommandQueue, LessonCommand};
use crate::commands::context::CommandContext;
use crate::commands::{UiCommand, key_help};
use crate::focus_ring;
use crate::icons;
use crate::locale::HasLanguage;
use crate::markdown;
use crate::say;
use crate::snapshot::View;
use crate::widgets;
use egui::{
    Align, Button, Frame, Label, Layout, Margin, Panel, ProgressBar, RichText, ScrollArea, Stroke,
    TextStyle, Ui, accesskit, vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::scenario::lesson::LessonStep;

/// Its height.
const TALL: f32 = 150.0;
/// The room of its buttons.
const BUTTONS: f32 = 190.0;

/// Shows the panel of the lesson on the table.
pub fn show(
    ui: &mut Ui,
    view: &View,
    run: &LessonRun,
    cursor: Option<Hex>,
    out: &mut CommandQueue,
) {
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(Stroke::new(1.0, view.palette.accent))
        .inner_margin(Margin::symmetric(12, 8));
    let tall = TALL.min(ui.ctx().content_rect().height() * 0.3);
    Panel::bottom("lesson").exact_size(tall).resizable(false).frame(frame).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let room = vec2((ui.available_width() - BUTTONS - 12.0).max(200.0), tall - 18.0);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.set_width(room.x);
                match run.shown() {
                    Some((at, step)) => words(ui, view, run, (at, step, cursor), out),
                    None => over(ui, view),
                }
            });
            ui.allocate_ui_with_layout(
                vec2(BUTTONS, tall - 18.0),
                Layout::top_down_justified(Align::Min),
                |ui| buttons(ui, view, run, out),
            );
        });
    });
}

fn words(
    ui: &mut Ui,
    view: &View,
    run: &LessonRun,
    (at, step, cursor): (usize, &LessonStep, Option<Hex>),
    out: &mut CommandQueue,
) {
    let language = ui.language();
    let heading = ui.horizontal_wrapped(|ui| {
        let title = RichText::new(step.title.get(language)).strong().size(16.0);
        let response = ui.label(title);
        ui.weak(say!(ui, "gui-lesson-step", n = at + 1, of = run.count()));
        for rule in &step.rules {
            widgets::rule_link(ui, rule, out);
        }
        response
    });
    let share = (at + 1) as f32 / run.count().max(1) as f32;
    ui.add(ProgressBar::new(share).desired_height(4.0).fill(view.palette.accent));
    ui.add_space(4.0);
    let astray = run.progress().astray.filter(|_| !run.is_again());
    let said = match astray {
        Some(astray) => {
            let foreseen = astray.foreseen.and_then(|number| step.foresee.get(number));
            let said = foreseen.map_or(&step.otherwise, |turn| &turn.text).get(language);
            Some(if said.is_empty() { say!(ui, "gui-lesson-astray") } else { said.to_owned() })
        }
        None if run.holds_another(view.port) => {
            let selected = view.port.prompt().selected.as_deref().unwrap_or_default();
            let unit = view.snapshot.board_index.name(selected);
            Some(say!(ui, "gui-lesson-holds-another", unit = unit))
        }
        None => None,
    };
    let keys = keys::told(view, run, cursor);
    let line = ui.text_style_height(&TextStyle::Small) + ui.spacing().item_spacing.y;
    let room = ui.available_height() - if keys.is_some() { line } else { 0.0 };
    let text = ScrollArea::vertical().id_salt(("lesson", at)).auto_shrink(false).max_height(room);
    text.min_scrolled_height(0.0).show(ui, |ui| {
        if let Some(said) = said {
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(icons::WARNING).color(view.palette.charge).strong());
                ui.vertical(|ui| {
                    ui.visuals_mut().override_text_color = Some(ui.visuals().strong_text_color());
                    markdown::show(ui, &said);
                });
            });
            ui.add_space(4.0);
        }
        if run.is_again() {
            ui.weak(say!(ui, "gui-lesson-again"));
        }
        markdown::show(ui, step.text.get(language));
        focus_ring::follow(ui);
    });
    if let Some(keys) = keys {
        let said = RichText::new(&keys).small().weak();
        ui.add(Label::new(said).truncate()).on_hover_text(keys);
    }
    // Screen readers read every step as it comes.
    let spoken = format!("{}. {}", step.title.get(language), step.text.get(language));
    ui.ctx().accesskit_node_builder(heading.inner.id, |node| {
        node.set_label(spoken);
        node.set_live(accesskit::Live::Polite);
    });
}

fn over(ui: &mut Ui, view: &View) {
    ui.label(RichText::new(say!(ui, "gui-lesson-over")).strong().size(16.0));
    let ended = view.port.prompt().over.is_some();
    ui.label(if ended {
        say!(ui, "gui-lesson-over-ended")
    } else {
        say!(ui, "gui-lesson-over-about")
    });
}

fn buttons(ui: &mut Ui, view: &View, run: &LessonRun, out: &mut CommandQueue) {
    let mut send = |command| out.send(Command::Lesson(command));
    let Some((_, step)) = run.shown() else {
        let close = say!(ui, "gui-lesson-close");
        let closed = match run.following() {
            Some(next) => {
                let title = next.title.get(ui.language());
                let words = if next.teaches {
                    say!(ui, "gui-lesson-follow", title = title)
                } else {
                    say!(ui, "gui-lesson-follow-battle", title = title)
                };
                if primary(ui, view, &words, "").clicked() {
                    send(LessonCommand::Follow);
                }
                ui.button(close)
            }
            None => primary(ui, view, &close, ""),
        };
        if closed.clicked() {
            send(LessonCommand::End);
        }
        return;
    };
    let astray = run.progress().astray.is_some() && !run.is_again();
    let asked = run.can_show();
    if astray {
        let key = key_help::of(&*ui, UiCommand::Primary, &CommandContext::default());
        if primary(ui, view, &say!(ui, "gui-lesson-take-back"), &key).clicked() {
            send(LessonCommand::TakeBack);
        }
    } else if run.is_again() || run.reads() && !view.reel.is_playing() {
        let key = key_help::of(&*ui, UiCommand::Primary, &CommandContext::default());
        if primary(ui, view, &say!(ui, "gui-lesson-next"), &key).clicked() {
            send(LessonCommand::Forward);
        }
    } else {
        // Where the last step had its button for going on nothing happens yet: a second click does nothing.
        let (words, why) = if asked {
            (say!(ui, "gui-lesson-next"), say!(ui, "gui-lesson-next-not-yet"))
        } else if view.reel.is_playing() || view.port.prompt().side.is_none() {
            (say!(ui, "gui-lesson-watch"), say!(ui, "gui-lesson-watch-about"))
        } else {
            let side = view.port.prompt().side_name.as_str();
            (say!(ui, "gui-lesson-plays", side = side), say!(ui, "gui-lesson-watch-about"))
        };
        let next = Button::new(words).min_size(vec2(0.0, 32.0));
        ui.add_enabled(false, next).on_disabled_hover_text(why);
    }
    let key = key_help::of(&*ui, UiCommand::LessonBack, &CommandContext::default());
    let back =
        Button::new(say!(ui, "gui-lesson-back")).right_text(RichText::new(key).small().weak());
    if ui.add_enabled(run.has_before(), back).clicked() {
        send(LessonCommand::Back);
    }
    // It keeps its place where it does nothing: a second click on it never leaves the lesson.
    let show = Button::new(say!(ui, "gui-lesson-show"));
    let about = say!(ui, "gui-lesson-show-about");
    if ui.add_enabled(asked, show).on_hover_text(about).clicked() {
        send(LessonCommand::Show);
    }
    if asked && !astray && step.optional && ui.button(say!(ui, "gui-lesson-leave-out")).clicked() {
        send(LessonCommand::Pass);
    }
    if ui
        .button(say!(ui, "gui-lesson-end"))
        .on_hover_text(say!(ui, "gui-lesson-end-about"))
        .clicked()
    {
        send(LessonCommand::End);
    }
}

fn primary(ui: &mut Ui, view: &View, words: &str, key: &str) -> egui::Response {
    let ink = view.palette.accent_ink;
    let button = Button::new(RichText::new(words).strong().color(ink))
        .fill(view.palette.accent)
        .min_size(vec2(0.0, 32.0));
    if key.is_empty() {
        return ui.add(button);
    }
    ui.add(button.right_text(RichText::new(key).small().color(ink)))
}

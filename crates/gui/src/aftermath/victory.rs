//! The end of the game: who won, by which rule, how it came to that, and what to do next.

use super::course::{Course, Sample};
use super::plot;
use crate::command_queue::{Command, CommandQueue, JournalForm};
use crate::commands::UiCommand;
use crate::focus_ring;
use crate::locale;
use crate::locale::HasLanguage;
use crate::panels::turn;
use crate::say;
use crate::snapshot::View;
use crate::widgets;
use crate::workspace::Workspace;
use egui::{Context, Id, Label, LayerId, Order, Rect, RichText, ScrollArea, Sense, Ui, Window};
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;

/// The height of one row of buttons, in points.
const BUTTONS: f32 = 28.0;
/// What the title, the margins and the gaps of the window take, and what is left free above and below it, in points.
const CHROME: f32 = 90.0;

/// ARSOUF M8.3: shows who won and why, and how it stands; a click or Esc leads back to the start.
///
/// It lies within the room that is left above the panel of a lesson, whose last words are read beside it.
pub fn show(
    ctx: &Context,
    room: Rect,
    view: &View,
    workspace: &mut Workspace,
    out: &mut CommandQueue,
) {
    let (true, Some(ending)) = (workspace.victory, &view.port.prompt().over) else { return };
    workspace.course.follow(ctx, view.port, view.viewer);
    // First the last things that happened are seen.
    let shown = view.reel.is_playing() || view.reel.again().is_some();
    if shown || !workspace.course.is_over() {
        return;
    }
    let mut open = true;
    let mut close = false;
    let id = Id::unique("victory");
    let opened = !ctx.memory(|m| m.areas().visible_last_frame(&LayerId::new(Order::Middle, id)));
    let window = Window::new(say!(ctx, "gui-over"))
        .id(id)
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .constrain_to(room)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO);
    widgets::fitted(ctx, window, |ui| {
        ui.set_width(560.0);
        let winner = ending
            .winner
            .as_ref()
            .and_then(|id| view.snapshot.table.sides.iter().find(|s| s.id == *id));
        let title = match winner {
            Some(side) => {
                let sides = &view.port.scenario().sides;
                let name = sides[side.side as usize].name.noun(ui.language());
                say!(ui, "gui-victory-of", side = name)
            }
            None => say!(ui, "gui-victory-nobody"),
        };
        let color = winner.map_or(ui.visuals().strong_text_color(), |s| view.side_text(s.side));
        ui.label(RichText::new(title).heading().color(color));
        ui.horizontal_wrapped(|ui| {
            ui.label(&ending.summary);
            widgets::rule_link(ui, &ending.rule, out);
            // The name of the rule says why it ended.
            let library = Library::of(view.port.system());
            if let Some(title) = library.title(&ending.rule, ui.language()) {
                ui.label(RichText::new(title).small());
            }
        });
        // What is below has the height that it had in the last frame.
        let below = Id::unique("victory-buttons");
        let buttons = ui.data(|data| data.get_temp(below)).unwrap_or(BUTTONS);
        let above = ui.min_rect().height();
        let tall = (room.height() - above - buttons - CHROME).max(80.0);
        let area = ScrollArea::vertical().max_height(tall);
        // Whoever opens it reads it from its beginning.
        let area = if opened { area.vertical_scroll_offset(0.0) } else { area };
        area.show(ui, |ui| {
            statistics(ui, view, workspace.course.course(), out);
            if let Some(course) = workspace.course.course() {
                close |= went(ui, view, course, out);
            }
            focus_ring::follow(ui);
        });
        ui.add_space(8.0);
        let buttons = ui.horizontal_wrapped(|ui| {
            let look = if view.snapshot.table.cards.is_some() {
                say!(ui, "gui-victory-look-field")
            } else {
                say!(ui, "gui-victory-look")
            };
            close |= ui.button(look).clicked();
            if ui.button(say!(ui, "gui-victory-again")).clicked() {
                out.send(Command::WatchAgain);
                close = true;
            }
            if ui.button(say!(ui, "gui-victory-save")).clicked() {
                out.send(Command::SaveAs);
            }
            if ui.button(UiCommand::Export.name(&*ui)).clicked() {
                out.send(Command::ExportJournal(JournalForm::Markdown));
            }
            for (words, about, swapped) in [
                (say!(ui, "gui-victory-rematch"), say!(ui, "gui-victory-rematch-about"), false),
                (say!(ui, "gui-victory-swap"), say!(ui, "gui-victory-swap-about"), true),
            ] {
                if ui.button(words).on_hover_text(about).clicked() {
                    out.send(Command::Rematch(swapped));
                    close = true;
                }
            }
            if ui.button(say!(ui, "gui-victory-new")).clicked() {
                out.send(Command::ToStart);
                close = true;
            }
        });
        ui.data_mut(|data| data.insert_temp(below, buttons.response.rect.height()));
        widgets::settle(ctx, below.with("settled"), buttons.response.rect.size());
    });
    workspace.victory = open && !close;
}

/// Turns, progress, losses, facts and points.
fn statistics(ui: &mut Ui, view: &View, course: Option<&Course>, out: &mut CommandQueue) {
    let table = &view.snapshot.table;
    ui.label(say!(ui, "gui-victory-when", when = turn::title(&table.turn, view.language())));
    turn::progress(ui, view, table, out);
    for (side, before) in table.sides.iter().zip(course.map_or([0; 2], |course| course.before)) {
        if let Some(morale) = &side.morale {
            let words = say!(
                ui,
                "gui-victory-losses",
                side = &side.name,
                losses = morale.losses,
                before = before
            );
            ui.label(RichText::new(words).color(view.side_text(side.side)));
        }
    }
    if !table.facts.is_empty() {
        widgets::facts(ui, &table.facts, out);
    }
    turn::victory_points(ui, view, table, out);
}

/// The course of points and losses, the luck of the dice, and what decided. Answers with whether a moment is to be seen.
fn went(ui: &mut Ui, view: &View, course: &Course, out: &mut CommandQueue) -> bool {
    let points = |sample: &Sample| sample.points;
    let losses = |sample: &Sample| Some(sample.losses);
    if course.samples.iter().any(|sample| sample.points.is_some_and(|points| points != [0, 0])) {
        widgets::part(ui, &say!(ui, "gui-victory-course"));
        plot::show(ui, view, "points", &course.samples, points);
    }
    if course.samples.iter().any(|sample| sample.losses != [0, 0]) {
        let cards = if view.snapshot.table.cards.is_some() { "yes" } else { "no" };
        widgets::part(ui, &say!(ui, "gui-victory-lost", cards = cards));
        plot::show(ui, view, "losses", &course.samples, losses);
    }
    if course.luck.iter().any(|luck| luck.dice > 0) {
        widgets::part(ui, &say!(ui, "gui-victory-luck"));
        ui.weak(say!(ui, "gui-victory-luck-about"));
        for (side, luck) in Side::ALL.into_iter().zip(&course.luck).filter(|(_, l)| l.dice > 0) {
            let dice = f64::from(luck.dice);
            let mean = |sum: f64| locale::decimal(&*ui, sum / dice, 2);
            let (shown, expected) = (mean(f64::from(luck.shown)), mean(luck.expected));
            let name = view.port.side_name(side);
            let words = say!(
                ui,
                "gui-victory-luck-of",
                side = name,
                n = luck.dice,
                shown = shown,
                expected = expected
            );
            ui.label(RichText::new(words).color(view.side_text(side)));
        }
    }
    let mut looked = false;
    if !course.moments.is_empty() {
        widgets::part(ui, &say!(ui, "gui-victory-moments"));
        for moment in &course.moments {
            let ink = moment.side.map_or(ui.visuals().text_color(), |side| view.side_text(side));
            let words = say!(view, "gui-victory-moment", turn = moment.turn, text = &moment.text);
            let text = RichText::new(words).color(ink);
            let line = ui.add(Label::new(text).wrap().sense(Sense::click()));
            if line.on_hover_text(say!(view, "gui-since-show")).clicked() {
                out.send(Command::ShowLine(moment.line));
                looked = true;
            }
        }
    }
    looked
}

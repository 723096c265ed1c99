//! Turn track, phases, victory points with their reasons, and the duties of the combat phase.

use super::super::command_queue::{Command, CommandQueue};
use super::super::snapshot::{Past, View};
use super::super::widgets;
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use egui::{
    Align2, CornerRadius, FontId, Grid, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2,
};
use gonfalon_core::view::{TableView, TurnView};
use gonfalon_core::words::Language;

/// A turn track with more boxes than this is shown as a bar.
const MOST_BOXES: u16 = 24;

/// ARSOUF M4.3: shows turn and victory, at a moment.
pub fn show(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    let table = view.table(past);
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        track(ui, view, &table.turn);
        progress(ui, view, table, out);
        if !table.facts.is_empty() {
            widgets::facts(ui, &table.facts, out);
        }
        phases(ui, view, &table.turn, out);
        duties(ui, view, past, out);
        victory_points(ui, view, table, out);
    });
}

/// Stage and turn: `Stage 1, turn 3/10`.
#[must_use]
pub fn title(turn: &TurnView, language: Language) -> String {
    match (&turn.stage, turn.turn) {
        (_, 0) => say!(language, "gui-turn-set-up"),
        (Some(stage), _) => {
            say!(language, "gui-turn-stage", stage = stage, turn = turn.count())
        }
        (None, _) => say!(language, "gui-turn", turn = turn.count()),
    }
}

/// With a capital letter at the beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn track(ui: &mut Ui, view: &View, turn: &TurnView) {
    let palette = view.palette;
    let title = capital(&title(turn, view.language()));
    ui.label(RichText::new(title).strong());
    let last = turn.turns.unwrap_or_default();
    if last > MOST_BOXES {
        let share = f32::from(turn.turn) / f32::from(last);
        ui.add(egui::ProgressBar::new(share).fill(palette.accent).desired_height(14.0));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for n in 1..=last {
            let (rect, response) = ui.allocate_exact_size(vec2(25.0, 25.0), Sense::hover());
            let now = n == turn.turn;
            let fill = if now {
                palette.accent
            } else if n < turn.turn {
                palette.thin(palette.accent, 0.22)
            } else {
                palette.faint
            };
            let line = Stroke::new(1.0, ui.visuals().widgets.noninteractive.bg_stroke.color);
            ui.painter().rect(rect, CornerRadius::same(3), fill, line, StrokeKind::Inside);
            let ink = if now { palette.accent_ink } else { ui.visuals().text_color() };
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                n,
                FontId::proportional(12.0),
                ink,
            );
            let count = n.to_string();
            let words = if now {
                say!(view, "gui-turn-now", turn = count)
            } else {
                say!(view, "gui-turn", turn = count)
            };
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &words));
        }
    });
}

fn phases(ui: &mut Ui, view: &View, turn: &TurnView, out: &mut CommandQueue) {
    let whose = match turn.active {
        Some(side) => say!(ui, "gui-player-turn-of", side = view.port.side_name(side)),
        None => say!(ui, "gui-player-turn"),
    };
    widgets::part(ui, &whose);
    for phase in &turn.phases {
        ui.horizontal(|ui| {
            let mark = if phase.now { icons::RIGHT } else { "  " };
            ui.add_sized([16.0, 16.0], egui::Label::new(mark));
            let name = RichText::new(&phase.name);
            ui.label(if phase.now { name.strong() } else { name.weak() });
            widgets::rule_link(ui, &phase.rule, out);
        });
    }
}

/// ARSOUF M4.5, M8.2: how far each side has come towards victory.
pub fn progress(ui: &mut Ui, view: &View, table: &TableView, out: &mut CommandQueue) {
    let sides = table.sides.iter().filter(|side| !side.progress.is_empty());
    for (index, side) in sides.enumerate() {
        if index == 0 {
            widgets::part(ui, &say!(ui, "gui-progress"));
        }
        ui.label(RichText::new(&side.name).strong().color(view.side_text(side.side)));
        widgets::progress(ui, view, side, out);
    }
}

fn duties(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    let (duties, board_index) = (&view.table(past).duties, view.at(past));
    if duties.is_empty() {
        return;
    }
    let left = duties.iter().filter(|d| !d.done).count();
    widgets::part(ui, &say!(ui, "gui-duties", n = left));
    for duty in duties.iter().filter(|d| !d.done).chain(duties.iter().filter(|d| d.done)) {
        ui.horizontal_wrapped(|ui| {
            let name = board_index.name(&duty.unit);
            let words =
                format!("{} {name}: {}", if duty.done { icons::DONE } else { "•" }, duty.owes);
            let label = if duty.done { RichText::new(words).weak() } else { RichText::new(words) };
            if ui.add(egui::Label::new(label).sense(Sense::click())).clicked() {
                out.send(Command::Inspect(duty.unit.clone()));
                if let Some(hex) = board_index.get(&duty.unit).and_then(|c| c.at) {
                    out.send(Command::CenterOn(hex));
                }
            }
            widgets::rule_link(ui, &duty.rule, out);
        });
    }
}

/// Both sides' victory points, line by line.
pub fn victory_points(ui: &mut Ui, view: &View, table: &TableView, out: &mut CommandQueue) {
    let sides = table.sides.iter().filter_map(|side| Some((side, side.vp?)));
    for (index, (side, vp)) in sides.enumerate() {
        if index == 0 {
            widgets::part(ui, &say!(ui, "gui-victory-points"));
        }
        ui.horizontal(|ui| {
            ui.label(RichText::new(&side.name).strong().color(view.side_text(side.side)));
            ui.label(RichText::new(vp.to_string()).strong());
        });
        if side.lines.is_empty() {
            let over = view.port.prompt().over.is_some();
            ui.weak(say!(ui, "gui-victory-points-none", over = if over { "yes" } else { "no" }));
            continue;
        }
        Grid::new(("vp", &side.id)).num_columns(3).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
            for line in &side.lines {
                ui.label(line.points.to_string());
                ui.label(&line.label);
                widgets::rule_link(ui, &line.rule, out);
                ui.end_row();
            }
        });
    }
}

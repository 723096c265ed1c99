//! Both armies' losses against the marks where they are demoralized and where they disintegrate.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::widgets;
use super::display;
use crate::say;
use egui::{CornerRadius, FontId, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use gonfalon_core::view::{MoraleView, SideView, TableView};

/// Shows the tracks of a moment.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, out: &mut CommandQueue) {
    if !table.has_morale() {
        ui.weak(say!(ui, "gui-morale-none"));
        return;
    }
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        for side in &table.sides {
            if let Some(morale) = &side.morale {
                track(ui, view, side, morale);
                ui.add_space(10.0);
            }
        }
        display::show(ui, view, table, out);
    });
}

/// Where the words of both marks begin, given where each mark is and how wide its words are: those of the second end at
/// it, those of the first stand below it in the middle, or further left where they would run into the second's.
#[must_use]
pub fn labels(first: (f32, f32), second: (f32, f32), left: f32) -> (f32, f32) {
    /// The least room between both, in points.
    const APART: f32 = 10.0;
    let right = second.0 - second.1;
    let middle = first.0 - first.1 / 2.0;
    (middle.min(right - APART - first.1).max(left), right)
}

fn track(ui: &mut Ui, view: &View, side: &SideView, morale: &MoraleView) {
    let palette = view.palette;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&side.name).strong().color(view.side_text(side.side)));
        ui.label(say!(ui, "gui-morale-losses", n = morale.losses));
        if morale.demoralized {
            let gone = morale.losses >= morale.disintegrates_at && morale.disintegrates_at > 0;
            let words = if gone {
                say!(ui, "gui-morale-disintegrated")
            } else {
                say!(ui, "gui-morale-demoralized")
            };
            widgets::tag(ui, &words, palette.mark, palette.mark_ink);
        }
    });
    let end = morale.disintegrates_at.max(morale.demoralized_at).max(1) as f32;
    let top = end * 1.06;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
    let bar = egui::Rect::from_min_size(rect.min, vec2(rect.width(), 20.0));
    let x = |losses: f32| bar.left() + bar.width() * (losses / top).min(1.0);
    let painter = ui.painter();
    painter.rect_filled(bar, CornerRadius::same(3), palette.faint);
    let mut zone = bar;
    zone.min.x = x(morale.demoralized_at as f32);
    painter.rect_filled(zone, CornerRadius::same(3), palette.thin(palette.bad, 0.16));
    let mut filled = bar;
    filled.max.x = x(morale.losses as f32);
    let body = palette.livery(view.liveries.of(side.side)).body;
    painter.rect_filled(filled, CornerRadius::same(3), body);
    let line = Stroke::new(1.0, ui.visuals().widgets.noninteractive.bg_stroke.color);
    painter.rect_stroke(bar, CornerRadius::same(3), line, StrokeKind::Inside);
    let font = FontId::proportional(11.0);
    let ink = ui.visuals().text_color();
    let label =
        |at: u32, name: String| painter.layout_no_wrap(format!("{name} {at}"), font.clone(), ink);
    let demoralized = label(morale.demoralized_at, say!(view, "gui-morale-demoralized"));
    let disintegrates = label(morale.disintegrates_at, say!(view, "gui-morale-disintegrates"));
    let (first, second) = (x(morale.demoralized_at as f32), x(morale.disintegrates_at as f32));
    let (left, right) =
        labels((first, demoralized.size().x), (second, disintegrates.size().x), bar.left());
    for (mark, from, words) in [(first, left, demoralized), (second, right, disintegrates)] {
        painter.line_segment(
            [pos2(mark, bar.top() - 2.0), pos2(mark, bar.bottom() + 4.0)],
            Stroke::new(2.0, palette.bad),
        );
        painter.galley(pos2(from, bar.bottom() + 5.0), words, ink);
    }
    let words = say!(
        view,
        "gui-morale-spoken",
        side = &side.name,
        losses = morale.losses,
        demoralized = morale.demoralized_at,
        disintegrates = morale.disintegrates_at
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &words));
    ui.label(&morale.next);
    let (low, high) = morale.rally;
    if low <= high && high > 0 {
        ui.weak(say!(ui, "gui-morale-rally", low = low, high = high));
    }
}

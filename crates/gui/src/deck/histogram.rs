//! How many cards of each cost or type a deck has, and how its budgets stand.

use super::super::theme::Palette;
use super::super::widgets;
use crate::say;
use egui::{
    Align2, CornerRadius, FontId, Rect, RichText, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use gonfalon_core::view::{BudgetView, DeckBar};

/// Bars side by side, with their numbers above and their names below.
pub fn bars(ui: &mut Ui, palette: &Palette, bars: &[DeckBar]) {
    let size = vec2(ui.available_width(), 112.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let round = CornerRadius::same(3);
    painter.rect_filled(rect, round, palette.faint);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1) as f32;
    let wide = (rect.width() - 8.0) / bars.len().max(1) as f32;
    let ink = ui.visuals().text_color();
    let (top, bottom) = (rect.top() + 18.0, rect.bottom() - 17.0);
    for (k, bar) in bars.iter().enumerate() {
        let x = rect.left() + 4.0 + wide * (k as f32 + 0.5);
        let tall = (bottom - top) * bar.count as f32 / most;
        let half = (wide * 0.36).clamp(2.0, 17.0);
        let column = Rect::from_min_max(pos2(x - half, bottom - tall), pos2(x + half, bottom));
        painter.rect_filled(column, CornerRadius::same(2), palette.accent);
        let font = FontId::proportional(11.0);
        if bar.count > 0 {
            let at = pos2(x, bottom - tall - 1.0);
            painter.text(at, Align2::CENTER_BOTTOM, bar.count, font.clone(), ink);
        }
        painter.text(pos2(x, bottom + 2.0), Align2::CENTER_TOP, &bar.label, font, ink);
    }
    painter.hline(rect.x_range().shrink(4.0), bottom, (1.0, ink));
    let words = bars.iter().map(|bar| format!("{}: {}", bar.label, bar.count));
    let words = words.collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
}

/// What is spent of a budget.
#[must_use]
pub fn budget(ui: &mut Ui, palette: &Palette, budget: &BudgetView) -> bool {
    let over = budget.of.is_some_and(|of| budget.spent > of);
    let heading = ui.horizontal(|ui| {
        ui.label(RichText::new(&budget.label).strong());
        let about = say!(ui, "gui-open-rule", rule = &budget.rule);
        let link = widgets::reading_link(ui, RichText::new(&budget.rule).small());
        link.on_hover_text(about).clicked()
    });
    let size = vec2(ui.available_width(), 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let round = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect_filled(rect, round, palette.faint);
    let words = match budget.of {
        Some(of) => {
            let share = (budget.spent as f32 / of.max(1) as f32).min(1.0);
            let mut filled = rect;
            filled.set_width(rect.width() * share);
            let color = if over { palette.bad } else { palette.good };
            painter.rect_filled(filled, round, palette.thin(color, 0.5));
            if over {
                say!(ui, "gui-deck-over", spent = budget.spent, of = of, over = budget.spent - of)
            } else {
                say!(ui, "gui-deck-spent", spent = budget.spent, of = of, left = of - budget.spent)
            }
        }
        None => say!(ui, "gui-deck-free", spent = budget.spent),
    };
    let edge = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().rect_stroke(rect, round, edge, StrokeKind::Inside);
    let ink = ui.visuals().text_color();
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        &words,
        FontId::proportional(12.5),
        ink,
    );
    let words = format!("{}: {words}", budget.label);
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &words));
    heading.inner
}

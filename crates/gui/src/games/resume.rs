//! A game as a row: its picture, which battle, who plays, where it stands, and since when.

use super::gallery::Seen;
use super::summary::GameSummary;
use crate::say;
use crate::seats::Seats;
use crate::theme::{self, Palette};
use egui::{
    CornerRadius, Label, Rect, RichText, Sense, Stroke, StrokeKind, TextureHandle, Ui, Vec2, pos2,
    vec2,
};
use gonfalon_core::kernel::Side;

/// How large a picture is shown.
pub const PICTURE: Vec2 = vec2(132.0, 92.0);

/// Shows a game's picture.
pub fn picture(ui: &mut Ui, palette: &Palette, picture: Option<&TextureHandle>) {
    let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
    let painter = ui.painter_at(rect);
    let round = CornerRadius::same(4);
    painter.rect_filled(rect, round, palette.table);
    if let Some(picture) = picture {
        let size = picture.size_vec2();
        let fit = (rect.width() / size.x).min(rect.height() / size.y);
        let whole = Rect::from_center_size(rect.center(), size * fit);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(picture.id(), whole, uv, theme::UNTINTED);
    }
    painter.rect_stroke(rect, round, Stroke::new(1.0, palette.grid), StrokeKind::Inside);
}

/// Says which game it is. `when` is when it was written.
pub fn words(ui: &mut Ui, summary: &GameSummary, seats: Option<Seats>, when: &str) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(RichText::new(&summary.title).strong().size(16.0));
    ui.add(Label::new(&summary.stands).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for side in Side::ALL {
            let (name, ink) = (&summary.sides[side as usize], summary.inks[side as usize]);
            ui.label(RichText::new(name).strong().color(ink));
            if let Some(seats) = seats {
                ui.weak(format!("({})", seats.of(side).name(&*ui)));
            }
            if side == Side::A {
                ui.weak(say!(ui, "gui-card-against"));
            }
        }
    });
    let steps = say!(ui, "gui-games-steps", n = summary.steps);
    ui.weak(format!("{steps} · {when}"));
}

/// Says what is known of a game that has not been looked at yet, or cannot be.
pub fn unseen(ui: &mut Ui, seen: Option<&Seen>, id: &str, when: &str) {
    ui.spacing_mut().item_spacing.y = 3.0;
    match seen {
        Some(Seen::Damaged(why)) => {
            ui.label(RichText::new(say!(ui, "gui-games-damaged")).strong().size(16.0));
            ui.add(Label::new(why).wrap());
        }
        _ => {
            ui.label(RichText::new(id).strong().size(16.0));
            ui.weak(say!(ui, "gui-games-looking"));
        }
    }
    ui.weak(when);
}

//! The banner of a side beside its name.

use super::paint::counter;
use super::theme::Palette;
use crate::locale::HasLanguage;
use egui::{Color32, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};
use gonfalon_core::drawing::heraldry::Carrier;
use gonfalon_core::heraldry::{self, Arms};
use gonfalon_core::scenario::model::SideData;

/// How high a banner beside a line of text is, in points.
const HIGH: f32 = 20.0;

/// A banner of arms on a pole, as high as a line of text: decoration, which says nothing that the name beside it does not.
pub fn show(ui: &mut Ui, arms: &Arms, pole: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(HIGH + 3.0, HIGH), Sense::empty());
    let banner = Rect::from_min_size(rect.min + vec2(3.0, 1.0), Vec2::splat(HIGH - 4.0));
    let mut shapes = Vec::new();
    counter::arms_on(Carrier::Banner, arms, banner, ui.ctx(), &mut shapes);
    let painter = ui.painter();
    painter.extend(shapes);
    painter.rect_stroke(banner, 0.0, Stroke::new(0.75, pole), StrokeKind::Outside);
    let foot = [banner.left_top() - vec2(1.0, 1.0), rect.left_bottom() + vec2(2.0, 0.0)];
    painter.line_segment(foot, Stroke::new(1.6, pole));
}

/// The name of a side of a battle in its colour, behind its banner.
pub fn side(ui: &mut Ui, palette: &Palette, side: &SideData) {
    let arms = side.arms.as_ref().and_then(|arms| heraldry::parse(&arms.blazon).ok());
    if let Some(arms) = arms {
        show(ui, &arms, ui.visuals().weak_text_color());
    }
    let name = RichText::new(side.name.get(ui.language())).strong();
    ui.label(name.color(palette.livery(side.livery).text));
}

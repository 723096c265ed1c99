//! A battle as a card.

use super::map::picture;
use super::theme::Palette;
use crate::scenario::Scenario;
use crate::scenario::model::Complexity;
use egui::{Button, Color32, CornerRadius, Frame, Margin, Rect, RichText, Sense, Stroke, StrokeKind, TextureHandle, Ui, pos2, vec2};

/// The width of a card, without its frame.
pub const WIDTH: f32 = 268.0;
const PICTURE: f32 = 148.0;

/// What was done to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing.
    No,
    /// Open the dialog.
    Choose,
    /// Begin at once.
    Play,
}

/// Makes the picture of a battle's map.
#[must_use]
pub fn thumbnail(ctx: &egui::Context, scenario: &Scenario, palette: &Palette) -> Option<TextureHandle> {
    let map = scenario.map.as_ref()?;
    let wide = f32::from(map.columns.max(map.rows)) * 1.75;
    let scale = (440.0 / wide.max(1.0)).clamp(0.5, 24.0);
    let image = picture::of_file(map, palette, scale)?;
    Some(ctx.load_texture(format!("thumbnail-{}", scenario.id), image, egui::TextureOptions::LINEAR))
}

/// Shows a card.
pub fn show(ui: &mut Ui, palette: &Palette, scenario: &Scenario, picture: Option<&TextureHandle>) -> Pressed {
    let mut pressed = Pressed::No;
    let line = ui.visuals().window_stroke;
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(line)
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(10));
    let card = |ui: &mut Ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let (rect, over) = ui.allocate_exact_size(vec2(WIDTH, PICTURE), Sense::click());
        paint(ui, palette, scenario, picture, rect);
        let name = format!("Choose {}", scenario.title.get());
        over.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if over.has_focus() {
            let stroke = Stroke::new(2.0, palette.accent);
            ui.painter().rect_stroke(rect, CornerRadius::same(4), stroke, StrokeKind::Outside);
        }
        ui.label(RichText::new(scenario.title.get()).heading());
        let subtitle = scenario.subtitle.get();
        let lines = 2.0 * ui.text_style_height(&egui::TextStyle::Body);
        ui.allocate_ui(vec2(WIDTH, lines), |ui| {
            ui.set_min_height(lines);
            ui.weak(subtitle);
        });
        ui.horizontal(|ui| {
            for (k, side) in scenario.sides.iter().enumerate() {
                if k == 1 {
                    ui.weak("against");
                }
                ui.label(RichText::new(side.name.get()).strong().color(palette.livery(side.livery).text));
            }
        });
        ui.label(RichText::new(facts(scenario)).small());
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            let text = RichText::new("Play").strong().color(palette.accent_ink);
            let play = Button::new(text).fill(palette.accent).min_size(vec2(110.0, 30.0));
            if ui.add(play).on_hover_text("Begin at once, with the usual rulings").clicked() {
                pressed = Pressed::Play;
            }
            let choose = Button::new("Choose…").min_size(vec2(90.0, 30.0));
            if ui.add(choose).on_hover_text("Seed of the dice and optional rulings").clicked() || over.clicked() {
                pressed = Pressed::Choose;
            }
        });
    };
    let inner = frame.show(ui, |ui| ui.vertical(card));
    // The rest of the card answers a click too.
    let whole = ui.interact(inner.response.rect, ui.auto_id_with(("card", &scenario.id)), Sense::hover());
    let clicked = whole.hovered() && ui.input(|i| i.pointer.primary_clicked());
    if clicked && pressed == Pressed::No && ui.ctx().top_layer_id().is_none_or(|l| l == ui.layer_id()) {
        pressed = Pressed::Choose;
    }
    pressed
}

fn paint(ui: &Ui, palette: &Palette, scenario: &Scenario, picture: Option<&TextureHandle>, rect: Rect) {
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::same(4), palette.table);
    if let Some(picture) = picture {
        // The picture fills the frame; what is too tall or too wide is cut off.
        let size = picture.size_vec2();
        let fill = (rect.width() / size.x).max(rect.height() / size.y);
        let share = (rect.size() / (size * fill)).min(vec2(1.0, 1.0));
        let uv = Rect::from_center_size(pos2(0.5, 0.5), share);
        painter.image(picture.id(), rect, uv, Color32::WHITE);
    }
    if let Some(year) = scenario.facts.year {
        let at = rect.right_top() + vec2(-8.0, 6.0);
        let galley = painter.layout_no_wrap(year.to_string(), egui::FontId::proportional(14.0), palette.accent_ink);
        let tag = egui::Align2::RIGHT_TOP.anchor_size(at, galley.size()).expand2(vec2(6.0, 2.0));
        painter.rect_filled(tag, CornerRadius::same(3), palette.accent.gamma_multiply(0.9));
        painter.galley(tag.min + vec2(6.0, 2.0), galley, palette.accent_ink);
    }
}

/// `4 October 1189; 2 to 4 hours; medium`.
fn facts(scenario: &Scenario) -> String {
    let facts = &scenario.facts;
    let mut words = Vec::new();
    match (facts.date.get(), facts.year) {
        ("", Some(year)) => words.push(year.to_string()),
        ("", None) => {}
        (date, _) => words.push(date.to_owned()),
    }
    if let Some((shortest, longest)) = facts.minutes {
        words.push(if longest <= 90 {
            format!("{shortest} to {longest} minutes")
        } else {
            format!("{} to {} hours", hours(shortest), hours(longest))
        });
    }
    words.push(match facts.complexity {
        Complexity::Low => "easy to learn".to_owned(),
        Complexity::Medium => "an evening to learn".to_owned(),
        Complexity::High => "for experienced players".to_owned(),
    });
    words.join("; ")
}

fn hours(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (0, _) => "½".to_owned(),
        (h, 0..=14) => h.to_string(),
        (h, 15..=44) => format!("{h}½"),
        (h, _) => (h + 1).to_string(),
    }
}

//! A battle as a card.

use super::banner;
use super::commands::UiCommand;
use super::icons;
use super::lesson::LessonRecord;
use super::map::picture;
use super::paint::card::{self as face, CardAppearance};
use super::paint::counter::Paint;
use super::theme::{self, Palette};
use crate::locale::HasLanguage;
use crate::say;
use egui::emath::GuiRounding as _;
use egui::{
    Button, CornerRadius, Frame, Margin, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    TextureHandle, Ui, Vec2, pos2, vec2,
};
use gonfalon_core::scenario::Scenario;
use gonfalon_core::scenario::model::Complexity;
use gonfalon_core::session;
use gonfalon_core::session::deck_source::Decks;
use gonfalon_core::view::{DeckSource, Nation};
use gonfalon_core::words::{self, Language};

/// The least width of a card, with its frame.
pub const LEAST: f32 = 442.0;
/// The frame of a card, left and right together.
const FRAME: f32 = 22.0;
/// The picture of a card: high enough for the longest words beside it, so that all cards are of one height.
const PICTURE: Vec2 = vec2(192.0, 212.0);

/// What was done to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing.
    No,
    /// Open the dialog.
    Choose,
    /// Begin at once.
    Play,
    /// Go on in the lesson where it was left.
    GoOn,
    /// Put it on paper.
    Print,
}

/// Makes the picture of a battle's map.
#[must_use]
pub fn thumbnail(
    ctx: &egui::Context,
    scenario: &Scenario,
    palette: &Palette,
) -> Option<TextureHandle> {
    let battle = session::new(scenario.clone(), 0).ok()?;
    let map = battle.map()?;
    let bounds = picture::extent(&map);
    // As many pixels as the card has for it: sharp, and no larger than it is seen.
    let room = (PICTURE - Vec2::splat(2.0)) * ctx.pixels_per_point();
    let fit = (room.x / bounds.width().max(1.0)).min(room.y / bounds.height().max(1.0));
    let scale = fit.clamp(0.5, 48.0);
    let image = picture::of_battle(&*battle, palette, scale)?;
    Some(ctx.load_texture(
        format!("thumbnail-{}", scenario.id),
        image,
        egui::TextureOptions::LINEAR,
    ))
}

/// Shows a card of this width with its frame.
pub fn show(
    ui: &mut Ui,
    palette: &Palette,
    (scenario, record): (&Scenario, Option<&LessonRecord>),
    (picture, width): (Option<&TextureHandle>, f32),
) -> Pressed {
    let mut pressed = Pressed::No;
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().window_stroke)
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(10));
    let card = |ui: &mut Ui| {
        ui.set_width(width - FRAME);
        ui.set_height(PICTURE.y);
        let (rect, over) = ui.allocate_exact_size(PICTURE, Sense::click());
        paint(ui, palette, scenario, picture, rect);
        let name = say!(ui, "gui-card-name", title = scenario.title.get(ui.language()));
        over.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if over.has_focus() {
            let stroke = Stroke::new(2.0, palette.accent);
            ui.painter().rect_stroke(rect, CornerRadius::same(4), stroke, StrokeKind::Outside);
        }
        if over.clicked() {
            pressed = Pressed::Choose;
        }
        ui.add_space(4.0);
        ui.vertical(|ui| {
            let words = words(ui, palette, scenario, record);
            if words != Pressed::No {
                pressed = words;
            }
        });
    };
    let inner = frame.show(ui, |ui| ui.horizontal_top(card));
    // The rest of the card answers a click too.
    let whole =
        ui.interact(inner.response.rect, ui.auto_id_with(("card", &scenario.id)), Sense::hover());
    let clicked = whole.hovered() && ui.input(|i| i.pointer.primary_clicked());
    if clicked
        && pressed == Pressed::No
        && ui.ctx().top_layer_id().is_none_or(|l| l == ui.layer_id())
    {
        pressed = Pressed::Choose;
    }
    pressed
}

/// Title, sides, facts and buttons.
fn words(
    ui: &mut Ui,
    palette: &Palette,
    scenario: &Scenario,
    record: Option<&LessonRecord>,
) -> Pressed {
    let mut pressed = Pressed::No;
    let language = ui.language();
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    ui.scope(|ui| {
        // A year that has no room beside the title stands close below it.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(scenario.title.get(language)).heading().strong());
            if let Some(year) = scenario.facts.year {
                let year = RichText::new(words::year(language, year)).weak().size(16.0);
                ui.add(egui::Label::new(year).extend());
            }
        });
    });
    ui.add(egui::Label::new(RichText::new(scenario.subtitle.get(language)).weak()).wrap());
    ui.horizontal_wrapped(|ui| {
        let [a, b] = &scenario.sides;
        banner::side(ui, palette, a);
        ui.weak(say!(ui, "gui-card-against"));
        banner::side(ui, palette, b);
    });
    for fact in facts(language, scenario) {
        ui.label(RichText::new(fact).small());
    }
    if let (Some(lesson), Some(record)) = (&scenario.lesson, record) {
        let (at, of) = (record.reached + 1, lesson.steps.len());
        if record.is_begun() {
            ui.label(RichText::new(say!(ui, "gui-lesson-step", n = at, of = of)).small().strong());
        } else if record.done {
            let words = format!("{} {}", icons::DONE, say!(ui, "gui-card-lesson-done"));
            let words = RichText::new(words).small().strong();
            ui.label(words.color(palette.livery(scenario.sides[0].livery).text));
        }
    }
    let room = ui.available_height() - 36.0;
    ui.add_space(room.max(4.0));
    ui.horizontal(|ui| {
        let title = scenario.title.get(language);
        let begun = record.is_some_and(LessonRecord::is_begun);
        let words = if begun { say!(ui, "gui-card-go-on") } else { say!(ui, "gui-card-play") };
        let text = RichText::new(&words).strong().color(palette.accent_ink);
        let play = Button::new(text).fill(palette.accent).min_size(vec2(96.0, 32.0));
        let lesson = scenario.lesson.is_some();
        let about = if lesson {
            say!(ui, "gui-card-play-about")
        } else {
            say!(ui, "gui-card-choose-about")
        };
        if named(ui.add(play), &words, title).on_hover_text(about).clicked() {
            pressed = if begun { Pressed::GoOn } else { Pressed::Play };
        }
        if !lesson {
            let words = UiCommand::Print.name(&*ui);
            let print =
                named(ui.add(Button::new(&words).min_size(vec2(84.0, 32.0))), &words, title);
            if print.on_hover_text(UiCommand::Print.about(&*ui)).clicked() {
                pressed = Pressed::Print;
            }
        }
        if lesson {
            let words = say!(ui, "gui-card-anew");
            let anew = Button::new(&words).min_size(vec2(84.0, 32.0));
            if begun && named(ui.add(anew), &words, title).clicked() {
                pressed = Pressed::Play;
            }
        }
    });
    pressed
}

/// A button with the battle's title in its name: every card has the same buttons.
fn named(button: Response, words: &str, title: &str) -> Response {
    let name = format!("{words}: {title}");
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    button
}

fn paint(
    ui: &Ui,
    palette: &Palette,
    scenario: &Scenario,
    picture: Option<&TextureHandle>,
    rect: Rect,
) {
    let painter = ui.painter_at(rect);
    match picture {
        Some(picture) => {
            let size = picture.size_vec2();
            let pixel = 1.0 / ui.ctx().pixels_per_point();
            let fit = pixel.min(rect.width() / size.x).min(rect.height() / size.y);
            let corner = rect.center() - size * fit / 2.0;
            let whole = Rect::from_min_size(corner.round_to_pixels(1.0 / pixel), size * fit);
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(picture.id(), whole, uv, theme::UNTINTED);
        }
        None if scenario.map.is_none() => two_hands(&painter, palette, scenario, rect),
        None => {
            painter.rect_filled(rect, CornerRadius::same(4), palette.table);
            let ink = ui.visuals().weak_text_color();
            let font = egui::FontId::proportional(13.0);
            painter.text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                scenario.title.get(ui.language()),
                font,
                ink,
            );
        }
    }
}

/// A battle of cards: a hand of each side, face to face.
fn two_hands(painter: &egui::Painter, palette: &Palette, scenario: &Scenario, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::same(4), palette.field);
    let middle = Rect::from_center_size(rect.center(), vec2(rect.width(), rect.height() * 0.12));
    painter.rect_filled(middle, CornerRadius::ZERO, palette.field_melee);
    let ctx = painter.ctx().clone();
    let mut shapes = Vec::new();
    let decks = Decks.decks(scenario);
    for (k, up) in [1.0, -1.0].into_iter().enumerate() {
        let side = &scenario.sides[k];
        let list = decks.as_ref().and_then(|decks| decks[k]["list"].as_str());
        let nation = list.and_then(Nation::of);
        let paint = Paint { ctx: &ctx, palette, livery: side.livery };
        for k in [-1.0_f32, 1.0, 0.0] {
            let at = rect.center() + vec2(k * 42.0, up * (50.0 - k.abs() * 6.0));
            let card = Rect::from_center_size(at, face::upright(50.0));
            face::back(card, CardAppearance::default(), (paint, nation), &mut shapes);
        }
    }
    painter.extend(shapes);
}

/// Date, length and complexity.
fn facts(language: Language, scenario: &Scenario) -> Vec<String> {
    let facts = &scenario.facts;
    let mut words = Vec::new();
    if !facts.date.get(language).is_empty() {
        words.push(facts.date.get(language).to_owned());
    }
    if let Some((shortest, longest)) = facts.minutes {
        words.push(if longest <= 90 {
            say!(language, "gui-card-minutes", from = shortest, to = longest)
        } else {
            say!(language, "gui-card-hours", from = hours(shortest), to = hours(longest))
        });
    }
    words.push(match facts.complexity {
        Complexity::Low => say!(language, "gui-card-easy"),
        Complexity::Medium => say!(language, "gui-card-evening"),
        Complexity::High => say!(language, "gui-card-experienced"),
    });
    words
}

fn hours(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (0, _) => "½".to_owned(),
        (h, 0..=14) => h.to_string(),
        (h, 15..=44) => format!("{h}½"),
        (h, _) => (h + 1).to_string(),
    }
}

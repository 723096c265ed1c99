//! The panel of the map's tools.

use super::toolbox::{Ink, RINGS, Stroke, Tool};
use super::whole_map;
use crate::author::tracing::tracing_panel;
use crate::author::work::{Around, Work};
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use crate::say;
use crate::widgets;
use egui::{
    Button, Rect, RichText, Role, ScrollArea, Sense, Slider, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use gonfalon_core::drawing::Palette;
use gonfalon_core::drawing::ground::{Ground, symbols};
use gonfalon_core::editor::mapping::level_paint::HIGHEST;
use gonfalon_core::editor::mapping::zone_paint;
use gonfalon_core::editor::problems::place_words;
use gonfalon_core::editor::{Edit, Pointer, StepName};
use gonfalon_core::scenario::geography::MOST_FEATURES;

/// The size of a sample of ground in the list of terrains, in points.
const SWATCH: Vec2 = vec2(32.0, 24.0);

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    if work.board.sketch.is_none() {
        ui.label(say!(ui, "author-map-none"));
        return;
    }
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-tools"), |ui| {
        ui.horizontal_wrapped(|ui| {
            for tool in Tool::ALL {
                let words = say!(ui, "author-tool-{}" tool.word());
                let about = say!(ui, "author-tool-{}-about" tool.word());
                let key = tool.key().name();
                let button = Button::new(words).selected(work.toolbox.tool == tool);
                if ui.add(button).on_hover_text(format!("{about} ({key})")).clicked() {
                    work.toolbox.tool = tool;
                    work.board.drop_strokes();
                }
            }
        });
        ui.weak(say!(ui, "author-tool-{}-how" work.toolbox.tool.word()));
        ui.separator();
        match work.toolbox.tool {
            Tool::Paint => paint(ui, work, around),
            Tool::Select => select(ui, work),
            Tool::Road => named(ui, &mut work.toolbox.road_name),
            Tool::Stream => named(ui, &mut work.toolbox.stream_name),
            Tool::EraseWays | Tool::Counter | Tool::Align | Tool::Place => {}
            Tool::Hexside => features(ui, work),
        }
        whole_map::show(ui, work);
        tracing_panel::show(ui, work, around);
    });
}

/// What a stroke takes, and what it leaves behind.
fn paint(ui: &mut Ui, work: &mut Work, around: &Around) {
    strokes(ui, work, &Stroke::ALL);
    // Whatever the stroke, what stands below keeps its place.
    let fills = matches!(work.toolbox.stroke_now(), Stroke::Fill | Stroke::Replace);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(ui.spacing().interact_size.y);
        if fills {
            let bounded = work.toolbox.stroke == Stroke::Fill;
            ui.add_enabled_ui(bounded, |ui| {
                let within = say!(ui, "author-fill-within");
                ui.checkbox(&mut work.toolbox.fill_within, within);
                let to_sides = say!(ui, "author-fill-to-sides");
                ui.checkbox(&mut work.toolbox.fill_to_sides, to_sides);
            });
            return;
        }
        let label = ui.label(say!(ui, "author-rings")).id;
        let size = format!("{} ([ ])", say!(ui, "author-rings-about"));
        let brushes = matches!(work.toolbox.stroke_now(), Stroke::Brush | Stroke::Line);
        ui.add_enabled(brushes, Slider::new(&mut work.toolbox.rings, 1..=RINGS))
            .labelled_by(label)
            .on_hover_text(size);
    });
    widgets::part(ui, &say!(ui, "author-ink"));
    ui.horizontal_wrapped(|ui| {
        for ink in Ink::ALL {
            let words = say!(ui, "author-ink-{}" ink.word());
            let button = ui.add(Button::new(words).selected(work.toolbox.ink == ink));
            if button.on_hover_text(ink.key().name()).clicked() {
                work.toolbox.ink = ink;
            }
        }
    });
    match work.toolbox.ink {
        Ink::Terrain => palette(ui, work, around),
        Ink::Level => {
            let label = ui.label(say!(ui, "author-level")).id;
            ui.add(Slider::new(&mut work.toolbox.level, 0..=HIGHEST)).labelled_by(label);
        }
        Ink::Slope => {
            for (word, level) in
                [("foot", &mut work.toolbox.foot), ("crest", &mut work.toolbox.level)]
            {
                let label = ui.label(say!(ui, "author-slope-{}" word)).id;
                ui.add(Slider::new(level, 0..=HIGHEST)).labelled_by(label);
            }
            ui.weak(say!(ui, "author-slope-how"));
        }
        Ink::Raise | Ink::Lower => {}
        Ink::Zone | Ink::OutOfZone => zones(ui, work),
    }
}

fn strokes(ui: &mut Ui, work: &mut Work, all: &[Stroke]) {
    ui.horizontal_wrapped(|ui| {
        for &stroke in all {
            let words = say!(ui, "author-stroke-{}" stroke.word());
            let about = say!(ui, "author-stroke-{}-about" stroke.word());
            let key = stroke.key().name();
            let button = Button::new(words).selected(work.toolbox.stroke == stroke);
            if ui.add(button).on_hover_text(format!("{about} ({key})")).clicked() {
                work.toolbox.stroke = stroke;
                work.board.drop_strokes();
            }
        }
    });
}

/// The terrain, each as a swatch with its key.
fn palette(ui: &mut Ui, work: &mut Work, around: &Around) {
    ui.add_space(4.0);
    let Some(sketch) = &work.board.sketch else { return };
    let mut taken = None;
    for (number, terrain) in sketch.view.terrains.iter().enumerate() {
        let ground = Ground::of(&terrain.id);
        let key = if number < 9 { (number + 1).to_string() } else { String::new() };
        let own = work.toolbox.terrain == number;
        let palette = around.palette.drawn();
        if swatch(ui, (&terrain.name, &key), (ground, palette), own) {
            taken = Some(number);
        }
    }
    if let Some(number) = taken {
        work.toolbox.terrain = number;
    }
}

/// A line with a swatch. Returns whether it was taken.
fn swatch(
    ui: &mut Ui,
    (name, key): (&str, &str),
    (ground, palette): (Ground, &Palette),
    own: bool,
) -> bool {
    let wide = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(wide, SWATCH.y + 8.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, own, name));
    let visuals = ui.style().interact_selectable(&response, own);
    if own || response.hovered() || response.has_focus() {
        ui.painter().rect(
            rect,
            4.0,
            visuals.weak_bg_fill,
            visuals.bg_stroke,
            egui::StrokeKind::Inside,
        );
    }
    let swatch = Rect::from_min_size(rect.min + vec2(4.0, 4.0), SWATCH);
    let (mut drawn, mut shapes) = (Vec::new(), Vec::new());
    symbols::sample(ground, swatch.drawn(), SWATCH.y * 0.55, palette, &mut drawn);
    Screen::of(ui.ctx()).show(drawn, &mut shapes);
    ui.painter().with_clip_rect(swatch.intersect(ui.clip_rect())).extend(shapes);
    let line = ui.visuals().widgets.noninteractive.fg_stroke;
    ui.painter().rect_stroke(swatch, 3.0, (1.0, line.color), egui::StrokeKind::Inside);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let at = egui::pos2(swatch.right() + 8.0, rect.center().y);
    let ink = visuals.text_color();
    ui.painter().text(at, egui::Align2::LEFT_CENTER, name, font.clone(), ink);
    let at = egui::pos2(rect.right() - 8.0, rect.center().y);
    ui.painter().text(at, egui::Align2::RIGHT_CENTER, key, font, ui.visuals().weak_text_color());
    response.clicked()
}

fn zones(ui: &mut Ui, work: &mut Work) {
    ui.add_space(4.0);
    let zones: Vec<(String, String, usize)> = work
        .board
        .sketch
        .iter()
        .flat_map(|sketch| &sketch.view.zones)
        .map(|zone| (zone.id.clone(), zone.name.clone(), zone.hexes.len()))
        .collect();
    for (id, name, count) in &zones {
        let own = work.toolbox.zone.as_ref() == Some(id);
        let words = say!(ui, "author-zone", name = name, n = *count);
        if ui.add(Button::selectable(own, words)).clicked() {
            work.toolbox.zone = Some(id.clone());
        }
    }
    if work.toolbox.zone.as_ref().is_none_or(|own| zones.iter().all(|(id, ..)| id != own)) {
        let words = say!(ui, "author-zone-unchosen", n = zones.len());
        ui.colored_label(ui.visuals().warn_fg_color, words);
    }
    ui.horizontal(|ui| {
        let label = ui.label(say!(ui, "author-zone-new")).id;
        ui.add(TextEdit::singleline(&mut work.toolbox.zone_name).desired_width(140.0))
            .labelled_by(label);
        let name = work.toolbox.zone_name.trim().to_owned();
        let id = slug(&name);
        let free = !id.is_empty() && zones.iter().all(|(other, ..)| *other != id);
        let missing = match (id.is_empty(), free) {
            (true, _) => Some(say!(ui, "author-name-first")),
            (_, false) => Some(say!(ui, "author-name-taken")),
            _ => None,
        };
        if widgets::ready_button(ui, say!(ui, "author-zone-add"), missing).clicked() {
            let edits = zone_paint::add(work.file.document.content(), &id, &name);
            if work.file.document.apply(StepName::Add { what: name.as_str().into() }, edits).is_ok()
            {
                work.toolbox.zone = Some(id);
            }
        }
    });
    if let Some(id) = work.toolbox.zone.clone()
        && zones.iter().any(|(other, ..)| *other == id)
        && ui.button(say!(ui, "author-zone-remove")).clicked()
    {
        let at = Pointer::fields(["map", "zones", &id]);
        let zones = Pointer::fields(["map", "zones"]);
        let called = place_words::called_in(work.file.document.content(), &zones, &id);
        let what = called.as_str().into();
        // A zone that is gone meanwhile needs no removing.
        let _ = work.file.document.apply(StepName::Remove { what }, vec![Edit::RemoveField { at }]);
        work.toolbox.zone = None;
    }
}

/// A word of small letters, digits and hyphens for a name.
#[must_use]
pub fn slug(name: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let word: String = name.chars().map(letter).collect();
    word.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// What is chosen, and what can be done with it.
fn select(ui: &mut Ui, work: &mut Work) {
    strokes(ui, work, &[Stroke::Rectangle, Stroke::Lasso]);
    let chosen = work.board.chosen.len();
    ui.label(say!(ui, "author-chosen", n = chosen));
    let Some(sketch) = work.board.sketch.take() else { return };
    ui.horizontal_wrapped(|ui| {
        use crate::author::board::strokes_made;
        let some = chosen > 0;
        let mut button = |word: &str, enabled: bool| {
            let missing = (!enabled).then(|| match word {
                "paste" => say!(ui, "author-piece-none-copied"),
                _ => say!(ui, "author-piece-none-chosen"),
            });
            widgets::ready_button(ui, say!(ui, "author-piece-{}" word), missing).clicked()
        };
        if button("copy", some) {
            work.board.clipboard =
                strokes_made::piece(&work.file.document, &sketch, &work.board.chosen);
        }
        if button("cut", some) {
            let mask = work.toolbox.mask;
            work.board.clipboard =
                strokes_made::cut(&mut work.file.document, &sketch, &work.board.chosen, mask);
        }
        if button("paste", work.board.clipboard.is_some()) {
            work.board.pasting = true;
        }
        if button("fill", some) {
            let toolbox = work.toolbox.clone();
            strokes_made::paint(&mut work.file.document, &sketch, &toolbox, &work.board.chosen);
        }
    });
    work.board.sketch = Some(sketch);
    if let Some(piece) = &mut work.board.clipboard {
        ui.horizontal_wrapped(|ui| {
            let mut button = |word: &str, key: &str| {
                ui.button(say!(ui, "author-piece-{}" word)).on_hover_text(key).clicked()
            };
            if button("turn", ". ,") {
                *piece = piece.turned();
            }
            if button("mirror", "M") {
                *piece = piece.mirrored();
            }
        });
    }
    widgets::part(ui, &say!(ui, "author-mask"));
    ui.horizontal_wrapped(|ui| {
        let mask = &mut work.toolbox.mask;
        for (word, own) in [
            ("terrain", &mut mask.terrain),
            ("levels", &mut mask.levels),
            ("hexsides", &mut mask.hexsides),
            ("ways", &mut mask.ways),
            ("zones", &mut mask.zones),
            ("names", &mut mask.names),
        ] {
            ui.checkbox(own, say!(ui, "author-mask-{}" word));
        }
    });
    ui.weak(say!(ui, "author-mask-about"));
    if work.board.pasting {
        ui.label(RichText::new(say!(ui, "author-piece-pasting")).strong());
    }
}

fn features(ui: &mut Ui, work: &mut Work) {
    let Some(sketch) = &work.board.sketch else { return };
    let count = sketch.view.features.len();
    if work.toolbox.feature.is_some_and(|number| number >= count) {
        ui.colored_label(
            ui.visuals().warn_fg_color,
            say!(ui, "author-feature-unchosen", n = count),
        );
    }
    let none = say!(ui, "author-feature-none");
    let features = sketch.view.features.iter().take(MOST_FEATURES).map(|f| f.name.clone());
    let all: Vec<(Option<usize>, String)> =
        features.enumerate().map(|(k, name)| (Some(k), name)).chain([(None, none)]).collect();
    for (number, name) in all {
        let own = work.toolbox.feature == number;
        if ui.add(Button::selectable(own, name)).clicked() {
            work.toolbox.feature = number;
        }
    }
}

/// Asks for the name of a road or stream.
fn named(ui: &mut Ui, name: &mut String) {
    let label = ui.label(say!(ui, "author-way-name")).id;
    ui.add(TextEdit::singleline(name).desired_width(f32::INFINITY)).labelled_by(label);
}

//! The counters as a list: each is dragged onto the map, or taken in hand and set up by a click; and off the map again.

use super::{arrival_places, both_faces, counter_marks, marker_palette};
use crate::author::tools::toolbox::Tool;
use crate::author::work::{Around, Work};
use crate::paint::counter::{self, Paint};
use crate::say;
use crate::widgets;
use egui::{Button, Id, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::editor::mapping::counter_places::{self, CounterPlace};
use gonfalon_core::editor::sketch::Sketch;
use gonfalon_core::editor::{Pointer, StepName};

/// The room for the sign that takes a counter off the map, in points.
const OFF: f32 = 34.0;

/// What is dragged from the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried(pub Pointer);

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let all = counter_places::counters(work.file.document.content());
    if all.is_empty() {
        ui.label(say!(ui, "author-counters-none"));
        return;
    }
    ui.horizontal(|ui| {
        let hint = say!(ui, "author-counters-search");
        widgets::search(ui, &mut work.table.search, hint, 160.0);
        let off = all.iter().filter(|place| place.setup.is_none()).count();
        ui.weak(say!(ui, "author-counters-off", n = off, all = all.len()));
    });
    both_faces::show(ui, work, around);
    let search = work.table.search.to_lowercase();
    let hit = |place: &&CounterPlace| {
        let in_ = |text: &str| text.to_lowercase().contains(&search);
        search.is_empty() || in_(&place.id) || in_(&place.name) || in_(&place.owner)
    };
    let mut shown: Vec<CounterPlace> = all.iter().filter(hit).cloned().collect();
    // Those that are to be placed stand before those that are.
    shown.sort_by_key(|place| place.setup.is_some());
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-counter-list"), |ui| {
        for place in &shown {
            line(ui, work, around, place);
        }
        marker_palette::show(ui, work);
        arrival_places::show(ui, work, &all);
    });
    ui.weak(say!(ui, "author-counters-how"));
}

fn line(ui: &mut Ui, work: &mut Work, around: &Around, place: &CounterPlace) {
    let liveries = counter_marks::liveries(work);
    ui.horizontal(|ui| {
        let id = Id::unique(("author-counter", &place.id));
        let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
        let known = work.found.counters.iter().find(|counter| counter.id == place.id);
        if let Some(view) = known {
            let livery = liveries[view.side as usize];
            let paint = Paint { ctx: ui.ctx(), palette: around.palette, livery };
            let mut shapes = Vec::new();
            counter::draw(view, rect.shrink(1.0), paint, &mut shapes);
            ui.painter().extend(shapes);
        } else {
            ui.painter().rect_stroke(
                rect,
                2.0,
                ui.visuals().window_stroke,
                egui::StrokeKind::Inside,
            );
        }
        let own = work.table.in_hand.as_deref() == Some(place.id.as_str());
        let name = if place.name.is_empty() { place.id.clone() } else { place.name.clone() };
        let at = place.setup.clone().unwrap_or_else(|| "–".to_owned());
        let words = format!("{} {name} ({at})", place.id);
        let button = Button::selectable(own, words.as_str()).sense(Sense::click_and_drag());
        // The sign behind it stays in sight, however long the name is.
        let wide = ui.available_width() - OFF;
        let shown = ui.scope(|ui| {
            ui.set_max_width(wide);
            ui.add(button.truncate())
        });
        let response = shown.inner;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, own, &words));
        response.dnd_set_drag_payload(Carried(place.at.clone()));
        let grip = ui.interact(rect, id, Sense::drag());
        grip.dnd_set_drag_payload(Carried(place.at.clone()));
        if response.clicked() {
            work.table.in_hand = (!own).then(|| place.id.clone());
            if !own {
                work.toolbox.tool = Tool::Counter;
            }
        }
        if place.setup.is_some() {
            let words = say!(ui, "author-counter-off", name = name.as_str());
            let off = ui.add(Button::new("×").frame(false));
            if off.on_hover_text(&words).accessible_name(words).clicked() {
                set_up(work, &place.at, None);
            }
        }
    });
}

/// Sets a counter up on a hex, or takes it off the map.
pub fn set_up(work: &mut Work, at: &Pointer, hex: Option<Hex>) {
    let Some(sketch) = work.board.sketch.take() else { return };
    set_up_on(work, &sketch, at, hex);
    work.board.sketch = Some(sketch);
}

/// The same on a map that is at hand.
pub fn set_up_on(work: &mut Work, sketch: &Sketch, at: &Pointer, hex: Option<Hex>) {
    let content = work.file.document.content();
    let all = counter_places::counters(content);
    let Some(place) = all.iter().find(|place| place.at == *at) else { return };
    let counter = if place.name.is_empty() { place.id.clone() } else { place.name.clone() };
    let edits = counter_places::set_up(content, &sketch.geometry, at, hex);
    let name = match hex {
        Some(_) => StepName::PlaceCounter { counter },
        None => StepName::LiftCounter { counter },
    };
    if !edits.is_empty() {
        // What does not fit changes nothing.
        let _ = work.file.document.apply(name, edits);
    }
}

/// The place of the counter in hand.
#[must_use]
pub fn in_hand(work: &Work) -> Option<Pointer> {
    let id = work.table.in_hand.as_deref()?;
    let all = counter_places::counters(work.file.document.content());
    Some(all.into_iter().find(|place| place.id == id)?.at)
}

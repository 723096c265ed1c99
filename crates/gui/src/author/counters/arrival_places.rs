//! Where counters come, besides the hexes of the map: set-up areas, and the turns of a schedule. Counters are dragged there, or put
//! there by a click with one in hand.

use super::counter_list::{self, Carried};
use crate::author::work::Work;
use crate::say;
use crate::widgets;
use egui::{Button, RichText, Ui};
use gonfalon_core::editor::mapping::counter_places::{self, CounterPlace};
use gonfalon_core::editor::{Edit, Node, Pointer, StepName};

/// From this activation of its side on a Battle may come later.
const FIRST: u16 = 3;
/// The last one that is offered.
const LAST: u16 = 10;

/// Shows them.
pub fn show(ui: &mut Ui, work: &mut Work, counters: &[CounterPlace]) {
    let Some(sketch) = &work.board.sketch else { return };
    let zones: Vec<(String, String, usize)> = sketch
        .view
        .zones
        .iter()
        .map(|zone| {
            let label = |place: &CounterPlace| sketch.view.hex(place.setup.as_deref()?);
            let here = counters.iter().filter_map(label).filter(|hex| zone.hexes.contains(hex));
            (zone.id.clone(), zone.name.clone(), here.count())
        })
        .collect();
    if !zones.is_empty() {
        widgets::part(ui, &say!(ui, "author-arrivals-zones"));
        for (id, name, n) in &zones {
            let words = say!(ui, "author-arrivals-zone", name = name.as_str(), n = *n);
            if let Some(counter) = target(ui, work, words) {
                into_zone(work, &counter, id);
            }
        }
    }
    schedule(ui, work, &zones);
}

/// The activations from which Battles come.
fn schedule(ui: &mut Ui, work: &mut Work, zones: &[(String, String, usize)]) {
    let list = Pointer::fields(["barons", "battles"]);
    let content = work.file.document.content();
    let Some(battles) = list.of(content).and_then(Node::items) else { return };
    let Some((first, ..)) = zones.first().cloned() else { return };
    let zone = work.toolbox.zone.clone().unwrap_or(first);
    let comes: Vec<(i64, String)> = (0..battles.len())
        .filter_map(|place| {
            let at = list.then(place);
            let id = at.then("id").of(content).and_then(Node::text)?;
            Some((counter_places::activation_of(content, &at)?, id.to_owned()))
        })
        .collect();
    widgets::part(ui, &say!(ui, "author-arrivals-later"));
    for activation in FIRST..=LAST {
        let here = comes.iter().filter(|(number, _)| *number == i64::from(activation));
        let here: Vec<&str> = here.map(|(_, id)| id.as_str()).collect();
        let here = if here.is_empty() { "–".to_owned() } else { here.join(", ") };
        let words = say!(ui, "author-arrivals-turn", n = activation, battles = here);
        if let Some(counter) = target(ui, work, words) {
            let content = work.file.document.content();
            let edits = counter_places::comes_later(content, &counter, &zone, activation);
            carry_out(work, &counter, edits);
        }
    }
}

/// A place to drop counters. Returns the one that was dropped, or that is in hand if it was clicked.
fn target(ui: &mut Ui, work: &Work, words: String) -> Option<Pointer> {
    let wide = ui.available_width();
    let button = Button::new(RichText::new(words)).min_size(egui::vec2(wide, 24.0)).frame(true);
    let response = ui.add(button).on_hover_text(say!(ui, "author-arrivals-how"));
    let over = response.dnd_hover_payload::<Carried>().is_some();
    if over {
        let stroke = (2.0, ui.visuals().selection.stroke.color);
        ui.painter().rect_stroke(response.rect, 3.0, stroke, egui::StrokeKind::Inside);
    }
    let dropped = response.dnd_release_payload::<Carried>().map(|carried| carried.0.clone());
    let clicked = response.clicked().then(|| counter_list::in_hand(work)).flatten();
    dropped.or(clicked)
}

fn into_zone(work: &mut Work, counter: &Pointer, zone: &str) {
    let Some(sketch) = &work.board.sketch else { return };
    let content = work.file.document.content();
    let edits = counter_places::set_up_in(content, &sketch.geometry, counter, zone);
    carry_out(work, counter, edits);
}

fn carry_out(work: &mut Work, counter: &Pointer, edits: Vec<Edit>) {
    if edits.is_empty() {
        return;
    }
    let all = counter_places::counters(work.file.document.content());
    let place = all.into_iter().find(|place| place.at == *counter);
    let counter = place.map_or(String::new(), |p| if p.name.is_empty() { p.id } else { p.name });
    // What does not fit changes nothing.
    let _ = work.file.document.apply(StepName::PlaceCounter { counter }, edits);
}

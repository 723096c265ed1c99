//! Choices that point at the map or at counters, as a list: for the keyboard, and for what is off the map.

use super::super::command_queue::{Command, CommandQueue};
use super::super::deploying;
use super::super::map::{alt_text, outlines};
use super::super::shortcuts;
use super::super::snapshot::View;
use super::super::widgets;
use super::icon;
use crate::say;
use egui::{CollapsingHeader, PointerButton, Response, RichText, ScrollArea, Ui};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, ChoiceKind, CounterView, Target};

/// The side of a counter beside the board.
const SIDE: f32 = 46.0;

/// Shows the lists. Answers with the hex of the choice under the pointer.
pub fn show(ui: &mut Ui, view: &View, filter: &mut String, out: &mut CommandQueue) -> Option<Hex> {
    let offers = &view.snapshot.offers;
    let listed = if offers.on_map.is_empty() { &offers.cards } else { &offers.on_map };
    if listed.is_empty() {
        return None;
    }
    let mut pointed = None;
    let what = summary(view, listed);
    let cards = |id: &usize| {
        view.port.choices().get(*id).is_some_and(|c| matches!(c.target, Target::Card(_)))
    };
    let title = if offers.on_map.is_empty() && listed.iter().all(cards) {
        say!(ui, "gui-choices-of-cards", what = what)
    } else if offers.on_map.is_empty() {
        say!(ui, "gui-choices-on-field", what = what)
    } else {
        say!(ui, "gui-choices-on-map", what = what)
    };
    let list = CollapsingHeader::new(RichText::new(title).small()).id_salt("on-map");
    let list = list.show(ui, |ui| {
        widgets::search(ui, filter, say!(ui, "gui-choices-find"), f32::INFINITY);
        let words = filter.to_lowercase();
        let fits =
            |c: &&Choice| words.split_whitespace().all(|w| c.label.to_lowercase().contains(w));
        let list: Vec<&Choice> =
            listed.iter().filter_map(|&id| view.port.choices().get(id)).filter(fits).collect();
        let height = ui.text_style_height(&egui::TextStyle::Button) + 6.0;
        ScrollArea::vertical().id_salt("on-map-list").max_height(260.0).show_rows(
            ui,
            height,
            list.len(),
            |ui, rows| {
                for choice in &list[rows] {
                    let response = ui.selectable_label(false, alt_text::choice(view, choice));
                    if response.clicked() {
                        out.send(Command::Choose(choice.id));
                    }
                    if response.hovered() {
                        pointed = choice.hex.or(pointed);
                    }
                    response.on_hover_text(choice.about());
                }
            },
        );
    });
    shortcuts::set_way_in(ui.ctx(), Some(list.header_response.id));
    pointed
}

/// Shows the counters beside the board that something is offered for: a click takes one, and each can be dragged onto the board.
pub fn beside_board(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let offers = &view.snapshot.offers;
    if offers.off_map.is_empty() {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-off-map"));
    ui.horizontal_wrapped(|ui| {
        let next = deploying::next(view.port);
        let next = next.and_then(|unit| view.snapshot.board_index.get(&unit));
        if let Some(counter) = next.filter(|counter| counter.at.is_none()) {
            let shown = dragged(ui, view, counter, out);
            outlines::in_hand(ui.painter(), view.palette, shown.rect.shrink(4.0));
        }
        for &id in &offers.off_map {
            off_map(ui, view, id, out);
        }
    });
}

fn off_map(ui: &mut Ui, view: &View, id: usize, out: &mut CommandQueue) {
    let Some(choice) = view.port.choices().get(id) else { return };
    let counter = match &choice.target {
        Target::Unit(unit) => view.snapshot.board_index.get(unit),
        _ => None,
    };
    let chosen = match counter {
        Some(counter) => dragged(ui, view, counter, out).clicked(),
        None => ui.button(&choice.label).clicked(),
    };
    if chosen {
        out.send(Command::Choose(id));
    }
}

/// A counter that can be clicked and dragged.
fn dragged(ui: &mut Ui, view: &View, counter: &CounterView, out: &mut CommandQueue) -> Response {
    let shown = icon::dragged(ui, view, counter, SIDE);
    if shown.drag_started_by(PointerButton::Primary) {
        out.send(Command::DragIn(counter.id.clone()));
    }
    shown
}

/// `12 to pick up, 3 to turn over`.
#[must_use]
pub fn summary(view: &View, ids: &[usize]) -> String {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for choice in ids.iter().filter_map(|&id| view.port.choices().get(id)) {
        let word = word(choice.kind);
        match counts.iter_mut().find(|(w, _)| *w == word) {
            Some((_, n)) => *n += 1,
            None => counts.push((word, 1)),
        }
    }
    let cards = if view.snapshot.table.cards.is_some() { "yes" } else { "no" };
    let said =
        counts.iter().map(|&(word, n)| say!(view, "gui-choices-{}" word, n = n, cards = cards));
    said.collect::<Vec<_>>().join(", ")
}

/// The word of the message that counts such choices.
fn word(kind: ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Select => "select",
        ChoiceKind::Move => "move",
        ChoiceKind::Charge => "charge",
        ChoiceKind::Flip => "flip",
        ChoiceKind::Place => "place",
        ChoiceKind::Fire => "fire",
        ChoiceKind::Engage => "engage",
        ChoiceKind::Release => "release",
        ChoiceKind::Retreat => "retreat",
        ChoiceKind::Advance => "advance",
        ChoiceKind::Loss => "loss",
        ChoiceKind::Strike => "strike",
        ChoiceKind::TakeBack | ChoiceKind::Cancel => "take-back",
        ChoiceKind::Turn => "turn",
        ChoiceKind::Chit => "chit",
        ChoiceKind::Concede
        | ChoiceKind::Commit
        | ChoiceKind::Finish
        | ChoiceKind::Roll
        | ChoiceKind::Pass
        | ChoiceKind::End
        | ChoiceKind::Decide => "decide",
    }
}

//! A deck while it is written: its cards with their numbers, what they cost, how they spread, and what is wrong with it. Every click is
//! a step that can be taken back.

use super::deck_state::DeckShown;
use crate::author::work::{Around, Work};
use crate::command_queue::Command;
use crate::deck::{card_list, histogram};
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::{Button, DragValue, RichText, ScrollArea, Ui, UiBuilder, vec2};
use gonfalon_core::editor::{Edit, Node, Pointer, StepName, text_lines};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::Text;
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{DeckChange, DeckLine};
use serde_json::Value;

/// So much of the panel the cards take.
const CARDS: f32 = 0.6;
/// With less room units and tactics are shown one at a time.
const BOTH: f32 = 540.0;

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    sides(ui, work);
    let language = ui.language();
    let Some(shown) = work.decks.shown(&work.file.document, language).cloned() else {
        ui.label(say!(ui, "author-decks-unread"));
        return;
    };
    let whole = ui.available_rect_before_wrap();
    let (left, right) = whole.split_left_right_at_fraction(CARDS);
    let mut child = ui.new_child(UiBuilder::new().max_rect(left.shrink2(vec2(2.0, 0.0))));
    let change = cards(&mut child, work, around, &shown);
    let mut child = ui.new_child(UiBuilder::new().max_rect(right.shrink2(vec2(6.0, 0.0))));
    let change = facts(&mut child, work, around, &shown).or(change);
    ui.allocate_rect(whole, egui::Sense::hover());
    if let Some(change) = change {
        let written = text_lines::written_in(work.file.document.content());
        let deck = work.decks.changed(&shown.deck, &change, written);
        let (name, edits) = (step(&shown, &change), edits(work, &shown, deck));
        // What does not fit changes nothing.
        let _ = work.file.document.apply(name, edits);
    }
}

fn side(work: &Work, side: Side) -> (String, Livery) {
    let sides = work.file.document.content().field("sides");
    let node = sides.and_then(|sides| sides.item(side as usize));
    let name = node.and_then(|node| node.field("name"));
    let name = name.and_then(|name| name.text().or_else(|| name.field("text")?.text()));
    let livery = node.and_then(|node| node.field("livery"));
    let livery = livery.and_then(|word| serde_json::from_value(word.value()).ok());
    (name.unwrap_or_default().to_owned(), livery.unwrap_or(Livery::Blue))
}

/// Whose deck is shown, in a battle.
fn sides(ui: &mut Ui, work: &mut Work) {
    if work.file.document.content().field("sides").is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for own in Side::ALL {
            let (name, _) = side(work, own);
            let name = Text::from(name.as_str()).get(ui.language()).to_owned();
            let words = say!(ui, "gui-deck-of", side = name);
            if ui.add(Button::selectable(work.decks.side == own, words)).clicked() {
                work.decks.side = own;
            }
        }
    });
    ui.separator();
}

fn cards(ui: &mut Ui, work: &mut Work, around: &Around, shown: &DeckShown) -> Option<DeckChange> {
    let livery = side(work, shown.side.unwrap_or(Side::A)).1;
    let (skin, view) = ((around.palette, livery), &shown.view);
    let count = |lines: &[DeckLine]| lines.iter().map(|line| u32::from(line.count)).sum::<u32>();
    let units = say!(ui, "gui-deck-units", n = count(&view.units));
    let tactics = say!(ui, "gui-deck-tactics", n = count(&view.tactics));
    if ui.available_width() < BOTH {
        ui.horizontal(|ui| {
            ui.selectable_value(&mut work.decks.tactics, false, units);
            ui.selectable_value(&mut work.decks.tactics, true, tactics);
        });
        let lines = if work.decks.tactics { &view.tactics } else { &view.units };
        return card_list::show(ui, skin, ("author-cards", lines), view.fixed);
    }
    let mut change = None;
    ui.columns(2, |columns| {
        let lists =
            [("author-units", units, &view.units), ("author-tactics", tactics, &view.tactics)];
        for (ui, (id, title, lines)) in columns.iter_mut().zip(lists) {
            ui.label(RichText::new(title).strong());
            change = change.take().or(card_list::show(ui, skin, (id, lines), view.fixed));
        }
    });
    change
}

/// Budgets, checks, the curve.
fn facts(
    ui: &mut Ui,
    work: &mut Work,
    around: &mut Around,
    shown: &DeckShown,
) -> Option<DeckChange> {
    let mut change = None;
    let (view, palette, system) = (&shown.view, around.palette, work.decks.system());
    let mut read = |rule: &str| {
        around.out.send(Command::Reference(Some(system)));
        around.out.send(Command::Rule(rule.to_owned()));
    };
    ScrollArea::vertical().id_salt("author-deck-facts").auto_shrink(false).show(ui, |ui| {
        ui.label(RichText::new(&view.name).heading());
        if let Some(mut budget) = view.budget.filter(|_| !view.fixed) {
            ui.horizontal(|ui| {
                let label = ui.label(say!(ui, "gui-deck-budget")).id;
                let value = DragValue::new(&mut budget).speed(10.0).range(0..=20_000);
                if ui.add(value).labelled_by(label).changed() {
                    change = Some(DeckChange::Budget(Some(budget)));
                }
            });
        }
        for budget in &view.budgets {
            if histogram::budget(ui, palette, budget) {
                read(&budget.rule);
            }
        }
        ui.add_space(6.0);
        ui.label(RichText::new(say!(ui, "gui-deck-checks")).strong());
        if view.faults.is_empty() {
            ui.colored_label(
                palette.good,
                format!("{} {}", icons::DONE, say!(ui, "gui-deck-sound")),
            );
        }
        for fault in &view.faults {
            ui.horizontal_wrapped(|ui| {
                ui.colored_label(palette.bad, icons::WRONG);
                ui.label(&fault.text);
                let link = widgets::reading_link(ui, RichText::new(&fault.rule).small());
                let about = say!(ui, "gui-open-rule", rule = &fault.rule);
                if link.on_hover_text(about).clicked() {
                    read(&fault.rule);
                }
            });
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(say!(ui, "gui-deck-chart")).strong());
            let cost = say!(ui, "gui-deck-by-cost");
            ui.selectable_value(&mut work.decks.by_type, false, cost);
            let kind = say!(ui, "gui-deck-by-type");
            ui.selectable_value(&mut work.decks.by_type, true, kind);
        });
        let bars = if work.decks.by_type { &view.by_type } else { &view.by_cost };
        histogram::bars(ui, palette, bars);
        if !view.source.is_empty() {
            ui.weak(RichText::new(&view.source).small());
        }
    });
    change
}

fn step(shown: &DeckShown, change: &DeckChange) -> StepName {
    let field = match change {
        DeckChange::Count(id, _) => {
            let lines = shown.view.units.iter().chain(&shown.view.tactics);
            let line = lines.into_iter().find(|line| line.face.id == *id);
            line.map_or(id.clone(), |line| line.face.name.clone())
        }
        DeckChange::Name(_) => "name".to_owned(),
        DeckChange::Budget(_) => "budget".to_owned(),
        DeckChange::List(_) => "list".to_owned(),
    };
    StepName::Change { field }
}

/// The edits that make another deck of one. A deck that a battle only names becomes its own.
fn edits(work: &Work, shown: &DeckShown, deck: Value) -> Vec<Edit> {
    let mut edits = Vec::new();
    differing(work.file.document.content(), &shown.at, &Node::from(deck), &mut edits);
    edits
}

/// What makes a value of what stands somewhere: fields that are alike are not touched and keep their order.
fn differing(content: &Node, at: &Pointer, new: &Node, edits: &mut Vec<Edit>) {
    let old = at.of(content);
    let (Some(there), Some(fields)) = (old.and_then(Node::fields), new.fields()) else {
        if old != Some(new) {
            edits.push(Edit::put(content, at.clone(), new.clone()));
        }
        return;
    };
    let gone = there.iter().filter(|(name, _)| new.field(name).is_none());
    edits.extend(gone.map(|(name, _)| Edit::RemoveField { at: at.then(name.as_str()) }));
    for (name, value) in fields {
        differing(content, &at.then(name.as_str()), value, edits);
    }
}

//! Whose arms are whose, in the key of the map.

use super::super::game_table::View;
use super::legend::WIDE;
use crate::locale::HasLanguage;
use crate::paint::counter;
use crate::say;
use egui::{RichText, Sense, Ui, Vec2, vec2};
use gonfalon_core::drawing::heraldry::Carrier;
use gonfalon_core::view::{ArmsView, CounterKind, CounterView};
use gonfalon_core::words::listed;

/// The size of a shield, in points.
const SHIELD: Vec2 = vec2(24.0, 29.0);
/// So many bearers are named; how many others there are, a number says.
const NAMED: usize = 3;

/// Shows every coat of arms of the battle and whoever bears it: both armies in the order of their counters, leaders first.
pub fn show(ui: &mut Ui, view: &View) {
    let found = bearers(&view.snapshot.board_index.board.counters);
    if found.is_empty() {
        return;
    }
    ui.strong(say!(ui, "gui-key-arms"));
    for (arms, bearers) in found {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(SHIELD, Sense::hover());
            let mut shapes = Vec::new();
            counter::arms_on(Carrier::Shield, &arms.arms, rect, ui.ctx(), &mut shapes);
            ui.painter().extend(shapes);
            ui.vertical(|ui| {
                ui.set_max_width(WIDE);
                let colour = view.side_text(bearers[0].side);
                let all: Vec<&str> = bearers.iter().map(|bearer| bearer.name.as_str()).collect();
                let words = ui.label(RichText::new(named(view, &all)).color(colour));
                if all.len() > NAMED + 1 {
                    words.on_hover_text(listed(view.language(), &all));
                }
            });
        });
    }
}

/// The first names, and how many there are besides: never a single one.
fn named(view: &View, all: &[&str]) -> String {
    if all.len() <= NAMED + 1 {
        return listed(view.language(), all);
    }
    let (names, n) = (all[..NAMED].join(", "), all.len() - NAMED);
    say!(view, "gui-key-arms-more", names = names, n = n)
}

/// Every coat of arms with its bearers on one side.
fn bearers(counters: &[CounterView]) -> Vec<(&ArmsView, Vec<&CounterView>)> {
    let mut found: Vec<(&ArmsView, Vec<&CounterView>)> = Vec::new();
    for counter in counters {
        let Some(arms) = &counter.arms else { continue };
        let same = |(known, bearers): &(&ArmsView, Vec<&CounterView>)| {
            known.arms == arms.arms && bearers[0].side == counter.side
        };
        match found.iter().position(same) {
            Some(place) => found[place].1.push(counter),
            None => found.push((arms, vec![counter])),
        }
    }
    for (_, bearers) in &mut found {
        bearers.sort_by_key(|bearer| bearer.kind != CounterKind::Leader);
    }
    found.sort_by_key(|(_, bearers)| bearers[0].side);
    found
}

//! The small list at the pointer when a click may mean several things, and the card that says why it means
//! nothing.

use super::super::command_queue::{Command, CommandQueue};
use super::super::commands::key_help::NUMBERS;
use super::super::game_table::View;
use super::super::panels::foretold;
use super::super::widgets;
use super::state::MapState;
use super::{alt_text, beside, combinations};
use crate::say;
use egui::{
    Align2, Area, Button, Frame, Id, Key, Modifiers, Order, Pos2, Rect, RichText, Role, ScrollArea,
    Ui, WidgetInfo,
};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, Target};

/// Shows what is open.
pub fn show(ui: &Ui, view: &View, state: &mut MapState, screen: Rect, out: &mut CommandQueue) {
    show_menu(ui, view, state, screen, out);
    show_card(ui, view, state, screen, out);
}

/// The widest a list or an answer becomes.
const WIDE: f32 = 320.0;
/// A list of so many says the chances of each; a longer one would cover the board.
const FORETOLD: usize = 3;

/// Where a list or an answer about these hexes opens, and which of its corners lies there: beside the one under the pointer, so
/// that no other is covered if that can be, or else at the pointer.
fn opens(
    ui: &Ui,
    view: &View,
    state: &MapState,
    (id, at, screen): (Id, Pos2, Rect),
    hexes: impl IntoIterator<Item = Hex>,
) -> (Pos2, Align2) {
    let beside = || {
        let (map, camera) = (view.snapshot.map.as_deref()?, state.camera?);
        let under = camera.hex_at(map, screen, at)?;
        let size = beside::size(ui.ctx(), id, WIDE + 14.0);
        beside::near(map, (camera, screen), under, hexes, size)
    };
    beside().unwrap_or((at, Align2::LEFT_TOP))
}

/// The hexes that a choice is about.
fn about(view: &View, choice: &Choice) -> Vec<Hex> {
    let stands = |unit: &String| view.snapshot.board_index.get(unit)?.at;
    let acts = choice.subject.as_ref().and_then(stands);
    acts.into_iter().chain(choice.hex).chain(choice.from.iter().copied()).collect()
}

fn popup(
    ui: &Ui,
    id: Id,
    ((at, pivot), screen): ((Pos2, Align2), Rect),
    content: impl FnOnce(&mut Ui),
) -> Rect {
    Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(WIDE);
                // What is longer than the map is high can be read to its end, too.
                let most = screen.height() - ui.style().spacing.window_margin.sum().y;
                ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, content);
            });
        })
        .response
        .rect
}

/// Whether the player has clicked outside or pressed Escape.
fn dismissed(ui: &Ui, rect: Rect) -> bool {
    ui.input_mut(|i| {
        let outside =
            i.pointer.any_pressed() && i.pointer.interact_pos().is_some_and(|p| !rect.contains(p));
        outside || i.consume_key(Modifiers::NONE, Key::Escape)
    })
}

fn show_menu(ui: &Ui, view: &View, state: &mut MapState, screen: Rect, out: &mut CommandQueue) {
    let Some(menu) = state.menu.clone() else {
        state.listed = None;
        return;
    };
    let (mut done, mut listed) = (false, None);
    let all = view.port.choices();
    let choices: Vec<&Choice> = menu.choices.iter().filter_map(|&id| all.get(id)).collect();
    let alike = combinations::are(&choices) && menu.extra.is_empty();
    let id = Id::unique("map-choices");
    let hexes = choices.iter().flat_map(|choice| about(view, choice));
    let at = opens(ui, view, state, (id, menu.at, screen), hexes);
    let rect = popup(ui, id, (at, screen), |ui| {
        ui.label(RichText::new(&menu.title).strong());
        for (k, (words, command)) in menu.extra.iter().enumerate() {
            let key = NUMBERS.get(k).filter(|_| !menu.fresh);
            let mut button = Button::new(words);
            if k < NUMBERS.len() {
                button = button.right_text(RichText::new((k + 1).to_string()).small().weak());
            }
            let response = ui.add(button);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
            if k == 0 && menu.fresh {
                response.request_focus();
            }
            let typed = |&key: &Key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
            if response.clicked() || key.is_some_and(typed) {
                out.send(command.clone());
                done = true;
            }
        }
        for (k, &id) in menu.choices.iter().enumerate() {
            let Some(choice) = view.port.choices().get(id) else { continue };
            let number = menu.extra.len() + k;
            let words = alt_text::choice(view, choice);
            // Of the same attack by fewer or by more, the one by all stands out.
            let first = alike && k == 0;
            let mut button = if first {
                let words = RichText::new(&words).color(view.palette.accent_ink).strong();
                Button::new(words).fill(view.palette.accent)
            } else {
                Button::new(&words)
            };
            let key = NUMBERS.get(number).filter(|_| !menu.fresh);
            if NUMBERS.get(number).is_some() && menu.extra.len() + menu.choices.len() > 1 {
                let sign = RichText::new((number + 1).to_string()).small();
                let sign = if first { sign.color(view.palette.accent_ink) } else { sign.weak() };
                button = button.right_text(sign);
            }
            let response = ui.add(button).on_hover_text(choice.about());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
            let typed = |&key: &Key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
            let typed = key.is_some_and(typed);
            if k == 0 && menu.fresh && menu.extra.is_empty() {
                response.request_focus();
            }
            match &choice.forecast {
                Some(forecast) if view.snapshot.table.cards.is_some() => {
                    ui.weak(super::super::field::alt_text::chances(view, forecast));
                }
                Some(forecast) if choices.len() <= FORETOLD => foretold::brief(ui, view, forecast),
                _ => {}
            }
            // What follows from several alike is said once, below the last of them.
            let next = menu.choices.get(k + 1).and_then(|&id| view.port.choices().get(id));
            if let Some(note) = &choice.note
                && next.is_none_or(|next| next.note != choice.note)
            {
                ui.weak(RichText::new(note).small());
            }
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if response.hovered() || response.has_focus() {
                listed = Some(id);
            }
            if response.clicked() || typed {
                out.send(Command::Choose(id));
                done = true;
            }
        }
    });
    if let (Some(aim), Some(id)) = (&mut state.aim, listed) {
        aim.at = aim.choices.iter().position(|&other| other == id).unwrap_or(aim.at);
    }
    state.listed = listed;
    if done || (!menu.fresh && dismissed(ui, rect)) {
        (state.menu, state.listed) = (None, None);
    } else if let Some(menu) = &mut state.menu {
        menu.fresh = false;
    }
}

fn show_card(ui: &Ui, view: &View, state: &mut MapState, screen: Rect, out: &mut CommandQueue) {
    let Some(card) = state.card.clone() else { return };
    let about = match &card.about {
        Target::Hex(label) => say!(view, "gui-hex", hex = label),
        Target::Unit(id) => view.snapshot.board_index.name(id).to_owned(),
        Target::Cell(_) | Target::Card(_) => {
            let cards = view.snapshot.table.cards.as_deref();
            cards.map_or_else(String::new, |c| {
                super::super::field::alt_text::short(view, c, &card.about)
            })
        }
        _ => String::new(),
    };
    let title = if about.is_empty() {
        say!(view, "gui-not-offered")
    } else {
        say!(view, "gui-not-now", about = &about)
    };
    let id = Id::unique("map-why-not");
    // What can be done instead stays in sight.
    let offered = view.snapshot.offers.by_hex.keys().copied();
    let at = opens(ui, view, state, (id, card.at, screen), offered);
    let rect = popup(ui, id, (at, screen), |ui| {
        ui.label(RichText::new(&title).strong());
        for refusal in card.refusals.iter().take(4) {
            ui.horizontal_wrapped(|ui| {
                ui.label(&refusal.text);
                widgets::rule_link(ui, &refusal.rule, out);
            });
        }
    });
    if !card.fresh && dismissed(ui, rect) {
        state.card = None;
    } else if let Some(card) = &mut state.card {
        card.fresh = false;
    }
}

//! The order of battle: every counter with its state and place.

use super::super::command_queue::{Command, CommandQueue};
use super::super::paint::counter;
use super::super::pointing;
use super::super::snapshot::{Past, View};
use super::super::widgets;
use super::icon;
use crate::kernel::Side;
use crate::say;
use crate::view::{CounterKind, CounterView};
use egui::{Label, RichText, Sense, Ui};
use egui_extras::{Column, TableBuilder};

/// The column that the list is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As in the scenario.
    #[default]
    Listed,
    /// By name.
    Name,
    /// By kind.
    Kind,
    /// The strongest first.
    Strength,
    /// By place.
    Place,
}

/// What the list remembers.
#[derive(Debug, Default)]
pub struct ArmyState {
    /// Words to look for.
    pub words: String,
    /// One side only.
    pub side: Option<Side>,
    /// Only what is no longer on the map.
    pub lost_only: bool,
    /// The order.
    pub order: Order,
}

/// Shows the list.
pub fn show(
    ui: &mut Ui,
    view: &View,
    (past, inspected): (Option<&Past>, Option<&str>),
    state: &mut ArmyState,
    out: &mut CommandQueue,
) {
    controls(ui, view, state);
    let board_index = view.at(past);
    let words = state.words.to_lowercase();
    let fits = |c: &&CounterView| {
        let text = format!("{} {} {}", c.name, c.kind_name, c.place).to_lowercase();
        state.side.is_none_or(|side| c.side == side)
            && (!state.lost_only || c.at.is_none())
            && words.split_whitespace().all(|w| text.contains(w))
    };
    let mut list: Vec<&CounterView> = board_index.board.counters.iter().filter(fits).collect();
    match state.order {
        Order::Listed => {}
        Order::Name => list.sort_by(|a, b| a.name.cmp(&b.name)),
        Order::Kind => list.sort_by(|a, b| a.kind_name.cmp(&b.kind_name)),
        Order::Strength => list.sort_by_key(|c| std::cmp::Reverse(c.face().strength)),
        Order::Place => list.sort_by(|a, b| a.place.cmp(&b.place)),
    }
    ui.weak(totals(view, &list));
    table(ui, view, &list, inspected, &mut state.order, out);
}

fn controls(ui: &mut Ui, view: &View, state: &mut ArmyState) {
    ui.horizontal_wrapped(|ui| {
        let hint = say!(ui, "gui-army-find");
        widgets::search(ui, &mut state.words, hint, 130.0);
        ui.selectable_value(&mut state.side, None, say!(ui, "gui-army-both"));
        for side in Side::ALL {
            let name = RichText::new(view.port.side_name(side)).color(view.side_text(side));
            ui.selectable_value(&mut state.side, Some(side), name);
        }
        ui.checkbox(&mut state.lost_only, say!(ui, "gui-off-map"));
    });
}

fn totals(view: &View, list: &[&CounterView]) -> String {
    let part = |side: Side| {
        let own = || list.iter().filter(move |c| c.side == side && counter::is_unit(c.kind));
        let strength: u32 = own().filter(|c| c.at.is_some()).map(|c| c.face().strength).sum();
        let on_map = own().filter(|c| c.at.is_some()).count();
        let name = view.port.side_name(side);
        say!(view, "gui-army-total", side = name, units = on_map, strength = strength)
    };
    Side::ALL.map(part).join("; ")
}

fn table(
    ui: &mut Ui,
    view: &View,
    list: &[&CounterView],
    picked: Option<&str>,
    order: &mut Order,
    out: &mut CommandQueue,
) {
    let ctx = ui.ctx().clone();
    TableBuilder::new(ui)
        .striped(true)
        .sense(Sense::click())
        .column(Column::exact(30.0))
        .column(Column::remainder().at_least(90.0).clip(true))
        .column(Column::initial(78.0).at_least(40.0).clip(true).resizable(true))
        .column(Column::initial(80.0).at_least(40.0).clip(true).resizable(true))
        .column(Column::initial(90.0).at_least(40.0).clip(true).resizable(true))
        .header(22.0, |mut head| {
            head.col(|_| {});
            for (name, by) in [
                (say!(view, "gui-army-name"), Order::Name),
                (say!(view, "gui-army-values"), Order::Strength),
                (say!(view, "gui-army-place"), Order::Place),
                (say!(view, "gui-army-state"), Order::Listed),
            ] {
                head.col(|ui| {
                    let text = RichText::new(name).strong();
                    if ui.selectable_label(*order == by && by != Order::Listed, text).clicked() {
                        *order = if *order == by { Order::Listed } else { by };
                    }
                });
            }
        })
        .body(|body| {
            body.rows(28.0, list.len(), |mut row| {
                let piece = list[row.index()];
                let command = piece.mark.as_ref().map(|mark| mark.id.as_str());
                let lit = command.is_some_and(|command| pointing::is_pointed(&ctx, command));
                row.set_selected(picked == Some(&piece.id) || lit);
                let text = |ui: &mut Ui, words: RichText| {
                    ui.add(Label::new(words).selectable(false).truncate())
                };
                row.col(|ui| {
                    icon::counter(ui, view, piece, 26.0);
                });
                row.col(|ui| {
                    text(ui, RichText::new(&piece.name).color(view.side_text(piece.side)));
                });
                row.col(|ui| {
                    text(ui, RichText::new(short_values(piece)));
                });
                row.col(|ui| {
                    text(ui, RichText::new(&piece.place));
                });
                row.col(|ui| {
                    let state: Vec<&str> = piece.status.iter().map(|s| s.word.as_str()).collect();
                    text(ui, RichText::new(state.join(", ")).weak());
                });
                if let Some(command) = command {
                    pointing::point_if_hovered(&row.response(), command);
                }
                if row.response().clicked() {
                    out.send(Command::Inspect(piece.id.clone()));
                    if let Some(hex) = piece.at {
                        out.send(Command::CenterOn(hex));
                    }
                }
            });
        });
}

fn short_values(piece: &CounterView) -> String {
    let face = piece.face();
    match face.archery {
        _ if piece.kind == CounterKind::Leader => face.strength.to_string(),
        _ if !counter::is_unit(piece.kind) => String::new(),
        Some((factor, range)) => format!("{}-{} ({factor}-{range})", face.strength, face.ma),
        None => match face.morale {
            Some(morale) => format!("{}-{morale}-{}", face.strength, face.ma),
            None => format!("{}-{}", face.strength, face.ma),
        },
    }
}

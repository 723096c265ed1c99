//! What is told of the hex under the pointer, beside the hexes around it.

use super::super::game_table::View;
use super::super::marching;
use super::super::panels::foretold;
use super::super::workspace::Workspace;
use super::denied::Denied;
use super::shooters::Meant;
use super::{alt_text, answering, beside, spans};
use crate::say;
use egui::{Align2, Color32, Rect, RectAlign, Response, Tooltip, Ui, Vec2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{Choice, ChoiceKind, MapView, Sign, Target};

/// The widest line.
const WIDE: f32 = 300.0;

/// So long may a pointer lie still, in seconds, and still be asking while others move.
const ASKING: f32 = 2.0;

/// Tells of the hex under the pointer once the pointer rests. What is to be kept clear is the hex with those around it, and a
/// spread stack.
pub fn show(
    response: &Response,
    view: &View,
    workspace: &mut Workspace,
    map: &MapView,
    (hex, fan, screen): (Hex, Rect, Rect),
) {
    let (Some(camera), Some(pointer)) = (workspace.map.camera, response.hover_pos()) else {
        return;
    };
    // What a pointer that was left lying tells would lie over what is to be watched.
    let acts = view.computer.decides(view.port).is_some() && !view.computer.paused;
    let watching = acts || view.reel.is_playing();
    if watching && response.ctx.input(|i| i.pointer.time_since_last_movement()) > ASKING {
        return;
    }
    let mut clear = beside::ring(map, (camera, screen), hex);
    if fan.is_positive() {
        clear = clear.union(fan);
    }
    let id = Tooltip::tooltip_id(response.id, 0);
    let size = beside::size(&response.ctx, id, WIDE + 14.0);
    let place = beside::place(clear, size, screen).or_else(|| {
        // A large hex leaves no room around its neighbours: at least it is seen itself.
        beside::place(beside::one(map, (camera, screen), hex), size, screen)
    });
    let (at, child) = place.unwrap_or((pointer + vec2(18.0, 18.0), Align2::LEFT_TOP));
    let mut tooltip = Tooltip::for_enabled(response).gap(0.0);
    let align = RectAlign { parent: Align2::LEFT_TOP, child };
    tooltip.popup = tooltip.popup.anchor(Rect::from_min_size(at, Vec2::ZERO)).align(align);
    let mut denied = std::mem::take(&mut workspace.map.denied);
    tooltip.show(|ui| told(ui, view, (workspace, &mut denied), map, hex));
    workspace.map.denied = denied;
}

/// The zones that are shown on a hex, in their colours.
fn zones<'a>(
    view: &'a View,
    workspace: &Workspace,
    map: &'a MapView,
    hex: Hex,
) -> impl Iterator<Item = (&'a str, Color32)> {
    let label = &map.hexes[hex.index()].label;
    let asked = view.asks_person(workspace).then_some(&view.snapshot.table.zones);
    let asked = asked.into_iter().flatten().filter(move |(_, labels)| labels.contains(label));
    let named = view.settings.layers.zones.then_some(&map.zones);
    let named = named.into_iter().flatten().filter(move |zone| zone.hexes.contains(&hex));
    let of_map = named.map(|zone| zone.name.as_str());
    let goals = (!view.settings.layers.zones).then_some(&view.snapshot.table.goals);
    let goals = goals.into_iter().flatten().filter(move |(_, labels)| labels.contains(label));
    let asked = asked.map(|(name, _)| (name.as_str(), view.palette.advance));
    let zones = of_map.chain(goals.map(|(name, _)| name.as_str()));
    asked.chain(zones.map(|name| (name, view.palette.zone)))
}

fn told(
    ui: &mut Ui,
    view: &View,
    (workspace, denied): (&Workspace, &mut Denied),
    map: &MapView,
    hex: Hex,
) {
    let board_index = view.shown(workspace);
    ui.set_max_width(WIDE);
    let info = &map.hexes[hex.index()];
    let place = info.place.as_ref().map(|p| format!(", {p}")).unwrap_or_default();
    let level = alt_text::level(view, hex).map(|level| format!(", {level}")).unwrap_or_default();
    let terrain = alt_text::with_roads(alt_text::terrain(view, hex).to_owned(), map, hex);
    ui.strong(format!("{}  {terrain}{level}{place}", info.label));
    let rules = view.port.ground_rules();
    if let Some(costs) = rules.terrains.get(usize::from(info.terrain)).filter(|c| !c.is_empty()) {
        ui.weak(say!(view, "gui-ground-costs", costs = costs, rule = rules.rule));
    }
    // Whoever goes along a road is not bound by the ground on both sides of it.
    if !rules.road.is_empty() && map.roads.iter().any(|(_, road)| road.contains(&hex)) {
        ui.weak(&rules.road);
    }
    if workspace.map.ground.has_farmland(hex) {
        ui.weak(say!(view, "gui-ground-farmland"));
    }
    for (name, colour) in zones(view, workspace, map, hex) {
        ui.colored_label(colour, name);
    }
    for (piece, words) in alt_text::stack(view, board_index, hex) {
        let of = piece.mark.as_ref().zip(piece.command.as_ref());
        let of = of.map(|(mark, command)| format!(" [{}: {command}]", mark.letter));
        ui.colored_label(view.side_text(piece.side), words + &of.unwrap_or_default());
    }
    // Whose ghost it is that lies there.
    let lost = view.reel.marks().iter().filter(|happening| {
        happening.sign == Sign::Lost && happening.place() == Some(info.label.as_str())
    });
    for happening in lost {
        ui.weak(&happening.text);
    }
    let answers = answering::who(view, workspace);
    if board_index.here(hex).iter().any(|&k| answers.contains(&board_index.board.counters[k].id)) {
        ui.weak(format!("? {}", say!(view, "gui-sign-answer")));
    }
    let covered = alt_text::zoc(board_index, hex);
    for side in Side::ALL {
        if covered[side as usize] {
            ui.weak(say!(view, "gui-in-zoc-of", side = view.port.side_name(side)));
        }
    }
    if view.asks_person(workspace) {
        let offered = view.snapshot.offers.by_hex.get(&hex);
        let in_hand = view.port.prompt().selected.as_deref();
        let is_there = |&k: &usize| Some(board_index.board.counters[k].id.as_str()) == in_hand;
        if offered.is_none() && in_hand.is_some() && !board_index.here(hex).iter().any(is_there) {
            let find = || view.why_not(&Target::Hex(info.label.clone()));
            if let Some(refusal) = denied.reason((view.snapshot.revision, hex), find) {
                let (reason, rule) = (&refusal.text, &refusal.rule);
                ui.label(say!(view, "refused-by-rule", text = reason, rule = rule));
            }
        }
        let meant = Meant::new(view.port, workspace.inspected.as_deref());
        let together = marching::together(view.port, &workspace.map.chosen).len();
        let meant: Vec<&Choice> = offered.into_iter().flat_map(|ids| meant.of(ids)).collect();
        // One click can't do several things: it lists them.
        let several = meant.iter().filter(|c| c.kind != ChoiceKind::TakeBack).count() > 1;
        if several {
            ui.label(say!(view, "gui-click-several"));
        }
        // Forecasts take room: a list of many would lie over what it is about.
        let most = if meant.iter().any(|choice| choice.forecast.is_some()) { 3 } else { 5 };
        let more = meant.len().saturating_sub(most);
        for choice in meant.into_iter().take(most) {
            let words = if together > 0 && choice.kind == ChoiceKind::Move {
                say!(view, "gui-march-same-way", n = together, hex = &info.label)
            } else {
                alt_text::choice(view, choice)
            };
            ui.label(match choice.kind {
                ChoiceKind::TakeBack => say!(view, "gui-right-click", choice = words),
                _ if several => format!("• {words}"),
                _ => say!(view, "gui-click", choice = words),
            });
            if let Some(note) = &choice.note {
                ui.weak(note);
            }
            spans::warning(ui, view, workspace, hex, choice);
            if let Some(forecast) = &choice.forecast {
                foretold::brief(ui, view, forecast);
            }
        }
        if more > 0 {
            ui.weak(say!(view, "gui-field-more", n = more));
        }
    }
}

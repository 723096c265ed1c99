//! The map for screen readers: its name, every hex and every counter on the screen, and what is offered there.

use super::super::command_queue::{Command, CommandQueue};
use super::super::game_table::View;
use super::super::workspace::Workspace;
use super::alt_text;
use super::camera::Camera;
use crate::say;
use egui::{Id, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, accesskit};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;

/// With more hexes than this on the screen only those are told on which something is: nobody goes through so many.
const HEXES: usize = 1500;
/// With more choices than this on the map they are told in the prompt alone.
const CHOICES: usize = 400;

/// Names the map and what is on it.
pub fn describe(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &Workspace,
    (response, camera, screen): (&Response, Camera, Rect),
    out: &mut CommandQueue,
) {
    let name = say!(view, "gui-map-spoken");
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    // Nobody listens: nothing is told.
    if !ui.ctx().has_accesskit_node(response.id) {
        return;
    }
    let rect = |hex: Hex| {
        let center = camera.to_screen(screen, map.hexes[hex.index()].center);
        Rect::from_center_size(center, Vec2::splat(camera.zoom))
    };
    let tell = |id: Id, at: Rect, role: Role, words: String| {
        let node = ui.interact(at.intersect(screen), id, Sense::hover());
        node.widget_info(|| WidgetInfo::labeled(role, true, &words));
        node
    };
    let focus = workspace.map.focus();
    if let Some(hex) = focus {
        let words = alt_text::hex(view, view.shown(workspace), hex);
        let node = tell(Id::unique("map-hex"), rect(hex), Role::Label, words);
        // Where the cursor goes is read out.
        let live = |node: &mut accesskit::Node| node.set_live(accesskit::Live::Polite);
        ui.ctx().accesskit_node_builder(node.id, live);
    }
    let seen: Vec<Hex> = map.map.grid.hexes().filter(|&hex| screen.intersects(rect(hex))).collect();
    let board_index = view.shown(workspace);
    let all = seen.len() <= HEXES;
    for &hex in seen.iter().filter(|&&hex| all || !board_index.here(hex).is_empty()) {
        let words = alt_text::ground(view, hex);
        tell(Id::unique(("map-ground", hex)), rect(hex), Role::Cell, words);
        for (piece, words) in alt_text::stack(view, board_index, hex) {
            let id = Id::unique(("map-counter", &piece.id));
            let node = tell(id, rect(hex), Role::ListItem, words);
            // Whoever listens looks a counter up as others click it.
            let ask = |node: &mut accesskit::Node| node.add_action(accesskit::Action::Click);
            ui.ctx().accesskit_node_builder(node.id, ask);
            if asked(ui, &node) {
                out.send(Command::Inspect(piece.id.clone()));
            }
        }
    }
    if !view.asks_person(workspace) || view.snapshot.offers.on_map.len() > CHOICES {
        return;
    }
    for (&hex, ids) in &view.snapshot.offers.by_hex {
        for &id in ids {
            let words = alt_text::choice(view, &view.port.choices()[id]);
            let node = tell(Id::unique(("map-choice", id)), rect(hex), Role::MenuItem, words);
            if asked(ui, &node) {
                out.send(Command::Choose(id));
            }
        }
    }
}

/// Whether a screen reader clicks it.
fn asked(ui: &Ui, node: &Response) -> bool {
    ui.input(|i| i.has_accesskit_action_request(node.id, accesskit::Action::Click))
}

//! The map panel: what is done in a frame, one thing after the other.

use super::camera::Camera;
use super::chunks::TINY;
use super::stack::PlacedCounter;
use super::state::{LeftLying, MapState, Menu};
use super::{
    aims, arrows, clicking, controls, fan, group, hover, interrupt, keys, menu, minimap,
    moving_camera, painting, spoken,
};
use crate::command_queue::{Command, CommandQueue};
use crate::game_table::View;
use crate::pointing::{self, By};
use crate::replay;
use crate::say;
use crate::showing::caption_strip;
use crate::workspace::Workspace;
use egui::{EventFilter, Pos2, Rect, Response, Sense, Ui, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;

/// How long the pointer rests on a stack before it is spread out, in seconds.
const REST: f32 = 0.22;

/// ARSOUF M4.1: shows the map.
pub fn show(ui: &mut Ui, view: &View, workspace: &mut Workspace, out: &mut CommandQueue) {
    let Some(map) = view.snapshot.map.clone() else {
        ui.centered_and_justified(|ui| ui.label(say!(ui, "gui-map-none")));
        return;
    };
    let shared = &map;
    let map = &**shared;
    ui.spacing_mut().item_spacing.y = 0.0;
    let pane = ui.max_rect();
    caption_strip::show(ui, view, workspace.past.as_ref(), out);
    replay::bar::show(ui, view, workspace.past.as_ref(), out);
    // The strips may have asked for more than there is.
    let screen = ui.available_rect_before_wrap().intersect(pane);
    if screen.width() < 8.0 || screen.height() < 8.0 {
        return;
    }
    let response = ui.allocate_rect(screen, Sense::click_and_drag());
    workspace.map.id = Some(response.id);
    interrupt::look(view, map, &mut workspace.map, screen);
    let facing_choices = arrows::facing_choices(view, workspace);
    arrows::wheel(ui, view, map, workspace, (&response, screen), facing_choices.as_ref(), out);
    aims::wheel(ui, &mut workspace.map, &response);
    let dropped = group::drag(ui, view, map, workspace, (&response, screen), out);
    moving_camera::move_camera(ui, view, map, &mut workspace.map, &response, screen);
    let Some(camera) = workspace.map.camera else { return };
    let pointer = response.hover_pos().filter(|_| response.hovered());
    let pointer = workspace.map.heeded(pointer);
    let fanned = spread_out(ui, view, map, workspace, pointer, camera, screen);
    point(map, &mut workspace.map, pointer, camera, screen);
    aims::follow(ui, view, map, workspace, (camera, screen));
    point_at_command(ui, view, workspace);
    let enter = if keyboard(ui, &response, workspace.map.aim.is_some()) {
        keys::read(ui, map, &mut workspace.map, screen)
    } else {
        None
    };

    painting::paint(ui, view, shared, workspace, camera, screen, &fanned);
    spoken::describe(ui, view, map, workspace, (&response, camera, screen), out);
    minimap::show(ui, view, view.at(workspace.past.as_ref()), map, &mut workspace.map, screen);
    controls::show(ui, view, shared, workspace, screen, out);
    clicking::act(ui, view, map, workspace, &response, camera, screen, &fanned, out);
    if let Some(facing_choices) = &facing_choices {
        arrows::show(ui, view, map, facing_choices, (camera, screen, fan::board(&fanned)), out);
    }
    if let Some(hex) = enter.or(workspace.map.act_at.take()) {
        // The hex as a whole is meant, none of what lies in its middle.
        let at = camera.to_screen(screen, map.hexes[hex.index()].center);
        let at = at - vec2(0.0, camera.zoom * 0.5);
        clicking::press(view, map, workspace, hex, None, at, out);
    }
    if let Some((hex, at)) = dropped {
        let charges = group::asked(ui, view, map, hex);
        match group::meant(ui, view, hex) {
            _ if !charges.is_empty() => {
                let title = say!(view, "gui-hex", hex = map.label(hex));
                let extra = Vec::new();
                workspace.map.menu = Some(Menu { at, title, extra, choices: charges, fresh: true });
            }
            Some(id) if group::together(view, workspace, map, (hex, &[id]), at).is_empty() => {
                out.send(Command::Choose(id));
            }
            None if ui.input(|i| i.modifiers.command) => {
                // Whoever wants to charge does not march.
                out.send(Command::Answer(say!(view, "gui-no-charge", hex = map.label(hex))));
            }
            _ => clicking::press(view, map, workspace, hex, None, at, out),
        }
    }
    let asked_at = workspace.map.card.as_ref().and_then(|card| camera.hex_at(map, screen, card.at));
    let leads = workspace.map.hover.or(workspace.map.cursor);
    if leads.is_some() && asked_at.is_some() && leads != asked_at {
        // Whoever points at another hex has read why.
        workspace.map.card = None;
    }
    let answer_open = workspace.map.menu.is_some() || workspace.map.card.is_some();
    aims::card(ui, view, map, workspace, screen);
    let told = answer_open || workspace.map.aim.is_some() || workspace.overlaid;
    if let (Some(hex), false) = (workspace.map.hover, told) {
        hover::show(&response, view, workspace, map, (hex, fan::board(&fanned), screen));
    }
    menu::show(ui, view, &mut workspace.map, screen, out);
}

/// Whether the map listens to the keyboard: it has the focus, or nothing has.
fn keyboard(ui: &Ui, response: &Response, aiming: bool) -> bool {
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        tab: aiming,
        ..EventFilter::default()
    };
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
    response.has_focus() || ui.memory(|m| m.focused().is_none())
}

fn point(map: &MapView, state: &mut MapState, pointer: Option<Pos2>, camera: Camera, screen: Rect) {
    state.hover =
        state.fan.filter(|_| pointer.is_some()).or_else(|| camera.hex_at(map, screen, pointer?));
}

/// What the panels show of the command of the counter under the pointer is marked there.
fn point_at_command(ui: &Ui, view: &View, workspace: &Workspace) {
    let board_index = view.shown(workspace);
    let top = workspace.map.hover.and_then(|hex| board_index.here(hex).last());
    let mark = top.and_then(|&index| board_index.board.counters[index].mark.as_ref());
    if let Some(mark) = mark {
        pointing::point(ui.ctx(), &mark.id, By::Counter);
    }
}

/// Decides whether a stack is spread out, and where its counters lie then.
fn spread_out(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    pointer: Option<Pos2>,
    camera: Camera,
    screen: Rect,
) -> Vec<PlacedCounter> {
    workspace.map.left_lying = workspace.map.left_lying.seen(pointer);
    let board_index = view.shown(workspace);
    let hex_at = |at: Pos2| camera.hex_at(map, screen, at);
    let lies = |hex: Hex| group::fan_of(view, workspace, map, (camera, screen), hex);
    let Some(pointer) = pointer else {
        workspace.map.fan = None;
        return Vec::new();
    };
    if let Some(hex) = workspace.map.fan {
        let spread = lies(hex);
        let center = camera.to_screen(screen, map.hexes[hex.index()].center);
        // Whoever is on the way from the hex to its counters crosses another one.
        let moving = ui.input(|i| i.pointer.time_since_last_movement()) < REST;
        let crosses = moving && fan::lane(&spread, center, camera.zoom).contains(pointer);
        if hex_at(pointer) == Some(hex) || fan::board(&spread).contains(pointer) || crosses {
            return spread;
        }
    }
    let (still, down) = ui.input(|i| (i.pointer.time_since_last_movement(), i.pointer.any_down()));
    let aimed = |hex: &Hex| workspace.map.aim.as_ref().is_some_and(|aim| aim.hex == *hex);
    let stack = hex_at(pointer).filter(|&hex| board_index.here(hex).len() >= 2);
    let stack = stack.filter(|hex| !aimed(hex));
    let rested = still >= REST || view.settings.reduced_motion;
    // What is shown is not covered by what the pointer happens to lie on.
    let rested = rested && !view.reel.is_playing() && workspace.map.left_lying == LeftLying::No;
    match stack {
        Some(hex) if rested && !down && camera.zoom >= TINY => {
            let spread = lies(hex);
            (workspace.map.fan, workspace.map.spread_at) = (Some(hex), Some(pointer));
            spread
        }
        Some(_) if !down => {
            ui.ctx().request_repaint_after_secs(REST + 0.02);
            workspace.map.fan = None;
            Vec::new()
        }
        _ => {
            workspace.map.fan = None;
            Vec::new()
        }
    }
}

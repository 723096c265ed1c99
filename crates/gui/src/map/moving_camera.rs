//! Moving the camera: by hand, with the wheel, to what happens, and to what is looked for.

use super::camera::{Camera, TOOLS};
use super::state::MapState;
use super::{minimap, picture};
use crate::game_table::View;
use crate::settings::Wheel;
use egui::{PointerButton, Pos2, Rect, Response, Ui, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, ChoiceKind, MapView, Target};

/// Moves the camera.
pub fn move_camera(
    ui: &Ui,
    view: &View,
    map: &MapView,
    state: &mut MapState,
    response: &Response,
    screen: Rect,
) {
    let bounds = picture::extent(map);
    let board = view.settings.board;
    let resized = state.board != board;
    state.fitted &= !resized;
    let sized = board.filter(|_| !state.fitted);
    let home = sized.map_or_else(|| Camera::fit(bounds, screen), |b| Camera::board(bounds, b));
    let camera = state.camera.get_or_insert(home);
    if resized || (!state.moved && state.screen != Some(screen)) {
        *camera = home;
        state.moved = false;
    }
    state.board = board;
    state.screen = Some(screen);
    let current = view.reel.current(ui.input(|i| i.time)).map(|(happening, _)| happening);
    let current = current.filter(|happening| state.followed != Some(happening.line));
    if let Some(happening) = current {
        // What happens is always in sight.
        state.followed = Some(happening.line);
        if let Some(hex) = happening.place().and_then(|label| map.hex(label)) {
            let at = camera.to_screen(screen, map.hexes[hex.index()].center);
            let mut room = screen.shrink(camera.zoom * 0.8);
            room.min.x += TOOLS.min(room.width() / 3.0);
            if !room.contains(at) {
                state.before_following.get_or_insert((*camera, state.moved));
                camera.pan(room.clamp(at) - at);
                state.moved = true;
                state.led = Some(*camera);
            }
        }
    }
    let shows = view.reel.is_playing() || view.reel.again().is_some();
    if let Some((before, moved)) = state.before_following.take_if(|_| !shows) {
        // Back to where it was, unless somebody has moved it since.
        if state.led == Some(*camera) {
            (*camera, state.moved) = (before, moved);
        }
    }
    show_asked(view, map, state, screen);
    let camera = state.camera.get_or_insert(home);
    if let Some(hex) = state.center_on.take() {
        let (x, y) = map.hexes[hex.index()].center;
        camera.center = egui::pos2(x, y);
        camera.zoom = camera.zoom.max(18.0);
        state.moved = true;
        state.found = Some(hex);
    }
    let by_hand = response.dragged_by(PointerButton::Primary) && state.drag.is_none();
    if by_hand || response.dragged_by(PointerButton::Middle) {
        camera.pan(response.drag_delta());
        camera.keep_on(bounds);
        state.moved = true;
    }
    if response.contains_pointer()
        && !state.wheel_taken
        && wheel(ui, view.settings.wheel, camera, screen)
    {
        camera.keep_on(bounds);
        state.moved = true;
        // What was asked there no longer points at its place.
        (state.menu, state.card) = (None, None);
    }
    minimap::ready(ui.ctx(), view, map, state);
}

/// Shows the whole map, and goes on showing it when the room changes.
pub fn fit(state: &mut MapState, map: &MapView, screen: Rect) {
    state.camera = Some(Camera::fit(picture::extent(map), screen));
    (state.moved, state.fitted) = (false, true);
}

/// Brings the hexes of what is asked now into sight: all of them if there is room for them, and one at least.
fn show_asked(view: &View, map: &MapView, state: &mut MapState, screen: Rect) {
    let asked = newly_asked(view, state);
    let (Some(&first), Some(camera)) = (asked.first(), &mut state.camera) else { return };
    // A sliver at the edge is not seen.
    let room = screen.shrink(camera.zoom * 0.5);
    let place = |hex: &Hex| camera.to_screen(screen, map.hexes[hex.index()].center);
    let places: Vec<Pos2> = asked.iter().map(place).collect();
    let all = Rect::from_points(&places);
    if !places.iter().any(|&at| room.contains(at)) {
        state.center_on.get_or_insert(first);
    } else if all.width() <= room.width() && all.height() <= room.height() {
        let back = |low: f32, high: f32| low.max(0.0) + high.min(0.0);
        let x = back(room.left() - all.left(), room.right() - all.right());
        let y = back(room.top() - all.top(), room.bottom() - all.bottom());
        if x != 0.0 || y != 0.0 {
            camera.pan(vec2(x, y));
            state.moved = true;
        }
    }
}

/// The hexes of what is asked now: who retreats or advances, who is lost, where somebody is placed, and who fights by the plan. Each
/// question is looked at once.
fn newly_asked(view: &View, state: &mut MapState) -> Vec<Hex> {
    let revision = Some(view.port.revision());
    if view.reel.is_playing() || !view.asks_at(None) || state.looked_at == revision {
        return Vec::new();
    }
    state.looked_at = revision;
    let asked = |choice: &Choice| {
        let kinds = [ChoiceKind::Retreat, ChoiceKind::Advance, ChoiceKind::Loss, ChoiceKind::Place];
        if !kinds.contains(&choice.kind) {
            return None;
        }
        let stands = |target: &Target| match target {
            Target::Unit(unit) => view.snapshot.board_index.get(unit)?.at,
            _ => None,
        };
        choice.hex.or_else(|| stands(&choice.target))
    };
    let commits = view.port.choices().iter().any(|choice| choice.kind == ChoiceKind::Commit);
    let planned = view.snapshot.table.engaged.iter().filter(|_| commits);
    let fights = planned.flat_map(|attack| attack.attackers.iter().chain(&attack.defenders));
    let fights = fights.filter_map(|unit| view.snapshot.board_index.get(unit)?.at);
    view.port.choices().iter().filter_map(asked).chain(fights).collect()
}

/// ARSOUF M4.7: the wheel zooms, or it scrolls up and down and with Ctrl left and right. Returns whether the
/// camera has moved.
fn wheel(ui: &Ui, wheel: Wheel, camera: &mut Camera, screen: Rect) -> bool {
    let (scroll, zoom) = ui.input(|i| (i.smooth_scroll_delta(), i.zoom_delta()));
    let pinched = ui.input(|i| {
        let pinches = |event: &egui::Event| matches!(event, egui::Event::Zoom(_));
        i.multi_touch().is_some() || i.raw.events.iter().any(pinches)
    });
    let mut pan = egui::Vec2::ZERO;
    let mut factor = zoom;
    match wheel {
        Wheel::Zoom => factor *= (scroll.y * 0.004).exp(),
        Wheel::Scroll => {
            pan = scroll;
            if !pinched {
                // What egui has made a zoom of becomes the turn of the wheel again.
                let speed = ui.ctx().options(|o| o.input_options.scroll_zoom_speed);
                pan.x += zoom.ln() / speed;
                factor = 1.0;
            }
        }
    }
    camera.pan(pan);
    let zoomed = (factor - 1.0).abs() > 1e-4;
    if let (Some(at), true) = (ui.ctx().pointer_hover_pos(), zoomed) {
        camera.zoom_at(screen, at, factor);
    }
    zoomed || pan != egui::Vec2::ZERO
}

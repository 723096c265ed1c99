//! The map by keyboard: arrows pan, Shift and arrows call up a cursor, which arrows then move from hex to hex; Enter takes
//! what is offered there, as the prompt says while there is a cursor; Esc puts the cursor away.

use super::camera::Camera;
use super::state::MapState;
use super::{moving_camera, picture};
use egui::{Key, Modifiers, Rect, Ui, Vec2, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;

/// Reads the keys of this frame. Returns a hex if Enter was pressed on it.
pub fn read(ui: &Ui, map: &MapView, state: &mut MapState, screen: Rect) -> Option<Hex> {
    let bounds = picture::extent(map);
    let camera = state.camera.as_mut()?;
    for (key, way) in [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ] {
        let leads = |i: &mut egui::InputState| {
            i.consume_key(Modifiers::SHIFT, key)
                || state.cursor.is_some() && i.consume_key(Modifiers::NONE, key)
        };
        if ui.input_mut(leads) {
            state.cursor = step(map, state.cursor, camera, screen, way);
            state.resting = ui.ctx().pointer_latest_pos();
        } else if ui.input_mut(|i| i.consume_key(Modifiers::NONE, key)) {
            camera.pan(-way * 60.0);
            camera.keep_on(bounds);
            state.moved = true;
        }
    }
    let pressed =
        |keys: &[Key]| ui.input(|i| !i.modifiers.command && keys.iter().any(|&k| i.key_pressed(k)));
    if pressed(&[Key::Plus, Key::Equals]) {
        camera.zoom_at(screen, screen.center(), 1.25);
        state.moved = true;
    }
    if pressed(&[Key::Minus]) {
        camera.zoom_at(screen, screen.center(), 0.8);
        state.moved = true;
    }
    if pressed(&[Key::F, Key::Home]) {
        moving_camera::fit(state, map, screen);
    }
    for (modifiers, forward) in [(Modifiers::SHIFT, false), (Modifiers::NONE, true)] {
        if let Some(aim) = &mut state.aim
            && ui.input_mut(|i| i.consume_key(modifiers, Key::Tab))
        {
            aim.step(forward);
        }
    }
    if state.cursor.is_some() && ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        state.cursor = None;
    }
    let enter =
        state.cursor.is_some() && ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter));
    if enter { state.cursor } else { None }
}

/// The hex beside the cursor that lies most in that direction; keeps the cursor on the screen.
fn step(
    map: &MapView,
    cursor: Option<Hex>,
    camera: &mut Camera,
    screen: Rect,
    way: Vec2,
) -> Option<Hex> {
    let grid = &map.map.grid;
    let Some(from) = cursor else {
        return map
            .layout
            .hex_at(grid, camera.center.x, camera.center.y)
            .or_else(|| grid.hexes().next());
    };
    let center = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        pos2(x, y)
    };
    let along = |hex: Hex| (center(hex) - center(from)).dot(way);
    let next = grid.neighbors(from).map(|(_, n)| n).filter(|&n| along(n) > 0.3);
    // Of two equally good neighbours the one is taken that leads back to the line.
    let odd = grid.offset(from).0 % 2 == 1;
    let next = next.max_by(|&a, &b| {
        let tie = |h: Hex| {
            let up = center(h).y < center(from).y || center(h).x < center(from).x;
            if up == odd { 0.01 } else { 0.0 }
        };
        (along(a) + tie(a)).total_cmp(&(along(b) + tie(b)))
    });
    let hex = next.unwrap_or(from);
    let at = camera.to_screen(screen, map.hexes[hex.index()].center);
    if !screen.shrink(camera.zoom * 1.5).contains(at) {
        camera.center = center(hex);
    }
    Some(hex)
}

//! The map panel: camera, painting, and what a click means.

use super::super::command::{Command, Outbox};
use super::super::computer_bar;
use super::super::desk::Desk;
use super::super::panels::compass::way;
use super::super::settings::Wheel;
use super::super::standing::Standing;
use super::super::table::View;
use super::camera::Camera;
use super::counter::{self, Paint};
use super::highlight::Marks;
use super::stack::{self, Lie};
use super::state::{Card, MapState, Menu};
use super::terrain::{self, GroundStyle, TINY};
use super::{arms, arrows, fan, interrupt, keys, menu, minimap, names, overlay, picture, spoken};
use crate::board::Hex;
use crate::say;
use crate::view::{Look, MapView, Target};
use egui::{
    EventFilter, Id, PointerButton, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui,
    WidgetInfo,
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How long the pointer rests on a stack before it is spread out, in seconds.
const REST: f32 = 0.22;

/// ARSOUF M4.1: shows the map.
pub fn show(ui: &mut Ui, view: &View, desk: &mut Desk, out: &mut Outbox) {
    let Some(map) = view.shot.map.clone() else {
        ui.centered_and_justified(|ui| ui.label(say!(ui, "gui-map-none")));
        return;
    };
    let map = &*map;
    let screen = ui.available_rect_before_wrap();
    if screen.width() < 8.0 || screen.height() < 8.0 {
        return;
    }
    let response = ui.allocate_rect(screen, Sense::click_and_drag());
    desk.map.id = Some(response.id);
    interrupt::look(view, map, &mut desk.map, screen);
    let turning = arrows::turning(view, desk);
    arrows::wheel(ui, view, map, desk, (&response, screen), turning.as_ref(), out);
    move_camera(ui, view, map, &mut desk.map, &response, screen);
    let Some(camera) = desk.map.camera else { return };
    let pointer = response.hover_pos().filter(|_| response.hovered());
    let fanned = spread_out(ui, view, map, desk, pointer, camera, screen);
    hover(map, &mut desk.map, pointer, camera, screen);
    let enter =
        if keyboard(ui, &response) { keys::read(ui, map, &mut desk.map, screen) } else { None };

    paint(ui, view, map, desk, camera, screen, &fanned);
    speak(ui, view, map, desk, &response, camera, screen, out);
    minimap::show(ui, view, view.at(desk.past.as_ref()), map, &mut desk.map, screen);
    overlay::show(ui, view, map, desk, screen, out);
    let deed = view.computer.deed(ui.input(|i| i.time));
    let end = deed.and_then(|deed| deed.ways.last()?.last());
    let end = end.map(|hex| camera.to_screen(screen, map.hexes[hex.index()].center));
    if desk.past.is_none() {
        interrupt::banner(ui, view, map, (camera, screen), out);
    }
    computer_bar::on_map(ui, view, (screen, end), out);
    act(view, map, desk, &response, camera, screen, &fanned, out);
    if let Some(turning) = &turning {
        arrows::show(ui, view, map, turning, (camera, screen, fan::board(&fanned)), out);
    }
    if let Some(hex) = enter {
        let at = camera.to_screen(screen, map.hexes[hex.index()].center);
        press(view, map, desk, hex, None, at, out);
    }
    let answer_open = desk.map.menu.is_some() || desk.map.card.is_some();
    if let (Some(hex), false) = (desk.map.hover, answer_open) {
        response.on_hover_ui_at_pointer(|ui| tooltip(ui, view, desk, map, hex));
    }
    menu::show(ui, view, &mut desk.map, screen, out);
}

fn move_camera(
    ui: &Ui,
    view: &View,
    map: &MapView,
    state: &mut MapState,
    response: &Response,
    screen: Rect,
) {
    let bounds = picture::bounds(&map.map.grid, &map.layout);
    let board = view.settings.board;
    let home = board.map_or_else(|| Camera::fit(bounds, screen), |b| Camera::board(bounds, b));
    let camera = state.camera.get_or_insert(home);
    let resized = state.board != board;
    if resized || (!state.moved && state.screen != Some(screen)) {
        *camera = home;
        state.moved = false;
    }
    state.board = board;
    state.screen = Some(screen);
    let now = ui.input(|i| i.time);
    let deed = view.computer.deed(now).filter(|_| view.computer.decides(view.port).is_some());
    if let Some(&hex) = deed.and_then(|deed| deed.ways.last()?.last()) {
        // What the computer does is always in sight.
        let (x, y) = map.hexes[hex.index()].center;
        let at = camera.to_screen(screen, (x, y));
        camera.pan(screen.shrink(camera.zoom * 0.8).clamp(at) - at);
    }
    if let Some(hex) = state.center_on.take() {
        let (x, y) = map.hexes[hex.index()].center;
        camera.center = egui::pos2(x, y);
        camera.zoom = camera.zoom.max(18.0);
        state.moved = true;
        state.found = Some(hex);
    }
    if response.dragged_by(PointerButton::Primary) || response.dragged_by(PointerButton::Middle) {
        camera.pan(response.drag_delta());
        camera.keep_on(bounds);
        state.moved = true;
    }
    if response.contains_pointer()
        && !state.turning
        && wheel(ui, view.settings.wheel, camera, screen)
    {
        camera.keep_on(bounds);
        state.moved = true;
        // What was asked there no longer points at its place.
        (state.menu, state.card) = (None, None);
    }
    minimap::ready(ui.ctx(), view, map, state);
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

/// Whether the map listens to the keyboard: it has the focus, or nothing has.
fn keyboard(ui: &Ui, response: &Response) -> bool {
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
    response.has_focus() || ui.memory(|m| m.focused().is_none())
}

fn hover(map: &MapView, state: &mut MapState, pointer: Option<Pos2>, camera: Camera, screen: Rect) {
    state.hover = state.fan.filter(|_| pointer.is_some()).or_else(|| {
        let p = camera.to_map(screen, pointer?);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    });
}

/// Decides whether a stack is spread out, and where its counters lie then.
fn spread_out(
    ui: &Ui,
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    pointer: Option<Pos2>,
    camera: Camera,
    screen: Rect,
) -> Vec<Lie> {
    let standing = view.shown(desk);
    let hex_at = |p: Pos2| {
        let p = camera.to_map(screen, p);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    };
    let lies = |hex: Hex| {
        let center = camera.to_screen(screen, map.hexes[hex.index()].center);
        let mut here = standing.here(hex).to_vec();
        if here.iter().any(|&index| standing.board.counters[index].depth > 0) {
            // In the order in which they are told: from the top down.
            here.reverse();
        }
        fan::spread(&here, center, camera.zoom, screen)
    };
    let Some(pointer) = pointer else {
        desk.map.fan = None;
        return Vec::new();
    };
    if let Some(hex) = desk.map.fan {
        let spread = lies(hex);
        if hex_at(pointer) == Some(hex) || fan::board(&spread).contains(pointer) {
            return spread;
        }
    }
    let (still, down) = ui.input(|i| (i.pointer.time_since_last_movement(), i.pointer.any_down()));
    let stack = hex_at(pointer).filter(|&hex| standing.here(hex).len() >= 2);
    let rested = still >= REST || view.settings.reduced_motion;
    match stack {
        Some(hex) if rested && !down && camera.zoom >= TINY => {
            let spread = lies(hex);
            desk.map.fan = Some(hex);
            spread
        }
        Some(_) if !down => {
            ui.ctx().request_repaint_after_secs(REST + 0.02);
            desk.map.fan = None;
            Vec::new()
        }
        _ => {
            desk.map.fan = None;
            Vec::new()
        }
    }
}

fn paint(
    ui: &Ui,
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    camera: Camera,
    screen: Rect,
    fanned: &[Lie],
) {
    let painter = ui.painter_at(screen);
    let palette = view.palette;
    painter.rect_filled(screen, 0.0, palette.table);
    let ctx = ui.ctx().clone();
    if camera.zoom < TINY {
        if let Some(picture) = &desk.map.picture {
            minimap::paint_picture(&painter, picture, &camera, screen);
        }
    } else {
        let layers = view.settings.layers;
        let style = GroundStyle { numbers: layers.numbers, heights: layers.heights };
        let key = hash(&(style, std::ptr::from_ref(palette).addr()));
        let mut ground = std::mem::take(&mut desk.map.ground);
        ground.paint(&painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            terrain::draw(&ctx, map, palette, style, (hexes, zoom), shapes);
        });
        desk.map.ground = ground;
        let mut names = Vec::new();
        terrain::draw_places(&ctx, map, palette, camera.zoom, &mut names);
        let offset = camera.to_screen(screen, (0.0, 0.0)).to_vec2();
        painter.extend(names.into_iter().map(|mut shape| {
            shape.translate(offset);
            shape
        }));
    }
    let marks = Marks { view, map, camera, screen, painter: &painter };
    marks_below(&marks, desk);
    paint_counters(ui, view, map, desk, camera, screen, &painter);
    marks_above(&marks, desk);
    paint_fan(view, &marks, desk, fanned);
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn marks_below(marks: &Marks, desk: &Desk) {
    let view = marks.view;
    let palette = view.palette;
    if view.settings.layers.zones {
        for zone in &marks.map.zones {
            marks.zone(&zone.name, &zone.hexes, palette.zone);
        }
    }
    marks.zocs(desk);
    if view.settings.layers.trails {
        marks.trails();
    }
    fronts(marks, desk);
    if !view.asks_person(desk) {
        return;
    }
    for (name, labels) in &view.shot.table.zones {
        let hexes: Vec<Hex> = labels.iter().filter_map(|l| marks.map.hex(l)).collect();
        marks.zone(name, &hexes, palette.advance);
    }
    let choices = view.port.choices();
    for (&hex, ids) in &view.shot.offers.by_hex {
        marks.offered(hex, choices, ids, view.shot.standing.here(hex).is_empty());
    }
}

/// The hexes in front of the picked counter, and of the one under the pointer.
fn fronts(marks: &Marks, desk: &Desk) {
    let standing = marks.view.shown(desk);
    let selected = marks.view.port.prompt().selected.as_deref().filter(|_| desk.past.is_none());
    let picked = selected.or(desk.inspected.as_deref()).and_then(|id| standing.get(id));
    let top = desk.map.focus().and_then(|hex| standing.here(hex).last());
    let pointed = top.map(|&index| &standing.board.counters[index]);
    let mut shown: Vec<Hex> = Vec::new();
    for piece in [picked, pointed].into_iter().flatten() {
        for &hex in piece.front_hexes.iter().filter(|_| piece.at.is_some()) {
            if !shown.contains(&hex) {
                shown.push(hex);
                marks.front(hex);
            }
        }
    }
}

fn paint_counters(
    ui: &Ui,
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    camera: Camera,
    screen: Rect,
    painter: &egui::Painter,
) {
    let mut counters = std::mem::take(&mut desk.map.counters);
    let standing = view.shown(desk);
    if camera.zoom < TINY {
        let place = |center| camera.to_screen(screen, center);
        minimap::paint_dots(painter, view, standing, map, ((camera.zoom * 1.1).max(2.5), place));
    } else {
        let step = desk.past.as_ref().map(|p| p.step);
        let key = hash(&(view.shot.revision, step, std::ptr::from_ref(view.palette).addr()));
        let ctx = ui.ctx().clone();
        counters.paint(painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            for &hex in hexes {
                let (x, y) = map.hexes[hex.index()].center;
                let center = egui::pos2(x * zoom, y * zoom);
                for (index, rect) in
                    stack::lie(&standing.board.counters, standing.here(hex), center, zoom)
                {
                    let piece = &standing.board.counters[index];
                    let livery = view.liveries.of(piece.side);
                    let paint = Paint { ctx: &ctx, palette: view.palette, livery };
                    if let Some(corner) = piece.facing {
                        arms::pointer(rect, way(view, corner), zoom * 0.98, paint, shapes);
                    }
                    counter::draw(piece, rect, paint, shapes);
                }
            }
        });
    }
    desk.map.counters = counters;
}

fn lies_at(marks: &Marks, desk: &Desk, hex: Hex) -> Vec<Lie> {
    let standing = marks.view.shown(desk);
    stack::lie(&standing.board.counters, standing.here(hex), marks.center(hex), marks.camera.zoom)
}

fn marks_above(marks: &Marks, desk: &Desk) {
    let view = marks.view;
    let standing = view.shown(desk);
    let selected = view.port.prompt().selected.as_deref().filter(|_| desk.past.is_none());
    if let (Some(deed), true) = (view.computer.deed(marks.now()), desk.past.is_none()) {
        marks.deed(deed);
    }
    let frame = |id: &str, strong: bool| {
        let Some(hex) = standing.get(id).and_then(|c| c.at) else { return };
        let lie =
            lies_at(marks, desk, hex).into_iter().find(|l| standing.board.counters[l.0].id == id);
        if let Some((_, rect)) = lie {
            marks.picked(rect, strong);
        }
    };
    if desk.past.is_none() {
        marks.fights();
        if let Some(interrupt) = &view.shot.table.interrupt {
            interrupt::rings(marks, interrupt, |hex| lies_at(marks, desk, hex));
        }
    }
    if view.asks_person(desk) {
        let choices = view.port.choices();
        let readable = marks.camera.zoom >= TINY;
        for (&hex, ids) in
            view.shot.offers.by_hex.iter().filter(|(h, _)| readable && marks.seen(**h))
        {
            marks.offered_counters(hex, choices, ids, &lies_at(marks, desk, hex));
        }
        let hovered = desk.map.focus().and_then(|hex| view.shot.offers.by_hex.get(&hex));
        let moves = |look: Look| !matches!(look, Look::Select | Look::Flip | Look::Release);
        if let Some(choice) =
            hovered.into_iter().flatten().filter_map(|&id| choices.get(id)).find(|c| moves(c.look))
        {
            marks.preview(choice);
        }
    }
    if let Some(id) = desk.inspected.as_deref().filter(|&id| Some(id) != selected) {
        frame(id, false);
    }
    if let Some(id) = selected {
        frame(id, true);
    }
    let palette = view.palette;
    let line = |width: f32, color| Stroke::new(width, color);
    if let Some(hex) = desk.map.hover {
        marks.hex(hex, 0.97, egui::Color32::TRANSPARENT, line(1.5, palette.hover));
    }
    if let Some(hex) = desk.map.cursor {
        marks.hex(hex, 0.92, egui::Color32::TRANSPARENT, line(3.0, palette.select));
    }
    if let Some(hex) = desk.map.found {
        marks.hex(hex, 1.04, egui::Color32::TRANSPARENT, line(3.5, palette.select));
    }
}

fn paint_fan(view: &View, marks: &Marks, desk: &Desk, fanned: &[Lie]) {
    if fanned.is_empty() {
        return;
    }
    let standing = view.shown(desk);
    let board = fan::board(fanned);
    let stroke = Stroke::new(1.0, view.palette.hover);
    let radius = egui::CornerRadius::same(6);
    marks.painter.rect(board, radius, view.palette.halo, stroke, egui::StrokeKind::Outside);
    let mut shapes = Vec::new();
    for &(index, rect) in fanned {
        let Some(piece) = standing.board.counters.get(index) else { continue };
        let livery = view.liveries.of(piece.side);
        let paint = Paint { ctx: marks.painter.ctx(), palette: view.palette, livery };
        if let Some(corner) = piece.facing {
            arms::pointer(rect, way(view, corner), 0.0, paint, &mut shapes);
        }
        counter::draw(piece, rect, paint, &mut shapes);
        if layered(standing, fanned) {
            caption(view, marks, rect, piece.depth, &mut shapes);
        }
    }
    marks.painter.extend(shapes);
    let offers = view.shot.offers.by_hex.get(&desk.map.fan.unwrap_or(Hex(0)));
    for choice in offers.into_iter().flatten().filter_map(|&id| view.port.choices().get(id)) {
        let Target::Unit(id) = &choice.target else { continue };
        let lie = fanned.iter().find(|l| standing.board.counters[l.0].id == *id);
        if let (Some((_, rect)), true) = (lie, view.asks_person(desk)) {
            marks.painter.rect_stroke(
                rect.expand(1.0),
                radius,
                Stroke::new(2.0, view.palette.select),
                egui::StrokeKind::Outside,
            );
        }
    }
}

/// Whether the order of a stack matters in this game.
fn layered(standing: &Standing, lies: &[Lie]) -> bool {
    lies.iter().any(|lie| standing.board.counters[lie.0].depth > 0)
}

/// Which counter of a spread stack lies on top, and which below.
fn caption(view: &View, marks: &Marks, rect: Rect, depth: u8, out: &mut Vec<Shape>) {
    let (at, size) = (rect.center_bottom() + egui::vec2(0.0, 7.0), 11.0);
    let ink = (view.palette.place, view.palette.halo);
    names::haloed(marks.painter.ctx(), at, &spoken::depth(view, depth), size, ink, out);
}

/// Names the map and what is on it for screen readers.
#[allow(clippy::too_many_arguments)] // one call, from one place
fn speak(
    ui: &Ui,
    view: &View,
    map: &MapView,
    desk: &Desk,
    response: &Response,
    camera: Camera,
    screen: Rect,
    out: &mut Outbox,
) {
    let name = say!(view, "gui-map-spoken");
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    let rect = |hex: Hex| {
        let center = camera.to_screen(screen, map.hexes[hex.index()].center);
        Rect::from_center_size(center, egui::Vec2::splat(camera.zoom)).intersect(screen)
    };
    if let Some(hex) = desk.map.focus() {
        let node = ui.interact(rect(hex), Id::unique("map-hex"), Sense::hover());
        node.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, spoken::hex(view, view.shown(desk), hex))
        });
    }
    if !view.asks_person(desk) || view.shot.offers.on_map.len() > 400 {
        return;
    }
    for (&hex, ids) in &view.shot.offers.by_hex {
        for &id in ids {
            let node = ui.interact(rect(hex), Id::unique(("map-choice", id)), Sense::hover());
            let label = spoken::choice(view, &view.port.choices()[id]);
            node.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, &label));
            let asked = ui
                .input(|i| i.has_accesskit_action_request(node.id, egui::accesskit::Action::Click));
            if asked {
                out.send(Command::Choose(id));
            }
        }
    }
}

#[allow(clippy::too_many_arguments)] // one call, from one place
fn act(
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    response: &Response,
    camera: Camera,
    screen: Rect,
    fanned: &[Lie],
    out: &mut Outbox,
) {
    if response.secondary_clicked() {
        retract(view, map, desk, response, camera, screen, out);
    }
    let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) else { return };
    desk.map.found = None;
    if let (Some(hex), Some(index)) = (desk.map.fan, stack::hit(fanned, at)) {
        press(view, map, desk, hex, Some(index), at, out);
        return;
    }
    let p = camera.to_map(screen, at);
    let Some(hex) = map.layout.hex_at(&map.map.grid, p.x, p.y) else {
        desk.map.cursor = None;
        return;
    };
    let standing = view.shown(desk);
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let lies = stack::lie(&standing.board.counters, standing.here(hex), center, camera.zoom);
    let hit = stack::hit(&lies, at);
    press(view, map, desk, hex, hit, at, out);
}

/// ARSOUF M3.4, M5.4, M6.2: a right click on a hex where a move began takes that move back; elsewhere it puts the
/// picked counter back, or takes back the last action.
fn retract(
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    response: &Response,
    camera: Camera,
    screen: Rect,
    out: &mut Outbox,
) {
    desk.map.menu = None;
    desk.map.card = None;
    if view.computer.decides(view.port).is_some() {
        out.send(Command::ComputerPlays);
        return;
    }
    let at = response.interact_pointer_pos();
    let hex = at.and_then(|at| {
        let p = camera.to_map(screen, at);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    });
    let offered =
        hex.and_then(|hex| view.shot.offers.by_hex.get(&hex)).filter(|_| desk.past.is_none());
    let takes_back = |id: &usize| view.port.choices()[*id].look == Look::TakeBack;
    let backs: Vec<usize> = offered.into_iter().flatten().copied().filter(takes_back).collect();
    match (&backs[..], hex, at) {
        ([one], ..) => out.send(Command::Choose(*one)),
        ([_, ..], Some(hex), Some(at)) => {
            let title = say!(view, "gui-hex", hex = map.label(hex));
            desk.map.menu = Some(Menu { at, title, choices: backs, fresh: true });
        }
        _ => out.send(view.shot.offers.cancel.map_or(Command::Undo, Command::Choose)),
    }
}

/// ARSOUF M3.2, M5.1, M5.2, M6.1, M6.3: a click or Enter on a hex, or on a counter in it, takes what is offered
/// there; where nothing is, it says why.
fn press(
    view: &View,
    map: &MapView,
    desk: &mut Desk,
    hex: Hex,
    counter: Option<usize>,
    at: Pos2,
    out: &mut Outbox,
) {
    let standing = view.shown(desk);
    let top = counter.or_else(|| standing.here(hex).last().copied());
    let id = top.map(|i| standing.board.counters[i].id.clone());
    if let Some(id) = &id {
        out.send(Command::Inspect(id.clone()));
    }
    if !view.asks_person(desk) {
        if desk.past.is_none() {
            out.send(Command::ComputerPlays);
        }
        return;
    }
    let choices = view.port.choices();
    let here = view.shot.offers.by_hex.get(&hex).map_or(&[][..], Vec::as_slice);
    // A counter that was clicked itself narrows the choices to its own, and to those of the hex as a whole.
    let counter_id = counter.and(id.as_ref());
    let own = |c: &usize| matches!(&choices[*c].target, Target::Unit(u) if Some(u) == counter_id);
    let whole = |c: &usize| !matches!(choices[*c].target, Target::Unit(_));
    let narrowed: Vec<usize> = if here.iter().any(own) {
        here.iter().copied().filter(|c| own(c) || whole(c)).collect()
    } else {
        here.to_vec()
    };
    // Moves are taken back with the other button; here they are only listed when nothing else fits.
    let backs = |c: &usize| choices[*c].look == Look::TakeBack;
    let forward: Vec<usize> = narrowed.iter().copied().filter(|c| !backs(c)).collect();
    let narrowed = if forward.is_empty() { narrowed } else { forward };
    match narrowed[..] {
        [one] if !backs(&one) => out.send(Command::Choose(one)),
        [] => {
            let other = top.filter(|&i| {
                let piece = &standing.board.counters[i];
                let selected = view.port.prompt().selected.as_ref() == Some(&piece.id);
                view.port.prompt().side == Some(piece.side) && !selected
            });
            if let (Some(_), Some(_), Some(id)) = (view.shot.offers.cancel, other, &id) {
                out.send(Command::Swap(id.clone(), at));
                return;
            }
            let target = match id {
                Some(id) => Target::Unit(id),
                None => Target::Hex(map.label(hex).to_owned()),
            };
            let mut refusals = view.port.why_not(&target);
            if refusals.is_empty() {
                refusals = view.port.why_not(&Target::Hex(map.label(hex).to_owned()));
            }
            if !refusals.is_empty() {
                desk.map.card = Some(Card { at, about: target, refusals });
            }
        }
        _ => {
            let title = say!(view, "gui-hex", hex = map.label(hex));
            desk.map.menu = Some(Menu { at, title, choices: narrowed, fresh: true });
        }
    }
}

fn tooltip(ui: &mut Ui, view: &View, desk: &Desk, map: &MapView, hex: Hex) {
    let standing = view.shown(desk);
    ui.set_max_width(300.0);
    let info = &map.hexes[hex.index()];
    let place = info.place.as_ref().map(|p| format!(", {p}")).unwrap_or_default();
    let level = spoken::level(view, hex).map(|level| format!(", {level}")).unwrap_or_default();
    ui.strong(format!("{}  {}{level}{place}", info.label, spoken::terrain(view, hex)));
    for (piece, words) in spoken::stack(view, standing, hex) {
        ui.colored_label(view.side_text(piece.side), words);
    }
    let covered = spoken::zoc(standing, hex);
    for side in crate::kernel::Side::ALL {
        if covered[side as usize] {
            ui.weak(say!(view, "gui-in-zoc-of", side = view.port.side_name(side)));
        }
    }
    if view.asks_person(desk) {
        let offered = view.shot.offers.by_hex.get(&hex);
        for choice in
            offered.into_iter().flatten().take(5).filter_map(|&id| view.port.choices().get(id))
        {
            let words = spoken::choice(view, choice);
            ui.label(if choice.look == Look::TakeBack {
                say!(view, "gui-right-click", choice = words)
            } else {
                say!(view, "gui-click", choice = words)
            });
            if let Some(forecast) = &choice.forecast {
                ui.weak(forecast.brief());
            }
        }
    }
}

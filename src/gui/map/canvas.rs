//! The map panel: camera, painting, and what a click means.

use super::super::board_index::BoardIndex;
use super::super::command_queue::{Command, CommandQueue};
use super::super::ending::Ending;
use super::super::game_table::View;
use super::super::paint::Screen;
use super::super::paint::counter::{self, Paint};
use super::super::pointing::{self, By};
use super::super::replay;
use super::super::settings::Wheel;
use super::super::showing::caption_strip;
use super::super::workspace::Workspace;
use super::super::{lesson, marching};
use super::camera::{Camera, TOOLS};
use super::chunks::TINY;
use super::facing::way;
use super::highlight::Marks;
use super::shooters::Meant;
use super::stack::{self, PlacedCounter};
use super::state::{Card, MapState, Menu};
use super::{
    aims, alt_text, answering, arrows, attacks, combinations, controls, fan, group, hover,
    interrupt, keys, menu, minimap, names, outlines, picture, shooters, showing, spoken, whose,
};
use crate::board::Hex;
use crate::drawing::ground::{Land, Style};
use crate::say;
use crate::view::{ChoiceKind, CounterView, MapView, Target};
use egui::{EventFilter, PointerButton, Pos2, Rect, Response, Sense, Shape, Stroke, Ui};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How long the pointer rests on a stack before it is spread out, in seconds.
const REST: f32 = 0.22;

/// ARSOUF M4.1: shows the map.
pub fn show(ui: &mut Ui, view: &View, workspace: &mut Workspace, out: &mut CommandQueue) {
    let Some(map) = view.snapshot.map.clone() else {
        ui.centered_and_justified(|ui| ui.label(say!(ui, "gui-map-none")));
        return;
    };
    let map = &*map;
    ui.spacing_mut().item_spacing.y = 0.0;
    caption_strip::show(ui, view, workspace.past.as_ref(), out);
    replay::bar::show(ui, view, workspace.past.as_ref(), out);
    let screen = ui.available_rect_before_wrap();
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
    move_camera(ui, view, map, &mut workspace.map, &response, screen);
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

    paint(ui, view, map, workspace, camera, screen, &fanned);
    spoken::describe(ui, view, map, workspace, (&response, camera, screen), out);
    minimap::show(ui, view, view.at(workspace.past.as_ref()), map, &mut workspace.map, screen);
    controls::show(ui, view, map, workspace, screen, out);
    act(ui, view, map, workspace, &response, camera, screen, &fanned, out);
    if let Some(facing_choices) = &facing_choices {
        arrows::show(ui, view, map, facing_choices, (camera, screen, fan::board(&fanned)), out);
    }
    if let Some(hex) = enter.or(workspace.map.act_at.take()) {
        let at = camera.to_screen(screen, map.hexes[hex.index()].center);
        press(view, map, workspace, hex, None, at, out);
    }
    if let Some((hex, at)) = dropped {
        match group::meant(ui, view, hex) {
            Some(id) if group::go(view, workspace, map, (hex, id), at) => {}
            Some(id) => out.send(Command::Choose(id)),
            None => press(view, map, workspace, hex, None, at, out),
        }
    }
    let asked_at = workspace.map.card.as_ref().and_then(|card| {
        let p = camera.to_map(screen, card.at);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    });
    if workspace.map.hover.is_some() && asked_at.is_some() && workspace.map.hover != asked_at {
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
    state.hover = state.fan.filter(|_| pointer.is_some()).or_else(|| {
        let p = camera.to_map(screen, pointer?);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    });
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
    let board_index = view.shown(workspace);
    let hex_at = |p: Pos2| {
        let p = camera.to_map(screen, p);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    };
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
    workspace.map.left_lying &= ui.input(|i| i.pointer.delta() == egui::Vec2::ZERO);
    let aimed = |hex: &Hex| workspace.map.aim.as_ref().is_some_and(|aim| aim.hex == *hex);
    let stack = hex_at(pointer).filter(|&hex| board_index.here(hex).len() >= 2);
    let stack = stack.filter(|hex| !aimed(hex));
    let rested = still >= REST || view.settings.reduced_motion;
    // What is shown is not covered by what the pointer happens to lie on.
    let rested = rested && !view.reel.is_playing() && !workspace.map.left_lying;
    match stack {
        Some(hex) if rested && !down && camera.zoom >= TINY => {
            let spread = lies(hex);
            workspace.map.fan = Some(hex);
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

fn paint(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    camera: Camera,
    screen: Rect,
    fanned: &[PlacedCounter],
) {
    let painter = ui.painter_at(screen);
    let palette = view.palette;
    painter.rect_filled(screen, 0.0, palette.table);
    let ctx = ui.ctx().clone();
    if camera.zoom < TINY {
        if let Some(picture) = &workspace.map.picture {
            minimap::paint_picture(&painter, picture, &camera, screen);
        }
    } else {
        let layers = view.settings.layers;
        let style = Style { numbers: layers.numbers, heights: layers.heights };
        let key = hash(&(style, std::ptr::from_ref(palette).addr()));
        let mut ground = std::mem::take(&mut workspace.map.ground);
        ground.paint(&painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            let land = Land::new(map, palette.drawn(), style, zoom);
            Screen { ctx: &ctx, scale: zoom }.draw(land.draw(hexes), shapes);
        });
        workspace.map.ground = ground;
        let mut names = Vec::new();
        let land = Land::new(map, palette.drawn(), style, camera.zoom);
        Screen { ctx: &ctx, scale: camera.zoom }.draw(land.places(), &mut names);
        let offset = camera.to_screen(screen, (0.0, 0.0)).to_vec2();
        painter.extend(names.into_iter().map(|mut shape| {
            shape.translate(offset);
            shape
        }));
    }
    let marks = Marks { view, map, camera, screen, painter: &painter };
    marks_below(&marks, workspace);
    showing::paint_older_ways(&marks, workspace.map.focus());
    paint_counters(ui, view, map, workspace, camera, screen, &painter);
    marks_above(&marks, workspace);
    group::paint(&marks, workspace, |hex| lies_at(&marks, workspace, hex));
    lesson::signposts::on_map(&marks, workspace);
    showing::paint(&marks);
    paint_fan(view, &marks, workspace, fanned);
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn marks_below(marks: &Marks, workspace: &Workspace) {
    let view = marks.view;
    let palette = view.palette;
    if view.settings.layers.zones {
        for zone in &marks.map.zones {
            marks.zone(&zone.name, &zone.hexes, palette.zone);
        }
    }
    marks.zocs(workspace);
    if view.settings.layers.trails && view.reel.at().is_none() {
        marks.trails();
    }
    fronts(marks, workspace);
    if !view.asks_person(workspace) {
        return;
    }
    for (name, labels) in &view.snapshot.table.zones {
        let hexes: Vec<Hex> = labels.iter().filter_map(|l| marks.map.hex(l)).collect();
        marks.zone(name, &hexes, palette.advance);
    }
    let meant = Meant::new(view.port, workspace.inspected.as_deref());
    let whose = whose::of(view);
    for (&hex, ids) in &view.snapshot.offers.by_hex {
        let empty = view.snapshot.board_index.here(hex).is_empty();
        marks.offered(hex, meant.of(ids), empty, &whose);
    }
}

/// The hexes in front of the picked counter, and of the one under the pointer.
fn fronts(marks: &Marks, workspace: &Workspace) {
    let board_index = marks.view.shown(workspace);
    let selected =
        marks.view.port.prompt().selected.as_deref().filter(|_| workspace.past.is_none());
    let picked = selected.or(workspace.inspected.as_deref()).and_then(|id| board_index.get(id));
    let top = workspace.map.focus().and_then(|hex| board_index.here(hex).last());
    let pointed = top.map(|&index| &board_index.board.counters[index]);
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
    workspace: &mut Workspace,
    camera: Camera,
    screen: Rect,
    painter: &egui::Painter,
) {
    let mut counters = std::mem::take(&mut workspace.map.counters);
    let board_index = view.shown(workspace);
    if camera.zoom < TINY {
        let place = |center| camera.to_screen(screen, center);
        minimap::paint_dots(painter, view, board_index, map, ((camera.zoom * 1.1).max(2.5), place));
    } else {
        let step = workspace.past.as_ref().map(|p| p.step);
        let scene = view.reel.at().filter(|_| view.reel.during().is_some() || step.is_some());
        let key =
            hash(&(view.snapshot.revision, step, scene, std::ptr::from_ref(view.palette).addr()));
        let ctx = ui.ctx().clone();
        counters.paint(painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            for &hex in hexes {
                let (x, y) = map.hexes[hex.index()].center;
                let center = egui::pos2(x * zoom, y * zoom);
                for (index, rect) in stack::place_counters(
                    &board_index.board.counters,
                    board_index.here(hex),
                    center,
                    zoom,
                ) {
                    let piece = &board_index.board.counters[index];
                    let livery = view.liveries.of(piece.side);
                    let paint = Paint { ctx: &ctx, palette: view.palette, livery };
                    if let Some(corner) = piece.facing {
                        counter::pointer(rect, way(view, corner), zoom * 0.98, paint, shapes);
                    }
                    counter::draw(piece, rect, paint, shapes);
                }
            }
        });
    }
    workspace.map.counters = counters;
}

fn lies_at(marks: &Marks, workspace: &Workspace, hex: Hex) -> Vec<PlacedCounter> {
    let board_index = marks.view.shown(workspace);
    stack::place_counters(
        &board_index.board.counters,
        board_index.here(hex),
        marks.center(hex),
        marks.camera.zoom,
    )
}

fn marks_above(marks: &Marks, workspace: &Workspace) {
    let view = marks.view;
    let board_index = view.shown(workspace);
    let selected = view.port.prompt().selected.as_deref().filter(|_| workspace.past.is_none());
    let lies_of = |id: &str| {
        let hex = board_index.get(id).and_then(|c| c.at)?;
        let lies = lies_at(marks, workspace, hex);
        lies.into_iter().find(|l| board_index.board.counters[l.0].id == id).map(|lie| lie.1)
    };
    if workspace.past.is_none() {
        attacks::paint(marks);
        if let Some(interrupt) = &view.snapshot.table.interrupt {
            interrupt::rings(marks, interrupt, |hex| lies_at(marks, workspace, hex));
        }
    }
    if view.asks_person(workspace) {
        let meant = Meant::new(view.port, workspace.inspected.as_deref());
        let readable = marks.camera.zoom >= TINY;
        for (&hex, ids) in
            view.snapshot.offers.by_hex.iter().filter(|(h, _)| readable && marks.seen(**h))
        {
            marks.offered_counters(hex, meant.of(ids), &lies_at(marks, workspace, hex));
        }
        let focus = workspace.map.focus().filter(|_| workspace.map.aim.is_none());
        let hovered = focus.and_then(|hex| view.snapshot.offers.by_hex.get(&hex));
        let moves = |kind: ChoiceKind| {
            !matches!(kind, ChoiceKind::Select | ChoiceKind::Flip | ChoiceKind::Release)
        };
        if let Some(choice) =
            hovered.into_iter().flat_map(|ids| meant.of(ids)).find(|c| moves(c.kind))
        {
            marks.preview(choice);
        }
        if let Some(aim) = &workspace.map.aim {
            aims::paint(marks, aim);
        }
        if let Some(listed) = workspace.map.listed.and_then(|id| view.port.choices().get(id)) {
            marks.preview(listed);
        }
        for (unit, letter) in whose::of(view).all() {
            if let Some(rect) = lies_of(unit) {
                outlines::lettered(marks.painter, view.palette, rect, letter);
            }
        }
    }
    let (painter, palette) = (marks.painter, view.palette);
    if let Some((command, By::Panel)) = pointing::pointed(painter.ctx()) {
        let of = |c: &&CounterView| c.mark.as_ref().is_some_and(|mark| mark.id == command);
        for counter in board_index.board.counters.iter().filter(of) {
            if let Some(rect) = lies_of(&counter.id) {
                outlines::of_command(painter, palette, rect);
            }
        }
    }
    let shooter = shooters::picked(view.port, workspace.inspected.as_deref())
        .filter(|_| view.asks_person(workspace));
    for rect in shooters::all(view.port).into_iter().filter_map(lies_of) {
        if view.asks_person(workspace) && shooter.is_none() {
            outlines::can_be_picked(painter, palette, rect);
        }
    }
    let selected = selected.or(shooter);
    if let Some(id) = workspace.inspected.as_deref().filter(|&id| Some(id) != selected)
        && let Some(rect) = lies_of(id)
    {
        outlines::inspected(painter, palette, rect);
    }
    if let Some(rect) = selected.and_then(lies_of) {
        outlines::in_hand(painter, palette, rect);
    }
    for rect in answering::who(view, workspace).iter().filter_map(|id| lies_of(id)) {
        outlines::may_answer(painter, palette, rect);
    }
    if view.asks_person(workspace) {
        for (number, suggestion) in view.advice.found().iter().enumerate() {
            for rect in suggestion.units.iter().filter_map(|id| lies_of(id)) {
                outlines::suggested(painter, palette, rect, number + 1);
            }
            marks.preview(&suggestion.choice);
        }
    }
    let line = |width: f32, color| Stroke::new(width, color);
    if let Some(hex) = workspace.map.hover {
        marks.hex(hex, 0.97, egui::Color32::TRANSPARENT, line(1.5, palette.hover));
    }
    if let Some(hex) = workspace.map.cursor {
        outlines::cursor(painter, palette, &marks.corners(hex, 0.94));
    }
    if let Some(hex) = workspace.map.pointed {
        marks.hex(hex, 0.92, egui::Color32::TRANSPARENT, line(2.5, palette.hover));
    }
    let asked = view.asks_person(workspace) && !view.port.is_hidden_from(view.viewer);
    let barred = view.port.barred().iter().filter(|_| asked);
    let barring = barred.flat_map(|barred| &barred.units);
    let barring = barring.filter_map(|unit| view.snapshot.board_index.get(unit)?.at);
    let losing = workspace.ending.iter().flat_map(Ending::who);
    for hex in barring.chain(losing.filter_map(|target| place_of(view, target))) {
        let side = egui::Vec2::splat(stack::side(marks.camera.zoom));
        let rect = Rect::from_center_size(marks.center(hex), side);
        outlines::in_the_way(painter, palette, (&marks.corners(hex, 1.0), rect));
    }
    if let Some(hex) = workspace.map.found {
        outlines::found(painter, palette, (&marks.corners(hex, 1.02), marks.center(hex)));
    }
}

/// Where somebody stands, or the hex itself.
fn place_of(view: &View, target: &Target) -> Option<Hex> {
    match target {
        Target::Unit(id) => view.snapshot.board_index.get(id)?.at,
        Target::Hex(label) => view.snapshot.map.as_ref()?.hex(label),
        _ => None,
    }
}

fn paint_fan(view: &View, marks: &Marks, workspace: &Workspace, fanned: &[PlacedCounter]) {
    if fanned.is_empty() {
        return;
    }
    let board_index = view.shown(workspace);
    let board = fan::board(fanned);
    let stroke = Stroke::new(1.0, view.palette.hover);
    let radius = egui::CornerRadius::same(6);
    marks.painter.rect(board, radius, view.palette.halo, stroke, egui::StrokeKind::Outside);
    let mut shapes = Vec::new();
    for &(index, rect) in fanned {
        let Some(piece) = board_index.board.counters.get(index) else { continue };
        let livery = view.liveries.of(piece.side);
        let paint = Paint { ctx: marks.painter.ctx(), palette: view.palette, livery };
        if let Some(corner) = piece.facing {
            counter::pointer(rect, way(view, corner), 0.0, paint, &mut shapes);
        }
        counter::draw(piece, rect, paint, &mut shapes);
        if layered(board_index, fanned) {
            caption(view, marks, rect, piece.depth, &mut shapes);
        }
    }
    marks.painter.extend(shapes);
    let offers = view.snapshot.offers.by_hex.get(&workspace.map.fan.unwrap_or(Hex(0)));
    for choice in offers.into_iter().flatten().filter_map(|&id| view.port.choices().get(id)) {
        let Target::Unit(id) = &choice.target else { continue };
        let lie = fanned.iter().find(|l| board_index.board.counters[l.0].id == *id);
        if let (Some((_, rect)), true) = (lie, view.asks_person(workspace)) {
            outlines::can_be_picked(marks.painter, view.palette, *rect);
        }
    }
}

/// Whether the order of a stack matters in this game.
fn layered(board_index: &BoardIndex, lies: &[PlacedCounter]) -> bool {
    lies.iter().any(|lie| board_index.board.counters[lie.0].depth > 0)
}

/// Which counter of a spread stack lies on top, and which below.
fn caption(view: &View, marks: &Marks, rect: Rect, depth: u8, out: &mut Vec<Shape>) {
    let (at, size) = (rect.center_bottom() + egui::vec2(0.0, 7.0), 11.0);
    let ink = (view.palette.place, view.palette.halo);
    names::haloed(marks.painter.ctx(), at, &alt_text::depth(view, depth), size, ink, out);
}

#[allow(clippy::too_many_arguments)] // one call, from one place
fn act(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    response: &Response,
    camera: Camera,
    screen: Rect,
    fanned: &[PlacedCounter],
    out: &mut CommandQueue,
) {
    if response.secondary_clicked() {
        right_click(view, map, workspace, response, camera, screen, out);
    }
    let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) else { return };
    workspace.map.found = None;
    if group::shift(ui) && group::choose(view, workspace, map, (camera, screen), at, out) {
        return;
    }
    if let (Some(hex), Some(index)) = (workspace.map.fan, stack::hit(fanned, at)) {
        press(view, map, workspace, hex, Some(index), at, out);
        return;
    }
    let p = camera.to_map(screen, at);
    let Some(hex) = map.layout.hex_at(&map.map.grid, p.x, p.y) else {
        workspace.map.cursor = None;
        return;
    };
    let board_index = view.shown(workspace);
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let lies = stack::place_counters(
        &board_index.board.counters,
        board_index.here(hex),
        center,
        camera.zoom,
    );
    let hit = stack::hit(&lies, at);
    press(view, map, workspace, hex, hit, at, out);
}

/// A right click takes nothing back that is not marked there: where several choices are aimed it lists them.
/// ARSOUF M3.4, M5.4: on a hex where a move began it takes that move back, on a counter that is being set up it takes it up
/// again.
/// ARSOUF M6.2: on a counter it lists what is offered there, with putting back what is in hand; elsewhere it puts that back.
fn right_click(
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    response: &Response,
    camera: Camera,
    screen: Rect,
    out: &mut CommandQueue,
) {
    workspace.map.menu = None;
    workspace.map.card = None;
    if view.computer.decides(view.port).is_some() {
        out.send(Command::ComputerPlays);
        return;
    }
    let Some(at) = response.interact_pointer_pos() else { return };
    let p = camera.to_map(screen, at);
    let hex = map.layout.hex_at(&map.map.grid, p.x, p.y);
    let hex = workspace.map.fan.or(hex);
    let aimed = workspace.map.aim.as_ref().filter(|aim| Some(aim.hex) == hex);
    if let Some(menu) = aimed.and_then(|aim| aims::list(view, map, aim)) {
        workspace.map.menu = Some(Menu { at, ..menu });
        return;
    }
    let asked = workspace.past.is_none();
    let cancel = view.snapshot.offers.cancel.filter(|_| asked);
    let Some(hex) = hex else {
        out.extend(cancel.map(Command::Choose));
        return;
    };
    let offered = view.snapshot.offers.by_hex.get(&hex).filter(|_| asked);
    let offered = offered.map_or(&[][..], Vec::as_slice);
    let takes_back = |id: &usize| view.port.choices()[*id].kind == ChoiceKind::TakeBack;
    let backs: Vec<usize> = offered.iter().copied().filter(takes_back).collect();
    let manned = !view.shown(workspace).here(hex).is_empty();
    let choices = match backs[..] {
        [one] => {
            out.send(Command::Choose(one));
            return;
        }
        [_, ..] => backs,
        [] if manned => offered.iter().copied().chain(cancel).collect(),
        [] => {
            out.extend(cancel.map(Command::Choose));
            return;
        }
    };
    if !choices.is_empty() {
        let title = say!(view, "gui-hex", hex = map.label(hex));
        workspace.map.menu = Some(Menu { at, title, extra: Vec::new(), choices, fresh: true });
    }
}

/// ARSOUF M3.2, M5.1, M5.2, M6.1, M6.3: a click or Enter on a hex, or on a counter in it, takes what is offered
/// there; where nothing is, it says why.
fn press(
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    hex: Hex,
    counter: Option<usize>,
    at: Pos2,
    out: &mut CommandQueue,
) {
    let board_index = view.shown(workspace);
    let top = counter.or_else(|| board_index.here(hex).last().copied());
    let id = top.map(|i| board_index.board.counters[i].id.clone());
    if let Some(id) = &id {
        out.send(Command::Inspect(id.clone()));
    }
    if !view.asks_person(workspace) {
        if workspace.past.is_none() {
            out.send(Command::ComputerPlays);
        }
        return;
    }
    let choices = view.port.choices();
    let here = view.snapshot.offers.by_hex.get(&hex).map_or(&[][..], Vec::as_slice);
    // A target that the picked archer does not reach is left to those who do.
    let meant = Meant::new(view.port, workspace.inspected.as_deref()).of(here);
    let meant: Vec<usize> = meant.map(|choice| choice.id).collect();
    let here = if meant.is_empty() { here } else { &meant[..] };
    // A counter that was clicked itself narrows the choices to its own, and to those of the hex as a whole.
    let counter_id = counter.and(id.as_ref());
    let own = |c: &usize| matches!(&choices[*c].target, Target::Unit(u) if Some(u) == counter_id);
    let whole = |c: &usize| !matches!(choices[*c].target, Target::Unit(_));
    let narrowed: Vec<usize> = if here.iter().any(own) {
        here.iter().copied().filter(|c| own(c) || whole(c)).collect()
    } else {
        here.to_vec()
    };
    // Moves are taken back with the other button; here they are only listed when nothing else fits, and nothing is in hand.
    let backs = |c: &usize| choices[*c].kind == ChoiceKind::TakeBack;
    let forward: Vec<usize> = narrowed.iter().copied().filter(|c| !backs(c)).collect();
    let in_hand = view.port.prompt().selected.is_some();
    let narrowed = if forward.is_empty() && !in_hand { narrowed } else { forward };
    let narrowed = combinations::of_chosen(view, &workspace.map.chosen, narrowed);
    let aimed = workspace.map.aim.as_ref().filter(|aim| aim.hex == hex).map(aims::Aim::choice);
    let narrowed = aimed.map_or(narrowed, |aimed| vec![aimed]);
    match narrowed[..] {
        // Who clicks a counter to look at it or to turn it does not mean to turn it over or to change the order of its stack.
        [one]
            if !backs(&one)
                && !matches!(choices[one].kind, ChoiceKind::Flip | ChoiceKind::Decide) =>
        {
            if !group::go(view, workspace, map, (hex, one), at) {
                out.send(Command::Choose(one));
            }
        }
        [] => {
            let other = top.filter(|&i| {
                let piece = &board_index.board.counters[i];
                let selected = view.port.prompt().selected.as_ref() == Some(&piece.id);
                view.port.prompt().side == Some(piece.side) && !selected
            });
            let put_down = marching::put_down(view.port);
            if let (Some(_), Some(_), Some(id)) = (put_down, other, &id) {
                out.send(Command::Swap(id.clone(), at));
                return;
            }
            if top.is_some() && group::onto(view, workspace, map, hex, at) {
                return;
            }
            // An archer is picked by the click: there is nothing to be said.
            if id.as_deref().is_some_and(|id| shooters::all(view.port).contains(id)) {
                return;
            }
            let target = match id {
                Some(id) => Target::Unit(id),
                None => Target::Hex(map.label(hex).to_owned()),
            };
            let mut refusals = view.why_not(&target);
            if refusals.is_empty() {
                refusals = view.why_not(&Target::Hex(map.label(hex).to_owned()));
            }
            if !refusals.is_empty() {
                workspace.map.card = Some(Card { at, about: target, refusals });
            }
        }
        _ => {
            let title = say!(view, "gui-hex", hex = map.label(hex));
            workspace.map.menu =
                Some(Menu { at, title, extra: Vec::new(), choices: narrowed, fresh: true });
        }
    }
}

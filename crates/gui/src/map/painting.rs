//! Painting the map from the ground up: land, marks below the counters, counters, and what lies above them.

use super::camera::Camera;
use super::chunks::TINY;
use super::facing::way;
use super::gliding::Gliding;
use super::ground_layer::GroundView;
use super::highlight::Marks;
use super::shooters::Meant;
use super::stack::{self, PlacedCounter};
use super::{
    aims, alt_text, answering, blows, cartouche, fan, group, interrupt, minimap, names, neatline,
    outlines, shooters, showing, spans, whose,
};
use crate::board_index::BoardIndex;
use crate::ending::Ending;
use crate::game_table::View;
use crate::lesson;
use crate::paint::Screen;
use crate::paint::counter::{self, Paint};
use crate::paint::units::ToDrawing;
use crate::pointing::{self, By};
use crate::workspace::Workspace;
use egui::{FontId, Pos2, Rect, Shape, Stroke, Ui, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::compass_rose::compass_rose;
use gonfalon_core::drawing::ground::Land;
use gonfalon_core::drawing::{Area, Point, point};
use gonfalon_core::view::{ChoiceKind, CounterKind, CounterView, MapView, Target};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// The room for the name of a leader at the foot of his hex, in its radii.
const NAMED: f32 = 1.6;
/// Smaller names can't be read.
const SMALLEST_NAME: f32 = 8.0;
/// The radius of the rose that shows where north is, in points.
const ROSE: f32 = 26.0;

/// So many counters are marked with discs, not more.
const FEW: usize = 6;

/// Paints the map.
pub fn paint(
    ui: &Ui,
    view: &View,
    map: &Arc<MapView>,
    workspace: &mut Workspace,
    camera: Camera,
    screen: Rect,
    fanned: &[PlacedCounter],
) {
    let painter = ui.painter_at(screen);
    let palette = view.palette;
    painter.rect_filled(screen, 0.0, palette.table);
    let mut named = Vec::new();
    let tiny = camera.zoom < TINY;
    if tiny {
        workspace.map.ground.rest();
        if let Some(picture) = &workspace.map.picture {
            picture.paint(&painter, &camera, screen);
        }
    } else {
        let (style, map_style) = view.settings.layers.styles(map);
        let shown = workspace.map.picture.as_ref();
        let camera = &camera;
        let ground = GroundView { map, palette, style, map_style, camera, screen, picture: shown };
        neatline::framed(&painter, &ground, |painter| {
            workspace.map.ground.paint(painter, &ground);
        });
        let land = Land::new(map, palette.drawn(), style, camera.zoom);
        let counters = covered(view.shown(workspace), map, camera.zoom);
        if view.settings.layers.names {
            let lettering = &mut workspace.map.lettering;
            named = lettering.paint(&painter, &land, &counters, (camera, screen));
        }
    }
    let marks = Marks { view, map, camera, screen, painter: &painter };
    if view.settings.layers.names && !tiny {
        cartouche::paint(&marks, map, &mut workspace.map.title_place);
    }
    showing::paint_older_ways(&marks, workspace.map.focus());
    marks_below(&marks, workspace, named);
    paint_counters(&marks, workspace);
    rose(&marks);
    marks_above(&marks, workspace);
    group::paint(&marks, workspace, |hex| lies_at(&marks, workspace, hex));
    lesson::signposts::on_map(&marks, workspace);
    showing::paint(&marks, workspace);
    paint_fan(view, &marks, workspace, fanned);
}

/// The rose that shows where north is, in the corner of the screen: above the counters, since it is no part of the map.
fn rose(marks: &Marks) {
    let Marks { map, screen, painter, .. } = *marks;
    let Some(north) = map.appearance.north.filter(|_| screen.width() > ROSE * 12.0) else { return };
    let palette = marks.view.palette;
    let at = screen.right_top() + vec2(-ROSE, ROSE) * 1.25;
    painter.circle_filled(at, ROSE * 1.15, palette.thin(palette.halo, 0.75));
    let mut shapes = Vec::new();
    let drawn = compass_rose((at.drawn(), ROSE), north, palette.drawn());
    Screen::of(painter.ctx()).show(drawn, &mut shapes);
    painter.extend(shapes);
}

/// The areas that counters cover, in units.
fn covered(board_index: &BoardIndex, map: &MapView, zoom: f32) -> Vec<Area> {
    let side = Point::splat(stack::side(zoom) / zoom);
    let hexes: BTreeSet<Hex> = board_index.board.counters.iter().filter_map(|c| c.at).collect();
    let area = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        Area::around(point(x, y), side)
    };
    hexes.into_iter().map(area).collect()
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What lies on the ground and under the counters. `names` are the places where names stand already.
fn marks_below(marks: &Marks, workspace: &Workspace, mut names: Vec<Area>) {
    let view = marks.view;
    let palette = view.palette;
    if view.settings.layers.zones {
        let zones = marks.map.zones.iter().map(|zone| (zone.name.as_str(), zone.hexes.clone()));
        marks.zones(&zones.collect::<Vec<_>>(), palette.zone, &mut names);
    } else {
        // Where the map says it already it is not said twice.
        let written = |name| marks.map.hexes.iter().any(|hex| hex.place.as_ref() == Some(name));
        let name = |name| if written(name) { "" } else { name.as_str() };
        let goals = view.snapshot.table.goals.iter();
        let goals = goals.map(|(of, labels)| (name(of), marks.labelled(labels)));
        marks.zones(&goals.collect::<Vec<_>>(), palette.zone, &mut names);
    }
    marks.zocs(workspace);
    if view.settings.layers.trails && view.reel.at().is_none() {
        marks.trails();
    }
    fronts(marks, workspace);
    spans::outline(marks, workspace);
    if !view.asks_person(workspace) {
        return;
    }
    let asked = view.snapshot.table.zones.iter();
    let asked = asked.map(|(name, labels)| (name.as_str(), marks.labelled(labels)));
    marks.zones(&asked.collect::<Vec<_>>(), palette.advance, &mut names);
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

fn paint_counters(marks: &Marks, workspace: &mut Workspace) {
    let Marks { view, map, camera, screen, painter } = *marks;
    let mut counters = std::mem::take(&mut workspace.map.counters);
    let mut standards = std::mem::take(&mut workspace.map.standards);
    let board_index = view.shown(workspace);
    if camera.zoom < TINY {
        let place = |center| camera.to_screen(screen, center);
        minimap::paint_dots(painter, view, board_index, map, ((camera.zoom * 1.1).max(2.5), place));
    } else {
        let gliding = Gliding::now(view, map, board_index, marks.now());
        let takes = |id: &str| gliding.as_ref().is_some_and(|gliding| gliding.takes(id));
        let step = workspace.past.as_ref().map(|p| p.step);
        let scene = view.reel.at().filter(|_| view.reel.during().is_some() || step.is_some());
        let away: Vec<&str> = gliding.iter().flat_map(Gliding::ids).collect();
        let palette = std::ptr::from_ref(view.palette).addr();
        let key = hash(&(view.snapshot.revision, step, scene, palette, away));
        let all = &board_index.board.counters;
        let leads = |lies: &PlacedCounter| all[lies.0].kind == CounterKind::Leader;
        let placed = |hexes: &[Hex], zoom: f32| -> Vec<PlacedCounter> {
            let place = |&hex: &Hex| {
                let (x, y) = map.hexes[hex.index()].center;
                let center = egui::pos2(x * zoom, y * zoom);
                stack::place_counters(all, board_index.here(hex), center, zoom)
            };
            hexes.iter().flat_map(place).collect()
        };
        let stay = |lies: &PlacedCounter| !takes(&all[lies.0].id);
        counters.paint(painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            let units = placed(hexes, zoom).into_iter().filter(|lies| !leads(lies));
            for (index, rect) in units.filter(stay) {
                counter_at(marks, &all[index], (rect, zoom), shapes);
            }
        });
        // Large counters reach out of small hexes: none of them may cover the standard or the name of a leader beside it.
        standards.paint(painter, (&camera, screen), (map, key), |hexes, zoom, shapes| {
            let (led, units): (Vec<PlacedCounter>, Vec<PlacedCounter>) =
                placed(hexes, zoom).into_iter().partition(leads);
            if stack::is_small(zoom) {
                for (index, rect) in units.into_iter().filter(stay) {
                    faces(marks, &all[index], (rect.center(), zoom), shapes);
                }
            }
            for &(index, rect) in led.iter().filter(|lies| stay(lies)) {
                counter_at(marks, &all[index], (rect, zoom), shapes);
            }
            let led: Vec<&CounterView> = led.iter().map(|lies| &all[lies.0]).collect();
            leaders(marks, &led, zoom, shapes);
        });
        if let Some(gliding) = &gliding {
            let mut shapes = Vec::new();
            for (index, rect) in gliding.placed(marks, board_index) {
                let piece = &board_index.board.counters[index];
                counter_at(marks, piece, (rect, camera.zoom), &mut shapes);
            }
            painter.extend(shapes);
            painter.ctx().request_repaint();
        }
    }
    (workspace.map.counters, workspace.map.standards) = (counters, standards);
}

/// Adds the names of leaders at the foot of their hexes, where they can be read.
fn leaders(marks: &Marks, led: &[&CounterView], zoom: f32, out: &mut Vec<Shape>) {
    let mut named: BTreeMap<Hex, Vec<&str>> = BTreeMap::new();
    for leader in led {
        let Some(hex) = leader.at else { continue };
        // The title behind the comma has no room, and neither has what stands in brackets.
        let name = leader.name.split([',', '(']).next().unwrap_or_default().trim_end();
        named.entry(hex).or_default().push(name);
    }
    let (ctx, palette) = (marks.painter.ctx(), marks.view.palette);
    for (hex, names) in named {
        let name = names.join(" + ");
        let wide = |size: f32| {
            let font = FontId::proportional(size);
            marks.painter.layout_no_wrap(name.clone(), font, palette.place).size().x
        };
        let size = (zoom * 0.25).min(13.0).min(zoom * NAMED * 10.0 / wide(10.0).max(1.0));
        if size < SMALLEST_NAME {
            continue;
        }
        let (x, y) = marks.map.hexes[hex.index()].center;
        let at = egui::pos2(x, y + 0.72) * zoom;
        names::haloed(ctx, at, &name, size, (palette.place, palette.halo), out);
    }
}

/// Adds a counter, and where it faces.
fn counter_at(marks: &Marks, piece: &CounterView, (rect, zoom): (Rect, f32), out: &mut Vec<Shape>) {
    let (view, ctx) = (marks.view, marks.painter.ctx());
    let paint = Paint { ctx, palette: view.palette, livery: view.liveries.of(piece.side) };
    if let Some(corner) = piece.facing.filter(|_| !stack::is_small(zoom)) {
        counter::pointer(rect, way(view, corner), zoom * 0.98, paint, out);
    }
    counter::draw(piece, rect, paint, out);
}

/// Adds where a counter faces in a small hex: above all counters, for they fill their hexes.
fn faces(marks: &Marks, piece: &CounterView, (center, zoom): (Pos2, f32), out: &mut Vec<Shape>) {
    let Some(corner) = piece.facing else { return };
    let (view, ctx) = (marks.view, marks.painter.ctx());
    let paint = Paint { ctx, palette: view.palette, livery: view.liveries.of(piece.side) };
    counter::small_pointer(center, way(view, corner), zoom, paint, out);
}

/// Where the counters of a hex lie.
pub fn lies_at(marks: &Marks, workspace: &Workspace, hex: Hex) -> Vec<PlacedCounter> {
    let board_index = marks.view.shown(workspace);
    stack::place_counters(
        &board_index.board.counters,
        board_index.here(hex),
        marks.center(hex),
        marks.camera.zoom,
    )
}

/// The uppermost counter of a hex, or as much room in its middle as a number needs.
fn ends_at(marks: &Marks, workspace: &Workspace, hex: Hex) -> Rect {
    let zoom = marks.camera.zoom;
    let middle = || Rect::from_center_size(marks.center(hex), vec2(0.5, 0.5) * zoom);
    lies_at(marks, workspace, hex).last().map_or_else(middle, |(_, rect)| *rect)
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
        blows::paint(marks);
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
            marks.preview(&suggestion.choice);
            // At the head of its arrow it is read with it: beside everybody who takes part it would lie on others.
            let at_end = suggestion.choice.hex.map(|hex| ends_at(marks, workspace, hex));
            let beside = suggestion.units.iter().filter(|_| at_end.is_none());
            for rect in at_end.into_iter().chain(beside.filter_map(|id| lies_of(id))) {
                outlines::suggested(painter, palette, rect, number + 1);
            }
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
    let concerned = barring.chain(losing.filter_map(|target| place_of(view, target)));
    let concerned: Vec<Hex> = concerned.collect();
    // Half an army under red discs would look like an alarm, and nobody could be told from another.
    let few = concerned.len() <= FEW;
    for hex in concerned {
        let side = egui::Vec2::splat(stack::side(marks.camera.zoom));
        let rect = Rect::from_center_size(marks.center(hex), side);
        outlines::in_the_way(painter, palette, (&marks.corners(hex, 1.0), rect), few);
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

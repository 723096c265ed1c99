//! Counters that are dragged, and several that are chosen to move together: with Shift and a click one by one, with Shift
//! and a drag all those in a rectangle.

use super::super::command_queue::{Command, CommandQueue};
use super::super::deploying;
use super::super::game_table::View;
use super::super::marching::{self, Leg};
use super::super::paint::counter::{self, Paint};
use super::super::workspace::Workspace;
use super::camera::Camera;
use super::facing;
use super::fan;
use super::highlight::Marks;
use super::outlines;
use super::shooters;
use super::stack::{self, PlacedCounter};
use super::state::Menu;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Color32, PointerButton, Pos2, Rect, Response, Stroke, Ui, Vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{ChoiceKind, Condition, CounterView, MapView, Target};
use gonfalon_core::words::listed;

/// What the pointer drags.
#[derive(Clone, PartialEq, Debug)]
pub enum Drag {
    /// A counter, taken up in a hex or beside the board.
    Counter(String, Option<Hex>),
    /// A corner of a rectangle that was begun here.
    Lasso(Pos2),
}

/// Whether Shift is held.
#[must_use]
pub fn shift(ui: &Ui) -> bool {
    ui.input(|i| i.modifiers.shift && !i.modifiers.command && !i.modifiers.alt)
}

/// The places of a spread stack's counters.
#[must_use]
pub fn fan_of(
    view: &View,
    workspace: &Workspace,
    map: &MapView,
    (camera, screen): (Camera, Rect),
    hex: Hex,
) -> Vec<PlacedCounter> {
    let board_index = view.shown(workspace);
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let mut here = board_index.here(hex).to_vec();
    if here.iter().any(|&index| board_index.board.counters[index].depth > 0) {
        // In the order in which they are told: from the top down.
        here.reverse();
    }
    let turns = view.asks_person(workspace);
    let inspected = workspace.inspected.as_deref();
    let free = if turns { facing::reach(view, inspected, hex, camera.zoom) } else { 0.0 };
    fan::spread(&here, (center, free), camera.zoom, screen)
}

/// The hex under a point, and the counter there that is meant.
fn under(
    view: &View,
    workspace: &Workspace,
    map: &MapView,
    (camera, screen): (Camera, Rect),
    at: Pos2,
) -> Option<(Hex, Option<String>)> {
    let board_index = view.shown(workspace);
    let id = |index: usize| board_index.board.counters[index].id.clone();
    if let Some(hex) = workspace.map.fan {
        let spread = fan_of(view, workspace, map, (camera, screen), hex);
        if let Some(index) = stack::hit(&spread, at) {
            return Some((hex, Some(id(index))));
        }
    }
    let hex = camera.hex_at(map, screen, at)?;
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let here = board_index.here(hex);
    let lies = stack::place_counters(&board_index.board.counters, here, center, camera.zoom);
    let hit = stack::hit(&lies, at).or_else(|| here.last().copied());
    Some((hex, hit.map(id)))
}

/// Begins, follows and ends a drag. Answers with where a counter was let go.
pub fn drag(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    (response, screen): (&Response, Rect),
    out: &mut CommandQueue,
) -> Option<(Hex, Pos2)> {
    let camera = workspace.map.camera?;
    if response.drag_started_by(PointerButton::Primary) && view.asks_person(workspace) {
        let at = ui.input(|i| i.pointer.press_origin())?;
        if shift(ui) {
            workspace.map.drag = Some(Drag::Lasso(at));
        } else if let Some((hex, Some(unit))) = under(view, workspace, map, (camera, screen), at) {
            take_up(view, workspace, (unit, hex), at, out);
        }
    }
    let drag = workspace.map.drag.clone()?;
    if ui.input(|i| i.pointer.any_down()) {
        return None;
    }
    workspace.map.drag = None;
    let at = ui.ctx().pointer_latest_pos()?;
    match drag {
        Drag::Lasso(from) => {
            choose_all(view, workspace, map, (camera, screen), Rect::from_two_pos(from, at), out);
            None
        }
        Drag::Counter(unit, from) => {
            let to = camera.hex_at(map, screen, at).filter(|_| screen.contains(at))?;
            if from == Some(to) {
                return None;
            }
            if deploying::is_set_up(view.port, &view.snapshot.board_index, &unit) {
                out.send(Command::SetUp { unit, from, to, at });
                return None;
            }
            if shoot(view, &unit, to, out) || engage(view, map, (unit, to), out) {
                return None;
            }
            Some((to, at))
        }
    }
}

/// What a counter means that is let go on a hex: the one move there is, or with Ctrl the one charge. Where it may do either, it
/// is asked which.
#[must_use]
pub fn meant(ui: &Ui, view: &View, hex: Hex) -> Option<usize> {
    let choices = view.port.choices();
    let here = view.snapshot.offers.by_hex.get(&hex)?;
    let charges = ui.input(|i| i.modifiers.command);
    let goes = |id: &usize| matches!(choices[*id].kind, ChoiceKind::Move | ChoiceKind::Charge);
    let wished = |id: &usize| goes(id) && (!charges || choices[*id].kind == ChoiceKind::Charge);
    let mut of = here.iter().copied().filter(wished);
    let only = of.next().filter(|_| of.next().is_none());
    only.filter(|_| here.iter().all(goes))
}

/// The charges that a counter may make which is let go on a hex without Ctrl: none of them is made unasked. With Ctrl, on an
/// enemy whom nobody charges from afar: those that end beside him.
#[must_use]
pub fn asked(ui: &Ui, view: &View, map: &MapView, hex: Hex) -> Vec<usize> {
    let choices = view.port.choices();
    let by_hex = &view.snapshot.offers.by_hex;
    let here = by_hex.get(&hex).map_or(&[][..], Vec::as_slice);
    let charges = |id: &usize| choices[*id].kind == ChoiceKind::Charge;
    if !ui.input(|i| i.modifiers.command) {
        return if here.iter().all(charges) { here.to_vec() } else { Vec::new() };
    }
    let (board, side) = (&view.snapshot.board_index, view.port.prompt().side);
    let held = board.here(hex).iter().any(|&k| Some(board.board.counters[k].side) != side);
    if !here.is_empty() || !held {
        return Vec::new();
    }
    let beside = map.map.grid.neighbors(hex).filter_map(|(_, near)| by_hex.get(&near));
    beside.flatten().copied().filter(charges).collect()
}

/// Takes a counter up that can be picked up or is; any other leaves the map to the hand.
fn take_up(
    view: &View,
    workspace: &mut Workspace,
    (unit, hex): (String, Hex),
    at: Pos2,
    out: &mut CommandQueue,
) {
    let prompt = view.port.prompt();
    let target = Target::Unit(unit.clone());
    let picks = |kind| kind == ChoiceKind::Select;
    let pick = view.port.choices().iter().find(|c| picks(c.kind) && c.target == target);
    let own = view.snapshot.board_index.get(&unit).is_some_and(|c| Some(c.side) == prompt.side);
    if deploying::is_set_up(view.port, &view.snapshot.board_index, &unit) {
        workspace.map.drag = Some(Drag::Counter(unit, Some(hex)));
        return;
    }
    if let Some(pick) = pick {
        out.send(Command::Choose(pick.id));
    } else if prompt.selected.is_some() && prompt.selected.as_ref() != Some(&unit) && own {
        out.send(Command::Swap(unit.clone(), at));
    } else if shooters::all(view.port).contains(unit.as_str()) {
        out.send(Command::Inspect(unit.clone()));
    } else if prompt.selected.as_ref() != Some(&unit) && !(own && fights(view, &target)) {
        return;
    }
    workspace.map.drag = Some(Drag::Counter(unit, Some(hex)));
}

/// Whether a counter can take part in an attack that is planned now, or takes part in it.
fn fights(view: &View, unit: &Target) -> bool {
    let kind = |kind| matches!(kind, ChoiceKind::Engage | ChoiceKind::Release);
    view.port.choices().iter().any(|choice| kind(choice.kind) && choice.target == *unit)
}

/// Lets the archer shoot that was dragged onto his target; whether that was meant. Of several targets in a hex he is asked which.
fn shoot(view: &View, unit: &str, to: Hex, out: &mut CommandQueue) -> bool {
    let shots = view.port.choices().iter().filter(|choice| {
        choice.kind == ChoiceKind::Fire
            && choice.subject.as_deref() == Some(unit)
            && choice.hex == Some(to)
    });
    let mut shots = shots.map(|choice| choice.id);
    match (shots.next(), shots.next()) {
        (Some(only), None) => out.send(Command::Choose(only)),
        (Some(_), Some(_)) => out.send(Command::ActAt(to)),
        (None, _) => return false,
    }
    true
}

/// Plans an attack of the counter that was dragged onto an enemy; whether that was meant.
fn engage(view: &View, map: &MapView, (unit, to): (String, Hex), out: &mut CommandQueue) -> bool {
    let side = view.port.prompt().side;
    let board = &view.snapshot.board_index.board;
    let stands = |index: &&usize| Some(board.counters[**index].side) != side;
    let here = view.snapshot.board_index.here(to).iter().rev().filter(stands);
    let enemies: Vec<Target> =
        here.map(|&index| Target::Unit(board.counters[index].id.clone())).collect();
    let attacker = Target::Unit(unit);
    if enemies.is_empty() || !fights(view, &attacker) {
        return false;
    }
    let at = Target::Hex(map.label(to).to_owned());
    out.send(Command::Engage { attacker, enemies, at });
    true
}

/// Chooses the counter under a point to move with others, or no longer. Answers with whether one lies there.
pub fn choose(
    view: &View,
    workspace: &mut Workspace,
    map: &MapView,
    place: (Camera, Rect),
    at: Pos2,
    out: &mut CommandQueue,
) -> bool {
    let Some((_, Some(unit))) = under(view, workspace, map, place, at) else { return false };
    toggle(view, workspace, &unit, out);
    true
}

/// Chooses a counter to move with others, or no longer; the first of them is picked up, so that its hexes are shown.
fn toggle(view: &View, workspace: &mut Workspace, unit: &str, out: &mut CommandQueue) {
    let prompt = view.port.prompt();
    let own = view.snapshot.board_index.get(unit).is_some_and(|c| Some(c.side) == prompt.side);
    if !own || !view.asks_person(workspace) {
        return;
    }
    let chosen = &mut workspace.map.chosen;
    if chosen.is_empty() {
        chosen.extend(prompt.selected.clone());
    }
    if let Some(known) = chosen.iter().position(|other| other == unit) {
        chosen.remove(known);
    } else {
        chosen.push(unit.to_owned());
    }
    if prompt.selected.is_none() {
        pick_first(view, &workspace.map.chosen, out);
    }
}

fn pick_first(view: &View, chosen: &[String], out: &mut CommandQueue) {
    let Some(first) = chosen.first() else { return };
    let target = Target::Unit(first.clone());
    let picks = |kind| kind == ChoiceKind::Select;
    let pick = view.port.choices().iter().find(|c| picks(c.kind) && c.target == target);
    out.extend(pick.map(|pick| Command::Choose(pick.id)));
}

/// Chooses every own counter in a rectangle that can be picked up. While one is in hand no other can: then those are added that
/// have not moved.
fn choose_all(
    view: &View,
    workspace: &mut Workspace,
    map: &MapView,
    (camera, screen): (Camera, Rect),
    lasso: Rect,
    out: &mut CommandQueue,
) {
    let inside = |unit: &String| {
        let hex = view.snapshot.board_index.get(unit).and_then(|c| c.at);
        hex.is_some_and(|hex| {
            lasso.contains(camera.to_screen(screen, map.hexes[hex.index()].center))
        })
    };
    let prompt = view.port.prompt();
    let Some(in_hand) = &prompt.selected else {
        workspace.map.chosen = marching::movers(view.port).into_iter().filter(inside).collect();
        pick_first(view, &workspace.map.chosen, out);
        return;
    };
    let moves = |c: &&CounterView| {
        let stays = c.status.iter().any(|status| status.shown == Some(Condition::Moved));
        Some(c.side) == prompt.side && !c.kind.is_marker() && !stays && inside(&c.id)
    };
    let counters = view.snapshot.board_index.board.counters.iter();
    let added: Vec<String> = counters.filter(moves).map(|c| c.id.clone()).collect();
    let chosen = &mut workspace.map.chosen;
    if !added.is_empty() && chosen.is_empty() {
        chosen.push(in_hand.clone());
    }
    for unit in added {
        if !chosen.contains(&unit) {
            chosen.push(unit);
        }
    }
}

/// What a click may mean on a hex that the picked counter can move to, beside that: the others who are chosen go with it, or
/// the leaders who stand with it.
#[must_use]
pub fn together(
    view: &View,
    workspace: &Workspace,
    map: &MapView,
    (hex, choices): (Hex, &[usize]),
    at: Pos2,
) -> Vec<(String, Command)> {
    let offered = choices.iter().filter_map(|&id| view.port.choices().get(id));
    let Some(choice) = offered.into_iter().find(|choice| choice.kind == ChoiceKind::Move) else {
        return Vec::new();
    };
    let Some(lead) = view.port.prompt().selected.clone() else { return Vec::new() };
    let units = marching::together(view.port, &workspace.map.chosen);
    let mut extra: Vec<(String, Command)> = Vec::new();
    let mut offer = |words: String, legs: Option<Vec<Leg>>| {
        extra.extend(legs.map(|legs| (words, Command::March(legs, at))));
    };
    let name = |unit: &str| view.snapshot.board_index.name(unit).to_owned();
    let place = map.label(hex);
    if units.is_empty() {
        let leaders = marching::leaders_with(view, &lead);
        if leaders.is_empty() {
            return extra;
        }
        let names: Vec<String> =
            std::iter::once(&lead).chain(&leaders).map(|unit| name(unit)).collect();
        let units = std::iter::once(lead).chain(leaders);
        let legs = units.map(|unit| Leg { unit, to: hex }).collect();
        let names = listed(view.language(), &names);
        let words = say!(view, "gui-march-with", names = names, hex = place);
        offer(words, Some(legs));
    } else {
        let n = units.len();
        let words = say!(view, "gui-march-same-way", n = n, hex = place);
        offer(words, marching::side_by_side(view, &units, hex));
        let words = say!(view, "gui-march-column", n = n, hex = place);
        offer(words, marching::in_column(view, &units, hex, &choice.path));
    }
    extra
}

/// A click on an enemy while nothing is picked lists who can do what to him. Answers with whether somebody can.
pub fn onto(view: &View, workspace: &mut Workspace, map: &MapView, hex: Hex, at: Pos2) -> bool {
    let prompt = view.port.prompt();
    let board_index = &view.snapshot.board_index;
    let counters = board_index.here(hex).iter().map(|&index| &board_index.board.counters[index]);
    let enemy = counters.into_iter().any(|counter| Some(counter.side) != prompt.side);
    if !enemy || prompt.selected.is_some() {
        return false;
    }
    let who = |pick: usize| match &view.port.choices()[pick].target {
        Target::Unit(id) => board_index.name(id).to_owned(),
        _ => String::new(),
    };
    let mut extra: Vec<(String, Command)> = Vec::new();
    for (pick, then) in marching::onto(view.port, hex) {
        let words = format!("{}: {}", who(pick), then.label);
        extra.push((words, Command::ChooseBoth(pick, then.id)));
    }
    let any = !extra.is_empty();
    if any {
        let title = say!(view, "gui-hex", hex = map.label(hex));
        workspace.map.menu = Some(Menu { at, title, extra, choices: Vec::new(), fresh: true });
    }
    any
}

/// Paints what is chosen, and what is dragged.
pub fn paint(marks: &Marks, workspace: &Workspace, lies: impl Fn(Hex) -> Vec<PlacedCounter>) {
    let view = marks.view;
    let board_index = &view.snapshot.board_index;
    let palette = view.palette;
    for unit in &workspace.map.chosen {
        let Some(hex) = board_index.get(unit).and_then(|counter| counter.at) else { continue };
        let lies = lies(hex);
        let lie = lies.iter().find(|(index, _)| board_index.board.counters[*index].id == *unit);
        if let Some((_, rect)) = lie {
            outlines::in_hand(marks.painter, palette, *rect);
        }
    }
    shadows(marks, workspace);
    let Some(at) = marks.painter.ctx().pointer_latest_pos() else { return };
    match &workspace.map.drag {
        Some(Drag::Lasso(from)) => {
            let rect = Rect::from_two_pos(*from, at);
            outlines::lasso(marks.painter, palette, rect);
        }
        Some(Drag::Counter(unit, _)) => {
            let Some(counter) = board_index.get(unit) else { return };
            let side = stack::side(marks.camera.zoom).max(28.0);
            let rect = Rect::from_center_size(at, Vec2::splat(side));
            let mut painter = marks.painter.clone();
            painter.set_opacity(0.8);
            let mut shapes = Vec::new();
            let livery = view.liveries.of(counter.side);
            let paint = Paint { ctx: painter.ctx(), palette, livery };
            counter::draw(counter, rect, paint, &mut shapes);
            painter.extend(shapes);
        }
        None => {}
    }
}

/// Where the others would end that go the same way as the first to the hex under the pointer.
fn shadows(marks: &Marks, workspace: &Workspace) {
    let view = marks.view;
    let Some(hex) = workspace.map.focus() else { return };
    let units = marching::together(view.port, &workspace.map.chosen);
    let reaches = view.snapshot.offers.by_hex.get(&hex).into_iter().flatten();
    let moves =
        |id: &usize| view.port.choices().get(*id).is_some_and(|c| c.kind == ChoiceKind::Move);
    if units.is_empty() || !reaches.copied().any(|id| moves(&id)) {
        return;
    }
    let stroke = Stroke::new(2.5, view.palette.reach);
    for leg in marching::side_by_side(view, &units, hex).into_iter().flatten() {
        let from = view.snapshot.board_index.get(&leg.unit).and_then(|counter| counter.at);
        marks.hex(leg.to, 0.8, Color32::TRANSPARENT, stroke);
        if let Some(from) = from {
            marks.way(&[from, leg.to], view.palette.thin(view.palette.reach, 0.6), 2.0);
        }
    }
}

//! What a click on the map means.

use super::camera::Camera;
use super::shooters::Meant;
use super::stack::{self, PlacedCounter};
use super::state::{Card, Menu};
use super::{aims, combinations, group, shooters, whose};
use crate::command_queue::{Command, CommandQueue};
use crate::game_table::View;
use crate::marching;
use crate::say;
use crate::workspace::Workspace;
use egui::{Pos2, Rect, Response, Ui};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{ChoiceKind, MapView, Target};

/// Takes the clicks on the map.
#[allow(clippy::too_many_arguments)] // one call, from one place
pub fn act(
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
        // Whoever has not moved since has not seen what came to lie there: the stack is meant.
        let index = Some(index).filter(|_| workspace.map.spread_at != Some(at));
        press(view, map, workspace, hex, index, at, out);
        return;
    }
    let Some(hex) = camera.hex_at(map, screen, at) else {
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
    let hex = workspace.map.fan.or(camera.hex_at(map, screen, at));
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
pub fn press(
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
    let place = (workspace.map.camera, workspace.map.screen);
    let narrowed = whose::of_disc(view, map, place, (hex, at), narrowed);
    let extra = group::together(view, workspace, map, (hex, &narrowed), at);
    match narrowed[..] {
        // Who clicks a counter to look at it or to turn it does not mean to turn it over or to change the order of its stack.
        [one]
            if extra.is_empty()
                && !backs(&one)
                && !matches!(choices[one].kind, ChoiceKind::Flip | ChoiceKind::Decide) =>
        {
            out.send(Command::Choose(one));
        }
        [] => {
            let other = top.filter(|&i| {
                let piece = &board_index.board.counters[i];
                let selected = view.port.prompt().selected.as_ref() == Some(&piece.id);
                view.port.prompt().side == Some(piece.side) && !selected
            });
            // Who is in hand is put back by a click on himself.
            let own = id.as_deref().filter(|_| counter.is_some());
            let held = own.is_some() && view.port.prompt().selected.as_deref() == own;
            if let Some(cancel) = view.snapshot.offers.cancel.filter(|_| held) {
                out.send(Command::Choose(cancel));
                return;
            }
            // A plan in which nobody is in hand is not dropped for somebody else.
            let put_down = marching::put_down(view.port).filter(|_| in_hand);
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
            let place = Target::Hex(map.label(hex).to_owned());
            let unit = id.map(Target::Unit);
            // Who has somebody in hand asks about the hex, as the pointer does.
            let (mut target, other) = match unit {
                Some(unit) if in_hand && !held => (place, Some(unit)),
                Some(unit) => (unit, Some(place)),
                None => (place, None),
            };
            let mut refusals = view.why_not(&target);
            if let Some(other) = other.filter(|_| refusals.is_empty()) {
                refusals = view.why_not(&other);
                target = other;
            }
            if !refusals.is_empty() {
                workspace.map.card = Some(Card::new(at, target, refusals));
            }
        }
        _ => {
            let title = say!(view, "gui-hex", hex = map.label(hex));
            workspace.map.menu = Some(Menu { at, title, extra, choices: narrowed, fresh: true });
        }
    }
}

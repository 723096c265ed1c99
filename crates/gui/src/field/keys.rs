//! The card table by keyboard: arrows go from place to place, Enter picks and takes, Esc lets go.

use super::super::workspace::Workspace;
use super::drop_target;
use super::spot::{Pile, Spot};
use super::stage::Stage;
use egui::{FocusDirection, Key, Modifiers, Pos2, Rect, Ui, Vec2, vec2};
use gonfalon_core::kernel::Side;
use std::collections::HashMap;

const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Reads the keys of this frame.
pub fn read(ui: &Ui, stage: &Stage, workspace: &mut Workspace) {
    if std::mem::take(&mut workspace.field.lets_go)
        && let Some(spot) = workspace.field.cursor.take()
    {
        // Where a played card lay another one lies: what is asked next is not answered by it.
        ui.memory_mut(|m| m.surrender_focus(drop_target::id(&spot)));
    }
    if let Some(spot) = workspace.field.go_to.take() {
        go(ui, workspace, &spot);
    }
    let focused = ui.memory(egui::Memory::focused);
    let own = |spot: &Spot| focused == Some(drop_target::id(spot));
    if workspace.field.cursor.as_ref().is_some_and(|spot| !own(spot)) {
        workspace.field.cursor = None;
    }
    if workspace.field.cursor.is_none() {
        workspace.field.in_sight = None;
    }
    let popup = drop_target::menu_open(workspace) || egui::Popup::is_any_open(ui.ctx());
    let hit = |key: Key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    let elsewhere = ui.ctx().text_edit_focused() || popup;
    if elsewhere || (focused.is_some() && workspace.field.cursor.is_none()) {
        return;
    }
    if (workspace.field.picked.is_some() || workspace.field.pile.is_some()) && hit(Key::Escape) {
        if workspace.field.picked.is_some() {
            workspace.field.unpick();
        } else {
            workspace.field.pile = None;
        }
    }
    for (k, key) in NUMBERS.into_iter().enumerate() {
        if ui.input_mut(|i| i.consume_key(Modifiers::ALT, key)) {
            go(ui, workspace, &Spot::Hand(stage.below, k));
        }
    }
    if hit(Key::H) {
        let hand = Spot::Hand(stage.below, 0);
        let first = if workspace.field.stops.contains_key(&hand) {
            hand
        } else {
            Spot::Pile(stage.below, Pile::Choosable, 0)
        };
        go(ui, workspace, &first);
    }
    if hit(Key::Plus) || hit(Key::Equals) {
        workspace.field.scale(1.25);
    }
    if hit(Key::Minus) {
        workspace.field.scale(0.8);
    }
    if hit(Key::F) || hit(Key::Home) {
        workspace.field.fit();
    }
    for (key, way) in [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ] {
        if hit(key) {
            // The arrows are the field's: nothing beside it gets the keyboard by them.
            ui.memory_mut(|m| m.move_focus(FocusDirection::None));
            let next = match workspace.field.cursor {
                Some(_) => step(workspace, way),
                None => first(stage, &workspace.field.stops),
            };
            if let Some(spot) = next {
                go(ui, workspace, &spot);
            }
        }
    }
}

fn go(ui: &Ui, workspace: &mut Workspace, spot: &Spot) {
    if workspace.field.stops.contains_key(spot) {
        ui.memory_mut(|m| m.request_focus(drop_target::id(spot)));
        drop_target::hold(ui, drop_target::id(spot));
        workspace.field.cursor = Some(spot.clone());
        ui.ctx().request_repaint();
    }
}

/// Where the keyboard begins: on a card that may act, on the field or in the hand.
fn first(stage: &Stage, stops: &HashMap<Spot, Rect>) -> Option<Spot> {
    let order = |spot: &Spot| match spot {
        Spot::Cell(name) => (0, name.len(), name.clone(), 0),
        Spot::Hand(_, k) => (1, 0, String::new(), *k),
        Spot::Pile(_, _, k) => (2, 0, String::new(), *k),
    };
    let mut acting: Vec<&Spot> = stops.keys().filter(|spot| stage.acts(spot)).collect();
    acting.sort_by_key(|spot| order(spot));
    let hand = Spot::Hand(stage.below, 0);
    let any = || stops.keys().min_by_key(|spot| order(spot));
    let known = stops.contains_key(&hand).then_some(hand);
    acting.first().copied().cloned().or(known).or_else(|| any().cloned())
}

/// The place that lies next in a direction: of the next row the one that is least aside, or the next one in the row. What a row
/// hides because it scrolls is reached from the same row: it comes into sight then.
fn step(workspace: &Workspace, way: Vec2) -> Option<Spot> {
    let from = workspace.field.cursor.as_ref()?;
    let center: Pos2 = workspace.field.stops.get(from)?.center();
    let measured = |rect: &Rect| {
        let d = rect.center() - center;
        let along = d.dot(way);
        (along, (d - way * along).length(), rect.height() / 2.0)
    };
    let seen = |spot: &Spot| workspace.field.places.get(spot).is_some_and(Rect::is_positive);
    let others = workspace.field.stops.iter().filter(|(spot, _)| {
        *spot != from
            && (seen(spot) || together(from, spot))
            && !matches!(spot, Spot::Hand(side, _) if other(from, *side))
    });
    let ahead = others.map(|(spot, rect)| (spot, measured(rect)));
    let ahead: Vec<_> = ahead.filter(|(_, (along, ..))| *along > 4.0).collect();
    let nearest = if way.x == 0.0 {
        let row = ahead.iter().map(|(_, (along, _, half))| along + half);
        let row = row.min_by(f32::total_cmp)?;
        let next = ahead.iter().filter(|(_, (along, ..))| *along <= row);
        next.min_by(|(_, a), (_, b)| a.1.total_cmp(&b.1))
    } else {
        let level = ahead.iter().filter(|(_, (_, aside, half))| aside < half);
        level.min_by(|(_, a), (_, b)| a.0.total_cmp(&b.0))
    };
    nearest.map(|(spot, _)| (*spot).clone())
}

/// Whether two places scroll together.
fn together(one: &Spot, two: &Spot) -> bool {
    match (one, two) {
        (Spot::Cell(_), Spot::Cell(_)) => true,
        (Spot::Hand(a, _), Spot::Hand(b, _)) => a == b,
        (Spot::Pile(a, one, _), Spot::Pile(b, two, _)) => (a, one) == (b, two),
        _ => false,
    }
}

/// From a hand the arrows do not lead into the other side's hand.
fn other(from: &Spot, side: Side) -> bool {
    matches!(from, Spot::Hand(own, _) if *own != side)
}

//! Places that answer: their frames, clicks and drags.

use super::super::command::{Command, Outbox};
use super::super::desk::Desk;
use super::super::map::state::Menu;
use super::marks;
use super::spoken;
use super::spot::Spot;
use super::stage::Stage;
use crate::view::{Choice, Target};
use egui::{EventFilter, Id, Painter, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo};

/// Whether a list or an answer is open.
#[must_use]
pub fn menu_open(desk: &Desk) -> bool {
    desk.map.menu.is_some() || desk.map.card.is_some()
}

/// The frames of what may act, what is picked, and what is pointed at.
pub fn frame(
    painter: &Painter,
    stage: &Stage,
    desk: &Desk,
    (spot, rect): (&Spot, Rect),
    response: &Response,
) {
    let palette = stage.view.palette;
    if desk.field.picked_at.as_ref() == Some(spot) {
        marks::picked(painter, palette, rect);
    } else if stage.acts(spot) && desk.field.picked.is_none() {
        marks::may_act(painter, palette, rect);
    }
    if response.has_focus() {
        marks::pointed(painter, palette, rect, true);
    } else if response.hovered() && (spot.face(stage.cards).is_some() || stage.acts(spot)) {
        marks::pointed(painter, palette, rect, false);
    }
}

/// Makes a place answer: its name, its hover, clicks and drags.
pub fn place(
    ui: &Ui,
    stage: &Stage,
    desk: &mut Desk,
    (spot, rect, sense): (&Spot, Rect, Sense),
    words: String,
    hover: &mut Option<Spot>,
    out: &mut Outbox,
) -> Response {
    let response = ui.interact(rect, id(spot), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    desk.field.places.insert(spot.clone(), rect.intersect(ui.clip_rect()));
    if response.hovered() || response.dragged() {
        *hover = Some(spot.clone());
    }
    if response.has_focus() {
        desk.field.cursor = Some(spot.clone());
        hold(ui, response.id);
    }
    if response.drag_started() && stage.acts(spot) {
        desk.field.picked = stage.target(spot);
        desk.field.picked_at = Some(spot.clone());
        desk.field.dragged = Some(spot.clone());
        (desk.map.menu, desk.map.card) = (None, None);
    }
    if response.clicked() {
        let at = response.interact_pointer_pos().unwrap_or(rect.center_bottom());
        press(stage, desk, spot, at, out);
    }
    if response.secondary_clicked() {
        if desk.field.picked.is_some() {
            desk.field.unpick();
        } else {
            take_back(stage, out);
        }
    }
    response
}

/// A place's id among the controls.
#[must_use]
pub fn id(spot: &Spot) -> Id {
    Id::unique(("field-spot", spot))
}

/// A click or Enter on a place: it picks a card up, or takes what the picked card may do there; where nothing is
/// offered, it says why.
pub fn press(stage: &Stage, desk: &mut Desk, spot: &Spot, at: Pos2, out: &mut Outbox) {
    desk.field.inspected = Some(spot.clone());
    let Some(target) = stage.target(spot) else { return };
    if !stage.active {
        if stage.view.computer.decides(stage.view.port).is_some() {
            out.send(Command::ComputerPlays);
        }
        return;
    }
    let plays = stage.plays;
    if let Some(card) = desk.field.picked.clone() {
        if card == target {
            let all = plays.all_of(&card);
            match all {
                [one] if !matches!(one.target, Target::Cell(_)) => {
                    out.send(Command::Choose(one.id));
                }
                _ => desk.field.unpick(),
            }
            return;
        }
        let fits = plays.between(&card, &target);
        if !fits.is_empty() {
            take(stage, desk, &fits, &target, at, out);
            return;
        }
    }
    let direct = plays.direct(&target);
    if plays.acts(&target) {
        let all = plays.all_of(&target);
        match (all, &direct[..]) {
            ([one], []) if !matches!(one.target, Target::Cell(_)) => {
                out.send(Command::Choose(one.id));
            }
            _ => {
                desk.field.picked = Some(target);
                desk.field.picked_at = Some(spot.clone());
            }
        }
        return;
    }
    if !direct.is_empty() {
        take(stage, desk, &direct, &target, at, out);
        return;
    }
    // Without a picked card the list says who may do what there: never done without a second look.
    let upon = plays.upon(&target);
    if desk.field.picked.is_none() && !upon.is_empty() && upon.len() <= 14 {
        let choices = upon.iter().map(|choice| choice.id).collect();
        list(stage, desk, choices, &target, at);
        return;
    }
    out.send(Command::WhyNot(target, at));
}

/// Takes the only choice, or lists them.
pub fn take(
    stage: &Stage,
    desk: &mut Desk,
    choices: &[&Choice],
    target: &Target,
    at: Pos2,
    out: &mut Outbox,
) {
    match choices {
        [one] => out.send(Command::Choose(one.id)),
        many => list(stage, desk, many.iter().map(|choice| choice.id).collect(), target, at),
    }
}

fn list(stage: &Stage, desk: &mut Desk, choices: Vec<usize>, target: &Target, at: Pos2) {
    let title = spoken::short(stage.view, stage.cards, target);
    desk.map.card = None;
    desk.map.menu = Some(Menu { at, title, choices, fresh: true });
}

/// The right button with nothing picked: what was begun is put back, or the last action is taken back.
pub fn take_back(stage: &Stage, out: &mut Outbox) {
    if stage.view.computer.decides(stage.view.port).is_some() {
        out.send(Command::ComputerPlays);
    } else {
        out.send(stage.view.shot.offers.cancel.map_or(Command::Undo, Command::Choose));
    }
}

/// A place with the focus keeps the arrow keys for itself.
pub fn hold(ui: &Ui, id: Id) {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
}

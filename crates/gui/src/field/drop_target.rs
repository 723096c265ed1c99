//! Places that answer: their frames, clicks and drags.

use super::super::command_queue::{Command, CommandQueue};
use super::super::map::state::Menu;
use super::super::workspace::Workspace;
use super::alt_text;
use super::marks;
use super::plays::TargetKind;
use super::spot::{Pile, Spot};
use super::stage::Stage;
use egui::{EventFilter, Id, Painter, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{Choice, Target};

/// Whether a list or an answer is open, or a dialog lies over the table.
#[must_use]
pub fn menu_open(workspace: &Workspace) -> bool {
    workspace.map.menu.is_some() || workspace.map.card.is_some() || workspace.overlaid
}

/// The frames of what may act, what is picked, and what is pointed at.
pub fn frame(
    painter: &Painter,
    stage: &Stage,
    workspace: &Workspace,
    (spot, rect): (&Spot, Rect),
    response: &Response,
) {
    let palette = stage.view.palette;
    if workspace.field.picked_at.as_ref() == Some(spot) {
        marks::picked(painter, palette, rect);
    } else if stage.acts(spot) && workspace.field.picked.is_none() {
        if stage.can_wait(spot) {
            marks::can_wait(painter, palette, rect);
        } else {
            marks::may_act(painter, palette, rect);
        }
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
    workspace: &mut Workspace,
    (spot, rect, sense): (&Spot, Rect, Sense),
    words: String,
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) -> Response {
    let response = ui.interact(rect, id(spot), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    workspace.field.places.insert(spot.clone(), rect.intersect(ui.clip_rect()));
    if sense.contains(Sense::FOCUSABLE) {
        workspace.field.stops.insert(spot.clone(), rect);
    }
    if response.hovered() || response.dragged() {
        *hover = Some(spot.clone());
    }
    if response.has_focus() {
        workspace.field.cursor = Some(spot.clone());
        hold(ui, response.id);
        if workspace.field.in_sight.as_ref() != Some(spot) {
            // By whatever key it was reached; afterwards whoever scrolls away from it may.
            response.scroll_to_me(None);
            workspace.field.in_sight = Some(spot.clone());
        }
    }
    if response.drag_started() && stage.acts(spot) {
        workspace.field.picked = stage.target(spot);
        workspace.field.picked_at = Some(spot.clone());
        workspace.field.dragged = Some(spot.clone());
        (workspace.map.menu, workspace.map.card) = (None, None);
    }
    if response.clicked() {
        let at = response.interact_pointer_pos().unwrap_or(rect.center_bottom());
        press(stage, workspace, spot, at, out);
    }
    if response.secondary_clicked() {
        if workspace.field.picked.is_some() {
            workspace.field.unpick();
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
pub fn press(
    stage: &Stage,
    workspace: &mut Workspace,
    spot: &Spot,
    at: Pos2,
    out: &mut CommandQueue,
) {
    workspace.field.inspected = Some(spot.clone());
    let Some(target) = stage.target(spot) else { return };
    if !stage.active {
        if stage.view.computer.decides(stage.view.port).is_some() {
            out.send(Command::ComputerPlays);
        }
        return;
    }
    let plays = stage.plays;
    if let Some(card) = workspace.field.picked.clone() {
        if card == target {
            let all = plays.all_of(&card);
            match all {
                [one] if !matches!(one.target, Target::Cell(_)) => {
                    out.send(Command::Choose(one.id));
                }
                _ => workspace.field.unpick(),
            }
            return;
        }
        let fits = plays.between(&card, &target);
        if !fits.is_empty() {
            take(stage, workspace, &fits, &target, at, out);
            return;
        }
    }
    let direct = plays.direct(&target);
    if plays.acts(&target) {
        let all = plays.all_of(&target);
        match (all, &direct[..]) {
            // What dice decide is never done by the click that picks who does it: a second one does it.
            ([one], [])
                if !matches!(one.target, Target::Cell(_))
                    && !matches!(
                        TargetKind::of(one.kind),
                        TargetKind::Attack | TargetKind::Fire
                    ) =>
            {
                out.send(Command::Choose(one.id));
            }
            _ => {
                let pile = pile_for(stage, &target).filter(|_| workspace.field.pile.is_none());
                if let Some(pile) = pile {
                    (workspace.field.pile, workspace.field.pile_for_pick) = (Some(pile), true);
                }
                workspace.field.picked = Some(target);
                workspace.field.picked_at = Some(spot.clone());
            }
        }
        return;
    }
    if !direct.is_empty() {
        take(stage, workspace, &direct, &target, at, out);
        return;
    }
    if let Some(one) = plays.only(&target).filter(|_| workspace.field.picked.is_none()) {
        out.send(Command::Choose(one.id));
        return;
    }
    // Without a picked card the list says who may do what there: what dice decide is never done without a second look.
    let upon = plays.upon(&target);
    if workspace.field.picked.is_none() && !upon.is_empty() && upon.len() <= 14 {
        let choices = upon.iter().map(|choice| choice.id).collect();
        list(stage, workspace, choices, &target, at);
        return;
    }
    out.send(Command::WhyNot(target, at));
}

/// The pile out of which a card takes something.
fn pile_for(stage: &Stage, card: &Target) -> Option<(Side, Pile)> {
    let all = stage.plays.all_of(card);
    let ids = all.iter().filter_map(|choice| match &choice.target {
        Target::Card(id) if choice.target != *card => Some(id),
        _ => None,
    });
    let lies = |id: &String| {
        let piles = Side::ALL.into_iter().flat_map(|side| Pile::BESIDE.map(|pile| (side, pile)));
        piles.into_iter().find(|&(side, pile)| {
            let cards = pile.cards(&stage.cards.holdings[side as usize]);
            cards.iter().any(|(face, _)| face.id == *id)
        })
    };
    let held = |id: &&String| {
        let hand = stage.cards.holdings.iter().flat_map(|holding| &holding.hand);
        hand.filter_map(|card| card.face.as_ref()).any(|face| face.id == **id)
    };
    ids.filter(|id| !held(id)).find_map(lies)
}

/// Takes the only choice, or lists them.
pub fn take(
    stage: &Stage,
    workspace: &mut Workspace,
    choices: &[&Choice],
    target: &Target,
    at: Pos2,
    out: &mut CommandQueue,
) {
    match choices {
        [one] => out.send(Command::Choose(one.id)),
        many => list(stage, workspace, many.iter().map(|choice| choice.id).collect(), target, at),
    }
}

fn list(stage: &Stage, workspace: &mut Workspace, choices: Vec<usize>, target: &Target, at: Pos2) {
    let title = alt_text::short(stage.view, stage.cards, target);
    workspace.map.card = None;
    workspace.map.menu = Some(Menu { at, title, extra: Vec::new(), choices, fresh: true });
}

/// The right button with nothing picked: what was begun is put back, or the last action is taken back.
pub fn take_back(stage: &Stage, out: &mut CommandQueue) {
    if stage.view.computer.decides(stage.view.port).is_some() {
        out.send(Command::ComputerPlays);
    } else {
        out.send(stage.view.snapshot.offers.cancel.map_or(Command::Undo, Command::Choose));
    }
}

/// A place with the focus keeps the arrow keys for itself.
pub fn hold(ui: &Ui, id: Id) {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
}

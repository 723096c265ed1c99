//! How far the command of the leader reaches whose counter is in hand.

use super::super::game_table::View;
use super::super::workspace::Workspace;
use super::highlight::Marks;
use crate::say;
use egui::Ui;
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, ChoiceKind, SpanView};

/// The span that the counter in hand belongs to, or the one in the unit panel, if it is of the side that decides.
fn of<'a>(view: &'a View, workspace: &'a Workspace) -> Option<&'a SpanView> {
    let board_index = view.shown(workspace);
    let selected = view.port.prompt().selected.as_deref().filter(|_| workspace.past.is_none());
    let counter = board_index.get(selected.or(workspace.inspected.as_deref())?)?;
    if Some(counter.side) != view.port.prompt().side {
        return None;
    }
    let command = &counter.mark.as_ref()?.id;
    board_index.board.spans.iter().find(|span| span.command == *command)
}

/// The line around the hexes of the span, while somebody can move.
pub fn outline(marks: &Marks, workspace: &Workspace) {
    let moves = |choice: &Choice| choice.kind == ChoiceKind::Move;
    if !marks.view.port.choices().iter().any(moves) {
        return;
    }
    if let Some(span) = of(marks.view, workspace) {
        marks.edge(&span.hexes, marks.view.palette.hover);
    }
}

/// Says at the pointer that a move would end outside the span.
pub fn warning(ui: &mut Ui, view: &View, workspace: &Workspace, hex: Hex, choice: &Choice) {
    let moves = matches!(choice.kind, ChoiceKind::Move | ChoiceKind::Finish);
    let Some(span) = of(view, workspace).filter(|span| moves && !span.hexes.contains(&hex)) else {
        return;
    };
    ui.weak(say!(view, "gui-outside-span", leader = &span.leader, rule = &span.rule));
}

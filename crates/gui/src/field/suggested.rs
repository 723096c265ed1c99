//! What is suggested, on the card table.

use super::super::map::outlines;
use super::super::workspace::Workspace;
use super::marks;
use super::spot::Spot;
use super::stage::Stage;
use egui::{Painter, Rect, Vec2};
use gonfalon_core::view::{CellView, Target};

/// The size of a card by which the number in an empty cell is written, in points.
const SIZE: Vec2 = Vec2::splat(44.0);

/// Paints an arrow from the card of each suggestion to its target, and the number of the suggestion at its end, or on the card that is
/// played.
pub fn paint(painter: &Painter, stage: &Stage, workspace: &Workspace) {
    if !stage.active {
        return;
    }
    let palette = stage.view.palette;
    for (number, suggestion) in stage.view.advice.found().iter().enumerate() {
        let choice = &suggestion.choice;
        let from = choice.card.as_ref().and_then(|card| lies(stage, workspace, card));
        let to = lies(stage, workspace, &choice.target);
        if let (Some(from), Some(to)) = (from, to)
            && from != to
        {
            let ends = (marks::rim(from, to.center()), marks::rim(to.shrink(8.0), from.center()));
            marks::arrow(painter, ends, palette.accent, palette.halo);
        }
        let Some(rect) = to.or(from) else { continue };
        marks::suggested(painter, palette, rect);
        let held = |cell: &CellView| Target::Cell(cell.id.clone()) == choice.target;
        let cell = stage.cards.cells.iter().find(|cell| held(cell));
        // In the middle of an empty cell, beside what is printed on a card.
        let free = cell.is_some_and(|cell| cell.card.is_none());
        let middle = rect.center();
        let place = if free { Rect::from_min_max(middle - SIZE, middle) } else { rect };
        outlines::suggested(painter, palette, place, number + 1);
    }
}

/// Where something lies that can be seen: of cards that are alike the first one, and one in a pile last.
fn lies(stage: &Stage, workspace: &Workspace, target: &Target) -> Option<Rect> {
    let places = workspace.field.places.iter();
    let meant = places
        .filter(|(spot, rect)| rect.is_positive() && stage.target(spot).as_ref() == Some(target));
    let order = |(spot, rect): &(&Spot, &Rect)| (matches!(spot, Spot::Pile(..)), rect.left());
    let first = meant.min_by(|a, b| {
        let ((pile, x), (other, y)) = (order(a), order(b));
        pile.cmp(&other).then(x.total_cmp(&y))
    });
    first.map(|(_, rect)| *rect)
}

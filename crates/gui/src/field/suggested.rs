//! What is suggested, on the card table.

use super::super::map::outlines;
use super::super::workspace::Workspace;
use super::marks;
use super::spot::Spot;
use super::stage::Stage;
use egui::{Painter, Rect};
use gonfalon_core::view::Target;

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
        if let Some(rect) = to.or(from) {
            outlines::suggested(painter, palette, rect, number + 1);
        }
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

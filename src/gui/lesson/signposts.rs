//! What a lesson marks: rings with an arrow head above them, so that they are told from every other mark without their colour,
//! and painted last, so that nothing hides what the lesson names.

use crate::board::Hex;
use crate::gui::board_index::BoardIndex;
use crate::gui::field::spot::Spot;
use crate::gui::field::stage::Stage;
use crate::gui::map::highlight::Marks;
use crate::gui::pane::Pane;
use crate::gui::snapshot::View;
use crate::gui::theme::Palette;
use crate::gui::workspace::Workspace;
use crate::scenario::lesson::{LessonPanel, LessonStep};
use crate::view::{MapView, Target};
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

/// The width of a ring.
const RING: f32 = 3.5;

/// The step whose marks are shown.
fn step<'a>(view: &View<'a>) -> Option<&'a LessonStep> {
    view.lesson?.shown().map(|(_, step)| step)
}

/// The hexes that a step marks, and those of the counters that it marks.
#[must_use]
pub fn hexes(step: &LessonStep, map: Option<&MapView>, board: &BoardIndex) -> Vec<Hex> {
    let hexes = step.show.hexes.iter().filter_map(|hex| map?.hex(hex));
    let units = step.show.units.iter().filter_map(|unit| board.get(unit)?.at);
    hexes.chain(units).collect()
}

/// Marks hexes and counters on the map.
pub fn on_map(marks: &Marks, workspace: &Workspace) {
    let Some(step) = step(marks.view) else { return };
    let palette = marks.view.palette;
    for hex in hexes(step, Some(marks.map), marks.view.shown(workspace)) {
        marks.hex(hex, 1.02, Color32::TRANSPARENT, Stroke::new(RING + 3.0, palette.halo));
        marks.hex(hex, 1.02, Color32::TRANSPARENT, Stroke::new(RING, palette.accent));
        if marks.seen(hex) {
            let top = marks.center(hex) - vec2(0.0, marks.camera.zoom * 1.02);
            arrow(marks.painter, palette, top);
        }
    }
}

/// Marks cells and cards of the hand on a field of cards.
pub fn on_field(painter: &Painter, stage: &Stage, workspace: &Workspace) {
    let Some(step) = step(stage.view) else { return };
    let cells = step.show.cells.iter().map(|cell| Spot::Cell(cell.clone()));
    let side = stage.below;
    let hand = &stage.cards.holdings[side as usize].hand;
    let named = |id: &String| {
        let is = |card: &crate::view::HeldCard| card.face.as_ref().is_some_and(|f| f.id == *id);
        hand.iter().position(is).map(|number| Spot::Hand(side, number))
    };
    let cards = step.show.cards.iter().filter_map(named);
    for rect in cells.chain(cards).filter_map(|spot| workspace.field.places.get(&spot)) {
        ring(painter, stage.view.palette, *rect);
        arrow(painter, stage.view.palette, rect.center_top());
    }
}

/// Marks the button of a choice.
pub fn on_button(painter: &Painter, view: &View, target: &Target, rect: Rect) {
    let names = |name: &String| matches!(target, Target::Button(button) if button == name);
    if step(view).is_some_and(|step| step.show.buttons.iter().any(names)) {
        ring(painter, view.palette, rect);
    }
}

/// Marks a track of chits.
pub fn on_track(painter: &Painter, view: &View, track: &str, rect: Rect) {
    if step(view).is_some_and(|step| step.show.tracks.iter().any(|name| name == track)) {
        ring(painter, view.palette, rect);
    }
}

/// Marks a panel.
pub fn on_pane(painter: &Painter, view: &View, shown: Pane, rect: Rect) {
    if step(view).is_some_and(|step| step.show.panels.iter().any(|panel| pane(*panel) == shown)) {
        ring(painter, view.palette, rect.expand(5.0));
    }
}

fn ring(painter: &Painter, palette: &Palette, rect: Rect) {
    let radius = CornerRadius::same(6);
    let at = rect.expand(1.0);
    painter.rect_stroke(at, radius, (RING + 2.0, palette.halo), StrokeKind::Middle);
    painter.rect_stroke(at, radius, (RING, palette.accent), StrokeKind::Middle);
}

/// An arrow head that points down to `tip`.
fn arrow(painter: &Painter, palette: &Palette, tip: Pos2) {
    let points = vec![tip, tip + vec2(-9.0, -13.0), tip + vec2(9.0, -13.0)];
    painter.add(Shape::convex_polygon(points, palette.accent, Stroke::new(1.5, palette.halo)));
}

/// The window's panel for one that a lesson names.
#[must_use]
pub const fn pane(panel: LessonPanel) -> Pane {
    match panel {
        LessonPanel::Prompt => Pane::Prompt,
        LessonPanel::Since => Pane::Since,
        LessonPanel::Unit => Pane::Unit,
        LessonPanel::Command => Pane::Command,
        LessonPanel::Crt => Pane::Crt,
        LessonPanel::Duel => Pane::Duel,
        LessonPanel::Tec => Pane::Tec,
        LessonPanel::Morale => Pane::Morale,
        LessonPanel::Turn => Pane::Turn,
        LessonPanel::Army => Pane::Army,
        LessonPanel::Journal => Pane::Journal,
        LessonPanel::Rules => Pane::Rules,
        LessonPanel::Dice => Pane::Dice,
        LessonPanel::Options => Pane::Options,
    }
}

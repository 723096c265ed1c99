//! What a lesson marks: rings with an arrow head above them, so that they are told from every other mark without their colour.
//! They lie above everything but the plates that tell what happens.

use super::LessonRun;
use crate::board_index::BoardIndex;
use crate::field::spot::{Pile, Spot};
use crate::field::stage::Stage;
use crate::map::highlight::Marks;
use crate::pane::Pane;
use crate::snapshot::View;
use crate::theme::Palette;
use crate::workspace::Workspace;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use gonfalon_core::board::{Hex, Orientation};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::lesson::{LessonPanel, LessonPile, LessonStep};
use gonfalon_core::view::{ChoiceKind, MapView, Target};

/// The width of a ring.
const RING: f32 = 3.5;

/// The lesson, and the step of it whose marks are shown: none while something is to be taken back first.
fn step<'a>(view: &View<'a>) -> Option<(&'a LessonRun, &'a LessonStep)> {
    let run = view.lesson.filter(|run| !run.is_astray() || run.is_again())?;
    Some((run, run.shown()?.1))
}

/// The hexes that a step marks, and those of the counters that it marks.
#[must_use]
pub fn hexes(
    (run, step): (&LessonRun, &LessonStep),
    map: Option<&MapView>,
    board: &BoardIndex,
) -> Vec<Hex> {
    let leads = |name: &&String| run.marks(name);
    let hexes = step.show.hexes.iter().filter(leads).filter_map(|hex| map?.hex(hex));
    let units = step.show.units.iter().filter(leads).filter_map(|unit| board.get(unit)?.at);
    hexes.chain(units).collect()
}

/// Marks hexes and counters on the map.
pub fn on_map(marks: &Marks, workspace: &Workspace) {
    // While what was done last is shown, the step that it has done is still told.
    let Some(step) = step(marks.view).filter(|_| !marks.view.reel.is_playing()) else {
        return;
    };
    let palette = marks.view.palette;
    let done: Vec<Hex> = planned(marks.view).chain(in_hand(marks, step.1)).collect();
    let hexes = hexes(step, Some(marks.map), marks.view.shown(workspace)).into_iter();
    for hex in hexes.filter(|hex| !done.contains(hex)) {
        marks.hex(hex, 1.02, Color32::TRANSPARENT, Stroke::new(RING + 3.0, palette.halo));
        marks.hex(hex, 1.02, Color32::TRANSPARENT, Stroke::new(RING, palette.accent));
        if marks.seen(hex) {
            let (tip, way) = side(marks, hex);
            arrow(marks.painter, palette, tip, way);
        }
    }
}

/// The hexes of counters that are in the plan already: clicking them would take them out again.
fn planned<'a>(view: &'a View) -> impl Iterator<Item = Hex> + 'a {
    let inside = view.port.choices().iter().filter(|choice| choice.kind == ChoiceKind::Release);
    inside.filter_map(|choice| match &choice.target {
        Target::Unit(unit) => view.snapshot.board_index.get(unit)?.at,
        _ => None,
    })
}

/// Where the counter in hand stands, if the step marks hexes to go to, too: it has been found, wherever it goes or turns
/// first.
fn in_hand(marks: &Marks, step: &LessonStep) -> Option<Hex> {
    let selected = marks.view.port.prompt().selected.as_deref()?;
    let leads = step.show.units.iter().any(|unit| unit == selected) && !step.show.hexes.is_empty();
    let hex = marks.view.snapshot.board_index.get(selected)?.at?;
    let named = step.show.hexes.iter().any(|label| marks.map.hex(label) == Some(hex));
    (leads && !named).then_some(hex)
}

/// A corner of a hex from which an arrow head lies on no counter, where two other hexes meet: the left or the upper one.
fn side(marks: &Marks, hex: Hex) -> (Pos2, Vec2) {
    let center = marks.center(hex);
    let first = marks
        .corners(hex, 1.02)
        .into_iter()
        .min_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let tip = match marks.map.map.grid.shape().orientation {
        Orientation::Flat => first.unwrap_or(center),
        Orientation::Pointy => center - vec2(0.0, marks.camera.zoom * 1.02),
    };
    (tip, (center - tip).normalized())
}

/// Marks cells, cards of the hand and piles on a field of cards.
pub fn on_field(painter: &Painter, stage: &Stage, workspace: &Workspace) {
    let Some(step) = step(stage.view) else { return };
    let (run, step) = step;
    let leads = |name: &&String| run.marks(name);
    let cells = step.show.cells.iter().filter(leads).map(|cell| Spot::Cell(cell.clone()));
    let side = stage.below;
    let hand = &stage.cards.holdings[side as usize].hand;
    let named = |id: &String| {
        let is =
            |card: &gonfalon_core::view::HeldCard| card.face.as_ref().is_some_and(|f| f.id == *id);
        hand.iter().position(is).map(|number| Spot::Hand(side, number))
    };
    let cards = step.show.cards.iter().filter(leads).filter_map(named);
    let marked = cells.chain(cards).filter_map(|spot| workspace.field.places.get(&spot));
    let heap = |named: &LessonPile| workspace.field.piles.get(&pile(*named, side));
    for rect in marked.chain(step.show.piles.iter().filter_map(heap)) {
        ring(painter, stage.view.palette, *rect);
        arrow(painter, stage.view.palette, rect.center_top(), Vec2::DOWN);
    }
}

/// Marks the button of a choice.
pub fn on_button(painter: &Painter, view: &View, target: &Target, rect: Rect) {
    let names = |name: &String| matches!(target, Target::Button(button) if button == name);
    if step(view).is_some_and(|(_, step)| step.show.buttons.iter().any(names)) {
        ring(painter, view.palette, rect);
    }
}

/// Marks a track of chits.
pub fn on_track(painter: &Painter, view: &View, track: &str, rect: Rect) {
    if step(view).is_some_and(|(_, step)| step.show.tracks.iter().any(|name| name == track)) {
        ring(painter, view.palette, rect);
    }
}

/// Marks a panel.
pub fn on_pane(painter: &Painter, view: &View, shown: Pane, rect: Rect) {
    if step(view)
        .is_some_and(|(_, step)| step.show.panels.iter().any(|panel| pane(*panel) == shown))
    {
        ring(painter, view.palette, rect.expand(5.0));
    }
}

fn ring(painter: &Painter, palette: &Palette, rect: Rect) {
    let radius = CornerRadius::same(6);
    let at = rect.expand(1.0);
    painter.rect_stroke(at, radius, (RING + 2.0, palette.halo), StrokeKind::Middle);
    painter.rect_stroke(at, radius, (RING, palette.accent), StrokeKind::Middle);
}

/// An arrow head whose tip points that way.
fn arrow(painter: &Painter, palette: &Palette, tip: Pos2, way: Vec2) {
    let (back, aside) = (tip - way * 13.0, way.rot90() * 9.0);
    let points = vec![tip, back + aside, back - aside];
    painter.add(Shape::convex_polygon(points, palette.accent, Stroke::new(1.5, palette.halo)));
}

/// The pile that a lesson names, of a learner on this side.
const fn pile(named: LessonPile, own: Side) -> (Side, Pile) {
    match named {
        LessonPile::OwnDeck => (own, Pile::Deck),
        LessonPile::OwnReserve => (own, Pile::Reserve),
        LessonPile::OwnCasualties => (own, Pile::Casualties),
        LessonPile::EnemyDeck => (own.enemy(), Pile::Deck),
        LessonPile::EnemyReserve => (own.enemy(), Pile::Reserve),
        LessonPile::EnemyCasualties => (own.enemy(), Pile::Casualties),
    }
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

//! What has happened, on the field: moves and attacks as arrows, dice and results on plates, losses as fading cards. Marks
//! stay until somebody acts; the one on show is large.

use super::super::paint::card::{self as face, CardAppearance, CardOrientation};
use super::super::showing::happening::Gone;
use super::super::showing::{Happening, fading, plate};
use super::super::workspace::Workspace;
use super::marks;
use super::spot::Spot;
use super::stage::Stage;
use egui::{CornerRadius, FontId, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};
use gonfalon_core::view::{FieldCard, Sign};

/// What is marked beside the happening on show.
fn older<'a>(painter: &Painter, stage: &Stage<'a>) -> impl Iterator<Item = &'a Happening> {
    let view = stage.view;
    let shown = view.reel.current(painter.ctx().input(|i| i.time));
    let shown = shown.map(|(happening, _)| happening.line);
    view.reel.marks().iter().filter(move |happening| Some(happening.line) != shown)
}

/// Paints the ways of what is marked; the cards lie on them.
pub fn paint_older_ways(painter: &Painter, stage: &Stage, workspace: &Workspace) {
    for happening in older(painter, stage) {
        way(painter, stage, (happening, &places(workspace, happening)), false);
    }
}

/// Where on the field something happened.
fn places(workspace: &Workspace, happening: &Happening) -> Vec<Rect> {
    let cells = &workspace.field.cells;
    happening.places.iter().filter_map(|name| cells.get(name)).copied().collect()
}

/// Paints everything else that is marked, and the happening on show above it.
pub fn paint(painter: &Painter, stage: &Stage, workspace: &Workspace, screen: Rect) {
    let (view, now) = (stage.view, painter.ctx().input(|i| i.time));
    let current = view.reel.current(now);
    let places = |happening: &Happening| places(workspace, happening);
    let within = workspace.field.lines.unwrap_or(screen);
    let whole = painter;
    let painter = &painter.with_clip_rect(within);
    for happening in older(painter, stage) {
        gone(painter, stage, (happening, &places(happening)), fading::LEFT);
    }
    let came_to: Vec<(&str, Rect)> = older(painter, stage)
        .filter_map(|h| Some((h.outcome.as_deref()?, *places(h).last()?)))
        .collect();
    outcomes(painter, stage, &came_to);
    let Some((happening, age)) = current else { return };
    let places = places(happening);
    if !happening.gone.is_empty() {
        gone(painter, stage, (happening, &places), fading::opacity(painter, view, age));
    }
    way(painter, stage, (happening, &places), true);
    let color = happening.side.map_or(view.palette.hover, |side| view.side_text(side));
    for rect in &places {
        let radius = CornerRadius::same(6);
        painter.rect_stroke(rect.expand(3.0), radius, (3.0, color), StrokeKind::Outside);
    }
    let told = !happening.dice.is_empty() || !matches!(happening.sign, Sign::Way | Sign::Placed);
    let seen = places.last().filter(|rect| rect.intersects(within));
    if let (Some(rect), true) = (seen, told) {
        let clear = rect.height() / 2.0 + 4.0;
        let shown = view.reel.is_playing() || view.reel.again().is_some();
        let free = wanted(stage, workspace);
        let room = plate::Room { screen, yields: !shown, free: &free, seen: &places };
        plate::paint(whole, view, happening, (rect.center(), clear), &room);
    }
}

/// The places that answer a click now: what is shown makes way for them.
fn wanted(stage: &Stage, workspace: &Workspace) -> Vec<Rect> {
    let field = &workspace.field;
    let answers = |spot: &Spot| stage.acts(spot) || !stage.lit(field, spot).is_empty();
    let places = field.places.iter().filter(|(spot, _)| stage.active && answers(spot));
    places.map(|(_, rect)| *rect).collect()
}

/// What came of shots and attacks by which nothing changed: a word on the card, below each other where there are several.
fn outcomes(painter: &Painter, stage: &Stage, came_to: &[(&str, Rect)]) {
    let palette = stage.view.palette;
    for (number, (words, rect)) in came_to.iter().enumerate() {
        let before = came_to[..number].iter().filter(|(_, other)| other == rect).count();
        let font = FontId::proportional((rect.width() * 0.2).clamp(9.5, 13.0));
        let words = painter.layout_no_wrap((*words).to_owned(), font, palette.plate_ink);
        let size = words.size() + vec2(10.0, 3.0);
        let at = rect.center() + vec2(0.0, (size.y + 2.0) * before as f32);
        let tag = Rect::from_center_size(at, size);
        let radius = CornerRadius::same(6);
        painter.rect(tag, radius, palette.plate, (1.5, palette.target), StrokeKind::Inside);
        let at = tag.min + vec2(5.0, 1.5);
        painter.galley(at, words, palette.plate_ink);
    }
}

/// The way of a unit to the edge of its place, or of an attack from edge to edge.
fn way(
    painter: &Painter,
    stage: &Stage,
    (happening, places): (&Happening, &[Rect]),
    current: bool,
) {
    let palette = stage.view.palette;
    let color = match happening.sign {
        Sign::Way => happening.side.map_or(palette.hover, |side| stage.view.side_text(side)),
        Sign::Strike => palette.target,
        _ => return,
    };
    let color = if current { color } else { palette.thin(color, 0.65) };
    let (from, to) = happening.strike(places);
    for (from, to) in from.iter().flat_map(|from| to.iter().map(move |to| (from, to))) {
        // Nobody stands any more where a way begins: a step to the next cell would else be no more than its head.
        let start = match happening.sign {
            Sign::Way => from.center() + (to.center() - from.center()) * 0.1,
            _ => marks::rim(*from, to.center()),
        };
        // Below the cards its head would not be seen.
        let within = if current { 8.0 } else { 0.0 };
        let ends = (start, marks::rim(to.shrink2(Vec2::splat(within)), from.center()));
        marks::arrow(painter, ends, color, palette.halo);
    }
}

/// Cards that left the field, so much of them, crossed out; small and aside where another card has come.
fn gone(painter: &Painter, stage: &Stage, (happening, places): (&Happening, &[Rect]), share: f32) {
    for ((gone, rect), place) in happening.gone.iter().zip(places).zip(&happening.places) {
        let Gone::Card(card) = gone else { continue };
        let living = stage.cards.cells.iter().any(|cell| cell.id == *place && cell.card.is_some());
        let aside = || Rect::from_center_size(rect.right_top(), rect.size() * 0.42);
        let rect = if living { aside() } else { *rect };
        let mut painter = painter.clone();
        painter.set_opacity(share);
        draw(&painter, stage, card, rect);
        let palette = stage.view.palette;
        let cross = rect.shrink(rect.width() * 0.2);
        for (from, to) in
            [(cross.left_top(), cross.right_bottom()), (cross.right_top(), cross.left_bottom())]
        {
            painter.set_opacity(1.0);
            let wide = (rect.width() * 0.06).clamp(2.0, 4.0);
            painter.line_segment([from, to], Stroke::new(wide + 2.0, palette.halo));
            painter.line_segment([from, to], Stroke::new(wide, palette.target));
        }
    }
}

fn draw(painter: &Painter, stage: &Stage, card: &FieldCard, rect: Rect) {
    let orientation = CardOrientation::of(card.stance, card.side == stage.below, stage.mirrored());
    let rect = face::within(orientation, rect);
    let appearance =
        CardAppearance { orientation, markers: card.markers, ..CardAppearance::default() };
    let ctx = painter.ctx().clone();
    let paint = stage.paint(&ctx, card.side);
    let mut shapes = Vec::new();
    match &card.face {
        Some(front) => face::draw(front, rect, appearance, paint, &mut shapes),
        None => {
            let nation = stage.nation(card.side);
            face::back(rect, appearance, (paint, nation), &mut shapes);
        }
    }
    painter.extend(shapes);
}

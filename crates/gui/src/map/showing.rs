//! What has happened, on the map: ways and attacks as arrows, dice and results on plates, losses as fading counters. Marks
//! stay until somebody acts; the one on show is large.

use super::super::paint::counter::{self, Paint};
use super::super::paint::die;
use super::super::showing::happening::Gone;
use super::super::showing::{Happening, fading, plate};
use super::super::workspace::Workspace;
use super::camera::{TOOLS, TOOLS_HIGH};
use super::highlight::Marks;
use super::{answering, outcome_signs, stack};
use egui::{Rect, Stroke, Vec2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::Sign;

/// What is marked beside the happening on show.
fn older<'a>(marks: &Marks<'a>) -> Vec<&'a Happening> {
    let view = marks.view;
    let shown = view.reel.current(marks.now()).map(|(happening, _)| happening.line);
    view.reel.marks().iter().filter(|happening| Some(happening.line) != shown).collect()
}

/// How many of the last ways stand out.
const STRONG: usize = 5;

/// How a way is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It is on show.
    Current,
    /// It is one of the last, or something at its ends is pointed at.
    Strong,
    /// One of many.
    Faint,
}

/// How the ways of what happened are drawn, one after the other: those of the place that is pointed at and the last few stand
/// out.
#[must_use]
pub fn weights(ways: &[&Happening], pointed: Option<&str>) -> Vec<Weight> {
    let count = ways.len();
    let ends = |happening: &Happening| {
        [happening.places.first(), happening.places.last()]
            .into_iter()
            .flatten()
            .any(|place| pointed == Some(place.as_str()))
    };
    let weight = |(number, happening): (usize, &&Happening)| {
        if number + STRONG >= count || ends(happening) { Weight::Strong } else { Weight::Faint }
    };
    ways.iter().enumerate().map(weight).collect()
}

/// Paints the ways of what is marked; the counters lie on them.
pub fn paint_older_ways(marks: &Marks, pointed: Option<Hex>) {
    let has_way = |happening: &&Happening| {
        matches!(happening.sign, Sign::Way | Sign::Strike) || !happening.came.is_empty()
    };
    let ways: Vec<&Happening> = older(marks).into_iter().filter(has_way).collect();
    let weights = weights(&ways, pointed.map(|hex| marks.map.label(hex)));
    // Faint ones lie below.
    for wanted in [Weight::Faint, Weight::Strong] {
        for (happening, weight) in ways.iter().zip(&weights).filter(|(_, w)| **w == wanted) {
            way(marks, happening, *weight);
        }
    }
}

/// Paints everything else that is marked, and the happening on show above it.
pub fn paint(marks: &Marks, workspace: &Workspace) {
    let (view, now) = (marks.view, marks.now());
    let current = view.reel.current(now);
    let older = older(marks);
    for happening in &older {
        gone(marks, happening, fading::LEFT);
    }
    badges((marks, workspace), &older);
    let Some((happening, age)) = current else { return };
    way(marks, happening, Weight::Current);
    if happening.sign == Sign::Lost {
        gone(marks, happening, fading::opacity(marks.painter, view, age));
    }
    for hex in around(marks, happening) {
        ring(marks, happening, hex);
    }
    let told = !happening.dice.is_empty() || !matches!(happening.sign, Sign::Way | Sign::Placed);
    let shown = view.reel.is_playing() || view.reel.again().is_some();
    if let Some(standing) = &happening.standing {
        plate::standing(marks.painter, view, (happening, standing), marks.screen, !shown);
    } else if let (Some(hex), true) = (happening.hexes(marks.map).last().copied(), told) {
        let at = (marks.center(hex), marks.camera.zoom * 0.95);
        // The buttons over the map lie above everything.
        let buttons = [Rect::from_min_size(marks.screen.min, vec2(TOOLS, TOOLS_HIGH))];
        let side = Vec2::splat(stack::side(marks.camera.zoom));
        let part = |hex: Hex| Rect::from_center_size(marks.center(hex), side);
        let seen: Vec<Rect> = happening.hexes(marks.map).into_iter().map(part).collect();
        let screen = marks.screen;
        let room = plate::Room { screen, yields: !shown, free: &buttons, seen: &seen };
        plate::paint(marks.painter, view, happening, at, &room);
    }
}

/// The hexes that are ringed while it is on show: the target of an attack, the end of a way, else all.
fn around(marks: &Marks, happening: &Happening) -> Vec<Hex> {
    let hexes = happening.hexes(marks.map);
    match happening.sign {
        Sign::Way | Sign::Strike => hexes.last().copied().into_iter().collect(),
        _ => hexes,
    }
}

fn ring(marks: &Marks, happening: &Happening, hex: Hex) {
    let palette = marks.view.palette;
    let color = happening.side.map_or(palette.hover, |side| marks.view.side_text(side));
    let wide = (marks.camera.zoom * 0.12).clamp(2.0, 5.0);
    let (c, r) = (marks.center(hex), marks.camera.zoom * 0.95);
    marks.painter.circle_stroke(c, r, Stroke::new(wide + 2.0, palette.halo));
    marks.painter.circle_stroke(c, r, Stroke::new(wide, color));
}

/// The way of counters, or of an attack.
fn way(marks: &Marks, happening: &Happening, weight: Weight) {
    let palette = marks.view.palette;
    let hexes = happening.hexes(marks.map);
    let current = weight == Weight::Current;
    let wide = (marks.camera.zoom * 0.14).clamp(2.5, 6.0) * if current { 1.0 } else { 0.6 };
    let shade = |color, share| match weight {
        Weight::Current => color,
        Weight::Strong => palette.thin(color, share),
        Weight::Faint => palette.thin(color, 0.22),
    };
    let halo = |hexes: &[Hex], wide: f32| {
        if weight != Weight::Faint {
            marks.way(hexes, palette.halo, wide + 2.0);
        }
    };
    for came in &happening.came {
        let hexes = Happening::way_of(came, marks.map);
        halo(&hexes, wide * 0.7);
        marks.dashed_way(&hexes, shade(palette.hover, 0.7), wide * 0.7);
    }
    match happening.sign {
        Sign::Way if hexes.len() > 1 => {
            let color = happening.side.map_or(palette.hover, |side| marks.view.side_text(side));
            let color = shade(color, 0.8);
            halo(&hexes, wide);
            // The second side's ways are dashed: sides are told apart without their colours too.
            if happening.side == Some(Side::B) {
                marks.dashed_way(&hexes, color, wide);
            } else {
                marks.way(&hexes, color, wide);
            }
        }
        Sign::Strike => {
            let (from, targets) = happening.strike(&hexes);
            let color = shade(palette.target, 0.7);
            let pairs = from.iter().flat_map(|&from| targets.iter().map(move |&to| [from, to]));
            for pair in pairs.filter(|[from, to]| from != to) {
                halo(&pair, wide * 0.7);
                marks.way(&pair, color, wide * 0.7);
            }
        }
        _ => {}
    }
}

/// Counters that left the map, so much of them, crossed out.
fn gone(marks: &Marks, happening: &Happening, share: f32) {
    let Some(hex) = happening.hexes(marks.map).last().copied().filter(|&hex| marks.seen(hex))
    else {
        return;
    };
    let zoom = marks.camera.zoom;
    // Whoever stands there now is seen, and so is that the hex is empty.
    let aside = share <= fading::LEFT || !marks.view.at(None).here(hex).is_empty();
    for (k, gone) in happening.gone.iter().enumerate() {
        let Gone::Counter(lost) = gone else { continue };
        let (shift, side) = if aside {
            (vec2(0.62, -0.5) + vec2(-0.2, 0.0) * k as f32, stack::side(zoom) * 0.42)
        } else {
            (vec2(0.12, -0.12) * (k as f32 + 1.0), stack::side(zoom))
        };
        let shift = shift * zoom;
        let rect = Rect::from_center_size(marks.center(hex) + shift, Vec2::splat(side));
        let mut painter = marks.painter.clone();
        painter.set_opacity(share);
        let mut shapes = Vec::new();
        let livery = marks.view.liveries.of(lost.side);
        let paint = Paint { ctx: painter.ctx(), palette: marks.view.palette, livery };
        counter::draw(lost, rect, paint, &mut shapes);
        painter.extend(shapes);
        outcome_signs::lost(&painter, marks.view.palette, rect.shrink(side * 0.12));
    }
}

/// Small signs of what has been shown: dice where they were thrown, and whether somebody is worse or better off, at whoever it is as
/// long as he stands on the map.
fn badges((marks, workspace): (&Marks, &Workspace), older: &[&Happening]) {
    let mut corners = Corners::new(marks, workspace);
    // Said once, or signs would bury the hits that they are about.
    let mut told: Vec<(Hex, bool)> = Vec::new();
    for happening in older.iter().rev() {
        let Some(&hex) = happening.hexes(marks.map).last() else { continue };
        // In a small hex dice would be all that is left of a counter.
        let dice = if stack::is_small(marks.camera.zoom) { 0 } else { happening.dice.len() };
        if let Some(rects) = corners.take(hex, dice) {
            for (die, rect) in happening.dice.iter().zip(rects) {
                die::paint(marks.painter, marks.view.palette, rect, (die.face, die.sides));
            }
        }
        let better = match happening.sign {
            Sign::Better => true,
            Sign::Worse => false,
            _ => continue,
        };
        let board_index = marks.view.at(None);
        let stands = |unit: &String| board_index.get(unit).and_then(|counter| counter.at);
        let mut whose: Vec<Hex> = happening.units.iter().filter_map(stands).collect();
        whose.dedup();
        if happening.units.is_empty() {
            whose.push(hex);
        }
        for hex in whose {
            if told.contains(&(hex, better)) {
                continue;
            }
            told.push((hex, better));
            for rect in corners.take(hex, 1).into_iter().flatten() {
                outcome_signs::fared(marks.painter, marks.view.palette, rect, better);
            }
        }
    }
}

/// The strips above the counters in their hexes, where signs stand in a row: on a counter they would hide who it is.
struct Corners<'a> {
    marks: &'a Marks<'a>,
    filled: Vec<(Hex, usize)>,
    side: f32,
    most: usize,
}

impl<'a> Corners<'a> {
    /// No signs stand anywhere but the question marks of those who may answer, which come first in their rows.
    fn new(marks: &'a Marks<'a>, workspace: &Workspace) -> Corners<'a> {
        let zoom = marks.camera.zoom;
        // In a small hex more would lie on the neighbours.
        let (most, least) = if stack::is_small(zoom) { (2, 8.0) } else { (4, 10.0) };
        let asked = answering::who(marks.view, workspace);
        let at = |id: &String| marks.view.snapshot.board_index.get(id)?.at;
        let filled = asked.iter().filter_map(at).map(|hex| (hex, 1)).collect();
        Corners { marks, filled, side: (zoom * 0.34).clamp(least, 18.0), most }
    }

    /// The next places for so many signs in a hex that is seen, if there is room for all of them.
    fn take(&mut self, hex: Hex, signs: usize) -> Option<Vec<Rect>> {
        let place = self.filled.iter().position(|(at, _)| *at == hex).unwrap_or_else(|| {
            self.filled.push((hex, 0));
            self.filled.len() - 1
        });
        let stand = &mut self.filled[place].1;
        if !self.marks.seen(hex) || *stand + signs > self.most {
            return None;
        }
        let zoom = self.marks.camera.zoom;
        let room = if stack::is_small(zoom) { 0.0 } else { self.side };
        let above = vec2(-0.44 * zoom, -(stack::side(zoom) + room) / 2.0);
        let corner = self.marks.center(hex) + above;
        let rect = |k: usize| {
            let at = corner + vec2(k as f32 * (self.side + 1.5), 0.0);
            Rect::from_center_size(at, Vec2::splat(self.side))
        };
        let rects = (*stand..*stand + signs).map(rect).collect();
        *stand += signs;
        Some(rects)
    }
}

//! The title of a battle on its map, as printed maps have it, where hexes lie that are no part of the land.

use super::highlight::Marks;
use super::title_place::TitlePlace;
use crate::locale::HasLanguage;
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use egui::{Rect, pos2};
use gonfalon_core::drawing::typeface::typeface;
use gonfalon_core::drawing::{Anchor, Area, Face, Point, Shape, Stroke, Text, point};
use gonfalon_core::view::MapView;
use std::sync::Arc;

/// The least size of its small print, in points.
const LEAST: f32 = 7.0;
/// A text below the title has so many lines at most.
const LINES: usize = 3;
/// The size of the small print beside that of the title.
const SMALL: f32 = 0.42;

/// Paints the title where its map has room for it and it can be read.
pub fn paint(marks: &Marks, map: &Arc<MapView>, place: &mut TitlePlace) {
    let Some(room) = place.of(map) else { return };
    let room = Rect::from_min_max(pos2(room.min.x, room.min.y), pos2(room.max.x, room.max.y));
    let room: Area = marks.camera.on_screen(marks.screen, room).drawn();
    let scenario = marks.view.port.scenario();
    let language = marks.view.language();
    let below = scenario.below_title(language);
    let mut drawn = Vec::new();
    if draw(room, (scenario.title.get(language), &below), marks, &mut drawn) {
        let mut shapes = Vec::new();
        Screen::of(marks.painter.ctx()).show(drawn, &mut shapes);
        marks.painter.extend(shapes);
    }
}

/// Draws it; false if it could not be read.
fn draw(room: Area, (title, below): (&str, &[&str]), marks: &Marks, out: &mut Vec<Shape>) -> bool {
    let palette = marks.view.palette.drawn();
    let (ink, fine) = (palette.plate_ink, room.height() * 0.006);
    let words = |text: &str, face: Face, size: f32| Text {
        anchor: Anchor::Center,
        text: text.to_owned(),
        face,
        size,
        ink,
        ..Text::default()
    };
    let wide = |text: &str, face: Face| typeface().width_of(&words(text, face, 100.0)) / 100.0;
    // In as many lines as make it largest.
    let set = |most: usize| {
        let lines: Vec<String> = below.iter().flat_map(|text| broken(text, most)).collect();
        let widest = lines.iter().map(|line| wide(line, Face::Italic) * SMALL);
        let widest = widest.fold(wide(title, Face::Roman), f32::max);
        let high = lines.iter().fold(1.7, |high, _| high + SMALL * 1.35);
        let size = (room.width() * 0.86 / widest).min(room.height() * 0.84 / high);
        (size, widest, high, lines)
    };
    let all = (1..=LINES).map(set);
    let Some((size, widest, high, below)) = all.max_by(|a, b| a.0.total_cmp(&b.0)) else {
        return false;
    };
    if size * SMALL < LEAST {
        return false;
    }
    let inner = point(widest * size + size * 1.2, high * size + size * 0.5);
    let frame = Area::around(room.center(), inner);
    out.push(Shape::panel(frame, 0.0, palette.plate));
    let [strong, thin] = [3.0, 1.0].map(|share| Stroke::new((fine * share).max(0.8), ink));
    out.push(Shape::frame(frame, 0.0, strong));
    out.push(Shape::frame(frame.shrink(size * 0.14), 0.0, thin));
    let line = |y: f32, mut text: Text| {
        text.at = point(frame.center().x, y);
        Shape::Text(text)
    };
    let mut y = frame.top() + size * 0.9;
    out.push(line(y, words(title, Face::Roman, size)));
    y += size * 0.72;
    rule(point(frame.center().x, y), size * 1.6, thin, out);
    y += size * 0.1;
    for text in below {
        y += size * SMALL * 0.9;
        out.push(line(y, words(&text, Face::Italic, size * SMALL)));
        y += size * SMALL * 0.45;
    }
    true
}

/// A text in so many lines at most, of about one length.
fn broken(text: &str, most: usize) -> Vec<String> {
    let long = text.chars().count().div_ceil(most);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() / 2 < long => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A line with a lozenge in its middle.
fn rule(at: Point, half: f32, stroke: Stroke, out: &mut Vec<Shape>) {
    let side = half * 0.06;
    for way in [-1.0, 1.0] {
        let ends = [at + point(way * side * 2.0, 0.0), at + point(way * half, 0.0)];
        out.push(Shape::line(ends, stroke));
    }
    let corners = [(0.0, -side), (side, 0.0), (0.0, side), (-side, 0.0)];
    let lozenge: Vec<Point> = corners.iter().map(|&(x, y)| at + point(x, y)).collect();
    out.push(Shape::fill(lozenge, stroke.colour));
}

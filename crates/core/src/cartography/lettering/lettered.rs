//! A name, set; and set in its place.

use super::baseline::Baseline;
use super::hand::Hand;
use crate::drawing::ground::Land;
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Area, Point, Shape, Stroke, Text, point};

/// Letters that turn less than this, in radians, stand on one line.
const STRAIGHT: f32 = 0.02;
/// The height of the room of a line, as a share of the size of its letters.
const HIGH: f32 = 0.86;

/// Letters smaller than this, in points of the screen, stand on one line: one by one they would be spaced unevenly.
const SEPARATE: f32 = 12.5;

/// Letters of a size.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    /// Their size, in units.
    pub size: f32,
    /// Points of the screen for a unit; 0 where names stay in one piece.
    pub zoom: f32,
}

/// A name in letters of a size.
#[derive(Clone, Debug)]
pub struct Setting {
    name: String,
    hand: Hand,
    size: f32,
    spacing: f32,
    /// How long it is.
    long: f32,
    /// Whether its letters are large enough to be set one by one.
    bends: bool,
}

impl Setting {
    /// A name in letters that stand so far apart besides, as a share of their size.
    #[must_use]
    pub fn new(name: &str, hand: Hand, letters: Letters, spacing: f32) -> Setting {
        let (name, size) = (name.to_owned(), letters.size);
        let bends = size * letters.zoom >= SEPARATE;
        // In one piece a name can be searched for: letters set apart would be taken for words.
        let spacing = if letters.zoom > 0.0 { spacing } else { 0.0 };
        let setting = Setting { name, hand, size, spacing, long: 0.0, bends };
        let long = typeface().width_of(&setting.text(&setting.name));
        Setting { long, ..setting }
    }

    /// How long it is, in units.
    #[must_use]
    pub const fn long(&self) -> f32 {
        self.long
    }

    fn text(&self, text: &str) -> Text {
        Text {
            text: text.to_owned(),
            anchor: Anchor::Center,
            face: self.hand.face(),
            size: self.size,
            spacing: self.spacing,
            ..Text::default()
        }
    }

    /// The name along a line, its middle so far along it and so far off it, to the right of its way.
    #[must_use]
    pub fn along(&self, baseline: &Baseline, far: f32, off: f32) -> Lettered {
        let place = |far: f32| {
            let (at, angle) = baseline.at(far);
            (at + point(-angle.sin(), angle.cos()) * off, angle)
        };
        let turn = |k: u8| {
            baseline.at(far + self.long * (f32::from(k) / 8.0 - 0.5)).1 - baseline.at(far).1
        };
        let straight = || baseline.is_straight() || (0..=8).all(|k| turn(k).abs() < STRAIGHT);
        if !self.bends || straight() {
            let (begin, end) = (place(far - self.long / 2.0).0, place(far + self.long / 2.0).0);
            let way = end - begin;
            let (at, angle) = (begin.lerp(end, 0.5), way.y.atan2(way.x));
            let rooms = self.rooms(self.long, at, angle).collect();
            let letters = vec![Text { at, angle, ..self.text(&self.name) }];
            return Lettered { name: self.name.clone(), hand: self.hand, letters, rooms };
        }
        let (mut letters, mut rooms) = (Vec::new(), Vec::new());
        let mut begin = far - self.long / 2.0;
        for letter in self.name.chars() {
            let text = self.text(letter.encode_utf8(&mut [0; 4]));
            let wide = typeface().width_of(&text);
            let (at, angle) = place(begin + wide / 2.0);
            rooms.extend(self.rooms(wide, at, angle));
            letters.extend((!letter.is_whitespace()).then_some(Text { at, angle, ..text }));
            begin += wide + self.spacing * self.size;
        }
        Lettered { name: self.name.clone(), hand: self.hand, letters, rooms }
    }

    /// The room of letters on a line, in pieces where it leans.
    fn rooms(&self, wide: f32, at: Point, angle: f32) -> impl Iterator<Item = Area> + use<> {
        let high = self.size * HIGH;
        let pieces = if angle.abs() < STRAIGHT { 1.0 } else { (wide / high).ceil().max(1.0) };
        let step = wide / pieces;
        let way = point(angle.cos(), angle.sin());
        let middle = move |k: f32| at + way * (step * (k + 0.5) - wide / 2.0);
        std::iter::successors(Some(0.0_f32), |k| Some(k + 1.0))
            .take_while(move |k| *k < pieces)
            .map(move |k| Area::around(middle(k), point(step, high)).turned(middle(k), angle))
    }
}

/// A name in its place.
#[derive(Clone, Debug)]
pub struct Lettered {
    /// The name.
    pub name: String,
    /// How it is written.
    pub hand: Hand,
    /// Its letters: all of them in one text where they stand on a line.
    pub letters: Vec<Text>,
    /// The room that it takes.
    pub rooms: Vec<Area>,
}

impl Lettered {
    /// How far its letters turn against those beside them at most, in radians.
    #[must_use]
    pub fn bend(&self) -> f32 {
        let turns = self.letters.windows(2).map(|two| (two[1].angle - two[0].angle).abs());
        turns.fold(0.0, f32::max)
    }

    /// Adds its rim, then its letters.
    pub fn draw(&self, land: &Land<'_>, out: &mut Vec<Shape>) {
        let palette = land.palette();
        let ink = self.hand.ink(palette);
        let halo =
            |size: f32| Some(Stroke::new(2.0 * (size * 0.1).max(0.9 / land.zoom()), palette.halo));
        let rim = |text: &Text| Text { halo: halo(text.size), ink: palette.halo, ..text.clone() };
        if let [only] = &self.letters[..] {
            out.push(Shape::Text(Text { ink, ..rim(only) }));
            return;
        }
        out.extend(self.letters.iter().map(|text| Shape::Text(rim(text))));
        out.extend(self.letters.iter().map(|text| Shape::Text(Text { ink, ..text.clone() })));
    }
}

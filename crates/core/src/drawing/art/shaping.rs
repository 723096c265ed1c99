//! A symbol as outlines: what places it fills them with whatever it likes.
//!
//! Black is the figure, white the lines in it, blue its claws, hilts and strings, red its tongue.

use crate::drawing::colour::Colour;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::svg::{Outline, Ring, Symbol, Tone};

/// Blue in the files.
const ARMED: Colour = Colour::rgb(0, 0, 255);
/// Red in the files.
const TONGUE: Colour = Colour::rgb(255, 0, 0);

/// The outlines of a symbol, around its middle; the longer side of the file is 1.
#[derive(Clone, Debug, Default)]
pub struct Shaping {
    figure: Vec<Ring>,
    lines: Vec<Ring>,
    armed: Vec<Ring>,
    tongue: Vec<Ring>,
}

impl Shaping {
    /// The outlines of a symbol.
    #[must_use]
    pub fn of(symbol: &Symbol) -> Shaping {
        let mut shaping = Shaping::default();
        for part in &symbol.parts {
            let (Some((rings, tone, _)), Outline::Lines(_)) = (&part.fill, &part.outline) else {
                continue;
            };
            let list = match tone {
                Tone::Ground => &mut shaping.lines,
                Tone::Own(colour) if *colour == ARMED => &mut shaping.armed,
                Tone::Own(colour) if *colour == TONGUE => &mut shaping.tongue,
                _ => &mut shaping.figure,
            };
            list.extend(rings.iter().cloned());
        }
        let middle = shaping.bounds().center();
        shaping.map(|at| at - middle)
    }

    /// The same around another middle: that of a symbol that it belongs to.
    #[must_use]
    pub fn beside(symbol: &Symbol, other: &Symbol) -> Shaping {
        let middle = |symbol: &Symbol| {
            let mut all = Shaping::default();
            for (rings, ..) in symbol.parts.iter().filter_map(|part| part.fill.as_ref()) {
                all.figure.extend(rings.iter().cloned());
            }
            all.bounds().center()
        };
        let shift = middle(symbol) - middle(other);
        Shaping::of(symbol).map(|at| at + shift)
    }

    fn map(mut self, form: impl Fn(Point) -> Point) -> Shaping {
        for list in [&mut self.figure, &mut self.lines, &mut self.armed, &mut self.tongue] {
            for at in list.iter_mut().flat_map(|ring| &mut ring.points) {
                *at = form(*at);
            }
        }
        self
    }

    /// The same turned around its middle, and before that, if so wished, seen in a mirror.
    #[must_use]
    pub fn turned(self, angle: f32, mirrored: bool) -> Shaping {
        if angle == 0.0 && !mirrored {
            return self;
        }
        self.map(|at| point(if mirrored { -at.x } else { at.x }, at.y).rotated(angle))
    }

    fn bounds(&self) -> Area {
        let all = [&self.figure, &self.armed, &self.tongue];
        let mut points = all.into_iter().flatten().flat_map(|ring| &ring.points);
        let Some(&first) = points.next() else { return Area::default() };
        points.fold(Area::new(first, first), |area, &at| area.join(&Area::new(at, at)))
    }

    /// Points around everything: the outline of a rubber band.
    #[must_use]
    pub fn hull(&self) -> Vec<Point> {
        let all = [&self.figure, &self.armed, &self.tongue];
        let mut points: Vec<Point> =
            all.into_iter().flatten().flat_map(|ring| ring.points.iter().copied()).collect();
        points.sort_by(|a, b| {
            (a.x, a.y).partial_cmp(&(b.x, b.y)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let turn =
            |a: Point, b: Point, c: Point| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        let chain = |points: &mut dyn Iterator<Item = Point>| {
            let mut chain: Vec<Point> = Vec::new();
            for at in points {
                while let [.., a, b] = chain[..] {
                    if turn(a, b, at) > 0.0 {
                        break;
                    }
                    chain.pop();
                }
                chain.push(at);
            }
            chain.pop();
            chain
        };
        let mut hull = chain(&mut points.iter().copied());
        hull.extend(chain(&mut points.iter().rev().copied()));
        hull
    }

    fn placed(rings: &[Ring], at: Point, scale: f32) -> Vec<Ring> {
        let place = |ring: &Ring| Ring {
            points: ring.points.iter().map(|&p| at + p * scale).collect(),
            holes: ring.holes.clone(),
        };
        rings.iter().map(place).collect()
    }

    /// The figure, its middle at a point.
    #[must_use]
    pub fn ink(&self, at: Point, scale: f32) -> Vec<Ring> {
        Shaping::placed(&self.figure, at, scale)
    }

    /// The lines in it.
    #[must_use]
    pub fn lines(&self, at: Point, scale: f32) -> Vec<Ring> {
        Shaping::placed(&self.lines, at, scale)
    }

    /// Claws, hilts and strings.
    #[must_use]
    pub fn armed(&self, at: Point, scale: f32) -> Vec<Ring> {
        Shaping::placed(&self.armed, at, scale)
    }

    /// The tongue.
    #[must_use]
    pub fn tongue(&self, at: Point, scale: f32) -> Vec<Ring> {
        Shaping::placed(&self.tongue, at, scale)
    }
}

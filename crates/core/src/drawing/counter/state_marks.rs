//! The marks of a counter's state: each with an outline, a sign and a colour of its own, so that none is taken for another.

use crate::drawing::colour::Colour;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::palette::Palette;
use crate::drawing::shape::{Shape, Stroke};
use crate::drawing::sign;
use crate::view::{Condition, CounterView};

/// A state that a counter shows on a mark at its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StateMark {
    /// In disorder: a diamond with spears that point everywhere.
    Disordered,
    /// Its other side is up: a square with an arrow that turns.
    Turned,
    /// Shaken: a disc with a jagged line.
    Shaken,
    /// Has fired: a gable with an arrow.
    Fired,
    /// Has moved: an arrow.
    Moved,
}

impl StateMark {
    /// All of them; what matters more comes first.
    pub const ALL: [StateMark; 5] = [
        StateMark::Disordered,
        StateMark::Turned,
        StateMark::Shaken,
        StateMark::Fired,
        StateMark::Moved,
    ];

    /// Those of a counter.
    #[must_use]
    pub fn of(counter: &CounterView) -> Vec<StateMark> {
        let shows = |condition| super::shows(counter, condition);
        let is_so = |mark: &StateMark| match mark {
            StateMark::Disordered => shows(Condition::Disordered),
            StateMark::Turned => {
                counter.back_up && counter.back.is_some() && !shows(Condition::Disordered)
            }
            StateMark::Shaken => shows(Condition::Shaken),
            StateMark::Fired => shows(Condition::Fired),
            StateMark::Moved => shows(Condition::Moved),
        };
        StateMark::ALL.into_iter().filter(is_so).collect()
    }

    /// Adds it around a point, `size` high and wide.
    pub fn draw(
        self,
        center: Point,
        size: f32,
        (palette, fine): (&Palette, f32),
        out: &mut Vec<Shape>,
    ) {
        let edge = Stroke::new((size * 0.07).clamp(0.7 * fine, 1.6 * fine), self.ink(palette));
        let half = size / 2.0;
        let (fill, finest) = (self.fill(palette), 0.9 * fine);
        let mut tag = |corners: &[(f32, f32)]| {
            let points: Vec<Point> =
                corners.iter().map(|&(x, y)| center + point(x, y) * half).collect();
            out.push(Shape::fill(points.clone(), fill));
            out.push(Shape::outline(points, edge));
        };
        let (name, shift, share) = match self {
            StateMark::Disordered => {
                tag(&[(0.0, -1.16), (1.16, 0.0), (0.0, 1.16), (-1.16, 0.0)]);
                ("disordered", 0.0, 0.56)
            }
            StateMark::Turned => {
                let area = Area::around(center, Point::splat(size * 0.94));
                out.push(Shape::panel(area, size * 0.16, fill));
                out.push(Shape::frame(area, size * 0.16, edge));
                ("turned", 0.0, 0.66)
            }
            StateMark::Shaken => {
                out.push(Shape::disc(center, half, fill));
                out.push(Shape::ring(center, half, edge));
                ("shaken", 0.0, 0.62)
            }
            StateMark::Fired => {
                tag(&[(0.0, -1.16), (0.86, -0.34), (0.86, 0.92), (-0.86, 0.92), (-0.86, -0.34)]);
                ("fired", 0.06, 0.72)
            }
            StateMark::Moved => {
                tag(&[
                    (-0.96, -0.4),
                    (0.02, -0.4),
                    (0.02, -0.92),
                    (1.02, 0.0),
                    (0.02, 0.92),
                    (0.02, 0.4),
                    (-0.96, 0.4),
                ]);
                return;
            }
        };
        let at = center + point(0.0, shift * half);
        sign::sign(name, at, half * share, (self.ink(palette), finest), out);
    }

    fn fill(self, palette: &Palette) -> Colour {
        match self {
            StateMark::Disordered => palette.disordered,
            StateMark::Turned => palette.plate,
            StateMark::Shaken => palette.shaken,
            StateMark::Fired | StateMark::Moved => palette.spent,
        }
    }

    fn ink(self, palette: &Palette) -> Colour {
        match self {
            StateMark::Disordered => palette.disordered_ink,
            StateMark::Turned => palette.plate_ink,
            StateMark::Shaken => palette.shaken_ink,
            StateMark::Fired | StateMark::Moved => palette.spent_ink,
        }
    }
}

/// ARSOUF M6.4: the red cross of a wounded unit, with a white edge so that it is seen on every livery.
pub fn wound(center: Point, size: f32, (palette, fine): (&Palette, f32), out: &mut Vec<Shape>) {
    let mut cross = |size: f32, wide: f32, color: Colour| {
        for arms in [point(size, wide), point(wide, size)] {
            let rect = Area::around(center, arms);
            out.push(Shape::panel(rect, 0.0, color));
        }
    };
    let edge = (size * 0.11).max(0.8 * fine);
    cross(size, size * 0.36 + edge, palette.wound_edge);
    cross(size - edge, size * 0.36 - edge * 0.2, palette.wound);
}

/// Two chevrons on the right edge, so far down as a share of the height: the unit charges.
pub fn charge(rect: Area, down: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let side = rect.width();
    for k in 0..2 {
        let x = rect.right() - side * (0.12 - 0.11 * k as f32);
        let y = rect.top() + side * down;
        let s = side * 0.13;
        let points = vec![point(x - s, y - s), point(x, y), point(x - s, y + s)];
        out.push(Shape::line(points.clone(), Stroke::new(side * 0.1, palette.mark_ink)));
        out.push(Shape::line(points, Stroke::new(side * 0.06, palette.mark)));
    }
}

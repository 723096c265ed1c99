//! A leader: a standard that hangs from a bar, with his arms or his picture on it, and his value.

use super::{CounterAppearance, FOLDER, dim_if, veil};
use crate::drawing::art::{self, Inks};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::heraldry::{self, Carrier};
use crate::drawing::palette::BANNER_EDGE;
use crate::drawing::shape::{Anchor, Shape, Stroke};
use crate::drawing::{Colour, Paint};

/// The least width of a standard with arms on which the value is written as well, in points.
const VALUE: f32 = 11.0;
/// The least width of a standard without arms that shows who leads, in points.
const PICTURE: f32 = 22.0;
/// The lower edge of the cloth: tails, from the right to the left.
const TAILS: [(f32, f32); 7] =
    [(0.92, 1.0), (0.78, 0.87), (0.64, 1.0), (0.5, 0.87), (0.36, 1.0), (0.22, 0.87), (0.08, 1.0)];

/// Adds the standard of a leader, with his value.
pub(super) fn draw(
    look: &CounterAppearance,
    value: u32,
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let colors = paint.palette.livery(paint.livery);
    let moved = look.moved();
    let [body, ink] = [colors.body, colors.ink].map(|color| dim_if(color, moved, paint.palette));
    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| point(rect.left() + x * w, rect.top() + y * h);
    let edge = Stroke::new((w * 0.035).clamp(0.7 * paint.point, 1.6 * paint.point), BANNER_EDGE);
    let bar = Stroke::new((w * 0.09).max(1.2 * paint.point), paint.palette.plate_ink);
    let cloth: Vec<Point> =
        [(0.08, 0.05), (0.92, 0.05)].into_iter().chain(TAILS).map(|(x, y)| at(x, y)).collect();
    out.push(Shape::fill(cloth.clone(), body));
    out.push(Shape::outline(cloth, edge));
    // With its sign nobody takes what he adds for another of his values.
    let adds = format!("+{value}");
    if let Some(arms) = look.arms {
        let inner = Area::new(at(0.15, 0.1), at(0.85, 0.84));
        heraldry::draw(arms, Carrier::Banner, inner, paint.point, out);
        if moved {
            veil(Carrier::Banner, inner, paint, out);
        }
        if w >= VALUE * paint.point {
            let plate = Area::new(at(0.5, 0.56), at(1.02, 0.97));
            out.push(Shape::panel(plate, w * 0.08, body));
            out.push(Shape::frame(plate, w * 0.08, edge));
            bold(plate.center(), &adds, plate.height().min(plate.width()) * 0.98, ink, out);
        }
    } else if w >= PICTURE * paint.point {
        let area = Area::around(at(0.5, 0.34), Point::splat((w * 0.76).min(h * 0.56)));
        let inks = Inks { ink, ground: Colour::NONE, finest: 0.7 * paint.point };
        art::figure((FOLDER, &look.picture()), area, (inks, paint.point), out);
        bold(at(0.5, 0.75), &adds, h * 0.27, ink, out);
    } else if w >= 0.6 * VALUE * paint.point {
        bold(at(0.5, 0.46), &value.to_string(), (h * 0.66).min(w * 1.1), ink, out);
    }
    out.push(Shape::line([at(0.0, 0.05), at(1.0, 0.05)], bar));
}

/// The font is light: printed twice, a little apart, the figure stands out.
fn bold(at: Point, words: &str, size: f32, ink: Colour, out: &mut Vec<Shape>) {
    for shift in [0.0, size * 0.05] {
        let at = point(at.x + shift, at.y);
        out.push(Shape::text(at, Anchor::Center, words, size, ink));
    }
}

//! Figures by themselves, for a key: every pose, on a tile of a livery.

use super::{CounterFigure, FOLDER};
use crate::drawing::art::{self, Inks};
use crate::drawing::livery::pattern;
use crate::drawing::{Area, Colour, Paint, Shape};

/// How many poses a figure has: 1 or more.
#[must_use]
pub fn poses(figure: CounterFigure) -> usize {
    art::poses(FOLDER, figure.name()).max(1)
}

/// Adds a figure in one of its poses, counted from 1, on a tile.
pub fn draw(
    (figure, pose): (CounterFigure, usize),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let colours = paint.palette.livery(paint.livery);
    out.push(Shape::panel(rect, rect.width() * 0.12, colours.body));
    pattern(paint.livery, rect, colours.band, out);
    let inks = Inks { ink: colours.ink, ground: Colour::NONE, finest: 0.7 * paint.point };
    let area = Area::around(rect.center(), rect.size() * 0.84);
    let name = format!("{}-{pose}", figure.name());
    art::figure((FOLDER, &name), area, (inks, paint.point), out);
}

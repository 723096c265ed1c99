//! What is printed on a counter that can be read, and the figure in the room that the values leave.

use super::{CounterAppearance, Escutcheon, dim_if, shield};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::palette::DOT;
use crate::drawing::shape::{Anchor, Shape, Stroke};
use crate::drawing::{Paint, arms};
use crate::view::{DotView, FaceView};

/// The figure above, strength and movement on a plate below, the dot top left, archery top right.
pub(super) fn draw(
    look: &CounterAppearance,
    (face, current): (&FaceView, Option<(u32, u8)>),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let (side, moved) = (rect.width(), look.moved());
    let palette = paint.palette;
    let colors = palette.livery(paint.livery);
    let plate = Area::new(
        point(rect.left() + side * 0.05, rect.bottom() - side * 0.36),
        rect.max - point(side * 0.05, side * 0.05),
    );
    let plate_fill = dim_if(palette.plate, moved, palette);
    out.push(Shape::panel(plate, side * 0.07, plate_fill));
    let size = side * 0.33;
    let y = plate.center().y;
    // The font is light: printed twice, a little apart, the figures stand out.
    let mut say = |x: f32, anchor: Anchor, text: &str, size: f32| {
        for shift in [0.0, size * 0.035] {
            let at = point(x + shift, y);
            out.push(Shape::text(at, anchor, text, size, palette.plate_ink));
        }
    };
    let left = plate.left() + side * 0.04;
    let right = plate.right() - side * 0.04;
    if let Some(morale) = face.morale {
        let (strength, now) = current.unwrap_or((face.strength, morale));
        let three = [
            (strength, strength != face.strength),
            (u32::from(now), now != morale),
            (u32::from(face.ma), false),
        ];
        arms::three(three, plate, paint, out);
    } else {
        say(left, Anchor::Left, &face.strength.to_string(), size);
        say(right, Anchor::Right, &face.ma.to_string(), size);
        say(plate.center().x, Anchor::Center, "-", size * 0.8);
    }
    let ink = dim_if(colors.ink, moved, palette);
    let place = look.arms.map(|_| Escutcheon::of(face, look.marked));
    let ((x, y), share) = room(face, place, look.marked);
    let figure = Area::around(rect.min + point(x * side, y * side), Point::splat(share * side));
    look.draw_figure(figure, ink, paint.point, out);
    if let (Some(arms), Some(place)) = (look.arms, place) {
        shield(arms, place.area(rect), moved, paint, out);
    }
    if let Some((factor, range)) = face.archery {
        let tag = Area::new(
            point(rect.right() - side * 0.46, rect.top() + side * 0.04),
            point(rect.right() - side * 0.04, rect.top() + side * 0.27),
        );
        out.push(Shape::panel(tag, side * 0.05, plate_fill));
        let text = format!("{factor}-{range}");
        out.push(Shape::text(tag.center(), Anchor::Center, &text, side * 0.22, palette.plate_ink));
    }
    let dot = point(rect.left() + side * 0.105, rect.top() + side * 0.105);
    match face.dot {
        DotView::None => {}
        DotView::Solid => {
            out.push(Shape::disc(dot, side * 0.065, DOT));
            out.push(Shape::ring(dot, side * 0.065, Stroke::new(side * 0.025, palette.plate)));
        }
        DotView::Open => {
            out.push(Shape::disc(dot, side * 0.065, palette.plate));
            out.push(Shape::ring(dot, side * 0.065, Stroke::new(side * 0.04, DOT)));
        }
    }
    if face.archery.is_none() {
        arms::corner(face, rect, (plate_fill, paint), out);
    }
}

/// The square that a figure has, which no value covers: its middle and its side, as shares of the counter.
const fn room(face: &FaceView, shield: Option<Escutcheon>, marked: bool) -> ((f32, f32), f32) {
    match shield {
        Some(Escutcheon::Left) => ((0.47, 0.345), 0.44),
        _ if marked || face.range.is_some() || face.rating.is_some() => ((0.31, 0.35), 0.46),
        _ if face.archery.is_some() => ((0.3, 0.365), 0.52),
        Some(_) => ((0.35, 0.335), 0.58),
        None => ((0.5, 0.335), 0.58),
    }
}

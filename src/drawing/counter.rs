//! One counter: side colour and pattern, figure, printed values, and the marks of its condition.

use super::art::{self, Inks};
use super::colour::Colour;
use super::geometry::{Area, Point, point};
use super::heraldry::{self, Carrier};
use super::livery::pattern;
use super::palette::{BANNER_EDGE, DOT, Palette};
use super::shape::{Anchor, Shape, Stroke};
use super::{Paint, arms, insignia, sign};
use crate::heraldry::Arms;
use crate::view::{Badge, CommandMark, Condition, CounterKind, CounterView, DotView, FaceView};

/// Counters smaller than this show colour, pattern and figure only.
const READABLE: f32 = 23.0;
/// The least side of a counter on which its strength can still be read, in points.
const SMALL: f32 = 12.5;

/// The least side of a counter on which the letter of its command can still be read, in points.
const LETTER: f32 = 14.0;

/// The least side of a counter that shows arms, in points.
const ARMS: f32 = 16.0;

/// Whether a counter shows a condition.
#[must_use]
pub fn shows(counter: &CounterView, condition: Condition) -> bool {
    counter.status.iter().any(|status| status.shown == Some(condition))
}

/// Whether the counter is a combat unit, with strength and movement on it.
#[must_use]
pub fn is_unit(kind: CounterKind) -> bool {
    !matches!(kind, CounterKind::Leader | CounterKind::Camp | CounterKind::Trebuchet)
}

/// ARSOUF M6.4, M6.5: adds a counter as it lies on the map, with the cross of a wounded one as long as it is
/// wounded.
pub fn draw(counter: &CounterView, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let conditions = Conditions {
        back: counter.back_up,
        disordered: shows(counter, Condition::Disordered),
        charging: shows(counter, Condition::Charging),
        moved: shows(counter, Condition::Moved),
        shaken: shows(counter, Condition::Shaken),
        marked: counter.mark.is_some(),
    };
    let arms = counter.arms.as_ref().map(|own| &*own.arms);
    if counter.kind == CounterKind::Leader {
        match arms {
            Some(arms) => {
                armed_banner(arms, counter.face().strength, conditions.moved, rect, paint, out);
            }
            None => banner(counter.face().strength, conditions.moved, rect, paint, out),
        }
    } else {
        let values = (counter.face(), counter.current);
        tile((counter.kind, arms), values, conditions, rect, paint, out);
    }
    if let Some(mark) = &counter.mark {
        marked(counter.kind, mark, rect, paint, out);
    }
    if let Some(hits) = counter.hits {
        let draw = if is_small(rect.width(), paint) { arms::hits_small } else { arms::hits };
        draw(hits, rect, (paint.palette, paint.point), out);
    }
    match counter.badge {
        Some(Badge::Wounded) => {
            let at = rect.min + rect.size() * 0.27;
            let size = (rect.width() * 0.6).max(7.0 * paint.point);
            wound(at, size, (paint.palette, paint.point), out);
        }
        None => {}
    }
}

/// The mark of its command: below range and rating; in the free corner of a small counter; below a leader's cloth.
fn marked(kind: CounterKind, mark: &CommandMark, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let (side, palette) = (rect.width(), paint.palette);
    let part = |left: f32, top: f32, wide: f32, high: f32| {
        let at = point(rect.left() + left * side, rect.top() + top * rect.height());
        Area::sized(at, point(wide * side, high * side))
    };
    if kind == CounterKind::Leader {
        if side >= 0.6 * LETTER * paint.point {
            insignia::tag(mark, part(0.24, 0.64, 0.5, 0.5), palette, out);
        }
    } else if side >= READABLE * paint.point {
        insignia::stripe(mark, part(0.03, 0.57, 0.94, 0.075), (palette, paint.point), out);
        insignia::tag(mark, part(0.7, 0.29, 0.27, 0.27), palette, out);
    } else if side >= LETTER * paint.point {
        insignia::tag(mark, part(0.62, 0.02, 0.37, 0.37), palette, out);
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

/// Adds one side of a counter, for the unit panel.
pub fn draw_face(
    (kind, arms): (CounterKind, Option<&Arms>),
    face: &FaceView,
    (back, disordered): (bool, bool),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let conditions = Conditions { back, disordered, ..Conditions::default() };
    match (kind, arms) {
        (CounterKind::Leader, Some(arms)) => {
            armed_banner(arms, face.strength, false, rect, paint, out);
        }
        (CounterKind::Leader, None) => banner(face.strength, false, rect, paint, out),
        _ => tile((kind, arms), (face, None), conditions, rect, paint, out),
    }
}

#[derive(Clone, Copy, Default)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
struct Conditions {
    marked: bool,
    shaken: bool,
    back: bool,
    disordered: bool,
    charging: bool,
    moved: bool,
}

fn tile(
    (kind, arms): (CounterKind, Option<&Arms>),
    (face, current): (&FaceView, Option<(u32, u8)>),
    conditions: Conditions,
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let side = rect.width();
    let colors = paint.palette.livery(paint.livery);
    let radius = side * 0.12;
    let readable = side >= READABLE * paint.point;
    let is_small = is_small(side, paint) && is_unit(kind);
    if readable {
        let shade = rect.translate(point(side * 0.04, side * 0.05));
        out.push(Shape::panel(shade, radius, paint.palette.shadow));
    }
    let body = if conditions.moved { dim(colors.body, paint.palette) } else { colors.body };
    out.push(Shape::panel(rect, radius, body));
    pattern(paint.livery, rect, dim_if(colors.band, conditions.moved, paint.palette), out);
    if readable && is_unit(kind) {
        let place = arms.map(|_| Escutcheon::of(face, conditions.marked));
        values(kind, (face, current), (conditions.moved, place), rect, paint, out);
        if let (Some(arms), Some(place)) = (arms, place) {
            shield(arms, place.area(rect), conditions.moved, paint, out);
        }
    } else if is_small {
        let strength = current.map_or(face.strength, |(strength, _)| strength);
        small(kind, strength, conditions, rect, paint, out);
        if let Some(arms) = arms.filter(|_| side >= ARMS * paint.point) {
            let at = |x: f32, y: f32| rect.min + point(x * side, y * side);
            shield(arms, Area::new(at(0.03, 0.63), at(0.29, 0.96)), conditions.moved, paint, out);
        }
    } else {
        let ink = dim_if(colors.ink, conditions.moved, paint.palette);
        silhouette(kind, rect.shrink(side * 0.14), ink, paint.point, out);
        if let Some(arms) = arms.filter(|_| readable) {
            shield(arms, Escutcheon::Right.area(rect), conditions.moved, paint, out);
        }
    }
    if conditions.back && !(is_small && in_corner(conditions)) {
        back_mark(conditions.disordered, rect, readable, paint, out);
    }
    if conditions.shaken && !is_small {
        shaken_mark(rect, paint, out);
    }
    if conditions.charging {
        // The tag of its command stands where it would be.
        let shift = if conditions.marked { rect.width() * 0.3 } else { 0.0 };
        charge_mark(rect.translate(point(-shift, 0.0)), paint.palette, out);
    }
    let edge = paint.palette.counter_edge();
    out.push(Shape::frame(
        rect,
        radius,
        Stroke::new((side * 0.025).clamp(0.7 * paint.point, 2.0 * paint.point), edge),
    ));
}

/// Where a unit's shield lies beside its figure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Escutcheon {
    /// Above right.
    Right,
    /// On the right, below what is printed in the corner.
    Below,
    /// On the left, where the right has range, rating and the letter of a command.
    Left,
}

impl Escutcheon {
    /// The place that the values of a face leave.
    const fn of(face: &FaceView, marked: bool) -> Escutcheon {
        if marked || face.rating.is_some() {
            Escutcheon::Left
        } else if face.archery.is_some() || face.range.is_some() {
            Escutcheon::Below
        } else {
            Escutcheon::Right
        }
    }

    fn area(self, rect: Area) -> Area {
        let (left, top) = match self {
            Escutcheon::Right => (0.665, 0.07),
            Escutcheon::Below => (0.68, 0.285),
            Escutcheon::Left => (0.035, 0.18),
        };
        let (wide, high) = if self == Escutcheon::Right { (0.3, 0.37) } else { (0.28, 0.33) };
        let part = |x: f32, y: f32| rect.min + point(x * rect.width(), y * rect.height());
        Area::new(part(left, top), part(left + wide, top + high))
    }

    /// The figure beside it: its middle and its size, as shares of the counter.
    const fn figure(self) -> ((f32, f32), (f32, f32)) {
        match self {
            Escutcheon::Right | Escutcheon::Below => ((0.37, 0.335), (0.52, 0.5)),
            Escutcheon::Left => ((0.505, 0.345), (0.38, 0.44)),
        }
    }
}

/// A shield of arms, paler when its bearer has moved.
fn shield(arms: &Arms, area: Area, moved: bool, paint: Paint, out: &mut Vec<Shape>) {
    heraldry::draw(arms, Carrier::Shield, area, paint.point, out);
    if moved {
        veil(Carrier::Shield, area, paint, out);
    }
}

/// Lets what bears arms fade, as everything does on a counter that has moved.
fn veil(carrier: Carrier, area: Area, paint: Paint, out: &mut Vec<Shape>) {
    let place = carrier.within(area);
    let points = carrier.outline().into_iter().map(|at| place.min + at * place.width());
    out.push(Shape::fill(points.collect::<Vec<_>>(), paint.palette.faded().thin(0.42)));
}

/// Whether a counter is so small that it shows its strength alone, and can still be read.
fn is_small(side: f32, paint: Paint) -> bool {
    (SMALL * paint.point..READABLE * paint.point).contains(&side)
}

/// Whether a small counter shows a state instead of its figure.
fn in_corner(conditions: Conditions) -> bool {
    conditions.shaken || conditions.back && conditions.disordered
}

/// A small counter: above left the figure, or the state that matters more; the strength alone on a plate below right.
fn small(
    kind: CounterKind,
    strength: u32,
    conditions: Conditions,
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let (side, moved) = (rect.width(), conditions.moved);
    let palette = paint.palette;
    let ink = dim_if(palette.livery(paint.livery).ink, moved, palette);
    if in_corner(conditions) {
        let mark = Area::sized(rect.min, point(side * 0.56, side * 0.54));
        out.push(Shape::panel(mark, side * 0.1, palette.mark));
        if conditions.shaken {
            let inks = (palette.mark_ink, 1.3 * paint.point);
            sign::sign("shaken", mark.center(), side * 0.22, inks, out);
        } else {
            let size = side * 0.5;
            out.push(Shape::text(mark.center(), Anchor::Center, "D", size, palette.mark_ink));
        }
    } else {
        let figure = Area::new(
            rect.min + point(side * 0.06, side * 0.05),
            rect.min + point(side * 0.62, side * 0.61),
        );
        silhouette(kind, figure, ink, paint.point, out);
    }
    let text = strength.to_string();
    let wide = if text.len() > 1 { 0.7 } else { 0.5 };
    let plate = Area::new(
        point(rect.right() - side * wide, rect.bottom() - side * 0.56),
        rect.max - point(side * 0.04, side * 0.04),
    );
    out.push(Shape::panel(plate, side * 0.07, dim_if(palette.plate, moved, palette)));
    let size = side * 0.58;
    // The font is light: printed twice, a little apart, the figures stand out.
    for shift in [0.0, size * 0.05] {
        let at = point(plate.center().x + shift, plate.center().y);
        out.push(Shape::text(at, Anchor::Center, &text, size, palette.plate_ink));
    }
}

/// The figure above, strength and movement on a plate below, the dot top left, archery top right.
fn values(
    kind: CounterKind,
    (face, current): (&FaceView, Option<(u32, u8)>),
    (moved, shield): (bool, Option<Escutcheon>),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let side = rect.width();
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
    if let Some((factor, range)) = face.archery {
        let tag = Area::new(
            point(rect.right() - side * 0.46, rect.top() + side * 0.04),
            point(rect.right() - side * 0.04, rect.top() + side * 0.27),
        );
        out.push(Shape::panel(tag, side * 0.05, plate_fill));
        let text = format!("{factor}-{range}");
        out.push(Shape::text(tag.center(), Anchor::Center, &text, side * 0.22, palette.plate_ink));
    }
    let dot = point(rect.left() + side * 0.14, rect.top() + side * 0.15);
    match face.dot {
        DotView::None => {}
        DotView::Solid => {
            out.push(Shape::disc(dot, side * 0.085, DOT));
            out.push(Shape::ring(dot, side * 0.085, Stroke::new(side * 0.025, palette.plate)));
        }
        DotView::Open => {
            out.push(Shape::disc(dot, side * 0.085, palette.plate));
            out.push(Shape::ring(dot, side * 0.085, Stroke::new(side * 0.04, DOT)));
        }
    }
    if face.archery.is_none() {
        arms::corner(face, rect, (plate_fill, paint), out);
    }
    let crowded = face.archery.is_some() || face.range.is_some();
    let shift = if crowded { side * 0.12 } else { 0.0 };
    let plain = ((0.5 - shift / side, 0.335), (0.56, 0.52));
    let ((x, y), (wide, high)) = shield.map_or(plain, Escutcheon::figure);
    let middle = rect.min + point(x * side, y * side);
    let figure = Area::around(middle, point(wide * side, high * side));
    silhouette(kind, figure, ink, paint.point, out);
}

/// The silhouette of a kind.
fn silhouette(kind: CounterKind, area: Area, ink: Colour, point: f32, out: &mut Vec<Shape>) {
    let inks = Inks { ink, ground: Colour::NONE, finest: 0.7 * point };
    art::place("counters", kind.name(), area, inks, out);
}

fn dim(color: Colour, palette: &Palette) -> Colour {
    color.lerp(palette.faded(), 0.42)
}

fn dim_if(color: Colour, moved: bool, palette: &Palette) -> Colour {
    if moved { dim(color, palette) } else { color }
}

/// The counter lies on its front: a folded corner, and a D when that side is the disordered one.
fn back_mark(disordered: bool, rect: Area, readable: bool, paint: Paint, out: &mut Vec<Shape>) {
    let side = rect.width();
    let palette = paint.palette;
    let fold = side * 0.3;
    let (top, left) = (rect.top(), rect.left());
    let at = |x: f32, y: f32| point(left + x * fold, top + side * 0.27 + y * fold);
    let points = vec![at(0.0, 0.0), at(0.95, 0.0), at(0.95, 0.9), at(0.0, 0.9)];
    out.push(Shape::fill(points.clone(), palette.mark));
    let edge = Stroke::new((side * 0.02).max(0.6 * paint.point), palette.mark_ink);
    out.push(Shape::outline(points, edge));
    let middle = at(0.48, 0.45);
    if readable && disordered {
        out.push(Shape::text(middle, Anchor::Center, "D", side * 0.25, palette.mark_ink));
    } else {
        // An arrow that turns: the other side is up.
        let r = fold * 0.26;
        let arc = (0..=8).map(|k| {
            let angle = (k as f32 * 32.0 - 60.0).to_radians();
            middle + point(angle.cos(), angle.sin()) * r
        });
        out.push(Shape::line(
            arc.collect::<Vec<_>>(),
            Stroke::new((side * 0.03).max(0.7 * paint.point), palette.mark_ink),
        ));
    }
}

/// A jagged line on a mark of its own: the unit is shaken.
fn shaken_mark(rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let side = rect.width();
    let area =
        Area::sized(point(rect.left(), rect.top() + side * 0.27), point(side * 0.34, side * 0.26));
    let palette = paint.palette;
    let edge = Stroke::new((side * 0.02).max(0.6 * paint.point), palette.mark_ink);
    out.push(Shape::panel(area, 0.0, palette.mark));
    out.push(Shape::frame(area, 0.0, edge));
    let inks = (palette.mark_ink, 0.9 * paint.point);
    sign::sign("shaken", area.center(), area.width() * 0.36, inks, out);
}

/// Two chevrons: the unit charges.
fn charge_mark(rect: Area, palette: &Palette, out: &mut Vec<Shape>) {
    let side = rect.width();
    for k in 0..2 {
        let x = rect.right() - side * (0.24 - 0.11 * k as f32);
        let y = rect.top() + side * 0.46;
        let s = side * 0.11;
        let points = vec![point(x - s, y - s), point(x, y), point(x - s, y + s)];
        out.push(Shape::line(points.clone(), Stroke::new(side * 0.085, palette.mark_ink)));
        out.push(Shape::line(points, Stroke::new(side * 0.05, palette.mark)));
    }
}

/// A leader who bears arms: they are on the banner, his side's colour is its rim, and the value stands on a plate of that
/// colour.
fn armed_banner(
    arms: &Arms,
    value: u32,
    moved: bool,
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let colors = paint.palette.livery(paint.livery);
    let [body, ink] = [colors.body, colors.ink].map(|color| dim_if(color, moved, paint.palette));
    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| point(rect.left() + x * w, rect.top() + y * h);
    let edge = Stroke::new((w * 0.03).clamp(0.7 * paint.point, 1.6 * paint.point), BANNER_EDGE);
    out.push(Shape::line(
        [at(0.12, 0.0), at(0.12, 1.0)],
        Stroke::new((w * 0.08).max(1.2 * paint.point), paint.palette.plate_ink),
    ));
    let cloth = Area::new(at(0.14, 0.01), at(0.8, 0.67));
    out.push(Shape::panel(cloth, 0.0, body));
    out.push(Shape::frame(cloth, 0.0, edge));
    let inner = cloth.shrink((w * 0.055).max(0.9 * paint.point));
    heraldry::draw(arms, Carrier::Banner, inner, paint.point, out);
    if moved {
        veil(Carrier::Banner, inner, paint, out);
    }
    if w >= 11.0 * paint.point {
        let text = value.to_string();
        let plate = Area::new(at(0.62, 0.44), at(0.99, 0.86));
        out.push(Shape::panel(plate, w * 0.06, body));
        out.push(Shape::frame(plate, w * 0.06, edge));
        out.push(Shape::text(plate.center(), Anchor::Center, &text, h * 0.4, ink));
    }
}

/// A leader: a banner on a pole, with the value on the cloth.
fn banner(value: u32, moved: bool, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let colors = paint.palette.livery(paint.livery);
    let [body, ink] = [colors.body, colors.ink].map(|color| dim_if(color, moved, paint.palette));
    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| point(rect.left() + x * w, rect.top() + y * h);
    let edge = Stroke::new((w * 0.035).clamp(0.7 * paint.point, 1.6 * paint.point), BANNER_EDGE);
    out.push(Shape::line(
        [at(0.12, 0.0), at(0.12, 1.0)],
        Stroke::new((w * 0.08).max(1.2 * paint.point), paint.palette.plate_ink),
    ));
    let upper = vec![at(0.14, 0.04), at(1.0, 0.04), at(0.84, 0.32), at(0.14, 0.32)];
    let lower = vec![at(0.14, 0.32), at(0.84, 0.32), at(1.0, 0.6), at(0.14, 0.6)];
    out.push(Shape::fill(upper, body));
    out.push(Shape::fill(lower, body));
    let cloth = vec![at(0.14, 0.04), at(1.0, 0.04), at(0.84, 0.32), at(1.0, 0.6), at(0.14, 0.6)];
    out.push(Shape::outline(cloth, edge));
    if w >= 11.0 * paint.point {
        let text = value.to_string();
        out.push(Shape::text(at(0.48, 0.32), Anchor::Center, &text, h * 0.5, ink));
    }
}

//! One counter: side colour and pattern, figure, printed values, and the marks of its state.

pub mod figure_tiles;
mod printed_values;
mod small_counter;
mod standard;
pub mod state_marks;

pub use state_marks::{StateMark, wound};

use super::art::{self, Inks};
use super::colour::Colour;
use super::geometry::{Area, Point, point};
use super::heraldry::{self, Carrier};
use super::livery::pattern;
use super::palette::Palette;
use super::shape::{Shape, Stroke};
use super::{Paint, arms, insignia};
use crate::heraldry::Arms;
use crate::view::{
    Badge, CommandMark, Condition, CounterFigure, CounterKind, CounterView, FaceView,
};

/// Counters smaller than this show their strength alone of what is printed on them.
const READABLE: f32 = 23.0;
/// The least side of a counter on which its strength can still be read, in points.
const SMALL: f32 = 12.5;

/// The least side of a counter on which the letter of its command can still be read, in points.
const LETTER: f32 = 14.0;

/// The least side of a counter that shows arms, in points.
const ARMS: f32 = 16.0;

/// Where the figures lie among the symbols.
const FOLDER: &str = "counters";

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
    let look = CounterAppearance {
        states: StateMark::of(counter),
        charging: shows(counter, Condition::Charging),
        marked: counter.mark.is_some(),
        hits: counter.hits.unwrap_or(0),
        ..CounterAppearance::new(counter)
    };
    if counter.kind == CounterKind::Leader {
        standard::draw(&look, counter.face().strength, rect, paint, out);
    } else {
        tile(&look, (counter.face(), counter.current), rect, paint, out);
    }
    if let Some(mark) = &counter.mark {
        marked(counter.kind, mark, rect, paint, out);
    }
    if let Some(hits) = counter.hits {
        let draw = if is_small(rect.width(), paint) { arms::hits_small } else { arms::hits };
        draw(hits, rect, (paint.palette, paint.point), out);
    }
    if counter.kind != CounterKind::Leader {
        state_marks(&look, rect, paint, out);
    }
    match counter.badge {
        Some(Badge::Wounded) => {
            let at = rect.min + rect.size() * 0.22;
            let size = (rect.width() * 0.5).max(7.0 * paint.point);
            wound(at, size, (paint.palette, paint.point), out);
        }
        None => {}
    }
}

/// The marks of its state: two at the left edge of a large counter, the one that matters more on a small one.
fn state_marks(look: &CounterAppearance, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let side = rect.width();
    let at = |x: f32, y: f32| rect.min + point(x * side, y * side);
    let (places, size) = if side >= READABLE * paint.point {
        ([at(0.05, 0.5), at(0.31, 0.52)], side * 0.27)
    } else if is_small(side, paint) && is_unit(look.kind) {
        // Hits stand below left, and the letter of a command may be missed for a while.
        let corner = if look.hits > 0 { at(0.8, 0.21) } else { at(0.21, 0.77) };
        ([corner, corner], side * 0.42)
    } else {
        ([at(0.22, 0.74), at(0.22, 0.74)], (side * 0.5).max(4.0 * paint.point))
    };
    let shown = if places[0] == places[1] { 1 } else { 2 };
    for (mark, place) in look.states.iter().zip(places).take(shown) {
        mark.draw(place, size, (paint.palette, paint.point), out);
    }
    if look.charging {
        // Small counters have their strength below.
        let down = if side >= READABLE * paint.point { 0.46 } else { 0.27 };
        state_marks::charge(rect, down, paint.palette, out);
    }
}

/// The mark of its command: below range and rating; in the free corner of a small counter; below a leader's cloth, or beside it.
fn marked(kind: CounterKind, mark: &CommandMark, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    let (side, palette) = (rect.width(), paint.palette);
    let part = |left: f32, top: f32, wide: f32, high: f32| {
        let at = point(rect.left() + left * side, rect.top() + top * rect.height());
        Area::sized(at, point(wide * side, high * side))
    };
    if kind == CounterKind::Leader {
        if side >= 0.6 * READABLE * paint.point {
            insignia::tag(mark, part(-0.06, 0.62, 0.52, 0.52), palette, out);
        } else if side >= 0.6 * LETTER * paint.point {
            // Below the cloth of a small standard stands the strength of whom he leads.
            insignia::tag(mark, part(-0.58, 0.04, 0.6, 0.6), palette, out);
        }
    } else if side >= READABLE * paint.point {
        insignia::stripe(mark, part(0.03, 0.57, 0.94, 0.075), (palette, paint.point), out);
        insignia::tag(mark, part(0.7, 0.29, 0.27, 0.27), palette, out);
    } else if side >= LETTER * paint.point {
        insignia::tag(mark, part(0.61, 0.03, 0.37, 0.37), palette, out);
    }
}

/// Adds one side of a counter, for the unit panel.
pub fn draw_face(
    counter: &CounterView,
    face: &FaceView,
    (back, disordered): (bool, bool),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let mut look = CounterAppearance::new(counter);
    if disordered {
        look.states.push(StateMark::Disordered);
    } else if back {
        look.states.push(StateMark::Turned);
    }
    if counter.kind == CounterKind::Leader {
        standard::draw(&look, face.strength, rect, paint, out);
    } else {
        tile(&look, (face, None), rect, paint, out);
        state_marks(&look, rect, paint, out);
    }
}

/// What of a counter is seen besides its values.
struct CounterAppearance<'a> {
    kind: CounterKind,
    figure: CounterFigure,
    /// The word that its pose follows from.
    id: &'a str,
    arms: Option<&'a Arms>,
    states: Vec<StateMark>,
    charging: bool,
    marked: bool,
    hits: u8,
}

impl CounterAppearance<'_> {
    /// A counter in no state.
    fn new(counter: &CounterView) -> CounterAppearance<'_> {
        CounterAppearance {
            kind: counter.kind,
            figure: counter.figure(),
            id: &counter.id,
            arms: counter.arms.as_ref().map(|own| &*own.arms),
            states: Vec::new(),
            charging: false,
            marked: false,
            hits: 0,
        }
    }

    fn moved(&self) -> bool {
        self.states.contains(&StateMark::Moved)
    }

    /// The name of its picture. Poses go around, so that counters numbered one after the other are not alike.
    fn picture(&self) -> String {
        let sum: usize = self.id.bytes().map(usize::from).sum();
        format!("{}-{}", self.figure.name(), sum % figure_tiles::poses(self.figure) + 1)
    }

    /// Adds its figure within an area.
    fn draw_figure(&self, area: Area, ink: Colour, point: f32, out: &mut Vec<Shape>) {
        let inks = Inks { ink, ground: Colour::NONE, finest: 0.7 * point };
        art::figure((FOLDER, &self.picture()), area, (inks, point), out);
    }
}

fn tile(
    look: &CounterAppearance,
    (face, current): (&FaceView, Option<(u32, u8)>),
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let side = rect.width();
    let (palette, moved) = (paint.palette, look.moved());
    let colors = palette.livery(paint.livery);
    let radius = side * 0.12;
    let readable = side >= READABLE * paint.point;
    if readable {
        let shade = rect.translate(point(side * 0.04, side * 0.05));
        out.push(Shape::panel(shade, radius, palette.shadow));
    }
    out.push(Shape::panel(rect, radius, dim_if(colors.body, moved, palette)));
    pattern(paint.livery, rect, dim_if(colors.band, moved, palette), out);
    if readable && is_unit(look.kind) {
        printed_values::draw(look, (face, current), rect, paint, out);
    } else if is_small(side, paint) && is_unit(look.kind) {
        let strength = current.map_or(face.strength, |(strength, _)| strength);
        small_counter::draw(look, strength, rect, paint, out);
    } else {
        let ink = dim_if(colors.ink, moved, palette);
        let arms = look.arms.filter(|_| readable);
        let (middle, share) =
            if arms.is_some() { ((0.42, 0.55), 0.76) } else { ((0.5, 0.5), 0.78) };
        let at = rect.min + point(middle.0 * side, middle.1 * side);
        let area = Area::around(at, Point::splat(share * side));
        look.draw_figure(area, ink, paint.point, out);
        if let Some(arms) = arms {
            shield(arms, Escutcheon::Right.area(rect), moved, paint, out);
        }
    }
    let edge = palette.counter_edge();
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
        let ((left, top), (wide, high)) = match self {
            Escutcheon::Right => ((0.665, 0.07), (0.3, 0.37)),
            Escutcheon::Below => ((0.66, 0.285), (0.29, 0.34)),
            Escutcheon::Left => ((0.03, 0.17), (0.24, 0.3)),
        };
        let part = |x: f32, y: f32| rect.min + point(x * rect.width(), y * rect.height());
        Area::new(part(left, top), part(left + wide, top + high))
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

fn dim(color: Colour, palette: &Palette) -> Colour {
    color.lerp(palette.faded(), 0.42)
}

fn dim_if(color: Colour, moved: bool, palette: &Palette) -> Colour {
    if moved { dim(color, palette) } else { color }
}

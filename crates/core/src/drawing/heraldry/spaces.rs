//! The room that is left to charges.

use super::ordinaries::Ground;
use crate::drawing::clipping::{bounds, centroid, clipped, clockwise, halved};
use crate::drawing::geometry::{Area, Point, point};
use crate::heraldry::{Bearing, Figure, Place};

/// A room for so many charges, which may be laid along a slanting line.
pub(super) struct Space {
    /// Its outline: convex, clockwise.
    pub outline: Vec<Point>,
    /// How many charges lie in it.
    pub count: u8,
    /// In which rows; empty where that follows from their number.
    pub rows: Vec<u8>,
    /// By how much charges in it are turned, clockwise; rows are turned with them.
    pub angle: f32,
    /// Whether the charges themselves stay upright.
    pub upright: bool,
}

impl Space {
    pub const fn of(outline: Vec<Point>, count: u8) -> Space {
        Space { outline, count, rows: Vec::new(), angle: 0.0, upright: true }
    }

    fn rows(self, rows: Vec<u8>) -> Space {
        Space { rows, ..self }
    }
}

fn strip(place: &[Point], from: f32, to: f32) -> Vec<Point> {
    let area = bounds(place);
    let part = Area::new(point(area.left() - 1.0, from), point(area.right() + 1.0, to));
    clipped(&part.corners(), place)
}

/// The rooms for charges that lie on a field by themselves, or at a place of it.
pub(super) fn on_field(own: &Bearing, place: &[Point]) -> Vec<Space> {
    let area = bounds(place);
    let (w, h) = (area.width(), area.height());
    let middle = centroid(place);
    let n = own.count;
    let whole = |rows: Vec<u8>| vec![Space::of(place.to_vec(), n).rows(rows)];
    let corner = |x: f32, y: f32, size: f32| {
        let center = area.min + point(w * x, h * y);
        clipped(&Area::around(center, point(w * size, w * size)).corners(), place)
    };
    match own.place {
        Some(Place::Chief) => {
            // A low room has been made for them already.
            let high = if h < 0.5 * w { h } else { h * 0.34 };
            vec![Space::of(strip(place, area.top(), area.top() + high), n).rows(vec![n])]
        }
        Some(Place::DexterChief) => vec![Space::of(corner(0.23, 0.2, 0.36), n)],
        Some(Place::SinisterChief) => vec![Space::of(corner(0.77, 0.2, 0.36), n)],
        Some(Place::Base) => {
            vec![Space::of(strip(place, area.top() + h * 0.6, area.bottom()), n).rows(vec![n])]
        }
        Some(Place::Fess) => {
            vec![Space::of(strip(place, middle.y - h * 0.3, middle.y + h * 0.3), n).rows(vec![n])]
        }
        Some(Place::Pale) => pile(place, n),
        Some(Place::Bend) => {
            let way = point(1.0, 1.0).normalized();
            let aside = way.turned() * (0.2 * w);
            let (a, b) = (area.min - way * 0.2, area.min + way * (w + h));
            let run = clockwise(vec![a + aside, b + aside, b - aside, a - aside]);
            let rows = vec![n];
            let angle = std::f32::consts::FRAC_PI_4;
            let outline = clipped(&run, place);
            vec![Space { outline, count: n, rows, angle, upright: true }]
        }
        Some(Place::Cross) if n == 5 => whole(vec![1, 3, 1]),
        Some(Place::Saltire) if n == 5 => whole(vec![2, 1, 2]),
        Some(Place::Orle) => around(place, n, 0.2),
        _ => whole(own.rows.clone()),
    }
}

/// Rooms above each other; the lower ones are a little lower.
pub(super) fn pile(place: &[Point], n: u8) -> Vec<Space> {
    let area = bounds(place);
    let n = n.max(1);
    let share = |k: u8| {
        let k = f32::from(k) / f32::from(n);
        // A shield's foot holds nothing.
        k * (1.0 + 0.12 * (1.0 - k)) * 0.97
    };
    let y = |k: u8| area.top() + area.height() * share(k);
    (0..n).map(|k| Space::of(strip(place, y(k), y(k + 1)), 1)).collect()
}

/// Small rooms along the edge.
pub(super) fn around(place: &[Point], n: u8, size: f32) -> Vec<Space> {
    let unit = bounds(place).width().min(bounds(place).height());
    let path = crate::drawing::clipping::inset(place, size * 0.58 * unit);
    if path.len() < 3 || n == 0 {
        return Vec::new();
    }
    let lengths: Vec<f32> =
        (0..path.len()).map(|k| (path[(k + 1) % path.len()] - path[k]).length()).collect();
    let whole: f32 = lengths.iter().sum();
    // The first lies at the upper left corner.
    let first = (0..path.len())
        .min_by(|&a, &b| (path[a].x + path[a].y).total_cmp(&(path[b].x + path[b].y)))
        .unwrap_or(0);
    let mut spaces = Vec::new();
    for k in 0..n {
        let mut far = whole * f32::from(k) / f32::from(n);
        for step in 0..path.len() {
            let at = (first + step) % path.len();
            if far <= lengths[at] || step + 1 == path.len() {
                let to = path[(at + 1) % path.len()];
                let middle = path[at].lerp(to, (far / lengths[at].max(1e-6)).min(1.0));
                let side = size * unit * if n > 10 { 0.8 } else { 1.0 };
                let outline = Area::around(middle, point(side, side)).corners();
                spaces.push(Space::of(clipped(&outline, place), 1));
                break;
            }
            far -= lengths[at];
        }
    }
    spaces
}

/// The rooms beside an ordinary, for so many charges.
pub(super) fn beside(ordinary: &Bearing, n: u8, ground: &Ground) -> Vec<Space> {
    let place = ground.place;
    if n == 0 {
        return Vec::new();
    }
    let Some(patch) = ground.patch(ordinary) else { return around(place, n, 0.24) };
    let area = bounds(place);
    let own = patch.bounds();
    let (above, below) = (n - n / 2, n / 2);
    match ordinary.figure {
        Figure::Fess | Figure::Bar | Figure::Gemel => {
            // Six lie three above, and two and one below.
            let (up, down) =
                (strip(place, area.top(), own.top()), strip(place, own.bottom(), area.bottom()));
            let lower = if below == 3 { vec![2, 1] } else { vec![below] };
            vec![Space::of(up, above).rows(vec![above]), Space::of(down, below).rows(lower)]
        }
        Figure::Pale => {
            let half = |from: f32, to: f32| {
                let part = Area::new(point(from, area.top() - 1.0), point(to, area.bottom() + 1.0));
                clipped(&part.corners(), place)
            };
            let column = |count: u8| vec![1; usize::from(count)];
            vec![
                Space::of(half(area.left() - 1.0, own.left()), above).rows(column(above)),
                Space::of(half(own.right(), area.right() + 1.0), below).rows(column(below)),
            ]
        }
        Figure::Bend | Figure::Bendlet | Figure::Baston | Figure::BendSinister => {
            let Some(((a, b), wide)) = ground.course(ordinary) else { return Vec::new() };
            let cotised = if ground.cotises(ordinary).is_some() { 1.9 } else { 1.08 };
            let aside = (b - a).normalized().turned() * (wide * cotised);
            let up = halved(place, (b + aside, a + aside));
            let down = halved(place, (a - aside, b - aside));
            let angle = (b - a).y.atan2((b - a).x);
            let angle = if ordinary.figure == Figure::BendSinister {
                angle - std::f32::consts::PI
            } else {
                angle
            };
            let lay = |outline, count: u8| {
                let rows = vec![count];
                let angle = if count > 2 { angle } else { 0.0 };
                let rows = if count == 2 { vec![1, 1] } else { rows };
                Space { outline, count, rows, angle, upright: true }
            };
            vec![lay(up, above), lay(down, below)]
        }
        Figure::Chevron | Figure::Chevronel => chevron(place, own, n),
        Figure::Cross | Figure::Saltire => {
            let c = point(own.center().x, centroid(place).y);
            let thick = patch.pieces.first().map_or(0.1, |piece| {
                let size = bounds(piece);
                size.width().min(size.height())
            });
            let far = 3.0;
            let sector = |x: Point, y: Point| {
                let from = c + (x + y) * (thick * 0.5);
                clipped(
                    &clockwise(vec![from, from + x * far, from + (x + y) * far, from + y * far]),
                    place,
                )
            };
            let (l, r, u, d) =
                (point(-1.0, 0.0), point(1.0, 0.0), point(0.0, -1.0), point(0.0, 1.0));
            let all = if ordinary.figure == Figure::Cross {
                vec![sector(l, u), sector(u, r), sector(d, l), sector(r, d)]
            } else {
                let (nw, ne) = (point(-1.0, -1.0), point(1.0, -1.0));
                let half = 0.16 * area.width();
                let wedge = |x: Point, y: Point| {
                    let from = c + (x + y).normalized() * half;
                    clipped(
                        &clockwise(vec![
                            from,
                            from + x * far,
                            from + (x + y) * far,
                            from + y * far,
                        ]),
                        place,
                    )
                };
                vec![wedge(nw, ne), wedge(nw, -ne), wedge(ne, -nw), wedge(-nw, -ne)]
            };
            spread(all, n)
        }
        _ => around(place, n, 0.24),
    }
}

/// As many charges in each room as in the others, the first ones first.
fn spread(outlines: Vec<Vec<Point>>, n: u8) -> Vec<Space> {
    let rooms = u8::try_from(outlines.len()).unwrap_or(1).max(1);
    let room = |(k, outline)| {
        let k = u8::try_from(k).unwrap_or(0);
        Space::of(outline, n / rooms + u8::from(k < n % rooms))
    };
    outlines.into_iter().enumerate().map(room).filter(|space| space.count > 0).collect()
}

fn chevron(place: &[Point], own: Area, n: u8) -> Vec<Space> {
    let area = bounds(place);
    let cx = area.center().x;
    let apex = point(cx, own.top());
    let slope = 0.86;
    let way = point(1.0, slope);
    let upper = |right: bool| {
        let part = if right {
            halved(place, (apex + way * 2.0, apex))
        } else {
            halved(place, (apex, apex + point(-way.x, way.y) * 2.0))
        };
        let half = if right {
            Area::new(point(cx, area.top()), point(area.right(), area.bottom()))
        } else {
            Area::new(point(area.left(), area.top()), point(cx, area.bottom()))
        };
        clipped(&half.corners(), &clockwise(part))
    };
    // Below it lies the part between its lower edges.
    let thick = area.height() * 0.24;
    let foot = apex + point(0.0, thick);
    let low = halved(place, (foot + point(-way.x, way.y) * 2.0, foot));
    let low = halved(&low, (foot, foot + way * 2.0));
    match n {
        1 => vec![Space::of(low, 1)],
        2 => vec![Space::of(upper(false), 1), Space::of(upper(true), 1)],
        _ => {
            let below = (n / 3).max(1);
            let above = n - below;
            vec![
                Space::of(upper(false), above - above / 2),
                Space::of(upper(true), above / 2),
                Space::of(low, below),
            ]
        }
    }
}

/// The rooms on an ordinary or on a charge, for so many charges.
pub(super) fn upon(carrier: &Bearing, on: &Bearing, ground: &Ground, covered: Area) -> Vec<Space> {
    let n = on.count;
    let area = bounds(ground.place);
    match carrier.figure {
        Figure::Bend | Figure::Bendlet | Figure::BendSinister => {
            let Some(((a, b), wide)) = ground.course(carrier) else { return Vec::new() };
            let aside = (b - a).normalized().turned() * wide;
            let run = clockwise(vec![a + aside, b + aside, b - aside, a - aside]);
            let angle = (b - a).y.atan2((b - a).x);
            let angle = if carrier.figure == Figure::BendSinister {
                angle - std::f32::consts::PI
            } else {
                angle
            };
            let outline = clipped(&run, ground.place);
            vec![Space { outline, count: n, rows: vec![n], angle, upright: false }]
        }
        Figure::Chevron if n > 1 => {
            let thick = area.height() * 0.29;
            let (cx, top) = (area.center().x, covered.top());
            let arms = n / 2;
            let mut spaces = Vec::new();
            let mut at = |x: f32| {
                let middle = point(cx + x, top + x.abs() * 0.86 + thick * 0.56);
                let outline = Area::around(middle, point(thick * 0.74, thick * 0.74)).corners();
                spaces.push(Space::of(clipped(&outline, ground.place), 1));
            };
            for k in 0..arms {
                let x = area.width() * 0.3 * f32::from(k + 1) / f32::from(arms);
                at(-x);
                at(x);
            }
            if n % 2 == 1 {
                at(0.0);
            }
            spaces
        }
        Figure::Cross | Figure::Saltire if n > 1 => {
            let c = point(area.center().x, centroid(ground.place).y);
            let (rows, size) = if carrier.figure == Figure::Cross {
                (vec![1, 3, 1], 0.84)
            } else {
                (vec![2, 1, 2], 0.74)
            };
            let outline =
                Area::around(c, point(area.width() * size, area.width() * size)).corners();
            let rows = if n == 5 { rows } else { Vec::new() };
            vec![Space::of(clipped(&outline, ground.place), n).rows(rows)]
        }
        Figure::Bordure => around(ground.place, n.max(1), super::ordinaries::bordure(true)),
        Figure::Pale | Figure::Pallet => {
            vec![Space::of(covered.corners().to_vec(), n).rows(vec![1; usize::from(n)])]
        }
        figure if figure.is_ordinary() => {
            let wide = covered.width() > covered.height() * 1.3;
            let outline = clipped(&covered.corners(), ground.place);
            let rows = if wide { vec![n] } else { Vec::new() };
            vec![Space::of(outline, n).rows(rows)]
        }
        _ => {
            let size = covered.size() * 0.46;
            vec![Space::of(Area::around(covered.center(), size).corners().to_vec(), n)]
        }
    }
}

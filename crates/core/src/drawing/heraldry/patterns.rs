//! What varied fields, furs and divisions are made of: a tincture below, and pieces of others on it.

use super::partition_lines::line;
use crate::drawing::clipping::{bounds, centroid};
use crate::drawing::geometry::{Area, Point, point};
use crate::heraldry::{Arms, Division, PartitionLine, Pattern, Surface, Tincture};

/// A piece of another tincture.
pub(super) struct Piece {
    /// Its outline, clockwise where it is convex.
    pub points: Vec<Point>,
    /// Whether it is convex.
    pub convex: bool,
    /// Its tincture.
    pub of: Tincture,
}

fn convex(points: Vec<Point>, of: Tincture) -> Piece {
    Piece { points: crate::drawing::clipping::clockwise(points), convex: true, of }
}

/// The tincture below and that of the spots of a fur; itself twice for what is none.
pub(super) const fn fur(tincture: Tincture) -> (Tincture, Tincture) {
    match tincture {
        Tincture::Ermine => (Tincture::Argent, Tincture::Sable),
        Tincture::Ermines => (Tincture::Sable, Tincture::Argent),
        Tincture::Erminois => (Tincture::Or, Tincture::Sable),
        Tincture::Pean => (Tincture::Sable, Tincture::Or),
        Tincture::Vair | Tincture::Countervair | Tincture::Potent => {
            (Tincture::Argent, Tincture::Azure)
        }
        other => (other, other),
    }
}

/// The pieces of a varied surface on a place.
pub(super) fn varied(
    (pattern, count, shape): (Pattern, Option<u8>, PartitionLine),
    of: Tincture,
    place: &[Point],
) -> Vec<Piece> {
    let area = bounds(place);
    let n = count.unwrap_or_else(|| pattern.usual()).max(2);
    match pattern {
        Pattern::Barry | Pattern::Burely => stripes(area, n, shape, of, false),
        Pattern::Paly => stripes(area, n, shape, of, true),
        Pattern::Bendy => slanting(area, n, of, false),
        Pattern::BendySinister => slanting(area, n, of, true),
        Pattern::Chevronny => gables(area, n, of),
        Pattern::Chequy => squares(area, of),
        Pattern::Compony => row(area, of),
        Pattern::Lozengy => lozenges(area, (5.0, 1.3), of),
        Pattern::Fusilly => lozenges(area, (7.0, 2.2), of),
        Pattern::Gyronny => wedges(area, centroid(place), n, of),
        Pattern::Vairy => bells(area, of, false),
    }
}

/// Level stripes, or upright ones: every second of so many.
fn stripes(area: Area, n: u8, shape: PartitionLine, of: Tincture, upright: bool) -> Vec<Piece> {
    let at = |k: f32, end: f32| {
        if upright {
            point(area.left() + area.width() * k, area.top() - 0.1 + (area.height() + 0.2) * end)
        } else {
            point(area.left() - 0.1 + (area.width() + 0.2) * end, area.top() + area.height() * k)
        }
    };
    let size = if upright { area.height() } else { area.width() } * 0.22;
    let every = (1..n).step_by(2).map(|k| {
        let (from, to) = (f32::from(k) / f32::from(n), f32::from(k + 1) / f32::from(n));
        // What lies at the edge goes on beyond it.
        let to = if k + 1 == n { 1.1 } else { to };
        let mut points = line(at(from, 0.0), at(from, 1.0), shape, size);
        let mut back = line(at(to, 0.0), at(to, 1.0), shape, size);
        back.reverse();
        points.extend(back);
        if shape == PartitionLine::Plain {
            convex(points, of)
        } else {
            Piece { points, convex: false, of }
        }
    });
    every.collect()
}

fn slanting(area: Area, n: u8, of: Tincture, sinister: bool) -> Vec<Piece> {
    let (w, h) = (area.width(), area.height());
    let whole = w + h;
    let every = (1..n).step_by(2).map(|k| {
        let v = |k: u8| -w + whole * f32::from(k) / f32::from(n);
        let (from, to) = (v(k), if k + 1 == n { h + w } else { v(k + 1) });
        let corner = |x: f32, v: f32| {
            let x_at = if sinister { area.right() - x } else { area.left() + x };
            point(x_at, area.top() + v + x)
        };
        convex(vec![corner(0.0, from), corner(w, from), corner(w, to), corner(0.0, to)], of)
    });
    every.collect()
}

fn gables(area: Area, n: u8, of: Tincture) -> Vec<Piece> {
    let (w, h, cx) = (area.width(), area.height(), area.center().x);
    let mut all = Vec::new();
    let step = (h + w * 0.5) / f32::from(n);
    for k in (1..n).step_by(2) {
        let from = area.top() - w * 0.25 + step * f32::from(k);
        for out in [-w * 0.6, w * 0.6] {
            let fall = out.abs() * 0.9;
            all.push(convex(
                vec![
                    point(cx, from),
                    point(cx + out, from + fall),
                    point(cx + out, from + step + fall),
                    point(cx, from + step),
                ],
                of,
            ));
        }
    }
    all
}

fn squares(area: Area, of: Tincture) -> Vec<Piece> {
    // Six or seven columns on a field; on a band as many rows as make squares.
    let (w, h) = (area.width(), area.height());
    let (columns, rows) = if h < 0.45 * w {
        let rows = 3.0_f32;
        ((w / (h / rows)).round().max(2.0), rows)
    } else if w < 0.45 * h {
        (3.0, (h / (w / 3.0)).round().max(2.0))
    } else {
        (6.0, (h / (w / 6.0)).round().max(2.0))
    };
    let (dx, dy) = (w / columns, h / rows);
    let mut all = Vec::new();
    let (mut y, mut r) = (0.0, 0);
    while y < rows {
        let mut x = f32::from(u8::from(r % 2 == 0));
        while x < columns {
            let min = area.min + point(x * dx, y * dy);
            all.push(convex(Area::sized(min, point(dx, dy)).corners().to_vec(), of));
            x += 2.0;
        }
        y += 1.0;
        r += 1;
    }
    all
}

/// One row of pieces along the longer side.
fn row(area: Area, of: Tincture) -> Vec<Piece> {
    let upright = area.height() > area.width();
    let n = 8_u8;
    let every = (1..n).step_by(2).map(|k| {
        let (a, b) = (f32::from(k) / f32::from(n), f32::from(k + 1) / f32::from(n));
        let part = if upright {
            let y = |share: f32| area.top() + area.height() * share;
            Area::new(point(area.left(), y(a)), point(area.right(), y(b)))
        } else {
            let x = |share: f32| area.left() + area.width() * share;
            Area::new(point(x(a), area.top()), point(x(b), area.bottom()))
        };
        convex(part.corners().to_vec(), of)
    });
    every.collect()
}

fn lozenges(area: Area, (across, tall): (f32, f32), of: Tincture) -> Vec<Piece> {
    let dx = area.width().max(area.height() * 0.5) / across;
    let dy = dx * tall;
    let mut all = Vec::new();
    let (mut y, mut r) = (area.top(), 0);
    while y < area.bottom() + dy {
        let mut x = area.left() + if r % 2 == 0 { 0.0 } else { dx * 0.5 };
        while x < area.right() + dx {
            let c = point(x, y);
            let (a, b) = (point(0.0, dy * 0.5), point(dx * 0.5, 0.0));
            if r % 2 == 1 {
                all.push(convex(vec![c - a, c + b, c + a, c - b], of));
            }
            x += dx;
        }
        y += dy * 0.5;
        r += 1;
    }
    all
}

fn wedges(area: Area, middle: Point, n: u8, of: Tincture) -> Vec<Piece> {
    let far = area.width() + area.height();
    let way = |k: u8| {
        let angle =
            -std::f32::consts::FRAC_PI_2 - std::f32::consts::TAU * f32::from(k) / f32::from(n);
        middle + point(angle.cos(), angle.sin()) * far
    };
    (1..n).step_by(2).map(|k| convex(vec![middle, way(k), way(k + 1)], of)).collect()
}

/// Rows of bells as vair has them; with `facing` every second row stands on its head.
pub(super) fn bells(area: Area, of: Tincture, facing: bool) -> Vec<Piece> {
    let (w, h) = (area.width(), area.height());
    let slim = w.min(h) < 0.45 * w.max(h);
    let dy = if slim && h < w { h / 2.0 } else { (w.max(h * 0.6)) / 5.0 };
    let dx = dy * 0.9;
    let mut all = Vec::new();
    let (mut y, mut r) = (area.top(), 0);
    while y < area.bottom() {
        let mut x = area.left() - dx + if r % 2 == 0 || facing { 0.0 } else { dx * 0.5 };
        while x < area.right() + dx {
            let flip = facing && r % 2 == 1;
            let at = |a: f32, b: f32| point(x + a * dx, y + if flip { 1.0 - b } else { b } * dy);
            all.push(convex(
                vec![at(0.22, 1.0), at(0.22, 0.32), at(0.5, 0.0), at(0.78, 0.32), at(0.78, 1.0)],
                of,
            ));
            all.push(convex(vec![at(0.0, 1.0), at(0.22, 0.66), at(0.78, 0.66), at(1.0, 1.0)], of));
            x += dx;
        }
        y += dy;
        r += 1;
    }
    all
}

/// Rows of crutches.
pub(super) fn crutches(area: Area, of: Tincture) -> Vec<Piece> {
    let dy = area.width().max(area.height() * 0.6) / 5.0;
    let dx = dy;
    let mut all = Vec::new();
    let (mut y, mut r) = (area.top(), 0);
    while y < area.bottom() {
        let mut x = area.left() - dx + if r % 2 == 0 { 0.0 } else { dx * 0.5 };
        while x < area.right() + dx {
            let part = |a: f32, b: f32, c: f32, d: f32| {
                let min = point(x + a * dx, y + b * dy);
                Area::new(min, point(x + c * dx, y + d * dy)).corners().to_vec()
            };
            all.push(convex(part(0.25, 0.0, 0.75, 0.5), of));
            all.push(convex(part(0.0, 0.5, 1.0, 1.0), of));
            x += dx;
        }
        y += dy;
        r += 1;
    }
    all
}

/// The parts of a divided place, each convex, with straight lines.
pub(super) fn parts(division: Division, place: &[Point], count: usize) -> Vec<Vec<Point>> {
    let area = bounds(place);
    let far = area.width() + area.height();
    let middle = dividing_point(division, place);
    let sector = |ways: &[Point]| {
        let points = [vec![middle], ways.iter().map(|&way| middle + way * far).collect()].concat();
        crate::drawing::clipping::clipped(place, &crate::drawing::clipping::clockwise(points))
    };
    let half = |a: Point, b: Point| {
        crate::drawing::clipping::halved(place, (middle + a * far, middle + b * far))
    };
    let (up, down) = (point(0.0, -1.0), point(0.0, 1.0));
    let (left, right) = (point(-1.0, 0.0), point(1.0, 0.0));
    let slant = point(1.0, 1.0);
    let counter = point(1.0, -1.0);
    match division {
        Division::Pale => vec![half(up, down), half(down, up)],
        Division::Fess => vec![half(right, left), half(left, right)],
        Division::Bend => vec![half(slant, -slant), half(-slant, slant)],
        Division::BendSinister => vec![half(counter, -counter), half(-counter, counter)],
        Division::Chevron => {
            // The upper part is not convex: it is the whole, and the lower one lies on it.
            let below = sector(&[point(1.0, 0.95), point(0.0, 2.0), point(-1.0, 0.95)]);
            vec![place.to_vec(), below]
        }
        Division::Saltire => {
            let (nw, ne) = (-slant, counter);
            let (se, sw) = (slant, -counter);
            vec![sector(&[nw, ne]), sector(&[sw, nw]), sector(&[se, sw]), sector(&[ne, se])]
        }
        Division::Quarterly => {
            let corner = |x: Point, y: Point| sector(&[x, x + y, y]);
            let all =
                [corner(left, up), corner(up, right), corner(down, left), corner(right, down)];
            all.into_iter().take(count.max(4)).collect()
        }
    }
}

fn dividing_point(division: Division, place: &[Point]) -> Point {
    let area = bounds(place);
    let middle = centroid(place);
    match division {
        Division::Bend => area.min,
        Division::BendSinister => area.right_top(),
        Division::Chevron => point(middle.x, area.top() + area.height() * 0.36),
        Division::Pale | Division::Fess | Division::Saltire | Division::Quarterly => {
            point(area.center().x, middle.y)
        }
    }
}

/// The second part of a place that is divided by a line that is not straight.
pub(super) fn shaped_part(
    division: Division,
    shape: PartitionLine,
    place: &[Point],
) -> Vec<Vec<Point>> {
    let area = bounds(place);
    let middle = dividing_point(division, place);
    let (w, h) = (area.width(), area.height());
    let size = w.min(h) * 0.2;
    let (left, right) = (area.left() - 0.02 * w, area.right() + 0.02 * w);
    let (top, bottom) = (area.top() - 0.02 * h, area.bottom() + 0.02 * h);
    let upright = || line(point(middle.x, top), point(middle.x, bottom), shape, size);
    let level = |from: f32, to: f32| line(point(from, middle.y), point(to, middle.y), shape, size);
    let with = |mut points: Vec<Point>, more: &[Point]| {
        points.extend_from_slice(more);
        points
    };
    match division {
        Division::Pale => vec![with(upright(), &[point(right, bottom), point(right, top)])],
        Division::Fess => {
            vec![with(level(left, right), &[point(right, bottom), point(left, bottom)])]
        }
        Division::Bend => {
            let reach = w.max(h);
            let end = area.min + point(reach, reach);
            vec![with(line(area.min, end, shape, size), &[point(left, end.y), point(left, top)])]
        }
        Division::BendSinister => {
            let reach = w.max(h);
            let end = area.right_top() + point(-reach, reach);
            vec![with(
                line(area.right_top(), end, shape, size),
                &[point(right, end.y), point(right, top)],
            )]
        }
        Division::Quarterly | Division::Saltire => vec![
            with(level(middle.x, right), &[point(right, top), point(middle.x, top)]),
            with(level(left, middle.x), &[point(middle.x, bottom), point(left, bottom)]),
        ],
        Division::Chevron => {
            let fall = |x: f32| point(x, middle.y + (x - middle.x).abs() * 0.95);
            let up = line(fall(left), middle, shape, size);
            let down = line(middle, fall(right), shape, size);
            vec![with([up, down].concat(), &[point(right, bottom + h), point(left, bottom + h)])]
        }
    }
}

/// A field whose tinctures are the other way around.
pub(super) fn swapped(field: &Surface) -> Surface {
    match field {
        Surface::Varied { pattern, count, line, of: [a, b] } => {
            Surface::Varied { pattern: *pattern, count: *count, line: *line, of: [*b, *a] }
        }
        Surface::Parted { division, line, parts } => {
            let plain = |arms: &Arms| Arms { field: arms.field.clone(), bearings: Vec::new() };
            let parts: Vec<Arms> = match &parts[..] {
                [a, b, c, d] => [b, a, d, c].map(plain).to_vec(),
                [a, b, ..] => [b, a].map(plain).to_vec(),
                other => other.to_vec(),
            };
            Surface::Parted { division: *division, line: *line, parts }
        }
        other => other.clone(),
    }
}

//! Where ordinaries lie.

use super::covering::Patch;
use super::partition_lines::{band, line};
use crate::drawing::clipping::{bounds, centroid, clipped, clipped_ring, clockwise, halved, inset};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::svg::Ring;
use crate::heraldry::{Bearing, Detail, Figure, Form, PartitionLine};

/// The thickness of a bordure, for a width of 1; wider if something lies on it.
pub(super) const fn bordure(charged: bool) -> f32 {
    if charged { 0.17 } else { 0.125 }
}

/// The share of the height that a chief takes.
pub(super) const fn chief(charged: bool) -> f32 {
    if charged { 0.33 } else { 0.29 }
}

/// Half of the width of an ordinary in its place.
fn half(own: &Bearing, plain: f32) -> f32 {
    if !own.on.is_empty() {
        plain * 1.25
    } else if own.between.is_empty() {
        plain
    } else {
        plain * 0.86
    }
}

/// An ordinary's place, with the figures' own measures.
pub(super) struct Ground<'a> {
    /// What it lies on: convex, clockwise.
    pub place: &'a [Point],
    area: Area,
    middle: Point,
}

impl<'a> Ground<'a> {
    pub fn of(place: &'a [Point]) -> Ground<'a> {
        let area = bounds(place);
        let middle = point(area.center().x, centroid(place).y);
        Ground { place, area, middle }
    }

    /// The measure that widths of bands follow.
    fn unit(&self) -> f32 {
        self.area.width().min(self.area.height() * 1.1)
    }

    /// The lines along which bands run, with half of their width: of a fess one, of three bars three.
    fn runs(&self, own: &Bearing) -> Vec<((Point, Point), f32)> {
        let (area, unit) = (self.area, self.unit());
        let n = f32::from(own.count.clamp(1, 12));
        let (w, h) = (area.width(), area.height());
        let beyond = 0.04 * w;
        let level = |y: f32| (point(area.left() - beyond, y), point(area.right() + beyond, y));
        let upright = |x: f32| (point(x, area.top() - beyond), point(x, area.bottom() + beyond));
        let each = |k: u8| f32::from(k);
        let count = own.count.clamp(1, 12);
        match own.figure {
            Figure::Fess if count == 1 => vec![(level(self.middle.y), half(own, 0.15 * unit))],
            Figure::Fess | Figure::Bar => {
                // Bars and what is between them are equally high; the foot may be a little higher.
                let step = h * 0.96 / (2.0 * n + 1.0);
                let at = |k| level(area.top() + step * (2.0 * each(k) + 1.5));
                let single = |k| if count == 1 { level(self.middle.y) } else { at(k) };
                let wide = if count == 1 { 0.09 * unit } else { step * 0.5 };
                (0..count).map(|k| (single(k), wide)).collect()
            }
            Figure::Gemel => {
                let step = h * 0.9 / (n + 1.0);
                let twin = |k: u8| {
                    let y = area.top() + step * (each(k) + 1.0);
                    let off = (step * 0.17).min(0.07 * unit);
                    [(level(y - off), off * 0.52), (level(y + off), off * 0.52)]
                };
                (0..count).flat_map(twin).collect()
            }
            Figure::Pale if count == 1 => vec![(upright(self.middle.x), half(own, 0.16 * w))],
            Figure::Pale | Figure::Pallet => {
                let step = w / (2.0 * n + 1.0);
                let at = |k| upright(area.left() + step * (2.0 * each(k) + 1.5));
                (0..count).map(|k| (at(k), step * 0.5)).collect()
            }
            Figure::Bend | Figure::BendSinister | Figure::Bendlet | Figure::Baston => {
                let sinister = own.figure == Figure::BendSinister;
                let way = point(if sinister { -1.0 } else { 1.0 }, 1.0).normalized();
                let from = if sinister { area.right_top() } else { area.min };
                let wide = match own.figure {
                    Figure::Bend | Figure::BendSinister if count == 1 => half(own, 0.125 * unit),
                    Figure::Baston => 0.045 * unit,
                    Figure::Bendlet if count == 1 => 0.075 * unit,
                    _ => 0.5 * unit / (1.45 * n + 0.9),
                };
                let step = if count == 1 { 0.0 } else { wide * 2.9 };
                let aside = way.turned();
                let run = |k: u8| {
                    let off = aside * (step * (each(k) - (n - 1.0) / 2.0));
                    let start = from + off - way * (0.6 * w);
                    ((start, start + way * (2.2 * (w + h))), wide)
                };
                (0..count).map(run).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What an ordinary covers. Several of a kind are one patch.
    pub fn patch(&self, own: &Bearing) -> Option<Patch> {
        let (area, unit, middle) = (self.area, self.unit(), self.middle);
        let size = unit * 0.15;
        let shape = own.line;
        let runs = self.runs(own);
        if !runs.is_empty() {
            return Some(self.bands(&runs, shape, size));
        }
        match own.figure {
            Figure::Chief => {
                let y = area.top() + area.height() * chief(!own.on.is_empty());
                let (left, right) = (area.left() - 0.02, area.right() + 0.02);
                let edge = line(point(right, y), point(left, y), shape, size);
                // Teeth hang down from it.
                let edge = edge.into_iter().map(|at| point(at.x, 2.0 * y - at.y));
                let above = [point(left, area.top()), point(right, area.top())];
                let whole: Vec<Point> = above.into_iter().chain(edge).collect();
                let piece = halved(self.place, (point(right, y), point(left, y)));
                Some(self.whole(whole, vec![piece]))
            }
            Figure::Cross => Some(self.cross(own)),
            Figure::Saltire => {
                let wide = half(own, 0.1 * unit);
                let reach = area.width() + area.height();
                let center = point(middle.x, area.top() + (middle.y - area.top()) * 1.02);
                let slope = ((center.y - area.top()) / (area.width() * 0.5)).clamp(0.7, 1.2);
                let runs = [1.0, -1.0].map(|x| {
                    let way = point(x, slope).normalized() * reach;
                    ((center - way, center + way), wide)
                });
                Some(self.crossed(&runs, shape, size))
            }
            Figure::Chevron | Figure::Chevronel => Some(self.chevrons(own)),
            Figure::Pile => Some(self.piles(own)),
            Figure::Quarter | Figure::Canton => {
                let whole = own.figure == Figure::Quarter;
                let share = if whole { (0.47, 0.42) } else { (0.36, 0.32) };
                let far = area.min + point(area.width() * share.0, area.height() * share.1);
                Some(self.convex(Area::new(area.min, far).corners().to_vec()))
            }
            Figure::Gyron => {
                let left = point(area.left(), middle.y);
                Some(self.convex(clockwise(vec![area.min, middle, left])))
            }
            Figure::Bordure => Some(self.ring(0.0, bordure(!own.on.is_empty()), shape)),
            Figure::Orle => Some(self.ring(0.105, 0.085, shape)),
            Figure::Tressure if own.has(Form::Double) => {
                let mut outer = self.ring(0.085, 0.03, shape);
                let inner = self.ring(0.15, 0.03, shape);
                outer.rings.extend(inner.rings);
                outer.pieces.extend(inner.pieces);
                Some(outer)
            }
            Figure::Tressure => Some(self.ring(0.1, 0.035, shape)),
            Figure::Flaunches => Some(self.flaunches()),
            Figure::Label => Some(self.label(own)),
            Figure::Fret => Some(self.fret()),
            _ => None,
        }
    }

    /// Cotises beside an ordinary.
    pub fn cotises(&self, own: &Bearing) -> Option<Patch> {
        own.details.iter().find(|(detail, _)| *detail == Detail::Cotised)?;
        let thin = 0.026 * self.unit();
        let beside = |&((a, b), wide): &((Point, Point), f32)| {
            let aside = (b - a).normalized().turned() * (wide + thin * 2.3);
            [((a + aside, b + aside), thin), ((a - aside, b - aside), thin)]
        };
        let runs: Vec<_> = self.runs(own).iter().flat_map(beside).collect();
        (!runs.is_empty()).then(|| self.bands(&runs, own.line, self.unit() * 0.2))
    }

    /// The frame of what lies along an ordinary, from one end to the other: its line and half of its width.
    pub fn course(&self, own: &Bearing) -> Option<((Point, Point), f32)> {
        self.runs(own).first().copied()
    }

    fn convex(&self, points: Vec<Point>) -> Patch {
        Patch::convex(&clipped(&points, self.place))
    }

    fn whole(&self, points: Vec<Point>, pieces: Vec<Vec<Point>>) -> Patch {
        let ring = Ring { points, holes: Vec::new() };
        Patch { rings: clipped_ring(&ring, self.place).into_iter().collect(), pieces }
    }

    fn bands(&self, runs: &[((Point, Point), f32)], shape: PartitionLine, size: f32) -> Patch {
        let mut patch = Patch { rings: Vec::new(), pieces: Vec::new() };
        for &(run, wide) in runs {
            let ring = Ring { points: band(run, wide, shape, size), holes: Vec::new() };
            patch.rings.extend(clipped_ring(&ring, self.place));
            let straight = clockwise(band(run, wide, PartitionLine::Plain, size));
            patch.pieces.push(clipped(&straight, self.place));
        }
        patch
    }

    /// Two bands that cross: one outline.
    fn crossed(&self, runs: &[((Point, Point), f32); 2], shape: PartitionLine, size: f32) -> Patch {
        let [((a, b), wide), ((c, d), _)] = *runs;
        let (w1, w2) = ((b - a).normalized(), (d - c).normalized());
        // Where they meet, as shares of the first run.
        let cross = |p: Point, q: Point| p.x * q.y - p.y * q.x;
        let meet = a + (b - a) * (cross(c - a, d - c) / cross(b - a, d - c));
        let stretch = wide / cross(w1, w2).abs().max(0.2);
        // The four inner corners, clockwise, and the outer ends between them.
        let inner = [
            meet + (-w1 - w2) * stretch,
            meet + (w1 - w2) * stretch,
            meet + (w1 + w2) * stretch,
            meet + (w2 - w1) * stretch,
        ];
        let ends = [-w2, w1, w2, -w1];
        let reach = (b - a).length() * 0.5;
        let mut points = Vec::new();
        for (k, end) in ends.into_iter().enumerate() {
            let (from, to) = (inner[k], inner[(k + 1) % 4]);
            points.extend(line(from, from + end * reach, shape, size));
            points.extend(line(to + end * reach, to, shape, size));
        }
        let straight = |(run, wide)| {
            clipped(&clockwise(band(run, wide, PartitionLine::Plain, size)), self.place)
        };
        self.whole(points, runs.iter().map(|&run| straight(run)).collect())
    }

    fn cross(&self, own: &Bearing) -> Patch {
        let wide = half(own, 0.115 * self.unit());
        let reach = self.area.width() + self.area.height();
        let arms = [point(1.0, 0.0), point(0.0, 1.0)]
            .map(|way| ((self.middle - way * reach, self.middle + way * reach), wide));
        self.crossed(&arms, own.line, self.unit() * 0.14)
    }

    fn chevrons(&self, own: &Bearing) -> Patch {
        let (area, n) = (self.area, f32::from(own.count.clamp(1, 8)));
        let count = own.count.clamp(1, 8);
        let (w, h) = (area.width(), area.height());
        // In a low place it is flatter.
        let slope = (h / w * 0.95).min(0.86);
        let thick = match (own.figure, count) {
            (Figure::Chevronel, 1) => 0.13 * h,
            (_, 1) => half(own, 0.235 * h),
            _ => h * 1.02 / (2.0 * n + 1.0),
        };
        let top = if count == 1 { area.top() + h * 0.27 } else { area.top() + thick * 0.8 };
        let mut patch = Patch { rings: Vec::new(), pieces: Vec::new() };
        let out = w * 0.55;
        for k in 0..count {
            let y = top + f32::from(k) * thick * 1.92;
            let cx = self.middle.x;
            let upper = |x: f32| point(cx + x, y + x.abs() * slope);
            let lower = |x: f32| point(cx + x, y + thick + x.abs() * slope);
            let size = self.unit() * 0.2;
            let mut points = line(upper(-out), upper(0.0), own.line, size);
            points.extend(line(upper(0.0), upper(out), own.line, size));
            points.extend(line(lower(out), lower(0.0), own.line, size));
            points.extend(line(lower(0.0), lower(-out), own.line, size));
            let ring = Ring { points, holes: Vec::new() };
            patch.rings.extend(clipped_ring(&ring, self.place));
            for x in [-out, out] {
                let side = clockwise(vec![upper(0.0), upper(x), lower(x), lower(0.0)]);
                patch.pieces.push(clipped(&side, self.place));
            }
        }
        patch
    }

    fn piles(&self, own: &Bearing) -> Patch {
        let (area, count) = (self.area, own.count.clamp(1, 5));
        let mut patch = Patch { rings: Vec::new(), pieces: Vec::new() };
        let foot = point(self.middle.x, area.top() + area.height() * 0.97);
        let step = area.width() / (f32::from(count) * 2.0 - 1.0).max(1.7);
        for k in 0..count {
            let off = f32::from(k) - (f32::from(count) - 1.0) / 2.0;
            let x = self.middle.x + off * step * 2.0;
            let tip = point(foot.x + off * 0.04 * area.width(), foot.y - off.abs() * 0.03);
            let half = step * 0.5;
            let left = line(tip, point(x - half, area.top() - 0.01), own.line, step * 0.6);
            let right = line(point(x + half, area.top() - 0.01), tip, own.line, step * 0.6);
            let ring = Ring { points: [left, right].concat(), holes: Vec::new() };
            patch.rings.extend(clipped_ring(&ring, self.place));
            let straight =
                clockwise(vec![tip, point(x - half, area.top()), point(x + half, area.top())]);
            patch.pieces.push(clipped(&straight, self.place));
        }
        patch
    }

    /// A band so far inside the edge and so wide, in shares of the width.
    fn ring(&self, inside: f32, wide: f32, shape: PartitionLine) -> Patch {
        let unit = self.area.width().min(self.area.height());
        let outer = inset(self.place, inside * unit);
        let inner = inset(self.place, (inside + wide) * unit);
        if inner.len() < 3 {
            return Patch { rings: Vec::new(), pieces: Vec::new() };
        }
        let hole = if shape == PartitionLine::Plain {
            inner.clone()
        } else {
            teeth(&inner, shape, unit * 0.14)
        };
        let mut points = outer.clone();
        points.extend(&hole);
        let rings = vec![Ring { holes: vec![outer.len()], points }];
        // Rays from the middle part it into convex pieces.
        let middle = centroid(&inner);
        let n = 28_u8;
        let ray = |k: u8| {
            let angle = std::f32::consts::TAU * (f32::from(k) - 0.5) / f32::from(n)
                - std::f32::consts::FRAC_PI_2;
            point(angle.cos(), angle.sin())
        };
        let hit = |outline: &[Point], way: Point| {
            let far = outline.iter().enumerate().filter_map(|(k, &a)| {
                let edge = outline[(k + 1) % outline.len()] - a;
                let det = way.x * edge.y - way.y * edge.x;
                let to = a - middle;
                let (along, at) =
                    ((to.x * edge.y - to.y * edge.x) / det, (to.x * way.y - to.y * way.x) / det);
                (det.abs() > 1e-9 && along > 0.0 && (-1e-4..=1.0001).contains(&at)).then_some(along)
            });
            middle + way * far.fold(0.0, f32::max)
        };
        let piece = |k: u8| {
            let (a, b) = (ray(k), ray(k + 1));
            clockwise(vec![hit(&outer, a), hit(&outer, b), hit(&inner, b), hit(&inner, a)])
        };
        Patch { rings, pieces: (0..n).map(piece).collect() }
    }

    fn flaunches(&self) -> Patch {
        let area = self.area;
        let arc = |left: bool| {
            let points = (0..=16_u8).map(|k| {
                let angle = std::f32::consts::PI * f32::from(k) / 16.0;
                let x = angle.sin() * area.width() * 0.3;
                let y = area.top() + area.height() * f32::from(k) / 16.0;
                point(if left { area.left() - 0.02 + x } else { area.right() + 0.02 - x }, y)
            });
            clipped(&clockwise(points.collect()), self.place)
        };
        let pieces = vec![arc(true), arc(false)];
        let rings = pieces.iter().map(|points| Ring { points: points.clone(), holes: Vec::new() });
        Patch { rings: rings.collect(), pieces }
    }

    fn label(&self, own: &Bearing) -> Patch {
        let area = self.area;
        let n = own.points.unwrap_or(if own.count > 1 { own.count } else { 5 }).clamp(1, 9);
        let (top, thick) = (area.top() + area.height() * 0.1, area.height() * 0.055);
        let drop = area.height() * 0.2;
        let step = area.width() / f32::from(n);
        let wide = (step * 0.46).min(area.width() * 0.13);
        let mut points = vec![point(area.left() - 0.02, top), point(area.right() + 0.02, top)];
        points.push(point(area.right() + 0.02, top + thick));
        for k in (0..n).rev() {
            let x = area.left() + step * (f32::from(k) + 0.5);
            // Points widen a little downwards.
            points.push(point(x + wide * 0.42, top + thick));
            points.push(point(x + wide * 0.6, top + drop));
            points.push(point(x - wide * 0.6, top + drop));
            points.push(point(x - wide * 0.42, top + thick));
        }
        points.push(point(area.left() - 0.02, top + thick));
        let bar = Area::new(point(area.left(), top), point(area.right(), top + thick));
        self.whole(points, vec![clipped(bar.corners().as_ref(), self.place)])
    }

    /// Two bands over and a mascle under them; what lies on top comes last.
    fn fret(&self) -> Patch {
        let unit = self.unit();
        let wide = 0.045 * unit;
        let reach = unit * 0.36;
        let m = self.middle;
        let mut rings = Vec::new();
        let mut pieces = Vec::new();
        let mascle = |r: f32| {
            vec![m + point(0.0, -r), m + point(r, 0.0), m + point(0.0, r), m + point(-r, 0.0)]
        };
        let (outer, inner) = (reach * 0.78 + wide * 0.7, reach * 0.78 - wide * 0.9);
        let mut points = mascle(outer);
        points.extend(mascle(inner));
        rings.extend(clipped_ring(&Ring { points, holes: vec![4] }, self.place));
        for x in [1.0, -1.0] {
            let way = point(x, 1.0) * reach;
            let straight = clockwise(band((m - way, m + way), wide, PartitionLine::Plain, 1.0));
            let points = clipped(&straight, self.place);
            rings.push(Ring { points: points.clone(), holes: Vec::new() });
            pieces.push(points);
        }
        Patch { rings, pieces }
    }
}

/// A closed outline with teeth all around, which point inward.
fn teeth(outline: &[Point], shape: PartitionLine, size: f32) -> Vec<Point> {
    // The outline in steps of a tooth, so that curves have teeth as straight edges have.
    let whole: f32 =
        (0..outline.len()).map(|k| (outline[(k + 1) % outline.len()] - outline[k]).length()).sum();
    let n = (whole / size).round().clamp(8.0, 60.0);
    let at = |mut far: f32| {
        for (k, &a) in outline.iter().enumerate() {
            let b = outline[(k + 1) % outline.len()];
            let length = (b - a).length();
            if far <= length {
                return a.lerp(b, far / length.max(1e-6));
            }
            far -= length;
        }
        outline[0]
    };
    let middle = centroid(outline);
    let mut points = Vec::new();
    let (tip, valley) = match shape {
        PartitionLine::Invected | PartitionLine::Wavy => (0.02, 0.0),
        _ => (0.075, 0.0),
    };
    let mut k = 0.0;
    while k < n {
        for (share, depth) in
            [(0.0, tip), (0.25, valley + 0.018), (0.5, valley), (0.75, valley + 0.018)]
        {
            let here = at(whole * (k + share) / n);
            let depth = if shape == PartitionLine::Indented {
                (0.5 - f32::abs(share - 0.5)) * 0.15
            } else {
                depth
            };
            points.push(here + (middle - here).normalized() * (depth * size * 6.0));
        }
        k += 1.0;
    }
    points
}

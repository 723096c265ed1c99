//! Charges in rows, as large as the room that is left to them allows.

use crate::drawing::clipping::{bounds, centroid};
use crate::drawing::geometry::{Point, point};

/// Where charges lie, and how large they are.
pub(super) struct Arrangement {
    /// How much a charge is enlarged.
    pub scale: f32,
    /// The middles of the charges, row by row.
    pub at: Vec<Point>,
}

/// How many charges stand in each row where nothing is said.
pub(super) fn usual_rows(count: u8, wide: bool) -> Vec<u8> {
    match count {
        // Long figures lie above each other.
        2..=4 if wide => vec![1; usize::from(count)],
        1 | 2 => vec![count],
        3 => vec![2, 1],
        4 => vec![2, 2],
        5 => vec![2, 1, 2],
        6 => vec![3, 2, 1],
        7 => vec![3, 3, 1],
        8 => vec![3, 3, 2],
        9 => vec![3, 3, 3],
        10 => vec![4, 3, 2, 1],
        n => {
            // Rows that become shorter towards the foot.
            let (mut left, mut rows, mut size) = (n, Vec::new(), 4_u8);
            while left > 0 {
                let here = size.min(left);
                rows.push(here);
                left -= here;
                size = if rows.len() > 2 && size > 2 { size - 1 } else { size };
            }
            rows
        }
    }
}

/// The gaps that are tried, as shares of a charge's width and height.
const GAPS: [f32; 5] = [0.12, 0.3, 0.55, 0.9, 1.4];

/// Finds the largest place for charges of an outline around their middle (`hull`) within a convex outline.
pub(super) fn arrange(
    hull: &[Point],
    rows: &[u8],
    space: &[Point],
    touching: bool,
) -> Option<Arrangement> {
    if space.len() < 3 || hull.is_empty() || rows.is_empty() {
        return None;
    }
    let own = bounds(hull);
    let (wide, tall) = (own.width(), own.height());
    let widest = rows.iter().copied().max().unwrap_or(1);
    let tight = [0.0];
    let across: &[f32] = if touching {
        &tight
    } else if widest == 1 {
        &GAPS[..1]
    } else {
        &GAPS
    };
    let down: &[f32] = if touching {
        &tight
    } else if rows.len() == 1 {
        &GAPS[..1]
    } else {
        &GAPS
    };
    let mut best: Option<(f32, f32, Point, Vec<Point>)> = None;
    for &gx in across {
        for &gy in down {
            let at = middles(rows, (wide * (1.0 + gx), tall * (1.0 + gy)));
            let Some((scale, middle)) = largest(hull, &at, space) else { continue };
            // What fills the space is preferred to what leaves room at one side.
            let worth = scale * ((1.0 + gx) * (1.0 + gy)).powf(0.1);
            if best.as_ref().is_none_or(|(other, ..)| worth > *other) {
                best = Some((worth, scale, middle, at));
            }
        }
    }
    let (_, scale, middle, at) = best?;
    let at = at.into_iter().map(|offset| middle + offset * scale).collect();
    // A little room to the edges.
    Some(Arrangement { scale: scale * if touching { 0.97 } else { 0.86 }, at })
}

/// The middles of charges in rows around the middle of all.
fn middles(rows: &[u8], (dx, dy): (f32, f32)) -> Vec<Point> {
    let mut at = Vec::new();
    let first = -(rows.len() as f32 - 1.0) / 2.0;
    for (k, &count) in rows.iter().enumerate() {
        let left = -(f32::from(count) - 1.0) / 2.0;
        for column in 0..count {
            at.push(point((left + f32::from(column)) * dx, (first + k as f32) * dy));
        }
    }
    at
}

/// How far figures can be enlarged together within a convex outline, and around which point.
fn largest(hull: &[Point], at: &[Point], space: &[Point]) -> Option<(f32, Point)> {
    // For each edge: its normal outward, how far it lies, and how far the figures reach that way.
    let edges: Vec<(Point, f32, f32)> = space
        .iter()
        .enumerate()
        .filter_map(|(k, &a)| {
            let b = space[(k + 1) % space.len()];
            let normal = (b - a).normalized().turned();
            let dot = |p: Point| normal.x * p.x + normal.y * p.y;
            let own = hull.iter().map(|&p| dot(p)).fold(f32::MIN, f32::max);
            let reach = at.iter().map(|&p| dot(p)).fold(f32::MIN, f32::max) + own;
            ((b - a).length() > 1e-5 && reach > 1e-6).then(|| (normal, dot(a), reach))
        })
        .collect();
    let scale_at = |c: Point| {
        let room = |(normal, far, reach): &(Point, f32, f32)| {
            (far - normal.x * c.x - normal.y * c.y) / reach
        };
        edges.iter().map(room).fold(f32::MAX, f32::min)
    };
    let area = bounds(space);
    let middle = centroid(space);
    // Where a figure could be equally large at several places, the one nearest to the middle is best.
    let far = area.width().max(area.height()).max(1e-6);
    let worth = |c: Point| scale_at(c) * (1.0 - 0.06 * (c - middle).length() / far);
    let mut best = (worth(middle), middle);
    let look = |c: Point, best: &mut (f32, Point)| {
        let found = worth(c);
        if found > best.0 {
            *best = (found, c);
        }
    };
    for x in 1..12 {
        for y in 1..12 {
            let share = point(x as f32 / 12.0, y as f32 / 12.0);
            let c = area.min + point(share.x * area.width(), share.y * area.height());
            look(c, &mut best);
        }
    }
    let mut step = far / 16.0;
    for _ in 0..8 {
        let around = best.1;
        for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
            look(around + point(x, y) * step, &mut best);
        }
        step *= 0.6;
    }
    let scale = scale_at(best.1);
    (scale > 1e-4 && scale < 1e6).then_some((scale, best.1))
}

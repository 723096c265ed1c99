//! Lines that are not straight.

use crate::drawing::geometry::Point;
use crate::heraldry::PartitionLine;

/// How far from the straight line a line lies at a share of one of its waves: 0 to 1, or -0.5 to 0.5 for those that swing.
fn offsets(line: PartitionLine) -> &'static [(f32, f32)] {
    match line {
        PartitionLine::Plain => &[(0.0, 0.0)],
        PartitionLine::Engrailed => &[
            (0.0, 1.0),
            (0.08, 0.66),
            (0.18, 0.36),
            (0.32, 0.12),
            (0.5, 0.0),
            (0.68, 0.12),
            (0.82, 0.36),
            (0.92, 0.66),
        ],
        PartitionLine::Invected => &[
            (0.0, 0.0),
            (0.08, 0.34),
            (0.18, 0.64),
            (0.32, 0.88),
            (0.5, 1.0),
            (0.68, 0.88),
            (0.82, 0.64),
            (0.92, 0.34),
        ],
        PartitionLine::Indented | PartitionLine::Dancetty => &[(0.0, 0.0), (0.5, 1.0)],
        PartitionLine::Wavy => &[
            (0.0, 0.0),
            (0.125, 0.36),
            (0.25, 0.5),
            (0.375, 0.36),
            (0.5, 0.0),
            (0.625, -0.36),
            (0.75, -0.5),
            (0.875, -0.36),
        ],
        PartitionLine::Nebuly => &[
            (0.0, -0.5),
            (0.16, -0.46),
            (0.24, -0.3),
            (0.2, -0.06),
            (0.14, 0.16),
            (0.18, 0.38),
            (0.28, 0.5),
            (0.5, 0.5),
            (0.72, 0.5),
            (0.82, 0.38),
            (0.86, 0.16),
            (0.8, -0.06),
            (0.76, -0.3),
            (0.84, -0.46),
        ],
        PartitionLine::Embattled => {
            &[(0.0, 0.0), (0.25, 0.0), (0.25, 1.0), (0.75, 1.0), (0.75, 0.0)]
        }
        PartitionLine::Raguly => &[(0.1, 0.0), (0.3, 0.0), (0.18, 1.0), (0.55, 1.0), (0.67, 0.0)],
    }
}

/// The points of a line between two others; its waves go to the left as seen from the first point. `size` is how long a wave
/// is; it is changed so that a whole number fits.
pub(super) fn line(from: Point, to: Point, line: PartitionLine, size: f32) -> Vec<Point> {
    let way = to - from;
    let length = way.length();
    if line == PartitionLine::Plain || length <= 0.0 {
        return vec![from, to];
    }
    let size = if line == PartitionLine::Dancetty { size * 2.2 } else { size };
    let waves = (length / size).round().clamp(2.0, 40.0);
    let tall = match line {
        PartitionLine::Engrailed | PartitionLine::Invected => 0.3,
        PartitionLine::Wavy => 0.36,
        PartitionLine::Dancetty => 0.7,
        PartitionLine::Indented => 0.75,
        _ => 0.55,
    };
    let high = length / waves * tall;
    let normal = way.normalized().turned();
    let mut points = Vec::new();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 2 to 40
    for wave in 0..waves as u8 {
        for &(share, offset) in offsets(line) {
            let along = (f32::from(wave) + share) / waves;
            points.push(from + way * along + normal * (offset * high));
        }
    }
    let (_, last) = offsets(line)[0];
    points.push(to + normal * (last * high));
    points
}

/// A band along a way: both of its edges have the line.
pub(super) fn band(
    (from, to): (Point, Point),
    half: f32,
    shape: PartitionLine,
    size: f32,
) -> Vec<Point> {
    let aside = (to - from).normalized().turned() * half;
    let mut edge = line(from + aside, to + aside, shape, size);
    if shape == PartitionLine::Wavy
        || shape == PartitionLine::Nebuly
        || shape == PartitionLine::Dancetty
    {
        // Both edges swing together.
        let other: Vec<Point> = edge.iter().rev().map(|&at| at - aside * 2.0).collect();
        edge.extend(other);
    } else {
        edge.extend(line(to - aside, from - aside, shape, size));
    }
    edge
}

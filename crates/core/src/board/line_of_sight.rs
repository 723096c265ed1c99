//! Lines of sight, exactly: which hexes a centre-to-centre line crosses, and where it runs along a hexside.

use super::{Grid, Hex};

/// What lies under a line between two centres, without the two end hexes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineOfSight {
    /// Hexes whose interior the line crosses, from start to end; `None` is off the map.
    pub crossed: Vec<Option<Hex>>,
    /// Pairs of hexes along whose common side the line runs; `None` is off the map.
    pub along: Vec<(Option<Hex>, Option<Hex>)>,
}

impl LineOfSight {
    /// Whether the line is blocked: by a crossed hex that blocks, or by a hexside both of whose hexes do.
    /// Off-map hexes block.
    pub fn blocked(&self, mut blocks: impl FnMut(Hex) -> bool) -> bool {
        let mut wall = |hex: Option<Hex>| hex.is_none_or(&mut blocks);
        self.crossed.iter().any(|&h| wall(h)) || self.along.iter().any(|&(a, b)| wall(a) && wall(b))
    }
}

/// A rational number with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Fraction(i64, i64);

impl Fraction {
    fn new(over: i64, under: i64) -> Fraction {
        if under < 0 { Fraction(-over, -under) } else { Fraction(over, under) }
    }
    fn less(self, other: Fraction) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
    fn same(self, other: Fraction) -> bool {
        self.0 * other.1 == other.0 * self.1
    }
}

/// Part of the line inside one hex.
enum Part {
    Outside,
    Inside(Fraction),
    Edge(Fraction, Fraction),
}

/// What lies between two hexes. A hex is the intersection of three slabs in cube coordinates, so the
/// line is cut with integers only.
#[must_use]
pub fn line_of_sight(grid: &Grid, from: Hex, to: Hex) -> LineOfSight {
    let (a, b) = (cube(grid.axial(from)), cube(grid.axial(to)));
    let mut inside: Vec<(Fraction, Option<Hex>)> = Vec::new();
    let mut edges: Vec<(Fraction, Fraction, Option<Hex>)> = Vec::new();
    let range = |i: usize| a[i].min(b[i]) - 1..=a[i].max(b[i]) + 1;
    for q in range(0) {
        for r in range(1) {
            let center = [q, r, -q - r];
            if center == a || center == b {
                continue;
            }
            let hex = || grid.at_axial(small(q), small(r));
            match cut(a, b, center) {
                Part::Outside => {}
                Part::Inside(at) => inside.push((at, hex())),
                Part::Edge(lo, hi) => edges.push((lo, hi, hex())),
            }
        }
    }
    inside.sort_by(|x, y| (x.0.0 * y.0.1).cmp(&(y.0.0 * x.0.1)));
    let mut along = Vec::new();
    while let Some((lo, hi, one)) = edges.pop() {
        let twin = edges.iter().position(|e| e.0.same(lo) && e.1.same(hi));
        along.push((one, twin.and_then(|i| edges.swap_remove(i).2)));
    }
    LineOfSight { crossed: inside.into_iter().map(|(_, hex)| hex).collect(), along }
}

fn cube((q, r): (i32, i32)) -> [i64; 3] {
    let (q, r) = (i64::from(q), i64::from(r));
    [q, r, -q - r]
}

fn small(n: i64) -> i32 {
    i32::try_from(n).expect("hex coordinates are small")
}

/// Cuts the line from `a` to `b` with the hex around `center`.
fn cut(a: [i64; 3], b: [i64; 3], center: [i64; 3]) -> Part {
    let (mut lo, mut hi) = (Fraction(0, 1), Fraction(1, 1));
    let mut edge = false;
    for i in 0..3 {
        let j = (i + 1) % 3;
        // Along the line this difference runs from `start` by `slope`; inside the slab it is within 1 of 0.
        let start = (a[i] - a[j]) - (center[i] - center[j]);
        let slope = (b[i] - b[j]) - (a[i] - a[j]);
        if slope == 0 {
            if start.abs() > 1 {
                return Part::Outside;
            }
            edge |= start.abs() == 1;
            continue;
        }
        let (mut enter, mut leave) =
            (Fraction::new(-1 - start, slope), Fraction::new(1 - start, slope));
        if leave.less(enter) {
            std::mem::swap(&mut enter, &mut leave);
        }
        if lo.less(enter) {
            lo = enter;
        }
        if leave.less(hi) {
            hi = leave;
        }
    }
    if !lo.less(hi) {
        Part::Outside
    } else if edge {
        Part::Edge(lo, hi)
    } else {
        Part::Inside(lo)
    }
}

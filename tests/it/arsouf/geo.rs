//! The board's geometry a second time, from its description alone: column and row, odd rows half a hex to the
//! right.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A hex: column and row, from 1.
pub type Spot = (i32, i32);

/// Columns and rows of the board.
pub const SIZE: Spot = (22, 15);

/// Sea, which has no hexes, marsh, and what the printed board does not draw.
pub const CLOSED: &str = "0101 0201 \
    1705 1805 1905 2005 1706 1806 1906 2106 1607 1707 1807 1708 1808 1908 1809 \
    1413 1513 1613 1713 1813 1913 2013 \
    1414 1514 1614 1714 1814 1914 2014 2114 \
    1315 1415 1515 1615 1715 1815 1915 2015 2115";

/// The road, each hex joined to the next.
pub const ROAD: &str = "0102 0103 0203 0304 0404 0504 0505 0605 0705 0805 0905 1005 1105 1204 1304 1404 1504 1604 \
    1704 1804 1904 2004 2104 2204";

/// The road through the other hex of the town.
pub const GATE: &str = "0102 0202 0203";

/// The river's closed hexsides.
pub const RIVER: &str = "1801|1901 1801|1902 1802|1902 1902|1803";

/// The town.
pub const TOWN: &str = "0102 0202";

/// A hex by its number.
pub fn spot(label: &str) -> Spot {
    (label[..2].parse().expect("a column"), label[2..].parse().expect("a row"))
}

/// A hex's number.
pub fn label((column, row): Spot) -> String {
    format!("{column:02}{row:02}")
}

/// A list of hexes.
pub fn spots(list: &str) -> BTreeSet<Spot> {
    list.split_whitespace().map(spot).collect()
}

/// Their numbers, sorted.
pub fn labels(spots: impl IntoIterator<Item = Spot>) -> String {
    let mut labels: Vec<String> = spots.into_iter().map(label).collect();
    labels.sort();
    labels.join(" ")
}

/// Every hex of the board's rectangle.
pub fn all() -> impl Iterator<Item = Spot> {
    (1..=SIZE.0).flat_map(|column| (1..=SIZE.1).map(move |row| (column, row)))
}

/// The six neighbours, whether they are on the board or not: right, left, then the row above and the row below.
pub fn around((c, r): Spot) -> [Spot; 6] {
    if r % 2 == 1 {
        [(c, r - 1), (c + 1, r - 1), (c - 1, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)]
    } else {
        [(c - 1, r - 1), (c, r - 1), (c - 1, r), (c + 1, r), (c - 1, r + 1), (c, r + 1)]
    }
}

/// The neighbours on the board's rectangle.
pub fn near(at: Spot) -> Vec<Spot> {
    let inside = |&(c, r): &Spot| (1..=SIZE.0).contains(&c) && (1..=SIZE.1).contains(&r);
    around(at).into_iter().filter(inside).collect()
}

/// Whether two hexes touch.
pub fn touch(a: Spot, b: Spot) -> bool {
    around(a).contains(&b)
}

/// How many hexes from one to another, the last included, over anything: rows are half a hex apart.
pub fn distance(a: Spot, b: Spot) -> i32 {
    let slant = |(c, r): Spot| (2 * c + r % 2 - r).div_euclid(2);
    let (across, down) = (slant(a) - slant(b), a.1 - b.1);
    (across.abs() + down.abs() + (across + down).abs()) / 2
}

/// The board as it restricts movement.
pub struct Ground {
    pub closed: BTreeSet<Spot>,
    pub town: BTreeSet<Spot>,
    road: BTreeSet<(Spot, Spot)>,
    river: BTreeSet<(Spot, Spot)>,
}

fn both(pairs: impl Iterator<Item = (Spot, Spot)>) -> BTreeSet<(Spot, Spot)> {
    pairs.flat_map(|(a, b)| [(a, b), (b, a)]).collect()
}

impl Ground {
    pub fn new() -> Ground {
        let joined = |list: &str| {
            let hexes: Vec<Spot> = list.split_whitespace().map(spot).collect();
            hexes.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
        };
        let sides = RIVER.split_whitespace().map(|side| {
            let (a, b) = side.split_once('|').expect("two hexes");
            (spot(a), spot(b))
        });
        Ground {
            closed: spots(CLOSED),
            town: spots(TOWN),
            road: both(joined(ROAD).into_iter().chain(joined(GATE))),
            river: both(sides),
        }
    }

    /// Whether two hexes are joined by the road.
    pub fn road(&self, a: Spot, b: Spot) -> bool {
        self.road.contains(&(a, b))
    }

    /// Whether a closed hexside lies between two hexes.
    pub fn river(&self, a: Spot, b: Spot) -> bool {
        self.river.contains(&(a, b))
    }

    /// The hexes that can be stepped to.
    pub fn steps(&self, from: Spot) -> impl Iterator<Item = Spot> + '_ {
        near(from)
            .into_iter()
            .filter(move |&to| !self.closed.contains(&to) && !self.river(from, to))
    }

    /// How many steps to each hex on foot.
    pub fn walk(&self, from: &BTreeSet<Spot>) -> BTreeMap<Spot, i32> {
        let mut far: BTreeMap<Spot, i32> = from.iter().map(|&at| (at, 0)).collect();
        let mut queue: VecDeque<Spot> = from.iter().copied().collect();
        while let Some(at) = queue.pop_front() {
            for to in self.steps(at) {
                if !far.contains_key(&to) {
                    far.insert(to, far[&at] + 1);
                    queue.push_back(to);
                }
            }
        }
        far
    }
}

//! Hexes by their printed numbers alone, as the rules count them: flat tops, even columns half a hex lower. The tests
//! know hexes from here, not from the program's board.

/// Column and row.
pub type At = (i32, i32);

/// Reads `0505`.
pub fn at(label: &str) -> At {
    let number: i32 = label.parse().expect("a hex is four digits");
    (number / 100, number % 100)
}

/// Writes `0505`.
pub fn label((column, row): At) -> String {
    format!("{column:02}{row:02}")
}

/// The neighbour in a direction: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
pub fn beside((c, r): At, direction: u8) -> At {
    let odd = c % 2 == 1;
    match (direction, odd) {
        (0, _) => (c, r - 1),
        (3, _) => (c, r + 1),
        (1, true) => (c + 1, r - 1),
        (2, true) => (c + 1, r),
        (4, true) => (c - 1, r),
        (5, true) => (c - 1, r - 1),
        (1, false) => (c + 1, r),
        (2, false) => (c + 1, r + 1),
        (4, false) => (c - 1, r + 1),
        _ => (c - 1, r),
    }
}

/// Cube coordinates.
pub fn cube((c, r): At) -> [i32; 3] {
    let x = c - 1;
    let z = (r - 1) - (x - x % 2) / 2;
    [x, -x - z, z]
}

/// The distance in hexes.
pub fn distance(one: At, other: At) -> i32 {
    let (a, b) = (cube(one), cube(other));
    (0..3).map(|i| (a[i] - b[i]).abs()).max().unwrap_or(0)
}

/// The unit vectors of the six directions.
fn unit(direction: u8) -> [i32; 3] {
    let (a, b) = (cube((5, 5)), cube(beside((5, 5), direction)));
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
}

/// The directions of the hexsides that the line to a distant hex crosses: one, or two if it leaves through a vertex.
pub fn crossed(from: At, to: At) -> Vec<u8> {
    let (a, b) = (cube(from), cube(to));
    let along = |d: u8| (0..3).map(|i| (b[i] - a[i]) * unit(d)[i]).sum::<i32>();
    let most = (0..6).map(along).max().unwrap_or(0);
    (0..6).filter(|&d| along(d) == most).collect()
}

/// Front, flank or rear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Front,
    Flank,
    Rear,
}

/// The part of a unit with this facing to which a hexside belongs: {f, f+1} front, {f+2, f+5} flank, {f+3, f+4} rear.
pub fn part(facing: u8, direction: u8) -> Part {
    match (direction + 6 - facing) % 6 {
        0 | 1 => Part::Front,
        2 | 5 => Part::Flank,
        _ => Part::Rear,
    }
}

/// Every hex of a map of this size.
pub fn all(columns: i32, rows: i32) -> impl Iterator<Item = At> {
    (1..=columns).flat_map(move |c| (1..=rows).map(move |r| (c, r)))
}

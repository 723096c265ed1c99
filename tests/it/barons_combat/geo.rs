//! Hexes as the reference describes them: numbers CCRR, flat tops, even columns half a hex lower. Nothing here comes
//! from the program.

/// A hex by column and row, both from 1.
pub type At = (i32, i32);

/// A hex from its number.
pub fn at(label: &str) -> At {
    let n: i32 = label.parse().expect("a hex number");
    (n / 100, n % 100)
}

/// A hex's number.
pub fn label((c, r): At) -> String {
    format!("{c:02}{r:02}")
}

/// The neighbour in a direction: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
pub fn step((c, r): At, direction: u8) -> At {
    let odd = c % 2 == 1;
    match (direction % 6, odd) {
        (0, _) => (c, r - 1),
        (3, _) => (c, r + 1),
        (1, true) => (c + 1, r - 1),
        (2, true) => (c + 1, r),
        (4, true) => (c - 1, r),
        (5, true) => (c - 1, r - 1),
        (1, false) => (c + 1, r),
        (2, false) => (c + 1, r + 1),
        (4, false) => (c - 1, r + 1),
        (5, false) => (c - 1, r),
        _ => unreachable!("six directions"),
    }
}

/// The neighbour of a numbered hex.
pub fn beside(label_: &str, direction: u8) -> String {
    label(step(at(label_), direction))
}

/// Cube coordinates x, y, z.
pub fn cube((c, r): At) -> [i32; 3] {
    let x = c - 1;
    let z = (r - 1) - ((c - 1) - ((c - 1) % 2)) / 2;
    [x, -x - z, z]
}

/// The distance in hexes.
pub fn distance(a: At, b: At) -> i32 {
    let (a, b) = (cube(a), cube(b));
    (0..3).map(|i| (a[i] - b[i]).abs()).max().unwrap_or(0)
}

/// The direction to a neighbour.
pub fn direction(from: At, to: At) -> Option<u8> {
    (0..6).find(|&d| step(from, d) == to)
}

/// The directions of the hexsides that the line to a distant hex crosses: one, or two through a vertex.
pub fn crossed(from: At, to: At) -> Vec<u8> {
    let (a, b) = (cube(from), cube(to));
    let along = |d: u8| {
        // Steps from a hex of an even and of an odd column are the same cube vectors.
        let (origin, next) = (cube((3, 9)), cube(step((3, 9), d)));
        (0..3).map(|i| (b[i] - a[i]) * (next[i] - origin[i])).sum::<i32>()
    };
    let most = (0..6).map(along).max().unwrap_or(0);
    (0..6).filter(|&d| along(d) == most).collect()
}

/// 0 front, 1 flank, 2 rear.
pub fn arc(facing: u8, direction: u8) -> u8 {
    match (direction + 6 - facing) % 6 {
        0 | 1 => 0,
        2 | 5 => 1,
        _ => 2,
    }
}

/// The hexes of a field of so many columns and rows.
pub fn field(columns: i32, rows: i32) -> Vec<At> {
    (1..=columns).flat_map(|c| (1..=rows).map(move |r| (c, r))).collect()
}

//! 7.1: vertices, arcs and bearings, by counting hexes.

use super::geo::{self, Part};
use gonfalon::board::{Grid, GridShape, Hex, Numbering, Orientation, Stagger};
use gonfalon::systems::barons::facing::{Arc, Facing};

fn grid() -> Grid {
    Grid::new(GridShape {
        columns: 16,
        rows: 16,
        orientation: Orientation::Flat,
        stagger: Stagger::Even,
        numbering: Numbering::ColumnRow,
        first: (1, 1),
    })
}

fn hex(grid: &Grid, at: geo::At) -> Hex {
    grid.parse(&geo::label(at)).expect("it is on the map")
}

fn part(arc: Arc) -> Part {
    match arc {
        Arc::Front => Part::Front,
        Arc::Flank => Part::Flank,
        Arc::Rear => Part::Rear,
    }
}

/// The arcs of every hex at a distance: one, or two if the line runs through a vertex.
fn arcs(grid: &Grid, from: geo::At, facing: u8, far: i32) -> Vec<Vec<Part>> {
    let ring = geo::all(16, 16).filter(|&to| geo::distance(from, to) == far);
    ring.map(|to| {
        let (one, other) = Facing(facing).arcs(grid, hex(grid, from), hex(grid, to));
        let mut parts = vec![part(one), part(other)];
        parts.sort();
        parts.dedup();
        parts
    })
    .collect()
}

#[test]
fn r7_1_two_hexsides_each_for_front_flank_and_rear() {
    let grid = grid();
    // Even columns lie lower: 0505 has 0604 to the north-east, 0605 has 0705 there.
    for (from, around) in [
        ("0505", ["0504", "0604", "0605", "0506", "0405", "0404"]),
        ("0605", ["0604", "0705", "0706", "0606", "0506", "0505"]),
    ] {
        for (direction, to) in (0..6).zip(around) {
            assert_eq!(geo::label(geo::beside(geo::at(from), direction)), to);
            for facing in 0..6 {
                let (one, other) =
                    Facing(facing).arcs(&grid, hex(&grid, geo::at(from)), hex(&grid, geo::at(to)));
                assert_eq!(one, other, "an adjacent hex lies in one arc");
                let expected = match (direction + 6 - facing) % 6 {
                    0 | 1 => Part::Front,
                    2 | 5 => Part::Flank,
                    _ => Part::Rear,
                };
                assert_eq!(part(one), expected, "{from} facing {facing}: {to}");
            }
        }
    }
}

#[test]
fn r7_1_at_three_hexes_every_arc_has_six() {
    let grid = grid();
    for from in [(8, 8), (9, 8)] {
        for facing in 0..6 {
            let arcs = arcs(&grid, from, facing, 3);
            assert_eq!(arcs.len(), 18);
            for part in [Part::Front, Part::Flank, Part::Rear] {
                let pure = arcs.iter().filter(|parts| parts[..] == [part]).count();
                assert_eq!(pure, 6, "{from:?} facing {facing}: {part:?}");
            }
        }
    }
}

/// Half the twelve hexes at a distance of two lie through a vertex: those between two hexsides of one arc belong to it
/// alone, the four others to two arcs.
#[test]
fn r7_1_at_two_hexes_four_lie_in_two_arcs() {
    let grid = grid();
    for from in [(8, 8), (9, 8)] {
        for facing in 0..6 {
            let arcs = arcs(&grid, from, facing, 2);
            assert_eq!(arcs.len(), 12);
            let count = |parts: &[Part]| arcs.iter().filter(|other| other[..] == *parts).count();
            assert_eq!(count(&[Part::Front]), 3);
            assert_eq!(count(&[Part::Rear]), 3);
            assert_eq!(count(&[Part::Flank]), 2);
            assert_eq!(count(&[Part::Front, Part::Flank]), 2);
            assert_eq!(count(&[Part::Flank, Part::Rear]), 2);
        }
    }
}

#[test]
fn r7_1_a_bearing_is_the_greatest_scalar_product() {
    let grid = grid();
    for from in [(8, 8), (9, 8), (1, 1), (16, 16), (2, 15)] {
        for to in geo::all(16, 16).filter(|&to| to != from) {
            for facing in 0..6 {
                let (one, other) = Facing(facing).arcs(&grid, hex(&grid, from), hex(&grid, to));
                let mut found = vec![part(one), part(other)];
                let crossed = geo::crossed(from, to).into_iter();
                let mut expected: Vec<Part> = crossed.map(|d| geo::part(facing, d)).collect();
                for parts in [&mut found, &mut expected] {
                    parts.sort();
                    parts.dedup();
                }
                assert_eq!(found, expected, "{from:?} facing {facing}: {to:?}");
                let sees = Facing(facing).sees(&grid, hex(&grid, from), hex(&grid, to));
                assert_eq!(sees, expected.contains(&Part::Front));
            }
        }
    }
}

/// Of the two vertices beside the crossed hexside the nearer to the old facing, of two equally near ones the lower number.
#[test]
fn r7_13e_a_retreat_step_turns_to_the_nearer_vertex() {
    for facing in 0..6_u8 {
        for direction in 0..6_u8 {
            let turn = |to: u8| {
                let d = (to + 6 - facing) % 6;
                d.min(6 - d)
            };
            let mut vertices = [direction, (direction + 5) % 6];
            vertices.sort_unstable();
            let nearest = vertices.into_iter().min_by_key(|&to| (turn(to), to));
            let turned = Facing(facing).towards(gonfalon::board::Direction(direction));
            assert_eq!(Some(turned.0), nearest, "facing {facing}, {direction}");
            assert_eq!(geo::part(turned.0, direction), Part::Front);
        }
    }
}
